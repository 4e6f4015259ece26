"""ChaCha8 with a 64-bit counter and nonce 0, and the tensors of a seed, from their descriptions."""

import struct

MASK = 0xFFFFFFFF


def block(key, counter, rounds=8):
    """The 16 words of a block."""
    state = list(struct.unpack("<4I", b"expand 32-byte k")) + list(key)
    state += [counter & MASK, counter >> 32, 0, 0]
    x = state[:]

    def rotate(v, n):
        return (v << n | v >> (32 - n)) & MASK

    def quarter(a, b, c, d):
        x[a] = (x[a] + x[b]) & MASK
        x[d] = rotate(x[d] ^ x[a], 16)
        x[c] = (x[c] + x[d]) & MASK
        x[b] = rotate(x[b] ^ x[c], 12)
        x[a] = (x[a] + x[b]) & MASK
        x[d] = rotate(x[d] ^ x[a], 8)
        x[c] = (x[c] + x[d]) & MASK
        x[b] = rotate(x[b] ^ x[c], 7)

    for _ in range(rounds // 2):
        quarter(0, 4, 8, 12)
        quarter(1, 5, 9, 13)
        quarter(2, 6, 10, 14)
        quarter(3, 7, 11, 15)
        quarter(0, 5, 10, 15)
        quarter(1, 6, 11, 12)
        quarter(2, 7, 8, 13)
        quarter(3, 4, 9, 14)
    return [(a + b) & MASK for a, b in zip(x, state)]


def words(seed):
    key = struct.unpack("<8I", struct.pack("<Q", seed) + bytes(24))
    counter = 0
    while True:
        yield from block(key, counter)
        counter += 1


def random_values(seed, dtype, n):
    """Exact floats (not yet narrowed, for half types), or integers' bits."""
    source = words(seed)
    values = []
    for _ in range(n):
        w = next(source)
        if dtype in ("f32", "f64", "f16", "bf16"):
            values.append((w >> 7) / 2.0**24 - 1.0)
        elif dtype in ("i64", "u64"):
            values.append(w | next(source) << 32)
        elif dtype == "bool":
            values.append(w >> 31)
        else:
            values.append(w & ((1 << int(dtype[1:])) - 1))
    return values


def self_test():
    """The first bytes of ChaCha20's and ChaCha8's key stream for key 0, from the IETF draft
    draft-strombergson-chacha-test-vectors-01 (TC1, 256-bit key)."""
    stream = struct.pack("<16I", *block([0] * 8, 0, 20))
    assert stream.hex().startswith("76b8e0ada0f13d90405d6ae55386bd28"), stream.hex()
    stream = struct.pack("<16I", *block([0] * 8, 0, 8))
    assert stream.hex().startswith("3e00ef2f895f40d67f5bb8e81f09a5a1"), stream.hex()


if __name__ == "__main__":
    self_test()
    print("ok")
