//! What a benchmark has found: the JSON of `kinglet bench --json`.

use serde::Serialize;

use super::measure::{Case, What};
use super::samples::Spread;

/// The machine, the model, and how it was measured.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Setting {
    /// The model file.
    pub model: String,
    /// Cores of this machine.
    pub cores: usize,
    /// Bytes of the last-level cache, if they are known.
    pub last_level_cache_bytes: Option<u64>,
    /// The inner loops.
    pub kernels: &'static str,
    /// Formats of cached keys and values.
    pub kv: String,
    /// Bytes of weights that a decoded token reads.
    pub weight_bytes_per_token: u64,
    /// Bytes that are read for the bandwidth.
    pub read_buffer_bytes: u64,
    /// Times that everything was to be measured.
    pub repeat: u32,
    /// Tokens of a measurement of decoding.
    pub decode_tokens: u32,
}

/// The speed of reading.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Bandwidth {
    /// Threads that read.
    pub threads: usize,
    /// The best pass.
    pub bytes_per_second: f64,
    /// Of how many.
    pub passes: usize,
}

/// The speed of reading prompts.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Prefill {
    /// Threads that compute.
    pub threads: usize,
    /// Length of the prompt.
    pub prompt_tokens: u32,
    /// Over the repetitions.
    pub tokens_per_second: Spread,
}

/// The speed of decoding.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Decode {
    /// Threads that compute.
    pub threads: usize,
    /// Tokens in the KV cache when decoding began.
    pub context_tokens: u32,
    /// Over the repetitions.
    pub tokens_per_second: Spread,
    /// Weights read in a second, at the median speed.
    pub weight_bytes_per_second: f64,
    /// That, divided by the speed of reading with as many threads; `None` where memory is not the limit.
    pub limit_fraction: Option<f64>,
}

/// Everything.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The machine, the model, and how it was measured.
    #[serde(flatten)]
    pub setting: Setting,
    /// Whether it was ended early.
    pub interrupted: bool,
    /// By threads.
    pub bandwidth: Vec<Bandwidth>,
    /// By threads and length.
    pub prefill: Vec<Prefill>,
    /// By threads and context.
    pub decode: Vec<Decode>,
}

impl Setting {
    /// Why reading memory is not what limits the speed; `None` where it is, or may be.
    pub fn why_no_limit(&self) -> Option<&'static str> {
        let cache = self.last_level_cache_bytes?;
        if self.weight_bytes_per_token <= cache {
            return Some("the weights fit into the last-level cache, so that memory is not their limit");
        }
        let short = self.read_buffer_bytes <= cache;
        short.then_some("too little memory is available to read more than the last-level cache holds")
    }
}

impl Report {
    /// What `cases` say; those without a sample are left out.
    pub fn new(setting: Setting, cases: &[Case], interrupted: bool) -> Self {
        let mut report =
            Self { setting, interrupted, bandwidth: Vec::new(), prefill: Vec::new(), decode: Vec::new() };
        for Case { threads, what, samples } in cases {
            let (threads, passes) = (*threads, samples.len());
            let Some(rate) = Spread::of(samples) else { continue };
            match *what {
                What::Read => {
                    report.bandwidth.push(Bandwidth { threads, bytes_per_second: rate.max, passes });
                }
                What::Prefill(prompt_tokens) => {
                    report.prefill.push(Prefill { threads, prompt_tokens, tokens_per_second: rate });
                }
                What::Decode(context_tokens) => {
                    let decode = report.decode(threads, context_tokens, rate);
                    report.decode.push(decode);
                }
            }
        }
        report
    }

    fn decode(&self, threads: usize, context_tokens: u32, rate: Spread) -> Decode {
        let weight_bytes_per_second = rate.median * self.setting.weight_bytes_per_token as f64;
        let read = self.bandwidth.iter().find(|read| read.threads == threads);
        let read = read.filter(|_| self.setting.why_no_limit().is_none());
        let limit_fraction = read.map(|read| weight_bytes_per_second / read.bytes_per_second);
        Decode { threads, context_tokens, tokens_per_second: rate, weight_bytes_per_second, limit_fraction }
    }
}

/// A report of two thread counts and two contexts, for tests.
#[cfg(test)]
pub(super) fn example(weight_bytes_per_token: u64, cache: Option<u64>) -> Report {
    let setting = Setting {
        model: "example.kgl".to_owned(),
        cores: 2,
        last_level_cache_bytes: cache,
        kernels: "portable",
        kv: "int8".to_owned(),
        weight_bytes_per_token,
        read_buffer_bytes: 4 << 30,
        repeat: 3,
        decode_tokens: 32,
    };
    let case = |threads, what, samples: &[f64]| Case { threads, what, samples: samples.to_vec() };
    let cases = [
        case(1, What::Read, &[8e9, 10e9, 9e9]),
        case(1, What::Prefill(128), &[300.0, 200.0, 250.0]),
        case(1, What::Decode(0), &[40.0, 50.0, 45.0]),
        case(1, What::Decode(512), &[30.0, 40.0, 35.0]),
        case(2, What::Read, &[16e9]),
        case(2, What::Prefill(128), &[500.0]),
        case(2, What::Decode(0), &[80.0]),
        case(2, What::Decode(512), &[]),
    ];
    Report::new(setting, &cases, true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fraction_is_of_the_same_threads_best_reading_at_the_median_speed() {
        let report = example(100_000_000, Some(1 << 20));
        let fractions: Vec<_> = report.decode.iter().map(|decode| decode.limit_fraction).collect();
        assert_eq!(fractions, [Some(0.45), Some(0.35), Some(0.5)]);
        assert_eq!(report.bandwidth[0].bytes_per_second, 10e9);
        assert_eq!(report.decode[0].weight_bytes_per_second, 4.5e9);
        assert_eq!(report.decode.len(), 3, "a case without a sample is left out");
    }

    #[test]
    fn what_fits_into_the_cache_has_no_limit_and_an_unknown_cache_forbids_nothing() {
        for (weights, cache, limited) in
            [(1 << 20, Some(1 << 20), false), ((1 << 20) + 1, Some(1 << 20), true), (1, None, true)]
        {
            let report = example(weights, cache);
            assert!(
                report.decode.iter().all(|decode| decode.limit_fraction.is_some() == limited),
                "{weights}"
            );
        }
        let mut setting = example(8 << 30, Some(2 << 20)).setting;
        setting.read_buffer_bytes = 1 << 20;
        assert!(setting.why_no_limit().is_some_and(|why| why.contains("too little memory")));
    }
}
