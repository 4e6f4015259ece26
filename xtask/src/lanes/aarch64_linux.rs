//! Lane `aarch64-linux`.

use crate::bits::{Native, measure};
use crate::context::Context;
use crate::cross::{ALL_TESTS, Target};
use crate::lane::{Lane, Stop, Tally};

/// The same bits on AArch64.
#[derive(Debug)]
pub struct Aarch64Linux;

/// Crates whose tests run under the emulator. What is left out has other lanes: the encoder's and
/// the emitter's tests execute in `a64-qemu` and `a64-emit`, tests of x86-64 code are no use here,
/// and importers do no arithmetic of their own.
const PACKAGES: [&str; 9] = [
    "weft-exec-mem",
    "weft-ir",
    "weft-kernel",
    "weft-lower",
    "weft-math",
    "weft-plan",
    "weft-portable",
    "weft-reference",
    "weft-runtime",
];

/// Processors: all that the emulator has, and one without half-precision arithmetic or dot products.
const CPUS: [&str; 2] = ["max", "cortex-a72"];

impl Lane for Aarch64Linux {
    fn name(&self) -> &'static str {
        Target::AARCH64_LINUX.name
    }

    fn claim(&self) -> &'static str {
        "tests, digits and self-test on AArch64, executed under an emulator as two processors"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let target = Target::AARCH64_LINUX;
        target.require(context)?;
        let weft = target.weft(context)?;
        for cpu in CPUS {
            for (how, native, emit) in [
                ("machine code", Native::Some, "strict"),
                ("portable", Native::None, "off"),
            ] {
                let way = format!("{cpu}, {how}");
                measure(context, target.name, &way, native, tally, |arguments| {
                    let runner = ["qemu-aarch64", "-cpu", cpu];
                    let mut command = target.program(context, &runner, &weft);
                    command.args(arguments).env("WEFT_NATIVE_EMIT", emit);
                    command
                })?;
            }
        }
        let runner = [(
            "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER",
            "qemu-aarch64 -cpu max",
        )];
        target.test(context, &PACKAGES, &ALL_TESTS, &runner, tally)
    }
}
