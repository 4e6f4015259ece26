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

/// 2 / ((2 j + 1) ln 2).
pub(crate) const POW_LOG2: [u64; 11] = [
    0x4007_1547_652b_82fe,
    0x3fee_c709_dc3a_03fd,
    0x3fe2_776c_50ef_9bfe,
    0x3fda_6176_2a7a_ded9,
    0x3fd4_84b1_3d7c_02a9,
    0x3fd0_c9a8_4994_022d,
    0x3fcc_68f5_68d3_1760,
    0x3fc8_9f3b_1694_cffe,
    0x3fc5_b9ac_9b74_3f0d,
    0x3fc3_703c_1f4d_0ffe,
    0x3fc1_964e_c6fc_9491,
];

/// (ln 2)^j / j!.
pub(crate) const POW_EXP2: [u64; 14] = [
    0x3ff0_0000_0000_0000,
    0x3fe6_2e42_fefa_39ef,
    0x3fce_bfbd_ff82_c58f,
    0x3fac_6b08_d704_a0c0,
    0x3f83_b2ab_6fba_4e77,
    0x3f55_d87f_e78a_6731,
    0x3f24_3091_2f86_c787,
    0x3eef_fcbf_c588_b0c7,
    0x3eb6_2c02_23a5_c824,
    0x3e7b_5253_d395_e7c4,
    0x3e3e_4cf5_158b_8eca,
    0x3dfe_8cac_7351_bb25,
    0x3dbc_3bd6_50fc_2986,
    0x3d78_1619_3166_d0f9,
];

/// (e^r - 1 - r) / r² for |r| <= ln 2 / 2, relative to e^r / r².
/// Weighted error 2^-51.6.
pub(crate) const EXP: [u64; 9] = [
    0x3fdf_ffff_ffff_fed1,
    0x3fc5_5555_5555_07a2,
    0x3fa5_5555_5558_94d5,
    0x3f81_1111_125b_8272,
    0x3f56_c16c_0c74_65ee,
    0x3f2a_0198_d4df_22f1,
    0x3efa_01b7_ee59_df9f,
    0x3ec7_2e92_337d_bb6c,
    0x3e92_7053_56ea_b302,
];

/// (e^r - 1 - r) / r² for |r| <= ln 2 / 2, relative to e^r / r².
/// Weighted error 2^-51.6.
pub(crate) const SIGMOID_EXP: [u64; 9] = [
    0x3fdf_ffff_ffff_fed1,
    0x3fc5_5555_5555_07a2,
    0x3fa5_5555_5558_94d5,
    0x3f81_1111_125b_8272,
    0x3f56_c16c_0c74_65ee,
    0x3f2a_0198_d4df_22f1,
    0x3efa_01b7_ee59_df9f,
    0x3ec7_2e92_337d_bb6c,
    0x3e92_7053_56ea_b302,
];

/// (e^r - 1 - r) / r² for |r| <= ln 2 / 2, relative to e^r / r².
/// Weighted error 2^-51.6.
pub(crate) const SOFTPLUS_EXP: [u64; 9] = [
    0x3fdf_ffff_ffff_fed1,
    0x3fc5_5555_5555_07a2,
    0x3fa5_5555_5558_94d5,
    0x3f81_1111_125b_8272,
    0x3f56_c16c_0c74_65ee,
    0x3f2a_0198_d4df_22f1,
    0x3efa_01b7_ee59_df9f,
    0x3ec7_2e92_337d_bb6c,
    0x3e92_7053_56ea_b302,
];

/// (e^r - 1 - r) / r² for |r| <= ln 2 / 2, relative to (e^r - 1) / r².
/// Weighted error 2^-49.4.
pub(crate) const EXPM1: [u64; 9] = [
    0x3fe0_0000_0000_0006,
    0x3fc5_5555_5555_21f1,
    0x3fa5_5555_5555_11bc,
    0x3f81_1111_1214_b7f6,
    0x3f56_c16c_183b_2ecd,
    0x3f2a_0199_bad5_7bcf,
    0x3efa_0199_8a47_cb45,
    0x3ec7_2da9_9cea_732d,
    0x3e92_8b05_9fa6_76e7,
];

/// (e^r - 1 - r) / r² for |r| <= ln 2 / 2, relative to (e^r - 1) / r².
/// Weighted error 2^-49.4.
pub(crate) const TANH_EXPM1: [u64; 9] = [
    0x3fe0_0000_0000_0006,
    0x3fc5_5555_5555_21f1,
    0x3fa5_5555_5555_11bc,
    0x3f81_1111_1214_b7f6,
    0x3f56_c16c_183b_2ecd,
    0x3f2a_0199_bad5_7bcf,
    0x3efa_0199_8a47_cb45,
    0x3ec7_2da9_9cea_732d,
    0x3e92_8b05_9fa6_76e7,
];

/// (2^r - 1) / r for |r| <= 1/2, relative to 2^r / r.
/// Weighted error 2^-52.0.
pub(crate) const EXP2: [u64; 10] = [
    0x3fe6_2e42_fefa_3a12,
    0x3fce_bfbd_ff82_c431,
    0x3fac_6b08_d703_e16c,
    0x3f83_b2ab_6fbd_6c13,
    0x3f55_d87f_e9b9_004b,
    0x3f24_3091_26c3_d6a5,
    0x3eef_fcb5_8c84_0ee8,
    0x3eb6_2c14_70eb_846e,
    0x3e7b_671b_465a_34ff,
    0x3e3e_3a9f_160d_f197,
];

/// (ln(1 + f) - f) / f² for 1 + f between sqrt(1/2) and sqrt(2), relative to ln(1 + f) / f².
/// Weighted error 2^-51.6.
pub(crate) const LOG: [u64; 18] = [
    0xbfdf_ffff_ffff_ff01,
    0x3fd5_5555_5555_4ffd,
    0xbfd0_0000_0002_0341,
    0x3fc9_9999_99a7_2bd3,
    0xbfc5_5555_530c_9005,
    0x3fc2_4924_8b2b_3a4c,
    0xbfc0_0000_9205_1583,
    0x3fbc_71ca_d7fb_2d6b,
    0xbfb9_9974_0b7a_2537,
    0x3fb7_4547_4e08_803e,
    0xbfb5_57e7_2531_dc58,
    0x3fb3_bca0_bc41_8052,
    0xbfb2_33e8_0b6c_edb4,
    0x3fb0_8a6d_e324_8aa5,
    0xbfb0_1349_48f3_8a15,
    0x3fb2_2797_33e4_a008,
    0xbfb1_5f42_5b70_5e6d,
    0x3fa0_2928_b066_177a,
];

/// (ln(1 + f) - f) / f² for 1 + f between sqrt(1/2) and sqrt(2), relative to ln(1 + f) / f².
/// Weighted error 2^-51.6.
pub(crate) const LOG1P: [u64; 18] = [
    0xbfdf_ffff_ffff_ff01,
    0x3fd5_5555_5555_5015,
    0xbfd0_0000_0002_0341,
    0x3fc9_9999_99a7_2bd3,
    0xbfc5_5555_530c_9005,
    0x3fc2_4924_8b2b_3a4c,
    0xbfc0_0000_9205_1583,
    0x3fbc_71ca_d7fb_2d6b,
    0xbfb9_9974_0b7a_2537,
    0x3fb7_4547_4e08_803e,
    0xbfb5_57e7_2531_dc58,
    0x3fb3_bca0_bc41_8052,
    0xbfb2_33e8_0b6c_edb4,
    0x3fb0_8a6d_e324_8aa5,
    0xbfb0_1349_48f3_8a15,
    0x3fb2_2797_33e4_a008,
    0xbfb1_5f42_5b70_5e6d,
    0x3fa0_2928_b066_177a,
];

/// (ln(1 + f) - f) / f² for 1 + f between sqrt(1/2) and sqrt(2), relative to ln(1 + f) / f².
/// Weighted error 2^-51.6.
pub(crate) const SOFTPLUS_LOG: [u64; 18] = [
    0xbfdf_ffff_ffff_ff01,
    0x3fd5_5555_5555_5068,
    0xbfd0_0000_0002_02ef,
    0x3fc9_9999_99a7_2bd3,
    0xbfc5_5555_530c_9005,
    0x3fc2_4924_8b2b_3a4c,
    0xbfc0_0000_9205_1583,
    0x3fbc_71ca_d7fb_2d6b,
    0xbfb9_9974_0b7a_2537,
    0x3fb7_4547_4e08_803e,
    0xbfb5_57e7_2531_dc58,
    0x3fb3_bca0_bc41_8052,
    0xbfb2_33e8_0b6c_edb4,
    0x3fb0_8a6d_e324_8aa5,
    0xbfb0_1349_48f3_8a15,
    0x3fb2_2797_33e4_a008,
    0xbfb1_5f42_5b70_5e6d,
    0x3fa0_2928_b066_177a,
];

/// log2(1 + f) / f for 1 + f between sqrt(1/2) and sqrt(2), relative.
/// Weighted error 2^-51.6.
pub(crate) const LOG2: [u64; 19] = [
    0x3ff7_1547_652b_82fe,
    0xbfe7_1547_652b_8231,
    0x3fde_c709_dc3a_01e2,
    0xbfd7_1547_652e_9999,
    0x3fd2_776c_50f4_73a1,
    0xbfce_c709_d8c3_618a,
    0x3fca_6176_2390_c730,
    0xbfc7_1548_42cd_5425,
    0x3fc4_84b3_642c_64e1,
    0xbfc2_774f_8a58_4c3e,
    0x3fc0_c950_79c6_0000,
    0xbfbe_cb0e_019a_7f62,
    0x3fbc_7857_0950_9a5f,
    0xbfba_3ea4_0485_5596,
    0x3fb7_e234_cfb0_66d1,
    0xbfb7_4f0d_6d4b_1c1c,
    0x3fba_33e4_ab92_bd53,
    0xbfb8_b873_a06a_5186,
    0x3fa6_ab1f_2760_70aa,
];

/// ln 2, high part.
pub(crate) const LOG_LN_2_HIGH: u64 = 0x3fe6_2e42_fefc_a936;

/// ln 2, low part.
pub(crate) const LOG_LN_2_LOW: u64 = 0xbdb3_7a33_1436_1c4c;

/// ln 2, high part.
pub(crate) const LOG1P_LN_2_HIGH: u64 = 0x3fe6_2e42_fefa_a12f;

/// ln 2, low part.
pub(crate) const LOG1P_LN_2_LOW: u64 = 0xbd89_cff0_a1b0_e263;

/// 1, high part.
pub(crate) const LOG2_ONE_HIGH: u64 = 0x3ff0_0000_0000_03e9;

/// 1, low part.
pub(crate) const LOG2_ONE_LOW: u64 = 0xbd4f_4800_0000_0000;

/// sin(π f) / f for |f| <= 1/2, in f², relative.
/// Weighted error 2^-52.6.
pub(crate) const SIN: [u64; 8] = [
    0x4009_21fb_5444_2d16,
    0xc014_abbc_e625_bd59,
    0x4004_66bc_6775_0fe2,
    0xbfe3_2d2c_ce17_af33,
    0x3fb5_0783_2493_089c,
    0xbf7e_3062_396a_be60,
    0x3f3e_89ce_3e3d_e134,
    0xbef6_2621_1807_347d,
];

/// sin(π f) / f for |f| <= 1/2, in f², relative.
/// Weighted error 2^-61.7.
pub(crate) const COS: [u64; 9] = [
    0x4009_21fb_5444_2d18,
    0xc014_abbc_e625_be53,
    0x4004_66bc_6775_aa6f,
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

/// erf(x) / x for |x| < 3.921875, in x² - 7.6875, relative.
/// Weighted error 2^-51.2.
pub(crate) const ERF: [u64; 26] = [
    0x3fd7_14a9_4727_8f76,
    0xbf97_fc07_7d0f_9d53,
    0x3f62_94ee_9bf9_331c,
    0xbf2f_7e50_687d_ee50,
    0x3efb_34e9_4ec2_845a,
    0xbec7_2105_8828_7920,
    0x3e92_ed49_98bc_3a3f,
    0xbe5d_68dd_7e29_12bb,
    0x3e25_85eb_9c1a_4b23,
    0xbded_8feb_ac3c_296c,
    0x3db3_078e_3033_192d,
    0xbd76_f99d_8b4f_874c,
    0x3d3a_0d21_be40_6dbc,
    0xbcfb_cc0e_84e9_8356,
    0x3cbb_f8bc_d848_47dd,
    0xbc7a_9c97_212c_0bb1,
    0x3c38_0098_e04b_4535,
    0xbbf4_885f_85ef_0e0c,
    0x3bb0_a1de_ae35_d1d2,
    0xbb69_f25a_4f8d_1a29,
    0x3b24_04a0_8856_61c6,
    0xbadb_d652_d50f_83dc,
    0x3a8d_e170_4128_afa5,
    0xba45_786e_d71a_a26e,
    0x3a09_cecd_b9f5_00e7,
    0xb9bc_87b9_088e_b6c5,
];
