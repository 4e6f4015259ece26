//! Lane `x86_64-windows`.

use std::path::Path;

use crate::bits::{Native, measure};
use crate::child::expect_success;
use crate::context::Context;
use crate::cross::{ALL_TESTS, Target, wine};
use crate::lane::{Lane, Stop, Tally};

/// The same bits on Windows.
#[derive(Debug)]
pub struct X64Windows;

/// Code memory, the gate and the twins behind Win64, the arms, and what they are compared with.
const PACKAGES: [&str; 4] = [
    "weft-exec-mem",
    "weft-math",
    "weft-portable",
    "weft-runtime",
];

/// A function of Windows that older wine lacks, by one that it has.
const PROCESS_PRNG: &str = "\
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL ProcessPrng(PBYTE data, SIZE_T len) {
    return SystemFunction036(data, (ULONG)len);
}
";

impl Lane for X64Windows {
    fn name(&self) -> &'static str {
        Target::X64_WINDOWS.name
    }

    fn claim(&self) -> &'static str {
        "code memory, twins behind Win64, digits and self-test on Windows, executed under wine"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let target = Target::X64_WINDOWS;
        target.require(context)?;
        let weft = target.weft(context)?;
        // Beside the command, and beside the tests.
        let built = weft.parent().unwrap_or(Path::new("."));
        for folder in [built.to_owned(), built.join("deps")] {
            stub(context, &folder)?;
        }
        let native = if has_avx2() {
            Native::Some
        } else {
            Native::None
        };
        for (way, native, environment) in [
            ("machine code", native, ("WEFT_NATIVE_EMIT", "strict")),
            ("portable", Native::None, ("WEFT_NATIVE_EMIT", "off")),
            ("portable, baseline", Native::None, ("WEFT_CPU", "baseline")),
        ] {
            measure(context, target.name, way, native, tally, |arguments| {
                let mut command = target.program(context, &[wine()], &weft);
                command.args(arguments).env(environment.0, environment.1);
                command
            })?;
        }
        target.test(context, &PACKAGES, &ALL_TESTS, &[], tally)?;
        // Kernels as Win64 code, called on Windows.
        let native = ["--test", "native_*"];
        target.test(context, &["weft-x64-emit"], &native, &[], tally)
    }
}

/// Builds bcryptprimitives.dll with the one function that Rust's standard library asks it for.
fn stub(context: &Context, folder: &Path) -> Result<(), Stop> {
    std::fs::create_dir_all(folder)?;
    let source = context.scratch("windows", false)?.join("process_prng.c");
    std::fs::write(&source, PROCESS_PRNG)?;
    let mut gcc = context.program("x86_64-w64-mingw32-gcc");
    gcc.args(["-shared", "-o"])
        .arg(folder.join("bcryptprimitives.dll"))
        .arg(&source)
        .arg("-ladvapi32");
    expect_success(gcc).map(drop)
}

fn has_avx2() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        false
    }
}
