#!/usr/bin/env python3
"""Compares `kinglet eval` with llama.cpp on the same GGUF file and the same tokens. Run by hand.

    pip install llama-cpp-python numpy
    kinglet eval model.gguf --text text.txt --max-tokens 2000 --dump kinglet.csv
    python3 tests/scripts/compare_llama_cpp.py model.gguf kinglet.csv

Prints the mean NLL of both, their difference, and how often both find the same token most likely.
"""

import argparse
import csv

import llama_cpp
import numpy as np


def windows(path):
    """The rows of the dump, cut where the position starts again at 1."""
    window = []
    for position, token, nll, top1 in csv.reader(open(path)):
        if int(position) == 1 and window:
            yield window
            window = []
        window.append((int(token), float(nll), int(top1)))
    if window:
        yield window


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("model", help="the GGUF file")
    parser.add_argument("dump", help="written by kinglet eval --dump")
    parser.add_argument("--bos", type=int, help="first token of a window [default: the model's BOS]")
    args = parser.parse_args()

    llm = llama_cpp.Llama(args.model, n_ctx=512, n_batch=512, logits_all=True, verbose=False)
    bos = llm.token_bos() if args.bos is None else args.bos
    ours, theirs, same = [], [], 0
    for window in windows(args.dump):
        tokens = [bos] + [token for token, _, _ in window]
        llm.reset()
        llm.eval(tokens)
        for row, (token, nll, top1) in enumerate(window):
            logits = llm.scores[row].astype(np.float64)
            peak = logits.max()
            ours.append(nll)
            theirs.append(peak + np.log(np.exp(logits - peak).sum()) - logits[token])
            same += int(logits.argmax()) == top1
    ours, theirs = np.array(ours), np.array(theirs)
    print(f"predictions      {len(ours)}")
    print(f"mean NLL         kinglet {ours.mean():.5f}, llama.cpp {theirs.mean():.5f}")
    print(f"difference       {ours.mean() - theirs.mean():+.5f} nats a token")
    print(f"per token        {np.abs(ours - theirs).mean():.5f} mean, {np.abs(ours - theirs).max():.4f} largest")
    print(f"top-1 agreement  {100 * same / len(ours):.2f} %")


if __name__ == "__main__":
    main()
