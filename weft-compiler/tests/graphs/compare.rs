//! One graph, compiled in several ways, against the reference of the graph as it was given.

use crate::generate::tensor;
use crate::rng::Rng;
use std::collections::BTreeMap;
use weft::check::check;
use weft::outputs::set_inputs;
use weft::plan::{NativeMode, Place};
use weft::{CompileError, CompileOptions, compile};
use weft_ir::{Graph, Tensor};
use weft_optimizer::OptimizeError;
use weft_runtime::hostile::Pattern;

/// A way to compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Whether twins take part.
    pub native: bool,
    /// The mask of `WEFT_CPU`.
    pub cpu: &'static str,
}

/// All ways that the tests compile in.
pub const WAYS: [Way; 5] = [
    Way {
        native: false,
        cpu: "native",
    },
    Way {
        native: true,
        cpu: "native",
    },
    Way {
        native: false,
        cpu: "baseline",
    },
    Way {
        native: true,
        cpu: "avx2",
    },
    Way {
        native: false,
        cpu: "avx2",
    },
];

/// What became of a graph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Why the optimizer refuses it, in words without names, if it does.
    pub refused: Option<String>,
    /// Kernels that ran, in all ways together.
    pub kernels: u64,
    /// Of these, in machine code.
    pub native: u64,
    /// Output elements that were compared.
    pub outputs: u64,
    /// Elements that the check compared region by region.
    pub checked: u64,
    /// For each of [`DECISIONS`] how many notes of plans speak of it.
    pub decisions: [u64; DECISIONS.len()],
}

/// Words of notes, one for each kind of decision that plans must have made for the test to mean much.
pub const DECISIONS: [&str; 7] = [
    "share one loop",
    "share one epilogue",
    "computed where it reads",
    "is apart from",
    "takes the bytes of",
    "cannot be NaN",
    "needs no saturation",
];

/// Inputs of a graph.
pub fn inputs(graph: &Graph, seed: u64, pattern: Pattern) -> BTreeMap<String, Tensor> {
    let mut rng = Rng::new(seed ^ 0xabcd_ef01);
    graph
        .inputs
        .iter()
        .map(|id| {
            let info = graph.value(*id);
            let shape = info.ty.shape.extents().expect("fixed shapes");
            (
                info.name.clone(),
                tensor(&mut rng, info.ty.dtype, &shape, pattern),
            )
        })
        .collect()
}

/// Compiles in each of `ways`, runs with 1 and 3 threads, compares all outputs with the reference of
/// the graph as given, and each region with the reference.
///
/// # Errors
/// The first difference, or an error that is no refusal of the optimizer, in words.
pub fn compare(graph: &Graph, seed: u64, ways: &[Way]) -> Result<Outcome, String> {
    graph.verify().map_err(|e| format!("invalid graph: {e}"))?;
    let mut outcome = Outcome::default();
    let mut cases = Vec::new();
    for (i, pattern) in [Pattern::Ordinary, Pattern::Hostile]
        .into_iter()
        .enumerate()
    {
        let inputs = inputs(graph, seed.wrapping_add(i as u64), pattern);
        let expected = weft_reference::eval_graph(graph, &inputs)
            .map_err(|e| format!("the reference refuses: {e}"))?;
        cases.push((inputs, expected));
    }
    for way in ways {
        let features = weft_runtime::masked_features(way.cpu).expect("a known mask");
        let mut options = CompileOptions::host();
        options.features = features;
        options.native = if way.native {
            NativeMode::On
        } else {
            NativeMode::Off
        };
        let compiled = match compile(graph, &options) {
            Ok(compiled) => compiled,
            Err(CompileError::Optimize(e)) => {
                let Some(reason) = refusal(&e) else {
                    return Err(format!("{way:?}: {e}"));
                };
                outcome.refused = Some(reason);
                return Ok(outcome);
            }
            Err(e) => return Err(format!("{way:?}: {e}")),
        };
        for note in compiled.plan().regions.iter().flat_map(|r| &r.notes) {
            for (count, words) in outcome.decisions.iter_mut().zip(DECISIONS) {
                *count += u64::from(note.contains(words));
            }
        }
        crate::lives::play(compiled.plan()).map_err(|e| format!("{way:?}: {e}"))?;
        for threads in [1, 3] {
            let mut session = compiled
                .session(threads)
                .map_err(|e| format!("{way:?}: no session: {e}"))?;
            for (inputs, expected) in &cases {
                set_inputs(&mut session, inputs).map_err(|e| e.to_string())?;
                session.run().unwrap();
                outcome.kernels += session.plan().steps().count() as u64;
                let native = session.plan().steps().filter(|(_, s)| s.is_native());
                outcome.native += native.count() as u64;
                for (i, (name, wanted)) in expected.iter().enumerate() {
                    let port = &session.plan().outputs[i];
                    let place = session.plan().buffers[port.buffer.index()].place;
                    let given = Tensor::from_bytes(
                        wanted.dtype(),
                        wanted.shape().to_vec(),
                        session.output(i),
                    )
                    .map_err(|e| format!("{way:?}: output {name}: {e}"))?;
                    // What a kernel wrote has canonical NaNs; an input or constant that is passed
                    // through has those it was given with.
                    let given = match place {
                        Place::Arena(_) => given,
                        _ => given.canonical(),
                    };
                    outcome.outputs += wanted.elems() as u64;
                    if let Some(m) = weft::check::difference(&given, wanted) {
                        let bodies = bodies(session.plan());
                        return Err(format!(
                            "{way:?}, {threads} threads: output {name} {}: {} elements differ, \
                             first at {:?}: {:#x}, expected {:#x}; {bodies}",
                            wanted.ty(),
                            m.count,
                            m.at,
                            m.given,
                            m.expected
                        ));
                    }
                }
            }
            let (inputs, _) = &cases[usize::from(threads == 3)];
            let checked = check(&compiled, &mut session, inputs, |_, _| {})
                .map_err(|e| format!("{way:?}: check: {e}"))?;
            outcome.checked += checked.values;
            if let Some(first) = checked.first.first() {
                return Err(format!("{way:?}: the check says {first:?}"));
            }
        }
    }
    Ok(outcome)
}

/// Who ran what, for small plans.
fn bodies(plan: &weft::plan::Plan) -> String {
    let steps = plan.steps().take(4).map(|(_, s)| {
        let refusals = s.candidates.iter().filter_map(|c| c.refusal.as_ref());
        let refusals: Vec<String> = refusals.map(ToString::to_string).collect();
        format!("{} by {} {refusals:?}", s.kernel.name(), s.choice().family)
    });
    steps.collect::<Vec<_>>().join(", ")
}

/// What a refusal says apart from names; `None` for an error that is the optimizer's own fault.
fn refusal(error: &OptimizeError) -> Option<String> {
    match error {
        OptimizeError::UnsupportedDtype { op, dtype, .. } => Some(format!("{op} on {dtype}")),
        OptimizeError::UnsupportedForm { op, why, .. } => {
            let op = op.split(' ').next().unwrap_or_default();
            Some(format!("{op} where {why}"))
        }
        OptimizeError::TooLarge { .. } => Some("too large".into()),
        OptimizeError::Decompose { source, .. } => Some(format!("decompose: {source}")),
        _ => None,
    }
}
