//! Which of the known tokenizers a `tokenizer.json` describes.
//!
//! The file spells a tokenizer as steps with parameters. Only the combinations that the runtime does exactly are
//! accepted; anything else would give other ids, so it is refused by name.

use serde_json::{Value, json};

use super::super::{ImportError, PreTokenizer, SourceTokenizerKind};
use super::tokenizer::TokenizerJson;

/// Llama 3's pattern, as its `tokenizer.json` has it.
const LLAMA3_PATTERN: &str = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+";

/// The steps of a normalizer or pre-tokenizer, in order.
fn steps(value: &Value) -> Vec<&Value> {
    let sequence = ["normalizers", "pretokenizers", "decoders"];
    match sequence.iter().find_map(|name| value.get(name)?.as_array()) {
        Some(steps) => steps.iter().flat_map(self::steps).collect(),
        None if value.is_null() => Vec::new(),
        None => vec![value],
    }
}

fn is(step: &Value, kind: &str) -> bool {
    step["type"] == kind
}

fn unsupported(feature: &'static str, found: &Value) -> ImportError {
    ImportError::Unsupported { feature, found: found.to_string() }
}

/// The kind of tokenizer.
///
/// # Errors
/// The step that makes it none of the known ones.
pub(super) fn kind(file: &TokenizerJson) -> Result<SourceTokenizerKind, ImportError> {
    let (normalizer, pre_tokenizer) = (steps(&file.normalizer), steps(&file.pre_tokenizer));
    if pre_tokenizer.iter().any(|step| is(step, "ByteLevel")) {
        if let Some(step) = normalizer.first() {
            return Err(unsupported("a normalizer before byte-level BPE", step));
        }
        if !steps(&file.decoder).iter().any(|step| is(step, "ByteLevel")) {
            return Err(unsupported("a decoder that is not byte-level after byte-level BPE", &file.decoder));
        }
        let pre_tokenizer = byte_level(&pre_tokenizer, &file.pre_tokenizer)?;
        return Ok(SourceTokenizerKind::ByteLevel { pre_tokenizer });
    }
    let add_space_prefix = sentence_piece(&normalizer, &pre_tokenizer).ok_or_else(|| {
        unsupported(
            "this tokenizer",
            &json!({ "normalizer": file.normalizer, "pre_tokenizer": file.pre_tokenizer }),
        )
    })?;
    if !file.model.byte_fallback {
        return Err(unsupported(
            "SentencePiece BPE without byte fallback",
            &json!("`byte_fallback` is false"),
        ));
    }
    Ok(SourceTokenizerKind::SentencePiece { add_space_prefix })
}

fn byte_level(steps: &[&Value], whole: &Value) -> Result<PreTokenizer, ImportError> {
    // Both default to true in the tokenizers crate.
    let has = |step: &Value, option: &str| step[option].as_bool().unwrap_or(true);
    let known = match steps {
        [byte_level] if has(byte_level, "use_regex") => Some((byte_level, PreTokenizer::Gpt2)),
        [digits, byte_level]
            if is(digits, "Digits")
                && digits["individual_digits"] == true
                && has(byte_level, "use_regex") =>
        {
            Some((byte_level, PreTokenizer::SmolLm))
        }
        [split, byte_level]
            if is(split, "Split")
                && split["pattern"]["Regex"] == LLAMA3_PATTERN
                && split["behavior"] == "Isolated"
                && split["invert"] != true
                && !has(byte_level, "use_regex") =>
        {
            Some((byte_level, PreTokenizer::Llama3))
        }
        _ => None,
    };
    match known {
        Some((step, kind)) if is(step, "ByteLevel") && !has(step, "add_prefix_space") => Ok(kind),
        _ => Err(unsupported("this pre-tokenizer", whole)),
    }
}

/// Whether a space is put before the text; `None` when the steps are not SentencePiece's.
fn sentence_piece(normalizer: &[&Value], pre_tokenizer: &[&Value]) -> Option<bool> {
    let is_prepend = |step: &Value| is(step, "Prepend") && step["prepend"] == "▁";
    let is_replace =
        |step: &Value| is(step, "Replace") && step["pattern"]["String"] == " " && step["content"] == "▁";
    let prefix = match normalizer {
        [] => None,
        [prepend, replace] if is_prepend(prepend) && is_replace(replace) => Some(true),
        [replace] if is_replace(replace) => Some(false),
        _ => return None,
    };
    match (prefix, pre_tokenizer) {
        (Some(prefix), []) => Some(prefix),
        // Gemma's: it cuts at spaces, of which the normalizer has left none.
        (Some(prefix), [split]) if is(split, "Split") && split["pattern"]["String"] == " " => Some(prefix),
        (None, [metaspace])
            if is(metaspace, "Metaspace")
                && metaspace["replacement"] == "▁"
                && metaspace["split"] == false =>
        {
            match metaspace["prepend_scheme"].as_str() {
                Some("first" | "always") => Some(true),
                Some("never") => Some(false),
                _ => None,
            }
        }
        _ => None,
    }
}
