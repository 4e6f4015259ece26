//! Helper functions that only CUDA C spells so.

use weft_render::gpu::prelude::{FOURS, INTEGERS, PRODUCT, Piece, REDUCTIONS, Spelling};

/// CUDA's words in the shared helpers.
pub const SPELLING: Spelling = Spelling {
    device: "__device__ __forceinline__",
    global: "",
    shared: "",
    thread: "",
    barrier: "__syncthreads();",
    unroll: "#pragma unroll",
};

/// All helpers, those that others use in front of them.
pub fn pieces() -> Vec<Piece> {
    [
        FLOATS,
        INTEGERS,
        &REDUCTIONS[..2],
        LANES,
        &REDUCTIONS[2..],
        &[FOURS],
        SIGNS,
        PRODUCT,
    ]
    .concat()
}

const FLOATS: &[Piece] = &[
    Piece {
        names: &["maximum", "minimum", "greater_of", "lesser_of"],
        text: "\
// IEEE 754-2019 maximum and minimum: NaN wins, +0 is above -0.
@DEVICE@ float maximum(float a, float b) {
    if (a != a || b != b) return __uint_as_float(0x7fc00000u);
    return a > b || (a == b && __float_as_int(a) >= 0) ? a : b;
}
@DEVICE@ float minimum(float a, float b) {
    if (a != a || b != b) return __uint_as_float(0x7fc00000u);
    return a < b || (a == b && __float_as_int(a) < 0) ? a : b;
}
@DEVICE@ double maximum(double a, double b) {
    if (a != a || b != b) return __longlong_as_double(0x7ff8000000000000);
    return a > b || (a == b && __double_as_longlong(a) >= 0) ? a : b;
}
@DEVICE@ double minimum(double a, double b) {
    if (a != a || b != b) return __longlong_as_double(0x7ff8000000000000);
    return a < b || (a == b && __double_as_longlong(a) < 0) ? a : b;
}
",
    },
    Piece {
        names: &["f16_to_f32", "f32_to_f16"],
        text: "\
// f16 as its bits; to nearest even, subnormals kept.
@DEVICE@ float f16_to_f32(uint16_t x) { return __half2float(__ushort_as_half(x)); }
@DEVICE@ uint16_t f32_to_f16(float x) { return __half_as_ushort(__float2half_rn(x)); }
",
    },
    Piece {
        names: &["bf16_to_f32", "f32_to_bf16"],
        text: "\
// bf16 as its bits, the upper half of an f32; to nearest even.
@DEVICE@ float bf16_to_f32(uint16_t x) { return __uint_as_float(uint32_t(x) << 16); }
@DEVICE@ uint16_t f32_to_bf16(float x) {
    const uint32_t bits = __float_as_uint(x);
    if (x != x) return 0x7fc0;
    return uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
",
    },
    Piece {
        names: &["odd_float"],
        text: "\
// A number as an f32, truncated, with the last bit set where something was lost: rounding that to a
// half type rounds the number itself.
@DEVICE@ float odd_float(double x) {
    const float cut = __double2float_rz(x);
    const bool lost = x == x && double(cut) != x;
    return __uint_as_float(__float_as_uint(cut) | uint32_t(lost));
}
@DEVICE@ float odd_float(int64_t x) {
    const float cut = __ll2float_rz(x);
    return __uint_as_float(__float_as_uint(cut) | uint32_t(int64_t(cut) != x));
}
@DEVICE@ float odd_float(uint64_t x) {
    const float cut = __ull2float_rz(x);
    return __uint_as_float(__float_as_uint(cut) | uint32_t(uint64_t(cut) != x));
}
",
    },
];

const LANES: &[Piece] = &[
    Piece {
        names: &["plus", "times", "fused"],
        text: "\
@DEVICE@ float plus(float a, float b) { return __fadd_rn(a, b); }
@DEVICE@ double plus(double a, double b) { return __dadd_rn(a, b); }
@DEVICE@ float times(float a, float b) { return __fmul_rn(a, b); }
@DEVICE@ double times(double a, double b) { return __dmul_rn(a, b); }
@DEVICE@ float fused(float a, float b, float c) { return __fmaf_rn(a, b, c); }
@DEVICE@ double fused(double a, double b, double c) { return __fma_rn(a, b, c); }
",
    },
    Piece {
        names: &["greater_of", "lesser_of"],
        text: "\
@DEVICE@ float greater_of(float a, float b) { return maximum(a, b); }
@DEVICE@ double greater_of(double a, double b) { return maximum(a, b); }
@DEVICE@ float lesser_of(float a, float b) { return minimum(a, b); }
@DEVICE@ double lesser_of(double a, double b) { return minimum(a, b); }
",
    },
    Piece {
        names: &["lane_down", "lane_zero"],
        text: "\
// The value of the lane H further on, and of lane 0; all 32 lanes of the warp take part.
template <typename T> @DEVICE@ T lane_down(T x, int h) {
    return T(__shfl_down_sync(0xffffffffu, x, h));
}
template <typename T> @DEVICE@ T lane_zero(T x) { return T(__shfl_sync(0xffffffffu, x, 0)); }
",
    },
];

const SIGNS: &[Piece] = &[Piece {
    names: &["negative_zero", "is_negative_zero"],
    text: "\
template <typename T> @DEVICE@ T negative_zero() { return T(-0.0); }
@DEVICE@ bool is_negative_zero(float x) { return __float_as_uint(x) == 0x80000000u; }
@DEVICE@ bool is_negative_zero(double x) {
    return uint64_t(__double_as_longlong(x)) == 0x8000000000000000;
}
",
}];
