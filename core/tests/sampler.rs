//! What the sampler promises, against a reference that sorts in f64.

use kinglet_core::sampler::{
    Adjustment, Adjustments, Algorithm, FilterOrder, RequestRng, SampleError, SamplingOverride,
    SamplingParams, sample, sample_with,
};
use proptest::prelude::*;

/// The exact distribution: (token, probability) of every kept token.
fn reference(logits: &[f32], params: &SamplingParams) -> Vec<(u32, f64)> {
    let max = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let at = |temperature: f64, logit: f32| ((f64::from(logit) - f64::from(max)) / temperature).exp();
    let mut order: Vec<u32> = (0..logits.len() as u32).collect();
    order.sort_by(|a, b| logits[*b as usize].total_cmp(&logits[*a as usize]).then(a.cmp(b)));
    let composite = params.algorithm == Algorithm::Composite;
    match params.algorithm {
        Algorithm::Greedy => order.truncate(1),
        Algorithm::TopK | Algorithm::Composite => {
            order.truncate(params.top_k.min(logits.len() as u32) as usize)
        }
        _ => {}
    }
    let p = f64::from(params.top_p);
    if matches!(params.algorithm, Algorithm::Nucleus | Algorithm::Composite) && p < 1.0 {
        let temperature = match params.order {
            FilterOrder::FiltersFirst => 1.0,
            FilterOrder::TemperatureFirst => f64::from(params.temperature),
        };
        let total: f64 = order.iter().map(|id| at(temperature, logits[*id as usize])).sum();
        let mut sum = 0.0;
        let crossing = order.iter().position(|id| {
            sum += at(temperature, logits[*id as usize]);
            sum >= p * total
        });
        let crossing = crossing.unwrap_or(order.len() - 1);
        let cut_off = logits[order[crossing] as usize];
        let keep = if composite {
            crossing + 1
        } else {
            order.iter().filter(|id| logits[**id as usize] >= cut_off).count()
        };
        order.truncate(keep);
    }
    let weight = |id: &u32| at(f64::from(params.temperature), logits[*id as usize]);
    let total: f64 = order.iter().map(weight).sum();
    order.iter().map(|id| (*id, weight(id) / total)).collect()
}

fn draw(logits: &[f32], params: &SamplingParams, seed: u64) -> kinglet_core::sampler::Choice {
    sample(logits, params, &mut RequestRng::new(seed, 0)).expect("legal")
}

/// Logits on a grid of 1/8, so that ties are common and no threshold hangs on the last bit.
fn logits() -> impl Strategy<Value = Vec<f32>> {
    prop::collection::vec((-80i32..80).prop_map(|n| n as f32 / 8.0), 1..200)
}

fn ties() -> impl Strategy<Value = Vec<f32>> {
    (any::<i8>(), 1usize..200).prop_map(|(logit, count)| vec![f32::from(logit); count])
}

fn params() -> impl Strategy<Value = SamplingParams> {
    let order = prop_oneof![Just(FilterOrder::FiltersFirst), Just(FilterOrder::TemperatureFirst)];
    (0..5, 1u32..50, 0.01f32..0.99, 0.2f32..3.0, order).prop_map(|(algorithm, k, p, temperature, order)| {
        let params = match algorithm {
            0 => SamplingParams::greedy(),
            1 => SamplingParams::weighted(temperature),
            2 => SamplingParams::top_k(k, temperature),
            3 => SamplingParams::nucleus(p, temperature),
            _ => SamplingParams::composite(k, p, temperature),
        };
        SamplingParams { order, ..params }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn the_token_is_in_the_support_and_its_numbers_are_right(logits in logits(), params in params(), seed: u64) {
        let choice = draw(&logits, &params, seed);
        let support = reference(&logits, &params);
        let found = support.iter().find(|(id, _)| *id == choice.token);
        prop_assert!(found.is_some(), "{choice:?} not in {support:?}");
        if params.algorithm != Algorithm::Greedy {
            prop_assert_eq!(choice.candidates as usize, support.len());
            prop_assert!((f64::from(choice.probability) - found.unwrap().1).abs() < 1e-5);
        }
        let max = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sum: f64 = logits.iter().map(|l| f64::from(l - max).exp()).sum();
        let log_prob = f64::from(logits[choice.token as usize] - max) - sum.ln();
        prop_assert!((f64::from(choice.log_prob) - log_prob).abs() < 4e-6 * (1.0 + log_prob.abs()));
    }

    #[test]
    fn greedy_is_the_maximum_with_the_lowest_id(logits in prop_oneof![logits(), ties()], seed: u64) {
        let max = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let first = logits.iter().position(|l| *l == max).unwrap();
        prop_assert_eq!(draw(&logits, &SamplingParams::greedy(), 0).token as usize, first);
        let all = [
            SamplingParams::weighted(0.0), SamplingParams::top_k(7, 0.0), SamplingParams::nucleus(0.9, 0.0),
            SamplingParams::composite(7, 0.9, 0.0), SamplingParams::composite(100, 1.0, -0.0),
        ];
        for params in all {
            for order in [FilterOrder::FiltersFirst, FilterOrder::TemperatureFirst] {
                prop_assert_eq!(draw(&logits, &SamplingParams { order, ..params }, seed).token as usize, first);
            }
        }
        prop_assert_eq!(draw(&logits, &SamplingParams::top_k(1, 1.0), 0).token as usize, first);
    }

    #[test]
    fn wide_filters_equal_weighted(logits in logits(), temperature in 0.2f32..3.0, seed: u64) {
        let k = logits.len() as u32;
        let expected = draw(&logits, &SamplingParams::weighted(temperature), seed).token;
        let all = [
            SamplingParams::top_k(k, temperature), SamplingParams::nucleus(1.0, temperature),
            SamplingParams::composite(k, 1.0, temperature), SamplingParams::top_k(u32::MAX, temperature),
            SamplingParams::nucleus(f32::INFINITY, temperature),
        ];
        for params in all {
            prop_assert_eq!(draw(&logits, &params, seed).token, expected);
        }
    }

    #[test]
    fn an_empty_nucleus_is_impossible(logits in logits(), seed: u64) {
        let choice = draw(&logits, &SamplingParams::nucleus(0.0, 1.0), seed);
        let max = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        prop_assert_eq!(logits[choice.token as usize], max);
        prop_assert_eq!(choice.candidates as usize, logits.iter().filter(|l| **l == max).count());
    }

    /// Steps of 1/8 and shifts of whole numbers are exact in f32.
    #[test]
    fn a_constant_added_to_all_logits_changes_nothing(logits in logits(), params in params(), seed: u64, shift in -100i32..100) {
        let shifted: Vec<f32> = logits.iter().map(|l| l + shift as f32).collect();
        prop_assert_eq!(draw(&logits, &params, seed), draw(&shifted, &params, seed));
    }

    /// Steps of 2^-14 and shifts of whole numbers are exact in f32, up to 1024. Logits crowd around the threshold.
    #[test]
    fn a_constant_added_to_all_logits_does_not_move_the_threshold_of_min_p(
        min_p in 0.001f32..1.0, temperature in 0.3f32..3.0, shift in 0i32..1025, seed: u64,
        steps in prop::collection::vec(-3i32..4, 1..50), small in any::<bool>(), order in prop_oneof![
            Just(FilterOrder::FiltersFirst), Just(FilterOrder::TemperatureFirst)
        ],
    ) {
        let scale = if order == FilterOrder::TemperatureFirst { temperature } else { 1.0 };
        let threshold = (scale * min_p.ln() * 16384.0) as i32;
        let near = steps.iter().map(|step| (threshold + step).min(0) as f32 / 16384.0);
        let logits: Vec<f32> = near.chain([0.0]).collect();
        let shifted: Vec<f32> = logits.iter().map(|l| l + shift as f32).collect();
        let params = SamplingParams { order, ..SamplingParams::min_p(min_p, temperature) };
        let params = if small { SamplingParams { min_p, ..SamplingParams::top_k(40, temperature) } } else { params };
        prop_assert_eq!(draw(&logits, &params, seed), draw(&shifted, &params, seed));
    }

    #[test]
    fn masked_tokens_are_never_drawn(logits in logits(), params in params(), seed: u64, mask in prop::collection::vec(any::<bool>(), 200)) {
        let masked: Vec<f32> =
            logits.iter().zip(&mask).map(|(l, m)| if *m { f32::NEG_INFINITY } else { *l }).collect();
        match sample(&masked, &params, &mut RequestRng::new(seed, 1)) {
            Ok(choice) => prop_assert!(masked[choice.token as usize].is_finite()),
            Err(error) => prop_assert_eq!(error, SampleError::AllMasked),
        }
    }

    #[test]
    fn arbitrary_bits_never_panic(
        logits in prop::collection::vec(any::<u32>().prop_map(f32::from_bits), 0..40),
        algorithm in 0..5, k: u32, p in any::<u32>().prop_map(f32::from_bits),
        temperature in any::<u32>().prop_map(f32::from_bits), seed: u64,
    ) {
        let params = match algorithm {
            0 => SamplingParams::greedy(),
            1 => SamplingParams::weighted(temperature),
            2 => SamplingParams::top_k(k, temperature),
            3 => SamplingParams::nucleus(p, temperature),
            _ => SamplingParams::composite(k, p, temperature),
        };
        if let Ok(choice) = sample(&logits, &params, &mut RequestRng::new(seed, 2)) {
            prop_assert!(logits[choice.token as usize] > f32::NEG_INFINITY);
        }
    }
}

/// Every draw of a fixed-seed run, against the exact distribution. The seeds are fixed, so this cannot flake; the
/// bound is the 1 − 1e-6 quantile of chi-square (Wilson and Hilferty 1931).
#[test]
fn draws_follow_the_exact_distribution() {
    let logits: Vec<f32> = (0..40).map(|i| ((i * 37 % 40) as f32) / 8.0 - 2.0).collect();
    let all = [
        SamplingParams::weighted(1.0),
        SamplingParams::weighted(0.5),
        SamplingParams::top_k(7, 1.5),
        SamplingParams::nucleus(0.8, 1.3),
        SamplingParams::composite(20, 0.7, 0.8),
        SamplingParams { order: FilterOrder::TemperatureFirst, ..SamplingParams::nucleus(0.6, 2.0) },
    ];
    const DRAWS: u32 = 200_000;
    for params in all {
        let expected = reference(&logits, &params);
        let mut counts = vec![0u32; logits.len()];
        for position in 0..DRAWS {
            let mut rng = RequestRng::new(20_261_201, u64::from(position));
            counts[sample(&logits, &params, &mut rng).expect("legal").token as usize] += 1;
        }
        let statistic: f64 = expected
            .iter()
            .map(|(id, p)| {
                let mean = p * f64::from(DRAWS);
                (f64::from(counts[*id as usize]) - mean).powi(2) / mean
            })
            .sum();
        let freedom = (expected.len() - 1) as f64;
        let spread = (2.0 / (9.0 * freedom)).sqrt();
        let bound = freedom * (1.0 - 2.0 / (9.0 * freedom) + 4.753 * spread).powi(3);
        assert!(statistic < bound, "{params:?}: chi-square {statistic:.1}, bound {bound:.1}");
    }
}

/// A generator that gives the same word for ever.
struct Constant(u32);

impl rand_core::TryRng for Constant {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(u64::from(self.0) << 32 | u64::from(self.0))
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        bytes.fill(self.0 as u8);
        Ok(())
    }
}

#[test]
fn the_largest_random_number_still_draws_a_kept_token() {
    let mut logits = vec![0.0f32; 20];
    logits.extend([-30.0; 1000]);
    for params in
        [SamplingParams::weighted(1.0), SamplingParams::top_k(20, 1.0), SamplingParams::nucleus(0.999, 1.0)]
    {
        for word in [0, 1, u32::MAX - 1, u32::MAX] {
            let choice = sample(&logits, &params, &mut Constant(word)).expect("legal");
            assert!(params.algorithm == Algorithm::Weighted || choice.token < 20, "{choice:?}");
        }
    }
}

#[test]
fn parameters_out_of_range_are_named() {
    let check = |params: SamplingParams| sample(&[1.0, 2.0], &params, &mut RequestRng::new(0, 0)).err();
    assert_eq!(check(SamplingParams::top_k(0, 1.0)), Some(SampleError::TopK { found: 0 }));
    assert_eq!(check(SamplingParams::composite(0, 0.5, 1.0)), Some(SampleError::TopK { found: 0 }));
    assert_eq!(check(SamplingParams::nucleus(-0.1, 1.0)), Some(SampleError::TopP { found: -0.1 }));
    assert!(matches!(check(SamplingParams::nucleus(f32::NAN, 1.0)), Some(SampleError::TopP { .. })));
    assert_eq!(check(SamplingParams::composite(1, 0.0, 1.0)), Some(SampleError::TopP { found: 0.0 }));
    assert_eq!(check(SamplingParams::composite(1, 1.1, 1.0)), Some(SampleError::TopP { found: 1.1 }));
    assert_eq!(check(SamplingParams::weighted(-1.0)), Some(SampleError::Temperature { found: -1.0 }));
    assert!(matches!(check(SamplingParams::weighted(f32::NAN)), Some(SampleError::Temperature { .. })));
    assert_eq!(check(SamplingParams::greedy()), None);
}

#[test]
fn bad_logits_are_named() {
    let (inf, nan) = (f32::INFINITY, f32::NAN);
    let params = SamplingParams::weighted(1.0);
    let check = |logits: &[f32]| sample(logits, &params, &mut RequestRng::new(0, 0));
    assert_eq!(check(&[]), Err(SampleError::LogitCount { found: 0 }));
    assert_eq!(check(&[1.0, nan]), Err(SampleError::Nan { token: 1 }));
    assert_eq!(check(&[inf, 0.0, inf]), Err(SampleError::Infinities { first: 0, second: 2 }));
    assert_eq!(check(&[-inf, -inf]), Err(SampleError::AllMasked));
    let choice = check(&[0.0, inf, 3.0]).expect("one infinity wins");
    assert_eq!((choice.token, choice.log_prob), (1, 0.0));
}

#[test]
fn a_banned_infinity_leaves_the_others_without_probability() {
    let stated = Adjustments { banned: &[1], ..Adjustments::default() };
    let mut table = [Adjustment::default(); 1];
    let adjustments = stated.prepare(&mut table).expect("legal");
    let (logits, mut rng) = ([0.0, f32::INFINITY, 3.0], RequestRng::new(0, 0));
    let choice =
        sample_with(&logits, &SamplingParams::greedy(), adjustments, &mut [], &mut rng).expect("legal");
    assert_eq!((choice.token, choice.log_prob, choice.probability), (2, f32::NEG_INFINITY, 1.0));
}

#[test]
fn candidates_are_what_the_filters_leave() {
    let candidates = |params| draw(&[1.0f32, 3.0, 2.0], &params, 0).candidates;
    assert_eq!(candidates(SamplingParams::greedy()), 1);
    assert_eq!(candidates(SamplingParams::weighted(0.0)), 3);
    assert_eq!(candidates(SamplingParams::composite(2, 1.0, 0.0)), 2);
}

/// Rounding down counts most where the vocabulary is large, and a flat tail comes before its peak.
#[test]
fn numbers_are_within_the_bound_for_large_vocabularies() {
    for (count, peak, last) in
        [(1 << 17, 11.33, true), (1_000_000, 22.8137, true), (1 << 23, 28.45, false), (1 << 23, 20.3, true)]
    {
        let mut logits = vec![0.0f32; count];
        logits[if last { count - 1 } else { 0 }] = peak;
        let choice = draw(&logits, &SamplingParams::weighted(1.0), 1);
        let max = f64::from(peak);
        let sum = 1.0 + (count - 1) as f64 * (-max).exp();
        let below = f64::from(logits[choice.token as usize]) - max;
        let (log_prob, rounding) = (below - sum.ln(), count as f64 / (1u64 << 38) as f64);
        let error = (f64::from(choice.log_prob) - log_prob).abs();
        assert!(error <= 1e-6 * (1.0 + log_prob.abs()) + rounding, "{choice:?}, {log_prob}");
        let error = (f64::from(choice.probability) / log_prob.exp() - 1.0).abs();
        assert!(error <= 0.5f64.powi(21) * (1.0 + below.abs()) + rounding, "{choice:?}, {log_prob}");
    }
}

#[test]
fn a_request_overrides_what_it_names() {
    let request = SamplingOverride { temperature: Some(0.5), ..SamplingOverride::default() };
    assert_eq!(SamplingParams::nucleus(0.9, 1.0).with(&request), SamplingParams::nucleus(0.9, 0.5));
}

#[test]
fn a_draw_depends_on_seed_and_position_alone() {
    let logits: Vec<f32> = (0..100).map(|i| (i % 7) as f32 / 4.0).collect();
    let params = SamplingParams::weighted(1.0);
    let tokens = |seed| -> Vec<u32> {
        let rng = |position| RequestRng::new(seed, position);
        (0..50).map(|position| sample(&logits, &params, &mut rng(position)).expect("legal").token).collect()
    };
    assert_eq!(tokens(1), tokens(1));
    assert_ne!(tokens(1), tokens(2));
}
