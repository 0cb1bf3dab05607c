//! Encoded blocks against the values that the Python `gguf` package reads in them.
//! `tests/scripts/make_quant_vectors.py` makes the file.

use kinglet_core::config::Role;

use super::gguf_file::{GgufFile, Value, llama};
use super::{open_bytes, tensor};

/// A model whose only embedding row is `data`.
fn with_embedding(encoding: u32, values: usize, data: &[u8]) -> GgufFile {
    let dim = values as u64;
    let mut file = llama().with("llama.embedding_length", Value::U32(dim as u32));
    file.set("llama.attention.key_length", Value::U32(4));
    file.keys.retain(|(key, _)| !key.starts_with("tokenizer."));
    file.tensors.clear();
    file.push("output_norm.weight", &[dim]);
    for (name, dimensions) in [
        ("attn_norm", &[dim][..]),
        ("attn_q", &[dim, 8]),
        ("attn_k", &[dim, 4]),
        ("attn_v", &[dim, 4]),
        ("attn_output", &[8, dim]),
        ("ffn_norm", &[dim]),
        ("ffn_gate", &[dim, 12]),
        ("ffn_up", &[dim, 12]),
        ("ffn_down", &[12, dim]),
    ] {
        file.push(&format!("blk.0.{name}.weight"), dimensions);
    }
    file.push("token_embd.weight", &[]);
    let embedding = file.tensor("token_embd.weight");
    embedding.dimensions = vec![dim, 1];
    embedding.encoding = encoding;
    embedding.data = data.to_vec();
    file
}

#[test]
fn every_encoding_decodes_to_the_bits_of_the_gguf_package() {
    let mut vectors = &include_bytes!("../data/quant-vectors.bin")[..];
    let mut names = Vec::new();
    let take = |vectors: &mut &'static [u8], count: usize| -> &'static [u8] {
        let (taken, rest) = vectors.split_at(count);
        *vectors = rest;
        taken
    };
    while !vectors.is_empty() {
        let mut number = || u32::from_le_bytes(take(&mut vectors, 4).try_into().unwrap()) as usize;
        let (encoding, bytes, count) = (number() as u32, number(), number());
        let data = take(&mut vectors, bytes);
        let expected: Vec<u32> = take(&mut vectors, 4 * count)
            .chunks_exact(4)
            .map(|value| u32::from_le_bytes(value.try_into().unwrap()))
            .collect();

        let model = open_bytes(&with_embedding(encoding, count, data).bytes()).unwrap();
        let embedding = tensor(&model, Role::TokenEmbedding, None);
        let mut row = vec![0.0; count];
        embedding.read_row(0, &mut row).unwrap();
        let name = embedding.encoding_name();
        for (index, (value, expected)) in row.iter().zip(expected).enumerate() {
            let expected = f32::from_bits(expected);
            assert!(value.to_bits() == expected.to_bits(), "{name}[{index}] is {value}, expected {expected}");
        }
        names.push(name);
    }
    let all = "F32 F16 BF16 Q4_0 Q4_1 Q5_0 Q5_1 Q8_0 Q2_K Q3_K Q4_K Q5_K Q6_K IQ4_NL IQ4_XS";
    assert_eq!(names.join(" "), all);
}

#[test]
fn q8_0_blocks_pass_without_loss_and_minus_128_does_not() {
    let mut data = Vec::new();
    for block in 0..2_u8 {
        data.extend(half::f16::from_f32(0.25 + f32::from(block)).to_le_bytes());
        data.extend((0..32).map(|value: i8| (value * 4 - 124).cast_unsigned()));
    }
    let open = |data: &[u8]| open_bytes(&with_embedding(8, 64, data).bytes()).unwrap();
    let (mut quants, mut scales) = ([0_i8; 64], [half::f16::ZERO; 2]);

    let model = open(&data);
    let embedding = tensor(&model, Role::TokenEmbedding, None);
    assert!(embedding.read_q8_row(0, &mut quants, &mut scales).unwrap());
    assert_eq!(scales.map(half::f16::to_f32), [0.25, 1.25]);
    assert_eq!((quants[0], quants[31], quants[32], quants[63]), (-124, 0, -124, 0));
    assert!(embedding.read_q8_row(1, &mut quants, &mut scales).is_err(), "there is one row");
    assert!(embedding.read_q8_row(0, &mut quants[..32], &mut scales).is_err(), "a row has 64 values");

    data[2] = 0x80;
    let model = open(&data);
    let embedding = tensor(&model, Role::TokenEmbedding, None);
    assert!(!embedding.read_q8_row(0, &mut quants, &mut scales).unwrap());
}
