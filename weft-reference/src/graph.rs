//! The meaning of a graph, and of any part of it.

use crate::error::RefError;
use crate::eval::{DEFAULT_LIMIT_BYTES, eval_op_within};
use std::collections::BTreeMap;
use weft_ir::{Graph, NodeId, Tensor, ValueId};

/// Values of a graph, by id.
pub type Values = BTreeMap<ValueId, Tensor>;

/// Which values an evaluation returns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Keep {
    /// The graph's outputs, as far as they are given or made.
    #[default]
    Outputs,
    /// Every value that is given, constant or made.
    All,
    /// These.
    Only(Vec<ValueId>),
}

/// A step of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress<'a> {
    /// Nodes evaluated so far, this one included.
    pub done: usize,
    /// Nodes to evaluate.
    pub total: usize,
    /// The node that was just evaluated.
    pub node: NodeId,
    /// Its result.
    pub result: &'a Tensor,
}

/// An evaluation of a graph or of some of its nodes.
///
/// ```
/// # use weft_ir::{DType, Graph, Tensor};
/// # fn run(graph: &Graph, page: Tensor) -> Result<(), weft_reference::RefError> {
/// let page_id = graph.inputs[0];
/// let values = weft_reference::Evaluation::new(graph)
///     .given(page_id, page)
///     .progress(|step| eprintln!("{} of {}", step.done, step.total))
///     .run()?;
/// let first = &values[&graph.outputs[0].value];
/// # Ok(())
/// # }
/// ```
pub struct Evaluation<'a> {
    graph: &'a Graph,
    nodes: Option<Vec<NodeId>>,
    given: Values,
    keep: Keep,
    limit_bytes: u64,
    #[expect(clippy::type_complexity, reason = "said once, and plain")]
    progress: Option<Box<dyn FnMut(Progress<'_>) + 'a>>,
}

impl<'a> Evaluation<'a> {
    /// An evaluation of all nodes, with nothing given yet.
    #[must_use]
    pub fn new(graph: &'a Graph) -> Self {
        Evaluation {
            graph,
            nodes: None,
            given: Values::new(),
            keep: Keep::default(),
            limit_bytes: DEFAULT_LIMIT_BYTES,
            progress: None,
        }
    }

    /// Gives a value. A given value is taken as it is, even where a node would make it or the graph
    /// has a constant for it.
    #[must_use]
    pub fn given(mut self, value: ValueId, tensor: Tensor) -> Self {
        self.given.insert(value, tensor);
        self
    }

    /// Gives many values.
    #[must_use]
    pub fn given_all(mut self, values: impl IntoIterator<Item = (ValueId, Tensor)>) -> Self {
        self.given.extend(values);
        self
    }

    /// Evaluates only these nodes, in the graph's order: a region, with its inputs given.
    #[must_use]
    pub fn nodes(mut self, nodes: impl IntoIterator<Item = NodeId>) -> Self {
        let mut nodes: Vec<NodeId> = nodes.into_iter().collect();
        nodes.sort_unstable();
        nodes.dedup();
        self.nodes = Some(nodes);
        self
    }

    /// Which values to return. Values that are no longer needed are dropped on the way.
    #[must_use]
    pub fn keep(mut self, keep: Keep) -> Self {
        self.keep = keep;
        self
    }

    /// Bytes that one result may take.
    #[must_use]
    pub fn limit_bytes(mut self, limit_bytes: u64) -> Self {
        self.limit_bytes = limit_bytes;
        self
    }

    /// Calls `progress` behind each node.
    #[must_use]
    pub fn progress(mut self, progress: impl FnMut(Progress<'_>) + 'a) -> Self {
        self.progress = Some(Box::new(progress));
        self
    }

    /// Runs. NaNs in the returned values are canonical.
    ///
    /// # Errors
    /// If a value is missing or not of its declared type, a node fails, or a node's result is not of
    /// the type that the graph declares.
    pub fn run(mut self) -> Result<Values, RefError> {
        let graph = self.graph;
        let nodes = match &self.nodes {
            Some(nodes) => nodes.clone(),
            None => (0..graph.nodes.len()).map(|i| NodeId(i as u32)).collect(),
        };
        self.check(&nodes)?;
        let mut uses_left = self.uses(&nodes);
        let mut values = std::mem::take(&mut self.given);
        let given: Vec<ValueId> = values.keys().copied().collect();
        let total = nodes.len();
        for (i, id) in nodes.iter().enumerate() {
            let node = graph.node(*id);
            if given.binary_search(&node.output).is_err() {
                let result = self.node(*id, &values)?;
                if let Some(progress) = &mut self.progress {
                    progress(Progress {
                        done: i + 1,
                        total,
                        node: *id,
                        result: &result,
                    });
                }
                values.insert(node.output, result);
            }
            for value in node.inputs.iter().chain([&node.output]) {
                let left = &mut uses_left[value.index()];
                *left = left.saturating_sub(1);
                if *left == 0 {
                    values.remove(value);
                }
            }
        }
        self.kept(values)
    }

    /// The value of a node.
    fn node(&self, id: NodeId, values: &Values) -> Result<Tensor, RefError> {
        let graph = self.graph;
        let node = graph.node(id);
        let inputs: Vec<&Tensor> = node
            .inputs
            .iter()
            .map(|id| self.value(*id, values))
            .collect::<Result<_, _>>()?;
        let result = eval_op_within(&node.op, &inputs, self.limit_bytes).map_err(|source| {
            RefError::InNode {
                node: node.name.clone(),
                source: Box::new(source),
            }
        })?;
        if result.ty() == *graph.ty(node.output) {
            Ok(result)
        } else {
            Err(RefError::ResultType {
                node: node.name.clone(),
                declared: graph.ty(node.output).clone(),
                computed: result.ty(),
            })
        }
    }

    /// A value that is given, made or constant.
    fn value<'v>(&'v self, id: ValueId, values: &'v Values) -> Result<&'v Tensor, RefError> {
        let info = self.graph.value(id);
        values
            .get(&id)
            .or(info.constant.as_ref())
            .ok_or_else(|| RefError::MissingValue {
                value: info.name.clone(),
            })
    }

    /// Checks ids and the types of what is given.
    fn check(&self, nodes: &[NodeId]) -> Result<(), RefError> {
        let graph = self.graph;
        let check_value = |id: &ValueId| match graph.values.get(id.index()) {
            Some(info) => Ok(info),
            None => Err(RefError::NoSuchId {
                kind: "value",
                index: id.0,
            }),
        };
        for id in nodes {
            let node = graph.nodes.get(id.index()).ok_or(RefError::NoSuchId {
                kind: "node",
                index: id.0,
            })?;
            node.inputs
                .iter()
                .chain([&node.output])
                .try_for_each(|id| check_value(id).map(drop))?;
        }
        for output in &graph.outputs {
            check_value(&output.value)?;
        }
        if let Keep::Only(ids) = &self.keep {
            ids.iter().try_for_each(|id| check_value(id).map(drop))?;
        }
        for (id, tensor) in &self.given {
            let info = check_value(id)?;
            if tensor.ty() != info.ty {
                return Err(RefError::GivenType {
                    value: info.name.clone(),
                    declared: info.ty.clone(),
                    given: tensor.ty(),
                });
            }
        }
        Ok(())
    }

    /// How often each value is still to be touched: once by each use and by its making, and forever
    /// where it is kept.
    fn uses(&self, nodes: &[NodeId]) -> Vec<usize> {
        let graph = self.graph;
        let mut uses = vec![0usize; graph.values.len()];
        for id in nodes {
            let node = graph.node(*id);
            for value in node.inputs.iter().chain([&node.output]) {
                uses[value.index()] += 1;
            }
        }
        let mut keep = |id: &ValueId| uses[id.index()] = usize::MAX;
        match &self.keep {
            Keep::Outputs => graph.outputs.iter().for_each(|output| keep(&output.value)),
            Keep::All => uses.fill(usize::MAX),
            Keep::Only(ids) => ids.iter().for_each(keep),
        }
        uses
    }

    /// The values to return.
    fn kept(&self, mut values: Values) -> Result<Values, RefError> {
        let graph = self.graph;
        let ids: Vec<ValueId> = match &self.keep {
            Keep::Outputs => graph.outputs.iter().map(|output| output.value).collect(),
            Keep::All => (0..graph.values.len()).map(|i| ValueId(i as u32)).collect(),
            Keep::Only(ids) => ids.clone(),
        };
        let must_exist = match &self.keep {
            Keep::Outputs => self.nodes.is_none(),
            Keep::All => false,
            Keep::Only(_) => true,
        };
        let mut kept = Values::new();
        for id in ids {
            if kept.contains_key(&id) {
                continue;
            }
            let info = graph.value(id);
            match values.remove(&id).or_else(|| info.constant.clone()) {
                Some(tensor) => {
                    kept.insert(id, tensor.canonical());
                }
                None if must_exist => {
                    return Err(RefError::MissingValue {
                        value: info.name.clone(),
                    });
                }
                None => {}
            }
        }
        Ok(kept)
    }
}

/// The outputs of a graph, in its order, for inputs by name.
///
/// # Errors
/// If a name is not an input's, an input is missing or not of its declared type, or a node fails.
pub fn eval_graph(
    graph: &Graph,
    inputs: &BTreeMap<String, Tensor>,
) -> Result<Vec<(String, Tensor)>, RefError> {
    let mut given = Values::new();
    for (name, tensor) in inputs {
        let id = graph
            .find_value(name)
            .filter(|id| graph.inputs.contains(id))
            .ok_or_else(|| RefError::UnknownInput { name: name.clone() })?;
        given.insert(id, tensor.clone());
    }
    let values = Evaluation::new(graph).given_all(given).run()?;
    Ok(graph
        .outputs
        .iter()
        .filter_map(|output| {
            let tensor = values.get(&output.value)?;
            Some((output.name.clone(), tensor.clone()))
        })
        .collect())
}
