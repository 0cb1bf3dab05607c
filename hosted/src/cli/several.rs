//! Several prompts at a time: a slot for each, pages shared by all, one pass over the weights for a token of each.
//!
//! A single prompt is the case of one slot.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use kinglet_core::engine::{Engine, EngineError, FinishReason, Request, ResultToken, State};
use kinglet_core::kv::{OutOfPages, SlotId};

use super::page_args::{PageArgs, WhenFullChoice};
use super::page_map::{SlotLine, page_map};
use super::printer::Printer;

/// How a prompt's run ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// By itself.
    Ended(FinishReason),
    /// The pages ran out.
    NoPage,
    /// Ctrl-C came first.
    Interrupted,
}

/// A prompt and what has become of it.
pub struct Row {
    prompt: Vec<u32>,
    request: Request,
    /// `None` while it runs, or waits for pages.
    outcome: Option<Outcome>,
    generated: u32,
}

/// What a run took.
#[derive(Default)]
pub struct Figures {
    /// Tokens of the prompts of the first step, and the tokens drawn in it.
    pub prompt: usize,
    pub first_tokens: u32,
    pub first: Duration,
    /// Tokens drawn in all later steps.
    pub generated: u32,
    pub rest: Duration,
}

/// A run of several prompts.
pub struct Several<'r, 'e, 't> {
    engine: Engine<'e>,
    options: &'r PageArgs,
    /// Pages of the engine.
    pages: u32,
    printer: Printer<'t>,
    pub rows: Vec<Row>,
    /// What has happened in the present step, to be told at its end.
    events: Vec<String>,
    /// What went wrong with single prompts.
    pub failures: Vec<String>,
}

impl<'r, 'e, 't> Several<'r, 'e, 't> {
    /// A run of `prompts` with one request, on an engine of `pages` pages.
    pub fn new(
        engine: Engine<'e>,
        options: &'r PageArgs,
        pages: u32,
        printer: Printer<'t>,
        prompts: Vec<Vec<u32>>,
        request: &Request,
    ) -> Self {
        let row = |prompt| Row { prompt, request: request.clone(), outcome: None, generated: 0 };
        let rows = prompts.into_iter().map(row).collect();
        Self { engine, options, pages, printer, rows, events: Vec::new(), failures: Vec::new() }
    }

    /// Runs all prompts to their ends, or to a Ctrl-C.
    ///
    /// # Errors
    /// Anything but a lack of pages, which ends one prompt only.
    pub fn run(&mut self, stop: &AtomicBool) -> Result<Figures> {
        let start = Instant::now();
        let mut results = self.fill()?;
        let prompt = results.iter().map(|result| self.row(result.slot).prompt.len()).sum();
        let first_tokens = results.len() as u32;
        let mut figures = Figures { prompt, first_tokens, first: start.elapsed(), ..Figures::default() };
        let start = Instant::now();
        self.tell_who_waits();
        self.end_step(&results)?;
        while !stop.load(Ordering::Relaxed) && self.rows.iter().any(|row| row.outcome.is_none()) {
            results = self.fill()?;
            let prefilled = results.iter().map(|result| format!("slot {} prefilled", result.slot.0));
            self.events.extend(prefilled);
            if results.is_empty() {
                results = self.generate()?;
            }
            figures.generated += results.len() as u32;
            self.end_step(&results)?;
        }
        figures.rest = start.elapsed();
        self.interrupt_the_rest()?;
        if self.options.show_pages {
            self.events.push("at the end".to_owned());
        }
        self.tell();
        Ok(figures)
    }

    fn slots(&self) -> impl Iterator<Item = SlotId> + use<> {
        (0..self.rows.len()).map(|slot| SlotId(slot as u8))
    }

    fn row(&self, slot: SlotId) -> &Row {
        &self.rows[usize::from(slot.0)]
    }

    fn row_mut(&mut self, slot: SlotId) -> &mut Row {
        &mut self.rows[usize::from(slot.0)]
    }

    /// Whether `slot` has not been prefilled yet.
    fn waits(&self, slot: SlotId) -> bool {
        self.row(slot).outcome.is_none() && self.engine.state(slot) == State::Free
    }

    /// Prefills the prompts that wait, in their order, as far as there is room.
    fn fill(&mut self) -> Result<Vec<ResultToken>> {
        let mut results = Vec::new();
        // A preempted slot was here before those that wait.
        if self.slots().any(|slot| self.engine.state(slot) == State::Preempted) {
            return Ok(results);
        }
        for slot in self.slots().filter(|slot| self.waits(*slot)).collect::<Vec<_>>() {
            let row = &self.rows[usize::from(slot.0)];
            match self.engine.prefill(slot, &row.prompt, &row.request) {
                Ok(result) => {
                    self.engine.insert(&[slot])?;
                    results.push(result);
                }
                Err(EngineError::OutOfPages { .. }) if self.can_wait() => break,
                Err(EngineError::OutOfPages { pages, .. }) => self.fail(slot, pages)?,
                Err(error) => return Err(error.into()),
            }
        }
        Ok(results)
    }

    /// Whether a prompt that finds no page may find one later.
    fn can_wait(&self) -> bool {
        let others = self.slots().any(|slot| self.engine.state(slot) != State::Free);
        others && self.options.when_full() == WhenFullChoice::Preempt
    }

    /// One token for each active slot; or the end of one that gets no page.
    fn generate(&mut self) -> Result<Vec<ResultToken>> {
        let look = |slot| (slot, self.engine.state(slot), self.engine.page_table(slot).count());
        let before: Vec<_> = self.slots().map(look).collect();
        let (results, failed) = match self.engine.generate() {
            Ok(results) => (results.iter().collect(), None),
            Err(EngineError::OutOfPages { slot, pages }) => (Vec::new(), Some((slot, pages))),
            Err(error) => return Err(error.into()),
        };
        for (slot, before, pages) in before {
            let (id, tokens) = (slot.0, self.row(slot).tokens());
            match (before, self.engine.state(slot)) {
                (State::Active, State::Preempted) => {
                    self.events
                        .push(format!("slot {id} preempted at {tokens} tokens: gives up {pages} pages"));
                }
                (State::Preempted, State::Active | State::Finished(_)) => {
                    self.events.push(format!("slot {id} back: its {tokens} tokens are computed again"));
                }
                _ => {}
            }
        }
        if let Some((slot, pages)) = failed {
            self.fail(slot, pages)?;
        }
        Ok(results)
    }

    /// Ends a prompt for which there is no page; the others go on.
    fn fail(&mut self, slot: SlotId, lack: OutOfPages) -> Result<()> {
        let advice = match self.options.when_full() {
            WhenFullChoice::Fail if self.rows.len() > 1 => {
                "raise --max-pages, or let prompts wait for each other with --when-full preempt"
            }
            WhenFullChoice::Fail => "raise --max-pages",
            WhenFullChoice::Window => "raise --max-pages, or make --window smaller",
            WhenFullChoice::Preempt => "it does not fit alone; raise --max-pages",
        };
        let (tokens, OutOfPages { needed, free }) = (self.row(slot).tokens(), lack);
        let plural = if needed == 1 { "" } else { "s" };
        let failure = format!(
            "slot {} failed at {tokens} tokens: it needs {needed} more page{plural}, {free} of {} free; {advice}",
            slot.0, self.pages
        );
        self.events.push(failure.clone());
        self.failures.push(failure);
        self.row_mut(slot).outcome = Some(Outcome::NoPage);
        self.printer.end(slot)
    }

    /// Prints the tokens of a step, then what has happened in it; slots that have ended give their pages back.
    fn end_step(&mut self, results: &[ResultToken]) -> Result<()> {
        for result in results {
            self.row_mut(result.slot).generated = result.length;
            self.printer.print(result)?;
        }
        for slot in self.slots() {
            let State::Finished(reason) = self.engine.state(slot) else { continue };
            self.row_mut(slot).outcome = Some(Outcome::Ended(reason));
            self.printer.end(slot)?;
            let outcome = self.row(slot).describe();
            self.events.push(format!("slot {} ended: {outcome}", slot.0));
            if reason == FinishReason::NotFinite {
                self.failures.push(format!("slot {}: {outcome}", slot.0));
            }
        }
        self.tell();
        for slot in self.slots() {
            if self.row(slot).outcome.is_some() && self.engine.state(slot) != State::Free {
                self.engine.release(slot)?;
            }
        }
        Ok(())
    }

    fn tell_who_waits(&mut self) {
        let waiting: Vec<_> = self.slots().filter(|slot| self.waits(*slot)).collect();
        self.events.extend(waiting.iter().map(|slot| format!("slot {} waits for pages", slot.0)));
        if self.options.show_pages {
            self.events.push("after prefill".to_owned());
        }
    }

    fn interrupt_the_rest(&mut self) -> Result<()> {
        for slot in self.slots().filter(|slot| self.row(*slot).outcome.is_none()).collect::<Vec<_>>() {
            self.row_mut(slot).outcome = Some(Outcome::Interrupted);
            self.printer.end(slot)?;
            self.events.push(format!("slot {} ended: {}", slot.0, self.row(slot).describe()));
        }
        Ok(())
    }

    /// Of a single prompt the figures say all, unless its pages are to be shown.
    fn tell(&mut self) {
        let events = std::mem::take(&mut self.events);
        if self.rows.len() > 1 || self.options.show_pages {
            events.iter().for_each(|event| eprintln!("{event}"));
        }
        if self.options.show_pages && !events.is_empty() {
            let lines: Vec<_> = self.slots().map(|slot| self.line(slot)).collect();
            eprint!("{}", page_map(&self.engine, self.pages as usize, &lines));
        }
    }

    fn line(&self, slot: SlotId) -> SlotLine {
        let row = self.row(slot);
        let state = match (row.outcome, self.engine.state(slot)) {
            (Some(Outcome::Ended(_)), _) => "ended",
            (Some(Outcome::NoPage), _) => "failed",
            (Some(Outcome::Interrupted), _) => "interrupted",
            (None, State::Free) => "waiting",
            (None, State::Preempted) => "preempted",
            (None, _) => "active",
        };
        SlotLine { state, tokens: row.tokens() }
    }
}

impl Row {
    /// Tokens of the prompt, and those drawn.
    fn tokens(&self) -> usize {
        self.prompt.len() + self.generated as usize
    }

    /// Why it ended, for people.
    pub fn describe(&self) -> String {
        let context_full =
            format!("the model's context of {} tokens is full", self.tokens().saturating_sub(1));
        let reason = match self.outcome {
            None => "still running",
            Some(Outcome::Ended(FinishReason::EndToken)) => "the model says that it is finished",
            Some(Outcome::Ended(FinishReason::StopSequence)) => "a stop sequence",
            Some(Outcome::Ended(FinishReason::Length)) => "as many as asked for (--max-tokens)",
            Some(Outcome::Ended(FinishReason::ContextFull)) => &context_full,
            Some(Outcome::Ended(FinishReason::NotFinite)) => {
                "a logit is not finite: the weights hold values that overflow"
            }
            Some(Outcome::Ended(FinishReason::NothingAllowed)) => "no token is allowed to follow",
            Some(Outcome::NoPage) => "no page is free (--max-pages)",
            Some(Outcome::Interrupted) => "Ctrl-C",
        };
        format!("{} tokens, {reason}", self.generated)
    }
}
