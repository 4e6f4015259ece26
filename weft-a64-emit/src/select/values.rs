//! What selection knows of values, invariants and memory.

use super::{Result, Sel};
use crate::asm::Gpr;
use crate::mir::Opnd;
use weft_kernel::{Elem, Val};
use weft_lower::{LaneWidth, Op, lane_width};

/// A value in the forms in which it is at hand.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lv {
    /// In lanes of four or eight bytes; narrow types extended, halves as raw bits.
    pub(super) full: Option<Opnd>,
    /// One- and two-byte types as they lie in memory, in the low bytes.
    pub(super) packed: Option<Opnd>,
    /// `Bool` as all-ones or zeros in four-byte lanes.
    pub(super) mask4: Option<Opnd>,
    /// `Bool` as all-ones or zeros in eight-byte lanes.
    pub(super) mask8: Option<Opnd>,
}

impl Lv {
    pub(super) fn full(o: Opnd) -> Lv {
        Lv {
            full: Some(o),
            ..Lv::default()
        }
    }

    pub(super) fn packed(o: Opnd) -> Lv {
        Lv {
            packed: Some(o),
            ..Lv::default()
        }
    }

    pub(super) fn mask(lane: LaneWidth, o: Opnd) -> Lv {
        let mut v = Lv::default();
        match lane {
            LaneWidth::B4 => v.mask4 = Some(o),
            LaneWidth::B8 => v.mask8 = Some(o),
        }
        v
    }
}

/// A value that does not change in a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InvDef {
    /// These sixteen bytes.
    Bytes([u8; 16]),
    /// A scalar slot, which lies in scratch as a whole vector.
    Slot { slot: usize },
    /// A node that is computed ahead of the loop.
    Node { val: Val },
    /// A guard's constant part, as a 32-bit number in every lane.
    Guard { access: usize, guard: usize },
}

/// The invariants of a stage.
#[derive(Clone, Debug, Default)]
pub(crate) struct Invariants {
    pub(crate) defs: Vec<InvDef>,
}

impl Invariants {
    pub(crate) fn add(&mut self, def: InvDef) -> Opnd {
        let at = self.defs.iter().position(|d| *d == def);
        Opnd::Inv(at.unwrap_or_else(|| {
            self.defs.push(def);
            self.defs.len() - 1
        }) as u32)
    }
}

/// How an access is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Register with the address of the current trip's first inner coordinate, or of any if the
    /// stride is 0.
    pub(crate) base: Gpr,
    /// Bytes to add.
    pub(crate) disp: i64,
    /// Bytes from one inner coordinate to the next.
    pub(crate) stride: i64,
}

/// Where a vector stands on the inner axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Position {
    /// Register with the coordinate of the current trip; `None` where it is 0.
    pub(crate) index: Option<Gpr>,
    /// Elements to add.
    pub(crate) at: i64,
}

/// What a stage reaches, and how.
#[derive(Clone, Debug)]
pub(crate) struct Context {
    /// For each access of the kernel.
    pub(crate) places: Vec<Option<Place>>,
    /// Operand name, element type and length of each access.
    pub(crate) operands: Vec<(String, Elem, u64)>,
    /// Guards of each access: stride along the inner axis and extent.
    pub(crate) guards: Vec<Vec<(i64, u64)>>,
    /// Where the bits of a guarded load outside lie behind the code.
    pub(crate) fills: Vec<u32>,
    /// Rows in scratch.
    pub(crate) rows: Vec<(Place, Elem)>,
    /// Addresses of the coordinates of outer axes, as 64-bit numbers; `None` for the inner axis.
    pub(crate) coords: Vec<Option<(Gpr, i64)>>,
    /// For gathers along rows: the register with the row's address.
    pub(crate) row_gathers: Vec<(Val, Gpr)>,
    /// For each table of the body the register with its address.
    pub(crate) tables: Vec<Option<Gpr>>,
    /// Where each table of the body lies, in bytes from the first constant.
    pub(crate) table_offsets: Vec<u32>,
    /// The register with the address of the constants.
    pub(crate) constants: Gpr,
    /// Sixteen bytes of scratch that take what a guard keeps out.
    pub(crate) waste: (Gpr, i64),
}

/// `bits` in every lane.
pub(crate) fn splat_bytes(bits: u64, lane: LaneWidth) -> [u8; 16] {
    let lane = &bits.to_le_bytes()[..lane.bytes()];
    let mut all = [0; 16];
    for (to, from) in all.iter_mut().zip(lane.iter().cycle()) {
        *to = *from;
    }
    all
}

impl Sel<'_> {
    /// A value in lanes of four or eight bytes.
    pub(crate) fn full(&mut self, v: Val) -> Result<Opnd> {
        if let Some(o) = self.vals[v.index()].full {
            return Ok(o);
        }
        let node = self.body.nodes[v.index()];
        let o = match node.op {
            Op::Const { bits } => self.constant(bits, node.elem),
            _ if self.ahead[v.index()] => self.invs.add(InvDef::Node { val: v }),
            _ if self.vals[v.index()].packed.is_some() => {
                let packed = self.packed(v)?;
                self.unpack(packed, node.elem)
            }
            _ if node.elem == Elem::Bool => self.bool_numbers(v)?,
            _ => panic!("value {} is used before it is selected", v.0),
        };
        self.vals[v.index()].full = Some(o);
        Ok(o)
    }

    /// A constant of a type in every lane, extended as its type is.
    fn constant(&mut self, bits: u64, elem: Elem) -> Opnd {
        let bits = match elem {
            Elem::I8 => u64::from(bits as u8 as i8 as i32 as u32),
            Elem::I16 => u64::from(bits as u16 as i16 as i32 as u32),
            _ => bits,
        };
        self.splat(bits, lane_width(elem))
    }

    /// A one- or two-byte value as it lies in memory.
    pub(crate) fn packed(&mut self, v: Val) -> Result<Opnd> {
        if let Some(o) = self.vals[v.index()].packed {
            return Ok(o);
        }
        let elem = self.body.elem(v);
        let full = self.full(v)?;
        let o = self.pack(full, elem);
        self.vals[v.index()].packed = Some(o);
        Ok(o)
    }
}
