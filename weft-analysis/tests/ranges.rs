//! Ranges against the reference: on many inputs, hostile ones included, no element of any result
//! lies outside the range that was claimed for it.

use weft_analysis::{FloatRange, IntRange, ValueRange, op_range, ranges, ranges_given};
use weft_ir::{
    ArgOp, BinaryFn, CompareFn, CompositeOp, ConvAttrs, CoordTransform, DType, DotDims, F32,
    GeluForm, Graph, NearestRounding, Op, PadMode, PoolAttrs, ReduceFn, ResizeAttrs, ResizeMode,
    Tensor, TensorType, UnaryFn, infer,
};
use weft_reference::eval_op;

/// A small generator of numbers.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Kinds of element that one tensor is filled with.
const KINDS: u64 = 12;

/// An element as f64, rounded to the dtype by whoever stores it.
fn float_element(rng: &mut Rng, kind: u64) -> f64 {
    let sign = if rng.below(2) == 0 { 1.0 } else { -1.0 };
    match kind {
        // Anything near one.
        0 => rng.unit() * 2.0 - 1.0,
        1 => rng.unit(),
        2 => rng.below(256) as f64,
        3 => -(rng.unit() * 80.0),
        4 => sign * rng.unit() * 1e3,
        5 => sign * rng.below(4) as f64,
        6 => sign * 2f64.powi(-(rng.below(160) as i32)),
        7 => sign * 2f64.powi(rng.below(130) as i32) * (1.0 + rng.unit()),
        8 => 2.0 + rng.unit(),
        9 => match rng.below(5) {
            0 => f64::NAN,
            1 => sign * f64::INFINITY,
            2 => sign * 0.0,
            _ => sign * rng.unit(),
        },
        10 => sign * f64::from(f32::from_bits(rng.below(1 << 24) as u32)),
        _ => f64::from(f32::from_bits(rng.next() as u32)),
    }
}

fn tensor(rng: &mut Rng, dtype: DType, shape: &[u64], kind: u64) -> Tensor {
    let n = shape.iter().product::<u64>() as usize;
    let floats: Vec<f64> = (0..n).map(|_| float_element(rng, kind)).collect();
    match dtype {
        DType::F32 => {
            let elems: Vec<f32> = floats.iter().map(|x| *x as f32).collect();
            Tensor::from_elems(shape, &elems).unwrap()
        }
        DType::F64 => Tensor::from_elems(shape, &floats).unwrap(),
        DType::F16 | DType::BF16 => {
            let wide = Tensor::from_elems(shape, &floats).unwrap();
            eval_op(&Op::Cast { to: dtype }, &[&wide]).unwrap()
        }
        DType::Bool => {
            let elems: Vec<bool> = (0..n).map(|_| rng.below(2) == 0).collect();
            Tensor::from_bools(shape, &elems).unwrap()
        }
        dtype => {
            let size = dtype.size_bytes();
            let bytes: Vec<u8> = (0..n)
                .flat_map(|_| {
                    let bits = match kind % 4 {
                        0 => rng.below(10),
                        1 => rng.next(),
                        2 => rng.below(7).wrapping_sub(3),
                        _ => rng.below(100) + 20,
                    };
                    bits.to_le_bytes()[..size].to_vec()
                })
                .collect();
            Tensor::from_bytes(dtype, shape.to_vec(), bytes).unwrap()
        }
    }
}

/// Elements of a value that its range does not admit.
fn outside(range: &ValueRange, value: &Tensor) -> usize {
    assert_eq!(range.dtype(), value.dtype());
    (0..value.elems())
        .filter(|i| !range.admits_bits(value.bits(*i)))
        .count()
}

/// Checks one op on tensors whose ranges are known exactly. Whether it applied to their dtypes.
fn check(op: &Op, inputs: &[Tensor]) -> bool {
    let types: Vec<TensorType> = inputs.iter().map(Tensor::ty).collect();
    let Ok(result) = infer(op, &types.iter().collect::<Vec<_>>(), &[]) else {
        return false;
    };
    let given: Vec<ValueRange> = inputs.iter().map(ValueRange::of_tensor).collect();
    for (range, tensor) in given.iter().zip(inputs) {
        assert_eq!(outside(range, tensor), 0, "{range}");
    }
    let operands: Vec<_> = given.iter().zip(&types).collect();
    let claimed = op_range(op, &operands, &result);
    let value = eval_op(op, &inputs.iter().collect::<Vec<_>>()).unwrap();
    for i in 0..value.elems() {
        assert!(
            claimed.admits_bits(value.bits(i)),
            "{op:?} of {given:?} gives {:#x} at {i}, beyond {claimed} {claimed:?}",
            value.bits(i),
        );
    }
    true
}

/// Runs an op on `count` fillings of operands of these shapes, for each dtype it takes.
fn sweep(op: &Op, dtypes: &[DType], shapes: &[&[u64]], count: u64) {
    let mut ran = 0;
    for dtype in dtypes {
        for seed in 0..count {
            let mut rng = Rng(seed * 7919 + *dtype as u64);
            let inputs: Vec<Tensor> = shapes
                .iter()
                .map(|shape| {
                    let kind = rng.below(KINDS);
                    tensor(&mut rng, *dtype, shape, kind)
                })
                .collect();
            ran += usize::from(check(op, &inputs));
        }
    }
    assert!(ran > 0, "{op:?} ran on nothing");
}

const FLOATS: [DType; 4] = [DType::F32, DType::F64, DType::F16, DType::BF16];

#[test]
fn functions_of_one_operand() {
    for f in UnaryFn::ALL {
        sweep(&Op::Unary(*f), &DType::ALL, &[&[9]], 400);
    }
}

#[test]
fn functions_of_two_operands() {
    for f in BinaryFn::ALL {
        sweep(&Op::Binary(*f), &DType::ALL, &[&[9], &[9]], 250);
        sweep(&Op::Binary(*f), &DType::ALL, &[&[1], &[1]], 400);
    }
    for f in CompareFn::ALL {
        sweep(&Op::Compare(*f), &DType::ALL, &[&[3], &[3]], 300);
        sweep(&Op::Compare(*f), &DType::ALL, &[&[1], &[1]], 300);
    }
}

#[test]
fn an_operand_with_itself() {
    for seed in 0..4000 {
        let mut rng = Rng(seed);
        let dtype = DType::ALL[rng.below(12) as usize];
        let mut graph = Graph::named("same");
        let kind = rng.below(KINDS);
        let x = tensor(&mut rng, dtype, &[6], kind);
        let id = graph.add_input("x", x.ty());
        let f = [BinaryFn::Mul, BinaryFn::Add, BinaryFn::Max][rng.below(3) as usize];
        let y = graph.add_node("y", Op::Binary(f), &[id, id]).unwrap();
        let given = [(id, ValueRange::of_tensor(&x))].into_iter().collect();
        let claimed = ranges_given(&graph, &given)[y.index()];
        let value = eval_op(&Op::Binary(f), &[&x, &x]).unwrap();
        assert_eq!(outside(&claimed, &value), 0, "{f:?} {dtype} {claimed:?}");
    }
}

#[test]
fn fma_and_select() {
    sweep(
        &Op::Fma,
        &[DType::F32, DType::F64],
        &[&[9], &[9], &[9]],
        3000,
    );
    sweep(
        &Op::Fma,
        &[DType::F32, DType::F64],
        &[&[1], &[1], &[1]],
        3000,
    );
    for dtype in DType::ALL {
        for seed in 0..100 {
            let mut rng = Rng(seed);
            let kind = rng.below(KINDS);
            let shape = [1 + rng.below(3)];
            let c = tensor(&mut rng, DType::Bool, &shape, kind);
            let a = tensor(&mut rng, dtype, &shape, kind);
            let other = rng.below(KINDS);
            let b = tensor(&mut rng, dtype, &shape, other);
            assert!(check(&Op::Select, &[c, a, b]));
        }
    }
}

#[test]
fn casts_from_everything_to_everything() {
    for to in DType::ALL {
        sweep(&Op::Cast { to }, &DType::ALL, &[&[7]], 300);
    }
}

#[test]
fn ops_that_move_elements() {
    let ops: [(Op, &[&[u64]]); 7] = [
        (Op::Reshape { shape: vec![6] }, &[&[2, 3]]),
        (Op::Transpose { perm: vec![1, 0] }, &[&[2, 3]]),
        (
            Op::Slice {
                starts: vec![1],
                steps: vec![2],
                sizes: vec![2],
            },
            &[&[5]],
        ),
        (Op::Concat { axis: 0 }, &[&[2], &[0], &[3]]),
        (Op::Broadcast { shape: vec![4, 2] }, &[&[2]]),
        (
            Op::Pad {
                before: vec![1],
                after: vec![-1],
                mode: PadMode::Constant,
            },
            &[&[3], &[]],
        ),
        (
            Op::Pad {
                before: vec![1],
                after: vec![1],
                mode: PadMode::Reflect,
            },
            &[&[3]],
        ),
    ];
    for (op, shapes) in &ops {
        sweep(op, &DType::ALL, shapes, 50);
    }
    let indices = Tensor::from_elems(&[3], &[2i64, -1, 0]).unwrap();
    let mut rng = Rng(1);
    let data = tensor(&mut rng, DType::F32, &[4], 0);
    assert!(check(&Op::Gather { axis: 0 }, &[data, indices]));
}

#[test]
fn reductions() {
    for f in ReduceFn::ALL {
        let op = Op::Reduce {
            op: *f,
            axes: vec![1],
            keep_dims: false,
        };
        for n in [0, 1, 2, 33, 100] {
            sweep(&op, &DType::ALL, &[&[2, n]], if n > 2 { 60 } else { 200 });
        }
    }
    for op in ArgOp::ALL {
        let op = Op::ArgReduce {
            op: *op,
            axis: 0,
            keep_dims: false,
            select_last: false,
        };
        sweep(&op, &DType::ALL, &[&[5]], 50);
    }
    // Past one block.
    let op = Op::Reduce {
        op: ReduceFn::Sum,
        axes: vec![0],
        keep_dims: false,
    };
    for value in [0.1f32, -3.3, 1e-45, 3e33, f32::MAX] {
        let ones = Tensor::from_elems(&[70_000], &vec![value; 70_000]).unwrap();
        assert!(check(&op, &[ones]));
    }
}

#[test]
fn contractions() {
    let dims = DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![1],
        rhs_contract: vec![0],
    };
    let op = Op::Dot(dims);
    sweep(&op, &DType::ALL, &[&[2, 3], &[3, 2]], 400);
    sweep(&op, &DType::ALL, &[&[2, 300], &[300, 2]], 60);
    sweep(&op, &DType::ALL, &[&[2, 0], &[0, 2]], 3);
    for (pad, groups) in [(0, 1), (1, 1), (1, 2)] {
        let op = Op::Conv(ConvAttrs {
            strides: vec![1],
            dilations: vec![1],
            pads_begin: vec![pad],
            pads_end: vec![0],
            groups,
        });
        sweep(&op, &DType::ALL, &[&[1, 4, 6], &[2, 4 / groups, 3]], 200);
    }
}

#[test]
fn resizes() {
    let modes = [
        (ResizeMode::Nearest(NearestRounding::Floor), false),
        (ResizeMode::Linear, false),
        (ResizeMode::Linear, true),
        (
            ResizeMode::Cubic {
                a: F32(-0.75),
                exclude_outside: false,
            },
            false,
        ),
    ];
    for (mode, antialias) in modes {
        for size in [3, 7, 16] {
            let op = Op::Resize(ResizeAttrs {
                sizes: vec![2, size],
                scales_bits: vec![1f64.to_bits(), (size as f64 / 7.0).to_bits()],
                mode,
                transform: CoordTransform::HalfPixel,
                antialias,
            });
            sweep(&op, &DType::ALL, &[&[2, 7]], 150);
        }
    }
}

fn activations() -> Vec<CompositeOp> {
    vec![
        CompositeOp::Relu,
        CompositeOp::LeakyRelu { alpha: F32(0.01) },
        CompositeOp::LeakyRelu { alpha: F32(-3.0) },
        CompositeOp::Elu { alpha: F32(1.0) },
        CompositeOp::Selu {
            alpha: F32(1.673_263_2),
            gamma: F32(1.050_701),
        },
        CompositeOp::HardSigmoid {
            alpha: F32(0.2),
            beta: F32(0.5),
        },
        CompositeOp::HardSwish,
        CompositeOp::Gelu(GeluForm::Erf),
        CompositeOp::Gelu(GeluForm::Tanh),
        CompositeOp::Silu,
        CompositeOp::Mish,
    ]
}

#[test]
fn composites() {
    for op in activations() {
        sweep(&Op::Composite(op), &FLOATS, &[&[9]], 300);
    }
    let norm = |op: CompositeOp, shapes: &[&[u64]]| {
        sweep(&Op::Composite(op), &FLOATS, shapes, 200);
    };
    norm(CompositeOp::Softmax { axis: 1 }, &[&[2, 5]]);
    norm(CompositeOp::Softmax { axis: 0 }, &[&[40, 2]]);
    for eps in [1e-5, 0.0] {
        let eps = F32(eps);
        norm(
            CompositeOp::LayerNorm { axis: 1, eps },
            &[&[2, 6], &[6], &[6]],
        );
        norm(CompositeOp::LayerNorm { axis: 1, eps }, &[&[2, 40], &[40]]);
        norm(CompositeOp::RmsNorm { axis: 1, eps }, &[&[2, 6], &[6]]);
        norm(
            CompositeOp::GroupNorm { groups: 2, eps },
            &[&[2, 4, 3], &[4], &[4]],
        );
        norm(
            CompositeOp::BatchNorm { eps },
            &[&[2, 3, 2], &[3], &[3], &[3], &[3]],
        );
    }
    for (alpha, beta) in [(1.0, 1.0), (0.5, 2.0)] {
        let op = CompositeOp::Gemm {
            alpha: F32(alpha),
            beta: F32(beta),
            trans_a: false,
            trans_b: true,
        };
        norm(op, &[&[2, 5], &[3, 5], &[3]]);
    }
}

#[test]
fn poolings() {
    for (pad, ceil_mode, count_include_pad, dilation) in [
        (0, false, false, 1),
        (1, false, true, 1),
        (1, false, false, 1),
        (1, true, true, 2),
        (0, true, false, 1),
    ] {
        let attrs = PoolAttrs {
            kernel: vec![2, 3],
            strides: vec![2, 1],
            dilations: vec![dilation; 2],
            pads_begin: vec![pad; 2],
            pads_end: vec![pad; 2],
            ceil_mode,
            count_include_pad,
        };
        let average = Op::Composite(CompositeOp::AveragePool(attrs.clone()));
        sweep(&average, &FLOATS, &[&[1, 2, 5, 6]], 300);
        let max = Op::Composite(CompositeOp::MaxPool(attrs));
        sweep(&max, &DType::ALL, &[&[1, 2, 5, 6]], 150);
    }
}

/// A checker that cannot fail checks nothing: each fact, weakened the wrong way, is caught.
#[test]
fn planted_faults_are_caught() {
    let values = [-0.0f32, f32::NAN, 1e-40, -2.5, f32::INFINITY, 7.0];
    let tensor = Tensor::from_elems(&[6], &values).unwrap();
    let ValueRange::Float(range) = ValueRange::of_tensor(&tensor) else {
        panic!("a float range");
    };
    let count = |range: FloatRange| outside(&ValueRange::Float(range), &tensor);
    assert_eq!(count(range), 0);
    let faults = [
        FloatRange {
            can_be_nan: false,
            ..range
        },
        FloatRange {
            can_be_neg_zero: false,
            ..range
        },
        FloatRange { lo: -2.25, ..range },
        FloatRange {
            hi: f64::from(f32::MAX),
            ..range
        },
        FloatRange {
            min_magnitude: f64::from(f32::MIN_POSITIVE),
            ..range
        },
    ];
    for fault in faults {
        assert_eq!(count(fault), 1, "{fault:?}");
    }
    let ints = Tensor::from_elems(&[2], &[-3i8, 100]).unwrap();
    let int = |lo, hi| {
        ValueRange::Int(IntRange {
            dtype: DType::I8,
            lo,
            hi,
        })
    };
    assert_eq!(outside(&int(-3, 100), &ints), 0);
    assert_eq!(outside(&int(-2, 100), &ints), 1);
    assert_eq!(outside(&int(-3, 99), &ints), 1);
}

/// Soundness alone could be had by saying nothing. These facts are what plans are made of.
#[test]
fn facts_are_sharp_where_it_matters() {
    let mut graph = Graph::named("pixels");
    let page = graph.add_input("page", TensorType::fixed(DType::U8, &[2, 64]));
    let mut node = |name: &str, op: Op, inputs: &[_]| graph.add_node(name, op, inputs).unwrap();
    let x = node("x", Op::Cast { to: DType::F32 }, &[page]);
    let back = node("back", Op::Cast { to: DType::U8 }, &[x]);
    let signed = node("signed", Op::Cast { to: DType::I16 }, &[page]);
    let sum = node(
        "sum",
        Op::Reduce {
            op: ReduceFn::Sum,
            axes: vec![1],
            keep_dims: true,
        },
        &[x],
    );
    let softmax = node(
        "softmax",
        Op::Composite(CompositeOp::Softmax { axis: 1 }),
        &[x],
    );
    let erf = node("erf", Op::Unary(UnaryFn::Erf), &[x]);
    let scale = graph.add_constant("scale", Tensor::from_elems(&[64], &[2.0f32; 64]).unwrap());
    let norm = graph
        .add_node(
            "norm",
            Op::Composite(CompositeOp::LayerNorm {
                axis: 1,
                eps: F32(1e-5),
            }),
            &[x, scale],
        )
        .unwrap();
    let facts = ranges(&graph);
    let float = |id: weft_ir::ValueId| *facts[id.index()].float().unwrap();
    assert_eq!((float(x).lo, float(x).hi), (0.0, 255.0));
    assert!(!float(x).can_be_subnormal() && float(x).is_finite() && !float(x).can_be_neg_zero);
    // No saturation is needed on the way back, nor on the way to a wider integer.
    assert_eq!(
        *facts[back.index()].int().unwrap(),
        IntRange::any(DType::U8)
    );
    let signed = facts[signed.index()].int().unwrap();
    assert_eq!((signed.lo, signed.hi), (0, 255));
    assert!(signed.fits(DType::U8) && !signed.fits(DType::I8));
    assert!(float(sum).lo == 0.0 && (16_320.0..16_321.0).contains(&float(sum).hi));
    assert_eq!((float(softmax).lo, float(softmax).hi), (0.0, 1.0));
    assert!(!float(softmax).can_be_nan && !float(softmax).can_be_neg_zero);
    assert!(!float(softmax).can_be_subnormal());
    assert_eq!((float(erf).lo, float(erf).hi), (0.0, 1.0));
    // Two times 8, which is the square root of 64, and 1 % for rounding.
    assert!(float(norm).hi <= 16.2 && float(norm).lo >= -16.2 && !float(norm).can_be_nan);
}
