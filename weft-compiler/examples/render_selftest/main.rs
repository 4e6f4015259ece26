//! Renders the graphs of the self-test as Rust crates, one for each family.
//!
//!     cargo run --release -p weft-compiler --example render_selftest -- FOLDER
//!
//! All graphs of a family are one plan, so that few crates are compiled; `cargo xtask validate --only
//! render-rust` runs their tests. For each family it prints `rendered FAMILY: N graphs, R regions, V
//! values, O outputs`, and for each graph that is refused `refused GRAPH: why`.

#![forbid(unsafe_code)]

mod join;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use weft::selftest::{Case, families};
use weft::{CompileOptions, Compiled, compile};
use weft_render::RenderError;

/// Why nothing was rendered.
type Failure = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("a folder is needed");
        return ExitCode::from(2);
    };
    match run(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(folder: &std::path::Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)?;
    let options = CompileOptions::host();
    for family in families()? {
        let mut joined = join::Joined::new(family.name);
        let mut graphs = 0;
        for case in &family.cases {
            let name = &case.graph.name;
            let compiled = compile(&case.graph, &options)?;
            match weft_render_rust::kernels(compiled.plan()) {
                Ok(_) => {
                    add(&mut joined, case, &compiled)?;
                    graphs += 1;
                }
                // A graph that only moves names around has no kernels.
                Err(refused @ (RenderError::Refused { .. } | RenderError::Nothing)) => {
                    println!("refused {name}: {refused}");
                }
                Err(error) => return Err(error.into()),
            }
        }
        if graphs == 0 {
            println!("refused {}: no graph of it is served", family.name);
            continue;
        }
        let (plan, expected) = (&joined.plan, &joined.expected);
        let made = weft_render_rust::render(plan, &joined.weights, &joined.inputs, expected)?;
        made.write(&folder.join(family.name))?;
        println!(
            "rendered {}: {graphs} graphs, {} regions, {} values, {} outputs",
            family.name,
            plan.regions.len(),
            expected.values.len(),
            expected.outputs.len()
        );
    }
    Ok(())
}

fn add(joined: &mut join::Joined, case: &Case, compiled: &Compiled) -> Result<(), Failure> {
    let inputs: BTreeMap<_, _> = case.inputs.clone();
    let expected = weft::render::expected(compiled, &inputs)?;
    let bytes = weft::render::input_bytes(compiled, &inputs)?;
    let weights: Vec<Vec<u8>> = compiled
        .weights()
        .iter()
        .map(|w| w.as_ref().to_vec())
        .collect();
    joined.add(&case.graph.name, compiled.plan(), weights, bytes, expected);
    Ok(())
}
