//! `weft ops`.

use super::model::{FileArgs, in_file};
use super::table::{Align, table};
use super::{Done, Verdict, print, print_json};
use serde_json::{Value, json};
use weft::compile::refusals;
use weft::onnx::{OpenExtent, OpenInput, Survey};

/// List a whole model's ops, and all that are not supported at once. Exit code 1 if any is not.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    file: FileArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A node that does not run.
struct Unsupported {
    node: String,
    op: String,
    reason: String,
}

/// What the importer refuses, then what no plan does: together all that `run` would refuse.
fn unsupported(survey: &Survey) -> Vec<Unsupported> {
    let by_importer = survey.unsupported.iter().map(|n| Unsupported {
        node: n.node.clone(),
        op: n.op.clone(),
        reason: n.fault.to_string(),
    });
    let by_plans = refusals(&survey.graph).into_iter().map(|refused| {
        let node = refused.node.map(|at| &survey.graph.nodes[at]);
        Unsupported {
            node: node.map_or("the model".into(), |n| n.name.clone()),
            op: node.map_or("graph".into(), |n| n.op.name().into()),
            reason: format!("not supported: {}", refused.reason()),
        }
    });
    by_importer.chain(by_plans).collect()
}

/// Runs the command.
///
/// # Errors
/// If the file is no model.
pub fn run(args: &Args) -> Done {
    let path = &args.file.model;
    let survey = weft::onnx::survey(path, &args.file.load_options());
    let survey = survey.map_err(|e| in_file(path, &e))?;
    let unsupported = unsupported(&survey);
    let supported = survey.is_supported() && unsupported.is_empty();
    if args.json {
        print_json(&to_json(&survey, &unsupported))?;
    } else {
        print(&to_text(&survey, &unsupported))?;
    }
    Ok(if supported {
        Verdict::Good
    } else {
        Verdict::Bad
    })
}

fn to_json(survey: &Survey, unsupported: &[Unsupported]) -> Value {
    let nodes: Vec<Value> = unsupported
        .iter()
        .map(|n| json!({ "node": n.node, "op": n.op, "reason": n.reason }))
        .collect();
    let values: Vec<String> = survey.values.iter().map(ToString::to_string).collect();
    let symbolic: Vec<Value> = survey
        .open
        .iter()
        .map(|open| {
            let extents = open.extents.iter().map(ToString::to_string);
            let shape = open.has_shape.then(|| extents.collect::<Vec<_>>());
            json!({ "input": open.input, "shape": shape, "give": options_for(open) })
        })
        .collect();
    json!({
        "ops": survey.ops, "unsupported": nodes, "values": values, "symbolic": symbolic,
        "unchecked": survey.unchecked, "opset": survey.opset,
    })
}

fn to_text(survey: &Survey, unsupported: &[Unsupported]) -> String {
    let rows: Vec<Vec<String>> = survey
        .ops
        .iter()
        .map(|(op, n)| vec![op.clone(), n.to_string()])
        .collect();
    let mut text = table(&[("op", Align::Left), ("nodes", Align::Right)], &rows);
    for n in unsupported {
        text.push_str(&format!(
            "not supported: {} ({}): {}\n",
            n.node, n.op, n.reason
        ));
    }
    for value in &survey.values {
        text.push_str(&format!("not supported: {value}\n"));
    }
    for open in &survey.open {
        let what = if open.has_shape {
            let extents: Vec<String> = open.extents.iter().map(ToString::to_string).collect();
            format!("symbolic: input {} is [{}]", open.input, extents.join(", "))
        } else {
            format!("symbolic: input {} has no shape", open.input)
        };
        text.push_str(&format!(
            "{what}; give {}\n",
            options_for(open).join(" or ")
        ));
    }
    // Behind an open input nearly everything is unknown, and a list of it would say nothing.
    if survey.open.is_empty() {
        for node in &survey.unchecked {
            text.push_str(&format!(
                "looked at by op only, since it reads an unsupported node: {node}\n"
            ));
        }
    } else if !survey.unchecked.is_empty() {
        text.push_str(&format!(
            "{} nodes were looked at by op only, since what they read is symbolic or unsupported\n",
            survey.unchecked.len()
        ));
    }
    if survey.is_supported() && unsupported.is_empty() {
        text.push_str("every op is supported\n");
    }
    text
}

/// What on the command line fixes an open input: its symbols, or its whole shape.
fn options_for(open: &OpenInput) -> Vec<String> {
    let mut symbols: Vec<&str> = Vec::new();
    let mut all_named = open.has_shape;
    for extent in &open.extents {
        match extent {
            OpenExtent::Known(_) => {}
            OpenExtent::Symbol(symbol) if symbols.contains(&symbol.as_str()) => {}
            OpenExtent::Symbol(symbol) => symbols.push(symbol),
            OpenExtent::Unnamed => all_named = false,
        }
    }
    let mut options = Vec::new();
    if all_named {
        let binds: Vec<String> = symbols.iter().map(|s| format!("--bind {s}=N")).collect();
        options.push(binds.join(" "));
    }
    let shape: Vec<String> = open
        .extents
        .iter()
        .map(|extent| match extent {
            OpenExtent::Known(extent) => extent.to_string(),
            OpenExtent::Symbol(_) | OpenExtent::Unnamed => "N".into(),
        })
        .collect();
    let shape = if open.has_shape {
        shape.join(",")
    } else {
        "N,N,..".into()
    };
    options.push(format!("--shape {}={shape}", open.input));
    options
}
