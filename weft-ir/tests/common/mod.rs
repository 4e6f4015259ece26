//! Graphs and ops for the tests: every op with plausible attributes, on whatever values fit.

#![allow(dead_code, reason = "each test binary uses a part")]

use weft_ir::{
    ArgOp, AttentionAttrs, BinaryFn, CompareFn, CompositeOp, ConvAttrs, CoordTransform, DType,
    DotDims, F32, GeluForm, Graph, NearestRounding, Op, PadMode, PoolAttrs, ReduceFn, ResizeAttrs,
    ResizeMode, ScalePlace, Tensor, TensorType, UnaryFn, ValueId,
};

/// A small generator of numbers.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    pub fn flag(&mut self) -> bool {
        self.below(2) == 0
    }

    pub fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }

    /// Extents of a shape of a few axes.
    pub fn shape(&mut self, rank: u64, most: u64) -> Vec<u64> {
        (0..rank).map(|_| 1 + self.below(most)).collect()
    }

    /// Any float, odd ones often.
    pub fn float(&mut self) -> F32 {
        F32(match self.below(8) {
            0 => f32::from_bits(self.next() as u32),
            1 => f32::INFINITY,
            2 => -0.0,
            3 => 1.0,
            4 => 1e-5,
            _ => self.below(1000) as f32 / 64.0 - 5.0,
        })
    }

    /// A tensor of any bits (of `Bool`: 0 and 1).
    pub fn tensor(&mut self, dtype: DType, shape: &[u64]) -> Tensor {
        let elems = shape.iter().product::<u64>() as usize;
        let bytes: Vec<u8> = (0..elems * dtype.size_bytes())
            .map(|_| match dtype {
                DType::Bool => self.below(2) as u8,
                _ => self.next() as u8,
            })
            .collect();
        Tensor::from_bytes(dtype, shape.to_vec(), bytes).unwrap()
    }
}

/// Names that text has to quote with care.
pub const NAMES: [&str; 8] = [
    "x",
    "layer/0/out",
    "a \"quoted\" name",
    "back\\slash",
    "two\nlines",
    "tab\tand \u{7f}",
    "smørrebrød # no comment",
    "%3: f32[2]",
];

/// Kinds of op that [`some_op`] makes.
pub const OP_KINDS: u64 = 40;

/// An op of a kind that may fit operands whose first has this shape.
pub fn some_op(rng: &mut Rng, kind: u64, shape: &[u64]) -> Op {
    let rank = shape.len();
    let axis = |rng: &mut Rng| rng.below(rank.max(1) as u64) as usize;
    let spatial = rank.saturating_sub(2);
    let f = rng.float();
    let composite = Op::Composite;
    match kind {
        0 => Op::Unary(rng.pick(UnaryFn::ALL)),
        1 => Op::Binary(rng.pick(BinaryFn::ALL)),
        2 => Op::Compare(rng.pick(CompareFn::ALL)),
        3 => Op::Fma,
        4 => Op::Select,
        5 => Op::Cast {
            to: rng.pick(&DType::ALL),
        },
        6 => Op::Reshape {
            shape: vec![shape.iter().product()],
        },
        7 => Op::Transpose {
            perm: (0..rank).rev().collect(),
        },
        8 => Op::Slice {
            starts: shape.iter().map(|n| n.saturating_sub(1)).collect(),
            steps: vec![-1; rank],
            sizes: shape.iter().map(|n| n.div_ceil(2)).collect(),
        },
        9 => Op::Concat { axis: axis(rng) },
        10 => Op::Pad {
            before: vec![rng.below(2) as i64 - 1; rank],
            after: vec![rng.below(2) as i64; rank],
            mode: [
                PadMode::Constant,
                PadMode::Reflect,
                PadMode::Edge,
                PadMode::Wrap,
            ][rng.below(4) as usize]
                .clone(),
        },
        11 => Op::Broadcast {
            shape: [&[2], shape].concat(),
        },
        12 => Op::Gather { axis: axis(rng) },
        13 => Op::Reduce {
            op: rng.pick(ReduceFn::ALL),
            axes: (0..rank).filter(|_| rng.flag()).collect(),
            keep_dims: rng.flag(),
        },
        14 => Op::ArgReduce {
            op: rng.pick(ArgOp::ALL),
            axis: axis(rng),
            keep_dims: rng.flag(),
            select_last: rng.flag(),
        },
        15 | 38 => {
            let batch = rank.saturating_sub(2);
            let dims = DotDims {
                lhs_batch: (0..batch).collect(),
                rhs_batch: (0..batch).collect(),
                lhs_contract: vec![rank.saturating_sub(1)],
                rhs_contract: vec![rank.saturating_sub(1 + rng.below(2) as usize)],
            };
            if kind == 15 {
                Op::Dot(dims)
            } else {
                Op::MaskedDot(dims)
            }
        }
        16 => Op::Conv(ConvAttrs {
            strides: vec![1 + rng.below(2); spatial],
            dilations: vec![1; spatial],
            pads_begin: vec![rng.below(3); spatial],
            pads_end: vec![rng.below(3); spatial],
            groups: 1,
        }),
        17 => {
            let sizes: Vec<u64> = shape.iter().map(|n| n + rng.below(3)).collect();
            let scales = sizes.iter().zip(shape).map(|(m, n)| *m as f64 / *n as f64);
            Op::Resize(ResizeAttrs {
                scales_bits: scales.map(f64::to_bits).collect(),
                sizes,
                mode: match rng.below(3) {
                    0 => ResizeMode::Nearest(rng.pick(&[
                        NearestRounding::RoundPreferFloor,
                        NearestRounding::RoundPreferCeil,
                        NearestRounding::Floor,
                        NearestRounding::Ceil,
                    ])),
                    1 => ResizeMode::Linear,
                    _ => ResizeMode::Cubic {
                        a: F32(-0.75),
                        exclude_outside: rng.flag(),
                    },
                },
                transform: rng.pick(&[
                    CoordTransform::HalfPixel,
                    CoordTransform::HalfPixelSymmetric,
                    CoordTransform::PytorchHalfPixel,
                    CoordTransform::AlignCorners,
                    CoordTransform::Asymmetric,
                ]),
                antialias: false,
            })
        }
        18 => composite(CompositeOp::Relu),
        19 => composite(CompositeOp::LeakyRelu { alpha: f }),
        20 => composite(CompositeOp::Elu { alpha: f }),
        21 => composite(CompositeOp::Selu {
            alpha: f,
            gamma: rng.float(),
        }),
        22 => composite(CompositeOp::HardSigmoid {
            alpha: f,
            beta: rng.float(),
        }),
        23 => composite(CompositeOp::HardSwish),
        24 => composite(CompositeOp::Gelu(GeluForm::Erf)),
        25 => composite(CompositeOp::Gelu(GeluForm::Tanh)),
        26 => composite(CompositeOp::Silu),
        27 => composite(CompositeOp::Mish),
        28 => composite(CompositeOp::Softmax { axis: axis(rng) }),
        29 => composite(CompositeOp::LayerNorm {
            axis: rank.saturating_sub(1),
            eps: f,
        }),
        30 => composite(CompositeOp::RmsNorm {
            axis: rank.saturating_sub(1),
            eps: f,
        }),
        31 => composite(CompositeOp::GroupNorm { groups: 1, eps: f }),
        32 => composite(CompositeOp::BatchNorm { eps: f }),
        33 => composite(CompositeOp::Gemm {
            alpha: if rng.flag() { F32(1.0) } else { f },
            beta: if rng.flag() { F32(1.0) } else { rng.float() },
            trans_a: rng.flag(),
            trans_b: rng.flag(),
        }),
        34 | 35 => {
            let attrs = PoolAttrs {
                kernel: vec![1 + rng.below(3); spatial],
                strides: vec![1 + rng.below(2); spatial],
                dilations: vec![1 + rng.below(2); spatial],
                pads_begin: vec![rng.below(2); spatial],
                pads_end: vec![rng.below(2); spatial],
                ceil_mode: rng.flag(),
                count_include_pad: rng.flag(),
            };
            composite(if kind == 34 {
                CompositeOp::AveragePool(attrs)
            } else {
                CompositeOp::MaxPool(attrs)
            })
        }
        36 => Op::Transpose {
            perm: (0..rank).collect(),
        },
        39 => composite(CompositeOp::Attention(AttentionAttrs {
            scale: f,
            place: rng.pick(&[ScalePlace::Query, ScalePlace::Both, ScalePlace::Scores]),
            causal: rng.flag().then(|| rng.below(5)),
        })),
        _ => Op::Cast { to: DType::F32 },
    }
}

/// Operands of an op besides the first, as shapes and dtypes.
pub fn other_operands(rng: &mut Rng, op: &Op, ty: &TensorType) -> Vec<TensorType> {
    let shape = ty.shape.extents().unwrap();
    let like = |shape: &[u64]| TensorType::fixed(ty.dtype, shape);
    let channels = shape.get(1).copied().unwrap_or(1);
    match op {
        Op::Binary(_) | Op::Compare(_) => vec![like(&shape)],
        Op::Fma => vec![like(&shape), like(&[])],
        Op::Select => vec![
            TensorType::fixed(DType::F16, &shape),
            TensorType::fixed(DType::F16, &[]),
        ],
        Op::Concat { .. } => vec![like(&shape)],
        Op::Pad {
            mode: PadMode::Constant,
            ..
        } => vec![like(&[])],
        Op::Gather { .. } => vec![TensorType::fixed(DType::I64, &rng.shape(1, 3))],
        Op::Dot(_) | Op::MaskedDot(_) => vec![like(&shape)],
        Op::Conv(_) => {
            let mut w = shape.clone();
            w[0] = 2;
            for extent in w.iter_mut().skip(2) {
                *extent = 1 + rng.below(2);
            }
            vec![like(&w)]
        }
        Op::Composite(composite) => match composite {
            CompositeOp::LayerNorm { axis, .. } if rng.flag() => {
                vec![like(&shape[*axis..]), like(&shape[*axis..])]
            }
            CompositeOp::LayerNorm { axis, .. } | CompositeOp::RmsNorm { axis, .. } => {
                vec![like(&shape[*axis..])]
            }
            CompositeOp::Attention(_) if shape.len() >= 2 => {
                let keys = 1 + rng.below(4);
                let mut k = shape.clone();
                k[shape.len() - 2] = keys;
                let mut others = vec![like(&k), like(&k)];
                match rng.below(3) {
                    0 => others.push(like(&[shape[shape.len() - 2], keys])),
                    1 => others.push(TensorType::fixed(DType::Bool, &[keys])),
                    _ => {}
                }
                others
            }
            CompositeOp::GroupNorm { .. } => vec![like(&[channels]); 2],
            CompositeOp::BatchNorm { .. } => vec![like(&[channels]); 4],
            CompositeOp::Gemm {
                trans_a, trans_b, ..
            } if shape.len() == 2 => {
                let k = shape[usize::from(!*trans_a)];
                let b = if *trans_b { [3, k] } else { [k, 3] };
                let mut others = vec![like(&b)];
                if rng.flag() {
                    others.push(like(&[3]));
                }
                others
            }
            _ => vec![],
        },
        _ => vec![],
    }
}

/// A graph of up to `nodes` nodes that verifies.
pub fn some_graph(seed: u64, nodes: u64) -> Graph {
    let mut rng = Rng(seed);
    let mut graph = Graph::named(rng.pick(&NAMES));
    let mut values: Vec<ValueId> = Vec::new();
    let add_leaf = |graph: &mut Graph, rng: &mut Rng, ty: &TensorType| {
        let name = rng.pick(&NAMES);
        if rng.flag() {
            graph.add_input(name, ty.clone())
        } else {
            let tensor = rng.tensor(ty.dtype, &ty.shape.extents().unwrap());
            graph.add_constant(name, tensor)
        }
    };
    for _ in 0..2 {
        let dtype = if rng.flag() {
            DType::F32
        } else {
            rng.pick(&DType::ALL)
        };
        let rank = rng.below(5);
        let ty = TensorType::fixed(dtype, &rng.shape(rank, 4));
        values.push(add_leaf(&mut graph, &mut rng, &ty));
    }
    for _ in 0..nodes {
        let x = rng.pick(&values);
        let ty = graph.ty(x).clone();
        let shape = ty.shape.extents().unwrap();
        if ty.elems().unwrap_or(0) > 4000 {
            continue;
        }
        let kind = rng.below(OP_KINDS);
        let op = some_op(&mut rng, kind, &shape);
        let others = match shape.len() {
            0 | 1 if matches!(op, Op::Conv(_)) => continue,
            _ => other_operands(&mut rng, &op, &ty),
        };
        let mut inputs = vec![x];
        for ty in &others {
            let found = values.iter().find(|v| graph.ty(**v) == ty).copied();
            inputs.push(match found {
                Some(value) if rng.flag() => value,
                _ => add_leaf(&mut graph, &mut rng, ty),
            });
        }
        let (node_name, value_name) = (rng.pick(&NAMES), rng.pick(&NAMES));
        if let Ok(y) = graph.add_node_with_output(node_name, value_name, op, &inputs) {
            values.push(y);
        }
    }
    for _ in 0..1 + rng.below(3) {
        let value = rng.pick(&values);
        graph.add_output(rng.pick(&NAMES), value);
    }
    graph
}
