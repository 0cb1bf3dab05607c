//! Work in slices: gather rows, run the blocks one by one, compute logits piece by piece, draw.

use super::{
    Constraint, Engine, EngineError, FinishReason, MAX_WINDOWED_TOKENS, RECENT_TOKENS, Request, ResultToken,
    Slot, State, WhenFull,
};
use crate::kv::SlotId;
use crate::memory::Row;
use crate::sampler::{self, Adjustment, Adjustments, Choice, Penalties, RequestRng, SampleError};

/// Whether there is more to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Progress {
    /// Call [`Engine::advance`] again.
    Working,
    /// The call that was begun is complete.
    Done,
}

/// A call in progress: it ends when no slot with `in_job` has a token left to compute.
#[derive(Clone, Copy, Debug)]
pub(super) struct Job {
    /// Whether logits of every row are wanted, not only of the last of each slot.
    observed: bool,
    phase: Phase,
    /// Rows of the present pass, and how many of them give logits.
    rows: usize,
    logit_rows: usize,
}

#[derive(Clone, Copy, Debug)]
enum Phase {
    Gather,
    Layer(u32),
    /// The first tile that is not computed.
    Logits(usize),
}

impl Job {
    pub(super) fn plain() -> Self {
        Self { observed: false, phase: Phase::Gather, rows: 0, logit_rows: 0 }
    }

    pub(super) fn observed() -> Self {
        Self { observed: true, ..Self::plain() }
    }
}

/// Gets the slot, the position and the logits of each row that has them.
type Observer<'o> = &'o mut dyn FnMut(SlotId, usize, &[f32]);

impl Engine<'_> {
    /// [`Engine::prefill`] in slices.
    ///
    /// # Errors
    /// [`EngineError`]; the slot stays free and nothing is begun.
    pub fn begin_prefill(
        &mut self,
        slot: SlotId,
        prompt: &[u32],
        request: &Request,
    ) -> Result<(), EngineError> {
        self.start_job(Job::plain())?;
        let occupied = self.occupy(slot, prompt, request, true);
        if occupied.is_err() {
            self.cancel();
        }
        occupied
    }

    /// [`Engine::generate`] in slices.
    ///
    /// # Errors
    /// [`EngineError::OutOfPages`]: nothing is begun.
    pub fn begin_generate(&mut self) -> Result<(), EngineError> {
        self.start_job(Job::plain())?;
        let reserved = self.reserve_step();
        if reserved.is_err() {
            self.cancel();
        }
        reserved
    }

    /// Does the next slice of the work begun.
    ///
    /// # Errors
    /// [`EngineError::NotFinite`] for a prompt; the work has ended. Prefilling slots are free, others are as they were
    /// before it unless they have drawn.
    pub fn advance(&mut self) -> Result<Progress, EngineError> {
        self.slice(&mut |_, _, _| {})
    }

    /// Ends the work begun. Prefilling slots are free, others are as they were before it unless they have drawn.
    pub fn cancel(&mut self) {
        self.job = None;
        for id in 0..self.slots.len() {
            let id = SlotId(id as u8);
            let Some(slot) = self.slots.get_mut(id.index()).filter(|slot| slot.in_job) else { continue };
            slot.in_job = false;
            if slot.state == State::Prefilling {
                self.free_slot(id);
            } else if slot.cached + 1 < slot.tokens {
                // It was coming back from a preemption; what is computed so far is not enough to go on from.
                self.pages.release(id, slot.places(slot.reserved), 0);
                (slot.state, slot.cached, slot.reserved) = (State::Preempted, 0, 0);
            } else {
                self.pages.release(id, slot.places(slot.reserved), slot.places(slot.cached));
                slot.reserved = slot.cached;
            }
        }
        debug_assert!(self.audit());
    }

    pub(super) fn start_job(&mut self, job: Job) -> Result<(), EngineError> {
        self.check_idle()?;
        self.slots.iter_mut().for_each(|slot| slot.result = None);
        self.job = Some(job);
        Ok(())
    }

    pub(super) fn finish_job(&mut self, observe: Observer) -> Result<(), EngineError> {
        while self.slice(observe)? == Progress::Working {}
        Ok(())
    }

    fn slice(&mut self, observe: Observer) -> Result<Progress, EngineError> {
        let Some(mut job) = self.job else { return Ok(Progress::Done) };
        let layers = self.forward.model.config().layers;
        match job.phase {
            Phase::Gather => {
                (job.rows, job.logit_rows) = self.gather(job.observed);
                if job.rows == 0 {
                    self.job = None;
                    debug_assert!(self.audit());
                    return Ok(Progress::Done);
                }
                self.forward.begin(&mut self.work, job.rows);
                job.phase = Phase::Layer(0);
            }
            Phase::Layer(layer) => {
                self.forward.layer(layer, &mut self.pages, &mut self.work, job.rows);
                let after = layer.saturating_add(1);
                job.phase = if after < layers { Phase::Layer(after) } else { Phase::Logits(0) };
                if after >= layers {
                    self.forward.begin_logits(&mut self.work, job.logit_rows);
                }
            }
            Phase::Logits(first) => {
                let tiles = self.forward.model.output().tile_count();
                let end = first + self.forward.logit_tiles_per_slice();
                if job.logit_rows > 0 {
                    self.forward.logit_tiles(first..end, &mut self.work, job.logit_rows);
                }
                if end < tiles && job.logit_rows > 0 {
                    job.phase = Phase::Logits(end);
                } else {
                    if let Err(error) = self.end_pass(&job, observe) {
                        self.cancel();
                        return Err(error);
                    }
                    job.phase = Phase::Gather;
                }
            }
        }
        self.job = Some(job);
        Ok(Progress::Working)
    }

    /// Checks `prompt`, gives `slot` its pages, and makes it part of the job.
    pub(super) fn occupy(
        &mut self,
        id: SlotId,
        prompt: &[u32],
        request: &Request,
        use_cache: bool,
    ) -> Result<(), EngineError> {
        request.validate()?;
        self.check_free(id)?;
        if prompt.is_empty() {
            return Err(EngineError::EmptyPrompt);
        }
        let config = self.forward.model.config();
        let (vocab_size, context) = (config.vocab_size, config.context);
        let needed = u32::try_from(prompt.len()).unwrap_or(u32::MAX);
        if needed > context {
            return Err(EngineError::ContextFull { needed, context });
        }
        if let Some((index, token)) = prompt.iter().enumerate().find(|(_, token)| **token >= vocab_size) {
            return Err(EngineError::UnknownToken { token: *token, index: index as u32, vocab_size });
        }
        let (cached, reserved) = match request.window() {
            Some(window) => (0, self.reserve_window(id, window, request, needed)?),
            None => {
                let cached = if use_cache { self.pages.attach_prefix(id, prompt) } else { 0 };
                if let Err(pages) = self.pages.reserve(id, cached, needed) {
                    self.pages.release(id, cached, 0);
                    return Err(EngineError::OutOfPages { slot: id, pages });
                }
                (cached, needed)
            }
        };
        self.history_mut(id).iter_mut().zip(prompt).for_each(|(place, token)| *place = *token);
        if let Some(slot) = self.slots.get_mut(id.index()) {
            let (state, request) = (State::Prefilling, request.clone());
            *slot = Slot {
                state,
                request,
                prompt: needed,
                tokens: needed,
                cached,
                reserved,
                gone: 0,
                in_job: true,
                result: None,
            };
        }
        Ok(())
    }

    /// Reserves a place for the next token of every active slot, or of none; lets preempted slots come back if there
    /// is room for all of their tokens.
    fn reserve_step(&mut self) -> Result<(), EngineError> {
        while let Err(error) = self.reserve_active() {
            if !self.preempt_one() {
                return Err(error);
            }
        }
        let mut waiting = None;
        for id in 0..self.slots.len() {
            let id = SlotId(id as u8);
            let Some(slot) = self.slots.get(id.index()) else { continue };
            if slot.state != State::Preempted {
                continue;
            }
            let (count, start) = (slot.tokens, id.index() * self.forward.dims.history);
            let tokens =
                self.history.get(start..).and_then(|rest| rest.get(..count as usize)).unwrap_or_default();
            let cached = self.pages.attach_prefix(id, tokens);
            if let Err(pages) = self.pages.reserve(id, cached, count) {
                self.pages.release(id, cached, 0);
                waiting = waiting.or(Some(EngineError::OutOfPages { slot: id, pages }));
            } else if let Some(slot) = self.slots.get_mut(id.index()) {
                (slot.cached, slot.reserved, slot.state, slot.in_job) = (cached, count, State::Active, true);
            }
        }
        // When nobody can move, waiting would be for ever.
        let moving = self.slots.iter().any(|slot| slot.in_job);
        waiting.filter(|_| !moving).map_or(Ok(()), Err)
    }

    fn reserve_active(&mut self) -> Result<(), EngineError> {
        for id in 0..self.slots.len() {
            let id = SlotId(id as u8);
            let Some(slot) = self.slots.get_mut(id.index()).filter(|slot| slot.state == State::Active) else {
                continue;
            };
            slot.in_job = true;
            match self.pages.reserve(id, slot.places(slot.reserved), slot.places(slot.tokens)) {
                Ok(()) => slot.reserved = slot.tokens,
                Err(pages) => return Err(EngineError::OutOfPages { slot: id, pages }),
            }
        }
        Ok(())
    }

    /// Takes the pages of the last slot that allows it; false when there is none.
    fn preempt_one(&mut self) -> bool {
        let victim = self.slots.iter().rposition(|slot| {
            slot.state == State::Active && slot.request.when_full == WhenFull::Preempt && slot.reserved > 0
        });
        let Some((id, slot)) = victim.and_then(|id| Some((id, self.slots.get_mut(id)?))) else {
            return false;
        };
        self.pages.release(SlotId(id as u8), slot.reserved, 0);
        (slot.state, slot.cached, slot.reserved, slot.in_job) = (State::Preempted, 0, 0, false);
        true
    }

    /// Fills the rows of the batch with tokens that are not cached yet; gives the rows, and how many give logits.
    fn gather(&mut self, observed: bool) -> (usize, usize) {
        let (batch, logit_limit) = (self.forward.dims.batch, self.forward.dims.logit_rows);
        let (mut rows, mut logit_rows) = (0, 0);
        for id in 0..self.slots.len() as u32 {
            let Some(slot) = self.slots.get(id as usize).filter(|slot| slot.in_job) else { continue };
            let (window, first) = (slot.request.window(), self.forgotten(slot.tokens));
            let (sinks, gone) = (window.map_or(0, |window| window.sinks), slot.gone);
            for position in slot.cached..slot.tokens.min(slot.reserved) {
                let gives_logits = observed || position + 1 == slot.tokens;
                if rows == batch || (gives_logits && logit_rows == logit_limit) {
                    break;
                }
                let index = (position - first) as usize;
                let token = self.history_of(SlotId(id as u8)).get(index).copied().unwrap_or(0);
                let evicted = window.map_or(0, |window| window.evicted(position));
                let row = Row { token, slot: id, position, place: position - gone, evicted, sinks };
                if let Some(place) = self.work.rows.get_mut(rows) {
                    *place = row.words();
                }
                if gives_logits && let Some(row) = self.work.logit_of.get_mut(logit_rows) {
                    *row = rows as u32;
                    logit_rows += 1;
                }
                rows += 1;
            }
        }
        (rows, logit_rows)
    }

    /// After a pass: the rows are cached; those with logits are observed, and the last of each slot draws.
    fn end_pass(&mut self, job: &Job, observe: Observer) -> Result<(), EngineError> {
        for row in 0..job.rows {
            self.count_cached(SlotId(self.work.row(row).slot as u8))?;
        }
        for index in 0..job.logit_rows {
            let row = self.work.row(self.work.logit_of.get(index).map_or(0, |row| *row as usize));
            let id = SlotId(row.slot as u8);
            if !self.forward.finish_logits(&mut self.work, index) {
                self.end_early(id, FinishReason::NotFinite, EngineError::NotFinite(id))?;
                continue;
            }
            observe(id, row.position as usize, self.logits(index));
            let last = self.slots.get(id.index()).is_some_and(|slot| row.position + 1 == slot.tokens);
            if last {
                self.draw_for(id, index)?;
            }
        }
        Ok(())
    }

    /// A slot that cannot draw ends without a token; the others go on. A prompt is refused.
    fn end_early(&mut self, id: SlotId, reason: FinishReason, error: EngineError) -> Result<(), EngineError> {
        match self.slots.get_mut(id.index()) {
            Some(slot) if slot.state != State::Prefilling => {
                slot.state = State::Finished(reason);
                slot.in_job = false;
                Ok(())
            }
            _ => Err(error),
        }
    }

    /// One more token of the slot is in its pages; a page that is now full is offered to the prefix cache.
    fn count_cached(&mut self, id: SlotId) -> Result<(), EngineError> {
        let per_page = self.forward.dims.tokens_per_page;
        let Some(slot) = self.slots.get_mut(id.index()) else { return Ok(()) };
        slot.cached += 1;
        if let Some(window) = slot.request.window() {
            return self.slide(id, window);
        }
        let cached = slot.cached as usize;
        if self.forward.dims.prefix_cache && cached.is_multiple_of(per_page) {
            let index = (cached / per_page.max(1)).saturating_sub(1);
            let length = self.forward.dims.history;
            let start = id.index() * length + index * per_page;
            let tokens = self.history.get(start..).and_then(|rest| rest.get(..per_page)).unwrap_or_default();
            self.pages.cache_page(id, index as u32, tokens);
        }
        Ok(())
    }

    /// Draws the next token of a slot from logit row `row`.
    pub(super) fn draw_for(&mut self, id: SlotId, row: usize) -> Result<(), EngineError> {
        let choice = match self.draw(id, row)? {
            Some(choice) => choice,
            None => return self.end_early(id, FinishReason::NothingAllowed, EngineError::NothingAllowed(id)),
        };
        self.remember(id, choice.token);
        let finish = self.finish_reason(id);
        let Some(slot) = self.slots.get_mut(id.index()) else { return Ok(()) };
        slot.in_job = false;
        slot.state = match (finish, slot.state) {
            (Some(reason), _) => State::Finished(reason),
            (None, State::Prefilling) => State::Prefilled,
            (None, state) => state,
        };
        let Choice { token, log_prob, .. } = choice;
        let length = slot.tokens - slot.prompt;
        slot.result = Some(ResultToken { slot: id, token, log_prob, length, finish });
        Ok(())
    }

    /// The draw itself; `None` when nothing is allowed.
    fn draw(&mut self, id: SlotId, row: usize) -> Result<Option<Choice>, EngineError> {
        // Taken out for as long as it is asked, so that the engine can be read meanwhile.
        let mut constraint = self.constraint.take();
        let drawn = self.draw_under(&mut constraint, id, row);
        self.constraint = constraint;
        drawn
    }

    /// It depends on the logits, the request, the tokens and what is allowed alone.
    fn draw_under(
        &self,
        constraint: &mut Option<&mut dyn Constraint>,
        id: SlotId,
        row: usize,
    ) -> Result<Option<Choice>, EngineError> {
        let slot = self.existing(id)?;
        let (request, tokens, logits) = (&slot.request, self.tokens(id), self.logits(row));
        let (prompt, drawn) = self.prompt_and_drawn(slot, tokens);
        let allowed = constraint.as_mut().and_then(|constraint| constraint.allowed(id, prompt, drawn));
        let mut rng = RequestRng::new(request.seed, u64::from(slot.tokens));
        let drawn = if request.penalties == Penalties::NONE && allowed.is_none() {
            sampler::sample(logits, &request.sampling, &mut rng)
        } else {
            draw_adjusted(logits, request, tokens, allowed, &mut rng)
        };
        match drawn {
            Ok(choice) => Ok(Some(choice)),
            Err(SampleError::AllMasked) if allowed.is_some() => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// The two parts of the remembered `tokens` of `slot`.
    fn prompt_and_drawn<'t>(&self, slot: &Slot, tokens: &'t [u32]) -> (&'t [u32], &'t [u32]) {
        let drawn = (slot.tokens - slot.prompt) as usize;
        tokens.split_at_checked(tokens.len().saturating_sub(drawn)).unwrap_or_default()
    }

    /// Why the slot ends with the token that it has just drawn, if it does.
    fn finish_reason(&self, id: SlotId) -> Option<FinishReason> {
        let slot = self.slots.get(id.index())?;
        let generated = slot.tokens - slot.prompt;
        let (_, drawn) = self.prompt_and_drawn(slot, self.tokens(id));
        let limit = match slot.request.window() {
            Some(_) => MAX_WINDOWED_TOKENS,
            None => self.forward.model.config().context,
        };
        slot.request.stop.reason(drawn).or_else(|| {
            let full = (slot.tokens > limit).then_some(FinishReason::ContextFull);
            if generated >= slot.request.max_tokens { Some(FinishReason::Length) } else { full }
        })
    }

    /// Lets `to` share the prompt of `from`, which has just been prefilled, and draw from its logits.
    pub(super) fn fork_prompt(
        &mut self,
        from: SlotId,
        to: SlotId,
        request: &Request,
    ) -> Result<(), EngineError> {
        request.validate()?;
        self.check_fork(from, request)?;
        let Some(source) = self.slots.get(from.index()) else { return Ok(()) };
        let (state, prompt, request) = (State::Prefilling, source.prompt, request.clone());
        let copy = Slot { state, tokens: prompt, request, in_job: false, result: None, ..source.clone() };
        self.copy_slot(from, to, copy)?;
        let drawn = self.draw_for(to, 0);
        if drawn.is_err() {
            self.free_slot(to);
        }
        drawn
    }
}

/// A draw with penalties or a mask. Not inlined: its table need not be on the stack of those that have neither.
#[inline(never)]
fn draw_adjusted(
    logits: &[f32],
    request: &Request,
    tokens: &[u32],
    allowed: Option<&[u32]>,
    rng: &mut RequestRng,
) -> Result<Choice, SampleError> {
    let penalized = request.penalties != Penalties::NONE;
    let recent = tokens.get(tokens.len().saturating_sub(RECENT_TOKENS)..).filter(|_| penalized);
    let recent = recent.unwrap_or_default();
    let stated = Adjustments { penalties: request.penalties, recent, allowed, ..Adjustments::default() };
    let mut table = [Adjustment::default(); RECENT_TOKENS];
    sampler::sample_with(logits, &request.sampling, stated.prepare(&mut table)?, &mut [], rng)
}
