//! Instructions on general-purpose registers.

use super::machine::{Fault, Machine, memory_bytes};
use iced_x86::{Instruction, Mnemonic as M, OpKind};

impl Machine {
    fn value(&self, inst: &Instruction, operand: u32) -> Result<u64, Fault> {
        match inst.op_kind(operand) {
            OpKind::Register => Ok(self.get(inst.op_register(operand))),
            OpKind::Memory => self.read_u64(self.effective(inst), memory_bytes(inst).min(8)),
            _ => Ok(inst.immediate(operand)),
        }
    }

    fn put(&mut self, inst: &Instruction, value: u64) -> Result<(), Fault> {
        if inst.op_kind(0) == OpKind::Register {
            self.set(inst.op_register(0), value);
            return Ok(());
        }
        let bytes = memory_bytes(inst).min(8);
        let address = self.effective(inst);
        self.write(
            address,
            &value.to_le_bytes()[..bytes],
            &format!("{:?}", inst.code()),
        )
    }

    pub(super) fn general(&mut self, inst: &Instruction) -> Result<(), Fault> {
        for i in 0..inst.op_count() {
            let r = inst.op_register(i);
            let known = r.is_gpr() && r.number() < 16;
            if inst.op_kind(i) == OpKind::Register && !known {
                return self.unknown(inst);
            }
        }
        match inst.mnemonic() {
            M::Nop | M::Prefetcht0 | M::Sfence => Ok(()),
            M::Mov => {
                let v = self.value(inst, 1)?;
                self.put(inst, v)
            }
            M::Movsxd => {
                let v = self.value(inst, 1)? as u32 as i32;
                self.put(inst, i64::from(v) as u64)
            }
            M::Lea => {
                let at = self.effective(inst);
                self.put(inst, at)
            }
            M::Add | M::Sub | M::And | M::Or | M::Xor | M::Shr | M::Dec | M::Cmp | M::Test => {
                let a = self.value(inst, 0)?;
                let b = if inst.mnemonic() == M::Dec {
                    1
                } else {
                    self.value(inst, 1)?
                };
                let bits = match inst.op_kind(0) {
                    OpKind::Register => inst.op0_register().size() * 8,
                    _ => memory_bytes(inst) * 8,
                };
                if !(8..=64).contains(&bits) {
                    return self.unknown(inst);
                }
                let mask = u64::MAX >> (64 - bits);
                let r = match inst.mnemonic() {
                    M::Add => {
                        self.carry = a.checked_add(b & mask).is_none_or(|s| s > mask);
                        a.wrapping_add(b)
                    }
                    M::Sub | M::Cmp => {
                        self.carry = a < b & mask;
                        a.wrapping_sub(b)
                    }
                    M::Dec => a.wrapping_sub(1),
                    M::Shr => a >> (b & 63),
                    M::Xor => a ^ b,
                    M::Or => a | b,
                    _ => a & b,
                } & mask;
                if matches!(inst.mnemonic(), M::And | M::Or | M::Xor | M::Test) {
                    self.carry = false;
                }
                self.zero = r == 0;
                if matches!(inst.mnemonic(), M::Cmp | M::Test) {
                    return Ok(());
                }
                self.put(inst, r)
            }
            M::Imul => {
                let (x, y) = if inst.op_count() == 3 {
                    (self.value(inst, 1)?, self.value(inst, 2)?)
                } else {
                    (self.value(inst, 0)?, self.value(inst, 1)?)
                };
                self.put(inst, x.wrapping_mul(y))
            }
            M::Push => {
                let v = self.value(inst, 0)?;
                self.gpr[4] = self.gpr[4].wrapping_sub(8);
                let sp = self.gpr[4];
                self.write(sp, &v.to_le_bytes(), "push")
            }
            M::Pop => {
                let v = self.read_u64(self.gpr[4], 8)?;
                self.gpr[4] = self.gpr[4].wrapping_add(8);
                self.put(inst, v)
            }
            M::Ret => {
                self.rip = self.read_u64(self.gpr[4], 8)?;
                self.gpr[4] = self.gpr[4].wrapping_add(8);
                Ok(())
            }
            M::Jmp | M::Je | M::Jne | M::Jb | M::Jae | M::Ja => {
                let taken = match inst.mnemonic() {
                    M::Je => self.zero,
                    M::Jne => !self.zero,
                    M::Jb => self.carry,
                    M::Jae => !self.carry,
                    M::Ja => !self.carry && !self.zero,
                    _ => true,
                };
                if taken {
                    self.rip = inst.near_branch_target();
                }
                Ok(())
            }
            _ => self.unknown(inst),
        }
    }
}
