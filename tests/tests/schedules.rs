//! Random schedules of everything the engine can do: each request must draw what it draws alone, the books of the
//! arena must agree after every call, and a failed call must change nothing.

use std::collections::HashMap;
use std::num::NonZero;

use kinglet_core::engine::{
    Engine, EngineConfig, EngineError, Progress, Request, State, StopRules, WhenFull,
};
use kinglet_core::image::Encoding;
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId};
use kinglet_core::sampler::SamplingParams;
use kinglet_tests::{TINY, tiny_image, with_engine};
use proptest::prelude::*;

const SLOTS: u8 = 4;

/// What can happen.
#[derive(Clone, Debug)]
enum Call {
    Prefill { slot: u8, prompt: usize, seed: u64, preempt: bool },
    Packed { slots: Vec<u8>, prompt: usize, seed: u64 },
    Multisampling { slots: Vec<u8>, prompt: usize, seed: u64 },
    Fork { from: u8, to: u8, seed: u64 },
    Insert { slot: u8 },
    Generate { steps: usize },
    Slices { count: usize, cancel: bool },
    Release { slot: u8 },
}

fn call() -> impl Strategy<Value = Call> {
    let slot = || 0..SLOTS;
    let some = || prop::collection::vec(0..SLOTS, 1..=3);
    // Few prompts and seeds, so that prefixes meet.
    let (prompt, seed) = (|| 0usize..6, || 0u64..4);
    prop_oneof![
        4 => (slot(), prompt(), seed(), any::<bool>())
            .prop_map(|(slot, prompt, seed, preempt)| Call::Prefill { slot, prompt, seed, preempt }),
        1 => (some(), prompt(), seed()).prop_map(|(slots, prompt, seed)| Call::Packed { slots, prompt, seed }),
        1 => (some(), prompt(), seed()).prop_map(|(slots, prompt, seed)| Call::Multisampling { slots, prompt, seed }),
        2 => (slot(), slot(), seed()).prop_map(|(from, to, seed)| Call::Fork { from, to, seed }),
        4 => slot().prop_map(|slot| Call::Insert { slot }),
        6 => (1usize..12).prop_map(|steps| Call::Generate { steps }),
        2 => (0usize..8, any::<bool>()).prop_map(|(count, cancel)| Call::Slices { count, cancel }),
        3 => slot().prop_map(|slot| Call::Release { slot }),
    ]
}

/// Prompts that share beginnings of several lengths.
fn prompt(index: usize) -> Vec<u32> {
    let lengths = [1, 7, 16, 17, 33, 40];
    let changed_at = [99, 99, 99, 9, 99, 20];
    let token =
        |i: usize| if i >= changed_at[index] { 3 + i as u32 % 5 } else { (i * 7 % TINY.vocab) as u32 };
    (0..lengths[index]).map(token).collect()
}

fn request(seed: u64, when_full: WhenFull) -> Request {
    Request { when_full, ..Request::new(SamplingParams::weighted(1.5), seed) }
}

/// What a request draws alone, one row at a time, in one page, computed once for all schedules.
struct Alone<'m> {
    bytes: &'m [u8],
    kv: KvTypes,
    known: HashMap<(Vec<u32>, u64), Vec<u32>>,
}

impl Alone<'_> {
    /// The whole sequence that continues `tokens` with `seed`, up to the end of the context.
    fn sequence(&mut self, tokens: &[u32], seed: u64) -> Vec<u32> {
        let tokens_per_page = NonZero::new(64).expect("not zero");
        let config = EngineConfig { pages: 1, tokens_per_page, ..EngineConfig::single(64, self.kv) };
        let bytes = self.bytes;
        self.known
            .entry((tokens.to_vec(), seed))
            .or_insert_with(|| {
                with_engine(bytes, config, Kernels::detect(), |engine| {
                    engine.prefill(SlotId(0), tokens, &request(seed, WhenFull::Fail)).expect("prefilled");
                    engine.insert(&[SlotId(0)]).expect("inserted");
                    while engine.state(SlotId(0)) == State::Active {
                        engine.generate().expect("room");
                    }
                    engine.tokens(SlotId(0)).to_vec()
                })
            })
            .clone()
    }
}

/// What a slot must hold: a beginning of the sequence that continues `from` with `seed`.
type Expected = HashMap<u8, (Vec<u32>, u64)>;

fn check(engine: &Engine, expected: &Expected, alone: &mut Alone, pages: usize) {
    assert!(engine.audit());
    for slot in 0..SLOTS {
        let tokens = engine.tokens(SlotId(slot));
        match expected.get(&slot) {
            Some((from, seed)) => {
                let sequence = alone.sequence(from, *seed);
                assert!(tokens.len() >= from.len());
                assert_eq!(tokens, &sequence[..tokens.len()], "slot {slot}");
            }
            None => assert_eq!((engine.state(SlotId(slot)), tokens.len()), (State::Free, 0)),
        }
    }
    if expected.is_empty() {
        assert_eq!(engine.free_pages(), pages);
    }
}

/// The tokens of all slots, which a failed call must leave alone.
fn all_tokens(engine: &Engine) -> Vec<Vec<u32>> {
    (0..SLOTS).map(|slot| engine.tokens(SlotId(slot)).to_vec()).collect()
}

fn make(engine: &mut Engine, call: &Call, expected: &mut Expected) {
    let before = all_tokens(engine);
    let failed = match call {
        Call::Prefill { slot, prompt: index, seed, preempt } => {
            let when_full = if *preempt { WhenFull::Preempt } else { WhenFull::Fail };
            let result = engine.prefill(SlotId(*slot), &prompt(*index), &request(*seed, when_full));
            result.map(|_| drop(expected.insert(*slot, (prompt(*index), *seed)))).err()
        }
        Call::Packed { slots, prompt: index, seed } => {
            let prompts: Vec<Vec<u32>> = (0..slots.len()).map(|i| prompt((index + i) % 6)).collect();
            let request = request(*seed, WhenFull::Fail);
            let packed: Vec<_> =
                slots.iter().zip(&prompts).map(|(s, p)| (SlotId(*s), &p[..], &request)).collect();
            let result = engine.prefill_packed(&packed).map(|_| ());
            result
                .map(|()| expected.extend(slots.iter().copied().zip(prompts.into_iter().map(|p| (p, *seed)))))
                .err()
        }
        Call::Multisampling { slots, prompt: index, seed } => {
            let requests: Vec<Request> =
                (0..slots.len()).map(|i| request(seed + i as u64, WhenFull::Preempt)).collect();
            let pairs: Vec<_> =
                slots.iter().zip(&requests).map(|(slot, request)| (SlotId(*slot), request)).collect();
            let result = engine.prefill_multisampling(&prompt(*index), &pairs).map(|_| ());
            let seeds = requests.iter().map(|request| (prompt(*index), request.seed));
            result.map(|()| expected.extend(slots.iter().copied().zip(seeds))).err()
        }
        Call::Fork { from, to, seed } => {
            let result = engine.fork(SlotId(*from), SlotId(*to), &request(*seed, WhenFull::Fail));
            // The fork goes on from the tokens that its source has now, with a seed of its own.
            let tokens = engine.tokens(SlotId(*to)).to_vec();
            result.map(|()| drop(expected.insert(*to, (tokens, *seed)))).err()
        }
        Call::Insert { slot } => engine.insert(&[SlotId(*slot)]).err(),
        Call::Generate { steps } => {
            for _ in 0..*steps {
                if engine.generate().is_err() {
                    break;
                }
            }
            None
        }
        Call::Slices { count, cancel } => {
            if engine.begin_generate().is_ok() {
                assert_eq!(engine.begin_generate(), Err(EngineError::Busy));
                let done = (0..*count).any(|_| engine.advance() == Ok(Progress::Done));
                if *cancel && !done {
                    engine.cancel();
                } else {
                    while engine.advance() == Ok(Progress::Working) {}
                }
            }
            None
        }
        Call::Release { slot } => engine.release(SlotId(*slot)).map(|()| drop(expected.remove(slot))).err(),
    };
    if failed.is_some() {
        assert_eq!(all_tokens(engine), before, "{call:?} failed with {failed:?} and changed a slot");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_request_draws_what_it_draws_alone_whatever_happens_around_it(
        calls in prop::collection::vec(call(), 1..60),
        int8_keys: bool, int8_values: bool, prefix_cache: bool,
        pages in 3u32..40, tokens_per_page in 1u32..18, batch in 1u32..9, logit_rows in 1u32..4,
    ) {
        let kind = |int8| if int8 { KvType::Int8 } else { KvType::F16 };
        let kv = KvTypes { key: kind(int8_keys), value: kind(int8_values) };
        let bytes = tiny_image(Encoding::Int8Tiles, 21);
        let mut alone = Alone { bytes: &bytes, kv, known: HashMap::new() };
        let tokens_per_page = NonZero::new(tokens_per_page).expect("not zero");
        let logit_rows = logit_rows.min(batch);
        let config =
            EngineConfig { slots: u32::from(SLOTS), pages, tokens_per_page, kv, batch, logit_rows, prefix_cache, windows: true };
        with_engine(&bytes, config, Kernels::detect(), |engine| {
            let mut expected = Expected::new();
            for call in &calls {
                make(engine, call, &mut expected);
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
fn stop_rules_end_a_request_and_say_why() {
    use kinglet_core::engine::FinishReason::*;
    let bytes = tiny_image(Encoding::Int8Tiles, 25);
    let config = EngineConfig::single(64, KvTypes::both(KvType::Int8));
    let run = |request: &Request| {
        with_engine(&bytes, config, Kernels::detect(), |engine| {
            engine.prefill(SlotId(0), &[1], request).expect("room");
            engine.insert(&[SlotId(0)]).expect("prefilled");
            while engine.state(SlotId(0)) == State::Active {
                engine.generate().expect("room");
            }
            (engine.tokens(SlotId(0))[1..].to_vec(), engine.state(SlotId(0)))
        })
    };
    let plain = request(5, WhenFull::Fail);
    let (all, state) = run(&plain);
    assert_eq!((all.len(), state), (TINY.context, State::Finished(ContextFull)));
    assert_eq!(
        run(&Request { max_tokens: 7, ..plain.clone() }),
        (all[..7].to_vec(), State::Finished(Length))
    );
    let mut stop = StopRules::NONE;
    stop.add_end_id(all[4]).expect("room");
    let first = all.iter().position(|token| *token == all[4]).expect("there");
    assert_eq!(run(&Request { stop, ..plain.clone() }), (all[..=first].to_vec(), State::Finished(EndToken)));
    let mut stop = StopRules::NONE;
    stop.add_sequence(&all[3..6]).expect("room");
    let ended = run(&Request { stop, ..plain });
    assert_eq!(ended.1, State::Finished(StopSequence));
    assert!(ended.0.ends_with(&all[3..6]) && ended.0.len() <= 6);
}

#[test]
fn prompt_log_probs_are_those_of_the_logits() {
    let bytes = tiny_image(Encoding::F16Tiles, 26);
    let config =
        EngineConfig { batch: 4, logit_rows: 2, ..EngineConfig::single(64, KvTypes::both(KvType::F16)) };
    with_engine(&bytes, config, Kernels::detect(), |engine| {
        let prompt = [1, 5, 9, 2, 2, 60, 7];
        let mut expected = vec![f32::NAN];
        engine
            .score(SlotId(0), &prompt, &mut |index, logits| {
                if let Some(token) = prompt.get(index + 1) {
                    expected.push(kinglet_core::sampler::log_prob(logits, *token));
                }
            })
            .expect("scored");
        let mut found = [0.0; 7];
        engine
            .prefill_with_log_probs(SlotId(0), &prompt, &request(0, WhenFull::Fail), &mut found)
            .expect("prefilled");
        assert!(found[0].is_nan() && expected[1..] == found[1..], "{found:?}");
        engine.release(SlotId(0)).expect("in use");
        let short =
            engine.prefill_with_log_probs(SlotId(0), &prompt, &request(0, WhenFull::Fail), &mut found[..6]);
        assert_eq!(short, Err(EngineError::LogProbs { found: 6, needed: 7 }));
    });
}
