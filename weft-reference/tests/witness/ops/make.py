"""Writes cases.jsonl: ops, operands and results, by exact rational arithmetic.

    pip install mpmath==1.4.1
    python make.py

One JSON object a line: name, op (as weft-ir's serde writes it), inputs and the expected result.
A tensor is {dtype, shape, bits: "hex hex .."} in row-major order, or {dtype, shape, random: seed}.
"""

import json
import math
import os

import chacha
import meaning
import soft

CASES = []

HOSTILE = {
    "f32": [0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x7F800000, 0xFF800000, 0x7FC00000,
            0x00000001, 0x80000001, 0x00800000, 0x007FFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F000000,
            0xBF000000, 0x3FC00000, 0x40200000, 0xC0200000, 0x40490FDB, 0x4B000001, 0x4B7FFFFF,
            0x33800000, 0x477FE000, 0x477FF000, 0x42FE0000, 0xC3008000, 0x4F000000, 0x5F000000,
            0x3EFFFFFF, 0x41200000, 0xC0A06666, 0x42C80000],
    "f64": [0x0, 1 << 63, 0x3FF0000000000000, 0xBFF8000000000000, 0x7FF0000000000000,
            0xFFF0000000000000, 0x7FF8000000000000, 1, 0x10000000000000, 0x7FEFFFFFFFFFFFFF,
            0x3FE0000000000000, 0x4004000000000000, 0x400921FB54442D18, 0x4330000000000001,
            0x3E6FFFFFFFFFFFFF, 0xC3E0000000000000, 0x43F0000000000000, 0x40EFFC0000000000],
    "f16": [0x0000, 0x8000, 0x3C00, 0xBC00, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400,
            0x03FF, 0x7BFF, 0xFBFF, 0x3800, 0x3E00, 0x4100, 0xC100, 0x4248, 0x2E66, 0x5BF8],
    "bf16": [0x0000, 0x8000, 0x3F80, 0xBF80, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x0080, 0x7F7F,
             0xFF7F, 0x3F00, 0x3FC0, 0x4020, 0xC020, 0x4049, 0x3DCD, 0x42FE],
    "i8": [0, 1, 2, 7, 100, 127, 128, 129, 255],
    "u8": [0, 1, 2, 7, 100, 127, 128, 129, 255],
    "i16": [0, 1, 3, 0x7FFF, 0x8000, 0xFFFF, 0x1234],
    "u16": [0, 1, 3, 0x7FFF, 0x8000, 0xFFFF, 0x1234],
    "i32": [0, 1, 5, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x01000001, 33],
    "u32": [0, 1, 5, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x01000001, 33],
    "i64": [0, 1, 9, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, (1 << 62) + (1 << 54) + 1, (1 << 53) + 1],
    "u64": [0, 1, 9, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, (1 << 62) + (1 << 54) + 1, (1 << 53) + 1],
    "bool": [0, 1],
}


def tensor(dtype, shape, values):
    assert len(values) == meaning.size(shape), (shape, len(values))
    return {"dtype": dtype, "shape": shape, "bits": " ".join(f"{soft.bits_of(dtype, v):x}" for v in values)}


class Operand:
    def __init__(self, dtype, shape, values=None, seed=None):
        self.dtype, self.shape = dtype, list(shape)
        if seed is not None:
            self.json = {"dtype": dtype, "shape": self.shape, "random": seed}
            raw = chacha.random_values(seed, dtype, meaning.size(shape))
            if dtype in soft.FORMATS:
                values = [soft.narrow(dtype, v) for v in raw]
            else:
                values = [soft.from_bits(dtype, v) for v in raw]
        else:
            self.json = tensor(dtype, self.shape, values)
        self.values = values


def hostile(dtype, shape=None):
    values = [soft.from_bits(dtype, b) for b in HOSTILE[dtype]]
    if shape is None:
        shape = [len(values)]
    n = meaning.size(shape)
    return Operand(dtype, shape, (values * (n // len(values) + 1))[:n])


def case(name, op, inputs, dtype, shape, values):
    CASES.append({"name": name, "op": op, "inputs": [x.json for x in inputs],
                  "expect": tensor(dtype, list(shape), values)})


def floor_of(x, how):
    if soft.special(x) or x == 0:
        return x
    whole, rest = divmod(soft.Fraction(x), 1)
    if how == "ceil":
        whole += rest != 0
    elif how == "trunc":
        whole += x < 0 and rest != 0
    elif how == "round_even":
        whole = round(soft.Fraction(x))
    elif how == "round_half_away":
        whole = math.floor(abs(soft.Fraction(x)) + soft.Fraction(1, 2)) * (1 if x > 0 else -1)
    return math.copysign(float(whole), x)


def wrap(dtype, v):
    return soft.from_bits(dtype, v & ((1 << int(dtype[1:])) - 1))


def unary():
    for dtype in ("f32", "f64", "f16", "bf16"):
        t = meaning.Type(dtype)
        x = hostile(dtype)
        fns = {
            "neg": lambda v: -v,
            "abs": abs,
            "sign": lambda v: v if v == 0 or math.isnan(v) else math.copysign(1.0, v),
            "recip": lambda v: t.div(1.0, v),
            "sqrt": t.sqrt,
            "rsqrt": lambda v: t.r(soft.div(t.wide, 1.0, soft.sqrt(t.wide, v))),
        }
        for how in ("floor", "ceil", "trunc", "round_even", "round_half_away"):
            fns[how] = lambda v, how=how: floor_of(v, how)
        if dtype != "f64":
            for name in ("exp", "tanh", "erf", "sigmoid", "softplus"):
                fns[name] = lambda v, name=name: t.fn(name, v)
        for name, f in fns.items():
            case(f"{name} {dtype}", {"unary": name}, [x], dtype, x.shape, [f(v) for v in x.values])
        for name, f in {"is_nan": math.isnan, "is_inf": math.isinf}.items():
            case(f"{name} {dtype}", {"unary": name}, [x], "bool", x.shape, [f(v) for v in x.values])
        if dtype != "f64":
            y = Operand(dtype, [40], [soft.narrow(dtype, -2.3 * i + 0.01 * i * i) if i < 38 else [math.nan, -math.inf][i - 38] for i in range(40)])
            y = Operand(dtype, [40], [v if math.isnan(v) or v <= 0 else -v for v in y.values])
            case(f"softmax_exp {dtype}", {"unary": "softmax_exp"}, [y], dtype, y.shape, [t.fn("softmax_exp", v) for v in y.values])
    for dtype in ("i8", "u8", "i32", "u32", "i64", "u64"):
        x = hostile(dtype)
        sign = lambda v: (v > 0) - (v < 0)
        for name, f in {"neg": lambda v: -v, "abs": abs, "sign": sign, "not": lambda v: ~v}.items():
            case(f"{name} {dtype}", {"unary": name}, [x], dtype, x.shape, [wrap(dtype, f(v)) for v in x.values])
    x = hostile("bool")
    case("not bool", {"unary": "not"}, [x], "bool", [2], [1, 0])


def outer(dtype):
    x = hostile(dtype)
    n = len(x.values)
    a, b = Operand(dtype, [n, 1], x.values), Operand(dtype, [n], x.values)
    return a, b, [(p, q) for p in a.values for q in b.values], [n, n]


def binary():
    for dtype in ("f32", "f64", "f16", "bf16"):
        t = meaning.Type(dtype)
        a, b, pairs, shape = outer(dtype)
        fns = {"add": t.add, "sub": t.sub, "mul": t.mul, "div": t.div,
               "rem": lambda p, q: t.r(soft.remainder(t.wide, p, q)), "max": soft.maximum, "min": soft.minimum}
        for name, f in fns.items():
            case(f"{name} {dtype}", {"binary": name}, [a, b], dtype, shape, [f(p, q) for p, q in pairs])
        compare = {"eq": lambda p, q: p == q, "ne": lambda p, q: p != q, "lt": lambda p, q: p < q,
                   "le": lambda p, q: p <= q, "gt": lambda p, q: p > q, "ge": lambda p, q: p >= q}
        for name, f in compare.items():
            case(f"{name} {dtype}", {"compare": name}, [a, b], "bool", shape, [f(p, q) for p, q in pairs])
    for dtype in ("i8", "u8", "i16", "i32", "u32", "i64", "u64"):
        a, b, pairs, shape = outer(dtype)
        width = int(dtype[1:])
        quotient = lambda p, q: 0 if q == 0 else (abs(p) // abs(q)) * (1 if (p < 0) == (q < 0) else -1)
        rem = lambda p, q: 0 if q == 0 else p - q * quotient(p, q)
        fns = {"add": lambda p, q: p + q, "sub": lambda p, q: p - q, "mul": lambda p, q: p * q,
               "div": quotient, "rem": rem, "max": max, "min": min, "and": lambda p, q: p & q,
               "or": lambda p, q: p | q, "xor": lambda p, q: p ^ q,
               "shl": lambda p, q: p << (q % width), "shr": lambda p, q: p >> (q % width)}
        for name, f in fns.items():
            case(f"{name} {dtype}", {"binary": name}, [a, b], dtype, shape, [wrap(dtype, f(p, q)) for p, q in pairs])
        case(f"lt {dtype}", {"compare": "lt"}, [a, b], "bool", shape, [p < q for p, q in pairs])
    a, b, pairs, shape = outer("bool")
    for name, f in {"and": lambda p, q: p & q, "or": lambda p, q: p | q, "xor": lambda p, q: p ^ q}.items():
        case(f"{name} bool", {"binary": name}, [a, b], "bool", shape, [f(p, q) for p, q in pairs])
    for dtype in ("f32", "f64"):
        x = hostile(dtype)
        v = x.values[:14]
        a, b, c = (Operand(dtype, s, v) for s in ([14, 1, 1], [14, 1], [14]))
        out = [soft.fma(dtype, p, q, r) for p in v for q in v for r in v]
        case(f"fma {dtype}", "fma", [a, b, c], dtype, [14, 14, 14], out)
    # B32 and the words of rule 5.
    words = [(0xC445C000, 0x3A01F252, 0x3EE65F2F), (0x3FC28D8E, 0x3FB15000, 0x23571F03)]
    ops = [[soft.from_bits("f32", w[i]) for w in words] for i in range(3)]
    a, b, c = (Operand("f32", [2], v) for v in ops)
    case("fma words", "fma", [a, b, c], "f32", [2], [soft.fma("f32", *x) for x in zip(*ops)])


def cast():
    for source in HOSTILE:
        x = hostile(source)
        for target in HOSTILE:
            def convert(v):
                if target == "bool":
                    return v != 0
                if target in soft.FORMATS:
                    return soft.narrow(target, v) if isinstance(v, float) else (soft.rounded(target, soft.Fraction(v)) if v else 0.0)
                bits = int(target[1:])
                if not isinstance(v, float):
                    return wrap(target, v)
                low = 0 if target[0] == "u" else -(1 << bits - 1)
                high = low + (1 << bits) - 1
                if math.isnan(v):
                    return 0
                if math.isinf(v):
                    return high if v > 0 else low
                return min(max(math.trunc(soft.Fraction(v)), low), high)
            case(f"cast {source} {target}", {"cast": {"to": target}}, [x], target, x.shape, [convert(v) for v in x.values])


def reductions():
    def one(name, op, x, axes):
        out = meaning.reduce(x.dtype, op, x.shape, x.values, axes)
        shape = [n for i, n in enumerate(x.shape) if i not in axes]
        case(f"reduce {name}", {"reduce": {"op": op, "axes": axes, "keep_dims": False}}, [x], x.dtype, shape, out)

    for op in ("sum", "sum_squares", "mean", "prod", "max", "min"):
        for n in (1, 2, 31, 32, 33, 63, 64, 65, 100, 257):
            one(f"{op} of {n}", op, Operand("f32", [n], seed=n), [0])
        one(f"{op} middle", op, Operand("f32", [3, 70, 2], seed=5), [1])
        one(f"{op} two axes", op, Operand("f32", [5, 3, 40], seed=6), [0, 2])
        one(f"{op} f64", op, Operand("f64", [77], seed=7), [0])
        one(f"{op} f16", op, Operand("f16", [2, 130], seed=8), [1])
        one(f"{op} bf16", op, Operand("bf16", [2, 130], seed=9), [1])
        one(f"{op} hostile", op, hostile("f32", [4, 33]), [1])
        one(f"{op} minus zeros", op, Operand("f32", [40], [-0.0] * 40), [0])
        one(f"{op} nan last", op, Operand("f32", [4, 37], ([1.5] * 36 + [math.nan]) * 4), [1])
    for op in ("sum", "sum_squares", "mean"):
        for n in (65536, 65537, 131109):
            one(f"{op} of {n}", op, Operand("f32", [n], seed=n), [0])
    one("sum half overflow", "sum", Operand("f16", [70], [60000.0] * 70), [0])
    one("mean half overflow", "mean", Operand("f16", [70], [60000.0] * 70), [0])
    # Nothing to reduce.
    for op in ("sum", "sum_squares", "prod", "max", "min"):
        one(f"{op} of nothing", op, Operand("f32", [0, 2], []), [0])
    one("mean of one", "mean", Operand("f32", [3, 1], seed=1), [1])
    for dtype in ("i8", "u8", "i32", "u64"):
        for op in ("sum", "prod", "max", "min"):
            one(f"{op} {dtype}", op, Operand(dtype, [3, 50], seed=3), [1])
            one(f"{op} {dtype} of nothing", op, Operand(dtype, [2, 0], []), [1])


def args():
    nan = math.nan
    rows = [
        [1.0, 3.0, 3.0, 2.0, -5.0, -5.0], [nan, 1.0, nan, 9.0, 0.0, -9.0], [-0.0, 0.0, -0.0, 0.0, -0.0, 0.0],
        [5.0, nan, 4.0, 3.0, nan, 6.0], [math.inf, math.inf, -math.inf, -math.inf, 0.0, 1.0],
        [2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    ]
    for op in ("max", "min"):
        for last in (False, True):
            out = []
            for row in rows:
                if any(math.isnan(v) for v in row):
                    hits = [i for i, v in enumerate(row) if math.isnan(v)]
                else:
                    extreme = max(row) if op == "max" else min(row)
                    hits = [i for i, v in enumerate(row) if v == extreme]
                out.append(hits[-1] if last else hits[0])
            x = Operand("f32", [6, 6], [v for row in rows for v in row])
            op_json = {"arg_reduce": {"op": op, "axis": 1, "keep_dims": True, "select_last": last}}
            case(f"arg {op} {last}", op_json, [x], "i64", [6, 1], out)
            flipped = Operand("f32", [6, 6], [rows[j][i] for i in range(6) for j in range(6)])
            op_json = {"arg_reduce": {"op": op, "axis": 0, "keep_dims": False, "select_last": last}}
            case(f"arg {op} {last} axis 0", op_json, [flipped], "i64", [6], out)


def contractions():
    def one(name, a, b, lb, rb, lc, rc):
        out = meaning.dot(a.dtype, a.shape, a.values, b.shape, b.values, lb, rb, lc, rc)
        free = [n for i, n in enumerate(a.shape) if i not in lb + lc] + [n for i, n in enumerate(b.shape) if i not in rb + rc]
        shape = [a.shape[i] for i in lb] + free
        op = {"dot": {"lhs_batch": lb, "rhs_batch": rb, "lhs_contract": lc, "rhs_contract": rc}}
        case(name, op, [a, b], a.dtype, shape, out)

    for k in (0, 1, 2, 255, 256, 257, 511, 512, 513, 769):
        a = Operand("f32", [2, k], [] if k == 0 else None, seed=None if k == 0 else 100 + k)
        b = Operand("f32", [k, 3], [] if k == 0 else None, seed=None if k == 0 else 200 + k)
        one(f"dot k {k}", a, b, [], [], [1], [0])
    for dtype in ("f64", "f16", "bf16"):
        one(f"dot {dtype}", Operand(dtype, [2, 300], seed=31), Operand(dtype, [300, 2], seed=32), [], [], [1], [0])
    one("dot batch", Operand("f32", [2, 3, 4, 5], seed=33), Operand("f32", [3, 2, 5, 6], seed=34), [0, 1], [1, 0], [3], [2])
    one("dot two axes", Operand("f32", [4, 30, 20], seed=35), Operand("f32", [20, 3, 30], seed=36), [], [], [1, 2], [2, 0])
    one("dot two axes swapped", Operand("f32", [4, 30, 20], seed=35), Operand("f32", [20, 3, 30], seed=36), [], [], [2, 1], [0, 2])
    one("dot outer", hostile("f32"), hostile("f32"), [], [], [], [])
    one("dot hostile", hostile("f32", [3, 32]), hostile("f32", [32, 3]), [], [], [1], [0])
    one("dot minus zero", Operand("f32", [1, 3], [-0.0] * 3), Operand("f32", [3, 1], [1.0] * 3), [], [], [1], [0])
    # The second segment's -0 is added to the first segment's result; the first is taken as it is.
    tiny = soft.from_bits("f32", 1)
    one("dot segment sum", Operand("f32", [1, 512], [-tiny] * 512), Operand("f32", [512, 1], [0.25] * 512), [], [], [1], [0])
    for dtype in ("i8", "u8", "i32", "i64"):
        one(f"dot {dtype}", Operand(dtype, [3, 40], seed=41), Operand(dtype, [40, 3], seed=42), [], [], [1], [0])

    def convolution(name, x, w, **over):
        n = len(x.shape) - 2
        attrs = {"strides": [1] * n, "dilations": [1] * n, "pads_begin": [0] * n, "pads_end": [0] * n, "groups": 1} | over
        shape, out = meaning.conv(x.dtype, x.shape, x.values, w.shape, w.values, attrs)
        case(name, {"conv": attrs}, [x, w], x.dtype, shape, out)

    convolution("conv 3x3 30 channels", Operand("f32", [1, 30, 4, 4], seed=51), Operand("f32", [2, 30, 3, 3], seed=52), pads_begin=[1, 0], pads_end=[0, 1])
    convolution("conv 1x1 300 channels", Operand("f32", [2, 300, 2, 1], seed=53), Operand("f32", [2, 300, 1, 1], seed=54))
    convolution("conv 17x17", Operand("f32", [1, 2, 18, 17], seed=55), Operand("f32", [1, 2, 17, 17], seed=56))
    convolution("conv 5x5 11 channels", Operand("f32", [1, 11, 5, 6], seed=57), Operand("f32", [2, 11, 5, 5], seed=58))
    convolution("conv groups", Operand("f32", [1, 6, 5, 5], seed=59), Operand("f32", [4, 3, 2, 2], seed=60), groups=2, strides=[2, 1], dilations=[1, 2])
    convolution("conv 1d", Operand("f32", [2, 3, 9], seed=61), Operand("f32", [2, 3, 4], seed=62), strides=[2], pads_begin=[3], pads_end=[1])
    convolution("conv 3d", Operand("f32", [1, 2, 3, 3, 3], seed=63), Operand("f32", [1, 2, 2, 2, 2], seed=64))
    convolution("conv f16", Operand("f16", [1, 3, 4, 4], seed=65), Operand("f16", [2, 3, 3, 3], seed=66), pads_begin=[1, 1], pads_end=[1, 1])
    convolution("conv i8", Operand("i8", [1, 3, 4, 4], seed=67), Operand("i8", [2, 3, 3, 3], seed=68))
    # Padding meets an infinite weight: +0 * inf is NaN.
    convolution("conv padding takes part", Operand("f32", [1, 1, 2], [1.0, 2.0]), Operand("f32", [1, 1, 2], [math.inf, 1.0]), pads_begin=[1], pads_end=[0])
    # B04 B05 B08 B09 B10.
    convolution("conv B04", Operand("f32", [1, 1, 22], seed=69), Operand("f32", [1, 1, 3], seed=70), dilations=[2], pads_begin=[2], pads_end=[2])
    convolution("conv B05", Operand("f32", [1, 1, 7, 5], seed=71), Operand("f32", [1, 1, 3, 3], seed=72), strides=[2, 2], pads_begin=[1, 1], pads_end=[1, 1])
    convolution("conv B08", Operand("f32", [1, 1, 7, 5], seed=71), Operand("f32", [1, 1, 3, 3], seed=72), strides=[2, 2], pads_begin=[1, 0], pads_end=[1, 0])


def activations():
    eighth = soft.from_bits("f32", 0x3E4CCCCD)  # 0.2
    selu = {"alpha": soft.from_bits("f32", 0x3FD62D7D), "gamma": soft.from_bits("f32", 0x3F867D5F)}
    ops = [
        ("relu", "relu", {}), ("leaky_relu", "leaky_relu", {"alpha": soft.from_bits("f32", 0x3C23D70A)}),
        ("elu", "elu", {"alpha": soft.from_bits("f32", 0x3FC00000)}), ("selu", "selu", selu),
        ("hard_sigmoid", "hard_sigmoid", {"alpha": eighth, "beta": 0.5}), ("hard_swish", "hard_swish", {}),
        ("gelu_erf", {"gelu": "erf"}, {}), ("gelu_tanh", {"gelu": "tanh"}, {}), ("silu", "silu", {}), ("mish", "mish", {}),
    ]
    for dtype in ("f32", "f16", "bf16"):
        spread = Operand(dtype, [90], [soft.narrow(dtype, (i - 45) * 0.21 + i * i * 0.0007) for i in range(90)]
                         if dtype != "f32" else [meaning.f32((i - 45) * 0.21 + i * i * 0.0007) for i in range(90)])
        for x, which in ((hostile(dtype), "hostile"), (spread, "spread")):
            for name, tag, attrs in ops:
                shown = {k: f"0x{soft.f32_bits(v):08x}" for k, v in attrs.items()}
                op = {"composite": {tag: shown} if attrs else tag}
                out = [meaning.activation(dtype, name, v, **attrs) for v in x.values]
                case(f"{name} {dtype} {which}", op, [x], dtype, x.shape, out)


def norms():
    f32_hex = lambda v: f"0x{soft.f32_bits(v):08x}"
    eps = soft.from_bits("f32", 0x3727C5AC)  # 1e-5
    inf, nan = math.inf, math.nan
    for dtype in ("f32", "f16", "bf16"):
        x = Operand(dtype, [3, 37], seed=80)
        out = [v for i in range(3) for v in meaning.softmax_row(dtype, x.values[i * 37:i * 37 + 37])]
        case(f"softmax {dtype}", {"composite": {"softmax": {"axis": 1}}}, [x], dtype, x.shape, out)
    rows = [[-inf] * 5, [1.0, nan, 2.0, 3.0, 4.0], [inf, 1.0, 2.0, 3.0, 4.0], [-inf, 0.0, -inf, 1.0, -200.0],
            [88.0, -88.0, 0.0, 100.0, 99.0]]
    x = Operand("f32", [5, 5], [rows[j][i] for i in range(5) for j in range(5)])
    columns = [meaning.softmax_row("f32", row) for row in rows]
    case("softmax hostile axis 0", {"composite": {"softmax": {"axis": 0}}}, [x], "f32", [5, 5], [columns[j][i] for i in range(5) for j in range(5)])
    for dtype in ("f32", "f64", "f16", "bf16"):
        x = Operand(dtype, [2, 3, 35], seed=81)
        scale, bias = Operand(dtype, [35], seed=82), Operand(dtype, [35], seed=83)
        attrs = {"axis": 2, "eps": f32_hex(eps)}
        out = meaning.layer_norm(dtype, x.values, 35, scale.values, bias.values, eps)
        case(f"layer_norm {dtype}", {"composite": {"layer_norm": attrs}}, [x, scale, bias], dtype, x.shape, out)
        out = meaning.layer_norm(dtype, x.values, 35, scale.values, None, eps)
        case(f"layer_norm {dtype} no bias", {"composite": {"layer_norm": attrs}}, [x, scale], dtype, x.shape, out)
        out = meaning.rms_norm(dtype, x.values, 35, scale.values, eps)
        case(f"rms_norm {dtype}", {"composite": {"rms_norm": attrs}}, [x, scale], dtype, x.shape, out)
        wide = Operand(dtype, [3, 35], seed=84)
        out = meaning.rms_norm(dtype, x.values, 105, wide.values, eps)
        case(f"rms_norm {dtype} two axes", {"composite": {"rms_norm": attrs | {"axis": 1}}}, [x, wide], dtype, x.shape, out)
        y = Operand(dtype, [2, 6, 3, 3], seed=85)
        p = [Operand(dtype, [6], seed=86 + i) for i in range(3)]
        var = Operand(dtype, [6], [abs(v) for v in Operand(dtype, [6], seed=90).values])
        for groups in (1, 2, 6):
            out = meaning.group_norm(dtype, y.shape, y.values, p[0].values, p[1].values, groups, eps)
            case(f"group_norm {dtype} {groups}", {"composite": {"group_norm": {"groups": groups, "eps": f32_hex(eps)}}}, [y, p[0], p[1]], dtype, y.shape, out)
        out = meaning.batch_norm(dtype, y.shape, y.values, p[0].values, p[1].values, p[2].values, var.values, eps)
        case(f"batch_norm {dtype}", {"composite": {"batch_norm": {"eps": f32_hex(eps)}}}, [y, p[0], p[1], p[2], var], dtype, y.shape, out)
    # B24.
    one, zero = Operand("f32", [4], [1.0] * 4), Operand("f32", [4], [0.0] * 4)
    x = Operand("f32", [1, 4], [40000.0, 40001.0, 40002.0, 40003.0])
    attrs = {"axis": 1, "eps": f32_hex(eps)}
    out = meaning.layer_norm("f32", x.values, 4, one.values, zero.values, eps)
    case("layer_norm B24", {"composite": {"layer_norm": attrs}}, [x, one, zero], "f32", [1, 4], out)
    x, one, bias = Operand("f32", [256], [1234.0] * 256), Operand("f32", [256], [1.0] * 256), Operand("f32", [256], seed=95)
    out = meaning.layer_norm("f32", x.values, 256, one.values, bias.values, eps)
    assert out == bias.values
    case("layer_norm B24 equal", {"composite": {"layer_norm": attrs | {"axis": 0}}}, [x, one, bias], "f32", [256], out)


def gemms():
    for dtype in ("f32", "f16", "f64"):
        t = meaning.Type(dtype)
        for alpha, beta, trans_a, trans_b, with_c in ((1.0, 1.0, False, False, True), (0.5, 2.0, True, False, True), (0.3, 0.7, False, True, True), (0.3, 1.0, True, True, False)):
            alpha, beta = meaning.f32(alpha), meaning.f32(beta)
            a = Operand(dtype, [9, 3] if trans_a else [3, 9], seed=101)
            b = Operand(dtype, [4, 9] if trans_b else [9, 4], seed=102)
            c = Operand(dtype, [3, 1], seed=103)
            product = meaning.dot(dtype, a.shape, a.values, b.shape, b.values, [], [], [0 if trans_a else 1], [1 if trans_b else 0])
            y = product if alpha == 1 else [t.mul(alpha, v) for v in product]
            if with_c:
                z = c.values if beta == 1 else [t.mul(beta, v) for v in c.values]
                y = [t.add(v, z[i // 4]) for i, v in enumerate(y)]
            op = {"composite": {"gemm": {"alpha": f"0x{soft.f32_bits(alpha):08x}", "beta": f"0x{soft.f32_bits(beta):08x}", "trans_a": trans_a, "trans_b": trans_b}}}
            case(f"gemm {dtype} {alpha} {beta}", op, [a, b] + ([c] if with_c else []), dtype, [3, 4], y)


def pools():
    def one(name, x, average, **over):
        n = len(x.shape) - 2
        attrs = {"kernel": [3] * n, "strides": [1] * n, "dilations": [1] * n, "pads_begin": [0] * n, "pads_end": [0] * n,
                 "ceil_mode": False, "count_include_pad": False} | over
        shape, out = meaning.pool(x.dtype, x.shape, x.values, attrs, average)
        tag = "average_pool" if average else "max_pool"
        case(f"{tag} {name}", {"composite": {tag: attrs}}, [x], x.dtype, shape, out)

    square = Operand("f32", [1, 1, 4, 4], [float(i) for i in range(1, 17)])
    for average in (True, False):
        one("B11", square, average, strides=[2, 2], pads_begin=[1, 1], pads_end=[1, 1], ceil_mode=True, count_include_pad=True)
        one("B12", square, average, strides=[2, 2], ceil_mode=True)
        one("B13", Operand("f32", [1, 1, 6, 2], [float(i) for i in range(12)]), average, kernel=[5, 1], pads_begin=[2, 0], pads_end=[2, 0], count_include_pad=True)
        one("B16", Operand("f32", [1, 1, 4, 4], [1.0 if r in (1, 2) and c in (1, 2) else 0.0 for r in range(4) for c in range(4)]), average)
        one("2d", Operand("f32", [2, 3, 7, 6], seed=111), average, kernel=[3, 2], strides=[2, 1], dilations=[1, 2], pads_begin=[1, 0], pads_end=[0, 1])
        one("2d ceil", Operand("f32", [1, 2, 8, 9], seed=112), average, kernel=[3, 3], strides=[3, 4], pads_begin=[0, 1], pads_end=[1, 1], ceil_mode=True, count_include_pad=True)
        one("1d", Operand("f32", [1, 2, 10], seed=113), average, kernel=[4], strides=[3], pads_begin=[3], pads_end=[3])
        one("f16", Operand("f16", [1, 1, 6, 6], seed=114), average, pads_begin=[1, 1], pads_end=[1, 1])
        one("bf16", Operand("bf16", [1, 1, 6, 6], seed=114), average, count_include_pad=True, pads_begin=[1, 1], pads_end=[1, 1])
        one("hostile", hostile("f32", [1, 1, 6, 6]), average)
        one("minus zeros", Operand("f32", [1, 1, 6], [-0.0] * 6), average, kernel=[2], pads_begin=[1], pads_end=[0])


def resizes():
    def one(name, x, sizes, scales, mode, transform, antialias=False, rounding=None, a=-0.75, exclude=False):
        how = {"transform": transform, "antialias": antialias, "rounding": rounding, "a": a, "exclude": exclude}
        out = meaning.resize(x.dtype, x.shape, x.values, sizes, scales, mode, **how)
        tag = {"nearest": {"nearest": rounding}, "linear": "linear",
               "cubic": {"cubic": {"a": f"0x{soft.f32_bits(a):08x}", "exclude_outside": exclude}}}[mode]
        op = {"resize": {"sizes": sizes, "scales_bits": [soft.bits_of("f64", s) for s in scales], "mode": tag,
                         "transform": transform, "antialias": antialias}}
        case(f"resize {name}", op, [x], x.dtype, sizes, out)

    transforms = ("half_pixel", "half_pixel_symmetric", "pytorch_half_pixel", "align_corners", "asymmetric")
    line = Operand("f32", [10], seed=121)
    hot = hostile("f32", [1, 31])
    for transform in transforms:
        for n, s in ((7, 0.7), (13, 1.3), (1, 0.1), (20, 2.0), (3, 0.37), (10, 1.04)):
            for rounding in ("floor", "ceil", "round_prefer_floor", "round_prefer_ceil"):
                one(f"nearest {rounding} {transform} {n}", line, [n], [s], "nearest", transform, rounding=rounding)
            for antialias in (False, True):
                one(f"linear {transform} {n} {antialias}", line, [n], [s], "linear", transform, antialias)
                for exclude in (False, True):
                    one(f"cubic {transform} {n} {antialias} {exclude}", line, [n], [s], "cubic", transform, antialias, exclude=exclude)
        one(f"linear 2d {transform}", Operand("f32", [2, 5, 7], seed=122), [2, 8, 4], [1.0, 1.6, 4 / 7], "linear", transform)
        one(f"linear hostile {transform}", hot, [1, 45], [1.0, 45 / 31], "linear", transform)
        one(f"linear u8 {transform}", Operand("u8", [4, 32], seed=123), [3, 8], [0.75, 0.25], "linear", transform)
    one("cubic overshoot u8", Operand("u8", [6], [0, 0, 255, 255, 0, 0]), [24], [4.0], "cubic", "half_pixel")
    one("cubic overshoot i8", Operand("i8", [6], [-128, -128, 127, 127, -128, -128]), [24], [4.0], "cubic", "half_pixel", a=-0.5)
    one("linear ties u8", Operand("u8", [4], [0, 1, 2, 5]), [8], [2.0], "linear", "align_corners")
    one("linear half u8", Operand("u8", [2, 2], [1, 2, 4, 5]), [2, 1], [1.0, 0.5], "linear", "half_pixel")
    one("linear i32", Operand("i32", [9], seed=124), [5], [5 / 9], "linear", "half_pixel")
    for dtype in ("f16", "bf16", "f64"):
        one(f"linear {dtype}", Operand(dtype, [5, 6], seed=125), [7, 4], [1.4, 4 / 6], "linear", "half_pixel")
    one("nearest i64", Operand("i64", [5], seed=126), [8], [1.6], "nearest", "half_pixel", rounding="round_prefer_floor")
    # B01 B02 B03.
    row = Operand("f32", [4], [1.0, 2.0, 3.0, 4.0])
    for rounding, transform in (("floor", "half_pixel"), ("floor", "asymmetric"), ("ceil", "half_pixel")):
        one(f"B01 {rounding} {transform}", row, [8], [2.0], "nearest", transform, rounding=rounding)
    for values in ([100.0, 200.0], [200.0, 100.0]):
        for transform in ("half_pixel", "half_pixel_symmetric"):
            one(f"B02 {transform} {values[0]}", Operand("f32", [2], values), [2], [1.3], "linear", transform)
    for exclude in (False, True):
        one(f"B03 {exclude}", row, [1], [0.25], "cubic", "pytorch_half_pixel", exclude=exclude)


def attentions():
    inf, nan = math.inf, math.nan

    def one(name, dtype, q, k, v, mask=None, scale=0.25, place="scores", causal=None):
        """q, k, v: operands of rank 2 or more with equal leading axes."""
        rank = len(q.shape)
        batch = meaning.size(q.shape[:-2])
        rows, d = q.shape[-2:]
        keys, width = v.shape[-2:]
        cut = lambda x, n, w, b: [x[(b * n + i) * w:(b * n + i + 1) * w] for i in range(n)]
        scores = q.shape[:-1] + [keys]
        spread = None
        if mask is not None:
            missing = rank - len(mask.shape)
            wide = [1] * missing + mask.shape
            spread = []
            for index in meaning.indices(scores):
                at = [0 if n == 1 else i for i, n in zip(index, wide)]
                m = mask.values[meaning.offset(at, wide)]
                spread.append(bool(m) if mask.dtype == "bool" else m)
        out = []
        for b in range(batch):
            masks = None if spread is None else cut(spread, rows, keys, b)
            for row in meaning.attention(dtype, cut(q.values, rows, d, b), cut(k.values, keys, d, b),
                                         cut(v.values, keys, width, b), width, masks, scale, place, causal):
                out += row
        scale_bits = f"{soft.bits_of('f32', scale):#010x}"
        op = {"composite": {"attention": {"scale": scale_bits, "place": place, "causal": causal}}}
        operands = [q, k, v] + ([] if mask is None else [mask])
        case(f"attention {name}", op, operands, dtype, q.shape[:-1] + [width], out)

    third = meaning.f32(soft.Fraction(1, 3))
    for dtype in ("f32", "f16", "bf16"):
        q, k, v = (Operand(dtype, [2, n, w], seed=s) for n, w, s in ((3, 5, 301), (7, 5, 302), (7, 4, 303)))
        for place in ("query", "both", "scores"):
            one(f"{place} {dtype}", dtype, q, k, v, None, third, place)
        keep = Operand("bool", [3, 7], [1, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
        one(f"bool {dtype}", dtype, q, k, v, keep, third, "both")
        padding = Operand("bool", [2, 1, 7], [1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1])
        one(f"padding {dtype}", dtype, q, k, v, padding, third, "query", 2)
        added = Operand(dtype, [2, 3, 7], [[0.0, -1.5, -inf, 0.25, -inf, 3.0, -0.0][(i * i + i // 7) % 7] for i in range(42)])
        one(f"added {dtype}", dtype, q, k, v, added, third, "scores")
        for first in (0, 3, 100):
            one(f"causal {first} {dtype}", dtype, q, k, v, None, third, "both", first)
        one(f"causal added {dtype}", dtype, q, k, v, added, third, "both", 1)
    # Several segments and lanes, with blocks of masked keys.
    q, k, v = Operand("f32", [2, 3], seed=311), Operand("f32", [700, 3], seed=312), Operand("f32", [700, 2], seed=313)
    one("long", "f32", q, k, v, None, 2.5, "query")
    keep = Operand("bool", [2, 700], [not (i < 300 or 510 <= i < 520) for i in range(700)] + [i < 257 for i in range(700)])
    one("long masked", "f32", q, k, v, keep, 2.5, "query")
    one("long causal", "f32", q, k, v, None, 2.5, "query", 511)
    # What a masked key holds is not seen: NaN and infinities in k, v and both.
    awkward = [nan, inf, -inf, -0.0]
    q = Operand("f32", [4, 2], [1.0, -2.0, 0.5, 0.25, 3.0, 1.0, -0.0, 0.0])
    k = Operand("f32", [6, 2], [1.0, 0.5] + awkward[:2] + [0.5, -1.0, 2.0, 1.0] + awkward[2:] + [1.0, 1.0])
    v = Operand("f32", [6, 3], [1.0, 2.0, -3.0] + awkward[:3] + [0.5, -0.5, 4.0, nan, 1.0, -inf] + awkward[1:] + [2.0, 2.0, 2.0])
    rows = [[1, 0, 1, 0, 0, 1], [1, 0, 0, 1, 0, 1], [0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1]]
    keep = Operand("bool", [4, 6], sum(rows, []))
    one("not seen", "f32", q, k, v, keep, 0.5, "scores")
    added = Operand("f32", [4, 6], [0.0 if x else -inf for x in sum(rows, [])])
    one("not seen, added", "f32", q, k, v, added, 0.5, "scores")
    # A sum that is -0, behind and before segments without terms and next to masked rows of v.
    tiny = soft.from_bits("f32", 0x80000001)
    v = Operand("f32", [600, 1], [tiny if i % 3 else 1.0 for i in range(600)])
    q, k = Operand("f32", [1, 1], [0.0]), Operand("f32", [600, 1], seed=321)
    for low, high in ((0, 256), (256, 512), (512, 600), (250, 262)):
        keep = Operand("bool", [600], [low <= i < high and i % 3 != 0 for i in range(600)])
        one(f"negative zero {low}", "f32", q, k, v, keep)
    # Scores of -inf that are not masked, +inf, and masks of NaN and of large numbers.
    q, v = Operand("f32", [1, 1], [1.0]), Operand("f32", [3, 1], [1.0, 2.0, 4.0])
    for i, (ks, ms) in enumerate([([-inf, -inf, 0.0], [0.0, 0.0, -inf]), ([-inf, 1.0, 0.0], [0.0, 0.0, -inf]),
                                  ([inf, 1.0, 0.0], [0.0, 0.0, 0.0]), ([inf, 1.0, 0.0], [-inf, 0.0, 0.0]),
                                  ([0.0, 1.0, 0.0], [nan, 0.0, 0.0]), ([0.0, 1.0, 0.0], [-1e30, 0.0, -1e30]),
                                  ([0.0, 1.0, 0.0], [-1e30] * 3), ([0.0, nan, 2.0], [0.0, -inf, 0.0])]):
        one(f"extreme {i}", "f32", q, Operand("f32", [3, 1], ks), v, Operand("f32", [3], ms), 1.0, "scores")
    # No keys, no depth.
    empty = Operand("f32", [0, 2], [])
    one("no keys", "f32", Operand("f32", [2, 2], seed=331), empty, Operand("f32", [0, 3], []))
    one("no keys, causal", "f32", Operand("f32", [2, 2], seed=331), empty, Operand("f32", [0, 3], []), causal=0)
    one("no depth", "f32", Operand("f32", [2, 0], []), Operand("f32", [3, 0], []), Operand("f32", [3, 2], seed=332))

    # The product that leaves terms out.
    for dtype in ("f32", "f64", "f16", "bf16"):
        for depth in (0, 1, 3, 255, 256, 257, 600):
            raw = Operand(dtype, [2, depth], seed=340 + depth).values if depth else []
            a = Operand(dtype, [2, depth], [-0.0 if i % depth < depth // 2 or i % 5 == 0 else x for i, x in enumerate(raw)])
            b = Operand(dtype, [depth, 2], [nan if i // 2 % 5 == 0 and i // 2 < depth // 2 else x for i, x in enumerate(
                Operand(dtype, [depth, 2], seed=350 + depth).values if depth else [])])
            out = []
            for i in range(2):
                for j in range(2):
                    terms = [(a.values[i * depth + x], b.values[x * 2 + j]) for x in range(depth)]
                    terms = [None if x == 0 and math.copysign(1, x) < 0 else (x, y) for x, y in terms]
                    y = meaning.contract_masked(dtype, terms)
                    out.append(-0.0 if y is None else y)
            op = {"masked_dot": {"lhs_batch": [], "rhs_batch": [], "lhs_contract": [1], "rhs_contract": [0]}}
            case(f"masked_dot {dtype} {depth}", op, [a, b], dtype, [2, 2], out)


def randoms():
    """Tensors of seeds, in bits; the op is a reshape to the same shape."""
    for dtype in HOSTILE:
        x = Operand(dtype, [40], seed=2**40 + 7)
        case(f"random {dtype}", {"reshape": {"shape": [40]}}, [x], dtype, [40], x.values)


def main():
    chacha.self_test()
    for make in (unary, binary, cast, reductions, args, contractions, activations, norms, gemms, pools, resizes, attentions, randoms):
        before = len(CASES)
        make()
        print(make.__name__, len(CASES) - before)
    names = [c["name"] for c in CASES]
    assert len(set(names)) == len(names), [n for n in names if names.count(n) > 1]
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "cases.jsonl"), "w") as f:
        for c in CASES:
            f.write(json.dumps(c, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
