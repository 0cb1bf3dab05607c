//! `kinglet run` with sentences: one line of JSON for each, from the model inside or one that is used like it.

use std::io::{BufReader, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use kinglet_core::engine::Request;
use kinglet_core::model::Model;
use kinglet_home::{AnswerGrammar, MAX_ANSWER_TOKENS};
use rustyline::error::ReadlineError;
use rustyline::{Behavior, Config, DefaultEditor};

use super::lines::Lines;
use super::model_args::MachineArgs;
use super::run::{INTERRUPTED, print_memory, stop_on_ctrl_c};
use super::source::Source;
use crate::home::{self, Home, NONE};
use crate::session::Session;
use crate::threads::Threads;

/// Sentences that are answered together, if so many are there.
const AT_A_TIME: usize = 32;

/// Where sentences come from.
pub enum Input {
    Arguments(Vec<String>),
    /// Line by line.
    File(PathBuf),
    /// Line by line; typed, if it is a terminal.
    Stdin,
}

/// A model at work, and what has become of the sentences so far.
struct Run<'a> {
    home: Home<'a>,
    stop: &'a AtomicBool,
    sentences: usize,
    failed: usize,
    cut_off: usize,
    read: usize,
    written: usize,
    time: Duration,
}

/// Answers all sentences of `input`; the exit code says whether each has an answer.
///
/// # Errors
/// The model cannot be used, or input and output fail.
pub fn run(source: &Source, input: Input, request: Request, machine: &MachineArgs) -> Result<ExitCode> {
    let bytes = source.open()?;
    let (image, tokenizer) = source.image(&bytes)?;
    let model = Model::new(&image);
    let typed = matches!(input, Input::Stdin) && std::io::stdin().is_terminal();
    let at_a_time = match &input {
        Input::Arguments(sentences) => sentences.len().clamp(1, AT_A_TIME),
        Input::Stdin if typed => 1,
        Input::File(_) | Input::Stdin => AT_A_TIME,
    };
    let config = home::config(&model, at_a_time as u32, source.kv_of(&image));
    let threads = Threads::new(machine.threads)?;
    let mut grammar = AnswerGrammar::new(&tokenizer);
    if grammar.is_none() {
        eprintln!(
            "note: this model's vocabulary is not that of Kinglet Home, so its answers may be anything, not only JSON"
        );
    }
    let mut session = Session::new(&model, config)?;
    let state_bytes = session.bytes();
    let engine = session.engine(model, machine.kernels.into(), &threads)?;
    let stop = stop_on_ctrl_c()?;
    let mut run = Run::new(Home::new(engine, &tokenizer, grammar.as_mut(), request)?, &stop);
    match input {
        Input::Arguments(sentences) => run.answer_arguments(&sentences)?,
        Input::File(path) => {
            let file = std::fs::File::open(&path);
            let file = file.with_context(|| format!("cannot read {}", path.display()))?;
            run.answer_lines(&Lines::of(BufReader::new(file)))?;
        }
        Input::Stdin if typed => run.converse()?,
        Input::Stdin => run.answer_lines(&Lines::of(BufReader::new(std::io::stdin())))?,
    }
    if run.sentences > 0 {
        run.print_figures();
        print_memory((*bytes).as_ref().len(), state_bytes);
    }
    Ok(match run.failed {
        _ if stop.load(Ordering::Relaxed) => ExitCode::from(INTERRUPTED),
        0 => ExitCode::SUCCESS,
        // Who typed it has seen it, and could try again.
        _ if typed => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

impl<'a> Run<'a> {
    fn new(home: Home<'a>, stop: &'a AtomicBool) -> Self {
        let time = Duration::ZERO;
        Self { home, stop, sentences: 0, failed: 0, cut_off: 0, read: 0, written: 0, time }
    }

    fn answer_arguments(&mut self, sentences: &[String]) -> Result<()> {
        for together in sentences.chunks(AT_A_TIME) {
            if !self.stop.load(Ordering::Relaxed) {
                self.answer("sentence", together)?;
            }
        }
        Ok(())
    }

    fn answer_lines(&mut self, lines: &Lines) -> Result<()> {
        loop {
            let together = lines.next(AT_A_TIME, self.stop).context("cannot read the sentences")?;
            if together.is_empty() {
                return Ok(());
            }
            self.answer("line", &together)?;
        }
    }

    /// Prints one line for each of `sentences`, so that the answer to line 7 is line 7; what is wrong with one goes to
    /// stderr, and [`NONE`] stands in its place.
    fn answer(&mut self, unit: &str, sentences: &[impl AsRef<[u8]>]) -> Result<()> {
        let start = Instant::now();
        let answers = self.home.answer(sentences)?;
        self.time += start.elapsed();
        let mut out = std::io::stdout().lock();
        for answer in answers {
            self.sentences += 1;
            match answer {
                Ok(answer) => {
                    self.cut_off += usize::from(answer.cut_off);
                    self.read += answer.read;
                    self.written += answer.written;
                    writeln!(out, "{}", answer.line)?;
                }
                Err(error) => {
                    self.failed += 1;
                    writeln!(out, "{NONE}")?;
                    eprintln!("error: {unit} {}: {error:#}", self.sentences);
                }
            }
        }
        Ok(out.flush()?)
    }

    /// Answers what is typed, line by line.
    fn converse(&mut self) -> Result<()> {
        eprintln!("Type a command such as: turn on the kitchen lights. Ctrl-D or \"exit\" ends.");
        // The prompt goes to the terminal even where stdout goes to a file, which gets the answers only.
        let config = Config::builder().behavior(Behavior::PreferTerm).auto_add_history(true).build();
        let mut editor = DefaultEditor::with_config(config).context("cannot use the terminal")?;
        while !self.stop.load(Ordering::Relaxed) {
            match editor.readline("> ") {
                Ok(line) if matches!(line.trim(), "exit" | "quit") => break,
                Ok(line) if line.trim().is_empty() => {}
                Ok(line) => self.answer("line", &[line])?,
                // As in a shell, Ctrl-C takes back the line, not the session.
                Err(ReadlineError::Interrupted) => {}
                Err(ReadlineError::Eof) => break,
                Err(error) => return Err(error).context("cannot read from the terminal"),
            }
        }
        Ok(())
    }

    fn print_figures(&self) {
        let seconds = self.time.as_secs_f64();
        let rate = self.sentences as f64 / seconds.max(1e-9);
        eprint!("answers      {} in {:.1} ms, {rate:.1} a second", self.sentences, seconds * 1e3);
        if self.failed > 0 {
            eprint!("; {} failed", self.failed);
        }
        if self.cut_off > 0 {
            eprint!("; {} not finished after {MAX_ANSWER_TOKENS} tokens", self.cut_off);
        }
        eprintln!("\ntokens       {} read, {} written", self.read, self.written);
    }
}
