//! Measures the sampler and prints ratios: against one read of the logits, against sampling by sorting, and on inputs
//! meant to be slow against the same number of usual ones.
//!
//! The contenders of a table take turns, after a warm-up, so that a slow moment of the machine meets all of them. Times
//! are the least and the median of the turns; ratios are of the least.
//!
//! ```sh
//! cargo run --release -p kinglet-benches --example sampler_ratios               # all tables
//! cargo run --release -p kinglet-benches --example sampler_ratios -- FILE       # f32 logits from FILE, tab-separated
//! ```

use std::hint::black_box;

use kinglet_benches::race::{Contender, TURNS, race};
use kinglet_benches::sampler_inputs::{ADVERSARIAL, USUAL, VOCABULARIES, algorithms};
use kinglet_benches::sampler_yardsticks::{BySorting, read_once};
use kinglet_core::sampler::{RequestRng, SamplingParams, sample};

fn main() -> std::io::Result<()> {
    if let Some(path) = std::env::args().nth(1) {
        return measure_file(&path);
    }
    println!("{} turns; times in µs, least (median)\n", TURNS);
    for (kind, make) in USUAL {
        against_yardsticks(kind, make);
    }
    against_themselves();
    Ok(())
}

fn ours(logits: &[f32], params: SamplingParams) -> Contender<'_> {
    let mut position = 0;
    Contender::new(move || {
        position += 1;
        let choice = sample(black_box(logits), &params, &mut RequestRng::new(1, position));
        black_box(choice).expect("legal");
    })
}

fn by_sorting(logits: &[f32], params: SamplingParams) -> Contender<'_> {
    let (mut by_sorting, mut step) = (BySorting::default(), 0u16);
    Contender::new(move || {
        step = step.wrapping_add(40_503);
        black_box(by_sorting.sample(black_box(logits), &params, f32::from(step) / 65_536.0));
    })
}

fn against_yardsticks(kind: &str, make: fn(usize) -> Vec<f32>) {
    for vocabulary in VOCABULARIES {
        let logits = make(vocabulary);
        let mut contenders = vec![Contender::new(|| {
            black_box(read_once(black_box(&logits)));
        })];
        for (_, params) in algorithms() {
            contenders.push(ours(&logits, params));
            contenders.push(by_sorting(&logits, params));
        }
        race(&mut contenders);
        let [read, pairs @ ..] = &contenders[..] else { return };
        println!("V = {vocabulary}, {kind} logits; one read: {}\n", read.cell());
        println!("| algorithm | ours | × read | × greedy | by sorting | sorting ÷ ours |");
        println!("|---|---|---|---|---|---|");
        let greedy = pairs[0].least();
        for ((name, _), pair) in algorithms().iter().zip(pairs.chunks(2)) {
            let [ours, sorting] = pair else { return };
            let (least, sorted) = (ours.least(), sorting.least());
            let (by_read, by_greedy, by_sorting) = (least / read.least(), least / greedy, sorted / least);
            let (ours, sorting) = (ours.cell(), sorting.cell());
            println!("| {name} | {ours} | {by_read:.2} | {by_greedy:.2} | {sorting} | {by_sorting:.1} |");
        }
        println!();
    }
}

/// Time per logit on hostile inputs, relative to flat logits, at two sizes. A quadratic case would be 8 times as bad
/// at the larger one.
fn against_themselves() {
    let sizes = [32_768, 262_144];
    println!("ns per logit at V = {} and {}; and the larger relative to the smaller\n", sizes[0], sizes[1]);
    let names: Vec<&str> = algorithms().iter().map(|(name, _)| *name).collect();
    println!("| input | {} |", names.join(" | "));
    println!("|---|{}", "---|".repeat(names.len()));
    for (kind, make) in USUAL.iter().chain(&ADVERSARIAL) {
        let inputs = sizes.map(make);
        let mut contenders: Vec<Contender<'_>> = algorithms()
            .iter()
            .flat_map(|(_, params)| inputs.iter().map(|logits| ours(logits, *params)))
            .collect();
        race(&mut contenders);
        let cells: Vec<String> = contenders
            .chunks(2)
            .map(|pair| {
                let [small, large] = [0, 1].map(|size| pair[size].least() * 1e3 / sizes[size] as f64);
                format!("{small:.2}, {large:.2}; {:.2}", large / small)
            })
            .collect();
        println!("| {kind} | {} |", cells.join(" | "));
    }
}

/// One line an algorithm: name, least and median µs.
fn measure_file(path: &str) -> std::io::Result<()> {
    let bytes = std::fs::read(path)?;
    let logits: Vec<f32> = bytes.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    let mut contenders = vec![Contender::new(|| {
        black_box(read_once(black_box(&logits)));
    })];
    contenders.extend(algorithms().iter().map(|(_, params)| ours(&logits, *params)));
    race(&mut contenders);
    let names = std::iter::once("read once").chain(algorithms().map(|(name, _)| name));
    for (name, contender) in names.zip(&contenders) {
        println!("{name}\t{:.3}\t{:.3}", contender.least(), contender.median());
    }
    Ok(())
}
