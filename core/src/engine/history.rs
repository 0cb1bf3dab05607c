//! The tokens that slots remember.

use super::{Engine, RECENT_TOKENS};
use crate::kv::SlotId;

impl Engine<'_> {
    pub(super) fn history_of(&self, slot: SlotId) -> &[u32] {
        let length = self.forward.dims.history;
        let history = self.history.get(slot.index() * length..).and_then(|rest| rest.get(..length));
        history.unwrap_or_default()
    }

    pub(super) fn history_mut(&mut self, slot: SlotId) -> &mut [u32] {
        let length = self.forward.dims.history;
        let history = self.history.get_mut(slot.index() * length..).and_then(|rest| rest.get_mut(..length));
        history.unwrap_or_default()
    }

    /// How many of the first of `tokens` tokens a slot no longer remembers. None up to the model's context; then room is
    /// made for several at a time, so that what is remembered lies in one piece.
    pub(super) fn forgotten(&self, tokens: u32) -> u32 {
        let history = self.forward.dims.history as u32;
        let at_a_time = (history / 2).min(history.saturating_sub(RECENT_TOKENS as u32)).max(1);
        tokens.saturating_sub(history).div_ceil(at_a_time).saturating_mul(at_a_time)
    }

    /// Appends a token to those of the slot.
    pub(super) fn remember(&mut self, id: SlotId, token: u32) {
        let Some(tokens) = self.slots.get(id.index()).map(|slot| slot.tokens) else { return };
        let (before, after) = (self.forgotten(tokens), self.forgotten(tokens + 1));
        let history = self.history_mut(id);
        if after > before {
            let dropped = (after - before) as usize;
            for index in 0..history.len().saturating_sub(dropped) {
                let kept = history.get(index + dropped).copied().unwrap_or(0);
                history.get_mut(index).into_iter().for_each(|place| *place = kept);
            }
        }
        if let Some(place) = history.get_mut((tokens - after) as usize) {
            *place = token;
        }
        if let Some(slot) = self.slots.get_mut(id.index()) {
            slot.tokens = tokens + 1;
        }
    }
}
