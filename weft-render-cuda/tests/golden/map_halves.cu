// Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.
// Graph: golden.
//
// Every float operation is spelled as an intrinsic that rounds once, and sums run in the
// order of the contract, so that each bit of each value is that of the reference.

#include "weft.h"

// f16 as its bits; to nearest even, subnormals kept.
__device__ __forceinline__ float f16_to_f32(uint16_t x) { return __half2float(__ushort_as_half(x)); }
__device__ __forceinline__ uint16_t f32_to_f16(float x) { return __half_as_ushort(__float2half_rn(x)); }

// A number as an f32, truncated, with the last bit set where something was lost: rounding that to a
// half type rounds the number itself.
__device__ __forceinline__ float odd_float(double x) {
    const float cut = __double2float_rz(x);
    const bool lost = x == x && double(cut) != x;
    return __uint_as_float(__float_as_uint(cut) | uint32_t(lost));
}
__device__ __forceinline__ float odd_float(int64_t x) {
    const float cut = __ll2float_rz(x);
    return __uint_as_float(__float_as_uint(cut) | uint32_t(int64_t(cut) != x));
}
__device__ __forceinline__ float odd_float(uint64_t x) {
    const float cut = __ull2float_rz(x);
    return __uint_as_float(__float_as_uint(cut) | uint32_t(uint64_t(cut) != x));
}

// Step 0, cast f64 f16 64, of region 0 cast f64 f16 64: map over 64.
// Contract: elementwise.
//   x0 <- p0: f64 of 64
//   y0 -> p1: f16 of 64
__global__ void __launch_bounds__(256) step00_cast_f64_f16_64(
    const double* __restrict__ x0,
    uint16_t* __restrict__ y0) {
    const int i0 = int(blockIdx.x) * 256 + int(threadIdx.x);
    if (i0 >= 64) return;
    const double v0 = x0[i0];
    const uint16_t v1 = f32_to_f16(odd_float(v0));
    y0[i0] = v1;
}
static void launch_step00_cast_f64_f16_64(const Memory& m) {
    WEFT_LAUNCH(step00_cast_f64_f16_64, 1, 256)(
        at<const double>(m.inputs, 0),  // k0.0
        at<uint16_t>(m.arena, 0));  // k0.1
}

