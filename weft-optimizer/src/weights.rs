//! Bytes of weights, from their recipes.

use crate::error::OptimizeError;
use std::sync::Arc;
use weft_ir::{Graph, Tensor};
use weft_kernel::BLayout;
use weft_plan::Recipe;

/// The largest packed weight: 16 GiB.
const MAX_WEIGHT_BYTES: u64 = 16 << 30;

/// The bytes that a recipe gives with the constants of a planned graph.
///
/// # Errors
/// If the recipe names a constant that is not there, reaches outside of it, or is no hexadecimal.
pub fn make_weight(graph: &Graph, recipe: &Recipe) -> Result<Arc<[u8]>, OptimizeError> {
    match recipe {
        Recipe::Constant(name) => Ok(constant(graph, name)?.bytes().into()),
        Recipe::Table(hex) => {
            let bad = || malformed("a table", "it is not hexadecimal");
            if !hex.is_ascii() || hex.len() % 2 != 0 {
                return Err(bad());
            }
            (0..hex.len() / 2)
                .map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).map_err(|_| bad()))
                .collect::<Result<Vec<u8>, _>>()
                .map(Into::into)
        }
        Recipe::Panels { constant: name, .. } => panels(constant(graph, name)?, name, recipe),
    }
}

fn malformed(node: &str, why: &str) -> OptimizeError {
    OptimizeError::UnsupportedForm {
        node: node.into(),
        op: "a weight".into(),
        why: why.into(),
    }
}

fn constant<'a>(graph: &'a Graph, name: &str) -> Result<&'a Tensor, OptimizeError> {
    graph
        .find_value(name)
        .and_then(|id| graph.value(id).constant.as_ref())
        .ok_or_else(|| malformed(name, "the graph has no such constant"))
}

fn panels(tensor: &Tensor, name: &str, recipe: &Recipe) -> Result<Arc<[u8]>, OptimizeError> {
    let Recipe::Panels {
        offset,
        batch,
        batch_strides,
        k,
        n,
        k_stride,
        n_stride,
        nr,
        ..
    } = recipe
    else {
        return Err(malformed(name, "it is no panel recipe"));
    };
    let outside = || malformed(name, "its recipe reaches outside of the constant");
    if batch.len() != batch_strides.len() || *nr == 0 {
        return Err(malformed(name, "its recipe is inconsistent"));
    }
    let size = tensor.dtype().size_bytes();
    let padded = n.div_ceil(u64::from(*nr)).saturating_mul(u64::from(*nr));
    let points = batch.iter().fold(1u64, |p, e| p.saturating_mul(*e));
    let bytes = padded
        .saturating_mul(*k)
        .saturating_mul(points)
        .saturating_mul(size as u64);
    if bytes > MAX_WEIGHT_BYTES {
        return Err(OptimizeError::TooLarge {
            what: format!("{name} in panels"),
            given: bytes,
            limit: MAX_WEIGHT_BYTES,
        });
    }
    let one = BLayout::panel_elems(*nr, *k, *n);
    let source = tensor.bytes();
    let mut out = vec![0u8; bytes as usize];
    let width = u64::from(*nr);
    for point in 0..points {
        let mut rest = point;
        // Coordinates and strides are of 64 bits each, so that no sum of a few products overflows.
        let mut base = i128::from(*offset);
        for (extent, stride) in batch.iter().zip(batch_strides).rev() {
            base += i128::from(rest % extent) * i128::from(*stride);
            rest /= extent;
        }
        for row in 0..*k {
            for column in 0..*n {
                let from = base
                    + i128::from(row) * i128::from(*k_stride)
                    + i128::from(column) * i128::from(*n_stride);
                let from = usize::try_from(from).map_err(|_| outside())?;
                if from >= tensor.elems() {
                    return Err(outside());
                }
                let from = from * size;
                let to = point * one + ((column / width) * k + row) * width + column % width;
                let to = to as usize * size;
                let element = source.get(from..from + size).ok_or_else(outside)?;
                out[to..to + size].copy_from_slice(element);
            }
        }
    }
    Ok(out.into())
}
