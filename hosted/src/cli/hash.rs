//! `kinglet hash`.

use anyhow::{Context, Result};
use kinglet_core::engine::EngineConfig;
use kinglet_core::fingerprint::greedy_hash;
use kinglet_core::model::Model;

use super::model_args::{MachineArgs, ModelArgs};
use crate::session::Session;
use crate::threads::Threads;

/// Print one hash over the bits of all logits of a greedy run from BOS.
///
/// The firmware prints the same line for the same image, on every board.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Greedy steps
    #[arg(long, default_value_t = 64)]
    tokens: u32,
    #[command(flatten)]
    machine: MachineArgs,
}

impl Args {
    pub(super) fn run(self) -> Result<()> {
        let bytes = self.model.open()?;
        let image = self.model.image(&bytes)?;
        let tokenizer = self.model.tokenizer_of(&image)?;
        let bos = tokenizer.bos().context("the tokenizer has no BOS token to start from")?;
        let model = Model::new(&image);
        let kv = self.model.formats.kv_of(&image);
        let threads = Threads::new(self.machine.threads)?;
        let mut session = Session::new(&model, EngineConfig::single(self.tokens.max(1), kv))?;
        let mut engine = session.engine(model, self.machine.kernels.into(), &threads)?;
        let hash = greedy_hash(&mut engine, bos, self.tokens, &mut |_| {})?;
        println!("logits-hash {hash:016x} tokens {}", self.tokens);
        Ok(())
    }
}
