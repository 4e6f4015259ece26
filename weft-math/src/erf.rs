//! The error function.

use weft_kernel::{Elem, FunctionKind, FunctionProgram};

use crate::builder::Builder;
use crate::generated::coefficients::ERF;

/// erf x: x times a polynomial in x² - 7.6875, in f64.
///
/// From |x| = 3.921875 on the result is ±1 (1 - erf is below 2^-25 there), and so is the program's at
/// 3.921875, so the argument is clamped.
/// Around the middle of the interval the coefficients fall off fast, so one polynomial serves all
/// of it without cancellation worth mentioning; there is no table and no other case.
pub(crate) fn erf() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let x = b.clamp(x, -3.921875, 3.921875);
    let x = b.cast(Elem::F64, x);
    let center = b.f64(-7.6875);
    let v = b.fma(x, x, center);
    let p = b.horner(&ERF, v);
    let product = b.mul(x, p);
    let result = b.cast(Elem::F32, product);
    b.finish("erf", FunctionKind::CorrectlyRounded, result)
}
