//! Files as bytes in memory, without reading them.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use memmap2::Mmap;

use super::{Bytes, ImportError};

/// Maps the file at `path`.
///
/// # Errors
/// [`ImportError::Io`] when it cannot be opened or mapped; an empty file maps to no bytes.
pub(crate) fn map(path: &Path) -> Result<Bytes, ImportError> {
    let io = |source| ImportError::Io { path: path.to_owned(), source };
    let file = File::open(path).map_err(io)?;
    // SAFETY: the mapping is read-only and private to this process. A file that another process shortens while
    // it is mapped ends this one by SIGBUS, which every mapped reader accepts; contents that change under us are
    // only ever numbers, because all offsets are checked once and then kept outside the mapping.
    #[allow(unsafe_code)]
    let mapped = unsafe { Mmap::map(&file) }.map_err(io)?;
    Ok(Arc::new(mapped))
}

/// The whole of `bytes` as a slice.
pub(super) fn slice(bytes: &Bytes) -> &[u8] {
    (**bytes).as_ref()
}
