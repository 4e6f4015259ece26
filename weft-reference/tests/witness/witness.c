/* An outside witness for the correctly rounded functions, over any range of inputs.
 *
 *     gcc -O2 -o witness witness.c -lmpfr -lgmp -lm
 *     elementary_bits exp FROM TO | ./witness exp FROM TO
 *
 * For every input encoding in [FROM, TO) it reads one result from standard input and compares it
 * with the correctly rounded one, in two steps: the C library's double function decides, unless
 * its value lies within 32 double ulps of the midpoint of two neighbouring floats (the library's
 * functions used here are within 4); then MPFR decides, with 200 bits. Each input that MPFR
 * decided is printed as "hard INPUT DISTANCE", the distance to the midpoint as -log2 of the
 * relative one. The last line counts inputs, wrong results, and inputs that MPFR decided.
 *
 * With the further argument "pairs" it reads lines "INPUT OUTPUT" in hexadecimal instead, ignores
 * FROM and TO, and lets MPFR decide all of them.
 *
 * With the further argument "glibc" it counts instead the inputs for which the C library's own
 * expf or logf differs from what was read.
 */
#define _GNU_SOURCE
#include <math.h>
#include <mpfr.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef double (*quick_fn)(double);
typedef void (*exact_fn)(mpfr_t, mpfr_t);

static float from_bits(uint32_t bits) { float f; memcpy(&f, &bits, 4); return f; }
static uint32_t to_bits(float f) { uint32_t b; memcpy(&b, &f, 4); return b; }

static double q_sigmoid(double x) { return 1.0 / (1.0 + exp(-x)); }
static double q_softplus(double x) { return x > 0 ? x + log1p(exp(-x)) : log1p(exp(x)); }

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
    mpfr_exp(r, x, MPFR_RNDN);
    mpfr_log1p(r, r, MPFR_RNDN);
}

static const struct { const char *name; quick_fn quick; exact_fn exact; } functions[] = {
    {"exp", exp, e_exp},       {"exp2", exp2, e_exp2},    {"expm1", expm1, e_expm1},
    {"log", log, e_log},       {"log2", log2, e_log2},    {"log1p", log1p, e_log1p},
    {"tanh", tanh, e_tanh},    {"erf", erf, e_erf},       {"sin", sin, e_sin},
    {"cos", cos, e_cos},       {"sqrt", sqrt, e_sqrt},    {"sigmoid", q_sigmoid, e_sigmoid},
    {"softplus", q_softplus, e_softplus},
};

/* Whether y lies within 32 of its ulps of the midpoint of two neighbouring floats. */
static int is_close(double y) {
    uint64_t bits;
    memcpy(&bits, &y, 8);
    int exponent = (int)(bits >> 52 & 0x7ff) - 1023;
    if (exponent > 127 || exponent < -151) return 0;
    int dropped = exponent < -126 ? 29 + (-126 - exponent) : 29;
    uint64_t mantissa = (bits & ((1ull << 52) - 1)) | 1ull << 52;
    uint64_t rest = mantissa & ((1ull << dropped) - 1), half = 1ull << (dropped - 1);
    return rest + 32 >= half && rest <= half + 32;
}

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

int main(int argc, char **argv) {
    if (argc < 4) { fprintf(stderr, "arguments: FUNCTION FROM TO [glibc | pairs]\n"); return 2; }
    uint64_t from = strtoull(argv[2], 0, 10), to = strtoull(argv[3], 0, 10);
    int which = -1;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (!strcmp(functions[i].name, argv[1])) which = (int)i;
    if (which < 0) { fprintf(stderr, "no function named %s\n", argv[1]); return 2; }
    int glibc = argc > 4 && !strcmp(argv[4], "glibc");
    int pairs = argc > 4 && !strcmp(argv[4], "pairs");
    int is_exp = !strcmp(argv[1], "exp");

    mpfr_t x, r;
    mpfr_init2(x, 24);
    mpfr_init2(r, 200);
    static uint32_t buffer[1 << 16];
    uint64_t wrong = 0, decided = 0, seen = 0;
    unsigned input, output;
    while (pairs && scanf("%x %x", &input, &output) == 2) {
        mpfr_set_flt(x, from_bits(input), MPFR_RNDN);
        functions[which].exact(r, x);
        uint32_t expected = mpfr_nan_p(r) ? 0x7fc00000 : to_bits(mpfr_get_flt(r, MPFR_RNDN));
        if (expected != output) {
            wrong++;
            printf("wrong %08x expected %08x given %08x\n", input, expected, output);
        }
        if (mpfr_regular_p(r)) printf("hard %08x %.2f\n", input, distance(r));
        seen++, decided++;
    }
    if (pairs) from = to;
    for (uint64_t base = from; base < to;) {
        uint64_t want = to - base < 1 << 16 ? to - base : 1 << 16;
        if (fread(buffer, 4, want, stdin) != want) { fprintf(stderr, "input ended early\n"); return 2; }
        for (uint64_t i = 0; i < want; i++, seen++) {
            uint32_t bits = (uint32_t)(base + i);
            float f = from_bits(bits), expected;
            if (glibc) {
                expected = is_exp ? expf(f) : logf(f);
            } else {
                double y = functions[which].quick(f);
                expected = (float)y;
                if (is_close(y)) {
                    decided++;
                    mpfr_set_flt(x, f, MPFR_RNDN);
                    functions[which].exact(r, x);
                    expected = mpfr_get_flt(r, MPFR_RNDN);
                    printf("hard %08x %.2f\n", bits, distance(r));
                }
            }
            uint32_t e = isnan(expected) ? 0x7fc00000 : to_bits(expected);
            if (e != buffer[i]) {
                if (wrong++ < 20 && !glibc) printf("wrong %08x expected %08x given %08x\n", bits, e, buffer[i]);
            }
        }
        base += want;
    }
    printf("%s inputs %llu wrong %llu decided-by-mpfr %llu\n", argv[1], (unsigned long long)seen,
           (unsigned long long)wrong, (unsigned long long)decided);
    return wrong != 0 && !glibc;
}
