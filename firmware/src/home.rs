//! Kinglet Home on a board: a terminal on which each line that is typed is a command, and each answer a line of JSON.

use core::fmt::{self, Write};

use kinglet_core::engine::{Buffers, Engine, EngineConfig, EngineError, FinishReason, Request, Slot};
use kinglet_core::executor::Serial;
use kinglet_core::image::{Image, ImageError};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::SlotId;
use kinglet_core::memory::{MemoryError, MemoryPlan};
use kinglet_core::model::Model;
use kinglet_core::sampler::SamplingParams;
use kinglet_core::tokenizer::{EncodeOptions, StreamDecoder, Tokenizer, TokenizerError, scratch_len};
use kinglet_home::{AnswerGrammar, CONTEXT, FoldError, MAX_ANSWER_TOKENS, MAX_PROMPT_TOKENS, fold};

use crate::board::{Terminal, TerminalText};
use crate::line::{LINE_BYTES, Line, LineReader};

/// Longest prompt, in bytes: a line and its end. Only letters that are longer in lower case could exceed it.
const PROMPT_BYTES: usize = LINE_BYTES + 1;
const IDS: usize = MAX_PROMPT_TOKENS as usize;
const SLOT: SlotId = SlotId(0);

/// Why a command has no answer, or the board none at all.
#[derive(Debug)]
#[non_exhaustive]
pub enum HomeError {
    /// The line is longer than [`LINE_BYTES`].
    LineTooLong,
    /// The line is no UTF-8.
    NotUtf8,
    /// The command grows too long as it is brought to the model's form.
    Fold(FoldError),
    /// The command has too many tokens, or one that the vocabulary cannot express.
    Tokenizer(TokenizerError),
    /// The image.
    Image(ImageError),
    /// The vocabulary is not that of a model of this kind.
    Vocabulary,
    /// The engine.
    Engine(EngineError),
    /// The arena is too small.
    Arena {
        /// Bytes of the arena.
        found: usize,
        /// [`arena_bytes`].
        needed: usize,
    },
    /// The answer would go on; what was written is its beginning.
    NoEnd {
        /// Tokens of it.
        tokens: u32,
    },
    /// The model computed something that is no number.
    NotFinite,
    /// The last word of the stack was used, and perhaps what lies below.
    Stack {
        /// Bytes of the stack.
        found: usize,
    },
}

impl fmt::Display for HomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LineTooLong => write!(f, "a command has at most {LINE_BYTES} bytes; this one was left out"),
            Self::NotUtf8 => f.write_str("the command is not UTF-8"),
            Self::Fold(error) => error.fmt(f),
            Self::Tokenizer(error) => error.fmt(f),
            Self::Image(error) => error.fmt(f),
            Self::Vocabulary => {
                f.write_str("the image is not a model of the kind of Kinglet Home: other tokens")
            }
            Self::Engine(error) => error.fmt(f),
            Self::Arena { found, needed } => {
                let missing = needed.saturating_sub(*found);
                write!(f, "arena has {found} bytes, {needed} needed: {missing} missing")
            }
            Self::NoEnd { tokens } => write!(f, "the answer has no end after {tokens} tokens"),
            Self::NotFinite => f.write_str("the model computed something that is no number"),
            Self::Stack { found } => write!(f, "the stack of {found} bytes overflowed"),
        }
    }
}

impl core::error::Error for HomeError {}

impl From<FoldError> for HomeError {
    fn from(error: FoldError) -> Self {
        Self::Fold(error)
    }
}

impl From<TokenizerError> for HomeError {
    fn from(error: TokenizerError) -> Self {
        Self::Tokenizer(error)
    }
}

impl From<ImageError> for HomeError {
    fn from(error: ImageError) -> Self {
        Self::Image(error)
    }
}

impl From<EngineError> for HomeError {
    fn from(error: EngineError) -> Self {
        Self::Engine(error)
    }
}

impl From<MemoryError> for HomeError {
    fn from(error: MemoryError) -> Self {
        Self::Engine(error.into())
    }
}

/// Bytes of arena for the image.
///
/// # Errors
/// The image cannot be run on this machine.
pub fn arena_bytes(image: &Image) -> Result<usize, MemoryError> {
    let plan = Engine::memory(&Model::new(image), &engine_config(image))?;
    needed_bytes(&plan).ok_or(MemoryError::TooLarge)
}

/// The tokens of a command; behind them the scratch of the tokenizer, and then, in its place, the engine.
fn needed_bytes(plan: &MemoryPlan) -> Option<usize> {
    let engine = plan.work_bytes.checked_add(plan.kv_bytes)?;
    engine.max(4 * scratch_len(PROMPT_BYTES)).checked_add(4 * IDS)
}

fn engine_config(image: &Image) -> EngineConfig {
    EngineConfig::single(CONTEXT, image.default_kv())
}

/// Answers what is typed, until [`END_OF_INPUT`](crate::line::END_OF_INPUT).
///
/// # Errors
/// The image or the arena cannot be used, or the stack was too small. A command that cannot be answered ends nothing:
/// the terminal says why, and waits for the next one.
pub fn home(terminal: &mut impl Terminal, image: &[u8], arena: &mut [u32]) -> Result<(), HomeError> {
    let image = Image::parse(image)?;
    let home = Home::new(&image, arena.len())?;
    let (mut lines, mut tokens, mut commands) = (LineReader::new(), 0u64, 0u32);
    print(terminal, format_args!("Kinglet Home. Type a command, such as: turn on the kitchen lights\n"));
    loop {
        print(terminal, format_args!("> "));
        let result = match lines.read(terminal) {
            Line::End => break,
            Line::Text(text) if text.trim_ascii().is_empty() => continue,
            Line::Text(text) => home.answer(terminal, text, arena),
            Line::TooLong => Err(HomeError::LineTooLong),
            Line::NotUtf8 => Err(HomeError::NotUtf8),
        };
        let result = result.and_then(|answer| {
            tokens = tokens.saturating_add(answer.tokens());
            commands = commands.saturating_add(1);
            answer.report(terminal)
        });
        if let Err(error) = result {
            print(terminal, format_args!("error: {error}\n"));
        }
    }
    let (arena, (stack_used, stack)) = (size_of_val(arena), terminal.stack_bytes());
    print(terminal, format_args!("[{commands} commands, {tokens} tokens]\n"));
    print(
        terminal,
        format_args!("[RAM: arena {} of {arena} bytes, stack {stack_used} of {stack} bytes]\n", home.needed),
    );
    if stack_used < stack { Ok(()) } else { Err(HomeError::Stack { found: stack }) }
}

fn print(terminal: &mut impl Terminal, text: fmt::Arguments) {
    // A terminal takes whatever it gets.
    let _ = TerminalText(terminal).write_fmt(text);
}

/// What all commands share.
struct Home<'i> {
    model: Model<'i>,
    tokenizer: Tokenizer<'i>,
    config: EngineConfig,
    plan: MemoryPlan,
    /// Bytes of arena.
    needed: usize,
}

/// An answer that has been written.
struct Answer {
    prompt: u32,
    generated: u32,
    time_us: u64,
    end: Option<FinishReason>,
}

impl<'i> Home<'i> {
    fn new(image: &Image<'i>, arena_words: usize) -> Result<Self, HomeError> {
        let (model, config) = (Model::new(image), engine_config(image));
        let plan = Engine::memory(&model, &config)?;
        let needed = needed_bytes(&plan).ok_or(MemoryError::TooLarge)?;
        let found = arena_words.saturating_mul(4);
        if found < needed {
            return Err(HomeError::Arena { found, needed });
        }
        let tokenizer = Tokenizer::parse(image.tokenizer_section())?;
        Ok(Self { model, tokenizer, config, plan, needed })
    }

    /// Writes the answer as it is generated. The engine is a new one each time: nothing of a command reaches the next.
    fn answer(
        &self,
        terminal: &mut impl Terminal,
        text: &str,
        arena: &mut [u32],
    ) -> Result<Answer, HomeError> {
        let start = terminal.time_us();
        let error = HomeError::Arena { found: size_of_val(arena), needed: self.needed };
        let Some((ids, rest)) = arena.split_at_mut_checked(IDS) else { return Err(error) };
        let count = self.encode(text, rest, ids)?;
        let prompt = ids.get(..count).unwrap_or_default();
        let bytes: &mut [u8] = bytemuck::must_cast_slice_mut(rest);
        let Some((work, kv)) = bytes.split_at_mut_checked(self.plan.work_bytes) else { return Err(error) };
        let mut slots = [Slot::EMPTY; 1];
        let buffers = Buffers { kv, work, slots: &mut slots };
        let mut grammar = AnswerGrammar::new(&self.tokenizer).ok_or(HomeError::Vocabulary)?;
        let engine = Engine::new(self.model, &self.config, buffers, Kernels::detect(), &Serial)?;
        let mut engine = engine.with_constraint(&mut grammar);
        let written = self.generate(terminal, &mut engine, prompt);
        print(terminal, format_args!("\n"));
        let (generated, end) = written?;
        let time_us = terminal.time_us().saturating_sub(start);
        Ok(Answer { prompt: prompt.len() as u32, generated, time_us, end })
    }

    /// The tokens of a command; gives their number.
    #[inline(never)]
    fn encode(&self, text: &str, scratch: &mut [u32], ids: &mut [u32]) -> Result<usize, HomeError> {
        let mut prompt = [0; PROMPT_BYTES];
        let len = fold(text, &mut prompt)?;
        let options = EncodeOptions { bos: self.tokenizer.add_bos(), parse_special: false };
        Ok(self.tokenizer.encode(prompt.get(..len).unwrap_or_default(), options, scratch, ids)?)
    }

    /// Writes what the model says; gives the number of tokens, and why there are no more.
    fn generate(
        &self,
        terminal: &mut impl Terminal,
        engine: &mut Engine,
        prompt: &[u32],
    ) -> Result<(u32, Option<FinishReason>), EngineError> {
        let mut request = Request::new(SamplingParams::greedy(), 0);
        request.max_tokens = MAX_ANSWER_TOKENS;
        let mut stream = StreamDecoder::after(&self.tokenizer, prompt.last().copied());
        let mut write = |text: &str| print(terminal, format_args!("{text}"));
        let mut result = engine.prefill(SLOT, prompt, &request)?;
        engine.insert(&[SLOT])?;
        let end = loop {
            if self.tokenizer.is_end(result.token) {
                break Some(FinishReason::EndToken);
            }
            // The id comes from the model, whose vocabulary may be padded beyond the tokenizer's: no text then.
            let _ = stream.push(&self.tokenizer, result.token, &mut write);
            if result.finish.is_some() {
                break result.finish;
            }
            match engine.generate()?.at(SLOT) {
                Some(next) => result = next,
                None => break None,
            }
        };
        stream.finish(write);
        Ok((result.length, end))
    }
}

impl Answer {
    /// Tokens that went through the model: all but the last one.
    fn tokens(&self) -> u64 {
        (u64::from(self.prompt) + u64::from(self.generated)).saturating_sub(1)
    }

    fn report(&self, terminal: &mut impl Terminal) -> Result<(), HomeError> {
        let Self { prompt, generated, time_us, end } = *self;
        print(terminal, format_args!("[{prompt} + {generated} tokens in {time_us} us]\n"));
        match end {
            Some(FinishReason::EndToken) if generated < MAX_ANSWER_TOKENS => Ok(()),
            Some(FinishReason::NotFinite) => Err(HomeError::NotFinite),
            _ => Err(HomeError::NoEnd { tokens: generated }),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use crate::board::Script;
    use std::string::String;
    use std::vec::Vec;

    fn needed() -> usize {
        arena_bytes(&Image::parse(kinglet_home::IMAGE).expect("an image")).expect("fits")
    }

    /// What the terminal shows after `typed`, and how it ended.
    fn dialogue(typed: &[u8], arena_words: usize) -> (String, Result<(), HomeError>) {
        let mut shown = Vec::new();
        let mut terminal = Script::new(typed, |bytes: &[u8]| shown.extend_from_slice(bytes));
        let end = home(&mut terminal, kinglet_home::IMAGE, &mut std::vec![0; arena_words]);
        (String::from_utf8_lossy(&shown).into_owned(), end)
    }

    /// The lines between the command and the next prompt.
    fn answers(typed: &[u8]) -> Vec<String> {
        let (shown, end) = dialogue(typed, needed().div_ceil(4));
        end.expect("ends well");
        let turns = shown.split("\r\n> ").skip(1);
        turns.map(|turn| turn.split_once("\r\n").map_or("", |(_, answer)| answer).into()).collect()
    }

    #[test]
    fn a_command_is_answered_alike_whatever_came_before() {
        let answers = answers(b"Turn on the lamp!\r\nwhat time is it\nturn on the lamp\n");
        assert_eq!(answers.len(), 4);
        assert_eq!(answers[0], answers[2]);
        assert!(answers.iter().take(3).all(|answer| answer.contains(" tokens in 0 us]")));
        assert!(answers[3].starts_with("[3 commands, "));
    }

    #[test]
    fn what_cannot_be_answered_is_refused_and_the_next_line_is_not() {
        let long = [b'x'; LINE_BYTES + 1];
        let many = [b"0 ".repeat(IDS + 1), b"\n".to_vec()].concat();
        let typed = [&long[..], b"\n\xff\n  \n\r\n", &many, b"\xc4\xb0\nlamp\n"].concat();
        let answers = answers(&typed);
        let expected =
            ["error: a command has at most", "error: the command is not", "", "", "error: the text has"];
        for (answer, expected) in answers.iter().zip(expected) {
            assert!(answer.starts_with(expected), "{answer}");
        }
        assert_eq!(answers.len(), 8);
        assert!(answers[6].contains(" tokens in 0 us]"));
    }

    #[test]
    fn one_word_of_arena_less_is_an_error() {
        let words = needed().div_ceil(4) - 1;
        let (shown, end) = dialogue(b"lamp\n", words);
        assert!(matches!(end, Err(HomeError::Arena { found, .. }) if found == 4 * words));
        assert_eq!(shown, "");
    }

    #[test]
    fn a_damaged_image_is_an_error() {
        let mut terminal = Script::new(b"", |_: &[u8]| {});
        let image = kinglet_home::IMAGE.get(..1000).expect("longer");
        assert!(matches!(home(&mut terminal, image, &mut []), Err(HomeError::Image(_))));
    }
}
