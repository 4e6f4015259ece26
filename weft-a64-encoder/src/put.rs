//! Fields put into a word, by the typed constructors.
//!
//! There is no checking here: an operand's type holds nothing that its field cannot.

/// A word with bits `skip..skip + width` of a field at bit `at`.
#[inline]
pub(crate) const fn part(word: u32, field: u32, skip: u32, width: u32, at: u32) -> u32 {
    word | ((field >> skip) & ((1 << width) - 1)) << at
}

/// A word with one register.
#[inline]
pub(crate) const fn r1(word: u32, a: u8, at: u32) -> u32 {
    word | (a as u32) << at
}

/// A word with two registers.
#[inline]
pub(crate) const fn r2(word: u32, a: u8, at: u32, b: u8, bt: u32) -> u32 {
    word | (a as u32) << at | (b as u32) << bt
}

/// A word with three registers.
#[inline]
pub(crate) const fn r3(word: u32, a: u8, at: u32, b: u8, bt: u32, c: u8, ct: u32) -> u32 {
    word | (a as u32) << at | (b as u32) << bt | (c as u32) << ct
}

/// A word with four registers.
#[inline]
#[expect(
    clippy::too_many_arguments,
    reason = "a number and its place, four times"
)]
pub(crate) const fn r4(
    word: u32,
    a: u8,
    at: u32,
    b: u8,
    bt: u32,
    c: u8,
    ct: u32,
    d: u8,
    dt: u32,
) -> u32 {
    word | (a as u32) << at | (b as u32) << bt | (c as u32) << ct | (d as u32) << dt
}
