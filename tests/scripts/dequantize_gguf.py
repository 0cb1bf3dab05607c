#!/usr/bin/env python3
"""Writes a GGUF file again with every tensor in F32, so that llama.cpp computes without quantized activations.

    pip install gguf numpy
    python3 tests/scripts/dequantize_gguf.py model.gguf model-f32.gguf

With it, compare_llama_cpp.py tells how much of a difference is llama.cpp's own rounding.
"""

import sys

import gguf
from gguf.quants import dequantize


def main(source, target):
    reader = gguf.GGUFReader(source)
    architecture = reader.fields["general.architecture"].contents()
    writer = gguf.GGUFWriter(target, architecture)
    for name, field in reader.fields.items():
        if name.startswith("GGUF.") or name == "general.architecture":
            continue
        kind = field.types[0]
        inner = field.types[1] if kind == gguf.GGUFValueType.ARRAY else None
        writer.add_key_value(name, field.contents(), kind, sub_type=inner)
    for tensor in reader.tensors:
        values = dequantize(tensor.data, tensor.tensor_type).reshape(tuple(reversed(tensor.shape.tolist())))
        writer.add_tensor(tensor.name, values.astype("float32"))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
