//! What a request changes of the logits before the filters: penalties, biases, bans and a mask.

use super::SampleError;
use super::heap;
use super::logits::LANES;

/// Penalties on the tokens of [`Adjustments::recent`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Penalties {
    /// Divides positive and multiplies negative logits (Keskar et al. 2019), once for each distinct token. Above 0;
    /// 1 changes nothing.
    pub repetition: f32,
    /// Subtracted once for each occurrence. 0 changes nothing.
    pub frequency: f32,
    /// Subtracted once for each distinct token. 0 changes nothing.
    pub presence: f32,
}

impl Penalties {
    /// No penalties.
    pub const NONE: Self = Self { repetition: 1.0, frequency: 0.0, presence: 0.0 };

    /// Checks the ranges.
    ///
    /// # Errors
    /// [`SampleError`] naming the first penalty that is out of range.
    pub fn validate(&self) -> Result<(), SampleError> {
        let Self { repetition, frequency, presence } = *self;
        if !(repetition > 0.0 && repetition.is_finite()) {
            return Err(SampleError::RepetitionPenalty { found: repetition });
        }
        if !frequency.is_finite() {
            return Err(SampleError::FrequencyPenalty { found: frequency });
        }
        if !presence.is_finite() {
            return Err(SampleError::PresencePenalty { found: presence });
        }
        Ok(())
    }
}

impl Default for Penalties {
    fn default() -> Self {
        Self::NONE
    }
}

/// What a request changes of the logits. They are applied in the order of the fields; nothing is stored in the
/// logits themselves, and log-probs are those of the raw logits.
///
/// For a logit `l`, with `n` occurrences among the recent tokens:
/// 1. if `n > 0`: `l / repetition` for `l > 0`, else `l · repetition`; then `− (n · frequency + presence)`;
/// 2. `+ bias`, the sum of all that name the token, from the lowest up;
/// 3. `−∞` if the token is banned, or not allowed by the mask.
///
/// A finite logit stays finite in 1 and 2, where each result, and each sum of biases on the way, is cut to ±`f32::MAX`;
/// `±∞` stay as they are, but for a ban.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Adjustments<'a> {
    /// Penalties on the recent tokens.
    pub penalties: Penalties,
    /// The tokens that count as recent, in any order: the caller's window of prompt and answer. A token that is not in
    /// the vocabulary, here, in `bias` or in `banned`, makes the draw fail with [`SampleError::TokenOutOfRange`].
    pub recent: &'a [u32],
    /// Added to logits; finite, or `−∞` to ban.
    pub bias: &'a [(u32, f32)],
    /// Never drawn.
    pub banned: &'a [u32],
    /// A bit for each token, token `t` at bit `t % 32` of word `t / 32`: only tokens whose bit is set are drawn;
    /// those past the end are not. Bits beyond the vocabulary are ignored. For grammars.
    pub allowed: Option<&'a [u32]>,
}

/// What is known of an adjusted token: an entry of the table that [`Adjustments::prepare`] fills.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Adjustment {
    token: u32,
    occurrences: u32,
    /// `−∞` for a ban.
    bias: f32,
}

impl<'a> Adjustments<'a> {
    /// Entries that the table of [`prepare`](Self::prepare) must have.
    pub const fn entries_needed(&self) -> usize {
        self.recent.len() + self.bias.len() + self.banned.len()
    }

    /// Sorts what is stated by token into `table`, in O(n log n) for n entries, so that a pass over the vocabulary
    /// only takes O(V + n).
    ///
    /// # Errors
    /// [`SampleError`] for a value out of range or a table that is too small.
    pub fn prepare(&self, table: &'a mut [Adjustment]) -> Result<PreparedAdjustments<'a>, SampleError> {
        self.penalties.validate()?;
        if let Some((token, bias)) =
            self.bias.iter().find(|(_, bias)| bias.is_nan() || *bias == f32::INFINITY)
        {
            return Err(SampleError::Bias { token: *token, found: *bias });
        }
        let (needed, found) = (self.entries_needed(), table.len());
        let table = table.get_mut(..needed).ok_or(SampleError::TableTooSmall { needed, found })?;
        let recent = self.recent.iter().map(|token| Adjustment { token: *token, occurrences: 1, bias: 0.0 });
        let bias =
            self.bias.iter().map(|(token, bias)| Adjustment { token: *token, occurrences: 0, bias: *bias });
        let banned = self.banned.iter().map(|token| Adjustment {
            token: *token,
            occurrences: 0,
            bias: f32::NEG_INFINITY,
        });
        table.iter_mut().zip(recent.chain(bias).chain(banned)).for_each(|(entry, new)| *entry = new);
        // By token and then by bias, so that the sum of the biases does not depend on their order.
        heap::sort(table, |a, b| a.token > b.token || a.token == b.token && a.bias > b.bias);
        let merged = merge(table);
        Ok(PreparedAdjustments {
            table: table.get(..merged).unwrap_or_default(),
            penalties: self.penalties,
            allowed: self.allowed,
        })
    }
}

/// Makes one entry of all that name the same token; gives the number of those left, at the front.
fn merge(table: &mut [Adjustment]) -> usize {
    let mut merged = 0usize;
    for index in 0..table.len() {
        let Some(entry) = table.get(index).copied() else { break };
        match merged.checked_sub(1).and_then(|last| table.get_mut(last)) {
            Some(last) if last.token == entry.token => {
                last.occurrences = last.occurrences.saturating_add(entry.occurrences);
                // By ascending bias, so a ban comes first. Finite biases never add up to one.
                if last.bias > f32::NEG_INFINITY {
                    last.bias = finite(last.bias + entry.bias);
                }
            }
            _ => {
                if let Some(place) = table.get_mut(merged) {
                    *place = entry;
                }
                merged += 1;
            }
        }
    }
    merged
}

/// [`Adjustments`] that are ready for use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PreparedAdjustments<'a> {
    /// By ascending token, each once.
    table: &'a [Adjustment],
    penalties: Penalties,
    allowed: Option<&'a [u32]>,
}

impl PreparedAdjustments<'_> {
    /// No change.
    pub const NONE: Self = Self { table: &[], penalties: Penalties::NONE, allowed: None };

    pub(super) fn is_none(&self) -> bool {
        self.table.is_empty() && self.allowed.is_none()
    }

    /// Every token that is named must be in the vocabulary.
    pub(super) fn check(&self, vocabulary: usize) -> Result<(), SampleError> {
        match self.table.last() {
            Some(last) if last.token as usize >= vocabulary => {
                Err(SampleError::TokenOutOfRange { token: last.token, vocabulary })
            }
            _ => Ok(()),
        }
    }

    fn adjusted(&self, entry: &Adjustment, raw: f32) -> f32 {
        if entry.bias == f32::NEG_INFINITY {
            return f32::NEG_INFINITY;
        }
        if raw.is_infinite() {
            return raw;
        }
        let mut logit = raw;
        if entry.occurrences > 0 {
            let Penalties { repetition, frequency, presence } = self.penalties;
            logit = if logit > 0.0 { logit / repetition } else { logit * repetition };
            logit = finite(logit) - finite(entry.occurrences as f32 * frequency + presence);
        }
        finite(finite(logit) + finite(entry.bias))
    }
}

fn finite(value: f32) -> f32 {
    value.clamp(f32::MIN, f32::MAX)
}

/// Applies adjustments to groups that come in ascending order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Adjuster<'a> {
    adjustments: PreparedAdjustments<'a>,
    /// Entries that are behind.
    rest: &'a [Adjustment],
}

impl<'a> Adjuster<'a> {
    pub fn new(adjustments: PreparedAdjustments<'a>) -> Self {
        Self { adjustments, rest: adjustments.table }
    }

    /// Adjusts a group whose first token is `first`, after all those before it.
    #[inline]
    pub fn apply(&mut self, first: u32, lanes: &mut [f32]) {
        if !self.adjustments.is_none() {
            self.apply_some(first, lanes);
        }
    }

    fn apply_some(&mut self, first: u32, lanes: &mut [f32]) {
        while let Some((entry, rest)) = self.rest.split_first() {
            let lane = entry.token.wrapping_sub(first) as usize;
            let Some(logit) = lanes.get_mut(lane) else { break };
            *logit = self.adjustments.adjusted(entry, *logit);
            self.rest = rest;
        }
        let Some(allowed) = self.adjustments.allowed else { return };
        for (first, block) in (first..).step_by(LANES).zip(lanes.chunks_mut(LANES)) {
            let word = allowed.get(first as usize / 32).copied().unwrap_or(0);
            let mut bits = word >> (first % 32);
            for logit in block {
                *logit = if bits & 1 == 1 { *logit } else { f32::NEG_INFINITY };
                bits >>= 1;
            }
        }
    }
}

const _: () = assert!(32 % LANES == 0, "a block must not straddle words of the mask");
