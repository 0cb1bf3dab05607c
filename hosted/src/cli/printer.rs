//! Tokens as text on stdout: one text as it is, several line by line with their slots.

use std::io::{IsTerminal, Stdout, Write};

use anyhow::Result;
use kinglet_core::engine::{FinishReason, ResultToken};
use kinglet_core::kv::SlotId;
use kinglet_core::tokenizer::{StreamDecoder, Tokenizer};

/// The texts of all slots.
pub struct Printer<'t> {
    tokenizer: &'t Tokenizer<'t>,
    texts: Vec<Text>,
    out: Stdout,
}

struct Text {
    stream: StreamDecoder,
    /// What is decoded and not printed yet.
    pending: String,
    /// The last character printed.
    last: Option<char>,
}

impl<'t> Printer<'t> {
    /// A printer of the texts that follow `prompts`, one for each slot.
    pub fn new(tokenizer: &'t Tokenizer<'t>, prompts: &[Vec<u32>]) -> Self {
        let text = |prompt: &Vec<u32>| Text {
            stream: StreamDecoder::after(tokenizer, prompt.last().copied()),
            pending: String::new(),
            last: None,
        };
        Self { tokenizer, texts: prompts.iter().map(text).collect(), out: std::io::stdout() }
    }

    /// Prints a token, unless it is the one that ends the text. Of several texts, only whole lines are printed.
    pub fn print(&mut self, result: &ResultToken) -> Result<()> {
        if result.finish == Some(FinishReason::EndToken) {
            return Ok(());
        }
        let Text { stream, pending, .. } = &mut self.texts[usize::from(result.slot.0)];
        stream.push(self.tokenizer, result.token, &mut |text: &str| pending.push_str(text))?;
        self.flush(result.slot)
    }

    /// Prints what is left of the text of `slot`. What follows on stdout or stderr then starts on a line of its own.
    pub fn end(&mut self, slot: SlotId) -> Result<()> {
        let several = self.texts.len() > 1;
        let Text { stream, pending, .. } = &mut self.texts[usize::from(slot.0)];
        stream.finish(&mut |text: &str| pending.push_str(text));
        if several && !pending.is_empty() && !pending.ends_with('\n') {
            pending.push('\n');
        }
        self.flush(slot)?;
        if several || self.texts[0].last.is_none_or(|last| last == '\n') {
            return Ok(());
        }
        // A file or a pipe gets the text and nothing else; the figures must not be glued to it where both go to one
        // place, so the line is ended on their side.
        if self.out.is_terminal() {
            writeln!(self.out)?
        } else {
            eprintln!()
        }
        Ok(())
    }

    fn flush(&mut self, slot: SlotId) -> Result<()> {
        let several = self.texts.len() > 1;
        let text = &mut self.texts[usize::from(slot.0)];
        if several {
            let Some(end) = text.pending.rfind('\n') else { return Ok(()) };
            for line in text.pending.drain(..=end).as_str().split_inclusive('\n') {
                write!(self.out, "[{}] {line}", slot.0)?;
            }
        } else {
            write!(self.out, "{}", text.pending)?;
            text.last = text.pending.chars().last().or(text.last);
            text.pending.clear();
        }
        Ok(self.out.flush()?)
    }
}
