//! Sine and cosine, for every finite argument without a branch.
//!
//! Both are ± sin(π f) with |f| <= 1/2, where f is x/π (for the cosine plus 1/2) minus the nearest
//! integer k, and the sign is that of (-1)^k.
//!
//! For the reduction x is seen as y 2^s with an integer y below 2^31, where s is the same for eight
//! neighbouring exponents. x/π is then y (2^s/π), and multiples of 2 in the bracket add multiples
//! of 2 to k, which change nothing: so a table of 16 rows holds 2^s/π modulo 2, divided by 2^s again
//! so that it is x that is multiplied.
//! A row has three parts. The first has at most 29 bits, ending at 2^-28, so its product with the 24
//! bits of x is exact, and so is that minus k; the others add 53 bits each by fma, which round
//! relative to the small sum. No f32 is so near to a zero of either function that f falls below
//! 2^-32, and the third part ends beyond 2^-130.
//! All |x| < 512 use the first row; it is not reduced modulo 2, so it holds for fractions y too, and
//! its parts are positive, so ±0 keeps its sign.

use weft_kernel::{Elem, FunctionKind, FunctionProgram, Val};

use crate::builder::Builder;
use crate::exponential::TO_INTEGER;
use crate::generated::coefficients::{COS, INV_PI_HIGH, INV_PI_LOW, INV_PI_MIDDLE, SIN};

/// sin x.
pub(crate) fn sin() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let result = sin_of_turns(&mut b, &SIN, x, None);
    b.finish("sin", FunctionKind::CorrectlyRounded, result)
}

/// cos x.
pub(crate) fn cos() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let result = sin_of_turns(&mut b, &COS, x, Some(0.5));
    b.finish("cos", FunctionKind::CorrectlyRounded, result)
}

/// sin(π (x/π + shift)) for the f32 `x`, with the coefficients of sin(π f) / f.
fn sin_of_turns(b: &mut Builder, coefficients: &[u64], x: Val, shift: Option<f64>) -> Val {
    // The row: eight exponents each from 2^1 on, counted in the encoding of |x|.
    let bits = b.bitcast(Elem::I32, x);
    let mask = b.i32(0x7fff_ffff);
    let magnitude = b.and(bits, mask);
    let places = b.i32(26);
    let group = b.shr(magnitude, places);
    let first = b.i32(16);
    let group = b.max(group, first);
    let row = b.sub(group, first);
    let high = b.lookup("1 / π, high", &INV_PI_HIGH, row);
    let middle = b.lookup("1 / π, middle", &INV_PI_MIDDLE, row);
    let low = b.lookup("1 / π, low", &INV_PI_LOW, row);

    let x = b.cast(Elem::F64, x);
    let product = b.mul(x, high);
    // Exact where it matters: near a zero of the cosine, |x| is at least 1, and the product a
    // multiple of 2^-29.
    let product = match shift {
        Some(shift) => {
            let shift = b.f64(shift);
            b.add(product, shift)
        }
        None => product,
    };
    let nearly = b.fma(x, middle, product);
    let magic = b.f64(TO_INTEGER);
    let t = b.add(nearly, magic);
    let k = b.sub(t, magic);
    let f = b.sub(product, k);
    let f = b.fma(x, middle, f);
    let f = b.fma(x, low, f);

    let square = b.mul(f, f);
    let p = b.horner(coefficients, square);
    let sine = b.mul(f, p);
    // The last bit of k becomes the sign.
    let t_bits = b.bitcast(Elem::I64, t);
    let places = b.i64(63);
    let sign = b.shl(t_bits, places);
    let sine_bits = b.bitcast(Elem::I64, sine);
    let signed = b.xor(sine_bits, sign);
    let signed = b.bitcast(Elem::F64, signed);
    b.cast(Elem::F32, signed)
}
