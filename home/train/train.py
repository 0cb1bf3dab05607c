"""Trains Kinglet Home: tokenizer, model, files for the importer, and the picture of the loss.

    python train.py --out build            about 80 minutes on two cores; start it again to go on where it stopped

Everything is drawn from `--seed`. The checkpoint is written every few minutes; `build/model` holds what
`kinglet convert build/model` reads: model.safetensors, config.json, tokenizer.json, tokenizer_config.json.
"""

import argparse
import json
import os
import pickle
import time
from dataclasses import asdict
from pathlib import Path

# A device for each core: JAX runs most of a small model's operations on one core each.
CORES = os.cpu_count() or 1
os.environ.setdefault("XLA_FLAGS", f"--xla_force_host_platform_device_count={CORES}")

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from safetensors.numpy import save_file
from tqdm import tqdm

import model
import tokenizer
from data import Data

ROW = 128  # tokens of a packed row
IGNORED = -1


class Batches:
    """Packs whole examples into rows. The state of the stream is a number of steps: each step has a seed of its own."""

    def __init__(self, tokens, rows, seed):
        self.tokens, self.rows, self.seed = tokens, rows, seed

    def step(self, number):
        """tokens, targets, positions, segments: rows × ROW, of step `number`."""
        data = Data(self.seed * 1_000_003 + number)
        shape = (self.rows, ROW)
        tokens, positions = np.zeros(shape, np.int32), np.zeros(shape, np.int32)
        targets, segments = np.full(shape, IGNORED, np.int32), np.zeros(shape, np.int32)
        row, used, segment = 0, 0, 1
        while True:
            examples = [data.example() for _ in range(128)]
            prompts = self.tokens.encode_batch([f"{sentence}\n" for sentence, _ in examples])
            answers = self.tokens.encode_batch([line for _, line in examples], add_special_tokens=False)
            for prompt, answer in zip(prompts, answers):
                ids = prompt.ids + answer.ids + [1]
                if len(ids) - 1 > ROW - used:
                    row, used, segment = row + 1, 0, 1
                    if row == self.rows:
                        return tokens, targets, positions, segments
                at = slice(used, used + len(ids) - 1)
                tokens[row, at], positions[row, at], segments[row, at] = ids[:-1], range(len(ids) - 1), segment
                # Only the answer is learned.
                targets[row, used + len(prompt.ids) - 1:used + len(ids) - 1] = ids[len(prompt.ids):]
                used, segment = used + len(ids) - 1, segment + 1


def loss(params, config, tokens, targets, positions, segments):
    """Mean over the tokens of answers, which are less than half of a row: only those get logits."""
    most = tokens.shape[1] // 2
    answers = jnp.argsort(targets == IGNORED, axis=1)[:, :most]
    targets = jnp.take_along_axis(targets, answers, 1)
    hidden = model.hidden(params, config, tokens, positions, segments)
    hidden = jnp.take_along_axis(hidden, answers[..., None], 1)
    scores = hidden @ params["embed_tokens"].T
    losses = optax.softmax_cross_entropy_with_integer_labels(scores, jnp.maximum(targets, 0))
    valid = targets != IGNORED
    return jnp.sum(losses * valid) / jnp.sum(valid)


def optimizer(steps, peak):
    """Muon for the matrices of the layers, Adam for embeddings and norms; warm-up, then down to nothing."""
    schedule = lambda height: optax.join_schedules(
        [optax.linear_schedule(0, height, 100), optax.linear_schedule(height, 0, steps - 100)], [100])
    # Layers are stacked, so the matrices have three axes.
    axes = optax.contrib.MuonDimensionNumbers(reduction_axis=2, output_axis=1)
    numbers = lambda params: jax.tree.map(lambda leaf: axes if leaf.ndim == 3 else None, params)
    return optax.chain(
        optax.clip_by_global_norm(1.0),
        optax.contrib.muon(schedule(peak), adam_learning_rate=schedule(0.004), weight_decay=0.01,
                           muon_weight_dimension_numbers=numbers))


def export(out, params, config):
    folder = out / "model"
    folder.mkdir(exist_ok=True)
    save_file(model.tensors(params), folder / "model.safetensors", metadata={"format": "pt"})
    (folder / "config.json").write_text(json.dumps(config.huggingface(), indent=1))
    (folder / "tokenizer.json").write_text((out / "tokenizer.json").read_text())
    (folder / "tokenizer_config.json").write_text(json.dumps({
        "bos_token": tokenizer.BOS, "eos_token": tokenizer.END, "add_bos_token": True,
        "chat_template": "{{ bos_token }}{{ messages[-1]['content'] | lower }}\n",
        "tokenizer_class": "PreTrainedTokenizerFast"}, indent=1))


def plot(out, history, title):
    import matplotlib
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
    steps, losses = zip(*history)
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(steps, losses, linewidth=1)
    axes.set(xlabel="step", ylabel="loss of an answer's token (nats)", yscale="log", title=title)
    axes.grid(True, which="both", alpha=0.3)
    figure.tight_layout()
    figure.savefig(out / "loss.png", dpi=110)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build"), help="folder for everything that is made")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=6500)
    parser.add_argument("--rows", type=int, default=48, help=f"rows of {ROW} tokens in a step")
    parser.add_argument("--learning-rate", type=float, default=0.02, help="of Muon, at its peak")
    sizes = {name: value for name, value in asdict(model.Config()).items() if isinstance(value, int)}
    for name, value in sizes.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=value)
    args = parser.parse_args()
    config = model.Config(**{name: getattr(args, name) for name in sizes})
    args.out.mkdir(parents=True, exist_ok=True)
    vocabulary = args.out / "tokenizer.json"
    if not vocabulary.exists():
        print("training the tokenizer", flush=True)
        vocabulary.write_text(tokenizer.train(args.seed, config.vocab_size))
    batches = Batches(tokenizer.load(vocabulary), args.rows, args.seed)
    params = model.init(config, args.seed)
    print(f"{model.count(params):,} parameters: {config}", flush=True)
    optimize = optimizer(args.steps, args.learning_rate)
    state, average, start, history, seconds = optimize.init(params), params, 0, [], 0.0
    saved = args.out / "checkpoint.pkl"
    if saved.exists():
        params, state, average, start, history, seconds = pickle.loads(saved.read_bytes())
        print(f"going on after step {start}", flush=True)

    # Rows are dealt out to the devices; gradients meet.
    by_rows = NamedSharding(Mesh(np.array(jax.devices()), ("rows",)), PartitionSpec("rows"))
    everywhere = NamedSharding(by_rows.mesh, PartitionSpec())
    params, state, average = jax.device_put((params, state, average), everywhere)

    @jax.jit
    def step(params, state, average, decay, batch):
        value, slope = jax.value_and_grad(loss)(params, config, *batch)
        updates, state = optimize.update(slope, state, params)
        params = optax.apply_updates(params, updates)
        average = jax.tree.map(lambda old, new: old + (new - old) * (1 - decay), average, params)
        return params, state, average, value

    def save(number):
        temporary = saved.with_suffix(".new")
        host = jax.tree.map(np.asarray, (params, state, average))
        temporary.write_bytes(pickle.dumps((*host, number, history, seconds)))
        temporary.rename(saved)
        export(args.out, average, config)

    window, since = [], time.time()
    progress = tqdm(range(start, args.steps), initial=start, total=args.steps, mininterval=10, smoothing=0.05)
    for number in progress:
        # The average of about the last 200 steps is what is exported; earlier, of a tenth of all.
        decay = min(0.995, number / (number + 10))
        batch = jax.device_put(batches.step(number), by_rows)
        params, state, average, value = step(params, state, average, decay, batch)
        value.block_until_ready()
        window.append(value)
        if (number + 1) % 50 == 0:
            history.append((number + 1, float(np.mean(jax.device_get(window)))))
            window = []
            progress.set_postfix(loss=f"{history[-1][1]:.4f}")
        if (number + 1) % 500 == 0 or number + 1 == args.steps:
            seconds, since = seconds + time.time() - since, time.time()
            save(number + 1)
    export(args.out, average, config)
    plot(args.out, history, f"Kinglet Home, {args.steps} steps, {seconds / 60:.0f} minutes")
    print(f"{seconds / 60:.1f} minutes; the last loss is {history[-1][1]:.4f}; see {args.out / 'model'}")


if __name__ == "__main__":
    main()
