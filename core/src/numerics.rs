//! The float functions whose bits are fixed here, for every target.
//!
//! They use IEEE 754 binary32 additions, multiplications, divisions and comparisons only, each rounded once, in a
//! fixed order, never fused; so any target with IEEE arithmetic, in hardware or in software, gives the same bits.
//! `sqrt`, `sin` and `cos` are `libm`'s, which is plain Rust of the same kind. `micromath` is not used: its
//! approximations move logits.
//!
//! Sums run over 16 lanes (value `i` goes to lane `i % 16`), then a tree of halves: 8, 4, 2, 1. That is one
//! AVX-512 register, two of AVX2, four of NEON.

/// `e^x`, within 1 ulp of the exact value for normal results (measured over a stride of all floats).
///
/// −∞ gives 0, +∞ and everything above 88.73 give +∞, NaN gives NaN; results below the smallest normal number
/// lose precision gradually. Range reduction by two-part ln 2 and polynomial as in Cephes' `expf` (Moshier 1989).
#[inline]
pub fn exp(x: f32) -> f32 {
    const LOG2_E: f32 = core::f32::consts::LOG2_E;
    // ln 2 in two parts: the product of the first with a small integer is exact.
    const LN2_HIGH: f32 = 355.0 / 512.0;
    const LN2_LOW: f32 = -2.121_944_4e-4;
    // Beyond these the result is 0 or infinite anyway; NaN passes.
    let x = if x > 89.0 { 89.0 } else { x };
    let x = if x < -104.0 { -104.0 } else { x };

    let shifted = x * LOG2_E + ROUND;
    let n = shifted - ROUND;
    let r = x - n * LN2_HIGH - n * LN2_LOW;
    let mut p = 1.987_569_1e-4;
    p = p * r + 1.398_199_9e-3;
    p = p * r + 8.333_452e-3;
    p = p * r + 4.166_579_6e-2;
    p = p * r + 1.666_666_6e-1;
    p = p * r + 0.5;
    let p = p * (r * r) + r + 1.0;

    // 2^n in two steps, since 2^128 is no float and 2^−150 would be 0.
    let n = shifted.to_bits().wrapping_sub(ROUND.to_bits()) as i32;
    let half = n >> 1;
    p * power_of_two(half) * power_of_two(n.wrapping_sub(half))
}

/// 1.5 · 2^23: adding it leaves no room for a fraction, so the addition itself rounds to the nearest integer (ties
/// to even), and the integer stands in the low bits.
const ROUND: f32 = 12_582_912.0;

/// `2^n` for n in −126..=127; any value for others.
#[inline]
fn power_of_two(n: i32) -> f32 {
    f32::from_bits((n.wrapping_add(127) as u32) << 23)
}

/// Square root, correctly rounded.
pub fn sqrt(x: f32) -> f32 {
    libm::sqrtf(x)
}

/// Natural logarithm (`libm`, within 1 ulp).
pub fn ln(x: f32) -> f32 {
    libm::logf(x)
}

/// Sine and cosine of an angle in radians (`libm`, within 1 ulp).
pub fn sin_cos(angle: f32) -> (f32, f32) {
    (libm::sinf(angle), libm::cosf(angle))
}

/// `1/(1 + e^−x)`.
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// `x · sigmoid(x)` (Elfwing et al. 2018). Finite for finite x.
pub fn silu(x: f32) -> f32 {
    x / (1.0 + exp(-x))
}

/// The tanh approximation of GELU (Hendrycks and Gimpel 2016), `x/2 · (1 + tanh u)` with
/// `u = √(2/π) (x + 0.044715 x³)`, computed as `x / (1 + e^−2u)`. Finite for finite x.
pub fn gelu_tanh(x: f32) -> f32 {
    const SQRT_2_OVER_PI: f32 = 0.797_884_6;
    let u = SQRT_2_OVER_PI * (x + 0.044_715 * (x * x * x));
    x / (1.0 + exp(-2.0 * u))
}

/// `cap · tanh(x / cap)` for `cap > 0`, within `cap · 2^−22`.
pub fn softcap(x: f32, cap: f32) -> f32 {
    let e = exp(-2.0 * (x / cap).abs());
    let tanh = (1.0 - e) / (1.0 + e);
    if x < 0.0 { -cap * tanh } else { cap * tanh }
}

/// The largest value; −∞ for none. NaN are passed over.
#[inline]
pub fn max(values: &[f32]) -> f32 {
    let mut lanes = [f32::NEG_INFINITY; 16];
    for chunk in values.chunks(16) {
        for (lane, value) in lanes.iter_mut().zip(chunk) {
            *lane = if *value > *lane { *value } else { *lane };
        }
    }
    max_lanes(lanes)
}

/// The largest of 16 lanes, in the same tree; any value if one is NaN.
pub(crate) fn max_lanes(lanes: [f32; 16]) -> f32 {
    let max = |a: f32, b: f32| if a > b { a } else { b };
    let [a0, a1, a2, a3, a4, a5, a6, a7, b0, b1, b2, b3, b4, b5, b6, b7] = lanes;
    let [a0, a1, a2, a3, a4, a5, a6, a7] = [
        max(a0, b0),
        max(a1, b1),
        max(a2, b2),
        max(a3, b3),
        max(a4, b4),
        max(a5, b5),
        max(a6, b6),
        max(a7, b7),
    ];
    let [a0, a1, a2, a3] = [max(a0, a4), max(a1, a5), max(a2, a6), max(a3, a7)];
    max(max(a0, a2), max(a1, a3))
}

/// `Σ v`, in the order above.
#[inline]
pub fn sum(values: &[f32]) -> f32 {
    sum_of(values, |value| value)
}

/// `Σ v²`, in the order above.
pub fn sum_of_squares(values: &[f32]) -> f32 {
    sum_of(values, |value| value * value)
}

#[inline]
fn sum_of(values: &[f32], term: impl Fn(f32) -> f32) -> f32 {
    let mut lanes = [0.0; 16];
    for chunk in values.chunks(16) {
        for (lane, value) in lanes.iter_mut().zip(chunk) {
            *lane += term(*value);
        }
    }
    sum_lanes(lanes)
}

/// The tree over 16 lanes: `i` with `i + 8`, then `i + 4`, `i + 2`, `i + 1`.
#[inline]
pub fn sum_lanes(lanes: [f32; 16]) -> f32 {
    let [a0, a1, a2, a3, a4, a5, a6, a7, b0, b1, b2, b3, b4, b5, b6, b7] = lanes;
    let [a0, a1, a2, a3] =
        [(a0 + b0) + (a4 + b4), (a1 + b1) + (a5 + b5), (a2 + b2) + (a6 + b6), (a3 + b3) + (a7 + b7)];
    (a0 + a2) + (a1 + a3)
}
