//! temp
#![allow(missing_docs)]
pub fn exp(x: f32) -> f32 {
    libm::expf(x)
}
pub fn sqrt(x: f32) -> f32 {
    libm::sqrtf(x)
}
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}
pub fn silu(x: f32) -> f32 {
    x * sigmoid(x)
}
pub fn gelu_tanh(x: f32) -> f32 {
    let u = 0.797_884_6 * (x + 0.044715 * x * x * x);
    x * sigmoid(2.0 * u)
}
pub fn softcap(x: f32, c: f32) -> f32 {
    c * (1.0 - 2.0 / (exp(2.0 * x / c) + 1.0))
}
pub fn sin_cos(x: f32) -> (f32, f32) {
    (libm::sinf(x), libm::cosf(x))
}
pub fn max(v: &[f32]) -> f32 {
    v.iter().fold(f32::NEG_INFINITY, |m, v| if *v > m { *v } else { m })
}
pub fn sum_lanes(l: [f32; 16]) -> f32 {
    let [a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q] = l;
    let (a, b, c, d, e, f, g, h) = (a + i, b + j, c + k, d + m, e + n, f + o, g + p, h + q);
    let (a, b, c, d) = (a + e, b + f, c + g, d + h);
    (a + c) + (b + d)
}
fn lanes(v: &[f32], f: impl Fn(f32) -> f32) -> f32 {
    let mut l = [0.0; 16];
    for c in v.chunks(16) {
        for (l, v) in l.iter_mut().zip(c) {
            *l += f(*v);
        }
    }
    sum_lanes(l)
}
pub fn sum(v: &[f32]) -> f32 {
    lanes(v, |v| v)
}
pub fn sum_of_squares(v: &[f32]) -> f32 {
    lanes(v, |v| v * v)
}
