//! The kernels of a model, one by one: is each chosen twin faster than its arm, and how much of the
//! time runs in twins?
//!
//! Two sessions of one plan are run in turns, step by step: as it was chosen, and with every step in
//! its portable arm. So each kernel meets the inputs and the caches that it has in the model.

use crate::clock::{Clock, HostClock};
use crate::failure::Failure;
use crate::rounds::{Effort, Times};
use crate::row::{NOISE, rounded};
use crate::stats::Stats;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Instant;
use weft::ir::{Graph, Tensor};
use weft::outputs::{outputs, set_inputs};
use weft::plan::{Body, Plan, Step};
use weft::{CompileOptions, Session, compile};

/// One distinct kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Name of its first step.
    pub name: String,
    /// How many steps are this kernel.
    pub steps: usize,
    /// Who runs it: `x64-avx2`, `portable`.
    pub isa: String,
    /// The twin's time, where one was chosen.
    pub twin: Option<Stats>,
    /// The arm's.
    pub arm: Stats,
    /// Share of all steps' time, as chosen.
    pub share: f64,
    /// The plan's price of the twin, in seconds.
    pub twin_predicted: Option<f64>,
    /// The plan's price of the arm, in seconds.
    pub arm_predicted: Option<f64>,
}

impl Line {
    /// What to say of it.
    pub fn verdict(&self) -> &'static str {
        match &self.twin {
            None => "no twin",
            Some(twin) if twin.is_slower_than(&self.arm, NOISE) => "SLOWER THAN ITS ARM",
            Some(_) => "",
        }
    }

    fn to_json(&self) -> Value {
        let stats = |s: &Stats| {
            json!({
                "median_s": s.median(),
                "best_s": s.best(),
                "spread": rounded(s.spread()),
                "trials": s.trials(),
            })
        };
        let mut value = json!({
            "name": self.name,
            "steps": self.steps,
            "runs": self.isa,
            "arm": stats(&self.arm),
            "share": rounded(self.share),
            "arm_predicted_s": self.arm_predicted,
        });
        if let Some(twin) = &self.twin {
            value["twin"] = stats(twin);
            value["arm_over_twin"] = json!(rounded(self.arm.ratio(twin)));
            value["twin_predicted_s"] = json!(self.twin_predicted);
        }
        value
    }
}

/// The kernels of a model, measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernels {
    /// The distinct kernels, the dearest first.
    pub lines: Vec<Line>,
    /// Share of all steps' time that runs in twins.
    pub native_share: f64,
    /// Values of steps that were compared between twins and arms.
    pub compared: u64,
    /// Why a step has no twin, in words.
    pub refusals: Vec<String>,
}

impl Kernels {
    /// The kernels whose twin is slower than its arm.
    pub fn slower(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|l| {
            let slow = |twin: &Stats| twin.is_slower_than(&l.arm, NOISE);
            l.twin.as_ref().is_some_and(slow)
        })
    }

    /// For a record.
    pub fn to_json(&self) -> Value {
        json!({
            "native_share": rounded(self.native_share),
            "compared": self.compared,
            "kernels": self.lines.iter().map(Line::to_json).collect::<Vec<Value>>(),
            "refusals": self.refusals,
        })
    }
}

/// Measures the kernels of a graph as `options` plan it.
///
/// # Errors
/// If the graph cannot be planned, or twins and arms differ in any step.
pub fn measure(
    name: &str,
    graph: &Graph,
    inputs: &BTreeMap<String, Tensor>,
    options: &CompileOptions,
    effort: Effort,
) -> Result<Kernels, Failure> {
    let weft = Failure::weft(name);
    let chosen = compile(graph, options).map_err(&weft)?;
    let arms = weft::compile::open_plan(graph, all_portable(chosen.plan().clone()), options)
        .map_err(&weft)?;
    let weft = Failure::weft(name);
    let mut sessions = [
        chosen.session(1).map_err(&weft)?,
        arms.session(1).map_err(&weft)?,
    ];
    let weft = Failure::weft(name);
    for session in &mut sessions {
        set_inputs(session, inputs).map_err(&weft)?;
    }
    let compared = compare_steps(name, &mut sessions)?;
    let times = time_steps(&mut sessions, chosen.plan().steps().count(), effort);
    assemble(name, chosen.plan(), times, compared)
}

/// The plan with every step in its portable arm.
pub fn all_portable(mut plan: Plan) -> Plan {
    for step in plan.regions.iter_mut().flat_map(|r| &mut r.steps) {
        let portable = |c: &weft::plan::Candidate| c.body == Some(Body::Portable);
        // Every field begins with its arm.
        if let Some(arm) = step.candidates.iter().position(portable) {
            step.chosen = arm;
        }
    }
    plan
}

/// Runs both sessions step by step and compares what each step writes; then the outputs.
fn compare_steps(name: &str, sessions: &mut [Session; 2]) -> Result<u64, Failure> {
    let plan = sessions[0].plan().clone();
    let mut compared = 0;
    for (i, (_, step)) in plan.steps().enumerate() {
        for session in sessions.iter_mut() {
            session.run_step(i).map_err(Failure::weft(name))?;
        }
        for write in &step.writes {
            let id = step.operands[write.operand];
            let buffer = &plan.buffers[id.index()];
            let tensor = |session: &Session| {
                Tensor::from_bytes(buffer.dtype, vec![buffer.elems], session.buffer(id))
                    .map(|t| t.canonical())
            };
            let (Ok(twin), Ok(arm)) = (tensor(&sessions[0]), tensor(&sessions[1])) else {
                continue;
            };
            compared += buffer.elems;
            if let Some(first) = weft::check::difference(&twin, &arm) {
                return Err(Failure::Differ {
                    row: name.into(),
                    who: format!("twin and arm of {}", step.kernel.name()),
                    how: format!(
                        "{} of {} values, the first at {:?}: {:#x} and {:#x}",
                        first.count, buffer.elems, first.at, first.given, first.expected
                    ),
                });
            }
        }
    }
    if outputs(&sessions[0]) != outputs(&sessions[1]) {
        return Err(Failure::Differ {
            row: name.into(),
            who: "outputs with and without twins".into(),
            how: "though no step's values do".into(),
        });
    }
    Ok(compared)
}

/// Times of each step in each session: those of calm passes, where there are enough.
fn time_steps(sessions: &mut [Session; 2], steps: usize, effort: Effort) -> [Vec<Vec<f64>>; 2] {
    let mut clock = HostClock::new();
    let mut times = [vec![Times::default(); steps], vec![Times::default(); steps]];
    let mut pass = vec![0.0; steps];
    let mut calm = [0, 0];
    let begun = clock.now();
    // A pass is short, and passes are many: a step's median needs them.
    let passes = effort.rounds * 8;
    for round in 0..passes * 4 {
        let late = clock.now() - begun > effort.budget_seconds;
        let enough = calm.iter().all(|n| *n >= passes);
        if enough || (late && round >= effort.least_rounds) {
            break;
        }
        for (i, session) in sessions.iter_mut().enumerate() {
            let turn = clock.turn(&mut || {
                for (step, seconds) in pass.iter_mut().enumerate() {
                    let start = Instant::now();
                    session.run_step(step).expect("it ran before");
                    *seconds = start.elapsed().as_secs_f64().max(1e-9);
                }
            });
            calm[i] += usize::from(!turn.is_disturbed());
            for (times, seconds) in times[i].iter_mut().zip(&pass) {
                if turn.is_disturbed() {
                    times.disturbed.push(*seconds);
                } else {
                    times.calm.push(*seconds);
                }
            }
        }
    }
    times.map(|times| {
        let chosen = times.into_iter().map(|t| t.chosen(effort.least_rounds));
        chosen.collect()
    })
}

fn assemble(
    name: &str,
    plan: &Plan,
    times: [Vec<Vec<f64>>; 2],
    compared: u64,
) -> Result<Kernels, Failure> {
    struct Group<'a> {
        step: &'a Step,
        steps: usize,
        twin: Vec<f64>,
        arm: Vec<f64>,
    }
    let [chosen_times, arm_times] = times;
    let mut groups: BTreeMap<String, Group<'_>> = BTreeMap::new();
    let mut refusals = Vec::new();
    let mut native = 0.0;
    let mut total = 0.0;
    let all = plan.steps().zip(chosen_times).zip(arm_times);
    for (((_, step), chosen), arm) in all {
        let median = Stats::of(chosen.clone()).map_or(0.0, |s| s.median());
        total += median;
        if step.is_native() {
            native += median;
        } else {
            let reasons = step.candidates.iter().filter_map(|c| c.refusal.as_ref());
            for reason in reasons {
                refusals.push(format!("{}: {reason}", step.kernel.name()));
            }
        }
        let key = weft_optimizer::select::nameless(&step.kernel);
        let group = groups.entry(key).or_insert(Group {
            step,
            steps: 0,
            twin: Vec::new(),
            arm: Vec::new(),
        });
        group.steps += 1;
        group.twin.extend(chosen);
        group.arm.extend(arm);
    }
    let mut lines = Vec::new();
    for group in groups.into_values() {
        let not_measured = || Failure::NotMeasured { row: name.into() };
        let ran = Stats::of(group.twin).ok_or_else(not_measured)?;
        let arm = Stats::of(group.arm).ok_or_else(not_measured)?;
        let price =
            |candidate: Option<&weft::plan::Candidate>| Some(candidate?.price?.ps as f64 / 1e12);
        let portable = group
            .step
            .candidates
            .iter()
            .find(|c| c.body == Some(Body::Portable));
        let native = group.step.is_native();
        lines.push(Line {
            name: group.step.kernel.name().into(),
            steps: group.steps,
            isa: match &group.step.choice().body {
                Some(Body::Twin { isa, .. }) => isa.clone(),
                _ => "portable".into(),
            },
            share: ran.median() * group.steps as f64 / total,
            twin_predicted: if native {
                price(Some(group.step.choice()))
            } else {
                None
            },
            twin: native.then_some(ran),
            arm,
            arm_predicted: price(portable),
        });
    }
    lines.sort_by(|a, b| b.share.total_cmp(&a.share));
    refusals.sort();
    refusals.dedup();
    Ok(Kernels {
        lines,
        native_share: if total > 0.0 { native / total } else { 0.0 },
        compared,
        refusals,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use weft::ir::{DType, GraphBuilder};

    fn stats(seconds: f64) -> Stats {
        Stats::of(vec![seconds; 3]).unwrap()
    }

    fn line(twin: Option<f64>, arm: f64) -> Line {
        Line {
            name: "k".into(),
            steps: 1,
            isa: "x64-avx2".into(),
            twin: twin.map(stats),
            arm: stats(arm),
            share: 1.0,
            twin_predicted: twin,
            arm_predicted: None,
        }
    }

    #[test]
    fn verdicts_name_the_slow_and_the_twinless() {
        assert_eq!(line(Some(1.0), 2.0).verdict(), "");
        assert_eq!(line(Some(2.0), 1.0).verdict(), "SLOWER THAN ITS ARM");
        assert_eq!(line(None, 1.0).verdict(), "no twin");
        let kernels = Kernels {
            lines: vec![line(Some(1.0), 2.0), line(Some(2.0), 1.0), line(None, 1.0)],
            native_share: 0.5,
            compared: 1,
            refusals: vec![],
        };
        assert_eq!(kernels.slower().count(), 1);
        let json = kernels.to_json();
        assert_eq!(json["kernels"][0]["arm_over_twin"], 2.0);
        assert!(json["kernels"][2].get("twin").is_none());
    }

    /// Softmax of a product: more than one kernel.
    fn graph() -> (Graph, BTreeMap<String, Tensor>) {
        let g = GraphBuilder::new("small");
        let x = g.input("x", DType::F32, &[8, 16]);
        let random =
            |seed, shape: &[u64]| weft::reference::random_tensor(seed, DType::F32, shape).unwrap();
        let w = g.constant("w", random(1, &[16, 32]));
        let y = x.matmul(&w).unwrap().softmax(-1).unwrap();
        g.output("y", &y).unwrap();
        let inputs = BTreeMap::from([("x".to_string(), random(2, &[8, 16]))]);
        (g.finish().unwrap(), inputs)
    }

    #[test]
    fn a_plan_in_arms_alone_has_no_native_step_and_the_same_outputs() {
        let (graph, inputs) = graph();
        let options = CompileOptions::host();
        let chosen = compile(&graph, &options).unwrap();
        let plan = all_portable(chosen.plan().clone());
        assert!(plan.steps().all(|(_, s)| !s.is_native()));
        let arms = weft::compile::open_plan(&graph, plan, &options).unwrap();
        let mut sessions = [chosen.session(1).unwrap(), arms.session(1).unwrap()];
        for session in &mut sessions {
            set_inputs(session, &inputs).unwrap();
        }
        let compared = compare_steps("small", &mut sessions).unwrap();
        assert!(compared >= 8 * 32, "{compared}");
    }

    #[test]
    fn sessions_that_differ_are_told_apart() {
        // The planted fault: the second session has another input.
        let (graph, mut inputs) = graph();
        let chosen = compile(&graph, &CompileOptions::host()).unwrap();
        let mut sessions = [chosen.session(1).unwrap(), chosen.session(1).unwrap()];
        set_inputs(&mut sessions[0], &inputs).unwrap();
        let other = weft::reference::random_tensor(3, DType::F32, &[8, 16]).unwrap();
        inputs.insert("x".into(), other);
        set_inputs(&mut sessions[1], &inputs).unwrap();
        let error = compare_steps("small", &mut sessions).unwrap_err();
        assert!(matches!(error, Failure::Differ { .. }), "{error}");
    }

    #[test]
    fn times_are_gathered_by_distinct_kernel() {
        let (graph, _) = graph();
        let compiled = compile(&graph, &CompileOptions::host()).unwrap();
        let steps = compiled.plan().steps().count();
        let times = [vec![vec![1.0; 3]; steps], vec![vec![4.0; 3]; steps]];
        let kernels = assemble("small", compiled.plan(), times, 7).unwrap();
        assert_eq!(kernels.lines.iter().map(|l| l.steps).sum::<usize>(), steps);
        let share: f64 = kernels.lines.iter().map(|l| l.share).sum();
        assert!((share - 1.0).abs() < 1e-9);
        let native = compiled
            .plan()
            .steps()
            .filter(|(_, s)| s.is_native())
            .count();
        assert!((kernels.native_share - native as f64 / steps as f64).abs() < 1e-9);
        assert_eq!(kernels.slower().count(), 0);
    }
}
