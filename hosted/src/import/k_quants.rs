//! ggml's K-quants: blocks of 256 values in sub-blocks of 16 or 32, whose scales are quantized too.
//!
//! In each function, `out` is walked in the order in which the format packs its sub-blocks.

use super::encoding::{IQ4_LEVELS, half};

/// 16 sub-blocks of 16: 2-bit values, 4-bit scale and minimum each.
pub(super) fn decode_q2_k(block: &[u8], out: &mut [f32]) {
    let (scales, quants) = (&block[..16], &block[16..80]);
    let (scale, minimum) = (half(block, 80), half(block, 82));
    for (sub_block, out) in out.chunks_exact_mut(16).enumerate() {
        let packed = scales[sub_block];
        let (scale, minimum) = (scale * f32::from(packed & 15), minimum * f32::from(packed >> 4));
        let (bytes, shift) = two_bit_lane(quants, sub_block);
        for (out, byte) in out.iter_mut().zip(bytes) {
            *out = scale * f32::from(byte >> shift & 3) - minimum;
        }
    }
}

/// Where the 2-bit values of a sub-block of 16 lie: 32 bytes hold 128 values, a bit pair for each 32.
fn two_bit_lane(quants: &[u8], sub_block: usize) -> (&[u8], usize) {
    let (half, within) = (sub_block / 8, sub_block % 8);
    let start = 32 * half + 16 * (within % 2);
    (&quants[start..start + 16], 2 * (within / 2))
}

/// 16 sub-blocks of 16: 3-bit values (the high bit apart, inverted), 6-bit scale each.
pub(super) fn decode_q3_k(block: &[u8], out: &mut [f32]) {
    let (high_bits, quants, scales) = (&block[..32], &block[32..96], &block[96..108]);
    let scale = half(block, 108);
    for (sub_block, out) in out.chunks_exact_mut(16).enumerate() {
        let low = scales[sub_block % 8] >> (4 * (sub_block / 8)) & 15;
        let high = scales[8 + sub_block % 4] >> (2 * (sub_block / 4)) & 3;
        let scale = scale * f32::from((low | high << 4) as i8 - 32);
        let (bytes, shift) = two_bit_lane(quants, sub_block);
        let high_bits = &high_bits[16 * (sub_block % 2)..];
        for ((out, byte), high) in out.iter_mut().zip(bytes).zip(high_bits) {
            let offset = if high >> (sub_block / 2) & 1 == 1 { 0 } else { 4 };
            *out = scale * f32::from((byte >> shift & 3) as i8 - offset);
        }
    }
}

/// The 6-bit scale and minimum of sub-block `index` of 8, packed into 12 bytes.
fn scale_and_minimum(packed: &[u8], index: usize) -> (f32, f32) {
    let (scale, minimum) = match index {
        0..4 => (packed[index] & 63, packed[index + 4] & 63),
        _ => (
            packed[index + 4] & 15 | (packed[index - 4] >> 6) << 4,
            packed[index + 4] >> 4 | (packed[index] >> 6) << 4,
        ),
    };
    (scale.into(), minimum.into())
}

/// 8 sub-blocks of 32: 4-bit values, 6-bit scale and minimum each.
pub(super) fn decode_q4_k(block: &[u8], out: &mut [f32]) {
    let (scale, minimum) = (half(block, 0), half(block, 2));
    let (scales, quants) = (&block[4..16], &block[16..]);
    for (sub_block, out) in out.chunks_exact_mut(32).enumerate() {
        let (sub_scale, sub_minimum) = scale_and_minimum(scales, sub_block);
        let (scale, minimum) = (scale * sub_scale, minimum * sub_minimum);
        let shift = 4 * (sub_block % 2);
        for (out, byte) in out.iter_mut().zip(&quants[32 * (sub_block / 2)..]) {
            *out = scale * f32::from(byte >> shift & 15) - minimum;
        }
    }
}

/// 8 sub-blocks of 32: 5-bit values (the high bit apart), 6-bit scale and minimum each.
pub(super) fn decode_q5_k(block: &[u8], out: &mut [f32]) {
    let (scale, minimum) = (half(block, 0), half(block, 2));
    let (scales, high_bits, quants) = (&block[4..16], &block[16..48], &block[48..]);
    for (sub_block, out) in out.chunks_exact_mut(32).enumerate() {
        let (sub_scale, sub_minimum) = scale_and_minimum(scales, sub_block);
        let (scale, minimum) = (scale * sub_scale, minimum * sub_minimum);
        let shift = 4 * (sub_block % 2);
        let bytes = quants[32 * (sub_block / 2)..].iter().zip(high_bits);
        for (out, (low, high)) in out.iter_mut().zip(bytes) {
            let quant = low >> shift & 15 | (high >> sub_block & 1) << 4;
            *out = scale * f32::from(quant) - minimum;
        }
    }
}

/// 16 sub-blocks of 16: 6-bit values (4 low bits and 2 high bits apart), 8-bit scale each.
pub(super) fn decode_q6_k(block: &[u8], out: &mut [f32]) {
    let (low_bits, high_bits, scales) = (&block[..128], &block[128..192], &block[192..208]);
    let scale = half(block, 208);
    for (sub_block, out) in out.chunks_exact_mut(16).enumerate() {
        let scale = scale * f32::from(scales[sub_block] as i8);
        // 128 values share 64 bytes of low bits (32 values per nibble) and 32 bytes of high bits.
        let (half, quarter, within) = (sub_block / 8, sub_block / 2 % 4, 16 * (sub_block % 2));
        let low_bits = &low_bits[64 * half + 32 * (quarter % 2) + within..];
        let high_bits = &high_bits[32 * half + within..];
        for (out, (low, high)) in out.iter_mut().zip(low_bits.iter().zip(high_bits)) {
            let quant = low >> (4 * (quarter / 2)) & 15 | (high >> (2 * quarter) & 3) << 4;
            *out = scale * f32::from(quant as i8 - 32);
        }
    }
}

/// 8 sub-blocks of 32: 4-bit indices into the non-linear levels, 6-bit scale each.
pub(super) fn decode_iq4_xs(block: &[u8], out: &mut [f32]) {
    let scale = half(block, 0);
    let high_bits = u16::from_le_bytes([block[2], block[3]]);
    let (low_bits, quants) = (&block[4..8], &block[8..]);
    for (sub_block, out) in out.chunks_exact_mut(32).enumerate() {
        let low = low_bits[sub_block / 2] >> (4 * (sub_block % 2)) & 15;
        let high = (high_bits >> (2 * sub_block) & 3) as u8;
        let scale = scale * f32::from((low | high << 4) as i8 - 32);
        let bytes = &quants[16 * sub_block..16 * sub_block + 16];
        let (first, second) = out.split_at_mut(16);
        for ((first, second), byte) in first.iter_mut().zip(second).zip(bytes) {
            *first = scale * f32::from(IQ4_LEVELS[usize::from(byte & 15)]);
            *second = scale * f32::from(IQ4_LEVELS[usize::from(byte >> 4)]);
        }
    }
}
