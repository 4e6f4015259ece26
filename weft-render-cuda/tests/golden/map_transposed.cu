// Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.
// Graph: golden.
//
// Every float operation is spelled as an intrinsic that rounds once, and sums run in the
// order of the contract, so that each bit of each value is that of the reference.

#include "weft.h"

// Step 0, transpose i16 5 7 false, of region 0 transpose i16 5 7 false: map over 5 x 7.
// Contract: elementwise.
//   x0 <- p0: i16 of 35
//   y0 -> p1: i16 of 35
__global__ void __launch_bounds__(256) step00_transpose_i16_5_7_false(
    const int16_t* __restrict__ x0,
    int16_t* __restrict__ y0) {
    const int point = int(blockIdx.x) * 256 + int(threadIdx.x);
    if (point >= 35) return;
    const int i0 = point / 7;
    const int i1 = point % 7;
    const int16_t v0 = x0[i0 + 5 * i1];
    y0[7 * i0 + i1] = v0;
}
static void launch_step00_transpose_i16_5_7_false(const Memory& m) {
    WEFT_LAUNCH(step00_transpose_i16_5_7_false, 1, 256)(
        at<const int16_t>(m.inputs, 0),  // k0.0
        at<int16_t>(m.arena, 0));  // k0.1
}

