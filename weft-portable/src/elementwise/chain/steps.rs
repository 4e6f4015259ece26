//! Links as steps: what the loop over vectors is asked to do, known as exactly as the operands allow.
//!
//! A constant operand makes some links cheaper and others the same as another link, with the same
//! bits; the argument stands beside each. Steps then hold two *simple* operations where two follow
//! each other, since finding the next operation is as dear as doing it.

use super::{Bound, Link, MAX_LINKS};

/// An operand of a link.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Operand<T> {
    /// The same for all elements.
    Splat(T),
    /// The input of that number.
    Input(u8),
}

/// A simple operation on the value `v`, with a splat `s` or an element `x` of an input. Simple
/// operations are the ones that may stand two in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Simple {
    /// `v + s`
    AddS,
    /// `v * s`
    MulS,
    /// The larger of `s` and `v`; `v` where either is NaN or both are zero.
    MaxS,
    /// The smaller of `s` and `v`; `v` where either is NaN or both are zero.
    MinS,
    /// Bits of both `v` and `s`.
    AndS,
    /// `v * x`
    MulX,
    /// `v + x`
    AddX,
    /// `v - x`
    SubX,
}

/// Number of simple operations.
pub(super) const SIMPLE: u8 = 8;
/// Codes below this are one simple operation, or two: [`SIMPLE`]` + `[`SIMPLE`]` * first + second`.
pub(super) const PAIRS_END: u8 = SIMPLE + SIMPLE * SIMPLE;

macro_rules! codes {
    ($($name:ident = $offset:literal: $doc:literal,)+) => {
        /// Codes of the steps that are not simple: `s` and `x` are the first operand, `t` and `y` the
        /// second.
        pub(super) mod code {
            use super::PAIRS_END;
            $(
                #[doc = $doc]
                pub(in super::super) const $name: u8 = PAIRS_END + $offset;
            )+
        }
    };
}

codes! {
    SQUARE = 0: "`v * v`",
    SUB_FROM_X = 1: "`x - v`",
    DIV_S = 2: "`v / s`",
    DIV_X = 3: "`v / x`",
    DIV_INTO_S = 4: "`s / v`",
    DIV_INTO_X = 5: "`x / v`",
    MAX_X = 6: "maximum of `v` and `x`",
    MIN_X = 7: "minimum of `v` and `x`",
    FMA_SS = 8: "`v * s + t`",
    FMA_SX = 9: "`v * s + y`",
    FMA_XS = 10: "`v * x + t`",
    FMA_XX = 11: "`v * x + y`",
    SUM_SS = 12: "`s * t + v`",
    SUM_SX = 13: "`s * y + v`",
    SUM_XX = 14: "`x * y + v`",
    SQRT = 15: "`sqrt(v)`",
    ROUND_EVEN = 16: "`v` to the nearest integral value, ties to even",
    FLOOR = 17: "largest integral value not above `v`",
    CEIL = 18: "smallest integral value not below `v`",
    TRUNC = 19: "`v` toward zero",
    START = 20: "the first value as it is",
    SET = 21: "`s`, with `t` +0",
    CANON = 22: "`v`, and the canonical NaN for any NaN",
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Step<T> {
    pub code: u8,
    /// Input of the first operand.
    pub x: u8,
    /// Input of the second operand, or of the second simple operation.
    pub y: u8,
    /// The first operand.
    pub s: T,
    /// The second operand, or the second simple operation's.
    pub t: T,
}

/// A link is at most three operations, and the first value may be set.
const MAX_STEPS: usize = 1 + 3 * MAX_LINKS;

/// The steps of a chain.
pub(super) struct Steps<T> {
    /// Input of the first value.
    pub first: u8,
    /// The first step, on the first value as it comes from memory: simple, or [`code::START`].
    pub start: Step<T>,
    list: [Step<T>; MAX_STEPS],
    len: usize,
    /// Where in the list what follows the first step begins.
    begin: usize,
    /// Whether the value cannot be -0.
    never_minus_zero: bool,
    /// Whether any NaN among the results is to be the canonical one, after the last step.
    pub ends_canonical: bool,
}

/// What of a float type the steps must know.
pub(super) trait Scalar: Copy + PartialOrd + std::ops::Neg<Output = Self> {
    const ZERO: Self;
    const ONE: Self;
    /// All bits but the sign's.
    const MAGNITUDE: Self;
    const CANONICAL_NAN: Self;
    fn is_minus_zero(self) -> bool;
}

macro_rules! scalar {
    ($t:ty, $bits:ty, $nan:literal) => {
        impl Scalar for $t {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
            const MAGNITUDE: Self = <$t>::from_bits(<$bits>::MAX >> 1);
            const CANONICAL_NAN: Self = <$t>::from_bits($nan);

            fn is_minus_zero(self) -> bool {
                self.to_bits() == <$t>::to_bits(-0.0)
            }
        }
    };
}

scalar!(f32, u32, 0x7fc0_0000);
scalar!(f64, u64, 0x7ff8_0000_0000_0000);

impl<T: Scalar> Steps<T> {
    /// The steps of links over operands, of which the first is the first value.
    pub(super) fn new(operands: &[Operand<T>], links: &[Bound]) -> Self {
        let none = Step {
            code: code::START,
            x: 0,
            y: 0,
            s: T::ZERO,
            t: T::ZERO,
        };
        let mut steps = Steps {
            first: 0,
            start: none,
            list: [none; MAX_STEPS],
            len: 0,
            begin: 0,
            never_minus_zero: false,
            ends_canonical: false,
        };
        if let Operand::Splat(s) = operands[0] {
            // From whatever the first input holds.
            steps.other(code::SET, Operand::Splat(s), Operand::Splat(T::ZERO));
        }
        let mut links = links;
        if let [before @ .., last] = links
            && last.link == Link::CanonNan
        {
            steps.ends_canonical = true;
            links = before;
        }
        for bound in links {
            steps.link(
                bound.link,
                operands[usize::from(bound.b)],
                operands[usize::from(bound.c)],
            );
        }
        if let Operand::Input(x) = operands[0] {
            steps.first = x;
        }
        if steps.len > 0 && steps.list[0].code < PAIRS_END {
            steps.start = steps.list[0];
            steps.begin = 1;
        }
        steps
    }

    /// What follows the first step.
    pub(super) fn rest(&self) -> &[Step<T>] {
        &self.list[self.begin..self.len]
    }

    fn link(&mut self, link: Link, b: Operand<T>, c: Operand<T>) {
        use Operand::{Input, Splat};
        match (link, b) {
            (Link::Add, Splat(s)) => self.add(s),
            // x - y is by definition x + (-y).
            (Link::Sub, Splat(s)) => self.add(-s),
            (Link::Add, Input(x)) => self.simple(Simple::AddX, Input(x)),
            (Link::Sub, Input(x)) => self.simple(Simple::SubX, Input(x)),
            (Link::Mul, Splat(s)) => self.product(Simple::MulS, Splat(s)),
            (Link::Mul, Input(x)) => self.product(Simple::MulX, Input(x)),
            // The product of v and -1 is exact: v with the other sign. A NaN stays one.
            (Link::Neg, _) => self.product(Simple::MulS, Splat(-T::ONE)),
            (Link::Abs, _) => self.magnitude(),
            (Link::Max, Splat(s)) => self.max(s),
            (Link::Min, Splat(s)) => self.min(s),
            // The product of v and -1 is exact, and s + (-v) is s - v.
            (Link::SubFrom, Splat(s)) => self.other(code::FMA_SS, Splat(-T::ONE), Splat(s)),
            (Link::SubFrom, Input(_)) => self.other(code::SUB_FROM_X, b, c),
            (Link::Div, Splat(_)) => self.other(code::DIV_S, b, c),
            (Link::Div, Input(_)) => self.other(code::DIV_X, b, c),
            (Link::DivInto, Splat(_)) => self.other(code::DIV_INTO_S, b, c),
            (Link::DivInto, Input(_)) => self.other(code::DIV_INTO_X, b, c),
            (Link::Max, Input(_)) => self.other(code::MAX_X, b, c),
            (Link::Min, Input(_)) => self.other(code::MIN_X, b, c),
            (Link::FmaFactor, _) => {
                let code = match (b, c) {
                    (Splat(_), Splat(_)) => code::FMA_SS,
                    (Splat(_), Input(_)) => code::FMA_SX,
                    (Input(_), Splat(_)) => code::FMA_XS,
                    (Input(_), Input(_)) => code::FMA_XX,
                };
                self.other(code, b, c);
            }
            // Factors may change places.
            (Link::FmaSummand, _) => match (b, c) {
                (Splat(_), Splat(_)) => self.other(code::SUM_SS, b, c),
                (Splat(_), Input(_)) => self.other(code::SUM_SX, b, c),
                (Input(_), Splat(_)) => self.other(code::SUM_SX, c, b),
                (Input(_), Input(_)) => self.other(code::SUM_XX, b, c),
            },
            (Link::Square, _) => self.other(code::SQUARE, b, c),
            (Link::Sqrt, _) => self.other(code::SQRT, b, c),
            (Link::RoundEven, _) => self.other(code::ROUND_EVEN, b, c),
            (Link::Floor, _) => self.other(code::FLOOR, b, c),
            (Link::Ceil, _) => self.other(code::CEIL, b, c),
            (Link::Trunc, _) => self.other(code::TRUNC, b, c),
            (Link::CanonNan, _) => self.other(code::CANON, b, c),
        }
    }

    /// A sum. Rounded to nearest, it is -0 only where both summands are -0, so `never_minus_zero`
    /// stays, and holds behind a constant that is not -0.
    fn add(&mut self, s: T) {
        self.simple(Simple::AddS, Operand::Splat(s));
        self.never_minus_zero |= !s.is_minus_zero();
    }

    fn product(&mut self, op: Simple, operand: Operand<T>) {
        self.simple(op, operand);
        self.never_minus_zero = false;
    }

    /// The sign's bit becomes 0, a NaN stays one.
    fn magnitude(&mut self) {
        self.simple(Simple::AndS, Operand::Splat(T::MAGNITUDE));
        self.never_minus_zero = true;
    }

    /// IEEE 754-2019 maximum with a constant.
    ///
    /// A NaN wins: the sum of v and NaN is NaN. Any other s: `MaxS` gives v where that is NaN. Zeros
    /// of two signs are the only equal operands with different bits; of those `MaxS` gives v, which
    /// is right where v is +0. v is -0 and s +0 is left: then all results are NaN or at least zero,
    /// and their magnitude is the result.
    fn max(&mut self, s: T) {
        if is_nan(s) {
            return self.add(s);
        }
        self.simple(Simple::MaxS, Operand::Splat(s));
        if s < T::ZERO || s.is_minus_zero() {
            // The result is s or v.
            self.never_minus_zero &= !s.is_minus_zero();
        } else if s > T::ZERO {
            self.never_minus_zero = true;
        } else if !self.never_minus_zero {
            self.magnitude();
        }
    }

    /// IEEE 754-2019 minimum with a constant, likewise: where s is -0, all results are NaN or at most
    /// zero, and zeros must become -0, so the result is minus the magnitude.
    fn min(&mut self, s: T) {
        if is_nan(s) {
            return self.add(s);
        }
        self.simple(Simple::MinS, Operand::Splat(s));
        if s.is_minus_zero() {
            self.magnitude();
            self.product(Simple::MulS, Operand::Splat(-T::ONE));
        }
    }

    fn simple(&mut self, op: Simple, operand: Operand<T>) {
        let (s, x) = parts(operand);
        if let Some(last) = self.list[..self.len].last_mut()
            && last.code < SIMPLE
        {
            last.code = SIMPLE + SIMPLE * last.code + op as u8;
            last.t = s;
            last.y = x;
            return;
        }
        self.push(Step {
            code: op as u8,
            x,
            y: 0,
            s,
            t: T::ZERO,
        });
    }

    fn other(&mut self, code: u8, b: Operand<T>, c: Operand<T>) {
        let ((s, x), (t, y)) = (parts(b), parts(c));
        self.push(Step { code, x, y, s, t });
        self.never_minus_zero = false;
    }

    fn push(&mut self, step: Step<T>) {
        self.list[self.len] = step;
        self.len += 1;
    }
}

/// Whether a number is unequal to itself.
fn is_nan<T: PartialOrd>(s: T) -> bool {
    s.partial_cmp(&s).is_none()
}

/// A splat and an input's number; the one that there is.
fn parts<T: Scalar>(operand: Operand<T>) -> (T, u8) {
    match operand {
        Operand::Splat(s) => (s, 0),
        Operand::Input(x) => (T::ZERO, x),
    }
}
