#!/usr/bin/env python3
"""Measures llama.cpp's sampler chain beside ours, on the same logits, in turns.

Needs `pip install llama-cpp-python numpy` and our example, built first:

    cargo build --release -p kinglet-benches --example sampler_ratios
    python3 benches/scripts/llama_cpp_sampler.py [--vocabularies 512,32000,151936,262144] [--rounds 5]

Two times for llama.cpp: `chain` is llama_sampler_apply alone; `fill + chain` adds the copy of 12 bytes a token into
its candidate array, which it needs for every token and we do not. Ours is the whole of `sample`, from logits to
token and log-prob (a log-softmax over the vocabulary, which llama.cpp leaves out). Least of all turns, in µs; the call
through ctypes takes about 1 µs. llama.cpp's default order is filters first, as ours.
"""
import argparse
import ctypes
import pathlib
import subprocess
import sys
import tempfile
import time

import llama_cpp
import numpy as np

ROOT = pathlib.Path(__file__).parents[2]
TURNS = 15
CANDIDATE = np.dtype([("id", np.int32), ("logit", np.float32), ("p", np.float32)])

TEMPERATURE = lambda: llama_cpp.llama_sampler_init_temp(0.8)
DRAW = lambda: llama_cpp.llama_sampler_init_dist(1)
TOP_K = lambda: llama_cpp.llama_sampler_init_top_k(40)
TOP_P = lambda: llama_cpp.llama_sampler_init_top_p(0.95, 1)
MIN_P = lambda: llama_cpp.llama_sampler_init_min_p(0.05, 1)
TYPICAL = lambda: llama_cpp.llama_sampler_init_typical(0.95, 1)
# The names are those of our example's lines.
CHAINS = {
    "greedy": [llama_cpp.llama_sampler_init_greedy],
    "weighted": [TEMPERATURE, DRAW],
    "top-k 40": [TOP_K, TEMPERATURE, DRAW],
    "nucleus 0.95": [TOP_P, TEMPERATURE, DRAW],
    "composite 40, 0.95": [TOP_K, TOP_P, TEMPERATURE, DRAW],
    "min-p 0.05": [MIN_P, TEMPERATURE, DRAW],
    "typical 0.95": [TYPICAL, TEMPERATURE, DRAW],
}


def logits_of(kind, vocabulary):
    rng = np.random.default_rng(1)
    if kind == "flat":
        return (rng.standard_normal(vocabulary) / 8).astype(np.float32)
    logits = rng.standard_normal(vocabulary) * 2.5
    places = np.arange(vocabulary // 16, vocabulary, vocabulary // 8)
    logits[places] = 20 - np.arange(len(places)) / 2
    return logits.astype(np.float32)


def chain_of(makers):
    chain = llama_cpp.llama_sampler_chain_init(llama_cpp.llama_sampler_chain_default_params())
    for make in makers:
        llama_cpp.llama_sampler_chain_add(chain, make())
    return chain


def candidates_of(logits):
    candidates = np.zeros(len(logits), CANDIDATE)
    candidates["id"] = np.arange(len(logits))
    candidates["logit"] = logits
    return candidates


def llama_cpp_times(name, logits):
    """µs of the copy and of the chain, one of each a turn; and the number of candidates that were left."""
    chain = chain_of(CHAINS[name])
    template = candidates_of(logits)
    work = np.empty_like(template)
    data = work.ctypes.data_as(ctypes.POINTER(llama_cpp.llama_token_data))
    fills, chains = [], []
    for turn in range(TURNS + 1):
        start = time.perf_counter_ns()
        ctypes.memmove(work.ctypes.data, template.ctypes.data, template.nbytes)
        filled = time.perf_counter_ns()
        array = llama_cpp.llama_token_data_array(data, len(logits), -1, False)
        pointer = ctypes.byref(array)
        called = time.perf_counter_ns()
        llama_cpp.llama_sampler_apply(chain, pointer)
        end = time.perf_counter_ns()
        assert array.selected >= 0
        if turn > 0:
            fills.append((filled - start) / 1000)
            chains.append((end - called) / 1000)
    if name == "greedy":
        assert array.data[array.selected].id == int(np.argmax(logits))
    llama_cpp.llama_sampler_free(chain)
    return fills, chains, array.size


def our_times(example, path):
    lines = subprocess.run([example, path], check=True, capture_output=True, text=True).stdout.splitlines()
    return {name: float(least) for name, least, _ in (line.split("\t") for line in lines)}


def table(example, kind, vocabulary, rounds):
    logits = logits_of(kind, vocabulary)
    fills, chains, left, ours = {}, {}, {}, {}
    with tempfile.NamedTemporaryFile(suffix=".f32") as file:
        file.write(logits.tobytes())
        file.flush()
        for _ in range(rounds):
            for name, least in our_times(example, file.name).items():
                ours.setdefault(name, []).append(least)
            for name in CHAINS:
                fill, chain, left[name] = llama_cpp_times(name, logits)
                fills.setdefault(name, []).extend(fill)
                chains.setdefault(name, []).extend(chain)
    print(f"V = {vocabulary}, {kind} logits\n")
    print("| algorithm | ours | llama.cpp: chain (median) | fill + chain | chain ÷ ours | fill + chain ÷ ours | left |")
    print("|---|---|---|---|---|---|---|")
    for name in CHAINS:
        chain, fill = min(chains[name]), min(fills[name])
        cell, by_chain, by_both = "–", "–", "–"
        if name in ours:
            least = min(ours[name])
            cell, by_chain, by_both = f"{least:.1f}", f"{chain / least:.2f}", f"{(fill + chain) / least:.2f}"
        median = float(np.median(chains[name]))
        print(f"| {name} | {cell} | {chain:.1f} ({median:.1f}) | {fill + chain:.1f} | {by_chain} | {by_both} "
              f"| {left[name]} |")
    print()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vocabularies", default="512,32000,151936,262144")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--example", default=ROOT / "target/release/examples/sampler_ratios")
    options = parser.parse_args()
    if not pathlib.Path(options.example).exists():
        sys.exit(f"{options.example} is missing: cargo build --release -p kinglet-benches --example sampler_ratios")
    print(f"llama-cpp-python {llama_cpp.__version__}; µs, least of {options.rounds} rounds of {TURNS} turns\n")
    for vocabulary in map(int, options.vocabularies.split(",")):
        for kind in ["flat", "peaked"]:
            table(options.example, kind, vocabulary, options.rounds)


if __name__ == "__main__":
    main()
