//! Hostile ops: a typed error, no panic, and no memory for it.

mod support;

use support::{bits, f32s};
use weft_ir::{
    ArgOp, BinaryFn, CompositeOp, ConvAttrs, CoordTransform, DType, DotDims, F32, Op, PadMode,
    PoolAttrs, ReduceFn, ResizeAttrs, ResizeMode, Tensor, UnaryFn,
};
use weft_reference::{RefError, eval_op, eval_op_within};

fn resize(size: u64, scale: f64, antialias: bool) -> Op {
    Op::Resize(ResizeAttrs {
        sizes: vec![size],
        scales_bits: vec![scale.to_bits()],
        mode: ResizeMode::Linear,
        transform: CoordTransform::HalfPixel,
        antialias,
    })
}

fn conv(stride: u64, pad: u64, groups: u64) -> Op {
    Op::Conv(ConvAttrs {
        strides: vec![stride],
        dilations: vec![1],
        pads_begin: vec![pad],
        pads_end: vec![pad],
        groups,
    })
}

fn pool(kernel: u64, pad: u64) -> Op {
    Op::Composite(CompositeOp::MaxPool(PoolAttrs {
        kernel: vec![kernel],
        strides: vec![1],
        dilations: vec![1],
        pads_begin: vec![pad],
        pads_end: vec![pad],
        ceil_mode: false,
        count_include_pad: false,
    }))
}

fn pad(before: i64, after: i64, mode: PadMode) -> Op {
    Op::Pad {
        before: vec![before],
        after: vec![after],
        mode,
    }
}

#[test]
fn hostile_ops_give_errors() {
    let row = f32s(&[4], &[1.0, 2.0, 3.0, 4.0]);
    let one = f32s(&[1], &[1.0]);
    let scalar = f32s(&[], &[0.0]);
    let image = f32s(&[1, 2, 4], &[0.5; 8]);
    let filter = f32s(&[2, 2, 3], &[0.5; 12]);
    let empty = f32s(&[2, 0], &[]);
    let wide = f32s(&[1, 1 << 10], &[0.0; 1 << 10]);
    let tall = f32s(&[1 << 10, 1], &[0.0; 1 << 10]);
    let dims = |lhs: &[usize], rhs: &[usize]| {
        Op::Dot(DotDims {
            lhs_batch: vec![],
            rhs_batch: vec![],
            lhs_contract: lhs.to_vec(),
            rhs_contract: rhs.to_vec(),
        })
    };
    let reduce = |axes: &[usize]| Op::Reduce {
        op: ReduceFn::Sum,
        axes: axes.to_vec(),
        keep_dims: false,
    };
    let slice = |start: u64, step: i64, size: u64| Op::Slice {
        starts: vec![start],
        steps: vec![step],
        sizes: vec![size],
    };
    let cases: Vec<(&str, Op, Vec<&Tensor>)> = vec![
        ("no operands", Op::Unary(UnaryFn::Neg), vec![]),
        (
            "too many operands",
            Op::Unary(UnaryFn::Neg),
            vec![&row, &row],
        ),
        ("shapes", Op::Binary(BinaryFn::Add), vec![&row, &wide]),
        (
            "broadcast to 2^60",
            Op::Broadcast {
                shape: vec![1 << 60],
            },
            vec![&one],
        ),
        (
            "broadcast to 2^36",
            Op::Broadcast {
                shape: vec![1 << 36],
            },
            vec![&one],
        ),
        (
            "broadcast overflow",
            Op::Broadcast {
                shape: vec![1 << 32, 1 << 32],
            },
            vec![&one],
        ),
        ("reshape", Op::Reshape { shape: vec![5] }, vec![&row]),
        (
            "reshape overflow",
            Op::Reshape {
                shape: vec![1 << 33, 1 << 33],
            },
            vec![&row],
        ),
        (
            "perm twice",
            Op::Transpose { perm: vec![0, 0] },
            vec![&wide],
        ),
        (
            "perm outside",
            Op::Transpose { perm: vec![0, 7] },
            vec![&wide],
        ),
        ("slice outside", slice(1, 2, 3), vec![&row]),
        ("slice backward outside", slice(1, -1, 3), vec![&row]),
        ("slice far", slice(u64::MAX, i64::MIN, u64::MAX), vec![&row]),
        ("step 0", slice(0, 0, 1), vec![&row]),
        ("concat axis", Op::Concat { axis: 1 }, vec![&row]),
        ("concat shapes", Op::Concat { axis: 0 }, vec![&wide, &tall]),
        (
            "pad without value",
            pad(1, 1, PadMode::Constant),
            vec![&row],
        ),
        (
            "pad far",
            pad(i64::MAX, i64::MAX, PadMode::Constant),
            vec![&row, &scalar],
        ),
        ("pad 2^36", pad(1 << 36, 0, PadMode::Edge), vec![&row]),
        ("crop too much", pad(-3, -2, PadMode::Edge), vec![&row]),
        ("reflect B15", pad(-3, 3, PadMode::Reflect), vec![&row]),
        (
            "reflect whole axis",
            pad(4, 0, PadMode::Reflect),
            vec![&row],
        ),
        ("wrap nothing", pad(-4, 1, PadMode::Wrap), vec![&row]),
        ("index 4", Op::Gather { axis: 0 }, vec![&row, &GATHER[0]]),
        ("index -5", Op::Gather { axis: 0 }, vec![&row, &GATHER[1]]),
        ("float index", Op::Gather { axis: 0 }, vec![&row, &scalar]),
        ("axes descending", reduce(&[1, 0]), vec![&wide]),
        ("axes twice", reduce(&[0, 0]), vec![&wide]),
        ("axis outside", reduce(&[2]), vec![&wide]),
        ("dot extents", dims(&[1], &[0]), vec![&wide, &wide]),
        ("dot lengths", dims(&[1], &[]), vec![&wide, &tall]),
        ("dot axis twice", dims(&[1, 1], &[0, 0]), vec![&wide, &tall]),
        ("conv stride 0", conv(0, 0, 1), vec![&image, &filter]),
        ("conv pad far", conv(1, 1 << 62, 1), vec![&image, &filter]),
        ("conv groups 0", conv(1, 0, 0), vec![&image, &filter]),
        ("conv groups", conv(1, 0, 2), vec![&image, &filter]),
        ("pool kernel 0", pool(0, 0), vec![&image]),
        ("pool kernel far", pool(1 << 62, 1 << 61), vec![&image]),
        ("pool larger than operand", pool(5, 0), vec![&image]),
        ("scale 0", resize(4, 0.0, false), vec![&row]),
        ("scale NaN", resize(2, f64::NAN, false), vec![&row]),
        ("scale -1", resize(2, -1.0, false), vec![&row]),
        ("tiny antialias scale", resize(1, 1e-300, true), vec![&row]),
        (
            "dishonest antialias scale",
            resize(1 << 20, 0.1, true),
            vec![&row],
        ),
        ("resize 2^40", resize(1 << 40, 1.0, false), vec![&row]),
        ("f64 exp", Op::Unary(UnaryFn::Exp), vec![&F64]),
        (
            "softmax axis",
            Op::Composite(CompositeOp::Softmax { axis: 1 }),
            vec![&row],
        ),
        (
            "norm scale",
            Op::Composite(CompositeOp::RmsNorm {
                axis: 0,
                eps: F32(0.0),
            }),
            vec![&row, &one],
        ),
    ]
    .into_iter()
    .collect();
    assert!(cases.len() >= 45);
    for (name, op, inputs) in cases {
        let result = eval_op(&op, &inputs);
        assert!(result.is_err(), "{name} gives {result:?}");
    }
    let arg = Op::ArgReduce {
        op: ArgOp::Max,
        axis: 1,
        keep_dims: false,
        select_last: false,
    };
    assert!(eval_op(&arg, &[&empty]).is_err());
}

static GATHER: std::sync::LazyLock<[Tensor; 2]> =
    std::sync::LazyLock::new(|| [Tensor::scalar(4i64), Tensor::scalar(-5i8)]);
static F64: std::sync::LazyLock<Tensor> = std::sync::LazyLock::new(|| Tensor::scalar(1.0f64));

#[test]
fn an_index_outside_is_named() {
    let row = f32s(&[4], &[1.0, 2.0, 3.0, 4.0]);
    let gather = Op::Gather { axis: 0 };
    let error = eval_op(&gather, &[&row, &GATHER[1]]).unwrap_err();
    let expected = RefError::IndexOutside {
        op: "gather",
        index: -5,
        extent: 4,
    };
    assert_eq!(error, expected);
    assert_eq!(
        error.to_string(),
        "gather has an index -5 outside an axis of extent 4"
    );
    let last = eval_op(&gather, &[&row, &Tensor::scalar(-1i32)]).expect("the last one");
    assert_eq!(bits(&last), bits(&f32s(&[], &[4.0])));
}

#[test]
fn the_limit_counts_results_and_intermediate_results() {
    let column = f32s(&[64, 1], &[1.0; 64]);
    let row = f32s(&[1, 64], &[1.0; 64]);
    let add = Op::Binary(BinaryFn::Add);
    assert!(eval_op_within(&add, &[&column, &row], 64 * 64 * 4).is_ok());
    let error = eval_op_within(&add, &[&column, &row], 64 * 64 * 4 - 1).unwrap_err();
    assert!(
        matches!(error, RefError::TooLarge { op: "add", .. }),
        "{error}"
    );
    // The last axis grows first, while the first is still long.
    let op = Op::Resize(ResizeAttrs {
        sizes: vec![1, 64],
        scales_bits: vec![(1.0f64 / 64.0).to_bits(), 64f64.to_bits()],
        mode: ResizeMode::Linear,
        transform: CoordTransform::HalfPixel,
        antialias: false,
    });
    assert!(eval_op_within(&op, &[&column], 64 * 64 * 4 - 1).is_err());
    assert!(eval_op_within(&op, &[&column], 64 * 64 * 4).is_ok());
}

/// Empty tensors with enormous other extents cost nothing.
#[test]
fn empty_tensors_cost_nothing() {
    let big = 1u64 << 39;
    let empty = Tensor::from_bytes(DType::F32, vec![big, 0], Vec::new()).expect("no elements");
    for op in [
        Op::Unary(UnaryFn::Neg),
        Op::Composite(CompositeOp::Softmax { axis: 1 }),
        Op::Composite(CompositeOp::Softmax { axis: 0 }),
        Op::Transpose { perm: vec![1, 0] },
        Op::Reshape {
            shape: vec![0, big],
        },
        Op::Reduce {
            op: ReduceFn::Sum,
            axes: vec![0],
            keep_dims: true,
        },
    ] {
        let result = eval_op(&op, &[&empty]).expect("nothing to do");
        assert_eq!(result.elems(), 0, "{op:?}");
    }
    let concat = eval_op(&Op::Concat { axis: 1 }, &[&empty, &empty]).expect("nothing to do");
    assert_eq!(concat.shape(), [big, 0]);
    let right = Tensor::from_bytes(DType::F32, vec![0, 0], Vec::new()).expect("no elements");
    let dims = DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![1],
        rhs_contract: vec![0],
    };
    let dot = eval_op(&Op::Dot(dims), &[&empty, &right]).expect("nothing to do");
    assert_eq!(dot.shape(), [big, 0]);
}
