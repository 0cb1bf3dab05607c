//! Arbitrary logits, parameters and seeds: no panic, an answer exactly where one is due, and one that is due.
#![no_main]

use arbitrary::Arbitrary;
use half::f16;
use kinglet_core::sampler::{
    Adjustment, Adjustments, Algorithm, Choice, FilterOrder, Logit, Penalties, RequestRng, SampleError,
    SamplingParams, Stream, TokenLogProb, sample, sample_with,
};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Input<'a> {
    algorithm: u8,
    k: u32,
    p: Float,
    temperature: Float,
    typical_p: Option<Float>,
    min_p: Option<Float>,
    temperature_first: bool,
    penalties: [Float; 3],
    recent: Vec<u8>,
    bias: Vec<(u8, Float)>,
    banned: Vec<u8>,
    allowed: Option<Vec<u32>>,
    top: u8,
    piece: u8,
    seed: u64,
    position: u64,
    shape: Shape,
    bytes: &'a [u8],
}

/// A float that is as often in the usual range as it is any bits.
#[derive(Arbitrary, Debug)]
enum Float {
    Usual(u16),
    Bits(u32),
}

impl Float {
    fn value(&self) -> f32 {
        match *self {
            Self::Usual(steps) => f32::from(steps) / 16384.0,
            Self::Bits(bits) => f32::from_bits(bits),
        }
    }
}

/// How bytes become logits.
#[derive(Arbitrary, Debug)]
enum Shape {
    /// Four bytes each, as they are.
    Bits,
    /// One byte each, in steps of 1/8; −128 is a mask. Full of ties.
    Grid,
    /// The same, over and over, to at most 1023 logits.
    Repeated(u16),
}

impl Shape {
    fn logits(&self, bytes: &[u8]) -> Vec<f32> {
        let step = |byte: &u8| match *byte as i8 {
            i8::MIN => f32::NEG_INFINITY,
            steps => f32::from(steps) / 8.0,
        };
        match *self {
            Self::Bits => bytes.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect(),
            Self::Grid => bytes.iter().map(step).collect(),
            Self::Repeated(length) => {
                bytes.iter().map(step).cycle().take(usize::from(length) % 1024).collect()
            }
        }
    }
}

fn params(input: &Input<'_>) -> SamplingParams {
    let (k, p, temperature) = (input.k, input.p.value(), input.temperature.value());
    let params = match input.algorithm % 5 {
        0 => SamplingParams::greedy(),
        1 => SamplingParams::weighted(temperature),
        2 => SamplingParams::top_k(k, temperature),
        3 => SamplingParams::nucleus(p, temperature),
        _ => SamplingParams::composite(k, p, temperature),
    };
    let order = if input.temperature_first { FilterOrder::TemperatureFirst } else { FilterOrder::FiltersFirst };
    let value = |float: &Option<Float>, neutral| float.as_ref().map_or(neutral, Float::value);
    let (typical_p, min_p) = (value(&input.typical_p, 1.0), value(&input.min_p, 0.0));
    SamplingParams { order, typical_p, min_p, ..params }
}

/// A draw with everything that can be asked for: from a slice, and from a stream when it can.
fn drawn<L: Logit>(
    input: &Input<'_>,
    logits: &[L],
    params: &SamplingParams,
    streamed: bool,
) -> Result<(Choice, Vec<TokenLogProb>), SampleError> {
    let tokens = |ids: &[u8]| ids.iter().map(|id| u32::from(*id)).collect::<Vec<_>>();
    let (recent, banned) = (tokens(&input.recent), tokens(&input.banned));
    let bias: Vec<_> = input.bias.iter().map(|(id, bias)| (u32::from(*id), bias.value())).collect();
    let [repetition, frequency, presence] = &input.penalties;
    let penalties = Penalties {
        repetition: repetition.value(),
        frequency: frequency.value(),
        presence: presence.value(),
    };
    let allowed = input.allowed.as_deref();
    let stated = Adjustments { penalties, recent: &recent, bias: &bias, banned: &banned, allowed };
    let mut table = vec![Adjustment::default(); stated.entries_needed()];
    let adjustments = stated.prepare(&mut table)?;
    let mut top = vec![TokenLogProb::NONE; usize::from(input.top % 8)];
    let mut rng = RequestRng::new(input.seed, input.position);
    let choice = if streamed {
        let mut stream = Stream::<16>::new(params, adjustments, &mut top, &mut rng)?;
        for piece in logits.chunks(usize::from(input.piece) + 1) {
            stream.push(piece)?;
        }
        stream.finish()?
    } else {
        sample_with(logits, params, adjustments, &mut top, &mut rng)?
    };
    Ok((choice, top))
}

/// Slice and stream agree, and f16 and f32.
fn agree(input: &Input<'_>, logits: &[f32], params: &SamplingParams) {
    let whole = drawn(input, logits, params, false);
    if let Ok((choice, top)) = &whole {
        assert!(!input.banned.iter().any(|id| u32::from(*id) == choice.token), "a banned token");
        let listed = top.iter().find(|entry| entry.token == choice.token);
        assert!(listed.is_none_or(|entry| entry.log_prob == choice.log_prob), "{top:?}, {choice:?}");
        assert!(top.is_sorted_by(|a, b| a.log_prob >= b.log_prob), "{top:?}");
    }
    if Stream::<16>::check(params).is_ok() {
        let streamed = drawn(input, logits, params, true);
        // The first error that is met may differ: a stream does not know the vocabulary.
        assert!(whole == streamed || whole.is_err() && streamed.is_err(), "{whole:?}, {streamed:?}");
    }
    let halves: Vec<f16> = logits.iter().map(|logit| f16::from_f32(*logit)).collect();
    let widened: Vec<f32> = halves.iter().map(|half| half.to_f32()).collect();
    let (narrow, wide) = (drawn(input, &halves, params, false), drawn(input, &widened, params, false));
    // Compared as text: an error may hold a NaN.
    assert_eq!(format!("{narrow:?}"), format!("{wide:?}"));
}

/// A generator that counts what is taken from it.
struct Counting {
    rng: RequestRng,
    words: u32,
}

impl rand_core::TryRng for Counting {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.words += 1;
        self.rng.try_next_u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        self.words += 2;
        self.rng.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        self.words += bytes.len().div_ceil(4) as u32;
        self.rng.try_fill_bytes(bytes)
    }
}

fn are_legal(logits: &[f32]) -> bool {
    !logits.is_empty()
        && logits.iter().all(|logit| !logit.is_nan())
        && logits.iter().any(|logit| *logit > f32::NEG_INFINITY)
        && logits.iter().filter(|logit| **logit == f32::INFINITY).count() <= 1
}

fuzz_target!(|input: Input<'_>| {
    let logits = input.shape.logits(input.bytes);
    let params = params(&input);
    agree(&input, &logits, &params);
    let mut rng = Counting { rng: RequestRng::new(input.seed, input.position), words: 0 };
    let result = sample(&logits, &params, &mut rng);
    let again = sample(&logits, &params, &mut RequestRng::new(input.seed, input.position));
    assert_eq!(result.is_ok(), params.validate().is_ok() && are_legal(&logits), "{result:?}");
    let choice = match result {
        Ok(choice) => choice,
        Err(error) => {
            let _ = error.to_string();
            assert_eq!(rng.words, 0, "an error took random words");
            return;
        }
    };
    assert_eq!(again, Ok(choice), "the same draw");
    assert!(rng.words <= 2, "{} words", rng.words);
    let logit = logits[choice.token as usize];
    assert!(logit > f32::NEG_INFINITY, "a masked token");
    assert!((1..=logits.len() as u32).contains(&choice.candidates), "{choice:?}");
    assert!(choice.probability > 0.0 && choice.probability <= 1.0, "{choice:?}");
    assert!(choice.log_prob <= 0.0, "{choice:?}");

    let before = |(id, other): &(u32, &f32)| **other > logit || **other == logit && *id < choice.token;
    let rank = (0u32..).zip(&logits).filter(before).count();
    match params.algorithm {
        Algorithm::Greedy => assert_eq!(rank, 0, "greedy"),
        Algorithm::TopK | Algorithm::Composite => assert!(rank < params.top_k as usize, "top-k"),
        _ => {}
    }
    let filters_first = params.order == FilterOrder::FiltersFirst && logits.iter().all(|l| l.abs() < 1e30);
    if params.algorithm == Algorithm::Nucleus && filters_first && params.typical_p == 1.0 {
        let mass = |of: &dyn Fn(f32) -> bool| -> f64 {
            let max = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            logits.iter().filter(|l| of(**l)).map(|l| f64::from(*l - max).exp()).sum()
        };
        let (above, total) = (mass(&|other| other > logit), mass(&|_| true));
        assert!(above == 0.0 || above / total < f64::from(params.top_p) + 1e-5, "outside of the nucleus");
    }
});
