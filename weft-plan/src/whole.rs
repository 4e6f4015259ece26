//! Files that are written whole or not at all.

use std::fs::File;
use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};

/// Writes a file whole: to a temporary file beside it, which then takes its name.
///
/// A symbolic link is followed: the file that it names is replaced. What exists and is no regular
/// file (a device, a pipe, a folder) is left as it is.
///
/// # Errors
/// If there is something else than a regular file, or the file cannot be written. Nothing is left
/// half-written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let target = target(path)?;
    let name = target.file_name().ok_or_else(|| {
        let what = "names a folder, a file is needed";
        Error::new(ErrorKind::InvalidInput, what)
    })?;
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", std::process::id()));
    let temporary = target.with_file_name(temporary);
    let written = File::create(&temporary).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&temporary, &target)
    });
    if written.is_err() {
        // It may not exist; the first error is the one to report.
        let _ = std::fs::remove_file(&temporary);
    }
    written
}

/// The file that a path names, which need not exist.
fn target(path: &Path) -> Result<PathBuf> {
    match std::fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => path.canonicalize(),
        Ok(metadata) => {
            let what = if metadata.is_dir() {
                "is a folder, a file is needed"
            } else {
                "is no regular file, and would be replaced by one"
            };
            Err(Error::new(ErrorKind::InvalidInput, what))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            // A link that leads nowhere would be replaced, too.
            if std::fs::symlink_metadata(path).is_ok() {
                let what = "is a link to a file that does not exist";
                return Err(Error::new(ErrorKind::InvalidInput, what));
            }
            Ok(path.to_path_buf())
        }
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).expect("readable");
        let mut names: Vec<String> = entries
            .map(|entry| {
                entry
                    .expect("an entry")
                    .file_name()
                    .to_string_lossy()
                    .into()
            })
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_made_and_replaced_and_nothing_else_stays() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("a");
        for text in ["first", "second, longer", ""] {
            write_whole(&path, text.as_bytes()).expect("writable");
            assert_eq!(std::fs::read(&path).expect("readable"), text.as_bytes());
        }
        assert!(write_whole(&folder.path().join("no/such"), b"x").is_err());
        assert!(write_whole(folder.path(), b"x").is_err());
        assert_eq!(names(folder.path()), ["a"]);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_what_is_no_file_stays_as_it_is() {
        use std::os::unix::fs::{FileTypeExt, symlink};
        let folder = tempfile::tempdir().expect("a temporary folder");
        let at = |name: &str| folder.path().join(name);
        std::fs::write(at("a"), "old").expect("writable");
        symlink(at("a"), at("link")).expect("a link");
        write_whole(&at("link"), b"new").expect("writable");
        assert_eq!(std::fs::read(at("a")).expect("readable"), b"new");
        assert!(at("link").is_symlink());
        symlink(at("absent"), at("dangling")).expect("a link");
        assert!(write_whole(&at("dangling"), b"x").is_err());
        let socket = std::os::unix::net::UnixListener::bind(at("socket")).expect("a socket");
        let error = write_whole(&at("socket"), b"x").expect_err("a socket");
        assert!(error.to_string().contains("no regular file"), "{error}");
        let kind = std::fs::metadata(at("socket")).expect("there").file_type();
        assert!(kind.is_socket());
        drop(socket);
        assert_eq!(names(folder.path()), ["a", "dangling", "link", "socket"]);
    }
}
