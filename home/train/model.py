"""A Llama decoder in JAX: what is trained, and what the exported files describe."""

from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np


@dataclass(frozen=True)
class Config:
    vocab_size: int = 1024
    dim: int = 128
    layers: int = 5
    heads: int = 4
    kv_heads: int = 2
    hidden: int = 224
    context: int = 128
    rope_theta: float = 10_000.0
    eps: float = 1e-5

    @property
    def head_dim(self):
        return self.dim // self.heads

    def huggingface(self):
        """`config.json`."""
        return {
            "architectures": ["LlamaForCausalLM"], "model_type": "llama", "vocab_size": self.vocab_size,
            "hidden_size": self.dim, "intermediate_size": self.hidden, "num_hidden_layers": self.layers,
            "num_attention_heads": self.heads, "num_key_value_heads": self.kv_heads, "head_dim": self.head_dim,
            "max_position_embeddings": self.context, "rope_theta": self.rope_theta, "rms_norm_eps": self.eps,
            "hidden_act": "silu", "tie_word_embeddings": True, "attention_bias": False, "mlp_bias": False,
            "bos_token_id": 0, "eos_token_id": 1, "torch_dtype": "float32",
        }


def init(config, seed):
    """Weights by their Hugging Face names (without `model.`), `rows × columns`; layers are stacked."""
    rng = np.random.default_rng(seed)
    kv_dim = config.kv_heads * config.head_dim

    def matrix(rows, columns, scale=1.0):
        return jnp.asarray(rng.normal(0, scale / np.sqrt(columns), (config.layers, rows, columns)), jnp.float32)

    residual = 1 / np.sqrt(2 * config.layers)
    ones = jnp.ones((config.layers, config.dim), jnp.float32)
    return {
        "embed_tokens": jnp.asarray(rng.normal(0, 0.05, (config.vocab_size, config.dim)), jnp.float32),
        "norm": jnp.ones((config.dim,), jnp.float32),
        "layers": {
            "input_layernorm": ones, "post_attention_layernorm": ones,
            "self_attn.q_proj": matrix(config.dim, config.dim), "self_attn.k_proj": matrix(kv_dim, config.dim),
            "self_attn.v_proj": matrix(kv_dim, config.dim),
            "self_attn.o_proj": matrix(config.dim, config.dim, residual),
            "mlp.gate_proj": matrix(config.hidden, config.dim), "mlp.up_proj": matrix(config.hidden, config.dim),
            "mlp.down_proj": matrix(config.dim, config.hidden, residual),
        },
    }


def count(params):
    return sum(leaf.size for leaf in jax.tree.leaves(params))


def rms_norm(x, weight, eps):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + eps) * weight


def rope(x, positions, theta):
    """Rotates halves, as Hugging Face's Llama does. `x`: rows × tokens × heads × head_dim."""
    half = x.shape[-1] // 2
    angles = positions[..., None, None] * theta ** (-jnp.arange(half) / half)
    cos, sin = jnp.cos(angles), jnp.sin(angles)
    first, second = x[..., :half], x[..., half:]
    return jnp.concatenate([first * cos - second * sin, second * cos + first * sin], -1)


def logits(params, config, tokens, positions, segments):
    """Logits of every position; see `hidden`."""
    return hidden(params, config, tokens, positions, segments) @ params["embed_tokens"].T


def hidden(params, config, tokens, positions, segments):
    """What the logits are made of. A token sees those before it in its own segment; inputs are rows × tokens."""
    rows, length = tokens.shape
    mask = (segments[:, :, None] == segments[:, None, :]) & jnp.tril(jnp.ones((length, length), bool))
    groups = config.heads // config.kv_heads

    def block(x, w):
        h = rms_norm(x, w["input_layernorm"], config.eps)
        q = (h @ w["self_attn.q_proj"].T).reshape(rows, length, config.heads, -1)
        k = (h @ w["self_attn.k_proj"].T).reshape(rows, length, config.kv_heads, -1)
        v = (h @ w["self_attn.v_proj"].T).reshape(rows, length, config.kv_heads, -1)
        q, k = rope(q, positions, config.rope_theta), rope(k, positions, config.rope_theta)
        q = q.reshape(rows, length, config.kv_heads, groups, -1)
        scores = jnp.einsum("btkgd,bskd->bkgts", q, k) / np.sqrt(config.head_dim)
        scores = jax.nn.softmax(jnp.where(mask[:, None, None], scores, -1e30), -1)
        mixed = jnp.einsum("bkgts,bskd->btkgd", scores, v).reshape(rows, length, -1)
        x = x + mixed @ w["self_attn.o_proj"].T
        h = rms_norm(x, w["post_attention_layernorm"], config.eps)
        gate = jax.nn.silu(h @ w["mlp.gate_proj"].T) * (h @ w["mlp.up_proj"].T)
        return x + gate @ w["mlp.down_proj"].T, None

    x = params["embed_tokens"][tokens]
    x, _ = jax.lax.scan(block, x, params["layers"])
    return rms_norm(x, params["norm"], config.eps)


def tensors(params):
    """Weights under the names of Hugging Face's Llama, as numpy arrays."""
    named = {"model.embed_tokens.weight": params["embed_tokens"], "model.norm.weight": params["norm"]}
    for name, stacked in params["layers"].items():
        for index, weight in enumerate(stacked):
            named[f"model.layers.{index}.{name}.weight"] = weight
    return {name: np.ascontiguousarray(np.asarray(weight, np.float32)) for name, weight in named.items()}


def from_tensors(named, config):
    """The inverse of `tensors`."""
    names = init(config, 0)["layers"].keys()
    stack = lambda name: jnp.stack([named[f"model.layers.{i}.{name}.weight"] for i in range(config.layers)])
    return {"embed_tokens": jnp.asarray(named["model.embed_tokens.weight"]),
            "norm": jnp.asarray(named["model.norm.weight"]), "layers": {name: stack(name) for name in names}}

