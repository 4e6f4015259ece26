/* Elementary functions of C libraries, timed on demand: `weft-bench --functions` builds and runs it.
 *
 *     gcc -O3 -mavx2 -mfma -DSLEEF -o functions functions.c -lsleef -lmvec -lm
 *
 * It reads lines. "input COUNT" is followed by COUNT floats in binary, which are the arguments from
 * then on. "FUNCTION LIBRARY CALLS" makes so many passes over them and prints the processor seconds
 * of one, or "none" where the library has no such function. Libraries are glibc (scalar), libmvec
 * and sleef (the u10 forms), the latter two with 8 floats at a time.
 */
#define _GNU_SOURCE
#include <immintrin.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 1 << 22 };
static float *in, *out;
static size_t count;

typedef void (*pass_fn)(void);

#define SCALAR(name, f) static void glibc_##name(void) { \
    for (size_t i = 0; i < count; i++) out[i] = f(in[i]); }
#define VECTOR(library, name, f) static void library##_##name(void) { \
    for (size_t i = 0; i < count; i += 8) _mm256_storeu_ps(out + i, f(_mm256_loadu_ps(in + i))); }

#define EACH(X) X(exp) X(exp2) X(expm1) X(log) X(log2) X(log1p) X(tanh) X(erf) X(sin) X(cos)

#define GLIBC(name) SCALAR(name, name##f)
EACH(GLIBC)
SCALAR(sqrt, sqrtf)
static float sigmoidf(float x) { return 1 / (1 + expf(-x)); }
static float softplusf(float x) { return x > 0 ? x + log1pf(expf(-x)) : log1pf(expf(x)); }
SCALAR(sigmoid, sigmoidf)
SCALAR(softplus, softplusf)

#define DECLARE(name) __m256 _ZGVdN8v_##name##f(__m256);
EACH(DECLARE)
#define MVEC(name) VECTOR(libmvec, name, _ZGVdN8v_##name##f)
EACH(MVEC)

#ifdef SLEEF
#include <sleef.h>
#define U10(name) VECTOR(sleef, name, Sleef_##name##f8_u10avx2)
EACH(U10)
#define SLEEF_ROW(f) {"sleef", #f, sleef_##f},
#else
#define SLEEF_ROW(f)
#endif

static const struct { const char *library, *function; pass_fn pass; } table[] = {
#define ROWS(f) {"glibc", #f, glibc_##f}, {"libmvec", #f, libmvec_##f}, SLEEF_ROW(f)
    EACH(ROWS)
    {"glibc", "sqrt", glibc_sqrt}, {"glibc", "sigmoid", glibc_sigmoid},
    {"glibc", "softplus", glibc_softplus},
};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(void) {
    in = aligned_alloc(64, MOST * sizeof *in);
    out = aligned_alloc(64, MOST * sizeof *out);
    if (!in || !out) return 2;
    char line[128], function[32], library[32];
    while (fgets(line, sizeof line, stdin)) {
        size_t wanted;
        long calls;
        if (sscanf(line, "input %zu", &wanted) == 1) {
            if (wanted > MOST || wanted % 8 || fread(in, 4, wanted, stdin) != wanted) return 2;
            count = wanted;
            continue;
        }
        if (sscanf(line, "%31s %31s %ld", function, library, &calls) != 3 || calls < 1) return 2;
        pass_fn pass = 0;
        for (size_t i = 0; i < sizeof table / sizeof *table; i++)
            if (!strcmp(table[i].library, library) && !strcmp(table[i].function, function))
                pass = table[i].pass;
        if (pass) {
            pass();
            double begun = now();
            for (long i = 0; i < calls; i++) pass();
            printf("%.9e\n", (now() - begun) / (double)calls);
        } else {
            puts("none");
        }
        fflush(stdout);
    }
    return 0;
}
