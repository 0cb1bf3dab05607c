//! One number for all logits of a run, so that a board can be checked against a desktop over a serial line.

use crate::engine::{Engine, EngineError, Request};
use crate::kv::SlotId;
use crate::sampler::SamplingParams;

/// FNV-1a, 64 bits, over the little-endian bytes of f32 bit patterns (Fowler, Noll and Vo; RFC 9923).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogitsHash(u64);

impl Default for LogitsHash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl LogitsHash {
    /// Takes in the bits of `logits`, in order.
    pub fn update(&mut self, logits: &[f32]) {
        for byte in logits.iter().flat_map(|logit| logit.to_bits().to_le_bytes()) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// The hash of everything taken in.
    pub fn finish(self) -> u64 {
        self.0
    }
}

/// Runs `tokens` greedy steps from `first` (BOS) in slot 0 and hashes the logits of each. `observe` gets every
/// drawn token, for progress. The slot is free again afterwards.
///
/// # Errors
/// [`EngineError`], as from prefill and generate; `tokens` beyond the context is [`EngineError::ContextFull`].
pub fn greedy_hash(
    engine: &mut Engine,
    first: u32,
    tokens: u32,
    observe: &mut dyn FnMut(u32),
) -> Result<u64, EngineError> {
    let slot = SlotId(0);
    let request = Request::new(SamplingParams::greedy(), 0);
    let mut hash = LogitsHash::default();
    if tokens == 0 {
        return Ok(hash.finish());
    }
    observe(engine.prefill(slot, &[first], &request)?.token);
    engine.insert(&[slot])?;
    hash.update(engine.logits(0));
    for _ in 1..tokens {
        match engine.generate().map(|results| results.at(slot)) {
            Ok(Some(result)) => observe(result.token),
            Ok(None) => {
                let context = engine.model().config().context;
                engine.release(slot)?;
                return Err(EngineError::ContextFull { needed: tokens, context });
            }
            Err(error) => {
                engine.release(slot)?;
                return Err(error);
            }
        }
        hash.update(engine.logits(0));
    }
    engine.release(slot)?;
    Ok(hash.finish())
}
