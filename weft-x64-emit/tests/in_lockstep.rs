//! The lockstep emulator, with which the exhaustive run executes AVX-512 code, against the emulator
//! that goes instruction by instruction with arithmetic of its own.

#![cfg(target_arch = "x86_64")]

mod common;
mod emulator;
mod lockstep;

use common::{Random, data, emit, kernels};
use emulator::State;
use iced_x86::{Instruction, Mnemonic as M, OpKind};
use lockstep::{Fault, Lockstep, MACHINES, Machine};
use std::collections::BTreeSet;
use weft_kernel::{Abi, Elem, EmittedCode, FeatureSet, Kernel, Piece};

/// Elements of the kernels, as the exhaustive run has them.
const ELEMENTS: u64 = 1 << 15;

/// The functions of one argument.
fn names() -> impl Iterator<Item = &'static str> {
    weft_math::NAMES.into_iter().filter(|name| *name != "pow")
}

fn kernel_of(name: &str) -> (Kernel, EmittedCode) {
    let kernel = kernels::function(name, ELEMENTS);
    let features = FeatureSet::avx512();
    let code = emit(&kernel, &weft_math::all(), &features, Abi::SystemV).expect("served");
    (kernel, code)
}

/// Registers that make operations of every kind meet their edges.
fn contents(random: &mut Random) -> [u64; 8] {
    let kind = random.below(6);
    std::array::from_fn(|_| match kind {
        0 => double(random, 1013, 20),
        1 => double(random, 900, 240),
        2 => hostile_double(random),
        3 => single(random, 117, 20) | single(random, 117, 20) << 32,
        4 => hostile_single(random) | hostile_single(random) << 32,
        _ => random.next(),
    })
}

/// A double of an exponent field from `least` on; its low bits are often zero, which makes ties.
fn double(random: &mut Random, least: u64, fields: u64) -> u64 {
    let shift = random.below(53);
    let mantissa = random.next() >> 12 >> shift << shift;
    (random.next() & 1) << 63 | (least + random.below(fields)) << 52 | mantissa
}

fn single(random: &mut Random, least: u64, fields: u64) -> u64 {
    let shift = random.below(24);
    let mantissa = random.next() >> 41 >> shift << shift;
    (random.next() & 1) << 31 | (least + random.below(fields)) << 23 | mantissa
}

fn hostile_double(random: &mut Random) -> u64 {
    let magnitude = match random.below(8) {
        0 => 0,
        1 => 0x7ff << 52,
        2 => 0x7ff << 52 | 1 << 51 | random.below(9),
        3 => 1 + random.below(3),
        4 => (1 << 52) - 1 + random.below(2),
        5 => 0x7fe << 52 | random.next() >> 12,
        // Where f32 overflows and underflows.
        6 => (0x3ff + 127) << 52 | ((1 << 24) - random.below(3)) << 28,
        _ => (0x3ff - 150 + random.below(26)) << 52 | random.next() >> 12 >> 26 << 26,
    };
    (random.next() & 1) << 63 | magnitude
}

fn hostile_single(random: &mut Random) -> u64 {
    let magnitude = match random.below(7) {
        0 => 0,
        1 => 0x7f80_0000,
        2 => 0x7fc0_0000 + random.below(9),
        3 => 1 + random.below(3),
        4 => 0x007f_ffff + random.below(2),
        5 => 0x7f00_0000 | random.next() >> 41,
        _ => u64::from((random.below(9) as f32 - 0.5).to_bits()),
    };
    (random.next() & 1) << 31 ^ magnitude
}

/// Gives all machines other vector and mask registers. The indices of a gather
/// are those of tables of 16 entries, which all are.
fn refill(machine: &mut Machine, random: &mut Random, text: usize, inst: &Instruction) {
    for at in 0..32 {
        for c in 0..MACHINES {
            for (q, word) in contents(random).into_iter().enumerate() {
                machine.vec[at].0[q * MACHINES + c] = word;
            }
        }
    }
    for at in 0..8 {
        for word in &mut machine.k[at].0 {
            let bits = random.next();
            let lane = |bit: u64| if bit == 1 { 0xffff_ffff } else { 0 };
            *word = lane(bits & 1) | lane(bits >> 1 & 1) << 32;
        }
    }
    if inst.mnemonic() == M::Vgatherdpd {
        for word in &mut machine.vec[inst.memory_index().number()].0 {
            *word = random.below(16) | random.below(16) << 32;
        }
    }
    if matches!(inst.mnemonic(), M::Vcmpps | M::Vcmppd) {
        // Half of what is compared is equal, or a neighbour.
        let last_bits = if inst.mnemonic() == M::Vcmpps {
            1 << 32 | 1
        } else {
            1
        };
        let with = if inst.op_kind(2) == OpKind::Register {
            machine.vec[inst.op2_register().number()].clone()
        } else {
            constant(machine, text, inst)
        };
        let words = &mut machine.vec[inst.op1_register().number()].0;
        for (word, with) in words.iter_mut().zip(&with.0) {
            if random.below(2) == 0 {
                *word = *with ^ (random.next() & last_bits);
            }
        }
    }
}

/// A constant of 64 bytes behind the code, as a register.
fn constant(machine: &Machine, text: usize, inst: &Instruction) -> Box<lockstep::Vector> {
    let at = (inst.memory_displacement64() - machine.address(text)) as usize;
    let bytes = machine.content(text, 0);
    let mut register = lockstep::Vector::zero();
    let chunks = bytes[at..at + 64].chunks_exact(8);
    for (words, chunk) in register.0.chunks_exact_mut(MACHINES).zip(chunks) {
        words.fill(u64::from_le_bytes(chunk.try_into().expect("eight bytes")));
    }
    register
}

/// What one of the machines has in its registers.
fn state(machine: &Machine, c: usize) -> State {
    let bits = |k: &lockstep::Vector| {
        let lanes = k.of(c);
        let lane = |j: usize| u64::from(lanes[4 * j..4 * j + 4] == [0xff; 4]) << j;
        (0..16).map(lane).sum()
    };
    State {
        gpr: machine.gpr,
        vec: std::array::from_fn(|r| machine.vec[r].of(c)),
        k: std::array::from_fn(|r| bits(&machine.k[r])),
        zero: machine.zero,
        carry: machine.carry,
        rip: machine.rip,
    }
}

/// The other emulator with the memory of one of the machines; `text` is the code that it executes.
fn slow_machine(machine: &Machine, c: usize, code_region: usize, text: &[u8]) -> emulator::Machine {
    let mut slow = emulator::Machine::new();
    for region in 0..machine.regions() {
        let is_code = region == code_region;
        let name = if is_code { "code" } else { "data" };
        let bytes = if is_code {
            text.to_vec()
        } else {
            machine.content(region, c)
        };
        let at = slow.map(name, bytes, true, 0);
        assert_eq!(slow.address(at), machine.address(region));
    }
    slow
}

/// Whether an instruction's NaN may be another one: arithmetic is free to pick, and Weft's meaning
/// has one NaN.
fn makes_nan(inst: &Instruction) -> Option<Elem> {
    let name = format!("{:?}", inst.mnemonic());
    let arithmetic = [
        "Vadd", "Vsub", "Vmul", "Vdiv", "Vsqrt", "Vfmadd", "Vcvt", "Vround",
    ];
    if !arithmetic.iter().any(|start| name.starts_with(start)) {
        return None;
    }
    Some(if name.ends_with("pd") {
        Elem::F64
    } else {
        Elem::F32
    })
}

/// The state with every lane of the destination canonical, where that may be.
fn canonical(mut state: State, inst: &Instruction) -> State {
    if let Some(elem) = makes_nan(inst) {
        let size = elem.size_bytes();
        for lane in state.vec[inst.op0_register().number()].chunks_exact_mut(size) {
            let bits = data::canonical(lane, elem);
            lane.copy_from_slice(&bits.to_le_bytes()[..size]);
        }
    }
    state
}

/// What a walk saw.
#[derive(Default)]
struct Seen {
    compared: usize,
    mnemonics: BTreeSet<String>,
}

/// Executes `fast` in lockstep and each of its instructions, with the same registers before it, as
/// `intact` has it in the other emulator, for some machines; the first difference is the error.
/// Before each vector instruction all registers get other contents. `meddle` may change the
/// lockstep's registers after an instruction.
fn walk(
    fast: &EmittedCode,
    intact: &EmittedCode,
    seed: u64,
    mut meddle: impl FnMut(&mut Machine, &Instruction),
) -> Result<Seen, String> {
    let mut random = Random(seed);
    let mut seen = Seen::default();
    let mut lockstep = Lockstep::new(fast).map_err(|fault| fault.to_string())?;
    let (input, text) = lockstep.input_and_text();
    for word in lockstep.machine().each_mut(input) {
        *word = random.next();
    }
    lockstep.begin();
    loop {
        let inst = lockstep
            .machine()
            .fetch()
            .map_err(|fault| fault.to_string())?;
        refill(lockstep.machine(), &mut random, text, &inst);
        let picked: [usize; 2] = [0, 1].map(|half| {
            let half = half * MACHINES / 2;
            half + random.below(MACHINES as u64 / 2) as usize
        });
        let before = picked.map(|c| {
            let machine = lockstep.machine();
            let slow = slow_machine(machine, c, text, &intact.bytes);
            (c, state(machine, c), slow)
        });
        let name = format!("{:?}", inst.code());
        let ended = lockstep
            .step()
            .map_err(|fault| format!("{name}: {fault}"))?;
        meddle(lockstep.machine(), &inst);
        for (c, state_before, mut slow) in before {
            let stepped = slow.step_from(&state_before);
            let want = stepped.map_err(|fault| format!("{name}: {fault:?}"))?;
            let machine = lockstep.machine();
            let (got, want) = (canonical(state(machine, c), &inst), canonical(want, &inst));
            if got != want {
                let register = (0..32).find(|r| got.vec[*r] != want.vec[*r]);
                return Err(format!(
                    "{name}: vector register {register:?} of machine {c}"
                ));
            }
            for region in (0..machine.regions()).filter(|region| *region != text) {
                if machine.content(region, c) != slow.content(region) {
                    return Err(format!("{name}: memory of machine {c}"));
                }
            }
            seen.compared += 1;
        }
        seen.mnemonics.insert(format!("{:?}", inst.mnemonic()));
        if ended {
            return Ok(seen);
        }
    }
}

#[test]
fn every_instruction_does_to_registers_and_memory_what_the_emulator_does() {
    let (mut compared, mut mnemonics) = (0, BTreeSet::new());
    for name in names() {
        let (_, code) = kernel_of(name);
        for seed in 0..2 {
            let seen =
                walk(&code, &code, seed, |_, _| ()).unwrap_or_else(|what| panic!("{name}: {what}"));
            compared += seen.compared;
            mnemonics.extend(seen.mnemonics);
        }
    }
    println!(
        "{compared} instructions compared, of {} kinds: {mnemonics:?}",
        mnemonics.len()
    );
    assert!(compared > 20_000 && mnemonics.len() > 40);
}

/// Inputs of a function: what its table has, every exponent's edges, and random bits.
fn inputs(name: &str, len: usize) -> Vec<u32> {
    let folder = "../weft-reference/tests/witness";
    let path = format!("{}/{folder}/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    let hex = |row: &str| u32::from_str_radix(&row[..8], 16).expect("a hexadecimal word");
    let mut inputs: Vec<u32> = rows.map(hex).collect();
    for field in 0..256 {
        for mantissa in [0, 1, 0x40_0000, 0x7f_ffff] {
            inputs.extend([0, 1].map(|sign| sign << 31 | field << 23 | mantissa));
        }
    }
    let mut random = Random(len as u64);
    while inputs.len() < len {
        inputs.push(random.next() as u32);
    }
    inputs.truncate(len);
    inputs
}

/// Results of the lockstep, NaNs canonical.
fn fast_results(code: &EmittedCode, inputs: &[u32]) -> Result<Vec<u64>, Fault> {
    let mut lockstep = Lockstep::new(code)?;
    let mut results = vec![0; inputs.len()];
    let parts = inputs.chunks_exact(Lockstep::ELEMENTS);
    for (inputs, results) in parts.zip(results.chunks_exact_mut(Lockstep::ELEMENTS)) {
        lockstep.run(inputs, results)?;
    }
    let canonical = |bits: &u32| data::canonical(&bits.to_le_bytes(), Elem::F32);
    Ok(results.iter().map(canonical).collect())
}

/// Results of the other emulator, NaNs canonical.
fn slow_results(kernel: &Kernel, code: &EmittedCode, inputs: &[u32]) -> Vec<u64> {
    let mut results = Vec::new();
    for inputs in inputs.chunks_exact(ELEMENTS as usize) {
        let bytes: Vec<u8> = inputs.iter().flat_map(|x| x.to_le_bytes()).collect();
        let operands = vec![bytes, vec![0; 4 * ELEMENTS as usize]];
        let got = emulator::run(code, kernel, &operands, &[Piece::whole(kernel)]);
        let got = got.expect("no fault").pop().expect("an output");
        results.extend(
            got.chunks_exact(4)
                .map(|lane| data::canonical(lane, Elem::F32)),
        );
    }
    results
}

#[test]
fn every_result_is_the_emulators() {
    let mut functions = 0;
    for name in names() {
        let (kernel, code) = kernel_of(name);
        let inputs = inputs(name, 2 * ELEMENTS as usize);
        let fast = fast_results(&code, &inputs).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let slow = slow_results(&kernel, &code, &inputs);
        let differs = (0..inputs.len()).find(|at| fast[*at] != slow[*at]);
        if let Some(at) = differs {
            panic!(
                "{name} of {:08x}: {:08x}, {:08x}",
                inputs[at], fast[at], slow[at]
            );
        }
        assert_eq!((fast.len(), slow.len()), (inputs.len(), inputs.len()));
        functions += 1;
    }
    assert_eq!(functions, 15);
}

// Planted faults.

/// The instructions of a code, with their places.
fn instructions(code: &EmittedCode) -> Vec<(usize, Instruction)> {
    let bytes = &code.bytes[..code.code_len];
    let decoder = iced_x86::Decoder::with_ip(64, bytes, 0, iced_x86::DecoderOptions::NONE);
    decoder
        .into_iter()
        .map(|inst| (inst.ip() as usize, inst))
        .collect()
}

/// Opcode bytes of the map that adds, multiplies and so on, and what stands for them instead.
const SWAPS: [(M, u8, u8); 8] = [
    (M::Vaddpd, 0x58, 0x5c),
    (M::Vsubpd, 0x5c, 0x58),
    (M::Vmulpd, 0x59, 0x58),
    (M::Vfmadd213pd, 0xa8, 0xb8),
    (M::Vfmadd231pd, 0xb8, 0xa8),
    (M::Vmaxps, 0x5f, 0x5d),
    (M::Vpaddq, 0xd4, 0xfb),
    (M::Vpandd, 0xdb, 0xeb),
];

#[test]
fn planted_changed_meanings_of_opcodes_are_caught() {
    let mut planted = 0;
    for name in ["exp", "log", "erf"] {
        let (kernel, code) = kernel_of(name);
        let inputs = inputs(name, ELEMENTS as usize);
        let right = slow_results(&kernel, &code, &inputs);
        assert_eq!(fast_results(&code, &inputs).as_ref(), Ok(&right));
        for (at, inst) in instructions(&code) {
            let Some((_, from, to)) = SWAPS.iter().find(|(m, ..)| *m == inst.mnemonic()) else {
                continue;
            };
            let mut broken = code.clone();
            // The opcode follows the four bytes of an EVEX prefix.
            let opcode = &mut broken.bytes[at + 4];
            assert_eq!((code.bytes[at], *opcode), (0x62, *from), "{name} {at:#x}");
            *opcode = *to;
            let got = fast_results(&broken, &inputs);
            assert_ne!(
                got.as_ref(),
                Ok(&right),
                "{name}: {:?} at {at:#x}",
                inst.code()
            );
            planted += 1;
        }
    }
    assert!(planted > 100, "{planted}");
}

#[test]
fn planted_swapped_lanes_are_caught() {
    let (_, code) = kernel_of("softmax_exp");
    // Two lanes of one machine, one lane of two machines, two chunks.
    for (a, b) in [(0, 1), (2, 2 * MACHINES + 2), (3, 4 * MACHINES + 3)] {
        let mut swapped = 0;
        let walked = walk(&code, &code, 1, |machine, inst| {
            if inst.mnemonic() == M::Vmulps {
                machine.vec[inst.op0_register().number()].0.swap(a, b);
                // Both halves of the word move; in all machines, since some are compared.
                for c in 0..MACHINES {
                    let (q, r) = (a / MACHINES * MACHINES, (b / MACHINES + 1) % 8 * MACHINES);
                    machine.vec[inst.op0_register().number()]
                        .0
                        .swap(q + c, r + c);
                }
                swapped += 1;
            }
        });
        assert!(swapped > 0 && walked.is_err());
    }
    // A load of the next vector instead of its own.
    let (kernel, code) = kernel_of("exp");
    let inputs = inputs("exp", ELEMENTS as usize);
    let right = slow_results(&kernel, &code, &inputs);
    let mut planted = 0;
    for (at, inst) in instructions(&code) {
        let from_input = inst.op_count() > 1 && inst.op_kind(1) == OpKind::Memory;
        let last = at + inst.len() - 1;
        if !from_input || !inst.op0_register().is_ymm() || code.bytes[last] != 0x20 {
            continue;
        }
        let mut broken = code.clone();
        broken.bytes[last] = 0x40;
        assert_ne!(fast_results(&broken, &inputs).as_ref(), Ok(&right));
        planted += 1;
    }
    assert!(planted > 0);
}

#[test]
fn planted_constants_off_by_one_ulp_are_caught() {
    let mut planted = 0;
    for name in names() {
        let (_, code) = kernel_of(name);
        // One lane of each constant, one entry of each line of a table.
        let first = code.code_len.next_multiple_of(64);
        for at in (first..code.bytes.len()).step_by(64) {
            let mut broken = code.clone();
            broken.bytes[at + 8] ^= 1;
            let seen = walk(&broken, &code, at as u64, |_, _| ());
            assert!(seen.is_err(), "{name}: the constant at {at:#x}");
            planted += 1;
        }
    }
    assert!(planted > 100, "{planted}");
}

/// Code whose first instruction but two is another one: `rdx` is the scratch by then.
fn with(code: &EmittedCode, bytes: &[u8]) -> EmittedCode {
    let (at, _) = instructions(code)[2];
    let mut changed = code.clone();
    changed.bytes[at..at + bytes.len()].copy_from_slice(bytes);
    changed
}

#[test]
fn planted_instructions_and_forms_that_are_not_known_are_errors() {
    let (_, code) = kernel_of("exp");
    let inputs = inputs("exp", ELEMENTS as usize);
    let forms: [(&str, &[u8]); 9] = [
        (
            "vpermt2ps zmm0, zmm1, zmm2",
            &[0x62, 0xf2, 0x75, 0x48, 0x7f, 0xc2],
        ),
        (
            "vscalefps zmm0, zmm1, zmm2",
            &[0x62, 0xf2, 0x75, 0x48, 0x2c, 0xc2],
        ),
        (
            "vaddps zmm0{k1}, zmm1, zmm2",
            &[0x62, 0xf1, 0x74, 0x49, 0x58, 0xc2],
        ),
        (
            "vaddps zmm0{k1}{z}, zmm1, zmm2",
            &[0x62, 0xf1, 0x74, 0xc9, 0x58, 0xc2],
        ),
        (
            "vaddps zmm0, zmm1, zmm2, rn-sae",
            &[0x62, 0xf1, 0x74, 0x18, 0x58, 0xc2],
        ),
        (
            "vaddps zmm0, zmm1, [rdx]{1to16}",
            &[0x62, 0xf1, 0x74, 0x58, 0x58, 0x02],
        ),
        ("vmovaps zmm0, [rdx]", &[0x62, 0xf1, 0x7c, 0x48, 0x28, 0x02]),
        ("vcvtps2pd xmm0, xmm1", &[0xc5, 0xf8, 0x5a, 0xc1]),
        ("rdtsc", &[0x0f, 0x31]),
    ];
    for (what, bytes) in forms {
        let fault = fast_results(&with(&code, bytes), &inputs);
        assert!(
            matches!(fault, Err(Fault::Unknown { .. })),
            "{what}: {fault:?}"
        );
    }
    // An intact code is none.
    assert!(fast_results(&code, &inputs).is_ok());
    let mut other = code.clone();
    other.abi = Abi::Win64;
    let fault = fast_results(&other, &inputs);
    assert_eq!(fault, Err(Fault::Convention(Abi::Win64)));
}

#[test]
fn planted_accesses_that_may_not_be_are_errors() {
    let (_, code) = kernel_of("softmax_exp");
    let inputs = inputs("exp", ELEMENTS as usize);
    // vmovups [rdx], zmm0: what machines share would depend on an element.
    let store = with(&code, &[0x62, 0xf1, 0x7c, 0x48, 0x11, 0x02]);
    let fault = fast_results(&store, &inputs);
    assert!(matches!(fault, Err(Fault::Differs { .. })), "{fault:?}");
    let (mut reads, mut writes) = (0, 0);
    for (at, inst) in instructions(&code) {
        // A displacement of one vector becomes one of 127.
        let last = at + inst.len() - 1;
        let on_vectors = inst.mnemonic() == M::Vmovups && inst.memory_index().is_gpr64();
        if !on_vectors || inst.memory_displacement64() != 64 {
            continue;
        }
        let mut broken = code.clone();
        broken.bytes[last] = 127;
        match fast_results(&broken, &inputs) {
            Err(Fault::Memory { write: false, .. }) => reads += 1,
            Err(Fault::Memory { write: true, .. }) => writes += 1,
            other => panic!("{at:#x}: {other:?}"),
        }
    }
    assert!(reads > 0 && writes > 0);
}
