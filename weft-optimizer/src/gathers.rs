//! Elements read at other coordinates than those of the result: Resize, Pad, Gather.
//!
//! Where the coordinates are affine the reads are plain strided loads; otherwise they come from
//! tables of offsets that the optimizer makes, and the kernel gathers.

use crate::body::{BodyBuilder, op_name};
use crate::draft::Context;
use crate::elems::{compute_elem, elem_of};
use crate::error::OptimizeError;
use crate::inline::{self, LeafReader};
use crate::walks::{Source, Walk, WalkGuard, Walks, input};
use weft_analysis::{Factor, View};
use weft_ir::{DType, Node, Op, PadMode, ResizeAttrs, ResizeMode, ValueId};
use weft_kernel::{BinaryOp, CompareOp, Elem, Inst, UnaryOp, Val};
use weft_plan::{IndexCheck, Recipe};

/// The most elements that one result element is made of.
const MAX_TAPS: usize = 256;

/// The value of a gather-like node at the coordinates of its result; the nodes of `prologue` are
/// computed at each place that is read.
///
/// # Errors
/// If the form is not implemented.
pub fn gather_like(
    context: &Context<'_>,
    walks: &mut Walks,
    body: &mut BodyBuilder,
    at: usize,
    prologue: &[usize],
) -> Result<Val, OptimizeError> {
    let node = &context.graph.nodes[at];
    let mut reader = Reader {
        context,
        walks,
        body,
        node,
        prologue,
        shape: context.extents(node.output),
    };
    match &node.op {
        Op::Resize(attrs) => reader.resize(attrs),
        Op::Pad {
            before,
            after,
            mode,
        } => reader.pad(before, after, mode),
        Op::Gather { axis } => reader.gather(*axis),
        _ => Err(reader.refuse("it does not gather")),
    }
}

struct Reader<'a> {
    context: &'a Context<'a>,
    walks: &'a mut Walks,
    body: &'a mut BodyBuilder,
    node: &'a Node,
    /// Nodes that are computed where the data is read.
    prologue: &'a [usize],
    shape: Vec<u64>,
}

/// Where the data is read.
enum Place<'r> {
    /// At these coordinates along some of its axes, within guards.
    Chosen {
        chosen: &'r [(usize, Index)],
        guards: &'r [WalkGuard],
        fill: u64,
    },
    /// At indices along one axis, which is replaced by the indices' axes.
    Gathered {
        axis: usize,
        rank: usize,
        list: &'r [i64],
    },
    /// At an index along one axis, which is replaced by the indices' axes, that the body computes.
    Computed {
        axis: usize,
        rank: usize,
        index: Val,
    },
}

/// Reads the data, or an operand of what makes the data.
struct Leaf<'r, 'a> {
    reader: &'r mut Reader<'a>,
    place: Place<'r>,
}

impl LeafReader for Leaf<'_, '_> {
    fn body(&mut self) -> &mut BodyBuilder {
        self.reader.body
    }

    fn read(&mut self, view: &View) -> Result<Val, OptimizeError> {
        match &self.place {
            Place::Chosen {
                chosen,
                guards,
                fill,
            } => Ok(self.reader.read_chosen(view, chosen, guards, *fill)),
            Place::Gathered { axis, rank, list } => {
                Ok(self.reader.read_gathered(view, *axis, *rank, list))
            }
            Place::Computed { axis, rank, index } => {
                Ok(self.reader.read_computed(view, *axis, *rank, *index))
            }
        }
    }
}

/// How the source coordinate of one axis depends on the result's.
enum Index {
    /// The same, or `first + step * coordinate`.
    Affine { first: i64, step: i64 },
    /// By a table over the result's axis.
    Table(Vec<i64>),
}

impl Reader<'_> {
    fn refuse(&self, why: &str) -> OptimizeError {
        OptimizeError::UnsupportedForm {
            node: self.node.name.clone(),
            op: op_name(&self.node.op),
            why: why.into(),
        }
    }

    fn resize(&mut self, attrs: &ResizeAttrs) -> Result<Val, OptimizeError> {
        let data = self.node.inputs[0];
        let dtype = self.context.graph.ty(data).dtype;
        let from = self.context.extents(data);
        let mut tables = Vec::new();
        for (axis, &extent) in from.iter().enumerate() {
            let taps = weft_reference::resize_taps(attrs, axis, extent).map_err(|e| {
                OptimizeError::Fold {
                    node: self.node.name.clone(),
                    source: Box::new(e),
                }
            })?;
            if let Some(taps) = taps {
                tables.push((axis, taps));
            }
        }
        let count: usize = tables
            .iter()
            .map(|(_, t)| t.first().map_or(1, Vec::len))
            .product();
        if count > MAX_TAPS {
            return Err(self.refuse("one element is made of more than 256"));
        }
        let nearest = matches!(attrs.mode, ResizeMode::Nearest(_));
        let compute = if nearest {
            elem_of(dtype)
        } else {
            wide_elem(dtype)
        };
        let mut chosen: Vec<(usize, Index)> = Vec::new();
        let value = self.taps(&tables, &mut chosen, nearest, compute)?;
        Ok(self.round_back(value, dtype))
    }

    /// The sum over the taps of the first of `tables`, of the sums over the others.
    fn taps(
        &mut self,
        tables: &[(usize, Vec<Vec<weft_reference::Tap>>)],
        chosen: &mut Vec<(usize, Index)>,
        copy: bool,
        compute: Elem,
    ) -> Result<Val, OptimizeError> {
        let Some(((axis, taps), rest)) = tables.split_first() else {
            let value = self.read(chosen, &[], 0)?;
            return Ok(self.body.cast(compute, value));
        };
        let count = taps.first().map_or(0, Vec::len);
        let mut acc = self.body.int(compute, 0);
        for tap in 0..count {
            let index: Vec<i64> = taps.iter().map(|t| t[tap].index as i64).collect();
            chosen.push((*axis, Index::from_list(index)));
            let value = self.taps(rest, chosen, copy, compute)?;
            chosen.pop();
            if copy {
                return Ok(value);
            }
            let weights: Vec<f32> = taps.iter().map(|t| t[tap].weight).collect();
            let weight = self.weight(*axis, &weights, compute);
            acc = self.body.push(
                Inst::Fma {
                    a: weight,
                    b: value,
                    c: acc,
                },
                compute,
            );
        }
        Ok(acc)
    }

    /// A weight along an axis: a constant, or a table over the result's coordinates.
    fn weight(&mut self, axis: usize, weights: &[f32], compute: Elem) -> Val {
        let first = weights.first().copied().unwrap_or(0.0);
        let value = if weights.iter().all(|w| w.to_bits() == first.to_bits()) {
            self.body.constant(Elem::F32, u64::from(first.to_bits()))
        } else {
            let bytes: Vec<u8> = weights.iter().flat_map(|w| w.to_le_bytes()).collect();
            self.table(axis, &bytes, DType::F32, weights.len())
        };
        self.body.cast(compute, value)
    }

    /// An entry of a made table at the result's coordinate along an axis.
    fn table(&mut self, axis: usize, bytes: &[u8], dtype: DType, entries: usize) -> Val {
        use std::fmt::Write;
        let mut hex = String::with_capacity(bytes.len() * 2);
        for byte in bytes {
            // Writing to a string cannot fail.
            let _ = write!(hex, "{byte:02x}");
        }
        let elems = entries as u64;
        let source = Source::Made {
            recipe: Recipe::Table(hex),
            dtype,
            elems,
        };
        let name = format!("{}/table{}", self.node.name, axis);
        let elem = elem_of(dtype);
        let operand = self.walks.operand(source, input(&name, elem, elems));
        let mut axes = vec![Vec::new(); self.shape.len()];
        if self.shape[axis] > 1 {
            axes[axis] = vec![Factor {
                extent: self.shape[axis],
                stride: 1,
            }];
        }
        let access = self.walks.plain(operand, 0, self.squeeze(&axes));
        self.body.push(Inst::Load { access }, elem)
    }

    /// Factor lists over the result's axes that have steps.
    fn squeeze(&self, axes: &[Vec<Factor>]) -> Vec<Vec<Factor>> {
        axes.iter()
            .zip(&self.shape)
            .filter(|(_, extent)| **extent != 1)
            .map(|(factors, _)| factors.clone())
            .collect()
    }

    /// Reads the data at chosen coordinates; axes that are not chosen are the result's own.
    fn read(
        &mut self,
        chosen: &[(usize, Index)],
        guards: &[WalkGuard],
        fill: u64,
    ) -> Result<Val, OptimizeError> {
        // Zeros outside of the operands of a prologue give what the data has outside: only such
        // prologues are taken.
        let fill = if self.prologue.is_empty() { fill } else { 0 };
        self.inlined(Place::Chosen {
            chosen,
            guards,
            fill,
        })
    }

    fn inlined(&mut self, place: Place<'_>) -> Result<Val, OptimizeError> {
        let (context, prologue, data) = (self.context, self.prologue, self.node.inputs[0]);
        let mut leaf = Leaf {
            reader: self,
            place,
        };
        inline::write(context, prologue, data, &mut leaf)
    }

    fn read_chosen(
        &mut self,
        view: &View,
        chosen: &[(usize, Index)],
        guards: &[WalkGuard],
        fill: u64,
    ) -> Val {
        let data = view.root;
        let info = self.context.graph.value(data);
        let elem = elem_of(info.ty.dtype);
        let elems = info.ty.elems().unwrap_or_default();
        let operand = self
            .walks
            .operand(Source::Value(data), input(&info.name, elem, elems));
        let mut offset = view.offset;
        let mut axes = view.axes.clone();
        let mut displacement: Option<Val> = None;
        for (axis, index) in chosen {
            let stride = view.merged_stride(&[*axis]).unwrap_or(0);
            let extent = self.shape[*axis];
            match index {
                Index::Affine { first, step } => {
                    offset += first * stride;
                    axes[*axis] = if extent > 1 {
                        vec![Factor {
                            extent,
                            stride: step * stride,
                        }]
                    } else {
                        Vec::new()
                    };
                }
                Index::Table(list) => {
                    axes[*axis] = Vec::new();
                    let bytes: Vec<u8> = list
                        .iter()
                        .flat_map(|i| (i * stride).to_le_bytes())
                        .collect();
                    let entry = self.table(*axis, &bytes, DType::I64, list.len());
                    displacement = Some(match displacement {
                        None => entry,
                        Some(sum) => self.body.binary(BinaryOp::Add, sum, entry),
                    });
                }
            }
        }
        let access = self.walks.walk(Walk {
            operand,
            offset,
            axes: self.squeeze(&axes),
            guards: guards.to_vec(),
            fill,
        });
        match displacement {
            None => self.body.push(Inst::Load { access }, elem),
            Some(index) => self.body.push(
                Inst::Gather {
                    access,
                    index,
                    stride: 1,
                },
                elem,
            ),
        }
    }

    /// From the type in which taps are summed to the memory type: half types round once, integers
    /// round half to even and saturate.
    fn round_back(&mut self, value: Val, dtype: DType) -> Val {
        let target = elem_of(dtype);
        if self.body.elem(value) == target {
            return value;
        }
        if dtype.is_int() {
            let rounded = self.body.unary(UnaryOp::RoundEven, value);
            return self.body.cast(target, rounded);
        }
        self.body.cast(target, value)
    }

    fn pad(&mut self, before: &[i64], after: &[i64], mode: &PadMode) -> Result<Val, OptimizeError> {
        let from = self.context.extents(self.node.inputs[0]);
        let mut chosen = Vec::new();
        let mut guards = Vec::new();
        for axis in 0..from.len() {
            if before[axis] == 0 && after[axis] == 0 {
                continue;
            }
            let kept = from[axis] as i64 + before[axis].min(0) + after[axis].min(0);
            if *mode == PadMode::Constant {
                chosen.push((
                    axis,
                    Index::Affine {
                        first: -before[axis],
                        step: 1,
                    },
                ));
                if before[axis] > 0 || after[axis] > 0 {
                    let mut axes = vec![Vec::new(); self.shape.len()];
                    if self.shape[axis] > 1 {
                        axes[axis] = vec![Factor {
                            extent: self.shape[axis],
                            stride: 1,
                        }];
                    }
                    guards.push(WalkGuard {
                        offset: -before[axis],
                        axes: self.squeeze(&axes),
                        extent: (from[axis] as i64 + after[axis].min(0)).max(0) as u64,
                    });
                }
                continue;
            }
            let first = (-before[axis]).max(0);
            let mut list = Vec::with_capacity(self.shape[axis] as usize);
            for j in 0..self.shape[axis] as i64 {
                let inside = outside_index(mode, j - before[axis].max(0), kept)
                    .ok_or_else(|| self.refuse("nothing is left to reflect"))?;
                list.push(first + inside);
            }
            chosen.push((axis, Index::from_list(list)));
        }
        let fill = match (mode, self.node.inputs.get(1)) {
            (PadMode::Constant, Some(value)) => {
                self.context
                    .splat(*value)
                    .ok_or_else(|| self.refuse("its value is no constant"))?
                    .1
            }
            _ => 0,
        };
        self.read(&chosen, &guards, fill)
    }

    fn gather(&mut self, axis: usize) -> Result<Val, OptimizeError> {
        let indices = self.node.inputs[1];
        let count = self.context.extents(self.node.inputs[0])[axis] as i64;
        let rank = self.context.extents(indices).len();
        if self.context.graph.value(indices).constant.is_none() {
            let index = self.computed_index(axis, rank, indices, count)?;
            return self.inlined(Place::Computed { axis, rank, index });
        }
        let list = self.constant_indices(indices, count)?;
        self.inlined(Place::Gathered {
            axis,
            rank,
            list: &list,
        })
    }

    /// An index that a run computes, inside of an axis of `count` elements: where its range does not
    /// prove it there, a run looks at it before the step, and the kernel, which must never read
    /// outside, moves it to the nearest element.
    fn computed_index(
        &mut self,
        axis: usize,
        rank: usize,
        indices: ValueId,
        count: i64,
    ) -> Result<Val, OptimizeError> {
        let context = self.context;
        let view = context
            .views
            .view(context.graph, indices)
            .map_err(|e| context.not_affine(indices, &e))?;
        let (operand, elem) = self.data_operand(view.root);
        let mut axes = vec![Vec::new(); self.shape.len()];
        axes[axis..axis + rank].clone_from_slice(&view.axes);
        let access = self.walks.plain(operand, view.offset, self.squeeze(&axes));
        let given = self.body.push(Inst::Load { access }, elem);
        let bounds = context.facts.index_bounds(indices, count);
        if !(bounds.above_minus_count && bounds.below_count) {
            // An index that is read again need not be looked at again.
            let steps = view.axes.iter().flatten().map(|f| (f.extent, f.stride));
            self.walks.check(IndexCheck {
                indices: context.graph.value(indices).name.clone(),
                operand,
                offset: view.offset.max(0) as u64,
                axes: steps.filter(|(_, stride)| *stride != 0).collect(),
                extent: count.max(0) as u64,
            });
        }
        let mut index = given;
        if elem == Elem::U64 && !bounds.below_count {
            // What exceeds i64 would come out negative.
            let last = self.body.constant(Elem::U64, (count - 1) as u64);
            index = self.body.binary(BinaryOp::Min, index, last);
        }
        index = self.body.cast(Elem::I64, index);
        let zero = self.body.constant(Elem::I64, 0);
        if bounds.may_be_negative {
            let all = self.body.constant(Elem::I64, count as u64);
            let from_end = self.body.binary(BinaryOp::Add, index, all);
            let below = self.body.compare(CompareOp::Lt, index, zero);
            index = self.body.select(below, from_end, index);
        }
        if !bounds.above_minus_count {
            index = self.body.binary(BinaryOp::Max, index, zero);
        }
        if !bounds.below_count {
            let last = self.body.constant(Elem::I64, (count - 1) as u64);
            index = self.body.binary(BinaryOp::Min, index, last);
        }
        Ok(index)
    }

    fn read_computed(&mut self, view: &View, axis: usize, rank: usize, index: Val) -> Val {
        let mut axes: Vec<Vec<Factor>> = view.axes[..axis].to_vec();
        axes.extend(std::iter::repeat_n(Vec::new(), rank));
        axes.extend_from_slice(&view.axes[axis + 1..]);
        let stride = view.merged_stride(&[axis]).unwrap_or(0);
        let (operand, elem) = self.data_operand(view.root);
        let access = self.walks.plain(operand, view.offset, self.squeeze(&axes));
        self.body.push(
            Inst::Gather {
                access,
                index,
                stride,
            },
            elem,
        )
    }

    fn read_gathered(&mut self, view: &View, axis: usize, rank: usize, list: &[i64]) -> Val {
        // Axes of the result: the data's before, the indices', the data's behind.
        let mut axes: Vec<Vec<Factor>> = view.axes[..axis].to_vec();
        axes.extend(std::iter::repeat_n(Vec::new(), rank));
        axes.extend_from_slice(&view.axes[axis + 1..]);
        let moved = View {
            axes,
            ..view.clone()
        };
        let stride = view.merged_stride(&[axis]).unwrap_or(0);
        if rank <= 1 {
            let index = Index::from_list(list.to_vec());
            return self.read_scaled(&moved, axis, rank, &index, stride);
        }
        let bytes: Vec<u8> = list
            .iter()
            .flat_map(|i| (i * stride).to_le_bytes())
            .collect();
        let entry = self.wide_table(axis, rank, &bytes, list.len());
        let (operand, elem) = self.data_operand(moved.root);
        let access = self
            .walks
            .plain(operand, moved.offset, self.squeeze(&moved.axes));
        self.body.push(
            Inst::Gather {
                access,
                index: entry,
                stride: 1,
            },
            elem,
        )
    }

    fn data_operand(&mut self, data: ValueId) -> (usize, Elem) {
        let info = self.context.graph.value(data);
        let elem = elem_of(info.ty.dtype);
        let elems = info.ty.elems().unwrap_or_default();
        (
            self.walks
                .operand(Source::Value(data), input(&info.name, elem, elems)),
            elem,
        )
    }

    fn read_scaled(
        &mut self,
        moved: &View,
        axis: usize,
        rank: usize,
        index: &Index,
        stride: i64,
    ) -> Val {
        let (operand, elem) = self.data_operand(moved.root);
        let mut axes = moved.axes.clone();
        let mut offset = moved.offset;
        let entry = match index {
            Index::Affine { first, step } => {
                offset += first * stride;
                if rank == 1 && self.shape[axis] > 1 {
                    let extent = self.shape[axis];
                    axes[axis] = vec![Factor {
                        extent,
                        stride: step * stride,
                    }];
                }
                None
            }
            Index::Table(list) => {
                let bytes: Vec<u8> = list
                    .iter()
                    .flat_map(|i| (i * stride).to_le_bytes())
                    .collect();
                Some(self.table(axis, &bytes, DType::I64, list.len()))
            }
        };
        let access = self.walks.plain(operand, offset, self.squeeze(&axes));
        match entry {
            None => self.body.push(Inst::Load { access }, elem),
            Some(index) => self.body.push(
                Inst::Gather {
                    access,
                    index,
                    stride: 1,
                },
                elem,
            ),
        }
    }

    /// An entry of a table over several axes of the result, row-major.
    fn wide_table(&mut self, first: usize, rank: usize, bytes: &[u8], entries: usize) -> Val {
        use std::fmt::Write;
        let mut hex = String::with_capacity(bytes.len() * 2);
        for byte in bytes {
            // Writing to a string cannot fail.
            let _ = write!(hex, "{byte:02x}");
        }
        let elems = entries as u64;
        let source = Source::Made {
            recipe: Recipe::Table(hex),
            dtype: DType::I64,
            elems,
        };
        let name = format!("{}/indices", self.node.name);
        let operand = self.walks.operand(source, input(&name, Elem::I64, elems));
        let own = crate::loops::row_major(&self.shape[first..first + rank]);
        let mut axes = vec![Vec::new(); self.shape.len()];
        axes[first..first + rank].clone_from_slice(&own);
        let access = self.walks.plain(operand, 0, self.squeeze(&axes));
        self.body.push(Inst::Load { access }, Elem::I64)
    }

    fn constant_indices(&self, value: ValueId, count: i64) -> Result<Vec<i64>, OptimizeError> {
        let Some(tensor) = &self.context.graph.value(value).constant else {
            return Err(self.refuse("its indices are computed during the run"));
        };
        let list = (0..tensor.elems()).map(|i| signed(tensor.dtype(), tensor.bits(i)));
        list.map(|i| {
            let at = if i < 0 { i + count } else { i };
            (0..count).contains(&at).then_some(at)
        })
        .collect::<Option<Vec<i64>>>()
        .ok_or_else(|| self.refuse("an index is outside of the axis"))
    }
}

impl Index {
    fn from_list(list: Vec<i64>) -> Index {
        let first = list.first().copied().unwrap_or(0);
        let step = list.get(1).map_or(0, |second| second - first);
        let affine = list
            .iter()
            .enumerate()
            .all(|(i, v)| *v == first + step * i as i64);
        if affine {
            Index::Affine { first, step }
        } else {
            Index::Table(list)
        }
    }
}

/// The integer that an element's bits stand for. What exceeds i64 is outside of every axis.
fn signed(dtype: DType, bits: u64) -> i64 {
    match dtype {
        DType::I8 => i64::from(bits as u8 as i8),
        DType::I16 => i64::from(bits as u16 as i16),
        DType::I32 => i64::from(bits as u32 as i32),
        DType::I64 => bits as i64,
        _ => i64::try_from(bits).unwrap_or(i64::MAX),
    }
}

/// The element of an axis of `count` that stands at position `p`, which may lie outside.
fn outside_index(mode: &PadMode, p: i64, count: i64) -> Option<i64> {
    if count <= 0 {
        return None;
    }
    match mode {
        PadMode::Edge => Some(p.clamp(0, count - 1)),
        PadMode::Wrap => Some(p.rem_euclid(count)),
        _ if (0..count).contains(&p) => Some(p),
        _ if count == 1 => None,
        _ => {
            let period = 2 * (count - 1);
            let q = p.rem_euclid(period);
            Some(if q < count { q } else { period - q })
        }
    }
}

/// The type in which taps are summed.
fn wide_elem(dtype: DType) -> Elem {
    match dtype {
        DType::F64 => Elem::F64,
        d if d.is_int() => Elem::F32,
        d => compute_elem(d),
    }
}
