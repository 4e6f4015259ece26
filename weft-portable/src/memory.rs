//! Owned operands, for tests and small programs.

use std::cell::RefCell;
use weft_kernel::{Kernel, OperandRole, Operands};

/// Operands of one kernel in memory of their own, for one thread.
///
/// An output may be bound to the memory of an input, as a plan may do it.
#[derive(Debug)]
pub struct Buffers {
    /// Where each operand lies.
    places: Vec<Place>,
    inputs: Vec<Vec<u8>>,
    outputs: Vec<RefCell<Vec<u8>>>,
}

#[derive(Clone, Copy, Debug)]
enum Place {
    Input(usize),
    Output(usize),
}

impl Buffers {
    /// Zeroed operands of a kernel.
    pub fn zeroed(kernel: &Kernel) -> Self {
        let mut buffers = Buffers {
            places: Vec::new(),
            inputs: Vec::new(),
            outputs: Vec::new(),
        };
        for operand in kernel.operands() {
            let bytes = vec![0; operand.len_elems as usize * operand.elem.size_bytes()];
            buffers.places.push(match operand.role {
                OperandRole::Input => {
                    buffers.inputs.push(bytes);
                    Place::Input(buffers.inputs.len() - 1)
                }
                OperandRole::Output => {
                    buffers.outputs.push(RefCell::new(bytes));
                    Place::Output(buffers.outputs.len() - 1)
                }
            });
        }
        buffers
    }

    /// Replaces the bytes of an operand.
    ///
    /// # Panics
    ///
    /// If the length differs.
    pub fn set(&mut self, operand: usize, bytes: &[u8]) {
        match self.places[operand] {
            Place::Input(i) => self.inputs[i].copy_from_slice(bytes),
            Place::Output(i) => self.outputs[i].borrow_mut().copy_from_slice(bytes),
        }
    }

    /// Gives an input the memory of an output, with the input's bytes in it. Both have one length.
    ///
    /// # Panics
    ///
    /// If the roles are others, or the lengths differ.
    pub fn alias(&mut self, input: usize, output: usize) {
        let (Place::Input(from), Place::Output(to)) = (self.places[input], self.places[output])
        else {
            panic!("an input takes the memory of an output");
        };
        self.outputs[to]
            .borrow_mut()
            .copy_from_slice(&self.inputs[from]);
        self.places[input] = Place::Output(to);
    }

    /// The bytes of an operand.
    pub fn bytes(&self, operand: usize) -> Vec<u8> {
        match self.places[operand] {
            Place::Input(i) => self.inputs[i].clone(),
            Place::Output(i) => self.outputs[i].borrow().clone(),
        }
    }
}

impl Operands for Buffers {
    fn len_bytes(&self, operand: usize) -> usize {
        match self.places[operand] {
            Place::Input(i) => self.inputs[i].len(),
            Place::Output(i) => self.outputs[i].borrow().len(),
        }
    }

    fn read(&self, operand: usize, offset_bytes: usize, into: &mut [u8]) {
        let range = offset_bytes..offset_bytes + into.len();
        match self.places[operand] {
            Place::Input(i) => into.copy_from_slice(&self.inputs[i][range]),
            Place::Output(i) => into.copy_from_slice(&self.outputs[i].borrow()[range]),
        }
    }

    fn write(&self, operand: usize, offset_bytes: usize, from: &[u8]) {
        match self.places[operand] {
            Place::Input(_) => panic!("operand {operand} is an input"),
            Place::Output(i) => {
                self.outputs[i].borrow_mut()[offset_bytes..offset_bytes + from.len()]
                    .copy_from_slice(from);
            }
        }
    }

    fn slice(&self, operand: usize) -> &[u8] {
        match self.places[operand] {
            Place::Input(i) => &self.inputs[i],
            Place::Output(_) => panic!("operand {operand} may be written while it is borrowed"),
        }
    }
}
