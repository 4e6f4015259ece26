//! How long a clean build of the A64 encoder takes, which has no dependencies to build with it.

use std::time::Instant;

use crate::child::expect_success;
use crate::context::Context;
use crate::lane::Stop;

/// One clean build.
#[derive(Debug)]
pub struct CleanBuild {
    /// The name of cargo's profile.
    pub profile: &'static str,
    /// Processor seconds outside of the kernel, of which other programs add fewer than to the clock; `None` where
    /// the system has no `/proc`.
    pub user_s: Option<f64>,
    pub wall_s: f64,
}

impl CleanBuild {
    /// Builds the crate in a folder of its own, which is empty at first.
    pub fn measure(context: &Context, profile: &'static str) -> Result<Self, Stop> {
        let folder = context.scratch("a64-clean-build", true)?;
        let mut command = context.cargo(["build", "--quiet", "-p", "weft-a64-encoder"]);
        command
            .args(["--profile", profile, "--target-dir"])
            .arg(&folder);
        let (before, start) = (children_user_s(), Instant::now());
        expect_success(command)?;
        let wall_s = start.elapsed().as_secs_f64();
        let user_s = children_user_s()
            .zip(before)
            .map(|(after, before)| after - before);
        std::fs::remove_dir_all(&folder)?;
        Ok(Self {
            profile,
            user_s,
            wall_s,
        })
    }

    pub fn to_line(&self) -> String {
        let user = self.user_s.map_or("unknown".into(), |s| format!("{s:.2}"));
        format!(
            "clean build of the crate alone, {}: {user} s of a processor, {:.2} s by the clock",
            self.profile, self.wall_s
        )
    }
}

/// Processor seconds of all finished children.
fn children_user_s() -> Option<f64> {
    user_s(&std::fs::read_to_string("/proc/self/stat").ok()?)
}

/// Field 16 of `/proc/PID/stat`, in ticks of 10 ms; field 2 is a name in parentheses.
fn user_s(stat: &str) -> Option<f64> {
    let (_, rest) = stat.rsplit_once(") ")?;
    let ticks: u64 = rest.split(' ').nth(13)?.parse().ok()?;
    Some(ticks as f64 / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_children_s_seconds_are_field_16_whatever_the_program_is_called() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194304 100 200 0 0 11 12 1345 14 20 0 1 0 99";
        assert_eq!(user_s(stat), Some(13.45));
        assert_eq!(user_s("7 (sh) S 1"), None);
    }
}
