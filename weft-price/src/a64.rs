//! From AArch64 words to instructions with their work and their flow of values.

mod classify;

use weft_a64_encoder::{Inst, Operand};

use crate::chain::{Flow, Reg};
use crate::decode::Priced;
use crate::error::PriceError;
use crate::model::{Class, CoreModel, OpCost, Width};
use crate::places::{Address, Places};

use classify::{Kind, Transfer, classify};

/// Decodes all bytes, each of which belongs to an instruction.
pub(crate) fn decode<'m>(
    bytes: &[u8],
    model: &'m CoreModel,
) -> Result<Vec<Priced<'m>>, PriceError> {
    let mut code = Vec::with_capacity(bytes.len() / 4);
    let mut places = Places::default();
    for (at, word) in bytes.chunks(4).enumerate() {
        let offset = 4 * at;
        let word = word.try_into().ok().map(u32::from_le_bytes);
        let inst = word.and_then(weft_a64_encoder::decode);
        let inst = inst.ok_or(PriceError::Undecodable { offset })?;
        let operands: Vec<Operand> = inst.operands().collect();
        let kind = classify(&inst, &operands).ok_or_else(|| PriceError::UnknownInstruction {
            offset,
            instruction: inst.to_string(),
        })?;
        code.push(price(inst, &kind, &operands, offset, model, &mut places)?);
        if let Some(base) = moved_base(&kind, &operands) {
            code.push(move_base(inst, base, offset, model, &mut places)?);
        }
    }
    Ok(code)
}

/// The base register that a load or store moves on.
fn moved_base(kind: &Kind, operands: &[Operand]) -> Option<Reg> {
    let transfer = kind.transfer.filter(|t| t.moves_base)?;
    operands.get(transfer.registers).and_then(register)
}

/// The sum by which a base is moved on: an operation of its own, which waits for no data.
fn move_base<'m>(
    inst: Inst,
    base: Reg,
    offset: usize,
    model: &'m CoreModel,
    places: &mut Places,
) -> Result<Priced<'m>, PriceError> {
    let user = || format!("`{inst}` at offset {offset}");
    let cost = model.cost(Class::Int, Width::Int, user)?;
    let latency = cost.latency_cycles;
    let mut flow = Flow {
        reads: vec![(base, latency)],
        writes: vec![base],
        latency,
    };
    places.note(None, &mut flow);
    Ok(Priced {
        offset,
        costs: vec![(cost, 1)],
        slots: 1,
        flow,
    })
}

fn price<'m>(
    inst: Inst,
    kind: &Kind,
    operands: &[Operand],
    offset: usize,
    model: &'m CoreModel,
    places: &mut Places,
) -> Result<Priced<'m>, PriceError> {
    let user = || format!("`{inst}` at offset {offset}");
    let mut costs: Vec<(&OpCost, u32)> = Vec::new();
    let mut slots = 1;
    let mut latency = 0;
    let mut load_latency = 0;
    if let Some(transfer) = kind.transfer {
        let class = if transfer.stores {
            Class::Store
        } else {
            Class::Load
        };
        let cost = model.cost(class, transfer.width, user)?;
        if transfer.stores {
            latency = cost.latency_cycles;
        } else {
            load_latency = cost.latency_cycles;
        }
        slots += cost.extra_slots + (transfer.times - 1) * (1 + cost.extra_slots);
        costs.push((cost, transfer.times));
    }
    if let Some((class, width)) = kind.work {
        let cost = model.cost(class, width, user)?;
        latency += cost.latency_cycles;
        slots += cost.extra_slots + u32::from(kind.transfer.is_some());
        costs.push((cost, 1));
    }
    let mut flow = flow(kind, operands, latency, load_latency);
    let place = kind
        .transfer
        .and_then(|transfer| address(&transfer, operands));
    places.note(place, &mut flow);
    Ok(Priced {
        offset,
        costs,
        slots,
        flow,
    })
}

/// The register that an operand is; what is always zero is none.
fn register(operand: &Operand) -> Option<Reg> {
    const VECTORS: u16 = 64;
    Some(match *operand {
        Operand::W(31) | Operand::X(31) => return None,
        Operand::W(n) | Operand::X(n) => Reg(u16::from(n)),
        Operand::Sp | Operand::Wsp => Reg(31),
        Operand::B(n)
        | Operand::H(n)
        | Operand::S(n)
        | Operand::D(n)
        | Operand::Q(n)
        | Operand::V(n) => Reg(VECTORS + u16::from(n)),
        _ => return None,
    })
}

fn flow(kind: &Kind, operands: &[Operand], latency: u32, load_latency: u32) -> Flow {
    let mut flow = Flow {
        latency: latency + load_latency,
        ..Flow::default()
    };
    // What comes behind the data of a load or store is its address.
    let data = kind.transfer.map_or(operands.len(), |t| t.registers);
    for (at, operand) in operands.iter().enumerate() {
        let Some(register) = register(operand) else {
            continue;
        };
        let written = at < kind.results;
        if at >= data {
            flow.reads.push((register, latency + load_latency));
        } else if !written || kind.tied {
            flow.reads.push((register, latency));
        }
        if written {
            flow.writes.push(register);
        }
    }
    if kind.reads_flags {
        flow.reads.push((Reg::FLAGS, latency));
    }
    if kind.writes_flags {
        flow.writes.push(Reg::FLAGS);
    }
    flow
}

/// The address of a load or store, and whether it is a store. Pairs and single elements count as
/// their first place.
fn address(transfer: &Transfer, operands: &[Operand]) -> Option<(Address, bool)> {
    let behind = operands.get(transfer.registers..)?;
    let mut registers = behind.iter().filter_map(register);
    let base = registers.next()?;
    let index = registers.next().unwrap_or(Reg(u16::MAX - 1));
    let numbers = behind.iter().filter_map(|operand| match operand {
        Operand::Imm(number) => Some(*number),
        _ => None,
    });
    let address = Address {
        registers: [base, index],
        scale: 1,
        // `[x1], #8` is at x1, `[x1, #8]!` at x1 + 8, which is another name for a later x1.
        displacement: if transfer.moves_base {
            0
        } else {
            numbers.sum()
        },
    };
    Some((address, transfer.stores))
}

/// Whether an operand is in a vector register.
fn is_vector(operand: Option<&Operand>) -> bool {
    matches!(
        operand,
        Some(
            Operand::B(_)
                | Operand::H(_)
                | Operand::S(_)
                | Operand::D(_)
                | Operand::Q(_)
                | Operand::V(_)
        )
    )
}

#[cfg(test)]
mod tests;
