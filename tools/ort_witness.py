"""Makes MatMul cases whose expected output is onnxruntime's, as an outside witness for Weft's bits.

    python ort_witness.py OUTPUT_DIR [--verify]

needs onnxruntime, onnx and numpy from PyPI, and an x64 CPU with FMA.
For each case it writes NAME.onnx (y = MatMul(x, constant w)), NAME.x.npy and NAME.y.npy
(onnxruntime's output, one thread), and then cases.json, which lists them.
Inputs come from a fixed seed.  Whoever runs

    weft run NAME.onnx --input x=NAME.x.npy --expect y=NAME.y.npy

may demand that all bits are equal: with constant weights onnxruntime's x64 kernels follow the
contraction rule of Weft's numerics contract.  That is, k ascends in segments of 256; each
segment starts at +0 and takes acc = fma(x, w, acc); segment results are added in order, the
first taken as it is.

`--verify` checks exactly that here, for each case, by an exact fma emulated in NumPy; a
difference is an error that names the case.  It also counts the cases that can tell the rule
from its neighbours (no segments, segments of 128, a rounding after each product), since a
witness that cannot tell them apart proves nothing.

What was seen (onnxruntime 1.32.0, AMD EPYC with AVX2, no AVX-512): every shape tried obeys
the rule, K tails, N below 16 and single rows included; a C program with the CPU's own fma
agreed.  No shape had to be left out.  A CPU without FMA takes other kernels in onnxruntime and
is no witness.
"""

import argparse
import json
import pathlib
import sys

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

SEED = 256
SEGMENT = 256
OPSET, IR_VERSION = 20, 10

# Name, leading shape of x (all its dimensions but the last), k, n, kind of values.
CASES = [
    ("one_row", [1], 4096, 512, "normal"),
    ("one_row_odd", [1], 1000, 37, "normal"),
    ("one_column", [21], 600, 1, "normal"),
    ("one_by_one", [1], 1, 1, "normal"),
    ("tiny", [3], 1, 5, "normal"),
    ("small", [64], 64, 64, "normal"),
    ("segment_exact", [16], 256, 16, "normal"),
    ("segment_short_by_one", [5], 255, 19, "normal"),
    ("segment_plus_one", [33], 257, 17, "normal"),
    ("two_segments_plus_one", [40], 513, 70, "normal"),
    ("narrow", [11], 700, 3, "normal"),
    ("odd", [7], 300, 33, "normal"),
    ("mlp", [128], 384, 1536, "normal"),
    ("vit", [197], 768, 300, "normal"),
    ("batched", [2, 9], 300, 70, "normal"),
    ("digits", [40, 16], 64, 192, "normal"),
    ("wide_exponents", [13], 530, 45, "wide"),
    ("subnormal_products", [13], 530, 45, "subnormal"),
]


def values(rng, shape, kind):
    """Random float32 values: standard normal, spread over many exponents, or tiny."""
    normal = rng.standard_normal(shape)
    if kind == "wide":
        normal = normal * np.exp2(rng.integers(-30, 31, shape))
    if kind == "subnormal":
        # Products lie around 2^-140, among the subnormals and just above them.
        normal = normal * np.exp2(rng.integers(-76, -63, shape))
    return normal.astype(np.float32)


def model_of(x_shape, w):
    """A model with the one node y = MatMul(x, w), where w is an initializer."""
    y_shape = x_shape[:-1] + [w.shape[1]]
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["x", "w"], ["y"], name="y")],
        "witness",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, x_shape)],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, y_shape)],
        initializer=[numpy_helper.from_array(w, "w")],
    )
    model = helper.make_model(
        graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION
    )
    onnx.checker.check_model(model, full_check=True)
    return model.SerializeToString(deterministic=True)


def run_onnxruntime(model, x):
    """onnxruntime's y, on one thread, with its default optimisations (which pack the weights)."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    (y,) = session.run(["y"], {"x": x})
    return y


# ----------------------------------------------------------------------- the rule, slowly


def fma(a, b, c):
    """Exact fused multiply-add of finite float32 arrays.

    The float64 product of two float32 values is exact.  The float64 sum is made
    round-to-odd: TwoSum gives its error, and an inexact sum whose last bit is even moves one
    step towards the error.  A round-to-odd value of 53 bits rounds to 24 bits, or to fewer
    among the subnormals, as the exact value would.
    """
    product = a.astype(np.float64) * b.astype(np.float64)
    addend = c.astype(np.float64)
    total = product + addend
    part = total - product
    error = (product - (total - part)) + (addend - part)
    even = (total.view(np.uint64) & 1) == 0
    odd = np.nextafter(total, np.where(error > 0, np.inf, -np.inf))
    return np.where((error != 0) & even, odd, total).astype(np.float32)


def product_then_sum(a, b, c):
    """Multiply and add with a rounding after each: what the rule is not."""
    return a * b + c


def contraction(x, w, segment=SEGMENT, step=fma):
    """x @ w by the rule: `step` for ascending k within segments, segments added in order."""
    rows = np.ascontiguousarray(x.reshape(-1, x.shape[-1]))
    k, n = w.shape
    total = None
    for start in range(0, k, segment):
        acc = np.zeros((len(rows), n), np.float32)
        for i in range(start, min(start + segment, k)):
            acc = step(rows[:, i : i + 1], w[i : i + 1, :], acc)
        total = acc if total is None else total + acc
    return total.reshape(x.shape[:-1] + (n,))


def differing(a, b):
    """How many elements differ in any bit."""
    return int((np.ascontiguousarray(a).view(np.uint32) != np.ascontiguousarray(b).view(np.uint32)).sum())


# ----------------------------------------------------------------------------------- main


def main():
    parser = argparse.ArgumentParser(description="Writes MatMul cases with onnxruntime's output.")
    parser.add_argument("output", type=pathlib.Path, help="folder to write to; made if missing")
    parser.add_argument("--verify", action="store_true", help="compare with the rule, computed slowly")
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)

    neighbours = {
        "no segments": dict(segment=1 << 30),
        "segments of 128": dict(segment=128),
        "a rounding after each product": dict(step=product_then_sum),
    }
    told_apart = dict.fromkeys(neighbours, 0)
    listed, wrong = [], []
    for index, (label, leading, k, n, kind) in enumerate(CASES):
        rng = np.random.default_rng([SEED, index])
        x = values(rng, leading + [k], kind)
        w = values(rng, (k, n), kind)
        model = model_of(leading + [k], w)
        y = run_onnxruntime(model, x)
        name = "_".join([label, "x".join(map(str, leading + [k, n]))])
        (arguments.output / f"{name}.onnx").write_bytes(model)
        np.save(arguments.output / f"{name}.x.npy", x)
        np.save(arguments.output / f"{name}.y.npy", y)
        listed.append(
            {
                "name": name,
                "m": int(np.prod(leading)),
                "k": k,
                "n": n,
                "values": kind,
                "model": f"{name}.onnx",
                "x": f"{name}.x.npy",
                "y": f"{name}.y.npy",
            }
        )
        if arguments.verify:
            count = differing(contraction(x, w), y)
            if count:
                wrong.append(name)
            for neighbour, how in neighbours.items():
                told_apart[neighbour] += differing(contraction(x, w, **how), y) > 0
            print(f"{name}: {'equal' if not count else f'{count} of {y.size} differ'}")

    cases = {"onnxruntime": onnxruntime.__version__, "seed": SEED, "cases": listed}
    (arguments.output / "cases.json").write_text(json.dumps(cases, indent=1) + "\n")
    print(f"{len(listed)} cases written")
    if arguments.verify:
        for neighbour, count in told_apart.items():
            print(f"{count} of {len(listed)} cases rule out: {neighbour}")
        if wrong:
            sys.exit(f"onnxruntime {onnxruntime.__version__} does not follow the rule here: {', '.join(wrong)}")
        if not all(told_apart.values()):
            sys.exit("the cases cannot tell the rule from its neighbours")


if __name__ == "__main__":
    main()
