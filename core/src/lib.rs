//! A language-model decode step for boards with no OS and no heap.
//!
//! The way of a token through this crate is the order of its modules: [`image`] bytes (in flash or mapped)
//! give a borrowed [`model`]; [`tokenizer`] turns a prompt into ids; the engine fills KV pages and computes
//! logits; [`sampler`] draws the next token; the tokenizer's stream turns it into UTF-8.
//!
//! Nothing here allocates or panics, and every result has the same bits on every target.
#![no_std]
#![deny(unsafe_code)]

#[cfg(feature = "std")]
extern crate std;

pub mod config;
pub mod tokenizer;
