//! The prefix cache: full pages that are found again by the tokens that lead to them.
//!
//! A cached page is known by the page before it (its *parent*) and its own tokens, so that by induction it stands for
//! one whole prefix; the hash only finds candidates, the tokens decide. The pool keeps two rules that make this hold:
//! whoever holds a cached page holds its parent too, and releases the last page first. So a parent is never evicted
//! before its children, and a page number in use as a parent never changes its meaning.

use super::pages::PageId;
use core::num::NonZero;

/// No page.
const NONE: u16 = u16::MAX;

/// The cache's memory; all slices are empty when prefixes are not cached.
pub(crate) struct PrefixWords<'a> {
    /// `tokens_per_page` tokens a page.
    pub tokens: &'a mut [u32],
    /// One entry a page each: hash, parent, next page of the bucket, neighbours in the list of idle pages.
    pub hashes: &'a mut [u32],
    pub parents: &'a mut [u16],
    pub chain: &'a mut [u16],
    pub newer: &'a mut [u16],
    pub older: &'a mut [u16],
    /// First page of each bucket; as many as pages.
    pub buckets: &'a mut [u16],
}

/// See the [module](self).
pub(crate) struct PrefixCache<'a> {
    words: PrefixWords<'a>,
    tokens_per_page: usize,
    /// The ends of the list of idle pages.
    newest: u16,
    oldest: u16,
    idle: usize,
}

/// What `parents` says of a page that is not cached.
const NOT_CACHED: u16 = u16::MAX - 1;
/// What `newer` says of a page that is not idle.
const NOT_IDLE: u16 = u16::MAX - 1;

impl<'a> PrefixCache<'a> {
    pub(super) fn new(words: PrefixWords<'a>, tokens_per_page: NonZero<u32>) -> Self {
        words.parents.fill(NOT_CACHED);
        words.newer.fill(NOT_IDLE);
        words.buckets.fill(NONE);
        let tokens_per_page = tokens_per_page.get() as usize;
        Self { words, tokens_per_page, newest: NONE, oldest: NONE, idle: 0 }
    }

    /// Cached pages that are in no table.
    pub(super) fn idle_count(&self) -> usize {
        self.idle
    }

    pub(super) fn is_idle(&self, page: PageId) -> bool {
        self.words.newer.get(page.index()).is_some_and(|newer| *newer != NOT_IDLE)
    }

    /// The page with these tokens after `parent`.
    pub(super) fn find(&self, parent: Option<PageId>, tokens: &[u32]) -> Option<PageId> {
        let (parent, hash) = (parent.map_or(NONE, |page| page.0), hash(parent, tokens));
        let mut page = *self.words.buckets.get(self.bucket(hash)?)?;
        while page != NONE {
            let index = usize::from(page);
            let same = self.words.hashes.get(index) == Some(&hash)
                && self.words.parents.get(index) == Some(&parent)
                && self.tokens_of(index) == Some(tokens);
            if same {
                return Some(PageId(page));
            }
            page = *self.words.chain.get(index)?;
        }
        None
    }

    /// Makes `page`, which is in a table, known. Nothing happens when prefixes are not cached, or when `parent` is not
    /// in the cache itself.
    pub(super) fn insert(&mut self, page: PageId, parent: Option<PageId>, tokens: &[u32]) {
        let rooted = parent.is_none_or(|parent| self.is_cached(parent));
        let hash = hash(parent, tokens);
        let (true, Some(bucket)) = (rooted, self.bucket(hash)) else { return };
        let index = page.index();
        let words = &mut self.words;
        let place = words.tokens.get_mut(index * self.tokens_per_page..);
        let place = place.and_then(|rest| rest.get_mut(..tokens.len()));
        let fields =
            (place, words.hashes.get_mut(index), words.parents.get_mut(index), words.chain.get_mut(index));
        if let (Some(place), Some(its_hash), Some(its_parent), Some(chain)) = fields
            && let Some(first) = words.buckets.get_mut(bucket)
        {
            place.iter_mut().zip(tokens).for_each(|(place, token)| *place = *token);
            *its_hash = hash;
            *its_parent = parent.map_or(NONE, |page| page.0);
            *chain = core::mem::replace(first, page.0);
        }
    }

    /// Takes a page that has just left its last table; false when the page is not cached.
    pub(super) fn rest(&mut self, page: PageId) -> bool {
        if !self.is_cached(page) {
            return false;
        }
        set(self.words.newer, page.0, NONE);
        set(self.words.older, page.0, self.newest);
        match self.newest {
            NONE => self.oldest = page.0,
            newest => set(self.words.newer, newest, page.0),
        }
        self.newest = page.0;
        self.idle += 1;
        true
    }

    /// Gives an idle page back to a table.
    pub(super) fn revive(&mut self, page: PageId) {
        if !self.is_idle(page) {
            return;
        }
        let (newer, older) = (get(self.words.newer, page.0), get(self.words.older, page.0));
        match newer {
            NONE => self.newest = older,
            newer => set(self.words.older, newer, older),
        }
        match older {
            NONE => self.oldest = newer,
            older => set(self.words.newer, older, newer),
        }
        set(self.words.newer, page.0, NOT_IDLE);
        self.idle = self.idle.saturating_sub(1);
    }

    /// Forgets the page that has been idle longest.
    pub(super) fn evict(&mut self) -> Option<PageId> {
        let page = (self.oldest != NONE).then_some(PageId(self.oldest))?;
        self.revive(page);
        self.forget(page);
        Some(page)
    }

    fn is_cached(&self, page: PageId) -> bool {
        self.words.parents.get(page.index()).is_some_and(|parent| *parent != NOT_CACHED)
    }

    /// Takes `page` out of its bucket.
    fn forget(&mut self, page: PageId) {
        set(self.words.parents, page.0, NOT_CACHED);
        let next = get(self.words.chain, page.0);
        let hash = self.words.hashes.get(page.index()).copied().unwrap_or(0);
        let Some(first) = self.bucket(hash).and_then(|bucket| self.words.buckets.get_mut(bucket)) else {
            return;
        };
        if *first == page.0 {
            *first = next;
            return;
        }
        let mut before = *first;
        while before != NONE {
            let after = get(self.words.chain, before);
            if after == page.0 {
                return set(self.words.chain, before, next);
            }
            before = after;
        }
    }

    fn bucket(&self, hash: u32) -> Option<usize> {
        (hash as usize).checked_rem(self.words.buckets.len())
    }

    fn tokens_of(&self, page: usize) -> Option<&[u32]> {
        self.words.tokens.get(page * self.tokens_per_page..)?.get(..self.tokens_per_page)
    }
}

fn get(list: &[u16], page: u16) -> u16 {
    list.get(usize::from(page)).copied().unwrap_or(NONE)
}

fn set(list: &mut [u16], page: u16, value: u16) {
    if let Some(entry) = list.get_mut(usize::from(page)) {
        *entry = value;
    }
}

/// FNV-1a over the parent's number and the tokens.
fn hash(parent: Option<PageId>, tokens: &[u32]) -> u32 {
    let words =
        core::iter::once(parent.map_or(u32::MAX, |page| u32::from(page.0))).chain(tokens.iter().copied());
    words
        .flat_map(u32::to_le_bytes)
        .fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
