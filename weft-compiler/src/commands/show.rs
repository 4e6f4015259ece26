//! Plans and tensors as text and as JSON.

use super::table::{Align, bytes, grouped, shorten, shorten_end, table, time};
use serde_json::{Value, json};
use weft::Check;
use weft::ir::{DType, Tensor};
use weft::plan::{Body, NativeMode, Placement, Plan, Region, Step};

/// Tensors up to this many elements are printed whole.
const WHOLE: usize = 64;

/// One element of a tensor as text.
pub fn element(tensor: &Tensor, index: usize) -> String {
    let bits = tensor.bits(index);
    match tensor.dtype() {
        DType::F32 => format!("{:?}", f32::from_bits(bits as u32)),
        DType::F64 => format!("{:?}", f64::from_bits(bits)),
        DType::I8 => (bits as u8 as i8).to_string(),
        DType::I16 => (bits as u16 as i16).to_string(),
        DType::I32 => (bits as u32 as i32).to_string(),
        DType::I64 => (bits as i64).to_string(),
        DType::Bool => (bits != 0).to_string(),
        DType::F16 | DType::BF16 => format!("{bits:#06x}"),
        _ => bits.to_string(),
    }
}

/// A tensor as text: whole where it is short, else its range and beginning.
pub fn tensor(name: &str, tensor: &Tensor) -> String {
    let mut out = format!("{name}  {}\n", tensor.ty());
    let count = tensor.elems();
    if count <= WHOLE {
        // A vector ten a row, as people count; a matrix as it is.
        let row = match tensor.shape() {
            [] | [_] => 10,
            shape => shape[shape.len() - 1].max(1) as usize,
        };
        let cells: Vec<String> = (0..count).map(|i| element(tensor, i)).collect();
        let width = cells.iter().map(String::len).max().unwrap_or(0);
        for line in cells.chunks(row) {
            out.push_str("  ");
            for cell in line {
                out.push_str(&format!(" {cell:>width$}"));
            }
            out.push('\n');
        }
        return out;
    }
    let first: Vec<String> = (0..6).map(|i| element(tensor, i)).collect();
    out.push_str(&format!(
        "   {} .. ({} elements",
        first.join(" "),
        grouped(count as u64)
    ));
    if let Ok(values) = tensor.to_vec::<f32>() {
        let finite = || values.iter().copied().filter(|v| v.is_finite());
        let low = finite().fold(f32::INFINITY, f32::min);
        let high = finite().fold(f32::NEG_INFINITY, f32::max);
        if low <= high {
            out.push_str(&format!(", {low:?} to {high:?}"));
        }
        let odd = count - finite().count();
        if odd > 0 {
            out.push_str(&format!(", {} not finite", grouped(odd as u64)));
        }
    }
    out.push_str(")\n");
    out
}

/// Who runs a step, in a word.
pub fn body_word(step: &Step) -> String {
    match &step.choice().body {
        Some(Body::Twin { isa, .. }) => isa.clone(),
        _ => "portable".into(),
    }
}

/// Why a step of a plan is run by whom it is, in words.
pub fn reason(plan: &Plan, step: &Step) -> String {
    let own = step.choice().layout.clone();
    let same = |layout: &Option<String>| *layout == own;
    let price = |family: &str| {
        step.candidates
            .iter()
            .find(|c| c.family == family && same(&c.layout))
            .and_then(|c| c.price)
            .map(|p| time(p.ps))
    };
    if step.is_native() {
        return match price("portable") {
            Some(arm) => format!("cheaper than the arm's {arm}"),
            None => "the arm has no price".into(),
        };
    }
    let refusals: Vec<String> = step
        .candidates
        .iter()
        .filter(|c| same(&c.layout))
        .filter_map(|c| c.refusal.as_ref().map(|r| format!("{}: {r}", c.family)))
        .collect();
    if plan.options.native == NativeMode::Off {
        "machine code is off".into()
    } else if refusals.is_empty() && step.candidates.iter().any(|c| !same(&c.layout)) {
        "cheaper than the other layouts".into()
    } else if refusals.is_empty() {
        "nothing else was offered".into()
    } else {
        refusals.join("; ")
    }
}

/// So many rows of a plan are shown by `run`; `inspect` shows all.
pub const SHORT_PLAN: usize = 40;

/// The plan as a table, a row a step, at most `limit` rows: then the dearest steps, in order.
pub fn plan_table(plan: &Plan, limit: usize) -> String {
    let total = plan.total_ps().max(1);
    let ps = |step: &Step| step.choice().price.map_or(0, |p| p.ps);
    let mut prices: Vec<u64> = plan.steps().map(|(_, s)| ps(s)).collect();
    prices.sort_unstable_by(|a, b| b.cmp(a));
    let least = if prices.len() > limit {
        prices[limit - 1]
    } else {
        0
    };
    let (mut rows, mut hidden) = (Vec::new(), 0);
    for region in &plan.regions {
        let mut named = false;
        for step in &region.steps {
            if ps(step) < least || rows.len() >= limit {
                hidden += 1;
                continue;
            }
            let first = |text: String| if named { String::new() } else { text };
            rows.push(vec![
                first(shorten(&region.name, 26)),
                first(region.nodes.len().to_string()),
                shorten_end(&kernel_word(step), 24),
                body_word(step),
                time(ps(step)),
                format!("{:.1} %", 100.0 * ps(step) as f64 / total as f64),
                shorten_end(&reason(plan, step), 32),
            ]);
            named = true;
        }
    }
    let columns = [
        ("region", Align::Left),
        ("nodes", Align::Right),
        ("kernel", Align::Left),
        ("runs as", Align::Left),
        ("price", Align::Right),
        ("share", Align::Right),
        ("because", Align::Left),
    ];
    let mut out = table(&columns, &rows);
    if hidden > 0 {
        out.push_str(&format!(
            "and {hidden} cheaper kernels; weft inspect shows all\n"
        ));
    }
    out
}

/// What a kernel is, in a few words.
pub fn kernel_word(step: &Step) -> String {
    match &step.kernel {
        weft_kernel::Kernel::Contraction(k) => {
            let batch = k.batch_points();
            let size = format!("{}x{}x{}", k.m, k.n, k.k);
            if batch > 1 {
                format!("product {batch} of {size}")
            } else {
                format!("product {size}")
            }
        }
        weft_kernel::Kernel::Loop(k) => {
            let axes: Vec<String> = k.axes.iter().map(|a| a.extent.to_string()).collect();
            let what = if k.is_pure_map() { "map" } else { "rows" };
            format!("{what} {}", axes.join("x"))
        }
    }
}

/// Number of steps that run in machine code, and of all.
pub fn native_steps(plan: &Plan) -> (usize, usize) {
    let native = plan.steps().filter(|(_, s)| s.is_native()).count();
    (native, plan.steps().count())
}

/// Share of the predicted time that runs in machine code, in percent.
pub fn native_share(plan: &Plan) -> f64 {
    let ps = |s: &Step| s.choice().price.map_or(0, |p| p.ps);
    let native: u64 = plan
        .steps()
        .filter(|(_, s)| s.is_native())
        .map(|(_, s)| ps(s))
        .sum();
    100.0 * native as f64 / plan.total_ps().max(1) as f64
}

/// One line on a plan.
pub fn plan_line(plan: &Plan) -> String {
    let (native, all) = native_steps(plan);
    let weights: u64 = plan.weights.iter().map(|w| w.bytes).sum();
    format!(
        "plan: {} regions, {all} kernels, {native} in machine code ({:.0} % of {} predicted), \
         arena {}, weights {}\n",
        plan.regions.len(),
        native_share(plan),
        time(plan.total_ps()),
        bytes(plan.arena_bytes),
        bytes(weights),
    )
}

/// Refusals of a plan's steps, one line each, equal ones counted.
pub fn refusals(plan: &Plan) -> Vec<String> {
    let mut lines: Vec<(String, usize)> = Vec::new();
    for (_, step) in plan.steps() {
        for candidate in &step.candidates {
            let Some(refusal) = &candidate.refusal else {
                continue;
            };
            let line = format!("{}: {refusal}", candidate.family);
            match lines.iter_mut().find(|(l, _)| *l == line) {
                Some((_, count)) => *count += 1,
                None => lines.push((line, 1)),
            }
        }
    }
    lines
        .into_iter()
        .map(|(line, count)| {
            if count > 1 {
                format!("{line} ({count} times)")
            } else {
                line
            }
        })
        .collect()
}

/// The result of a check in one line, and a line for each region that differs.
pub fn check_text(check: &Check) -> String {
    let mut out = String::new();
    for m in &check.first {
        out.push_str(&format!(
            "region {}: {} differs first at {:?}: bits {:#x}, the reference has {:#x} ({} {})\n",
            m.region,
            m.value,
            m.at,
            m.given,
            m.expected,
            grouped(m.count),
            if m.count == 1 {
                "element differs"
            } else {
                "elements differ"
            }
        ));
    }
    let values = grouped(check.values);
    if check.mismatches == 0 {
        out.push_str(&format!(
            "checked: all {values} values of {} regions and the whole model's {} outputs are \
             bit-identical to the reference\n",
            check.regions,
            grouped(check.outputs)
        ));
    } else {
        out.push_str(&format!(
            "CHECK FAILED: {} of {values} values of {} regions and {} output values differ from the \
             reference's\n",
            grouped(check.mismatches),
            check.regions,
            grouped(check.outputs)
        ));
    }
    out
}

/// The result of a check as JSON.
pub fn check_json(check: &Check) -> Value {
    let first: Vec<Value> = check
        .first
        .iter()
        .map(|m| {
            json!({
                "region": m.region, "value": m.value, "at": m.at,
                "given": format!("{:#x}", m.given), "expected": format!("{:#x}", m.expected),
                "count": m.count,
            })
        })
        .collect();
    json!({
        "regions": check.regions, "values": check.values, "outputs": check.outputs,
        "mismatches": check.mismatches,
        "first": first,
    })
}

/// What runs in machine code, as JSON.
pub fn native_json(plan: &Plan) -> Value {
    let (native, all) = native_steps(plan);
    json!({
        "kernels": native,
        "portable": all - native,
        "share_percent": native_share(plan),
        "refusals": refusals(plan),
    })
}

/// Which regions are on a device, and why the others are not; empty if nobody asked for one.
pub fn placed_text(plan: &Plan) -> String {
    let placements = || plan.regions.iter().filter_map(|r| r.placement.as_ref());
    if placements().next().is_none() {
        return String::new();
    }
    let on = placements().filter(|p| matches!(p, Placement::Device { .. }));
    let mut out = format!(
        "{} of {} regions on the device\n",
        on.count(),
        plan.regions.len()
    );
    for (why, regions) in reasons(plan) {
        out.push_str(&format!("  {}: {why}\n", some_of(&regions)));
    }
    out
}

/// Reasons for each placement, with the regions that it is of.
fn reasons(plan: &Plan) -> Vec<(String, Vec<&str>)> {
    let mut all: Vec<(String, Vec<&str>)> = Vec::new();
    for region in &plan.regions {
        let Some(placement) = &region.placement else {
            continue;
        };
        let why = placement.to_string();
        match all.iter_mut().find(|(w, _)| *w == why) {
            Some((_, regions)) => regions.push(&region.name),
            None => all.push((why, vec![&region.name])),
        }
    }
    all
}

/// A few names and how many more.
fn some_of(names: &[&str]) -> String {
    let shown: Vec<&str> = names.iter().take(4).copied().collect();
    match names.len().saturating_sub(shown.len()) {
        0 => shown.join(", "),
        more => format!("{} and {more} more", shown.join(", ")),
    }
}

/// The same as JSON.
pub fn placed_json(plan: &Plan) -> Value {
    let on_device = |p: &Placement| matches!(p, Placement::Device { .. });
    let regions: Vec<Value> = plan
        .regions
        .iter()
        .filter_map(|r| Some((r, r.placement.as_ref()?)))
        .map(|(r, p)| json!({ "region": r.name, "device": on_device(p), "because": p.to_string() }))
        .collect();
    json!(regions)
}

/// Everything about one region.
pub fn region_text(region: &Region) -> String {
    let mut out = format!(
        "region {}\n  nodes: {}\n",
        region.name,
        region.nodes.join(", ")
    );
    for note in &region.notes {
        out.push_str(&format!("  {note}\n"));
    }
    if let Some(placement) = &region.placement {
        out.push_str(&format!("  runs {}\n", placement));
    }
    for step in &region.steps {
        out.push_str(&format!("  contract: {}\n", step.contract));
        for candidate in &step.candidates {
            let mark = if std::ptr::eq(candidate, step.choice()) {
                "*"
            } else {
                " "
            };
            let layout = candidate
                .layout
                .as_ref()
                .map(|l| format!(", {l}"))
                .unwrap_or_default();
            let price = candidate.price.map_or("no price".into(), |p| time(p.ps));
            let name = match &candidate.body {
                Some(Body::Twin {
                    isa, code_bytes, ..
                }) => format!("{isa} ({code_bytes} bytes of code)"),
                _ => candidate.family.clone(),
            };
            let why = candidate
                .refusal
                .as_ref()
                .map(|r| format!(": {r}"))
                .unwrap_or_default();
            out.push_str(&format!("  {mark} {name}{layout}, {price}{why}\n"));
        }
        for line in step.kernel.to_string().lines() {
            out.push_str(&format!("    {line}\n"));
        }
    }
    out
}
