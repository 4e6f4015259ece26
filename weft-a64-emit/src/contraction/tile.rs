//! A tile of sums: some rows of A against one panel of B.

use super::{Result, Writer, bytes};
use crate::asm::{Gpr, TEMP};
use crate::frame::VECTORS;
use weft_a64_encoder::{Cond, Form, Operand, form};
use weft_lower::blocking::Segments;

/// Registers of a tile.
struct Tile {
    rows: usize,
    /// Sums: one after the other for each row.
    sums: Vec<u8>,
    /// One for each row of A.
    a: Vec<u8>,
    /// Some of a row of B.
    b: Vec<u8>,
    /// Pointers into the rows of A, and into the panel.
    rows_at: Vec<Gpr>,
    panel_at: Gpr,
    /// Values of k to go, and loop trips.
    left: Gpr,
    trips: Gpr,
}

/// Values of k for each trip where A has them side by side.
const UNROLL: i64 = 4;

impl Writer<'_> {
    /// Sums of `rows` rows over all segments, left in the strip.
    pub(super) fn tile(&mut self, rows: usize) -> Result<()> {
        let (sums, b) = (rows * self.registers, self.registers.min(4));
        let mut vectors = VECTORS.into_iter();
        let mut take = |n: usize| vectors.by_ref().take(n).collect::<Vec<u8>>();
        let (sums, a, b) = (take(sums), take(rows), take(b));
        assert_eq!(
            b.len(),
            self.registers.min(4),
            "a tile fits into the registers"
        );
        for r in sums.iter().chain(&a).chain(&b) {
            self.vectors |= 1 << r;
        }
        let mut general = || self.gprs.need();
        let rows_at: Result<Vec<Gpr>> = (0..rows).map(|_| general()).collect();
        let tile = Tile {
            rows,
            sums,
            a,
            b,
            rows_at: rows_at?,
            panel_at: general()?,
            left: general()?,
            trips: general()?,
        };
        self.tile_segments(&tile)?;
        let taken = tile
            .rows_at
            .iter()
            .chain([&tile.panel_at, &tile.left, &tile.trips]);
        for r in taken.copied().collect::<Vec<_>>().into_iter().rev() {
            self.gprs.give_back(r);
        }
        Ok(())
    }

    fn tile_segments(&mut self, tile: &Tile) -> Result<()> {
        let segments = Segments::new(self.k.k, self.k.segment);
        let count = segments.count().max(1);
        if count == 1 {
            self.segment(tile, self.k.k, self.k.k)?;
            self.strip(tile, false);
            return Ok(());
        }
        let v = self.v;
        // What is left of k, since the last segment may be shorter.
        self.set_var(v.segment, self.k.k as i64);
        let head = self.asm.open_loop("segment", count);
        self.segment(tile, segments.len, segments.rest)?;
        let (first, behind) = (self.asm.label(), self.asm.label());
        self.get(TEMP, v.segment);
        self.branch_at_least(TEMP, self.k.k, first);
        self.strip(tile, true);
        self.asm.branch(Cond::Al, behind);
        self.asm.bind(first);
        self.strip(tile, false);
        self.asm.bind(behind);
        let len = segments.len as i64;
        self.add_var(
            v.a_segment,
            bytes(len, 4)?.saturating_mul(self.k.a.k_stride),
        );
        self.add_var(v.b_segment, len.saturating_mul(self.right.row));
        self.add_var(v.segment, -len);
        self.get(TEMP, v.segment);
        self.asm.cmp_ri(TEMP, 0);
        self.asm.branch(Cond::Gt, head);
        self.asm.close_loop();
        Ok(())
    }

    /// The sums of one segment of `len` values of k, or of `rest` where fewer are left.
    fn segment(&mut self, tile: &Tile, len: u64, rest: u64) -> Result<()> {
        let v = self.v;
        let (row, step) = (bytes(self.k.a.m_stride, 4)?, bytes(self.k.a.k_stride, 4)?);
        for (at, pointer) in tile.rows_at.iter().enumerate() {
            match at {
                0 => self.get(*pointer, v.a_segment),
                _ => {
                    self.asm.mov_rr(*pointer, tile.rows_at[at - 1]);
                    self.asm.add_ri(*pointer, row);
                }
            }
        }
        self.get(tile.panel_at, v.b_segment);
        self.asm.mov_ri(tile.left, len as i64);
        if rest != len && rest > 0 {
            let full = self.asm.label();
            self.get(TEMP, v.segment);
            self.branch_at_least(TEMP, len, full);
            self.asm.mov_ri(tile.left, rest as i64);
            self.asm.bind(full);
        }
        for r in &tile.sums {
            self.vectors3(form::EOR_V16B_V16B_V16B, *r, *r, *r);
        }
        let x = Operand::X;
        let done = self.asm.label();
        if step == 4 {
            let single = self.asm.label();
            let by = Operand::Imm(i64::from(UNROLL.trailing_zeros()));
            self.asm
                .inst(form::LSR_X_X_I, &[x(tile.trips), x(tile.left), by]);
            self.asm.branch_zero(tile.trips, single);
            let head = self.asm.open_loop("k", len / UNROLL as u64);
            for (a, pointer) in tile.a.iter().zip(&tile.rows_at) {
                let operands = [Operand::Q(*a), x(*pointer), Operand::Imm(4 * UNROLL)];
                self.asm.inst(form::LDR_Q_AT_XSP_THEN_I, &operands);
            }
            let row = self.right.row;
            for k in 0..UNROLL {
                if self.right.packed {
                    self.multiply(tile, k, k);
                } else {
                    self.multiply(tile, k, 0);
                    self.asm.add_ri(tile.panel_at, row);
                }
            }
            if self.right.packed {
                self.asm.add_ri(tile.panel_at, UNROLL * row);
            }
            self.asm.subs_ri(tile.trips, 1);
            self.asm.branch(Cond::Ne, head);
            self.asm.close_loop();
            self.asm.bind(single);
            let mask = Operand::Imm(UNROLL - 1);
            self.asm
                .inst(form::AND_XSP_X_BITMASK, &[x(tile.left), x(tile.left), mask]);
        }
        self.asm.branch_zero(tile.left, done);
        let trips = if step == 4 { len % UNROLL as u64 } else { len };
        let head = self.asm.open_loop("k", trips);
        for (a, pointer) in tile.a.iter().zip(&tile.rows_at) {
            let operands = [Operand::S(*a), x(*pointer), Operand::Imm(0)];
            self.asm.inst(form::LDR_S_AT_XSP_I, &operands);
            self.asm.add_ri(*pointer, step);
        }
        self.multiply(tile, 0, 0);
        self.asm.add_ri(tile.panel_at, self.right.row);
        self.asm.subs_ri(tile.left, 1);
        self.asm.branch(Cond::Ne, head);
        self.asm.close_loop();
        self.asm.bind(done);
        Ok(())
    }

    /// `sums += a[element] * row of B`, the row so many behind the pointer.
    fn multiply(&mut self, tile: &Tile, element: i64, row: i64) {
        for first in (0..self.registers).step_by(tile.b.len()) {
            let group = (first..self.registers).zip(&tile.b);
            let loads: Vec<(usize, u8)> = group.clone().map(|(at, b)| (at, *b)).collect();
            for pair in loads.chunks(2) {
                let disp = 4 * self.nr as i64 * row + 16 * pair[0].0 as i64;
                match *pair {
                    // Pairs reach less far.
                    [(_, first), (_, second)] if disp <= 63 * 16 => {
                        let operands = [
                            Operand::Q(first),
                            Operand::Q(second),
                            Operand::X(tile.panel_at),
                            Operand::Imm(disp),
                        ];
                        self.asm.inst(form::LDP_Q_Q_AT_XSP_I, &operands);
                    }
                    _ => {
                        for (at, (_, b)) in pair.iter().enumerate() {
                            let disp = disp + 16 * at as i64;
                            self.vector_at(form::LDR_Q_AT_XSP_I, *b, tile.panel_at, disp);
                        }
                    }
                }
            }
            for (at, b) in group {
                for r in 0..tile.rows {
                    let sum = tile.sums[r * self.registers + at];
                    let operands = [
                        Operand::V(sum),
                        Operand::V(*b),
                        Operand::V(tile.a[r]),
                        Operand::Imm(element),
                    ];
                    self.asm.inst(form::FMLA_V4S_V4S_VS_AT_I, &operands);
                }
            }
        }
    }

    /// Puts the sums into the strip, or adds them to what is there.
    fn strip(&mut self, tile: &Tile, add: bool) {
        let strip = tile.panel_at;
        self.asm.mov_rr(strip, self.scratch);
        self.asm.add_ri(strip, self.v.strip);
        for (at, sum) in tile.sums.iter().enumerate() {
            let disp = 16 * at as i64;
            if add {
                let total = tile.b[at % tile.b.len()];
                self.vector_at(form::LDR_Q_AT_XSP_I, total, strip, disp);
                self.vectors3(form::FADD_V4S_V4S_V4S, *sum, total, *sum);
            }
            self.vector_at(form::STR_Q_AT_XSP_I, *sum, strip, disp);
        }
    }

    fn vector_at(&mut self, form: Form, register: u8, base: Gpr, disp: i64) {
        let operands = [Operand::Q(register), Operand::X(base), Operand::Imm(disp)];
        self.asm.inst(form, &operands);
    }

    fn vectors3(&mut self, form: Form, to: u8, a: u8, b: u8) {
        self.asm
            .inst(form, &[Operand::V(to), Operand::V(a), Operand::V(b)]);
    }
}
