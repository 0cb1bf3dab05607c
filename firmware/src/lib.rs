//! What a board adds to `kinglet-core`: a memory map, start-up, a console, a clock, and a demo that generates
//! text or hashes logits.
//!
//! To read in order: [`memory_map`], the board's binary (`src/bin`), [`arguments`], [`demo`].
#![no_std]

pub mod arguments;
pub mod board;
pub mod demo;
pub mod memory_map;
#[cfg(any(feature = "mps2-an386", feature = "virt-a53"))]
pub mod on_board;
