//! Options that say how much memory the prompts share, and how.

use std::num::NonZero;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use kinglet_core::engine::{EngineConfig, WhenFull};
use kinglet_core::kv::KvTypes;
use kinglet_core::memory::MAX_PAGES;

use super::page_map::LEGEND;
use crate::session::Session;

/// Rows of a prompt that share a pass over the weights.
const BATCH: u32 = 32;

/// How the prompts share memory.
#[derive(clap::Args)]
pub struct PageArgs {
    /// Pages of the KV cache, for all prompts together [default: enough for all tokens of all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_PAGES)))]
    max_pages: Option<u32>,
    /// Tokens a page, 1 to 256
    #[arg(long, value_name = "TOKENS", default_value = "16", value_parser = clap::value_parser!(u32).range(1..=256))]
    page_size: u32,
    /// What happens when a prompt or its next token needs a page and none is free
    #[arg(long, value_enum, default_value_t = WhenFullChoice::Fail)]
    pub when_full: WhenFullChoice,
    /// Share the pages of equal beginnings between prompts
    #[arg(long)]
    prefix_cache: bool,
    /// Show who owns which page on stderr: after prefill, and whenever a prompt ends or pages run out
    #[arg(long)]
    pub show_pages: bool,
}

/// What a slot does that needs a page when none is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WhenFullChoice {
    /// It ends with an error; the others go on
    Fail,
    /// The last slot gives up its pages and comes back when there is room; its text does not change
    Preempt,
}

impl From<WhenFullChoice> for WhenFull {
    fn from(choice: WhenFullChoice) -> Self {
        match choice {
            WhenFullChoice::Fail => Self::Fail,
            WhenFullChoice::Preempt => Self::Preempt,
        }
    }
}

impl PageArgs {
    /// An engine with a slot for each of `prompts`, which will hold up to `lengths` tokens.
    ///
    /// # Errors
    /// More prompts than an engine has slots.
    pub fn config(&self, prompts: &[Vec<u32>], lengths: &[u32], kv: KvTypes) -> Result<EngineConfig> {
        let slots = prompts.len() as u32;
        if slots > 256 {
            bail!("{slots} prompts; 256 at a time at most");
        }
        let pages_for_all: u32 = lengths.iter().map(|length| length.div_ceil(self.page_size)).sum();
        let longest = prompts.iter().map(Vec::len).max().unwrap_or(1) as u32;
        Ok(EngineConfig {
            slots,
            pages: self.max_pages.unwrap_or(pages_for_all.clamp(1, MAX_PAGES)),
            tokens_per_page: NonZero::new(self.page_size).context("--page-size 0: take 1 to 256")?,
            kv,
            batch: BATCH.min(longest).max(slots),
            logit_rows: slots,
            prefix_cache: self.prefix_cache,
        })
    }

    /// The memory that the run takes and what the map's signs mean, for the head of `--show-pages`.
    pub fn head(&self, session: &Session, config: &EngineConfig) -> String {
        let (plan, slots) = (session.plan(), session.slot_bytes());
        format!(
            "page arena   {} pages of {} tokens, {} bytes each: {} bytes\n\
             beside it    {} bytes: activations, logits and tables {}, {} slots {slots}\n{LEGEND}",
            config.pages,
            config.tokens_per_page,
            plan.page_bytes,
            plan.kv_bytes,
            plan.work_bytes + slots,
            plan.work_bytes,
            config.slots,
        )
    }
}
