//! The project's own files.

use std::path::PathBuf;

use crate::child::expect_success;
use crate::context::Context;
use crate::lane::Stop;

/// Files that git tracks, or would if asked to, relative to the root with `/` between folders.
pub fn ours(context: &Context) -> Result<Vec<String>, Stop> {
    let mut command = context.program("git");
    command.args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]);
    let listed = expect_success(command)?.stdout;
    let exists = |path: &&str| !path.is_empty() && context.root.join(path).is_file();
    Ok(listed
        .split('\0')
        .filter(exists)
        .map(str::to_owned)
        .collect())
}

/// Those that end in `.rs`.
pub fn rust_sources(context: &Context) -> Result<Vec<String>, Stop> {
    let mut sources = ours(context)?;
    sources.retain(|path| path.ends_with(".rs"));
    Ok(sources)
}

/// The text of a file of ours; none if it is not text.
pub fn text(context: &Context, path: &str) -> std::io::Result<Option<String>> {
    let bytes = std::fs::read(context.root.join(PathBuf::from(path)))?;
    Ok(String::from_utf8(bytes).ok())
}
