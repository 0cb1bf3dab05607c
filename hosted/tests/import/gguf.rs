//! What the keys and tensors of the two architectures mean.

use kinglet::import::{ImportError, describe};
use kinglet_core::config::{Activation, Role, RopePairing};

use super::gguf_file::{GgufFile, Value, gemma3, llama, text};
use super::{error_of, open_bytes, tensor, values};

#[test]
fn llama_has_interleaved_rope_and_plain_blocks() {
    let model = open_bytes(&llama().bytes()).unwrap();
    let config = model.config;
    assert_eq!((config.dim, config.hidden_dim, config.layers, config.vocab_size), (8, 12, 1, 5));
    assert_eq!((config.heads, config.kv_heads, config.head_dim, config.context), (2, 1, 4, 16));
    assert_eq!((config.rope_pairing, config.activation), (RopePairing::Interleaved, Activation::Silu));
    assert_eq!((config.embedding_scale, config.attention_scale, config.norm_eps), (1.0, 0.5, 1e-5));
    assert_eq!(
        (config.window, config.tied_output, config.qk_norm, config.post_norms),
        (0, true, false, false)
    );
    assert_eq!(model.tensors.len(), 12);
    assert_eq!(values(tensor(&model, Role::RopeFreqs, None)), [1.0, 0.01]);
    assert_eq!(model.origin.format, "gguf v3");
}

#[test]
fn gemma3_has_a_window_norms_and_two_ropes() {
    let model = open_bytes(&gemma3().bytes()).unwrap();
    let config = model.config;
    assert_eq!((config.head_dim, config.q_dim(), config.dim), (6, 12, 8));
    assert_eq!((config.rope_pairing, config.activation), (RopePairing::Half, Activation::GeluTanh));
    assert_eq!(config.embedding_scale, 8_f32.sqrt());
    assert_eq!(config.attention_scale, (1.0 / 6_f64.sqrt()) as f32);
    assert_eq!((config.window, config.global_every, config.qk_norm, config.post_norms), (4, 6, true, true));
    assert_eq!((0..7).filter(|&layer| config.is_global(layer)).collect::<Vec<_>>(), [5]);
    let freqs = |base: f64| [1.0, base.powf(-2.0 / 6.0) as f32, base.powf(-4.0 / 6.0) as f32];
    assert_eq!(values(tensor(&model, Role::RopeFreqs, None)), freqs(1e6));
    assert_eq!(values(tensor(&model, Role::RopeFreqsLocal, None)), freqs(1e4));
    assert_eq!(tensor(&model, Role::QNorm, Some(6)).cols, 6);
}

#[test]
fn gemma3_keys_override_its_defaults() {
    let model = open_bytes(
        &gemma3()
            .with("gemma3.rope.freq_base_swa", Value::F32(20_000.0))
            .with("gemma3.rope.scaling.type", text("linear"))
            .with("gemma3.rope.scaling.factor", Value::F32(8.0))
            .with("gemma3.attention.scale", Value::F32(0.25))
            .with("gemma3.final_logit_softcapping", Value::F32(30.0))
            .with("gemma3.attn_logit_softcapping", Value::F32(50.0))
            .with("gemma3.attention.sliding_window_pattern", Value::U32(3))
            .bytes(),
    )
    .unwrap();
    let config = model.config;
    assert_eq!((config.attention_scale, config.logit_softcap, config.attention_softcap), (0.25, 30.0, 50.0));
    assert_eq!(config.global_every, 3);
    assert_eq!(values(tensor(&model, Role::RopeFreqs, None))[0], 0.125, "global layers are scaled");
    let local = values(tensor(&model, Role::RopeFreqsLocal, None));
    assert_eq!(local[..2], [1.0, 20_000_f64.powf(-1.0 / 3.0) as f32], "local ones are not");
}

#[test]
fn a_pattern_of_global_layers_needs_a_period() {
    let key = "gemma3.attention.sliding_window_pattern";
    let every = |local: [bool; 7]| open_bytes(&gemma3().with(key, Value::Bools(local.to_vec())).bytes());
    assert_eq!(every([true, false, true, false, true, false, true]).unwrap().config.global_every, 2);
    assert_eq!(every([true; 7]).unwrap().config.global_every, 0);
    assert_eq!(every([false; 7]).unwrap().config.global_every, 1);
    let Err(error) = every([true, false, true, true, true, false, true]) else { panic!("accepted") };
    assert!(error.to_string().contains(key), "{error}");
}

#[test]
fn rope_factors_divide_the_frequencies_of_llama() {
    let mut file = llama();
    file.push_f32("rope_freqs.weight", &[2], &[1.0, 32.0]);
    let model = open_bytes(&file.bytes()).unwrap();
    assert_eq!(values(tensor(&model, Role::RopeFreqs, None)), [1.0, (0.01_f64 / 32.0) as f32]);
    let mut file = llama();
    file.push_f32("rope_freqs.weight", &[2], &[1.0, 0.0]);
    assert!(matches!(error_of(&file.bytes()), ImportError::Value { .. }));
}

#[test]
fn an_output_that_repeats_the_embedding_is_tied() {
    let embedding = llama().tensor("token_embd.weight").data.clone();
    let mut file = llama();
    file.push("output.weight", &[8, 5]);
    assert!(!open_bytes(&file.bytes()).unwrap().config.tied_output);
    file.tensor("output.weight").data = embedding;
    let model = open_bytes(&file.bytes()).unwrap();
    assert!(model.config.tied_output);
    assert!(model.tensors.iter().all(|tensor| tensor.role != Role::Output));
}

#[test]
fn a_shape_that_disagrees_with_the_keys_is_refused_with_both() {
    let Err(error) = open_bytes(&llama().with("llama.feed_forward_length", Value::U32(16)).bytes()) else {
        panic!("accepted")
    };
    let ImportError::Shape { tensor, found, expected } = &error else { panic!("{error}") };
    assert_eq!(
        (tensor.as_str(), &found[..], &expected[..]),
        ("blk.0.ffn_gate.weight", &[12, 8][..], &[16, 8][..])
    );
}

#[test]
fn a_missing_tensor_is_named() {
    for missing in llama().tensors {
        let mut file = llama();
        file.tensors.retain(|tensor| tensor.name != missing.name);
        let error = error_of(&file.bytes());
        assert!(
            matches!(&error, ImportError::MissingTensor { tensor } if *tensor == missing.name),
            "{error}"
        );
    }
}

#[test]
fn what_would_change_the_result_is_refused_by_name() {
    let with_tensor = |name: &str, dimensions: &[u64]| {
        let mut file = llama();
        file.push(name, dimensions);
        file
    };
    let cases: Vec<(GgufFile, &str)> = vec![
        (llama().with("general.architecture", text("qwen2")), "qwen2"),
        (llama().with("llama.expert_count", Value::U32(8)), "expert_count"),
        (llama().with("llama.attention.sliding_window", Value::U32(8)), "sliding_window"),
        (llama().with("llama.rope.dimension_count", Value::U32(2)), "rope.dimension_count"),
        (llama().with("llama.rope.scaling.type", text("yarn")), "yarn"),
        (llama().with("llama.attention.clamp_kqv", Value::F32(8.0)), "clamp_kqv"),
        (llama().with("llama.logit_scale", Value::F32(0.5)), "logit_scale"),
        (llama().with("llama.attention.causal", Value::Bool(false)), "causal"),
        (llama().with("llama.attention.value_length", Value::U32(8)), "value_length"),
        (llama().with("llama.attention.head_count", Value::U32(3)), "head_count"),
        (llama().with("llama.attention.head_count_kv", Value::U32(3)), "kv_heads"),
        (with_tensor("blk.0.attn_q.bias", &[8]), "blk.0.attn_q.bias"),
        (with_tensor("blk.1.attn_norm.weight", &[8]), "blk.1.attn_norm.weight"),
        (with_tensor("blk.0.ffn_gate_inp.weight", &[8, 4]), "blk.0.ffn_gate_inp.weight"),
    ];
    for (file, name) in cases {
        let error = error_of(&file.bytes()).to_string();
        assert!(error.contains(name), "{error} does not name {name}");
    }
}

#[test]
fn an_unknown_encoding_is_named_with_its_tensor() {
    for (encoding, name) in [(16, "IQ2_XXS"), (39, "MXFP4"), (200, "200"), (u32::MAX, "4294967295")] {
        let mut file = llama();
        file.tensor("blk.0.ffn_up.weight").encoding = encoding;
        let error = error_of(&file.bytes()).to_string();
        assert!(error.contains(name) && error.contains("blk.0.ffn_up.weight"), "{error}");
    }
}

#[test]
fn rows_that_are_not_whole_blocks_are_refused() {
    let mut file = llama();
    let tensor = file.tensor("blk.0.attn_q.weight");
    (tensor.encoding, tensor.dimensions, tensor.data) = (8, vec![8, 8], vec![0; 2 * 34]);
    let error = error_of(&file.bytes()).to_string();
    assert!(error.contains("blk.0.attn_q.weight") && error.contains("32"), "{error}");
}

#[test]
fn a_row_that_is_not_there_is_an_error() {
    let model = open_bytes(&llama().bytes()).unwrap();
    let q = tensor(&model, Role::Q, Some(0));
    assert!(q.read_row(8, &mut [0.0; 8]).is_err());
    assert!(q.read_row(usize::MAX, &mut [0.0; 8]).is_err());
    assert!(q.read_row(0, &mut [0.0; 7]).is_err());
}

#[test]
fn a_file_that_cannot_be_imported_is_still_described() {
    let mut gguf = llama().with("general.architecture", text("mamba"));
    gguf.tensor("blk.0.ffn_up.weight").encoding = 16;
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), gguf.bytes()).unwrap();
    let description = describe(file.path()).unwrap();
    assert_eq!(description.tensors[0].shape, [5, 8]);
    let shown = description.to_string();
    for part in ["gguf v3", "mamba", "blk.0.ffn_up.weight", "IQ2_XXS", "5 × string", "5 × 8"] {
        assert!(shown.contains(part), "{part} is not in\n{shown}");
    }
}
