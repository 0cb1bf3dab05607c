//! A suspended request goes on with the same bits after a power cycle; damaged and foreign snapshots are refused.

use std::num::NonZero;

use kinglet_core::engine::{
    Engine, EngineConfig, EngineError, Request, SnapshotError, State, StopRules, WhenFull,
};
use kinglet_core::image::{Encoding, checksum};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId, Window};
use kinglet_core::sampler::{Penalties, SamplingParams};
use kinglet_tests::{TINY, tiny_image, with_engine};
use proptest::prelude::*;

fn config(tokens_per_page: u32, kv: KvTypes) -> EngineConfig {
    let tokens_per_page = NonZero::new(tokens_per_page).expect("not zero");
    EngineConfig { slots: 2, pages: 100, tokens_per_page, ..EngineConfig::single(64, kv) }
}

const INT8: KvTypes = KvTypes::both(KvType::Int8);

fn request(seed: u64) -> Request {
    let mut stop = StopRules::NONE;
    stop.add_end_id(69).expect("room");
    stop.add_sequence(&[68, 67, 66]).expect("room");
    let when_full = WhenFull::Preempt;
    let sampling = SamplingParams { min_p: 1e-4, typical_p: 0.99, ..SamplingParams::nucleus(0.95, 1.3) };
    let penalties = Penalties { repetition: 1.1, frequency: 0.1, presence: 0.2 };
    Request { max_tokens: 60, stop, when_full, penalties, ..Request::new(sampling, seed) }
}

const WINDOW: Window = Window { sinks: 2, recent: 9 };
/// Prompt and drawn tokens of [`windowed`] at its end: more than the model's context.
const WINDOWED_TOKENS: usize = 5 + 100;

fn with_windows(tokens_per_page: u32, kv: KvTypes) -> EngineConfig {
    EngineConfig { windows: true, ..config(tokens_per_page, kv) }
}

fn windowed(seed: u64) -> Request {
    let when_full = WhenFull::Window(WINDOW);
    Request { max_tokens: 100, stop: StopRules::NONE, when_full, ..request(seed) }
}

fn run_to_the_end(engine: &mut Engine, slot: SlotId) -> Vec<u32> {
    while engine.state(slot) == State::Active {
        engine.generate().expect("room");
    }
    engine.tokens(slot).to_vec()
}

/// A snapshot after `steps` steps, and what the undisturbed request draws.
fn suspended(bytes: &[u8], config: EngineConfig, request: &Request, steps: usize) -> (Vec<u8>, Vec<u32>) {
    with_engine(bytes, config, Kernels::detect(), |engine| {
        engine.prefill(SlotId(0), &[1, 2, 3, 4, 5], request).expect("room");
        engine.insert(&[SlotId(0)]).expect("prefilled");
        for _ in 0..steps {
            engine.generate().expect("room");
        }
        let mut snapshot = vec![0; engine.snapshot_len(SlotId(0)).expect("active")];
        let short = engine.suspend(SlotId(0), &mut vec![0; snapshot.len() - 1]);
        assert_eq!(short, Err(SnapshotError::TooSmall { found: snapshot.len() - 1, needed: snapshot.len() }));
        assert_eq!(engine.suspend(SlotId(0), &mut snapshot), Ok(snapshot.len()));
        (snapshot, run_to_the_end(engine, SlotId(0)))
    })
}

fn resume(bytes: &[u8], config: EngineConfig, snapshot: &[u8]) -> Result<(), SnapshotError> {
    with_engine(bytes, config, Kernels::detect(), |engine| {
        let result = engine.resume(SlotId(0), snapshot);
        assert!(engine.audit());
        if result.is_err() {
            assert_eq!((engine.state(SlotId(0)), engine.free_pages()), (State::Free, 100));
        } else {
            // A forged window may go on for a million tokens.
            for _ in 0..TINY.context {
                let _ = engine.generate().map(drop);
            }
        }
        result
    })
}

#[test]
fn a_resumed_request_draws_what_an_undisturbed_one_draws() {
    let bytes = tiny_image(Encoding::Int8Tiles, 31);
    for kv in [INT8, KvTypes { key: KvType::F16, value: KvType::Int8 }] {
        // Half full last pages, full ones, and pages of one token.
        for (tokens_per_page, steps) in [(4, 0), (4, 1), (4, 2), (4, 3), (4, 4), (1, 5), (16, 7), (64, 20)] {
            let config = config(tokens_per_page, kv);
            let (snapshot, expected) = suspended(&bytes, config, &request(9), steps);
            let found = with_engine(&bytes, config, Kernels::detect(), |engine| {
                engine.prefill(SlotId(0), &[7; 9], &request(1)).expect("room");
                engine.resume(SlotId(1), &snapshot).expect("fits");
                run_to_the_end(engine, SlotId(1))
            });
            assert_eq!(found, expected, "{tokens_per_page} tokens a page, {steps} steps");
        }
    }
}

#[test]
fn every_truncation_and_every_flipped_bit_is_refused() {
    let bytes = tiny_image(Encoding::Int8Tiles, 32);
    let (snapshot, _) = suspended(&bytes, config(16, INT8), &request(9), 3);
    for length in 0..snapshot.len() {
        assert!(resume(&bytes, config(16, INT8), &snapshot[..length]).is_err());
    }
    for at in 0..snapshot.len() {
        let mut damaged = snapshot.clone();
        damaged[at] ^= 1 << (at % 8);
        let error = resume(&bytes, config(16, INT8), &damaged).expect_err("damaged");
        assert!(matches!(error, SnapshotError::Damaged | SnapshotError::NotASnapshot), "{error:?}");
    }
}

#[test]
fn a_foreign_snapshot_is_refused_by_name() {
    let bytes = tiny_image(Encoding::Int8Tiles, 33);
    let (snapshot, _) = suspended(&bytes, config(16, INT8), &request(9), 3);
    let other = tiny_image(Encoding::Int8Tiles, 34);
    let error = resume(&other, config(16, INT8), &snapshot).expect_err("another model");
    assert!(matches!(error, SnapshotError::OtherModel { .. }), "{error:?}");
    for other in [config(8, INT8), config(16, KvTypes::both(KvType::F16))] {
        let error = resume(&bytes, other, &snapshot).expect_err("another layout");
        assert!(matches!(error, SnapshotError::OtherLayout { .. }), "{error:?}");
    }
    let small = EngineConfig { pages: 1, ..config(4, INT8) };
    let (snapshot, _) = suspended(&bytes, config(4, INT8), &request(9), 3);
    with_engine(&bytes, small, Kernels::detect(), |engine| {
        let error = engine.resume(SlotId(0), &snapshot).expect_err("too large");
        assert!(matches!(error, SnapshotError::Engine(EngineError::OutOfPages { .. })), "{error:?}");
        assert_eq!(engine.free_pages(), 1);
        engine.prefill(SlotId(0), &[1], &request(1)).expect("room");
        let busy = SnapshotError::Engine(EngineError::SlotInUse(SlotId(0)));
        assert_eq!(engine.resume(SlotId(0), &snapshot), Err(busy));
        assert_eq!(engine.snapshot_len(SlotId(1)), Err(SnapshotError::NotSuspendable(State::Free)));
    });
}

#[test]
fn a_resumed_window_slides_on_as_if_nothing_had_happened() {
    let bytes = tiny_image(Encoding::Int8Tiles, 37);
    for kv in [INT8, KvTypes { key: KvType::F16, value: KvType::Int8 }] {
        for tokens_per_page in [1, 4, 16] {
            let config = with_windows(tokens_per_page, kv);
            // Before the window slides, when it does, after that, and with tokens that are no longer remembered.
            for steps in [0, 4, 5, 6, 7, 8, 20, 60, 61, 80] {
                let (snapshot, expected) = suspended(&bytes, config, &windowed(9), steps);
                let found = with_engine(&bytes, config, Kernels::detect(), |engine| {
                    engine.prefill(SlotId(0), &[7; 9], &request(1)).expect("room");
                    let free = engine.free_pages();
                    engine.resume(SlotId(1), &snapshot).expect("fits");
                    assert!(free - engine.free_pages() <= WINDOW.pages(tokens_per_page) as usize);
                    let mut again = vec![0; snapshot.len()];
                    assert_eq!(engine.suspend(SlotId(1), &mut again), Ok(snapshot.len()));
                    assert_eq!(again, snapshot);
                    let tokens = run_to_the_end(engine, SlotId(1));
                    assert_eq!(engine.token_count(SlotId(1)) as usize, WINDOWED_TOKENS);
                    assert!(tokens.len() < WINDOWED_TOKENS && tokens.len() > TINY.context / 2);
                    assert!(free - engine.free_pages() <= WINDOW.pages(tokens_per_page) as usize);
                    tokens
                });
                assert_eq!(found, expected, "{kv:?}, {tokens_per_page} tokens a page, {steps} steps");
            }
        }
    }
}

/// The word at `at` made another, with a checksum that fits.
fn forged(snapshot: &[u8], at: usize, word: u32) -> Vec<u8> {
    let mut forged = snapshot.to_vec();
    forged[at..at + 4].copy_from_slice(&word.to_le_bytes());
    let crc = checksum(&forged[12..]);
    forged[8..12].copy_from_slice(&crc.to_le_bytes());
    forged
}

/// Resumes beside a neighbour, which must go on as if it were alone.
fn refused_beside_a_neighbour(bytes: &[u8], config: EngineConfig, snapshot: &[u8]) -> SnapshotError {
    let run = |snapshot: Option<&[u8]>| {
        with_engine(bytes, config, Kernels::detect(), |engine| {
            engine.prefill(SlotId(0), &[7; 3], &Request { max_tokens: 6, ..request(1) }).expect("room");
            engine.insert(&[SlotId(0)]).expect("prefilled");
            let free = engine.free_pages();
            let error = snapshot.map(|bytes| engine.resume(SlotId(1), bytes).expect_err("forged"));
            assert!(engine.audit());
            assert_eq!((engine.state(SlotId(1)), engine.free_pages()), (State::Free, free));
            assert_eq!(engine.token_count(SlotId(1)), 0);
            (run_to_the_end(engine, SlotId(0)), error)
        })
    };
    let ((alone, _), (found, error)) = (run(None), run(Some(snapshot)));
    assert_eq!(found, alone);
    error.expect("a snapshot was given")
}

#[test]
fn a_forged_window_is_refused_and_changes_nothing() {
    const STATE: usize = 24;
    const TOKENS: usize = 32;
    const CACHED: usize = 36;
    const POLICY: usize = 92;
    const SINKS: usize = 96;
    const RECENT: usize = 100;
    let bytes = tiny_image(Encoding::Int8Tiles, 38);
    let config = with_windows(4, INT8);
    let refused = |steps, at, word| {
        let (snapshot, _) = suspended(&bytes, config, &windowed(9), steps);
        refused_beside_a_neighbour(&bytes, config, &forged(&snapshot, at, word))
    };
    let context = TINY.context as u32;
    for steps in [0, 20, 80] {
        let out_of_range =
            [(RECENT, 0), (RECENT, context - 1), (RECENT, u32::MAX), (SINKS, context), (SINKS, u32::MAX)];
        for (at, word) in out_of_range {
            let error = refused(steps, at, word);
            let range = matches!(error, SnapshotError::Engine(EngineError::WindowRange { .. }));
            assert!(range, "{steps} steps, {word} at {at}: {error:?}");
        }
        assert_eq!(refused(steps, POLICY, 3), SnapshotError::Field("policy"));
        assert_eq!(refused(steps, STATE, 2), SnapshotError::Field("state"));
        for word in [0, 5, (1 << 20) + 1, u32::MAX] {
            assert_eq!(refused(steps, TOKENS, word), SnapshotError::Field("number of tokens"));
        }
        for word in [0, 200, u32::MAX] {
            assert_eq!(refused(steps, CACHED, word), SnapshotError::Field("number of cached tokens"));
        }
    }
    // A window that keeps other pages than those that follow.
    for (at, word) in [(SINKS, 0), (SINKS, 5), (RECENT, 1), (RECENT, 20)] {
        assert_eq!(refused(20, at, word), SnapshotError::Damaged, "{word} at {at}");
    }
    // Another policy has none.
    for policy in [0, 1] {
        assert_eq!(refused(0, POLICY, policy), SnapshotError::Field("window"));
    }
    let (snapshot, _) = suspended(&bytes, config, &windowed(9), 20);
    let off = EngineConfig { windows: false, ..config };
    let error = SnapshotError::Engine(EngineError::WindowsOff);
    assert_eq!(refused_beside_a_neighbour(&bytes, off, &snapshot), error);
    let small = EngineConfig { pages: 3, ..config };
    let error = EngineError::WindowTooLarge { window: WINDOW, needed: 4, available: 3 };
    assert_eq!(refused_beside_a_neighbour(&bytes, small, &snapshot), SnapshotError::Engine(error));
    let full = EngineConfig { pages: 4, ..config };
    let error = refused_beside_a_neighbour(&bytes, full, &snapshot);
    assert!(matches!(error, SnapshotError::Engine(EngineError::OutOfPages { .. })), "{error:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    /// With a valid checksum the checks behind it have to hold.
    #[test]
    fn forged_snapshots_never_panic(
        which in 0usize..3, changes in prop::collection::vec((12usize..200, any::<u8>()), 1..4),
    ) {
        static MADE: std::sync::OnceLock<(Vec<u8>, [Vec<u8>; 3])> = std::sync::OnceLock::new();
        let (bytes, snapshots) = MADE.get_or_init(|| {
            let bytes = tiny_image(Encoding::Int8Tiles, 35);
            let plain = suspended(&bytes, with_windows(4, INT8), &request(9), 3).0;
            let slid = suspended(&bytes, with_windows(4, INT8), &windowed(9), 20).0;
            let long = suspended(&bytes, with_windows(4, INT8), &windowed(9), 80).0;
            (bytes, [plain, slid, long])
        });
        let mut snapshot = snapshots[which].clone();
        for (at, value) in changes {
            snapshot[at] = value;
        }
        let crc = checksum(&snapshot[12..]);
        snapshot[8..12].copy_from_slice(&crc.to_le_bytes());
        let _ = resume(bytes, with_windows(4, INT8), &snapshot);
    }
}

#[test]
fn a_slot_whose_pages_are_poisoned_ends_and_its_neighbour_goes_on() {
    let bytes = tiny_image(Encoding::F16Tiles, 36);
    let config = EngineConfig { batch: 2, logit_rows: 2, ..config(4, KvTypes::both(KvType::F16)) };
    let (mut snapshot, expected) = suspended(&bytes, config, &request(9), 3);
    let healthy = snapshot.clone();
    // Every cached value of the last page becomes NaN.
    let length = snapshot.len();
    snapshot[length - 64..].fill(0xff);
    let crc = checksum(&snapshot[12..]);
    snapshot[8..12].copy_from_slice(&crc.to_le_bytes());
    with_engine(&bytes, config, Kernels::detect(), |engine| {
        engine.resume(SlotId(0), &snapshot).expect("the checksum is right");
        engine.resume(SlotId(1), &healthy).expect("healthy");
        engine.generate().expect("one of them goes on");
        let finished = State::Finished(kinglet_core::engine::FinishReason::NotFinite);
        assert_eq!(engine.state(SlotId(0)), finished);
        assert_eq!(run_to_the_end(engine, SlotId(1)), expected);
    });
}
