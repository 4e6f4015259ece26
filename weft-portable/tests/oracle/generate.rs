//! Random loop kernels, valid by construction.
//!
//! A NaN's payload is unspecified inside a kernel, so a float is made canonical before its bits are
//! read; everything else may meet everything else.

use super::kernels::{axis, operand};
use super::random::Random;
use weft_kernel::{
    Access, Axis, BinaryOp, CompareOp, Effect, Elem, FunctionKind, FunctionProgram, Functions,
    Guard, Inst, Kernel, LoopKernel, Operand, OperandRole, Over, ReduceOp, Stage, Table, UnaryOp,
    Val,
};

/// The functions that random bodies call.
pub fn functions() -> Functions {
    let mut functions = Functions::default();
    let f32_const = |x: f32| Inst::Const {
        elem: Elem::F32,
        bits: u64::from(x.to_bits()),
    };
    functions.insert(FunctionProgram {
        name: "cubic".into(),
        kind: FunctionKind::FixedSequence,
        params: vec![Elem::F32],
        result_elem: Elem::F32,
        insts: vec![
            Inst::Param { index: 0 },
            f32_const(0.125),
            f32_const(-1.5),
            Inst::Fma {
                a: Val(1),
                b: Val(0),
                c: Val(2),
            },
            Inst::Fma {
                a: Val(3),
                b: Val(0),
                c: Val(1),
            },
            Inst::Compare {
                op: CompareOp::Lt,
                a: Val(0),
                b: Val(2),
            },
            Inst::Select {
                cond: Val(5),
                a: Val(2),
                b: Val(4),
            },
        ],
        result: Val(6),
        tables: vec![],
    });
    functions.insert(FunctionProgram {
        name: "tables".into(),
        kind: FunctionKind::FixedSequence,
        params: vec![Elem::I32, Elem::F64],
        result_elem: Elem::F64,
        insts: vec![
            Inst::Param { index: 0 },
            Inst::Const {
                elem: Elem::I32,
                bits: 3,
            },
            Inst::Binary {
                op: BinaryOp::And,
                a: Val(0),
                b: Val(1),
            },
            Inst::Lookup {
                table: 0,
                index: Val(2),
            },
            Inst::Lookup {
                table: 1,
                index: Val(2),
            },
            Inst::Cast {
                to: Elem::F64,
                a: Val(4),
            },
            Inst::Param { index: 1 },
            Inst::Fma {
                a: Val(3),
                b: Val(6),
                c: Val(5),
            },
        ],
        result: Val(7),
        tables: vec![
            Table {
                name: "doubles".into(),
                elem: Elem::F64,
                bits: [1.5f64, -0.25, 1e300, 3.0].map(f64::to_bits).to_vec(),
            },
            Table {
                name: "bytes".into(),
                elem: Elem::U8,
                bits: vec![0, 7, 200, 255],
            },
        ],
    });
    functions
}

/// One kernel under construction.
struct Maker<'a> {
    random: &'a mut Random,
    axes: Vec<Axis>,
    operands: Vec<Operand>,
    accesses: Vec<Access>,
    slots: Vec<Elem>,
    rows: Vec<Elem>,
}

/// A body under construction.
struct Body {
    over: Over,
    insts: Vec<Inst>,
    types: Vec<Elem>,
}

impl Body {
    fn push(&mut self, elem: Elem, inst: Inst) -> Val {
        self.insts.push(inst);
        self.types.push(elem);
        Val(self.insts.len() as u32 - 1)
    }
}

/// A random kernel of few points.
pub fn kernel(random: &mut Random) -> Kernel {
    const EXTENTS: [u64; 14] = [1, 2, 3, 5, 8, 16, 17, 31, 32, 33, 64, 100, 257, 1030];
    let mut axes = Vec::new();
    let mut points = 1;
    for i in 0..1 + random.below(3) {
        let mut extent = random.pick(&EXTENTS);
        while points * extent > 2200 {
            extent = random.pick(&EXTENTS);
        }
        points *= extent;
        axes.push(axis(&format!("i{i}"), extent));
    }
    let mut maker = Maker {
        random,
        axes,
        operands: vec![],
        accesses: vec![],
        slots: vec![],
        rows: vec![],
    };
    let stages = if maker.random.below(2) == 0 {
        (0..1 + maker.random.below(2))
            .map(|_| maker.map())
            .collect()
    } else {
        maker.stages()
    };
    let inner = maker.axes.len() - 1;
    let pure = maker.slots.is_empty()
        && maker.rows.is_empty()
        && stages.iter().all(|s| s.over == Over::Inner);
    let choices = if pure || inner == 0 { inner + 1 } else { inner };
    let split = maker.random.below(choices as u64) as usize;
    let mut axes = maker.axes;
    let mut accesses = maker.accesses;
    let mut stages = stages;
    let mut split = split;
    if !pure && axes.len() == 1 {
        // A kernel of one axis that reduces has nothing to split: give it an outer axis of one.
        axes.insert(0, axis("one", 1));
        for access in &mut accesses {
            access.strides.insert(0, 0);
            for guard in &mut access.guards {
                guard.strides.insert(0, 0);
            }
        }
        for stage in &mut stages {
            for inst in &mut stage.insts {
                if let Inst::Coord { axis } = inst {
                    *axis += 1;
                }
            }
        }
        split = 0;
    }
    Kernel::Loop(LoopKernel {
        name: "random".into(),
        axes,
        split,
        operands: maker.operands,
        accesses,
        slots: maker.slots,
        rows: maker.rows,
        stages,
    })
}

const ARITHMETIC: [Elem; 10] = [
    Elem::F32,
    Elem::F64,
    Elem::I8,
    Elem::U8,
    Elem::I16,
    Elem::U16,
    Elem::I32,
    Elem::U32,
    Elem::I64,
    Elem::U64,
];

impl Maker<'_> {
    fn any(&mut self) -> Elem {
        // Mostly floats.
        if self.random.below(2) == 0 {
            Elem::F32
        } else {
            self.random.pick(&Elem::ALL)
        }
    }

    /// Dense strides over some of the axes in any order, some of them backwards; the offset that
    /// keeps all elements at or above 0, and the number of elements.
    fn dense(&mut self, keep: impl Fn(usize) -> bool, gaps: bool) -> (i64, Vec<i64>, u64) {
        let mut order: Vec<usize> = (0..self.axes.len()).filter(|a| keep(*a)).collect();
        if self.random.below(3) == 0 {
            for i in (1..order.len()).rev() {
                order.swap(i, self.random.below(i as u64 + 1) as usize);
            }
        }
        let mut strides = vec![0i64; self.axes.len()];
        let mut offset = 0;
        let mut len = 1u64;
        if gaps && self.random.below(4) == 0 {
            len = 1 + self.random.below(3);
        }
        for axis in order.into_iter().rev() {
            let extent = self.axes[axis].extent;
            strides[axis] = len as i64;
            if self.random.below(8) == 0 {
                strides[axis] = -strides[axis];
                offset += (extent as i64 - 1) * len as i64;
            }
            len *= extent;
            if gaps && self.random.below(6) == 0 {
                len += self.random.below(4);
            }
        }
        (offset, strides, len)
    }

    /// An access that loads may use, of a new operand or of one that is there.
    fn load_access(&mut self, elem: Elem, once: bool) -> usize {
        let inner = self.axes.len() - 1;
        let mut keep: Vec<bool> = self
            .axes
            .iter()
            .map(|_| self.random.below(5) != 0)
            .collect();
        if once {
            keep[inner] = false;
        }
        let (offset, strides, len) = self.dense(|a| keep[a], true);
        let pad = self.random.below(3);
        let mut access = Access::affine(self.operands.len(), offset + pad as i64, strides);
        if self.random.below(5) == 0 {
            access.fill = self.random.element(elem);
            for _ in 0..1 + self.random.below(2) {
                access.guards.push(self.guard(once));
            }
        }
        self.operands.push(operand(
            &format!("x{}", self.operands.len()),
            elem,
            len + pad,
            OperandRole::Input,
        ));
        self.accesses.push(access);
        self.accesses.len() - 1
    }

    fn guard(&mut self, once: bool) -> Guard {
        let axis = self.random.below(self.axes.len() as u64) as usize;
        let extent = self.axes[axis].extent as i64;
        let mut strides = vec![0; self.axes.len()];
        if !(once && axis == self.axes.len() - 1) {
            strides[axis] = self.random.pick(&[1, 1, 2, -1]);
        }
        Guard {
            offset: self.random.below(extent as u64 + 4) as i64 - 2,
            strides,
            extent: self.random.below(extent as u64 + 2),
        }
    }

    fn store_access(&mut self, elem: Elem, once: bool) -> usize {
        let inner = self.axes.len() - 1;
        let (offset, strides, len) = self.dense(|a| !(once && a == inner), true);
        let mut access = Access::affine(self.operands.len(), offset, strides);
        if self.random.below(8) == 0 {
            access.guards.push(self.guard(once));
        }
        self.operands.push(operand(
            &format!("y{}", self.operands.len()),
            elem,
            len,
            OperandRole::Output,
        ));
        self.accesses.push(access);
        self.accesses.len() - 1
    }

    /// A value of a type: one that is there, or a new leaf.
    fn value(&mut self, body: &mut Body, elem: Elem) -> Val {
        let known: Vec<u32> = (0..body.types.len() as u32)
            .filter(|v| body.types[*v as usize] == elem)
            .collect();
        if !known.is_empty() && self.random.below(4) != 0 {
            return Val(self.random.pick(&known));
        }
        let once = body.over == Over::Once;
        match self.random.below(5) {
            0 => {
                let bits = self.random.element(elem);
                body.push(elem, Inst::Const { elem, bits })
            }
            1 if elem == Elem::I64 => {
                let axis = self.random.below(self.axes.len() as u64) as usize;
                body.push(elem, Inst::Coord { axis })
            }
            2 if self.random.below(3) == 0 => self.gather(body, elem),
            _ => {
                let access = self.load_access(elem, once);
                body.push(elem, Inst::Load { access })
            }
        }
    }

    fn gather(&mut self, body: &mut Body, elem: Elem) -> Val {
        let index_elem = self.random.pick(&[Elem::I32, Elem::I64]);
        let raw = self.value(body, index_elem);
        let reach = 1 + self.random.below(6);
        let stride = self.random.pick(&[1i64, 2, 5]);
        let constant = |bits| Inst::Const {
            elem: index_elem,
            bits,
        };
        let zero = body.push(index_elem, constant(0));
        let last = body.push(index_elem, constant(reach - 1));
        let low = body.push(
            index_elem,
            Inst::Binary {
                op: BinaryOp::Max,
                a: raw,
                b: zero,
            },
        );
        let index = body.push(
            index_elem,
            Inst::Binary {
                op: BinaryOp::Min,
                a: low,
                b: last,
            },
        );
        let access = self.load_access(elem, body.over == Over::Once);
        let operand = self.accesses[access].operand;
        self.operands[operand].len_elems += (reach - 1) * stride as u64;
        body.push(
            elem,
            Inst::Gather {
                access,
                index,
                stride,
            },
        )
    }

    fn operation(&mut self, body: &mut Body) {
        match self.random.below(12) {
            0 | 1 => {
                let elem = self.any();
                let op = self.random.pick(&[
                    UnaryOp::Neg,
                    UnaryOp::Abs,
                    UnaryOp::Sqrt,
                    UnaryOp::Floor,
                    UnaryOp::RoundEven,
                    UnaryOp::Not,
                    UnaryOp::IsNan,
                    UnaryOp::CanonNan,
                ]);
                let plain = matches!(elem, Elem::F32 | Elem::F64);
                let fits = match op {
                    UnaryOp::Neg | UnaryOp::Abs => elem.is_arithmetic() && elem != Elem::Bool,
                    UnaryOp::Not => elem == Elem::Bool || elem.is_int(),
                    UnaryOp::IsNan | UnaryOp::CanonNan => elem.is_float(),
                    _ => plain,
                };
                if fits {
                    let a = self.value(body, elem);
                    let out = if op == UnaryOp::IsNan {
                        Elem::Bool
                    } else {
                        elem
                    };
                    body.push(out, Inst::Unary { op, a });
                }
            }
            2..=5 => {
                let elem = if self.random.below(2) == 0 {
                    Elem::F32
                } else {
                    self.random.pick(&ARITHMETIC)
                };
                let mut ops = vec![
                    BinaryOp::Add,
                    BinaryOp::Sub,
                    BinaryOp::Mul,
                    BinaryOp::Div,
                    BinaryOp::Rem,
                    BinaryOp::Max,
                    BinaryOp::Min,
                ];
                if elem.is_int() {
                    ops.extend([BinaryOp::And, BinaryOp::Xor, BinaryOp::Shl, BinaryOp::Shr]);
                }
                let op = self.random.pick(&ops);
                let a = self.value(body, elem);
                let b = self.value(body, elem);
                body.push(elem, Inst::Binary { op, a, b });
            }
            6 => {
                let elem = self.random.pick(&[Elem::F32, Elem::F32, Elem::F64]);
                let a = self.value(body, elem);
                let b = self.value(body, elem);
                let c = self.value(body, elem);
                body.push(elem, Inst::Fma { a, b, c });
            }
            7 => {
                let elem = self.random.pick(&ARITHMETIC);
                let op = self
                    .random
                    .pick(&[CompareOp::Lt, CompareOp::Ge, CompareOp::Ne]);
                let a = self.value(body, elem);
                let b = self.value(body, elem);
                body.push(Elem::Bool, Inst::Compare { op, a, b });
            }
            8 => {
                let elem = self.any();
                let cond = self.value(body, Elem::Bool);
                let a = self.value(body, elem);
                let b = self.value(body, elem);
                body.push(elem, Inst::Select { cond, a, b });
            }
            9 => {
                let from = self.any();
                let to = self.any();
                let a = self.value(body, from);
                body.push(to, Inst::Cast { to, a });
            }
            10 => {
                let from = self.any();
                let same: Vec<Elem> = Elem::ALL
                    .into_iter()
                    .filter(|e| e.size_bytes() == from.size_bytes() && *e != Elem::Bool)
                    .collect();
                let to = self.random.pick(&same);
                let mut a = self.value(body, from);
                if from.is_float() {
                    let op = UnaryOp::CanonNan;
                    a = body.push(from, Inst::Unary { op, a });
                }
                body.push(to, Inst::Bitcast { to, a });
            }
            _ => {
                if self.random.below(2) == 0 {
                    let a = self.value(body, Elem::F32);
                    let function = "cubic".into();
                    body.push(
                        Elem::F32,
                        Inst::Call {
                            function,
                            args: vec![a],
                        },
                    );
                } else {
                    let a = self.value(body, Elem::I32);
                    let b = self.value(body, Elem::F64);
                    let function = "tables".into();
                    body.push(
                        Elem::F64,
                        Inst::Call {
                            function,
                            args: vec![a, b],
                        },
                    );
                }
            }
        }
    }

    fn body(&mut self, over: Over) -> Body {
        let mut body = Body {
            over,
            insts: vec![],
            types: vec![],
        };
        // Earlier results, where there are any.
        for slot in 0..self.slots.len() {
            if self.random.below(3) != 0 {
                body.push(self.slots[slot], Inst::Scalar { slot });
            }
        }
        if over == Over::Inner {
            for row in 0..self.rows.len() {
                if self.random.below(3) != 0 {
                    body.push(self.rows[row], Inst::Row { row });
                }
            }
        }
        for _ in 0..1 + self.random.below(10) {
            self.operation(&mut body);
        }
        if body.insts.is_empty() {
            self.value(&mut body, Elem::F32);
        }
        body
    }

    fn store(&mut self, body: &Body) -> Effect {
        // Late values, so that most of the body counts.
        let from = body.types.len().saturating_sub(3) as u64;
        let value = from + self.random.below(body.types.len() as u64 - from);
        let elem = body.types[value as usize];
        Effect::Store {
            access: self.store_access(elem, body.over == Over::Once),
            value: Val(value as u32),
        }
    }

    fn map(&mut self) -> Stage {
        let body = self.body(Over::Inner);
        let effects = (0..1 + self.random.below(2))
            .map(|_| self.store(&body))
            .collect();
        Stage {
            over: body.over,
            insts: body.insts,
            effects,
        }
    }

    /// Stages that reduce, keep rows, run once, and store.
    fn stages(&mut self) -> Vec<Stage> {
        let mut stages = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            let once = !self.slots.is_empty() && self.random.below(3) == 0;
            let over = if once { Over::Once } else { Over::Inner };
            let mut body = self.body(over);
            let mut effects = Vec::new();
            for _ in 0..1 + self.random.below(2) {
                let elem = self.random.pick(&ARITHMETIC);
                let value = self.value(&mut body, elem);
                let op = self.random.pick(&[
                    ReduceOp::Sum,
                    ReduceOp::Sum,
                    ReduceOp::SumSquares,
                    ReduceOp::Prod,
                    ReduceOp::Max,
                    ReduceOp::Min,
                    ReduceOp::ArgMax,
                    ReduceOp::ArgMaxLast,
                    ReduceOp::ArgMin,
                    ReduceOp::ArgMinLast,
                ]);
                let result = if op.is_arg() { Elem::I64 } else { elem };
                let fits = op != ReduceOp::SumSquares || matches!(elem, Elem::F32 | Elem::F64);
                match self.random.below(4) {
                    _ if once => {
                        let slot = self.slot(elem);
                        effects.push(Effect::SetScalar { slot, value });
                    }
                    0 => {
                        self.rows.push(elem);
                        let row = self.rows.len() - 1;
                        effects.push(Effect::StoreRow { row, value });
                    }
                    1 => effects.push(self.store(&body)),
                    _ if fits => {
                        let slot = self.slot(result);
                        effects.push(Effect::Reduce { op, value, slot });
                    }
                    _ => {}
                }
            }
            stages.push(Stage {
                over,
                insts: body.insts,
                effects,
            });
        }
        // Everything made so far is seen in the end.
        let mut body = Body {
            over: Over::Once,
            insts: vec![],
            types: vec![],
        };
        let mut effects = Vec::new();
        for slot in 0..self.slots.len() {
            let value = body.push(self.slots[slot], Inst::Scalar { slot });
            let access = self.store_access(self.slots[slot], true);
            effects.push(Effect::Store { access, value });
        }
        stages.push(Stage {
            over: Over::Once,
            insts: body.insts,
            effects,
        });
        let mut body = self.body(Over::Inner);
        let mut effects = vec![self.store(&body)];
        for row in 0..self.rows.len() {
            let value = body.push(self.rows[row], Inst::Row { row });
            let access = self.store_access(self.rows[row], false);
            effects.push(Effect::Store { access, value });
        }
        stages.push(Stage {
            over: Over::Inner,
            insts: body.insts,
            effects,
        });
        stages
    }

    /// A new slot, or now and then one that is overwritten.
    fn slot(&mut self, elem: Elem) -> usize {
        if let Some(known) = self.slots.iter().position(|e| *e == elem)
            && self.random.below(4) == 0
        {
            return known;
        }
        self.slots.push(elem);
        self.slots.len() - 1
    }
}
