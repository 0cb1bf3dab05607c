//! Writes the linker scripts from the memory map, and passes on what is chosen at build time.

use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "src/memory_map.rs"]
#[allow(dead_code)]
mod memory_map;

use memory_map::{Board, MICROBIT, MPS2_AN386, NETDUINOPLUS2, PROOF, VIRT_A53};

fn main() {
    println!("cargo::rerun-if-changed=src/memory_map.rs");
    println!("cargo::rerun-if-env-changed=KINGLET_ARENA_KB");
    println!("cargo::rerun-if-env-changed=KINGLET_IMAGE");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let enabled = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    if enabled("MPS2_AN386") {
        prepare(&MPS2_AN386, &out, "memory.x", &cortex_m_memory(&MPS2_AN386), &["-Tlink.x"]);
        if enabled("DEFMT") {
            println!("cargo::rustc-link-arg-bin={}=-Tdefmt.x", MPS2_AN386.name);
        }
    }
    if enabled("NETDUINOPLUS2") {
        prepare(&NETDUINOPLUS2, &out, "memory.x", &cortex_m_memory(&NETDUINOPLUS2), &["-Tlink.x"]);
    }
    if enabled("MICROBIT") {
        prepare(&MICROBIT, &out, "memory.x", &cortex_m_memory(&MICROBIT), &["-Tlink.x"]);
    }
    if enabled("PROOF") {
        prepare(&PROOF, &out, "memory.x", &cortex_m_memory(&PROOF), &["-Tlink.x"]);
    }
    if enabled("VIRT_A53") {
        let scripts = ["-Timage.ld", "-Timage_memory.ld"];
        prepare(&VIRT_A53, &out, "image_memory.ld", &aarch64_memory(&VIRT_A53), &scripts);
    }
}

/// Writes a board's linker script and tells cargo and the firmware about it.
fn prepare(board: &Board, out: &Path, script: &str, text: &str, arguments: &[&str]) {
    fs::write(out.join(script), text).expect("OUT_DIR is writable");
    println!("cargo::rustc-link-search={}", out.display());
    for argument in arguments {
        println!("cargo::rustc-link-arg-bin={}={argument}", board.name);
    }
    let arena_kb = match env::var("KINGLET_ARENA_KB") {
        Ok(text) => text.parse().expect("KINGLET_ARENA_KB is a number of kibibytes"),
        Err(_) => board.default_arena_kb,
    };
    println!("cargo::rustc-env=KINGLET_ARENA_WORDS={}", arena_kb * 1024 / 4);
    println!("cargo::rustc-env=KINGLET_STACK_BYTES={}", board.stack_bytes);
    if env::var_os("CARGO_FEATURE_LINKED_IMAGE").is_some() {
        let image = env::var("KINGLET_IMAGE").expect("the feature linked-image needs KINGLET_IMAGE=FILE.kgl");
        println!("cargo::rerun-if-changed={image}");
    }
}

/// The stack lies below the statics, so that an overflow leaves the RAM instead of overwriting them. Hardware then
/// faults. QEMU ignores what is written there, so the demo looks at the paint, too.
fn cortex_m_memory(board: &Board) -> String {
    let Board { code, ram, stack_bytes, .. } = board;
    format!(
        "MEMORY
{{
  FLASH : ORIGIN = {:#x}, LENGTH = {:#x}
  STACK : ORIGIN = {:#x}, LENGTH = {:#x}
  RAM : ORIGIN = {:#x}, LENGTH = {:#x}
}}
_stack_start = ORIGIN(STACK) + LENGTH(STACK);
_stack_end = ORIGIN(STACK);
SECTIONS
{{
  .weights : ALIGN(64) {{ *(.weights) }} > FLASH
}}
INSERT AFTER .rodata;
",
        code.start,
        code.len,
        ram.start,
        stack_bytes,
        ram.start + stack_bytes,
        ram.len - stack_bytes
    )
}

fn aarch64_memory(board: &Board) -> String {
    format!("MEMORY\n{{\n  image : ORIGIN = {:#x}, LENGTH = {:#x}\n}}\n", board.code.start, board.code.len)
}
