/* An outside witness for the correctly rounded functions, over any range of inputs.
 *
 *     gcc -O2 -o witness witness.c -lmpfr -lgmp -lm
 *     gcc -O3 -mavx2 -mfma -o witness witness.c -lmpfr -lgmp -lmvec -lm       (several times faster)
 *     elementary_bits exp FROM TO | ./witness exp FROM TO
 *
 * For every input encoding in [FROM, TO) it reads one result from standard input and compares it
 * with the correctly rounded one, in two steps: the C library's double function decides (with AVX2
 * its vector function), unless its value lies within 2^-47 of itself, which is 32 double ulps or
 * more, of the midpoint of two neighbouring floats (the library's functions used here are within
 * 4); then MPFR decides, with 200 bits. Each input that MPFR
 * decided is printed as "hard INPUT DISTANCE", the distance to the midpoint as -log2 of the
 * relative one. The last line counts inputs, wrong results, and inputs that MPFR decided.
 *
 * With the further argument "pairs" it reads lines "INPUT OUTPUT" in hexadecimal instead, ignores
 * FROM and TO, and lets MPFR decide all of them.
 *
 * With the further argument "answers" it reads input encodings, four bytes each, ignores FROM and
 * TO, lets MPFR decide all of them, and writes the results in the same form.
 *
 * With the further argument "emit" it reads nothing and writes the correctly rounded results
 * themselves, four bytes each, little-endian, every NaN as 7fc00000: the outside half of
 * `cargo xtask validate --exhaustive`, which hashes them.
 *
 * With the further argument "glibc" it reads nothing and counts the inputs for which the C
 * library's own expf or logf is not correctly rounded.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <math.h>
#include <mpfr.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 1 << 14 };

typedef void (*quick_fn)(double *, const double *);
typedef void (*exact_fn)(mpfr_t, mpfr_t);

static float from_bits(uint32_t bits) { float f; memcpy(&f, &bits, 4); return f; }
static uint32_t to_bits(float f) { uint32_t b; memcpy(&b, &f, 4); return b; }

/* q_NAME(y, x): double values for a block. */
#ifdef __AVX2__
#include <immintrin.h>
typedef __m256d vec;
enum { LANES = 4 };
#define V(f) _ZGVdN4v_##f
#define LIBRARY(f) vec V(f)(vec);
LIBRARY(exp) LIBRARY(exp2) LIBRARY(expm1) LIBRARY(log) LIBRARY(log2) LIBRARY(log1p)
LIBRARY(tanh) LIBRARY(erf) LIBRARY(sin) LIBRARY(cos)
static vec get(const double *x) { return _mm256_loadu_pd(x); }
static void put(double *y, vec v) { _mm256_storeu_pd(y, v); }
static vec V(sqrt)(vec x) { return _mm256_sqrt_pd(x); }
static vec select_positive(vec x, vec yes, vec no) {
    return _mm256_blendv_pd(no, yes, _mm256_cmp_pd(x, _mm256_setzero_pd(), _CMP_GT_OQ));
}
#else
typedef double vec;
enum { LANES = 1 };
#define V(f) f
static vec get(const double *x) { return *x; }
static void put(double *y, vec v) { *y = v; }
static vec select_positive(vec x, vec yes, vec no) { return x > 0 ? yes : no; }
#endif

static vec V(sigmoid)(vec x) { return 1.0 / (1.0 + V(exp)(-x)); }
static vec V(softplus)(vec x) {
    vec rest = V(log1p)(V(exp)(select_positive(x, -x, x)));
    return select_positive(x, x + rest, rest);
}

#define QUICK(f) static void q_##f(double *y, const double *x) { \
    for (int i = 0; i < BLOCK; i += LANES) put(y + i, V(f)(get(x + i))); }
QUICK(exp) QUICK(exp2) QUICK(expm1) QUICK(log) QUICK(log2) QUICK(log1p) QUICK(tanh) QUICK(erf)
QUICK(sin) QUICK(cos) QUICK(sqrt) QUICK(sigmoid) QUICK(softplus)

static void e_exp(mpfr_t r, mpfr_t x) { mpfr_exp(r, x, MPFR_RNDN); }
static void e_exp2(mpfr_t r, mpfr_t x) { mpfr_exp2(r, x, MPFR_RNDN); }
static void e_expm1(mpfr_t r, mpfr_t x) { mpfr_expm1(r, x, MPFR_RNDN); }
static void e_log(mpfr_t r, mpfr_t x) { mpfr_log(r, x, MPFR_RNDN); }
static void e_log2(mpfr_t r, mpfr_t x) { mpfr_log2(r, x, MPFR_RNDN); }
static void e_log1p(mpfr_t r, mpfr_t x) { mpfr_log1p(r, x, MPFR_RNDN); }
static void e_tanh(mpfr_t r, mpfr_t x) { mpfr_tanh(r, x, MPFR_RNDN); }
static void e_erf(mpfr_t r, mpfr_t x) { mpfr_erf(r, x, MPFR_RNDN); }
static void e_sin(mpfr_t r, mpfr_t x) { mpfr_sin(r, x, MPFR_RNDN); }
static void e_cos(mpfr_t r, mpfr_t x) { mpfr_cos(r, x, MPFR_RNDN); }
static void e_sqrt(mpfr_t r, mpfr_t x) { mpfr_sqrt(r, x, MPFR_RNDN); }
static void e_sigmoid(mpfr_t r, mpfr_t x) {
    mpfr_neg(r, x, MPFR_RNDN);
    mpfr_exp(r, r, MPFR_RNDN);
    mpfr_add_ui(r, r, 1, MPFR_RNDN);
    mpfr_ui_div(r, 1, r, MPFR_RNDN);
}
static void e_softplus(mpfr_t r, mpfr_t x) {
    if (mpfr_sgn(x) <= 0) { mpfr_exp(r, x, MPFR_RNDN); mpfr_log1p(r, r, MPFR_RNDN); return; }
    mpfr_neg(r, x, MPFR_RNDN);
    mpfr_exp(r, r, MPFR_RNDN);
    mpfr_log1p(r, r, MPFR_RNDN);
    mpfr_add(r, r, x, MPFR_RNDN);
}

#define ROW(f) {#f, q_##f, e_##f}
static const struct { const char *name; quick_fn quick; exact_fn exact; } functions[] = {
    ROW(exp), ROW(exp2), ROW(expm1), ROW(log), ROW(log2), ROW(log1p), ROW(tanh), ROW(erf),
    ROW(sin), ROW(cos), ROW(sqrt), ROW(sigmoid), ROW(softplus),
};

/* -log2 of the relative distance of r to the nearest midpoint of two neighbouring floats. */
static double distance(mpfr_t r) {
    mpfr_t scaled, off;
    mpfr_inits2(250, scaled, off, (mpfr_ptr)0);
    long last = mpfr_get_exp(r) - 24;
    if (last < -149) last = -149;
    mpfr_mul_2si(scaled, r, -last, MPFR_RNDN);
    mpfr_abs(scaled, scaled, MPFR_RNDN);
    mpfr_frac(off, scaled, MPFR_RNDN);
    mpfr_sub_d(off, off, 0.5, MPFR_RNDN);
    mpfr_div(off, off, scaled, MPFR_RNDN);
    mpfr_abs(off, off, MPFR_RNDN);
    double d = mpfr_zero_p(off) ? 999.0 : -log2(mpfr_get_d(off, MPFR_RNDN));
    mpfr_clears(scaled, off, (mpfr_ptr)0);
    return d;
}

static mpfr_t x, r;
static int which;
static uint64_t decided;

static uint32_t canonical(float f) { return isnan(f) ? 0x7fc00000 : to_bits(f); }

static uint32_t by_mpfr(uint32_t bits, int print) {
    decided++;
    mpfr_set_flt(x, from_bits(bits), MPFR_RNDN);
    functions[which].exact(r, x);
    if (print && mpfr_regular_p(r)) printf("hard %08x %.2f\n", bits, distance(r));
    return mpfr_nan_p(r) ? 0x7fc00000 : to_bits(mpfr_get_flt(r, MPFR_RNDN));
}

/* The correctly rounded results for BLOCK inputs; those that MPFR decides are printed if asked for. */
static void correct(uint32_t *out, uint32_t first, int print) {
    static double in[BLOCK], y[BLOCK];
    static int close[BLOCK];
    for (int i = 0; i < BLOCK; i++) in[i] = from_bits(first + i);
    functions[which].quick(y, in);
    int any = 0;
    for (int i = 0; i < BLOCK; i++) {
        float low = (float)(y[i] * (1 - 0x1p-47)), high = (float)(y[i] * (1 + 0x1p-47));
        close[i] = low != high && y[i] == y[i];
        any |= close[i];
        out[i] = canonical((float)y[i]);
    }
    for (int i = 0; any && i < BLOCK; i++)
        if (close[i]) out[i] = by_mpfr(first + i, print);
}

int main(int argc, char **argv) {
    if (argc < 4) { fprintf(stderr, "arguments: FUNCTION FROM TO [answers | emit | glibc | pairs]\n"); return 2; }
    uint64_t from = strtoull(argv[2], 0, 10), to = strtoull(argv[3], 0, 10);
    which = -1;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (!strcmp(functions[i].name, argv[1])) which = (int)i;
    if (which < 0) { fprintf(stderr, "no function named %s\n", argv[1]); return 2; }
    const char *mode = argc > 4 ? argv[4] : "";
    int emit = !strcmp(mode, "emit"), glibc = !strcmp(mode, "glibc");
    int pairs = !strcmp(mode, "pairs"), answers = !strcmp(mode, "answers");
    float (*single)(float) = !strcmp(argv[1], "exp") ? expf : !strcmp(argv[1], "log") ? logf : 0;
    if (glibc && !single) { fprintf(stderr, "only exp and log are compared with glibc's\n"); return 2; }

#ifdef F_SETPIPE_SZ
    /* Fewer turns between writer and reader. Where it is refused, all is as it was. */
    if (emit) (void)fcntl(1, F_SETPIPE_SZ, 1 << 20);
#endif
    mpfr_init2(x, 24);
    mpfr_init2(r, 200);
    static uint32_t buffer[BLOCK], expected[BLOCK];
    uint64_t wrong = 0, seen = 0;
    unsigned input, output;
    while (pairs && scanf("%x %x", &input, &output) == 2) {
        uint32_t expected = by_mpfr(input, 1);
        if (expected != output) {
            wrong++;
            printf("wrong %08x expected %08x given %08x\n", input, expected, output);
        }
        seen++;
    }
    for (uint32_t word; answers && fread(&word, 4, 1, stdin) == 1; seen++) {
        uint32_t answer = by_mpfr(word, 0);
        if (fwrite(&answer, 4, 1, stdout) != 1) return 2;
    }
    if (answers) return seen == 0;
    if (pairs) from = to;
    for (uint64_t base = from; base < to;) {
        uint64_t want = to - base < BLOCK ? to - base : BLOCK;
        if (!emit && !glibc && fread(buffer, 4, want, stdin) != want) {
            fprintf(stderr, "input ended early\n");
            return 2;
        }
        correct(expected, (uint32_t)base, !emit && !glibc);
        if (emit && fwrite(expected, 4, want, stdout) != want) return 2;
        for (uint64_t i = 0; i < want && !emit; i++) {
            uint32_t bits = (uint32_t)(base + i);
            if (glibc) buffer[i] = canonical(single(from_bits(bits)));
            if (expected[i] != buffer[i] && wrong++ < 20 && !glibc)
                printf("wrong %08x expected %08x given %08x\n", bits, expected[i], buffer[i]);
        }
        seen += want;
        base += want;
    }
#ifdef __GLIBC__
    if (glibc) printf("glibc %d.%d\n", __GLIBC__, __GLIBC_MINOR__);
#endif
    if (!emit) printf("%s inputs %llu wrong %llu decided-by-mpfr %llu\n", argv[1],
           (unsigned long long)seen, (unsigned long long)wrong, (unsigned long long)decided);
    return wrong != 0 && !glibc;
}
