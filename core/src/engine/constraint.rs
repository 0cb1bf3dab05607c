//! What a slot may say: the seam for grammars.

use crate::kv::SlotId;

/// Decides which tokens may follow, such as those that keep an answer valid JSON.
///
/// The engine asks before each draw, and masks all other tokens (see
/// [`Adjustments::allowed`](crate::sampler::Adjustments::allowed)): every algorithm then draws among those allowed, and
/// log-probs stay those of the raw logits. What it says must depend on nothing but the arguments, so that it is the same
/// after a preemption and in a restored snapshot; what it says of the slot's number, a fork, which has another, loses. It
/// must not panic.
pub trait Constraint: Send {
    /// A bit for each token that may follow `drawn` in `slot`, token `t` at bit `t % 32` of word `t / 32`; `None` if all
    /// may. `prompt` is what the tokens drawn answer; of a request with a window that is longer than the model's
    /// context, `prompt` and `drawn` are what it remembers.
    ///
    /// When no bit of the vocabulary is set, the slot ends with
    /// [`FinishReason::NothingAllowed`](super::FinishReason::NothingAllowed), and a prompt is refused.
    fn allowed(&mut self, slot: SlotId, prompt: &[u32], drawn: &[u32]) -> Option<&[u32]>;
}
