//! Arm MPS2+ with a Cortex-M4F (AN386), as QEMU's `mps2-an386`.
#![no_std]
#![no_main]

use core::fmt::{self, Write};
use core::panic::PanicInfo;
use core::sync::atomic::{AtomicU32, Ordering};

use cortex_m::peripheral::syst::SystClkSource;
use cortex_m_rt::{ExceptionFrame, entry, exception};
use kinglet_firmware::board::Board;
#[cfg(not(feature = "linked-image"))]
use kinglet_firmware::memory_map::MPS2_AN386;
use kinglet_firmware::on_board::{self, EXIT_FAULT, PaintedStack};
use static_cell::ConstStaticCell;

#[cfg(feature = "defmt")]
use defmt_semihosting as _;

const ARENA_WORDS: usize = on_board::ARENA_WORDS;
static ARENA: ConstStaticCell<[u32; ARENA_WORDS]> = ConstStaticCell::new([0; ARENA_WORDS]);

#[cfg(feature = "linked-image")]
#[unsafe(link_section = ".weights")]
static IMAGE: [u8; include_bytes!(env!("KINGLET_IMAGE")).len()] = *include_bytes!(env!("KINGLET_IMAGE"));

/// SYSCLK of the AN386 (Arm DAI 0386, section 3.4).
const SYSTEM_HZ: u32 = 25_000_000;
const TICK_HZ: u32 = 1000;
static TICKS: AtomicU32 = AtomicU32::new(0);

#[entry]
fn main() -> ! {
    unsafe extern "C" {
        static mut _stack_end: u32;
        static mut _stack_start: u32;
    }
    // SAFETY: the linker script puts the stack there; no interrupt has been enabled yet.
    let stack = unsafe { PaintedStack::paint(&raw mut _stack_end..&raw mut _stack_start) };
    let mut board = Mps2 { uart: Uart::new(), stack };
    if let Some(mut peripherals) = cortex_m::Peripherals::take() {
        peripherals.SYST.set_clock_source(SystClkSource::Core);
        peripherals.SYST.set_reload(SYSTEM_HZ / TICK_HZ - 1);
        peripherals.SYST.clear_current();
        peripherals.SYST.enable_counter();
        peripherals.SYST.enable_interrupt();
    }
    #[cfg(feature = "linked-image")]
    let weights = &IMAGE;
    #[cfg(not(feature = "linked-image"))]
    // SAFETY: PSRAM, written by the loader before reset and by nobody since.
    let weights = unsafe { on_board::memory(MPS2_AN386.weights) };
    on_board::start(&mut board, weights, ARENA.try_take().map(|arena| arena.as_mut_slice()))
}

#[exception]
fn SysTick() {
    TICKS.fetch_add(1, Ordering::Relaxed);
}

#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    let _ = writeln!(Uart::new(), "\nhard fault at {:#010x}", frame.pc());
    on_board::exit(EXIT_FAULT)
}

#[panic_handler]
fn panic(info: &PanicInfo) -> ! {
    on_board::panicked(&mut Uart::new(), info)
}

struct Mps2 {
    uart: Uart,
    stack: PaintedStack,
}

impl Board for Mps2 {
    fn write(&mut self, bytes: &[u8]) {
        self.uart.send(bytes);
    }

    fn time_us(&mut self) -> u64 {
        u64::from(TICKS.load(Ordering::Relaxed)) * u64::from(1_000_000 / TICK_HZ)
    }

    fn stack_bytes(&self) -> (usize, usize) {
        self.stack.bytes()
    }
}

/// UART 0, an APB UART of the Cortex-M System Design Kit (Arm DDI 0479, section 4.3).
struct Uart(*mut u32);

impl Uart {
    /// Word offsets of the registers.
    const DATA: usize = 0;
    const STATE: usize = 1;
    const CTRL: usize = 2;
    const BAUDDIV: usize = 4;

    const STATE_TX_FULL: u32 = 1;
    const CTRL_TX_ENABLE: u32 = 1;

    fn new() -> Self {
        let mut uart = Self(core::ptr::with_exposed_provenance_mut(0x4000_4000));
        // 115200 baud.
        uart.set(Self::BAUDDIV, SYSTEM_HZ / 115_200);
        uart.set(Self::CTRL, Self::CTRL_TX_ENABLE);
        uart
    }

    fn send(&mut self, bytes: &[u8]) {
        for byte in bytes {
            // SAFETY: a register that can be read at any time.
            while unsafe { self.0.wrapping_add(Self::STATE).read_volatile() } & Self::STATE_TX_FULL != 0 {}
            self.set(Self::DATA, u32::from(*byte));
        }
    }

    fn set(&mut self, register: usize, value: u32) {
        // SAFETY: a register of the UART; writing to it moves nothing but the UART.
        unsafe { self.0.wrapping_add(register).write_volatile(value) }
    }
}

impl fmt::Write for Uart {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.send(text.as_bytes());
        Ok(())
    }
}
