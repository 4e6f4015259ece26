//! What changed between two plans, in words.

use crate::plan::Plan;
use crate::region::{Body, Region, Step};
use std::collections::{BTreeMap, BTreeSet};

/// One sentence for each difference, in the order of the plans; empty where they are equal.
pub fn diff(a: &Plan, b: &Plan) -> Vec<String> {
    let mut out = Vec::new();
    let mut field = |what: &str, left: String, right: String| {
        if left != right {
            out.push(format!("{what}: {left} became {right}"));
        }
    };
    field("format version", a.version.to_string(), b.version.to_string());
    field("Weft", a.weft.clone(), b.weft.clone());
    field("graph", a.graph.clone(), b.graph.clone());
    field("graph digest", a.graph_digest.short(), b.graph_digest.short());
    field("native", format!("{:?}", a.options.native), format!("{:?}", b.options.native));
    field("machine profile", a.profile.short(), b.profile.short());
    field("features", features(a), features(b));
    field("arena bytes", a.arena_bytes.to_string(), b.arena_bytes.to_string());
    field("predicted time in ps", a.total_ps().to_string(), b.total_ps().to_string());
    for (kind, left, right) in [
        ("input", ports(&a.inputs), ports(&b.inputs)),
        ("output", ports(&a.outputs), ports(&b.outputs)),
        (
            "function",
            a.functions.0.iter().map(|(n, p)| (n.clone(), p.to_string())).collect(),
            b.functions.0.iter().map(|(n, p)| (n.clone(), p.to_string())).collect(),
        ),
        (
            "weight",
            a.weights.iter().map(|w| (w.name.clone(), w.digest.short())).collect(),
            b.weights.iter().map(|w| (w.name.clone(), w.digest.short())).collect(),
        ),
    ] {
        map_diff(&mut out, kind, &left, &right);
    }
    regions(&mut out, a, b);
    if out.is_empty() && a != b {
        out.push("buffers are laid out differently".into());
    }
    out
}

fn features(plan: &Plan) -> String {
    plan.features.features.iter().map(|f| f.name()).collect::<Vec<_>>().join(" ")
}

fn ports(ports: &[crate::Port]) -> BTreeMap<String, String> {
    ports.iter().map(|p| (p.name.clone(), p.ty.to_string())).collect()
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
    let order = |plan: &Plan| plan.regions.iter().map(|r| r.name.clone()).collect::<Vec<_>>();
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
    if a.notes != b.notes {
        out.push(format!("region {name} has other notes"));
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
        out.push(format!("{at}: contract {} became {}", a.contract, b.contract));
    }
    let (x, y) = (body(a), body(b));
    if x != y {
        out.push(format!("{at}: {x} became {y}"));
    }
    let price = |s: &Step| s.choice().price.map(|p| p.ps);
    if price(a) != price(b) {
        let words = |p: Option<u64>| p.map_or("no price".into(), |ps| format!("{ps} ps"));
        out.push(format!("{at}: {} became {}", words(price(a)), words(price(b))));
    }
    for (x, y) in a.candidates.iter().zip(&b.candidates) {
        if x.refusal != y.refusal {
            let words = |r: &Option<weft_kernel::Refusal>| {
                r.as_ref().map_or("no refusal".into(), ToString::to_string)
            };
            out.push(format!(
                "{at}, candidate {}: {} became {}",
                x.family,
                words(&x.refusal),
                words(&y.refusal)
            ));
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
