"""Writes core/src/tokenizer/unicode_tables.rs: the Unicode classes L and N, as run lengths.

Usage: python3 tests/scripts/make_unicode_tables.py > core/src/tokenizer/unicode_tables.rs

The version of Unicode is that of the `unicodedata2` package (17.0.0 made the file in the tree), or of
Python's own `unicodedata` where the package is absent. A test in core compares the result with Rust's own
tables.
"""

try:
    import unicodedata2 as unicodedata
except ImportError:
    import unicodedata

OTHER, LETTER, NUMBER = 0, 1, 2
RUNS_PER_BLOCK = 32


def char_class(code_point: int) -> int:
    category = unicodedata.category(chr(code_point))
    return {"L": LETTER, "N": NUMBER}.get(category[0], OTHER)


def runs():
    """Yields (first code point, length, class), without the run of OTHER at the end."""
    start, current = 0, char_class(0)
    for code_point in range(1, 0x110000):
        found = char_class(code_point)
        if found != current:
            yield start, code_point - start, current
            start, current = code_point, found
    assert current == OTHER


def varint(value: int) -> bytes:
    """Little-endian base 128, the high bit set on all bytes but the last."""
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def wrapped(values, per_line):
    values = list(values)
    for i in range(0, len(values), per_line):
        yield "    " + ", ".join(values[i : i + per_line]) + ","


def main():
    data, blocks = bytearray(), []
    for index, (start, length, kind) in enumerate(runs()):
        if index % RUNS_PER_BLOCK == 0:
            blocks.append((start, len(data)))
        data += varint(length << 2 | kind)
    print("// Made by tests/scripts/make_unicode_tables.py; do not edit.")
    print(f"// Unicode {unicodedata.unidata_version}; {len(data) + 6 * len(blocks)} bytes of flash.")
    print()
    print("/// The version of Unicode that the tables are from.")
    print("#[cfg(test)]")
    major, minor, patch = unicodedata.unidata_version.split(".")
    print(f"pub(super) const UNICODE_VERSION: (u8, u8, u8) = ({major}, {minor}, {patch});")
    print()
    print("/// The first code point of each block of runs.")
    print("#[rustfmt::skip]")
    print(f"pub(super) static BLOCK_STARTS: [u32; {len(blocks)}] = [")
    print("\n".join(wrapped((f"0x{start:x}" for start, _ in blocks), 12)))
    print("];")
    print()
    print("/// Where in `RUNS` each block begins.")
    print("#[rustfmt::skip]")
    print(f"pub(super) static BLOCK_OFFSETS: [u16; {len(blocks)}] = [")
    print("\n".join(wrapped((str(offset) for _, offset in blocks), 16)))
    print("];")
    print()
    print("/// Run lengths: varints of `length << 2 | class`, class 0 for neither, 1 for L, 2 for N.")
    print("#[rustfmt::skip]")
    print(f"pub(super) static RUNS: [u8; {len(data)}] = [")
    print("\n".join(wrapped((str(byte) for byte in data), 24)))
    print("];")


main()
