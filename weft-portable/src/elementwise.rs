//! Every instruction that computes: which loop serves an operation on an element type.
//!
//! Buffers are untyped, so types that share bits share loops: wrapping integer arithmetic is written
//! once for each width, and a bit cast costs nothing.

mod casts;
pub(crate) mod chain;
mod map;
mod ops;

use crate::buffer::{Buffer, View};
use crate::level::Level;
pub(crate) use casts::cast;
use chain::{ChainElem, Link};
use map::{map1, map2, map3};
use weft_kernel::{BinaryOp, CompareOp, Elem, UnaryOp};

/// A loop over one operand.
pub(crate) type Fn1 = fn(Level, usize, &mut Buffer, View<'_>);
/// A loop over two operands.
pub(crate) type Fn2 = fn(Level, usize, &mut Buffer, View<'_>, View<'_>);
/// A loop over three operands.
pub(crate) type Fn3 = fn(Level, usize, &mut Buffer, View<'_>, View<'_>, View<'_>);

/// A loop's operation, if a chain has it: what it does to each operand that may be the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ChainOp {
    /// The element type.
    pub elem: ChainElem,
    /// The link for the value as first, second and third operand.
    pub links: [Option<Link>; 3],
}

fn chain_elem(elem: Elem) -> Option<ChainElem> {
    match elem {
        Elem::F32 => Some(ChainElem::F32),
        Elem::F64 => Some(ChainElem::F64),
        _ => None,
    }
}

/// The links of a unary operation.
pub(crate) fn unary_links(op: UnaryOp, elem: Elem) -> Option<ChainOp> {
    let link = match op {
        UnaryOp::Neg => Link::Neg,
        UnaryOp::Abs => Link::Abs,
        UnaryOp::Sqrt => Link::Sqrt,
        UnaryOp::RoundEven => Link::RoundEven,
        UnaryOp::Floor => Link::Floor,
        UnaryOp::Ceil => Link::Ceil,
        UnaryOp::Trunc => Link::Trunc,
        UnaryOp::CanonNan => Link::CanonNan,
        _ => return None,
    };
    Some(ChainOp {
        elem: chain_elem(elem)?,
        links: [Some(link), None, None],
    })
}

/// The links of a binary operation.
pub(crate) fn binary_links(op: BinaryOp, elem: Elem) -> Option<ChainOp> {
    let (first, second) = match op {
        BinaryOp::Add => (Link::Add, Link::Add),
        BinaryOp::Sub => (Link::Sub, Link::SubFrom),
        BinaryOp::Mul => (Link::Mul, Link::Mul),
        BinaryOp::Div => (Link::Div, Link::DivInto),
        BinaryOp::Max => (Link::Max, Link::Max),
        BinaryOp::Min => (Link::Min, Link::Min),
        _ => return None,
    };
    Some(ChainOp {
        elem: chain_elem(elem)?,
        links: [Some(first), Some(second), None],
    })
}

/// The links of an fma.
pub(crate) fn fma_links(elem: Elem) -> Option<ChainOp> {
    Some(ChainOp {
        elem: chain_elem(elem)?,
        links: [
            Some(Link::FmaFactor),
            Some(Link::FmaFactor),
            Some(Link::FmaSummand),
        ],
    })
}

/// How a unary operation is done.
pub(crate) enum Unary {
    /// The result is the operand.
    Same,
    /// By a loop.
    Loop(Fn1),
}

macro_rules! float1 {
    ($elem:expr, $op:ty) => {
        match $elem {
            Elem::F32 => Unary::Loop(map1::<f32, f32, $op>),
            Elem::F64 => Unary::Loop(map1::<f64, f64, $op>),
            _ => return None,
        }
    };
}

/// The loop of a unary operation; `None` where the type has no such operation.
pub(crate) fn unary(op: UnaryOp, elem: Elem) -> Option<Unary> {
    use Elem::*;
    Some(match op {
        UnaryOp::Neg => Unary::Loop(match elem {
            F32 => map1::<f32, f32, ops::Neg>,
            F64 => map1::<f64, f64, ops::Neg>,
            I8 | U8 => map1::<u8, u8, ops::Neg>,
            I16 | U16 => map1::<u16, u16, ops::Neg>,
            I32 | U32 => map1::<u32, u32, ops::Neg>,
            I64 | U64 => map1::<u64, u64, ops::Neg>,
            _ => return None,
        }),
        UnaryOp::Abs => match elem {
            U8 | U16 | U32 | U64 => Unary::Same,
            F32 => Unary::Loop(map1::<f32, f32, ops::Abs>),
            F64 => Unary::Loop(map1::<f64, f64, ops::Abs>),
            I8 => Unary::Loop(map1::<i8, i8, ops::Abs>),
            I16 => Unary::Loop(map1::<i16, i16, ops::Abs>),
            I32 => Unary::Loop(map1::<i32, i32, ops::Abs>),
            I64 => Unary::Loop(map1::<i64, i64, ops::Abs>),
            _ => return None,
        },
        UnaryOp::Sqrt => float1!(elem, ops::Sqrt),
        UnaryOp::Floor => float1!(elem, ops::Floor),
        UnaryOp::Ceil => float1!(elem, ops::Ceil),
        UnaryOp::Trunc => float1!(elem, ops::Trunc),
        UnaryOp::RoundEven => float1!(elem, ops::RoundEven),
        UnaryOp::RoundHalfAway => float1!(elem, ops::RoundHalfAway),
        UnaryOp::Not => Unary::Loop(match elem {
            Bool => map1::<u8, u8, ops::NotBool>,
            I8 | U8 => map1::<u8, u8, ops::Not>,
            I16 | U16 => map1::<u16, u16, ops::Not>,
            I32 | U32 => map1::<u32, u32, ops::Not>,
            I64 | U64 => map1::<u64, u64, ops::Not>,
            _ => return None,
        }),
        UnaryOp::IsNan => Unary::Loop(match elem {
            F32 => map1::<f32, u8, ops::IsNan>,
            F64 => map1::<f64, u8, ops::IsNan>,
            F16 => map1::<u16, u8, ops::IsNanF16>,
            BF16 => map1::<u16, u8, ops::IsNanBf16>,
            _ => return None,
        }),
        UnaryOp::CanonNan => Unary::Loop(match elem {
            F32 => map1::<f32, f32, ops::CanonNan>,
            F64 => map1::<f64, f64, ops::CanonNan>,
            F16 => map1::<u16, u16, ops::CanonNanF16>,
            BF16 => map1::<u16, u16, ops::CanonNanBf16>,
            _ => return None,
        }),
    })
}

/// A wrapping or bitwise operation: one loop for each width.
macro_rules! by_width {
    ($elem:expr, $op:ty) => {
        match $elem {
            Elem::I8 | Elem::U8 | Elem::Bool => map2::<u8, u8, $op>,
            Elem::I16 | Elem::U16 => map2::<u16, u16, $op>,
            Elem::I32 | Elem::U32 => map2::<u32, u32, $op>,
            Elem::I64 | Elem::U64 => map2::<u64, u64, $op>,
            _ => return None,
        }
    };
}

/// An operation that depends on the sign.
macro_rules! by_int {
    ($elem:expr, $op:ty) => {
        match $elem {
            Elem::I8 => map2::<i8, i8, $op>,
            Elem::I16 => map2::<i16, i16, $op>,
            Elem::I32 => map2::<i32, i32, $op>,
            Elem::I64 => map2::<i64, i64, $op>,
            Elem::U8 => map2::<u8, u8, $op>,
            Elem::U16 => map2::<u16, u16, $op>,
            Elem::U32 => map2::<u32, u32, $op>,
            Elem::U64 => map2::<u64, u64, $op>,
            _ => return None,
        }
    };
}

macro_rules! arithmetic {
    ($elem:expr, $op:ty, $ints:ident) => {
        match $elem {
            Elem::F32 => map2::<f32, f32, $op>,
            Elem::F64 => map2::<f64, f64, $op>,
            other => $ints!(other, $op),
        }
    };
}

/// The loop of a binary operation; `None` where the type has no such operation.
pub(crate) fn binary(op: BinaryOp, elem: Elem) -> Option<Fn2> {
    Some(match op {
        BinaryOp::Add => arithmetic!(elem, ops::Add, by_width),
        BinaryOp::Sub => arithmetic!(elem, ops::Sub, by_width),
        BinaryOp::Mul => arithmetic!(elem, ops::Mul, by_width),
        BinaryOp::Div => arithmetic!(elem, ops::Div, by_int),
        BinaryOp::Rem => arithmetic!(elem, ops::Rem, by_int),
        BinaryOp::Max => arithmetic!(elem, ops::Max, by_int),
        BinaryOp::Min => arithmetic!(elem, ops::Min, by_int),
        BinaryOp::And => by_width!(elem, ops::And),
        BinaryOp::Or => by_width!(elem, ops::Or),
        BinaryOp::Xor => by_width!(elem, ops::Xor),
        BinaryOp::Shl => by_width!(elem, ops::Shl),
        BinaryOp::Shr => by_int!(elem, ops::Shr),
    })
}

/// The loop of a comparison, and whether its operands change places.
pub(crate) fn compare(op: CompareOp, elem: Elem) -> Option<(Fn2, bool)> {
    macro_rules! equality {
        ($op:ty) => {
            match elem {
                Elem::F32 => map2::<f32, u8, $op>,
                Elem::F64 => map2::<f64, u8, $op>,
                Elem::I8 | Elem::U8 | Elem::Bool => map2::<u8, u8, $op>,
                Elem::I16 | Elem::U16 => map2::<u16, u8, $op>,
                Elem::I32 | Elem::U32 => map2::<u32, u8, $op>,
                Elem::I64 | Elem::U64 => map2::<u64, u8, $op>,
                _ => return None,
            }
        };
    }
    macro_rules! order {
        ($op:ty) => {
            match elem {
                Elem::F32 => map2::<f32, u8, $op>,
                Elem::F64 => map2::<f64, u8, $op>,
                Elem::I8 => map2::<i8, u8, $op>,
                Elem::I16 => map2::<i16, u8, $op>,
                Elem::I32 => map2::<i32, u8, $op>,
                Elem::I64 => map2::<i64, u8, $op>,
                Elem::U8 | Elem::Bool => map2::<u8, u8, $op>,
                Elem::U16 => map2::<u16, u8, $op>,
                Elem::U32 => map2::<u32, u8, $op>,
                Elem::U64 => map2::<u64, u8, $op>,
                _ => return None,
            }
        };
    }
    Some(match op {
        CompareOp::Eq => (equality!(ops::Eq), false),
        CompareOp::Ne => (equality!(ops::Ne), false),
        CompareOp::Lt => (order!(ops::Lt), false),
        CompareOp::Le => (order!(ops::Le), false),
        CompareOp::Gt => (order!(ops::Lt), true),
        CompareOp::Ge => (order!(ops::Le), true),
    })
}

/// The loop of a selection.
pub(crate) fn select(elem: Elem) -> Fn3 {
    match elem.size_bytes() {
        1 => map3::<u8, u8, u8, ops::Select>,
        2 => map3::<u8, u16, u16, ops::Select>,
        4 => map3::<u8, u32, u32, ops::Select>,
        _ => map3::<u8, u64, u64, ops::Select>,
    }
}

/// The loop of an fma; `None` but for f32 and f64.
pub(crate) fn fma(elem: Elem) -> Option<Fn3> {
    match elem {
        Elem::F32 => Some(map3::<f32, f32, f32, ops::Fma>),
        Elem::F64 => Some(map3::<f64, f64, f64, ops::Fma>),
        _ => None,
    }
}
