//! Vector instructions, and those on mask registers.
//!
//! In the manual's words: the destination is operand 0, SRC1 operand 1, SRC2 operand 2. What lies
//! above the destination's width becomes zero, in the VEX forms as in the EVEX forms.
//!
//! Here is what the code of the functions uses, and no more, so that all of it is compared with the
//! other emulator.

use super::Fault;
use super::machine::Machine;
use super::vectors::{MACHINES, Vector, each1, each2, each3, narrow, widen};
use bytemuck::Pod;
use iced_x86::{Instruction, Mnemonic as M, OpKind, Register, RoundingControl};

/// All ones where `x` holds: a lane of a mask register.
#[inline(always)]
fn lane(x: bool) -> u32 {
    if x { u32::MAX } else { 0 }
}

/// Calls `$body` with the comparison of a predicate as `$f`, of two floats of type `$t`.
///
/// The upper half of the 32 predicates differs from the lower one in which NaNs signal.
macro_rules! by_predicate {
    ($predicate:expr, $t:ty, $f:ident => $body:expr) => {
        match $predicate & 0xf {
            0x0 => {
                let $f = |a: $t, b: $t| a == b;
                $body
            }
            0x1 => {
                let $f = |a: $t, b: $t| a < b;
                $body
            }
            0x2 => {
                let $f = |a: $t, b: $t| a <= b;
                $body
            }
            0x3 => {
                let $f = |a: $t, b: $t| a.is_nan() | b.is_nan();
                $body
            }
            0x4 => {
                let $f = |a: $t, b: $t| a != b;
                $body
            }
            0x5 => {
                let $f = |a: $t, b: $t| (a >= b) | a.is_nan() | b.is_nan();
                $body
            }
            0x6 => {
                let $f = |a: $t, b: $t| (a > b) | a.is_nan() | b.is_nan();
                $body
            }
            0x7 => {
                let $f = |a: $t, b: $t| !a.is_nan() & !b.is_nan();
                $body
            }
            0x8 => {
                let $f = |a: $t, b: $t| (a == b) | a.is_nan() | b.is_nan();
                $body
            }
            0x9 => {
                let $f = |a: $t, b: $t| (a < b) | a.is_nan() | b.is_nan();
                $body
            }
            0xa => {
                let $f = |a: $t, b: $t| (a <= b) | a.is_nan() | b.is_nan();
                $body
            }
            0xb => {
                let $f = |_: $t, _: $t| false;
                $body
            }
            0xc => {
                let $f = |a: $t, b: $t| (a < b) | (a > b);
                $body
            }
            0xd => {
                let $f = |a: $t, b: $t| a >= b;
                $body
            }
            0xe => {
                let $f = |a: $t, b: $t| a > b;
                $body
            }
            _ => {
                let $f = |_: $t, _: $t| true;
                $body
            }
        }
    };
}

impl Machine {
    #[target_feature(enable = "avx2,fma")]
    pub(super) fn vector(&mut self, inst: &Instruction) -> Result<(), Fault> {
        let masked = matches!(inst.mnemonic(), M::Vblendmps | M::Vblendmpd | M::Vgatherdpd);
        let strange = (inst.op_mask() != Register::None) != masked
            || inst.zeroing_masking()
            || inst.is_broadcast()
            || inst.suppress_all_exceptions()
            || inst.rounding_control() != RoundingControl::None
            || inst.segment_prefix() != Register::None;
        if strange {
            return Err(self.unknown(inst));
        }
        match inst.mnemonic() {
            // Moves.
            M::Vmovups | M::Vmovaps if inst.op_kind(0) == OpKind::Memory => {
                self.store(inst, inst.op1_register().size())
            }
            // The aligned form is known between registers only: there is nothing to be aligned.
            M::Vmovaps if inst.op_kind(1) == OpKind::Memory => Err(self.unknown(inst)),
            M::Vmovups | M::Vmovaps => self.one::<u64>(inst, |a| a),

            // Arithmetic, one rounding each.
            M::Vaddps => self.two::<f32>(inst, |a, b| a + b),
            M::Vaddpd => self.two::<f64>(inst, |a, b| a + b),
            M::Vsubps => self.two::<f32>(inst, |a, b| a - b),
            M::Vsubpd => self.two::<f64>(inst, |a, b| a - b),
            M::Vmulps => self.two::<f32>(inst, |a, b| a * b),
            M::Vmulpd => self.two::<f64>(inst, |a, b| a * b),
            M::Vdivps => self.two::<f32>(inst, |a, b| a / b),
            M::Vdivpd => self.two::<f64>(inst, |a, b| a / b),
            M::Vsqrtps => self.one::<f32>(inst, f32::sqrt),
            // SRC2 where the comparison does not hold: for two zeros, and for NaN.
            M::Vmaxps => self.two::<f32>(inst, |a, b| if a > b { a } else { b }),
            M::Vminps => self.two::<f32>(inst, |a, b| if a < b { a } else { b }),
            // The digits name the operands: those of the product, then the summand, with 1 for the
            // destination, 2 for SRC1 and 3 for SRC2.
            M::Vfmadd132ps => self.three::<f32>(inst, [0, 2, 1], |a, b, c| a.mul_add(b, c)),
            M::Vfmadd213ps => self.three::<f32>(inst, [1, 0, 2], |a, b, c| a.mul_add(b, c)),
            M::Vfmadd231ps => self.three::<f32>(inst, [1, 2, 0], |a, b, c| a.mul_add(b, c)),
            M::Vfmadd132pd => self.three::<f64>(inst, [0, 2, 1], |a, b, c| a.mul_add(b, c)),
            M::Vfmadd213pd => self.three::<f64>(inst, [1, 0, 2], |a, b, c| a.mul_add(b, c)),
            M::Vfmadd231pd => self.three::<f64>(inst, [1, 2, 0], |a, b, c| a.mul_add(b, c)),

            // Logic: the width of a lane shows in masked forms only.
            M::Vandps | M::Vpandd => self.two::<u64>(inst, |a, b| a & b),
            M::Vpord => self.two::<u64>(inst, |a, b| a | b),
            M::Vxorps | M::Vpxord => self.two::<u64>(inst, |a, b| a ^ b),

            // Integers.
            M::Vpaddd => self.two::<u32>(inst, |a, b| a.wrapping_add(b)),
            M::Vpaddq => self.two::<u64>(inst, |a, b| a.wrapping_add(b)),
            M::Vpsubd => self.two::<u32>(inst, |a, b| a.wrapping_sub(b)),
            M::Vpmaxsd => self.two::<i32>(inst, |a, b| if a > b { a } else { b }),
            // A count of the lane's width or more shifts everything out.
            M::Vpslld => {
                let by = self.count(inst)?;
                self.one::<u32>(inst, |a| a.checked_shl(by).unwrap_or(0))
            }
            M::Vpsllq => {
                let by = self.count(inst)?;
                self.one::<u64>(inst, |a| a.checked_shl(by).unwrap_or(0))
            }
            M::Vpsrlq => {
                let by = self.count(inst)?;
                self.one::<u64>(inst, |a| a.checked_shr(by).unwrap_or(0))
            }
            M::Vpsrad => {
                let by = self.count(inst)?.min(31);
                self.one::<i32>(inst, |a| a >> by)
            }

            // Conversions.
            M::Vcvtps2pd => self.wider(inst, |a| f64::from(f32::from_bits(a))),
            M::Vcvtpd2ps => self.narrower(inst, |a: f64| (a as f32).to_bits()),

            // Comparisons and selection.
            M::Vcmpps => {
                by_predicate!(inst.immediate8(), f32, f => self.compare_single(inst, f))
            }
            M::Vcmppd => {
                by_predicate!(inst.immediate8(), f64, f => self.compare_double(inst, f))
            }
            M::Vblendmps => self.blend_single(inst),
            M::Vblendmpd => self.blend_double(inst),
            M::Vgatherdpd => self.gather(inst),

            M::Kmovw => self.mask(inst),
            _ => Err(self.unknown(inst)),
        }
    }

    /// The count of a shift, where it is an immediate.
    fn count(&self, inst: &Instruction) -> Result<u32, Fault> {
        match inst.op_kind(2) {
            OpKind::Immediate8 => Ok(u32::from(inst.immediate8())),
            _ => Err(self.unknown(inst)),
        }
    }

    /// The destination's number and bytes.
    fn destination(&self, inst: &Instruction) -> Result<(usize, usize), Fault> {
        let r = inst.op0_register();
        if inst.op_kind(0) != OpKind::Register || !r.is_vector_register() {
            return Err(self.unknown(inst));
        }
        Ok((r.number(), r.size()))
    }

    /// Reads operands of `from` bytes, makes the first `to` bytes of the destination from them, and
    /// clears what lies above.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn make<const N: usize>(
        &mut self,
        inst: &Instruction,
        operands: [u32; N],
        (from, to): (usize, usize),
        f: impl Fn(&mut [u64], [&[u64]; N]),
    ) -> Result<(), Fault> {
        let (register, _) = self.destination(inst)?;
        self.prepare(inst, from)?;
        // The result is put together outside of the registers, since those may be operands.
        let mut out = self.out.take().unwrap_or_else(Vector::zero);
        let mut sources: [&[u64]; N] = [&[]; N];
        for (source, operand) in sources.iter_mut().zip(operands) {
            *source = self.source(inst, operand, from)?;
        }
        let (low, above) = out.0.split_at_mut(to / 8 * MACHINES);
        f(low, sources);
        above.fill(0);
        self.out = Some(std::mem::replace(&mut self.vec[register], out));
        Ok(())
    }

    /// `destination[j] = f(operand 1[j])`.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn one<T: Pod>(&mut self, inst: &Instruction, f: impl Fn(T) -> T) -> Result<(), Fault> {
        let (_, bytes) = self.destination(inst)?;
        self.make(inst, [1], (bytes, bytes), |out, [a]| each1(out, a, &f))
    }

    /// `destination[j] = f(operand 1[j], operand 2[j])`.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn two<T: Pod>(&mut self, inst: &Instruction, f: impl Fn(T, T) -> T) -> Result<(), Fault> {
        let (_, bytes) = self.destination(inst)?;
        self.make(inst, [1, 2], (bytes, bytes), |out, [a, b]| {
            each2(out, a, b, &f);
        })
    }

    /// `destination[j] = f(of the operands that are named, [j])`.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn three<T: Pod>(
        &mut self,
        inst: &Instruction,
        operands: [u32; 3],
        f: impl Fn(T, T, T) -> T,
    ) -> Result<(), Fault> {
        let (_, bytes) = self.destination(inst)?;
        self.make(inst, operands, (bytes, bytes), |out, [a, b, c]| {
            each3(out, a, b, c, &f);
        })
    }

    /// Lanes of 64 bits from lanes of 32.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn wider<T: Pod>(&mut self, inst: &Instruction, f: impl Fn(u32) -> T) -> Result<(), Fault> {
        let (_, to) = self.destination(inst)?;
        if to < 32 {
            // Half of an `xmm`: no multiple of two lanes.
            return Err(self.unknown(inst));
        }
        self.make(inst, [1], (to / 2, to), |out, [a]| widen(out, a, &f))
    }

    /// Lanes of 32 bits from lanes of 64.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn narrower<T: Pod>(&mut self, inst: &Instruction, f: impl Fn(T) -> u32) -> Result<(), Fault> {
        // Only the source tells the `xmm` and the `ymm` form apart.
        let from = match inst.op_kind(1) {
            OpKind::Register => inst.op1_register().size(),
            _ => inst.memory_size().size(),
        };
        if from < 32 {
            return Err(self.unknown(inst));
        }
        self.make(inst, [1], (from, from / 2), |out, [a]| narrow(out, a, &f))
    }

    /// The mask register of an operand or of a write mask.
    fn mask_number(&self, inst: &Instruction, register: Register) -> Result<usize, Fault> {
        if register.is_k() {
            Ok(register.number())
        } else {
            Err(self.unknown(inst))
        }
    }

    /// Makes a mask register from two operands, by `f` that fills the lanes of 32 bits; those
    /// beyond are zero.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn compare(
        &mut self,
        inst: &Instruction,
        lane_bytes: usize,
        f: impl Fn(&mut [u64], &[u64], &[u64]),
    ) -> Result<(), Fault> {
        let to = self.mask_number(inst, inst.op0_register())?;
        let bytes = inst.op1_register().size();
        if inst.op_kind(1) != OpKind::Register || bytes < 2 * lane_bytes {
            return Err(self.unknown(inst));
        }
        self.prepare(inst, bytes)?;
        let mut out = self.out.take().unwrap_or_else(Vector::zero);
        let a = self.source(inst, 1, bytes)?;
        let b = self.source(inst, 2, bytes)?;
        let lanes = bytes / lane_bytes;
        let (low, above) = out.0.split_at_mut(lanes / 2 * MACHINES);
        f(low, a, b);
        above.fill(0);
        self.out = Some(std::mem::replace(&mut self.k[to], out));
        Ok(())
    }

    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn compare_single(
        &mut self,
        inst: &Instruction,
        f: impl Fn(f32, f32) -> bool,
    ) -> Result<(), Fault> {
        self.compare(inst, 4, |out, a, b| {
            each2(out, a, b, |a: f32, b: f32| lane(f(a, b)));
        })
    }

    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn compare_double(
        &mut self,
        inst: &Instruction,
        f: impl Fn(f64, f64) -> bool,
    ) -> Result<(), Fault> {
        self.compare(inst, 8, |out, a, b| {
            let (a, b): (&[f64], &[f64]) = (bytemuck::cast_slice(a), bytemuck::cast_slice(b));
            let pairs = a
                .chunks_exact(2 * MACHINES)
                .zip(b.chunks_exact(2 * MACHINES));
            for (out, (a, b)) in out.chunks_exact_mut(MACHINES).zip(pairs) {
                for (c, out) in out.iter_mut().enumerate() {
                    let even = lane(f(a[c], b[c]));
                    let odd = lane(f(a[MACHINES + c], b[MACHINES + c]));
                    *out = u64::from(even) | u64::from(odd) << 32;
                }
            }
        })
    }

    /// SRC2 where the mask has a one, SRC1 elsewhere.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn blend_single(&mut self, inst: &Instruction) -> Result<(), Fault> {
        let mask = self.mask_number(inst, inst.op_mask())?;
        let (_, bytes) = self.destination(inst)?;
        // Lane by lane as the mask has them.
        let mask = self.k[mask].clone();
        self.make(inst, [1, 2], (bytes, bytes), |out, [a, b]| {
            each3(out, a, b, &mask.0[..out_words(bytes)], |a: u32, b, m| {
                if m != 0 { b } else { a }
            });
        })
    }

    /// As [`Self::blend_single`], for lanes of 64 bits.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn blend_double(&mut self, inst: &Instruction) -> Result<(), Fault> {
        let mask = self.mask_number(inst, inst.op_mask())?;
        let (_, bytes) = self.destination(inst)?;
        let mut wide = Vector::zero();
        // Bit `j` of the mask for lane `j` of 64 bits.
        widen(&mut wide.0, &self.k[mask].0[..out_words(32)], |m: u32| {
            if m != 0 { u64::MAX } else { 0 }
        });
        self.make(inst, [1, 2], (bytes, bytes), |out, [a, b]| {
            each3(out, a, b, &wide.0[..out_words(bytes)], |a: u64, b, m| {
                if m != 0 { b } else { a }
            });
        })
    }

    /// Loads f64 from a table at 32-bit indices, where the mask has a one; the mask is used up.
    fn gather(&mut self, inst: &Instruction) -> Result<(), Fault> {
        let (to, bytes) = self.destination(inst)?;
        let (index, scale) = (inst.memory_index(), i64::from(inst.memory_index_scale()));
        let by_mask = self.mask_number(inst, inst.op_mask())?;
        if bytes != 64 || !index.is_ymm() || index.number() == to {
            return Err(self.unknown(inst));
        }
        let address = self.effective(inst);
        let mut out = self.out.take().unwrap_or_else(Vector::zero);
        let indices: &[i32] = bytemuck::cast_slice(&self.vec[index.number()].0);
        let mask: &[u32] = bytemuck::cast_slice(&self.k[by_mask].0);
        let table = self.same_from(inst, address)?;
        for (at, (out, old)) in out.0.iter_mut().zip(&self.vec[to].0).enumerate() {
            let (j, c) = (at / MACHINES, at % MACHINES);
            let lane = (j / 2 * MACHINES + c) * 2 + j % 2;
            if mask[lane] == 0 {
                *out = *old;
                continue;
            }
            let offset = i64::from(indices[lane]) * scale;
            let entry = usize::try_from(offset)
                .ok()
                .and_then(|offset| table.get(offset..)?.first_chunk::<8>());
            *out = match entry {
                Some(entry) => u64::from_le_bytes(*entry),
                // Before the address there may be more of the region, which no table has.
                None => {
                    return Err(self.refused(inst, address.wrapping_add(offset as u64), 8, false));
                }
            };
        }
        self.out = Some(std::mem::replace(&mut self.vec[to], out));
        self.k[by_mask].0.fill(0);
        Ok(())
    }

    /// A mask of 16 bits from a general register: the same in all machines.
    fn mask(&mut self, inst: &Instruction) -> Result<(), Fault> {
        let to = self.mask_number(inst, inst.op0_register())?;
        if inst.op_kind(1) != OpKind::Register {
            return Err(self.unknown(inst));
        }
        let bits = self.get(inst.op1_register());
        let bits = bits.ok_or_else(|| self.unknown(inst))?;
        for (q, words) in self.k[to].0.chunks_exact_mut(MACHINES).enumerate() {
            let even = lane(bits >> (2 * q) & 1 == 1);
            let odd = lane(bits >> (2 * q + 1) & 1 == 1);
            words.fill(u64::from(even) | u64::from(odd) << 32);
        }
        Ok(())
    }
}

/// Words of so many bytes in all machines.
fn out_words(bytes: usize) -> usize {
    bytes / 8 * MACHINES
}
