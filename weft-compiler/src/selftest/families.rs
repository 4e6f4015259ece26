//! The graphs.
//!
//! Extents are chosen so that vectors of 4, 8 and 16 lanes, unrolled loops, remainders and segments
//! of 256 terms all occur.

use super::inputs::{Filling, tensor};
use super::{Case, Family};
use std::collections::BTreeMap;
use weft_ir::{
    AttentionAttrs, BinaryFn, BuildError, CompareFn, ConvAttrs, CoordTransform, DType, DotDims,
    F32, GraphBuilder, NearestRounding, Op, PadMode, PoolAttrs, ReduceFn, ResizeAttrs, ResizeMode,
    ScalePlace, UnaryFn, Var,
};

/// A graph under construction, with its inputs.
struct Draft {
    builder: GraphBuilder,
    inputs: BTreeMap<String, weft_ir::Tensor>,
    outputs: usize,
    seed: u64,
}

type Drafted = Result<(), BuildError>;

impl Draft {
    fn input(&mut self, name: &str, dtype: DType, shape: &[u64], filling: Filling) -> Var {
        self.seed += 1;
        let values = tensor(self.seed, dtype, shape, filling);
        self.inputs.insert(name.to_owned(), values);
        self.builder.input(name, dtype, shape)
    }

    /// f32 in [-2, 2).
    fn near(&mut self, name: &str, shape: &[u64]) -> Var {
        self.input(name, DType::F32, shape, Filling::Near(2.0))
    }

    fn output(&mut self, value: &Var) -> Drafted {
        self.outputs += 1;
        self.builder.output(&format!("y{}", self.outputs), value)
    }

    /// An output of an op, where the op takes such operands.
    fn output_if(&mut self, op: Op, operands: &[&Var]) -> Drafted {
        match self.builder.node("", op, operands) {
            Ok(value) => self.output(&value),
            Err(_) => Ok(()),
        }
    }
}

fn case(name: &str, write: impl FnOnce(&mut Draft) -> Drafted) -> Result<Option<Case>, BuildError> {
    let mut draft = Draft {
        builder: GraphBuilder::new(name),
        inputs: BTreeMap::new(),
        outputs: 0,
        seed: name.bytes().fold(0, |seed, b| seed * 31 + u64::from(b)),
    };
    write(&mut draft)?;
    if draft.outputs == 0 {
        return Ok(None);
    }
    Ok(Some(Case {
        graph: draft.builder.finish()?,
        inputs: draft.inputs,
    }))
}

fn family(
    name: &'static str,
    cases: Vec<Result<Option<Case>, BuildError>>,
) -> Result<Family, BuildError> {
    let cases: Result<Vec<_>, _> = cases.into_iter().collect();
    Ok(Family {
        name,
        cases: cases?.into_iter().flatten().collect(),
    })
}

/// Every family.
pub(super) fn all() -> Result<Vec<Family>, BuildError> {
    Ok(vec![
        family("unary", DType::ALL.map(unary).into())?,
        family("binary", DType::ALL.map(binary).into())?,
        family("comparisons", DType::ALL.map(comparisons).into())?,
        family("conversions", DType::ALL.map(conversions).into())?,
        family("functions", functions())?,
        family("activations", vec![activations()])?,
        family("reductions", reductions())?,
        family("rows", rows())?,
        family("products", products())?,
        family("convolutions", convolutions())?,
        family("attention", attention())?,
        family("pooling", pooling())?,
        family("resize", resize())?,
        family("layout", vec![layout(), gather()])?,
        family("pixels", vec![pixels()])?,
    ])
}

/// The functions that cost no more than an operation.
const SIMPLE: [UnaryFn; 14] = [
    UnaryFn::Neg,
    UnaryFn::Abs,
    UnaryFn::Sign,
    UnaryFn::Recip,
    UnaryFn::Sqrt,
    UnaryFn::Rsqrt,
    UnaryFn::Floor,
    UnaryFn::Ceil,
    UnaryFn::Trunc,
    UnaryFn::RoundEven,
    UnaryFn::RoundHalfAway,
    UnaryFn::Not,
    UnaryFn::IsNan,
    UnaryFn::IsInf,
];

fn unary(dtype: DType) -> Result<Option<Case>, BuildError> {
    case(&format!("unary-{dtype}"), |d| {
        let x = d.input("x", dtype, &[3, 71], Filling::Bits);
        for f in SIMPLE {
            d.output_if(Op::Unary(f), &[&x])?;
        }
        Ok(())
    })
}

fn binary(dtype: DType) -> Result<Option<Case>, BuildError> {
    use BinaryFn::*;
    case(&format!("binary-{dtype}"), |d| {
        let x = d.input("x", dtype, &[37, 1], Filling::Bits);
        let y = d.input("y", dtype, &[1, 41], Filling::Bits);
        for f in [Add, Sub, Mul, Div, Rem, Max, Min, And, Or, Xor, Shl, Shr] {
            d.output_if(Op::Binary(f), &[&x, &y])?;
        }
        let z = d.input("z", dtype, &[37, 41], Filling::Bits);
        d.output_if(Op::Fma, &[&x, &y, &z])
    })
}

fn comparisons(dtype: DType) -> Result<Option<Case>, BuildError> {
    use CompareFn::*;
    case(&format!("comparisons-{dtype}"), |d| {
        let x = d.input("x", dtype, &[37, 1], Filling::Bits);
        let y = d.input("y", dtype, &[1, 41], Filling::Bits);
        for f in [Eq, Ne, Lt, Le, Gt, Ge] {
            d.output_if(Op::Compare(f), &[&x, &y])?;
        }
        let c = d.input("c", DType::Bool, &[37, 41], Filling::Bits);
        d.output_if(Op::Select, &[&c, &x, &y])
    })
}

fn conversions(dtype: DType) -> Result<Option<Case>, BuildError> {
    case(&format!("conversions-{dtype}"), |d| {
        let x = d.input("x", dtype, &[523], Filling::Bits);
        for to in DType::ALL {
            if to != dtype {
                d.output_if(Op::Cast { to }, &[&x])?;
            }
        }
        Ok(())
    })
}

fn functions() -> Vec<Result<Option<Case>, BuildError>> {
    use UnaryFn::*;
    let all = [
        Exp, Exp2, Expm1, Log, Log2, Log1p, Tanh, Erf, Sin, Cos, Sigmoid, Softplus, SoftmaxExp,
    ];
    let each = all.map(|f| {
        case(&format!("{f:?}").to_lowercase(), |d| {
            for (name, filling) in [
                ("any", Filling::Bits),
                ("near", Filling::Near(4.0)),
                ("far", Filling::Near(120.0)),
            ] {
                let x = d.input(name, DType::F32, &[1, 519], filling);
                d.output_if(Op::Unary(f), &[&x])?;
            }
            Ok(())
        })
    });
    let half = case("functions-f16", |d| {
        let x = d.input("x", DType::F16, &[519], Filling::Bits);
        for f in all {
            d.output_if(Op::Unary(f), &[&x])?;
        }
        Ok(())
    });
    let power = case("pow", |d| {
        let x = d.input("x", DType::F32, &[61, 1], Filling::Bits);
        let y = d.input("y", DType::F32, &[1, 43], Filling::Near(3.0));
        d.output_if(Op::Binary(BinaryFn::Pow), &[&x, &y])
    });
    each.into_iter().chain([half, power]).collect()
}

fn activations() -> Result<Option<Case>, BuildError> {
    case("activations", |d| {
        let x = d.input("x", DType::F32, &[5, 103], Filling::Near(7.0));
        for value in [
            x.relu()?,
            x.leaky_relu(0.1)?,
            x.elu(1.0)?,
            x.gelu()?,
            x.gelu_tanh()?,
            x.silu()?,
            x.mish()?,
            x.hard_swish()?,
        ] {
            d.output(&value)?;
        }
        Ok(())
    })
}

fn reductions() -> Vec<Result<Option<Case>, BuildError>> {
    use ReduceFn::*;
    let of = |name: &str, dtype, shape: &[u64], axis: i64, filling| {
        case(name, |d| {
            let x = d.input("x", dtype, shape, filling);
            for f in [Sum, SumSquares, Mean, Max, Min, Prod] {
                if let Ok(value) = x.reduce(f, &[axis], false) {
                    d.output(&value)?;
                }
            }
            for value in [x.argmax(axis, false), x.argmin(axis, false)]
                .into_iter()
                .flatten()
            {
                d.output(&value)?;
            }
            Ok(())
        })
    };
    vec![
        of("rows-of-173", DType::F32, &[7, 173], 1, Filling::Near(2.0)),
        of("rows-of-31", DType::F32, &[9, 31], 1, Filling::Bits),
        of("columns", DType::F32, &[173, 7], 0, Filling::Near(2.0)),
        of("long", DType::F32, &[1, 4099], 1, Filling::Near(2.0)),
        of("f16", DType::F16, &[5, 131], 1, Filling::Near(2.0)),
        of("f64", DType::F64, &[5, 131], 1, Filling::Near(2.0)),
        of("i32", DType::I32, &[5, 131], 1, Filling::Bits),
        of("u8", DType::U8, &[5, 131], 1, Filling::Bits),
    ]
}

fn rows() -> Vec<Result<Option<Case>, BuildError>> {
    vec![
        case("softmax", |d| {
            let x = d.input("x", DType::F32, &[11, 197], Filling::Near(9.0));
            d.output(&x.softmax(1)?)?;
            d.output(&x.softmax(0)?)
        }),
        case("norms", |d| {
            let x = d.near("x", &[7, 6, 67]);
            let scale = d.near("scale", &[67]);
            let bias = d.near("bias", &[67]);
            d.output(&x.layer_norm(2, &scale, Some(&bias), 1e-5)?)?;
            d.output(&x.layer_norm(2, &scale, None, 1e-6)?)?;
            d.output(&x.rms_norm(2, &scale, 1e-6)?)?;
            let scale = d.near("channel_scale", &[6]);
            let bias = d.near("channel_bias", &[6]);
            d.output(&x.group_norm(3, &scale, &bias, 1e-5)?)?;
            let mean = d.near("mean", &[6]);
            let variance = d.near("deviation", &[6]).abs()?;
            d.output(&x.batch_norm([&scale, &bias, &mean, &variance], 1e-5)?)
        }),
    ]
}

fn products() -> Vec<Result<Option<Case>, BuildError>> {
    let weights = |d: &mut Draft, name: &str, shape: &[u64]| {
        d.seed += 1;
        let values = tensor(d.seed, DType::F32, shape, Filling::Near(1.0));
        d.builder.constant(name, values)
    };
    vec![
        case("packed", |d| {
            let x = d.near("x", &[37, 300]);
            let w = weights(d, "w", &[300, 53]);
            let b = weights(d, "b", &[53]);
            d.output(&x.matmul(&w)?.add(&b)?.gelu()?)
        }),
        case("row-times-matrix", |d| {
            let x = d.near("x", &[1, 521]);
            let w = weights(d, "w", &[521, 70]);
            d.output(&x.matmul(&w)?)
        }),
        case("batched", |d| {
            let a = d.near("a", &[3, 2, 17, 33]);
            let b = d.near("b", &[3, 2, 33, 29]);
            d.output(&a.matmul(&b)?)
        }),
        case("transposed", |d| {
            let a = d.near("a", &[19, 64]);
            let b = d.near("b", &[23, 64]);
            let dims = DotDims {
                lhs_batch: vec![],
                rhs_batch: vec![],
                lhs_contract: vec![1],
                rhs_contract: vec![1],
            };
            d.output(&a.dot(&b, dims)?)
        }),
        case("any-bits", |d| {
            let a = d.input("a", DType::F32, &[9, 40], Filling::Bits);
            let b = d.input("b", DType::F32, &[40, 13], Filling::Bits);
            d.output(&a.matmul(&b)?)
        }),
    ]
}

fn conv_attrs(strides: [u64; 2], pad: u64, dilation: u64, groups: u64) -> ConvAttrs {
    ConvAttrs {
        strides: strides.to_vec(),
        dilations: vec![dilation; 2],
        pads_begin: vec![pad; 2],
        pads_end: vec![pad; 2],
        groups,
    }
}

fn convolutions() -> Vec<Result<Option<Case>, BuildError>> {
    let of = |name: &str, x: [u64; 4], w: [u64; 4], attrs: ConvAttrs| {
        case(name, |d| {
            let image = d.near("x", &x);
            d.seed += 1;
            let kernel = tensor(d.seed, DType::F32, &w, Filling::Near(1.0));
            let kernel = d.builder.constant("w", kernel);
            d.output(&image.conv(&kernel, attrs)?.relu()?)
        })
    };
    vec![
        of(
            "padded",
            [2, 5, 13, 11],
            [7, 5, 3, 3],
            conv_attrs([1, 1], 1, 1, 1),
        ),
        of(
            "strided",
            [1, 3, 17, 16],
            [8, 3, 4, 4],
            conv_attrs([4, 3], 0, 1, 1),
        ),
        of(
            "dilated-groups",
            [1, 6, 12, 12],
            [4, 3, 3, 3],
            conv_attrs([1, 2], 2, 2, 2),
        ),
        of(
            "depthwise",
            [1, 6, 12, 10],
            [6, 1, 3, 3],
            conv_attrs([1, 1], 1, 1, 6),
        ),
        of(
            "one-by-one",
            [1, 40, 7, 7],
            [19, 40, 1, 1],
            conv_attrs([1, 1], 0, 1, 1),
        ),
    ]
}

fn attention() -> Vec<Result<Option<Case>, BuildError>> {
    let of = |name: &str, masked: bool, causal: Option<u64>, place| {
        case(name, |d| {
            let q = d.near("q", &[1, 2, 9, 16]);
            let k = d.near("k", &[1, 2, 14, 16]);
            let v = d.near("v", &[1, 2, 14, 16]);
            let mask = masked.then(|| d.input("mask", DType::Bool, &[1, 1, 9, 14], Filling::Bits));
            let attrs = AttentionAttrs {
                scale: F32(0.25),
                place,
                causal,
            };
            d.output(&q.attention(&k, &v, mask.as_ref(), attrs)?)
        })
    };
    vec![
        of("plain", false, None, ScalePlace::Query),
        of("masked", true, None, ScalePlace::Both),
        of("causal", false, Some(5), ScalePlace::Scores),
    ]
}

fn pooling() -> Vec<Result<Option<Case>, BuildError>> {
    let attrs = |ceil_mode, count_include_pad| PoolAttrs {
        kernel: vec![3, 2],
        strides: vec![2, 2],
        dilations: vec![1, 1],
        pads_begin: vec![1, 0],
        pads_end: vec![1, 1],
        ceil_mode,
        count_include_pad,
    };
    vec![case("pools", |d| {
        let x = d.near("x", &[1, 3, 13, 14]);
        for (ceil, include) in [(false, false), (false, true), (true, false)] {
            d.output(&x.average_pool(attrs(ceil, include))?)?;
        }
        let any = d.input("any", DType::F32, &[1, 2, 13, 14], Filling::Bits);
        d.output(&any.max_pool(attrs(false, false))?)
    })]
}

fn resize() -> Vec<Result<Option<Case>, BuildError>> {
    use CoordTransform::*;
    let of = |mode, transform, antialias| ResizeAttrs {
        sizes: vec![1, 2, 17, 9],
        scales_bits: [1.0, 1.0, 17.0 / 11.0, 9.0 / 13.0]
            .map(|s: f64| s.to_bits())
            .to_vec(),
        mode,
        transform,
        antialias,
    };
    let cubic = ResizeMode::Cubic {
        a: F32(-0.75),
        exclude_outside: false,
    };
    vec![case("resizes", |d| {
        let x = d.near("x", &[1, 2, 11, 13]);
        for (mode, transform, antialias) in [
            (
                ResizeMode::Nearest(NearestRounding::RoundPreferFloor),
                HalfPixel,
                false,
            ),
            (
                ResizeMode::Nearest(NearestRounding::Floor),
                Asymmetric,
                false,
            ),
            (ResizeMode::Linear, HalfPixel, false),
            (ResizeMode::Linear, AlignCorners, false),
            (ResizeMode::Linear, PytorchHalfPixel, true),
            (cubic, HalfPixel, false),
        ] {
            d.output(&x.resize(of(mode, transform, antialias))?)?;
        }
        Ok(())
    })]
}

fn layout() -> Result<Option<Case>, BuildError> {
    case("moves", |d| {
        let x = d.input("x", DType::F32, &[6, 5, 19], Filling::Bits);
        let y = d.input("y", DType::F32, &[6, 2, 19], Filling::Bits);
        let wide = d.input("wide", DType::U16, &[33, 65], Filling::Bits);
        d.output(&x.transpose(&[2, 0, 1])?)?;
        d.output(&wide.transpose(&[1, 0])?)?;
        d.output(&x.slice(2, 1, 3, 6)?)?;
        d.output(&x.slice(1, 4, -1, 5)?)?;
        d.output(&x.concat(&[&y], 1)?)?;
        d.output(&x.pad(&[0, 1, 2], &[1, 0, 3], 7.0)?)?;
        d.output(&x.pad_with(&[0, 1, 2], &[0, 1, 3], PadMode::Reflect)?)?;
        d.output(&x.pad_with(&[1, 0, 2], &[0, 1, 3], PadMode::Edge)?)?;
        d.output(&x.reshape(&[19, 30])?)
    })
}

fn gather() -> Result<Option<Case>, BuildError> {
    case("gathers", |d| {
        let table = d.input("table", DType::F32, &[29, 23], Filling::Bits);
        let rows = d.input("rows", DType::I64, &[17], Filling::Below(29));
        let columns = d.input("columns", DType::I32, &[2, 5], Filling::Below(23));
        d.output(&table.gather(&rows, 0)?)?;
        d.output(&table.gather(&columns, 1)?)
    })
}

/// A picture's bytes as normalised channels.
fn pixels() -> Result<Option<Case>, BuildError> {
    case("pixels", |d| {
        let image = d.input("image", DType::U8, &[15, 21, 3], Filling::Bits);
        let mean = d.near("mean", &[3, 1, 1]);
        let scale = d.near("scale", &[3, 1, 1]);
        let planes = image.transpose(&[2, 0, 1])?.cast(DType::F32)?;
        d.output(&planes.sub(&mean)?.mul(&scale)?)
    })
}
