//! From instructions to nodes: calls inlined, casts taken apart, copies and dead code gone.

use crate::elementwise::{self, ChainOp, Fn1, Fn2, Fn3, Unary};
use std::collections::HashMap;
use weft_kernel::verify::{Scope, infer_types};
use weft_kernel::{Elem, FunctionProgram, Functions, Inst, Refusal, Table, Val};

/// What one node computes. Operands are nodes with smaller numbers.
#[derive(Clone, Copy)]
pub(crate) enum Node {
    /// A constant of so many bytes.
    Const { bits: u64 },
    /// An element of an operand.
    Load { access: usize },
    /// An element displaced by an index.
    Gather {
        access: usize,
        index: usize,
        wide: bool,
        stride: i64,
    },
    /// A coordinate.
    Coord { axis: usize },
    /// A scalar slot.
    Scalar { slot: usize },
    /// A scratch row.
    Row { row: usize },
    /// The contraction's sum.
    Acc,
    /// An entry of a table.
    Lookup { table: usize, index: usize },
    /// A loop over one operand.
    Map1 {
        f: Fn1,
        a: usize,
        chain: Option<ChainOp>,
    },
    /// A loop over two operands.
    Map2 {
        f: Fn2,
        a: usize,
        b: usize,
        chain: Option<ChainOp>,
    },
    /// A loop over three operands.
    Map3 {
        f: Fn3,
        chain: Option<ChainOp>,
        a: usize,
        b: usize,
        c: usize,
    },
}

impl Node {
    /// The nodes it reads.
    pub(crate) fn operands(&self) -> impl Iterator<Item = usize> {
        let list = match *self {
            Node::Gather { index, .. } | Node::Lookup { index, .. } => [Some(index), None, None],
            Node::Map1 { a, .. } => [Some(a), None, None],
            Node::Map2 { a, b, .. } => [Some(a), Some(b), None],
            Node::Map3 { a, b, c, .. } => [Some(a), Some(b), Some(c)],
            _ => [None; 3],
        };
        list.into_iter().flatten()
    }
}

/// A constant table as bytes of its elements.
pub(crate) struct TableBits {
    /// Entries, zero-extended.
    pub bits: Vec<u64>,
}

/// A list of nodes under construction, with the size of each node's elements.
#[derive(Default)]
pub(crate) struct Graph {
    /// The nodes.
    pub nodes: Vec<Node>,
    /// Bytes of an element of each node.
    pub sizes: Vec<usize>,
    consts: HashMap<(usize, u64), usize>,
}

impl Graph {
    fn push(&mut self, node: Node, size: usize) -> usize {
        self.nodes.push(node);
        self.sizes.push(size);
        self.nodes.len() - 1
    }

    fn constant(&mut self, size: usize, bits: u64) -> usize {
        if let Some(known) = self.consts.get(&(size, bits)) {
            return *known;
        }
        let node = self.push(Node::Const { bits }, size);
        self.consts.insert((size, bits), node);
        node
    }

    /// Appends instructions, and gives the node of each value.
    pub(crate) fn append(
        &mut self,
        insts: &[Inst],
        scope: &Scope<'_>,
        tables: &mut Vec<TableBits>,
        functions: &Functions,
    ) -> Result<Vec<usize>, Refusal> {
        let types = infer_types(insts, scope).map_err(malformed)?;
        let mut values = Vec::with_capacity(insts.len());
        for (inst, elem) in insts.iter().zip(&types) {
            let node = self.one(inst, *elem, &types, &values, tables, functions)?;
            values.push(node);
        }
        Ok(values)
    }

    fn one(
        &mut self,
        inst: &Inst,
        elem: Elem,
        types: &[Elem],
        values: &[usize],
        tables: &mut Vec<TableBits>,
        functions: &Functions,
    ) -> Result<usize, Refusal> {
        let of = |v: &Val| values[v.index()];
        let ty = |v: &Val| types[v.index()];
        let size = elem.size_bytes();
        let unsupported = |inst: &str, elem: Elem| Refusal::UnsupportedInst {
            inst: inst.into(),
            elem,
        };
        Ok(match inst {
            Inst::Const { elem, bits } => self.constant(elem.size_bytes(), *bits),
            Inst::Load { access } => self.push(Node::Load { access: *access }, size),
            Inst::Gather {
                access,
                index,
                stride,
            } => {
                let node = Node::Gather {
                    access: *access,
                    index: of(index),
                    wide: ty(index) == Elem::I64,
                    stride: *stride,
                };
                self.push(node, size)
            }
            Inst::Coord { axis } => self.push(Node::Coord { axis: *axis }, size),
            Inst::Scalar { slot } => self.push(Node::Scalar { slot: *slot }, size),
            Inst::Row { row } => self.push(Node::Row { row: *row }, size),
            Inst::Acc => self.push(Node::Acc, size),
            Inst::Unary { op, a } => match elementwise::unary(*op, ty(a)) {
                Some(Unary::Same) => of(a),
                Some(Unary::Loop(f)) => {
                    let node = Node::Map1 {
                        f,
                        a: of(a),
                        chain: elementwise::unary_links(*op, ty(a)),
                    };
                    self.push(node, size)
                }
                None => return Err(unsupported(op.name(), ty(a))),
            },
            Inst::Binary { op, a, b } => {
                let f =
                    elementwise::binary(*op, ty(a)).ok_or_else(|| unsupported(op.name(), ty(a)))?;
                let node = Node::Map2 {
                    f,
                    a: of(a),
                    b: of(b),
                    chain: elementwise::binary_links(*op, ty(a)),
                };
                self.push(node, size)
            }
            Inst::Fma { a, b, c } => {
                let f = elementwise::fma(ty(a)).ok_or_else(|| unsupported("fma", ty(a)))?;
                let node = Node::Map3 {
                    f,
                    chain: elementwise::fma_links(ty(a)),
                    a: of(a),
                    b: of(b),
                    c: of(c),
                };
                self.push(node, size)
            }
            Inst::Compare { op, a, b } => {
                let (f, swapped) = elementwise::compare(*op, ty(a))
                    .ok_or_else(|| unsupported(op.name(), ty(a)))?;
                let (a, b) = if swapped {
                    (of(b), of(a))
                } else {
                    (of(a), of(b))
                };
                let chain = None;
                self.push(Node::Map2 { f, a, b, chain }, size)
            }
            Inst::Select { cond, a, b } => {
                let node = Node::Map3 {
                    f: elementwise::select(elem),
                    chain: None,
                    a: of(cond),
                    b: of(a),
                    c: of(b),
                };
                self.push(node, size)
            }
            Inst::Cast { to, a } => {
                let mut node = of(a);
                for step in elementwise::cast(ty(a), *to) {
                    let map = Node::Map1 {
                        f: step.f,
                        a: node,
                        chain: None,
                    };
                    node = self.push(map, step.size);
                }
                node
            }
            // Buffers hold bits, so reading them as another type is free.
            Inst::Bitcast { a, .. } => of(a),
            Inst::Call { function, args } => {
                let program = functions
                    .get(function)
                    .ok_or_else(|| Refusal::UnknownFunction {
                        function: function.clone(),
                    })?;
                let args: Vec<usize> = args.iter().map(of).collect();
                self.inline(program, &args, tables)?
            }
            // Both stand in programs only, where `inline` takes them.
            Inst::Param { .. } | Inst::Lookup { .. } => {
                return Err(Refusal::UnsupportedForm {
                    form: "a parameter or a lookup outside a function program".into(),
                });
            }
        })
    }

    fn inline(
        &mut self,
        program: &FunctionProgram,
        args: &[usize],
        tables: &mut Vec<TableBits>,
    ) -> Result<usize, Refusal> {
        let types = program.verify().map_err(malformed)?;
        let first_table = tables.len();
        tables.extend(program.tables.iter().map(table_bits));
        let none = Functions::default();
        let mut values = Vec::with_capacity(program.insts.len());
        for (inst, elem) in program.insts.iter().zip(&types) {
            let node = match inst {
                Inst::Param { index } => args[*index],
                Inst::Lookup { table, index } => {
                    let node = Node::Lookup {
                        table: first_table + table,
                        index: values[index.index()],
                    };
                    self.push(node, elem.size_bytes())
                }
                _ => self.one(inst, *elem, &types, &values, tables, &none)?,
            };
            values.push(node);
        }
        Ok(values[program.result.index()])
    }

    /// Which nodes the given ones need.
    pub(crate) fn reachable(&self, roots: impl Iterator<Item = usize>) -> Vec<bool> {
        let mut live = vec![false; self.nodes.len()];
        for root in roots {
            live[root] = true;
        }
        for i in (0..self.nodes.len()).rev() {
            if live[i] {
                for operand in self.nodes[i].operands() {
                    live[operand] = true;
                }
            }
        }
        live
    }
}

fn table_bits(table: &Table) -> TableBits {
    TableBits {
        bits: table.bits.clone(),
    }
}

/// A kernel that its verifier does not accept.
pub(crate) fn malformed(error: weft_kernel::VerifyError) -> Refusal {
    match error {
        weft_kernel::VerifyError::UnknownFunction(function) => {
            Refusal::UnknownFunction { function }
        }
        other => Refusal::UnsupportedForm {
            form: format!("a malformed kernel: {other}"),
        },
    }
}
