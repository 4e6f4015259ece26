//! Contraction kernels: matrix products in segments, with their epilogue.
//!
//! ```text
//! for each batch point
//!   for each panel of B (nr columns)
//!     for each tile of rows
//!       for each segment of k
//!         for each k: fma             h x nr sums in registers, A by element
//!         totals += sums              in the strip (h x nr, in scratch); the first as it is
//!       for each row: epilogue over the strip, a stage as in loop kernels
//! ```
//!
//! Columns of an unpacked B are taken in the same way, sixteen, eight or four at a time, where they lie
//! side by side and fill vectors.
//!
//! Four values of k at once where they lie side by side in A: one load for each row, then a
//! multiply-add by element for each register of B, in ascending k.

mod tile;

use crate::Lowered;
use crate::asm::{Asm, Gpr, Label, TEMP, TEMP2};
use crate::frame::{ARGUMENT, Gprs, wrap};
use crate::select::{Context, Place, Result, table_bytes};
use crate::stage::{Bounds, Frame, Stage, VECTOR};
use weft_a64_encoder::Cond;
use weft_kernel::{
    Access, Args, BLayout, ContractionKernel, ContractionSplit, Effect, Elem, Functions, Over,
    Refusal,
};
use weft_lower::{Body, Op};

/// Invariants without a register for which scratch has room.
const SPARE: usize = 48;

/// Numbers in scratch, by offset.
struct Vars {
    spare: i64,
    counters: i64,
    coords: i64,
    /// Where A, B and the epilogue's operands begin at the batch point.
    a: i64,
    b: i64,
    group: i64,
    /// Rows and columns of the piece.
    rows: i64,
    columns: i64,
    /// Where the panel begins, and where the tile does.
    b_panel: i64,
    columns_left: i64,
    group_panel: i64,
    a_tile: i64,
    rows_left: i64,
    group_tile: i64,
    /// Where the segment begins, its number, and what is left of k.
    a_segment: i64,
    b_segment: i64,
    segment: i64,
    /// First row of the piece.
    m_first: i64,
    strip: i64,
}

impl Vars {
    fn new(axes: usize, groups: usize) -> Vars {
        let mut at = VECTOR * SPARE as i64;
        let mut take = |n: usize| {
            let this = at;
            at += 8 * n as i64;
            this
        };
        let counters = take(axes);
        let coords = take(axes);
        let [a, b, rows, columns, b_panel, columns_left] = [(); 6].map(|()| take(1));
        let [a_tile, rows_left, a_segment, b_segment, segment, m_first] = [(); 6].map(|()| take(1));
        let [group, group_panel, group_tile] = [(); 3].map(|()| take(groups));
        Vars {
            spare: 0,
            counters,
            coords,
            a,
            b,
            group,
            rows,
            columns,
            b_panel,
            columns_left,
            group_panel,
            a_tile,
            rows_left,
            group_tile,
            a_segment,
            b_segment,
            segment,
            m_first,
            strip: (at + 63) & !63,
        }
    }
}

/// Accesses of the epilogue that share a pointer: bytes for a step of each axis.
struct Group {
    operand: usize,
    offset: i64,
    steps: Vec<i64>,
}

/// How the right operand is taken: so many columns at once, which are a panel wherever they lie.
struct Right {
    columns: u64,
    /// Bytes from a k to the next.
    row: i64,
    /// Bytes from these columns to the next.
    panel: i64,
    /// Whether rows lie so that a few can be reached from one pointer.
    packed: bool,
}

impl Right {
    fn of(k: &ContractionKernel) -> Result<Right> {
        match k.b.layout {
            BLayout::Panels { nr } => {
                if nr % 4 != 0 || !(4..=64).contains(&nr) {
                    return unsupported("panels of other widths than multiples of 4 up to 64");
                }
                let columns = u64::from(nr);
                let row = 4 * i64::from(nr);
                let Some(panel) = i64::try_from(k.k).ok().and_then(|k| row.checked_mul(k)) else {
                    return unsupported("a stride beyond 64 bits");
                };
                Ok(Right {
                    columns,
                    row,
                    panel,
                    packed: true,
                })
            }
            BLayout::Strided { k_stride, n_stride } => {
                let whole = [16, 8, 4].into_iter().find(|w| k.n.is_multiple_of(*w));
                let Some(columns) = whole.filter(|_| n_stride == 1 && k.n > 0) else {
                    return unsupported(
                        "an unpacked right operand whose columns do not fill vectors",
                    );
                };
                if k.split == ContractionSplit::N {
                    return unsupported("an unpacked right operand, split by columns");
                }
                Ok(Right {
                    columns,
                    row: bytes(k_stride, 4)?,
                    panel: 4 * columns as i64,
                    packed: false,
                })
            }
        }
    }
}

/// Rows of a full tile: sixteen sums are enough to hide the latency of multiply-adds.
fn tile_rows(registers: usize) -> usize {
    (16 / registers).clamp(1, 8)
}

fn unsupported<T>(form: &str) -> Result<T> {
    Err(Refusal::UnsupportedForm { form: form.into() })
}

fn bytes(elements: i64, size: usize) -> Result<i64> {
    elements
        .checked_mul(size as i64)
        .map_or_else(|| unsupported("a stride beyond 64 bits"), Ok)
}

/// Writes a contraction kernel.
pub(crate) fn emit(k: &ContractionKernel, functions: &Functions) -> Result<Lowered> {
    if k.masked {
        return unsupported("a contraction whose left operand masks terms");
    }
    if k.operands[k.a.operand].elem != Elem::F32 {
        return unsupported("a contraction of f64");
    }
    let right = Right::of(k)?;
    let nr = right.columns;
    let axes = k.epilogue_axes();
    let extents: Vec<u64> = axes.iter().map(|a| a.extent).collect();
    let scope = k.scope(functions);
    let body = Body::build(&k.epilogue, &k.effects, &scope, functions, &extents)?;
    let inner = axes.len() - 1;
    let reads_column = body
        .nodes
        .iter()
        .any(|n| matches!(n.op, Op::Coord { axis } if axis == inner));
    if reads_column || k.accesses.iter().any(|a| !a.guards.is_empty()) {
        return unsupported("an epilogue with guards, or one that reads the column's number");
    }
    // The sums come as a scratch row.
    let mut body = body;
    for node in &mut body.nodes {
        if node.op == Op::Acc {
            node.op = Op::Row { row: 0 };
        }
    }
    let mut groups: Vec<Group> = Vec::new();
    let mut places = Vec::new();
    for access in &k.accesses {
        let size = k.operands[access.operand].elem.size_bytes();
        let steps = access.strides.iter().map(|s| bytes(*s, size));
        let steps: Vec<i64> = steps.collect::<Result<_>>()?;
        let offset = bytes(access.offset, size)?;
        let same = |g: &Group| g.operand == access.operand && g.steps == steps;
        let at = groups.iter().position(same).unwrap_or_else(|| {
            groups.push(Group {
                operand: access.operand,
                offset,
                steps: steps.clone(),
            });
            groups.len() - 1
        });
        places.push((at, offset - groups[at].offset));
    }
    let registers = nr as usize / 4;
    let rows = tile_rows(registers);
    let vars = Vars::new(axes.len(), groups.len());
    let strip_len = rows * nr as usize * 4;
    // Rows may be read in whole vectors.
    let scratch_bytes = vars.strip as usize + strip_len + 64;
    let mut gprs = Gprs::new();
    let mut writer = Writer {
        asm: Asm::default(),
        k,
        body: &body,
        groups: &groups,
        places: &places,
        v: &vars,
        nr,
        right,
        registers,
        rows,
        scratch: gprs.need()?,
        constants: gprs.need()?,
        vectors: 0,
        gprs,
    };
    writer.whole()?;
    let Writer {
        mut asm,
        vectors,
        gprs,
        ..
    } = writer;
    wrap(&mut asm, gprs.used(), vectors);
    Ok(Lowered {
        code: asm.finish()?,
        scratch_bytes,
    })
}

struct Writer<'a> {
    asm: Asm,
    k: &'a ContractionKernel,
    body: &'a Body,
    groups: &'a [Group],
    /// For each access its group, and bytes from the group's pointer.
    places: &'a [(usize, i64)],
    v: &'a Vars,
    nr: u64,
    right: Right,
    /// Vector registers of a row of B.
    registers: usize,
    /// Rows of a full tile.
    rows: usize,
    scratch: Gpr,
    constants: Gpr,
    vectors: u32,
    gprs: Gprs,
}

impl Writer<'_> {
    fn get(&mut self, to: Gpr, var: i64) {
        self.asm.load(to, self.scratch, var);
    }

    fn set(&mut self, var: i64, from: Gpr) {
        self.asm.store(from, self.scratch, var);
    }

    fn copy_var(&mut self, to: i64, from: i64) {
        self.get(TEMP, from);
        self.set(to, TEMP);
    }

    fn add_var(&mut self, var: i64, value: i64) {
        if value != 0 {
            self.get(TEMP, var);
            self.asm.add_ri(TEMP, value);
            self.set(var, TEMP);
        }
    }

    fn set_var(&mut self, var: i64, value: i64) {
        self.asm.mov_ri(TEMP, value);
        self.set(var, TEMP);
    }

    /// `register < value`, unsigned, for values of any size.
    fn branch_below(&mut self, register: Gpr, value: u64, to: Label) {
        self.asm.mov_ri(TEMP2, value as i64);
        self.asm.cmp_rr(register, TEMP2);
        self.asm.branch(Cond::Lo, to);
    }

    /// `register >= value`, unsigned.
    fn branch_at_least(&mut self, register: Gpr, value: u64, to: Label) {
        self.asm.mov_ri(TEMP2, value as i64);
        self.asm.cmp_rr(register, TEMP2);
        self.asm.branch(Cond::Hs, to);
    }

    fn m_axis(&self) -> usize {
        self.k.batch.len()
    }

    fn split_axis(&self) -> usize {
        match self.k.split {
            ContractionSplit::Batch(i) => i,
            ContractionSplit::M => self.m_axis(),
            ContractionSplit::N => self.m_axis() + 1,
        }
    }

    /// The numbers that move along the batch axes, with their steps in bytes.
    fn moving(&self) -> Result<Vec<(i64, Vec<i64>)>> {
        let f32s = |strides: &[i64]| strides.iter().map(|s| bytes(*s, 4)).collect();
        let mut all = vec![
            (self.v.a, f32s(&self.k.a.batch_strides)),
            (self.v.b, f32s(&self.k.b.batch_strides)),
        ];
        for (at, group) in self.groups.iter().enumerate() {
            let steps = Ok(group.steps[..self.m_axis()].to_vec());
            all.push((self.v.group + 8 * at as i64, steps));
        }
        let all = all
            .into_iter()
            .map(|(var, steps): (i64, Result<Vec<i64>>)| Ok((var, steps?)));
        all.collect()
    }

    fn entry(&mut self, exit: Label) -> Result<()> {
        let k = self.k;
        let (begin, end) = (TEMP, TEMP2);
        let pointer = self.gprs.need()?;
        self.asm.line("entry");
        self.asm.load(self.scratch, ARGUMENT, Args::SCRATCH as i64);
        self.asm.load(begin, ARGUMENT, Args::BEGIN as i64);
        self.asm.load(end, ARGUMENT, Args::END as i64);
        self.asm.cmp_rr(begin, end);
        self.asm.branch(Cond::Hs, exit);
        self.asm.load(ARGUMENT, ARGUMENT, Args::BASES as i64);
        let length = end;
        self.asm.sub_rrr(length, end, begin);
        let axis = self.split_axis();
        for var in [self.v.coords + 8 * axis as i64, self.v.m_first] {
            self.set(var, begin);
        }
        let counted = match k.split {
            ContractionSplit::Batch(_) => self.v.counters,
            ContractionSplit::M => self.v.rows,
            ContractionSplit::N => self.v.columns,
        };
        self.set(counted, length);
        // From here on the register of the length is a temporary again.
        let (m, n) = (k.m as i64, k.n as i64);
        for (var, extent) in [(self.v.rows, m), (self.v.columns, n)] {
            if var != counted {
                self.asm.mov_ri(pointer, extent);
                self.set(var, pointer);
            }
        }
        if k.split != ContractionSplit::M {
            self.asm.mov_ri(pointer, 0);
            self.set(self.v.m_first, pointer);
        }
        // Where the piece begins: variable, operand, constant part, step of the split axis.
        let (a_step, b_step) = match k.split {
            ContractionSplit::Batch(i) => (
                bytes(k.a.batch_strides[i], 4)?,
                bytes(k.b.batch_strides[i], 4)?,
            ),
            ContractionSplit::M => (bytes(k.a.m_stride, 4)?, 0),
            // A piece begins at a panel, so columns may be counted one by one.
            ContractionSplit::N => (0, self.right.panel / self.nr as i64),
        };
        let mut starts = vec![
            (self.v.a, k.a.operand, bytes(k.a.offset, 4)?, a_step),
            (self.v.b, k.b.operand, bytes(k.b.offset, 4)?, b_step),
        ];
        for (at, g) in self.groups.iter().enumerate() {
            let var = self.v.group + 8 * at as i64;
            starts.push((var, g.operand, g.offset, g.steps[axis]));
        }
        for (var, operand, offset, step) in starts {
            self.asm.load(pointer, ARGUMENT, 8 * operand as i64);
            if step != 0 {
                self.asm.add_scaled(pointer, begin, step);
            }
            self.asm.add_ri(pointer, offset);
            self.set(var, pointer);
        }
        self.asm.constants_into(self.constants);
        self.gprs.give_back(pointer);
        Ok(())
    }

    fn whole(&mut self) -> Result<()> {
        let exit = self.asm.label();
        self.entry(exit)?;
        let moving = self.moving()?;
        // The split axis is the outermost, so that every other loop has a constant number of trips.
        let is_split = |axis: usize| self.k.split == ContractionSplit::Batch(axis);
        let mut levels: Vec<usize> = (0..self.m_axis()).collect();
        levels.sort_by_key(|axis| !is_split(*axis));
        let split: Vec<bool> = levels.iter().map(|axis| is_split(*axis)).collect();
        let mut heads = Vec::new();
        for (at, axis) in levels.iter().enumerate() {
            let batch = &self.k.batch[*axis];
            if !split[at] {
                self.set_var(self.v.counters + 8 * at as i64, batch.extent as i64);
                self.set_var(self.v.coords + 8 * *axis as i64, 0);
            }
            heads.push(self.asm.open_loop(batch.name.clone(), batch.extent));
        }
        self.batch_point()?;
        for (at, axis) in levels.iter().enumerate().rev() {
            self.asm.line("batch loops");
            for (var, steps) in &moving {
                let mut step = Some(steps[*axis]);
                if let Some(inside) = levels.get(at + 1) {
                    let walked = steps[*inside].checked_mul(self.k.batch[*inside].extent as i64);
                    step = step.zip(walked).and_then(|(s, w)| s.checked_sub(w));
                }
                let Some(step) = step else {
                    return unsupported("a stride beyond 64 bits");
                };
                self.add_var(*var, step);
            }
            self.add_var(self.v.coords + 8 * *axis as i64, 1);
            let counter = self.v.counters + 8 * at as i64;
            self.get(TEMP, counter);
            self.asm.subs_ri(TEMP, 1);
            self.set(counter, TEMP);
            self.asm.branch(Cond::Ne, heads[at]);
            self.asm.close_loop();
        }
        self.asm.bind(exit);
        Ok(())
    }

    /// One product: panels, tiles, segments.
    fn batch_point(&mut self) -> Result<()> {
        let (v, k) = (self.v, self.k);
        self.copy_var(v.b_panel, v.b);
        self.copy_var(v.columns_left, v.columns);
        for g in 0..self.groups.len() as i64 {
            self.copy_var(v.group_panel + 8 * g, v.group + 8 * g);
        }
        self.asm.line("panels");
        let panel = self.asm.open_loop("panel", k.n.div_ceil(self.nr));
        self.copy_var(v.a_tile, v.a);
        self.copy_var(v.rows_left, v.rows);
        self.copy_var(v.coords + 8 * self.m_axis() as i64, v.m_first);
        for g in 0..self.groups.len() as i64 {
            self.copy_var(v.group_tile + 8 * g, v.group_panel + 8 * g);
        }
        let tile = self.asm.open_loop("tile", k.m.div_ceil(self.rows as u64));
        let height = self.gprs.need()?;
        self.tiles(height)?;
        self.epilogue(height)?;
        self.gprs.give_back(height);
        self.asm.line("tiles");
        self.get(TEMP, v.rows_left);
        self.asm.cmp_ri(TEMP, 0);
        self.asm.branch(Cond::Ne, tile);
        self.asm.close_loop();
        self.asm.line("panels");
        self.add_var(v.b_panel, self.right.panel);
        for (g, group) in self.groups.iter().enumerate() {
            let step = group.steps[self.m_axis() + 1].checked_mul(self.nr as i64);
            let Some(step) = step else {
                return unsupported("a stride beyond 64 bits");
            };
            self.add_var(v.group_panel + 8 * g as i64, step);
        }
        self.get(TEMP, v.columns_left);
        self.asm.mov_ri(TEMP2, self.nr as i64);
        self.asm.subs_rrr(TEMP, TEMP, TEMP2);
        self.set(v.columns_left, TEMP);
        self.asm.branch(Cond::Gt, panel);
        self.asm.close_loop();
        Ok(())
    }

    /// Sums of a tile of as many rows as there are, into the strip; `height` says how many.
    fn tiles(&mut self, height: Gpr) -> Result<()> {
        let v = self.v;
        self.copy_var(v.a_segment, v.a_tile);
        self.copy_var(v.b_segment, v.b_panel);
        let summed = self.asm.label();
        let mut rows = self.rows;
        self.get(height, v.rows_left);
        loop {
            let next = self.asm.label();
            if rows > 1 {
                self.branch_below(height, rows as u64, next);
            }
            self.asm.line(format!("tile of {rows} rows"));
            self.tile(rows)?;
            self.asm.mov_ri(height, rows as i64);
            if rows > 1 {
                self.asm.branch(Cond::Al, summed);
            }
            self.asm.bind(next);
            if rows == 1 {
                break;
            }
            rows /= 2;
        }
        self.asm.bind(summed);
        // a_tile += height rows
        self.get(TEMP, v.a_tile);
        self.asm
            .add_scaled(TEMP, height, bytes(self.k.a.m_stride, 4)?);
        self.set(v.a_tile, TEMP);
        self.get(TEMP, v.rows_left);
        self.asm.sub_rrr(TEMP, TEMP, height);
        self.set(v.rows_left, TEMP);
        Ok(())
    }

    /// The epilogue of `height` rows of the strip; uses `height` up.
    fn epilogue(&mut self, height: Gpr) -> Result<()> {
        let v = self.v;
        let strip = self.gprs.need()?;
        let pointers: Vec<Gpr> = (0..self.groups.len())
            .map(|_| self.gprs.need())
            .collect::<Result<_>>()?;
        self.asm.mov_rr(strip, self.scratch);
        self.asm.add_ri(strip, v.strip);
        self.asm.line("epilogue");
        let row = self.asm.open_loop("row", self.rows as u64);
        for (g, pointer) in pointers.iter().enumerate() {
            self.get(*pointer, v.group_tile + 8 * g as i64);
        }
        let (rest, done) = (self.k.n % self.nr, self.asm.label());
        if rest > 0 {
            let full = self.asm.label();
            self.get(TEMP, v.columns_left);
            self.asm.mov_ri(TEMP2, self.nr as i64);
            self.asm.cmp_rr(TEMP, TEMP2);
            self.asm.branch(Cond::Ge, full);
            self.columns(rest, strip, &pointers)?;
            self.asm.branch(Cond::Al, done);
            self.asm.bind(full);
        }
        if self.k.n >= self.nr {
            self.columns(self.nr, strip, &pointers)?;
        }
        self.asm.bind(done);
        self.asm.line("epilogue");
        for (g, group) in self.groups.iter().enumerate() {
            self.add_var(v.group_tile + 8 * g as i64, group.steps[self.m_axis()]);
        }
        self.add_var(v.coords + 8 * self.m_axis() as i64, 1);
        self.asm.add_ri(strip, 4 * self.nr as i64);
        self.asm.subs_ri(height, 1);
        self.asm.branch(Cond::Ne, row);
        self.asm.close_loop();
        for r in pointers.into_iter().rev().chain([strip]) {
            self.gprs.give_back(r);
        }
        Ok(())
    }

    /// The epilogue of so many columns of one row.
    fn columns(&mut self, extent: u64, strip: Gpr, pointers: &[Gpr]) -> Result<()> {
        let k = self.k;
        let inner = self.m_axis() + 1;
        let sums = Place {
            base: strip,
            disp: 0,
            stride: 4,
        };
        let operand = |a: &Access| &k.operands[a.operand];
        let places = k.accesses.iter().zip(self.places);
        let tables = self.body.tables.iter();
        let table_offsets: Vec<u32> = tables.map(|t| self.asm.constant(table_bytes(t))).collect();
        let ctx = Context {
            places: places
                .map(|(access, (group, disp))| {
                    Some(Place {
                        base: pointers[*group],
                        disp: *disp,
                        stride: self.groups[*group].steps[inner],
                    })
                    .filter(|_| self.uses(access))
                })
                .collect(),
            operands: k
                .accesses
                .iter()
                .map(|a| {
                    (
                        operand(a).name.clone(),
                        operand(a).elem,
                        operand(a).len_elems,
                    )
                })
                .collect(),
            guards: vec![Vec::new(); k.accesses.len()],
            fills: vec![0; k.accesses.len()],
            rows: vec![(sums, Elem::F32)],
            coords: (0..=inner)
                .map(|axis| {
                    (axis != inner).then(|| (self.scratch, self.v.coords + 8 * axis as i64))
                })
                .collect(),
            row_gathers: Vec::new(),
            tables: vec![None; table_offsets.len()],
            table_offsets,
            constants: self.constants,
            waste: (self.scratch, 0),
        };
        let stage = Stage {
            body: self.body,
            over: Over::Inner,
            accesses: &k.accesses,
            inner,
            ctx,
            extent,
            bounds: Bounds::Whole,
            frame: Frame {
                scratch: self.scratch,
                slots: 0,
                spare: self.v.spare,
                spare_len: SPARE,
            },
            guards: Vec::new(),
            label: "epilogue".into(),
        };
        self.vectors |= stage.write(&mut self.asm, &mut self.gprs)?;
        Ok(())
    }

    /// Whether the epilogue uses an access.
    fn uses(&self, access: &Access) -> bool {
        let same = |at: usize| std::ptr::eq(&self.k.accesses[at], access);
        let loads = self.body.nodes.iter().any(|n| match n.op {
            Op::Load { access } | Op::Gather { access, .. } => same(access),
            _ => false,
        });
        loads
            || self
                .body
                .effects
                .iter()
                .any(|e| matches!(e, Effect::Store { access, .. } if same(*access)))
    }
}
