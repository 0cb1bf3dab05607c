//! Sums of exponentials in fixed point, and the draw.

use super::SampleError;
#[cfg(all(target_arch = "x86_64", feature = "std"))]
use super::avx2;
use super::logits::{GROUP, Group, LANES, Lanes};
use super::philox::philox;
use crate::numerics;

/// `exp((logit − origin) / temperature)`, by which tokens are weighed.
///
/// Computed as `2^y` with `y = (logit − origin) · log2(e) / temperature`, in plain f32 additions and multiplications,
/// so with the same bits everywhere; faster than [`numerics::exp`], and exactly 1 at the origin. The relative error
/// is below `2^−22 · (1 + |y|)`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exponential {
    origin: f32,
    /// Powers of two for each unit of a logit.
    scale: f32,
}

impl Exponential {
    /// The temperature is above 0; below 2^−126 it counts as 2^−126.
    pub fn new(origin: f32, temperature: f32) -> Self {
        Self { origin, scale: core::f32::consts::LOG2_E / temperature.max(f32::MIN_POSITIVE) }
    }

    /// `y`.
    #[inline]
    pub fn exponent(&self, logit: f32) -> f32 {
        (logit - self.origin) * self.scale
    }

    /// `2^y` for `y ≤ 2`; below `y = −62`, and for NaN, `2^−62`, which weighs nothing.
    // Where there are no vectors, copies for each lane would only take flash.
    #[cfg_attr(any(target_arch = "x86_64", target_arch = "aarch64"), inline(always))]
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), inline(never))]
    pub fn exp(&self, logit: f32) -> f32 {
        // 1.5 · 2^23: adding it rounds to an integer, which then stands in the low bits.
        const ROUND: f32 = 12_582_912.0;
        let y = self.exponent(logit);
        let y = if y > -62.0 { y } else { -62.0 };
        let shifted = y + ROUND;
        let f = y - (shifted - ROUND);
        // Minimax for the relative error of 2^f on −0.5..=0.5 with p(0) = 1: 2.6e-9 before rounding.
        let mut p = 1.559_467_8e-4;
        p = p * f + 1.340_664_3e-3;
        p = p * f + 9.617_693e-3;
        p = p * f + 5.550_310_4e-2;
        p = p * f + 2.402_265_2e-1;
        p = p * f + 6.931_472_4e-1;
        p = p * f + 1.0;
        f32::from_bits(p.to_bits().wrapping_add(shifted.to_bits() << 23))
    }

    /// [`Self::exp`] of every lane. Whether one is above the origin by more than `grid`.
    #[inline]
    pub fn exp_all(&self, lanes: &[f32], grid: f32, weights: &mut [f32]) -> bool {
        #[cfg(all(target_arch = "x86_64", feature = "std"))]
        if avx2::is_present() {
            return avx2::exp_all(self, lanes, grid, weights);
        }
        self.exp_each(lanes, grid, weights)
    }

    #[inline(always)]
    pub(super) fn exp_each(&self, lanes: &[f32], grid: f32, weights: &mut [f32]) -> bool {
        let mut rises = 0;
        for (weight, logit) in weights.iter_mut().zip(lanes) {
            rises |= u32::from(*logit - self.origin > grid);
            *weight = self.exp(*logit);
        }
        rises != 0
    }

    /// `⌊2^40 · 2^y⌋` for `y ≤ 0`.
    #[inline]
    pub fn weight(&self, logit: f32) -> u64 {
        fixed(self.exp(logit))
    }
}

/// What a weight of 1 is when [`fixed`].
pub(super) const ONE: u64 = 1 << 40;

/// `⌊2^40 · weight⌋`, for 0 and for weights of 2^−62 to 1.
#[inline]
pub(super) fn fixed(weight: f32) -> u64 {
    // The significand is only ever moved to the right. A conversion would do the same, but is a call on boards.
    let bits = weight.to_bits();
    let significand = u64::from(bits & 0x7f_ffff | 0x80_0000);
    (significand << 17) >> (127u32.wrapping_sub(bits >> 23) % u64::BITS)
}

/// `⌊random / 2^64 · total⌋`, below `total` for every `random`.
pub(super) fn scaled(random: u64, total: u64) -> u64 {
    ((u128::from(random) * u128::from(total)) >> 64) as u64
}

/// `Σ exp(logit / temperature)` over blocks that come one after the other, in units of
/// `2^−38 · exp(anchor / temperature)`.
///
/// The anchor is the first block's largest logit, until one comes that is above it by more than the grid, the
/// largest power of two that is not above the temperature; then that one is, and the sum is scaled once. So the
/// largest token weighs 1 to e, and the sum is scaled at most once for each factor of `√e` in its growth: the
/// roundings do not add up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mass {
    temperature: f32,
    grid: f32,
    /// Its origin is the anchor.
    exponential: Exponential,
    sum: u64,
}

impl Mass {
    /// The weight of 1. The sum of 2^19 blocks of at most 16 e is below 2^63.
    const ONE: f32 = (1u64 << 38) as f32;

    /// Of nothing, at a temperature above 0.
    pub fn new(temperature: f32) -> Self {
        let grid = f32::from_bits(temperature.to_bits() & 0x7f80_0000);
        Self { temperature, grid, exponential: Exponential::new(f32::NEG_INFINITY, temperature), sum: 0 }
    }

    /// Adds the blocks of a group and shows each: its index, its weight, and the sum with it. `level` is another
    /// number in the units of the sum. A block that is all masked weighs nothing, and so does one with a `+∞`.
    #[inline]
    fn add(&mut self, lanes: &[f32], level: &mut u64, mut see: impl FnMut(usize, u64, u64, &mut u64)) {
        let mut weights = [0.0; GROUP];
        let Some(weights) = weights.get_mut(..lanes.len()) else { return };
        let rises = self.exponential.exp_all(lanes, self.grid, weights);
        let blocks = weights.as_chunks_mut::<LANES>().0.iter_mut().zip(lanes.as_chunks::<LANES>().0);
        for (index, (weights, lanes)) in blocks.enumerate() {
            if rises {
                self.anchor(lanes, level);
                self.exponential.exp_all(lanes, self.grid, weights);
            }
            let weight = (numerics::sum_lanes(*weights) * Self::ONE) as i64 as u64;
            self.sum = self.sum.wrapping_add(weight);
            see(index, weight, self.sum, level);
        }
    }

    /// Moves the anchor to a block's largest logit if that is too far above it.
    fn anchor(&mut self, lanes: &Lanes, level: &mut u64) {
        let (old, max) = (self.exponential.origin, numerics::max_lanes(*lanes));
        if max - old > self.grid {
            self.exponential.origin = max;
            let factor = self.exponential.weight(old);
            let scale = |value: u64| ((u128::from(value) * u128::from(factor)) >> 40) as u64;
            (self.sum, *level) = (scale(self.sum), scale(*level));
        }
    }

    /// In units of `exp(anchor / temperature)`.
    fn sum(&self) -> f32 {
        self.sum as f32 / Self::ONE
    }
}

/// The log-sum-exp of the raw logits.
#[derive(Clone, Copy, Debug)]
pub(super) struct LogSum(Mass);

impl LogSum {
    pub fn new() -> Self {
        Self(Mass::new(1.0))
    }

    /// What a race at temperature 1 has summed up.
    pub fn of(race: &Race) -> Self {
        Self(race.mass)
    }

    #[inline(never)]
    pub fn add(&mut self, group: Group) {
        self.0.add(group.lanes, &mut 0, |_, _, _, _| {});
    }

    /// `ln Σ exp(logit − peak)`, where `peak` is the largest logit added.
    pub fn relative_to(&self, peak: f32) -> f32 {
        numerics::ln((self.0.sum() / self.0.exponential.exp(peak)).max(1.0))
    }
}

/// Sixteen neighbouring tokens, the first a multiple of 16.
#[derive(Clone, Copy, Debug)]
struct Block {
    first: u32,
    lanes: Lanes,
}

/// A drawn token, before its log-prob is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn {
    pub token: u32,
    pub candidates: u32,
    pub probability: f32,
}

/// A draw with weights, in one pass: the exponential race (Efraimidis and Spirakis 2006), run over blocks, with
/// random numbers only where the lead changes ("exponential jumps").
///
/// When a block takes the lead at the cumulative weight `S`, a uniform `u` in `[0, 1)` is drawn, and the lead changes
/// again at the first block whose cumulative weight `S'` has `u · S' ≥ S`. So a block still leads at `S'` with
/// probability `S / S'`, and the last leader is each block with probability weight / total. A token is then drawn
/// within it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Race {
    key: [u32; 2],
    mass: Mass,
    leader: Option<Block>,
    /// The sum when the leader took the lead.
    level: u64,
    /// `u · 2^64`.
    jump: u64,
    /// Chooses within the leader.
    inner: u64,
    lead_changes: u32,
    candidates: u32,
}

impl Race {
    /// `key` is all the randomness; `temperature` is above 0.
    pub fn new(key: [u32; 2], temperature: f32) -> Self {
        let mass = Mass::new(temperature);
        Self { key, mass, leader: None, level: 0, jump: 0, inner: 0, lead_changes: 0, candidates: 0 }
    }

    /// The first token of the block that took the lead last, if one of the group did. The logits are finite or `−∞`.
    #[inline(never)]
    pub fn run(&mut self, group: Group) -> Option<u32> {
        let legal = group.legal();
        if legal == 0 {
            return None;
        }
        self.candidates += legal;
        let Self { key, mass, level, jump, inner, lead_changes, .. } = self;
        let mut taken = None;
        mass.add(group.lanes, level, |index, weight, sum, level| {
            if weight == 0 || scaled(*jump, sum) < *level {
                return;
            }
            let [a, b, c, d] = philox([*lead_changes, 0, 0, 0], *key);
            *lead_changes = lead_changes.wrapping_add(1);
            *inner = u64::from(b) << 32 | u64::from(a);
            *jump = u64::from(d) << 32 | u64::from(c);
            *level = sum;
            taken = Some(index);
        });
        let (first, lanes) = group.blocks().nth(taken?)?;
        self.leader = Some(Block { first, lanes: *lanes });
        Some(first)
    }

    /// The token drawn.
    pub fn finish(&self) -> Result<Drawn, SampleError> {
        let leader = self.leader.as_ref().ok_or(SampleError::AllMasked)?;
        let max = numerics::max_lanes(leader.lanes);
        let inner = Exponential::new(max, self.mass.temperature);
        let weights = leader.lanes.map(|logit| inner.weight(logit));
        let mut left = scaled(self.inner, weights.iter().sum());
        let mut lane = 0;
        for (index, weight) in (0u32..).zip(weights) {
            if left < weight {
                lane = index;
                break;
            }
            left -= weight;
        }
        let logit = leader.lanes.get(lane as usize % LANES).copied().unwrap_or(max);
        let probability = (self.mass.exponential.exp(logit) / self.mass.sum()).min(1.0);
        Ok(Drawn { token: leader.first.wrapping_add(lane), candidates: self.candidates, probability })
    }
}
