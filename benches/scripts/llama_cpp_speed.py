#!/usr/bin/env python3
"""Prefill and decode speed beside llama.cpp, on the same weights, in turns.

Needs a GGUF file and, built for this machine (a wheel from PyPI is not):

    CMAKE_ARGS=-DGGML_NATIVE=ON pip install --no-binary llama-cpp-python 'llama-cpp-python>=0.3.36'
    cargo build --release
    python3 benches/scripts/llama_cpp_speed.py model.gguf [--formats q8_0,f16] [--threads 1,2] [--rounds 5]

llama.cpp quantizes the file again to each format, and Kinglet converts what it made, so both read the same values. Each
round measures one after the other: a prompt of about 512 tokens, then 64 tokens. Medians of all rounds in tokens a second,
with least and most, and the median of the rounds' ratios (above 1: Kinglet is faster). The KV cache is f16 in both.
"""
import argparse
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

try:
    import llama_cpp
except ImportError:
    sys.exit("notice: skipped, llama-cpp-python is not installed (see --help in this file's head)")

ROOT = pathlib.Path(__file__).parents[2]
KINGLET = ROOT / "target/release/kinglet"
FORMATS = {"q8_0": (llama_cpp.LLAMA_FTYPE_MOSTLY_Q8_0, "int8"), "f16": (llama_cpp.LLAMA_FTYPE_MOSTLY_F16, "f16")}
TEXT = "It was a bright day, and the small bird sang on the old stone wall by the river. "


def requantized(source, name, folder):
    """`source` in another format of llama.cpp's."""
    path = folder / f"{name}.gguf"
    params = llama_cpp.llama_model_quantize_default_params()
    params.ftype, params.allow_requantize = FORMATS[name][0], True
    if llama_cpp.llama_model_quantize(str(source).encode(), str(path).encode(), params) != 0:
        sys.exit(f"llama.cpp cannot make {name} of {source}")
    return path


class Llama:
    def __init__(self, path):
        self.model = llama_cpp.llama_model_load_from_file(
            str(path).encode(), llama_cpp.llama_model_default_params())

    def measure(self, threads, prompt, decode):
        """Tokens a second of prefill and decode."""
        params = llama_cpp.llama_context_default_params()
        params.n_ctx, params.n_batch, params.n_ubatch = prompt + decode + 8, prompt, 512
        params.n_threads = params.n_threads_batch = threads
        context = llama_cpp.llama_init_from_model(self.model, params)
        tokens = [5 + 7 * index % 400 for index in range(prompt)]
        self.eval(context, [tokens[0]])  # The first call allocates.
        llama_cpp.llama_memory_clear(llama_cpp.llama_get_memory(context), True)
        start = time.perf_counter()
        self.eval(context, tokens)
        middle = time.perf_counter()
        for index in range(decode):
            self.eval(context, [5 + 7 * index % 400])
        end = time.perf_counter()
        llama_cpp.llama_free(context)
        return prompt / (middle - start), decode / (end - middle)

    @staticmethod
    def eval(context, tokens):
        array = (llama_cpp.llama_token * len(tokens))(*tokens)
        if llama_cpp.llama_decode(context, llama_cpp.llama_batch_get_one(array, len(tokens))) != 0:
            sys.exit("llama.cpp cannot decode")
        llama_cpp.llama_get_logits_ith(context, -1)  # Waits for the end.


def kinglet(image, threads, prompt_file, decode):
    """Tokens of the prompt, and tokens a second of prefill and decode."""
    run = subprocess.run(
        [KINGLET, "run", image, "--threads", str(threads), "--prompt-file", prompt_file, "--kv", "f16",
         "--max-tokens", str(decode + 1), "--ignore-end"], capture_output=True, text=True, check=True)
    prompt = re.search(r"prompt +(\d+) tokens, ([\d.]+) tokens/s", run.stderr)
    generated = re.search(r"generated +\d+ tokens, ([\d.]+) tokens/s", run.stderr)
    return int(prompt[1]), float(prompt[2]), float(generated[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--formats", default="q8_0,f16")
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--prompt", type=int, default=512, help="tokens, about")
    parser.add_argument("--decode", type=int, default=64, help="tokens")
    args = parser.parse_args()
    llama_cpp.llama_backend_init()
    # It says much on stderr.
    silent = llama_cpp.llama_log_callback(lambda level, text, data: None)
    llama_cpp.llama_log_set(silent, None)
    print("| format | threads | work | Kinglet | llama.cpp | ratio (least, most) |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        text = folder / "prompt.txt"
        text.write_text(TEXT * (args.prompt // 20))
        for name in args.formats.split(","):
            gguf, image = requantized(args.model, name, folder), folder / f"{name}.kgl"
            subprocess.run([KINGLET, "convert", gguf, "-o", image, "--weights", FORMATS[name][1]],
                           capture_output=True, check=True)
            theirs = Llama(gguf)
            for threads in map(int, args.threads.split(",")):
                ours_all, theirs_all = [], []
                for _ in range(args.rounds):
                    tokens, *ours = kinglet(image, threads, text, args.decode)
                    ours_all.append(ours)
                    theirs_all.append(theirs.measure(threads, tokens, args.decode))
                for index, work in enumerate([f"prefill {tokens}", f"decode {args.decode}"]):
                    ours, other = [speeds[index] for speeds in ours_all], [speeds[index] for speeds in theirs_all]
                    ratios = [a / b for a, b in zip(ours, other)]
                    cell = lambda speeds: f"{statistics.median(speeds):.1f} ({min(speeds):.1f}–{max(speeds):.1f})"
                    print(f"| {name} | {threads} | {work} | {cell(ours)} | {cell(other)} | "
                          f"{statistics.median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f}) |", flush=True)


if __name__ == "__main__":
    main()
