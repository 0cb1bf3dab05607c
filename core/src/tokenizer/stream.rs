//! Tokens to text, one at a time.

use super::{TokenKind, Tokenizer, TokenizerError};

/// Turns tokens into UTF-8 as they are generated.
///
/// A character whose bytes are spread over several tokens is passed on once, whole. Bytes that cannot become
/// a character are passed on as U+FFFD, one for each broken sequence (as [`str::from_utf8`]'s users do it:
/// the result is that of `String::from_utf8_lossy` on all bytes). At most 3 bytes are held back.
///
/// Control, unknown and unused tokens print nothing; a control token ends a character that was not complete.
/// Where the tokenizer puts a space before text, the first one at the start and after each control or
/// user-defined token is taken away again.
#[derive(Clone, Copy, Debug)]
pub struct StreamDecoder {
    /// The beginning of a character that is not complete.
    pending: [u8; 4],
    pending_len: u8,
    /// A space that comes next is the tokenizer's own.
    drop_space: bool,
}

impl Default for StreamDecoder {
    fn default() -> Self {
        Self::new()
    }
}

impl StreamDecoder {
    /// At the start of a sequence.
    pub const fn new() -> Self {
        Self { pending: [0; 4], pending_len: 0, drop_space: true }
    }

    /// After the tokens of a prompt that is not printed, of which `previous` is the last. The difference to
    /// [`Self::new`] is the leading space: of an answer after a control token it is dropped, of the
    /// continuation of a text it is not.
    pub fn after(tokenizer: &Tokenizer<'_>, previous: Option<u32>) -> Self {
        let kind = previous.and_then(|id| tokenizer.kind(id));
        Self { drop_space: previous.is_none() || kind.is_some_and(begins_text), ..Self::new() }
    }

    /// Takes one token and passes what can be printed to `sink`, in order, without empty strings.
    ///
    /// # Errors
    /// [`TokenizerError::NoSuchToken`]; nothing has then changed.
    pub fn push(
        &mut self,
        tokenizer: &Tokenizer<'_>,
        id: u32,
        mut sink: impl FnMut(&str),
    ) -> Result<(), TokenizerError> {
        let (Some(kind), Some(piece)) = (tokenizer.kind(id), tokenizer.piece(id)) else {
            return Err(TokenizerError::NoSuchToken { found: id, vocab_size: tokenizer.vocab_size() });
        };
        match kind {
            TokenKind::Normal | TokenKind::Byte | TokenKind::UserDefined => {
                let bytes = match piece.strip_prefix(b" ") {
                    Some(rest) if self.drop_space && tokenizer.add_space_prefix() => rest,
                    _ => piece,
                };
                self.drop_space &= piece.is_empty();
                self.push_bytes(bytes, &mut sink);
            }
            TokenKind::Control => self.flush(&mut sink),
            TokenKind::Unknown | TokenKind::Unused => {}
        }
        self.drop_space |= begins_text(kind);
        Ok(())
    }

    /// Ends the text: an incomplete character becomes U+FFFD. The decoder is then as new.
    pub fn finish(&mut self, mut sink: impl FnMut(&str)) {
        self.flush(&mut sink);
        *self = Self::new();
    }

    fn flush(&mut self, sink: &mut impl FnMut(&str)) {
        if self.pending_len > 0 {
            sink("\u{fffd}");
        }
        self.pending_len = 0;
    }

    fn push_bytes(&mut self, bytes: &[u8], sink: &mut impl FnMut(&str)) {
        let rest = self.complete_pending(bytes, sink);
        let mut chunks = rest.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            if !chunk.valid().is_empty() {
                sink(chunk.valid());
            }
            let invalid = chunk.invalid();
            let incomplete = core::str::from_utf8(invalid).is_err_and(|error| error.error_len().is_none());
            if incomplete && chunks.peek().is_none() {
                invalid.iter().for_each(|&byte| self.hold(byte));
            } else if !invalid.is_empty() {
                sink("\u{fffd}");
            }
        }
    }

    /// Takes the bytes that complete the pending character, or show that it is none, and returns the others.
    fn complete_pending<'b>(&mut self, mut bytes: &'b [u8], sink: &mut impl FnMut(&str)) -> &'b [u8] {
        while self.pending_len > 0 {
            let Some((&byte, rest)) = bytes.split_first() else { break };
            let before = *self;
            self.hold(byte);
            let held = self.pending.get(..usize::from(self.pending_len)).unwrap_or_default();
            match core::str::from_utf8(held) {
                Ok(character) => {
                    sink(character);
                    self.pending_len = 0;
                }
                Err(error) if error.error_len().is_none() => {}
                Err(_) => {
                    // `byte` does not go on with the character: it is looked at again, by itself.
                    *self = before;
                    self.flush(sink);
                    break;
                }
            }
            bytes = rest;
        }
        bytes
    }

    fn hold(&mut self, byte: u8) {
        if let Some(slot) = self.pending.get_mut(usize::from(self.pending_len)) {
            *slot = byte;
            self.pending_len += 1;
        }
    }
}

/// Whether the encoder puts its space before what follows a token of this kind.
fn begins_text(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Control | TokenKind::UserDefined)
}
