//! Drawing while the logits are computed.

use super::adjust::{Adjuster, PreparedAdjustments};
use super::filter;
use super::heap::{self, Ranked, Top};
use super::logits::{GROUP, Group, LANES, Lanes, Logit, Peak, next_group};
use super::mass::{Drawn, LogSum, Race};
use super::tokens::Tokens;
use super::{Algorithm, Choice, SampleError, SamplingParams, key_of};
use rand_core::Rng;

/// A token with its log-prob, for the list of the most likely ones.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct TokenLogProb {
    /// The token.
    pub token: u32,
    /// Log-softmax of the raw logits at the token, in nats.
    pub log_prob: f32,
}

impl TokenLogProb {
    /// What stands in places that no token takes, because all others are masked.
    pub const NONE: Self = Self { token: u32::MAX, log_prob: f32::NEG_INFINITY };
}

/// Until the log-sum-exp is known, `log_prob` is the logit.
impl Ranked for TokenLogProb {
    fn new(token: u32, _: f32, raw: f32) -> Self {
        Self { token, log_prob: raw }
    }
    fn token(&self) -> u32 {
        self.token
    }
    fn logit(&self) -> f32 {
        self.log_prob
    }
}

/// The log-probs of raw logits.
pub(super) struct LogProbs<'t> {
    sum: LogSum,
    places: &'t mut [TokenLogProb],
    filled: usize,
}

impl<'t> LogProbs<'t> {
    pub fn new(places: &'t mut [TokenLogProb]) -> Self {
        Self { sum: LogSum::new(), places, filled: 0 }
    }

    #[inline]
    pub fn add_to_sum(&mut self, group: Group) {
        self.sum.add(group);
    }

    /// Lists what belongs among the most likely tokens.
    #[inline]
    pub fn list(&mut self, group: Group) {
        if !self.places.is_empty() {
            heap::offer(self.places, &mut self.filled, group, group.lanes);
        }
    }

    /// Fills the list, and gives the log-prob of a token with this raw logit; `peak` is the largest.
    pub fn finish(&mut self, peak: f32, raw: f32) -> f32 {
        let log_sum = self.sum.relative_to(peak);
        let log_prob = |logit: f32| {
            if peak < f32::INFINITY {
                (logit - peak) - log_sum
            } else if logit == peak {
                0.0
            } else {
                f32::NEG_INFINITY
            }
        };
        let empty = self.places.iter_mut().skip(self.filled);
        empty.for_each(|place| *place = TokenLogProb::NONE);
        let filled = self.places.get_mut(..self.filled).unwrap_or_default();
        heap::sort(filled, TokenLogProb::is_behind);
        filled.iter_mut().for_each(|place| place.log_prob = log_prob(place.log_prob));
        log_prob(raw)
    }
}

/// Draws from logits that come in pieces, as the output matrix gives them, so that nobody holds them all: with the
/// same random numbers, bit for bit what [`sample_with`](super::sample_with) draws from the whole.
///
/// It holds O(K) bytes, about `12·K + 500`. K is the largest top-k that it can be asked for; it may be 0.
///
/// | in one pass | needs the logits again, so [`Stream::new`] refuses it |
/// |---|---|
/// | greedy | nucleus with p < 1 |
/// | weighted | weighted with min-p or typical-p |
/// | top-k and composite with k ≤ K, also with min-p and typical-p | top-k and composite with k > K |
/// | log-prob, top log-probs, penalties, biases, bans, masks | |
///
/// For the right column, compute the logits again or keep them, and call [`sample_with`](super::sample_with).
pub struct Stream<'a, const K: usize> {
    params: SamplingParams,
    adjuster: Adjuster<'a>,
    adjustments: PreparedAdjustments<'a>,
    log_probs: LogProbs<'a>,
    raw_peak: Peak,
    /// Of the adjusted logits.
    peak: Peak,
    /// The raw logit of the peak's token.
    peak_raw: f32,
    /// Not masked after the adjustments.
    legal: u32,
    collected: Collected<K>,
    /// Whether the race sums up just what the log-sum-exp does, so that once is enough.
    race_sums: bool,
    /// The block that is not complete yet, its first token, and how many of its logits there are.
    block: Lanes,
    first: u32,
    filled: usize,
    failed: Option<SampleError>,
}

/// What is kept of the tokens that have passed.
#[allow(clippy::large_enum_variant, reason = "there is one of them, and no heap to move a part to")]
enum Collected<const K: usize> {
    Peak,
    Race { race: Race, raw: Lanes },
    Top { top: Top<K>, key: Option<[u32; 2]> },
}

impl<const K: usize> Collected<K> {
    #[inline(always)]
    fn new(params: &SamplingParams, key: Option<[u32; 2]>) -> Self {
        match (params.algorithm, key) {
            (Algorithm::TopK | Algorithm::Composite, key) => {
                Self::Top { top: Top::new(params.top_k as usize), key }
            }
            (_, None) => Self::Peak,
            (_, Some(key)) => Self::Race {
                race: Race::new(key, params.draw_temperature()),
                raw: [f32::NEG_INFINITY; LANES],
            },
        }
    }
}

impl<'a, const K: usize> Stream<'a, K> {
    /// A draw with adjusted logits that also lists the most likely tokens; either may be empty
    /// ([`PreparedAdjustments::NONE`], `&mut []`). Takes the two random words, if the draw needs any.
    ///
    /// The list is what it should be once [`finish`](Self::finish) has given a token. Until then, and for ever when
    /// there is an error, raw logits and earlier entries lie in it.
    ///
    /// # Errors
    /// [`SampleError`] for parameters out of range, and [`SampleError::NotStreamable`] or
    /// [`SampleError::StreamCapacity`] as in the table above; no random word is then taken.
    pub fn new(
        params: &SamplingParams,
        adjustments: PreparedAdjustments<'a>,
        top_log_probs: &'a mut [TokenLogProb],
        rng: &mut impl Rng,
    ) -> Result<Self, SampleError> {
        Self::check(params)?;
        Ok(Self::open(params, adjustments, top_log_probs, key_of(params, rng)))
    }

    /// For parameters that are checked. Inlined, so that it is built where it stays: it is large.
    #[inline(always)]
    pub(super) fn open(
        params: &SamplingParams,
        adjustments: PreparedAdjustments<'a>,
        top_log_probs: &'a mut [TokenLogProb],
        key: Option<[u32; 2]>,
    ) -> Self {
        let raced = matches!(params.algorithm, Algorithm::Weighted | Algorithm::Nucleus) && key.is_some();
        Self {
            params: *params,
            race_sums: raced && params.temperature == 1.0 && adjustments.is_none(),
            adjuster: Adjuster::new(adjustments),
            adjustments,
            log_probs: LogProbs::new(top_log_probs),
            raw_peak: Peak::NONE,
            peak: Peak::NONE,
            peak_raw: f32::NEG_INFINITY,
            legal: 0,
            collected: Collected::new(params, key),
            block: [f32::NEG_INFINITY; LANES],
            first: 0,
            filled: 0,
            failed: None,
        }
    }

    /// What [`Stream::new`] checks: the ranges of the parameters, and that one pass and K places are enough for them.
    ///
    /// # Errors
    /// As [`Stream::new`].
    pub fn check(params: &SamplingParams) -> Result<(), SampleError> {
        params.validate()?;
        Self::fits(params)
    }

    /// Whether one pass and K places are enough for parameters that are in range.
    pub(super) fn fits(params: &SamplingParams) -> Result<(), SampleError> {
        let refilter = params.min_p > 0.0 || params.typical_p < 1.0;
        match params.algorithm {
            Algorithm::TopK | Algorithm::Composite if params.top_k as usize > K => {
                Err(SampleError::StreamCapacity { top_k: params.top_k, capacity: K as u32 })
            }
            Algorithm::Weighted if refilter => Err(SampleError::NotStreamable),
            Algorithm::Nucleus if refilter || params.top_p < 1.0 => Err(SampleError::NotStreamable),
            _ => Ok(()),
        }
    }

    /// Takes the logits of the next tokens, any number of them. They are looked at in blocks of 16, so up to 15 of the
    /// last ones wait for the next call or for [`finish`](Self::finish).
    ///
    /// # Errors
    /// [`SampleError`] for a NaN or a second `+∞`, once its block is complete, and for too many logits; from then on,
    /// always the same.
    pub fn push<L: Logit>(&mut self, logits: &[L]) -> Result<(), SampleError> {
        if let Some(error) = self.failed {
            return Err(error);
        }
        let result = self.push_all(logits);
        self.failed = result.err();
        result
    }

    fn push_all<L: Logit>(&mut self, logits: &[L]) -> Result<(), SampleError> {
        let count = self.first as usize + self.filled;
        if logits.len() > SampleError::MAX_LOGITS.saturating_sub(count) {
            return Err(SampleError::LogitCount { found: count.saturating_add(logits.len()) });
        }
        let missing = if self.filled == 0 { 0 } else { LANES.saturating_sub(self.filled) };
        let (head, rest) = logits.split_at_checked(missing).unwrap_or((logits, &[]));
        self.fill(head)?;
        let (whole, tail) = rest.as_chunks::<LANES>();
        for lanes in whole {
            self.fill(lanes)?;
        }
        self.fill(tail)
    }

    fn fill<L: Logit>(&mut self, logits: &[L]) -> Result<(), SampleError> {
        let lanes = self.block.iter_mut().skip(self.filled);
        lanes.zip(logits).for_each(|(lane, logit)| *lane = logit.to_f32());
        self.filled += logits.len();
        if self.filled == LANES { self.flush() } else { Ok(()) }
    }

    /// Takes in the block that is complete.
    fn flush(&mut self) -> Result<(), SampleError> {
        let (first, raw, mut lanes) = (self.first, self.block, self.block);
        let raw = Group { first, lanes: &raw };
        self.raw_peak.see_group(raw)?;
        self.adjuster.apply(first, &mut lanes);
        let group = Group { first, lanes: &lanes };
        if self.adjustments.is_none() {
            self.peak = self.raw_peak;
        } else {
            let before = self.peak.logit;
            // The raw logits are checked: adjusted ones cannot be wrong.
            _ = self.peak.see_group(group);
            if self.peak.logit > before {
                let lane = self.peak.token.wrapping_sub(first) as usize;
                self.peak_raw = raw.lanes.get(lane).copied().unwrap_or(self.peak.logit);
            }
        }
        self.take(raw, group);
        self.first = first.wrapping_add(LANES as u32);
        self.block = [f32::NEG_INFINITY; LANES];
        self.filled = 0;
        Ok(())
    }

    /// Takes in a checked group and what the adjustments make of it; the peaks know it already.
    #[inline]
    fn take(&mut self, raw: Group, group: Group) {
        if !self.race_sums {
            self.log_probs.add_to_sum(raw);
        }
        self.log_probs.list(raw);
        match &mut self.collected {
            Collected::Peak => self.legal += group.legal(),
            Collected::Race { race, raw: kept } => {
                if let Some(first) = race.run(group)
                    && let Some((_, lanes)) = raw.blocks().find(|(block, _)| *block == first)
                {
                    *kept = *lanes;
                }
            }
            Collected::Top { top, .. } => top.push(group, raw.lanes),
        }
    }

    /// A draw from a whole vocabulary whose peaks are known.
    pub(super) fn run<L: Logit>(
        &mut self,
        logits: &[L],
        (raw_peak, peak): (Peak, Peak),
    ) -> Result<Choice, SampleError> {
        self.raw_peak = raw_peak;
        self.peak = peak;
        self.peak_raw = logits.get(peak.token as usize).map_or(peak.logit, |logit| logit.to_f32());
        let mut adjuster = self.adjuster;
        let (mut raw, mut adjusted) = ([0.0; GROUP], [0.0; GROUP]);
        let (mut rest, mut next) = (logits, 0);
        while let Some((first, lanes)) = next_group(&mut rest, &mut next, &mut raw) {
            let raw = Group { first, lanes };
            if self.adjustments.is_none() {
                self.take(raw, raw);
            } else if let Some(adjusted) = adjusted.get_mut(..raw.lanes.len()) {
                adjusted.iter_mut().zip(raw.lanes).for_each(|(adjusted, raw)| *adjusted = *raw);
                adjuster.apply(first, adjusted);
                self.take(raw, Group { first, lanes: adjusted });
            }
        }
        self.conclude()
    }

    /// The token drawn from everything that was pushed. Fills the list of the most likely tokens.
    ///
    /// # Errors
    /// As [`push`](Self::push), also for the logits that waited; [`SampleError::TokenOutOfRange`] for adjustments,
    /// [`SampleError::AllMasked`], or [`SampleError::LogitCount`] when nothing was pushed.
    pub fn finish(mut self) -> Result<Choice, SampleError> {
        if let Some(error) = self.failed {
            return Err(error);
        }
        let vocabulary = self.first as usize + self.filled;
        if self.filled > 0 {
            self.flush()?;
        }
        if vocabulary == 0 {
            return Err(SampleError::LogitCount { found: 0 });
        }
        self.adjustments.check(vocabulary)?;
        self.raw_peak.or_all_masked()?;
        self.peak.or_all_masked()?;
        self.conclude()
    }

    fn conclude(&mut self) -> Result<Choice, SampleError> {
        let (drawn, raw) = self.draw()?;
        Ok(Choice::new(drawn, self.log_probs.finish(self.raw_peak.logit, raw)))
    }

    /// The token and its raw logit.
    fn draw(&mut self) -> Result<(Drawn, f32), SampleError> {
        let peak = self.peak;
        let greedy = self.params.algorithm == Algorithm::Greedy || peak.logit == f32::INFINITY;
        let candidates = if greedy { 1 } else { self.legal };
        let raw = if self.adjustments.is_none() { peak.logit } else { self.peak_raw };
        let best = (Drawn { token: peak.token, candidates, probability: 1.0 }, raw);
        if greedy {
            return Ok(best);
        }
        match &mut self.collected {
            Collected::Peak => Ok(best),
            Collected::Race { race, raw } => {
                if self.race_sums {
                    self.log_probs.sum = LogSum::of(race);
                }
                let drawn = race.finish()?;
                let lane = drawn.token as usize % LANES;
                Ok((drawn, raw.get(lane).copied().unwrap_or(self.peak_raw)))
            }
            Collected::Top { top, key } => {
                let candidates = top.by_token();
                let mut tokens = Tokens::<f32>::of_candidates(candidates);
                tokens.kept = filter::narrow(tokens, &self.params, peak.logit);
                let drawn = filter::draw(&tokens, self.params.draw_temperature(), *key)?;
                let own = candidates.iter().find(|candidate| candidate.token == drawn.token);
                Ok((drawn, own.map_or(self.peak_raw, |candidate| candidate.raw)))
            }
        }
    }
}
