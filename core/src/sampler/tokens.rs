//! What is left to draw from, group by group.

use super::adjust::{Adjuster, PreparedAdjustments};
use super::heap::Candidate;
use super::logits::{GROUP, Group, LANES, Logit, next_group};

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

    /// Masks the other tokens of a group. `ties` is what is left of [`Self::ties`].
    #[inline]
    fn mask(&self, lanes: &mut [f32], ties: &mut u32) {
        let Self { low, high, .. } = *self;
        for logit in lanes.iter_mut() {
            *logit = if (*logit >= low) & (*logit <= high) { *logit } else { f32::NEG_INFINITY };
        }
        if *ties < u32::MAX {
            for logit in lanes.iter_mut().filter(|logit| **logit == low) {
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

    /// Shows the groups in ascending order; blocks without a legal token may be missing.
    // One copy for all passes: a call for each group costs nothing beside what is done with it.
    #[inline(never)]
    pub fn for_each(&self, see: &mut dyn FnMut(Group)) {
        let (mut logits, adjustments, mut candidates) = match self.origin {
            Origin::Vocabulary { logits, adjustments } => (logits, adjustments, [].as_slice()),
            Origin::Candidates(candidates) => ([].as_slice(), PreparedAdjustments::NONE, candidates),
        };
        let mut adjuster = Adjuster::new(adjustments);
        let mut buffer = [0.0; GROUP];
        let (mut next, mut ties) = (0, self.kept.ties);
        let all_kept = self.kept == Kept::ALL;
        loop {
            let (first, lanes) = if let Some((first, lanes)) = next_group(&mut logits, &mut next, &mut buffer)
            {
                adjuster.apply(first, lanes);
                (first, lanes)
            } else if let Some(block) = next_candidates(&mut candidates, &mut buffer) {
                block
            } else {
                return;
            };
            if !all_kept {
                self.kept.mask(lanes, &mut ties);
            }
            see(Group { first, lanes });
        }
    }
}

/// The block of the next candidate.
fn next_candidates<'b>(
    rest: &mut &[Candidate],
    buffer: &'b mut [f32; GROUP],
) -> Option<(u32, &'b mut [f32])> {
    let block_of = |token: u32| token - token % LANES as u32;
    let first = block_of(rest.first()?.token);
    let lanes = buffer.get_mut(..LANES)?;
    lanes.fill(f32::NEG_INFINITY);
    while let Some((candidate, behind)) = rest.split_first()
        && block_of(candidate.token) == first
    {
        if let Some(lane) = lanes.get_mut(candidate.token as usize % LANES) {
            *lane = candidate.logit;
        }
        *rest = behind;
    }
    Some((first, lanes))
}
