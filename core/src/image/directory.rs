//! The tensor directory: which tensors a config calls for, in which order, and how each is laid out.
//!
//! A 32-byte entry: `u8 role, u8 encoding, u16 layer (0xFFFF for the whole model), u32 rows, u32 cols, u32 zero,
//! u64 offset in the weights section, u64 length`. Offsets are the next multiple of 64 after the tensor before,
//! so tensors cannot overlap.

use super::{ImageError, aligned, read_u32, read_u64};
use crate::config::{Config, Role};

/// Bytes of a directory entry.
pub const DIRECTORY_ENTRY_LEN: usize = 32;
/// Rows that a weight tile holds side by side: one AVX-512 register of i32, two of AVX2, four of NEON.
pub const TILE_ROWS: usize = 16;
/// Values that share a scale, along a row.
pub const BLOCK: usize = 32;
/// The layer field of a tensor that belongs to no layer.
const NO_LAYER: u16 = u16::MAX;

/// How the values of a tensor are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(u8)]
pub enum Encoding {
    /// Vectors: `cols` × f32.
    F32 = 0,
    /// Matrices: per 16 rows, per column, 16 × f16; rows padded with zeros to a multiple of 16.
    F16Tiles = 1,
    /// Matrices: per 16 rows, per block of 32 columns, per 4 columns, 16 rows × 4 × i8; then, for the whole
    /// tensor, per 16 rows, per block, 16 × f16 scales. Rows are padded to a multiple of 16, columns of 32.
    Int8Tiles = 2,
}

impl Encoding {
    fn from_code(code: u8) -> Option<Self> {
        match code {
            0 => Some(Self::F32),
            1 => Some(Self::F16Tiles),
            2 => Some(Self::Int8Tiles),
            _ => None,
        }
    }

    /// Bytes of a `rows × cols` tensor; `None` when that exceeds 64 bits.
    pub fn bytes_needed(self, rows: u32, cols: u32) -> Option<u64> {
        let (rows, cols) = (u64::from(rows), u64::from(cols));
        let tile_rows = rows.checked_next_multiple_of(TILE_ROWS as u64)?;
        match self {
            Self::F32 => rows.checked_mul(cols)?.checked_mul(4),
            Self::F16Tiles => tile_rows.checked_mul(cols)?.checked_mul(2),
            Self::Int8Tiles => {
                let blocks = tile_rows.checked_mul(cols.div_ceil(BLOCK as u64))?;
                blocks.checked_mul(BLOCK as u64 + 2)
            }
        }
    }
}

/// A directory entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TensorEntry {
    /// What it is.
    pub role: Role,
    /// Its block, from 0; `None` for the tensors of the whole model.
    pub layer: Option<u32>,
    /// How its values are stored.
    pub encoding: Encoding,
    /// Rows (1 for a vector).
    pub rows: u32,
    /// Values per row.
    pub cols: u32,
    /// Offset in the weights section.
    pub offset: u64,
    /// Bytes.
    pub length: u64,
}

impl TensorEntry {
    /// Encodes the entry, for the converter.
    pub fn to_bytes(&self) -> [u8; DIRECTORY_ENTRY_LEN] {
        let layer = self.layer.map_or(NO_LAYER, |l| l as u16);
        let mut bytes = [0; DIRECTORY_ENTRY_LEN];
        let [l0, l1] = layer.to_le_bytes();
        let head = [self.role as u8, self.encoding as u8, l0, l1];
        let fields = head
            .into_iter()
            .chain(self.rows.to_le_bytes())
            .chain(self.cols.to_le_bytes())
            .chain([0; 4])
            .chain(self.offset.to_le_bytes())
            .chain(self.length.to_le_bytes());
        for (out, byte) in bytes.iter_mut().zip(fields) {
            *out = byte;
        }
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8; DIRECTORY_ENTRY_LEN]) -> Option<Self> {
        let [role, encoding, l0, l1, ..] = *bytes;
        let layer = u16::from_le_bytes([l0, l1]);
        if read_u32(bytes, 12)? != 0 {
            return None;
        }
        Some(Self {
            role: Role::from_code(role)?,
            layer: (layer != NO_LAYER).then_some(u32::from(layer)),
            encoding: Encoding::from_code(encoding)?,
            rows: read_u32(bytes, 4)?,
            cols: read_u32(bytes, 8)?,
            offset: read_u64(bytes, 16)?,
            length: read_u64(bytes, 24)?,
        })
    }

    pub(super) fn bytes_in<'a>(&self, weights: &'a [u8]) -> Option<&'a [u8]> {
        let start = usize::try_from(self.offset).ok()?;
        weights.get(start..)?.get(..usize::try_from(self.length).ok()?)
    }
}

/// A tensor that a config calls for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected {
    /// What it is.
    pub role: Role,
    /// Its block, from 0.
    pub layer: Option<u32>,
    /// Rows (1 for a vector).
    pub rows: u32,
    /// Values per row.
    pub cols: u32,
}

impl Expected {
    /// Vectors are stored in f32, matrices in tiles.
    pub fn is_vector(&self) -> bool {
        !matches!(
            self.role,
            Role::TokenEmbedding
                | Role::Output
                | Role::Q
                | Role::K
                | Role::V
                | Role::AttnOutput
                | Role::Gate
                | Role::Up
                | Role::Down
        )
    }
}

const MODEL_ROLES: [Role; 5] =
    [Role::TokenEmbedding, Role::Output, Role::FinalNorm, Role::RopeFreqs, Role::RopeFreqsLocal];
const LAYER_ROLES: [Role; 13] = [
    Role::AttnNorm,
    Role::Q,
    Role::K,
    Role::V,
    Role::AttnOutput,
    Role::QNorm,
    Role::KNorm,
    Role::PostAttnNorm,
    Role::FfnNorm,
    Role::Gate,
    Role::Up,
    Role::Down,
    Role::PostFfnNorm,
];

/// Every tensor that `config` calls for, in the order of the directory: the model's own, then layer by layer.
pub fn expected_tensors(config: &Config) -> impl Iterator<Item = Expected> + use<> {
    let config = *config;
    let model = MODEL_ROLES.into_iter().filter_map(move |role| expected_tensor(&config, role, None));
    let layers = (0..config.layers).flat_map(move |layer| {
        LAYER_ROLES.into_iter().filter_map(move |role| expected_tensor(&config, role, Some(layer)))
    });
    model.chain(layers)
}

/// How many directory entries come before the layers, and how many each layer has.
pub(crate) fn entry_counts(config: &Config) -> (usize, usize) {
    let count =
        |roles: &[Role]| roles.iter().filter(|r| expected_tensor(config, **r, None).is_some()).count();
    (count(&MODEL_ROLES), count(&LAYER_ROLES))
}

/// The shape of `role` (the same in every layer), when the config calls for it.
pub fn expected_tensor(config: &Config, role: Role, layer: Option<u32>) -> Option<Expected> {
    let (dim, hidden) = (config.dim, config.hidden_dim);
    let (rows, cols) = match role {
        Role::TokenEmbedding => (config.vocab_size, dim),
        Role::Output if !config.tied_output => (config.vocab_size, dim),
        Role::RopeFreqs => (1, config.head_dim / 2),
        Role::RopeFreqsLocal if config.window != 0 => (1, config.head_dim / 2),
        Role::FinalNorm | Role::AttnNorm | Role::FfnNorm => (1, dim),
        Role::Q => (config.q_dim(), dim),
        Role::K | Role::V => (config.kv_dim(), dim),
        Role::AttnOutput => (dim, config.q_dim()),
        Role::QNorm | Role::KNorm if config.qk_norm => (1, config.head_dim),
        Role::PostAttnNorm | Role::PostFfnNorm if config.post_norms => (1, dim),
        Role::Gate | Role::Up => (hidden, dim),
        Role::Down => (dim, hidden),
        _ => return None,
    };
    Some(Expected { role, layer, rows, cols })
}

/// Checks every entry against what the config calls for.
pub(super) fn validate(config: &Config, directory: &[u8], weights_len: u64) -> Result<(), ImageError> {
    let (entries, rest) = directory.as_chunks::<DIRECTORY_ENTRY_LEN>();
    let count = expected_tensors(config).count();
    if entries.len() != count || !rest.is_empty() {
        return Err(ImageError::TensorCount { found: entries.len() as u64, expected: count as u64 });
    }
    let mut end = 0u64;
    for ((index, want), bytes) in expected_tensors(config).enumerate().zip(entries) {
        let error = ImageError::Tensor { index: index as u32, role: want.role };
        let entry = TensorEntry::from_bytes(bytes).ok_or(error)?;
        let same = (entry.role, entry.layer, entry.rows, entry.cols)
            == (want.role, want.layer, want.rows, want.cols);
        let placed = Some(entry.offset) == aligned(end)
            && Some(entry.length) == entry.encoding.bytes_needed(entry.rows, entry.cols)
            && want.is_vector() == (entry.encoding == Encoding::F32);
        end = entry.offset.checked_add(entry.length).ok_or(error)?;
        if !same || !placed || end > weights_len {
            return Err(error);
        }
    }
    if end == weights_len { Ok(()) } else { Err(ImageError::SectionBounds(super::Section::Weights)) }
}

impl Role {
    fn from_code(code: u8) -> Option<Self> {
        MODEL_ROLES.into_iter().chain(LAYER_ROLES).find(|role| *role as u8 == code)
    }
}
