//! `cargo xtask test`: every check of the project, one after the other.

use std::path::{Path, PathBuf};
use std::process::{ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use kinglet_firmware::arguments::Arguments;
use kinglet_firmware::memory_map::{BOARDS, Board, HOME_BOARDS, MICROBIT, MPS2_AN386, PROOF};
use kinglet_firmware::sampler_check::hash_of_draws;

use crate::firmware::{Build, Built, escaped, needed_arena_kb};
use crate::qemu::Start;
use crate::shell::{self, cargo, output};
use crate::toolchain::Toolchain;
use crate::{avx512, home, packages, random_model};

/// Options of `cargo xtask test`.
#[derive(clap::Args)]
pub struct Args {
    /// Leave out what needs an emulator; it is then listed as skipped
    #[arg(long)]
    skip_qemu: bool,
    /// Check only these (may be repeated); models are built for those that need them
    #[arg(long, value_name = "TARGET", value_parser = ["host", "avx512", "aarch64-linux", "microbit", "mps2-an386", "netduinoplus2", "virt-a53"])]
    only: Vec<String>,
}

/// A board takes some seconds; a loaded machine perhaps a minute.
pub const BOARD_LIMIT: Duration = Duration::from_secs(300);
/// Greedy steps of a hash.
const HASH_TOKENS: u32 = 64;
const LINUX_ON_ARM: &str = "aarch64-unknown-linux-gnu";

/// RAM that a 256-token context of the 260K-parameter model may take, all in all.
const SMALL_BOARD_RAM: u64 = 192 * 1024;

impl Args {
    pub fn run(self) -> Result<ExitCode> {
        let mut checks = Checks::default();
        let wanted = |name: &str| self.only.is_empty() || self.only.iter().any(|only| only == name);
        if wanted("host") {
            host(&mut checks);
        }
        if self.skip_qemu {
            checks.value("hashes on this machine, portable and SIMD kernels", models);
            checks.skip("everything on AVX-512, on AArch64 and on boards (--skip-qemu)");
            return Ok(checks.summary());
        }
        if wanted("avx512") {
            if avx512::possible_here() {
                checks.run("kernels of an emulated Ice Lake: avx512", avx512::check);
            } else {
                checks.skip("kernels of an emulated Ice Lake (not on x86-64 Linux)");
            }
        }
        if wanted("microbit") {
            sampler_alone(&mut checks);
        }
        for board in HOME_BOARDS.iter().filter(|board| wanted(board.name)) {
            home::check(&mut checks, board);
        }
        let boards: Vec<_> = BOARDS.iter().filter(|board| wanted(board.name)).collect();
        if !wanted("host") && !wanted("aarch64-linux") && boards.is_empty() {
            return Ok(checks.summary());
        }
        let models = checks.value("hashes on this machine, portable and SIMD kernels", models);
        if wanted("aarch64-linux") {
            aarch64_linux(&mut checks, models.as_deref());
        }
        for board in boards {
            on_board(&mut checks, board, models.as_deref());
        }
        Ok(checks.summary())
    }
}

fn host(checks: &mut Checks) {
    checks.run("format", || shell::run(cargo().args(["fmt", "--all", "--check"])));
    checks.run("lints", || {
        shell::run(cargo().args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-Dwarnings"]))
    });
    checks.run("tests on this machine", || shell::run(cargo().args(["test", "--quiet", "--workspace"])));
}

/// An image, and what the desktop makes of it.
struct Golden {
    name: &'static str,
    image: PathBuf,
    /// Output of `kinglet hash`.
    hash: String,
    /// Output of `kinglet run` with [`PROMPT`] and [`sampling_options`].
    text: String,
}

const PROMPT: &str = "the one";
const RUN_TOKENS: u32 = 40;
const SEED: u64 = 7;
const TOP_P: f32 = 0.9;
const TEMPERATURE: f32 = 0.8;

/// The images that every target is compared on: random weights, in both formats, and real ones where they are.
fn models() -> Result<Vec<Golden>> {
    let folder = shell::target_dir().join("check-images");
    let random = random_model::write(&folder).context("cannot write the random model")?;
    let mut models = vec![
        golden(
            "random weights, int8",
            &random,
            &folder.join("random-int8.kgl"),
            &["--weights", "int8", "--kv", "int8"],
        )?,
        golden(
            "random weights, f16",
            &random,
            &folder.join("random-f16.kgl"),
            &["--weights", "f16", "--kv", "f16"],
        )?,
    ];
    let stories = shell::workspace().join("../shared/models/stories260K");
    if stories.exists() {
        let tokenizer = stories.join("tok512.bin").display().to_string();
        let options = ["--weights", "int8", "--kv", "int8", "--tokenizer", &tokenizer];
        models.push(golden(
            STORIES,
            &stories.join("stories260K.bin"),
            &folder.join("stories260K.kgl"),
            &options,
        )?);
    } else {
        eprintln!("notice: no real weights on this machine; the boards run random ones");
    }
    Ok(models)
}

const STORIES: &str = "stories260K, int8";

fn golden(name: &'static str, model: &Path, image: &Path, options: &[&str]) -> Result<Golden> {
    let kinglet =
        |words: &[&str]| output(cargo().args(["run", "--quiet", "--package", "kinglet", "--"]).args(words));
    let path = |path: &Path| path.display().to_string();
    kinglet(&[&["convert", &path(model), "--output", &path(image)], options].concat())?;
    let tokens = HASH_TOKENS.to_string();
    let hash = |kernels| kinglet(&["hash", &path(image), "--tokens", &tokens, "--kernels", kernels]);
    let (portable, fastest) = (hash("portable")?, hash("auto")?);
    ensure!(
        portable == fastest,
        "{name}: portable kernels give `{portable}`, this machine's give `{fastest}`"
    );
    let options = sampling_options();
    let text =
        kinglet(&[&["run", &path(image), PROMPT], &options.each_ref().map(String::as_str)[..]].concat())?;
    Ok(Golden { name, image: image.to_owned(), hash: portable, text })
}

/// Options of `kinglet run`.
fn sampling_options() -> [String; 8] {
    let options = ["--max-tokens", "--seed", "--top-p", "--temperature"];
    let values = [RUN_TOKENS.to_string(), SEED.to_string(), TOP_P.to_string(), TEMPERATURE.to_string()];
    let mut words = options.into_iter().map(str::to_owned).zip(values).flat_map(<[String; 2]>::from);
    std::array::from_fn(|_| words.next().unwrap_or_default())
}

/// Linux on AArch64, by QEMU's user mode, with all of the CPU's extensions.
fn aarch64_linux(checks: &mut Checks, models: Option<&[Golden]>) {
    let toolchain = checks.value("Rust for AArch64 Linux", || {
        packages::need(&["qemu-aarch64"], &["qemu-user"])?;
        packages::need(&["aarch64-linux-gnu-gcc"], &["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"])?;
        Toolchain::find(LINUX_ON_ARM)
    });
    let Some(toolchain) = toolchain else { return };
    checks.run("tests of core on AArch64 Linux", || {
        shell::run(toolchain.cargo("test").args(["--quiet", "--package", "kinglet-core"]))
    });
    for (cpu, kernels) in [("cortex-a53", "neon"), ("cortex-a76", "dotprod"), ("max", "i8mm")] {
        checks.run(&format!("kernels of a {cpu}: {kernels}"), || {
            let mut test = toolchain.cargo("test");
            test.args(["--quiet", "--package", "kinglet-core", "--features", "std", "--test", "kernels"]);
            shell::run(test.env("QEMU_CPU", cpu).env("KINGLET_KERNELS", kernels))
        });
    }
    let Some(models) = models else { return };
    checks.run("hashes on AArch64 Linux", || {
        for model in models {
            let mut run = toolchain.cargo("run");
            // `core` alone: the desktop's importers and threads would take minutes to build again.
            run.args(["--quiet", "--package", "kinglet-core", "--example", "logits_hash", "--"]);
            let found = output(run.arg(&model.image).arg(HASH_TOKENS.to_string()))?;
            ensure!(found == model.hash, "{}: desktop `{}`, AArch64 `{found}`", model.name, model.hash);
        }
        Ok(())
    });
}

/// The sampler on a Cortex-M0, without the rest of the engine.
fn sampler_alone(checks: &mut Checks) {
    for level in ["3", "s"] {
        checks.run(&format!("{}: the sampler alone, opt-level {level}", MICROBIT.name), || {
            let features = &["prove-no-panic"];
            let build = Build { opt_level: Some(level), ..Build::new(&MICROBIT, features) };
            let built = build.run()?;
            println!("{}", built.footprint);
            let words = ["sampler".to_owned()];
            let start =
                Start { board: &MICROBIT, elf: &built.elf, image: None, words: &words, icount: false };
            let (code, console) = start.capture(BOARD_LIMIT)?;
            let expected = format!("{:016x}", hash_of_draws()?);
            ensure!(
                code == Some(0) && console.lines().next() == Some(&*expected),
                "desktop `{expected}`, board (exit {code:?}):\n{console}"
            );
            println!("{}", console.trim_end());
            Ok(())
        });
    }
}

fn on_board(checks: &mut Checks, board: &Board, models: Option<&[Golden]>) {
    let name = board.name;
    let build = |features: &'static [&'static str]| Build::new(board, features);
    checks.run(&format!("{name}: a firmware in which a panic is reachable does not link"), || {
        does_not_link(&build(&["prove-no-panic", "reachable-panic"]))
    });
    if *board == MPS2_AN386 {
        checks.run(&format!("{name}: all of the engine links, without panic and allocator"), || {
            Build::new(&PROOF, &["prove-no-panic"]).run().map(drop)
        });
    }
    let built = checks.value(&format!("{name}: the firmware links, without panic and allocator"), || {
        let built = build(&["prove-no-panic"]).run()?;
        println!("{}", built.footprint);
        Ok(built)
    });
    let (Some(built), Some(models)) = (built, models) else { return };
    for model in models {
        checks.run(&format!("{name}: hash, {}", model.name), || same_hash(board, &built, model));
        checks.run(&format!("{name}: text, {}", model.name), || same_text(board, &built, model));
    }
    if let Some(model) = models.first() {
        checks.run(&format!("{name}: a damaged image is refused"), || refuses_damage(board, &built, model));
        checks.run(&format!("{name}: a missing byte of arena is an error"), || {
            refuses_small_arena(board, &built, model)
        });
    }
    if *board != MPS2_AN386 {
        return;
    }
    if let Some(model) = models.first() {
        checks.run(&format!("{name}: hash of an image that is linked in"), || {
            let linked_image = Some(model.image.as_path());
            let built = Build { linked_image, ..Build::new(board, &["prove-no-panic"]) }.run()?;
            let words = hash_words();
            expect_hash(Start { board, elf: &built.elf, image: None, words: &words, icount: false }, model)
        });
    }
    checks.run(&format!("{name}: the firmware links with log frames"), || {
        let built = Build::new(board, &["defmt"]).run()?;
        println!("{}", built.footprint);
        Ok(())
    });
    if let Some(model) = models.iter().find(|model| model.name == STORIES) {
        checks.run(&format!("{name}: a context of 256 tokens in 192 KB of RAM"), || {
            fits_small_board(board, model)
        });
    }
}

/// The link of `build` must fail for the one reason.
fn does_not_link(build: &Build) -> Result<()> {
    let toolchain = Toolchain::find(build.board.target)?;
    let output = build.command(&toolchain)?.stdin(Stdio::null()).output().context("cannot start cargo")?;
    let message = String::from_utf8_lossy(&output.stderr);
    ensure!(!output.status.success(), "it links");
    ensure!(message.contains("a_panic_is_reachable"), "it fails for another reason: {message}");
    Ok(())
}

fn hash_words() -> [String; 2] {
    ["mode=hash".to_owned(), format!("tokens={HASH_TOKENS}")]
}

fn same_hash(board: &Board, built: &Built, model: &Golden) -> Result<()> {
    let words = hash_words();
    expect_hash(
        Start { board, elf: &built.elf, image: Some(&model.image), words: &words, icount: false },
        model,
    )
}

fn expect_hash(start: Start, model: &Golden) -> Result<()> {
    let (code, console) = start.capture(BOARD_LIMIT)?;
    let found = console.lines().next().unwrap_or_default();
    ensure!(
        code == Some(0) && found == model.hash,
        "desktop `{}`, board (exit {code:?}):\n{console}",
        model.hash
    );
    println!("{}", console.trim_end());
    Ok(())
}

fn same_text(board: &Board, built: &Built, model: &Golden) -> Result<()> {
    let words = [
        format!("prompt={}", escaped(PROMPT)),
        format!("tokens={RUN_TOKENS}"),
        format!("seed={SEED}"),
        "algorithm=nucleus".to_owned(),
        format!("top_p={:x}", TOP_P.to_bits()),
        format!("temperature={:x}", TEMPERATURE.to_bits()),
    ];
    let start = Start { board, elf: &built.elf, image: Some(&model.image), words: &words, icount: false };
    let (code, console) = start.capture(BOARD_LIMIT)?;
    // The figures follow the text, in brackets.
    let text = console.split("\n[").next().unwrap_or_default().trim_end();
    ensure!(
        code == Some(0) && text == model.text,
        "desktop:\n{}\nboard (exit {code:?}):\n{console}",
        model.text
    );
    Ok(())
}

fn refuses_damage(board: &Board, built: &Built, model: &Golden) -> Result<()> {
    let mut bytes = std::fs::read(&model.image)?;
    *bytes.last_mut().context("the image is empty")? ^= 1;
    let image = model.image.with_extension("damaged.kgl");
    std::fs::write(&image, bytes)?;
    let start = Start { board, elf: &built.elf, image: Some(&image), words: &[], icount: false };
    expect_error(start, "section Weights of the image is damaged")
}

fn refuses_small_arena(board: &Board, built: &Built, model: &Golden) -> Result<()> {
    // More than any board has.
    let words = ["context=1000000".to_owned()];
    let start = Start { board, elf: &built.elf, image: Some(&model.image), words: &words, icount: false };
    expect_error(start, "missing")
}

fn expect_error(start: Start, message: &str) -> Result<()> {
    let (code, console) = start.capture(BOARD_LIMIT)?;
    ensure!(
        code == Some(1) && console.contains(message),
        "expected `{message}`, got exit {code:?}:\n{console}"
    );
    println!("{}", console.trim_end());
    Ok(())
}

fn fits_small_board(board: &Board, model: &Golden) -> Result<()> {
    let words = ["context=256".to_owned(), "tokens=256".to_owned()];
    let line = words.join(" ");
    let arguments = Arguments::parse(&line).map_err(|error| anyhow::anyhow!("{error}"))?;
    let arena_kb = needed_arena_kb(&std::fs::read(&model.image)?, &arguments)?;
    let built = Build { arena_kb, ..Build::new(board, &["prove-no-panic"]) }.run()?;
    println!("{}", built.footprint);
    let ram = built.footprint.ram();
    ensure!(ram <= SMALL_BOARD_RAM, "the firmware takes {ram} bytes of RAM");
    let start = Start { board, elf: &built.elf, image: Some(&model.image), words: &words, icount: false };
    let (code, console) = start.capture(BOARD_LIMIT)?;
    ensure!(code == Some(0), "exit {code:?}:\n{console}");
    println!("{}", console.trim_end());
    Ok(())
}

/// What has been checked so far.
#[derive(Default)]
pub struct Checks {
    passed: usize,
    failed: Vec<String>,
    skipped: Vec<String>,
}

impl Checks {
    /// Runs a check.
    pub fn run(&mut self, name: &str, check: impl FnOnce() -> Result<()>) {
        self.value(name, check);
    }

    /// Runs a check that makes something for later ones; those are left out when it fails.
    pub fn value<T>(&mut self, name: &str, check: impl FnOnce() -> Result<T>) -> Option<T> {
        eprintln!("== {name}");
        let start = Instant::now();
        match check() {
            Ok(value) => {
                eprintln!("   ok, {:.1} s", start.elapsed().as_secs_f64());
                self.passed += 1;
                Some(value)
            }
            Err(error) => {
                eprintln!("   FAILED: {error:#}");
                self.failed.push(name.to_owned());
                None
            }
        }
    }

    fn skip(&mut self, name: &str) {
        self.skipped.push(name.to_owned());
    }

    fn summary(self) -> ExitCode {
        for name in &self.skipped {
            println!("skipped: {name}");
        }
        for name in &self.failed {
            println!("failed: {name}");
        }
        println!("{} checks passed, {} failed", self.passed, self.failed.len());
        if self.failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
