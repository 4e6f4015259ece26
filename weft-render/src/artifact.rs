//! The artifact: files by name, and their folder.

use crate::error::RenderError;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use weft_plan::Digest;

/// A file by which a folder is known to be an artifact, and that names its format.
pub const MARK: &str = "expected.json";

/// What every `expected.json` of Weft begins with.
const MARK_BEGINS: &str = "{\n  \"format\": \"weft-expected\",";

/// The files of an artifact, by name: `kernels.cu`, or `src/lib.rs` where they lie in folders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Artifact {
    files: BTreeMap<String, Vec<u8>>,
}

impl Artifact {
    /// Adds or replaces a file.
    ///
    /// # Panics
    /// If the name is not a plain file name, or several with a slash between.
    pub fn put(&mut self, name: &str, bytes: impl Into<Vec<u8>>) {
        let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-');
        let is_name =
            |part: &str| !part.is_empty() && !part.starts_with('.') && part.bytes().all(plain);
        assert!(name.split('/').all(is_name), "{name} is a plain file name");
        self.files.insert(name.into(), bytes.into());
    }

    /// The files, by name.
    pub fn files(&self) -> &BTreeMap<String, Vec<u8>> {
        &self.files
    }

    /// A file as text, if it is there and is text.
    pub fn text(&self, name: &str) -> Option<&str> {
        std::str::from_utf8(self.files.get(name)?).ok()
    }

    /// The digest of some of the files: BLAKE3 over a line `DIGEST  NAME` for each, in the given
    /// order (what `b3sum NAMES | b3sum` prints). Files that are not there are left out.
    pub fn digest_of(&self, names: &[&str]) -> Digest {
        let mut lines = String::new();
        for name in names {
            if let Some(bytes) = self.files.get(*name) {
                lines.push_str(&format!("{}  {name}\n", Digest::of(bytes)));
            }
        }
        Digest::of(lines.as_bytes())
    }

    /// Writes the folder: a temporary one beside it, which then takes its name.
    ///
    /// An artifact that is there is replaced whole. Anything else is left as it is; an empty folder
    /// counts as nothing.
    ///
    /// # Errors
    /// If there is something that no renderer wrote, or a file cannot be written. Nothing is left
    /// half-written.
    pub fn write(&self, folder: &Path) -> Result<(), RenderError> {
        let replaces = replaces(folder)?;
        let temporary = beside(folder, "new")?;
        let written = self.write_into(&temporary);
        let moved = written.and_then(|()| match replaces {
            false => rename(&temporary, folder),
            true => {
                let old = beside(folder, "old")?;
                rename(folder, &old)?;
                if let Err(error) = rename(&temporary, folder) {
                    // The old one goes back to where it was; the first error is the one to report.
                    let _ = std::fs::rename(&old, folder);
                    return Err(error);
                }
                std::fs::remove_dir_all(&old).map_err(|e| io(&old, e))
            }
        });
        if moved.is_err() {
            let _ = std::fs::remove_dir_all(&temporary);
        }
        moved
    }

    fn write_into(&self, folder: &Path) -> Result<(), RenderError> {
        std::fs::create_dir_all(folder).map_err(|e| io(folder, e))?;
        for (name, bytes) in &self.files {
            let path = folder.join(name);
            let parent = path.parent().unwrap_or(folder);
            std::fs::create_dir_all(parent).map_err(|e| io(parent, e))?;
            std::fs::write(&path, bytes).map_err(|e| io(&path, e))?;
        }
        Ok(())
    }
}

/// Whether there is an artifact to replace.
fn replaces(folder: &Path) -> Result<bool, RenderError> {
    let refused = || RenderError::NotAnArtifact {
        path: folder.into(),
    };
    match std::fs::symlink_metadata(folder) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(e) => return Err(io(folder, e)),
        Ok(metadata) if !metadata.is_dir() => return Err(refused()),
        Ok(_) => {}
    }
    let mut entries = std::fs::read_dir(folder).map_err(|e| io(folder, e))?;
    if entries.next().is_none() {
        return Ok(true);
    }
    let mark = std::fs::read(folder.join(MARK)).map_err(|_| refused())?;
    if mark.starts_with(MARK_BEGINS.as_bytes()) {
        Ok(true)
    } else {
        Err(refused())
    }
}

/// A name beside a folder that nothing has.
fn beside(folder: &Path, word: &str) -> Result<PathBuf, RenderError> {
    let name = folder.file_name().ok_or_else(|| {
        let what = "names no folder that could be made";
        io(
            folder,
            std::io::Error::new(std::io::ErrorKind::InvalidInput, what),
        )
    })?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.{word}", std::process::id()));
    let path = folder.with_file_name(hidden);
    if path.exists() {
        std::fs::remove_dir_all(&path).map_err(|e| io(&path, e))?;
    }
    Ok(path)
}

fn rename(from: &Path, to: &Path) -> Result<(), RenderError> {
    std::fs::rename(from, to).map_err(|e| io(to, e))
}

fn io(path: &Path, source: std::io::Error) -> RenderError {
    RenderError::Io {
        path: path.into(),
        source,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn artifact(text: &str) -> Artifact {
        let mut artifact = Artifact::default();
        artifact.put(MARK, format!("{MARK_BEGINS}\n}}\n"));
        artifact.put("kernels.txt", text);
        artifact
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).expect("readable");
        let name = |e: std::fs::DirEntry| e.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = entries.map(|e| name(e.expect("an entry"))).collect();
        names.sort();
        names
    }

    #[test]
    fn an_artifact_is_made_and_replaced_whole() {
        let parent = tempfile::tempdir().expect("a temporary folder");
        let at = parent.path().join("a");
        artifact("one").write(&at).expect("written");
        std::fs::write(at.join("evidence.json"), "old").expect("writable");
        artifact("two").write(&at).expect("replaced");
        assert_eq!(names(&at), [MARK, "kernels.txt"]);
        let text = std::fs::read_to_string(at.join("kernels.txt")).expect("readable");
        assert_eq!(text, "two");
        std::fs::create_dir(parent.path().join("b")).expect("a folder");
        let empty = parent.path().join("b");
        artifact("three")
            .write(&empty)
            .expect("an empty folder is taken");
        assert_eq!(names(parent.path()), ["a", "b"]);
    }

    #[test]
    fn what_no_renderer_wrote_is_left_as_it_is() {
        let parent = tempfile::tempdir().expect("a temporary folder");
        let at = |name: &str| parent.path().join(name);
        std::fs::create_dir(at("mine")).expect("a folder");
        std::fs::write(at("mine").join("thesis.txt"), "work").expect("writable");
        std::fs::create_dir(at("other")).expect("a folder");
        std::fs::write(at("other").join(MARK), "{}").expect("writable");
        std::fs::write(at("file"), "text").expect("writable");
        for name in ["mine", "other", "file"] {
            let error = artifact("x").write(&at(name)).expect_err("refused");
            assert!(
                matches!(error, RenderError::NotAnArtifact { .. }),
                "{error}"
            );
        }
        assert!(artifact("x").write(&at("no/such")).is_err() || at("no/such").is_dir());
        assert!(artifact("x").write(Path::new("/")).is_err());
        assert_eq!(names(&at("mine")), ["thesis.txt"]);
    }
}
