//! Accuracy of the fixed float functions against f64, their edge cases, and their order of operations.

use kinglet_core::numerics::*;
use proptest::prelude::*;

/// Distance from the exact value in units of the last place of the nearest f32.
fn ulps(found: f32, exact: f64) -> f64 {
    let nearest = exact as f32;
    let ulp = f64::from(f32::from_bits(nearest.abs().to_bits() + 1)) - f64::from(nearest.abs());
    ((f64::from(found) - exact) / ulp).abs()
}

#[test]
fn exp_is_within_one_ulp_of_f64() {
    let mut worst = (0.0f64, 0.0f32);
    for bits in (0..=u32::MAX).step_by(499) {
        let x = f32::from_bits(bits);
        if (-87.3..88.7).contains(&x) {
            let error = ulps(exp(x), f64::from(x).exp());
            worst = if error > worst.0 { (error, x) } else { worst };
        }
    }
    println!("largest error of exp: {:.3} ulp at {}", worst.0, worst.1);
    assert!(worst.0 < 1.0, "{worst:?}");
}

#[test]
fn exp_ends_where_f32_ends() {
    assert_eq!(exp(0.0), 1.0);
    assert_eq!(exp(-0.0), 1.0);
    assert_eq!(exp(f32::NEG_INFINITY), 0.0);
    assert_eq!(exp(f32::INFINITY), f32::INFINITY);
    assert_eq!(exp(88.73), f32::INFINITY);
    assert!(exp(88.72).is_finite());
    assert_eq!(exp(-104.0), 0.0);
    assert!(exp(-103.0) > 0.0);
    assert!(exp(f32::NAN).is_nan());
    assert!(exp(f32::MAX).is_infinite() && exp(f32::MIN) == 0.0);
}

/// `sum`'s documented order, written out.
fn sum_written_out(values: &[f32]) -> f32 {
    let mut lanes = [0.0f32; 16];
    for (index, value) in values.iter().enumerate() {
        lanes[index % 16] += value;
    }
    for width in [8, 4, 2, 1] {
        for lane in 0..width {
            lanes[lane] += lanes[lane + width];
        }
    }
    lanes[0]
}

proptest! {
    #[test]
    fn sums_have_the_documented_order(values in prop::collection::vec(-1e6f32..1e6, 0..100)) {
        prop_assert_eq!(sum(&values).to_bits(), sum_written_out(&values).to_bits());
        let squares: Vec<f32> = values.iter().map(|v| v * v).collect();
        prop_assert_eq!(sum_of_squares(&values).to_bits(), sum_written_out(&squares).to_bits());
    }

    #[test]
    fn activations_are_close_to_f64_and_finite(x in any::<f32>().prop_filter("finite", |x| x.is_finite())) {
        for value in [silu(x), gelu_tanh(x), softcap(x, 30.0)] {
            prop_assert!(value.is_finite());
        }
        if x.abs() < 1e4 {
            let y = f64::from(x);
            let u = (2.0 / std::f64::consts::PI).sqrt() * (y + 0.044715 * y.powi(3));
            let close = |found: f32, exact: f64| (f64::from(found) - exact).abs() <= 2e-6 * exact.abs().max(1e-3);
            prop_assert!(close(silu(x), y / (1.0 + (-y).exp())));
            prop_assert!((f64::from(gelu_tanh(x)) - 0.5 * y * (1.0 + u.tanh())).abs() <= 4e-6 * y.abs().max(1e-3));
            prop_assert!((f64::from(softcap(x, 30.0)) - 30.0 * (y / 30.0).tanh()).abs() <= 30.0 / 4_194_304.0);
            prop_assert!(close(sigmoid(x), 1.0 / (1.0 + (-y).exp())));
        }
    }
}

#[test]
fn max_passes_over_nan() {
    assert_eq!(max(&[]), f32::NEG_INFINITY);
    assert_eq!(max(&[f32::NAN, -1.0, 3.0, f32::NAN, 2.0]), 3.0);
}
