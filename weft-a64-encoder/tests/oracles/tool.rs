//! Where the other assemblers are.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

pub const LLVM_MC: &str = "llvm-mc-19";
pub const GNU_AS: &str = "aarch64-linux-gnu-as";
pub const GNU_OBJCOPY: &str = "aarch64-linux-gnu-objcopy";

/// What is missing here, as apt calls it.
pub fn missing() -> Vec<&'static str> {
    [(LLVM_MC, "llvm-19"), (GNU_AS, "binutils-aarch64-linux-gnu")]
        .into_iter()
        .filter(|(program, _)| Command::new(program).arg("--version").output().is_err())
        .map(|(_, package)| package)
        .collect()
}

/// A fresh folder.
pub fn scratch() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!(
        "a64-{}-{}",
        std::process::id(),
        NEXT.fetch_add(1, Ordering::Relaxed)
    );
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a scratch folder");
    folder
}
