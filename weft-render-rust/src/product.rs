//! Contractions: the tile loop is `product` of `ops.rs`, given where the factors' elements are and
//! what is done with each sum.

use crate::dialect::value_type;
use crate::kernel::{Form, by, value_of};
use weft_kernel::{BLayout, ContractionKernel, Effect, Refusal};
use weft_render::Text;
use weft_render::dialect::Dialect;
use weft_render::index::affine;
use weft_render::scalar::body as values_of;

/// Sums that are kept at once, as many as registers hold on most machines.
const SUMS: u64 = 64;

/// What a kernel is in words, and its body.
pub(crate) fn body(form: &Form<'_>, k: &ContractionKernel) -> Result<(String, Text), Refusal> {
    let elem = k.operands[k.a.operand].elem;
    let ty = value_type(elem);
    let (rows, columns) = tile(k);
    let mut text = Text::at(1);
    let open = form.open_axes(&k.batch, &mut text);
    let batch = &form.axes[..k.batch.len()];
    let cast = |text: &mut Text, names: &[&str]| {
        if form.dialect.signed {
            let casts: Vec<String> = names.iter().map(|n| format!("{n} as i64")).collect();
            text.line(format!(
                "let ({}) = ({});",
                names.join(", "),
                casts.join(", ")
            ));
        }
    };
    let factor = |strides: &[i64], own: &[(i64, &str)], offset: i64| {
        let mut all = strides.to_vec();
        let mut names = batch.to_vec();
        for (stride, name) in own {
            all.push(*stride);
            names.push(name.to_string());
        }
        affine(offset, &all, &names)
    };

    let a = factor(
        &k.a.batch_strides,
        &[(k.a.m_stride, "m"), (k.a.k_stride, "k")],
        k.a.offset,
    );
    text.open(format!("let left = |m: usize, k: usize| -> {ty} {{"));
    cast(&mut text, &["m", "k"]);
    text.line(form.dialect.load(elem, &form.pointers[k.a.operand], &a));
    text.close("};");

    text.open(format!("let right = |k: usize, n: usize| -> {ty} {{"));
    cast(&mut text, &["k", "n"]);
    let b = match k.b.layout {
        BLayout::Strided { k_stride, n_stride } => {
            let own = [(k_stride, "k"), (n_stride, "n")];
            factor(&k.b.batch_strides, &own, k.b.offset)
        }
        BLayout::Panels { nr } => {
            let panel = format!("(n / {nr} * {} + k) * {nr} + n % {nr}", k.k);
            match factor(&k.b.batch_strides, &[], k.b.offset).as_str() {
                "0" => panel,
                first => format!("{first} + {panel}"),
            }
        }
    };
    text.line(form.dialect.load(elem, &form.pointers[k.b.operand], &b));
    text.close("};");

    let (down, across) = (k.m % rows, k.n % columns);
    text.line(format!(
        "let shape = Shape {{ m: {}, n: {}, k: {}, segment: {} }};",
        k.m, k.n, k.k, k.segment
    ));
    text.open(format!(
        "product::<{ty}, {rows}, {columns}, {down}, {across}, {}>(shape, left, right, |m, n, sum| {{",
        k.masked
    ));
    cast(&mut text, &["m", "n"]);
    let mut env = form.env();
    env.acc = "sum".into();
    let types = form.types(&k.epilogue)?;
    let roots = k.effects.iter().map(value_of);
    let values = values_of(&form.dialect, &k.epilogue, &types, roots, &env, &mut text)?;
    for effect in &k.effects {
        if let Effect::Store { access, value } = effect {
            form.store(&env, *access, &values[value.index()], &mut text);
        }
    }
    text.close("});");
    for _ in 0..open {
        text.close("}");
    }
    let words = format!("{} x {} x {}, sums over the last", k.m, k.n, k.k);
    let words = match k.batch_points() {
        1 => format!("a product {words}"),
        _ => format!("{} products {words}", by(&k.batch)),
    };
    Ok((words, text))
}

/// Rows and columns of a tile: a panel's columns, so that a row of it is one run of memory.
fn tile(k: &ContractionKernel) -> (u64, u64) {
    let columns = match k.b.layout {
        BLayout::Panels { nr } if (4..=32).contains(&nr) => u64::from(nr),
        _ => 16,
    };
    // The last columns are a tile of their own, of those that are left.
    let columns = columns.min(k.n.max(1));
    let rows = (SUMS / columns).clamp(1, 8).min(k.m.max(1));
    (rows, columns)
}
