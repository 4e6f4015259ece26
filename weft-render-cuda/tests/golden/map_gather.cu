// Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.
// Graph: golden.
//
// Every float operation is spelled as an intrinsic that rounds once, and sums run in the
// order of the contract, so that each bit of each value is that of the reference.

#include "weft.h"

// Step 0, row gather f32 7, of region 0 row gather f32 7: map over 5 x 7.
// Contract: elementwise.
//   x0 <- p0: f32 of 49
//   x1 <- p1: u8 of 5
//   y0 -> p2: f32 of 35
__global__ void __launch_bounds__(256) step00_row_gather_f32_7(
    const float* __restrict__ x0,
    const uint8_t* __restrict__ x1,
    float* __restrict__ y0) {
    const int point = int(blockIdx.x) * 256 + int(threadIdx.x);
    if (point >= 35) return;
    const int i0 = point / 7;
    const int i1 = point % 7;
    const uint8_t v0 = x1[i0];
    const int32_t v1 = int32_t(v0);
    const int32_t v3 = v1 < 6 ? v1 : 6;
    const int64_t v4 = int64_t(v3);
    const float v5 = x0[i1 + int64_t(v4) * 7];
    y0[7 * i0 + i1] = v5;
}
static void launch_step00_row_gather_f32_7(const Memory& m) {
    WEFT_LAUNCH(step00_row_gather_f32_7, 1, 256)(
        at<const float>(m.inputs, 0),  // k0.0
        at<const uint8_t>(m.inputs, 256),  // k0.1
        at<float>(m.arena, 0));  // k0.2
}

