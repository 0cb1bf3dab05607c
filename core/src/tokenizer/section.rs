//! The tokenizer's section of an image: its layout, for those who write it and those who read it.
//!
//! Everything is little-endian, at any alignment, and holds no address. A header of [`HEADER_LEN`] bytes:
//!
//! | at | field | |
//! |---|---|---|
//! | 0 | magic | `KTOK` |
//! | 4 | version u16 | [`VERSION`] |
//! | 6 | algorithm u8 | 0 SentencePiece BPE, 1 byte-level BPE |
//! | 7 | pre-tokenizer u8 | 0 none, 1 GPT-2, 2 SmolLM, 3 Llama 3; none exactly with algorithm 0 |
//! | 8 | flags u32 | 1 a prompt begins with BOS, 2 space prefix, 4 whole pre-tokens first |
//! | 12 | vocabulary size u32 | above 0, below 2²⁴ |
//! | 16 | BOS u32 | id, or all ones |
//! | 20 | unknown u32 | id of a token of kind unknown, or all ones |
//! | 24 | end ids u32 | count |
//! | 28 | specials u32 | count |
//! | 32 | piece slots u32 | count |
//! | 36 | merges u32 | count |
//! | 40 | merge slots u32 | count |
//! | 44 | blob length u32 | bytes, below 2²⁹ |
//! | 48 | longest piece u32 | bytes |
//! | 52 | inner-space set | 256 bits: byte `b` is in it when some piece contains `b` followed by a space |
//!
//! Then these tables without gaps, each of unsigned integers of 1 to 4 bytes (the fewest that hold the table's
//! largest possible value and, apart from it, all ones for "none", which only byte tokens and slots may be; see
//! [`Header::tables`]):
//!
//! | table | entries | value |
//! |---|---|---|
//! | pieces | vocabulary + 1 | offset in the blob · 8 + [`TokenKind`](super::TokenKind); the last one closes the blob |
//! | ranks | vocabulary, or 0 for byte-level | pieces with a better score; merging needs only their order |
//! | byte tokens | 256 | id for a byte that stands alone |
//! | specials | specials | ids of user-defined, control and unknown tokens, ascending by their bytes |
//! | piece slots | piece slots | hash table: ids of normal and user-defined tokens, by [`hash_piece`] |
//! | merges | 3 × merges | left, right and merged id, in the order of their ranks |
//! | merge slots | merge slots | hash table: indices of merges, by [`hash_pair`] |
//! | end ids | end ids | ids |
//!
//! and at the end the blob: the bytes of all pieces, as they are printed. A hash table is probed linearly from
//! [`first_slot`]; a "none" ends the search.

use super::error::TokenizerError;

/// The first bytes of the section.
pub const MAGIC: [u8; 4] = *b"KTOK";
/// The version that this build writes and reads.
pub const VERSION: u16 = 1;
/// Bytes before the first table.
pub const HEADER_LEN: usize = 84;

/// The prompt begins with BOS.
pub const FLAG_ADD_BOS: u32 = 1;
/// A space is put before text.
pub const FLAG_SPACE_PREFIX: u32 = 2;
/// A pre-token that is a piece is taken whole, whatever the merges say.
pub const FLAG_WHOLE_PRETOKENS: u32 = 4;

const MAX_VOCAB: u32 = (1 << 24) - 1;
const MAX_MERGES: u32 = (1 << 24) - 1;
const MAX_BLOB: u32 = (1 << 29) - 1;
const NONE: u32 = u32::MAX;

/// How text is cut before byte-level merging.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(u8)]
pub enum PreTokenizer {
    /// GPT-2's pattern.
    Gpt2 = 1,
    /// Every number character by itself, then GPT-2's pattern on what is between.
    SmolLm = 2,
    /// Llama 3's pattern.
    Llama3 = 3,
}

/// How text becomes tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Algorithm {
    /// SentencePiece BPE by score, with byte fallback.
    SentencePiece,
    /// Byte-level BPE by merge rank.
    ByteLevel(PreTokenizer),
}

/// The fields of the header that are not fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// How text becomes tokens.
    pub algorithm: Algorithm,
    /// `FLAG_*`.
    pub flags: u32,
    /// Tokens.
    pub vocab_size: u32,
    /// Beginning of sequence.
    pub bos: Option<u32>,
    /// What stands for characters without a piece.
    pub unknown: Option<u32>,
    /// Ids that end a generation.
    pub ends: u32,
    /// Tokens that are matched in the text before merging.
    pub specials: u32,
    /// Slots of the hash table of pieces.
    pub piece_slots: u32,
    /// Merges.
    pub merges: u32,
    /// Slots of the hash table of merges.
    pub merge_slots: u32,
    /// Bytes of all pieces.
    pub blob_len: u32,
    /// Bytes of the longest piece.
    pub longest_piece: u32,
    /// Bytes that some piece has before a space.
    pub inner_space: [u8; 32],
}

/// The size of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableShape {
    /// Entries.
    pub len: usize,
    /// Bytes per entry, 1 to 4.
    pub width: usize,
}

impl TableShape {
    fn new(len: u32, max: u32) -> Self {
        Self { len: usize::try_from(len).unwrap_or(usize::MAX), width: width_for(max) }
    }
}

/// The fewest bytes that hold `max` with all ones to spare.
const fn width_for(max: u32) -> usize {
    match max {
        0..0xff => 1,
        0xff..0xffff => 2,
        0xffff..0xff_ffff => 3,
        _ => 4,
    }
}

impl Header {
    /// The shapes of the tables, in their order.
    pub fn tables(&self) -> [TableShape; 8] {
        let last_id = self.vocab_size.saturating_sub(1);
        let ranks = if self.algorithm == Algorithm::SentencePiece { self.vocab_size } else { 0 };
        [
            TableShape::new(
                self.vocab_size.saturating_add(1),
                self.blob_len.saturating_mul(8).saturating_add(7),
            ),
            TableShape::new(ranks, last_id),
            TableShape::new(256, last_id),
            TableShape::new(self.specials, last_id),
            TableShape::new(self.piece_slots, last_id),
            TableShape::new(self.merges.saturating_mul(3), last_id),
            TableShape::new(self.merge_slots, self.merges.saturating_sub(1)),
            TableShape::new(self.ends, last_id),
        ]
    }

    /// The bytes of the header.
    pub fn to_bytes(&self) -> [u8; HEADER_LEN] {
        let (algorithm, pre_tokenizer) = match self.algorithm {
            Algorithm::SentencePiece => (0, 0),
            Algorithm::ByteLevel(pre_tokenizer) => (1, pre_tokenizer as u8),
        };
        let [version_low, version_high] = VERSION.to_le_bytes();
        let words = [
            self.flags,
            self.vocab_size,
            self.bos.unwrap_or(NONE),
            self.unknown.unwrap_or(NONE),
            self.ends,
            self.specials,
            self.piece_slots,
            self.merges,
            self.merge_slots,
            self.blob_len,
            self.longest_piece,
        ];
        let fields = MAGIC
            .into_iter()
            .chain([version_low, version_high, algorithm, pre_tokenizer])
            .chain(words.into_iter().flat_map(u32::to_le_bytes))
            .chain(self.inner_space);
        let mut bytes = [0; HEADER_LEN];
        for (slot, byte) in bytes.iter_mut().zip(fields) {
            *slot = byte;
        }
        bytes
    }

    pub(super) fn parse(section: &[u8]) -> Result<Self, TokenizerError> {
        let prefix = section.first_chunk::<4>().copied().unwrap_or_default();
        if prefix != MAGIC {
            return Err(TokenizerError::NotATokenizer { found: prefix });
        }
        let header = section
            .first_chunk::<HEADER_LEN>()
            .ok_or(TokenizerError::Length { found: section.len(), expected: HEADER_LEN })?;
        let [_, _, _, _, version_low, version_high, algorithm, pre_tokenizer, fields @ ..] = header;
        let version = u16::from_le_bytes([*version_low, *version_high]);
        if version != VERSION {
            return Err(TokenizerError::Version { found: version, expected: VERSION });
        }
        let limited = |field, found, max| match found {
            _ if found <= max => Ok(found),
            _ => Err(TokenizerError::Header { field, found, max }),
        };
        let word = |index: usize| {
            let word = fields.as_chunks::<4>().0.get(index);
            u32::from_le_bytes(word.copied().unwrap_or_default())
        };
        let algorithm = match (algorithm, pre_tokenizer) {
            (0, 0) => Algorithm::SentencePiece,
            (1, 1) => Algorithm::ByteLevel(PreTokenizer::Gpt2),
            (1, 2) => Algorithm::ByteLevel(PreTokenizer::SmolLm),
            (1, 3) => Algorithm::ByteLevel(PreTokenizer::Llama3),
            (0 | 1, &found) => {
                let max = if *algorithm == 0 { 0 } else { 3 };
                return Err(TokenizerError::Header { field: "pre-tokenizer", found: found.into(), max });
            }
            (&found, _) => {
                return Err(TokenizerError::Header { field: "algorithm", found: found.into(), max: 1 });
            }
        };
        let vocab_size = limited("vocabulary size", word(1), MAX_VOCAB)?;
        let optional_id = |field, found| match found {
            NONE => Ok(None),
            _ => limited(field, found, vocab_size.saturating_sub(1)).map(Some),
        };
        Ok(Self {
            algorithm,
            flags: limited("flags", word(0), FLAG_ADD_BOS | FLAG_SPACE_PREFIX | FLAG_WHOLE_PRETOKENS)?,
            vocab_size,
            bos: optional_id("BOS", word(2))?,
            unknown: optional_id("unknown token", word(3))?,
            ends: limited("end id count", word(4), MAX_VOCAB)?,
            specials: limited("special token count", word(5), MAX_VOCAB)?,
            piece_slots: limited("piece slot count", word(6), 4 * MAX_VOCAB)?,
            merges: limited("merge count", word(7), MAX_MERGES)?,
            merge_slots: limited("merge slot count", word(8), 4 * MAX_MERGES)?,
            blob_len: limited("blob length", word(9), MAX_BLOB)?,
            longest_piece: word(10),
            inner_space: fields.last_chunk().copied().unwrap_or_default(),
        })
    }
}

/// The hash of a piece's bytes: 32-bit FNV-1a, with the finalizer of MurmurHash3 because the slot is taken from
/// the high bits. `prefix` puts a space before `text`.
pub fn hash_piece(prefix: bool, text: &[u8]) -> u32 {
    let add = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let start = 0x811c_9dc5;
    let start = if prefix { add(start, b' ') } else { start };
    finalize(text.iter().fold(start, |hash, &byte| add(hash, byte)))
}

/// The hash of a pair of ids.
pub fn hash_pair(left: u32, right: u32) -> u32 {
    finalize(left.wrapping_mul(0x9e37_79b1).rotate_left(16) ^ right)
}

fn finalize(hash: u32) -> u32 {
    let hash = (hash ^ hash >> 16).wrapping_mul(0x85eb_ca6b);
    let hash = (hash ^ hash >> 13).wrapping_mul(0xc2b2_ae35);
    hash ^ hash >> 16
}

/// Where the search for a hash begins: `⌊hash · slots / 2³²⌋`, which needs no division.
pub fn first_slot(hash: u32, slots: u32) -> u32 {
    ((u64::from(hash) * u64::from(slots)) >> 32) as u32
}

/// The slot that is probed after `slot`.
pub fn next_slot(slot: u32, slots: u32) -> u32 {
    let next = slot.saturating_add(1);
    if next < slots { next } else { 0 }
}
