//! Elementary functions against tables made by mpmath and hashes made by MPFR (see
//! `witness/make_witness.py`).

use std::path::Path;

use weft_reference::elementary as e;

type Function = fn(f32) -> f32;

const CORRECTLY_ROUNDED: [(&str, Function); 13] = [
    ("cos", e::cos),
    ("erf", e::erf),
    ("exp", e::exp),
    ("exp2", e::exp2),
    ("expm1", e::expm1),
    ("log", e::log),
    ("log1p", e::log1p),
    ("log2", e::log2),
    ("sigmoid", e::sigmoid),
    ("sin", e::sin),
    ("softplus", e::softplus),
    ("sqrt", e::sqrt),
    ("tanh", e::tanh),
];

/// Inputs and expected bits of a table.
fn table(name: &str) -> Vec<(u32, u32)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/witness")
        .join(format!("{name}.txt"));
    let text = std::fs::read_to_string(path).expect("the table is there");
    let hex = |word: &str| u32::from_str_radix(word, 16).expect("a hexadecimal word");
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (input, expected) = line.split_once(' ').expect("two words a line");
            (hex(input), hex(expected))
        })
        .collect()
}

/// Rows of a table that a function does not meet: input, expected, given.
fn mismatches(rows: &[(u32, u32)], function: impl Fn(f32) -> f32) -> Vec<(u32, u32, u32)> {
    rows.iter()
        .map(|&(input, expected)| (input, expected, function(f32::from_bits(input)).to_bits()))
        .filter(|(_, expected, given)| expected != given)
        .collect()
}

#[test]
fn every_function_meets_its_table() {
    for (name, function) in CORRECTLY_ROUNDED {
        let rows = table(name);
        assert!(
            rows.len() > 1700,
            "{name}: the table has only {} rows",
            rows.len()
        );
        let wrong = mismatches(&rows, function);
        assert!(
            wrong.is_empty(),
            "{name}: {} wrong, first {:08x?}",
            wrong.len(),
            wrong[0]
        );
    }
}

/// The inputs of a line of `samples.txt`.
fn sample(which: &str) -> Vec<f32> {
    match which {
        "f16" => (0..=u16::MAX)
            .map(|bits| half::f16::from_bits(bits).to_f32())
            .collect(),
        "bf16" => (0..=u16::MAX)
            .map(|bits| half::bf16::from_bits(bits).to_f32())
            .collect(),
        "stride" => (0..=u32::MAX).step_by(65_521).map(f32::from_bits).collect(),
        other => panic!("no inputs are called {other}"),
    }
}

#[test]
fn every_sample_has_the_hash_that_mpfr_gives() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/witness/samples.txt");
    let text = std::fs::read_to_string(path).expect("the samples are there");
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, which, count, expected] = words.as_slice() else {
            panic!("{line}: a line has four words");
        };
        let known = CORRECTLY_ROUNDED.iter().find(|(known, _)| known == name);
        let (_, function) = known.expect("a known function");
        let inputs = sample(which);
        assert_eq!(inputs.len().to_string(), *count);
        let results: Vec<u8> = inputs
            .iter()
            .flat_map(|x| function(*x).to_bits().to_le_bytes())
            .collect();
        let hash = blake3::hash(&results).to_hex();
        assert_eq!(hash.as_str(), *expected, "{name} of {which}");
        checked += 1;
    }
    assert_eq!(checked, 3 * CORRECTLY_ROUNDED.len());
}

#[test]
fn a_flipped_last_bit_is_caught() {
    let off_by_one = |x: f32| f32::from_bits(e::log(x).to_bits() ^ 1);
    let rows = table("log");
    assert_eq!(mismatches(&rows, off_by_one).len(), rows.len());
}

#[test]
fn softmax_exp_vanishes_below_its_limit_and_is_never_subnormal() {
    assert_eq!(
        e::softmax_exp(f32::from_bits((-69.25_f32).to_bits() + 1)).to_bits(),
        0
    );
    assert_eq!(e::softmax_exp(f32::NEG_INFINITY).to_bits(), 0);
    assert!(e::softmax_exp(-69.25).is_normal());
    assert_eq!(e::softmax_exp(0.0), 1.0);
    assert_eq!(e::softmax_exp(-0.0), 1.0);
    assert_eq!(e::softmax_exp(f32::NAN).to_bits(), 0x7fc0_0000);
}

#[test]
fn softmax_exp_is_within_one_ulp_of_exp() {
    let mut checked = 0;
    for bits in (0x8000_0000..=(-69.25_f32).to_bits()).step_by(1009) {
        let x = f32::from_bits(bits);
        let distance = e::softmax_exp(x).to_bits().abs_diff(e::exp(x).to_bits());
        assert!(distance <= 1, "{bits:08x} is {distance} ulp away");
        checked += 1;
    }
    assert!(checked > 1_000_000);
}

#[test]
fn pow_follows_ieee_754_in_its_special_cases() {
    let inf = f32::INFINITY;
    let nan = f32::NAN;
    // x, y, result
    let cases = [
        (1.0, nan, 1.0),
        (nan, 0.0, 1.0),
        (nan, -0.0, 1.0),
        (nan, 3.0, nan),
        (2.0, nan, nan),
        (-1.0, inf, 1.0),
        (-1.0, -inf, 1.0),
        (-8.0, 1.0 / 3.0, nan),
        (-8.0, 3.0, -512.0),
        (-8.0, 4.0, 4096.0),
        (-0.0, 3.0, -0.0),
        (-0.0, 4.0, 0.0),
        (-0.0, -3.0, -inf),
        (-0.0, -4.0, inf),
        (-0.0, -3.5, inf),
        (0.0, -3.5, inf),
        (0.0, 3.5, 0.0),
        (0.0, -inf, inf),
        (0.0, inf, 0.0),
        (0.5, inf, 0.0),
        (0.5, -inf, inf),
        (-0.5, -inf, inf),
        (2.0, inf, inf),
        (-2.0, inf, inf),
        (2.0, -inf, 0.0),
        (inf, 3.0, inf),
        (inf, -3.0, 0.0),
        (-inf, 3.0, -inf),
        (-inf, 4.0, inf),
        (-inf, -3.0, -0.0),
        (-inf, -4.0, 0.0),
        (-inf, 3.5, inf),
        (-2.0, 16_777_216.0, inf),
        (-2.0, 16_777_215.0, -inf),
        (3.0, 5.0, 243.0),
        (10.0, -2.0, 0.01),
        (2.0, -149.0, f32::from_bits(1)),
        (2.0, -150.0, 0.0),
        (2.0, 127.0, 1.701_411_8e38),
        (2.0, 128.0, inf),
        (9.0, 1.5, 27.0),
    ];
    for (x, y, expected) in cases {
        let given = e::pow(x, y);
        let expected = if expected.is_nan() { e::NAN } else { expected };
        assert_eq!(
            given.to_bits(),
            expected.to_bits(),
            "pow({x}, {y}) gives {given}"
        );
    }
}

#[test]
fn pow_of_integers_is_exact_where_f32_holds_it() {
    let mut checked = 0;
    for base in 1..=200_u64 {
        for exponent in 3..24_u32 {
            let Some(power) = base.checked_pow(exponent) else {
                break;
            };
            if power as f32 as u64 != power {
                continue;
            }
            assert_eq!(
                e::pow(base as f32, exponent as f32),
                power as f32,
                "{base}^{exponent}"
            );
            checked += 1;
        }
    }
    assert!(checked > 500);
}

#[test]
fn pow_takes_the_short_forms_literally() {
    for bits in (0..=u32::MAX).step_by(1_000_003) {
        let x = f32::from_bits(bits);
        // On bits: of `if y.is_nan() { NAN } else { y }` an optimizer may leave y.
        let canonical = |y: f32| match y.to_bits() {
            bits if bits & 0x7fff_ffff > 0x7f80_0000 => e::NAN.to_bits(),
            bits => bits,
        };
        assert_eq!(e::pow(x, 2.0).to_bits(), canonical(x * x));
        assert_eq!(e::pow(x, 0.5).to_bits(), canonical(x.sqrt()));
        assert_eq!(e::pow(x, -1.0).to_bits(), canonical(1.0 / x));
        assert_eq!(e::pow(x, 1.0).to_bits(), canonical(x));
        assert_eq!(e::rsqrt(x).to_bits(), canonical(1.0 / x.sqrt()));
    }
}
