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
        // Control tokens are not printed.
        let printed = text.replace("<|im_start|>", "").replace("<|im_end|>", "");
        assert_eq!(decode(&tokenizer, &ids), printed);
    }
}

/// The expected ids were printed by llama2.c's own `encode`, compiled from run.c.
#[test]
fn stories260k_agrees_with_llama2_c() {
    let Some(path) = shared("models/stories260K/tok512.bin") else { return };
    let section = build(&open_tokenizer(&path).unwrap()).unwrap();
    let tokenizer = Tokenizer::parse(&section).unwrap();
    let cases: [(&str, &[u32]); 8] = [
        ("Once upon a time", &[1, 403, 407, 261, 378]),
        ("  two  spaces ", &[1, 410, 410, 259, 424, 414, 410, 262, 427, 412, 331, 419, 410]),
        ("", &[1]),
        (" ", &[1, 410, 410]),
        ("   ", &[1, 410, 410, 410, 410]),
        (
            "Hällo 🦙!\nNew \"line\" 123",
            &[
                1, 320, 198, 167, 306, 414, 410, 243, 162, 169, 156, 443, 13, 458, 411, 424, 313, 421, 271,
                411, 436, 410, 475, 479, 472,
            ],
        ),
        (
            "the quick brown fox jumps over the lazy dog",
            &[
                1, 265, 410, 456, 425, 417, 340, 268, 420, 327, 416, 272, 414, 444, 410, 449, 425, 423, 427,
                419, 334, 330, 265, 278, 412, 451, 422, 400, 428,
            ],
        ),
        ("<s>\tx", &[1, 410, 504, 419, 505, 12, 444]),
    ];
    for (text, expected) in cases {
        let ids = encode(&tokenizer, text.as_bytes(), EncodeOptions { bos: true, parse_special: false });
        assert_eq!(ids, expected, "{text:?}");
        assert_eq!(decode(&tokenizer, &ids), text);
    }
}

#[test]
fn the_greedy_story_streams_as_llama2_c_prints_it() {
    #[derive(serde::Deserialize)]
    struct Model {
        greedy_tokens_from_bos: Option<Vec<u32>>,
    }
    let Some(path) = shared("models/stories260K/tok512.bin") else { return };
    let Some(ids) = shared("vectors/stories260K-greedy-ids.json") else { return };
    let Some(text) = shared("vectors/stories260K-greedy-200.txt") else { return };
    let text = std::fs::read_to_string(text).unwrap();
    let models: std::collections::HashMap<String, Model> =
        serde_json::from_slice(&std::fs::read(ids).unwrap()).unwrap();
    let ids = models["stories260K.bin"].greedy_tokens_from_bos.as_ref().unwrap();
    let section = build(&open_tokenizer(&path).unwrap()).unwrap();
    let tokenizer = Tokenizer::parse(&section).unwrap();
    let printed = decode(&tokenizer, ids);
    assert!(printed.len() > 100 && text.starts_with(&printed), "{printed:?}");
}

#[test]
fn gemma_matches_spaces_and_line_ends_as_user_defined_tokens() {
    let Some(path) = gemma() else { return };
    let section = build(&open_tokenizer(&path).unwrap()).unwrap();
    let tokenizer = Tokenizer::parse(&section).unwrap();
    // 31 is the longest run of either; the expected ids are llama.cpp's.
    let text = "a".to_owned() + &"\n".repeat(33) + &" ".repeat(33) + "b<table>";
    let ids = encode(&tokenizer, text.as_bytes(), EncodeOptions { bos: true, parse_special: false });
    assert_eq!(ids, [2, 236746, 137, 108, 167, 138, 236763, 168]);
    assert_eq!(decode(&tokenizer, &ids), text);
    let turn =
        encode(&tokenizer, b"<start_of_turn>user\n", EncodeOptions { bos: false, parse_special: true });
    assert_eq!(turn, [105, 2364, 107]);
}

#[test]
fn a_section_stays_small() {
    let sizes =
        [(shared("models/stories260K/tok512.bin"), 4_300), (smollm2(), 1_000_000), (gemma(), 5_000_000)];
    for (path, most) in sizes {
        let Some(path) = path else { continue };
        let len = build(&open_tokenizer(&path).unwrap()).unwrap().len();
        assert!(len <= most, "{} takes {len} bytes", path.display());
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
            let runs = (0..5).map(|_| {
                let start = Instant::now();
                let len = tokenizer.encode(text, PLAIN, &mut scratch, &mut ids).unwrap();
                (start.elapsed(), len)
            });
            runs.min().unwrap()
        };
        let (prose, len) = time(text);
        let (one_letter, _) = time(&vec![b'a'; 1 << 20]);
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
