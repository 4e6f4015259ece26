//! Q8_0 against exact rational arithmetic (`witness/q8_0/make.py`), and wrong ways to do it.

use half::f16;
use weft_reference::fma::fma_f32;
use weft_reference::q8_0::{Activations, BLOCK, Q8Error, Stored, dot, quantize};

/// Words in hexadecimal between colons.
fn fields(line: &str) -> (&str, Vec<Vec<u32>>) {
    let (kind, rest) = line.split_once(' ').expect("a kind and fields");
    let hex = |word| u32::from_str_radix(word, 16).expect("hexadecimal");
    let fields = rest
        .split(':')
        .map(|field| field.split_whitespace().map(hex).collect());
    (kind, fields.collect())
}

fn floats(bits: &[u32]) -> Vec<f32> {
    bits.iter().map(|b| f32::from_bits(*b)).collect()
}

fn codes(bytes: &[u32]) -> Vec<i8> {
    bytes.iter().map(|b| *b as u8 as i8).collect()
}

type Quantize = fn(&[f32]) -> (Vec<f32>, Vec<i8>);
type Dot = fn(&[f32], &Stored) -> f32;

fn our_quantize(x: &[f32]) -> (Vec<f32>, Vec<i8>) {
    let blocks = quantize(x).expect("whole blocks");
    (blocks.scales().to_vec(), blocks.codes().to_vec())
}

fn our_dot(x: &[f32], w: &Stored) -> f32 {
    dot(&quantize(x).expect("whole blocks"), w).expect("rows of one length")
}

/// Lines of both kinds that were seen, and those in which something differs.
fn check(quantize: Quantize, dot: Dot) -> ([usize; 2], Vec<String>) {
    let (mut seen, mut failures) = ([0, 0], Vec::new());
    for (number, line) in include_str!("witness/q8_0/cases.txt").lines().enumerate() {
        let (kind, fields) = fields(line);
        let x = floats(&fields[0]);
        let wrong = if kind == "quantize" {
            seen[0] += 1;
            let (scales, found) = quantize(&x);
            let scales: Vec<u32> = scales.iter().map(|d| d.to_bits()).collect();
            scales != fields[1] || found != codes(&fields[2])
        } else {
            seen[1] += 1;
            let scales = fields[2].iter().map(|b| f16::from_bits(*b as u16));
            let w = Stored::new(codes(&fields[1]), scales.collect()).expect("finite scales");
            vec![dot(&x, &w).to_bits()] != fields[3]
        };
        if wrong {
            failures.push(format!("line {}: {kind}", number + 1));
        }
    }
    (seen, failures)
}

#[test]
fn blocks_and_products_meet_their_witness() {
    let (seen, failures) = check(our_quantize, our_dot);
    assert!(seen[0] > 10 && seen[1] > 50, "{seen:?}");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn planted_fault_ties_away_in_the_quantiser_is_caught() {
    let ties_away: Quantize = |x| {
        let (scales, codes) = our_quantize(x);
        let wrong = codes.iter().zip(x).enumerate().map(|(i, (q, x))| {
            let d = scales[i / BLOCK];
            let exact = x / d;
            // A tie is a number whose double is odd.
            let doubled = exact * 2.0;
            if doubled as i32 as f32 == doubled && doubled as i32 % 2 != 0 && exact.abs() < 127.0 {
                (exact + if exact < 0.0 { -0.5 } else { 0.5 }) as i8
            } else {
                *q
            }
        });
        (scales.clone(), wrong.collect())
    };
    assert!(!check(ties_away, our_dot).1.is_empty());
}

#[test]
fn planted_fault_a_reciprocal_in_the_quantiser_is_caught() {
    let reciprocal: Quantize = |x| {
        let (scales, codes) = our_quantize(x);
        let wrong = codes.iter().zip(x).enumerate().map(|(i, (q, x))| {
            let d = scales[i / BLOCK];
            let product = f64::from(x * (1.0 / d));
            if product.is_finite() {
                let whole = (product.abs() + 4_503_599_627_370_496.0) - 4_503_599_627_370_496.0;
                (if product < 0.0 { -whole } else { whole }) as i8
            } else {
                *q
            }
        });
        (scales.clone(), wrong.collect())
    };
    assert!(!check(reciprocal, our_dot).1.is_empty());
}

/// The terms of a product: `f32(isum)` and `dx * dw`.
fn terms(x: &[f32], w: &Stored) -> Vec<(f32, f32)> {
    let (scales, codes) = our_quantize(x);
    (0..scales.len())
        .map(|b| {
            let at = b * BLOCK..(b + 1) * BLOCK;
            let pairs = codes[at.clone()].iter().zip(&w.codes()[at]);
            let isum: i32 = pairs.map(|(x, w)| i32::from(*x) * i32::from(*w)).sum();
            (isum as f32, scales[b] * w.scales()[b].to_f32())
        })
        .collect()
}

fn canonical(x: f32) -> f32 {
    if x.is_nan() { f32::NAN } else { x }
}

#[test]
fn planted_faults_in_the_product_are_caught() {
    let faults: [(&str, Dot); 4] = [
        ("an fma split in two", |x, w| {
            canonical(terms(x, w).iter().fold(0.0, |acc, (i, d)| i * d + acc))
        }),
        ("segments of 255 terms", |x, w| {
            // Eight blocks hold 256 numbers: a sum that starts anew there is another sum.
            let terms = terms(x, w);
            let segments = terms.chunks(255 / BLOCK);
            let sums = segments.map(|s| s.iter().fold(0.0, |acc, (i, d)| fma_f32(*i, *d, acc)));
            canonical(sums.reduce(|a, b| a + b).unwrap_or(0.0))
        }),
        ("segments of 256 terms", |x, w| {
            let terms = terms(x, w);
            let segments = terms.chunks(256 / BLOCK);
            let sums = segments.map(|s| s.iter().fold(0.0, |acc, (i, d)| fma_f32(*i, *d, acc)));
            canonical(sums.reduce(|a, b| a + b).unwrap_or(0.0))
        }),
        ("scales that multiply one after the other", |x, w| {
            let (scales, _) = our_quantize(x);
            let sum = terms(x, w)
                .iter()
                .enumerate()
                .fold(0.0, |acc, (b, (i, _))| {
                    fma_f32(i * scales[b], w.scales()[b].to_f32(), acc)
                });
            canonical(sum)
        }),
    ];
    for (fault, wrong) in faults {
        assert!(!check(our_quantize, wrong).1.is_empty(), "{fault}");
    }
}

/// Case B46: ties, and magnitudes at which a stored scale vanishes or overflows.
#[test]
fn stored_scales_are_f16_and_their_codes_are_those_of_the_f32_scale() {
    let block = |largest: f32| {
        let mut x = [0.0f32; BLOCK];
        x[0] = largest;
        x[1] = -largest;
        quantize(&x).expect("one block")
    };
    let tiny = block(1e-8).stored().expect("a scale of 0");
    assert_eq!(tiny.codes()[..3], [127, -127, 0]);
    assert_eq!(tiny.scales()[0].to_bits(), 0);
    assert_eq!(tiny.dequantize()[2].to_bits(), 0);
    assert_eq!(block(1e-38).codes()[..3], [127, -127, 0]);
    // The f32 scale of the smallest number is 0, and so are its codes.
    let least = block(f32::from_bits(1));
    assert_eq!((least.scales()[0].to_bits(), least.codes()[0]), (0, 0));
    // One unit of d and 190 units of x: held at 127.
    let held = block(f32::from_bits(190));
    assert_eq!((held.scales()[0].to_bits(), held.codes()[0]), (1, 127));
    assert_eq!(
        block(1e7).stored(),
        Err(Q8Error::ScaleNotFinite {
            block: 0,
            bits: 0x7c00
        })
    );
    assert!(matches!(
        block(f32::NAN).stored(),
        Err(Q8Error::ScaleNotFinite { block: 0, .. })
    ));
    // 65,519.996 is the largest number below the tie that goes to infinity.
    assert!(block(65_519.0 * 127.0).stored().is_ok());
}

#[test]
fn what_is_no_row_is_refused() {
    assert_eq!(
        quantize(&[0.0; 33]),
        Err(Q8Error::NotWholeBlocks { elems: 33 })
    );
    assert_eq!(
        Stored::new(vec![0; 31], vec![]),
        Err(Q8Error::NotWholeBlocks { elems: 31 })
    );
    assert_eq!(
        Stored::new(vec![0; 64], vec![f16::ONE]),
        Err(Q8Error::Scales {
            codes: 64,
            scales: 1
        })
    );
    assert_eq!(
        Stored::new(vec![0; 64], vec![f16::ONE, f16::NAN]),
        Err(Q8Error::ScaleNotFinite {
            block: 1,
            bits: f16::NAN.to_bits()
        })
    );
    let empty: Activations = quantize(&[]).expect("no blocks");
    let one = Stored::new(vec![0; 32], vec![f16::ONE]).expect("a block");
    assert_eq!(
        dot(&empty, &one),
        Err(Q8Error::Lengths { left: 0, right: 1 })
    );
    let none = Stored::new(vec![], vec![]).expect("no blocks");
    assert_eq!(dot(&empty, &none).map(f32::to_bits), Ok(0));
}
