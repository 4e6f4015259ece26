//! The inner consistency of a plan: what a runtime may rely on before it touches memory.

use crate::buffer::Place;
use crate::file::PlanError;
use crate::plan::{Plan, Port};
use crate::region::Step;
use std::collections::BTreeSet;
use weft_kernel::{OperandRole, VerifyError};

impl Plan {
    /// Checks the plan's inner consistency.
    ///
    /// What then holds: every number names something; every kernel and function verifies, and its contract is the
    /// one the plan states; every operand fits its buffer, and every buffer its place; a step writes
    /// no memory that it reads, but where the kernel may share it
    /// ([`weft_kernel::Kernel::may_share`]); memory is written before it is read; the names of
    /// regions, inputs and outputs are unique.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn check(&self) -> Result<(), PlanError> {
        self.check_names()?;
        self.check_functions()?;
        for index in 0..self.buffers.len() {
            self.check_buffer(index)?;
        }
        for port in self.inputs.iter().chain(&self.outputs) {
            self.check_port(port)?;
        }
        let mut written = Written::default();
        for (_, step) in self.steps() {
            self.check_step(step)?;
            self.check_memory(step, &mut written)?;
        }
        for port in &self.outputs {
            self.check_written(port.buffer.index(), &port.name, &written)?;
        }
        Ok(())
    }

    fn check_names(&self) -> Result<(), PlanError> {
        let ports = |ports: &[Port]| ports.iter().map(|p| p.name.clone()).collect();
        let lists: [(&'static str, Vec<String>); 3] = [
            (
                "regions",
                self.regions.iter().map(|r| r.name.clone()).collect(),
            ),
            ("inputs", ports(&self.inputs)),
            ("outputs", ports(&self.outputs)),
        ];
        for (what, names) in lists {
            let mut seen = BTreeSet::new();
            for name in names {
                if !seen.insert(name.clone()) {
                    return Err(PlanError::Duplicate { what, name });
                }
            }
        }
        Ok(())
    }

    fn check_functions(&self) -> Result<(), PlanError> {
        for (name, program) in &self.functions.0 {
            let verified = if program.name == *name {
                program.verify()
            } else {
                Err(VerifyError::UnknownFunction(program.name.clone()))
            };
            verified.map_err(|source| PlanError::Function {
                name: name.clone(),
                source,
            })?;
        }
        Ok(())
    }

    fn check_buffer(&self, index: usize) -> Result<(), PlanError> {
        let buffer = &self.buffers[index];
        let bytes = buffer
            .elems
            .checked_mul(buffer.dtype.size_bytes() as u64)
            .ok_or_else(|| dangling("buffer", index))?;
        let own = match buffer.place {
            Place::Input(port) => {
                let port = self.inputs.get(port);
                port.ok_or_else(|| dangling("buffer", index))?.ty.bytes()
            }
            Place::Weight(weight) => {
                let weight = self.weights.get(weight);
                Some(weight.ok_or_else(|| dangling("buffer", index))?.bytes)
            }
            Place::Arena(offset) => {
                let end = offset.checked_add(bytes);
                if offset % 64 != 0 || end.is_none_or(|end| end > self.arena_bytes) {
                    return Err(PlanError::Dangling {
                        what: "arena offset",
                        index: offset,
                    });
                }
                return Ok(());
            }
        };
        if own == Some(bytes) {
            Ok(())
        } else {
            Err(dangling("buffer", index))
        }
    }

    fn check_port(&self, port: &Port) -> Result<(), PlanError> {
        let at = port.buffer.index();
        let buffer = self.buffers.get(at).ok_or_else(|| dangling("buffer", at))?;
        if port.ty.bytes() == Some(buffer.bytes()) && port.ty.dtype == buffer.dtype {
            Ok(())
        } else {
            Err(dangling("buffer", at))
        }
    }

    fn check_step(&self, step: &Step) -> Result<(), PlanError> {
        let kernel = step.kernel.name();
        step.kernel
            .verify(&self.functions)
            .map_err(|source| PlanError::Kernel {
                kernel: kernel.into(),
                source,
            })?;
        let given = step.kernel.contract();
        if step.contract != given {
            return Err(PlanError::Contract {
                kernel: kernel.into(),
                wanted: step.contract.clone(),
                given,
            });
        }
        let chosen = step.candidates.get(step.chosen);
        if chosen.is_none_or(|c| c.body.is_none()) {
            return Err(dangling("candidate", step.chosen));
        }
        let operands = step.kernel.operands();
        if operands.len() != step.operands.len() {
            return Err(dangling("operand", step.operands.len()));
        }
        for (i, (operand, id)) in operands.iter().zip(&step.operands).enumerate() {
            let buffer = self.buffers.get(id.index());
            let buffer = buffer.ok_or_else(|| dangling("buffer", id.index()))?;
            let read_only = !matches!(buffer.place, Place::Arena(_));
            let written = operand.role == OperandRole::Output;
            if operand.len_elems != buffer.elems
                || operand.elem.size_bytes() != buffer.dtype.size_bytes()
                || (read_only && written)
            {
                return Err(PlanError::Binding {
                    kernel: kernel.into(),
                    operand: i,
                    buffer: buffer.name.clone(),
                });
            }
        }
        for write in &step.writes {
            let operand = operands.get(write.operand);
            if operand.is_none_or(|o| o.role != OperandRole::Output) {
                return Err(dangling("operand", write.operand));
            }
        }
        step.index_checks.iter().try_for_each(|check| {
            let operand = operands
                .get(check.operand)
                .filter(|o| o.role == OperandRole::Input && o.elem.is_int());
            let operand = operand.ok_or_else(|| dangling("operand", check.operand))?;
            if check.fits(operand.len_elems) {
                Ok(())
            } else {
                Err(dangling("element of indices", check.operand))
            }
        })
    }

    /// What a step reads has been written, and is not what it writes.
    fn check_memory(&self, step: &Step, written: &mut Written) -> Result<(), PlanError> {
        let operands = step.kernel.operands();
        let spans: Vec<Option<Span>> = step
            .operands
            .iter()
            .map(|id| self.span(id.index()))
            .collect();
        for (i, operand) in operands.iter().enumerate() {
            if operand.role == OperandRole::Input {
                self.check_written(step.operands[i].index(), step.kernel.name(), written)?;
                continue;
            }
            for other in (0..operands.len()).filter(|o| *o != i) {
                let (Some(a), Some(b)) = (spans[i], spans[other]) else {
                    continue;
                };
                if a.touches(b) && !(a == b && step.kernel.may_share(other, i)) {
                    return Err(PlanError::Overlap {
                        kernel: step.kernel.name().into(),
                        written: i,
                        other,
                    });
                }
            }
        }
        for (operand, span) in operands.iter().zip(spans) {
            if let (OperandRole::Output, Some(span)) = (operand.role, span) {
                written.add(span);
            }
        }
        Ok(())
    }

    fn check_written(
        &self,
        buffer: usize,
        reader: &str,
        written: &Written,
    ) -> Result<(), PlanError> {
        match self.span(buffer) {
            Some(span) if !written.holds(span) => Err(PlanError::Unwritten {
                buffer: self.buffers[buffer].name.clone(),
                reader: reader.into(),
            }),
            _ => Ok(()),
        }
    }

    /// Bytes of the arena that a buffer takes; `None` for one that is elsewhere.
    fn span(&self, buffer: usize) -> Option<Span> {
        let buffer = &self.buffers[buffer];
        match buffer.place {
            Place::Arena(begin) => Some(Span {
                begin,
                end: begin + buffer.bytes(),
            }),
            _ => None,
        }
    }
}

fn dangling(what: &'static str, index: usize) -> PlanError {
    PlanError::Dangling {
        what,
        index: index as u64,
    }
}

/// Bytes of the arena, half-open.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Span {
    begin: u64,
    end: u64,
}

impl Span {
    fn touches(self, other: Span) -> bool {
        self.begin.max(other.begin) < self.end.min(other.end)
    }
}

/// The bytes that steps have written: spans that do not touch each other, ascending.
#[derive(Default)]
struct Written(Vec<Span>);

impl Written {
    fn add(&mut self, mut span: Span) {
        // Spans that overlap or adjoin become one.
        let apart = |s: &Span| s.end < span.begin || span.end < s.begin;
        let (keep, joined): (Vec<Span>, Vec<Span>) = self.0.drain(..).partition(apart);
        for other in joined {
            span.begin = span.begin.min(other.begin);
            span.end = span.end.max(other.end);
        }
        self.0 = keep;
        let at = self.0.partition_point(|s| s.begin < span.begin);
        self.0.insert(at, span);
    }

    fn holds(&self, span: Span) -> bool {
        span.begin == span.end
            || self
                .0
                .iter()
                .any(|s| s.begin <= span.begin && span.end <= s.end)
    }
}
