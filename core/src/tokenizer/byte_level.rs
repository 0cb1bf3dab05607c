//! Byte-level BPE: inside a pre-token, the adjacent pair whose merge was learnt first merges first.
//!
//! Source: Sennrich et al., "Neural Machine Translation of Rare Words with Subword Units" (2016); Radford et al.,
//! "Language Models are Unsupervised Multitask Learners" (2019) for bytes as the alphabet.

use super::merger::{Join, Merger, Pairs, Symbol};
use super::pre_tokenizer::PreTokens;
use super::section::{FLAG_WHOLE_PRETOKENS, PreTokenizer};
use super::view::Section;
use super::{Ids, Stretch, TokenizerError};

pub(super) fn encode(
    section: &Section<'_>,
    pre_tokenizer: PreTokenizer,
    stretch: Stretch<'_>,
    scratch: &mut [u32],
    ids: &mut Ids<'_>,
) -> Result<(), TokenizerError> {
    let whole_first = section.header.flags & FLAG_WHOLE_PRETOKENS != 0;
    let mut at = stretch.at;
    for pre_token in PreTokens::new(pre_tokenizer, stretch.text) {
        let end = at.saturating_add(pre_token.len());
        let whole = if whole_first { section.find_piece(false, pre_token) } else { None };
        match whole {
            Some(id) => ids.push(id, end)?,
            None => encode_pre_token(section, pre_token, at, scratch, ids)?,
        }
        at = end;
    }
    Ok(())
}

struct Merges<'s>(&'s Section<'s>);

impl Pairs for Merges<'_> {
    fn join(&self, left: Symbol, right: Symbol) -> Option<Join> {
        let (rank, id) = self.0.find_merge(left.id?, right.id?)?;
        Some(Join { rank, id })
    }
}

fn encode_pre_token(
    section: &Section<'_>,
    pre_token: &[u8],
    at: usize,
    scratch: &mut [u32],
    ids: &mut Ids<'_>,
) -> Result<(), TokenizerError> {
    let mut merger = Merger::new(scratch, pre_token.len())?;
    for (start, &byte) in pre_token.iter().enumerate() {
        merger.place(Symbol { start, len: 1, id: section.byte_token(byte) });
    }
    merger.run(&Merges(section));
    let text_place = |place| at.saturating_add(place);
    section.push_symbols(&merger, |place| pre_token.get(place).copied(), text_place, ids)
}
