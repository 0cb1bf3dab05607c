//! Greedy merging: again and again, the adjacent pair of best rank becomes one symbol, leftmost among equals.
//!
//! Both kinds of BPE end in this loop; they differ in what a pair's rank is. A text of `n` bytes has at most
//! `n` symbols. Each keeps its length at its first and its last byte (boundary tags), so that both neighbours
//! are found without links. The best pair is found by a tournament: a tree of fan-out 8 over the ranks, in
//! which every inner node holds the position of the best rank below it. A merge replays three paths of the
//! tree, so a text takes O(n log n), and the memory is fixed by `n` alone, which a heap with stale entries
//! could not promise.

use super::error::TokenizerError;

/// The rank of a pair that does not merge.
const NO_RANK: u32 = u32::MAX;
/// The id of a symbol that is no token.
const NO_ID: u32 = u32::MAX;
/// A node is 8 adjacent words: half a cache line of a desktop, a line of a Cortex-M7.
const FAN_OUT: usize = 8;

/// A stretch of the chunk that is or may become one token. Positions are bytes from the chunk's beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Symbol {
    pub(super) start: usize,
    pub(super) len: usize,
    /// The token, if it is one.
    pub(super) id: Option<u32>,
}

impl Symbol {
    pub(super) fn end(&self) -> usize {
        self.start.saturating_add(self.len)
    }
}

/// What becomes of a pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct Join {
    /// Lower merges earlier.
    pub(super) rank: u32,
    /// The token that the two become.
    pub(super) id: u32,
}

/// Which adjacent symbols merge; the difference between the algorithms.
pub(super) trait Pairs {
    fn join(&self, left: Symbol, right: Symbol) -> Option<Join>;
}

/// The words that a chunk of `len` bytes needs: 3 per byte, and 1/7 for the tournament.
pub(super) const fn words_needed(len: usize) -> usize {
    len.saturating_mul(3).saturating_add(nodes(len))
}

const fn nodes(leaves: usize) -> usize {
    let mut level = leaves.div_ceil(FAN_OUT);
    let mut total = level;
    while level > 1 {
        level = level.div_ceil(FAN_OUT);
        total += level;
    }
    total
}

/// One chunk of text while it is merged.
pub(super) struct Merger<'s> {
    /// Length of the symbol that begins or ends here.
    spans: &'s mut [u32],
    /// Token of the symbol that begins here.
    ids: &'s mut [u32],
    /// Rank of the symbol that begins here with the one after it.
    ranks: &'s mut [u32],
    /// The tournament's inner nodes, level by level, the root last.
    winners: &'s mut [u32],
}

impl<'s> Merger<'s> {
    /// An empty chunk of `len` bytes, to be filled from end to end with [`Self::place`].
    pub(super) fn new(scratch: &'s mut [u32], len: usize) -> Result<Self, TokenizerError> {
        let max = NO_RANK as usize - 1;
        if len > max {
            return Err(TokenizerError::TextTooLong { found: len, max });
        }
        let too_small = TokenizerError::ScratchTooSmall { found: scratch.len(), needed: words_needed(len) };
        let split = |words: &'s mut [u32], at| words.split_at_mut_checked(at).ok_or(too_small);
        let (spans, scratch) = split(scratch, len)?;
        let (ids, scratch) = split(scratch, len)?;
        let (ranks, scratch) = split(scratch, len)?;
        let (winners, _) = split(scratch, nodes(len))?;
        spans.fill(0);
        ranks.fill(NO_RANK);
        Ok(Self { spans, ids, ranks, winners })
    }

    /// Puts a symbol in its place, over whatever was there.
    pub(super) fn place(&mut self, symbol: Symbol) {
        let len = symbol.len as u32;
        let last = symbol.end().saturating_sub(1);
        for at in [symbol.start, last] {
            if let Some(span) = self.spans.get_mut(at) {
                *span = len;
            }
        }
        if let Some(id) = self.ids.get_mut(symbol.start) {
            *id = symbol.id.unwrap_or(NO_ID);
        }
    }

    /// Merges until no pair is left.
    pub(super) fn run(&mut self, pairs: &impl Pairs) {
        self.rank_all(pairs);
        self.play_all();
        while let Some((left, right)) = self.best() {
            let Some(join) = pairs.join(left, right) else { return };
            let merged =
                Symbol { start: left.start, len: left.len.saturating_add(right.len), id: Some(join.id) };
            self.place(merged);
            self.set_rank(right.start, NO_RANK);
            let rank = self.symbol_at(merged.end()).and_then(|next| pairs.join(merged, next));
            self.set_rank(merged.start, rank.map_or(NO_RANK, |join| join.rank));
            if let Some(before) = self.symbol_before(merged) {
                let rank = pairs.join(before, merged);
                self.set_rank(before.start, rank.map_or(NO_RANK, |join| join.rank));
            }
        }
    }

    /// The symbols from left to right.
    pub(super) fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        core::iter::successors(self.symbol_at(0), |symbol| self.symbol_at(symbol.end()))
    }

    fn symbol_at(&self, start: usize) -> Option<Symbol> {
        let len = usize::try_from(*self.spans.get(start)?).ok().filter(|&len| len > 0)?;
        let id = *self.ids.get(start)?;
        Some(Symbol { start, len, id: (id != NO_ID).then_some(id) })
    }

    fn symbol_before(&self, symbol: Symbol) -> Option<Symbol> {
        let len = *self.spans.get(symbol.start.checked_sub(1)?)?;
        self.symbol_at(symbol.start.checked_sub(usize::try_from(len).ok()?)?)
    }

    fn rank_all(&mut self, pairs: &impl Pairs) {
        let mut left = self.symbol_at(0);
        while let Some(symbol) = left {
            let right = self.symbol_at(symbol.end());
            let join = right.and_then(|right| pairs.join(symbol, right));
            if let (Some(join), Some(rank)) = (join, self.ranks.get_mut(symbol.start)) {
                *rank = join.rank;
            }
            left = right;
        }
    }

    fn best(&self) -> Option<(Symbol, Symbol)> {
        let winner = usize::try_from(*self.winners.last()?).ok()?;
        self.ranks.get(winner).filter(|&&rank| rank != NO_RANK)?;
        let left = self.symbol_at(winner)?;
        Some((left, self.symbol_at(left.end())?))
    }

    /// The position of the best rank among the leaves below node `node` of the lowest level.
    fn play_leaves(&self, node: usize) -> u32 {
        let first = node.saturating_mul(FAN_OUT);
        let (mut winner, mut best) = (first, NO_RANK);
        for (at, &rank) in (first..).zip(self.ranks.get(first..).unwrap_or_default().iter().take(FAN_OUT)) {
            if rank < best {
                (winner, best) = (at, rank);
            }
        }
        winner as u32
    }

    /// The same for a node of a higher level, whose children are nodes `first..` of the level below, which
    /// ends before `end`.
    fn play_nodes(&self, first: usize, end: usize) -> u32 {
        let (mut winner, mut best) = (0, NO_RANK);
        let children = self.winners.get(first..end).unwrap_or_default().iter().take(FAN_OUT);
        for (index, &child) in children.enumerate() {
            let rank = usize::try_from(child).ok().and_then(|child| self.ranks.get(child)).copied();
            let rank = rank.unwrap_or(NO_RANK);
            if index == 0 || rank < best {
                (winner, best) = (child, rank);
            }
        }
        winner
    }

    fn play_all(&mut self) {
        let mut below = self.ranks.len().div_ceil(FAN_OUT);
        for node in 0..below {
            let winner = self.play_leaves(node);
            if let Some(slot) = self.winners.get_mut(node) {
                *slot = winner;
            }
        }
        let mut below_start = 0;
        while below > 1 {
            let below_end = below_start + below;
            let level = below.div_ceil(FAN_OUT);
            for node in 0..level {
                let winner = self.play_nodes(below_start + node * FAN_OUT, below_end);
                if let Some(slot) = self.winners.get_mut(below_end + node) {
                    *slot = winner;
                }
            }
            (below_start, below) = (below_end, level);
        }
    }

    fn set_rank(&mut self, at: usize, rank: u32) {
        let Some(slot) = self.ranks.get_mut(at) else { return };
        if *slot == rank {
            return;
        }
        *slot = rank;
        self.replay(at);
    }

    /// Plays again the matches on the way from leaf `at` to the root.
    fn replay(&mut self, at: usize) {
        let mut node = at / FAN_OUT;
        let mut winner = self.play_leaves(node);
        let (mut level_start, mut level) = (0, self.ranks.len().div_ceil(FAN_OUT));
        loop {
            let Some(slot) = self.winners.get_mut(level_start + node) else { return };
            // Another leaf still wins here, with the rank it had: nothing changes further up.
            if *slot == winner && winner as usize != at {
                return;
            }
            *slot = winner;
            if level <= 1 {
                return;
            }
            let level_end = level_start + level;
            node /= FAN_OUT;
            winner = self.play_nodes(level_start + node * FAN_OUT, level_end);
            (level_start, level) = (level_end, level.div_ceil(FAN_OUT));
        }
    }
}
