//! Whose a test binary is: `cargo test` itself does not say.

use std::collections::BTreeMap;
use std::path::Path;

use crate::child::cargo_messages;
use crate::context::Context;
use crate::lane::Stop;
use crate::test_lines::Binary;

/// The crates of all test binaries, by the binaries' file names, which hold a hash.
#[derive(Debug, Default)]
pub struct Owners(BTreeMap<String, String>);

impl Owners {
    /// Builds the binaries of `cargo test --workspace` with `arguments`.
    ///
    /// The build has to be paid for anyhow, and building first tells its errors from those of
    /// tests.
    pub fn build(context: &Context, arguments: &[&str]) -> Result<Self, Stop> {
        let mut command = context.cargo(["test", "--workspace"]);
        command.args(arguments);
        command.args(["--no-run", "--message-format=json-diagnostic-rendered-ansi"]);
        let mut owners = Self::default();
        let status = cargo_messages(context, command, |message| {
            if let (Some(binary), Some(manifest)) = (
                message["executable"].as_str(),
                message["manifest_path"].as_str(),
            ) && let Some(folder) = Path::new(manifest).parent().and_then(Path::file_name)
            {
                owners.insert(binary, &folder.to_string_lossy());
            }
        })?;
        if status.success() {
            return Ok(owners);
        }
        let what = format!("building the tests ended with {status} (see above)");
        Err(Stop::Fail(what))
    }

    /// Says that `binary` belongs to the crate in `folder`, which has its name.
    pub fn insert(&mut self, binary: &str, folder: &str) {
        self.0.insert(file_name(binary).into(), folder.into());
    }

    /// The crate whose tests `binary` holds, if cargo built it.
    pub fn owner(&self, binary: &Binary) -> Option<String> {
        match binary.what.strip_prefix("doc-tests ") {
            Some(library) => Some(library.replace('_', "-")),
            None => self.0.get(file_name(&binary.what)).cloned(),
        }
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
