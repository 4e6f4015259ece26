//! A fluent way to write graphs.
//!
//! A [`Var`] is a cheap handle on a value of a graph that is being built; its methods add nodes.
//! Every one checks at once that its op applies, and the error names node, op, operand and shapes.
//!
//! ```
//! use weft_ir::{DType, GraphBuilder, Tensor};
//!
//! let g = GraphBuilder::new("mlp");
//! let x = g.input("x", DType::F32, &[2, 3]);
//! let w = g.constant("w", Tensor::from_elems(&[3, 4], &[0.5f32; 12])?);
//! let b = g.constant("b", Tensor::from_elems(&[4], &[0.0f32; 4])?);
//! let y = x.matmul(&w)?.add(&b)?.gelu()?.named("y");
//! g.output("y", &y)?;
//! let graph = g.finish()?;
//! assert_eq!(graph.ty(y.id()).to_string(), "f32[2, 4]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What does not fit is refused where it is written:
//!
//! ```
//! use weft_ir::{DType, GraphBuilder};
//!
//! let g = GraphBuilder::new("wrong");
//! let a = g.input("a", DType::F32, &[2, 3]);
//! let b = g.input("b", DType::F32, &[4]);
//! let error = a.add(&b).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "node \"add\" of a, b: add: shapes [[2, 3], [4]] do not broadcast together"
//! );
//! ```

mod elementwise;
mod error;
mod layout;
mod matmul;
mod neural;

pub use elementwise::Operand;
pub use error::BuildError;

use crate::dtype::DType;
use crate::graph::{Graph, NodeId, Output, ValueId};
use crate::name_set::NameSet;
use crate::op::Op;
use crate::shape::TensorType;
use crate::tensor::Tensor;
use std::cell::RefCell;
use std::rc::Rc;

/// What a method of [`Var`] gives.
pub type Built = Result<Var, BuildError>;

/// A graph that is being built. Cloning gives another handle on the same graph.
#[derive(Clone, Debug)]
pub struct GraphBuilder {
    state: Rc<RefCell<State>>,
}

#[derive(Debug)]
struct State {
    graph: Graph,
    values: NameSet,
    nodes: NameSet,
}

/// A value of a graph that is being built.
#[derive(Clone, Debug)]
pub struct Var {
    state: Rc<RefCell<State>>,
    id: ValueId,
}

impl GraphBuilder {
    /// An empty graph of that name.
    pub fn new(name: &str) -> Self {
        GraphBuilder::from_graph(Graph::named(name))
    }

    /// A graph to add to.
    pub fn from_graph(graph: Graph) -> Self {
        let values = NameSet::of(graph.values.iter().map(|v| v.name.as_str()));
        let nodes = NameSet::of(graph.nodes.iter().map(|n| n.name.as_str()));
        GraphBuilder {
            state: Rc::new(RefCell::new(State {
                graph,
                values,
                nodes,
            })),
        }
    }

    /// An input. A taken name gets a suffix.
    pub fn input(&self, name: &str, dtype: DType, shape: &[u64]) -> Var {
        self.input_of(name, TensorType::fixed(dtype, shape))
    }

    /// An input of any type.
    pub fn input_of(&self, name: &str, ty: TensorType) -> Var {
        let mut state = self.state.borrow_mut();
        let name = state.values.claim(named_or(name, "input"));
        let id = state.graph.push_value(name, ty, None);
        state.graph.inputs.push(id);
        self.var(id)
    }

    /// A constant. A taken name gets a suffix.
    pub fn constant(&self, name: &str, tensor: Tensor) -> Var {
        let mut state = self.state.borrow_mut();
        let name = state.values.claim(named_or(name, "constant"));
        let id = state.graph.push_value(name, tensor.ty(), Some(tensor));
        self.var(id)
    }

    /// Any op on values of this graph; node and result have the same name.
    ///
    /// # Errors
    /// If the op does not apply, or an operand belongs to another graph.
    pub fn node(&self, name: &str, op: Op, operands: &[&Var]) -> Built {
        self.node_with_output(name, name, op, operands)
    }

    /// Any op on values of this graph, with one name for the node and one for its result.
    ///
    /// # Errors
    /// If the op does not apply, or an operand belongs to another graph.
    pub fn node_with_output(
        &self,
        node_name: &str,
        value_name: &str,
        op: Op,
        operands: &[&Var],
    ) -> Built {
        if let Some(operand) = operands
            .iter()
            .position(|v| !Rc::ptr_eq(&v.state, &self.state))
        {
            return Err(BuildError::OtherGraph {
                op: op.name(),
                operand,
            });
        }
        let inputs: Vec<ValueId> = operands.iter().map(|v| v.id).collect();
        let mut state = self.state.borrow_mut();
        let base = named_or(node_name, op.name());
        let ty = state
            .graph
            .infer_node(&op, &inputs)
            .map_err(|source| BuildError::Infer {
                node: base.to_owned(),
                operands: inputs
                    .iter()
                    .map(|id| state.graph.value(*id).name.clone())
                    .collect(),
                source: Box::new(source),
            })?;
        let name = state.nodes.claim(base);
        let value_name = state.values.claim(named_or(value_name, &name));
        let id = state.graph.push_node(name, value_name, op, &inputs, ty);
        Ok(self.var(id))
    }

    /// Names a value as an output of the graph.
    ///
    /// # Errors
    /// If the value belongs to another graph, or an output has that name.
    pub fn output(&self, name: &str, value: &Var) -> Result<(), BuildError> {
        if !Rc::ptr_eq(&value.state, &self.state) {
            return Err(BuildError::OtherGraph {
                op: "output",
                operand: 0,
            });
        }
        let mut state = self.state.borrow_mut();
        if state.graph.outputs.iter().any(|o| o.name == name) {
            return Err(BuildError::RepeatedOutput {
                name: name.to_owned(),
            });
        }
        state.graph.outputs.push(Output {
            name: name.to_owned(),
            value: value.id,
        });
        Ok(())
    }

    /// The value of that name.
    pub fn find(&self, name: &str) -> Option<Var> {
        let id = self.state.borrow().graph.find_value(name)?;
        Some(self.var(id))
    }

    /// A copy of the graph as it is.
    pub fn graph(&self) -> Graph {
        self.state.borrow().graph.clone()
    }

    /// The graph, verified.
    ///
    /// # Errors
    /// If the graph has an input of a type that no run can serve.
    pub fn finish(&self) -> Result<Graph, BuildError> {
        let graph = self.graph();
        graph.verify().map_err(Box::new)?;
        Ok(graph)
    }

    fn var(&self, id: ValueId) -> Var {
        Var {
            state: Rc::clone(&self.state),
            id,
        }
    }
}

impl Var {
    /// The value's id in the graph.
    pub fn id(&self) -> ValueId {
        self.id
    }

    /// The value's name.
    pub fn name(&self) -> String {
        self.state.borrow().graph.value(self.id).name.clone()
    }

    /// Dtype and shape.
    pub fn ty(&self) -> TensorType {
        self.state.borrow().graph.ty(self.id).clone()
    }

    /// Element type.
    pub fn dtype(&self) -> DType {
        self.state.borrow().graph.ty(self.id).dtype
    }

    /// The extents, where all are known.
    pub fn extents(&self) -> Option<Vec<u64>> {
        self.ty().shape.extents()
    }

    /// Number of axes.
    pub fn rank(&self) -> usize {
        self.state.borrow().graph.ty(self.id).shape.rank()
    }

    /// The builder that this value belongs to.
    pub fn builder(&self) -> GraphBuilder {
        GraphBuilder {
            state: Rc::clone(&self.state),
        }
    }

    /// The same value under another name; the node that makes it, if any, gets it too. A taken name
    /// gets a suffix.
    #[must_use]
    pub fn named(self, name: &str) -> Var {
        {
            let mut state = self.state.borrow_mut();
            let state = &mut *state;
            let index = self.id.index();
            if state.graph.values[index].name != name && !name.is_empty() {
                state.graph.values[index].name = state.values.claim(name);
                let maker = state.graph.producers()[index].map(NodeId::index);
                if let Some(node) = maker {
                    state.graph.nodes[node].name = state.nodes.claim(name);
                }
            }
        }
        self
    }

    /// An op on this value and others, named for the op.
    ///
    /// # Errors
    /// If it does not apply.
    pub fn apply(&self, op: Op, others: &[&Var]) -> Built {
        let mut operands = vec![self];
        operands.extend_from_slice(others);
        self.builder().node("", op, &operands)
    }

    /// An axis counted from the end where negative.
    fn axis(&self, op: &'static str, axis: i64) -> Result<usize, BuildError> {
        let rank = self.rank();
        let counted = if axis < 0 { axis + rank as i64 } else { axis };
        match usize::try_from(counted) {
            Ok(counted) if counted < rank => Ok(counted),
            _ => Err(BuildError::Axis {
                op,
                value: self.name(),
                ty: self.ty(),
                axis,
            }),
        }
    }

    /// Axes in ascending order.
    fn axes(&self, op: &'static str, axes: &[i64]) -> Result<Vec<usize>, BuildError> {
        let mut resolved = axes
            .iter()
            .map(|axis| self.axis(op, *axis))
            .collect::<Result<Vec<usize>, _>>()?;
        resolved.sort_unstable();
        Ok(resolved)
    }

    /// The extents, or the refusal of a symbolic shape.
    fn fixed(&self, op: &'static str) -> Result<Vec<u64>, BuildError> {
        self.extents().ok_or_else(|| BuildError::Infer {
            node: op.to_owned(),
            operands: vec![self.name()],
            source: Box::new(crate::infer::InferError::SymbolicShape {
                op,
                operand: 0,
                shape: self.ty().shape,
            }),
        })
    }
}

fn named_or<'a>(name: &'a str, fallback: &'a str) -> &'a str {
    if name.is_empty() { fallback } else { name }
}
