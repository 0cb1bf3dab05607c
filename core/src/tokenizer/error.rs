use core::fmt;

/// What can go wrong between the bytes of a tokenizer section and the ids of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum TokenizerError {
    /// The section does not begin with `KTOK`.
    NotATokenizer {
        /// The first bytes, zeros where there are none.
        found: [u8; 4],
    },
    /// The section is of a version that this build cannot read.
    Version {
        /// The section's.
        found: u16,
        /// This build's.
        expected: u16,
    },
    /// The section's length is not what its header adds up to.
    Length {
        /// Bytes in the section.
        found: usize,
        /// Bytes that the header asks for.
        expected: usize,
    },
    /// A header field has a value that this build does not know or cannot hold.
    Header {
        /// Which field.
        field: &'static str,
        /// Its value.
        found: u32,
        /// The largest one that is allowed.
        max: u32,
    },
    /// An entry of a table contradicts the rest of the section.
    Entry {
        /// Which table.
        table: &'static str,
        /// Which entry, from 0.
        index: usize,
        /// Its value.
        found: u32,
        /// What it has to be.
        expected: &'static str,
    },
    /// The scratch cannot hold the next uninterruptible stretch of the text.
    ScratchTooSmall {
        /// Words given.
        found: usize,
        /// Words needed for that stretch; `needed - found` are missing.
        needed: usize,
    },
    /// The text has more tokens than the output has room for.
    OutputTooSmall {
        /// Ids that there is room for.
        found: usize,
        /// A lower bound of the ids in the text; counting them all would take as long as encoding it.
        at_least: usize,
    },
    /// The text has more bytes in one stretch than positions can count.
    TextTooLong {
        /// Bytes in the text.
        found: usize,
        /// The most that is allowed.
        max: usize,
    },
    /// A character has no piece, its bytes have no tokens, and the vocabulary has no unknown token.
    NoToken {
        /// The byte that has no token.
        byte: u8,
        /// Where in the text it is.
        at: usize,
    },
    /// BOS was asked for, but the vocabulary has none.
    NoBos,
    /// The id to decode is not in the vocabulary.
    NoSuchToken {
        /// The id.
        found: u32,
        /// Tokens in the vocabulary.
        vocab_size: u32,
    },
}

impl fmt::Display for TokenizerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NotATokenizer { found } => {
                write!(f, "the tokenizer section begins with {found:02x?}, not with \"KTOK\"")
            }
            Self::Version { found, expected } => {
                write!(f, "the tokenizer section has version {found}, this build reads {expected}")
            }
            Self::Length { found, expected } => {
                write!(f, "the tokenizer section has {found} bytes, its header asks for {expected}")
            }
            Self::Header { field, found, max } => {
                write!(f, "the tokenizer's {field} is {found}, at most {max} is allowed")
            }
            Self::Entry { table, index, found, expected } => {
                write!(f, "entry {index} of the tokenizer's {table} is {found}, expected {expected}")
            }
            Self::ScratchTooSmall { found, needed } => {
                let missing = needed.saturating_sub(found);
                write!(f, "the tokenizer needs {needed} words of scratch, has {found}: {missing} are missing")
            }
            Self::OutputTooSmall { found, at_least } => {
                write!(f, "the text has at least {at_least} tokens, there is room for {found}")
            }
            Self::TextTooLong { found, max } => {
                write!(f, "the text has {found} bytes, at most {max} are allowed")
            }
            Self::NoToken { byte, at } => {
                write!(f, "the byte 0x{byte:02x} at offset {at} has no token in this vocabulary")
            }
            Self::NoBos => write!(f, "the vocabulary has no BOS token"),
            Self::NoSuchToken { found, vocab_size } => {
                write!(f, "token {found} is not in the vocabulary of {vocab_size}")
            }
        }
    }
}

impl core::error::Error for TokenizerError {}
