//! Forms: the rows of the table.

use core::fmt;

use crate::features::Features;
use crate::generated::table::{
    FEATURES, KINDS, MNEMONIC_ENDS, MNEMONICS, OPERAND_ENDS, OPERANDS, ROWS, RULES, TEMPLATE_ENDS,
    TEMPLATES,
};
use crate::kind::{Class, Kind};
use crate::rule::Rule;

/// A number of the generated tables, which are bytes because arrays of numbers take long to compile.
#[inline]
pub(crate) const fn number(bytes: [u8; 2]) -> usize {
    u16::from_le_bytes(bytes) as usize
}

/// Where the list with this number stands among all that end at `ends`.
#[inline]
fn span(ends: &[[u8; 2]], at: usize) -> core::ops::Range<usize> {
    let start = at.checked_sub(1).map_or(0, |before| number(ends[before]));
    start..number(ends[at])
}

/// The mnemonic with this number.
fn mnemonic(at: usize) -> &'static str {
    &MNEMONICS[span(MNEMONIC_ENDS, at)]
}

/// The number of a mnemonic.
#[cfg(feature = "parse")]
pub(crate) fn find_mnemonic(text: &str) -> Option<usize> {
    let (mut low, mut high) = (0, MNEMONIC_ENDS.len());
    while low < high {
        let middle = (low + high) / 2;
        match mnemonic(middle).cmp(text) {
            core::cmp::Ordering::Less => low = middle + 1,
            core::cmp::Ordering::Equal => return Some(middle),
            core::cmp::Ordering::Greater => high = middle,
        }
    }
    None
}

/// A row as it stands in the generated table: value, mask, and numbers packed into two words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row(pub [u32; 4]);

impl Row {
    /// The row with this number.
    #[inline]
    pub fn of(at: u16) -> Self {
        let words = ROWS[usize::from(at)].as_chunks().0;
        let word = |at: usize| u32::from_le_bytes(words[at]);
        Self([word(0), word(1), word(2), word(3)])
    }

    pub const fn value(self) -> u32 {
        self.0[0]
    }

    pub const fn mask(self) -> u32 {
        self.0[1]
    }

    pub const fn template(self) -> usize {
        (self.0[2] & 0xffff) as usize
    }

    pub const fn mnemonic(self) -> usize {
        (self.0[2] >> 16) as usize
    }

    /// The number of the form that is counted.
    pub const fn counted(self) -> usize {
        (self.0[3] & 0x1fff) as usize
    }

    pub const fn feature(self) -> usize {
        (self.0[3] >> 13 & 0xff) as usize
    }

    pub const fn rules(self) -> usize {
        (self.0[3] >> 21 & 0xff) as usize
    }

    pub const fn style(self) -> Style {
        match self.0[3] >> 29 {
            0 => Style::Own,
            1 => Style::Alias,
            _ => Style::Silent,
        }
    }
}

/// How a row takes part in printing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    Own,
    /// How another row prints.
    Alias,
    /// Never printed, since an alias always is.
    Silent,
}

/// One row of the table of forms: a mnemonic with the kinds of its operands.
///
/// The constants are in [`crate::form`]; a name is the mnemonic and the operands in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Form(pub(crate) u16);

/// One piece of a template.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Piece {
    Text(&'static str),
    Operand(u16),
}

impl Form {
    /// All rows, in the table's order.
    pub fn all() -> impl Iterator<Item = Form> {
        (0..ROWS.len() as u16).map(Form)
    }

    #[inline]
    pub(crate) fn row(self) -> Row {
        #[cfg(all(test, feature = "parse"))]
        if let Some(row) = crate::mutants::row(self) {
            return row;
        }
        Row::of(self.0)
    }

    /// One of the form's kinds, by its number.
    #[inline]
    pub(crate) fn kind(self, number: u16) -> &'static Kind {
        #[cfg(all(test, feature = "parse"))]
        if let Some(kind) = crate::mutants::kind(self, number) {
            return kind;
        }
        &KINDS[number as usize]
    }

    /// The mnemonic.
    pub fn mnemonic(self) -> &'static str {
        mnemonic(self.row().mnemonic())
    }

    /// The extensions it needs: one of these sets.
    pub fn features(self) -> &'static [Features] {
        FEATURES[self.row().feature()]
    }

    /// Whether these extensions allow the form.
    pub fn allowed_by(self, features: Features) -> bool {
        self.features().iter().any(|set| features.contains(*set))
    }

    /// Whether it is a way to write another form.
    pub fn is_alias(self) -> bool {
        self.row().style() == Style::Alias
    }

    /// The fixed bits, as mask and value.
    pub fn fixed_bits(self) -> (u32, u32) {
        (self.row().mask(), self.row().value())
    }

    /// The number under which the form is counted; W and X, and the arrangements of one form, share it.
    pub fn counted_as(self) -> usize {
        self.row().counted()
    }

    pub(crate) fn rules(self) -> &'static [Rule] {
        RULES[self.row().rules()]
    }

    pub(crate) fn pieces(self) -> Pieces {
        Pieces {
            rest: &TEMPLATES[span(TEMPLATE_ENDS, self.row().template())],
        }
    }

    /// The distinct kinds, in the order in which they first appear.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = &'static Kind> {
        self.kind_numbers()
            .iter()
            .map(move |number| self.kind(u16::from_le_bytes(*number)))
    }

    /// Their numbers, in little-endian bytes.
    #[inline]
    pub(crate) fn kind_numbers(self) -> &'static [[u8; 2]] {
        &OPERANDS[span(OPERAND_ENDS, self.row().template())]
    }

    /// What each operand may be, in words, in the order in which [`crate::encode`] takes them.
    pub fn operands(self) -> impl Iterator<Item = &'static str> {
        self.kinds().map(|kind| kind.class.words())
    }
}

/// The pieces of a template: bytes from 0x80 start the number of a kind.
#[derive(Clone, Copy)]
pub(crate) struct Pieces {
    rest: &'static [u8],
}

impl Iterator for Pieces {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let (first, tail) = self.rest.split_first()?;
        if *first >= 0x80 {
            let (second, tail) = tail.split_first()?;
            self.rest = tail;
            return Some(Piece::Operand(
                u16::from(first & 0x7f) << 8 | u16::from(*second),
            ));
        }
        let end = self
            .rest
            .iter()
            .position(|b| *b >= 0x80)
            .unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(Piece::Text(core::str::from_utf8(text).unwrap_or_default()))
    }
}

impl fmt::Display for Form {
    /// The form with placeholders, `ldr <Xt>, [<Xn|SP>, #<imm>]` in the manual's manner.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mnemonic())?;
        for (at, piece) in self.pieces().enumerate() {
            if at == 0 {
                f.write_str(" ")?;
            }
            match piece {
                Piece::Text(text) => f.write_str(text)?,
                Piece::Operand(kind) => f.write_str(self.kind(kind).class.symbol())?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Form({} = {self})", self.0)
    }
}

impl Class {
    /// What an operand of this class is, in words.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Class::W => "a w register or wzr",
            Class::X => "an x register or xzr",
            Class::WSp => "a w register or wsp",
            Class::XSp => "an x register or sp",
            Class::B => "a b register",
            Class::H => "an h register",
            Class::S => "an s register",
            Class::D => "a d register",
            Class::Q => "a q register",
            Class::V => "a v register",
            Class::Z => "a z register",
            Class::P => "a p register",
            Class::Pn => "a pn register",
            Class::VList(_) => "the first v register of a list",
            Class::ZList(_) | Class::ZStride(_) => "the first z register of a list",
            Class::PList(_) => "the first p register of a list",
            Class::Tile | Class::TileH | Class::TileV => "a tile",
            Class::Imm | Class::Number => "a number",
            Class::MoveZ(_) => "a number of whose half-words at most one is not zero",
            Class::MoveN(_) => "a number of whose half-words at most one is not all ones",
            Class::BitfieldInsertLsb => "a bit's number",
            Class::BitfieldWidth => "a width in bits",
            Class::BitfieldLeft => "a shift amount",
            Class::RangePrefetch => "a prefetch's number",
            Class::Range(_) => "the first number of a range",
            Class::Cond | Class::CondInverted => "a condition",
            Class::Extend => "an extend",
            Class::ExtendX => "uxtx or sxtx",
            Class::Shift => "a shift",
            Class::Pattern => "a pattern",
            Class::Barrier => "a barrier's domain",
            Class::Prefetch => "a prefetch operation",
            Class::SvePrefetch => "an SVE prefetch operation",
            Class::Float8 => "a float of ±n/16 × 2^r with n in 16..=31 and r in -3..=4",
            Class::FloatPair(0) => "0.0 or 1.0",
            Class::FloatPair(1) => "0.5 or 1.0",
            Class::FloatPair(_) => "0.5 or 2.0",
            Class::Logical(_) | Class::SveLogical(_) => {
                "a bitmask: a rotated run of ones, repeated, neither all zeros nor all ones"
            }
            Class::SveSigned => "-128 to 127, or a multiple of 256 in -32768 to 32512",
            Class::SveUnsigned => "0 to 255, or a multiple of 256 up to 65280",
            Class::ByteMask => "a number whose bytes are 0 or 255",
            Class::SysRead | Class::SysWrite => "a system register",
            Class::TileMask => "a set of tiles",
        }
    }

    /// A placeholder for the operand.
    pub(crate) const fn symbol(self) -> &'static str {
        match self {
            Class::W => "<W>",
            Class::X => "<X>",
            Class::WSp => "<W|WSP>",
            Class::XSp => "<X|SP>",
            Class::B => "<B>",
            Class::H => "<H>",
            Class::S => "<S>",
            Class::D => "<D>",
            Class::Q => "<Q>",
            Class::V => "<V>",
            Class::Z => "<Z>",
            Class::P => "<P>",
            Class::Pn => "<PN>",
            Class::VList(1) => "<V>",
            Class::VList(2) => "<V, V>",
            Class::VList(3) => "<V, V, V>",
            Class::VList(_) => "<V, V, V, V>",
            Class::ZList(1) => "<Z>",
            Class::ZList(2) | Class::ZStride(2) => "<Z, Z>",
            Class::ZList(3) => "<Z, Z, Z>",
            Class::ZList(_) | Class::ZStride(_) => "<Z, Z, Z, Z>",
            Class::PList(_) => "<P, P>",
            Class::Tile => "<ZA>",
            Class::TileH => "<ZA>h",
            Class::TileV => "<ZA>v",
            Class::Range(_) => "<n:m>",
            Class::Cond | Class::CondInverted => "<cond>",
            Class::Extend | Class::ExtendX => "<extend>",
            Class::Shift => "<shift>",
            Class::Pattern => "<pattern>",
            Class::Barrier => "<domain>",
            Class::Prefetch | Class::SvePrefetch | Class::RangePrefetch => "<prefetch>",
            Class::Float8 | Class::FloatPair(_) => "<float>",
            Class::SysRead | Class::SysWrite => "<sysreg>",
            Class::TileMask => "<tiles>",
            _ => "<imm>",
        }
    }
}
