//! Small kernels, and comparing what two runs of them left.

use super::exact::{canonical_nan, mask};
use super::interpret::{interpret, is_nan};
use super::random::Random;
use weft_kernel::{
    Access, Axis, Effect, Elem, Functions, Inst, Kernel, LoopKernel, Operand, OperandRole, Over,
    Stage, Val,
};

pub fn axis(name: &str, extent: u64) -> Axis {
    Axis {
        name: name.into(),
        extent,
    }
}

pub fn operand(name: &str, elem: Elem, len_elems: u64, role: OperandRole) -> Operand {
    Operand {
        name: name.into(),
        elem,
        len_elems,
        role,
    }
}

/// A map over one axis: inputs are loaded first, so value `i` is input `i`; the last instruction's
/// value is stored.
pub fn map(inputs: &[Elem], out: Elem, len: u64, body: &[Inst]) -> Kernel {
    let mut operands: Vec<Operand> = inputs
        .iter()
        .enumerate()
        .map(|(i, elem)| operand(&format!("x{i}"), *elem, len, OperandRole::Input))
        .collect();
    operands.push(operand("y", out, len, OperandRole::Output));
    let accesses = (0..operands.len())
        .map(|i| Access::affine(i, 0, vec![1]))
        .collect();
    let mut insts: Vec<Inst> = (0..inputs.len())
        .map(|access| Inst::Load { access })
        .collect();
    insts.extend(body.iter().cloned());
    let value = Val(insts.len() as u32 - 1);
    Kernel::Loop(LoopKernel {
        name: "map".into(),
        axes: vec![axis("i", len)],
        split: 0,
        operands,
        accesses,
        slots: vec![],
        rows: vec![],
        stages: vec![Stage {
            over: Over::Inner,
            insts,
            effects: vec![Effect::Store {
                access: inputs.len(),
                value,
            }],
        }],
    })
}

/// A difference between two runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub operand: String,
    pub index: usize,
    pub expected: u64,
    pub given: u64,
}

/// The first element in which two buffers differ, NaNs taken as one value.
pub fn difference(name: &str, elem: Elem, expected: &[u8], given: &[u8]) -> Option<Difference> {
    assert_eq!(expected.len(), given.len());
    let size = elem.size_bytes();
    let word = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..size].copy_from_slice(bytes);
        let bits = u64::from_le_bytes(word) & mask(elem);
        if is_nan(elem, bits) {
            canonical_nan(elem)
        } else {
            bits
        }
    };
    expected
        .chunks(size)
        .zip(given.chunks(size))
        .enumerate()
        .find_map(|(index, (a, b))| {
            let (expected, given) = (word(a), word(b));
            (expected != given).then(|| Difference {
                operand: name.into(),
                index,
                expected,
                given,
            })
        })
}

/// Random operands of a kernel: inputs hostile or tame, outputs filled with a pattern.
pub fn random_operands(kernel: &Kernel, random: &mut Random, hostile: bool) -> Vec<Vec<u8>> {
    kernel
        .operands()
        .iter()
        .map(|operand| {
            let count = operand.len_elems as usize;
            match operand.role {
                OperandRole::Output => vec![0xa5; count * operand.elem.size_bytes()],
                OperandRole::Input if hostile => random.elements(operand.elem, count),
                OperandRole::Input => random.tame_elements(operand.elem, count),
            }
        })
        .collect()
}

/// What the oracle leaves in the operands.
pub fn expected(kernel: &Kernel, functions: &Functions, inputs: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut memory = inputs.to_vec();
    interpret(kernel, functions, &mut memory);
    memory
}
