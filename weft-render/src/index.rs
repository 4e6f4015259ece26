//! Affine forms as expressions, in the syntax that C and Rust share.

use weft_kernel::{Access, Axis, Guard};

/// `offset + sum(stride * coordinate)`; coordinates that are the text `0` do not appear.
///
/// The result has no outer parentheses: `64 * i0 + i1 - 3`.
pub fn affine(offset: i64, strides: &[i64], coords: &[String]) -> String {
    let mut out = String::new();
    let terms = strides.iter().zip(coords);
    for (stride, coord) in terms.filter(|(s, c)| **s != 0 && *c != "0") {
        let factor = stride.unsigned_abs();
        match (out.is_empty(), *stride < 0) {
            (true, true) => out.push('-'),
            (true, false) => {}
            (false, true) => out.push_str(" - "),
            (false, false) => out.push_str(" + "),
        }
        // A coordinate may itself be a sum.
        let whole = coord
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'_');
        let coord = match (whole, factor == 1 && *stride > 0) {
            (false, false) => format!("({coord})"),
            _ => coord.clone(),
        };
        match factor {
            1 => out.push_str(&coord),
            _ => out.push_str(&format!("{factor} * {coord}")),
        }
    }
    match (out.is_empty(), offset) {
        (true, _) => offset.to_string(),
        (false, 0) => out,
        (false, o) if o < 0 => format!("{out} - {}", o.unsigned_abs()),
        (false, o) => format!("{out} + {o}"),
    }
}

/// The condition under which a guarded access is made; `None` where it always is.
///
/// Comparisons that hold for all coordinates are left out. A guard that never holds is `false`.
pub fn inside(guards: &[Guard], axes: &[Axis], coords: &[String]) -> Option<String> {
    let mut all = Vec::new();
    for guard in guards {
        let extent = i64::try_from(guard.extent).unwrap_or(i64::MAX);
        let (low, high) = guard.range(axes).unwrap_or((i64::MIN, i64::MAX));
        if high < 0 || low >= extent {
            return Some("false".into());
        }
        let form = affine(guard.offset, &guard.strides, coords);
        if low < 0 {
            all.push(format!("{form} >= 0"));
        }
        if high >= extent {
            all.push(format!("{form} < {extent}"));
        }
    }
    (!all.is_empty()).then(|| all.join(" && "))
}

/// Whether any index that these accesses form, guards included, leaves 32 bits.
pub fn is_wide(accesses: &[Access], axes: &[Axis]) -> bool {
    // What is added up on the way may be larger than its end, so the sum of magnitudes is taken.
    let reach = |offset: i64, strides: &[i64]| {
        let terms = strides.iter().zip(axes);
        terms.fold(offset.unsigned_abs(), |sum, (stride, axis)| {
            sum.saturating_add(stride.unsigned_abs().saturating_mul(axis.extent))
        })
    };
    let limit = i32::MAX as u64;
    accesses.iter().any(|access| {
        reach(access.offset, &access.strides) > limit
            || access
                .guards
                .iter()
                .any(|g| g.extent > limit || reach(g.offset, &g.strides) > limit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coords(names: &[&str]) -> Vec<String> {
        names.iter().map(|n| n.to_string()).collect()
    }

    #[test]
    fn forms_are_short_and_keep_their_signs() {
        let cases: [(i64, &[i64], &[&str], &str); 7] = [
            (0, &[], &[], "0"),
            (-4, &[0], &["i0"], "-4"),
            (0, &[64, 1], &["i0", "i1"], "64 * i0 + i1"),
            (9, &[-1, 3], &["i0", "i1"], "-i0 + 3 * i1 + 9"),
            (-2, &[5, -2], &["0", "i1"], "-2 * i1 - 2"),
            (0, &[2, 1], &["i0 + j", "i1 + j"], "2 * (i0 + j) + i1 + j"),
            (0, &[-1, -1], &["i0", "i1 + j"], "-i0 - (i1 + j)"),
        ];
        for (offset, strides, names, expected) in cases {
            assert_eq!(affine(offset, strides, &coords(names)), expected);
        }
    }

    #[test]
    fn only_comparisons_that_can_fail_are_written() {
        let axes = [Axis {
            name: "i".into(),
            extent: 10,
        }];
        let guard = |offset, stride, extent| Guard {
            offset,
            strides: vec![stride],
            extent,
        };
        let text = |g: Guard| inside(&[g], &axes, &coords(&["i0"]));
        assert_eq!(text(guard(0, 1, 10)), None);
        assert_eq!(text(guard(-1, 1, 9)).as_deref(), Some("i0 - 1 >= 0"));
        assert_eq!(text(guard(0, 1, 9)).as_deref(), Some("i0 < 9"));
        let both = text(guard(-1, 1, 3));
        assert_eq!(both.as_deref(), Some("i0 - 1 >= 0 && i0 - 1 < 3"));
        assert_eq!(text(guard(20, 1, 3)).as_deref(), Some("false"));
    }
}
