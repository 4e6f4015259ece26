//! Dtypes of the graph as element types of the kernel language.

use weft_ir::DType;
use weft_kernel::Elem;

/// The element type in which a value of that dtype lies in memory.
pub fn elem_of(dtype: DType) -> Elem {
    match dtype {
        DType::F32 => Elem::F32,
        DType::F64 => Elem::F64,
        DType::F16 => Elem::F16,
        DType::BF16 => Elem::BF16,
        DType::I8 => Elem::I8,
        DType::U8 => Elem::U8,
        DType::I16 => Elem::I16,
        DType::U16 => Elem::U16,
        DType::I32 => Elem::I32,
        DType::U32 => Elem::U32,
        DType::I64 => Elem::I64,
        DType::U64 => Elem::U64,
        DType::Bool => Elem::Bool,
    }
}

/// The element type in which arithmetic on a value of that dtype is done: f32 for half types
/// (numerics contract, rule 6), itself otherwise.
pub fn compute_elem(dtype: DType) -> Elem {
    match dtype {
        DType::F16 | DType::BF16 => Elem::F32,
        other => elem_of(other),
    }
}

/// Bits of a small integer as a constant of an element type.
pub fn int_bits(elem: Elem, value: i64) -> u64 {
    match elem {
        Elem::F32 => u64::from((value as f32).to_bits()),
        Elem::F64 => (value as f64).to_bits(),
        // Both formats are only ever given small integers here.
        Elem::F16 => u64::from(f16_bits(value)),
        Elem::BF16 => u64::from((value as f32).to_bits() >> 16),
        Elem::I8 | Elem::U8 | Elem::Bool => (value as u8).into(),
        Elem::I16 | Elem::U16 => (value as u16).into(),
        Elem::I32 | Elem::U32 => (value as u32).into(),
        Elem::I64 | Elem::U64 => value as u64,
    }
}

/// Bits of an integer of magnitude at most 2048 in binary16, where every one is exact.
fn f16_bits(value: i64) -> u16 {
    debug_assert!(
        value.unsigned_abs() <= 2048,
        "only small integers are exact in binary16"
    );
    if value == 0 {
        return 0;
    }
    let sign = if value < 0 { 0x8000u16 } else { 0 };
    let magnitude = value.unsigned_abs() as u16;
    let exponent = 15 - magnitude.leading_zeros() as u16;
    let mantissa = if exponent <= 10 {
        magnitude << (10 - exponent)
    } else {
        magnitude >> (exponent - 10)
    };
    sign | ((exponent + 15) << 10) | (mantissa & 0x3ff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_integers_have_the_bits_of_the_half_crate() {
        for value in -2048i64..=2048 {
            // Independent witness: widening by the definition of binary16.
            let bits = f16_bits(value);
            let (exponent, mantissa) = ((bits >> 10) & 31, i64::from(bits & 0x3ff));
            let magnitude = if bits & 0x7fff == 0 {
                0
            } else {
                ((1024 + mantissa) << exponent) >> 25
            };
            let signed = if bits & 0x8000 != 0 {
                -magnitude
            } else {
                magnitude
            };
            assert_eq!(signed, value, "bits {bits:#06x}");
        }
    }
}
