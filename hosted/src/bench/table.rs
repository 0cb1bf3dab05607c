//! The report for people.

use std::fmt::{Display, Formatter, Result};

use super::report::Report;
use super::samples::Spread;

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> Result {
        self.head(f)?;
        if !self.bandwidth.is_empty() {
            let size = mebibytes(self.setting.read_buffer_bytes);
            writeln!(f, "\nreading memory (sum over {size}, best pass)\n{:>9}{:>12}", "threads", "GB/s")?;
        }
        for read in &self.bandwidth {
            writeln!(f, "{:>9}{:>12.2}", read.threads, read.bytes_per_second / 1e9)?;
        }
        if !self.prefill.is_empty() {
            writeln!(f, "\nprefill\n{:>9}{:>9}{:>12}{:>20}", "threads", "prompt", "tokens/s", "min–max")?;
        }
        for prefill in &self.prefill {
            let (rate, range) = cells(prefill.tokens_per_second);
            writeln!(f, "{:>9}{:>9}{rate:>12}{range:>20}", prefill.threads, prefill.prompt_tokens)?;
        }
        self.decode_table(f)?;
        if self.interrupted {
            writeln!(f, "\nended by Ctrl-C: not everything was measured as often as asked for")?;
        }
        Ok(())
    }
}

impl Report {
    fn head(&self, f: &mut Formatter) -> Result {
        let setting = &self.setting;
        let cache = setting.last_level_cache_bytes.map_or("unknown".to_owned(), mebibytes);
        writeln!(f, "model      {}", setting.model)?;
        writeln!(f, "weights    {} read for a token", mebibytes(setting.weight_bytes_per_token))?;
        writeln!(f, "machine    {} cores, last-level cache {cache}", setting.cores)?;
        writeln!(f, "kernels    {}, KV cache {}", setting.kernels, setting.kv)?;
        writeln!(f, "speeds     median of {} repetitions", setting.repeat)
    }

    fn decode_table(&self, f: &mut Formatter) -> Result {
        if self.decode.is_empty() {
            return Ok(());
        }
        writeln!(f, "\ndecode ({} tokens after the context)", self.setting.decode_tokens)?;
        let (rate, range, weights, limit) = ("tokens/s", "min–max", "weights GB/s", "of the limit");
        writeln!(f, "{:>9}{:>9}{rate:>12}{range:>20}{weights:>14}{limit:>14}", "threads", "context")?;
        for decode in &self.decode {
            let (rate, range) = cells(decode.tokens_per_second);
            let weights = decode.weight_bytes_per_second / 1e9;
            let limit = match decode.limit_fraction {
                Some(fraction) => format!("{:.0} %", fraction * 100.0),
                None => "–".to_owned(),
            };
            let (threads, context) = (decode.threads, decode.context_tokens);
            writeln!(f, "{threads:>9}{context:>9}{rate:>12}{range:>20}{weights:>14.2}{limit:>14}")?;
        }
        match self.setting.why_no_limit() {
            Some(why) => writeln!(f, "no limit to compare with: {why}"),
            None if self.setting.last_level_cache_bytes.is_none() => {
                writeln!(
                    f,
                    "the limit holds for weights that no cache holds; the size of the cache is unknown here"
                )
            }
            None => Ok(()),
        }
    }
}

/// The median, and the ends.
fn cells(rate: Spread) -> (String, String) {
    (format!("{:.1}", rate.median), format!("{:.1}–{:.1}", rate.min, rate.max))
}

fn mebibytes(bytes: u64) -> String {
    format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20))
}

#[cfg(test)]
mod tests {
    use crate::bench::report::example;

    #[test]
    fn a_line_for_each_case_in_columns_and_no_figure_where_it_would_mislead() {
        let shown = example(100_000_000, Some(1 << 20)).to_string();
        for line in [
            "weights    95.4 MiB read for a token",
            "        1       10.00",
            "        1      128       250.0         200.0–300.0",
            "        1        0        45.0           40.0–50.0          4.50          45 %",
            "        2        0        80.0           80.0–80.0          8.00          50 %",
        ] {
            assert!(shown.lines().any(|shown| shown == line), "{line:?}\n{shown}");
        }
        let cached = example(1000, Some(1 << 20)).to_string();
        assert!(!cached.contains('%') && cached.contains("fit into the last-level cache"), "{cached}");
        assert!(example(1000, None).to_string().contains("unknown"));
    }
}
