//! Why a call to the engine did nothing.

use crate::kv::{OutOfPages, SlotId, Window};
use crate::memory::MemoryError;
use crate::sampler::SampleError;

/// Why a call did nothing. The engine is as it was before the call, unless the variant says otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum EngineError {
    /// The buffers cannot hold the engine.
    Memory(MemoryError),
    /// There is no such slot.
    NoSuchSlot {
        /// The slot asked for.
        slot: SlotId,
        /// Slots of the engine.
        slots: u32,
    },
    /// The slot holds a sequence; release it first.
    SlotInUse(SlotId),
    /// The slot holds no sequence.
    SlotFree(SlotId),
    /// The slot has not been prefilled, or is part of generation already.
    NotPrefilled(SlotId),
    /// Work begun with a `begin_` call is not finished: call `advance` until it is, or `cancel`.
    Busy,
    /// A prompt needs at least one token.
    EmptyPrompt,
    /// A token id outside the vocabulary.
    UnknownToken {
        /// The id.
        token: u32,
        /// Its place in the prompt.
        index: u32,
        /// Tokens of the vocabulary.
        vocab_size: u32,
    },
    /// The sequence would be longer than the model's context.
    ContextFull {
        /// Tokens that the call needs to hold.
        needed: u32,
        /// Tokens that the model can hold.
        context: u32,
    },
    /// The arena is exhausted; requests that allow it have given up their pages by now.
    OutOfPages {
        /// The first slot that cannot get its page.
        slot: SlotId,
        /// How many are missing.
        pages: OutOfPages,
    },
    /// The engine has no memory for windows: [`EngineConfig::windows`](super::EngineConfig::windows).
    WindowsOff,
    /// The window has no recent token, or is larger than the model's context.
    WindowRange {
        /// The window.
        window: Window,
        /// Tokens that the model can attend to.
        context: u32,
    },
    /// The sinks and the window need more pages than a slot can have.
    WindowTooLarge {
        /// The window.
        window: Window,
        /// Pages that it needs.
        needed: u32,
        /// Pages of the arena, or of a slot's table if those are fewer.
        available: u32,
    },
    /// A fork must have the window of the slot that it comes from, or none if that has none.
    WindowDiffers(SlotId),
    /// A logit of a prompt was NaN or infinite: the weights hold values that overflow.
    NotFinite(SlotId),
    /// The [`Constraint`](super::Constraint) allows no token after the prompt.
    NothingAllowed(SlotId),
    /// The sampling parameters are out of range.
    Sample(SampleError),
    /// Fewer places for log-probs than tokens in the prompt.
    LogProbs {
        /// Places given.
        found: usize,
        /// Tokens of the prompt.
        needed: usize,
    },
}

impl core::fmt::Display for EngineError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Memory(error) => error.fmt(f),
            Self::NoSuchSlot { slot, slots } => {
                write!(f, "slot {} does not exist (there are {slots})", slot.0)
            }
            Self::SlotInUse(slot) => write!(f, "slot {} is in use", slot.0),
            Self::SlotFree(slot) => write!(f, "slot {} holds no sequence", slot.0),
            Self::NotPrefilled(slot) => write!(f, "slot {} is not prefilled, or inserted already", slot.0),
            Self::Busy => write!(f, "work begun before is not finished"),
            Self::EmptyPrompt => write!(f, "the prompt has no tokens"),
            Self::UnknownToken { token, index, vocab_size } => {
                write!(f, "token {token} at place {index} is outside the vocabulary of {vocab_size}")
            }
            Self::ContextFull { needed, context } => {
                write!(f, "{needed} tokens do not fit the context of {context}")
            }
            Self::OutOfPages { slot, pages } => write!(f, "slot {}: {pages}", slot.0),
            Self::WindowsOff => write!(f, "this engine has no memory for sliding windows"),
            Self::WindowRange { window: Window { sinks, recent }, context } => write!(
                f,
                "a window of {sinks} sinks and {recent} recent tokens is out of range: at least 1 recent token, and \
                 both together at most the context of {context}"
            ),
            Self::WindowTooLarge { window: Window { sinks, recent }, needed, available } => write!(
                f,
                "a window of {sinks} sinks and {recent} recent tokens needs {needed} pages, a slot can have {available}"
            ),
            Self::WindowDiffers(slot) => {
                write!(f, "a fork of slot {} must have the same window, or none as it has none", slot.0)
            }
            Self::NotFinite(slot) => write!(f, "slot {}: a logit is not finite", slot.0),
            Self::NothingAllowed(slot) => write!(f, "slot {}: the constraint allows no first token", slot.0),
            Self::Sample(error) => error.fmt(f),
            Self::LogProbs { found, needed } => {
                write!(f, "{found} places for the log-probs of a prompt of {needed} tokens")
            }
        }
    }
}

impl core::error::Error for EngineError {}

impl From<MemoryError> for EngineError {
    fn from(error: MemoryError) -> Self {
        Self::Memory(error)
    }
}

impl From<SampleError> for EngineError {
    fn from(error: SampleError) -> Self {
        Self::Sample(error)
    }
}
