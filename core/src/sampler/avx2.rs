//! The passes over logits that take most of the time, compiled for AVX2: the same code, so the same bits.

#![allow(unsafe_code)]

use super::crossing::{Ranking, Scale};
use super::mass::Exponential;

/// Whether this machine has AVX2.
#[inline]
pub(super) fn is_present() -> bool {
    std::is_x86_feature_detected!("avx2")
}

/// [`Exponential::exp_each`]; only where [`is_present`].
pub(super) fn exp_all(exponential: &Exponential, lanes: &[f32], grid: f32, weights: &mut [f32]) -> bool {
    #[target_feature(enable = "avx2")]
    fn compiled(exponential: &Exponential, lanes: &[f32], grid: f32, weights: &mut [f32]) -> bool {
        exponential.exp_each(lanes, grid, weights)
    }
    // SAFETY: called only where AVX2 is present.
    unsafe { compiled(exponential, lanes, grid, weights) }
}

/// [`Ranking::weigh_each`]; only where [`is_present`].
pub(super) fn weigh(ranking: &Ranking, scale: Scale, lanes: &[f32], bins: &mut [u32], weights: &mut [f32]) {
    #[target_feature(enable = "avx2")]
    fn compiled(ranking: &Ranking, scale: Scale, lanes: &[f32], bins: &mut [u32], weights: &mut [f32]) {
        ranking.weigh_each(scale, lanes, bins, weights);
    }
    // SAFETY: called only where AVX2 is present.
    unsafe { compiled(ranking, scale, lanes, bins, weights) }
}

#[cfg(test)]
mod tests {
    use super::super::crossing::By;
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn avx2_gives_the_bits_of_the_portable_passes(
            logits in prop::collection::vec(prop_oneof![8 => -40.0f32..40.0, 2 => prop::num::f32::ANY], 0..100),
            origin in -40.0f32..40.0, temperature in 0.01f32..4.0, centre in -50.0f32..0.0, by in 0u32..3,
            span in 0.0f32..50.0,
        ) {
            if !is_present() {
                std::eprintln!("skipped: no AVX2 here");
                return Ok(());
            }
            let exponential = Exponential::new(origin, temperature);
            let (mut ours, mut theirs) = ([0.0f32; 100], [0.0f32; 100]);
            let rises = exp_all(&exponential, &logits, temperature, &mut ours);
            prop_assert_eq!(rises, exponential.exp_each(&logits, temperature, &mut theirs));
            prop_assert_eq!(ours.map(f32::to_bits), theirs.map(f32::to_bits));

            let by = match by { 0 => By::Logit, 1 => By::LogitOnly, _ => By::Nearness(centre) };
            let (ranking, scale) = (Ranking { by, exponential }, Scale::reaching(span));
            let (mut our_bins, mut their_bins) = ([0; 100], [0; 100]);
            weigh(&ranking, scale, &logits, &mut our_bins, &mut ours);
            ranking.weigh_each(scale, &logits, &mut their_bins, &mut theirs);
            prop_assert_eq!(our_bins, their_bins);
            prop_assert_eq!(ours.map(f32::to_bits), theirs.map(f32::to_bits));
        }
    }
}
