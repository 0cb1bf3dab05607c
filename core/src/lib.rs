//! A language-model decode step for boards with no OS and no heap.
//!
//! The way of a token through this crate: [`image`] bytes (in flash or mapped) give a borrowed [`model`];
//! [`tokenizer`] turns a prompt into ids; the [`engine`] fills the pages of the [`kv`] cache and computes logits;
//! [`sampler`] draws the next token; the tokenizer's stream turns it into UTF-8.
//!
//! Nothing here allocates or panics, and every result has the same bits on every target.
#![no_std]
#![deny(unsafe_code)]

#[cfg(feature = "std")]
extern crate std;

mod attention;
pub mod config;
pub mod engine;
pub mod executor;
pub mod fingerprint;
mod forward;
pub mod image;
pub mod kernels;
pub mod kv;
pub mod memory;
pub mod model;
pub mod numerics;
pub mod quant;
pub mod sampler;
pub mod tokenizer;
