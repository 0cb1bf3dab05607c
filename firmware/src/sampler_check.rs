//! The sampler alone, every algorithm of it: what a board and the desktop must agree on, bit for bit.

use kinglet_core::sampler::{
    Adjustment, Adjustments, Choice, FilterOrder, Penalties, PreparedAdjustments, RequestRng, SampleError,
    SamplingParams, Stream, TokenLogProb, argmax, sample, sample_with,
};

/// Tokens of the vocabulary.
const VOCABULARY: usize = 512;
/// Largest top-k of the streams.
const CAPACITY: usize = 40;
/// Draws with each set of parameters.
const POSITIONS: u64 = 6;

/// FNV-1a (64 bits) over everything that is drawn.
///
/// # Errors
/// [`SampleError`]: none, unless the sampler is broken. A stream that draws otherwise than the slice is
/// [`SampleError::NotStreamable`].
pub fn hash_of_draws() -> Result<u64, SampleError> {
    let mut logits = [0.0f32; VOCABULARY];
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    for spread in [1.0, 4.0] {
        fill(&mut logits, spread);
        hash.word(argmax(&logits)?);
        for params in every_algorithm() {
            for position in 0..POSITIONS {
                let mut rng = RequestRng::new(7, position);
                let choice = sample(&logits, &params, &mut rng)?;
                hash.choice(&choice);
                if Stream::<CAPACITY>::check(&params).is_ok()
                    && streamed(&logits, &params, position)? != choice
                {
                    return Err(SampleError::NotStreamable);
                }
            }
        }
        adjusted(&logits, &mut hash)?;
    }
    Ok(hash.0)
}

fn every_algorithm() -> [SamplingParams; 9] {
    let last = SamplingParams { order: FilterOrder::TemperatureFirst, ..SamplingParams::nucleus(0.8, 0.5) };
    [
        SamplingParams::greedy(),
        SamplingParams::weighted(0.8),
        SamplingParams::weighted(1.0),
        SamplingParams::top_k(CAPACITY as u32, 0.8),
        SamplingParams::nucleus(0.9, 0.8),
        SamplingParams::composite(CAPACITY as u32, 0.9, 0.8),
        SamplingParams::min_p(0.05, 0.8),
        SamplingParams::typical(0.9, 0.8),
        last,
    ]
}

/// The same draw from logits in uneven pieces.
fn streamed(logits: &[f32], params: &SamplingParams, position: u64) -> Result<Choice, SampleError> {
    let mut rng = RequestRng::new(7, position);
    let mut stream = Stream::<CAPACITY>::new(params, PreparedAdjustments::NONE, &mut [], &mut rng)?;
    for piece in logits.chunks(37) {
        stream.push(piece)?;
    }
    stream.finish()
}

/// Draws with penalties, biases, a ban and a mask, and the most likely tokens beside them.
fn adjusted(logits: &[f32], hash: &mut Hash) -> Result<(), SampleError> {
    let mut allowed = [u32::MAX; VOCABULARY / 32];
    if let Some(word) = allowed.first_mut() {
        *word = 0xffff_0000;
    }
    let stated = Adjustments {
        penalties: Penalties { repetition: 1.3, frequency: 0.5, presence: 0.25 },
        recent: &[100, 200, 100, 17],
        bias: &[(300, 2.5), (301, -1.5)],
        banned: &[400],
        allowed: Some(&allowed),
    };
    let mut table = [Adjustment::default(); 8];
    let adjustments = stated.prepare(&mut table)?;
    let mut top = [TokenLogProb::NONE; 5];
    for params in every_algorithm() {
        let mut rng = RequestRng::new(8, 0);
        let choice = sample_with(logits, &params, adjustments, &mut top, &mut rng)?;
        hash.choice(&choice);
        for TokenLogProb { token, log_prob } in top {
            hash.word(token);
            hash.word(log_prob.to_bits());
        }
    }
    Ok(())
}

/// Logits that have the same bits everywhere: sums of four random bytes, about normal.
fn fill(logits: &mut [f32], spread: f32) {
    let mut state = 0x2545_f491u32;
    for logit in logits {
        // Xorshift (Marsaglia 2003).
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        let sum: u32 = state.to_le_bytes().into_iter().map(u32::from).sum();
        *logit = (sum as f32 - 510.0) * (1.0 / 128.0) * spread;
    }
}

/// FNV-1a.
struct Hash(u64);

impl Hash {
    fn word(&mut self, word: u32) {
        for byte in word.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn choice(&mut self, choice: &Choice) {
        let Choice { token, log_prob, candidates, probability } = choice;
        self.word(*token);
        self.word(log_prob.to_bits());
        self.word(*candidates);
        self.word(probability.to_bits());
    }
}
