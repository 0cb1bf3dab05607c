//! What a board adds to `kinglet-core`: a memory map, start-up, a console, a clock, and two demos. [`demo`] runs any
//! image and generates text or hashes logits; [`home`] is Kinglet Home, which answers what is typed.
//!
//! To read in order: [`memory_map`], the board's binary (`src/bin`), [`home`] with [`line`], or [`arguments`] and
//! [`demo`].
//!
//! A new board is an entry in [`memory_map`], a feature with its crates, and a binary that paints the stack, makes a
//! [`board::Board`] of a console and a clock, and hands it over with the weights and the arena. The start of a run
//! and its end go over semihosting; a board without a debugger gives [`demo::demo`] a command line of its own, or runs
//! [`home::home`], which needs none.
#![no_std]

pub mod arguments;
pub mod board;
pub mod demo;
pub mod home;
pub mod line;
pub mod memory_map;
#[cfg(any(
    feature = "mps2-an386",
    feature = "netduinoplus2",
    feature = "virt-a53",
    feature = "microbit",
    feature = "proof"
))]
pub mod on_board;
pub mod sampler_check;
#[cfg(any(feature = "mps2-an386", feature = "netduinoplus2"))]
pub mod systick;
