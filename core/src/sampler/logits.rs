//! Logits as blocks of 16, whatever they come from.
//!
//! Block `i` holds the tokens `16·i..16·i + 16` whether the logits come as a slice or in pieces; sums over blocks
//! therefore have the same order, and the same bits, both ways.

use super::SampleError;
use crate::numerics;
use half::f16;

mod sealed {
    pub trait Sealed {}
    impl Sealed for f32 {}
    impl Sealed for half::f16 {}
}

/// What a logit may be: `f32`, or [`struct@f16`], which is widened exactly.
pub trait Logit: Copy + sealed::Sealed {
    /// The same number as an `f32`.
    fn to_f32(self) -> f32;
}

impl Logit for f32 {
    #[inline]
    fn to_f32(self) -> f32 {
        self
    }
}

impl Logit for f16 {
    #[inline]
    fn to_f32(self) -> f32 {
        self.to_f32()
    }
}

/// Logits of a block.
pub(super) const LANES: usize = 16;

/// Logits that a pass looks at together: several blocks where there are vectors, one where the stack is dear. No
/// result depends on it.
pub(super) const GROUP: usize = if cfg!(target_pointer_width = "64") { 16 * LANES } else { LANES };

/// The logits of a block; `−∞` where there is no token.
pub(super) type Lanes = [f32; LANES];

/// Neighbouring tokens: one block or several.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group<'g> {
    /// The first token, a multiple of 16.
    pub first: u32,
    /// A multiple of 16; `−∞` where there is no token.
    pub lanes: &'g [f32],
}

impl<'g> Group<'g> {
    /// Its blocks with their first tokens.
    pub fn blocks(&self) -> impl Iterator<Item = (u32, &'g Lanes)> + use<'g> {
        (self.first..).step_by(LANES).zip(self.lanes.as_chunks().0)
    }

    /// Tokens that are not masked.
    pub fn legal(&self) -> u32 {
        self.lanes.iter().map(|logit| u32::from(*logit > f32::NEG_INFINITY)).sum()
    }

    pub fn max(&self) -> f32 {
        let mut max = [f32::NEG_INFINITY; LANES];
        for (_, lanes) in self.blocks() {
            for (max, logit) in max.iter_mut().zip(lanes) {
                *max = if *logit > *max { *logit } else { *max };
            }
        }
        numerics::max_lanes(max)
    }
}

/// Moves the logits at the start of `rest`, whose first token is `first`, into `buffer`; both move on. Gives the
/// first token, and what is filled of the buffer.
#[inline]
pub(super) fn next_group<'b, L: Logit>(
    rest: &mut &[L],
    first: &mut u32,
    buffer: &'b mut [f32; GROUP],
) -> Option<(u32, &'b mut [f32])> {
    let count = rest.len().min(GROUP);
    if count == 0 {
        return None;
    }
    let (logits, behind) = rest.split_at_checked(count)?;
    let (lanes, padding) = buffer.get_mut(..count.next_multiple_of(LANES))?.split_at_mut_checked(count)?;
    lanes.iter_mut().zip(logits).for_each(|(lane, logit)| *lane = logit.to_f32());
    padding.fill(f32::NEG_INFINITY);
    *rest = behind;
    let token = *first;
    *first = token.wrapping_add(GROUP as u32);
    Some((token, buffer.get_mut(..count.next_multiple_of(LANES))?))
}

/// The largest logit and the lowest id that has it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peak {
    pub token: u32,
    pub logit: f32,
}

impl Peak {
    pub const NONE: Self = Self { token: 0, logit: f32::NEG_INFINITY };

    /// The peak of 1 to [`SampleError::MAX_LOGITS`] logits.
    pub fn of<L: Logit>(logits: &[L]) -> Result<Self, SampleError> {
        // The token of the peak is then looked for in one group.
        const GROUP: usize = 64 * LANES;
        if logits.is_empty() || logits.len() > SampleError::MAX_LOGITS {
            return Err(SampleError::LogitCount { found: logits.len() });
        }
        let (mut best, mut best_group) = (f32::NEG_INFINITY, 0);
        for (index, group) in logits.chunks(GROUP).enumerate() {
            let mut max = [f32::NEG_INFINITY; LANES];
            let mut nan = [0u32; LANES];
            let (pairs, rest) = group.as_chunks::<{ 2 * LANES }>();
            for pair in pairs {
                let (first, second) = pair.split_at(LANES);
                for (((max, nan), a), b) in max.iter_mut().zip(&mut nan).zip(first).zip(second) {
                    let (a, b) = (a.to_f32(), b.to_f32());
                    let larger = if a > b { a } else { b };
                    *max = if larger > *max { larger } else { *max };
                    // One comparison tells whether either is NaN.
                    *nan |= u32::from(a.is_nan() | b.is_nan());
                }
            }
            for logit in rest {
                let logit = logit.to_f32();
                let [max, ..] = &mut max;
                *max = if logit > *max { logit } else { *max };
                let [nan, ..] = &mut nan;
                *nan |= u32::from(logit.is_nan());
            }
            let max = numerics::max_lanes(max);
            if nan != [0; LANES] || max == f32::INFINITY {
                return Self::scan(logits);
            }
            if max > best {
                (best, best_group) = (max, index);
            }
        }
        let first = best_group * GROUP;
        let before = logits.iter().skip(first).take_while(|logit| logit.to_f32() != best).count();
        Self { token: (first + before) as u32, logit: best }.or_all_masked()
    }

    /// The same one by one, for logits that are not all finite.
    fn scan<L: Logit>(logits: &[L]) -> Result<Self, SampleError> {
        let mut peak = Self::NONE;
        for (token, logit) in (0u32..).zip(logits) {
            peak.see(token, logit.to_f32())?;
        }
        peak.or_all_masked()
    }

    pub fn or_all_masked(self) -> Result<Self, SampleError> {
        if self.logit == f32::NEG_INFINITY { Err(SampleError::AllMasked) } else { Ok(self) }
    }

    fn see(&mut self, token: u32, logit: f32) -> Result<(), SampleError> {
        if logit.is_nan() {
            return Err(SampleError::Nan { token });
        }
        if logit == f32::INFINITY && self.logit == f32::INFINITY {
            return Err(SampleError::Infinities { first: self.token, second: token });
        }
        if logit > self.logit {
            *self = Self { token, logit };
        }
        Ok(())
    }

    /// Takes in a group, after all those before it.
    pub fn see_group(&mut self, group: Group) -> Result<(), SampleError> {
        let max = group.max();
        let nan = group.lanes.iter().fold(0, |nan, logit| nan | u32::from(logit.is_nan())) != 0;
        if nan || max > self.logit || max == f32::INFINITY {
            for (token, logit) in (group.first..).zip(group.lanes) {
                self.see(token, *logit)?;
            }
        }
        Ok(())
    }
}

/// The bits of a logit as an integer that orders like it; −0 like +0.
pub(super) fn key(logit: f32) -> u32 {
    let bits = (logit + 0.0).to_bits();
    if bits >> 31 == 0 { bits | 1 << 31 } else { !bits }
}

/// The logit of a key.
pub(super) fn logit_of(key: u32) -> f32 {
    f32::from_bits(if key >> 31 == 1 { key & !(1 << 31) } else { !key })
}
