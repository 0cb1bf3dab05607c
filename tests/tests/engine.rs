//! What the engine promises: the same bits however the work is cut up, and failures that change nothing.

use std::num::NonZero;

use kinglet::threads::Threads;
use kinglet_core::engine::{
    Buffers, Engine, EngineConfig, EngineError, FinishReason, Request, Slot, State, StopRules,
};
use kinglet_core::executor::Serial;
use kinglet_core::image::{Encoding, Image};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId};
use kinglet_core::memory::MemoryError;
use kinglet_core::model::Model;
use kinglet_core::sampler::{Penalties, SampleError, SamplingParams};
use kinglet_tests::{TINY, tiny_image, with_engine};
use proptest::prelude::*;

const GREEDY: fn() -> Request = || Request::new(SamplingParams::greedy(), 0);

fn config(slots: u32, pages: u32, tokens_per_page: u32, kv: KvTypes, batch: u32) -> EngineConfig {
    let tokens_per_page = NonZero::new(tokens_per_page).expect("not zero");
    let single = EngineConfig::single(1, kv);
    EngineConfig { slots, pages, tokens_per_page, batch, logit_rows: batch, ..single }
}

fn bits(logits: &[f32]) -> Vec<u32> {
    logits.iter().map(|logit| logit.to_bits()).collect()
}

/// The logits' bits of every position of `tokens`.
fn score_bits(bytes: &[u8], config: EngineConfig, kernels: Kernels, tokens: &[u32]) -> Vec<Vec<u32>> {
    with_engine(bytes, config, kernels, |engine| {
        let mut rows = Vec::new();
        engine.score(SlotId(0), tokens, &mut |_, logits| rows.push(bits(logits))).expect("scored");
        rows
    })
}

fn kv_types() -> impl Strategy<Value = KvTypes> {
    let kind = || prop_oneof![Just(KvType::Int8), Just(KvType::F16)];
    (kind(), kind()).prop_map(|(key, value)| KvTypes { key, value })
}

fn encoding() -> impl Strategy<Value = Encoding> {
    prop_oneof![Just(Encoding::Int8Tiles), Just(Encoding::F16Tiles)]
}

fn prompt(max: usize) -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(0..TINY.vocab as u32, 1..=max)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn logits_do_not_depend_on_batch_page_size_or_kernels(
        encoding in encoding(), kv in kv_types(), tokens in prompt(TINY.context),
        batch in 1u32..40, tokens_per_page in 1u32..70,
    ) {
        let bytes = tiny_image(encoding, 7);
        let plain = config(1, 64, 1, kv, 1);
        let expected = score_bits(&bytes, plain, Kernels::PORTABLE, &tokens);
        let other = config(1, 64, tokens_per_page, kv, batch);
        prop_assert_eq!(&score_bits(&bytes, other, Kernels::detect(), &tokens), &expected);
    }

    #[test]
    fn generated_logits_are_those_of_prefill_whatever_the_neighbours(
        encoding in encoding(), kv in kv_types(),
        prompts in prop::collection::vec(prompt(20), 1..5), steps in 1usize..20,
        batch in 1u32..6, tokens_per_page in 1u32..20,
    ) {
        let bytes = tiny_image(encoding, 8);
        let slots = prompts.len() as u32;
        let config = config(slots, slots * 64, tokens_per_page, kv, batch);
        // All slots together …
        let together = with_engine(&bytes, config, Kernels::detect(), |engine| {
            let mut sequences = prompts.clone();
            for (slot, sequence) in sequences.iter_mut().enumerate() {
                let prompt = sequence.clone();
                sequence.push(engine.prefill(SlotId(slot as u8), &prompt, &GREEDY()).expect("prefilled").token);
                engine.insert(&[SlotId(slot as u8)]).expect("inserted");
            }
            for _ in 0..steps {
                for result in engine.generate().expect("generated").iter() {
                    sequences[usize::from(result.slot.0)].push(result.token);
                }
            }
            sequences
        });
        // … and each alone, teacher-forced: the greedy choices must be its own.
        for (sequence, prompt) in together.iter().zip(&prompts) {
            prop_assert_eq!(sequence.len(), prompt.len() + steps + 1);
            let rows = score_bits(&bytes, config, Kernels::PORTABLE, &sequence[..sequence.len() - 1]);
            for (row, next) in rows.iter().zip(&sequence[1..]).skip(prompt.len() - 1) {
                let row: Vec<f32> = row.iter().map(|bits| f32::from_bits(*bits)).collect();
                let max = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                prop_assert_eq!(row.iter().position(|logit| *logit == max), Some(*next as usize));
            }
        }
    }

    #[test]
    fn a_failed_call_changes_nothing(kv in kv_types(), tokens in prompt(20), pages in 1u32..6) {
        let bytes = tiny_image(Encoding::Int8Tiles, 9);
        let config = config(2, pages, 4, kv, 4);
        with_engine(&bytes, config, Kernels::detect(), |engine| {
            let Ok(first) = engine.prefill(SlotId(0), &tokens, &GREEDY()) else {
                assert!(tokens.len().div_ceil(4) > pages as usize);
                assert_eq!(engine.free_pages(), pages as usize);
                return;
            };
            let mut sequence = tokens.clone();
            sequence.push(first.token);
            // The second slot takes what it can get; then the first one goes on until the arena is exhausted.
            let free = engine.free_pages();
            if engine.prefill(SlotId(1), &[3; 17], &GREEDY()).is_err() {
                assert_eq!(engine.free_pages(), free);
            } else {
                engine.release(SlotId(1)).expect("in use");
            }
            engine.insert(&[SlotId(0)]).expect("inserted");
            while let Ok(results) = engine.generate() {
                sequence.extend(results.iter().map(|result| result.token));
            }
            let free = engine.free_pages();
            let error = engine.generate().expect_err("still exhausted");
            assert!(matches!(error, EngineError::OutOfPages { slot: SlotId(0), .. }));
            assert_eq!(engine.free_pages(), free);
            // What was generated before is what an undisturbed engine generates.
            engine.release(SlotId(0)).expect("in use");
            assert_eq!(engine.free_pages(), pages as usize);
            let again = engine.prefill(SlotId(1), &tokens, &GREEDY()).expect("fits again");
            assert_eq!(again.token, sequence[tokens.len()]);
        });
    }
}

#[test]
fn the_planned_bytes_suffice_and_one_less_does_not() {
    let bytes = tiny_image(Encoding::Int8Tiles, 1);
    let image = Image::parse(&bytes).expect("valid");
    let model = Model::new(&image);
    let config = EngineConfig::single(40, KvTypes::both(KvType::Int8));
    let plan = Engine::memory(&model, &config).expect("sized");
    let attempt = |kv_bytes: usize, work_bytes: usize, slots: usize| {
        let (mut kv, mut work) = (vec![0; kv_bytes], vec![0u32; work_bytes.div_ceil(4)]);
        let mut slots = vec![Slot::EMPTY; slots];
        let work = &mut bytemuck::cast_slice_mut(&mut work)[..work_bytes];
        let buffers = Buffers { kv: &mut kv, work, slots: &mut slots };
        Engine::new(model, &config, buffers, Kernels::PORTABLE, &Serial).err()
    };
    let (kv, work) = (plan.kv_bytes, plan.work_bytes);
    assert_eq!(attempt(kv, work, 1), None);
    assert_eq!(attempt(kv - 1, work, 1), Some(MemoryError::Kv { found: kv - 1, needed: kv }));
    assert_eq!(attempt(kv, work - 1, 1), Some(MemoryError::Work { found: work - 1, needed: work }));
    assert_eq!(attempt(kv, work, 0), Some(MemoryError::Configuration));
}

#[test]
fn a_misaligned_work_buffer_is_refused_by_name() {
    let bytes = tiny_image(Encoding::Int8Tiles, 1);
    let image = Image::parse(&bytes).expect("valid");
    let model = Model::new(&image);
    let config = EngineConfig::single(40, KvTypes::both(KvType::Int8));
    let plan = Engine::memory(&model, &config).expect("sized");
    for shift in 1..4 {
        let (mut kv, mut work) = (vec![0; plan.kv_bytes], vec![0u32; plan.work_bytes.div_ceil(4) + 1]);
        let mut slots = [Slot::EMPTY];
        let work = &mut bytemuck::cast_slice_mut(&mut work)[shift..];
        let buffers = Buffers { kv: &mut kv, work, slots: &mut slots };
        let error = Engine::new(model, &config, buffers, Kernels::PORTABLE, &Serial).err();
        assert_eq!(error, Some(MemoryError::Alignment));
    }
}

/// Weights may lie at any address: nothing in an image needs an alignment.
#[test]
fn an_image_runs_at_any_address() {
    let bytes = tiny_image(Encoding::Int8Tiles, 2);
    let config = config(1, 8, 8, KvTypes::both(KvType::Int8), 4);
    let expected = score_bits(&bytes, config, Kernels::detect(), &[1, 2, 3]);
    for shift in 1..16 {
        let mut shifted = vec![0; shift];
        shifted.extend_from_slice(&bytes);
        assert_eq!(score_bits(&shifted[shift..], config, Kernels::detect(), &[1, 2, 3]), expected);
    }
}

#[test]
fn threads_do_not_change_the_bits() {
    let bytes = tiny_image(Encoding::F16Tiles, 3);
    let image = Image::parse(&bytes).expect("valid");
    let model = Model::new(&image);
    let hash = |count| {
        let threads = Threads::new(count).expect("threads");
        let config = EngineConfig::single(32, KvTypes::both(KvType::F16));
        let mut session = kinglet::session::Session::new(&model, config).expect("sized");
        let mut engine = session.engine(model, Kernels::detect(), &threads).expect("an engine");
        kinglet_core::fingerprint::greedy_hash(&mut engine, 1, 32, &mut |_| {}).expect("runs")
    };
    assert_eq!(hash(1), hash(2));
    assert_eq!(hash(1), hash(5));
}

#[test]
fn bad_calls_are_named() {
    let bytes = tiny_image(Encoding::Int8Tiles, 4);
    let vocab_size = TINY.vocab as u32;
    with_engine(&bytes, config(1, 4, 16, KvTypes::both(KvType::F16), 2), Kernels::PORTABLE, |engine| {
        let prefill =
            |engine: &mut Engine, slot, tokens: &[u32]| engine.prefill(SlotId(slot), tokens, &GREEDY());
        let no_slot = EngineError::NoSuchSlot { slot: SlotId(1), slots: 1 };
        assert_eq!(prefill(engine, 1, &[1]), Err(no_slot));
        assert_eq!(prefill(engine, 0, &[]), Err(EngineError::EmptyPrompt));
        let unknown = EngineError::UnknownToken { token: vocab_size, index: 1, vocab_size };
        assert_eq!(prefill(engine, 0, &[1, vocab_size]), Err(unknown));
        let context = TINY.context as u32;
        let full = EngineError::ContextFull { needed: context + 1, context };
        assert_eq!(prefill(engine, 0, &vec![1; TINY.context + 1]), Err(full));
        assert_eq!(engine.release(SlotId(0)), Err(EngineError::SlotFree(SlotId(0))));
        prefill(engine, 0, &[1]).expect("all of that has changed nothing");
        assert_eq!(prefill(engine, 0, &[1]), Err(EngineError::SlotInUse(SlotId(0))));
        assert_eq!(engine.release(SlotId(1)), Err(no_slot));
        engine.release(SlotId(0)).expect("in use");
    });
}

#[test]
fn a_sequence_ends_at_the_context() {
    let bytes = tiny_image(Encoding::Int8Tiles, 5);
    let context = TINY.context as u32;
    with_engine(&bytes, config(1, 64, 1, KvTypes::both(KvType::Int8), 1), Kernels::PORTABLE, |engine| {
        engine.prefill(SlotId(0), &[1], &GREEDY()).expect("prefilled");
        engine.insert(&[SlotId(0)]).expect("inserted");
        let mut last = None;
        for _ in 1..context {
            assert_eq!(last, None);
            last = engine.generate().expect("within the context").at(SlotId(0)).expect("a token").finish;
        }
        assert_eq!(last, Some(FinishReason::ContextFull));
        assert_eq!(engine.generate().expect("nothing to do").iter().count(), 0);
    });
}

#[test]
fn penalties_look_at_the_prompt_and_at_what_was_drawn() {
    let bytes = tiny_image(Encoding::Int8Tiles, 5);
    let tokens = |penalties| {
        let request = Request { penalties, max_tokens: 60, ..GREEDY() };
        with_engine(&bytes, config(1, 64, 1, KvTypes::both(KvType::Int8), 1), Kernels::detect(), |engine| {
            engine.prefill(SlotId(0), &[1, 2], &request).expect("prefilled");
            engine.insert(&[SlotId(0)]).expect("inserted");
            while engine.generate().expect("room").iter().count() > 0 {}
            engine.tokens(SlotId(0)).to_vec()
        })
    };
    let distinct = |tokens: &[u32]| std::collections::BTreeSet::from_iter(tokens.iter().copied()).len();
    let free = tokens(Penalties::NONE);
    assert!(distinct(&free) < free.len(), "the test needs a model that repeats itself: {free:?}");
    let penalized = tokens(Penalties { frequency: 1000.0, ..Penalties::NONE });
    assert_eq!(distinct(&penalized), 62, "{penalized:?}");
}

#[test]
fn bad_penalties_are_named_before_anything_is_computed() {
    let bytes = tiny_image(Encoding::Int8Tiles, 5);
    with_engine(&bytes, config(1, 64, 1, KvTypes::both(KvType::Int8), 1), Kernels::detect(), |engine| {
        let penalties = Penalties { repetition: 0.0, ..Penalties::NONE };
        let error = engine.prefill(SlotId(0), &[1], &Request { penalties, ..GREEDY() }).err();
        assert_eq!(error, Some(EngineError::Sample(SampleError::RepetitionPenalty { found: 0.0 })));
        assert_eq!(engine.free_pages(), 64);
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
    let plain = Request::new(SamplingParams::weighted(1.5), 5);
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
        engine.prefill_with_log_probs(SlotId(0), &prompt, &GREEDY(), &mut found).expect("prefilled");
        assert!(found[0].is_nan() && expected[1..] == found[1..], "{found:?}");
        engine.release(SlotId(0)).expect("in use");
        let short = engine.prefill_with_log_probs(SlotId(0), &prompt, &GREEDY(), &mut found[..6]);
        assert_eq!(short, Err(EngineError::LogProbs { found: 6, needed: 7 }));
    });
}
