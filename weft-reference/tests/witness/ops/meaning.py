"""Ops by the text of the numerics contract, on flat lists. Written from the contract, not from Rust."""

import itertools
import math
from fractions import Fraction

import soft


class Type:
    """A float dtype: one operation in the wide type, one rounding to storage."""

    def __init__(self, dtype):
        self.dtype = dtype
        self.wide = "f64" if dtype == "f64" else "f32"

    def r(self, x):
        return soft.narrow(self.dtype, x) if self.dtype in ("f16", "bf16") else x

    def add(self, a, b):
        return self.r(soft.add(self.wide, a, b))

    def sub(self, a, b):
        return self.r(soft.sub(self.wide, a, b))

    def mul(self, a, b):
        return self.r(soft.mul(self.wide, a, b))

    def div(self, a, b):
        return self.r(soft.div(self.wide, a, b))

    def sqrt(self, a):
        return self.r(soft.sqrt(self.wide, a))

    def fn(self, name, a):
        return self.r(soft.softmax_exp(a) if name == "softmax_exp" else soft.function("f32", name, a))


def f32(x):
    return soft.rounded("f32", Fraction(x)) if x else x


def size(shape):
    return math.prod(shape)


def strides(shape):
    return [size(shape[i + 1:]) for i in range(len(shape))]


def indices(shape):
    return itertools.product(*(range(n) for n in shape))


def offset(index, shape):
    return sum(i * s for i, s in zip(index, strides(shape)))


# Reductions.


def lanes(xs, identity, step, join):
    if len(xs) > 65536:
        blocks = [lanes(xs[i:i + 65536], identity, step, join) for i in range(0, len(xs), 65536)]
        return lanes(blocks, identity, join, join)
    l = [identity] * 32
    for i, x in enumerate(xs):
        l[i % 32] = step(l[i % 32], x)
    for h in (16, 8, 4, 2, 1):
        for j in range(h):
            l[j] = join(l[j], l[j + h])
    return l[0]


def raw_sum(w, xs):
    add = lambda a, x: soft.add(w, a, x)
    return lanes(xs, 0.0, add, add)


def raw_sum_squares(w, xs):
    return lanes(xs, 0.0, lambda a, x: soft.fma(w, x, x, a), lambda a, b: soft.add(w, a, b))


def reduce_row(dtype, op, xs):
    if dtype not in soft.FORMATS:
        bits = int(dtype[1:])
        low = 0 if dtype[0] == "u" else -(1 << bits - 1)
        high = low + (1 << bits) - 1
        if op in ("sum", "prod"):
            total = sum(xs) if op == "sum" else math.prod(xs)
            return (total - low) % (1 << bits) + low
        return max(xs, default=low) if op == "max" else min(xs, default=high)
    t = Type(dtype)
    if op == "sum":
        return t.r(raw_sum(t.wide, xs))
    if op == "sum_squares":
        return t.r(raw_sum_squares(t.wide, xs))
    if op == "mean":
        return t.r(soft.div(t.wide, raw_sum(t.wide, xs), soft.rounded(t.wide, Fraction(len(xs)))))
    if op == "prod":
        mul = lambda a, x: soft.mul(t.wide, a, x)
        return t.r(lanes(xs, 1.0, mul, mul))
    pick, start = (soft.maximum, -math.inf) if op == "max" else (soft.minimum, math.inf)
    for x in xs:
        start = pick(start, x)
    return start


def reduce(dtype, op, shape, xs, axes):
    kept = [a for a in range(len(shape)) if a not in axes]
    out = []
    for outer in indices([shape[a] for a in kept]):
        row = []
        for inner in indices([shape[a] for a in axes]):
            index = [0] * len(shape)
            for a, i in list(zip(kept, outer)) + list(zip(axes, inner)):
                index[a] = i
            row.append(xs[offset(index, shape)])
        out.append(reduce_row(dtype, op, row))
    return out


# Contractions.


def contract(dtype, pairs, segment=256):
    if dtype not in soft.FORMATS:
        bits = int(dtype[1:])
        low = 0 if dtype[0] == "u" else -(1 << bits - 1)
        return (sum(a * b for a, b in pairs) - low) % (1 << bits) + low
    t = Type(dtype)
    total = None
    for start in range(0, len(pairs), segment):
        acc = 0.0
        for a, b in pairs[start:start + segment]:
            acc = soft.fma(t.wide, a, b, acc)
        total = acc if total is None else soft.add(t.wide, total, acc)
    return t.r(0.0 if total is None else total)


def contract_masked(dtype, terms, segment=256):
    """The same with None for what is no term; None where there is none at all."""
    t = Type(dtype)
    total = None
    for start in range(0, len(terms), segment):
        pairs = [pair for pair in terms[start:start + segment] if pair is not None]
        if not pairs:
            continue
        acc = 0.0
        for a, b in pairs:
            acc = soft.fma(t.wide, a, b, acc)
        total = acc if total is None else soft.add(t.wide, total, acc)
    return None if total is None else t.r(total)


def attention(dtype, q, k, v, width, mask, scale, place, causal):
    """One batch point: q, k, v are lists of rows, those of v `width` long; mask[i][j] is a bool, a number, or mask is None."""
    t = Type(dtype)
    # Constants are f32, wherever they meet a half type.
    root = soft.sqrt("f32", scale) if place == "both" else None
    out = []
    for i, query in enumerate(q):
        scores = {}
        for j, key in enumerate(k):
            if causal is not None and j > causal + i:
                continue
            m = True if mask is None else mask[i][j]
            if m is False or m == -math.inf:
                continue
            if place == "query":
                pairs = [(t.mul(a, scale), b) for a, b in zip(query, key)]
            elif place == "both":
                pairs = [(t.mul(a, root), t.mul(b, root)) for a, b in zip(query, key)]
            else:
                pairs = list(zip(query, key))
            s = contract(dtype, pairs)
            if place == "scores":
                s = t.mul(s, scale)
            scores[j] = s if m is True else t.add(s, m)
        if not scores:
            out.append([0.0] * width)
            continue
        m = reduce_row(dtype, "max", list(scores.values()))
        e = {j: t.fn("softmax_exp", t.sub(s, m)) for j, s in scores.items()}
        # Keys keep their lanes: what is masked adds nothing to its own.
        z = reduce_row(dtype, "sum", [e.get(j, 0.0) for j in range(len(k))])
        r = t.div(1.0, z)
        p = {j: t.mul(x, r) for j, x in e.items()}
        out.append([
            contract_masked(dtype, [(p[j], v[j][c]) if j in p else None for j in range(len(k))])
            for c in range(width)
        ])
    return out


def dot(dtype, a_shape, a, b_shape, b, lhs_batch, rhs_batch, lhs_contract, rhs_contract):
    a_free = [i for i in range(len(a_shape)) if i not in lhs_batch + lhs_contract]
    b_free = [i for i in range(len(b_shape)) if i not in rhs_batch + rhs_contract]
    out = []
    for batch in indices([a_shape[i] for i in lhs_batch]):
        for m in indices([a_shape[i] for i in a_free]):
            for n in indices([b_shape[i] for i in b_free]):
                pairs = []
                for k in indices([a_shape[i] for i in lhs_contract]):
                    ia, ib = [0] * len(a_shape), [0] * len(b_shape)
                    for axes, at in ((lhs_batch, batch), (a_free, m), (lhs_contract, k)):
                        for axis, i in zip(axes, at):
                            ia[axis] = i
                    for axes, at in ((rhs_batch, batch), (b_free, n), (rhs_contract, k)):
                        for axis, i in zip(axes, at):
                            ib[axis] = i
                    pairs.append((a[offset(ia, a_shape)], b[offset(ib, b_shape)]))
                out.append(contract(dtype, pairs))
    return out


def windows(extents, kernel, strides_, dilations, before, after, ceil=False):
    out = []
    for n, k, s, d, b, a in zip(extents, kernel, strides_, dilations, before, after):
        room = n + b + a - ((k - 1) * d + 1)
        count = (-(-room // s) if ceil else room // s) + 1
        # A window must begin in the operand or in the padding before it.
        while ceil and (count - 1) * s >= n + b:
            count -= 1
        out.append(count)
    return out


def conv(dtype, x_shape, x, w_shape, w, attrs):
    n, c = x_shape[:2]
    m, cg = w_shape[:2]
    extents, kernel, groups = x_shape[2:], w_shape[2:], attrs["groups"]
    positions = windows(extents, kernel, attrs["strides"], attrs["dilations"], attrs["pads_begin"], attrs["pads_end"])
    taps = size(kernel)
    segment = max(256 // taps, 1) * taps
    zero = 0.0 if dtype in soft.FORMATS else 0
    out = []
    for image in range(n):
        for filter_ in range(m):
            group = filter_ // (m // groups)
            for position in indices(positions):
                pairs = []
                for channel in range(cg):
                    for tap in indices(kernel):
                        at = [p * s + t * d - b for p, s, t, d, b in
                              zip(position, attrs["strides"], tap, attrs["dilations"], attrs["pads_begin"])]
                        inside = all(0 <= i < e for i, e in zip(at, extents))
                        value = x[offset([image, group * cg + channel] + at, x_shape)] if inside else zero
                        pairs.append((value, w[offset([filter_, channel] + list(tap), w_shape)]))
                out.append(contract(dtype, pairs, segment))
    return [n, m] + positions, out


def pool(dtype, x_shape, x, attrs, average):
    t = Type(dtype)
    extents, kernel = x_shape[2:], attrs["kernel"]
    before, after = attrs["pads_begin"], attrs["pads_end"]
    positions = windows(extents, kernel, attrs["strides"], attrs["dilations"], before, after, attrs["ceil_mode"])
    out = []
    for image in range(x_shape[0]):
        for channel in range(x_shape[1]):
            for position in indices(positions):
                inside, padded = [], 0
                for tap in indices(kernel):
                    at = [p * s + k * d - b for p, s, k, d, b in
                          zip(position, attrs["strides"], tap, attrs["dilations"], before)]
                    padded += all(-b <= i < e + a for i, e, b, a in zip(at, extents, before, after))
                    if all(0 <= i < e for i, e in zip(at, extents)):
                        inside.append(x[offset([image, channel] + at, x_shape)])
                if average:
                    acc = 0.0
                    for v in inside:
                        acc = soft.add(t.wide, acc, v)
                    count = padded if attrs["count_include_pad"] else len(inside)
                    out.append(t.div(t.r(acc), float(count)))
                else:
                    acc = -math.inf
                    for v in inside:
                        acc = soft.maximum(acc, v)
                    out.append(acc)
    return x_shape[:2] + positions, out


# Composites.


def activation(dtype, name, x, **a):
    t = Type(dtype)
    h = soft.hexfloat
    if name == "relu":
        return soft.maximum(x, 0.0)
    if name == "leaky_relu":
        return t.mul(a["alpha"], x) if x < 0 else x
    if name == "elu":
        return t.mul(a["alpha"], t.sub(t.fn("exp", x), 1.0)) if x < 0 else x
    if name == "selu":
        if x < 0:
            return t.mul(a["gamma"], t.sub(t.mul(a["alpha"], t.fn("exp", x)), a["alpha"]))
        return t.mul(a["gamma"], x)
    if name == "hard_sigmoid":
        line = t.add(t.mul(a["alpha"], x), a["beta"])
        return soft.maximum(soft.minimum(line, 1.0), 0.0)
    if name == "hard_swish":
        return t.mul(x, activation(dtype, "hard_sigmoid", x, alpha=f32(Fraction(1, 6)), beta=0.5))
    if name == "gelu_erf":
        right = t.add(1.0, t.fn("erf", t.mul(x, h("0x1.6a09e6p-1"))))
        return t.mul(t.mul(0.5, x), right)
    if name == "gelu_tanh":
        u = t.mul(t.mul(x, x), x)
        twice = t.mul(h("0x1.988454p+0"), t.add(x, t.mul(h("0x1.6e4e26p-5"), u)))
        return t.mul(x, t.fn("sigmoid", twice))
    if name == "silu":
        return t.mul(x, t.fn("sigmoid", x))
    if name == "mish":
        return t.mul(x, t.fn("tanh", t.fn("softplus", x)))
    raise KeyError(name)


def softmax_row(dtype, xs):
    t = Type(dtype)
    m = reduce_row(dtype, "max", xs)
    e = [t.fn("softmax_exp", t.sub(x, m)) for x in xs]
    z = reduce_row(dtype, "sum", e)
    r = t.div(1.0, z)
    return [t.mul(v, r) for v in e]


def inverse_deviation(t, v, eps):
    return t.div(1.0, t.sqrt(t.add(v, eps)))


def standardize(dtype, xs, eps):
    t = Type(dtype)
    n = soft.rounded(t.wide, Fraction(len(xs)))
    m = t.div(reduce_row(dtype, "sum", xs), n)
    d = [t.sub(x, m) for x in xs]
    v = t.div(reduce_row(dtype, "sum_squares", d), n)
    r = inverse_deviation(t, v, eps)
    return [t.mul(x, r) for x in d]


def layer_norm(dtype, xs, row, scale, bias, eps):
    t = Type(dtype)
    out = []
    for start in range(0, len(xs), row):
        for i, y in enumerate(standardize(dtype, xs[start:start + row], eps)):
            y = t.mul(y, scale[i])
            out.append(t.add(y, bias[i]) if bias else y)
    return out


def rms_norm(dtype, xs, row, scale, eps):
    t = Type(dtype)
    out = []
    for start in range(0, len(xs), row):
        part = xs[start:start + row]
        v = t.div(reduce_row(dtype, "sum_squares", part), float(row))
        r = inverse_deviation(t, v, eps)
        out += [t.mul(t.mul(x, r), s) for x, s in zip(part, scale)]
    return out


def group_norm(dtype, shape, xs, scale, bias, groups, eps):
    t = Type(dtype)
    pixels = size(shape[2:])
    row = shape[1] // groups * pixels
    flat = []
    for start in range(0, len(xs), row):
        flat += standardize(dtype, xs[start:start + row], eps)
    channel = lambda i: i // pixels % shape[1]
    return [t.add(t.mul(y, scale[channel(i)]), bias[channel(i)]) for i, y in enumerate(flat)]


def batch_norm(dtype, shape, xs, scale, bias, mean, var, eps):
    t = Type(dtype)
    pixels = size(shape[2:])
    lines = []
    for c in range(shape[1]):
        a = t.mul(scale[c], inverse_deviation(t, var[c], eps))
        lines.append((a, t.sub(bias[c], t.mul(mean[c], a))))
    out = []
    for i, x in enumerate(xs):
        a, b = lines[i // pixels % shape[1]]
        out.append(t.r(soft.fma(t.wide, x, a, b)))
    return out


# Resize.


def source(transform, j, n, m, s):
    if transform == "asymmetric":
        return j / s
    if transform == "align_corners":
        return 0.0 if m == 1 else j * (n - 1) / (m - 1)
    if transform == "pytorch_half_pixel" and m == 1:
        return 0.0
    x = (j + 0.5) / s
    if transform == "half_pixel_symmetric":
        return n / 2 * (1 - m / (s * n)) + x - 0.5
    return x - 0.5


def cubic(a, x):
    """The Keys kernel as ONNX spells it for antialiasing."""
    x = abs(x)
    if x <= 1:
        return (a + 2) * (x * (x * x)) - (a + 3) * (x * x) + 1
    if x < 2:
        return a * (x * (x * x)) - 5 * a * (x * x) + 8 * a * x - 4 * a
    return 0.0


def taps(mode, transform, j, n, m, s, antialias=False, a=-0.75, exclude=False, rounding=None):
    """Pairs of index and f32 weight; Python's floats are f64, and its operations round once."""
    x = source(transform, j, n, m, s)
    f = math.floor(x)
    r = x - f
    if mode == "nearest":
        up = {"floor": False, "ceil": r > 0, "round_prefer_floor": r > 0.5, "round_prefer_ceil": r >= 0.5}[rounding]
        return [(min(max(f + up, 0), n - 1), 1.0)]
    shrink = antialias and s < 1
    if mode == "linear":
        if shrink:
            b = math.floor(-1 / s) + 1
            ws = [min(max(1 - abs((i - r) * s), 0.0), 1.0) for i in range(b, 2 - b)]
            total = 0.0
            for w in ws:
                total += w
            ws = [w / total for w in ws]
        else:
            b, ws = 0, [1 - r, r]
    else:
        if shrink:
            b = math.floor(-2 / s) + 1
            ws = [cubic(a, s * (i - r)) for i in range(b, 2 - b)]
            total = 0.0
            for w in ws:
                total += w
            ws = [w / total for w in ws]
        else:
            b = -1
            ws = [
                ((a * (r + 1) - 5 * a) * (r + 1) + 8 * a) * (r + 1) - 4 * a,
                ((a + 2) * r - (a + 3)) * r * r + 1,
                ((a + 2) * (1 - r) - (a + 3)) * (1 - r) * (1 - r) + 1,
                ((a * ((1 - r) + 1) - 5 * a) * ((1 - r) + 1) + 8 * a) * ((1 - r) + 1) - 4 * a,
            ]
        if exclude:
            ws = [w if 0 <= f + b + i < n else 0.0 for i, w in enumerate(ws)]
            total = 0.0
            for w in ws:
                total += w
            ws = [w / total for w in ws]
    return [(min(max(f + b + i, 0), n - 1), f32(w)) for i, w in enumerate(ws)]


def resize(dtype, shape, xs, sizes, scales, mode, **how):
    t = Type(dtype) if dtype in soft.FORMATS else Type("f32")
    shape, xs = list(shape), list(xs)
    if mode != "nearest" and dtype not in soft.FORMATS:
        xs = [f32(x) if x else 0.0 for x in xs]
    for axis in reversed(range(len(shape))):
        n, m, s = shape[axis], sizes[axis], scales[axis]
        if n == m and s == 1:
            continue
        table = [taps(mode, j=j, n=n, m=m, s=s, **how) for j in range(m)]
        old, shape = list(shape), shape[:axis] + [m] + shape[axis + 1:]
        out = []
        for index in indices(shape):
            acc = 0.0
            for i, w in table[index[axis]]:
                at = list(index)
                at[axis] = i
                x = xs[offset(at, old)]
                acc = x if mode == "nearest" else soft.fma(t.wide, w, x, acc)
            out.append(acc)
        xs = out
    if mode == "nearest":
        return xs
    if dtype in soft.FORMATS:
        return [t.r(x) for x in xs]
    bits = int(dtype[1:])
    low = 0 if dtype[0] == "u" else -(1 << bits - 1)
    return [min(max(round(Fraction(x)), low), low + (1 << bits) - 1) for x in xs]
