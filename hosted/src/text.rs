//! Between text and tokens on the desktop: buffers for the tokenizer, and chat templates.

use anyhow::{Context, Result};
use kinglet_core::tokenizer::{EncodeOptions, Tokenizer, scratch_len};
use minijinja::{Environment, context};

/// The tokens of `text`, with BOS in front if `bos` (and the vocabulary has one). With `parse_special`, control
/// tokens that are spelled out in the text are recognised.
///
/// # Errors
/// The text has something that the vocabulary cannot express.
pub fn encode(tokenizer: &Tokenizer, text: &[u8], bos: bool, parse_special: bool) -> Result<Vec<u32>> {
    let mut scratch = vec![0; scratch_len(text.len())];
    // No token is made of less than a byte; two more for BOS and the space prefix.
    let mut tokens = vec![0; text.len() + 2];
    let options = EncodeOptions { bos, parse_special };
    let count =
        tokenizer.encode(text, options, &mut scratch, &mut tokens).context("cannot tokenize the text")?;
    tokens.truncate(count);
    Ok(tokens)
}

/// A question in the form that a chat model was trained on: its Jinja template, rendered with one user message.
///
/// # Errors
/// The template does not render.
pub fn chat_prompt(template: &str, question: &str, tokenizer: &Tokenizer) -> Result<String> {
    let piece = |id: Option<u32>| {
        let bytes = id.and_then(|id| tokenizer.piece(id)).unwrap_or_default();
        String::from_utf8_lossy(bytes).into_owned()
    };
    let mut environment = Environment::new();
    environment.set_unknown_method_callback(minijinja_contrib::pycompat::unknown_method_callback);
    environment.add_template("chat", template).context("the model's chat template is not valid Jinja")?;
    let rendered = environment.get_template("chat").and_then(|chat| {
        chat.render(context! {
            messages => [context! { role => "user", content => question }],
            add_generation_prompt => true,
            bos_token => piece(tokenizer.bos()),
            eos_token => piece(tokenizer.end_ids().next()),
        })
    });
    rendered.context("the model's chat template does not render")
}
