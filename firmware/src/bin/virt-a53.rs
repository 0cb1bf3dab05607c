//! A Cortex-A53 without an OS, as QEMU's `virt` machine; MMU and caches are on.
#![no_std]
#![no_main]

use core::fmt::Write;
use core::panic::PanicInfo;
use core::ptr::NonNull;

use aarch64_cpu::registers::{CNTFRQ_EL0, CNTVCT_EL0, ELR_EL1, ESR_EL1, Readable};
use aarch64_paging::descriptor::El1Attributes as Attributes;
use aarch64_rt::{ExceptionHandlers, InitialPagetable, RegisterStateRef};
use arm_pl011_uart::{PL011Registers, Uart, UniqueMmioPointer};
use kinglet_firmware::board::Board;
use kinglet_firmware::memory_map::VIRT_A53;
use kinglet_firmware::on_board::{self, EXIT_FAULT, PaintedStack};
use static_cell::ConstStaticCell;

const ARENA_WORDS: usize = on_board::ARENA_WORDS;
static ARENA: ConstStaticCell<[u32; ARENA_WORDS]> = ConstStaticCell::new([0; ARENA_WORDS]);

const STACK_PAGES: usize = VIRT_A53.stack_bytes as usize / 4096;

/// The first gigabyte holds devices, the second one RAM; blocks of a gigabyte are the first level's.
/// Attribute index 0 is device memory, 1 is normal write-back memory (aarch64-rt's default MAIR).
const PAGE_TABLE: InitialPagetable = {
    let device = Attributes::VALID.union(Attributes::ACCESSED).union(Attributes::UXN).union(Attributes::PXN);
    let normal = Attributes::VALID
        .union(Attributes::ACCESSED)
        .union(Attributes::ATTRIBUTE_INDEX_1)
        .union(Attributes::INNER_SHAREABLE);
    let mut table = [0; 512];
    table[0] = device.bits();
    table[1] = normal.bits() | 0x4000_0000;
    InitialPagetable(table)
};
aarch64_rt::initial_pagetable!(PAGE_TABLE);
aarch64_rt::entry!(main, STACK_PAGES);
aarch64_rt::exception_handlers!(Faults);

fn main(_: u64, _: u64, _: u64, _: u64) -> ! {
    unsafe extern "C" {
        static mut boot_stack_begin: u32;
        static mut boot_stack_end: u32;
    }
    // SAFETY: aarch64-rt's linker script puts the stack there; interrupts are masked since reset.
    let stack = unsafe { PaintedStack::paint(&raw mut boot_stack_begin..&raw mut boot_stack_end) };
    let Some(uart) = uart() else { on_board::exit(EXIT_FAULT) };
    let mut board = Virt { uart, stack, start: CNTVCT_EL0.get() };
    // SAFETY: RAM beyond everything that is linked, written by the loader before reset and by nobody since.
    let weights = unsafe { on_board::memory(VIRT_A53.weights) };
    on_board::start(&mut board, weights, ARENA.try_take().map(|arena| arena.as_mut_slice()))
}

struct Faults;

/// Every exception is a fault: nothing here enables an interrupt.
impl ExceptionHandlers for Faults {
    extern "C" fn sync_current(_: RegisterStateRef) {
        fault()
    }
    extern "C" fn irq_current(_: RegisterStateRef) {
        fault()
    }
    extern "C" fn fiq_current(_: RegisterStateRef) {
        fault()
    }
    extern "C" fn serror_current(_: RegisterStateRef) {
        fault()
    }
    extern "C" fn sync_lower(_: RegisterStateRef) {
        fault()
    }
    extern "C" fn irq_lower(_: RegisterStateRef) {
        fault()
    }
    extern "C" fn fiq_lower(_: RegisterStateRef) {
        fault()
    }
    extern "C" fn serror_lower(_: RegisterStateRef) {
        fault()
    }
}

fn fault() -> ! {
    if let Some(mut uart) = uart() {
        let _ = writeln!(uart, "\nfault at {:#x}, ESR {:#x}", ELR_EL1.get(), ESR_EL1.get());
    }
    on_board::exit(EXIT_FAULT)
}

#[panic_handler]
fn panic(info: &PanicInfo) -> ! {
    match uart() {
        Some(mut uart) => on_board::panicked(&mut uart, info),
        None => on_board::exit(EXIT_FAULT),
    }
}

/// The PL011 of the virt machine (hw/arm/virt.c).
fn uart() -> Option<Uart<'static>> {
    let registers = NonNull::new(core::ptr::with_exposed_provenance_mut::<PL011Registers>(0x0900_0000))?;
    // SAFETY: mapped as device memory. A second driver exists only after a fault or a panic, and then the first
    // one is never used again.
    Some(Uart::new(unsafe { UniqueMmioPointer::new(registers) }))
}

struct Virt {
    uart: Uart<'static>,
    stack: PaintedStack,
    /// Of the virtual counter.
    start: u64,
}

impl Board for Virt {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            while self.uart.is_tx_fifo_full() {}
            self.uart.write_word(*byte);
        }
    }

    fn time_us(&mut self) -> u64 {
        let ticks = u128::from(CNTVCT_EL0.get().wrapping_sub(self.start));
        (ticks * 1_000_000).checked_div(u128::from(CNTFRQ_EL0.get())).unwrap_or(0) as u64
    }

    fn stack_bytes(&self) -> (usize, usize) {
        self.stack.bytes()
    }
}
