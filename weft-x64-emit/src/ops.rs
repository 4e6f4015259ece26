//! The vector instructions in use: one row each, with its encodings.
//!
//! Columns: VEX at 128 and 256 bits, EVEX at 128, 256 and 512 bits. The width that picks a column is
//! that of the wider side of a conversion. `mem` means that the last operand may be a whole vector
//! in memory, `comm` that the two operands may be exchanged.

use crate::isa::{Isa, Width};
use iced_x86::Code;

macro_rules! code {
    (_) => {
        None
    };
    ($name:ident) => {
        Some(Code::$name)
    };
}

macro_rules! flag {
    ($wanted:ident;) => { false };
    ($wanted:ident; $($flag:ident)+) => { false $(|| matches!((stringify!($flag), stringify!($wanted)), ("mem", "mem") | ("comm", "comm")))+ };
}

macro_rules! ops {
    ($($name:ident [$($flag:ident)*] $vx:tt $vy:tt $ex:tt $ey:tt $ez:tt;)*) => {
        /// A vector instruction, without its width.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Mn { $($name),* }

        impl Mn {
            const fn codes(self) -> [Option<Code>; 5] {
                match self {
                    $(Mn::$name => [code!($vx), code!($vy), code!($ex), code!($ey), code!($ez)]),*
                }
            }

            /// Whether the last operand may be a whole vector in memory.
            pub(crate) fn takes_memory(self) -> bool {
                match self { $(Mn::$name => flag!(mem; $($flag)*)),* }
            }

            /// Whether the two operands may be exchanged.
            pub(crate) fn commutes(self) -> bool {
                match self { $(Mn::$name => flag!(comm; $($flag)*)),* }
            }
        }
    };
}

impl Mn {
    /// The VEX encoding at a width, if there is one.
    pub(crate) fn vex(self, width: Width) -> Option<Code> {
        match width {
            Width::X => self.codes()[0],
            Width::Y => self.codes()[1],
            Width::Z => None,
        }
    }

    /// The encoding at a width.
    ///
    /// # Panics
    ///
    /// If the instruction set has none: the selection asked for an instruction that is not there.
    pub(crate) fn code(self, isa: Isa, width: Width) -> Code {
        let at = match (isa, width) {
            (Isa::Avx2, Width::X) => 0,
            (Isa::Avx2, Width::Y) => 1,
            (Isa::Avx2, Width::Z) => panic!("AVX2 has no 512-bit {self:?}"),
            (Isa::Avx512, Width::X) => 2,
            (Isa::Avx512, Width::Y) => 3,
            (Isa::Avx512, Width::Z) => 4,
        };
        self.codes()[at].unwrap_or_else(|| panic!("{isa:?} has no {self:?} at {width:?}"))
    }
}

ops! {
    Addps [mem comm] VEX_Vaddps_xmm_xmm_xmmm128 VEX_Vaddps_ymm_ymm_ymmm256 EVEX_Vaddps_xmm_k1z_xmm_xmmm128b32 EVEX_Vaddps_ymm_k1z_ymm_ymmm256b32 EVEX_Vaddps_zmm_k1z_zmm_zmmm512b32_er;
    Addpd [mem comm] VEX_Vaddpd_xmm_xmm_xmmm128 VEX_Vaddpd_ymm_ymm_ymmm256 EVEX_Vaddpd_xmm_k1z_xmm_xmmm128b64 EVEX_Vaddpd_ymm_k1z_ymm_ymmm256b64 EVEX_Vaddpd_zmm_k1z_zmm_zmmm512b64_er;
    Mulps [mem comm] VEX_Vmulps_xmm_xmm_xmmm128 VEX_Vmulps_ymm_ymm_ymmm256 EVEX_Vmulps_xmm_k1z_xmm_xmmm128b32 EVEX_Vmulps_ymm_k1z_ymm_ymmm256b32 EVEX_Vmulps_zmm_k1z_zmm_zmmm512b32_er;
    Mulpd [mem comm] VEX_Vmulpd_xmm_xmm_xmmm128 VEX_Vmulpd_ymm_ymm_ymmm256 EVEX_Vmulpd_xmm_k1z_xmm_xmmm128b64 EVEX_Vmulpd_ymm_k1z_ymm_ymmm256b64 EVEX_Vmulpd_zmm_k1z_zmm_zmmm512b64_er;
    Subps [mem] VEX_Vsubps_xmm_xmm_xmmm128 VEX_Vsubps_ymm_ymm_ymmm256 EVEX_Vsubps_xmm_k1z_xmm_xmmm128b32 EVEX_Vsubps_ymm_k1z_ymm_ymmm256b32 EVEX_Vsubps_zmm_k1z_zmm_zmmm512b32_er;
    Subpd [mem] VEX_Vsubpd_xmm_xmm_xmmm128 VEX_Vsubpd_ymm_ymm_ymmm256 EVEX_Vsubpd_xmm_k1z_xmm_xmmm128b64 EVEX_Vsubpd_ymm_k1z_ymm_ymmm256b64 EVEX_Vsubpd_zmm_k1z_zmm_zmmm512b64_er;
    Divps [mem] VEX_Vdivps_xmm_xmm_xmmm128 VEX_Vdivps_ymm_ymm_ymmm256 EVEX_Vdivps_xmm_k1z_xmm_xmmm128b32 EVEX_Vdivps_ymm_k1z_ymm_ymmm256b32 EVEX_Vdivps_zmm_k1z_zmm_zmmm512b32_er;
    Divpd [mem] VEX_Vdivpd_xmm_xmm_xmmm128 VEX_Vdivpd_ymm_ymm_ymmm256 EVEX_Vdivpd_xmm_k1z_xmm_xmmm128b64 EVEX_Vdivpd_ymm_k1z_ymm_ymmm256b64 EVEX_Vdivpd_zmm_k1z_zmm_zmmm512b64_er;
    Maxps [mem] VEX_Vmaxps_xmm_xmm_xmmm128 VEX_Vmaxps_ymm_ymm_ymmm256 EVEX_Vmaxps_xmm_k1z_xmm_xmmm128b32 EVEX_Vmaxps_ymm_k1z_ymm_ymmm256b32 EVEX_Vmaxps_zmm_k1z_zmm_zmmm512b32_sae;
    Maxpd [mem] VEX_Vmaxpd_xmm_xmm_xmmm128 VEX_Vmaxpd_ymm_ymm_ymmm256 EVEX_Vmaxpd_xmm_k1z_xmm_xmmm128b64 EVEX_Vmaxpd_ymm_k1z_ymm_ymmm256b64 EVEX_Vmaxpd_zmm_k1z_zmm_zmmm512b64_sae;
    Minps [mem] VEX_Vminps_xmm_xmm_xmmm128 VEX_Vminps_ymm_ymm_ymmm256 EVEX_Vminps_xmm_k1z_xmm_xmmm128b32 EVEX_Vminps_ymm_k1z_ymm_ymmm256b32 EVEX_Vminps_zmm_k1z_zmm_zmmm512b32_sae;
    Minpd [mem] VEX_Vminpd_xmm_xmm_xmmm128 VEX_Vminpd_ymm_ymm_ymmm256 EVEX_Vminpd_xmm_k1z_xmm_xmmm128b64 EVEX_Vminpd_ymm_k1z_ymm_ymmm256b64 EVEX_Vminpd_zmm_k1z_zmm_zmmm512b64_sae;
    Andps [mem comm] VEX_Vandps_xmm_xmm_xmmm128 VEX_Vandps_ymm_ymm_ymmm256 EVEX_Vandps_xmm_k1z_xmm_xmmm128b32 EVEX_Vandps_ymm_k1z_ymm_ymmm256b32 EVEX_Vandps_zmm_k1z_zmm_zmmm512b32;
    Orps [mem comm] VEX_Vorps_xmm_xmm_xmmm128 VEX_Vorps_ymm_ymm_ymmm256 EVEX_Vorps_xmm_k1z_xmm_xmmm128b32 EVEX_Vorps_ymm_k1z_ymm_ymmm256b32 EVEX_Vorps_zmm_k1z_zmm_zmmm512b32;
    Xorps [mem comm] VEX_Vxorps_xmm_xmm_xmmm128 VEX_Vxorps_ymm_ymm_ymmm256 EVEX_Vxorps_xmm_k1z_xmm_xmmm128b32 EVEX_Vxorps_ymm_k1z_ymm_ymmm256b32 EVEX_Vxorps_zmm_k1z_zmm_zmmm512b32;
    Andnps [mem] VEX_Vandnps_xmm_xmm_xmmm128 VEX_Vandnps_ymm_ymm_ymmm256 EVEX_Vandnps_xmm_k1z_xmm_xmmm128b32 EVEX_Vandnps_ymm_k1z_ymm_ymmm256b32 EVEX_Vandnps_zmm_k1z_zmm_zmmm512b32;
    Sqrtps [mem] VEX_Vsqrtps_xmm_xmmm128 VEX_Vsqrtps_ymm_ymmm256 EVEX_Vsqrtps_xmm_k1z_xmmm128b32 EVEX_Vsqrtps_ymm_k1z_ymmm256b32 EVEX_Vsqrtps_zmm_k1z_zmmm512b32_er;
    Sqrtpd [mem] VEX_Vsqrtpd_xmm_xmmm128 VEX_Vsqrtpd_ymm_ymmm256 EVEX_Vsqrtpd_xmm_k1z_xmmm128b64 EVEX_Vsqrtpd_ymm_k1z_ymmm256b64 EVEX_Vsqrtpd_zmm_k1z_zmmm512b64_er;
    Fmadd132ps [mem] VEX_Vfmadd132ps_xmm_xmm_xmmm128 VEX_Vfmadd132ps_ymm_ymm_ymmm256 EVEX_Vfmadd132ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfmadd132ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfmadd132ps_zmm_k1z_zmm_zmmm512b32_er;
    Fmadd213ps [mem] VEX_Vfmadd213ps_xmm_xmm_xmmm128 VEX_Vfmadd213ps_ymm_ymm_ymmm256 EVEX_Vfmadd213ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfmadd213ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfmadd213ps_zmm_k1z_zmm_zmmm512b32_er;
    Fmadd231ps [mem] VEX_Vfmadd231ps_xmm_xmm_xmmm128 VEX_Vfmadd231ps_ymm_ymm_ymmm256 EVEX_Vfmadd231ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfmadd231ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfmadd231ps_zmm_k1z_zmm_zmmm512b32_er;
    Fmsub132ps [mem] VEX_Vfmsub132ps_xmm_xmm_xmmm128 VEX_Vfmsub132ps_ymm_ymm_ymmm256 EVEX_Vfmsub132ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfmsub132ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfmsub132ps_zmm_k1z_zmm_zmmm512b32_er;
    Fmsub213ps [mem] VEX_Vfmsub213ps_xmm_xmm_xmmm128 VEX_Vfmsub213ps_ymm_ymm_ymmm256 EVEX_Vfmsub213ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfmsub213ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfmsub213ps_zmm_k1z_zmm_zmmm512b32_er;
    Fmsub231ps [mem] VEX_Vfmsub231ps_xmm_xmm_xmmm128 VEX_Vfmsub231ps_ymm_ymm_ymmm256 EVEX_Vfmsub231ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfmsub231ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfmsub231ps_zmm_k1z_zmm_zmmm512b32_er;
    Fnmadd132ps [mem] VEX_Vfnmadd132ps_xmm_xmm_xmmm128 VEX_Vfnmadd132ps_ymm_ymm_ymmm256 EVEX_Vfnmadd132ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfnmadd132ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfnmadd132ps_zmm_k1z_zmm_zmmm512b32_er;
    Fnmadd213ps [mem] VEX_Vfnmadd213ps_xmm_xmm_xmmm128 VEX_Vfnmadd213ps_ymm_ymm_ymmm256 EVEX_Vfnmadd213ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfnmadd213ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfnmadd213ps_zmm_k1z_zmm_zmmm512b32_er;
    Fnmadd231ps [mem] VEX_Vfnmadd231ps_xmm_xmm_xmmm128 VEX_Vfnmadd231ps_ymm_ymm_ymmm256 EVEX_Vfnmadd231ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfnmadd231ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfnmadd231ps_zmm_k1z_zmm_zmmm512b32_er;
    Fnmsub132ps [mem] VEX_Vfnmsub132ps_xmm_xmm_xmmm128 VEX_Vfnmsub132ps_ymm_ymm_ymmm256 EVEX_Vfnmsub132ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfnmsub132ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfnmsub132ps_zmm_k1z_zmm_zmmm512b32_er;
    Fnmsub213ps [mem] VEX_Vfnmsub213ps_xmm_xmm_xmmm128 VEX_Vfnmsub213ps_ymm_ymm_ymmm256 EVEX_Vfnmsub213ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfnmsub213ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfnmsub213ps_zmm_k1z_zmm_zmmm512b32_er;
    Fnmsub231ps [mem] VEX_Vfnmsub231ps_xmm_xmm_xmmm128 VEX_Vfnmsub231ps_ymm_ymm_ymmm256 EVEX_Vfnmsub231ps_xmm_k1z_xmm_xmmm128b32 EVEX_Vfnmsub231ps_ymm_k1z_ymm_ymmm256b32 EVEX_Vfnmsub231ps_zmm_k1z_zmm_zmmm512b32_er;
    Fmadd132pd [mem] VEX_Vfmadd132pd_xmm_xmm_xmmm128 VEX_Vfmadd132pd_ymm_ymm_ymmm256 EVEX_Vfmadd132pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfmadd132pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfmadd132pd_zmm_k1z_zmm_zmmm512b64_er;
    Fmadd213pd [mem] VEX_Vfmadd213pd_xmm_xmm_xmmm128 VEX_Vfmadd213pd_ymm_ymm_ymmm256 EVEX_Vfmadd213pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfmadd213pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfmadd213pd_zmm_k1z_zmm_zmmm512b64_er;
    Fmadd231pd [mem] VEX_Vfmadd231pd_xmm_xmm_xmmm128 VEX_Vfmadd231pd_ymm_ymm_ymmm256 EVEX_Vfmadd231pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfmadd231pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfmadd231pd_zmm_k1z_zmm_zmmm512b64_er;
    Fmsub132pd [mem] VEX_Vfmsub132pd_xmm_xmm_xmmm128 VEX_Vfmsub132pd_ymm_ymm_ymmm256 EVEX_Vfmsub132pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfmsub132pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfmsub132pd_zmm_k1z_zmm_zmmm512b64_er;
    Fmsub213pd [mem] VEX_Vfmsub213pd_xmm_xmm_xmmm128 VEX_Vfmsub213pd_ymm_ymm_ymmm256 EVEX_Vfmsub213pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfmsub213pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfmsub213pd_zmm_k1z_zmm_zmmm512b64_er;
    Fmsub231pd [mem] VEX_Vfmsub231pd_xmm_xmm_xmmm128 VEX_Vfmsub231pd_ymm_ymm_ymmm256 EVEX_Vfmsub231pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfmsub231pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfmsub231pd_zmm_k1z_zmm_zmmm512b64_er;
    Fnmadd132pd [mem] VEX_Vfnmadd132pd_xmm_xmm_xmmm128 VEX_Vfnmadd132pd_ymm_ymm_ymmm256 EVEX_Vfnmadd132pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfnmadd132pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfnmadd132pd_zmm_k1z_zmm_zmmm512b64_er;
    Fnmadd213pd [mem] VEX_Vfnmadd213pd_xmm_xmm_xmmm128 VEX_Vfnmadd213pd_ymm_ymm_ymmm256 EVEX_Vfnmadd213pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfnmadd213pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfnmadd213pd_zmm_k1z_zmm_zmmm512b64_er;
    Fnmadd231pd [mem] VEX_Vfnmadd231pd_xmm_xmm_xmmm128 VEX_Vfnmadd231pd_ymm_ymm_ymmm256 EVEX_Vfnmadd231pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfnmadd231pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfnmadd231pd_zmm_k1z_zmm_zmmm512b64_er;
    Fnmsub132pd [mem] VEX_Vfnmsub132pd_xmm_xmm_xmmm128 VEX_Vfnmsub132pd_ymm_ymm_ymmm256 EVEX_Vfnmsub132pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfnmsub132pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfnmsub132pd_zmm_k1z_zmm_zmmm512b64_er;
    Fnmsub213pd [mem] VEX_Vfnmsub213pd_xmm_xmm_xmmm128 VEX_Vfnmsub213pd_ymm_ymm_ymmm256 EVEX_Vfnmsub213pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfnmsub213pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfnmsub213pd_zmm_k1z_zmm_zmmm512b64_er;
    Fnmsub231pd [mem] VEX_Vfnmsub231pd_xmm_xmm_xmmm128 VEX_Vfnmsub231pd_ymm_ymm_ymmm256 EVEX_Vfnmsub231pd_xmm_k1z_xmm_xmmm128b64 EVEX_Vfnmsub231pd_ymm_k1z_ymm_ymmm256b64 EVEX_Vfnmsub231pd_zmm_k1z_zmm_zmmm512b64_er;
    Cmpps [mem] VEX_Vcmpps_xmm_xmm_xmmm128_imm8 VEX_Vcmpps_ymm_ymm_ymmm256_imm8 _ _ _;
    Kcmpps [mem] _ _ EVEX_Vcmpps_kr_k1_xmm_xmmm128b32_imm8 EVEX_Vcmpps_kr_k1_ymm_ymmm256b32_imm8 EVEX_Vcmpps_kr_k1_zmm_zmmm512b32_imm8_sae;
    Cmppd [mem] VEX_Vcmppd_xmm_xmm_xmmm128_imm8 VEX_Vcmppd_ymm_ymm_ymmm256_imm8 _ _ _;
    Kcmppd [mem] _ _ EVEX_Vcmppd_kr_k1_xmm_xmmm128b64_imm8 EVEX_Vcmppd_kr_k1_ymm_ymmm256b64_imm8 EVEX_Vcmppd_kr_k1_zmm_zmmm512b64_imm8_sae;
    Kcmpd [mem] _ _ EVEX_Vpcmpd_kr_k1_xmm_xmmm128b32_imm8 EVEX_Vpcmpd_kr_k1_ymm_ymmm256b32_imm8 EVEX_Vpcmpd_kr_k1_zmm_zmmm512b32_imm8;
    Kcmpud [mem] _ _ EVEX_Vpcmpud_kr_k1_xmm_xmmm128b32_imm8 EVEX_Vpcmpud_kr_k1_ymm_ymmm256b32_imm8 EVEX_Vpcmpud_kr_k1_zmm_zmmm512b32_imm8;
    Kcmpq [mem] _ _ EVEX_Vpcmpq_kr_k1_xmm_xmmm128b64_imm8 EVEX_Vpcmpq_kr_k1_ymm_ymmm256b64_imm8 EVEX_Vpcmpq_kr_k1_zmm_zmmm512b64_imm8;
    Kcmpuq [mem] _ _ EVEX_Vpcmpuq_kr_k1_xmm_xmmm128b64_imm8 EVEX_Vpcmpuq_kr_k1_ymm_ymmm256b64_imm8 EVEX_Vpcmpuq_kr_k1_zmm_zmmm512b64_imm8;
    Pcmpeqd [mem comm] VEX_Vpcmpeqd_xmm_xmm_xmmm128 VEX_Vpcmpeqd_ymm_ymm_ymmm256 _ _ _;
    Pcmpgtd [mem] VEX_Vpcmpgtd_xmm_xmm_xmmm128 VEX_Vpcmpgtd_ymm_ymm_ymmm256 _ _ _;
    Pcmpeqq [mem comm] VEX_Vpcmpeqq_xmm_xmm_xmmm128 VEX_Vpcmpeqq_ymm_ymm_ymmm256 _ _ _;
    Pcmpgtq [mem] VEX_Vpcmpgtq_xmm_xmm_xmmm128 VEX_Vpcmpgtq_ymm_ymm_ymmm256 _ _ _;
    Blendvps [] VEX_Vblendvps_xmm_xmm_xmmm128_xmm VEX_Vblendvps_ymm_ymm_ymmm256_ymm _ _ _;
    Blendmps [mem] _ _ EVEX_Vblendmps_xmm_k1z_xmm_xmmm128b32 EVEX_Vblendmps_ymm_k1z_ymm_ymmm256b32 EVEX_Vblendmps_zmm_k1z_zmm_zmmm512b32;
    Blendvpd [] VEX_Vblendvpd_xmm_xmm_xmmm128_xmm VEX_Vblendvpd_ymm_ymm_ymmm256_ymm _ _ _;
    Blendmpd [mem] _ _ EVEX_Vblendmpd_xmm_k1z_xmm_xmmm128b64 EVEX_Vblendmpd_ymm_k1z_ymm_ymmm256b64 EVEX_Vblendmpd_zmm_k1z_zmm_zmmm512b64;
    Roundps [mem] VEX_Vroundps_xmm_xmmm128_imm8 VEX_Vroundps_ymm_ymmm256_imm8 EVEX_Vrndscaleps_xmm_k1z_xmmm128b32_imm8 EVEX_Vrndscaleps_ymm_k1z_ymmm256b32_imm8 EVEX_Vrndscaleps_zmm_k1z_zmmm512b32_imm8_sae;
    Roundpd [mem] VEX_Vroundpd_xmm_xmmm128_imm8 VEX_Vroundpd_ymm_ymmm256_imm8 EVEX_Vrndscalepd_xmm_k1z_xmmm128b64_imm8 EVEX_Vrndscalepd_ymm_k1z_ymmm256b64_imm8 EVEX_Vrndscalepd_zmm_k1z_zmmm512b64_imm8_sae;
    Cvtdq2ps [mem] VEX_Vcvtdq2ps_xmm_xmmm128 VEX_Vcvtdq2ps_ymm_ymmm256 EVEX_Vcvtdq2ps_xmm_k1z_xmmm128b32 EVEX_Vcvtdq2ps_ymm_k1z_ymmm256b32 EVEX_Vcvtdq2ps_zmm_k1z_zmmm512b32_er;
    Cvttps2dq [mem] VEX_Vcvttps2dq_xmm_xmmm128 VEX_Vcvttps2dq_ymm_ymmm256 EVEX_Vcvttps2dq_xmm_k1z_xmmm128b32 EVEX_Vcvttps2dq_ymm_k1z_ymmm256b32 EVEX_Vcvttps2dq_zmm_k1z_zmmm512b32_sae;
    Cvtps2pd [mem] VEX_Vcvtps2pd_xmm_xmmm64 VEX_Vcvtps2pd_ymm_xmmm128 EVEX_Vcvtps2pd_xmm_k1z_xmmm64b32 EVEX_Vcvtps2pd_ymm_k1z_xmmm128b32 EVEX_Vcvtps2pd_zmm_k1z_ymmm256b32_sae;
    Cvtdq2pd [mem] VEX_Vcvtdq2pd_xmm_xmmm64 VEX_Vcvtdq2pd_ymm_xmmm128 EVEX_Vcvtdq2pd_xmm_k1z_xmmm64b32 EVEX_Vcvtdq2pd_ymm_k1z_xmmm128b32 EVEX_Vcvtdq2pd_zmm_k1z_ymmm256b32_er;
    Cvtph2ps [mem] VEX_Vcvtph2ps_xmm_xmmm64 VEX_Vcvtph2ps_ymm_xmmm128 EVEX_Vcvtph2ps_xmm_k1z_xmmm64 EVEX_Vcvtph2ps_ymm_k1z_xmmm128 EVEX_Vcvtph2ps_zmm_k1z_ymmm256_sae;
    Cvtpd2ps [mem] VEX_Vcvtpd2ps_xmm_xmmm128 VEX_Vcvtpd2ps_xmm_ymmm256 EVEX_Vcvtpd2ps_xmm_k1z_xmmm128b64 EVEX_Vcvtpd2ps_xmm_k1z_ymmm256b64 EVEX_Vcvtpd2ps_ymm_k1z_zmmm512b64_er;
    Cvttpd2dq [mem] VEX_Vcvttpd2dq_xmm_xmmm128 VEX_Vcvttpd2dq_xmm_ymmm256 EVEX_Vcvttpd2dq_xmm_k1z_xmmm128b64 EVEX_Vcvttpd2dq_xmm_k1z_ymmm256b64 EVEX_Vcvttpd2dq_ymm_k1z_zmmm512b64_sae;
    Cvtps2ph [] VEX_Vcvtps2ph_xmmm64_xmm_imm8 VEX_Vcvtps2ph_xmmm128_ymm_imm8 EVEX_Vcvtps2ph_xmmm64_k1z_xmm_imm8 EVEX_Vcvtps2ph_xmmm128_k1z_ymm_imm8 EVEX_Vcvtps2ph_ymmm256_k1z_zmm_imm8_sae;
    Cvtudq2ps [mem] _ _ EVEX_Vcvtudq2ps_xmm_k1z_xmmm128b32 EVEX_Vcvtudq2ps_ymm_k1z_ymmm256b32 EVEX_Vcvtudq2ps_zmm_k1z_zmmm512b32_er;
    Cvttps2udq [mem] _ _ EVEX_Vcvttps2udq_xmm_k1z_xmmm128b32 EVEX_Vcvttps2udq_ymm_k1z_ymmm256b32 EVEX_Vcvttps2udq_zmm_k1z_zmmm512b32_sae;
    Cvtqq2pd [mem] _ _ EVEX_Vcvtqq2pd_xmm_k1z_xmmm128b64 EVEX_Vcvtqq2pd_ymm_k1z_ymmm256b64 EVEX_Vcvtqq2pd_zmm_k1z_zmmm512b64_er;
    Cvttpd2qq [mem] _ _ EVEX_Vcvttpd2qq_xmm_k1z_xmmm128b64 EVEX_Vcvttpd2qq_ymm_k1z_ymmm256b64 EVEX_Vcvttpd2qq_zmm_k1z_zmmm512b64_sae;
    Cvtuqq2pd [mem] _ _ EVEX_Vcvtuqq2pd_xmm_k1z_xmmm128b64 EVEX_Vcvtuqq2pd_ymm_k1z_ymmm256b64 EVEX_Vcvtuqq2pd_zmm_k1z_zmmm512b64_er;
    Cvttpd2uqq [mem] _ _ EVEX_Vcvttpd2uqq_xmm_k1z_xmmm128b64 EVEX_Vcvttpd2uqq_ymm_k1z_ymmm256b64 EVEX_Vcvttpd2uqq_zmm_k1z_zmmm512b64_sae;
    Cvtqq2ps [mem] _ _ EVEX_Vcvtqq2ps_xmm_k1z_xmmm128b64 EVEX_Vcvtqq2ps_xmm_k1z_ymmm256b64 EVEX_Vcvtqq2ps_ymm_k1z_zmmm512b64_er;
    Cvtuqq2ps [mem] _ _ EVEX_Vcvtuqq2ps_xmm_k1z_xmmm128b64 EVEX_Vcvtuqq2ps_xmm_k1z_ymmm256b64 EVEX_Vcvtuqq2ps_ymm_k1z_zmmm512b64_er;
    Cvttps2qq [mem] _ _ EVEX_Vcvttps2qq_xmm_k1z_xmmm64b32 EVEX_Vcvttps2qq_ymm_k1z_xmmm128b32 EVEX_Vcvttps2qq_zmm_k1z_ymmm256b32_sae;
    Cvttps2uqq [mem] _ _ EVEX_Vcvttps2uqq_xmm_k1z_xmmm64b32 EVEX_Vcvttps2uqq_ymm_k1z_xmmm128b32 EVEX_Vcvttps2uqq_zmm_k1z_ymmm256b32_sae;
    Paddd [mem comm] VEX_Vpaddd_xmm_xmm_xmmm128 VEX_Vpaddd_ymm_ymm_ymmm256 EVEX_Vpaddd_xmm_k1z_xmm_xmmm128b32 EVEX_Vpaddd_ymm_k1z_ymm_ymmm256b32 EVEX_Vpaddd_zmm_k1z_zmm_zmmm512b32;
    Paddq [mem comm] VEX_Vpaddq_xmm_xmm_xmmm128 VEX_Vpaddq_ymm_ymm_ymmm256 EVEX_Vpaddq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpaddq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpaddq_zmm_k1z_zmm_zmmm512b64;
    Pmulld [mem comm] VEX_Vpmulld_xmm_xmm_xmmm128 VEX_Vpmulld_ymm_ymm_ymmm256 EVEX_Vpmulld_xmm_k1z_xmm_xmmm128b32 EVEX_Vpmulld_ymm_k1z_ymm_ymmm256b32 EVEX_Vpmulld_zmm_k1z_zmm_zmmm512b32;
    Pmuludq [mem comm] VEX_Vpmuludq_xmm_xmm_xmmm128 VEX_Vpmuludq_ymm_ymm_ymmm256 EVEX_Vpmuludq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpmuludq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpmuludq_zmm_k1z_zmm_zmmm512b64;
    Pmaxsd [mem comm] VEX_Vpmaxsd_xmm_xmm_xmmm128 VEX_Vpmaxsd_ymm_ymm_ymmm256 EVEX_Vpmaxsd_xmm_k1z_xmm_xmmm128b32 EVEX_Vpmaxsd_ymm_k1z_ymm_ymmm256b32 EVEX_Vpmaxsd_zmm_k1z_zmm_zmmm512b32;
    Pminsd [mem comm] VEX_Vpminsd_xmm_xmm_xmmm128 VEX_Vpminsd_ymm_ymm_ymmm256 EVEX_Vpminsd_xmm_k1z_xmm_xmmm128b32 EVEX_Vpminsd_ymm_k1z_ymm_ymmm256b32 EVEX_Vpminsd_zmm_k1z_zmm_zmmm512b32;
    Pmaxud [mem comm] VEX_Vpmaxud_xmm_xmm_xmmm128 VEX_Vpmaxud_ymm_ymm_ymmm256 EVEX_Vpmaxud_xmm_k1z_xmm_xmmm128b32 EVEX_Vpmaxud_ymm_k1z_ymm_ymmm256b32 EVEX_Vpmaxud_zmm_k1z_zmm_zmmm512b32;
    Pminud [mem comm] VEX_Vpminud_xmm_xmm_xmmm128 VEX_Vpminud_ymm_ymm_ymmm256 EVEX_Vpminud_xmm_k1z_xmm_xmmm128b32 EVEX_Vpminud_ymm_k1z_ymm_ymmm256b32 EVEX_Vpminud_zmm_k1z_zmm_zmmm512b32;
    Psubd [mem] VEX_Vpsubd_xmm_xmm_xmmm128 VEX_Vpsubd_ymm_ymm_ymmm256 EVEX_Vpsubd_xmm_k1z_xmm_xmmm128b32 EVEX_Vpsubd_ymm_k1z_ymm_ymmm256b32 EVEX_Vpsubd_zmm_k1z_zmm_zmmm512b32;
    Psubq [mem] VEX_Vpsubq_xmm_xmm_xmmm128 VEX_Vpsubq_ymm_ymm_ymmm256 EVEX_Vpsubq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpsubq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpsubq_zmm_k1z_zmm_zmmm512b64;
    Packusdw [mem] VEX_Vpackusdw_xmm_xmm_xmmm128 VEX_Vpackusdw_ymm_ymm_ymmm256 EVEX_Vpackusdw_xmm_k1z_xmm_xmmm128b32 EVEX_Vpackusdw_ymm_k1z_ymm_ymmm256b32 EVEX_Vpackusdw_zmm_k1z_zmm_zmmm512b32;
    Packssdw [mem] VEX_Vpackssdw_xmm_xmm_xmmm128 VEX_Vpackssdw_ymm_ymm_ymmm256 EVEX_Vpackssdw_xmm_k1z_xmm_xmmm128b32 EVEX_Vpackssdw_ymm_k1z_ymm_ymmm256b32 EVEX_Vpackssdw_zmm_k1z_zmm_zmmm512b32;
    Packuswb [mem] VEX_Vpackuswb_xmm_xmm_xmmm128 VEX_Vpackuswb_ymm_ymm_ymmm256 EVEX_Vpackuswb_xmm_k1z_xmm_xmmm128 EVEX_Vpackuswb_ymm_k1z_ymm_ymmm256 EVEX_Vpackuswb_zmm_k1z_zmm_zmmm512;
    Packsswb [mem] VEX_Vpacksswb_xmm_xmm_xmmm128 VEX_Vpacksswb_ymm_ymm_ymmm256 EVEX_Vpacksswb_xmm_k1z_xmm_xmmm128 EVEX_Vpacksswb_ymm_k1z_ymm_ymmm256 EVEX_Vpacksswb_zmm_k1z_zmm_zmmm512;
    Pmullq [mem comm] _ _ EVEX_Vpmullq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpmullq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpmullq_zmm_k1z_zmm_zmmm512b64;
    Pmaxsq [mem comm] _ _ EVEX_Vpmaxsq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpmaxsq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpmaxsq_zmm_k1z_zmm_zmmm512b64;
    Pminsq [mem comm] _ _ EVEX_Vpminsq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpminsq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpminsq_zmm_k1z_zmm_zmmm512b64;
    Pmaxuq [mem comm] _ _ EVEX_Vpmaxuq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpmaxuq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpmaxuq_zmm_k1z_zmm_zmmm512b64;
    Pminuq [mem comm] _ _ EVEX_Vpminuq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpminuq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpminuq_zmm_k1z_zmm_zmmm512b64;
    Pand [mem comm] VEX_Vpand_xmm_xmm_xmmm128 VEX_Vpand_ymm_ymm_ymmm256 EVEX_Vpandd_xmm_k1z_xmm_xmmm128b32 EVEX_Vpandd_ymm_k1z_ymm_ymmm256b32 EVEX_Vpandd_zmm_k1z_zmm_zmmm512b32;
    Por [mem comm] VEX_Vpor_xmm_xmm_xmmm128 VEX_Vpor_ymm_ymm_ymmm256 EVEX_Vpord_xmm_k1z_xmm_xmmm128b32 EVEX_Vpord_ymm_k1z_ymm_ymmm256b32 EVEX_Vpord_zmm_k1z_zmm_zmmm512b32;
    Pxor [mem comm] VEX_Vpxor_xmm_xmm_xmmm128 VEX_Vpxor_ymm_ymm_ymmm256 EVEX_Vpxord_xmm_k1z_xmm_xmmm128b32 EVEX_Vpxord_ymm_k1z_ymm_ymmm256b32 EVEX_Vpxord_zmm_k1z_zmm_zmmm512b32;
    Pabsd [mem] VEX_Vpabsd_xmm_xmmm128 VEX_Vpabsd_ymm_ymmm256 EVEX_Vpabsd_xmm_k1z_xmmm128b32 EVEX_Vpabsd_ymm_k1z_ymmm256b32 EVEX_Vpabsd_zmm_k1z_zmmm512b32;
    Pabsq [mem] _ _ EVEX_Vpabsq_xmm_k1z_xmmm128b64 EVEX_Vpabsq_ymm_k1z_ymmm256b64 EVEX_Vpabsq_zmm_k1z_zmmm512b64;
    Pslldi [] VEX_Vpslld_xmm_xmm_imm8 VEX_Vpslld_ymm_ymm_imm8 EVEX_Vpslld_xmm_k1z_xmmm128b32_imm8 EVEX_Vpslld_ymm_k1z_ymmm256b32_imm8 EVEX_Vpslld_zmm_k1z_zmmm512b32_imm8;
    Psrldi [] VEX_Vpsrld_xmm_xmm_imm8 VEX_Vpsrld_ymm_ymm_imm8 EVEX_Vpsrld_xmm_k1z_xmmm128b32_imm8 EVEX_Vpsrld_ymm_k1z_ymmm256b32_imm8 EVEX_Vpsrld_zmm_k1z_zmmm512b32_imm8;
    Psradi [] VEX_Vpsrad_xmm_xmm_imm8 VEX_Vpsrad_ymm_ymm_imm8 EVEX_Vpsrad_xmm_k1z_xmmm128b32_imm8 EVEX_Vpsrad_ymm_k1z_ymmm256b32_imm8 EVEX_Vpsrad_zmm_k1z_zmmm512b32_imm8;
    Psllqi [] VEX_Vpsllq_xmm_xmm_imm8 VEX_Vpsllq_ymm_ymm_imm8 EVEX_Vpsllq_xmm_k1z_xmmm128b64_imm8 EVEX_Vpsllq_ymm_k1z_ymmm256b64_imm8 EVEX_Vpsllq_zmm_k1z_zmmm512b64_imm8;
    Psrlqi [] VEX_Vpsrlq_xmm_xmm_imm8 VEX_Vpsrlq_ymm_ymm_imm8 EVEX_Vpsrlq_xmm_k1z_xmmm128b64_imm8 EVEX_Vpsrlq_ymm_k1z_ymmm256b64_imm8 EVEX_Vpsrlq_zmm_k1z_zmmm512b64_imm8;
    Psraqi [] _ _ EVEX_Vpsraq_xmm_k1z_xmmm128b64_imm8 EVEX_Vpsraq_ymm_k1z_ymmm256b64_imm8 EVEX_Vpsraq_zmm_k1z_zmmm512b64_imm8;
    Psllvd [mem] VEX_Vpsllvd_xmm_xmm_xmmm128 VEX_Vpsllvd_ymm_ymm_ymmm256 EVEX_Vpsllvd_xmm_k1z_xmm_xmmm128b32 EVEX_Vpsllvd_ymm_k1z_ymm_ymmm256b32 EVEX_Vpsllvd_zmm_k1z_zmm_zmmm512b32;
    Psrlvd [mem] VEX_Vpsrlvd_xmm_xmm_xmmm128 VEX_Vpsrlvd_ymm_ymm_ymmm256 EVEX_Vpsrlvd_xmm_k1z_xmm_xmmm128b32 EVEX_Vpsrlvd_ymm_k1z_ymm_ymmm256b32 EVEX_Vpsrlvd_zmm_k1z_zmm_zmmm512b32;
    Psravd [mem] VEX_Vpsravd_xmm_xmm_xmmm128 VEX_Vpsravd_ymm_ymm_ymmm256 EVEX_Vpsravd_xmm_k1z_xmm_xmmm128b32 EVEX_Vpsravd_ymm_k1z_ymm_ymmm256b32 EVEX_Vpsravd_zmm_k1z_zmm_zmmm512b32;
    Psllvq [mem] VEX_Vpsllvq_xmm_xmm_xmmm128 VEX_Vpsllvq_ymm_ymm_ymmm256 EVEX_Vpsllvq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpsllvq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpsllvq_zmm_k1z_zmm_zmmm512b64;
    Psrlvq [mem] VEX_Vpsrlvq_xmm_xmm_xmmm128 VEX_Vpsrlvq_ymm_ymm_ymmm256 EVEX_Vpsrlvq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpsrlvq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpsrlvq_zmm_k1z_zmm_zmmm512b64;
    Psravq [mem] _ _ EVEX_Vpsravq_xmm_k1z_xmm_xmmm128b64 EVEX_Vpsravq_ymm_k1z_ymm_ymmm256b64 EVEX_Vpsravq_zmm_k1z_zmm_zmmm512b64;
    Movaps [mem] VEX_Vmovaps_xmm_xmmm128 VEX_Vmovaps_ymm_ymmm256 EVEX_Vmovaps_xmm_k1z_xmmm128 EVEX_Vmovaps_ymm_k1z_ymmm256 EVEX_Vmovaps_zmm_k1z_zmmm512;
    Movups [mem] VEX_Vmovups_xmm_xmmm128 VEX_Vmovups_ymm_ymmm256 EVEX_Vmovups_xmm_k1z_xmmm128 EVEX_Vmovups_ymm_k1z_ymmm256 EVEX_Vmovups_zmm_k1z_zmmm512;
    StoreUps [] VEX_Vmovups_xmmm128_xmm VEX_Vmovups_ymmm256_ymm EVEX_Vmovups_xmmm128_k1z_xmm EVEX_Vmovups_ymmm256_k1z_ymm EVEX_Vmovups_zmmm512_k1z_zmm;
    Movupd [mem] _ _ EVEX_Vmovupd_xmm_k1z_xmmm128 EVEX_Vmovupd_ymm_k1z_ymmm256 EVEX_Vmovupd_zmm_k1z_zmmm512;
    StoreUpd [] _ _ EVEX_Vmovupd_xmmm128_k1z_xmm EVEX_Vmovupd_ymmm256_k1z_ymm EVEX_Vmovupd_zmmm512_k1z_zmm;
    Movdqu16 [mem] _ _ EVEX_Vmovdqu16_xmm_k1z_xmmm128 EVEX_Vmovdqu16_ymm_k1z_ymmm256 EVEX_Vmovdqu16_zmm_k1z_zmmm512;
    StoreDqu16 [] _ _ EVEX_Vmovdqu16_xmmm128_k1z_xmm EVEX_Vmovdqu16_ymmm256_k1z_ymm EVEX_Vmovdqu16_zmmm512_k1z_zmm;
    Maskmovps [] VEX_Vmaskmovps_xmm_xmm_m128 VEX_Vmaskmovps_ymm_ymm_m256 _ _ _;
    Maskmovpd [] VEX_Vmaskmovpd_xmm_xmm_m128 VEX_Vmaskmovpd_ymm_ymm_m256 _ _ _;
    StoreMaskps [] VEX_Vmaskmovps_m128_xmm_xmm VEX_Vmaskmovps_m256_ymm_ymm _ _ _;
    StoreMaskpd [] VEX_Vmaskmovpd_m128_xmm_xmm VEX_Vmaskmovpd_m256_ymm_ymm _ _ _;
    LoadSs [] VEX_Vmovss_xmm_m32 _ EVEX_Vmovss_xmm_k1z_m32 _ _;
    LoadSd [] VEX_Vmovsd_xmm_m64 _ EVEX_Vmovsd_xmm_k1z_m64 _ _;
    StoreSs [] VEX_Vmovss_m32_xmm _ EVEX_Vmovss_m32_k1_xmm _ _;
    StoreSd [] VEX_Vmovsd_m64_xmm _ EVEX_Vmovsd_m64_k1_xmm _ _;
    LoadHps [] VEX_Vmovhps_xmm_xmm_m64 _ EVEX_Vmovhps_xmm_xmm_m64 _ _;
    StoreHps [] VEX_Vmovhps_m64_xmm _ EVEX_Vmovhps_m64_xmm _ _;
    Insertps [] VEX_Vinsertps_xmm_xmm_xmmm32_imm8 _ EVEX_Vinsertps_xmm_xmm_xmmm32_imm8 _ _;
    Extractps [] VEX_Vextractps_rm32_xmm_imm8 _ EVEX_Vextractps_rm32_xmm_imm8 _ _;
    Pinsrb [] VEX_Vpinsrb_xmm_xmm_r32m8_imm8 _ EVEX_Vpinsrb_xmm_xmm_r32m8_imm8 _ _;
    Pinsrw [] VEX_Vpinsrw_xmm_xmm_r32m16_imm8 _ EVEX_Vpinsrw_xmm_xmm_r32m16_imm8 _ _;
    Pinsrd [] VEX_Vpinsrd_xmm_xmm_rm32_imm8 _ EVEX_Vpinsrd_xmm_xmm_rm32_imm8 _ _;
    Pinsrq [] VEX_Vpinsrq_xmm_xmm_rm64_imm8 _ EVEX_Vpinsrq_xmm_xmm_rm64_imm8 _ _;
    Pextrb [] VEX_Vpextrb_r32m8_xmm_imm8 _ EVEX_Vpextrb_r32m8_xmm_imm8 _ _;
    Pextrw [] VEX_Vpextrw_r32m16_xmm_imm8 _ EVEX_Vpextrw_r32m16_xmm_imm8 _ _;
    Pextrd [] VEX_Vpextrd_rm32_xmm_imm8 _ EVEX_Vpextrd_rm32_xmm_imm8 _ _;
    Pextrq [] VEX_Vpextrq_rm64_xmm_imm8 _ EVEX_Vpextrq_rm64_xmm_imm8 _ _;
    MovdX [] VEX_Vmovd_xmm_rm32 _ EVEX_Vmovd_xmm_rm32 _ _;
    MovdG [] VEX_Vmovd_rm32_xmm _ EVEX_Vmovd_rm32_xmm _ _;
    MovqG [] VEX_Vmovq_rm64_xmm _ EVEX_Vmovq_rm64_xmm _ _;
    Extract128 [] _ VEX_Vextractf128_xmmm128_ymm_imm8 _ EVEX_Vextractf32x4_xmmm128_k1z_ymm_imm8 EVEX_Vextractf32x4_xmmm128_k1z_zmm_imm8;
    Insert128 [] _ VEX_Vinsertf128_ymm_ymm_xmmm128_imm8 _ EVEX_Vinsertf32x4_ymm_k1z_ymm_xmmm128_imm8 EVEX_Vinsertf32x4_zmm_k1z_zmm_xmmm128_imm8;
    Extract256 [] _ _ _ _ EVEX_Vextractf64x4_ymmm256_k1z_zmm_imm8;
    Broadcastss [] VEX_Vbroadcastss_xmm_m32 VEX_Vbroadcastss_ymm_m32 EVEX_Vbroadcastss_xmm_k1z_xmmm32 EVEX_Vbroadcastss_ymm_k1z_xmmm32 EVEX_Vbroadcastss_zmm_k1z_xmmm32;
    BroadcastssR [] VEX_Vbroadcastss_xmm_xmm VEX_Vbroadcastss_ymm_xmm EVEX_Vbroadcastss_xmm_k1z_xmmm32 EVEX_Vbroadcastss_ymm_k1z_xmmm32 EVEX_Vbroadcastss_zmm_k1z_xmmm32;
    Broadcastsd [] VEX_Vmovddup_xmm_xmmm64 VEX_Vbroadcastsd_ymm_m64 EVEX_Vmovddup_xmm_k1z_xmmm64 EVEX_Vbroadcastsd_ymm_k1z_xmmm64 EVEX_Vbroadcastsd_zmm_k1z_xmmm64;
    BroadcastsdR [] VEX_Vmovddup_xmm_xmmm64 VEX_Vbroadcastsd_ymm_xmm EVEX_Vmovddup_xmm_k1z_xmmm64 EVEX_Vbroadcastsd_ymm_k1z_xmmm64 EVEX_Vbroadcastsd_zmm_k1z_xmmm64;
    Pbroadcastb [] VEX_Vpbroadcastb_xmm_xmmm8 VEX_Vpbroadcastb_ymm_xmmm8 EVEX_Vpbroadcastb_xmm_k1z_xmmm8 EVEX_Vpbroadcastb_ymm_k1z_xmmm8 EVEX_Vpbroadcastb_zmm_k1z_xmmm8;
    Pbroadcastw [] VEX_Vpbroadcastw_xmm_xmmm16 VEX_Vpbroadcastw_ymm_xmmm16 EVEX_Vpbroadcastw_xmm_k1z_xmmm16 EVEX_Vpbroadcastw_ymm_k1z_xmmm16 EVEX_Vpbroadcastw_zmm_k1z_xmmm16;
    Pmovzxbd [] VEX_Vpmovzxbd_xmm_xmmm32 VEX_Vpmovzxbd_ymm_xmmm64 EVEX_Vpmovzxbd_xmm_k1z_xmmm32 EVEX_Vpmovzxbd_ymm_k1z_xmmm64 EVEX_Vpmovzxbd_zmm_k1z_xmmm128;
    Pmovsxbd [] VEX_Vpmovsxbd_xmm_xmmm32 VEX_Vpmovsxbd_ymm_xmmm64 EVEX_Vpmovsxbd_xmm_k1z_xmmm32 EVEX_Vpmovsxbd_ymm_k1z_xmmm64 EVEX_Vpmovsxbd_zmm_k1z_xmmm128;
    Pmovzxwd [] VEX_Vpmovzxwd_xmm_xmmm64 VEX_Vpmovzxwd_ymm_xmmm128 EVEX_Vpmovzxwd_xmm_k1z_xmmm64 EVEX_Vpmovzxwd_ymm_k1z_xmmm128 EVEX_Vpmovzxwd_zmm_k1z_ymmm256;
    Pmovsxwd [] VEX_Vpmovsxwd_xmm_xmmm64 VEX_Vpmovsxwd_ymm_xmmm128 EVEX_Vpmovsxwd_xmm_k1z_xmmm64 EVEX_Vpmovsxwd_ymm_k1z_xmmm128 EVEX_Vpmovsxwd_zmm_k1z_ymmm256;
    Pmovzxdq [] VEX_Vpmovzxdq_xmm_xmmm64 VEX_Vpmovzxdq_ymm_xmmm128 EVEX_Vpmovzxdq_xmm_k1z_xmmm64 EVEX_Vpmovzxdq_ymm_k1z_xmmm128 EVEX_Vpmovzxdq_zmm_k1z_ymmm256;
    Pmovsxdq [] VEX_Vpmovsxdq_xmm_xmmm64 VEX_Vpmovsxdq_ymm_xmmm128 EVEX_Vpmovsxdq_xmm_k1z_xmmm64 EVEX_Vpmovsxdq_ymm_k1z_xmmm128 EVEX_Vpmovsxdq_zmm_k1z_ymmm256;
    Pmovqd [] _ _ EVEX_Vpmovqd_xmmm64_k1z_xmm EVEX_Vpmovqd_xmmm128_k1z_ymm EVEX_Vpmovqd_ymmm256_k1z_zmm;
    Pmovdb [] _ _ EVEX_Vpmovdb_xmmm32_k1z_xmm EVEX_Vpmovdb_xmmm64_k1z_ymm EVEX_Vpmovdb_xmmm128_k1z_zmm;
    Pmovdw [] _ _ EVEX_Vpmovdw_xmmm64_k1z_xmm EVEX_Vpmovdw_xmmm128_k1z_ymm EVEX_Vpmovdw_ymmm256_k1z_zmm;
    Pshufd [] VEX_Vpshufd_xmm_xmmm128_imm8 VEX_Vpshufd_ymm_ymmm256_imm8 EVEX_Vpshufd_xmm_k1z_xmmm128b32_imm8 EVEX_Vpshufd_ymm_k1z_ymmm256b32_imm8 EVEX_Vpshufd_zmm_k1z_zmmm512b32_imm8;
    Shufps [mem] VEX_Vshufps_xmm_xmm_xmmm128_imm8 VEX_Vshufps_ymm_ymm_ymmm256_imm8 EVEX_Vshufps_xmm_k1z_xmm_xmmm128b32_imm8 EVEX_Vshufps_ymm_k1z_ymm_ymmm256b32_imm8 EVEX_Vshufps_zmm_k1z_zmm_zmmm512b32_imm8;
    Gatherdps [] VEX_Vgatherdps_xmm_vm32x_xmm VEX_Vgatherdps_ymm_vm32y_ymm EVEX_Vgatherdps_xmm_k1_vm32x EVEX_Vgatherdps_ymm_k1_vm32y EVEX_Vgatherdps_zmm_k1_vm32z;
    Gatherdpd [] VEX_Vgatherdpd_xmm_vm32x_xmm VEX_Vgatherdpd_ymm_vm32x_ymm EVEX_Vgatherdpd_xmm_k1_vm32x EVEX_Vgatherdpd_ymm_k1_vm32x EVEX_Vgatherdpd_zmm_k1_vm32y;
    Kandw [] _ _ VEX_Kandw_kr_kr_kr _ _;
    Korw [] _ _ VEX_Korw_kr_kr_kr _ _;
    Kxorw [] _ _ VEX_Kxorw_kr_kr_kr _ _;
    Knotw [] _ _ VEX_Knotw_kr_kr _ _;
    Kmovw [] _ _ VEX_Kmovw_kr_km16 _ _;
    KmovwR [] _ _ VEX_Kmovw_kr_r32 _ _;
    Pmovm2d [] _ _ EVEX_Vpmovm2d_xmm_kr EVEX_Vpmovm2d_ymm_kr EVEX_Vpmovm2d_zmm_kr;
    Pmovd2m [] _ _ EVEX_Vpmovd2m_kr_xmm EVEX_Vpmovd2m_kr_ymm EVEX_Vpmovd2m_kr_zmm;
    PbroadcastdG [] _ _ EVEX_Vpbroadcastd_xmm_k1z_r32 EVEX_Vpbroadcastd_ymm_k1z_r32 EVEX_Vpbroadcastd_zmm_k1z_r32;
}
