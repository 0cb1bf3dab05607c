//! The command line: one file a command.

mod bench;
mod convert;
mod eval;
mod hash;
mod home;
mod inspect;
mod lines;
mod model_args;
mod page_args;
mod page_map;
mod printer;
mod run;
mod sampling_args;
mod several;
mod source;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Run language models the way an edge board will: same code, same memory, same bits.
///
/// Convert a model once, see what it needs, run it here, then flash the same image.
#[derive(Parser)]
#[command(name = "kinglet", version, after_help = EXAMPLES)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  kinglet run \"switch off the fan in the bedroom\"   the model inside answers: a line of JSON
  kinglet run                                       ask it line by line
  kinglet run < commands.txt > intents.jsonl        a line for each line
  kinglet run home.kgl --home < commands.txt        the same with another model of this kind
  kinglet run stories260K.bin                       tell a story, from the beginning-of-sequence token
  kinglet run model.gguf \"Once upon a time\"         continue a text (converted in memory)
  kinglet run chat.gguf --chat \"Why is the sky blue?\"
  kinglet run model.gguf \"One day\" \"Tom had\" --show-pages
                                                    several prompts at a time, and who owns which page
  kinglet convert model.gguf -o model.kgl           write the image that a board runs
  kinglet inspect model.kgl                         what is inside
  kinglet eval model.kgl --text test.txt            perplexity
  kinglet hash model.kgl --tokens 64                the number that the board must print too
  kinglet bench model.kgl                           how fast it is here, and what the memory allows";

// Without doc comments here: the first line of each command's own goes into the list, all of it into its help.
#[derive(Subcommand)]
enum Command {
    Run(run::Args),
    Convert(convert::Args),
    Inspect(inspect::Args),
    Eval(eval::Args),
    Hash(hash::Args),
    Bench(bench::Args),
}

impl Cli {
    /// Does what the command line asks for; gives the exit code: 130 after a Ctrl-C, else 0.
    ///
    /// # Errors
    /// What went wrong, where, and what to do.
    pub fn run(self) -> Result<ExitCode> {
        match self.command {
            Command::Run(args) => return args.run(),
            Command::Bench(args) => return args.run(),
            Command::Convert(args) => args.run()?,
            Command::Inspect(args) => args.run()?,
            Command::Eval(args) => args.run()?,
            Command::Hash(args) => args.run()?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Whether `error` is a closed stdout.
pub fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}

/// `n` bytes for people.
fn bytes(n: u64) -> String {
    indicatif::HumanBytes(n).to_string()
}
