//! What is known of a value's elements: an interval, and which odd numbers can occur.

use weft_ir::{DType, Tensor};

/// A floating format, as numbers.
#[derive(Clone, Copy)]
pub(crate) struct Format {
    /// Bits of the significand, the hidden one included.
    pub(crate) precision: i32,
    /// Exponent of the smallest normal number.
    pub(crate) min_exponent: i32,
    /// Largest finite number.
    pub(crate) max: f64,
}

pub(crate) fn format(dtype: DType) -> Format {
    let (precision, min_exponent, max) = match dtype {
        DType::F16 => (11, -14, 65_504.0),
        DType::BF16 => (8, -126, f64::from(f32::from_bits(0x7f7f_0000))),
        DType::F64 => (53, -1022, f64::MAX),
        // Integers have no format; their ranges are never floats.
        _ => (24, -126, f64::from(f32::MAX)),
    };
    Format {
        precision,
        min_exponent,
        max,
    }
}

/// 2^exponent, for exponents from -1074 to 1023.
pub(crate) fn power_of_two(exponent: i32) -> f64 {
    if exponent >= -1022 {
        f64::from_bits(((exponent + 1023) as u64) << 52)
    } else {
        f64::from_bits(1 << (exponent + 1074))
    }
}

impl Format {
    pub(crate) fn min_normal(self) -> f64 {
        power_of_two(self.min_exponent)
    }

    pub(crate) fn min_subnormal(self) -> f64 {
        power_of_two(self.min_exponent - (self.precision - 1))
    }
}

/// What an operation of this dtype rounds a real number to: nearest even; for half types to f32
/// first (numerics contract, rule 6). Monotone.
pub(crate) fn round_to(dtype: DType, x: f64) -> f64 {
    match dtype {
        DType::F64 => x,
        DType::F32 => f64::from(x as f32),
        _ => round_half_type(dtype, f64::from(x as f32)),
    }
}

/// Rounds to a half type, nearest even.
pub(crate) fn round_half_type(dtype: DType, x: f64) -> f64 {
    let format = format(dtype);
    if !x.is_finite() || x == 0.0 {
        return x;
    }
    let exponent = ((x.to_bits() >> 52) & 0x7ff) as i32 - 1023;
    // Adding 1.5 * 2^52 units in the last place leaves no smaller bit; f64 rounds ties to even.
    let unit = exponent.max(format.min_exponent) - (format.precision - 1);
    let magic = 1.5 * power_of_two(unit + 52);
    let rounded = (x + magic) - magic;
    if rounded.abs() > format.max {
        return f64::INFINITY.copysign(x);
    }
    rounded
}

/// The number that an element's bits stand for.
pub(crate) fn float_of_bits(dtype: DType, bits: u64) -> f64 {
    match dtype {
        DType::F64 => f64::from_bits(bits),
        DType::BF16 => f64::from(f32::from_bits((bits as u32) << 16)),
        DType::F16 => {
            let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
            let exponent = ((bits >> 10) & 0x1f) as i32;
            let fraction = (bits & 0x3ff) as f64;
            let magnitude = match exponent {
                0 => fraction * power_of_two(-24),
                31 if fraction == 0.0 => f64::INFINITY,
                31 => f64::NAN,
                _ => (1024.0 + fraction) * power_of_two(exponent - 25),
            };
            sign * magnitude
        }
        _ => f64::from(f32::from_bits(bits as u32)),
    }
}

/// What is known of a floating value: each element is NaN (where that can be) or lies within
/// `lo..=hi`, is no -0 unless that can be, and is 0 or at least `min_magnitude` in magnitude.
///
/// An empty interval (`lo > hi`) says that every element is NaN, or that there is none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FloatRange {
    /// Element type.
    pub dtype: DType,
    /// No element is less; -0 counts as 0.
    pub lo: f64,
    /// No element is greater.
    pub hi: f64,
    /// Whether an element can be NaN.
    pub can_be_nan: bool,
    /// Whether an element can be -0.
    pub can_be_neg_zero: bool,
    /// No element but zeros is less in magnitude; infinity where all are zeros.
    pub min_magnitude: f64,
}

impl FloatRange {
    /// Nothing known.
    pub fn any(dtype: DType) -> Self {
        FloatRange {
            dtype,
            lo: f64::NEG_INFINITY,
            hi: f64::INFINITY,
            can_be_nan: true,
            can_be_neg_zero: true,
            min_magnitude: format(dtype).min_subnormal(),
        }
    }

    /// No element at all.
    pub fn empty(dtype: DType) -> Self {
        FloatRange {
            dtype,
            lo: f64::INFINITY,
            hi: f64::NEG_INFINITY,
            can_be_nan: false,
            can_be_neg_zero: false,
            min_magnitude: f64::INFINITY,
        }
    }

    /// Exactly this number.
    pub fn exact(dtype: DType, value: f64) -> Self {
        let mut range = FloatRange::empty(dtype);
        range.include(value);
        range
    }

    /// Numbers from `lo` to `hi`, neither NaN nor -0.
    pub fn between(dtype: DType, lo: f64, hi: f64) -> Self {
        FloatRange {
            dtype,
            lo,
            hi,
            can_be_nan: false,
            can_be_neg_zero: false,
            min_magnitude: format(dtype).min_subnormal(),
        }
        .normalized()
    }

    /// Whether an element can be an infinity.
    pub fn can_be_inf(&self) -> bool {
        !self.is_empty() && (self.lo == f64::NEG_INFINITY || self.hi == f64::INFINITY)
    }

    /// Whether an element can be a zero of either sign.
    pub fn can_be_zero(&self) -> bool {
        self.lo <= 0.0 && self.hi >= 0.0
    }

    /// Whether an element can be subnormal.
    pub fn can_be_subnormal(&self) -> bool {
        !self.is_empty() && self.min_magnitude < format(self.dtype).min_normal()
    }

    /// Whether every element is an ordinary number: neither NaN nor infinite.
    pub fn is_finite(&self) -> bool {
        !self.can_be_nan && !self.can_be_inf()
    }

    /// Whether no element is a number.
    pub fn is_empty(&self) -> bool {
        self.lo > self.hi
    }

    /// Whether an element of this value can be `x`.
    pub fn admits(&self, x: f64) -> bool {
        if x.is_nan() {
            return self.can_be_nan;
        }
        let zero_ok = x != 0.0 || x.is_sign_positive() || self.can_be_neg_zero;
        let size_ok = x == 0.0 || x.abs() >= self.min_magnitude;
        self.lo <= x && x <= self.hi && zero_ok && size_ok
    }

    /// The largest magnitude of an element.
    pub fn max_magnitude(&self) -> f64 {
        if self.is_empty() {
            return 0.0;
        }
        self.lo.abs().max(self.hi.abs())
    }

    /// What is known of an element of either.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        FloatRange {
            dtype: self.dtype,
            lo: self.lo.min(other.lo),
            hi: self.hi.max(other.hi),
            can_be_nan: self.can_be_nan || other.can_be_nan,
            can_be_neg_zero: self.can_be_neg_zero || other.can_be_neg_zero,
            min_magnitude: self.min_magnitude.min(other.min_magnitude),
        }
    }

    /// Whether the sign bit of a number can be set.
    pub(crate) fn can_be_signed(&self) -> bool {
        self.lo < 0.0 || self.can_be_neg_zero
    }

    /// Whether the sign bit of a number can be clear.
    pub(crate) fn can_be_unsigned(&self) -> bool {
        self.hi > 0.0 || self.can_be_zero()
    }

    /// The part with magnitude above 0 and a positive sign, as an interval.
    pub(crate) fn positive(&self) -> Option<(f64, f64)> {
        (self.hi > 0.0 && !self.is_empty()).then(|| (self.lo.max(self.min_magnitude), self.hi))
    }

    /// The part below 0, as an interval.
    pub(crate) fn negative(&self) -> Option<(f64, f64)> {
        (self.lo < 0.0 && !self.is_empty()).then(|| (self.lo, self.hi.min(-self.min_magnitude)))
    }

    /// The same facts, each as sharp as the others make it.
    pub(crate) fn normalized(mut self) -> Self {
        // +0 for both zeros: adding 0 clears the sign.
        self.lo += 0.0;
        self.hi += 0.0;
        if self.is_empty() {
            return FloatRange {
                can_be_nan: self.can_be_nan,
                ..FloatRange::empty(self.dtype)
            };
        }
        if self.lo > 0.0 {
            self.min_magnitude = self.min_magnitude.max(self.lo);
        }
        if self.hi < 0.0 {
            self.min_magnitude = self.min_magnitude.max(-self.hi);
        }
        if self.lo == 0.0 && self.hi == 0.0 {
            self.min_magnitude = f64::INFINITY;
        }
        self.can_be_neg_zero &= self.can_be_zero();
        self
    }

    fn include(&mut self, x: f64) {
        if x.is_nan() {
            self.can_be_nan = true;
            return;
        }
        self.lo = self.lo.min(x + 0.0);
        self.hi = self.hi.max(x + 0.0);
        if x == 0.0 {
            self.can_be_neg_zero |= x.is_sign_negative();
        } else {
            self.min_magnitude = self.min_magnitude.min(x.abs());
        }
    }
}

/// What is known of an integer or `Bool` value: each element lies within `lo..=hi`.
///
/// An empty interval says that there is no element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntRange {
    /// Element type.
    pub dtype: DType,
    /// Least element.
    pub lo: i128,
    /// Greatest element.
    pub hi: i128,
}

impl IntRange {
    /// Everything that the dtype holds.
    pub fn any(dtype: DType) -> Self {
        let bits = 8 * dtype.size_bytes() as u32;
        let (lo, hi) = match dtype {
            DType::Bool => (0, 1),
            DType::U8 | DType::U16 | DType::U32 | DType::U64 => (0, (1i128 << bits) - 1),
            _ => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        };
        IntRange { dtype, lo, hi }
    }

    /// No element at all.
    pub fn empty(dtype: DType) -> Self {
        IntRange {
            dtype,
            lo: i128::MAX,
            hi: i128::MIN,
        }
    }

    /// From `lo` to `hi` where the dtype holds both, and everything (by wrapping) where not.
    pub fn wrapping(dtype: DType, lo: i128, hi: i128) -> Self {
        let any = IntRange::any(dtype);
        if lo > hi {
            return IntRange::empty(dtype);
        }
        if lo < any.lo || hi > any.hi {
            return any;
        }
        IntRange { dtype, lo, hi }
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.lo > self.hi
    }

    /// Whether an element of this value can be `x`.
    pub fn admits(&self, x: i128) -> bool {
        self.lo <= x && x <= self.hi
    }

    /// Whether every element is one of another dtype as well, so that a cast there is exact.
    pub fn fits(&self, dtype: DType) -> bool {
        let any = IntRange::any(dtype);
        self.is_empty() || (any.lo <= self.lo && self.hi <= any.hi)
    }

    /// What is known of an element of either.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        IntRange {
            dtype: self.dtype,
            lo: self.lo.min(other.lo),
            hi: self.hi.max(other.hi),
        }
    }
}

/// What is known of a value's elements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ValueRange {
    /// Of a floating value.
    Float(FloatRange),
    /// Of an integer or `Bool` value.
    Int(IntRange),
}

impl ValueRange {
    /// Nothing known: every bit pattern of the dtype. For inputs, this is all there is.
    pub fn any(dtype: DType) -> Self {
        if dtype.is_float() {
            ValueRange::Float(FloatRange::any(dtype))
        } else {
            ValueRange::Int(IntRange::any(dtype))
        }
    }

    /// No element at all.
    pub fn empty(dtype: DType) -> Self {
        if dtype.is_float() {
            ValueRange::Float(FloatRange::empty(dtype))
        } else {
            ValueRange::Int(IntRange::empty(dtype))
        }
    }

    /// Exactly what the elements of a tensor span.
    pub fn of_tensor(tensor: &Tensor) -> Self {
        let dtype = tensor.dtype();
        if dtype.is_float() {
            let mut range = FloatRange::empty(dtype);
            for i in 0..tensor.elems() {
                range.include(float_of_bits(dtype, tensor.bits(i)));
            }
            return ValueRange::Float(range.normalized());
        }
        let mut range = IntRange::empty(dtype);
        for i in 0..tensor.elems() {
            let x = int_of_bits(dtype, tensor.bits(i));
            range.lo = range.lo.min(x);
            range.hi = range.hi.max(x);
        }
        ValueRange::Int(range)
    }

    /// Element type.
    pub fn dtype(&self) -> DType {
        match self {
            ValueRange::Float(range) => range.dtype,
            ValueRange::Int(range) => range.dtype,
        }
    }

    /// The facts of a floating value.
    pub fn float(&self) -> Option<&FloatRange> {
        match self {
            ValueRange::Float(range) => Some(range),
            ValueRange::Int(_) => None,
        }
    }

    /// The facts of an integer or `Bool` value.
    pub fn int(&self) -> Option<&IntRange> {
        match self {
            ValueRange::Int(range) => Some(range),
            ValueRange::Float(_) => None,
        }
    }

    /// Whether an element of this value can have these bits, zero-extended.
    pub fn admits_bits(&self, bits: u64) -> bool {
        match self {
            ValueRange::Float(range) => range.admits(float_of_bits(range.dtype, bits)),
            ValueRange::Int(range) => range.admits(int_of_bits(range.dtype, bits)),
        }
    }

    /// What is known of an element of either; both have one dtype.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        match (self, other) {
            (ValueRange::Float(a), ValueRange::Float(b)) => ValueRange::Float(a.union(b)),
            (ValueRange::Int(a), ValueRange::Int(b)) => ValueRange::Int(a.union(b)),
            _ => ValueRange::any(self.dtype()),
        }
    }
}

/// The integer that an element's bits stand for.
pub(crate) fn int_of_bits(dtype: DType, bits: u64) -> i128 {
    match dtype {
        DType::I8 => i128::from(bits as u8 as i8),
        DType::I16 => i128::from(bits as u16 as i16),
        DType::I32 => i128::from(bits as u32 as i32),
        DType::I64 => i128::from(bits as i64),
        DType::Bool => i128::from(bits != 0),
        _ => i128::from(bits),
    }
}

impl std::fmt::Display for FloatRange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_empty() {
            return f.write_str(if self.can_be_nan { "NaN" } else { "nothing" });
        }
        write!(f, "[{:?}, {:?}]", self.lo, self.hi)?;
        for (can, what) in [
            (self.can_be_nan, " or NaN"),
            (self.can_be_neg_zero, ", -0"),
            (self.can_be_subnormal(), ", subnormal"),
        ] {
            if can {
                f.write_str(what)?;
            }
        }
        Ok(())
    }
}

impl std::fmt::Display for ValueRange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ValueRange::Float(range) => range.fmt(f),
            ValueRange::Int(range) if range.is_empty() => f.write_str("nothing"),
            ValueRange::Int(range) => write!(f, "[{}, {}]", range.lo, range.hi),
        }
    }
}
