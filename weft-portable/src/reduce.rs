//! Reductions by the lane rule, block by block.

mod arg;
mod lanes;

use crate::buffer::{Buffer, CHUNK, View};
use crate::level::Level;
use weft_kernel::{Elem, ReduceOp};

/// Levels of blocks over blocks: 65,536 cubed elements are more than an axis can have.
const LEVELS: usize = 3;

/// A running reduction: partial lanes of a block, of the blocks of blocks, and so on.
///
/// Elements must come in order, and every call but the last of a row must bring a multiple of 32.
#[derive(Debug)]
pub(crate) struct ReduceState {
    /// Lanes of each level, as bits of the element type.
    lanes: [[u64; CHUNK]; LEVELS],
    /// Elements in the open block of each level.
    counts: [u64; LEVELS],
    /// Elements so far.
    total: u64,
    /// Best element of an index reduction, as bits, and its index.
    best: (u64, u64),
}

impl Default for ReduceState {
    fn default() -> Self {
        ReduceState {
            lanes: [[0; CHUNK]; LEVELS],
            counts: [0; LEVELS],
            total: 0,
            best: (0, 0),
        }
    }
}

macro_rules! for_elem {
    ($elem:expr, $t:ident => $body:expr) => {
        match $elem {
            Elem::F32 => {
                type $t = f32;
                $body
            }
            Elem::F64 => {
                type $t = f64;
                $body
            }
            Elem::I8 => {
                type $t = i8;
                $body
            }
            Elem::U8 | Elem::Bool => {
                type $t = u8;
                $body
            }
            Elem::I16 => {
                type $t = i16;
                $body
            }
            Elem::U16 | Elem::F16 | Elem::BF16 => {
                type $t = u16;
                $body
            }
            Elem::I32 => {
                type $t = i32;
                $body
            }
            Elem::U32 => {
                type $t = u32;
                $body
            }
            Elem::I64 => {
                type $t = i64;
                $body
            }
            Elem::U64 => {
                type $t = u64;
                $body
            }
        }
    };
}

/// Reduces whole rows of one block, each of `len` elements; results go to the first elements of
/// `out`.
pub(crate) fn rows(
    level: Level,
    op: ReduceOp,
    elem: Elem,
    view: View<'_>,
    (rows, len): (usize, usize),
    out: &mut Buffer,
) {
    for_elem!(stand_in(op, elem), T => {
        let elems = &view.buffer.view::<T>()[view.base..][..rows * len];
        if op.is_arg() {
            let out = &mut out.view_mut()[..rows];
            arg::run(level, op, arg::Job::Rows { elems, len, out });
        } else {
            <T as lanes::Number>::rows(level, op, elems, len, &mut out.view_mut()[..rows]);
        }
    });
}

/// The type that stands for an element type: sums and products wrap, so they do not see the sign.
fn stand_in(op: ReduceOp, elem: Elem) -> Elem {
    if !matches!(op, ReduceOp::Sum | ReduceOp::Prod) {
        return elem;
    }
    match elem {
        Elem::I8 => Elem::U8,
        Elem::I16 => Elem::U16,
        Elem::I32 => Elem::U32,
        Elem::I64 => Elem::U64,
        other => other,
    }
}

impl ReduceState {
    /// Starts over.
    pub(crate) fn reset(&mut self, op: ReduceOp, elem: Elem) {
        self.total = 0;
        self.counts = [0; LEVELS];
        if !op.is_arg() {
            for_elem!(stand_in(op, elem), T => {
                for lanes in &mut self.lanes {
                    lanes::fill::<T>(lanes, op);
                }
            });
        }
    }

    /// Takes the first `count` elements of a view.
    pub(crate) fn take(
        &mut self,
        level: Level,
        op: ReduceOp,
        elem: Elem,
        view: View<'_>,
        count: usize,
    ) {
        for_elem!(stand_in(op, elem), T => {
            let elems = &view.buffer.view::<T>()[view.base..][..count];
            if op.is_arg() {
                arg::take(level, op, elems, self.total, &mut self.best);
                self.total += count as u64;
            } else {
                lanes::take(level, op, elems, self);
            }
        });
    }

    /// The result, as bits.
    pub(crate) fn finish(&mut self, op: ReduceOp, elem: Elem) -> u64 {
        if op.is_arg() {
            return self.best.1;
        }
        for_elem!(stand_in(op, elem), T => lanes::finish::<T>(op, self))
    }
}
