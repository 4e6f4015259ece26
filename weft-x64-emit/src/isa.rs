//! The two vector instruction sets, their register widths and files.

use iced_x86::Register;
use weft_lower::LaneWidth;

/// Which vector instructions code is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Isa {
    /// 256-bit vectors with FMA; masks are vectors.
    Avx2,
    /// 512-bit vectors (F, BW, DQ, VL); masks have registers of their own.
    Avx512,
}

impl Isa {
    /// Bytes of the widest vector.
    pub(crate) const fn bytes(self) -> usize {
        match self {
            Isa::Avx2 => 32,
            Isa::Avx512 => 64,
        }
    }

    /// Number of vector registers.
    pub(crate) const fn registers(self) -> u8 {
        match self {
            Isa::Avx2 => 16,
            Isa::Avx512 => 32,
        }
    }

    /// The widest register.
    pub(crate) const fn widest(self) -> Width {
        match self {
            Isa::Avx2 => Width::Y,
            Isa::Avx512 => Width::Z,
        }
    }

    /// Name as [`weft_kernel::EmittedCode::isa`] gives it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Isa::Avx2 => "x64-avx2",
            Isa::Avx512 => "x64-avx512",
        }
    }
}

/// Width of a vector operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Width {
    /// 128 bits.
    X,
    /// 256 bits.
    Y,
    /// 512 bits.
    Z,
}

impl Width {
    /// The number of bytes.
    pub(crate) const fn bytes(self) -> usize {
        match self {
            Width::X => 16,
            Width::Y => 32,
            Width::Z => 64,
        }
    }

    /// The register that holds `lanes` lanes; at least 128 bits.
    pub(crate) const fn of(lanes: usize, lane: LaneWidth) -> Width {
        match lanes * lane.bytes() {
            0..=16 => Width::X,
            17..=32 => Width::Y,
            _ => Width::Z,
        }
    }
}

/// The xmm register of that number.
pub(crate) fn xmm(n: u8) -> Register {
    Register::XMM0 + u32::from(n)
}

/// The ymm register of that number.
pub(crate) fn ymm(n: u8) -> Register {
    Register::YMM0 + u32::from(n)
}

/// The zmm register of that number.
pub(crate) fn zmm(n: u8) -> Register {
    Register::ZMM0 + u32::from(n)
}

/// The mask register of that number.
pub(crate) fn kreg(n: u8) -> Register {
    Register::K0 + u32::from(n)
}
