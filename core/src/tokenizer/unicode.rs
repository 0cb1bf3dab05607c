//! UTF-8, one character at a time, and the Unicode classes that pre-tokenizers ask for.

use super::unicode_tables::{BLOCK_OFFSETS, BLOCK_STARTS, RUNS};

/// The character that begins `bytes`, with its length in bytes; `None` for the character when the first byte
/// is not the beginning of valid UTF-8 (the length is then 1), and `None` at the end.
pub(super) fn first_char(bytes: &[u8]) -> Option<(Option<char>, usize)> {
    let len = match bytes.first()? {
        0x00..=0x7f => 1,
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return Some((None, 1)),
    };
    let valid = bytes.get(..len).and_then(|bytes| core::str::from_utf8(bytes).ok());
    match valid.and_then(|valid| valid.chars().next()) {
        Some(found) => Some((Some(found), len)),
        None => Some((None, 1)),
    }
}

/// What a pre-tokenizer sees in a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// `\p{L}`.
    Letter,
    /// `\p{N}`.
    Number,
    /// `\s`: the property White_Space.
    Space,
    /// Everything else: punctuation, symbols, marks, and bytes that are not UTF-8.
    Other,
}

/// The class of a character; of a byte that is not UTF-8 for `None`.
pub(super) fn class(found: Option<char>) -> Class {
    match found {
        None => Class::Other,
        Some('a'..='z' | 'A'..='Z') => Class::Letter,
        Some('0'..='9') => Class::Number,
        // White_Space is stable across versions of Unicode, so it needs no table of ours.
        Some(found) if found.is_whitespace() => Class::Space,
        Some('\0'..='\x7f') => Class::Other,
        Some(found) => class_by_table(found.into()),
    }
}

fn class_by_table(code_point: u32) -> Class {
    let block = BLOCK_STARTS.partition_point(|&start| start <= code_point).saturating_sub(1);
    let (Some(&start), Some(&offset)) = (BLOCK_STARTS.get(block), BLOCK_OFFSETS.get(block)) else {
        return Class::Other;
    };
    let mut end = start;
    let (mut run, mut shift) = (0u32, 0u32);
    for &byte in RUNS.get(usize::from(offset)..).unwrap_or_default() {
        run |= u32::from(byte & 0x7f).wrapping_shl(shift);
        if byte & 0x80 != 0 {
            shift += 7;
            continue;
        }
        end = end.saturating_add(run >> 2);
        if code_point < end {
            return match run & 3 {
                1 => Class::Letter,
                2 => Class::Number,
                _ => Class::Other,
            };
        }
        (run, shift) = (0, 0);
    }
    Class::Other
}

#[cfg(test)]
mod tests {
    use super::super::unicode_tables::UNICODE_VERSION;
    use super::*;

    #[test]
    fn classes_agree_with_the_standard_library() {
        for found in '\0'..=char::MAX {
            let class = class(Some(found));
            assert_eq!(class == Class::Space, found.is_whitespace(), "{found:?}");
            if char::UNICODE_VERSION == UNICODE_VERSION {
                assert_eq!(class == Class::Number, found.is_numeric(), "{found:?}");
            }
            if class == Class::Letter {
                assert!(found.is_alphabetic() || char::UNICODE_VERSION != UNICODE_VERSION, "{found:?}");
            }
            if found.is_lowercase() && found.is_alphabetic() && class == Class::Other {
                // Lowercase has a few marks and symbols beside letters.
                assert!(matches!(found, '\u{345}' | 'ⓐ'..='ⓩ'), "{found:?}");
            }
        }
    }

    #[test]
    fn letters_of_many_scripts_are_letters_and_marks_are_not() {
        for letter in "aÄßжあ中គ가א𐐷ªℓ".chars() {
            assert_eq!(class(Some(letter)), Class::Letter, "{letter}");
        }
        for number in "0½Ⅷ①٣²".chars() {
            assert_eq!(class(Some(number)), Class::Number, "{number}");
        }
        for other in "!_。🦙\u{301}\u{200d}\u{fe0f}\u{fffd}្".chars() {
            assert_eq!(class(Some(other)), Class::Other, "{other:?}");
        }
    }

    #[test]
    fn broken_utf8_is_taken_byte_by_byte() {
        for bytes in [&b"\x80"[..], b"\xc0\x80", b"\xe2\x96", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xff"] {
            assert_eq!(first_char(bytes), Some((None, 1)), "{bytes:02x?}");
        }
        assert_eq!(first_char(b""), None);
        assert_eq!(first_char("🦙x".as_bytes()), Some((Some('🦙'), 4)));
    }
}
