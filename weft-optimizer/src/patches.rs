//! The patches of a convolution: the step that lays them out as the right operand of a product, and
//! computes elementwise producers of the convolution's operand on the way.

use crate::body::BodyBuilder;
use crate::clusters::Cluster;
use crate::draft::{Context, DraftStep};
use crate::elems::elem_of;
use crate::error::OptimizeError;
use crate::inline::{self, LeafReader};
use crate::loops::row_major;
use crate::products::factor;
use crate::steps::map_step;
use crate::walks::{Source, Walk, WalkGuard, Walks, input, output};
use weft_analysis::View;
use weft_ir::{ConvAttrs, ValueId};
use weft_kernel::{Effect, Inst, Val};

/// Reads the operand of a convolution, or an operand of what makes it, patch by patch.
struct PatchReader<'a> {
    context: &'a Context<'a>,
    walks: Walks,
    body: BodyBuilder,
    attrs: &'a ConvAttrs,
    x_shape: Vec<u64>,
    /// `[image, group, channel, tap.., output position..]`.
    shape: Vec<u64>,
}

impl LeafReader for PatchReader<'_> {
    fn body(&mut self) -> &mut BodyBuilder {
        &mut self.body
    }

    fn read(&mut self, view: &View) -> Result<Val, OptimizeError> {
        let shape = &self.shape;
        let spatial = self.x_shape.len() - 2;
        let (groups, channels) = (shape[1], shape[2]);
        let stride = |axis: usize| view.merged_stride(&[axis]).unwrap_or(0);
        let mut axes = vec![
            view.axes[0].clone(),
            factor(groups, stride(1) * channels as i64),
            factor(channels, stride(1)),
        ];
        axes.resize(shape.len(), Vec::new());
        let mut offset = view.offset;
        let mut guards = Vec::new();
        for d in 0..spatial {
            let (tap, position) = (3 + d, 3 + spatial + d);
            let step = stride(2 + d);
            let (dilation, jump) = (self.attrs.dilations[d] as i64, self.attrs.strides[d] as i64);
            axes[tap] = factor(shape[tap], step * dilation);
            axes[position] = factor(shape[position], step * jump);
            let before = self.attrs.pads_begin[d] as i64;
            offset -= before * step;
            let last =
                (shape[tap] as i64 - 1) * dilation + (shape[position] as i64 - 1) * jump - before;
            if before > 0 || last >= self.x_shape[2 + d] as i64 {
                let mut along = vec![Vec::new(); shape.len()];
                along[tap] = factor(shape[tap], dilation);
                along[position] = factor(shape[position], jump);
                guards.push(WalkGuard {
                    offset: -before,
                    axes: along,
                    extent: self.x_shape[2 + d],
                });
            }
        }
        let info = self.context.graph.value(view.root);
        let elem = elem_of(info.ty.dtype);
        let elems = info.ty.elems().unwrap_or_default();
        let from = self
            .walks
            .operand(Source::Value(view.root), input(&info.name, elem, elems));
        let access = self.walks.walk(Walk {
            operand: from,
            offset,
            axes,
            guards,
            fill: 0,
        });
        Ok(self.body.push(Inst::Load { access }, elem))
    }
}

/// The step that lays out patches as `[image, group, channel, tap.., output position..]`.
pub fn patches_step(
    context: &Context<'_>,
    cluster: &Cluster,
    x: ValueId,
    w_shape: &[u64],
    attrs: &ConvAttrs,
    name: &str,
) -> Result<DraftStep, OptimizeError> {
    let x_shape = context.extents(x);
    let mut shape = vec![x_shape[0], attrs.groups, w_shape[1]];
    shape.extend_from_slice(&w_shape[2..]);
    shape.extend_from_slice(&cluster.shape[2..]);
    let mut reader = PatchReader {
        context,
        walks: Walks::default(),
        body: BodyBuilder::default(),
        attrs,
        x_shape,
        shape,
    };
    let value = inline::write(context, &cluster.prologue, x, &mut reader)?;
    let PatchReader {
        mut walks,
        body,
        shape,
        ..
    } = reader;
    let dtype = context.graph.ty(x).dtype;
    let elem = elem_of(dtype);
    let total: u64 = shape.iter().product();
    let target = Source::Temporary {
        index: 0,
        dtype,
        elems: total,
    };
    let to = walks.operand(target, output(&format!("{name}/patches"), elem, total));
    let access = walks.plain(to, 0, row_major(&shape));
    let effects = vec![Effect::Store { access, value }];
    map_step(
        format!("{name}/patches"),
        walks,
        &shape,
        body.insts,
        effects,
    )
}
