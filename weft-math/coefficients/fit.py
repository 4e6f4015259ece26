#!/usr/bin/env python3
"""Writes src/generated/coefficients.rs: minimax polynomials of the function programs.

    python3 weft-math/coefficients/fit.py            (needs mpmath; a few seconds)

Each polynomial is the weighted minimax fit (Remez exchange in 200-bit arithmetic) of the function
named beside it, its coefficients then rounded to f64. NUDGES and SPLITS move single constants by a
few ulps afterwards: `cargo run --release -p weft-math --example tune` finds such moves, until no
input among the hard cases is rounded wrongly. The exhaustive check has the last word.
"""
import os
import struct
from mpmath import mp, mpf, matrix, lu_solve

mp.prec = 200

# name -> {bits of a coefficient as fitted: ulps added}
NUDGES = {
    'ERF': {
        0x3e2585eb9c1a4b1f: 4,
        0xbe5d68dd7e2912b7: 4,
        0x3e92ed4998bc3a3d: 2,
        0x3efb34e94ec28452: 8,
        0x3f6294ee9bf93317: 5,
        0xbf97fc077d0f9d50: 3,
        0x3fd714a947278f75: 1,
    },
    'LOG': {
        0xbfd00000000202ef: 82,
        0x3fd5555555555068: -107,
    },
    'LOG1P': {
        0xbfd00000000202ef: 82,
        0x3fd5555555555068: -83,
    },
    'COS': {
        0x400466bc6775aa6d: 2,
        0xc014abbce625be52: 1,
    },
    'SIN': {
        0x400466bc67750fdd: 5,
        0xc014abbce625bd5d: -4,
        0x400921fb54442d17: -1,
    },
}

# name -> (ulps added to the high part, 2^-58 added to the low part); see split().
SPLITS = {'LOG_LN_2': (159559, 13), 'LOG1P_LN_2': (26432, 1), 'LOG2_ONE': (1001, 0)}


def remez(function, weight, low, high, degree):
    """Coefficients of the polynomial p of that degree with the least max |weight (function - p)|."""
    low, high = mpf(low), mpf(high)
    count = degree + 2
    nodes = [(low + high) / 2 - (high - low) / 2 * mp.cos(mp.pi * (mpf(i) + mpf(1) / 2) / count)
             for i in range(count)]
    cells = 12 * count
    grid = [(low + high) / 2 - (high - low) / 2 * mp.cos(mp.pi * mpf(i) / cells)
            for i in range(cells + 1)]
    values = [(function(x), weight(x)) for x in grid]
    for _ in range(40):
        a = matrix(count, count)
        b = matrix(count, 1)
        for i, x in enumerate(nodes):
            power = mpf(1)
            for j in range(degree + 1):
                a[i, j] = power
                power *= x
            a[i, degree + 1] = (-1) ** i / weight(x)
            b[i] = function(x)
        solution = lu_solve(a, b)
        coefficients = [solution[j] for j in range(degree + 1)]

        def error(x, value=None):
            f, w = value or (function(x), weight(x))
            return (f - mp.polyval(coefficients[::-1], x)) * w

        errors = [error(x, v) for x, v in zip(grid, values)]
        # One extremum for each run of one sign.
        extrema = []
        for x, e in zip(grid, errors):
            if extrema and (e >= 0) == (extrema[-1][1] >= 0):
                if abs(e) > abs(extrema[-1][1]):
                    extrema[-1] = (x, e)
            else:
                extrema.append((x, e))
        while len(extrema) > count:
            if abs(extrema[0][1]) < abs(extrema[-1][1]):
                extrema.pop(0)
            else:
                extrema.pop()
        largest = max(abs(e) for e in errors)
        if len(extrema) < count:
            break
        new_nodes = [x for x, _ in extrema]
        smallest = min(abs(e) for _, e in extrema)
        nodes = new_nodes
        if largest < smallest * mpf('1.05'):
            break
    return coefficients, largest


def bits(value):
    return struct.unpack('<Q', struct.pack('<d', float(value)))[0]


def hexadecimal(pattern):
    digits = '%016x' % pattern
    return '0x' + '_'.join(digits[i:i + 4] for i in range(0, 16, 4))


OUT = []


def emit(name, doc, patterns):
    nudges = dict(NUDGES.get(name, {}))
    patterns = [p + nudges.pop(p, 0) for p in patterns]
    assert not nudges, 'no coefficient of %s is %s' % (name, ['%#x' % p for p in nudges])
    OUT.append('/// ' + doc)
    if len(patterns) == 1:
        OUT.append('pub(crate) const %s: u64 = %s;\n' % (name, hexadecimal(patterns[0])))
        return
    OUT.append('pub(crate) const %s: [u64; %d] = [' % (name, len(patterns)))
    OUT.extend('    %s,' % hexadecimal(p) for p in patterns)
    OUT.append('];\n')


def polynomial(names, doc, function, weight, low, high, degree):
    """One fit, for each of the functions that use it: each has nudges of its own."""
    coefficients, error = remez(function, weight, low, high, degree)
    note = 'Weighted error 2^%.1f.' % float(mp.log(error, 2))
    print(names, note)
    for name in names:
        emit(name, '%s\n/// %s' % (doc, note), [bits(c) for c in coefficients])


def split(name, doc, value):
    """The value in two parts whose sum is nearer to it than 2^-100, or off by a nudge.

    k * high + (k * low + fraction), with each operation rounded, ends in an f64 whose last bits
    depend on where the value is parted; among many such places some round all inputs rightly.
    """
    ulps, shift = SPLITS.get(name, (0, 0))
    high = value_of(bits(value) + ulps)
    emit(name + '_HIGH', doc + ', high part.', [bits(high)])
    emit(name + '_LOW', doc + ', low part.', [bits(value - high + shift * mpf(2) ** -58)])


def value_of(pattern):
    return mpf(struct.unpack('<d', struct.pack('<Q', pattern))[0])


def from_series(function, series, threshold):
    """The function, or near 0 its series, given as a list of coefficients."""
    def call(x):
        return mp.polyval(series[::-1], x) if abs(x) < threshold else function(x)
    return call


def turns():
    """1 / π in three parts, for each group of eight exponents, without multiples of 2."""
    parts = [[], [], []]
    for group in range(16):
        # Arguments of the group are y 2^s with an integer y below 2^31.
        s = -22 + 8 * group
        p = mpf(2) ** s / mp.pi
        p -= 2 * mp.floor(p / 2)
        first = mp.floor(p * 2 ** 28) / 2 ** 28
        second = mpf(float(p - first))
        if second > p - first:
            second = value_of(bits(second) - 1)
        third = p - first - second
        for part, value in zip(parts, (first, second, third)):
            part.append(bits(value / mpf(2) ** s))
    for name, part in zip(('HIGH', 'MIDDLE', 'LOW'), parts):
        emit('INV_PI_' + name, '1 / π modulo 2 / 2^s, for s = -22, -14, ...: %s bits.'
             % name.lower(), part)


def main():
    ln2 = mp.log(2)
    emit('INV_LN_2', '1 / ln 2.', [bits(1 / ln2)])
    emit('LN_2', 'ln 2.', [bits(ln2)])
    high = mp.floor(ln2 * 2 ** 41) / 2 ** 41
    emit('LN_2_HIGH', 'ln 2 to 41 bits, so that its product with a 12-bit integer is exact.',
         [bits(high)])
    emit('LN_2_LOW', 'ln 2 - `LN_2_HIGH`.', [bits(ln2 - high)])

    # By definition of pow (numerics contract, rule 7), not by a fit.
    emit('POW_LOG2', '2 / ((2 j + 1) ln 2).', [bits(2 / ((2 * j + 1) * ln2)) for j in range(11)])
    emit('POW_EXP2', '(ln 2)^j / j!.', [bits(ln2 ** j / mp.factorial(j)) for j in range(14)])

    half = ln2 / 2 * (1 + mpf(2) ** -20)
    exp_tail = from_series(lambda r: (mp.exp(r) - 1 - r) / r ** 2,
                           [1 / mp.factorial(n + 2) for n in range(30)], mpf('0.4'))
    polynomial(['EXP', 'SIGMOID_EXP', 'SOFTPLUS_EXP'],
               '(e^r - 1 - r) / r² for |r| <= ln 2 / 2, relative to e^r / r².',
               exp_tail, lambda r: max(r * r, mpf(10) ** -12) / mp.exp(r), -half, half, 8)
    polynomial(['EXPM1', 'TANH_EXPM1'],
               '(e^r - 1 - r) / r² for |r| <= ln 2 / 2, relative to (e^r - 1) / r².',
               exp_tail, lambda r: max(abs(r), mpf(10) ** -9), -half, half, 8)
    exp2_over = from_series(lambda r: (mpf(2) ** r - 1) / r,
                            [ln2 ** (n + 1) / mp.factorial(n + 1) for n in range(40)], mpf('0.6'))
    polynomial(['EXP2'], '(2^r - 1) / r for |r| <= 1/2, relative to 2^r / r.',
               exp2_over, lambda r: max(abs(r), mpf(10) ** -9) / mpf(2) ** r,
               mpf('-0.5'), mpf('0.5'), 9)

    low, high = 1 / mp.sqrt(2) - 1, mp.sqrt(2) - 1
    log_tail = from_series(lambda f: (mp.log1p(f) - f) / f ** 2,
                           [mpf((-1) ** (n + 1)) / (n + 2) for n in range(40)], mpf('0.01'))
    polynomial(['LOG', 'LOG1P', 'SOFTPLUS_LOG'],
               '(ln(1 + f) - f) / f² for 1 + f between sqrt(1/2) and sqrt(2), '
               'relative to ln(1 + f) / f².',
               log_tail, lambda f: max(abs(f), mpf(10) ** -9), low, high, 17)
    log2_over = from_series(lambda f: mp.log1p(f) / f / ln2,
                            [mpf((-1) ** n) / (n + 1) / ln2 for n in range(40)], mpf('0.01'))
    polynomial(['LOG2'], 'log2(1 + f) / f for 1 + f between sqrt(1/2) and sqrt(2), relative.',
               log2_over, lambda f: 1 / log2_over(f), low, high, 18)
    split('LOG_LN_2', 'ln 2', ln2)
    split('LOG1P_LN_2', 'ln 2', ln2)
    split('LOG2_ONE', '1', mpf(1))

    sin_over = from_series(lambda z: mp.sin(mp.pi * mp.sqrt(z)) / mp.sqrt(z),
                           [(-1) ** n * mp.pi ** (2 * n + 1) / mp.factorial(2 * n + 1)
                            for n in range(40)], mpf('0.3'))
    for name, degree in (('SIN', 7), ('COS', 8)):
        polynomial([name], 'sin(π f) / f for |f| <= 1/2, in f², relative.',
                   sin_over, lambda z: 1 / sin_over(z), mpf(0), mpf('0.25'), degree)
    turns()

    center = mpf('7.6875')
    root = lambda v: mp.sqrt(v + center)
    erf_over = lambda v: mp.erf(root(v)) / root(v) if v + center > mpf(10) ** -20 \
        else 2 / mp.sqrt(mp.pi)
    polynomial(['ERF'], 'erf(x) / x for |x| < 3.921875, in x² - 7.6875, relative.',
               erf_over, lambda v: 1 / erf_over(v), -center, mpf('3.921875') ** 2 - center, 25)

    path = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                        '../src/generated/coefficients.rs')
    with open(path, 'w') as out:
        out.write('//! Coefficients of the function programs, as f64 bits.\n//!\n'
                  '//! Made by `python3 weft-math/coefficients/fit.py`; do not edit.\n\n')
        out.write('\n'.join(OUT).rstrip() + '\n')


if __name__ == '__main__':
    main()
