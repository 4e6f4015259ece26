//! Claims that `--assert` holds a run to.

use crate::kernels::Kernels;
use crate::row::{Role, Row};

/// Share of the digits model's time that must run in twins.
pub const NATIVE_SHARE: f64 = 0.9;
/// How fast the twin's product of 1024 cubed must be, where the crate gemm is 1.
pub const GEMM_SHARE: f64 = 0.9;
/// The row of that product.
pub const GEMM_ROW: &str = "matmul 1024x1024x1024";

/// Claims that do not hold, in words; empty where all do.
///
/// Without any twin (`WEFT_NATIVE_EMIT=off`, or a processor without emitter) there is nothing to
/// claim of twins.
pub fn violations(rows: &[Row], kernels: Option<&Kernels>) -> Vec<String> {
    let mut out = Vec::new();
    for row in rows.iter().filter(|row| row.twin_is_slower()) {
        out.push(format!("{}: the twin is slower than its arm", row.name));
    }
    for row in rows.iter().filter(|row| row.name == GEMM_ROW) {
        let rival = row.entries.iter().find(|e| e.name == "gemm");
        if let (Some(twin), Some(gemm)) = (row.entry(Role::Twin), rival) {
            let speed = gemm.stats.ratio(&twin.stats);
            if speed < GEMM_SHARE && gemm.stats.ratio_of_bests(&twin.stats) < GEMM_SHARE {
                out.push(format!(
                    "{}: {speed:.2} times as fast as gemm, less than {GEMM_SHARE}",
                    row.name
                ));
            }
        }
    }
    if let Some(kernels) = kernels {
        for line in kernels.slower() {
            out.push(format!("digits, {}: slower than its arm", line.name));
        }
        let any = kernels.lines.iter().any(|l| l.twin.is_some());
        if any && kernels.native_share < NATIVE_SHARE {
            out.push(format!(
                "digits: {:.1} % of the time runs in twins, less than {:.0} %",
                kernels.native_share * 100.0,
                NATIVE_SHARE * 100.0
            ));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::tests::{entry, row};

    #[test]
    fn what_holds_is_not_mentioned() {
        let mut row = row();
        row.name = GEMM_ROW.into();
        row.entries[2] = entry("gemm", Role::Rival, 0.95);
        assert_eq!(violations(&[row], None), Vec::<String>::new());
    }

    #[test]
    fn each_broken_claim_is_named() {
        let mut slow = row();
        slow.entries[1] = entry("portable", Role::Arm, 0.5);
        let mut behind = row();
        behind.name = GEMM_ROW.into();
        let kernels = Kernels {
            lines: vec![],
            native_share: 0.5,
            compared: 0,
            refusals: vec![],
        };
        let found = violations(&[slow, behind], Some(&kernels));
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].contains("slower than its arm"));
        assert!(found[1].contains("0.80 times as fast as gemm"));
    }
}
