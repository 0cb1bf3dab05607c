//! temp
use anyhow::Result;
use kinglet_core::sampler::SamplingParams;
#[derive(clap::Args)]
pub struct SamplingArgs {
    #[arg(long)]
    seed: Option<u64>,
}
impl SamplingArgs {
    pub fn params(&self) -> Result<SamplingParams> {
        Ok(SamplingParams::greedy())
    }
    pub fn seed(&self) -> (u64, bool) {
        (self.seed.unwrap_or(0), true)
    }
    pub fn is_greedy(&self) -> bool {
        true
    }
}
