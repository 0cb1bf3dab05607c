//! Programs that a task needs, and the Debian packages that have them.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::shell::{self, find, output};

/// Makes sure that `programs` can be found. Where one is missing, installs `packages` as root on Debian.
///
/// # Errors
/// Says what to install when this cannot be done here.
pub fn need(programs: &[&str], packages: &[&str]) -> Result<()> {
    let missing = |programs: &[&str]| {
        programs.iter().filter(|program| find(program).is_none()).copied().collect::<Vec<_>>().join(", ")
    };
    let before = missing(programs);
    if before.is_empty() {
        return Ok(());
    }
    install(packages, &before)?;
    let after = missing(programs);
    if !after.is_empty() {
        bail!("{after}: still missing after the installation of {}", packages.join(", "));
    }
    Ok(())
}

/// Installs Debian packages; `reason` is what they are for.
///
/// # Errors
/// Not root, not Debian, or apt-get fails.
pub fn install(packages: &[&str], reason: &str) -> Result<()> {
    let list = packages.join(" ");
    if !Path::new("/etc/debian_version").exists() {
        bail!(
            "missing: {reason}. On Debian: apt-get install {list}; elsewhere the packages of those programs"
        );
    }
    if output(Command::new("id").arg("-u"))? != "0" {
        bail!("missing: {reason}. Run: sudo apt-get install {list}");
    }
    eprintln!("missing: {reason}; installing {list}");
    if apt_install(packages).is_err() {
        // The lists of a fresh machine are old or absent.
        shell::run(apt().arg("update"))?;
        apt_install(packages)?;
    }
    Ok(())
}

fn apt_install(packages: &[&str]) -> Result<()> {
    shell::run(apt().args(["install", "-y", "--no-install-recommends"]).args(packages))
}

fn apt() -> Command {
    let mut apt = Command::new("apt-get");
    apt.arg("-q").env("DEBIAN_FRONTEND", "noninteractive");
    apt
}
