//! Finding special tokens in text.

use super::{TokenKind, Tokenizer};

/// A set of bytes: the filter that lets a scan pass quickly over text without special tokens.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FirstBytes([u32; 8]);

impl FirstBytes {
    fn contains(&self, byte: u8) -> bool {
        self.0.get(usize::from(byte >> 5)).is_some_and(|bits| bits >> (byte & 31) & 1 != 0)
    }
}

impl<'a> FromIterator<(u32, &'a [u8])> for FirstBytes {
    fn from_iter<T: IntoIterator<Item = (u32, &'a [u8])>>(tokens: T) -> Self {
        let mut set = Self::default();
        for byte in tokens.into_iter().filter_map(|(_, piece)| piece.first()) {
            if let Some(bits) = set.0.get_mut(usize::from(byte >> 5)) {
                *bits |= 1 << (byte & 31);
            }
        }
        set
    }
}

/// A special token in the text.
#[derive(Clone, Copy)]
pub(super) struct Special {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) id: u32,
}

impl Tokenizer<'_> {
    /// The leftmost special token from byte `from` on, the longest of those that begin there. Without
    /// `parse_special`, only user-defined tokens count.
    pub(super) fn next_special(&self, text: &[u8], from: usize, parse_special: bool) -> Option<Special> {
        let firsts = if parse_special { &self.special } else { &self.user_defined };
        let rest = text.get(from..)?;
        (from..).zip(rest).filter(|&(_, &byte)| firsts.contains(byte)).find_map(|(start, _)| {
            let (len, id) = self.longest_special(text.get(start..)?, parse_special)?;
            Some(Special { start, end: start.saturating_add(len), id })
        })
    }

    /// The longest special token that `text` begins with, and its length.
    ///
    /// The tokens are sorted by their bytes, so those that begin alike are a range, which each byte of the text
    /// narrows by two binary searches.
    pub(super) fn longest_special(&self, text: &[u8], parse_special: bool) -> Option<(usize, u32)> {
        let mut range = 0..usize::try_from(self.section.header.specials).ok()?;
        let mut longest = None;
        for (index, &byte) in text.iter().enumerate() {
            range.start = self.partition(range.clone(), |piece| piece.get(index) < Some(&byte));
            range.end = self.partition(range.clone(), |piece| piece.get(index) <= Some(&byte));
            // The one that ends here, if any, sorts before those that go on.
            let len = index.saturating_add(1);
            let Some((id, piece)) = self.section.special(range.start).filter(|_| !range.is_empty()) else {
                break;
            };
            if piece.len() == len && piece.get(index) == Some(&byte) {
                if parse_special || self.section.kind(id) == Some(TokenKind::UserDefined) {
                    longest = Some((len, id));
                }
                range.start = range.start.saturating_add(1);
            }
        }
        longest
    }

    /// The first index in `range` whose piece is not `before`.
    fn partition(&self, range: core::ops::Range<usize>, before: impl Fn(&[u8]) -> bool) -> usize {
        let (mut low, mut high) = (range.start, range.end);
        while low < high {
            let middle = low.midpoint(high);
            if self.section.special(middle).is_some_and(|(_, piece)| before(piece)) {
                low = middle.saturating_add(1);
            } else {
                high = middle;
            }
        }
        low
    }
}
