//! Bounds: an access stays inside its operand for all coordinates that its guards let through.
//!
//! The range of an affine form over a box is exact. A guard narrows it: where the guarded form
//! `g(c)` enters the access as `scale * g(c)`, the part of `g`'s range outside `[0, extent)` is cut
//! off the access's range. Cuts of guards that bound different axes add up, since those axes move
//! independently; of guards over the same axes the deeper cut counts; a guard that shares only some
//! axes with one already used is left out, which can only refuse too much.

use super::VerifyError;
use crate::access::{Access, Axis, Guard, Operand};

/// What guards over one set of axes cut off an access's range, in elements.
struct Cut {
    /// Whether each axis is among the guarded ones.
    axes: Vec<bool>,
    low: i64,
    high: i64,
}

/// Refuses an access that can leave its operand.
pub(super) fn check_bounds(
    index: usize,
    access: &Access,
    operands: &[Operand],
    axes: &[Axis],
) -> Result<(), VerifyError> {
    let operand = &operands[access.operand];
    let out = |low, high| VerifyError::OutOfBounds {
        access: index,
        low,
        high,
        operand: operand.name.clone(),
        len: operand.len_elems,
    };
    let (mut low, mut high) = access.range(axes).ok_or_else(|| out(i64::MIN, i64::MAX))?;
    let mut cuts: Vec<Cut> = Vec::new();
    for guard in &access.guards {
        let range = guard.range(axes).ok_or_else(|| out(low, high))?;
        if let Some(cut) = cut(access, guard, range) {
            add(&mut cuts, cut);
        }
    }
    for cut in &cuts {
        low = low.saturating_add(cut.low);
        high = high.saturating_sub(cut.high);
    }
    // Guards that no coordinate satisfies leave nothing to be outside.
    if low > high {
        return Ok(());
    }
    let len = i64::try_from(operand.len_elems).unwrap_or(i64::MAX);
    if low < 0 || high >= len {
        Err(out(low, high))
    } else {
        Ok(())
    }
}

/// What a guard, whose form has this range, cuts off.
fn cut(access: &Access, guard: &Guard, (g_low, g_high): (i64, i64)) -> Option<Cut> {
    let scale = scale(access, guard)?;
    let last = i64::try_from(guard.extent)
        .unwrap_or(i64::MAX)
        .saturating_sub(1);
    let below = 0i64
        .saturating_sub(g_low)
        .max(0)
        .saturating_mul(scale.saturating_abs());
    let above = g_high
        .saturating_sub(last)
        .max(0)
        .saturating_mul(scale.saturating_abs());
    let (low, high) = if scale >= 0 {
        (below, above)
    } else {
        (above, below)
    };
    let axes = guard.strides.iter().map(|s| *s != 0).collect();
    Some(Cut { axes, low, high })
}

fn add(cuts: &mut Vec<Cut>, cut: Cut) {
    if let Some(same) = cuts.iter_mut().find(|c| c.axes == cut.axes) {
        same.low = same.low.max(cut.low);
        same.high = same.high.max(cut.high);
        return;
    }
    let shares = |c: &Cut| c.axes.iter().zip(&cut.axes).any(|(a, b)| *a && *b);
    if !cuts.iter().any(shares) {
        cuts.push(cut);
    }
}

/// The factor by which a guarded form enters an access, where its axes enter in no other way.
fn scale(access: &Access, guard: &Guard) -> Option<i64> {
    let mut scale = None;
    for (a, g) in access.strides.iter().zip(&guard.strides) {
        if *g == 0 {
            continue;
        }
        if a.checked_rem(*g)? != 0 {
            return None;
        }
        let factor = a.checked_div(*g)?;
        match scale {
            None => scale = Some(factor),
            Some(s) if s == factor => {}
            Some(_) => return None,
        }
    }
    scale
}
