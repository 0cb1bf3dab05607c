//! `kinglet bench` as a user runs it. How fast anything is, is nothing to test.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// The model inside, as a file: always there, with a context of 128 tokens.
const MODEL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../home/kinglet-home.kgl");

fn bench(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kinglet")).arg("bench").args(args).output().expect("kinglet starts")
}

/// A short benchmark; gives its standard output.
fn short(args: &[&str]) -> String {
    let short = [MODEL, "--repeat", "2", "--tokens", "4", "--threads", "1,2"];
    let output = bench(&[&short, args].concat());
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Standard error of a command that must fail with `code`, with nothing on standard output.
fn failure(code: i32, args: &[&str]) -> String {
    let output = bench(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

/// The field of `value` at `path`, which must be a positive number.
fn positive(value: &Value, path: &str) {
    let number = value.pointer(path).and_then(Value::as_f64);
    assert!(number.is_some_and(|number| number.is_finite() && number > 0.0), "{path} in {value}");
}

#[test]
fn table_json_and_chart_have_all_that_was_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let (json, plot) = (folder.path().join("bench.json"), folder.path().join("bench.svg"));
    let options = ["--prompt", "16,8", "--context", "0,24", "--json", text(&json), "--plot", text(&plot)];
    let table = short(&options);
    let rows = |first: &str, second: &str| {
        let starts = |line: &&str| line.split_whitespace().take(2).eq([first, second]);
        table.lines().filter(starts).count()
    };
    for threads in ["1", "2"] {
        for second in ["16", "8", "0", "24"] {
            assert_eq!(rows(threads, second), 1, "{threads} {second}\n{table}");
        }
    }
    assert!(
        table.contains("GB/s") && table.contains("tokens/s") && table.contains("of the limit"),
        "{table}"
    );

    let value: Value = serde_json::from_str(&std::fs::read_to_string(json).expect("written")).expect("JSON");
    assert_eq!((&value["model"], &value["interrupted"]), (&"kinglet-home.kgl".into(), &false.into()));
    assert_eq!((&value["repeat"], &value["decode_tokens"]), (&2.into(), &4.into()));
    let image = std::fs::metadata(MODEL).expect("there").len();
    assert!(value["weight_bytes_per_token"].as_u64().is_some_and(|bytes| bytes < image), "{value}");
    for field in ["/cores", "/weight_bytes_per_token", "/read_buffer_bytes"] {
        positive(&value, field);
    }
    for (list, lines, fields) in [
        ("bandwidth", 2, &["threads", "bytes_per_second", "passes"][..]),
        ("prefill", 4, &["threads", "prompt_tokens"]),
        ("decode", 4, &["threads", "weight_bytes_per_second"]),
    ] {
        assert_eq!(value[list].as_array().map(Vec::len), Some(lines), "{value}");
        for line in value[list].as_array().expect("a list") {
            fields.iter().for_each(|field| positive(line, &format!("/{field}")));
            if list != "bandwidth" {
                let of = |field: &str| line["tokens_per_second"][field].as_f64().expect("a number");
                positive(line, "/tokens_per_second/min");
                assert!(of("min") <= of("median") && of("median") <= of("max"), "{line}");
            }
            if list == "decode" && !line["limit_fraction"].is_null() {
                positive(line, "/limit_fraction");
            }
        }
    }

    let picture = std::fs::read_to_string(plot).expect("written");
    assert!(picture.starts_with("<svg") && picture.contains("<polyline"), "{picture}");
}

#[test]
fn json_on_stdout_stands_alone_and_defaults_fit_the_model() {
    let value: Value = serde_json::from_str(&short(&["--json", "-"])).expect("JSON and nothing else");
    assert_eq!(value["prefill"][0]["prompt_tokens"], 128);
    let contexts = value["decode"].as_array().expect("a list").iter().map(|line| &line["context_tokens"]);
    let contexts: Vec<_> = contexts.filter_map(Value::as_u64).collect();
    assert_eq!(contexts, [0, 124, 0, 124]);
}

#[test]
fn what_the_model_does_not_allow_is_refused_before_anything_is_measured() {
    let context = failure(1, &[MODEL, "--context", "0,4096"]);
    assert!(context.contains("--context 4096") && context.contains("context of 128 tokens"), "{context}");
    let prompt = failure(1, &[MODEL, "--prompt", "129"]);
    assert!(prompt.contains("--prompt 129") && prompt.contains("128"), "{prompt}");
    let tokens = failure(1, &[MODEL, "--tokens", "128"]);
    assert!(tokens.contains("--tokens 128"), "{tokens}");
    let folder = failure(1, &[MODEL, "--plot", "no-such-folder/bench.svg"]);
    assert!(folder.contains("no folder no-such-folder"), "{folder}");
    let missing = failure(1, &["no-such-file.kgl"]);
    assert!(missing.contains("no-such-file.kgl"), "{missing}");
}

#[test]
fn a_command_line_that_makes_no_sense_is_refused() {
    assert!(failure(2, &[]).contains("<MODEL>"));
    for option in ["--repeat", "--tokens", "--prompt"] {
        let error = failure(2, &[MODEL, option, "0"]);
        assert!(error.contains(option), "{error}");
    }
    assert!(failure(2, &[MODEL, "--context", "deep"]).contains("--context"));
}
