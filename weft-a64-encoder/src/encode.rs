//! The dynamic door: a form and operands that are known at run time only.

use crate::error::EncodeError;
use crate::features::Features;
use crate::float;
use crate::forms::Form;
use crate::inst::Inst;
use crate::kind::{Class, Kind};
use crate::logical;
use crate::names::Cond;
use crate::operand::Operand;
use crate::rule::Side;

/// Why one operand was refused, before it is known where.
enum Refusal {
    Kind,
    Range(i64),
    /// A number, and limits that depend on the operands before it.
    Between(i64, i64, i64),
    Set(i64, i64),
    Float(f64, f64),
    Register(u8),
}

/// Encodes a form of any extension.
///
/// Operands that the text repeats, such as the destination of `add z0.s, p0/m, z0.s, z1.s`, are given
/// once; [`Form::operands`] lists what is expected.
///
/// # Errors
///
/// Everything that is no instruction; see [`EncodeError`].
pub fn encode(form: Form, operands: &[Operand]) -> Result<u32, EncodeError> {
    let kinds = form.kind_numbers();
    if operands.len() != kinds.len() {
        return Err(wrong_count(form, operands.len()));
    }
    let mut word = form.row().value();
    // Bits that an operand has already said, besides the fixed ones.
    let mut said = 0;
    for (count, (number, operand)) in kinds.iter().zip(operands).enumerate() {
        let kind = form.kind(u16::from_le_bytes(*number));
        let bits = match kind.short_way(*operand) {
            Some(bits) => bits,
            None => match field_of(kind, operand, word) {
                Ok(field) => kind.put(field),
                Err(refusal) => return Err(describe(form, count, kind, *operand, refusal)),
            },
        };
        let mask = kind.mask();
        if said & mask != 0 && (word ^ bits) & said & mask != 0 {
            return Err(EncodeError::Together {
                form,
                operand: count,
                given: *operand,
                rule: "the second register of a pair must be the one after the first",
            });
        }
        if matches!(kind.class, Class::SveLogical(_)) {
            // The element's size is part of the bitmask.
            word &= !mask;
        }
        word |= bits;
        said |= mask;
    }
    let rules = form.rules();
    if rules.iter().all(|rule| rule.holds(word, Side::Encode)) {
        Ok(word)
    } else {
        Err(broken_rule(form, operands, word))
    }
}

#[cold]
fn broken_rule(form: Form, operands: &[Operand], word: u32) -> EncodeError {
    let broken = form
        .rules()
        .iter()
        .find(|rule| !rule.holds(word, Side::Encode));
    let rule = broken.expect("a rule that does not hold");
    let at = form
        .kinds()
        .position(|kind| kind.mask() >> rule.at() & 1 == 1);
    let operand = at.unwrap_or(0);
    EncodeError::Together {
        form,
        operand,
        given: operands.get(operand).copied().unwrap_or(Operand::Imm(0)),
        rule: rule.words(),
    }
}

/// Encodes a form if these extensions allow it.
///
/// # Errors
///
/// [`EncodeError::MissingFeature`], or those of [`encode`].
pub fn encode_for(
    features: Features,
    form: Form,
    operands: &[Operand],
) -> Result<u32, EncodeError> {
    check_features(form, features)?;
    encode(form, operands)
}

/// Refuses a form whose extensions are missing.
pub(crate) fn check_features(form: Form, features: Features) -> Result<(), EncodeError> {
    if form.allowed_by(features) {
        return Ok(());
    }
    let lacks = form.features().iter().map(|set| set.without(features));
    let missing = lacks.min_by_key(|set| set.len()).unwrap_or(Features::BASE);
    Err(EncodeError::MissingFeature { form, missing })
}

#[cold]
fn wrong_count(form: Form, given: usize) -> EncodeError {
    EncodeError::OperandCount {
        form,
        given,
        expected: form.kinds().count(),
    }
}

#[cold]
fn describe(
    form: Form,
    operand: usize,
    kind: &'static Kind,
    given: Operand,
    refusal: Refusal,
) -> EncodeError {
    match refusal {
        Refusal::Kind => EncodeError::WrongKind {
            form,
            operand,
            given,
            expected: kind.class.words(),
        },
        Refusal::Range(given) => {
            let (min, max) = kind.limits();
            let (step, nearest) = (i64::from(kind.scale), kind.nearest(given));
            EncodeError::OutOfRange {
                form,
                operand,
                given,
                min,
                max,
                step,
                nearest,
            }
        }
        Refusal::Between(given, min, max) => EncodeError::OutOfRange {
            form,
            operand,
            given,
            min,
            max,
            step: 1,
            nearest: given.clamp(min, max),
        },
        Refusal::Set(given, nearest) => EncodeError::NotInSet {
            form,
            operand,
            given,
            legal: kind.class.words(),
            nearest,
        },
        Refusal::Float(given, nearest) => EncodeError::FloatNotInSet {
            form,
            operand,
            given,
            legal: kind.class.words(),
            nearest,
        },
        Refusal::Register(number) => {
            let (first, last, step, nearest) = match kind.class {
                Class::ZStride(_) => (
                    0,
                    31,
                    1,
                    stride_register(kind.class, stride_field(kind.class, number)),
                ),
                _ => {
                    let (min, max) = kind.limits();
                    let nearest = kind.nearest(number.into()) as u8;
                    (min as u8, max as u8, kind.scale as u8, nearest)
                }
            };
            EncodeError::Register {
                form,
                operand,
                given,
                first,
                last,
                step,
                nearest,
            }
        }
    }
}

/// The first register of a strided list: z0 to z7 and z16 to z23 for two, z0 to z3 and z16 to z19
/// for four.
pub(crate) const fn stride_register(class: Class, field: u32) -> u8 {
    let low = if matches!(class, Class::ZStride(2)) {
        3
    } else {
        2
    };
    ((field & ((1 << low) - 1)) | (field >> low << 4)) as u8
}

/// The field of a strided list's first register; for an illegal one, of a legal one near it.
const fn stride_field(class: Class, register: u8) -> u32 {
    let low = if matches!(class, Class::ZStride(2)) {
        3
    } else {
        2
    };
    let within = register as u32 & 15;
    let top = (1 << low) - 1;
    let within = if within > top { top } else { within };
    within | ((register as u32 >> 4 & 1) << low)
}

fn register(kind: &Kind, number: u8) -> Result<u32, Refusal> {
    kind.field(number.into()).ok_or(Refusal::Register(number))
}

/// The field's number for an operand; `word` holds the operands before it.
#[inline(never)]
fn field_of(kind: &Kind, operand: &Operand, word: u32) -> Result<u32, Refusal> {
    let width: u32 = match kind.class {
        Class::BitfieldInsertLsb | Class::BitfieldWidth | Class::BitfieldLeft => {
            if word >> 31 == 1 { 64 } else { 32 }
        }
        _ => 0,
    };
    match (kind.class, *operand) {
        (Class::W, Operand::W(n)) | (Class::X, Operand::X(n)) => register(kind, n),
        (Class::WSp, Operand::W(n)) | (Class::XSp, Operand::X(n)) => {
            if n == 31 {
                Err(Refusal::Kind)
            } else {
                register(kind, n)
            }
        }
        (Class::WSp, Operand::Wsp) | (Class::XSp, Operand::Sp) => Ok(31),
        (Class::B, Operand::B(n))
        | (Class::H, Operand::H(n))
        | (Class::S, Operand::S(n))
        | (Class::D, Operand::D(n))
        | (Class::Q, Operand::Q(n))
        | (Class::V | Class::VList(_), Operand::V(n))
        | (Class::Z | Class::ZList(_), Operand::Z(n))
        | (Class::P | Class::PList(_), Operand::P(n))
        | (Class::Pn, Operand::Pn(n))
        | (Class::Tile | Class::TileH | Class::TileV, Operand::Tile(n)) => register(kind, n),
        (Class::ZStride(_), Operand::Z(n)) => {
            let field = stride_field(kind.class, n);
            let legal = n < 32 && stride_register(kind.class, field) == n;
            if legal {
                Ok(field)
            } else {
                Err(Refusal::Register(n))
            }
        }
        (Class::Imm | Class::Number | Class::Range(_) | Class::RangePrefetch, Operand::Imm(n)) => {
            kind.field(n).ok_or(Refusal::Range(n))
        }
        (Class::Cond, Operand::Cond(cond)) => Ok(cond.field()),
        (Class::CondInverted, Operand::Cond(cond)) => Ok(cond.inverted().field()),
        (Class::Extend, Operand::Extend(extend)) => {
            kind.field(extend.field().into()).ok_or(Refusal::Kind)
        }
        (Class::ExtendX, Operand::Extend(extend)) => {
            if extend.field() & 3 == 3 {
                Ok(extend.field() >> 2)
            } else {
                Err(Refusal::Kind)
            }
        }
        (Class::Shift, Operand::Shift(shift)) => Ok(shift.field()),
        (Class::Pattern, Operand::Pattern(x)) => Ok(x.field()),
        (Class::Barrier, Operand::Barrier(x)) => Ok(x.field()),
        (Class::Prefetch, Operand::Prefetch(x)) => Ok(x.field()),
        (Class::SvePrefetch, Operand::SvePrefetch(x)) => Ok(x.field()),
        (Class::Float8, Operand::Float(x)) => match float::encode_imm8(x) {
            Some(field) => Ok(field.into()),
            None => Err(Refusal::Float(x, float::nearest(x))),
        },
        (Class::FloatPair(pair), Operand::Float(x)) => {
            let legal = float_pair(pair);
            match legal.iter().position(|l| l.to_bits() == x.to_bits()) {
                Some(at) => Ok(at as u32),
                None => {
                    let far = |l: f64| if l > x { l - x } else { x - l };
                    let nearest = if far(legal[1]) < far(legal[0]) {
                        legal[1]
                    } else {
                        legal[0]
                    };
                    Err(Refusal::Float(x, nearest))
                }
            }
        }
        (Class::Logical(bits) | Class::SveLogical(bits), Operand::Imm(n)) => {
            let bits = u32::from(bits);
            let value = truncated(n, bits);
            let all = value.and_then(|v| logical::replicate(v, bits));
            match all.and_then(logical::encode_64) {
                Some(field) => Ok(field.into()),
                None => Err(Refusal::Set(
                    n,
                    logical::nearest(value.unwrap_or(n as u64), bits) as i64,
                )),
            }
        }
        (Class::SveSigned, Operand::Imm(n)) => match n {
            -128..=127 => Ok(n as u32 & 0xff),
            -32768..=32512 if n & 0xff == 0 => Ok(0x100 | (n >> 8) as u32 & 0xff),
            _ => Err(Refusal::Set(n, near_multiple(n, -32768, 32512))),
        },
        (Class::SveUnsigned, Operand::Imm(n)) => match n {
            0..=255 => Ok(n as u32),
            256..=65280 if n & 0xff == 0 => Ok(0x100 | (n >> 8) as u32),
            _ => Err(Refusal::Set(n, near_multiple(n, 0, 65280))),
        },
        (Class::ByteMask, Operand::Imm(n)) => {
            let bytes = n.to_le_bytes();
            let nearest = bytes.map(|b| if b < 128 { 0 } else { 255 });
            if nearest != bytes {
                return Err(Refusal::Set(n, i64::from_le_bytes(nearest)));
            }
            Ok((0..8).map(|i| u32::from(bytes[i] & 1) << i).sum())
        }
        (Class::BitfieldInsertLsb, Operand::Imm(n)) => {
            let lsb = u32::try_from(n).ok().filter(|lsb| *lsb < width);
            let lsb = lsb.ok_or(Refusal::Between(n, 0, i64::from(width) - 1))?;
            Ok((width - lsb) % width)
        }
        (Class::BitfieldWidth, Operand::Imm(n)) => {
            let immr = i64::from(word >> 16 & 63);
            let most = i64::from(width) - immr;
            if (1..=most).contains(&n) {
                Ok((immr + n - 1) as u32)
            } else {
                Err(Refusal::Between(n, 1, most.max(1)))
            }
        }
        (Class::BitfieldLeft, Operand::Imm(n)) => {
            let shift = u32::try_from(n).ok().filter(|shift| *shift < width);
            let shift = shift.ok_or(Refusal::Between(n, 0, i64::from(width) - 1))?;
            // The low part is imms, the high part immr.
            let part = u32::from(kind.parts[0].1);
            Ok((width - 1 - shift) | ((width - shift) % width) << part)
        }
        (Class::MoveZ(bits), Operand::Imm(n)) => {
            let value = truncated(n, bits.into()).ok_or(Refusal::Set(n, 0xffff))?;
            half_word(value, bits).ok_or(Refusal::Set(n, (value & 0xffff) as i64))
        }
        (Class::MoveN(bits), Operand::Imm(n)) => {
            let value = truncated(n, bits.into()).ok_or(Refusal::Set(n, -1))?;
            let inverse = truncated(!(value as i64), 64).unwrap_or(0)
                & if bits == 32 { 0xffff_ffff } else { u64::MAX };
            half_word(inverse, bits).ok_or(Refusal::Set(n, !((inverse & 0xffff) as i64)))
        }
        (Class::SysRead | Class::SysWrite, Operand::SysReg(n)) => {
            if n >> 15 == 1 {
                Ok(u32::from(n) & 0x7fff)
            } else {
                Err(Refusal::Kind)
            }
        }
        (Class::TileMask, Operand::Tiles(mask)) => Ok(mask.into()),
        _ => Err(Refusal::Kind),
    }
}

/// The two floats of a pair.
pub(crate) const fn float_pair(pair: u8) -> [f64; 2] {
    match pair {
        0 => [0.0, 1.0],
        1 => [0.5, 1.0],
        _ => [0.5, 2.0],
    }
}

/// A number of so many bits, given as a signed or an unsigned one.
fn truncated(n: i64, bits: u32) -> Option<u64> {
    if bits == 64 {
        return Some(n as u64);
    }
    let low = n & ((1 << bits) - 1);
    let sign = 1i64 << (bits - 1);
    (n == low || n == (low ^ sign) - sign).then_some(low as u64)
}

/// hw:imm16 for a value with at most one half-word that is not zero.
fn half_word(value: u64, bits: u8) -> Option<u32> {
    (0..u32::from(bits) / 16)
        .find(|hw| value & !(0xffff << (16 * hw)) == 0)
        .map(|hw| hw << 16 | (value >> (16 * hw)) as u32 & 0xffff)
}

fn near_multiple(n: i64, min: i64, max: i64) -> i64 {
    ((n.clamp(min, max) + 128) >> 8 << 8).clamp(min, max)
}

/// The operand that a field's number stands for, or `None` when the number is reserved.
pub(crate) fn operand_of(kind: &Kind, word: u32) -> Option<Operand> {
    let field = kind.get(word)?;
    let value = kind.value(field);
    let n = value as u8;
    let width = if word >> 31 == 1 { 64 } else { 32 };
    Some(match kind.class {
        Class::W => Operand::W(n),
        Class::X => Operand::X(n),
        Class::WSp => {
            if n == 31 {
                Operand::Wsp
            } else {
                Operand::W(n)
            }
        }
        Class::XSp => {
            if n == 31 {
                Operand::Sp
            } else {
                Operand::X(n)
            }
        }
        Class::B => Operand::B(n),
        Class::H => Operand::H(n),
        Class::S => Operand::S(n),
        Class::D => Operand::D(n),
        Class::Q => Operand::Q(n),
        Class::V | Class::VList(_) => Operand::V(n),
        Class::Z | Class::ZList(_) => Operand::Z(n),
        Class::ZStride(_) => Operand::Z(stride_register(kind.class, field)),
        Class::P | Class::PList(_) => Operand::P(n),
        Class::Pn => Operand::Pn(n),
        Class::Tile | Class::TileH | Class::TileV => Operand::Tile(n),
        Class::Imm | Class::Number | Class::Range(_) | Class::RangePrefetch => Operand::Imm(value),
        Class::Cond => Operand::Cond(Cond::from_field(field)?),
        Class::CondInverted => Operand::Cond(Cond::from_field(field)?.inverted()),
        Class::Extend => Operand::Extend(crate::names::Extend::from_field(value as u32)?),
        Class::ExtendX => Operand::Extend(crate::names::Extend::from_field(field << 2 | 3)?),
        Class::Shift => Operand::Shift(crate::names::Shift::from_field(field)?),
        Class::Pattern => Operand::Pattern(crate::names::Pattern::new(n)?),
        Class::Barrier => Operand::Barrier(crate::names::Barrier::new(n)?),
        Class::Prefetch => Operand::Prefetch(crate::names::Prefetch::new(n)?),
        Class::SvePrefetch => Operand::SvePrefetch(crate::names::SvePrefetch::new(n)?),
        Class::Float8 => Operand::Float(float::decode_imm8(field as u8)),
        Class::FloatPair(pair) => Operand::Float(float_pair(pair)[field as usize & 1]),
        Class::Logical(bits) | Class::SveLogical(bits) => {
            let value = logical::decode_64(field as u16)?;
            let mask = if bits == 64 {
                u64::MAX
            } else {
                (1 << bits) - 1
            };
            if logical::replicate(value & mask, bits.into()) != Some(value) {
                return None;
            }
            Operand::Imm((value & mask) as i64)
        }
        Class::SveSigned => {
            let byte = i64::from(field as u8 as i8);
            match (field >> 8, byte) {
                (0, _) => Operand::Imm(byte),
                // Zero shifted is a form of its own.
                (_, 0) => return None,
                _ => Operand::Imm(byte << 8),
            }
        }
        Class::SveUnsigned => {
            let byte = i64::from(field as u8);
            match (field >> 8, byte) {
                (0, _) => Operand::Imm(byte),
                (_, 0) => return None,
                _ => Operand::Imm(byte << 8),
            }
        }
        Class::ByteMask => {
            let bytes = core::array::from_fn(|i| if field >> i & 1 == 1 { 255 } else { 0 });
            Operand::Imm(i64::from_le_bytes(bytes))
        }
        Class::BitfieldInsertLsb => Operand::Imm((width - i64::from(field)) % width),
        Class::BitfieldWidth => Operand::Imm(i64::from(field) - i64::from(word >> 16 & 63) + 1),
        Class::BitfieldLeft => {
            Operand::Imm(width - 1 - i64::from(field & ((1 << kind.parts[0].1) - 1)))
        }
        Class::MoveZ(bits) => Operand::Imm(wide(field, bits, 0)),
        Class::MoveN(bits) => Operand::Imm(wide(field, bits, -1)),
        Class::SysRead | Class::SysWrite => Operand::SysReg(0x8000 | field as u16),
        Class::TileMask => Operand::Tiles(field as u8),
    })
}

/// hw:imm16 as the number it makes, signed at its width.
fn wide(field: u32, bits: u8, invert: i64) -> i64 {
    let value = (i64::from(field & 0xffff) << ((field >> 16 & 3) * 16)) ^ invert;
    if bits == 32 {
        i64::from(value as i32)
    } else {
        value
    }
}

impl Form {
    /// The operands that a word has by this row, as [`encode`] takes them; `None` if the word is none of
    /// this row's.
    pub fn operands_of(self, word: u32) -> Option<impl Iterator<Item = Operand>> {
        crate::inst::matches(self, word)
            .then(|| self.kinds().filter_map(move |kind| operand_of(kind, word)))
    }

    /// [`encode`] as an [`Inst`].
    ///
    /// # Errors
    ///
    /// Those of [`encode`].
    pub fn inst(self, operands: &[Operand]) -> Result<Inst, EncodeError> {
        encode(self, operands).map(Inst)
    }
}
