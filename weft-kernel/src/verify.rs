//! The verifier: what every arm, emitter and renderer may rely on.
//!
//! A verified kernel has one type for every value, names only operands, accesses, slots, rows,
//! tables and functions that exist, and stays inside its operands for all coordinates.

use crate::access::{Access, Axis, Operand, OperandRole};
use crate::body::{Effect, Inst, Val};
use crate::contraction::{BLayout, ContractionKernel, ContractionSplit};
use crate::elem::Elem;
use crate::function::{FunctionProgram, Functions, Table};
use crate::kernel::Kernel;
use crate::loop_kernel::{LoopKernel, Over};
use crate::ops::{BinaryOp, ReduceOp, UnaryOp};

mod bounds;
mod flow;

use bounds::check_bounds;

/// Why a kernel or a program is malformed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// An instruction reads a value that is not defined before it.
    #[error("instruction {at} reads value {value}, which is not defined before it")]
    UndefinedValue {
        /// Position of the instruction.
        at: usize,
        /// The value.
        value: usize,
    },
    /// A value has another type than its user needs.
    #[error("instruction {at} needs {expected}, value has type {given}")]
    TypeMismatch {
        /// Position of the instruction, or the number of instructions for an effect.
        at: usize,
        /// What is needed, in words.
        expected: String,
        /// What is there.
        given: Elem,
    },
    /// A number names something that does not exist.
    #[error("{what} {index} does not exist, there are {count}")]
    OutOfRange {
        /// `access`, `operand`, `slot`, `row`, `table`, `axis` or `parameter`.
        what: &'static str,
        /// The number.
        index: usize,
        /// How many there are.
        count: usize,
    },
    /// An instruction may not stand where it stands.
    #[error("{what} may not stand in {place}")]
    Misplaced {
        /// The instruction or effect.
        what: &'static str,
        /// Where it was found.
        place: &'static str,
    },
    /// An access leaves its operand.
    #[error("access {access} reaches elements {low}..={high} of {operand}, which has {len}")]
    OutOfBounds {
        /// Index of the access.
        access: usize,
        /// Smallest element.
        low: i64,
        /// Largest element.
        high: i64,
        /// Name of the operand.
        operand: String,
        /// Its length in elements.
        len: u64,
    },
    /// A store goes to an input, or a load comes from an output.
    #[error("access {access} uses {operand} against its role")]
    WrongRole {
        /// Index of the access.
        access: usize,
        /// Name of the operand.
        operand: String,
    },
    /// A function is called that nobody has given.
    #[error("function {0} is not given")]
    UnknownFunction(String),
    /// Lists that must have equal lengths differ.
    #[error("{what}: {given} given, {expected} expected")]
    WrongCount {
        /// Which list.
        what: &'static str,
        /// Its length.
        given: usize,
        /// The length it must have.
        expected: usize,
    },
    /// An extent is zero, or a product of extents does not fit.
    #[error("extent {0} is out of range")]
    BadExtent(u64),
    /// The split axis may not be split.
    #[error("axis {0} cannot be split")]
    BadSplit(usize),
    /// A table is empty or longer than 65,536 entries.
    #[error("table {0} has a length out of range")]
    BadTable(String),
    /// A stage reads a scalar or a row that no earlier stage has made.
    #[error("stage {stage} reads {what} {index}, which no earlier stage has made")]
    Unset {
        /// Position of the stage.
        stage: usize,
        /// `slot` or `row`.
        what: &'static str,
        /// Index of the slot or row.
        index: usize,
    },
}

/// What a list of instructions may refer to.
#[derive(Clone, Copy, Default)]
pub struct Scope<'a> {
    /// Accesses of the kernel.
    pub accesses: &'a [Access],
    /// Operands of the kernel.
    pub operands: &'a [Operand],
    /// Number of axes.
    pub axes: usize,
    /// Types of the slots.
    pub slots: &'a [Elem],
    /// Types of the rows.
    pub rows: &'a [Elem],
    /// Tables of a program.
    pub tables: &'a [Table],
    /// Parameters of a program.
    pub params: &'a [Elem],
    /// Type of the accumulator in an epilogue.
    pub acc: Option<Elem>,
    /// The functions that may be called.
    pub functions: Option<&'a Functions>,
}

/// The type of every value of an instruction list, or the first thing wrong with it.
pub fn infer_types(insts: &[Inst], scope: &Scope<'_>) -> Result<Vec<Elem>, VerifyError> {
    let mut types: Vec<Elem> = Vec::with_capacity(insts.len());
    for (at, inst) in insts.iter().enumerate() {
        let mut undefined = None;
        inst.for_each_operand(|v| {
            if v.index() >= at && undefined.is_none() {
                undefined = Some(v.index());
            }
        });
        if let Some(value) = undefined {
            return Err(VerifyError::UndefinedValue { at, value });
        }
        let elem = infer_one(at, inst, &types, scope)?;
        types.push(elem);
    }
    Ok(types)
}

fn infer_one(
    at: usize,
    inst: &Inst,
    types: &[Elem],
    scope: &Scope<'_>,
) -> Result<Elem, VerifyError> {
    let ty = |v: Val| types[v.index()];
    let need = |v: Val, ok: bool, expected: &str| {
        if ok {
            Ok(())
        } else {
            Err(VerifyError::TypeMismatch {
                at,
                expected: expected.into(),
                given: ty(v),
            })
        }
    };
    let same = |a: Val, b: Val| need(b, ty(a) == ty(b), ty(a).name());
    Ok(match inst {
        Inst::Const { elem, .. } => *elem,
        Inst::Load { access } => operand_of(scope, *access)?.elem,
        Inst::Gather { access, index, .. } => {
            need(
                *index,
                matches!(ty(*index), Elem::I32 | Elem::I64),
                "i32 or i64",
            )?;
            operand_of(scope, *access)?.elem
        }
        Inst::Coord { axis } => {
            in_range("axis", *axis, scope.axes)?;
            Elem::I64
        }
        Inst::Scalar { slot } => {
            in_range("slot", *slot, scope.slots.len())?;
            scope.slots[*slot]
        }
        Inst::Row { row } => {
            in_range("row", *row, scope.rows.len())?;
            scope.rows[*row]
        }
        Inst::Acc => scope.acc.ok_or(VerifyError::Misplaced {
            what: "acc",
            place: "a body without accumulator",
        })?,
        Inst::Param { index } => {
            in_range("parameter", *index, scope.params.len())?;
            scope.params[*index]
        }
        Inst::Unary { op, a } => {
            let t = ty(*a);
            match op {
                UnaryOp::Neg | UnaryOp::Abs => {
                    need(*a, t.is_arithmetic() && t != Elem::Bool, "a number")?;
                    t
                }
                UnaryOp::Not => {
                    need(*a, t == Elem::Bool || t.is_int(), "bool or an integer")?;
                    t
                }
                UnaryOp::IsNan => {
                    need(*a, t.is_float(), "a float")?;
                    Elem::Bool
                }
                UnaryOp::CanonNan => {
                    need(*a, t.is_float(), "a float")?;
                    t
                }
                UnaryOp::Sqrt
                | UnaryOp::Floor
                | UnaryOp::Ceil
                | UnaryOp::Trunc
                | UnaryOp::RoundEven
                | UnaryOp::RoundHalfAway => {
                    need(*a, matches!(t, Elem::F32 | Elem::F64), "f32 or f64")?;
                    t
                }
            }
        }
        Inst::Binary { op, a, b } => {
            same(*a, *b)?;
            let t = ty(*a);
            match op {
                BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                    need(*a, t == Elem::Bool || t.is_int(), "bool or an integer")?;
                }
                BinaryOp::Shl | BinaryOp::Shr => need(*a, t.is_int(), "an integer")?,
                _ => need(*a, t.is_arithmetic() && t != Elem::Bool, "a number")?,
            }
            t
        }
        Inst::Fma { a, b, c } => {
            need(*a, matches!(ty(*a), Elem::F32 | Elem::F64), "f32 or f64")?;
            same(*a, *b)?;
            same(*a, *c)?;
            ty(*a)
        }
        Inst::Compare { a, b, .. } => {
            same(*a, *b)?;
            need(*a, ty(*a).is_arithmetic(), "a type with arithmetic")?;
            Elem::Bool
        }
        Inst::Select { cond, a, b } => {
            need(*cond, ty(*cond) == Elem::Bool, "bool")?;
            same(*a, *b)?;
            ty(*a)
        }
        Inst::Cast { to, .. } => *to,
        Inst::Bitcast { to, a } => {
            need(
                *a,
                ty(*a).size_bytes() == to.size_bytes(),
                "a type of the same size",
            )?;
            *to
        }
        Inst::Call { function, args } => {
            let program = scope
                .functions
                .and_then(|f| f.get(function))
                .ok_or_else(|| VerifyError::UnknownFunction(function.clone()))?;
            if program.params.len() != args.len() {
                return Err(VerifyError::WrongCount {
                    what: "arguments",
                    given: args.len(),
                    expected: program.params.len(),
                });
            }
            for (arg, param) in args.iter().zip(&program.params) {
                need(*arg, ty(*arg) == *param, param.name())?;
            }
            program.result_elem
        }
        Inst::Lookup { table, index } => {
            in_range("table", *table, scope.tables.len())?;
            need(*index, ty(*index) == Elem::I32, "i32")?;
            scope.tables[*table].elem
        }
    })
}

fn in_range(what: &'static str, index: usize, count: usize) -> Result<(), VerifyError> {
    if index < count {
        Ok(())
    } else {
        Err(VerifyError::OutOfRange { what, index, count })
    }
}

fn operand_of<'a>(scope: &Scope<'a>, access: usize) -> Result<&'a Operand, VerifyError> {
    in_range("access", access, scope.accesses.len())?;
    let operand = scope.accesses[access].operand;
    in_range("operand", operand, scope.operands.len())?;
    Ok(&scope.operands[operand])
}

impl FunctionProgram {
    /// Types of the values, or what is wrong with the program.
    pub fn verify(&self) -> Result<Vec<Elem>, VerifyError> {
        check_places(&self.insts, "a function program", |inst| match inst {
            Inst::Load { .. } => Some("load"),
            Inst::Gather { .. } => Some("gather"),
            Inst::Coord { .. } => Some("coord"),
            Inst::Scalar { .. } => Some("scalar"),
            Inst::Row { .. } => Some("row"),
            Inst::Acc => Some("acc"),
            Inst::Call { .. } => Some("call"),
            _ => None,
        })?;
        for table in &self.tables {
            if table.bits.is_empty() || table.bits.len() > 65_536 {
                return Err(VerifyError::BadTable(table.name.clone()));
            }
        }
        let scope = Scope {
            tables: &self.tables,
            params: &self.params,
            ..Scope::default()
        };
        let types = infer_types(&self.insts, &scope)?;
        in_range("value", self.result.index(), types.len())?;
        if types[self.result.index()] != self.result_elem {
            return Err(VerifyError::TypeMismatch {
                at: types.len(),
                expected: self.result_elem.name().into(),
                given: types[self.result.index()],
            });
        }
        Ok(types)
    }
}

impl Kernel {
    /// Checks the whole kernel; see the module for what then holds.
    pub fn verify(&self, functions: &Functions) -> Result<(), VerifyError> {
        match self {
            Kernel::Loop(k) => verify_loop(k, functions),
            Kernel::Contraction(k) => verify_contraction(k, functions),
        }
    }
}

impl LoopKernel {
    /// The scope in which the stages' instructions stand.
    pub fn scope<'a>(&'a self, functions: &'a Functions) -> Scope<'a> {
        Scope {
            accesses: &self.accesses,
            operands: &self.operands,
            axes: self.axes.len(),
            slots: &self.slots,
            rows: &self.rows,
            functions: Some(functions),
            ..Scope::default()
        }
    }
}

impl ContractionKernel {
    /// The scope in which the epilogue's instructions stand.
    pub fn scope<'a>(&'a self, functions: &'a Functions) -> Scope<'a> {
        Scope {
            accesses: &self.accesses,
            operands: &self.operands,
            axes: self.batch.len() + 2,
            acc: self.operands.get(self.a.operand).map(|o| o.elem),
            functions: Some(functions),
            ..Scope::default()
        }
    }
}

fn verify_loop(k: &LoopKernel, functions: &Functions) -> Result<(), VerifyError> {
    if k.axes.is_empty() {
        return Err(VerifyError::BadExtent(0));
    }
    check_extents(&k.axes)?;
    check_lengths(&k.operands)?;
    in_range("axis", k.split, k.axes.len())?;
    if k.split == k.inner() && !k.is_pure_map() {
        return Err(VerifyError::BadSplit(k.split));
    }
    check_accesses(&k.accesses, &k.operands, &k.axes)?;
    let scope = k.scope(functions);
    for stage in &k.stages {
        check_places(&stage.insts, "a loop kernel", |inst| match inst {
            Inst::Param { .. } => Some("param"),
            Inst::Lookup { .. } => Some("lookup"),
            Inst::Acc => Some("acc"),
            Inst::Row { .. } if stage.over == Over::Once => Some("row of a stage that runs once"),
            _ => None,
        })?;
        let types = infer_types(&stage.insts, &scope)?;
        for effect in &stage.effects {
            verify_effect(effect, &types, &scope, stage.over)?;
        }
    }
    flow::check_flow(&k.stages)?;
    check_roles(
        &k.accesses,
        &k.operands,
        k.stages.iter().map(|s| (&s.insts, &s.effects)),
    )
}

fn verify_effect(
    effect: &Effect,
    types: &[Elem],
    scope: &Scope<'_>,
    over: Over,
) -> Result<(), VerifyError> {
    let of = |v: Val| {
        in_range("value", v.index(), types.len())?;
        Ok(types[v.index()])
    };
    let expect = |given: Elem, expected: Elem| {
        if given == expected {
            Ok(())
        } else {
            Err(VerifyError::TypeMismatch {
                at: types.len(),
                expected: expected.name().into(),
                given,
            })
        }
    };
    match effect {
        Effect::Store { access, value } => {
            expect(of(*value)?, operand_of(scope, *access)?.elem)?;
        }
        Effect::StoreRow { row, value } => {
            in_range("row", *row, scope.rows.len())?;
            expect(of(*value)?, scope.rows[*row])?;
            if over == Over::Once {
                return Err(VerifyError::Misplaced {
                    what: "store_row",
                    place: "a stage that runs once",
                });
            }
        }
        Effect::Reduce { op, value, slot } => {
            in_range("slot", *slot, scope.slots.len())?;
            let given = of(*value)?;
            if over == Over::Once {
                return Err(VerifyError::Misplaced {
                    what: "reduce",
                    place: "a stage that runs once",
                });
            }
            let float_only = *op == ReduceOp::SumSquares;
            let fits = given.is_arithmetic()
                && given != Elem::Bool
                && (!float_only || matches!(given, Elem::F32 | Elem::F64));
            if !fits {
                return Err(VerifyError::TypeMismatch {
                    at: types.len(),
                    expected: "a number".into(),
                    given,
                });
            }
            expect(
                scope.slots[*slot],
                if op.is_arg() { Elem::I64 } else { given },
            )?;
        }
        Effect::SetScalar { slot, value } => {
            in_range("slot", *slot, scope.slots.len())?;
            expect(of(*value)?, scope.slots[*slot])?;
            if over == Over::Inner {
                return Err(VerifyError::Misplaced {
                    what: "set_scalar",
                    place: "a stage over the inner axis",
                });
            }
        }
    }
    Ok(())
}

fn verify_contraction(k: &ContractionKernel, functions: &Functions) -> Result<(), VerifyError> {
    check_extents(&k.batch)?;
    check_lengths(&k.operands)?;
    for extent in [k.m, k.n, k.segment] {
        if extent == 0 || extent > MAX_EXTENT {
            return Err(VerifyError::BadExtent(extent));
        }
    }
    if k.k > MAX_EXTENT {
        return Err(VerifyError::BadExtent(k.k));
    }
    if let ContractionSplit::Batch(i) = k.split {
        in_range("axis", i, k.batch.len())?;
    }
    in_range("operand", k.a.operand, k.operands.len())?;
    in_range("operand", k.b.operand, k.operands.len())?;
    let (a, b) = (&k.operands[k.a.operand], &k.operands[k.b.operand]);
    if !matches!(a.elem, Elem::F32 | Elem::F64) || a.elem != b.elem {
        return Err(VerifyError::TypeMismatch {
            at: 0,
            expected: "f32 or f64 on both sides".into(),
            given: b.elem,
        });
    }
    for strides in [&k.a.batch_strides, &k.b.batch_strides] {
        if strides.len() != k.batch.len() {
            return Err(VerifyError::WrongCount {
                what: "batch strides",
                given: strides.len(),
                expected: k.batch.len(),
            });
        }
    }
    if k.k > 0 {
        let mut axes = k.batch.clone();
        axes.push(Axis {
            name: "m".into(),
            extent: k.m,
        });
        axes.push(Axis {
            name: "k".into(),
            extent: k.k,
        });
        let mut strides = k.a.batch_strides.clone();
        strides.extend([k.a.m_stride, k.a.k_stride]);
        let access = Access::affine(k.a.operand, k.a.offset, strides);
        check_bounds(usize::MAX, &access, &k.operands, &axes)?;
        let (b_axes, tail) = match k.b.layout {
            BLayout::Panels { nr } => {
                if nr == 0 {
                    return Err(VerifyError::BadExtent(0));
                }
                let elems = BLayout::panel_elems(nr, k.k, k.n);
                if elems > MAX_EXTENT {
                    return Err(VerifyError::BadExtent(elems));
                }
                (
                    vec![Axis {
                        name: "panels".into(),
                        extent: elems,
                    }],
                    vec![1],
                )
            }
            BLayout::Strided { k_stride, n_stride } => (
                vec![
                    Axis {
                        name: "k".into(),
                        extent: k.k,
                    },
                    Axis {
                        name: "n".into(),
                        extent: k.n,
                    },
                ],
                vec![k_stride, n_stride],
            ),
        };
        let mut axes = k.batch.clone();
        axes.extend(b_axes);
        let mut strides = k.b.batch_strides.clone();
        strides.extend(tail);
        let access = Access::affine(k.b.operand, k.b.offset, strides);
        check_bounds(usize::MAX, &access, &k.operands, &axes)?;
    }
    check_accesses(&k.accesses, &k.operands, &k.epilogue_axes())?;
    let scope = k.scope(functions);
    check_places(&k.epilogue, "an epilogue", |inst| match inst {
        Inst::Param { .. } => Some("param"),
        Inst::Lookup { .. } => Some("lookup"),
        Inst::Scalar { .. } => Some("scalar"),
        Inst::Row { .. } => Some("row"),
        _ => None,
    })?;
    let types = infer_types(&k.epilogue, &scope)?;
    for effect in &k.effects {
        if !matches!(effect, Effect::Store { .. }) {
            return Err(VerifyError::Misplaced {
                what: "an effect other than store",
                place: "an epilogue",
            });
        }
        verify_effect(effect, &types, &scope, Over::Inner)?;
    }
    check_roles(
        &k.accesses,
        &k.operands,
        std::iter::once((&k.epilogue, &k.effects)),
    )
}

/// Refuses an instruction that may not stand here, by the name that `name` gives it.
fn check_places(
    insts: &[Inst],
    place: &'static str,
    name: impl Fn(&Inst) -> Option<&'static str>,
) -> Result<(), VerifyError> {
    match insts.iter().find_map(name) {
        Some(what) => Err(VerifyError::Misplaced { what, place }),
        None => Ok(()),
    }
}

/// The largest extent, and the largest number of elements of an operand: 2^40.
pub const MAX_EXTENT: u64 = 1 << 40;

fn check_extents(axes: &[Axis]) -> Result<(), VerifyError> {
    let mut points = 1u64;
    for axis in axes {
        points = points.saturating_mul(axis.extent);
        if axis.extent == 0 || points > MAX_EXTENT {
            return Err(VerifyError::BadExtent(axis.extent));
        }
    }
    Ok(())
}

fn check_lengths(operands: &[Operand]) -> Result<(), VerifyError> {
    match operands.iter().find(|o| o.len_elems > MAX_EXTENT) {
        Some(operand) => Err(VerifyError::BadExtent(operand.len_elems)),
        None => Ok(()),
    }
}

fn check_accesses(
    accesses: &[Access],
    operands: &[Operand],
    axes: &[Axis],
) -> Result<(), VerifyError> {
    for (index, access) in accesses.iter().enumerate() {
        in_range("operand", access.operand, operands.len())?;
        for given in std::iter::once(access.strides.len())
            .chain(access.guards.iter().map(|g| g.strides.len()))
        {
            if given != axes.len() {
                return Err(VerifyError::WrongCount {
                    what: "strides",
                    given,
                    expected: axes.len(),
                });
            }
        }
        check_bounds(index, access, operands, axes)?;
    }
    Ok(())
}

fn check_roles<'a>(
    accesses: &[Access],
    operands: &[Operand],
    bodies: impl Iterator<Item = (&'a Vec<Inst>, &'a Vec<Effect>)>,
) -> Result<(), VerifyError> {
    let wrong = |access: usize| VerifyError::WrongRole {
        access,
        operand: operands[accesses[access].operand].name.clone(),
    };
    for (insts, effects) in bodies {
        for inst in insts {
            if let Inst::Load { access } | Inst::Gather { access, .. } = inst
                && operands[accesses[*access].operand].role != OperandRole::Input
            {
                return Err(wrong(*access));
            }
        }
        for effect in effects {
            if let Effect::Store { access, .. } = effect
                && operands[accesses[*access].operand].role != OperandRole::Output
            {
                return Err(wrong(*access));
            }
        }
    }
    Ok(())
}
