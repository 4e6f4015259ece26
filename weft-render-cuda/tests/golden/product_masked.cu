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

template <typename T> __device__ __forceinline__ T negative_zero() { return T(-0.0); }
__device__ __forceinline__ bool is_negative_zero(float x) { return __float_as_uint(x) == 0x80000000u; }
__device__ __forceinline__ bool is_negative_zero(double x) {
    return uint64_t(__double_as_longlong(x)) == 0x8000000000000000;
}

// A tile of SIZE x SIZE results for 16 x 16 threads. Each has PART x PART of them, in groups of
// neighbours: thread (y, x) has rows y * group .., and those 16 * group further on.
template <int SIZE> struct Tile {
    enum { size = SIZE, part = SIZE / 16, group = SIZE < 64 ? SIZE / 16 : 4 };
    static __device__ __forceinline__ int row(int thread, int i) {
        return i / group * (16 * group) + thread / 16 * group + i % group;
    }
    static __device__ __forceinline__ int column(int thread, int j) {
        return j / group * (16 * group) + thread % 16 * group + j % group;
    }
};

// Rows, columns and length of a product, and how many terms a segment of its sums has.
template <int M, int N, int K, int SEGMENT> struct Shape {
    enum { m = M, n = N, k = K, segment = SEGMENT };
};

// A left factor: (m, k) is at m * M_STRIDE + k * K_STRIDE. With FOURS, four k lie aligned.
template <typename I, I M_STRIDE, I K_STRIDE, bool FOURS> struct Left {
    enum { fours_in_k = FOURS, fours_in_x = false, k_first = K_STRIDE == 1 };
    static __device__ __forceinline__ I place(I m, I k) { return m * M_STRIDE + k * K_STRIDE; }
};

// A right factor: (k, n) is at k * K_STRIDE + n * N_STRIDE. With FOURS, four n lie aligned.
template <typename I, I K_STRIDE, I N_STRIDE, bool FOURS> struct Right {
    enum { fours_in_k = false, fours_in_x = FOURS, k_first = K_STRIDE == 1 };
    static __device__ __forceinline__ I place(I n, I k) { return k * K_STRIDE + n * N_STRIDE; }
};

// Brings DEPTH values of k of the factor's rows x0 .. into shared memory, one row of the tile for
// each k. What lies outside of the factor is 0 there, and its results are dropped.
template <typename T, int SIZE, int LIMIT, class FACTOR>
__device__ __forceinline__ void bring(const T* factor, int x0, int k0, int depth, int thread, T* tile) {
    enum { pitch = SIZE + 4 };
    if (FACTOR::fours_in_k) {
        for (int e = thread; e < SIZE * 4; e += 256) {
            const int k = e % 4 * 4, x = e / 4;
            Four<T> value{};
            if (x0 + x < LIMIT && k < depth) value = load_four(factor + FACTOR::place(x0 + x, k0 + k));
            for (int q = 0; q < 4; ++q) tile[(k + q) * pitch + x] = value.at[q];
        }
    } else if (FACTOR::fours_in_x) {
        for (int e = thread; e < SIZE * 4; e += 256) {
            const int k = e / (SIZE / 4), x = e % (SIZE / 4) * 4;
            Four<T> value{};
            if (x0 + x < LIMIT && k < depth) value = load_four(factor + FACTOR::place(x0 + x, k0 + k));
            for (int q = 0; q < 4; ++q) tile[k * pitch + x + q] = value.at[q];
        }
    } else {
        for (int e = thread; e < SIZE * 16; e += 256) {
            const int k = FACTOR::k_first ? e % 16 : e / SIZE;
            const int x = FACTOR::k_first ? e / 16 : e % SIZE;
            T value{};
            if (x0 + x < LIMIT && k < depth) value = factor[FACTOR::place(x0 + x, k0 + k)];
            tile[k * pitch + x] = value;
        }
    }
}

// A thread's part of a row of a shared tile.
template <typename T, class TILE>
__device__ __forceinline__ void tile_row(const T* row, int thread, T (&out)[TILE::part]) {
    #pragma unroll
    for (int i = 0; i < TILE::part; ++i) {
        out[i] = row[i / TILE::group * (16 * TILE::group) + thread * TILE::group + i % TILE::group];
    }
}

// One tile of a product. Sums over k run in segments: each begins at +0 and takes
// acc = fma(a, b, acc) in ascending k; the segments are added in order. The sum begins at -0, to
// which adding the first segment gives exactly that segment. Where a product is masked, a left
// factor of -0 makes no term, and a segment without terms is left out.
template <typename T, class TILE, class SHAPE, class A, class B, bool MASKED>
__device__ __forceinline__ void product(const T* a, const T* b, int m0, int n0, int thread,
                      T* a_tile, T* b_tile,
                      T (&sum)[TILE::part][TILE::part]) {
    enum { part = TILE::part, pitch = TILE::size + 4 };
    enum { is_whole = SHAPE::k % 16 == 0 && SHAPE::segment % 16 == 0 };
    #pragma unroll
    for (int i = 0; i < part; ++i) {
        #pragma unroll
        for (int j = 0; j < part; ++j) sum[i][j] = negative_zero<T>();
    }
    for (int start = 0; start < SHAPE::k; start += SHAPE::segment) {
        const int end = SHAPE::k - start < SHAPE::segment ? SHAPE::k : start + SHAPE::segment;
        T acc[part][part] = {};
        bool terms[part] = {};
        for (int k0 = start; k0 < end; k0 += 16) {
            const int depth = end - k0 < 16 ? end - k0 : 16;
            __syncthreads();
            bring<T, TILE::size, SHAPE::m, A>(a, m0, k0, depth, thread, a_tile);
            bring<T, TILE::size, SHAPE::n, B>(b, n0, k0, depth, thread, b_tile);
            __syncthreads();
            #pragma unroll
            for (int k = 0; k < 16; ++k) {
                if (!is_whole && k >= depth) break;
                T left[part], right[part];
                tile_row<T, TILE>(a_tile + k * pitch, thread / 16, left);
                tile_row<T, TILE>(b_tile + k * pitch, thread % 16, right);
                #pragma unroll
                for (int i = 0; i < part; ++i) {
                    if (MASKED && is_negative_zero(left[i])) continue;
                    terms[i] = true;
                    #pragma unroll
                    for (int j = 0; j < part; ++j) acc[i][j] = fused(left[i], right[j], acc[i][j]);
                }
            }
        }
        #pragma unroll
        for (int i = 0; i < part; ++i) {
            if (MASKED && !terms[i]) continue;
            #pragma unroll
            for (int j = 0; j < part; ++j) sum[i][j] = plus(sum[i][j], acc[i][j]);
        }
    }
    if (SHAPE::k == 0 && !MASKED) {
        for (int i = 0; i < part; ++i) {
            for (int j = 0; j < part; ++j) sum[i][j] = T{};
        }
    }
}

// Step 0, Product { batch: 1, m: 40, n: 24, k: 300, segment: 256, layout: Rows, tail: Plain, split: M, transposed_a: false }, of region 0 Product { batch: 1, m: 40, n: 24, k: 300, segment: 256, layout: Rows, tail: Plain, split: M, transposed_a: false }: product 40 x 24 x 300, tiles of 16 x 16.
// Contract: elementwise + masked contraction(segment=256).
//   a <- a: f32 of 12000
//   b <- b: f32 of 7200
//   x0 <- bias: f32 of 24
//   x1 <- scale: f32 of 40
//   x2 <- residual: f32 of 960
//   y0 -> c: f32 of 960
__global__ void __launch_bounds__(256) step00_product_batch_1_m_40_n_24_k_300_segment(
    const float* __restrict__ a,
    const float* __restrict__ b,
    const float* __restrict__ x0,
    const float* __restrict__ x1,
    const float* __restrict__ x2,
    float* __restrict__ y0) {
    __shared__ __align__(16) float a_tile[320];
    __shared__ __align__(16) float b_tile[320];
    const int thread = int(threadIdx.x);
    const int m0 = int(blockIdx.x) / 2 * 16;
    const int n0 = int(blockIdx.x) % 2 * 16;
    float sum[1][1];
    product<float, Tile<16>, Shape<40, 24, 300, 256>,
            Left<int, 300, 1, true>, Right<int, 24, 1, true>, true>(
        a, b, m0, n0, thread, a_tile, b_tile, sum);
    #pragma unroll
    for (int i = 0; i < 1; ++i) {
        #pragma unroll
        for (int j = 0; j < 1; ++j) {
            const int m = m0 + Tile<16>::row(thread, i);
            const int n = n0 + Tile<16>::column(thread, j);
            if (m >= 40 || n >= 24) continue;
            y0[24 * m + n] = sum[i][j];
        }
    }
}
static void launch_step00_product_batch_1_m_40_n_24_k_300_segment(const Memory& m) {
    WEFT_LAUNCH(step00_product_batch_1_m_40_n_24_k_300_segment, 6, 256)(
        at<const float>(m.inputs, 0),  // k0.0
        at<const float>(m.inputs, 48128),  // k0.1
        at<const float>(m.inputs, 77056),  // k0.2
        at<const float>(m.inputs, 77312),  // k0.3
        at<const float>(m.inputs, 77568),  // k0.4
        at<float>(m.arena, 0));  // k0.5
}

