//! `weights.bin` and `inputs.bin`: bytes of a plan's weights and inputs, one behind the other.

use crate::error::RenderError;
use weft_plan::{BufferId, Place, Plan};

/// Each piece begins at a multiple of this in its file, and so do device allocations.
pub const ALIGN_BYTES: u64 = 256;

/// Where everything is: offsets in the two files and in the arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Offset of each weight in `weights.bin`.
    pub weights: Vec<u64>,
    /// Length of `weights.bin`.
    pub weights_bytes: u64,
    /// Offset of each input in `inputs.bin`.
    pub inputs: Vec<u64>,
    /// Length of `inputs.bin`.
    pub inputs_bytes: u64,
    /// Length of the arena.
    pub arena_bytes: u64,
}

impl Layout {
    /// The layout of a plan that was checked.
    pub fn of(plan: &Plan) -> Layout {
        let (weights, weights_bytes) = offsets(plan.weights.iter().map(|w| w.bytes));
        let inputs = plan.inputs.iter().map(|p| p.ty.bytes().unwrap_or(0));
        let (inputs, inputs_bytes) = offsets(inputs);
        Layout {
            weights,
            weights_bytes,
            inputs,
            inputs_bytes,
            arena_bytes: plan.arena_bytes,
        }
    }

    /// In which memory a buffer is (`arena`, `weights`, `inputs`), and at which byte.
    pub fn place(&self, plan: &Plan, buffer: BufferId) -> (&'static str, u64) {
        match plan.buffers[buffer.index()].place {
            Place::Arena(offset) => ("arena", offset),
            Place::Weight(i) => ("weights", self.weights[i]),
            Place::Input(i) => ("inputs", self.inputs[i]),
        }
    }

    /// The bytes of `weights.bin`.
    ///
    /// # Errors
    /// If there are not as many weights as the plan has, each of its length.
    pub fn weights_file<T: AsRef<[u8]>>(
        &self,
        plan: &Plan,
        weights: &[T],
    ) -> Result<Vec<u8>, RenderError> {
        let lengths = plan.weights.iter().map(|w| w.bytes).collect();
        joined(
            "weight",
            lengths,
            &self.weights,
            self.weights_bytes,
            weights,
        )
    }

    /// The bytes of `inputs.bin`.
    ///
    /// # Errors
    /// If there are not as many inputs as the plan has, each of its length.
    pub fn inputs_file<T: AsRef<[u8]>>(
        &self,
        plan: &Plan,
        inputs: &[T],
    ) -> Result<Vec<u8>, RenderError> {
        let lengths = plan.inputs.iter().map(|p| p.ty.bytes().unwrap_or(0));
        joined(
            "input",
            lengths.collect(),
            &self.inputs,
            self.inputs_bytes,
            inputs,
        )
    }
}

fn offsets(lengths: impl Iterator<Item = u64>) -> (Vec<u64>, u64) {
    let mut at = 0u64;
    let mut all = Vec::new();
    for length in lengths {
        all.push(at);
        at = at.saturating_add(length.div_ceil(ALIGN_BYTES).saturating_mul(ALIGN_BYTES));
    }
    (all, at)
}

fn joined<T: AsRef<[u8]>>(
    what: &str,
    lengths: Vec<u64>,
    offsets: &[u64],
    total: u64,
    pieces: &[T],
) -> Result<Vec<u8>, RenderError> {
    let count = |what: String, given: usize, expected: u64| {
        let given = given as u64;
        match given == expected {
            true => Ok(()),
            false => Err(RenderError::Count {
                what,
                given,
                expected,
            }),
        }
    };
    count(format!("{what}s"), pieces.len(), lengths.len() as u64)?;
    let mut file = Vec::with_capacity(total as usize);
    for (i, piece) in pieces.iter().enumerate() {
        let bytes = piece.as_ref();
        count(format!("bytes of {what} {i}"), bytes.len(), lengths[i])?;
        file.resize(offsets[i] as usize, 0);
        file.extend_from_slice(bytes);
    }
    file.resize(total as usize, 0);
    Ok(file)
}
