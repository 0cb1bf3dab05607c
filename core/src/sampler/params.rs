//! Which algorithm, with which parameters.

use super::SampleError;

/// How a token is drawn; see the [module](super) for the stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Algorithm {
    /// The largest logit, the lowest id among ties. Temperature is ignored.
    Greedy,
    /// `softmax(logits / temperature)`.
    Weighted,
    /// The k largest logits.
    TopK,
    /// The smallest set of the most likely tokens that reaches probability p; ties with its last token are kept.
    /// p = 0 keeps the maximum, p ≥ 1 everything.
    Nucleus,
    /// Top-k, then a nucleus within the k, in which the token that reaches p is the last one. Temperatures above 0 and
    /// below 1e-6 count as 1e-6; 0 is 0.
    Composite,
}

/// Whether typical-p, the nucleus and min-p measure probabilities before or after the temperature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum FilterOrder {
    /// At temperature 1.
    #[default]
    FiltersFirst,
    /// At the temperature, as in vLLM, and in llama.cpp when its chain says so.
    TemperatureFirst,
}

/// An algorithm with its parameters; those that it does not use are ignored.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct SamplingParams {
    /// How the token is drawn.
    pub algorithm: Algorithm,
    /// For [`Algorithm::TopK`] and [`Algorithm::Composite`]; at least 1, above the vocabulary keeps all.
    pub top_k: u32,
    /// For [`Algorithm::Nucleus`] (≥ 0) and [`Algorithm::Composite`] (in (0, 1]).
    pub top_p: f32,
    /// Finite and ≥ 0; 0 takes the maximum of what the filters leave, the lowest id among ties.
    pub temperature: f32,
    /// For every algorithm but greedy: keeps the tokens whose surprisal is nearest to the entropy, up to this
    /// probability (Meister et al. 2023), in (0, 1]; 1 keeps all.
    pub typical_p: f32,
    /// For every algorithm but greedy: keeps the tokens of at least this part of the probability of the most likely
    /// one that is left (Nguyen et al. 2024), in 0..=1; 0 keeps all.
    pub min_p: f32,
    /// Where the filters measure probabilities.
    pub order: FilterOrder,
}

impl SamplingParams {
    const NEUTRAL: Self = Self {
        algorithm: Algorithm::Greedy,
        top_k: u32::MAX,
        top_p: 1.0,
        temperature: 1.0,
        typical_p: 1.0,
        min_p: 0.0,
        order: FilterOrder::FiltersFirst,
    };

    /// The most likely token.
    pub const fn greedy() -> Self {
        Self::NEUTRAL
    }

    /// A draw from the whole vocabulary.
    pub const fn weighted(temperature: f32) -> Self {
        Self { algorithm: Algorithm::Weighted, temperature, ..Self::NEUTRAL }
    }

    /// A draw from the k most likely tokens.
    pub const fn top_k(top_k: u32, temperature: f32) -> Self {
        Self { algorithm: Algorithm::TopK, top_k, temperature, ..Self::NEUTRAL }
    }

    /// A draw from the nucleus of probability p.
    pub const fn nucleus(top_p: f32, temperature: f32) -> Self {
        Self { algorithm: Algorithm::Nucleus, top_p, temperature, ..Self::NEUTRAL }
    }

    /// Top-k, then nucleus, then temperature.
    pub const fn composite(top_k: u32, top_p: f32, temperature: f32) -> Self {
        Self { algorithm: Algorithm::Composite, top_k, top_p, temperature, ..Self::NEUTRAL }
    }

    /// A draw from the tokens that are at least `min_p` times as likely as the most likely one.
    pub const fn min_p(min_p: f32, temperature: f32) -> Self {
        Self { min_p, ..Self::weighted(temperature) }
    }

    /// A draw from the typical tokens that together have probability p.
    pub const fn typical(typical_p: f32, temperature: f32) -> Self {
        Self { typical_p, ..Self::weighted(temperature) }
    }

    /// Checks the parameters that the algorithm uses. For greedy that is none.
    ///
    /// # Errors
    /// [`SampleError`] naming the first one that is out of range.
    pub fn validate(&self) -> Result<(), SampleError> {
        let (k, p) = match self.algorithm {
            Algorithm::Greedy => return Ok(()),
            Algorithm::Weighted => (true, true),
            Algorithm::TopK => (self.top_k >= 1, true),
            Algorithm::Nucleus => (true, self.top_p >= 0.0),
            Algorithm::Composite => (self.top_k >= 1, self.top_p > 0.0 && self.top_p <= 1.0),
        };
        if !k {
            Err(SampleError::TopK { found: self.top_k })
        } else if !p {
            Err(SampleError::TopP { found: self.top_p })
        } else if !(self.temperature >= 0.0 && self.temperature.is_finite()) {
            Err(SampleError::Temperature { found: self.temperature })
        } else if !(self.typical_p > 0.0 && self.typical_p <= 1.0) {
            Err(SampleError::TypicalP { found: self.typical_p })
        } else if !(self.min_p >= 0.0 && self.min_p <= 1.0) {
            Err(SampleError::MinP { found: self.min_p })
        } else {
            Ok(())
        }
    }

    /// These parameters with those of a request in their place.
    pub fn with(&self, request: &SamplingOverride) -> Self {
        Self {
            algorithm: request.algorithm.unwrap_or(self.algorithm),
            top_k: request.top_k.unwrap_or(self.top_k),
            top_p: request.top_p.unwrap_or(self.top_p),
            temperature: request.temperature.unwrap_or(self.temperature),
            typical_p: request.typical_p.unwrap_or(self.typical_p),
            min_p: request.min_p.unwrap_or(self.min_p),
            order: request.order.unwrap_or(self.order),
        }
    }

    /// The temperature of the draw.
    pub(super) fn draw_temperature(&self) -> f32 {
        const COMPOSITE_FLOOR: f32 = 1e-6;
        let floored = self.algorithm == Algorithm::Composite && self.temperature > 0.0;
        if floored { self.temperature.max(COMPOSITE_FLOOR) } else { self.temperature }
    }

    /// The temperature at which the filters measure.
    pub(super) fn filter_temperature(&self) -> f32 {
        match self.order {
            FilterOrder::FiltersFirst => 1.0,
            FilterOrder::TemperatureFirst => self.draw_temperature(),
        }
    }
}

/// What a request changes of its caller's defaults; see [`SamplingParams::with`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[allow(missing_docs)]
pub struct SamplingOverride {
    pub algorithm: Option<Algorithm>,
    pub top_k: Option<u32>,
    pub top_p: Option<f32>,
    pub temperature: Option<f32>,
    pub typical_p: Option<f32>,
    pub min_p: Option<f32>,
    pub order: Option<FilterOrder>,
}
