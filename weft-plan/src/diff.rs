//! What changed between two plans, in words.

use crate::plan::Plan;
use crate::region::{Body, Region, Step};
use std::collections::{BTreeMap, BTreeSet};
use weft_kernel::Picoseconds;

/// One sentence for each difference, in the order of the plans; empty where they are equal.
pub fn diff(a: &Plan, b: &Plan) -> Vec<String> {
    let mut out = Vec::new();
    let mut field = |what: &str, left: String, right: String| {
        if left != right {
            out.push(format!("{what}: {left} became {right}"));
        }
    };
    field(
        "format version",
        a.version.to_string(),
        b.version.to_string(),
    );
    field("Weft", a.weft.clone(), b.weft.clone());
    field("graph", a.graph.clone(), b.graph.clone());
    field(
        "graph digest",
        a.graph_digest.short(),
        b.graph_digest.short(),
    );
    field(
        "native",
        format!("{:?}", a.options.native),
        format!("{:?}", b.options.native),
    );
    field("machine profile", a.profile.short(), b.profile.short());
    field("features", features(a), features(b));
    field(
        "arena bytes",
        a.arena_bytes.to_string(),
        b.arena_bytes.to_string(),
    );
    let (left, right) = times(Some(a.total_ps()), Some(b.total_ps()));
    field("predicted time", left, right);
    for (kind, left, right) in [
        ("input", ports(&a.inputs), ports(&b.inputs)),
        ("output", ports(&a.outputs), ports(&b.outputs)),
        ("function", functions(a), functions(b)),
        ("weight", weights(a), weights(b)),
    ] {
        map_diff(&mut out, kind, &left, &right);
    }
    regions(&mut out, a, b);
    buffers(&mut out, a, b);
    if out.is_empty() && a != b {
        out.push("the plans differ in something that has no words here".into());
    }
    out
}

/// Two prices in units, or to the picosecond where the units would hide a difference.
fn times(a: Option<u64>, b: Option<u64>) -> (String, String) {
    let units = |ps: Option<u64>| ps.map_or("no price".into(), |ps| Picoseconds(ps).to_string());
    let exact = |ps: Option<u64>| ps.map_or("no price".into(), |ps| format!("{ps} ps"));
    if a != b && units(a) == units(b) {
        (exact(a), exact(b))
    } else {
        (units(a), units(b))
    }
}

fn buffers(out: &mut Vec<String>, a: &Plan, b: &Plan) {
    if a.buffers.len() != b.buffers.len() {
        let (x, y) = (a.buffers.len(), b.buffers.len());
        out.push(format!("{y} buffers, were {x}"));
    } else if a.buffers != b.buffers {
        let moved = a.buffers.iter().zip(&b.buffers).filter(|(x, y)| x != y);
        let names: Vec<&str> = moved.map(|(x, _)| x.name.as_str()).collect();
        let shown = names.iter().take(4).copied().collect::<Vec<_>>().join(", ");
        let more = names.len().saturating_sub(4);
        let more = if more > 0 {
            format!(" and {more} more")
        } else {
            String::new()
        };
        out.push(format!("buffers are laid out differently: {shown}{more}"));
    }
}

fn features(plan: &Plan) -> String {
    let names: Vec<&str> = plan.features.features.iter().map(|f| f.name()).collect();
    format!("{:?} {}", plan.features.arch, names.join(" "))
}

fn ports(ports: &[crate::Port]) -> BTreeMap<String, String> {
    let words = |p: &crate::Port| format!("{} in buffer {}", p.ty, p.buffer.0);
    ports.iter().map(|p| (p.name.clone(), words(p))).collect()
}

fn functions(plan: &Plan) -> BTreeMap<String, String> {
    // The line feed says that the whole is too long to be shown.
    let words = |p: &weft_kernel::FunctionProgram| format!("{p:?}\n");
    let functions = plan.functions.0.iter();
    functions.map(|(n, p)| (n.clone(), words(p))).collect()
}

fn weights(plan: &Plan) -> BTreeMap<String, String> {
    let words = |w: &crate::Weight| {
        let recipe = match &w.recipe {
            crate::Recipe::Constant(name) => format!("constant {name}"),
            crate::Recipe::Table(_) => "a table".into(),
            panels => format!("{panels:?}"),
        };
        format!("{} bytes {} from {recipe}", w.bytes, w.digest.short())
    };
    let weights = plan.weights.iter();
    weights.map(|w| (w.name.clone(), words(w))).collect()
}

fn map_diff(
    out: &mut Vec<String>,
    kind: &str,
    a: &BTreeMap<String, String>,
    b: &BTreeMap<String, String>,
) {
    let names: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
    for name in names {
        match (a.get(name), b.get(name)) {
            (Some(_), None) => out.push(format!("{kind} {name} is gone")),
            (None, Some(_)) => out.push(format!("{kind} {name} is new")),
            (Some(x), Some(y)) if x != y => {
                if x.contains('\n') || y.contains('\n') {
                    out.push(format!("{kind} {name} changed"));
                } else {
                    out.push(format!("{kind} {name}: {x} became {y}"));
                }
            }
            _ => {}
        }
    }
}

fn regions(out: &mut Vec<String>, a: &Plan, b: &Plan) {
    let find = |plan: &Plan, name: &str| plan.regions.iter().find(|r| r.name == name).cloned();
    for region in &a.regions {
        match find(b, &region.name) {
            None => out.push(format!("region {} is gone", region.name)),
            Some(other) => region_diff(out, region, &other),
        }
    }
    for region in &b.regions {
        if find(a, &region.name).is_none() {
            out.push(format!("region {} is new", region.name));
        }
    }
    let order = |plan: &Plan| {
        plan.regions
            .iter()
            .map(|r| r.name.clone())
            .collect::<Vec<_>>()
    };
    let (mut left, mut right) = (order(a), order(b));
    if left != right {
        left.sort();
        right.sort();
        if left == right {
            out.push("regions run in another order".into());
        }
    }
}

fn region_diff(out: &mut Vec<String>, a: &Region, b: &Region) {
    let name = &a.name;
    for node in a.nodes.iter().filter(|n| !b.nodes.contains(n)) {
        out.push(format!("region {name} no longer holds node {node}"));
    }
    for node in b.nodes.iter().filter(|n| !a.nodes.contains(n)) {
        out.push(format!("region {name} now holds node {node}"));
    }
    let sorted = |nodes: &[String]| nodes.iter().cloned().collect::<BTreeSet<_>>();
    if a.nodes != b.nodes && sorted(&a.nodes) == sorted(&b.nodes) {
        out.push(format!("region {name} lists its nodes otherwise"));
    }
    if a.notes != b.notes {
        out.push(format!("region {name} has other notes"));
    }
    if a.placement != b.placement {
        let words = |region: &Region| match &region.placement {
            Some(placement) => placement.to_string(),
            None => "without a placement".into(),
        };
        out.push(format!("region {name}: {} became {}", words(a), words(b)));
    }
    if a.steps.len() != b.steps.len() {
        let (x, y) = (a.steps.len(), b.steps.len());
        out.push(format!("region {name} has {y} steps, had {x}"));
        return;
    }
    for (x, y) in a.steps.iter().zip(&b.steps) {
        step_diff(out, name, x, y);
    }
}

fn step_diff(out: &mut Vec<String>, region: &str, a: &Step, b: &Step) {
    let at = format!("region {region}, {}", a.kernel.name());
    if a.kernel != b.kernel {
        out.push(format!("{at}: the kernel changed"));
    }
    if a.contract != b.contract {
        out.push(format!(
            "{at}: contract {} became {}",
            a.contract, b.contract
        ));
    }
    let (x, y) = (body(a), body(b));
    if x != y {
        out.push(format!("{at}: {x} became {y}"));
    } else if a.chosen != b.chosen {
        let (x, y) = (a.chosen, b.chosen);
        out.push(format!("{at}: candidate {x} became candidate {y}"));
    }
    if a.operands != b.operands || a.writes != b.writes {
        out.push(format!("{at}: bound to other buffers"));
    }
    for (i, (x, y)) in a.candidates.iter().zip(&b.candidates).enumerate() {
        let who = if i == a.chosen && i == b.chosen {
            at.clone()
        } else {
            format!("{at}, candidate {}", x.family)
        };
        let (old, new) = times(x.price.map(|p| p.ps), y.price.map(|p| p.ps));
        if old != new {
            out.push(format!("{who}: {old} became {new}"));
        } else if x.price != y.price {
            out.push(format!("{who}: priced by other cycles or bytes"));
        }
        if x.refusal != y.refusal {
            let words = |r: &Option<weft_kernel::Refusal>| {
                r.as_ref().map_or("no refusal".into(), ToString::to_string)
            };
            let (old, new) = (words(&x.refusal), words(&y.refusal));
            out.push(format!("{who}: {old} became {new}"));
        }
        if (x.family.as_str(), &x.layout) != (y.family.as_str(), &y.layout) {
            out.push(format!("{who}: another candidate stands there"));
        }
        if x.body != y.body && (i != a.chosen || i != b.chosen || body(a) == body(b)) {
            out.push(format!("{who}: other code"));
        }
    }
    if a.candidates.len() != b.candidates.len() {
        let (x, y) = (a.candidates.len(), b.candidates.len());
        out.push(format!("{at}: {y} candidates, were {x}"));
    }
}

fn body(step: &Step) -> String {
    match &step.choice().body {
        Some(Body::Portable) => "portable arm".into(),
        Some(Body::Twin { isa, code, .. }) => format!("twin {isa} {}", code.short()),
        None => "nothing".into(),
    }
}
