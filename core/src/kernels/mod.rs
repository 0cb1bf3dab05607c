//! The inner loops: one portable definition ([`portable`]), and files per instruction set that give its bits.
//!
//! Those of matrices multiply a tile of 16 rows (see [`Encoding`](crate::image::Encoding)) with one or more rows of
//! activations; those of attention, cached tokens of one head with one query. A [`Kernels`] table is chosen once;
//! nothing else in the crate knows an instruction set.

pub mod portable;

#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod avx2;
#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod avx2_attention;
#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod avx512;

// AArch64 without NEON is a soft-float target; big-endian lanes would want other loads.
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod neon;
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod neon_attention;
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod neon_dot;

/// Results of a tile's rows for one row of activations.
pub type TileRow = [f32; crate::image::directory::TILE_ROWS];

/// Rows of activations that the SIMD kernels multiply at a time, so that they share the reading of a tile.
#[cfg(any(
    all(target_arch = "x86_64", feature = "std"),
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
))]
const GROUP: usize = 4;

/// Rows of quantized activations, in blocks of 32 columns.
#[derive(Clone, Copy)]
pub struct Int8Rows<'a> {
    /// The quants: row `r` starts at `r · stride`.
    pub quants: &'a [i8],
    /// Values from a row to the next.
    pub stride: usize,
    /// A scale a block: those of row `r` start at `r · scale_stride`.
    pub scales: &'a [f32],
    /// Scales from a row to the next.
    pub scale_stride: usize,
    /// Columns, padded to whole blocks.
    pub columns: usize,
}

impl<'a> Int8Rows<'a> {
    /// Quants and scales of a row; fewer, or none, where the buffers end before it.
    pub fn row(&self, row: usize) -> (&'a [i8], &'a [f32]) {
        let quants = self.quants.get(row * self.stride..).unwrap_or_default();
        let scales = self.scales.get(row * self.scale_stride..).unwrap_or_default();
        (quants.get(..self.columns).unwrap_or(quants), scales)
    }
}

/// Rows of activations.
#[derive(Clone, Copy)]
pub struct F32Rows<'a> {
    /// Row `r` starts at `r · stride`.
    pub values: &'a [f32],
    /// Values from a row to the next.
    pub stride: usize,
    /// Values of a row.
    pub columns: usize,
}

impl<'a> F32Rows<'a> {
    /// The values of a row; fewer, or none, where the buffer ends before it.
    pub fn row(&self, row: usize) -> &'a [f32] {
        let values = self.values.get(row * self.stride..).unwrap_or_default();
        values.get(..self.columns).unwrap_or(values)
    }
}

/// A query head in f32 and quantized to 15 bits (`values ≈ quants · scale`); the type of the cached keys decides which
/// one is used.
#[derive(Clone, Copy)]
pub struct Query<'a> {
    /// For keys in f16.
    pub values: &'a [f32],
    /// For keys in int8; up to 1024.
    pub quants: &'a [i16],
    /// Of the quants.
    pub scale: f32,
}

/// See [`Kernels::values_int8`].
pub type ValuesInt8 = fn(weights: &[f32], values: &[u8], scales: &[u8], out: &mut [f32]);

/// The inner loops for one instruction set.
#[derive(Clone, Copy)]
pub struct Kernels {
    /// For people: `portable`, `avx2`, `avx512`, `neon`, `dotprod`, `i8mm`.
    pub name: &'static str,
    /// `y[i][r] = Σ_b (Σ_c W[r,c]·x[i][c]) · (d_w[r,b]·d_x[i][b])` over a tile's `quants` and `scales` and a row `x[i]`
    /// of activations for each row of `y`; blocks in ascending order, never fused.
    pub int8: fn(quants: &[u8], scales: &[u8], x: Int8Rows, y: &mut [TileRow]),
    /// `y[i][r] = Σ_c W[r,c]·x[i][c]` over a tile of f16; columns in ascending order, never fused.
    pub f16: fn(values: &[u8], x: F32Rows, y: &mut [TileRow]),
    /// `scores[t] = (Σ_d query[d]·keys[t][d]) · (d_key[t]·d_query)`, keys in int8 with an f16 scale each.
    pub keys_int8: fn(query: Query, keys: &[u8], scales: &[u8], scores: &mut [f32]),
    /// `scores[t] = Σ_d query[d]·keys[t][d]`, keys in f16, in the order of [`crate::numerics::sum`].
    pub keys_f16: fn(query: Query, keys: &[u8], scores: &mut [f32]),
    /// `scores[t] = e^(scores[t] − max)`; gives their sum. Both as in [`crate::numerics`].
    pub weigh: fn(scores: &mut [f32], max: f32) -> f32,
    /// `out[d] += (weights[t]·d_value[t])·values[t][d]`, tokens in ascending order, values in int8 with an f16 scale each.
    pub values_int8: ValuesInt8,
    /// `out[d] += weights[t]·values[t][d]`, tokens in ascending order, values in f16.
    pub values_f16: fn(weights: &[f32], values: &[u8], out: &mut [f32]),
}

impl Kernels {
    /// The definition of the bits, in plain Rust.
    pub const PORTABLE: Self = Self {
        name: "portable",
        int8: portable::int8,
        f16: portable::f16,
        keys_int8: portable::keys_int8,
        keys_f16: portable::keys_f16,
        weigh: portable::weigh,
        values_int8: portable::values_int8,
        values_f16: portable::values_f16,
    };

    /// The fastest table that this machine can run.
    ///
    /// With the feature `std` the CPU is asked. Without it, it has what the target has: NEON on AArch64, and more when
    /// compiled for a CPU with more (`-Ctarget-cpu`).
    pub fn detect() -> Self {
        Self::available().last().unwrap_or(Self::PORTABLE)
    }

    /// All tables that this machine can run: first [`Self::PORTABLE`], last [`Self::detect`].
    pub fn available() -> impl Iterator<Item = Self> {
        #[cfg(all(target_arch = "x86_64", feature = "std"))]
        let simd = [avx2::kernels(), avx512::kernels()];
        #[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
        let simd = neon::kernels();
        #[cfg(not(any(
            all(target_arch = "x86_64", feature = "std"),
            all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
        )))]
        let simd = [];
        [Some(Self::PORTABLE)].into_iter().chain(simd).flatten()
    }
}

impl core::fmt::Debug for Kernels {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Kernels({})", self.name)
    }
}
