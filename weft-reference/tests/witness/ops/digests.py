"""Writes digests.txt: digests of tensors and outputs by a BLAKE3 written from its description.

Each line: digest, then what it is of: `DTYPE SHAPE SEED` for a tensor of a seed (shape as 2x3, - for
rank 0), or `outputs NAME=LINE ..`, LINE being the number of a line above, from 0.

    python digests.py
"""

import os
import struct

import chacha
import soft

MASK = 0xFFFFFFFF
IV = [0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19]
PERMUTATION = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8]
CHUNK_START, CHUNK_END, PARENT, ROOT = 1, 2, 4, 8


def compress(chain, words, counter, length, flags):
    v = chain[:8] + IV[:4] + [counter & MASK, counter >> 32, length, flags]

    def rotate(x, n):
        return (x >> n | x << (32 - n)) & MASK

    def mix(a, b, c, d, x, y):
        v[a] = (v[a] + v[b] + x) & MASK
        v[d] = rotate(v[d] ^ v[a], 16)
        v[c] = (v[c] + v[d]) & MASK
        v[b] = rotate(v[b] ^ v[c], 12)
        v[a] = (v[a] + v[b] + y) & MASK
        v[d] = rotate(v[d] ^ v[a], 8)
        v[c] = (v[c] + v[d]) & MASK
        v[b] = rotate(v[b] ^ v[c], 7)

    m = list(words)
    for _ in range(7):
        mix(0, 4, 8, 12, m[0], m[1])
        mix(1, 5, 9, 13, m[2], m[3])
        mix(2, 6, 10, 14, m[4], m[5])
        mix(3, 7, 11, 15, m[6], m[7])
        mix(0, 5, 10, 15, m[8], m[9])
        mix(1, 6, 11, 12, m[10], m[11])
        mix(2, 7, 8, 13, m[12], m[13])
        mix(3, 4, 9, 14, m[14], m[15])
        m = [m[i] for i in PERMUTATION]
    return [v[i] ^ v[i + 8] for i in range(8)]


def words_of(block):
    return struct.unpack("<16I", block.ljust(64, b"\0"))


def chunk(data, index, root):
    blocks = [data[i:i + 64] for i in range(0, len(data), 64)] or [b""]
    chain = IV
    for i, block in enumerate(blocks):
        last = i == len(blocks) - 1
        flags = (CHUNK_START if i == 0 else 0) | (CHUNK_END if last else 0) | (ROOT if root and last else 0)
        chain = compress(chain, words_of(block), index, len(block), flags)
    return chain


def tree(data, first, root):
    if len(data) <= 1024:
        return chunk(data, first, root)
    # The left part is the largest power of two of chunks that leaves something for the right.
    left = 1024
    while left * 2 < len(data):
        left *= 2
    words = tree(data[:left], first, False) + tree(data[left:], first + left // 1024, False)
    return compress(IV, words, 0, 64, PARENT | (ROOT if root else 0))


def blake3(data):
    return struct.pack("<8I", *tree(data, 0, True))


def text(s):
    raw = s.encode()
    return struct.pack("<Q", len(raw)) + raw


def tensor_digest(dtype, shape, values):
    size = {"bool": 1}.get(dtype) or (2 if dtype == "bf16" else int(dtype[1:]) // 8)
    data = text(dtype) + struct.pack("<Q", len(shape))
    data += b"".join(struct.pack("<Q", n) for n in shape)
    data += b"".join(soft.bits_of(dtype, v).to_bytes(size, "little") for v in values)
    return blake3(data)


def main():
    chacha.self_test()
    empty = "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262"
    assert blake3(b"").hex() == empty
    lines, digests = [], []
    cases = [("f32", [], 0), ("f32", [3, 5], 1), ("f64", [0, 4], 2), ("f16", [700], 3), ("bf16", [33], 4),
             ("i8", [2, 2, 2], 5), ("u8", [1025], 6), ("i16", [9], 7), ("u16", [9], 8), ("i32", [9], 9),
             ("u32", [9], 10), ("i64", [9], 11), ("u64", [9], 2**64 - 1), ("bool", [20], 13),
             ("f32", [1500], 14)]
    for dtype, shape, seed in cases:
        n = 1
        for extent in shape:
            n *= extent
        values = chacha.random_values(seed, dtype, n)
        if dtype in ("f16", "bf16"):
            values = [soft.narrow(dtype, v) for v in values]
        digests.append(tensor_digest(dtype, shape, values))
        lines.append(f"{digests[-1].hex()} {dtype} {'x'.join(map(str, shape)) or '-'} {seed}")
    for outputs in ([], [("digit", 0)], [("digit", 3), ("logits", 1)], [("ä", 2), ("", 2)]):
        data = b"".join(text(name) + digests[i] for name, i in outputs)
        lines.append(f"{blake3(data).hex()} outputs" + "".join(f" {name}={i}" for name, i in outputs))
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "digests.txt"), "w") as f:
        f.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
