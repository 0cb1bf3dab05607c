//! What the original promises for its page manager, with the stronger outcome: an error that names the cause where it
//! does nothing silently, and every page usable, page 0 too.

use std::num::NonZero;

use kinglet_core::engine::{Engine, EngineConfig, EngineError, Request, State};
use kinglet_core::image::Encoding;
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, OutOfPages, SlotId};
use kinglet_core::sampler::SamplingParams;
use kinglet_tests::{TINY, tiny_image, with_engine};

const PAGES: u32 = 6;
const TOKENS_PER_PAGE: u32 = 4;

/// Three slots over six pages of four tokens.
fn with_pages<R>(test: impl FnOnce(&mut Engine) -> R) -> R {
    let tokens_per_page = NonZero::new(TOKENS_PER_PAGE).expect("not zero");
    let single = EngineConfig::single(1, KvTypes::both(KvType::Int8));
    let config = EngineConfig { slots: 3, pages: PAGES, tokens_per_page, ..single };
    with_engine(&tiny_image(Encoding::Int8Tiles, 41), config, Kernels::detect(), test)
}

fn prefill(engine: &mut Engine, slot: u8, tokens: usize) -> Result<(), EngineError> {
    let request = Request::new(SamplingParams::greedy(), 0);
    engine.prefill(SlotId(slot), &vec![1; tokens], &request).map(|_| ())
}

fn pages_of(engine: &Engine, slot: u8) -> Vec<u16> {
    engine.page_table(SlotId(slot)).map(|(page, _)| page).collect()
}

#[test]
fn at_first_every_page_is_free_and_no_slot_has_one() {
    with_pages(|engine| {
        assert_eq!(engine.free_pages(), PAGES as usize);
        assert!(
            (0..3).all(|slot| engine.state(SlotId(slot)) == State::Free && pages_of(engine, slot).is_empty())
        );
    });
}

#[test]
fn a_prompt_takes_the_pages_that_its_tokens_fill() {
    // A partial page, a page but one token, an exact page, one token more, exact multiples.
    for (tokens, pages) in [(1, 1), (3, 1), (4, 1), (5, 2), (8, 2), (24, 6)] {
        with_pages(|engine| {
            prefill(engine, 0, tokens).expect("room");
            assert_eq!(pages_of(engine, 0).len(), pages, "{tokens} tokens");
            assert_eq!(engine.free_pages(), PAGES as usize - pages);
            assert!(engine.audit());
        });
    }
}

#[test]
fn every_page_is_usable_the_first_one_too() {
    with_pages(|engine| {
        prefill(engine, 0, 24).expect("all six pages");
        let mut pages = pages_of(engine, 0);
        pages.sort_unstable();
        assert_eq!(pages, [0, 1, 2, 3, 4, 5]);
    });
}

#[test]
fn a_prompt_without_space_is_an_error_and_the_slot_stays_free() {
    with_pages(|engine| {
        prefill(engine, 0, 17).expect("five pages");
        let pages = OutOfPages { needed: 2, free: 1 };
        assert_eq!(prefill(engine, 1, 5), Err(EngineError::OutOfPages { slot: SlotId(1), pages }));
        assert_eq!((engine.state(SlotId(1)), engine.free_pages()), (State::Free, 1));
        prefill(engine, 1, 4).expect("one page is left");
    });
}

#[test]
fn a_decode_step_takes_a_page_only_when_it_crosses_a_boundary() {
    with_pages(|engine| {
        prefill(engine, 0, 3).expect("room");
        engine.insert(&[SlotId(0)]).expect("prefilled");
        let mut pages = Vec::new();
        for _ in 0..6 {
            engine.generate().expect("room");
            pages.push(pages_of(engine, 0).len());
        }
        // Tokens 4, then 5 to 8, then 9.
        assert_eq!(pages, [1, 2, 2, 2, 2, 3]);
    });
}

#[test]
fn a_decode_step_without_space_is_an_error_and_moves_no_slot() {
    with_pages(|engine| {
        prefill(engine, 0, 20).expect("five pages");
        prefill(engine, 1, 4).expect("the last one");
        engine.insert(&[SlotId(0), SlotId(1)]).expect("prefilled");
        let before = [SlotId(0), SlotId(1)].map(|slot| engine.tokens(slot).to_vec());
        let error = engine.generate().map(|_| ()).expect_err("both need a page");
        assert!(matches!(error, EngineError::OutOfPages { slot: SlotId(0), .. }), "{error:?}");
        assert_eq!([SlotId(0), SlotId(1)].map(|slot| engine.tokens(slot).to_vec()), before);
        // Without the second slot the first goes on.
        engine.release(SlotId(1)).expect("in use");
        engine.generate().expect("room");
        assert!(engine.audit());
    });
}

#[test]
fn releasing_one_of_several_slots_leaves_the_others_their_pages() {
    with_pages(|engine| {
        for slot in 0..3 {
            prefill(engine, slot, 7).expect("two pages");
        }
        let (first, last) = (pages_of(engine, 0), pages_of(engine, 2));
        let freed = pages_of(engine, 1);
        engine.release(SlotId(1)).expect("in use");
        assert_eq!((pages_of(engine, 0), pages_of(engine, 2), engine.free_pages()), (first, last, 2));
        prefill(engine, 1, 8).expect("the freed pages");
        let (mut again, mut freed) = (pages_of(engine, 1), freed);
        again.sort_unstable();
        freed.sort_unstable();
        assert_eq!(again, freed);
    });
}

#[test]
fn invalid_ids_and_lengths_are_named() {
    with_pages(|engine| {
        let no_slot = EngineError::NoSuchSlot { slot: SlotId(3), slots: 3 };
        assert_eq!(prefill(engine, 3, 1), Err(no_slot));
        assert_eq!(engine.release(SlotId(255)), Err(EngineError::NoSuchSlot { slot: SlotId(255), slots: 3 }));
        assert_eq!(engine.release(SlotId(0)), Err(EngineError::SlotFree(SlotId(0))));
        assert_eq!(engine.insert(&[SlotId(0)]), Err(EngineError::NotPrefilled(SlotId(0))));
        assert_eq!(prefill(engine, 0, 0), Err(EngineError::EmptyPrompt));
        let context = TINY.context as u32;
        let error = EngineError::ContextFull { needed: context + 1, context };
        assert_eq!(prefill(engine, 0, TINY.context + 1), Err(error));
        assert_eq!(engine.free_pages(), PAGES as usize);
    });
}
