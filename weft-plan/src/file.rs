//! Plans as files: `.weftplan.json`.

use crate::buffer::Place;
use crate::digest::Digest;
use crate::plan::Plan;
use std::io::Write;
use std::path::{Path, PathBuf};
use weft_kernel::{FeatureSet, VerifyError};

/// The version this crate reads and writes.
pub const PLAN_VERSION: u32 = 1;

/// The largest plan file that is read: 256 MiB.
pub const MAX_PLAN_BYTES: u64 = 256 << 20;

/// Why a plan cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlanError {
    /// The file cannot be read or written.
    #[error("{path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The file is too long to be a plan.
    #[error("{path} has {bytes} bytes, the limit is {limit}")]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its length.
        bytes: u64,
        /// The limit.
        limit: u64,
    },
    /// The text is no plan.
    #[error("not a plan: {0}")]
    Syntax(serde_json::Error),
    /// Another version of the format.
    #[error("plan has version {given}, this Weft reads {supported}")]
    Version {
        /// The file's.
        given: u32,
        /// Ours.
        supported: u32,
    },
    /// The plan needs what this host lacks.
    #[error("the plan was made for {wanted}, this host has {given}")]
    Features {
        /// The plan's.
        wanted: String,
        /// The host's.
        given: String,
    },
    /// The model is not the one the plan was made from.
    #[error("the plan was made from graph {wanted}, this one is {given}")]
    Graph {
        /// The plan's.
        wanted: Digest,
        /// The one at hand.
        given: Digest,
    },
    /// A weight's bytes are not the ones the plan was made with.
    #[error("weight {name} has digest {given}, the plan says {wanted}")]
    Weight {
        /// The weight.
        name: String,
        /// The plan's.
        wanted: Digest,
        /// The one at hand.
        given: Digest,
    },
    /// A kernel is malformed.
    #[error("kernel {kernel}: {source}")]
    Kernel {
        /// Its name.
        kernel: String,
        /// What is wrong.
        source: VerifyError,
    },
    /// A number in the plan names nothing, or memory overlaps the end.
    #[error("{what} {index} is out of range")]
    Dangling {
        /// `buffer`, `weight`, `input`, `candidate`, `operand` or `arena offset`.
        what: &'static str,
        /// The number.
        index: u64,
    },
    /// An operand and the buffer it is bound to differ in length or type.
    #[error("operand {operand} of {kernel} does not fit its buffer {buffer}")]
    Binding {
        /// The kernel.
        kernel: String,
        /// Position of the operand.
        operand: usize,
        /// The buffer.
        buffer: String,
    },
}

impl Plan {
    /// The plan as text: stable, indented JSON with a newline at the end.
    pub fn to_json(&self) -> String {
        // Plans hold no maps with other keys than strings and no floats, so this cannot fail.
        let mut text = serde_json::to_string_pretty(self).expect("a plan is plain data");
        text.push('\n');
        text
    }

    /// A plan from text, checked: version, then everything that [`Plan::check`] checks.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_json(text: &str) -> Result<Plan, PlanError> {
        #[derive(serde::Deserialize)]
        struct Head {
            version: u32,
        }
        let head: Head = serde_json::from_str(text).map_err(PlanError::Syntax)?;
        if head.version != PLAN_VERSION {
            return Err(PlanError::Version { given: head.version, supported: PLAN_VERSION });
        }
        let plan: Plan = serde_json::from_str(text).map_err(PlanError::Syntax)?;
        plan.check()?;
        Ok(plan)
    }

    /// Reads and checks a plan file.
    ///
    /// # Errors
    /// If it cannot be read, is too long, or is no valid plan.
    pub fn load(path: &Path) -> Result<Plan, PlanError> {
        let io = |source| PlanError::Io { path: path.to_path_buf(), source };
        let bytes = std::fs::metadata(path).map_err(io)?.len();
        if bytes > MAX_PLAN_BYTES {
            let path = path.to_path_buf();
            return Err(PlanError::TooLarge { path, bytes, limit: MAX_PLAN_BYTES });
        }
        let text = std::fs::read_to_string(path).map_err(io)?;
        Plan::from_json(&text)
    }

    /// Writes the plan whole: to a temporary file beside it, which then takes its name.
    ///
    /// # Errors
    /// If the file cannot be written; nothing is left half-written.
    pub fn save(&self, path: &Path) -> Result<(), PlanError> {
        let io = |source| PlanError::Io { path: path.to_path_buf(), source };
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let temporary = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
        let write = || {
            let mut file = std::fs::File::create(&temporary)?;
            file.write_all(self.to_json().as_bytes())?;
            file.sync_all()?;
            std::fs::rename(&temporary, path)
        };
        write().map_err(|e| {
            // The temporary file may not exist; the first error is the one to report.
            let _ = std::fs::remove_file(&temporary);
            io(e)
        })
    }

    /// Checks that the host has what the plan was made for.
    ///
    /// # Errors
    /// [`PlanError::Features`] where it lacks something.
    pub fn check_host(&self, host: &FeatureSet) -> Result<(), PlanError> {
        let uses_twins = self.steps().any(|(_, s)| s.is_native());
        if !uses_twins || host.includes(&self.features) {
            return Ok(());
        }
        let words = |set: &FeatureSet| {
            let names: Vec<&str> = set.features.iter().map(|f| f.name()).collect();
            format!("{:?} with {}", set.arch, names.join(" "))
        };
        Err(PlanError::Features { wanted: words(&self.features), given: words(host) })
    }

    /// Checks the plan's inner consistency: every number names something, every kernel verifies,
    /// every operand fits its buffer, every buffer fits its place.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn check(&self) -> Result<(), PlanError> {
        let dangling = |what, index: usize| PlanError::Dangling { what, index: index as u64 };
        for (i, buffer) in self.buffers.iter().enumerate() {
            let bytes = buffer
                .elems
                .checked_mul(buffer.dtype.size_bytes() as u64)
                .ok_or_else(|| dangling("buffer", i))?;
            match buffer.place {
                Place::Input(port) => {
                    let port = self.inputs.get(port).ok_or_else(|| dangling("input", port))?;
                    if port.ty.bytes() != Some(bytes) {
                        return Err(dangling("buffer", i));
                    }
                }
                Place::Arena(offset) => {
                    let end = offset.checked_add(bytes);
                    if offset % 64 != 0 || end.is_none_or(|end| end > self.arena_bytes) {
                        return Err(PlanError::Dangling { what: "arena offset", index: offset });
                    }
                }
                Place::Weight(weight) => {
                    let weight =
                        self.weights.get(weight).ok_or_else(|| dangling("weight", weight))?;
                    if weight.bytes != bytes {
                        return Err(dangling("buffer", i));
                    }
                }
            }
        }
        for port in self.inputs.iter().chain(&self.outputs) {
            let buffer = self
                .buffers
                .get(port.buffer.index())
                .ok_or_else(|| dangling("buffer", port.buffer.index()))?;
            if port.ty.bytes() != Some(buffer.bytes()) {
                return Err(dangling("buffer", port.buffer.index()));
            }
        }
        for (_, step) in self.steps() {
            self.check_step(step)?;
        }
        Ok(())
    }

    fn check_step(&self, step: &crate::Step) -> Result<(), PlanError> {
        let kernel = step.kernel.name();
        step.kernel
            .verify(&self.functions)
            .map_err(|source| PlanError::Kernel { kernel: kernel.into(), source })?;
        if step.chosen >= step.candidates.len() || step.choice().body.is_none() {
            return Err(PlanError::Dangling { what: "candidate", index: step.chosen as u64 });
        }
        let operands = step.kernel.operands();
        if operands.len() != step.operands.len() {
            return Err(PlanError::Dangling {
                what: "operand",
                index: step.operands.len() as u64,
            });
        }
        for (i, (operand, id)) in operands.iter().zip(&step.operands).enumerate() {
            let buffer = self
                .buffers
                .get(id.index())
                .ok_or(PlanError::Dangling { what: "buffer", index: u64::from(id.0) })?;
            let read_only = !matches!(buffer.place, Place::Arena(_));
            let written = operand.role == weft_kernel::OperandRole::Output;
            if operand.len_elems != buffer.elems
                || operand.elem.size_bytes() != buffer.dtype.size_bytes()
                || (read_only && written)
            {
                return Err(PlanError::Binding {
                    kernel: kernel.into(),
                    operand: i,
                    buffer: buffer.name.clone(),
                });
            }
        }
        for write in &step.writes {
            if write.operand >= operands.len() {
                return Err(PlanError::Dangling { what: "operand", index: write.operand as u64 });
            }
        }
        Ok(())
    }
}
