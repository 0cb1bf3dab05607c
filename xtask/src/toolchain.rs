//! A Rust toolchain for a target: the installed one when it has the target's libraries, else one whose libraries
//! are built from the sources that come with a compiler.
//!
//! The second way is for machines that can reach Debian packages and crates, but not rustup's servers.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use anyhow::{Context, Result, bail};

use crate::packages;
use crate::shell::{self, find, output};

/// What compiles for a target.
pub struct Toolchain {
    cargo: PathBuf,
    rustc: PathBuf,
    target: String,
    target_dir: PathBuf,
}

/// A cargo and its rustc.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Compiler {
    cargo: PathBuf,
    rustc: PathBuf,
}

/// Debian's current Rust, the library sources, and the linker of the bare-metal targets.
const DEBIAN_RUST: [&str; 4] = ["cargo-web", "rustc-web", "rust-web-src", "rust-web-llvm"];

impl Toolchain {
    /// Finds or builds what compiles for `target`.
    ///
    /// # Errors
    /// Says what to install when neither is possible.
    pub fn find(target: &str) -> Result<Self> {
        let compilers: Vec<_> = [Compiler::current(), Compiler::debian()].into_iter().flatten().collect();
        for compiler in &compilers {
            if has_libraries(&compiler.rustc, target)? {
                return Self::new(compiler.clone(), target);
            }
        }
        for compiler in compilers {
            if compiler.has_sources()? {
                return Self::build(compiler, target);
            }
        }
        let reason = format!("Rust's libraries for {target} (with rustup: rustup target add {target})");
        packages::install(&DEBIAN_RUST, &reason)?;
        let compiler = Compiler::debian().context("cargo-web does not provide /usr/bin/cargo")?;
        Self::build(compiler, target)
    }

    fn new(compiler: Compiler, target: &str) -> Result<Self> {
        let target_dir = compiler.folder()?.join("build");
        Ok(Self { cargo: compiler.cargo, rustc: compiler.rustc, target: target.to_owned(), target_dir })
    }

    /// A toolchain with `compiler`'s programs and libraries built from its sources.
    fn build(compiler: Compiler, target: &str) -> Result<Self> {
        need_linker(target)?;
        let folder = compiler.folder()?;
        let sysroot = folder.join("sysroot");
        write_sysroot(&compiler, &sysroot)?;
        let libraries = sysroot.join("lib/rustlib").join(target).join("lib");
        if !libraries.exists() {
            eprintln!("building Rust's libraries for {target}, once");
            build_libraries(&compiler, target, &folder.join("libraries"), &libraries)
                .with_context(|| format!("cannot build Rust's libraries for {target}"))?;
        }
        Ok(Self {
            cargo: compiler.cargo,
            rustc: sysroot.join("bin/rustc"),
            target: target.to_owned(),
            target_dir: folder.join("build"),
        })
    }

    /// A cargo command for the target. Linker and runner are set where the target needs them.
    pub fn cargo(&self, subcommand: &str) -> Command {
        let mut cargo = shell::command(&self.cargo);
        cargo.arg(subcommand).args(["--target", &self.target]);
        cargo.env("CARGO_TARGET_DIR", &self.target_dir);
        cargo.env("RUSTC", &self.rustc).env("RUSTDOC", self.rustc.with_file_name("rustdoc"));
        if self.target == "aarch64-unknown-linux-gnu" {
            cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", "aarch64-linux-gnu-gcc");
            let runner = "qemu-aarch64 -L /usr/aarch64-linux-gnu";
            cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", runner).env("QEMU_CPU", "max");
        }
        cargo
    }

    /// Where a profile's programs are.
    pub fn programs(&self, profile: &str) -> PathBuf {
        self.target_dir.join(&self.target).join(profile)
    }
}

impl Compiler {
    /// The one that runs this program.
    fn current() -> Option<Self> {
        let cargo = PathBuf::from(std::env::var_os("CARGO")?);
        let rustc = cargo.with_file_name("rustc");
        rustc.exists().then_some(Self { cargo, rustc })
    }

    fn debian() -> Option<Self> {
        let (cargo, rustc) = (PathBuf::from("/usr/bin/cargo"), PathBuf::from("/usr/bin/rustc"));
        (cargo.exists() && rustc.exists()).then_some(Self { cargo, rustc })
    }

    /// Where its work for ARM goes. Each compiler has a folder of its own, apart from the host's: cargo takes its
    /// notes about one for those about another.
    fn folder(&self) -> Result<PathBuf> {
        let version = output(Command::new(&self.rustc).arg("-vV"))?;
        let release = version.lines().find_map(|line| line.strip_prefix("release: ")).unwrap_or("unknown");
        let mut hasher = DefaultHasher::new();
        (&self.rustc, &version).hash(&mut hasher);
        Ok(shell::target_dir().join("arm").join(format!("{release}-{:08x}", hasher.finish() as u32)))
    }

    fn host(&self) -> Result<String> {
        let version = output(Command::new(&self.rustc).arg("-vV"))?;
        let host = version.lines().find_map(|line| line.strip_prefix("host: "));
        Ok(host.context("rustc -vV names no host")?.to_owned())
    }

    fn sysroot(&self) -> Result<PathBuf> {
        Ok(output(Command::new(&self.rustc).args(["--print", "sysroot"]))?.into())
    }

    fn has_sources(&self) -> Result<bool> {
        Ok(self.sysroot()?.join("lib/rustlib/src/rust/library/core").exists())
    }
}

/// Whether `rustc` can compile for `target`.
fn has_libraries(rustc: &Path, target: &str) -> Result<bool> {
    let folder = output(Command::new(rustc).args(["--print", "target-libdir", "--target", target]))?;
    let needed = if is_bare_metal(target) { "libcore-" } else { "libstd-" };
    let Ok(files) = fs::read_dir(folder) else { return Ok(false) };
    Ok(files.flatten().any(|file| file.file_name().to_string_lossy().starts_with(needed)))
}

fn is_bare_metal(target: &str) -> bool {
    target.contains("-none")
}

/// Debian's rustc calls `rust-lld`, a link into a package of its own.
fn need_linker(target: &str) -> Result<()> {
    if !is_bare_metal(target) {
        return packages::need(
            &["aarch64-linux-gnu-gcc"],
            &["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"],
        );
    }
    if find("rust-lld").is_none() {
        packages::install(&DEBIAN_RUST, "rust-lld")?;
    }
    let lld = fs::read_link("/usr/bin/rust-lld").unwrap_or_else(|_| "lld-22".into());
    let package = lld.file_name().map_or_else(|| "lld-22".into(), |name| name.to_string_lossy());
    packages::need(&["rust-lld"], &[&package])
}

/// A folder with the compiler's own libraries and a `rustc` that looks for those of other targets beside them.
fn write_sysroot(compiler: &Compiler, sysroot: &Path) -> Result<()> {
    let rustlib = sysroot.join("lib/rustlib");
    fs::create_dir_all(&rustlib)?;
    fs::create_dir_all(sysroot.join("bin"))?;
    let host = &compiler.host()?;
    let original = compiler.sysroot()?.join("lib/rustlib").join(host);
    match std::os::unix::fs::symlink(&original, rustlib.join(host)) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error.into()),
        _ => {}
    }
    for program in ["rustc", "rustdoc"] {
        let original = compiler.rustc.with_file_name(program);
        let script =
            format!("#!/bin/sh\nexec '{}' --sysroot '{}' \"$@\"\n", original.display(), sysroot.display());
        let file = sysroot.join("bin").join(program);
        fs::write(&file, script)?;
        fs::set_permissions(&file, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    }
    Ok(())
}

/// Compiles the libraries of `target` as dependencies of an empty crate, and copies them to `libraries`.
fn build_libraries(compiler: &Compiler, target: &str, work: &Path, libraries: &Path) -> Result<()> {
    fs::create_dir_all(work.join("src"))?;
    // `[workspace]`: not a member of ours.
    let manifest =
        "[package]\nname = \"empty\"\nedition = \"2024\"\n[profile.release]\ndebug = 0\n[workspace]\n";
    fs::write(work.join("Cargo.toml"), manifest)?;
    fs::write(work.join("src/lib.rs"), "#![no_std]\n")?;
    let parts = if is_bare_metal(target) { "core" } else { "std,panic_unwind,panic_abort,proc_macro,test" };
    let mut cargo = Command::new(&compiler.cargo);
    cargo.current_dir(work).args(["build", "--quiet", "--release", "--target", target]);
    cargo.arg(format!("-Zbuild-std={parts}"));
    cargo.env("RUSTC", &compiler.rustc).env("CARGO_TARGET_DIR", work.join("target"));
    // Only the libraries need nightly's options. The bitcode is for link-time optimisation.
    cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", "-Cembed-bitcode=yes");
    for variable in ["CARGO_ENCODED_RUSTFLAGS", "RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER"] {
        cargo.env_remove(variable);
    }
    shell::run(&mut cargo)?;

    // Moved into place in one step, so that an interrupted copy is not taken for a whole one.
    let partial = libraries.with_extension("partial");
    fs::create_dir_all(&partial)?;
    let mut copied = 0;
    for file in fs::read_dir(work.join("target").join(target).join("release/deps"))? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".rlib") && !name.starts_with("libempty") {
            fs::copy(&path, partial.join(&*name))?;
            copied += 1;
        }
    }
    if copied == 0 {
        bail!("cargo left no libraries in {}", work.display());
    }
    fs::rename(partial, libraries)?;
    Ok(fs::remove_dir_all(work)?)
}
