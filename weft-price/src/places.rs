//! Stores that a later load of the same bytes waits for.

use std::collections::BTreeMap;

use crate::chain::{Flow, Reg};

/// An address as an instruction has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Address {
    /// Base and index.
    pub registers: [Reg; 2],
    /// What the index is multiplied with.
    pub scale: u32,
    pub displacement: i64,
}

/// Which places in memory are stored to and loaded from again under the same address, so that the
/// load waits for the store.
///
/// Addresses are compared as they are written: base, index, scale and displacement, and how often
/// base and index have been changed so far. Code that stores a vector and loads part of it, or under
/// another name, is not seen.
#[derive(Default)]
pub(crate) struct Places {
    known: BTreeMap<(Address, [u32; 2]), usize>,
    changes: BTreeMap<Reg, u32>,
}

impl Places {
    /// Adds the place to what an instruction reads or writes; `address` has `true` with a store.
    pub fn note(&mut self, address: Option<(Address, bool)>, flow: &mut Flow) {
        if let Some((address, stores)) = address {
            let changes = address
                .registers
                .map(|register| *self.changes.entry(register).or_insert(0));
            let key = (address, changes);
            if stores {
                let number = self.known.len();
                let number = *self.known.entry(key).or_insert(number);
                flow.writes.push(Reg::place(number));
            } else if let Some(number) = self.known.get(&key) {
                flow.reads.push((Reg::place(*number), flow.latency));
            }
        }
        for reg in &flow.writes {
            if let Some(changes) = self.changes.get_mut(reg) {
                *changes += 1;
            }
        }
    }
}
