//! From a graph to a plan for this machine, with its code.

use crate::pricing::HostPricer;
use std::path::PathBuf;
use std::sync::Arc;
use weft_a64_emit::A64Emitter;
use weft_ir::Graph;
use weft_kernel::{Abi, Arch, Emitter, FeatureSet, Refusal, TwinValidator};
use weft_optimizer::{Backend, OptimizeError, TwinField};
pub use weft_optimizer::{Refused, refusals};
use weft_plan::{MachineProfile, NativeMode, Options, Plan};
use weft_runtime::{RunError, Session, Validations, Validator, VerdictCache};
use weft_x64_emit::X64Emitter;

/// Why a graph cannot be compiled.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CompileError {
    /// The optimizer has no plan.
    #[error(transparent)]
    Optimize(#[from] OptimizeError),
    /// A plan from a file runs machine code that is not what its arm is.
    #[error("kernel {kernel}: {refusal}")]
    Twin {
        /// The kernel.
        kernel: String,
        /// What the validation said.
        refusal: Refusal,
    },
    /// A plan from a file runs machine code, and none is allowed.
    #[error(
        "the plan runs {kernels} kernels in machine code, and WEFT_NATIVE_EMIT=off allows none"
    )]
    NativeOff {
        /// How many.
        kernels: usize,
    },
    /// An environment variable has a value that means nothing.
    #[error("{name}={value}: expected {expected}")]
    Environment {
        /// The variable.
        name: &'static str,
        /// Its value.
        value: String,
        /// What it may be.
        expected: &'static str,
    },
}

/// What to compile for, and how.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CompileOptions {
    /// Whether machine code takes part.
    pub native: NativeMode,
    /// What the machine may use.
    pub features: FeatureSet,
    /// The verdict cache's file; `None` keeps none.
    pub cache: Option<PathBuf>,
    /// A measured machine profile; without one, what can be detected.
    pub profile: Option<MachineProfile>,
}

impl CompileOptions {
    /// This host with all it has, no verdict cache, no regard to the environment.
    pub fn host() -> Self {
        CompileOptions {
            native: NativeMode::On,
            features: weft_runtime::host_features(),
            cache: None,
            profile: None,
        }
    }

    /// This host as the environment says: `WEFT_NATIVE_EMIT` is `on`, `off` or `strict`, `WEFT_CPU`
    /// is `native`, `avx512`, `avx2` or `baseline`, and the verdict cache is in the user's folder.
    ///
    /// # Errors
    /// If a variable has another value.
    pub fn from_env() -> Result<Self, CompileError> {
        // What is no text is no word that is known either.
        let variable = |name| {
            let value = std::env::var_os(name).unwrap_or_default();
            value.to_string_lossy().into_owned()
        };
        let refused = |name, value: String, expected| CompileError::Environment {
            name,
            value,
            expected,
        };
        let emit = variable("WEFT_NATIVE_EMIT");
        let native = match emit.as_str() {
            "" | "on" => NativeMode::On,
            "off" => NativeMode::Off,
            "strict" => NativeMode::Strict,
            _ => return Err(refused("WEFT_NATIVE_EMIT", emit, "on, off or strict")),
        };
        let cache = variable("WEFT_CACHE");
        if !matches!(cache.as_str(), "" | "on" | "off") {
            return Err(refused("WEFT_CACHE", cache, "on or off"));
        }
        let mask = variable("WEFT_CPU");
        let features = weft_runtime::masked_features(&mask).ok_or(CompileError::Environment {
            name: "WEFT_CPU",
            value: mask,
            expected: "native, avx512, avx2 or baseline",
        })?;
        Ok(CompileOptions {
            native,
            features,
            cache: VerdictCache::default_path(),
            profile: None,
        })
    }

    /// The machine profile that plans are made with.
    pub fn machine_profile(&self) -> MachineProfile {
        self.profile
            .clone()
            .unwrap_or_else(|| weft_runtime::machine_profile(self.features.clone(), 1))
    }
}

/// A plan with all that is needed to run it here.
pub struct Compiled {
    inner: weft_optimizer::Compiled,
    features: FeatureSet,
    validations: Validations,
}

impl Compiled {
    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.inner.plan
    }

    /// The graph whose values the plan's steps write: primitive ops only.
    pub fn graph(&self) -> &Graph {
        &self.inner.graph
    }

    /// What was rewritten before planning, in words.
    pub fn notes(&self) -> &[String] {
        &self.inner.notes
    }

    /// How many twins were compared with their arms, and how many verdicts came from the cache.
    pub fn validations(&self) -> Validations {
        self.validations
    }

    /// The bytes of each weight, in the plan's order.
    pub fn weights(&self) -> &[Arc<[u8]>] {
        &self.inner.weights
    }

    /// Machine code of each step, in order; `None` where the portable arm runs.
    pub fn code(&self) -> &[Option<weft_kernel::EmittedCode>] {
        &self.inner.code
    }

    /// Binds the plan to memory and `threads` threads.
    ///
    /// # Errors
    /// If code memory is refused, or the plan does not fit this host.
    pub fn session(&self, threads: usize) -> Result<Session, RunError> {
        Session::new(
            self.inner.plan.clone(),
            &self.inner.code,
            &self.inner.weights,
            &self.features,
            threads,
        )
    }
}

/// Plans a graph for the machine that `options` describe, which is this one.
///
/// # Errors
/// If no plan can be made; in strict mode also if a twin differs from its arm.
pub fn compile(graph: &Graph, options: &CompileOptions) -> Result<Compiled, CompileError> {
    let profile = options.machine_profile();
    let pricer = HostPricer::new(&profile);
    let cache = options.cache.as_deref().map(VerdictCache::open);
    let validator = Validator::new(options.features.clone(), cache);
    let plan_options = Options {
        native: options.native,
    };
    let inner = {
        let twins = (options.native != NativeMode::Off).then(|| TwinField {
            emitters: emitters(&options.features),
            validator: &validator,
            features: options.features.clone(),
            abi: host_abi(),
            denied: denied(),
            strict: options.native == NativeMode::Strict,
        });
        let backend = Backend {
            pricer: &pricer,
            twins,
        };
        weft_optimizer::optimize(graph, &plan_options, &profile, &backend)?
    };
    Ok(Compiled {
        inner,
        features: options.features.clone(),
        validations: keep(validator),
    })
}

/// Writes new verdicts to the cache's file, and says what the validator has done.
fn keep(validator: Validator) -> Validations {
    let counts = validator.counts();
    if let Some(cache) = validator.into_cache() {
        // A cache that cannot be written costs the next compile time, nothing else.
        let _ = cache.save();
    }
    counts
}

/// Opens a plan that was made earlier from the same graph.
///
/// Code is emitted again, must be the code the plan names, and is validated against its arms as if
/// the plan had just been made; verdicts that the cache has are taken from there.
///
/// # Errors
/// If the plan is inconsistent, or for another graph or host; if code that is emitted again is not
/// the plan's, or differs from its arm; if the plan runs machine code and `options` allow none.
pub fn open_plan(
    graph: &Graph,
    plan: Plan,
    options: &CompileOptions,
) -> Result<Compiled, CompileError> {
    let checked = plan
        .check()
        .and_then(|()| plan.check_host(&options.features));
    checked.map_err(OptimizeError::from)?;
    let twins = plan.steps().filter(|(_, s)| s.is_native()).count();
    if twins > 0 && options.native == NativeMode::Off {
        return Err(CompileError::NativeOff { kernels: twins });
    }
    let emitters = emitters(&options.features);
    let inner = weft_optimizer::reopen(graph, plan, &emitters, host_abi())?;
    let cache = options.cache.as_deref().map(VerdictCache::open);
    let validator = Validator::new(options.features.clone(), cache);
    for ((_, step), code) in inner.plan.steps().zip(&inner.code) {
        if let Some(code) = code {
            validator
                .validate(&step.kernel, &inner.plan.functions, code)
                .map_err(|refusal| CompileError::Twin {
                    kernel: step.kernel.name().into(),
                    refusal,
                })?;
        }
    }
    Ok(Compiled {
        inner,
        features: options.features.clone(),
        validations: keep(validator),
    })
}

/// The families of emitters for an architecture.
fn emitters(features: &FeatureSet) -> Vec<&'static dyn Emitter> {
    match features.arch {
        Arch::X64 => vec![&X64Emitter],
        Arch::A64 => vec![&A64Emitter],
        Arch::Other => Vec::new(),
    }
}

/// The calling convention of this process.
pub fn host_abi() -> Abi {
    if cfg!(target_arch = "aarch64") {
        Abi::Aapcs64
    } else if cfg!(windows) {
        Abi::Win64
    } else {
        Abi::SystemV
    }
}

/// Why this process may not make code pages, if so.
pub fn denied() -> Option<Refusal> {
    weft_exec_mem::probe()
        .verdict()
        .err()
        .map(|e| weft_runtime::refusal_of(&e))
}
