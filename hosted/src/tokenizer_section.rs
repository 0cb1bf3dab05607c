//! Writes the tokenizer's section of an image from the vocabulary of a model file.
//!
//! The format is described in [`kinglet_core::tokenizer::section`]. What a file spells for humans is resolved
//! here, once: `▁` and GPT-2's byte alphabet become the bytes that they stand for, scores become ranks, merges
//! become ids.

use std::collections::HashMap;

use kinglet_core::tokenizer::TokenizerError;
use kinglet_core::tokenizer::section::{
    self, Algorithm, FLAG_ADD_BOS, FLAG_SPACE_PREFIX, FLAG_WHOLE_PRETOKENS, Header, TableShape,
};

use crate::import::{PreTokenizer, SourceToken, SourceTokenizer, SourceTokenizerKind, TokenKind};

/// What keeps a vocabulary from becoming a section.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum TokenizerSectionError {
    /// Ids would not be unique or not fit.
    #[error("the vocabulary has {found} tokens; from 1 to {max} are supported")]
    VocabularySize {
        /// Tokens found.
        found: usize,
        /// The most that is supported.
        max: usize,
    },
    /// A byte token is not spelled `<0xNN>`.
    #[error("token {id} is a byte but is spelled {found:?}, not like <0x0A>")]
    BytePiece {
        /// The token.
        id: u32,
        /// Its piece.
        found: String,
    },
    /// A score that cannot be compared.
    #[error("the score of token {id} is not a number")]
    Score {
        /// The token.
        id: u32,
    },
    /// A merge of pieces that are not in the vocabulary, or not text.
    #[error(
        "merge {rank} ({left:?} with {right:?}) needs {missing:?}, which is no text token of the vocabulary"
    )]
    Merge {
        /// Which merge.
        rank: usize,
        /// Its left half.
        left: String,
        /// Its right half.
        right: String,
        /// The half or the whole that is missing.
        missing: String,
    },
    /// An id outside the vocabulary.
    #[error("the id of {what} is {found}, the vocabulary has {vocab_size} tokens")]
    Id {
        /// Whose id.
        what: &'static str,
        /// The id.
        found: u32,
        /// Tokens in the vocabulary.
        vocab_size: usize,
    },
    /// The section cannot be read back: a limit of the format.
    #[error("the vocabulary does not fit the format: {0}")]
    Format(#[from] TokenizerError),
}

/// Makes the section for a vocabulary.
///
/// A merge table is kept only for byte-level BPE, and a table of pieces only where encoding looks them up.
///
/// # Errors
/// What in the vocabulary contradicts itself or the limits of the format.
pub fn build(source: &SourceTokenizer) -> Result<Vec<u8>, TokenizerSectionError> {
    let max = (1 << 24) - 1;
    if source.tokens.is_empty() || source.tokens.len() > max {
        return Err(TokenizerSectionError::VocabularySize { found: source.tokens.len(), max });
    }
    check_ids(source)?;
    let pieces = decoded_pieces(source)?;
    let kinds: Vec<TokenKind> = source.tokens.iter().map(|token| token.kind).collect();

    let (algorithm, mut flags) = algorithm(source.kind);
    if source.add_bos {
        flags |= FLAG_ADD_BOS;
    }
    let by_score = algorithm == Algorithm::SentencePiece;
    let ranks = if by_score { ranks(&source.tokens)? } else { Vec::new() };
    let merges = if by_score { Vec::new() } else { merges(source)? };
    let piece_slots = match by_score || flags & FLAG_WHOLE_PRETOKENS != 0 {
        true => piece_slots(&pieces, &kinds),
        false => Vec::new(),
    };
    let merge_slots = merge_slots(&merges);
    let specials = specials(&pieces, &kinds);
    let merging = piece_slots.iter().flatten().map(|&id| pieces[id as usize].as_slice());
    let header = Header {
        algorithm,
        flags,
        vocab_size: count(pieces.len()),
        bos: source.bos,
        unknown: source.unknown.filter(|&id| kinds[id as usize] == TokenKind::Unknown),
        ends: count(source.end_ids.len()),
        specials: count(specials.len()),
        piece_slots: count(piece_slots.len()),
        merges: count(merges.len()),
        merge_slots: count(merge_slots.len()),
        blob_len: count(pieces.iter().map(Vec::len).sum()),
        longest_piece: count(longest_piece(&pieces, &kinds)),
        inner_space: inner_space(merging),
    };
    let tables: [Vec<Option<u32>>; 8] = [
        piece_entries(&pieces, &kinds),
        some(ranks),
        byte_tokens(&pieces, &kinds),
        some(specials),
        piece_slots,
        some(merges.into_iter().flatten()),
        merge_slots,
        some(source.end_ids.iter().copied()),
    ];
    let mut out = header.to_bytes().to_vec();
    for (table, shape) in tables.iter().zip(header.tables()) {
        write_table(&mut out, table, shape);
    }
    pieces.iter().for_each(|piece| out.extend_from_slice(piece));
    kinglet_core::tokenizer::Tokenizer::parse(&out)?;
    Ok(out)
}

fn count(n: usize) -> u32 {
    // The vocabulary's size is checked; a blob beyond 4 GiB would fail the format's own limit.
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn some(values: impl IntoIterator<Item = u32>) -> Vec<Option<u32>> {
    values.into_iter().map(Some).collect()
}

fn algorithm(kind: SourceTokenizerKind) -> (Algorithm, u32) {
    use section::PreTokenizer as Section;
    match kind {
        SourceTokenizerKind::SentencePiece { add_space_prefix: false } => (Algorithm::SentencePiece, 0),
        SourceTokenizerKind::SentencePiece { add_space_prefix: true } => {
            (Algorithm::SentencePiece, FLAG_SPACE_PREFIX)
        }
        SourceTokenizerKind::ByteLevel { pre_tokenizer } => match pre_tokenizer {
            PreTokenizer::Gpt2 => (Algorithm::ByteLevel(Section::Gpt2), 0),
            PreTokenizer::SmolLm => (Algorithm::ByteLevel(Section::SmolLm), 0),
            // Llama 3's vocabulary was made without merges; those in files were derived from it later and do
            // not reach every piece (`ignore_merges` in its tokenizer.json).
            PreTokenizer::Llama3 => (Algorithm::ByteLevel(Section::Llama3), FLAG_WHOLE_PRETOKENS),
        },
    }
}

fn check_ids(source: &SourceTokenizer) -> Result<(), TokenizerSectionError> {
    let vocab_size = source.tokens.len();
    let bos = source.bos.map(|id| ("BOS", id));
    let unknown = source.unknown.map(|id| ("the unknown token", id));
    let ends = source.end_ids.iter().map(|&id| ("an end token", id));
    match bos.into_iter().chain(unknown).chain(ends).find(|&(_, id)| id as usize >= vocab_size) {
        Some((what, found)) => Err(TokenizerSectionError::Id { what, found, vocab_size }),
        None => Ok(()),
    }
}

/// The bytes that each token stands for.
fn decoded_pieces(source: &SourceTokenizer) -> Result<Vec<Vec<u8>>, TokenizerSectionError> {
    let byte_level = matches!(source.kind, SourceTokenizerKind::ByteLevel { .. });
    let decode = |(id, token): (u32, &SourceToken)| match token.kind {
        TokenKind::Byte => byte_of(&token.piece).map(|byte| vec![byte]).ok_or_else(|| {
            let found = String::from_utf8_lossy(&token.piece).into_owned();
            TokenizerSectionError::BytePiece { id, found }
        }),
        TokenKind::Normal if byte_level => Ok(from_byte_alphabet(&token.piece)),
        TokenKind::Normal | TokenKind::UserDefined if !byte_level => Ok(from_markers(&token.piece)),
        _ => Ok(token.piece.clone()),
    };
    (0..).zip(&source.tokens).map(decode).collect()
}

/// `<0x0A>` → 10.
fn byte_of(piece: &[u8]) -> Option<u8> {
    let [b'<', b'0', b'x', high, low, b'>'] = piece else { return None };
    let digit = |digit: u8| char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
    Some(digit(*high)? << 4 | digit(*low)?)
}

/// SentencePiece's `▁` is a space.
fn from_markers(piece: &[u8]) -> Vec<u8> {
    let marker = "▁".as_bytes();
    let mut bytes = Vec::with_capacity(piece.len());
    let mut rest = piece;
    while let Some((&first, after)) = rest.split_first() {
        match rest.strip_prefix(marker) {
            Some(after) => {
                bytes.push(b' ');
                rest = after;
            }
            None => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    bytes
}

/// GPT-2's alphabet: printable Latin-1 characters stand for their own byte, the other 68 bytes, in order, are
/// spelled with the characters from U+0100 on. A piece with any other character is left as it is.
fn from_byte_alphabet(piece: &[u8]) -> Vec<u8> {
    let spelled_plainly = |byte: &u8| matches!(byte, b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff);
    let byte_of = |spelled: char| match u32::from(spelled) {
        code @ 0..=0xff => u8::try_from(code).ok().filter(spelled_plainly),
        code => {
            let index = usize::try_from(code - 0x100).ok()?;
            (0..=u8::MAX).filter(|byte| !spelled_plainly(byte)).nth(index)
        }
    };
    let decoded = std::str::from_utf8(piece).ok().and_then(|piece| piece.chars().map(byte_of).collect());
    decoded.unwrap_or_else(|| piece.to_vec())
}

/// For each token, how many different scores are better than its own.
fn ranks(tokens: &[SourceToken]) -> Result<Vec<u32>, TokenizerSectionError> {
    if let Some((id, _)) = (0..).zip(tokens).find(|(_, token)| token.score.is_nan()) {
        return Err(TokenizerSectionError::Score { id });
    }
    // Adding 0 makes −0 and 0 the same, as they are when compared.
    let score = |token: &SourceToken| token.score + 0.0;
    let mut best_first: Vec<f32> = tokens.iter().map(score).collect();
    best_first.sort_unstable_by(|a, b| b.total_cmp(a));
    best_first.dedup();
    let rank = |token| count(best_first.partition_point(|&better| better > score(token)));
    Ok(tokens.iter().map(rank).collect())
}

fn is_text(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Normal | TokenKind::UserDefined)
}

/// The merges in ids. The halves and the whole are looked up as the file spells them, like the merges.
fn merges(source: &SourceTokenizer) -> Result<Vec<[u32; 3]>, TokenizerSectionError> {
    let mut ids: HashMap<&[u8], u32> = HashMap::new();
    for (id, token) in (0..).zip(&source.tokens).filter(|(_, token)| is_text(token.kind)) {
        ids.entry(&token.piece).or_insert(id);
    }
    let resolve = |(rank, (left, right)): (usize, &(String, String))| {
        let id = |piece: &str| {
            ids.get(piece.as_bytes()).copied().ok_or_else(|| TokenizerSectionError::Merge {
                rank,
                left: left.clone(),
                right: right.clone(),
                missing: piece.to_owned(),
            })
        };
        Ok([id(left)?, id(right)?, id(&format!("{left}{right}"))?])
    };
    source.merges.iter().enumerate().map(resolve).collect()
}

/// A hash table of the text tokens by their bytes; of tokens with the same bytes, the first counts, and
/// a normal one before a user-defined one.
fn piece_slots(pieces: &[Vec<u8>], kinds: &[TokenKind]) -> Vec<Option<u32>> {
    let mut entries: Vec<u32> = (0..count(pieces.len())).filter(|&id| is_text(kinds[id as usize])).collect();
    entries.sort_by_key(|&id| (&pieces[id as usize], kinds[id as usize] != TokenKind::Normal));
    entries.dedup_by_key(|id| &pieces[*id as usize]);
    entries.retain(|&id| !pieces[id as usize].is_empty());
    let hash = |&id: &u32| section::hash_piece(false, &pieces[id as usize]);
    hash_table(&entries, hash)
}

/// A hash table of the merges by their halves; of equal pairs, the first counts.
fn merge_slots(merges: &[[u32; 3]]) -> Vec<Option<u32>> {
    let pair = |rank: u32| {
        let [left, right, _] = merges[rank as usize];
        (left, right)
    };
    let mut entries: Vec<u32> = (0..count(merges.len())).collect();
    entries.sort_by_key(|&rank| pair(rank));
    entries.dedup_by_key(|rank| pair(*rank));
    hash_table(&entries, |&rank| section::hash_pair(pair(rank).0, pair(rank).1))
}

/// Linear probing at a load of 2/3: a hit takes 2 probes on average, a miss, which most pairs of symbols are, 5.
/// At a load of 4/5 it would be 13 for a sixth less; each probe is a few reads from flash.
fn hash_table(entries: &[u32], hash: impl Fn(&u32) -> u32) -> Vec<Option<u32>> {
    if entries.is_empty() {
        return Vec::new();
    }
    let mut slots = vec![None; entries.len() * 3 / 2 + 1];
    let len = count(slots.len());
    for entry in entries {
        let mut slot = section::first_slot(hash(entry), len);
        while slots[slot as usize].is_some() {
            slot = section::next_slot(slot, len);
        }
        slots[slot as usize] = Some(*entry);
    }
    slots
}

/// Tokens that are matched in the text, ascending by their bytes; of equal ones, the user-defined, then the first.
fn specials(pieces: &[Vec<u8>], kinds: &[TokenKind]) -> Vec<u32> {
    let special = |id: &u32| {
        let kind = kinds[*id as usize];
        matches!(kind, TokenKind::UserDefined | TokenKind::Control | TokenKind::Unknown)
            && !pieces[*id as usize].is_empty()
    };
    let mut ids: Vec<u32> = (0..count(pieces.len())).filter(special).collect();
    ids.sort_by_key(|&id| (&pieces[id as usize], kinds[id as usize] != TokenKind::UserDefined));
    ids.dedup_by_key(|id| &pieces[*id as usize]);
    ids
}

/// For each byte, its byte token, or else the ordinary token that is just this byte.
fn byte_tokens(pieces: &[Vec<u8>], kinds: &[TokenKind]) -> Vec<Option<u32>> {
    let mut tokens = vec![None; 256];
    for wanted in [TokenKind::Byte, TokenKind::Normal] {
        for (id, (piece, &kind)) in (0..).zip(pieces.iter().zip(kinds)) {
            if let ([byte], true) = (piece.as_slice(), kind == wanted) {
                tokens[usize::from(*byte)].get_or_insert(id);
            }
        }
    }
    tokens
}

fn longest_piece(pieces: &[Vec<u8>], kinds: &[TokenKind]) -> usize {
    let makes_text = |kind| kind != TokenKind::Unused;
    let lens = pieces.iter().zip(kinds).filter(|&(_, &kind)| makes_text(kind)).map(|(piece, _)| piece.len());
    lens.max().unwrap_or(0)
}

/// The bytes that stand before a space in some piece.
fn inner_space<'p>(pieces: impl Iterator<Item = &'p [u8]>) -> [u8; 32] {
    let mut set = [0; 32];
    for [before, after] in pieces.flat_map(|piece| piece.array_windows::<2>()) {
        if *after == b' ' {
            set[usize::from(before >> 3)] |= 1 << (before & 7);
        }
    }
    set
}

fn piece_entries(pieces: &[Vec<u8>], kinds: &[TokenKind]) -> Vec<Option<u32>> {
    let mut offset = 0;
    let mut entries = Vec::with_capacity(pieces.len() + 1);
    for (piece, &kind) in pieces.iter().zip(kinds) {
        entries.push(Some(offset << 3 | section_kind(kind) as u32));
        offset += count(piece.len());
    }
    entries.push(Some(offset << 3));
    entries
}

fn section_kind(kind: TokenKind) -> kinglet_core::tokenizer::TokenKind {
    use kinglet_core::tokenizer::TokenKind as Section;
    match kind {
        TokenKind::Normal => Section::Normal,
        TokenKind::Unknown => Section::Unknown,
        TokenKind::Control => Section::Control,
        TokenKind::UserDefined => Section::UserDefined,
        TokenKind::Unused => Section::Unused,
        TokenKind::Byte => Section::Byte,
    }
}

fn write_table(out: &mut Vec<u8>, table: &[Option<u32>], shape: TableShape) {
    assert_eq!(table.len(), shape.len, "the header counts what is written");
    for entry in table {
        out.extend_from_slice(&entry.unwrap_or(u32::MAX).to_le_bytes()[..shape.width]);
    }
}
