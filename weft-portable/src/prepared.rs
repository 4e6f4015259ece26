//! A kernel made ready to run.

use crate::contraction::ContractionForm;
use crate::exec::Exec;
use crate::level::Level;
use crate::nest::Nest;
use crate::program::{Program, StageSource, build, malformed};
use crate::scratch::Scratch;
use weft_kernel::{Effect, Functions, Inst, Kernel, Line, LoopKernel, Operands, Piece, Refusal};

/// A kernel made ready to run; shared by all workers.
pub struct Prepared {
    form: Form,
}

enum Form {
    Loop(Box<LoopForm>),
    Contraction(Box<ContractionForm>),
}

/// A loop kernel.
struct LoopForm {
    nest: Nest,
    program: Program,
}

impl Prepared {
    /// Verifies a kernel and makes it ready: everything that does not depend on data or piece is done
    /// here, once.
    ///
    /// Refuses a kernel that [`Kernel::verify`] refuses, and one that calls a function that is not
    /// among `functions` or is malformed.
    pub fn new(kernel: &Kernel, functions: &Functions) -> Result<Self, Refusal> {
        kernel.verify(functions).map_err(malformed)?;
        let form = match kernel {
            Kernel::Loop(k) => Form::Loop(Box::new(LoopForm::new(k, functions)?)),
            Kernel::Contraction(k) => {
                Form::Contraction(Box::new(ContractionForm::new(k, functions)?))
            }
        };
        Ok(Prepared { form })
    }

    /// Does a piece of the kernel.
    ///
    /// Pieces that partition the split axis, run in any order, by any number of workers, at any
    /// levels, leave the bits of the whole. An empty piece does nothing. Allocates only while
    /// `scratch` grows to what this kernel needs.
    ///
    /// # Panics
    ///
    /// If an operand is shorter than the kernel says, or if a gather's index leaves its operand, which
    /// the kernel's author rules out.
    pub fn run<M: Operands + ?Sized>(
        &self,
        level: Level,
        memory: &M,
        piece: Piece,
        scratch: &mut Scratch,
    ) {
        let memory = Borrowed(memory);
        match &self.form {
            Form::Loop(form) => form.run(level, &memory, piece, scratch),
            Form::Contraction(form) => form.run(level, &memory, piece, scratch),
        }
    }
}

/// Prepares a kernel and does a piece of it: for tests and single calls.
pub fn run<M: Operands + ?Sized>(
    kernel: &Kernel,
    functions: &Functions,
    level: Level,
    memory: &M,
    piece: Piece,
    scratch: &mut Scratch,
) -> Result<(), Refusal> {
    Prepared::new(kernel, functions)?.run(level, memory, piece, scratch);
    Ok(())
}

impl LoopForm {
    fn new(kernel: &LoopKernel, functions: &Functions) -> Result<Self, Refusal> {
        let mut nest = Nest::new(
            &kernel.axes,
            kernel.split,
            &kernel.accesses,
            &kernel.operands,
        );
        let bodies = || kernel.stages.iter().map(|s| (&s.insts[..], &s.effects[..]));
        let (used, coords) = mentions(bodies(), kernel.accesses.len());
        nest.find_borrowed(&kernel.operands, &used);
        nest.merge(&used, &coords, kernel.is_pure_map());
        let stages: Vec<_> = kernel
            .stages
            .iter()
            .map(|stage| StageSource {
                over: stage.over,
                insts: &stage.insts,
                effects: &stage.effects,
            })
            .collect();
        let program = build(&stages, &kernel.scope(functions), functions, &nest)?;
        Ok(LoopForm { nest, program })
    }

    fn run(&self, level: Level, memory: &dyn Operands, piece: Piece, scratch: &mut Scratch) {
        let steps = &mut scratch.steps;
        steps.reserve(
            &self.program,
            self.nest.accesses.iter().map(|a| a.guards.len()),
            *self.nest.extents.last().unwrap_or(&1) as usize,
            self.nest.extents.len(),
        );
        let mut ranges = std::mem::take(&mut steps.ranges);
        if self.nest.piece(piece, &mut ranges) {
            let mut exec = Exec {
                level,
                program: &self.program,
                nest: &self.nest,
                memory,
                scratch: steps,
            };
            exec.constants();
            exec.run_box(&ranges, None);
        }
        scratch.steps.ranges = ranges;
    }
}

/// Which accesses, and which axes' coordinates, instructions and effects mention.
fn mentions<'a>(
    bodies: impl Iterator<Item = (&'a [Inst], &'a [Effect])>,
    accesses: usize,
) -> (Vec<bool>, Vec<usize>) {
    let mut used = vec![false; accesses];
    let mut coords = Vec::new();
    for (insts, effects) in bodies {
        for inst in insts {
            match inst {
                Inst::Load { access } | Inst::Gather { access, .. } => used[*access] = true,
                Inst::Coord { axis } => coords.push(*axis),
                _ => {}
            }
        }
        for effect in effects {
            if let Effect::Store { access, .. } = effect {
                used[*access] = true;
            }
        }
    }
    (used, coords)
}

/// Any implementation of operands behind a plain reference.
struct Borrowed<'a, M: ?Sized>(&'a M);

impl<M: Operands + ?Sized> Operands for Borrowed<'_, M> {
    fn len_bytes(&self, operand: usize) -> usize {
        self.0.len_bytes(operand)
    }

    fn read(&self, operand: usize, offset_bytes: usize, into: &mut [u8]) {
        self.0.read(operand, offset_bytes, into);
    }

    fn write(&self, operand: usize, offset_bytes: usize, from: &[u8]) {
        self.0.write(operand, offset_bytes, from);
    }

    fn slice(&self, operand: usize) -> &[u8] {
        self.0.slice(operand)
    }

    fn lines(&self, operand: usize, offset_bytes: usize, count: usize) -> Option<&[Line]> {
        self.0.lines(operand, offset_bytes, count)
    }
}
