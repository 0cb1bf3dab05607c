//! Random schedules of everything the engine can do: each request must draw what it draws alone, computed by the
//! reference; the books of the arena must agree after every call, and a failed call must change nothing.

use std::collections::HashMap;
use std::num::NonZero;

use kinglet_core::engine::{
    Engine, EngineConfig, EngineError, Progress, Request, SnapshotError, State, WhenFull,
};
use kinglet_core::image::{Encoding, Image};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId, Window};
use kinglet_core::model::Model;
use kinglet_core::sampler::{self, RequestRng, SamplingParams};
use kinglet_tests::reference::{Reference, model_visibility, window_visibility};
use kinglet_tests::{TINY, tiny_image, with_engine};
use proptest::prelude::*;

const SLOTS: u8 = 4;

/// What can happen.
#[derive(Clone, Debug)]
enum Call {
    Prefill {
        slot: u8,
        prompt: usize,
        seed: u64,
        when_full: WhenFull,
    },
    Packed {
        slots: Vec<u8>,
        prompt: usize,
        seed: u64,
    },
    Multisampling {
        slots: Vec<u8>,
        prompt: usize,
        seed: u64,
        when_full: WhenFull,
    },
    /// With the window of its source, or, which is refused, with another.
    Fork {
        from: u8,
        to: u8,
        seed: u64,
        same: bool,
    },
    Insert {
        slot: u8,
    },
    Generate {
        steps: usize,
    },
    Slices {
        count: usize,
        cancel: bool,
    },
    Release {
        slot: u8,
    },
    Suspend {
        slot: u8,
        release: bool,
    },
    Resume {
        slot: u8,
    },
}

fn call() -> impl Strategy<Value = Call> {
    let slot = || 0..SLOTS;
    let some = || prop::collection::vec(0..SLOTS, 1..=3);
    // Few prompts and seeds, so that prefixes meet.
    let (prompt, seed) = (|| 0usize..6, || 0u64..4);
    prop_oneof![
        4 => (slot(), prompt(), seed(), when_full())
            .prop_map(|(slot, prompt, seed, when_full)| Call::Prefill { slot, prompt, seed, when_full }),
        1 => (some(), prompt(), seed()).prop_map(|(slots, prompt, seed)| Call::Packed { slots, prompt, seed }),
        1 => (some(), prompt(), seed(), when_full())
            .prop_map(|(slots, prompt, seed, when_full)| Call::Multisampling { slots, prompt, seed, when_full }),
        2 => (slot(), slot(), seed(), prop::bool::weighted(0.8))
            .prop_map(|(from, to, seed, same)| Call::Fork { from, to, seed, same }),
        4 => slot().prop_map(|slot| Call::Insert { slot }),
        6 => (1usize..12).prop_map(|steps| Call::Generate { steps }),
        2 => (0usize..8, any::<bool>()).prop_map(|(count, cancel)| Call::Slices { count, cancel }),
        3 => slot().prop_map(|slot| Call::Release { slot }),
        2 => (slot(), any::<bool>()).prop_map(|(slot, release)| Call::Suspend { slot, release }),
        2 => slot().prop_map(|slot| Call::Resume { slot }),
    ]
}

fn when_full() -> impl Strategy<Value = WhenFull> {
    prop_oneof![
        Just(WhenFull::Fail),
        Just(WhenFull::Preempt),
        // Smaller than all prompts, and between the shorter and the longer ones.
        Just(WhenFull::Window(Window { sinks: 2, recent: 5 })),
        Just(WhenFull::Window(Window { sinks: 4, recent: 20 })),
    ]
}

fn window_of(when_full: WhenFull) -> Option<Window> {
    match when_full {
        WhenFull::Window(window) => Some(window),
        WhenFull::Fail | WhenFull::Preempt => None,
    }
}

/// Prompts that share beginnings of several lengths.
fn prompt(index: usize) -> Vec<u32> {
    let lengths = [1, 7, 16, 17, 33, 40];
    let changed_at = [99, 99, 99, 9, 99, 20];
    let token =
        |i: usize| if i >= changed_at[index] { 3 + i as u32 % 5 } else { (i * 7 % TINY.vocab) as u32 };
    (0..lengths[index]).map(token).collect()
}

fn sampling() -> SamplingParams {
    SamplingParams::weighted(1.5)
}

fn request(seed: u64, when_full: WhenFull) -> Request {
    Request { when_full, ..Request::new(sampling(), seed) }
}

/// What a request draws alone, computed once for all calls of a schedule.
struct Alone<'m> {
    model: &'m Model<'m>,
    kv: KvTypes,
    known: HashMap<Origin, (Reference<'m>, Vec<u32>)>,
}

/// What decides what a request draws.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Origin {
    /// The tokens that it goes on from.
    tokens: Vec<u32>,
    seed: u64,
    window: Option<(u32, u32)>,
}

impl Origin {
    fn new(tokens: Vec<u32>, request: &Request) -> Self {
        let window = window_of(request.when_full).map(|window| (window.sinks, window.recent));
        Self { tokens, seed: request.seed, window }
    }
}

impl Alone<'_> {
    /// The first `count` tokens of the sequence.
    fn sequence(&mut self, origin: &Origin, count: usize) -> &[u32] {
        let (reference, sequence) = self.known.entry(origin.clone()).or_insert_with(|| {
            let visible = match origin.window {
                Some((sinks, recent)) => window_visibility(self.model.config(), Window { sinks, recent }),
                None => model_visibility(self.model.config()),
            };
            let mut reference = Reference::seeing(self.model, self.kv, visible);
            let (_, before) = origin.tokens.split_last().expect("no empty prompt");
            before.iter().for_each(|token| drop(reference.push(*token)));
            (reference, origin.tokens.clone())
        });
        while sequence.len() < count {
            let logits = reference.push(*sequence.last().expect("no empty prompt"));
            let mut rng = RequestRng::new(origin.seed, sequence.len() as u64);
            sequence.push(sampler::sample(&logits, &sampling(), &mut rng).expect("finite").token);
        }
        &sequence[..count]
    }
}

/// What the slots must hold: beginnings of the sequences of these.
#[derive(Default)]
struct Expected {
    slots: HashMap<u8, Origin>,
    /// The latest snapshot.
    suspended: Option<(Vec<u8>, Origin)>,
}

fn check(engine: &Engine, expected: &Expected, alone: &mut Alone, pages: usize) {
    assert!(engine.audit());
    for slot in 0..SLOTS {
        let tokens = engine.tokens(SlotId(slot));
        match expected.slots.get(&slot) {
            Some(origin) => {
                let count = engine.token_count(SlotId(slot)) as usize;
                assert!(count >= origin.tokens.len());
                // A long one with a window remembers its end only.
                let sequence = alone.sequence(origin, count);
                assert_eq!(tokens, &sequence[count - tokens.len()..], "slot {slot}");
                assert!(
                    tokens.len() == count || (origin.window.is_some() && tokens.len() > TINY.context / 2)
                );
            }
            None => assert_eq!((engine.state(SlotId(slot)), tokens.len()), (State::Free, 0)),
        }
    }
    if expected.slots.is_empty() {
        assert_eq!(engine.free_pages(), pages);
    }
}

/// The tokens of all slots, which a failed call must leave alone.
fn all_tokens(engine: &Engine) -> Vec<Vec<u32>> {
    (0..SLOTS).map(|slot| engine.tokens(SlotId(slot)).to_vec()).collect()
}

/// Calls that begin sequences.
fn begin(
    engine: &mut Engine,
    call: &Call,
    expected: &mut Expected,
    alone: &mut Alone,
) -> Result<(), EngineError> {
    match call {
        Call::Packed { slots, prompt: index, seed } => {
            let prompts: Vec<Vec<u32>> = (0..slots.len()).map(|i| prompt((index + i) % 6)).collect();
            let request = request(*seed, WhenFull::Fail);
            let packed: Vec<_> =
                slots.iter().zip(&prompts).map(|(s, p)| (SlotId(*s), &p[..], &request)).collect();
            engine.prefill_packed(&packed)?;
            let origins = prompts.into_iter().map(|prompt| Origin::new(prompt, &request));
            expected.slots.extend(slots.iter().copied().zip(origins));
        }
        Call::Multisampling { slots, prompt: index, seed, when_full } => {
            let requests: Vec<Request> =
                (0..slots.len()).map(|i| request(seed + i as u64, *when_full)).collect();
            let pairs: Vec<_> =
                slots.iter().zip(&requests).map(|(slot, request)| (SlotId(*slot), request)).collect();
            engine.prefill_multisampling(&prompt(*index), &pairs)?;
            let origins = requests.iter().map(|request| Origin::new(prompt(*index), request));
            expected.slots.extend(slots.iter().copied().zip(origins));
        }
        Call::Fork { from, to, seed, same } => {
            let origin = expected.slots.get(from);
            let window = origin.and_then(|origin| origin.window);
            let other = Window { sinks: 1, recent: 9 };
            let when_full = match window {
                _ if !same => WhenFull::Window(other),
                Some((sinks, recent)) => WhenFull::Window(Window { sinks, recent }),
                None => WhenFull::Fail,
            };
            let request = request(*seed, when_full);
            engine.fork(SlotId(*from), SlotId(*to), &request)?;
            assert!(same, "the windows differ");
            // The fork goes on from the tokens that its source has now, with a seed of its own.
            let count = engine.token_count(SlotId(*to)) as usize;
            let tokens = alone.sequence(origin.expect("not free"), count).to_vec();
            expected.slots.insert(*to, Origin::new(tokens, &request));
        }
        Call::Prefill { slot, prompt: index, seed, when_full } => {
            let request = request(*seed, *when_full);
            engine.prefill(SlotId(*slot), &prompt(*index), &request)?;
            expected.slots.insert(*slot, Origin::new(prompt(*index), &request));
        }
        _ => {}
    }
    Ok(())
}

/// Calls that let sequences grow. That a step finds no room is no failure here.
fn grow(engine: &mut Engine, call: &Call) {
    match call {
        Call::Generate { steps } => {
            let _ = (0..*steps).try_for_each(|_| engine.generate().map(drop));
        }
        Call::Slices { count, cancel } if engine.begin_generate().is_ok() => {
            assert_eq!(engine.begin_generate(), Err(EngineError::Busy));
            let done = (0..*count).any(|_| engine.advance() == Ok(Progress::Done));
            if *cancel && !done {
                engine.cancel();
            } else {
                while engine.advance() == Ok(Progress::Working) {}
            }
        }
        _ => {}
    }
}

/// Calls that end sequences, or keep them for later.
fn put_away(engine: &mut Engine, call: &Call, expected: &mut Expected) -> Result<(), SnapshotError> {
    match call {
        Call::Suspend { slot, release } => {
            let id = SlotId(*slot);
            let mut snapshot = vec![0; engine.snapshot_len(id)?];
            engine.suspend(id, &mut snapshot)?;
            expected.suspended = Some((snapshot, expected.slots[slot].clone()));
            if *release {
                engine.release(id)?;
                expected.slots.remove(slot);
            }
        }
        Call::Resume { slot } => {
            if let Some((snapshot, origin)) = &expected.suspended {
                engine.resume(SlotId(*slot), snapshot)?;
                expected.slots.insert(*slot, origin.clone());
            }
        }
        Call::Release { slot } => {
            engine.release(SlotId(*slot))?;
            expected.slots.remove(slot);
        }
        _ => {}
    }
    Ok(())
}

fn make(engine: &mut Engine, call: &Call, expected: &mut Expected, alone: &mut Alone) {
    let before = all_tokens(engine);
    let result = match call {
        Call::Prefill { .. } | Call::Packed { .. } | Call::Multisampling { .. } | Call::Fork { .. } => {
            begin(engine, call, expected, alone).map_err(SnapshotError::from)
        }
        Call::Generate { .. } | Call::Slices { .. } => {
            grow(engine, call);
            Ok(())
        }
        Call::Insert { slot } => engine.insert(&[SlotId(*slot)]).map_err(SnapshotError::from),
        Call::Suspend { .. } | Call::Resume { .. } | Call::Release { .. } => put_away(engine, call, expected),
    };
    if result.is_err() {
        assert_eq!(all_tokens(engine), before, "{call:?} failed with {result:?} and changed a slot");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn a_request_draws_what_it_draws_alone_whatever_happens_around_it(
        calls in prop::collection::vec(call(), 1..60),
        int8_keys: bool, int8_values: bool, prefix_cache: bool,
        pages in 3u32..40, tokens_per_page in 1u32..18, batch in 1u32..9, logit_rows in 1u32..4,
    ) {
        let kind = |int8| if int8 { KvType::Int8 } else { KvType::F16 };
        let kv = KvTypes { key: kind(int8_keys), value: kind(int8_values) };
        let bytes = tiny_image(Encoding::Int8Tiles, 21);
        let image = Image::parse(&bytes).expect("valid");
        let model = Model::new(&image);
        let mut alone = Alone { model: &model, kv, known: HashMap::new() };
        let tokens_per_page = NonZero::new(tokens_per_page).expect("not zero");
        let logit_rows = logit_rows.min(batch);
        let config =
            EngineConfig { slots: u32::from(SLOTS), pages, tokens_per_page, kv, batch, logit_rows, prefix_cache, windows: true };
        with_engine(&bytes, config, Kernels::detect(), |engine| {
            let mut expected = Expected::default();
            for call in &calls {
                make(engine, call, &mut expected, &mut alone);
                check(engine, &expected, &mut alone, pages as usize);
            }
        });
    }
}

/// Steps until every slot has ended; the greatest number of pages in use at a time.
fn run_out(engine: &mut Engine, pages: usize) -> usize {
    let mut most = 0;
    while (0..SLOTS).any(|slot| matches!(engine.state(SlotId(slot)), State::Active | State::Preempted)) {
        engine.generate().expect("preemption makes room");
        most = most.max(pages - engine.free_pages());
        for slot in (0..SLOTS)
            .map(SlotId)
            .filter(|slot| matches!(engine.state(*slot), State::Finished(_)))
            .collect::<Vec<_>>()
        {
            engine.release(slot).expect("ended");
        }
    }
    most
}

#[test]
fn preempted_requests_all_come_to_their_end() {
    let bytes = tiny_image(Encoding::Int8Tiles, 22);
    let config = EngineConfig {
        slots: 4,
        pages: 9,
        tokens_per_page: NonZero::new(8).expect("not zero"),
        batch: 4,
        logit_rows: 4,
        ..EngineConfig::single(64, KvTypes::both(KvType::Int8))
    };
    with_engine(&bytes, config, Kernels::detect(), |engine| {
        for slot in 0..SLOTS {
            engine
                .prefill(SlotId(slot), &[1, 2, 3], &request(u64::from(slot), WhenFull::Preempt))
                .expect("room");
            engine.insert(&[SlotId(slot)]).expect("prefilled");
        }
        assert_eq!(run_out(engine, 9), 9);
        assert_eq!(engine.free_pages(), 9);
    });
}

#[test]
fn forks_share_full_pages_and_copy_the_partial_one() {
    let bytes = tiny_image(Encoding::Int8Tiles, 23);
    let tokens_per_page = NonZero::new(4).expect("not zero");
    let config = EngineConfig {
        slots: 3,
        pages: 20,
        tokens_per_page,
        ..EngineConfig::single(64, KvTypes::both(KvType::F16))
    };
    with_engine(&bytes, config, Kernels::detect(), |engine| {
        for (length, copied) in [(7u32, 1), (8, 0), (9, 1)] {
            let prompt: Vec<u32> = (0..length).collect();
            engine.prefill(SlotId(0), &prompt, &request(1, WhenFull::Fail)).expect("room");
            let free = engine.free_pages();
            engine.fork(SlotId(0), SlotId(1), &request(2, WhenFull::Fail)).expect("room");
            assert_eq!(free - engine.free_pages(), copied);
            let shared = engine.page_table(SlotId(1)).filter(|(_, holders)| *holders == 2).count();
            assert_eq!(shared, length as usize / 4);
            engine.release(SlotId(0)).expect("in use");
            engine.release(SlotId(1)).expect("in use");
            assert_eq!(engine.free_pages(), 20);
        }
    });
}

#[test]
fn a_cached_prefix_is_found_and_gives_the_same_logits() {
    let bytes = tiny_image(Encoding::Int8Tiles, 24);
    let tokens_per_page = NonZero::new(4).expect("not zero");
    let plain =
        EngineConfig { slots: 2, tokens_per_page, ..EngineConfig::single(64, KvTypes::both(KvType::Int8)) };
    let config = EngineConfig { pages: 6, prefix_cache: true, ..plain };
    let prompt: Vec<u32> = (0..18).collect();
    with_engine(&bytes, config, Kernels::detect(), |engine| {
        let first = engine.prefill(SlotId(0), &prompt, &request(1, WhenFull::Fail)).expect("room");
        let logits = engine.logits(0).to_vec();
        // While the first slot holds its pages, a second one shares four of its five.
        let free = engine.free_pages();
        let second = engine.prefill(SlotId(1), &prompt, &request(1, WhenFull::Fail)).expect("shares");
        assert_eq!(
            (free - engine.free_pages(), second.token, engine.logits(0)),
            (1, first.token, &logits[..])
        );
        engine.release(SlotId(0)).expect("in use");
        engine.release(SlotId(1)).expect("in use");
        assert_eq!(engine.free_pages(), 6);
        // Another prompt needs all pages: the cached ones are evicted, and must not be found under their old tokens.
        let other: Vec<u32> = (20..44).collect();
        engine.prefill(SlotId(0), &other, &request(1, WhenFull::Fail)).expect("evicts");
        engine.release(SlotId(0)).expect("in use");
        engine.prefill(SlotId(0), &prompt, &request(1, WhenFull::Fail)).expect("computed again");
        assert_eq!(engine.logits(0), &logits[..]);
    });
}

#[test]
fn a_step_cancelled_while_a_request_comes_back_loses_nothing() {
    let bytes = tiny_image(Encoding::Int8Tiles, 27);
    let tokens_per_page = NonZero::new(4).expect("not zero");
    let single = EngineConfig::single(64, KvTypes::both(KvType::Int8));
    let config = EngineConfig { slots: 2, pages: 4, tokens_per_page, ..single };
    with_engine(&bytes, config, Kernels::detect(), |engine| {
        let slots = [SlotId(0), SlotId(1)];
        for slot in slots {
            engine.prefill(slot, &[1; 8], &request(7, WhenFull::Preempt)).expect("two pages");
        }
        engine.insert(&slots).expect("prefilled");
        engine.generate().expect("the second makes room");
        assert_eq!(engine.state(slots[1]), State::Preempted);
        engine.release(slots[0]).expect("in use");
        let slices = (1..).map(|count| {
            engine.begin_generate().expect("room");
            let done = (0..count).any(|_| engine.advance() == Ok(Progress::Done));
            if !done {
                engine.cancel();
                // Active only when all but its last token are cached.
                assert!(matches!(engine.state(slots[1]), State::Preempted | State::Active));
                let mut snapshot = vec![0; engine.snapshot_len(slots[1]).expect("waits")];
                engine.suspend(slots[1], &mut snapshot).expect("waits");
                engine.resume(slots[0], &snapshot).expect("as it was");
                engine.release(slots[0]).expect("in use");
            }
            done
        });
        assert!(slices.take(1000).any(|done| done));
        assert_eq!(engine.token_count(slots[1]), 10);
    });
}

#[test]
fn a_fork_with_a_window_that_needs_more_pages_than_there_are_is_refused() {
    let bytes = tiny_image(Encoding::Int8Tiles, 28);
    let tokens_per_page = NonZero::new(4).expect("not zero");
    let single = EngineConfig::single(64, KvTypes::both(KvType::Int8));
    let config = EngineConfig { slots: 2, pages: 4, tokens_per_page, windows: true, ..single };
    let window = Window { sinks: 2, recent: 20 };
    with_engine(&bytes, config, Kernels::detect(), |engine| {
        let long = request(1, WhenFull::Window(window));
        let short = Request { max_tokens: 3, ..long.clone() };
        let error = EngineError::WindowTooLarge { window, needed: 7, available: 4 };
        assert_eq!(engine.prefill(SlotId(0), &[1; 5], &long), Err(error));
        engine.prefill(SlotId(0), &[1; 5], &short).expect("ends before its window slides");
        assert_eq!(engine.fork(SlotId(0), SlotId(1), &long), Err(error));
        engine.fork(SlotId(0), SlotId(1), &short).expect("ends as early");
        engine.release(SlotId(0)).expect("in use");
        engine.release(SlotId(1)).expect("in use");
        let requests = [(SlotId(0), &short), (SlotId(1), &long)];
        assert_eq!(engine.prefill_multisampling(&[1; 5], &requests).map(|_| ()), Err(error));
        assert_eq!(engine.free_pages(), 4);
    });
}
