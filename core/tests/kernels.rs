//! Every kernel table gives the bits of the portable one.
#![cfg(feature = "std")]

use half::f16;
use kinglet_core::kernels::{F32Rows, Int8Rows, Kernels, Query, TileRow};
use proptest::prelude::*;

/// Rows of activations: whole groups of all SIMD kernels, and some left over.
const ROWS: usize = 19;
/// Blocks of 32 columns: several of the pieces that a kernel widens at a time.
const BLOCKS: usize = 5;
const COLUMNS: usize = 32 * BLOCKS;
/// More than the quants, scales and values of a row: what lies between rows must not matter.
const STRIDE: usize = COLUMNS + 7;
/// Cached tokens, and the values of a head.
const TOKENS: usize = 9;
const HEAD: usize = 300;

/// Activations as the quantizer makes them, −127..=127, zero often.
fn quant() -> impl Strategy<Value = i8> {
    prop_oneof![1 => Just(0), 1 => Just(127), 1 => Just(-127), 9 => -127i8..=127]
}

/// Weight bytes of every value, −128 included.
fn weight() -> impl Strategy<Value = u8> {
    prop_oneof![1 => Just(0), 1 => Just(0x80), 9 => any::<u8>()]
}

/// Bits of an f16 that is a number; zeros of both signs, and those below the smallest normal number.
fn half_bits() -> impl Strategy<Value = u16> {
    prop_oneof![1 => Just(0), 1 => Just(0x8000), 1 => 1u16..0x400, 9 => any::<u16>()]
        .prop_filter("a number", |bits| f16::from_bits(*bits).is_finite())
}

fn float() -> impl Strategy<Value = f32> {
    prop_oneof![1 => Just(0.0), 1 => Just(-0.0), 9 => -1e3f32..1e3]
}

fn halves(count: usize) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(half_bits().prop_map(u16::to_le_bytes), count).prop_map(|halves| halves.concat())
}

fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|value| value.to_bits()).collect()
}

/// All tables but the portable one; `KINGLET_KERNELS` says which one must be the fastest, where a CPU is emulated for its
/// sake.
fn simd() -> impl Iterator<Item = Kernels> {
    let fastest = Kernels::detect();
    if let Ok(expected) = std::env::var("KINGLET_KERNELS") {
        assert_eq!(fastest.name, expected);
    }
    if fastest.name == Kernels::PORTABLE.name {
        eprintln!("notice: this CPU has no SIMD kernels of ours; nothing is compared");
    }
    Kernels::available().skip(1)
}

proptest! {
    #[test]
    fn int8_tiles_have_the_portable_bits(
        blocks in 0..=BLOCKS,
        rows in 0..=ROWS,
        weights in prop::collection::vec(weight(), BLOCKS * 512),
        scales in halves(BLOCKS * 16),
        quants in prop::collection::vec(quant(), ROWS * STRIDE),
        x_scales in prop::collection::vec(float(), ROWS * STRIDE),
    ) {
        let (weights, scales) = (&weights[..blocks * 512], &scales[..blocks * 32]);
        let x = Int8Rows {
            quants: &quants, stride: STRIDE, scales: &x_scales, scale_stride: STRIDE, columns: blocks * 32,
        };
        let mut expected = [[1.0; 16]; ROWS];
        (Kernels::PORTABLE.int8)(weights, scales, x, &mut expected[..rows]);
        for kernels in simd() {
            let mut found: [TileRow; ROWS] = [[1.0; 16]; ROWS];
            (kernels.int8)(weights, scales, x, &mut found[..rows]);
            prop_assert_eq!(bits(expected.as_flattened()), bits(found.as_flattened()), "{:?}", kernels);
        }
    }

    #[test]
    fn f16_tiles_have_the_portable_bits(
        columns in 0..=COLUMNS,
        rows in 0..=ROWS,
        weights in halves(COLUMNS * 16),
        x in prop::collection::vec(float(), ROWS * STRIDE),
    ) {
        let weights = &weights[..columns * 32];
        let x = F32Rows { values: &x, stride: STRIDE, columns };
        let mut expected = [[1.0; 16]; ROWS];
        (Kernels::PORTABLE.f16)(weights, x, &mut expected[..rows]);
        for kernels in simd() {
            let mut found: [TileRow; ROWS] = [[1.0; 16]; ROWS];
            (kernels.f16)(weights, x, &mut found[..rows]);
            prop_assert_eq!(bits(expected.as_flattened()), bits(found.as_flattened()), "{:?}", kernels);
        }
    }

    #[test]
    fn attention_kernels_have_the_portable_bits(
        head in 1..=HEAD,
        tokens in 0..=TOKENS,
        floats in prop::collection::vec(float(), HEAD),
        quants in prop::collection::vec(-16_383i16..=16_383, HEAD),
        scale in float(),
        weights in prop::collection::vec(float(), TOKENS),
        bytes in prop::collection::vec(weight(), TOKENS * HEAD),
        scales in halves(TOKENS),
        halves in halves(TOKENS * HEAD),
    ) {
        let query = Query { values: &floats[..head], quants: &quants[..head], scale };
        let (bytes, scales) = (&bytes[..tokens * head], &scales[..tokens * 2]);
        let (halves, weights) = (&halves[..tokens * head * 2], &weights[..tokens]);
        let all = |kernels: Kernels| {
            let mut results = [vec![1.0; tokens], vec![1.0; tokens], weights.to_vec(), floats.clone(), floats.clone()];
            let [keys_int8, keys_f16, weighed, values_int8, values_f16] = &mut results;
            (kernels.keys_int8)(query, bytes, scales, keys_int8);
            (kernels.keys_f16)(query, halves, keys_f16);
            let sum = (kernels.weigh)(weighed, scale);
            weighed.push(sum);
            (kernels.values_int8)(weights, bytes, scales, &mut values_int8[..head]);
            (kernels.values_f16)(weights, halves, &mut values_f16[..head]);
            results.map(|result| bits(&result))
        };
        let expected = all(Kernels::PORTABLE);
        for kernels in simd() {
            prop_assert_eq!(&expected, &all(kernels), "{:?}", kernels);
        }
    }
}

/// The widest products that the formats allow, where a saturating instruction would show.
#[test]
fn extreme_products_do_not_saturate() {
    let one = f16::ONE.to_le_bytes();
    for (weight, x) in [(0x80u8, 127i8), (0x80, -127), (0x7f, 127), (0x7f, -127), (0x81, -127)] {
        let rows = Int8Rows { quants: &[x; 32], stride: 0, scales: &[1.0], scale_stride: 0, columns: 32 };
        let scales = [one; 16].concat();
        for kernels in Kernels::available() {
            let mut y = [[0.0; 16]; ROWS];
            (kernels.int8)(&[weight; 512], &scales, rows, &mut y);
            assert_eq!(y, [[32.0 * f32::from(weight as i8) * f32::from(x); 16]; ROWS], "{kernels:?}");
        }
    }
    for (key, query) in [(0x80u8, 16_383i16), (0x80, -16_383), (0x7f, 16_383)] {
        for kernels in Kernels::available() {
            let (mut score, query) = ([0.0], Query { values: &[], quants: &[query; 1024], scale: 1.0 });
            (kernels.keys_int8)(query, &[key; 1024], &one, &mut score);
            let expected = 1024 * i32::from(key as i8) * i32::from(query.quants[0]);
            assert_eq!(score, [expected as f32], "{kernels:?}");
        }
    }
}
