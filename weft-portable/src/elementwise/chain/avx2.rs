//! Chains with the value in twelve vector registers.
//!
//! Also for AVX-512, whose wider vectors would gain little here: chains are limited by memory, or by
//! finding what each step is.
//!
//! A *line* is 64 bytes, two vectors. A *group* of lines goes through all steps at a time. Twelve
//! vectors leave four registers for constants and for what a step needs, with which the compiler keeps
//! the value out of memory in all steps but maximum and minimum of two vectors, and they keep the work
//! of finding a step below the step's own.
//!
//! The inputs of a later group are asked for before a group is computed. Without that the processor
//! waits at each group for memory, since it does not see past the steps between.

use super::steps::{Operand, Scalar, Steps, code};
use super::stream::{MAX_LOADED, Source, Start, Stream};
use super::{Chain, MAX_OPERANDS};
use crate::buffer::CHUNK;
use crate::dispatch::{fence, prefetch, store_past_caches};
use std::arch::x86_64::*;
use std::cell::Cell;
use weft_kernel::Line;

/// Lines of a group.
const GROUP: usize = 6;
/// Groups between what is asked for and what is computed: about the time in which a line arrives.
const AHEAD: usize = 8;
/// Inputs that steps can name: a power of two.
const INPUTS: usize = MAX_OPERANDS.next_power_of_two();
const LINE_BYTES: usize = size_of::<Line>();

/// A line that can be read.
trait Readable {
    const ZERO: Self;
    fn read(&self) -> [u8; LINE_BYTES];
}

impl Readable for [u8; LINE_BYTES] {
    const ZERO: Self = [0; LINE_BYTES];

    #[inline(always)]
    fn read(&self) -> [u8; LINE_BYTES] {
        *self
    }
}

impl Readable for Line {
    const ZERO: Self = Cell::new([0; LINE_BYTES]);

    #[inline(always)]
    fn read(&self) -> [u8; LINE_BYTES] {
        self.get()
    }
}

/// Where results go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stores {
    /// To memory through the caches.
    Usual,
    /// Past them; every line begins at a multiple of 32.
    PastCaches,
}

/// Splats apart from inputs: the operands by the inputs' numbers, and how many those are.
fn numbered<T: Copy, S: Copy>(
    operands: &[S],
    inputs: &mut [S],
    splat: impl Fn(&S) -> Option<T>,
) -> ([Operand<T>; MAX_OPERANDS], usize) {
    let mut numbered = [Operand::Input(0); MAX_OPERANDS];
    let mut count = 0;
    for (slot, operand) in numbered.iter_mut().zip(operands) {
        *slot = match splat(operand) {
            Some(s) => Operand::Splat(s),
            None => {
                inputs[count] = *operand;
                count += 1;
                Operand::Input((count - 1) as u8)
            }
        };
    }
    (numbered, count)
}

/// One simple operation on each vector of the group. `$old` is pair `$j` of the value before.
macro_rules! simple {
    (AddS, $($with:tt)+) => { splat_step!(add, $($with)+) };
    (MulS, $($with:tt)+) => { splat_step!(mul, $($with)+) };
    (MaxS, $($with:tt)+) => { splat_step!(max_or_value, $($with)+) };
    (MinS, $($with:tt)+) => { splat_step!(min_or_value, $($with)+) };
    (AndS, $($with:tt)+) => { splat_step!(and, $($with)+) };
    (MulX, $($with:tt)+) => { input_step!(mul, $($with)+) };
    (AddX, $($with:tt)+) => { input_step!(add, $($with)+) };
    (SubX, $($with:tt)+) => { input_step!(sub, $($with)+) };
}

macro_rules! splat_step {
    ($f:ident, $v:ident, $at:ident, $j:ident, $old:expr, $s:expr, $x:expr) => {{
        let s = splat($s);
        for $j in 0..L {
            let [low, high] = $old;
            $v[$j] = [$f(low, s), $f(high, s)];
        }
    }};
}

macro_rules! input_step {
    ($f:ident, $v:ident, $at:ident, $j:ident, $old:expr, $s:expr, $x:expr) => {{
        let x = $at[usize::from($x) % INPUTS];
        for $j in 0..L {
            let [low, high] = $old;
            let [x_low, x_high] = load(&x[$j]);
            $v[$j] = [$f(low, x_low), $f(high, x_high)];
        }
    }};
}

/// One operation on each vector of the group: both halves of each pair, with those of other pairs.
macro_rules! each {
    ($value:ident, $j:ident, ($v:ident $(, $operand:ident = $pair:expr)*) => $result:expr) => {
        for $j in 0..L {
            let old = $value[$j];
            $value[$j] = [
                {
                    let $v = old[0];
                    $(let $operand = $pair[0];)*
                    $result
                },
                {
                    let $v = old[1];
                    $(let $operand = $pair[1];)*
                    $result
                },
            ];
        }
    };
}

/// Pair number `$j` of an input. What a step needs is fetched in its own arm, so that the others do
/// without.
macro_rules! input {
    ($at:ident, $number:expr, $j:ident) => {
        load(&$at[usize::from($number) % INPUTS][$j])
    };
}

/// A pair of a constant.
macro_rules! both {
    ($s:expr) => {
        [splat($s); 2]
    };
}

/// One step, simple or another. The table has each simple operation's code, and those of the pairs
/// that begin with it.
macro_rules! step {
    ($v:ident, $at:ident, $step:ident, $j:ident, $old:expr, { $($other:tt)* }) => {
        step!(
            @table $v, $at, $step, $j, $old, { $($other)* }
            0 AddS [8 AddS 9 MulS 10 MaxS 11 MinS 12 AndS 13 MulX 14 AddX 15 SubX]
            1 MulS [16 AddS 17 MulS 18 MaxS 19 MinS 20 AndS 21 MulX 22 AddX 23 SubX]
            2 MaxS [24 AddS 25 MulS 26 MaxS 27 MinS 28 AndS 29 MulX 30 AddX 31 SubX]
            3 MinS [32 AddS 33 MulS 34 MaxS 35 MinS 36 AndS 37 MulX 38 AddX 39 SubX]
            4 AndS [40 AddS 41 MulS 42 MaxS 43 MinS 44 AndS 45 MulX 46 AddX 47 SubX]
            5 MulX [48 AddS 49 MulS 50 MaxS 51 MinS 52 AndS 53 MulX 54 AddX 55 SubX]
            6 AddX [56 AddS 57 MulS 58 MaxS 59 MinS 60 AndS 61 MulX 62 AddX 63 SubX]
            7 SubX [64 AddS 65 MulS 66 MaxS 67 MinS 68 AndS 69 MulX 70 AddX 71 SubX]
        )
    };
    (
        @table $v:ident, $at:ident, $step:ident, $j:ident, $old:expr, { $($other:tt)* }
        $($code:literal $a:ident [$($both:literal $b:ident)+])+
    ) => {
        match $step.code {
            $(
                $code => simple!($a, $v, $at, $j, $old, $step.s, $step.x),
                $(
                    $both => {
                        simple!($a, $v, $at, $j, $old, $step.s, $step.x);
                        simple!($b, $v, $at, $j, $v[$j], $step.t, $step.y);
                    }
                )+
            )+
            $($other)*
        }
    };
}

/// The loops of one type, for the names of its vectors and operations.
macro_rules! chains {
    ($t:ty, $v:ty, [$($operation:ident = $intrinsic:ident),+ $(,)?], $set1:ident, $round:ident, $cmp:ident) => {
        use super::*;

        type Pair = [$v; 2];

        const LANES: usize = LINE_BYTES / size_of::<$t>();

        $(use std::arch::x86_64::$intrinsic as $operation;)+

        #[target_feature(enable = "avx2,fma")]
        #[inline]
        fn splat(s: $t) -> $v {
            $set1(s)
        }

        #[target_feature(enable = "avx2,fma")]
        #[inline]
        fn load(line: &impl Readable) -> Pair {
            bytemuck::cast(line.read())
        }

        // The instructions give their second operand for NaN and for two zeros.

        #[target_feature(enable = "avx2,fma")]
        #[inline]
        fn max_or_value(v: $v, s: $v) -> $v {
            max(s, v)
        }

        #[target_feature(enable = "avx2,fma")]
        #[inline]
        fn min_or_value(v: $v, s: $v) -> $v {
            min(s, v)
        }

        /// maximum: the two orders together hold both operands where those are zeros of two signs, or
        /// where one is NaN; `and` of them clears the sign where either is +0 and changes nothing
        /// else, and all ones are a NaN.
        #[target_feature(enable = "avx2,fma")]
        #[inline]
        fn maximum(v: $v, x: $v) -> $v {
            or(and(max(v, x), max(x, v)), unordered(v, x))
        }

        /// minimum keeps the sign by `or`.
        #[target_feature(enable = "avx2,fma")]
        #[inline]
        fn minimum(v: $v, x: $v) -> $v {
            or(or(min(v, x), min(x, v)), unordered(v, x))
        }

        #[target_feature(enable = "avx2,fma")]
        #[inline]
        fn unordered(v: $v, x: $v) -> $v {
            $cmp::<_CMP_UNORD_Q>(v, x)
        }

        /// maximum of each vector. A function of its own: its registers would otherwise be taken from
        /// the value in every step.
        #[target_feature(enable = "avx2,fma")]
        #[inline(never)]
        fn maxima<I: Readable, const L: usize>(mut v: [Pair; L], x: &[I; L]) -> [Pair; L] {
            each!(v, j, (v, x = load(&x[j])) => maximum(v, x));
            v
        }

        /// minimum, likewise.
        #[target_feature(enable = "avx2,fma")]
        #[inline(never)]
        fn minima<I: Readable, const L: usize>(mut v: [Pair; L], x: &[I; L]) -> [Pair; L] {
            each!(v, j, (v, x = load(&x[j])) => minimum(v, x));
            v
        }

        /// Whether an element is NaN: two vectors in one comparison.
        #[target_feature(enable = "avx2,fma")]
        #[inline]
        fn any_nan<const L: usize>(v: &[Pair; L]) -> bool {
            let mut any = splat(0.0);
            for [low, high] in *v {
                any = or(any, unordered(low, high));
            }
            movemask(any) != 0
        }

        /// The canonical NaN for each NaN; rarely needed, and so a function of its own.
        #[target_feature(enable = "avx2,fma")]
        #[inline(never)]
        fn canonical<const L: usize>(mut v: [Pair; L]) -> [Pair; L] {
            each!(v, j, (v, s = both!(<$t>::CANONICAL_NAN)) => blend(v, s, unordered(v, v)));
            v
        }

        /// Runs steps over groups of lines: `inputs` have as many as `out`.
        #[target_feature(enable = "avx2,fma")]
        fn groups<I: Readable, const L: usize>(
            steps: &Steps<$t>,
            inputs: &[&[[I; L]]],
            out: &[[Line; L]],
            stores: Stores,
        ) {
            let zero = [const { I::ZERO }; L];
            let mut at = [&zero; INPUTS];
            for (g, out) in out.iter().enumerate() {
                for (at, input) in at.iter_mut().zip(inputs) {
                    *at = &input[g];
                    if let Some(next) = input.get(g + AHEAD) {
                        for line in next {
                            prefetch(line);
                        }
                    }
                }
                let mut v: [Pair; L] = [[splat(0.0); 2]; L];
                let first = at[usize::from(steps.first) % INPUTS];
                let start = &steps.start;
                step!(v, at, start, j, load(&first[j]), {
                    _ => {
                        for j in 0..L {
                            v[j] = load(&first[j]);
                        }
                    }
                });
                for step in steps.rest() {
                    step!(v, at, step, j, v[j], {
                        code::SQUARE => each!(v, j, (v) => mul(v, v)),
                        code::SUB_FROM_X => each!(v, j, (v, x = input!(at, step.x, j)) => sub(x, v)),
                        code::DIV_S => each!(v, j, (v, s = both!(step.s)) => div(v, s)),
                        code::DIV_X => each!(v, j, (v, x = input!(at, step.x, j)) => div(v, x)),
                        code::DIV_INTO_S => each!(v, j, (v, s = both!(step.s)) => div(s, v)),
                        code::DIV_INTO_X => each!(v, j, (v, x = input!(at, step.x, j)) => div(x, v)),
                        code::MAX_X => v = maxima(v, at[usize::from(step.x) % INPUTS]),
                        code::MIN_X => v = minima(v, at[usize::from(step.x) % INPUTS]),
                        code::FMA_SS => each!(v, j, (v, s = both!(step.s), t = both!(step.t)) => fma(v, s, t)),
                        code::FMA_SX => each!(v, j, (v, s = both!(step.s), y = input!(at, step.y, j)) => fma(v, s, y)),
                        code::FMA_XS => each!(v, j, (v, x = input!(at, step.x, j), t = both!(step.t)) => fma(v, x, t)),
                        code::FMA_XX => {
                            each!(v, j, (v, x = input!(at, step.x, j), y = input!(at, step.y, j)) => fma(v, x, y));
                        }
                        code::SUM_SS => each!(v, j, (v, s = both!(step.s), t = both!(step.t)) => fma(s, t, v)),
                        code::SUM_SX => each!(v, j, (v, s = both!(step.s), y = input!(at, step.y, j)) => fma(s, y, v)),
                        code::SUM_XX => {
                            each!(v, j, (v, x = input!(at, step.x, j), y = input!(at, step.y, j)) => fma(x, y, v));
                        }
                        // All bits of v are taken away: t is +0. Written so, since a step that only
                        // sets registers would be done before every step's jump.
                        code::SET => {
                            each!(v, j, (v, s = both!(step.s), t = both!(step.t)) => or(and(v, t), s));
                        }
                        code::SQRT => each!(v, j, (v) => sqrt(v)),
                        // Each rounding is exact or marks nothing but the inexact flag, which is
                        // suppressed.
                        code::ROUND_EVEN => each!(v, j, (v) => $round::<0x08>(v)),
                        code::FLOOR => each!(v, j, (v) => $round::<0x09>(v)),
                        code::CEIL => each!(v, j, (v) => $round::<0x0a>(v)),
                        code::CANON => v = canonical(v),
                        _ => each!(v, j, (v) => $round::<0x0b>(v)),
                    });
                }
                if steps.ends_canonical && any_nan(&v) {
                    v = canonical(v);
                }
                match stores {
                    Stores::Usual => {
                        for j in 0..L {
                            out[j].set(bytemuck::cast(v[j]));
                        }
                    }
                    Stores::PastCaches => {
                        for j in 0..L {
                            store_past_caches(&out[j], bytemuck::cast(v[j]));
                        }
                    }
                }
            }
        }

        /// Runs a chain over blocks. The result never shares a buffer with an operand.
        #[target_feature(enable = "avx2,fma")]
        pub(crate) fn run(chain: Chain<'_, $t>) {
            let out: &mut [[u8; LINE_BYTES]] =
                bytemuck::cast_slice_mut(&mut chain.out[..chain.chunks * CHUNK]);
            let out = Cell::from_mut(out).as_slice_of_cells();
            let mut sources = [chain.operands[0]; MAX_OPERANDS];
            let (operands, count) =
                numbered(chain.operands, &mut sources, |src| src.splat().copied());
            let mut inputs: [&[[u8; LINE_BYTES]]; MAX_OPERANDS] = [&[]; MAX_OPERANDS];
            for (input, src) in inputs.iter_mut().zip(&sources[..count]) {
                *input = &bytemuck::cast_slice(src.chunks())[..out.len()];
            }
            let steps = Steps::new(&operands, chain.links);
            if out.len() < GROUP {
                return part::<1>(&steps, &inputs[..count], out, 0);
            }
            part::<GROUP>(&steps, &inputs[..count], out, 0);
            if out.len() % GROUP > 0 {
                // The last lines as a whole group: some are computed once more.
                part::<GROUP>(&steps, &inputs[..count], out, out.len() - GROUP);
            }
        }

        /// The whole groups from a line on.
        #[target_feature(enable = "avx2,fma")]
        fn part<const L: usize>(
            steps: &Steps<$t>,
            inputs: &[&[[u8; LINE_BYTES]]],
            out: &[Line],
            from: usize,
        ) {
            let mut groups_of: [&[[[u8; LINE_BYTES]; L]]; MAX_OPERANDS] = [&[]; MAX_OPERANDS];
            for (slot, input) in groups_of.iter_mut().zip(inputs) {
                *slot = input[from..].as_chunks().0;
            }
            let out = out[from..].as_chunks().0;
            groups(steps, &groups_of[..inputs.len()], out, Stores::Usual);
        }

        /// Runs a chain from memory to memory: whole groups in place where memory can be had so, the
        /// rest through a table.
        #[target_feature(enable = "avx2,fma")]
        pub(crate) fn stream(stream: &Stream<'_, $t>) {
            let mut sources = [Source::Loaded(Start::default()); MAX_OPERANDS];
            let (operands, count) = numbered(stream.operands, &mut sources, |source| match source {
                Source::Splat(s) => Some(*s),
                Source::Loaded(_) => None,
            });
            let mut starts = [Start::default(); MAX_LOADED];
            for (start, source) in starts.iter_mut().zip(&sources[..count]) {
                if let Source::Loaded(at) = source {
                    *start = *at;
                }
            }
            let starts = &starts[..count];
            let steps = Steps::new(&operands, stream.links);
            let whole = stream.len / (GROUP * LANES) * GROUP;
            let done = if in_place(stream, starts, &steps, whole).is_some() {
                whole * LANES
            } else {
                0
            };
            if done == stream.len {
                return;
            }
            if count <= 2 {
                through_table::<2>(stream, starts, &steps, done);
            } else {
                through_table::<MAX_LOADED>(stream, starts, &steps, done);
            }
        }

        /// Does what is behind the first elements, group by group in a table for so many inputs.
        #[target_feature(enable = "avx2,fma")]
        fn through_table<const N: usize>(
            stream: &Stream<'_, $t>,
            starts: &[Start],
            steps: &Steps<$t>,
            mut done: usize,
        ) {
            let mut table = [[[0; LINE_BYTES]; GROUP]; N];
            let out = [const { [const { <Line as Readable>::ZERO }; GROUP] }; 1];
            while done < stream.len {
                let bytes = size_of::<$t>() * (stream.len - done).min(GROUP * LANES);
                let done_bytes = size_of::<$t>() * done;
                for (slot, start) in table.iter_mut().zip(starts) {
                    let into = &mut slot.as_flattened_mut()[..bytes];
                    let offset = start.offset_bytes + done_bytes;
                    stream.memory.read(start.operand, offset, into);
                }
                let inputs = table.each_ref().map(std::slice::from_ref);
                groups::<_, GROUP>(steps, &inputs[..starts.len()], &out, Stores::Usual);
                let results = out[0].each_ref().map(Cell::get);
                let output = stream.output;
                let offset = output.offset_bytes + done_bytes;
                let from = &results.as_flattened()[..bytes];
                stream.memory.write(output.operand, offset, from);
                done += bytes / size_of::<$t>();
            }
        }

        /// Runs whole groups in place; `None` where memory cannot be had so.
        #[target_feature(enable = "avx2,fma")]
        fn in_place(
            stream: &Stream<'_, $t>,
            starts: &[Start],
            steps: &Steps<$t>,
            lines: usize,
        ) -> Option<()> {
            let place = |start: &Start| {
                let lines = stream.memory.lines(start.operand, start.offset_bytes, lines)?;
                Some(lines.as_chunks::<GROUP>().0)
            };
            let out = place(&stream.output)?;
            let mut inputs: [&[[Line; GROUP]]; MAX_LOADED] = [&[]; MAX_LOADED];
            for (input, start) in inputs.iter_mut().zip(starts) {
                *input = place(start)?;
            }
            let inputs = &inputs[..starts.len()];
            let address = out.as_ptr().addr();
            // What was just read lies in the caches, which then take the result as well.
            let apart = inputs.iter().all(|input| input.as_ptr().addr() != address);
            if stream.past_caches && apart && address.is_multiple_of(32) {
                groups(steps, inputs, out, Stores::PastCaches);
                fence();
            } else {
                groups(steps, inputs, out, Stores::Usual);
            }
            Some(())
        }
    };
}

pub(crate) mod single {
    chains!(
        f32,
        __m256,
        [
            add = _mm256_add_ps,
            sub = _mm256_sub_ps,
            mul = _mm256_mul_ps,
            div = _mm256_div_ps,
            fma = _mm256_fmadd_ps,
            max = _mm256_max_ps,
            min = _mm256_min_ps,
            and = _mm256_and_ps,
            or = _mm256_or_ps,
            sqrt = _mm256_sqrt_ps,
            blend = _mm256_blendv_ps,
            movemask = _mm256_movemask_ps,
        ],
        _mm256_set1_ps,
        _mm256_round_ps,
        _mm256_cmp_ps
    );
}

pub(crate) mod double {
    chains!(
        f64,
        __m256d,
        [
            add = _mm256_add_pd,
            sub = _mm256_sub_pd,
            mul = _mm256_mul_pd,
            div = _mm256_div_pd,
            fma = _mm256_fmadd_pd,
            max = _mm256_max_pd,
            min = _mm256_min_pd,
            and = _mm256_and_pd,
            or = _mm256_or_pd,
            sqrt = _mm256_sqrt_pd,
            blend = _mm256_blendv_pd,
            movemask = _mm256_movemask_pd,
        ],
        _mm256_set1_pd,
        _mm256_round_pd,
        _mm256_cmp_pd
    );
}
