//! What can be wrong with logits and parameters.

/// Why no token was drawn.
///
/// Messages give floats in decimal with the feature `std`, and without it as their bits ("temperature is 0xbf800000 (f32
/// bits)"): decimal formatting takes 15 KB of flash.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum SampleError {
    /// `top_k` must be at least 1.
    TopK {
        /// The value given.
        found: u32,
    },
    /// `top_p` must be a number ≥ 0, and for `composite` in (0, 1].
    TopP {
        /// The value given.
        found: f32,
    },
    /// The temperature must be a finite number ≥ 0.
    Temperature {
        /// The value given.
        found: f32,
    },
    /// `typical_p` must be in (0, 1].
    TypicalP {
        /// The value given.
        found: f32,
    },
    /// `min_p` must be in 0..=1.
    MinP {
        /// The value given.
        found: f32,
    },
    /// The repetition penalty must be finite and above 0.
    RepetitionPenalty {
        /// The value given.
        found: f32,
    },
    /// The frequency penalty must be finite.
    FrequencyPenalty {
        /// The value given.
        found: f32,
    },
    /// The presence penalty must be finite.
    PresencePenalty {
        /// The value given.
        found: f32,
    },
    /// A bias must be finite or `−∞`.
    Bias {
        /// The token that it is for.
        token: u32,
        /// The value given.
        found: f32,
    },
    /// The table for the adjustments is too small.
    TableTooSmall {
        /// Entries needed.
        needed: usize,
        /// Entries given.
        found: usize,
    },
    /// A recent, biased or banned token is not in the vocabulary.
    TokenOutOfRange {
        /// The token.
        token: u32,
        /// Tokens in the vocabulary.
        vocabulary: usize,
    },
    /// A stream holds fewer tokens than `top_k`.
    StreamCapacity {
        /// The value given.
        top_k: u32,
        /// Tokens that the stream can hold.
        capacity: u32,
    },
    /// These parameters need the logits more than once.
    NotStreamable,
    /// There must be 1 to [`SampleError::MAX_LOGITS`] logits.
    LogitCount {
        /// The number given.
        found: usize,
    },
    /// A logit is not a number.
    Nan {
        /// Its token.
        token: u32,
    },
    /// More than one logit is `+∞`.
    Infinities {
        /// The first such token.
        first: u32,
        /// The second.
        second: u32,
    },
    /// Every logit is `−∞`.
    AllMasked,
}

impl SampleError {
    /// More logits than this could overflow the sum of the integer weights.
    pub const MAX_LOGITS: usize = 1 << 23;
}

impl core::fmt::Display for SampleError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::TopK { found } => write!(f, "top-k is {found}; it must be at least 1"),
            Self::TopP { found } => {
                let found = Decimal(*found);
                write!(f, "top-p is {found}; it must be at least 0, and for composite above 0 and at most 1")
            }
            Self::Temperature { found } => {
                let found = Decimal(*found);
                write!(f, "the temperature is {found}; it must be a finite number of at least 0")
            }
            Self::TypicalP { found } => {
                write!(f, "typical-p is {}; it must be above 0 and at most 1", Decimal(*found))
            }
            Self::MinP { found } => write!(f, "min-p is {}; it must be 0 to 1", Decimal(*found)),
            Self::RepetitionPenalty { found } => {
                write!(f, "the repetition penalty is {}; it must be a finite number above 0", Decimal(*found))
            }
            Self::FrequencyPenalty { found } => {
                write!(f, "the frequency penalty is {}; it must be a finite number", Decimal(*found))
            }
            Self::PresencePenalty { found } => {
                write!(f, "the presence penalty is {}; it must be a finite number", Decimal(*found))
            }
            Self::Bias { token, found } => {
                write!(
                    f,
                    "the bias of token {token} is {}; it must be a finite number or -inf",
                    Decimal(*found)
                )
            }
            Self::TableTooSmall { needed, found } => {
                write!(f, "the table of adjustments has {found} entries; {needed} are needed")
            }
            Self::TokenOutOfRange { token, vocabulary } => {
                write!(f, "token {token} is adjusted, but there are only {vocabulary} tokens")
            }
            Self::StreamCapacity { top_k, capacity } => {
                write!(f, "top-k is {top_k}; this stream holds {capacity} tokens")
            }
            Self::NotStreamable => {
                write!(f, "nucleus, min-p and typical-p without top-k need all logits at once")
            }
            Self::LogitCount { found } => {
                write!(f, "{found} logits; there must be 1 to {}", SampleError::MAX_LOGITS)
            }
            Self::Nan { token } => write!(f, "the logit of token {token} is not a number"),
            Self::Infinities { first, second } => {
                write!(f, "the logits of tokens {first} and {second} are both infinite")
            }
            Self::AllMasked => write!(f, "every token is masked (all logits are -inf)"),
        }
    }
}

impl core::error::Error for SampleError {}

/// A float in a message: decimal on desktops, its bits on boards, because core's decimal formatting takes 15 KB of
/// flash and holds panics that would be in the firmware then.
struct Decimal(f32);

impl core::fmt::Display for Decimal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if cfg!(feature = "std") { self.0.fmt(f) } else { write!(f, "{:#010x} (f32 bits)", self.0.to_bits()) }
    }
}
