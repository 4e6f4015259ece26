//! Faults planted into what was rendered, each of which a run must see.

use super::{Run, Shim};
use crate::corpus::build::LoopBuilder;
use crate::corpus::data::Filling;
use crate::corpus::matmul::{Layout, Product, Tail};
use crate::corpus::plans::whole;
use crate::corpus::{Case, by_arm, kernels};
use std::path::Path;
use weft_kernel::{Elem, Functions, Kernel};
use weft_render::Artifact;

/// A change of one file, by text.
struct Fault {
    what: &'static str,
    file: &'static str,
    from: &'static str,
    to: &'static str,
    /// Which of the places where `from` stands; `None` for all of them.
    place: Option<usize>,
}

const fn in_kernels(what: &'static str, from: &'static str, to: &'static str) -> Fault {
    Fault {
        what,
        file: "kernels.cu",
        from,
        to,
        place: None,
    }
}

const fn barrier(what: &'static str, place: usize) -> Fault {
    Fault {
        what,
        file: "kernels.cu",
        from: "            __syncthreads();\n",
        to: "",
        place: Some(place),
    }
}

const PRODUCT: &[Fault] = &[
    in_kernels(
        "a swapped fma operand",
        "fused(left[i], right[j], acc[i][j])",
        "fused(left[i], acc[i][j], right[j])",
    ),
    in_kernels(
        "an fma that rounds twice",
        "return __fmaf_rn(a, b, c);",
        "return __fadd_rn(__fmul_rn(a, b), c);",
    ),
    in_kernels("segments that are one", ", 300, 256>", ", 300, 300>"),
    in_kernels("segments of another length", ", 300, 256>", ", 300, 128>"),
    in_kernels(
        "a segment backwards",
        "_tile + k * pitch",
        "_tile + (depth - 1 - k) * pitch",
    ),
    barrier("a missing barrier in front of loads", 0),
    barrier("a missing barrier behind loads", 1),
    in_kernels("an off-by-one tail of rows", "m >= 33", "m >= 32"),
    in_kernels("an off-by-one tail of columns", "n >= 21", "n >= 20"),
    in_kernels(
        "an off-by-one tail of k",
        "const int depth = end - k0 < 16 ? end - k0 : 16;",
        "const int depth = end - k0 < 16 ? end - k0 - 1 : 16;",
    ),
    in_kernels("a minimum for a maximum", "= maximum(v", "= minimum(v"),
    in_kernels("a neighbour's bias", "x0[n]", "x0[n ^ 1]"),
];

const ROWS: &[Fault] = &[
    in_kernels(
        "a swapped lane order",
        "for (int h = 16; h > 0; h /= 2) x = plus",
        "for (int h = 1; h < 32; h *= 2) x = plus",
    ),
    in_kernels("an off-by-one tail of a row", "i1 < 100", "i1 < 99"),
    in_kernels(
        "elements in other lanes",
        "const int i1 = 32 * t + lane;",
        "const int i1 = 4 * lane + t;",
    ),
    in_kernels(
        "a sum that is lane 1's",
        "__shfl_sync(0xffffffffu, x, 0)",
        "__shfl_sync(0xffffffffu, x, 1)",
    ),
    in_kernels(
        "an estimate for a division",
        "__fdiv_rn(1.0f, ",
        "__fmul_rn(0.5f, ",
    ),
];

const MAP: &[Fault] = &[
    in_kernels("an off-by-one tail of a map", "i0 >= 515", "i0 >= 514"),
    in_kernels("a wrong launch", ", 3, 256)", ", 2, 256)"),
    in_kernels("a sum that is a difference", "__fadd_rn(", "__fsub_rn("),
];

const DRIVER: &[Fault] = &[Fault {
    what: "another expected digest",
    file: "expected.json",
    from: "\"digest\":\"",
    to: "\"digest\":\"0000",
    place: Some(0),
}];

fn artifact(name: &str, functions: &Functions, cases: Vec<Case>) -> (Artifact, usize) {
    let made = whole(name, functions, &cases);
    let weights: [&[u8]; 0] = [];
    let artifact = weft_render_cuda::render(&made.plan, &weights, &made.inputs, &made.expected);
    (
        artifact.expect("the kernels are rendered"),
        made.expected.values.len(),
    )
}

fn broken(artifact: &Artifact, fault: &Fault) -> Artifact {
    let text = artifact.text(fault.file).expect("the file is there");
    let places = text.matches(fault.from).count();
    assert!(
        places > fault.place.unwrap_or(0),
        "no place for {}",
        fault.what
    );
    let text = match fault.place {
        None => text.replace(fault.from, fault.to),
        Some(n) => {
            let (at, _) = text.match_indices(fault.from).nth(n).expect("counted");
            let after = &text[at + fault.from.len()..];
            format!("{}{}{after}", &text[..at], fault.to)
        }
    };
    let mut broken = artifact.clone();
    broken.put(fault.file, text);
    broken
}

/// Every fault, and whether it was caught: it compiles, and some order of threads shows it.
pub fn all(compiler: &Path) -> Vec<(String, bool)> {
    let none = Functions::default();
    let math = weft_math::all();
    let product = Product {
        layout: Layout::Panels(8),
        tail: Tail::BiasRelu,
        ..Product::new(33, 21, 300)
    };
    let dense = Filling::Ordinary;
    let mut plus_one = LoopBuilder::new("plus one", &[515]);
    let (x, y) = (plus_one.dense_in(Elem::F32), plus_one.dense_out(Elem::F32));
    plus_one.each(|s| {
        let (v, one) = (s.load(x), s.f32(1.0));
        let v = s.bin(weft_kernel::BinaryOp::Add, v, one);
        s.store(y, v);
    });
    let by = |kernel: Kernel, functions: &Functions| by_arm(vec![kernel], functions, &[dense]);
    let bases: [(&str, Artifact, usize, &[Fault]); 4] = [
        ("product", by(product.kernel(), &none), &none, PRODUCT),
        ("rows", by(kernels::layer_norm(3, 100), &math), &math, ROWS),
        ("map", by(plus_one.build(), &none), &none, MAP),
        ("driver", by(kernels::chain(5), &none), &none, DRIVER),
    ]
    .map(|(name, cases, functions, faults)| {
        let (artifact, values) = artifact(name, functions, cases);
        (name, artifact, values, faults)
    });
    let orders = ["up", "down", "7"];
    let mut results = Vec::new();
    for (name, artifact, values, faults) in bases {
        // Without a fault all is well, in every order.
        let shim = Shim::build(compiler, &format!("sound-{name}"), &artifact)
            .unwrap_or_else(|e| panic!("{e}"));
        for order in orders {
            let run = shim.run(order);
            assert!(
                run.is_whole(values),
                "{name} in order {order}: {}",
                run.text
            );
        }
        for (i, fault) in faults.iter().enumerate() {
            let broken = broken(&artifact, fault);
            let shim = Shim::build(compiler, &format!("fault-{name}-{i}"), &broken)
                .unwrap_or_else(|e| panic!("{}: {e}", fault.what));
            let seen = |run: &Run| run.code == Some(1) && !run.is_whole(values);
            let caught = orders.iter().any(|order| seen(&shim.run(order)));
            results.push((format!("{name}: {}", fault.what), caught));
        }
    }
    results
}
