//! A clock of microseconds from the SysTick timer of a Cortex-M.

use core::sync::atomic::{AtomicU32, Ordering};

use cortex_m::peripheral::syst::SystClkSource;
use cortex_m::peripheral::{SCB, SYST};
use cortex_m_rt::exception;

const TICK_HZ: u32 = 1000;
const TICK_US: u32 = 1_000_000 / TICK_HZ;
static TICKS: AtomicU32 = AtomicU32::new(0);

#[exception]
fn SysTick() {
    TICKS.fetch_add(1, Ordering::Relaxed);
}

/// The clock that all of a board shares.
pub struct Clock {
    cycles_per_us: u32,
}

impl Clock {
    /// Starts it on a core of `core_hz` (whole megahertz).
    pub fn start(mut timer: SYST, core_hz: u32) -> Self {
        timer.set_clock_source(SystClkSource::Core);
        timer.set_reload(core_hz / TICK_HZ - 1);
        timer.clear_current();
        timer.enable_counter();
        timer.enable_interrupt();
        Self { cycles_per_us: core_hz / 1_000_000 }
    }

    /// Microseconds since start.
    pub fn time_us(&self) -> u64 {
        loop {
            let ticks = TICKS.load(Ordering::Relaxed);
            let left = SYST::get_current();
            // A tick that was not counted yet would set the clock back.
            if !SCB::is_pendst_pending() && ticks == TICKS.load(Ordering::Relaxed) {
                let left_us = left.checked_div(self.cycles_per_us).unwrap_or(0);
                return u64::from(ticks) * u64::from(TICK_US) + u64::from(TICK_US.saturating_sub(left_us));
            }
        }
    }
}
