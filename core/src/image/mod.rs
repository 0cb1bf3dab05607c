//! The image: one flat, checksummed, position-independent blob that holds a whole model.
//!
//! All integers are little-endian. Nothing needs an alignment: every field is read byte by byte, and the
//! kernels read weights as bytes. (The writer still puts sections and tensors on multiples of [`ALIGN`], for
//! the sake of cache lines and of flash programming.)
//!
//! ```text
//! 0   magic "KINGLETI"
//! 8   u32 version (1)
//! 12  u32 CRC-32 of bytes 16..192
//! 16  u64 length of the whole image
//! 24  u64 zero
//! 32  section table: 5 entries { u32 kind, u32 CRC-32 of the section, u64 offset, u64 length, u64 zero }
//!     kinds in this order: 1 config, 2 tensor directory, 3 tokenizer (may be empty), 4 provenance (UTF-8),
//!     5 weights
//! 192 the sections, each at the next multiple of 64
//! ```
//!
//! The config section is [`Config`] as 32-bit words ([`config_to_bytes`]). The directory has one 32-byte entry
//! a tensor, in the one order that the config implies ([`expected_tensors`]), so that a tensor is found by
//! arithmetic; see [`directory`].

mod config_codec;
pub mod directory;

pub use config_codec::{CONFIG_LEN, config_from_bytes, config_to_bytes};
pub use directory::{DIRECTORY_ENTRY_LEN, Encoding, TensorEntry, expected_tensors};

use crate::config::{Config, Role};

/// First bytes of every image.
pub const MAGIC: [u8; 8] = *b"KINGLETI";
/// The version this crate reads and the converter writes.
pub const VERSION: u32 = 1;
/// Sections and tensors start at multiples of this.
pub const ALIGN: u64 = 64;
/// Bytes before the first section.
pub const HEADER_LEN: usize = 192;
/// Where the CRC-covered part of the header begins.
pub const HEADER_CRC_START: usize = 16;
/// Offset of the image length (u64), for loaders that know only the address.
pub const LENGTH_OFFSET: usize = 16;

/// A part of the image. The discriminant is its kind in the section table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Section {
    /// Dimensions and variants.
    Config = 1,
    /// Where each tensor lies.
    Directory = 2,
    /// See [`crate::tokenizer`].
    Tokenizer = 3,
    /// A JSON text for people and tools; `core` never reads it.
    Provenance = 4,
    /// The tensors.
    Weights = 5,
}

/// The sections in the order of the table.
pub const SECTIONS: [Section; 5] =
    [Section::Config, Section::Directory, Section::Tokenizer, Section::Provenance, Section::Weights];

/// Why bytes are not an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ImageError {
    /// Shorter than the header, or than the length that the header states.
    Truncated {
        /// Bytes that are there.
        found: u64,
        /// Bytes that should be.
        expected: u64,
    },
    /// The first bytes are not [`MAGIC`].
    NotAnImage,
    /// Another version of the format.
    Version {
        /// The image's version.
        found: u32,
        /// [`VERSION`].
        expected: u32,
    },
    /// The header or the section table is damaged.
    HeaderChecksum,
    /// A reserved field is not zero, or a section is not where the format puts it.
    Header,
    /// A section is damaged.
    SectionChecksum(Section),
    /// A section lies outside the image, or has a length that its kind forbids.
    SectionBounds(Section),
    /// The provenance is not UTF-8.
    ProvenanceText,
    /// A field of the config is out of its range.
    Config {
        /// The field's name in [`Config`].
        field: &'static str,
        /// Its 32-bit word.
        found: u32,
    },
    /// The directory has another number of entries than the config calls for.
    TensorCount {
        /// Entries that are there.
        found: u64,
        /// Entries that should be.
        expected: u64,
    },
    /// A directory entry disagrees with the config: wrong role, layer, shape, encoding, offset or length.
    Tensor {
        /// The entry's place, from 0.
        index: u32,
        /// What the config calls for there.
        role: Role,
    },
}

impl core::fmt::Display for ImageError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Truncated { found, expected } => {
                write!(f, "image is truncated: {found} bytes, {expected} expected")
            }
            Self::NotAnImage => write!(f, "not a Kinglet image (wrong magic)"),
            Self::Version { found, expected } => {
                write!(
                    f,
                    "image version {found}, this build reads version {expected}; convert the model again"
                )
            }
            Self::HeaderChecksum => write!(f, "image header is damaged (checksum)"),
            Self::Header => write!(f, "image header is malformed"),
            Self::SectionChecksum(s) => write!(f, "section {s:?} of the image is damaged (checksum)"),
            Self::SectionBounds(s) => write!(f, "section {s:?} of the image has impossible bounds"),
            Self::ProvenanceText => write!(f, "provenance of the image is not UTF-8"),
            Self::Config { field, found } => {
                write!(f, "image config: {field} out of range (word {found:#x})")
            }
            Self::TensorCount { found, expected } => {
                write!(f, "image has {found} tensors, its config calls for {expected}")
            }
            Self::Tensor { index, role } => {
                write!(f, "directory entry {index} of the image does not describe the expected {role:?}")
            }
        }
    }
}

impl core::error::Error for ImageError {}

/// A validated image; borrows the bytes, copies nothing.
#[derive(Clone, Copy, Debug)]
pub struct Image<'a> {
    identity: u32,
    config: Config,
    default_kv: crate::kv::KvTypes,
    directory: &'a [u8],
    tokenizer: &'a [u8],
    provenance: &'a str,
    weights: &'a [u8],
    weights_checksum: u32,
}

impl<'a> Image<'a> {
    /// Validates `bytes` as an image: header, checksums, config, and every tensor's place and shape.
    ///
    /// Bytes after the image are ignored, so that a loader may pass a whole flash region.
    ///
    /// # Errors
    /// The first [`ImageError`] found.
    pub fn parse(bytes: &'a [u8]) -> Result<Self, ImageError> {
        let image = Self::parse_unread(bytes)?;
        image.verify_weights()?;
        Ok(image)
    }

    /// [`Self::parse`] without a look at the weights, which takes the time of reading them all. Damaged weights make
    /// wrong tokens, or [`NotFinite`](crate::engine::FinishReason::NotFinite), but nothing worse: they are only numbers.
    ///
    /// # Errors
    /// The first [`ImageError`] found.
    pub fn parse_unread(bytes: &'a [u8]) -> Result<Self, ImageError> {
        let length = check_header(bytes)?;
        let bytes = bytes.get(..length).ok_or(ImageError::Header)?;
        let mut end = HEADER_LEN as u64;
        let mut parts: [&[u8]; 5] = [&[]; 5];
        let table = bytes.get(32..HEADER_LEN).and_then(|t| t.as_chunks::<32>().0.first_chunk::<5>());
        for ((kind, entry), part) in
            SECTIONS.into_iter().zip(table.ok_or(ImageError::Header)?).zip(&mut parts)
        {
            *part = section(bytes, kind, entry, &mut end)?;
        }
        if end != length as u64 {
            return Err(ImageError::Header);
        }
        let [config, directory, tokenizer, provenance, weights] = parts;
        let (config, default_kv) = config_from_bytes(config)?;
        directory::validate(&config, directory, weights.len() as u64)?;
        let provenance = core::str::from_utf8(provenance).map_err(|_| ImageError::ProvenanceText)?;
        let identity = read_u32(bytes, 12).ok_or(ImageError::Header)?;
        let weights_checksum =
            table.and_then(|table| read_u32(table.last()?, 4)).ok_or(ImageError::Header)?;
        Ok(Self { identity, config, default_kv, directory, tokenizer, provenance, weights, weights_checksum })
    }

    /// Reads all weights and compares their checksum.
    ///
    /// # Errors
    /// [`ImageError::SectionChecksum`].
    pub fn verify_weights(&self) -> Result<(), ImageError> {
        let damaged = ImageError::SectionChecksum(Section::Weights);
        if self.weights_checksum == checksum(self.weights) { Ok(()) } else { Err(damaged) }
    }

    /// The checksum of the header, which covers the checksums of all sections: another number for another image.
    pub fn identity(&self) -> u32 {
        self.identity
    }

    /// The dimensions and variants of the model.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The number formats of K and V that the converter was asked for; an engine may choose others.
    pub fn default_kv(&self) -> crate::kv::KvTypes {
        self.default_kv
    }

    /// The tokenizer section; empty when the source had no tokenizer.
    pub fn tokenizer_section(&self) -> &'a [u8] {
        self.tokenizer
    }

    /// Source, licence, converter: a JSON text.
    pub fn provenance(&self) -> &'a str {
        self.provenance
    }

    /// The directory entries with their bytes, in order.
    pub fn tensors(&self) -> impl Iterator<Item = (TensorEntry, &'a [u8])> + use<'a> {
        let weights = self.weights;
        self.directory.as_chunks::<DIRECTORY_ENTRY_LEN>().0.iter().filter_map(move |entry| {
            let entry = TensorEntry::from_bytes(entry)?;
            Some((entry, entry.bytes_in(weights)?))
        })
    }

    /// The entry at `index` of the directory with its bytes; `None` past the end.
    pub(crate) fn tensor(&self, index: usize) -> Option<(TensorEntry, &'a [u8])> {
        let entry = TensorEntry::from_bytes(self.directory.as_chunks::<DIRECTORY_ENTRY_LEN>().0.get(index)?)?;
        Some((entry, entry.bytes_in(self.weights)?))
    }
}

/// The CRC-32 (ISO-HDLC, as in zip and PNG) that guards the header and each section.
pub fn checksum(bytes: &[u8]) -> u32 {
    // On desktops images reach a gigabyte.
    #[cfg(feature = "std")]
    return crc32fast::hash(bytes);
    #[cfg(not(feature = "std"))]
    {
        // A table of 1 KB.
        static CRC: crc::Crc<u32, crc::Table<1>> = crc::Crc::<u32, crc::Table<1>>::new(&crc::CRC_32_ISO_HDLC);
        CRC.checksum(bytes)
    }
}

/// `offset` rounded up to [`ALIGN`]; `None` when it does not fit.
pub fn aligned(offset: u64) -> Option<u64> {
    offset.checked_next_multiple_of(ALIGN)
}

/// Checks everything before the sections and gives the length of the image.
fn check_header(bytes: &[u8]) -> Result<usize, ImageError> {
    let found = bytes.len() as u64;
    let truncated = ImageError::Truncated { found, expected: HEADER_LEN as u64 };
    if bytes.get(..8).ok_or(truncated)? != MAGIC {
        return Err(ImageError::NotAnImage);
    }
    let header = bytes.first_chunk::<HEADER_LEN>().ok_or(truncated)?;
    let version = read_u32(header, 8).ok_or(truncated)?;
    if version != VERSION {
        return Err(ImageError::Version { found: version, expected: VERSION });
    }
    let covered = header.get(HEADER_CRC_START..).ok_or(truncated)?;
    if read_u32(header, 12) != Some(checksum(covered)) {
        return Err(ImageError::HeaderChecksum);
    }
    if read_u64(header, 24) != Some(0) {
        return Err(ImageError::Header);
    }
    let length = read_u64(header, LENGTH_OFFSET).ok_or(truncated)?;
    if length > found {
        return Err(ImageError::Truncated { found, expected: length });
    }
    usize::try_from(length).map_err(|_| ImageError::Header)
}

/// Checks one entry of the section table; `end` is where the section before ended.
fn section<'a>(
    bytes: &'a [u8],
    kind: Section,
    entry: &[u8; 32],
    end: &mut u64,
) -> Result<&'a [u8], ImageError> {
    let bounds = ImageError::SectionBounds(kind);
    let offset = read_u64(entry, 8).ok_or(bounds)?;
    let length = read_u64(entry, 16).ok_or(bounds)?;
    if read_u32(entry, 0) != Some(kind as u32) || read_u64(entry, 24) != Some(0) {
        return Err(ImageError::Header);
    }
    if Some(offset) != aligned(*end) {
        return Err(bounds);
    }
    *end = offset.checked_add(length).ok_or(bounds)?;
    let start = usize::try_from(offset).map_err(|_| bounds)?;
    let stop = usize::try_from(*end).map_err(|_| bounds)?;
    let part = bytes.get(start..stop).ok_or(bounds)?;
    // The weights' is compared when they are read.
    if kind != Section::Weights && read_u32(entry, 4) != Some(checksum(part)) {
        return Err(ImageError::SectionChecksum(kind));
    }
    Ok(part)
}

pub(crate) fn read_u32(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

pub(crate) fn read_u64(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}
