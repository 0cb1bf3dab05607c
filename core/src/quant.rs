//! Symmetric int8 quantization: `x ≈ q · d`, `q` in −127..=127, `d = max|x| / 127`.

/// The scale that makes the largest magnitude 127; 0 for all zeros. The result is not finite when a value is
/// not; the quants are then meaningless and the logits will be refused as not finite.
pub fn scale_of(values: &[f32]) -> f32 {
    // Not `f32::max`: it would drop a NaN, and its lowering differs between targets.
    let largest = values.iter().fold(0.0f32, |largest, value| {
        let magnitude = value.abs();
        if magnitude > largest || magnitude.is_nan() { magnitude } else { largest }
    });
    largest / 127.0
}

/// The quants of `values` at `scale`, rounded to nearest, ties to even.
pub fn quantize(values: &[f32], scale: f32) -> impl Iterator<Item = i8> {
    let inverse = if scale > 0.0 { 1.0 / scale } else { 0.0 };
    values.iter().map(move |value| round(value * inverse))
}

/// To the nearest integer in −127..=127, ties to even; any value for NaN, the same everywhere.
fn round(value: f32) -> i8 {
    // Adding 1.5 · 2^23 leaves no room for a fraction, so the addition itself rounds, on every IEEE target.
    const MAGIC: f32 = 12_582_912.0;
    let clamped = value.clamp(-127.0, 127.0);
    ((clamped + MAGIC) - MAGIC) as i8
}

/// Quantizes a row of activations in blocks of 32, one f32 scale a block; the last block is padded with zeros.
///
/// `quants` takes `32 · ⌈len/32⌉` values, `scales` one a block.
pub fn quantize_row(values: &[f32], quants: &mut [i8], scales: &mut [f32]) {
    let blocks = quants.as_chunks_mut::<32>().0.iter_mut().zip(scales);
    for (values, (quants, scale)) in values.chunks(32).zip(blocks) {
        *scale = scale_of(values);
        *quants = [0; 32];
        for (out, quant) in quants.iter_mut().zip(quantize(values, *scale)) {
            *out = quant;
        }
    }
}
