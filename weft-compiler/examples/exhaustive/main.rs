//! Compares every lowering of every elementary function with the reference, on all 2^32 inputs.
//!
//!     cargo xtask validate --exhaustive [--function NAME]..
//!
//! runs this. The reference is run once for a function, on all cores; its chaining values are kept
//! under `target/exhaustive`, and so is what an interrupted run has finished.
//! For each function and lowering it prints the inputs, how many results are wrong, the hash of all
//! outputs, and the processor seconds that they took. A hash must be the one that
//! `docs/NUMERICS.md` has for the function.
//! `portable-baseline` is run only where `--lowering` names it. On a host without AVX-512 its code is
//! run as `x64-avx512-emulated`: instruction by instruction in an emulator.
//!
//! Exit codes: 0 where nothing is wrong, 1 where something is, 2 where something cannot be run.

#![deny(unsafe_code)]

mod domain;
#[cfg(target_arch = "x86_64")]
mod emulated;
mod glibc;
#[cfg(target_arch = "x86_64")]
#[path = "../../../weft-x64-emit/tests/lockstep/mod.rs"]
mod lockstep;
#[path = "../../tests/support/lowering.rs"]
mod lowering;
mod pass;
mod source;
mod state;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use weft::ir::UnaryFn;

use crate::lowering::Lowering;
use crate::pass::{Expected, Outcome};
use crate::source::{Kernel, Reference, Source, Witness, has_witness};

/// Why something cannot be run.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// A function's name and its reference.
type Function = (&'static str, fn(f32) -> f32);

/// The functions of one argument that have a program, and their references.
const FUNCTIONS: [Function; 15] = {
    use weft::reference::elementary as e;
    [
        ("cos", e::cos),
        ("erf", e::erf),
        ("exp", e::exp),
        ("exp2", e::exp2),
        ("expm1", e::expm1),
        ("log", e::log),
        ("log1p", e::log1p),
        ("log2", e::log2),
        ("rsqrt", e::rsqrt),
        ("sigmoid", e::sigmoid),
        ("sin", e::sin),
        ("softmax_exp", e::softmax_exp),
        ("softplus", e::softplus),
        ("sqrt", e::sqrt),
        ("tanh", e::tanh),
    ]
};

/// A lowering that is run over the whole domain only where it is named: 630 ns a result.
const SLOW: &str = "portable-baseline";

/// All that the reference's results depend on.
const REFERENCE_SOURCES: [&str; 7] = [
    include_str!("../../../weft-reference/src/elementary/angle.rs"),
    include_str!("../../../weft-reference/src/elementary/fixed.rs"),
    include_str!("../../../weft-reference/src/elementary/mod.rs"),
    include_str!("../../../weft-reference/src/elementary/quick.rs"),
    include_str!("../../../weft-reference/src/elementary/rounding.rs"),
    include_str!("../../../weft-reference/src/elementary/wide.rs"),
    include_str!("../../../weft-reference/src/elementary/wide_functions.rs"),
];

/// Compares every lowering of every elementary function with the reference, on all 2^32 inputs.
#[derive(Parser)]
struct Cli {
    /// Only this function; may be repeated
    #[arg(long = "function", value_name = "NAME")]
    functions: Vec<String>,
    /// Only this lowering; may be repeated. `none` runs only what they are compared with. Without it
    /// all that this host has, but not `portable-baseline`, and `x64-avx512-emulated` only on a host
    /// without AVX-512
    #[arg(long = "lowering", value_name = "NAME")]
    lowerings: Vec<String>,
    /// Compare with MPFR alone, and leave the reference out
    #[arg(long, requires = "witness")]
    without_reference: bool,
    /// Threads; all cores by default
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Where finished chunks are kept
    #[arg(long, value_name = "FOLDER", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/exhaustive"))]
    state: PathBuf,
    /// The program made of `weft-reference/tests/witness/witness.c`: what MPFR has to say
    #[arg(long, value_name = "PROGRAM")]
    witness: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("exhaustive: {error}");
            ExitCode::from(2)
        }
    }
}

/// Runs everything that was asked for; whether all of it was right.
fn run(cli: &Cli) -> Result<bool, Failure> {
    let start = Instant::now();
    let threads = match cli.threads {
        Some(threads) => threads.max(1),
        None => std::thread::available_parallelism()?.get(),
    };
    let chosen = choose(&cli.functions)?;
    let (lowerings, absent) = Lowering::of_this_host();
    let mut ways: Vec<Way> = lowerings.into_iter().map(Way::Host).collect();
    ways.extend(emulated_ways());
    let mut known: Vec<&str> = ways.iter().map(Way::name).collect();
    known.push("none");
    for name in &cli.lowerings {
        if !known.contains(&name.as_str()) {
            let known = known.join(", ");
            return Err(format!("this host has no lowering {name}; it has {known}").into());
        }
    }
    // The emulated code says nothing new where the processor executes it.
    let emulates = |name: &str| {
        ways.iter()
            .any(|way| way.name() == name.trim_end_matches(EMULATED))
    };
    let wanted = |name: &str| match cli.lowerings.as_slice() {
        [] => name != SLOW && !(name.ends_with(EMULATED) && emulates(name)),
        chosen => chosen.iter().any(|lowering| lowering == name),
    };
    for name in absent {
        println!("not run: {name}, which this host does not have");
    }
    if !wanted(SLOW) && known.contains(&SLOW) {
        println!(
            "not run: {SLOW}, with its fma in software most of an hour of a core for each function; \
             `--lowering {SLOW}` runs it"
        );
    }
    let program = blake3::hash(&std::fs::read(std::env::current_exe()?)?).to_hex();
    let sources = blake3::hash(REFERENCE_SOURCES.concat().as_bytes()).to_hex();

    let mut all_right = true;
    let mut checked = 0;
    for (name, reference) in chosen {
        let function = UnaryFn::from_name(name).ok_or("a function has an op")?;
        let path =
            |pass: &str, key: &str| cli.state.join(format!("{name}.{pass}.{}.txt", &key[..16]));
        let mut runs: Vec<(&str, Outcome, Make<'_>)> = Vec::new();
        if !cli.without_reference {
            let make = move || Box::new(Reference(reference)) as Box<dyn Source>;
            let path = path("reference", &sources);
            let run = pass::run(&format!("{name} reference"), &path, threads, None, || {
                Ok(make())
            })?;
            runs.push(("reference", run, Box::new(make)));
        }
        if let Some(program) = cli.witness.clone().filter(|_| has_witness(name)) {
            let path = path("mpfr", &blake3::hash(&std::fs::read(&program)?).to_hex());
            let make = move || {
                let program = program.clone();
                Box::new(Witness {
                    program,
                    function: name,
                }) as Box<dyn Source>
            };
            let expected = runs.first().map(expected);
            let title = format!("{name} mpfr");
            let run = pass::run(&title, &path, threads, expected.as_ref(), || Ok(make()))?;
            runs.push(("mpfr", run, Box::new(make)));
        }
        for (who, run, _) in &runs {
            all_right &= report(name, who, run);
        }
        let Some(first) = runs.first() else {
            println!("{name}: MPFR does not know it");
            continue;
        };
        checked += 1;
        if let Some(program) = &cli.witness
            && let Some(right) = glibc::says(program, name)?
        {
            all_right &= right;
        }
        let expected = expected(first);
        for way in ways.iter().filter(|way| wanted(way.name())) {
            let title = format!("{name} {}", way.name());
            let path = path(way.name(), &program);
            let make = way.sources(function)?;
            let run = pass::run(&title, &path, threads, Some(&expected), make)?;
            all_right &= report(name, way.name(), &run);
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let verdict = if all_right { "all right" } else { "NOT RIGHT" };
    println!("{checked} functions, {verdict}, {seconds:.0} s on {threads} threads");
    Ok(all_right && checked > 0)
}

/// How emulated lowerings end: before it stands the one that a processor with the features has.
const EMULATED: &str = "-emulated";

/// A way to compute all results.
enum Way {
    /// What this processor executes.
    Host(Lowering),
    /// AVX-512 code in an emulator.
    #[cfg(target_arch = "x86_64")]
    Emulated(Lowering),
}

/// The emulated ways of this host; each takes its kernels from the plans of the portable baseline.
fn emulated_ways() -> Vec<Way> {
    #[cfg(target_arch = "x86_64")]
    if emulated::is_possible() {
        let (lowerings, _) = Lowering::of_this_host();
        let baseline = lowerings.into_iter().find(|lowering| lowering.name == SLOW);
        return baseline.map(Way::Emulated).into_iter().collect();
    }
    Vec::new()
}

/// Makes the sources of a pass, one for each thread.
type Sources = Box<dyn Fn() -> Result<Box<dyn Source>, Failure> + Sync>;

impl Way {
    fn name(&self) -> &'static str {
        match self {
            Way::Host(lowering) => lowering.name,
            #[cfg(target_arch = "x86_64")]
            Way::Emulated(_) => emulated::NAME,
        }
    }

    /// Compiles a function.
    fn sources(&self, function: UnaryFn) -> Result<Sources, Failure> {
        match self {
            Way::Host(lowering) => {
                let compiled = source::compile(*lowering, function)?;
                Ok(Box::new(move || Ok(Box::new(Kernel::new(&compiled)?))))
            }
            #[cfg(target_arch = "x86_64")]
            Way::Emulated(lowering) => {
                let code = emulated::emit(&source::compile(*lowering, function)?)?;
                Ok(Box::new(move || {
                    Ok(Box::new(emulated::Emulated::new(&code)?))
                }))
            }
        }
    }
}

/// Makes a source that can say what is right.
type Make<'a> = Box<dyn Fn() -> Box<dyn Source> + Sync + 'a>;

/// A finished pass as what others are compared with.
fn expected<'a>((_, run, make): &'a (&str, Outcome, Make<'_>)) -> Expected<'a> {
    Expected {
        values: &run.values,
        source: make.as_ref(),
    }
}

/// The functions that were named, or all.
fn choose(names: &[String]) -> Result<Vec<Function>, Failure> {
    for name in names {
        if !FUNCTIONS.iter().any(|(known, _)| known == name) {
            let known = FUNCTIONS.map(|(name, _)| name).join(", ");
            return Err(format!("there is no function {name}; there are {known}").into());
        }
    }
    let mut chosen = FUNCTIONS.to_vec();
    chosen.retain(|(name, _)| names.is_empty() || names.iter().any(|n| n == name));
    Ok(chosen)
}

/// Prints a line of the result; whether it is right.
fn report(name: &str, lowering: &str, run: &Outcome) -> bool {
    let written = table::hash_of(name);
    let verdict = match written {
        Some(written) if written == run.hash => "as written",
        Some(_) => "NOT THE HASH THAT IS WRITTEN",
        None => "NO HASH IS WRITTEN",
    };
    println!(
        "{name:12} {lowering:18} {} inputs {} wrong  {}  {verdict}  {:.0} s",
        1_u64 << 32,
        run.wrong,
        run.hash,
        run.seconds
    );
    run.wrong == 0 && verdict == "as written"
}
