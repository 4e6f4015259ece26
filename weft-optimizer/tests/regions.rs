//! Fusion: what becomes one region, what does not, and what the plan says about it.

mod support;

use support::{Made, plan};
use weft_ir::{
    BinaryFn, CompositeOp, ConvAttrs, CoordTransform, DType, F32, GeluForm, Graph, Op, PadMode,
    ResizeAttrs, ResizeMode, TensorType, UnaryFn,
};
use weft_kernel::Kernel;
use weft_plan::Plan;

fn planned(graph: &Graph) -> Plan {
    plan(graph).expect("a plan").plan
}

fn names(plan: &Plan) -> Vec<&str> {
    plan.regions.iter().map(|r| r.name.as_str()).collect()
}

fn notes(plan: &Plan) -> String {
    plan.regions
        .iter()
        .flat_map(|r| &r.notes)
        .cloned()
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn a_softmax_is_one_region_over_any_axis() {
    for axis in 0..3 {
        let mut g = Made::new("softmax");
        let x = g.input(&[3, 40, 5]);
        let y = g.composite(CompositeOp::Softmax { axis }, &[x]);
        assert_eq!(names(&planned(&g.out(&[y]))), ["softmax"], "axis {axis}");
    }
}

#[test]
fn norms_are_one_region_each() {
    let eps = F32(1e-5);
    let mut g = Made::new("norms");
    let x = g.input(&[4, 6, 10]);
    let (row, channel) = (g.ramp(&[10]), g.ramp(&[6]));
    let ops = [
        (CompositeOp::LayerNorm { axis: 2, eps }, vec![x, row, row]),
        (CompositeOp::RmsNorm { axis: 2, eps }, vec![x, row]),
    ];
    for (op, operands) in ops {
        let mut one = Made(g.0.clone());
        let name = op.name();
        let y = one.composite(op, &operands);
        assert_eq!(names(&planned(&one.out(&[y]))), [name]);
    }
    // Statistics and parameters of a group norm have different shapes.
    let op = CompositeOp::GroupNorm { groups: 2, eps };
    let y = g.composite(op, &[x, channel, channel]);
    assert_eq!(planned(&g.out(&[y])).regions.len(), 2);
}

#[test]
fn elementwise_chains_are_one_region_with_what_they_repeat() {
    let mut g = Made::new("chain");
    let x = g.input(&[8, 30]);
    let (row, column) = (g.input(&[30]), g.input(&[8, 1]));
    let mut y = g.binary(BinaryFn::Mul, x, row);
    y = g.binary(BinaryFn::Add, y, column);
    y = g.composite(CompositeOp::Gelu(GeluForm::Erf), &[y]);
    y = g.binary(BinaryFn::Sub, y, x);
    let plan = planned(&g.out(&[y]));
    assert_eq!(names(&plan), ["sub"]);
    assert!(notes(&plan).contains("share one loop"), "{}", notes(&plan));
}

#[test]
fn what_stands_behind_a_product_is_its_epilogue() {
    let mut g = Made::new("dense");
    let (x, residual) = (g.input(&[9, 32]), g.input(&[9, 48]));
    let (w, b) = (g.ramp(&[32, 48]), g.ramp(&[48]));
    let mut y = g.matmul(x, w);
    y = g.binary(BinaryFn::Add, y, b);
    y = g.composite(CompositeOp::Relu, &[y]);
    y = g.binary(BinaryFn::Add, y, residual);
    let plan = planned(&g.out(&[y]));
    assert_eq!(plan.regions.len(), 1);
    assert!(
        notes(&plan).contains("share one epilogue"),
        "{}",
        notes(&plan)
    );
}

#[test]
fn a_value_read_elsewhere_keeps_readers_apart_and_the_reason_is_named() {
    let mut g = Made::new("turned");
    let x = g.input(&[6, 6]);
    let e = g.unary(UnaryFn::Exp, x);
    let turned = g.node(Op::Transpose { perm: vec![1, 0] }, &[e]);
    let y = g.binary(BinaryFn::Add, e, turned);
    let plan = planned(&g.out(&[y]));
    assert_eq!(names(&plan), ["exp", "add"]);
    let said = notes(&plan);
    assert!(
        said.contains("access: add is apart from exp: transpose is read at other coordinates"),
        "{said}"
    );
}

#[test]
fn regions_never_wait_for_themselves() {
    // b needs all of a's region by way of r, so it cannot join it.
    let mut g = Made::new("diamond");
    let x = g.input(&[5, 7]);
    let a = g.unary(UnaryFn::Exp, x);
    let turned = g.node(Op::Transpose { perm: vec![1, 0] }, &[a]);
    let r = g.unary(UnaryFn::Sqrt, turned);
    let back = g.node(Op::Transpose { perm: vec![1, 0] }, &[r]);
    let b = g.binary(BinaryFn::Add, a, back);
    let plan = planned(&g.out(&[b]));
    let mut made: Vec<&str> = Vec::new();
    for region in &plan.regions {
        made.extend(
            region
                .steps
                .iter()
                .flat_map(|s| &s.writes)
                .map(|w| w.value.as_str()),
        );
    }
    assert_eq!(made.last(), Some(&"add"));
}

#[test]
fn a_conversion_is_computed_where_a_resize_reads_it() {
    let mut g = Made::new("page");
    let page =
        g.0.add_input("page", TensorType::fixed(DType::U8, &[4, 32, 32]));
    let x = g.node(Op::Cast { to: DType::F32 }, &[page]);
    let attrs = ResizeAttrs {
        sizes: vec![4, 8, 8],
        scales_bits: [1.0f64, 0.25, 0.25].map(f64::to_bits).to_vec(),
        mode: ResizeMode::Linear,
        transform: CoordTransform::HalfPixel,
        antialias: false,
    };
    let y = g.node(Op::Resize(attrs), &[x]);
    let plan = planned(&g.out(&[y]));
    assert_eq!(names(&plan), ["resize"]);
    assert_eq!(plan.regions[0].nodes, ["cast", "resize"]);
    assert!(
        notes(&plan).contains("computed where it reads"),
        "{}",
        notes(&plan)
    );
}

#[test]
fn cells_cut_from_a_page_are_read_where_they_lie() {
    let mut g = Made::new("page");
    let page =
        g.0.add_input("page", TensorType::fixed(DType::U8, &[128, 320]));
    let shape = |shape: &[u64]| Op::Reshape {
        shape: shape.to_vec(),
    };
    let rows = g.node(shape(&[4, 32, 10, 32]), &[page]);
    let perm = vec![0, 2, 1, 3];
    let cells = g.node(Op::Transpose { perm }, &[rows]);
    let cells = g.node(shape(&[40, 32, 32]), &[cells]);
    let x = g.node(Op::Cast { to: DType::F32 }, &[cells]);
    let attrs = ResizeAttrs {
        sizes: vec![40, 8, 8],
        scales_bits: [1.0f64, 0.25, 0.25].map(f64::to_bits).to_vec(),
        mode: ResizeMode::Linear,
        transform: CoordTransform::HalfPixel,
        antialias: false,
    };
    let y = g.node(Op::Resize(attrs), &[x]);
    let c = g.splat(&[], 255.0);
    let y = g.binary(BinaryFn::Div, y, c);
    assert_eq!(names(&planned(&g.out(&[y]))), ["div"]);
}

#[test]
fn an_expensive_producer_is_not_computed_again_at_every_tap() {
    let mut g = Made::new("dear");
    let x = g.input(&[4, 32, 32]);
    let e = g.unary(UnaryFn::Exp, x);
    let attrs = ResizeAttrs {
        sizes: vec![4, 8, 8],
        scales_bits: [1.0f64, 0.25, 0.25].map(f64::to_bits).to_vec(),
        mode: ResizeMode::Linear,
        transform: CoordTransform::HalfPixel,
        antialias: false,
    };
    let y = g.node(Op::Resize(attrs), &[e]);
    assert_eq!(names(&planned(&g.out(&[y]))), ["exp", "resize"]);
}

fn patches(overlap: bool, pad: u64, f: UnaryFn) -> Plan {
    let mut g = Made::new("patches");
    let x = g.input(&[1, 3, 16, 16]);
    let mean = g.ramp(&[3, 1, 1]);
    let mut y = g.binary(BinaryFn::Sub, x, mean);
    y = g.unary(f, y);
    let w = g.ramp(&[8, 3, 4, 4]);
    let attrs = ConvAttrs {
        strides: vec![if overlap { 2 } else { 4 }; 2],
        dilations: vec![1, 1],
        pads_begin: vec![pad; 2],
        pads_end: vec![pad; 2],
        groups: 1,
    };
    let y = g.node(Op::Conv(attrs), &[y, w]);
    planned(&g.out(&[y]))
}

#[test]
fn patches_that_do_not_overlap_compute_what_they_are_cut_from() {
    assert_eq!(names(&patches(false, 0, UnaryFn::Exp)), ["conv"]);
    assert_eq!(names(&patches(true, 0, UnaryFn::Exp)), ["exp", "conv"]);
    // Padding is +0, and e^(0 - 0) is not.
    assert_eq!(names(&patches(false, 2, UnaryFn::Exp)), ["exp", "conv"]);
    assert_eq!(names(&patches(false, 2, UnaryFn::Abs)), ["conv"]);
}

#[test]
fn a_padding_value_that_the_producers_do_not_give_keeps_them_apart() {
    for (value, expected) in [
        (0.0f32, vec!["pad"]),
        (-0.0, vec!["abs", "pad"]),
        (1.0, vec!["abs", "pad"]),
    ] {
        let mut g = Made::new("pad");
        let x = g.input(&[5]);
        let y = g.unary(UnaryFn::Abs, x);
        let fill = g.splat(&[], value);
        let op = Op::Pad {
            before: vec![2],
            after: vec![1],
            mode: PadMode::Constant,
        };
        let y = g.node(op, &[y, fill]);
        assert_eq!(names(&planned(&g.out(&[y]))), expected, "fill {value:?}");
    }
}

#[test]
fn packing_computes_the_producers_of_a_right_operand() {
    let mut g = Made::new("packed");
    let (x, w) = (g.input(&[9, 20]), g.input(&[20, 21]));
    let scale = g.ramp(&[21]);
    let scaled = g.binary(BinaryFn::Mul, w, scale);
    let y = g.matmul(x, scaled);
    let plan = planned(&g.out(&[y]));
    assert_eq!(names(&plan), ["dot"]);
    assert!(plan.regions[0].nodes.contains(&"mul".to_string()));
    let packs = plan.regions[0].steps.iter();
    assert!(
        packs
            .filter(|s| matches!(s.kernel, Kernel::Loop(_)))
            .count()
            >= 1
    );
}

#[test]
fn values_that_cannot_be_nan_are_stored_as_they_are() {
    let canonical = |plan: &Plan| {
        plan.steps()
            .flat_map(|(_, s)| {
                s.kernel
                    .bodies()
                    .into_iter()
                    .flatten()
                    .cloned()
                    .collect::<Vec<_>>()
            })
            .filter(|i| {
                matches!(
                    i,
                    weft_kernel::Inst::Unary {
                        op: weft_kernel::UnaryOp::CanonNan,
                        ..
                    }
                )
            })
            .count()
    };
    let mut g = Made::new("pixels");
    let page = g.0.add_input("page", TensorType::fixed(DType::U8, &[64]));
    let x = g.node(Op::Cast { to: DType::F32 }, &[page]);
    let c = g.splat(&[], 255.0);
    let y = g.binary(BinaryFn::Div, x, c);
    let plan = planned(&g.out(&[y]));
    assert_eq!(canonical(&plan), 0);
    assert!(
        notes(&plan).contains("ranges: div lies in [0.0, 1.0]"),
        "{}",
        notes(&plan)
    );

    let mut g = Made::new("anything");
    let x = g.input(&[64]);
    let y = g.binary(BinaryFn::Div, x, x);
    let plan = planned(&g.out(&[y]));
    assert_eq!(canonical(&plan), 1);
}

#[test]
fn conversions_that_ranges_prove_exact_go_through_i32() {
    let casts = |clipped: bool| {
        let mut g = Made::new("levels");
        let mut x = g.input(&[64]);
        if clipped {
            let (low, high) = (g.splat(&[], 0.0), g.splat(&[], 255.0));
            x = g.composite(
                CompositeOp::HardSigmoid {
                    alpha: F32(1.0),
                    beta: F32(0.0),
                },
                &[x],
            );
            x = g.binary(BinaryFn::Mul, x, high);
            x = g.binary(BinaryFn::Max, x, low);
        }
        let is_nan = g.unary(UnaryFn::IsNan, x);
        let zero = g.splat(&[], 0.0);
        let x = g.node(Op::Select, &[is_nan, zero, x]);
        let y = g.node(Op::Cast { to: DType::I64 }, &[x]);
        planned(&g.out(&[y]))
    };
    let (proven, open) = (casts(true), casts(false));
    let through = |plan: &Plan| {
        plan.steps()
            .flat_map(|(_, s)| {
                s.kernel
                    .bodies()
                    .into_iter()
                    .flatten()
                    .cloned()
                    .collect::<Vec<_>>()
            })
            .any(|i| {
                matches!(
                    i,
                    weft_kernel::Inst::Cast {
                        to: weft_kernel::Elem::I32,
                        ..
                    }
                )
            })
    };
    assert!(!through(&open));
    if through(&proven) {
        assert!(
            notes(&proven).contains("needs no saturation"),
            "{}",
            notes(&proven)
        );
    }
}

#[test]
fn an_operand_that_dies_gives_its_bytes_to_the_result() {
    let graph = |alive: bool| {
        let mut g = Made::new("in place");
        let (x, w) = (g.input(&[16, 16]), g.input(&[16, 16]));
        let residual = g.unary(UnaryFn::Exp, x);
        let product = g.matmul(x, w);
        let y = g.binary(BinaryFn::Add, product, residual);
        if alive {
            g.out(&[y, residual])
        } else {
            g.out(&[y])
        }
    };
    let said = "effects: add takes the bytes of exp, which dies here";
    let (dies, lives) = (planned(&graph(false)), planned(&graph(true)));
    assert!(notes(&dies).contains(said), "{}", notes(&dies));
    assert!(!notes(&lives).contains(said), "{}", notes(&lives));
    assert_eq!(lives.arena_bytes - dies.arena_bytes, 1024);
}
