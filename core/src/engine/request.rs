//! What a request asks for, and what it gets.

use crate::kv::{SlotId, Window};
use crate::sampler::{Penalties, SampleError, SamplingParams};
use heapless::Vec;

/// Tokens that penalties look at.
pub const RECENT_TOKENS: usize = 64;
/// Ids that end a request, at most.
pub const MAX_END_IDS: usize = 8;
/// Stop sequences of a request, at most.
pub const MAX_STOP_SEQUENCES: usize = 4;
/// Tokens of a stop sequence, at most.
pub const MAX_STOP_TOKENS: usize = 8;

/// Length of a request with a window, at most: beyond it, angles of rotation in f32 become inexact (0.03 rad here).
pub const MAX_WINDOWED_TOKENS: u32 = 1 << 20;

/// How a request draws its tokens, when it ends, and what it does when the memory is full.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Request {
    /// Algorithm and its parameters.
    pub sampling: SamplingParams,
    /// On the latest [`RECENT_TOKENS`] tokens, of the prompt and of those drawn. (A request with a window beyond its
    /// model's context remembers no more than that context, and stop sequences look no further back either.)
    pub penalties: Penalties,
    /// With the position, the whole state of the random stream.
    pub seed: u64,
    /// Tokens to generate, at most.
    pub max_tokens: u32,
    /// What else ends it.
    pub stop: StopRules,
    /// When the arena has no page for its next token.
    pub when_full: WhenFull,
}

impl Request {
    /// A request that ends at the end of the context only.
    pub const fn new(sampling: SamplingParams, seed: u64) -> Self {
        Self {
            sampling,
            penalties: Penalties::NONE,
            seed,
            max_tokens: u32::MAX,
            stop: StopRules::NONE,
            when_full: WhenFull::Fail,
        }
    }

    pub(super) fn window(&self) -> Option<Window> {
        match self.when_full {
            WhenFull::Window(window) => Some(window),
            WhenFull::Fail | WhenFull::Preempt => None,
        }
    }

    /// Checks the parameters.
    pub(super) fn validate(&self) -> Result<(), SampleError> {
        self.sampling.validate()?;
        self.penalties.validate()
    }
}

/// What a request does when the arena has no page for its next token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum WhenFull {
    /// The call fails and changes nothing; the caller decides which slot to release.
    #[default]
    Fail,
    /// It gives up its pages for the others, and is computed again when there is room; its tokens are those of an
    /// undisturbed run.
    Preempt,
    /// It sees its first tokens and the latest ones only, from the beginning and however full the arena is, so that it
    /// never needs more pages than they fill. It may go on beyond the model's context, up to
    /// [`MAX_WINDOWED_TOKENS`]. Neither uses nor fills the prefix cache.
    Window(Window),
}

/// Tokens that end a request. The end token, or the last token of the sequence, is part of the result.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct StopRules {
    end_ids: Vec<u32, MAX_END_IDS>,
    sequences: Vec<Vec<u32, MAX_STOP_TOKENS>, MAX_STOP_SEQUENCES>,
}

impl StopRules {
    /// Nothing ends the request.
    pub const NONE: Self = Self { end_ids: Vec::new(), sequences: Vec::new() };

    /// Adds an id that ends the request, such as end of sequence or end of turn.
    ///
    /// # Errors
    /// [`TooManyStops`] beyond [`MAX_END_IDS`].
    pub fn add_end_id(&mut self, id: u32) -> Result<(), TooManyStops> {
        self.end_ids.push(id).map_err(|_| TooManyStops)
    }

    /// Adds a sequence of generated tokens that ends the request.
    ///
    /// # Errors
    /// [`TooManyStops`] for an empty sequence, and beyond [`MAX_STOP_SEQUENCES`] or [`MAX_STOP_TOKENS`].
    pub fn add_sequence(&mut self, tokens: &[u32]) -> Result<(), TooManyStops> {
        if tokens.is_empty() {
            return Err(TooManyStops);
        }
        let tokens = Vec::from_slice(tokens).map_err(|_| TooManyStops)?;
        self.sequences.push(tokens).map_err(|_| TooManyStops)
    }

    pub(super) fn end_ids(&self) -> &[u32] {
        &self.end_ids
    }

    pub(super) fn sequences(&self) -> impl Iterator<Item = &[u32]> {
        self.sequences.iter().map(Vec::as_slice)
    }

    /// Why a request ends that has generated `tokens`.
    pub(super) fn reason(&self, tokens: &[u32]) -> Option<FinishReason> {
        if tokens.last().is_some_and(|last| self.end_ids.contains(last)) {
            return Some(FinishReason::EndToken);
        }
        let stopped = self.sequences.iter().any(|sequence| tokens.ends_with(sequence));
        stopped.then_some(FinishReason::StopSequence)
    }
}

/// More stop rules than a slot has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct TooManyStops;

impl core::fmt::Display for TooManyStops {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(
            f,
            "a request has room for {MAX_END_IDS} end ids and {MAX_STOP_SEQUENCES} stop sequences of 1 to \
             {MAX_STOP_TOKENS} tokens"
        )
    }
}

impl core::error::Error for TooManyStops {}

/// Why a request has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum FinishReason {
    /// It drew one of its end ids.
    EndToken,
    /// It drew the last token of a stop sequence.
    StopSequence,
    /// It has generated `max_tokens`.
    Length,
    /// The next token would exceed the model's context, or [`MAX_WINDOWED_TOKENS`].
    ContextFull,
    /// A logit was NaN or infinite: the weights, or restored pages, hold values that overflow.
    NotFinite,
    /// The [`Constraint`](super::Constraint) allows no token.
    NothingAllowed,
}

/// One drawn token.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ResultToken {
    /// The slot it belongs to.
    pub slot: SlotId,
    /// Its id.
    pub token: u32,
    /// Log-softmax of the raw logits at `token`, in nats.
    pub log_prob: f32,
    /// Tokens generated so far, this one included.
    pub length: u32,
    /// Set when this is the request's last token.
    pub finish: Option<FinishReason>,
}

/// The tokens of one step, by slot: those of `ResultTokens` in JetStream and MaxText.
#[derive(Clone, Copy, Debug)]
pub struct ResultTokens<'e> {
    pub(super) slots: &'e [super::Slot],
}

impl<'e> ResultTokens<'e> {
    /// The token that `slot` drew in this step; `None` (not valid) when it drew none.
    pub fn at(&self, slot: SlotId) -> Option<ResultToken> {
        self.slots.get(slot.index())?.result
    }

    /// The drawn tokens, in ascending order of slots.
    pub fn iter(&self) -> impl Iterator<Item = ResultToken> + use<'e> {
        self.slots.iter().filter_map(|slot| slot.result)
    }

    /// Tokens that a slot draws in a step: always 1.
    pub const fn samples_per_slot(&self) -> u32 {
        1
    }
}
