//! The measurements themselves.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use kinglet_core::engine::{Engine, Progress, Request};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::SlotId;
use kinglet_core::model::Model;
use kinglet_core::sampler::{RequestRng, SamplingParams};
use rand_core::Rng;

use super::bandwidth::Buffer;
use super::plan::Plan;
use crate::session::Session;
use crate::threads::Threads;

/// The only slot.
const SLOT: SlotId = SlotId(0);
/// Times that the memory is read in each repetition.
const PASSES: usize = 3;
/// Of the random prompts: the same in every run.
const SEED: u64 = 0;

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Bytes a second that a summing loop reads.
    Read,
    /// Tokens a second of a prompt of this length.
    Prefill(u32),
    /// Tokens a second after a context of this length.
    Decode(u32),
}

/// One line of the table to be.
#[derive(Clone, Debug)]
pub struct Case {
    /// Threads that do it.
    pub threads: usize,
    /// What they do.
    pub what: What,
    /// Bytes or tokens a second, one for each repetition (of [`What::Read`], for each pass).
    pub samples: Vec<f64>,
}

/// Measures one model.
pub struct Bench<'a> {
    /// What to measure.
    pub plan: &'a Plan,
    /// The model.
    pub model: Model<'a>,
    /// Its inner loops.
    pub kernels: Kernels,
    /// What is read for the bandwidth.
    pub buffer: &'a Buffer,
    /// Set when it shall end early.
    pub stop: &'a AtomicBool,
    /// Told what is measured next.
    pub progress: &'a (dyn Fn(&Case) + Sync),
}

impl Plan {
    /// All that is measured, once.
    pub fn cases(&self) -> Vec<Case> {
        let prefill = self.prompts.iter().map(|prompt| What::Prefill(*prompt));
        let decode = self.contexts.iter().map(|context| What::Decode(*context));
        let all: Vec<_> = std::iter::once(What::Read).chain(prefill).chain(decode).collect();
        let case = |threads, what: &What| Case { threads, what: *what, samples: Vec::new() };
        self.threads.iter().flat_map(|threads| all.iter().map(move |what| case(*threads, what))).collect()
    }
}

impl Bench<'_> {
    /// Measures everything, again and again: what disturbs the machine for a while then falls on all cases alike. After
    /// a stop the samples are those taken before.
    ///
    /// # Errors
    /// The engine failed, or a thread could not be started.
    pub fn run(&self, session: &mut Session) -> Result<Vec<Case>> {
        let mut cases = self.plan.cases();
        for _ in 0..self.plan.repeat {
            for cases in cases.chunk_by_mut(|a, b| a.threads == b.threads) {
                // From a thread of its own, as the calling thread can work in one pool only, and it shall in each.
                let round = || self.round(session, cases);
                let result = std::thread::scope(|scope| scope.spawn(round).join());
                result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
            }
        }
        Ok(cases)
    }

    /// One repetition of the cases of one thread count.
    fn round(&self, session: &mut Session, cases: &mut [Case]) -> Result<()> {
        let Some(first) = cases.first() else { return Ok(()) };
        let threads = Threads::new(first.threads)?;
        let mut engine = session.engine(self.model, self.kernels, &threads)?;
        // The weights may have to be read from disk, and threads to be woken.
        self.decode(&mut engine, 1, 1)?;
        for case in cases {
            if self.stop.load(Ordering::Relaxed) {
                break;
            }
            (self.progress)(case);
            let rate = |tokens: u32, time: Duration| f64::from(tokens) / time.as_secs_f64().max(1e-9);
            match case.what {
                What::Read => case.samples.extend((0..PASSES).map(|_| self.buffer.read(&threads))),
                What::Prefill(tokens) => {
                    let time = self.prefill(&mut engine, tokens)?;
                    case.samples.extend(time.map(|time| rate(tokens, time)));
                }
                What::Decode(context) => {
                    let time = self.decode(&mut engine, context, self.plan.tokens)?;
                    case.samples.extend(time.map(|time| rate(self.plan.tokens, time)));
                }
            }
        }
        Ok(())
    }

    /// How long a prompt takes, with the first token drawn from it; `None` after a stop.
    fn prefill(&self, engine: &mut Engine, tokens: u32) -> Result<Option<Duration>> {
        let time = self.fill(engine, tokens)?;
        if time.is_some() {
            engine.release(SLOT)?;
        }
        Ok(time)
    }

    /// Occupies the slot with a prompt; gives how long that took, or `None` after a stop, with the slot free.
    fn fill(&self, engine: &mut Engine, tokens: u32) -> Result<Option<Duration>> {
        let prompt = random_tokens(tokens, self.model.config().vocab_size);
        let start = Instant::now();
        engine.begin_prefill(SLOT, &prompt, &Request::new(SamplingParams::greedy(), SEED))?;
        while engine.advance()? == Progress::Working {
            if self.stop.load(Ordering::Relaxed) {
                engine.cancel();
                return Ok(None);
            }
        }
        Ok(Some(start.elapsed()))
    }

    /// How long `tokens` tokens take after a context, which is one token at least; `None` after a stop.
    fn decode(&self, engine: &mut Engine, context: u32, tokens: u32) -> Result<Option<Duration>> {
        let context = context.max(1);
        if self.fill(engine, context)?.is_none() {
            return Ok(None);
        }
        engine.insert(&[SLOT])?;
        let start = Instant::now();
        for _ in 0..tokens {
            if self.stop.load(Ordering::Relaxed) {
                engine.release(SLOT)?;
                return Ok(None);
            }
            engine.generate()?;
        }
        let time = start.elapsed();
        let (found, expected) = (engine.token_count(SLOT), context + 1 + tokens);
        if found != expected {
            bail!("the model stopped after {found} of {expected} tokens: {:?}", engine.state(SLOT));
        }
        engine.release(SLOT)?;
        Ok(Some(time))
    }
}

/// The same `count` tokens every time.
fn random_tokens(count: u32, vocab_size: u32) -> Vec<u32> {
    let mut random = RequestRng::new(SEED, 0);
    let mut token = || ((u64::from(random.next_u32()) * u64::from(vocab_size)) >> 32) as u32;
    (0..count).map(|_| token()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn random_tokens_are_tokens_and_a_longer_prompt_goes_on_from_a_shorter_one(
            count in 1u32..200, vocab_size in 1u32..300_000,
        ) {
            let tokens = random_tokens(count, vocab_size);
            prop_assert!(tokens.iter().all(|token| *token < vocab_size));
            prop_assert_eq!(tokens.len(), count as usize);
            prop_assert!(random_tokens(count + 9, vocab_size).starts_with(&tokens));
        }
    }
}
