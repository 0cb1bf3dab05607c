//! The bytes of the pages. A page holds `tokens_per_page` tokens of one sequence for all layers:
//!
//! ```text
//! layer 0: K head 0, K head 1, …, V head 0, V head 1, …; layer 1: …
//! a head:  values of token 0, token 1, …; then, for int8, an f16 scale a token
//! ```
//! so that attention reads the tokens of a head one after the other.

use super::{KvType, KvTypes, SCALE_BYTES, pages::PageId};
use crate::config::Config;
use core::num::NonZero;
use half::f16;

/// The shape of a page; all pages of an arena share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageLayout {
    /// Tokens that a page holds.
    pub tokens_per_page: NonZero<u32>,
    /// Formats of K and V.
    pub types: KvTypes,
    layers: usize,
    kv_heads: usize,
    head_dim: usize,
}

impl PageLayout {
    /// The layout for a model.
    pub fn new(config: &Config, tokens_per_page: NonZero<u32>, types: KvTypes) -> Self {
        Self {
            tokens_per_page,
            types,
            layers: config.layers as usize,
            kv_heads: config.kv_heads as usize,
            head_dim: config.head_dim as usize,
        }
    }

    /// Bytes of a page; `None` when that exceeds the address space.
    pub fn page_bytes(&self) -> Option<usize> {
        let token = self.heads_bytes(self.types.key)?.checked_add(self.heads_bytes(self.types.value)?)?;
        token.checked_mul(self.layers)
    }

    /// Bytes of all heads of K (or V) of a layer in a page.
    fn heads_bytes(&self, kind: KvType) -> Option<usize> {
        self.head_bytes(kind)?.checked_mul(self.kv_heads)
    }

    /// Bytes of one head of K (or V) of a layer in a page.
    fn head_bytes(&self, kind: KvType) -> Option<usize> {
        kind.head_bytes(self.head_dim).checked_mul(self.tokens_per_page.get() as usize)
    }

    /// Where a head of a layer lies in a page, and how many bytes it has.
    fn place(&self, side: Side, layer: usize, head: usize) -> Option<(usize, usize)> {
        let (keys, values) = (self.heads_bytes(self.types.key)?, self.heads_bytes(self.types.value)?);
        let (before, bytes) = match side {
            Side::Key => (0, self.head_bytes(self.types.key)?),
            Side::Value => (keys, self.head_bytes(self.types.value)?),
        };
        Some((layer * (keys + values) + before + head * bytes, bytes))
    }
}

/// Keys or values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Key,
    Value,
}

/// Consecutive cached tokens of one head.
pub(crate) enum Run<'a> {
    /// Quants, `head_dim` a token, and an f16 scale a token.
    Int8 { quants: &'a [u8], scales: &'a [u8] },
    /// f16, `head_dim` a token.
    F16(&'a [u8]),
}

/// The arena's bytes with their layout.
pub(crate) struct Storage<'a> {
    bytes: &'a mut [u8],
    layout: PageLayout,
    page_bytes: usize,
}

impl<'a> Storage<'a> {
    /// `bytes` must hold the pages that will be used; the caller has checked that.
    pub(crate) fn new(bytes: &'a mut [u8], layout: PageLayout, page_bytes: usize) -> Self {
        bytes.fill(0);
        Self { bytes, layout, page_bytes }
    }

    pub(crate) fn layout(&self) -> &PageLayout {
        &self.layout
    }

    pub(crate) fn page_bytes(&self) -> usize {
        self.page_bytes
    }

    pub(crate) fn page(&self, page: PageId) -> &[u8] {
        let rest = self.bytes.get(page.index() * self.page_bytes..);
        rest.and_then(|rest| rest.get(..self.page_bytes)).unwrap_or_default()
    }

    pub(crate) fn page_mut(&mut self, page: PageId) -> &mut [u8] {
        let rest = self.bytes.get_mut(page.index() * self.page_bytes..);
        rest.and_then(|rest| rest.get_mut(..self.page_bytes)).unwrap_or_default()
    }

    /// Overwrites a page, so that its next owner cannot read it.
    pub(crate) fn wipe(&mut self, page: PageId) {
        self.page_mut(page).fill(0);
    }

    /// Copies the whole of a page.
    pub(crate) fn copy(&mut self, from: PageId, to: PageId) {
        let range = |page: PageId| page.index() * self.page_bytes..(page.index() + 1) * self.page_bytes;
        // Not `copy_within`: the compiler cannot see that its checks hold, so a panic would be reachable.
        if let Ok([from, to]) = self.bytes.get_disjoint_mut([range(from), range(to)]) {
            to.iter_mut().zip(from).for_each(|(to, byte)| *to = *byte);
        }
    }

    /// Stores the keys (or values) of all heads of one token, `kv_heads · head_dim` values.
    pub(crate) fn write(&mut self, side: Side, page: PageId, token: usize, layer: usize, values: &[f32]) {
        let head_dim = self.layout.head_dim.max(1);
        let kind = if side == Side::Key { self.layout.types.key } else { self.layout.types.value };
        for (head, values) in values.chunks_exact(head_dim).enumerate() {
            let Some((offset, length)) = self.layout.place(side, layer, head) else { return };
            let start = page.index() * self.page_bytes + offset;
            let Some(bytes) = self.bytes.get_mut(start..).and_then(|rest| rest.get_mut(..length)) else {
                return;
            };
            match kind {
                KvType::F16 => write_f16(bytes, token, values),
                KvType::Int8 => write_int8(bytes, token, self.layout.tokens_per_page.get() as usize, values),
            }
        }
    }

    /// Tokens `tokens` of a page, for one head of a layer.
    pub(crate) fn run(
        &self,
        side: Side,
        page: PageId,
        tokens: core::ops::Range<usize>,
        layer: usize,
        head: usize,
    ) -> Option<Run<'_>> {
        let (offset, length) = self.layout.place(side, layer, head)?;
        let bytes = self.bytes.get(page.index() * self.page_bytes + offset..)?.get(..length)?;
        let head_dim = self.layout.head_dim;
        let kind = if side == Side::Key { self.layout.types.key } else { self.layout.types.value };
        match kind {
            KvType::F16 => Some(Run::F16(bytes.get(tokens.start * head_dim * 2..tokens.end * head_dim * 2)?)),
            KvType::Int8 => {
                let values = self.layout.tokens_per_page.get() as usize * head_dim;
                let (quants, scales) = bytes.split_at_checked(values)?;
                Some(Run::Int8 {
                    quants: quants.get(tokens.start * head_dim..tokens.end * head_dim)?,
                    scales: scales.get(tokens.start * SCALE_BYTES..tokens.end * SCALE_BYTES)?,
                })
            }
        }
    }
}

fn write_f16(head: &mut [u8], token: usize, values: &[f32]) {
    let out = head.as_chunks_mut::<2>().0.iter_mut().skip(token * values.len());
    for (out, value) in out.zip(values) {
        *out = f16::from_f32(*value).to_le_bytes();
    }
}

fn write_int8(head: &mut [u8], token: usize, tokens_per_page: usize, values: &[f32]) {
    let Some((quants, scales)) = head.split_at_mut_checked(tokens_per_page * values.len()) else { return };
    // The scale is rounded to what is stored before it is used, so that both sides agree on it.
    let scale = f16::from_f32(crate::quant::scale_of(values));
    let quants = quants.iter_mut().skip(token * values.len());
    for (out, quant) in quants.zip(crate::quant::quantize(values, scale.to_f32())) {
        *out = quant as u8;
    }
    if let Some(out) = scales.as_chunks_mut::<SCALE_BYTES>().0.get_mut(token) {
        *out = scale.to_le_bytes();
    }
}
