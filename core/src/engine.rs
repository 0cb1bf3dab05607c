//! The decode engine: slots, their pages, and the verbs prefill, generate and release.

use crate::executor::Executor;
use crate::forward::Forward;
use crate::image::ImageError;
use crate::kernels::Kernels;
use crate::kv::pages::Pages;
use crate::kv::storage::Storage;
use crate::kv::{KvTypes, OutOfPages, PageLayout, SlotId};
use crate::memory::{Dims, MemoryError, MemoryPlan, Work};
use crate::model::Model;
use crate::sampler::{self, SampleError, SamplingParams};
use core::num::NonZero;

/// The sizes of an engine. Memory grows with each; [`Engine::memory`] tells how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct EngineConfig {
    /// Sequences at a time; 1 to 256.
    pub slots: u32,
    /// Pages of the arena; 1 to 65,535.
    pub pages: u32,
    /// Tokens a page.
    pub tokens_per_page: NonZero<u32>,
    /// Formats of K and V.
    pub kv: KvTypes,
    /// Rows (tokens) that one pass over the weights serves.
    pub batch: u32,
    /// Rows of logits that are kept at a time; at most `batch`. 1 is enough to generate for one slot.
    pub logit_rows: u32,
}

impl EngineConfig {
    /// One sequence of up to `tokens` tokens, one row at a time: the least memory.
    pub const fn single(tokens: u32, kv: KvTypes) -> Self {
        const TOKENS_PER_PAGE: NonZero<u32> = NonZero::new(16).unwrap();
        let pages = tokens.div_ceil(TOKENS_PER_PAGE.get());
        Self { slots: 1, pages, tokens_per_page: TOKENS_PER_PAGE, kv, batch: 1, logit_rows: 1 }
    }
}

/// The memory that the caller lends to an engine, sized by [`Engine::memory`].
#[derive(Debug)]
pub struct Buffers<'a> {
    /// [`MemoryPlan::kv_bytes`], anywhere.
    pub kv: &'a mut [u8],
    /// [`MemoryPlan::work_bytes`], at a multiple of 4.
    pub work: &'a mut [u8],
    /// One [`Slot::EMPTY`] for each slot.
    pub slots: &'a mut [Slot],
}

/// How a request draws its tokens.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Request {
    /// Algorithm and its parameters.
    pub sampling: SamplingParams,
    /// With the position, the whole state of the random stream.
    pub seed: u64,
}

/// The state of one sequence; its pages are the engine's.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// `None` for a free slot.
    active: Option<Active>,
}

impl Slot {
    /// A free slot.
    pub const EMPTY: Self = Self { active: None };
}

#[derive(Clone, Copy, Debug)]
struct Active {
    request: Request,
    /// The token that the next step consumes; it has no KV entry yet.
    last_token: u32,
    /// Tokens in the cache; the position of `last_token`.
    cached: u32,
    /// Tokens drawn so far.
    generated: u32,
}

/// One drawn token.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ResultToken {
    /// The slot it belongs to.
    pub slot: SlotId,
    /// Its id.
    pub token: u32,
    /// Log-softmax of the raw logits at `token`, in nats.
    pub log_prob: f32,
    /// Tokens generated so far, this one included.
    pub length: u32,
}

/// Why a call did nothing. The engine is as it was before the call.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum EngineError {
    /// The image cannot be used.
    Image(ImageError),
    /// The buffers cannot hold the engine.
    Memory(MemoryError),
    /// There is no such slot.
    NoSuchSlot {
        /// The slot asked for.
        slot: SlotId,
        /// Slots of the engine.
        slots: u32,
    },
    /// The slot holds a sequence; release it first.
    SlotInUse(SlotId),
    /// The slot holds no sequence.
    SlotFree(SlotId),
    /// A prompt needs at least one token.
    EmptyPrompt,
    /// A token id outside the vocabulary.
    UnknownToken {
        /// The id.
        token: u32,
        /// Its place in the prompt.
        index: u32,
        /// Tokens of the vocabulary.
        vocab_size: u32,
    },
    /// The sequence would be longer than the model's context.
    ContextFull {
        /// Tokens that the call needs to hold.
        needed: u32,
        /// Tokens that the model can hold.
        context: u32,
    },
    /// The arena is exhausted.
    OutOfPages(OutOfPages),
    /// A logit was NaN or infinite: the weights hold values that overflow.
    NotFinite(SlotId),
    /// The sampling parameters are out of range.
    Sample(SampleError),
}

impl core::fmt::Display for EngineError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Image(error) => error.fmt(f),
            Self::Memory(error) => error.fmt(f),
            Self::NoSuchSlot { slot, slots } => {
                write!(f, "slot {} does not exist (there are {slots})", slot.0)
            }
            Self::SlotInUse(slot) => write!(f, "slot {} is in use", slot.0),
            Self::SlotFree(slot) => write!(f, "slot {} holds no sequence", slot.0),
            Self::EmptyPrompt => write!(f, "the prompt has no tokens"),
            Self::UnknownToken { token, index, vocab_size } => {
                write!(f, "token {token} at place {index} is outside the vocabulary of {vocab_size}")
            }
            Self::ContextFull { needed, context } => {
                write!(f, "{needed} tokens do not fit the context of {context}")
            }
            Self::OutOfPages(error) => error.fmt(f),
            Self::NotFinite(slot) => write!(f, "slot {}: a logit is not finite", slot.0),
            Self::Sample(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for EngineError {}

impl From<MemoryError> for EngineError {
    fn from(error: MemoryError) -> Self {
        Self::Memory(error)
    }
}

impl From<ImageError> for EngineError {
    fn from(error: ImageError) -> Self {
        Self::Image(error)
    }
}

impl From<OutOfPages> for EngineError {
    fn from(error: OutOfPages) -> Self {
        Self::OutOfPages(error)
    }
}

impl From<SampleError> for EngineError {
    fn from(error: SampleError) -> Self {
        Self::Sample(error)
    }
}

/// A model with its decode state.
pub struct Engine<'a> {
    forward: Forward<'a>,
    pages: Pages<'a>,
    work: Work<'a>,
    slots: &'a mut [Slot],
}

impl<'a> Engine<'a> {
    /// How many bytes [`Buffers`] need, to the byte.
    ///
    /// # Errors
    /// [`MemoryError::Configuration`] and [`MemoryError::TooLarge`].
    pub fn memory(model: &Model, config: &EngineConfig) -> Result<MemoryPlan, MemoryError> {
        let layout = PageLayout::new(model.config(), config.tokens_per_page, config.kv);
        Dims::new(model.config(), config)?.plan(&layout)
    }

    /// An engine with every slot free. The buffers may be larger than needed; the arena is wiped.
    ///
    /// # Errors
    /// [`MemoryError`]: says how many bytes are missing.
    pub fn new(
        model: Model<'a>,
        config: &EngineConfig,
        buffers: Buffers<'a>,
        kernels: Kernels,
        executor: &'a dyn Executor,
    ) -> Result<Self, MemoryError> {
        let layout = PageLayout::new(model.config(), config.tokens_per_page, config.kv);
        let dims = Dims::new(model.config(), config)?;
        let plan = dims.plan(&layout)?;
        let error = MemoryError::Kv { found: buffers.kv.len(), needed: plan.kv_bytes };
        let kv = buffers.kv.get_mut(..plan.kv_bytes).ok_or(error)?;
        let slots = buffers.slots.get_mut(..config.slots as usize).ok_or(MemoryError::Configuration)?;
        slots.fill(Slot::EMPTY);
        let (work, (free, tables)) = Work::cut(buffers.work, &dims)?;
        let pages = Pages::new(Storage::new(kv, layout, plan.page_bytes), free, tables, dims.pages_per_slot);
        let forward = Forward { model, dims, kernels, executor, key_type: config.kv.key };
        Ok(Self { forward, pages, work, slots })
    }

    /// The model.
    pub fn model(&self) -> &Model<'a> {
        &self.forward.model
    }

    /// Pages that no slot owns.
    pub fn free_pages(&self) -> usize {
        self.pages.free_count()
    }

    /// Logits of the latest draw: row `row`, `vocab_size` values. After prefill there is one row; after
    /// [`Self::generate`] one for each active slot in ascending order, as far as `logit_rows` of them.
    pub fn logits(&self, row: usize) -> &[f32] {
        logits_row(&self.work, &self.forward.dims, row)
    }

    /// Fills the pages of a free slot with `prompt` and draws the first token.
    ///
    /// # Errors
    /// [`EngineError`]; the slot stays free.
    pub fn prefill(
        &mut self,
        slot: SlotId,
        prompt: &[u32],
        request: &Request,
    ) -> Result<ResultToken, EngineError> {
        request.sampling.validate()?;
        self.occupy(slot, prompt)?;
        let result = self.prefill_rows(slot, prompt, request);
        match result {
            Ok((active, result)) => {
                if let Some(slot) = self.slots.get_mut(slot.index()) {
                    slot.active = Some(active);
                }
                Ok(result)
            }
            Err(error) => {
                self.pages.release(slot, prompt.len() as u32, 0);
                Err(error)
            }
        }
    }

    /// Runs `tokens` through a free slot and hands `observe` the logits after each: `observe(i, logits)` with the
    /// distribution of token `i + 1`. The slot is free again afterwards.
    ///
    /// # Errors
    /// [`EngineError`]; what has been observed by then stands.
    pub fn score(
        &mut self,
        slot: SlotId,
        tokens: &[u32],
        observe: &mut dyn FnMut(usize, &[f32]),
    ) -> Result<(), EngineError> {
        self.occupy(slot, tokens)?;
        let result = self.score_rows(slot, tokens, observe);
        self.pages.release(slot, tokens.len() as u32, 0);
        result
    }

    /// Advances every active slot by one token and hands each result to `emit`, in ascending order of slots.
    ///
    /// # Errors
    /// [`EngineError::OutOfPages`] or [`EngineError::ContextFull`] before anything is computed: no slot has moved.
    /// [`EngineError::NotFinite`] when a model's weights overflow: the slots whose results were handed to `emit`
    /// have moved, the others have not.
    pub fn generate(&mut self, emit: &mut dyn FnMut(ResultToken)) -> Result<(), EngineError> {
        self.reserve_next()?;
        let mut next = 0;
        loop {
            let rows = self.gather(&mut next);
            if rows == 0 {
                return Ok(());
            }
            if let Err((first_unmoved, error)) = self.step(rows, emit) {
                self.unreserve_from(first_unmoved);
                return Err(error);
            }
        }
    }

    /// Frees a slot; its pages are wiped.
    ///
    /// # Errors
    /// [`EngineError::NoSuchSlot`], [`EngineError::SlotFree`].
    pub fn release(&mut self, slot: SlotId) -> Result<(), EngineError> {
        let slots = self.slots.len() as u32;
        let state = self.slots.get_mut(slot.index()).ok_or(EngineError::NoSuchSlot { slot, slots })?;
        let active = state.active.take().ok_or(EngineError::SlotFree(slot))?;
        self.pages.release(slot, active.cached, 0);
        Ok(())
    }

    /// Checks `tokens` and reserves their pages in a free slot.
    fn occupy(&mut self, slot: SlotId, tokens: &[u32]) -> Result<(), EngineError> {
        let slots = self.slots.len() as u32;
        let state = self.slots.get(slot.index()).ok_or(EngineError::NoSuchSlot { slot, slots })?;
        if state.active.is_some() {
            return Err(EngineError::SlotInUse(slot));
        }
        if tokens.is_empty() {
            return Err(EngineError::EmptyPrompt);
        }
        let config = self.forward.model.config();
        let needed = u32::try_from(tokens.len()).unwrap_or(u32::MAX);
        if needed > config.context {
            return Err(EngineError::ContextFull { needed, context: config.context });
        }
        let vocab_size = config.vocab_size;
        if let Some((index, token)) = tokens.iter().enumerate().find(|(_, token)| **token >= vocab_size) {
            return Err(EngineError::UnknownToken { token: *token, index: index as u32, vocab_size });
        }
        Ok(self.pages.reserve(slot, 0, needed)?)
    }

    /// Runs one batch of a prompt, from position `start`.
    fn prompt_batch(&mut self, slot: SlotId, start: usize, tokens: &[u32]) {
        let work = &mut self.work;
        let rows = work.tokens.iter_mut().zip(work.positions.iter_mut()).zip(work.slots.iter_mut());
        for (((to, position), of), (token, at)) in rows.zip(tokens.iter().zip(start as u32..)) {
            (*to, *position, *of) = (*token, at, u32::from(slot.0));
        }
        self.forward.blocks(&mut self.pages, work, tokens.len());
    }

    fn prefill_rows(
        &mut self,
        slot: SlotId,
        prompt: &[u32],
        request: &Request,
    ) -> Result<(Active, ResultToken), EngineError> {
        let batch = self.forward.dims.batch.max(1);
        let mut last_rows = 0;
        for (index, tokens) in prompt.chunks(batch).enumerate() {
            self.prompt_batch(slot, index * batch, tokens);
            last_rows = tokens.len();
        }
        let last = last_rows.saturating_sub(1);
        self.forward.logits(&mut self.work, last, 1).map_err(|_| EngineError::NotFinite(slot))?;
        let cached = prompt.len() as u32;
        let choice = draw(self.logits(0), request, cached)?;
        let active = Active { request: *request, last_token: choice.token, cached, generated: 1 };
        Ok((active, ResultToken { slot, token: choice.token, log_prob: choice.log_prob, length: 1 }))
    }

    fn score_rows(
        &mut self,
        slot: SlotId,
        tokens: &[u32],
        observe: &mut dyn FnMut(usize, &[f32]),
    ) -> Result<(), EngineError> {
        let (batch, logit_rows) = (self.forward.dims.batch.max(1), self.forward.dims.logit_rows.max(1));
        for (index, tokens) in tokens.chunks(batch).enumerate() {
            let start = index * batch;
            self.prompt_batch(slot, start, tokens);
            for first in (0..tokens.len()).step_by(logit_rows) {
                let count = logit_rows.min(tokens.len() - first);
                self.forward
                    .logits(&mut self.work, first, count)
                    .map_err(|_| EngineError::NotFinite(slot))?;
                for row in 0..count {
                    observe(start + first + row, self.logits(row));
                }
            }
        }
        Ok(())
    }

    /// Reserves a place for the next token of every active slot, or of none.
    fn reserve_next(&mut self) -> Result<(), EngineError> {
        let context = self.forward.model.config().context;
        let actives =
            || self.slots.iter().zip(0u8..=u8::MAX).filter_map(|(s, id)| Some((s.active?, SlotId(id))));
        let missing =
            |active: &Active| self.pages.pages_for(active.cached + 1) - self.pages.pages_for(active.cached);
        if let Some((active, _)) = actives().find(|(active, _)| active.cached >= context) {
            return Err(EngineError::ContextFull { needed: active.cached + 1, context });
        }
        let needed: usize = actives().map(|(active, _)| missing(&active)).sum();
        let free = self.pages.free_count();
        if needed > free {
            return Err(OutOfPages { needed: needed as u32, free: free as u32 }.into());
        }
        for (state, id) in self.slots.iter().zip(0u8..=u8::MAX) {
            if let Some(active) = state.active {
                self.pages.reserve(SlotId(id), active.cached, active.cached + 1)?;
            }
        }
        Ok(())
    }

    /// Puts the next active slots, from `next` on, into the rows of the batch; gives their number.
    fn gather(&mut self, next: &mut usize) -> usize {
        let limit = self.forward.dims.logit_rows;
        let work = &mut self.work;
        let mut rows =
            work.tokens.iter_mut().zip(work.positions.iter_mut()).zip(work.slots.iter_mut()).take(limit);
        let mut count = 0;
        while let Some(state) = self.slots.get(*next) {
            if let Some(active) = state.active {
                let Some(((token, position), slot)) = rows.next() else { break };
                (*token, *position, *slot) = (active.last_token, active.cached, *next as u32);
                count += 1;
            }
            *next += 1;
        }
        count
    }

    /// One pass for the gathered rows, then a draw for each. An error comes with the first slot that has not moved.
    fn step(&mut self, rows: usize, emit: &mut dyn FnMut(ResultToken)) -> Result<(), (SlotId, EngineError)> {
        self.forward.blocks(&mut self.pages, &mut self.work, rows);
        let slot_of = |work: &Work, row: usize| SlotId(work.slots.get(row).map_or(0, |slot| *slot as u8));
        if let Err(row) = self.forward.logits(&mut self.work, 0, rows) {
            return Err((slot_of(&self.work, 0), EngineError::NotFinite(slot_of(&self.work, row))));
        }
        for row in 0..rows {
            let slot = slot_of(&self.work, row);
            let Some(active) = self.slots.get_mut(slot.index()).and_then(|s| s.active.as_mut()) else {
                continue;
            };
            let logits = logits_row(&self.work, &self.forward.dims, row);
            let choice =
                draw(logits, &active.request, active.cached + 1).map_err(|error| (slot, error.into()))?;
            active.cached += 1;
            active.last_token = choice.token;
            active.generated = active.generated.saturating_add(1);
            emit(ResultToken {
                slot,
                token: choice.token,
                log_prob: choice.log_prob,
                length: active.generated,
            });
        }
        Ok(())
    }

    /// Gives back what [`Self::reserve_next`] reserved for the active slots from `first` on that have not moved.
    fn unreserve_from(&mut self, first: SlotId) {
        for (state, id) in self.slots.iter().zip(0u8..=u8::MAX).skip(first.index()) {
            if let Some(active) = state.active {
                self.pages.release(SlotId(id), active.cached + 1, active.cached);
            }
        }
    }
}

/// Row `row` of the logits of the latest pass.
fn logits_row<'w>(work: &'w Work, dims: &Dims, row: usize) -> &'w [f32] {
    let logits = work.logits.get(row * dims.vocab_padded..).and_then(|rest| rest.get(..dims.vocab));
    logits.unwrap_or_default()
}

/// A draw for the token at `position`: it depends on the logits, the request and the position alone.
fn draw(logits: &[f32], request: &Request, position: u32) -> Result<sampler::Choice, SampleError> {
    let mut rng = sampler::RequestRng::new(request.seed, u64::from(position));
    sampler::sample(logits, &request.sampling, &mut rng)
}
