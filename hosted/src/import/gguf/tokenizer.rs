//! The `tokenizer.ggml.*` keys.

use super::super::{ImportError, PreTokenizer, SourceToken, SourceTokenizer, SourceTokenizerKind, TokenKind};
use super::container::Gguf;
use super::metadata::Value;

/// Control tokens of these names end a turn, whatever the file calls its end of sequence.
pub(in super::super) const END_OF_TURN_PIECES: [&str; 4] =
    ["<|im_end|>", "<end_of_turn>", "<|eot_id|>", "<|endoftext|>"];

const TOKENS: &str = "tokenizer.ggml.tokens";

impl Gguf {
    /// Whether the file has a tokenizer at all.
    pub(in super::super) fn has_tokenizer(&self) -> bool {
        self.metadata.get("tokenizer.ggml.model").is_some()
    }

    /// Reads the tokenizer.
    ///
    /// # Errors
    /// The key that is missing, or that asks for something unknown.
    pub(in super::super) fn tokenizer(&self) -> Result<SourceTokenizer, ImportError> {
        let kind = self.tokenizer_kind()?;
        let byte_level = matches!(kind, SourceTokenizerKind::ByteLevel { .. });
        let tokens = self.tokens(!byte_level)?;
        let id = |name: &str| self.token_id(&format!("tokenizer.ggml.{name}_token_id"), tokens.len());
        let bos = id("bos")?;
        let mut end_ids: Vec<u32> = [id("eos")?, id("eot")?, id("eom")?].into_iter().flatten().collect();
        end_ids.extend(end_of_turn_ids(&tokens));
        sort_and_deduplicate(&mut end_ids);
        Ok(SourceTokenizer {
            kind,
            merges: if byte_level { self.merges()? } else { Vec::new() },
            bos,
            add_bos: bos.is_some() && self.bool("tokenizer.ggml.add_bos_token")?.unwrap_or(!byte_level),
            end_ids,
            unknown: id("unknown")?,
            tokens,
        })
    }

    fn tokenizer_kind(&self) -> Result<SourceTokenizerKind, ImportError> {
        match self.required_string("tokenizer.ggml.model")? {
            "llama" => {
                let charsmap = "tokenizer.ggml.precompiled_charsmap";
                if self.metadata.get(charsmap).is_some() {
                    return Err(ImportError::Unsupported {
                        feature: "normalisation by a table of characters",
                        found: charsmap.to_owned(),
                    });
                }
                let add_space_prefix = self.bool("tokenizer.ggml.add_space_prefix")?.unwrap_or(true);
                Ok(SourceTokenizerKind::SentencePiece { add_space_prefix })
            }
            "gpt2" => {
                let pre_tokenizer = pre_tokenizer(self.required_string("tokenizer.ggml.pre")?)?;
                Ok(SourceTokenizerKind::ByteLevel { pre_tokenizer })
            }
            other => {
                Err(ImportError::Unsupported { feature: "this tokenizer model", found: other.to_owned() })
            }
        }
    }

    fn tokens(&self, scores_required: bool) -> Result<Vec<SourceToken>, ImportError> {
        let missing = |key: &str| ImportError::MissingKey { key: key.to_owned() };
        let pieces = self.strings(TOKENS)?.ok_or_else(|| missing(TOKENS))?;
        let scores = self.per_token("tokenizer.ggml.scores", pieces.len())?;
        if scores.is_none() && scores_required {
            return Err(missing("tokenizer.ggml.scores"));
        }
        let kinds = self.per_token("tokenizer.ggml.token_type", pieces.len())?;
        let token = |(id, piece): (usize, &&[u8])| {
            Ok(SourceToken {
                piece: piece.to_vec(),
                score: scores.as_ref().map_or(Ok(0.0), |scores| score(&scores[id], id))?,
                kind: kinds.as_ref().map_or(Ok(TokenKind::Normal), |kinds| token_kind(&kinds[id], id))?,
            })
        };
        pieces.iter().enumerate().map(token).collect()
    }

    /// An array with one number per token.
    fn per_token(&self, key: &str, tokens: usize) -> Result<Option<Vec<Value>>, ImportError> {
        let values = self.scalars(key)?;
        match values {
            Some(values) if values.len() != tokens => Err(ImportError::Value {
                key: key.to_owned(),
                found: format!("of length {}", values.len()),
                expected: format!("one for each of the {tokens} tokens"),
            }),
            values => Ok(values),
        }
    }

    fn merges(&self) -> Result<Vec<(String, String)>, ImportError> {
        let key = "tokenizer.ggml.merges";
        let merges = self.strings(key)?.ok_or_else(|| ImportError::MissingKey { key: key.to_owned() })?;
        let split = |(rank, merge): (usize, &[u8])| {
            // The byte alphabet has no space, so the one between the halves is the only one.
            let halves = std::str::from_utf8(merge).ok().and_then(|merge| merge.split_once(' '));
            match halves {
                Some((left, right)) if !left.is_empty() && !right.is_empty() && !right.contains(' ') => {
                    Ok((left.to_owned(), right.to_owned()))
                }
                _ => Err(ImportError::Malformed {
                    what: format!("merge {rank} of `{key}`"),
                    found: format!("{:?}", String::from_utf8_lossy(merge)),
                }),
            }
        };
        merges.into_iter().enumerate().map(split).collect()
    }
}

/// The pre-tokenizers by llama.cpp's names. Its `default` is a pattern of its own, not GPT-2's.
fn pre_tokenizer(name: &str) -> Result<PreTokenizer, ImportError> {
    match name {
        "gpt-2" => Ok(PreTokenizer::Gpt2),
        "smollm" | "starcoder" => Ok(PreTokenizer::SmolLm),
        "llama-bpe" | "llama3" | "llama-v3" => Ok(PreTokenizer::Llama3),
        other => Err(ImportError::Unsupported { feature: "this pre-tokenizer", found: other.to_owned() }),
    }
}

fn score(value: &Value, id: usize) -> Result<f32, ImportError> {
    match value {
        Value::Float(score) if score.is_finite() => Ok(*score as f32),
        other => Err(ImportError::Value {
            key: format!("tokenizer.ggml.scores[{id}]"),
            found: format!("{other:?}"),
            expected: "a finite float".to_owned(),
        }),
    }
}

fn token_kind(value: &Value, id: usize) -> Result<TokenKind, ImportError> {
    match value {
        // 0 is ggml's "undefined", which its own tokenizer treats as ordinary text.
        Value::Integer(0 | 1) => Ok(TokenKind::Normal),
        Value::Integer(2) => Ok(TokenKind::Unknown),
        Value::Integer(3) => Ok(TokenKind::Control),
        Value::Integer(4) => Ok(TokenKind::UserDefined),
        Value::Integer(5) => Ok(TokenKind::Unused),
        Value::Integer(6) => Ok(TokenKind::Byte),
        other => Err(ImportError::Value {
            key: format!("tokenizer.ggml.token_type[{id}]"),
            found: format!("{other:?}"),
            expected: "0 to 6".to_owned(),
        }),
    }
}

/// The ids of the control tokens that end a turn by their name.
pub(in super::super) fn end_of_turn_ids(tokens: &[SourceToken]) -> impl Iterator<Item = u32> + '_ {
    (0..).zip(tokens).filter_map(|(id, token): (u32, _)| {
        let ends = token.kind == TokenKind::Control
            && END_OF_TURN_PIECES.iter().any(|piece| piece.as_bytes() == token.piece);
        ends.then_some(id)
    })
}

fn sort_and_deduplicate(ids: &mut Vec<u32>) {
    ids.sort_unstable();
    ids.dedup();
}
