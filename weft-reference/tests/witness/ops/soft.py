"""IEEE 754 arithmetic on exact rationals: the slowest and plainest way there is.

A number of any format is a Python float, which holds f16, bf16, f32 and f64 exactly.
Every operation is done on Fractions and rounded once, to nearest even.
Correctly rounded functions come from mpmath with 500 bits.
"""

import math
import struct
from fractions import Fraction

import mpmath

mpmath.mp.prec = 500

# Significant bits, exponent of the last subnormal bit, exponent of the largest numbers.
FORMATS = {"f16": (11, -24, 15), "bf16": (8, -133, 127), "f32": (24, -149, 127), "f64": (53, -1074, 1023)}


def exponent(x):
    """The e with 2^e <= |x| < 2^(e+1)."""
    x = abs(x)
    e = x.numerator.bit_length() - x.denominator.bit_length()
    return e if Fraction(2) ** e <= x else e - 1


def rounded(fmt, x):
    """A nonzero rational to nearest even."""
    bits, last, largest = FORMATS[fmt]
    unit = Fraction(2) ** max(exponent(x) - bits + 1, last)
    whole, rest = divmod(abs(x) / unit, 1)
    if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2 == 1):
        whole += 1
    magnitude = whole * unit
    if magnitude >= Fraction(2) ** (largest + 1):
        return math.inf if x > 0 else -math.inf
    return float(magnitude) if x > 0 else -float(magnitude)


def narrow(fmt, x):
    """A float of a wider format, rounded."""
    return x if math.isnan(x) or math.isinf(x) or x == 0 else rounded(fmt, Fraction(x))


def special(*xs):
    return any(math.isnan(x) or math.isinf(x) for x in xs)


def add(fmt, a, b):
    if special(a, b):
        return a + b
    s = Fraction(a) + Fraction(b)
    return rounded(fmt, s) if s else a + b


def sub(fmt, a, b):
    return add(fmt, a, -b)


def mul(fmt, a, b):
    if special(a, b):
        return a * b
    p = Fraction(a) * Fraction(b)
    return rounded(fmt, p) if p else a * b


def div(fmt, a, b):
    if math.isnan(a) or math.isnan(b):
        return math.nan
    if b == 0:
        if a == 0:
            return math.nan
        return math.copysign(math.inf, math.copysign(1, a) * math.copysign(1, b))
    if special(a, b) or a == 0:
        return a / b
    return rounded(fmt, Fraction(a) / Fraction(b))


def fma(fmt, a, b, c):
    if special(a, b, c):
        return c if math.isinf(c) and not special(a, b) else a * b + c
    s = Fraction(a) * Fraction(b) + Fraction(c)
    if s:
        return rounded(fmt, s)
    # Zero: by cancellation +0, else the sum of two signed zeros.
    return a * b + c if a == 0 or b == 0 else 0.0


def sqrt(fmt, x):
    if math.isnan(x) or x < 0:
        return math.nan
    if x == 0 or math.isinf(x):
        return x
    scaled = Fraction(x) * Fraction(4) ** 1200
    root = math.isqrt(int(scaled))
    exact = root * root == scaled
    # Half a unit far below the last bit stands for the rest.
    return rounded(fmt, (Fraction(root) + (0 if exact else Fraction(1, 2))) / Fraction(2) ** 1200)


def remainder(fmt, a, b):
    if math.isnan(a) or math.isnan(b) or math.isinf(a) or b == 0:
        return math.nan
    if math.isinf(b) or a == 0:
        return a
    r = Fraction(a) - Fraction(b) * math.trunc(Fraction(a) / Fraction(b))
    return math.copysign(float(r), a)


def maximum(a, b):
    if math.isnan(a) or math.isnan(b):
        return math.nan
    if a == b:
        return a if math.copysign(1, a) > 0 else b
    return a if a > b else b


def minimum(a, b):
    return -maximum(-a, -b)


def function(fmt, name, x):
    """A correctly rounded function."""
    if math.isnan(x):
        return math.nan
    if x == 0 and name in ("tanh", "erf"):
        return x
    if math.isinf(x):
        limits = {"exp": (math.inf, 0.0), "tanh": (1.0, -1.0), "erf": (1.0, -1.0),
                  "sigmoid": (1.0, 0.0), "softplus": (math.inf, 0.0)}
        return limits[name][0 if x > 0 else 1]
    # Beyond these the result is the limit, or rounds to it, in f32.
    if name in ("exp", "sigmoid", "softplus") and x < -200:
        return 0.0
    if name == "softplus" and x > 200:
        return x
    if name == "exp" and x > 200:
        return math.inf
    if name in ("tanh", "erf") and abs(x) > 100:
        return math.copysign(1.0, x)
    if name == "sigmoid" and x > 200:
        return 1.0
    v = mpmath.mpf(x)
    y = {
        "exp": lambda: mpmath.exp(v),
        "tanh": lambda: mpmath.tanh(v),
        "erf": lambda: mpmath.erf(v),
        "sigmoid": lambda: 1 / (1 + mpmath.exp(-v)),
        "softplus": lambda: mpmath.log1p(mpmath.exp(v)),
    }[name]()
    sign, man, exp, _ = y._mpf_
    return rounded(fmt, Fraction(-1 if sign else 1) * int(man) * Fraction(2) ** exp)


def hexfloat(text):
    return float.fromhex(text)


def softmax_exp(x):
    """Rule 8, in f32."""
    f = "f32"
    if math.isnan(x):
        return math.nan
    if x < -69.25:
        return 0.0
    magic = hexfloat("0x1.8p23")
    t = fma(f, x, hexfloat("0x1.715476p+0"), magic)
    k = sub(f, t, magic)
    r = fma(f, -k, hexfloat("0x1.62e43p-1"), x)
    r = fma(f, -k, hexfloat("-0x1.05c61p-29"), r)
    q = hexfloat("0x1.6850e4p-10")
    for c in ("0x1.123bccp-7", "0x1.555b98p-5", "0x1.55548ep-3", "0x1.fffff8p-2"):
        q = fma(f, q, r, hexfloat(c))
    p = add(f, fma(f, mul(f, r, r), q, r), 1.0)
    bits = (((f32_bits(t) << 23) + 0x3F800000) & 0xFFFFFFFF)
    return mul(f, p, struct.unpack("<f", struct.pack("<I", bits))[0])


def f32_bits(x):
    return struct.unpack("<I", struct.pack("<f", x))[0]


def bits_of(dtype, x):
    """The bits of a float, or of an integer in two's complement."""
    if dtype == "bool":
        return int(bool(x))
    if dtype not in FORMATS:
        return x & ((1 << int(dtype[1:])) - 1)
    if math.isnan(x):
        return {"f16": 0x7E00, "bf16": 0x7FC0, "f32": 0x7FC00000, "f64": 0x7FF8000000000000}[dtype]
    if dtype == "f64":
        return struct.unpack("<Q", struct.pack("<d", x))[0]
    if dtype == "f32":
        return f32_bits(x)
    if dtype == "bf16":
        assert f32_bits(x) & 0xFFFF == 0
        return f32_bits(x) >> 16
    return struct.unpack("<H", struct.pack("<e", x))[0]


def from_bits(dtype, bits):
    if dtype == "f64":
        return struct.unpack("<d", struct.pack("<Q", bits))[0]
    if dtype == "f32":
        return struct.unpack("<f", struct.pack("<I", bits))[0]
    if dtype == "bf16":
        return struct.unpack("<f", struct.pack("<I", bits << 16))[0]
    if dtype == "f16":
        return struct.unpack("<e", struct.pack("<H", bits))[0]
    if dtype[0] == "i" and bits >> (int(dtype[1:]) - 1):
        return bits - (1 << int(dtype[1:]))
    return bits
