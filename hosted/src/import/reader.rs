//! A cursor over untrusted bytes: every read is checked against what is left, nothing is allocated.

use super::ImportError;

/// Reads little-endian values one after the other.
#[derive(Clone)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    position: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, position: 0 }
    }

    /// Starts `position` bytes into `bytes`; past the end, every read is refused.
    pub(super) fn at(bytes: &'a [u8], position: usize) -> Self {
        Self { bytes, position: position.min(bytes.len()) }
    }

    /// Bytes read so far.
    pub(super) fn position(&self) -> usize {
        self.position
    }

    pub(super) fn remaining(&self) -> usize {
        self.bytes.len() - self.position
    }

    /// The next `count` bytes.
    pub(super) fn take(&mut self, count: u64, what: &str) -> Result<&'a [u8], ImportError> {
        let rest = self.bytes.get(self.position..).unwrap_or_default();
        let taken = usize::try_from(count).ok().and_then(|count| rest.get(..count)).ok_or_else(|| {
            ImportError::Truncated { what: what.to_owned(), needed: count, available: rest.len() as u64 }
        })?;
        self.position += taken.len();
        Ok(taken)
    }

    /// Refuses a declared `count` of things that take at least `each` bytes, before anyone loops over it.
    pub(super) fn expect(&self, count: u64, each: u64, what: &str) -> Result<(), ImportError> {
        let needed = count.saturating_mul(each);
        let available = self.remaining() as u64;
        if needed > available {
            return Err(ImportError::Truncated { what: what.to_owned(), needed, available });
        }
        Ok(())
    }

    fn array<const N: usize>(&mut self, what: &str) -> Result<[u8; N], ImportError> {
        let mut value = [0; N];
        value.copy_from_slice(self.take(N as u64, what)?);
        Ok(value)
    }

    pub(super) fn u8(&mut self, what: &str) -> Result<u8, ImportError> {
        self.array(what).map(u8::from_le_bytes)
    }

    pub(super) fn u32(&mut self, what: &str) -> Result<u32, ImportError> {
        self.array(what).map(u32::from_le_bytes)
    }

    pub(super) fn i32(&mut self, what: &str) -> Result<i32, ImportError> {
        self.array(what).map(i32::from_le_bytes)
    }

    pub(super) fn u64(&mut self, what: &str) -> Result<u64, ImportError> {
        self.array(what).map(u64::from_le_bytes)
    }

    pub(super) fn f32(&mut self, what: &str) -> Result<f32, ImportError> {
        self.array(what).map(f32::from_le_bytes)
    }
}
