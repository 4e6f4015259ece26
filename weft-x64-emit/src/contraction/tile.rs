//! Tiles: the sums of some rows and one or more panels, in registers.

use super::Writer;
use super::plan::UNROLL;
use crate::asm::{Addr, Cond, Label};
use crate::finish_block::{Phys, encode};
use crate::frame::TEMP;
use crate::isa::Width;
use crate::ops::Mn;
use crate::select::Result;
use crate::stage::add_constant;
use iced_x86::Register;

/// Pointers of the tile loops.
#[derive(Clone, Debug)]
pub(super) struct Pointers {
    /// A at the tile's first row, at the segment's start.
    pub(super) row: Register,
    /// A as it moves along k: one for each six rows.
    pub(super) a: Vec<Register>,
    /// B at the segment's start, and as it moves.
    pub(super) b_start: Register,
    pub(super) b: Register,
    /// The strip at the tile's first row.
    pub(super) strip: Register,
    /// Rows to go.
    pub(super) left: Register,
    pub(super) count: Register,
    /// The row stride of A times 1, 3 and 5.
    pub(super) stride: [Register; 3],
}

/// Rows of A that one pointer reaches with scaled strides.
const ROWS_OF_A_POINTER: u32 = 6;
/// B's pointer runs ahead by this, so that four rows of 64 bytes are within one byte's reach.
const AHEAD: i64 = 128;

/// One tile's registers: sums first, then B, then A.
#[derive(Clone, Copy, Debug)]
struct Tile {
    rows: u32,
    /// Vectors of a row of the tile, over all its panels.
    vectors: u32,
    panels: u64,
}

impl Tile {
    fn sum(&self, row: u32, vector: u32) -> u8 {
        (row * self.vectors + vector) as u8
    }

    fn sums(&self) -> u8 {
        (self.rows * self.vectors) as u8
    }
}

impl Writer<'_> {
    fn width(&self) -> Width {
        self.isa.widest()
    }

    fn op(&mut self, mn: Mn, places: &[Phys]) {
        for p in places {
            if let Phys::Vec(r) = p {
                self.vectors |= 1 << r;
            }
        }
        let width = match mn {
            Mn::Xorps => Width::X,
            _ => self.width(),
        };
        let (inst, fix) = encode(self.isa, mn, width, places, None, None);
        self.asm.push_fixed(inst, fix);
    }

    /// All rows of the block, for one segment and `wide` panels.
    pub(super) fn tiles(&mut self, wide: u64) -> Result<()> {
        let plan = self.plan;
        let v = self.vars;
        let full = plan.tiles.full;
        let mut taken = Vec::new();
        let mut need = |w: &mut Self| {
            let r = w.gprs.need();
            if let Ok(r) = r {
                taken.push(r);
            }
            r
        };
        let a_pointers = full.div_ceil(ROWS_OF_A_POINTER);
        let p = Pointers {
            row: need(self)?,
            a: (0..a_pointers)
                .map(|_| need(self))
                .collect::<Result<Vec<_>>>()?,
            b_start: need(self)?,
            b: need(self)?,
            strip: need(self)?,
            left: need(self)?,
            count: need(self)?,
            stride: [need(self)?, need(self)?, need(self)?],
        };
        self.asm.line("tiles");
        let vars = [
            (p.row, v.a_segment),
            (p.b_start, v.b_segment),
            (p.left, v.block_rows),
        ];
        for (r, var) in vars {
            let from = self.var(var);
            self.asm.load(r, from);
        }
        self.asm.add_ri(p.b_start, AHEAD);
        self.asm.mov_rr(p.strip, self.scratch);
        self.strides(&p);
        if plan.in_registers {
            // The epilogue's pointers move with the rows.
            for g in 0..plan.groups.len() as i64 {
                self.copy_var(v.saved + 8 * g, v.group_panel + 8 * g);
            }
            if self.coord_is_read(self.k.batch.len()) {
                let m = v.coords + 8 * self.k.batch.len() as i64;
                self.copy_var(m, v.m_block);
            }
        }
        let sizes = plan.block_sizes(self.k.m);
        let mut heights: Vec<u32> = sizes.iter().flat_map(|s| plan.tiles.heights(*s)).collect();
        heights.sort_unstable_by(|a, b| b.cmp(a));
        heights.dedup();
        let done = self.asm.label();
        let runs = self.tile_counts();
        let blocks = plan.blocks;
        if heights.first() == Some(&full) {
            let others = self.asm.label();
            let again = self.lefts_for(full);
            let below = u64::from(full) * 2;
            // Anything from twice the full height on, or one of a few smaller numbers.
            let body = self.asm.label();
            if heights.len() > 1 {
                self.asm.cmp_ri(p.left, below as i64);
                self.asm.jump(Cond::Ae, body);
                for l in &again {
                    self.asm.cmp_ri(p.left, *l as i64);
                    self.asm.jump(Cond::E, body);
                }
                self.asm.jump(Cond::Always, others);
            }
            let trips = (runs[full as usize] / blocks).max(1);
            self.asm.open_loop(format!("tiles of {full} rows"), trips);
            self.asm.bind(body);
            self.tile(&p, full, wide, 1)?;
            self.asm.jump(Cond::E, done);
            if heights.len() > 1 {
                self.asm.cmp_ri(p.left, below as i64);
                self.asm.jump(Cond::Ae, body);
                for l in &again {
                    self.asm.cmp_ri(p.left, *l as i64);
                    self.asm.jump(Cond::E, body);
                }
            } else {
                self.asm.jump(Cond::Always, body);
            }
            self.asm.close_loop();
            self.asm.bind(others);
        }
        let rest: Vec<u32> = heights.into_iter().filter(|h| *h != full).collect();
        if !rest.is_empty() {
            let dispatch = self.asm.here();
            let labels: Vec<Label> = rest.iter().map(|_| self.asm.label()).collect();
            for (h, label) in rest.iter().zip(&labels) {
                for l in self.lefts_for(*h) {
                    self.asm.cmp_ri(p.left, l as i64);
                    self.asm.jump(Cond::E, *label);
                }
            }
            // Any other number of rows does not occur.
            self.asm.jump(Cond::Always, done);
            for (h, label) in rest.iter().zip(&labels) {
                self.asm.bind(*label);
                let rarity = blocks.checked_div(runs[*h as usize]).unwrap_or(0);
                self.tile(&p, *h, wide, rarity)?;
                self.asm.jump(Cond::Ne, dispatch);
                self.asm.jump(Cond::Always, done);
            }
        }
        self.asm.bind(done);
        for r in taken.into_iter().rev() {
            self.gprs.give_back(r);
        }
        Ok(())
    }

    pub(super) fn strides(&mut self, p: &Pointers) {
        for (r, times) in p.stride.into_iter().zip([1, 3, 5]) {
            self.asm.mov_ri(r, self.plan.a_row * times);
        }
    }

    /// Numbers of rows to go, below twice the full height, for which a tile of `h` rows comes next.
    fn lefts_for(&self, h: u32) -> Vec<u64> {
        let full = u64::from(self.plan.tiles.full);
        (1..2 * full)
            .filter(|l| self.plan.tiles.height(*l) == h)
            .collect()
    }

    /// How many tiles of each height all blocks have together.
    fn tile_counts(&self) -> Vec<u64> {
        let full = self.plan.tiles.full;
        let mut counts = vec![0; full as usize + 1];
        let mut rows = self.k.m;
        while rows > 0 {
            let mut left = rows.min(self.plan.block);
            rows -= left;
            while left > 0 {
                let h = self.plan.tiles.height(left);
                counts[h as usize] += 1;
                left -= u64::from(h);
            }
        }
        counts
    }

    /// One tile. Ends with the flags of "no rows left".
    ///
    /// `rarity` says in how many entries of the enclosing loop it runs once.
    fn tile(&mut self, p: &Pointers, rows: u32, wide: u64, rarity: u64) -> Result<()> {
        let plan = self.plan;
        let t = Tile {
            rows,
            vectors: (plan.vectors * wide) as u32,
            panels: wide,
        };
        for r in 0..t.sums() {
            self.op(Mn::Xorps, &[Phys::Vec(r); 3]);
        }
        self.asm.mov_rr(p.a[0], p.row);
        let pointers = rows.div_ceil(ROWS_OF_A_POINTER) as usize;
        for i in 1..pointers {
            let six = Addr {
                base: p.a[i - 1],
                index: Some((p.stride[1], 2)),
                disp: 0,
                constant: None,
            };
            self.asm.lea(p.a[i], six);
        }
        self.asm.mov_rr(p.b, p.b_start);
        self.k_loop(p, t, rarity);
        self.totals(p, t)?;
        add_constant(&mut self.asm, p.row, i64::from(rows) * plan.a_row);
        self.asm
            .add_ri(p.strip, i64::from(rows) * 4 * plan.nr as i64);
        self.asm.sub_ri(p.left, i64::from(rows));
        Ok(())
    }

    fn k_loop(&mut self, p: &Pointers, t: Tile, rarity: u64) {
        let s = self.plan.segments;
        let (full_trips, rest_trips) = (s.len / UNROLL, s.rest / UNROLL);
        let (full_rest, rest_rest) = (s.len % UNROLL, s.rest % UNROLL);
        let (has_full, has_rest) = (s.full > 0, s.rest > 0);
        let most = match (has_full, has_rest) {
            (true, true) => full_trips.max(rest_trips),
            (true, false) => full_trips,
            (false, true) => rest_trips,
            (false, false) => 0,
        };
        let behind = self.asm.label();
        let mixed = has_full && has_rest;
        if most > 0 {
            if mixed {
                // The last segment is the shorter one.
                let full = self.asm.label();
                let segment = self.var(self.vars.segment);
                self.asm.mov_ri(p.count, full_trips as i64);
                self.asm.load(TEMP, segment);
                self.asm.cmp_ri(TEMP, s.full as i64);
                self.asm.jump(Cond::Ne, full);
                self.asm.mov_ri(p.count, rest_trips as i64);
                self.asm.bind(full);
                if rest_trips == 0 || full_trips == 0 {
                    self.asm.test_rr(p.count);
                    self.asm.jump(Cond::E, behind);
                }
            } else {
                self.asm.mov_ri(p.count, most as i64);
            }
            let total = s.full * full_trips + rest_trips * u64::from(has_rest);
            let mut trips = total.div_ceil(s.count().max(1));
            if rarity != 1 {
                trips = trips.checked_div(rarity).unwrap_or(0);
            }
            self.asm.align(64);
            self.asm.open_loop("k", trips.max(1));
            let head = self.asm.here();
            for u in 0..UNROLL {
                self.k_step(p, t, u as i64);
            }
            self.advance(p, t, UNROLL as i64);
            self.asm.dec_r(p.count);
            self.asm.jump(Cond::Ne, head);
            self.asm.close_loop();
        }
        self.asm.bind(behind);
        if mixed && full_rest != rest_rest {
            let (last, done) = (self.asm.label(), self.asm.label());
            let segment = self.var(self.vars.segment);
            self.asm.load(TEMP, segment);
            self.asm.cmp_ri(TEMP, s.full as i64);
            self.asm.jump(Cond::E, last);
            (0..full_rest).for_each(|u| self.k_step(p, t, u as i64));
            self.asm.jump(Cond::Always, done);
            self.asm.bind(last);
            (0..rest_rest).for_each(|u| self.k_step(p, t, u as i64));
            self.asm.bind(done);
        } else {
            let rest = if has_full { full_rest } else { rest_rest };
            (0..rest).for_each(|u| self.k_step(p, t, u as i64));
        }
    }

    fn advance(&mut self, p: &Pointers, t: Tile, steps: i64) {
        let pointers = t.rows.div_ceil(ROWS_OF_A_POINTER) as usize;
        for a in &p.a[..pointers] {
            self.asm.add_ri(*a, steps * self.plan.a_step);
        }
        self.asm.add_ri(p.b, steps * self.plan.b_row);
    }

    fn a_at(&self, p: &Pointers, row: u32, u: i64) -> Addr {
        let base = p.a[(row / ROWS_OF_A_POINTER) as usize];
        let [one, three, five] = p.stride;
        let index = match row % ROWS_OF_A_POINTER {
            0 => None,
            1 => Some((one, 1)),
            2 => Some((one, 2)),
            3 => Some((three, 1)),
            4 => Some((one, 4)),
            _ => Some((five, 1)),
        };
        Addr {
            base,
            index,
            disp: u * self.plan.a_step,
            constant: None,
        }
    }

    fn b_at(&self, p: &Pointers, t: Tile, vector: u32, u: i64) -> Addr {
        let of_panel = t.vectors / t.panels as u32;
        let panel = i64::from(vector / of_panel);
        let within = i64::from(vector % of_panel) * self.isa.bytes() as i64;
        let disp = u * self.plan.b_row + panel * self.plan.b_panel + within - AHEAD;
        Addr::base(p.b, disp)
    }

    /// One k: every sum takes one product.
    fn k_step(&mut self, p: &Pointers, t: Tile, u: i64) {
        let registers = self.isa.registers();
        let first = t.sums();
        let fma = Mn::Fmadd231ps;
        if t.panels > 1 || t.vectors > 3 {
            // A stays in registers, and B passes by; a single row takes B from memory.
            for row in 0..t.rows {
                let a = Phys::Vec(first + row as u8);
                let from = Phys::Mem(self.a_at(p, row, u));
                self.op(Mn::Broadcastss, &[a, from]);
            }
            let b_first = first + t.rows as u8;
            let spare = u32::from(registers - b_first).max(1);
            for vector in 0..t.vectors {
                let from = Phys::Mem(self.b_at(p, t, vector, u));
                if t.rows == 1 {
                    let sum = Phys::Vec(t.sum(0, vector));
                    self.op(fma, &[sum, Phys::Vec(first), from]);
                    continue;
                }
                let b = Phys::Vec(b_first + (vector % spare.min(2)) as u8);
                self.op(Mn::Movups, &[b, from]);
                for row in 0..t.rows {
                    let a = Phys::Vec(first + row as u8);
                    self.op(fma, &[Phys::Vec(t.sum(row, vector)), a, b]);
                }
            }
            return;
        }
        let b = |vector: u32| Phys::Vec(first + vector as u8);
        for vector in 0..t.vectors {
            let from = Phys::Mem(self.b_at(p, t, vector, u));
            self.op(Mn::Movups, &[b(vector), from]);
        }
        let a_first = first + t.vectors as u8;
        let spare = u32::from(registers - a_first).min(6);
        for row in 0..t.rows {
            let a = Phys::Vec(a_first + (row % spare) as u8);
            let from = Phys::Mem(self.a_at(p, row, u));
            self.op(Mn::Broadcastss, &[a, from]);
            for vector in 0..t.vectors {
                self.op(fma, &[Phys::Vec(t.sum(row, vector)), a, b(vector)]);
            }
        }
    }

    fn strip_at(&self, p: &Pointers, t: Tile, row: u32, vector: u32) -> Addr {
        let of_panel = t.vectors / t.panels as u32;
        let panel = i64::from(vector / of_panel) * self.plan.strip_bytes;
        let within = i64::from(vector % of_panel) * self.isa.bytes() as i64;
        let disp = panel + i64::from(row) * 4 * self.plan.nr as i64 + within;
        Addr::base(p.strip, disp)
    }

    /// Adds the segment's sums to the totals, in order; the first are taken as they are.
    fn totals(&mut self, p: &Pointers, t: Tile) -> Result<()> {
        let count = self.plan.segments.count();
        let segment = self.var(self.vars.segment);
        if count > 1 {
            let first = self.asm.label();
            self.asm.load(TEMP, segment);
            self.asm.test_rr(TEMP);
            self.asm.jump(Cond::E, first);
            for row in 0..t.rows {
                for vector in 0..t.vectors {
                    let sum = Phys::Vec(t.sum(row, vector));
                    let total = Phys::Mem(self.strip_at(p, t, row, vector));
                    self.op(Mn::Addps, &[sum, sum, total]);
                }
            }
            self.asm.bind(first);
        }
        let next = self.asm.label();
        if self.plan.in_registers {
            let ending = self.asm.label();
            if count > 1 {
                self.asm.cmp_ri(TEMP, count as i64 - 1);
                self.asm.jump(Cond::E, ending);
                self.store_strip(p, t);
                self.asm.jump(Cond::Always, next);
            }
            self.asm.bind(ending);
            self.register_epilogue(p, t.rows)?;
        } else {
            self.store_strip(p, t);
        }
        self.asm.bind(next);
        Ok(())
    }

    fn store_strip(&mut self, p: &Pointers, t: Tile) {
        for row in 0..t.rows {
            for vector in 0..t.vectors {
                let sum = Phys::Vec(t.sum(row, vector));
                let to = Phys::Mem(self.strip_at(p, t, row, vector));
                self.op(Mn::StoreUps, &[to, sum]);
            }
        }
    }
}
