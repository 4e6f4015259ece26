//! The digits example, the command, and what tests ask of both.

#![allow(dead_code, reason = "each test binary uses some of it")]

pub mod onnx;

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use weft::CompileOptions;
use weft::ir::{DType, Graph, Tensor};
use weft::plan::NativeMode;

pub fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../examples/digits")
        .join(name)
}

pub fn digits() -> Graph {
    weft::onnx::load(example("digits.onnx"), &weft::onnx::LoadOptions::new())
        .expect("the example's model loads")
        .graph
}

/// The example's page as an input.
pub fn page() -> BTreeMap<String, Tensor> {
    let ty = weft::ir::TensorType::fixed(DType::U8, &[128, 320]);
    let page = weft::files::read_picture(&example("page.png"), &ty).expect("the page is read");
    BTreeMap::from([("page".to_string(), page)])
}

/// This host, without a cache; machine code or none.
pub fn options(native: NativeMode) -> CompileOptions {
    let mut options = CompileOptions::host();
    options.native = native;
    options
}

/// The held-out digits: pictures of 32 x 32 bytes one behind the other, and labels.
pub fn heldout() -> (Vec<u8>, Vec<i64>) {
    let archive = std::fs::read(example("heldout.npz")).expect("the example's data are there");
    let tensor = |name: &str| {
        weft::files::npy::parse(stored(&archive, name)).expect("an array of the archive is read")
    };
    let (images, labels) = (tensor("images.npy"), tensor("labels.npy"));
    assert_eq!(images.shape(), [450, 32, 32]);
    assert_eq!(labels.shape(), [450]);
    let labels = labels.to_vec().expect("labels are i64");
    (images.bytes().to_vec(), labels)
}

/// The bytes of a member of a ZIP archive that is stored without compression.
fn stored<'a>(archive: &'a [u8], name: &str) -> &'a [u8] {
    let u16_at = |at: usize| usize::from(u16::from_le_bytes([archive[at], archive[at + 1]]));
    let u32_at = |at: usize| {
        u32::from_le_bytes(archive[at..at + 4].try_into().expect("four bytes")) as usize
    };
    // The end record is the last thing in the file, since the archive has no comment.
    let end = archive.len() - 22;
    assert_eq!(&archive[end..end + 4], b"PK\x05\x06", "an end record");
    let mut at = u32_at(end + 16);
    for _ in 0..u16_at(end + 10) {
        assert_eq!(&archive[at..at + 4], b"PK\x01\x02", "a central directory");
        let (len, extra, comment) = (u16_at(at + 28), u16_at(at + 30), u16_at(at + 32));
        if &archive[at + 46..at + 46 + len] == name.as_bytes() {
            assert_eq!(u16_at(at + 10), 0, "{name} is stored as it is");
            let (size, local) = (u32_at(at + 24), u32_at(at + 42));
            let begin = local + 30 + u16_at(local + 26) + u16_at(local + 28);
            return &archive[begin..begin + size];
        }
        at += 46 + len + extra + comment;
    }
    panic!("no member is called {name}");
}

/// A page of 4 x 10 digits from pictures of 32 x 32; missing ones are black.
pub fn page_of(pictures: &[u8]) -> Tensor {
    let mut page = vec![0u8; 128 * 320];
    for (cell, picture) in pictures.chunks_exact(1024).enumerate() {
        let (top, left) = (cell / 10 * 32, cell % 10 * 32);
        for (y, row) in picture.chunks_exact(32).enumerate() {
            let at = (top + y) * 320 + left;
            page[at..at + 32].copy_from_slice(row);
        }
    }
    Tensor::from_bytes(DType::U8, vec![128, 320], page).expect("a page")
}

/// The command, with a verdict cache of its own and nothing of the environment's settings.
pub struct Weft {
    pub folder: tempfile::TempDir,
}

/// What the command did.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Weft {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        Weft { folder }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn run(&self, args: &[&str]) -> Ran {
        self.run_with(args, &[])
    }

    pub fn run_with(&self, args: &[&str], environment: &[(&str, &str)]) -> Ran {
        let mut command = Command::new(env!("CARGO_BIN_EXE_weft"));
        command
            .args(args)
            .env_remove("WEFT_NATIVE_EMIT")
            .env_remove("WEFT_CPU")
            .env_remove("WEFT_CACHE")
            .env("WEFT_CACHE_DIR", self.path("cache"))
            .envs(environment.iter().copied());
        let Output {
            status,
            stdout,
            stderr,
        } = command.output().expect("the command starts");
        let text = |bytes| String::from_utf8(bytes).expect("the command prints UTF-8");
        let ran = Ran {
            code: status.code().expect("the command was not killed"),
            out: text(stdout),
            err: text(stderr),
        };
        assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
        ran
    }

    /// Runs with `--json` and gives what was printed.
    pub fn json(&self, args: &[&str], environment: &[(&str, &str)]) -> (i32, Value) {
        let mut all = args.to_vec();
        all.push("--json");
        let ran = self.run_with(&all, environment);
        let value = serde_json::from_str(&ran.out)
            .unwrap_or_else(|e| panic!("{args:?}: {e}\n{}{}", ran.out, ran.err));
        (ran.code, value)
    }

    /// Runs what must fail with exit code 2 and one line on stderr, which is given back.
    pub fn refused(&self, args: &[&str], environment: &[(&str, &str)]) -> String {
        let ran = self.run_with(args, environment);
        assert_eq!(ran.code, 2, "{args:?}: {}{}", ran.out, ran.err);
        assert_eq!(ran.out, "", "{args:?}");
        let line = ran.err.strip_suffix('\n').unwrap_or(&ran.err);
        assert!(line.starts_with("weft: "), "{args:?}: {line}");
        assert!(!line.contains('\n'), "{args:?}: {line}");
        assert!(line.len() > 12, "{args:?}: {line}");
        line.to_string()
    }
}

/// A path as an argument.
pub fn text(path: &Path) -> &str {
    path.to_str().expect("test paths are UTF-8")
}

pub fn model() -> String {
    text(&example("digits.onnx")).to_string()
}

pub fn image() -> String {
    format!("page={}", text(&example("page.png")))
}
