"""Trains the digits vision transformer and writes every file of this example.

    python train.py

writes, next to itself:

    digits.onnx   the whole pipeline, from the raw page to forty digits
    page.png      an 8-bit grey page, 4 rows of 10 held-out digits of 32 x 32 pixels
    labels.npy    int64[40], the true digits of the page, row by row
    heldout.npz   images: uint8[N, 32, 32] and labels: int64[N], all held-out digits

The data are scikit-learn's `load_digits`; nothing is downloaded.
A quarter of them is held out (stratified, fixed seed) and never trained on.
The page shows the first forty held-out digits as the split happens to order them.

Every seed is fixed, so one machine with the package versions named in README.md
writes the same bytes each time.  Other versions or CPUs may round differently while
training and so give another, equally good, set of weights.
"""

import io
import pathlib
import time

import jax
import jax.numpy as jnp
import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper
from PIL import Image
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split

HERE = pathlib.Path(__file__).resolve().parent

# The page: ROWS x COLS cells of CELL x CELL pixels, which the graph resizes to SIDE x SIDE.
ROWS, COLS, CELL, SIDE = 4, 10, 32, 8
PAGE_DIGITS = ROWS * COLS

# The model.
PATCH, DIM, HEADS, MLP, BLOCKS, CLASSES = 2, 64, 4, 192, 2, 10
GRID = SIDE // PATCH
TOKENS = GRID * GRID
HEAD_DIM = DIM // HEADS
EPSILON = 1e-5

# Training.
SEED = 20
HELD_OUT = 0.25
STEPS, BATCH, WARMUP = 3000, 128, 100
LEARNING_RATE, WEIGHT_DECAY, LABEL_SMOOTHING = 2e-3, 0.05, 0.05
MAX_TURN, MAX_STRETCH, MAX_SHIFT, NOISE = 0.20, 0.10, 2.5, 0.04  # radians, share, pixels, share of white

OPSET, IR_VERSION = 20, 10


# ------------------------------------------------------------------------------ data


def draw(image8):
    """Draws one 8 x 8 digit with values 0..16 as a 32 x 32 image of 8-bit grey."""
    large = Image.fromarray(image8.astype(np.float32), "F").resize((CELL, CELL), Image.Resampling.BICUBIC)
    grey = np.asarray(large, dtype=np.float64) * (255.0 / 16.0)
    return np.clip(np.rint(grey), 0, 255).astype(np.uint8)


def load():
    """Returns drawn training images and labels, then held-out images and labels."""
    digits = load_digits()
    images = np.stack([draw(image) for image in digits.images])
    labels = digits.target.astype(np.int64)
    return train_test_split(images, labels, test_size=HELD_OUT, stratify=labels, random_state=SEED)


def page_of(cells):
    """Lays forty 32 x 32 cells out as one page of 128 x 320 pixels, row by row."""
    grid = cells.reshape(ROWS, COLS, CELL, CELL)
    return np.ascontiguousarray(grid.transpose(0, 2, 1, 3).reshape(ROWS * CELL, COLS * CELL))


# ------------------------------------------------- preprocessing and its augmentation


def tap_positions():
    """Pixel coordinates that a linear, half-pixel resize from 32 to 8 reads.

    Output i lies at (i + 0.5) * 4 - 0.5 = 4 i + 1.5, so its taps are 4 i + 1 and 4 i + 2
    with weight one half each: a fixed average of 2 x 2 pixels.
    """
    step = CELL // SIDE
    first = np.arange(SIDE) * step + step // 2 - 1
    return np.stack([first, first + 1], axis=1).reshape(-1).astype(np.float32)


TAPS = tap_positions()


def shrink(sampled):
    """Averages sampled taps, [..., 16, 16], to the 8 x 8 image that the graph's Resize gives."""
    shape = sampled.shape[:-2] + (SIDE, 2, SIDE, 2)
    return sampled.reshape(shape).mean(axis=(-3, -1))


def augment(key, image):
    """Turns, stretches, shifts and roughens one 32 x 32 image in [0, 1]; returns its 8 x 8 resize."""
    turn_key, stretch_key, shift_key, noise_key = jax.random.split(key, 4)
    turn = jax.random.uniform(turn_key, minval=-MAX_TURN, maxval=MAX_TURN)
    stretch = 1 + jax.random.uniform(stretch_key, (2,), minval=-MAX_STRETCH, maxval=MAX_STRETCH)
    shift = jax.random.uniform(shift_key, (2,), minval=-MAX_SHIFT, maxval=MAX_SHIFT)
    middle = (CELL - 1) / 2
    y, x = jnp.meshgrid(TAPS - middle, TAPS - middle, indexing="ij")
    source_y = (jnp.cos(turn) * y - jnp.sin(turn) * x) * stretch[0] + shift[0] + middle
    source_x = (jnp.sin(turn) * y + jnp.cos(turn) * x) * stretch[1] + shift[1] + middle
    sampled = jax.scipy.ndimage.map_coordinates(image, [source_y, source_x], order=1, mode="constant")
    small = shrink(sampled)
    return jnp.clip(small + NOISE * jax.random.normal(noise_key, small.shape), 0, 1)


def plain(images):
    """The graph's preprocessing without augmentation: uint8[N, 32, 32] to [N, 8, 8] in [0, 1]."""
    taps = TAPS.astype(int)
    return shrink(images.astype(np.float32)[:, taps][:, :, taps]) / 255.0


# ------------------------------------------------------------------------------ model


def initial_parameters(rng):
    """Parameters by the names that the ONNX initializers carry."""

    def weight(*shape, fan_in):
        return (rng.standard_normal(shape) / np.sqrt(fan_in)).astype(np.float32)

    def norm(prefix):
        p[f"{prefix}/scale"] = np.ones(DIM, np.float32)
        p[f"{prefix}/bias"] = np.zeros(DIM, np.float32)

    def dense(prefix, rows, cols):
        p[f"{prefix}/weight"] = weight(rows, cols, fan_in=rows)
        p[f"{prefix}/bias"] = np.zeros(cols, np.float32)

    p = {
        "patch/weight": weight(DIM, 1, PATCH, PATCH, fan_in=PATCH * PATCH),
        "patch/bias": np.zeros(DIM, np.float32),
        "position": (0.2 * rng.standard_normal((1, TOKENS, DIM))).astype(np.float32),
    }
    for block in range(BLOCKS):
        norm(f"block{block}/norm1")
        for part in ("q", "k", "v", "out"):
            dense(f"block{block}/attn/{part}", DIM, DIM)
        norm(f"block{block}/norm2")
        dense(f"block{block}/mlp/up", DIM, MLP)
        dense(f"block{block}/mlp/down", MLP, DIM)
    norm("norm")
    dense("head", DIM, CLASSES)
    return p


def forward(p, x):
    """Logits for normalised images x: f32[N, 8, 8].  Mirrors `build_graph` node for node."""

    def norm(prefix, t):
        centred = t - t.mean(axis=-1, keepdims=True)
        variance = (centred * centred).mean(axis=-1, keepdims=True)
        return centred / jnp.sqrt(variance + EPSILON) * p[f"{prefix}/scale"] + p[f"{prefix}/bias"]

    def dense(prefix, t):
        return t @ p[f"{prefix}/weight"] + p[f"{prefix}/bias"]

    def heads(t):
        return t.reshape(-1, TOKENS, HEADS, HEAD_DIM).transpose(0, 2, 1, 3)

    patches = x.reshape(-1, GRID, PATCH, GRID, PATCH).transpose(0, 1, 3, 2, 4)
    patches = patches.reshape(-1, TOKENS, PATCH * PATCH)
    t = patches @ p["patch/weight"].reshape(DIM, PATCH * PATCH).T + p["patch/bias"] + p["position"]
    for block in range(BLOCKS):
        name = f"block{block}"
        u = norm(f"{name}/norm1", t)
        q, k, v = (heads(dense(f"{name}/attn/{part}", u)) for part in ("q", "k", "v"))
        share = jax.nn.softmax(q @ k.transpose(0, 1, 3, 2) * HEAD_DIM**-0.5, axis=-1)
        mixed = (share @ v).transpose(0, 2, 1, 3).reshape(-1, TOKENS, DIM)
        t = t + dense(f"{name}/attn/out", mixed)
        u = jax.nn.gelu(dense(f"{name}/mlp/up", norm(f"{name}/norm2", t)), approximate=False)
        t = t + dense(f"{name}/mlp/down", u)
    return dense("head", norm("norm", t).mean(axis=1))


# --------------------------------------------------------------------------- training


def train(images, labels, mean, deviation):
    """AdamW with a cosine schedule; returns the parameters as NumPy arrays."""
    images = jnp.asarray(images, jnp.float32) / 255.0
    targets = jax.nn.one_hot(labels, CLASSES) * (1 - LABEL_SMOOTHING) + LABEL_SMOOTHING / CLASSES

    def loss(p, x, target):
        return -(target * jax.nn.log_softmax(forward(p, x))).sum(axis=-1).mean()

    @jax.jit
    def step(p, first, second, index, key):
        pick_key, augment_key = jax.random.split(key)
        picked = jax.random.randint(pick_key, (BATCH,), 0, len(images))
        x = jax.vmap(augment)(jax.random.split(augment_key, BATCH), images[picked])
        value, gradient = jax.value_and_grad(loss)(p, (x - mean) / deviation, targets[picked])
        ramp = jnp.minimum(1.0, (index + 1) / WARMUP)
        rate = LEARNING_RATE * ramp * 0.5 * (1 + jnp.cos(jnp.pi * index / STEPS))
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradient)
        second = jax.tree.map(lambda s, g: 0.99 * s + 0.01 * g * g, second, gradient)
        first_share, second_share = 1 - 0.9 ** (index + 1), 1 - 0.99 ** (index + 1)

        def updated(w, m, s):
            decay = WEIGHT_DECAY if w.ndim == 2 else 0.0  # only the dense weights decay
            return w - rate * ((m / first_share) / (jnp.sqrt(s / second_share) + 1e-8) + decay * w)

        return jax.tree.map(updated, p, first, second), first, second, value

    p = jax.tree.map(jnp.asarray, initial_parameters(np.random.default_rng(SEED)))
    first = jax.tree.map(jnp.zeros_like, p)
    second = jax.tree.map(jnp.zeros_like, p)
    key = jax.random.key(SEED)
    start = time.monotonic()
    for index in range(STEPS):
        p, first, second, value = step(p, first, second, index, jax.random.fold_in(key, index))
        if (index + 1) % 500 == 0:
            print(f"step {index + 1}: loss {float(value):.4f}, {time.monotonic() - start:.0f} s")
    return {name: np.asarray(w, np.float32) for name, w in p.items()}


# ------------------------------------------------------------------------------- ONNX


class Graph:
    """Collects nodes and initializers; each node is named for the tensor that it makes."""

    def __init__(self):
        self.nodes, self.initializers = [], []

    def constant(self, name, value):
        self.initializers.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def ints(self, name, *values):
        return self.constant(name, np.array(values, np.int64))

    def node(self, op, inputs, output, **attributes):
        self.nodes.append(helper.make_node(op, inputs, [output], name=output, **attributes))
        return output


def build_graph(p, mean, deviation):
    """The model from the raw page to digits and logits, with static shapes throughout."""
    g = Graph()
    for name, value in p.items():
        g.constant(name, value)

    def dense(prefix, t):
        product = g.node("MatMul", [t, f"{prefix}/weight"], f"{prefix}/matmul")
        return g.node("Add", [product, f"{prefix}/bias"], prefix)

    def norm(prefix, t):
        inputs = [t, f"{prefix}/scale", f"{prefix}/bias"]
        return g.node("LayerNormalization", inputs, prefix, axis=-1, epsilon=EPSILON)

    # Cut the page into forty cells.
    grid_shape = g.ints("cells/grid_shape", ROWS, CELL, COLS, CELL)
    cell_shape = g.ints("cells/shape", PAGE_DIGITS, 1, CELL, CELL)
    t = g.node("Reshape", ["page", grid_shape], "cells/grid")
    t = g.node("Transpose", [t], "cells/transposed", perm=[0, 2, 1, 3])
    t = g.node("Reshape", [t, cell_shape], "cells")

    # Resize to 8 x 8 and normalise.
    t = g.node("Cast", [t], "pixels", to=TensorProto.FLOAT)
    size = g.ints("resize/sizes", PAGE_DIGITS, 1, SIDE, SIDE)
    t = g.node(
        "Resize", [t, "", "", size], "resize", mode="linear", coordinate_transformation_mode="half_pixel"
    )
    t = g.node("Div", [t, g.constant("normalise/white", np.float32(255))], "normalise/unit")
    t = g.node("Sub", [t, g.constant("normalise/mean", np.float32(mean))], "normalise/centred")
    t = g.node("Mul", [t, g.constant("normalise/inverse_deviation", np.float32(1 / deviation))], "normalise")

    # Sixteen tokens, one for each patch of 2 x 2, in row-major order.
    token_shape = g.ints("tokens/flat_shape", PAGE_DIGITS, DIM, TOKENS)
    t = g.node(
        "Conv", [t, "patch/weight", "patch/bias"], "patch", kernel_shape=[PATCH] * 2, strides=[PATCH] * 2
    )
    t = g.node("Reshape", [t, token_shape], "tokens/flat")
    t = g.node("Transpose", [t], "tokens/transposed", perm=[0, 2, 1])
    t = g.node("Add", [t, "position"], "tokens")

    split_shape = g.ints("attn/split_shape", PAGE_DIGITS, TOKENS, HEADS, HEAD_DIM)
    join_shape = g.ints("attn/join_shape", PAGE_DIGITS, TOKENS, DIM)
    scale = g.constant("attn/scale", np.float32(HEAD_DIM**-0.5))
    for block in range(BLOCKS):
        name = f"block{block}"
        u = norm(f"{name}/norm1", t)
        parts = {}
        for part, perm in (("q", [0, 2, 1, 3]), ("k", [0, 2, 3, 1]), ("v", [0, 2, 1, 3])):
            prefix = f"{name}/attn/{part}"
            split = g.node("Reshape", [dense(prefix, u), split_shape], f"{prefix}/split")
            parts[part] = g.node("Transpose", [split], f"{prefix}/heads", perm=perm)
        scores = g.node("MatMul", [parts["q"], parts["k"]], f"{name}/attn/scores")
        scaled = g.node("Mul", [scores, scale], f"{name}/attn/scaled")
        share = g.node("Softmax", [scaled], f"{name}/attn/softmax", axis=-1)
        mixed = g.node("MatMul", [share, parts["v"]], f"{name}/attn/mixed")
        mixed = g.node("Transpose", [mixed], f"{name}/attn/mixed/transposed", perm=[0, 2, 1, 3])
        mixed = g.node("Reshape", [mixed, join_shape], f"{name}/attn/mixed/joined")
        t = g.node("Add", [t, dense(f"{name}/attn/out", mixed)], f"{name}/attn")
        u = dense(f"{name}/mlp/up", norm(f"{name}/norm2", t))
        u = g.node("Gelu", [u], f"{name}/mlp/gelu")
        t = g.node("Add", [t, dense(f"{name}/mlp/down", u)], name)

    t = norm("norm", t)
    t = g.node("ReduceMean", [t, g.ints("pool/axes", 1)], "pool", keepdims=0)
    product = g.node("MatMul", [t, "head/weight"], "head/matmul")
    g.node("Add", [product, "head/bias"], "logits")
    g.node("ArgMax", ["logits"], "digit", axis=1, keepdims=0)

    graph = helper.make_graph(
        g.nodes,
        "digits",
        [helper.make_tensor_value_info("page", TensorProto.UINT8, [ROWS * CELL, COLS * CELL])],
        [
            helper.make_tensor_value_info("digit", TensorProto.INT64, [PAGE_DIGITS]),
            helper.make_tensor_value_info("logits", TensorProto.FLOAT, [PAGE_DIGITS, CLASSES]),
        ],
        initializer=g.initializers,
    )
    model = helper.make_model(
        graph,
        opset_imports=[helper.make_opsetid("", OPSET)],
        ir_version=IR_VERSION,
        producer_name="weft-examples-digits",
    )
    onnx.checker.check_model(model, full_check=True)
    return model


def read_pages(session, images):
    """Reads any number of images through the graph, page by page; the last page repeats its first ones."""
    digits, logits = [], []
    for start in range(0, len(images), PAGE_DIGITS):
        page = page_of(images[np.arange(start, start + PAGE_DIGITS) % len(images)])
        digit, logit = session.run(["digit", "logits"], {"page": page})
        digits.append(digit)
        logits.append(logit)
    return np.concatenate(digits)[: len(images)], np.concatenate(logits)[: len(images)]


# -------------------------------------------------------------------------------- main


def main():
    train_images, held_images, train_labels, held_labels = load()
    small = plain(train_images)
    mean, deviation = np.float32(small.mean()), np.float32(small.std())
    p = train(train_images, train_labels, mean, deviation)

    model = build_graph(p, mean, deviation).SerializeToString(deterministic=True)
    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    digits, logits = read_pages(session, held_images)

    # The exported graph must be the trained model.
    trained = np.asarray(forward(p, (plain(held_images) - mean) / deviation))
    difference = np.abs(trained - logits).max()
    assert difference < 1e-3, f"the graph's logits differ from the trained model's by {difference}"

    page_labels, page_digits = held_labels[:PAGE_DIGITS], digits[:PAGE_DIGITS]
    right, page_right = int((digits == held_labels).sum()), int((page_digits == page_labels).sum())
    assert right >= 0.975 * len(held_labels), f"only {right} of {len(held_labels)} held-out digits are right"
    assert page_right >= 38, f"only {page_right} of {PAGE_DIGITS} digits of the page are right"

    png = io.BytesIO()
    Image.fromarray(page_of(held_images[:PAGE_DIGITS]), "L").save(png, "png", optimize=True)
    (HERE / "digits.onnx").write_bytes(model)
    (HERE / "page.png").write_bytes(png.getvalue())
    np.save(HERE / "labels.npy", page_labels)
    # Not compressed, so that a reader needs no inflate.
    np.savez(HERE / "heldout.npz", images=held_images, labels=held_labels)

    print(f"largest difference between the graph's and the trained model's logits: {difference:.1e}")
    print(f"held out: {right} of {len(held_labels)} right ({100 * right / len(held_labels):.2f} %)")
    print(f"page: {page_right} of {PAGE_DIGITS} right; labels, then what the model reads:")
    for row in range(ROWS):
        cells = slice(row * COLS, (row + 1) * COLS)
        print("  ", *page_labels[cells], "  ", *page_digits[cells])


if __name__ == "__main__":
    main()
