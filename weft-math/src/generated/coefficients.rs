//! Coefficients of the function programs, as f64 bits.
//!
//! Made by `python3 weft-math/coefficients/fit.py`; do not edit.

/// 1 / ln 2.
pub(crate) const INV_LN_2: u64 = 0x3ff7_1547_652b_82fe;

/// ln 2 to 41 bits, so that its product with a 12-bit integer is exact.
pub(crate) const LN_2_HIGH: u64 = 0x3fe6_2e42_fefa_3000;

/// ln 2 - `LN_2_HIGH`.
pub(crate) const LN_2_LOW: u64 = 0x3d53_de6a_f278_ece6;

/// (e^r - 1 - r) / r² for |r| <= ln 2 / 2, relative to e^r / r².
/// Weighted error 2^-57.9.
pub(crate) const EXP_TAIL: [u64; 10] = [
    0x3fe0_0000_0000_000a,
    0x3fc5_5555_5555_54fb,
    0x3fa5_5555_5555_08ba,
    0x3f81_1111_1112_75da,
    0x3f56_c16c_1841_d58d,
    0x3f2a_01a0_12ca_052a,
    0x3efa_0199_a2cd_5a6e,
    0x3ec7_1df1_fdd9_55b3,
    0x3e92_8ad5_68cd_3381,
    0x3e5a_d886_96eb_0938,
];

/// erf(x) / x for |x| < 3.9375, in x² - 7.75, relative.
/// Weighted error 2^-53.9.
pub(crate) const ERF: [u64; 27] = [
    0x3fd6_fcd2_2af7_32c0,
    0xbf97_b26f_08c9_b35b,
    0x3f62_37b6_9152_a6fd,
    0xbf2e_a83a_9276_f82d,
    0x3efa_51fe_cdf5_d757,
    0xbec6_42a6_adcb_2b3e,
    0x3e92_240d_ad7c_daa1,
    0xbe5c_18ac_053c_5225,
    0x3e24_826f_b90f_9b6e,
    0xbdec_1d07_adb7_0a4d,
    0x3db2_116d_a1e9_705d,
    0xbd75_c950_9018_d3ec,
    0x3d38_ad7e_f5ed_e31c,
    0xbcfa_4f2f_65a1_c35f,
    0x3cba_750b_a9a4_f972,
    0xbc79_2716_9947_91fb,
    0x3c36_a96b_7801_36c7,
    0xbbf3_6684_e6ad_90ee,
    0x3baf_93d6_9c79_d080,
    0xbb68_64d1_85ff_82f3,
    0x3b22_2ab0_4536_3e37,
    0xbada_c37d_44f1_ec4e,
    0x3a91_dd4a_9bb0_3048,
    0xba42_9ba5_7051_33e2,
    0x39f9_8eaf_8d98_b1b8,
    0xb9bd_3160_5a3d_c804,
    0x396f_34c0_a93d_485d,
];
