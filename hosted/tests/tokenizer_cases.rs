//! Faults that users of other runtimes reported, and the rules that implementations differ in.

mod vocabularies;

use kinglet::import::{SourceTokenizer, TokenKind};
use kinglet::tokenizer_section::{TokenizerSectionError, build};
use kinglet_core::tokenizer::section::HEADER_LEN;
use kinglet_core::tokenizer::{EncodeOptions, StreamDecoder, Tokenizer, TokenizerError, scratch_len};
use vocabularies::{byte_level, llama, llama3, without_prefix};

const PLAIN: EncodeOptions = EncodeOptions { bos: false, parse_special: false };
const PROMPT: EncodeOptions = EncodeOptions { bos: true, parse_special: false };
const TEMPLATE: EncodeOptions = EncodeOptions { bos: false, parse_special: true };

fn id(source: &SourceTokenizer, piece: &str) -> u32 {
    source.tokens.iter().position(|token| token.piece == piece.as_bytes()).unwrap() as u32
}

fn try_encode(
    source: &SourceTokenizer,
    text: &[u8],
    options: EncodeOptions,
) -> Result<Vec<u32>, TokenizerError> {
    let section = build(source).unwrap();
    let tokenizer = Tokenizer::parse(&section)?;
    let mut scratch = vec![0; scratch_len(text.len())];
    let mut ids = vec![0; 2 * text.len() + 2];
    let len = tokenizer.encode(text, options, &mut scratch, &mut ids)?;
    ids.truncate(len);
    Ok(ids)
}

/// The tokens of a text, as the file spells them.
fn pieces(source: &SourceTokenizer, text: &str, options: EncodeOptions) -> Vec<String> {
    let ids = try_encode(source, text.as_bytes(), options).unwrap();
    ids.iter().map(|&id| String::from_utf8_lossy(&source.tokens[id as usize].piece).into_owned()).collect()
}

/// What a stream prints for each token, and at the end.
fn printed(source: &SourceTokenizer, ids: &[u32], mut stream: StreamDecoder) -> Vec<String> {
    let section = build(source).unwrap();
    let tokenizer = Tokenizer::parse(&section).unwrap();
    let mut steps = Vec::new();
    for &id in ids {
        let mut text = String::new();
        stream.push(&tokenizer, id, |piece| text.push_str(piece)).unwrap();
        steps.push(text);
    }
    let mut text = String::new();
    stream.finish(|piece| text.push_str(piece));
    steps.push(text);
    steps
}

#[test]
fn an_emoji_over_several_tokens_is_printed_once_and_whole() {
    let source = llama();
    let bytes: Vec<u32> = "🦙".bytes().map(|byte| 3 + u32::from(byte)).collect();
    assert_eq!(printed(&source, &bytes, StreamDecoder::new()), ["", "", "", "🦙", ""]);
    let source = byte_level();
    let halves = try_encode(&source, "🦙".as_bytes(), PLAIN).unwrap();
    assert_eq!(halves.len(), 2);
    assert_eq!(printed(&source, &halves, StreamDecoder::new()), ["", "🦙", ""]);
}

#[test]
fn a_token_that_starts_with_a_space_ends_a_pending_character() {
    let source = llama();
    let ids = [3 + 0xf0, 3 + 0x9f, id(&source, "▁a"), 3 + 0xe2];
    assert_eq!(printed(&source, &ids, StreamDecoder::new()), ["", "", "\u{fffd} a", "", "\u{fffd}"]);
}

#[test]
fn a_control_token_prints_nothing_and_ends_a_pending_character() {
    let source = llama();
    let ids = [id(&source, "a"), 3 + 0xf0, id(&source, "</s>"), id(&source, "a")];
    assert_eq!(printed(&source, &ids, StreamDecoder::new()), ["a", "", "\u{fffd}", "a", ""]);
}

#[test]
fn an_answer_loses_the_leading_space_and_a_continuation_keeps_it() {
    let source = llama();
    let section = build(&source).unwrap();
    let tokenizer = Tokenizer::parse(&section).unwrap();
    let reply = [id(&source, "▁a"), id(&source, "▁a")];
    let print = |stream| printed(&source, &reply, stream).concat();
    assert_eq!(print(StreamDecoder::new()), "a a");
    assert_eq!(print(StreamDecoder::after(&tokenizer, None)), "a a");
    assert_eq!(print(StreamDecoder::after(&tokenizer, Some(id(&source, "</s>")))), "a a");
    assert_eq!(print(StreamDecoder::after(&tokenizer, Some(id(&source, "b")))), " a a");
}

#[test]
fn an_empty_prompt_is_bos_or_nothing() {
    for source in [llama(), without_prefix(), byte_level()] {
        assert_eq!(try_encode(&source, b"", PROMPT), Ok(vec![source.bos.unwrap()]));
        assert_eq!(try_encode(&source, b"", PLAIN), Ok(vec![]));
    }
    let without_bos = SourceTokenizer { bos: None, ..llama() };
    assert_eq!(try_encode(&without_bos, b"a", PROMPT), Err(TokenizerError::NoBos));
}

#[test]
fn a_prompt_of_one_space_is_a_space() {
    assert_eq!(pieces(&llama(), " ", PLAIN), ["▁▁"]);
    assert_eq!(pieces(&without_prefix(), " ", PLAIN), ["▁"]);
    assert_eq!(pieces(&byte_level(), " ", PLAIN), ["Ġ"]);
}

#[test]
fn nul_and_invalid_utf8_are_encoded_byte_by_byte() {
    let text = b"a\0\xff\xe2\x96b\xc3";
    let source = without_prefix();
    let byte = |byte: u8| 3 + u32::from(byte);
    let (a, b) = (id(&source, "a"), id(&source, "b"));
    let expected = vec![a, byte(0), byte(0xff), byte(0xe2), byte(0x96), b, byte(0xc3)];
    assert_eq!(try_encode(&source, text, PLAIN), Ok(expected));
    let expected: Vec<u32> = text.iter().map(|&byte| 2 + u32::from(byte)).collect();
    assert_eq!(try_encode(&byte_level(), text, PLAIN), Ok(expected));
}

#[test]
fn a_prompt_of_10_mb_that_cannot_fit_is_refused_early() {
    let prose = b"ab a ".repeat(2_000_000);
    for source in [llama(), byte_level()] {
        let section = build(&source).unwrap();
        let tokenizer = Tokenizer::parse(&section).unwrap();
        let mut ids = [0; 2048];
        let error = tokenizer.encode(&prose, PROMPT, &mut [0; 128], &mut ids).unwrap_err();
        let TokenizerError::OutputTooSmall { found: 2048, at_least } = error else { panic!("{error}") };
        assert!(at_least > 1_000_000, "{at_least}");
        let error = tokenizer.encode(&[b'a'; 10_000_000], PLAIN, &mut [0; 128], &mut ids).unwrap_err();
        let TokenizerError::ScratchTooSmall { found: 128, needed } = error else { panic!("{error}") };
        assert!(needed > 31_000_000 && needed <= scratch_len(10_000_000), "{needed}");
    }
}

#[test]
fn a_prompt_of_10_mb_is_encoded_where_there_is_room() {
    let word = vec![b'a'; 10_000_000];
    let prose = b"ab a ".repeat(2_000_000);
    let mut ids = vec![0; 10_000_001];
    let mut scratch = vec![0; scratch_len(word.len())];
    for source in [llama(), byte_level()] {
        let section = build(&source).unwrap();
        let tokenizer = Tokenizer::parse(&section).unwrap();
        assert!(tokenizer.encode(&prose, PLAIN, &mut [0; 128], &mut ids).is_ok());
        assert!(tokenizer.encode(&word, PLAIN, &mut scratch, &mut ids).unwrap() >= 9_999_999);
    }
}

#[test]
fn special_tokens_are_matched_leftmost_then_longest() {
    let source = llama();
    assert_eq!(pieces(&source, "a<ud>ab", PLAIN), ["▁a", "<ud>a", "▁", "b"]);
    assert_eq!(pieces(&source, "<ud", PLAIN).concat(), "▁<<0x75><0x64>");
    assert_eq!(pieces(&source, "<s>a</s>", PLAIN), ["▁", "<", "s", ">", "a", "<", "<0x2F>", "s", ">"]);
    assert_eq!(pieces(&source, "<s>a</s>", TEMPLATE), ["<s>", "▁a", "</s>"]);
    assert_eq!(pieces(&byte_level(), "a<s>b", TEMPLATE), ["a", "<s>", "b"]);
}

#[test]
fn special_tokens_are_found_by_name() {
    let source = llama();
    let section = build(&source).unwrap();
    let tokenizer = Tokenizer::parse(&section).unwrap();
    for name in ["<unk>", "<s>", "</s>", "<ud>", "<ud>a"] {
        assert_eq!(tokenizer.special_id(name.as_bytes()), Some(id(&source, name)));
    }
    for name in ["", "<", "<ud>ab", "a"] {
        assert_eq!(tokenizer.special_id(name.as_bytes()), None);
    }
}

#[test]
fn a_marker_in_the_text_is_no_space() {
    let source = without_prefix();
    assert_eq!(pieces(&source, "▁a", PLAIN), ["<0xE2>", "<0x96>", "<0x81>", "a"]);
}

#[test]
fn a_piece_with_a_space_inside_is_found() {
    assert_eq!(pieces(&without_prefix(), "a> <b", PLAIN), ["a", "> <", "b"]);
}

#[test]
fn llama3_takes_a_whole_pre_token_that_no_merge_reaches() {
    let source = llama3("xyz");
    assert_eq!(pieces(&source, "xyz", PLAIN), ["xyz"]);
    assert_eq!(pieces(&source, "xyzx", PLAIN), ["x", "y", "z", "x"]);
    assert_eq!(pieces(&source, "ab", PLAIN), ["ab"]);
}

#[test]
fn what_has_no_token_is_unknown_or_an_error_but_never_lost() {
    let mut source = llama();
    source.tokens.truncate(3);
    source.tokens.push(source.tokens[0].clone());
    source.tokens[3].kind = TokenKind::Normal;
    source.tokens[3].piece = b"a".to_vec();
    source.tokens.push(source.tokens[3].clone());
    source.tokens[4].piece = "▁".into();
    assert_eq!(pieces(&source, "aä🦙a", PLAIN), ["▁", "a", "<unk>", "<unk>", "a"]);
    source.unknown = None;
    let found = try_encode(&source, "aä".as_bytes(), PLAIN);
    assert_eq!(found, Err(TokenizerError::NoToken { byte: 0xc3, at: 1 }));

    let mut source = byte_level();
    source.tokens.remove(2 + 0x06);
    assert_eq!(try_encode(&source, b"ab \x06", PLAIN), Err(TokenizerError::NoToken { byte: 6, at: 3 }));
}

#[test]
fn an_id_outside_the_vocabulary_is_an_error() {
    let section = build(&llama()).unwrap();
    let tokenizer = Tokenizer::parse(&section).unwrap();
    let vocab_size = tokenizer.vocab_size();
    let error = TokenizerError::NoSuchToken { found: vocab_size, vocab_size };
    assert_eq!(StreamDecoder::new().push(&tokenizer, vocab_size, |_| ()), Err(error));
    assert_eq!(tokenizer.piece(vocab_size), None);
    assert_eq!(tokenizer.piece(u32::MAX), None);
    assert_eq!(tokenizer.kind(vocab_size), None);
}

#[test]
fn a_section_works_at_any_address() {
    let section = build(&llama()).unwrap();
    let expected = try_encode(&llama(), "ab a🦙".as_bytes(), PROMPT).unwrap();
    for offset in 0..4 {
        let mut moved = vec![0xaa; offset];
        moved.extend(&section);
        let tokenizer = Tokenizer::parse(&moved[offset..]).unwrap();
        let (mut scratch, mut ids) = ([0; 64], [0; 16]);
        let len = tokenizer.encode("ab a🦙".as_bytes(), PROMPT, &mut scratch, &mut ids).unwrap();
        assert_eq!(ids[..len], expected);
    }
}

#[test]
fn every_truncation_is_refused() {
    for source in [llama(), byte_level()] {
        let mut section = build(&source).unwrap();
        for len in 0..section.len() {
            assert!(Tokenizer::parse(&section[..len]).is_err(), "{len} bytes");
        }
        section.push(0);
        assert!(matches!(Tokenizer::parse(&section), Err(TokenizerError::Length { .. })));
    }
}

/// Found by fuzzing: "none" is for slots; as an end id it would be an id outside the vocabulary, and as a special it
/// would hide those after it.
#[test]
fn an_end_id_or_a_special_that_is_none_is_refused() {
    let section = build(&llama()).unwrap();
    let word = |at: usize| u32::from_le_bytes(section[at..at + 4].try_into().unwrap()) as usize;
    // Ids of this vocabulary have two bytes; it has one end id and no merges.
    let (ends, specials, piece_slots, blob) = (word(24), word(28), word(32), word(44));
    let ends_at = section.len() - blob - 2 * ends;
    let specials_at = ends_at - 2 * (piece_slots + specials);
    for (table, at) in [("end ids", ends_at), ("specials", specials_at)] {
        let mut hostile = section.clone();
        hostile[at..at + 2].fill(0xff);
        let error = Tokenizer::parse(&hostile).unwrap_err();
        assert!(matches!(error, TokenizerError::Entry { table: found, .. } if found == table), "{error}");
    }
}

/// Found by fuzzing: its BOS was id 0, which it does not have.
#[test]
fn a_section_without_tokens_is_refused() {
    let mut section = build(&byte_level()).unwrap();
    section.truncate(HEADER_LEN);
    // Everything but magic, version, algorithm and flags is 0; unknown is none.
    section[12..].fill(0);
    section[20..24].fill(0xff);
    // The closing entry of the pieces, and the byte tokens.
    section.extend([0; 1]);
    section.extend([0xff; 256]);
    let error = Tokenizer::parse(&section).unwrap_err();
    assert!(matches!(error, TokenizerError::Entry { table: "header", index: 3, found: 0, .. }), "{error}");
}

#[test]
fn a_vocabulary_that_contradicts_itself_is_refused_by_name() {
    let mut source = llama();
    source.end_ids.push(9_999);
    let error = build(&source).unwrap_err();
    assert!(matches!(error, TokenizerSectionError::Id { what: "an end token", found: 9_999, .. }), "{error}");

    let mut source = llama();
    source.tokens[5].piece = b"<0x+2>".to_vec();
    assert!(matches!(build(&source), Err(TokenizerSectionError::BytePiece { id: 5, .. })));

    let mut source = llama();
    source.tokens[260].score = f32::NAN;
    assert_eq!(build(&source), Err(TokenizerSectionError::Score { id: 260 }));

    let mut source = byte_level();
    source.merges.push(("a".to_owned(), "c".to_owned()));
    let error = build(&source).unwrap_err();
    assert!(
        matches!(&error, TokenizerSectionError::Merge { rank: 6, missing, .. } if missing == "ac"),
        "{error}"
    );

    let source = SourceTokenizer { tokens: Vec::new(), ..llama() };
    assert!(matches!(build(&source), Err(TokenizerSectionError::VocabularySize { found: 0, .. })));
}
