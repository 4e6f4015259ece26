//! `weft inspect`.

use super::listing::listing;
use super::model::ModelArgs;
use super::{Done, Failure, Verdict, print, print_json, show};
use weft::Compiled;
use weft::plan::Plan;

/// Show what a plan does, kernel by kernel, with prices and refusals.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Everything about one region: nodes, facts, candidates, kernels
    #[arg(long, value_name = "REGION")]
    region: Option<String>,
    /// Disassemble the machine code of one region
    #[arg(long, value_name = "REGION")]
    asm: Option<String>,
    /// Print JSON: the whole plan
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If the model cannot be planned, the plan is invalid, or there is no such region.
pub fn run(args: &Args) -> Done {
    let path = &args.model.file.model;
    let is_plan = path.extension().is_some_and(|e| e == "json");
    if is_plan {
        let given = args.model.options_of_models();
        if !given.is_empty() {
            let words = format!(
                "{}: a plan is of one graph, with its extents; give the model for {}",
                path.display(),
                given.join(", ")
            );
            return Err(words.into());
        }
        let plan = Plan::load(path)?;
        if args.asm.is_some() {
            let words = "a plan holds no code; give the model to disassemble";
            return Err(format!("{}: {words}", path.display()).into());
        }
        show_plan(args, &plan, &[])?;
        return Ok(Verdict::Good);
    }
    let (_, compiled) = args.model.compiled(None)?;
    match &args.asm {
        Some(region) => print(&disassembly(&compiled, region)?)?,
        None => show_plan(args, compiled.plan(), compiled.notes())?,
    }
    Ok(Verdict::Good)
}

fn show_plan(args: &Args, plan: &Plan, notes: &[String]) -> Result<(), Failure> {
    if let Some(name) = &args.region {
        let region = plan
            .regions
            .iter()
            .find(|r| r.name == *name)
            .ok_or_else(|| {
                format!(
                    "no region is called {name}; there are: {}",
                    region_names(plan)
                )
            })?;
        return if args.json {
            print_json(&serde_json::to_value(region)?)
        } else {
            print(&show::region_text(region))
        };
    }
    if args.json {
        return print(&plan.to_json());
    }
    let mut text = show::plan_table(plan, usize::MAX);
    text.push('\n');
    for note in notes {
        text.push_str(&format!("rewrites: {note}\n"));
    }
    let facts: Vec<String> = plan
        .regions
        .iter()
        .flat_map(|r| r.notes.iter().map(move |n| format!("{}: {n}", r.name)))
        .collect();
    for fact in &facts {
        text.push_str(&format!("{fact}\n"));
    }
    for refusal in show::refusals(plan) {
        text.push_str(&format!("refused: {refusal}\n"));
    }
    let functions: Vec<String> = plan.functions.0.keys().cloned().collect();
    if !functions.is_empty() {
        text.push_str(&format!("functions: {}\n", functions.join(", ")));
    }
    text.push_str(&show::placed_text(plan));
    text.push_str(&show::plan_line(plan));
    text.push_str("inspect --region NAME shows a region, --asm NAME its machine code\n");
    print(&text)
}

fn region_names(plan: &Plan) -> String {
    plan.regions
        .iter()
        .map(|r| r.name.clone())
        .collect::<Vec<_>>()
        .join(", ")
}

fn disassembly(compiled: &Compiled, name: &str) -> Result<String, Failure> {
    let plan = compiled.plan();
    let region = plan
        .regions
        .iter()
        .position(|r| r.name == name)
        .ok_or_else(|| {
            format!(
                "no region is called {name}; there are: {}",
                region_names(plan)
            )
        })?;
    let mut out = String::new();
    for ((at, step), code) in plan.steps().zip(compiled.code()) {
        if at != region {
            continue;
        }
        match code {
            Some(code) => {
                out.push_str(&format!("; {} as {}\n", step.kernel.name(), code.isa));
                out.push_str(&listing(code));
            }
            None => out.push_str(&format!(
                "; {} runs in the portable arm: {}\n",
                step.kernel.name(),
                show::reason(plan, step)
            )),
        }
    }
    Ok(out)
}
