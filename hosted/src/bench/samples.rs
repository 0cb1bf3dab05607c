//! What repetitions of one measurement say together.

use serde::Serialize;

/// The middle and the ends of some samples.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// Half of the samples are no larger and half no smaller; the mean of the middle two if their number is even.
    pub median: f64,
    /// The smallest.
    pub min: f64,
    /// The largest.
    pub max: f64,
}

impl Spread {
    /// The spread of `samples`; `None` without any.
    pub fn of(samples: &[f64]) -> Option<Self> {
        let mut sorted = samples.to_vec();
        sorted.sort_by(f64::total_cmp);
        let (min, max) = (*sorted.first()?, *sorted.last()?);
        let (lower, upper) = (sorted[(sorted.len() - 1) / 2], sorted[sorted.len() / 2]);
        Some(Self { median: f64::midpoint(lower, upper), min, max })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_median_of_an_even_number_lies_between_the_middle_two() {
        assert_eq!(Spread::of(&[]), None);
        assert_eq!(Spread::of(&[3.0]), Some(Spread { median: 3.0, min: 3.0, max: 3.0 }));
        assert_eq!(Spread::of(&[9.0, 1.0, 4.0]), Some(Spread { median: 4.0, min: 1.0, max: 9.0 }));
        assert_eq!(Spread::of(&[4.0, 1.0, 9.0, 2.0]), Some(Spread { median: 3.0, min: 1.0, max: 9.0 }));
    }

    proptest! {
        #[test]
        fn half_of_the_samples_lie_on_each_side(samples in prop::collection::vec(0.1f64..1e6, 1..40)) {
            let spread = Spread::of(&samples).expect("samples");
            let half = samples.len().div_ceil(2);
            prop_assert!(samples.iter().filter(|sample| **sample <= spread.median).count() >= half);
            prop_assert!(samples.iter().filter(|sample| **sample >= spread.median).count() >= half);
            prop_assert!(samples.iter().all(|sample| (spread.min..=spread.max).contains(sample)));
            prop_assert!(samples.contains(&spread.min) && samples.contains(&spread.max));
        }
    }
}
