// Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.
// Graph: golden.
//
// Every float operation is spelled as an intrinsic that rounds once, and sums run in the
// order of the contract, so that each bit of each value is that of the reference.

#include "weft.h"

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

// The function exp.
static __device__ __forceinline__ float fn_exp(float x0) {
    const bool v2 = x0 < -104.0f;
    const float v3 = v2 ? -104.0f : x0;
    const bool v5 = v3 > 89.0f;
    const float v6 = v5 ? 89.0f : v3;
    const double v7 = double(v6);
    const double v10 = __fma_rn(v7, 0x1.71547652b82fep+0, 0x1.8p+52);
    const double v11 = __dsub_rn(v10, 0x1.8p+52);
    const double v13 = __fma_rn(v11, -0x1.62e42fefa3p-1, v7);
    const double v15 = __fma_rn(v11, -0x1.3de6af278ece6p-42, v13);
    const int64_t v16 = int64_t(__double_as_longlong(v10));
    const int64_t v18 = int64_t(uint64_t(v16) << (int64_t(52) & 63));
    const int64_t v20 = int64_t(uint64_t(v18) + uint64_t(int64_t(4607182418800017408)));
    const double v21 = __longlong_as_double(v20);
    const double v24 = __fma_rn(0x1.2705356eab302p-22, v15, 0x1.72e92337dbb6cp-19);
    const double v26 = __fma_rn(v24, v15, 0x1.a01b7ee59df9fp-16);
    const double v28 = __fma_rn(v26, v15, 0x1.a0198d4df22f1p-13);
    const double v30 = __fma_rn(v28, v15, 0x1.6c16c0c7465eep-10);
    const double v32 = __fma_rn(v30, v15, 0x1.11111125b8272p-7);
    const double v34 = __fma_rn(v32, v15, 0x1.55555555894d5p-5);
    const double v36 = __fma_rn(v34, v15, 0x1.55555555507a2p-3);
    const double v38 = __fma_rn(v36, v15, 0x1.ffffffffffed1p-2);
    const double v39 = __dmul_rn(v15, v15);
    const double v40 = __fma_rn(v39, v38, v15);
    const double v41 = __fma_rn(v40, v21, v21);
    const float v42 = __double2float_rn(v41);
    return v42;
}

// Step 0, exp 64, of region 0 exp 64: map over 64, four points a thread.
// Contract: elementwise + exp.
//   x0 <- p0: f32 of 64
//   y0 -> p1: f32 of 64
__global__ void __launch_bounds__(256) step00_exp_64(
    const float* __restrict__ x0,
    float* __restrict__ y0) {
    const int i0 = 4 * (int(blockIdx.x) * 256 + int(threadIdx.x));
    if (i0 >= 64) return;
    const Four<float> l0 = load_four(x0 + i0);
    Four<float> r1;
    #pragma unroll
    for (int j = 0; j < 4; ++j) {
        const float v1 = fn_exp(l0.at[j]);
        r1.at[j] = v1;
    }
    store_four(y0 + i0, r1);
}
static void launch_step00_exp_64(const Memory& m) {
    WEFT_LAUNCH(step00_exp_64, 1, 256)(
        at<const float>(m.inputs, 0),  // k0.0
        at<float>(m.arena, 0));  // k0.1
}

