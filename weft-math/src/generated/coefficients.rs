//! Coefficients of the function programs, as f64 bits.
//!
//! Made by `python3 weft-math/coefficients/fit.py`; do not edit.

/// 1 / ln 2.
pub(crate) const INV_LN_2: u64 = 0x3ff7_1547_652b_82fe;

/// ln 2.
pub(crate) const LN_2: u64 = 0x3fe6_2e42_fefa_39ef;

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

/// (e^r - 1 - r) / r² for |r| <= ln 2 / 2, relative to (e^r - 1) / r².
/// Weighted error 2^-55.6.
pub(crate) const EXPM1_TAIL: [u64; 10] = [
    0x3fe0_0000_0000_0005,
    0x3fc5_5555_5555_555c,
    0x3fa5_5555_5555_20ff,
    0x3f81_1111_1110_e6cc,
    0x3f56_c16c_17f3_48ad,
    0x3f2a_01a0_1b5d_9124,
    0x3efa_019a_68ef_7e31,
    0x3ec7_1dde_a06c_8a4f,
    0x3e92_8a2a_206b_63bc,
    0x3e5a_f76a_57ff_dd23,
];

/// (2^r - 1) / r for |r| <= 1/2, relative to 2^r / r.
/// Weighted error 2^-58.0.
pub(crate) const EXP2_TAIL: [u64; 11] = [
    0x3fe6_2e42_fefa_39ef,
    0x3fce_bfbd_ff82_c5a4,
    0x3fac_6b08_d704_9fe9,
    0x3f83_b2ab_6fba_0119,
    0x3f55_d87f_e78c_d3ec,
    0x3f24_3091_30ed_91f1,
    0x3eef_fcbf_baa4_0227,
    0x3eb6_2bfc_79c2_036b,
    0x3e7b_5267_b8dd_d18a,
    0x3e3e_61b5_209c_90df,
    0x3dfe_79d6_4edd_6229,
];

/// (ln(1 + f) - f) / f² for 1 + f between sqrt(1/2) and sqrt(2), relative to ln(1 + f) / f².
/// Weighted error 2^-54.1.
pub(crate) const LOG_TAIL: [u64; 19] = [
    0xbfe0_0000_0000_0000,
    0x3fd5_5555_5555_5195,
    0xbfcf_ffff_ffff_f7cb,
    0x3fc9_9999_99a3_44a9,
    0xbfc5_5555_5562_d50f,
    0x3fc2_4924_8e07_c818,
    0xbfbf_ffff_f049_df7b,
    0x3fbc_71c8_e947_9d3f,
    0xbfb9_999d_d3eb_2ffe,
    0x3fb7_459c_9ed6_421d,
    0xbfb5_54ba_bb31_a549,
    0x3fb3_b492_c327_ac2a,
    0xbfb2_558d_5fa0_7e09,
    0x3fb0_f667_9f56_2625,
    0xbfae_e41e_4312_c5e0,
    0x3fae_6baf_05c5_06d6,
    0xbfb1_61c7_afeb_8bcb,
    0x3fb0_6e9b_1bd4_1bf0,
    0xbf9d_d0a0_3fb4_1b98,
];

/// log2(1 + f) / f for 1 + f between sqrt(1/2) and sqrt(2), relative.
/// Weighted error 2^-54.2.
pub(crate) const LOG2_OVER_F: [u64; 20] = [
    0x3ff7_1547_652b_82fe,
    0xbfe7_1547_652b_82f9,
    0x3fde_c709_dc39_fc25,
    0xbfd7_1547_652b_91af,
    0x3fd2_776c_50f7_ffc9,
    0xbfce_c709_dc37_3993,
    0x3fca_6176_238d_95bd,
    0xbfc7_1547_5f38_8301,
    0x3fc4_84b2_aada_24b7,
    0xbfc2_776e_adb6_4b43,
    0x3fc0_c97e_bad1_6cb2,
    0xbfbe_c643_ccef_a663,
    0x3fbc_6e3f_a089_cbb6,
    0xbfba_726b_d5b8_6934,
    0x3fb8_73b4_6148_e78f,
    0xbfb6_4c18_2bc5_2e71,
    0x3fb6_105f_2839_f04e,
    0xbfb9_1bee_80fc_e861,
    0x3fb7_6548_6a36_ab44,
    0xbfa4_e6ae_8bbe_9531,
];

/// sin(π f) / f for |f| <= 1/2, in f², relative.
/// Weighted error 2^-61.7.
pub(crate) const SIN_PI: [u64; 9] = [
    0x4009_21fb_5444_2d18,
    0xc014_abbc_e625_be52,
    0x4004_66bc_6775_aa6d,
    0xbfe3_2d2c_ce62_7516,
    0x3fb5_0783_4851_8255,
    0xbf7e_3074_ddcd_3c6a,
    0x3f3e_8f35_e92b_f9b4,
    0xbef6_f797_6baf_3a95,
    0x3ea9_d1b9_ccdc_b4a2,
];

/// 1 / π modulo 2 / 2^s, for s = -22, -14, ...: high bits.
pub(crate) const INV_PI_HIGH: [u64; 16] = [
    0x3fd4_0000_0000_0000,
    0x3fd4_5f00_0000_0000,
    0x3fd4_5f30_0000_0000,
    0x3fd4_5f30_6d00_0000,
    0x3f5f_306d_c900_0000,
    0x3ed0_6dc9_c800_0000,
    0x3e4b_9391_0400_0000,
    0x3dc3_9105_4a00_0000,
    0x3d41_054a_7e00_0000,
    0x3ca5_29fc_2000_0000,
    0x3c34_fe13_a800_0000,
    0x3bdf_84ea_fa00_0000,
    0x3b33_abe8_f800_0000,
    0x3ac5_f47d_4c00_0000,
    0x3a5a_3ea6_9b00_0000,
    0x39de_a69b_b800_0000,
];

/// 1 / π modulo 2 / 2^s, for s = -22, -14, ...: middle bits.
pub(crate) const INV_PI_MIDDLE: [u64; 16] = [
    0x3f77_cc1b_7272_20a9,
    0x3ee8_36e4_e441_529f,
    0x3e7b_7272_20a9_4fe1,
    0x3e09_3910_54a7_f09d,
    0x3d89_1054_a7f0_9d5f,
    0x3d00_54a7_f09d_5f47,
    0x3c84_a7f0_9d5f_47d4,
    0x3bef_c275_7d1f_534d,
    0x3b80_9d5f_47d4_d377,
    0x3b0d_5f47_d4d3_7703,
    0x3a8f_47d4_d377_036d,
    0x39ef_534d_dc0d_b629,
    0x3984_d377_036d_8a56,
    0x3903_7703_6d8a_5664,
    0x3887_036d_8a56_64f1,
    0x37db_6c52_b327_8872,
];

/// 1 / π modulo 2 / 2^s, for s = -22, -14, ...: low bits.
pub(crate) const INV_PI_LOW: [u64; 16] = [
    0x3c13_f84e_afa3_ea6a,
    0x3b98_4eaf_a3ea_69bc,
    0x3b0d_5f47_d4d3_7703,
    0x3aa7_d1f5_34dd_c0db,
    0x3a21_f534_ddc0_db63,
    0x39ba_9a6e_e06d_b14b,
    0x393a_6ee0_6db1_4acd,
    0x389b_81b6_c52b_3279,
    0x37db_6c52_b327_8872,
    0x37ab_6295_993c_4390,
    0x3731_4acc_9e21_c821,
    0x3686_64f1_0e41_07f8,
    0x3629_3c43_9041_fe00,
    0x35be_21c8_20ff_0000,
    0x34fc_820f_f000_0000,
    0x3440_7f80_0000_0000,
];

/// erf(x) / x for |x| < 3.9375, in x² - 7.75, relative.
/// Weighted error 2^-53.9.
pub(crate) const ERF: [u64; 27] = [
    0x3fd6_fcd2_2af7_32c0,
    0xbf97_b26f_08c9_b35d,
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
