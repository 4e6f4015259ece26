//! AVX-512 and AVX2 code, executed instruction by instruction in the emulator, against the portable
//! arm and against this processor.

mod common;
mod emulator;

use common::matmul::{Layout, Product, Tail};
use common::{ABIS, Filling, Random, cuts, data, difference, emit, expected, kernels, native};
use emulator::Fault;
use weft_kernel::{Abi, ContractionSplit, EmittedCode, FeatureSet, Functions, Kernel, Refusal};

/// Emulates on every filling, whole and in pieces; gives the number of compared elements.
fn check(kernel: &Kernel, functions: &Functions, features: &FeatureSet, abi: Abi) -> u64 {
    check_with(kernel, functions, features, abi, |_| {})
}

fn check_with(
    kernel: &Kernel,
    functions: &Functions,
    features: &FeatureSet,
    abi: Abi,
    prepare: impl Fn(&mut [Vec<u8>]),
) -> u64 {
    let code = match emit(kernel, functions, features, abi) {
        Ok(code) => code,
        Err(e) => panic!("{} is refused: {e}\n{kernel}", kernel.name()),
    };
    let mut compared = 0;
    for (at, filling) in Filling::ALL.into_iter().enumerate() {
        let mut inputs = data::fill(kernel, filling, 5);
        prepare(&mut inputs);
        let want = expected(kernel, functions, &inputs);
        let all = cuts(kernel);
        let pieces = &all[at % all.len()];
        let got = match emulator::run(&code, kernel, &inputs, pieces) {
            Ok(got) => got,
            Err(fault) => panic!("{}: {fault:?}\n{kernel}", kernel.name()),
        };
        if let Some(d) = difference(kernel, &got, &want) {
            panic!("{d}\n{filling:?} {pieces:?} {}\n{kernel}", code.isa);
        }
        compared += got.iter().map(|b| b.len() as u64).sum::<u64>();
    }
    compared
}

fn products() -> Vec<Product> {
    let mut all = Vec::new();
    for nr in [16, 32, 48, 64] {
        for (m, n, k) in [
            (1, 100, 40),
            (2, 33, 261),
            (3, 16, 3),
            (25, 70, 19),
            (40, 64, 0),
        ] {
            all.push(Product {
                layout: Layout::Panels(nr),
                ..Product::new(m, n, k)
            });
        }
    }
    for tail in [Tail::BiasRelu, Tail::BiasGelu, Tail::ScaledTransposed] {
        for split in [
            ContractionSplit::M,
            ContractionSplit::N,
            ContractionSplit::Batch(0),
        ] {
            all.push(Product {
                tail,
                split,
                batch: 2,
                layout: Layout::Panels(32),
                ..Product::new(14, 45, 300)
            });
        }
    }
    all.push(Product {
        layout: Layout::Rows,
        transposed_a: true,
        segment: 28,
        ..Product::new(13, 32, 59)
    });
    all
}

#[test]
fn avx512_loop_kernels_match_the_arm() {
    let functions = weft_math::all();
    let features = FeatureSet::avx512();
    let mut compared = 0;
    for (at, kernel) in kernels::all().iter().enumerate() {
        let abi = [Abi::SystemV, Abi::Win64][at % 2];
        compared += check(kernel, &functions, &features, abi);
    }
    assert!(compared > 100_000);
}

#[test]
fn avx512_reductions_match_the_arm() {
    let none = Functions::default();
    let all = kernels::reductions();
    for kernel in &all {
        check(kernel, &none, &FeatureSet::avx512(), Abi::SystemV);
    }
    assert!(all.len() > 300);
}

#[test]
fn avx512_conversions_match_the_arm() {
    let none = Functions::default();
    let all = kernels::casts(true);
    for kernel in &all {
        check(kernel, &none, &FeatureSet::avx512(), Abi::SystemV);
    }
    assert!(all.len() > 300);
}

#[test]
fn avx512_functions_match_the_arm() {
    let functions = weft_math::all();
    for name in weft_math::NAMES {
        let kernel = kernels::function(name, 300);
        check(&kernel, &functions, &FeatureSet::avx512(), Abi::Win64);
    }
}

/// Inputs and right results of a function's table, made by mpmath for the reference's own tests.
fn witness(name: &str) -> Option<Vec<(u32, u32)>> {
    let folder = "../weft-reference/tests/witness";
    let path = format!("{}/{folder}/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).ok()?;
    let hex = |word: &str| u32::from_str_radix(word, 16).expect("a hexadecimal word");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let words = lines.map(|line| line.split_once(' ').expect("two words a line"));
    Some(words.map(|(x, y)| (hex(x), hex(y))).collect())
}

/// The table holds the inputs whose results lie nearest to the midpoint of two floats.
#[test]
fn avx512_functions_are_right_on_every_hard_input() {
    let functions = weft_math::all();
    let mut tables = 0;
    for name in weft_math::NAMES {
        let Some(rows) = witness(name) else {
            continue;
        };
        let kernel = kernels::function(name, rows.len() as u64);
        let code = emit(&kernel, &functions, &FeatureSet::avx512(), Abi::SystemV).expect("served");
        let mut inputs = data::fill(&kernel, Filling::Exact, 1);
        inputs[0] = rows.iter().flat_map(|(x, _)| x.to_le_bytes()).collect();
        let got = emulator::run(&code, &kernel, &inputs, &cuts(&kernel)[0]).expect("no fault");
        let given = got.last().expect("an output").chunks_exact(4);
        assert_eq!(given.len(), rows.len());
        for ((x, right), given) in rows.iter().zip(given) {
            let given = data::canonical(given, weft_kernel::Elem::F32);
            assert_eq!(given, u64::from(*right), "{name} of {x:08x}");
        }
        tables += 1;
    }
    assert_eq!(tables, 13);
}

#[test]
fn avx512_contractions_match_the_arm() {
    let functions = weft_math::all();
    for (at, p) in products().into_iter().enumerate() {
        let abi = [Abi::SystemV, Abi::Win64][at % 2];
        let clear = |inputs: &mut [Vec<u8>]| p.clear_padding(&mut inputs[1]);
        check_with(&p.kernel(), &functions, &FeatureSet::avx512(), abi, clear);
    }
}

#[test]
fn avx2_code_means_the_same_here_and_on_the_processor() {
    let functions = weft_math::all();
    let mut bodies = 0;
    let mut all = kernels::all();
    all.extend(kernels::casts(false).into_iter().step_by(3));
    all.extend(kernels::reductions().into_iter().step_by(5));
    all.extend(weft_math::NAMES.iter().map(|n| kernels::function(n, 40)));
    for p in products() {
        let narrow = Product {
            layout: Layout::Panels(16),
            ..p
        };
        all.push(narrow.kernel());
    }
    for kernel in &all {
        let code = emit(kernel, &functions, &FeatureSet::avx2(), Abi::SystemV).expect("served");
        let inputs = data::fill(kernel, Filling::Hostile, 3);
        let pieces = &cuts(kernel)[0];
        let here = emulator::run(&code, kernel, &inputs, pieces).expect("no fault");
        for abi in ABIS {
            let code = emit(kernel, &functions, &FeatureSet::avx2(), abi).expect("served");
            let there = native::run(&code, kernel, &inputs, pieces, abi);
            if let Some(d) = difference(kernel, &here, &there) {
                panic!("emulated against executed by {abi:?}: {d}");
            }
        }
        bodies += 1;
    }
    assert!(bodies > 200);
}

#[test]
fn win64_code_for_avx2_matches_here_and_on_the_processor() {
    let functions = weft_math::all();
    for kernel in kernels::all().iter().step_by(4) {
        check(kernel, &functions, &FeatureSet::avx2(), Abi::Win64);
        let code = emit(kernel, &functions, &FeatureSet::avx2(), Abi::Win64).expect("served");
        let inputs = data::fill(kernel, Filling::Ordinary, 1);
        let want = expected(kernel, &functions, &inputs);
        let got = native::run(&code, kernel, &inputs, &cuts(kernel)[0], Abi::Win64);
        assert_eq!(difference(kernel, &got, &want), None);
    }
}

#[test]
fn fused_multiply_add_is_the_processors() {
    assert!(native::can_run());
    let mut random = Random(1);
    let mut word = |double: bool| {
        let r = random.next();
        let near = [0u64, 1, 2, 24, 25, 26, 52, 53, 54, 106, 1000][(r % 11) as usize];
        let sign = r >> 63;
        let mantissa = random.next() >> (random.next() & 63);
        if double {
            sign << 63 | (900 + near) << 52 & (0x7ff << 52) | mantissa & ((1 << 52) - 1)
        } else {
            sign << 31 | (100 + near) << 23 & (0xff << 23) | mantissa & ((1 << 23) - 1)
        }
    };
    for round in 0..200_000 {
        let double = round % 2 == 0;
        let (a, b, mut c) = (word(double), word(double), word(double));
        if round % 3 == 0 {
            // A summand near the negated product.
            let f = emulator::fma_bits(double, a, b, 0);
            c = f ^ if double { 1 << 63 } else { 1 << 31 } ^ (round % 4);
        }
        let want = processors_fma(double, a, b, c);
        let got = emulator::fma_bits(double, a, b, c);
        let elem = if double {
            weft_kernel::Elem::F64
        } else {
            weft_kernel::Elem::F32
        };
        let size = elem.size_bytes();
        let canonical = |x: u64| data::canonical(&x.to_le_bytes()[..size], elem);
        assert_eq!(canonical(got), canonical(want), "{a:x} {b:x} {c:x}");
    }
}

fn processors_fma(double: bool, a: u64, b: u64, c: u64) -> u64 {
    #[target_feature(enable = "fma")]
    fn single(a: u64, b: u64, c: u64) -> u64 {
        let f = |x: u64| f32::from_bits(x as u32);
        u64::from(f(a).mul_add(f(b), f(c)).to_bits())
    }
    #[target_feature(enable = "fma")]
    fn long(a: u64, b: u64, c: u64) -> u64 {
        let f = f64::from_bits;
        f(a).mul_add(f(b), f(c)).to_bits()
    }
    if double {
        // SAFETY: the caller has checked that the processor has FMA.
        unsafe { long(a, b, c) }
    } else {
        // SAFETY: the caller has checked that the processor has FMA.
        unsafe { single(a, b, c) }
    }
}

// Planted faults.

/// What a run with altered code shows.
fn shows(kernel: &Kernel, functions: &Functions, code: &EmittedCode) -> bool {
    let inputs = data::fill(kernel, Filling::Ordinary, 9);
    let want = expected(kernel, functions, &inputs);
    match emulator::run(code, kernel, &inputs, &cuts(kernel)[0]) {
        Ok(got) => difference(kernel, &got, &want).is_some(),
        Err(_) => true,
    }
}

#[test]
fn planted_flipped_bits_in_the_code_are_caught() {
    let functions = weft_math::all();
    for features in [FeatureSet::avx2(), FeatureSet::avx512()] {
        let p = Product {
            layout: Layout::Panels(32),
            tail: Tail::BiasRelu,
            ..Product::new(7, 40, 9)
        };
        for kernel in [kernels::softmax(2, 45), p.kernel()] {
            let code = emit(&kernel, &functions, &features, Abi::SystemV).expect("served");
            assert!(
                !shows(&kernel, &functions, &code),
                "the intact code is right"
            );
            let inputs = data::fill(&kernel, Filling::Ordinary, 9);
            let (_, trace) =
                emulator::run_noting(&code, &kernel, &inputs, &cuts(&kernel)[0]).expect("no fault");
            let (mut caught, mut planted) = (0, 0);
            // The last byte but one: opcode, register or displacement.
            for (at, len) in trace.executed.iter().step_by(2) {
                let mut broken = code.clone();
                broken.bytes[at + len.saturating_sub(2)] ^= 1 << (at % 8);
                planted += 1;
                caught += u32::from(shows(&kernel, &functions, &broken));
            }
            // Some change nothing that can be seen: an unused lane, equal bytes, an alignment nop.
            assert!(
                planted > 40 && caught * 10 > planted * 7,
                "{} {}: {caught} of {planted}",
                kernel.name(),
                code.isa
            );
        }
    }
}

/// The code with a step's instructions replaced by nops.
fn without(code: &EmittedCode, step: &str) -> EmittedCode {
    let mut broken = code.clone();
    let mut found = 0;
    for (at, line) in code.lines.iter().enumerate() {
        if line.step == step {
            let end = code.lines.get(at + 1).map_or(code.code_len, |l| l.offset);
            broken.bytes[line.offset..end].fill(0x90);
            found += 1;
        }
    }
    assert!(found > 0, "{step} is among {:?}", code.lines);
    broken
}

#[test]
fn a_planted_dropped_epilogue_is_caught() {
    let functions = weft_math::all();
    for features in [FeatureSet::avx2(), FeatureSet::avx512()] {
        for tail in [Tail::Plain, Tail::BiasRelu, Tail::BiasGelu] {
            let p = Product {
                layout: Layout::Panels(32),
                tail,
                ..Product::new(7, 40, 9)
            };
            let kernel = p.kernel();
            let code = emit(&kernel, &functions, &features, Abi::SystemV).expect("served");
            assert!(!shows(&kernel, &functions, &code));
            assert!(shows(&kernel, &functions, &without(&code, "epilogue")));
        }
    }
}

#[test]
fn planted_swapped_reduction_lanes_are_caught() {
    let none = Functions::default();
    let kernel = kernels::reduction(weft_kernel::ReduceOp::Sum, weft_kernel::Elem::F32, 2, 77);
    for features in [FeatureSet::avx2(), FeatureSet::avx512()] {
        let code = emit(&kernel, &none, &features, Abi::SystemV).expect("served");
        assert!(!shows(&kernel, &none, &code));
        // Each shuffle and extraction, with another lane.
        let inputs = data::fill(&kernel, Filling::Ordinary, 9);
        let (_, trace) =
            emulator::run_noting(&code, &kernel, &inputs, &cuts(&kernel)[0]).expect("no fault");
        let mut planted = 0;
        for (at, len) in trace.executed {
            let bytes = &code.bytes[at..at + len];
            let mut decoder = iced_x86::Decoder::new(64, bytes, iced_x86::DecoderOptions::NONE);
            let name = format!("{:?}", decoder.decode().mnemonic());
            if name.starts_with("Vpshufd") || name.starts_with("Vextract") {
                let mut broken = code.clone();
                broken.bytes[at + len - 1] ^= 1;
                planted += 1;
                assert!(shows(&kernel, &none, &broken), "{name}");
            }
        }
        assert!(planted >= 3);
    }
}

#[test]
fn no_hot_loop_spills() {
    let functions = weft_math::all();
    let mut all = kernels::all();
    all.extend(kernels::reductions().into_iter().step_by(7));
    all.extend(weft_math::NAMES.iter().map(|n| kernels::function(n, 515)));
    let mut loops = 0;
    for features in [FeatureSet::avx2(), FeatureSet::avx512()] {
        let mut kernels = all.clone();
        kernels.extend(products().iter().filter_map(|p| {
            let kernel = p.kernel();
            emit(&kernel, &functions, &features, Abi::SystemV)
                .is_ok()
                .then_some(kernel)
        }));
        for kernel in &kernels {
            let code = emit(kernel, &functions, &features, Abi::SystemV).expect("served");
            let inputs = data::fill(kernel, Filling::Exact, 1);
            let (_, trace) =
                emulator::run_noting(&code, kernel, &inputs, &cuts(kernel)[0]).expect("no fault");
            // Scratch that belongs to the kernel's rows.
            let rows = match kernel {
                Kernel::Loop(k) => k.row_offsets_bytes().1,
                Kernel::Contraction(_) => 0,
            };
            for (i, l) in code.loops.iter().enumerate() {
                // Innermost loops over elements; a short row is straight code in an outer loop.
                let innermost = !code.loops.iter().any(|inner| inner.parent == Some(i));
                let hot = ["stage", "k", "epilogue"]
                    .iter()
                    .any(|p| l.label.starts_with(p));
                if !innermost || !hot {
                    continue;
                }
                loops += 1;
                for (at, region, offset) in &trace.writes {
                    let inside = (l.start..l.end).contains(at);
                    let spilled = region == "stack" || (region == "scratch" && *offset >= rows);
                    assert!(
                        !(inside && spilled),
                        "{} {}: {} writes to {region}",
                        kernel.name(),
                        code.isa,
                        l.label
                    );
                }
            }
        }
    }
    assert!(loops > 200, "{loops}");
}

#[test]
fn planted_wrong_constants_are_caught() {
    let functions = weft_math::all();
    let kernel = kernels::softmax(2, 45);
    let code = emit(&kernel, &functions, &FeatureSet::avx512(), Abi::SystemV).expect("served");
    let mut broken = code.clone();
    // The least bit of the first lanes of each constant.
    for at in (code.code_len.next_multiple_of(64)..code.bytes.len()).step_by(64) {
        broken.bytes[at] ^= 1;
        broken.bytes[at + 4] ^= 1;
    }
    assert!(shows(&kernel, &functions, &broken));
}

#[test]
fn planted_reads_and_writes_outside_operands_are_caught() {
    let functions = weft_math::all();
    // Code for rows of 33 elements on operands that are one element shorter.
    let kernel = kernels::chain(33);
    let code = emit(&kernel, &functions, &FeatureSet::avx512(), Abi::SystemV).expect("served");
    let mut inputs = data::fill(&kernel, Filling::Exact, 0);
    let pieces = &cuts(&kernel)[0];
    assert!(emulator::run(&code, &kernel, &inputs, pieces).is_ok());
    inputs[1].truncate(32 * 4);
    let fault = emulator::run(&code, &kernel, &inputs, pieces);
    assert!(
        matches!(fault, Err(Fault::Memory { write: false, .. })),
        "{fault:?}"
    );
    let mut inputs = data::fill(&kernel, Filling::Exact, 0);
    inputs[2].truncate(32 * 4);
    let fault = emulator::run(&code, &kernel, &inputs, pieces);
    assert!(
        matches!(fault, Err(Fault::Memory { write: true, .. })),
        "{fault:?}"
    );
}

#[test]
fn planted_clobbered_registers_are_caught() {
    let functions = weft_math::all();
    let kernel = kernels::softmax(2, 45);
    let code = emit(&kernel, &functions, &FeatureSet::avx2(), Abi::Win64).expect("served");
    // The same code, said to follow the other convention: the argument is elsewhere, so give both.
    let inputs = data::fill(&kernel, Filling::Ordinary, 0);
    assert!(emulator::run(&code, &kernel, &inputs, &cuts(&kernel)[0]).is_ok());
    let other = emit(&kernel, &functions, &FeatureSet::avx2(), Abi::SystemV).expect("served");
    let mut wrong = other.clone();
    // mov rax, rdi becomes mov rax, rcx.
    let at = other
        .bytes
        .windows(3)
        .position(|w| w == [0x48, 0x8b, 0xc7])
        .expect("the argument is read");
    wrong.bytes[at + 2] = 0xc1;
    wrong.abi = Abi::Win64;
    let fault = emulator::run(&wrong, &kernel, &inputs, &cuts(&kernel)[0]);
    assert!(matches!(fault, Err(Fault::Clobbered(_))), "{fault:?}");
}

#[test]
fn what_cannot_be_served_is_refused_by_name() {
    let none = Functions::default();
    let features = FeatureSet::baseline(weft_kernel::Arch::X64);
    let refused = emit(&kernels::chain(8), &none, &features, Abi::SystemV);
    assert_eq!(
        refused,
        Err(Refusal::FeatureMissing {
            feature: "avx2".into()
        })
    );
    let long = kernels::reduction(
        weft_kernel::ReduceOp::Sum,
        weft_kernel::Elem::F32,
        1,
        65_537,
    );
    let refused = emit(&long, &none, &FeatureSet::avx2(), Abi::SystemV);
    assert!(
        matches!(refused, Err(Refusal::TooLarge { .. })),
        "{refused:?}"
    );
    let narrow = Product {
        layout: Layout::Panels(4),
        ..Product::new(4, 4, 4)
    };
    let refused = emit(&narrow.kernel(), &none, &FeatureSet::avx2(), Abi::SystemV);
    assert!(
        matches!(refused, Err(Refusal::UnsupportedForm { .. })),
        "{refused:?}"
    );
}
