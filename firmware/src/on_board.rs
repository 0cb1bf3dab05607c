//! What only a board can do: read memory by address, paint the stack, end the emulation.
//!
//! The unsafe code that all boards share is here and nowhere else.

use core::fmt::Write;
use core::ops::Range;
use core::panic::PanicInfo;

use semihosting::sys::arm_compat::{self, CommandLine};

use crate::board::{Board, Console};
#[cfg(feature = "home")]
use crate::board::{Terminal, TerminalText};
use crate::demo::demo;
use crate::memory_map::Region;

/// Longest command line, in bytes.
const LINE_BYTES: usize = 1024;

/// Length of the arena, from KINGLET_ARENA_KB or the memory map.
pub const ARENA_WORDS: usize = match usize::from_str_radix(env!("KINGLET_ARENA_WORDS"), 10) {
    Ok(words) => words,
    Err(_) => panic!("the build script writes a number"),
};

/// Exit code after an error that the demo reported.
pub const EXIT_ERROR: i32 = 1;
/// Exit code after a panic, as of a Rust program on a desktop.
pub const EXIT_PANIC: i32 = 101;
/// Exit code after a processor fault.
pub const EXIT_FAULT: i32 = 102;

/// Runs the demo with the command line that semihosting gives, and ends.
pub fn start(board: &mut impl Board, weights: &[u8], arena: Option<&mut [u32]>) -> ! {
    let mut line = [0; LINE_BYTES];
    let Some(line) = command_line(&mut line) else {
        end(board, "no command line over semihosting, or more than 1023 bytes, or no UTF-8")
    };
    let Some(arena) = arena else { end(board, "the arena is in use") };
    match demo(board, weights, arena, line) {
        Ok(()) => semihosting::process::exit(0),
        Err(error) => {
            #[cfg(feature = "defmt")]
            defmt::error!("{}", error);
            let _ = writeln!(Console(board), "error: {error}");
            semihosting::process::exit(EXIT_ERROR)
        }
    }
}

/// Kinglet Home's image, in flash.
#[cfg(feature = "home")]
#[unsafe(link_section = ".weights")]
pub static HOME_IMAGE: [u8; HOME_IMAGE_LEN] = match kinglet_home::IMAGE.first_chunk() {
    Some(image) => *image,
    None => [0; HOME_IMAGE_LEN],
};
#[cfg(feature = "home")]
const HOME_IMAGE_LEN: usize = kinglet_home::IMAGE.len();

/// Runs Kinglet Home until its user ends it; gives the exit code.
#[cfg(feature = "home")]
pub fn home(board: &mut impl Terminal, arena: Option<&mut [u32]>) -> i32 {
    let Some(arena) = arena else { return EXIT_ERROR };
    match crate::home::home(board, &HOME_IMAGE, arena) {
        Ok(()) => 0,
        Err(error) => {
            let _ = writeln!(TerminalText(board), "error: {error}");
            EXIT_ERROR
        }
    }
}

/// The command line, without a NUL. `None` when the host has none, or one that `buffer` cannot hold.
#[expect(deprecated, reason = "its successor can panic when the host gives a wrong length")]
fn command_line(buffer: &mut [u8]) -> Option<&str> {
    let mut line = CommandLine { ptr: buffer.as_mut_ptr(), size: buffer.len() };
    // SAFETY: the host writes at most `size` bytes to `ptr`, and then the length to `size`.
    unsafe { arm_compat::sys_get_cmdline(&mut line) }.ok()?;
    core::str::from_utf8(buffer.get(..line.size)?).ok()
}

fn end(board: &mut impl Board, reason: &str) -> ! {
    let _ = writeln!(Console(board), "error: {reason}");
    semihosting::process::exit(EXIT_ERROR)
}

/// Ends with `code`.
pub fn exit(code: i32) -> ! {
    semihosting::process::exit(code)
}

/// The panic handler of every board.
///
/// With `prove-no-panic` it calls what does not exist, so that a firmware in which it is reachable does not link.
pub fn panicked(console: &mut impl Write, info: &PanicInfo) -> ! {
    #[cfg(feature = "prove-no-panic")]
    {
        unsafe extern "C" {
            fn a_panic_is_reachable() -> !;
        }
        let _ = (console, info);
        // SAFETY: never linked, so never called.
        unsafe { a_panic_is_reachable() }
    }
    #[cfg(not(feature = "prove-no-panic"))]
    {
        let _ = writeln!(console, "\n{info}");
        exit(EXIT_PANIC)
    }
}

/// The bytes of `region`.
///
/// # Safety
/// The region is memory that can be read, and nobody writes to it as long as the program runs.
pub unsafe fn memory(region: Region) -> &'static [u8] {
    let start = core::ptr::with_exposed_provenance(region.start as usize);
    // SAFETY: the caller's promise; u8 has no alignment and no invalid values. `memory_map` has no region at
    // address 0 nor one that passes the end of the address space.
    unsafe { core::slice::from_raw_parts(start, region.len as usize) }
}

/// A stack that was painted, so that its untouched part can be counted.
pub struct PaintedStack {
    /// Addresses, lowest first; the stack grows down from the end.
    words: Range<*mut u32>,
}

const PAINT: u32 = 0xcccc_cccc;

impl PaintedStack {
    /// Paints the part of the stack that is not in use.
    ///
    /// # Safety
    /// `words` is the stack that the caller runs on, aligned to 4 bytes, and no interrupt is enabled.
    #[inline(never)]
    pub unsafe fn paint(words: Range<*mut u32>) -> Self {
        let marker = 0u32;
        // Room for this function's own frame, which lies around the marker.
        let end = (&raw const marker).addr().saturating_sub(256);
        let mut word = words.start;
        while word.addr() < end {
            // SAFETY: inside the stack and below everything in use.
            unsafe { word.write_volatile(PAINT) };
            word = word.wrapping_add(1);
        }
        Self { words }
    }

    /// The most bytes that were in use at any time, and all bytes.
    pub fn bytes(&self) -> (usize, usize) {
        let mut word = self.words.start;
        // SAFETY: inside the stack; a volatile read of a word that nobody is writing.
        while word < self.words.end && unsafe { word.read_volatile() } == PAINT {
            word = word.wrapping_add(1);
        }
        let end = self.words.end.addr();
        (end.saturating_sub(word.addr()), end.saturating_sub(self.words.start.addr()))
    }
}
