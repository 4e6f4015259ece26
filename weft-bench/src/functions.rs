//! Elementary functions beside those of other libraries: hot in the first level of cache, from the
//! second, and from memory.
//!
//! Weft's machine code and its portable arm run here, and so do the crates core-math and libm, an
//! element at a time, as they are; glibc, libmvec and SLEEF in a small C program of their own
//! (`rivals/functions.c`), which gcc builds when it is wanted. All take turns on one set of
//! arguments. The program counts the processor's seconds, and of turns here those are left
//! out in which the thread had to wait, so that waiting counts for nobody.
//! Only Weft's results and core-math's are correctly rounded: the vector libraries promise 1 to 4 ulp.

use crate::clock::{Clock, HostClock, Turn};
use crate::failure::Failure;
use crate::kernels::all_portable;
use crate::rounds::{Effort, Times};
use crate::row::rounded;
use crate::stats::Stats;
use crate::table::table;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use weft::compile::open_plan;
use weft::ir::{DType, Graph, Op, TensorType, UnaryFn};
use weft::plan::{Body, Plan};
use weft::{CompileOptions, Session, compile};

/// Arguments, by how many: with the results half of the smallest first level of cache; what a second
/// level holds; what none holds.
const SIZES: [(usize, &str); 3] = [(2048, "2 Ki"), (64 << 10, "64 Ki"), (4 << 20, "4 Mi")];
/// Results that are compared with the reference, at most.
const COMPARED: usize = 64 << 10;

/// Functions and the range of their arguments, an ordinary one.
const FUNCTIONS: [(UnaryFn, f32, f32); 14] = [
    (UnaryFn::Exp, -80.0, 80.0),
    (UnaryFn::Exp2, -100.0, 100.0),
    (UnaryFn::Expm1, -20.0, 20.0),
    (UnaryFn::Log, 0.001, 1000.0),
    (UnaryFn::Log2, 0.001, 1000.0),
    (UnaryFn::Log1p, -0.9, 100.0),
    (UnaryFn::Tanh, -5.0, 5.0),
    (UnaryFn::Erf, -3.5, 3.5),
    (UnaryFn::Sin, -30.0, 30.0),
    (UnaryFn::Cos, -30.0, 30.0),
    (UnaryFn::Sigmoid, -20.0, 20.0),
    (UnaryFn::Softplus, -20.0, 20.0),
    (UnaryFn::Sqrt, 0.001, 1000.0),
    (UnaryFn::SoftmaxExp, -60.0, 0.0),
];

/// Functions with subnormal results, and arguments that give them.
const SUBNORMAL_RESULTS: [(UnaryFn, f32, f32); 4] = [
    (UnaryFn::Exp, -103.0, -88.0),
    (UnaryFn::Exp2, -149.0, -127.0),
    (UnaryFn::Sigmoid, -103.0, -88.0),
    (UnaryFn::Softplus, -103.0, -88.0),
];

/// Seconds of a turn: short, for turns in which the thread has to wait are lost.
const TURN_SECONDS: f64 = 1e-3;
/// Calls of a first turn.
const FIRST_CALLS: usize = 20;
/// Rounds at most, for each that is asked for, until enough turns were calm.
const ROUNDS_FOR_EACH: usize = 6;

/// Libraries of the C program, then crates.
const LIBRARIES: [&str; 5] = ["glibc", "libmvec", "sleef", "core-math", "libm"];
/// How many of them the C program has.
const IN_C: usize = 3;

/// A function as a crate has it.
type Scalar = fn(f32) -> f32;

/// A crate's function, if it has it.
fn of_crate(library: &str, function: UnaryFn) -> Option<Scalar> {
    // What stands for it elsewhere.
    let function = match function {
        UnaryFn::SoftmaxExp => UnaryFn::Exp,
        other => other,
    };
    match library {
        "core-math" => of_core_math(function),
        _ => Some(match function {
            UnaryFn::Exp => libm::expf,
            UnaryFn::Exp2 => libm::exp2f,
            UnaryFn::Expm1 => libm::expm1f,
            UnaryFn::Log => libm::logf,
            UnaryFn::Log2 => libm::log2f,
            UnaryFn::Log1p => libm::log1pf,
            UnaryFn::Tanh => libm::tanhf,
            UnaryFn::Erf => libm::erff,
            UnaryFn::Sin => libm::sinf,
            UnaryFn::Cos => libm::cosf,
            UnaryFn::Sqrt => libm::sqrtf,
            _ => return None,
        }),
    }
}

#[cfg(not(feature = "core-math"))]
fn of_core_math(_: UnaryFn) -> Option<Scalar> {
    None
}

#[cfg(feature = "core-math")]
fn of_core_math(function: UnaryFn) -> Option<Scalar> {
    use core_math as c;
    Some(match function {
        UnaryFn::Exp => c::expf,
        UnaryFn::Exp2 => c::exp2f,
        UnaryFn::Expm1 => c::expm1f,
        UnaryFn::Log => c::logf,
        UnaryFn::Log2 => c::log2f,
        UnaryFn::Log1p => c::log1pf,
        UnaryFn::Tanh => c::tanhf,
        UnaryFn::Erf => c::erff,
        UnaryFn::Sin => c::sinf,
        UnaryFn::Cos => c::cosf,
        _ => return None,
    })
}

/// Times of one function, in seconds for a pass over its arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The function.
    pub function: UnaryFn,
    /// How many arguments, by [`SIZES`].
    size: usize,
    /// Who runs Weft's: `x64-avx2`, or `portable` where there is no machine code.
    pub isa: String,
    /// As Weft runs it.
    pub weft: Stats,
    /// Its portable arm.
    pub arm: Stats,
    /// Subnormal arguments; the same figure for results that are subnormal, where there are any.
    pub subnormal: [Option<Stats>; 2],
    /// Libraries that have it.
    pub rivals: Vec<(&'static str, Stats)>,
}

impl Line {
    /// A library's time as a multiple of Weft's.
    fn over_weft(&self, library: &str) -> Option<f64> {
        let rival = self.rivals.iter().find(|(name, _)| *name == library);
        rival.map(|(_, stats)| stats.median() / self.weft.median())
    }

    /// The slower of the subnormal times as a multiple of the ordinary one.
    fn cliff(&self) -> Option<f64> {
        let times = self.subnormal.iter().flatten().map(Stats::median);
        times.reduce(f64::max).map(|t| t / self.weft.median())
    }

    /// For a record.
    pub fn to_json(&self) -> Value {
        let ns = |s: &Stats| rounded(s.median() / SIZES[self.size].0 as f64 * 1e9);
        let mut value = json!({
            "function": self.function.name(),
            "elements": SIZES[self.size].0,
            "runs": self.isa,
            "weft_ns": ns(&self.weft),
            "arm_ns": ns(&self.arm),
            "trials": self.weft.trials(),
            "spread": rounded(self.weft.spread()),
            "subnormal_arguments_ns": self.subnormal[0].as_ref().map(ns),
            "subnormal_results_ns": self.subnormal[1].as_ref().map(ns),
        });
        for (library, stats) in &self.rivals {
            value[format!("{library}_ns")] = json!(ns(stats));
        }
        value
    }
}

/// The lines as a table: nanoseconds an element, and who takes how many times as long as Weft.
pub fn text(lines: &[Line]) -> String {
    let header = [
        "function",
        "elements",
        "runs",
        "ns",
        "arm",
        "glibc",
        "libmvec",
        "sleef u10",
        "core-math",
        "libm",
        "subnormal",
    ];
    let times = |x: Option<f64>| x.map_or("-".into(), |x| format!("{x:.2} x"));
    let rows: Vec<Vec<String>> = lines
        .iter()
        .map(|line| {
            let mut row = vec![
                line.function.name().to_owned(),
                SIZES[line.size].1.to_owned(),
                line.isa.clone(),
                format!(
                    "{:.2}",
                    line.weft.median() / SIZES[line.size].0 as f64 * 1e9
                ),
                times(Some(line.arm.median() / line.weft.median())),
            ];
            row.extend(LIBRARIES.map(|library| times(line.over_weft(library))));
            row.push(times(line.cliff()));
            row
        })
        .collect();
    table(&header, &rows, &[0, 1, 2])
}

/// Measures every function whose name has one of these words in it; all without any.
///
/// # Errors
/// If a function cannot be compiled, or gives other bits than the reference.
pub fn measure(
    root: &Path,
    options: &CompileOptions,
    only: &[String],
    effort: Effort,
) -> Result<Vec<Line>, Failure> {
    let mut rivals = Rivals::start(root)?;
    let mut lines = Vec::new();
    for (function, low, high) in FUNCTIONS {
        let name = function.name();
        if only.is_empty() || only.iter().any(|word| name.contains(word.as_str())) {
            for size in 0..SIZES.len() {
                let range = (low, high);
                lines.push(line(function, size, range, &mut rivals, options, effort)?);
            }
        }
    }
    if lines.is_empty() {
        return Err(Failure::UnknownRow {
            asked: only.join(", "),
            known: FUNCTIONS.map(|(f, ..)| f.name().into()).to_vec(),
        });
    }
    Ok(lines)
}

fn line(
    function: UnaryFn,
    size: usize,
    (low, high): (f32, f32),
    rivals: &mut Option<Rivals>,
    options: &CompileOptions,
    effort: Effort,
) -> Result<Line, Failure> {
    let elements = SIZES[size].0;
    let ordinary = between(low, high, elements);
    let sign = if high > 0.0 { 0 } else { 1 << 31 };
    // Subnormal all: 4093 times what is below 2048, and one more.
    let tiny = (0..elements as u32).map(|i| f32::from_bits(sign | ((i % 2048 + 1) * 4093)));
    let result = SUBNORMAL_RESULTS.iter().find(|(f, ..)| *f == function);
    let results = result.map(|(_, low, high)| between(*low, *high, elements));

    let (mut weft, isa) = kernel(function, options, all_native, &ordinary)?;
    let (mut arm, _) = kernel(function, options, all_portable, &ordinary)?;
    let (mut arguments, _) = kernel(function, options, all_native, &tiny.collect::<Vec<f32>>())?;
    let mut small = match &results {
        Some(x) => Some(kernel(function, options, all_native, x)?.0),
        None => None,
    };
    let mut sessions: Vec<&mut Session> = vec![&mut weft, &mut arm, &mut arguments];
    sessions.extend(small.as_mut());
    if let Some(rivals) = rivals {
        rivals.give(&ordinary)?;
    }
    let mut times = vec![Times::default(); sessions.len() + LIBRARIES.len()];
    let mut clock = HostClock::new();
    let mut out = vec![0.0; elements];
    let first_calls = (FIRST_CALLS * SIZES[0].0 / elements).max(1);
    let mut calls = vec![first_calls; times.len()];
    for round in 0..=effort.rounds * ROUNDS_FOR_EACH {
        let calm = |times: &Times| times.calm.len() >= effort.rounds;
        if times[..sessions.len()].iter().all(calm) {
            break;
        }
        for (i, times) in times.iter_mut().enumerate() {
            let n = calls[i];
            let turn = if let Some(session) = sessions.get_mut(i) {
                session.run().map_err(Failure::weft(function.name()))?;
                let mut call = || session.run().expect("it ran before");
                Some(clock.turn(&mut || (0..n).for_each(|_| call())))
            } else if i - sessions.len() >= IN_C {
                of_crate(LIBRARIES[i - sessions.len()], function)
                    .map(|f| clock.turn(&mut || (0..n).for_each(|_| pass(f, &ordinary, &mut out))))
            } else {
                let library = LIBRARIES[i - sessions.len()];
                match rivals {
                    Some(rivals) => rivals.turn(function, library, n)?,
                    None => None,
                }
            };
            match turn {
                // The first round finds out how many calls fill a turn.
                Some(turn) if round == 0 => {
                    let fill = TURN_SECONDS * n as f64 / turn.seconds.max(1e-9);
                    calls[i] = fill.ceil().clamp(1.0, 1e6) as usize;
                }
                Some(turn) => times.add(turn, n),
                None => {}
            }
        }
    }
    let mut stats = times
        .into_iter()
        .map(|times| times.stats(effort.least_rounds));
    let mut next = || stats.next().flatten();
    let missing = || Failure::NotMeasured {
        row: function.name().into(),
    };
    let weft = next().ok_or_else(missing)?;
    let arm = next().ok_or_else(missing)?;
    let subnormal = [next(), results.and_then(|_| next())];
    let rivals = LIBRARIES
        .into_iter()
        .filter_map(|library| Some((library, next()?)))
        .collect();
    Ok(Line {
        function,
        size,
        isa,
        weft,
        arm,
        subnormal,
        rivals,
    })
}

/// Arguments between two numbers, the same in every run, in no order.
fn between(low: f32, high: f32, elements: usize) -> Vec<f32> {
    let part = |i: usize| (i * 1_000_003 % elements) as f32 / elements as f32;
    (0..elements)
        .map(|i| low + (high - low) * part(i))
        .collect()
}

/// One pass over the arguments.
fn pass(f: fn(f32) -> f32, from: &[f32], to: &mut [f32]) {
    for (y, x) in to.iter_mut().zip(from) {
        *y = f(*x);
    }
    std::hint::black_box(to);
}

/// The plan with every step in its twin, where it has one.
fn all_native(mut plan: Plan) -> Plan {
    for step in plan.regions.iter_mut().flat_map(|r| &mut r.steps) {
        let native = |c: &weft::plan::Candidate| matches!(c.body, Some(Body::Twin { .. }));
        step.chosen = step
            .candidates
            .iter()
            .position(native)
            .unwrap_or(step.chosen);
    }
    plan
}

/// One function's kernel bound to its arguments, and who runs it. Its bits are the reference's.
fn kernel(
    function: UnaryFn,
    options: &CompileOptions,
    choose: impl FnOnce(Plan) -> Plan,
    arguments: &[f32],
) -> Result<(Session, String), Failure> {
    let name = function.name();
    let weft = Failure::weft(name);
    let mut graph = Graph::named(name);
    let x = graph.add_input(
        "x",
        TensorType::fixed(DType::F32, &[arguments.len() as u64]),
    );
    let y = graph
        .add_node("y", Op::Unary(function), &[x])
        .map_err(&weft)?;
    graph.add_output("y", y);
    let weft = Failure::weft(name);
    let compiled = compile(&graph, options).map_err(&weft)?;
    let plan = choose(compiled.plan().clone());
    let isa = plan
        .steps()
        .find_map(|(_, step)| match &step.choice().body {
            Some(Body::Twin { isa, .. }) => Some(isa.clone()),
            _ => None,
        });
    let compiled = open_plan(&graph, plan, options).map_err(&weft)?;
    let weft = Failure::weft(name);
    let mut session = compiled.session(1).map_err(&weft)?;
    let bytes: Vec<u8> = arguments.iter().flat_map(|x| x.to_le_bytes()).collect();
    session.set_input(0, &bytes).map_err(&weft)?;
    session.run().map_err(&weft)?;
    let weft = Failure::weft(name);
    // Beyond this the loop only repeats.
    let compared = arguments.len().min(COMPARED);
    let part = |bytes: &[u8]| {
        let shape = vec![compared as u64];
        weft::ir::Tensor::from_bytes(DType::F32, shape, bytes[..4 * compared].to_vec())
    };
    let x = part(&bytes).map_err(&weft)?;
    let given = part(session.output(0)).map_err(&weft)?;
    let expected = weft::reference::eval_op(&Op::Unary(function), &[&x]);
    let expected = expected.map_err(Failure::weft(name))?;
    if let Some(first) = weft::check::difference(&given, &expected) {
        return Err(Failure::Differ {
            row: name.into(),
            who: "Weft and the reference".into(),
            how: format!("{} values, the first at {:?}", first.count, first.at),
        });
    }
    Ok((session, isa.unwrap_or_else(|| "portable".into())))
}

/// The C program with the libraries' functions.
struct Rivals {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Rivals {
    /// Builds and starts it: with SLEEF, or without, or not at all, as the host has them.
    fn start(root: &Path) -> Result<Option<Self>, Failure> {
        let source = root.join("weft-bench/rivals/functions.c");
        let folder = root.join("target");
        std::fs::create_dir_all(&folder).map_err(Failure::io(&folder))?;
        let program = folder.join("weft-bench-functions");
        let build = |sleef: bool| {
            let mut gcc = Command::new("gcc");
            gcc.args(["-O3", "-mavx2", "-mfma", "-o"])
                .arg(&program)
                .arg(&source);
            gcc.args(sleef.then_some("-DSLEEF"))
                .args(sleef.then_some("-lsleef"));
            gcc.args(["-lmvec", "-lm"]).stderr(Stdio::null());
            cfg!(target_arch = "x86_64") && gcc.status().is_ok_and(|status| status.success())
        };
        if !build(true) {
            eprintln!("SLEEF has no say: gcc or its headers are missing (Debian has libsleef-dev)");
            if !build(false) {
                eprintln!("nor have glibc and libmvec: gcc does not build rivals/functions.c");
                return Ok(None);
            }
        }
        let mut child = Command::new(&program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(Failure::io(&program))?;
        let input = child.stdin.take().expect("standard input is piped");
        let output = BufReader::new(child.stdout.take().expect("standard output is piped"));
        Ok(Some(Self {
            child,
            input,
            output,
        }))
    }

    /// Gives it arguments.
    fn give(&mut self, arguments: &[f32]) -> Result<(), Failure> {
        let mut bytes = format!("input {}\n", arguments.len()).into_bytes();
        bytes.extend(arguments.iter().flat_map(|x| x.to_le_bytes()));
        let write = self.input.write_all(&bytes);
        write.map_err(Failure::io(Path::new("functions.c")))
    }

    /// A turn of so many passes, if the library has the function.
    fn turn(
        &mut self,
        function: UnaryFn,
        library: &str,
        calls: usize,
    ) -> Result<Option<Turn>, Failure> {
        // What stands for it elsewhere.
        let name = match function {
            UnaryFn::SoftmaxExp => "exp",
            other => other.name(),
        };
        let io = Failure::io(Path::new("functions.c"));
        let ask = format!("{name} {library} {calls}\n");
        self.input.write_all(ask.as_bytes()).map_err(&io)?;
        let mut line = String::new();
        self.output.read_line(&mut line).map_err(&io)?;
        let pass: Option<f64> = line.trim().parse().ok();
        Ok(pass.map(|seconds| Turn {
            seconds: seconds * calls as f64,
            waited: 0.0,
        }))
    }
}

impl Drop for Rivals {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_fill_their_range_and_no_two_are_neighbours() {
        let elements = SIZES[1].0;
        let x = between(-1.0, 1.0, elements);
        assert_eq!(x.len(), elements);
        let mut sorted = x.clone();
        sorted.sort_by(f32::total_cmp);
        sorted.dedup();
        assert_eq!((sorted.len(), sorted[0]), (elements, -1.0));
        assert_ne!(sorted[..8], x[..8]);
    }

    #[test]
    fn a_line_says_how_many_times_as_long_others_take() {
        let stats = |seconds: f64| Stats::of(vec![seconds]).unwrap();
        let line = Line {
            size: 0,
            function: UnaryFn::Exp,
            isa: "x64-avx2".into(),
            weft: stats(2e-6),
            arm: stats(8e-6),
            subnormal: [Some(stats(2e-6)), Some(stats(3e-6))],
            rivals: vec![("glibc", stats(5e-6))],
        };
        let text = text(&[line]);
        for word in ["exp", "0.98", "4.00 x", "2.50 x", "1.50 x"] {
            assert!(text.contains(word), "{word} is not in\n{text}");
        }
    }
}
