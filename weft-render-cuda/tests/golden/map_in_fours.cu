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

// Four neighbours, loaded and stored at once.
template <typename T> struct alignas(4 * sizeof(T)) Four {
    T at[4];
};
template <typename T> __device__ __forceinline__ Four<T> load_four(const T* p) {
    return *reinterpret_cast<const Four<T>*>(p);
}
template <typename T> __device__ __forceinline__ void store_four(T* p, Four<T> x) {
    *reinterpret_cast<Four<T>*>(p) = x;
}

// Step 0, chain 512, of region 0 chain 512: map over 512, four points a thread.
// Contract: elementwise.
//   x0 <- p0: f32 of 512
//   x1 <- p1: f32 of 512
//   y0 -> p2: f32 of 512
__global__ void __launch_bounds__(256) step00_chain_512(
    const float* __restrict__ x0,
    const float* __restrict__ x1,
    float* __restrict__ y0) {
    const int i0 = 4 * (int(blockIdx.x) * 256 + int(threadIdx.x));
    if (i0 >= 512) return;
    const Four<float> l0 = load_four(x0 + i0);
    const Four<float> l1 = load_four(x1 + i0);
    Four<float> r2;
    #pragma unroll
    for (int j = 0; j < 4; ++j) {
        const float v4 = __fmul_rn(l0.at[j], 0.75f);
        const float v5 = __fadd_rn(v4, l1.at[j]);
        const float v6 = __fmaf_rn(v5, l0.at[j], -1.5f);
        const float v7 = fabsf(v6);
        const float v8 = __fsqrt_rn(v7);
        const bool v9 = v8 < 0.75f;
        const float v10 = v9 ? l1.at[j] : v8;
        const float v11 = maximum(v10, -1.5f);
        r2.at[j] = v11;
    }
    store_four(y0 + i0, r2);
}
static void launch_step00_chain_512(const Memory& m) {
    WEFT_LAUNCH(step00_chain_512, 1, 256)(
        at<const float>(m.inputs, 0),  // k0.0
        at<const float>(m.inputs, 2048),  // k0.1
        at<float>(m.arena, 0));  // k0.2
}

