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

// Step 0, sum_squares f32 2 70000, of region 0 sum_squares f32 2 70000: rows of 70000, 2 of them, a warp each.
// Contract: elementwise + reduction(lanes=32, block=65536).
//   x0 <- p0: f32 of 140000
//   y0 -> p1: f32 of 2
__global__ void __launch_bounds__(32) step00_sum_squares_f32_2_70000(
    const float* __restrict__ x0,
    float* __restrict__ y0) {
    const int i0 = int(blockIdx.x);
    const int lane = int(threadIdx.x);
    float s0;

    // Stage 0, for each element.
    float r0_0 = 0.0f;  // of whole blocks
    for (int block = 0; block < 2; ++block) {
        const int first = 2048 * block;
        const int last = first + 2048 < 2188 ? first + 2048 : 2188;
        float r0_0_part = 0.0f;
        for (int t = first; t < last; ++t) {
            const int i1 = 32 * t + lane;
            if (i1 < 70000) {
                const float v0 = x0[70000 * i0 + i1];
                r0_0_part = __fmaf_rn(v0, v0, r0_0_part);
            }
        }
        { const float whole = warp_sum(r0_0_part); if (block % 32 == lane) r0_0 = __fadd_rn(r0_0, whole); }
    }
    s0 = warp_sum(r0_0);

    // Stage 1, once.
    {
        if (lane == 0) {
            y0[i0] = s0;
        }
    }
}
static void launch_step00_sum_squares_f32_2_70000(const Memory& m) {
    WEFT_LAUNCH(step00_sum_squares_f32_2_70000, 2, 32)(
        at<const float>(m.inputs, 0),  // k0.0
        at<float>(m.arena, 0));  // k0.1
}

