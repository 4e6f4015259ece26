//! Maps: one thread for each point, or for four neighbours along the inner axis.

use super::{
    GpuDialect, GpuKernel, coordinate_names, coordinates, heading, index_type, params, types,
};
use crate::index::is_wide;
use crate::scalar::{Env, body, live};
use crate::text::Text;
use crate::walk::RenderStep;
use std::collections::{BTreeMap, BTreeSet};
use weft_kernel::{Effect, Functions, Inst, Kernel, LoopKernel, Refusal, Val};

/// Threads of a block.
const THREADS: u32 = 256;
/// Neighbours that a thread may do at once.
const LANES: u64 = 4;

/// The kernel of a step whose stages are all maps.
pub(super) fn kernel(
    dialect: &dyn GpuDialect,
    step: &RenderStep<'_>,
    k: &LoopKernel,
    functions: &Functions,
) -> Result<GpuKernel, Refusal> {
    let params = params(step);
    let collapsed = collapse(k);
    let k = &collapsed;
    let extents: Vec<u64> = k.axes.iter().map(|a| a.extent).collect();
    let points = k.points();
    // The number of a point behind the last block must fit, too.
    let wide = points > 1 << 30 || is_wide(&k.accesses, &k.axes);
    let lanes = if is_vectorised(dialect, k) { LANES } else { 1 };
    let ty = index_type(wide);
    let names = coordinate_names(&extents);
    let used = RefUsed::default();

    let mut inner = Text::at(1);
    let loads = vector_loads(k, lanes);
    let mut stored: BTreeMap<usize, String> = BTreeMap::new();
    if lanes > 1 {
        let env = env(k, &params, names.clone());
        for access in &loads {
            let operand = k.accesses[*access].operand;
            let element = dialect.memory_type(k.operands[operand].elem);
            let (pointer, place) = (&params[operand].name, env.place(*access));
            inner.line(format!(
                "const Four<{element}> l{access} = load_four({pointer} + {place});"
            ));
        }
        for (access, operand) in vector_stores(k) {
            let element = dialect.memory_type(k.operands[operand].elem);
            inner.line(format!("Four<{element}> r{access};"));
            stored.insert(access, format!("r{access}"));
        }
        used.take(&env);
        inner.line(dialect.unroll());
        inner.open("for (int j = 0; j < 4; ++j) {");
    }
    let mut env_each = env(k, &params, names.clone());
    if lanes > 1 {
        let at = env_each.coords.last_mut().expect("a kernel has axes");
        *at = format!("{at} + j");
        let loaded = loads.iter().map(|a| {
            let elem = k.operands[k.accesses[*a].operand].elem;
            (*a, dialect.load(elem, &format!("l{a}.at"), "j"))
        });
        env_each.loaded = loaded.collect();
    }
    for (at, stage) in k.stages.iter().enumerate() {
        let scoped = k.stages.len() > 1;
        if scoped {
            inner.open("{");
            inner.comment(&format!("Stage {at}."));
        }
        let kernel = Kernel::Loop(k.clone());
        let types = types(&kernel, &stage.insts, functions)?;
        let roots = stage.effects.iter().map(stored_value);
        let values = body(dialect, &stage.insts, &types, roots, &env_each, &mut inner)?;
        for effect in &stage.effects {
            let Effect::Store { access, value } = effect else {
                continue;
            };
            let value = &values[value.index()];
            match stored.get(access) {
                Some(name) => {
                    let elem = k.operands[k.accesses[*access].operand].elem;
                    inner.line(dialect.store(elem, &format!("{name}.at"), "j", value));
                }
                None => env_each.store(dialect, *access, value, &mut inner),
            }
        }
        if scoped {
            inner.close("}");
        }
    }
    used.take(&env_each);
    if lanes > 1 {
        inner.close("}");
        let env = env(k, &params, names.clone());
        for (access, operand) in vector_stores(k) {
            let (pointer, place) = (&params[operand].name, env.place(access));
            inner.line(format!("store_four({pointer} + {place}, r{access});"));
        }
        used.take(&env);
    }

    let threads_needed = points / lanes;
    let blocks = threads_needed.div_ceil(u64::from(THREADS));
    let form = match lanes {
        1 => format!("map over {}", by(&extents)),
        _ => format!("map over {}, four points a thread", by(&extents)),
    };
    let mut text = Text::at(0);
    heading(step, &form, &params, &mut text);
    dialect.open_kernel(&step.name, THREADS, &params, &mut text);
    let (block, thread) = (dialect.block(), dialect.thread());
    let number = format!("{ty}({block}) * {THREADS} + {ty}({thread})");
    let only_axis = names.iter().filter(|n| *n != "0").count() == 1;
    let point = match names.iter().find(|n| *n != "0") {
        Some(name) if only_axis => name.clone(),
        _ => "point".to_string(),
    };
    let used = used.0.into_inner();
    let guarded = blocks * u64::from(THREADS) != threads_needed;
    if guarded || used.iter().any(|axis| names[*axis] != "0") {
        text.line(match lanes {
            1 => format!("const {ty} {point} = {number};"),
            _ => format!("const {ty} {point} = 4 * ({number});"),
        });
    }
    if guarded {
        text.line(format!("if ({point} >= {points}) return;"));
    }
    let is_used = |axis: usize| used.contains(&axis);
    coordinates(&point, ty, &names, &extents, is_used, &mut text);
    text.raw(inner.as_str());
    text.close("}");
    Ok(GpuKernel {
        name: step.name.clone(),
        text: text.finish(),
        blocks,
        threads: THREADS,
        params,
    })
}

/// Axes that were used by any of several environments.
#[derive(Default)]
struct RefUsed(std::cell::RefCell<BTreeSet<usize>>);

impl RefUsed {
    fn take(&self, env: &Env<'_>) {
        self.0.borrow_mut().extend(env.used.borrow().iter());
    }
}

fn stored_value(effect: &Effect) -> Val {
    match effect {
        Effect::Store { value, .. }
        | Effect::StoreRow { value, .. }
        | Effect::Reduce { value, .. }
        | Effect::SetScalar { value, .. } => *value,
    }
}

fn env<'a>(k: &'a LoopKernel, params: &[super::Param], coords: Vec<String>) -> Env<'a> {
    Env {
        coords,
        axes: k.axes.clone(),
        accesses: &k.accesses,
        operands: &k.operands,
        pointers: params.iter().map(|p| p.name.clone()).collect(),
        ..Env::default()
    }
}

/// `40 x 16 x 64`.
pub(super) fn by(extents: &[u64]) -> String {
    let words: Vec<String> = extents.iter().map(u64::to_string).collect();
    words.join(" x ")
}

/// The accesses that loads and stores make, and whether each is one of a store.
fn made(k: &LoopKernel) -> Vec<(usize, bool)> {
    let mut all = Vec::new();
    for stage in &k.stages {
        let live = live(&stage.insts, stage.effects.iter().map(stored_value));
        for (inst, live) in stage.insts.iter().zip(live) {
            if let (Inst::Load { access }, true) = (inst, live) {
                all.push((*access, false));
            }
        }
        for effect in &stage.effects {
            if let Effect::Store { access, .. } = effect {
                all.push((*access, true));
            }
        }
    }
    all
}

/// Whether four neighbours lie side by side, begin at a multiple of four elements, and are never
/// guarded, in every access that moves along the inner axis; and whether that serves anything.
fn is_vectorised(dialect: &dyn GpuDialect, k: &LoopKernel) -> bool {
    let inner = k.inner();
    let side_by_side = |access: usize| {
        let access = &k.accesses[access];
        let others = access
            .strides
            .iter()
            .enumerate()
            .filter(|(i, _)| *i != inner);
        access.strides[inner] == 1
            && access.offset % LANES as i64 == 0
            && others.into_iter().all(|(_, s)| s % LANES as i64 == 0)
            && dialect.has_vectors(k.operands[access.operand].elem)
    };
    let made = made(k);
    let serves = made.iter().any(|(access, _)| side_by_side(*access));
    let fits = made.iter().all(|(access, is_store)| {
        let a = &k.accesses[*access];
        a.guards.is_empty() && ((!is_store && a.strides[inner] == 0) || side_by_side(*access))
    });
    // A place is stored once only, so that neighbours kept until the end lose nothing.
    let stores: Vec<usize> = made.iter().filter(|(_, s)| *s).map(|(a, _)| *a).collect();
    let distinct: BTreeSet<usize> = stores.iter().copied().collect();
    k.inner_extent().is_multiple_of(LANES) && serves && fits && stores.len() == distinct.len()
}

fn vector_loads(k: &LoopKernel, lanes: u64) -> BTreeSet<usize> {
    if lanes == 1 {
        return BTreeSet::new();
    }
    let moves = |access: usize| k.accesses[access].strides[k.inner()] == 1;
    let loads = made(k).into_iter().filter(|(a, store)| !store && moves(*a));
    loads.map(|(access, _)| access).collect()
}

fn vector_stores(k: &LoopKernel) -> Vec<(usize, usize)> {
    let stores = made(k).into_iter().filter(|(_, store)| *store);
    stores
        .map(|(access, _)| (access, k.accesses[access].operand))
        .collect()
}

/// The same map with axes merged where every access walks through both as through one.
fn collapse(k: &LoopKernel) -> LoopKernel {
    let mut k = k.clone();
    let mut axis = 0;
    while axis + 1 < k.axes.len() {
        let extent = k.axes[axis + 1].extent as i64;
        let joins = |strides: &[i64]| strides[axis + 1].checked_mul(extent) == Some(strides[axis]);
        let coords =
            k.stages.iter().flat_map(|s| &s.insts).any(
                |inst| matches!(inst, Inst::Coord { axis: a } if *a == axis || *a == axis + 1),
            );
        // An axis of one step joins whatever stands beside it.
        let single = k.axes[axis].extent == 1 || extent == 1;
        let fits = k
            .accesses
            .iter()
            .all(|a| joins(&a.strides) && a.guards.iter().all(|g| joins(&g.strides)));
        if coords || !(fits || single) {
            axis += 1;
            continue;
        }
        let keep_outer = extent == 1;
        let merge = |strides: &mut Vec<i64>| {
            let gone = if keep_outer { axis + 1 } else { axis };
            strides.remove(gone);
        };
        for access in &mut k.accesses {
            merge(&mut access.strides);
            for guard in &mut access.guards {
                merge(&mut guard.strides);
            }
        }
        for inst in k.stages.iter_mut().flat_map(|s| &mut s.insts) {
            if let Inst::Coord { axis: a } = inst
                && *a > axis
            {
                *a -= 1;
            }
        }
        let outer = k.axes[axis].extent;
        k.axes[axis + 1].extent *= outer;
        k.axes.remove(axis);
        // The merged axis may join the one in front of it.
        axis = axis.saturating_sub(1);
    }
    k.split = 0;
    k
}
