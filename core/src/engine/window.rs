//! Requests with a sliding window: their pages.

use super::{Engine, EngineError, Request};
use crate::kv::{OutOfPages, SlotId, Window};

impl Engine<'_> {
    /// Checks the window of a request whose prompt has `prompt` tokens.
    pub(super) fn check_window(
        &self,
        window: Window,
        request: &Request,
        prompt: u32,
    ) -> Result<(), EngineError> {
        if self.forward.dims.sink_rows == 0 {
            return Err(EngineError::WindowsOff);
        }
        let context = self.forward.model.config().context;
        if window.recent == 0 || window.tokens() > context {
            return Err(EngineError::WindowRange { window, context });
        }
        // A request that ends before its window slides needs fewer.
        let whole =
            self.pages.pages_for(prompt.saturating_add(request.max_tokens.max(1)).saturating_sub(1)) as u32;
        let needed = window.pages(self.tokens_per_page()).min(whole);
        let available = self.pages.most_for_a_slot() as u32;
        if needed > available {
            return Err(EngineError::WindowTooLarge { window, needed, available });
        }
        Ok(())
    }

    /// Checks that a fork of `from` with `request` sees what `from` has seen.
    pub(super) fn check_fork(&self, from: SlotId, request: &Request) -> Result<(), EngineError> {
        let source = self.existing(from)?;
        if source.request.window() != request.window() {
            return Err(EngineError::WindowDiffers(from));
        }
        request.window().map_or(Ok(()), |window| self.check_window(window, request, source.prompt))
    }

    /// Gives a free slot pages for the beginning of its prompt of `prompt` tokens; the later tokens get the pages that
    /// earlier ones give up. Gives the number of tokens that there are pages for.
    pub(super) fn reserve_window(
        &mut self,
        id: SlotId,
        window: Window,
        request: &Request,
        prompt: u32,
    ) -> Result<u32, EngineError> {
        self.check_window(window, request, prompt)?;
        let per_page = self.tokens_per_page();
        let least = window.pages(per_page);
        // With room for a whole batch beside the window, the passes are full.
        let batch = (self.forward.dims.batch as u32).div_ceil(per_page);
        let mut error = OutOfPages { needed: 0, free: 0 };
        for pages in [least.saturating_add(batch), least] {
            let tokens = prompt.min(pages.saturating_mul(per_page));
            match self.pages.reserve(id, 0, tokens) {
                Ok(()) => return Ok(tokens),
                Err(pages) => error = pages,
            }
        }
        Err(EngineError::OutOfPages { slot: id, pages: error })
    }

    /// Gives up the pages that the window has passed. What is left of a prompt gets as many again.
    pub(super) fn slide(&mut self, id: SlotId, window: Window) -> Result<(), EngineError> {
        let per_page = self.tokens_per_page();
        let Some(slot) = self.slots.get_mut(id.index()) else { return Ok(()) };
        let gone = window.gone(slot.cached, per_page);
        let passed = gone.saturating_sub(slot.gone) / per_page;
        if passed == 0 {
            return Ok(());
        }
        let held = slot.places(slot.reserved);
        self.pages.cut_out(id, held, window.sink_pages(per_page), passed);
        slot.gone = gone;
        let wanted = slot.reserved.saturating_add(passed * per_page).min(slot.tokens);
        let reserved = self.pages.reserve(id, slot.places(slot.reserved), slot.places(wanted));
        reserved.map_err(|pages| EngineError::OutOfPages { slot: id, pages })?;
        slot.reserved = wanted.max(slot.reserved);
        Ok(())
    }

    pub(super) fn tokens_per_page(&self) -> u32 {
        self.pages.layout().tokens_per_page.get()
    }
}
