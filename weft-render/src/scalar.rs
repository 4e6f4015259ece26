//! Bodies and function programs as statements of a dialect.

use crate::dialect::Dialect;
use crate::index::{affine, inside};
use crate::text::Text;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use weft_kernel::verify::{Scope, infer_types};
use weft_kernel::{Access, Axis, Elem, FunctionProgram, Inst, Operand, Refusal, Val};

/// What the names of a body stand for.
#[derive(Default)]
pub struct Env<'a> {
    /// An index expression for each axis; `0` where the coordinate is 0.
    pub coords: Vec<String>,
    /// The axes, for guards that always hold.
    pub axes: Vec<Axis>,
    /// Accesses of the kernel.
    pub accesses: &'a [Access],
    /// Operands of the kernel.
    pub operands: &'a [Operand],
    /// Names of the operands.
    pub pointers: Vec<String>,
    /// Values that were loaded ahead, by access.
    pub loaded: BTreeMap<usize, String>,
    /// Names of the slots.
    pub slots: Vec<String>,
    /// Slots that effects of the same stage set: read before, under a name of their own.
    pub held_slots: BTreeSet<usize>,
    /// The element of each row at the inner coordinate.
    pub rows: Vec<String>,
    /// The sum of a contraction.
    pub acc: String,
    /// Name of the function program whose body this is.
    pub function: String,
    /// Axes that were mentioned so far.
    pub used: RefCell<BTreeSet<usize>>,
}

impl Env<'_> {
    /// The place of an access as an index expression.
    pub fn place(&self, access: usize) -> String {
        let access = &self.accesses[access];
        self.mention(&access.strides);
        affine(access.offset, &access.strides, &self.coords)
    }

    /// The condition of an access, if it has one that can fail.
    pub fn condition(&self, access: usize) -> Option<String> {
        let access = &self.accesses[access];
        let text = inside(&access.guards, &self.axes, &self.coords)?;
        for guard in &access.guards {
            self.mention(&guard.strides);
        }
        Some(text)
    }

    fn mention(&self, strides: &[i64]) {
        let axes = strides.iter().enumerate().filter(|(_, s)| **s != 0);
        self.used.borrow_mut().extend(axes.map(|(axis, _)| axis));
    }

    fn pointer(&self, access: usize) -> (&str, Elem) {
        let operand = self.accesses[access].operand;
        (&self.pointers[operand], self.operands[operand].elem)
    }

    /// A statement that stores a value by an access, under its condition.
    pub fn store(&self, dialect: &dyn Dialect, access: usize, value: &str, text: &mut Text) {
        let (pointer, elem) = self.pointer(access);
        let place = self.place(access);
        let store = dialect.store(elem, pointer, &place, value);
        match self.condition(access) {
            None => text.line(store),
            Some(condition) => {
                text.open(format!("if ({condition}) {{"));
                text.line(store);
                text.close("}");
            }
        }
    }
}

/// Which values are needed for those in `roots`.
pub fn live(insts: &[Inst], roots: impl IntoIterator<Item = Val>) -> Vec<bool> {
    let mut live = vec![false; insts.len()];
    for root in roots {
        live[root.index()] = true;
    }
    for at in (0..insts.len()).rev() {
        if live[at] {
            insts[at].for_each_operand(|v| live[v.index()] = true);
        }
    }
    live
}

/// Writes the instructions that `roots` need, one statement each, and gives the expression of every
/// value. Constants, coordinates, parameters and scalars have no statement: they stand where they
/// are used.
///
/// # Errors
/// What the dialect refuses.
pub fn body(
    dialect: &dyn Dialect,
    insts: &[Inst],
    types: &[Elem],
    roots: impl IntoIterator<Item = Val>,
    env: &Env<'_>,
    text: &mut Text,
) -> Result<Vec<String>, Refusal> {
    let live = live(insts, roots);
    let mut values: Vec<String> = Vec::with_capacity(insts.len());
    for (at, inst) in insts.iter().enumerate() {
        if !live[at] {
            values.push(String::new());
            continue;
        }
        let elem = types[at];
        let v = |val: &Val| values[val.index()].as_str();
        let t = |val: &Val| types[val.index()];
        let (expression, inline) = match inst {
            Inst::Const { elem, bits } => (dialect.constant(*elem, *bits), true),
            Inst::Coord { axis } => {
                env.used.borrow_mut().insert(*axis);
                (dialect.coordinate(&env.coords[*axis]), true)
            }
            Inst::Scalar { slot } => (env.slots[*slot].clone(), !env.held_slots.contains(slot)),
            Inst::Param { index } => (dialect.parameter(*index), true),
            Inst::Acc => (env.acc.clone(), true),
            Inst::Row { row } => (env.rows[*row].clone(), false),
            Inst::Load { access } => match env.loaded.get(access) {
                Some(name) => (name.clone(), true),
                None => {
                    let place = env.place(*access);
                    (guarded(dialect, env, *access, &place), false)
                }
            },
            Inst::Gather {
                access,
                index,
                stride,
            } => {
                let place = env.place(*access);
                let place = dialect.displaced(&place, v(index), *stride);
                (guarded(dialect, env, *access, &place), false)
            }
            Inst::Unary { op, a } => (dialect.unary(*op, t(a), v(a))?, false),
            Inst::Binary { op, a, b } => (dialect.binary(*op, t(a), v(a), v(b))?, false),
            Inst::Fma { a, b, c } => (dialect.fma(elem, v(a), v(b), v(c)), false),
            Inst::Compare { op, a, b } => (dialect.compare(*op, t(a), v(a), v(b)), false),
            Inst::Select { cond, a, b } => (dialect.select(v(cond), v(a), v(b)), false),
            Inst::Cast { to, a } if t(a) == *to => (v(a).to_string(), true),
            Inst::Cast { to, a } => (dialect.cast(t(a), *to, v(a))?, false),
            Inst::Bitcast { to, a } if t(a) == *to => (v(a).to_string(), true),
            Inst::Bitcast { to, a } => (dialect.bitcast(t(a), *to, v(a))?, false),
            Inst::Call { function, args } => {
                let args: Vec<String> = args.iter().map(|a| v(a).to_string()).collect();
                (dialect.call(function, &args), false)
            }
            Inst::Lookup { table, index } => {
                let lookup = dialect.lookup(&env.function, *table, elem, v(index));
                (lookup, false)
            }
        };
        if inline {
            values.push(expression);
        } else {
            let name = format!("v{at}");
            text.line(dialect.bind(elem, &name, &expression));
            values.push(name);
        }
    }
    Ok(values)
}

fn guarded(dialect: &dyn Dialect, env: &Env<'_>, access: usize, place: &str) -> String {
    let (pointer, elem) = env.pointer(access);
    let load = dialect.load(elem, pointer, place);
    match env.condition(access) {
        None => load,
        Some(condition) => {
            let fill = dialect.constant(elem, env.accesses[access].fill);
            dialect.choose(&condition, &load, &fill)
        }
    }
}

/// A function program as a function of the dialect, its tables in front of it.
///
/// # Errors
/// What the dialect refuses.
pub fn function(
    dialect: &dyn Dialect,
    program: &FunctionProgram,
    text: &mut Text,
) -> Result<(), Refusal> {
    let scope = Scope {
        tables: &program.tables,
        params: &program.params,
        ..Scope::default()
    };
    let unknown = |_| Refusal::UnknownFunction {
        function: program.name.clone(),
    };
    let types = infer_types(&program.insts, &scope).map_err(unknown)?;
    for (at, table) in program.tables.iter().enumerate() {
        text.line(dialect.table(&program.name, at, table.elem, &table.bits));
    }
    text.open(dialect.function_head(&program.name, &program.params, program.result_elem));
    let env = Env {
        function: program.name.clone(),
        ..Env::default()
    };
    let roots = [program.result];
    let values = body(dialect, &program.insts, &types, roots, &env, text)?;
    text.line(dialect.give(&values[program.result.index()]));
    text.close("}");
    Ok(())
}
