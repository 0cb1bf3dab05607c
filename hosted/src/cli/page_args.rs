//! Options that say how much memory the prompts share, and how.

use std::num::NonZero;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use kinglet_core::engine::{EngineConfig, WhenFull};
use kinglet_core::kv::{KvTypes, Window};
use kinglet_core::memory::MAX_PAGES;

use super::page_map::LEGEND;
use crate::PREFILL_ROWS;
use crate::session::Session;

/// Tokens at the beginning that a window keeps, as in the paper.
const SINKS: u32 = 4;

/// Tokens a page, unless `--page-size` says otherwise.
const PAGE_SIZE: u32 = 16;

/// How the prompts share memory.
#[derive(clap::Args)]
pub struct PageArgs {
    /// Pages of the KV cache, for all prompts together [default: enough for all tokens of all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_PAGES)))]
    max_pages: Option<u32>,
    /// Tokens a page, 1 to 256 [default: 16]
    #[arg(long, value_name = "TOKENS", value_parser = clap::value_parser!(u32).range(1..=256))]
    page_size: Option<u32>,
    /// What happens when a prompt or its next token needs a page and none is free [default: fail]
    #[arg(long, value_enum)]
    when_full: Option<WhenFullChoice>,
    /// With --when-full window: tokens at the beginning that stay in sight [default: 4]
    #[arg(long, value_name = "TOKENS")]
    sinks: Option<u32>,
    /// With --when-full window: latest tokens that are in sight [default: the model's context less the sinks]
    #[arg(long, value_name = "TOKENS")]
    window: Option<u32>,
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
    /// It sees its first tokens and the latest ones only, from the start, and gives up the pages between: it can go
    /// on beyond the model's context (StreamingLLM, Xiao et al. 2024)
    Window,
}

impl PageArgs {
    /// What a slot does that needs a page when none is free.
    pub fn when_full(&self) -> WhenFullChoice {
        self.when_full.unwrap_or(WhenFullChoice::Fail)
    }

    /// The name of an option that has been given.
    pub fn given(&self) -> Option<&'static str> {
        let given = [
            ("--max-pages", self.max_pages.is_some()),
            ("--page-size", self.page_size.is_some()),
            ("--when-full", self.when_full.is_some()),
            ("--sinks", self.sinks.is_some()),
            ("--window", self.window.is_some()),
            ("--prefix-cache", self.prefix_cache),
            ("--show-pages", self.show_pages),
        ];
        given.iter().find(|(_, given)| *given).map(|(name, _)| *name)
    }

    /// What a request of a model with `context` tokens does when the memory is full.
    ///
    /// # Errors
    /// Options of the window without one.
    pub fn policy(&self, context: u32) -> Result<WhenFull> {
        if self.when_full() != WhenFullChoice::Window && (self.sinks.is_some() || self.window.is_some()) {
            bail!("--sinks and --window have no effect without --when-full window");
        }
        Ok(match self.when_full() {
            WhenFullChoice::Fail => WhenFull::Fail,
            WhenFullChoice::Preempt => WhenFull::Preempt,
            WhenFullChoice::Window => {
                let sinks = self.sinks.unwrap_or(SINKS.min(context / 2));
                let recent = self.window.unwrap_or(context.saturating_sub(sinks));
                WhenFull::Window(Window { sinks, recent })
            }
        })
    }

    /// An engine with a slot for each of `prompts`, which will hold up to `lengths` tokens unless `policy` keeps fewer.
    ///
    /// # Errors
    /// More prompts than an engine has slots.
    pub fn config(
        &self,
        prompts: &[Vec<u32>],
        lengths: &[u32],
        policy: WhenFull,
        kv: KvTypes,
    ) -> Result<EngineConfig> {
        let slots = prompts.len() as u32;
        if slots > 256 {
            bail!("{slots} prompts; 256 at a time at most");
        }
        let longest = prompts.iter().map(Vec::len).max().unwrap_or(1) as u32;
        let batch = PREFILL_ROWS.min(longest).max(slots);
        let page_size = self.page_size.unwrap_or(PAGE_SIZE);
        let pages_of = |length: &u32| {
            let all = length.div_ceil(page_size);
            match policy {
                // A whole batch fits beside the window.
                WhenFull::Window(window) => {
                    all.min(window.pages(page_size).saturating_add(batch.div_ceil(page_size)))
                }
                WhenFull::Fail | WhenFull::Preempt => all,
            }
        };
        let pages_for_all: u32 = lengths.iter().map(pages_of).sum();
        Ok(EngineConfig {
            slots,
            pages: self.max_pages.unwrap_or(pages_for_all.clamp(1, MAX_PAGES)),
            tokens_per_page: NonZero::new(page_size).context("--page-size 0: take 1 to 256")?,
            kv,
            batch,
            logit_rows: slots,
            prefix_cache: self.prefix_cache,
            windows: matches!(policy, WhenFull::Window(_)),
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
