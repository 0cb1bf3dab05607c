//! The sampler alone on a Cortex-M0 (BBC micro:bit, Nordic nRF51822), as QEMU's `microbit`: no FPU, no atomics,
//! 16 KB of RAM. Prints a hash of what it draws and the stack that it took, and ends.
#![no_std]
#![no_main]

use core::fmt::{self, Write};
use core::panic::PanicInfo;

use cortex_m_rt::{ExceptionFrame, entry, exception};
use kinglet_firmware::on_board::{self, EXIT_ERROR, EXIT_FAULT, PaintedStack};
use kinglet_firmware::sampler_check::hash_of_draws;

#[entry]
fn main() -> ! {
    unsafe extern "C" {
        static mut _stack_end: u32;
        static mut _stack_start: u32;
    }
    // SAFETY: the linker script puts the stack there; no interrupt has been enabled yet.
    let stack = unsafe { PaintedStack::paint(&raw mut _stack_end..&raw mut _stack_start) };
    let mut uart = Uart::new();
    match hash_of_draws() {
        Ok(hash) => {
            let (used, reserved) = stack.bytes();
            let _ = writeln!(uart, "{hash:016x}\nstack {used} of {reserved} bytes");
            on_board::exit(0)
        }
        Err(error) => {
            let _ = writeln!(uart, "error: {error}");
            on_board::exit(EXIT_ERROR)
        }
    }
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

/// The UART of the nRF51 series (Nordic nRF51 Series Reference Manual, chapter 29).
struct Uart(*mut u32);

impl Uart {
    /// Byte offsets of tasks, events and registers.
    const START_TX: usize = 0x008;
    const TX_READY: usize = 0x11c;
    const ENABLE: usize = 0x500;
    const TXD: usize = 0x51c;

    fn new() -> Self {
        let mut uart = Self(core::ptr::with_exposed_provenance_mut(0x4000_2000));
        uart.set(Self::ENABLE, 4);
        uart.set(Self::START_TX, 1);
        uart
    }

    fn set(&mut self, offset: usize, value: u32) {
        // SAFETY: a register of the UART; writing to it moves nothing but the UART.
        unsafe { self.0.wrapping_byte_add(offset).write_volatile(value) }
    }
}

impl fmt::Write for Uart {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.set(Self::TX_READY, 0);
            self.set(Self::TXD, u32::from(byte));
            // SAFETY: a register that can be read at any time.
            while unsafe { self.0.wrapping_byte_add(Self::TX_READY).read_volatile() } == 0 {}
        }
        Ok(())
    }
}
