//! Instruction selection: a body becomes straight-line vector code.
//!
//! One [`Sel`] writes one [`Block`]. The same selection serves the main loop, the remainder (with
//! fewer lanes in the last vector), code ahead of a loop, and stages that run once (one lane), so
//! that each of them computes with the same instructions.

mod argext;
mod arith;
mod cast;
mod compare;
mod effects;
mod extremum;
mod integer;
mod lookup;
mod memory;
mod narrow;
mod reduce;
mod values;

pub(crate) use reduce::{Accumulator, FixedRegisters};
pub(crate) use values::{AccPlace, Context, InvDef, Invariants, Place, Position};

use crate::isa::{Isa, Width};
use crate::mir::{Block, Class, FmaKind, Form, MInst, Opnd, Src};
use crate::ops::Mn;
use values::Lv;
use weft_kernel::{Elem, Refusal, Val};
use weft_lower::{Body, LaneWidth, Op};

pub(crate) type Result<T> = std::result::Result<T, Refusal>;

/// The selection of one block.
pub(crate) struct Sel<'a> {
    pub(crate) isa: Isa,
    /// Lanes of a vector.
    pub(crate) lanes: usize,
    pub(crate) body: &'a Body,
    /// Nodes that are computed ahead of the block and are invariants here.
    pub(crate) ahead: &'a [bool],
    pub(crate) ctx: &'a Context,
    pub(crate) invs: &'a mut Invariants,
    pub(crate) block: Block,
    vals: Vec<Lv>,
    /// Where the vector stands on the inner axis.
    pub(crate) pos: Position,
    /// Lanes that exist; the others are not loaded, stored or reduced.
    pub(crate) active: usize,
}

impl<'a> Sel<'a> {
    pub(crate) fn new(
        isa: Isa,
        lanes: usize,
        body: &'a Body,
        ahead: &'a [bool],
        ctx: &'a Context,
        invs: &'a mut Invariants,
    ) -> Self {
        Sel {
            isa,
            lanes,
            body,
            ahead,
            ctx,
            invs,
            block: Block::default(),
            vals: vec![Lv::default(); body.nodes.len()],
            pos: Position::default(),
            active: lanes,
        }
    }

    /// Forgets the values, for the next vector of the block.
    pub(crate) fn next_vector(&mut self, pos: Position, active: usize) {
        self.vals.fill(Lv::default());
        self.pos = pos;
        self.active = active;
    }

    /// Selects every node for which `wanted` says so.
    pub(crate) fn nodes(&mut self, wanted: impl Fn(usize) -> bool) -> Result<()> {
        for at in 0..self.body.nodes.len() {
            if wanted(at) && !matches!(self.body.nodes[at].op, Op::Const { .. }) {
                self.node(Val(at as u32))?;
            }
        }
        Ok(())
    }

    fn node(&mut self, v: Val) -> Result<()> {
        let node = self.body.nodes[v.index()];
        let elem = node.elem;
        let value = match node.op {
            Op::Const { .. } => return Ok(()),
            Op::Load { access } => self.load(access)?,
            Op::Gather {
                access,
                index,
                stride,
            } => self.gather(access, index, stride)?,
            Op::Coord { axis } => Lv::full(self.coord(axis, elem)?),
            Op::Scalar { slot } => self.scalar(slot),
            Op::Row { row } => self.row(row)?,
            Op::Acc => Lv::full(self.acc()?),
            Op::Unary { op, a } => self.unary(op, a, elem)?,
            Op::Binary { op, a, b } => self.binary(op, a, b, elem)?,
            Op::Fma {
                a,
                b,
                c,
                negate_product,
                negate_addend,
            } => {
                let kind = FmaKind {
                    double: elem == Elem::F64,
                    negate_product,
                    negate_addend,
                };
                let src = [self.full(a)?, self.full(b)?, self.full(c)?];
                Lv::full(self.fma(kind, src))
            }
            Op::Compare { op, a, b } => self.compare(op, a, b)?,
            Op::Select { cond, a, b } => self.select(cond, a, b, elem)?,
            Op::Pick { greater, a, b } => Lv::full(self.pick(greater, a, b, elem)?),
            Op::Cast { a } => self.cast(a, elem)?,
            Op::Bitcast { a } => self.bitcast(a, elem)?,
            Op::Lookup { table, index } => Lv::full(self.lookup(table, index)?),
        };
        self.vals[v.index()] = value;
        Ok(())
    }

    fn unsupported<T>(&self, inst: impl Into<String>, elem: Elem) -> Result<T> {
        Err(Refusal::UnsupportedInst {
            inst: inst.into(),
            elem,
        })
    }

    // Writing instructions.

    fn emit(&mut self, form: Form, width: Width, dst: Option<Opnd>, src: Vec<Src>) -> &mut MInst {
        self.block.insts.push(MInst {
            form,
            width,
            dst,
            src,
            imm: None,
            mask: None,
        });
        self.block.insts.last_mut().expect("just pushed")
    }

    fn vec(&mut self) -> Opnd {
        self.block.fresh(Class::Vec)
    }

    fn mask(&mut self) -> Opnd {
        self.block.fresh(Class::Mask)
    }

    /// `mn(a)`.
    pub(crate) fn op1(&mut self, mn: Mn, width: Width, a: Opnd) -> Opnd {
        let dst = self.vec();
        self.emit(Form::Plain(mn), width, Some(dst), vec![Src::O(a)]);
        dst
    }

    /// `mn(a, imm)`.
    pub(crate) fn op1i(&mut self, mn: Mn, width: Width, a: Opnd, imm: u8) -> Opnd {
        let dst = self.vec();
        self.emit(Form::Plain(mn), width, Some(dst), vec![Src::O(a)])
            .imm = Some(imm);
        dst
    }

    /// `mn(a, b)`.
    pub(crate) fn op2(&mut self, mn: Mn, width: Width, a: Opnd, b: Opnd) -> Opnd {
        let dst = self.vec();
        self.op2_into(mn, width, dst, a, b);
        dst
    }

    /// `dst = mn(a, b)`.
    pub(crate) fn op2_into(&mut self, mn: Mn, width: Width, dst: Opnd, a: Opnd, b: Opnd) {
        let src = vec![Src::O(a), Src::O(b)];
        self.emit(Form::Plain(mn), width, Some(dst), src);
    }

    /// `mn(a, b, imm)`.
    pub(crate) fn op2i(&mut self, mn: Mn, width: Width, a: Opnd, b: Opnd, imm: u8) -> Opnd {
        let dst = self.vec();
        let src = vec![Src::O(a), Src::O(b)];
        self.emit(Form::Plain(mn), width, Some(dst), src).imm = Some(imm);
        dst
    }

    fn fma(&mut self, kind: FmaKind, [a, b, c]: [Opnd; 3]) -> Opnd {
        let dst = self.vec();
        self.fma_into(kind, dst, [a, b, c]);
        dst
    }

    pub(crate) fn fma_into(&mut self, kind: FmaKind, dst: Opnd, [a, b, c]: [Opnd; 3]) {
        let width = self.width(if kind.double {
            LaneWidth::B8
        } else {
            LaneWidth::B4
        });
        let src = vec![Src::O(a), Src::O(b), Src::O(c)];
        self.emit(Form::Fma(kind), width, Some(dst), src);
    }

    /// The width of a vector with lanes of that size.
    pub(crate) fn width(&self, lane: LaneWidth) -> Width {
        Width::of(self.lanes, lane)
    }

    /// `bits` in every lane.
    pub(crate) fn splat(&mut self, bits: u64, lane: LaneWidth) -> Opnd {
        Opnd::Inv(self.invs.add(InvDef::Splat { bits, lane }))
    }

    fn splat_f32(&mut self, value: f32) -> Opnd {
        self.splat(u64::from(value.to_bits()), LaneWidth::B4)
    }

    fn splat_f64(&mut self, value: f64) -> Opnd {
        self.splat(value.to_bits(), LaneWidth::B8)
    }

    /// `value`, which both types hold exactly, in every lane.
    fn splat_float(&mut self, value: f64, lane: LaneWidth) -> Opnd {
        match lane {
            LaneWidth::B4 => self.splat_f32(value as f32),
            LaneWidth::B8 => self.splat_f64(value),
        }
    }

    /// The given 32-bit lanes.
    fn vector_i32(&mut self, lanes: impl IntoIterator<Item = i32>) -> Opnd {
        let bytes = lanes.into_iter().flat_map(i32::to_le_bytes).collect();
        Opnd::Inv(self.invs.add(InvDef::Bytes(bytes)))
    }
}

/// Picks the single or double form of an instruction.
pub(crate) const fn ps_pd(lane: LaneWidth, ps: Mn, pd: Mn) -> Mn {
    match lane {
        LaneWidth::B4 => ps,
        LaneWidth::B8 => pd,
    }
}
