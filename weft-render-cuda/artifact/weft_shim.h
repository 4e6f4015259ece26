// CUDA C on a CPU: blocks one after the other, the threads of a block as fibres.
//
// Each thread runs until it waits for others (__syncthreads, a shuffle) and then the next one runs, in
// an order that WEFT_SHIM_ORDER chooses: up, down, or a number that shuffles them. Results that depend
// on it show a missing barrier. One kernel runs at a time, on one thread of the host.
//
// Compile with fma as one operation and -ffp-contract=off. This checks arithmetic, indices and
// barriers; it says nothing of a device's speed.
#pragma once

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <algorithm>
#include <functional>
#include <vector>

#if !defined(__x86_64__)
#include <ucontext.h>
#endif

#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(threads)
#define __align__(bytes) __attribute__((aligned(bytes)))
// Blocks run one after the other, so one copy serves them all.
#define __shared__ static

namespace weft_shim {

struct Index {
    unsigned x;
};

enum class State { ready, at_barrier, in_warp, done };

// A thread: its stack, and where it stands.
struct Fibre {
    std::vector<unsigned char> stack;
    State state = State::done;
    unsigned parity = 0;
#if defined(__x86_64__)
    void* sp = nullptr;
#else
    ucontext_t context;
#endif
};

// Values that the lanes of a warp exchange; two sets in turn, so that a lane may go on while another
// still reads.
struct Warp {
    uint64_t value[2][32];
    unsigned arrived = 0;
};

struct Machine {
    std::vector<Fibre> fibres;
    std::vector<Warp> warps;
    std::vector<unsigned> order;
    unsigned threads = 0;
    unsigned current = 0;
    const std::function<void()>* kernel = nullptr;
#if defined(__x86_64__)
    void* sp = nullptr;
#else
    ucontext_t context;
#endif
};

inline Machine& machine() {
    static Machine all;
    return all;
}

}  // namespace weft_shim

inline weft_shim::Index threadIdx;
inline weft_shim::Index blockIdx;

#if defined(__x86_64__)
// Saves the registers that a function must keep, changes stacks, and restores them from there.
extern "C" void weft_shim_switch(void** from, void* to);
#ifdef WEFT_SHIM_MAIN
asm(R"(
.text
.globl weft_shim_switch
weft_shim_switch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
)");
#endif
#endif

namespace weft_shim {

// Leaves the current thread until the scheduler comes back to it.
inline void leave() {
    Machine& m = machine();
    Fibre& own = m.fibres[m.current];
#if defined(__x86_64__)
    weft_shim_switch(&own.sp, m.sp);
#else
    swapcontext(&own.context, &m.context);
#endif
}

inline void fibre_main() {
    Machine& m = machine();
    (*m.kernel)();
    m.fibres[m.current].state = State::done;
    leave();
    abort();
}

inline void prepare(Fibre& fibre) {
    const size_t bytes = 256 << 10;
    if (fibre.stack.empty()) fibre.stack.resize(bytes);
    fibre.state = State::ready;
    fibre.parity = 0;
#if defined(__x86_64__)
    uintptr_t top = reinterpret_cast<uintptr_t>(fibre.stack.data() + bytes) & ~uintptr_t(63);
    // At its first instruction a function finds the stack 8 below a multiple of 16.
    void** at = reinterpret_cast<void**>(top - 8);
    *at = nullptr;
    *--at = reinterpret_cast<void*>(&fibre_main);
    for (int i = 0; i < 6; ++i) *--at = nullptr;
    fibre.sp = at;
#else
    getcontext(&fibre.context);
    fibre.context.uc_stack.ss_sp = fibre.stack.data();
    fibre.context.uc_stack.ss_size = bytes;
    fibre.context.uc_link = nullptr;
    makecontext(&fibre.context, reinterpret_cast<void (*)()>(&fibre_main), 0);
#endif
}

inline void enter(unsigned thread) {
    Machine& m = machine();
    m.current = thread;
    threadIdx.x = thread;
#if defined(__x86_64__)
    weft_shim_switch(&m.sp, m.fibres[thread].sp);
#else
    swapcontext(&m.context, &m.fibres[thread].context);
#endif
}

inline void run_block() {
    Machine& m = machine();
    for (unsigned t = 0; t < m.threads; ++t) prepare(m.fibres[t]);
    for (Warp& warp : m.warps) warp.arrived = 0;
    for (;;) {
        bool ran = false;
        for (unsigned t : m.order) {
            if (m.fibres[t].state != State::ready) continue;
            enter(t);
            ran = true;
        }
        if (ran) continue;
        bool waiting = false;
        for (unsigned t = 0; t < m.threads; ++t) {
            Fibre& fibre = m.fibres[t];
            if (fibre.state == State::in_warp) {
                fprintf(stderr, "weft_shim: lanes wait in a shuffle that not all of a warp reach\n");
                abort();
            }
            if (fibre.state == State::at_barrier) {
                fibre.state = State::ready;
                waiting = true;
            }
        }
        if (!waiting) return;
    }
}

inline std::vector<unsigned> order_of(unsigned threads) {
    std::vector<unsigned> order(threads);
    for (unsigned i = 0; i < threads; ++i) order[i] = i;
    const char* word = getenv("WEFT_SHIM_ORDER");
    if (word == nullptr || strcmp(word, "up") == 0) return order;
    if (strcmp(word, "down") == 0) {
        std::reverse(order.begin(), order.end());
        return order;
    }
    uint64_t state = strtoull(word, nullptr, 10) * 2 + 1;
    for (unsigned i = threads; i > 1; --i) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        std::swap(order[i - 1], order[(state >> 33) % i]);
    }
    return order;
}

inline void launch(uint64_t blocks, unsigned threads, const std::function<void()>& kernel) {
    Machine& m = machine();
    m.threads = threads;
    if (m.fibres.size() < threads) m.fibres.resize(threads);
    m.warps.resize((threads + 31) / 32);
    m.order = order_of(threads);
    m.kernel = &kernel;
    for (uint64_t block = 0; block < blocks; ++block) {
        blockIdx.x = unsigned(block);
        run_block();
    }
}

// A kernel that takes its arguments in a second pair of parentheses, as in CUDA.
template <typename... Params> struct Launch {
    void (*kernel)(Params...);
    uint64_t blocks;
    unsigned threads;
    template <typename... Args> void operator()(Args... args) const {
        launch(blocks, threads, [=] { kernel(args...); });
    }
};
template <typename... Params>
Launch<Params...> launcher(void (*kernel)(Params...), uint64_t blocks, unsigned threads) {
    return Launch<Params...>{kernel, blocks, threads};
}

// Gives a value to the warp and takes that of another lane.
template <typename T> T exchange(T x, unsigned from) {
    static_assert(sizeof(T) <= 8, "values of a shuffle have at most 8 bytes");
    Machine& m = machine();
    const unsigned thread = m.current, lane = thread % 32;
    Warp& warp = m.warps[thread / 32];
    const unsigned parity = m.fibres[thread].parity++ % 2;
    uint64_t bits = 0;
    memcpy(&bits, &x, sizeof x);
    warp.value[parity][lane] = bits;
    const unsigned first = thread - lane;
    const unsigned lanes = m.threads - first < 32 ? m.threads - first : 32;
    if (++warp.arrived == lanes) {
        warp.arrived = 0;
        for (unsigned t = first; t < first + lanes; ++t) m.fibres[t].state = State::ready;
    } else {
        m.fibres[thread].state = State::in_warp;
        leave();
    }
    if (from >= lanes) from = lane;
    T out;
    memcpy(&out, &warp.value[parity][from], sizeof out);
    return out;
}

}  // namespace weft_shim

#define WEFT_LAUNCH(kernel, blocks, threads) weft_shim::launcher(kernel, blocks, threads)

inline void __syncthreads() {
    weft_shim::Machine& m = weft_shim::machine();
    m.fibres[m.current].state = weft_shim::State::at_barrier;
    weft_shim::leave();
}

template <typename T> T __shfl_down_sync(unsigned, T x, unsigned by) {
    return weft_shim::exchange(x, threadIdx.x % 32 + by);
}
template <typename T> T __shfl_sync(unsigned, T x, int from) {
    return weft_shim::exchange(x, unsigned(from));
}

// Operations that round once, to nearest even.
inline float __fadd_rn(float a, float b) { return a + b; }
inline float __fsub_rn(float a, float b) { return a - b; }
inline float __fmul_rn(float a, float b) { return a * b; }
inline float __fdiv_rn(float a, float b) { return a / b; }
inline float __fsqrt_rn(float a) { return sqrtf(a); }
inline float __fmaf_rn(float a, float b, float c) { return fmaf(a, b, c); }
inline double __dadd_rn(double a, double b) { return a + b; }
inline double __dsub_rn(double a, double b) { return a - b; }
inline double __dmul_rn(double a, double b) { return a * b; }
inline double __ddiv_rn(double a, double b) { return a / b; }
inline double __dsqrt_rn(double a) { return sqrt(a); }
inline double __fma_rn(double a, double b, double c) { return fma(a, b, c); }
inline float __double2float_rn(double x) { return float(x); }

template <typename To, typename From> To weft_shim_bits(From x) {
    static_assert(sizeof(To) == sizeof(From), "one size");
    To out;
    memcpy(&out, &x, sizeof out);
    return out;
}
inline uint32_t __float_as_uint(float x) { return weft_shim_bits<uint32_t>(x); }
inline int32_t __float_as_int(float x) { return weft_shim_bits<int32_t>(x); }
inline float __uint_as_float(uint32_t x) { return weft_shim_bits<float>(x); }
inline int64_t __double_as_longlong(double x) { return weft_shim_bits<int64_t>(x); }
inline double __longlong_as_double(int64_t x) { return weft_shim_bits<double>(x); }

// Rounding toward zero: the nearest float, or the one in front of it.
template <typename Wide> float weft_shim_toward_zero(float nearest, Wide magnitude, Wide given) {
    return magnitude > given ? __uint_as_float(__float_as_uint(nearest) - 1) : nearest;
}
inline float __double2float_rz(double x) {
    const float nearest = float(x);
    return weft_shim_toward_zero(nearest, fabs(double(nearest)), fabs(x));
}
inline float __ull2float_rz(uint64_t x) {
    const float nearest = float(x);
    // 2^64 is the one float that does not fit.
    const __uint128_t wide = nearest >= 18446744073709551616.0f ? __uint128_t(1) << 64
                                                                : __uint128_t(uint64_t(nearest));
    return weft_shim_toward_zero(nearest, wide, __uint128_t(x));
}
inline float __ll2float_rz(int64_t x) {
    const uint64_t magnitude = x < 0 ? uint64_t(0) - uint64_t(x) : uint64_t(x);
    const float cut = __ull2float_rz(magnitude);
    return x < 0 ? -cut : cut;
}

// f16, by integers.
struct __half {
    uint16_t bits;
};
inline __half __ushort_as_half(uint16_t x) { return __half{x}; }
inline uint16_t __half_as_ushort(__half x) { return x.bits; }
inline float __half2float(__half x) {
    const uint32_t sign = uint32_t(x.bits & 0x8000) << 16, magnitude = x.bits & 0x7fff;
    if (magnitude >= 0x7c00) return __uint_as_float(sign | 0x7f800000 | (magnitude & 0x3ff) << 13);
    if (magnitude >= 0x400) return __uint_as_float(sign | ((magnitude << 13) + (112u << 23)));
    const float value = float(magnitude) * 0x1p-24f;
    return sign ? -value : value;
}
inline __half __float2half_rn(float x) {
    const uint32_t bits = __float_as_uint(x), magnitude = bits & 0x7fffffff;
    const uint16_t sign = uint16_t(bits >> 16 & 0x8000);
    if (magnitude > 0x7f800000) return __half{0x7fff};
    if (magnitude >= 0x47800000) return __half{uint16_t(sign | 0x7c00)};
    if (magnitude < 0x33000000) return __half{sign};
    const uint32_t exponent = magnitude >> 23, fraction = (magnitude & 0x7fffff) | 0x800000;
    // Bits that go: 13, and more where the result is subnormal.
    const uint32_t drop = exponent >= 113 ? 13 : 126 - exponent;
    const uint32_t kept = fraction >> drop, rest = fraction & ((1u << drop) - 1), half = 1u << (drop - 1);
    const uint32_t up = rest > half || (rest == half && (kept & 1)) ? 1 : 0;
    const uint32_t base = exponent >= 113 ? (exponent - 113) << 10 : 0;
    return __half{uint16_t(sign | (base + kept + up))};
}

// So much of CUDA's runtime as the driver needs. There is no device, so there are no times.
enum cudaError_t { cudaSuccess = 0, cudaErrorMemoryAllocation = 2, cudaErrorNotSupported = 801 };
enum cudaMemcpyKind { cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost };
struct cudaDeviceProp {
    char name[256];
    int major, minor;
};
using cudaEvent_t = int;
inline const char* cudaGetErrorString(cudaError_t e) {
    return e == cudaSuccess ? "no error" : e == cudaErrorNotSupported ? "not supported" : "no memory";
}
inline cudaError_t cudaGetDeviceProperties(cudaDeviceProp* p, int) {
    memset(p, 0, sizeof *p);
    strcpy(p->name, "no device: weft_shim.h on a CPU");
    return cudaSuccess;
}
inline cudaError_t cudaDriverGetVersion(int*) { return cudaErrorNotSupported; }
inline cudaError_t cudaMalloc(unsigned char** p, size_t bytes) {
    const size_t whole = (bytes + 255) / 256 * 256;
    *p = static_cast<unsigned char*>(aligned_alloc(256, whole == 0 ? 256 : whole));
    return *p ? cudaSuccess : cudaErrorMemoryAllocation;
}
inline cudaError_t cudaFree(void* p) {
    free(p);
    return cudaSuccess;
}
inline cudaError_t cudaMemset(void* p, int byte, size_t bytes) {
    memset(p, byte, bytes);
    return cudaSuccess;
}
inline cudaError_t cudaMemcpy(void* to, const void* from, size_t bytes, cudaMemcpyKind) {
    memcpy(to, from, bytes);
    return cudaSuccess;
}
inline cudaError_t cudaGetLastError() { return cudaSuccess; }
inline cudaError_t cudaDeviceSynchronize() { return cudaSuccess; }
inline cudaError_t cudaEventCreate(cudaEvent_t*) { return cudaSuccess; }
inline cudaError_t cudaEventDestroy(cudaEvent_t) { return cudaSuccess; }
inline cudaError_t cudaEventRecord(cudaEvent_t) { return cudaSuccess; }
inline cudaError_t cudaEventSynchronize(cudaEvent_t) { return cudaSuccess; }
inline cudaError_t cudaEventElapsedTime(float*, cudaEvent_t, cudaEvent_t) {
    return cudaErrorNotSupported;
}
