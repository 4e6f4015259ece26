#!/usr/bin/env python3
"""Writes the expected results of the correctly rounded functions: FUNCTION.txt beside this file.

    python3 weft-reference/tests/witness/make_witness.py         (needs mpmath; about a minute)

Each line is an input and the f32 nearest to the function's value there, both as hexadecimal bits.
The inputs are special values, the hard cases of hard_inputs.txt (found by scanning all 2^32 inputs
in double arithmetic, with witness.c or otherwise, for results within some 32 double ulps of the
midpoint of two neighbouring floats, and measured by witness.c), and a stride through all floats
with a second one through the magnitudes from 2^-30 to 2^8. Values come from mpmath in 400-bit
arithmetic and are rounded here in integers; nothing of Weft takes part.

    python3 make_witness.py --hard FILE ...

rewrites hard_inputs.txt from outputs of witness.c named FUNCTION.txt or hard-FUNCTION.txt.

    python3 make_witness.py --samples WITNESS                    (needs the blake3 package)

rewrites samples.txt: for each function the BLAKE3 of its results, little-endian, for every f16,
every bf16 and every f32 whose encoding is a multiple of 65521, in this order. WITNESS is the program
made of witness.c; MPFR decides every single one.
"""
import os
import re
import struct
import sys
from mpmath import mp, mpf

mp.prec = 400
HERE = os.path.dirname(os.path.abspath(__file__))
NAN, INF = 0x7fc00000, 0x7f800000
NEG = 1 << 31
ONE = 0x3f800000
HARD_KEPT = 1000


def value_of(bits):
    return mpf(struct.unpack('<f', struct.pack('<I', bits))[0])


def round_f32(value):
    """Bits of the f32 nearest to a nonzero real number, ties to even."""
    sign = NEG if value < 0 else 0
    magnitude = abs(value)
    exponent = int(mp.floor(mp.log(magnitude, 2)))
    while magnitude >= mpf(2) ** (exponent + 1):
        exponent += 1
    while magnitude < mpf(2) ** exponent:
        exponent -= 1
    last = max(exponent - 23, -149)
    scaled = magnitude / mpf(2) ** last
    kept = int(mp.floor(scaled))
    rest = scaled - kept
    if rest > mpf('0.5') or (rest == mpf('0.5') and kept & 1):
        kept += 1
    bits = ((last + 149) << 23) + kept
    return sign | min(bits, INF)


def sigmoid(x):
    return 1 / (1 + mp.exp(-x))


def softplus(x):
    return mp.log1p(mp.exp(x)) if x < 0 else x + mp.log1p(mp.exp(-x))


# name -> function, results at -inf, -0, +0, +inf, and the domain of other finite arguments
FUNCTIONS = {
    'exp': (mp.exp, 0, ONE, ONE, INF),
    'exp2': (lambda x: mpf(2) ** x, 0, ONE, ONE, INF),
    'expm1': (mp.expm1, NEG | ONE, NEG, 0, INF),
    'log': (mp.log, NAN, NEG | INF, NEG | INF, INF),
    'log2': (lambda x: mp.log(x, 2), NAN, NEG | INF, NEG | INF, INF),
    'log1p': (mp.log1p, NAN, NEG, 0, INF),
    'tanh': (mp.tanh, NEG | ONE, NEG, 0, ONE),
    'erf': (mp.erf, NEG | ONE, NEG, 0, ONE),
    'sin': (mp.sin, NAN, NEG, 0, NAN),
    'cos': (mp.cos, NAN, ONE, ONE, NAN),
    'sigmoid': (sigmoid, 0, 0x3f000000, 0x3f000000, ONE),
    'softplus': (softplus, 0, 0x3f317218, 0x3f317218, INF),
    'sqrt': (mp.sqrt, NAN, NEG, 0, INF),
}


def expected(name, bits):
    function, minus_inf, minus_zero, plus_zero, plus_inf = FUNCTIONS[name]
    magnitude = bits & ~NEG
    if magnitude > INF:
        return NAN
    if magnitude == INF:
        return minus_inf if bits & NEG else plus_inf
    if magnitude == 0:
        return minus_zero if bits & NEG else plus_zero
    x = value_of(bits)
    if name in ('log', 'log2', 'sqrt') and x < 0 or name == 'log1p' and x < -1:
        return NAN
    if name == 'log1p' and x == -1:
        return NEG | INF
    if name in ('log', 'log2') and x == 1:
        return 0
    if name == 'log2' and bits & 0x7fffff == 0 and bits >= 1 << 23:
        return round_f32(mpf((bits >> 23) - 127))
    # Where mpmath would need unbounded precision or time, the value is known to be within 2^-60
    # (relative) of what follows, and that is not near a midpoint.
    if name in ('exp', 'exp2', 'expm1', 'sigmoid', 'softplus') and x > 1000:
        return {'sigmoid': ONE, 'softplus': bits}.get(name, INF)
    if name in ('exp', 'exp2', 'sigmoid', 'softplus') and x < -1000:
        return 0
    if name == 'expm1' and x < -1000:
        return NEG | ONE
    if name in ('tanh', 'erf') and abs(x) > 1000:
        return ONE | (bits & NEG)
    if abs(x) < mpf(2) ** -70:
        near = {'exp': 1, 'exp2': 1, 'cos': 1, 'sigmoid': mpf('0.5'), 'softplus': mp.log(2),
                'expm1': x, 'log1p': x, 'tanh': x, 'sin': x, 'erf': x * 2 / mp.sqrt(mp.pi)}.get(name)
        if near is not None:
            return round_f32(mpf(near))
    if name == 'exp2' and x == -150:
        return 0
    return round_f32(function(x))


def specials():
    found = {0, NEG, INF, NEG | INF, NAN, 0x7f800001, 0xffffffff, 0x7fffffff}
    for magnitude in (1, 2, 0x7fffff, 0x800000, 0x800001, 0x7f7fffff, 0x7f7ffffe,
                      0x3f7fffff, ONE, ONE + 1, 0x3f000000, 0x40000000, 0x33800000, 0x34000000,
                      0x3effffff, 0x3f000001, 0x42b17217, 0x42b17218, 0x42b17219, 0x42cff1b4,
                      0x42cff1b5, 0x42cff1b6, 0x43000000, 0x42ffffff, 0x43150000, 0x43160000,
                      0x43150001, 0x42fc0000, 0x407ad445, 0x407ad444, 0x41102cb3, 0x41102cb2,
                      0x3fc90fdb, 0x40490fdb, 0x42000000, 0x41c80000, 0x4b800000, 0x4b7fffff):
        found |= {magnitude, magnitude | NEG}
    return found


def main():
    hard = {}
    with open(os.path.join(HERE, 'hard_inputs.txt')) as lines:
        for line in lines:
            if not line.startswith('#'):
                name, bits, _ = line.split()
                hard.setdefault(name, []).append(int(bits, 16))
    for name in FUNCTIONS:
        inputs = specials() | set(hard.get(name, []))
        inputs |= set(range(0, 1 << 32, 5368711))
        for sign in (0, NEG):
            inputs |= {sign | b for b in range((127 - 30) << 23, (127 + 8) << 23, 735971)}
        with open(os.path.join(HERE, name + '.txt'), 'w') as out:
            out.write('# %s: input and nearest f32, made by make_witness.py.\n' % name)
            for bits in sorted(inputs):
                out.write('%08x %08x\n' % (bits, expected(name, bits)))
        print(name, len(inputs), 'of which hard', len(hard.get(name, [])))


def collect(paths):
    rows = []
    for path in paths:
        name = re.sub(r'^hard-|\.txt$', '', os.path.basename(path))
        found = []
        with open(path) as lines:
            for line in lines:
                words = line.split()
                if words and words[0] == 'hard':
                    found.append((float(words[2]), words[1]))
        found.sort(reverse=True)
        rows += ['%s %s %.2f' % (name, bits, d) for d, bits in found[:HARD_KEPT]]
    with open(os.path.join(HERE, 'hard_inputs.txt'), 'w') as out:
        out.write('# Inputs whose results lie nearest to the midpoint of two neighbouring floats, '
                  'and how near:\n# -log2 of the relative distance, by MPFR. Found by scanning '
                  'all 2^32 inputs.\n')
        out.write('\n'.join(rows) + '\n')


SAMPLE_STRIDE = 65521


def samples(witness):
    import subprocess
    from blake3 import blake3
    sets = {
        'f16': [struct.unpack('<I', struct.pack('<f', struct.unpack('<e', struct.pack('<H', b))[0]))[0]
                for b in range(1 << 16)],
        'bf16': [b << 16 for b in range(1 << 16)],
        'stride': list(range(0, 1 << 32, SAMPLE_STRIDE)),
    }
    with open(os.path.join(HERE, 'samples.txt'), 'w') as out:
        out.write('# BLAKE3 of results, all of them by MPFR: function, inputs, how many, hash. '
                  'Made by make_witness.py.\n')
        for name in sorted(FUNCTIONS):
            for which, inputs in sets.items():
                answers = subprocess.run([witness, name, '0', '0', 'answers'], check=True,
                                         input=struct.pack('<%dI' % len(inputs), *inputs),
                                         stdout=subprocess.PIPE).stdout
                assert len(answers) == 4 * len(inputs)
                out.write('%s %s %d %s\n' % (name, which, len(inputs), blake3(answers).hexdigest()))


if __name__ == '__main__':
    if len(sys.argv) == 3 and sys.argv[1] == '--samples':
        samples(sys.argv[2])
    elif len(sys.argv) > 2 and sys.argv[1] == '--hard':
        collect(sys.argv[2:])
    else:
        main()
