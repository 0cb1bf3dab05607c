//! How tensors are encoded in files: plain floats and ggml's quantized blocks.
//!
//! Block layouts: ggml's public format (`ggml-common.h`). All values are little endian; every block starts or
//! ends with its scale as an f16. Products are taken in the order in which ggml takes them, so the f32 values are
//! the very ones that it computes with.

use half::{bf16, f16};

use super::k_quants;

/// The encodings that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    F32,
    F16,
    Bf16,
    Q4_0,
    Q4_1,
    Q5_0,
    Q5_1,
    Q8_0,
    Q2K,
    Q3K,
    Q4K,
    Q5K,
    Q6K,
    Iq4Nl,
    Iq4Xs,
}

/// Values per K-quant block.
pub(super) const SUPER_BLOCK: usize = 256;
/// Values per block of the older quantized encodings.
pub(super) const BLOCK: usize = 32;
/// Bytes of a Q8_0 block: an f16 scale and 32 i8.
pub(super) const Q8_0_BYTES: usize = 2 + BLOCK;

impl Encoding {
    /// By ggml's type number.
    pub(super) fn from_ggml(number: u32) -> Option<Self> {
        Some(match number {
            0 => Self::F32,
            1 => Self::F16,
            2 => Self::Q4_0,
            3 => Self::Q4_1,
            6 => Self::Q5_0,
            7 => Self::Q5_1,
            8 => Self::Q8_0,
            10 => Self::Q2K,
            11 => Self::Q3K,
            12 => Self::Q4K,
            13 => Self::Q5K,
            14 => Self::Q6K,
            20 => Self::Iq4Nl,
            23 => Self::Iq4Xs,
            30 => Self::Bf16,
            _ => return None,
        })
    }

    /// Name, values per block and bytes per block.
    const fn facts(self) -> (&'static str, usize, usize) {
        match self {
            Self::F32 => ("F32", 1, 4),
            Self::F16 => ("F16", 1, 2),
            Self::Bf16 => ("BF16", 1, 2),
            Self::Q4_0 => ("Q4_0", BLOCK, 2 + 16),
            Self::Q4_1 => ("Q4_1", BLOCK, 4 + 16),
            Self::Q5_0 => ("Q5_0", BLOCK, 2 + 4 + 16),
            Self::Q5_1 => ("Q5_1", BLOCK, 4 + 4 + 16),
            Self::Q8_0 => ("Q8_0", BLOCK, Q8_0_BYTES),
            Self::Q2K => ("Q2_K", SUPER_BLOCK, 16 + 64 + 4),
            Self::Q3K => ("Q3_K", SUPER_BLOCK, 32 + 64 + 12 + 2),
            Self::Q4K => ("Q4_K", SUPER_BLOCK, 4 + 12 + 128),
            Self::Q5K => ("Q5_K", SUPER_BLOCK, 4 + 12 + 32 + 128),
            Self::Q6K => ("Q6_K", SUPER_BLOCK, 128 + 64 + 16 + 2),
            Self::Iq4Nl => ("IQ4_NL", BLOCK, 2 + 16),
            Self::Iq4Xs => ("IQ4_XS", SUPER_BLOCK, 2 + 2 + 4 + 128),
        }
    }

    pub(super) const fn name(self) -> &'static str {
        self.facts().0
    }

    /// Values in a block; rows are whole blocks.
    pub(super) const fn block_len(self) -> usize {
        self.facts().1
    }

    pub(super) const fn block_bytes(self) -> usize {
        self.facts().2
    }

    /// Bytes of `values` consecutive values; `None` when they are not whole blocks or overflow.
    pub(super) fn bytes_of(self, values: u64) -> Option<u64> {
        let block_len = self.block_len() as u64;
        if !values.is_multiple_of(block_len) {
            return None;
        }
        (values / block_len).checked_mul(self.block_bytes() as u64)
    }

    /// Decodes whole blocks from `encoded` into `out`.
    pub(super) fn decode(self, encoded: &[u8], out: &mut [f32]) {
        let decode_block = match self {
            Self::F32 => decode_f32,
            Self::F16 => decode_f16,
            Self::Bf16 => decode_bf16,
            Self::Q4_0 => decode_q4_0,
            Self::Q4_1 => decode_q4_1,
            Self::Q5_0 => decode_q5_0,
            Self::Q5_1 => decode_q5_1,
            Self::Q8_0 => decode_q8_0,
            Self::Q2K => k_quants::decode_q2_k,
            Self::Q3K => k_quants::decode_q3_k,
            Self::Q4K => k_quants::decode_q4_k,
            Self::Q5K => k_quants::decode_q5_k,
            Self::Q6K => k_quants::decode_q6_k,
            Self::Iq4Nl => decode_iq4_nl,
            Self::Iq4Xs => k_quants::decode_iq4_xs,
        };
        let blocks = encoded.chunks_exact(self.block_bytes());
        for (block, out) in blocks.zip(out.chunks_exact_mut(self.block_len())) {
            decode_block(block, out);
        }
    }
}

/// ggml's name of a type number, for errors about the types that are not read.
pub(super) fn ggml_type_name(number: u32) -> String {
    const OTHERS: [(u32, &str); 19] = [
        (9, "Q8_1"),
        (15, "Q8_K"),
        (16, "IQ2_XXS"),
        (17, "IQ2_XS"),
        (18, "IQ3_XXS"),
        (19, "IQ1_S"),
        (21, "IQ3_S"),
        (22, "IQ2_S"),
        (24, "I8"),
        (25, "I16"),
        (26, "I32"),
        (27, "I64"),
        (28, "F64"),
        (29, "IQ1_M"),
        (34, "TQ1_0"),
        (35, "TQ2_0"),
        (39, "MXFP4"),
        (4, "Q4_2"),
        (5, "Q4_3"),
    ];
    let other = OTHERS.iter().find(|(other, _)| *other == number).map(|(_, name)| *name);
    match Encoding::from_ggml(number).map(Encoding::name).or(other) {
        Some(name) => name.to_owned(),
        None => format!("ggml type {number}"),
    }
}

/// The f16 at `at`.
pub(super) fn half(block: &[u8], at: usize) -> f32 {
    f16::from_le_bytes([block[at], block[at + 1]]).to_f32()
}

fn decode_f32(block: &[u8], out: &mut [f32]) {
    out[0] = f32::from_le_bytes([block[0], block[1], block[2], block[3]]);
}

fn decode_f16(block: &[u8], out: &mut [f32]) {
    out[0] = half(block, 0);
}

fn decode_bf16(block: &[u8], out: &mut [f32]) {
    out[0] = bf16::from_le_bytes([block[0], block[1]]).to_f32();
}

/// Low nibbles are the first half of a block, high nibbles the second.
fn nibbles(packed: &[u8]) -> impl Iterator<Item = u8> + '_ {
    packed.iter().map(|byte| byte & 15).chain(packed.iter().map(|byte| byte >> 4))
}

/// The same with a fifth bit: bit `j` of `high` for value `j`.
fn five_bits<'a>(high: &[u8], packed: &'a [u8]) -> impl Iterator<Item = u8> + 'a {
    let high = u32::from_le_bytes([high[0], high[1], high[2], high[3]]);
    (0..).zip(nibbles(packed)).map(move |(j, low): (u32, u8)| low | ((high >> j & 1) << 4) as u8)
}

fn decode_q4_0(block: &[u8], out: &mut [f32]) {
    let scale = half(block, 0);
    for (out, quant) in out.iter_mut().zip(nibbles(&block[2..])) {
        *out = f32::from(quant as i8 - 8) * scale;
    }
}

fn decode_q4_1(block: &[u8], out: &mut [f32]) {
    let (scale, minimum) = (half(block, 0), half(block, 2));
    for (out, quant) in out.iter_mut().zip(nibbles(&block[4..])) {
        *out = f32::from(quant) * scale + minimum;
    }
}

fn decode_q5_0(block: &[u8], out: &mut [f32]) {
    let scale = half(block, 0);
    for (out, quant) in out.iter_mut().zip(five_bits(&block[2..6], &block[6..])) {
        *out = f32::from(quant as i8 - 16) * scale;
    }
}

fn decode_q5_1(block: &[u8], out: &mut [f32]) {
    let (scale, minimum) = (half(block, 0), half(block, 2));
    for (out, quant) in out.iter_mut().zip(five_bits(&block[4..8], &block[8..])) {
        *out = f32::from(quant) * scale + minimum;
    }
}

fn decode_q8_0(block: &[u8], out: &mut [f32]) {
    let scale = half(block, 0);
    for (out, &quant) in out.iter_mut().zip(&block[2..]) {
        *out = f32::from(quant as i8) * scale;
    }
}

/// The 16 levels of the non-linear 4-bit encodings.
pub(super) const IQ4_LEVELS: [i8; 16] =
    [-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113];

fn decode_iq4_nl(block: &[u8], out: &mut [f32]) {
    let scale = half(block, 0);
    for (out, index) in out.iter_mut().zip(nibbles(&block[2..])) {
        *out = scale * f32::from(IQ4_LEVELS[usize::from(index)]);
    }
}
