"""Writes cases.txt: blocks of Q8_0 and dot products of rows, by exact rational arithmetic.

    python make.py          (no packages needed)

Lines, numbers in hexadecimal bits:

    quantize X.. : SCALE.. : CODE..           32 f32 for each block, f32 scales, codes as bytes
    dot X.. : CODE.. : SCALE.. : RESULT       f32 activations, codes and f16 scales of weights, f32
"""

import os
import random
import struct
from fractions import Fraction

NAN = 0x7FC00000


def value(bits):
    """An f32 that is finite, exactly."""
    return Fraction(struct.unpack("<f", struct.pack("<I", bits))[0])


def finite(bits):
    return (bits >> 23) & 0xFF != 0xFF


def f32(x, sign=0):
    """The bits of the f32 nearest to a rational, ties to even; `sign` is for a zero."""
    if x == 0:
        return sign << 31
    sign, x = int(x < 0), abs(x)
    e = x.numerator.bit_length() - x.denominator.bit_length()
    e -= Fraction(2) ** e > x
    unit = Fraction(2) ** max(e - 23, -149)
    whole, rest = divmod(x, unit)
    whole += rest * 2 > unit or (rest * 2 == unit and whole % 2)
    magnitude = whole * unit
    if magnitude >= Fraction(2) ** 128:
        return sign << 31 | 0x7F800000
    return sign << 31 | struct.unpack("<I", struct.pack("<f", float(magnitude)))[0]


def f16_value(bits):
    return Fraction(struct.unpack("<e", struct.pack("<H", bits))[0])


def quantize(xs):
    scales, codes = [], []
    for at in range(0, len(xs), 32):
        block = xs[at:at + 32]
        if not all(map(finite, block)):
            scales.append(NAN)
            codes += [0] * 32
            continue
        d = f32(max(abs(value(x)) for x in block) / 127)
        scales.append(d)
        for x in block:
            # Python rounds ties to even.
            q = round(value(f32(value(x) / value(d)))) if d else 0
            codes.append(max(-127, min(127, q)))
    return scales, codes


def dot(xs, codes, scales):
    dx, qx = quantize(xs)
    acc = 0
    for block, (d, dw) in enumerate(zip(dx, scales)):
        if d == NAN:
            return NAN
        at = slice(32 * block, 32 * block + 32)
        isum = sum(a * b for a, b in zip(qx[at], codes[at]))
        scale = f32(value(d) * f16_value(dw), dw >> 15)
        if not finite(acc):
            # A number no longer changes it; an overflow the other way is not among the cases.
            continue
        exact = isum * value(scale) + value(acc)
        if exact:
            acc = f32(exact)
        else:
            # A sum of zeros is -0 where both are; exact cancellation is +0.
            product_sign = (isum < 0) ^ (scale >> 31)
            both = isum * value(scale) == 0 and product_sign and acc == 1 << 31
            acc = (1 << 31) if both else 0
    return acc


def main():
    rng = random.Random(20)
    bits = lambda x: struct.unpack("<I", struct.pack("<f", x))[0]
    plain = lambda n: [bits(rng.uniform(-4, 4)) for _ in range(n)]
    ties = [127.0, 0.5, 1.5, 2.5, -0.5, -2.5, 3.5, -126.5, 125.5, -0.0]
    blocks = [[bits(x) for x in ties] + [0] * 22, [0] * 32, [1 << 31] * 32]
    for largest in (1e-8, 1e-38, 1e-45, 1.4e-43, 2.6e-43, 8e-44, 1e7, 3.4028234663852886e38, 127.0, 254.0, 1.0):
        scaled = [bits(largest)] + [bits(largest * rng.uniform(-1, 1)) for _ in range(30)] + [bits(-largest)]
        blocks.append(scaled)
        halves = [bits(largest)] + [bits(largest / 127 * (k + 0.5) * (-1) ** k) for k in range(31)]
        blocks.append(halves)
    for odd in (NAN, 0xFFC00001, 0x7F800000, 0xFF800000):
        block = plain(32)
        block[rng.randrange(32)] = odd
        blocks.append(block)
    blocks += [plain(32) for _ in range(40)]
    lines = []
    words = lambda xs: " ".join(f"{x:x}" for x in xs)
    byte = lambda qs: words(q & 0xFF for q in qs)
    for n in range(0, len(blocks), 4):
        xs = sum(blocks[n:n + 4], [])
        scales, codes = quantize(xs)
        lines.append(f"quantize {words(xs)} : {words(scales)} : {byte(codes)}")
    half = lambda x: struct.unpack("<H", struct.pack("<e", x))[0]
    for count in (0, 1, 2, 3, 8, 9, 31, 64, 257):
        for kind in range(3):
            xs = plain(32 * count)
            codes = [rng.randint(-128, 127) for _ in xs]
            scales = [half(rng.uniform(-0.1, 0.1) if kind else rng.uniform(0.001, 0.1)) for _ in range(count)]
            if kind == 2:
                # Blocks that nearly cancel, zeros of both signs, large and small scales.
                for b in range(1, count, 2):
                    codes[32 * b:32 * b + 32] = codes[32 * b - 32:32 * b]
                    xs[32 * b:32 * b + 32] = xs[32 * b - 32:32 * b]
                    scales[b] = scales[b - 1] ^ 0x8000
                for b in range(0, count, 5):
                    scales[b] = rng.choice([0, 0x8000, 1, 0x7BFF, 0xFBFF])
            lines.append(f"dot {words(xs)} : {byte(codes)} : {words(scales)} : {dot(xs, codes, scales):x}")
    for odd in blocks[:29]:
        xs = plain(32) + odd + plain(32)
        codes = [rng.randint(-127, 127) for _ in xs]
        scales = [half(rng.uniform(-0.1, 0.1)) for _ in range(3)]
        lines.append(f"dot {words(xs)} : {byte(codes)} : {words(scales)} : {dot(xs, codes, scales):x}")
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "cases.txt"), "w") as f:
        f.write("\n".join(lines) + "\n")
    print(len(lines))


if __name__ == "__main__":
    main()
