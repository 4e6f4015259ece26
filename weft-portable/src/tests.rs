//! The arithmetic that only the baseline uses, and half types exhaustively.

use crate::arith::exact_fma as quick;
use crate::arith::half_bits::{bf16_to_f32, f16_to_f32, f32_to_bf16, f32_to_f16, f64_to_f32_odd};
use crate::arith::{fma32, fma64, fma64_each, whole_fma64};
use crate::oracle::exact;
use crate::oracle::random::{Random, specials};
use std::hint::black_box;
use weft_kernel::Elem;

/// A triple on which an fma is wrong: operands, right bits, given bits.
type Wrong = ([u64; 3], u64, u64);

/// Triples near ties, at the edges of the exponent range, special, and any.
fn triples(elem: Elem, count: usize) -> Vec<[u64; 3]> {
    let mut random = Random(31);
    let list = specials(elem);
    let fraction = if elem == Elem::F32 { 23 } else { 52 };
    let mut triples = vec![];
    if elem == Elem::F32 {
        // Wrong in a libm that is widely used (numerics contract, rule 5).
        triples.push([0x3fc2_8d8e, 0x3fb1_5000, 0x2357_1f03]);
    }
    for i in 0..count {
        triples.push(match i % 5 {
            0 => [random.pick(&list), random.pick(&list), random.pick(&list)],
            1 => [random.word(), random.word(), random.word()].map(|b| b & exact::mask(elem)),
            2 => {
                // Few significant bits, so that products end near ties, and a c far below.
                let short = |r: &mut Random| {
                    let bits = r.word() >> (64 - 12) << (fraction - 12);
                    r.element(elem) & !((1 << fraction) - 1) | bits & ((1 << fraction) - 1)
                };
                [short(&mut random), short(&mut random), random.element(elem)]
            }
            3 => {
                // Products that end in a tie, and a c that decides it from far below.
                let half = fraction / 2 + 1;
                let short = |r: &mut Random| {
                    let tame = r.tame(elem) & !((1 << fraction) - 1);
                    tame | (r.below(1 << half) | 1) << (fraction - half)
                };
                let (a, b) = (short(&mut random), short(&mut random));
                let product = exact::fma(elem, a, b, 0);
                let down = (fraction + random.below(60)) << fraction;
                let sign = random.below(2) << (elem.size_bytes() * 8 - 1);
                let c = product.saturating_sub(down) & exact::mask(elem) >> 1;
                [a, b, c | sign]
            }
            _ => {
                // c near minus the product, so that leading bits cancel.
                let (a, b) = (random.tame(elem), random.tame(elem));
                let product = exact::fma(elem, a, b, 0);
                let top = 1u64 << (elem.size_bytes() * 8 - 1);
                let c = (product ^ top)
                    .wrapping_add(random.below(9))
                    .wrapping_sub(4);
                [a, b, c & exact::mask(elem)]
            }
        });
    }
    triples
}

/// The triples on which a function is not fma.
fn wrong(elem: Elem, count: usize, fma: impl Fn([u64; 3]) -> u64) -> Vec<Wrong> {
    let canonical = |bits| {
        if matches!(exact::decode(elem, bits), exact::Number::Nan) {
            exact::canonical_nan(elem)
        } else {
            bits
        }
    };
    triples(elem, count)
        .into_iter()
        .filter_map(|[a, b, c]| {
            let right = exact::fma(elem, a, b, c);
            let given = canonical(fma([a, b, c]));
            (right != given).then_some(([a, b, c], right, given))
        })
        .collect()
}

fn on_f32(f: impl Fn(f32, f32, f32) -> f32) -> impl Fn([u64; 3]) -> u64 {
    move |[a, b, c]| {
        let [a, b, c] = [a, b, c].map(|w| f32::from_bits(w as u32));
        u64::from(f(a, b, c).to_bits())
    }
}

fn on_f64(f: impl Fn(f64, f64, f64) -> f64) -> impl Fn([u64; 3]) -> u64 {
    move |[a, b, c]| {
        let [a, b, c] = [a, b, c].map(f64::from_bits);
        f(a, b, c).to_bits()
    }
}

#[test]
fn fma32_is_exact() {
    let wrong = wrong(Elem::F32, 200_000, on_f32(fma32));
    assert!(wrong.is_empty(), "{} wrong: {:x?}", wrong.len(), wrong[0]);
}

#[test]
fn fma64_is_exact() {
    let wrong = wrong(Elem::F64, 100_000, on_f64(fma64));
    assert!(wrong.is_empty(), "{} wrong: {:x?}", wrong.len(), wrong[0]);
}

#[test]
fn fma64_in_integers_is_exact() {
    let wrong = wrong(Elem::F64, 100_000, on_f64(whole_fma64));
    assert!(wrong.is_empty(), "{} wrong: {:x?}", wrong.len(), wrong[0]);
}

#[test]
fn fma64_of_many_elements_is_exact() {
    // One after the other, so that all of a chunk go the quick way, and none.
    let each = |a, b, c| {
        let [first, same @ ..] = fma64_each(&[a; 4], &[b; 4], &[c; 4]);
        assert!(same.iter().all(|s| s.to_bits() == first.to_bits()));
        first
    };
    let wrong_alone = wrong(Elem::F64, 100_000, on_f64(each));
    assert!(wrong_alone.is_empty(), "{:x?}", wrong_alone[0]);
    // And beside an element that cannot.
    let beside = |a, b, c| fma64_each(&[f64::MAX, a], &[f64::MAX, b], &[1.0, c])[1];
    let wrong_beside = wrong(Elem::F64, 100_000, on_f64(beside));
    assert!(wrong_beside.is_empty(), "{:x?}", wrong_beside[0]);
}

#[test]
fn most_ordinary_fma64s_go_the_quick_way() {
    let all = triples(Elem::F64, 10_000);
    let quick = all.iter().filter(|t| {
        let [a, b, c] = t.map(f64::from_bits);
        quick::quick_fma64(a, b, c).1 == u64::MAX
    });
    assert!(quick.count() > 4000);
}

#[test]
fn the_three_words_of_a_wrong_libm_are_right_here() {
    let [a, b, c] = [0x3fc2_8d8e, 0x3fb1_5000, 0x2357_1f03].map(f32::from_bits);
    assert_eq!(fma32(a, b, c).to_bits(), 0x4006_c0ab);
}

/// What a `mul_add` on the baseline path could be: the check above catches each.
#[test]
fn an_inexact_mul_add_is_caught() {
    let in_two = wrong(Elem::F32, 20_000, on_f32(|a, b, c| a * b + c));
    assert!(in_two.len() > 100, "a split fma passed");
    // Through f64 without rounding to odd: wrong only where two roundings meet at a tie.
    let twice = |a: f32, b: f32, c: f32| (f64::from(a) * f64::from(b) + f64::from(c)) as f32;
    let double_rounding = wrong(Elem::F32, 20_000, on_f32(twice));
    assert!(!double_rounding.is_empty(), "a double rounding passed");
    let in_two = wrong(Elem::F64, 20_000, on_f64(|a, b, c| a * b + c));
    assert!(in_two.len() > 100, "a split fma passed");
    // The quick way without rounding to odd, and without its limits.
    let nearest = |a: f64, b: f64, c: f64| {
        let (high, low) = quick::product(a, b);
        let (c_high, c_low) = quick::sum(c, low);
        let (total, rest) = quick::sum(high, c_high);
        match quick::quick_fma64(a, b, c) {
            (_, u64::MAX) => total + (c_low + rest),
            _ => whole_fma64(a, b, c),
        }
    };
    let double_rounding = wrong(Elem::F64, 20_000, on_f64(nearest));
    assert!(!double_rounding.is_empty(), "a double rounding passed");
    let everywhere = wrong(
        Elem::F64,
        20_000,
        on_f64(|a, b, c| quick::quick_fma64(a, b, c).0),
    );
    assert!(!everywhere.is_empty(), "an overflow passed");
}

/// The platform's own `mul_add` in place of the baseline's fma: right or wrong by the platform, and
/// where it is wrong the check says so. Mingw's is wrong on the three words of the contract.
#[test]
fn planted_fault_mul_add_of_the_platform_is_caught_where_it_is_wrong() {
    // Opaque, since what the compiler folds is right everywhere.
    let platform = on_f32(|a, b, c| black_box(a).mul_add(black_box(b), black_box(c)));
    let words = [0x3fc2_8d8e, 0x3fb1_5000, 0x2357_1f03];
    let given = platform(words);
    let caught = wrong(Elem::F32, 20_000, platform);
    println!(
        "mul_add of this platform: {given:08x} for the three words, wrong on {} triples",
        caught.len()
    );
    if cfg!(all(windows, target_env = "gnu", target_arch = "x86_64")) {
        assert_eq!(given, 0x4006_c0ac, "the platform's library was mended");
    }
    if given != 0x4006_c0ab {
        assert_eq!(caught.first(), Some(&(words, 0x4006_c0ab, given)));
    }
    // A library that rounds twice, on every platform: its result is right for most, and the words that
    // it gives are those that the check was told.
    let twice = |a: f32, b: f32, c: f32| (f64::from(a) * f64::from(b) + f64::from(c)) as f32;
    let caught = wrong(Elem::F32, 20_000, on_f32(twice));
    assert!((1..20_000).contains(&caught.len()), "{}", caught.len());
    for (words, right, given) in caught {
        let [a, b, c] = words.map(|w| f32::from_bits(w as u32));
        assert_eq!(u64::from(twice(a, b, c).to_bits()), given);
        assert_eq!(u64::from(fma32(a, b, c).to_bits()), right);
    }
}

#[test]
fn every_f16_and_bf16_widens_and_comes_back() {
    for bits in 0..=u16::MAX {
        let word = u64::from(bits);
        let canonical = |elem, word| {
            if matches!(exact::decode(elem, word), exact::Number::Nan) {
                exact::canonical_nan(elem)
            } else {
                word
            }
        };
        let f32_bits = |x: f32| canonical(Elem::F32, u64::from(x.to_bits()));
        let f16 = f16_to_f32(bits);
        let bf16 = bf16_to_f32(bits);
        assert_eq!(f32_bits(f16), exact::cast(Elem::F16, Elem::F32, word));
        assert_eq!(f32_bits(bf16), exact::cast(Elem::BF16, Elem::F32, word));
        let back = canonical(Elem::F16, u64::from(f32_to_f16(f16)));
        assert_eq!(back, canonical(Elem::F16, word));
        let back = canonical(Elem::BF16, u64::from(f32_to_bf16(bf16)));
        assert_eq!(back, canonical(Elem::BF16, word));
    }
}

/// Around every boundary between two f16 or bf16, from both sides, through f32 and f64.
#[test]
fn halves_round_to_nearest_even_at_every_boundary() {
    let mut checked = 0u32;
    for (elem, narrow) in [
        (Elem::F16, f32_to_f16 as fn(f32) -> u16),
        (Elem::BF16, f32_to_bf16),
    ] {
        let top = if elem == Elem::F16 { 0x7c00 } else { 0x7f80 };
        for bits in 0..top {
            let low = exact::cast(elem, Elem::F64, bits);
            // The number above, or where the next one would be.
            let high = if bits + 1 == top {
                let step =
                    f64::from_bits(low) - f64::from_bits(exact::cast(elem, Elem::F64, bits - 1));
                (f64::from_bits(low) + step).to_bits()
            } else {
                exact::cast(elem, Elem::F64, bits + 1)
            };
            let middle = (f64::from_bits(low) + f64::from_bits(high)) / 2.0;
            for word in [middle.to_bits() - 1, middle.to_bits(), middle.to_bits() + 1] {
                let right = exact::cast(Elem::F64, elem, word);
                let given = narrow(f64_to_f32_odd(f64::from_bits(word)));
                assert_eq!(u64::from(given), right, "{elem} {word:#x}");
                let single = f64::from_bits(word) as f32;
                let right = exact::cast(Elem::F32, elem, u64::from(single.to_bits()));
                assert_eq!(u64::from(narrow(single)), right, "{elem} {single:e}");
                checked += 2;
            }
        }
    }
    assert!(checked > 300_000);
}
