//! What is known of a pass so far, in a file that only ever grows.
//!
//! A line is a finished chunk: its number, the chaining value of its outputs, how many of them are
//! wrong, and the microseconds they took.
//! The file's name holds a key of all that the outputs depend on, so another program begins another
//! file. A last line that was cut off in the middle is not read.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use blake3::hazmat::ChainingValue;

use crate::domain::CHUNKS;

/// A finished chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    pub value: ChainingValue,
    pub wrong: u64,
    pub micros: u64,
}

/// A pass.
pub struct State {
    file: File,
    pub chunks: Vec<Option<Done>>,
}

impl State {
    /// Opens a pass, or begins it.
    pub fn open(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        // A line that was cut off goes, or the next one would be appended to it.
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut chunks = vec![None; CHUNKS];
        for line in text[..whole].lines() {
            if let Some((chunk, done)) = parse(line) {
                chunks[chunk] = Some(done);
            }
        }
        Ok(Self { file, chunks })
    }

    /// The chunks that are not done, or were compared with something else than `expected`.
    pub fn missing(&self, expected: Option<&[ChainingValue]>) -> Vec<usize> {
        let is_open = |(chunk, done): &(usize, &Option<Done>)| match (done, expected) {
            (None, _) => true,
            (Some(done), Some(expected)) => (done.value == expected[*chunk]) != (done.wrong == 0),
            (Some(_), None) => false,
        };
        let chunks = self.chunks.iter().enumerate();
        chunks.filter(is_open).map(|(chunk, _)| chunk).collect()
    }

    /// Writes a chunk down.
    pub fn add(&mut self, chunk: usize, done: Done) -> io::Result<()> {
        let line = format!(
            "{chunk} {} {} {}\n",
            hex(&done.value),
            done.wrong,
            done.micros
        );
        self.file.write_all(line.as_bytes())?;
        self.chunks[chunk] = Some(done);
        Ok(())
    }

    /// All chunks, if none is missing.
    pub fn finished(&self) -> Option<Vec<Done>> {
        self.chunks.iter().copied().collect()
    }
}

fn hex(value: &ChainingValue) -> String {
    value.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn parse(line: &str) -> Option<(usize, Done)> {
    let words: Vec<&str> = line.split(' ').collect();
    let [chunk, value, wrong, micros] = words.as_slice() else {
        return None;
    };
    let chunk = chunk.parse().ok().filter(|chunk| *chunk < CHUNKS)?;
    if value.len() != 64 || !value.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&value[2 * at..2 * at + 2], 16).ok()?;
    }
    let done = Done {
        value: bytes,
        wrong: wrong.parse().ok()?,
        micros: micros.parse().ok()?,
    };
    Some((chunk, done))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupted_pass_goes_on_where_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/exp.txt");
        let done = |n: u8| Done {
            value: [n; 32],
            wrong: u64::from(n),
            micros: 17,
        };
        let mut state = State::open(&path).unwrap();
        state.add(5, done(5)).unwrap();
        state.add(2, done(2)).unwrap();
        drop(state);
        let mut cut_off = std::fs::read(&path).unwrap();
        cut_off.extend_from_slice(b"7 0707");
        std::fs::write(&path, cut_off).unwrap();
        let mut state = State::open(&path).unwrap();
        assert_eq!(state.missing(None).len(), CHUNKS - 2);
        state.add(7, done(7)).unwrap();
        drop(state);
        let state = State::open(&path).unwrap();
        for n in [2, 5, 7] {
            assert_eq!(state.chunks[n], Some(done(n as u8)));
        }
        assert_eq!(state.missing(None).len(), CHUNKS - 3);
        assert_eq!(state.finished(), None);
    }

    #[test]
    fn planted_fault_a_chunk_that_was_compared_with_something_else_is_done_again() {
        let folder = tempfile::tempdir().unwrap();
        let mut state = State::open(&folder.path().join("exp.txt")).unwrap();
        for chunk in 0..CHUNKS {
            let done = Done {
                value: [1; 32],
                wrong: 0,
                micros: 1,
            };
            state.add(chunk, done).unwrap();
        }
        let mut expected = vec![[1; 32]; CHUNKS];
        assert_eq!(state.missing(Some(&expected)), []);
        expected[9] = [2; 32];
        assert_eq!(state.missing(Some(&expected)), [9]);
        state.chunks[9].as_mut().unwrap().wrong = 3;
        assert_eq!(state.missing(Some(&expected)), []);
        expected[9] = [1; 32];
        assert_eq!(state.missing(Some(&expected)), [9]);
    }

    #[test]
    fn planted_fault_lines_that_are_none_are_not_believed() {
        let value = "ab".repeat(32);
        assert!(parse(&format!("3 {value} 0 9")).is_some());
        for line in [
            format!("1024 {value} 0 9"),
            format!("3 {} 0 9", &value[2..]),
            format!("3 {}zz 0 9", &value[2..]),
            format!("3 {value} 0"),
            format!("3 {value} -1 9"),
        ] {
            assert_eq!(parse(&line), None, "{line}");
        }
    }
}
