#!/usr/bin/env python3
"""Writes hosted/tests/data/quant-vectors.bin: encoded blocks and the f32 values they stand for.

The values come from the `gguf` package (pip install gguf numpy), an implementation independent of ours. Blocks
are random bytes, so that every bit of the layout counts; only their f16 scales are drawn from ordinary numbers,
for random ones are now and then infinite.

Format, repeated to the end, little endian: u32 ggml type, u32 bytes, u32 values, the bytes, the f32 values.
"""
import struct
import sys

import numpy as np
from gguf import GGML_QUANT_SIZES, GGMLQuantizationType as T
from gguf.quants import dequantize

# Offsets of the f16 scales in a block.
SCALES = {
    T.F32: None,
    T.F16: [0],
    T.BF16: None,
    T.Q4_0: [0],
    T.Q4_1: [0, 2],
    T.Q5_0: [0],
    T.Q5_1: [0, 2],
    T.Q8_0: [0],
    T.Q2_K: [80, 82],
    T.Q3_K: [108],
    T.Q4_K: [0, 2],
    T.Q5_K: [0, 2],
    T.Q6_K: [208],
    T.IQ4_NL: [0],
    T.IQ4_XS: [0],
}


def blocks_of(kind, rng):
    values, size = GGML_QUANT_SIZES[kind]
    count = 3 if values > 1 else 8
    blocks = rng.integers(0, 256, (count, size), dtype=np.uint8)
    if kind == T.F32:
        return rng.standard_normal(count).astype(np.float32).view(np.uint8).reshape(count, 4)
    if kind == T.BF16:
        floats = rng.standard_normal(count).astype(np.float32).view(np.uint32) >> 16
        return floats.astype(np.uint16).view(np.uint8).reshape(count, 2)
    for at in SCALES[kind]:
        scale = rng.uniform(-0.1, 0.1, count).astype(np.float16)
        blocks[:, at : at + 2] = scale.view(np.uint8).reshape(count, 2)
    return blocks


def main():
    rng = np.random.default_rng(20240229)
    with open(sys.argv[1] if len(sys.argv) > 1 else "hosted/tests/data/quant-vectors.bin", "wb") as out:
        for kind in SCALES:
            blocks = blocks_of(kind, rng)
            raw = blocks.reshape(-1)
            values = dequantize(raw.reshape(1, -1), kind).astype(np.float32).reshape(-1)
            assert np.isfinite(values).all()
            out.write(struct.pack("<III", int(kind), raw.size, values.size))
            out.write(raw.tobytes() + values.astype("<f4").tobytes())


main()
