//! Reading tokenizers out of other people's files.

use std::path::{Path, PathBuf};

use kinglet::import::{SourceTokenizerKind, TokenKind, open_tokenizer};

fn shared(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared").join(name);
    if !path.exists() {
        eprintln!("skipped: {name} is not at ../shared");
        return None;
    }
    Some(path)
}

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
