//! ArgMax and ArgMin: each lane keeps its best value and where it was.

use super::reduce::identity;
use super::{Result, Sel};
use crate::mir::Opnd;
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
        let start = self.splat(identity(state.max, elem), LANE);
        self.keep_in(state.extremum, start);
        let index = if state.last {
            self.splat(0xffff_ffff, LANE)
        } else {
            self.vector_i32(0..4)
        };
        self.keep_in(state.index, index);
    }

    pub(super) fn arg_step(&mut self, state: ArgState, x: Opnd) -> Result<()> {
        let best = Opnd::F(state.extremum);
        let mut take = match (state.float, state.last) {
            (true, false) => {
                // Not worse or equal, which takes a NaN; after a NaN nothing is taken.
                let worse = if state.max {
                    CompareOp::Le
                } else {
                    CompareOp::Ge
                };
                let worse = self.cmp_float(LANE, worse, x, best);
                let open = self.cmp_float(LANE, CompareOp::Eq, best, best);
                self.and_not(open, worse)
            }
            (true, true) => {
                // Better or equal, or a NaN; a number never passes a NaN.
                let better = if state.max {
                    CompareOp::Ge
                } else {
                    CompareOp::Le
                };
                let better = self.cmp_float(LANE, better, x, best);
                let number = self.cmp_float(LANE, CompareOp::Eq, x, x);
                let nan = self.mask_not(number);
                self.or(better, nan)
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
            take = self.and(take, exist);
        }
        let coord = self.inner_coord();
        self.select_into(best, take, x, best);
        let index = Opnd::F(state.index);
        self.select_into(index, take, coord, index);
        Ok(())
    }

    /// `a` and not `b`.
    fn and_not(&mut self, a: Opnd, b: Opnd) -> Opnd {
        self.vector2(weft_a64_encoder::form::BIC_V16B_V16B_V16B, a, b)
    }

    /// The index, in lane 0.
    pub(super) fn arg_end(&mut self, state: ArgState) -> Opnd {
        let mut value = Opnd::F(state.extremum);
        let mut index = Opnd::F(state.index);
        let mut lanes = self.lanes;
        while lanes > 1 {
            let v = self.upper_half(LANE, value, lanes);
            let i = self.upper_half(LANE, index, lanes);
            let (better, tie) = if state.float {
                let worse = if state.max {
                    CompareOp::Le
                } else {
                    CompareOp::Ge
                };
                let worse = self.cmp_float(LANE, worse, v, value);
                let open = self.cmp_float(LANE, CompareOp::Eq, value, value);
                let better = self.and_not(open, worse);
                let equal = self.cmp_float(LANE, CompareOp::Eq, v, value);
                let number = self.cmp_float(LANE, CompareOp::Eq, v, v);
                let either = self.or(number, open);
                let nans = self.mask_not(either);
                (better, self.or(equal, nans))
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
            let tie = self.and(tie, nearer);
            let take = self.or(better, tie);
            value = self.select(take, v, value);
            index = self.select(take, i, index);
            lanes /= 2;
        }
        index
    }
}
