//! Faults planted into what was rendered, each of which the crate's own test must see.

use super::run;
use crate::corpus::data::Filling;
use crate::corpus::matmul::{Layout, Product, Tail};
use crate::corpus::plans::whole;
use crate::corpus::{by_arm, kernels};
use weft_kernel::{Functions, Kernel};
use weft_render::Artifact;

/// A change of one file, by text, wherever it stands.
struct Fault {
    what: &'static str,
    file: &'static str,
    from: &'static str,
    to: &'static str,
}

const fn fault(
    what: &'static str,
    file: &'static str,
    from: &'static str,
    to: &'static str,
) -> Fault {
    Fault {
        what,
        file,
        from,
        to,
    }
}

const PRODUCT: &[Fault] = &[
    fault(
        "a swapped fma operand",
        "src/ops.rs",
        "acc[i][j] = a.fma(right(k, n + j), acc[i][j]);",
        "acc[i][j] = a.fma(acc[i][j], right(k, n + j));",
    ),
    fault(
        "an fma that rounds twice",
        "src/ops.rs",
        "acc[i][j] = a.fma(right(k, n + j), acc[i][j]);",
        "acc[i][j] = a.fma(right(k, n + j), T::ZERO).plus(acc[i][j]);",
    ),
    fault(
        "segments that are one",
        "src/kernels.rs",
        "segment: 256",
        "segment: 300",
    ),
    fault(
        "a segment backwards",
        "src/ops.rs",
        "for k in start..end {",
        "for k in (start..end).rev() {",
    ),
    fault(
        "an off-by-one tail of columns",
        "src/kernels.rs",
        " 1, 5, false>",
        " 1, 4, false>",
    ),
    fault(
        "an off-by-one tail of k",
        "src/kernels.rs",
        "k: 300,",
        "k: 299,",
    ),
];

const ROWS: &[Fault] = &[
    fault(
        "a lane swapped in the tree",
        "src/ops.rs",
        "lanes[j] = op(lanes[j], lanes[j + h]);",
        "lanes[j] = op(lanes[j], lanes[j ^ 1 ^ h]);",
    ),
    fault(
        "lanes halved from the other end",
        "src/ops.rs",
        "for h in [16, 8, 4, 2, 1] {",
        "for h in [1, 2, 4, 8, 16] {",
    ),
    fault(
        "an off-by-one tail of a row",
        "src/kernels.rs",
        "by_lanes(0..100,",
        "by_lanes(0..99,",
    ),
    fault(
        "elements in other lanes",
        "src/ops.rs",
        "each(range.start + 32 * round + lane, lane);",
        "each(range.start + 32 * round + lane, lane ^ round % 2);",
    ),
];

const MAP: &[Fault] = &[
    fault(
        "an off-by-one tail of a map",
        "src/kernels.rs",
        "in 0..515 {",
        "in 0..514 {",
    ),
    fault(
        "another expected digest",
        "expected.json",
        "\"digest\":\"",
        "\"digest\":\"0",
    ),
];

fn broken(artifact: &Artifact, fault: &Fault) -> Artifact {
    let text = artifact.text(fault.file).expect("the file is there");
    assert!(text.contains(fault.from), "no place for {}", fault.what);
    let mut broken = artifact.clone();
    broken.put(fault.file, text.replace(fault.from, fault.to));
    broken
}

/// Every fault, and whether it was caught: it compiles, and the crate's test names a value.
pub fn all() -> Vec<(String, bool)> {
    let (none, math) = (Functions::default(), weft_math::all());
    let product = Product {
        layout: Layout::Panels(8),
        tail: Tail::BiasRelu,
        ..Product::new(33, 21, 300)
    };
    let bases: [(&str, Kernel, &Functions, &[Fault]); 3] = [
        ("product", product.kernel(), &none, PRODUCT),
        ("rows", kernels::layer_norm(3, 100), &math, ROWS),
        ("map", kernels::chain(515), &none, MAP),
    ];
    let mut results = Vec::new();
    for (name, kernel, functions, faults) in bases {
        let cases = by_arm(vec![kernel], functions, &[Filling::Ordinary]);
        let made = whole(name, functions, &cases);
        let weights: [&[u8]; 0] = [];
        let artifact = weft_render_rust::render(&made.plan, &weights, &made.inputs, &made.expected);
        let artifact = artifact.expect("the kernels are rendered");
        // Without a fault all is well.
        let sound = run(name, &artifact);
        assert!(
            sound.all > 0 && sound.same == sound.all,
            "{name}: {}",
            sound.text
        );
        for fault in faults {
            let found = run(name, &broken(&artifact, fault));
            assert!(found.all > 0, "{}: {}", fault.what, found.text);
            results.push((format!("{name}: {}", fault.what), found.same < found.all));
        }
    }
    results
}
