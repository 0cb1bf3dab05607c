//! Lines as they are typed on a terminal.

use crate::board::Terminal;

/// Longest line, in bytes.
pub const LINE_BYTES: usize = 256;

/// Ctrl-D, which ends the input where a line would begin.
pub const END_OF_INPUT: u8 = 0x04;
const BACKSPACE: u8 = 0x08;
const DELETE: u8 = 0x7f;

/// What was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'l> {
    /// A line, without its end.
    Text(&'l str),
    /// More than [`LINE_BYTES`]; all of it has been taken.
    TooLong,
    /// Bytes that are no UTF-8.
    NotUtf8,
    /// [`END_OF_INPUT`] where a line would begin.
    End,
}

/// Reads lines and shows what is typed. CR, LF or both end a line; backspace and delete take back a character.
#[derive(Clone, Debug)]
pub struct LineReader {
    bytes: [u8; LINE_BYTES],
    len: usize,
    too_long: bool,
    /// An LF that comes next belongs to the CR before it.
    after_cr: bool,
}

impl LineReader {
    /// No line yet.
    pub const fn new() -> Self {
        Self { bytes: [0; LINE_BYTES], len: 0, too_long: false, after_cr: false }
    }

    /// Waits for a line.
    pub fn read(&mut self, terminal: &mut impl Terminal) -> Line<'_> {
        (self.len, self.too_long) = (0, false);
        loop {
            let byte = terminal.read();
            let after_cr = core::mem::replace(&mut self.after_cr, byte == b'\r');
            match byte {
                b'\n' if after_cr => {}
                b'\r' | b'\n' => break,
                END_OF_INPUT if self.len == 0 && !self.too_long => {
                    terminal.write(b"\r\n");
                    return Line::End;
                }
                BACKSPACE | DELETE => self.take_back(terminal),
                b'\t' => self.push(b' ', terminal),
                // Escape sequences and what else moves a cursor.
                0..b' ' => {}
                _ => self.push(byte, terminal),
            }
        }
        terminal.write(b"\r\n");
        if self.too_long {
            return Line::TooLong;
        }
        let bytes = self.bytes.get(..self.len).unwrap_or_default();
        core::str::from_utf8(bytes).map_or(Line::NotUtf8, Line::Text)
    }

    fn push(&mut self, byte: u8, terminal: &mut impl Terminal) {
        match self.bytes.get_mut(self.len) {
            Some(place) => {
                *place = byte;
                self.len += 1;
                terminal.write(&[byte]);
            }
            None => self.too_long = true,
        }
    }

    fn take_back(&mut self, terminal: &mut impl Terminal) {
        let Some(typed) = self.bytes.get(..self.len).filter(|typed| !typed.is_empty()) else { return };
        // A character is its first byte and those that continue it.
        let continues = |byte: &&u8| **byte & 0xc0 == 0x80;
        let continued = typed.iter().rev().take_while(continues).count();
        self.len = typed.len().saturating_sub(continued.saturating_add(1));
        terminal.write(b"\x08 \x08");
    }
}

impl Default for LineReader {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use crate::board::Script;
    use std::string::String;
    use std::vec::Vec;

    /// A terminal that shows nothing.
    fn terminal(typed: &[u8]) -> impl Terminal {
        Script::new(typed, |_: &[u8]| {})
    }

    fn shown(typed: &[u8]) -> String {
        let mut shown = Vec::new();
        LineReader::new().read(&mut Script::new(typed, |bytes: &[u8]| shown.extend_from_slice(bytes)));
        String::from_utf8(shown).expect("UTF-8")
    }

    #[test]
    fn cr_lf_and_both_end_a_line() {
        let mut terminal = terminal(b"a\rb\nc\r\nd\r\r\n\n");
        let mut lines = LineReader::new();
        for expected in ["a", "b", "c", "d", "", ""] {
            assert_eq!(lines.read(&mut terminal), Line::Text(expected));
        }
        assert_eq!(lines.read(&mut terminal), Line::End);
    }

    #[test]
    fn backspace_takes_back_whole_characters_and_stops_at_the_start() {
        let mut terminal = terminal("\u{8}ab\u{7f}\u{e4}\u{ac00}\u{8}\u{8}c\n".as_bytes());
        assert_eq!(LineReader::new().read(&mut terminal), Line::Text("ac"));
        assert_eq!(shown(b"ab\x7f\n"), "ab\u{8} \u{8}\r\n");
    }

    #[test]
    fn a_line_that_is_too_long_is_taken_whole() {
        let mut typed = [b'x'; LINE_BYTES + 9];
        typed[LINE_BYTES + 5..].copy_from_slice(b"\x04\ny\n");
        let mut terminal = terminal(&typed);
        let mut lines = LineReader::new();
        assert_eq!(lines.read(&mut terminal), Line::TooLong);
        assert_eq!(lines.read(&mut terminal), Line::Text("y"));
    }

    #[test]
    fn control_characters_leave_no_trace() {
        let mut terminal = terminal(b"a\tb\x1b\x04\0c\n\xff\n");
        let mut lines = LineReader::new();
        assert_eq!(lines.read(&mut terminal), Line::Text("a bc"));
        assert_eq!(lines.read(&mut terminal), Line::NotUtf8);
        assert_eq!(shown(b"a\x04\x1b\n"), "a\r\n");
    }
}
