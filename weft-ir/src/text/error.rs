//! Why text is not a graph.

use crate::dtype::DType;
use crate::shape::TensorType;
use crate::tensor::TensorError;

/// Why text is not a graph, with the line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: ParseErrorKind,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// Something else stands where this was needed.
    #[error("expected {what} at \"{found}\"")]
    Expected {
        /// What was needed, in words.
        what: &'static str,
        /// The first few characters of what stands there.
        found: String,
    },
    /// A version of the form that this one is not.
    #[error("version {version} of the text form, only 1 is known")]
    Version {
        /// The version.
        version: u64,
    },
    /// A name of no op.
    #[error("there is no op \"{name}\"")]
    UnknownOp {
        /// The name.
        name: String,
    },
    /// An attribute that the op needs.
    #[error("{op} needs the attribute {attribute}")]
    MissingAttribute {
        /// The op.
        op: String,
        /// The attribute.
        attribute: &'static str,
    },
    /// An attribute that the op does not have, or has twice.
    #[error("{op} does not take the attribute {attribute} here")]
    UnexpectedAttribute {
        /// The op.
        op: String,
        /// The attribute.
        attribute: String,
    },
    /// An attribute of another kind.
    #[error("{op}: the attribute {attribute} is {needed}")]
    WrongAttribute {
        /// The op.
        op: String,
        /// The attribute.
        attribute: &'static str,
        /// What it is, in words.
        needed: &'static str,
    },
    /// A value that two lines define.
    #[error("%{id} is defined twice")]
    DefinedTwice {
        /// Its position.
        id: u32,
    },
    /// A value that no line defines; the line is the first that needs it, or the last.
    #[error("%{id} is not defined")]
    Undefined {
        /// Its position.
        id: u32,
    },
    /// A constant whose elements are nowhere.
    #[error("there is no tensor \"{name}\"")]
    MissingTensor {
        /// Its name.
        name: String,
    },
    /// A constant whose elements are those of another type.
    #[error("tensor \"{name}\" is {given}, {needed} needed")]
    WrongTensor {
        /// Its name.
        name: String,
        /// Its type.
        given: TensorType,
        /// The type in the text.
        needed: TensorType,
    },
    /// A word that is not the bits of an element.
    #[error("\"{word}\" is not the bits of one {dtype}")]
    WrongBits {
        /// The word.
        word: String,
        /// The dtype.
        dtype: DType,
    },
    /// Elements that are not a tensor.
    #[error(transparent)]
    Tensor(#[from] TensorError),
}
