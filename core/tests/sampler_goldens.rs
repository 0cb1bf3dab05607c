//! The sampler against golden values from an independent float64 implementation
//! (`tests/scripts/make_sampler_goldens.py`): which tokens the filters leave, and with which probabilities.

use std::collections::BTreeMap;

use kinglet_core::sampler::{Choice, FilterOrder, RequestRng, SamplingParams, sample};
use serde_json::Value;

/// Relative error of a probability: its exponent, above −28, is rounded three times: 28 · 3 · 2^−24.
const RELATIVE: f64 = 5e-6;
/// The documented resolution of the tail.
const RESOLUTION: f64 = 1.0 / (1u64 << 38) as f64;
/// Draws of each case.
const DRAWS: u32 = 4096;

/// One case of the golden file.
struct Case<'g> {
    logits: &'g [f32],
    log_probs: &'g [f64],
    params: SamplingParams,
    /// Token and probability, ascending by token.
    candidates: Vec<(u32, f64)>,
}

fn golden() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sampler_goldens.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("readable")).expect("JSON")
}

/// A number, or an infinity as a string.
fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| value.as_str().expect("a number or a string").parse().expect("a number"))
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().expect("an array").iter().map(number).collect()
}

fn params_of(case: &Value) -> SamplingParams {
    let float = |key: &str| number(&case[key]) as f32;
    let k = || u32::try_from(case["k"].as_u64().expect("k")).expect("k is a u32");
    let temperature = float("temperature");
    let params = match case["algorithm"].as_str().expect("algorithm") {
        "greedy" => SamplingParams::greedy(),
        "weighted" => SamplingParams::weighted(temperature),
        "topk" => SamplingParams::top_k(k(), temperature),
        "nucleus" => SamplingParams::nucleus(float("p"), temperature),
        "composite" => SamplingParams::composite(k(), float("p"), temperature),
        other => panic!("unknown algorithm {other}"),
    };
    let order = match case["order"].as_str().expect("order") {
        "filters_first" => FilterOrder::FiltersFirst,
        "temperature_first" => FilterOrder::TemperatureFirst,
        other => panic!("unknown order {other}"),
    };
    SamplingParams { order, ..params }
}

/// Runs `check` on every case.
fn for_each_case(check: impl Fn(&Case<'_>)) {
    let golden = golden();
    let logits: BTreeMap<&str, (Vec<f32>, Vec<f64>)> = golden["logits"]
        .as_object()
        .expect("logits")
        .iter()
        .map(|(name, set)| {
            let values = numbers(&set["values"]).into_iter().map(|value| value as f32).collect();
            (name.as_str(), (values, numbers(&set["log_probs"])))
        })
        .collect();
    let cases = golden["cases"].as_array().expect("cases");
    assert!(cases.len() > 700, "{} cases", cases.len());
    for case in cases {
        let (logits, log_probs) = &logits[case["logits"].as_str().expect("a name")];
        let ids = numbers(&case["candidates"]).into_iter().map(|id| id as u32);
        let candidates = ids.zip(numbers(&case["probabilities"])).collect();
        check(&Case { logits, log_probs, params: params_of(case), candidates });
    }
}

/// What is drawn at each of [`DRAWS`] positions. The seed is fixed, so a failure is a bug and no accident.
fn draws(case: &Case<'_>) -> impl Iterator<Item = Choice> {
    let draw =
        |position| sample(case.logits, &case.params, &mut RequestRng::new(7, position)).expect("legal");
    (0..u64::from(DRAWS)).map(draw)
}

#[test]
fn only_candidates_are_drawn_and_the_numbers_that_come_with_them_are_the_exact_ones() {
    for_each_case(|case| {
        let context = || format!("{:?} on {:?}", case.params, case.logits);
        for choice in draws(case).take(256) {
            let candidate = case.candidates.iter().find(|(id, _)| *id == choice.token);
            let Some((_, probability)) = candidate else {
                panic!("{choice:?} is no candidate: {}", context())
            };
            let error = (f64::from(choice.probability) - probability).abs();
            assert!(error <= RELATIVE * probability + RESOLUTION, "{choice:?}, {probability}: {}", context());
            let log_prob = case.log_probs[choice.token as usize];
            let error = (f64::from(choice.log_prob) - log_prob).abs();
            assert!(error <= 4e-6 * (1.0 + log_prob.abs()), "{choice:?}, {log_prob}: {}", context());
            // Masked tokens are none.
            assert_eq!(choice.candidates as usize, case.candidates.len(), "{}", context());
        }
    });
}

#[test]
fn tokens_are_drawn_as_often_as_their_probabilities_say() {
    for_each_case(|case| {
        let mut counts: BTreeMap<u32, f64> = BTreeMap::new();
        draws(case).for_each(|choice| *counts.entry(choice.token).or_default() += 1.0);
        let cells = cells(&case.candidates, &counts);
        let statistic: f64 = cells.iter().map(|(mean, count)| (count - mean).powi(2) / mean).sum();
        let bound = bound(cells.len() as f64 - 1.0);
        assert!(
            statistic <= bound,
            "chi-square {statistic:.1}, bound {bound:.1}: {:?} on {:?}",
            case.params,
            case.logits
        );
    });
}

/// Expected and found numbers of draws; tokens that are expected fewer than ten times share a cell.
fn cells(candidates: &[(u32, f64)], counts: &BTreeMap<u32, f64>) -> Vec<(f64, f64)> {
    let mut rare = (0.0, 0.0);
    let mut cells = Vec::new();
    for (token, probability) in candidates {
        let mean = probability * f64::from(DRAWS);
        let count = counts.get(token).copied().unwrap_or(0.0);
        if mean < 10.0 { rare = (rare.0 + mean, rare.1 + count) } else { cells.push((mean, count)) }
    }
    match cells.last_mut() {
        // Too few for a cell of their own.
        Some(last) if rare.0 < 10.0 => *last = (last.0 + rare.0, last.1 + rare.1),
        _ => cells.push(rare),
    }
    cells
}

/// The 1 − 1e-6 quantile of chi-square (Wilson and Hilferty 1931); a single cell allows nothing but rounding.
fn bound(freedom: f64) -> f64 {
    if freedom == 0.0 {
        return 1e-9;
    }
    let spread = (2.0 / (9.0 * freedom)).sqrt();
    freedom * (1.0 - 2.0 / (9.0 * freedom) + 4.753 * spread).powi(3)
}
