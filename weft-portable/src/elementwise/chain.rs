//! Chains: float operations each of which works on the result of the one before.
//!
//! A loop for each operation writes every intermediate value to a buffer and reads it back. Where a
//! value has one reader, a chain keeps it: a few vectors of it stay in registers while the list of
//! operations runs over them, and only the last result is written. The operations and their order are
//! those of the single loops, so the bits are too.
//!
//! On x86-64 with AVX2 the links are first written as steps (`steps.rs`), which know constants from
//! vectors and hold two links where that is possible; then twelve vectors of the value go through
//! all steps at a time (`avx2.rs`). Elsewhere the value lies in a chunk in the first level of cache,
//! since the compiler does not keep an array in registers across a `match`.

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
mod elsewhere;
#[cfg(target_arch = "x86_64")]
mod steps;
pub(crate) mod stream;
#[cfg(test)]
mod tests;

use crate::buffer::{Buffer, Src, View};
use crate::dispatch;
use crate::level::Level;

/// What a chain can do to its value `v`, with operands `b` and `c` from buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// `v + b`
    Add,
    /// `v - b`
    Sub,
    /// `b - v`
    SubFrom,
    /// `v * b`
    Mul,
    /// `v * v`
    Square,
    /// `v / b`
    Div,
    /// `b / v`
    DivInto,
    /// `max(v, b)`
    Max,
    /// `min(v, b)`
    Min,
    /// `v * b + c`
    FmaFactor,
    /// `b * c + v`
    FmaSummand,
    /// `-v`
    Neg,
    /// `|v|`
    Abs,
    /// `sqrt(v)`
    Sqrt,
    /// To the nearest integral value, ties to even.
    RoundEven,
    /// Largest integral value not above.
    Floor,
    /// Smallest integral value not below.
    Ceil,
    /// Toward zero.
    Trunc,
    /// `v`, and the canonical NaN for any NaN.
    CanonNan,
}

impl Link {
    /// Operands besides the value.
    pub(crate) const fn operands(self) -> usize {
        match self {
            Link::Add
            | Link::Sub
            | Link::SubFrom
            | Link::Mul
            | Link::Div
            | Link::DivInto
            | Link::Max
            | Link::Min => 1,
            Link::FmaFactor | Link::FmaSummand => 2,
            Link::Square
            | Link::Neg
            | Link::Abs
            | Link::Sqrt
            | Link::RoundEven
            | Link::Floor
            | Link::Ceil
            | Link::Trunc
            | Link::CanonNan => 0,
        }
    }
}

/// The float types of chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChainElem {
    /// f32.
    F32,
    /// f64.
    F64,
}

/// Links of one chain, at most.
pub(crate) const MAX_LINKS: usize = 12;

/// Operands of one chain, at most: the first value, and two for each link.
pub(crate) const MAX_OPERANDS: usize = 1 + 2 * MAX_LINKS;

/// A link with the numbers of its operands; those that it does not have are any number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound {
    /// What is done.
    pub link: Link,
    /// First operand.
    pub b: u8,
    /// Second operand.
    pub c: u8,
}

/// A chain with typed operands, of which the first is the value it starts from.
pub(crate) struct Chain<'a, T> {
    pub chunks: usize,
    pub out: &'a mut [T],
    pub operands: &'a [Src<'a, T>],
    pub links: &'a [Bound],
}

/// Runs links over `chunks` chunks: at most [`MAX_LINKS`] of them, with at most [`MAX_OPERANDS`]
/// operands, at least the first value.
pub(crate) fn run<'a>(
    level: Level,
    elem: ChainElem,
    chunks: usize,
    out: &mut Buffer,
    links: &[Bound],
    count: usize,
    operand: impl Fn(usize) -> View<'a>,
) {
    match elem {
        ChainElem::F32 => {
            let operands = typed::<f32>(count, operand);
            let chain = Chain {
                chunks,
                out: out.view_mut(),
                operands: &operands[..count],
                links,
            };
            if let Some(chain) = dispatch::chain_f32(level, chain) {
                elsewhere::run(chain);
            }
        }
        ChainElem::F64 => {
            let operands = typed::<f64>(count, operand);
            let chain = Chain {
                chunks,
                out: out.view_mut(),
                operands: &operands[..count],
                links,
            };
            if let Some(chain) = dispatch::chain_f64(level, chain) {
                elsewhere::run(chain);
            }
        }
    }
}

fn typed<'a, T: bytemuck::Pod>(
    count: usize,
    operand: impl Fn(usize) -> View<'a>,
) -> [Src<'a, T>; MAX_OPERANDS] {
    let mut operands = [operand(0).typed(); MAX_OPERANDS];
    for (i, slot) in operands[..count].iter_mut().enumerate().skip(1) {
        *slot = operand(i).typed();
    }
    operands
}
