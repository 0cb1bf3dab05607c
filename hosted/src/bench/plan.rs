//! What is to be measured, checked against what the model and the memory allow.

use kinglet_core::engine::EngineConfig;
use kinglet_core::kv::KvTypes;
use thiserror::Error;

use crate::PREFILL_ROWS;

/// Lengths of prompts, unless others are asked for.
const PROMPTS: [u32; 2] = [128, 512];
/// Tokens before those that are decoded, unless others are asked for.
const CONTEXTS: [u32; 3] = [0, 512, 2048];
/// Tokens that are decoded, unless another number is asked for.
const TOKENS: u32 = 32;

/// What a user asks for; what is empty or `None` is chosen to suit the model.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// Lengths of prompts, in tokens.
    pub prompts: Vec<u32>,
    /// Tokens in the KV cache when decoding begins.
    pub contexts: Vec<u32>,
    /// Tokens to decode from there.
    pub tokens: Option<u32>,
    /// Thread counts; 0 is one for each core.
    pub threads: Vec<usize>,
    /// Times that everything is measured.
    pub repeat: u32,
}

/// What will be measured: ascending, nothing twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Lengths of prompts, in tokens.
    pub prompts: Vec<u32>,
    /// Tokens in the KV cache when decoding begins.
    pub contexts: Vec<u32>,
    /// Tokens to decode from there.
    pub tokens: u32,
    /// Thread counts, from 1.
    pub threads: Vec<usize>,
    /// Times that everything is measured.
    pub repeat: u32,
}

/// Why a benchmark cannot be run.
#[derive(Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlanError {
    /// A prompt is longer than the model's context.
    #[error("--prompt {asked}: the model's context is {limit} tokens; ask for {limit} at most")]
    Prompt {
        /// Its tokens.
        asked: u32,
        /// Tokens of the model's context.
        limit: u32,
    },
    /// A context leaves no room for the tokens to decode.
    #[error(
        "--context {asked}: with {tokens} tokens to decode that is more than the model's context of {limit} tokens; \
         ask for {} at most, or lower --tokens", limit.saturating_sub(*tokens)
    )]
    Context {
        /// Its tokens.
        asked: u32,
        /// Tokens to decode after it.
        tokens: u32,
        /// Tokens of the model's context.
        limit: u32,
    },
    /// More tokens to decode than the context holds beside the one to begin with.
    #[error(
        "--tokens {asked}: the model's context is {limit} tokens, one of them to begin with; ask for fewer"
    )]
    Tokens {
        /// Tokens to decode.
        asked: u32,
        /// Tokens of the model's context.
        limit: u32,
    },
    /// The KV cache and the work buffers do not fit into memory.
    #[error(
        "the longest context needs {needed} bytes for the KV cache and the activations, and {available} are available; \
         lower --context and --prompt"
    )]
    Memory {
        /// Bytes of the engine's buffers.
        needed: u64,
        /// Bytes that can be had without swapping.
        available: u64,
    },
}

impl Plan {
    /// What of `wishes` a model of `limit` tokens allows; defaults are cut to it, what was asked for is not.
    ///
    /// # Errors
    /// All but [`PlanError::Memory`].
    pub fn new(wishes: Wishes, limit: u32) -> Result<Self, PlanError> {
        let tokens = wishes.tokens.unwrap_or(TOKENS.min(limit / 2));
        let deepest = limit.checked_sub(tokens).filter(|deepest| *deepest > 0);
        let deepest = deepest.ok_or(PlanError::Tokens { asked: tokens, limit })?;
        if let Some(asked) = wishes.prompts.iter().find(|prompt| **prompt > limit) {
            return Err(PlanError::Prompt { asked: *asked, limit });
        }
        if let Some(asked) = wishes.contexts.iter().find(|context| **context > deepest) {
            return Err(PlanError::Context { asked: *asked, tokens, limit });
        }
        let or_default = |asked: Vec<u32>, default: &[u32], most: u32| {
            let default = || default.iter().map(|wanted| (*wanted).min(most)).collect();
            ascending(if asked.is_empty() { default() } else { asked })
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if wishes.threads.is_empty() { vec![1, cores] } else { wishes.threads };
        let threads = threads.into_iter().map(|count| if count == 0 { cores } else { count }).collect();
        Ok(Self {
            prompts: or_default(wishes.prompts, &PROMPTS, limit),
            contexts: or_default(wishes.contexts, &CONTEXTS, deepest),
            tokens,
            threads: ascending(threads),
            repeat: wishes.repeat,
        })
    }

    /// An engine that can do all of it, with one slot.
    pub fn engine_config(&self, kv: KvTypes) -> EngineConfig {
        let longest_prompt = self.prompts.iter().chain(&self.contexts).copied().max().unwrap_or(0).max(1);
        let decoded = self.contexts.iter().map(|context| (*context).max(1) + self.tokens).max();
        let tokens = longest_prompt.max(decoded.unwrap_or(0));
        EngineConfig { batch: PREFILL_ROWS.min(longest_prompt), ..EngineConfig::single(tokens, kv) }
    }
}

/// Whether `needed` bytes of the engine can be had.
///
/// # Errors
/// [`PlanError::Memory`].
pub fn check_memory(needed: u64, available: Option<u64>) -> Result<(), PlanError> {
    match available {
        Some(available) if needed > available => Err(PlanError::Memory { needed, available }),
        _ => Ok(()),
    }
}

fn ascending<T: Ord>(mut values: Vec<T>) -> Vec<T> {
    values.sort_unstable();
    values.dedup();
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_cut_to_the_model_and_wishes_are_refused_by_name() {
        let plan = |wishes: Wishes| Plan::new(Wishes { threads: vec![2, 1, 2], repeat: 3, ..wishes }, 256);
        let default = plan(Wishes::default()).expect("fits");
        assert_eq!((&default.prompts[..], &default.contexts[..]), (&[128, 256][..], &[0, 224][..]));
        assert_eq!((default.tokens, &default.threads[..]), (32, &[1, 2][..]));
        let prompt = plan(Wishes { prompts: vec![16, 257], ..Wishes::default() });
        assert_eq!(prompt, Err(PlanError::Prompt { asked: 257, limit: 256 }));
        let deep = Wishes { contexts: vec![250], tokens: Some(7), ..Wishes::default() };
        let error = plan(deep).expect_err("too deep");
        assert_eq!(error, PlanError::Context { asked: 250, tokens: 7, limit: 256 });
        assert!(error.to_string().contains("ask for 249 at most"), "{error}");
        let long = Wishes { tokens: Some(256), ..Wishes::default() };
        assert_eq!(plan(long), Err(PlanError::Tokens { asked: 256, limit: 256 }));
        assert_eq!(check_memory(9, Some(8)), Err(PlanError::Memory { needed: 9, available: 8 }));
        assert!(check_memory(9, Some(9)).is_ok() && check_memory(9, None).is_ok());
    }

    #[test]
    fn the_engine_has_room_for_the_deepest_context_and_what_follows() {
        for limit in [2, 20, 100, 4096] {
            let wishes = Wishes { repeat: 1, ..Wishes::default() };
            let plan = Plan::new(wishes, limit).expect("fits");
            let config = plan.engine_config(KvTypes::both(kinglet_core::kv::KvType::Int8));
            let room = config.pages * config.tokens_per_page.get();
            assert!(plan.contexts.iter().all(|context| context.max(&1) + plan.tokens <= room.min(limit)));
            assert!(plan.prompts.iter().all(|prompt| (1..=room).contains(prompt)));
        }
    }
}
