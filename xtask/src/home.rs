//! Kinglet Home on boards: how it is built, typed at, and compared with this machine.

use anyhow::{Context, Result, ensure};
use kinglet_core::image::Image;
use kinglet_firmware::board::Script;
use kinglet_firmware::home::{arena_bytes, home};
use kinglet_firmware::memory_map::{Board, HOME_BOARDS, NETDUINOPLUS2};

use crate::firmware::{Build, Built};
use crate::qemu::Start;
use crate::test::{BOARD_LIMIT, Checks};

/// What it may take of an STM32F405, whatever the board.
const RAM: u64 = NETDUINOPLUS2.ram.len;
const FLASH: u64 = NETDUINOPLUS2.code.len;

/// Types what a person types, with an error and its correction among it.
const COMMANDS: &str = "Turn on the kitchen lights!\n\
    set the bedrom\x08oom lamp to forty percent\n\
    What\u{2019}s the temperature in the living room?\n\
    set a timer for an hour and a half\n\
    who wrote hamlet\n";

/// Builds it with an arena of the size that its model needs.
///
/// # Errors
/// The board cannot run it, there is no toolchain, or the build fails.
pub fn build(board: &Board) -> Result<Built> {
    ensure!(HOME_BOARDS.contains(board), "{} does not run Kinglet Home", board.name);
    let image = Image::parse(kinglet_home::IMAGE).context("the image of Kinglet Home")?;
    let arena_kb = Some((arena_bytes(&image)? as u64).div_ceil(1024));
    // Of netduinoplus2 it is a part.
    let features: &[_] =
        if *board == NETDUINOPLUS2 { &["prove-no-panic"] } else { &["home", "prove-no-panic"] };
    // On a Cortex-M4, 2 is 27 KB smaller than 3 and takes a quarter fewer instructions.
    Build { arena_kb, opt_level: Some("2"), ..Build::new(board, features) }.run()
}

/// Lets the user type at it; gives its exit code.
///
/// # Errors
/// QEMU cannot be started.
pub fn run(board: &Board, built: &Built, icount: bool) -> Result<Option<i32>> {
    eprintln!("{}\nCtrl-D on an empty line ends it", built.footprint);
    if icount {
        eprintln!("an instruction takes 1 ns: 1 us is 1000 instructions of the Cortex-M4");
    }
    start(board, built, icount).interact()
}

/// What `cargo xtask test` checks of it.
pub fn check(checks: &mut Checks, board: &Board) {
    let name = board.name;
    let built = checks.value(&format!("{name}: Kinglet Home in 1 MB of flash and 128 KB of RAM"), || {
        let built = build(board)?;
        println!("{}", built.footprint);
        let (ram, flash) = (built.footprint.ram(), built.footprint.flash());
        ensure!(ram <= RAM && flash <= FLASH, "it takes {ram} bytes of RAM and {flash} bytes of flash");
        Ok(built)
    });
    let Some(built) = built else { return };
    checks.run(&format!("{name}: Kinglet Home answers as on this machine"), || answers_alike(board, &built));
}

fn answers_alike(board: &Board, built: &Built) -> Result<()> {
    let image = Image::parse(kinglet_home::IMAGE)?;
    let mut arena = vec![0; arena_bytes(&image)?.div_ceil(4)];
    let typed = format!("{COMMANDS}\n");
    let mut expected = Vec::new();
    let mut script = Script::new(typed.as_bytes(), |bytes: &[u8]| expected.extend_from_slice(bytes));
    home(&mut script, kinglet_home::IMAGE, &mut arena)?;

    // Counted, so that the figures are the same each time.
    let (code, found) =
        start(board, built, true).converse(COMMANDS.as_bytes(), Vec::new(), Some(BOARD_LIMIT))?;
    let (expected, found) = (String::from_utf8_lossy(&expected), String::from_utf8_lossy(&found));
    ensure!(
        code == Some(0) && without_figures(&found) == without_figures(&expected),
        "this machine:\n{expected}\nboard (exit {code:?}):\n{found}"
    );
    println!("{}", found.trim_end());
    Ok(())
}

/// The figures stand in lines of their own, in brackets.
fn without_figures(shown: &str) -> Vec<&str> {
    shown.lines().filter(|line| !line.starts_with('[')).collect()
}

fn start<'a>(board: &'a Board, built: &'a Built, icount: bool) -> Start<'a> {
    Start { board, elf: &built.elf, image: None, words: &[], icount }
}
