//! Plans as files: `.weftplan.json`.

use crate::digest::Digest;
use crate::plan::Plan;
use crate::whole::write_whole;
use std::io::Read;
use std::path::{Path, PathBuf};
use weft_kernel::{Contract, FeatureSet, VerifyError};

/// The version this crate reads and writes.
pub const PLAN_VERSION: u32 = 2;

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
    #[error("{path} has more than {limit} bytes, the limit for plans")]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The limit.
        limit: u64,
    },
    /// What a file holds is no plan that can be used.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: Box<PlanError>,
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
    /// An elementary function is malformed, or stands under another name than its own.
    #[error("function {name}: {source}")]
    Function {
        /// Its name.
        name: String,
        /// What is wrong.
        source: VerifyError,
    },
    /// A step is said to follow another contract than its kernel does.
    #[error("{kernel} follows {given}, the plan says {wanted}")]
    Contract {
        /// The kernel.
        kernel: String,
        /// The plan's.
        wanted: Contract,
        /// The kernel's.
        given: Contract,
    },
    /// A name that must be unique stands twice.
    #[error("two {what} are called {name}")]
    Duplicate {
        /// `regions`, `inputs` or `outputs`.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// A step writes memory that it also reads or writes otherwise.
    #[error("{kernel}: operands {written} and {other} share memory")]
    Overlap {
        /// The kernel.
        kernel: String,
        /// Position of an operand that is written.
        written: usize,
        /// Position of the other operand.
        other: usize,
    },
    /// Memory of the arena is read that no step before has written.
    #[error("{reader} reads {buffer}, which nothing has written")]
    Unwritten {
        /// The buffer.
        buffer: String,
        /// The kernel, or the output of the plan.
        reader: String,
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
            return Err(PlanError::Version {
                given: head.version,
                supported: PLAN_VERSION,
            });
        }
        let plan: Plan = serde_json::from_str(text).map_err(PlanError::Syntax)?;
        plan.check()?;
        Ok(plan)
    }

    /// Reads and checks a plan file.
    ///
    /// # Errors
    /// If it cannot be read, is too long, or is no valid plan; every error names the file.
    pub fn load(path: &Path) -> Result<Plan, PlanError> {
        let io = |source| PlanError::Io {
            path: path.to_path_buf(),
            source,
        };
        let mut bytes = Vec::new();
        // A pipe has no length, so the limit is on what is read.
        std::fs::File::open(path)
            .and_then(|file| file.take(MAX_PLAN_BYTES + 1).read_to_end(&mut bytes))
            .map_err(io)?;
        if bytes.len() as u64 > MAX_PLAN_BYTES {
            let path = path.to_path_buf();
            return Err(PlanError::TooLarge {
                path,
                limit: MAX_PLAN_BYTES,
            });
        }
        let text = String::from_utf8(bytes)
            .map_err(|e| io(std::io::Error::new(std::io::ErrorKind::InvalidData, e)))?;
        Plan::from_json(&text).map_err(|source| PlanError::File {
            path: path.to_path_buf(),
            source: Box::new(source),
        })
    }

    /// Writes the plan whole; see [`write_whole`].
    ///
    /// # Errors
    /// As there.
    pub fn save(&self, path: &Path) -> Result<(), PlanError> {
        let io = |source| PlanError::Io {
            path: path.to_path_buf(),
            source,
        };
        write_whole(path, self.to_json().as_bytes()).map_err(io)
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
            match names.as_slice() {
                [] => format!("{:?} without extensions", set.arch),
                names => format!("{:?} with {}", set.arch, names.join(" ")),
            }
        };
        Err(PlanError::Features {
            wanted: words(&self.features),
            given: words(host),
        })
    }
}
