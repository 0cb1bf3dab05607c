//! Project tasks. `cargo xtask test` is all checks, `cargo xtask firmware` builds and runs one board.

mod avx512;
mod elf;
mod firmware;
mod home;
mod packages;
mod qemu;
mod random_model;
mod shell;
mod test;
mod toolchain;

use std::process::ExitCode;

use clap::Parser;

/// Builds, runs and tests Kinglet on emulated boards.
#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask")]
enum Task {
    /// Build a board's firmware, or run it in QEMU
    #[command(subcommand)]
    Firmware(Box<firmware::Task>),
    /// Run every check: format, lints, tests here and on AArch64, and the emulated boards
    ///
    /// As root on Debian it installs what is missing; otherwise it says what to install.
    Test(test::Args),
}

fn main() -> ExitCode {
    let result = match Task::parse() {
        Task::Firmware(task) => task.run(),
        Task::Test(args) => args.run(),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
