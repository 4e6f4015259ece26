//! Many machines that execute the same AVX-512 code in lockstep, each on its own elements: fast
//! enough to run a function's emitted code over all 2^32 inputs on a processor without AVX-512.
//!
//! [`Lockstep`] decodes the bytes of a kernel with one f32 operand in and one out, and executes them
//! from the entry to the return, one instruction after another as the processor would, loops and all.
//! An instruction is decoded and looked up once for [`MACHINES`] machines, and its meaning is a plain
//! loop over their lanes, which the compiler vectorises.
//!
//! What the machines share, and why that loses nothing: general registers, flags, the code, its
//! constants and the scratch are the same in all of them. An instruction that would bring an
//! element's bits into one of those ends the run with [`Fault::Differs`].
//!
//! Primitives that are taken from the host, in scalar form: IEEE addition, subtraction,
//! multiplication, division, square root, fma, rounding to an integral value, and conversions between
//! f32 and f64. All else (which lanes, which operands, which order, masks, addresses) is written here.
//! An instruction, or a form of one (a write mask, embedded rounding, a broadcast), that is not
//! written here is [`Fault::Unknown`]; nothing is skipped.
//!
//! `tests/in_lockstep.rs` compares each instruction with the emulator in `tests/emulator`, which shares
//! no code with this one.

mod dispatch;
mod general;
mod lanes;
mod machine;
mod vectors;

use std::fmt;

pub use machine::Machine;
pub use vectors::MACHINES;
#[allow(unused_imports, reason = "the tests alone look into registers")]
pub use vectors::Vector;

use weft_kernel::{Abi, Args, EmittedCode};

/// Why execution stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An instruction, or a form of one, that is not known here.
    Unknown { at: usize, instruction: String },
    /// An access outside all regions, a write to a read-only one, or one that is not of whole
    /// multiples of 8 bytes where each machine has its own.
    Memory {
        at: usize,
        address: u64,
        bytes: usize,
        write: bool,
    },
    /// What all machines share would depend on an element.
    Differs { at: usize, instruction: String },
    /// Execution outside the code.
    Left { address: u64 },
    /// Too many instructions.
    Endless,
    /// The code is not for this emulator: another calling convention.
    Convention(Abi),
    /// The host lacks AVX2 or FMA.
    Host,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unknown { at, instruction } => {
                write!(f, "{instruction} at {at:#x} is not known to the emulator")
            }
            Fault::Memory {
                at,
                address,
                bytes,
                write,
            } => {
                let what = if *write { "writes" } else { "reads" };
                write!(
                    f,
                    "the instruction at {at:#x} {what} {bytes} bytes at {address:#x}, which it may not"
                )
            }
            Fault::Differs { at, instruction } => write!(
                f,
                "{instruction} at {at:#x} would make what all machines share depend on an element"
            ),
            Fault::Left { address } => write!(f, "execution leaves the code, to {address:#x}"),
            Fault::Endless => write!(f, "the code does not end"),
            Fault::Convention(abi) => write!(f, "code for {abi:?} cannot be called"),
            Fault::Host => write!(f, "the emulator needs AVX2 and FMA"),
        }
    }
}

impl std::error::Error for Fault {}

/// The machines, with a kernel of one f32 operand in and one out.
pub struct Lockstep {
    machine: Machine,
    text: usize,
    input: usize,
    output: usize,
    args: u64,
}

/// Elements that each machine does in a run: some rounds of any kernel's loop.
const ELEMENTS_EACH: usize = 128;

impl Lockstep {
    /// Elements of a run.
    pub const ELEMENTS: usize = ELEMENTS_EACH * MACHINES;

    /// Loads the code of a kernel whose first operand is its input and whose second its output.
    ///
    /// # Errors
    /// If the host or the code is not one for this.
    pub fn new(code: &EmittedCode) -> Result<Self, Fault> {
        if !dispatch::host_can() {
            return Err(Fault::Host);
        }
        if code.abi != Abi::SystemV {
            return Err(Fault::Convention(code.abi));
        }
        let mut machine = Machine::new();
        let input = machine.map_each(ELEMENTS_EACH * 4, false);
        let output = machine.map_each(ELEMENTS_EACH * 4, true);
        let bases = [machine.address(input), machine.address(output)];
        let bases = machine.map_same(bases.iter().flat_map(|b| b.to_le_bytes()).collect(), false);
        let scratch = machine.map_same(vec![0xff; code.scratch_bytes], true);
        let text = machine.map_code(code);
        machine.map_stack();
        let mut args = vec![0; std::mem::size_of::<Args>()];
        for (at, value) in [
            (Args::BASES, machine.address(bases)),
            (Args::SCRATCH, machine.address(scratch)),
            (Args::BEGIN, 0),
            (Args::END, ELEMENTS_EACH as u64),
        ] {
            args[at..at + 8].copy_from_slice(&value.to_le_bytes());
        }
        let args = machine.map_same(args, false);
        let args = machine.address(args);
        Ok(Self {
            machine,
            text,
            input,
            output,
            args,
        })
    }

    /// Results for [`Self::ELEMENTS`] inputs, as bits. Which machine and which lane computes which
    /// element is left open; neighbours are in other machines.
    ///
    /// # Errors
    /// If the code does what it may not.
    ///
    /// # Panics
    /// If a slice has another length.
    pub fn run(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Fault> {
        let given = bytemuck::cast_slice_mut(self.machine.each_mut(self.input));
        given.copy_from_slice(inputs);
        // What is not written must not look like an earlier run's result.
        self.machine
            .each_mut(self.output)
            .fill(0xa5a5_a5a5_a5a5_a5a5);
        self.begin();
        dispatch::run(&mut self.machine)?;
        outputs.copy_from_slice(bytemuck::cast_slice(self.machine.each(self.output)));
        Ok(())
    }

    /// Sets all machines before the first instruction.
    pub fn begin(&mut self) {
        self.machine.call(self.text, self.args);
    }

    /// Executes one instruction; whether the code has returned.
    #[allow(dead_code, reason = "the tests alone go step by step")]
    pub fn step(&mut self) -> Result<bool, Fault> {
        dispatch::step(&mut self.machine)
    }

    /// The machines.
    #[allow(dead_code, reason = "the tests alone look into them")]
    pub fn machine(&mut self) -> &mut Machine {
        &mut self.machine
    }

    /// The regions that hold the input and the code.
    #[allow(dead_code, reason = "the tests alone look into memory")]
    pub fn input_and_text(&self) -> (usize, usize) {
        (self.input, self.text)
    }
}
