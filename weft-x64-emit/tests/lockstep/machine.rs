//! Registers, memory, and the loop that executes.

use super::Fault;
use super::vectors::{MACHINES, Vector};
use iced_x86::{Decoder, DecoderOptions, Instruction, OpKind, Register};
use weft_kernel::EmittedCode;

/// What a region holds.
enum Content {
    /// The same bytes in all machines.
    Same(Vec<u8>),
    /// Words of each machine, laid out as registers are: word `q` of machine `c` at
    /// `q * MACHINES + c`.
    Each(Vec<u64>),
}

struct Region {
    base: u64,
    content: Content,
    writable: bool,
}

/// All machines.
#[allow(
    clippy::vec_box,
    reason = "a result takes the place of a register by its pointer, not by its bytes"
)]
pub struct Machine {
    /// General registers, which are the same in all machines.
    pub gpr: [u64; 16],
    pub zero: bool,
    pub carry: bool,
    pub rip: u64,
    /// Vector registers.
    pub vec: Vec<Box<Vector>>,
    /// Mask registers: bits 0 to 15, as lanes of 32 bits.
    pub k: Vec<Box<Vector>>,
    /// Where an instruction's result is put together before it becomes the register.
    pub(super) out: Option<Box<Vector>>,
    /// A memory operand that all machines share, as a register.
    pub(super) shared: Box<Vector>,
    regions: Vec<Region>,
    stack: usize,
    next_base: u64,
    code_base: u64,
    code_len: usize,
    decoded: Vec<Option<Instruction>>,
}

/// Where a call returns to.
const RETURN: u64 = 0xdead_0000;

/// More instructions than any run has.
const ENOUGH: u64 = 1_000_000;

impl Machine {
    pub(super) fn new() -> Self {
        Self {
            gpr: [0; 16],
            zero: false,
            carry: false,
            rip: 0,
            vec: vec![Vector::zero(); 32],
            k: vec![Vector::zero(); 8],
            out: None,
            shared: Vector::zero(),
            regions: Vec::new(),
            stack: 0,
            next_base: 0x1_0000_0000,
            code_base: 0,
            code_len: 0,
            decoded: Vec::new(),
        }
    }

    fn map(&mut self, content: Content, bytes: usize, writable: bool) -> usize {
        let base = self.next_base;
        self.next_base = (base + bytes as u64 + 4096).next_multiple_of(4096);
        self.regions.push(Region {
            base,
            content,
            writable,
        });
        self.regions.len() - 1
    }

    pub(super) fn map_same(&mut self, bytes: Vec<u8>, writable: bool) -> usize {
        let len = bytes.len();
        self.map(Content::Same(bytes), len, writable)
    }

    pub(super) fn map_each(&mut self, bytes: usize, writable: bool) -> usize {
        let words = vec![0; bytes / 8 * MACHINES];
        self.map(Content::Each(words), bytes, writable)
    }

    pub(super) fn map_code(&mut self, code: &EmittedCode) -> usize {
        let text = self.map_same(code.bytes.clone(), false);
        self.code_base = self.address(text);
        self.code_len = code.code_len;
        self.decoded = vec![None; code.code_len];
        text
    }

    pub(super) fn map_stack(&mut self) {
        self.stack = self.map_same(vec![0; 4096], true);
    }

    /// Where a region begins.
    pub fn address(&self, region: usize) -> u64 {
        self.regions[region].base
    }

    /// Number of regions.
    #[allow(dead_code, reason = "the tests alone look into memory")]
    pub fn regions(&self) -> usize {
        self.regions.len()
    }

    /// What a machine sees in a region.
    #[allow(dead_code, reason = "the tests alone look into memory")]
    pub fn content(&self, region: usize, machine: usize) -> Vec<u8> {
        match &self.regions[region].content {
            Content::Same(bytes) => bytes.clone(),
            Content::Each(words) => words[machine..]
                .iter()
                .step_by(MACHINES)
                .flat_map(|word| word.to_le_bytes())
                .collect(),
        }
    }

    pub(super) fn each(&self, region: usize) -> &[u64] {
        match &self.regions[region].content {
            Content::Each(words) => words,
            Content::Same(_) => &[],
        }
    }

    /// The words of a region that each machine has for itself.
    pub fn each_mut(&mut self, region: usize) -> &mut [u64] {
        match &mut self.regions[region].content {
            Content::Each(words) => words,
            Content::Same(_) => &mut [],
        }
    }

    pub(super) fn call(&mut self, text: usize, argument: u64) {
        for (i, r) in self.gpr.iter_mut().enumerate() {
            *r = 0x1111_1111_1111_1111u64.wrapping_mul(i as u64);
        }
        // What the code has not written itself is a NaN to whoever reads it.
        for v in self.vec.iter_mut().chain(&mut self.k) {
            v.0.fill(u64::MAX);
        }
        let sp = self.regions[self.stack].base + 4096 - 64;
        if let Content::Same(stack) = &mut self.regions[self.stack].content {
            stack[4096 - 64..4096 - 56].copy_from_slice(&RETURN.to_le_bytes());
        }
        self.gpr[4] = sp;
        self.gpr[7] = argument;
        self.rip = self.regions[text].base;
    }

    #[target_feature(enable = "avx2,fma")]
    pub(super) fn run(&mut self) -> Result<(), Fault> {
        for _ in 0..ENOUGH {
            if self.step()? {
                return Ok(());
            }
        }
        Err(Fault::Endless)
    }

    /// Executes one instruction; whether the code has returned.
    #[target_feature(enable = "avx2,fma")]
    pub(super) fn step(&mut self) -> Result<bool, Fault> {
        let inst = self.fetch()?;
        self.rip = inst.next_ip();
        let on_vectors = (0..inst.op_count()).any(|i| {
            let r = inst.op_register(i);
            inst.op_kind(i) == OpKind::Register && (r.is_vector_register() || r.is_k())
        });
        if on_vectors {
            self.vector(&inst)?;
        } else {
            self.general(&inst)?;
        }
        Ok(self.rip == RETURN)
    }

    /// The instruction that is next.
    pub fn fetch(&mut self) -> Result<Instruction, Fault> {
        let left = Fault::Left { address: self.rip };
        let at = self.rip.wrapping_sub(self.code_base) as usize;
        match self.decoded.get(at) {
            None => return Err(left),
            Some(Some(inst)) => return Ok(*inst),
            Some(None) => {}
        }
        let Content::Same(bytes) = &self.region(self.rip, 1).ok_or(left)?.content else {
            return Err(Fault::Left { address: self.rip });
        };
        let bytes = &bytes[at..self.code_len];
        let inst = Decoder::with_ip(64, bytes, self.rip, DecoderOptions::NONE).decode();
        if inst.is_invalid() {
            return Err(self.unknown(&inst));
        }
        self.decoded[at] = Some(inst);
        Ok(inst)
    }

    /// Where in the code an instruction is.
    fn place(&self, inst: &Instruction) -> usize {
        inst.ip().wrapping_sub(self.code_base) as usize
    }

    pub(super) fn unknown(&self, inst: &Instruction) -> Fault {
        Fault::Unknown {
            at: self.place(inst),
            instruction: format!("{:?}", inst.code()),
        }
    }

    pub(super) fn differs(&self, inst: &Instruction) -> Fault {
        Fault::Differs {
            at: self.place(inst),
            instruction: format!("{:?}", inst.code()),
        }
    }

    pub(super) fn refused(
        &self,
        inst: &Instruction,
        address: u64,
        bytes: usize,
        write: bool,
    ) -> Fault {
        Fault::Memory {
            at: self.place(inst),
            address,
            bytes,
            write,
        }
    }

    /// The region that holds all of `bytes` bytes.
    fn region(&self, address: u64, bytes: usize) -> Option<&Region> {
        self.regions.iter().find(|r| {
            let len = match &r.content {
                Content::Same(all) => all.len(),
                Content::Each(words) => words.len() / MACHINES * 8,
            };
            address
                .checked_sub(r.base)
                .is_some_and(|at| at <= len as u64 && bytes as u64 <= len as u64 - at)
        })
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

    /// Bytes that all machines share.
    pub(super) fn read_same(
        &self,
        inst: &Instruction,
        address: u64,
        bytes: usize,
    ) -> Result<&[u8], Fault> {
        let refused = || self.refused(inst, address, bytes, false);
        let region = self.region(address, bytes).ok_or_else(refused)?;
        let at = (address - region.base) as usize;
        match &region.content {
            Content::Same(all) => Ok(&all[at..at + bytes]),
            Content::Each(_) => Err(self.differs(inst)),
        }
    }

    /// Bytes that all machines share, up to the end of their region.
    pub(super) fn same_from(&self, inst: &Instruction, address: u64) -> Result<&[u8], Fault> {
        let refused = || self.refused(inst, address, 0, false);
        let region = self.region(address, 0).ok_or_else(refused)?;
        match &region.content {
            Content::Same(all) => Ok(&all[(address - region.base) as usize..]),
            Content::Each(_) => Err(self.differs(inst)),
        }
    }

    /// Writes what is the same in all machines.
    pub(super) fn write_same(
        &mut self,
        inst: &Instruction,
        address: u64,
        bytes: &[u8],
    ) -> Result<(), Fault> {
        let refused = self.refused(inst, address, bytes.len(), true);
        let differs = self.differs(inst);
        let found = self.region(address, bytes.len()).map(|r| r.base);
        let region = self.regions.iter_mut().find(|r| Some(r.base) == found);
        match region {
            Some(Region {
                base,
                content: Content::Same(all),
                writable: true,
            }) => {
                let at = (address - *base) as usize;
                all[at..at + bytes.len()].copy_from_slice(bytes);
                Ok(())
            }
            Some(Region {
                content: Content::Each(_),
                ..
            }) => Err(differs),
            _ => Err(refused),
        }
    }

    /// Makes a memory operand of `bytes` bytes ready for [`Self::source`], if there is one.
    pub(super) fn prepare(&mut self, inst: &Instruction, bytes: usize) -> Result<(), Fault> {
        if !(1..inst.op_count()).any(|i| inst.op_kind(i) == OpKind::Memory) {
            return Ok(());
        }
        let address = self.effective(inst);
        let refused = self.refused(inst, address, bytes, false);
        let (at, each) = match self.region(address, bytes) {
            Some(region) => (
                (address - region.base) as usize,
                matches!(region.content, Content::Each(_)),
            ),
            None => return Err(refused),
        };
        if each {
            return if at.is_multiple_of(8) {
                Ok(())
            } else {
                Err(refused)
            };
        }
        let mut chunks = [0; 64];
        chunks[..bytes].copy_from_slice(self.read_same(inst, address, bytes)?);
        for (words, chunk) in self
            .shared
            .0
            .chunks_exact_mut(MACHINES)
            .zip(chunks.chunks_exact(8))
        {
            words.fill(u64::from_le_bytes(chunk.try_into().expect("eight bytes")));
        }
        Ok(())
    }

    /// The words of an operand of `bytes` bytes, after [`Self::prepare`].
    pub(super) fn source(
        &self,
        inst: &Instruction,
        operand: u32,
        bytes: usize,
    ) -> Result<&[u64], Fault> {
        let words = bytes / 8 * MACHINES;
        match inst.op_kind(operand) {
            OpKind::Register => {
                let r = inst.op_register(operand);
                if !r.is_vector_register() || r.size() < bytes {
                    return Err(self.unknown(inst));
                }
                Ok(&self.vec[r.number()].0[..words])
            }
            OpKind::Memory => {
                let address = self.effective(inst);
                let refused = || self.refused(inst, address, bytes, false);
                let region = self.region(address, bytes).ok_or_else(refused)?;
                match &region.content {
                    Content::Same(_) => Ok(&self.shared.0[..words]),
                    Content::Each(all) => {
                        let at = (address - region.base) as usize / 8 * MACHINES;
                        Ok(&all[at..at + words])
                    }
                }
            }
            _ => Err(self.unknown(inst)),
        }
    }

    /// Stores a vector register into memory that each machine has for itself.
    pub(super) fn store(&mut self, inst: &Instruction, bytes: usize) -> Result<(), Fault> {
        let address = self.effective(inst);
        let refused = self.refused(inst, address, bytes, true);
        let differs = self.differs(inst);
        let r = inst.op1_register();
        if inst.op_kind(1) != OpKind::Register || !r.is_vector_register() || r.size() != bytes {
            return Err(self.unknown(inst));
        }
        let Some(found) = self.region(address, bytes).map(|r| r.base) else {
            return Err(refused);
        };
        let words = &self.vec[r.number()].0[..bytes / 8 * MACHINES];
        for region in self.regions.iter_mut().filter(|r| r.base == found) {
            let at = (address - region.base) as usize;
            match &mut region.content {
                Content::Same(_) => return Err(differs),
                Content::Each(all) if region.writable && at.is_multiple_of(8) => {
                    let at = at / 8 * MACHINES;
                    all[at..at + words.len()].copy_from_slice(words);
                }
                Content::Each(_) => return Err(refused),
            }
        }
        Ok(())
    }

    /// The value of a general register, as far as its name reaches.
    pub(super) fn get(&self, r: Register) -> Option<u64> {
        match r.size() {
            8 if r.is_gpr64() => Some(self.gpr[r.number()]),
            4 if r.is_gpr32() => Some(self.gpr[r.number()] & 0xffff_ffff),
            _ => None,
        }
    }
}
