//! What the demo needs from a board.

use core::fmt;

/// A console, a clock and a stack.
pub trait Board {
    /// Writes to the console and waits until everything is taken.
    fn write(&mut self, bytes: &[u8]);

    /// Microseconds since start.
    fn time_us(&mut self) -> u64;

    /// The most bytes of stack that were in use at any time, and the bytes reserved.
    fn stack_bytes(&self) -> (usize, usize);
}

/// Formatted output on a board's console.
pub struct Console<'b, B: Board>(pub &'b mut B);

impl<B: Board> fmt::Write for Console<'_, B> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}
