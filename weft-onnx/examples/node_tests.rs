//! Runs the ONNX project's own node tests through the importer and the reference.
//!
//! ```text
//! python weft-onnx/tools/node_tests.py FOLDER
//! cargo run --release -p weft-onnx --example node_tests -- FOLDER
//! ```
//!
//! This is an outside witness for what ops mean, not for bits: ONNX's expected floats come from
//! NumPy, in other orders and roundings. Integers and booleans must be equal; floats must be within
//! the bounds of [`near`]. Models that the importer refuses are counted by reason. It fails when an
//! output differs that is not among [`KNOWN`], or when suspiciously few models run.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use weft_ir::{DType, Tensor};
use weft_onnx::{LoadOptions, NodeFault, OnnxError, load};
use weft_reference::Evaluation;

/// Tests whose expected output is not what Weft means, and why.
const KNOWN: &[(&str, &str)] = &[
    (
        "test_averagepool_2d_ceil_last_window_starts_on_pad",
        "the expected output is written with four digits",
    ),
    (
        "test_resize_downsample_scales_cubic_align_corners",
        "the expected output has a fractional extent; see docs/NUMERICS.md, section 8",
    ),
    (
        "test_resize_downsample_scales_linear_align_corners",
        "the expected output has a fractional extent; see docs/NUMERICS.md, section 8",
    ),
];

/// Fewer outputs that agree than this means that the tests were not found.
const FEWEST: usize = 1000;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("give the folder that tools/node_tests.py wrote");
        return ExitCode::from(2);
    };
    let mut folders: Vec<_> = fs::read_dir(&folder)
        .expect("the folder can be read")
        .map(|entry| entry.expect("the folder can be listed").path())
        .collect();
    folders.sort();
    let (mut exact, mut close, mut differ) = (0, 0, 0);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    for folder in &folders {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let outputs = match run(folder) {
            Ok(outputs) => outputs,
            Err(reason) => {
                *refused.entry(reason).or_default() += 1;
                continue;
            }
        };
        for (index, (given, wanted)) in outputs.iter().enumerate() {
            match compare(given, wanted) {
                Agreement::Exact => exact += 1,
                Agreement::Near => close += 1,
                Agreement::None(what) => match KNOWN.iter().find(|(known, _)| *known == name) {
                    Some((_, why)) => println!("known: {name}: {why}"),
                    None => {
                        differ += 1;
                        println!("DIFFERS: {name}, output {index}: {what}");
                    }
                },
            }
        }
    }
    for (reason, count) in &refused {
        println!("{count:5} refused: {reason}");
    }
    println!("{exact} outputs equal, {close} near, {differ} differ");
    if differ == 0 && exact + close >= FEWEST {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The outputs of a test with what is expected, or why it was refused.
fn run(folder: &Path) -> Result<Vec<(Tensor, Tensor)>, String> {
    let [inputs, wanted] = ["in", "out"].map(|kind| tensors(folder, kind));
    let mut refusal = String::new();
    for file in ["all_inputs", "one_input", "no_input"] {
        let model = match load(folder.join(format!("{file}.onnx")), &LoadOptions::new()) {
            Ok(model) => model,
            Err(error) => {
                refusal = reason(&error);
                continue;
            }
        };
        let graph = &model.graph;
        graph.verify().expect("an imported graph verifies");
        let given = graph.inputs.iter().copied().zip(inputs);
        let values = Evaluation::new(graph)
            .given_all(given)
            .run()
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let outputs = graph.outputs.iter().map(|o| values[&o.value].clone());
        return Ok(outputs.zip(wanted).collect());
    }
    Err(refusal)
}

fn reason(error: &OnnxError) -> String {
    match error {
        OnnxError::Node { op, fault, .. } => match **fault {
            NodeFault::Infer(_) => format!("{op}: operands of a type or shape without a meaning"),
            NodeFault::NotConstant { role, .. } => format!("{op}: `{role}` is no constant"),
            ref fault => format!("{op}: {fault}"),
        },
        OnnxError::Value { fault, .. } => fault.to_string(),
        other => other.to_string(),
    }
}

/// The tensors of one kind that a test has.
fn tensors(folder: &Path, kind: &str) -> Vec<Tensor> {
    let list = fs::read_to_string(folder.join("tensors.txt")).expect("each test has a list");
    list.lines()
        .map(|line| line.split(' ').collect::<Vec<_>>())
        .filter(|words| words[0] == kind)
        .enumerate()
        .map(|(index, words)| {
            let dtype = DType::from_name(words[1]).expect("a dtype's name");
            let dims = words[2].split(',').filter(|d| !d.is_empty());
            let dims = dims.map(|d| d.parse().expect("an extent")).collect();
            let bytes = fs::read(folder.join(format!("{kind}{index}.bin"))).expect("its elements");
            Tensor::from_bytes(dtype, dims, bytes).expect("as many as the shape has")
        })
        .collect()
}

enum Agreement {
    Exact,
    Near,
    None(String),
}

fn compare(given: &Tensor, wanted: &Tensor) -> Agreement {
    if given.ty() != wanted.ty() {
        return Agreement::None(format!("{}, expected {}", given.ty(), wanted.ty()));
    }
    let wanted = wanted.canonical();
    if given.bytes() == wanted.bytes() {
        return Agreement::Exact;
    }
    let dtype = given.dtype();
    for i in 0..given.elems() {
        let (a, b) = (given.bits(i), wanted.bits(i));
        if a != b && !(dtype.is_float() && near(dtype, value(dtype, a), value(dtype, b))) {
            let [a, b] = [a, b].map(|bits| match dtype.is_float() {
                true => value(dtype, bits).to_string(),
                false => bits.to_string(),
            });
            return Agreement::None(format!("element {i} is {a}, expected {b}"));
        }
    }
    Agreement::Near
}

fn value(dtype: DType, bits: u64) -> f64 {
    match dtype {
        DType::F16 => half::f16::from_bits(bits as u16).to_f64(),
        DType::BF16 => half::bf16::from_bits(bits as u16).to_f64(),
        DType::F32 => f32::from_bits(bits as u32).into(),
        _ => f64::from_bits(bits),
    }
}

/// Within 2e-5 of the larger magnitude or 1e-5 for f32 and f64, 2e-3 for f16, 2e-2 for bf16.
fn near(dtype: DType, a: f64, b: f64) -> bool {
    let (relative, absolute) = match dtype {
        DType::F16 => (2e-3, 2e-3),
        DType::BF16 => (2e-2, 2e-2),
        _ => (2e-5, 1e-5),
    };
    a == b || (a - b).abs() <= absolute + relative * a.abs().max(b.abs())
}
