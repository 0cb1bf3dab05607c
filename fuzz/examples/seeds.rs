//! Writes small valid files to `corpus/` for the fuzzers to start from.
//!
//! `cargo run --example seeds` in this folder.

use std::path::Path;

use kinglet::import::SourceTokenizer;
use kinglet::tokenizer_section;
use kinglet_core::image::Encoding;
use kinglet_core::kv::KvType;
use kinglet_tests::{TinyDims, image_of, options, tiny_llama2c};

#[allow(dead_code)]
#[path = "../../hosted/tests/import/gguf_file.rs"]
mod gguf_file;
#[path = "../../hosted/tests/vocabularies/mod.rs"]
mod vocabularies;

/// As small as a model can be that still has several heads.
const DIMS: TinyDims =
    TinyDims { dim: 8, hidden: 12, layers: 1, heads: 2, kv_heads: 1, vocab: 20, context: 16 };
const TEXT: &str = " ab  ba<ud>a<s> äß🦙 1234 don't\r\n\n";

/// A wide `llama` whose matrices are in blocks: ggml's types 8 (`Q8_0`), 2 (`Q4_0`), 12 (`Q4_K`), 13 (`Q5_K`),
/// 14 (`Q6_K`) with 256 columns; the values are 0.
fn blocks() -> gguf_file::GgufFile {
    let mut file = gguf_file::llama();
    for (key, value) in [
        ("embedding_length", 256),
        ("feed_forward_length", 4),
        ("attention.key_length", 2),
        ("attention.value_length", 2),
    ] {
        file.set(&format!("llama.{key}"), gguf_file::Value::U32(value));
    }
    file.tensors.clear();
    for (name, rows, encoding, bytes_a_row) in [
        ("token_embd", 5, 8, 272),
        ("blk.0.attn_q", 4, 2, 144),
        ("blk.0.attn_k", 2, 12, 144),
        ("blk.0.attn_v", 2, 13, 176),
        ("blk.0.ffn_gate", 4, 14, 210),
        ("blk.0.ffn_up", 4, 1, 512),
    ] {
        file.tensors.push(gguf_file::Tensor {
            name: format!("{name}.weight"),
            dimensions: vec![256, rows],
            dimension_count: None,
            encoding,
            offset: None,
            data: vec![0; rows as usize * bytes_a_row],
        });
    }
    for (name, dimensions) in [
        ("output_norm", &[256][..]),
        ("blk.0.attn_norm", &[256]),
        ("blk.0.attn_output", &[4, 256]),
        ("blk.0.ffn_norm", &[256]),
        ("blk.0.ffn_down", &[4, 256]),
    ] {
        file.push(&format!("{name}.weight"), dimensions);
    }
    file
}

fn main() -> std::io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for target in ["sampler", "image", "tokenizer", "import"] {
        std::fs::create_dir_all(corpus.join(target))?;
    }

    let import = corpus.join("import");
    let models = [
        ("llama.gguf", gguf_file::llama().bytes()),
        ("gemma3.gguf", gguf_file::gemma3().bytes()),
        ("blocks.gguf", blocks().bytes()),
        ("v0.bin", tiny_llama2c(DIMS, 1)),
    ];
    for (name, bytes) in models {
        std::fs::write(import.join(name), bytes)?;
        for (encoding, format) in [(Encoding::Int8Tiles, "int8"), (Encoding::F16Tiles, "f16")] {
            for kv in [KvType::Int8, KvType::F16] {
                let image = image_of(&import.join(name), &options(encoding, kv));
                std::fs::write(corpus.join(format!("image/{name}-{format}-{kv:?}.kgl")), image)?;
            }
        }
    }

    let vocabularies: [(&str, SourceTokenizer); 4] = [
        ("llama", vocabularies::llama()),
        ("gemma", vocabularies::without_prefix()),
        ("smollm", vocabularies::byte_level()),
        ("llama3", vocabularies::llama3("abba")),
    ];
    for (name, source) in vocabularies {
        let section = tokenizer_section::build(&source).expect("a good vocabulary");
        for options in 0..4 {
            let mut input = vec![options];
            input.extend((TEXT.len() as u16).to_le_bytes());
            input.extend(TEXT.as_bytes());
            input.extend(&section);
            std::fs::write(corpus.join(format!("tokenizer/{name}-{options}")), input)?;
        }
    }
    Ok(())
}
