//! From x86-64 bytes to instructions with their work and their flow of values.

use iced_x86::{
    Decoder, DecoderOptions, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind,
    Register, UsedRegister,
};

use crate::chain::{Flow, Reg};
use crate::classify::{Work, classify, zeroes};
use crate::error::PriceError;
use crate::model::{Class, CoreModel, OpCost, Width};
use crate::places::{Address, Places};

/// One instruction, priced.
#[derive(Debug)]
pub(crate) struct Priced<'m> {
    /// Offset of its first byte.
    pub offset: usize,
    /// Its operations; a gather has one for each element.
    pub costs: Vec<(&'m OpCost, u32)>,
    /// Issue slots.
    pub slots: u32,
    pub flow: Flow,
}

/// Decodes all bytes, each of which belongs to an instruction.
pub(crate) fn decode<'m>(
    bytes: &[u8],
    model: &'m CoreModel,
) -> Result<Vec<Priced<'m>>, PriceError> {
    let mut decoder = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
    let mut factory = InstructionInfoFactory::new();
    let mut code: Vec<Priced> = Vec::new();
    let mut before: Option<Instruction> = None;
    let mut places = Places::default();
    while decoder.can_decode() {
        let offset = decoder.position();
        let instruction = decoder.decode();
        if instruction.is_invalid() {
            return Err(PriceError::Undecodable { offset });
        }
        let mut priced = price(&instruction, offset, model, &mut factory)?;
        let address = address(&instruction, &priced.flow);
        places.note(address, &mut priced.flow);
        if before.is_some_and(|before| fuses(&before, &instruction)) {
            priced.slots = 0;
        }
        code.push(priced);
        before = Some(instruction);
    }
    Ok(code)
}

fn price<'m>(
    instruction: &Instruction,
    offset: usize,
    model: &'m CoreModel,
    factory: &mut InstructionInfoFactory,
) -> Result<Priced<'m>, PriceError> {
    let user = || format!("`{instruction}` at offset {offset}");
    let work = classify(instruction).ok_or_else(|| PriceError::UnknownInstruction {
        offset,
        instruction: instruction.to_string(),
    })?;
    let memory_width = match work {
        Work::Op(_, width) if width != Width::Int => width,
        _ => memory_width(instruction),
    };
    let accesses = Accesses::of(instruction, factory);
    let mut costs = Vec::new();
    // A memory operand travels with its instruction, in one slot.
    let mut slots = 1;
    let mut load_latency = 0;
    match work {
        Work::Gather(elements) => {
            costs.push((
                model.cost(Class::GatherElement, memory_width, user)?,
                elements,
            ));
            load_latency = model.cost(Class::Load, memory_width, user)?.latency_cycles;
            // Microcode: one slot for each element at least.
            slots += elements;
        }
        Work::Op(..) | Work::MemoryOnly => {
            if accesses.loads {
                let load = model.cost(Class::Load, memory_width, user)?;
                load_latency = load.latency_cycles;
                costs.push((load, 1));
            }
            if accesses.stores {
                costs.push((model.cost(Class::Store, memory_width, user)?, 1));
            }
        }
    }
    let mut latency = 0;
    if let Work::Op(class, width) = work {
        let cost = model.cost(class, width, user)?;
        latency = cost.latency_cycles;
        slots += cost.extra_slots;
        costs.push((cost, 1));
    }
    if let Work::Gather(_) = work {
        latency = costs[0].0.latency_cycles;
    }
    let reads = if zeroes(instruction) {
        Vec::new()
    } else {
        let data = accesses.data.iter().map(|&reg| (reg, latency));
        let address = accesses
            .address
            .iter()
            .map(|&reg| (reg, load_latency + latency));
        data.chain(address).collect()
    };
    Ok(Priced {
        offset,
        costs,
        slots,
        flow: Flow {
            reads,
            writes: accesses.writes,
            latency: load_latency + latency,
        },
    })
}

/// The address of a memory operand that is not a vector of addresses, and whether it is stored to.
fn address(instruction: &Instruction, flow: &Flow) -> Option<(Address, bool)> {
    let op = (0..instruction.op_count())
        .find(|&op| instruction.op_kind(op) == OpKind::Memory && !instruction.is_vsib())?;
    if instruction.mnemonic() == Mnemonic::Lea {
        return None;
    }
    let named = [instruction.memory_base(), instruction.memory_index()];
    let address = Address {
        registers: named.map(whole),
        scale: instruction.memory_index_scale(),
        displacement: instruction.memory_displacement64() as i64,
    };
    // The first operand of a move to memory is what it writes.
    Some((address, op == 0 && flow.writes.is_empty()))
}

/// A comparison and the jump on it take one slot.
fn fuses(before: &Instruction, instruction: &Instruction) -> bool {
    let compares = matches!(
        before.mnemonic(),
        Mnemonic::Cmp
            | Mnemonic::Test
            | Mnemonic::Add
            | Mnemonic::Sub
            | Mnemonic::And
            | Mnemonic::Inc
            | Mnemonic::Dec
    );
    let memory = (0..before.op_count()).any(|op| before.op_kind(op) == OpKind::Memory);
    compares && !memory && instruction.is_jcc_short_or_near()
}

fn memory_width(instruction: &Instruction) -> Width {
    let vector = (0..instruction.op_count()).any(|op| {
        instruction.op_kind(op) == OpKind::Register
            && instruction.op_register(op).is_vector_register()
    });
    let registers = (0..instruction.op_count())
        .filter(|&op| instruction.op_kind(op) == OpKind::Register)
        .map(|op| instruction.op_register(op).size() as u32 * 8);
    if vector {
        Width::of_bits(registers.max().unwrap_or(0))
    } else {
        Width::Int
    }
}

/// What an instruction reads and writes.
struct Accesses {
    data: Vec<Reg>,
    address: Vec<Reg>,
    writes: Vec<Reg>,
    loads: bool,
    stores: bool,
}

fn whole(register: Register) -> Reg {
    Reg(register.full_register() as u16)
}

/// Reading, writing.
fn directions(access: OpAccess) -> (bool, bool) {
    match access {
        OpAccess::Read | OpAccess::CondRead => (true, false),
        OpAccess::Write => (false, true),
        // What is written only sometimes, or partly, depends on what was there.
        OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite => (true, true),
        _ => (false, false),
    }
}

impl Accesses {
    fn of(instruction: &Instruction, factory: &mut InstructionInfoFactory) -> Self {
        let info = factory.info(instruction);
        let mut address = Vec::new();
        for register in [instruction.memory_base(), instruction.memory_index()] {
            if register != Register::None && !register.is_ip() {
                address.push(whole(register));
            }
        }
        let operands = (0..instruction.op_count())
            .filter(|&op| instruction.op_kind(op) == OpKind::Register)
            .filter(|&op| directions(info.op_access(op)).0)
            .map(|op| whole(instruction.op_register(op)));
        let mut data: Vec<Reg> = operands.collect();
        let mut writes = Vec::new();
        for used in info.used_registers() {
            let register = whole(UsedRegister::register(used));
            let (reads, written) = directions(used.access());
            if reads && !address.contains(&register) && !data.contains(&register) {
                data.push(register);
            }
            if written && !writes.contains(&register) {
                writes.push(register);
            }
        }
        if instruction.rflags_read() != 0 {
            data.push(Reg::FLAGS);
        }
        if instruction.rflags_modified() != 0 {
            writes.push(Reg::FLAGS);
        }
        let memory = info
            .used_memory()
            .iter()
            .map(|used| directions(used.access()));
        let (mut loads, mut stores) = (false, false);
        for (reads, written) in memory {
            loads |= reads;
            stores |= written;
        }
        // A store under a mask does not read what it leaves alone.
        let masked_store = stores && instruction.op0_kind() == OpKind::Memory;
        let only_moves = matches!(
            instruction.mnemonic(),
            Mnemonic::Vmovups
                | Mnemonic::Vmovupd
                | Mnemonic::Vmovaps
                | Mnemonic::Vmovapd
                | Mnemonic::Vmovdqu8
                | Mnemonic::Vmovdqu16
                | Mnemonic::Vmovdqu32
                | Mnemonic::Vmovdqu64
                | Mnemonic::Vmovdqa32
                | Mnemonic::Vmovdqa64
                | Mnemonic::Vmaskmovps
                | Mnemonic::Vmaskmovpd
                | Mnemonic::Vpmaskmovd
                | Mnemonic::Vpmaskmovq
        );
        loads &= !(masked_store && only_moves);
        Accesses {
            data,
            address,
            writes,
            loads,
            stores,
        }
    }
}
