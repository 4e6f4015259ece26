"""Writes the ONNX project's own node tests in a form that the example `node_tests` reads.

    python node_tests.py OUTPUT_DIR

needs onnx and numpy from PyPI.  The tests are those of `onnx.backend.test`, made by the
package itself: for each op a model, inputs and the outputs that ONNX's authors expect.
For each test with tensors of supported types it makes a folder with

    all_inputs.onnx   the model as it is
    one_input.onnx    all inputs but the first as initializers, for ops that need constants
    no_input.onnx     all inputs as initializers
    tensors.txt       a line `in DTYPE DIMS` or `out DTYPE DIMS` for each input and output
    in0.bin, out0.bin, ...  their elements, little-endian and row-major
"""

import glob
import pathlib
import sys
import warnings
from types import SimpleNamespace

import numpy as np
import onnx
from onnx import numpy_helper
from onnx.backend.test.case.node import collect_testcases

warnings.filterwarnings("ignore")

DTYPES = {
    "float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16",
    "int8": "i8", "uint8": "u8", "int16": "i16", "uint16": "u16", "int32": "i32",
    "uint32": "u32", "int64": "i64", "uint64": "u64", "bool": "bool",
}
PROTO_TYPES = {"bfloat16": onnx.TensorProto.BFLOAT16}


def stored_tests():
    """Tests that the package holds as files: small models and what PyTorch once exported."""
    root = pathlib.Path(onnx.__file__).parent / "backend" / "test" / "data"
    number = lambda path: int(path.rsplit("_", 1)[1].removesuffix(".pb"))
    for kind in ("simple", "pytorch-converted", "pytorch-operator"):
        for folder in sorted((root / kind).glob("*")):
            read = lambda what: [
                onnx.load_tensor(path)
                for path in sorted(glob.glob(f"{folder}/test_data_set_0/{what}_*.pb"), key=number)
            ]
            try:
                yield SimpleNamespace(
                    name=f"{kind}_{folder.name}",
                    model=onnx.load(folder / "model.onnx"),
                    data_sets=[(read("input"), read("output"))],
                )
            except Exception as error:  # Sequences are stored under the same names.
                print(f"left out: {folder.name}: {error}", file=sys.stderr)


def array(value):
    """A tensor as an array; anything else has no place here."""
    if isinstance(value, onnx.TensorProto):
        return numpy_helper.to_array(value)
    if isinstance(value, (list, tuple)) or value is None:
        raise TypeError(f"a {type(value).__name__} is no tensor")
    return np.asarray(value)


def initializer(name, value):
    """The array as an initializer."""
    kind = PROTO_TYPES.get(value.dtype.name) or onnx.helper.np_dtype_to_tensor_dtype(value.dtype)
    data = np.ascontiguousarray(value).tobytes()
    return onnx.helper.make_tensor(name, kind, value.shape, data, raw=True)


def write(test, folder):
    """Writes one test; raises TypeError where it holds something that is no tensor."""
    inputs, outputs = ([array(value) for value in values] for values in test.data_sets[0])
    for value in inputs + outputs:
        if value.dtype.name not in DTYPES:
            raise TypeError(f"{value.dtype} is no dtype here")
    folder.mkdir(parents=True, exist_ok=True)
    names = [value.name for value in test.model.graph.input]
    for file, first_constant in (("all_inputs", None), ("one_input", 1), ("no_input", 0)):
        model = onnx.ModelProto()
        model.CopyFrom(test.model)
        if first_constant is not None:
            there = {tensor.name for tensor in model.graph.initializer}
            for name, value in list(zip(names, inputs))[first_constant:]:
                if name not in there:
                    model.graph.initializer.append(initializer(name, value))
        (folder / f"{file}.onnx").write_bytes(model.SerializeToString())
    lines = []
    for kind, values in (("in", inputs), ("out", outputs)):
        for index, value in enumerate(values):
            (folder / f"{kind}{index}.bin").write_bytes(np.ascontiguousarray(value).tobytes())
            dims = ",".join(map(str, value.shape))
            lines.append(f"{kind} {DTYPES[value.dtype.name]} {dims}\n")
    (folder / "tensors.txt").write_text("".join(lines))


def main():
    out = pathlib.Path(sys.argv[1])
    written = left_out = 0
    for test in [*collect_testcases(None), *stored_tests()]:
        try:
            write(test, out / test.name)
            written += 1
        except TypeError:
            left_out += 1
    print(f"onnx {onnx.__version__}: {written} tests written, {left_out} left out for their types")


if __name__ == "__main__":
    main()
