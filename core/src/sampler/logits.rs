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

/// `f` of every lane. Unlike `array::map`, it is inlined and becomes vector code.
#[inline(always)]
pub(super) fn map<A: Copy, B: Copy + Default>(lanes: &[A; LANES], f: impl Fn(A) -> B) -> [B; LANES] {
    let mut mapped = [B::default(); LANES];
    mapped.iter_mut().zip(lanes).for_each(|(mapped, lane)| *mapped = f(*lane));
    mapped
}

/// Logits of a block.
pub(super) const LANES: usize = 16;

/// The logits of a block; `−∞` where there is no token.
pub(super) type Lanes = [f32; LANES];

/// Sixteen neighbouring tokens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    /// The first token, a multiple of 16.
    pub first: u32,
    pub lanes: Lanes,
}

/// The block at the start of `rest`, whose first token is `first`; both move on.
#[inline]
pub(super) fn next_block<L: Logit>(rest: &mut &[L], first: &mut u32) -> Option<Block> {
    let lanes = if let Some((block, behind)) = rest.split_first_chunk() {
        *rest = behind;
        map(block, L::to_f32)
    } else if rest.is_empty() {
        return None;
    } else {
        let mut lanes = [f32::NEG_INFINITY; LANES];
        lanes.iter_mut().zip(*rest).for_each(|(lane, logit)| *lane = logit.to_f32());
        *rest = &[];
        lanes
    };
    let block = Block { first: *first, lanes };
    *first = first.wrapping_add(LANES as u32);
    Some(block)
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

    /// Takes in a block, after all those before it.
    pub fn see_block(&mut self, block: &Block) -> Result<(), SampleError> {
        let max = numerics::max_lanes(block.lanes);
        let nan = block.lanes.iter().fold(0, |nan, logit| nan | u32::from(logit.is_nan())) != 0;
        if nan || max > self.logit || max == f32::INFINITY {
            for (token, logit) in (block.first..).zip(&block.lanes) {
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
