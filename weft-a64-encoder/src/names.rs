//! Operands that have names: conditions, extends, shifts, SVE patterns, prefetches, barriers.

use core::fmt;

macro_rules! named {
    ($(#[$doc:meta])* $type:ident, $bits:literal, $($(#[$vdoc:meta])* $variant:ident = $value:literal $text:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $type {
            $($(#[$vdoc])* #[doc = concat!("`", $text, "`")] $variant = $value,)+
        }

        impl $type {
            /// All of them, in the order of their numbers.
            pub const ALL: &'static [$type] = &[$($type::$variant),+];

            /// The number in the instruction word.
            pub const fn field(self) -> u32 {
                self as u32
            }

            /// The text, as it is printed.
            pub const fn text(self) -> &'static str {
                match self {
                    $($type::$variant => $text,)+
                }
            }

            /// The one with this number.
            pub fn from_field(field: u32) -> Option<Self> {
                Self::ALL.iter().copied().find(|x| x.field() == field)
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.text())
            }
        }
    };
}

named! {
    /// A condition.
    Cond, 4,
    Eq = 0 "eq", Ne = 1 "ne", Hs = 2 "hs", Lo = 3 "lo", Mi = 4 "mi", Pl = 5 "pl", Vs = 6 "vs", Vc = 7 "vc",
    Hi = 8 "hi", Ls = 9 "ls", Ge = 10 "ge", Lt = 11 "lt", Gt = 12 "gt", Le = 13 "le", Al = 14 "al", Nv = 15 "nv",
}

impl Cond {
    /// The opposite condition; `al` and `nv` are each other's, and both always hold.
    pub const fn inverted(self) -> Self {
        const ALL: [Cond; 16] = [
            Cond::Eq,
            Cond::Ne,
            Cond::Hs,
            Cond::Lo,
            Cond::Mi,
            Cond::Pl,
            Cond::Vs,
            Cond::Vc,
            Cond::Hi,
            Cond::Ls,
            Cond::Ge,
            Cond::Lt,
            Cond::Gt,
            Cond::Le,
            Cond::Al,
            Cond::Nv,
        ];
        ALL[self as usize ^ 1]
    }
}

named! {
    /// How an index register is extended.
    Extend, 3,
    Uxtb = 0 "uxtb", Uxth = 1 "uxth", Uxtw = 2 "uxtw", Uxtx = 3 "uxtx",
    Sxtb = 4 "sxtb", Sxth = 5 "sxth", Sxtw = 6 "sxtw", Sxtx = 7 "sxtx",
}

named! {
    /// How a register operand is shifted.
    Shift, 2,
    Lsl = 0 "lsl", Lsr = 1 "lsr", Asr = 2 "asr", Ror = 3 "ror",
}

/// The names that have numbers without one between them are kept as lists.
pub(crate) const PATTERNS: &[(u8, &str)] = &[
    (0, "pow2"),
    (1, "vl1"),
    (2, "vl2"),
    (3, "vl3"),
    (4, "vl4"),
    (5, "vl5"),
    (6, "vl6"),
    (7, "vl7"),
    (8, "vl8"),
    (9, "vl16"),
    (10, "vl32"),
    (11, "vl64"),
    (12, "vl128"),
    (13, "vl256"),
    (29, "mul4"),
    (30, "mul3"),
    (31, "all"),
];
pub(crate) const BARRIERS: &[(u8, &str)] = &[
    (1, "oshld"),
    (2, "oshst"),
    (3, "osh"),
    (5, "nshld"),
    (6, "nshst"),
    (7, "nsh"),
    (9, "ishld"),
    (10, "ishst"),
    (11, "ish"),
    (13, "ld"),
    (14, "st"),
    (15, "sy"),
];
pub(crate) const PREFETCHES: &[(u8, &str)] = &[
    (0, "pldl1keep"),
    (1, "pldl1strm"),
    (2, "pldl2keep"),
    (3, "pldl2strm"),
    (4, "pldl3keep"),
    (5, "pldl3strm"),
    (6, "pldslckeep"),
    (7, "pldslcstrm"),
    (8, "plil1keep"),
    (9, "plil1strm"),
    (10, "plil2keep"),
    (11, "plil2strm"),
    (12, "plil3keep"),
    (13, "plil3strm"),
    (14, "plislckeep"),
    (15, "plislcstrm"),
    (16, "pstl1keep"),
    (17, "pstl1strm"),
    (18, "pstl2keep"),
    (19, "pstl2strm"),
    (20, "pstl3keep"),
    (21, "pstl3strm"),
    (22, "pstslckeep"),
    (23, "pstslcstrm"),
];
pub(crate) const SVE_PREFETCHES: &[(u8, &str)] = &[
    (0, "pldl1keep"),
    (1, "pldl1strm"),
    (2, "pldl2keep"),
    (3, "pldl2strm"),
    (4, "pldl3keep"),
    (5, "pldl3strm"),
    (8, "pstl1keep"),
    (9, "pstl1strm"),
    (10, "pstl2keep"),
    (11, "pstl2strm"),
    (12, "pstl3keep"),
    (13, "pstl3strm"),
];
pub(crate) const RANGE_PREFETCHES: &[(u8, &str)] = &[
    (0, "pldkeep"),
    (1, "pstkeep"),
    (4, "pldstrm"),
    (5, "pststrm"),
];

/// The name of a number in a list.
pub(crate) fn name_of(list: &[(u8, &'static str)], number: u32) -> Option<&'static str> {
    list.iter()
        .find(|(n, _)| u32::from(*n) == number)
        .map(|(_, name)| *name)
}

/// The number of a name in a list.
pub(crate) fn number_of(list: &[(u8, &'static str)], name: &str) -> Option<u8> {
    list.iter()
        .find(|(_, n)| *n == name)
        .map(|(number, _)| *number)
}

/// A number that an instruction field of so many bits can hold, named in the manual or not:
/// an SVE pattern, a prefetch operation, a barrier's domain.
macro_rules! numbered {
    ($(#[$doc:meta])* $type:ident, $bits:literal, $list:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $type(u8);

        impl $type {
            /// The operation with this number, or `None` if the field cannot hold it.
            pub const fn new(number: u8) -> Option<Self> {
                if number < 1 << $bits { Some(Self(number)) } else { None }
            }

            /// The operation with this name, or `None`.
            pub fn named(name: &str) -> Option<Self> {
                number_of($list, name).map(Self)
            }

            /// The number in the instruction word.
            pub const fn field(self) -> u32 {
                self.0 as u32
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match name_of($list, self.field()) {
                    Some(name) => f.write_str(name),
                    None => write!(f, "#{}", self.0),
                }
            }
        }
    };
}

numbered! {
    /// Which elements an SVE predicate pattern counts: `all`, `pow2`, `vl1`, ... or a number up to 31.
    Pattern, 5, PATTERNS
}
numbered! {
    /// The domain of `dmb` and `dsb`: `ish`, `sy`, ... or a number up to 15.
    Barrier, 4, BARRIERS
}
numbered! {
    /// A prefetch operation: `pldl1keep`, ... or a number up to 31.
    Prefetch, 5, PREFETCHES
}
numbered! {
    /// An SVE prefetch operation: `pldl1keep`, ... or a number up to 15.
    SvePrefetch, 4, SVE_PREFETCHES
}

impl Pattern {
    /// All elements.
    pub const ALL: Self = Self(31);
}

impl Barrier {
    /// The full system.
    pub const SY: Self = Self(15);
    /// The inner shareable domain.
    pub const ISH: Self = Self(11);
}

impl Prefetch {
    /// For loading, into the first level, to keep.
    pub const PLDL1KEEP: Self = Self(0);
    /// For storing, into the first level, to keep.
    pub const PSTL1KEEP: Self = Self(16);
}
