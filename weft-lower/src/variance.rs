//! Which values of a body change along the inner axis.

use crate::body::{Body, Op};
use weft_kernel::{Access, Elem};

/// What to know of the axes.
#[derive(Clone, Copy, Debug)]
pub struct Axes<'a> {
    /// The kernel's accesses.
    pub accesses: &'a [Access],
    /// Index of the inner axis.
    pub inner: usize,
}

/// Whether an access, guards included, depends on the inner axis.
pub fn access_varies(access: &Access, inner: usize) -> bool {
    access.strides[inner] != 0 || access.guards.iter().any(|g| g.strides[inner] != 0)
}

/// For each node whether it must be computed for every element.
///
/// `Bool` and half-precision values always count as varying: they are cheap to make again and
/// awkward to keep.
pub fn varying(body: &Body, axes: Axes<'_>) -> Vec<bool> {
    let mut varies = vec![false; body.nodes.len()];
    for (at, node) in body.nodes.iter().enumerate() {
        let own = match node.op {
            Op::Load { access } | Op::Gather { access, .. } => {
                access_varies(&axes.accesses[access], axes.inner)
            }
            Op::Coord { axis } => axis == axes.inner,
            Op::Row { .. } | Op::Acc => true,
            _ => false,
        };
        let kept = matches!(node.elem, Elem::Bool | Elem::F16 | Elem::BF16);
        varies[at] = own || kept || node.op.operands().iter().any(|v| varies[v.index()]);
    }
    varies
}
