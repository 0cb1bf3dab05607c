#!/usr/bin/env python3
"""Writes core/tests/data/sampler_goldens.json: what the sampler must draw, and how often, in float64.

An implementation from the definitions, with a sort, in numpy (pip install numpy); it shares nothing with ours but
those definitions:

    greedy     the maximum, lowest id among ties
    weighted   softmax(x / T)
    topk       the k largest (ties by lowest id), then softmax(x / T)
    nucleus    in descending order, tokens until their cumulative softmax(x) reaches p, the one that reaches it and
               every tie of it included; then softmax(x / T)
    composite  the k largest, then tokens until their cumulative softmax within the k reaches p, none after; then
               softmax(x / T), T above 0 at least 1e-6
    T = 0      the maximum of what is left, lowest id among ties
    order      'temperature_first': p is measured on softmax(x / T)
    log_prob   log-softmax of all raw logits

A token at -inf is masked and never a candidate; a single +inf wins. Parameters and logits are float32 values, held
exactly. Cases whose set hangs on rounding (cumulative probability within 1e-5 of p) are left out, unless it is exact
in any arithmetic, as among equal logits.

Format: {"logits": {name: {"values": [...], "log_probs": [...]}}, "cases": [{"logits": name, "algorithm": ..., "k":,
"p":, "temperature":, "order":, "candidates": [ids], "probabilities": [...]}, ...]}; the infinities are strings,
probabilities have 12 digits.

    python3 tests/scripts/make_sampler_goldens.py
"""
import json
import pathlib

import numpy as np

OUT = pathlib.Path(__file__).parents[2] / "core/tests/data/sampler_goldens.json"
INF = np.inf
MARGIN = 1e-5


def logit_sets():
    rng = np.random.default_rng(20260801)
    shuffled_zipf = rng.permutation(-1.1 * np.log(np.arange(1, 97)))
    peaked = rng.uniform(-2, 2, 64)
    peaked[41] = 20
    masked = rng.normal(0, 2, 24)
    masked[::3] = -INF
    tied = np.tile([1.5, -0.5, 2.0, 0.0, 2.0], 4)
    return {
        "single": [3.5],
        "pair_tied": [1.0, 1.0],
        "zeros_of_both_signs": [-0.0, 0.0, -1.0, 0.0],
        "ladder": [0.5, 2.0, -1.0, 1.25, 0.0, 3.0, -2.5, 1.0],
        "tied": tied,
        "flat": np.full(16, -7.25),
        "two_levels": np.where(np.arange(36) % 12 == 5, 4.0, 0.0),
        "masked": masked,
        "all_but_one_masked": [-INF, -INF, -80.0, -INF],
        "one_infinity": [0.0, INF, 3.0, -INF],
        "beyond_the_resolution": [-10.0, 0.0, -27.0, -28.5, -100.0, -1000.0, -3.0],
        "huge": [-3e38, 3e38, 2.9e38, 3e38],
        "subnormal": [1e-40, -1e-40, 0.0, 2e-39],
        # Near composite's floor of the temperature.
        "millionths": np.array([3, 0, 1, 5, 2, 4, 1]) * 1e-6,
        "peaked": peaked,
        "zipf": shuffled_zipf,
        "normal": rng.normal(0, 2.5, 120),
    }


def parameter_sets():
    """(algorithm, k, p, temperature, order)."""
    first, last = "filters_first", "temperature_first"
    yield "greedy", None, None, 1.0, first
    for temperature in [0.0, 0.25, 1.0, 1.7]:
        yield "weighted", None, None, temperature, first
    for k, temperature in [(1, 1.0), (2, 1.0), (3, 0.7), (5, 0.0), (7, 1.0), (40, 1.3), (1_000_000, 1.0)]:
        yield "topk", k, None, temperature, first
    yield "topk", 4, None, 0.5, last
    for p, temperature in [(0.0, 1.0), (0.1, 1.0), (0.5, 0.6), (0.8, 1.4), (0.9, 0.0), (0.95, 1.0), (0.999, 2.0),
                           (1.0, 0.8), (1.5, 1.0)]:
        for order in [first, last]:
            yield "nucleus", None, p, temperature, order
    for k, p, temperature in [(1, 0.5, 1.0), (3, 0.5, 1.0), (4, 0.75, 0.6), (6, 0.9, 0.0), (6, 0.9, 1e-9),
                              (8, 0.001, 1.0), (20, 0.6, 1.6), (40, 0.95, 0.8), (1_000_000, 0.9, 1.2), (5, 1.0, 1.0)]:
        for order in [first, last]:
            yield "composite", k, p, temperature, order


class Undecided(Exception):
    """The set depends on rounding."""


def weights(values, temperature):
    """exp((x - max) / T); all weight on the maximum at T = 0."""
    top = values.max()
    if temperature == 0:
        return (values == top).astype(np.float64)
    return np.exp((values - top) / temperature)


def crossing(values, p, temperature):
    """The place in descending `values` of the token with which the cumulative probability reaches p."""
    mass = weights(values, temperature)
    reached, target = np.cumsum(mass), p * mass.sum()
    exact = set(np.unique(mass)) <= {0.0, 1.0} and target == round(target)
    if not exact and p < 1 and np.abs(reached / mass.sum() - p).min() < MARGIN:
        raise Undecided
    return int(np.argmax(reached >= target))


def candidates_of(x, algorithm, k, p, temperature, order):
    if (x == INF).any():
        return np.flatnonzero(x == INF)
    ids = np.lexsort((np.arange(len(x)), -x))
    ids = ids[x[ids] > -INF]
    at = temperature if order == "temperature_first" else 1.0
    if algorithm == "greedy":
        ids = ids[:1]
    if algorithm in ("topk", "composite"):
        ids = ids[:k]
    if algorithm == "nucleus" and p < 1:
        last = crossing(x[ids], p, at)
        ids = ids[x[ids] >= x[ids[last]]]
    if algorithm == "composite" and p < 1:
        ids = ids[: crossing(x[ids], p, at) + 1]
    return np.sort(ids)


def distribution(x, ids, temperature):
    if (x == INF).any():
        return np.ones(1)
    if temperature == 0:
        mass = np.zeros(len(ids))
        mass[np.argmax(x[ids])] = 1
        return mass
    mass = weights(x[ids], temperature)
    return mass / mass.sum()


def log_softmax(x):
    if (x == INF).any():
        return np.where(x == INF, 0.0, -INF)
    shifted = x - x.max()
    return shifted - np.log(np.exp(shifted).sum())


def case(name, x, algorithm, k, p, temperature, order):
    temperature = float(np.float32(temperature))
    p = None if p is None else float(np.float32(p))
    floored = algorithm == "composite" and temperature > 0
    drawn_at = max(temperature, float(np.float32(1e-6))) if floored else temperature
    ids = candidates_of(x, algorithm, k, p, drawn_at, order)
    probabilities = distribution(x, ids, drawn_at)
    assert abs(probabilities.sum() - 1) < 1e-12
    return {
        "logits": name, "algorithm": algorithm, "k": k, "p": p, "temperature": temperature, "order": order,
        "candidates": ids.tolist(), "probabilities": [float(f"{value:.12g}") for value in probabilities],
    }


def spelled(values):
    return [value if np.isfinite(value) else ("inf" if value > 0 else "-inf") for value in values.tolist()]


def main():
    logits, cases, undecided = {}, [], 0
    for name, values in logit_sets().items():
        x = np.asarray(values, dtype=np.float32).astype(np.float64)
        logits[name] = {"values": spelled(x), "log_probs": spelled(log_softmax(x))}
        for parameters in parameter_sets():
            try:
                cases.append(case(name, x, *parameters))
            except Undecided:
                undecided += 1
    lines = [json.dumps(entry, separators=(",", ":")) for entry in cases]
    head = json.dumps(logits, separators=(",", ":"))
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text('{"logits":' + head + ',\n"cases":[\n' + ",\n".join(lines) + "\n]}\n")
    print(f"{len(cases)} cases on {len(logits)} arrays of logits, {undecided} undecided ones left out, "
          f"{OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
