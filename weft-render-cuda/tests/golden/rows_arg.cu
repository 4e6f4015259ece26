// Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.
// Graph: golden.
//
// Every float operation is spelled as an intrinsic that rounds once, and sums run in the
// order of the contract, so that each bit of each value is that of the reference.

#include "weft.h"

// The value of the lane H further on, and of lane 0; all 32 lanes of the warp take part.
template <typename T> __device__ __forceinline__ T lane_down(T x, int h) {
    return T(__shfl_down_sync(0xffffffffu, x, h));
}
template <typename T> __device__ __forceinline__ T lane_zero(T x) { return T(__shfl_sync(0xffffffffu, x, 0)); }

// The place of an extremum. A NaN is better than any number; of equals the first is taken, or the
// last. An index of -1 is nothing yet.
template <typename T> struct Best {
    T value;
    int64_t index;
};
template <typename T> __device__ __forceinline__ Best<T> nothing() { return Best<T>{T{}, -1}; }
template <bool LARGER, bool LAST, typename T> __device__ __forceinline__ Best<T> best(Best<T> a, Best<T> b) {
    if (a.index < 0 || b.index < 0) return a.index < 0 ? b : a;
    const bool a_nan = a.value != a.value, b_nan = b.value != b.value;
    if (a_nan != b_nan) return a_nan ? a : b;
    if (!a_nan && a.value != b.value) {
        return (a.value > b.value) == LARGER ? a : b;
    }
    return (a.index < b.index) != LAST ? a : b;
}
template <bool LARGER, bool LAST, typename T> __device__ __forceinline__ int64_t warp_best(Best<T> x) {
    for (int h = 16; h > 0; h /= 2) {
        x = best<LARGER, LAST, T>(x, Best<T>{lane_down(x.value, h), lane_down(x.index, h)});
    }
    return lane_zero(x.index);
}

// Step 0, arg_min f32 2 20, of region 0 arg_min f32 2 20: rows of 20, 2 of them, a warp each.
// Contract: elementwise.
//   x0 <- p0: f32 of 40
//   y0 -> p1: i64 of 2
__global__ void __launch_bounds__(32) step00_arg_min_f32_2_20(
    const float* __restrict__ x0,
    int64_t* __restrict__ y0) {
    const int i0 = int(blockIdx.x);
    const int lane = int(threadIdx.x);
    int64_t s0;

    // Stage 0, for each element.
    Best<float> r0_0 = nothing<float>();
    if (lane < 20) {
        const int i1 = lane;
        const float v0 = x0[20 * i0 + i1];
        r0_0 = best<false, false, float>(r0_0, Best<float>{v0, int64_t(i1)});
    }
    s0 = warp_best<false, false>(r0_0);

    // Stage 1, once.
    {
        if (lane == 0) {
            y0[i0] = s0;
        }
    }
}
static void launch_step00_arg_min_f32_2_20(const Memory& m) {
    WEFT_LAUNCH(step00_arg_min_f32_2_20, 2, 32)(
        at<const float>(m.inputs, 0),  // k0.0
        at<int64_t>(m.arena, 0));  // k0.1
}

