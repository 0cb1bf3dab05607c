//! The inner loops: one portable definition ([`portable`]), and files per instruction set that give its bits.
//!
//! All of them work on tiles of 16 rows (see [`Encoding`](crate::image::Encoding)) or on one attention head.
//! A [`Kernels`] table is chosen once; nothing else in the crate knows an instruction set.

pub mod portable;

#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod avx2;

// AArch64 without NEON is a soft-float target; big-endian lanes would want other loads.
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod neon;
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod neon_dot;

/// Values of a row of a tile, as the kernels return them.
pub type TileRow = [f32; crate::image::directory::TILE_ROWS];

/// Rows of activations that share the reading of a tile.
pub const GROUP: usize = 4;

/// The inner loop over an int8 tile; see [`Kernels::int8_tile`].
pub type Int8Tile = fn(quants: &[u8], scales: &[u8], x: &[i8], x_scales: &[f32], y: &mut TileRow);

/// See [`Kernels::int8_group`].
pub type Int8Group =
    fn(quants: &[u8], scales: &[u8], x: [&[i8]; GROUP], x_scales: [&[f32]; GROUP], y: &mut [TileRow; GROUP]);

/// The inner loops for one instruction set.
#[derive(Clone, Copy)]
pub struct Kernels {
    /// For people: `portable`, `avx2`, `neon`, `dotprod`, `i8mm`.
    pub name: &'static str,
    /// `y[r] = Σ_b (Σ_c W[r,c]·x[c]) · (d_w[r,b]·d_x[b])` over a tile's `quants` and `scales` and the quantized
    /// activations `(x, x_scales)`; blocks in ascending order, never fused.
    pub int8_tile: Int8Tile,
    /// [`Self::int8_tile`] of several rows of activations, each with the same bits.
    pub int8_group: Int8Group,
    /// [`Self::f16_tile`] of several rows of activations, each with the same bits.
    pub f16_group: fn(values: &[u8], x: [&[f32]; GROUP], y: &mut [TileRow; GROUP]),
    /// `y[r] = Σ_c W[r,c]·x[c]` over a tile of f16; columns in ascending order, never fused.
    pub f16_tile: fn(values: &[u8], x: &[f32], y: &mut TileRow),
    /// `Σ a·b` of a quantized query (15 bits) and an int8 key, of up to 1024 values.
    pub dot_query_int8: fn(a: &[i16], b: &[u8]) -> i32,
    /// `Σ a·b` with `b` in f16, in the order of [`crate::numerics::sum`].
    pub dot_f16: fn(a: &[f32], b: &[u8]) -> f32,
    /// `acc += weight·v` with `v` in int8.
    pub add_scaled_int8: fn(weight: f32, v: &[u8], acc: &mut [f32]),
    /// `acc += weight·v` with `v` in f16.
    pub add_scaled_f16: fn(weight: f32, v: &[u8], acc: &mut [f32]),
}

impl Kernels {
    /// The definition of the bits, in plain Rust.
    pub const PORTABLE: Self = Self {
        name: "portable",
        int8_tile: portable::int8_tile,
        int8_group: portable::int8_group,
        f16_group: portable::f16_group,
        f16_tile: portable::f16_tile,
        dot_query_int8: portable::dot_query_int8,
        dot_f16: portable::dot_f16,
        add_scaled_int8: portable::add_scaled_int8,
        add_scaled_f16: portable::add_scaled_f16,
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
        let simd = [avx2::kernels()];
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
