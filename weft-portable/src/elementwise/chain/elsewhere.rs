//! Chains without vector types: the value lies in one chunk, each link is a loop over it.

use super::{Chain, Link};
use crate::arith::{Arith, TargetBase};
use crate::buffer::CHUNK;
use crate::elementwise::map::{Op1, Op2, Op3};
use crate::elementwise::ops;
use bytemuck::Pod;

/// A chunk of the value.
type Chunk<T> = [T; CHUNK];

/// Types whose single loops a chain repeats.
pub(super) trait ChainFloat: Pod {
    /// Does one link.
    fn link(link: Link, v: &mut Chunk<Self>, b: &Chunk<Self>, c: &Chunk<Self>);
}

/// Runs a chain.
pub(super) fn run<T: ChainFloat>(chain: Chain<'_, T>) {
    let (out, _) = chain.out.as_chunks_mut::<CHUNK>();
    for (i, out) in out[..chain.chunks].iter_mut().enumerate() {
        *out = *chain.operands[0].chunk(i);
        for link in chain.links {
            let operand = |number: u8| chain.operands[usize::from(number)].chunk(i);
            T::link(link.link, out, operand(link.b), operand(link.c));
        }
    }
}

macro_rules! chain_float {
    ($t:ty) => {
        impl ChainFloat for $t {
            fn link(link: Link, v: &mut Chunk<$t>, b: &Chunk<$t>, c: &Chunk<$t>) {
                match link {
                    Link::Add => two::<$t, ops::Add>(v, b),
                    Link::Sub => two::<$t, ops::Sub>(v, b),
                    Link::SubFrom => two::<$t, Swapped<ops::Sub>>(v, b),
                    Link::Mul => two::<$t, ops::Mul>(v, b),
                    Link::Square => one::<$t, Squared>(v),
                    Link::Div => two::<$t, ops::Div>(v, b),
                    Link::DivInto => two::<$t, Swapped<ops::Div>>(v, b),
                    Link::Max => two::<$t, ops::Max>(v, b),
                    Link::Min => two::<$t, ops::Min>(v, b),
                    Link::FmaFactor => three::<$t, ops::Fma>(v, b, c),
                    Link::FmaSummand => three::<$t, Rotated>(v, b, c),
                    Link::Neg => one::<$t, ops::Neg>(v),
                    Link::Abs => one::<$t, ops::Abs>(v),
                    Link::Sqrt => one::<$t, ops::Sqrt>(v),
                    Link::RoundEven => one::<$t, ops::RoundEven>(v),
                    Link::Floor => one::<$t, ops::Floor>(v),
                    Link::Ceil => one::<$t, ops::Ceil>(v),
                    Link::Trunc => one::<$t, ops::Trunc>(v),
                    Link::CanonNan => one::<$t, ops::CanonNan>(v),
                }
            }
        }

        impl Op1<$t, $t> for Squared {
            #[inline(always)]
            fn apply<A: Arith>(a: $t) -> $t {
                a * a
            }
        }

        impl Op3<$t, $t, $t> for Rotated {
            #[inline(always)]
            fn apply<A: Arith>(a: $t, b: $t, c: $t) -> $t {
                <ops::Fma as Op3<$t, $t, $t>>::apply::<A>(b, c, a)
            }

            #[inline(always)]
            fn chunk<A: Arith>(a: &Chunk<$t>, b: &Chunk<$t>, c: &Chunk<$t>) -> Chunk<$t> {
                <ops::Fma as Op3<$t, $t, $t>>::chunk::<A>(b, c, a)
            }
        }
    };
}

chain_float!(f32);
chain_float!(f64);

struct Squared;
struct Rotated;
struct Swapped<F>(std::marker::PhantomData<F>);

impl<T, F: Op2<T, T>> Op2<T, T> for Swapped<F> {
    #[inline(always)]
    fn apply<A: Arith>(a: T, b: T) -> T {
        F::apply::<A>(b, a)
    }
}

// Functions of their own, so that the compiler knows the chunks to be distinct.

#[inline(never)]
fn one<T: Pod, F: Op1<T, T>>(v: &mut Chunk<T>) {
    for v in v {
        *v = F::apply::<TargetBase>(*v);
    }
}

#[inline(never)]
fn two<T: Pod, F: Op2<T, T>>(v: &mut Chunk<T>, b: &Chunk<T>) {
    for (v, b) in v.iter_mut().zip(b) {
        *v = F::apply::<TargetBase>(*v, *b);
    }
}

#[inline(never)]
fn three<T: Pod, F: Op3<T, T, T>>(v: &mut Chunk<T>, b: &Chunk<T>, c: &Chunk<T>) {
    *v = F::chunk::<TargetBase>(v, b, c);
}
