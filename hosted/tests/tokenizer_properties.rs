//! What must hold for every text, every vocabulary and every sequence of ids.

mod vocabularies;

use kinglet::import::{SourceTokenizer, TokenKind};
use kinglet::tokenizer_section::build;
use kinglet_core::tokenizer::{EncodeOptions, StreamDecoder, Tokenizer, TokenizerError, scratch_len};
use proptest::prelude::*;
use vocabularies::{byte_level, llama, random_byte_level, random_sentencepiece, without_prefix};

const PLAIN: EncodeOptions = EncodeOptions { bos: false, parse_special: false };

fn encode(tokenizer: &Tokenizer<'_>, text: &[u8], options: EncodeOptions) -> Vec<u32> {
    let mut scratch = vec![0; scratch_len(text.len())];
    let mut ids = vec![0; 2 * text.len() + 2];
    let len = tokenizer.encode(text, options, &mut scratch, &mut ids).unwrap();
    ids.truncate(len);
    ids
}

fn decode(tokenizer: &Tokenizer<'_>, ids: &[u32]) -> String {
    let mut text = String::new();
    tokenizer.decode(ids, |piece| text.push_str(piece)).unwrap();
    text
}

/// The merging of the papers, word for word: look at all pairs, take the best, leftmost among equals, repeat.
fn merge_naively(mut symbols: Vec<Vec<u8>>, rank: impl Fn(&[u8], &[u8]) -> Option<f32>) -> Vec<Vec<u8>> {
    loop {
        let mut best: Option<(f32, usize)> = None;
        for (at, pair) in symbols.windows(2).enumerate() {
            if let Some(rank) = rank(&pair[0], &pair[1])
                && best.is_none_or(|(lowest, _)| rank < lowest)
            {
                best = Some((rank, at));
            }
        }
        let Some((_, at)) = best else { return symbols };
        let right = symbols.remove(at + 1);
        symbols[at].extend(right);
    }
}

fn sentencepiece_naively(source: &SourceTokenizer, text: &str) -> Vec<u32> {
    let find = |piece: &[u8]| {
        let spelled = String::from_utf8_lossy(piece).replace(' ', "▁");
        (0..)
            .zip(&source.tokens)
            .find(|(_, token)| token.kind == TokenKind::Normal && token.piece == spelled.as_bytes())
    };
    let symbols = text.chars().map(|found| found.to_string().into_bytes()).collect();
    let merged =
        merge_naively(symbols, |left, right| find(&[left, right].concat()).map(|(_, token)| -token.score));
    let ids = merged.iter().flat_map(|symbol| match find(symbol) {
        Some((id, _)) => vec![id],
        None => symbol.iter().map(|&byte| 3 + u32::from(byte)).collect(),
    });
    ids.collect()
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ab ▁<s>/ud🦙ä\n']{0,40}",
        "\\PC{0,30}",
        proptest::collection::vec(any::<char>(), 0..30).prop_map(|chars| chars.into_iter().collect()),
    ]
}

proptest! {
    #[test]
    fn decoding_gives_back_any_text(text in any_text()) {
        for source in [llama(), without_prefix(), byte_level()] {
            let section = build(&source).unwrap();
            let tokenizer = Tokenizer::parse(&section).unwrap();
            for bos in [false, true] {
                let ids = encode(&tokenizer, text.as_bytes(), EncodeOptions { bos, parse_special: false });
                prop_assert_eq!(decode(&tokenizer, &ids), &text[..]);
            }
        }
    }

    #[test]
    fn any_bytes_come_back_as_their_pieces(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
        for source in [without_prefix(), byte_level()] {
            let section = build(&source).unwrap();
            let tokenizer = Tokenizer::parse(&section).unwrap();
            let ids = encode(&tokenizer, &bytes, PLAIN);
            let pieces: Vec<&[u8]> = ids.iter().map(|&id| tokenizer.piece(id).unwrap()).collect();
            prop_assert_eq!(pieces.concat(), &bytes[..]);
        }
    }

    #[test]
    fn text_never_makes_a_control_token_unless_asked(text in "(<s>|</s>|<unk>|<ud>|[<s/ >a]){0,12}") {
        for source in [llama(), without_prefix(), byte_level()] {
            let section = build(&source).unwrap();
            let tokenizer = Tokenizer::parse(&section).unwrap();
            let kind = |id: u32| source.tokens[id as usize].kind;
            let plain = encode(&tokenizer, text.as_bytes(), PLAIN);
            prop_assert!(plain.iter().all(|&id| !matches!(kind(id), TokenKind::Control | TokenKind::Unknown)));
            let parsed = encode(&tokenizer, text.as_bytes(), EncodeOptions { bos: false, parse_special: true });
            let controls = parsed.iter().filter(|&&id| kind(id) == TokenKind::Control).count();
            prop_assert_eq!(controls, text.matches("<s>").count() + text.matches("</s>").count());
        }
    }

    #[test]
    fn sentencepiece_merges_as_the_naive_algorithm_does(
        source in random_sentencepiece(),
        text in "[ab ä🦙]{0,80}",
    ) {
        let section = build(&source).unwrap();
        let tokenizer = Tokenizer::parse(&section).unwrap();
        prop_assert_eq!(encode(&tokenizer, text.as_bytes(), PLAIN), sentencepiece_naively(&source, &text));
    }

    #[test]
    fn byte_level_merges_as_the_naive_algorithm_does(source in random_byte_level(), text in "[abc]{0,300}") {
        let section = build(&source).unwrap();
        let tokenizer = Tokenizer::parse(&section).unwrap();
        let rank = |left: &[u8], right: &[u8]| {
            let same = |(l, r): &(String, String)| l.as_bytes() == left && r.as_bytes() == right;
            source.merges.iter().position(same).map(|rank| rank as f32)
        };
        let merged = merge_naively(text.bytes().map(|byte| vec![byte]).collect(), rank);
        let ids = encode(&tokenizer, text.as_bytes(), PLAIN);
        let pieces: Vec<Vec<u8>> = ids.iter().map(|&id| tokenizer.piece(id).unwrap().to_vec()).collect();
        prop_assert_eq!(pieces, merged);
    }

    #[test]
    fn a_stream_of_any_ids_is_the_lossy_text_of_their_bytes(ids in proptest::collection::vec(3u32..300, 0..40)) {
        let section = build(&without_prefix()).unwrap();
        let tokenizer = Tokenizer::parse(&section).unwrap();
        let bytes: Vec<u8> = ids.iter().flat_map(|&id| tokenizer.piece(id).unwrap_or_default()).copied().collect();
        let ids: Vec<u32> = ids.into_iter().filter(|&id| id < tokenizer.vocab_size()).collect();
        let mut stream = StreamDecoder::new();
        let mut text = String::new();
        for &id in &ids {
            stream.push(&tokenizer, id, |piece| {
                assert!(!piece.is_empty());
                text.push_str(piece);
            }).unwrap();
        }
        stream.finish(|piece| text.push_str(piece));
        prop_assert_eq!(&text, &String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn bytes_cut_anywhere_into_tokens_stream_the_same(text in "[a<é€🦙]{0,12}", broken in any::<u8>(), at in 0usize..40) {
        let section = build(&without_prefix()).unwrap();
        let tokenizer = Tokenizer::parse(&section).unwrap();
        let mut bytes = text.into_bytes();
        bytes.insert(at.min(bytes.len()), broken);
        let ids: Vec<u32> = bytes.iter().map(|&byte| 3 + u32::from(byte)).collect();
        prop_assert_eq!(decode(&tokenizer, &ids), String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn too_little_room_is_an_error_that_says_what_is_missing(
        text in any_text(),
        scratch in 0usize..80,
        room in 0usize..20,
    ) {
        for source in [llama(), byte_level()] {
            let section = build(&source).unwrap();
            let tokenizer = Tokenizer::parse(&section).unwrap();
            let expected = encode(&tokenizer, text.as_bytes(), PLAIN);
            let mut ids = vec![0; room];
            match tokenizer.encode(text.as_bytes(), PLAIN, &mut vec![0; scratch], &mut ids) {
                Ok(len) => prop_assert_eq!(&ids[..len], expected),
                Err(TokenizerError::ScratchTooSmall { found, needed }) => {
                    prop_assert_eq!(found, scratch);
                    prop_assert!(scratch < needed && needed <= scratch_len(text.len()));
                }
                Err(TokenizerError::OutputTooSmall { found, at_least }) => {
                    prop_assert_eq!(found, room);
                    prop_assert!(room < at_least && at_least <= expected.len(), "{} {}", at_least, expected.len());
                }
                Err(other) => prop_assert!(false, "{}", other),
            }
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn a_hostile_section_is_refused_or_harmless(
        which in 0usize..3,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        in_header in any::<bool>(),
        cut in proptest::option::of(any::<prop::sample::Index>()),
        text in proptest::collection::vec(any::<u8>(), 0..30),
        ids in proptest::collection::vec(0u32..400, 0..20),
    ) {
        let mut section = build(&[llama(), without_prefix(), byte_level()][which]).unwrap();
        let reach = if in_header { 84 } else { section.len() };
        for (at, byte) in changes {
            section[at.index(reach)] = byte;
        }
        if let Some(cut) = cut {
            section.truncate(cut.index(section.len()));
        }
        let Ok(tokenizer) = Tokenizer::parse(&section) else { return Ok(()) };
        for options in [PLAIN, EncodeOptions { bos: true, parse_special: true }] {
            let mut out = [0; 64];
            let written = tokenizer.encode(&text, options, &mut [0; 256], &mut out);
            if let Ok(len) = written {
                prop_assert!(out[..len].iter().all(|&id| id < tokenizer.vocab_size()));
                tokenizer.decode(&out[..len], |_| ()).unwrap();
            }
        }
        let mut stream = StreamDecoder::after(&tokenizer, ids.first().copied());
        for id in ids {
            let _ = stream.push(&tokenizer, id, |_| ());
            let _ = (tokenizer.piece(id), tokenizer.is_end(id), tokenizer.special_id(&text));
        }
        stream.finish(|_| ());
    }
}
