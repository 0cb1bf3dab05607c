#!/usr/bin/env python3
"""Decode speed beside llama2.c on a model of 260 thousand parameters, in turns.

Needs llama2.c's `run.c` (github.com/karpathy/llama2.c), and from huggingface.co/karpathy/tinyllamas the files
stories260K.bin and tok512.bin:

    gcc -Ofast -march=native run.c -lm -o run
    cargo build --release
    python3 benches/scripts/llama2c_speed.py --run ./run --model stories260K.bin --tokenizer tok512.bin

Greedy, one thread, the same prompt; llama2.c counts f32 weights and an f32 KV cache, Kinglet has both in f16. Medians of
all rounds in tokens a second, with least and most, and the median of the rounds' ratios (above 1: Kinglet is faster).
"""
import argparse
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parents[2]
KINGLET = ROOT / "target/release/kinglet"
PROMPT = "Once"


def speed(pattern, command):
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(re.search(pattern, run.stderr)[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", type=pathlib.Path, default="run", help="llama2.c's program")
    parser.add_argument("--model", type=pathlib.Path, required=True)
    parser.add_argument("--tokenizer", type=pathlib.Path, required=True)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--tokens", type=int, default=256)
    args = parser.parse_args()
    if not args.run.exists():
        sys.exit(f"notice: skipped, {args.run} does not exist (see --help)")
    with tempfile.TemporaryDirectory() as folder:
        image = pathlib.Path(folder) / "model.kgl"
        subprocess.run([KINGLET, "convert", args.model, "--tokenizer", args.tokenizer, "-o", image, "--weights", "f16"],
                       capture_output=True, check=True)
        ours, theirs = [], []
        for _ in range(args.rounds):
            ours.append(speed(r"generated +\d+ tokens, ([\d.]+) tokens/s", [
                KINGLET, "run", image, PROMPT, "--max-tokens", str(args.tokens - 2), "--threads", "1", "--kv", "f16",
                "--ignore-end"]))
            theirs.append(speed(r"achieved tok/s: ([\d.]+)", [
                args.run.resolve(), args.model, "-z", args.tokenizer, "-t", "0", "-n", str(args.tokens), "-i", PROMPT]))
    cell = lambda speeds: f"{statistics.median(speeds):.0f} ({min(speeds):.0f}–{max(speeds):.0f})"
    ratios = [our / their for our, their in zip(ours, theirs)]
    print("| tokens | Kinglet | llama2.c | ratio (least, most) |\n|---|---|---|---|")
    print(f"| {args.tokens} | {cell(ours)} | {cell(theirs)} | "
          f"{statistics.median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f}) |")


if __name__ == "__main__":
    main()
