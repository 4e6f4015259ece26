// Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.
// Graph: golden.
//
// Every float operation is spelled as an intrinsic that rounds once, and sums run in the
// order of the contract, so that each bit of each value is that of the reference.

#include "weft.h"

// IEEE 754-2019 maximum and minimum: NaN wins, +0 is above -0.
__device__ __forceinline__ float maximum(float a, float b) {
    if (a != a || b != b) return __uint_as_float(0x7fc00000u);
    return a > b || (a == b && __float_as_int(a) >= 0) ? a : b;
}
__device__ __forceinline__ float minimum(float a, float b) {
    if (a != a || b != b) return __uint_as_float(0x7fc00000u);
    return a < b || (a == b && __float_as_int(a) < 0) ? a : b;
}
__device__ __forceinline__ double maximum(double a, double b) {
    if (a != a || b != b) return __longlong_as_double(0x7ff8000000000000);
    return a > b || (a == b && __double_as_longlong(a) >= 0) ? a : b;
}
__device__ __forceinline__ double minimum(double a, double b) {
    if (a != a || b != b) return __longlong_as_double(0x7ff8000000000000);
    return a < b || (a == b && __double_as_longlong(a) < 0) ? a : b;
}

// Integers wrap.
template <typename T> __device__ __forceinline__ T plus(T a, T b) { return T(uint64_t(a) + uint64_t(b)); }
template <typename T> __device__ __forceinline__ T times(T a, T b) { return T(uint64_t(a) * uint64_t(b)); }

template <typename T> __device__ __forceinline__ T greater_of(T a, T b) { return a > b ? a : b; }
template <typename T> __device__ __forceinline__ T lesser_of(T a, T b) { return a < b ? a : b; }

__device__ __forceinline__ float plus(float a, float b) { return __fadd_rn(a, b); }
__device__ __forceinline__ double plus(double a, double b) { return __dadd_rn(a, b); }
__device__ __forceinline__ float times(float a, float b) { return __fmul_rn(a, b); }
__device__ __forceinline__ double times(double a, double b) { return __dmul_rn(a, b); }
__device__ __forceinline__ float fused(float a, float b, float c) { return __fmaf_rn(a, b, c); }
__device__ __forceinline__ double fused(double a, double b, double c) { return __fma_rn(a, b, c); }

__device__ __forceinline__ float greater_of(float a, float b) { return maximum(a, b); }
__device__ __forceinline__ double greater_of(double a, double b) { return maximum(a, b); }
__device__ __forceinline__ float lesser_of(float a, float b) { return minimum(a, b); }
__device__ __forceinline__ double lesser_of(double a, double b) { return minimum(a, b); }

// The value of the lane H further on, and of lane 0; all 32 lanes of the warp take part.
template <typename T> __device__ __forceinline__ T lane_down(T x, int h) {
    return T(__shfl_down_sync(0xffffffffu, x, h));
}
template <typename T> __device__ __forceinline__ T lane_zero(T x) { return T(__shfl_sync(0xffffffffu, x, 0)); }

// The sum of a warp's lanes by the contract: l[j] += l[j + h] for h = 16, 8, 4, 2, 1.
template <typename T> __device__ __forceinline__ T warp_sum(T x) {
    for (int h = 16; h > 0; h /= 2) x = plus(x, lane_down(x, h));
    return lane_zero(x);
}

// Extrema have no order.
template <typename T> __device__ __forceinline__ T warp_max(T x) {
    for (int h = 16; h > 0; h /= 2) x = greater_of(x, lane_down(x, h));
    return lane_zero(x);
}
template <typename T> __device__ __forceinline__ T warp_min(T x) {
    for (int h = 16; h > 0; h /= 2) x = lesser_of(x, lane_down(x, h));
    return lane_zero(x);
}

// The function softmax_exp.
static __device__ __forceinline__ float fn_softmax_exp(float x0) {
    const float v3 = __fmaf_rn(x0, 0x1.715476p+0f, 12582912.0f);
    const float v4 = __fsub_rn(v3, 12582912.0f);
    const float v6 = __fmaf_rn(v4, -0x1.62e43p-1f, x0);
    const float v8 = __fmaf_rn(v4, 0x1.05c61p-29f, v6);
    const float v11 = __fmaf_rn(0x1.6850e4p-10f, v8, 0x1.123bccp-7f);
    const float v13 = __fmaf_rn(v11, v8, 0x1.555b98p-5f);
    const float v15 = __fmaf_rn(v13, v8, 0x1.55548ep-3f);
    const float v17 = __fmaf_rn(v15, v8, 0x1.fffff8p-2f);
    const float v18 = __fmul_rn(v8, v8);
    const float v19 = __fmaf_rn(v18, v17, v8);
    const float v21 = __fadd_rn(v19, 1.0f);
    const int32_t v22 = int32_t(__float_as_uint(v3));
    const int32_t v24 = int32_t(uint32_t(v22) << (23 & 31));
    const int32_t v26 = int32_t(uint32_t(v24) + uint32_t(1065353216));
    const float v27 = __uint_as_float(v26);
    const float v28 = __fmul_rn(v21, v27);
    const bool v31 = x0 < -69.25f;
    const float v32 = v31 ? 0.0f : v28;
    return v32;
}

// Step 0, softmax 3 100, of region 0 softmax 3 100: rows of 100, 3 of them, a warp each.
// Contract: elementwise + reduction(lanes=32, block=65536) + softmax_exp.
//   x0 <- p0: f32 of 300
//   y0 -> p1: f32 of 300
__global__ void __launch_bounds__(32) step00_softmax_3_100(
    const float* __restrict__ x0,
    float* __restrict__ y0) {
    const int i0 = int(blockIdx.x);
    const int lane = int(threadIdx.x);
    float s0;
    float s1;
    float s2;
    float row0[4];

    // Stage 0, for each element.
    float r0_0 = __uint_as_float(0xff800000u);
    #pragma unroll
    for (int t = 0; t < 4; ++t) {
        const int i1 = 32 * t + lane;
        if (i1 < 100) {
            const float v0 = x0[100 * i0 + i1];
            r0_0 = maximum(r0_0, v0);
        }
    }
    s0 = warp_max(r0_0);

    // Stage 1, for each element.
    float r1_1 = 0.0f;
    #pragma unroll
    for (int t = 0; t < 4; ++t) {
        const int i1 = 32 * t + lane;
        if (i1 < 100) {
            const float v0 = x0[100 * i0 + i1];
            const float v2 = __fsub_rn(v0, s0);
            const float v3 = fn_softmax_exp(v2);
            row0[t] = v3;
            r1_1 = __fadd_rn(r1_1, v3);
        }
    }
    s1 = warp_sum(r1_1);

    // Stage 2, once.
    {
        const float v2 = __fdiv_rn(1.0f, s1);
        s2 = v2;
    }

    // Stage 3, for each element.
    #pragma unroll
    for (int t = 0; t < 4; ++t) {
        const int i1 = 32 * t + lane;
        if (i1 < 100) {
            const float v0 = row0[t];
            const float v2 = __fmul_rn(v0, s2);
            y0[100 * i0 + i1] = v2;
        }
    }
}
static void launch_step00_softmax_3_100(const Memory& m) {
    WEFT_LAUNCH(step00_softmax_3_100, 3, 32)(
        at<const float>(m.inputs, 0),  // k0.0
        at<float>(m.arena, 0));  // k0.1
}

