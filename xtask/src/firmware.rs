//! `cargo xtask firmware`: builds a board's firmware and runs it in QEMU.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, Subcommand, ValueEnum};
use kinglet_core::image::Image;
use kinglet_core::model::Model;
use kinglet_firmware::arguments::Arguments;
use kinglet_firmware::demo::arena_bytes;
use kinglet_firmware::memory_map::{Board, NETDUINOPLUS2};

use crate::elf::{self, Footprint};
use crate::home;
use crate::qemu::{self, Start};
use crate::shell::{self, find};
use crate::toolchain::Toolchain;

/// What to do with a firmware.
#[derive(Subcommand)]
pub enum Task {
    /// Build it and print what it takes of flash and RAM
    Build(BuildArgs),
    /// Build it and run it in QEMU; its console goes to stdout, its exit code is that of the command
    Run(RunArgs),
}

#[derive(Args)]
pub struct BuildArgs {
    /// mps2-an386 (Cortex-M4F), netduinoplus2 (STM32F405, Kinglet Home only) or virt-a53 (AArch64)
    #[arg(long, value_parser = qemu::board)]
    board: Board,
    /// The image that it will run (made by `kinglet convert`)
    #[arg(long, value_name = "FILE.kgl")]
    image: Option<PathBuf>,
    /// Make the image a part of the firmware instead of loading it beside (mps2-an386 only)
    #[arg(long, requires = "image")]
    link_image: bool,
    /// Kibibytes for the engine [default: the board's, or more when the run needs it]
    #[arg(long, value_name = "KB")]
    arena_kb: Option<u64>,
    /// Log frames for defmt-print instead of the proof that no panic is reachable (mps2-an386 only)
    #[arg(long)]
    defmt: bool,
    /// Kinglet Home, which answers what you type, with the model that is part of it (mps2-an386, netduinoplus2)
    #[arg(long, conflicts_with_all = ["image", "link_image", "arena_kb", "defmt"])]
    home: bool,
}

#[derive(Args)]
pub struct RunArgs {
    #[command(flatten)]
    build: BuildArgs,
    /// Generate text, or hash the logits of greedy steps from BOS
    #[arg(long, value_enum, default_value_t = Mode::Run)]
    mode: Mode,
    /// The text to continue; without it the run starts from BOS, as a hash always does
    #[arg(long)]
    prompt: Option<String>,
    /// Tokens to generate at most [default: 64]
    #[arg(long)]
    tokens: Option<u32>,
    /// Tokens that the KV arena holds, in pages of 16 [default: what prompt and tokens need]
    #[arg(long)]
    context: Option<u32>,
    /// How the next token is drawn, as with `kinglet run` [default: what the options below call for, else greedy]
    #[arg(long, value_enum)]
    algorithm: Option<Algorithm>,
    /// For topk and composite [default: 40]
    #[arg(long, allow_negative_numbers = true)]
    top_k: Option<u32>,
    /// For nucleus and composite [default: 0.95]
    #[arg(long, allow_negative_numbers = true)]
    top_p: Option<f32>,
    /// For all but greedy [default: 1]
    #[arg(long, allow_negative_numbers = true)]
    temperature: Option<f32>,
    /// Seed of the random stream [default: 0]
    #[arg(long)]
    seed: Option<u64>,
    /// Let an instruction take a nanosecond of emulated time: a microsecond on the console is then 1000 instructions
    #[arg(long)]
    icount: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Mode {
    Run,
    Hash,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Algorithm {
    Greedy,
    Weighted,
    Topk,
    Nucleus,
    Composite,
}

impl Task {
    pub fn run(self) -> Result<ExitCode> {
        match self {
            Self::Build(args) => {
                let image = args.image.as_deref().map(read).transpose()?;
                let build = args.build(image.as_deref(), &Arguments::default())?;
                println!("{}\n{}", build.elf.display(), build.footprint);
                Ok(ExitCode::SUCCESS)
            }
            Self::Run(args) => args.run(),
        }
    }
}

impl BuildArgs {
    /// Whether it is Kinglet Home.
    fn is_home(&self) -> bool {
        self.home || self.board == NETDUINOPLUS2
    }

    fn build(&self, image: Option<&[u8]>, arguments: &Arguments) -> Result<Built> {
        if self.is_home() {
            let other = self.image.is_some() || self.arena_kb.is_some() || self.defmt;
            ensure!(!other, "{} runs Kinglet Home, without --image, --arena-kb and --defmt", self.board.name);
            return home::build(&self.board);
        }
        let arena_kb = match (self.arena_kb, image) {
            (Some(kb), _) => Some(kb),
            (None, Some(image)) => {
                needed_arena_kb(image, arguments)?.filter(|kb| *kb > self.board.default_arena_kb)
            }
            (None, None) => None,
        };
        let image = self.image.as_deref().filter(|_| self.link_image);
        let features = if self.defmt { vec!["defmt"] } else { vec!["prove-no-panic"] };
        Build { linked_image: image, arena_kb, ..Build::new(&self.board, &features) }.run()
    }
}

impl RunArgs {
    fn run(&self) -> Result<ExitCode> {
        self.check_options()?;
        if self.build.is_home() {
            let built = self.build.build(None, &Arguments::default())?;
            return exit_code(home::run(&self.build.board, &built, self.icount)?);
        }
        let file = self.build.image.as_deref().context("a run needs --image FILE.kgl, or --home")?;
        let image = read(file)?;
        let words = self.words();
        let line = words.join(" ");
        let arguments = Arguments::parse(&line).map_err(|error| anyhow::anyhow!("{error}"))?;
        arguments.sampling.validate()?;
        let built = self.build.build(Some(&image), &arguments)?;
        eprintln!("{}", built.footprint);
        let file = file.canonicalize()?;
        let loaded = Some(file.as_path()).filter(|_| !self.build.link_image);
        let start = Start {
            board: &self.build.board,
            elf: &built.elf,
            image: loaded,
            words: &words,
            icount: self.icount,
        };
        let status = if self.build.defmt {
            start.stream_log(defmt_print()?.arg("-e").arg(&built.elf).arg("stdin"))?
        } else {
            start.stream()?
        };
        exit_code(status.code())
    }

    /// Refuses options without effect, as `kinglet run` does.
    fn check_options(&self) -> Result<()> {
        let (algorithm, hash) = (self.algorithm(), self.mode == Mode::Hash);
        let uses_k = matches!(algorithm, Algorithm::Topk | Algorithm::Composite);
        let uses_p = matches!(algorithm, Algorithm::Nucleus | Algorithm::Composite);
        let options = [
            ("--algorithm", self.algorithm.is_some(), true),
            ("--top-k", self.top_k.is_some(), uses_k),
            ("--top-p", self.top_p.is_some(), uses_p),
            ("--temperature", self.temperature.is_some(), algorithm != Algorithm::Greedy),
            ("--prompt", self.prompt.is_some(), true),
        ];
        let more = [
            ("--mode", hash, true),
            ("--tokens", self.tokens.is_some(), true),
            ("--context", self.context.is_some(), true),
            ("--seed", self.seed.is_some(), true),
        ];
        if self.build.is_home() {
            let given = options.iter().chain(&more).find(|(_, given, _)| *given);
            return given.map_or(Ok(()), |(option, ..)| bail!("{option} has no effect on Kinglet Home"));
        }
        for (option, given, used) in options {
            if given && hash {
                bail!("{option} has no effect with --mode hash; leave one of them out");
            }
            if given && !used {
                bail!("{option} has no effect with --algorithm {}; leave one of them out", name(algorithm));
            }
        }
        Ok(())
    }

    /// The board's command line.
    fn words(&self) -> Vec<String> {
        let mut words = vec![
            format!("mode={}", name(self.mode)),
            format!("tokens={}", self.tokens.unwrap_or(64)),
            format!("algorithm={}", name(self.algorithm())),
            format!("top_k={}", self.top_k.unwrap_or(40)),
            format!("top_p={:x}", self.top_p.unwrap_or(0.95).to_bits()),
            format!("temperature={:x}", self.temperature.unwrap_or(1.0).to_bits()),
            format!("seed={}", self.seed.unwrap_or(0)),
        ];
        words.extend(self.prompt.as_deref().map(|prompt| format!("prompt={}", escaped(prompt))));
        words.extend(self.context.map(|context| format!("context={context}")));
        words
    }

    /// The rule of `kinglet run`.
    fn algorithm(&self) -> Algorithm {
        self.algorithm.unwrap_or(match (self.top_k, self.top_p, self.temperature) {
            (Some(_), Some(_), _) => Algorithm::Composite,
            (Some(_), None, _) => Algorithm::Topk,
            (None, Some(_), _) => Algorithm::Nucleus,
            (None, None, Some(_)) => Algorithm::Weighted,
            (None, None, None) => Algorithm::Greedy,
        })
    }
}

/// That of QEMU, which is that of the board.
fn exit_code(code: Option<i32>) -> Result<ExitCode> {
    let code = code.context("QEMU ended without an exit code")?;
    Ok(ExitCode::from(u8::try_from(code).unwrap_or(u8::MAX)))
}

/// A value as it is written on the command line.
fn name(value: impl ValueEnum) -> String {
    value.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}

/// Text as [`Escaped`](kinglet_firmware::arguments::Escaped) reads it.
pub fn escaped(text: &str) -> String {
    let escape = |byte: u8| {
        if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02x}") }
    };
    text.bytes().map(escape).collect()
}

/// A firmware to build.
pub struct Build<'a> {
    /// For this board.
    pub board: &'a Board,
    /// Features beside the board's.
    pub features: &'a [&'a str],
    /// An image that becomes a part of it.
    pub linked_image: Option<&'a Path>,
    /// Size of the arena, if not the board's default.
    pub arena_kb: Option<u64>,
    /// What the compiler optimises for, if not the profile's.
    pub opt_level: Option<&'static str>,
}

/// A firmware.
pub struct Built {
    /// The file.
    pub elf: PathBuf,
    /// What it takes.
    pub footprint: Footprint,
}

impl<'a> Build<'a> {
    /// A firmware with the board's defaults.
    pub fn new(board: &'a Board, features: &'a [&'a str]) -> Self {
        Self { board, features, linked_image: None, arena_kb: None, opt_level: None }
    }

    /// The cargo command.
    ///
    /// # Errors
    /// There is no toolchain for the board.
    pub fn command(&self, toolchain: &Toolchain) -> Result<Command> {
        let features = [&[self.board.name], self.features].concat().join(",");
        let mut cargo = toolchain.cargo("build");
        cargo.args(["--quiet", "--package", "kinglet-firmware", "--bin", self.board.name]);
        cargo.args(["--profile", "firmware", "--features", &features]);
        cargo.env_remove("KINGLET_ARENA_KB").env_remove("KINGLET_IMAGE");
        if std::env::var_os("DEFMT_LOG").is_none() {
            // Without it defmt compiles errors only.
            cargo.env("DEFMT_LOG", "info");
        }
        if let Some(kb) = self.arena_kb {
            cargo.env("KINGLET_ARENA_KB", kb.to_string());
        }
        if let Some(level) = self.opt_level {
            cargo.env("CARGO_PROFILE_FIRMWARE_OPT_LEVEL", level);
        }
        if let Some(image) = self.linked_image {
            cargo.arg("--features=linked-image").env("KINGLET_IMAGE", image.canonicalize()?);
        }
        Ok(cargo)
    }

    /// Builds it and checks what is in it.
    ///
    /// # Errors
    /// There is no toolchain, the build fails, or the firmware holds an allocator or, unless it logs with defmt, a
    /// panic.
    pub fn run(&self) -> Result<Built> {
        let has = |feature: &str| self.features.contains(&feature);
        if *self.board != kinglet_firmware::memory_map::MPS2_AN386
            && (has("defmt") || self.linked_image.is_some())
        {
            bail!("{} has neither defmt nor linked images", self.board.name);
        }
        let room_kb = (self.board.ram.len - self.board.stack_bytes) / 1024;
        if let Some(kb) = self.arena_kb.filter(|kb| *kb >= room_kb) {
            bail!(
                "an arena of {kb} KB does not fit the RAM of {}, which has less than {room_kb} KB left",
                self.board.name
            );
        }
        let toolchain = Toolchain::find(self.board.target)?;
        shell::run(&mut self.command(&toolchain)?)?;
        let elf = toolchain.programs("firmware").join(self.board.name);
        let footprint = elf::inspect(&elf, self.board, !has("prove-no-panic"))?;
        Ok(Built { elf, footprint })
    }
}

fn read(image: &Path) -> Result<Vec<u8>> {
    std::fs::read(image).with_context(|| format!("cannot read {}", image.display()))
}

/// The arena for a run of `image`, by the function that the board itself calls. `None` when the board will refuse
/// the image anyway.
pub fn needed_arena_kb(image: &[u8], arguments: &Arguments) -> Result<Option<u64>> {
    let Ok(image) = Image::parse(image) else { return Ok(None) };
    let bytes = arena_bytes(&Model::new(&image), arguments, image.default_kv())?;
    Ok(Some((bytes as u64).div_ceil(1024)))
}

/// The decoder of log frames; installed with cargo where it is missing.
fn defmt_print() -> Result<Command> {
    const PROGRAM: &str = "defmt-print";
    // Not a board's crate, so not in Cargo.lock; of the same protocol version as the defmt that is.
    const VERSION: &str = "1.2.0";
    if let Some(program) = find(PROGRAM) {
        return Ok(Command::new(program));
    }
    let root = shell::target_dir().join("tools");
    let program = root.join("bin").join(PROGRAM);
    if !program.exists() {
        eprintln!("installing {PROGRAM} {VERSION} into {}", root.display());
        let mut cargo = shell::cargo();
        cargo.args(["install", "--quiet", "--locked", PROGRAM, "--version", VERSION, "--root"]).arg(&root);
        shell::run(&mut cargo)?;
    }
    Ok(Command::new(program))
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use kinglet_firmware::arguments::Escaped;

    #[derive(Parser)]
    struct Line {
        #[command(subcommand)]
        task: super::Task,
    }

    fn complaint(options: &[&str]) -> Option<String> {
        let line = [&["firmware", "run", "--board", "virt-a53"][..], options].concat();
        let super::Task::Run(args) = Line::try_parse_from(line).expect("parses").task else { return None };
        args.check_options().err().map(|error| error.to_string())
    }

    #[test]
    fn options_without_effect_are_refused() {
        let refused = |options: &[&str], words: &str| {
            assert!(complaint(options).is_some_and(|complaint| complaint.starts_with(words)), "{options:?}");
        };
        refused(&["--algorithm", "greedy", "--top-k", "3"], "--top-k has no effect with --algorithm greedy");
        refused(&["--algorithm", "topk", "--top-p", "0.5"], "--top-p has no effect with --algorithm topk");
        refused(&["--mode", "hash", "--temperature", "2"], "--temperature has no effect with --mode hash");
        assert_eq!(complaint(&["--top-k", "3", "--temperature", "-1"]), None);
        assert_eq!(complaint(&["--mode", "hash"]), None);
        refused(&["--home", "--seed", "1"], "--seed has no effect on Kinglet Home");
        assert_eq!(complaint(&["--home", "--icount"]), None);
    }

    #[test]
    fn the_board_reads_the_prompt_that_was_given() {
        let prompt = "Lily, \"went\" = 100% ä\n한\0";
        assert!(Escaped(&super::escaped(prompt)).bytes().eq(prompt.bytes()));
    }
}
