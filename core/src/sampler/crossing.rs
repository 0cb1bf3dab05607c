//! Where the cumulative mass of the ranked tokens reaches a target, without sorting them.

use super::heap;
use super::logits::{Lanes, Source, key, logit_of, map};

const BINS: usize = 64;

/// Tokens that are sorted at last.
const GATHERED: usize = 64;

/// How tokens are ranked and what each counts; both are functions of its logit.
pub(super) struct Ranking<R, M> {
    /// The larger, the earlier.
    pub rank: R,
    /// Masked tokens count 0.
    pub mass: M,
    /// No rank is above.
    pub top: f32,
    /// The ranks between `top` and `top − 32 / bins_per_rank` are told apart in the first pass.
    pub bins_per_rank: f32,
}

/// The rank at which the target is reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crossing {
    pub rank: f32,
    /// The mass strictly above that rank.
    pub above: u64,
    pub target: u64,
}

/// Tokens of a narrow range of ranks.
struct Range {
    /// Keys of the lowest and the highest rank in it.
    low: u32,
    high: u32,
    count: usize,
    /// The first of them.
    logits: [f32; GATHERED],
}

impl<R: Fn(f32) -> f32, M: Fn(f32) -> u64> Ranking<R, M> {
    /// The highest rank such that all tokens of at least that rank have a mass of at least `target(total)`; `None`
    /// when all of them have less.
    ///
    /// The first pass sums masses over 64 bins of equal width, the following ones only look at the bin where the
    /// target is reached, and cut it into 64 again, until it holds one rank or at most 64 tokens. That is 3 passes
    /// nearly always, and 13 at most, since a key has 32 bits.
    pub fn crossing(&self, source: &impl Source, target: impl FnOnce(u64) -> u64) -> Option<Crossing> {
        let mut masses = [0u64; BINS];
        source.for_each(|block| {
            let bins = map(&block.lanes, |logit| self.bin(logit));
            let weights = map(&block.lanes, &self.mass);
            for (bin, weight) in bins.into_iter().zip(weights) {
                add(&mut masses, bin, weight);
            }
        });
        let target = target(masses.iter().sum());
        let (bin, mut above) = reaching(&masses, 0, target)?;
        let mut range = self.gather(source, bin, 0, u32::MAX);
        while range.low < range.high && range.count > GATHERED {
            let shift = (u32::BITS - (range.high - range.low).leading_zeros()).saturating_sub(6);
            let mut masses = [0u64; BINS];
            self.each(source, bin, range.low, range.high, |logit, key| {
                add(&mut masses, range.high.saturating_sub(key) >> shift, (self.mass)(logit));
            });
            let (part, mass) = reaching(&masses, above, target)?;
            above = mass;
            let high = range.high.saturating_sub(part << shift);
            let low = high.saturating_sub((1 << shift) - 1).max(range.low);
            range = self.gather(source, bin, low, high);
        }
        if range.low == range.high {
            return Some(Crossing { rank: logit_of(range.low), above, target });
        }
        self.crossing_of_few(range.logits.get_mut(..range.count)?, above, target)
    }

    /// The same for tokens that fit into the buffer.
    fn crossing_of_few(&self, logits: &mut [f32], mut above: u64, target: u64) -> Option<Crossing> {
        let rank = |logit: &f32| key((self.rank)(*logit));
        heap::sort(logits, |a, b| rank(a) < rank(b));
        let mut sum = above;
        let mut current = None;
        for logit in logits.iter() {
            if current != Some(rank(logit)) {
                current = Some(rank(logit));
                above = sum;
            }
            sum += (self.mass)(*logit);
            if sum >= target {
                return Some(Crossing { rank: logit_of(rank(logit)), above, target });
            }
        }
        None
    }

    /// The bin of the first pass: the rounded distance from the top.
    #[inline]
    fn bin(&self, logit: f32) -> u32 {
        const LAST: f32 = (BINS - 1) as f32;
        let distance = (self.top - (self.rank)(logit)) * self.bins_per_rank;
        // NaN and infinite distances are in the last bin.
        let distance = if distance < LAST { distance } else { LAST };
        // Adding 2^23 rounds to an integer and leaves it in the low bits.
        (distance + 8_388_608.0).to_bits() % BINS as u32
    }

    fn gather(&self, source: &impl Source, bin: u32, low: u32, high: u32) -> Range {
        let mut range = Range { low: u32::MAX, high: 0, count: 0, logits: [0.0; GATHERED] };
        self.each(source, bin, low, high, |logit, key| {
            range.low = range.low.min(key);
            range.high = range.high.max(key);
            if let Some(place) = range.logits.get_mut(range.count) {
                *place = logit;
            }
            range.count += 1;
        });
        range
    }

    /// Calls `see` with the logit and the key of the rank of every legal token of the bin in `low..=high`.
    #[inline]
    fn each(&self, source: &impl Source, bin: u32, low: u32, high: u32, mut see: impl FnMut(f32, u32)) {
        source.for_each(|block| {
            if self.any_in(bin, &block.lanes) {
                for logit in block.lanes {
                    let key = key((self.rank)(logit));
                    if logit > f32::NEG_INFINITY && self.bin(logit) == bin && low <= key && key <= high {
                        see(logit, key);
                    }
                }
            }
        });
    }

    #[inline]
    fn any_in(&self, bin: u32, lanes: &Lanes) -> bool {
        map(lanes, |logit| u32::from(self.bin(logit) == bin)).iter().fold(0, |any, hit| any | hit) != 0
    }
}

fn add(masses: &mut [u64; BINS], bin: u32, mass: u64) {
    if let Some(sum) = masses.get_mut(bin as usize % BINS) {
        *sum += mass;
    }
}

/// The first bin with which the sum reaches the target, and the sum before it.
fn reaching(masses: &[u64; BINS], mut above: u64, target: u64) -> Option<(u32, u64)> {
    for (bin, mass) in (0u32..).zip(masses) {
        if above + mass >= target {
            return Some((bin, above));
        }
        above += mass;
    }
    None
}
