//! What each filter keeps and how draws are spread over it, against a reference that sorts in f64.

use kinglet_core::sampler::{
    Adjustment, Adjustments, Algorithm, FilterOrder, Penalties, PreparedAdjustments, RequestRng, SampleError,
    SamplingParams, Stream, sample, sample_with,
};
use proptest::prelude::*;

/// `(token, weight)`, likeliest first.
type Weighed = Vec<(u32, f64)>;

fn weigh(logits: &[f32], temperature: f32) -> Weighed {
    let max = f64::from(logits.iter().copied().fold(f32::NEG_INFINITY, f32::max));
    let weight = |logit: &f32| ((f64::from(*logit) - max) / f64::from(temperature)).exp();
    let mut weighed: Weighed = (0u32..).zip(logits.iter().map(weight)).filter(|(_, w)| *w > 0.0).collect();
    weighed.sort_by(|a, b| logits[b.0 as usize].total_cmp(&logits[a.0 as usize]).then(a.0.cmp(&b.0)));
    weighed
}

fn total(weighed: &Weighed) -> f64 {
    weighed.iter().map(|(_, weight)| weight).sum()
}

/// The tokens by their distance from the entropy, nearest first: `(token, weight, distance)`.
fn by_typicality(weighed: &Weighed) -> Vec<(u32, f64, f64)> {
    let sum = total(weighed);
    let entropy: f64 = weighed.iter().map(|(_, w)| -(w / sum) * (w / sum).ln()).sum();
    let distance = |w: f64| (-(w / sum).ln() - entropy).abs();
    let mut ranked: Vec<_> = weighed.iter().map(|(token, w)| (*token, *w, distance(*w))).collect();
    ranked.sort_by(|a, b| a.2.total_cmp(&b.2));
    ranked
}

fn draw(logits: &[f32], params: &SamplingParams, position: u64) -> kinglet_core::sampler::Choice {
    sample(logits, params, &mut RequestRng::new(20_261_201, position)).expect("legal")
}

/// Logits as a model gives them: no two alike, few or many.
fn free_logits() -> impl Strategy<Value = Vec<f32>> {
    let count = prop_oneof![4 => 1usize..300, 4 => 300usize..3000, 1 => 9000usize..20_000];
    (count, 0.01f32..4.0, any::<u64>()).prop_map(|(count, spread, seed)| {
        let mut rng = RequestRng::new(seed, 0);
        let mut uniform = || rand_core::Rng::next_u32(&mut rng) as f32 / u32::MAX as f32;
        (0..count).map(|_| spread * ((0..8).map(|_| uniform()).sum::<f32>() - 4.0)).collect()
    })
}

/// Of a sum of f32 weights in the sampler.
const TOLERANCE: f64 = 4e-6;

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn top_k_keeps_exactly_k_or_the_vocabulary(logits in free_logits(), k in 1u32..3500) {
        let choice = draw(&logits, &SamplingParams::top_k(k, 1.0), 0);
        prop_assert_eq!(choice.candidates, k.min(logits.len() as u32));
        let rank = logits.iter().filter(|logit| **logit > logits[choice.token as usize]).count();
        prop_assert!(rank < k as usize);
    }

    #[test]
    fn top_k_takes_ties_by_lowest_id(
        logits in prop::collection::vec((0i32..4).prop_map(|n| n as f32), 1..300), k in 1u32..300, seed: u64,
    ) {
        let order = weigh(&logits, 1.0);
        let params = SamplingParams::top_k(k, 3.0);
        let choice = sample(&logits, &params, &mut RequestRng::new(seed, 0)).expect("legal");
        prop_assert!(order.iter().take(k as usize).any(|(token, _)| *token == choice.token));
        prop_assert_eq!(choice.candidates as usize, order.len().min(k as usize));
    }

    #[test]
    fn the_nucleus_is_the_smallest_set_that_reaches_p(
        logits in free_logits(), p in 0.0f32..1.0, temperature in 0.3f32..3.0, first: bool,
    ) {
        let order = if first { FilterOrder::TemperatureFirst } else { FilterOrder::FiltersFirst };
        let params = SamplingParams { order, ..SamplingParams::nucleus(p, temperature) };
        let choice = draw(&logits, &params, 0);
        let weighed = weigh(&logits, if first { temperature } else { 1.0 });
        let mass = |tokens: usize| weighed.iter().take(tokens).map(|(_, w)| w).sum::<f64>() / total(&weighed);
        let kept = choice.candidates as usize;
        prop_assert!(kept >= 1 && mass(kept) >= f64::from(p) - TOLERANCE, "{} of {p}", mass(kept));
        // Without its last token, and those that tie with it, it falls short.
        let last = weighed[kept - 1].1;
        let above = weighed.iter().filter(|(_, w)| *w > last).count();
        prop_assert!(above == 0 || mass(above) < f64::from(p) + TOLERANCE, "{} of {p}", mass(above));
    }

    #[test]
    fn composite_keeps_a_part_of_top_k(
        logits in free_logits(), k in 1u32..300, p in 0.01f32..1.0, temperature in 0.3f32..3.0,
    ) {
        let choice = draw(&logits, &SamplingParams::composite(k, p, temperature), 0);
        let weighed = weigh(&logits, 1.0);
        let top: Weighed = weighed.iter().take(k as usize).copied().collect();
        let kept = choice.candidates as usize;
        prop_assert!(kept <= top.len() && top[..kept].iter().any(|(token, _)| *token == choice.token));
        let mass = |tokens: usize| top.iter().take(tokens).map(|(_, w)| w).sum::<f64>() / total(&top);
        prop_assert!(mass(kept) >= f64::from(p) - TOLERANCE);
        prop_assert!(mass(kept - 1) < f64::from(p) + TOLERANCE);
    }

    #[test]
    fn min_p_keeps_what_is_likely_enough_beside_the_maximum(
        logits in free_logits(), min_p in 0.0f32..1.0, temperature in 0.3f32..3.0, first: bool,
    ) {
        let order = if first { FilterOrder::TemperatureFirst } else { FilterOrder::FiltersFirst };
        let params = SamplingParams { order, ..SamplingParams::min_p(min_p, temperature) };
        let choice = draw(&logits, &params, 0);
        let weighed = weigh(&logits, if first { temperature } else { 1.0 });
        let count = |bound: f64| weighed.iter().filter(|(_, w)| *w >= bound).count() as u32;
        let (low, high) = (f64::from(min_p) * (1.0 - TOLERANCE), f64::from(min_p) * (1.0 + TOLERANCE));
        prop_assert!((count(high)..=count(low)).contains(&choice.candidates) && choice.candidates > 0);
    }

    #[test]
    fn typical_p_keeps_those_nearest_to_the_entropy(
        logits in free_logits(), p in 0.01f32..1.0, temperature in 0.3f32..3.0,
    ) {
        let choice = draw(&logits, &SamplingParams::typical(p, temperature), 0);
        let ranked = by_typicality(&weigh(&logits, 1.0));
        let sum: f64 = ranked.iter().map(|(_, w, _)| w).sum();
        let reaching = |p: f64| {
            let mut mass = 0.0;
            let position = ranked.iter().position(|(_, w, _)| { mass += w / sum; mass >= p });
            ranked[position.unwrap_or(ranked.len() - 1)].2
        };
        let within = |distance: f64| ranked.iter().filter(|(_, _, d)| *d <= distance).count() as u32;
        let low = within(reaching(f64::from(p) - TOLERANCE) - 2e-5);
        let high = within(reaching(f64::from(p) + TOLERANCE) + 2e-5);
        prop_assert!((low..=high).contains(&choice.candidates), "{} not in {low}..={high}", choice.candidates);
        let own = ranked.iter().find(|(token, ..)| *token == choice.token).expect("legal");
        prop_assert!(own.2 <= reaching(f64::from(p) + TOLERANCE) + 2e-5);
    }

    #[test]
    fn a_temperature_near_0_is_greedy(logits in free_logits(), seed: u64, tiny in 0u32..0x0200_0000) {
        let greedy = draw(&logits, &SamplingParams::greedy(), 0).token;
        let mut sorted = logits.clone();
        sorted.sort_by(f32::total_cmp);
        let gap = sorted.last().unwrap() - sorted.iter().rev().nth(1).unwrap_or(&-1e30);
        for temperature in [f32::from_bits(tiny), gap / 40.0] {
            for params in [
                SamplingParams::weighted(temperature), SamplingParams::top_k(50, temperature),
                SamplingParams::nucleus(0.99, temperature), SamplingParams::min_p(0.01, temperature),
            ] {
                let choice = sample(&logits, &params, &mut RequestRng::new(seed, 0)).expect("legal");
                prop_assert!(gap == 0.0 || choice.token == greedy, "{params:?} {choice:?}");
            }
        }
    }

    #[test]
    fn log_prob_and_probability_equal_an_f64_reference(logits in free_logits(), temperature in 0.1f32..5.0, seed: u64) {
        let params = SamplingParams::weighted(temperature);
        let choice = sample(&logits, &params, &mut RequestRng::new(seed, 0)).expect("legal");
        let of = |temperature: f32| {
            let weighed = weigh(&logits, temperature);
            weighed.iter().find(|(token, _)| *token == choice.token).unwrap().1 / total(&weighed)
        };
        let log_prob = of(1.0).ln();
        prop_assert!((f64::from(choice.log_prob) - log_prob).abs() < 1e-6 * (1.0 + log_prob.abs()));
        let probability = of(temperature);
        let allowed = 1e-6 * (1.0 - probability.ln());
        prop_assert!((f64::from(choice.probability) / probability - 1.0).abs() < allowed);
    }

    /// Every sum on the way is cut to ±`f32::MAX`; only a bias of −∞ bans.
    #[test]
    fn finite_biases_do_not_ban(
        logit in prop::num::f32::NORMAL | prop::num::f32::ZERO, ban in any::<bool>(),
        mut bias in prop::collection::vec(prop_oneof![Just(3e38f32), Just(-3e38f32), -9.0f32..9.0], 1..8),
        penalties in (0.01f32..100.0, -3e38f32..3e38, -3e38f32..3e38), recent in 0usize..3,
    ) {
        let (repetition, frequency, presence) = penalties;
        if ban {
            bias.push(f32::NEG_INFINITY);
        }
        let bias: Vec<(u32, f32)> = bias.into_iter().map(|bias| (0, bias)).collect();
        let stated = Adjustments {
            penalties: Penalties { repetition, frequency, presence }, recent: &[0, 0][..recent], bias: &bias,
            ..Adjustments::default()
        };
        let mut table = vec![Adjustment::default(); stated.entries_needed()];
        let adjustments = stated.prepare(&mut table).expect("legal");
        let mut rng = RequestRng::new(0, 0);
        let choice = sample_with(&[logit], &SamplingParams::weighted(1.0), adjustments, &mut [], &mut rng);
        prop_assert_eq!(choice.map(|choice| choice.token), if ban { Err(SampleError::AllMasked) } else { Ok(0) });
    }

    #[test]
    fn adjusted_logits_are_those_of_the_formula(
        logits in prop::collection::vec(-20.0f32..20.0, 1..200), recent in prop::collection::vec(0u32..200, 0..40),
        bias in prop::collection::vec((0u32..200, -9.0f32..9.0), 0..12), banned in prop::collection::vec(0u32..200, 0..9),
        penalties in (0.5f32..2.0, -2.0f32..2.0, -2.0f32..2.0),
        allowed in prop::option::of(prop::collection::vec(any::<u32>(), 0..8)), seed: u64,
    ) {
        let known = |token: &u32| (*token as usize) < logits.len();
        let recent: Vec<u32> = recent.into_iter().filter(known).collect();
        let banned: Vec<u32> = banned.into_iter().filter(known).collect();
        let bias: Vec<(u32, f32)> = bias.into_iter().filter(|(token, _)| known(token)).collect();
        let (repetition, frequency, presence) = penalties;
        let mut expected = logits.clone();
        for (token, logit) in (0u32..).zip(&mut expected) {
            let count = recent.iter().filter(|other| **other == token).count() as f32;
            if count > 0.0 {
                *logit = if *logit > 0.0 { *logit / repetition } else { *logit * repetition };
                *logit -= count * frequency + presence;
            }
            let mut added: Vec<f32> = bias.iter().filter(|(other, _)| *other == token).map(|(_, b)| *b).collect();
            added.sort_by(f32::total_cmp);
            *logit += added.iter().sum::<f32>();
            let word = allowed.as_ref().map_or(u32::MAX, |mask| mask.get(token as usize / 32).copied().unwrap_or(0));
            if banned.contains(&token) || word >> (token % 32) & 1 == 0 {
                *logit = f32::NEG_INFINITY;
            }
        }
        let stated = Adjustments {
            penalties: Penalties { repetition, frequency, presence },
            recent: &recent, bias: &bias, banned: &banned, allowed: allowed.as_deref(),
        };
        let mut table = vec![Adjustment::default(); stated.entries_needed()];
        let adjustments = stated.prepare(&mut table).expect("legal");
        for params in [SamplingParams::greedy(), SamplingParams::weighted(1.3), SamplingParams::nucleus(0.8, 0.9)] {
            let found = sample_with(&logits, &params, adjustments, &mut [], &mut RequestRng::new(seed, 0));
            let wanted = sample(&expected, &params, &mut RequestRng::new(seed, 0));
            match (found, wanted) {
                (Ok(found), Ok(wanted)) => {
                    prop_assert_eq!(found.token, wanted.token);
                    prop_assert_eq!(found.candidates, wanted.candidates);
                    // The log-prob is that of the raw logits.
                    let raw = sample_with(
                        &logits, &SamplingParams::greedy(), PreparedAdjustments::NONE, &mut [], &mut RequestRng::new(0, 0),
                    ).expect("legal");
                    let difference = logits[found.token as usize] - logits[raw.token as usize];
                    prop_assert!((found.log_prob - raw.log_prob - difference).abs() < 1e-4);
                }
                (found, wanted) => prop_assert_eq!(found.err(), wanted.err()),
            }
        }
    }
}

/// The largest statistic of chi-square that is let pass: the 1 − 1e-6 quantile (Wilson and Hilferty 1931).
fn bound(freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + 4.753 * spread.sqrt()).powi(3)
}

/// The seeds are fixed, so this cannot flake.
fn assert_distributed(expected: &Weighed, draws: u32, name: &str, token: impl Fn(u64) -> u32) {
    let sum = total(expected);
    let mut counts = std::collections::BTreeMap::new();
    for position in 0..u64::from(draws) {
        *counts.entry(token(position)).or_insert(0u32) += 1;
    }
    let count = |token: &u32| f64::from(counts.get(token).copied().unwrap_or(0));
    assert_eq!(
        expected.iter().map(|(token, _)| count(token)).sum::<f64>(),
        f64::from(draws),
        "{name}: support"
    );
    // Cells of at least 20 expected draws; the rarer ones, which come last, are taken together.
    let (mut statistic, mut cells, mut rare) = (0.0, 0.0, (0.0, 0.0));
    let mut cell = |found: f64, mean: f64| {
        statistic += (found - mean).powi(2) / mean;
        cells += 1.0;
    };
    for (token, weight) in expected {
        let mean = weight / sum * f64::from(draws);
        rare = (rare.0 + count(token), rare.1 + mean);
        if rare.1 >= 20.0 {
            cell(rare.0, rare.1);
            rare = (0.0, 0.0);
        }
    }
    if rare.1 > 0.0 {
        cell(rare.0, rare.1.max(1e-9));
    }
    assert!(statistic < bound(cells - 1.0), "{name}: chi-square {statistic:.1} of {cells} cells");
}

#[test]
fn draws_follow_the_exact_distribution_of_each_algorithm() {
    // Over seven blocks, with a tail of 1e-4 and a hidden peak in the last one.
    let mut logits: Vec<f32> = (0..100).map(|i| ((i * 37 % 100) as f32) / 12.0 - 4.0).collect();
    logits[97] = 5.0;
    let kept = |params: &SamplingParams| -> Weighed {
        let mut kept = weigh(&logits, 1.0);
        if matches!(params.algorithm, Algorithm::TopK | Algorithm::Composite) {
            kept.truncate(params.top_k as usize);
        }
        if params.typical_p < 1.0 {
            let (ranked, sum) = (by_typicality(&kept), total(&kept));
            let mut mass = 0.0;
            let position = ranked.iter().position(|(_, w, _)| {
                mass += w / sum;
                mass >= f64::from(params.typical_p)
            });
            let near: Vec<u32> = ranked[..=position.unwrap()].iter().map(|(token, ..)| *token).collect();
            kept.retain(|(token, _)| near.contains(token));
        }
        if matches!(params.algorithm, Algorithm::Nucleus | Algorithm::Composite) {
            let (mut mass, sum) = (0.0, total(&kept));
            let position = kept.iter().position(|(_, w)| {
                mass += w / sum;
                mass >= f64::from(params.top_p)
            });
            kept.truncate(position.unwrap() + 1);
        }
        let max = kept[0].1;
        kept.retain(|(_, w)| *w >= f64::from(params.min_p) * max);
        let at_temperature = weigh(&logits, params.temperature);
        at_temperature.into_iter().filter(|(token, _)| kept.iter().any(|(other, _)| token == other)).collect()
    };
    let all = [
        SamplingParams::weighted(1.0),
        SamplingParams::weighted(0.6),
        SamplingParams::weighted(7.0),
        SamplingParams::top_k(40, 1.5),
        SamplingParams::top_k(80, 1.5),
        SamplingParams::nucleus(0.9, 1.3),
        SamplingParams::composite(50, 0.8, 0.8),
        SamplingParams::composite(90, 0.8, 0.8),
        SamplingParams::min_p(0.02, 1.4),
        SamplingParams::typical(0.6, 1.2),
        SamplingParams { typical_p: 0.9, min_p: 0.03, ..SamplingParams::nucleus(0.9, 1.1) },
    ];
    for params in all {
        let name = format!("{params:?}");
        assert_distributed(&kept(&params), 100_000, &name, |position| draw(&logits, &params, position).token);
    }
}

#[test]
fn streamed_draws_follow_the_exact_distribution() {
    // Rising, so that the scale of the sum moves many times.
    let logits: Vec<f32> = (0..200).map(|i| i as f32 / 14.0).collect();
    let params = SamplingParams::weighted(1.7);
    assert_distributed(&weigh(&logits, 1.7), 100_000, "rising", |position| {
        let mut rng = RequestRng::new(7, position);
        let mut stream =
            Stream::<0>::new(&params, PreparedAdjustments::NONE, &mut [], &mut rng).expect("streamable");
        logits.chunks(7).for_each(|piece| stream.push(piece).expect("legal"));
        stream.finish().expect("legal").token
    });
}

#[test]
fn the_tail_is_drawn_as_often_as_it_should_be() {
    // One token of nearly all probability, and 1000 of together 1e-3, in 63 blocks on both sides.
    let mut logits = vec![0.0f32; 1001];
    logits[500] = (1000.0f32 * 999.0).ln();
    assert_distributed(&weigh(&logits, 1.0), 300_000, "tail", |position| {
        draw(&logits, &SamplingParams::weighted(1.0), position).token
    });
}

#[test]
fn the_repetition_penalty_divides_positive_and_multiplies_negative_logits() {
    // 3 / 1.5 = 2 and −2 · 1.5 = −3, once however often they occur.
    let penalties = Penalties { repetition: 1.5, ..Penalties::NONE };
    let stated = Adjustments { penalties, recent: &[0, 1, 0, 0], ..Adjustments::default() };
    let mut table = [Adjustment::default(); 4];
    let adjustments = stated.prepare(&mut table).expect("legal");
    let probability = |logits: [f32; 3]| {
        let params = SamplingParams::weighted(1.0);
        (0..1000).find_map(|position| {
            let mut rng = RequestRng::new(0, position);
            let choice = sample_with(&logits, &params, adjustments, &mut [], &mut rng).expect("legal");
            (choice.token == 2).then_some(choice.probability)
        })
    };
    let expected = 1.0 / (2.0f32.exp() + (-3.0f32).exp() + 1.0);
    assert!((probability([3.0, -2.0, 0.0]).expect("drawn") - expected).abs() < 1e-6);
}

#[test]
fn adjustments_out_of_range_are_named() {
    let prepare = |stated: Adjustments| stated.prepare(&mut [Adjustment::default(); 2]).err();
    let with = |penalties| prepare(Adjustments { penalties, ..Adjustments::default() });
    assert_eq!(with(Penalties::NONE), None);
    let repetition = |found| Penalties { repetition: found, ..Penalties::NONE };
    assert_eq!(with(repetition(0.0)), Some(SampleError::RepetitionPenalty { found: 0.0 }));
    assert_eq!(with(repetition(-1.0)), Some(SampleError::RepetitionPenalty { found: -1.0 }));
    let inf = f32::INFINITY;
    let frequency = Penalties { frequency: inf, ..Penalties::NONE };
    assert_eq!(with(frequency), Some(SampleError::FrequencyPenalty { found: inf }));
    let presence = Penalties { presence: -inf, ..Penalties::NONE };
    assert_eq!(with(presence), Some(SampleError::PresencePenalty { found: -inf }));
    let bias = [(3, inf)];
    assert_eq!(
        prepare(Adjustments { bias: &bias, ..Adjustments::default() }),
        Some(SampleError::Bias { token: 3, found: inf })
    );
    let recent = [1, 2, 3];
    assert_eq!(
        prepare(Adjustments { recent: &recent, ..Adjustments::default() }),
        Some(SampleError::TableTooSmall { needed: 3, found: 2 })
    );
    let mut table = [Adjustment::default(); 1];
    let stated = Adjustments { banned: &[5], ..Adjustments::default() };
    let adjustments = stated.prepare(&mut table).expect("legal");
    let mut rng = RequestRng::new(0, 0);
    assert_eq!(
        sample_with(&[0.0f32; 5], &SamplingParams::greedy(), adjustments, &mut [], &mut rng),
        Err(SampleError::TokenOutOfRange { token: 5, vocabulary: 5 })
    );
    let check = |params: SamplingParams| params.validate().err();
    assert_eq!(check(SamplingParams::min_p(-0.1, 1.0)), Some(SampleError::MinP { found: -0.1 }));
    assert_eq!(check(SamplingParams::min_p(1.1, 1.0)), Some(SampleError::MinP { found: 1.1 }));
    assert_eq!(check(SamplingParams::typical(0.0, 1.0)), Some(SampleError::TypicalP { found: 0.0 }));
    assert!(matches!(check(SamplingParams::typical(f32::NAN, 1.0)), Some(SampleError::TypicalP { .. })));
}
