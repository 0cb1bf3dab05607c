//! Arbitrary bytes as a snapshot, and good snapshots with changed fields and a checksum made to fit: either refused,
//! and nothing has changed, or a request that runs. Its neighbour draws what it draws alone.
#![no_main]

use std::num::NonZero;
use std::sync::LazyLock;

use arbitrary::Arbitrary;
use kinglet_core::engine::{Engine, EngineConfig, Request, State, WhenFull};
use kinglet_core::image::{Encoding, checksum};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId, Window};
use kinglet_core::sampler::SamplingParams;
use kinglet_tests::{TINY, tiny_image, with_engine};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Input<'a> {
    int8_keys: bool,
    int8_values: bool,
    prefix_cache: bool,
    snapshot: Snapshot<'a>,
    steps: u8,
}

#[derive(Arbitrary, Debug)]
enum Snapshot<'a> {
    Bytes(&'a [u8]),
    /// With magic and checksum before them.
    Body(&'a [u8]),
    /// A good one with other words, and another length.
    Changed {
        state: u8,
        changes: Vec<(u8, Word)>,
        length: Option<u16>,
    },
}

/// What is written over a word: a count, a bit pattern, or one bit of what was there.
#[derive(Arbitrary, Debug)]
enum Word {
    Small(u8),
    Bits(u32),
    Flip(u8),
}

const NEIGHBOUR: SlotId = SlotId(0);
const RESUMED: SlotId = SlotId(1);
const FORKED: SlotId = SlotId(2);
const MOST_STEPS: u8 = 12;

/// What one mix of formats starts from.
struct Made {
    /// Prefilled, active, preempted; with a window before it slides, after that, and with forgotten tokens.
    snapshots: [Vec<u8>; 6],
    /// Tokens of the neighbour, undisturbed.
    alone: Vec<u32>,
}

static IMAGE: LazyLock<Vec<u8>> = LazyLock::new(|| tiny_image(Encoding::Int8Tiles, 50));
static MADE: [LazyLock<Made>; 4] = [
    LazyLock::new(|| make(0)),
    LazyLock::new(|| make(1)),
    LazyLock::new(|| make(2)),
    LazyLock::new(|| make(3)),
];

/// Two pages for the neighbour and room for all that the others can become, unless `pages` says less.
fn config(formats: usize, prefix_cache: bool, pages: u32) -> EngineConfig {
    let kind = |int8| if int8 { KvType::Int8 } else { KvType::F16 };
    let kv = KvTypes { key: kind(formats & 1 != 0), value: kind(formats & 2 != 0) };
    let tokens_per_page = NonZero::new(4).expect("not zero");
    let (slots, batch, logit_rows) = (3, 3, 2);
    EngineConfig { slots, pages, tokens_per_page, kv, batch, logit_rows, prefix_cache, windows: true }
}

fn request(seed: u64) -> Request {
    Request { when_full: WhenFull::Preempt, ..Request::new(SamplingParams::weighted(1.5), seed) }
}

fn windowed(seed: u64) -> Request {
    Request { when_full: WhenFull::Window(Window { sinks: 2, recent: 9 }), ..request(seed) }
}

const PROMPT: [u32; 8] = [1, 2, 3, 4, 5, 6, 7, 8];

fn prefill(engine: &mut Engine, slot: SlotId) {
    engine.prefill(slot, &PROMPT, &request(u64::from(slot.0))).expect("room");
}

fn suspend(engine: &Engine) -> Vec<u8> {
    let mut snapshot = vec![0; engine.snapshot_len(RESUMED).expect("waiting")];
    engine.suspend(RESUMED, &mut snapshot).expect("as long as it said");
    snapshot
}

/// A request with a window, suspended when it has about as many tokens as the window, when pages have been given up
/// for it, and when it has more tokens than the model's context.
fn suspend_with_window(formats: usize) -> [Vec<u8>; 3] {
    with_engine(&IMAGE, config(formats, false, 60), Kernels::PORTABLE, |engine| {
        engine.prefill(RESUMED, &PROMPT, &windowed(1)).expect("room");
        engine.insert(&[RESUMED]).expect("prefilled");
        [10, 20, TINY.context + 5].map(|tokens| {
            while engine.token_count(RESUMED) < tokens as u32 {
                engine.generate().expect("a window needs no more pages");
            }
            suspend(engine)
        })
    })
}

fn make(formats: usize) -> Made {
    // Four pages hold two prompts and nothing more: the first step preempts the later slot.
    let preempted = with_engine(&IMAGE, config(formats, false, 4), Kernels::PORTABLE, |engine| {
        prefill(engine, NEIGHBOUR);
        prefill(engine, RESUMED);
        engine.insert(&[NEIGHBOUR, RESUMED]).expect("prefilled");
        engine.generate().expect("room for one");
        assert_eq!(engine.state(RESUMED), State::Preempted);
        suspend(engine)
    });
    with_engine(&IMAGE, config(formats, false, 60), Kernels::PORTABLE, |engine| {
        prefill(engine, NEIGHBOUR);
        prefill(engine, RESUMED);
        let prefilled = suspend(engine);
        engine.insert(&[NEIGHBOUR, RESUMED]).expect("prefilled");
        for _ in 0..3 {
            engine.generate().expect("room");
        }
        let active = suspend(engine);
        for _ in 3..MOST_STEPS {
            engine.generate().expect("room");
        }
        let [early, slid, long] = suspend_with_window(formats);
        let snapshots = [prefilled, active, preempted, early, slid, long];
        Made { snapshots, alone: engine.tokens(NEIGHBOUR).to_vec() }
    })
}

fn bytes_of(snapshot: &Snapshot, made: &Made) -> Vec<u8> {
    let mut bytes = match snapshot {
        Snapshot::Bytes(bytes) => return bytes.to_vec(),
        Snapshot::Body(body) => [b"KGLSLOT1....", *body].concat(),
        Snapshot::Changed { state, changes, length } => {
            let mut bytes = made.snapshots[usize::from(*state) % made.snapshots.len()].clone();
            for (at, word) in changes {
                let Some(place) = bytes[12..].as_chunks_mut::<4>().0.get_mut(usize::from(*at)) else {
                    continue;
                };
                *place = match word {
                    Word::Small(value) => u32::from(*value).to_le_bytes(),
                    Word::Bits(value) => value.to_le_bytes(),
                    Word::Flip(bit) => (u32::from_le_bytes(*place) ^ 1 << (bit % 32)).to_le_bytes(),
                };
            }
            if let Some(length) = length {
                bytes.resize(usize::from(*length).max(12), 0x3c);
            }
            bytes
        }
    };
    let crc = checksum(&bytes[12..]);
    bytes[8..12].copy_from_slice(&crc.to_le_bytes());
    bytes
}

fuzz_target!(|input: Input<'_>| {
    let formats = usize::from(input.int8_keys) | usize::from(input.int8_values) << 1;
    let made = &MADE[formats];
    let bytes = bytes_of(&input.snapshot, made);
    with_engine(&IMAGE, config(formats, input.prefix_cache, 60), Kernels::detect(), |engine| {
        prefill(engine, NEIGHBOUR);
        engine.insert(&[NEIGHBOUR]).expect("prefilled");
        resume(engine, &bytes);
        for _ in 0..input.steps % (MOST_STEPS + 1) {
            // A hostile request may fail each step, by parameters or by size: an error, and nothing worse.
            let _ = engine.generate().map(drop).map_err(|error| error.to_string());
            assert!(engine.audit());
        }
        let tokens = engine.tokens(NEIGHBOUR);
        assert_eq!(tokens, &made.alone[..tokens.len()]);
        for slot in [NEIGHBOUR, RESUMED, FORKED] {
            let _ = engine.release(slot);
        }
        assert_eq!(engine.free_pages(), 60);
    });
});

fn resume(engine: &mut Engine, bytes: &[u8]) {
    let free = engine.free_pages();
    if let Err(error) = engine.resume(RESUMED, bytes) {
        drop(error.to_string());
        assert_eq!((engine.state(RESUMED), engine.free_pages()), (State::Free, free));
    } else {
        assert_eq!(suspend(engine), bytes, "a snapshot says nothing that is not restored");
        let _ =
            engine.fork(RESUMED, FORKED, &request(9)).or_else(|_| engine.fork(RESUMED, FORKED, &windowed(9)));
        for slot in [RESUMED, FORKED] {
            let _ = engine.insert(&[slot]);
        }
    }
    assert!(engine.audit());
}
