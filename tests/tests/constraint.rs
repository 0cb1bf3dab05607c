//! Constraints: only what is allowed is drawn, log-probs are those of the raw logits, and the answers of Kinglet Home
//! stay valid whatever the model says.

use kinglet::session::Session;
use kinglet::threads::Threads;
use kinglet_core::engine::{Constraint, Engine, EngineConfig, EngineError, FinishReason, Request, State};
use kinglet_core::image::{Encoding, Image};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId};
use kinglet_core::model::Model;
use kinglet_core::sampler::{SamplingParams, log_prob};
use kinglet_core::tokenizer::{EncodeOptions, Tokenizer, scratch_len};
use kinglet_home::{AnswerGrammar, MAX_ANSWER_TOKENS, MAX_PROMPT_TOKENS, fold};
use kinglet_tests::{TINY, tiny_image};
use proptest::prelude::*;

const INT8: KvTypes = KvTypes { key: KvType::Int8, value: KvType::Int8 };
const SLOT: SlotId = SlotId(0);

/// Allows in turn what each entry says: `None` for everything.
struct Script(Vec<Option<Vec<u32>>>);

impl Constraint for Script {
    fn allowed(&mut self, _: SlotId, _: &[u32], drawn: &[u32]) -> Option<&[u32]> {
        self.0.get(drawn.len())?.as_deref()
    }
}

fn mask(tokens: &[u32]) -> Vec<u32> {
    let mut mask = vec![0; TINY.vocab.div_ceil(32)];
    tokens.iter().for_each(|token| mask[*token as usize / 32] |= 1 << (token % 32));
    mask
}

fn with_constraint<R>(
    bytes: &[u8],
    config: EngineConfig,
    constraint: &mut dyn Constraint,
    test: impl FnOnce(&mut Engine) -> R,
) -> R {
    let image = Image::parse(bytes).expect("valid");
    let model = Model::new(&image);
    let mut session = Session::new(&model, config).expect("sized");
    let threads = Threads::new(1).expect("one thread");
    let engine = session.engine(model, Kernels::detect(), &threads).expect("an engine");
    test(&mut engine.with_constraint(constraint))
}

proptest! {
    #[test]
    fn only_what_is_allowed_is_drawn_and_log_probs_stay_raw(
        sets in prop::collection::vec(prop::option::of(prop::collection::vec(0..TINY.vocab as u32, 1..6)), 1..12),
        temperature in prop::option::of(0.1f32..3.0), seed in any::<u64>(), prompt in prop::collection::vec(0..TINY.vocab as u32, 1..9),
    ) {
        let sampling = temperature.map_or(SamplingParams::greedy(), SamplingParams::weighted);
        let request = Request { max_tokens: sets.len() as u32, ..Request::new(sampling, seed) };
        let mut script = Script(sets.iter().map(|set| set.as_deref().map(mask)).collect());
        let config = EngineConfig::single(TINY.context as u32, INT8);
        with_constraint(&tiny_image(Encoding::Int8Tiles, 1), config, &mut script, |engine| {
            let mut result = engine.prefill(SLOT, &prompt, &request).expect("drawn");
            engine.insert(&[SLOT]).expect("prefilled");
            for set in &sets {
                prop_assert!(set.as_ref().is_none_or(|set| set.contains(&result.token)));
                prop_assert_eq!(result.log_prob.to_bits(), log_prob(engine.logits(0), result.token).to_bits());
                if let Some(next) = engine.generate().expect("drawn").at(SLOT) {
                    result = next;
                }
            }
            Ok(())
        })?;
    }
}

#[test]
fn a_slot_that_may_say_nothing_ends_and_the_other_goes_on() {
    struct Second;
    impl Constraint for Second {
        fn allowed(&mut self, slot: SlotId, _: &[u32], drawn: &[u32]) -> Option<&[u32]> {
            (slot == SLOT && drawn.len() == 2).then_some(&[])
        }
    }
    let config = EngineConfig { slots: 2, pages: 8, ..EngineConfig::single(TINY.context as u32, INT8) };
    with_constraint(&tiny_image(Encoding::Int8Tiles, 1), config, &mut Second, |engine| {
        let request = Request::new(SamplingParams::greedy(), 0);
        let slots = [SLOT, SlotId(1)];
        slots.iter().for_each(|slot| _ = engine.prefill(*slot, &[1, 2, 3], &request).expect("drawn"));
        engine.insert(&slots).expect("prefilled");
        for _ in 0..4 {
            engine.generate().expect("drawn");
        }
        assert_eq!(engine.state(SLOT), State::Finished(FinishReason::NothingAllowed));
        assert_eq!((engine.tokens(SLOT).len(), engine.tokens(SlotId(1)).len()), (5, 8));
        assert_eq!(engine.tokens(SLOT), &engine.tokens(SlotId(1))[..5]);
        assert!(engine.audit());
    });
}

#[test]
fn a_prompt_that_nothing_may_follow_is_refused_and_the_slot_stays_free() {
    let mut script = Script(vec![Some(vec![])]);
    let config = EngineConfig::single(TINY.context as u32, INT8);
    with_constraint(&tiny_image(Encoding::Int8Tiles, 1), config, &mut script, |engine| {
        let free = engine.free_pages();
        let refused = engine.prefill(SLOT, &[1, 2], &Request::new(SamplingParams::greedy(), 0));
        assert_eq!(refused, Err(EngineError::NothingAllowed(SLOT)));
        assert_eq!((engine.state(SLOT), engine.free_pages()), (State::Free, free));
    });
}

#[test]
fn of_packed_prompts_of_which_one_is_refused_all_slots_stay_free() {
    struct Second;
    impl Constraint for Second {
        fn allowed(&mut self, slot: SlotId, _: &[u32], _: &[u32]) -> Option<&[u32]> {
            (slot == SlotId(1)).then_some(&[])
        }
    }
    let config =
        EngineConfig { slots: 3, pages: 12, batch: 2, ..EngineConfig::single(TINY.context as u32, INT8) };
    with_constraint(&tiny_image(Encoding::Int8Tiles, 1), config, &mut Second, |engine| {
        let request = Request::new(SamplingParams::greedy(), 0);
        let prompts = [0, 1, 2].map(|slot| (SlotId(slot), &[1, 2, 3][..], &request));
        assert_eq!(engine.prefill_packed(&prompts).err(), Some(EngineError::NothingAllowed(SlotId(1))));
        assert!(prompts.iter().all(|(slot, ..)| engine.state(*slot) == State::Free));
        assert_eq!(engine.free_pages(), 12);
        assert!(engine.audit());
    });
}

#[test]
fn scoring_asks_no_constraint() {
    let mut script = Script(vec![Some(vec![])]);
    let config = EngineConfig::single(TINY.context as u32, INT8);
    with_constraint(&tiny_image(Encoding::Int8Tiles, 1), config, &mut script, |engine| {
        let mut seen = 0;
        engine.score(SLOT, &[1, 2, 3], &mut |_, _| seen += 1).expect("scored");
        assert_eq!((seen, engine.state(SLOT)), (3, State::Free));
        let refused = engine.prefill(SLOT, &[1, 2], &Request::new(SamplingParams::greedy(), 0));
        assert_eq!(refused, Err(EngineError::NothingAllowed(SLOT)));
    });
}

fn prompt_ids(tokenizer: &Tokenizer, prompt: &str) -> Vec<u32> {
    let (mut scratch, mut ids) = (vec![0; scratch_len(prompt.len())], vec![0; prompt.len() + 1]);
    let options = EncodeOptions { bos: true, parse_special: false };
    let count = tokenizer.encode(prompt.as_bytes(), options, &mut scratch, &mut ids).expect("encoded");
    ids.truncate(count);
    ids
}

/// The answer and its number of tokens when the model is all noise: any token that is allowed, by `choices`.
fn babble(tokenizer: &Tokenizer, prompt: &str, choices: &[u32]) -> (String, usize) {
    let ids = prompt_ids(tokenizer, prompt);
    let mut grammar = AnswerGrammar::new(tokenizer).expect("the vocabulary of answers");
    let mut drawn = Vec::new();
    for choice in choices {
        let mask = grammar.allowed(SLOT, &ids, &drawn).expect("a mask");
        let may = |token: &u32| mask[*token as usize / 32] >> (token % 32) & 1 == 1;
        let allowed: Vec<_> = (0..tokenizer.vocab_size()).filter(may).collect();
        assert!(!allowed.is_empty(), "{prompt:?} {drawn:?}");
        let token = allowed[*choice as usize % allowed.len()];
        if tokenizer.is_end(token) {
            break;
        }
        drawn.push(token);
    }
    assert!(drawn.len() < MAX_ANSWER_TOKENS as usize, "no end: {drawn:?}");
    let mut text = String::new();
    tokenizer.decode(&drawn, |piece| text.push_str(piece)).expect("decoded");
    (text, drawn.len() + 1)
}

fn folded(sentence: &str) -> String {
    let mut folded = vec![0; 3 * sentence.len() + 1];
    let len = fold(sentence, &mut folded).expect("room");
    String::from_utf8(folded[..len].to_vec()).expect("UTF-8")
}

const TEXTS: [&str; 6] = ["name", "area", "floor", "item", "conversation_command", "color"];

/// Sentences that are hard to copy from: names of control tokens, long words, letters of several bytes, JSON.
fn sentence() -> impl Strategy<Value = String> {
    let atom = prop_oneof![
        Just("</s>"),
        Just("<s>"),
        Just("[PAD1023]"),
        Just("turn"),
        Just("the"),
        Just("lamp"),
        Just("it's"),
        Just("50%"),
        Just("näh"),
        Just("日本語"),
        Just("😀"),
        Just("e\u{301}"),
        Just("-"),
        Just("\""),
        Just("\\"),
        Just("{}"),
        Just("\u{1}"),
        Just("supercalifragilisticexpialidocious"),
        Just(" brightness brightness brightness"),
        Just("  "),
    ];
    let atoms = prop::collection::vec((atom, prop::bool::weighted(0.7)), 0..40);
    let atoms = atoms.prop_map(|atoms| {
        atoms.iter().map(|(atom, blank)| format!("{atom}{}", if *blank { " " } else { "" })).collect()
    });
    prop_oneof![atoms, "[a-z' ]{0,60}", "\\PC{0,40}"]
}

/// The object of an answer; each of its texts stands in `said`, as whole words unless `cut`.
fn check(line: &str, said: &str, cut: bool) -> Result<(), TestCaseError> {
    let answer: serde_json::Value =
        serde_json::from_str(line).map_err(|_| TestCaseError::fail(line.to_owned()))?;
    let answer = answer.as_object().expect("an object");
    prop_assert!(answer["intent"].is_string());
    // Once each: the line has as many keys as the object. The quote before a value that begins with a colon is no key's.
    let colons =
        answer.values().filter_map(|value| value.as_str()).filter(|value| value.starts_with(':')).count();
    prop_assert_eq!(line.matches("\":").count() - colons, answer.len(), "{}", line);
    let is_word =
        |char: Option<char>| char.is_some_and(|char| char.is_ascii_alphanumeric() || !char.is_ascii());
    for value in TEXTS.iter().filter_map(|slot| answer.get(*slot)) {
        let value = value.as_str().expect("a text");
        let whole = said.match_indices(value).any(|(at, _)| {
            let (before, after) = (said[..at].chars().next_back(), said[at + value.len()..].chars().next());
            !(is_word(before) && is_word(value.chars().next()))
                && (cut || !(is_word(value.chars().next_back()) && is_word(after)))
        });
        prop_assert!(!value.is_empty() && (cut || value.trim() == value) && whole, "{value:?} of {said:?}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn whatever_the_model_says_the_answer_is_valid(
        sentence in sentence(), is_folded in prop::bool::weighted(0.8),
        choices in prop::collection::vec(any::<u32>(), MAX_ANSWER_TOKENS as usize),
    ) {
        let image = Image::parse(kinglet_home::IMAGE).expect("valid");
        let tokenizer = Tokenizer::parse(image.tokenizer_section()).expect("valid");
        let mut said = if is_folded { folded(&sentence) } else { sentence };
        while prompt_ids(&tokenizer, &said).len() > MAX_PROMPT_TOKENS as usize {
            said.pop();
        }
        let (line, tokens) = babble(&tokenizer, &said, &choices);
        // What JSON does not take as it is reads as a blank.
        let said = said.replace(|char: char| char.is_ascii_control() || "\"\\".contains(char), " ");
        check(&line, &said, tokens + 3 >= MAX_ANSWER_TOKENS as usize)?;
    }
}

#[test]
fn a_colon_that_was_said_is_not_taken_for_a_key() {
    check(r#"{"intent":"HassTurnOn","state":"on","item":":"}"#, ":", false).expect("valid");
    check(r#"{"intent":"HassTurnOn","intent":"HassTurnOn","item":":"}"#, ":", false)
        .expect_err("a key twice");
}

#[test]
fn the_end_of_an_answer_is_all_that_may_be_said_last() {
    let image = Image::parse(kinglet_home::IMAGE).expect("valid");
    let tokenizer = Tokenizer::parse(image.tokenizer_section()).expect("valid");
    // Always the first that is allowed, and always the last: both run into the limit of tokens unless they are ended.
    for choice in [0, u32::MAX] {
        let said = folded(&"a ".repeat(40));
        let (line, _) = babble(&tokenizer, &said, &[choice; MAX_ANSWER_TOKENS as usize]);
        check(&line, &said, true).expect("valid");
    }
}
