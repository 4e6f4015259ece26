//! Elementwise ops: one operation and one rounding to the element type for each element.

use crate::error::RefError;
use crate::integral;
use crate::layout::{Walk, copy_elements};
use crate::scalar::{Arith, Real, Scalar, load, store, unsupported, with_float, with_number};
use weft_ir::{BinaryFn, CompareFn, DType, Tensor, UnaryFn};

/// One operand.
pub(crate) fn unary(op: &'static str, f: UnaryFn, x: &Tensor) -> Result<Tensor, RefError> {
    let shape = x.shape();
    match f {
        UnaryFn::Neg => with_number!(op, x.dtype(), T => map::<T>(x, Arith::neg)),
        UnaryFn::Abs => with_number!(op, x.dtype(), T => map::<T>(x, Arith::abs)),
        UnaryFn::Sign => with_number!(op, x.dtype(), T => map::<T>(x, Arith::sign)),
        UnaryFn::Not => not(op, x),
        UnaryFn::IsNan => with_float!(op, x.dtype(), T => {
            let bools: Vec<bool> = load::<T>(x)?.into_iter().map(Arith::is_nan).collect();
            Ok(Tensor::from_bools(shape, &bools)?)
        }),
        UnaryFn::IsInf => with_float!(op, x.dtype(), T => {
            let bools: Vec<bool> = load::<T>(x)?.into_iter().map(Real::is_infinite).collect();
            Ok(Tensor::from_bools(shape, &bools)?)
        }),
        _ => with_float!(op, x.dtype(), T => {
            let f = real_function(f).ok_or_else(|| unsupported(op, x.dtype()))?;
            map::<T>(x, f)
        }),
    }
}

/// A function of floats, where the type has it.
pub(crate) fn real_function<W: Real>(f: UnaryFn) -> Option<fn(W) -> W> {
    Some(match f {
        UnaryFn::Recip => |x| W::ONE.div(x),
        UnaryFn::Sqrt => W::sqrt,
        UnaryFn::Rsqrt => |x| W::ONE.div(x.sqrt()),
        UnaryFn::Floor => |x| x.integral(integral::floor),
        UnaryFn::Ceil => |x| x.integral(integral::ceil),
        UnaryFn::Trunc => |x| x.integral(integral::trunc),
        UnaryFn::RoundEven => |x| x.integral(integral::round_even),
        UnaryFn::RoundHalfAway => |x| x.integral(integral::round_half_away),
        _ => return W::function(f),
    })
}

/// The same for every element.
pub(crate) fn map<T: Scalar>(
    x: &Tensor,
    f: impl Fn(T::Wide) -> T::Wide,
) -> Result<Tensor, RefError> {
    let elems: Vec<T::Wide> = load::<T>(x)?.into_iter().map(f).collect();
    store::<T>(x.shape(), &elems)
}

fn not(op: &'static str, x: &Tensor) -> Result<Tensor, RefError> {
    let bytes: Vec<u8> = match x.dtype() {
        DType::Bool => x.bytes().iter().map(|b| u8::from(*b == 0)).collect(),
        dtype if dtype.is_int() => x.bytes().iter().map(|b| !b).collect(),
        dtype => return Err(unsupported(op, dtype)),
    };
    Ok(Tensor::from_bytes(x.dtype(), x.shape().to_vec(), bytes)?)
}

/// Two operands of one type, broadcast.
pub(crate) fn binary(
    op: &'static str,
    f: BinaryFn,
    a: &Tensor,
    b: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let dtype = a.dtype();
    macro_rules! number {
        ($f:path) => {
            with_number!(op, dtype, T => zip::<T>(a, b, shape, $f))
        };
    }
    match f {
        BinaryFn::Add => number!(Arith::add),
        BinaryFn::Sub => number!(Arith::sub),
        BinaryFn::Mul => number!(Arith::mul),
        BinaryFn::Div => number!(Arith::div),
        BinaryFn::Rem => number!(Arith::rem),
        BinaryFn::Max => number!(Arith::larger),
        BinaryFn::Min => number!(Arith::smaller),
        BinaryFn::And => bits(a, b, shape, |x, y| x & y),
        BinaryFn::Or => bits(a, b, shape, |x, y| x | y),
        BinaryFn::Xor => bits(a, b, shape, |x, y| x ^ y),
        BinaryFn::Shl | BinaryFn::Shr => shift(op, f == BinaryFn::Shl, a, b, shape),
        BinaryFn::Pow => with_float!(op, dtype, T => {
            let power = <<T as Scalar>::Wide as Real>::power()
                .ok_or_else(|| unsupported(op, dtype))?;
            zip::<T>(a, b, shape, power)
        }),
    }
}

/// The same for every pair of elements.
fn zip<T: Scalar>(
    a: &Tensor,
    b: &Tensor,
    shape: &[u64],
    f: impl Fn(T::Wide, T::Wide) -> T::Wide,
) -> Result<Tensor, RefError> {
    let (x, y) = (load::<T>(a)?, load::<T>(b)?);
    let elems: Vec<T::Wide> = Walk::broadcast(a.shape(), shape)
        .zip(Walk::broadcast(b.shape(), shape))
        .map(|(i, j)| f(x[i], y[j]))
        .collect();
    store::<T>(shape, &elems)
}

/// A bitwise operation of integers, or a logical one of `Bool`.
fn bits(a: &Tensor, b: &Tensor, shape: &[u64], f: fn(u64, u64) -> u64) -> Result<Tensor, RefError> {
    let dtype = a.dtype();
    let size = dtype.size_bytes();
    let mut bytes = Vec::new();
    for (i, j) in Walk::broadcast(a.shape(), shape).zip(Walk::broadcast(b.shape(), shape)) {
        let (mut x, mut y) = (a.bits(i), b.bits(j));
        if dtype == DType::Bool {
            (x, y) = (u64::from(x != 0), u64::from(y != 0));
        }
        bytes.extend_from_slice(&f(x, y).to_le_bytes()[..size]);
    }
    Ok(Tensor::from_bytes(dtype, shape.to_vec(), bytes)?)
}

/// Shifts of integers; the count is taken modulo the width.
fn shift(
    op: &'static str,
    left: bool,
    a: &Tensor,
    b: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    macro_rules! shift {
        ($($dtype:ident => $ty:ty),+) => {
            match a.dtype() {
                $(DType::$dtype if left => {
                    zip::<$ty>(a, b, shape, |x, n| x.wrapping_shl(n as u32))
                }
                DType::$dtype => zip::<$ty>(a, b, shape, |x, n| x.wrapping_shr(n as u32)),)+
                dtype => Err(unsupported(op, dtype)),
            }
        };
    }
    shift!(I8 => i8, U8 => u8, I16 => i16, U16 => u16, I32 => i32, U32 => u32, I64 => i64, U64 => u64)
}

/// A comparison; NaN is unordered.
pub(crate) fn compare(
    op: &'static str,
    f: CompareFn,
    a: &Tensor,
    b: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    fn holds<W: PartialOrd>(f: CompareFn, x: W, y: W) -> bool {
        match f {
            CompareFn::Eq => x == y,
            CompareFn::Ne => x != y,
            CompareFn::Lt => x < y,
            CompareFn::Le => x <= y,
            CompareFn::Gt => x > y,
            CompareFn::Ge => x >= y,
        }
    }
    let pairs = Walk::broadcast(a.shape(), shape).zip(Walk::broadcast(b.shape(), shape));
    let bools: Vec<bool> = if a.dtype() == DType::Bool {
        pairs
            .map(|(i, j)| holds(f, a.bits(i) != 0, b.bits(j) != 0))
            .collect()
    } else {
        with_number!(op, a.dtype(), T => {
            let (x, y) = (load::<T>(a)?, load::<T>(b)?);
            Ok(pairs.map(|(i, j)| holds(f, x[i], y[j])).collect())
        })?
    };
    Ok(Tensor::from_bools(shape, &bools)?)
}

/// `a * b + c`, rounded once; on half types rounded to f32 and then to storage.
pub(crate) fn fma(
    op: &'static str,
    a: &Tensor,
    b: &Tensor,
    c: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    with_float!(op, a.dtype(), T => {
        let (x, y, z) = (load::<T>(a)?, load::<T>(b)?, load::<T>(c)?);
        let elems: Vec<_> = Walk::broadcast(a.shape(), shape)
            .zip(Walk::broadcast(b.shape(), shape))
            .zip(Walk::broadcast(c.shape(), shape))
            .map(|((i, j), k)| x[i].fused(y[j], z[k]))
            .collect();
        store::<T>(shape, &elems)
    })
}

/// Elements of `a` where the condition holds, of `b` elsewhere, bit for bit.
pub(crate) fn select(
    condition: &Tensor,
    a: &Tensor,
    b: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let size = a.dtype().size_bytes();
    let mut bytes = Vec::new();
    for ((i, j), k) in Walk::broadcast(condition.shape(), shape)
        .zip(Walk::broadcast(a.shape(), shape))
        .zip(Walk::broadcast(b.shape(), shape))
    {
        let (from, at) = if condition.bits(i) != 0 {
            (a, j)
        } else {
            (b, k)
        };
        bytes.extend_from_slice(&from.bytes()[at * size..(at + 1) * size]);
    }
    Ok(Tensor::from_bytes(a.dtype(), shape.to_vec(), bytes)?)
}

/// Repeats to a larger shape.
pub(crate) fn broadcast(x: &Tensor, shape: &[u64]) -> Result<Tensor, RefError> {
    copy_elements(x, shape, Walk::broadcast(x.shape(), shape))
}
