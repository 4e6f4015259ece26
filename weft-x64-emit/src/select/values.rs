//! What selection knows of values, invariants and memory.

use super::{Result, Sel};
use crate::isa::Isa;
use crate::mir::Opnd;
use iced_x86::Register;
use weft_kernel::{Elem, Val};
use weft_lower::{LaneWidth, Op, lane_width};

/// A value in the forms in which it is at hand.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lv {
    /// In lanes of four or eight bytes; narrow types extended, halves as raw bits.
    pub(super) full: Option<Opnd>,
    /// One- and two-byte types as they lie in memory, in the low bytes.
    pub(super) packed: Option<Opnd>,
    /// `Bool` as all-ones or zeros in four-byte lanes (AVX2).
    pub(super) mask4: Option<Opnd>,
    /// `Bool` as all-ones or zeros in eight-byte lanes (AVX2).
    pub(super) mask8: Option<Opnd>,
    /// `Bool` in a mask register (AVX-512).
    pub(super) k: Option<Opnd>,
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

    /// A mask of the given lane width on AVX2; of any on AVX-512.
    pub(super) fn mask(isa: Isa, lane: LaneWidth, o: Opnd) -> Lv {
        let mut v = Lv::default();
        match (isa, lane) {
            (Isa::Avx512, _) => v.k = Some(o),
            (Isa::Avx2, LaneWidth::B4) => v.mask4 = Some(o),
            (Isa::Avx2, LaneWidth::B8) => v.mask8 = Some(o),
        }
        v
    }
}

/// A value that does not change in a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InvDef {
    /// The same bits in every lane.
    Splat { bits: u64, lane: LaneWidth },
    /// These bytes, from the lowest lane on.
    Bytes(Vec<u8>),
    /// A scalar slot, which lies in scratch as a whole vector.
    Slot { slot: usize },
    /// A node that is computed ahead of the loop.
    Node { val: Val },
    /// A guard's constant part, as a 32-bit number in every lane.
    Guard { access: usize, guard: usize },
}

impl InvDef {
    /// The bytes of a constant, as a vector of the widest kind.
    pub(crate) fn bytes(&self, isa: Isa) -> Option<Vec<u8>> {
        match self {
            InvDef::Splat { bits, lane } => {
                let lane = &bits.to_le_bytes()[..lane.bytes()];
                Some(lane.repeat(isa.bytes() / lane.len()))
            }
            InvDef::Bytes(bytes) => {
                let mut bytes = bytes.clone();
                bytes.resize(isa.bytes(), 0);
                Some(bytes)
            }
            _ => None,
        }
    }
}

/// The invariants of a stage.
#[derive(Clone, Debug, Default)]
pub(crate) struct Invariants {
    pub(crate) defs: Vec<InvDef>,
    /// Tables that instructions name by number.
    pub(crate) tables: Vec<Vec<u8>>,
}

impl Invariants {
    pub(crate) fn add(&mut self, def: InvDef) -> u32 {
        if let Some(at) = self.defs.iter().position(|d| *d == def) {
            return at as u32;
        }
        self.defs.push(def);
        self.defs.len() as u32 - 1
    }

    pub(crate) fn table(&mut self, bytes: Vec<u8>) -> usize {
        if let Some(at) = self.tables.iter().position(|t| *t == bytes) {
            return at;
        }
        self.tables.push(bytes);
        self.tables.len() - 1
    }
}

/// How an access is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Register with the address of inner coordinate 0, or of the current one if `walks`.
    pub(crate) base: Register,
    /// Bytes to add.
    pub(crate) disp: i64,
    /// Bytes from one inner coordinate to the next.
    pub(crate) stride: i64,
    /// Whether the register moves with the inner coordinate.
    pub(crate) walks: bool,
}

/// Where a vector stands on the inner axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Position {
    /// Register with the coordinate of the current trip; `None` where it is 0.
    pub(crate) index: Option<Register>,
    /// Elements to add.
    pub(crate) at: i64,
}

/// What a stage reaches, and how.
#[derive(Clone, Debug, Default)]
pub(crate) struct Context {
    /// For each access of the kernel.
    pub(crate) places: Vec<Option<Place>>,
    /// Operand name and element type of each access.
    pub(crate) operands: Vec<(String, Elem, u64)>,
    /// Guards of each access: stride along the inner axis and extent.
    pub(crate) guards: Vec<Vec<(i64, u64)>>,
    /// Bits of a guarded load outside.
    pub(crate) fills: Vec<u64>,
    /// Rows in scratch.
    pub(crate) rows: Vec<(Place, Elem)>,
    /// Addresses of the coordinates of outer axes, as 64-bit numbers; `None` for the inner axis.
    pub(crate) coords: Vec<Option<(Register, i64)>>,
    /// Where the contraction's result lies.
    pub(crate) acc: Option<AccPlace>,
    /// For gathers along rows: the register with the row's address.
    pub(crate) row_gathers: Vec<(Val, Register)>,
}

/// Where a contraction's result is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccPlace {
    /// In memory.
    Memory(Place),
    /// In a register.
    Register(u8),
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
            _ if self.ahead[v.index()] => Opnd::Inv(self.invs.add(InvDef::Node { val: v })),
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

    /// Whether a value is a constant with these bits.
    pub(super) fn is_const(&self, v: Val, bits: u64) -> bool {
        self.body.constant(v) == Some(bits)
    }
}
