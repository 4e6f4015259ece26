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

// A right factor in panels of NR columns: (k, n) is at ((n / NR) * K + k) * NR + n % NR.
template <typename I, I K, I NR, bool FOURS> struct RightPanels {
    enum { fours_in_k = false, fours_in_x = FOURS, k_first = false };
    static __device__ __forceinline__ I place(I n, I k) { return (n / NR * K + k) * NR + n % NR; }
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

// The function erf.
static __device__ __forceinline__ float fn_erf(float x0) {
    const bool v2 = x0 < -3.921875f;
    const float v3 = v2 ? -3.921875f : x0;
    const bool v5 = v3 > 3.921875f;
    const float v6 = v5 ? 3.921875f : v3;
    const double v7 = double(v6);
    const double v9 = __fma_rn(v7, v7, -7.6875);
    const double v12 = __fma_rn(-0x1.c87b9088eb6c5p-100, v9, 0x1.9cecdb9f500e7p-95);
    const double v14 = __fma_rn(v12, v9, -0x1.5786ed71aa26ep-91);
    const double v16 = __fma_rn(v14, v9, 0x1.de1704128afa5p-87);
    const double v18 = __fma_rn(v16, v9, -0x1.bd652d50f83dcp-82);
    const double v20 = __fma_rn(v18, v9, 0x1.404a0885661c6p-77);
    const double v22 = __fma_rn(v20, v9, -0x1.9f25a4f8d1a29p-73);
    const double v24 = __fma_rn(v22, v9, 0x1.0a1deae35d1d2p-68);
    const double v26 = __fma_rn(v24, v9, -0x1.4885f85ef0e0cp-64);
    const double v28 = __fma_rn(v26, v9, 0x1.80098e04b4535p-60);
    const double v30 = __fma_rn(v28, v9, -0x1.a9c97212c0bb1p-56);
    const double v32 = __fma_rn(v30, v9, 0x1.bf8bcd84847ddp-52);
    const double v34 = __fma_rn(v32, v9, -0x1.bcc0e84e98356p-48);
    const double v36 = __fma_rn(v34, v9, 0x1.a0d21be406dbcp-44);
    const double v38 = __fma_rn(v36, v9, -0x1.6f99d8b4f874cp-40);
    const double v40 = __fma_rn(v38, v9, 0x1.3078e3033192dp-36);
    const double v42 = __fma_rn(v40, v9, -0x1.d8febac3c296cp-33);
    const double v44 = __fma_rn(v42, v9, 0x1.585eb9c1a4b23p-29);
    const double v46 = __fma_rn(v44, v9, -0x1.d68dd7e2912bbp-26);
    const double v48 = __fma_rn(v46, v9, 0x1.2ed4998bc3a3fp-22);
    const double v50 = __fma_rn(v48, v9, -0x1.721058828792p-19);
    const double v52 = __fma_rn(v50, v9, 0x1.b34e94ec2845ap-16);
    const double v54 = __fma_rn(v52, v9, -0x1.f7e50687dee5p-13);
    const double v56 = __fma_rn(v54, v9, 0x1.294ee9bf9331cp-9);
    const double v58 = __fma_rn(v56, v9, -0x1.7fc077d0f9d53p-6);
    const double v60 = __fma_rn(v58, v9, 0x1.714a947278f76p-2);
    const double v61 = __dmul_rn(v7, v60);
    const float v62 = __double2float_rn(v61);
    return v62;
}

// Step 0, Product { batch: 1, m: 40, n: 24, k: 300, segment: 256, layout: Panels(8), tail: BiasGelu, split: M, transposed_a: false }, of region 0 Product { batch: 1, m: 40, n: 24, k: 300, segment: 256, layout: Panels(8), tail: BiasGelu, split: M, transposed_a: false }: product 40 x 24 x 300, tiles of 16 x 16.
// Contract: elementwise + contraction(segment=256) + erf.
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
            Left<int, 300, 1, true>, RightPanels<int, 300, 8, true>, false>(
        a, b, m0, n0, thread, a_tile, b_tile, sum);
    #pragma unroll
    for (int i = 0; i < 1; ++i) {
        #pragma unroll
        for (int j = 0; j < 1; ++j) {
            const int m = m0 + Tile<16>::row(thread, i);
            const int n = n0 + Tile<16>::column(thread, j);
            if (m >= 40 || n >= 24) continue;
            const float v1 = x0[n];
            const float v2 = __fadd_rn(sum[i][j], v1);
            const float v4 = __fmul_rn(v2, 0x1.6a09e6p-1f);
            const float v5 = fn_erf(v4);
            const float v7 = __fadd_rn(1.0f, v5);
            const float v9 = __fmul_rn(0.5f, v2);
            const float v10 = __fmul_rn(v9, v7);
            const float v11 = x2[24 * m + n];
            const float v12 = __fadd_rn(v10, v11);
            y0[24 * m + n] = v12;
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

