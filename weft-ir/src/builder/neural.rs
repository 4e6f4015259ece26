//! Convolution, resize, and composite ops.

use super::{Built, Var};
use crate::attr::F32;
use crate::op::{AttentionAttrs, CompositeOp, ConvAttrs, GeluForm, Op, PoolAttrs, ResizeAttrs};

macro_rules! activations {
    ($($(#[$doc:meta])+ $method:ident => $op:expr),+ $(,)?) => {
        impl Var { $(
            $(#[$doc])+
            ///
            /// # Errors
            /// If the dtype has no such function.
            pub fn $method(&self) -> Built {
                self.apply(Op::Composite($op), &[])
            }
        )+ }
    };
}

activations! {
    /// maximum(x, +0).
    relu => CompositeOp::Relu,
    /// Gelu by the error function.
    gelu => CompositeOp::Gelu(GeluForm::Erf),
    /// Gelu by the hyperbolic tangent.
    gelu_tanh => CompositeOp::Gelu(GeluForm::Tanh),
    /// x * sigmoid(x).
    silu => CompositeOp::Silu,
    /// x * tanh(softplus(x)).
    mish => CompositeOp::Mish,
    /// x * hard_sigmoid(x; 1/6, 1/2).
    hard_swish => CompositeOp::HardSwish,
}

impl Var {
    /// Any composite op on this value and others.
    ///
    /// # Errors
    /// If it does not apply.
    pub fn composite(&self, op: CompositeOp, others: &[&Var]) -> Built {
        self.apply(Op::Composite(op), others)
    }

    /// `alpha * x` below 0.
    ///
    /// # Errors
    /// If the dtype is no float.
    pub fn leaky_relu(&self, alpha: f32) -> Built {
        let alpha = F32(alpha);
        self.composite(CompositeOp::LeakyRelu { alpha }, &[])
    }

    /// `alpha * (e^x - 1)` below 0.
    ///
    /// # Errors
    /// If the dtype has no such function.
    pub fn elu(&self, alpha: f32) -> Built {
        let alpha = F32(alpha);
        self.composite(CompositeOp::Elu { alpha }, &[])
    }

    /// Softmax over one axis; negative ones count from the end.
    ///
    /// # Errors
    /// If the axis does not exist.
    pub fn softmax(&self, axis: i64) -> Built {
        let axis = self.axis("softmax", axis)?;
        self.composite(CompositeOp::Softmax { axis }, &[])
    }

    /// Attention of the queries in this value, (batch.., rows, d), to keys (batch.., keys, d) and
    /// values (batch.., keys, e), by a mask that broadcasts to (batch.., rows, keys): `Bool` with
    /// true for keys that count, or numbers that are added to the scores and mask where they are
    /// exactly -inf.
    ///
    /// # Errors
    /// If shapes or dtypes do not fit.
    ///
    /// ```
    /// use weft_ir::{AttentionAttrs, DType, F32, GraphBuilder, ScalePlace};
    ///
    /// let g = GraphBuilder::new("attention");
    /// let q = g.input("q", DType::F32, &[2, 8, 5, 64]);
    /// let k = g.input("k", DType::F32, &[2, 8, 9, 64]);
    /// let v = g.input("v", DType::F32, &[2, 8, 9, 32]);
    /// let padding = g.input("padding", DType::Bool, &[2, 1, 1, 9]);
    /// let attrs = AttentionAttrs {
    ///     scale: F32(0.125),
    ///     place: ScalePlace::Query,
    ///     causal: None,
    /// };
    /// let y = q.attention(&k, &v, Some(&padding), attrs)?;
    /// assert_eq!(y.ty().to_string(), "f32[2, 8, 5, 32]");
    /// # Ok::<(), weft_ir::BuildError>(())
    /// ```
    pub fn attention(&self, k: &Var, v: &Var, mask: Option<&Var>, attrs: AttentionAttrs) -> Built {
        let others: Vec<&Var> = [k, v].into_iter().chain(mask).collect();
        self.composite(CompositeOp::Attention(attrs), &others)
    }

    /// Layer norm over axes `axis..`, by parameters of their shape.
    ///
    /// # Errors
    /// If the axis does not exist or the parameters have another shape.
    pub fn layer_norm(&self, axis: i64, scale: &Var, bias: Option<&Var>, eps: f32) -> Built {
        let axis = self.axis("layer_norm", axis)?;
        let eps = F32(eps);
        let others: Vec<&Var> = [scale].into_iter().chain(bias).collect();
        self.composite(CompositeOp::LayerNorm { axis, eps }, &others)
    }

    /// RMS norm over axes `axis..`, by a scale of their shape.
    ///
    /// # Errors
    /// If the axis does not exist or the scale has another shape.
    pub fn rms_norm(&self, axis: i64, scale: &Var, eps: f32) -> Built {
        let axis = self.axis("rms_norm", axis)?;
        let eps = F32(eps);
        self.composite(CompositeOp::RmsNorm { axis, eps }, &[scale])
    }

    /// Layer norm over each group of channels of (N, C, ..).
    ///
    /// # Errors
    /// If the groups do not divide the channels or the parameters are not \[C\].
    pub fn group_norm(&self, groups: u64, scale: &Var, bias: &Var, eps: f32) -> Built {
        let eps = F32(eps);
        self.composite(CompositeOp::GroupNorm { groups, eps }, &[scale, bias])
    }

    /// Batch norm of (N, C, ..) by known statistics: scale, bias, mean, variance, each \[C\].
    ///
    /// # Errors
    /// If a parameter is not \[C\].
    pub fn batch_norm(&self, parameters: [&Var; 4], eps: f32) -> Built {
        let eps = F32(eps);
        self.composite(CompositeOp::BatchNorm { eps }, &parameters)
    }

    /// Convolution with weights (M, C / groups, kernel..).
    ///
    /// # Errors
    /// If shapes or attributes do not fit.
    pub fn conv(&self, weights: &Var, attrs: ConvAttrs) -> Built {
        self.apply(Op::Conv(attrs), &[weights])
    }

    /// Resize.
    ///
    /// # Errors
    /// If the attributes do not fit.
    pub fn resize(&self, attrs: ResizeAttrs) -> Built {
        self.apply(Op::Resize(attrs), &[])
    }

    /// Average pooling of (N, C, ..).
    ///
    /// # Errors
    /// If the attributes do not fit.
    pub fn average_pool(&self, attrs: PoolAttrs) -> Built {
        self.composite(CompositeOp::AveragePool(attrs), &[])
    }

    /// Maximum pooling of (N, C, ..).
    ///
    /// # Errors
    /// If the attributes do not fit.
    pub fn max_pool(&self, attrs: PoolAttrs) -> Built {
        self.composite(CompositeOp::MaxPool(attrs), &[])
    }
}
