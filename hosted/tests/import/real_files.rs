//! The files of one real model in five encodings.

use kinglet::import::{SourceModel, TokenKind, describe, open};
use kinglet_core::config::{Activation, Config, Role, RopePairing};

use super::{shared, tensor, values};

fn stories(name: &str) -> Option<SourceModel> {
    Some(open(&shared(&format!("models/stories260K/{name}"))?, None).unwrap())
}

fn expected_config(context: u32) -> Config {
    Config {
        dim: 64,
        hidden_dim: 172,
        layers: 5,
        heads: 8,
        kv_heads: 4,
        head_dim: 8,
        vocab_size: 512,
        context,
        rope_pairing: RopePairing::Interleaved,
        activation: Activation::Silu,
        norm_eps: 1e-5,
        embedding_scale: 1.0,
        attention_scale: (1.0 / 8_f64.sqrt()) as f32,
        attention_softcap: 0.0,
        logit_softcap: 0.0,
        window: 0,
        global_every: 0,
        tied_output: true,
        qk_norm: false,
        post_norms: false,
    }
}

#[test]
fn the_files_of_stories260k_agree() {
    let Some(reference) = stories("stories260K.bin") else { return };
    assert_eq!(reference.config, expected_config(512));
    // The largest error, relative to the largest weight of the tensor. The converter to GGUF wrote a context of
    // 128.
    for (name, context, bound) in [
        ("stories260K-F16.gguf", 128, 0.0005),
        ("stories260K-Q8_0.gguf", 128, 0.005),
        ("stories260K-q8.bin", 512, 0.005),
    ] {
        let Some(model) = stories(name) else { return };
        assert_eq!(model.config, expected_config(context), "{name}");
        assert_eq!(model.tensors.len(), reference.tensors.len(), "{name}");
        for expected in &reference.tensors {
            let found = tensor(&model, expected.role, expected.layer);
            let (found, expected_values) = (values(found), values(expected));
            let largest = expected_values.iter().fold(0_f32, |largest, value| largest.max(value.abs()));
            let error =
                found.iter().zip(&expected_values).fold(0_f32, |error, (a, b)| error.max((a - b).abs()));
            let (role, layer) = (expected.role, expected.layer);
            assert!(error <= bound * largest, "{name}: {role:?} {layer:?} is off by {error} of {largest}");
        }
        let tokenizer = model.tokenizer.unwrap();
        assert_eq!(tokenizer.tokens.len(), 512);
        assert_eq!(tokenizer.tokens[1].kind, TokenKind::Control);
        assert_eq!(tokenizer.bos, Some(1));
    }
}

#[test]
fn the_q8_0_rows_of_a_real_file_pass_without_loss() {
    let Some(model) = stories("stories260K-Q8_0.gguf") else { return };
    let mut exact = 0;
    for tensor in &model.tensors {
        let (mut quants, mut scales) = (vec![0; tensor.cols], vec![half::f16::ZERO; tensor.cols / 32]);
        let mut row = vec![0.0; tensor.cols];
        for index in 0..tensor.rows {
            let is_q8_0 = tensor.read_q8_row(index, &mut quants, &mut scales).unwrap();
            assert_eq!(is_q8_0, tensor.encoding_name() == "Q8_0");
            if is_q8_0 {
                exact += 1;
                tensor.read_row(index, &mut row).unwrap();
                for (at, value) in row.iter().enumerate() {
                    assert_eq!(*value, f32::from(quants[at]) * scales[at / 32].to_f32());
                }
            }
        }
    }
    // Everything but the norms and the rows of 172.
    assert_eq!(exact, 512 + 5 * (64 + 32 + 32 + 64 + 172 + 172));
    assert_eq!(tensor(&model, Role::Down, Some(0)).encoding_name(), "F16");
}

#[test]
fn real_files_are_described() {
    for (name, format, part) in [
        ("stories260K.bin", "llama2.c v0", "freq_cis_real"),
        ("stories260K-q8.bin", "llama2.c v2", "group_size"),
        ("stories260K-Q8_0.gguf", "gguf v3", "llama.context_length"),
    ] {
        let Some(path) = shared(&format!("models/stories260K/{name}")) else { return };
        let description = describe(&path).unwrap();
        assert_eq!(description.format, format);
        assert!(description.to_string().contains(part), "{description}");
    }
}
