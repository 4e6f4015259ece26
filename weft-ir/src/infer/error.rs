//! Why an op does not apply to its operands.

use crate::dtype::DType;
use crate::shape::Shape;

/// How many of something an op takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// That many.
    Exactly(usize),
    /// That many or more.
    AtLeast(usize),
    /// From the first to the second number, both included.
    Between(usize, usize),
}

impl Count {
    /// Whether `n` is within.
    pub const fn admits(self, n: usize) -> bool {
        match self {
            Count::Exactly(k) => n == k,
            Count::AtLeast(k) => n >= k,
            Count::Between(low, high) => low <= n && n <= high,
        }
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Count::Exactly(n) => write!(f, "{n}"),
            Count::AtLeast(n) => write!(f, "at least {n}"),
            Count::Between(low, high) => write!(f, "{low} to {high}"),
        }
    }
}

/// A set of dtypes that an op is defined for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DTypeSet {
    /// The four floating types.
    Floats,
    /// f32, f16 and bf16: elementary functions have no f64 definition.
    FloatsButF64,
    /// f32 and f64.
    F32OrF64,
    /// The integers.
    Ints,
    /// Floats and integers.
    Numbers,
    /// Integers and `Bool`.
    IntsOrBool,
    /// `Bool` alone.
    BoolOnly,
    /// All of them.
    Any,
}

impl DTypeSet {
    /// Whether the dtype is in the set.
    pub const fn contains(self, dtype: DType) -> bool {
        match self {
            DTypeSet::Floats => dtype.is_float(),
            DTypeSet::FloatsButF64 => dtype.is_float() && !matches!(dtype, DType::F64),
            DTypeSet::F32OrF64 => matches!(dtype, DType::F32 | DType::F64),
            DTypeSet::Ints => dtype.is_int(),
            DTypeSet::Numbers => dtype.is_float() || dtype.is_int(),
            DTypeSet::IntsOrBool => !dtype.is_float(),
            DTypeSet::BoolOnly => matches!(dtype, DType::Bool),
            DTypeSet::Any => true,
        }
    }
}

impl std::fmt::Display for DTypeSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            DTypeSet::Floats => "floats",
            DTypeSet::FloatsButF64 => "f32, f16 or bf16",
            DTypeSet::F32OrF64 => "f32 or f64",
            DTypeSet::Ints => "integers",
            DTypeSet::Numbers => "floats or integers",
            DTypeSet::IntsOrBool => "integers or bool",
            DTypeSet::BoolOnly => "bool",
            DTypeSet::Any => "any dtype",
        })
    }
}

/// Why an op does not apply to its operands. Operands and axes are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum InferError {
    /// Too few or too many operands.
    #[error("{op} takes {needed} operands, {given} given")]
    OperandCount {
        /// The op.
        op: &'static str,
        /// How many it takes.
        needed: Count,
        /// How many there are.
        given: usize,
    },
    /// An operand that is not a value of the graph.
    #[error("{op}: operand {operand} is value {value}, the graph has {values} values")]
    NoSuchValue {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// The value it names.
        value: u32,
        /// Values in the graph.
        values: usize,
    },
    /// The op has no meaning for the dtype.
    #[error("{op}: operand {operand} has dtype {dtype}, {op} takes {allowed}")]
    UnsupportedDType {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// Its dtype.
        dtype: DType,
        /// What the op takes.
        allowed: DTypeSet,
    },
    /// Two operands that must agree in dtype do not.
    #[error("{op}: operand {operand} has dtype {dtype}, operand {other} has dtype {other_dtype}")]
    DTypesDiffer {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// Its dtype.
        dtype: DType,
        /// The operand it is compared with.
        other: usize,
        /// That one's dtype.
        other_dtype: DType,
    },
    /// An operand with an extent that is known only at run time.
    #[error(
        "{op}: operand {operand} has the symbolic shape {shape}, only fixed extents are supported"
    )]
    SymbolicShape {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// Its shape.
        shape: Shape,
    },
    /// More elements than a tensor may have; extents of 0 count as 1.
    #[error("{op}: a tensor of shape {shape:?} exceeds the limit of {limit} elements")]
    TooManyElements {
        /// The op.
        op: &'static str,
        /// The shape.
        shape: Vec<u64>,
        /// [`crate::infer::ELEMS_LIMIT`].
        limit: u64,
    },
    /// More axes than a tensor may have.
    #[error("{op}: a tensor of {rank} axes exceeds the limit of {limit}")]
    TooManyAxes {
        /// The op.
        op: &'static str,
        /// Number of axes.
        rank: usize,
        /// [`crate::infer::RANK_LIMIT`].
        limit: usize,
    },
    /// Wrong number of axes.
    #[error("{op}: operand {operand} of shape {shape:?} has {} axes, {needed} needed", shape.len())]
    Rank {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// Its shape.
        shape: Vec<u64>,
        /// Number of axes needed.
        needed: Count,
    },
    /// Operands that do not broadcast together.
    #[error("{op}: shapes {shapes:?} do not broadcast together")]
    NotBroadcastable {
        /// The op.
        op: &'static str,
        /// Shapes of all operands.
        shapes: Vec<Vec<u64>>,
    },
    /// An operand that does not broadcast to a given shape.
    #[error("{op}: operand {operand} of shape {shape:?} does not broadcast to {target:?}")]
    CannotBroadcastTo {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// Its shape.
        shape: Vec<u64>,
        /// The shape asked for.
        target: Vec<u64>,
    },
    /// A new shape with another number of elements.
    #[error("{op}: {shape:?} cannot become {target:?}, the numbers of elements differ")]
    ElementCount {
        /// The op.
        op: &'static str,
        /// The operand's shape.
        shape: Vec<u64>,
        /// The shape asked for.
        target: Vec<u64>,
    },
    /// An axis that the operand does not have.
    #[error("{op}: axis {axis} is not an axis of operand {operand}, which has shape {shape:?}")]
    AxisOutside {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// The axis.
        axis: usize,
        /// The operand's shape.
        shape: Vec<u64>,
    },
    /// An axis that is named twice, or out of order where an order is needed.
    #[error("{op}: axis {axis} of operand {operand} is repeated or out of order in {axes:?}")]
    AxisRepeated {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// The axis.
        axis: usize,
        /// All axes.
        axes: Vec<usize>,
    },
    /// An extent that must have another value.
    #[error("{op}: operand {operand} of shape {shape:?} needs extent {needed} on axis {axis}")]
    Extent {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// Its shape.
        shape: Vec<u64>,
        /// The axis.
        axis: usize,
        /// The extent needed.
        needed: u64,
    },
    /// An operand that must have exactly a certain shape.
    #[error("{op}: operand {operand} has shape {shape:?}, {needed:?} needed")]
    WrongShape {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
        /// Its shape.
        shape: Vec<u64>,
        /// The shape needed.
        needed: Vec<u64>,
    },
    /// An attribute list of the wrong length.
    #[error("{op}: {attribute} has {given} entries, {needed} needed")]
    AttributeLength {
        /// The op.
        op: &'static str,
        /// The attribute.
        attribute: &'static str,
        /// Entries there are.
        given: usize,
        /// Entries needed.
        needed: usize,
    },
    /// An attribute outside its domain.
    #[error("{op}: {attribute}[{index}] is {given}, {needed} needed")]
    AttributeValue {
        /// The op.
        op: &'static str,
        /// The attribute.
        attribute: &'static str,
        /// Position in the attribute; 0 for a single one.
        index: usize,
        /// The value (bits, of a float).
        given: i128,
        /// What is needed, in words.
        needed: &'static str,
    },
    /// A slice that leaves its operand.
    #[error(
        "{op}: {size} elements from {start} by {step} leave axis {axis}, which has {extent} elements"
    )]
    SliceOutside {
        /// The op.
        op: &'static str,
        /// The axis.
        axis: usize,
        /// First element.
        start: u64,
        /// Step.
        step: i64,
        /// Number of elements.
        size: u64,
        /// The operand's extent.
        extent: u64,
    },
    /// A pad that crops more than there is, or repeats what is not there.
    #[error(
        "{op}: axis {axis} of {extent} elements cannot be padded by {before} and {after} in this mode"
    )]
    PadImpossible {
        /// The op.
        op: &'static str,
        /// The axis.
        axis: usize,
        /// The operand's extent.
        extent: u64,
        /// Elements before.
        before: i64,
        /// Elements behind.
        after: i64,
    },
    /// A window that is larger than the padded operand.
    #[error(
        "{op}: a window of {window} does not fit into axis {axis}, which has {padded} elements with its padding"
    )]
    WindowTooLarge {
        /// The op.
        op: &'static str,
        /// The operand's axis.
        axis: usize,
        /// Elements that the window spans.
        window: u64,
        /// Elements there are, padding included.
        padded: u64,
    },
    /// A pooling window of more taps than are supported.
    #[error("{op}: a window of shape {kernel:?} exceeds the limit of {limit} taps")]
    TooManyTaps {
        /// The op.
        op: &'static str,
        /// Window extents.
        kernel: Vec<u64>,
        /// [`crate::infer::TAPS_LIMIT`].
        limit: u64,
    },
    /// An index of an extremum among nothing.
    #[error("{op}: axis {axis} of shape {shape:?} is empty")]
    EmptyAxis {
        /// The op.
        op: &'static str,
        /// The axis.
        axis: usize,
        /// The operand's shape.
        shape: Vec<u64>,
    },
    /// A constant index outside the data.
    #[error("{op}: index {index} at position {position} is outside an axis of {extent} elements")]
    IndexOutside {
        /// The op.
        op: &'static str,
        /// Row-major position among the indices.
        position: usize,
        /// The index.
        index: i128,
        /// The data's extent.
        extent: u64,
    },
    /// A constant integer divisor with a zero.
    #[error("{op}: the constant divisor is zero at position {position}")]
    DivisionByZero {
        /// The op.
        op: &'static str,
        /// Row-major position in the divisor.
        position: usize,
    },
}
