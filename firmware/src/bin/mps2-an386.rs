//! Arm MPS2+ with a Cortex-M4F (AN386), as QEMU's `mps2-an386`.
#![no_std]
#![no_main]

use core::fmt::{self, Write};
use core::panic::PanicInfo;

use cortex_m_rt::{ExceptionFrame, entry, exception};
use kinglet_firmware::board::{Board, Terminal};
#[cfg(not(any(feature = "linked-image", feature = "home")))]
use kinglet_firmware::memory_map::MPS2_AN386;
use kinglet_firmware::on_board::{self, EXIT_FAULT, PaintedStack};
use kinglet_firmware::systick::Clock;
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

#[entry]
fn main() -> ! {
    unsafe extern "C" {
        static mut _stack_end: u32;
        static mut _stack_start: u32;
    }
    // SAFETY: the linker script puts the stack there; no interrupt has been enabled yet.
    let stack = unsafe { PaintedStack::paint(&raw mut _stack_end..&raw mut _stack_start) };
    let clock = cortex_m::Peripherals::take().map(|peripherals| Clock::start(peripherals.SYST, SYSTEM_HZ));
    let mut board = Mps2 { uart: Uart::new(), clock, stack };
    let arena = ARENA.try_take().map(|arena| arena.as_mut_slice());
    start(&mut board, arena)
}

#[cfg(feature = "home")]
fn start(board: &mut Mps2, arena: Option<&mut [u32]>) -> ! {
    on_board::exit(on_board::home(board, arena))
}

#[cfg(not(feature = "home"))]
fn start(board: &mut Mps2, arena: Option<&mut [u32]>) -> ! {
    #[cfg(feature = "linked-image")]
    let weights = &IMAGE;
    #[cfg(not(feature = "linked-image"))]
    // SAFETY: PSRAM, written by the loader before reset and by nobody since.
    let weights = unsafe { on_board::memory(MPS2_AN386.weights) };
    on_board::start(board, weights, arena)
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
    clock: Option<Clock>,
    stack: PaintedStack,
}

impl Board for Mps2 {
    fn write(&mut self, bytes: &[u8]) {
        self.uart.send(bytes);
    }

    fn time_us(&mut self) -> u64 {
        self.clock.as_ref().map_or(0, Clock::time_us)
    }

    fn stack_bytes(&self) -> (usize, usize) {
        self.stack.bytes()
    }
}

impl Terminal for Mps2 {
    fn read(&mut self) -> u8 {
        self.uart.receive()
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
    const STATE_RX_FULL: u32 = 1 << 1;
    const CTRL_TX_ENABLE: u32 = 1;
    const CTRL_RX_ENABLE: u32 = 1 << 1;

    fn new() -> Self {
        let mut uart = Self(core::ptr::with_exposed_provenance_mut(0x4000_4000));
        // 115200 baud.
        uart.set(Self::BAUDDIV, SYSTEM_HZ / 115_200);
        uart.set(Self::CTRL, Self::CTRL_TX_ENABLE | Self::CTRL_RX_ENABLE);
        uart
    }

    fn send(&mut self, bytes: &[u8]) {
        for byte in bytes {
            while self.get(Self::STATE) & Self::STATE_TX_FULL != 0 {}
            self.set(Self::DATA, u32::from(*byte));
        }
    }

    fn receive(&mut self) -> u8 {
        while self.get(Self::STATE) & Self::STATE_RX_FULL == 0 {}
        self.get(Self::DATA) as u8
    }

    fn get(&mut self, register: usize) -> u32 {
        // SAFETY: a register of the UART; reading it moves nothing but the UART.
        unsafe { self.0.wrapping_add(register).read_volatile() }
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
