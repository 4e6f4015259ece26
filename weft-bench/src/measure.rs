//! A case becomes a row: planned, bits checked, and only then timed.

use crate::case::{Case, Rivals};
use crate::clock::HostClock;
use crate::failure::Failure;
use crate::machine::Machine;
use crate::rivals::{self, Extents};
use crate::rounds::{Contender, Effort, race};
use crate::row::{Entry, Role, Row};
use crate::vectors;
use std::collections::BTreeMap;
use weft::ir::Tensor;
use weft::outputs::{outputs, set_inputs};
use weft::plan::{Body, NativeMode, Plan};
use weft::{CompileOptions, Compiled, Session, compile};
use weft_kernel::Kernel;

/// Plans, checks and times a case.
///
/// `options` say what Weft may use; the machine's measured profile is what plans are priced with.
///
/// # Errors
/// If the case cannot be planned, or any two that must have the same bits have not.
pub fn measure(
    case: &Case,
    machine: &Machine,
    options: &CompileOptions,
    effort: Effort,
) -> Result<Row, Failure> {
    let mut options = options.clone();
    options.profile = Some(machine.profile.clone());
    let mut bodies = Vec::new();
    if options.native != NativeMode::Off {
        bodies.push(bind(case, &options)?);
    }
    options.native = NativeMode::Off;
    bodies.push(bind(case, &options)?);
    // A plan with no native step says nothing that the arms alone do not say.
    let mut notes = refusals(bodies[0].compiled.plan());
    let twins = bodies[0]
        .compiled
        .plan()
        .steps()
        .any(|(_, s)| s.is_native());
    if bodies.len() == 2 && !twins {
        bodies.remove(0);
        notes.push("no step has a twin".into());
    }
    notes.extend(unlike(&case.rivals).map(String::from));
    let mut checked = check(case, &mut bodies)?;
    let multiply_adds = match case.multiply_adds {
        0 => contraction_work(bodies[0].compiled.plan()),
        known => known,
    };
    let limit = machine.limit(multiply_adds, case.read_bytes, case.written_bytes);
    let mut others = Others::new(case);
    checked.extend(others.check(case, &outputs(&bodies[0].session))?);
    let mut roles = Vec::new();
    let mut predictions = Vec::new();
    let mut contenders = Vec::new();
    for body in &mut bodies {
        let plan = body.compiled.plan();
        predictions.push(Some(plan.total_ps() as f64 / 1e12));
        let isa = leading_isa(plan);
        roles.push(if isa.is_some() { Role::Twin } else { Role::Arm });
        let name = isa.unwrap_or_else(|| "portable".into());
        let session = &mut body.session;
        contenders.push(Contender::new(name, move || {
            session.run().expect("it ran before")
        }));
    }
    for (contender, role) in others.contenders(case) {
        contenders.push(contender);
        roles.push(role);
        predictions.push(None);
    }
    let laps = race(&mut contenders, effort, &mut HostClock::new());
    drop(contenders);
    if laps.len() != roles.len() {
        return Err(Failure::NotMeasured {
            row: case.name.clone(),
        });
    }
    let entries = laps.into_iter().zip(roles).zip(predictions);
    Ok(Row {
        name: case.name.clone(),
        limit,
        multiply_adds,
        bytes: case.read_bytes + case.written_bytes,
        checked,
        entries: entries
            .map(|((lap, role), predicted)| Entry {
                name: lap.name,
                role,
                stats: lap.stats,
                calls: lap.calls,
                disturbed: lap.disturbed,
                predicted,
            })
            .collect(),
        notes,
    })
}

/// A plan and its session with the case's inputs in it.
struct Bound {
    compiled: Compiled,
    session: Session,
}

fn bind(case: &Case, options: &CompileOptions) -> Result<Bound, Failure> {
    let name = &case.name;
    let compiled = compile(&case.graph, options).map_err(Failure::weft(name))?;
    let mut session = compiled.session(1).map_err(Failure::weft(name))?;
    set_inputs(&mut session, &case.inputs).map_err(Failure::weft(name))?;
    Ok(Bound { compiled, session })
}

/// Compares the bodies with each other and with the reference; what was compared, in words.
fn check(case: &Case, bodies: &mut [Bound]) -> Result<Vec<String>, Failure> {
    let mut checked = Vec::new();
    for body in bodies.iter_mut() {
        body.session.run().map_err(Failure::weft(&case.name))?;
    }
    let ours = outputs(&bodies[0].session);
    if let [_, arm] = bodies {
        let values = same(case, "twin and arm", &ours, &outputs(&arm.session))?;
        checked.push(format!("twin and arm equal in {values} values"));
    }
    let (graph, inputs) = match &case.sample {
        Some((graph, inputs)) => (graph, inputs),
        None => (&case.graph, &case.inputs),
    };
    let wanted = weft::reference::eval_graph(graph, inputs).map_err(Failure::weft(&case.name))?;
    let part = leading_parts(&ours, &wanted);
    let values = same(case, "Weft and the reference", &part, &wanted)?;
    checked.push(format!("Weft and the reference equal in {values} values"));
    Ok(checked)
}

/// Of each tensor as many leading rows as the other one has.
fn leading_parts(all: &[(String, Tensor)], like: &[(String, Tensor)]) -> Vec<(String, Tensor)> {
    let parts = all.iter().zip(like).map(|((name, tensor), (_, like))| {
        let bytes = &tensor.bytes()[..like.bytes().len().min(tensor.bytes().len())];
        let part = Tensor::from_bytes(tensor.dtype(), like.shape().to_vec(), bytes);
        (name.clone(), part.unwrap_or_else(|_| tensor.clone()))
    });
    parts.collect()
}

fn same(
    case: &Case,
    who: &str,
    left: &[(String, Tensor)],
    right: &[(String, Tensor)],
) -> Result<u64, Failure> {
    let differ = |how: String| Failure::Differ {
        row: case.name.clone(),
        who: who.into(),
        how,
    };
    if left.len() != right.len() || left.is_empty() {
        return Err(differ(format!(
            "{} and {} outputs",
            left.len(),
            right.len()
        )));
    }
    let mut values = 0;
    for ((name, left), (_, right)) in left.iter().zip(right) {
        let (left, right) = (left.canonical(), right.canonical());
        if left.ty() != right.ty() {
            return Err(differ(format!(
                "{name} is {} and {}",
                left.ty(),
                right.ty()
            )));
        }
        if let Some(first) = weft::check::difference(&left, &right) {
            return Err(differ(format!(
                "{} of {} values of {name}, the first at {:?}: {:#x} and {:#x}",
                first.count,
                left.elems(),
                first.at,
                first.given,
                first.expected
            )));
        }
        values += left.elems() as u64;
    }
    Ok(values)
}

/// Multiply-adds of a plan's contractions.
fn contraction_work(plan: &Plan) -> u64 {
    plan.steps()
        .map(|(_, step)| match &step.kernel {
            Kernel::Contraction(k) => k.macs(),
            Kernel::Loop(_) => 0,
        })
        .sum()
}

/// Which lowering runs most of a plan, by the prices; `None` where none does.
fn leading_isa(plan: &Plan) -> Option<String> {
    let mut by_isa: BTreeMap<&str, u64> = BTreeMap::new();
    for (_, step) in plan.steps() {
        if let Some(Body::Twin { isa, .. }) = &step.choice().body {
            *by_isa.entry(isa).or_default() += step.choice().price.map_or(0, |p| p.ps);
        }
    }
    let (isa, _) = by_isa.into_iter().max_by_key(|(_, ps)| *ps)?;
    Some(isa.to_string())
}

/// Why steps have no twin.
fn refusals(plan: &Plan) -> Vec<String> {
    let mut words: Vec<String> = plan
        .steps()
        .filter(|(_, step)| !step.is_native())
        .flat_map(|(_, step)| {
            let reasons = step.candidates.iter().filter_map(|c| c.refusal.as_ref());
            reasons.map(|r| format!("no twin for {}: {r}", step.kernel.name()))
        })
        .collect();
    words.sort();
    words.dedup();
    words
}

/// What the others do that Weft does not, or the other way round.
fn unlike(rivals: &Rivals) -> Option<&'static str> {
    match rivals {
        Rivals::Nobody => None,
        Rivals::Product(..) => Some(
            "gemm and matrixmultiply pack the right operand in every call, Weft once, when the plan is made",
        ),
        Rivals::Chain => Some(
            "the code by hand has the contract's bits for all inputs, but for the row that knows no NaN: that one lets NaN and its bits fall as the instructions give them",
        ),
    }
}

/// Rivals with their operands and results.
struct Others {
    left: Vec<f32>,
    right: Vec<f32>,
    results: [Vec<f32>; 3],
    extents: Option<Extents>,
}

/// Elements by which a result begins behind its buffer's start, so that it is aligned.
fn aligned(memory: &mut [f32], elems: usize) -> &mut [f32] {
    let start = memory.as_ptr().align_offset(64);
    &mut memory[start..start + elems]
}

impl Others {
    fn new(case: &Case) -> Self {
        let values = |tensor: &Tensor| tensor.to_vec::<f32>().unwrap_or_default();
        let (left, right, elems, extents) = match &case.rivals {
            Rivals::Nobody => (vec![], vec![], 0, None),
            Rivals::Product(e, w) => (values(&case.inputs["x"]), values(w), e.m * e.n, Some(*e)),
            Rivals::Chain => {
                let x = values(&case.inputs["x"]);
                let elems = x.len();
                (x, vec![], elems, None)
            }
        };
        let memory = || vec![0.0; elems + 16];
        Others {
            left,
            right,
            results: [memory(), memory(), memory()],
            extents,
        }
    }

    /// Compares rivals with Weft's first output: the chain bit for bit, products by how far apart
    /// they are, since libraries sum in orders of their own.
    fn check(&mut self, case: &Case, ours: &[(String, Tensor)]) -> Result<Vec<String>, Failure> {
        let differ = |who: &str, how: String| Failure::Differ {
            row: case.name.clone(),
            who: who.into(),
            how,
        };
        let ours: Vec<f32> = match &case.rivals {
            Rivals::Nobody => return Ok(vec![]),
            _ => ours[0].1.to_vec().unwrap_or_default(),
        };
        let [first, second, third] = &mut self.results;
        let first = aligned(first, ours.len());
        let second = aligned(second, ours.len());
        let third = aligned(third, ours.len());
        if let Some(extents) = self.extents {
            rivals::gemm(extents, &self.left, &self.right, first);
            rivals::matrixmultiply(extents, &self.left, &self.right, second);
            // Products of numbers in [-1, 1): each sum is off by some k roundings at most.
            let bound = extents.k as f32 * f32::EPSILON * (extents.k as f32).sqrt();
            let mut words = Vec::new();
            for (name, theirs) in [("gemm", &*first), ("matrixmultiply", &*second)] {
                let pairs = ours.iter().zip(theirs);
                let apart = pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
                if apart.is_nan() || apart > bound {
                    return Err(differ(name, format!("by up to {apart}")));
                }
                words.push(format!("{name} within {apart:.1e}"));
            }
            return Ok(words);
        }
        let mut words = Vec::new();
        let by_hand = vectors::chain(&self.left, first);
        let streaming = vectors::chain_streaming(&self.left, second);
        let loose = vectors::loose_chain(&self.left, third);
        for (done, name, theirs) in [
            (by_hand, "by hand", &*first),
            (streaming, "by hand, streaming", &*second),
            (loose, "by hand, no NaN", &*third),
        ] {
            if !done {
                continue;
            }
            let pairs = ours.iter().zip(theirs);
            let count = pairs.filter(|(a, b)| a.to_bits() != b.to_bits()).count();
            if count > 0 {
                return Err(differ(name, format!("{count} values")));
            }
            words.push(format!("{name} equal in {} values", ours.len()));
        }
        Ok(words)
    }

    fn contenders<'a>(&'a mut self, case: &Case) -> Vec<(Contender<'a>, Role)> {
        let Others {
            left,
            right,
            results: [first, second, third],
            extents,
        } = self;
        let (left, right) = (&left[..], &right[..]);
        if let Some(extents) = *extents {
            let elems = extents.m * extents.n;
            let (first, second) = (aligned(first, elems), aligned(second, elems));
            let gemm = move || rivals::gemm(extents, left, right, first);
            let other = move || rivals::matrixmultiply(extents, left, right, second);
            return vec![
                (Contender::new("gemm", gemm), Role::Rival),
                (Contender::new("matrixmultiply", other), Role::Rival),
            ];
        }
        if case.rivals != Rivals::Chain || !vectors::chain(&[], &mut []) {
            return vec![];
        }
        let elems = left.len();
        let (first, second) = (aligned(first, elems), aligned(second, elems));
        let third = aligned(third, elems);
        let loose = move || {
            vectors::loose_chain(left, third);
        };
        let plain = move || {
            vectors::chain(left, first);
        };
        let streaming = move || {
            vectors::chain_streaming(left, second);
        };
        vec![
            (Contender::new("by hand", plain), Role::ByHand),
            (
                Contender::new("by hand, streaming", streaming),
                Role::ByHand,
            ),
            (Contender::new("by hand, no NaN", loose), Role::ByHand),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use weft::ir::{DType, GraphBuilder};

    fn case() -> Case {
        let g = GraphBuilder::new("small");
        let x = g.input("x", DType::F32, &[4, 8]);
        g.output("y", &x.mul(2.0f32).unwrap()).unwrap();
        let x = weft::reference::random_tensor(5, DType::F32, &[4, 8]).unwrap();
        Case {
            name: "small".into(),
            graph: g.finish().unwrap(),
            inputs: BTreeMap::from([("x".to_string(), x)]),
            sample: None,
            multiply_adds: 0,
            read_bytes: 128,
            written_bytes: 128,
            rivals: Rivals::Nobody,
        }
    }

    #[test]
    fn bits_are_compared_and_counted() {
        let case = case();
        let mut bodies = [bind(&case, &CompileOptions::host()).unwrap()];
        let checked = check(&case, &mut bodies).unwrap();
        assert_eq!(checked, ["Weft and the reference equal in 32 values"]);
    }

    #[test]
    fn a_body_that_computes_something_else_is_never_timed() {
        // The planted fault: the reference is asked about other inputs than the session has.
        let mut case = case();
        let mut bodies = [bind(&case, &CompileOptions::host()).unwrap()];
        let other = weft::reference::random_tensor(6, DType::F32, &[4, 8]).unwrap();
        case.inputs.insert("x".into(), other);
        let Err(Failure::Differ { who, how, .. }) = check(&case, &mut bodies) else {
            panic!("other inputs give other values");
        };
        assert_eq!(who, "Weft and the reference");
        assert!(how.contains("of 32 values of y"), "{how}");
    }

    #[test]
    fn one_flipped_bit_is_found() {
        let case = case();
        let tensor = Tensor::from_elems(&[2], &[1.0f32, 2.0]).unwrap();
        let flipped = Tensor::from_elems(&[2], &[1.0f32, f32::from_bits(0x4000_0001)]).unwrap();
        let named = |t: &Tensor| vec![("y".to_string(), t.clone())];
        assert_eq!(
            same(&case, "", &named(&tensor), &named(&tensor)).unwrap(),
            2
        );
        assert!(same(&case, "", &named(&tensor), &named(&flipped)).is_err());
        assert!(same(&case, "", &[], &[]).is_err(), "nothing was compared");
    }

    #[test]
    fn a_rival_that_computes_something_else_is_refused() {
        let extents = Extents { m: 2, k: 2, n: 2 };
        let w = Tensor::from_elems(&[2, 2], &[1.0f32, 2.0, 3.0, 4.0]).unwrap();
        let mut case = case();
        case.inputs.insert("x".into(), w.clone());
        case.rivals = Rivals::Product(extents, w);
        let mut others = Others::new(&case);
        let ours = |values: [f32; 4]| {
            let tensor = Tensor::from_elems(&[2, 2], &values).unwrap();
            vec![("y".to_string(), tensor)]
        };
        let right = others.check(&case, &ours([7.0, 10.0, 15.0, 22.0])).unwrap();
        assert_eq!(right.len(), 2);
        assert!(others.check(&case, &ours([7.0, 10.0, 15.0, 22.1])).is_err());
    }
}
