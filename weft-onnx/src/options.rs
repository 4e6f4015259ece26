//! What a caller may say about a model before it is loaded.

use std::collections::BTreeMap;
use std::path::PathBuf;

/// Extents for symbolic dimensions, folders for external data, and limits.
///
/// The default binds nothing, allows external data only in the model's own folder, and suits
/// models of tens of gigabytes.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    pub(crate) dims: BTreeMap<String, u64>,
    pub(crate) shapes: BTreeMap<String, Vec<u64>>,
    pub(crate) external_roots: Vec<PathBuf>,
    pub(crate) max_value_bytes: u64,
    pub(crate) max_generated_elems: u64,
}

impl Default for LoadOptions {
    fn default() -> Self {
        LoadOptions {
            dims: BTreeMap::new(),
            shapes: BTreeMap::new(),
            external_roots: Vec::new(),
            max_value_bytes: 1 << 36,
            max_generated_elems: 1 << 24,
        }
    }
}

impl LoadOptions {
    /// The default.
    pub fn new() -> Self {
        Self::default()
    }

    /// Binds the symbolic dimension `name`, for instance `batch`, to an extent everywhere.
    #[must_use]
    pub fn bind(mut self, name: impl Into<String>, extent: u64) -> Self {
        self.dims.insert(name.into(), extent);
        self
    }

    /// Gives an input's whole shape. It must agree with what the model fixes, and binds the
    /// symbols it meets.
    #[must_use]
    pub fn input_shape(mut self, input: impl Into<String>, shape: impl Into<Vec<u64>>) -> Self {
        self.shapes.insert(input.into(), shape.into());
        self
    }

    /// Also allows external data whose true place is in `folder`.
    ///
    /// A Hugging Face cache needs this: there `snapshots/REVISION/model.onnx` and its data file are
    /// links into `blobs/`, a sibling folder. Give the folder that holds both, the repository's own
    /// folder in the cache. The location in the model must still be a plain relative path.
    #[must_use]
    pub fn external_root(mut self, folder: impl Into<PathBuf>) -> Self {
        self.external_roots.push(folder.into());
        self
    }

    /// The most bytes that any one value of the graph may have; 64 GiB by default.
    #[must_use]
    pub fn max_value_bytes(mut self, bytes: u64) -> Self {
        self.max_value_bytes = bytes;
        self
    }

    /// The most elements of constants that the import may compute, all together; 16 Mi by default.
    /// Initializers do not count.
    #[must_use]
    pub fn max_generated_elems(mut self, elems: u64) -> Self {
        self.max_generated_elems = elems;
        self
    }
}
