//! The sampler's whole distribution against golden values from an independent float64 implementation
//! (`tests/scripts/make_sampler_goldens.py`).
//!
//! No statistics: for given logits and parameters a draw is a function of one 64-bit random number. The tests follow
//! it over all 2^64 numbers, by bisection between its steps, and so know each token's probability exactly.

use core::convert::Infallible;
use std::collections::BTreeMap;

use kinglet_core::sampler::{Choice, FilterOrder, SamplingParams, sample};
use serde_json::Value;

/// Relative error of a probability: exp is within 1 ulp, and its argument, above −28, is rounded twice: 28 · 2^−23.
const RELATIVE: f64 = 4e-6;
/// The documented resolution of the tail.
const RESOLUTION: f64 = 1.0 / (1u64 << 40) as f64;

/// A generator that gives one chosen number, low word first, and then nothing sensible.
struct Chosen(u64);

impl rand_core::TryRng for Chosen {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let word = self.0 as u32;
        self.0 >>= 32;
        Ok(word)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(core::mem::take(&mut self.0))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for byte in bytes {
            *byte = self.0 as u8;
            self.0 >>= 8;
        }
        Ok(())
    }
}

/// What was drawn for a stretch of random numbers.
struct Drawn {
    /// How many of the 2^64 random numbers draw it.
    numbers: u128,
    choice: Choice,
}

/// The draws for all random numbers, by token; each token must have one stretch of them.
fn sweep(draw: impl Fn(u64) -> Choice) -> BTreeMap<u32, Drawn> {
    let mut drawn: BTreeMap<u32, Drawn> = BTreeMap::new();
    let (mut start, mut choice) = (0u64, draw(0));
    loop {
        // The last number of the stretch, by bisection: the draw at `last` is `choice`, that above is not.
        let (mut last, mut above) = (start, u64::MAX);
        if draw(u64::MAX).token == choice.token {
            last = u64::MAX;
        }
        while last < above && above - last > 1 {
            let middle = last + (above - last) / 2;
            if draw(middle).token == choice.token { last = middle } else { above = middle }
        }
        let numbers = u128::from(last - start) + 1;
        let twice = drawn.insert(choice.token, Drawn { numbers, choice });
        assert!(twice.is_none(), "token {} has two stretches of random numbers", choice.token);
        if last == u64::MAX {
            return drawn;
        }
        start = last + 1;
        choice = draw(start);
    }
}

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

fn draw(case: &Case<'_>, random: u64) -> Choice {
    sample(case.logits, &case.params, &mut Chosen(random)).expect("legal")
}

#[test]
fn every_token_is_drawn_for_its_exact_share_of_all_random_numbers() {
    for_each_case(|case| {
        let drawn = sweep(|random| draw(case, random));
        let context = || format!("{:?} on {:?}", case.params, case.logits);
        let total: u128 = drawn.values().map(|drawn| drawn.numbers).sum();
        assert_eq!(total, 1 << 64, "{}", context());
        for token in drawn.keys() {
            let kept = case.candidates.iter().any(|(id, _)| id == token);
            assert!(kept, "{token} is drawn but no candidate: {}", context());
        }
        for (token, expected) in &case.candidates {
            let numbers = drawn.get(token).map_or(0, |drawn| drawn.numbers);
            let found = numbers as f64 / 2f64.powi(64);
            let tolerance = RELATIVE * expected + RESOLUTION;
            assert!((found - expected).abs() <= tolerance, "{token}: {found}, {expected}: {}", context());
        }
    });
}

#[test]
fn the_numbers_that_come_with_a_token_are_the_exact_ones() {
    for_each_case(|case| {
        let context = || format!("{:?} on {:?}", case.params, case.logits);
        for (token, Drawn { choice, .. }) in sweep(|random| draw(case, random)) {
            let (_, probability) = case.candidates.iter().find(|(id, _)| *id == token).expect("a candidate");
            let found = f64::from(choice.probability);
            assert!(
                (found - probability).abs() <= RELATIVE * probability + RESOLUTION,
                "{choice:?} {}",
                context()
            );
            let log_prob = case.log_probs[token as usize];
            let error = (f64::from(choice.log_prob) - log_prob).abs();
            assert!(error <= 4e-6 * (1.0 + log_prob.abs()), "{choice:?}, {log_prob}: {}", context());
        }
    });
}

/// Masked tokens are none.
#[test]
fn the_number_of_candidates_is_that_of_the_filtered_set() {
    let wrong = core::cell::RefCell::new(Vec::new());
    for_each_case(|case| {
        let (found, expected) = (draw(case, 0).candidates as usize, case.candidates.len());
        if found != expected {
            wrong
                .borrow_mut()
                .push(format!("{found}, not {expected}: {:?} on {:?}", case.params, case.logits));
        }
    });
    let wrong = wrong.into_inner();
    assert!(wrong.is_empty(), "{} cases, for instance {}", wrong.len(), wrong.join("\n"));
}
