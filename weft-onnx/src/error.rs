//! What can be wrong with a model file, each with the tensor or node it is about.

use std::path::PathBuf;
use weft_ir::{DType, InferError, TensorType};

/// Why a model was not imported.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OnnxError {
    /// The file could not be read.
    #[error("cannot read {path}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the host said.
        source: std::io::Error,
    },
    /// The path is a folder, a pipe or a device.
    #[error("{path} is not a regular file")]
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// The file is longer than a protobuf message may be.
    #[error("the file has {bytes} bytes, an ONNX file has at most {limit}")]
    FileTooLarge {
        /// Its length.
        bytes: u64,
        /// The greatest length.
        limit: u64,
    },
    /// The bytes are not a protobuf message of the right kind.
    #[error("not an ONNX file, or a damaged one of {bytes} bytes: {detail}")]
    Malformed {
        /// Bytes given.
        bytes: u64,
        /// What the decoder found, with the path of field names to it.
        detail: String,
    },
    /// Decoding would take far more memory than the file has bytes.
    #[error("the file of {bytes} bytes would take {needed} bytes or more to decode, limit {limit}")]
    MessageTooLarge {
        /// Bytes given.
        bytes: u64,
        /// Memory that the messages counted so far need.
        needed: u64,
        /// Memory they may take.
        limit: u64,
    },
    /// The file has no graph.
    #[error("the model of {bytes} bytes has no graph")]
    NoGraph {
        /// Bytes given.
        bytes: u64,
    },
    /// The graph has no outputs, so it means nothing.
    #[error("graph `{graph}` has no outputs")]
    NoOutputs {
        /// Its name.
        graph: String,
    },
    /// The file does not say which opset of the default domain it uses.
    #[error("the model does not state its opset version")]
    NoOpset,
    /// The default domain's opset is one whose meaning this importer does not know.
    #[error("opset {version} is not supported, supported are {min} to {max}")]
    UnsupportedOpset {
        /// The file's.
        version: i64,
        /// Oldest known.
        min: i64,
        /// Newest known.
        max: i64,
    },
    /// An initializer or another stored tensor is broken or of an unsupported kind.
    #[error("tensor `{tensor}`: {fault}")]
    Tensor {
        /// Its name.
        tensor: String,
        /// What is wrong.
        fault: TensorFault,
    },
    /// An input's or output's declared type is unusable.
    #[error("value `{value}`: {fault}")]
    Value {
        /// Its name.
        value: String,
        /// What is wrong.
        fault: ValueFault,
    },
    /// One value name is defined twice.
    #[error("value `{value}` is defined by {first} and again by {second}")]
    DuplicateValue {
        /// The name.
        value: String,
        /// What defines it.
        first: String,
        /// What defines it again.
        second: String,
    },
    /// Nodes need each other's results.
    #[error("nodes form a cycle: {}", nodes.join(" -> "))]
    Cycle {
        /// The cycle, each node reading the one before it, at most 16 of them.
        nodes: Vec<String>,
    },
    /// Something is wrong at a node.
    #[error("node `{node}` ({op}): {fault}")]
    Node {
        /// Its name, or its first output's where it has none.
        node: String,
        /// Its op, with the domain where that is not the default one.
        op: String,
        /// What is wrong.
        #[source]
        fault: Box<NodeFault>,
    },
    /// A bound dimension or overridden shape does not fit the model.
    #[error("option for `{name}`: {reason}")]
    Option {
        /// The dimension or input that the option names.
        name: String,
        /// Why it does not fit.
        reason: OptionFault,
    },
}

/// Why an option does not fit the model.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionFault {
    /// No input has this name.
    #[error("the model has no input of this name")]
    NoSuchInput,
    /// The given shape has another rank, or another extent where the model's is fixed.
    #[error("shape {given:?} does not fit the declared {declared}")]
    ShapeConflict {
        /// Given by the caller.
        given: Vec<u64>,
        /// The model's, with symbols.
        declared: String,
    },
    /// One symbol would have two extents.
    #[error("the dimension would be both {first} and {second}")]
    DimConflict {
        /// One extent.
        first: u64,
        /// The other.
        second: u64,
    },
}

/// What is wrong with a stored tensor.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TensorFault {
    /// The element type has no dtype here.
    #[error("element type {} is not supported", data_type_name(*.data_type))]
    UnsupportedDType {
        /// ONNX's number.
        data_type: i32,
    },
    /// A negative extent.
    #[error("extent {extent} of axis {axis} is negative")]
    NegativeExtent {
        /// The axis.
        axis: usize,
        /// Its extent.
        extent: i64,
    },
    /// More axes than any tensor here has.
    #[error("rank {rank} exceeds {limit}")]
    Rank {
        /// Given.
        rank: usize,
        /// Most.
        limit: usize,
    },
    /// More elements than any tensor here has, extents of 0 counted as 1.
    #[error("shape {shape:?} has more than 2^40 elements")]
    Overflow {
        /// Extents.
        shape: Vec<u64>,
    },
    /// The stored data do not fill the shape exactly.
    #[error("shape {shape:?} needs {needed} {unit}, {given} stored in {field}")]
    WrongLength {
        /// Extents.
        shape: Vec<u64>,
        /// `bytes` or `elements`.
        unit: &'static str,
        /// Needed by the shape.
        needed: u64,
        /// Stored.
        given: u64,
        /// The field that holds them.
        field: &'static str,
    },
    /// A stored integer is outside its dtype's range.
    #[error("element {index} is {value}, outside {dtype}")]
    ElementRange {
        /// Position.
        index: usize,
        /// The stored number.
        value: i64,
        /// The dtype.
        dtype: DType,
    },
    /// The tensor is stored in pieces.
    #[error("tensors stored in segments are not supported")]
    Segmented,
    /// The tensor is sparse.
    #[error("sparse tensors are not supported")]
    Sparse,
    /// Neither inline nor external.
    #[error("data location {location} is unknown")]
    Location {
        /// ONNX's number.
        location: i32,
    },
    /// The data are in another file, and something is wrong about that.
    #[error("external data at `{location}`: {fault}")]
    External {
        /// As written in the model.
        location: String,
        /// What is wrong.
        fault: ExternalFault,
    },
}

/// What is wrong with a tensor's external data.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExternalFault {
    /// The model came as bytes with no folder, so no other file belongs to it.
    #[error("the model was not loaded from a folder")]
    NoFolder,
    /// The entry has no location.
    #[error("no location is given")]
    NoLocation,
    /// The location is absolute or climbs out of the folder.
    #[error("the location is not a plain relative path")]
    NotRelative,
    /// Links lead out of the model's folder and of every folder that the caller allowed.
    #[error("the file lies outside the model's folder")]
    Outside,
    /// It is a folder, a pipe or a device.
    #[error("not a regular file")]
    NotAFile,
    /// An offset or length that is not a number.
    #[error("`{key}` is `{value}`, not a number")]
    NotANumber {
        /// `offset` or `length`.
        key: &'static str,
        /// As written.
        value: String,
    },
    /// Offset and length reach beyond the file's end.
    #[error("{length} bytes at offset {offset} lie beyond the end of a file of {file_bytes} bytes")]
    BeyondEnd {
        /// First byte.
        offset: u64,
        /// Number of bytes.
        length: u64,
        /// The file's length.
        file_bytes: u64,
    },
    /// The length is not the shape's.
    #[error("the length is {given} bytes, the shape needs {needed}")]
    WrongLength {
        /// Stated in the model.
        given: u64,
        /// Needed by the shape.
        needed: u64,
    },
    /// Different overlapping regions add up to more than the file has.
    #[error("overlapping regions add up to more than the file's {file_bytes} bytes")]
    Overlapping {
        /// The file's length.
        file_bytes: u64,
    },
    /// The host refused.
    #[error("cannot be read: {0}")]
    Io(std::io::Error),
}

/// What is wrong with a declared input or output.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ValueFault {
    /// Empty name.
    #[error("it has no name")]
    NoName,
    /// Not a tensor: a sequence, map or optional, or no type at all.
    #[error("it has no tensor type")]
    NotATensor,
    /// The element type has no dtype here.
    #[error("element type {} is not supported", data_type_name(*.data_type))]
    UnsupportedDType {
        /// ONNX's number.
        data_type: i32,
    },
    /// No shape, and none given in the options.
    #[error("it has no shape; give one in the options")]
    NoShape,
    /// A negative extent.
    #[error("extent {extent} of axis {axis} is negative")]
    NegativeExtent {
        /// The axis.
        axis: usize,
        /// Its extent.
        extent: i64,
    },
    /// A symbolic extent that nothing binds.
    #[error("axis {axis} has the symbolic extent `{dim}`; bind it or give the input's shape")]
    UnboundDim {
        /// The axis.
        axis: usize,
        /// Its symbol, `?` where it has none.
        dim: String,
    },
    /// More axes than any tensor here has.
    #[error("rank {rank} exceeds {limit}")]
    Rank {
        /// Given.
        rank: usize,
        /// Most.
        limit: usize,
    },
    /// More bytes than the options allow.
    #[error("{ty} exceeds the limit of {limit} bytes")]
    TooLarge {
        /// Its type.
        ty: TensorType,
        /// The limit.
        limit: u64,
    },
    /// A graph output that nothing defines.
    #[error("no node, input or initializer defines it")]
    Undefined,
    /// The declared type of an output is not that of the value.
    #[error("declared as {declared}, but it is {actual}")]
    Mismatch {
        /// In the file, with symbols.
        declared: String,
        /// What the nodes make.
        actual: TensorType,
    },
}

/// What is wrong at a node.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NodeFault {
    /// The domain has no op of this name that the importer knows.
    #[error("no such op in domain `{domain}` at opset {opset}")]
    UnknownOp {
        /// `ai.onnx` for the default one.
        domain: String,
        /// The domain's version in this file; 0 where the file does not import it.
        opset: i64,
    },
    /// An ONNX op that is not supported.
    #[error("not supported: {reason}")]
    Refused {
        /// Why.
        reason: &'static str,
    },
    /// A case of a supported op that is not supported.
    #[error("not supported: {what}")]
    RefusedCase {
        /// Which case.
        what: String,
    },
    /// An attribute that the op does not have at this opset.
    #[error("attribute `{attribute}` is unknown at opset {opset}")]
    UnknownAttribute {
        /// Its name.
        attribute: String,
        /// The file's opset.
        opset: i64,
    },
    /// One attribute given twice.
    #[error("attribute `{attribute}` is given twice")]
    DuplicateAttribute {
        /// Its name.
        attribute: String,
    },
    /// A required attribute is absent.
    #[error("attribute `{attribute}` is missing")]
    MissingAttribute {
        /// Its name.
        attribute: &'static str,
    },
    /// An attribute of the wrong kind.
    #[error("attribute `{attribute}` is not {expected}")]
    AttributeKind {
        /// Its name.
        attribute: String,
        /// The right kind, with its article.
        expected: &'static str,
    },
    /// An attribute value that cannot be.
    #[error("attribute `{attribute}` is {value}: {reason}")]
    AttributeValue {
        /// Its name.
        attribute: &'static str,
        /// The value.
        value: String,
        /// What it must be.
        reason: String,
    },
    /// A tensor in an attribute is broken.
    #[error("attribute `{attribute}`: {fault}")]
    AttributeTensor {
        /// Its name.
        attribute: &'static str,
        /// What is wrong.
        fault: TensorFault,
    },
    /// A required input is absent.
    #[error("input {index} (`{role}`) is missing")]
    MissingInput {
        /// Position.
        index: usize,
        /// ONNX's name for it.
        role: &'static str,
    },
    /// More inputs than the op has.
    #[error("{given} inputs given, at most {max} taken")]
    TooManyInputs {
        /// Given.
        given: usize,
        /// Most.
        max: usize,
    },
    /// No named output, or more outputs than the op has.
    #[error("{given} outputs named, the op has {expected}")]
    OutputCount {
        /// Named.
        given: usize,
        /// What the op has.
        expected: String,
    },
    /// An input that nothing defines.
    #[error("input `{value}` is defined by no node, input or initializer")]
    UndefinedInput {
        /// Its name.
        value: String,
    },
    /// An input that must be known when the model is loaded depends on a run's inputs.
    #[error("input `{value}` (`{role}`) must be a constant, but depends on the graph's inputs")]
    NotConstant {
        /// ONNX's name for it.
        role: &'static str,
        /// Its name.
        value: String,
    },
    /// An input of the wrong dtype or shape.
    #[error("input `{value}` (`{role}`) is {given}, expected {expected}")]
    InputType {
        /// ONNX's name for it.
        role: &'static str,
        /// Its name.
        value: String,
        /// Its type.
        given: TensorType,
        /// What would do.
        expected: String,
    },
    /// A constant input with a value that cannot be.
    #[error("input `{role}` is {value}: {reason}")]
    InputValue {
        /// ONNX's name for it.
        role: &'static str,
        /// The value.
        value: String,
        /// What it must be.
        reason: String,
    },
    /// An output that is used but not computed here.
    #[error("output {index} (`{output}`) is used, but not supported")]
    UnsupportedOutput {
        /// Position.
        index: usize,
        /// Its name.
        output: String,
    },
    /// The operands do not go together.
    #[error(transparent)]
    Infer(#[from] InferError),
    /// The result has more bytes than the options allow.
    #[error("the result {ty} exceeds the limit of {limit} bytes")]
    TooLarge {
        /// Its type.
        ty: TensorType,
        /// The limit.
        limit: u64,
    },
    /// A constant that this node makes would exceed what one import may make.
    #[error("the constant result {ty} exceeds the {left} elements that may still be generated")]
    GeneratedTooLarge {
        /// Its type.
        ty: TensorType,
        /// What is left.
        left: u64,
    },
    /// More values than a graph here has.
    #[error("the graph would have more than {limit} values")]
    TooManyValues {
        /// Most.
        limit: usize,
    },
    /// Constant operands with no result, for instance an integer division by zero.
    #[error("cannot be computed on its constant operands: {reason}")]
    Fold {
        /// The reference's own words.
        reason: String,
    },
}

/// ONNX's name of an element type.
pub(crate) fn data_type_name(data_type: i32) -> String {
    const NAMES: [&str; 24] = [
        "UNDEFINED",
        "FLOAT",
        "UINT8",
        "INT8",
        "UINT16",
        "INT16",
        "INT32",
        "INT64",
        "STRING",
        "BOOL",
        "FLOAT16",
        "DOUBLE",
        "UINT32",
        "UINT64",
        "COMPLEX64",
        "COMPLEX128",
        "BFLOAT16",
        "FLOAT8E4M3FN",
        "FLOAT8E4M3FNUZ",
        "FLOAT8E5M2",
        "FLOAT8E5M2FNUZ",
        "UINT4",
        "INT4",
        "FLOAT4E2M1",
    ];
    match usize::try_from(data_type).ok().and_then(|i| NAMES.get(i)) {
        Some(name) => format!("{name} ({data_type})"),
        None => data_type.to_string(),
    }
}
