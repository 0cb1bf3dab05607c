//! Kinglet Home: the model that ships with Kinglet.
//!
//! One sentence (`turn the kitchen lights down to forty percent`) becomes one line of JSON with Home Assistant's
//! intent and slot names (`{"intent":"HassLightSet","area":"kitchen","brightness":40}`). The rules are in
//! `LABELS.md`, data, training and accuracy in `README.md`, beside this crate.
//!
//! This crate is the image, what its users must do before they tokenize, [`fold`], and what keeps the answers valid,
//! [`AnswerGrammar`].
#![no_std]
#![forbid(unsafe_code)]

mod answer;
mod fold;
mod said;

pub use answer::AnswerGrammar;
pub use fold::{FoldError, fold};

/// The model and its tokenizer: an int8 image, for `Image::parse` of `kinglet-core`.
pub static IMAGE: &[u8] = include_bytes!("../kinglet-home.kgl");

/// Tokens of context that the longest command and its answer take; prompts that need more than
/// [`MAX_PROMPT_TOKENS`] leave no room to answer.
pub const CONTEXT: u32 = 128;

/// The longest prompt, in tokens, BOS and the line end among them.
pub const MAX_PROMPT_TOKENS: u32 = 88;

/// The longest answer, in tokens.
pub const MAX_ANSWER_TOKENS: u32 = CONTEXT - MAX_PROMPT_TOKENS;
