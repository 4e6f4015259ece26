//! Reductions over the inner axis: sums of squares and products by the 32-lane rule, maxima, minima.
//!
//! Each reduction keeps its state in fixed registers across the loop. Lanes without an element take
//! part with the operation's identity, which leaves every value as it is: -0 for sums (x + -0 is x
//! for all x, -0 included), +0 for squares (the sum of squares is never -0), 1 for products.

use super::argext::ArgState;
use super::arith::{canonical_nan, sign_bit};
use super::compare::predicate;
use super::{Result, Sel, ps_pd};
use crate::asm::Addr;
use crate::isa::{Isa, Width};
use crate::mir::{FmaKind, Form, Opnd, Src};
use crate::ops::Mn;
use weft_kernel::{Elem, ReduceOp, Refusal, Val};
use weft_lower::{LaneWidth, lane_width};

/// Hands out fixed registers, from the highest down.
#[derive(Clone, Debug)]
pub(crate) struct FixedRegisters {
    vectors: u8,
    masks: u8,
}

impl FixedRegisters {
    /// All registers, or only the vector registers below a number.
    pub(crate) fn new(isa: Isa, below: Option<u8>) -> Self {
        FixedRegisters {
            vectors: below.unwrap_or(isa.registers()),
            masks: match isa {
                Isa::Avx2 => 0,
                Isa::Avx512 => 8,
            },
        }
    }

    /// Vector registers that are still free: those below this number.
    pub(crate) fn free_vectors(&self) -> u8 {
        self.vectors
    }

    /// Mask registers that are still free, without k0.
    pub(crate) fn free_masks(&self) -> std::ops::Range<u8> {
        1..self.masks.max(1)
    }

    pub(crate) fn vector(&mut self) -> Result<u8> {
        if self.vectors <= 2 {
            return Err(Refusal::RegisterPressure {
                needed: 33,
                available: 32,
            });
        }
        self.vectors -= 1;
        Ok(self.vectors)
    }

    fn mask(&mut self) -> Result<u8> {
        if self.masks <= 3 {
            return Err(Refusal::RegisterPressure {
                needed: 8,
                available: 7,
            });
        }
        self.masks -= 1;
        Ok(self.masks)
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
    /// Extremum, conjunction (max) or disjunction (min) of the signs, and whether there was a NaN.
    Float(Vec<FloatSet>),
    /// Extremum of integers.
    Int(Vec<u8>),
    /// Extremum and where it is.
    Arg(ArgState),
}

#[derive(Clone, Copy, Debug)]
struct FloatSet {
    extremum: u8,
    signs: u8,
    nan: Opnd,
}

impl Accumulator {
    /// Takes registers for a reduction whose loop handles `unroll` vectors a trip; extrema are
    /// kept in up to `sets` independent states.
    pub(crate) fn new(
        (op, value, slot): (ReduceOp, Val, usize),
        elem: Elem,
        isa: Isa,
        (unroll, sets): (usize, usize),
        file: &mut FixedRegisters,
    ) -> Result<Self> {
        let float = matches!(elem, Elem::F32 | Elem::F64);
        let unsupported = Refusal::UnsupportedInst {
            inst: op.name().into(),
            elem,
        };
        let state = match op {
            ReduceOp::Sum | ReduceOp::SumSquares | ReduceOp::Prod => {
                if !float && elem.size_bytes() < 4 && op == ReduceOp::Prod {
                    return Err(unsupported);
                }
                let regs: Result<Vec<u8>> = (0..unroll).map(|_| file.vector()).collect();
                State::Lanes(regs?)
            }
            ReduceOp::Max | ReduceOp::Min if float => {
                let sets: Result<Vec<FloatSet>> = (0..unroll.min(sets))
                    .map(|_| {
                        Ok(FloatSet {
                            extremum: file.vector()?,
                            signs: file.vector()?,
                            nan: match isa {
                                Isa::Avx2 => Opnd::F(file.vector()?),
                                Isa::Avx512 => Opnd::K(file.mask()?),
                            },
                        })
                    })
                    .collect();
                State::Float(sets?)
            }
            ReduceOp::Max | ReduceOp::Min => {
                let regs: Result<Vec<u8>> = (0..unroll.min(sets)).map(|_| file.vector()).collect();
                State::Int(regs?)
            }
            _ if lane_width(elem) == LaneWidth::B8 || elem == Elem::U32 => {
                return Err(unsupported);
            }
            _ => State::Arg(ArgState {
                extremum: file.vector()?,
                index: file.vector()?,
                max: matches!(op, ReduceOp::ArgMax | ReduceOp::ArgMaxLast),
                last: matches!(op, ReduceOp::ArgMaxLast | ReduceOp::ArgMinLast),
                float,
            }),
        };
        Ok(Accumulator {
            op,
            elem,
            value,
            slot,
            state,
        })
    }

    fn lane(&self) -> LaneWidth {
        lane_width(self.elem)
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

impl Sel<'_> {
    /// Sets a reduction to its start.
    pub(crate) fn start(&mut self, acc: &Accumulator) {
        let lane = acc.lane();
        let width = self.width(lane);
        match &acc.state {
            State::Lanes(regs) => {
                for r in regs {
                    if acc.op == ReduceOp::Prod {
                        let one = self.one(acc.elem);
                        self.keep_in(*r, one, width);
                    } else {
                        self.zero_into(*r, width);
                    }
                }
            }
            State::Float(sets) => {
                let max = acc.op == ReduceOp::Max;
                for set in sets {
                    let start = self.splat(identity(max, acc.elem), lane);
                    self.keep_in(set.extremum, start, width);
                    if max {
                        let ones = self.splat(u64::MAX, LaneWidth::B8);
                        self.keep_in(set.signs, ones, width);
                    } else {
                        self.zero_into(set.signs, width);
                    }
                    match set.nan {
                        Opnd::F(r) => self.zero_into(r, width),
                        k => {
                            let src = vec![Src::O(k), Src::O(k)];
                            self.emit(Form::Plain(Mn::Kxorw), Width::X, Some(k), src);
                        }
                    }
                }
            }
            State::Int(regs) => {
                let start = self.splat(identity(acc.op == ReduceOp::Max, acc.elem), lane);
                for r in regs {
                    self.keep_in(*r, start, width);
                }
            }
            State::Arg(state) => self.arg_start(*state, acc.elem),
        }
    }

    fn zero_into(&mut self, r: u8, width: Width) {
        self.emit(Form::Zero, width, Some(Opnd::F(r)), vec![]);
    }

    fn one(&mut self, elem: Elem) -> Opnd {
        match elem {
            Elem::F32 => self.splat_float(1.0, LaneWidth::B4),
            Elem::F64 => self.splat_float(1.0, LaneWidth::B8),
            _ => self.splat(1, lane_width(elem)),
        }
    }

    /// Takes the current vector, the `at`-th of its trip, into a reduction.
    pub(crate) fn reduce(&mut self, acc: &Accumulator, at: usize) -> Result<()> {
        let lane = acc.lane();
        let width = self.width(lane);
        let mut x = self.full(acc.value)?;
        let partial = self.active < self.lanes;
        if let State::Arg(state) = acc.state {
            return self.arg_step(state, x);
        }
        if partial {
            let mask = self.active_mask(lane);
            let mask = match self.isa {
                Isa::Avx2 => self.op1(Mn::Movups, width, mask),
                Isa::Avx512 => mask,
            };
            x = match (acc.op, acc.elem) {
                (ReduceOp::Sum, Elem::F32 | Elem::F64) => {
                    let minus_zero = self.splat(sign_bit(lane), lane);
                    self.blend(lane, mask, x, minus_zero)
                }
                (ReduceOp::Sum | ReduceOp::SumSquares, _) => self.keep(lane, mask, x),
                (ReduceOp::Prod, elem) => {
                    let one = self.one(elem);
                    self.blend(lane, mask, x, one)
                }
                (op, elem) => {
                    let start = self.splat(identity(op == ReduceOp::Max, elem), lane);
                    self.blend(lane, mask, x, start)
                }
            };
        }
        match &acc.state {
            State::Lanes(regs) => {
                let r = Opnd::F(regs[at]);
                if acc.op == ReduceOp::SumSquares {
                    let kind = FmaKind {
                        double: acc.elem == Elem::F64,
                        negate_product: false,
                        negate_addend: false,
                    };
                    self.fma_into(kind, r, [x, x, r]);
                } else if let Some(mn) = combine_mn(acc.op, acc.elem, self.isa) {
                    self.op2_into(mn, width, r, r, x);
                } else {
                    let product = self.combine(acc.op, acc.elem, width, r, x);
                    self.keep_in(regs[at], product, width);
                }
            }
            State::Float(sets) => {
                let set = sets[at % sets.len()];
                let max = acc.op == ReduceOp::Max;
                let (m, s) = (Opnd::F(set.extremum), Opnd::F(set.signs));
                self.op2_into(native(max, lane), width, m, m, x);
                let logic = if max { Mn::Andps } else { Mn::Orps };
                self.op2_into(logic, width, s, s, x);
                let unordered = self.cmp_float(lane, predicate::UNORD, x, x);
                let (mn, width) = match self.isa {
                    Isa::Avx2 => (Mn::Orps, width),
                    Isa::Avx512 => (Mn::Korw, Width::X),
                };
                self.op2_into(mn, width, set.nan, set.nan, unordered);
            }
            State::Int(regs) => {
                let r = regs[at % regs.len()];
                let m = self.int_extremum(acc.op == ReduceOp::Max, Opnd::F(r), x, acc.elem);
                self.keep_in(r, m, width);
            }
            State::Arg(_) => {}
        }
        Ok(())
    }

    fn combine(&mut self, op: ReduceOp, elem: Elem, width: Width, a: Opnd, b: Opnd) -> Opnd {
        match combine_mn(op, elem, self.isa) {
            Some(mn) => self.op2(mn, width, a, b),
            None => self.mul64(a, b),
        }
    }

    /// Ends a reduction: its result goes into every lane of its slot.
    pub(crate) fn end(&mut self, acc: &Accumulator, slot: Addr) -> Result<()> {
        let lane = acc.lane();
        let result = match &acc.state {
            State::Lanes(regs) => {
                let op = acc.op;
                let mut lanes: Vec<Opnd> = regs.iter().map(|r| Opnd::F(*r)).collect();
                let width = self.width(lane);
                while lanes.len() > 1 {
                    let half = lanes.len() / 2;
                    lanes = (0..half)
                        .map(|j| {
                            let (a, b) = (lanes[j], lanes[j + half]);
                            self.combine(op, acc.elem, width, a, b)
                        })
                        .collect();
                }
                let r = self.fold(lane, lanes[0], |sel, width, a, b| {
                    sel.combine(op, acc.elem, width, a, b)
                });
                self.wrap_narrow(r, acc.elem)
            }
            State::Float(sets) => self.end_float(sets, acc.op == ReduceOp::Max, acc.elem),
            State::Int(regs) => {
                let max = acc.op == ReduceOp::Max;
                let elem = acc.elem;
                let mut m = Opnd::F(regs[0]);
                for r in &regs[1..] {
                    m = self.int_extremum(max, m, Opnd::F(*r), elem);
                }
                self.fold(lane, m, |sel, _, a, b| sel.int_extremum(max, a, b, elem))
            }
            State::Arg(state) => {
                let index = self.arg_end(*state);
                let wide = self.op1(Mn::Pmovsxdq, Width::X, index);
                self.set_slot(slot, wide, LaneWidth::B8);
                return Ok(());
            }
        };
        self.set_slot(slot, result, lane);
        Ok(())
    }

    fn wrap_narrow(&mut self, x: Opnd, elem: Elem) -> Opnd {
        if elem.size_bytes() < 4 {
            self.wrap(x, elem)
        } else {
            x
        }
    }

    /// Combines the upper half of a vector into the lower, down to lane 0.
    pub(super) fn fold(
        &mut self,
        lane: LaneWidth,
        mut v: Opnd,
        mut combine: impl FnMut(&mut Self, Width, Opnd, Opnd) -> Opnd,
    ) -> Opnd {
        let mut lanes = self.lanes;
        while lanes > 1 {
            let (upper, width) = self.upper_half(lane, v, lanes);
            v = combine(self, width, v, upper);
            lanes /= 2;
        }
        v
    }

    /// The upper half of the first `lanes` lanes, moved down, and the width of what remains.
    pub(super) fn upper_half(&mut self, lane: LaneWidth, v: Opnd, lanes: usize) -> (Opnd, Width) {
        match lanes * lane.bytes() {
            64 => (self.op1i(Mn::Extract256, Width::Z, v, 1), Width::Y),
            32 => (self.op1i(Mn::Extract128, Width::Y, v, 1), Width::X),
            16 => (self.op1i(Mn::Pshufd, Width::X, v, 0xee), Width::X),
            _ => (self.op1i(Mn::Pshufd, Width::X, v, 0x55), Width::X),
        }
    }

    fn end_float(&mut self, sets: &[FloatSet], max: bool, elem: Elem) -> Opnd {
        let lane = lane_width(elem);
        let width = self.width(lane);
        let logic = if max { Mn::Andps } else { Mn::Orps };
        let mut m = Opnd::F(sets[0].extremum);
        let mut signs = Opnd::F(sets[0].signs);
        let mut nan = sets[0].nan;
        for set in &sets[1..] {
            m = self.op2(native(max, lane), width, m, Opnd::F(set.extremum));
            signs = self.op2(logic, width, signs, Opnd::F(set.signs));
            nan = self.mask_or(lane, nan, set.nan);
        }
        let m = self.fold(lane, m, |sel, width, a, b| {
            sel.op2(native(max, lane), width, a, b)
        });
        let signs = self.fold(lane, signs, |sel, width, a, b| sel.op2(logic, width, a, b));
        // A zero is negative only if no +0 was seen (maximum), or if any -0 was (minimum): the
        // others have the sign that says so.
        let zero = self.splat(0, lane);
        let is_zero = self.cmp_float(lane, predicate::EQ, m, zero);
        let top = self.splat(sign_bit(lane), lane);
        let signed_zero = self.op2(Mn::Andps, width, signs, top);
        let m = self.blend(lane, is_zero, signed_zero, m);
        let any_nan = match self.isa {
            Isa::Avx2 => self.fold(lane, nan, |sel, width, a, b| sel.op2(Mn::Orps, width, a, b)),
            Isa::Avx512 => {
                let b4 = self.width(LaneWidth::B4);
                let lanes = self.vec();
                self.emit(Form::Plain(Mn::Pmovm2d), b4, Some(lanes), vec![Src::O(nan)]);
                let any = self.fold(LaneWidth::B4, lanes, |sel, width, a, b| {
                    sel.op2(Mn::Por, width, a, b)
                });
                let k = self.mask();
                self.emit(
                    Form::Plain(Mn::Pmovd2m),
                    Width::X,
                    Some(k),
                    vec![Src::O(any)],
                );
                k
            }
        };
        let nan = self.splat(canonical_nan(elem), lane);
        self.blend(lane, any_nan, nan, m)
    }
}

fn native(max: bool, lane: LaneWidth) -> Mn {
    if max {
        ps_pd(lane, Mn::Maxps, Mn::Maxpd)
    } else {
        ps_pd(lane, Mn::Minps, Mn::Minpd)
    }
}

/// The one instruction that combines two lanes, if there is one.
fn combine_mn(op: ReduceOp, elem: Elem, isa: Isa) -> Option<Mn> {
    let lane = lane_width(elem);
    Some(match (op, elem.is_float()) {
        (ReduceOp::Prod, true) => ps_pd(lane, Mn::Mulps, Mn::Mulpd),
        (ReduceOp::Prod, false) => match (lane, isa) {
            (LaneWidth::B4, _) => Mn::Pmulld,
            (LaneWidth::B8, Isa::Avx512) => Mn::Pmullq,
            (LaneWidth::B8, Isa::Avx2) => return None,
        },
        (_, true) => ps_pd(lane, Mn::Addps, Mn::Addpd),
        (_, false) => ps_pd(lane, Mn::Paddd, Mn::Paddq),
    })
}
