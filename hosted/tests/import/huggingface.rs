//! Hugging Face folders, made here.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use kinglet::import::{
    ImportError, PreTokenizer, SourceModel, SourceTokenizer, SourceTokenizerKind, TokenKind, describe, open,
    open_tokenizer,
};
use kinglet_core::config::{Role, RopePairing};
use safetensors::tensor::{Dtype, TensorView};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::{tensor, values};

const DIM: usize = 8;
const HIDDEN: usize = 12;
const VOCAB: usize = 6;

type Tensors = Vec<(String, Vec<usize>, Vec<f32>)>;

fn tensors() -> Tensors {
    let layer = |name: &str| format!("model.layers.0.{name}.weight");
    let shapes = [
        ("model.embed_tokens.weight".to_owned(), vec![VOCAB, DIM]),
        ("model.norm.weight".to_owned(), vec![DIM]),
        (layer("input_layernorm"), vec![DIM]),
        (layer("self_attn.q_proj"), vec![DIM, DIM]),
        (layer("self_attn.k_proj"), vec![4, DIM]),
        (layer("self_attn.v_proj"), vec![4, DIM]),
        (layer("self_attn.o_proj"), vec![DIM, DIM]),
        (layer("post_attention_layernorm"), vec![DIM]),
        (layer("mlp.gate_proj"), vec![HIDDEN, DIM]),
        (layer("mlp.up_proj"), vec![HIDDEN, DIM]),
        (layer("mlp.down_proj"), vec![DIM, HIDDEN]),
    ];
    let filled = |(index, (name, shape)): (usize, (String, Vec<usize>))| {
        // Exact in bf16 too.
        let values = (0..shape.iter().product()).map(|at: usize| index as f32 + (at % 8) as f32 / 8.0);
        (name, shape, values.collect())
    };
    shapes.into_iter().enumerate().map(filled).collect()
}

fn safetensors(tensors: &Tensors, dtype: Dtype) -> Vec<u8> {
    let encode = |value: &f32| match dtype {
        Dtype::F16 => half::f16::from_f32(*value).to_le_bytes().to_vec(),
        Dtype::BF16 => half::bf16::from_f32(*value).to_le_bytes().to_vec(),
        Dtype::F32 => value.to_le_bytes().to_vec(),
        _ => f64::from(*value).to_le_bytes().to_vec(),
    };
    let encoded: Vec<_> = tensors
        .iter()
        .map(|(name, shape, values)| (name, shape, values.iter().flat_map(encode).collect::<Vec<u8>>()))
        .collect();
    let views = encoded.iter().map(|(name, shape, bytes)| {
        (name.as_str(), TensorView::new(dtype, (*shape).clone(), bytes).unwrap())
    });
    let notes = HashMap::from([("format".to_owned(), "pt".to_owned())]);
    safetensors::serialize(views, Some(notes)).unwrap()
}

pub fn config() -> Value {
    json!({
        "architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_act": "silu",
        "hidden_size": DIM, "intermediate_size": HIDDEN, "num_hidden_layers": 1,
        "num_attention_heads": 2, "num_key_value_heads": 1, "vocab_size": VOCAB,
        "max_position_embeddings": 16, "rms_norm_eps": 1e-5, "rope_theta": 10000.0,
        "rope_scaling": null, "attention_bias": false, "tie_word_embeddings": true,
        "bos_token_id": 0, "eos_token_id": 1, "torch_dtype": "bfloat16",
    })
}

fn write(folder: &Path, name: &str, value: &Value) {
    fs::write(folder.join(name), value.to_string()).unwrap();
}

pub fn folder() -> TempDir {
    folder_of(&tensors(), Dtype::BF16, &config())
}

fn folder_of(tensors: &Tensors, dtype: Dtype, config: &Value) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("model.safetensors"), safetensors(tensors, dtype)).unwrap();
    write(folder.path(), "config.json", config);
    write(folder.path(), "tokenizer.json", &byte_level(&ByteLevel::SmolLm));
    folder
}

fn error_of(result: Result<SourceModel, ImportError>) -> ImportError {
    match result {
        Ok(_) => panic!("it was accepted"),
        Err(error) => error,
    }
}

enum ByteLevel {
    Gpt2,
    SmolLm,
    Llama3,
}

const LLAMA3_PATTERN: &str = "(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}{1,3}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+";

/// A tokenizer of five tokens; the model has six rows.
fn byte_level(kind: &ByteLevel) -> Value {
    let last = |use_regex: bool| json!({ "type": "ByteLevel", "add_prefix_space": false, "trim_offsets": true, "use_regex": use_regex });
    let pre_tokenizer = match kind {
        ByteLevel::Gpt2 => last(true),
        ByteLevel::SmolLm => json!({ "type": "Sequence", "pretokenizers": [
            { "type": "Digits", "individual_digits": true }, last(true)
        ]}),
        ByteLevel::Llama3 => json!({ "type": "Sequence", "pretokenizers": [
            { "type": "Split", "pattern": { "Regex": LLAMA3_PATTERN }, "behavior": "Isolated", "invert": false },
            last(false)
        ]}),
    };
    json!({
        "version": "1.0", "normalizer": null, "pre_tokenizer": pre_tokenizer,
        "decoder": { "type": "ByteLevel", "add_prefix_space": true, "trim_offsets": true, "use_regex": true },
        "post_processor": null,
        "added_tokens": [
            { "id": 0, "content": "<|im_start|>", "special": true },
            { "id": 1, "content": "<|im_end|>", "special": true },
            { "id": 2, "content": "<think>", "special": false },
        ],
        "model": {
            "type": "BPE", "dropout": null, "unk_token": null, "continuing_subword_prefix": null,
            "end_of_word_suffix": null, "fuse_unk": false, "byte_fallback": false,
            "ignore_merges": matches!(kind, ByteLevel::Llama3),
            "vocab": { "<|im_start|>": 0, "<|im_end|>": 1, "a": 3, "b": 4, "ab": 5 },
            "merges": ["a b"],
        },
    })
}

fn sentence_piece() -> Value {
    json!({
        "normalizer": { "type": "Sequence", "normalizers": [
            { "type": "Prepend", "prepend": "▁" },
            { "type": "Replace", "pattern": { "String": " " }, "content": "▁" },
        ]},
        "pre_tokenizer": null,
        "decoder": { "type": "Sequence", "decoders": [{ "type": "ByteFallback" }, { "type": "Fuse" }] },
        "post_processor": { "type": "TemplateProcessing", "single": [
            { "SpecialToken": { "id": "<s>", "type_id": 0 } }, { "Sequence": { "id": "A", "type_id": 0 } }
        ]},
        "added_tokens": [
            { "id": 0, "content": "<unk>", "special": true },
            { "id": 1, "content": "<s>", "special": true },
        ],
        "model": {
            "type": "BPE", "unk_token": "<unk>", "fuse_unk": true, "byte_fallback": true,
            "vocab": { "<unk>": 0, "<s>": 1, "<0x0A>": 2, "▁": 3, "a": 4, "▁a": 5, "▁aa": 6, "aa": 7 },
            "merges": [["▁", "a"], ["a", "a"], ["▁a", "a"], ["▁", "aa"]],
        },
    })
}

fn tokenizer_of(files: &[(&str, Value)]) -> Result<SourceTokenizer, ImportError> {
    let folder = tempfile::tempdir().unwrap();
    files.iter().for_each(|(name, value)| write(folder.path(), name, value));
    open_tokenizer(&folder.path().join("tokenizer.json"))
}

#[test]
fn a_folder_opens_with_halved_rope_and_the_values_it_has() {
    for dtype in [Dtype::F32, Dtype::F16, Dtype::BF16] {
        let folder = folder_of(&tensors(), dtype, &config());
        let model = open(folder.path(), None).unwrap();
        assert_eq!(model.config.rope_pairing, RopePairing::Half);
        assert_eq!((model.config.head_dim, model.config.context, model.config.tied_output), (4, 16, true));
        assert_eq!(model.tensors.len(), 12);
        assert_eq!(values(tensor(&model, Role::K, Some(0))), tensors()[4].2);
        let tokens = model.tokenizer.unwrap().tokens;
        assert_eq!(tokens.len(), VOCAB);
        // A single file finds what lies beside it.
        let file = open(&folder.path().join("model.safetensors"), None).unwrap();
        assert_eq!(file.config, model.config);
        assert!(file.tokenizer.is_some());
    }
}

#[test]
fn shards_are_joined_by_their_index() {
    let folder = folder();
    let path = folder.path();
    fs::remove_file(path.join("model.safetensors")).unwrap();
    let (first, second) = tensors().split_at(4).into_owned();
    fs::write(path.join("a.safetensors"), safetensors(&first, Dtype::F16)).unwrap();
    fs::write(path.join("b.safetensors"), safetensors(&second, Dtype::BF16)).unwrap();
    let file_of = |index: usize| if index < 4 { "a.safetensors" } else { "b.safetensors" };
    let index = |file_of: &dyn Fn(usize) -> String| {
        let map: HashMap<_, _> = tensors().into_iter().enumerate().map(|(i, t)| (t.0, file_of(i))).collect();
        json!({ "metadata": {}, "weight_map": map })
    };
    write(path, "model.safetensors.index.json", &index(&|i| file_of(i).to_owned()));
    let model = open(path, None).unwrap();
    assert_eq!(tensor(&model, Role::Q, Some(0)).encoding_name(), "F16");
    assert_eq!(tensor(&model, Role::Down, Some(0)).encoding_name(), "BF16");

    write(path, "model.safetensors.index.json", &index(&|_| "../a.safetensors".to_owned()));
    assert!(
        matches!(error_of(open(path, None)), ImportError::Value { .. }),
        "an index may not leave the folder"
    );
    write(path, "model.safetensors.index.json", &index(&|_| "a.safetensors".to_owned()));
    assert!(matches!(error_of(open(path, None)), ImportError::MissingTensor { .. }));
}

trait SplitOwned {
    fn into_owned(self) -> (Tensors, Tensors);
}

impl SplitOwned for (&[(String, Vec<usize>, Vec<f32>)], &[(String, Vec<usize>, Vec<f32>)]) {
    fn into_owned(self) -> (Tensors, Tensors) {
        (self.0.to_vec(), self.1.to_vec())
    }
}

#[test]
fn rope_scaling_is_honoured_or_refused() {
    let freqs = |scaling: Value| {
        let mut config = config();
        config["rope_scaling"] = scaling;
        open(folder_of(&tensors(), Dtype::F32, &config).path(), None)
            .map(|model| values(tensor(&model, Role::RopeFreqs, None)))
    };
    assert_eq!(freqs(Value::Null).unwrap(), [1.0, 0.01]);
    assert_eq!(freqs(json!({ "type": "linear", "factor": 4.0 })).unwrap(), [0.25, 0.0025]);
    let llama3 = json!({
        "rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
        "original_max_position_embeddings": 64
    });
    // The first pair turns 10 times in 64 positions and stays; the second a tenth and is divided.
    assert_eq!(freqs(llama3).unwrap(), [1.0, 0.00125]);
    for bad in [json!({ "rope_type": "yarn", "factor": 4.0 }), json!({ "rope_type": "linear" })] {
        assert!(freqs(bad).is_err());
    }
    // Transformers 5 spells it otherwise.
    let mut config = config();
    config.as_object_mut().unwrap().remove("rope_theta");
    config["rope_parameters"] = json!({ "rope_type": "default", "rope_theta": 100.0 });
    let model = open(folder_of(&tensors(), Dtype::F32, &config).path(), None).unwrap();
    assert_eq!(values(tensor(&model, Role::RopeFreqs, None)), [1.0, 0.1]);
}

#[test]
fn the_output_is_tied_only_when_it_is_the_embedding() {
    let with_output = |tie: bool, output: Option<Vec<f32>>| {
        let mut tensors = tensors();
        tensors.extend(output.map(|values| ("lm_head.weight".to_owned(), vec![VOCAB, DIM], values)));
        let mut config = config();
        config["tie_word_embeddings"] = json!(tie);
        open(folder_of(&tensors, Dtype::F32, &config).path(), None).map(|model| model.config.tied_output)
    };
    let (same, other) = (tensors()[0].2.clone(), vec![0.5; VOCAB * DIM]);
    assert!(with_output(true, None).unwrap());
    assert!(with_output(true, Some(same.clone())).unwrap());
    assert!(with_output(false, Some(same)).unwrap());
    assert!(!with_output(false, Some(other.clone())).unwrap());
    assert!(matches!(with_output(true, Some(other)), Err(ImportError::UnexpectedTensor { .. })));
    assert!(matches!(with_output(false, None), Err(ImportError::MissingTensor { .. })));
}

#[test]
fn configurations_that_would_compute_another_model_are_refused_by_name() {
    for (key, value) in [
        ("architectures", json!(["Qwen2ForCausalLM"])),
        ("hidden_act", json!("gelu")),
        ("attention_bias", json!(true)),
        ("mlp_bias", json!(true)),
        ("partial_rotary_factor", json!(0.5)),
        ("sliding_window", json!(4)),
        ("quantization_config", json!({ "quant_method": "gptq" })),
        ("num_attention_heads", json!(0)),
        ("num_key_value_heads", json!(3)),
        ("head_dim", json!(3)),
        ("hidden_size", json!(16)),
        ("rms_norm_eps", json!(-1.0)),
        ("num_hidden_layers", json!(u32::MAX)),
        ("vocab_size", json!("6")),
    ] {
        let mut config = config();
        config[key] = value;
        let error = error_of(open(folder_of(&tensors(), Dtype::F32, &config).path(), None));
        eprintln!("{key}: {error}");
    }
    let mut extra = tensors();
    extra.push(("model.layers.0.self_attn.q_proj.bias".to_owned(), vec![DIM], vec![0.0; DIM]));
    let error = error_of(open(folder_of(&extra, Dtype::F32, &config()).path(), None));
    assert!(matches!(error, ImportError::UnexpectedTensor { .. }));
    let error = error_of(open(folder_of(&tensors(), Dtype::F64, &config()).path(), None));
    assert!(matches!(error, ImportError::Encoding { .. }));
}

#[test]
fn a_missing_file_or_field_is_named() {
    let folder = folder();
    let mut config = config();
    config.as_object_mut().unwrap().remove("hidden_size");
    write(folder.path(), "config.json", &config);
    let error = error_of(open(folder.path(), None));
    assert!(error.to_string().contains("hidden_size"), "{error}");
    for missing in ["config.json", "model.safetensors"] {
        fs::remove_file(folder.path().join(missing)).unwrap();
        let error = error_of(open(folder.path(), None));
        assert!(error.to_string().contains(missing), "{error}");
    }
}

#[test]
fn safetensors_headers_that_lie_are_refused() {
    let file = |header: &str, data: usize| {
        let folder = folder();
        let bytes = [&(header.len() as u64).to_le_bytes()[..], header.as_bytes(), &vec![0; data]].concat();
        fs::write(folder.path().join("model.safetensors"), bytes).unwrap();
        error_of(open(folder.path(), None))
    };
    let entry = |shape: &str, offsets: &str| {
        format!(r#"{{"model.norm.weight":{{"dtype":"F32","shape":{shape},"data_offsets":{offsets}}}}}"#)
    };
    for (shape, offsets) in [
        ("[8]", "[0,64]"),
        ("[8]", "[4,36]"),
        ("[8]", "[32,0]"),
        ("[4611686018427387905,4]", "[0,16]"),
        ("[18446744073709551615]", "[0,18446744073709551612]"),
        ("[4611686018427387903]", "[0,18446744073709551612]"),
    ] {
        eprintln!("{shape} at {offsets}: {}", file(&entry(shape, offsets), 32));
    }
    assert!(matches!(file(&entry("[16]", "[0,64]"), 32), ImportError::Truncated { .. }));
    assert!(matches!(file(&entry("[8]", "[0,32]"), 40), ImportError::TrailingBytes { found: 8, .. }));
}

#[test]
fn the_known_byte_level_tokenizers_are_told_apart() {
    for (file, expected) in [
        (ByteLevel::Gpt2, PreTokenizer::Gpt2),
        (ByteLevel::SmolLm, PreTokenizer::SmolLm),
        (ByteLevel::Llama3, PreTokenizer::Llama3),
    ] {
        let tokenizer = tokenizer_of(&[
            ("tokenizer.json", byte_level(&file)),
            (
                "tokenizer_config.json",
                json!({ "bos_token": "<|im_start|>", "eos_token": { "content": "<|im_end|>" } }),
            ),
            ("generation_config.json", json!({ "eos_token_id": [1, 2] })),
        ])
        .unwrap();
        assert_eq!(tokenizer.kind, SourceTokenizerKind::ByteLevel { pre_tokenizer: expected });
        assert_eq!(tokenizer.merges, [("a".to_owned(), "b".to_owned())]);
        assert_eq!((tokenizer.bos, tokenizer.add_bos), (Some(0), false));
        assert_eq!(tokenizer.end_ids, [1, 2]);
        let kinds: Vec<_> = tokenizer.tokens.iter().map(|token| token.kind).collect();
        use TokenKind::{Control, Normal, UserDefined};
        assert_eq!(kinds, [Control, Control, UserDefined, Normal, Normal, Normal]);
    }
}

#[test]
fn sentence_piece_gets_scores_from_its_ranks() {
    let tokenizer = tokenizer_of(&[
        ("tokenizer.json", sentence_piece()),
        ("tokenizer_config.json", json!({ "bos_token": "<s>" })),
    ])
    .unwrap();
    assert_eq!(tokenizer.kind, SourceTokenizerKind::SentencePiece { add_space_prefix: true });
    assert_eq!((tokenizer.bos, tokenizer.add_bos, tokenizer.unknown), (Some(1), true, Some(0)));
    assert!(tokenizer.merges.is_empty());
    let scores: Vec<_> = tokenizer.tokens.iter().map(|token| token.score).collect();
    assert_eq!(scores, [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0, -1.0], "the best merge of a piece counts");
    assert_eq!(tokenizer.tokens[2].kind, TokenKind::Byte);
}

#[test]
fn steps_that_would_give_other_ids_are_refused() {
    let spoil = |mut file: Value, pointer: &str, value: Value| {
        *file.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value;
        file
    };
    let gpt2 = || byte_level(&ByteLevel::Gpt2);
    for file in [
        spoil(gpt2(), "/pre_tokenizer/add_prefix_space", json!(true)),
        spoil(gpt2(), "/pre_tokenizer/use_regex", json!(false)),
        spoil(gpt2(), "/normalizer", json!({ "type": "NFC" })),
        spoil(gpt2(), "/decoder", Value::Null),
        spoil(gpt2(), "/model/ignore_merges", json!(true)),
        spoil(gpt2(), "/model/type", json!("WordPiece")),
        spoil(gpt2(), "/model/dropout", json!(0.1)),
        spoil(gpt2(), "/model/end_of_word_suffix", json!("</w>")),
        spoil(gpt2(), "/model/merges", json!(["ab"])),
        spoil(gpt2(), "/model/vocab/b", json!(3)),
        spoil(gpt2(), "/model/vocab/ab", json!(9)),
        spoil(gpt2(), "/added_tokens/2/id", json!(3)),
        spoil(byte_level(&ByteLevel::Llama3), "/model/ignore_merges", json!(false)),
        spoil(byte_level(&ByteLevel::Llama3), "/pre_tokenizer/pretokenizers/0/pattern/Regex", json!("\\d")),
        spoil(
            byte_level(&ByteLevel::SmolLm),
            "/pre_tokenizer/pretokenizers/0/individual_digits",
            json!(false),
        ),
        spoil(sentence_piece(), "/model/byte_fallback", json!(false)),
        spoil(sentence_piece(), "/normalizer/normalizers/0/prepend", json!("_")),
        spoil(sentence_piece(), "/normalizer", json!({ "type": "Precompiled" })),
        spoil(sentence_piece(), "/pre_tokenizer", json!({ "type": "Whitespace" })),
    ] {
        match tokenizer_of(&[("tokenizer.json", file)]) {
            Ok(_) => panic!("it was accepted"),
            Err(error) => eprintln!("{error}"),
        }
    }
}

#[test]
fn a_folder_is_described() {
    let description = describe(folder().path()).unwrap();
    assert_eq!(description.metadata, [("format".to_owned(), "pt".to_owned())]);
    assert!(description.to_string().contains("model.layers.0.mlp.down_proj.weight"));
    assert_eq!(description.tensors.len(), 11);
}
