//! Ops as a name with attributes, and back.
//!
//! Both directions walk the same list for each op; a test sends every op through both.

use super::error::ParseErrorKind;
use crate::attr::F32;
use crate::dtype::DType;
use crate::op::{
    ArgOp, AttentionAttrs, BinaryFn, CompareFn, CompositeOp, ConvAttrs, CoordTransform, DotDims,
    GeluForm, NearestRounding, Op, PadMode, PoolAttrs, ReduceFn, ResizeAttrs, ResizeMode,
    ScalePlace, UnaryFn,
};

/// The value of an attribute.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Attr {
    Int(i128),
    Ints(Vec<i128>),
    Float(F32),
    /// Bits of f64 numbers, written as the numbers.
    Doubles(Vec<u64>),
    Word(String),
}

/// An op's attributes in the order in which they are written.
pub(super) fn attributes(op: &Op) -> Vec<(&'static str, Attr)> {
    let float = |x: &F32| Attr::Float(*x);
    match op {
        Op::Unary(_) | Op::Binary(_) | Op::Compare(_) | Op::Fma | Op::Select => vec![],
        Op::Cast { to } => vec![("to", word(to.name()))],
        Op::Reshape { shape } | Op::Broadcast { shape } => vec![("shape", ints(shape))],
        Op::Transpose { perm } => vec![("perm", indices(perm))],
        Op::Slice {
            starts,
            steps,
            sizes,
        } => vec![
            ("starts", ints(starts)),
            ("steps", signed(steps)),
            ("sizes", ints(sizes)),
        ],
        Op::Concat { axis } | Op::Gather { axis } => vec![("axis", index(*axis))],
        Op::Pad {
            before,
            after,
            mode,
        } => vec![
            ("before", signed(before)),
            ("after", signed(after)),
            ("mode", word(pad_mode_name(mode))),
        ],
        Op::Reduce {
            axes, keep_dims, ..
        } => vec![("axes", indices(axes)), ("keep_dims", flag(*keep_dims))],
        Op::ArgReduce {
            axis,
            keep_dims,
            select_last,
            ..
        } => vec![
            ("axis", index(*axis)),
            ("keep_dims", flag(*keep_dims)),
            ("select_last", flag(*select_last)),
        ],
        Op::Dot(dims) | Op::MaskedDot(dims) => vec![
            ("lhs_batch", indices(&dims.lhs_batch)),
            ("rhs_batch", indices(&dims.rhs_batch)),
            ("lhs_contract", indices(&dims.lhs_contract)),
            ("rhs_contract", indices(&dims.rhs_contract)),
        ],
        Op::Conv(attrs) => vec![
            ("strides", ints(&attrs.strides)),
            ("dilations", ints(&attrs.dilations)),
            ("pads_begin", ints(&attrs.pads_begin)),
            ("pads_end", ints(&attrs.pads_end)),
            ("groups", Attr::Int(attrs.groups.into())),
        ],
        Op::Resize(attrs) => resize_attributes(attrs),
        Op::Composite(op) => match op {
            CompositeOp::Relu
            | CompositeOp::HardSwish
            | CompositeOp::Gelu(_)
            | CompositeOp::Silu
            | CompositeOp::Mish => vec![],
            CompositeOp::LeakyRelu { alpha } | CompositeOp::Elu { alpha } => {
                vec![("alpha", float(alpha))]
            }
            CompositeOp::Selu { alpha, gamma } => {
                vec![("alpha", float(alpha)), ("gamma", float(gamma))]
            }
            CompositeOp::HardSigmoid { alpha, beta } => {
                vec![("alpha", float(alpha)), ("beta", float(beta))]
            }
            CompositeOp::Softmax { axis } => vec![("axis", index(*axis))],
            CompositeOp::LayerNorm { axis, eps } | CompositeOp::RmsNorm { axis, eps } => {
                vec![("axis", index(*axis)), ("eps", float(eps))]
            }
            CompositeOp::GroupNorm { groups, eps } => {
                vec![("groups", Attr::Int((*groups).into())), ("eps", float(eps))]
            }
            CompositeOp::BatchNorm { eps } => vec![("eps", float(eps))],
            CompositeOp::Gemm {
                alpha,
                beta,
                trans_a,
                trans_b,
            } => vec![
                ("alpha", float(alpha)),
                ("beta", float(beta)),
                ("trans_a", flag(*trans_a)),
                ("trans_b", flag(*trans_b)),
            ],
            CompositeOp::Attention(attrs) => vec![
                ("scale", float(&attrs.scale)),
                ("place", word(scale_place_name(attrs.place))),
                (
                    "causal",
                    match attrs.causal {
                        Some(first) => Attr::Int(first.into()),
                        None => word("none"),
                    },
                ),
            ],
            CompositeOp::AveragePool(attrs) | CompositeOp::MaxPool(attrs) => vec![
                ("kernel", ints(&attrs.kernel)),
                ("strides", ints(&attrs.strides)),
                ("dilations", ints(&attrs.dilations)),
                ("pads_begin", ints(&attrs.pads_begin)),
                ("pads_end", ints(&attrs.pads_end)),
                ("ceil_mode", flag(attrs.ceil_mode)),
                ("count_include_pad", flag(attrs.count_include_pad)),
            ],
        },
    }
}

fn resize_attributes(attrs: &ResizeAttrs) -> Vec<(&'static str, Attr)> {
    let mut all = vec![
        ("sizes", ints(&attrs.sizes)),
        ("scales", Attr::Doubles(attrs.scales_bits.clone())),
    ];
    match attrs.mode {
        ResizeMode::Nearest(rounding) => {
            all.push(("mode", word("nearest")));
            all.push(("rounding", word(rounding_name(rounding))));
        }
        ResizeMode::Linear => all.push(("mode", word("linear"))),
        ResizeMode::Cubic { a, exclude_outside } => {
            all.push(("mode", word("cubic")));
            all.push(("a", Attr::Float(a)));
            all.push(("exclude_outside", flag(exclude_outside)));
        }
    }
    all.push(("transform", word(transform_name(attrs.transform))));
    all.push(("antialias", flag(attrs.antialias)));
    all
}

fn word(name: &str) -> Attr {
    Attr::Word(name.to_owned())
}

fn flag(value: bool) -> Attr {
    word(if value { "true" } else { "false" })
}

fn index(value: usize) -> Attr {
    Attr::Int(value as i128)
}

fn indices(values: &[usize]) -> Attr {
    Attr::Ints(values.iter().map(|v| *v as i128).collect())
}

fn ints(values: &[u64]) -> Attr {
    Attr::Ints(values.iter().map(|v| i128::from(*v)).collect())
}

fn signed(values: &[i64]) -> Attr {
    Attr::Ints(values.iter().map(|v| i128::from(*v)).collect())
}

const PAD_MODES: [PadMode; 4] = [
    PadMode::Constant,
    PadMode::Reflect,
    PadMode::Edge,
    PadMode::Wrap,
];

fn pad_mode_name(mode: &PadMode) -> &'static str {
    match mode {
        PadMode::Constant => "constant",
        PadMode::Reflect => "reflect",
        PadMode::Edge => "edge",
        PadMode::Wrap => "wrap",
    }
}

const ROUNDINGS: [NearestRounding; 4] = [
    NearestRounding::RoundPreferFloor,
    NearestRounding::RoundPreferCeil,
    NearestRounding::Floor,
    NearestRounding::Ceil,
];

fn rounding_name(rounding: NearestRounding) -> &'static str {
    match rounding {
        NearestRounding::RoundPreferFloor => "round_prefer_floor",
        NearestRounding::RoundPreferCeil => "round_prefer_ceil",
        NearestRounding::Floor => "floor",
        NearestRounding::Ceil => "ceil",
    }
}

const TRANSFORMS: [CoordTransform; 5] = [
    CoordTransform::HalfPixel,
    CoordTransform::HalfPixelSymmetric,
    CoordTransform::PytorchHalfPixel,
    CoordTransform::AlignCorners,
    CoordTransform::Asymmetric,
];

fn transform_name(transform: CoordTransform) -> &'static str {
    match transform {
        CoordTransform::HalfPixel => "half_pixel",
        CoordTransform::HalfPixelSymmetric => "half_pixel_symmetric",
        CoordTransform::PytorchHalfPixel => "pytorch_half_pixel",
        CoordTransform::AlignCorners => "align_corners",
        CoordTransform::Asymmetric => "asymmetric",
    }
}

const SCALE_PLACES: [ScalePlace; 3] = [ScalePlace::Query, ScalePlace::Both, ScalePlace::Scores];

fn scale_place_name(place: ScalePlace) -> &'static str {
    match place {
        ScalePlace::Query => "query",
        ScalePlace::Both => "both",
        ScalePlace::Scores => "scores",
    }
}

/// Attributes as they were read; each is taken once.
pub(super) struct Attributes {
    op: String,
    left: Vec<(String, Attr)>,
}

type Parsed<T> = Result<T, ParseErrorKind>;

impl Attributes {
    /// Attributes of an op of that name.
    pub(super) fn new(op: &str, all: Vec<(String, Attr)>) -> Self {
        Attributes {
            op: op.to_owned(),
            left: all,
        }
    }

    fn take(&mut self, attribute: &'static str) -> Parsed<Attr> {
        match self.left.iter().position(|(name, _)| name == attribute) {
            Some(i) => Ok(self.left.remove(i).1),
            None => Err(ParseErrorKind::MissingAttribute {
                op: self.op.clone(),
                attribute,
            }),
        }
    }

    fn wrong<T>(&self, attribute: &'static str, needed: &'static str) -> Parsed<T> {
        Err(ParseErrorKind::WrongAttribute {
            op: self.op.clone(),
            attribute,
            needed,
        })
    }

    fn int<T: TryFrom<i128>>(&mut self, attribute: &'static str) -> Parsed<T> {
        if let Attr::Int(value) = self.take(attribute)?
            && let Ok(value) = T::try_from(value)
        {
            return Ok(value);
        }
        self.wrong(attribute, "a number in range")
    }

    fn list<T: TryFrom<i128>>(&mut self, attribute: &'static str) -> Parsed<Vec<T>> {
        if let Attr::Ints(values) = self.take(attribute)? {
            let values: Result<Vec<T>, _> = values.into_iter().map(T::try_from).collect();
            if let Ok(values) = values {
                return Ok(values);
            }
        }
        self.wrong(attribute, "a list of numbers in range")
    }

    fn float(&mut self, attribute: &'static str) -> Parsed<F32> {
        match self.take(attribute)? {
            Attr::Float(value) => Ok(value),
            // A whole number without a point is a float as well where one is needed.
            Attr::Int(value) if (-(1i128 << 24)..=1i128 << 24).contains(&value) => {
                Ok(F32(value as f32))
            }
            _ => self.wrong(attribute, "a number, or 0x and bits"),
        }
    }

    fn doubles(&mut self, attribute: &'static str) -> Parsed<Vec<u64>> {
        match self.take(attribute)? {
            Attr::Doubles(bits) => Ok(bits),
            Attr::Ints(values) if values.is_empty() => Ok(vec![]),
            _ => self.wrong(attribute, "a list of numbers with a point"),
        }
    }

    fn flag(&mut self, attribute: &'static str) -> Parsed<bool> {
        match self.take(attribute)? {
            Attr::Word(word) if word == "true" => Ok(true),
            Attr::Word(word) if word == "false" => Ok(false),
            _ => self.wrong(attribute, "true or false"),
        }
    }

    fn choice<T: Clone>(
        &mut self,
        attribute: &'static str,
        all: &[T],
        name: impl Fn(&T) -> &'static str,
    ) -> Parsed<T> {
        if let Attr::Word(word) = self.take(attribute)?
            && let Some(choice) = all.iter().find(|x| name(x) == word)
        {
            return Ok(choice.clone());
        }
        self.wrong(attribute, "one of the words for it")
    }

    fn dot(&mut self) -> Parsed<DotDims> {
        Ok(DotDims {
            lhs_batch: self.list("lhs_batch")?,
            rhs_batch: self.list("rhs_batch")?,
            lhs_contract: self.list("lhs_contract")?,
            rhs_contract: self.list("rhs_contract")?,
        })
    }

    fn attention(&mut self) -> Parsed<AttentionAttrs> {
        Ok(AttentionAttrs {
            scale: self.float("scale")?,
            place: self.choice("place", &SCALE_PLACES, |x| scale_place_name(*x))?,
            causal: match self.take("causal")? {
                Attr::Word(word) if word == "none" => None,
                Attr::Int(first) if u64::try_from(first).is_ok() => Some(first as u64),
                _ => return self.wrong("causal", "none, or the position of the first row"),
            },
        })
    }

    fn pool(&mut self) -> Parsed<PoolAttrs> {
        Ok(PoolAttrs {
            kernel: self.list("kernel")?,
            strides: self.list("strides")?,
            dilations: self.list("dilations")?,
            pads_begin: self.list("pads_begin")?,
            pads_end: self.list("pads_end")?,
            ceil_mode: self.flag("ceil_mode")?,
            count_include_pad: self.flag("count_include_pad")?,
        })
    }

    fn resize(&mut self) -> Parsed<ResizeAttrs> {
        let sizes = self.list("sizes")?;
        let scales_bits = self.doubles("scales")?;
        let mode = match self.choice("mode", &["nearest", "linear", "cubic"], |x| x)? {
            "nearest" => {
                ResizeMode::Nearest(self.choice("rounding", &ROUNDINGS, |x| rounding_name(*x))?)
            }
            "linear" => ResizeMode::Linear,
            _ => ResizeMode::Cubic {
                a: self.float("a")?,
                exclude_outside: self.flag("exclude_outside")?,
            },
        };
        Ok(ResizeAttrs {
            sizes,
            scales_bits,
            mode,
            transform: self.choice("transform", &TRANSFORMS, |x| transform_name(*x))?,
            antialias: self.flag("antialias")?,
        })
    }

    /// The op of that name with these attributes.
    pub(super) fn into_op(mut self) -> Parsed<Op> {
        let op = self.op()?;
        match self.left.into_iter().next() {
            None => Ok(op),
            Some((attribute, _)) => Err(ParseErrorKind::UnexpectedAttribute {
                op: self.op,
                attribute,
            }),
        }
    }

    fn op(&mut self) -> Parsed<Op> {
        let name = self.op.clone();
        if let Some(f) = UnaryFn::from_name(&name) {
            return Ok(Op::Unary(f));
        }
        if let Some(f) = BinaryFn::from_name(&name) {
            return Ok(Op::Binary(f));
        }
        if let Some(f) = CompareFn::from_name(&name) {
            return Ok(Op::Compare(f));
        }
        if let Some(op) = ReduceFn::from_name(&name) {
            return Ok(Op::Reduce {
                op,
                axes: self.list("axes")?,
                keep_dims: self.flag("keep_dims")?,
            });
        }
        if let Some(op) = ArgOp::from_name(&name) {
            return Ok(Op::ArgReduce {
                op,
                axis: self.int("axis")?,
                keep_dims: self.flag("keep_dims")?,
                select_last: self.flag("select_last")?,
            });
        }
        Ok(match name.as_str() {
            "fma" => Op::Fma,
            "select" => Op::Select,
            "cast" => Op::Cast {
                to: self.choice("to", &DType::ALL, |d| d.name())?,
            },
            "reshape" => Op::Reshape {
                shape: self.list("shape")?,
            },
            "broadcast" => Op::Broadcast {
                shape: self.list("shape")?,
            },
            "transpose" => Op::Transpose {
                perm: self.list("perm")?,
            },
            "slice" => Op::Slice {
                starts: self.list("starts")?,
                steps: self.list("steps")?,
                sizes: self.list("sizes")?,
            },
            "concat" => Op::Concat {
                axis: self.int("axis")?,
            },
            "gather" => Op::Gather {
                axis: self.int("axis")?,
            },
            "pad" => Op::Pad {
                before: self.list("before")?,
                after: self.list("after")?,
                mode: self.choice("mode", &PAD_MODES, pad_mode_name)?,
            },
            "dot" => Op::Dot(self.dot()?),
            "masked_dot" => Op::MaskedDot(self.dot()?),
            "conv" => Op::Conv(ConvAttrs {
                strides: self.list("strides")?,
                dilations: self.list("dilations")?,
                pads_begin: self.list("pads_begin")?,
                pads_end: self.list("pads_end")?,
                groups: self.int("groups")?,
            }),
            "resize" => Op::Resize(self.resize()?),
            _ => Op::Composite(self.composite(&name)?),
        })
    }

    fn composite(&mut self, name: &str) -> Parsed<CompositeOp> {
        Ok(match name {
            "relu" => CompositeOp::Relu,
            "hard_swish" => CompositeOp::HardSwish,
            "gelu" => CompositeOp::Gelu(GeluForm::Erf),
            "gelu_tanh" => CompositeOp::Gelu(GeluForm::Tanh),
            "silu" => CompositeOp::Silu,
            "mish" => CompositeOp::Mish,
            "leaky_relu" => CompositeOp::LeakyRelu {
                alpha: self.float("alpha")?,
            },
            "elu" => CompositeOp::Elu {
                alpha: self.float("alpha")?,
            },
            "selu" => CompositeOp::Selu {
                alpha: self.float("alpha")?,
                gamma: self.float("gamma")?,
            },
            "hard_sigmoid" => CompositeOp::HardSigmoid {
                alpha: self.float("alpha")?,
                beta: self.float("beta")?,
            },
            "softmax" => CompositeOp::Softmax {
                axis: self.int("axis")?,
            },
            "layer_norm" => CompositeOp::LayerNorm {
                axis: self.int("axis")?,
                eps: self.float("eps")?,
            },
            "rms_norm" => CompositeOp::RmsNorm {
                axis: self.int("axis")?,
                eps: self.float("eps")?,
            },
            "group_norm" => CompositeOp::GroupNorm {
                groups: self.int("groups")?,
                eps: self.float("eps")?,
            },
            "batch_norm" => CompositeOp::BatchNorm {
                eps: self.float("eps")?,
            },
            "gemm" => CompositeOp::Gemm {
                alpha: self.float("alpha")?,
                beta: self.float("beta")?,
                trans_a: self.flag("trans_a")?,
                trans_b: self.flag("trans_b")?,
            },
            "attention" => CompositeOp::Attention(self.attention()?),
            "average_pool" => CompositeOp::AveragePool(self.pool()?),
            "max_pool" => CompositeOp::MaxPool(self.pool()?),
            _ => {
                return Err(ParseErrorKind::UnknownOp {
                    name: name.to_owned(),
                });
            }
        })
    }
}
