//! Kinglet Home on the desktop: sentences in, one line of JSON each out.

use anyhow::{Context, Result, bail};
use kinglet_core::engine::{Engine, EngineConfig, FinishReason, Request, State};
use kinglet_core::kv::{KvTypes, SlotId};
use kinglet_core::model::Model;
use kinglet_core::tokenizer::{StreamDecoder, Tokenizer};
use kinglet_home::{AnswerGrammar, CONTEXT, MAX_ANSWER_TOKENS, MAX_PROMPT_TOKENS};

use crate::PREFILL_ROWS;
use crate::text::encode;

/// The answer to what asks for nothing; also stands in the place of an answer that cannot be had, so that answers keep
/// the numbers of their lines.
pub const NONE: &str = r#"{"intent":"none"}"#;

/// The longest sentence, in bytes: far more than [`MAX_PROMPT_TOKENS`] can hold, and quickly refused.
pub const MAX_SENTENCE_BYTES: usize = 4096;

/// What the model says to a sentence.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// One line, without its end: JSON, if there is a grammar and a context as long as its own.
    pub line: String,
    /// Tokens of the prompt; 0 when there was nothing to ask.
    pub read: usize,
    /// Tokens drawn.
    pub written: usize,
    /// Whether it has not come to its end within [`MAX_ANSWER_TOKENS`], or the model's context, or only because
    /// a grammar ended it there.
    pub cut_off: bool,
}

/// A Kinglet Home model with slots that are used again for sentence after sentence.
pub struct Home<'a> {
    engine: Engine<'a>,
    tokenizer: &'a Tokenizer<'a>,
    request: Request,
}

/// An engine that answers up to `sentences` at a time.
pub fn config(model: &Model, sentences: u32, kv: KvTypes) -> EngineConfig {
    let one = EngineConfig::single(CONTEXT.min(model.config().context), kv);
    EngineConfig {
        slots: sentences,
        pages: one.pages * sentences,
        batch: PREFILL_ROWS.max(sentences),
        logit_rows: sentences,
        ..one
    }
}

impl<'a> Home<'a> {
    /// Asks with `request`, whose limit and end are set here. With a `grammar`, all answers are valid.
    ///
    /// # Errors
    /// The tokenizer has more end tokens than a request can have.
    pub fn new(
        engine: Engine<'a>,
        tokenizer: &'a Tokenizer<'a>,
        grammar: Option<&'a mut AnswerGrammar<'a>>,
        request: Request,
    ) -> Result<Self> {
        let engine = match grammar {
            Some(grammar) => engine.with_constraint(grammar),
            None => engine,
        };
        let mut request = Request { max_tokens: MAX_ANSWER_TOKENS, ..request };
        tokenizer.end_ids().try_for_each(|id| request.stop.add_end_id(id))?;
        Ok(Self { engine, tokenizer, request })
    }

    /// Answers `sentences`, as many at most as the engine has slots; the result for each says what is wrong with it.
    ///
    /// # Errors
    /// The engine's: the weights are broken, or there are too few slots.
    pub fn answer(&mut self, sentences: &[impl AsRef<[u8]>]) -> Result<Vec<Result<Answer>>> {
        let prompts: Vec<_> = sentences.iter().map(|sentence| self.prompt(sentence.as_ref())).collect();
        let asked: Vec<_> = prompts.iter().flatten().filter(|prompt| !prompt.is_empty()).collect();
        let slots: Vec<_> = (0..asked.len()).map(|slot| SlotId(slot as u8)).collect();
        let packed: Vec<_> =
            slots.iter().zip(&asked).map(|(slot, prompt)| (*slot, &prompt[..], &self.request)).collect();
        self.engine.prefill_packed(&packed)?;
        self.engine.insert(&slots)?;
        while slots.iter().any(|slot| self.engine.state(*slot) == State::Active) {
            self.engine.generate()?;
        }
        let mut slots = slots.into_iter();
        let mut answer = |prompt: Vec<u32>| match prompt.len() {
            0 => Ok(Answer { line: NONE.to_owned(), read: 0, written: 0, cut_off: false }),
            _ => self.take(slots.next().context("a slot for each prompt")?, &prompt),
        };
        Ok(prompts.into_iter().map(|prompt| answer(prompt?)).collect())
    }

    /// The tokens that ask for the answer to `sentence`; none when nothing is said in it.
    fn prompt(&self, sentence: &[u8]) -> Result<Vec<u32>> {
        if sentence.len() > MAX_SENTENCE_BYTES {
            bail!("the sentence is longer than {MAX_SENTENCE_BYTES} bytes");
        }
        let sentence = std::str::from_utf8(sentence).context("the sentence is not UTF-8")?;
        let mut folded = vec![0; 3 * sentence.len() + 1];
        let len = kinglet_home::fold(sentence, &mut folded)?;
        let folded = &folded[..len];
        if folded == b"\n" {
            return Ok(Vec::new());
        }
        let tokens = encode(self.tokenizer, folded, self.tokenizer.add_bos(), false)?;
        // The prompt must leave room for one token.
        let most = MAX_PROMPT_TOKENS.min(self.engine.model().config().context.saturating_sub(1));
        if tokens.len() > most as usize {
            bail!("the sentence takes {} tokens, of which {most} fit", tokens.len());
        }
        Ok(tokens)
    }

    /// The answer in `slot`, which is free afterwards.
    fn take(&mut self, slot: SlotId, prompt: &[u32]) -> Result<Answer> {
        let state = self.engine.state(slot);
        let drawn = self.engine.tokens(slot).get(prompt.len()..).unwrap_or_default();
        let written = drawn.len();
        let ended = state == State::Finished(FinishReason::EndToken);
        let mut text = String::new();
        let mut stream = StreamDecoder::after(self.tokenizer, prompt.last().copied());
        for token in &drawn[..written - usize::from(ended)] {
            stream.push(self.tokenizer, *token, |piece| text.push_str(piece))?;
        }
        stream.finish(|piece| text.push_str(piece));
        self.engine.release(slot)?;
        match state {
            State::Finished(FinishReason::NotFinite) => {
                bail!("a logit is not finite: the weights hold values that overflow")
            }
            State::Finished(FinishReason::NothingAllowed) => {
                bail!("the grammar of answers has come to a dead end")
            }
            _ => {}
        }
        let cut_off = !ended || written == MAX_ANSWER_TOKENS as usize;
        Ok(Answer { line: one_line(&text), read: prompt.len(), written, cut_off })
    }
}

/// The first line of `text`, with nothing in it that a reader of lines could take for another end.
fn one_line(text: &str) -> String {
    let line = text.split('\n').next().unwrap_or_default();
    line.chars().map(|char| if char.is_control() { ' ' } else { char }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_one_line_whatever_the_model_says() {
        for (text, line) in [("{}", "{}"), ("{}\n{}", "{}"), ("a\rb\u{85}c", "a b c"), ("", ""), ("\n", "")] {
            assert_eq!(one_line(text), line, "{text:?}");
        }
    }
}
