//! Tokenizers in GGUF files and of llama2.c. Those of Hugging Face are in `huggingface`.

use kinglet::import::{ImportError, PreTokenizer, SourceTokenizerKind, TokenKind, open, open_tokenizer};

use super::gguf_file::{GgufFile, Value, llama, text};
use super::{error_of, open_bytes, shared};

#[test]
fn a_gguf_without_tensors_has_a_tokenizer() {
    let Some(path) = shared("vectors/ggml-vocab-llama-spm.gguf") else { return };
    let tokenizer = open_tokenizer(&path).unwrap();
    assert_eq!(tokenizer.kind, SourceTokenizerKind::SentencePiece { add_space_prefix: true });
    assert_eq!(tokenizer.tokens.len(), 32_000);
    assert_eq!((tokenizer.bos, tokenizer.unknown, tokenizer.add_bos), (Some(1), Some(0), true));
    assert_eq!(tokenizer.end_ids, [2]);
    assert_eq!(tokenizer.tokens[3].piece, b"<0x00>");
    assert_eq!(tokenizer.tokens[3].kind, TokenKind::Byte);
}

#[test]
fn tokenizer_bin_and_gguf_of_one_model_agree() {
    let Some(bin) = shared("models/stories260K/tok512.bin") else { return };
    let Some(gguf) = shared("models/stories260K/stories260K-F16.gguf") else { return };
    let (bin, gguf) = (open_tokenizer(&bin).unwrap(), open_tokenizer(&gguf).unwrap());
    assert_eq!(bin.kind, gguf.kind);
    assert_eq!((bin.bos, bin.add_bos, bin.unknown), (gguf.bos, gguf.add_bos, gguf.unknown));
    assert_eq!(bin.tokens.len(), gguf.tokens.len());
    for (id, (bin, gguf)) in bin.tokens.iter().zip(&gguf.tokens).enumerate() {
        assert_eq!(String::from_utf8_lossy(&bin.piece), String::from_utf8_lossy(&gguf.piece), "piece {id}");
        assert_eq!((bin.score, bin.kind), (gguf.score, gguf.kind), "token {id}");
    }
    assert_eq!(bin.end_ids, [1, 2], "llama2.c ends at BOS too");
    assert_eq!(gguf.end_ids, [2]);
}

fn byte_level(pre: &str) -> GgufFile {
    let pieces = ["a", "b", "ab", "<|endoftext|>", "<|im_end|>"].map(str::to_owned);
    llama()
        .with("tokenizer.ggml.model", text("gpt2"))
        .with("tokenizer.ggml.pre", text(pre))
        .with("tokenizer.ggml.tokens", Value::Texts(pieces.to_vec()))
        .with("tokenizer.ggml.token_type", Value::I32s(vec![1, 1, 1, 3, 1]))
        .with("tokenizer.ggml.merges", Value::Texts(vec!["a b".to_owned()]))
        .with("tokenizer.ggml.eos_token_id", Value::U32(u32::MAX))
        .without("tokenizer.ggml.scores")
}

#[test]
fn byte_level_bpe_has_merges_and_a_known_pre_tokenizer() {
    for (pre, pre_tokenizer) in
        [("gpt-2", PreTokenizer::Gpt2), ("smollm", PreTokenizer::SmolLm), ("llama-bpe", PreTokenizer::Llama3)]
    {
        let tokenizer = open_bytes(&byte_level(pre).bytes()).unwrap().tokenizer.unwrap();
        assert_eq!(tokenizer.kind, SourceTokenizerKind::ByteLevel { pre_tokenizer });
        assert_eq!(tokenizer.merges, [("a".to_owned(), "b".to_owned())]);
        assert!(!tokenizer.add_bos, "byte-level BPE adds none unless told to");
        assert_eq!(tokenizer.end_ids, [3], "only control tokens end a turn by name, and 2^32-1 is no id");
    }
}

#[test]
fn an_unknown_pre_tokenizer_is_named() {
    // `default` is llama.cpp's own pattern, not GPT-2's.
    for pre in ["default", "qwen2"] {
        let error = error_of(&byte_level(pre).bytes()).to_string();
        assert!(error.contains(pre), "{error}");
    }
}

#[test]
fn keys_of_the_tokenizer_that_disagree_are_refused_by_name() {
    let cases = [
        (llama().with("tokenizer.ggml.model", text("t5")), "t5"),
        (llama().with("tokenizer.ggml.bos_token_id", Value::U32(5)), "bos_token_id"),
        (llama().with("tokenizer.ggml.scores", Value::F32s(vec![0.0; 4])), "scores"),
        (llama().with("tokenizer.ggml.scores", Value::F32s(vec![f32::NAN; 5])), "scores[0]"),
        (llama().with("tokenizer.ggml.token_type", Value::I32s(vec![7; 5])), "token_type[0]"),
        (llama().without("tokenizer.ggml.scores"), "scores"),
        (llama().without("tokenizer.ggml.tokens"), "tokens"),
        (byte_level("gpt-2").without("tokenizer.ggml.merges"), "merges"),
        (byte_level("gpt-2").with("tokenizer.ggml.merges", Value::Texts(vec!["ab".to_owned()])), "merge 0"),
    ];
    for (file, name) in cases {
        let error = error_of(&file.bytes()).to_string();
        assert!(error.contains(name), "{error} does not name {name}");
    }
}

#[test]
fn a_tokenizer_of_another_model_is_refused() {
    let Some(big) = shared("vectors/ggml-vocab-llama-spm.gguf") else { return };
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let Err(ImportError::Value { found, .. }) = open(&model, Some(&big)) else { panic!("it was accepted") };
    assert_eq!(found, "32000");
}

#[test]
fn tokenizer_bin_with_a_lie_in_it_is_refused() {
    let open = |bytes: &[u8]| {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), bytes).unwrap();
        open_tokenizer(file.path())
    };
    let token = |length: i32, piece: &str| {
        [&0_f32.to_le_bytes()[..], &length.to_le_bytes(), piece.as_bytes()].concat()
    };
    let file = |tokens: &[Vec<u8>]| [&7_u32.to_le_bytes()[..], &tokens.concat()].concat();
    let good = [token(5, "<unk>"), token(5, "\n<s>\n"), token(6, "\n</s>\n"), token(2, " a")];
    let tokenizer = open(&file(&good)).unwrap();
    assert_eq!(tokenizer.tokens[1].piece, b"<s>");
    assert_eq!(tokenizer.tokens[3].piece, "▁a".as_bytes());
    for bad in [token(-1, ""), token(8, "12345678"), token(i32::MAX, "a"), token(3, "ab")] {
        assert!(open(&file(&[&good[..], &[bad]].concat())).is_err());
    }
    assert!(open(&file(&good[..2])).is_err(), "the special tokens are not all there");
    assert!(open(b"").is_err());
}
