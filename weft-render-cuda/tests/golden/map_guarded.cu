// Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.
// Graph: golden.
//
// Every float operation is spelled as an intrinsic that rounds once, and sums run in the
// order of the contract, so that each bit of each value is that of the reference.

#include "weft.h"

// Step 0, padded 4 7, of region 0 padded 4 7: map over 7 x 12.
// Contract: elementwise.
//   x0 <- p0: f32 of 28
//   y0 -> p1: f32 of 84
__global__ void __launch_bounds__(256) step00_padded_4_7(
    const float* __restrict__ x0,
    float* __restrict__ y0) {
    const int point = int(blockIdx.x) * 256 + int(threadIdx.x);
    if (point >= 84) return;
    const int i0 = point / 12;
    const int i1 = point % 12;
    const float v0 = (i0 - 1 >= 0 && i0 - 1 < 4 && i1 - 2 >= 0 && i1 - 2 < 7) ? x0[7 * i0 + i1 - 9] : -0.5f;
    const float v1 = -v0;
    y0[12 * i0 + i1] = v1;
}
static void launch_step00_padded_4_7(const Memory& m) {
    WEFT_LAUNCH(step00_padded_4_7, 1, 256)(
        at<const float>(m.inputs, 0),  // k0.0
        at<float>(m.arena, 0));  // k0.1
}

