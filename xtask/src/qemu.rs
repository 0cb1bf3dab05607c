//! Boards in QEMU: their options, and a run whose console is streamed and kept.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use kinglet_firmware::memory_map::{BOARDS, Board};

use crate::{packages, shell};

/// The board of that name.
///
/// # Errors
/// Names the boards that there are.
pub fn board(name: &str) -> Result<Board, String> {
    let names = || BOARDS.map(|board| board.name).join(", ");
    BOARDS.into_iter().find(|board| board.name == name).ok_or_else(|| format!("boards are {}", names()))
}

/// What a board is started with.
pub struct Start<'a> {
    /// The board.
    pub board: &'a Board,
    /// Its firmware.
    pub elf: &'a Path,
    /// The image to load, when it is not linked in.
    pub image: Option<&'a Path>,
    /// Words of the command line.
    pub words: &'a [String],
}

impl Start<'_> {
    /// The QEMU command. Standard output is the console, or `log` when the console shall go elsewhere.
    ///
    /// # Errors
    /// QEMU is missing, or the image does not fit the board.
    fn command(&self, console: &str) -> Result<Command> {
        let (program, machine): (_, &[&str]) = match self.board.name {
            "virt-a53" => {
                ("qemu-system-aarch64", &["-M", "virt", "-cpu", "cortex-a53", "-m", "256", "-nic", "none"])
            }
            name => ("qemu-system-arm", &["-M", name]),
        };
        packages::need(&[program], &["qemu-system-arm"])?;
        let mut qemu = shell::command(program);
        qemu.args(machine).args(["-display", "none", "-monitor", "none", "-serial", console]);
        // Without any word QEMU gives the board the name of the file.
        let words = if self.words.is_empty() { &["mode=run".to_owned()] } else { self.words };
        let words: String = words.iter().map(|word| format!(",arg={}", word.replace(',', ",,"))).collect();
        qemu.arg("-semihosting-config").arg(format!("enable=on,target=native{words}"));
        if let Some(image) = self.image {
            let len =
                std::fs::metadata(image).with_context(|| format!("cannot read {}", image.display()))?.len();
            if len > self.board.weights.len {
                bail!(
                    "{} has {len} bytes, {} has room for {}",
                    image.display(),
                    self.board.name,
                    self.board.weights.len
                );
            }
            let file = image.display().to_string().replace(',', ",,");
            let address = self.board.weights.start;
            qemu.arg("-device").arg(format!("loader,file={file},addr={address:#x},force-raw=on"));
        }
        qemu.arg("-kernel").arg(self.elf).stdin(Stdio::null());
        Ok(qemu)
    }

    /// Runs the board with the console on our standard output.
    ///
    /// # Errors
    /// QEMU cannot be started.
    pub fn stream(&self) -> Result<ExitStatus> {
        self.command("stdio")?.status().context("cannot start QEMU")
    }

    /// Runs the board with the console on standard error, and gives what it writes to the debugger to `decoder`,
    /// whose output goes to our standard output.
    ///
    /// # Errors
    /// QEMU or the decoder cannot be started.
    pub fn stream_log(&self, decoder: &mut Command) -> Result<ExitStatus> {
        let mut qemu =
            self.command("file:/dev/stderr")?.stdout(Stdio::piped()).spawn().context("cannot start QEMU")?;
        let log = qemu.stdout.take().context("QEMU has no standard output")?;
        let decoded = decoder.stdin(log).status().context("cannot start the decoder")?;
        let status = qemu.wait()?;
        if !decoded.success() {
            bail!("the log could not be decoded ({decoded})");
        }
        Ok(status)
    }

    /// Runs the board to its end and gives the exit code and the console's text.
    ///
    /// # Errors
    /// QEMU cannot be started, or takes longer than `limit`.
    pub fn capture(&self, limit: Duration) -> Result<(Option<i32>, String)> {
        let mut child = self.command("stdio")?.stdout(Stdio::piped()).spawn().context("cannot start QEMU")?;
        let mut stdout = child.stdout.take().context("QEMU has no standard output")?;
        let reader = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            stdout.read_to_end(&mut bytes).map(|_| bytes)
        });
        let status = wait(&mut child, limit)?;
        let bytes = reader.join().map_err(|_| anyhow::anyhow!("the reader failed"))??;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if status.is_none() {
            std::io::stderr().write_all(&bytes)?;
            bail!("{} did not end within {} s", self.board.name, limit.as_secs());
        }
        Ok((status.and_then(|status| status.code()), text))
    }
}

/// `None` when the process had to be ended.
fn wait(child: &mut Child, limit: Duration) -> Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}
