//! What the hot loops cost beside those that clang makes of the same loops in C.
//!
//! Instructions for each element, counted, and cycles for each element by llvm-mca's model of a
//! Neoverse V2: no measurement. `WEFT_HOT_LOOPS=required` fails without the tools; without it and
//! them, nothing is compared and that is said. The table in the crate's README is what this prints.

#![allow(missing_docs, reason = "a test")]

mod common;

use common::build::LoopBuilder;
use common::matmul::{Layout, Product};
use common::{emit, kernels};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use weft_kernel::{BinaryOp as B, Elem, Kernel};

/// Loops in which clang needs fewer instructions, at as many cycles: it takes sixteen bytes at once
/// where a vector here has four elements.
const MORE_INSTRUCTIONS: [&str; 1] = ["bytes_to_floats"];

/// Where the model's figures count as equal.
const MODEL_MARGIN: f64 = 1.03;

/// What of a loop counts its elements.
#[derive(Clone, Copy)]
enum Unit {
    /// Bytes stored, over so many for each.
    Stored(f64),
    /// Bytes loaded, over so many for each.
    Loaded(f64),
    /// Lanes of `fmla`.
    Multiplied,
}

/// A loop: its name, which is the C function's too; the kernel, and the label of its loop.
struct Case {
    name: &'static str,
    kernel: Kernel,
    label: &'static str,
    unit: Unit,
}

fn map(
    ins: &[Elem],
    out: Elem,
    body: impl FnOnce(&mut common::build::StageBuilder<'_>, &[weft_kernel::Val]) -> weft_kernel::Val,
) -> Kernel {
    let mut b = LoopBuilder::new("map", &[4096]);
    let ins: Vec<usize> = ins.iter().map(|e| b.dense_in(*e)).collect();
    let y = b.dense_out(out);
    b.each(|s| {
        let values: Vec<_> = ins.iter().map(|i| s.load(*i)).collect();
        let v = body(s, &values);
        s.store(y, v);
    });
    b.build()
}

fn cases() -> Vec<Case> {
    let (f, h) = (Elem::F32, Elem::F16);
    let four = Unit::Stored(4.0);
    let case = |name, kernel, label, unit| Case {
        name,
        kernel,
        label,
        unit,
    };
    let relu = map(&[f, f], f, |s, v| {
        let sum = s.bin(B::Add, v[0], v[1]);
        let zero = s.f32(0.0);
        s.bin(B::Max, sum, zero)
    });
    let scale_add = map(&[f, f], f, |s, v| {
        let c = s.f32(1.25);
        s.fma(v[0], c, v[1])
    });
    let sum = kernels::reduction(weft_kernel::ReduceOp::Sum, f, 8, 4096);
    let exp_row = map(&[f, f], f, |s, v| {
        let d = s.bin(B::Sub, v[0], v[1]);
        s.call("softmax_exp", &[d])
    });
    let product = Product {
        layout: Layout::Panels(16),
        ..Product::new(64, 64, 256)
    };
    vec![
        case("chain", kernels::chain(4096), "stage 0", four),
        case("bias_relu", relu, "stage 0", four),
        case("scale_add", scale_add, "stage 0", four),
        case(
            "widen_half",
            map(&[h], f, |s, v| s.cast(f, v[0])),
            "stage 0",
            four,
        ),
        case(
            "narrow_half",
            map(&[f], h, |s, v| s.cast(h, v[0])),
            "stage 0",
            Unit::Stored(2.0),
        ),
        case(
            "bytes_to_floats",
            map(&[Elem::U8], f, |s, v| s.cast(f, v[0])),
            "stage 0",
            four,
        ),
        case("sum", sum, "stage 0", Unit::Loaded(4.0)),
        case("squares", kernels::layer_norm(8, 4096), "stage 2", four),
        case("norm", kernels::layer_norm(8, 4096), "stage 4", four),
        case("exp_row", exp_row, "stage 0", four),
        case("tile", product.kernel(), "k", Unit::Multiplied),
    ]
}

/// Registers named by an instruction's text, by width.
fn transferred(line: &str) -> f64 {
    let operands = line.split('[').next().unwrap_or("");
    let words = operands.split(|c: char| !c.is_ascii_alphanumeric());
    let width = |w: &str| match w.as_bytes() {
        [b'q', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => 16.0,
        [b'd', rest @ ..] if !rest.is_empty() && rest.iter().all(u8::is_ascii_digit) => 8.0,
        [b's', rest @ ..] if !rest.is_empty() && rest.iter().all(u8::is_ascii_digit) => 4.0,
        _ => 0.0,
    };
    words.map(width).sum()
}

impl Unit {
    fn count(self, lines: &[String]) -> f64 {
        let each = |starts: &[&str]| -> f64 {
            let wanted = lines
                .iter()
                .filter(|l| starts.iter().any(|s| l.starts_with(s)));
            wanted.map(|l| transferred(l)).sum()
        };
        match self {
            Unit::Stored(size) => each(&["str", "stp", "stur"]) / size,
            Unit::Loaded(size) => each(&["ldr", "ldp", "ldur"]) / size,
            Unit::Multiplied => 4.0 * lines.iter().filter(|l| l.starts_with("fmla")).count() as f64,
        }
    }
}

/// Our loop, in text.
fn ours(case: &Case) -> Vec<String> {
    let code = emit(&case.kernel, &weft_math::all()).expect("the kernel is served");
    let texts = code
        .loops
        .iter()
        .filter(|l| l.label == case.label)
        .map(|l| {
            let words = code.bytes[l.start..l.end].chunks_exact(4);
            let text = words.map(|b| {
                let word = u32::from_le_bytes([b[0], b[1], b[2], b[3]]);
                let inst = weft_a64_encoder::decode(word).expect("an instruction");
                inst.to_string()
            });
            text.collect::<Vec<String>>()
        });
    largest(texts, case.unit).expect("the loop is written")
}

/// The loop that does most in a trip.
fn largest(loops: impl Iterator<Item = Vec<String>>, unit: Unit) -> Option<Vec<String>> {
    loops.max_by(|a, b| unit.count(a).total_cmp(&unit.count(b)))
}

/// The inner loops of each function of an assembly file.
fn clangs(text: &str) -> BTreeMap<String, Vec<Vec<String>>> {
    let mut found: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    let mut function = String::new();
    let mut open: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or("").trim();
        if let Some(label) = line.strip_suffix(':') {
            if label.starts_with(".LBB") {
                // An inner loop is one block.
                open = vec![(label.into(), Vec::new())];
            } else if !label.starts_with('.') {
                function = label.into();
                open.clear();
            }
            continue;
        }
        if line.is_empty() || line.starts_with('.') {
            continue;
        }
        let inst = line.replace('\t', " ");
        for (label, insts) in &mut open {
            insts.push(inst.clone());
            if inst.starts_with('b') && inst.ends_with(label.as_str()) {
                found
                    .entry(function.clone())
                    .or_default()
                    .push(insts.clone());
            }
        }
    }
    found
}

/// Cycles of one trip.
fn cycles(lines: &[String]) -> f64 {
    let mut mca = Command::new("llvm-mca-19")
        .args([
            "-mtriple=aarch64-linux-gnu",
            "-mcpu=neoverse-v2",
            "-iterations=200",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("llvm-mca runs");
    // Branches leave: where they go is nothing to the model.
    let straight: Vec<&str> = lines
        .iter()
        .map(String::as_str)
        .filter(|l| !l.starts_with("b.") && !l.starts_with("cb"))
        .collect();
    let mut text = straight.join("\n");
    text.push('\n');
    let mut to = mca.stdin.take().expect("an input");
    std::io::Write::write_all(&mut to, text.as_bytes()).expect("llvm-mca reads");
    drop(to);
    let said = mca.wait_with_output().expect("llvm-mca ends");
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    let total = said.lines().find_map(|l| l.strip_prefix("Total Cycles:"));
    let total: f64 = total
        .and_then(|t| t.trim().parse().ok())
        .expect("a number of cycles");
    total / 200.0
}

fn main() -> ExitCode {
    if std::env::args()
        .skip(1)
        .any(|a| !a.starts_with("--nocapture"))
    {
        return ExitCode::SUCCESS;
    }
    let answers = |program: &&str| {
        let mut command = Command::new(program);
        command.arg("--version").stdout(Stdio::null());
        command.status().is_ok_and(|s| s.success())
    };
    let missing: Vec<&str> = ["clang-19", "llvm-mca-19"]
        .into_iter()
        .filter(|p| !answers(p))
        .collect();
    if !missing.is_empty() {
        println!("not run: this machine lacks {}", missing.join(", "));
        let required = std::env::var("WEFT_HOT_LOOPS").is_ok_and(|v| v == "required");
        return if required {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        };
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hot_loops/loops.c");
    let compiled = Command::new("clang-19")
        .args([
            "--target=aarch64-linux-gnu",
            "-mtune=neoverse-v2",
            "-O3",
            "-S",
            "-o",
            "-",
        ])
        .args(["-ffp-contract=off", "-fno-math-errno", "-ffreestanding"])
        .arg(source)
        .output()
        .expect("clang runs");
    assert!(
        compiled.status.success(),
        "{}",
        String::from_utf8_lossy(&compiled.stderr)
    );
    let loops = clangs(&String::from_utf8_lossy(&compiled.stdout));
    println!(
        "| loop | instructions an element: Weft | clang-19 | cycles an element: Weft | clang-19 |"
    );
    println!("| --- | --- | --- | --- | --- |");
    let mut good = true;
    for case in cases() {
        let ours = ours(&case);
        let theirs = loops.get(case.name).into_iter().flatten().cloned();
        let theirs = largest(theirs, case.unit).filter(|t| case.unit.count(t) > 0.0);
        let figures = |lines: &[String]| {
            let elements = case.unit.count(lines);
            (lines.len() as f64 / elements, cycles(lines) / elements)
        };
        let (insts, ours_cycles) = figures(&ours);
        let Some(theirs) = theirs else {
            eprintln!("{}: no loop of clang's", case.name);
            good = false;
            continue;
        };
        let (their_insts, their_cycles) = figures(&theirs);
        println!(
            "| {} | {insts:.3} | {their_insts:.3} | {ours_cycles:.3} | {their_cycles:.3} |",
            case.name
        );
        let known = MORE_INSTRUCTIONS.contains(&case.name);
        let more = insts > their_insts * 1.0001;
        if more != known || ours_cycles > their_cycles * MODEL_MARGIN {
            eprintln!("{}: more than clang\n{}", case.name, ours.join("\n"));
            eprintln!("-- clang\n{}", theirs.join("\n"));
            good = false;
        }
    }
    println!("hot loops: {} compared with clang", cases().len());
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
