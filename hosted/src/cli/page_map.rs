//! The page map of `kinglet run --show-pages`: which slot owns which page.

use std::fmt::Write;

use kinglet_core::engine::Engine;
use kinglet_core::kv::SlotId;

/// Pages in a line of the map.
const COLUMNS: usize = 32;

/// What the signs of the map mean.
pub const LEGEND: &str =
    "page map     0 held by slot 0, 0+ by slot 0 and later ones, ~ idle in the prefix cache, . free";

/// What a slot is doing, in a word, and its tokens.
pub struct SlotLine {
    pub state: &'static str,
    pub tokens: usize,
}

/// Who holds a page.
#[derive(Clone, Copy)]
enum Use {
    Free,
    /// Kept by the prefix cache, in the table of no slot.
    Idle,
    /// The first slot that holds it, and whether others do too.
    Held(u8, bool),
}

/// A grid of the arena's pages, and a line for each slot.
pub fn page_map(engine: &Engine, pages: usize, slots: &[SlotLine]) -> String {
    let uses = uses(engine, pages, slots.len());
    let count = |wanted: fn(&Use) -> bool| uses.iter().filter(|page| wanted(page)).count();
    let mut map = format!(
        "pages: {} held ({} shared), {} idle, {} free\n",
        count(|page| matches!(page, Use::Held(..))),
        count(|page| matches!(page, Use::Held(_, true))),
        count(|page| matches!(page, Use::Idle)),
        count(|page| matches!(page, Use::Free)),
    );
    // Writing to a String does not fail.
    let width = slots.len().saturating_sub(1).to_string().len();
    for (row, line) in uses.chunks(COLUMNS).enumerate() {
        let _ = write!(map, "{:>6} ", row * COLUMNS);
        for page in line {
            let cell = match page {
                Use::Free => ".".to_owned(),
                Use::Idle => "~".to_owned(),
                Use::Held(slot, _) => slot.to_string(),
            };
            let shared = if matches!(page, Use::Held(_, true)) { '+' } else { ' ' };
            let _ = write!(map, " {cell:>width$}{shared}");
        }
        map.truncate(map.trim_end().len());
        map.push('\n');
    }
    for (slot, line) in slots.iter().enumerate() {
        let table: Vec<u16> = engine.page_table(SlotId(slot as u8)).map(|(page, _)| page).collect();
        let SlotLine { state, tokens } = line;
        let _ = writeln!(map, "  slot {slot:<3} {state:<11} {tokens:>5} tokens, {}", listed(&table));
    }
    map
}

fn uses(engine: &Engine, pages: usize, slots: usize) -> Vec<Use> {
    let idle = |page| if engine.is_idle_page(page) { Use::Idle } else { Use::Free };
    let mut uses: Vec<Use> = (0..pages).map(|page| idle(page as u16)).collect();
    // The first slot last, so that its number stays on the pages that it shares.
    for slot in (0..slots).rev() {
        for (page, holders) in engine.page_table(SlotId(slot as u8)) {
            uses[usize::from(page)] = Use::Held(slot as u8, holders > 1);
        }
    }
    uses
}

/// `4 pages: 0-2 7`.
fn listed(table: &[u16]) -> String {
    let plural = if table.len() == 1 { "" } else { "s" };
    let colon = if table.is_empty() { "" } else { ":" };
    let mut list = format!("{} page{plural}{colon}", table.len());
    for run in table.chunk_by(|page, next| page.checked_add(1) == Some(*next)) {
        let _ = match run {
            [first, .., last] => write!(list, " {first}-{last}"),
            [page] => write!(list, " {page}"),
            [] => Ok(()),
        };
    }
    list
}

#[cfg(test)]
mod tests {
    #[test]
    fn neighbouring_pages_are_listed_as_a_range() {
        assert_eq!(super::listed(&[]), "0 pages");
        assert_eq!(super::listed(&[7]), "1 page: 7");
        assert_eq!(super::listed(&[0, 1, 2, 7, 5, 6]), "6 pages: 0-2 7 5-6");
    }
}
