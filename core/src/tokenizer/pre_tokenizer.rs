//! The patterns that cut text before byte-level merging, as scanners.
//!
//! The published patterns (regular expressions with look-ahead; the alternatives are tried in order):
//!
//! - GPT-2: `'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+`
//! - SmolLM: every `\p{N}` is a piece by itself, and GPT-2's pattern is applied to each stretch between.
//! - Llama 3: `(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`
//!
//! A byte that is not UTF-8 is a character of its own, neither space nor letter nor number. Every byte of the
//! text is in exactly one piece, and a text is scanned in linear time.

use super::section::PreTokenizer;
use super::unicode::{Class, class, first_char};

/// Iterator over the pieces of a text.
pub(super) struct PreTokens<'t> {
    pre_tokenizer: PreTokenizer,
    rest: &'t [u8],
}

impl<'t> PreTokens<'t> {
    pub(super) fn new(pre_tokenizer: PreTokenizer, text: &'t [u8]) -> Self {
        Self { pre_tokenizer, rest: text }
    }
}

impl<'t> Iterator for PreTokens<'t> {
    type Item = &'t [u8];

    fn next(&mut self) -> Option<&'t [u8]> {
        let first = Char::at(self.rest, 0)?;
        let len = match self.pre_tokenizer {
            PreTokenizer::Gpt2 => gpt2(self.rest, first, false),
            PreTokenizer::SmolLm => gpt2(self.rest, first, true),
            PreTokenizer::Llama3 => llama3(self.rest, first),
        };
        // `max` makes the end certain; every scanner takes at least the first character.
        let (piece, rest) = self.rest.split_at_checked(len.max(1)).unwrap_or((self.rest, &[]));
        self.rest = rest;
        Some(piece)
    }
}

/// One character of the text, or one byte that is none.
#[derive(Clone, Copy)]
struct Char {
    class: Class,
    /// The first byte, which tells ASCII characters apart.
    byte: u8,
    end: usize,
}

impl Char {
    fn at(text: &[u8], start: usize) -> Option<Self> {
        let bytes = text.get(start..)?;
        let (found, len) = first_char(bytes)?;
        Some(Self { class: class(found), byte: *bytes.first()?, end: start.saturating_add(len) })
    }

    fn is_line_end(&self) -> bool {
        matches!(self.byte, b'\r' | b'\n')
    }
}

/// The end of the longest run of `class` that begins at `start`.
fn run(text: &[u8], start: usize, class: Class) -> usize {
    run_while(text, start, usize::MAX, |found| found.class == class)
}

fn run_while(text: &[u8], start: usize, most: usize, belongs: impl Fn(&Char) -> bool) -> usize {
    let mut end = start;
    for _ in 0..most {
        match Char::at(text, end).filter(&belongs) {
            Some(found) => end = found.end,
            None => break,
        }
    }
    end
}

/// The end of `'s|'t|'re|'ve|'m|'ll|'d`.
fn contraction(text: &[u8], ignore_case: bool) -> Option<usize> {
    let [b'\'', after @ ..] = text else { return None };
    let letter = |index: usize| {
        let byte = after.get(index)?;
        Some(if ignore_case { byte.to_ascii_lowercase() } else { *byte })
    };
    match (letter(0)?, letter(1)) {
        (b's' | b't' | b'm' | b'd', _) => Some(2),
        (b'r' | b'v', Some(b'e')) | (b'l', Some(b'l')) => Some(3),
        _ => None,
    }
}

fn gpt2(text: &[u8], first: Char, single_numbers: bool) -> usize {
    if let Some(end) = contraction(text, false) {
        return end;
    }
    if single_numbers && first.class == Class::Number {
        return first.end;
    }
    // ` ?` before a run of one class; a stretch between single numbers ends before the number.
    let after_space = if first.byte == b' ' { Char::at(text, first.end) } else { None };
    let start = match after_space {
        Some(next) if next.class == Class::Number && single_numbers => return first.end,
        Some(next) if next.class != Class::Space => next,
        _ => first,
    };
    match start.class {
        Class::Space => spaces(text, single_numbers),
        class => run(text, start.end, class),
    }
}

/// `\s+(?!\S)|\s+`: a run of spaces without its last one, which goes with what follows, unless nothing does.
fn spaces(text: &[u8], stop_at_number: bool) -> usize {
    let (mut last, mut end) = (0, 0);
    loop {
        match Char::at(text, end) {
            Some(next) if next.class == Class::Space => (last, end) = (end, next.end),
            Some(next) if stop_at_number && next.class == Class::Number => return end,
            Some(_) if last > 0 => return last,
            _ => return end,
        }
    }
}

fn llama3(text: &[u8], first: Char) -> usize {
    if let Some(end) = contraction(text, true) {
        return end;
    }
    match first.class {
        Class::Letter => return run(text, first.end, Class::Letter),
        Class::Number => return run_while(text, 0, 3, |found| found.class == Class::Number),
        Class::Space | Class::Other => {}
    }
    let second = Char::at(text, first.end);
    if let Some(second) = second.filter(|second| second.class == Class::Letter && !first.is_line_end()) {
        return run(text, second.end, Class::Letter);
    }
    let symbol = match second {
        Some(second) if first.byte == b' ' && second.class == Class::Other => second,
        _ => first,
    };
    if symbol.class == Class::Other {
        let end = run(text, symbol.end, Class::Other);
        return run_while(text, end, usize::MAX, Char::is_line_end);
    }
    line_ends(text).unwrap_or_else(|| spaces(text, false))
}

/// `\s*[\r\n]+`: a run of spaces as far as its last line end.
fn line_ends(text: &[u8]) -> Option<usize> {
    let (mut last_line_end, mut end) = (None, 0);
    while let Some(next) = Char::at(text, end).filter(|next| next.class == Class::Space) {
        end = next.end;
        if next.is_line_end() {
            last_line_end = Some(end);
        }
    }
    last_line_end
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use proptest::prelude::*;
    use std::vec::Vec;

    fn cut(pre_tokenizer: PreTokenizer, text: &str) -> Vec<&str> {
        PreTokens::new(pre_tokenizer, text.as_bytes())
            .map(|piece| core::str::from_utf8(piece).unwrap())
            .collect()
    }

    #[test]
    fn gpt2_keeps_one_space_with_the_word() {
        let cut = |text| cut(PreTokenizer::Gpt2, text);
        assert_eq!(cut("Hello  world"), ["Hello", " ", " world"]);
        assert_eq!(cut("a\t\tb"), ["a", "\t", "\t", "b"]);
        assert_eq!(cut("it's I'LL don't"), ["it", "'s", " I", "'", "LL", " don", "'t"]);
        assert_eq!(cut("x = 1234½ !!\n\n"), ["x", " =", " 1234½", " !!", "\n\n"]);
        assert_eq!(cut(" "), [" "]);
        assert_eq!(cut("\u{a0}x"), ["\u{a0}", "x"]);
    }

    #[test]
    fn smollm_cuts_every_number_and_ends_stretches_there() {
        let cut = |text| cut(PreTokenizer::SmolLm, text);
        assert_eq!(cut("a  12 3"), ["a", "  ", "1", "2", " ", "3"]);
        assert_eq!(cut("v2.0'9"), ["v", "2", ".", "0", "'", "9"]);
        assert_eq!(cut("4 ½ m"), ["4", " ", "½", " m"]);
    }

    #[test]
    fn llama3_cuts_numbers_by_three_and_keeps_line_ends_together() {
        let cut = |text| cut(PreTokenizer::Llama3, text);
        assert_eq!(cut("12345 6"), ["123", "45", " ", "6"]);
        assert_eq!(cut("I'LL (x) \n\n  y"), ["I", "'LL", " (", "x", ")", " \n\n", " ", " y"]);
        assert_eq!(cut("a.\r\n b"), ["a", ".\r\n", " b"]);
        assert_eq!(cut("\tint x"), ["\tint", " x"]);
        assert_eq!(cut("  \n \n  "), ["  \n \n", "  "]);
        assert_eq!(cut("\na"), ["\n", "a"]);
    }

    proptest! {
        #[test]
        fn the_pieces_of_any_bytes_are_the_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
            for pre_tokenizer in [PreTokenizer::Gpt2, PreTokenizer::SmolLm, PreTokenizer::Llama3] {
                let pieces: Vec<_> = PreTokens::new(pre_tokenizer, &bytes).collect();
                prop_assert!(pieces.iter().all(|piece| !piece.is_empty()));
                prop_assert_eq!(&pieces.concat(), &bytes);
            }
        }

        #[test]
        fn a_character_is_never_cut(text in "\\PC{0,40}") {
            for pre_tokenizer in [PreTokenizer::Gpt2, PreTokenizer::SmolLm, PreTokenizer::Llama3] {
                prop_assert_eq!(cut(pre_tokenizer, &text).concat(), &text[..]);
            }
        }
    }
}
