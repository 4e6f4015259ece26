//! How a language spells one operation.

use weft_kernel::{BinaryOp, CompareOp, Elem, Refusal, UnaryOp};

/// The spelling of scalar code in one language. All text is expressions but where it says otherwise;
/// arguments are names, literals or whole calls, so they need no parentheses as arguments of a call
/// and need them as operands of an operator where [`operand`] says so.
///
/// Every operation is the numerics contract's: one rounding, wrapping integers, NaN and zeros as
/// [`weft_kernel::ops`] says. A dialect that cannot keep that refuses by name.
pub trait Dialect {
    /// The type that a value has in a body.
    fn value_type(&self, elem: Elem) -> &'static str;
    /// A constant, its bits in the low part.
    fn constant(&self, elem: Elem, bits: u64) -> String;
    /// A coordinate, or a sum of coordinates, as a value of `I64`.
    fn coordinate(&self, coord: &str) -> String;
    /// A unary operation on a value of this type.
    ///
    /// # Errors
    /// Where the language has no way to say it.
    fn unary(&self, op: UnaryOp, elem: Elem, a: &str) -> Result<String, Refusal>;
    /// A binary operation on values of this type.
    ///
    /// # Errors
    /// As above.
    fn binary(&self, op: BinaryOp, elem: Elem, a: &str, b: &str) -> Result<String, Refusal>;
    /// `a * b + c` with one rounding.
    fn fma(&self, elem: Elem, a: &str, b: &str, c: &str) -> String;
    /// A comparison, a value of `Bool`.
    fn compare(&self, op: CompareOp, elem: Elem, a: &str, b: &str) -> String;
    /// One of two values that are both there, by a value of `Bool`.
    fn select(&self, cond: &str, a: &str, b: &str) -> String;
    /// `value` where the condition holds, else `otherwise`; only one of them is evaluated.
    fn choose(&self, condition: &str, value: &str, otherwise: &str) -> String;
    /// Conversion by value between different types.
    ///
    /// # Errors
    /// As above.
    fn cast(&self, from: Elem, to: Elem, a: &str) -> Result<String, Refusal>;
    /// Reinterpretation of bits, between different types of one size.
    ///
    /// # Errors
    /// As above.
    fn bitcast(&self, from: Elem, to: Elem, a: &str) -> Result<String, Refusal>;
    /// A call of a function program by its name.
    fn call(&self, function: &str, args: &[String]) -> String;
    /// An entry of a table of a function program; the index is a value of `I32`.
    fn lookup(&self, function: &str, table: usize, elem: Elem, index: &str) -> String;
    /// An element in memory as a value; `index` is an index expression.
    fn load(&self, elem: Elem, pointer: &str, index: &str) -> String;
    /// `index + value * stride`, as an index expression; the value is `I32` or `I64`.
    fn displaced(&self, index: &str, value: &str, stride: i64) -> String;
    /// A statement that stores a value.
    fn store(&self, elem: Elem, pointer: &str, index: &str, value: &str) -> String;
    /// A statement that names a value once and for all.
    fn bind(&self, elem: Elem, name: &str, value: &str) -> String;
    /// The first line of a function of values; it opens a block.
    fn function_head(&self, name: &str, params: &[Elem], result: Elem) -> String;
    /// Name of a function's parameter inside of it.
    fn parameter(&self, index: usize) -> String {
        format!("x{index}")
    }
    /// The statement by which a function gives its result.
    fn give(&self, value: &str) -> String;
    /// A table of constants, as a definition at the top level.
    fn table(&self, function: &str, table: usize, elem: Elem, bits: &[u64]) -> String;
}

/// A refusal of an operation.
pub fn no_lowering(inst: impl std::fmt::Display, elem: Elem) -> Refusal {
    Refusal::UnsupportedInst {
        inst: inst.to_string(),
        elem,
    }
}

/// An expression that can stand as an operand of any operator: in parentheses unless it is a name, a
/// number or one call.
pub fn operand(text: &str) -> String {
    if is_atom(text) {
        text.to_string()
    } else {
        format!("({text})")
    }
}

fn is_atom(text: &str) -> bool {
    let name = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'.' || b == b':';
    // Exponents of hexadecimal floats have a sign.
    let signed = |at: usize, bytes: &[u8]| {
        matches!(bytes[at], b'+' | b'-') && at > 0 && bytes[at - 1] == b'p' && bytes[0] == b'0'
    };
    // A negative number binds as tightly as a name.
    let bytes = match text.as_bytes() {
        [b'-', rest @ ..] if rest.first().is_some_and(u8::is_ascii_digit) => rest,
        bytes => bytes,
    };
    let head = (0..bytes.len())
        .take_while(|at| name(bytes[*at]) || signed(*at, bytes))
        .count();
    if head == 0 {
        return false;
    }
    let Some(open @ (b'(' | b'[')) = bytes.get(head) else {
        return head == bytes.len();
    };
    // One call or subscript: its bracket closes at the end and not before.
    let close = if *open == b'(' { b')' } else { b']' };
    let mut depth = 0i32;
    for (at, byte) in bytes.iter().enumerate().skip(head) {
        depth += i32::from(byte == open) - i32::from(*byte == close);
        if depth == 0 {
            return at + 1 == bytes.len();
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::operand;

    #[test]
    fn parentheses_stand_only_where_they_are_needed() {
        for whole in ["v1", "-0x1.8p23f", "f(a, g(b))", "p[i + 1]", "s::f(a)"] {
            assert_eq!(operand(whole), whole);
        }
        for sum in ["a + b", "-a", "f(a) + g(b)", "p[i] != 0", "(a) + (b)"] {
            assert_eq!(operand(sum), format!("({sum})"));
        }
    }
}
