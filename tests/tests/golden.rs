//! Real weights against values that were computed independently (numpy in float64; llama2.c's own test).

use kinglet::session::Session;
use kinglet::threads::Threads;
use kinglet_core::engine::{EngineConfig, Request};
use kinglet_core::image::{Encoding, Image};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId};
use kinglet_core::model::Model;
use kinglet_core::sampler::SamplingParams;
use kinglet_core::tokenizer::{StreamDecoder, Tokenizer};
use kinglet_tests::{image_of, options, shared};
use sha2::{Digest, Sha256};

/// The f64 array of a `.npy` file of version 1.
fn npy(path: &std::path::Path) -> Vec<f64> {
    let bytes = std::fs::read(path).expect("readable");
    let header = usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
    assert!(String::from_utf8_lossy(&bytes[..10 + header]).contains("'<f8'"));
    bytes[10 + header..].chunks_exact(8).map(|b| f64::from_le_bytes(b.try_into().expect("eight"))).collect()
}

fn golden_ids() -> Option<Vec<u32>> {
    let text = std::fs::read_to_string(shared("vectors/stories260K-greedy-ids.json")?).expect("readable");
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let list = value["stories260K.bin"]["greedy_tokens_from_bos"].as_array().expect("a list of ids");
    Some(list.iter().map(|id| id.as_u64().expect("an id") as u32).collect())
}

/// Logits after each of `tokens`.
fn score(bytes: &[u8], kv: KvType, tokens: &[u32]) -> Vec<Vec<f32>> {
    let image = Image::parse(bytes).expect("valid");
    let model = Model::new(&image);
    let threads = Threads::new(1).expect("threads");
    let config = EngineConfig { batch: 8, ..EngineConfig::single(tokens.len() as u32, KvTypes::both(kv)) };
    let mut session = Session::new(&model, config).expect("sized");
    let mut engine = session.engine(model, Kernels::detect(), &threads).expect("an engine");
    let mut rows = Vec::new();
    engine.score(SlotId(0), tokens, &mut |_, logits| rows.push(logits.to_vec())).expect("scored");
    rows
}

fn argmax(row: &[f32]) -> u32 {
    let max = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    row.iter().position(|logit| *logit == max).expect("a maximum") as u32
}

/// Largest difference from the golden logits; every greedy id must agree.
fn largest_difference(model: &str, golden: &str, weights: Encoding, kv: KvType) -> Option<f64> {
    let (ids, golden) = (golden_ids()?, npy(&shared(golden)?));
    let bytes = image_of(&shared(model)?, &options(weights, kv));
    let steps = golden.len() / 512;
    let rows = score(&bytes, kv, &ids[..steps]);
    let mut largest = 0.0f64;
    for (step, (row, golden)) in rows.iter().zip(golden.chunks(512)).enumerate() {
        for (logit, golden) in row.iter().zip(golden) {
            largest = largest.max((f64::from(*logit) - golden).abs());
        }
        if let Some(next) = ids.get(step + 1) {
            assert_eq!(argmax(row), *next, "greedy id after step {step}");
        }
    }
    println!("{model} {weights:?} KV {kv:?}: largest difference {largest:.4} over {steps} steps");
    Some(largest)
}

#[test]
fn f16_logits_lie_within_0_05_of_float64() {
    let golden = "vectors/stories260K-greedy41-logits-f64.npy";
    for model in ["models/stories260K/stories260K.bin", "models/stories260K/stories260K-F16.gguf"] {
        let Some(largest) = largest_difference(model, golden, Encoding::F16Tiles, KvType::F16) else {
            return;
        };
        assert!(largest <= 0.05, "{model}: {largest}");
    }
}

#[test]
fn int8_logits_lie_within_0_5_of_float64() {
    let golden = "vectors/stories260K-greedy41-logits-f64.npy";
    let model = "models/stories260K/stories260K.bin";
    let Some(largest) = largest_difference(model, golden, Encoding::Int8Tiles, KvType::Int8) else { return };
    assert!(largest <= 0.5, "{model}: {largest}");

    let golden = "vectors/stories260K-q8_0-greedy41-logits-f64.npy";
    let model = "models/stories260K/stories260K-Q8_0.gguf";
    let Some(largest) = largest_difference(model, golden, Encoding::Int8Tiles, KvType::F16) else { return };
    assert!(largest <= 0.5, "{model}: {largest}");
    // With int8 keys it is 0.57, all of it beyond 0.29 from the keys: heads of 8 values leave them little room.
    let Some(largest) = largest_difference(model, golden, Encoding::Int8Tiles, KvType::Int8) else { return };
    assert!(largest <= 0.7, "{model}: {largest}");
}

#[test]
fn greedy_text_of_200_steps_is_that_of_llama2c() {
    let Some(path) = shared("models/stories260K/stories260K.bin") else { return };
    let bytes = image_of(&path, &options(Encoding::F16Tiles, KvType::F16));
    let image = Image::parse(&bytes).expect("valid");
    let tokenizer = Tokenizer::parse(image.tokenizer_section()).expect("a tokenizer");
    let model = Model::new(&image);
    let threads = Threads::new(2).expect("threads");
    let mut session =
        Session::new(&model, EngineConfig::single(200, KvTypes::both(KvType::F16))).expect("sized");
    let mut engine = session.engine(model, Kernels::detect(), &threads).expect("an engine");
    let request = Request::new(SamplingParams::greedy(), 0);

    let mut text = String::new();
    let mut stream = StreamDecoder::new();
    let mut token = engine.prefill(SlotId(0), &[1], &request).expect("prefilled").token;
    engine.insert(&[SlotId(0)]).expect("inserted");
    for _ in 1..200 {
        stream.push(&tokenizer, token, |piece: &str| text.push_str(piece)).expect("a token");
        token = engine.generate().expect("generated").at(SlotId(0)).expect("a token").token;
    }
    stream.push(&tokenizer, token, |piece: &str| text.push_str(piece)).expect("a token");
    let hash: String =
        Sha256::digest(text.trim_end().as_bytes()).iter().map(|b| format!("{b:02x}")).collect();
    assert_eq!(hash, "beeb5cb46785efee81a8545300b31e396b595e5ce6f3b77db201545501981d14", "{text}");
}

/// NLL in nats of the fox sentence, and the number of its tokens, BOS included.
fn fox(weights: Encoding, kv: KvType) -> Option<(f64, usize)> {
    let path = shared("models/stories260K/stories260K.bin")?;
    let bytes = image_of(&path, &options(weights, kv));
    let image = Image::parse(&bytes).expect("valid");
    let tokenizer = Tokenizer::parse(image.tokenizer_section()).expect("a tokenizer");
    let text = b"One day, a clever fox found a shiny key under the old oak tree.";
    let tokens = kinglet::text::encode(&tokenizer, text, true, false).expect("encoded");
    let rows = score(&bytes, kv, &tokens);
    let nll = rows.iter().zip(&tokens[1..]).map(|(row, target)| {
        let sum: f64 = row.iter().map(|logit| f64::from(*logit).exp()).sum();
        sum.ln() - f64::from(row[*target as usize])
    });
    Some((nll.sum(), tokens.len()))
}

#[test]
fn fox_sentence_has_the_published_perplexity() {
    for (weights, kv, tolerance) in
        [(Encoding::F16Tiles, KvType::F16, 0.01), (Encoding::Int8Tiles, KvType::Int8, 0.03)]
    {
        let Some((nll, tokens)) = fox(weights, kv) else { return };
        let perplexity = (nll / (tokens - 1) as f64).exp();
        println!("{weights:?}: {tokens} tokens, NLL {nll:.4}, perplexity {perplexity:.5}");
        assert_eq!(tokens, 35);
        assert!((perplexity / 4.9536 - 1.0).abs() < tolerance, "{weights:?}: {perplexity}");
    }
}
