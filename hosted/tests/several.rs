//! `kinglet run` with several prompts, as a user runs it: texts by slot, page map, and what happens when pages run out.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PROMPTS: [&str; 3] = ["Lily went", "Tom had a big dog", "One day"];

fn model() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/models/stories260K/stories260K.bin");
    if !path.exists() {
        eprintln!("notice: skipped, {} is not on this machine", path.display());
        return None;
    }
    Some(path)
}

fn run(model: &Path, prompts: &[&str], options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kinglet"));
    command.arg("run").arg(model).args(prompts).args(options).output().expect("kinglet starts")
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("UTF-8")
}

fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("UTF-8")
}

/// The text of `slot`, put together from its lines.
fn text_of(slot: usize, output: &Output) -> String {
    let mark = format!("[{slot}] ");
    let lines: Vec<_> = stdout(output).lines().filter_map(|line| line.strip_prefix(&mark)).collect();
    lines.join("\n")
}

/// Each prompt must have the text that it has alone.
fn assert_as_alone(model: &Path, output: &Output, options: &[&str]) {
    assert!(output.status.success(), "{}", stderr(output));
    for (slot, prompt) in PROMPTS.iter().enumerate() {
        let alone = run(model, &[prompt], options);
        assert_eq!(text_of(slot, output), stdout(&alone).trim_end_matches('\n'), "{}", stderr(output));
    }
}

#[test]
fn prompts_together_have_the_texts_that_they_have_alone() {
    let Some(model) = model() else { return };
    for options in
        [&["--max-tokens", "150"][..], &["--max-tokens", "90", "--temperature", "0.9", "--seed", "3"]]
    {
        let output = run(&model, &PROMPTS, options);
        assert_as_alone(&model, &output, options);
        assert!(stderr(&output).contains("of 3 prompts"), "{}", stderr(&output));
    }
}

#[test]
fn the_page_map_shows_owners_and_the_memory_beside_the_pages() {
    let Some(model) = model() else { return };
    let output = run(&model, &PROMPTS, &["--max-tokens", "20", "--max-pages", "8", "--show-pages"]);
    let shown = stderr(&output);
    assert!(shown.contains("page arena   8 pages of 16 tokens") && shown.contains("beside it"), "{shown}");
    assert!(
        shown.contains("pages: 3 held (0 shared), 0 idle, 5 free\n     0  0  1  2  .  .  .  .  .\n"),
        "{shown}"
    );
    assert!(shown.contains("slot 1   active          9 tokens, 1 page: 1\n"), "{shown}");
    let (_, end) = shown.split_once("at the end\n").expect("a last map");
    assert!(end.starts_with("pages: 0 held (0 shared), 0 idle, 8 free\n"), "{end}");
    assert!(end.contains("slot 2   ended          23 tokens, 0 pages\n"), "{end}");
    let again = run(&model, &PROMPTS, &["--max-tokens", "20", "--max-pages", "8", "--show-pages"]);
    let maps = |output: &Output| stderr(output).split_once("prompt   ").expect("figures").0.to_owned();
    assert_eq!(maps(&again), maps(&output));
}

#[test]
fn equal_beginnings_share_pages_in_the_prefix_cache() {
    let Some(model) = model() else { return };
    let beginning = "Once upon a time, there was a little girl named Lily.";
    let prompts = [format!("{beginning} She was sad"), format!("{beginning} One day")];
    let prompts = [prompts[0].as_str(), prompts[1].as_str()];
    let options = ["--max-tokens", "12", "--page-size", "4", "--prefix-cache", "--show-pages"];
    let output = run(&model, &prompts, &options);
    let shown = stderr(&output);
    assert!(shown.contains(" 0+ 0+ "), "{shown}");
    let (_, end) = shown.split_once("at the end\n").expect("a last map");
    assert!(end.contains(" ~  ~ ") && !end.contains("0+"), "{end}");
    for (slot, prompt) in prompts.iter().enumerate() {
        let alone = run(&model, &[prompt], &["--max-tokens", "12"]);
        assert_eq!(text_of(slot, &output), stdout(&alone).trim_end_matches('\n'));
    }
}

#[test]
fn preempted_slots_come_back_and_finish_with_the_same_text() {
    let Some(model) = model() else { return };
    let options = ["--max-tokens", "60"];
    let full = ["--page-size", "8", "--max-pages", "10", "--when-full", "preempt", "--show-pages"];
    let output = run(&model, &PROMPTS, &[&options[..], &full].concat());
    assert_as_alone(&model, &output, &options);
    let shown = stderr(&output);
    assert!(shown.contains("slot 2 preempted at ") && shown.contains("slot 2 back: "), "{shown}");
    assert!(shown.contains("slot 2   preempted "), "{shown}");
}

#[test]
fn prompts_that_do_not_fit_wait_for_their_turn() {
    let Some(model) = model() else { return };
    let options = ["--max-tokens", "20"];
    let full = ["--page-size", "16", "--max-pages", "2", "--when-full", "preempt"];
    let output = run(&model, &PROMPTS, &[&options[..], &full].concat());
    assert_as_alone(&model, &output, &options);
    assert!(stderr(&output).contains("slot 2 waits for pages\n"), "{}", stderr(&output));
    assert!(stderr(&output).contains("slot 2 prefilled\n"), "{}", stderr(&output));
}

#[test]
fn a_slot_without_a_page_fails_and_the_others_go_on() {
    let Some(model) = model() else { return };
    let options = ["--max-tokens", "40", "--page-size", "8", "--max-pages", "8", "--show-pages"];
    let output = run(&model, &PROMPTS, &options);
    let shown = stderr(&output);
    assert_eq!(output.status.code(), Some(1), "{shown}");
    let failures: Vec<_> = shown.lines().filter(|line| line.contains(" failed at ")).collect();
    assert!(
        !failures.is_empty() && failures.iter().all(|line| line.contains("raise --max-pages")),
        "{shown}"
    );
    assert!(shown.contains("   failed ") && shown.contains("error: "), "{shown}");
    let ended = shown.lines().filter(|line| line.contains(" ended: 40 tokens"));
    assert_eq!(ended.count() + failures.len(), 3, "{shown}");
    assert!(failures.len() < 3, "{shown}");
}

#[test]
fn a_single_prompt_that_does_not_fit_says_what_to_do() {
    let Some(model) = model() else { return };
    for policy in ["fail", "preempt"] {
        let output = run(&model, &["One day"], &["--max-pages", "1", "--when-full", policy]);
        assert_eq!(output.status.code(), Some(1));
        assert!(stdout(&output).starts_with(", a little girl"), "{}", stdout(&output));
        assert!(stderr(&output).contains("error: slot 0 failed at 17 tokens"), "{}", stderr(&output));
        assert!(stderr(&output).contains("raise --max-pages"), "{}", stderr(&output));
    }
}

#[test]
fn page_options_out_of_range_are_refused() {
    let Some(model) = model() else { return };
    for options in [["--page-size", "0"], ["--page-size", "257"], ["--max-pages", "0"]] {
        let output = run(&model, &["One day"], &options);
        assert_eq!(output.status.code(), Some(2), "{options:?}");
        assert!(stderr(&output).contains("is not in 1..="), "{}", stderr(&output));
    }
}

#[test]
fn a_window_goes_on_in_few_pages_and_neighbours_change_nothing() {
    let Some(model) = model() else { return };
    let options =
        ["--ignore-end", "--when-full", "window", "--sinks", "3", "--window", "20", "--page-size", "4"];
    // Beyond the context of 512; three slots of 1 + 6 pages.
    let full = ["--max-tokens", "700", "--max-pages", "21"];
    let options = [&options[..], &full].concat();
    let output = run(&model, &PROMPTS, &options);
    assert_as_alone(&model, &output, &options);
    assert!(
        stderr(&output).contains("slot 2 ended: 700 tokens, as many as asked for"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn a_window_as_large_as_the_context_fits_whatever_the_page_size() {
    let Some(model) = model() else { return };
    let window = ["--ignore-end", "--when-full", "window", "--max-tokens", "520"];
    for page_size in ["1", "7", "16", "256"] {
        let options = [&window[..], &["--page-size", page_size]].concat();
        let output = run(&model, &["Once"], &options);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    }
}

#[test]
fn windows_out_of_range_and_without_effect_are_refused() {
    let Some(model) = model() else { return };
    for (options, why) in [
        (&["--window", "9"][..], "no effect without --when-full window"),
        (&["--when-full", "window", "--window", "0"], "at least 1 recent token"),
        (&["--when-full", "window", "--window", "509"], "at most the context of 512"),
        (
            &["--when-full", "window", "--window", "100", "--max-pages", "5"],
            "needs 9 pages, a slot can have 5",
        ),
    ] {
        let output = run(&model, &["One day"], options);
        assert_eq!(output.status.code(), Some(1));
        assert!(stderr(&output).contains(why), "{}", stderr(&output));
    }
}
