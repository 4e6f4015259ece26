//! Tables of function programs.

use super::{Result, Sel, ps_pd};
use crate::isa::Isa;
use crate::mir::{Form, Opnd, Src};
use crate::ops::Mn;
use iced_x86::Register;
use weft_kernel::Val;
use weft_lower::{LaneWidth, lane_width};

impl Sel<'_> {
    /// An entry for each lane, by a hardware gather from the table behind the code.
    pub(super) fn lookup(&mut self, table: usize, index: Val) -> Result<Opnd> {
        let t = &self.body.tables[table];
        let lane = lane_width(t.elem);
        let entries: Vec<u8> = t
            .bits
            .iter()
            .flat_map(|bits| match (lane, t.elem.size_bytes(), t.elem) {
                (LaneWidth::B8, ..) => bits.to_le_bytes().to_vec(),
                (_, 1, e) if e.is_signed_int() => {
                    i32::from(*bits as u8 as i8).to_le_bytes().to_vec()
                }
                (_, 2, e) if e.is_signed_int() => {
                    i32::from(*bits as u16 as i16).to_le_bytes().to_vec()
                }
                _ => (*bits as u32).to_le_bytes().to_vec(),
            })
            .collect();
        let id = self.invs.table(entries);
        let index = self.full(index)?;
        let scale = lane.bytes() as u32;
        self.emit(
            Form::Table(id),
            self.width(lane),
            None,
            vec![Src::G(Register::RAX)],
        );
        Ok(self.gather_lanes(lane, Register::RAX, index, scale, 0, false))
    }

    /// A hardware gather of whole lanes. With `masked`, only of those that exist; the rest is zero.
    pub(super) fn gather_lanes(
        &mut self,
        lane: LaneWidth,
        base: Register,
        index: Opnd,
        scale: u32,
        disp: i64,
        masked: bool,
    ) -> Opnd {
        let width = self.width(lane);
        let mn = ps_pd(lane, Mn::Gatherdps, Mn::Gatherdpd);
        // A gather's index must be in a register that nothing else of it uses.
        let index = match index {
            Opnd::Inv(_) => self.op1(Mn::Movups, self.width(LaneWidth::B4), index),
            other => other,
        };
        let into = self.zeros(width);
        let dst = self.vec();
        let from = Src::Vsib {
            base,
            index,
            scale,
            disp,
        };
        let all = if masked { self.active } else { self.lanes };
        match self.isa {
            Isa::Avx2 => {
                // The mask is used up, so it is made anew each time.
                let mask = self.prefix_mask(lane, all);
                let mask = self.op1(Mn::Movups, width, mask);
                let src = vec![Src::O(into), from, Src::O(mask)];
                self.emit(Form::Tied(mn), width, Some(dst), src);
            }
            Isa::Avx512 => {
                let mask = self.prefix_mask(lane, all);
                let src = vec![Src::O(into), from];
                self.emit(Form::Tied(mn), width, Some(dst), src).mask = Some((mask, false));
            }
        }
        dst
    }
}
