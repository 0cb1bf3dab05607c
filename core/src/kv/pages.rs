//! Who owns which page. A slot reads and writes only through its own table.

use super::storage::{Run, Side, Storage};

/// A page of the arena. Only the pool makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PageId(u16);

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

/// The arena has fewer free pages than a call needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct OutOfPages {
    /// Pages that the call needs beyond those that the slot has.
    pub needed: u32,
    /// Pages that are free.
    pub free: u32,
}

impl core::fmt::Display for OutOfPages {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "the KV arena is exhausted: {} more pages needed, {} free", self.needed, self.free)
    }
}

impl core::error::Error for OutOfPages {}

/// The page pool: storage, the stack of free pages, and each slot's page table.
pub(crate) struct Pages<'a> {
    storage: Storage<'a>,
    free: &'a mut [u16],
    free_count: usize,
    tables: &'a mut [u16],
    pages_per_slot: usize,
}

impl<'a> Pages<'a> {
    /// `free` has one entry a page, `tables` has `pages_per_slot` entries a slot.
    pub(crate) fn new(
        storage: Storage<'a>,
        free: &'a mut [u16],
        tables: &'a mut [u16],
        pages_per_slot: usize,
    ) -> Self {
        // The lowest page on top of the stack.
        for (entry, page) in free.iter_mut().rev().zip(0..) {
            *entry = page;
        }
        let free_count = free.len();
        Self { storage, free, free_count, tables, pages_per_slot }
    }

    pub(crate) fn free_count(&self) -> usize {
        self.free_count
    }

    /// Pages that `tokens` tokens fill, the last one perhaps in part.
    pub(crate) fn pages_for(&self, tokens: u32) -> usize {
        tokens.div_ceil(self.storage.layout().tokens_per_page.get()) as usize
    }

    /// Gives `slot`, which holds `held` tokens, pages for `wanted` tokens. On error nothing has changed.
    pub(crate) fn reserve(&mut self, slot: SlotId, held: u32, wanted: u32) -> Result<(), OutOfPages> {
        let (have, need) = (self.pages_for(held), self.pages_for(wanted));
        let missing = need.saturating_sub(have);
        let error = OutOfPages { needed: missing as u32, free: self.free_count as u32 };
        let left = self.free_count.checked_sub(missing).ok_or(error)?;
        let table =
            table_mut(self.tables, self.pages_per_slot, slot).and_then(|t| t.get_mut(have..need.max(have)));
        let (table, free) = table.zip(self.free.get(left..self.free_count)).ok_or(error)?;
        for (entry, page) in table.iter_mut().zip(free.iter().rev()) {
            *entry = *page;
        }
        self.free_count = left;
        Ok(())
    }

    /// Takes back the pages of `slot` beyond those for `kept` of its `held` tokens, and wipes them.
    pub(crate) fn release(&mut self, slot: SlotId, held: u32, kept: u32) {
        let range = self.pages_for(kept)..self.pages_for(held);
        let Some(table) = table_mut(self.tables, self.pages_per_slot, slot).and_then(|t| t.get_mut(range))
        else {
            return;
        };
        for page in table.iter().rev() {
            self.storage.wipe(PageId(*page));
            if let Some(top) = self.free.get_mut(self.free_count) {
                *top = *page;
                self.free_count += 1;
            }
        }
    }

    /// Stores the keys or values of one token of `slot`.
    pub(crate) fn write(&mut self, side: Side, slot: SlotId, position: u32, layer: usize, values: &[f32]) {
        let per_page = self.storage.layout().tokens_per_page;
        if let Some(page) = self.page_of(slot, position / per_page) {
            self.storage.write(side, page, (position % per_page) as usize, layer, values);
        }
    }

    /// The cached tokens from `position` on, up to the end of their page and to `end`, with their number.
    pub(crate) fn run(
        &self,
        side: Side,
        slot: SlotId,
        position: u32,
        end: u32,
        layer: usize,
        head: usize,
    ) -> Option<(Run<'_>, u32)> {
        let per_page = self.storage.layout().tokens_per_page;
        let first = position % per_page;
        let count = (per_page.get() - first).min(end.checked_sub(position)?);
        let page = self.page_of(slot, position / per_page)?;
        let tokens = first as usize..(first + count) as usize;
        Some((self.storage.run(side, page, tokens, layer, head)?, count))
    }

    fn page_of(&self, slot: SlotId, index: u32) -> Option<PageId> {
        let start = slot.index() * self.pages_per_slot;
        let table = self.tables.get(start..)?.get(..self.pages_per_slot)?;
        table.get(index as usize).map(|page| PageId(*page))
    }
}

fn table_mut(tables: &mut [u16], pages_per_slot: usize, slot: SlotId) -> Option<&mut [u16]> {
    tables.get_mut(slot.index() * pages_per_slot..)?.get_mut(..pages_per_slot)
}
