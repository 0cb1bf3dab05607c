"""Measures Kinglet Home: whole answers that are exactly right, on four sets that no training sentence comes from.

    python evaluate.py --model build/model                the JAX model and every format of the runtime
    python evaluate.py --image ../kinglet-home.kgl        the image that ships

Sets: `held-out` (../tests/heldout.tsv: 2,000 sentences from other templates, with names held out where they are open;
`data.py SEED --held-out` draws more), `hand-written` (../tests/handwritten.tsv: what an earlier model got wrong of it
was read before the templates of this one were written), `hand-written, unread` (../tests/handwritten2.tsv: nobody who
works on the model has read it), and `hwu64`, labels for lines of a public file of other people's sentences, which is
not part of this project (NLU-Evaluation-Data, CC BY 4.0): name it with --hwu64, else the set is left out and said to be.
"""

import argparse
import json
import subprocess
from collections import Counter
from pathlib import Path

from data import fold
from grammar import ORDER

HERE = Path(__file__).parent


def read_tsv(path):
    return [tuple(line.split("\t")) for line in path.read_text().splitlines() if line]


def sets(hwu64):
    """name → [(sentence, JSON)]."""
    found = {"held-out": read_tsv(HERE.parent / "tests/heldout.tsv"),
             "hand-written": read_tsv(HERE.parent / "tests/handwritten.tsv"),
             "hand-written, unread": read_tsv(HERE.parent / "tests/handwritten2.tsv")}
    if hwu64:
        said = hwu64.read_text().splitlines()
        mapped = read_tsv(HERE.parent / "tests/hwu64.tsv")
        found["hwu64"] = [(said[int(number) - 1].split("\t")[1], line) for number, line in mapped]
    else:
        print("hwu64 is left out: --hwu64 FILE names no file")
    return found


def answers_of_jax(folder, sentences):
    """Greedy answers in float32, without a cache and without the grammar of answers: slow and simple, so that it can be
    trusted."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    from safetensors.numpy import load_file

    import model
    import tokenizer

    about = json.loads((folder / "config.json").read_text())
    config = model.Config(about["vocab_size"], about["hidden_size"], about["num_hidden_layers"],
                          about["num_attention_heads"], about["num_key_value_heads"], about["intermediate_size"],
                          about["max_position_embeddings"])
    params = model.from_tensors(load_file(folder / "model.safetensors"), config)
    tokens = tokenizer.load(folder / "tokenizer.json")
    rows, length = 64, config.context
    positions = jnp.tile(jnp.arange(length), (rows, 1))

    @jax.jit
    def next_of(ids, ends):
        scores = model.logits(params, config, ids, positions, jnp.zeros_like(ids))
        return jnp.argmax(scores[jnp.arange(rows), ends - 1], -1)

    found = []
    for start in range(0, len(sentences), rows):
        prompts = [encoded.ids for encoded in tokens.encode_batch(
            [fold(sentence) + "\n" for sentence in sentences[start:start + rows]])]
        ids, ends = np.zeros((rows, length), np.int32), np.ones(rows, np.int32)
        for row, prompt in enumerate(prompts):
            ids[row, :len(prompt)], ends[row] = prompt, len(prompt)
        done = np.arange(rows) >= len(prompts)
        while not done.all():
            chosen = np.asarray(next_of(ids, ends))
            for row in np.flatnonzero(~done):
                done[row] = chosen[row] == 1 or ends[row] == length
                if not done[row]:
                    ids[row, ends[row]] = chosen[row]
                    ends[row] += 1
        found += [tokens.decode(ids[row, len(prompt):ends[row]].tolist(), skip_special_tokens=False)
                  for row, prompt in enumerate(prompts)]
    return found


def answers_of_kinglet(binary, path, options, sentences):
    """What the runtime prints: a line for each sentence."""
    run = subprocess.run([binary, "run", path, "--home", *options], input="\n".join(sentences) + "\n",
                         capture_output=True, text=True)
    lines = run.stdout.splitlines()
    if len(lines) != len(sentences):
        raise SystemExit(f"{len(lines)} answers for {len(sentences)} sentences:\n{run.stderr}")
    return lines


def kind_of_failure(expected, answer):
    try:
        found = json.loads(answer)
    except ValueError:
        return "no valid JSON"
    expected = json.loads(expected)
    if found.get("intent") != expected["intent"]:
        if expected["intent"] == "none":
            return "acts on what is none"
        return "none for a command" if found.get("intent") == "none" else "another intent"
    missing, extra = expected.keys() - found.keys(), found.keys() - expected.keys()
    if missing or extra:
        names = ", ".join(sorted(missing, key=ORDER.index)) + " / " + ", ".join(sorted(extra))
        return "other slots (missing / too many): " + names
    wrong = sorted(name for name in expected if expected[name] != found[name])
    if not wrong:
        return "other spelling of the same JSON"
    return "another value of " + ", ".join(wrong)


def is_json(line):
    try:
        return isinstance(json.loads(line), dict)
    except ValueError:
        return False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, help="folder with safetensors, config.json and tokenizer.json")
    parser.add_argument("--image", type=Path, help="an image made from it")
    parser.add_argument("--kinglet", default=str(HERE.parents[1] / "target/release/kinglet"), help="the binary")
    parser.add_argument("--hwu64", type=Path, help="label, text and annotated text of NLU-Evaluation-Data's sentences")
    parser.add_argument("--failures", action="store_true", help="print every wrong answer of the last column")
    parser.add_argument("--only-jax", action="store_true", help="leave the runtime out")
    args = parser.parse_args()
    if not args.model and not args.image:
        parser.error("name a --model or an --image")
    runs = {}
    if args.model:
        runs["JAX f32"] = lambda sentences: answers_of_jax(args.model, sentences)
        for weights in [] if args.only_jax else ["f16", "int8"]:
            for kv in ["f16", "int8"]:
                options = ["--weights", weights, "--kv", kv]
                runs[f"{weights}, KV {kv}"] = lambda sentences, options=options: \
                    answers_of_kinglet(args.kinglet, args.model, options, sentences)
    if args.image:
        runs["image"] = lambda sentences: answers_of_kinglet(args.kinglet, args.image, [], sentences)

    cases = sets(args.hwu64)
    everything = [sentence for pairs in cases.values() for sentence, _ in pairs]
    print("| set | sentences |", " | ".join(runs), "|")
    print("|---|---|" + "---|" * len(runs))
    answers = {name: run(everything) for name, run in runs.items()}
    start = 0
    last = list(runs)[-1]
    failures = {}
    for name, pairs in cases.items():
        cells, end = [], start + len(pairs)
        for run in runs:
            right = sum(line == answer for (_, line), answer in zip(pairs, answers[run][start:end]))
            cells.append(f"{100 * right / len(pairs):.1f} %")
        failures[name] = [(sentence, line, answer) for (sentence, line), answer
                          in zip(pairs, answers[last][start:end]) if line != answer]
        print(f"| {name} | {len(pairs)} |", " | ".join(cells), "|")
        start = end
    valid = [f"{100 * sum(map(is_json, answers[run])) / len(everything):.1f} %" for run in runs]
    print(f"| valid JSON | {len(everything)} |", " | ".join(valid), "|")
    for name, wrong in failures.items():
        print(f"\nWrong answers of {last}, {name}: {len(wrong)}")
        kinds = Counter(kind_of_failure(line, answer) for _, line, answer in wrong)
        for kind, number in kinds.most_common():
            print(f"{number:5}  {kind}")
        if args.failures:
            for sentence, line, answer in wrong:
                print(f"    {sentence}\n      {line}\n      {answer}")


if __name__ == "__main__":
    main()
