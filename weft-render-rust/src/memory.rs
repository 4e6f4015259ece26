//! The arena as slices of numbers: one for each type of element, so that no code has to read one
//! type's bytes as another's.
//!
//! A plan's arena is bytes, and buffers whose lives do not overlap share them. Here each type has an
//! arena of its own, in which its buffers lie as they do in the plan's, without the gaps that buffers
//! of other types leave. What shares bytes with another type there shares nothing here, so the plan
//! must never read what was written as another type; where it does, it is refused.

use crate::dialect::memory_type;
use std::collections::BTreeMap;
use std::ops::Range;
use weft_kernel::{Elem, OperandRole, Refusal};
use weft_plan::{Buffer, BufferId, Place, Plan};
use weft_render::{RenderError, RenderStep};

/// Where everything is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Elements of the arena of each type that has one, scratch rows included.
    pub lens: BTreeMap<&'static str, u64>,
    /// First element of the scratch rows of each type.
    scratch: BTreeMap<&'static str, u64>,
    /// First element of each buffer that is in the arena.
    buffers: Vec<Option<u64>>,
}

/// The type in which a buffer's elements lie.
pub(crate) fn type_of(buffer: &Buffer) -> &'static str {
    let elem = Elem::ALL
        .into_iter()
        .find(|e| e.name() == buffer.dtype.name());
    memory_type(elem.expect("one element type for each dtype"))
}

fn size_of(ty: &str) -> u64 {
    match ty {
        "f64" | "i64" | "u64" => 8,
        "f32" | "i32" | "u32" => 4,
        "i16" | "u16" => 2,
        _ => 1,
    }
}

impl Memory {
    /// The memory of a plan that was checked.
    ///
    /// # Errors
    /// If a step reads a buffer as another type than it was written as.
    pub(crate) fn of(plan: &Plan, steps: &[RenderStep<'_>]) -> Result<Memory, RenderError> {
        check_types(plan, steps)?;
        let mut memory = Memory::default();
        let mut spans: BTreeMap<&'static str, Spans> = BTreeMap::new();
        for buffer in &plan.buffers {
            if let Some(span) = span(buffer) {
                spans.entry(type_of(buffer)).or_default().add(span);
            }
        }
        let place = |buffer: &Buffer| {
            let span = span(buffer)?;
            let of_type = &spans[type_of(buffer)];
            Some(of_type.bytes_before(span.start) / size_of(type_of(buffer)))
        };
        memory.buffers = plan.buffers.iter().map(place).collect();
        for (ty, spans) in &spans {
            memory
                .lens
                .insert(ty, spans.bytes_before(u64::MAX) / size_of(ty));
        }
        let mut rows: BTreeMap<&'static str, u64> = BTreeMap::new();
        for step in steps {
            let mut own: BTreeMap<&'static str, u64> = BTreeMap::new();
            for (ty, len) in rows_of(step) {
                *own.entry(ty).or_default() += len;
            }
            for (ty, len) in own {
                let most = rows.entry(ty).or_default();
                *most = len.max(*most);
            }
        }
        for (ty, len) in rows {
            let all = memory.lens.entry(ty).or_default();
            memory.scratch.insert(ty, *all);
            *all += len;
        }
        Ok(memory)
    }

    /// The elements of a buffer of the arena, in the arena of its type.
    pub(crate) fn range(&self, plan: &Plan, buffer: BufferId) -> Option<Range<u64>> {
        let first = self.buffers[buffer.index()]?;
        Some(first..first + plan.buffers[buffer.index()].elems)
    }

    /// The elements of each scratch row of a step, with its type.
    pub(crate) fn rows(&self, step: &RenderStep<'_>) -> Vec<(&'static str, Range<u64>)> {
        let mut next = self.scratch.clone();
        let one = |(ty, len): (&'static str, u64)| {
            let at = next.get_mut(ty).expect("every type of rows has scratch");
            *at += len;
            (ty, *at - len..*at)
        };
        rows_of(step).into_iter().map(one).collect()
    }
}

/// Type and length of each scratch row.
fn rows_of(step: &RenderStep<'_>) -> Vec<(&'static str, u64)> {
    match &step.step.kernel {
        weft_kernel::Kernel::Loop(k) => {
            let row = |elem: &Elem| (memory_type(*elem), k.inner_extent());
            k.rows.iter().map(row).collect()
        }
        weft_kernel::Kernel::Contraction(_) => Vec::new(),
    }
}

/// Refuses reading what was written as another type, or binding a buffer of another type.
fn check_types(plan: &Plan, steps: &[RenderStep<'_>]) -> Result<(), RenderError> {
    let mut written: BTreeMap<&'static str, Spans> = BTreeMap::new();
    for step in steps {
        let operands = step.step.kernel.operands().iter().zip(&step.step.operands);
        let refused = |what: &str, buffer: &Buffer| {
            let form = format!("{what} {} as another type", buffer.name);
            step.refused(Refusal::UnsupportedForm { form })
        };
        for (operand, id) in operands.clone() {
            let buffer = &plan.buffers[id.index()];
            if memory_type(operand.elem) != type_of(buffer) {
                return Err(refused("binding", buffer));
            }
            let Some(span) = span(buffer) else { continue };
            let as_written = written.get(type_of(buffer)).is_some_and(|w| w.holds(&span));
            if operand.role == OperandRole::Input && !as_written {
                return Err(refused("reading", buffer));
            }
        }
        for (operand, id) in operands {
            let buffer = &plan.buffers[id.index()];
            if let (OperandRole::Output, Some(span)) = (operand.role, span(buffer)) {
                written.values_mut().for_each(|w| w.remove(&span));
                written.entry(type_of(buffer)).or_default().add(span);
            }
        }
    }
    let last = steps.last().ok_or(RenderError::Nothing)?;
    for port in &plan.outputs {
        let buffer = &plan.buffers[port.buffer.index()];
        let Some(span) = span(buffer) else { continue };
        if !written.get(type_of(buffer)).is_some_and(|w| w.holds(&span)) {
            let form = format!("giving {} as another type", buffer.name);
            return Err(last.refused(Refusal::UnsupportedForm { form }));
        }
    }
    Ok(())
}

/// The bytes of the plan's arena that a buffer takes.
fn span(buffer: &Buffer) -> Option<Range<u64>> {
    match buffer.place {
        Place::Arena(at) => Some(at..at + buffer.bytes()),
        Place::Input(_) | Place::Weight(_) => None,
    }
}

/// Bytes: ranges that do not touch each other, ascending.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Spans(Vec<Range<u64>>);

impl Spans {
    fn add(&mut self, mut span: Range<u64>) {
        if span.is_empty() {
            return;
        }
        self.0.retain(|s| {
            let apart = s.end < span.start || span.end < s.start;
            if !apart {
                span = span.start.min(s.start)..span.end.max(s.end);
            }
            apart
        });
        let at = self.0.partition_point(|s| s.start < span.start);
        self.0.insert(at, span);
    }

    fn remove(&mut self, span: &Range<u64>) {
        let cut = |s: &Range<u64>| {
            let before = s.start..s.end.min(span.start);
            let after = s.start.max(span.end)..s.end;
            [before, after].into_iter().filter(|s| !s.is_empty())
        };
        if !span.is_empty() {
            self.0 = self.0.iter().flat_map(cut).collect();
        }
    }

    fn holds(&self, span: &Range<u64>) -> bool {
        let around = |s: &Range<u64>| s.start <= span.start && span.end <= s.end;
        span.is_empty() || self.0.iter().any(around)
    }

    /// Bytes of the spans in front of a place.
    fn bytes_before(&self, at: u64) -> u64 {
        let part = |s: &Range<u64>| s.end.min(at).saturating_sub(s.start);
        self.0.iter().map(part).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_join_where_they_touch_and_are_cut_where_something_else_is_written() {
        let mut spans = Spans::default();
        for span in [64..128, 256..320, 0..64, 300..300, 310..384] {
            spans.add(span);
        }
        assert_eq!(spans.0, [0..128, 256..384]);
        assert_eq!(spans.bytes_before(270), 142);
        assert!(spans.holds(&(32..128)) && spans.holds(&(500..500)));
        assert!(!spans.holds(&(100..260)));
        spans.remove(&(64..300));
        assert_eq!(spans.0, [0..64, 300..384]);
    }
}
