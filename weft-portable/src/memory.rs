//! Owned operands, for tests and small programs.

use std::cell::Cell;
use std::ops::Range;
use weft_kernel::{Kernel, Line, OperandRole, Operands};

/// Operands of one kernel in memory of their own, for one thread.
///
/// An output may be bound to the memory of an input, as a plan may do it. Lines can be had that
/// begin at a multiple of 64 bytes of an operand.
#[derive(Debug)]
pub struct Buffers {
    /// Where each operand lies.
    places: Vec<Place>,
    inputs: Vec<Input>,
    outputs: Vec<Cells>,
}

/// Memory that nothing writes while a kernel runs, once for each way to look at it.
#[derive(Debug)]
struct Input {
    bytes: Vec<u8>,
    cells: Cells,
}

/// Memory that a kernel may write: whole lines, of which so many bytes count.
#[derive(Debug)]
struct Cells {
    lines: Vec<Line>,
    len: usize,
}

const LINE_BYTES: usize = size_of::<Line>();

impl Cells {
    fn new(bytes: &[u8]) -> Self {
        let mut lines = vec![[0; LINE_BYTES]; bytes.len().div_ceil(LINE_BYTES)];
        lines.as_flattened_mut()[..bytes.len()].copy_from_slice(bytes);
        Cells {
            lines: lines.into_iter().map(Cell::new).collect(),
            len: bytes.len(),
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.lines.iter().flat_map(Cell::get).collect();
        bytes.truncate(self.len);
        bytes
    }

    fn assert_holds(&self, at: usize, len: usize) {
        let end = at.checked_add(len);
        assert!(
            end.is_some_and(|end| end <= self.len),
            "bytes {at}..+{len} of {}",
            self.len
        );
    }

    /// Visits the bytes of a range where they lie: a line, a part of it, and how many came before.
    fn visit(&self, at: usize, len: usize, mut visit: impl FnMut(&Line, Range<usize>, usize)) {
        self.assert_holds(at, len);
        let mut done = 0;
        while done < len {
            let begin = (at + done) % LINE_BYTES;
            let part = begin..(begin + len - done).min(LINE_BYTES);
            let count = part.len();
            visit(&self.lines[(at + done) / LINE_BYTES], part, done);
            done += count;
        }
    }

    fn read(&self, at: usize, into: &mut [u8]) {
        self.visit(at, into.len(), |line, part, done| {
            into[done..done + part.len()].copy_from_slice(&line.get()[part]);
        });
    }

    fn write(&self, at: usize, from: &[u8]) {
        self.visit(at, from.len(), |line, part, done| {
            let mut bytes = line.get();
            let from = &from[done..done + part.len()];
            bytes[part].copy_from_slice(from);
            line.set(bytes);
        });
    }
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
                    buffers.inputs.push(Input {
                        cells: Cells::new(&bytes),
                        bytes,
                    });
                    Place::Input(buffers.inputs.len() - 1)
                }
                OperandRole::Output => {
                    buffers.outputs.push(Cells::new(&bytes));
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
            Place::Input(i) => {
                self.inputs[i].bytes.copy_from_slice(bytes);
                self.inputs[i].cells = Cells::new(bytes);
            }
            Place::Output(i) => {
                assert_eq!(bytes.len(), self.outputs[i].len);
                self.outputs[i].write(0, bytes);
            }
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
        assert_eq!(self.inputs[from].bytes.len(), self.outputs[to].len);
        self.outputs[to].write(0, &self.inputs[from].bytes);
        self.places[input] = Place::Output(to);
    }

    fn cells(&self, operand: usize) -> &Cells {
        match self.places[operand] {
            Place::Input(i) => &self.inputs[i].cells,
            Place::Output(i) => &self.outputs[i],
        }
    }

    /// The bytes of an operand.
    pub fn bytes(&self, operand: usize) -> Vec<u8> {
        match self.places[operand] {
            Place::Input(i) => self.inputs[i].bytes.clone(),
            Place::Output(i) => self.outputs[i].bytes(),
        }
    }
}

impl Operands for Buffers {
    fn len_bytes(&self, operand: usize) -> usize {
        match self.places[operand] {
            Place::Input(i) => self.inputs[i].bytes.len(),
            Place::Output(i) => self.outputs[i].len,
        }
    }

    fn read(&self, operand: usize, offset_bytes: usize, into: &mut [u8]) {
        self.cells(operand).read(offset_bytes, into);
    }

    fn write(&self, operand: usize, offset_bytes: usize, from: &[u8]) {
        match self.places[operand] {
            Place::Input(_) => panic!("operand {operand} is an input"),
            Place::Output(i) => self.outputs[i].write(offset_bytes, from),
        }
    }

    fn slice(&self, operand: usize) -> &[u8] {
        match self.places[operand] {
            Place::Input(i) => &self.inputs[i].bytes,
            Place::Output(_) => panic!("operand {operand} may be written while it is borrowed"),
        }
    }

    fn lines(&self, operand: usize, offset_bytes: usize, count: usize) -> Option<&[Line]> {
        let cells = self.cells(operand);
        let bytes = count.checked_mul(LINE_BYTES)?;
        cells.assert_holds(offset_bytes, bytes);
        let begin = offset_bytes / LINE_BYTES;
        offset_bytes
            .is_multiple_of(LINE_BYTES)
            .then(|| &cells.lines[begin..begin + count])
    }
}
