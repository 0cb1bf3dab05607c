//! SentencePiece's BPE: the adjacent pair that makes the piece of best score merges first.
//!
//! Source: Kudo and Richardson, "SentencePiece" (2018), in the form that llama2.c and llama.cpp use for Llama's
//! vocabularies: no normalisation, spaces kept, characters without a piece spelled in byte tokens.

use super::merger::{Join, Merger, Pairs, Symbol};
use super::unicode::first_char;
use super::view::Section;
use super::{Ids, Stretch, TokenizerError};

pub(super) fn encode(
    section: &Section<'_>,
    space_prefix: bool,
    stretch: Stretch<'_>,
    scratch: &mut [u32],
    ids: &mut Ids<'_>,
) -> Result<(), TokenizerError> {
    let mut start = 0;
    let mut prefix = space_prefix;
    while let Some(rest) = stretch.text.get(start..).filter(|rest| !rest.is_empty()) {
        let len = uncuttable_len(section, prefix, rest);
        let text = rest.get(..len).unwrap_or(rest);
        let at = stretch.at.saturating_add(start);
        encode_chunk(&Chunk { section, prefix, text }, at, scratch, ids)?;
        start = start.saturating_add(text.len());
        prefix = false;
    }
    Ok(())
}

/// The bytes until the next space before which no merge can reach over: the byte before it precedes a space in
/// no piece of the vocabulary. Most vocabularies have only runs of spaces at the beginning of a piece, so that
/// this is a word with its spaces; cutting there changes no result and keeps the scratch small.
fn uncuttable_len(section: &Section<'_>, prefix: bool, text: &[u8]) -> usize {
    let mut before = prefix.then_some(b' ');
    for (index, &byte) in text.iter().enumerate() {
        if byte == b' ' && index > 0 && before.is_some_and(|before| !section.is_before_inner_space(before)) {
            return index;
        }
        before = Some(byte);
    }
    text.len()
}

/// Text that is merged as one, with a space before it where `prefix` says so.
struct Chunk<'s, 't> {
    section: &'s Section<'s>,
    prefix: bool,
    text: &'t [u8],
}

impl<'t> Chunk<'_, 't> {
    fn byte(&self, place: usize) -> Option<u8> {
        match place.checked_sub(self.prefix.into()) {
            Some(place) => self.text.get(place).copied(),
            None => Some(b' '),
        }
    }

    /// The token whose bytes stand at `start..end`.
    fn token(&self, start: usize, end: usize) -> Option<u32> {
        let shift = usize::from(self.prefix);
        let text = self.text.get(start.saturating_sub(shift)..end.checked_sub(shift)?)?;
        self.section.find_piece(self.prefix && start == 0, text)
    }
}

impl Pairs for Chunk<'_, '_> {
    fn join(&self, left: Symbol, right: Symbol) -> Option<Join> {
        let len = left.len.saturating_add(right.len);
        if len > usize::try_from(self.section.header.longest_piece).unwrap_or(usize::MAX) {
            return None;
        }
        let id = self.token(left.start, right.end())?;
        Some(Join { rank: self.section.rank(id)?, id })
    }
}

fn encode_chunk(
    chunk: &Chunk<'_, '_>,
    at: usize,
    scratch: &mut [u32],
    ids: &mut Ids<'_>,
) -> Result<(), TokenizerError> {
    let shift = usize::from(chunk.prefix);
    let mut merger = Merger::new(scratch, chunk.text.len().saturating_add(shift))?;
    if chunk.prefix {
        merger.place(Symbol { start: 0, len: 1, id: chunk.token(0, 1) });
    }
    let mut start = shift;
    let mut rest = chunk.text;
    while let Some((_, len)) = first_char(rest) {
        let end = start.saturating_add(len);
        merger.place(Symbol { start, len, id: chunk.token(start, end) });
        start = end;
        rest = rest.get(len..).unwrap_or_default();
    }
    merger.run(chunk);
    // Places in the chunk count the prefix, places in the text do not.
    let text_place = |place: usize| at.saturating_add(place.saturating_sub(shift));
    chunk.section.push_symbols(&merger, |place| chunk.byte(place), text_place, ids)
}
