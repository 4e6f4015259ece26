//! Vector instructions that move, insert, extract, pack, shuffle and gather.

use super::machine::{Fault, Machine, memory_bytes};
use iced_x86::{EncodingKind, Instruction, Mnemonic as M, OpKind, Register};

impl Machine {
    /// The bits of element `i` of an operand with elements of `size` bytes.
    pub(super) fn element(
        &self,
        inst: &Instruction,
        operand: u32,
        size: usize,
        i: usize,
    ) -> Result<u64, Fault> {
        let mut wide = [0; 8];
        match inst.op_kind(operand) {
            OpKind::Register => {
                let r = inst.op_register(operand);
                if r.is_k() {
                    return Ok(self.k[r.number()]);
                }
                if r.is_gpr() {
                    return Ok(self.get(r));
                }
                if !r.is_vector_register() || (i + 1) * size > 64 {
                    return self.unknown(inst);
                }
                let v = &self.vec[r.number()];
                wide[..size].copy_from_slice(&v[i * size..(i + 1) * size]);
            }
            _ => {
                let at = self.effective(inst).wrapping_add((i * size) as u64);
                let name = format!("{:?}", inst.code());
                wide[..size].copy_from_slice(self.read(at, size, &name)?);
            }
        }
        Ok(u64::from_le_bytes(wide))
    }

    /// Bytes of the destination's register, or of its memory.
    pub(super) fn dst_bytes(&self, inst: &Instruction) -> usize {
        match inst.op_kind(0) {
            OpKind::Register => inst.op0_register().size(),
            _ => memory_bytes(inst),
        }
    }

    /// Whether the write mask includes element `i`.
    pub(super) fn included(&self, inst: &Instruction, i: usize) -> bool {
        match inst.op_mask() {
            Register::None => true,
            k => self.k[k.number()] >> i & 1 == 1,
        }
    }

    /// Writes elements to the destination under the mask; the rest of the register becomes zero.
    pub(super) fn write_elements(
        &mut self,
        inst: &Instruction,
        size: usize,
        elements: &[Option<u64>],
    ) -> Result<(), Fault> {
        if inst.op_kind(0) == OpKind::Memory {
            let at = self.effective(inst);
            let name = format!("{:?}", inst.code());
            for (i, e) in elements.iter().enumerate() {
                if let Some(e) = e {
                    self.write(
                        at.wrapping_add((i * size) as u64),
                        &e.to_le_bytes()[..size],
                        &name,
                    )?;
                }
            }
            return Ok(());
        }
        if !inst.op0_register().is_vector_register() || elements.len() * size > 64 {
            return self.unknown(inst);
        }
        let r = inst.op0_register().number();
        let old = self.vec[r];
        let mut new = [0; 64];
        for (i, e) in elements.iter().enumerate() {
            let range = i * size..(i + 1) * size;
            match e {
                Some(e) => new[range].copy_from_slice(&e.to_le_bytes()[..size]),
                None if inst.zeroing_masking() => {}
                None => new[range.clone()].copy_from_slice(&old[range]),
            }
        }
        self.vec[r] = new;
        Ok(())
    }

    /// Elements `f(i)` for each included one.
    pub(super) fn map_elements(
        &mut self,
        inst: &Instruction,
        size: usize,
        count: usize,
        f: impl Fn(&Self, usize) -> Result<u64, Fault>,
    ) -> Result<(), Fault> {
        let mut elements = Vec::with_capacity(count);
        for i in 0..count {
            elements.push(if self.included(inst, i) {
                Some(f(self, i)?)
            } else {
                None
            });
        }
        self.write_elements(inst, size, &elements)
    }

    /// The last operand as an immediate.
    pub(super) fn imm(&self, inst: &Instruction) -> u8 {
        inst.immediate8()
    }

    /// Moves; gives false for an instruction of another kind.
    pub(super) fn moves(&mut self, inst: &Instruction) -> Result<bool, Fault> {
        let bytes = self.dst_bytes(inst);
        let is_load = inst.op_kind(0) == OpKind::Register;
        let memory = |i: u32| inst.op_count() > i && inst.op_kind(i) == OpKind::Memory;
        match inst.mnemonic() {
            M::Vmovups | M::Vmovaps | M::Vmovntps => {
                let address = self.effective(inst);
                if inst.mnemonic() == M::Vmovntps
                    && !address.is_multiple_of(memory_bytes(inst) as u64)
                {
                    let instruction = format!("{:?}", inst.code());
                    return Err(Fault::Unaligned {
                        address,
                        instruction,
                    });
                }
                self.map_elements(inst, 4, bytes / 4, |m, i| m.element(inst, 1, 4, i))?;
            }
            M::Vmovupd => {
                self.map_elements(inst, 8, bytes / 8, |m, i| m.element(inst, 1, 8, i))?;
            }
            M::Vmovdqu16 => {
                self.map_elements(inst, 2, bytes / 2, |m, i| m.element(inst, 1, 2, i))?;
            }
            M::Vmovss | M::Vmovd | M::Vmovsd | M::Vmovq => {
                let size = match inst.mnemonic() {
                    M::Vmovss | M::Vmovd => 4,
                    _ => 8,
                };
                let v = self.element(inst, 1, size, 0)?;
                if is_load && inst.op0_register().is_gpr() {
                    self.set(inst.op0_register(), v);
                } else if is_load && !(memory(1) || inst.op1_register().is_gpr()) {
                    return Ok(false);
                } else {
                    self.write_elements(inst, size, &[Some(v)])?;
                }
            }
            M::Vmovhps => {
                if is_load {
                    let low = self.element(inst, 1, 8, 0)?;
                    let high = self.element(inst, 2, 8, 0)?;
                    self.write_elements(inst, 8, &[Some(low), Some(high)])?;
                } else {
                    let high = self.element(inst, 1, 8, 1)?;
                    self.write_elements(inst, 8, &[Some(high)])?;
                }
            }
            M::Vinsertps => {
                let imm = self.imm(inst);
                let mut v = self.all(inst, 1, 4, 4)?;
                let from = if memory(2) { 0 } else { usize::from(imm >> 6) };
                v[usize::from(imm >> 4 & 3)] = self.element(inst, 2, 4, from)?;
                for (i, e) in v.iter_mut().enumerate() {
                    if imm >> i & 1 == 1 {
                        *e = 0;
                    }
                }
                self.write_all(inst, 4, v)?;
            }
            M::Vpinsrb | M::Vpinsrw | M::Vpinsrd | M::Vpinsrq => {
                let size = match inst.mnemonic() {
                    M::Vpinsrb => 1,
                    M::Vpinsrw => 2,
                    M::Vpinsrd => 4,
                    _ => 8,
                };
                let mut v = self.all(inst, 1, size, 16 / size)?;
                let at = usize::from(self.imm(inst)) % v.len();
                v[at] = self.element(inst, 2, size, 0)?;
                self.write_all(inst, size, v)?;
            }
            M::Vextractps | M::Vpextrb | M::Vpextrw | M::Vpextrd | M::Vpextrq => {
                let size = match inst.mnemonic() {
                    M::Vpextrb => 1,
                    M::Vpextrw => 2,
                    M::Vpextrq => 8,
                    _ => 4,
                };
                let at = usize::from(self.imm(inst)) % (16 / size);
                let v = self.element(inst, 1, size, at)?;
                if is_load {
                    self.set(inst.op0_register(), v);
                } else {
                    self.write_elements(inst, size, &[Some(v)])?;
                }
            }
            M::Vextractf128 | M::Vextractf32x4 | M::Vextractf64x4 => {
                let part = if inst.mnemonic() == M::Vextractf64x4 {
                    8
                } else {
                    4
                };
                let at = usize::from(self.imm(inst)) * part;
                self.map_elements(inst, 4, part, |m, i| m.element(inst, 1, 4, at + i))?;
            }
            M::Vinsertf128 | M::Vinsertf32x4 => {
                let mut v = self.all(inst, 1, 4, bytes / 4)?;
                let at = usize::from(self.imm(inst)) * 4;
                for i in 0..4 {
                    v[at + i] = self.element(inst, 2, 4, i)?;
                }
                self.write_all(inst, 4, v)?;
            }
            M::Vbroadcastss | M::Vpbroadcastd => {
                self.map_elements(inst, 4, bytes / 4, |m, _| m.element(inst, 1, 4, 0))?;
            }
            M::Vbroadcastsd | M::Vmovddup => {
                if inst.mnemonic() == M::Vmovddup && bytes != 16 {
                    return Ok(false);
                }
                self.map_elements(inst, 8, bytes / 8, |m, _| m.element(inst, 1, 8, 0))?;
            }
            M::Vpbroadcastb => {
                self.map_elements(inst, 1, bytes, |m, _| m.element(inst, 1, 1, 0))?;
            }
            M::Vpbroadcastw => {
                self.map_elements(inst, 2, bytes / 2, |m, _| m.element(inst, 1, 2, 0))?;
            }
            M::Vpmovzxbd
            | M::Vpmovsxbd
            | M::Vpmovzxwd
            | M::Vpmovsxwd
            | M::Vpmovzxdq
            | M::Vpmovsxdq => {
                let (from, to, signed) = match inst.mnemonic() {
                    M::Vpmovzxbd => (1, 4, false),
                    M::Vpmovsxbd => (1, 4, true),
                    M::Vpmovzxwd => (2, 4, false),
                    M::Vpmovsxwd => (2, 4, true),
                    M::Vpmovzxdq => (4, 8, false),
                    _ => (4, 8, true),
                };
                self.map_elements(inst, to, bytes / to, |m, i| {
                    let v = m.element(inst, 1, from, i)?;
                    let up = 64 - 8 * from as u32;
                    Ok(if signed {
                        (((v << up) as i64) >> up) as u64
                    } else {
                        v
                    })
                })?;
            }
            M::Vpmovqd | M::Vpmovdb | M::Vpmovdw => {
                let (from, to) = match inst.mnemonic() {
                    M::Vpmovqd => (8, 4),
                    M::Vpmovdb => (4, 1),
                    _ => (4, 2),
                };
                let count = inst.op1_register().size() / from;
                self.map_elements(inst, to, count, |m, i| m.element(inst, 1, from, i))?;
            }
            M::Vpackssdw | M::Vpackusdw | M::Vpacksswb | M::Vpackuswb => {
                let (from, low, high) = match inst.mnemonic() {
                    M::Vpackssdw => (4, -32_768i64, 32_767i64),
                    M::Vpackusdw => (4, 0, 65_535),
                    M::Vpacksswb => (2, -128, 127),
                    _ => (2, 0, 255),
                };
                let per = 16 / from;
                self.map_elements(inst, from / 2, bytes / (from / 2), |m, i| {
                    let (block, within) = (i / (2 * per), i % (2 * per));
                    let source = 1 + (within / per) as u32;
                    let v = m.element(inst, source, from, block * per + within % per)?;
                    let up = 64 - 8 * from as u32;
                    let v = ((v << up) as i64) >> up;
                    Ok(v.clamp(low, high) as u64)
                })?;
            }
            M::Vpshufd => {
                let imm = usize::from(self.imm(inst));
                self.map_elements(inst, 4, bytes / 4, |m, i| {
                    m.element(inst, 1, 4, i / 4 * 4 + (imm >> (2 * (i % 4)) & 3))
                })?;
            }
            M::Vshufps => {
                let imm = usize::from(self.imm(inst));
                self.map_elements(inst, 4, bytes / 4, |m, i| {
                    let from = 1 + u32::from(i % 4 >= 2);
                    m.element(inst, from, 4, i / 4 * 4 + (imm >> (2 * (i % 4)) & 3))
                })?;
            }
            M::Vmaskmovps | M::Vmaskmovpd => {
                let size = if inst.mnemonic() == M::Vmaskmovps {
                    4
                } else {
                    8
                };
                let sign = 8 * size as u32 - 1;
                let mut elements = Vec::new();
                for i in 0..bytes / size {
                    let on = self.element(inst, 1, size, i)? >> sign & 1 == 1;
                    elements.push(match (on, is_load) {
                        (true, _) => Some(self.element(inst, 2, size, i)?),
                        (false, true) => Some(0),
                        (false, false) => None,
                    });
                }
                self.write_elements(inst, size, &elements)?;
            }
            M::Vgatherdps | M::Vgatherdpd => self.gather(inst)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn all(
        &self,
        inst: &Instruction,
        operand: u32,
        size: usize,
        count: usize,
    ) -> Result<Vec<u64>, Fault> {
        (0..count)
            .map(|i| self.element(inst, operand, size, i))
            .collect()
    }

    fn write_all(
        &mut self,
        inst: &Instruction,
        size: usize,
        elements: Vec<u64>,
    ) -> Result<(), Fault> {
        let elements: Vec<Option<u64>> = elements.into_iter().map(Some).collect();
        self.write_elements(inst, size, &elements)
    }

    fn gather(&mut self, inst: &Instruction) -> Result<(), Fault> {
        let size = if inst.mnemonic() == M::Vgatherdps {
            4
        } else {
            8
        };
        let count = inst.op0_register().size() / size;
        let evex = inst.encoding() == EncodingKind::EVEX;
        let (dst, index) = (inst.op0_register(), inst.memory_index());
        if dst.number() == index.number() {
            return Err(Fault::Unknown("a gather into its index".into()));
        }
        let base = self.effective(inst);
        let name = format!("{:?}", inst.code());
        let mut new = [0; 64];
        let old = self.vec[dst.number()];
        for i in 0..count {
            let on = if evex {
                self.included(inst, i)
            } else {
                let mask = inst.op2_register();
                if [dst.number(), index.number()].contains(&mask.number()) {
                    return Err(Fault::Unknown("a gather whose mask is its operand".into()));
                }
                self.vec[mask.number()][(i + 1) * size - 1] & 0x80 != 0
            };
            let range = i * size..(i + 1) * size;
            if on {
                let mut four = [0; 4];
                four.copy_from_slice(&self.vec[index.number()][4 * i..4 * i + 4]);
                let offset = i64::from(i32::from_le_bytes(four));
                let scale = i64::from(inst.memory_index_scale());
                let at = base.wrapping_add((offset * scale) as u64);
                new[range].copy_from_slice(self.read(at, size, &name)?);
            } else {
                new[range.clone()].copy_from_slice(&old[range]);
            }
        }
        self.vec[dst.number()] = new;
        // The mask is used up.
        if evex {
            self.k[inst.op_mask().number()] = 0;
        } else {
            self.vec[inst.op2_register().number()] = [0; 64];
        }
        Ok(())
    }
}
