//! Parts of a graph.

use crate::graph::{Graph, Node, Output, ValueId};
use std::collections::HashSet;

/// Why there is no such part of a graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ChunkError {
    /// A name that no value and no output has.
    #[error("the graph has no value or output named \"{name}\"")]
    NoSuchValue {
        /// The name.
        name: String,
    },
    /// A name that is given twice on one side.
    #[error("\"{name}\" is named twice")]
    Repeated {
        /// The name.
        name: String,
    },
    /// A value to begin with that the part's results do not depend on.
    #[error("the results do not depend on \"{name}\"")]
    NotReached {
        /// The name.
        name: String,
    },
    /// A graph without outputs, of which no results are named either.
    #[error("the part has no results")]
    NoResults,
}

impl Graph {
    /// The part of a graph that computes the values named in `to` from those named in `from`.
    ///
    /// Names are those of values or of the graph's outputs. Each value in `from` becomes an input,
    /// in that order; inputs of the graph that are needed besides follow in the graph's order.
    /// Constants come along. No `to` means the graph's outputs, no `from` its inputs. Names of values
    /// and nodes are kept, their order too.
    ///
    /// # Errors
    /// If a name is unknown or given twice, or a value in `from` has no part in the results.
    pub fn chunk(&self, from: &[&str], to: &[&str]) -> Result<Graph, ChunkError> {
        let cut = self.resolve(from)?;
        let outputs: Vec<Output> = if to.is_empty() {
            self.outputs.clone()
        } else {
            let values = self.resolve(to)?;
            let names = to.iter().map(|name| (*name).to_owned());
            names
                .zip(values)
                .map(|(name, value)| Output { name, value })
                .collect()
        };
        if outputs.is_empty() {
            return Err(ChunkError::NoResults);
        }
        let is_cut = self.mark(&cut);
        let mut wanted = self.mark(&outputs.iter().map(|o| o.value).collect::<Vec<_>>());
        let mut nodes = Vec::new();
        for node in self.nodes.iter().rev() {
            if wanted[node.output.index()] && !is_cut[node.output.index()] {
                for input in &node.inputs {
                    wanted[input.index()] = true;
                }
                nodes.push(node);
            }
        }
        nodes.reverse();
        if let Some(i) = cut.iter().position(|id| !wanted[id.index()]) {
            return Err(ChunkError::NotReached {
                name: from[i].to_owned(),
            });
        }

        let mut ids = vec![None; self.values.len()];
        let mut values = Vec::new();
        for (i, value) in self.values.iter().enumerate().filter(|(i, _)| wanted[*i]) {
            ids[i] = Some(ValueId(values.len() as u32));
            let mut value = value.clone();
            if is_cut[i] {
                value.constant = None;
            }
            values.push(value);
        }
        let id = |old: ValueId| ids[old.index()].expect("all operands of a part are in it");
        let rest = self
            .inputs
            .iter()
            .filter(|i| wanted[i.index()] && !is_cut[i.index()]);
        Ok(Graph {
            name: self.name.clone(),
            inputs: cut.iter().chain(rest).map(|i| id(*i)).collect(),
            nodes: nodes
                .into_iter()
                .map(|node| Node {
                    inputs: node.inputs.iter().map(|i| id(*i)).collect(),
                    output: id(node.output),
                    ..node.clone()
                })
                .collect(),
            outputs: outputs
                .into_iter()
                .map(|o| Output {
                    value: id(o.value),
                    ..o
                })
                .collect(),
            values,
        })
    }

    /// The values of these names.
    fn resolve(&self, names: &[&str]) -> Result<Vec<ValueId>, ChunkError> {
        let mut seen = HashSet::new();
        names
            .iter()
            .map(|name| {
                let output = || self.outputs.iter().find(|o| o.name == *name);
                let value = self
                    .find_value(name)
                    .or_else(|| output().map(|o| o.value))
                    .ok_or_else(|| ChunkError::NoSuchValue {
                        name: (*name).to_owned(),
                    })?;
                if !seen.insert(value) {
                    return Err(ChunkError::Repeated {
                        name: (*name).to_owned(),
                    });
                }
                Ok(value)
            })
            .collect()
    }

    fn mark(&self, ids: &[ValueId]) -> Vec<bool> {
        let mut marks = vec![false; self.values.len()];
        for id in ids {
            marks[id.index()] = true;
        }
        marks
    }
}
