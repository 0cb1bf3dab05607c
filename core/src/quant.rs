//! Symmetric int8 quantization: `x ≈ q · d`, `q` in −127..=127, `d = max|x| / 127`.

/// The scale that makes the largest magnitude 127; 0 for all zeros. The result is not finite when a value is
/// not; the quants are then meaningless and the logits will be refused as not finite.
pub fn scale_of(values: &[f32]) -> f32 {
    largest_magnitude(values) / 127.0
}

fn largest_magnitude(values: &[f32]) -> f32 {
    // Not `f32::max`: it would drop a NaN, and its lowering differs between targets. As integers, magnitudes have the
    // same order, NaN above all; and integers have no rounding, so that the compiler may take many at a time.
    let largest = values.iter().fold(0, |largest, value| value.abs().to_bits().max(largest));
    f32::from_bits(largest)
}

/// The quants of `values` at `scale`, rounded to nearest, ties to even.
pub fn quantize(values: &[f32], scale: f32) -> impl Iterator<Item = i8> {
    let inverse = if scale > 0.0 { 1.0 / scale } else { 0.0 };
    values.iter().map(move |value| round(value * inverse, 127.0) as i8)
}

/// To the nearest integer up to `±largest`, ties to even; NaN becomes `-largest`.
fn round(value: f32, largest: f32) -> i32 {
    // Adding 1.5 · 2^23 leaves no room for a fraction, so the addition itself rounds, on every IEEE target, and the
    // low bits of the sum are the integer.
    const MAGIC: f32 = 12_582_912.0;
    let low = if value >= -largest { value } else { -largest };
    let clamped = if low < largest { low } else { largest };
    (clamped + MAGIC).to_bits() as i32 - MAGIC.to_bits() as i32
}

/// Quantizes a query head to 15 bits: `values ≈ out · scale`; gives the scale.
///
/// Cortex-M4's SMLAD multiplies 16-bit halves anyway, so eight bits would save nothing. With int8 keys a dot of
/// 1024 values stays below 2^31.
pub fn quantize_query(values: &[f32], out: &mut [i16]) -> f32 {
    const LARGEST: f32 = 16_383.0;
    let scale = largest_magnitude(values) / LARGEST;
    let inverse = if scale > 0.0 { 1.0 / scale } else { 0.0 };
    for (out, value) in out.iter_mut().zip(values) {
        *out = round(value * inverse, LARGEST) as i16;
    }
    scale
}

/// Mixes the values of a head by a Walsh-Hadamard transform (not normalised), in blocks of the largest power of two
/// that divides the length, [`hadamard_block`].
///
/// Applied to Q and K it multiplies their dot by the block length and spreads the few large channels that keys
/// have over all of them, so that int8 keys lose less (QuaRot, Ashkboos et al. 2024).
pub fn hadamard(head: &mut [f32]) {
    let block = hadamard_block(head.len());
    for values in head.chunks_exact_mut(block.max(1)) {
        let mut half = 1;
        while half < block {
            for pair in values.chunks_exact_mut((2 * half).max(1)) {
                let (first, second) = pair.split_at_mut_checked(half).unwrap_or_default();
                for (a, b) in first.iter_mut().zip(second) {
                    (*a, *b) = (*a + *b, *a - *b);
                }
            }
            half *= 2;
        }
    }
}

/// The length of a block of [`hadamard`] for a head of `length` values.
pub fn hadamard_block(length: usize) -> usize {
    1usize << length.trailing_zeros().min(10)
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
