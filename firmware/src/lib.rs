//! What a board adds to `kinglet-core`: a memory map, start-up, a console, a clock, and a demo that generates
//! text or hashes logits.
//!
//! To read in order: [`memory_map`], the board's binary (`src/bin`), [`arguments`], [`demo`].
//!
//! A new board is an entry in [`memory_map`], a feature with its crates, and a binary that paints the stack, makes a
//! [`board::Board`] of a console and a clock, and hands it over with the weights and the arena. The start of a run
//! and its end go over semihosting; a board without a debugger gives [`demo::demo`] a command line of its own.
#![no_std]

pub mod arguments;
pub mod board;
pub mod demo;
pub mod memory_map;
#[cfg(any(feature = "mps2-an386", feature = "virt-a53", feature = "microbit", feature = "proof"))]
pub mod on_board;
pub mod sampler_check;
