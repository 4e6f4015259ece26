//! Refusals: typed, named reasons why something was not done.

use crate::elem::Elem;
use crate::units::Picoseconds;
use serde::{Deserialize, Serialize};

/// Why an arm, a twin or a renderer does not serve a kernel. Never silent: refusals stand in the
/// plan and in `inspect`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case", tag = "refusal")]
#[non_exhaustive]
pub enum Refusal {
    /// Twin and arm differ in an element.
    #[error("twin of {kernel} differs at element {index}: arm {arm_bits:#x}, twin {twin_bits:#x}")]
    TwinMismatch {
        /// The kernel.
        kernel: String,
        /// Element of the output, row-major in its operand.
        index: u64,
        /// What the arm gave.
        arm_bits: u64,
        /// What the twin gave.
        twin_bits: u64,
    },
    /// The host allows no code pages.
    #[error("no code memory: {policy} said errno {errno}")]
    ExecMemDenied {
        /// The policy named by the probe.
        policy: String,
        /// The system's error number.
        errno: i32,
    },
    /// The processor lacks an extension.
    #[error("the processor lacks {feature}")]
    FeatureMissing {
        /// Name of the extension.
        feature: String,
    },
    /// The emitter has no lowering for an instruction at a type.
    #[error("no lowering for {inst} on {elem}")]
    UnsupportedInst {
        /// The instruction's name.
        inst: String,
        /// Its element type.
        elem: Elem,
    },
    /// The emitter has no lowering for an access.
    #[error("no lowering for an access of {operand}: {why}")]
    UnsupportedAccess {
        /// Name of the operand.
        operand: String,
        /// What about it.
        why: AccessTrait,
    },
    /// The emitter has no lowering for a kernel of this form.
    #[error("no lowering for {form}")]
    UnsupportedForm {
        /// The form, in words.
        form: String,
    },
    /// A body needs more registers than there are.
    #[error("{needed} vector registers needed, {available} available")]
    RegisterPressure {
        /// Live at once.
        needed: u32,
        /// To be had.
        available: u32,
    },
    /// A body calls a function nobody has given.
    #[error("no program for function {function}")]
    UnknownFunction {
        /// Its name.
        function: String,
    },
    /// The twin is exact but not cheaper.
    #[error("not cheaper: {} against the arm's {}", Picoseconds(*.twin_ps), Picoseconds(*.arm_ps))]
    NotCheaper {
        /// Price of the arm.
        arm_ps: u64,
        /// Price of the twin.
        twin_ps: u64,
    },
    /// The twin's bytes hold an instruction the pricer does not know.
    #[error("no price for {mnemonic} at byte {offset}")]
    Unpriced {
        /// The instruction.
        mnemonic: String,
        /// Where it stands.
        offset: u64,
    },
    /// The kernel is larger than the lowering can address.
    #[error("{what} is {given}, the limit is {limit}")]
    TooLarge {
        /// Which number.
        what: String,
        /// Its value.
        given: u64,
        /// The largest that is served.
        limit: u64,
    },
}

/// What about an access has no lowering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AccessTrait {
    /// It is guarded.
    Guarded,
    /// Its inner stride is not 0 or 1.
    InnerStride,
    /// It gathers.
    Gather,
    /// Its offsets do not fit the addressing mode.
    Offset,
}

impl std::fmt::Display for AccessTrait {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            AccessTrait::Guarded => "it is guarded",
            AccessTrait::InnerStride => "its inner stride is neither 0 nor 1",
            AccessTrait::Gather => "it gathers",
            AccessTrait::Offset => "its offset is out of reach",
        })
    }
}
