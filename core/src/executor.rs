//! How work is spread over cores: by pieces of the output, so that the bits cannot depend on the spreading.

/// Runs independent pieces of work.
pub trait Executor: Sync {
    /// Calls `task(i, piece)` once for each piece of `piece_len` values of `output` (the last may be shorter),
    /// in any order and on any core.
    ///
    /// A piece takes about as long as `piece_macs` multiplications of a matrix: a hint whether sharing pays.
    fn run(
        &self,
        output: &mut [f32],
        piece_len: usize,
        piece_macs: usize,
        task: &(dyn Fn(usize, &mut [f32]) + Sync),
    );
}

/// One piece after the other, on the calling core.
#[derive(Clone, Copy, Debug, Default)]
pub struct Serial;

impl Executor for Serial {
    fn run(&self, output: &mut [f32], piece_len: usize, _: usize, task: &(dyn Fn(usize, &mut [f32]) + Sync)) {
        for (index, piece) in output.chunks_mut(piece_len.max(1)).enumerate() {
            task(index, piece);
        }
    }
}
