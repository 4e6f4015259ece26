//! The self-test: families of small graphs whose bits must be the same on every machine.
//!
//! [`run`] compiles each graph, runs it, compares every value with the reference, and takes the
//! digest of all outputs. The inputs are made here, from written generators, so that the digests
//! depend on the arithmetic alone: whoever runs the self-test anywhere gets the same ones, with
//! machine code or without.

mod families;
mod inputs;

use crate::check::{CheckError, Mismatch, check, check_outputs};
use crate::compile::{CompileError, CompileOptions, compile};
use crate::outputs::{InputError, outputs, set_inputs};
use std::collections::BTreeMap;
use weft_ir::{BuildError, Graph, Tensor};
use weft_reference::{Digest, outputs_digest, tensor_digest};
use weft_runtime::RunError;

/// A graph with inputs.
#[derive(Clone, Debug)]
pub struct Case {
    /// The graph.
    pub graph: Graph,
    /// A tensor for each of its inputs.
    pub inputs: BTreeMap<String, Tensor>,
}

/// Graphs that stand for one kind of kernel.
#[derive(Clone, Debug)]
pub struct Family {
    /// For people: `reductions`.
    pub name: &'static str,
    /// The graphs.
    pub cases: Vec<Case>,
}

/// Why the self-test could not be made or run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SelftestError {
    /// A graph of the self-test cannot be built: a defect of Weft.
    #[error("the graphs of the self-test: {0}")]
    Build(#[from] BuildError),
    /// A graph has no plan, or its code is not what its arm is.
    #[error("{graph}: {source}")]
    Compile {
        /// The graph.
        graph: String,
        /// Why.
        source: Box<CompileError>,
    },
    /// A graph cannot be run.
    #[error("{graph}: {source}")]
    Run {
        /// The graph.
        graph: String,
        /// Why.
        source: Box<RunError>,
    },
    /// Inputs cannot be bound.
    #[error("{graph}: {source}")]
    Input {
        /// The graph.
        graph: String,
        /// Why.
        source: Box<InputError>,
    },
    /// The reference cannot evaluate a graph.
    #[error("{graph}: {source}")]
    Check {
        /// The graph.
        graph: String,
        /// Why.
        source: Box<CheckError>,
    },
}

/// What running a family gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyResult {
    /// The family.
    pub name: &'static str,
    /// Graphs that ran.
    pub graphs: u64,
    /// Kernels that ran.
    pub kernels: u64,
    /// Those of them that ran in machine code.
    pub native: u64,
    /// Elements that were compared with the reference.
    pub values: u64,
    /// Elements that differ.
    pub mismatches: u64,
    /// The first difference of each graph that has one, with the graph's name.
    pub first: Vec<(String, Mismatch)>,
    /// Over the digests of the outputs of all graphs, in order.
    pub digest: Digest,
}

/// All families.
///
/// # Errors
/// If a graph cannot be built, which is a defect of Weft.
pub fn families() -> Result<Vec<Family>, SelftestError> {
    Ok(families::all()?)
}

/// Runs a family on `threads` threads, and compares every value with the reference.
///
/// # Errors
/// If a graph cannot be compiled, run or evaluated; differences are in the result.
pub fn run(
    family: &Family,
    options: &CompileOptions,
    threads: usize,
) -> Result<FamilyResult, SelftestError> {
    let mut result = FamilyResult {
        name: family.name,
        graphs: 0,
        kernels: 0,
        native: 0,
        values: 0,
        mismatches: 0,
        first: Vec::new(),
        digest: outputs_digest(std::iter::empty()),
    };
    let mut digests: Vec<(String, Digest)> = Vec::new();
    for case in &family.cases {
        let graph = || case.graph.name.clone();
        let compiled = compile(&case.graph, options).map_err(|source| SelftestError::Compile {
            graph: graph(),
            source: Box::new(source),
        })?;
        let of_run = |source| SelftestError::Run {
            graph: graph(),
            source: Box::new(source),
        };
        let of_input = |source| SelftestError::Input {
            graph: graph(),
            source: Box::new(source),
        };
        let of_check = |source| SelftestError::Check {
            graph: graph(),
            source: Box::new(source),
        };
        let mut session = compiled.session(threads).map_err(of_run)?;
        set_inputs(&mut session, &case.inputs).map_err(of_input)?;
        session.run().map_err(of_run)?;
        let given = outputs(&session);
        let steps = compiled.plan().steps();
        let native = steps.filter(|(_, step)| step.is_native()).count();
        result.graphs += 1;
        result.kernels += compiled.plan().steps().count() as u64;
        result.native += native as u64;
        let mut found =
            check(&compiled, &mut session, &case.inputs, |_, _| {}).map_err(of_check)?;
        check_outputs(&case.graph, &case.inputs, &given, &mut found).map_err(of_check)?;
        result.values += found.values + found.outputs;
        result.mismatches += found.mismatches;
        let first = found.first.into_iter().next();
        result.first.extend(first.map(|first| (graph(), first)));
        digests.extend(
            given.iter().map(|(name, tensor)| {
                (format!("{}/{name}", case.graph.name), tensor_digest(tensor))
            }),
        );
    }
    result.digest = outputs_digest(digests.iter().map(|(name, d)| (name.as_str(), *d)));
    Ok(result)
}

/// One digest over those of all families.
pub fn digest(results: &[FamilyResult]) -> Digest {
    outputs_digest(results.iter().map(|r| (r.name, r.digest)))
}
