//! Instructions on general registers, which are the same in all machines.

use super::Fault;
use super::machine::Machine;
use iced_x86::{Instruction, Mnemonic as M, OpKind, Register};

impl Machine {
    /// The value of an operand, and how many bits it has.
    fn value(&self, inst: &Instruction, operand: u32) -> Result<u64, Fault> {
        match inst.op_kind(operand) {
            OpKind::Register => {
                let value = self.get(inst.op_register(operand));
                value.ok_or_else(|| self.unknown(inst))
            }
            OpKind::Memory => {
                let bytes = self.read_same(inst, self.effective(inst), 8)?;
                Ok(u64::from_le_bytes(bytes.try_into().expect("eight bytes")))
            }
            OpKind::Immediate8to64 | OpKind::Immediate32to64 | OpKind::Immediate64 => {
                Ok(inst.immediate(operand))
            }
            OpKind::Immediate32 => Ok(u64::from(inst.immediate32())),
            _ => Err(self.unknown(inst)),
        }
    }

    fn put(&mut self, inst: &Instruction, value: u64) -> Result<(), Fault> {
        if inst.op_kind(0) == OpKind::Memory {
            let address = self.effective(inst);
            return self.write_same(inst, address, &value.to_le_bytes());
        }
        let r = inst.op0_register();
        // A write to the low 32 bits clears the others.
        self.gpr[r.number()] = match r.size() {
            8 => value,
            4 => value & 0xffff_ffff,
            _ => return Err(self.unknown(inst)),
        };
        Ok(())
    }

    pub(super) fn general(&mut self, inst: &Instruction) -> Result<(), Fault> {
        // A segment, a byte register or an operand of another size has no meaning here.
        let strange = (0..inst.op_count()).any(|i| match inst.op_kind(i) {
            OpKind::Register => !(inst.op_register(i).is_gpr64() || inst.op_register(i).is_gpr32()),
            OpKind::Memory => {
                inst.segment_prefix() != Register::None
                    || !(inst.memory_size().size() == 8
                        || matches!(inst.mnemonic(), M::Lea | M::Nop))
            }
            _ => false,
        });
        if strange {
            // A padding instruction has operands of any size, and no effect.
            return match inst.mnemonic() {
                M::Nop => Ok(()),
                _ => Err(self.unknown(inst)),
            };
        }
        match inst.mnemonic() {
            M::Nop => {}
            M::Mov => {
                let value = self.value(inst, 1)?;
                self.put(inst, value)?;
            }
            M::Lea => {
                let address = self.effective(inst);
                self.put(inst, address)?;
            }
            M::Add | M::Sub | M::And | M::Cmp => {
                if inst.op_kind(0) == OpKind::Register && !inst.op0_register().is_gpr64() {
                    return Err(self.unknown(inst));
                }
                let (a, b) = (self.value(inst, 0)?, self.value(inst, 1)?);
                let (result, carry) = match inst.mnemonic() {
                    M::Add => a.overflowing_add(b),
                    M::And => (a & b, false),
                    _ => a.overflowing_sub(b),
                };
                self.zero = result == 0;
                self.carry = carry;
                if inst.mnemonic() != M::Cmp {
                    self.put(inst, result)?;
                }
            }
            M::Jmp | M::Jae | M::Jb | M::Je | M::Jne => {
                let taken = match inst.mnemonic() {
                    M::Jae => !self.carry,
                    M::Jb => self.carry,
                    M::Je => self.zero,
                    M::Jne => !self.zero,
                    _ => true,
                };
                if inst.op_kind(0) != OpKind::NearBranch64 {
                    return Err(self.unknown(inst));
                }
                if taken {
                    self.rip = inst.near_branch_target();
                }
            }
            M::Ret if inst.op_count() == 0 => {
                let bytes = self.read_same(inst, self.gpr[4], 8)?;
                self.rip = u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
                self.gpr[4] = self.gpr[4].wrapping_add(8);
            }
            // The upper parts of registers 0 to 15 become zero; the others stay.
            M::Vzeroupper => {
                for v in &mut self.vec[..16] {
                    let low = v.0.len() / 4;
                    v.0[low..].fill(0);
                }
            }
            _ => return Err(self.unknown(inst)),
        }
        Ok(())
    }
}
