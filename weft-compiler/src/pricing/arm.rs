//! What the portable arms do, as work that can be priced.
//!
//! Besides the vector operations that are written in a kernel, an arm has work that no operation
//! shows: it finds each row of a block, takes elements one by one where they do not lie side by
//! side, finishes each reduction of each row, begins each tile of a contraction. The figures here
//! are cycles of a processor of 2021 (`record/2026-12-01-amd-epyc.json`), where most arms of the
//! bench then come out between two thirds and one and a half times what was measured.

use weft_kernel::kernel::PAST_CACHES_BYTES;
use weft_kernel::{
    Access, Axis, BinaryOp, ContractionKernel, Effect, Elem, Functions, Inst, Kernel, LoopKernel,
    Operand, OperandRole, Over, ReduceOp, Stage, UnaryOp,
};
use weft_price::{ArmStage, Class, Width};

/// What going through a block operation by operation costs, as a factor.
const BLOCK_SLOWDOWN: f64 = 2.0;
/// What finding each step of a stream costs, as a factor.
const STREAM_SLOWDOWN: f64 = 1.3;
/// Links and loaded operands of a stream, at most, and the length of an output from which on a
/// stream writes past the caches, as weft-portable has them.
const STREAM_LINKS: usize = 12;
const STREAM_LOADS: usize = 8;
/// Rows shorter than this are taken several at a time, through blocks.
const STREAM_ROW: u64 = 1009;
/// Each row of a block that does not lie behind the row before it.
const ROW_CYCLES: f64 = 36.0;
/// Each element that does not lie behind the element before it.
const ELEMENT_CYCLES: f64 = 4.4;
/// The end of a reduction of a row, and making it ready for the stages behind.
const REDUCTION_CYCLES: f64 = 90.0;
/// Begin and end of a tile of a contraction's result, in each segment.
const TILE_CYCLES: f64 = 340.0;
/// A batch entry of a contraction.
const BATCH_CYCLES: f64 = 500.0;
/// A call: tables, buffers and constants made ready.
const CALL_CYCLES: f64 = 1500.0;
/// Instructions of an exact fma where the processor has none.
const SOFT_FMA: f64 = 24.0;

/// The work of a kernel's arm.
pub(super) fn stages(
    kernel: &Kernel,
    functions: &Functions,
    width: Width,
    has_fma: bool,
) -> Vec<ArmStage> {
    let mut work = Work {
        functions,
        width,
        has_fma,
        stages: vec![cycles("call", 1, CALL_CYCLES)],
    };
    match kernel {
        Kernel::Loop(k) => work.loop_kernel(k),
        Kernel::Contraction(k) => work.contraction(k),
    }
    work.stages
}

struct Work<'a> {
    functions: &'a Functions,
    width: Width,
    has_fma: bool,
    stages: Vec<ArmStage>,
}

impl Work<'_> {
    fn loop_kernel(&mut self, k: &LoopKernel) {
        let merged = Merged::of(&k.axes, &k.accesses);
        let rows = k.points() / k.inner_extent().max(1);
        for stage in &k.stages {
            let points = match stage.over {
                Over::Inner => k.points(),
                Over::Once => rows,
            };
            if self.width != Width::Bits128 && is_stream(k, stage, &merged) {
                self.stream(stage, points);
            } else {
                self.body(&stage.insts, &stage.effects, points);
            }
            let once = stage.over == Over::Once;
            self.transfers(&stage.insts, &stage.effects, &k.accesses, &merged, once);
            let reductions = stage.effects.iter().filter(|e| is_reduction(e)).count();
            let ends = rows * reductions as u64;
            self.stages
                .push(cycles("reductions", ends, REDUCTION_CYCLES));
        }
    }

    fn contraction(&mut self, k: &ContractionKernel) {
        // Eight steps at a time, as the tiles are unrolled: the loop's own work does not count.
        let lanes = self.width.f32_lanes();
        let mut product = self.stage(k.macs(), fma(self.has_fma, 8.0));
        product.label = "product".into();
        product.lanes = lanes * 8;
        product.slowdown = 1.0;
        self.stages.push(product);
        // As many rows and columns as weft-portable's tiles have.
        let (rows, columns) = match self.width {
            Width::Bits512 => (12, 32),
            _ => (6, 16),
        };
        let batch = k.batch_points();
        let tiles = (batch * k.m.div_ceil(rows)).saturating_mul(k.n.div_ceil(columns));
        let segments = k.k.div_ceil(k.segment.max(1)).max(1);
        let tiles = tiles.saturating_mul(segments);
        self.stages.push(cycles("tiles", tiles, TILE_CYCLES));
        self.stages.push(cycles("batch", batch, BATCH_CYCLES));
        let points = batch.saturating_mul(k.m).saturating_mul(k.n);
        self.body(&k.epilogue, &k.effects, points);
        let merged = Merged::of(&k.epilogue_axes(), &k.accesses);
        self.transfers(&k.epilogue, &k.effects, &k.accesses, &merged, false);
    }

    /// The vector operations of a stream over so many points: values stay in registers.
    fn stream(&mut self, stage: &Stage, points: u64) {
        let mut operations = count(&stage.insts, self.functions, self.has_fma);
        operations.retain(|(class, _)| !matches!(class, Class::Load | Class::Store));
        // One load of each input, which is counted as an operation already, and the store.
        operations.push((Class::Store, 1.0));
        let mut stage = self.stage(points, operations);
        stage.slowdown = STREAM_SLOWDOWN;
        self.stages.push(stage);
    }

    /// The vector operations of a map over so many points.
    fn body(&mut self, insts: &[Inst], of: &[Effect], points: u64) {
        let mut operations = count(insts, self.functions, self.has_fma);
        effects(of, self.has_fma, &mut operations);
        let stage = self.stage(points, operations);
        self.stages.push(stage);
    }

    /// What loads and stores cost beyond vectors that lie side by side.
    fn transfers(
        &mut self,
        insts: &[Inst],
        effects: &[Effect],
        accesses: &[Access],
        merged: &Merged,
        once: bool,
    ) {
        let loads = insts.iter().filter_map(|inst| match inst {
            Inst::Load { access } => Some(*access),
            _ => None,
        });
        let stores = effects.iter().filter_map(|effect| match effect {
            Effect::Store { access, .. } => Some(*access),
            _ => None,
        });
        let (mut rows, mut elements) = (0u64, 0u64);
        for index in loads.chain(stores) {
            let Some(access) = accesses.get(index) else {
                continue;
            };
            match merged.shape(access, once) {
                Shape::Still | Shape::SideBySide => {}
                Shape::Rows => rows = rows.saturating_add(merged.rows),
                Shape::Elements => {
                    rows = rows.saturating_add(merged.rows);
                    elements = elements.saturating_add(merged.points());
                }
            }
        }
        self.stages.push(cycles("rows", rows, ROW_CYCLES));
        self.stages
            .push(cycles("elements", elements, ELEMENT_CYCLES));
    }

    fn stage(&self, elements: u64, operations: Vec<(Class, f64)>) -> ArmStage {
        ArmStage {
            label: "stage".into(),
            elements,
            passes: 1,
            lanes: self.width.f32_lanes(),
            width: self.width,
            operations,
            chain: Vec::new(),
            epilogue: Vec::new(),
            slowdown: BLOCK_SLOWDOWN,
        }
    }
}

/// So many times some work of so many cycles.
fn cycles(label: &str, times: u64, cycles: f64) -> ArmStage {
    ArmStage {
        label: label.into(),
        elements: times,
        passes: 1,
        lanes: 1,
        width: Width::Bits128,
        // A loop's step has a jump, which is one cycle.
        operations: Vec::new(),
        chain: Vec::new(),
        epilogue: Vec::new(),
        slowdown: cycles.max(1.0),
    }
}

/// The axes, with those inside taken as one that memory does not tell apart.
struct Merged {
    /// Points outside the merged inner axis.
    rows: u64,
    /// Extent of the merged inner axis.
    inner: u64,
    /// How many axes are outside.
    outer: usize,
    extents: Vec<u64>,
}

/// How an access goes through memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// The same element for a whole row.
    Still,
    /// All of it in one go.
    SideBySide,
    /// Rows whose elements lie side by side.
    Rows,
    /// Elements one by one.
    Elements,
}

impl Merged {
    fn of(axes: &[Axis], accesses: &[Access]) -> Self {
        let extents: Vec<u64> = axes.iter().map(|a| a.extent).collect();
        let mut outer = extents.len().saturating_sub(1);
        let mut inner = extents.last().copied().unwrap_or(1);
        while outer > 0 {
            let together = |a: &Access| {
                let next = a.strides.get(outer).copied().unwrap_or(0);
                let step = i64::try_from(extents[outer])
                    .ok()
                    .and_then(|e| next.checked_mul(e));
                a.guards.is_empty() && step == a.strides.get(outer - 1).copied()
            };
            if !accesses.iter().all(together) {
                break;
            }
            outer -= 1;
            inner = inner.saturating_mul(extents[outer]);
        }
        let rows = extents[..outer]
            .iter()
            .fold(1u64, |n, e| n.saturating_mul(*e));
        Merged {
            rows,
            inner,
            outer,
            extents,
        }
    }

    fn points(&self) -> u64 {
        self.rows.saturating_mul(self.inner)
    }

    fn shape(&self, access: &Access, once: bool) -> Shape {
        let stride = access.strides.last().copied().unwrap_or(0);
        if once || stride == 0 {
            return Shape::Still;
        }
        if stride != 1 {
            return Shape::Elements;
        }
        let moves = self.outer == 0 || {
            let last = access.strides[self.outer - 1];
            last == i64::try_from(self.inner).unwrap_or(i64::MAX)
                || self.extents[self.outer - 1] == 1
        };
        if moves && access.guards.is_empty() {
            Shape::SideBySide
        } else {
            Shape::Rows
        }
    }
}

/// Whether an arm runs a whole kernel as one stream whose output it writes past the caches: such an
/// output is not fetched before it is written.
pub(super) fn writes_past_caches(kernel: &Kernel, width: Width) -> bool {
    let Kernel::Loop(k) = kernel else {
        return false;
    };
    let [stage] = k.stages.as_slice() else {
        return false;
    };
    let mut outputs = k.operands.iter().filter(|o| o.role == OperandRole::Output);
    let bytes = |o: &Operand| o.len_elems.saturating_mul(o.elem.size_bytes() as u64);
    width != Width::Bits128
        && outputs.all(|o| bytes(o) >= PAST_CACHES_BYTES)
        && is_stream(k, stage, &Merged::of(&k.axes, &k.accesses))
}

/// Whether a stage is a stream: float operations each of which works on the result of the one before,
/// between loads and one store of elements that lie side by side.
fn is_stream(k: &LoopKernel, stage: &Stage, merged: &Merged) -> bool {
    let elem = |access: usize| k.operands[k.accesses[access].operand].elem;
    let shape = |access: usize| merged.shape(&k.accesses[access], false);
    let [Effect::Store { access, value }] = stage.effects.as_slice() else {
        return false;
    };
    let float = elem(*access);
    let stored = matches!(float, Elem::F32 | Elem::F64)
        && matches!(shape(*access), Shape::SideBySide | Shape::Rows)
        && value.index() + 1 == stage.insts.len();
    let (mut links, mut loads) = (0, 0);
    // The last operation: each must read the one before, and no other.
    let mut last = None;
    let mut is_link = vec![false; stage.insts.len()];
    let all = stage.insts.iter().enumerate().all(|(i, inst)| {
        let fits = match inst {
            Inst::Const { elem, .. } => return *elem == float,
            Inst::Load { access } => {
                loads += 1;
                return elem(*access) == float && shape(*access) != Shape::Elements;
            }
            Inst::Unary { op, .. } => {
                !matches!(op, UnaryOp::RoundHalfAway | UnaryOp::Not | UnaryOp::IsNan)
            }
            Inst::Binary { op, .. } => matches!(
                op,
                BinaryOp::Add
                    | BinaryOp::Sub
                    | BinaryOp::Mul
                    | BinaryOp::Div
                    | BinaryOp::Max
                    | BinaryOp::Min
            ),
            Inst::Fma { .. } => true,
            _ => false,
        };
        let mut read = 0;
        let mut linked = true;
        inst.for_each_operand(|v| {
            if is_link[v.index()] {
                read += 1;
                linked &= last == Some(v.index());
            }
        });
        let square = matches!(inst, Inst::Binary { op: BinaryOp::Mul, a, b } if a == b);
        links += 1;
        is_link[i] = true;
        let follows = last.is_none() || read == 1 || (read == 2 && square);
        last = Some(i);
        fits && linked && follows
    });
    let one_row_a_batch = merged.rows == 1 || merged.inner >= STREAM_ROW;
    one_row_a_batch && stored && all && (1..=STREAM_LINKS).contains(&links) && loads <= STREAM_LOADS
}

fn is_reduction(effect: &Effect) -> bool {
    matches!(effect, Effect::Reduce { .. })
}

fn fma(has_fma: bool, times: f64) -> Vec<(Class, f64)> {
    if has_fma {
        vec![(Class::Fma, times)]
    } else {
        vec![(Class::Add, SOFT_FMA * times)]
    }
}

/// Operations of one step of a block interpreter: each instruction loads its operands from block
/// buffers, works, and stores its result; f64 takes two of each.
fn count(insts: &[Inst], functions: &Functions, has_fma: bool) -> Vec<(Class, f64)> {
    let mut out = Vec::new();
    let mut wide = vec![false; insts.len()];
    for (i, inst) in insts.iter().enumerate() {
        let mut operands = 0.0f64;
        let mut is_wide = matches!(
            inst,
            Inst::Const {
                elem: Elem::F64 | Elem::I64,
                ..
            } | Inst::Cast {
                to: Elem::F64 | Elem::I64,
                ..
            }
        );
        inst.for_each_operand(|v| {
            operands += 1.0;
            is_wide |= wide[v.index()] && !matches!(inst, Inst::Cast { .. });
        });
        wide[i] = is_wide;
        let times = if is_wide { 2.0 } else { 1.0 };
        match inst {
            Inst::Const { .. } | Inst::Scalar { .. } | Inst::Param { .. } => continue,
            Inst::Call { function, .. } => {
                if let Some(program) = functions.get(function) {
                    out.extend(count(&program.insts, functions, has_fma));
                }
                continue;
            }
            _ => {}
        }
        out.push((Class::Load, operands.max(1.0) * times));
        out.push((Class::Store, times));
        match inst {
            Inst::Fma { .. } if !has_fma => out.push((Class::Add, SOFT_FMA * times)),
            Inst::Gather { .. } | Inst::Lookup { .. } => {
                out.push((Class::GatherElement, 8.0 * times));
            }
            _ => out.push((class(inst, is_wide), times)),
        }
    }
    out
}

fn class(inst: &Inst, wide: bool) -> Class {
    match inst {
        Inst::Fma { .. } => Class::Fma,
        Inst::Binary { op, .. } => match op {
            BinaryOp::Mul => Class::Mul,
            BinaryOp::Div | BinaryOp::Rem if wide => Class::DivF64,
            BinaryOp::Div | BinaryOp::Rem => Class::DivF32,
            BinaryOp::Max | BinaryOp::Min => Class::MinMax,
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => Class::Logic,
            BinaryOp::Shl | BinaryOp::Shr => Class::VectorShift,
            BinaryOp::Add | BinaryOp::Sub => Class::Add,
        },
        Inst::Unary { op, .. } => match op {
            UnaryOp::Sqrt if wide => Class::SqrtF64,
            UnaryOp::Sqrt => Class::SqrtF32,
            UnaryOp::Floor
            | UnaryOp::Ceil
            | UnaryOp::Trunc
            | UnaryOp::RoundEven
            | UnaryOp::RoundHalfAway => Class::Round,
            _ => Class::Logic,
        },
        Inst::Compare { .. } => Class::MinMax,
        Inst::Select { .. } => Class::Blend,
        Inst::Cast { .. } => Class::Convert,
        _ => Class::Logic,
    }
}

fn effects(effects: &[Effect], has_fma: bool, out: &mut Vec<(Class, f64)>) {
    for effect in effects {
        match effect {
            Effect::Store { .. } | Effect::StoreRow { .. } | Effect::SetScalar { .. } => {
                out.extend([(Class::Load, 1.0), (Class::Store, 1.0)]);
            }
            Effect::Reduce { op, .. } => {
                out.push((Class::Load, 1.0));
                match op {
                    ReduceOp::SumSquares => out.extend(fma(has_fma, 1.0)),
                    ReduceOp::Sum => out.push((Class::Add, 1.0)),
                    ReduceOp::Prod => out.push((Class::Mul, 1.0)),
                    ReduceOp::Max | ReduceOp::Min => out.push((Class::MinMax, 2.0)),
                    _ => out.push((Class::MinMax, 8.0)),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axes(extents: &[u64]) -> Vec<Axis> {
        let axis = |e: &u64| Axis {
            name: String::new(),
            extent: *e,
        };
        extents.iter().map(axis).collect()
    }

    #[test]
    fn axes_merge_where_every_access_allows_it() {
        let plain = Access::affine(0, 0, vec![64, 8, 1]);
        let merged = Merged::of(&axes(&[4, 8, 8]), std::slice::from_ref(&plain));
        assert_eq!((merged.rows, merged.inner), (1, 256));
        assert_eq!(merged.shape(&plain, false), Shape::SideBySide);
        let turned = Access::affine(1, 0, vec![64, 1, 8]);
        let merged = Merged::of(&axes(&[4, 8, 8]), &[plain.clone(), turned.clone()]);
        assert_eq!((merged.rows, merged.inner), (32, 8));
        assert_eq!(merged.shape(&plain, false), Shape::SideBySide);
        assert_eq!(merged.shape(&turned, false), Shape::Elements);
        let apart = Access::affine(2, 0, vec![640, 80, 1]);
        assert_eq!(merged.shape(&apart, false), Shape::Rows);
        let still = Access::affine(3, 0, vec![8, 1, 0]);
        assert_eq!(merged.shape(&still, false), Shape::Still);
    }

    fn operand(len_elems: u64, role: OperandRole) -> Operand {
        Operand {
            name: String::new(),
            elem: Elem::F32,
            len_elems,
            role,
        }
    }

    /// `(x + x) * x`, or with other instructions, over so many elements.
    fn map(len: u64, insts: Vec<Inst>) -> LoopKernel {
        let value = weft_kernel::Val(insts.len() as u32 - 1);
        LoopKernel {
            name: "map".into(),
            axes: axes(&[len]),
            split: 0,
            operands: vec![
                operand(len, OperandRole::Input),
                operand(len, OperandRole::Output),
            ],
            accesses: vec![Access::affine(0, 0, vec![1]), Access::affine(1, 0, vec![1])],
            slots: vec![],
            rows: vec![],
            stages: vec![Stage {
                over: Over::Inner,
                insts,
                effects: vec![Effect::Store { access: 1, value }],
            }],
        }
    }

    fn binary(op: BinaryOp, a: u32, b: u32) -> Inst {
        let (a, b) = (weft_kernel::Val(a), weft_kernel::Val(b));
        Inst::Binary { op, a, b }
    }

    fn streams(k: &LoopKernel) -> bool {
        is_stream(k, &k.stages[0], &Merged::of(&k.axes, &k.accesses))
    }

    #[test]
    fn chains_between_neighbours_in_memory_are_streams() {
        let load = || Inst::Load { access: 0 };
        let sum = binary(BinaryOp::Add, 0, 0);
        let chain = |last: Inst| map(5000, vec![load(), sum.clone(), last]);
        assert!(streams(&chain(binary(BinaryOp::Mul, 1, 0))));
        assert!(streams(&chain(binary(BinaryOp::Mul, 1, 1))));
        assert!(!streams(&chain(binary(BinaryOp::Add, 1, 1))), "two readers");
        assert!(!streams(&chain(binary(BinaryOp::Rem, 1, 0))), "no link");
        let canonical = Inst::Unary {
            op: UnaryOp::CanonNan,
            a: weft_kernel::Val(1),
        };
        assert!(streams(&chain(canonical)), "as most chains end");
        assert!(!streams(&chain(binary(BinaryOp::Mul, 0, 0))), "two chains");
        let mut strided = chain(binary(BinaryOp::Mul, 1, 0));
        strided.accesses[0] = Access::affine(0, 0, vec![2]);
        assert!(!streams(&strided));
        let mut integers = chain(binary(BinaryOp::Mul, 1, 0));
        integers
            .operands
            .iter_mut()
            .for_each(|o| o.elem = Elem::I32);
        assert!(!streams(&integers));
    }

    #[test]
    fn long_streams_write_past_the_caches_where_there_is_code_for_them() {
        let kernel = |len| {
            let insts = vec![Inst::Load { access: 0 }, binary(BinaryOp::Add, 0, 0)];
            Kernel::Loop(map(len, insts))
        };
        assert!(writes_past_caches(&kernel(8 << 20), Width::Bits256));
        assert!(!writes_past_caches(&kernel((8 << 20) - 1), Width::Bits256));
        assert!(!writes_past_caches(&kernel(8 << 20), Width::Bits128));
    }
}
