//! RoPE frequencies, computed in f64 whatever the format, and rounded once.

use std::f64::consts::TAU;

use kinglet_core::config::{Config, Role};

use super::{ImportError, SourceTensor};

/// How the frequencies of global layers are scaled for contexts longer than the model was first trained on.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Scaling {
    None,
    /// All frequencies are divided by a factor (position interpolation).
    Linear(f64),
    /// Each frequency is divided by its own factor: `rope_freqs.weight` in GGUF.
    Factors(Vec<f64>),
    /// Llama 3.1: low frequencies are divided by `factor`, high ones kept, with a ramp between.
    Llama3 {
        factor: f64,
        low_freq_factor: f64,
        high_freq_factor: f64,
        original_context: f64,
    },
}

/// The bases of the two kinds of layers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Rope {
    pub(super) base: f64,
    pub(super) local_base: f64,
    pub(super) scaling: Scaling,
}

impl Rope {
    /// The plain RoPE of the paper.
    pub(super) const fn unscaled(base: f64) -> Self {
        Self { base, local_base: base, scaling: Scaling::None }
    }

    /// The tensors that the runtime reads: global frequencies, and local ones when there is a window.
    ///
    /// # Errors
    /// A base or factor that is not positive and finite, or factors that are not `head_dim/2`.
    pub(super) fn tensors(&self, config: &Config) -> Result<Vec<SourceTensor>, ImportError> {
        let mut global = frequencies(self.base, config.head_dim);
        self.scaling.apply(&mut global)?;
        let mut tensors = vec![tensor(Role::RopeFreqs, &global)?];
        if config.window != 0 {
            tensors.push(tensor(Role::RopeFreqsLocal, &frequencies(self.local_base, config.head_dim))?);
        }
        Ok(tensors)
    }
}

/// `base^(−2i/head_dim)` for each pair `i`.
fn frequencies(base: f64, head_dim: u32) -> Vec<f64> {
    (0..head_dim / 2).map(|pair| base.powf(-2.0 * f64::from(pair) / f64::from(head_dim))).collect()
}

fn tensor(role: Role, frequencies: &[f64]) -> Result<SourceTensor, ImportError> {
    let rounded: Vec<f32> = frequencies.iter().map(|&frequency| frequency as f32).collect();
    match rounded.iter().find(|frequency| !(frequency.is_finite() && **frequency > 0.0)) {
        Some(bad) => Err(ImportError::Value {
            key: "RoPE frequency".to_owned(),
            found: bad.to_string(),
            expected: "positive and finite (check the base and the scaling)".to_owned(),
        }),
        None => Ok(SourceTensor::from_f32(role, None, 1, rounded.len(), &rounded)),
    }
}

impl Scaling {
    fn apply(&self, frequencies: &mut [f64]) -> Result<(), ImportError> {
        match self {
            Self::None => {}
            Self::Linear(factor) => frequencies.iter_mut().for_each(|frequency| *frequency /= factor),
            Self::Factors(factors) => {
                if factors.len() != frequencies.len() {
                    return Err(ImportError::Value {
                        key: "RoPE frequency factors".to_owned(),
                        found: factors.len().to_string(),
                        expected: format!("{}, one for each pair of a head", frequencies.len()),
                    });
                }
                for (frequency, factor) in frequencies.iter_mut().zip(factors) {
                    *frequency /= factor;
                }
            }
            Self::Llama3 { factor, low_freq_factor, high_freq_factor, original_context } => {
                for frequency in frequencies {
                    // Turns that this pair makes in the original context.
                    let turns = original_context * *frequency / TAU;
                    let ramp = (turns - low_freq_factor) / (high_freq_factor - low_freq_factor);
                    // Clamped, the ramp is 1 above the high and 0 below the low frequency.
                    let kept = ramp.clamp(0.0, 1.0);
                    *frequency = (1.0 - kept) * (*frequency / factor) + kept * *frequency;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scaled(scaling: Scaling) -> Vec<f64> {
        let mut frequencies = frequencies(500_000.0, 64);
        scaling.apply(&mut frequencies).unwrap();
        frequencies
    }

    #[test]
    fn llama3_scaling_keeps_high_and_divides_low_frequencies() {
        let plain = frequencies(500_000.0, 64);
        let scaled = scaled(Scaling::Llama3 {
            factor: 32.0,
            low_freq_factor: 1.0,
            high_freq_factor: 4.0,
            original_context: 8192.0,
        });
        assert_eq!(scaled[0], plain[0]);
        assert_eq!(scaled[31], plain[31] / 32.0);
        // Between: pair 15 turns 2.77 times in 8192 positions, so 0.59 of it is kept.
        let kept = (8192.0 * plain[15] / TAU - 1.0) / 3.0;
        assert!(kept > 0.0 && kept < 1.0, "{kept}");
        assert!((scaled[15] - (plain[15] / 32.0 * (1.0 - kept) + plain[15] * kept)).abs() < 1e-12);
    }

    #[test]
    fn linear_scaling_divides_every_frequency() {
        let plain = frequencies(500_000.0, 64);
        assert!(scaled(Scaling::Linear(8.0)).iter().zip(plain).all(|(scaled, plain)| *scaled == plain / 8.0));
    }

    #[test]
    fn factors_of_another_length_are_refused() {
        assert!(Scaling::Factors(vec![1.0; 31]).apply(&mut frequencies(10_000.0, 64)).is_err());
    }
}
