//! Chains: float operations each of which works on the result of the one before.
//!
//! A loop for each operation writes every intermediate value to a buffer and reads it back. Where a
//! value has one reader, a chain keeps it: a few vectors of it stay in registers while the list of
//! operations runs over them, and only the last result is written. The operations and their order are
//! those of the single loops, so the bits are too.
//!
//! The compiler does not keep an array in registers across a `match`, so the loop is written with
//! vector types where it pays, on x86-64 with AVX2 (`avx2.rs`); elsewhere the value lies in a chunk in
//! the first level of cache.

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
mod elsewhere;
pub(crate) mod stream;

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
            | Link::Trunc => 0,
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

/// One link with its operands; what it does not have is any view.
#[derive(Clone, Copy)]
pub(crate) struct LinkViews<'a> {
    /// What is done.
    pub link: Link,
    /// First operand.
    pub b: View<'a>,
    /// Second operand.
    pub c: View<'a>,
}

/// A chain with typed operands.
pub(crate) struct Chain<'a, T> {
    pub chunks: usize,
    pub out: &'a mut [T],
    pub first: Src<'a, T>,
    pub links: &'a [Bound<Src<'a, T>>],
}

/// A link with its operands, of any kind.
#[derive(Clone, Copy)]
pub(crate) struct Bound<S> {
    pub link: Link,
    pub b: S,
    pub c: S,
}

/// Runs at most [`MAX_LINKS`] links from a first value over `chunks` chunks.
pub(crate) fn run<'a>(
    level: Level,
    elem: ChainElem,
    chunks: usize,
    out: &mut Buffer,
    first: View<'a>,
    count: usize,
    link: impl Fn(usize) -> LinkViews<'a>,
) {
    match elem {
        ChainElem::F32 => {
            let links = typed::<f32>(first, count, link);
            let chain = Chain {
                chunks,
                out: out.view_mut(),
                first: first.typed(),
                links: &links[..count],
            };
            if let Some(chain) = dispatch::chain_f32(level, chain) {
                elsewhere::run(chain);
            }
        }
        ChainElem::F64 => {
            let links = typed::<f64>(first, count, link);
            let chain = Chain {
                chunks,
                out: out.view_mut(),
                first: first.typed(),
                links: &links[..count],
            };
            if let Some(chain) = dispatch::chain_f64(level, chain) {
                elsewhere::run(chain);
            }
        }
    }
}

fn typed<'a, T: bytemuck::Pod>(
    first: View<'a>,
    count: usize,
    link: impl Fn(usize) -> LinkViews<'a>,
) -> [Bound<Src<'a, T>>; MAX_LINKS] {
    let first = first.typed();
    let none = Bound {
        link: Link::Neg,
        b: first,
        c: first,
    };
    let mut links = [none; MAX_LINKS];
    for (i, slot) in links[..count].iter_mut().enumerate() {
        let link = link(i);
        slot.link = link.link;
        if link.link.operands() > 0 {
            slot.b = link.b.typed();
        }
        if link.link.operands() > 1 {
            slot.c = link.c.typed();
        }
    }
    links
}
