//! Contraction kernels for tests.

use weft_kernel::{
    Access, Axis, BLayout, BinaryOp, ContractionKernel, ContractionSplit, Effect, Elem, Inst,
    Kernel, MatrixA, MatrixB, Operand, OperandRole, UnaryOp, Val,
};

/// What happens to the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// They are stored.
    Plain,
    /// Plus a bias over n, then relu.
    BiasRelu,
    /// Plus a bias over n, gelu through erf in f64, plus a residual.
    BiasGelu,
    /// Times a scale for each row, stored transposed.
    ScaledTransposed,
}

/// A product with its shape.
#[derive(Clone, Copy, Debug)]
pub struct Product {
    pub batch: u64,
    pub m: u64,
    pub n: u64,
    pub k: u64,
    pub segment: u64,
    pub layout: Layout,
    pub tail: Tail,
    pub split: ContractionSplit,
    /// A stored with k as the outer axis.
    pub transposed_a: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    Panels(u32),
    Rows,
}

impl Product {
    pub fn new(m: u64, n: u64, k: u64) -> Self {
        Product {
            batch: 1,
            m,
            n,
            k,
            segment: 256,
            layout: Layout::Panels(16),
            tail: Tail::Plain,
            split: ContractionSplit::M,
            transposed_a: false,
        }
    }

    pub fn b_elems(&self) -> u64 {
        match self.layout {
            Layout::Panels(nr) => BLayout::panel_elems(nr, self.k, self.n),
            Layout::Rows => self.k * self.n,
        }
    }

    pub fn kernel(&self) -> Kernel {
        let Product { batch, m, n, k, .. } = *self;
        let f32s = |name: &str, len: u64, role| Operand {
            name: name.into(),
            elem: Elem::F32,
            len_elems: len,
            role,
        };
        let (mi, ni) = (m as i64, n as i64);
        let mut operands = vec![
            f32s("a", batch * m * k, OperandRole::Input),
            f32s("b", batch * self.b_elems(), OperandRole::Input),
            f32s("bias", n, OperandRole::Input),
            f32s("scale", m, OperandRole::Input),
            f32s("residual", batch * m * n, OperandRole::Input),
        ];
        operands.push(f32s("c", batch * m * n, OperandRole::Output));
        let dense = vec![mi * ni, ni, 1];
        let accesses = vec![
            Access::affine(2, 0, vec![0, 0, 1]),
            Access::affine(3, 0, vec![0, 1, 0]),
            Access::affine(4, 0, dense.clone()),
            match self.tail {
                Tail::ScaledTransposed => Access::affine(5, 0, vec![mi * ni, 1, mi]),
                _ => Access::affine(5, 0, dense),
            },
        ];
        let mut insts = vec![Inst::Acc];
        let mut push = |i: Inst| {
            insts.push(i);
            Val(insts.len() as u32 - 1)
        };
        let f32c = |v: f32| Inst::Const {
            elem: Elem::F32,
            bits: u64::from(v.to_bits()),
        };
        let bin = |op, a, b| Inst::Binary { op, a, b };
        let acc = Val(0);
        let value = match self.tail {
            Tail::Plain => acc,
            Tail::BiasRelu => {
                let bias = push(Inst::Load { access: 0 });
                let sum = push(bin(BinaryOp::Add, acc, bias));
                let zero = push(f32c(0.0));
                push(bin(BinaryOp::Max, sum, zero))
            }
            Tail::BiasGelu => {
                let bias = push(Inst::Load { access: 0 });
                let x = push(bin(BinaryOp::Add, acc, bias));
                let c = push(f32c(f32::from_bits(0x3f35_04f3)));
                let scaled = push(bin(BinaryOp::Mul, x, c));
                let erf = push(Inst::Call {
                    function: "erf".into(),
                    args: vec![scaled],
                });
                let one = push(f32c(1.0));
                let e = push(bin(BinaryOp::Add, one, erf));
                let half = push(f32c(0.5));
                let h = push(bin(BinaryOp::Mul, half, x));
                let y = push(bin(BinaryOp::Mul, h, e));
                let r = push(Inst::Load { access: 2 });
                push(bin(BinaryOp::Add, y, r))
            }
            Tail::ScaledTransposed => {
                let s = push(Inst::Load { access: 1 });
                let y = push(bin(BinaryOp::Mul, acc, s));
                push(Inst::Unary {
                    op: UnaryOp::Neg,
                    a: y,
                })
            }
        };
        let (m_stride, k_stride) = if self.transposed_a {
            (1, mi)
        } else {
            (k as i64, 1)
        };
        Kernel::Contraction(ContractionKernel {
            name: format!("{self:?}"),
            batch: vec![Axis {
                name: "batch".into(),
                extent: batch,
            }],
            m,
            n,
            k,
            segment: self.segment,
            masked: false,
            split: self.split,
            operands,
            a: MatrixA {
                operand: 0,
                offset: 0,
                batch_strides: vec![(m * k) as i64],
                m_stride,
                k_stride,
            },
            b: MatrixB {
                operand: 1,
                offset: 0,
                batch_strides: vec![self.b_elems() as i64],
                layout: match self.layout {
                    Layout::Panels(nr) => BLayout::Panels { nr },
                    Layout::Rows => BLayout::Strided {
                        k_stride: ni,
                        n_stride: 1,
                    },
                },
            },
            accesses,
            epilogue: insts,
            effects: vec![Effect::Store {
                access: 3,
                value: Val(value.0),
            }],
        })
    }

    /// Puts +0 into the columns of the last panel that do not exist.
    pub fn clear_padding(&self, b: &mut [u8]) {
        let Layout::Panels(nr) = self.layout else {
            return;
        };
        let nr = u64::from(nr);
        let per_batch = self.b_elems();
        for batch in 0..self.batch {
            for i in 0..per_batch {
                let column = (i / (self.k * nr)) * nr + i % nr;
                if column >= self.n {
                    let at = ((batch * per_batch + i) * 4) as usize;
                    b[at..at + 4].fill(0);
                }
            }
        }
    }
}
