//! The command line of a run: words `key=value` with spaces between, so that a firmware need not be built again
//! for another prompt. An emulated board gets it over semihosting.
//!
//! | key | value |
//! |---|---|
//! | `mode` | `run` (default) or `hash` |
//! | `prompt` | text, with every byte but letters and digits as `%XX`; nothing for BOS alone |
//! | `tokens` | tokens to generate at most, default 64 |
//! | `context` | tokens that the KV arena holds; default: what the prompt and `tokens` need |
//! | `algorithm` | `greedy` (default), `weighted`, `topk`, `nucleus` or `composite` |
//! | `top_k`, `top_p`, `temperature` | its parameters, the last two as the bits of an f32 in hexadecimal |
//! | `seed` | a number |
//!
//! Bits, because reading decimal floats would more than double the firmware's own code.

use core::fmt;

use kinglet_core::sampler::{Algorithm, SamplingParams};

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Generate text.
    Run,
    /// Hash the logits of greedy steps from BOS.
    Hash,
}

/// A parsed command line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arguments<'a> {
    /// What to do.
    pub mode: Mode,
    /// The text to continue.
    pub prompt: Escaped<'a>,
    /// Tokens to generate at most.
    pub tokens: u32,
    /// Tokens that the KV arena holds.
    pub context: Option<u32>,
    /// How tokens are drawn.
    pub sampling: SamplingParams,
    /// Of the random stream.
    pub seed: u64,
}

impl Default for Arguments<'_> {
    fn default() -> Self {
        Self {
            mode: Mode::Run,
            prompt: Escaped(""),
            tokens: 64,
            context: None,
            sampling: SamplingParams::greedy(),
            seed: 0,
        }
    }
}

/// The word that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ArgumentError<'a>(pub &'a str);

impl fmt::Display for ArgumentError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("argument not understood: ")?;
        f.write_str(self.0)
    }
}

impl core::error::Error for ArgumentError<'_> {}

impl<'a> Arguments<'a> {
    /// Reads a command line; what is not in it keeps its default.
    ///
    /// # Errors
    /// The first word with an unknown key or a value out of range.
    pub fn parse(line: &'a str) -> Result<Self, ArgumentError<'a>> {
        let mut arguments = Self::default();
        for word in line.split_ascii_whitespace() {
            let (key, value) = word.split_once('=').ok_or(ArgumentError(word))?;
            arguments.set(key, value).ok_or(ArgumentError(word))?;
        }
        Ok(arguments)
    }

    fn set(&mut self, key: &str, value: &'a str) -> Option<()> {
        match key {
            "mode" => {
                self.mode = match value {
                    "run" => Mode::Run,
                    "hash" => Mode::Hash,
                    _ => return None,
                }
            }
            "prompt" => self.prompt = Escaped(value),
            "tokens" => self.tokens = value.parse().ok()?,
            "context" => self.context = Some(value.parse().ok()?),
            "algorithm" => self.sampling.algorithm = algorithm(value)?,
            "top_k" => self.sampling.top_k = value.parse().ok()?,
            "top_p" => self.sampling.top_p = f32_of_bits(value)?,
            "temperature" => self.sampling.temperature = f32_of_bits(value)?,
            "seed" => self.seed = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }
}

fn f32_of_bits(digits: &str) -> Option<f32> {
    u32::from_str_radix(digits, 16).ok().map(f32::from_bits)
}

fn algorithm(name: &str) -> Option<Algorithm> {
    Some(match name {
        "greedy" => Algorithm::Greedy,
        "weighted" => Algorithm::Weighted,
        "topk" => Algorithm::TopK,
        "nucleus" => Algorithm::Nucleus,
        "composite" => Algorithm::Composite,
        _ => return None,
    })
}

/// Text in which `%XX` stands for a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Escaped<'a>(pub &'a str);

impl Escaped<'_> {
    /// The bytes. A `%` without two hexadecimal digits stands for itself.
    pub fn bytes(&self) -> impl Iterator<Item = u8> {
        let mut rest = self.0.as_bytes();
        core::iter::from_fn(move || {
            let (byte, after) = match rest {
                [b'%', high, low, after @ ..] => match hex(*high).zip(hex(*low)) {
                    Some((high, low)) => (high << 4 | low, after),
                    None => rest.split_first().map(|(byte, after)| (*byte, after))?,
                },
                _ => rest.split_first().map(|(byte, after)| (*byte, after))?,
            };
            rest = after;
            Some(byte)
        })
    }
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_given_keeps_its_default() {
        let arguments = Arguments::parse("tokens=7  mode=hash").expect("valid");
        assert_eq!(arguments, Arguments { tokens: 7, mode: Mode::Hash, ..Arguments::default() });
    }

    #[test]
    fn the_wrong_word_is_named() {
        for (line, word) in
            [("mode=walk", "mode=walk"), ("tokens=1 seed=-1", "seed=-1"), ("x=1", "x=1"), ("run", "run")]
        {
            assert_eq!(Arguments::parse(line), Err(ArgumentError(word)));
        }
    }

    #[test]
    fn escapes_stand_for_bytes() {
        let escaped = Escaped("a%20%c3%A4b%%4%zz");
        assert!(escaped.bytes().eq(*b"a \xc3\xa4b%%4%zz"));
    }
}
