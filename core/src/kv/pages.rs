//! Who owns which page. A slot reads and writes only through its own table, and no other way leads to a page.
//!
//! A page is *free* (wiped), *owned* (in the tables of one or more slots, counted by `references`), or *idle* (in no
//! table, kept by the prefix cache until the memory is needed). Allocation takes a free page, else the idle page that
//! was used longest ago; the first is O(1), the second too but for the search of one hash bucket.

use super::prefix::{PrefixCache, PrefixWords};
use super::storage::{PageLayout, Run, Side, Storage};

/// A page of the arena. Only the pool makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PageId(pub(super) u16);

impl PageId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A place for one sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct SlotId(pub u8);

impl SlotId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The arena has fewer pages to give than a call needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct OutOfPages {
    /// Pages that the call needs beyond those that the slot has.
    pub needed: u32,
    /// Pages that are free, or cached and in no table.
    pub free: u32,
}

impl core::fmt::Display for OutOfPages {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "the KV arena is exhausted: {} more pages needed, {} free", self.needed, self.free)
    }
}

impl core::error::Error for OutOfPages {}

/// What the pool keeps about pages, in the caller's memory.
pub(crate) struct PageWords<'a> {
    /// One entry a page: the stack of free pages.
    pub free: &'a mut [u16],
    /// One entry a page: tables that hold it.
    pub references: &'a mut [u16],
    /// `pages_per_slot` entries a slot.
    pub tables: &'a mut [u16],
    /// Empty when prefixes are not cached.
    pub prefix: PrefixWords<'a>,
}

/// The page pool.
pub(crate) struct Pages<'a> {
    storage: Storage<'a>,
    free: &'a mut [u16],
    free_count: usize,
    references: &'a mut [u16],
    tables: &'a mut [u16],
    pages_per_slot: usize,
    prefix: PrefixCache<'a>,
}

impl<'a> Pages<'a> {
    pub(crate) fn new(storage: Storage<'a>, words: PageWords<'a>, pages_per_slot: usize) -> Self {
        let PageWords { free, references, tables, prefix } = words;
        // The lowest page on top of the stack.
        let pages = free.len();
        for (entry, page) in free.iter_mut().zip(0u16..) {
            *entry = (pages as u16).wrapping_sub(1).wrapping_sub(page);
        }
        references.fill(0);
        let per_page = storage.layout().tokens_per_page;
        let prefix = PrefixCache::new(prefix, per_page);
        Self { storage, free, free_count: pages, references, tables, pages_per_slot, prefix }
    }

    /// Pages that can be had: free ones, and idle ones that would be evicted.
    pub(crate) fn available(&self) -> usize {
        self.free_count + self.prefix.idle_count()
    }

    /// Pages that a slot can have, at most.
    pub(crate) fn most_for_a_slot(&self) -> usize {
        self.pages_per_slot.min(self.references.len())
    }

    /// Pages that `tokens` tokens fill, the last one perhaps in part.
    pub(crate) fn pages_for(&self, tokens: u32) -> usize {
        tokens.div_ceil(self.storage.layout().tokens_per_page.get()) as usize
    }

    /// Gives `slot`, which holds `held` tokens, pages for `wanted` tokens. On error nothing has changed.
    pub(crate) fn reserve(&mut self, slot: SlotId, held: u32, wanted: u32) -> Result<(), OutOfPages> {
        let (have, need) = (self.pages_for(held), self.pages_for(wanted));
        let missing = need.saturating_sub(have);
        let error = OutOfPages { needed: missing as u32, free: self.available() as u32 };
        if missing > self.available() || self.entries(slot).is_none_or(|table| table.len() < need) {
            return Err(error);
        }
        for index in have..need {
            let page = self.allocate().ok_or(error)?;
            self.set_entry(slot, index, page);
        }
        Ok(())
    }

    /// Takes back the pages of `slot` beyond those for `kept` of its `held` tokens.
    pub(crate) fn release(&mut self, slot: SlotId, held: u32, kept: u32) {
        // The last page first, so that of a cached prefix the longest part is evicted first.
        for index in (self.pages_for(kept)..self.pages_for(held)).rev() {
            if let Some(page) = self.page_of(slot, index as u32) {
                self.unreference(page);
            }
        }
    }

    /// Takes `count` pages of `slot`, which holds `held` tokens, out of the middle of its table, from page `first` on.
    pub(crate) fn cut_out(&mut self, slot: SlotId, held: u32, first: u32, count: u32) {
        for index in first..self.pages_for(held) as u32 {
            let Some(page) = self.page_of(slot, index) else { return };
            match index.checked_sub(count).filter(|place| *place >= first) {
                Some(place) => self.set_entry(slot, place as usize, page),
                None => self.unreference(page),
            }
        }
    }

    /// Lets the free slot `to` hold the `tokens` tokens of `from`: full pages are shared, the last one is copied if it
    /// is not full, since both will write to it. On error nothing has changed.
    pub(crate) fn fork(&mut self, from: SlotId, to: SlotId, tokens: u32) -> Result<(), OutOfPages> {
        let full = tokens / self.storage.layout().tokens_per_page;
        let partial = !tokens.is_multiple_of(self.storage.layout().tokens_per_page.get());
        let copy = match partial {
            true => Some(self.allocate().ok_or(OutOfPages { needed: 1, free: 0 })?),
            false => None,
        };
        for index in 0..full {
            if let Some(page) = self.page_of(from, index) {
                self.reference(page);
                self.set_entry(to, index as usize, page);
            }
        }
        if let (Some(copy), Some(page)) = (copy, self.page_of(from, full)) {
            self.storage.copy(page, copy);
            self.set_entry(to, full as usize, copy);
        }
        Ok(())
    }

    /// Lets the free slot `slot` hold the longest cached prefix of `tokens` that leaves at least one token to compute;
    /// gives its length in tokens, whole pages.
    pub(crate) fn attach_prefix(&mut self, slot: SlotId, tokens: &[u32]) -> u32 {
        let per_page = self.storage.layout().tokens_per_page.get() as usize;
        let usable = tokens.len().saturating_sub(1) / per_page;
        let (mut parent, mut found) = (None, 0u32);
        for chunk in tokens.chunks_exact(per_page.max(1)).take(usable) {
            let Some(page) = self.prefix.find(parent, chunk) else { break };
            self.reference(page);
            self.set_entry(slot, found as usize, page);
            parent = Some(page);
            found += 1;
        }
        found * per_page as u32
    }

    /// Offers page `index` of `slot`, which is full and holds `tokens`, to the prefix cache. If the cache has the same
    /// prefix already, the slot takes the cached page in place of its own: their bits are the same.
    pub(crate) fn cache_page(&mut self, slot: SlotId, index: u32, tokens: &[u32]) {
        let Some(page) = self.page_of(slot, index) else { return };
        let parent = index.checked_sub(1).and_then(|before| self.page_of(slot, before));
        match self.prefix.find(parent, tokens) {
            Some(cached) if cached == page => {}
            Some(cached) => {
                self.reference(cached);
                self.set_entry(slot, index as usize, cached);
                self.unreference(page);
            }
            None => self.prefix.insert(page, parent, tokens),
        }
    }

    /// Stores the keys or values of one token of `slot`, at `place` among those that its pages hold.
    pub(crate) fn write(&mut self, side: Side, slot: SlotId, place: u32, layer: usize, values: &[f32]) {
        let per_page = self.storage.layout().tokens_per_page;
        if let Some(page) = self.page_of(slot, place / per_page) {
            self.storage.write(side, page, (place % per_page) as usize, layer, values);
        }
    }

    /// The cached tokens from `place` on, up to the end of their page and to `end`, with their number.
    pub(crate) fn run(
        &self,
        side: Side,
        slot: SlotId,
        place: u32,
        end: u32,
        layer: usize,
        head: usize,
    ) -> Option<(Run<'_>, u32)> {
        let per_page = self.storage.layout().tokens_per_page;
        let first = place % per_page;
        let count = (per_page.get() - first).min(end.checked_sub(place)?);
        let page = self.page_of(slot, place / per_page)?;
        let tokens = first as usize..(first + count) as usize;
        Some((self.storage.run(side, page, tokens, layer, head)?, count))
    }

    /// The pages of `slot`, which holds `held` tokens, with the number of tables that hold each.
    pub(crate) fn table(&self, slot: SlotId, held: u32) -> impl Iterator<Item = (u16, u16)> + '_ {
        let pages = self.entries(slot).unwrap_or_default().iter().take(self.pages_for(held));
        pages.map(|page| (*page, self.references.get(usize::from(*page)).copied().unwrap_or(0)))
    }

    /// Whether `page` is in no table and kept by the prefix cache.
    pub(crate) fn is_idle(&self, page: u16) -> bool {
        self.prefix.is_idle(PageId(page))
    }

    /// The shape of the pages.
    pub(crate) fn layout(&self) -> &PageLayout {
        self.storage.layout()
    }

    /// Bytes of a page.
    pub(crate) fn page_bytes(&self) -> usize {
        self.storage.page_bytes()
    }

    /// The bytes of the pages of `slot` for `held` tokens, in order.
    pub(crate) fn page_bytes_of(&self, slot: SlotId, held: u32) -> impl Iterator<Item = &[u8]> {
        let pages = self.entries(slot).unwrap_or_default().iter().take(self.pages_for(held));
        pages.map(|page| self.storage.page(PageId(*page)))
    }

    /// Fills the pages of `slot` for `held` tokens, which nobody else holds, with `bytes`.
    pub(crate) fn restore_pages(&mut self, slot: SlotId, held: u32, bytes: &[u8]) {
        let page_bytes = self.page_bytes().max(1);
        for (index, bytes) in (0..self.pages_for(held) as u32).zip(bytes.chunks_exact(page_bytes)) {
            if let Some(page) = self.page_of(slot, index) {
                self.storage.page_mut(page).iter_mut().zip(bytes).for_each(|(place, byte)| *place = *byte);
            }
        }
    }

    /// Whether the books agree, given the slots with the tokens that they hold: every page is free, idle or owned, its
    /// references are the table entries that name it.
    pub(crate) fn audit(&self, slots: impl Iterator<Item = (SlotId, u32)> + Clone) -> bool {
        let free = self.free.get(..self.free_count).unwrap_or_default();
        (0u16..).zip(self.references.iter()).all(|(page, references)| {
            let entries = slots.clone().flat_map(|(slot, held)| self.table(slot, held));
            let named = entries.filter(|(entry, _)| *entry == page).count();
            let freed = free.iter().filter(|entry| **entry == page).count();
            let idle = usize::from(self.prefix.is_idle(PageId(page)));
            named == usize::from(*references) && freed + idle + usize::from(named > 0) == 1
        })
    }

    fn allocate(&mut self) -> Option<PageId> {
        let page = match self.free_count.checked_sub(1) {
            Some(top) => {
                self.free_count = top;
                PageId(*self.free.get(top)?)
            }
            None => {
                let page = self.prefix.evict()?;
                self.storage.wipe(page);
                page
            }
        };
        *self.references.get_mut(page.index())? = 1;
        Some(page)
    }

    fn reference(&mut self, page: PageId) {
        if let Some(references) = self.references.get_mut(page.index()) {
            if *references == 0 {
                self.prefix.revive(page);
            }
            *references += 1;
        }
    }

    fn unreference(&mut self, page: PageId) {
        let Some(references) = self.references.get_mut(page.index()) else { return };
        *references = references.saturating_sub(1);
        if *references > 0 || self.prefix.rest(page) {
            return;
        }
        self.storage.wipe(page);
        if let Some(top) = self.free.get_mut(self.free_count) {
            *top = page.0;
            self.free_count += 1;
        }
    }

    fn entries(&self, slot: SlotId) -> Option<&[u16]> {
        self.tables.get(slot.index() * self.pages_per_slot..)?.get(..self.pages_per_slot)
    }

    fn page_of(&self, slot: SlotId, index: u32) -> Option<PageId> {
        self.entries(slot)?.get(index as usize).map(|page| PageId(*page))
    }

    fn set_entry(&mut self, slot: SlotId, index: usize, page: PageId) {
        let table = self.tables.get_mut(slot.index() * self.pages_per_slot..);
        let entry = table.and_then(|table| table.get_mut(..self.pages_per_slot)?.get_mut(index));
        if let Some(entry) = entry {
            *entry = page.0;
        }
    }
}
