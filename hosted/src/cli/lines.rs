//! Lines of input, as they come.

use std::io::{self, BufRead, Read};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

use crate::home::MAX_SENTENCE_BYTES;

/// Lines that are read ahead.
const AHEAD: usize = 64;

/// How soon a Ctrl-C is noticed while no line comes.
const PATIENCE: Duration = Duration::from_millis(100);

/// A thread that reads lines, so that those that have come can be answered together and none has to wait for others.
pub struct Lines {
    lines: Receiver<io::Result<Vec<u8>>>,
}

impl Lines {
    /// Starts to read `input`.
    pub fn of(mut input: impl BufRead + Send + 'static) -> Self {
        let (sender, lines) = sync_channel(AHEAD);
        std::thread::spawn(move || {
            while let Some(line) = next(&mut input).transpose() {
                let failed = line.is_err();
                if sender.send(line).is_err() || failed {
                    break;
                }
            }
        });
        Self { lines }
    }

    /// Waits for a line; gives it, and those that have come since, up to `most`. None at the end of the input, and
    /// when `stop` is set. A line is cut after [`MAX_SENTENCE_BYTES`] and one more.
    ///
    /// # Errors
    /// The input cannot be read.
    pub fn next(&self, most: usize, stop: &AtomicBool) -> io::Result<Vec<Vec<u8>>> {
        while !stop.load(Ordering::Relaxed) {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(first) => {
                    let others = self.lines.try_iter().take(most.saturating_sub(1));
                    return std::iter::once(first).chain(others).collect();
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        Ok(Vec::new())
    }
}

/// The next line without its end, or its beginning if it is too long to be a sentence.
fn next(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    // What does not fit is not kept: the input may be anything, without a line end for gigabytes.
    input.by_ref().take(MAX_SENTENCE_BYTES as u64 + 1).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.ends_with(b"\n") {
        line.pop();
    } else if line.len() > MAX_SENTENCE_BYTES {
        input.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_in_order_whole_or_cut_and_the_last_needs_no_end() {
        let long = "x".repeat(MAX_SENTENCE_BYTES);
        let mut input = io::Cursor::new(format!("a\n\n{long}\n{long}yz\nb").into_bytes());
        let lines = std::iter::from_fn(|| next(&mut input).expect("readable"));
        let lines: Vec<_> = lines.map(|line| String::from_utf8(line).expect("UTF-8")).collect();
        assert_eq!(lines, ["a", "", &long, &format!("{long}y"), "b"]);
    }
}
