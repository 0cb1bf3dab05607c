//! Where things lie on each board. The linker scripts are written from this table (`build.rs`), the firmware
//! reads weights by it, and `cargo xtask` loads images by it.

/// A range of addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// First address.
    pub start: u64,
    /// Bytes.
    pub len: u64,
}

/// Memory of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Its name: binary, feature and `--board`.
    pub name: &'static str,
    /// The Rust target.
    pub target: &'static str,
    /// Code, constants, and the image when it is linked in.
    pub code: Region,
    /// Statics and stack; on boards that start from RAM the same region as `code`.
    pub ram: Region,
    /// Where an image is loaded that is not linked in.
    pub weights: Region,
    /// Bytes for the stack; painted at start, so that a run can tell how many it took.
    pub stack_bytes: u64,
    /// Kibibytes lent to the engine when KINGLET_ARENA_KB is not set.
    pub default_arena_kb: u64,
}

const KB: u64 = 1024;
const MB: u64 = 1024 * KB;

/// Arm MPS2+ with image AN386: a Cortex-M4F (Arm DAI 0386, table 3-1).
pub const MPS2_AN386: Board = Board {
    name: "mps2-an386",
    target: "thumbv7em-none-eabihf",
    // ZBT SSRAM 1, mapped for code.
    code: Region { start: 0x0000_0000, len: 4 * MB },
    // ZBT SSRAM 2 and 3.
    ram: Region { start: 0x2000_0000, len: 4 * MB },
    // PSRAM.
    weights: Region { start: 0x2100_0000, len: 16 * MB },
    stack_bytes: 16 * KB,
    // With the stack and the statics less than the 192 KB of an STM32F405.
    default_arena_kb: 160,
};

/// Netduino Plus 2, an STM32F405 with a Cortex-M4F (ST RM0090, section 2.3): Kinglet Home, from flash.
///
/// The 64 KB of core-coupled memory at 0x10000000 stay free: what fits here fits the smaller STM32F4, too.
pub const NETDUINOPLUS2: Board = Board {
    name: "netduinoplus2",
    target: "thumbv7em-none-eabihf",
    code: Region { start: 0x0800_0000, len: MB },
    // SRAM 1 and 2.
    ram: Region { start: 0x2000_0000, len: 128 * KB },
    // The image is linked in.
    weights: Region { start: 0, len: 0 },
    stack_bytes: 12 * KB,
    // For a build without `cargo xtask`, which asks the image.
    default_arena_kb: 112,
};

/// No board, but a link for one: the firmware that calls all of the engine.
pub const PROOF: Board = Board { name: "proof", default_arena_kb: 0, ..MPS2_AN386 };

/// QEMU's `virt` machine with a Cortex-A53 and 256 MB (hw/arm/virt.c: RAM starts at 1 GB).
pub const VIRT_A53: Board = Board {
    name: "virt-a53",
    target: "aarch64-unknown-none",
    code: Region { start: 0x4008_0000, len: 0x0800_0000 - 0x8_0000 },
    ram: Region { start: 0x4008_0000, len: 0x0800_0000 - 0x8_0000 },
    weights: Region { start: 0x4800_0000, len: 128 * MB },
    stack_bytes: 64 * KB,
    default_arena_kb: 16 * KB,
};

/// BBC micro:bit with a Cortex-M0 (Nordic nRF51822: 256 KB of flash, 16 KB of RAM), which runs the sampler alone.
pub const MICROBIT: Board = Board {
    name: "microbit",
    target: "thumbv6m-none-eabi",
    code: Region { start: 0x0000_0000, len: 256 * KB },
    ram: Region { start: 0x2000_0000, len: 16 * KB },
    weights: Region { start: 0, len: 0 },
    stack_bytes: 12 * KB,
    default_arena_kb: 0,
};

/// The boards that run Kinglet Home.
pub const HOME_BOARDS: [Board; 2] = [MPS2_AN386, NETDUINOPLUS2];

/// The boards that run any image.
pub const BOARDS: [Board; 2] = [MPS2_AN386, VIRT_A53];
