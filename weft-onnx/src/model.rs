//! The two things to do with a file: import it, or survey what in it is supported.

use crate::census::check_message_size;
use crate::error::{NodeFault, OnnxError, ValueFault};
use crate::import::{Faults, import, op_text};
use crate::inputs::{OpenInput, open_inputs};
use crate::options::LoadOptions;
use crate::proto::ModelProto;
use prost::Message;
use prost::bytes::Bytes;
use std::collections::{BTreeMap, HashSet};
use std::io::Read;
use std::path::Path;
use weft_ir::{Graph, Output, ValueId};

/// A protobuf message is at most this long; larger models keep their data in other files.
const MAX_FILE_BYTES: u64 = (1 << 31) - 1;

/// An imported model.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Model {
    /// What the model means.
    pub graph: Graph,
    /// The version of the default operator set it was written for.
    pub opset: i64,
    /// What wrote the file, and its version where there is one.
    pub producer: String,
    /// The version of the file format.
    pub ir_version: i64,
}

/// Loads a model file.
///
/// External data may lie in the file's folder only, as `path` names it, unless
/// [`LoadOptions::external_root`] allows more.
///
/// # Errors
/// If the file cannot be read, is damaged, or has anything that is not supported; the error names
/// the node or tensor and the reason. Memory stays within a small multiple of the files' lengths.
pub fn load(path: impl AsRef<Path>, options: &LoadOptions) -> Result<Model, OnnxError> {
    let path = path.as_ref();
    to_model(read_file(path)?, folder_of(path), options)
}

/// Loads a model from the bytes of its file. Without a folder it may have no external data.
///
/// # Errors
/// As [`load`].
pub fn from_bytes(
    bytes: &[u8],
    folder: Option<&Path>,
    options: &LoadOptions,
) -> Result<Model, OnnxError> {
    to_model(Bytes::copy_from_slice(bytes), folder, options)
}

fn to_model(
    bytes: Bytes,
    folder: Option<&Path>,
    options: &LoadOptions,
) -> Result<Model, OnnxError> {
    let (model, file_bytes) = decode(bytes)?;
    let mut first = FirstFault { opset: 0 };
    let graph = import(&model, file_bytes, folder, options, &mut first)?;
    Ok(Model {
        graph,
        opset: first.opset,
        producer: producer(&model),
        ir_version: model.ir_version,
    })
}

struct FirstFault {
    opset: i64,
}

impl Faults for FirstFault {
    fn opset(&mut self, opset: i64) {
        self.opset = opset;
    }

    fn value(&mut self, fault: OnnxError) -> Result<(), OnnxError> {
        Err(fault)
    }

    fn node(&mut self, node: String, op: String, fault: NodeFault) -> Result<(), OnnxError> {
        Err(OnnxError::Node {
            node,
            op,
            fault: Box::new(fault),
        })
    }

    fn unchecked(&mut self, _node: String) {}
}

/// What a model needs, and what of it is not supported: all of it at once.
#[derive(Debug)]
#[non_exhaustive]
pub struct Survey {
    /// The version of the default operator set.
    pub opset: i64,
    /// What wrote the file.
    pub producer: String,
    /// The version of the file format.
    pub ir_version: i64,
    /// Every op, by name with the domain where that is not the default one, and how many nodes
    /// have it.
    pub ops: BTreeMap<String, usize>,
    /// Every node that is not supported.
    pub unsupported: Vec<UnsupportedNode>,
    /// Faults of inputs, initializers and outputs, but for what `open` says.
    pub values: Vec<OnnxError>,
    /// Inputs of which the options leave extents open. What reads them can be looked at only by op.
    pub open: Vec<OpenInput>,
    /// Nodes whose op is supported, but whose case could not be looked at, since what they read comes
    /// from an open input or from an unsupported node, and the file does not state its type.
    pub unchecked: Vec<String>,
    /// What could be imported: the graph that [`load`] gives where all is supported. Else values
    /// behind a fault, where the file states their types, are inputs of it, and whatever nothing
    /// reads is an output.
    pub graph: Graph,
}

impl Survey {
    /// Whether [`load`] would succeed with the same options.
    pub fn is_supported(&self) -> bool {
        self.unsupported.is_empty()
            && self.values.is_empty()
            && self.open.is_empty()
            && self.unchecked.is_empty()
    }
}

/// A node that is not supported, and why.
#[derive(Debug)]
#[non_exhaustive]
pub struct UnsupportedNode {
    /// Its name, or its first output's.
    pub node: String,
    /// Its op.
    pub op: String,
    /// Why.
    pub fault: NodeFault,
}

/// Surveys a model file.
///
/// # Errors
/// If the file cannot be read or decoded, or is no graph at all: cycles, values defined twice.
pub fn survey(path: impl AsRef<Path>, options: &LoadOptions) -> Result<Survey, OnnxError> {
    let path = path.as_ref();
    to_survey(read_file(path)?, folder_of(path), options)
}

/// Surveys a model from the bytes of its file.
///
/// # Errors
/// As [`survey`].
pub fn survey_bytes(
    bytes: &[u8],
    folder: Option<&Path>,
    options: &LoadOptions,
) -> Result<Survey, OnnxError> {
    to_survey(Bytes::copy_from_slice(bytes), folder, options)
}

fn to_survey(
    bytes: Bytes,
    folder: Option<&Path>,
    options: &LoadOptions,
) -> Result<Survey, OnnxError> {
    let (model, file_bytes) = decode(bytes)?;
    let mut survey = Survey {
        opset: 0,
        producer: producer(&model),
        ir_version: model.ir_version,
        ops: BTreeMap::new(),
        unsupported: Vec::new(),
        values: Vec::new(),
        open: Vec::new(),
        unchecked: Vec::new(),
        graph: Graph::default(),
    };
    for node in model.graph.iter().flat_map(|graph| &graph.node) {
        *survey.ops.entry(op_text(node)).or_insert(0) += 1;
    }
    survey.graph = import(&model, file_bytes, folder, options, &mut survey)?;
    if let Some(graph) = &model.graph {
        survey.open = open_inputs(graph, options)?;
    }
    // Told by `open`, with all that is open of the input.
    let open = &survey.open;
    survey.values.retain(|fault| {
        !matches!(fault, OnnxError::Value {
            value,
            fault: ValueFault::UnboundDim { .. } | ValueFault::NoShape,
        } if open.iter().any(|o| o.input == *value))
    });
    if !survey.is_supported() {
        end_at_what_is_unread(&mut survey.graph);
    }
    Ok(survey)
}

/// Makes an output of every node's result that nothing reads, so that no node counts as unused.
fn end_at_what_is_unread(graph: &mut Graph) {
    let inputs = graph.nodes.iter().flat_map(|node| &node.inputs);
    let outputs = graph.outputs.iter().map(|output| &output.value);
    let read: HashSet<ValueId> = inputs.chain(outputs).copied().collect();
    for node in graph.nodes.iter().filter(|n| !read.contains(&n.output)) {
        graph.outputs.push(Output {
            name: graph.values[node.output.index()].name.clone(),
            value: node.output,
        });
    }
}

impl Faults for Survey {
    fn opset(&mut self, opset: i64) {
        self.opset = opset;
    }

    fn value(&mut self, fault: OnnxError) -> Result<(), OnnxError> {
        self.values.push(fault);
        Ok(())
    }

    fn node(&mut self, node: String, op: String, fault: NodeFault) -> Result<(), OnnxError> {
        self.unsupported.push(UnsupportedNode { node, op, fault });
        Ok(())
    }

    fn unchecked(&mut self, node: String) {
        self.unchecked.push(node);
    }
}

/// The folder of a model file; that of a bare name is the current one.
fn folder_of(path: &Path) -> Option<&Path> {
    path.parent().map(|folder| {
        if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        }
    })
}

fn read_file(path: &Path) -> Result<Bytes, OnnxError> {
    let io = |source| OnnxError::Io {
        path: path.to_path_buf(),
        source,
    };
    // Asked before opening: opening a pipe would wait for its other end.
    let metadata = path.metadata().map_err(io)?;
    if !metadata.is_file() {
        return Err(OnnxError::NotAFile {
            path: path.to_path_buf(),
        });
    }
    check_file_size(metadata.len())?;
    let mut bytes = Vec::new();
    std::fs::File::open(path)
        .and_then(|file| file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes))
        .map_err(io)?;
    Ok(bytes.into())
}

fn check_file_size(bytes: u64) -> Result<(), OnnxError> {
    if bytes <= MAX_FILE_BYTES {
        return Ok(());
    }
    Err(OnnxError::FileTooLarge {
        bytes,
        limit: MAX_FILE_BYTES,
    })
}

fn decode(bytes: Bytes) -> Result<(ModelProto, u64), OnnxError> {
    let length = bytes.len() as u64;
    check_file_size(length)?;
    check_message_size(&bytes)?;
    let model = ModelProto::decode(bytes).map_err(|error| OnnxError::Malformed {
        bytes: length,
        detail: error.to_string(),
    })?;
    Ok((model, length))
}

fn producer(model: &ModelProto) -> String {
    [&model.producer_name, &model.producer_version]
        .into_iter()
        .filter(|part| !part.is_empty())
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join(" ")
}
