//! Where the cumulative mass of the ranked tokens reaches a target, without sorting them.

use super::heap;
use super::logits::{LANES, Source, key, logit_of, map};
use super::mass::fixed;

const BINS: usize = 64;

/// Tokens that are sorted at last.
const GATHERED: usize = 256;

/// How tokens are ranked and what each counts; both are functions of its logit.
pub(super) struct Ranking<R, W> {
    /// The larger, the earlier. `−∞` for masked tokens.
    pub rank: R,
    /// At most 1; [`fixed`] of it is the token's mass. 0 for masked tokens.
    pub weight: W,
    /// No rank is above.
    pub top: f32,
    /// The ranks between `top` and `top − 63 / bins_per_rank` are told apart in the first pass.
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
    /// The lowest and the highest rank in it.
    low: f32,
    high: f32,
    count: usize,
    /// The first of the logits.
    logits: [f32; GATHERED],
}

impl<R: Fn(f32) -> f32, W: Fn(f32) -> f32> Ranking<R, W> {
    /// The highest rank such that all tokens of at least that rank have a mass of at least `target(total)`; `None`
    /// when all of them have less.
    ///
    /// The first pass sums masses over 64 bins of equal width, the following ones only look at the bin where the
    /// target is reached, and cut it into 64 again, until it holds one rank or at most 256 tokens. That is 4 to 6
    /// passes nearly always, and 14 at most, since a rank has 32 bits.
    pub fn crossing(&self, source: &impl Source, target: impl FnOnce(u64) -> u64) -> Option<Crossing> {
        let mut masses = [0u64; BINS];
        source.for_each(|block| {
            let bins = map(&block.lanes, |logit| self.bin((self.rank)(logit)));
            let weights = map(&block.lanes, &self.weight);
            for (bin, weight) in bins.into_iter().zip(weights) {
                add(&mut masses, bin, fixed(weight));
            }
        });
        let target = target(masses.iter().sum());
        let (bin, mut above) = reaching(&masses, 0, target)?;
        let mut range = self.gather(source, |rank| (self.bin(rank) == bin) & (rank > f32::NEG_INFINITY));
        while range.low < range.high && range.count > GATHERED {
            let (low, high) = (key(range.low), key(range.high));
            let shift = (u32::BITS - (high - low).leading_zeros()).saturating_sub(6);
            let mut masses = [0u64; BINS];
            self.each(source, range.inside(), |logit, rank| {
                add(&mut masses, high.wrapping_sub(key(rank)) >> shift, fixed((self.weight)(logit)));
            });
            let (part, mass) = reaching(&masses, above, target)?;
            above = mass;
            let high = high.saturating_sub(part << shift);
            let low = high.saturating_sub((1 << shift) - 1).max(low);
            let part = Range { low: logit_of(low), high: logit_of(high), ..range };
            range = self.gather(source, part.inside());
        }
        if range.low == range.high {
            return Some(Crossing { rank: range.low, above, target });
        }
        self.crossing_of_few(range.logits.get_mut(..range.count)?, above, target)
    }

    /// The same for tokens that fit into the buffer.
    fn crossing_of_few(&self, logits: &mut [f32], mut above: u64, target: u64) -> Option<Crossing> {
        let rank = |logit: &f32| (self.rank)(*logit);
        heap::sort(logits, |a, b| rank(a) < rank(b));
        let mut sum = above;
        let mut current = f32::INFINITY;
        for logit in logits.iter() {
            if rank(logit) < current {
                current = rank(logit);
                above = sum;
            }
            sum += fixed((self.weight)(*logit));
            if sum >= target {
                return Some(Crossing { rank: current, above, target });
            }
        }
        None
    }

    /// The bin of the first pass: the rounded distance from the top.
    #[inline]
    fn bin(&self, rank: f32) -> u32 {
        const LAST: f32 = (BINS - 1) as f32;
        let distance = (self.top - rank) * self.bins_per_rank;
        // NaN and infinite distances are in the last bin.
        let distance = if distance < LAST { distance } else { LAST };
        // Adding 2^23 rounds to an integer and leaves it in the low bits.
        (distance + 8_388_608.0).to_bits() % BINS as u32
    }

    fn gather(&self, source: &impl Source, inside: impl Fn(f32) -> bool) -> Range {
        let mut range =
            Range { low: f32::INFINITY, high: f32::NEG_INFINITY, count: 0, logits: [0.0; GATHERED] };
        self.each(source, inside, |logit, rank| {
            range.low = range.low.min(rank);
            range.high = range.high.max(rank);
            if let Some(place) = range.logits.get_mut(range.count) {
                *place = logit;
            }
            range.count += 1;
        });
        range
    }

    /// Calls `see` with the logit and the rank of every token whose rank is `inside`.
    #[inline]
    fn each(&self, source: &impl Source, inside: impl Fn(f32) -> bool, mut see: impl FnMut(f32, f32)) {
        source.for_each(|block| {
            let inside = map(&block.lanes, |logit| u32::from(inside((self.rank)(logit))));
            let mut hits = inside.iter().rfold(0, |hits, inside| hits << 1 | inside);
            while hits != 0 {
                let lane = hits.trailing_zeros() as usize % LANES;
                hits &= hits - 1;
                let logit = block.lanes.get(lane).copied().unwrap_or(f32::NEG_INFINITY);
                see(logit, (self.rank)(logit));
            }
        });
    }
}

impl Range {
    /// Whether a rank is in it.
    fn inside(&self) -> impl Fn(f32) -> bool + use<> {
        let Self { low, high, .. } = *self;
        move |rank| (rank >= low) & (rank <= high)
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
