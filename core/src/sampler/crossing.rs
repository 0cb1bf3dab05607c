//! Where the cumulative mass of the ranked tokens reaches a target, without sorting them.

use super::heap;
use super::logits::{LANES, Logit, key, logit_of, map};
use super::mass::{Exponential, fixed};
use super::tokens::Tokens;

const BINS: usize = 64;

/// Tokens that are sorted at last: as many as the stack bears. The result does not depend on it.
const GATHERED: usize = if cfg!(target_pointer_width = "64") { 256 } else { 32 };

/// How tokens are ranked, and what each counts.
///
/// One type and not closures, so that the search is compiled once: code is dear on boards.
#[derive(Clone, Copy)]
pub(super) struct Ranking {
    pub by: By,
    pub exponential: Exponential,
}

/// What tokens are ranked by.
#[derive(Clone, Copy)]
pub(super) enum By {
    /// The logit; each token counts 1.
    LogitOnly,
    /// The logit; each token counts its exponential.
    Logit,
    /// The nearness of the exponent to this one; each token counts its exponential.
    Nearness(f32),
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
struct Found {
    /// Keys of the lowest and the highest rank.
    low: u32,
    high: u32,
    count: usize,
    /// The first of the logits.
    logits: [f32; GATHERED],
}

impl Ranking {
    /// The rank of a token: the larger, the earlier; `−∞` if it is masked.
    #[inline]
    pub fn rank(&self, logit: f32) -> f32 {
        match self.by {
            By::Nearness(centre) => -(self.exponential.exponent(logit) - centre).abs(),
            By::Logit | By::LogitOnly => logit,
        }
    }

    /// What a token counts, [`fixed`]: at most 1.
    #[inline]
    fn weight(&self, logit: f32) -> f32 {
        match self.by {
            By::LogitOnly if logit > f32::NEG_INFINITY => 1.0,
            By::LogitOnly => 0.0,
            By::Logit | By::Nearness(_) => self.exponential.exp(logit),
        }
    }

    /// The bin of the first pass: the rounded distance from the highest rank, in steps of a factor of 1.6 in the
    /// weight. 63 of them reach the 40 doublings that weigh anything.
    #[inline]
    fn bin(&self, rank: f32) -> u32 {
        const PER_DOUBLING: f32 = 1.5;
        const LAST: f32 = (BINS - 1) as f32;
        let distance = match self.by {
            By::Nearness(_) => -rank,
            By::Logit | By::LogitOnly => -self.exponential.exponent(rank),
        };
        let distance = distance * PER_DOUBLING;
        // Infinite distances are in the last bin, and numbers above the highest rank in the first.
        let distance = if distance < LAST { distance } else { LAST };
        let distance = if distance > 0.0 { distance } else { 0.0 };
        // Adding 2^23 rounds to an integer and leaves it in the low bits.
        (distance + 8_388_608.0).to_bits() % BINS as u32
    }

    /// The highest rank such that all tokens of at least that rank have a mass of at least `target(total)`; `None`
    /// when all of them have less.
    ///
    /// The first pass sums masses over 64 bins of equal width; the next ones look only at the bin where the target
    /// is reached, and cut it into 64 again, until it holds one rank or few tokens. That is 2 to 4 passes
    /// nearly always, and 14 at most, since a rank has 32 bits.
    pub fn crossing<L: Logit>(
        &self,
        tokens: &Tokens<L>,
        target: impl FnOnce(u64) -> u64,
    ) -> Option<Crossing> {
        let mut masses = [0u64; BINS];
        tokens.for_each(|block| {
            let bins = map(&block.lanes, |logit| self.bin(self.rank(logit)));
            let weights = map(&block.lanes, |logit| self.weight(logit));
            for (bin, weight) in bins.into_iter().zip(weights) {
                add(&mut masses, bin, fixed(weight));
            }
        });
        let target = target(masses.iter().sum());
        let (bin, mut above) = reaching(&masses, 0, target)?;
        let (mut low, mut high) = self.ends_of(bin);
        loop {
            let mut found = Found { low: u32::MAX, high: 0, count: 0, logits: [0.0; GATHERED] };
            self.each_within(tokens, low, high, &mut |logit, rank| found.add(logit, key(rank)));
            (low, high) = (found.low, found.high);
            if low >= high {
                return Some(Crossing { rank: logit_of(low), above, target });
            }
            if let Some(logits) = found.logits.get_mut(..found.count) {
                return self.crossing_of_few(logits, above, target);
            }
            let shift = (u32::BITS - (high - low).leading_zeros()).saturating_sub(6);
            masses = [0; BINS];
            self.each_within(tokens, low, high, &mut |logit, rank| {
                add(&mut masses, high.wrapping_sub(key(rank)) >> shift, fixed(self.weight(logit)));
            });
            let (part, mass) = reaching(&masses, above, target)?;
            above = mass;
            high = high.saturating_sub(part << shift);
            low = high.saturating_sub((1 << shift) - 1).max(low);
        }
    }

    /// The same for tokens that fit into the buffer.
    fn crossing_of_few(&self, logits: &mut [f32], mut above: u64, target: u64) -> Option<Crossing> {
        heap::sort(logits, |a, b| self.rank(*a) < self.rank(*b));
        let mut sum = above;
        let mut current = f32::INFINITY;
        for logit in logits.iter() {
            let rank = self.rank(*logit);
            if rank < current {
                (current, above) = (rank, sum);
            }
            sum += fixed(self.weight(*logit));
            if sum >= target {
                return Some(Crossing { rank, above, target });
            }
        }
        None
    }

    /// The keys of the lowest and the highest number whose bin this is, without `−∞`.
    fn ends_of(&self, bin: u32) -> (u32, u32) {
        // Bins rise as ranks fall: the first key whose bin is below a limit, by bisection.
        let first_below = |limit: u32| {
            let (mut low, mut high) = (key(f32::NEG_INFINITY) + 1, key(f32::INFINITY));
            while low < high {
                let middle = low + (high - low) / 2;
                if self.bin(logit_of(middle)) < limit {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            low
        };
        (first_below(bin + 1), if bin == 0 { key(f32::INFINITY) } else { first_below(bin) - 1 })
    }

    /// Calls `see` with the logit and the rank of every token whose rank has a key in `low..=high`.
    fn each_within<L: Logit>(&self, tokens: &Tokens<L>, low: u32, high: u32, see: &mut dyn FnMut(f32, f32)) {
        let (low, high) = (logit_of(low), logit_of(high));
        tokens.for_each(|block| {
            let mut hits = 0;
            for (lane, logit) in block.lanes.iter().enumerate() {
                let rank = self.rank(*logit);
                hits |= u32::from((rank >= low) & (rank <= high)) << lane;
            }
            while hits != 0 {
                let lane = hits.trailing_zeros() as usize % LANES;
                hits &= hits - 1;
                let logit = block.lanes.get(lane).copied().unwrap_or(f32::NEG_INFINITY);
                see(logit, self.rank(logit));
            }
        });
    }
}

impl Found {
    fn add(&mut self, logit: f32, key: u32) {
        self.low = self.low.min(key);
        self.high = self.high.max(key);
        if let Some(place) = self.logits.get_mut(self.count) {
            *place = logit;
        }
        self.count += 1;
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
