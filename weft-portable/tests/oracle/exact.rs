//! Exact numbers: any finite float or integer as sign * magnitude * 2^exponent.

use std::cmp::Ordering;
use weft_kernel::Elem;

/// A natural number, least significant word first, without leading zero words.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Natural(Vec<u32>);

impl Natural {
    pub fn from_u64(value: u64) -> Self {
        Natural(vec![value as u32, (value >> 32) as u32]).trimmed()
    }

    fn trimmed(mut self) -> Self {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        self
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Number of bits without leading zeros.
    pub fn bits(&self) -> i64 {
        match self.0.last() {
            None => 0,
            Some(top) => self.0.len() as i64 * 32 - i64::from(top.leading_zeros()),
        }
    }

    pub fn bit(&self, at: i64) -> bool {
        at >= 0
            && self
                .0
                .get((at / 32) as usize)
                .is_some_and(|w| w >> (at % 32) & 1 == 1)
    }

    /// Whether any bit below `at` is set.
    pub fn any_below(&self, at: i64) -> bool {
        (0..at.min(self.bits())).any(|i| self.bit(i))
    }

    pub fn shifted_left(&self, by: i64) -> Self {
        assert!(by >= 0);
        let mut words = vec![0u32; (by / 32) as usize];
        let bits = by % 32;
        let mut carry = 0u64;
        for word in &self.0 {
            let wide = u64::from(*word) << bits | carry;
            words.push(wide as u32);
            carry = wide >> 32;
        }
        words.push(carry as u32);
        Natural(words).trimmed()
    }

    pub fn shifted_right(&self, by: i64) -> Self {
        assert!(by >= 0);
        let mut words = Vec::new();
        let skip = (by / 32) as usize;
        let bits = by % 32;
        for i in skip..self.0.len() {
            let low = u64::from(self.0[i]);
            let high = u64::from(self.0.get(i + 1).copied().unwrap_or(0));
            words.push(((high << 32 | low) >> bits) as u32);
        }
        Natural(words).trimmed()
    }

    pub fn plus(&self, other: &Self) -> Self {
        let mut words = Vec::new();
        let mut carry = 0u64;
        for i in 0..self.0.len().max(other.0.len()) {
            let word = |n: &Natural| u64::from(n.0.get(i).copied().unwrap_or(0));
            let sum = word(self) + word(other) + carry;
            words.push(sum as u32);
            carry = sum >> 32;
        }
        words.push(carry as u32);
        Natural(words).trimmed()
    }

    /// The difference of a number and one that is not larger.
    pub fn minus(&self, other: &Self) -> Self {
        let mut words = Vec::new();
        let mut borrow = 0i64;
        for i in 0..self.0.len() {
            let word = |n: &Natural| i64::from(n.0.get(i).copied().unwrap_or(0));
            let mut difference = word(self) - word(other) - borrow;
            borrow = i64::from(difference < 0);
            if difference < 0 {
                difference += 1 << 32;
            }
            words.push(difference as u32);
        }
        assert_eq!(borrow, 0);
        Natural(words).trimmed()
    }

    pub fn times(&self, other: &Self) -> Self {
        if self.bits() <= 64 && other.bits() <= 64 {
            let wide = u128::from(self.low_u64()) * u128::from(other.low_u64());
            let words = [wide, wide >> 32, wide >> 64, wide >> 96];
            return Natural(words.map(|w| w as u32).to_vec()).trimmed();
        }
        let mut sum = Natural::default();
        for i in 0..other.bits() {
            if other.bit(i) {
                sum = sum.plus(&self.shifted_left(i));
            }
        }
        sum
    }

    pub fn compare(&self, other: &Self) -> Ordering {
        self.0
            .len()
            .cmp(&other.0.len())
            .then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    pub fn modulo(&self, other: &Self) -> Self {
        let mut rest = Natural::default();
        for i in (0..self.bits()).rev() {
            rest = rest.shifted_left(1);
            if self.bit(i) {
                rest = rest.plus(&Natural::from_u64(1));
            }
            if rest.compare(other) != Ordering::Less {
                rest = rest.minus(other);
            }
        }
        rest
    }

    pub fn low_u64(&self) -> u64 {
        let word = |i| u64::from(self.0.get(i).copied().unwrap_or(0));
        word(1) << 32 | word(0)
    }
}

/// A value of any type.
#[derive(Clone, Debug)]
pub enum Number {
    Nan,
    Infinite(bool),
    /// Negative, magnitude, exponent of its last bit. Zero keeps its sign.
    Finite(bool, Natural, i64),
}

/// Fraction bits, exponent bits of a float type.
fn format(elem: Elem) -> (i64, i64) {
    match elem {
        Elem::F16 => (10, 5),
        Elem::BF16 => (7, 8),
        Elem::F32 => (23, 8),
        Elem::F64 => (52, 11),
        _ => panic!("{elem} is no float"),
    }
}

pub fn mask(elem: Elem) -> u64 {
    match elem.size_bytes() {
        8 => u64::MAX,
        n => (1 << (8 * n)) - 1,
    }
}

/// The bits of an integer, sign-extended to 64 where the type is signed.
pub fn integer(elem: Elem, bits: u64) -> i128 {
    let width = elem.size_bytes() as u32 * 8;
    if elem.is_signed_int() {
        i128::from((bits << (64 - width)) as i64 >> (64 - width))
    } else {
        i128::from(bits & mask(elem))
    }
}

/// Smallest and largest value of an integer type.
pub fn limits(elem: Elem) -> (i128, i128) {
    let width = elem.size_bytes() as u32 * 8;
    if elem.is_signed_int() {
        (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1)
    } else {
        (0, (1i128 << width) - 1)
    }
}

pub fn decode(elem: Elem, bits: u64) -> Number {
    if !elem.is_float() {
        let value = integer(elem, bits);
        let magnitude = Natural::from_u64(value.unsigned_abs() as u64);
        return Number::Finite(value < 0, magnitude, 0);
    }
    let (fraction_bits, exponent_bits) = format(elem);
    let negative = bits >> (fraction_bits + exponent_bits) & 1 == 1;
    let exponent = (bits >> fraction_bits & ((1 << exponent_bits) - 1)) as i64;
    let fraction = bits & ((1 << fraction_bits) - 1);
    let bias = (1 << (exponent_bits - 1)) - 1;
    if exponent == (1 << exponent_bits) - 1 {
        return if fraction == 0 {
            Number::Infinite(negative)
        } else {
            Number::Nan
        };
    }
    let last = exponent.max(1) - bias - fraction_bits;
    let magnitude = if exponent == 0 {
        fraction
    } else {
        fraction | 1 << fraction_bits
    };
    Number::Finite(negative, Natural::from_u64(magnitude), last)
}

pub fn canonical_nan(elem: Elem) -> u64 {
    match elem {
        Elem::F16 => 0x7e00,
        Elem::BF16 => 0x7fc0,
        Elem::F32 => 0x7fc0_0000,
        Elem::F64 => 0x7ff8_0000_0000_0000,
        _ => panic!("{elem} has no NaN"),
    }
}

/// A number rounded to nearest even in a float type.
pub fn encode(elem: Elem, number: &Number) -> u64 {
    let (fraction_bits, exponent_bits) = format(elem);
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    let infinite = ((1u64 << exponent_bits) - 1) << fraction_bits;
    let sign = |negative: bool| u64::from(negative) << (fraction_bits + exponent_bits);
    match number {
        Number::Nan => canonical_nan(elem),
        Number::Infinite(negative) => sign(*negative) | infinite,
        Number::Finite(negative, magnitude, exponent) => {
            if magnitude.is_zero() {
                return sign(*negative);
            }
            // The last bit that the type keeps, at this size of number.
            let lead = magnitude.bits() - 1 + exponent;
            let last = (lead - fraction_bits).max(1 - bias - fraction_bits);
            let mut kept = if last <= *exponent {
                magnitude.shifted_left(exponent - last)
            } else {
                let drop = last - exponent;
                let floor = magnitude.shifted_right(drop);
                let half = magnitude.bit(drop - 1);
                let below = magnitude.any_below(drop - 1);
                if half && (below || floor.bit(0)) {
                    floor.plus(&Natural::from_u64(1))
                } else {
                    floor
                }
            };
            let mut last = last;
            if kept.bits() > fraction_bits + 1 {
                kept = kept.shifted_right(1);
                last += 1;
            }
            let kept = kept.low_u64();
            if kept < 1 << fraction_bits {
                return sign(*negative) | kept;
            }
            let biased = last + fraction_bits + bias;
            if biased >= (1 << exponent_bits) - 1 {
                return sign(*negative) | infinite;
            }
            sign(*negative) | (biased as u64) << fraction_bits | (kept & ((1 << fraction_bits) - 1))
        }
    }
}

/// `a * b + c` exactly, rounded once.
pub fn fma(elem: Elem, a: u64, b: u64, c: u64) -> u64 {
    use Number::*;
    let (a, b, c) = (decode(elem, a), decode(elem, b), decode(elem, c));
    let product = match (&a, &b) {
        (Nan, _) | (_, Nan) => Nan,
        (Infinite(_), Finite(_, m, _)) | (Finite(_, m, _), Infinite(_)) if m.is_zero() => Nan,
        (Infinite(x), Infinite(y) | Finite(y, ..)) | (Finite(x, ..), Infinite(y)) => {
            Infinite(x != y)
        }
        (Finite(x, m, e), Finite(y, n, f)) => Finite(x != y, m.times(n), e + f),
    };
    let sum = match (product, c) {
        (Nan, _) | (_, Nan) => Nan,
        (Infinite(x), Infinite(y)) if x != y => Nan,
        (Infinite(x), _) | (Finite(..), Infinite(x)) => Infinite(x),
        (Finite(x, m, e), Finite(y, n, f)) => {
            let last = e.min(f);
            let (m, n) = (m.shifted_left(e - last), n.shifted_left(f - last));
            if x == y {
                Finite(x, m.plus(&n), last)
            } else {
                match m.compare(&n) {
                    Ordering::Greater => Finite(x, m.minus(&n), last),
                    Ordering::Less => Finite(y, n.minus(&m), last),
                    // An exact zero sum of unlike signs is +0.
                    Ordering::Equal => Finite(false, Natural::default(), last),
                }
            }
        }
    };
    encode(elem, &sum)
}

/// Conversion by value.
pub fn cast(from: Elem, to: Elem, bits: u64) -> u64 {
    let number = decode(from, bits);
    if to == Elem::Bool {
        return match number {
            Number::Finite(_, m, _) => u64::from(!m.is_zero()),
            _ => 1,
        };
    }
    if to.is_float() {
        return encode(to, &number);
    }
    if !from.is_float() {
        return integer(from, bits) as u64 & mask(to);
    }
    let (low, high) = limits(to);
    let value = match number {
        Number::Nan => 0,
        Number::Infinite(negative) => {
            if negative {
                low
            } else {
                high
            }
        }
        Number::Finite(negative, magnitude, exponent) => {
            let whole = if exponent >= 0 {
                if magnitude.bits() + exponent > 100 {
                    Natural::from_u64(1).shifted_left(100)
                } else {
                    magnitude.shifted_left(exponent)
                }
            } else {
                magnitude.shifted_right(-exponent)
            };
            let value = if whole.bits() > 64 {
                1i128 << 100
            } else {
                i128::from(whole.low_u64())
            };
            (if negative { -value } else { value }).clamp(low, high)
        }
    };
    value as u64 & mask(to)
}

/// The roundings to an integral value.
pub fn round(elem: Elem, op: weft_kernel::UnaryOp, bits: u64) -> u64 {
    use weft_kernel::UnaryOp::*;
    let Number::Finite(negative, magnitude, exponent) = decode(elem, bits) else {
        return bits;
    };
    if exponent >= 0 {
        return bits;
    }
    let drop = -exponent;
    let floor = magnitude.shifted_right(drop);
    let half = magnitude.bit(drop - 1);
    let below = magnitude.any_below(drop - 1);
    let up = match op {
        Trunc => false,
        Floor => negative && (half || below),
        Ceil => !negative && (half || below),
        RoundEven => half && (below || floor.bit(0)),
        RoundHalfAway => half,
        _ => panic!("{op} is no rounding"),
    };
    let whole = if up {
        floor.plus(&Natural::from_u64(1))
    } else {
        floor
    };
    encode(elem, &Number::Finite(negative, whole, 0))
}

/// Exact remainder with the dividend's sign.
pub fn fmod(elem: Elem, a: u64, b: u64) -> u64 {
    use Number::*;
    match (decode(elem, a), decode(elem, b)) {
        (Nan | Infinite(_), _) | (_, Nan) => canonical_nan(elem),
        (_, Finite(_, n, _)) if n.is_zero() => canonical_nan(elem),
        (Finite(..), Infinite(_)) => a,
        (Finite(negative, m, e), Finite(_, n, f)) => {
            let last = e.min(f);
            let rest = m.shifted_left(e - last).modulo(&n.shifted_left(f - last));
            encode(elem, &Finite(negative, rest, last))
        }
    }
}
