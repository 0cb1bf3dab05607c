//! Kinglet Home on a Netduino Plus 2 (STM32F405, Cortex-M4F), as QEMU's `netduinoplus2`: type on USART 1.
//!
//! It needs no debugger: semihosting only ends an emulation. The registers are written as hardware needs them, but
//! only QEMU has run this so far.
//!
//! Own registers instead of `stm32f4xx-hal`: QEMU has no RCC, so that its clock set-up waits for ever, and there are
//! panics in it.
#![no_std]
#![no_main]

use core::fmt::{self, Write};
use core::panic::PanicInfo;

use cortex_m::peripheral::DCB;
use cortex_m_rt::{ExceptionFrame, entry, exception};
use kinglet_firmware::board::{Board, Terminal};
use kinglet_firmware::on_board::{self, EXIT_FAULT, PaintedStack};
use kinglet_firmware::systick::Clock;
use static_cell::ConstStaticCell;

const ARENA_WORDS: usize = on_board::ARENA_WORDS;
static ARENA: ConstStaticCell<[u32; ARENA_WORDS]> = ConstStaticCell::new([0; ARENA_WORDS]);

#[entry]
fn main() -> ! {
    unsafe extern "C" {
        static mut _stack_end: u32;
        static mut _stack_start: u32;
    }
    // SAFETY: the linker script puts the stack there; no interrupt has been enabled yet.
    let stack = unsafe { PaintedStack::paint(&raw mut _stack_end..&raw mut _stack_start) };
    run_at_full_speed();
    let clock = cortex_m::Peripherals::take().map(|peripherals| Clock::start(peripherals.SYST, SYSTEM_HZ));
    let mut board = Netduino { usart: Usart::start(), clock, stack };
    stop(on_board::home(&mut board, ARENA.try_take().map(|arena| arena.as_mut_slice())))
}

#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    let _ = writeln!(Usart, "\r\nhard fault at {:#010x}", frame.pc());
    stop(EXIT_FAULT)
}

#[panic_handler]
fn panic(info: &PanicInfo) -> ! {
    on_board::panicked(&mut Usart, info)
}

/// Ends the emulation, or waits for a reset: without a debugger a call to semihosting is a fault.
fn stop(code: i32) -> ! {
    if is_emulated() || DCB::is_debugger_attached() {
        on_board::exit(code)
    }
    loop {
        cortex_m::asm::wfi();
    }
}

struct Netduino {
    usart: Usart,
    clock: Option<Clock>,
    stack: PaintedStack,
}

impl Board for Netduino {
    fn write(&mut self, bytes: &[u8]) {
        self.usart.send(bytes);
    }

    fn time_us(&mut self) -> u64 {
        self.clock.as_ref().map_or(0, Clock::time_us)
    }

    fn stack_bytes(&self) -> (usize, usize) {
        self.stack.bytes()
    }
}

impl Terminal for Netduino {
    fn read(&mut self) -> u8 {
        self.usart.receive()
    }
}

/// The fastest that an STM32F405 can run, and what QEMU counts by.
const SYSTEM_HZ: u32 = 168_000_000;
/// Of the bus of USART 1.
const APB2_HZ: u32 = SYSTEM_HZ / 2;

/// A register at an address of the memory map (ST RM0090, section 2.3).
#[derive(Clone, Copy)]
struct Register(usize);

impl Register {
    fn get(self) -> u32 {
        // SAFETY: only this file makes registers, all of them readable at any time, without effect on memory.
        unsafe { core::ptr::with_exposed_provenance::<u32>(self.0).read_volatile() }
    }

    fn set(self, value: u32) {
        // SAFETY: as in `get`; clocks, pins and the USART move nothing in memory.
        unsafe { core::ptr::with_exposed_provenance_mut::<u32>(self.0).write_volatile(value) }
    }

    /// Gives the bits in `mask` the value `bits`, and waits until that has reached the peripheral.
    fn change(self, mask: u32, bits: u32) {
        self.set(self.get() & !mask | bits);
        self.get();
    }
}

/// Reset and clock control (RM0090, section 7.3).
const RCC_CR: Register = Register(0x4002_3800);
const RCC_PLLCFGR: Register = Register(0x4002_3804);
const RCC_CFGR: Register = Register(0x4002_3808);
const RCC_AHB1ENR: Register = Register(0x4002_3830);
const RCC_APB2ENR: Register = Register(0x4002_3844);
/// Flash access control (section 3.9.1).
const FLASH_ACR: Register = Register(0x4002_3c00);

/// QEMU has no RCC and reads 0; in hardware some oscillator always runs.
fn is_emulated() -> bool {
    RCC_CR.get() == 0
}

/// From the 16 MHz of the internal oscillator to 168 MHz, which need no crystal: 16 MHz / 16 · 336 / 2.
fn run_at_full_speed() {
    if is_emulated() {
        return;
    }
    // Five wait states at 2.7 V or more (table 10); prefetch and caches.
    FLASH_ACR.change(0x7, 5 | 1 << 8 | 1 << 9 | 1 << 10);
    // AHB / 1, APB1 / 4, APB2 / 2.
    RCC_CFGR.change(0xfcf0, 0b101 << 10 | 0b100 << 13);
    // M = 16, N = 336, P = 2, source HSI, Q = 7.
    RCC_PLLCFGR.change(0x0f43_7fff, 16 | 336 << 6 | 7 << 24);
    RCC_CR.change(0, 1 << 24);
    while RCC_CR.get() & 1 << 25 == 0 {}
    RCC_CFGR.change(0b11, 0b10);
    while RCC_CFGR.get() >> 2 & 0b11 != 0b10 {}
}

/// USART 1 on PB6 (out, the board's pin SC) and PB7 (in, SD): 115200 baud, 8 bits, no parity.
struct Usart;

impl Usart {
    /// Port B (section 8.4).
    const MODER: Register = Register(0x4002_0400);
    const PUPDR: Register = Register(0x4002_040c);
    const AFRL: Register = Register(0x4002_0420);
    /// The USART (section 30.6).
    const SR: Register = Register(0x4001_1000);
    const DR: Register = Register(0x4001_1004);
    const BRR: Register = Register(0x4001_1008);
    const CR1: Register = Register(0x4001_100c);

    const SR_RECEIVED: u32 = 1 << 5;
    const SR_MAY_SEND: u32 = 1 << 7;

    fn start() -> Self {
        // Clocks of port B and of the USART.
        RCC_AHB1ENR.change(0, 1 << 1);
        RCC_APB2ENR.change(0, 1 << 4);
        // Alternate function 7; the input is pulled up, so that an open pin is silent.
        Self::AFRL.change(0xff00_0000, 0x7700_0000);
        Self::PUPDR.change(0b1111 << 12, 0b01 << 14);
        Self::MODER.change(0b1111 << 12, 0b1010 << 12);
        // Sixteenths of the divider by 16.
        Self::BRR.set((APB2_HZ + 115_200 / 2) / 115_200);
        // UE, TE, RE.
        Self::CR1.set(1 << 13 | 1 << 3 | 1 << 2);
        Self
    }

    fn send(&mut self, bytes: &[u8]) {
        for byte in bytes {
            while Self::SR.get() & Self::SR_MAY_SEND == 0 {}
            Self::DR.set(u32::from(*byte));
        }
    }

    /// What arrives while nobody waits is lost but for the last byte; reading the two registers ends an overrun.
    fn receive(&mut self) -> u8 {
        while Self::SR.get() & Self::SR_RECEIVED == 0 {}
        Self::DR.get() as u8
    }
}

impl fmt::Write for Usart {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.send(text.as_bytes());
        Ok(())
    }
}
