//! What a board adds to `kinglet-core`.
#![no_std]
