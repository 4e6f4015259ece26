//! Lane `x86_64-linux`.

use std::path::PathBuf;

use crate::bits::{Native, measure};
use crate::child::cargo_messages;
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::weft::Weft;

/// Every way to run on this kind of host.
#[derive(Debug)]
pub struct X64Linux;

const TARGET: &str = "x86_64-linux";

impl Lane for X64Linux {
    fn name(&self) -> &'static str {
        TARGET
    }

    fn claim(&self) -> &'static str {
        "AVX-512 where there is one, AVX2, portable code, and a host that forbids code pages"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
            return Err(Stop::Skip("this host is another".into()));
        }
        let weft = Weft::build(context, TARGET)?;
        let avx2 = host_has_avx2();
        let native = if avx2 { Native::Some } else { Native::None };
        let mut ways = vec![
            (
                "AVX2, strict",
                native,
                vec![("WEFT_CPU", "avx2"), ("WEFT_NATIVE_EMIT", "strict")],
            ),
            (
                "portable, AVX2",
                Native::None,
                vec![("WEFT_NATIVE_EMIT", "off")],
            ),
            (
                "portable, baseline",
                Native::None,
                vec![("WEFT_CPU", "baseline")],
            ),
        ];
        if host_has_avx512() {
            ways.insert(
                0,
                (
                    "AVX-512, strict",
                    native,
                    vec![("WEFT_NATIVE_EMIT", "strict")],
                ),
            );
        } else {
            tally.note("no AVX-512 here: its code runs in an emulator, in lane `tests`");
        }
        for (way, native, environment) in ways {
            measure(context, TARGET, way, native, tally, |arguments| {
                let mut command = weft.command(context, arguments);
                command.envs(environment.iter().copied());
                command
            })?;
        }
        denied(context, &weft, tally)
    }
}

/// A process whose policy forbids code pages runs portable code, says who forbids it, and has the
/// same bits.
fn denied(context: &Context, weft: &Weft, tally: &mut Tally) -> Result<(), Stop> {
    let launcher = launcher(context)?;
    let under = |arguments: &[&str]| {
        let inner = weft.command(context, arguments);
        let mut command = context.program(&launcher);
        command.arg(inner.get_program()).args(inner.get_args());
        weft.with_own_cache(&mut command);
        command
    };
    measure(
        context,
        TARGET,
        "code pages denied",
        Native::None,
        tally,
        under,
    )?;
    let probe = crate::child::capture(under(&["probe", "--json"]))?;
    let said = serde_json::from_str::<serde_json::Value>(&probe.stdout).unwrap_or_default();
    let refusal = said["refusal"].as_str().unwrap_or_default();
    tally.check(refusal.contains("seccomp"), || {
        format!("the probe of a denied host says: {refusal:?}")
    });
    tally.check(probe.status.code() == Some(1), || {
        format!("the probe of a denied host ended with {}", probe.status)
    });
    Ok(())
}

/// Builds the example that runs a command under such a policy.
fn launcher(context: &Context) -> Result<PathBuf, Stop> {
    let command = context.cargo([
        "build",
        "--release",
        "--package",
        "weft-exec-mem",
        "--example",
        "denied",
        "--message-format=json-diagnostic-rendered-ansi",
    ]);
    let mut binary = None;
    let status = cargo_messages(context, command, |message| {
        if message["target"]["name"] == "denied"
            && let Some(path) = message["executable"].as_str()
        {
            binary = Some(PathBuf::from(path));
        }
    })?;
    binary
        .filter(|_| status.success())
        .ok_or_else(|| Stop::Fail(format!("building the example `denied` ended with {status}")))
}

#[cfg(target_arch = "x86_64")]
fn host_has_avx2() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
}

#[cfg(target_arch = "x86_64")]
fn host_has_avx512() -> bool {
    host_has_avx2()
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
}

#[cfg(not(target_arch = "x86_64"))]
fn host_has_avx2() -> bool {
    false
}

#[cfg(not(target_arch = "x86_64"))]
fn host_has_avx512() -> bool {
    false
}
