//! Logits in pieces, as f16, and out of order: the same draws.

use half::f16;
use kinglet_core::sampler::{
    Adjustment, Adjustments, Choice, FilterOrder, Penalties, PreparedAdjustments, RequestRng, SampleError,
    SamplingParams, Stream, TokenLogProb, sample, sample_with,
};
use proptest::prelude::*;
use rand_core::Rng;

const CAPACITY: usize = 200;

/// On a grid of 1/8, exact in f16; now and then masked.
fn logits() -> impl Strategy<Value = Vec<f32>> {
    let logit = prop_oneof![9 => (-160i32..160).prop_map(|n| n as f32 / 8.0), 1 => Just(f32::NEG_INFINITY)];
    prop::collection::vec(logit, 1..400)
}

/// Those that a stream can draw with.
fn streamable() -> impl Strategy<Value = SamplingParams> {
    let temperature = prop_oneof![1 => Just(0.0f32), 5 => 0.05f32..4.0];
    let order = prop_oneof![Just(FilterOrder::FiltersFirst), Just(FilterOrder::TemperatureFirst)];
    (0..5, 1..CAPACITY as u32 + 1, 0.01f32..1.01, temperature, 0.3f32..1.2, 0.0f32..0.4, order).prop_map(
        |(algorithm, k, p, temperature, typical_p, min_p, order)| {
            let params = match algorithm {
                0 => SamplingParams::greedy(),
                1 => return SamplingParams { order, ..SamplingParams::weighted(temperature) },
                2 => SamplingParams::top_k(k, temperature),
                3 => return SamplingParams::nucleus(1.0, temperature),
                _ => SamplingParams::composite(k, p.min(1.0), temperature),
            };
            SamplingParams { order, typical_p: typical_p.min(1.0), min_p, ..params }
        },
    )
}

fn any_params() -> impl Strategy<Value = SamplingParams> {
    prop_oneof![3 => streamable(), 1 => (0.01f32..0.99, 0.1f32..3.0, 0.0f32..0.3, 0.3f32..1.2).prop_map(
        |(p, temperature, min_p, typical_p)| {
            SamplingParams { min_p, typical_p: typical_p.min(1.0), ..SamplingParams::nucleus(p, temperature) }
        }
    )]
}

/// What a request may state, over a vocabulary of up to 400 tokens.
#[derive(Debug)]
struct Stated {
    penalties: Penalties,
    recent: Vec<u32>,
    bias: Vec<(u32, f32)>,
    banned: Vec<u32>,
    allowed: Option<Vec<u32>>,
}

impl Stated {
    fn strategy() -> impl Strategy<Value = Self> {
        let mask = prop::option::of(prop::collection::vec(any::<u32>(), 0..14));
        (
            (0.5f32..2.0, -2.0f32..2.0, -2.0f32..2.0),
            prop::collection::vec(0u32..400, 0..30),
            prop::collection::vec((0u32..400, -9.0f32..9.0), 0..10),
            prop::collection::vec(0u32..400, 0..10),
            mask,
        )
            .prop_map(|((repetition, frequency, presence), recent, bias, banned, allowed)| Self {
                penalties: Penalties { repetition, frequency, presence },
                recent,
                bias,
                banned,
                allowed,
            })
    }

    /// Without the tokens that are not in the vocabulary.
    fn prepare<'t>(&'t mut self, vocabulary: usize, table: &'t mut [Adjustment]) -> PreparedAdjustments<'t> {
        let known = |token: &u32| (*token as usize) < vocabulary;
        self.recent.retain(known);
        self.banned.retain(known);
        self.bias.retain(|(token, _)| known(token));
        let adjustments = Adjustments {
            penalties: self.penalties,
            recent: &self.recent,
            bias: &self.bias,
            banned: &self.banned,
            allowed: self.allowed.as_deref(),
        };
        adjustments.prepare(table).expect("legal")
    }
}

/// A generator that counts the words taken.
struct Counting(RequestRng, usize);

impl rand_core::TryRng for Counting {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.1 += 1;
        Ok(self.0.next_u32())
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        unreachable!("a draw takes words of 32 bits")
    }
    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
        unreachable!("a draw takes words of 32 bits")
    }
}

fn bits(choice: Result<Choice, SampleError>) -> Result<(u32, u32, u32, u32), SampleError> {
    choice.map(|c| (c.token, c.log_prob.to_bits(), c.candidates, c.probability.to_bits()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn slice_and_stream_agree_bit_for_bit(
        logits in logits(), params in streamable(), mut stated in Stated::strategy(), adjust: bool,
        cuts in prop::collection::vec(0usize..60, 0..40), top in 0usize..20, seed: u64,
    ) {
        let mut table = [Adjustment::default(); 50];
        let prepared = stated.prepare(logits.len(), &mut table);
        let adjustments = if adjust { prepared } else { PreparedAdjustments::NONE };
        let (mut from_slice, mut from_stream) = ([TokenLogProb::NONE; 20], [TokenLogProb::NONE; 20]);
        let mut rng = Counting(RequestRng::new(seed, 3), 0);
        let slice = sample_with(&logits, &params, adjustments, &mut from_slice[..top], &mut rng);

        let mut again = Counting(RequestRng::new(seed, 3), 0);
        let mut stream =
            Stream::<CAPACITY>::new(&params, adjustments, &mut from_stream[..top], &mut again).expect("streamable");
        let mut rest = &logits[..];
        for cut in cuts {
            let (piece, behind) = rest.split_at(cut.min(rest.len()));
            stream.push(piece).expect("legal");
            rest = behind;
        }
        stream.push(rest).expect("legal");
        let streamed = stream.finish();
        prop_assert_eq!(bits(slice), bits(streamed));
        if slice.is_ok() {
            prop_assert_eq!(from_slice, from_stream);
            prop_assert_eq!(rng.1, again.1);
            let random = params != SamplingParams::greedy()
                && params.algorithm != kinglet_core::sampler::Algorithm::Greedy
                && params.temperature > 0.0;
            prop_assert_eq!(rng.1, if random { 2 } else { 0 });
        } else {
            prop_assert_eq!(rng.1, 0, "an error of the slice takes no random words");
        }
    }

    #[test]
    fn f16_and_f32_inputs_agree(logits in logits(), params in any_params(), seed: u64) {
        let narrow: Vec<f16> = logits.iter().map(|logit| f16::from_f32(*logit)).collect();
        let of_f32 = sample(&logits, &params, &mut RequestRng::new(seed, 0));
        prop_assert_eq!(bits(of_f32), bits(sample(&narrow, &params, &mut RequestRng::new(seed, 0))));
    }

    /// What is kept, and how likely each token is, does not depend on where a token stands. (Which one a given seed
    /// draws does.) Ties at the end of top-k go by id, so the logits differ.
    #[test]
    fn permuting_the_vocabulary_permutes_the_result(
        order in prop::collection::vec(any::<u32>(), 1..150), params in any_params(), seed: u64,
    ) {
        // Every logit of a shuffled ramp once.
        let rank_of = |values: &[u32]| {
            let mut ids: Vec<usize> = (0..values.len()).collect();
            ids.sort_by_key(|id| (values[*id], *id));
            ids
        };
        let logits: Vec<f32> = rank_of(&order).into_iter().map(|rank| rank as f32 / 16.0).collect();
        let sorted: Vec<f32> = (0..logits.len()).map(|rank| rank as f32 / 16.0).collect();
        let near = |a: f32, b: f32| (a - b).abs() <= 2e-6 * (1.0 + a.abs());
        let a = sample(&logits, &params, &mut RequestRng::new(seed, 0)).expect("legal");
        let mut found = false;
        for position in 0..400 {
            let b = sample(&sorted, &params, &mut RequestRng::new(seed, position)).expect("legal");
            prop_assert_eq!(a.candidates, b.candidates);
            if logits[a.token as usize] == sorted[b.token as usize] {
                prop_assert!(near(a.probability, b.probability) && near(a.log_prob, b.log_prob), "{a:?} {b:?}");
                found = true;
                break;
            }
        }
        prop_assert!(found || a.probability < 0.05, "{a:?} is never drawn from the permuted logits");
    }

    #[test]
    fn top_log_probs_are_the_largest_in_order(logits in logits(), n in 0usize..450, seed: u64) {
        let mut top = vec![TokenLogProb::NONE; n];
        let params = SamplingParams::weighted(1.0);
        let mut rng = RequestRng::new(seed, 0);
        let Ok(choice) = sample_with(&logits, &params, PreparedAdjustments::NONE, &mut top, &mut rng) else {
            return Ok(());
        };
        let mut expected: Vec<u32> = (0..logits.len() as u32).collect();
        expected.retain(|id| logits[*id as usize] > f32::NEG_INFINITY);
        expected.sort_by(|a, b| logits[*b as usize].total_cmp(&logits[*a as usize]).then(a.cmp(b)));
        expected.resize(n.max(expected.len()), u32::MAX);
        expected.truncate(n);
        prop_assert_eq!(top.iter().map(|entry| entry.token).collect::<Vec<_>>(), expected);
        if let Some(own) = top.iter().find(|entry| entry.token == choice.token) {
            prop_assert_eq!(own.log_prob, choice.log_prob);
        }
        let sum: f64 = top.iter().map(|entry| f64::from(entry.log_prob).exp()).sum();
        prop_assert!(sum < 1.0 + 1e-5);
    }

    #[test]
    fn arbitrary_bits_never_panic(
        logits in prop::collection::vec(any::<u32>().prop_map(f32::from_bits), 0..60),
        floats in prop::array::uniform8(any::<u32>().prop_map(f32::from_bits)),
        algorithm in 0..5, k: u32, small_k in 0u32..70, recent in prop::collection::vec(0u32..64, 0..9),
        bias in prop::collection::vec((0u32..64, any::<u32>().prop_map(f32::from_bits)), 0..3),
        allowed in prop::option::of(prop::collection::vec(any::<u32>(), 0..3)), top in 0usize..9, seed: u64,
    ) {
        let [p, temperature, typical_p, min_p, repetition, frequency, presence, _] = floats;
        let params = match algorithm {
            0 => SamplingParams::greedy(),
            1 => SamplingParams::weighted(temperature),
            2 => SamplingParams::top_k(k, temperature),
            3 => SamplingParams::nucleus(p, temperature),
            _ => SamplingParams::composite(small_k, p, temperature),
        };
        // Legal values often enough to get past the checks.
        let fraction = |value: f32| if seed % 3 == 0 { value } else { (value.to_bits() % 1000 + 1) as f32 / 1000.0 };
        let params = SamplingParams { typical_p: fraction(typical_p), min_p: fraction(min_p), ..params };
        let params = SamplingParams { top_p: fraction(params.top_p), ..params };
        let penalties = Penalties { repetition: repetition.abs(), frequency, presence };
        let stated =
            Adjustments { penalties, recent: &recent, bias: &bias, banned: &[], allowed: allowed.as_deref() };
        let mut table = [Adjustment::default(); 12];
        let adjustments = stated.prepare(&mut table).unwrap_or(PreparedAdjustments::NONE);
        let (mut list, mut list_again) = ([TokenLogProb::NONE; 9], [TokenLogProb::NONE; 9]);
        let mut rng = RequestRng::new(seed, 0);
        let slice = sample_with(&logits, &params, adjustments, &mut list[..top], &mut rng);
        if let Ok(choice) = slice {
            prop_assert!(logits[choice.token as usize] > f32::NEG_INFINITY);
            prop_assert!(choice.candidates >= 1 && choice.log_prob <= 0.0);
            prop_assert!(choice.probability > 0.0 && choice.probability <= 1.0, "{choice:?}");
        }
        let mut again = RequestRng::new(seed, 0);
        let stream = Stream::<64>::new(&params, adjustments, &mut list_again[..top], &mut again);
        if let Ok(mut stream) = stream {
            let pushed = stream.push(&logits);
            let finished = stream.finish();
            prop_assert_eq!(pushed.err().map_or(finished, Err).is_ok(), slice.is_ok());
            if slice.is_ok() {
                prop_assert_eq!(bits(finished), bits(slice));
            }
        }
    }
}

#[test]
fn a_stream_says_what_it_cannot_do() {
    let open = |params: SamplingParams| {
        let error =
            Stream::<8>::new(&params, PreparedAdjustments::NONE, &mut [], &mut RequestRng::new(0, 0)).err();
        assert_eq!(Stream::<8>::check(&params).err(), error);
        error
    };
    assert_eq!(open(SamplingParams::top_k(8, 1.0)), None);
    assert_eq!(
        open(SamplingParams::top_k(9, 1.0)),
        Some(SampleError::StreamCapacity { top_k: 9, capacity: 8 })
    );
    assert_eq!(open(SamplingParams::nucleus(0.9, 1.0)), Some(SampleError::NotStreamable));
    assert_eq!(open(SamplingParams::min_p(0.1, 1.0)), Some(SampleError::NotStreamable));
    assert_eq!(open(SamplingParams::typical(0.9, 1.0)), Some(SampleError::NotStreamable));
    assert_eq!(open(SamplingParams::top_k(0, 1.0)), Some(SampleError::TopK { found: 0 }));
    assert_eq!(open(SamplingParams::weighted(-1.0)), Some(SampleError::Temperature { found: -1.0 }));
}

#[test]
fn a_stream_waits_for_a_whole_block_before_it_looks() {
    let params = SamplingParams::weighted(1.0);
    let open = || Stream::<0>::new(&params, PreparedAdjustments::NONE, &mut [], &mut RequestRng::new(0, 0));
    let (mut stream, nan) = (open().expect("legal"), Err(SampleError::Nan { token: 0 }));
    assert_eq!(stream.push(&[f32::NAN, 1.0]), Ok(()));
    assert_eq!(stream.push(&[0.0f32; 14]), nan);
    let mut stream = open().expect("legal");
    assert_eq!(stream.push(&[f32::NAN, 1.0]), Ok(()));
    assert_eq!(stream.finish().err(), nan.err());
}

#[test]
fn a_failed_stream_stays_failed() {
    let params = SamplingParams::weighted(1.0);
    let mut stream =
        Stream::<0>::new(&params, PreparedAdjustments::NONE, &mut [], &mut RequestRng::new(0, 0))
            .expect("legal");
    let nan = Err(SampleError::Nan { token: 20 });
    assert_eq!(stream.push(&[0.0f32; 20]), Ok(()));
    assert_eq!(stream.push(&[f32::NAN; 20]), nan);
    assert_eq!(stream.push(&[0.0f32; 20]), nan);
    assert_eq!(stream.finish().err(), nan.err());
    let empty = Stream::<0>::new(&params, PreparedAdjustments::NONE, &mut [], &mut RequestRng::new(0, 0));
    assert_eq!(empty.expect("legal").finish(), Err(SampleError::LogitCount { found: 0 }));
}

#[test]
fn a_stream_is_as_small_as_documented() {
    assert!(size_of::<Stream<0>>() <= 560, "{}", size_of::<Stream<0>>());
    assert!(size_of::<Stream<40>>() <= 560 + 40 * 12, "{}", size_of::<Stream<40>>());
}
