//! Declared types of a graph's inputs and outputs, with the caller's extents for their symbols.

use crate::error::{OnnxError, OptionFault, ValueFault};
use crate::options::LoadOptions;
use crate::proto::{DimensionProto, GraphProto, TensorTypeProto, ValueInfoProto};
use crate::tensor::dtype_of;
use std::collections::{BTreeMap, HashSet};
use weft_ir::infer::RANK_LIMIT;
use weft_ir::{DType, TensorType};

/// What binds each symbol: the options' words, then what given shapes imply.
pub(crate) struct Symbols {
    bound: BTreeMap<String, u64>,
}

impl Symbols {
    /// Binds symbols from the options. Every option must fit the model's inputs.
    pub(crate) fn new(
        inputs: &[&ValueInfoProto],
        options: &LoadOptions,
    ) -> Result<Self, OnnxError> {
        let mut symbols = Symbols {
            bound: options.dims.clone(),
        };
        for (name, given) in &options.shapes {
            let refuse = |reason| OnnxError::Option {
                name: name.clone(),
                reason,
            };
            let input = inputs
                .iter()
                .find(|i| i.name == *name)
                .ok_or_else(|| refuse(OptionFault::NoSuchInput))?;
            // An input of no declared shape takes any.
            let Some(shape) = tensor_type(input).and_then(|t| t.shape.as_ref()) else {
                continue;
            };
            let fits = shape.dim.len() == given.len()
                && shape.dim.iter().zip(given).all(|(dim, extent)| {
                    fixed(dim).is_none_or(|fixed| u64::try_from(fixed) == Ok(*extent))
                });
            if !fits {
                return Err(refuse(OptionFault::ShapeConflict {
                    given: given.clone(),
                    declared: shape_text(&shape.dim),
                }));
            }
            for (dim, extent) in shape.dim.iter().zip(given) {
                if let Some(symbol) = symbol(dim) {
                    symbols.bind(symbol, *extent)?;
                }
            }
        }
        Ok(symbols)
    }

    fn bind(&mut self, symbol: &str, extent: u64) -> Result<(), OnnxError> {
        let first = *self.bound.entry(symbol.to_owned()).or_insert(extent);
        if first == extent {
            return Ok(());
        }
        Err(OnnxError::Option {
            name: symbol.to_owned(),
            reason: OptionFault::DimConflict {
                first,
                second: extent,
            },
        })
    }

    /// The dtype and extents of an input.
    pub(crate) fn resolve(
        &self,
        input: &ValueInfoProto,
        options: &LoadOptions,
    ) -> Result<(DType, Vec<u64>), ValueFault> {
        let declared = tensor_type(input).ok_or(ValueFault::NotATensor)?;
        let dtype = dtype_of(declared.elem_type).ok_or(ValueFault::UnsupportedDType {
            data_type: declared.elem_type,
        })?;
        let dims = match (options.shapes.get(&input.name), &declared.shape) {
            (Some(given), _) => given.clone(),
            (None, None) => return Err(ValueFault::NoShape),
            (None, Some(shape)) => {
                check_rank(shape.dim.len())?;
                let extents = shape.dim.iter().enumerate();
                extents
                    .map(|(axis, dim)| self.extent(axis, dim))
                    .collect::<Result<_, _>>()?
            }
        };
        check_rank(dims.len())?;
        let ty = TensorType::fixed(dtype, &dims);
        let limit = options.max_value_bytes;
        let within = weft_ir::infer::check_limits("input", &dims).is_ok();
        if !within || ty.bytes().is_none_or(|bytes| bytes > limit) {
            return Err(ValueFault::TooLarge { ty, limit });
        }
        Ok((dtype, dims))
    }

    fn extent(&self, axis: usize, dim: &DimensionProto) -> Result<u64, ValueFault> {
        if let Some(extent) = fixed(dim) {
            return u64::try_from(extent).map_err(|_| ValueFault::NegativeExtent { axis, extent });
        }
        symbol(dim)
            .and_then(|symbol| self.bound.get(symbol).copied())
            .ok_or_else(|| ValueFault::UnboundDim {
                axis,
                dim: symbol(dim).unwrap_or("?").to_owned(),
            })
    }

    /// The extent, or what is open about it; `None` for a negative one.
    fn open_extent(&self, axis: usize, dim: &DimensionProto) -> Option<OpenExtent> {
        match self.extent(axis, dim) {
            Ok(extent) => Some(OpenExtent::Known(extent)),
            Err(ValueFault::UnboundDim { .. }) => Some(match symbol(dim) {
                Some(symbol) => OpenExtent::Symbol(symbol.to_owned()),
                None => OpenExtent::Unnamed,
            }),
            Err(_) => None,
        }
    }
}

/// An input of which the file and the options leave something open.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpenInput {
    /// Its name.
    pub input: String,
    /// Its extents; empty and with `has_shape` false where the file states none.
    pub extents: Vec<OpenExtent>,
    /// Whether the file states a shape at all, and with it a rank.
    pub has_shape: bool,
}

/// An extent of such an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenExtent {
    /// Stated in the file or bound.
    Known(u64),
    /// A symbol that nothing binds.
    Symbol(String),
    /// Nothing is stated.
    Unnamed,
}

impl std::fmt::Display for OpenExtent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OpenExtent::Known(extent) => write!(f, "{extent}"),
            OpenExtent::Symbol(symbol) => f.write_str(symbol),
            OpenExtent::Unnamed => f.write_str("?"),
        }
    }
}

/// The inputs of a graph that are open. Those that are wrong in another way are not among them.
pub(crate) fn open_inputs(
    graph: &GraphProto,
    options: &LoadOptions,
) -> Result<Vec<OpenInput>, OnnxError> {
    let inputs = true_inputs(graph);
    let symbols = Symbols::new(&inputs, options)?;
    let open = inputs.into_iter().filter_map(|input| {
        let fault = symbols.resolve(input, options).err()?;
        let shape = tensor_type(input)?.shape.as_ref();
        let extents = match fault {
            ValueFault::NoShape => Vec::new(),
            ValueFault::UnboundDim { .. } => shape?
                .dim
                .iter()
                .enumerate()
                .map(|(axis, dim)| symbols.open_extent(axis, dim))
                .collect::<Option<_>>()?,
            _ => return None,
        };
        Some(OpenInput {
            input: input.name.clone(),
            extents,
            has_shape: shape.is_some(),
        })
    });
    Ok(open.collect())
}

/// The inputs that have no initializer; the others are constants.
pub(crate) fn true_inputs(graph: &GraphProto) -> Vec<&ValueInfoProto> {
    let dense = graph.initializer.iter().map(|tensor| tensor.name.as_str());
    let sparse = graph.sparse_initializer.iter();
    let sparse = sparse.map(|s| s.values.as_ref().map_or("", |v| v.name.as_str()));
    let initialized: HashSet<&str> = dense.chain(sparse).collect();
    let inputs = graph.input.iter();
    inputs
        .filter(|input| !initialized.contains(input.name.as_str()))
        .collect()
}

fn check_rank(rank: usize) -> Result<(), ValueFault> {
    if rank <= RANK_LIMIT {
        return Ok(());
    }
    Err(ValueFault::Rank {
        rank,
        limit: RANK_LIMIT,
    })
}

/// The extent that a file states. Exporters write -1 where they know none.
fn fixed(dim: &DimensionProto) -> Option<i64> {
    dim.dim_value.filter(|extent| *extent != -1)
}

fn symbol(dim: &DimensionProto) -> Option<&str> {
    dim.dim_param.as_deref().filter(|s| !s.is_empty())
}

fn tensor_type(value: &ValueInfoProto) -> Option<&TensorTypeProto> {
    value.r#type.as_ref()?.tensor_type.as_ref()
}

fn shape_text(dims: &[DimensionProto]) -> String {
    let dims: Vec<String> = dims
        .iter()
        .map(|dim| match fixed(dim) {
            Some(extent) => extent.to_string(),
            None => symbol(dim).unwrap_or("?").to_owned(),
        })
        .collect();
    format!("[{}]", dims.join(", "))
}

/// Compares a declared output with what it turned out to be. Symbols and absent parts of the
/// declaration agree with anything.
pub(crate) fn check_declared(
    declared: &ValueInfoProto,
    actual: &TensorType,
) -> Result<(), ValueFault> {
    let Some(kind) = &declared.r#type else {
        return Ok(());
    };
    let tensor = kind.tensor_type.as_ref().ok_or(ValueFault::NotATensor)?;
    let same_dtype = tensor.elem_type == 0 || dtype_of(tensor.elem_type) == Some(actual.dtype);
    let same_shape = tensor.shape.as_ref().is_none_or(|shape| {
        let extents = actual.shape.extents().unwrap_or_default();
        shape.dim.len() == extents.len()
            && shape.dim.iter().zip(&extents).all(|(dim, extent)| {
                fixed(dim).is_none_or(|fixed| u64::try_from(fixed) == Ok(*extent))
            })
    });
    if same_dtype && same_shape {
        return Ok(());
    }
    let dtype = match dtype_of(tensor.elem_type) {
        Some(dtype) => dtype.to_string(),
        None => crate::error::data_type_name(tensor.elem_type),
    };
    let shape = match &tensor.shape {
        Some(shape) => shape_text(&shape.dim),
        None => "[..]".to_owned(),
    };
    Err(ValueFault::Mismatch {
        declared: format!("{dtype}{shape}"),
        actual: actual.clone(),
    })
}

/// The type that a file's `value_info` states, where it is complete.
pub(crate) fn stated_type(value: &ValueInfoProto) -> Option<(DType, Vec<u64>)> {
    let tensor = tensor_type(value)?;
    let dims: Option<Vec<u64>> = tensor
        .shape
        .as_ref()?
        .dim
        .iter()
        .map(|dim| u64::try_from(dim.dim_value?).ok())
        .collect();
    let dims = dims?;
    weft_ir::infer::check_limits("value", &dims).ok()?;
    Some((dtype_of(tensor.elem_type)?, dims))
}
