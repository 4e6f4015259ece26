//! Kernels whose output is longer than the caches: the code stores past them where all addresses
//! allow, with the same bits.
//!
//! Code depends on how long operands are by the rest behind whole vectors only, so that of a long kernel runs here on the
//! first elements of a short one.

mod common;
mod emulator;

use common::{ABIS, Filling, LoopBuilder, data, difference, emit, expected, kernels, native};
use emulator::Fault;
use iced_x86::{Code, Decoder, DecoderOptions, Instruction};
use weft_kernel::{Abi, Elem, EmittedCode, FeatureSet, Functions, Kernel, Piece};

const SHORT: u64 = 1000;
/// With the same rest behind whole vectors.
const LONG: u64 = (8 << 20) + SHORT;

fn copies(n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("copies {n}"), &[n]);
    let x = b.dense_in(Elem::F64);
    let (y, z) = (b.dense_out(Elem::F64), b.dense_out(Elem::F64));
    b.each(|s| {
        let v = s.load(x);
        s.store(y, v);
        s.store(z, v);
    });
    b.build()
}

/// Long and short forms of the same kernels.
fn pairs() -> [(Kernel, Kernel); 2] {
    [
        (kernels::chain(LONG), kernels::chain(SHORT)),
        (copies(LONG), copies(SHORT)),
    ]
}

fn pieces() -> Vec<Vec<Piece>> {
    let piece = |begin, end| Piece { begin, end };
    vec![
        vec![piece(0, SHORT)],
        vec![piece(0, 64), piece(64, 640), piece(640, SHORT)],
        vec![piece(0, 192), piece(192, 960), piece(960, SHORT)],
    ]
}

fn emitted(kernel: &Kernel, features: &FeatureSet) -> EmittedCode {
    emit(kernel, &Functions::default(), features, Abi::SystemV).expect("served")
}

fn decoded(code: &EmittedCode) -> Vec<(usize, Instruction)> {
    let bytes = &code.bytes[..code.code_len];
    Decoder::new(64, bytes, DecoderOptions::NONE)
        .into_iter()
        .map(|inst| (inst.ip() as usize, inst))
        .collect()
}

/// Offsets of the stores past the caches.
fn past_caches(code: &EmittedCode) -> Vec<usize> {
    let is = |inst: &Instruction| {
        matches!(
            inst.code(),
            Code::VEX_Vmovntps_m256_ymm | Code::EVEX_Vmovntps_m512_zmm
        )
    };
    let all = decoded(code).into_iter();
    all.filter(|(_, inst)| is(inst)).map(|(at, _)| at).collect()
}

#[test]
fn only_kernels_that_outgrow_the_caches_store_past_them() {
    for features in [FeatureSet::avx2(), FeatureSet::avx512()] {
        for (long, short) in pairs() {
            assert!(!past_caches(&emitted(&long, &features)).is_empty());
            assert!(past_caches(&emitted(&short, &features)).is_empty());
        }
        let last = emitted(&kernels::chain((8 << 20) - 1), &features);
        assert!(past_caches(&last).is_empty(), "a byte below the limit");
    }
}

#[test]
fn emulated_streams_have_the_arms_bits_wherever_operands_begin() {
    let none = Functions::default();
    let (mut streamed, mut usual) = (0, 0);
    for features in [FeatureSet::avx2(), FeatureSet::avx512()] {
        for (long, short) in pairs() {
            let code = emitted(&long, &features);
            let stores = past_caches(&code);
            for pieces in pieces() {
                for skew in [0, 4, 8, 16, 32] {
                    let inputs = data::fill(&short, Filling::ALL[0], 3);
                    let want = expected(&short, &none, &inputs);
                    let run = emulator::run_at(&code, &short, &inputs, &pieces, Some(skew));
                    let (got, trace) = run.expect("no fault");
                    assert_eq!(difference(&short, &got, &want), None, "{pieces:?} {skew}");
                    let ran = trace.executed.iter().any(|(at, _)| stores.contains(at));
                    *(if ran { &mut streamed } else { &mut usual }) += 1;
                    // Those who begin at lines always stream.
                    assert!(ran || skew > 0);
                }
            }
        }
    }
    assert!(streamed > 10 && usual > 10, "{streamed} {usual}");
}

#[test]
fn streams_on_this_processor_have_the_arms_bits() {
    if !native::can_run() {
        println!("skipped: no AVX2");
        return;
    }
    let none = Functions::default();
    let mut compared = 0;
    for (long, short) in pairs() {
        let codes = ABIS.map(|abi| emit(&long, &none, &FeatureSet::avx2(), abi).expect("served"));
        for pieces in pieces() {
            for skew in [0, 4, 8, 32] {
                let inputs = data::fill(&short, Filling::ALL[0], 3);
                let want = expected(&short, &none, &inputs);
                for (code, abi) in codes.iter().zip(ABIS) {
                    let got = native::run_at(code, &short, &inputs, &pieces, abi, Some(skew));
                    let d = difference(&short, &got, &want);
                    assert_eq!(d, None, "{pieces:?} {skew} {abi:?}");
                    compared += got.iter().map(Vec::len).sum::<usize>();
                }
            }
        }
    }
    assert!(compared > 100_000);
}

/// The planted fault: the look at the addresses is gone.
#[test]
fn planted_unlooked_at_addresses_are_caught() {
    for features in [FeatureSet::avx2(), FeatureSet::avx512()] {
        let (long, short) = &pairs()[0];
        let mut code = emitted(long, &features);
        let all = decoded(&code);
        let masked = |inst: &Instruction| {
            inst.code() == Code::And_rm64_imm32 && matches!(inst.immediate32(), 31 | 63)
        };
        let looks = all.windows(2).filter(|pair| masked(&pair[0].1));
        let jumps: Vec<_> = looks.map(|pair| pair[1]).collect();
        assert_eq!(jumps.len(), 1);
        for (at, jump) in jumps {
            assert!(jump.is_jcc_short_or_near());
            code.bytes[at..at + jump.len()].fill(0x90);
        }
        let inputs = data::fill(short, Filling::ALL[0], 3);
        let run = emulator::run_at(&code, short, &inputs, &pieces()[0], Some(4));
        assert!(matches!(run, Err(Fault::Unaligned { .. })));
    }
}
