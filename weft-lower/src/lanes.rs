//! How many elements one vector register holds.

use crate::body::Body;
use weft_kernel::Elem;

/// Bytes that a value takes in each lane of a register.
///
/// Types narrower than 32 bits are kept in 32-bit lanes, sign- or zero-extended; so are half types
/// as raw bits. A body uses one lane count throughout, so that each value is one register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LaneWidth {
    /// Four bytes.
    B4,
    /// Eight bytes.
    B8,
}

impl LaneWidth {
    /// The number of bytes.
    pub const fn bytes(self) -> usize {
        match self {
            LaneWidth::B4 => 4,
            LaneWidth::B8 => 8,
        }
    }
}

/// The lane width of a type.
pub const fn lane_width(elem: Elem) -> LaneWidth {
    match elem.size_bytes() {
        8 => LaneWidth::B8,
        _ => LaneWidth::B4,
    }
}

/// The widest lane that a body needs.
pub fn widest_lane(body: &Body) -> LaneWidth {
    body.nodes
        .iter()
        .map(|n| lane_width(n.elem))
        .max()
        .unwrap_or(LaneWidth::B4)
}
