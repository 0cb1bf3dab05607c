//! Checked views of a section's tables, and the lookups in them.

use super::TokenKind;
use super::error::TokenizerError;
use super::section::{HEADER_LEN, Header, first_slot, hash_pair, hash_piece, next_slot};

/// Unsigned integers of 1 to 4 bytes each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<'a> {
    bytes: &'a [u8],
    width: usize,
}

impl<'a> Table<'a> {
    /// The value of an entry; `None` past the end.
    pub(super) fn get(&self, index: usize) -> Option<u32> {
        let start = index.checked_mul(self.width)?;
        match *self.bytes.get(start..start.checked_add(self.width)?)? {
            [a] => Some(u32::from_le_bytes([a, 0, 0, 0])),
            [a, b] => Some(u32::from_le_bytes([a, b, 0, 0])),
            [a, b, c] => Some(u32::from_le_bytes([a, b, c, 0])),
            [a, b, c, d] => Some(u32::from_le_bytes([a, b, c, d])),
            _ => None,
        }
    }

    /// The value of an entry; `None` also where the entry says so.
    pub(super) fn id(&self, index: usize) -> Option<u32> {
        self.get(index).filter(|&value| value != self.none())
    }

    fn none(&self) -> u32 {
        match self.width {
            1 => 0xff,
            2 => 0xffff,
            3 => 0xff_ffff,
            _ => u32::MAX,
        }
    }

    fn values(self) -> impl Iterator<Item = u32> + 'a {
        (0..).map_while(move |index| self.get(index))
    }
}

/// The parts of a section that has been checked once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section<'a> {
    pub(super) header: Header,
    pieces: Table<'a>,
    ranks: Table<'a>,
    byte_tokens: Table<'a>,
    specials: Table<'a>,
    piece_slots: Table<'a>,
    merges: Table<'a>,
    merge_slots: Table<'a>,
    ends: Table<'a>,
    blob: &'a [u8],
}

impl<'a> Section<'a> {
    pub(super) fn parse(bytes: &'a [u8]) -> Result<Self, TokenizerError> {
        let header = Header::parse(bytes)?;
        let shapes = header.tables();
        let blob_len = usize::try_from(header.blob_len).unwrap_or(usize::MAX);
        let expected = shapes.iter().fold(HEADER_LEN.saturating_add(blob_len), |sum, shape| {
            sum.saturating_add(shape.len.saturating_mul(shape.width))
        });
        let wrong_length = TokenizerError::Length { found: bytes.len(), expected };
        if bytes.len() != expected {
            return Err(wrong_length);
        }
        let mut rest = bytes.get(HEADER_LEN..).unwrap_or_default();
        let mut tables = [Table { bytes: &[], width: 1 }; 8];
        for (table, shape) in tables.iter_mut().zip(shapes) {
            let (bytes, after) =
                rest.split_at_checked(shape.len.saturating_mul(shape.width)).ok_or(wrong_length)?;
            *table = Table { bytes, width: shape.width };
            rest = after;
        }
        let [pieces, ranks, byte_tokens, specials, piece_slots, merges, merge_slots, ends] = tables;
        let section = Self {
            header,
            pieces,
            ranks,
            byte_tokens,
            specials,
            piece_slots,
            merges,
            merge_slots,
            ends,
            blob: rest,
        };
        section.check()?;
        Ok(section)
    }

    /// One pass over every table but the ranks, of which any value is good.
    fn check(&self) -> Result<(), TokenizerError> {
        self.check_pieces()?;
        let text = |kind| matches!(kind, TokenKind::Normal | TokenKind::UserDefined);
        let special = |kind| matches!(kind, TokenKind::UserDefined | TokenKind::Control | TokenKind::Unknown);
        let byte_or_text = |kind| kind == TokenKind::Byte || text(kind);
        let (sparse, full) = (true, false);
        self.check_ids("byte tokens", self.byte_tokens, sparse, "the id of a byte or of text", byte_or_text)?;
        self.check_ids("specials", self.specials, full, "the id of a special token", special)?;
        self.check_ids("piece slots", self.piece_slots, sparse, "the id of text", text)?;
        self.check_ids("merges", self.merges, full, "the id of text", byte_or_text)?;
        self.check_ids("end ids", self.ends, full, "the id of a token", |_| true)?;
        for (index, found) in self.merge_slots.values().enumerate() {
            if found != self.merge_slots.none() && found >= self.header.merges {
                let expected = "the index of a merge";
                return Err(TokenizerError::Entry { table: "merge slots", index, found, expected });
            }
        }
        match self.header.unknown {
            Some(found) if self.kind(found) != Some(TokenKind::Unknown) => Err(TokenizerError::Entry {
                table: "header",
                index: 5,
                found,
                expected: "the id of a token of kind unknown",
            }),
            _ => Ok(()),
        }
    }

    fn check_pieces(&self) -> Result<(), TokenizerError> {
        if self.header.vocab_size == 0 {
            let expected = "at least one token";
            return Err(TokenizerError::Entry { table: "header", index: 3, found: 0, expected });
        }
        let mut start = 0;
        let mut kind = None;
        for (index, found) in self.pieces.values().enumerate() {
            let wrong = |expected| TokenizerError::Entry { table: "pieces", index, found, expected };
            let offset = found >> 3;
            if offset < start || offset > self.header.blob_len || (index == 0 && offset != 0) {
                return Err(wrong("an offset that is not below the one before"));
            }
            // The bytes of the piece before end here.
            if kind == Some(TokenKind::Byte) && offset.wrapping_sub(start) != 1 {
                return Err(wrong("a byte token of one byte before it"));
            }
            kind = Some(TokenKind::from_bits(found & 7).ok_or(wrong("a token kind from 0 to 5"))?);
            start = offset;
        }
        if start != self.header.blob_len {
            let index = self.header.vocab_size as usize;
            let expected = "the end of the blob";
            return Err(TokenizerError::Entry { table: "pieces", index, found: start, expected });
        }
        Ok(())
    }

    fn check_ids(
        &self,
        name: &'static str,
        table: Table<'a>,
        sparse: bool,
        expected: &'static str,
        allowed: impl Fn(TokenKind) -> bool,
    ) -> Result<(), TokenizerError> {
        for (index, found) in table.values().enumerate() {
            let none = sparse && found == table.none();
            if !none && !self.kind(found).is_some_and(&allowed) {
                return Err(TokenizerError::Entry { table: name, index, found, expected });
            }
        }
        Ok(())
    }

    pub(super) fn kind(&self, id: u32) -> Option<TokenKind> {
        if id >= self.header.vocab_size {
            return None;
        }
        TokenKind::from_bits(self.pieces.get(usize::try_from(id).ok()?)? & 7)
    }

    pub(super) fn piece(&self, id: u32) -> Option<&'a [u8]> {
        let index = usize::try_from(id).ok()?;
        let start = usize::try_from(self.pieces.get(index)? >> 3).ok()?;
        let end = usize::try_from(self.pieces.get(index.checked_add(1)?)? >> 3).ok()?;
        self.blob.get(start..end)
    }

    /// How many pieces merge before this one.
    pub(super) fn rank(&self, id: u32) -> Option<u32> {
        self.ranks.get(usize::try_from(id).ok()?)
    }

    /// The token of a byte that stands alone.
    pub(super) fn byte_token(&self, byte: u8) -> Option<u32> {
        self.byte_tokens.id(byte.into())
    }

    /// The `index`th special token in ascending order of bytes, with its bytes.
    pub(super) fn special(&self, index: usize) -> Option<(u32, &'a [u8])> {
        let id = self.specials.id(index)?;
        Some((id, self.piece(id)?))
    }

    pub(super) fn specials(&self) -> impl Iterator<Item = (u32, &'a [u8])> + '_ {
        (0..).map_while(|index| self.special(index))
    }

    pub(super) fn end_ids(&self) -> impl Iterator<Item = u32> + 'a {
        self.ends.values()
    }

    /// The normal or user-defined token whose bytes are `text`, after a space where `prefix` says so.
    pub(super) fn find_piece(&self, prefix: bool, text: &[u8]) -> Option<u32> {
        let slots = self.header.piece_slots;
        let mut slot = first_slot(hash_piece(prefix, text), slots);
        for _ in 0..slots {
            let id = self.piece_slots.id(usize::try_from(slot).ok()?)?;
            let piece = self.piece(id)?;
            let same = if prefix { piece.strip_prefix(b" ") == Some(text) } else { piece == text };
            if same {
                return Some(id);
            }
            slot = next_slot(slot, slots);
        }
        None
    }

    /// The merge of two tokens: its rank, and what they become.
    pub(super) fn find_merge(&self, left: u32, right: u32) -> Option<(u32, u32)> {
        let slots = self.header.merge_slots;
        let mut slot = first_slot(hash_pair(left, right), slots);
        for _ in 0..slots {
            let rank = self.merge_slots.id(usize::try_from(slot).ok()?)?;
            let entry = usize::try_from(rank).ok()?.checked_mul(3)?;
            if self.merges.get(entry)? == left && self.merges.get(entry.checked_add(1)?)? == right {
                return Some((rank, self.merges.id(entry.checked_add(2)?)?));
            }
            slot = next_slot(slot, slots);
        }
        None
    }

    /// Whether some piece has `byte` before a space.
    pub(super) fn is_before_inner_space(&self, byte: u8) -> bool {
        let bits = self.header.inner_space.get(usize::from(byte >> 3)).copied().unwrap_or_default();
        bits >> (byte & 7) & 1 != 0
    }
}
