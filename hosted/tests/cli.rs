//! The commands as a user runs them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn shared(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared").join(name);
    if !path.exists() {
        eprintln!("notice: skipped, {} is not on this machine", path.display());
        return None;
    }
    Some(path)
}

fn kinglet(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kinglet")).args(args).output().expect("kinglet starts")
}

/// Standard output of a command that must succeed.
fn stdout(args: &[&str]) -> String {
    let output = kinglet(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Standard error of a command that must fail, with nothing on standard output.
fn failure(args: &[&str]) -> String {
    let output = kinglet(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn an_image_runs_like_its_source() {
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let image = folder.path().join("stories.kgl");
    for weights in ["int8", "f16"] {
        kinglet(&["convert", text(&model), "-o", text(&image), "--weights", weights, "--context", "256"]);
        let from_image = stdout(&["run", text(&image), "--max-tokens", "30"]);
        let from_source = stdout(&["run", text(&model), "--weights", weights, "--max-tokens", "30"]);
        assert_eq!(from_image, from_source);
        assert!(
            from_image.starts_with("Once upon a time, there was a little girl named Lily."),
            "{from_image}"
        );
    }
    assert!(!folder.path().join("stories.kgl.partial").exists());
}

#[test]
fn damaged_weights_are_told_though_the_run_does_not_wait_for_their_check() {
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let image = folder.path().join("stories.kgl");
    kinglet(&["convert", text(&model), "-o", text(&image)]);
    let mut bytes = std::fs::read(&image).expect("converted");
    // A weight, and then a scale that overflows.
    for (at, value) in [(bytes.len() / 2, [0x55, 0x55]), (bytes.len() - 2, [0xff, 0x7b])] {
        bytes[at..at + 2].copy_from_slice(&value);
        std::fs::write(&image, &bytes).expect("written");
        for command in [&["run", text(&image), "--max-tokens", "3"][..], &["hash", text(&image)]] {
            let output = kinglet(command);
            let error = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{command:?}");
            assert!(error.contains("stories.kgl") && error.contains("(checksum)"), "{command:?}: {error}");
        }
    }
}

#[test]
fn every_format_of_one_model_tells_the_same_story() {
    let Some(folder) = shared("models/stories260K") else { return };
    let tokenizer = folder.join("tok512.bin");
    let run = |file: &str, tokenizer: &[&str]| {
        let model = folder.join(file);
        let options = ["run", text(&model), "--weights", "f16", "--kv", "f16", "--max-tokens", "40"];
        stdout(&[&options[..], tokenizer].concat())
    };
    let expected = run("stories260K.bin", &[]);
    for file in ["stories260K-F16.gguf", "stories260K-Q8_0.gguf"] {
        assert_eq!(run(file, &[]), expected, "{file}");
    }
    assert_eq!(run("stories260K.bin", &["--tokenizer", text(&tokenizer)]), expected);
    assert!(run("stories260K-q8.bin", &[]).starts_with("Once upon a time"));
}

#[test]
fn a_seed_repeats_a_run_and_the_seed_shown_is_the_seed_used() {
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let options = ["run", text(&model), "--temperature", "1.2", "--max-tokens", "30"];
    let output = kinglet(&options);
    let messages = String::from_utf8(output.stderr).expect("UTF-8");
    let seed = messages.rsplit("--seed ").next().expect("a seed").trim().trim_end_matches(')').to_owned();
    let again = stdout(&[&options[..], &["--seed", &seed]].concat());
    assert_eq!(again.as_bytes(), output.stdout, "{messages}");
    assert_ne!(again, stdout(&[&options[..], &["--seed", "12345"]].concat()));
}

#[test]
fn the_hash_depends_on_the_weights_and_on_nothing_else() {
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let hash = |options: &[&str]| stdout(&[&["hash", text(&model), "--tokens", "24"][..], options].concat());
    let expected = hash(&[]);
    assert!(expected.starts_with("logits-hash ") && expected.ends_with(" tokens 24\n"), "{expected}");
    for options in [["--threads", "1"], ["--threads", "3"], ["--kernels", "portable"]] {
        assert_eq!(hash(&options), expected);
    }
    assert_ne!(hash(&["--weights", "f16"]), expected);
}

#[test]
fn eval_prints_json_that_adds_up() {
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("fox.txt");
    std::fs::write(&file, "One day, a clever fox found a shiny key under the old oak tree.")
        .expect("written");
    let options = ["eval", text(&model), "--weights", "f16", "--kv", "f16", "--text", text(&file), "--json"];
    let value: serde_json::Value = serde_json::from_str(&stdout(&options)).expect("JSON");
    assert_eq!(value["tokens"], 34);
    let (nll, perplexity) = (value["nll"].as_f64().expect("nll"), value["perplexity"].as_f64().expect("ppl"));
    assert!((nll - 54.404).abs() < 0.5 && (perplexity / 4.9536 - 1.0).abs() < 0.01, "{value}");
    assert!(((nll / 34.0).exp() - perplexity).abs() < 1e-9);
    assert_eq!(value["window"], 512);
}

#[test]
fn inspect_reads_every_format() {
    let Some(folder) = shared("models/stories260K") else { return };
    let temporary = tempfile::tempdir().expect("a folder");
    let image = temporary.path().join("stories.kgl");
    kinglet(&["convert", text(&folder.join("stories260K.bin")), "-o", text(&image)]);
    for (file, word) in [
        (folder.join("stories260K.bin"), "llama2.c"),
        (folder.join("stories260K-q8.bin"), "llama2.c"),
        (folder.join("stories260K-Q8_0.gguf"), "Q8_0"),
        (image, "Int8Tiles"),
    ] {
        let shown = stdout(&["inspect", text(&file)]);
        assert!(shown.contains(word), "{shown}");
        assert!(!shown.ends_with("\n\n"), "{shown}");
        let rows = shown.lines().filter(|line| line.trim_start().starts_with("512 "));
        assert!(rows.count() <= 1, "{shown}");
    }
}

#[test]
fn errors_say_what_was_wrong_and_where() {
    let missing = failure(&["run", "no-such-file.gguf"]);
    assert!(missing.contains("no-such-file.gguf"), "{missing}");
    let folder = tempfile::tempdir().expect("a folder");
    let cut = folder.path().join("cut.kgl");
    std::fs::write(&cut, [b"KINGLETI", &[0u8; 20][..]].concat()).expect("written");
    for command in [&["run"][..], &["inspect"], &["hash"], &["eval", "--text", "Cargo.toml"]] {
        let error = failure(&[command, &[text(&cut)]].concat());
        assert!(error.contains("cut.kgl") && error.contains("truncated"), "{error}");
    }
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let run = |options: &[&str]| failure(&[&["run", text(&model)][..], options].concat());
    assert!(run(&["--top-k", "0"]).contains("top-k is 0"));
    assert!(run(&["--top-p", "NaN"]).contains("top-p is NaN"));
    assert!(run(&["--algorithm", "greedy", "--top-k", "3"]).contains("--top-k has no effect"));
    assert!(run(&["--temperature", "-1"]).contains("temperature is -1"));
    assert!(run(&["--top-p", "-1"]).contains("top-p is -1"));
    assert!(run(&["--repetition-penalty", "-1"]).contains("-1"));
    assert!(run(&["--chat", "hello"]).contains("no chat template"));
    let strange = folder.path().join("strange.bin");
    std::fs::write(&strange, "no model at all").expect("written");
    for command in ["run", "inspect", "hash"] {
        let error = failure(&[command, text(&strange)]);
        assert_eq!(error.matches("strange.bin").count(), 1, "{error}");
    }
    let long = "a b ".repeat(400);
    let error = run(&[&long]);
    assert!(error.contains("context is 512"), "{error}");
}

#[test]
fn a_closed_stdout_is_no_failure() {
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let mut child = Command::new(env!("CARGO_BIN_EXE_kinglet"))
        .args(["run", text(&model), "--max-tokens", "500"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("kinglet starts");
    drop(child.stdout.take());
    assert!(child.wait().expect("ends").success());
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_ends_cleanly() {
    use std::io::Read;
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let mut child = Command::new(env!("CARGO_BIN_EXE_kinglet"))
        .args(["run", text(&model), "--temperature", "1", "--ignore-end", "--kernels", "portable"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("kinglet starts");
    // Once text comes, the handler is in place.
    let mut stdout = child.stdout.take().expect("piped");
    let mut first = [0];
    stdout.read_exact(&mut first).expect("text");
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).expect("UTF-8 to the end");
    let output = child.wait_with_output().expect("ends");
    assert_eq!(output.status.code(), Some(130));
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(messages.contains("tokens/s") && messages.contains("Ctrl-C"), "{messages}");
}

#[test]
fn a_model_without_tokenizer_is_named_with_what_to_do() {
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (lonely, image) = (folder.path().join("lonely.bin"), folder.path().join("lonely.kgl"));
    std::fs::copy(&model, &lonely).expect("copied");
    stdout(&["convert", text(&lonely), "-o", text(&image)]);
    for command in [&["run"][..], &["hash"], &["eval", "--text", "Cargo.toml"]] {
        let error = failure(&[command, &[text(&lonely)]].concat());
        assert!(error.contains("lonely.bin has no tokenizer; name one with --tokenizer"), "{error}");
        let error = failure(&[command, &[text(&image)]].concat());
        assert!(error.contains("lonely.kgl has no tokenizer; convert its source again"), "{error}");
    }
}

#[test]
fn a_run_says_why_it_ended_and_keeps_the_figures_off_the_text() {
    let Some(model) = shared("models/stories260K/stories260K.bin") else { return };
    let run = |options: &[&str]| {
        let output = kinglet(&[&["run", text(&model), "One day"][..], options].concat());
        assert!(output.status.success());
        (String::from_utf8(output.stdout).expect("UTF-8"), String::from_utf8(output.stderr).expect("UTF-8"))
    };
    let (story, messages) = run(&["--max-tokens", "9"]);
    assert!(!story.ends_with('\n') && messages.starts_with("\nprompt "), "{messages}");
    assert!(messages.contains("ended        9 tokens, as many as asked for"), "{messages}");
    let (_, messages) = run(&["--max-tokens", "1000", "--ignore-end"]);
    assert!(messages.contains("the model's context of 512 tokens is full"), "{messages}");
}
