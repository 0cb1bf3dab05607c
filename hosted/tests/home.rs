//! `kinglet run` with sentences, as a user and a script run it: what comes out has the right shape, whatever the model
//! inside says. What it says is for the tests of the model.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

const NONE: &str = "{\"intent\":\"none\"}";

/// `kinglet run` with `input` on stdin.
fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kinglet"))
        .arg("run")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("kinglet starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // It may answer before it has read all, or end without reading.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("ends");
    let _ = writer.join().expect("no panic");
    output
}

fn lines(output: &Output) -> Vec<&str> {
    let text = std::str::from_utf8(&output.stdout).expect("UTF-8");
    assert!(text.is_empty() || text.ends_with('\n'), "{text:?}");
    text.lines().collect()
}

fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("UTF-8")
}

/// Standard error of a command that must do nothing.
fn failure(args: &[&str]) -> String {
    let output = run(args, b"");
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    stderr(&output).to_owned()
}

#[test]
fn a_sentence_gets_one_line_on_stdout_and_figures_on_stderr() {
    let output = run(&["switch off the fan in the bedroom"], b"");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(lines(&output).len(), 1, "{output:?}");
    assert!(stderr(&output).starts_with("answers      1 in "), "{}", stderr(&output));
    assert!(stderr(&output).contains("memory "), "{}", stderr(&output));
}

#[test]
fn sentences_together_get_the_lines_that_they_get_alone_in_order() {
    let sentences = ["lights on", "What's the time?", "open the blinds in the den", "set a timer"];
    let alone = sentences.map(|sentence| lines(&run(&[sentence], b""))[0].to_owned());
    let output = run(&sentences, b"");
    assert!(output.status.success());
    assert_eq!(lines(&output), alone);
    // More than are answered together.
    let many: Vec<_> = sentences.iter().cycle().take(70).copied().collect();
    let expected: Vec<_> = alone.iter().cycle().take(70).collect();
    assert_eq!(lines(&run(&many, b"")), expected);
    let output = run(&[], many.join("\r\n").as_bytes());
    assert!(output.status.success());
    assert_eq!(lines(&output), expected);
}

#[test]
fn case_and_punctuation_make_no_difference() {
    let output = run(&["Turn on the Kitchen Lights!", "turn on the kitchen lights"], b"");
    assert_eq!(lines(&output)[0], lines(&output)[1]);
}

#[test]
fn every_line_gets_its_line_also_those_without_an_answer() {
    let long = "on and on ".repeat(100);
    let longer = "on and on ".repeat(1000);
    let input = [b"lights on\n\n  ?!\n", long.as_bytes(), b"\n", longer.as_bytes(), b"\nfan \xff\nlights on"]
        .concat();
    let output = run(&[], &input);
    assert_eq!(output.status.code(), Some(1));
    let answers = lines(&output);
    assert_eq!(answers.len(), 7);
    assert_eq!(answers[1..6], [NONE; 5]);
    assert_eq!(answers[0], answers[6]);
    let told: Vec<_> = stderr(&output).lines().filter(|line| line.starts_with("error: ")).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[0].contains("line 4: ") && told[0].contains("of which 88 fit"), "{told:?}");
    assert!(told[1].contains("line 5: ") && told[1].contains("longer than 4096 bytes"), "{told:?}");
    assert!(told[2].contains("line 6: ") && told[2].contains("not UTF-8"), "{told:?}");
    assert!(stderr(&output).contains("3 failed"), "{}", stderr(&output));
    let output = run(&["lights on", &long, ""], b"");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(lines(&output)[1..], [NONE; 2]);
    assert!(stderr(&output).contains("error: sentence 2: "), "{}", stderr(&output));
}

#[test]
fn no_input_is_no_output_and_no_failure() {
    let output = run(&[], b"");
    assert!(output.status.success() && output.stdout.is_empty() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn an_answer_does_not_wait_for_the_next_line() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kinglet"))
        .arg("run")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("kinglet starts");
    let mut stdin = child.stdin.take().expect("piped");
    let mut answers = BufReader::new(child.stdout.take().expect("piped"));
    for sentence in ["lights on", "", "lights off"] {
        writeln!(stdin, "{sentence}").expect("it reads");
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("UTF-8");
        assert!(answer.ends_with('\n'), "{answer:?}");
    }
    drop(stdin);
    assert!(child.wait().expect("ends").success());
}

#[test]
fn a_file_of_sentences_and_a_model_used_like_the_one_inside_give_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let (image, sentences) = (folder.path().join("home.kgl"), folder.path().join("sentences.txt"));
    let text = "lights on\nis the front door locked\n\nadd milk to the list\n";
    std::fs::write(&image, kinglet_home::IMAGE).expect("written");
    std::fs::write(&sentences, text).expect("written");
    let (image, sentences) = (image.to_str().expect("UTF-8"), sentences.to_str().expect("UTF-8"));
    let expected = run(&[], text.as_bytes());
    assert_eq!(lines(&expected).len(), 4);
    for (args, input) in [
        (&["--prompt-file", sentences][..], ""),
        (&[image, "--home"], text),
        (&["--home", image, "--prompt-file", sentences, "--threads", "1"], ""),
        (&[image, "--home", "--kernels", "portable"], text),
        (&["--home"], text),
    ] {
        let output = run(args, input.as_bytes());
        assert!(output.status.success(), "{args:?}: {}", stderr(&output));
        assert_eq!(output.stdout, expected.stdout, "{args:?}");
    }
    let output = run(&["--kv", "f16"], text.as_bytes());
    assert!(output.status.success());
    assert_eq!(lines(&output).len(), 4);
    // Without --home a named model goes on from a text, and leaves stdin alone.
    let output = run(&[image, "lights on", "--max-tokens", "3"], text.as_bytes());
    assert!(stderr(&output).contains("ended        3 tokens"), "{}", stderr(&output));
    assert!(failure(&[image, "--home", "--weights", "f16"]).contains("image"));
}

#[test]
fn a_seed_repeats_answers_that_are_drawn() {
    let drawn = |seed: &str| run(&["lights on", "--temperature", "3", "--seed", seed], b"").stdout;
    assert_eq!(drawn("5"), drawn("5"));
    let output = run(&["lights on", "--temperature", "3"], b"");
    assert!(stderr(&output).contains("repeat with --seed"), "{}", stderr(&output));
}

#[test]
fn what_looks_like_a_model_is_looked_for_and_options_of_texts_are_refused() {
    for name in ["no-such-file.gguf", "no-such-folder/model", "my home.kgl"] {
        let error = failure(&[name]);
        assert!(error.contains("no file or folder") && error.contains(name), "{error}");
        assert_eq!(failure(&[name, "lights on", "--home"]), error);
    }
    for option in [
        &["--chat"][..],
        &["--max-tokens", "3"],
        &["--ignore-end"],
        &["--page-size", "16"],
        &["--when-full", "fail"],
        &["--show-pages"],
        &["--weights", "int8"],
        &["--tokenizer", "tok512.bin"],
        &["--prompt-file", "Cargo.toml"],
    ] {
        let error = failure(&[&["lights on"], option].concat());
        assert!(error.contains(option[0]), "{error}");
    }
    assert!(failure(&["stories", "--chat"]).contains("\"stories\" is no file, so it is a sentence"));
    assert!(failure(&["--prompt-file", "no-such-file"]).contains("no-such-file"));
    assert!(failure(&["lights on", "--top-k", "0"]).contains("top-k is 0"));
}
