//! Every kernel table gives the bits of the portable one.
#![cfg(feature = "std")]

use half::f16;
use kinglet_core::kernels::{GROUP, Kernels, portable};
use proptest::prelude::*;

/// Weight bytes of every value, −128 included; activations as the quantizer makes them.
fn quant() -> impl Strategy<Value = i8> {
    -127i8..=127
}

/// Bits of an f16 that is a number.
fn half_bits() -> impl Strategy<Value = u16> {
    any::<u16>().prop_filter("a number", |bits| f16::from_bits(*bits).is_finite())
}

fn half_bytes(bits: &[u16]) -> Vec<u8> {
    bits.iter().flat_map(|bits| bits.to_le_bytes()).collect()
}

fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|value| value.to_bits()).collect()
}

/// The fastest table; `KINGLET_KERNELS` says which one it must be, where a CPU is emulated for its sake.
fn simd() -> Option<Kernels> {
    let kernels = Kernels::detect();
    if let Ok(expected) = std::env::var("KINGLET_KERNELS") {
        assert_eq!(kernels.name, expected);
    }
    if kernels.name == Kernels::PORTABLE.name {
        eprintln!("notice: this CPU has no SIMD kernels of ours; nothing is compared");
        return None;
    }
    Some(kernels)
}

proptest! {
    #[test]
    fn int8_tiles_have_the_portable_bits(
        blocks in 1usize..6,
        weights in prop::collection::vec(any::<u8>(), 5 * 512),
        scales in prop::collection::vec(half_bits(), 5 * 16),
        x in prop::collection::vec(quant(), 5 * 32),
        x_scales in prop::collection::vec(-1e3f32..1e3, 5),
    ) {
        let Some(simd) = simd() else { return Ok(()) };
        let scales = half_bytes(&scales);
        let (weights, scales) = (&weights[..blocks * 512], &scales[..blocks * 32]);
        let (mut expected, mut found) = ([1.0; 16], [2.0; 16]);
        (Kernels::PORTABLE.int8_tile)(weights, scales, &x[..blocks * 32], &x_scales[..blocks], &mut expected);
        (simd.int8_tile)(weights, scales, &x[..blocks * 32], &x_scales[..blocks], &mut found);
        prop_assert_eq!(bits(&expected), bits(&found));
    }

    #[test]
    fn rows_in_a_group_have_the_bits_of_rows_alone(
        blocks in 1usize..6,
        weights in prop::collection::vec(any::<u8>(), 5 * 512),
        scales in prop::collection::vec(half_bits(), 5 * 32 * 16),
        x in prop::collection::vec(quant(), GROUP * 5 * 32),
        x_scales in prop::collection::vec(-1e3f32..1e3, GROUP * 5),
    ) {
        let scales = half_bytes(&scales);
        let values: Vec<f32> = x.iter().map(|x| f32::from(*x) * 1.7).collect();
        let rows: [usize; GROUP] = std::array::from_fn(|row| row);
        let quants = rows.map(|row| &x[row * 160..][..blocks * 32]);
        let x_scales = rows.map(|row| &x_scales[row * 5..][..blocks]);
        // A number of columns that is no multiple of anything.
        let values = rows.map(|row| &values[row * 160..][..blocks * 32 - 3]);
        let (int8, f16) = (&weights[..blocks * 512], &scales[..(blocks * 32 - 3) * 32]);
        for kernels in [Kernels::PORTABLE, Kernels::detect()] {
            let mut found = [[2.0; 16]; GROUP];
            (kernels.int8_group)(int8, &scales[..blocks * 32], quants, x_scales, &mut found);
            for row in rows {
                let mut expected = [1.0; 16];
                let (quants, x_scales) = (quants[row], x_scales[row]);
                portable::int8_tile(int8, &scales[..blocks * 32], quants, x_scales, &mut expected);
                prop_assert_eq!(bits(&expected), bits(&found[row]));
            }
            (kernels.f16_group)(f16, values, &mut found);
            for row in rows {
                let mut expected = [1.0; 16];
                portable::f16_tile(f16, values[row], &mut expected);
                prop_assert_eq!(bits(&expected), bits(&found[row]));
            }
        }
    }

    #[test]
    fn f16_tiles_have_the_portable_bits(
        columns in 1usize..40,
        weights in prop::collection::vec(half_bits(), 40 * 16),
        x in prop::collection::vec(-1e3f32..1e3, 40),
    ) {
        let Some(simd) = simd() else { return Ok(()) };
        let weights = half_bytes(&weights[..columns * 16]);
        let (mut expected, mut found) = ([1.0; 16], [2.0; 16]);
        (Kernels::PORTABLE.f16_tile)(&weights, &x[..columns], &mut expected);
        (simd.f16_tile)(&weights, &x[..columns], &mut found);
        prop_assert_eq!(bits(&expected), bits(&found));
    }

    #[test]
    fn attention_kernels_have_the_portable_bits(
        length in 1usize..300,
        query in prop::collection::vec(-1e3f32..1e3, 300),
        quants in prop::collection::vec(quant(), 300),
        halves in prop::collection::vec(half_bits(), 300),
        bytes in prop::collection::vec(any::<u8>(), 300),
        weight in -10f32..10.0,
    ) {
        let Some(simd) = simd() else { return Ok(()) };
        let halves = half_bytes(&halves[..length]);
        let (query, quants, bytes) = (&query[..length], &quants[..length], &bytes[..length]);
        let quants: Vec<i16> = quants.iter().map(|q| i16::from(*q) * 129).collect();
        prop_assert_eq!((Kernels::PORTABLE.dot_query_int8)(&quants, bytes), (simd.dot_query_int8)(&quants, bytes));
        let dots = ((Kernels::PORTABLE.dot_f16)(query, &halves), (simd.dot_f16)(query, &halves));
        prop_assert_eq!(dots.0.to_bits(), dots.1.to_bits());

        let (mut expected, mut found) = (query.to_vec(), query.to_vec());
        (Kernels::PORTABLE.add_scaled_f16)(weight, &halves, &mut expected);
        (simd.add_scaled_f16)(weight, &halves, &mut found);
        (Kernels::PORTABLE.add_scaled_int8)(weight, bytes, &mut expected);
        (simd.add_scaled_int8)(weight, bytes, &mut found);
        prop_assert_eq!(bits(&expected), bits(&found));
    }
}

/// The widest products that the formats allow, where a saturating instruction would show.
#[test]
fn extreme_products_do_not_saturate() {
    let Some(simd) = simd() else { return };
    let scales = half_bytes(&[f16::ONE.to_bits(); 16]);
    for (weight, x) in [(0x80u8, 127i8), (0x80, -127), (0x7f, 127), (0x7f, -127), (0x81, -127)] {
        let mut y = [0.0; 16];
        (simd.int8_tile)(&[weight; 512], &scales, &[x; 32], &[1.0], &mut y);
        assert_eq!(y, [32.0 * f32::from(weight as i8) * f32::from(x); 16]);
    }
}
