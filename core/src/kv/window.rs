//! Which cached tokens a request with a sliding window sees (StreamingLLM: Xiao et al. 2024, "Efficient Streaming
//! Language Models with Attention Sinks").
//!
//! The query at position `p` sees the first `sinks` tokens and the last `recent` ones, itself included. Distances are
//! counted in the cache, as in the paper: what lies between is cut out, so that the query is at `p - evicted` as seen
//! from the sinks, and no distance exceeds `sinks + recent`. The keys stay as they were rotated at their own
//! positions; for the sinks the query is rotated a second time, by `p - evicted`.
//!
//! What is seen depends on `p` alone: not on the page size, nor on how full the arena is. Pages are given up when none
//! of their tokens will be seen again.

/// A sliding window with attention sinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Window {
    /// Tokens at the beginning that are always seen; the paper uses 4.
    pub sinks: u32,
    /// The latest tokens that are seen, at least 1: that of the query is one of them.
    pub recent: u32,
}

impl Window {
    /// Tokens that are seen at a time, at most.
    pub(crate) fn tokens(self) -> u32 {
        self.sinks.saturating_add(self.recent)
    }

    /// Tokens between the sinks and the window that the query at `position` does not see.
    pub(crate) fn evicted(self, position: u32) -> u32 {
        (position + 1).saturating_sub(self.tokens())
    }

    /// Pages that hold sinks.
    pub(crate) fn sink_pages(self, tokens_per_page: u32) -> u32 {
        self.sinks.div_ceil(tokens_per_page.max(1))
    }

    /// Tokens in pages, after those of the sinks, that neither the query at `position` nor a later one sees.
    pub(crate) fn gone(self, position: u32, tokens_per_page: u32) -> u32 {
        let tokens_per_page = tokens_per_page.max(1);
        let kept = self.sink_pages(tokens_per_page).saturating_mul(tokens_per_page);
        let first = (position + 1).saturating_sub(self.recent);
        first.saturating_sub(kept) / tokens_per_page * tokens_per_page
    }

    /// Pages that a request needs to go on for ever, however its window lies across the pages.
    pub fn pages(self, tokens_per_page: u32) -> u32 {
        let tokens_per_page = tokens_per_page.max(1);
        let across = self.recent.saturating_add(tokens_per_page).saturating_sub(2) / tokens_per_page;
        self.sink_pages(tokens_per_page).saturating_add(across).saturating_add(1)
    }
}
