//! The sentence that is answered, and the places in it where a copy can be.

/// Words of a set of places: one for each byte, and one behind the last.
const WORDS: usize = Said::BYTES / 64 + 1;

/// The sentence.
#[derive(Clone, Copy, Debug)]
pub struct Said {
    text: [u8; Said::BYTES],
    len: usize,
}

/// A set of places between the bytes of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends([u64; WORDS]);

impl Ends {
    const NONE: Self = Self([0; WORDS]);

    fn add(&mut self, place: usize) {
        if let Some(word) = self.0.get_mut(place / 64) {
            *word |= 1 << (place % 64);
        }
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().zip((0..).step_by(64)).flat_map(|(word, first)| {
            let mut rest = word;
            core::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest.wrapping_sub(1);
                (bit < 64).then_some(first + bit)
            })
        })
    }
}

/// A set of bytes.
#[derive(Clone, Copy, Debug)]
pub struct Bytes([u32; 8]);

impl Bytes {
    pub const ALL: Self = Self([u32::MAX; 8]);

    pub fn of(bytes: &[u8]) -> Self {
        bytes.iter().fold(Self([0; 8]), |set, byte| set.with(*byte))
    }

    pub fn with(mut self, byte: u8) -> Self {
        if let Some(word) = self.0.get_mut(usize::from(byte / 32)) {
            *word |= 1 << (byte % 32);
        }
        self
    }

    pub fn all_ascii(&self) -> bool {
        self.0.iter().skip(4).all(|word| *word == 0)
    }

    pub fn has(&self, byte: u8) -> bool {
        self.0.get(usize::from(byte / 32)).is_some_and(|word| word >> (byte % 32) & 1 == 1)
    }
}

impl Said {
    /// Room for the longest prompt: more than its tokens have, of which a word has twelve bytes at most.
    pub const BYTES: usize = 1088;

    pub const EMPTY: Self = Self { text: [0; Self::BYTES], len: 0 };

    /// Adds to the sentence. What cannot stand in a text of JSON becomes a blank, so that it cannot be copied.
    pub fn push(&mut self, piece: &[u8]) {
        let room = self.text.get_mut(self.len..).unwrap_or_default();
        let byte = |byte| if matches!(byte, 0..b' ' | b'"' | b'\\' | 0x7f) { b' ' } else { byte };
        self.len += room.iter_mut().zip(piece).map(|(place, said)| *place = byte(*said)).count();
    }

    /// Ends the sentence with its last word.
    pub fn trim_end(&mut self) {
        self.len = self.text().trim_ascii_end().len();
    }

    fn text(&self) -> &[u8] {
        self.text.get(..self.len).unwrap_or_default()
    }

    /// The bytes before and after a place; blanks at the ends.
    fn around(&self, place: usize) -> (u8, u8) {
        let byte =
            |index: Option<usize>| index.and_then(|index| self.text().get(index)).copied().unwrap_or(b' ');
        (byte(place.checked_sub(1)), byte(Some(place)))
    }

    /// Where words begin; `None` if there are none.
    pub fn word_starts(&self) -> Option<Ends> {
        let mut starts = Ends::NONE;
        for place in 0..self.len {
            let (before, after) = self.around(place);
            if after != b' ' && (before == b' ' || !is_word(before) && is_word(after)) {
                starts.add(place);
            }
        }
        (starts != Ends::NONE).then_some(starts)
    }

    /// The bytes that stand behind the places.
    pub fn bytes_at(&self, ends: Ends) -> Bytes {
        ends.iter()
            .filter_map(|place| self.text().get(place))
            .fold(Bytes::of(b""), |set, byte| set.with(*byte))
    }

    /// Whether a word ends at one of the places.
    pub fn has_word_end(&self, ends: Ends) -> bool {
        ends.iter().any(|place| {
            let (before, after) = self.around(place);
            before != b' ' && (after == b' ' || is_word(before) && !is_word(after))
        })
    }

    /// Whether no letter is cut at one of the places.
    pub fn has_letter_end(&self, ends: Ends) -> bool {
        self.bytes_to_letter_end(ends) == 0
    }

    /// Bytes to the end of the letter that the places are in; 0 between letters.
    pub fn bytes_to_letter_end(&self, ends: Ends) -> u32 {
        let rest = |place| self.text().get(place..).unwrap_or_default();
        let cut = |place| rest(place).iter().take_while(|byte| matches!(byte, 0x80..0xc0)).count() as u32;
        ends.iter().map(cut).min().unwrap_or(0)
    }

    /// Where a copy that has come to `ends` is after `piece`; `None` if the sentence does not go on like that.
    pub fn follow(&self, ends: Ends, piece: &[u8]) -> Option<Ends> {
        let mut after = Ends::NONE;
        for place in ends.iter() {
            if self.text().get(place..).is_some_and(|rest| !piece.is_empty() && rest.starts_with(piece)) {
                after.add(place + piece.len());
            }
        }
        (after != Ends::NONE).then_some(after)
    }
}

/// Letters and digits, and all of what is not ASCII.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || !byte.is_ascii()
}
