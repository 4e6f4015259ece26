//! Memory: which buffer every value lives in, and which bytes of the arena every buffer takes.
//!
//! Buffers share bytes where their lives do not overlap; a result takes the bytes of an operand that
//! dies with it where the kernel reads every element at the coordinates at which it writes it.

use crate::draft::DraftStep;
use crate::error::OptimizeError;
use crate::walks::Source;
use crate::weights::make_weight;
use std::collections::HashMap;
use std::sync::Arc;
use weft_ir::{Graph, ValueId};
use weft_kernel::OperandRole;
use weft_plan::{Buffer, BufferId, Digest, Place, Recipe, Weight};

/// The largest arena: 64 GiB.
const MAX_ARENA_BYTES: u64 = 64 << 30;

/// Memory of a whole plan.
pub struct Memory {
    /// All buffers.
    pub buffers: Vec<Buffer>,
    /// Bytes of the arena.
    pub arena_bytes: u64,
    /// All weights.
    pub weights: Vec<Weight>,
    /// Their bytes.
    pub weight_bytes: Vec<Arc<[u8]>>,
    /// For each step the buffer of each operand.
    pub bindings: Vec<Vec<BufferId>>,
    /// For each step what was done in place, in words.
    pub notes: Vec<Vec<String>>,
    /// Buffer of each value that has one.
    pub of_value: HashMap<ValueId, BufferId>,
}

/// A key under which a buffer is found.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Value(ValueId),
    Made(String),
    Temporary(usize, usize),
}

/// Plans the memory of steps in the order in which they run; `region_of` gives each step's region.
///
/// # Errors
/// If a weight cannot be made or the arena would be too large.
pub fn plan_memory(
    graph: &Graph,
    steps: &[&DraftStep],
    region_of: &[usize],
) -> Result<Memory, OptimizeError> {
    let mut planner = Planner::new(graph, steps.len());
    for (i, input) in graph.inputs.iter().enumerate() {
        planner.value_buffer(*input, Place::Input(i));
    }
    for (t, step) in steps.iter().enumerate() {
        for (operand, source) in step.kernel.operands().iter().zip(&step.sources) {
            let id = planner.bind(source, region_of[t])?;
            planner.memory.bindings[t].push(id);
            let use_of = &mut planner.uses[id.index()];
            use_of.last = t;
            if operand.role == OperandRole::Output && use_of.first.is_none() {
                use_of.first = Some(t);
            }
        }
    }
    for output in &graph.outputs {
        let id = planner.bind(&Source::Value(output.value), usize::MAX)?;
        planner.uses[id.index()].last = usize::MAX;
    }
    planner.allocate(steps)?;
    Ok(planner.memory)
}

#[derive(Clone, Copy, Default)]
struct Use {
    /// The step that writes it first; `None` for what nobody writes.
    first: Option<usize>,
    /// The last step that touches it.
    last: usize,
}

struct Planner<'a> {
    graph: &'a Graph,
    memory: Memory,
    uses: Vec<Use>,
    known: HashMap<Key, BufferId>,
}

impl<'a> Planner<'a> {
    fn new(graph: &'a Graph, steps: usize) -> Self {
        Planner {
            graph,
            memory: Memory {
                buffers: Vec::new(),
                arena_bytes: 0,
                weights: Vec::new(),
                weight_bytes: Vec::new(),
                bindings: vec![Vec::new(); steps],
                notes: vec![Vec::new(); steps],
                of_value: HashMap::new(),
            },
            uses: Vec::new(),
            known: HashMap::new(),
        }
    }

    fn add(&mut self, key: Key, buffer: Buffer) -> BufferId {
        let id = BufferId(self.memory.buffers.len() as u32);
        self.memory.buffers.push(buffer);
        self.uses.push(Use::default());
        self.known.insert(key, id);
        id
    }

    fn value_buffer(&mut self, value: ValueId, place: Place) -> BufferId {
        let info = self.graph.value(value);
        let elems = info.ty.elems().unwrap_or_default();
        let buffer = Buffer {
            name: info.name.clone(),
            dtype: info.ty.dtype,
            elems,
            place,
        };
        let id = self.add(Key::Value(value), buffer);
        self.memory.of_value.insert(value, id);
        id
    }

    fn bind(&mut self, source: &Source, region: usize) -> Result<BufferId, OptimizeError> {
        let key = match source {
            Source::Value(value) => Key::Value(*value),
            // Recipes are plain data, so their JSON identifies them.
            Source::Made { recipe, .. } => {
                Key::Made(serde_json::to_string(recipe).unwrap_or_default())
            }
            Source::Temporary { index, .. } => Key::Temporary(region, *index),
        };
        if let Some(&id) = self.known.get(&key) {
            return Ok(id);
        }
        Ok(match source {
            Source::Value(value) => {
                if self.graph.value(*value).constant.is_some() {
                    let name = self.graph.value(*value).name.clone();
                    let weight = self.weight(name.clone(), Recipe::Constant(name))?;
                    self.value_buffer(*value, Place::Weight(weight))
                } else {
                    self.value_buffer(*value, Place::Arena(0))
                }
            }
            Source::Made {
                recipe,
                dtype,
                elems,
            } => {
                let name = match recipe {
                    Recipe::Panels { constant, nr, .. } => format!("{constant} in panels of {nr}"),
                    Recipe::Constant(name) => name.clone(),
                    Recipe::Table(_) => format!("table {}", self.memory.weights.len()),
                };
                let weight = self.weight(name.clone(), recipe.clone())?;
                let place = Place::Weight(weight);
                self.add(
                    key,
                    Buffer {
                        name,
                        dtype: *dtype,
                        elems: *elems,
                        place,
                    },
                )
            }
            Source::Temporary {
                index,
                dtype,
                elems,
            } => {
                let name = format!("temporary {index} of region {region}");
                let buffer = Buffer {
                    name,
                    dtype: *dtype,
                    elems: *elems,
                    place: Place::Arena(0),
                };
                self.add(key, buffer)
            }
        })
    }

    fn weight(&mut self, name: String, recipe: Recipe) -> Result<usize, OptimizeError> {
        let bytes = make_weight(self.graph, &recipe)?;
        self.memory.weights.push(Weight {
            name,
            digest: Digest::of(&bytes),
            bytes: bytes.len() as u64,
            recipe,
        });
        self.memory.weight_bytes.push(bytes);
        Ok(self.memory.weights.len() - 1)
    }

    /// Gives every arena buffer its offset, step by step.
    fn allocate(&mut self, steps: &[&DraftStep]) -> Result<(), OptimizeError> {
        let mut arena = FreeList::default();
        let mut given_away = vec![false; self.memory.buffers.len()];
        for (t, step) in steps.iter().enumerate() {
            let bindings = self.memory.bindings[t].clone();
            for (operand, &id) in bindings.iter().enumerate() {
                let is_new = self.uses[id.index()].first == Some(t)
                    && step.kernel.operands()[operand].role == OperandRole::Output
                    && !bindings[..operand].contains(&id);
                if !is_new {
                    continue;
                }
                let taken = (0..bindings.len()).find(|&other| {
                    let donor = bindings[other];
                    donor != id
                        && self.uses[donor.index()].last == t
                        && !given_away[donor.index()]
                        && matches!(self.memory.buffers[donor.index()].place, Place::Arena(_))
                        && self.memory.buffers[donor.index()].bytes()
                            == self.memory.buffers[id.index()].bytes()
                        && bindings.iter().filter(|b| **b == donor).count() == 1
                        && step.kernel.may_share(other, operand)
                });
                let bytes = self.memory.buffers[id.index()].bytes().max(1).div_ceil(64) * 64;
                let offset = match taken {
                    Some(other) => {
                        let donor = bindings[other];
                        given_away[donor.index()] = true;
                        let name = &self.memory.buffers[donor.index()].name;
                        self.memory.notes[t].push(format!(
                            "effects: {} takes the bytes of {name}, which dies here",
                            self.memory.buffers[id.index()].name
                        ));
                        match self.memory.buffers[donor.index()].place {
                            Place::Arena(offset) => offset,
                            _ => 0,
                        }
                    }
                    None => arena.take(bytes),
                };
                self.memory.buffers[id.index()].place = Place::Arena(offset);
            }
            let all = self.memory.buffers.iter().zip(&self.uses).zip(&given_away);
            for ((buffer, live), given_away) in all {
                if let (Place::Arena(offset), Some(first)) = (buffer.place, live.first)
                    && live.last == t
                    && first <= t
                    && !given_away
                {
                    arena.give_back(offset, buffer.bytes().max(1).div_ceil(64) * 64);
                }
            }
        }
        self.memory.arena_bytes = arena.end;
        if arena.end > MAX_ARENA_BYTES {
            return Err(OptimizeError::TooLarge {
                what: "the arena".into(),
                given: arena.end,
                limit: MAX_ARENA_BYTES,
            });
        }
        Ok(())
    }
}

/// Free ranges of the arena, first fit.
#[derive(Default)]
struct FreeList {
    /// Offset and length, ascending, never adjacent.
    free: Vec<(u64, u64)>,
    end: u64,
}

impl FreeList {
    fn take(&mut self, bytes: u64) -> u64 {
        if let Some(i) = self.free.iter().position(|(_, len)| *len >= bytes) {
            let (offset, len) = self.free[i];
            if len == bytes {
                self.free.remove(i);
            } else {
                self.free[i] = (offset + bytes, len - bytes);
            }
            return offset;
        }
        // A free range at the end grows rather than being left behind.
        if let Some(&(offset, len)) = self.free.last()
            && offset + len == self.end
        {
            self.free.pop();
            self.end = offset + bytes;
            return offset;
        }
        let offset = self.end;
        self.end += bytes;
        offset
    }

    fn give_back(&mut self, offset: u64, bytes: u64) {
        let at = self.free.partition_point(|(o, _)| *o < offset);
        self.free.insert(at, (offset, bytes));
        if at + 1 < self.free.len() && offset + bytes == self.free[at + 1].0 {
            self.free[at].1 += self.free[at + 1].1;
            self.free.remove(at + 1);
        }
        if at > 0 && self.free[at - 1].0 + self.free[at - 1].1 == offset {
            self.free[at - 1].1 += self.free[at].1;
            self.free.remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::FreeList;

    /// A list played against a map of single bytes, which a faulty list does not survive.
    fn plays(give_back: impl Fn(&mut FreeList, u64, u64)) -> bool {
        let mut state = 1u64;
        let mut next = |n: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) % n
        };
        let mut list = FreeList::default();
        let mut taken = vec![false; 1 << 16];
        let mut live: Vec<(u64, u64)> = Vec::new();
        for _ in 0..20_000 {
            if live.len() < 40 && next(2) == 0 {
                let bytes = 1 + next(100);
                let offset = list.take(bytes);
                let range = offset as usize..(offset + bytes) as usize;
                let inside = range.end as u64 <= list.end && range.end <= taken.len();
                if !inside || taken[range.clone()].contains(&true) {
                    return false;
                }
                taken[range].fill(true);
                live.push((offset, bytes));
            } else if !live.is_empty() {
                let (offset, bytes) = live.swap_remove(next(live.len() as u64) as usize);
                taken[offset as usize..(offset + bytes) as usize].fill(false);
                give_back(&mut list, offset, bytes);
            }
        }
        for (offset, bytes) in live {
            give_back(&mut list, offset, bytes);
        }
        // All is free again, and one piece.
        list.free == [(0, list.end)]
    }

    #[test]
    fn bytes_are_never_given_twice_and_come_together_again() {
        assert!(plays(FreeList::give_back));
    }

    #[test]
    fn planted_fault_bytes_given_back_too_long_are_seen() {
        assert!(!plays(
            |list, offset, bytes| list.give_back(offset, bytes + 1)
        ));
        assert!(!plays(
            |list, offset, bytes| list.give_back(offset, bytes / 2)
        ));
    }
}
