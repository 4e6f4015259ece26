//! Floating-point arithmetic that the host's standard library does not give exactly everywhere.

/// A binary format: mantissa bits without the hidden one, and exponent bits.
#[derive(Clone, Copy)]
struct Format {
    mantissa: u32,
    exponent: u32,
}

const F32: Format = Format {
    mantissa: 23,
    exponent: 8,
};
const F64: Format = Format {
    mantissa: 52,
    exponent: 11,
};

impl Format {
    fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    fn exponent_ones(self) -> u64 {
        (1 << self.exponent) - 1
    }

    fn infinity(self) -> u64 {
        self.exponent_ones() << self.mantissa
    }

    fn sign_bit(self) -> u64 {
        1 << (self.mantissa + self.exponent)
    }

    /// Sign, mantissa and the exponent of its last bit, for a finite number.
    fn split(self, bits: u64) -> (bool, u128, i32) {
        let sign = bits & self.sign_bit() != 0;
        let field = (bits >> self.mantissa & self.exponent_ones()) as i32;
        let fraction = u128::from(bits & ((1 << self.mantissa) - 1));
        let least = 1 - self.bias() - self.mantissa as i32;
        if field == 0 {
            (sign, fraction, least)
        } else {
            (sign, fraction | 1 << self.mantissa, least + field - 1)
        }
    }

    /// `magnitude * 2^exponent`, the last bit of `magnitude` standing for anything below it too,
    /// rounded to nearest even.
    fn round(self, sign: bool, magnitude: u128, exponent: i32) -> u64 {
        let sign = if sign { self.sign_bit() } else { 0 };
        if magnitude == 0 {
            return sign;
        }
        let top = 127 - magnitude.leading_zeros() as i32 + exponent;
        let least = 1 - self.bias() - self.mantissa as i32;
        // Exponent of the result's last bit.
        let last = (top - self.mantissa as i32).max(least);
        let drop = last - exponent;
        let mut kept = if drop <= 0 {
            magnitude << -drop
        } else if drop >= 128 {
            0
        } else {
            magnitude >> drop
        };
        if drop > 0 {
            let rest = if drop >= 128 {
                magnitude
            } else {
                magnitude & ((1u128 << drop) - 1)
            };
            let half = if drop > 128 {
                u128::MAX
            } else {
                1u128 << (drop - 1)
            };
            if rest > half || (rest == half && kept & 1 == 1) {
                kept += 1;
            }
        }
        // A carry into a new bit moves the exponent by itself.
        let field = (last - least) as u64;
        let bits = if kept >> self.mantissa == 0 {
            kept as u64
        } else {
            (field << self.mantissa) + kept as u64
        };
        if bits >= self.infinity() {
            sign | self.infinity()
        } else {
            sign | bits
        }
    }
}

/// `a * b + c` with one rounding, on bits; `double` picks the format.
pub fn fma_bits(double: bool, a: u64, b: u64, c: u64) -> u64 {
    let f = if double { F64 } else { F32 };
    let nan = f.infinity() | 1 << (f.mantissa - 1);
    let magnitude = |x: u64| x & (f.sign_bit() - 1);
    if [a, b, c].iter().any(|x| magnitude(*x) > f.infinity()) {
        return nan;
    }
    let product_sign = (a ^ b) & f.sign_bit();
    let infinite = |x: u64| magnitude(x) == f.infinity();
    if infinite(a) || infinite(b) {
        if magnitude(a) == 0 || magnitude(b) == 0 {
            return nan;
        }
        if infinite(c) && (c & f.sign_bit()) != product_sign {
            return nan;
        }
        return product_sign | f.infinity();
    }
    if infinite(c) {
        return c;
    }
    let (sa, ma, ea) = f.split(a);
    let (sb, mb, eb) = f.split(b);
    let (sc, mc, ec) = f.split(c);
    let sp = sa != sb;
    let (mut mp, mut ep) = (ma * mb, ea + eb);
    if mp == 0 {
        if mc == 0 {
            // (+0) + (-0) is +0.
            return if sp && sc { f.sign_bit() } else { 0 };
        }
        return c;
    }
    if mc == 0 {
        return f.round(sp, mp, ep);
    }
    // The product's top bit goes to 124: below it there is room for more bits than any mantissa
    // has, so a sticky last bit stands for what does not fit.
    let up = mp.leading_zeros() as i32 - 3;
    mp <<= up;
    ep -= up;
    let shift = ec - ep;
    let top_c = 127 - mc.leading_zeros() as i32;
    if top_c + shift > 124 {
        // The summand is larger: it goes to the top instead.
        let up = 124 - top_c;
        let mc = mc << up;
        let ec = ec - up;
        let mp = sticky(mp, ec - ep);
        return add(f, (sc, mc), (sp, mp), ec);
    }
    let mc = if shift >= 0 {
        mc << shift
    } else {
        sticky(mc, -shift)
    };
    add(f, (sp, mp), (sc, mc), ep)
}

/// Shifted right, the last bit kept set if anything was lost.
fn sticky(x: u128, by: i32) -> u128 {
    if by >= 128 {
        return u128::from(x != 0);
    }
    let lost = x & ((1u128 << by) - 1) != 0;
    (x >> by) | u128::from(lost)
}

fn add(f: Format, (sx, x): (bool, u128), (sy, y): (bool, u128), exponent: i32) -> u64 {
    if sx == sy {
        return f.round(sx, x + y, exponent);
    }
    match x.cmp(&y) {
        std::cmp::Ordering::Greater => f.round(sx, x - y, exponent),
        std::cmp::Ordering::Less => f.round(sy, y - x, exponent),
        std::cmp::Ordering::Equal => 0,
    }
}

/// Rounding to an integral value in double precision: `mode` 0 even, 1 down, 2 up, 3 truncate.
/// Numbers of single precision stay exact on the way.
pub(super) fn round_integral(x: f64, mode: u8) -> f64 {
    if x.is_nan() || x.abs() >= 4_503_599_627_370_496.0 {
        return x;
    }
    let whole = (x as i64) as f64;
    let rounded = match mode {
        1 if whole > x => whole - 1.0,
        2 if whole < x => whole + 1.0,
        1..=3 => whole,
        _ => {
            let rest = x - whole;
            let odd = (whole as i64) & 1 != 0;
            if rest.abs() > 0.5 || (rest.abs() == 0.5 && odd) {
                whole + if x < 0.0 { -1.0 } else { 1.0 }
            } else {
                whole
            }
        }
    };
    // Zero keeps the sign.
    f64::from_bits(rounded.to_bits() & !(1 << 63) | x.to_bits() & (1 << 63))
}

#[cfg(test)]
mod tests {
    use super::fma_bits;

    #[test]
    fn known_words() {
        // The near tie that mingw's fmaf gets wrong.
        assert_eq!(
            fma_bits(false, 0x3fc2_8d8e, 0x3fb1_5000, 0x2357_1f03),
            0x4006_c0ab
        );
        let f = |x: f64| x.to_bits();
        assert_eq!(fma_bits(true, f(3.0), f(5.0), f(-15.0)), 0);
        assert_eq!(fma_bits(true, f(-0.0), f(5.0), f(-0.0)), f(-0.0));
        assert_eq!(fma_bits(true, f(1e300), f(1e300), f(0.0)), f(f64::INFINITY));
        let tiny = f64::from_bits(1);
        assert_eq!(fma_bits(true, f(tiny), f(0.5), f(0.0)), 0);
        assert_eq!(fma_bits(true, f(tiny), f(0.5), f(tiny)), 2);
    }
}
