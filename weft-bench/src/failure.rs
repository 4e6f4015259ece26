//! Why a bench cannot be made.

use std::fmt;
use std::path::PathBuf;

/// Why a bench cannot be made, or must not be believed.
#[derive(Debug)]
#[non_exhaustive]
pub enum Failure {
    /// A file cannot be read or written.
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// Weft refuses the case.
    Weft {
        /// The row.
        row: String,
        /// What it says.
        source: Box<dyn std::error::Error>,
    },
    /// Two that must agree differ. Nothing was timed.
    Differ {
        /// The row.
        row: String,
        /// Which two.
        who: String,
        /// Where and how.
        how: String,
    },
    /// No row has that name.
    UnknownRow {
        /// What was asked for.
        asked: String,
        /// The rows there are.
        known: Vec<String>,
    },
    /// The clock did not move while a contender ran.
    NotMeasured {
        /// The row.
        row: String,
    },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Io { path, source } => write!(f, "{}: {source}", path.display()),
            Failure::Weft { row, source } => write!(f, "row {row}: {source}"),
            Failure::Differ { row, who, how } => {
                write!(f, "row {row}: {who} differ: {how}; nothing was timed")
            }
            Failure::UnknownRow { asked, known } => {
                write!(
                    f,
                    "no row has {asked} in its name; there are: {}",
                    known.join(", ")
                )
            }
            Failure::NotMeasured { row } => write!(f, "row {row}: the clock did not move"),
        }
    }
}

impl std::error::Error for Failure {}

impl Failure {
    /// For `map_err`: whatever Weft says about a row.
    pub fn weft<E: std::error::Error + 'static>(row: &str) -> impl Fn(E) -> Failure {
        move |source| Failure::Weft {
            row: row.into(),
            source: Box::new(source),
        }
    }

    /// For `map_err`: whatever the system says about a file.
    pub fn io(path: &std::path::Path) -> impl Fn(std::io::Error) -> Failure {
        move |source| Failure::Io {
            path: path.into(),
            source,
        }
    }
}
