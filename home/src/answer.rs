//! The grammar of answers: what the model may say next, so that each answer is the JSON that `LABELS.md` describes.

use kinglet_core::engine::Constraint;
use kinglet_core::kv::SlotId;
use kinglet_core::tokenizer::{TokenKind, Tokenizer};

use crate::said::{Bytes, Ends, Said};
use crate::{MAX_ANSWER_TOKENS, MAX_PROMPT_TOKENS};

/// The slots of an answer, in their order.
const SLOTS: [&[u8]; 19] = [
    b"name",
    b"area",
    b"floor",
    b"domain",
    b"device_class",
    b"state",
    b"item",
    b"conversation_command",
    b"brightness",
    b"color",
    b"temperature",
    b"position",
    b"volume_level",
    b"hours",
    b"minutes",
    b"seconds",
    b"start_hours",
    b"start_minutes",
    b"start_seconds",
];

/// Words of a mask: for the vocabularies of models of this kind.
const MASK_WORDS: usize = 32;

/// Digits of a number before its point, at most.
const DIGITS: u8 = 4;
/// Digits behind it.
const DECIMALS: u8 = 2;

/// Tokens that end an answer in a text: `"`, `}` and the end token.
const CLOSING: u32 = 3;
/// Tokens that a letter takes, at most, when each of its bytes is one.
const LETTER: u32 = 4;

/// Keeps the answers of a model of this kind valid: JSON in one line, with slots that exist, in their order and each at
/// most once, whose text stands in the sentence as whole words, and that ends within [`MAX_ANSWER_TOKENS`]. Only a text
/// that these tokens are too few for ends within a word.
///
/// The prompt is one that was folded (see [`fold`](crate::fold())), of at most
/// [`MAX_PROMPT_TOKENS`] tokens. What it says is a function of the prompt and the tokens drawn, as a [`Constraint`] must be.
#[derive(Debug)]
pub struct AnswerGrammar<'t> {
    tokenizer: &'t Tokenizer<'t>,
    said: Said,
    mask: [u32; MASK_WORDS],
}

/// Where an answer is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Start,
    /// A slot from `next` on may follow, or the end.
    Between {
        next: usize,
    },
    /// In a text; `ends` is where in the sentence what is read of it ends.
    Text {
        next: usize,
        ends: Ends,
        empty: bool,
    },
    /// In a number with so many digits before the point and, if there is one, after it.
    Number {
        next: usize,
        whole: u8,
        zero: bool,
        decimals: Option<u8>,
    },
    Closed,
}

impl<'t> AnswerGrammar<'t> {
    /// The grammar for models with this tokenizer; `None` if its vocabulary is not of this kind: it must have at most
    /// 1024 tokens, none of them so long that a prompt has no room here, and among them single bytes, an end, and the
    /// pieces of answers (`{"intent":"none"`, `,"hours":`).
    pub fn new(tokenizer: &'t Tokenizer<'t>) -> Option<Self> {
        let ids = 0..tokenizer.vocab_size();
        let pieces = || ids.clone().filter_map(|id| tokenizer.piece(id));
        let bytes = pieces().filter(|piece| matches!(piece, [b' '..=b'~']));
        let parts = pieces().filter(|piece| matches!(*piece, br#"{"intent":"none""# | br#","hours":"#));
        let words = ids.clone().filter(|id| tokenizer.kind(*id) == Some(TokenKind::Normal));
        let longest = words.filter_map(|id| tokenizer.piece(id)).map(<[u8]>::len).max();
        let fits = tokenizer.vocab_size() as usize <= 32 * MASK_WORDS
            && bytes.count() == usize::from(b'~' - b' ') + 1
            && parts.count() == 2
            && longest.is_some_and(|longest| longest * MAX_PROMPT_TOKENS as usize <= Said::BYTES)
            && tokenizer.end_ids().next().is_some();
        fits.then_some(Self { tokenizer, said: Said::EMPTY, mask: [0; MASK_WORDS] })
    }

    /// The state after `drawn`.
    fn state(&self, drawn: &[u32]) -> Option<State> {
        let mut left = MAX_ANSWER_TOKENS;
        drawn.iter().try_fold(State::Start, |state, token| {
            let next = self.step(state, *token, left);
            left = left.saturating_sub(1);
            next
        })
    }

    /// With which bytes a piece can begin that follows `state`.
    fn first_bytes(&self, state: State) -> Bytes {
        match state {
            State::Start => Bytes::of(b"{"),
            State::Between { .. } => Bytes::of(b",}"),
            State::Text { ends, .. } => self.said.bytes_at(ends).with(b'"'),
            State::Number { .. } => Bytes::of(b"0123456789.,}"),
            // An end token's name can begin with any.
            State::Closed => Bytes::ALL,
        }
    }

    /// What follows `state` with `token`, when `left` more tokens may be drawn, that one included.
    fn step(&self, state: State, token: u32, left: u32) -> Option<State> {
        if state == State::Closed {
            return self.tokenizer.is_end(token).then_some(State::Closed);
        }
        // The name of a control or unused token is no text, though it may stand in the sentence.
        let piece = self.text(token)?;
        let next = match state {
            State::Start => intent(piece),
            State::Between { next } => self.slot(piece, next),
            State::Text { next, ends, empty } if piece == b"\"" => {
                let ends_here = self.said.has_word_end(ends) || self.must_end(ends, left);
                (!empty && ends_here).then_some(State::Between { next })
            }
            State::Text { next, ends, .. } => {
                let ends = self.said.follow(ends, piece)?;
                Some(State::Text { next, ends, empty: false })
            }
            State::Number { .. } => self.number(state, piece),
            State::Closed => None,
        }?;
        (self.tokens_to_end(next) < left).then_some(next)
    }

    /// Whether the tokens left are too few for another letter of a text.
    fn must_end(&self, ends: Ends, left: u32) -> bool {
        self.said.has_letter_end(ends) && left < CLOSING + self.next_letter(ends)
    }

    /// Tokens that the next letter of a text takes, at most.
    fn next_letter(&self, ends: Ends) -> u32 {
        if self.said.bytes_at(ends).all_ascii() { 1 } else { LETTER }
    }

    /// Tokens that the shortest end takes, the end token included.
    fn tokens_to_end(&self, state: State) -> u32 {
        match state {
            State::Closed => 1,
            State::Between { .. } => 2,
            State::Number { whole, decimals, .. } if whole > 0 && decimals != Some(0) => 2,
            State::Number { .. } | State::Start => 3,
            State::Text { empty: true, ends, .. } => CLOSING + self.next_letter(ends),
            State::Text { ends, .. } => CLOSING + self.said.bytes_to_letter_end(ends),
        }
    }

    /// What a token adds to a text; `None` for one that is no text.
    fn text(&self, token: u32) -> Option<&'t [u8]> {
        let kind = self.tokenizer.kind(token);
        self.tokenizer
            .piece(token)
            .filter(|_| matches!(kind, Some(TokenKind::Normal | TokenKind::UserDefined)))
    }

    /// `}`, or the beginning of a slot, or a whole one.
    fn slot(&self, piece: &[u8], next: usize) -> Option<State> {
        if piece == b"}" {
            return Some(State::Closed);
        }
        let rest = piece.strip_prefix(br#",""#)?;
        let (index, rest) = SLOTS.iter().enumerate().skip(next).find_map(|(index, name)| {
            let rest = rest.strip_prefix(*name)?.strip_prefix(br#"":"#)?;
            Some((index, rest))
        })?;
        let next = index + 1;
        match rest {
            [] => Some(State::Number { next, whole: 0, zero: false, decimals: None }),
            b"\"" => self.said.word_starts().map(|ends| State::Text { next, ends, empty: true }),
            [b'"', value @ .., b'"'] if !value.is_empty() && !value.contains(&b'"') => {
                Some(State::Between { next })
            }
            _ => None,
        }
    }

    /// A digit, a point, or what may follow a number.
    fn number(&self, state: State, piece: &[u8]) -> Option<State> {
        let State::Number { next, whole, zero, decimals } = state else { return None };
        let complete = whole > 0 && decimals != Some(0);
        match (piece, decimals) {
            ([b'0'..=b'9'], None) if whole < DIGITS && !(zero && whole > 0) => {
                let zero = if whole == 0 { piece == b"0" } else { zero };
                Some(State::Number { next, whole: whole + 1, zero, decimals })
            }
            ([b'0'..=b'9'], Some(digits)) if digits < DECIMALS => {
                Some(State::Number { next, whole, zero, decimals: Some(digits + 1) })
            }
            (b".", None) if complete => Some(State::Number { next, whole, zero, decimals: Some(0) }),
            _ if complete => self.slot(piece, next),
            _ => None,
        }
    }
}

/// `{"intent":"HassTurnOn"`.
fn intent(piece: &[u8]) -> Option<State> {
    let name = piece.strip_prefix(br#"{"intent":""#)?.strip_suffix(b"\"")?;
    let next = if name == b"none" { SLOTS.len() } else { 0 };
    name.iter().all(u8::is_ascii_alphabetic).then_some(State::Between { next })
}

impl Constraint for AnswerGrammar<'_> {
    fn allowed(&mut self, _: SlotId, prompt: &[u32], drawn: &[u32]) -> Option<&[u32]> {
        self.said = Said::EMPTY;
        for token in prompt {
            self.said.push(self.text(*token).unwrap_or_default());
        }
        self.said.trim_end();
        self.mask = [0; MASK_WORDS];
        let left = MAX_ANSWER_TOKENS.saturating_sub(drawn.len() as u32);
        if let Some(state) = self.state(drawn) {
            let firsts = self.first_bytes(state);
            for token in 0..self.tokenizer.vocab_size() {
                let first = self.tokenizer.piece(token).and_then(|piece| piece.first());
                // Most tokens are out by their first byte, and the rest takes a hundred times as long.
                if first.is_some_and(|byte| firsts.has(*byte))
                    && self.step(state, token, left).is_some()
                    && let Some(word) = self.mask.get_mut(token as usize / 32)
                {
                    *word |= 1 << (token % 32);
                }
            }
        }
        Some(&self.mask)
    }
}
