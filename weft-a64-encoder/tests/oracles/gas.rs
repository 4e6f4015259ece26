//! GNU as.

use std::fs;
use std::process::Command;

use super::{llvm::pipe, tool};

/// The architecture and extensions of GNU as 2.40 that take the most.
pub const MARCH: &str = "armv9.3-a+sve2-aes+sve2-sha3+sve2-sm4+sve2-bitperm+f32mm+f64mm+sme+sme-f64+sme-i64\
+mops+memtag+ls64+rng+crypto+fp16+fp16fml+bf16+i8mm+cssc+lse+rcpc+rdma+sm4+sha3+aes+dotprod+compnum+flagm+pauth+predres+sb+ssbs+tme";

fn errors(stderr: &str) -> Vec<(usize, String)> {
    stderr
        .lines()
        .filter_map(|line| {
            let (_, rest) = line.split_once(".s:")?;
            let (number, message) = rest.split_once(": Error: ")?;
            Some((number.parse::<usize>().ok()? - 1, message.to_string()))
        })
        .collect()
}

/// The word of each line, or what GNU as says against it.
pub fn assemble(lines: &[String], march: &str) -> Vec<Result<u32, String>> {
    let mut answers = Vec::with_capacity(lines.len());
    for lines in lines.chunks(200_000) {
        answers.extend(chunk(lines, march));
    }
    answers
}

fn chunk(lines: &[String], march: &str) -> Vec<Result<u32, String>> {
    let folder = tool::scratch();
    let (source, object, binary) = (
        folder.join("in.s"),
        folder.join("in.o"),
        folder.join("in.bin"),
    );
    let mut answers: Vec<Option<Result<u32, String>>> = vec![None; lines.len()];
    // An error anywhere leaves no object, so refused lines are taken out until none is left.
    for round in 0..6 {
        let kept: Vec<usize> = (0..lines.len())
            .filter(|at| answers[*at].is_none())
            .collect();
        let text: String = kept.iter().map(|at| format!("{}\n", lines[*at])).collect();
        fs::write(&source, text).expect("the source is written");
        let mut command = Command::new(tool::GNU_AS);
        command
            .arg(format!("-march={march}"))
            .arg("-o")
            .arg(&object)
            .arg(&source);
        let (_, stderr) = pipe(&mut command, vec![]);
        let refused = errors(&stderr);
        if refused.is_empty() {
            let mut copy = Command::new(tool::GNU_OBJCOPY);
            copy.args(["-O", "binary", "-j", ".text"])
                .arg(&object)
                .arg(&binary);
            let (_, stderr) = pipe(&mut copy, vec![]);
            let code = fs::read(&binary).unwrap_or_else(|e| panic!("no code: {e} {stderr}"));
            assert_eq!(
                code.len(),
                kept.len() * 4,
                "round {round}: one word a line; {stderr}"
            );
            for (at, word) in kept.iter().zip(code.chunks(4)) {
                answers[*at] = Some(Ok(u32::from_le_bytes(word.try_into().expect("four bytes"))));
            }
            break;
        }
        for (line, message) in refused {
            answers[kept[line]] = Some(Err(message));
        }
    }
    let _ = fs::remove_dir_all(folder);
    answers
        .into_iter()
        .map(|a| a.expect("every line was judged"))
        .collect()
}
