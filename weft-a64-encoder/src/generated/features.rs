// Made from forms.txt by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --test generated`.
//! Names and bits of extensions.

use crate::features::Features;

/// The extensions that this crate knows, in the order of their bits.
pub const FEATURE_NAMES: &[&str] = &["aes", "altnzcv", "bf16", "brbe", "bti", "ccdp", "ccpp", "chk", "clrbhb", "complxnum", "cpa", "crc", "cssc", "dit", "dotprod", "el3", "f32mm", "f64mm", "faminmax", "flagm", "fp-armv8", "fp16fml", "fp8", "fp8dot2", "fp8dot4", "fp8fma", "fptoint", "fullfp16", "gcs", "hbc", "i8mm", "ite", "jsconv", "lor", "ls64", "lse", "lse128", "lut", "mec", "mops", "mte", "neon", "nmi", "pan", "pan-rwv", "pauth", "pauth-lr", "predres", "ras", "rcpc", "rcpc-immo", "rcpc3", "rdm", "sb", "sha2", "sha3", "sm4", "sme", "sme-b16b16", "sme-f16f16", "sme-f64f64", "sme-f8f16", "sme-f8f32", "sme-i16i64", "sme-lutv2", "sme2", "sme2p1", "spe", "specres2", "ssbs", "ssve-fp8dot2", "ssve-fp8dot4", "ssve-fp8fma", "sve", "sve-b16b16", "sve2", "sve2-aes", "sve2-bitperm", "sve2-sha3", "sve2-sm4", "sve2p1", "the", "tlb-rmi", "tlbiw", "tme", "tracev8.4", "uaops", "wfxt", "xs"];

impl Features {
    /// `aes`.
    pub const AES: Self = Self(1 << 0);
    /// `altnzcv`.
    pub const ALTNZCV: Self = Self(1 << 1);
    /// `bf16`.
    pub const BF16: Self = Self(1 << 2);
    /// `brbe`.
    pub const BRBE: Self = Self(1 << 3);
    /// `bti`.
    pub const BTI: Self = Self(1 << 4);
    /// `ccdp`.
    pub const CCDP: Self = Self(1 << 5);
    /// `ccpp`.
    pub const CCPP: Self = Self(1 << 6);
    /// `chk`.
    pub const CHK: Self = Self(1 << 7);
    /// `clrbhb`.
    pub const CLRBHB: Self = Self(1 << 8);
    /// `complxnum`.
    pub const COMPLXNUM: Self = Self(1 << 9);
    /// `cpa`.
    pub const CPA: Self = Self(1 << 10);
    /// `crc`.
    pub const CRC: Self = Self(1 << 11);
    /// `cssc`.
    pub const CSSC: Self = Self(1 << 12);
    /// `dit`.
    pub const DIT: Self = Self(1 << 13);
    /// `dotprod`.
    pub const DOTPROD: Self = Self(1 << 14);
    /// `el3`.
    pub const EL3: Self = Self(1 << 15);
    /// `f32mm`.
    pub const F32MM: Self = Self(1 << 16);
    /// `f64mm`.
    pub const F64MM: Self = Self(1 << 17);
    /// `faminmax`.
    pub const FAMINMAX: Self = Self(1 << 18);
    /// `flagm`.
    pub const FLAGM: Self = Self(1 << 19);
    /// `fp-armv8`.
    pub const FP_ARMV8: Self = Self(1 << 20);
    /// `fp16fml`.
    pub const FP16FML: Self = Self(1 << 21);
    /// `fp8`.
    pub const FP8: Self = Self(1 << 22);
    /// `fp8dot2`.
    pub const FP8DOT2: Self = Self(1 << 23);
    /// `fp8dot4`.
    pub const FP8DOT4: Self = Self(1 << 24);
    /// `fp8fma`.
    pub const FP8FMA: Self = Self(1 << 25);
    /// `fptoint`.
    pub const FPTOINT: Self = Self(1 << 26);
    /// `fullfp16`.
    pub const FULLFP16: Self = Self(1 << 27);
    /// `gcs`.
    pub const GCS: Self = Self(1 << 28);
    /// `hbc`.
    pub const HBC: Self = Self(1 << 29);
    /// `i8mm`.
    pub const I8MM: Self = Self(1 << 30);
    /// `ite`.
    pub const ITE: Self = Self(1 << 31);
    /// `jsconv`.
    pub const JSCONV: Self = Self(1 << 32);
    /// `lor`.
    pub const LOR: Self = Self(1 << 33);
    /// `ls64`.
    pub const LS64: Self = Self(1 << 34);
    /// `lse`.
    pub const LSE: Self = Self(1 << 35);
    /// `lse128`.
    pub const LSE128: Self = Self(1 << 36);
    /// `lut`.
    pub const LUT: Self = Self(1 << 37);
    /// `mec`.
    pub const MEC: Self = Self(1 << 38);
    /// `mops`.
    pub const MOPS: Self = Self(1 << 39);
    /// `mte`.
    pub const MTE: Self = Self(1 << 40);
    /// `neon`.
    pub const NEON: Self = Self(1 << 41);
    /// `nmi`.
    pub const NMI: Self = Self(1 << 42);
    /// `pan`.
    pub const PAN: Self = Self(1 << 43);
    /// `pan-rwv`.
    pub const PAN_RWV: Self = Self(1 << 44);
    /// `pauth`.
    pub const PAUTH: Self = Self(1 << 45);
    /// `pauth-lr`.
    pub const PAUTH_LR: Self = Self(1 << 46);
    /// `predres`.
    pub const PREDRES: Self = Self(1 << 47);
    /// `ras`.
    pub const RAS: Self = Self(1 << 48);
    /// `rcpc`.
    pub const RCPC: Self = Self(1 << 49);
    /// `rcpc-immo`.
    pub const RCPC_IMMO: Self = Self(1 << 50);
    /// `rcpc3`.
    pub const RCPC3: Self = Self(1 << 51);
    /// `rdm`.
    pub const RDM: Self = Self(1 << 52);
    /// `sb`.
    pub const SB: Self = Self(1 << 53);
    /// `sha2`.
    pub const SHA2: Self = Self(1 << 54);
    /// `sha3`.
    pub const SHA3: Self = Self(1 << 55);
    /// `sm4`.
    pub const SM4: Self = Self(1 << 56);
    /// `sme`.
    pub const SME: Self = Self(1 << 57);
    /// `sme-b16b16`.
    pub const SME_B16B16: Self = Self(1 << 58);
    /// `sme-f16f16`.
    pub const SME_F16F16: Self = Self(1 << 59);
    /// `sme-f64f64`.
    pub const SME_F64F64: Self = Self(1 << 60);
    /// `sme-f8f16`.
    pub const SME_F8F16: Self = Self(1 << 61);
    /// `sme-f8f32`.
    pub const SME_F8F32: Self = Self(1 << 62);
    /// `sme-i16i64`.
    pub const SME_I16I64: Self = Self(1 << 63);
    /// `sme-lutv2`.
    pub const SME_LUTV2: Self = Self(1 << 64);
    /// `sme2`.
    pub const SME2: Self = Self(1 << 65);
    /// `sme2p1`.
    pub const SME2P1: Self = Self(1 << 66);
    /// `spe`.
    pub const SPE: Self = Self(1 << 67);
    /// `specres2`.
    pub const SPECRES2: Self = Self(1 << 68);
    /// `ssbs`.
    pub const SSBS: Self = Self(1 << 69);
    /// `ssve-fp8dot2`.
    pub const SSVE_FP8DOT2: Self = Self(1 << 70);
    /// `ssve-fp8dot4`.
    pub const SSVE_FP8DOT4: Self = Self(1 << 71);
    /// `ssve-fp8fma`.
    pub const SSVE_FP8FMA: Self = Self(1 << 72);
    /// `sve`.
    pub const SVE: Self = Self(1 << 73);
    /// `sve-b16b16`.
    pub const SVE_B16B16: Self = Self(1 << 74);
    /// `sve2`.
    pub const SVE2: Self = Self(1 << 75);
    /// `sve2-aes`.
    pub const SVE2_AES: Self = Self(1 << 76);
    /// `sve2-bitperm`.
    pub const SVE2_BITPERM: Self = Self(1 << 77);
    /// `sve2-sha3`.
    pub const SVE2_SHA3: Self = Self(1 << 78);
    /// `sve2-sm4`.
    pub const SVE2_SM4: Self = Self(1 << 79);
    /// `sve2p1`.
    pub const SVE2P1: Self = Self(1 << 80);
    /// `the`.
    pub const THE: Self = Self(1 << 81);
    /// `tlb-rmi`.
    pub const TLB_RMI: Self = Self(1 << 82);
    /// `tlbiw`.
    pub const TLBIW: Self = Self(1 << 83);
    /// `tme`.
    pub const TME: Self = Self(1 << 84);
    /// `tracev8.4`.
    pub const TRACEV8_4: Self = Self(1 << 85);
    /// `uaops`.
    pub const UAOPS: Self = Self(1 << 86);
    /// `wfxt`.
    pub const WFXT: Self = Self(1 << 87);
    /// `xs`.
    pub const XS: Self = Self(1 << 88);
}
