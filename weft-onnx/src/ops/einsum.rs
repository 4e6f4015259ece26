//! Einsum of one or two operands whose letters are distinct within each.
//!
//! Letters of both operands that the result lacks are contracted in the order of the left operand;
//! letters of one operand alone that the result lacks are summed first.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results};
use crate::scope::Val;
use weft_ir::{DotDims, Op, ReduceFn};

/// Two operands and a result of as many axes as a tensor may have, with room to spare.
const MOST_LETTERS: usize = 256;

pub(super) fn einsum(cx: &mut Cx<'_>) -> Results {
    let equation = cx.attrs.string("equation")?;
    let equation = equation.ok_or(NodeFault::MissingAttribute {
        attribute: "equation",
    })?;
    let operands = cx.take_all("Inputs")?;
    let refuse = |reason: &str| attribute_value("equation", &format_args!("`{equation}`"), reason);
    let text: String = equation.chars().filter(|c| !c.is_whitespace()).collect();
    if text.len() > MOST_LETTERS {
        return Err(refuse("must be short"));
    }
    if text.contains('.') {
        return Err(refuse("ellipses are not supported"));
    }
    let (left, result) = match text.split_once("->") {
        Some((left, result)) => (left, result.to_owned()),
        None => (text.as_str(), implicit_result(&text)),
    };
    let terms: Vec<Vec<char>> = left.split(',').map(|t| t.chars().collect()).collect();
    let result: Vec<char> = result.chars().collect();
    if terms.len() != operands.len() {
        return Err(refuse("must have one term an operand"));
    }
    if terms.len() > 2 {
        return Err(refuse("more than two operands are not supported"));
    }
    for letters in terms.iter().chain([&result]) {
        let distinct = (0..letters.len()).all(|i| !letters[..i].contains(&letters[i]));
        if !letters.iter().all(char::is_ascii_alphabetic) || !distinct {
            return Err(refuse("a letter twice in one term is not supported"));
        }
    }
    if !result.iter().all(|c| terms.iter().any(|t| t.contains(c))) {
        return Err(refuse("the result has a letter that no operand has"));
    }
    for (term, operand) in terms.iter().zip(&operands) {
        if term.len() != cx.rank(*operand) {
            return Err(cx.wrong_type(*operand, format!("rank {}", term.len())));
        }
    }
    let (product, letters) = match (operands.as_slice(), terms.as_slice()) {
        ([x], [term]) => sum_out(cx, *x, term, |c| result.contains(&c))?,
        ([a, b], [left, right]) => {
            let keeps_left = |c| result.contains(&c) || right.contains(&c);
            let keeps_right = |c| result.contains(&c) || left.contains(&c);
            let (a, left_letters) = sum_out(cx, *a, left, keeps_left)?;
            let (b, right_letters) = sum_out(cx, *b, right, keeps_right)?;
            contract(cx, (a, &left_letters), (b, &right_letters), &result)?
        }
        _ => return Err(refuse("must have one or two operands")),
    };
    let perm: Vec<usize> = result
        .iter()
        .filter_map(|c| letters.iter().position(|l| l == c))
        .collect();
    if perm.iter().copied().eq(0..perm.len()) {
        return Ok(vec![product]);
    }
    Ok(vec![cx.transpose("result", product, &perm)?])
}

/// Without an arrow the result has the letters that occur once, in alphabetic order.
fn implicit_result(text: &str) -> String {
    let mut letters: Vec<char> = text.chars().filter(|c| *c != ',').collect();
    letters.sort_unstable();
    letters
        .iter()
        .filter(|c| text.matches(**c).count() == 1)
        .collect()
}

/// Sums over the letters that nothing needs.
fn sum_out(
    cx: &mut Cx<'_>,
    x: Val,
    letters: &[char],
    keeps: impl Fn(char) -> bool,
) -> Result<(Val, Vec<char>), NodeFault> {
    let axes: Vec<usize> = (0..letters.len()).filter(|i| !keeps(letters[*i])).collect();
    let kept = letters.iter().copied().filter(|c| keeps(*c)).collect();
    if axes.is_empty() {
        return Ok((x, kept));
    }
    Ok((cx.reduce("sum", ReduceFn::Sum, x, &axes, false)?, kept))
}

fn contract(
    cx: &mut Cx<'_>,
    (a, left): (Val, &[char]),
    (b, right): (Val, &[char]),
    result: &[char],
) -> Result<(Val, Vec<char>), NodeFault> {
    let shared: Vec<char> = left.iter().copied().filter(|c| right.contains(c)).collect();
    let at = |letters: &[char], c: char| letters.iter().position(|l| *l == c).unwrap_or(0);
    for c in &shared {
        let extent = cx.dims(a)[at(left, *c)];
        if cx.dims(b)[at(right, *c)] != extent {
            return Err(cx.wrong_type(b, format!("an extent of {extent} for `{c}`")));
        }
    }
    let (batch, summed): (Vec<char>, Vec<char>) = shared.iter().partition(|c| result.contains(c));
    let axes = |letters: &[char], of: &[char]| of.iter().map(|c| at(letters, *c)).collect();
    let dims = DotDims {
        lhs_batch: axes(left, &batch),
        rhs_batch: axes(right, &batch),
        lhs_contract: axes(left, &summed),
        rhs_contract: axes(right, &summed),
    };
    let product = cx.emit("product", Op::Dot(dims), &[a, b])?;
    let free = |letters: &[char]| -> Vec<char> {
        letters
            .iter()
            .copied()
            .filter(|c| !shared.contains(c))
            .collect()
    };
    Ok((product, [batch, free(left), free(right)].concat()))
}
