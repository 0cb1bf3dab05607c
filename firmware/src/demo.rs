//! The demo: an image, an arena and a command line become text, or a hash of logits, on the console.

use core::fmt::{self, Write};

use kinglet_core::engine::{Buffers, Engine, EngineConfig, EngineError, Request, Slot};
use kinglet_core::executor::Serial;
use kinglet_core::fingerprint::greedy_hash;
use kinglet_core::image::{Image, ImageError};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvTypes, SlotId};
use kinglet_core::memory::MemoryError;
use kinglet_core::model::Model;
use kinglet_core::tokenizer::{EncodeOptions, StreamDecoder, Tokenizer, TokenizerError};

use crate::arguments::{ArgumentError, Arguments, Mode};
use crate::board::{Board, Console};

/// Why there is nothing to see.
#[derive(Debug)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum DemoError<'a> {
    /// The command line.
    Argument(ArgumentError<'a>),
    /// The bytes where the image should be.
    Image(ImageError),
    /// The tokenizer in the image, or a prompt that it cannot express.
    Tokenizer(TokenizerError),
    /// Neither a prompt nor a BOS token to start from.
    NoStart,
    /// The engine.
    Engine(EngineError),
    /// The arena is too small.
    Arena {
        /// Bytes of the arena.
        found: usize,
        /// [`arena_bytes`].
        needed: usize,
    },
    /// The run used the last word of the stack, and perhaps what lies below.
    Stack {
        /// Bytes of the stack.
        found: usize,
    },
}

impl fmt::Display for DemoError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Argument(error) => error.fmt(f),
            Self::Image(error) => error.fmt(f),
            Self::Tokenizer(error) => error.fmt(f),
            Self::NoStart => f.write_str("the prompt is empty and the tokenizer has no BOS token"),
            Self::Engine(error) => error.fmt(f),
            Self::Arena { found, needed } => {
                let missing = needed.saturating_sub(*found);
                write!(f, "arena has {found} bytes, {needed} needed: {missing} missing")
            }
            Self::Stack { found } => write!(f, "the stack of {found} bytes overflowed"),
        }
    }
}

impl core::error::Error for DemoError<'_> {}

impl From<EngineError> for DemoError<'_> {
    fn from(error: EngineError) -> Self {
        Self::Engine(error)
    }
}

impl From<MemoryError> for DemoError<'_> {
    fn from(error: MemoryError) -> Self {
        Self::Engine(error.into())
    }
}

impl From<ImageError> for DemoError<'_> {
    fn from(error: ImageError) -> Self {
        Self::Image(error)
    }
}

impl From<TokenizerError> for DemoError<'_> {
    fn from(error: TokenizerError) -> Self {
        Self::Tokenizer(error)
    }
}

/// Runs the command line `line` with the image at the start of `weights`.
///
/// # Errors
/// [`DemoError`]. What has been written to the console by then stands.
pub fn demo<'a>(
    board: &mut impl Board,
    weights: &[u8],
    arena: &mut [u32],
    line: &'a str,
) -> Result<(), DemoError<'a>> {
    let arguments = Arguments::parse(line).map_err(DemoError::Argument)?;
    // The test of the proof that no panic is reachable.
    #[cfg(feature = "reachable-panic")]
    assert!(arguments.seed != 0xdead, "a panic on purpose");
    let image = Image::parse(weights)?;
    let model = Model::new(&image);
    let tokenizer = Tokenizer::parse(image.tokenizer_section())?;
    #[cfg(feature = "defmt")]
    defmt::info!("image: {}", model.config());

    let arena_len = size_of_val(arena);
    let (ids, rest) = prompt_ids(&tokenizer, &arguments, arena)?;
    let config = engine_config(&arguments, ids.len() as u32, image.default_kv());
    let plan = Engine::memory(&model, &config)?;
    let used = size_of_val(ids) + plan.work_bytes + plan.kv_bytes;
    let error = DemoError::Arena { found: arena_len, needed: used };
    let (work, kv) =
        bytemuck::must_cast_slice_mut(rest).split_at_mut_checked(plan.work_bytes).ok_or(error)?;
    if kv.len() < plan.kv_bytes {
        return Err(DemoError::Arena { found: arena_len, needed: used });
    }
    let mut slots = [Slot::EMPTY; 1];
    let buffers = Buffers { kv, work, slots: &mut slots };
    let mut engine = Engine::new(model, &config, buffers, Kernels::detect(), &Serial)?;
    #[cfg(feature = "defmt")]
    defmt::info!("prompt of {=usize} tokens; {}", ids.len(), plan);

    let start = board.time_us();
    let generated = match arguments.mode {
        Mode::Run => run(board, &mut engine, &tokenizer, ids, &arguments)?,
        Mode::Hash => hash(board, &mut engine, ids, arguments.tokens)?,
    };
    let time_us = board.time_us().saturating_sub(start);
    #[cfg(feature = "defmt")]
    defmt::info!("{=u32} tokens in {=u64} us", generated, time_us);
    report(board, ids.len(), generated, time_us, used, arena_len);
    let (stack_used, found) = board.stack_bytes();
    if stack_used < found { Ok(()) } else { Err(DemoError::Stack { found }) }
}

/// The engine of a run: one slot, one row at a time.
pub fn engine_config(arguments: &Arguments, prompt_tokens: u32, kv: KvTypes) -> EngineConfig {
    // The last token that is drawn needs no place.
    let needed = prompt_tokens.saturating_add(arguments.tokens).saturating_sub(1).max(1);
    EngineConfig::single(arguments.context.unwrap_or(needed), kv)
}

/// Bytes of arena for a run whose prompt has `prompt_bytes` bytes; enough whatever its text.
///
/// # Errors
/// The configuration is out of range.
pub fn arena_bytes(model: &Model, arguments: &Arguments, kv: KvTypes) -> Result<usize, MemoryError> {
    let prompt_bytes = arguments.prompt.bytes().count();
    // As in `prompt_ids`: the text; an id for each byte, BOS and the space prefix; scratch for the longest word.
    let text_words =
        prompt_bytes.div_ceil(4).saturating_add(kinglet_core::tokenizer::scratch_len(prompt_bytes));
    let ids = prompt_bytes.saturating_add(2);
    let config = engine_config(arguments, ids as u32, kv);
    let plan = Engine::memory(model, &config)?;
    let engine = plan.work_bytes.checked_add(plan.kv_bytes).ok_or(MemoryError::TooLarge)?;
    Ok(engine.max(text_words.saturating_mul(4)).saturating_add(ids.saturating_mul(4)))
}

/// The tokens to start from, at the front of the arena, and what is left of it.
fn prompt_ids<'m>(
    tokenizer: &Tokenizer,
    arguments: &Arguments,
    arena: &'m mut [u32],
) -> Result<(&'m [u32], &'m mut [u32]), DemoError<'static>> {
    let prompt = arguments.prompt;
    let prompt_len = if arguments.mode == Mode::Hash { 0 } else { prompt.bytes().count() };
    let found = size_of_val(arena);
    let error = move |words: usize| DemoError::Arena { found, needed: words.saturating_mul(4) };
    let ids_len = prompt_len.saturating_add(2);
    let (ids, rest) = arena.split_at_mut_checked(ids_len).ok_or(error(ids_len))?;
    let count = if prompt_len == 0 {
        let bos = tokenizer.bos().ok_or(DemoError::NoStart)?;
        ids.first_mut().map_or(0, |id| {
            *id = bos;
            1
        })
    } else {
        let text_words = prompt_len.div_ceil(4);
        let (text, scratch) =
            rest.split_at_mut_checked(text_words).ok_or(error(ids_len.saturating_add(text_words)))?;
        let text: &mut [u8] = bytemuck::must_cast_slice_mut(text);
        text.iter_mut().zip(prompt.bytes()).for_each(|(to, byte)| *to = byte);
        let options = EncodeOptions { bos: tokenizer.add_bos(), parse_special: false };
        tokenizer.encode(text.get(..prompt_len).unwrap_or_default(), options, scratch, ids)?
    };
    // Only the ids stay; the engine takes the rest.
    let (ids, _) = ids.split_at_mut_checked(count).ok_or(error(count))?;
    Ok((ids, rest))
}

/// Generates text; gives the number of tokens.
fn run(
    board: &mut impl Board,
    engine: &mut Engine,
    tokenizer: &Tokenizer,
    prompt: &[u32],
    arguments: &Arguments,
) -> Result<u32, EngineError> {
    if arguments.tokens == 0 {
        return Ok(0);
    }
    let request = Request::new(arguments.sampling, arguments.seed);
    let only_bos = prompt.len() == 1 && prompt.first().copied() == tokenizer.bos();
    let mut stream =
        if only_bos { StreamDecoder::new() } else { StreamDecoder::after(tokenizer, prompt.last().copied()) };
    let mut result = engine.prefill(SlotId(0), prompt, &request)?;
    engine.insert(&[SlotId(0)])?;
    while !tokenizer.is_end(result.token) {
        // The id comes from the model, whose vocabulary may be padded beyond the tokenizer's: no text then.
        let _ = stream.push(tokenizer, result.token, |text| board.write(text.as_bytes()));
        if result.length >= arguments.tokens {
            break;
        }
        match engine.generate()?.at(SlotId(0)) {
            Some(next) => result = next,
            None => break,
        }
    }
    stream.finish(|text| board.write(text.as_bytes()));
    board.write(b"\n");
    Ok(result.length)
}

/// Hashes the logits of `tokens` greedy steps; gives their number.
fn hash(board: &mut impl Board, engine: &mut Engine, start: &[u32], tokens: u32) -> Result<u32, EngineError> {
    let first = start.first().copied().ok_or(EngineError::EmptyPrompt)?;
    let hash = greedy_hash(engine, first, tokens, &mut |_| {})?;
    // A console takes whatever it gets.
    let _ = writeln!(Console(board), "logits-hash {hash:016x} tokens {tokens}");
    Ok(tokens)
}

fn report(
    board: &mut impl Board,
    prompt: usize,
    generated: u32,
    time_us: u64,
    arena_used: usize,
    arena_len: usize,
) {
    let (stack_used, stack_len) = board.stack_bytes();
    let passes = (prompt as u64).saturating_add(u64::from(generated)).saturating_sub(1);
    // Hundredths: the board prints no floats.
    let speed = passes.saturating_mul(100_000_000).checked_div(time_us).unwrap_or(0);
    let mut console = Console(board);
    // A console takes whatever it gets.
    let _ = writeln!(
        console,
        "[{prompt} + {generated} tokens in {} ms, {}.{:02} tokens/s]",
        time_us / 1000,
        speed / 100,
        speed % 100
    );
    let _ = writeln!(
        console,
        "[RAM: arena {arena_used} of {arena_len} bytes, stack {stack_used} of {stack_len} bytes]"
    );
}
