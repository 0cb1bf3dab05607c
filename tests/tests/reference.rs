//! The engine's logits are those of the reference, bit for bit, for every variant of the block.

use std::num::NonZero;

use kinglet_core::config::{Activation, Config, RopePairing};
use kinglet_core::engine::{EngineConfig, Request, WhenFull};
use kinglet_core::image::{Encoding, Image};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId, Window};
use kinglet_core::model::Model;
use kinglet_core::sampler::SamplingParams;
use kinglet_tests::reference::{Reference, Segment, window_visibility};
use kinglet_tests::{TINY, random_image, tiny_image, with_engine};
use proptest::prelude::*;

/// Two blocks of attention and a part of a third.
const CONTEXT: u32 = 150;

fn or_none<T: Clone + std::fmt::Debug + 'static>(none: T, some: T) -> impl Strategy<Value = T> {
    prop_oneof![Just(none), Just(some)]
}

/// Sizes that are multiples of nothing, and every variant on and off.
fn config() -> impl Strategy<Value = Config> {
    let sizes = (1u32..50, 1u32..70, 1u32..4, 1u32..4, 1u32..4, 1u32..20, 2u32..50);
    let kinds = (
        or_none(RopePairing::Interleaved, RopePairing::Half),
        or_none(Activation::Silu, Activation::GeluTanh),
        or_none(0.0f32, 2.5),
        or_none(0.0f32, 4.0),
    );
    let windows = (prop_oneof![Just(0), 1u32..20, 60..CONTEXT], 0u32..4);
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (sizes, kinds, windows, flags).prop_map(|(sizes, kinds, windows, flags)| {
        let (dim, hidden_dim, layers, kv_heads, group, half_head, vocab_size) = sizes;
        let (rope_pairing, activation, attention_softcap, logit_softcap) = kinds;
        let (scaled, tied_output, qk_norm, post_norms) = flags;
        Config {
            dim,
            hidden_dim,
            layers,
            heads: kv_heads * group,
            kv_heads,
            head_dim: 2 * half_head,
            vocab_size,
            context: CONTEXT,
            rope_pairing,
            activation,
            norm_eps: 1e-5,
            embedding_scale: if scaled { (dim as f32).sqrt() } else { 1.0 },
            attention_scale: 1.0 / (2.0 * half_head as f32).sqrt(),
            attention_softcap,
            logit_softcap,
            window: windows.0,
            global_every: windows.1,
            tied_output,
            qk_norm,
            post_norms,
        }
    })
}

fn kv_types() -> impl Strategy<Value = KvTypes> {
    let kind = || or_none(KvType::Int8, KvType::F16);
    (kind(), kind()).prop_map(|(key, value)| KvTypes { key, value })
}

fn bits(logits: &[f32]) -> Vec<u32> {
    logits.iter().map(|logit| logit.to_bits()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn logits_are_those_of_the_reference(
        config in config(), encoding in or_none(Encoding::Int8Tiles, Encoding::F16Tiles), kv in kv_types(),
        tokens in prop::collection::vec(any::<u32>(), 1..=CONTEXT as usize), seed: u64,
        tokens_per_page in 1u32..70, batch in 1u32..20,
    ) {
        let bytes = random_image(&config, encoding, seed);
        let tokens: Vec<u32> = tokens.iter().map(|token| token % config.vocab_size).collect();
        let tokens_per_page = NonZero::new(tokens_per_page).expect("not zero");
        let sizes = EngineConfig {
            pages: CONTEXT, tokens_per_page, batch, logit_rows: batch, ..EngineConfig::single(CONTEXT, kv)
        };
        let mut found = Vec::new();
        with_engine(&bytes, sizes, Kernels::detect(), |engine| {
            engine.score(SlotId(0), &tokens, &mut |_, logits| found.push(bits(logits))).expect("scored");
        });
        let image = Image::parse(&bytes).expect("valid");
        let model = Model::new(&image);
        let mut reference = Reference::new(&model, kv);
        for (position, (token, found)) in tokens.iter().zip(&found).enumerate() {
            let expected = reference.push(*token);
            prop_assert!(expected.iter().all(|logit| logit.is_finite()));
            prop_assert_eq!(&bits(&expected), found, "after token {}", position);
        }
        prop_assert_eq!(found.len(), tokens.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_window_sees_what_the_reference_sees_even_beyond_the_context(
        config in config(), encoding in or_none(Encoding::Int8Tiles, Encoding::F16Tiles), kv in kv_types(),
        sinks in 0u32..20, recent in 1u32..100, prompt in prop::collection::vec(any::<u32>(), 1..=100),
        steps in 0usize..200, seed: u64, tokens_per_page in 1u32..20, spare in 0u32..6, batch in 1u32..20,
    ) {
        let bytes = random_image(&config, encoding, seed);
        let prompt: Vec<u32> = prompt.iter().map(|token| token % config.vocab_size).collect();
        let window = Window { sinks, recent };
        let per_page = NonZero::new(tokens_per_page).expect("not zero");
        // No more pages than it asks for, or a few.
        let pages = (window.pages(tokens_per_page) + spare).min(CONTEXT.div_ceil(tokens_per_page));
        let sizes = EngineConfig {
            pages, tokens_per_page: per_page, batch, windows: true, ..EngineConfig::single(CONTEXT, kv)
        };
        let image = Image::parse(&bytes).expect("valid");
        let model = Model::new(&image);
        let mut reference = Reference::seeing(&model, kv, window_visibility(&config, window));
        let request = Request {
            when_full: WhenFull::Window(window), ..Request::new(SamplingParams::weighted(1.0), seed)
        };
        with_engine(&bytes, sizes, Kernels::detect(), |engine| {
            let mut token = engine.prefill(SlotId(0), &prompt, &request).expect("its pages are enough").token;
            engine.insert(&[SlotId(0)]).expect("prefilled");
            let mut expected = Vec::new();
            prompt.iter().for_each(|token| expected = reference.push(*token));
            assert_eq!(bits(&expected), bits(engine.logits(0)), "after the prompt");
            for step in 0..steps {
                let drawn = engine.generate().expect("it needs no more pages").at(SlotId(0)).expect("active");
                expected = reference.push(token);
                assert_eq!(bits(&expected), bits(engine.logits(0)), "step {step}");
                token = drawn.token;
                assert_eq!(engine.tokens(SlotId(0)).last(), Some(&token));
            }
            assert_eq!(engine.token_count(SlotId(0)) as usize, prompt.len() + steps + 1);
        });
    }
}

#[test]
fn segments_cut_between_blocks_change_nothing() {
    let bytes = tiny_image(Encoding::Int8Tiles, 40);
    let image = Image::parse(&bytes).expect("valid");
    let model = Model::new(&image);
    let kv = KvTypes { key: KvType::Int8, value: KvType::F16 };
    let cut = |_, query_position| {
        let (end, middle) = (query_position as usize + 1, 64.min(query_position as usize + 1));
        [0..middle, middle..end].map(|tokens| Segment { tokens, query_position }).to_vec()
    };
    let (mut whole, mut cut) = (Reference::new(&model, kv), Reference::seeing(&model, kv, Box::new(cut)));
    for token in 0..CONTEXT {
        let token = token % TINY.vocab as u32;
        assert_eq!(bits(&whole.push(token)), bits(&cut.push(token)));
    }
}
