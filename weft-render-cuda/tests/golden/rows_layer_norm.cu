// Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.
// Graph: golden.
//
// Every float operation is spelled as an intrinsic that rounds once, and sums run in the
// order of the contract, so that each bit of each value is that of the reference.

#include "weft.h"

// Integers wrap.
template <typename T> __device__ __forceinline__ T plus(T a, T b) { return T(uint64_t(a) + uint64_t(b)); }
template <typename T> __device__ __forceinline__ T times(T a, T b) { return T(uint64_t(a) * uint64_t(b)); }

__device__ __forceinline__ float plus(float a, float b) { return __fadd_rn(a, b); }
__device__ __forceinline__ double plus(double a, double b) { return __dadd_rn(a, b); }
__device__ __forceinline__ float times(float a, float b) { return __fmul_rn(a, b); }
__device__ __forceinline__ double times(double a, double b) { return __dmul_rn(a, b); }
__device__ __forceinline__ float fused(float a, float b, float c) { return __fmaf_rn(a, b, c); }
__device__ __forceinline__ double fused(double a, double b, double c) { return __fma_rn(a, b, c); }

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

// Step 0, layer norm 300 64, of region 0 layer norm 300 64: rows of 64, 300 of them, a warp each.
// Contract: elementwise + reduction(lanes=32, block=65536).
//   x0 <- p0: f32 of 19200
//   x1 <- p1: f32 of 64
//   x2 <- p2: f32 of 64
//   y0 -> p3: f32 of 19200
__global__ void __launch_bounds__(128) step00_layer_norm_300_64(
    const float* __restrict__ x0,
    const float* __restrict__ x1,
    const float* __restrict__ x2,
    float* __restrict__ y0) {
    const int i0 = int(blockIdx.x) * 4 + int(threadIdx.x) / 32;
    const int lane = int(threadIdx.x) % 32;
    float s0;
    float s1;
    float s2;
    float s3;
    float row0[2];

    // Stage 0, for each element.
    float r0_0 = 0.0f;
    #pragma unroll
    for (int t = 0; t < 2; ++t) {
        const int i1 = 32 * t + lane;
        const float v0 = x0[64 * i0 + i1];
        r0_0 = __fadd_rn(r0_0, v0);
    }
    s0 = warp_sum(r0_0);

    // Stage 1, once.
    {
        const float v2 = __fdiv_rn(s0, 64.0f);
        s1 = v2;
    }

    // Stage 2, for each element.
    float r2_1 = 0.0f;
    #pragma unroll
    for (int t = 0; t < 2; ++t) {
        const int i1 = 32 * t + lane;
        const float v0 = x0[64 * i0 + i1];
        const float v2 = __fsub_rn(v0, s1);
        row0[t] = v2;
        r2_1 = __fmaf_rn(v2, v2, r2_1);
    }
    s2 = warp_sum(r2_1);

    // Stage 3, once.
    {
        const float v2 = __fdiv_rn(s2, 64.0f);
        const float v5 = __fadd_rn(v2, 0x1.4f8b58p-17f);
        const float v6 = __fsqrt_rn(v5);
        const float v7 = __fdiv_rn(1.0f, v6);
        s3 = v7;
    }

    // Stage 4, for each element.
    #pragma unroll
    for (int t = 0; t < 2; ++t) {
        const int i1 = 32 * t + lane;
        const float v0 = row0[t];
        const float v2 = x1[i1];
        const float v3 = x2[i1];
        const float v4 = __fmul_rn(v0, s3);
        const float v5 = __fmul_rn(v4, v2);
        const float v6 = __fadd_rn(v5, v3);
        y0[64 * i0 + i1] = v6;
    }
}
static void launch_step00_layer_norm_300_64(const Memory& m) {
    WEFT_LAUNCH(step00_layer_norm_300_64, 75, 128)(
        at<const float>(m.inputs, 0),  // k0.0
        at<const float>(m.inputs, 76800),  // k0.1
        at<const float>(m.inputs, 77056),  // k0.2
        at<float>(m.arena, 0));  // k0.3
}

