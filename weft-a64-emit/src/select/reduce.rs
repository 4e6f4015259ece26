//! Reductions over the inner axis: sums of squares and products by the 32-lane rule, maxima, minima.
//!
//! Each reduction keeps its state in fixed registers across the loop. Lanes without an element take
//! part with the operation's identity, which leaves every value as it is: +0 for sums (a sum that
//! starts at +0 is never -0), +0 for squares, 1 for products.

use super::argext::ArgState;
use super::arith::multiply_add_args;
use super::{Result, Sel};
use crate::asm::Gpr;
use crate::forms;
use crate::frame::VECTORS;
use crate::mir::{Code, Opnd};
use weft_a64_encoder::form;
use weft_kernel::{Elem, ReduceOp, Refusal, Val};
use weft_lower::{LaneWidth, lane_width};

/// Hands out fixed vector registers, those that need no saving first.
#[derive(Clone, Debug)]
pub(crate) struct FixedRegisters {
    free: Vec<u8>,
}

impl FixedRegisters {
    /// All registers.
    pub(crate) fn all() -> Self {
        FixedRegisters {
            free: VECTORS.into_iter().rev().collect(),
        }
    }

    /// Vector registers that are still free, those that need no saving first.
    pub(crate) fn free(&self) -> Vec<u8> {
        self.free.iter().rev().copied().collect()
    }

    pub(crate) fn vector(&mut self) -> Result<u8> {
        if self.free.len() <= 2 {
            return Err(Refusal::RegisterPressure {
                needed: 33,
                available: 32,
            });
        }
        Ok(self.free.pop().expect("more than two are left"))
    }
}

/// The running state of one reduction.
#[derive(Clone, Debug)]
pub(crate) struct Accumulator {
    op: ReduceOp,
    elem: Elem,
    pub(crate) value: Val,
    pub(crate) slot: usize,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    /// One register for each vector of the 32 lanes.
    Lanes(Vec<u8>),
    /// Extrema, independent of each other.
    Extrema(Vec<u8>),
    /// Extremum and where it is.
    Arg(ArgState),
}

impl Accumulator {
    /// Takes registers for a reduction whose loop handles `unroll` vectors a trip; extrema are
    /// kept in up to `sets` independent states.
    pub(crate) fn new(
        (op, value, slot): (ReduceOp, Val, usize),
        elem: Elem,
        (unroll, sets): (usize, usize),
        file: &mut FixedRegisters,
    ) -> Result<Self> {
        let unsupported = Refusal::UnsupportedInst {
            inst: op.name().into(),
            elem,
        };
        let mut take = |n: usize| (0..n).map(|_| file.vector()).collect::<Result<Vec<u8>>>();
        let state = match op {
            ReduceOp::Sum | ReduceOp::SumSquares | ReduceOp::Prod => State::Lanes(take(unroll)?),
            ReduceOp::Max | ReduceOp::Min => State::Extrema(take(unroll.min(sets))?),
            _ if lane_width(elem) == LaneWidth::B8 || elem == Elem::U32 => {
                return Err(unsupported);
            }
            _ => {
                let regs = take(2)?;
                State::Arg(ArgState {
                    extremum: regs[0],
                    index: regs[1],
                    max: matches!(op, ReduceOp::ArgMax | ReduceOp::ArgMaxLast),
                    last: matches!(op, ReduceOp::ArgMaxLast | ReduceOp::ArgMinLast),
                    float: elem == Elem::F32,
                })
            }
        };
        Ok(Accumulator {
            op,
            elem,
            value,
            slot,
            state,
        })
    }
}

/// The least (greatest) value of a type, in a lane: the identity of maximum (minimum).
pub(super) fn identity(max: bool, elem: Elem) -> u64 {
    match (elem, max) {
        (Elem::F32, true) => 0xff80_0000,
        (Elem::F32, false) => 0x7f80_0000,
        (Elem::F64, true) => 0xfff0_0000_0000_0000,
        (Elem::F64, false) => 0x7ff0_0000_0000_0000,
        (Elem::I64, true) => 1 << 63,
        (Elem::I64, false) => i64::MAX as u64,
        (Elem::U64, false) => u64::MAX,
        (Elem::I32, true) => 1 << 31,
        (Elem::I32, false) => 0x7fff_ffff,
        (Elem::U32, false) => 0xffff_ffff,
        (Elem::I8, true) => 0xffff_ff80,
        (Elem::I8, false) => 0x7f,
        (Elem::U8, false) => 0xff,
        (Elem::I16, true) => 0xffff_8000,
        (Elem::I16, false) => 0x7fff,
        (Elem::U16, false) => 0xffff,
        _ => 0,
    }
}

/// The bits that leave a reduction as it is.
fn neutral(op: ReduceOp, elem: Elem) -> u64 {
    match (op, elem) {
        (ReduceOp::Max | ReduceOp::Min, _) => identity(op == ReduceOp::Max, elem),
        (ReduceOp::Prod, Elem::F32) => u64::from(1f32.to_bits()),
        (ReduceOp::Prod, Elem::F64) => 1f64.to_bits(),
        (ReduceOp::Prod, _) => 1,
        _ => 0,
    }
}

impl Sel<'_> {
    /// Sets a reduction to its start.
    pub(crate) fn start(&mut self, acc: &Accumulator) {
        let start = self.splat(neutral(acc.op, acc.elem), lane_width(acc.elem));
        match &acc.state {
            State::Lanes(regs) | State::Extrema(regs) => {
                for r in regs {
                    self.keep_in(*r, start);
                }
            }
            State::Arg(state) => self.arg_start(*state, acc.elem),
        }
    }

    /// Takes the current vector, the `at`-th of its trip, into a reduction.
    pub(crate) fn reduce(&mut self, acc: &Accumulator, at: usize) -> Result<()> {
        let lane = lane_width(acc.elem);
        let mut x = self.full(acc.value)?;
        if let State::Arg(state) = acc.state {
            return self.arg_step(state, x);
        }
        if self.active < self.lanes {
            let mask = self.active_mask(lane);
            x = match neutral(acc.op, acc.elem) {
                0 => self.and(x, mask),
                bits => {
                    let neutral = self.splat(bits, lane);
                    self.select(mask, x, neutral)
                }
            };
        }
        let (State::Lanes(regs) | State::Extrema(regs)) = &acc.state else {
            return Ok(());
        };
        let r = regs[at % regs.len()];
        if acc.op == ReduceOp::SumSquares {
            let form = self.arranged(forms::FMLA, lane);
            let args = multiply_add_args(x, x);
            self.push(Code::Form(form), Some(Opnd::F(r)), args, Some(Opnd::F(r)));
            return Ok(());
        }
        match self.combining(acc.op, acc.elem) {
            Some(form) => self.op2_into(form, r, Opnd::F(r), x),
            None => {
                let combined = self.combine(acc.op, acc.elem, Opnd::F(r), x);
                self.keep_in(r, combined);
            }
        }
        Ok(())
    }

    /// The one instruction that combines two vectors, if there is one.
    fn combining(&self, op: ReduceOp, elem: Elem) -> Option<weft_a64_encoder::Form> {
        let lane = lane_width(elem);
        let forms = match (op, elem.is_float()) {
            (ReduceOp::Max, true) => forms::FMAX,
            (ReduceOp::Min, true) => forms::FMIN,
            (ReduceOp::Prod, true) => forms::FMUL,
            (ReduceOp::Sum | ReduceOp::SumSquares, true) => forms::FADD,
            (ReduceOp::Sum | ReduceOp::SumSquares, false) => forms::ADD,
            _ => return None,
        };
        Some(self.arranged(forms, lane))
    }

    fn combine(&mut self, op: ReduceOp, elem: Elem, a: Opnd, b: Opnd) -> Opnd {
        match (self.combining(op, elem), op) {
            (Some(form), _) => self.vector2(form, a, b),
            (None, ReduceOp::Prod) => self.int_mul(lane_width(elem), a, b),
            (None, _) => self.int_extremum(op == ReduceOp::Max, a, b, elem),
        }
    }

    /// Ends a reduction: its result goes into every lane of its slot.
    pub(crate) fn end(&mut self, acc: &Accumulator, slot: (Gpr, i64)) -> Result<()> {
        let lane = lane_width(acc.elem);
        let (op, elem) = (acc.op, acc.elem);
        let (State::Lanes(regs) | State::Extrema(regs)) = &acc.state else {
            if let State::Arg(state) = acc.state {
                let index = self.arg_end(state);
                let wide = self.widen_lanes(index, true);
                self.set_slot(slot, wide, LaneWidth::B8);
            }
            return Ok(());
        };
        let mut lanes: Vec<Opnd> = regs.iter().map(|r| Opnd::F(*r)).collect();
        while lanes.len() > 1 {
            let half = lanes.len() / 2;
            lanes = (0..half)
                .map(|j| self.combine(op, elem, lanes[j], lanes[j + half]))
                .collect();
        }
        let mut v = lanes[0];
        let mut width = self.lanes;
        while width > 1 {
            let upper = self.upper_half(lane, v, width);
            v = self.combine(op, elem, v, upper);
            width /= 2;
        }
        let v = self.wrap(v, elem);
        self.set_slot(slot, v, lane);
        Ok(())
    }

    /// The upper half of the first `lanes` lanes, moved down.
    pub(super) fn upper_half(&mut self, lane: LaneWidth, v: Opnd, lanes: usize) -> Opnd {
        use crate::mir::{Arg, Kind};
        let by = (lanes * lane.bytes() / 2) as i64;
        let args = vec![
            Arg::Def(Kind::V),
            Arg::Use(v, Kind::V),
            Arg::Use(v, Kind::V),
            Arg::Imm(by),
        ];
        self.make(form::EXT_V16B_V16B_V16B_I, args)
    }
}
