//! The command line; see `kinglet --help`.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match kinglet::cli::Cli::parse().run() {
        Ok(code) => code,
        // A reader that has seen enough (`kinglet run … | head`) is no failure.
        Err(error) if kinglet::cli::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
