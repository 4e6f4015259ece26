//! The verdict cache: which twins this host has already validated, in a file.
//!
//! A verdict's key is the digest of the kernel with its names taken out, the programs it calls, the
//! code's bytes, the processor and Weft's version, so a verdict can only be found for the very same
//! comparison. Each line carries a checksum: a corrupt, cut or foreign line is dropped and costs one
//! validation again. The cache can cost time, never bits.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use weft_kernel::{EmittedCode, FeatureSet, Functions, Kernel};
use weft_plan::Digest;

/// The file's first line.
/// The number is that of the validation too: verdicts of a weaker one are not believed.
const HEADER: &str = "weft verdicts 3";
/// The largest file that is read: 16 MiB.
const MAX_BYTES: u64 = 16 << 20;
/// The most verdicts that are kept.
const MAX_VERDICTS: usize = 50_000;

/// A twin agreed with its arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// On that many elements.
    pub elements: u64,
}

/// Verdicts of one host.
#[derive(Debug, Default)]
pub struct VerdictCache {
    path: Option<PathBuf>,
    verdicts: BTreeMap<String, Verdict>,
    dropped: usize,
    added: usize,
}

impl VerdictCache {
    /// The cache in this file; an absent or unreadable file is an empty cache.
    pub fn open(path: &Path) -> Self {
        let mut cache = VerdictCache {
            path: Some(path.to_path_buf()),
            ..Self::default()
        };
        let mut text = String::new();
        // Asked before opening: opening a pipe would wait for its other end.
        let read = path
            .metadata()
            .and_then(|m| {
                if m.is_file() {
                    Ok(())
                } else {
                    Err(std::io::ErrorKind::InvalidInput.into())
                }
            })
            .and_then(|()| std::fs::File::open(path))
            .and_then(|file| file.take(MAX_BYTES).read_to_string(&mut text));
        if read.is_err() {
            return cache;
        }
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            cache.dropped = 1;
            return cache;
        }
        for line in lines {
            match parse(line) {
                Some((key, verdict)) if cache.verdicts.len() < MAX_VERDICTS => {
                    cache.verdicts.insert(key, verdict);
                }
                _ => cache.dropped += 1,
            }
        }
        cache
    }

    /// The file in the user's cache folder: `WEFT_CACHE_DIR`, else `XDG_CACHE_HOME/weft`, else
    /// `~/.cache/weft`. `None` where none is known, or `WEFT_CACHE=off`.
    pub fn default_path() -> Option<PathBuf> {
        if std::env::var_os("WEFT_CACHE").is_some_and(|v| v == "off") {
            return None;
        }
        let var = |name: &str| {
            std::env::var_os(name)
                .filter(|v| !v.is_empty())
                .map(PathBuf::from)
        };
        let folder = var("WEFT_CACHE_DIR")
            .or_else(|| var("XDG_CACHE_HOME").map(|p| p.join("weft")))
            .or_else(|| var("LOCALAPPDATA").map(|p| p.join("weft")))
            .or_else(|| var("HOME").map(|p| p.join(".cache").join("weft")))?;
        Some(folder.join("verdicts"))
    }

    /// The key of a comparison.
    pub fn key(
        &self,
        kernel: &Kernel,
        functions: &Functions,
        code: &EmittedCode,
        host: &FeatureSet,
    ) -> String {
        let mut kernel = kernel.clone();
        let (name, operands, axes) = match &mut kernel {
            Kernel::Loop(k) => (&mut k.name, &mut k.operands, &mut k.axes),
            Kernel::Contraction(k) => (&mut k.name, &mut k.operands, &mut k.batch),
        };
        // Equal kernels of different regions are one comparison.
        name.clear();
        operands.iter_mut().for_each(|o| o.name.clear());
        axes.iter_mut().for_each(|a| a.name.clear());
        let called: Vec<_> = kernel
            .called_functions()
            .into_iter()
            .map(|f| functions.get(&f).cloned())
            .collect();
        let features: Vec<_> = host.features.iter().map(|f| f.name()).collect();
        let parts = (
            env!("CARGO_PKG_VERSION"),
            crate::cpu::cpu_name(),
            features,
            kernel,
            called,
            Digest::of(&code.bytes).to_string(),
            (code.entry, code.scratch_bytes),
        );
        // All of it is plain data.
        Digest::of(&serde_json::to_vec(&parts).unwrap_or_default()).to_string()
    }

    /// The verdict under a key.
    pub fn get(&self, key: &str) -> Option<Verdict> {
        self.verdicts.get(key).copied()
    }

    /// Keeps a verdict.
    pub fn put(&mut self, key: String, verdict: Verdict) {
        if self.verdicts.len() < MAX_VERDICTS {
            self.verdicts.insert(key, verdict);
            self.added += 1;
        }
    }

    /// Number of verdicts.
    pub fn len(&self) -> usize {
        self.verdicts.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.verdicts.is_empty()
    }

    /// Lines of the file that were not usable.
    pub fn dropped(&self) -> usize {
        self.dropped
    }

    /// Writes the file whole, if anything was added or dropped: a temporary file takes its name.
    ///
    /// # Errors
    /// If the file cannot be written. A run does not depend on it.
    pub fn save(&self) -> std::io::Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        if self.added == 0 && self.dropped == 0 {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut text = String::from(HEADER);
        text.push('\n');
        for (key, verdict) in &self.verdicts {
            text.push_str(&line(key, *verdict));
            text.push('\n');
        }
        weft_plan::write_whole(path, text.as_bytes())
    }
}

fn line(key: &str, verdict: Verdict) -> String {
    let body = format!("{key} {}", verdict.elements);
    let check = Digest::of(body.as_bytes()).short();
    format!("{body} {check}")
}

fn parse(text: &str) -> Option<(String, Verdict)> {
    let mut parts = text.split(' ');
    let (key, elements) = (parts.next()?, parts.next()?.parse().ok()?);
    let verdict = Verdict { elements };
    (key.len() == 64 && line(key, verdict) == text).then(|| (key.to_string(), verdict))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(n: u8) -> String {
        Digest::of(&[n]).to_string()
    }

    fn filled(path: &Path) -> VerdictCache {
        let mut cache = VerdictCache::open(path);
        for n in 0..20 {
            cache.put(
                key(n),
                Verdict {
                    elements: u64::from(n) + 1,
                },
            );
        }
        cache
    }

    #[test]
    fn verdicts_survive_a_file() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("deep").join("verdicts");
        filled(&path).save().expect("the file can be written");
        let again = VerdictCache::open(&path);
        assert_eq!((again.len(), again.dropped()), (20, 0));
        assert_eq!(again.get(&key(7)), Some(Verdict { elements: 8 }));
        let files = std::fs::read_dir(path.parent().expect("a folder"))
            .expect("readable")
            .count();
        assert_eq!(files, 1, "no temporary file is left");
    }

    #[test]
    fn planted_fault_of_any_flipped_bit_costs_a_verdict_and_forges_none() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("verdicts");
        filled(&path).save().expect("the file can be written");
        let sound = std::fs::read(&path).expect("readable");
        let mut tried = 0;
        for at in (0..sound.len()).step_by(7) {
            let mut corrupt = sound.clone();
            corrupt[at] ^= 1 << (at % 8);
            std::fs::write(&path, &corrupt).expect("writable");
            let cache = VerdictCache::open(&path);
            for n in 0..20 {
                let verdict = cache.get(&key(n));
                let true_verdict = Verdict {
                    elements: u64::from(n) + 1,
                };
                assert!(
                    verdict.is_none_or(|v| v == true_verdict),
                    "bit {at} forged {verdict:?}"
                );
            }
            // A line feed that became something else joins two lines; one of them at least is lost.
            assert!(
                cache.len() < 20 || cache.is_empty(),
                "bit {at} went unnoticed"
            );
            tried += 1;
        }
        assert!(tried > 100, "only {tried} bits tried");
    }

    #[test]
    fn a_foreign_file_is_an_empty_cache() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("verdicts");
        for text in ["", "something else\n", "weft verdicts 1\n", "\u{0}\u{1}"] {
            std::fs::write(&path, text).expect("writable");
            assert!(VerdictCache::open(&path).is_empty(), "{text:?}");
        }
    }
}
