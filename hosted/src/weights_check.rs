//! The weights' checksum, compared while the model already runs.
//!
//! A mapped image starts at once: its weights come into memory as the first token needs them.

use std::thread::JoinHandle;

use anyhow::{Context, Result};
use kinglet_core::image::{Image, ImageError};

use crate::import::Bytes;

/// A thread that reads the weights of an image.
pub struct WeightsCheck(JoinHandle<Result<(), ImageError>>);

impl WeightsCheck {
    /// Begins with the image in `bytes`.
    ///
    /// # Errors
    /// The operating system refuses to start a thread.
    pub fn start(bytes: &Bytes) -> Result<Self> {
        let bytes = bytes.clone();
        let check = move || Image::parse_unread((*bytes).as_ref())?.verify_weights();
        let thread = std::thread::Builder::new().name("checksum".into()).spawn(check);
        Ok(Self(thread.context("cannot start the thread that checks the weights")?))
    }

    /// Waits for the end.
    ///
    /// # Errors
    /// The weights are damaged, and what was computed from them is worth nothing.
    pub fn finish(self) -> Result<()> {
        let result = self.0.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        result.context("what was generated from it means nothing")
    }
}
