//! Function programs: elementary functions in the instructions of the kernel language.

use crate::body::{Inst, Val};
use crate::elem::Elem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How a function's bits are defined (numerics contract, rule 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FunctionKind {
    /// The result is the exact value rounded to nearest even, for every input. The program is one
    /// way to get there.
    CorrectlyRounded,
    /// The instructions are the definition.
    FixedSequence,
}

/// A constant table of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Name for people.
    pub name: String,
    /// Type of the entries.
    pub elem: Elem,
    /// Bits of the entries, zero-extended.
    pub bits: Vec<u64>,
}

/// An elementary function as straight-line instructions.
///
/// Of [`Inst`] only `Const`, `Param`, `Unary`, `Binary`, `Fma`, `Compare`, `Select`, `Cast`,
/// `Bitcast` and `Lookup` may appear: a program reads no memory but its tables, calls nothing, and
/// can be inlined anywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FunctionProgram {
    /// Name by which bodies call it.
    pub name: String,
    /// How its bits are defined.
    pub kind: FunctionKind,
    /// Types of the parameters.
    pub params: Vec<Elem>,
    /// Type of the result.
    pub result_elem: Elem,
    /// The instructions.
    pub insts: Vec<Inst>,
    /// The value that is returned.
    pub result: Val,
    /// Constant tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<Table>,
}

/// The function programs that a kernel or a plan may call, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Functions(pub BTreeMap<String, FunctionProgram>);

impl Functions {
    /// The program of that name.
    pub fn get(&self, name: &str) -> Option<&FunctionProgram> {
        self.0.get(name)
    }

    /// Adds or replaces a program.
    pub fn insert(&mut self, program: FunctionProgram) {
        self.0.insert(program.name.clone(), program);
    }
}
