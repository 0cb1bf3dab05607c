//! Attention of one query head over the page table, in one pass over the cache.
//!
//! The softmax is computed online (Milakov and Gimelshein 2018; FlashAttention, Dao et al. 2022) over blocks of
//! [`BLOCK_TOKENS`] tokens counted from the first visible token of a segment, so that it needs no buffer of scores as
//! long as the context, and so that its bits depend neither on the page size nor on how the tokens came into the cache.

use crate::kernels::{Kernels, Query};
use crate::kv::pages::{Pages, SlotId};
use crate::kv::storage::{Run, Side};
use crate::numerics;

/// Tokens whose scores are held at a time.
const BLOCK_TOKENS: u32 = 64;

/// What attention reads: one head of one layer of a slot.
pub(crate) struct Head<'a, 'p> {
    pub pages: &'a Pages<'p>,
    pub slot: SlotId,
    pub layer: usize,
    pub kv_head: usize,
}

/// The cached tokens `start..end`, and the query that is compared with them.
pub(crate) struct Segment<'a> {
    pub query: Query<'a>,
    pub start: u32,
    pub end: u32,
}

/// `out = Σ_t softmax(scale · q·k_t)_t · v_t` over the tokens of all segments; `out` has `head_dim` values. `softcap`
/// 0 is none.
pub(crate) fn attend(
    kernels: &Kernels,
    head: &Head,
    segments: &[Segment],
    scale: f32,
    softcap: f32,
    out: &mut [f32],
) {
    out.fill(0.0);
    let mut running_max = f32::NEG_INFINITY;
    let mut running_sum = 0.0f32;
    let mut scores = [0.0f32; BLOCK_TOKENS as usize];
    for segment in segments {
        let mut start = segment.start;
        while start < segment.end {
            let count = (segment.end - start).min(BLOCK_TOKENS);
            let Some(scores) = scores.get_mut(..count as usize) else { return };
            score_block(kernels, head, segment.query, start, scores);
            for score in scores.iter_mut() {
                *score *= scale;
                if softcap > 0.0 {
                    *score = numerics::softcap(*score, softcap);
                }
            }
            let block_max = numerics::max(scores);
            if block_max > running_max {
                let shrink = numerics::exp(running_max - block_max);
                out.iter_mut().for_each(|value| *value *= shrink);
                running_sum *= shrink;
                running_max = block_max;
            }
            running_sum += (kernels.weigh)(scores, running_max);
            add_values(kernels, head, start, scores, out);
            start += count;
        }
    }
    let inverse = 1.0 / running_sum;
    out.iter_mut().for_each(|value| *value *= inverse);
}

/// `scores[i] = q · k[start + i]`, page by page.
fn score_block(kernels: &Kernels, head: &Head, query: Query, start: u32, scores: &mut [f32]) {
    let end = start + scores.len() as u32;
    let mut place = start;
    let mut rest = scores;
    while place < end {
        let run = head.pages.run(Side::Key, head.slot, place, end, head.layer, head.kv_head);
        let Some((run, count)) = run else { return };
        let Some((scores, later)) = rest.split_at_mut_checked(count as usize) else { return };
        match run {
            Run::Int8 { quants, scales: key_scales } => {
                (kernels.keys_int8)(query, quants, key_scales, scores)
            }
            Run::F16(keys) => (kernels.keys_f16)(query, keys, scores),
        }
        rest = later;
        place += count;
    }
}

/// `out += Σ weights[i] · v[start + i]`, in ascending order.
fn add_values(kernels: &Kernels, head: &Head, start: u32, weights: &[f32], out: &mut [f32]) {
    let end = start + weights.len() as u32;
    let mut place = start;
    let mut rest = weights;
    while place < end {
        let run = head.pages.run(Side::Value, head.slot, place, end, head.layer, head.kv_head);
        let Some((run, count)) = run else { return };
        let Some((weights, later)) = rest.split_at_checked(count as usize) else { return };
        match run {
            Run::Int8 { quants, scales } => (kernels.values_int8)(weights, quants, scales, out),
            Run::F16(values) => (kernels.values_f16)(weights, values, out),
        }
        rest = later;
        place += count;
    }
}
