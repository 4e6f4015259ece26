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
mod gather;
mod integer;
mod memory;
mod narrow;
mod reduce;
mod values;

pub(crate) use gather::table_bytes;
pub(crate) use reduce::{Accumulator, FixedRegisters};
pub(crate) use values::{Context, InvDef, Invariants, Place, Position};

use crate::asm::{Gpr, add_words, number};
use crate::finish_block::copy;
use crate::forms::{Forms, NarrowForms};
use crate::mir::{Arg, Block, Code, Kind, MInst, Opnd};
use values::Lv;
use weft_a64_encoder::Form;
use weft_kernel::{Elem, Refusal, Val};
use weft_lower::{Body, LaneWidth, Op};

pub(crate) type Result<T> = std::result::Result<T, Refusal>;

/// The selection of one block.
pub(crate) struct Sel<'a> {
    /// Lanes of a vector: 4, or 2 where a value has eight bytes, or 1 in a stage that runs once.
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
        lanes: usize,
        body: &'a Body,
        ahead: &'a [bool],
        ctx: &'a Context,
        invs: &'a mut Invariants,
    ) -> Self {
        Sel {
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
            Op::Scalar { slot } => Lv::full(self.invs.add(InvDef::Slot { slot })),
            Op::Row { row } => self.row(row)?,
            // An epilogue's sums come as a row.
            Op::Acc => return self.unsupported("acc", elem),
            Op::Unary { op, a } => self.unary(op, a, elem)?,
            Op::Binary { op, a, b } => self.binary(op, a, b, elem)?,
            Op::Fma {
                a,
                b,
                c,
                negate_product,
                negate_addend,
            } => {
                let src = [self.full(a)?, self.full(b)?, self.full(c)?];
                Lv::full(self.fma(elem, src, negate_product, negate_addend))
            }
            Op::Compare { op, a, b } => self.compare(op, a, b)?,
            Op::Select { cond, a, b } => self.choose(cond, a, b, elem)?,
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

    fn push(&mut self, code: Code, dst: Option<Opnd>, args: Vec<Arg>, tied: Option<Opnd>) {
        self.block.insts.push(MInst {
            code,
            dst,
            args,
            tied,
        });
    }

    /// An instruction without a vector result.
    fn effect(&mut self, form: Form, args: Vec<Arg>) {
        self.push(Code::Form(form), None, args, None);
    }

    /// An instruction with a new result.
    fn make(&mut self, form: Form, args: Vec<Arg>) -> Opnd {
        let dst = self.block.fresh();
        self.push(Code::Form(form), Some(dst), args, None);
        dst
    }

    /// As [`Sel::make`]; the result starts as `tied`.
    fn make_tied(&mut self, form: Form, tied: Opnd, args: Vec<Arg>) -> Opnd {
        let dst = self.block.fresh();
        self.push(Code::Form(form), Some(dst), args, Some(tied));
        dst
    }

    fn words(&mut self, words: Vec<u32>) {
        for word in words {
            self.push(Code::Word(word), None, vec![], None);
        }
    }

    /// `to = value` in a general-purpose register.
    pub(crate) fn number(&mut self, to: Gpr, value: i64) {
        self.words(number(to, value));
    }

    /// `to = from + value`.
    pub(crate) fn add_number(&mut self, to: Gpr, from: Gpr, value: i64) {
        self.words(add_words(to, from, value));
    }

    fn arranged(&self, forms: Forms, lane: LaneWidth) -> Form {
        match (lane, self.lanes) {
            (LaneWidth::B4, 4) => forms[0],
            (LaneWidth::B4, _) => forms[1],
            (LaneWidth::B8, _) => forms[2],
        }
    }

    fn narrow(&self, forms: NarrowForms) -> Form {
        forms[usize::from(self.lanes != 4)]
    }

    /// `form(a)` on vectors.
    fn vector1(&mut self, form: Form, a: Opnd) -> Opnd {
        self.make(form, vec![Arg::Def(Kind::V), Arg::Use(a, Kind::V)])
    }

    /// `form(a, b)` on vectors.
    fn vector2(&mut self, form: Form, a: Opnd, b: Opnd) -> Opnd {
        let args = vec![
            Arg::Def(Kind::V),
            Arg::Use(a, Kind::V),
            Arg::Use(b, Kind::V),
        ];
        self.make(form, args)
    }

    /// `form(a, imm)` on vectors.
    fn vector1i(&mut self, form: Form, a: Opnd, imm: i64) -> Opnd {
        let args = vec![Arg::Def(Kind::V), Arg::Use(a, Kind::V), Arg::Imm(imm)];
        self.make(form, args)
    }

    fn op1(&mut self, forms: Forms, lane: LaneWidth, a: Opnd) -> Opnd {
        self.vector1(self.arranged(forms, lane), a)
    }

    fn op2(&mut self, forms: Forms, lane: LaneWidth, a: Opnd, b: Opnd) -> Opnd {
        self.vector2(self.arranged(forms, lane), a, b)
    }

    fn op1i(&mut self, forms: Forms, lane: LaneWidth, a: Opnd, imm: i64) -> Opnd {
        self.vector1i(self.arranged(forms, lane), a, imm)
    }

    /// `to = form(a, b)` in a fixed register.
    fn op2_into(&mut self, form: Form, to: u8, a: Opnd, b: Opnd) {
        let args = vec![
            Arg::Def(Kind::V),
            Arg::Use(a, Kind::V),
            Arg::Use(b, Kind::V),
        ];
        self.push(Code::Form(form), Some(Opnd::F(to)), args, None);
    }

    /// `mask ? yes : no`, in a new register or a fixed one.
    fn select_into(&mut self, dst: Opnd, mask: Opnd, yes: Opnd, no: Opnd) {
        let args = [mask, yes, no].map(|o| Arg::Use(o, Kind::V)).to_vec();
        self.push(Code::Select, Some(dst), args, None);
    }

    fn select(&mut self, mask: Opnd, yes: Opnd, no: Opnd) -> Opnd {
        let dst = self.block.fresh();
        self.select_into(dst, mask, yes, no);
        dst
    }

    /// Keeps a vector in a fixed register.
    pub(crate) fn keep_in(&mut self, register: u8, value: Opnd) {
        self.block.insts.push(copy(Opnd::F(register), value));
    }

    /// `bits` in every lane.
    pub(crate) fn splat(&mut self, bits: u64, lane: LaneWidth) -> Opnd {
        self.invs
            .add(InvDef::Bytes(values::splat_bytes(bits, lane)))
    }

    /// The given 32-bit lanes, zeros behind.
    fn vector_i32(&mut self, lanes: impl IntoIterator<Item = i32>) -> Opnd {
        let mut bytes = [0; 16];
        for (to, from) in bytes.chunks_exact_mut(4).zip(lanes) {
            to.copy_from_slice(&from.to_le_bytes());
        }
        self.invs.add(InvDef::Bytes(bytes))
    }
}
