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

// Step 0, chain 515, of region 0 chain 515: map over 515.
// Contract: elementwise.
//   x0 <- p0: f32 of 515
//   x1 <- p1: f32 of 515
//   y0 -> p2: f32 of 515
__global__ void __launch_bounds__(256) step00_chain_515(
    const float* __restrict__ x0,
    const float* __restrict__ x1,
    float* __restrict__ y0) {
    const int i0 = int(blockIdx.x) * 256 + int(threadIdx.x);
    if (i0 >= 515) return;
    const float v0 = x0[i0];
    const float v1 = x1[i0];
    const float v4 = __fmul_rn(v0, 0.75f);
    const float v5 = __fadd_rn(v4, v1);
    const float v6 = __fmaf_rn(v5, v0, -1.5f);
    const float v7 = fabsf(v6);
    const float v8 = __fsqrt_rn(v7);
    const bool v9 = v8 < 0.75f;
    const float v10 = v9 ? v1 : v8;
    const float v11 = maximum(v10, -1.5f);
    y0[i0] = v11;
}
static void launch_step00_chain_515(const Memory& m) {
    WEFT_LAUNCH(step00_chain_515, 3, 256)(
        at<const float>(m.inputs, 0),  // k0.0
        at<const float>(m.inputs, 2304),  // k0.1
        at<float>(m.arena, 0));  // k0.2
}

