//! Every way in which this host can run a kernel, each forced.

use weft::compile::{Compiled, open_plan};
use weft::ir::Graph;
use weft::plan::{Body, NativeMode};
use weft::{CompileOptions, compile};

/// A way to run kernels: portable Rust for some processor features, or machine code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lowering {
    pub name: &'static str,
    /// Which processor features it may use.
    mask: &'static str,
    native: bool,
}

/// Every way that Weft has.
const LOWERINGS: [Lowering; 5] = [
    lowering("x64-avx512", "avx512", true),
    lowering("x64-avx2", "avx2", true),
    lowering("portable-avx512", "avx512", false),
    lowering("portable-avx2", "avx2", false),
    lowering("portable-baseline", "baseline", false),
];

const fn lowering(name: &'static str, mask: &'static str, native: bool) -> Lowering {
    Lowering { name, mask, native }
}

impl Lowering {
    /// Those that this host can run, and the names of the others.
    pub fn of_this_host() -> (Vec<Self>, Vec<&'static str>) {
        let levels = weft_portable::Level::available();
        let (here, elsewhere): (Vec<Self>, Vec<Self>) =
            LOWERINGS.into_iter().partition(|lowering| {
                let level = levels.iter().any(|level| level.name() == lowering.mask);
                level && (!lowering.native || weft::compile::denied().is_none())
            });
        (here, elsewhere.iter().map(|l| l.name).collect())
    }

    /// A graph compiled for this lowering. With machine code, every step that has a twin runs in it,
    /// whatever prices say; a twin that differs from its arm is an error, and so is a graph without
    /// any twin.
    pub fn compile(
        self,
        graph: &Graph,
    ) -> Result<Compiled, Box<dyn std::error::Error + Send + Sync>> {
        let mut options = CompileOptions::host();
        options.features = weft_runtime::masked_features(self.mask).ok_or("no such mask")?;
        options.native = if self.native {
            NativeMode::Strict
        } else {
            NativeMode::Off
        };
        let compiled = compile(graph, &options)?;
        if !self.native {
            return Ok(compiled);
        }
        let mut plan = compiled.plan().clone();
        let mut twins = 0;
        for step in plan.regions.iter_mut().flat_map(|region| &mut region.steps) {
            let twin = step
                .candidates
                .iter()
                .position(|c| matches!(&c.body, Some(Body::Twin { isa, .. }) if isa == self.name));
            if let Some(twin) = twin {
                step.chosen = twin;
                twins += 1;
            }
        }
        if twins == 0 {
            return Err(format!("no twin for {}", self.name).into());
        }
        Ok(open_plan(graph, plan, &options)?)
    }
}
