//! The decode engine: slots, their pages, and the verbs of a decode step over a decode state.
//!
//! | verb here | in MaxText and JetStream |
//! |---|---|
//! | [`Engine::new`] | `init_decode_state` |
//! | [`Engine::prefill`], [`Engine::prefill_packed`], [`Engine::prefill_with_log_probs`] | `prefill`, `prefill_concat`, `return_prompt_logp` |
//! | [`Engine::prefill_multisampling`], [`Engine::fork`] | `prefill_multisampling` |
//! | [`Engine::insert`] (one slot or several) | `insert`, `bulk_insert` |
//! | [`Engine::generate`] | `generate` |
//! | [`Engine::release`] | `release_pages` |
//! | [`ResultTokens`] | `ResultTokens` |
//!
//! Each slot remembers its tokens, and how many of them are in the KV cache. Every step is the same: the tokens that
//! are not cached yet become rows of a batch; the row of a slot's last token gives its logits; the token drawn from
//! them is appended. Prefill has many such tokens, generation has one, a request that was preempted has them all. What
//! a request draws depends on its tokens, its parameters and its seed: never on its slot, its neighbours, the batch,
//! the page size, or whether its pages were computed, shared or recomputed.
//!
//! A call can be cut into slices of bounded work: `begin_…`, then [`Engine::advance`] until it says
//! [`Progress::Done`]; [`Engine::largest_slice_macs`] says how long a slice can be.

mod constraint;
mod error;
mod history;
mod job;
mod request;
mod snapshot;
mod window;

pub use constraint::Constraint;
pub use error::EngineError;
pub use job::Progress;
pub use request::{
    FinishReason, MAX_END_IDS, MAX_STOP_SEQUENCES, MAX_STOP_TOKENS, MAX_WINDOWED_TOKENS, RECENT_TOKENS,
    Request, ResultToken, ResultTokens, StopRules, TooManyStops, WhenFull,
};

pub use snapshot::SnapshotError;

use crate::executor::Executor;
use crate::forward::Forward;
use crate::kernels::Kernels;
use crate::kv::pages::Pages;
use crate::kv::storage::Storage;
use crate::kv::{KvTypes, PageLayout, SlotId};
use crate::memory::{Dims, MemoryError, MemoryPlan, Work};
use crate::model::Model;
use crate::sampler::SamplingParams;
use core::num::NonZero;
use job::Job;

/// The sizes of an engine. Memory grows with each; [`Engine::memory`] tells how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct EngineConfig {
    /// Sequences at a time; 1 to 256.
    pub slots: u32,
    /// Pages of the arena; 1 to [`MAX_PAGES`](crate::memory::MAX_PAGES).
    pub pages: u32,
    /// Tokens a page.
    pub tokens_per_page: NonZero<u32>,
    /// Formats of K and V.
    pub kv: KvTypes,
    /// Rows (tokens) that one pass over the weights serves; 1 to 65,536.
    pub batch: u32,
    /// Rows of logits that are kept at a time; at most `batch`. 1 is enough to generate for one slot.
    pub logit_rows: u32,
    /// Keep the full pages of released slots, and find them again by their tokens.
    pub prefix_cache: bool,
    /// Let requests have a sliding window ([`WhenFull::Window`]); costs a second set of queries for each row.
    pub windows: bool,
}

impl EngineConfig {
    /// One sequence of up to `tokens` tokens, one row at a time: the least memory.
    pub const fn single(tokens: u32, kv: KvTypes) -> Self {
        const TOKENS_PER_PAGE: NonZero<u32> = NonZero::new(16).unwrap();
        let pages = tokens.div_ceil(TOKENS_PER_PAGE.get());
        Self {
            slots: 1,
            pages,
            tokens_per_page: TOKENS_PER_PAGE,
            kv,
            batch: 1,
            logit_rows: 1,
            prefix_cache: false,
            windows: false,
        }
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

/// The state of one sequence; its tokens and pages are the engine's.
#[derive(Clone, Debug)]
pub struct Slot {
    state: State,
    request: Request,
    /// Tokens of the prompt.
    prompt: u32,
    /// Tokens of the prompt and drawn ones.
    tokens: u32,
    /// Tokens whose keys and values are in the pages.
    cached: u32,
    /// Tokens that there are pages for, with those whose pages are gone.
    reserved: u32,
    /// Tokens after the sinks that the window has passed, and whose pages the slot has given up.
    gone: u32,
    /// Whether the work in progress is to draw a token for it.
    in_job: bool,
    /// What it drew in the latest step.
    result: Option<ResultToken>,
}

/// What a slot is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum State {
    /// It holds nothing.
    Free,
    /// Its prompt is being computed.
    Prefilling,
    /// It has its first token, and waits for [`Engine::insert`].
    Prefilled,
    /// It advances by one token with each [`Engine::generate`].
    Active,
    /// It has given up its pages and waits for room.
    Preempted,
    /// It has ended, and keeps its pages until it is released.
    Finished(FinishReason),
}

impl Slot {
    /// A free slot.
    pub const EMPTY: Self = Self {
        state: State::Free,
        request: Request::new(SamplingParams::greedy(), 0),
        prompt: 0,
        tokens: 0,
        cached: 0,
        reserved: 0,
        gone: 0,
        in_job: false,
        result: None,
    };
}

impl Slot {
    /// Tokens of the first `tokens` that are in its pages.
    fn places(&self, tokens: u32) -> u32 {
        tokens.saturating_sub(self.gone)
    }
}

/// A model with its decode state.
pub struct Engine<'a> {
    forward: Forward<'a>,
    pages: Pages<'a>,
    work: Work<'a>,
    slots: &'a mut [Slot],
    /// `dims.history` tokens a slot.
    history: &'a mut [u32],
    job: Option<Job>,
    constraint: Option<&'a mut dyn Constraint>,
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
        let (work, words, history) = Work::cut(buffers.work, &dims)?;
        let pages = Pages::new(Storage::new(kv, layout, plan.page_bytes), words, dims.pages_per_slot);
        let forward = Forward { model, dims, kernels, executor, key_type: config.kv.key };
        Ok(Self { forward, pages, work, slots, history, job: None, constraint: None })
    }

    /// The same engine, which draws only what `constraint` allows from now on. A snapshot does not hold it: an engine that
    /// resumes one needs its own.
    #[must_use]
    pub fn with_constraint(self, constraint: &'a mut dyn Constraint) -> Self {
        Self { constraint: Some(constraint), ..self }
    }

    /// The model.
    pub fn model(&self) -> &Model<'a> {
        &self.forward.model
    }

    /// Pages that can be had: free ones, and cached ones that no slot holds.
    pub fn free_pages(&self) -> usize {
        self.pages.available()
    }

    /// What `slot` is doing; [`State::Free`] for one that does not exist.
    pub fn state(&self, slot: SlotId) -> State {
        self.slots.get(slot.index()).map_or(State::Free, |slot| slot.state)
    }

    /// The tokens of `slot`: its prompt, then those drawn. Of a request with a window that is longer than the model's
    /// context only the later ones are remembered.
    pub fn tokens(&self, slot: SlotId) -> &[u32] {
        let count = self.slots.get(slot.index()).map_or(0, |slot| slot.tokens);
        let remembered = count - self.forgotten(count);
        self.history_of(slot).get(..remembered as usize).unwrap_or_default()
    }

    /// Tokens of `slot`, with those that it no longer remembers.
    pub fn token_count(&self, slot: SlotId) -> u32 {
        self.slots.get(slot.index()).map_or(0, |slot| slot.tokens)
    }

    /// The pages of `slot` in the order of its tokens, each with the number of slots that hold it.
    pub fn page_table(&self, slot: SlotId) -> impl Iterator<Item = (u16, u16)> + '_ {
        self.pages.table(slot, self.slots.get(slot.index()).map_or(0, |slot| slot.places(slot.reserved)))
    }

    /// Whether `page` is kept by the prefix cache and held by no slot: the next page that is needed may be this one.
    pub fn is_idle_page(&self, page: u16) -> bool {
        self.pages.is_idle(page)
    }

    /// The tokens of the latest step.
    pub fn results(&self) -> ResultTokens<'_> {
        ResultTokens { slots: self.slots }
    }

    /// Logits of the latest pass over the weights: row `row`, `vocab_size` values. After prefill of one slot there is
    /// one row; after [`Self::generate`] one for each slot that drew, in ascending order. A step of more slots than
    /// `logit_rows`, or one in which a preempted slot comes back, may take several passes, of which the last remains.
    pub fn logits(&self, row: usize) -> &[f32] {
        let dims = &self.forward.dims;
        let logits = self.work.logits.get(row * dims.vocab_padded..).and_then(|rest| rest.get(..dims.vocab));
        logits.unwrap_or_default()
    }

    /// Multiplications of the largest slice of work that [`Self::advance`] does at a time, at a full context.
    pub fn largest_slice_macs(model: &Model, batch: u32) -> u64 {
        let config = model.config();
        let attention = 2 * u64::from(config.q_dim()) * u64::from(config.context);
        let tile = u64::from(config.dim) * crate::image::directory::TILE_ROWS as u64;
        (config.layer_macs() + attention).max(tile).saturating_mul(u64::from(batch))
    }

    /// Fills the pages of a free slot with `prompt` and draws the first token. As much of the prompt as is in the prefix
    /// cache is not computed again.
    ///
    /// # Errors
    /// [`EngineError`]; the slot stays free.
    pub fn prefill(
        &mut self,
        slot: SlotId,
        prompt: &[u32],
        request: &Request,
    ) -> Result<ResultToken, EngineError> {
        self.begin_prefill(slot, prompt, request)?;
        self.finish_job(&mut |_, _, _| {})?;
        self.slots.get(slot.index()).and_then(|slot| slot.result).ok_or(EngineError::SlotFree(slot))
    }

    /// [`Self::prefill`] of several free slots, whose prompts share the passes over the weights.
    ///
    /// # Errors
    /// [`EngineError`]; all of the slots stay free.
    pub fn prefill_packed(
        &mut self,
        prompts: &[(SlotId, &[u32], &Request)],
    ) -> Result<ResultTokens<'_>, EngineError> {
        self.start_job(Job::plain())?;
        for (slot, prompt, request) in prompts {
            if let Err(error) = self.occupy(*slot, prompt, request, true) {
                self.cancel();
                return Err(error);
            }
        }
        if let Err(error) = self.finish_job(&mut |_, _, _| {}) {
            // Those that had drawn by then, too.
            prompts.iter().for_each(|(slot, ..)| self.free_slot(*slot));
            return Err(error);
        }
        Ok(self.results())
    }

    /// [`Self::prefill`], which also gives the log-prob of each token of the prompt, in nats; NaN for the first. The
    /// whole prompt is computed, whatever is cached.
    ///
    /// # Errors
    /// [`EngineError`]; the slot stays free.
    pub fn prefill_with_log_probs(
        &mut self,
        slot: SlotId,
        prompt: &[u32],
        request: &Request,
        log_probs: &mut [f32],
    ) -> Result<ResultToken, EngineError> {
        let found = log_probs.len();
        let error = EngineError::LogProbs { found, needed: prompt.len() };
        let log_probs = log_probs.get_mut(..prompt.len()).ok_or(error)?;
        self.start_job(Job::observed())?;
        if let Err(error) = self.occupy(slot, prompt, request, false) {
            self.cancel();
            return Err(error);
        }
        if let Some(first) = log_probs.first_mut() {
            *first = f32::NAN;
        }
        self.finish_job(&mut |_, index, logits| {
            if let (Some(place), Some(token)) = (log_probs.get_mut(index + 1), prompt.get(index + 1)) {
                *place = crate::sampler::log_prob(logits, *token);
            }
        })?;
        self.slots.get(slot.index()).and_then(|slot| slot.result).ok_or(EngineError::SlotFree(slot))
    }

    /// One prompt for several free slots: it is computed once, its full pages are shared, and each slot draws its own
    /// first token with its request.
    ///
    /// # Errors
    /// [`EngineError`]; all of the slots stay free.
    pub fn prefill_multisampling(
        &mut self,
        prompt: &[u32],
        requests: &[(SlotId, &Request)],
    ) -> Result<ResultTokens<'_>, EngineError> {
        let Some(((first, request), others)) = requests.split_first() else { return Ok(self.results()) };
        self.prefill(*first, prompt, request)?;
        for (done, (slot, request)) in others.iter().enumerate() {
            let forked = self.check_free(*slot).and_then(|()| self.fork_prompt(*first, *slot, request));
            if let Err(error) = forked {
                for (slot, _) in requests.iter().take(done + 1) {
                    let _ = self.release(*slot);
                }
                return Err(error);
            }
        }
        Ok(self.results())
    }

    /// Lets the free slot `to` go on from where `from` is, with a request of its own. Full pages are shared; only the
    /// last page is copied, if it is in part filled. `to` waits for [`Self::insert`].
    ///
    /// # Errors
    /// [`EngineError`]; nothing has changed.
    pub fn fork(&mut self, from: SlotId, to: SlotId, request: &Request) -> Result<(), EngineError> {
        self.check_idle()?;
        request.validate()?;
        self.check_free(to)?;
        let source = self.existing(from)?;
        if !matches!(source.state, State::Prefilled | State::Active) {
            return Err(EngineError::NotPrefilled(from));
        }
        self.check_fork(from, request)?;
        let source =
            Slot { request: request.clone(), state: State::Prefilled, result: None, ..source.clone() };
        self.copy_slot(from, to, source)
    }

    /// Makes prefilled slots part of generation: all of them, or none. One whose first token was its last stays
    /// finished.
    ///
    /// # Errors
    /// [`EngineError::NotPrefilled`] and [`EngineError::NoSuchSlot`].
    pub fn insert(&mut self, slots: &[SlotId]) -> Result<(), EngineError> {
        for slot in slots {
            if !matches!(self.existing(*slot)?.state, State::Prefilled | State::Finished(_)) {
                return Err(EngineError::NotPrefilled(*slot));
            }
        }
        for slot in slots {
            if let Some(slot) = self.slots.get_mut(slot.index()).filter(|slot| slot.state == State::Prefilled)
            {
                slot.state = State::Active;
            }
        }
        Ok(())
    }

    /// Advances every active slot by one token.
    ///
    /// # Errors
    /// [`EngineError::OutOfPages`], before anything is computed.
    pub fn generate(&mut self) -> Result<ResultTokens<'_>, EngineError> {
        self.begin_generate()?;
        self.finish_job(&mut |_, _, _| {})?;
        Ok(self.results())
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
        self.start_job(Job::observed())?;
        let request = Request::new(SamplingParams::greedy(), 0);
        if let Err(error) = self.occupy(slot, tokens, &request, false) {
            self.cancel();
            return Err(error);
        }
        // Nothing is generated: what may be said does not matter.
        let constraint = self.constraint.take();
        let scored = self.finish_job(&mut |_, index, logits| observe(index, logits));
        self.constraint = constraint;
        scored?;
        self.release(slot)
    }

    /// Frees a slot. Pages that nothing else holds are wiped, unless they are kept in the prefix cache.
    ///
    /// # Errors
    /// [`EngineError::NoSuchSlot`], [`EngineError::SlotFree`], [`EngineError::Busy`].
    pub fn release(&mut self, slot: SlotId) -> Result<(), EngineError> {
        self.check_idle()?;
        if self.existing(slot)?.state == State::Free {
            return Err(EngineError::SlotFree(slot));
        }
        self.free_slot(slot);
        debug_assert!(self.audit());
        Ok(())
    }

    /// Whether the books of the arena agree: each page is free, cached or owned, and known to be held by as many slots
    /// as hold it. Always true; tests and debug builds ask.
    pub fn audit(&self) -> bool {
        let slots =
            (0u8..=u8::MAX).zip(self.slots.iter()).map(|(id, slot)| (SlotId(id), slot.places(slot.reserved)));
        self.pages.audit(slots)
    }

    fn existing(&self, slot: SlotId) -> Result<&Slot, EngineError> {
        let slots = self.slots.len() as u32;
        self.slots.get(slot.index()).ok_or(EngineError::NoSuchSlot { slot, slots })
    }

    fn check_free(&self, slot: SlotId) -> Result<(), EngineError> {
        if self.existing(slot)?.state == State::Free { Ok(()) } else { Err(EngineError::SlotInUse(slot)) }
    }

    fn check_idle(&self) -> Result<(), EngineError> {
        if self.job.is_none() { Ok(()) } else { Err(EngineError::Busy) }
    }

    fn free_slot(&mut self, id: SlotId) {
        if let Some(slot) = self.slots.get_mut(id.index()) {
            self.pages.release(id, slot.places(slot.reserved), 0);
            *slot = Slot::EMPTY;
            self.history_mut(id).fill(0);
        }
    }

    /// Shares the pages of `from` with `to`, and makes `to` the slot `copy` with the same tokens.
    fn copy_slot(&mut self, from: SlotId, to: SlotId, copy: Slot) -> Result<(), EngineError> {
        let (cached, places) = (copy.cached, copy.places(copy.cached));
        let tokens = (copy.tokens - self.forgotten(copy.tokens)) as usize;
        self.pages.fork(from, to, places).map_err(|pages| EngineError::OutOfPages { slot: to, pages })?;
        let length = self.forward.dims.history;
        let [from, place] = [from, to].map(|slot| slot.index() * length..slot.index() * length + tokens);
        // Not `copy_within`: the compiler cannot see that its checks hold, so a panic would be reachable.
        if let Ok([from, place]) = self.history.get_disjoint_mut([from, place]) {
            place.iter_mut().zip(from).for_each(|(place, token)| *place = *token);
        }
        if let Some(slot) = self.slots.get_mut(to.index()) {
            *slot = Slot { reserved: cached, ..copy };
        }
        debug_assert!(self.audit());
        Ok(())
    }
}
