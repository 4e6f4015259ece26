//! Vector instructions that compute lane by lane, and mask registers.

use super::float::{fma_bits, round_integral};
use super::machine::{Fault, Machine};
use iced_x86::{Instruction, Mnemonic as M, OpKind};

fn f32s(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn f64s(bits: u64) -> f64 {
    f64::from_bits(bits)
}

/// A comparison of floats by its predicate.
fn compare_float(a: f64, b: f64, predicate: u8) -> bool {
    let unordered = a.is_nan() || b.is_nan();
    // The upper half of the predicates differs in what signals only.
    match predicate & 0xf {
        0 => a == b,
        1 => a < b,
        2 => a <= b,
        3 => unordered,
        4 => unordered || a != b,
        5 => unordered || !matches!(a.partial_cmp(&b), Some(std::cmp::Ordering::Less)),
        6 => unordered || a > b,
        7 => !unordered,
        8 => unordered || a == b,
        9 => unordered || a < b,
        10 => unordered || a <= b,
        11 => false,
        12 => !unordered && a != b,
        13 => a >= b,
        14 => a > b,
        _ => true,
    }
}

fn compare_int<T: Ord>(a: T, b: T, predicate: u8) -> bool {
    match predicate & 7 {
        0 => a == b,
        1 => a < b,
        2 => a <= b,
        3 => false,
        4 => a != b,
        5 => a >= b,
        6 => a > b,
        _ => true,
    }
}

/// The legacy maximum and minimum: the second operand wins where they do not decide.
fn extremum(a: f64, b: f64, max: bool) -> bool {
    if max { a > b } else { a < b }
}

/// Truncation to a signed integer of `bits`, or the indefinite pattern.
fn truncate_signed(x: f64, bits: u32) -> u64 {
    let limit = (1u64 << (bits - 1)) as f64;
    if x.is_nan() || x >= limit || x <= -limit - 1.0 || (bits == 64 && x < -limit) {
        1 << (bits - 1)
    } else {
        (x as i64) as u64
    }
}

/// Truncation to an unsigned integer of `bits`, or all ones.
fn truncate_unsigned(x: f64, bits: u32) -> u64 {
    let limit = if bits == 64 {
        18_446_744_073_709_551_616.0
    } else {
        (1u64 << bits) as f64
    };
    if x.is_nan() || x <= -1.0 || x >= limit {
        u64::MAX
    } else {
        x as u64
    }
}

impl Machine {
    pub(super) fn vector(&mut self, inst: &Instruction) -> Result<(), Fault> {
        if self.moves(inst)? || self.masks(inst)? || self.arithmetic(inst)? {
            return Ok(());
        }
        self.unknown(inst)
    }

    fn masks(&mut self, inst: &Instruction) -> Result<bool, Fault> {
        let word = |m: &Self, i: u32| m.element(inst, i, 8, 0).map(|v| v & 0xffff);
        let value = match inst.mnemonic() {
            M::Kandw => word(self, 1)? & word(self, 2)?,
            M::Kandnw => !word(self, 1)? & word(self, 2)? & 0xffff,
            M::Korw => word(self, 1)? | word(self, 2)?,
            M::Kxorw => word(self, 1)? ^ word(self, 2)?,
            M::Kxnorw => !(word(self, 1)? ^ word(self, 2)?) & 0xffff,
            M::Knotw => !word(self, 1)? & 0xffff,
            M::Kmovw => word(self, 1)?,
            M::Vpmovd2m => {
                let count = inst.op1_register().size() / 4;
                let mut bits = 0;
                for i in 0..count {
                    bits |= (self.element(inst, 1, 4, i)? >> 31) << i;
                }
                bits
            }
            M::Vpmovm2d => {
                let bits = self.k[inst.op1_register().number()];
                let count = self.dst_bytes(inst) / 4;
                self.map_elements(inst, 4, count, |_, i| {
                    Ok(if bits >> i & 1 == 1 { 0xffff_ffff } else { 0 })
                })?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        if !inst.op0_register().is_k() {
            return Ok(false);
        }
        self.k[inst.op0_register().number()] = value;
        Ok(true)
    }

    /// Lane by lane: elements of `size` bytes from operands `from..`, combined by `f`.
    fn lanes(
        &mut self,
        inst: &Instruction,
        size: usize,
        operands: &[u32],
        f: impl Fn(&[u64]) -> u64,
    ) -> Result<bool, Fault> {
        let count = self.dst_bytes(inst) / size;
        self.map_elements(inst, size, count, |m, i| {
            let mut values = [0; 3];
            for (v, o) in values.iter_mut().zip(operands) {
                *v = m.element(inst, *o, size, i)?;
            }
            Ok(f(&values))
        })?;
        Ok(true)
    }

    /// A comparison into a vector or a mask register.
    fn compare(
        &mut self,
        inst: &Instruction,
        size: usize,
        f: impl Fn(u64, u64) -> bool,
    ) -> Result<bool, Fault> {
        let dst = inst.op0_register();
        if dst.is_k() {
            let count = inst.op1_register().size() / size;
            let mut bits = 0;
            for i in 0..count {
                let (a, b) = (
                    self.element(inst, 1, size, i)?,
                    self.element(inst, 2, size, i)?,
                );
                bits |= u64::from(f(a, b)) << i;
            }
            self.k[dst.number()] = bits;
            return Ok(true);
        }
        self.lanes(inst, size, &[1, 2], |v| {
            if f(v[0], v[1]) { u64::MAX } else { 0 }
        })
    }

    /// A conversion between elements of different sizes.
    fn convert(
        &mut self,
        inst: &Instruction,
        from: usize,
        to: usize,
        f: impl Fn(u64) -> u64,
    ) -> Result<bool, Fault> {
        let bytes = match inst.op_kind(1) {
            OpKind::Register => inst.op1_register().size(),
            _ => self.dst_bytes(inst) / to * from,
        };
        let count = (self.dst_bytes(inst) / to).min(bytes / from);
        let count = if inst.op_kind(0) == OpKind::Register {
            count
        } else {
            bytes / from
        };
        self.map_elements(inst, to, count, |m, i| Ok(f(m.element(inst, 1, from, i)?)))?;
        Ok(true)
    }

    fn arithmetic(&mut self, inst: &Instruction) -> Result<bool, Fault> {
        let f32_2 = |f: fn(f32, f32) -> f32| {
            move |v: &[u64]| u64::from(f(f32s(v[0]), f32s(v[1])).to_bits())
        };
        let f64_2 = |f: fn(f64, f64) -> f64| move |v: &[u64]| f(f64s(v[0]), f64s(v[1])).to_bits();
        let two = &[1, 2];
        let name = format!("{:?}", inst.mnemonic());
        if let Some(rest) = name.strip_prefix("Vfm").or(name.strip_prefix("Vfnm")) {
            return self.fused(inst, &name, rest);
        }
        match inst.mnemonic() {
            M::Vaddps => self.lanes(inst, 4, two, f32_2(|a, b| a + b)),
            M::Vsubps => self.lanes(inst, 4, two, f32_2(|a, b| a - b)),
            M::Vmulps => self.lanes(inst, 4, two, f32_2(|a, b| a * b)),
            M::Vdivps => self.lanes(inst, 4, two, f32_2(|a, b| a / b)),
            M::Vaddpd => self.lanes(inst, 8, two, f64_2(|a, b| a + b)),
            M::Vsubpd => self.lanes(inst, 8, two, f64_2(|a, b| a - b)),
            M::Vmulpd => self.lanes(inst, 8, two, f64_2(|a, b| a * b)),
            M::Vdivpd => self.lanes(inst, 8, two, f64_2(|a, b| a / b)),
            M::Vmaxps | M::Vminps => {
                let max = inst.mnemonic() == M::Vmaxps;
                self.lanes(inst, 4, two, |v| {
                    let (a, b) = (f64::from(f32s(v[0])), f64::from(f32s(v[1])));
                    if extremum(a, b, max) { v[0] } else { v[1] }
                })
            }
            M::Vmaxpd | M::Vminpd => {
                let max = inst.mnemonic() == M::Vmaxpd;
                self.lanes(inst, 8, two, |v| {
                    if extremum(f64s(v[0]), f64s(v[1]), max) {
                        v[0]
                    } else {
                        v[1]
                    }
                })
            }
            M::Vsqrtps => self.lanes(inst, 4, &[1], |v| u64::from(f32s(v[0]).sqrt().to_bits())),
            M::Vsqrtpd => self.lanes(inst, 8, &[1], |v| f64s(v[0]).sqrt().to_bits()),
            M::Vroundps | M::Vrndscaleps => {
                let mode = self.imm(inst);
                if mode & 0xf4 != 0 {
                    return self.unknown(inst);
                }
                self.lanes(inst, 4, &[1], |v| {
                    let r = round_integral(f64::from(f32s(v[0])), mode & 3);
                    u64::from((r as f32).to_bits())
                })
            }
            M::Vroundpd | M::Vrndscalepd => {
                let mode = self.imm(inst);
                if mode & 0xf4 != 0 {
                    return self.unknown(inst);
                }
                self.lanes(inst, 8, &[1], |v| {
                    round_integral(f64s(v[0]), mode & 3).to_bits()
                })
            }
            // Logic.
            M::Vandps | M::Vpand | M::Vpandd => self.lanes(inst, 4, two, |v| v[0] & v[1]),
            M::Vorps | M::Vpor | M::Vpord => self.lanes(inst, 4, two, |v| v[0] | v[1]),
            M::Vxorps | M::Vpxor | M::Vpxord => self.lanes(inst, 4, two, |v| v[0] ^ v[1]),
            M::Vandnps => self.lanes(inst, 4, two, |v| !v[0] & v[1]),
            // Comparisons and selection.
            M::Vcmpps => {
                let p = self.imm(inst);
                self.compare(inst, 4, |a, b| {
                    compare_float(f64::from(f32s(a)), f64::from(f32s(b)), p)
                })
            }
            M::Vcmppd => {
                let p = self.imm(inst);
                self.compare(inst, 8, |a, b| compare_float(f64s(a), f64s(b), p))
            }
            M::Vpcmpd => {
                let p = self.imm(inst);
                self.compare(inst, 4, |a, b| compare_int(a as i32, b as i32, p))
            }
            M::Vpcmpud => {
                let p = self.imm(inst);
                self.compare(inst, 4, |a, b| compare_int(a, b, p))
            }
            M::Vpcmpq => {
                let p = self.imm(inst);
                self.compare(inst, 8, |a, b| compare_int(a as i64, b as i64, p))
            }
            M::Vpcmpuq => {
                let p = self.imm(inst);
                self.compare(inst, 8, |a, b| compare_int(a, b, p))
            }
            M::Vpcmpeqd => self.compare(inst, 4, |a, b| a == b),
            M::Vpcmpgtd => self.compare(inst, 4, |a, b| a as i32 > b as i32),
            M::Vpcmpeqq => self.compare(inst, 8, |a, b| a == b),
            M::Vpcmpgtq => self.compare(inst, 8, |a, b| a as i64 > b as i64),
            M::Vblendvps => self.lanes(inst, 4, &[1, 2, 3], |v| {
                if v[2] >> 31 == 1 { v[1] } else { v[0] }
            }),
            M::Vblendvpd => self.lanes(inst, 8, &[1, 2, 3], |v| {
                if v[2] >> 63 == 1 { v[1] } else { v[0] }
            }),
            M::Vblendmps | M::Vblendmpd => {
                let size = if inst.mnemonic() == M::Vblendmps {
                    4
                } else {
                    8
                };
                let count = self.dst_bytes(inst) / size;
                let mut elements = Vec::new();
                for i in 0..count {
                    let from = 1 + u32::from(self.included(inst, i));
                    elements.push(Some(self.element(inst, from, size, i)?));
                }
                self.write_elements(inst, size, &elements)?;
                Ok(true)
            }
            // Integers.
            M::Vpaddd => self.lanes(inst, 4, two, |v| v[0].wrapping_add(v[1])),
            M::Vpaddq => self.lanes(inst, 8, two, |v| v[0].wrapping_add(v[1])),
            M::Vpsubd => self.lanes(inst, 4, two, |v| v[0].wrapping_sub(v[1])),
            M::Vpsubq => self.lanes(inst, 8, two, |v| v[0].wrapping_sub(v[1])),
            M::Vpmulld => self.lanes(inst, 4, two, |v| v[0].wrapping_mul(v[1])),
            M::Vpmullq => self.lanes(inst, 8, two, |v| v[0].wrapping_mul(v[1])),
            M::Vpmuludq => self.lanes(inst, 8, two, |v| {
                (v[0] & 0xffff_ffff) * (v[1] & 0xffff_ffff)
            }),
            M::Vpmaxsd => self.lanes(inst, 4, two, |v| (v[0] as i32).max(v[1] as i32) as u64),
            M::Vpminsd => self.lanes(inst, 4, two, |v| (v[0] as i32).min(v[1] as i32) as u64),
            M::Vpmaxud => self.lanes(inst, 4, two, |v| v[0].max(v[1])),
            M::Vpminud => self.lanes(inst, 4, two, |v| v[0].min(v[1])),
            M::Vpmaxsq => self.lanes(inst, 8, two, |v| (v[0] as i64).max(v[1] as i64) as u64),
            M::Vpminsq => self.lanes(inst, 8, two, |v| (v[0] as i64).min(v[1] as i64) as u64),
            M::Vpmaxuq => self.lanes(inst, 8, two, |v| v[0].max(v[1])),
            M::Vpminuq => self.lanes(inst, 8, two, |v| v[0].min(v[1])),
            M::Vpabsd => self.lanes(inst, 4, &[1], |v| u64::from((v[0] as i32).unsigned_abs())),
            M::Vpabsq => self.lanes(inst, 8, &[1], |v| (v[0] as i64).unsigned_abs()),
            M::Vpslld | M::Vpsrld | M::Vpsrad | M::Vpsllq | M::Vpsrlq | M::Vpsraq => {
                let by = u32::from(self.imm(inst));
                let kind = inst.mnemonic();
                let size = if matches!(kind, M::Vpslld | M::Vpsrld | M::Vpsrad) {
                    4
                } else {
                    8
                };
                self.lanes(inst, size, &[1], |v| shift(kind, v[0], u64::from(by)))
            }
            M::Vpsllvd | M::Vpsrlvd | M::Vpsravd => {
                let kind = match inst.mnemonic() {
                    M::Vpsllvd => M::Vpslld,
                    M::Vpsrlvd => M::Vpsrld,
                    _ => M::Vpsrad,
                };
                self.lanes(inst, 4, two, |v| shift(kind, v[0], v[1]))
            }
            M::Vpsllvq | M::Vpsrlvq | M::Vpsravq => {
                let kind = match inst.mnemonic() {
                    M::Vpsllvq => M::Vpsllq,
                    M::Vpsrlvq => M::Vpsrlq,
                    _ => M::Vpsraq,
                };
                self.lanes(inst, 8, two, |v| shift(kind, v[0], v[1]))
            }
            // Conversions.
            M::Vcvtdq2ps => self.convert(inst, 4, 4, |v| u64::from((v as i32 as f32).to_bits())),
            M::Vcvtudq2ps => self.convert(inst, 4, 4, |v| u64::from((v as u32 as f32).to_bits())),
            M::Vcvttps2dq => self.convert(inst, 4, 4, |v| truncate_signed(f64::from(f32s(v)), 32)),
            M::Vcvttps2udq => {
                self.convert(inst, 4, 4, |v| truncate_unsigned(f64::from(f32s(v)), 32))
            }
            M::Vcvtps2pd => self.convert(inst, 4, 8, |v| f64::from(f32s(v)).to_bits()),
            M::Vcvtpd2ps => self.convert(inst, 8, 4, |v| u64::from((f64s(v) as f32).to_bits())),
            M::Vcvtdq2pd => self.convert(inst, 4, 8, |v| f64::from(v as i32).to_bits()),
            M::Vcvttpd2dq => self.convert(inst, 8, 4, |v| truncate_signed(f64s(v), 32)),
            M::Vcvtqq2pd => self.convert(inst, 8, 8, |v| (v as i64 as f64).to_bits()),
            M::Vcvtuqq2pd => self.convert(inst, 8, 8, |v| (v as f64).to_bits()),
            M::Vcvtqq2ps => self.convert(inst, 8, 4, |v| u64::from((v as i64 as f32).to_bits())),
            M::Vcvtuqq2ps => self.convert(inst, 8, 4, |v| u64::from((v as f32).to_bits())),
            M::Vcvttpd2qq => self.convert(inst, 8, 8, |v| truncate_signed(f64s(v), 64)),
            M::Vcvttpd2uqq => self.convert(inst, 8, 8, |v| truncate_unsigned(f64s(v), 64)),
            M::Vcvttps2qq => self.convert(inst, 4, 8, |v| truncate_signed(f64::from(f32s(v)), 64)),
            M::Vcvttps2uqq => {
                self.convert(inst, 4, 8, |v| truncate_unsigned(f64::from(f32s(v)), 64))
            }
            M::Vcvtph2ps => self.convert(inst, 2, 4, |v| {
                u64::from(half::f16::from_bits(v as u16).to_f32().to_bits())
            }),
            M::Vcvtps2ph => {
                if self.imm(inst) != 0 {
                    return self.unknown(inst);
                }
                self.convert(inst, 4, 2, |v| {
                    u64::from(half::f16::from_f32(f32s(v)).to_bits())
                })
            }
            _ => Ok(false),
        }
    }

    /// The fused forms: 132 is op0 * op2 + op1, 213 is op1 * op0 + op2, 231 is op1 * op2 + op0.
    fn fused(&mut self, inst: &Instruction, name: &str, rest: &str) -> Result<bool, Fault> {
        let negate_product = name.starts_with("Vfn");
        let negate_addend = rest.starts_with("sub");
        let double = name.ends_with("pd");
        let order = &rest[3..6];
        let operands = match order {
            "132" => [0, 2, 1],
            "213" => [1, 0, 2],
            "231" => [1, 2, 0],
            _ => return Ok(false),
        };
        let (size, sign) = if double {
            (8, 1u64 << 63)
        } else {
            (4, 1u64 << 31)
        };
        self.lanes(inst, size, &operands, |v| {
            let a = if negate_product { v[0] ^ sign } else { v[0] };
            let c = if negate_addend { v[2] ^ sign } else { v[2] };
            fma_bits(double, a, v[1], c)
        })
    }
}

/// Counts of at least the width shift everything out.
fn shift(kind: M, x: u64, by: u64) -> u64 {
    let bits = if matches!(kind, M::Vpslld | M::Vpsrld | M::Vpsrad) {
        32
    } else {
        64
    };
    let over = by >= bits;
    let by = by.min(bits - 1) as u32;
    match kind {
        M::Vpslld | M::Vpsllq if over => 0,
        M::Vpsrld | M::Vpsrlq if over => 0,
        M::Vpslld => u64::from((x as u32) << by),
        M::Vpsrld => u64::from((x as u32) >> by),
        M::Vpsrad => ((x as i32) >> by) as u64,
        M::Vpsllq => x << by,
        M::Vpsrlq => x >> by,
        _ => ((x as i64) >> by) as u64,
    }
}
