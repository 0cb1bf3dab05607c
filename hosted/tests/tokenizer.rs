//! Tokenizers of real models against golden values that others made.

use std::path::{Path, PathBuf};
use std::time::Instant;

use kinglet::import::open_tokenizer;
use kinglet::tokenizer_section::build;
use kinglet_core::tokenizer::{EncodeOptions, Tokenizer, TokenizerError, scratch_len};

fn existing(path: PathBuf) -> Option<PathBuf> {
    if path.exists() {
        return Some(path);
    }
    eprintln!("skipped: {} is absent", path.display());
    None
}

fn shared(name: &str) -> Option<PathBuf> {
    existing(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared").join(name))
}

/// A model too large for the repository: where the environment says, or beside the others.
fn model(variable: &str, name: &str) -> Option<PathBuf> {
    std::env::var_os(variable).map_or_else(|| shared(&format!("models/{name}")), |path| existing(path.into()))
}

fn smollm2() -> Option<PathBuf> {
    model("KINGLET_SMOLLM2", "SmolLM2-135M-Instruct.Q4_1.gguf")
}

fn gemma() -> Option<PathBuf> {
    model("KINGLET_GEMMA", "gemma-3-270m-q4_k_m.gguf")
}

/// Between the texts of llama.cpp's vectors, and after the last.
const SEPARATOR: &str = "\n__ggml_vocab_test__\n";

const PLAIN: EncodeOptions = EncodeOptions { bos: false, parse_special: false };

fn encode(tokenizer: &Tokenizer<'_>, text: &[u8], options: EncodeOptions) -> Vec<u32> {
    let mut scratch = vec![0; scratch_len(text.len())];
    let mut ids = vec![0; text.len() + 2];
    let len = tokenizer.encode(text, options, &mut scratch, &mut ids).unwrap();
    ids.truncate(len);
    ids
}

fn decode(tokenizer: &Tokenizer<'_>, ids: &[u32]) -> String {
    let mut text = String::new();
    tokenizer.decode(ids, |piece| text.push_str(piece)).unwrap();
    text
}

#[test]
fn llama_spm_agrees_with_the_vectors_of_llama_cpp() {
    let Some(vocabulary) = shared("vectors/ggml-vocab-llama-spm.gguf") else { return };
    let read = |extension: &str| {
        let path = vocabulary.with_extension(format!("gguf.{extension}"));
        std::fs::read_to_string(path).unwrap()
    };
    let section = build(&open_tokenizer(&vocabulary).unwrap()).unwrap();
    let tokenizer = Tokenizer::parse(&section).unwrap();
    let (texts, expected) = (read("inp"), read("out"));
    let texts = texts.strip_suffix(SEPARATOR).unwrap();
    let texts: Vec<&str> = texts.split(SEPARATOR).collect();
    let expected: Vec<&str> = expected.lines().collect();
    assert_eq!(texts.len(), expected.len());
    for (text, expected) in texts.iter().zip(expected) {
        let expected: Vec<u32> = expected.split_whitespace().map(|id| id.parse().unwrap()).collect();
        let ids = encode(&tokenizer, text.as_bytes(), PLAIN);
        assert_eq!(ids, expected, "{text:?}");
        assert_eq!(decode(&tokenizer, &ids), *text);
    }
}

#[test]
fn smollm2_agrees_with_the_vectors_of_llama_cpp_and_hugging_face() {
    #[derive(serde::Deserialize)]
    struct Case {
        text: String,
        ids: Vec<u32>,
    }
    let Some(vocabulary) = smollm2() else { return };
    let Some(vectors) = shared("vectors/smollm2-tokenizer-53.json") else { return };
    let cases: Vec<Case> = serde_json::from_slice(&std::fs::read(vectors).unwrap()).unwrap();
    assert_eq!(cases.len(), 53);
    let section = build(&open_tokenizer(&vocabulary).unwrap()).unwrap();
    let tokenizer = Tokenizer::parse(&section).unwrap();
    for Case { text, ids } in cases {
        assert_eq!(
            encode(&tokenizer, text.as_bytes(), EncodeOptions { bos: false, parse_special: true }),
            ids,
            "{text:?}"
        );
        assert_eq!(decode(&tokenizer, &ids), text);
    }
}

#[test]
#[ignore = "a measurement; run with --ignored --nocapture"]
fn measure_real_vocabularies() {
    let vocabularies = [
        ("stories260K", shared("models/stories260K/tok512.bin")),
        ("Llama 2", shared("vectors/ggml-vocab-llama-spm.gguf")),
        ("SmolLM2", smollm2()),
        ("Gemma 3", gemma()),
    ];
    let Some(text) = shared("text/wikitext2-test-raw.txt") else { return };
    let text = &std::fs::read(text).unwrap()[..1 << 20];
    for (name, path) in vocabularies {
        let Some(path) = path else { continue };
        let section = build(&open_tokenizer(&path).unwrap()).unwrap();
        let start = Instant::now();
        let tokenizer = Tokenizer::parse(&section).unwrap();
        let parse = start.elapsed();
        let mut ids = vec![0; text.len()];
        let mut scratch = vec![0; scratch_len(text.len())];
        let mut time = |text: &[u8]| {
            let start = Instant::now();
            let len = tokenizer.encode(text, PLAIN, &mut scratch, &mut ids).unwrap();
            (len, start.elapsed())
        };
        let (len, prose) = time(text);
        let (_, one_letter) = time(&vec![b'a'; 1 << 20]);
        eprintln!("{name}: section {} bytes, parsed in {parse:?}", section.len());
        eprintln!("  1 MiB of WikiText-2: {len} ids in {prose:?}; of 'a': {one_letter:?}");
        let mut small = vec![0; 1 << 20];
        let needed = (0..).find(|&words| {
            let result = tokenizer.encode(text, PLAIN, &mut small[..words], &mut ids);
            !matches!(result, Err(TokenizerError::ScratchTooSmall { .. }))
        });
        eprintln!(
            "  words of scratch that this text needs: {needed:?}; promised: {}",
            scratch_len(text.len())
        );
    }
}
