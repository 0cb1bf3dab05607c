//! The thread pool behind the engine's [`Executor`].

use kinglet_core::executor::{Executor, Serial};
use rayon::prelude::*;

/// Work spread over a pool of threads, or done on the calling one.
pub struct Threads {
    pool: Option<rayon::ThreadPool>,
}

/// Below this many multiplications a hand-over to another thread costs more than it saves: it takes 2 to 4 µs, and these
/// about 10.
const WORTH_SHARING: usize = 200_000;

impl Threads {
    /// `count` threads; 0 takes one for each core.
    ///
    /// # Errors
    /// The operating system refused to start a thread.
    pub fn new(count: usize) -> Result<Self, rayon::ThreadPoolBuildError> {
        let available = std::thread::available_parallelism().map_or(1, usize::from);
        let count = if count == 0 { available } else { count };
        if count == 1 {
            return Ok(Self { pool: None });
        }
        // The calling thread works too, so that a piece of work begins without waking another. A thread can do that for
        // one pool only.
        let builder = || rayon::ThreadPoolBuilder::new().num_threads(count);
        let pool = builder().use_current_thread().build().or_else(|_| builder().build())?;
        Ok(Self { pool: Some(pool) })
    }

    /// Threads that work.
    pub fn count(&self) -> usize {
        self.pool.as_ref().map_or(1, rayon::ThreadPool::current_num_threads)
    }
}

impl Executor for Threads {
    fn run(
        &self,
        output: &mut [f32],
        piece_len: usize,
        piece_macs: usize,
        task: &(dyn Fn(usize, &mut [f32]) + Sync),
    ) {
        let pieces = output.len().div_ceil(piece_len.max(1));
        match &self.pool {
            Some(pool) if pieces > 1 && pieces.saturating_mul(piece_macs) >= WORTH_SHARING => {
                // A few pieces a thread: enough to even out, few enough to keep hand-overs rare.
                let at_a_time = pieces.div_ceil(4 * pool.current_num_threads());
                pool.install(|| {
                    let pieces = output.par_chunks_mut(piece_len.max(1)).enumerate().with_min_len(at_a_time);
                    pieces.for_each(|(index, piece)| task(index, piece));
                });
            }
            _ => Serial.run(output, piece_len, piece_macs, task),
        }
    }
}
