//! An engine with the memory that it borrows, sized for what a command is going to do.

use anyhow::{Context, Result};
use kinglet_core::engine::{Buffers, Engine, EngineConfig, Slot};
use kinglet_core::kernels::Kernels;
use kinglet_core::memory::MemoryPlan;
use kinglet_core::model::Model;

use crate::threads::Threads;

/// The buffers of an engine.
pub struct Session {
    config: EngineConfig,
    plan: MemoryPlan,
    kv: Vec<u8>,
    /// In words, so that it is aligned.
    work: Vec<u32>,
    slots: Vec<Slot>,
}

impl Session {
    /// Allocates what `config` needs for `model`.
    ///
    /// # Errors
    /// The configuration is out of range or too large.
    pub fn new(model: &Model, config: EngineConfig) -> Result<Self> {
        let plan = Engine::memory(model, &config).context("cannot size the engine")?;
        Ok(Self {
            config,
            plan,
            kv: vec![0; plan.kv_bytes],
            work: vec![0; plan.work_bytes.div_ceil(4)],
            slots: vec![Slot::EMPTY; config.slots as usize],
        })
    }

    /// Bytes of the arena, the work buffer and the slots.
    pub fn bytes(&self) -> usize {
        self.plan.kv_bytes + self.plan.work_bytes + self.slot_bytes()
    }

    /// The sizes of the arena, of a page, and of the work buffer.
    pub fn plan(&self) -> MemoryPlan {
        self.plan
    }

    /// Bytes of the slots.
    pub fn slot_bytes(&self) -> usize {
        size_of_val(&self.slots[..])
    }

    /// The engine.
    ///
    /// # Errors
    /// None that [`Self::new`] has not found before.
    pub fn engine<'a>(
        &'a mut self,
        model: Model<'a>,
        kernels: Kernels,
        threads: &'a Threads,
    ) -> Result<Engine<'a>> {
        let work = &mut bytemuck::cast_slice_mut(&mut self.work)[..self.plan.work_bytes];
        let buffers = Buffers { kv: &mut self.kv, work, slots: &mut self.slots };
        Ok(Engine::new(model, &self.config, buffers, kernels, threads)?)
    }
}
