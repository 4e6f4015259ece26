//! Constants in registers, by as few instructions as possible.
//!
//! These are helpers and no forms: what they make is `movz`, `movn`, `movk`, `orr`, `movi`, `mvni`.

use crate::inst::Inst;
use crate::logical;
use crate::regs::{V, W0To30, X0To30};

/// Up to four instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sequence {
    insts: [Inst; 4],
    len: u8,
}

impl Sequence {
    /// The instructions in order.
    pub fn as_slice(&self) -> &[Inst] {
        &self.insts[..usize::from(self.len)]
    }
}

impl<'a> IntoIterator for &'a Sequence {
    type Item = &'a Inst;
    type IntoIter = core::slice::Iter<'a, Inst>;

    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

/// `movz` or `movn`, `orr` and `movk` as words, for 32 or 64 bits.
struct Moves {
    bits: u32,
    register: u32,
}

impl Moves {
    fn wide(&self, opcode: u32, at: u32, half_word: u64) -> Inst {
        let width = self.bits / 64;
        Inst(
            width << 31
                | opcode << 29
                | 0x25 << 23
                | at << 21
                | (half_word as u32) << 5
                | self.register,
        )
    }

    fn half_word(value: u64, at: u32) -> u64 {
        value >> (16 * at) & 0xffff
    }

    /// Starts with one instruction that leaves `start`, and mends each half-word that differs.
    fn mend(&self, first: Inst, start: u64, value: u64) -> Sequence {
        let mut sequence = Sequence {
            insts: [first; 4],
            len: 1,
        };
        for at in 0..self.bits / 16 {
            let wanted = Self::half_word(value, at);
            if Self::half_word(start, at) != wanted {
                sequence.insts[usize::from(sequence.len)] = self.wide(3, at, wanted);
                sequence.len += 1;
            }
        }
        sequence
    }

    fn differing(&self, start: u64, value: u64) -> u32 {
        (0..self.bits / 16)
            .filter(|at| Self::half_word(start, *at) != Self::half_word(value, *at))
            .count() as u32
    }

    fn shortest(&self, value: u64) -> Sequence {
        let all = if self.bits == 64 {
            u64::MAX
        } else {
            0xffff_ffff
        };
        // Starting from a wide move: the first half-word that is not background.
        let mut best: Option<(u32, Inst, u64)> = None;
        for (opcode, background) in [(2, 0), (0, all)] {
            let at = (0..self.bits / 16)
                .find(|at| Self::half_word(value, *at) != Self::half_word(background, *at))
                .unwrap_or(0);
            let hole = 0xffff << (16 * at);
            let start = background & !hole | value & hole;
            let said = Self::half_word(if opcode == 2 { value } else { !value }, at);
            let cost = self.differing(start, value);
            if best.is_none_or(|(known, ..)| cost < known) {
                best = Some((cost, self.wide(opcode, at, said), start));
            }
        }
        // Starting from a bitmask: there are 5,334, so all are tried.
        for field in 0..1u16 << 13 {
            if best.is_some_and(|(cost, ..)| cost == 0) {
                break;
            }
            let Some(mask) = logical::decode_64(field) else {
                continue;
            };
            if self.bits == 32 && field >> 12 == 1 {
                continue;
            }
            let start = mask & all;
            let cost = self.differing(start, value);
            if best.is_none_or(|(known, ..)| cost < known) {
                let width = self.bits / 64;
                let word = width << 31
                    | 0x6400_0000 >> 1
                    | u32::from(field) << 10
                    | 31 << 5
                    | self.register;
                best = Some((cost, Inst(word), start));
            }
        }
        let (_, first, start) = best.expect("wide moves can say everything");
        self.mend(first, start, value)
    }
}

/// The shortest sequence of `movz`, `movn`, `orr` and `movk` for a constant of 64 bits.
pub fn constant_x(register: X0To30, value: u64) -> Sequence {
    Moves {
        bits: 64,
        register: register.bits(),
    }
    .shortest(value)
}

/// The shortest sequence of `movz`, `movn`, `orr` and `movk` for a constant of 32 bits.
pub fn constant_w(register: W0To30, value: u32) -> Sequence {
    Moves {
        bits: 32,
        register: register.bits(),
    }
    .shortest(value.into())
}

/// One instruction that fills a vector of 128 bits with a repeated pattern of 64, or `None`.
///
/// Bytes of 0 and 255, repeated bytes, and a byte anywhere in repeated 16 or 32 bits, also inverted.
pub fn vector_constant(register: V, pattern: u64) -> Option<Inst> {
    let make = |op: u32, cmode: u32, imm: u32| {
        Inst(
            0x4f00_0400
                | op << 29
                | (imm >> 5) << 16
                | cmode << 12
                | (imm & 31) << 5
                | register.bits(),
        )
    };
    let byte = pattern & 0xff;
    if pattern == byte * 0x0101_0101_0101_0101 {
        return Some(make(0, 14, byte as u32));
    }
    if pattern.to_le_bytes().iter().all(|b| matches!(b, 0 | 255)) {
        let imm = (0..8)
            .map(|i| (pattern >> (8 * i) & 1) as u32 * (1 << i))
            .sum();
        return Some(make(1, 14, imm));
    }
    for (op, lanes) in [(0, pattern), (1, !pattern)] {
        let lane = lanes & 0xffff_ffff;
        if lanes == lane * 0x0000_0001_0000_0001 {
            for shift in 0..4 {
                if lane & !(0xff << (8 * shift)) == 0 {
                    return Some(make(op, 2 * shift, (lane >> (8 * shift)) as u32));
                }
            }
            for shift in 1..3 {
                // `msl` shifts ones in.
                let ones = (1 << (8 * shift)) - 1;
                if lane & ones == ones && lane >> (8 * shift) <= 0xff {
                    return Some(make(op, 11 + shift as u32, (lane >> (8 * shift)) as u32));
                }
            }
        }
        let half = lanes & 0xffff;
        if lanes == half * 0x0001_0001_0001_0001 {
            for shift in 0..2 {
                if half & !(0xff << (8 * shift)) == 0 {
                    return Some(make(op, 8 + 2 * shift, (half >> (8 * shift)) as u32));
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::string::ToString;
    use std::vec::Vec;

    use super::*;
    use crate::{Operand, decode};

    /// Runs a sequence, an instruction at a time, by its operands.
    fn run(sequence: &Sequence, bits: u32) -> u64 {
        let mask = if bits == 64 { u64::MAX } else { 0xffff_ffff };
        let mut value = 0xdead_beef_dead_beef & mask;
        for inst in sequence {
            let inst = decode(inst.word()).expect("a move");
            let text = inst.to_string();
            let numbers: Vec<i64> = inst
                .operands()
                .filter_map(|o| {
                    if let Operand::Imm(n) = o {
                        Some(n)
                    } else {
                        None
                    }
                })
                .collect();
            value = match inst.form().mnemonic() {
                "mov" => numbers[0] as u64,
                "orr" => numbers[0] as u64,
                "movz" => (numbers[0] as u64) << numbers.get(1).unwrap_or(&0),
                "movn" => !((numbers[0] as u64) << numbers.get(1).unwrap_or(&0)),
                "movk" => {
                    let shift = numbers.get(1).unwrap_or(&0);
                    value & !(0xffff << shift) | (numbers[0] as u64) << shift
                }
                _ => panic!("{text}"),
            } & mask;
        }
        value
    }

    #[test]
    fn every_sequence_makes_its_constant_and_short_ones_are_short() {
        let x = X0To30::new(3).expect("x3");
        let w = W0To30::new(3).expect("w3");
        let mut seed = 1u64;
        for round in 0..4000u32 {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            // Crowd the edges: half-words that are all zeros or ones.
            let mut value = seed ^ seed >> 29;
            for at in 0..4 {
                match seed >> (3 * at + 40) & 3 {
                    0 => value &= !(0xffff << (16 * at)),
                    1 => value |= 0xffff << (16 * at),
                    _ => {}
                }
            }
            if round < 64 {
                value = 1 << round;
            }
            assert_eq!(run(&constant_x(x, value), 64), value, "{value:#x}");
            assert_eq!(
                run(&constant_w(w, value as u32), 32),
                value & 0xffff_ffff,
                "{value:#x}"
            );
        }
        let lengths = |value| constant_x(x, value).as_slice().len();
        for (value, len) in [
            (0, 1),
            (u64::MAX, 1),
            (0xffff_0000_ffff_0000, 1),
            (0x1234_0000_0000, 1),
            (0xffff_ffff_ffff_1234, 1),
            (0xffff_ffff_1234_5678, 2),
            (0x5555_5555_5555_1234, 2),
            (0x00ff_00ff_1234_5678, 3),
            (0x1234_5678_9abc_def0, 4),
        ] {
            assert_eq!(lengths(value), len, "{value:#x}");
        }
    }

    #[test]
    fn vector_constants_are_one_instruction_or_none() {
        let v = V::new(16).expect("v16");
        for (pattern, text) in [
            (0, "movi v16.16b, #0"),
            (0x0101_0101_0101_0101, "movi v16.16b, #1"),
            (0x0000_0000_ffff_ffff, "movi v16.2d, #0x000000ffffffff"),
            (0x0000_ff00_0000_ff00, "movi v16.2d, #0x00ff000000ff00"),
            (0x0000_1200_0000_1200, "movi v16.4s, #18, lsl #8"),
            (0x0012_ffff_0012_ffff, "movi v16.4s, #18, msl #16"),
            (0x1200_1200_1200_1200, "movi v16.8h, #18, lsl #8"),
            (0xffff_fedc_ffff_fedc, ""),
            (0xffff_ffed_ffff_ffed, "mvni v16.4s, #18"),
        ] {
            let found = vector_constant(v, pattern).map(|inst| inst.to_string());
            assert_eq!(found.unwrap_or_default(), text, "{pattern:#x}");
        }
    }
}
