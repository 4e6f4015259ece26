//! ArgMax and ArgMin: each lane keeps its best value and where it was.

use super::compare::predicate;
use super::reduce::identity;
use super::{Result, Sel};
use crate::isa::Isa;
use crate::mir::{Form, Opnd, Src};
use crate::ops::Mn;
use weft_kernel::{CompareOp, Elem};
use weft_lower::LaneWidth;

/// The state of one such reduction; values of 32-bit lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArgState {
    pub(super) extremum: u8,
    pub(super) index: u8,
    pub(super) max: bool,
    /// Whether the last of equals wins.
    pub(super) last: bool,
    pub(super) float: bool,
}

const LANE: LaneWidth = LaneWidth::B4;

impl Sel<'_> {
    /// Every lane starts with the identity. Where the first of equals wins, a lane's own number is
    /// a right answer for as long as all its elements equal the identity (and a lane without
    /// elements loses to lane 0 as the later one); where the last wins, equals are taken, so -1
    /// stays only in lanes without elements, and loses.
    pub(super) fn arg_start(&mut self, state: ArgState, elem: Elem) {
        let width = self.width(LANE);
        let start = self.splat(identity(state.max, elem), LANE);
        self.keep_in(state.extremum, start, width);
        let index = if state.last {
            self.splat(0xffff_ffff, LANE)
        } else {
            let total = self.isa.bytes() / 4;
            self.vector_i32(0..total as i32)
        };
        self.keep_in(state.index, index, width);
    }

    /// `to = mask ? yes : to`.
    fn blend_into(&mut self, to: u8, mask: Opnd, yes: Opnd) {
        let width = self.width(LANE);
        let old = Opnd::F(to);
        match self.isa {
            Isa::Avx2 => {
                let src = vec![Src::O(old), Src::O(yes), Src::O(mask)];
                self.emit(Form::Plain(Mn::Blendvps), width, Some(old), src);
            }
            Isa::Avx512 => {
                let src = vec![Src::O(old), Src::O(yes)];
                self.emit(Form::Plain(Mn::Blendmps), width, Some(old), src)
                    .mask = Some((mask, false));
            }
        }
    }

    pub(super) fn arg_step(&mut self, state: ArgState, x: Opnd) -> Result<()> {
        let best = Opnd::F(state.extremum);
        let mut take = match (state.float, state.last) {
            (true, false) => {
                // Better, or the first NaN; after a NaN nothing is.
                let pred = if state.max {
                    predicate::NLE
                } else {
                    predicate::NGE
                };
                let better = self.cmp_float(LANE, pred, x, best);
                let open = self.cmp_float(LANE, predicate::ORD, best, best);
                self.mask_and(LANE, better, open)
            }
            (true, true) => {
                let pred = if state.max {
                    predicate::GE
                } else {
                    predicate::LE
                };
                let better = self.cmp_float(LANE, pred, x, best);
                let nan = self.cmp_float(LANE, predicate::UNORD, x, x);
                self.mask_or(LANE, better, nan)
            }
            (false, last) => {
                let op = match (state.max, last) {
                    (true, false) => CompareOp::Gt,
                    (true, true) => CompareOp::Ge,
                    (false, false) => CompareOp::Lt,
                    (false, true) => CompareOp::Le,
                };
                self.cmp_int(LANE, true, op, x, best)
            }
        };
        if self.active < self.lanes {
            let exist = self.active_mask(LANE);
            take = self.mask_and(LANE, take, exist);
        }
        let coord = self.inner_coord()?;
        self.blend_into(state.extremum, take, x);
        self.blend_into(state.index, take, coord);
        Ok(())
    }

    /// The index, in lane 0.
    pub(super) fn arg_end(&mut self, state: ArgState) -> Opnd {
        let mut value = Opnd::F(state.extremum);
        let mut index = Opnd::F(state.index);
        let mut lanes = self.lanes;
        while lanes > 1 {
            let (v, _) = self.upper_half(LANE, value, lanes);
            let (i, _) = self.upper_half(LANE, index, lanes);
            let (better, tie) = if state.float {
                let pred = if state.max {
                    predicate::NLE
                } else {
                    predicate::NGE
                };
                let better = self.cmp_float(LANE, pred, v, value);
                let open = self.cmp_float(LANE, predicate::ORD, value, value);
                let better = self.mask_and(LANE, better, open);
                let equal = self.cmp_float(LANE, predicate::EQ, v, value);
                let nan_v = self.cmp_float(LANE, predicate::UNORD, v, v);
                let nan_value = self.cmp_float(LANE, predicate::UNORD, value, value);
                let nans = self.mask_and(LANE, nan_v, nan_value);
                (better, self.mask_or(LANE, equal, nans))
            } else {
                let op = if state.max {
                    CompareOp::Gt
                } else {
                    CompareOp::Lt
                };
                (
                    self.cmp_int(LANE, true, op, v, value),
                    self.cmp_int(LANE, true, CompareOp::Eq, v, value),
                )
            };
            let op = if state.last {
                CompareOp::Gt
            } else {
                CompareOp::Lt
            };
            let nearer = self.cmp_int(LANE, true, op, i, index);
            let tie = self.mask_and(LANE, tie, nearer);
            let take = self.mask_or(LANE, better, tie);
            value = self.blend(LANE, take, v, value);
            index = self.blend(LANE, take, i, index);
            lanes /= 2;
        }
        index
    }
}
