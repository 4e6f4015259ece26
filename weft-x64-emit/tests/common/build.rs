//! Building kernels in few words.

use weft_kernel::{
    Access, Axis, BinaryOp, CompareOp, Effect, Elem, Inst, Kernel, LoopKernel, Operand,
    OperandRole, Over, ReduceOp, Stage, UnaryOp, Val,
};

/// A loop kernel under construction.
pub struct LoopBuilder {
    pub k: LoopKernel,
}

/// A stage under construction.
pub struct StageBuilder<'a> {
    k: &'a mut LoopKernel,
    at: usize,
}

impl LoopBuilder {
    pub fn new(name: &str, extents: &[u64]) -> Self {
        LoopBuilder {
            k: LoopKernel {
                name: name.into(),
                axes: extents
                    .iter()
                    .enumerate()
                    .map(|(i, n)| Axis {
                        name: format!("i{i}"),
                        extent: *n,
                    })
                    .collect(),
                split: 0,
                operands: vec![],
                accesses: vec![],
                slots: vec![],
                rows: vec![],
                stages: vec![],
            },
        }
    }

    pub fn split(mut self, axis: usize) -> Self {
        self.k.split = axis;
        self
    }

    fn operand(&mut self, elem: Elem, len: u64, role: OperandRole) -> usize {
        let at = self.k.operands.len();
        self.k.operands.push(Operand {
            name: format!("p{at}"),
            elem,
            len_elems: len,
            role,
        });
        at
    }

    pub fn input(&mut self, elem: Elem, len: u64) -> usize {
        self.operand(elem, len, OperandRole::Input)
    }

    pub fn output(&mut self, elem: Elem, len: u64) -> usize {
        self.operand(elem, len, OperandRole::Output)
    }

    pub fn access(&mut self, operand: usize, offset: i64, strides: &[i64]) -> usize {
        self.k
            .accesses
            .push(Access::affine(operand, offset, strides.to_vec()));
        self.k.accesses.len() - 1
    }

    /// Row-major strides over all axes.
    pub fn dense_strides(&self) -> Vec<i64> {
        let mut strides = vec![1i64; self.k.axes.len()];
        for i in (0..self.k.axes.len() - 1).rev() {
            strides[i] = strides[i + 1] * self.k.axes[i + 1].extent as i64;
        }
        strides
    }

    pub fn points(&self) -> u64 {
        self.k.axes.iter().map(|a| a.extent).product()
    }

    /// A dense input with its access.
    pub fn dense_in(&mut self, elem: Elem) -> usize {
        let o = self.input(elem, self.points());
        let strides = self.dense_strides();
        self.access(o, 0, &strides)
    }

    /// A dense output with its access.
    pub fn dense_out(&mut self, elem: Elem) -> usize {
        let o = self.output(elem, self.points());
        let strides = self.dense_strides();
        self.access(o, 0, &strides)
    }

    pub fn slot(&mut self, elem: Elem) -> usize {
        self.k.slots.push(elem);
        self.k.slots.len() - 1
    }

    pub fn row(&mut self, elem: Elem) -> usize {
        self.k.rows.push(elem);
        self.k.rows.len() - 1
    }

    pub fn each(&mut self, f: impl FnOnce(&mut StageBuilder<'_>)) {
        self.stage(Over::Inner, f);
    }

    pub fn once(&mut self, f: impl FnOnce(&mut StageBuilder<'_>)) {
        self.stage(Over::Once, f);
    }

    fn stage(&mut self, over: Over, f: impl FnOnce(&mut StageBuilder<'_>)) {
        self.k.stages.push(Stage {
            over,
            insts: vec![],
            effects: vec![],
        });
        let at = self.k.stages.len() - 1;
        f(&mut StageBuilder { k: &mut self.k, at });
    }

    pub fn build(self) -> Kernel {
        Kernel::Loop(self.k)
    }
}

impl StageBuilder<'_> {
    pub fn inst(&mut self, inst: Inst) -> Val {
        let insts = &mut self.k.stages[self.at].insts;
        insts.push(inst);
        Val(insts.len() as u32 - 1)
    }

    pub fn load(&mut self, access: usize) -> Val {
        self.inst(Inst::Load { access })
    }

    pub fn f32(&mut self, v: f32) -> Val {
        self.bits(Elem::F32, u64::from(v.to_bits()))
    }

    pub fn f64(&mut self, v: f64) -> Val {
        self.bits(Elem::F64, v.to_bits())
    }

    pub fn bits(&mut self, elem: Elem, bits: u64) -> Val {
        self.inst(Inst::Const { elem, bits })
    }

    pub fn un(&mut self, op: UnaryOp, a: Val) -> Val {
        self.inst(Inst::Unary { op, a })
    }

    pub fn bin(&mut self, op: BinaryOp, a: Val, b: Val) -> Val {
        self.inst(Inst::Binary { op, a, b })
    }

    pub fn fma(&mut self, a: Val, b: Val, c: Val) -> Val {
        self.inst(Inst::Fma { a, b, c })
    }

    pub fn cmp(&mut self, op: CompareOp, a: Val, b: Val) -> Val {
        self.inst(Inst::Compare { op, a, b })
    }

    pub fn select(&mut self, cond: Val, a: Val, b: Val) -> Val {
        self.inst(Inst::Select { cond, a, b })
    }

    pub fn cast(&mut self, to: Elem, a: Val) -> Val {
        self.inst(Inst::Cast { to, a })
    }

    pub fn bitcast(&mut self, to: Elem, a: Val) -> Val {
        self.inst(Inst::Bitcast { to, a })
    }

    pub fn call(&mut self, function: &str, args: &[Val]) -> Val {
        self.inst(Inst::Call {
            function: function.into(),
            args: args.to_vec(),
        })
    }

    pub fn coord(&mut self, axis: usize) -> Val {
        self.inst(Inst::Coord { axis })
    }

    pub fn scalar(&mut self, slot: usize) -> Val {
        self.inst(Inst::Scalar { slot })
    }

    pub fn row(&mut self, row: usize) -> Val {
        self.inst(Inst::Row { row })
    }

    pub fn gather(&mut self, access: usize, index: Val, stride: i64) -> Val {
        self.inst(Inst::Gather {
            access,
            index,
            stride,
        })
    }

    fn effect(&mut self, effect: Effect) {
        self.k.stages[self.at].effects.push(effect);
    }

    pub fn store(&mut self, access: usize, value: Val) {
        self.effect(Effect::Store { access, value });
    }

    pub fn store_row(&mut self, row: usize, value: Val) {
        self.effect(Effect::StoreRow { row, value });
    }

    pub fn reduce(&mut self, op: ReduceOp, value: Val, slot: usize) {
        self.effect(Effect::Reduce { op, value, slot });
    }

    pub fn set(&mut self, slot: usize, value: Val) {
        self.effect(Effect::SetScalar { slot, value });
    }
}
