//! Registers, memory, and the loop that executes.

use iced_x86::{Decoder, DecoderOptions, Instruction, MemorySize, Mnemonic, OpKind, Register};
use std::collections::HashMap;
use weft_kernel::Abi;

/// Why execution stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An access outside all regions, or a write to a read-only one.
    Memory {
        address: u64,
        bytes: usize,
        write: bool,
        instruction: String,
    },
    /// A store past the caches that does not begin at a multiple of its length.
    Unaligned { address: u64, instruction: String },
    /// An instruction that the emulator does not know.
    Unknown(String),
    /// A register that the calling convention preserves has changed.
    Clobbered(String),
    /// Too many instructions.
    Endless,
}

struct Region {
    name: String,
    base: u64,
    data: Vec<u8>,
    writable: bool,
}

/// The machine.
pub struct Machine {
    pub(super) gpr: [u64; 16],
    pub(super) vec: [[u8; 64]; 32],
    pub(super) k: [u64; 8],
    pub(super) zero: bool,
    pub(super) carry: bool,
    pub(super) rip: u64,
    regions: Vec<Region>,
    stack: usize,
    decoded: HashMap<u64, Instruction>,
    next_base: u64,
    pub(super) executed: u64,
    /// Address of the instruction at hand, and what has been written: by which instruction, to
    /// which region, where.
    current: u64,
    written: std::collections::BTreeSet<(u64, usize, u64)>,
}

/// Where a call returns to.
const RETURN: u64 = 0xdead_0000;

impl Machine {
    pub fn new() -> Self {
        Machine {
            gpr: [0; 16],
            vec: [[0; 64]; 32],
            k: [0; 8],
            zero: false,
            carry: false,
            rip: 0,
            regions: Vec::new(),
            stack: 0,
            decoded: HashMap::new(),
            next_base: 0x1_0000_0000,
            executed: 0,
            current: 0,
            written: Default::default(),
        }
    }

    /// Adds a region, `skew` bytes off a multiple of 64; regions never touch.
    pub fn map(&mut self, name: &str, data: Vec<u8>, writable: bool, skew: u64) -> usize {
        let base = self.next_base + skew;
        self.next_base = (base + data.len() as u64 + 4096).next_multiple_of(4096);
        self.regions.push(Region {
            name: name.into(),
            base,
            data,
            writable,
        });
        self.regions.len() - 1
    }

    pub(super) fn map_stack(&mut self) {
        self.stack = self.map("stack", vec![0; 4096], true, 0);
    }

    pub fn address(&self, region: usize) -> u64 {
        self.regions[region].base
    }

    /// Offsets and lengths of all instructions that were executed.
    pub(super) fn executed_places(&self, start: u64) -> Vec<(usize, usize)> {
        let mut places: Vec<(usize, usize)> = self
            .decoded
            .iter()
            .map(|(ip, inst)| ((ip - start) as usize, inst.len()))
            .collect();
        places.sort_unstable();
        places
    }

    /// What was written: offset of the instruction, name of the region, offset in it.
    pub(super) fn writes(&self, start: u64) -> Vec<(usize, String, u64)> {
        let name = |at: usize| self.regions[at].name.clone();
        self.written
            .iter()
            .filter(|(ip, ..)| *ip >= start)
            .map(|(ip, at, offset)| ((ip - start) as usize, name(*at), *offset))
            .collect()
    }

    pub fn content(&self, region: usize) -> &[u8] {
        &self.regions[region].data
    }

    /// Calls code that ends before `end`, and checks what the convention preserves.
    pub(super) fn call(
        &mut self,
        entry: u64,
        end: u64,
        argument: u64,
        abi: Abi,
    ) -> Result<(), Fault> {
        for (i, r) in self.gpr.iter_mut().enumerate() {
            *r = 0x1111_1111_1111_1111u64.wrapping_mul(i as u64);
        }
        for (i, v) in self.vec.iter_mut().enumerate() {
            v.fill(0xe0 + i as u8);
        }
        self.k = [0x5555; 8];
        let sp = self.regions[self.stack].base + 4096 - 64;
        self.gpr[4] = sp;
        self.gpr[if abi == Abi::Win64 { 1 } else { 7 }] = argument;
        self.write(sp, &RETURN.to_le_bytes(), "call")?;
        let (gprs, vectors) = super::preserved(abi);
        let before = (self.gpr, self.vec);
        self.rip = entry;
        while self.rip != RETURN {
            if self.rip >= end || self.rip < entry {
                return Err(Fault::Unknown(format!("execution at {:#x}", self.rip)));
            }
            self.step()?;
            self.executed += 1;
            if self.executed > 20_000_000 {
                return Err(Fault::Endless);
            }
        }
        for r in gprs {
            let expected = before.0[r] + if r == 4 { 8 } else { 0 };
            if self.gpr[r] != expected {
                return Err(Fault::Clobbered(format!("general register {r}")));
            }
        }
        for r in vectors {
            if self.vec[r][..16] != before.1[r][..16] {
                return Err(Fault::Clobbered(format!("vector register {r}")));
            }
        }
        Ok(())
    }

    pub(super) fn step(&mut self) -> Result<(), Fault> {
        let inst = match self.decoded.get(&self.rip) {
            Some(i) => *i,
            None => {
                let text = self
                    .regions
                    .iter()
                    .find(|r| r.name == "code")
                    .expect("the code is mapped");
                let offset = (self.rip - text.base) as usize;
                let mut decoder =
                    Decoder::with_ip(64, &text.data[offset..], self.rip, DecoderOptions::NONE);
                let inst = decoder.decode();
                if inst.is_invalid() {
                    return Err(Fault::Unknown(format!("bytes at {:#x}", self.rip)));
                }
                self.decoded.insert(self.rip, inst);
                inst
            }
        };
        self.current = self.rip;
        self.rip = inst.next_ip();
        let vector = (0..inst.op_count()).any(|i| {
            inst.op_kind(i) == OpKind::Register
                && (inst.op_register(i).is_vector_register() || inst.op_register(i).is_k())
        });
        if vector {
            self.vector(&inst)
        } else if inst.mnemonic() == Mnemonic::Vzeroupper {
            for v in &mut self.vec[..16] {
                v[16..].fill(0);
            }
            Ok(())
        } else {
            self.general(&inst)
        }
    }

    // Memory.

    pub(super) fn read(&self, address: u64, bytes: usize, inst: &str) -> Result<&[u8], Fault> {
        for r in &self.regions {
            let Some(offset) = address.checked_sub(r.base) else {
                continue;
            };
            let end = (offset as usize).saturating_add(bytes);
            if end <= r.data.len() {
                return Ok(&r.data[offset as usize..end]);
            }
        }
        Err(Fault::Memory {
            address,
            bytes,
            write: false,
            instruction: inst.into(),
        })
    }

    pub(super) fn write(&mut self, address: u64, bytes: &[u8], inst: &str) -> Result<(), Fault> {
        for (at, r) in self.regions.iter_mut().enumerate() {
            let Some(offset) = address.checked_sub(r.base) else {
                continue;
            };
            let end = (offset as usize).saturating_add(bytes.len());
            if end <= r.data.len() && r.writable {
                r.data[offset as usize..end].copy_from_slice(bytes);
                self.written.insert((self.current, at, offset));
                return Ok(());
            }
        }
        Err(Fault::Memory {
            address,
            bytes: bytes.len(),
            write: true,
            instruction: inst.into(),
        })
    }

    pub(super) fn read_u64(&self, address: u64, bytes: usize) -> Result<u64, Fault> {
        let mut wide = [0; 8];
        wide[..bytes].copy_from_slice(self.read(address, bytes, "read")?);
        Ok(u64::from_le_bytes(wide))
    }

    /// The address of a memory operand; a gather's index is left out.
    pub(super) fn effective(&self, inst: &Instruction) -> u64 {
        let mut address = inst.memory_displacement64();
        let base = inst.memory_base();
        if base.is_gpr64() {
            address = address.wrapping_add(self.gpr[base.number()]);
        }
        let index = inst.memory_index();
        if index.is_gpr64() {
            let scale = u64::from(inst.memory_index_scale());
            address = address.wrapping_add(self.gpr[index.number()].wrapping_mul(scale));
        }
        address
    }

    pub(super) fn unknown<T>(&self, inst: &Instruction) -> Result<T, Fault> {
        Err(Fault::Unknown(format!("{:?}", inst.code())))
    }

    pub(super) fn get(&self, r: Register) -> u64 {
        let whole = self.gpr[r.number()];
        match r.size() {
            8 => whole,
            4 => whole & 0xffff_ffff,
            2 => whole & 0xffff,
            _ => whole & 0xff,
        }
    }

    pub(super) fn set(&mut self, r: Register, value: u64) {
        self.gpr[r.number()] = match r.size() {
            8 => value,
            4 => value & 0xffff_ffff,
            2 => self.gpr[r.number()] & !0xffff | value & 0xffff,
            _ => self.gpr[r.number()] & !0xff | value & 0xff,
        };
    }
}

/// Bytes of a memory operand.
pub(super) fn memory_bytes(inst: &Instruction) -> usize {
    match inst.memory_size() {
        MemorySize::Unknown => 0,
        size => size.size(),
    }
}
