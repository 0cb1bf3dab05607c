//! Parameters of llama.cpp, Hugging Face, vLLM and MaxText in the terms of this sampler.

#![doc = include_str!("coming_from.md")]
