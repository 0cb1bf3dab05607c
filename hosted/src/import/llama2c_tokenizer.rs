//! `tokenizer.bin` of llama2.c: the vocabulary of a SentencePiece model, flattened.
//!
//! Format (llama2.c `tokenizer.py`): a u32 with the longest piece in bytes, then for each token an f32 score,
//! an i32 length and the piece. Pieces have spaces where SentencePiece has `▁`, and the markers of BOS and EOS
//! stand between line ends; both are put back here, so that all SentencePiece vocabularies look alike.

use super::reader::Reader;
use super::{ImportError, SourceToken, SourceTokenizer, SourceTokenizerKind, TokenKind};

const UNKNOWN: u32 = 0;
const BOS: u32 = 1;
const EOS: u32 = 2;

/// Reads tokens until `bytes` end.
///
/// # Errors
/// A token that reaches past the end, a negative length, a piece longer than declared, fewer than the three
/// special tokens.
pub(super) fn parse(bytes: &[u8]) -> Result<SourceTokenizer, ImportError> {
    let mut reader = Reader::new(bytes);
    let longest = reader.u32("the longest piece of tokenizer.bin")?;
    let mut tokens = Vec::new();
    while reader.remaining() > 0 {
        tokens.push(read_token(&mut reader, tokens.len(), longest)?);
    }
    if tokens.len() <= EOS as usize {
        return Err(ImportError::Malformed {
            what: "tokenizer.bin".to_owned(),
            found: format!("{} tokens, fewer than the three special ones", tokens.len()),
        });
    }
    Ok(SourceTokenizer {
        kind: SourceTokenizerKind::SentencePiece { add_space_prefix: true },
        tokens,
        merges: Vec::new(),
        bos: Some(BOS),
        add_bos: true,
        // llama2.c's models were trained on stories that follow each other with only a BOS between, and its
        // generation loop ends there.
        end_ids: vec![BOS, EOS],
        unknown: Some(UNKNOWN),
    })
}

fn read_token(reader: &mut Reader<'_>, id: usize, longest: u32) -> Result<SourceToken, ImportError> {
    let what = format!("token {id} of tokenizer.bin");
    let malformed = |found: String| ImportError::Malformed { what: what.clone(), found };
    let score = reader.f32(&what)?;
    if !score.is_finite() {
        return Err(malformed(format!("a score of {score}")));
    }
    let length = reader.i32(&what)?;
    let length = u32::try_from(length)
        .ok()
        .filter(|&length| length <= longest)
        .ok_or_else(|| malformed(format!("a piece of {length} bytes where the longest has {longest}")))?;
    let piece = reader.take(length.into(), &what)?;
    let (piece, kind) = match id as u32 {
        UNKNOWN => (piece.to_vec(), TokenKind::Unknown),
        BOS | EOS => (piece.trim_ascii().to_vec(), TokenKind::Control),
        _ if is_byte_piece(piece) => (piece.to_vec(), TokenKind::Byte),
        _ => (spaces_to_markers(piece), TokenKind::Normal),
    };
    Ok(SourceToken { piece, score, kind })
}

/// Whether `piece` spells a raw byte: `<0x0A>`.
pub(super) fn is_byte_piece(piece: &[u8]) -> bool {
    matches!(piece, [b'<', b'0', b'x', high, low, b'>'] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit())
}

fn spaces_to_markers(piece: &[u8]) -> Vec<u8> {
    let mut spelled = Vec::with_capacity(piece.len());
    for &byte in piece {
        match byte {
            b' ' => spelled.extend_from_slice("▁".as_bytes()),
            other => spelled.push(other),
        }
    }
    spelled
}
