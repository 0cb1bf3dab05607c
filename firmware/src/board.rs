//! What the demos need from a board.

use core::fmt;

use crate::line::END_OF_INPUT;

/// A console, a clock and a stack.
pub trait Board {
    /// Writes to the console and waits until everything is taken.
    fn write(&mut self, bytes: &[u8]);

    /// Microseconds since start.
    fn time_us(&mut self) -> u64;

    /// The most bytes of stack that were in use at any time, and the bytes reserved.
    fn stack_bytes(&self) -> (usize, usize);
}

/// A board whose console takes input.
pub trait Terminal: Board {
    /// Waits for a byte.
    fn read(&mut self) -> u8;
}

/// Formatted output on a board's console.
pub struct Console<'b, B: Board>(pub &'b mut B);

impl<B: Board> fmt::Write for Console<'_, B> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// Formatted output on a terminal, whose cursor needs a CR to go back to the first column.
pub struct TerminalText<'b, B: Board>(pub &'b mut B);

impl<B: Board> fmt::Write for TerminalText<'_, B> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for (index, line) in text.split('\n').enumerate() {
            if index > 0 {
                self.0.write(b"\r\n");
            }
            self.0.write(line.as_bytes());
        }
        Ok(())
    }
}

/// No board: a terminal on which `typed` is typed, and then Ctrl-D on a line of its own. What it shows goes to `show`.
///
/// For tests, and to see on a desktop what a board must answer.
pub struct Script<'t, F: FnMut(&[u8])> {
    typed: core::slice::Iter<'t, u8>,
    show: F,
    ended: bool,
}

impl<'t, F: FnMut(&[u8])> Script<'t, F> {
    /// A terminal on which nothing has been typed yet.
    pub fn new(typed: &'t [u8], show: F) -> Self {
        Self { typed: typed.iter(), show, ended: false }
    }
}

impl<F: FnMut(&[u8])> Board for Script<'_, F> {
    fn write(&mut self, bytes: &[u8]) {
        (self.show)(bytes);
    }

    fn time_us(&mut self) -> u64 {
        0
    }

    fn stack_bytes(&self) -> (usize, usize) {
        (0, usize::MAX)
    }
}

impl<F: FnMut(&[u8])> Terminal for Script<'_, F> {
    fn read(&mut self) -> u8 {
        // Alternately, so that Ctrl-D finds an empty line whatever was typed last.
        let at_end = |ended: &mut bool| {
            *ended = !*ended;
            if *ended { END_OF_INPUT } else { b'\n' }
        };
        self.typed.next().copied().unwrap_or_else(|| at_end(&mut self.ended))
    }
}
