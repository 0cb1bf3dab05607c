//! What a person types or a recognizer hears, brought to the one form that the model has seen.

use core::fmt;

/// The text does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoldError {
    /// Bytes that were lent.
    pub found: usize,
}

impl fmt::Display for FoldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the command is longer than {} bytes", self.found)
    }
}

impl core::error::Error for FoldError {}

/// Writes the prompt for the command `text` to `out`; gives its length in bytes.
///
/// Lower case; curly quotes are straight; runs of white space, control characters, `"` and `\` (which JSON would
/// have to escape) are one space; `, ; : ! ?` and full stops count as space unless a digit follows; nothing at
/// either end; then a line end, which asks for the answer. Folding twice gives what folding once gave.
///
/// # Errors
/// [`FoldError`] when `out` is too short; `3 * text.len() + 1` bytes are always enough.
pub fn fold(text: &str, out: &mut [u8]) -> Result<usize, FoldError> {
    let found = out.len();
    let mut prompt = Prompt { out, len: 0 };
    let mut chars = text.chars().peekable();
    let mut space = false;
    while let Some(char) = chars.next() {
        let next_is_digit = chars.peek().is_some_and(char::is_ascii_digit);
        if is_space(char, next_is_digit) {
            space = prompt.len > 0;
            continue;
        }
        let written = (!core::mem::take(&mut space) || prompt.push(' '))
            && straight(char).to_lowercase().all(|char| prompt.push(char));
        if !written {
            return Err(FoldError { found });
        }
    }
    if prompt.push('\n') { Ok(prompt.len) } else { Err(FoldError { found }) }
}

fn is_space(char: char, next_is_digit: bool) -> bool {
    match char {
        '"' | '\\' | '\u{201c}' | '\u{201d}' | '\u{201e}' => true,
        ',' | ';' | ':' | '!' | '?' | '.' => !next_is_digit,
        _ => char.is_whitespace() || char.is_control(),
    }
}

fn straight(char: char) -> char {
    match char {
        '\u{2018}' | '\u{2019}' | '\u{b4}' | '`' => '\'',
        '\u{2010}'..='\u{2014}' => '-',
        _ => char,
    }
}

struct Prompt<'o> {
    out: &'o mut [u8],
    len: usize,
}

impl Prompt<'_> {
    fn push(&mut self, char: char) -> bool {
        let mut bytes = [0; 4];
        let bytes = char.encode_utf8(&mut bytes).as_bytes();
        let free = self.out.get_mut(self.len..).unwrap_or_default();
        // Cut by a length, not between two places: so the compiler sees that the copy cannot panic.
        let Some(to) = free.get_mut(..bytes.len()) else { return false };
        to.copy_from_slice(bytes);
        self.len += bytes.len();
        true
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use proptest::prelude::*;
    use std::string::String;

    fn folded(text: &str) -> String {
        let mut out = std::vec![0; 3 * text.len() + 1];
        let len = fold(text, &mut out).unwrap();
        String::from_utf8(out[..len].to_vec()).unwrap()
    }

    #[test]
    fn a_sentence_loses_case_and_punctuation_and_keeps_numbers() {
        for (text, expected) in [
            ("Turn on the Kitchen Lights!", "turn on the kitchen lights\n"),
            ("  Set it to 20.5\u{b0}, please. ", "set it to 20.5\u{b0} please\n"),
            ("What\u{2019}s the \u{201c}time\u{201d}?", "what's the time\n"),
            ("at 10:30\\now", "at 10:30 now\n"),
            ("\u{c4}rmel...\u{fc}ber", "\u{e4}rmel \u{fc}ber\n"),
            ("", "\n"),
            ("?!", "\n"),
        ] {
            assert_eq!(folded(text), expected, "{text:?}");
        }
    }

    #[test]
    fn too_short_a_buffer_is_an_error() {
        assert_eq!(fold("lamp", &mut [0; 5]), Ok(5));
        assert_eq!(fold("lamp", &mut [0; 4]), Err(FoldError { found: 4 }));
        assert_eq!(fold("", &mut []), Err(FoldError { found: 0 }));
    }

    proptest! {
        #[test]
        fn folding_is_idempotent_and_leaves_nothing_to_escape(text in "\\PC{0,40}|[a-zA-Z0-9 .,:?\"\\\\\t]{0,40}") {
            let once = folded(&text);
            prop_assert_eq!(&folded(&once), &once);
            let line = once.strip_suffix('\n').unwrap();
            prop_assert!(line.chars().all(|char| !char.is_control() && char != '"' && char != '\\'));
            prop_assert!(!line.starts_with(' ') && !line.ends_with(' ') && !line.contains("  "));
        }
    }
}
