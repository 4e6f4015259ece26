//! Contractions: a block of 256 threads for each tile of the result.
//!
//! The tile loop stands in the prelude once, as `product`, a template of the tile's shape and of how
//! the factors lie in memory; a step's kernel names those, and has the epilogue.

use super::map::by;
use super::{GpuDialect, GpuKernel, coordinates, heading, index_type, params, types};
use crate::index::{affine, is_wide};
use crate::scalar::{Env, body};
use crate::text::Text;
use crate::walk::RenderStep;
use weft_kernel::{Access, BLayout, ContractionKernel, Effect, Elem, Functions, Kernel, Refusal};

/// Threads of a block, whatever the tile.
const THREADS: u32 = 256;
/// Values of k that are brought into shared memory at once.
const DEPTH: u64 = 16;
/// Elements by which rows of shared tiles are longer than the tile, so that columns do not meet in
/// one bank.
const PAD: u64 = 4;

/// Rows and columns of a tile; 16 x 16 threads take equal parts of it.
const TILES: [u64; 4] = [128, 64, 32, 16];
/// So many tiles keep a large device busy.
const ENOUGH_TILES: u64 = 128;

/// The kernel of a contraction.
pub(super) fn kernel(
    dialect: &dyn GpuDialect,
    step: &RenderStep<'_>,
    k: &ContractionKernel,
    functions: &Functions,
) -> Result<GpuKernel, Refusal> {
    for (what, given) in [("m", k.m), ("n", k.n), ("k", k.k), ("segment", k.segment)] {
        let limit = 1 << 30;
        if given > limit {
            return Err(Refusal::TooLarge {
                what: what.into(),
                given,
                limit,
            });
        }
    }
    let params = params(step);
    let elem = k.operands[k.a.operand].elem;
    let ty = dialect.value_type(elem);
    let tile = tile_of(k, elem);
    let part = tile / 16;
    let axes = k.epilogue_axes();
    let wide = is_wide(&k.accesses, &axes) || is_wide(&factor_accesses(k), &factor_axes(k));
    let index = index_type(wide);
    let batch: Vec<u64> = k.batch.iter().map(|a| a.extent).collect();
    let mut names: Vec<String> = (0..batch.len())
        .map(|i| {
            if batch[i] == 1 {
                "0".into()
            } else {
                format!("b{i}")
            }
        })
        .collect();
    let batch_names = names.clone();
    names.extend(["m".to_string(), "n".to_string()]);
    let env = Env {
        coords: names,
        axes,
        accesses: &k.accesses,
        operands: &k.operands,
        pointers: params.iter().map(|p| p.name.clone()).collect(),
        acc: "sum[i][j]".into(),
        ..Env::default()
    };
    let mut epilogue = Text::at(3);
    let types = types(&Kernel::Contraction(k.clone()), &k.epilogue, functions)?;
    let roots = k.effects.iter().map(|e| match e {
        Effect::Store { value, .. }
        | Effect::StoreRow { value, .. }
        | Effect::Reduce { value, .. }
        | Effect::SetScalar { value, .. } => *value,
    });
    let values = body(dialect, &k.epilogue, &types, roots, &env, &mut epilogue)?;
    for effect in &k.effects {
        if let Effect::Store { access, value } = effect {
            env.store(dialect, *access, &values[value.index()], &mut epilogue);
        }
    }
    let used = env.used.borrow().clone();

    let (down, across) = (k.m.div_ceil(tile), k.n.div_ceil(tile));
    let count: u64 = batch.iter().product();
    let mut text = Text::at(0);
    let words = match count {
        1 => format!("product {}", by(&[k.m, k.n, k.k])),
        _ => format!("{count} products {}", by(&[k.m, k.n, k.k])),
    };
    let words = format!("{words}, tiles of {tile} x {tile}");
    heading(step, &words, &params, &mut text);
    dialect.open_kernel(&step.name, THREADS, &params, &mut text);
    let shared = DEPTH * (tile + PAD);
    text.line(dialect.shared_array(ty, "a_tile", shared));
    text.line(dialect.shared_array(ty, "b_tile", shared));
    let (block, thread) = (dialect.block(), dialect.thread());
    text.line(format!("const int thread = int({thread});"));
    let block_row = match across {
        1 => format!("int({block})"),
        _ => format!("int({block}) / {across}"),
    };
    text.line(match (down, count) {
        (1, _) => "const int m0 = 0;".to_string(),
        (_, 1) => format!("const int m0 = {block_row} * {tile};"),
        _ => format!("const int m0 = {block_row} % {down} * {tile};"),
    });
    text.line(match across {
        1 => "const int n0 = 0;".to_string(),
        _ => format!("const int n0 = int({block}) % {across} * {tile};"),
    });
    let moves = |strides: &[i64], axis: usize| strides.get(axis).is_some_and(|s| *s != 0);
    let is_used = |axis: usize| {
        used.contains(&axis) || moves(&k.a.batch_strides, axis) || moves(&k.b.batch_strides, axis)
    };
    if count > 1 {
        text.line(format!(
            "const {index} batch = {index}({block}) / {};",
            down * across
        ));
        coordinates("batch", index, &batch_names, &batch, is_used, &mut text);
    }
    text.line(format!("{ty} sum[{part}][{part}];"));
    let a = shifted("a", k.a.offset, &k.a.batch_strides, &batch_names);
    let b = shifted("b", k.b.offset, &k.b.batch_strides, &batch_names);
    text.line(format!(
        "product<{ty}, Tile<{tile}>, Shape<{}, {}, {}, {}>,",
        k.m, k.n, k.k, k.segment
    ));
    text.line(format!(
        "        {}, {}, {}>(",
        layout_a(k, index),
        layout_b(k, index),
        k.masked
    ));
    text.line(format!(
        "    {a}, {b}, m0, n0, thread, a_tile, b_tile, sum);"
    ));
    text.line(dialect.unroll());
    text.open(format!("for (int i = 0; i < {part}; ++i) {{"));
    text.line(dialect.unroll());
    text.open(format!("for (int j = 0; j < {part}; ++j) {{"));
    text.line(format!(
        "const {index} m = m0 + Tile<{tile}>::row(thread, i);"
    ));
    text.line(format!(
        "const {index} n = n0 + Tile<{tile}>::column(thread, j);"
    ));
    let mut outside = Vec::new();
    if !k.m.is_multiple_of(tile) {
        outside.push(format!("m >= {}", k.m));
    }
    if !k.n.is_multiple_of(tile) {
        outside.push(format!("n >= {}", k.n));
    }
    if !outside.is_empty() {
        text.line(format!("if ({}) continue;", outside.join(" || ")));
    }
    text.raw(epilogue.as_str());
    text.close("}");
    text.close("}");
    text.close("}");
    Ok(GpuKernel {
        name: step.name.clone(),
        text: text.finish(),
        blocks: down * across * count,
        threads: THREADS,
        params,
    })
}

/// The largest tile of which there are enough, and that is not mostly outside of the result.
fn tile_of(k: &ContractionKernel, elem: Elem) -> u64 {
    let largest = if elem == Elem::F64 { 64 } else { 128 };
    let fits = |tile: u64| {
        let tiles = k.m.div_ceil(tile) * k.n.div_ceil(tile) * k.batch_points();
        tile <= largest && tile <= 2 * k.m.min(k.n) && tiles >= ENOUGH_TILES
    };
    TILES.into_iter().find(|t| fits(*t)).unwrap_or(16)
}

/// `a + 256 * b0`, or just `a`.
fn shifted(name: &str, offset: i64, strides: &[i64], coords: &[String]) -> String {
    match affine(offset, strides, coords).as_str() {
        "0" => name.to_string(),
        place => format!("{name} + ({place})"),
    }
}

/// Whether groups of four along an axis of stride 1 begin at multiples of four elements.
fn in_fours(offset: i64, others: &[i64], extents: &[u64]) -> bool {
    offset % 4 == 0 && others.iter().all(|s| s % 4 == 0) && extents.iter().all(|e| e % 4 == 0)
}

fn layout_a(k: &ContractionKernel, index: &str) -> String {
    let mut others = k.a.batch_strides.clone();
    others.push(k.a.m_stride);
    let fours = k.a.k_stride == 1 && in_fours(k.a.offset, &others, &[k.k, k.segment]);
    format!("Left<{index}, {}, {}, {fours}>", k.a.m_stride, k.a.k_stride)
}

fn layout_b(k: &ContractionKernel, index: &str) -> String {
    match k.b.layout {
        BLayout::Panels { nr } => {
            // Panels are whole, so a group of four may reach behind n but not behind its panel.
            let fours = nr % 4 == 0 && in_fours(k.b.offset, &k.b.batch_strides, &[]);
            format!("RightPanels<{index}, {}, {nr}, {fours}>", k.k)
        }
        BLayout::Strided { k_stride, n_stride } => {
            let mut others = k.b.batch_strides.clone();
            others.push(k_stride);
            let fours = n_stride == 1 && in_fours(k.b.offset, &others, &[k.n]);
            format!("Right<{index}, {k_stride}, {n_stride}, {fours}>")
        }
    }
}

fn factor_axes(k: &ContractionKernel) -> Vec<weft_kernel::Axis> {
    let mut axes = k.epilogue_axes();
    let last = match k.b.layout {
        BLayout::Panels { nr } => BLayout::panel_elems(nr, k.k, k.n).max(1),
        BLayout::Strided { .. } => k.k.max(1),
    };
    axes.push(weft_kernel::Axis {
        name: "k".into(),
        extent: last,
    });
    axes
}

/// How far the factors reach, for the choice of the index type only.
fn factor_accesses(k: &ContractionKernel) -> Vec<Access> {
    let mut a = k.a.batch_strides.clone();
    a.extend([k.a.m_stride, 0, k.a.k_stride]);
    let mut b = k.b.batch_strides.clone();
    match k.b.layout {
        BLayout::Panels { .. } => b.extend([0, 0, 1]),
        BLayout::Strided { k_stride, n_stride } => b.extend([0, n_stride, k_stride]),
    }
    vec![
        Access::affine(k.a.operand, k.a.offset, a),
        Access::affine(k.b.operand, k.b.offset, b),
    ]
}
