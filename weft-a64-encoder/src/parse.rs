//! Text in: one line, one instruction.
//!
//! The templates that print an instruction also read it: a template's text must stand in the line, and
//! each operand is read by its kind.
//! Then come the few liberties that assemblers take, each in [`LIBERTIES`].

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::encode::encode;
use crate::error::EncodeError;
use crate::features::Features;
use crate::forms::{Form, Piece, find_mnemonic, number as from_table};
use crate::generated::table::{BY_MNEMONIC, MNEMONIC_STARTS};
use crate::inst::{Inst, is_list, list_shape, tile_members};
use crate::kind::{Class, Kind};
use crate::names::{self, Barrier, Cond, Extend, Pattern, Prefetch, Shift, SvePrefetch};
use crate::operand::Operand;
use crate::sysreg::sysreg;

/// Why a line is no instruction.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ParseError {
    /// Nothing but blanks.
    Empty,
    /// The line is longer than any instruction.
    TooLong {
        /// Its length in bytes.
        len_bytes: usize,
        /// The most that is read.
        max_bytes: usize,
    },
    /// No form has this mnemonic.
    UnknownMnemonic {
        /// The mnemonic.
        mnemonic: String,
    },
    /// The mnemonic's forms have other operands.
    NoForm {
        /// The mnemonic.
        mnemonic: String,
        /// Where, in bytes from the start of the line, the best of them stopped to fit.
        column: usize,
        /// That form.
        nearest: Form,
    },
    /// Two operands that must be the same register are not.
    NotRepeated {
        /// The form.
        form: Form,
        /// Where the second one stands, in bytes from the start of the line.
        column: usize,
    },
    /// A form fits, and refuses what its operands say.
    Refused(EncodeError),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the line is empty"),
            Self::TooLong {
                len_bytes,
                max_bytes,
            } => {
                write!(
                    f,
                    "the line has {len_bytes} bytes, and no instruction has more than {max_bytes}"
                )
            }
            Self::UnknownMnemonic { mnemonic } => write!(f, "no form is called `{mnemonic}`"),
            Self::NoForm {
                mnemonic,
                column,
                nearest,
            } => {
                write!(
                    f,
                    "no form of `{mnemonic}` goes on like this at column {column}; the nearest is `{nearest}`"
                )
            }
            Self::NotRepeated { form, column } => {
                write!(
                    f,
                    "the register at column {column} must repeat an earlier one, as in `{form}`"
                )
            }
            Self::Refused(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseError {}

const MAX_BYTES: usize = 200;

/// Reads one instruction of any extension.
///
/// # Errors
///
/// See [`ParseError`].
pub fn parse(line: &str) -> Result<Inst, ParseError> {
    parse_for(Features::ALL, line)
}

/// Reads one instruction that these extensions allow.
///
/// # Errors
///
/// See [`ParseError`]; a missing extension is [`EncodeError::MissingFeature`].
pub fn parse_for(features: Features, line: &str) -> Result<Inst, ParseError> {
    if line.len() > MAX_BYTES {
        return Err(ParseError::TooLong {
            len_bytes: line.len(),
            max_bytes: MAX_BYTES,
        });
    }
    let line = line.split("//").next().unwrap_or_default();
    let lower = line.to_ascii_lowercase();
    let first = match literally(features, &lower) {
        Ok(inst) => return Ok(inst),
        Err(error) => error,
    };
    for liberty in LIBERTIES {
        if let Some(other) = liberty(lower.trim())
            && let Ok(inst) = literally(features, &other)
        {
            return Ok(inst);
        }
    }
    Err(first)
}

/// Splits a line into mnemonic and operands, with the column at which these start.
fn split(line: &str) -> (&str, &str, usize) {
    let start = line.len() - line.trim_start().len();
    let rest = &line[start..];
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    let tail = rest[end..].trim_start();
    (&rest[..end], tail.trim_end(), line.len() - tail.len())
}

fn literally(features: Features, line: &str) -> Result<Inst, ParseError> {
    let (mnemonic, operands, column) = split(line);
    if mnemonic.is_empty() {
        return Err(ParseError::Empty);
    }
    let unknown = || ParseError::UnknownMnemonic {
        mnemonic: mnemonic.to_owned(),
    };
    let number = find_mnemonic(mnemonic).ok_or_else(unknown)?;
    // The error of the form that fitted best: refusals count most, then how far the text went.
    let mut best: Option<((u8, usize), ParseError)> = None;
    let mut note = |rank: (u8, usize), error: ParseError| {
        if best.as_ref().is_none_or(|(known, _)| rank > *known) {
            best = Some((rank, error));
        }
    };
    // Forms with a zero register come first: `mov x0, x1` is an `orr` unless it names the stack pointer.
    let range = from_table(MNEMONIC_STARTS[number])..from_table(MNEMONIC_STARTS[number + 1]);
    for form in BY_MNEMONIC[range]
        .iter()
        .map(|row| Form(u16::from_le_bytes(*row)))
    {
        match read(form, operands) {
            Err((at, false)) => {
                let mnemonic = mnemonic.to_owned();
                note(
                    (0, at),
                    ParseError::NoForm {
                        mnemonic,
                        column: column + at,
                        nearest: form,
                    },
                );
            }
            Err((at, true)) => {
                note(
                    (1, at),
                    ParseError::NotRepeated {
                        form,
                        column: column + at,
                    },
                );
            }
            Ok(list) => match encode(form, &list) {
                Ok(word) => match crate::encode::check_features(form, features) {
                    Ok(()) => return Ok(Inst(word)),
                    Err(error) => note((3, 0), ParseError::Refused(error)),
                },
                Err(error) => note((2, 0), ParseError::Refused(error)),
            },
        }
    }
    Err(best.map_or_else(unknown, |(_, error)| error))
}

/// The text after an operand list's start, and where it is.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn take(&mut self, wanted: char) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(wanted);
        self.at += if found { wanted.len_utf8() } else { 0 };
        found
    }

    /// Letters, digits and underscores.
    fn word(&mut self) -> &'a str {
        self.skip_blanks();
        let rest = self.rest();
        let end = rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// A template's text; blanks do not matter except between two words, and `#` may be left out.
    fn literal(&mut self, text: &str) -> bool {
        let mut before = ' ';
        let mut gap = false;
        for wanted in text.chars() {
            if wanted == ' ' {
                gap = true;
                continue;
            }
            let start = self.at;
            self.skip_blanks();
            let both_words = before.is_ascii_alphanumeric() && wanted.is_ascii_alphanumeric();
            if both_words && gap != (self.at != start) {
                return false;
            }
            if !self.take(wanted.to_ascii_lowercase()) && wanted != '#' {
                return false;
            }
            (before, gap) = (wanted, false);
        }
        true
    }

    fn number(&mut self) -> Option<i64> {
        self.skip_blanks();
        let negative = self.take('-');
        if !negative {
            self.take('+');
        }
        let digits = self.word();
        let magnitude = match digits.strip_prefix("0x") {
            Some(hex) if !hex.is_empty() && !hex.contains('_') => {
                u64::from_str_radix(hex, 16).ok()?
            }
            None if digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse().ok()?,
            _ => return None,
        };
        if negative {
            0i64.checked_sub_unsigned(magnitude)
        } else {
            // Numbers of 64 bits may be given without a sign.
            Some(magnitude as i64)
        }
    }

    /// A number that is not taken for a negative one when it is large.
    fn plain_number(&mut self) -> Option<i64> {
        self.skip_blanks();
        let negative = self.rest().starts_with('-');
        self.number().filter(|n| negative || *n >= 0)
    }

    fn float(&mut self) -> Option<f64> {
        self.skip_blanks();
        let rest = self.rest();
        let end = rest
            .find(|c: char| !matches!(c, '0'..='9' | '.' | 'e' | '+' | '-'))
            .unwrap_or(rest.len());
        self.at += end;
        rest[..end].parse().ok().filter(|x: &f64| x.is_finite())
    }

    /// A register with this prefix and at most this number.
    fn register(&mut self, prefix: &str, most: u8) -> Option<u8> {
        let digits = self.word().strip_prefix(prefix)?;
        let plain = digits == "0" || !digits.starts_with('0');
        if !plain || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        digits.parse().ok().filter(|n| *n <= most)
    }

    fn named<T: Copy>(&mut self, all: &[T], text: impl Fn(T) -> &'static str) -> Option<T> {
        let word = self.word();
        all.iter().copied().find(|x| text(*x) == word)
    }

    /// A name of a list, or a number with `#` or without.
    fn listed(&mut self, list: &[(u8, &'static str)]) -> Option<u8> {
        let start = self.at;
        let word = self.word();
        if let Some(number) = names::number_of(list, word) {
            return Some(number);
        }
        self.at = start;
        self.take('#');
        self.number().and_then(|n| u8::try_from(n).ok())
    }
}

/// Reads operands by a form's template; the error is how far it went, and whether a repetition failed.
fn read(form: Form, text: &str) -> Result<Vec<Operand>, (usize, bool)> {
    let mut cursor = Cursor { text, at: 0 };
    let mut found: Vec<(u16, Operand)> = Vec::new();
    let mut pieces = form.pieces().peekable();
    let mut pending = "";
    loop {
        if pending.is_empty() {
            match pieces.next() {
                None => break,
                Some(Piece::Text(next)) => pending = next,
                Some(Piece::Operand(number)) => {
                    let start = cursor.at;
                    let operand = operand(form.kind(number), &mut cursor);
                    record(&mut found, number, operand.ok_or((start, false))?, start)?;
                    continue;
                }
            }
        }
        if let (Some(before), Some(Piece::Operand(number))) =
            (pending.strip_suffix('{'), pieces.peek())
            && is_list(form.kind(*number))
        {
            let number = *number;
            pieces.next();
            let Some(Piece::Text(after)) = pieces.next() else {
                return Err((cursor.at, false));
            };
            let (suffix, rest) = after.split_once('}').unwrap_or((after, ""));
            let start = cursor.at;
            if !cursor.literal(before) {
                return Err((cursor.at, false));
            }
            let operand = list(form.kind(number), suffix, &mut cursor).ok_or((cursor.at, false))?;
            record(&mut found, number, operand, start)?;
            pending = rest;
        } else {
            if !cursor.literal(pending) {
                return Err((cursor.at, false));
            }
            pending = "";
        }
    }
    cursor.skip_blanks();
    if !cursor.rest().is_empty() {
        return Err((cursor.at, false));
    }
    Ok(found.into_iter().map(|(_, operand)| operand).collect())
}

fn record(
    found: &mut Vec<(u16, Operand)>,
    number: u16,
    operand: Operand,
    at: usize,
) -> Result<(), (usize, bool)> {
    match found.iter().find(|(known, _)| *known == number) {
        Some((_, known)) if *known == operand => Ok(()),
        Some(_) => Err((at, true)),
        None => {
            found.push((number, operand));
            Ok(())
        }
    }
}

fn list(kind: &Kind, suffix: &str, cursor: &mut Cursor<'_>) -> Option<Operand> {
    let (letter, count, step, all) = list_shape(kind.class);
    if !cursor.take('{') {
        return None;
    }
    let member = |cursor: &mut Cursor<'_>| {
        let n = cursor.register(letter, all - 1)?;
        cursor.literal(suffix).then_some(n)
    };
    let first = member(cursor)?;
    let mut next = first;
    if count > 1 && step == 1 && cursor.take('-') {
        next = member(cursor)?;
        if next != (first + count - 1) % all {
            return None;
        }
    } else {
        for _ in 1..count {
            if !cursor.take(',') {
                return None;
            }
            let n = member(cursor)?;
            if n != (next + step) % all {
                return None;
            }
            next = n;
        }
    }
    if !cursor.take('}') {
        return None;
    }
    Some(match letter {
        "v" => Operand::V(first),
        "z" => Operand::Z(first),
        _ => Operand::P(first),
    })
}

/// The number of a general register, 31 for the zero register.
fn general(cursor: &mut Cursor<'_>, prefix: &str) -> Option<u8> {
    let start = cursor.at;
    match (cursor.word(), prefix) {
        ("wzr", "w") | ("xzr", "x") => return Some(31),
        ("fp", "x") => return Some(29),
        ("lr", "x") => return Some(30),
        _ => cursor.at = start,
    }
    cursor.register(prefix, 30)
}

fn condition(cursor: &mut Cursor<'_>) -> Option<Cond> {
    let start = cursor.at;
    match cursor.word() {
        "cs" => return Some(Cond::Hs),
        "cc" => return Some(Cond::Lo),
        _ => cursor.at = start,
    }
    cursor.named(Cond::ALL, Cond::text)
}

fn operand(kind: &Kind, cursor: &mut Cursor<'_>) -> Option<Operand> {
    Some(match kind.class {
        Class::W => Operand::W(general(cursor, "w")?),
        Class::X => Operand::X(general(cursor, "x")?),
        Class::WSp | Class::XSp => {
            let start = cursor.at;
            match (cursor.word(), kind.class) {
                ("wsp", Class::WSp) => return Some(Operand::Wsp),
                ("sp", Class::XSp) => return Some(Operand::Sp),
                _ => cursor.at = start,
            }
            if kind.class == Class::WSp {
                Operand::W(general(cursor, "w")?)
            } else {
                Operand::X(general(cursor, "x")?)
            }
        }
        Class::B => Operand::B(cursor.register("b", 31)?),
        Class::H => Operand::H(cursor.register("h", 31)?),
        Class::S => Operand::S(cursor.register("s", 31)?),
        Class::D => Operand::D(cursor.register("d", 31)?),
        Class::Q => Operand::Q(cursor.register("q", 31)?),
        Class::V => Operand::V(cursor.register("v", 31)?),
        Class::Z => Operand::Z(cursor.register("z", 31)?),
        Class::P => Operand::P(cursor.register("p", 15)?),
        Class::Pn => Operand::Pn(cursor.register("pn", 15)?),
        Class::VList(_) | Class::ZList(_) | Class::PList(_) | Class::ZStride(_) => return None,
        Class::Tile => Operand::Tile(cursor.register("za", 15)?),
        Class::TileH | Class::TileV => {
            let letter = if kind.class == Class::TileH { 'h' } else { 'v' };
            let word = cursor.word();
            let digits = word.strip_prefix("za")?.strip_suffix(letter)?;
            if digits.is_empty() || digits.len() > 2 || !digits.bytes().all(|b| b.is_ascii_digit())
            {
                return None;
            }
            Operand::Tile(digits.parse().ok()?)
        }
        Class::Range(count) => {
            let first = cursor.plain_number()?;
            let last = if cursor.take(':') {
                cursor.plain_number()?
            } else {
                return None;
            };
            if last.checked_sub(first) != Some(i64::from(count) - 1) {
                return None;
            }
            Operand::Imm(first)
        }
        Class::Cond | Class::CondInverted => Operand::Cond(condition(cursor)?),
        Class::Extend | Class::ExtendX => Operand::Extend(cursor.named(Extend::ALL, Extend::text)?),
        Class::Shift => Operand::Shift(cursor.named(Shift::ALL, Shift::text)?),
        Class::Pattern => Operand::Pattern(Pattern::new(cursor.listed(names::PATTERNS)?)?),
        Class::Barrier => Operand::Barrier(Barrier::new(cursor.listed(names::BARRIERS)?)?),
        Class::Prefetch => Operand::Prefetch(Prefetch::new(cursor.listed(names::PREFETCHES)?)?),
        Class::SvePrefetch => {
            Operand::SvePrefetch(SvePrefetch::new(cursor.listed(names::SVE_PREFETCHES)?)?)
        }
        Class::RangePrefetch => Operand::Imm(cursor.listed(names::RANGE_PREFETCHES)?.into()),
        Class::Float8 | Class::FloatPair(_) => Operand::Float(cursor.float()?),
        Class::SysRead | Class::SysWrite => Operand::SysReg(sysreg(cursor.word())?),
        Class::TileMask => Operand::Tiles(tiles(cursor)?),
        Class::Logical(64)
        | Class::SveLogical(64)
        | Class::MoveZ(64)
        | Class::MoveN(64)
        | Class::ByteMask => Operand::Imm(cursor.number()?),
        _ => Operand::Imm(cursor.plain_number()?),
    })
}

fn tiles(cursor: &mut Cursor<'_>) -> Option<u8> {
    cursor.skip_blanks();
    if cursor.rest().starts_with('}') {
        return Some(0);
    }
    let mut mask = 0;
    loop {
        let digits = cursor.word().strip_prefix("za")?;
        if digits.is_empty() && mask == 0 {
            let width = if cursor.take('.') { cursor.word() } else { "b" };
            return (width == "b").then_some(0xff);
        }
        let tile: u8 = digits.parse().ok()?;
        let width = if cursor.take('.') {
            cursor.word()
        } else {
            return None;
        };
        let count = match width {
            "b" => 1,
            "h" => 2,
            "s" => 4,
            "d" => 8,
            _ => return None,
        };
        if tile >= count {
            return None;
        }
        mask |= tile_members(tile, count);
        if !cursor.take(',') {
            return Some(mask);
        }
    }
}

/// What a liberty makes of a line.
type Liberty = fn(&str) -> Option<String>;

/// What assemblers take besides the text that they print; each gives another line to read.
const LIBERTIES: &[Liberty] = &[
    shift_by_zero,
    shift_by_eight,
    immediate_of_add,
    unscaled_offset,
    branch_without_dot,
    carry_names,
    low_bit_of_x,
    inverse_of_mask,
    lengthening,
    other_names,
    zero_of_floats,
    swapped_comparison,
    number_of_barrier,
];

/// What has an SVE immediate of eight bits and a shift by 0 or 8.
const SVE_SHIFTED: &[&str] = &[
    "cpy", "mov", "dup", "add", "sub", "subr", "sqadd", "sqsub", "uqadd", "uqsub",
];

/// Whether the text is a number that such an immediate can say, and no bitmask.
fn is_short(text: &str) -> bool {
    let mut cursor = Cursor { text, at: 0 };
    cursor.take('#');
    let number = cursor.number();
    cursor.rest().trim().is_empty() && number.is_some_and(|n| (-32768..=65280).contains(&n))
}

/// `lsl #0` says nothing, nor does the zero of `sxtw #0`; each only where another number could stand.
fn shift_by_zero(line: &str) -> Option<String> {
    if let Some(inside) = line.strip_suffix(']') {
        let short = inside.trim_end().strip_suffix('0')?.trim_end();
        let short = short.strip_suffix('#')?.trim_end();
        let (_, address) = short.rsplit_once('[')?;
        let cells: Vec<&str> = address.split(',').map(str::trim).collect();
        return match cells[..] {
            [base, index, "lsl"] if !base.starts_with('z') && index.starts_with(['x', 'z']) => {
                let (short, _) = short.rsplit_once(',')?;
                Some(format!("{short}]"))
            }
            [_, _, "uxtw" | "sxtw" | "sxtx"] => Some(format!("{short}]")),
            _ => None,
        };
    }
    let short = line.strip_suffix('0')?.trim_end();
    let short = short.strip_suffix('#').unwrap_or(short).trim_end();
    let short = short.strip_suffix("lsl")?.trim_end();
    let short = short.strip_suffix(',')?;
    let (mnemonic, operands, _) = split(short);
    let (_, last) = operands.rsplit_once(',')?;
    let is_number = last.trim_start().starts_with(['#', '-', '+'])
        || last.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let takes_shift = match operands.bytes().next()? {
        b'z' => SVE_SHIFTED.contains(&mnemonic) && is_short(last),
        b'v' => {
            let (register, _) = operands.split_once(',')?;
            let wide = register.trim_end().ends_with(['h', 's']);
            wide && matches!(mnemonic, "movi" | "mvni" | "orr" | "bic")
        }
        _ => matches!(mnemonic, "add" | "adds" | "sub" | "subs" | "cmp" | "cmn"),
    };
    (is_number && takes_shift).then(|| short.to_string())
}

/// SVE's `#31, lsl #8` is `#7936`.
fn shift_by_eight(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    if !operands.starts_with('z') || !SVE_SHIFTED.contains(&mnemonic) {
        return None;
    }
    let short = line.strip_suffix('8')?.trim_end();
    let short = short.strip_suffix('#').unwrap_or(short).trim_end();
    let short = short.strip_suffix("lsl")?.trim_end();
    let (registers, immediate) = short.strip_suffix(',')?.rsplit_once(',')?;
    let mut cursor = Cursor {
        text: immediate,
        at: 0,
    };
    cursor.take('#');
    let value = cursor.number().filter(|n| (-128..=255).contains(n))?;
    cursor
        .rest()
        .trim()
        .is_empty()
        .then(|| format!("{registers}, #{}", value << 8))
}

/// `add x0, x1, #-1` is a subtraction, and `#4096` is `#1, lsl #12`.
fn immediate_of_add(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    let opposite = match mnemonic {
        "add" => "sub",
        "sub" => "add",
        "adds" => "subs",
        "subs" => "adds",
        "cmp" => "cmn",
        "cmn" => "cmp",
        _ => return None,
    };
    // SVE's immediates have no such liberty.
    if operands.starts_with('z') {
        return None;
    }
    let shifted = operands
        .strip_suffix("12")
        .map(|o| o.trim_end_matches([' ', '#']));
    let shifted = shifted
        .and_then(|o| o.strip_suffix("lsl"))
        .map(str::trim_end);
    let shifted = shifted.and_then(|o| o.strip_suffix(','));
    let (registers, immediate) = shifted.unwrap_or(operands).rsplit_once(',')?;
    let mut cursor = Cursor {
        text: immediate,
        at: 0,
    };
    cursor.take('#');
    let value = cursor.number()?;
    if !cursor.rest().trim().is_empty() {
        return None;
    }
    if shifted.is_some() {
        let mnemonic = (value < 0).then_some(opposite)?;
        return Some(format!(
            "{mnemonic} {registers}, #{}, lsl #12",
            value.unsigned_abs()
        ));
    }
    let magnitude = value.unsigned_abs();
    let mnemonic = if value < 0 { opposite } else { mnemonic };
    if magnitude & 0xfff == 0 && magnitude >> 12 != 0 {
        Some(format!(
            "{mnemonic} {registers}, #{}, lsl #12",
            magnitude >> 12
        ))
    } else {
        Some(format!("{mnemonic} {registers}, #{magnitude}"))
    }
}

/// `ldr q0, [x1, #8]` is an `ldur`.
fn unscaled_offset(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    let (head, tail) = if let Some(tail) = mnemonic.strip_prefix("ldr") {
        ("ldur", tail)
    } else if let Some(tail) = mnemonic.strip_prefix("str") {
        ("stur", tail)
    } else {
        return None;
    };
    Some(format!("{head}{tail} {operands}"))
}

/// `beq #8`.
fn branch_without_dot(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    let condition = mnemonic.strip_prefix('b')?;
    let condition = match condition.strip_prefix('.') {
        // GNU as has no `bal`.
        None if matches!(condition, "al" | "nv") => return None,
        None => condition,
        Some(condition) => condition,
    };
    let condition = match condition {
        "cs" => "hs",
        "cc" => "lo",
        other => other,
    };
    Cond::ALL.iter().find(|c| c.text() == condition)?;
    Some(format!("b.{condition} {operands}"))
}

/// `bc.cs #8`.
fn carry_names(line: &str) -> Option<String> {
    let rest = line.strip_prefix("bc.")?;
    let (condition, rest) = rest.split_at_checked(2)?;
    let condition = match condition {
        "cs" => "hs",
        "cc" => "lo",
        _ => return None,
    };
    Some(format!("bc.{condition}{rest}"))
}

/// Bits 0 to 31 of an x register are tested in its w register.
fn low_bit_of_x(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    let rest = operands.strip_prefix('x')?;
    matches!(mnemonic, "tbz" | "tbnz").then(|| format!("{mnemonic} w{rest}"))
}

/// `bic x0, x1, #1` is an `and` of the inverse.
fn inverse_of_mask(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    // GNU as has no such liberty for `bics`, `orn` and `eon`.
    if mnemonic != "bic" || operands.starts_with(['v', 'z', 'p']) {
        return None;
    }
    let (registers, immediate) = operands.rsplit_once(',')?;
    let mut cursor = Cursor {
        text: immediate,
        at: 0,
    };
    cursor.take('#');
    let value = cursor.number()?;
    let rest = cursor.rest().trim();
    rest.is_empty()
        .then(|| format!("and {registers}, #{}", !value))
}

/// `sxtl v0.8h, v1.8b` is a shift by nothing.
fn lengthening(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    let shift = match mnemonic {
        "sxtl" => "sshll",
        "sxtl2" => "sshll2",
        "uxtl" => "ushll",
        "uxtl2" => "ushll2",
        _ => return None,
    };
    Some(format!("{shift} {operands}, #0"))
}

/// `lslv x0, x1, x2`, `rev64 x0, x1`, `dup s0, v1.s[1]`, `uxtb x0, w1` and `fmov z0.s, #0.0`.
fn other_names(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    let scalar = operands.starts_with(['b', 'h', 's', 'd']);
    let other = match mnemonic {
        "lslv" => "lsl",
        "lsrv" => "lsr",
        "asrv" => "asr",
        "rorv" => "ror",
        "rev64" if operands.starts_with('x') => "rev",
        // What is extended with zeros fills the upper half with zeros by itself.
        "uxtb" | "uxth" => {
            let rest = operands.strip_prefix('x')?;
            return Some(format!("{mnemonic} w{rest}"));
        }
        "dup" if scalar => "mov",
        "fmov" if operands.starts_with('z') => {
            let register = operands.strip_suffix("0.0")?;
            let register = register.trim_end().trim_end_matches('#').trim_end();
            return Some(format!("mov {}, #0", register.strip_suffix(',')?));
        }
        _ => return None,
    };
    // The shifts' other names have registers only.
    let shift = mnemonic.len() == 4 && mnemonic.ends_with('v');
    let (_, last) = operands.rsplit_once(',')?;
    if shift && !last.trim_start().starts_with(['w', 'x']) {
        return None;
    }
    Some(format!("{other} {operands}"))
}

/// `fcmeq v0.4s, v1.4s, #0` compares with `#0.0`.
fn zero_of_floats(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    if !matches!(mnemonic, "fcmeq" | "fcmge" | "fcmgt" | "fcmle" | "fcmlt")
        || !operands.starts_with('v')
    {
        return None;
    }
    let (registers, zero) = operands.rsplit_once(',')?;
    matches!(zero.trim(), "#0" | "0").then(|| format!("{mnemonic} {registers}, #0.0"))
}

/// `dsb #20` is `dsb nshnxs`: the numbers above 15 are of the domains that leave XS out.
fn number_of_barrier(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    if mnemonic != "dsb" {
        return None;
    }
    let mut cursor = Cursor {
        text: operands,
        at: 0,
    };
    cursor.take('#');
    let domain = match cursor.number()? {
        16 => "oshnxs",
        20 => "nshnxs",
        24 => "ishnxs",
        28 => "synxs",
        _ => return None,
    };
    let ends = cursor.rest().trim().is_empty();
    ends.then(|| format!("dsb {domain}"))
}

/// `cmplt p0.s, p1/z, z0.s, z1.s` is `cmpgt` of the other order.
fn swapped_comparison(line: &str) -> Option<String> {
    let (mnemonic, operands, _) = split(line);
    let opposite = match mnemonic {
        "cmplt" => "cmpgt",
        "cmple" => "cmpge",
        "cmplo" => "cmphi",
        "cmpls" => "cmphs",
        "fcmlt" => "fcmgt",
        "fcmle" => "fcmge",
        "faclt" => "facgt",
        "facle" => "facge",
        _ => return None,
    };
    let (rest, second) = operands.rsplit_once(',')?;
    let (rest, first) = rest.rsplit_once(',')?;
    let (first, second) = (first.trim(), second.trim());
    let same = first.split_once('.')?.1 == second.split_once('.')?.1;
    (operands.starts_with('p') && first.starts_with('z') && second.starts_with('z') && same)
        .then(|| format!("{opposite} {rest}, {second}, {first}"))
}
