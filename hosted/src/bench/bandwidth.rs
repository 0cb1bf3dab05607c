//! The speed at which this machine reads memory.

use std::hint::black_box;
use std::time::Instant;

use kinglet_core::executor::Executor;

/// The least that is read, so that no cache holds it.
const LEAST_BYTES: u64 = 256 << 20;
/// Pieces that the buffer is cut into.
const PIECES: usize = 256;
/// Sums that run side by side: enough to hide the latency of an addition, few enough for the registers of SSE2 and NEON.
const LANES: usize = 16;

/// Memory to be read.
pub struct Buffer {
    words: Vec<u64>,
}

/// Bytes to read: four times the weights and four times the last-level cache, 256 MiB at least, but no more than half
/// of what is available. Without knowing what is available, 256 MiB.
pub fn buffer_bytes(weights: u64, cache: Option<u64>, available: Option<u64>) -> u64 {
    let Some(available) = available else { return LEAST_BYTES };
    let wanted = weights.saturating_mul(4).max(cache.unwrap_or(0).saturating_mul(4)).max(LEAST_BYTES);
    wanted.min(available / 2)
}

impl Buffer {
    /// A buffer of `bytes`, rounded up to a whole number of equal pieces, and never empty.
    pub fn new(bytes: u64) -> Self {
        let words = (bytes / 8).max(1).next_multiple_of((PIECES * LANES) as u64) as usize;
        // Not zeros: Linux would give the same page of zeros everywhere, and the cache would hold that.
        Self { words: vec![1; words] }
    }

    /// Its size.
    pub fn bytes(&self) -> u64 {
        size_of_val(&self.words[..]) as u64
    }

    /// Reads it once on the threads of `executor`; gives bytes a second.
    ///
    /// The executor is the one that the engine multiplies its matrices with, so that the same threads do both.
    pub fn read(&self, executor: &dyn Executor) -> f64 {
        let piece = self.words.len() / PIECES;
        let mut sums = vec![0.0; PIECES];
        let start = Instant::now();
        executor.run(&mut sums, 1, piece, &|index, out| {
            let words = self.words.get(index * piece..(index + 1) * piece).unwrap_or_default();
            out.fill(sum(words) as f32);
        });
        let seconds = start.elapsed().as_secs_f64();
        black_box(sums);
        self.bytes() as f64 / seconds.max(1e-9)
    }
}

/// The wrapping sum of `words`.
fn sum(words: &[u64]) -> u64 {
    let (chunks, rest) = words.as_chunks::<LANES>();
    let mut sums = [0u64; LANES];
    for chunk in chunks {
        for (sum, word) in sums.iter_mut().zip(chunk) {
            *sum = sum.wrapping_add(*word);
        }
    }
    sums.iter().chain(rest).fold(0, |sum, word| sum.wrapping_add(*word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::threads::Threads;
    use proptest::prelude::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    proptest! {
        #[test]
        fn the_wide_sum_is_the_plain_one(words in prop::collection::vec(any::<u64>(), 0..200)) {
            prop_assert_eq!(sum(&words), words.iter().fold(0u64, |sum, word| sum.wrapping_add(*word)));
        }

        #[test]
        fn the_buffer_is_larger_than_the_cache_unless_memory_is_short(
            weights in 0u64..1 << 40, cache in prop::option::of(0u64..1 << 32), available in 0u64..1 << 40,
        ) {
            let bytes = buffer_bytes(weights, cache, Some(available));
            prop_assert!(bytes <= available / 2);
            let wanted = [256 << 20, 4 * weights, 4 * cache.unwrap_or(0)];
            prop_assert!(bytes == available / 2 || wanted.into_iter().all(|wanted| bytes >= wanted));
        }
    }

    #[test]
    fn every_word_is_read_once_on_any_number_of_threads() {
        let buffer = Buffer::new(1);
        assert_eq!(buffer.words.len(), PIECES * LANES);
        for count in [1, 3] {
            let threads = Threads::new(count).expect("threads");
            assert!(buffer.read(&threads) > 0.0);
        }
        /// Adds up what each piece says.
        struct Counting(AtomicUsize);
        impl Executor for Counting {
            fn run(
                &self,
                output: &mut [f32],
                piece_len: usize,
                _: usize,
                task: &(dyn Fn(usize, &mut [f32]) + Sync),
            ) {
                for (index, piece) in output.chunks_mut(piece_len).enumerate() {
                    task(index, piece);
                    self.0.fetch_add(piece[0] as usize, Ordering::Relaxed);
                }
            }
        }
        let counting = Counting(AtomicUsize::new(0));
        buffer.read(&counting);
        assert_eq!(counting.0.into_inner(), buffer.words.len());
    }
}
