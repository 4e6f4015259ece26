//! One instruction: from a word, and to text.

use core::fmt;

use crate::encode::{float_pair, operand_of, stride_register};
use crate::error::EncodeError;
use crate::features::Features;
use crate::forms::{Form, Piece, Style};
use crate::generated::decode::{LEAVES, NODES};
use crate::kind::{Class, Kind};
use crate::names;
use crate::operand::Operand;
use crate::rule::Side;
use crate::sysreg::{self, Access};

/// An instruction word that is allocated and predictable.
///
/// Printed, it is the text that LLVM prints for the word, aliases included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Inst(pub(crate) u32);

/// Reads a word.
///
/// `None` means that the word is unallocated, or that the manual calls its operands constrained
/// unpredictable, or that this crate does not know the extension.
pub fn decode(word: u32) -> Option<Inst> {
    lookup(word, |_| true).map(|_| Inst(word))
}

/// Reads a word as a processor with these extensions would.
pub fn decode_for(features: Features, word: u32) -> Option<Inst> {
    lookup(word, |form| form.allowed_by(features)).map(|_| Inst(word))
}

/// The row by which a word is printed.
fn lookup(word: u32, wanted: impl Fn(Form) -> bool) -> Option<Form> {
    candidates(word)
        .find(|form| form.row().style() != Style::Silent && wanted(*form) && matches(*form, word))
}

/// The rows whose bits may match, best first.
fn candidates(word: u32) -> impl Iterator<Item = Form> {
    let mut node = 0;
    let (start, end) = loop {
        let bits = u32::from_le_bytes(NODES[node]);
        let (width, shift, base) = (bits & 7, bits >> 3 & 0xff, bits >> 11);
        if width == 0 {
            break (base as usize, (base + shift) as usize);
        }
        node = base as usize + (word >> shift & ((1 << width) - 1)) as usize;
    };
    LEAVES[start..end]
        .iter()
        .map(|row| Form(u16::from_le_bytes(*row)))
}

/// Whether a word is an instruction of this row.
pub(crate) fn matches(form: Form, word: u32) -> bool {
    let row = form.row();
    word & row.mask() == row.value()
        && form
            .rules()
            .iter()
            .all(|rule| rule.holds(word, Side::Decode))
        && form.kinds().all(|kind| is_legal(kind, word))
}

/// Whether an operand's field holds a legal number.
fn is_legal(kind: &Kind, word: u32) -> bool {
    match kind.class {
        Class::Logical(_) | Class::SveLogical(_) | Class::SveSigned | Class::SveUnsigned => {
            operand_of(kind, word).is_some()
        }
        _ => kind.again[0] == 255 || kind.get(word).is_some(),
    }
}

/// A word made by typed operands, if the form's rules between operands hold.
pub(crate) fn checked(form: Form, word: u32) -> Result<Inst, EncodeError> {
    for rule in form.rules() {
        if !rule.holds(word, Side::Encode) {
            let kind = form
                .kinds()
                .enumerate()
                .find(|(_, kind)| kind.mask() >> rule.at() & 1 == 1);
            let (operand, given) = kind
                .and_then(|(at, kind)| Some((at, operand_of(kind, word)?)))
                .unwrap_or((0, Operand::Imm(0)));
            return Err(EncodeError::Together {
                form,
                operand,
                given,
                rule: rule.words(),
            });
        }
    }
    Ok(Inst(word))
}

impl Inst {
    /// The instruction word.
    pub const fn word(self) -> u32 {
        self.0
    }

    /// The bytes in memory: instructions are little-endian on every A64 machine.
    pub const fn bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// The row by which it prints; an alias where LLVM prefers one.
    pub fn form(self) -> Form {
        lookup(self.0, |_| true).expect("an Inst holds an allocated word")
    }

    /// The row by which it prints for a processor with these extensions, or `None` where it is none.
    ///
    /// A word may have a name of its own with an extension and be a hint without it.
    pub fn form_for(self, features: Features) -> Option<Form> {
        lookup(self.0, |form| form.allowed_by(features))
    }

    /// The row that is no alias.
    pub fn own_form(self) -> Form {
        candidates(self.0)
            .find(|form| !form.is_alias() && matches(*form, self.0))
            .unwrap_or_else(|| self.form())
    }

    /// The operands, as [`crate::encode()`] takes them for [`Inst::form`].
    pub fn operands(self) -> impl Iterator<Item = Operand> {
        self.form()
            .kinds()
            .filter_map(move |kind| operand_of(kind, self.0))
    }
}

impl fmt::Debug for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Inst({:#010x} = {self})", self.0)
    }
}

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self.form(), self.0, f)
    }
}

/// An instruction as one row prints it, which may be another than the preferred one.
pub(crate) struct As(pub Form, pub u32);

impl fmt::Display for As {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self.0, self.1, f)
    }
}

impl Form {
    /// The text of a word by this row, be it the preferred one or not; `None` if the word is none of
    /// this row's.
    pub fn text_of(self, word: u32) -> Option<impl fmt::Display> {
        matches(self, word).then_some(As(self, word))
    }
}

fn print(form: Form, word: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(form.mnemonic())?;
    let mut pieces = form.pieces().peekable();
    if pieces.peek().is_some() {
        f.write_str(" ")?;
    }
    // Text that stands behind a list's suffix, and is still to be printed.
    let mut text = "";
    loop {
        if text.is_empty() {
            match pieces.next() {
                None => return Ok(()),
                Some(Piece::Text(next)) => text = next,
                Some(Piece::Operand(kind)) => {
                    print_operand(form.kind(kind), word, f)?;
                    continue;
                }
            }
        }
        // A list prints its own braces, with spaces.
        if let (Some(before), Some(Piece::Operand(kind))) = (text.strip_suffix('{'), pieces.peek())
            && is_list(form.kind(*kind))
        {
            let kind = form.kind(*kind);
            f.write_str(before)?;
            pieces.next();
            let Some(Piece::Text(after)) = pieces.next() else {
                return Err(fmt::Error);
            };
            let (suffix, rest) = after.split_once('}').unwrap_or((after, ""));
            print_list(kind, word, suffix, f)?;
            text = rest;
        } else {
            f.write_str(text)?;
            text = "";
        }
    }
}

pub(crate) fn is_list(kind: &Kind) -> bool {
    matches!(
        kind.class,
        Class::VList(_) | Class::ZList(_) | Class::PList(_) | Class::ZStride(_)
    )
}

/// How a list's registers follow each other: letter, how many, distance, and how many there are in all.
pub(crate) fn list_shape(class: Class) -> (&'static str, u8, u8, u8) {
    match class {
        Class::VList(n) => ("v", n, 1, 32),
        Class::PList(n) => ("p", n, 1, 16),
        Class::ZStride(n) => ("z", n, 16 / n, 32),
        Class::ZList(n) => ("z", n, 1, 32),
        _ => ("", 0, 0, 1),
    }
}

fn print_list(kind: &Kind, word: u32, suffix: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (letter, count, step, all) = list_shape(kind.class);
    let field = kind.get(word).unwrap_or_default();
    let first = match kind.class {
        Class::ZStride(_) => stride_register(kind.class, field),
        _ => kind.value(field) as u8,
    };
    let last = (first + step * (count - 1)) % all;
    f.write_str("{ ")?;
    // Scalable lists of more than two print as a range unless they wrap.
    if letter != "v" && step == 1 && count > 2 && first < last {
        write!(f, "{letter}{first}{suffix} - {letter}{last}{suffix}")?;
    } else {
        for i in 0..count {
            if i != 0 {
                f.write_str(", ")?;
            }
            write!(f, "{letter}{}{suffix}", (first + i * step) % all)?;
        }
    }
    f.write_str(" }")
}

fn print_operand(kind: &Kind, word: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(operand) = operand_of(kind, word) else {
        // Rows are printed only after `matches`.
        return Err(fmt::Error);
    };
    match (kind.class, operand) {
        // As C's `%#x` has it, without a prefix for zero.
        (_, Operand::Imm(0)) if kind.hex => f.write_str("0"),
        (_, Operand::Imm(n)) if kind.hex => write!(f, "{n:#x}"),
        (Class::Range(count), Operand::Imm(n)) => write!(f, "{n}:{}", n + i64::from(count) - 1),
        (Class::RangePrefetch, Operand::Imm(n)) => {
            match names::name_of(names::RANGE_PREFETCHES, n as u32) {
                Some(name) => f.write_str(name),
                None => write!(f, "#{n}"),
            }
        }
        (Class::Logical(32), Operand::Imm(n)) => write!(f, "{}", n as i32),
        // As C's `%#016llx` has it.
        (Class::ByteMask, Operand::Imm(0)) => write!(f, "{:016}", 0),
        (Class::ByteMask, Operand::Imm(n)) => write!(f, "{n:#016x}"),
        (Class::SveLogical(bits), Operand::Imm(n)) => {
            let signed = match bits {
                8 => i64::from(n as i8),
                16 => i64::from(n as i16),
                32 => i64::from(n as i32),
                _ => n,
            };
            if i64::from(n as i16) == signed {
                write!(f, "{signed}")
            } else if i64::from(n as u16) == n {
                write!(f, "{n}")
            } else {
                write!(f, "{n:#x}")
            }
        }
        (Class::Float8, Operand::Float(x)) => write!(f, "{x:.8}"),
        (Class::FloatPair(pair), Operand::Float(x)) => {
            write!(
                f,
                "{:?}",
                if x == float_pair(pair)[0] {
                    float_pair(pair)[0]
                } else {
                    x
                }
            )
        }
        (Class::SysRead, Operand::SysReg(n)) => sysreg::fmt(n, Access::Read, f),
        (Class::SysWrite, Operand::SysReg(n)) => sysreg::fmt(n, Access::Write, f),
        (Class::TileH, Operand::Tile(n)) => write!(f, "za{n}h"),
        (Class::TileV, Operand::Tile(n)) => write!(f, "za{n}v"),
        (Class::TileMask, Operand::Tiles(mask)) => print_tiles(mask, f),
        // The template has the `#`.
        (_, Operand::Imm(n)) => write!(f, "{n}"),
        _ => write!(f, "{operand}"),
    }
}

/// The tiles of a mask, by the widest element that names them.
fn print_tiles(mask: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if mask == 0xff {
        return f.write_str("za");
    }
    let mut rest = mask;
    let mut first = true;
    for (tiles, letter) in [(2, 'h'), (4, 's'), (8, 'd')] {
        for tile in 0..tiles {
            let members = tile_members(tile, tiles);
            if rest & members == members
                && (tiles == 8 || rest & members != 0)
                && fits(letter, mask)
            {
                if !first {
                    // LLVM leaves the space out where the set has a name of its own.
                    f.write_str(if letter == 'd' { ", " } else { "," })?;
                }
                write!(f, "za{tile}.{letter}")?;
                first = false;
                rest &= !members;
            }
        }
    }
    Ok(())
}

/// The 64-bit tiles of which a wider one consists.
pub(crate) fn tile_members(tile: u8, tiles: u8) -> u8 {
    (0..8).filter(|d| d % tiles == tile).map(|d| 1u8 << d).sum()
}

/// Whether all of a mask is said by tiles of this element; LLVM never mixes them.
fn fits(letter: char, mask: u8) -> bool {
    let tiles = match letter {
        'h' => 2,
        's' => 4,
        _ => 8,
    };
    let said: u8 = (0..tiles)
        .map(|t| tile_members(t, tiles))
        .filter(|members| mask & members == *members)
        .fold(0, |all, members| all | members);
    said == mask
}
