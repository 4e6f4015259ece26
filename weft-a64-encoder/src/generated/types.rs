// Made from forms.txt by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --test generated`.
//! Names of the operands' types that have numbers in angle brackets, as the typed constructors say them.

use crate::imm::{Bitfield, FpPair, Imm, InvertedImm, LogicalImm, WideImm};
use crate::regs::Tile;

/// `Bitfield<32>`.
pub type Bitfield32 = Bitfield<32>;
/// `Bitfield<64>`.
pub type Bitfield64 = Bitfield<64>;
/// `FpPair<0>`.
pub type FpPair0 = FpPair<0>;
/// `FpPair<1>`.
pub type FpPair1 = FpPair<1>;
/// `FpPair<2>`.
pub type FpPair2 = FpPair<2>;
/// 0 to 1.
pub type Imm0To1 = Imm<0, 1>;
/// 0 to 1008 in steps of 16.
pub type Imm0To1008By16 = Imm<0, 1008, 16>;
/// 0 to 124 in steps of 4.
pub type Imm0To124By4 = Imm<0, 124, 4>;
/// 0 to 126 in steps of 2.
pub type Imm0To126By2 = Imm<0, 126, 2>;
/// 0 to 127.
pub type Imm0To127 = Imm<0, 127>;
/// 0 to 12 in steps of 4.
pub type Imm0To12By4 = Imm<0, 12, 4>;
/// 0 to 14 in steps of 2.
pub type Imm0To14By2 = Imm<0, 14, 2>;
/// 0 to 15.
pub type Imm0To15 = Imm<0, 15>;
/// 0 to 16380 in steps of 4.
pub type Imm0To16380By4 = Imm<0, 16380, 4>;
/// 0 to 16 in steps of 16.
pub type Imm0To16By16 = Imm<0, 16, 16>;
/// 0 to 248 in steps of 8.
pub type Imm0To248By8 = Imm<0, 248, 8>;
/// 0 to 24 in steps of 8.
pub type Imm0To24By8 = Imm<0, 24, 8>;
/// 0 to 252 in steps of 4.
pub type Imm0To252By4 = Imm<0, 252, 4>;
/// 0 to 255.
pub type Imm0To255 = Imm<0, 255>;
/// 0 to 270 in steps of 90.
pub type Imm0To270By90 = Imm<0, 270, 90>;
/// 0 to 2 in steps of 2.
pub type Imm0To2By2 = Imm<0, 2, 2>;
/// 0 to 3.
pub type Imm0To3 = Imm<0, 3>;
/// 0 to 31.
pub type Imm0To31 = Imm<0, 31>;
/// 0 to 32760 in steps of 8.
pub type Imm0To32760By8 = Imm<0, 32760, 8>;
/// 0 to 4.
pub type Imm0To4 = Imm<0, 4>;
/// 0 to 4095.
pub type Imm0To4095 = Imm<0, 4095>;
/// 0 to 48 in steps of 16.
pub type Imm0To48By16 = Imm<0, 48, 16>;
/// 0 to 4 in steps of 4.
pub type Imm0To4By4 = Imm<0, 4, 4>;
/// 0 to 504 in steps of 8.
pub type Imm0To504By8 = Imm<0, 504, 8>;
/// 0 to 56 in steps of 8.
pub type Imm0To56By8 = Imm<0, 56, 8>;
/// 0 to 62 in steps of 2.
pub type Imm0To62By2 = Imm<0, 62, 2>;
/// 0 to 63.
pub type Imm0To63 = Imm<0, 63>;
/// 0 to 65520 in steps of 16.
pub type Imm0To65520By16 = Imm<0, 65520, 16>;
/// 0 to 65535.
pub type Imm0To65535 = Imm<0, 65535>;
/// 0 to 6 in steps of 2.
pub type Imm0To6By2 = Imm<0, 6, 2>;
/// 0 to 7.
pub type Imm0To7 = Imm<0, 7>;
/// 0 to 8190 in steps of 2.
pub type Imm0To8190By2 = Imm<0, 8190, 2>;
/// 1 to 16.
pub type Imm1To16 = Imm<1, 16>;
/// 1 to 32.
pub type Imm1To32 = Imm<1, 32>;
/// 1 to 64.
pub type Imm1To64 = Imm<1, 64>;
/// 1 to 8.
pub type Imm1To8 = Imm<1, 8>;
/// 32 to 63.
pub type Imm32To63 = Imm<32, 63>;
/// 8 to 16 in steps of 8.
pub type Imm8To16By8 = Imm<8, 16, 8>;
/// 90 to 270 in steps of 180.
pub type Imm90To270By180 = Imm<90, 270, 180>;
/// -1024 to 1008 in steps of 16.
pub type ImmMinus1024To1008By16 = Imm<-1024, 1008, 16>;
/// -1048576 to 1048572 in steps of 4.
pub type ImmMinus1048576To1048572By4 = Imm<-1048576, 1048572, 4>;
/// -1048576 to 1048575.
pub type ImmMinus1048576To1048575 = Imm<-1048576, 1048575>;
/// -128 to 112 in steps of 16.
pub type ImmMinus128To112By16 = Imm<-128, 112, 16>;
/// -128 to 127.
pub type ImmMinus128To127 = Imm<-128, 127>;
/// -134217728 to 134217724 in steps of 4.
pub type ImmMinus134217728To134217724By4 = Imm<-134217728, 134217724, 4>;
/// -16 to 14 in steps of 2.
pub type ImmMinus16To14By2 = Imm<-16, 14, 2>;
/// -16 to 15.
pub type ImmMinus16To15 = Imm<-16, 15>;
/// -24 to 21 in steps of 3.
pub type ImmMinus24To21By3 = Imm<-24, 21, 3>;
/// -256 to 224 in steps of 32.
pub type ImmMinus256To224By32 = Imm<-256, 224, 32>;
/// -256 to 252 in steps of 4.
pub type ImmMinus256To252By4 = Imm<-256, 252, 4>;
/// -256 to 255.
pub type ImmMinus256To255 = Imm<-256, 255>;
/// -262140 to 0 in steps of 4.
pub type ImmMinus262140To0By4 = Imm<-262140, 0, 4>;
/// -32768 to 32764 in steps of 4.
pub type ImmMinus32768To32764By4 = Imm<-32768, 32764, 4>;
/// -32 to 28 in steps of 4.
pub type ImmMinus32To28By4 = Imm<-32, 28, 4>;
/// -32 to 31.
pub type ImmMinus32To31 = Imm<-32, 31>;
/// -4096 to 4080 in steps of 16.
pub type ImmMinus4096To4080By16 = Imm<-4096, 4080, 16>;
/// -4096 to 4088 in steps of 8.
pub type ImmMinus4096To4088By8 = Imm<-4096, 4088, 8>;
/// -4294967296 to 4294963200 in steps of 4096.
pub type ImmMinus4294967296To4294963200By4096 = Imm<-4294967296, 4294963200, 4096>;
/// -512 to 504 in steps of 8.
pub type ImmMinus512To504By8 = Imm<-512, 504, 8>;
/// -8 to 7.
pub type ImmMinus8To7 = Imm<-8, 7>;
/// `InvertedImm<32>`.
pub type InvertedImm32 = InvertedImm<32>;
/// `InvertedImm<64>`.
pub type InvertedImm64 = InvertedImm<64>;
/// `LogicalImm<16>`.
pub type LogicalImm16 = LogicalImm<16>;
/// `LogicalImm<32>`.
pub type LogicalImm32 = LogicalImm<32>;
/// `LogicalImm<64>`.
pub type LogicalImm64 = LogicalImm<64>;
/// `LogicalImm<8>`.
pub type LogicalImm8 = LogicalImm<8>;
/// `Tile<16>`.
pub type Tile16 = Tile<16>;
/// `Tile<2>`.
pub type Tile2 = Tile<2>;
/// `Tile<4>`.
pub type Tile4 = Tile<4>;
/// `Tile<8>`.
pub type Tile8 = Tile<8>;
/// `WideImm<32>`.
pub type WideImm32 = WideImm<32>;
/// `WideImm<64>`.
pub type WideImm64 = WideImm<64>;
