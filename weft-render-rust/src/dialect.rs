//! How Rust spells one operation.

use std::collections::BTreeSet;
use weft_kernel::{BinaryOp, CompareOp, Elem, Refusal, UnaryOp};
use weft_plan::Digest;
use weft_render::dialect::{Dialect, no_lowering, operand};
use weft_render::text::identifier;

/// Rust without a standard library, and with `ops.rs` of the artifact.
///
/// What a kernel is told apart by: whether its coordinates are `i64`, because some index on the way
/// may be negative, or `usize`; and which of its operands are weights, which lie as bytes.
#[derive(Clone, Debug, Default)]
pub struct Rust {
    /// Coordinates are `i64`.
    pub(crate) signed: bool,
    /// Names of the operands whose elements are arrays of bytes.
    pub(crate) bytes: BTreeSet<String>,
}

/// The type of an element in memory. Half types are their bits, `Bool` is a byte of 0 or 1.
pub fn memory_type(elem: Elem) -> &'static str {
    match elem {
        Elem::F16 | Elem::BF16 => "u16",
        Elem::Bool => "u8",
        other => value_type(other),
    }
}

/// The type of a value in a body.
pub fn value_type(elem: Elem) -> &'static str {
    match elem {
        Elem::F16 | Elem::BF16 => "u16",
        other => other.name(),
    }
}

/// Name of a function program in source; two programs never share one.
fn function_name(name: &str) -> String {
    let words = identifier(name);
    if words == name {
        return format!("fn_{words}");
    }
    let digest = Digest::of(name.as_bytes()).to_string();
    format!("fn_{words}_{}", &digest[..12])
}

fn table_name(function: &str, table: usize) -> String {
    format!("{}_TABLE{table}", function_name(function).to_uppercase())
}

fn is_half(elem: Elem) -> bool {
    matches!(elem, Elem::F16 | Elem::BF16)
}

/// A finite float in the shortest decimal that reads as exactly this number, with its type.
fn literal(text: String, finite: bool, negative: bool, nan: bool, ty: &str, bits: u64) -> String {
    match (finite, nan, negative) {
        (true, ..) => format!("{text}_{ty}"),
        (_, true, _) => format!("{ty}::from_bits({bits:#x})"),
        (_, _, true) => format!("{ty}::NEG_INFINITY"),
        (_, _, false) => format!("{ty}::INFINITY"),
    }
}

impl Rust {
    fn float_unary(&self, op: UnaryOp, elem: Elem, a: &str) -> Result<String, Refusal> {
        let ty = value_type(elem);
        let own = |name: &str| format!("{name}_{ty}({a})");
        Ok(match op {
            UnaryOp::Neg if a.starts_with('-') => format!("-({a})"),
            UnaryOp::Neg => format!("-{}", operand(a)),
            UnaryOp::Abs => format!("{ty}::abs({a})"),
            UnaryOp::Sqrt => own("sqrt"),
            UnaryOp::Floor => own("floor"),
            UnaryOp::Ceil => own("ceil"),
            UnaryOp::Trunc => own("trunc"),
            UnaryOp::RoundEven => own("round_even"),
            UnaryOp::RoundHalfAway => own("round_half_away"),
            UnaryOp::IsNan => format!("{ty}::is_nan({a})"),
            UnaryOp::CanonNan => own("canon"),
            UnaryOp::Not => return Err(no_lowering(op, elem)),
        })
    }

    fn half_unary(&self, op: UnaryOp, elem: Elem, a: &str) -> Result<String, Refusal> {
        match op {
            UnaryOp::IsNan => Ok(format!("f32::is_nan({}_to_f32({a}))", elem.name())),
            UnaryOp::CanonNan => Ok(format!("canon_{}({a})", elem.name())),
            _ => Err(no_lowering(op, elem)),
        }
    }

    fn integer_unary(&self, op: UnaryOp, elem: Elem, a: &str) -> Result<String, Refusal> {
        let ty = value_type(elem);
        Ok(match op {
            UnaryOp::Not => format!("!{}", operand(a)),
            UnaryOp::Neg => format!("{ty}::wrapping_neg({a})"),
            UnaryOp::Abs if elem.is_signed_int() => format!("{ty}::wrapping_abs({a})"),
            UnaryOp::Abs => a.to_string(),
            other => return Err(no_lowering(other, elem)),
        })
    }

    /// A float, or an integer, as a half type. Where f32 cannot hold the value, it is rounded to odd
    /// on the way, so that it is rounded once.
    fn to_half(&self, from: Elem, to: Elem, a: &str) -> String {
        let single = match from {
            Elem::F32 => a.to_string(),
            Elem::F64 => format!("odd_from_f64({a})"),
            Elem::I64 => format!("odd_from_f64(odd_from_i64({a}))"),
            Elem::U64 => format!("odd_from_f64(odd_from_u64({a}))"),
            Elem::I32 | Elem::U32 => format!("odd_from_f64({} as f64)", operand(a)),
            Elem::Bool => format!("u8::from({a}) as f32"),
            _ => format!("{} as f32", operand(a)),
        };
        format!("f32_to_{}({single})", to.name())
    }

    /// An element, whether it lies as itself or as bytes.
    fn element(&self, elem: Elem, pointer: &str, index: &str) -> String {
        let index = match self.signed {
            true => format!("{} as usize", operand(index)),
            false => index.to_string(),
        };
        match self.bytes.contains(pointer) {
            true => format!("{}::from_le_bytes({pointer}[{index}])", memory_type(elem)),
            false => format!("{pointer}[{index}]"),
        }
    }
}

impl Dialect for Rust {
    fn value_type(&self, elem: Elem) -> &'static str {
        value_type(elem)
    }

    fn constant(&self, elem: Elem, bits: u64) -> String {
        let width = 8 * elem.size_bytes() as u32;
        let signed = ((bits << (64 - width)) as i64) >> (64 - width);
        match elem {
            Elem::F32 => {
                let x = f32::from_bits(bits as u32);
                let (finite, negative) = (x.is_finite(), x.is_sign_negative());
                literal(format!("{x:?}"), finite, negative, x.is_nan(), "f32", bits)
            }
            Elem::F64 => {
                let x = f64::from_bits(bits);
                let (finite, negative) = (x.is_finite(), x.is_sign_negative());
                literal(format!("{x:?}"), finite, negative, x.is_nan(), "f64", bits)
            }
            Elem::Bool => (bits & 1 == 1).to_string(),
            Elem::F16 | Elem::BF16 => format!("{:#06x}_u16", bits & 0xffff),
            e if e.is_signed_int() => format!("{signed}_{}", value_type(e)),
            e => format!("{}_{}", bits & (u64::MAX >> (64 - width)), value_type(e)),
        }
    }

    fn coordinate(&self, coord: &str) -> String {
        match (coord, self.signed) {
            ("0", _) => "0_i64".into(),
            (_, true) => coord.to_string(),
            (_, false) => format!("{} as i64", operand(coord)),
        }
    }

    fn unary(&self, op: UnaryOp, elem: Elem, a: &str) -> Result<String, Refusal> {
        match elem {
            Elem::F32 | Elem::F64 => self.float_unary(op, elem, a),
            Elem::F16 | Elem::BF16 => self.half_unary(op, elem, a),
            _ => self.integer_unary(op, elem, a),
        }
    }

    fn binary(&self, op: BinaryOp, elem: Elem, a: &str, b: &str) -> Result<String, Refusal> {
        if is_half(elem) {
            return Err(no_lowering(op, elem));
        }
        let ty = value_type(elem);
        let infix = |sign: &str| format!("{} {sign} {}", operand(a), operand(b));
        let of_type = |name: &str| format!("{ty}::{name}({a}, {b})");
        let own = |name: &str| format!("{name}_{ty}({a}, {b})");
        let shift = |name: &str| format!("{ty}::{name}({a}, {} as u32)", operand(b));
        if elem.is_float() {
            return Ok(match op {
                BinaryOp::Add => infix("+"),
                BinaryOp::Sub => infix("-"),
                BinaryOp::Mul => infix("*"),
                BinaryOp::Div => infix("/"),
                BinaryOp::Rem => own("fmod"),
                BinaryOp::Max => own("max"),
                BinaryOp::Min => own("min"),
                other => return Err(no_lowering(other, elem)),
            });
        }
        Ok(match op {
            BinaryOp::And => infix("&"),
            BinaryOp::Or => infix("|"),
            BinaryOp::Xor => infix("^"),
            other if elem == Elem::Bool => return Err(no_lowering(other, elem)),
            BinaryOp::Add => of_type("wrapping_add"),
            BinaryOp::Sub => of_type("wrapping_sub"),
            BinaryOp::Mul => of_type("wrapping_mul"),
            BinaryOp::Div => own("div"),
            BinaryOp::Rem => own("rem"),
            BinaryOp::Max => of_type("max"),
            BinaryOp::Min => of_type("min"),
            // Both mask the count to the width.
            BinaryOp::Shl => shift("wrapping_shl"),
            BinaryOp::Shr => shift("wrapping_shr"),
        })
    }

    fn fma(&self, elem: Elem, a: &str, b: &str, c: &str) -> String {
        format!("fma_{}({a}, {b}, {c})", value_type(elem))
    }

    fn compare(&self, op: CompareOp, _elem: Elem, a: &str, b: &str) -> String {
        let sign = weft_render::c::compare_sign(op);
        format!("{} {sign} {}", operand(a), operand(b))
    }

    fn select(&self, cond: &str, a: &str, b: &str) -> String {
        self.choose(cond, a, b)
    }

    fn choose(&self, condition: &str, value: &str, otherwise: &str) -> String {
        format!("if {condition} {{ {value} }} else {{ {otherwise} }}")
    }

    fn cast(&self, from: Elem, to: Elem, a: &str) -> Result<String, Refusal> {
        // Half types are widened first, which is exact.
        if is_half(from) {
            let wide = format!("{}_to_f32({a})", from.name());
            return match to {
                Elem::F32 => Ok(wide),
                _ => self.cast(Elem::F32, to, &wide),
            };
        }
        Ok(match (from, to) {
            (_, Elem::F16 | Elem::BF16) => self.to_half(from, to, a),
            (_, Elem::Bool) => format!("{} != {}", operand(a), self.constant(from, 0)),
            (Elem::Bool, Elem::U8) => format!("u8::from({a})"),
            (Elem::Bool, _) => format!("u8::from({a}) as {}", value_type(to)),
            // The language's rules are the contract's: floats saturate, integers wrap.
            _ => format!("{} as {}", operand(a), value_type(to)),
        })
    }

    fn bitcast(&self, from: Elem, to: Elem, a: &str) -> Result<String, Refusal> {
        if to == Elem::Bool {
            // A byte need not be 0 or 1.
            return Err(no_lowering("bitcast to bool", from));
        }
        let (bits, ty) = match from {
            Elem::F32 => (format!("f32::to_bits({a})"), "u32"),
            Elem::F64 => (format!("f64::to_bits({a})"), "u64"),
            Elem::Bool => (format!("u8::from({a})"), "u8"),
            _ => (a.to_string(), value_type(from)),
        };
        let same = |wanted: &str| match ty == wanted {
            true => bits.clone(),
            false => format!("{} as {wanted}", operand(&bits)),
        };
        Ok(match to {
            Elem::F32 => format!("f32::from_bits({})", same("u32")),
            Elem::F64 => format!("f64::from_bits({})", same("u64")),
            _ => same(value_type(to)),
        })
    }

    fn call(&self, function: &str, args: &[String]) -> String {
        format!("{}({})", function_name(function), args.join(", "))
    }

    fn lookup(&self, function: &str, table: usize, _elem: Elem, index: &str) -> String {
        let name = table_name(function, table);
        format!("{name}[{} as usize]", operand(index))
    }

    fn load(&self, elem: Elem, pointer: &str, index: &str) -> String {
        let element = self.element(elem, pointer, index);
        match elem {
            Elem::Bool => format!("{element} != 0"),
            _ => element,
        }
    }

    fn displaced(&self, index: &str, value: &str, stride: i64) -> String {
        // Kernels that gather have signed coordinates.
        format!("{index} + {} as i64 * {stride}", operand(value))
    }

    fn store(&self, elem: Elem, pointer: &str, index: &str, value: &str) -> String {
        let element = self.element(elem, pointer, index);
        match elem {
            Elem::Bool => format!("{element} = u8::from({value});"),
            _ => format!("{element} = {value};"),
        }
    }

    fn bind(&self, elem: Elem, name: &str, value: &str) -> String {
        format!("let {name}: {} = {value};", value_type(elem))
    }

    fn function_head(&self, name: &str, params: &[Elem], result: Elem) -> String {
        let one = |(i, elem): (usize, &Elem)| format!("x{i}: {}", value_type(*elem));
        let params: Vec<String> = params.iter().enumerate().map(one).collect();
        let (name, result) = (function_name(name), value_type(result));
        format!("fn {name}({}) -> {result} {{", params.join(", "))
    }

    fn give(&self, value: &str) -> String {
        value.to_string()
    }

    fn table(&self, function: &str, table: usize, elem: Elem, bits: &[u64]) -> String {
        let entries: Vec<String> = bits.iter().map(|b| self.constant(elem, *b)).collect();
        let (name, ty) = (table_name(function, table), value_type(elem));
        let len = bits.len();
        format!(
            "static {name}: [{ty}; {len}] = [\n    {},\n];",
            entries.join(",\n    ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_read_as_exactly_themselves() {
        let rust = Rust::default();
        let cases = [
            (Elem::F32, 0x3f80_0000, "1.0_f32"),
            (Elem::F32, 0x8000_0000, "-0.0_f32"),
            (Elem::F32, 1, "1e-45_f32"),
            (Elem::F32, 0x7fc0_0000, "f32::from_bits(0x7fc00000)"),
            (Elem::F32, 0xff80_0000, "f32::NEG_INFINITY"),
            (Elem::F64, 0x7ff0 << 48, "f64::INFINITY"),
            (Elem::I8, 0x80, "-128_i8"),
            (Elem::U8, 0x80, "128_u8"),
            (Elem::I64, 1 << 63, "-9223372036854775808_i64"),
            (Elem::U64, u64::MAX, "18446744073709551615_u64"),
            (Elem::Bool, 1, "true"),
            (Elem::BF16, 0x7fc0, "0x7fc0_u16"),
        ];
        for (elem, bits, text) in cases {
            assert_eq!(rust.constant(elem, bits), text);
        }
        for bits in (0..=u32::MAX).step_by(65_537) {
            let x = f32::from_bits(bits);
            let text = rust.constant(Elem::F32, bits.into());
            let read = text
                .strip_suffix("_f32")
                .and_then(|t| t.parse::<f32>().ok());
            assert_eq!(
                read.map(f32::to_bits),
                x.is_finite().then_some(bits),
                "{text}"
            );
        }
    }

    #[test]
    fn a_negative_literal_is_never_the_receiver_of_a_method() {
        let rust = Rust::default();
        let text = rust.binary(BinaryOp::Add, Elem::I32, "-5_i32", "v1");
        assert_eq!(text.expect("served"), "i32::wrapping_add(-5_i32, v1)");
        let text = rust.cast(Elem::I32, Elem::F32, "-5_i32");
        assert_eq!(text.expect("served"), "-5_i32 as f32");
        let text = rust.compare(CompareOp::Lt, Elem::I64, "m as i64", "n as i64");
        assert_eq!(text, "(m as i64) < (n as i64)");
    }
}
