//! The right operand of a contraction in panels: a constant when the plan is made, everything else by
//! steps that copy it, or compute it on the way.

use crate::body::BodyBuilder;
use crate::draft::{Context, DraftStep};
use crate::elems::elem_of;
use crate::error::OptimizeError;
use crate::inline::{self, LeafReader};
use crate::loops::row_major;
use crate::products::{Product, Prologue, factor};
use crate::steps::{copy_step, map_step};
use crate::walks::{Source, Walks, input, output};
use weft_analysis::{Factor, View};
use weft_ir::DType;
use weft_kernel::{BLayout, Effect, Inst, Val};
use weft_plan::Recipe;

/// The right operand as the kernel sees it.
pub struct BSide {
    /// Where it is.
    pub source: Source,
    /// Its elements, padding of panels included.
    pub elems: u64,
    /// First element.
    pub offset: i64,
    /// Steps along the batch axes.
    pub batch: Vec<Vec<Factor>>,
}

/// Packs the right operand into panels: a constant when the plan is made, else by steps.
pub fn pack(
    context: &Context<'_>,
    product: &Product,
    nr: u32,
    dtype: DType,
    name: &str,
    steps: &mut Vec<DraftStep>,
) -> Result<BSide, OptimizeError> {
    if let Some(prologue) = &product.prologue {
        return pack_made(context, product, prologue, nr, dtype, name, steps);
    }
    let width = u64::from(nr);
    let one = BLayout::panel_elems(nr, product.k, product.n);
    // Batch axes along which the operand stands still are not repeated in the packed form.
    let mut packed_batch = vec![Vec::new(); product.batch.len()];
    let mut elems = one;
    let mut moving = Vec::new();
    for (axis, factors) in product.b.batch.iter().enumerate().rev() {
        for f in factors.iter().rev() {
            let stride = if f.stride == 0 { 0 } else { elems as i64 };
            packed_batch[axis].insert(
                0,
                Factor {
                    extent: f.extent,
                    stride,
                },
            );
            if f.stride != 0 {
                moving.insert(0, (*f, elems as i64));
                elems *= f.extent;
            }
        }
    }
    let packed = |source| BSide {
        source,
        elems,
        offset: 0,
        batch: packed_batch,
    };
    if let (true, Source::Value(_)) = (product.b.is_constant, &product.b.source) {
        let recipe = Recipe::Panels {
            constant: product.b.name.clone(),
            offset: product.b.offset,
            batch: moving.iter().map(|(f, _)| f.extent).collect(),
            batch_strides: moving.iter().map(|(f, _)| f.stride).collect(),
            k: product.k,
            n: product.n,
            k_stride: product.b.k_stride,
            n_stride: product.b.n_stride,
            nr,
        };
        return Ok(packed(Source::Made {
            recipe,
            dtype,
            elems,
        }));
    }
    let target = Source::Temporary {
        index: product.temporaries,
        dtype,
        elems,
    };
    let full = product.n / width;
    let rest = product.n % width;
    for (panels, lanes, first) in [(full, width, 0), (u64::from(rest > 0), rest, full)] {
        if panels == 0 {
            continue;
        }
        let mut walks = Walks::default();
        let elem = elem_of(dtype);
        let from = walks.operand(
            product.b.source.clone(),
            input(&product.b.name, elem, product.b.elems),
        );
        let to = walks.operand(
            target.clone(),
            output(&format!("{name}/panels"), elem, elems),
        );
        let mut shape: Vec<u64> = moving.iter().map(|(f, _)| f.extent).collect();
        let mut source_axes: Vec<Vec<Factor>> = moving.iter().map(|(f, _)| vec![*f]).collect();
        let mut target_axes: Vec<Vec<Factor>> = moving
            .iter()
            .map(|(f, s)| {
                vec![Factor {
                    extent: f.extent,
                    stride: *s,
                }]
            })
            .collect();
        let panel = (product.k * width) as i64;
        shape.extend([panels, product.k, lanes]);
        source_axes.extend([
            factor(panels, product.b.n_stride * width as i64),
            factor(product.k, product.b.k_stride),
            factor(lanes, product.b.n_stride),
        ]);
        target_axes.extend([
            factor(panels, panel),
            factor(product.k, width as i64),
            factor(lanes, 1),
        ]);
        let skip = (first * width) as i64;
        let load = walks.plain(
            from,
            product.b.offset + skip * product.b.n_stride,
            source_axes,
        );
        let store = walks.plain(to, first as i64 * panel, target_axes);
        let part = if first == 0 { "panels" } else { "last panel" };
        steps.push(copy_step(
            format!("{name}/{part}"),
            walks,
            &shape,
            load,
            store,
        )?);
    }
    Ok(packed(target))
}

/// Reads an operand of what makes the right operand, panel by panel.
struct PanelReader<'a> {
    context: &'a Context<'a>,
    prologue: &'a Prologue,
    walks: Walks,
    body: BodyBuilder,
    /// Number of panels, rows, and columns of each panel.
    panels: [u64; 3],
    /// Columns of a whole panel.
    width: u64,
    /// Columns before the first panel.
    skip: i64,
}

impl LeafReader for PanelReader<'_> {
    fn body(&mut self) -> &mut BodyBuilder {
        &mut self.body
    }

    fn read(&mut self, view: &View) -> Result<Val, OptimizeError> {
        let groups = &self.prologue.groups;
        let n_stride = view.merged_stride(&groups.free).unwrap_or(0);
        let k_stride = view.merged_stride(&groups.contract).unwrap_or(0);
        let [panels, k, lanes] = self.panels;
        let mut axes: Vec<Vec<Factor>> =
            groups.batch.iter().map(|a| view.axes[*a].clone()).collect();
        axes.extend([
            factor(panels, n_stride * self.width as i64),
            factor(k, k_stride),
            factor(lanes, n_stride),
        ]);
        let info = self.context.graph.value(view.root);
        let elem = elem_of(info.ty.dtype);
        let elems = info.ty.elems().unwrap_or_default();
        let from = self
            .walks
            .operand(Source::Value(view.root), input(&info.name, elem, elems));
        let access = self
            .walks
            .plain(from, view.offset + self.skip * n_stride, axes);
        Ok(self.body.push(Inst::Load { access }, elem))
    }
}

/// Packs a right operand that elementwise nodes make, computing it on the way.
fn pack_made(
    context: &Context<'_>,
    product: &Product,
    prologue: &Prologue,
    nr: u32,
    dtype: DType,
    name: &str,
    steps: &mut Vec<DraftStep>,
) -> Result<BSide, OptimizeError> {
    let width = u64::from(nr);
    let one = BLayout::panel_elems(nr, product.k, product.n);
    let batch_steps: Vec<Vec<Factor>> = row_major(&prologue.batch)
        .into_iter()
        .map(|factors| {
            let scaled = |f: &Factor| Factor {
                extent: f.extent,
                stride: f.stride * one as i64,
            };
            factors.iter().map(scaled).collect()
        })
        .collect();
    let elems = prologue.batch.iter().product::<u64>() * one;
    let target = Source::Temporary {
        index: product.temporaries,
        dtype,
        elems,
    };
    let (full, rest) = (product.n / width, product.n % width);
    for (panels, lanes, first) in [(full, width, 0), (u64::from(rest > 0), rest, full)] {
        if panels == 0 {
            continue;
        }
        let mut reader = PanelReader {
            context,
            prologue,
            walks: Walks::default(),
            body: BodyBuilder::default(),
            panels: [panels, product.k, lanes],
            width,
            skip: (first * width) as i64,
        };
        let value = inline::write(context, &prologue.nodes, prologue.value, &mut reader)?;
        let PanelReader {
            mut walks, body, ..
        } = reader;
        let elem = elem_of(dtype);
        let to = walks.operand(
            target.clone(),
            output(&format!("{name}/panels"), elem, elems),
        );
        let mut shape = prologue.batch.clone();
        shape.extend([panels, product.k, lanes]);
        let panel = (product.k * width) as i64;
        let mut axes = batch_steps.clone();
        axes.extend([
            factor(panels, panel),
            factor(product.k, width as i64),
            factor(lanes, 1),
        ]);
        let access = walks.plain(to, first as i64 * panel, axes);
        let part = if first == 0 { "panels" } else { "last panel" };
        let effects = vec![Effect::Store { access, value }];
        steps.push(map_step(
            format!("{name}/{part}"),
            walks,
            &shape,
            body.insts,
            effects,
        )?);
    }
    Ok(BSide {
        source: target,
        elems,
        offset: 0,
        batch: batch_steps,
    })
}
