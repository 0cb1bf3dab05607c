//! Small vocabularies made by hand or at random.
#![allow(dead_code, reason = "each test program uses some of them")]

use kinglet::import::{PreTokenizer, SourceToken, SourceTokenizer, SourceTokenizerKind, TokenKind};
use proptest::prelude::*;

fn token(piece: impl Into<Vec<u8>>, kind: TokenKind) -> SourceToken {
    SourceToken { piece: piece.into(), score: 0.0, kind }
}

/// Llama's way: `<unk>`, `<s>`, `</s>`, the bytes from id 3, then text in the order of its scores.
fn sentencepiece(pieces: &[&str], add_space_prefix: bool) -> SourceTokenizer {
    let mut tokens = vec![
        token("<unk>", TokenKind::Unknown),
        token("<s>", TokenKind::Control),
        token("</s>", TokenKind::Control),
    ];
    tokens.extend((0..=255).map(|byte| token(format!("<0x{byte:02X}>"), TokenKind::Byte)));
    for (rank, piece) in pieces.iter().enumerate() {
        tokens.push(SourceToken { score: -(rank as f32), ..token(*piece, TokenKind::Normal) });
    }
    SourceTokenizer {
        kind: SourceTokenizerKind::SentencePiece { add_space_prefix },
        tokens,
        merges: Vec::new(),
        bos: Some(1),
        add_bos: true,
        end_ids: vec![2],
        unknown: Some(0),
    }
}

/// With a space prefix, and two user-defined tokens of which one begins the other.
pub fn llama() -> SourceTokenizer {
    let pieces = ["▁a", "ab", "▁▁", "▁ab", "b🦙", "▁", "a", "b", "s", "<", ">", "ä", "🦙", "\n"];
    let mut source = sentencepiece(&pieces, true);
    source.tokens.push(token("<ud>", TokenKind::UserDefined));
    source.tokens.push(token("<ud>a", TokenKind::UserDefined));
    source
}

/// As Gemma's: no prefix, runs of spaces and line ends user-defined, a piece with a space inside.
pub fn without_prefix() -> SourceTokenizer {
    let pieces = ["> <", "▁a", "ab", "> ", "▁ab", "b🦙", "▁", "a", "b", "s", "<", ">", "ä", "🦙", "/"];
    let mut source = sentencepiece(&pieces, false);
    for piece in ["▁▁", "▁▁▁", "\n", "\n\n", "<ud>"] {
        source.tokens.push(token(piece, TokenKind::UserDefined));
    }
    source
}

/// GPT-2's spelling of a byte.
pub fn spelled(byte: u8) -> char {
    let plain = |byte: u8| matches!(byte, b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff);
    match plain(byte) {
        true => char::from(byte),
        false => char::from_u32(0x100 + (0..byte).filter(|&before| !plain(before)).count() as u32).unwrap(),
    }
}

fn byte_level_with(merges: Vec<(String, String)>, pre_tokenizer: PreTokenizer) -> SourceTokenizer {
    let mut tokens = vec![token("<s>", TokenKind::Control), token("</s>", TokenKind::Control)];
    tokens.extend((0..=255).map(|byte| token(spelled(byte).to_string(), TokenKind::Normal)));
    for (left, right) in &merges {
        let piece = format!("{left}{right}").into_bytes();
        if tokens.iter().all(|token| token.piece != piece) {
            tokens.push(token(piece, TokenKind::Normal));
        }
    }
    tokens.push(token("<ud>", TokenKind::UserDefined));
    SourceTokenizer {
        kind: SourceTokenizerKind::ByteLevel { pre_tokenizer },
        tokens,
        merges,
        bos: Some(0),
        add_bos: false,
        end_ids: vec![1],
        unknown: None,
    }
}

/// Byte-level, with merges across spaces and inside an emoji.
pub fn byte_level() -> SourceTokenizer {
    let emoji: Vec<String> = "🦙".bytes().map(|byte| spelled(byte).to_string()).collect();
    let merges =
        [("Ġ", "a"), ("a", "b"), ("Ġa", "b"), ("Ġ", "Ġ"), (&emoji[0], &emoji[1]), (&emoji[2], &emoji[3])];
    let merges = merges.map(|(left, right)| (left.to_owned(), right.to_owned()));
    byte_level_with(merges.into(), PreTokenizer::SmolLm)
}

/// Byte-level of Llama 3: pieces that no merge reaches are tokens when they are a whole pre-token.
pub fn llama3(unreached: &str) -> SourceTokenizer {
    let mut source = byte_level_with(vec![("a".to_owned(), "b".to_owned())], PreTokenizer::Llama3);
    source.tokens.push(token(unreached, TokenKind::Normal));
    source
}

/// Random pieces over a few characters, with scores that often tie.
pub fn random_sentencepiece() -> impl Strategy<Value = SourceTokenizer> {
    let piece = ("[ab▁ä🦙]{1,4}", 0u8..8);
    proptest::collection::vec(piece, 1..30).prop_map(|pieces| {
        let mut source = sentencepiece(&[], false);
        for (piece, score) in pieces {
            if source.tokens.iter().all(|token| token.piece != piece.as_bytes()) {
                let score = f32::from(score) - 4.0;
                source.tokens.push(SourceToken { score, ..token(piece, TokenKind::Normal) });
            }
        }
        source
    })
}

/// Random merges of letters and of what earlier merges made.
pub fn random_byte_level() -> impl Strategy<Value = SourceTokenizer> {
    let choice = (any::<prop::sample::Index>(), any::<prop::sample::Index>());
    proptest::collection::vec(choice, 1..20).prop_map(|choices| {
        let mut pieces = vec!["a".to_owned(), "b".to_owned(), "c".to_owned()];
        let mut merges = Vec::new();
        for (left, right) in choices {
            let merge = (left.get(&pieces).clone(), right.get(&pieces).clone());
            pieces.push(format!("{}{}", merge.0, merge.1));
            if !merges.contains(&merge) {
                merges.push(merge);
            }
        }
        byte_level_with(merges, PreTokenizer::Gpt2)
    })
}
