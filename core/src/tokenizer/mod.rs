//! Text to token ids and back, straight from the image in flash.
//!
//! Two algorithms: SentencePiece's BPE by score with byte fallback (Llama, Gemma), and GPT-2's byte-level BPE by
//! merge rank (SmolLM2, Llama 3). Both look pieces up in hash tables of the [`section`] and merge in the caller's
//! scratch, so a tokenizer costs no RAM but for its views of the section (some 300 bytes), and encoding takes
//! O(n log n) for any input.
//!
//! Where implementations differ, this one does as follows.
//!
//! - Special tokens are cut out of the text first: leftmost, then longest (as SentencePiece and Hugging Face
//!   do). llama.cpp takes the longest anywhere first, which differs only where two of them overlap in part.
//! - A SentencePiece tokenizer with a space prefix puts one space before the text and before what follows a
//!   special token (llama.cpp's rule), and decoding takes the same spaces away. Repeated spaces are kept.
//! - A literal `▁` in the text is no space: it is encoded, and comes back, as itself.
//! - SentencePiece tokens of kind unused are never made.
//! - Invalid UTF-8 is encoded byte by byte. Byte-level vocabularies may lack a byte (SmolLM2's lacks 21);
//!   Hugging Face drops it without a word, here it is [`TokenizerError::NoToken`].

mod byte_level;
mod error;
mod merger;
mod pre_tokenizer;
pub mod section;
mod sentencepiece;
mod specials;
mod stream;
mod unicode;
mod unicode_tables;
mod view;

pub use error::TokenizerError;
pub use stream::StreamDecoder;

use merger::{Merger, Symbol};
use section::{Algorithm, FLAG_ADD_BOS, FLAG_SPACE_PREFIX};
use specials::FirstBytes;
use view::Section;

/// What kind of piece a token is; GGUF's token types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(u8)]
pub enum TokenKind {
    /// Ordinary text.
    Normal = 0,
    /// Stands for what has no piece.
    Unknown = 1,
    /// A marker such as BOS: made from text only with `parse_special`, never printed.
    Control = 2,
    /// Text that is matched before everything else.
    UserDefined = 3,
    /// Not in use: neither made nor printed.
    Unused = 4,
    /// One byte of a character that has no piece.
    Byte = 5,
}

impl TokenKind {
    fn from_bits(bits: u32) -> Option<Self> {
        Some(match bits {
            0 => Self::Normal,
            1 => Self::Unknown,
            2 => Self::Control,
            3 => Self::UserDefined,
            4 => Self::Unused,
            5 => Self::Byte,
            _ => return None,
        })
    }
}

/// How [`Tokenizer::encode`] treats the text. The default is plain text in the middle of a sequence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EncodeOptions {
    /// Put BOS first; for a prompt, this is [`Tokenizer::add_bos`]. Chat templates often spell it themselves.
    pub bos: bool,
    /// Control tokens spelled out in the text (`<|im_start|>`) become those tokens. For templates; for what a
    /// user typed, `false`: then no text makes a control token. User-defined tokens are matched either way.
    pub parse_special: bool,
}

/// The words of scratch with which [`Tokenizer::encode`] works for every text of `text_len` bytes: about 3.15
/// words per byte.
///
/// That is for a text without a place to cut, such as one long word. What is really used depends on the longest
/// stretch that cannot be cut: a word with its spaces for the usual vocabularies. 128 words are enough for
/// stretches of 40 bytes; the longest in WikiText-2's test set has 34.
pub const fn scratch_len(text_len: usize) -> usize {
    // One more for the space prefix.
    merger::words_needed(text_len.saturating_add(1))
}

/// A tokenizer in a section of an image, borrowed and checked.
#[derive(Clone, Copy, Debug)]
pub struct Tokenizer<'a> {
    section: Section<'a>,
    /// First bytes of the user-defined tokens.
    user_defined: FirstBytes,
    /// First bytes of all special tokens.
    special: FirstBytes,
}

impl<'a> Tokenizer<'a> {
    /// Checks a [`section`] in one pass over its tables. After it, no lookup can fail for the section's sake.
    ///
    /// # Errors
    /// The field or table entry that contradicts the format.
    pub fn parse(section: &'a [u8]) -> Result<Self, TokenizerError> {
        let section = Section::parse(section)?;
        let user_defined = |id| section.kind(id) == Some(TokenKind::UserDefined);
        Ok(Self {
            user_defined: section.specials().filter(|&(id, _)| user_defined(id)).collect(),
            special: section.specials().collect(),
            section,
        })
    }

    /// How text becomes tokens.
    pub fn algorithm(&self) -> Algorithm {
        self.section.header.algorithm
    }

    /// Tokens in the vocabulary; ids are below.
    pub fn vocab_size(&self) -> u32 {
        self.section.header.vocab_size
    }

    /// The token that begins a sequence.
    pub fn bos(&self) -> Option<u32> {
        self.section.header.bos
    }

    /// Whether a prompt begins with BOS.
    pub fn add_bos(&self) -> bool {
        self.section.header.flags & FLAG_ADD_BOS != 0
    }

    /// Whether a space is put before text, and taken away again in decoding.
    pub fn add_space_prefix(&self) -> bool {
        self.section.header.flags & FLAG_SPACE_PREFIX != 0
    }

    /// Whether generation ends with this token.
    pub fn is_end(&self, id: u32) -> bool {
        self.end_ids().any(|end| end == id)
    }

    /// The tokens with which generation ends.
    pub fn end_ids(&self) -> impl Iterator<Item = u32> + 'a {
        self.section.end_ids()
    }

    /// The bytes of a token as they stand in text (for a control token, its name); `None` for an id outside the
    /// vocabulary. A piece need not be whole characters.
    pub fn piece(&self, id: u32) -> Option<&'a [u8]> {
        self.section.piece(id)
    }

    /// The kind of a token; `None` for an id outside the vocabulary.
    pub fn kind(&self, id: u32) -> Option<TokenKind> {
        self.section.kind(id)
    }

    /// The special token (user-defined, control or unknown) of this name.
    pub fn special_id(&self, name: &[u8]) -> Option<u32> {
        self.longest_special(name, true).filter(|&(len, _)| len == name.len()).map(|(_, id)| id)
    }

    /// Writes the ids of `text` to `out` and returns how many there are.
    ///
    /// `text` is bytes as they come; they need not be UTF-8. For the size of `scratch`, see [`scratch_len`].
    ///
    /// # Errors
    /// [`TokenizerError::OutputTooSmall`] and [`TokenizerError::ScratchTooSmall`], as soon as the text is found
    /// not to fit; [`TokenizerError::NoToken`] for a character that the vocabulary cannot express;
    /// [`TokenizerError::NoBos`]. What `out` then holds is unspecified.
    pub fn encode(
        &self,
        text: &[u8],
        options: EncodeOptions,
        scratch: &mut [u32],
        out: &mut [u32],
    ) -> Result<usize, TokenizerError> {
        let mut ids =
            Ids { out, len: 0, text_len: text.len(), longest_piece: self.section.header.longest_piece };
        if options.bos {
            ids.push(self.bos().ok_or(TokenizerError::NoBos)?, 0)?;
        }
        let mut at = 0;
        while at < text.len() {
            let special = self.next_special(text, at, options.parse_special);
            let end = special.map_or(text.len(), |special| special.start);
            if let Some(stretch) = text.get(at..end).filter(|stretch| !stretch.is_empty()) {
                self.encode_stretch(Stretch { text: stretch, at }, scratch, &mut ids)?;
            }
            at = end;
            if let Some(special) = special {
                at = special.end;
                ids.push(special.id, at)?;
            }
        }
        Ok(ids.len)
    }

    /// Encodes text without special tokens.
    fn encode_stretch(
        &self,
        stretch: Stretch<'_>,
        scratch: &mut [u32],
        ids: &mut Ids<'_>,
    ) -> Result<(), TokenizerError> {
        match self.algorithm() {
            Algorithm::SentencePiece => {
                sentencepiece::encode(&self.section, self.add_space_prefix(), stretch, scratch, ids)
            }
            Algorithm::ByteLevel(pre_tokenizer) => {
                byte_level::encode(&self.section, pre_tokenizer, stretch, scratch, ids)
            }
        }
    }

    /// Decodes a whole sequence, passing valid UTF-8 to `sink` in order; see [`StreamDecoder`].
    ///
    /// # Errors
    /// [`TokenizerError::NoSuchToken`].
    pub fn decode(&self, ids: &[u32], mut sink: impl FnMut(&str)) -> Result<(), TokenizerError> {
        let mut stream = StreamDecoder::new();
        for &id in ids {
            stream.push(self, id, &mut sink)?;
        }
        stream.finish(&mut sink);
        Ok(())
    }
}

/// A part of the text that is encoded without regard to the rest.
#[derive(Clone, Copy)]
struct Stretch<'t> {
    text: &'t [u8],
    /// Where it begins in the whole text.
    at: usize,
}

/// The ids written so far.
struct Ids<'o> {
    out: &'o mut [u32],
    len: usize,
    text_len: usize,
    longest_piece: u32,
}

impl Ids<'_> {
    /// Appends `id`; the text up to byte `done` is then encoded.
    fn push(&mut self, id: u32, done: usize) -> Result<(), TokenizerError> {
        let Some(slot) = self.out.get_mut(self.len) else {
            let longest = usize::try_from(self.longest_piece).unwrap_or(usize::MAX).max(1);
            let rest = self.text_len.saturating_sub(done).div_ceil(longest);
            return Err(TokenizerError::OutputTooSmall {
                found: self.out.len(),
                at_least: self.len.saturating_add(1).saturating_add(rest),
            });
        };
        *slot = id;
        self.len += 1;
        Ok(())
    }
}

impl Section<'_> {
    /// Appends the tokens of a merged chunk. `byte` gives the chunk's bytes, `text_place` turns places in the
    /// chunk into places in the text.
    fn push_symbols(
        &self,
        merger: &Merger<'_>,
        byte: impl Fn(usize) -> Option<u8>,
        text_place: impl Fn(usize) -> usize,
        ids: &mut Ids<'_>,
    ) -> Result<(), TokenizerError> {
        for symbol in merger.symbols() {
            match symbol.id {
                Some(id) => ids.push(id, text_place(symbol.end()))?,
                None => self.push_bytes(symbol, &byte, &text_place, ids)?,
            }
        }
        Ok(())
    }

    /// Appends the byte tokens of a character that has no piece, or the unknown token where one is missing.
    fn push_bytes(
        &self,
        symbol: Symbol,
        byte: impl Fn(usize) -> Option<u8>,
        text_place: impl Fn(usize) -> usize,
        ids: &mut Ids<'_>,
    ) -> Result<(), TokenizerError> {
        let bytes = || (symbol.start..symbol.end()).filter_map(|place| Some((place, byte(place)?)));
        let missing = bytes().find(|&(_, byte)| self.byte_token(byte).is_none());
        let done = text_place(symbol.end());
        match (missing, self.header.unknown) {
            (None, _) => {
                bytes().filter_map(|(_, byte)| self.byte_token(byte)).try_for_each(|id| ids.push(id, done))
            }
            (Some(_), Some(unknown)) => ids.push(unknown, done),
            (Some((place, byte)), None) => Err(TokenizerError::NoToken { byte, at: text_place(place) }),
        }
    }
}
