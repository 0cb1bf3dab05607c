//! What a firmware takes of a board, and proof of what is not in it.

use std::path::Path;

use anyhow::{Context, Result, bail};
use kinglet_firmware::memory_map::Board;
use object::{Object, ObjectSection, ObjectSymbol, SectionFlags, SectionKind};

/// Bytes of a firmware.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Footprint {
    /// Code.
    pub code: u64,
    /// Constants, and the first values of variables.
    pub constants: u64,
    /// The image, when it is linked in.
    pub image: u64,
    /// Variables, the arena included.
    pub statics: u64,
    /// The engine's memory; part of `statics`.
    pub arena: u64,
    /// Reserved for the stack.
    pub stack: u64,
}

impl Footprint {
    /// What is written to flash.
    pub fn flash(&self) -> u64 {
        self.code + self.constants + self.image
    }

    /// Statics and stack: there is no heap.
    pub fn ram(&self) -> u64 {
        self.statics + self.stack
    }
}

impl std::fmt::Display for Footprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { code, constants, image, statics, arena, stack } = self;
        writeln!(f, "flash {:9} bytes: code {code}, constants {constants}, image {image}", self.flash())?;
        let other = statics - arena;
        write!(
            f,
            "RAM   {:9} bytes: arena {arena}, other statics {other}, stack {stack}, no heap",
            self.ram()
        )
    }
}

/// Sums up the sections of a firmware, and proves that neither an allocator nor a panic is in it.
///
/// # Errors
/// It is no ELF file, or has a symbol that it should not have.
pub fn inspect(file: &Path, board: &Board, panics_allowed: bool) -> Result<Footprint> {
    let data = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let elf = object::File::parse(&*data).with_context(|| format!("{} is no ELF file", file.display()))?;
    for name in elf.symbols().filter_map(|symbol| symbol.name().ok()) {
        if is_allocator(name) {
            bail!("{} has an allocator: {name}", file.display());
        }
        if !panics_allowed && name.contains("rust_begin_unwind") {
            bail!("{} has a panic handler: {name}", file.display());
        }
    }
    let mut footprint = Footprint { stack: board.stack_bytes, ..Footprint::default() };
    for section in elf.sections() {
        let SectionFlags::Elf { sh_flags, .. } = section.flags() else { continue };
        let name = section.name().unwrap_or_default();
        if !sh_flags.contains(object::elf::SHF_ALLOC) || name == ".stack" {
            continue;
        }
        let size = section.size();
        match section.kind() {
            _ if name == ".weights" => footprint.image += size,
            SectionKind::Text => footprint.code += size,
            SectionKind::UninitializedData => footprint.statics += size,
            SectionKind::Data => {
                footprint.constants += size;
                footprint.statics += size;
            }
            _ => footprint.constants += size,
        }
    }
    if board.default_arena_kb > 0 {
        // A mangled name: the length of the identifier stands before it.
        let arena = elf.symbols().find(|symbol| symbol.name().is_ok_and(|name| name.contains("5ARENA")));
        footprint.arena = arena.context("the firmware has no symbol ARENA")?.size();
    }
    Ok(footprint)
}

/// The functions behind `alloc` (which a build without an allocator does not have), and those of C libraries.
fn is_allocator(name: &str) -> bool {
    ["__rust_alloc", "__rust_dealloc", "__rust_realloc", "__rg_", "__rdl_", "5alloc"]
        .iter()
        .any(|part| name.contains(part))
        || ["malloc", "calloc", "realloc", "free"].contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allocators_are_known_by_their_symbols() {
        for name in
            ["__rust_alloc", "_RNvCs1_7___rustc12___rust_alloc", "__rg_dealloc", "malloc", "_ZN5alloc3vec"]
        {
            assert!(is_allocator(name), "{name}");
        }
        for name in ["main", "memcpy", "_ZN7kinglet6engine"] {
            assert!(!is_allocator(name), "{name}");
        }
    }
}
