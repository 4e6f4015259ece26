/* The hot loops as a C programmer would write them, with the same arithmetic. */

#include <stdint.h>

#define R restrict
typedef long n_t;

void chain(const float *R x, const float *R y, float *R z, n_t n) {
    for (n_t i = 0; i < n; i++) {
        float v = x[i], w = y[i];
        float a = v * 0.75f;
        a = a + w;
        a = __builtin_fmaf(a, v, -1.5f);
        a = __builtin_sqrtf(__builtin_fabsf(a));
        a = a < 0.75f ? w : a;
        z[i] = a > -1.5f ? a : -1.5f;
    }
}
void bias_relu(const float *R x, const float *R b, float *R y, n_t n) {
    for (n_t i = 0; i < n; i++) {
        float v = x[i] + b[i];
        y[i] = v > 0 ? v : 0;
    }
}
void scale_add(const float *R x, const float *R y, float *R z, n_t n) {
    for (n_t i = 0; i < n; i++) z[i] = __builtin_fmaf(x[i], 1.25f, y[i]);
}
void widen_half(const __fp16 *R x, float *R y, n_t n) {
    for (n_t i = 0; i < n; i++) y[i] = x[i];
}
void narrow_half(const float *R x, __fp16 *R y, n_t n) {
    for (n_t i = 0; i < n; i++) y[i] = (__fp16)x[i];
}
void bytes_to_floats(const uint8_t *R x, float *R y, n_t n) {
    for (n_t i = 0; i < n; i++) y[i] = (float)x[i];
}
float sum(const float *R x, n_t n) {
    float l[32] = {0};
    for (n_t i = 0; i < n; i += 32)
        for (int j = 0; j < 32; j++) l[j] += x[i + j];
    for (int h = 16; h; h /= 2)
        for (int j = 0; j < h; j++) l[j] += l[j + h];
    return l[0];
}
float squares(const float *R x, float *R d, float m, n_t n) {
    float l[32] = {0};
    for (n_t i = 0; i < n; i += 32)
        for (int j = 0; j < 32; j++) {
            float v = x[i + j] - m;
            d[i + j] = v;
            l[j] = __builtin_fmaf(v, v, l[j]);
        }
    for (int h = 16; h; h /= 2)
        for (int j = 0; j < h; j++) l[j] += l[j + h];
    return l[0];
}
static inline float softmax_exp(float x) {
    float t = __builtin_fmaf(x, 0x1.715476p+0f, 0x1.8p23f), k = t - 0x1.8p23f;
    float r = __builtin_fmaf(-k, 0x1.62e43p-1f, x);
    r = __builtin_fmaf(-k, -0x1.05c61p-29f, r);
    float q = 0x1.6850e4p-10f;
    q = __builtin_fmaf(q, r, 0x1.123bccp-7f);
    q = __builtin_fmaf(q, r, 0x1.555b98p-5f);
    q = __builtin_fmaf(q, r, 0x1.55548ep-3f);
    q = __builtin_fmaf(q, r, 0x1.fffff8p-2f);
    float p = __builtin_fmaf(r * r, q, r) + 1;
    union { float f; uint32_t u; } a = {t}, s;
    s.u = (a.u << 23) + 0x3f800000;
    float e = p * s.f;
    return x < -69.25f ? 0 : e;
}
void exp_row(const float *R x, const float *R m, float *R e, n_t n) {
    for (n_t i = 0; i < n; i++) e[i] = softmax_exp(x[i] - m[i]);
}
void norm(const float *R d, const float *R g, const float *R b, float *R y, float r, n_t n) {
    for (n_t i = 0; i < n; i++) y[i] = (d[i] * r) * g[i] + b[i];
}
void tile(const float *R a, const float *R b, float *R c, n_t k) {
    float s[4][16] = {{0}};
    for (n_t i = 0; i < k; i++)
        for (int r = 0; r < 4; r++)
            for (int j = 0; j < 16; j++)
                s[r][j] = __builtin_fmaf(a[r * k + i], b[16 * i + j], s[r][j]);
    for (int r = 0; r < 4; r++)
        for (int j = 0; j < 16; j++) c[16 * r + j] = s[r][j];
}
