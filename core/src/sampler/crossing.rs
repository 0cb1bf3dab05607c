//! Where the cumulative mass of the ranked tokens reaches a target, without sorting them.

#[cfg(all(target_arch = "x86_64", feature = "std"))]
use super::avx2;
use super::heap;
use super::logits::{GROUP, LANES, Logit, key, logit_of};
use super::mass::{Exponential, fixed};
use super::tokens::Tokens;
use crate::numerics;

/// Bins of a pass: as many as the stack bears. The result does not depend on it.
const BINS: usize = if cfg!(target_pointer_width = "64") { 256 } else { 64 };

/// Sums for each bin, by lane: neighbouring tokens often fall into one bin, and would wait for each other's addition.
const COPIES: usize = if cfg!(target_pointer_width = "64") { 4 } else { 1 };

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
    #[inline(always)]
    pub fn rank(&self, logit: f32) -> f32 {
        match self.by {
            By::Nearness(centre) => -(self.exponential.exponent(logit) - centre).abs(),
            By::Logit | By::LogitOnly => logit,
        }
    }

    /// What a token counts, [`fixed`]: at most 1.
    #[inline(always)]
    fn weight(&self, logit: f32) -> f32 {
        match self.by {
            By::LogitOnly if logit > f32::NEG_INFINITY => 1.0,
            By::LogitOnly => 0.0,
            By::Logit | By::Nearness(_) => self.exponential.exp(logit),
        }
    }

    /// How far a rank is from the highest one, in doublings of the weight.
    fn distance(&self, rank: f32) -> f32 {
        match self.by {
            By::Nearness(_) => -rank,
            By::Logit | By::LogitOnly => -self.exponential.exponent(rank),
        }
    }

    /// The highest rank such that all tokens of at least that rank have a mass of at least `target(total)`; `None`
    /// when all of them have less.
    ///
    /// The first pass finds the last token that weighs anything, the second sums masses over bins of equal width up
    /// to it; the next ones look only at the bin where the target is reached, and cut it up again, until it holds one
    /// rank or few tokens. That is 3 to 5 passes nearly always, and 16 at most, since a rank has 32 bits.
    // Large, and called from several places: one copy of it is enough, as for its callers.
    #[inline(never)]
    pub fn crossing<L: Logit>(&self, tokens: &Tokens<L>, target: &dyn Fn(u64) -> u64) -> Option<Crossing> {
        let coarse = Scale::reaching(self.span(tokens));
        let mut copies = [[0u64; BINS]; COPIES];
        let (mut bins, mut weights) = ([0; GROUP], [0.0; GROUP]);
        tokens.for_each(&mut |group| {
            self.weigh(coarse, group.lanes, &mut bins, &mut weights);
            let bins = bins.get(..group.lanes.len()).unwrap_or_default().as_chunks::<COPIES>().0;
            for (bins, weights) in bins.iter().zip(weights.as_chunks::<COPIES>().0) {
                for ((masses, bin), weight) in copies.iter_mut().zip(bins).zip(weights) {
                    add(masses, *bin, fixed(*weight));
                }
            }
        });
        let mut masses = [0u64; BINS];
        for copy in &copies {
            masses.iter_mut().zip(copy).for_each(|(sum, mass)| *sum += mass);
        }
        let target = target(masses.iter().sum());
        let (bin, mut above) = reaching(&masses, 0, target)?;
        let (mut low, mut high) = self.ends(coarse, bin, key(f32::NEG_INFINITY) + 1, key(f32::INFINITY));
        if tokens.are_many() {
            // A bin of a large vocabulary is more than can be gathered.
            let fine = coarse.within(bin);
            masses = [0; BINS];
            self.each_within(tokens, low, high, &mut |logit, rank| {
                add(&mut masses, fine.bin(self.distance(rank)), fixed(self.weight(logit)));
            });
            let (part, mass) = reaching(&masses, above, target)?;
            above = mass;
            (low, high) = self.ends(fine, part, low, high);
        }
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
            let shift = (u32::BITS - (high - low).leading_zeros()).saturating_sub(BINS.ilog2());
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

    /// The bins of a group, and what its tokens count.
    fn weigh(&self, scale: Scale, lanes: &[f32], bins: &mut [u32], weights: &mut [f32]) {
        #[cfg(all(target_arch = "x86_64", feature = "std"))]
        if avx2::is_present() {
            return avx2::weigh(self, scale, lanes, bins, weights);
        }
        self.weigh_each(scale, lanes, bins, weights);
    }

    #[inline(always)]
    pub(super) fn weigh_each(&self, scale: Scale, lanes: &[f32], bins: &mut [u32], weights: &mut [f32]) {
        let out = bins.iter_mut().zip(weights).zip(lanes);
        // A choice for all, so that the lanes need none.
        match self.by {
            By::Nearness(_) => out.for_each(|((bin, weight), logit)| {
                *bin = scale.bin(-self.rank(*logit));
                *weight = self.exponential.exp(*logit);
            }),
            By::Logit => out.for_each(|((bin, weight), logit)| {
                *bin = scale.bin(-self.exponential.exponent(*logit));
                *weight = self.exponential.exp(*logit);
            }),
            By::LogitOnly => out.for_each(|((bin, weight), logit)| {
                *bin = scale.bin(-self.exponential.exponent(*logit));
                *weight = self.weight(*logit);
            }),
        }
    }

    /// The distance of the last token, no more than the doublings that weigh anything. Of a large vocabulary a part is
    /// looked at: the rest then shares the last bin.
    fn span<L: Logit>(&self, tokens: &Tokens<L>) -> f32 {
        let mut span = [0.0f32; LANES];
        let stride = if tokens.are_many() { 8 } else { 1 };
        tokens.for_each(&mut |group| {
            if !(group.first as usize / GROUP).is_multiple_of(stride) {
                return;
            }
            for lanes in group.lanes.as_chunks::<LANES>().0 {
                for (span, logit) in span.iter_mut().zip(lanes) {
                    let distance = self.distance(self.rank(*logit));
                    let distance = if distance < REACH { distance } else { 0.0 };
                    *span = if distance > *span { distance } else { *span };
                }
            }
        });
        numerics::max_lanes(span)
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

    /// The keys of the lowest and the highest rank in `low..=high` with this bin, which is not empty.
    fn ends(&self, scale: Scale, bin: u32, low: u32, high: u32) -> (u32, u32) {
        // Bins rise as ranks fall: the first key whose bin is below a limit, by bisection.
        let first_below = |limit: u32| {
            let (mut low, mut end) = (low, high.saturating_add(1));
            while low < end {
                let middle = low + (end - low) / 2;
                if scale.bin(self.distance(logit_of(middle))) < limit {
                    end = middle;
                } else {
                    low = middle + 1;
                }
            }
            low
        };
        (first_below(bin + 1), first_below(bin).saturating_sub(1))
    }

    /// Calls `see` with the logit and the rank of every token whose rank has a key in `low..=high`.
    fn each_within<L: Logit>(&self, tokens: &Tokens<L>, low: u32, high: u32, see: &mut dyn FnMut(f32, f32)) {
        let (low, high) = (logit_of(low), logit_of(high));
        tokens.for_each(&mut |group| {
            for lanes in group.lanes.as_chunks::<LANES>().0 {
                let mut hits = 0;
                // A choice for each block, so that the lanes need none.
                match self.by {
                    By::Nearness(_) => {
                        for (lane, logit) in lanes.iter().enumerate() {
                            let rank = self.rank(*logit);
                            hits |= u32::from((rank >= low) & (rank <= high)) << lane;
                        }
                    }
                    By::Logit | By::LogitOnly => {
                        for (lane, logit) in lanes.iter().enumerate() {
                            hits |= u32::from((*logit >= low) & (*logit <= high)) << lane;
                        }
                    }
                }
                while hits != 0 {
                    let lane = hits.trailing_zeros() as usize % LANES;
                    hits &= hits - 1;
                    let logit = lanes.get(lane).copied().unwrap_or(f32::NEG_INFINITY);
                    see(logit, self.rank(logit));
                }
            }
        });
    }
}

impl Found {
    #[inline]
    fn add(&mut self, logit: f32, key: u32) {
        self.low = self.low.min(key);
        self.high = self.high.max(key);
        if let Some(place) = self.logits.get_mut(self.count) {
            *place = logit;
        }
        self.count += 1;
    }
}

/// Bins of equal width, in doublings of the weight.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// The centre of the first bin.
    start: f32,
    bins_per_doubling: f32,
}

/// Beyond this many doublings a token weighs nothing.
const REACH: f32 = 41.0;

impl Scale {
    /// Bins for distances of 0 to `span`.
    pub(super) fn reaching(span: f32) -> Self {
        Self { start: 0.0, bins_per_doubling: (BINS - 2) as f32 / span.max(1e-6) }
    }

    /// The bin at this distance from the highest rank.
    #[inline(always)]
    fn bin(self, distance: f32) -> u32 {
        const LAST: f32 = (BINS - 1) as f32;
        let bin = (distance - self.start) * self.bins_per_doubling;
        // Everything beyond the ends is in the last and the first bin.
        let bin = if bin < LAST { bin } else { LAST };
        let bin = if bin > 0.0 { bin } else { 0.0 };
        // Adding 2^23 rounds to an integer and leaves it in the low bits.
        (bin + 8_388_608.0).to_bits() % BINS as u32
    }

    /// The parts of a bin.
    fn within(self, bin: u32) -> Self {
        let bins_per_doubling = self.bins_per_doubling * BINS as f32;
        let start = self.start + (bin as f32 - 0.5) / self.bins_per_doubling + 0.5 / bins_per_doubling;
        Self { start, bins_per_doubling }
    }
}

#[inline(always)]
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
