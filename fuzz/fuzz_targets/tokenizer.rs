//! Arbitrary bytes as a tokenizer section: refused, or one that encodes any text and decodes what it made.
//!
//! The input: options, length of the text (u16), the text, the section.
#![no_main]

use kinglet_core::tokenizer::{EncodeOptions, StreamDecoder, Tokenizer, TokenizerError, scratch_len};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let [options, low, high, rest @ ..] = input else { return };
    let Some((text, section)) = rest.split_at_checked(usize::from(u16::from_le_bytes([*low, *high]))) else {
        return;
    };
    match Tokenizer::parse(section) {
        Ok(tokenizer) => {
            look_around(&tokenizer, text);
            encode(&tokenizer, text, *options);
        }
        Err(error) => drop(error.to_string()),
    }
});

fn look_around(tokenizer: &Tokenizer<'_>, text: &[u8]) {
    assert!(tokenizer.end_ids().chain(tokenizer.bos()).all(|id| id < tokenizer.vocab_size()));
    for id in [0, 1, tokenizer.vocab_size() - 1] {
        assert_eq!(tokenizer.piece(id).is_some(), id < tokenizer.vocab_size());
        assert_eq!(tokenizer.kind(id).is_some(), id < tokenizer.vocab_size());
    }
    assert_eq!(tokenizer.piece(tokenizer.vocab_size()), None);
    let _ = tokenizer.special_id(text);
    // The text as ids.
    let mut stream = StreamDecoder::after(tokenizer, text.first().copied().map(u32::from));
    for &byte in text {
        let _ = stream.push(tokenizer, u32::from(byte), |piece| assert!(!piece.is_empty()));
    }
}

fn encode(tokenizer: &Tokenizer<'_>, text: &[u8], options: u8) {
    let small = options & 4 != 0;
    let options = EncodeOptions { bos: options & 1 != 0, parse_special: options & 2 != 0 };
    // A byte may become a special token and put a space before the next one.
    let mut ids = vec![0; 2 * text.len() + 2];
    let mut scratch = vec![0; scratch_len(text.len())];
    if small {
        ids.truncate(text.len() / 2);
        scratch.truncate(scratch.len() / 2);
    }
    match tokenizer.encode(text, options, &mut scratch, &mut ids) {
        Ok(count) => decode(tokenizer, &ids[..count]),
        Err(error @ (TokenizerError::OutputTooSmall { .. } | TokenizerError::ScratchTooSmall { .. })) => {
            assert!(small, "{error}");
        }
        Err(TokenizerError::NoBos) => assert!(options.bos),
        Err(error) => drop(error.to_string()),
    }
}

fn decode(tokenizer: &Tokenizer<'_>, ids: &[u32]) {
    let (mut whole, mut pieces) = (String::new(), String::new());
    tokenizer.decode(ids, |piece| whole.push_str(piece)).expect("ids of its own");
    let mut stream = StreamDecoder::new();
    for &id in ids {
        stream.push(tokenizer, id, |piece| pieces.push_str(piece)).expect("an id of its own");
    }
    stream.finish(|piece| pieces.push_str(piece));
    assert_eq!(whole, pieces);
}
