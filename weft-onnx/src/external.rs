//! Tensor data in files beside the model.
//!
//! A location is a plain relative path below the model's folder. After links have been followed the
//! file must still lie in that folder, or in a folder that the caller allowed (see
//! [`crate::LoadOptions::external_root`]). Offset and length are checked against the file's length
//! before anything is allocated, equal regions are read once, and regions that differ may not add up
//! to more than their file, so a small model cannot claim more memory than its files have bytes.

use crate::error::{ExternalFault, TensorFault};
use crate::proto::StringStringEntryProto;
use std::collections::HashMap;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// The files that a model's tensors may lie in.
pub(crate) struct ExternalFiles {
    /// The model's folder, as given.
    folder: Option<PathBuf>,
    /// Folders in which files may truly lie; the caller's.
    roots: Vec<PathBuf>,
    opened: HashMap<PathBuf, Opened>,
}

struct Opened {
    file: File,
    bytes: u64,
    read: u64,
    regions: HashMap<(u64, u64), Arc<[u8]>>,
}

impl ExternalFiles {
    pub(crate) fn new(folder: Option<&Path>, roots: &[PathBuf]) -> Self {
        ExternalFiles {
            folder: folder.map(Path::to_path_buf),
            roots: roots.to_vec(),
            opened: HashMap::new(),
        }
    }

    /// The bytes that `entries` describe; `needed` is what the tensor's shape takes.
    pub(crate) fn read(
        &mut self,
        entries: &[StringStringEntryProto],
        needed: u64,
    ) -> Result<Arc<[u8]>, TensorFault> {
        let location = entry(entries, "location").unwrap_or_default();
        self.read_region(location, entries, needed)
            .map_err(|fault| TensorFault::External {
                location: location.to_owned(),
                fault,
            })
    }

    fn read_region(
        &mut self,
        location: &str,
        entries: &[StringStringEntryProto],
        needed: u64,
    ) -> Result<Arc<[u8]>, ExternalFault> {
        if location.is_empty() {
            return Err(ExternalFault::NoLocation);
        }
        let offset = number(entries, "offset")?.unwrap_or(0);
        let length = number(entries, "length")?.unwrap_or(needed);
        if length != needed {
            return Err(ExternalFault::WrongLength {
                given: length,
                needed,
            });
        }
        let path = self.resolve(location)?;
        let opened = match self.opened.entry(path) {
            std::collections::hash_map::Entry::Occupied(known) => known.into_mut(),
            std::collections::hash_map::Entry::Vacant(new) => {
                let opened = open(new.key())?;
                new.insert(opened)
            }
        };
        opened.region(offset, length)
    }

    /// The true path of a location, where it may be read.
    fn resolve(&self, location: &str) -> Result<PathBuf, ExternalFault> {
        let relative = Path::new(location);
        let plain = relative
            .components()
            .all(|c| matches!(c, Component::Normal(_) | Component::CurDir));
        // A backslash separates on some hosts and not on others: a model must not mean two files.
        if !plain || location.contains('\\') {
            return Err(ExternalFault::NotRelative);
        }
        let folder = self.folder.as_deref().ok_or(ExternalFault::NoFolder)?;
        let folder = folder.canonicalize().map_err(ExternalFault::Io)?;
        let path = folder
            .join(relative)
            .canonicalize()
            .map_err(ExternalFault::Io)?;
        let inside = |root: &Path| path.starts_with(root);
        let allowed = |root: &PathBuf| root.canonicalize().is_ok_and(|root| inside(&root));
        if inside(&folder) || self.roots.iter().any(allowed) {
            Ok(path)
        } else {
            Err(ExternalFault::Outside)
        }
    }
}

fn open(path: &Path) -> Result<Opened, ExternalFault> {
    // Asked before opening: opening a pipe would wait for its other end.
    if !path.metadata().map_err(ExternalFault::Io)?.is_file() {
        return Err(ExternalFault::NotAFile);
    }
    let file = File::open(path).map_err(ExternalFault::Io)?;
    let bytes = file.metadata().map_err(ExternalFault::Io)?.len();
    Ok(Opened {
        file,
        bytes,
        read: 0,
        regions: HashMap::new(),
    })
}

impl Opened {
    fn region(&mut self, offset: u64, length: u64) -> Result<Arc<[u8]>, ExternalFault> {
        if let Some(bytes) = self.regions.get(&(offset, length)) {
            return Ok(bytes.clone());
        }
        if offset
            .checked_add(length)
            .is_none_or(|end| end > self.bytes)
        {
            return Err(ExternalFault::BeyondEnd {
                offset,
                length,
                file_bytes: self.bytes,
            });
        }
        self.read = self.read.saturating_add(length);
        if self.read > self.bytes {
            return Err(ExternalFault::Overlapping {
                file_bytes: self.bytes,
            });
        }
        let mut bytes = vec![0; usize::try_from(length).unwrap_or(usize::MAX)];
        self.file
            .seek(SeekFrom::Start(offset))
            .and_then(|_| self.file.read_exact(&mut bytes))
            .map_err(ExternalFault::Io)?;
        let bytes: Arc<[u8]> = bytes.into();
        self.regions.insert((offset, length), bytes.clone());
        Ok(bytes)
    }
}

fn entry<'a>(entries: &'a [StringStringEntryProto], key: &str) -> Option<&'a str> {
    entries
        .iter()
        .find(|e| e.key == key)
        .map(|e| e.value.as_str())
}

fn number(
    entries: &[StringStringEntryProto],
    key: &'static str,
) -> Result<Option<u64>, ExternalFault> {
    entry(entries, key)
        .map(|value| {
            value.parse().map_err(|_| ExternalFault::NotANumber {
                key,
                value: value.to_owned(),
            })
        })
        .transpose()
}
