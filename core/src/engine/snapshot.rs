//! A suspended request: tokens, pages and parameters in a buffer, to go on after a power cycle with the same bits.
//!
//! Little-endian: magic `KGLSLOT1`, CRC-32 of the rest, identity of the image (its header's CRC-32, which covers the
//! checksums of all sections), formats of K and V, tokens per page, state, request, tokens, then the pages as they lie
//! in the arena. The random stream has no state of its own: seed and position say it all.

use super::{Engine, EngineError, MAX_WINDOWED_TOKENS, Request, Slot, State, StopRules, WhenFull};
use crate::image::checksum;
use crate::kv::{KvTypes, SlotId, Window};
use crate::sampler::{Algorithm, FilterOrder, Penalties, SamplingParams};

const MAGIC: &[u8; 8] = b"KGLSLOT1";
/// Magic and checksum.
const PREAMBLE: usize = 12;
/// What a snapshot says where its request has no window.
const NO_WINDOW: Window = Window { sinks: 0, recent: 0 };

/// Why a snapshot cannot be written or restored. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum SnapshotError {
    /// The buffer is too small.
    TooSmall {
        /// Bytes that are there.
        found: usize,
        /// Bytes of the snapshot.
        needed: usize,
    },
    /// The slot is not waiting for its next token: free, ended, or in the middle of work.
    NotSuspendable(State),
    /// The bytes do not begin like a snapshot.
    NotASnapshot,
    /// The bytes are damaged: cut off, or their checksum is wrong.
    Damaged,
    /// The snapshot was made with another image.
    OtherModel {
        /// Identity of the snapshot's image.
        found: u32,
        /// Identity of this engine's.
        expected: u32,
    },
    /// The snapshot's pages have another layout.
    OtherLayout {
        /// Formats and tokens a page of the snapshot.
        found: (KvTypes, u32),
        /// Those of this engine.
        expected: (KvTypes, u32),
    },
    /// A field is out of its range, although the checksum is right.
    Field(&'static str),
    /// The engine cannot take it: the slot is in use, or the arena exhausted.
    Engine(EngineError),
}

impl core::fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::TooSmall { found, needed } => {
                write!(f, "the snapshot has {needed} bytes, the buffer {found}")
            }
            Self::NotSuspendable(state) => write!(f, "a slot that is {state:?} cannot be suspended"),
            Self::NotASnapshot => write!(f, "these bytes are no snapshot of a slot"),
            Self::Damaged => write!(f, "the snapshot is damaged (checksum)"),
            Self::OtherModel { found, expected } => {
                write!(f, "the snapshot was made with image {found:08x}, this is image {expected:08x}")
            }
            Self::OtherLayout { found, expected } => {
                write!(f, "the snapshot's pages are {found:?}, this arena's {expected:?}")
            }
            Self::Field(name) => write!(f, "the snapshot's {name} is out of range"),
            Self::Engine(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for SnapshotError {}

impl From<EngineError> for SnapshotError {
    fn from(error: EngineError) -> Self {
        Self::Engine(error)
    }
}

impl Engine<'_> {
    /// Bytes of a snapshot of `slot` as it is now.
    ///
    /// # Errors
    /// [`SnapshotError::NotSuspendable`].
    pub fn snapshot_len(&self, slot: SlotId) -> Result<usize, SnapshotError> {
        let mut count = Writer { out: &mut [], length: 0 };
        self.write_snapshot(slot, &mut count)?;
        Ok(count.length)
    }

    /// Writes a snapshot of `slot` to `out` and gives its length; the slot is not changed.
    ///
    /// # Errors
    /// [`SnapshotError::NotSuspendable`], [`SnapshotError::TooSmall`].
    pub fn suspend(&self, slot: SlotId, out: &mut [u8]) -> Result<usize, SnapshotError> {
        let needed = self.snapshot_len(slot)?;
        let error = SnapshotError::TooSmall { found: out.len(), needed };
        let out = out.get_mut(..needed).ok_or(error)?;
        self.write_snapshot(slot, &mut Writer { out, length: 0 })?;
        let crc = checksum(out.get(PREAMBLE..).unwrap_or_default()).to_le_bytes();
        let place = out.get_mut(MAGIC.len()..PREAMBLE).unwrap_or_default();
        place.iter_mut().zip(crc).for_each(|(place, byte)| *place = byte);
        Ok(needed)
    }

    /// Puts the request of a snapshot into the free slot `slot`, which may be another than it came from. It goes on as
    /// if nothing had happened.
    ///
    /// # Errors
    /// [`SnapshotError`]; the slot stays free.
    pub fn resume(&mut self, slot: SlotId, snapshot: &[u8]) -> Result<(), SnapshotError> {
        self.check_idle()?;
        self.check_free(slot)?;
        let (magic, rest) = snapshot.split_first_chunk::<8>().ok_or(SnapshotError::NotASnapshot)?;
        if magic != MAGIC {
            return Err(SnapshotError::NotASnapshot);
        }
        let (crc, body) = rest.split_first_chunk::<4>().ok_or(SnapshotError::Damaged)?;
        if u32::from_le_bytes(*crc) != checksum(body) {
            return Err(SnapshotError::Damaged);
        }
        let mut reader = Reader(body);
        self.check_origin(&mut reader)?;
        let restored = self.read_slot(&mut reader)?;
        self.restore(slot, restored, reader)
    }

    fn write_snapshot(&self, id: SlotId, out: &mut Writer) -> Result<(), SnapshotError> {
        let slot = self.existing(id)?;
        if slot.in_job || !matches!(slot.state, State::Prefilled | State::Active | State::Preempted) {
            return Err(SnapshotError::NotSuspendable(slot.state));
        }
        out.bytes(MAGIC);
        out.word(0);
        let layout = self.pages.layout();
        out.word(self.forward.model.image().identity());
        out.word(layout.types.key.code() | layout.types.value.code() << 8);
        out.word(layout.tokens_per_page.get());
        out.word(match slot.state {
            State::Prefilled => 0,
            State::Active => 1,
            _ => 2,
        });
        out.word(slot.prompt);
        out.word(slot.tokens);
        out.word(slot.cached);
        write_request(&slot.request, out);
        self.tokens(id).iter().for_each(|token| out.word(*token));
        self.pages.page_bytes_of(id, slot.places(slot.cached)).for_each(|page| out.bytes(page));
        Ok(())
    }

    fn check_origin(&self, reader: &mut Reader) -> Result<(), SnapshotError> {
        let (found, expected) = (reader.word()?, self.forward.model.image().identity());
        if found != expected {
            return Err(SnapshotError::OtherModel { found, expected });
        }
        let layout = self.pages.layout();
        let types = reader.word()?;
        let kind = |code| crate::kv::KvType::from_code(code).ok_or(SnapshotError::Field("KV format"));
        let found = (KvTypes { key: kind(types & 0xff)?, value: kind(types >> 8)? }, reader.word()?);
        let expected = (layout.types, layout.tokens_per_page.get());
        if found == expected { Ok(()) } else { Err(SnapshotError::OtherLayout { found, expected }) }
    }

    fn read_slot(&self, reader: &mut Reader) -> Result<Slot, SnapshotError> {
        let state = match reader.word()? {
            0 => State::Prefilled,
            1 => State::Active,
            2 => State::Preempted,
            _ => return Err(SnapshotError::Field("state")),
        };
        let (prompt, tokens, cached) = (reader.word()?, reader.word()?, reader.word()?);
        let request = read_request(reader)?;
        if state == State::Preempted && request.when_full != WhenFull::Preempt {
            return Err(SnapshotError::Field("state"));
        }
        let limit = match request.window() {
            Some(window) => {
                self.check_window(window, &request, prompt)?;
                MAX_WINDOWED_TOKENS
            }
            None => self.forward.model.config().context,
        };
        if prompt == 0 || prompt >= tokens || tokens > limit {
            return Err(SnapshotError::Field("number of tokens"));
        }
        // All but the last token are cached, or, after a preemption, none.
        let expected = if state == State::Preempted { 0 } else { tokens - 1 };
        if cached != expected {
            return Err(SnapshotError::Field("number of cached tokens"));
        }
        let gone = request.window().map_or(0, |window| window.gone(cached, self.tokens_per_page()));
        Ok(Slot {
            state,
            request,
            prompt,
            tokens,
            cached,
            reserved: cached,
            gone,
            in_job: false,
            result: None,
        })
    }

    fn restore(&mut self, id: SlotId, restored: Slot, mut reader: Reader) -> Result<(), SnapshotError> {
        let vocab_size = self.forward.model.config().vocab_size;
        let remembered = restored.tokens - self.forgotten(restored.tokens);
        let bytes = (remembered as usize).checked_mul(4).ok_or(SnapshotError::Damaged)?;
        let tokens = reader.take(bytes)?.as_chunks::<4>().0.iter().map(|token| u32::from_le_bytes(*token));
        if tokens.clone().any(|token| token >= vocab_size) {
            return Err(SnapshotError::Field("token"));
        }
        let places = restored.places(restored.cached);
        let pages = self.pages.pages_for(places).checked_mul(self.pages.page_bytes());
        if Some(reader.0.len()) != pages {
            return Err(SnapshotError::Damaged);
        }
        let reserved = self.pages.reserve(id, 0, places);
        reserved.map_err(|pages| EngineError::OutOfPages { slot: id, pages })?;
        self.pages.restore_pages(id, places, reader.0);
        self.history_mut(id).iter_mut().zip(tokens).for_each(|(place, token)| *place = token);
        if let Some(slot) = self.slots.get_mut(id.index()) {
            *slot = restored;
        }
        debug_assert!(self.audit());
        Ok(())
    }
}

fn write_request(request: &Request, out: &mut Writer) {
    let SamplingParams { algorithm, top_k, top_p, temperature, typical_p, min_p, order } = request.sampling;
    out.word(match algorithm {
        Algorithm::Greedy => 0,
        Algorithm::Weighted => 1,
        Algorithm::TopK => 2,
        Algorithm::Nucleus => 3,
        Algorithm::Composite => 4,
    });
    out.word(top_k);
    out.word(top_p.to_bits());
    out.word(temperature.to_bits());
    out.word(typical_p.to_bits());
    out.word(min_p.to_bits());
    out.word(u32::from(order == FilterOrder::TemperatureFirst));
    let Penalties { repetition, frequency, presence } = request.penalties;
    [repetition, frequency, presence].iter().for_each(|penalty| out.word(penalty.to_bits()));
    out.word(request.seed as u32);
    out.word((request.seed >> 32) as u32);
    out.word(request.max_tokens);
    let (policy, window) = match request.when_full {
        WhenFull::Fail => (0, NO_WINDOW),
        WhenFull::Preempt => (1, NO_WINDOW),
        WhenFull::Window(window) => (2, window),
    };
    [policy, window.sinks, window.recent].iter().for_each(|word| out.word(*word));
    out.list(request.stop.end_ids());
    out.word(request.stop.sequences().count() as u32);
    request.stop.sequences().for_each(|sequence| out.list(sequence));
}

fn read_request(reader: &mut Reader) -> Result<Request, SnapshotError> {
    let algorithm = match reader.word()? {
        0 => Algorithm::Greedy,
        1 => Algorithm::Weighted,
        2 => Algorithm::TopK,
        3 => Algorithm::Nucleus,
        4 => Algorithm::Composite,
        _ => return Err(SnapshotError::Field("algorithm")),
    };
    let (top_k, top_p) = (reader.word()?, f32::from_bits(reader.word()?));
    let temperature = f32::from_bits(reader.word()?);
    let (typical_p, min_p) = (f32::from_bits(reader.word()?), f32::from_bits(reader.word()?));
    let order = match reader.word()? {
        0 => FilterOrder::FiltersFirst,
        1 => FilterOrder::TemperatureFirst,
        _ => return Err(SnapshotError::Field("order of filters")),
    };
    let sampling = SamplingParams { algorithm, top_k, top_p, temperature, typical_p, min_p, order };
    let mut penalty = || reader.word().map(f32::from_bits);
    let penalties = Penalties { repetition: penalty()?, frequency: penalty()?, presence: penalty()? };
    let seed = u64::from(reader.word()?) | u64::from(reader.word()?) << 32;
    let max_tokens = reader.word()?;
    let (policy, window) = (reader.word()?, Window { sinks: reader.word()?, recent: reader.word()? });
    let when_full = match (policy, window) {
        (2, window) => WhenFull::Window(window),
        (0, NO_WINDOW) => WhenFull::Fail,
        (1, NO_WINDOW) => WhenFull::Preempt,
        (0 | 1, _) => return Err(SnapshotError::Field("window")),
        _ => return Err(SnapshotError::Field("policy")),
    };
    let mut stop = StopRules::NONE;
    for _ in 0..reader.word()? {
        stop.add_end_id(reader.word()?).map_err(|_| SnapshotError::Field("end ids"))?;
    }
    for _ in 0..reader.word()? {
        let mut sequence = heapless::Vec::<u32, { super::MAX_STOP_TOKENS }>::new();
        for _ in 0..reader.word()? {
            sequence.push(reader.word()?).map_err(|_| SnapshotError::Field("stop sequences"))?;
        }
        stop.add_sequence(&sequence).map_err(|_| SnapshotError::Field("stop sequences"))?;
    }
    let request = Request { sampling, penalties, seed, max_tokens, stop, when_full };
    request.validate().map_err(|error| SnapshotError::Engine(error.into()))?;
    Ok(request)
}

/// Counts what is written, and keeps what there is room for.
struct Writer<'o> {
    out: &'o mut [u8],
    length: usize,
}

impl Writer<'_> {
    fn bytes(&mut self, bytes: &[u8]) {
        let place = self.out.get_mut(self.length..).unwrap_or_default();
        place.iter_mut().zip(bytes).for_each(|(place, byte)| *place = *byte);
        self.length = self.length.saturating_add(bytes.len());
    }

    fn word(&mut self, word: u32) {
        self.bytes(&word.to_le_bytes());
    }

    fn list(&mut self, words: &[u32]) {
        self.word(words.len() as u32);
        words.iter().for_each(|word| self.word(*word));
    }
}

/// What is left of a snapshot.
struct Reader<'s>(&'s [u8]);

impl<'s> Reader<'s> {
    fn take(&mut self, length: usize) -> Result<&'s [u8], SnapshotError> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(SnapshotError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn word(&mut self) -> Result<u32, SnapshotError> {
        let (word, rest) = self.0.split_first_chunk().ok_or(SnapshotError::Damaged)?;
        self.0 = rest;
        Ok(u32::from_le_bytes(*word))
    }
}
