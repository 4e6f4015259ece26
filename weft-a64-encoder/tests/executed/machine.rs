//! The machine's state, and a program that runs instructions on states under qemu.

use std::fs;
use std::process::Command;

use weft_a64_encoder::asm::Assembler;
use weft_a64_encoder::materialise::constant_x;
use weft_a64_encoder::parse;
use weft_a64_encoder::regs::X0To30;

pub const QEMU: &str = "qemu-aarch64";

/// Bytes of memory around the address in x8.
pub const MEMORY: usize = 512;
/// Where x8 points to in them.
pub const MIDDLE: usize = MEMORY / 2;
/// x0 to x15, v0 to v15, the flags, padding, memory.
const BLOCK: usize = 512 + MEMORY;
/// The states stand here in the program's memory, its code at `CODE`.
const DATA: u64 = 0x1000_0000;
const CODE: u64 = 0x40_0000;

/// What an instruction may read and write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub x: [u64; 16],
    pub v: [u128; 16],
    /// N, Z, C and V in bits 31 to 28, as in the system register.
    pub nzcv: u32,
    pub memory: Vec<u8>,
}

impl State {
    fn write(&self) -> Vec<u8> {
        let mut block = Vec::with_capacity(BLOCK);
        self.x.iter().for_each(|x| block.extend(x.to_le_bytes()));
        self.v.iter().for_each(|v| block.extend(v.to_le_bytes()));
        block.extend(u64::from(self.nzcv).to_le_bytes());
        block.resize(512, 0);
        block.extend(&self.memory);
        assert_eq!(block.len(), BLOCK);
        block
    }

    fn read(block: &[u8]) -> Self {
        let word = |at: usize| u64::from_le_bytes(block[at..at + 8].try_into().expect("8 bytes"));
        let v = |at: usize| u128::from(word(at)) | u128::from(word(at + 8)) << 64;
        Self {
            x: std::array::from_fn(|i| word(8 * i)),
            v: std::array::from_fn(|i| v(128 + 16 * i)),
            nzcv: word(384) as u32,
            memory: block[512..].to_vec(),
        }
    }

    /// The bytes at x8 plus `offset`, as a number.
    pub fn load(&self, offset: i64, bytes: usize) -> u128 {
        let at = (MIDDLE as i64 + offset) as usize;
        let list = self.memory[at..at + bytes].iter().rev();
        list.fold(0, |n, byte| n << 8 | u128::from(*byte))
    }

    pub fn store(&mut self, offset: i64, bytes: usize, value: u128) {
        let at = (MIDDLE as i64 + offset) as usize;
        self.memory[at..at + bytes].copy_from_slice(&value.to_le_bytes()[..bytes]);
    }
}

/// The address that x8 has in state `number`.
pub fn address(number: usize) -> u64 {
    DATA + (number * BLOCK + 512 + MIDDLE) as u64
}

/// Runs each word on its state, and returns the states after.
pub fn run(cases: &[(u32, State)]) -> Vec<State> {
    let mut asm = Assembler::new();
    let x = |n: u8| X0To30::new(n).expect("a register");
    let line = |asm: &mut Assembler, text: &str| asm.push(parse(text).expect(text));
    for (number, (word, _)) in cases.iter().enumerate() {
        let block = DATA + (number * BLOCK) as u64;
        for inst in constant_x(x(28), block).as_slice() {
            asm.push(*inst);
        }
        line(&mut asm, "ldr x27, [x28, #384]");
        line(&mut asm, "msr NZCV, x27");
        for pair in 0..8 {
            let (a, b) = (2 * pair, 2 * pair + 1);
            line(&mut asm, &format!("ldp x{a}, x{b}, [x28, #{}]", 16 * pair));
            line(
                &mut asm,
                &format!("ldp q{a}, q{b}, [x28, #{}]", 128 + 32 * pair),
            );
        }
        asm.word(*word);
        for pair in 0..8 {
            let (a, b) = (2 * pair, 2 * pair + 1);
            line(&mut asm, &format!("stp x{a}, x{b}, [x28, #{}]", 16 * pair));
            line(
                &mut asm,
                &format!("stp q{a}, q{b}, [x28, #{}]", 128 + 32 * pair),
            );
        }
        line(&mut asm, "mrs x27, NZCV");
        line(&mut asm, "str x27, [x28, #384]");
    }
    // write(1, states, their length), as often as it takes; then exit(0).
    let len = (cases.len() * BLOCK) as u64;
    for (register, value) in [(1, DATA), (2, len)] {
        for inst in constant_x(x(register), value).as_slice() {
            asm.push(*inst);
        }
    }
    let again = asm.here();
    for text in [
        "mov x0, #1",
        "mov x8, #64",
        "svc #0",
        "add x1, x1, x0",
        "sub x2, x2, x0",
    ] {
        line(&mut asm, text);
    }
    asm.cbnz_x(weft_a64_encoder::regs::names::X2, again);
    for text in ["mov x0, #0", "mov x8, #93", "svc #0"] {
        line(&mut asm, text);
    }
    let code = asm.finish_at(CODE).expect("code").to_bytes();
    let data: Vec<u8> = cases.iter().flat_map(|(_, state)| state.write()).collect();
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("a64-executed-{}", std::process::id()));
    fs::write(&path, elf(&code, &data)).expect("the program is written");
    let mut command = Command::new(QEMU);
    // The loader wants the mark of an executable file.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a mode");
    }
    let output = command
        .args(["-cpu", "max"])
        .arg(&path)
        .output()
        .expect("qemu starts");
    let _ = fs::remove_file(&path);
    assert!(
        output.status.success() && output.stdout.len() == data.len(),
        "qemu ended with {} after {} of {} bytes: {}",
        output.status,
        output.stdout.len(),
        data.len(),
        String::from_utf8_lossy(&output.stderr)
    );
    output.stdout.chunks(BLOCK).map(State::read).collect()
}

/// A static program of two segments.
fn elf(code: &[u8], data: &[u8]) -> Vec<u8> {
    let code_at = 0x1000u64;
    let data_at = (code_at + code.len() as u64).next_multiple_of(0x1000);
    let mut file = vec![0x7f, b'E', b'L', b'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    // An executable for AArch64.
    file.extend([2, 0, 183, 0, 1, 0, 0, 0]);
    file.extend(CODE.to_le_bytes());
    file.extend(64u64.to_le_bytes());
    file.extend(0u64.to_le_bytes());
    // No flags; sizes of this header and of two program headers; no sections.
    file.extend([0, 0, 0, 0, 64, 0, 56, 0, 2, 0, 64, 0, 0, 0, 0, 0]);
    for (flags, offset, address, len) in [
        (5u32, code_at, CODE, code.len()),
        (6, data_at, DATA, data.len()),
    ] {
        file.extend(1u32.to_le_bytes());
        file.extend(flags.to_le_bytes());
        for number in [offset, address, address, len as u64, len as u64, 0x1000] {
            file.extend(number.to_le_bytes());
        }
    }
    file.resize(code_at as usize, 0);
    file.extend(code);
    file.resize(data_at as usize, 0);
    file.extend(data);
    file
}
