//! What is left to draw from, block by block.

use super::adjust::{Adjuster, PreparedAdjustments};
use super::heap::Candidate;
use super::logits::{Block, LANES, Logit, map, next_block};

/// The tokens whose logits are in `low..=high`, and of those at `low` only the first `ties` by id.
///
/// What every filter leaves is such a range, so this is all that is stored of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Kept {
    pub low: f32,
    pub high: f32,
    pub ties: u32,
}

impl Kept {
    /// Every token.
    pub const ALL: Self = Self { low: f32::NEG_INFINITY, high: f32::INFINITY, ties: u32::MAX };

    /// Raises the lower end; all ties there are kept, of those that are kept now.
    pub fn from(self, low: f32) -> Self {
        if low > self.low { Self { low, ties: u32::MAX, ..self } } else { self }
    }

    /// Masks the other tokens of a block. `ties` is what is left of [`Self::ties`].
    #[inline]
    fn mask(&self, block: &mut Block, ties: &mut u32) {
        let Self { low, high, .. } = *self;
        block.lanes =
            map(
                &block.lanes,
                |logit| {
                    if (logit >= low) & (logit <= high) { logit } else { f32::NEG_INFINITY }
                },
            );
        if *ties < u32::MAX {
            for logit in block.lanes.iter_mut().filter(|logit| **logit == low) {
                if *ties == 0 {
                    *logit = f32::NEG_INFINITY;
                }
                *ties = ties.saturating_sub(1);
            }
        }
    }
}

/// Where tokens come from.
#[derive(Clone, Copy)]
enum Origin<'a, L> {
    Vocabulary {
        logits: &'a [L],
        adjustments: PreparedAdjustments<'a>,
    },
    /// By ascending id.
    Candidates(&'a [Candidate]),
}

/// Tokens that can be gone through more than once.
#[derive(Clone, Copy)]
pub(super) struct Tokens<'a, L> {
    origin: Origin<'a, L>,
    pub kept: Kept,
}

impl<'a, L: Logit> Tokens<'a, L> {
    /// A whole vocabulary.
    pub fn of_vocabulary(logits: &'a [L], adjustments: PreparedAdjustments<'a>) -> Self {
        Self { origin: Origin::Vocabulary { logits, adjustments }, kept: Kept::ALL }
    }

    /// Some tokens, by ascending id.
    pub fn of_candidates(candidates: &'a [Candidate]) -> Self {
        Self { origin: Origin::Candidates(candidates), kept: Kept::ALL }
    }

    /// Whether there are so many that a 64th of them is still many.
    pub fn are_many(&self) -> bool {
        matches!(self.origin, Origin::Vocabulary { logits, .. } if logits.len() > 1 << 13)
    }

    /// Shows the blocks in ascending order; those without a legal token may be missing.
    #[inline]
    pub fn for_each(&self, mut see: impl FnMut(Block)) {
        let (mut logits, adjustments, mut candidates) = match self.origin {
            Origin::Vocabulary { logits, adjustments } => (logits, adjustments, [].as_slice()),
            Origin::Candidates(candidates) => ([].as_slice(), PreparedAdjustments::NONE, candidates),
        };
        let mut adjuster = Adjuster::new(adjustments);
        let (mut first, mut ties) = (0, self.kept.ties);
        let all_kept = self.kept == Kept::ALL;
        loop {
            let mut block = if let Some(mut block) = next_block(&mut logits, &mut first) {
                adjuster.apply(&mut block);
                block
            } else if let Some(block) = next_candidates(&mut candidates) {
                block
            } else {
                return;
            };
            if !all_kept {
                self.kept.mask(&mut block, &mut ties);
            }
            // The only call, so that it is inlined: the pass is then one loop.
            see(block);
        }
    }
}

/// The block of the next candidate.
fn next_candidates(rest: &mut &[Candidate]) -> Option<Block> {
    let block_of = |token: u32| token - token % LANES as u32;
    let first = block_of(rest.first()?.token);
    let mut lanes = [f32::NEG_INFINITY; LANES];
    while let Some((candidate, behind)) = rest.split_first()
        && block_of(candidate.token) == first
    {
        if let Some(lane) = lanes.get_mut(candidate.token as usize % LANES) {
            *lane = candidate.logit;
        }
        *rest = behind;
    }
    Some(Block { first, lanes })
}
