//! Why an instruction was refused.

use core::fmt;

use crate::features::Features;
use crate::forms::Form;
use crate::operand::Operand;

/// Why operands do not make an instruction of a form.
///
/// Operands are counted from 0, in the order of [`Form::operands`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum EncodeError {
    /// The form has another number of operands.
    OperandCount {
        /// The form asked for.
        form: Form,
        /// How many operands were given.
        given: usize,
        /// How many it has.
        expected: usize,
    },
    /// The operand is of another kind.
    WrongKind {
        /// The form asked for.
        form: Form,
        /// Which operand.
        operand: usize,
        /// What was given.
        given: Operand,
        /// What it may be, in words.
        expected: &'static str,
    },
    /// The number is outside of its range or between two steps.
    OutOfRange {
        /// The form asked for.
        form: Form,
        /// Which operand.
        operand: usize,
        /// What was given.
        given: i64,
        /// The smallest legal number.
        min: i64,
        /// The largest legal number.
        max: i64,
        /// The distance between legal numbers.
        step: i64,
        /// The legal number nearest to the given one.
        nearest: i64,
    },
    /// The number is none of those that this operand's field can say.
    NotInSet {
        /// The form asked for.
        form: Form,
        /// Which operand.
        operand: usize,
        /// What was given.
        given: i64,
        /// The legal set, in words.
        legal: &'static str,
        /// The legal number nearest to the given one.
        nearest: i64,
    },
    /// The float is none of those that this operand's field can say.
    FloatNotInSet {
        /// The form asked for.
        form: Form,
        /// Which operand.
        operand: usize,
        /// What was given.
        given: f64,
        /// The legal set, in words.
        legal: &'static str,
        /// The legal float nearest to the given one.
        nearest: f64,
    },
    /// The register is none of those that this operand's field can say.
    Register {
        /// The form asked for.
        form: Form,
        /// Which operand.
        operand: usize,
        /// What was given.
        given: Operand,
        /// The number of the first legal register.
        first: u8,
        /// The number of the last legal register.
        last: u8,
        /// The distance between legal registers.
        step: u8,
        /// The number of the legal register nearest to the given one.
        nearest: u8,
    },
    /// Each operand is legal, but not all of them together.
    Together {
        /// The form asked for.
        form: Form,
        /// Which operand shows it.
        operand: usize,
        /// What was given there.
        given: Operand,
        /// What must hold, in words.
        rule: &'static str,
    },
    /// The form belongs to an extension that was not allowed.
    MissingFeature {
        /// The form asked for.
        form: Form,
        /// The extensions it lacks, of the alternative with the fewest.
        missing: Features,
    },
}

impl EncodeError {
    /// The form that was asked for.
    pub fn form(&self) -> Form {
        match *self {
            Self::OperandCount { form, .. }
            | Self::WrongKind { form, .. }
            | Self::OutOfRange { form, .. }
            | Self::NotInSet { form, .. }
            | Self::FloatNotInSet { form, .. }
            | Self::Register { form, .. }
            | Self::Together { form, .. }
            | Self::MissingFeature { form, .. } => form,
        }
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = self.form();
        match *self {
            Self::OperandCount {
                given, expected, ..
            } => {
                write!(f, "`{form}` takes {expected} operands, not {given}")
            }
            Self::WrongKind {
                operand,
                given,
                expected,
                ..
            } => {
                write!(
                    f,
                    "operand {operand} of `{form}` is {expected}, not {given}"
                )
            }
            Self::OutOfRange {
                operand,
                given,
                min,
                max,
                step,
                nearest,
                ..
            } => {
                write!(f, "operand {operand} of `{form}` is {min} to {max}")?;
                if step != 1 {
                    write!(f, " in steps of {step}")?;
                }
                write!(f, ", not {given}; the nearest is {nearest}")
            }
            Self::NotInSet {
                operand,
                given,
                legal,
                nearest,
                ..
            } => {
                write!(
                    f,
                    "operand {operand} of `{form}` is {legal}, not {given:#x}; the nearest is {nearest:#x}"
                )
            }
            Self::FloatNotInSet {
                operand,
                given,
                legal,
                nearest,
                ..
            } => {
                write!(
                    f,
                    "operand {operand} of `{form}` is {legal}, not {given:?}; the nearest is {nearest:?}"
                )
            }
            Self::Register {
                operand,
                given,
                first,
                last,
                step,
                nearest,
                ..
            } => {
                write!(
                    f,
                    "operand {operand} of `{form}` is register {first} to {last}"
                )?;
                if step != 1 {
                    write!(f, " in steps of {step}")?;
                }
                write!(f, ", not {given}; the nearest is {nearest}")
            }
            Self::Together {
                operand,
                given,
                rule,
                ..
            } => {
                write!(f, "in `{form}` {rule}, and operand {operand} is {given}")
            }
            Self::MissingFeature { missing, .. } => write!(f, "`{form}` needs {missing}"),
        }
    }
}

impl core::error::Error for EncodeError {}
