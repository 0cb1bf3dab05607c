//! The kernels of a CPU with AVX-512 on any x86-64 machine with Linux, by the emulator Bochs; QEMU has no AVX-512.
//!
//! Bochs runs no operating system here but the loader in `tests/avx512`, which answers the system calls of one static
//! program.

use std::process::Command;

use anyhow::Result;

use crate::{packages, shell};

const TARGET: &str = "x86_64-unknown-linux-gnu";
/// Of each property: a case takes three seconds.
const CASES: &str = "8";

/// Whether this machine can compile and run such programs.
pub fn possible_here() -> bool {
    cfg!(all(target_arch = "x86_64", target_os = "linux", target_env = "gnu"))
}

/// Compares the kernels with the portable ones.
pub fn check() -> Result<()> {
    packages::need(&["gcc", "objcopy"], &["gcc", "libc6-dev", "binutils"])?;
    packages::need(&["bochs"], &["bochs", "bochs-term", "bochsbios", "vgabios"])?;
    shell::run(&mut test())
}

fn test() -> Command {
    let mut cargo = shell::cargo();
    cargo.args(["test", "--quiet", "--target", TARGET, "--package", "kinglet-core", "--features", "std"]);
    cargo.args(["--test", "kernels"]);
    cargo.env("CARGO_TARGET_DIR", shell::target_dir().join("avx512"));
    cargo.env("RUSTFLAGS", "-Ctarget-feature=+crt-static");
    let runner = shell::workspace().join("tests/avx512/run.sh");
    cargo.env("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER", runner);
    cargo.env("PROPTEST_CASES", CASES).env("KINGLET_KERNELS", "avx512");
    cargo
}
