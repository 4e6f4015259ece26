//! Registers for straight-line code, by a linear scan that never spills.
//!
//! Each virtual register has one definition; its life ends at its last use. The scan walks the
//! instructions once. What does not fit is reported, not spilled: the caller keeps fewer invariants
//! in registers, unrolls less, or refuses.

/// Which registers the result may share with the operands of its instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reuse {
    /// Any operand that dies here may give its register away.
    Any,
    /// The machine writes over this operand: its register if it dies here, else a fresh one into
    /// which the emitter copies it first.
    Tied(u32),
    /// None: the machine writes before it has read everything.
    Never,
}

/// What the scan needs to know of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Virtual registers that are read.
    pub uses: Vec<u32>,
    /// The one that is defined.
    pub def: Option<u32>,
    /// What the definition may share.
    pub reuse: Reuse,
}

/// The free registers of each class, in the order in which they are preferred.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RegisterFile {
    /// One list for each class.
    pub classes: Vec<Vec<u8>>,
}

/// A register for each virtual register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// By number of the virtual register.
    pub reg: Vec<u8>,
}

/// The scan ran out of registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressure {
    /// The class.
    pub class: usize,
    /// Registers needed at that point, at least.
    pub needed: u32,
    /// Registers there are.
    pub available: u32,
}

/// Assigns registers. `class_of` has one entry for each virtual register.
///
/// # Panics
///
/// If an instruction reads a virtual register that none before it defines: the caller's lowering
/// is broken, and going on would emit wrong code.
pub fn assign(
    shapes: &[Shape],
    class_of: &[usize],
    file: &RegisterFile,
) -> Result<Assignment, Pressure> {
    const NONE: u8 = u8::MAX;
    let mut last_use = vec![None; class_of.len()];
    for (at, shape) in shapes.iter().enumerate() {
        for v in &shape.uses {
            last_use[*v as usize] = Some(at);
        }
    }
    let mut free: Vec<Vec<bool>> = file.classes.iter().map(|c| vec![true; c.len()]).collect();
    let slot = |class: usize, reg: u8| {
        file.classes[class]
            .iter()
            .position(|r| *r == reg)
            .expect("an assigned register comes from its class")
    };
    let mut reg = vec![NONE; class_of.len()];
    for (at, shape) in shapes.iter().enumerate() {
        for v in &shape.uses {
            assert!(
                reg[*v as usize] != NONE,
                "virtual register {v} is read at {at} before it is defined"
            );
        }
        let mut dying: Vec<u32> = shape.uses.clone();
        dying.retain(|v| last_use[*v as usize] == Some(at));
        dying.sort_unstable();
        dying.dedup();
        let Some(def) = shape.def else {
            for v in dying {
                let class = class_of[v as usize];
                free[class][slot(class, reg[v as usize])] = true;
            }
            continue;
        };
        let class = class_of[def as usize];
        let heir = match shape.reuse {
            Reuse::Any => shape
                .uses
                .iter()
                .copied()
                .find(|v| dying.contains(v) && class_of[*v as usize] == class),
            Reuse::Tied(v) if dying.contains(&v) => Some(v),
            Reuse::Tied(_) | Reuse::Never => None,
        };
        reg[def as usize] = match heir {
            Some(v) => reg[v as usize],
            None => {
                let found = free[class].iter().position(|f| *f);
                let Some(found) = found else {
                    let available = file.classes[class].len() as u32;
                    return Err(Pressure {
                        class,
                        needed: available + 1,
                        available,
                    });
                };
                free[class][found] = false;
                file.classes[class][found]
            }
        };
        for v in dying {
            if Some(v) != heir {
                let class = class_of[v as usize];
                free[class][slot(class, reg[v as usize])] = true;
            }
        }
        if last_use[def as usize].is_none() {
            free[class][slot(class, reg[def as usize])] = true;
        }
    }
    Ok(Assignment { reg })
}

/// Checks an assignment by running the code on register names: each use must still find the value
/// of its own virtual register. Far simpler than the scan, and knows nothing of how it works.
pub fn holds(shapes: &[Shape], class_of: &[usize], assignment: &Assignment) -> bool {
    let mut content: std::collections::HashMap<(usize, u8), u32> = Default::default();
    for shape in shapes {
        let at = |v: u32| (class_of[v as usize], assignment.reg[v as usize]);
        if shape.uses.iter().any(|v| content.get(&at(*v)) != Some(v)) {
            return false;
        }
        if let Some(def) = shape.def {
            let shares = |v: &u32| at(*v) == at(def);
            let wrong = match shape.reuse {
                Reuse::Any => false,
                Reuse::Never => shape.uses.iter().any(shares),
                // Without sharing the tied operand a copy is made before the others are read.
                Reuse::Tied(t) => !shares(&t) && shape.uses.iter().any(shares),
            };
            if wrong {
                return false;
            }
            content.insert(at(def), def);
        }
    }
    true
}

#[cfg(test)]
mod tests;
