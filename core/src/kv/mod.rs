//! The paged KV cache: number formats, page layout ([`storage`]), and who owns which page ([`pages`]).

pub mod pages;
pub(crate) mod prefix;
pub mod storage;
pub(crate) mod window;

pub use pages::{OutOfPages, SlotId};
pub use storage::PageLayout;
pub use window::Window;

/// How cached values are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum KvType {
    /// One byte a value, and an f16 scale per token and head.
    Int8,
    /// Two bytes a value.
    F16,
}

impl KvType {
    /// Its word in the image.
    pub(crate) fn code(self) -> u32 {
        match self {
            Self::Int8 => 0,
            Self::F16 => 1,
        }
    }

    /// The inverse of [`Self::code`].
    pub(crate) fn from_code(code: u32) -> Option<Self> {
        match code {
            0 => Some(Self::Int8),
            1 => Some(Self::F16),
            _ => None,
        }
    }

    /// Bytes of one head of one token.
    pub(crate) const fn head_bytes(self, head_dim: usize) -> usize {
        match self {
            Self::Int8 => head_dim + SCALE_BYTES,
            Self::F16 => head_dim * 2,
        }
    }
}

/// Bytes of an int8 scale (f16).
pub(crate) const SCALE_BYTES: usize = 2;

/// The formats of keys and values, which may differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct KvTypes {
    /// Format of K.
    pub key: KvType,
    /// Format of V.
    pub value: KvType,
}

impl KvTypes {
    /// The same format for both.
    pub const fn both(kind: KvType) -> Self {
        Self { key: kind, value: kind }
    }
}
