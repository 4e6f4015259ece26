//! How CUDA C spells one operation.

use weft_kernel::{BinaryOp, CompareOp, Elem, Refusal, UnaryOp};
use weft_plan::Digest;
use weft_render::c;
use weft_render::dialect::{Dialect, no_lowering, operand};
use weft_render::gpu::{GpuDialect, Param};
use weft_render::text::{Text, identifier};

/// CUDA C++17.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cuda;

/// Name of a function program in source; two programs never share one.
fn function_name(name: &str) -> String {
    let words = identifier(name);
    if words == name {
        return format!("fn_{words}");
    }
    format!(
        "fn_{words}_{}",
        &Digest::of(name.as_bytes()).to_string()[..12]
    )
}

impl Cuda {
    fn float_unary(self, op: UnaryOp, elem: Elem, a: &str) -> Result<String, Refusal> {
        let single = elem == Elem::F32;
        let call = |f32_name: &str, f64_name: &str| {
            let name = if single { f32_name } else { f64_name };
            format!("{name}({a})")
        };
        Ok(match op {
            UnaryOp::Neg if a.starts_with('-') => format!("-({a})"),
            UnaryOp::Neg => format!("-{}", operand(a)),
            UnaryOp::Abs => call("fabsf", "fabs"),
            UnaryOp::Sqrt => call("__fsqrt_rn", "__dsqrt_rn"),
            UnaryOp::Floor => call("floorf", "floor"),
            UnaryOp::Ceil => call("ceilf", "ceil"),
            UnaryOp::Trunc => call("truncf", "trunc"),
            UnaryOp::RoundEven => call("rintf", "rint"),
            UnaryOp::RoundHalfAway => call("roundf", "round"),
            UnaryOp::IsNan => format!("{0} != {0}", operand(a)),
            UnaryOp::CanonNan => {
                let nan = if single { 0x7fc0_0000 } else { 0x7ff8 << 48 };
                format!(
                    "{0} != {0} ? {1} : {a}",
                    operand(a),
                    self.constant(elem, nan)
                )
            }
            UnaryOp::Not => return Err(no_lowering(op, elem)),
        })
    }

    fn float_binary(self, op: BinaryOp, elem: Elem, a: &str, b: &str) -> Result<String, Refusal> {
        let (single, double) = match op {
            BinaryOp::Add => ("__fadd_rn", "__dadd_rn"),
            BinaryOp::Sub => ("__fsub_rn", "__dsub_rn"),
            BinaryOp::Mul => ("__fmul_rn", "__dmul_rn"),
            BinaryOp::Div => ("__fdiv_rn", "__ddiv_rn"),
            BinaryOp::Rem => ("fmodf", "fmod"),
            BinaryOp::Max => ("maximum", "maximum"),
            BinaryOp::Min => ("minimum", "minimum"),
            other => return Err(no_lowering(other, elem)),
        };
        let name = if elem == Elem::F32 { single } else { double };
        Ok(format!("{name}({a}, {b})"))
    }

    /// A float, or an integer, as a half type.
    fn to_half(self, from: Elem, to: Elem, a: &str) -> String {
        let narrow = if to == Elem::F16 {
            "f32_to_f16"
        } else {
            "f32_to_bf16"
        };
        // Where f32 cannot hold the value, it is rounded to odd on the way, so that it is rounded once.
        let single = match from {
            Elem::F32 => a.to_string(),
            Elem::F64 | Elem::I64 | Elem::U64 => format!("odd_float({a})"),
            Elem::I32 | Elem::U32 => format!("odd_float(double({a}))"),
            _ => format!("float({a})"),
        };
        format!("{narrow}({single})")
    }

    fn to_integer(self, from: Elem, to: Elem, a: &str) -> String {
        let (low, high, _) = c::integer_limits(to);
        let suffix = if from == Elem::F32 { ".0f" } else { ".0" };
        let width = 8 * to.size_bytes() as u32;
        let (least, most) = if to.is_signed_int() {
            (1u64 << (width - 1), (1 << (width - 1)) - 1)
        } else {
            (0, u64::MAX >> (64 - width))
        };
        format!(
            "saturate<{}>({a}, {low}{suffix}, {high}{suffix}, {}, {})",
            c::value_type(to),
            typed(to, &self.constant(to, least)),
            typed(to, &self.constant(to, most)),
        )
    }
}

/// A constant in its own type, for templates that compare types.
fn typed(elem: Elem, text: &str) -> String {
    let ty = c::value_type(elem);
    if text.starts_with(ty) {
        text.to_string()
    } else {
        format!("{ty}({text})")
    }
}

impl Dialect for Cuda {
    fn value_type(&self, elem: Elem) -> &'static str {
        c::value_type(elem)
    }

    fn constant(&self, elem: Elem, bits: u64) -> String {
        match elem {
            Elem::F32 => {
                let value = f32::from_bits(bits as u32);
                match value.is_finite() {
                    true => format!("{}f", c::float_literal(value.into())),
                    false => format!("__uint_as_float({:#010x}u)", bits as u32),
                }
            }
            Elem::F64 => {
                let value = f64::from_bits(bits);
                match value.is_finite() {
                    true => c::float_literal(value),
                    false => format!("__longlong_as_double(int64_t({bits:#018x}))"),
                }
            }
            other => c::integer_constant(other, bits),
        }
    }

    fn coordinate(&self, coord: &str) -> String {
        format!("int64_t({coord})")
    }

    fn unary(&self, op: UnaryOp, elem: Elem, a: &str) -> Result<String, Refusal> {
        match (elem, op) {
            (Elem::F32 | Elem::F64, _) => self.float_unary(op, elem, a),
            (Elem::F16 | Elem::BF16, UnaryOp::IsNan) => Ok(c::half_is_nan(elem, a)),
            (Elem::F16 | Elem::BF16, UnaryOp::CanonNan) => Ok(c::half_canonical(elem, a)),
            (Elem::F16 | Elem::BF16, _) => Err(no_lowering(op, elem)),
            _ => c::integer_unary(op, elem, a),
        }
    }

    fn binary(&self, op: BinaryOp, elem: Elem, a: &str, b: &str) -> Result<String, Refusal> {
        match elem {
            Elem::F32 | Elem::F64 => self.float_binary(op, elem, a, b),
            Elem::F16 | Elem::BF16 => Err(no_lowering(op, elem)),
            _ => Ok(c::integer_binary(op, elem, a, b)),
        }
    }

    fn fma(&self, elem: Elem, a: &str, b: &str, c: &str) -> String {
        let name = if elem == Elem::F32 {
            "__fmaf_rn"
        } else {
            "__fma_rn"
        };
        format!("{name}({a}, {b}, {c})")
    }

    fn compare(&self, op: CompareOp, _elem: Elem, a: &str, b: &str) -> String {
        format!("{} {} {}", operand(a), c::compare_sign(op), operand(b))
    }

    fn select(&self, cond: &str, a: &str, b: &str) -> String {
        format!("{} ? {} : {}", operand(cond), operand(a), operand(b))
    }

    fn choose(&self, condition: &str, value: &str, otherwise: &str) -> String {
        format!(
            "{} ? {} : {}",
            operand(condition),
            operand(value),
            operand(otherwise)
        )
    }

    fn cast(&self, from: Elem, to: Elem, a: &str) -> Result<String, Refusal> {
        // Half types are widened first, which is exact.
        match from {
            Elem::F16 | Elem::BF16 => {
                let widen = if from == Elem::F16 {
                    "f16_to_f32"
                } else {
                    "bf16_to_f32"
                };
                let wide = format!("{widen}({a})");
                return match to {
                    Elem::F32 => Ok(wide),
                    _ => self.cast(Elem::F32, to, &wide),
                };
            }
            Elem::F32 | Elem::F64 => {}
            _ => {
                return Ok(match to {
                    Elem::F32 => format!("float({a})"),
                    Elem::F64 => format!("double({a})"),
                    Elem::F16 | Elem::BF16 => self.to_half(from, to, a),
                    _ => c::integer_cast(to, a),
                });
            }
        }
        Ok(match to {
            Elem::F32 => format!("__double2float_rn({a})"),
            Elem::F64 => format!("double({a})"),
            Elem::F16 | Elem::BF16 => self.to_half(from, to, a),
            Elem::Bool => format!("{} != {}", operand(a), self.constant(from, 0)),
            _ => self.to_integer(from, to, a),
        })
    }

    fn bitcast(&self, from: Elem, to: Elem, a: &str) -> Result<String, Refusal> {
        if to == Elem::Bool {
            // A byte need not be 0 or 1.
            return Err(no_lowering("bitcast to bool", from));
        }
        let to_bits = match from {
            Elem::F32 => format!("__float_as_uint({a})"),
            Elem::F64 => format!("__double_as_longlong({a})"),
            _ => a.to_string(),
        };
        Ok(match to {
            Elem::F32 => format!("__uint_as_float({to_bits})"),
            Elem::F64 => format!("__longlong_as_double({to_bits})"),
            _ => format!("{}({to_bits})", c::value_type(to)),
        })
    }

    fn call(&self, function: &str, args: &[String]) -> String {
        format!("{}({})", function_name(function), args.join(", "))
    }

    fn lookup(&self, function: &str, table: usize, _elem: Elem, index: &str) -> String {
        format!("{}_table{table}[{index}]", function_name(function))
    }

    fn load(&self, elem: Elem, pointer: &str, index: &str) -> String {
        match elem {
            Elem::Bool => format!("{pointer}[{index}] != 0"),
            _ => format!("{pointer}[{index}]"),
        }
    }

    fn displaced(&self, index: &str, value: &str, stride: i64) -> String {
        format!("{index} + int64_t({value}) * {stride}")
    }

    fn store(&self, _elem: Elem, pointer: &str, index: &str, value: &str) -> String {
        format!("{pointer}[{index}] = {value};")
    }

    fn bind(&self, elem: Elem, name: &str, value: &str) -> String {
        format!("const {} {name} = {value};", c::value_type(elem))
    }

    fn function_head(&self, name: &str, params: &[Elem], result: Elem) -> String {
        let one = |(i, elem): (usize, &Elem)| format!("{} x{i}", c::value_type(*elem));
        let params: Vec<String> = params.iter().enumerate().map(one).collect();
        format!(
            "static __device__ __forceinline__ {} {}({}) {{",
            c::value_type(result),
            function_name(name),
            params.join(", ")
        )
    }

    fn give(&self, value: &str) -> String {
        format!("return {value};")
    }

    fn table(&self, function: &str, table: usize, elem: Elem, bits: &[u64]) -> String {
        let entries: Vec<String> = bits.iter().map(|b| self.constant(elem, *b)).collect();
        format!(
            "static __device__ const {} {}_table{table}[{}] = {{\n    {}}};",
            c::memory_type(elem),
            function_name(function),
            bits.len(),
            entries.join(",\n    ")
        )
    }
}

impl GpuDialect for Cuda {
    fn memory_type(&self, elem: Elem) -> &'static str {
        c::memory_type(elem)
    }

    fn thread(&self) -> &'static str {
        "threadIdx.x"
    }

    fn block(&self) -> &'static str {
        "blockIdx.x"
    }

    fn open_kernel(&self, name: &str, threads: u32, params: &[Param], text: &mut Text) {
        let one = |p: &Param| {
            let constant = if p.is_input { "const " } else { "" };
            let alone = if p.is_alone { " __restrict__" } else { "" };
            format!("{constant}{}*{alone} {}", c::memory_type(p.elem), p.name)
        };
        text.line(format!(
            "__global__ void __launch_bounds__({threads}) {name}("
        ));
        let last = params.len().saturating_sub(1);
        for (i, param) in params.iter().enumerate() {
            match i == last {
                false => text.line(format!("    {},", one(param))),
                true => text.open(format!("    {}) {{", one(param))),
            }
        }
    }

    fn shared_array(&self, ty: &str, name: &str, len: u64) -> String {
        format!("__shared__ __align__(16) {ty} {name}[{len}];")
    }

    fn unroll(&self) -> &'static str {
        "#pragma unroll"
    }

    fn has_vectors(&self, elem: Elem) -> bool {
        elem.size_bytes() <= 4 && elem != Elem::Bool
    }
}
