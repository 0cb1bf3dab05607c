//! The best of a stream in a bounded heap, and a sort without recursion or panics.

use super::logits::{Group, LANES};
use crate::numerics;

/// A token that competes for one of the first places.
pub(super) trait Ranked: Copy {
    fn new(token: u32, logit: f32, raw: f32) -> Self;
    fn token(&self) -> u32;
    fn logit(&self) -> f32;

    /// Whether `other` comes first: by logit, then by lowest id.
    fn is_behind(&self, other: &Self) -> bool {
        self.logit() < other.logit() || self.logit() == other.logit() && self.token() > other.token()
    }
}

/// Puts every token of a group among the best that `places` can hold, of which `filled` are taken. Groups come in
/// ascending order; `raw` are the group's raw logits.
pub(super) fn offer<T: Ranked>(places: &mut [T], filled: &mut usize, group: Group, raw: &[f32]) {
    let worst = |places: &[T], filled: usize| {
        let root = places.first().map_or(f32::INFINITY, T::logit);
        if filled < places.len() { f32::NEG_INFINITY } else { root }
    };
    if group.max() <= worst(places, *filled) {
        return;
    }
    for ((first, lanes), raw) in group.blocks().zip(raw.chunks(LANES)) {
        if numerics::max_lanes(*lanes) <= worst(places, *filled) {
            continue;
        }
        for ((token, logit), raw) in (first..).zip(lanes).zip(raw) {
            // A later token that ties with the worst one stays behind it.
            if *logit <= worst(places, *filled) {
                continue;
            }
            let candidate = T::new(token, *logit, *raw);
            if let Some(place) = places.get_mut(*filled) {
                *place = candidate;
                sift_up(places, *filled);
                *filled += 1;
            } else if let Some(root) = places.first_mut() {
                *root = candidate;
                sift_down(places, 0, &T::is_behind);
            }
        }
    }
}

/// Sorts so that no item is `below` one after it. O(n log n) for every input.
pub(super) fn sort<T: Copy>(items: &mut [T], below: impl Fn(&T, &T) -> bool) {
    let mut parent = items.len() / 2;
    while parent > 0 {
        parent -= 1;
        sift_down(items, parent, &below);
    }
    let mut rest = items;
    while rest.len() > 1 {
        let last = rest.len() - 1;
        swap(rest, 0, last);
        let Some((_, head)) = rest.split_last_mut() else { return };
        sift_down(head, 0, &below);
        rest = head;
    }
}

fn sift_up<T: Ranked>(items: &mut [T], mut child: usize) {
    while child > 0 {
        let parent = (child - 1) / 2;
        let behind = match (items.get(child), items.get(parent)) {
            (Some(child), Some(parent)) => child.is_behind(parent),
            _ => false,
        };
        if !behind {
            return;
        }
        swap(items, child, parent);
        child = parent;
    }
}

fn sift_down<T: Copy>(items: &mut [T], mut parent: usize, below: &impl Fn(&T, &T) -> bool) {
    loop {
        let (left, right) = (2 * parent + 1, 2 * parent + 2);
        let (Some(above), Some(first)) = (items.get(parent), items.get(left)) else { return };
        let (child, least) = match items.get(right) {
            Some(second) if below(second, first) => (right, second),
            _ => (left, first),
        };
        if !below(least, above) {
            return;
        }
        swap(items, parent, child);
        parent = child;
    }
}

/// `slice::swap`, whose panic the optimiser does not always remove.
fn swap<T: Copy>(items: &mut [T], a: usize, b: usize) {
    let (Some(first), Some(second)) = (items.get(a).copied(), items.get(b).copied()) else { return };
    if let Some(item) = items.get_mut(a) {
        *item = second;
    }
    if let Some(item) = items.get_mut(b) {
        *item = first;
    }
}

/// One of the k best, with the logit that it had before the adjustments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub token: u32,
    pub logit: f32,
    pub raw: f32,
}

impl Ranked for Candidate {
    fn new(token: u32, logit: f32, raw: f32) -> Self {
        Self { token, logit, raw }
    }
    fn token(&self) -> u32 {
        self.token
    }
    fn logit(&self) -> f32 {
        self.logit
    }
}

/// The k best tokens so far, in O(K) memory; a token that enters costs O(log k).
#[derive(Clone, Debug)]
pub(super) struct Top<const K: usize> {
    places: [Candidate; K],
    k: usize,
    filled: usize,
}

impl<const K: usize> Top<K> {
    /// For 1 to K tokens.
    #[inline(always)]
    pub fn new(k: usize) -> Self {
        Self { places: [Candidate::new(0, 0.0, 0.0); K], k, filled: 0 }
    }

    pub fn push(&mut self, group: Group, raw: &[f32]) {
        if let Some(places) = self.places.get_mut(..self.k) {
            offer(places, &mut self.filled, group, raw);
        }
    }

    /// The tokens by ascending id.
    pub fn by_token(&mut self) -> &[Candidate] {
        let filled = self.places.get_mut(..self.filled).unwrap_or_default();
        sort(filled, |a, b| a.token > b.token);
        filled
    }
}
