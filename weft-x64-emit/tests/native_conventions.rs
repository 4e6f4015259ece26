//! Planted breaches of the calling conventions, executed on this processor: the gate through which
//! all native tests call code sees each of them.
//!
//! A body here calls a real kernel, commits its fault and returns; so operands are right and nothing
//! but the breach is wrong.

mod common;

use common::gate::{Broken, home, kept, kept_vectors, name, vector_name};
use common::{ABIS, Filling, cuts, data, difference, emit, expected, kernels, native};
use iced_x86::{Code, Encoder, Instruction, MemoryOperand, Register};
use weft_kernel::{Abi, EmittedCode, FeatureSet, Kernel};

const WRAPPER: usize = 64;
const GENERAL: [Register; 16] = {
    use Register::{R8, R9, R10, R11, R12, R13, R14, R15};
    use Register::{RAX, RBP, RBX, RCX, RDI, RDX, RSI, RSP};
    [
        RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8, R9, R10, R11, R12, R13, R14, R15,
    ]
};

/// What a fault is made of, or a failure of the test itself.
fn made(inst: Result<Instruction, iced_x86::IcedError>) -> Instruction {
    inst.expect("an instruction")
}

fn encoded(insts: &[Instruction]) -> Vec<u8> {
    let mut encoder = Encoder::new(64);
    for inst in insts {
        encoder.encode(inst, 0).expect("it can be encoded");
    }
    encoder.take_buffer()
}

/// A body that calls the kernel and then does something more before it returns.
fn followed_by(code: &EmittedCode, more: &[u8]) -> EmittedCode {
    assert_eq!(code.entry, 0);
    let mut wrapper = vec![0x48, 0x83, 0xec, 0x28]; // sub rsp, 40
    wrapper.push(0xe8); // call
    let distance = WRAPPER - (wrapper.len() + 4);
    wrapper.extend((distance as u32).to_le_bytes());
    wrapper.extend([0x48, 0x83, 0xc4, 0x28]); // add rsp, 40
    wrapper.extend(more);
    wrapper.push(0xc3); // ret
    assert!(wrapper.len() <= WRAPPER);
    // Constants behind the code stay at multiples of 64.
    wrapper.resize(WRAPPER, 0xcc);
    let mut code = code.clone();
    code.bytes.splice(0..0, wrapper);
    code
}

/// A kernel that uses many registers.
struct Subject {
    kernel: Kernel,
    code: EmittedCode,
    abi: Abi,
    inputs: Vec<Vec<u8>>,
    want: Vec<Vec<u8>>,
}

impl Subject {
    fn new(abi: Abi) -> Subject {
        let functions = weft_math::all();
        let kernel = kernels::softmax(3, 45);
        let code = emit(&kernel, &functions, &FeatureSet::avx2(), abi).expect("it is served");
        let inputs = data::fill(&kernel, Filling::Ordinary, 1);
        let want = expected(&kernel, &functions, &inputs);
        Subject {
            kernel,
            code,
            abi,
            inputs,
            want,
        }
    }

    /// What the gate says of the kernel with something more behind it, whose results stay right.
    fn verdict(&self, more: &[u8]) -> Result<(), Broken> {
        let code = followed_by(&self.code, more);
        for pieces in cuts(&self.kernel) {
            let (kernel, abi) = (&self.kernel, self.abi);
            let left = native::try_run_at(&code, kernel, &self.inputs, &pieces, abi, None)?;
            assert_eq!(difference(kernel, &left, &self.want), None);
        }
        Ok(())
    }

    fn breaks(&self, more: &[u8], want: Broken) {
        assert_eq!(self.verdict(more), Err(want), "{:?}: {more:x?}", self.abi);
    }
}

/// One bit of a general-purpose register.
fn flip(n: usize, bit: u32) -> Vec<u8> {
    let inst = Instruction::with2(Code::Btc_rm64_imm8, GENERAL[n], bit);
    encoded(&[made(inst)])
}

/// One half of a vector register, the low one first.
fn change_half(n: usize) -> [Vec<u8>; 2] {
    let r = Register::XMM0 + n as u32;
    let low = Instruction::with3(Code::VEX_Vpunpckhqdq_xmm_xmm_xmmm128, r, r, r);
    let high = Instruction::with2(Code::VEX_Vmovq_xmm_xmmm64, r, r);
    [low, high].map(|inst| encoded(&[made(inst)]))
}

/// One bit of MXCSR.
fn flip_mxcsr(bit: u32) -> Vec<u8> {
    let top = || MemoryOperand::with_base(Register::RSP);
    encoded(&[
        made(Instruction::with1(Code::Push_r64, Register::RAX)),
        made(Instruction::with1(Code::VEX_Vstmxcsr_m32, top())),
        made(Instruction::with2(Code::Xor_rm32_imm32, top(), 1u32 << bit)),
        made(Instruction::with1(Code::VEX_Vldmxcsr_m32, top())),
        made(Instruction::with1(Code::Pop_r64, Register::RAX)),
    ])
}

/// Writes one byte so far above the end of the return address.
fn write_above(at: usize) -> Vec<u8> {
    let to = MemoryOperand::with_base_displ(Register::RSP, 8 + at as i64);
    encoded(&[made(Instruction::with2(Code::Mov_rm8_imm8, to, 0x11u32))])
}

#[test]
fn what_a_callee_may_change_is_no_fault() {
    for abi in ABIS {
        let subject = Subject::new(abi);
        let mut changed = 0;
        let mut allow = |more: &[u8]| {
            assert_eq!(subject.verdict(more), Ok(()), "{abi:?}: {more:x?}");
            changed += 1;
        };
        allow(&[]);
        for n in (0..16).filter(|n| *n != 4 && !kept(abi).contains(n)) {
            allow(&flip(n, 5));
        }
        for n in (0..16).filter(|n| !kept_vectors(abi).contains(n)) {
            change_half(n).iter().for_each(|more| allow(more));
        }
        // Exceptions that have occurred.
        (0..6).for_each(|bit| allow(&flip_mxcsr(bit)));
        (0..home(abi)).for_each(|at| allow(&write_above(at)));
        assert!(changed > 25, "{changed}");
    }
}

#[test]
fn planted_changes_of_each_kept_register_are_caught() {
    for (abi, registers) in [(Abi::SystemV, 6), (Abi::Win64, 18)] {
        let subject = Subject::new(abi);
        let mut planted = 0;
        for n in kept(abi).iter().copied() {
            (0..64).for_each(|bit| subject.breaks(&flip(n, bit), Broken::Register(name(n))));
            planted += 1;
        }
        for n in kept_vectors(abi) {
            for more in change_half(n) {
                subject.breaks(&more, Broken::Register(vector_name(n)));
            }
            planted += 1;
        }
        assert_eq!(planted, registers);
    }
}

#[test]
fn planted_changes_of_the_processors_modes_are_caught() {
    for abi in ABIS {
        let subject = Subject::new(abi);
        // DAZ, six masks, two bits of rounding, FTZ.
        (6..16).for_each(|bit| subject.breaks(&flip_mxcsr(bit), Broken::Mxcsr));
        let set_direction = encoded(&[Instruction::with(Code::Std)]);
        subject.breaks(&set_direction, Broken::DirectionFlag);
        subject.breaks(&encoded(&[Instruction::with(Code::Fninit)]), Broken::X87);
    }
}

#[test]
fn planted_writes_into_the_callers_frame_are_caught() {
    for (abi, first) in [(Abi::SystemV, 0), (Abi::Win64, 32)] {
        let subject = Subject::new(abi);
        for at in (first..first + 64).chain([255, 256, 1000]) {
            subject.breaks(&write_above(at), Broken::Above(at));
        }
    }
}

#[test]
fn planted_moved_stack_pointers_are_caught() {
    for abi in ABIS {
        let subject = Subject::new(abi);
        for by in [8u32, 16, 32, 256] {
            // The callee drops arguments that nobody pushed.
            let drops = encoded(&[made(Instruction::with1(Code::Retnq_imm16, by))]);
            subject.breaks(&drops, Broken::StackPointer(by.into()));
            // It leaves something on the stack.
            let to = MemoryOperand::with_base_displ(Register::RSP, -i64::from(by));
            let leaves = encoded(&[
                made(Instruction::with1(Code::Pop_r64, Register::RCX)),
                made(Instruction::with2(Code::Lea_r64_m, Register::RSP, to)),
                made(Instruction::with1(Code::Jmp_rm64, Register::RCX)),
            ]);
            subject.breaks(&leaves, Broken::StackPointer(-i64::from(by)));
        }
    }
}
