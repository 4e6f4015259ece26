//! Which kind of operation each instruction is.
//!
//! Memory operands are not looked at here: loads and stores come on top, whatever the operation.

use iced_x86::{Instruction, Mnemonic, OpKind};

use crate::model::{Class, Width};

/// What an instruction does besides its loads and stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// One operation.
    Op(Class, Width),
    /// Only what its memory operand takes.
    MemoryOnly,
    /// A gather of so many elements, which does its own loads.
    Gather(u32),
}

/// The kind of an instruction, unless the tables do not know it.
pub(crate) fn classify(instruction: &Instruction) -> Option<Work> {
    let width = width(instruction);
    if zeroes(instruction) {
        return Some(Work::Op(Class::Zero, width));
    }
    if let Some(work) = movement(instruction, width) {
        return Some(work);
    }
    if let Some(elements) = gathered_elements(instruction) {
        return Some(Work::Gather(elements));
    }
    let class = class(instruction.mnemonic())?;
    let class = match class {
        // Only direct jumps: where others lead, and what they cost, is unknown.
        Class::Branch if instruction.mnemonic() == Mnemonic::Ret => class,
        Class::Branch if instruction.op0_kind() == OpKind::NearBranch64 => class,
        Class::Branch => return None,
        Class::Widen if instruction.op1_kind() == OpKind::Memory => Class::WidenLoaded,
        // EVEX comparisons write a mask.
        Class::MinMax | Class::VectorInt if instruction.op0_register().is_k() => Class::CompareMask,
        other => other,
    };
    let general = matches!(
        class,
        Class::Int
            | Class::IntMul
            | Class::Branch
            | Class::MaskLogic
            | Class::IntToMask
            | Class::MaskToInt
    );
    let width = if general { Width::Int } else { width };
    Some(Work::Op(class, width))
}

/// The width of the widest vector operand, or of general registers.
fn width(instruction: &Instruction) -> Width {
    let registers = (0..instruction.op_count())
        .filter(|&op| instruction.op_kind(op) == OpKind::Register)
        .map(|op| instruction.op_register(op))
        .filter(|register| register.is_vector_register());
    let bits = registers.map(|register| register.size() as u32 * 8).max();
    bits.map_or(Width::Int, Width::of_bits)
}

/// Patterns that renaming recognises as zero, whatever the register held.
pub(crate) fn zeroes(instruction: &Instruction) -> bool {
    use Mnemonic::*;
    let registers = |count: u32| (0..count).all(|op| instruction.op_kind(op) == OpKind::Register);
    match instruction.mnemonic() {
        Xor | Sub => {
            instruction.op_count() == 2
                && registers(2)
                && instruction.op0_register() == instruction.op1_register()
        }
        Vxorps | Vxorpd | Vpxor | Vpxord | Vpxorq => {
            registers(3)
                && !instruction.has_op_mask()
                && instruction.op1_register() == instruction.op2_register()
        }
        _ => false,
    }
}

/// Moves: between registers of one file, between files, and between registers and memory.
fn movement(instruction: &Instruction, width: Width) -> Option<Work> {
    use Mnemonic::*;
    let memory = |op: u32| instruction.op_kind(op) == OpKind::Memory;
    let touches_memory = (0..instruction.op_count()).any(memory);
    let masked = instruction.has_op_mask();
    match instruction.mnemonic() {
        Mov => Some(match instruction.op1_kind() {
            OpKind::Register if !touches_memory => Work::Op(Class::Move, Width::Int),
            // An immediate is made by a general port.
            _ if !touches_memory => Work::Op(Class::Int, Width::Int),
            _ => Work::MemoryOnly,
        }),
        Push | Pop => Some(Work::MemoryOnly),
        Vmovaps | Vmovapd | Vmovups | Vmovupd | Vmovdqa | Vmovdqu | Vmovdqa32 | Vmovdqa64
        | Vmovdqu8 | Vmovdqu16 | Vmovdqu32 | Vmovdqu64 | Vmovntps | Vmovntpd | Vmovntdq
        | Vmovntdqa | Vlddqu => Some(match (touches_memory, masked) {
            (false, false) => Work::Op(Class::Move, width),
            (false, true) => Work::Op(Class::Blend, width),
            (true, false) => Work::MemoryOnly,
            (true, true) if memory(0) => Work::Op(Class::MaskedStore, width),
            (true, true) => Work::Op(Class::MaskedLoad, width),
        }),
        Vmovss | Vmovsd if touches_memory && !masked => Some(Work::MemoryOnly),
        Vmovss | Vmovsd => Some(Work::Op(Class::Blend, width)),
        // These insert into a register when they load.
        Vmovlps | Vmovhps | Vmovlpd | Vmovhpd => Some(if memory(0) {
            Work::MemoryOnly
        } else {
            Work::Op(Class::Shuffle, width)
        }),
        Vmaskmovps | Vmaskmovpd | Vpmaskmovd | Vpmaskmovq => Some(if memory(0) {
            Work::Op(Class::MaskedStoreVex, width)
        } else {
            Work::Op(Class::MaskedLoad, width)
        }),
        Vmovd | Vmovq => Some(if touches_memory {
            Work::MemoryOnly
        } else if instruction.op0_register().is_vector_register() {
            if instruction.op1_register().is_vector_register() {
                Work::Op(Class::Shuffle, width)
            } else {
                Work::Op(Class::IntToVector, width)
            }
        } else {
            Work::Op(Class::VectorToInt, width)
        }),
        Vbroadcastss | Vbroadcastsd | Vbroadcastf128 | Vbroadcasti128 | Vbroadcastf32x2
        | Vbroadcastf32x4 | Vbroadcastf32x8 | Vbroadcastf64x2 | Vbroadcastf64x4
        | Vbroadcasti32x2 | Vbroadcasti32x4 | Vbroadcasti32x8 | Vbroadcasti64x2
        | Vbroadcasti64x4 | Vpbroadcastb | Vpbroadcastw | Vpbroadcastd | Vpbroadcastq => {
            let narrow = matches!(instruction.mnemonic(), Vpbroadcastb | Vpbroadcastw);
            Some(if touches_memory && masked {
                Work::Op(Class::MaskedLoad, width)
            } else if touches_memory && !narrow {
                Work::MemoryOnly
            } else if instruction.op1_register().is_gpr() {
                Work::Op(Class::IntToVector, width)
            } else if width == Width::Bits128 {
                Work::Op(Class::Shuffle, width)
            } else {
                Work::Op(Class::ShuffleAcross, width)
            })
        }
        Kmovb | Kmovw | Kmovd | Kmovq => {
            let (to, from) = (instruction.op0_register(), instruction.op1_register());
            let class = match (to.is_k(), from.is_k()) {
                (true, true) => Class::MaskLogic,
                (true, false) => Class::IntToMask,
                (false, true) if !touches_memory => Class::MaskToInt,
                _ => return Some(Work::MemoryOnly),
            };
            Some(Work::Op(class, Width::Int))
        }
        Prefetcht0 | Prefetcht1 | Prefetcht2 | Prefetchnta | Prefetchw => {
            Some(Work::Op(Class::Load, Width::Int))
        }
        _ => None,
    }
}

/// How many elements of at most eight bytes a gather loads.
fn gathered_elements(instruction: &Instruction) -> Option<u32> {
    use Mnemonic::*;
    let bits = |op: u32| instruction.op_register(op).size() as u32 * 8;
    let index = instruction.memory_index().size() as u32 * 8;
    match instruction.mnemonic() {
        Vgatherdps | Vpgatherdd => Some(bits(0) / 32),
        Vgatherdpd | Vpgatherdq => Some(bits(0) / 64),
        Vgatherqps | Vpgatherqd | Vgatherqpd | Vpgatherqq => Some(index / 64),
        _ => None,
    }
}

fn class(mnemonic: Mnemonic) -> Option<Class> {
    use Mnemonic::*;
    Some(match mnemonic {
        Vfmadd132ps | Vfmadd132pd | Vfmadd132ss | Vfmadd132sd | Vfmadd213ps | Vfmadd213pd
        | Vfmadd213ss | Vfmadd213sd | Vfmadd231ps | Vfmadd231pd | Vfmadd231ss | Vfmadd231sd
        | Vfmsub132ps | Vfmsub132pd | Vfmsub132ss | Vfmsub132sd | Vfmsub213ps | Vfmsub213pd
        | Vfmsub213ss | Vfmsub213sd | Vfmsub231ps | Vfmsub231pd | Vfmsub231ss | Vfmsub231sd
        | Vfnmadd132ps | Vfnmadd132pd | Vfnmadd132ss | Vfnmadd132sd | Vfnmadd213ps
        | Vfnmadd213pd | Vfnmadd213ss | Vfnmadd213sd | Vfnmadd231ps | Vfnmadd231pd
        | Vfnmadd231ss | Vfnmadd231sd | Vfnmsub132ps | Vfnmsub132pd | Vfnmsub132ss
        | Vfnmsub132sd | Vfnmsub213ps | Vfnmsub213pd | Vfnmsub213ss | Vfnmsub213sd
        | Vfnmsub231ps | Vfnmsub231pd | Vfnmsub231ss | Vfnmsub231sd | Vscalefps | Vscalefpd
        | Vscalefss | Vscalefsd | Vgetexpps | Vgetexppd | Vgetmantps | Vgetmantpd | Vfixupimmps
        | Vfixupimmpd | Vrangeps | Vrangepd => Class::Fma,
        Vmulps | Vmulpd | Vmulss | Vmulsd => Class::Mul,
        Vaddps | Vaddpd | Vaddss | Vaddsd | Vsubps | Vsubpd | Vsubss | Vsubsd => Class::Add,
        Vminps | Vminpd | Vminss | Vminsd | Vmaxps | Vmaxpd | Vmaxss | Vmaxsd | Vcmpps | Vcmppd
        | Vcmpss | Vcmpsd => Class::MinMax,
        Vroundps | Vroundpd | Vroundss | Vroundsd | Vrndscaleps | Vrndscalepd | Vrndscaless
        | Vrndscalesd => Class::Round,
        Vdivps | Vdivss => Class::DivF32,
        Vdivpd | Vdivsd => Class::DivF64,
        Vsqrtps | Vsqrtss => Class::SqrtF32,
        Vsqrtpd | Vsqrtsd => Class::SqrtF64,
        Vandps | Vandpd | Vandnps | Vandnpd | Vorps | Vorpd | Vxorps | Vxorpd | Vpand | Vpandd
        | Vpandq | Vpandn | Vpandnd | Vpandnq | Vpor | Vpord | Vporq | Vpxor | Vpxord | Vpxorq
        | Vpternlogd | Vpternlogq => Class::Logic,
        Vblendps | Vblendpd | Vblendvps | Vblendvpd | Vpblendd | Vpblendvb | Vblendmps
        | Vblendmpd | Vpblendmb | Vpblendmw | Vpblendmd | Vpblendmq | Vpmovm2b | Vpmovm2w
        | Vpmovm2d | Vpmovm2q => Class::Blend,
        Vpaddb | Vpaddw | Vpaddd | Vpaddq | Vpsubb | Vpsubw | Vpsubd | Vpsubq | Vpaddsb
        | Vpaddsw | Vpaddusb | Vpaddusw | Vpsubsb | Vpsubsw | Vpsubusb | Vpsubusw | Vpavgb
        | Vpavgw | Vpabsb | Vpabsw | Vpabsd | Vpabsq | Vpsignb | Vpsignw | Vpsignd | Vpminsb
        | Vpmaxsq | Vpmaxuq | Vpminsq | Vpminuq | Vpminsw | Vpminsd | Vpminub | Vpminuw
        | Vpminud | Vpmaxsb | Vpmaxsw | Vpmaxsd | Vpmaxub | Vpmaxuw | Vpmaxud | Vpcmpeqb
        | Vpcmpeqw | Vpcmpeqd | Vpcmpeqq | Vpcmpgtb | Vpcmpgtw | Vpcmpgtd | Vpcmpgtq => {
            Class::VectorInt
        }
        Vpmulld => Class::VectorMul32,
        Vpmullq => Class::VectorMul64,
        Vpmullw | Vpmulhw | Vpmulhuw | Vpmulhrsw | Vpmaddwd | Vpmaddubsw | Vpmuludq | Vpmuldq
        | Vpdpbusd | Vpdpbusds | Vpdpwssd | Vpdpwssds | Vpsadbw => Class::VectorMul16,
        Vpslld | Vpsllq | Vpsllw | Vpsrld | Vpsrlq | Vpsrlw | Vpsrad | Vpsraq | Vpsraw
        | Vpsllvd | Vpsllvq | Vpsrlvd | Vpsrlvq | Vpsravd | Vpsravq | Vprold | Vprolq | Vprord
        | Vprorq | Vprolvd | Vprolvq | Vprorvd | Vprorvq => Class::VectorShift,
        Vshufps | Vshufpd | Vpermilps | Vpermilpd | Vunpcklps | Vunpckhps | Vunpcklpd
        | Vunpckhpd | Vpunpcklbw | Vpunpckhbw | Vpunpcklwd | Vpunpckhwd | Vpunpckldq
        | Vpunpckhdq | Vpunpcklqdq | Vpunpckhqdq | Vpshufd | Vpshufb | Vpshuflw | Vpshufhw
        | Vpalignr | Vpslldq | Vpsrldq | Vmovshdup | Vmovsldup | Vmovddup | Vmovhlps | Vmovlhps
        | Vpacksswb | Vpackssdw | Vpackuswb | Vpackusdw | Vinsertps => Class::Shuffle,
        Vperm2f128 | Vperm2i128 | Vextractf128 | Vextracti128 | Vinsertf128 | Vinserti128
        | Vextractf32x4 | Vextractf32x8 | Vextractf64x2 | Vextractf64x4 | Vextracti32x4
        | Vextracti32x8 | Vextracti64x2 | Vextracti64x4 | Vinsertf32x4 | Vinsertf32x8
        | Vinsertf64x2 | Vinsertf64x4 | Vinserti32x4 | Vinserti32x8 | Vinserti64x2
        | Vinserti64x4 | Vshuff32x4 | Vshuff64x2 | Vshufi32x4 | Vshufi64x2 | Vpermq | Vpermpd
        | Valignd | Valignq => Class::ShuffleAcross,
        Vpermd | Vpermps | Vpermt2ps | Vpermt2pd | Vpermt2d | Vpermt2q | Vpermi2ps | Vpermi2pd
        | Vpermi2d | Vpermi2q => Class::Permute,
        Vpmovzxbw | Vpmovzxbd | Vpmovzxbq | Vpmovzxwd | Vpmovzxwq | Vpmovzxdq | Vpmovsxbw
        | Vpmovsxbd | Vpmovsxbq | Vpmovsxwd | Vpmovsxwq | Vpmovsxdq => Class::Widen,
        Vpmovwb | Vpmovdb | Vpmovdw | Vpmovqb | Vpmovqw | Vpmovqd | Vpmovswb | Vpmovsdb
        | Vpmovsdw | Vpmovsqb | Vpmovsqw | Vpmovsqd | Vpmovuswb | Vpmovusdb | Vpmovusdw
        | Vpmovusqb | Vpmovusqw | Vpmovusqd => Class::Narrow,
        Vcvtdq2ps | Vcvtps2dq | Vcvttps2dq | Vcvtudq2ps | Vcvtps2udq | Vcvttps2udq | Vcvtqq2pd
        | Vcvtuqq2pd | Vcvtpd2qq | Vcvtpd2uqq | Vcvttpd2qq | Vcvttpd2uqq => Class::Convert,
        Vcvtph2ps | Vcvtps2ph | Vcvtps2pd | Vcvtpd2ps | Vcvtdq2pd | Vcvtudq2pd | Vcvtpd2dq
        | Vcvttpd2dq | Vcvtpd2udq | Vcvttpd2udq | Vcvtss2sd | Vcvtsd2ss | Vcvtqq2ps
        | Vcvtuqq2ps | Vcvtps2qq | Vcvttps2qq | Vcvttps2uqq | Vcvtps2uqq | Vcvtneps2bf16 => {
            Class::ConvertResize
        }
        Vpcmpb | Vpcmpub | Vpcmpw | Vpcmpuw | Vpcmpd | Vpcmpud | Vpcmpq | Vpcmpuq | Vptestmb
        | Vptestmw | Vptestmd | Vptestmq | Vptestnmb | Vptestnmw | Vptestnmd | Vptestnmq
        | Vfpclassps | Vfpclasspd | Vpmovb2m | Vpmovw2m | Vpmovd2m | Vpmovq2m => Class::CompareMask,
        Kandb | Kandw | Kandd | Kandq | Kandnb | Kandnw | Kandnd | Kandnq | Korb | Korw | Kord
        | Korq | Kxorb | Kxorw | Kxord | Kxorq | Kxnorb | Kxnorw | Kxnord | Kxnorq | Knotb
        | Knotw | Knotd | Knotq => Class::MaskLogic,
        Kshiftlb | Kshiftlw | Kshiftld | Kshiftlq | Kshiftrb | Kshiftrw | Kshiftrd | Kshiftrq
        | Kunpckbw | Kunpckwd | Kunpckdq => Class::IntToMask,
        Kortestb | Kortestw | Kortestd | Kortestq | Ktestb | Ktestw | Ktestd | Ktestq => {
            Class::MaskToInt
        }
        Vmovmskps | Vmovmskpd | Vpmovmskb | Vptest | Vtestps | Vtestpd | Vcvtss2si | Vcvtsd2si
        | Vcvttss2si | Vcvttsd2si | Vucomiss | Vucomisd | Vcomiss | Vcomisd | Vpextrb | Vpextrw
        | Vpextrd | Vpextrq | Vextractps => Class::VectorToInt,
        Vcvtsi2ss | Vcvtsi2sd | Vcvtusi2ss | Vcvtusi2sd | Vpinsrb | Vpinsrw | Vpinsrd | Vpinsrq => {
            Class::IntToVector
        }
        Add | Sub | Inc | Dec | Neg | Not | And | Or | Xor | Cmp | Test | Lea | Shl | Shr | Sar
        | Sal | Rol | Ror | Rorx | Shlx | Shrx | Sarx | Andn | Bextr | Blsi | Blsr | Blsmsk
        | Bzhi | Adc | Sbb | Movzx | Movsx | Movsxd | Bswap | Cdq | Cqo | Cdqe | Cwde | Cmova
        | Cmovae | Cmovb | Cmovbe | Cmove | Cmovg | Cmovge | Cmovl | Cmovle | Cmovne | Cmovno
        | Cmovnp | Cmovns | Cmovo | Cmovp | Cmovs | Seta | Setae | Setb | Setbe | Sete | Setg
        | Setge | Setl | Setle | Setne | Setno | Setnp | Setns | Seto | Setp | Sets
        // A fence waits for memory, which is priced by its bytes.
        | Sfence => Class::Int,
        Imul | Mul | Mulx | Popcnt | Lzcnt | Tzcnt | Pdep | Pext | Bsf | Bsr | Crc32 => {
            Class::IntMul
        }
        Jmp | Ja | Jae | Jb | Jbe | Je | Jg | Jge | Jl | Jle | Jne | Jno | Jnp | Jns | Jo | Jp
        | Js | Ret | Jrcxz | Jecxz => Class::Branch,
        Nop | Vzeroupper | Vzeroall | Endbr64 | Fnop | Pause => Class::Nop,
        _ => return None,
    })
}
