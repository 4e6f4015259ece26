//! An AArch64 machine: a small static program under an emulator, or on such a processor.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use weft_kernel::{EmittedCode, Piece};

/// Why code did not run to its end, or not as it must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A signal, by number.
    Signal(u64),
    /// A register of the caller's changed: 0 to 30 are x0 to x30, 32 to 63 the low halves of v0 to
    /// v31, 64 is the stack pointer, 65 FPCR.
    Register(u64),
    /// The caller's stack frame, just above the stack pointer, changed.
    Frame,
    /// Bytes beside an operand changed; scratch counts as the last one.
    Beside(u64),
}

/// What the tests need from outside, and what is missing of it.
pub fn missing() -> Vec<&'static str> {
    ["qemu-aarch64", "aarch64-linux-gnu-gcc"]
        .into_iter()
        .filter(|program| {
            let mut command = Command::new(program);
            command.arg("--version").stdout(Stdio::null());
            !command
                .stderr(Stdio::null())
                .status()
                .is_ok_and(|s| s.success())
        })
        .collect()
}

/// Compiles the program.
fn program() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/machine");
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("machine-{}", std::process::id()));
    let status = Command::new("aarch64-linux-gnu-gcc")
        .args(["-O1", "-Wall", "-Werror", "-static", "-o"])
        .arg(&to)
        .args([folder.join("machine.c"), folder.join("gate.S")])
        .status()
        .expect("the compiler runs");
    assert!(status.success(), "the machine's program does not compile");
    to
}

/// A running machine.
pub struct Machine {
    child: Child,
    to: Option<ChildStdin>,
    from: ChildStdout,
    program: PathBuf,
}

impl Machine {
    /// A processor that the emulator knows.
    pub fn new(cpu: &str) -> Machine {
        let program = program();
        let mut child = Command::new("qemu-aarch64")
            .args(["-cpu", cpu])
            .arg(&program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the emulator runs");
        let to = child.stdin.take();
        let from = child.stdout.take().expect("an output");
        Machine {
            child,
            to,
            from,
            program,
        }
    }

    /// Runs the pieces in order; gives the operands' bytes afterwards.
    pub fn run(
        &mut self,
        code: &EmittedCode,
        operands: &[Vec<u8>],
        pieces: &[Piece],
        at_end: bool,
    ) -> Result<Vec<Vec<u8>>, Fault> {
        assert_eq!(code.entry, 0);
        let mut request = Vec::new();
        let mut put = |n: u64| request.extend(n.to_le_bytes());
        put(code.bytes.len() as u64);
        put(code.scratch_bytes as u64);
        put(operands.len() as u64);
        put(pieces.len() as u64);
        put(u64::from(at_end));
        operands.iter().for_each(|o| put(o.len() as u64));
        for p in pieces {
            put(p.begin);
            put(p.end);
        }
        request.extend(&code.bytes);
        operands.iter().for_each(|o| request.extend(o));
        let to = self.to.as_mut().expect("an input");
        to.write_all(&request)
            .and_then(|()| to.flush())
            .expect("the machine takes a request");
        let mut number = || {
            let mut bytes = [0; 8];
            let read = self.from.read_exact(&mut bytes);
            read.expect("the machine answers");
            u64::from_le_bytes(bytes)
        };
        let (status, detail) = (number(), number());
        match status {
            0 => {}
            1 => return Err(Fault::Signal(detail)),
            2 if detail == 66 => return Err(Fault::Frame),
            2 => return Err(Fault::Register(detail)),
            _ => return Err(Fault::Beside(detail)),
        }
        let mut left = Vec::new();
        for o in operands {
            let mut bytes = vec![0; o.len()];
            self.from
                .read_exact(&mut bytes)
                .expect("the machine answers in full");
            left.push(bytes);
        }
        Ok(left)
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // Without input it ends.
        self.to = None;
        self.child.wait().ok();
        std::fs::remove_file(&self.program).ok();
    }
}
