//! Boards in QEMU: their options, and a run whose console is streamed and kept.

use std::io::{IsTerminal, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use kinglet_firmware::line::END_OF_INPUT;
use kinglet_firmware::memory_map::{BOARDS, Board, NETDUINOPLUS2};

use crate::{packages, shell};

/// The board of that name.
///
/// # Errors
/// Names the boards that there are.
pub fn board(name: &str) -> Result<Board, String> {
    let mut boards = BOARDS.into_iter().chain([NETDUINOPLUS2]);
    let names = boards.clone().map(|board| board.name).collect::<Vec<_>>().join(", ");
    boards.find(|board| board.name == name).ok_or_else(|| format!("boards are {names}"))
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
    /// Let an instruction take a nanosecond of the board's time, so that its clock counts them.
    pub icount: bool,
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
        if self.icount {
            qemu.args(["-icount", "shift=0"]);
        }
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
        let child = self.command("stdio")?.stdout(Stdio::piped()).spawn().context("cannot start QEMU")?;
        let (code, bytes) = self.finish(child, Vec::new(), None, Some(limit))?;
        Ok((code, String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// Lets a user type at the board. What does not come from a terminal is typed by [`Self::converse`].
    ///
    /// # Errors
    /// QEMU cannot be started.
    pub fn interact(&self) -> Result<Option<i32>> {
        if std::io::stdin().is_terminal() {
            // QEMU sets the terminal so that the board gets each key.
            let status = self.command("stdio")?.stdin(Stdio::inherit()).status();
            return Ok(status.context("cannot start QEMU")?.code());
        }
        Ok(self.converse(std::io::stdin(), std::io::stdout(), None)?.0)
    }

    /// Types `input` at the board and then Ctrl-D on a line of its own, writes the console to `output`, and gives the
    /// exit code and `output`.
    ///
    /// # Errors
    /// QEMU cannot be started, or takes longer than `limit`.
    pub fn converse<W: Write + Send + 'static>(
        &self,
        mut input: impl Read + Send + 'static,
        output: W,
        limit: Option<Duration>,
    ) -> Result<(Option<i32>, W)> {
        let mut qemu = self.command("stdio")?;
        let mut child =
            qemu.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().context("cannot start QEMU")?;
        let mut stdin = child.stdin.take().context("QEMU has no standard input")?;
        let (listening, listens) = mpsc::channel();
        // Not joined: it may wait for input when the board has ended.
        std::thread::spawn(move || {
            if listens.recv().is_ok() && std::io::copy(&mut input, &mut stdin).is_ok() {
                let _ = stdin.write_all(&[b'\n', END_OF_INPUT]);
            }
        });
        self.finish(child, output, Some(listening), limit)
    }

    /// Copies the console to `output` until QEMU ends. `listening` is told when the board has begun to write: a UART
    /// that is not set up yet loses what is typed.
    fn finish<W: Write + Send + 'static>(
        &self,
        mut child: Child,
        mut output: W,
        mut listening: Option<mpsc::Sender<()>>,
        limit: Option<Duration>,
    ) -> Result<(Option<i32>, W)> {
        let mut stdout = child.stdout.take().context("QEMU has no standard output")?;
        let reader = std::thread::spawn(move || -> std::io::Result<W> {
            let mut bytes = [0; 4096];
            loop {
                let count = stdout.read(&mut bytes)?;
                let Some(bytes) = bytes.get(..count).filter(|bytes| !bytes.is_empty()) else { break };
                output.write_all(bytes)?;
                output.flush()?;
                listening.take().map(|listening| listening.send(()));
            }
            Ok(output)
        });
        let status = wait(&mut child, limit.unwrap_or(Duration::MAX))?;
        let output = reader.join().map_err(|_| anyhow::anyhow!("the reader failed"))??;
        match status {
            Some(status) => Ok((status.code(), output)),
            None => {
                let limit = limit.unwrap_or_default().as_secs();
                bail!("{} did not end within {limit} s", self.board.name)
            }
        }
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
