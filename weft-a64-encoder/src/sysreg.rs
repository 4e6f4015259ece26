//! System registers by name and by number.

use core::fmt;

pub use crate::generated::sysregs::SYSREGS;

/// A system register: op0:op1:CRn:CRm:op2 in 16 bits, with op0 2 or 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SysReg(u16);

impl SysReg {
    /// The register with this number, or `None` when op0 is 0 or 1.
    pub const fn new(number: u16) -> Option<Self> {
        if number >> 15 == 1 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The register with this name, as [`sysreg`] reads it.
    pub fn named(name: &str) -> Option<Self> {
        sysreg(name).and_then(Self::new)
    }

    /// As an operand of [`crate::encode()`].
    pub const fn operand(self) -> crate::Operand {
        crate::Operand::SysReg(self.0)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0 as u32
    }
}

/// What a name may be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Write,
    Any,
}

/// The 16 bits op0:op1:CRn:CRm:op2 of a system register, by its name in any case or as
/// `S3_0_C1_C0_0`.
pub fn sysreg(name: &str) -> Option<u16> {
    SYSREGS
        .iter()
        .find(|(_, known, _)| known.eq_ignore_ascii_case(name))
        .map(|(number, ..)| *number)
        .or_else(|| generic(name))
}

/// `S<op0>_<op1>_C<n>_C<m>_<op2>`.
fn generic(name: &str) -> Option<u16> {
    let mut parts = name.split('_');
    let mut next = |prefix: &str, limit: u16| {
        let part = parts.next()?;
        let head = part.get(..prefix.len())?;
        let digits = part.get(prefix.len()..)?;
        if !head.eq_ignore_ascii_case(prefix) || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        digits.parse::<u16>().ok().filter(|n| *n <= limit)
    };
    let (op0, op1) = (next("S", 3)?, next("", 7)?);
    let (n, m, op2) = (next("C", 15)?, next("C", 15)?, next("", 7)?);
    if parts.next().is_some() || op0 < 2 {
        return None;
    }
    Some(op0 << 14 | op1 << 11 | n << 7 | m << 3 | op2)
}

pub(crate) fn fmt(number: u16, access: Access, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let start = SYSREGS.partition_point(|(n, ..)| *n < number);
    for (n, name, rights) in &SYSREGS[start..] {
        if *n != number {
            break;
        }
        let fits = match access {
            Access::Read => rights & 1 != 0,
            Access::Write => rights & 2 != 0,
            Access::Any => true,
        };
        if fits {
            return f.write_str(name);
        }
    }
    let (op0, op1) = (number >> 14, number >> 11 & 7);
    let (n, m, op2) = (number >> 7 & 15, number >> 3 & 15, number & 7);
    write!(f, "S{op0}_{op1}_C{n}_C{m}_{op2}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_numbers_and_the_general_spelling_agree() {
        assert_eq!(sysreg("fpcr"), Some(0xda20));
        assert_eq!(sysreg("S3_3_C4_C4_0"), sysreg("FPCR"));
        assert!(SYSREGS.len() > 900);
        assert!(SYSREGS.is_sorted_by_key(|(number, ..)| *number));
        for bad in [
            "",
            "S1_0_C0_C0_0",
            "S3_8_C0_C0_0",
            "S3_0_C16_C0_0",
            "S3_0_C0_C0_0_0",
            "S",
            "Sé",
        ] {
            assert_eq!(sysreg(bad), None, "{bad}");
        }
    }
}
