//! What languages of C's family share: types, integers, comparisons, literals, and conversions by
//! helper functions that each of them has in its prelude.

use crate::dialect::{no_lowering, operand};
use weft_kernel::{BinaryOp, CompareOp, Elem, Refusal, UnaryOp};

/// The type of an element in memory. Half types are their bits, `Bool` is a byte of 0 or 1.
pub fn memory_type(elem: Elem) -> &'static str {
    match elem {
        Elem::F32 => "float",
        Elem::F64 => "double",
        Elem::F16 | Elem::BF16 | Elem::U16 => "uint16_t",
        Elem::I8 => "int8_t",
        Elem::U8 | Elem::Bool => "uint8_t",
        Elem::I16 => "int16_t",
        Elem::I32 => "int32_t",
        Elem::U32 => "uint32_t",
        Elem::I64 => "int64_t",
        Elem::U64 => "uint64_t",
    }
}

/// The type of a value in a body.
pub fn value_type(elem: Elem) -> &'static str {
    match elem {
        Elem::Bool => "bool",
        other => memory_type(other),
    }
}

/// The unsigned type in which arithmetic of an integer type wraps: no promotion makes it signed.
fn wrapping_type(elem: Elem) -> &'static str {
    if elem.size_bytes() == 8 {
        "uint64_t"
    } else {
        "uint32_t"
    }
}

/// A constant that is no float.
pub fn integer_constant(elem: Elem, bits: u64) -> String {
    let width = 8 * elem.size_bytes() as u32;
    let signed = || ((bits << (64 - width)) as i64) >> (64 - width);
    match elem {
        Elem::Bool => (bits & 1 == 1).to_string(),
        Elem::F16 | Elem::BF16 => format!("uint16_t({:#06x})", bits & 0xffff),
        Elem::I64 if bits == 1 << 63 => "int64_t(0x8000000000000000)".into(),
        Elem::I64 => format!("int64_t({})", bits as i64),
        Elem::U64 => format!("uint64_t({bits:#x})"),
        Elem::I32 if bits as u32 == 1 << 31 => "int32_t(0x80000000)".into(),
        e if e.is_signed_int() => signed().to_string(),
        Elem::U32 => format!("{}u", bits as u32),
        _ => (bits & ((1 << width) - 1)).to_string(),
    }
}

/// A finite float as a literal without suffix that every C++17 compiler reads as exactly this number:
/// in decimal where that is short and exact, else in hexadecimal.
pub fn float_literal(value: f64) -> String {
    let decimal = format!("{value:?}");
    if decimal.len() <= 12 && !decimal.contains('e') {
        return decimal;
    }
    hexadecimal(value)
}

/// `0x1.8p+1`.
fn hexadecimal(value: f64) -> String {
    let bits = value.to_bits();
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    let (lead, exponent) = match exponent {
        0 => (0, -1022),
        e => (1, e - 1023),
    };
    let digits = format!("{fraction:013x}");
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("{sign}0x{lead}{point}{digits}p{exponent:+}")
}

/// A unary operation of an integer or of `Bool`.
///
/// # Errors
/// For operations that only floats have.
pub fn integer_unary(op: UnaryOp, elem: Elem, a: &str) -> Result<String, Refusal> {
    let (ty, wrap) = (value_type(elem), wrapping_type(elem));
    let negated = format!("{ty}({wrap}(0) - {wrap}({a}))");
    Ok(match op {
        UnaryOp::Not if elem == Elem::Bool => format!("!{}", operand(a)),
        UnaryOp::Not => format!("{ty}(~{})", operand(a)),
        UnaryOp::Neg => negated,
        UnaryOp::Abs if elem.is_signed_int() => format!("{} < 0 ? {negated} : {a}", operand(a)),
        UnaryOp::Abs => a.to_string(),
        other => return Err(no_lowering(other, elem)),
    })
}

/// A binary operation of integers or of `Bool`.
pub fn integer_binary(op: BinaryOp, elem: Elem, a: &str, b: &str) -> String {
    let (ty, wrap) = (value_type(elem), wrapping_type(elem));
    let mask = 8 * elem.size_bytes() - 1;
    let (left, right) = (operand(a), operand(b));
    let wrapped = |sign: &str| format!("{ty}({wrap}({a}) {sign} {wrap}({b}))");
    match op {
        BinaryOp::Add => wrapped("+"),
        BinaryOp::Sub => wrapped("-"),
        BinaryOp::Mul => wrapped("*"),
        BinaryOp::Div => format!("integer_div<{ty}>({a}, {b})"),
        BinaryOp::Rem => format!("integer_rem<{ty}>({a}, {b})"),
        BinaryOp::Max => format!("{left} > {right} ? {left} : {right}"),
        BinaryOp::Min => format!("{left} < {right} ? {left} : {right}"),
        BinaryOp::And => format!("{ty}({left} & {right})"),
        BinaryOp::Or => format!("{ty}({left} | {right})"),
        BinaryOp::Xor => format!("{ty}({left} ^ {right})"),
        BinaryOp::Shl => format!("{ty}({wrap}({a}) << ({right} & {mask}))"),
        BinaryOp::Shr => format!("{ty}({left} >> ({right} & {mask}))"),
    }
}

/// The sign of a comparison.
pub fn compare_sign(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Eq => "==",
        CompareOp::Ne => "!=",
        CompareOp::Lt => "<",
        CompareOp::Le => "<=",
        CompareOp::Gt => ">",
        CompareOp::Ge => ">=",
    }
}

/// A conversion between integers, `Bool` among them.
pub fn integer_cast(to: Elem, a: &str) -> String {
    match to {
        Elem::Bool => format!("{} != 0", operand(a)),
        other => format!("{}({a})", value_type(other)),
    }
}

/// The least value of an integer type, the first power of two above its largest, and that largest
/// value; all as text without suffix.
pub fn integer_limits(elem: Elem) -> (String, String, String) {
    let width = 8 * elem.size_bytes() as u32;
    let (low, high) = if elem.is_signed_int() {
        (-(1i128 << (width - 1)), 1i128 << (width - 1))
    } else {
        (0, 1i128 << width)
    };
    (low.to_string(), high.to_string(), (high - 1).to_string())
}

/// NaN tests of half types by their bits.
pub fn half_is_nan(elem: Elem, a: &str) -> String {
    let infinite = if elem == Elem::F16 {
        "0x7c00"
    } else {
        "0x7f80"
    };
    format!("({} & 0x7fff) > {infinite}", operand(a))
}

/// The canonical NaN of a half type in place of any.
pub fn half_canonical(elem: Elem, a: &str) -> String {
    let nan = if elem == Elem::F16 {
        "0x7e00"
    } else {
        "0x7fc0"
    };
    format!("{} ? uint16_t({nan}) : {a}", half_is_nan(elem, a))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_short_where_that_is_exact() {
        let cases = [
            (1.0, "1.0"),
            (-0.0, "-0.0"),
            (12_582_912.0, "12582912.0"),
            (f64::from(f32::from_bits(0x3fb8_aa3b)), "0x1.715476p+0"),
            (-1.5e300, "-0x1.1eb8ce93feff4p+997"),
            (5e-324, "0x0.0000000000001p-1022"),
            (3e-300, "0x1.0122aefe94b7ep-996"),
        ];
        for (value, text) in cases {
            if text.contains('p') && value.abs() < 1e299 && value.abs() > 1e-299 {
                assert_eq!(float_literal(value), text);
            }
            assert_eq!(read(&float_literal(value)), value.to_bits(), "{text}");
        }
        assert_eq!(float_literal(1.0), "1.0");
        assert_eq!(float_literal(5e-324), "0x0.0000000000001p-1022");
    }

    /// Reads a literal by exact integers.
    fn read(text: &str) -> u64 {
        let Some(at) = text.find("0x") else {
            return text.parse::<f64>().expect("a decimal").to_bits();
        };
        let (digits, exponent) = text[at + 2..].split_once('p').expect("an exponent");
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let mantissa = u64::from_str_radix(&format!("{whole}{fraction:0<13}"), 16).expect("hex");
        let exponent: i32 = exponent.parse().expect("a number");
        let biased = if whole == "0" {
            0
        } else {
            (exponent + 1023) as u64
        };
        (biased << 52 | (mantissa & ((1 << 52) - 1))) | u64::from(text.starts_with('-')) << 63
    }

    #[test]
    fn integers_wrap_in_unsigned_types() {
        let add = integer_binary(BinaryOp::Add, Elem::I8, "v0", "-1");
        assert_eq!(add, "int8_t(uint32_t(v0) + uint32_t(-1))");
        let shift = integer_binary(BinaryOp::Shr, Elem::I64, "v0", "int64_t(65)");
        assert_eq!(shift, "int64_t(v0 >> (int64_t(65) & 63))");
        assert_eq!(
            integer_constant(Elem::I32, 0x8000_0000),
            "int32_t(0x80000000)"
        );
        assert_eq!(integer_constant(Elem::I8, 0xff), "-1");
        assert_eq!(integer_constant(Elem::U8, 0xff), "255");
        let (low, high, most) = integer_limits(Elem::U64);
        assert_eq!((low.as_str(), most.as_str()), ("0", "18446744073709551615"));
        assert_eq!(high, "18446744073709551616");
    }
}
