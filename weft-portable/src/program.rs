//! A kernel's stages as lists of steps over numbered buffers, made once and run often.
//!
//! Values live in one of three spaces:
//!
//! - *constant*: the same everywhere; computed once a call, one chunk;
//! - *row*: one value for each point of the outer axes; computed once for a batch of rows;
//! - *element*: one value for each element of a block.
//!
//! A batch is either one row, walked in blocks along the inner axis, or, where rows are short,
//! several whole rows in one block. With one row, a row value is a chunk of equal elements that
//! serves every chunk of the block; with several, it is a vector with an element for each row, and is
//! expanded into a block where elements need it.

mod allocate;
mod build;
mod fuse;
mod graph;
mod streams;

use crate::elementwise::chain::{Bound, ChainElem};
use crate::elementwise::{ChainOp, Fn1, Fn2, Fn3};
pub(crate) use build::{Kind, StageSource, build};
pub(crate) use graph::malformed;
use weft_kernel::{Elem, Over, ReduceOp};

/// Where an operand of a step is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ref {
    /// One chunk for everything.
    Const(usize),
    /// A vector of rows, in a step that works on rows.
    Rows(usize),
    /// A row value in a step that works on elements: the splat itself for a single row, the expanded
    /// block for several.
    Expanded { row: usize, full: usize },
    /// A block.
    Block(usize),
    /// A scratch row, at the block's place in it.
    ScratchRow(usize),
}

/// What a step does.
#[derive(Clone)]
pub(crate) enum Work {
    /// Splats constant bits.
    Const { bits: u64 },
    /// Loads.
    Load { access: usize },
    /// Loads displaced elements.
    Gather {
        access: usize,
        wide: bool,
        stride: i64,
    },
    /// Writes the coordinate of an outer axis, or of the inner one.
    Coord { axis: usize },
    /// Copies the contraction's sums.
    Acc,
    /// Reads a table.
    Lookup { table: usize },
    /// Runs a loop over one operand.
    Map1 { f: Fn1, chain: Option<ChainOp> },
    /// Runs a loop over two operands.
    Map2 { f: Fn2, chain: Option<ChainOp> },
    /// Runs a loop over three operands.
    Map3 { f: Fn3, chain: Option<ChainOp> },
    /// Runs links one after the other on the first operand.
    Chain {
        elem: ChainElem,
        /// Each once; none while values are virtual.
        operands: Vec<Ref>,
        links: Vec<Bound>,
    },
    /// Writes row values to the elements of their rows; unless `always`, only for several rows.
    Expand { always: bool },
    /// Copies.
    Copy,
}

/// One step.
pub(crate) struct Step {
    /// What is done.
    pub work: Work,
    /// The buffer it writes.
    pub out: usize,
    /// Bytes of an element of the result.
    pub size: usize,
    /// The operands, as many as there are.
    pub args: [Ref; 3],
}

/// What a stage leaves behind.
pub(crate) enum EffectStep {
    /// Writes to an operand.
    Store { access: usize, value: Ref },
    /// Writes to a scratch row, or to a slot.
    Keep { out: usize, size: usize, value: Ref },
    /// Takes the block's elements into a reduction.
    Reduce {
        op: ReduceOp,
        elem: Elem,
        value: Ref,
        slot: usize,
        state: usize,
    },
}

/// One stage.
pub(crate) struct StageProgram {
    /// How often it runs.
    pub over: Over,
    /// Steps on rows.
    pub row_steps: Vec<Step>,
    /// Steps on elements.
    pub block_steps: Vec<Step>,
    /// What follows the steps.
    pub effects: Vec<EffectStep>,
    /// The same as one stream from memory to memory, if it is one.
    pub stream: Option<StreamProgram>,
}

/// A stage that is one chain between contiguous loads and one contiguous store.
pub(crate) struct StreamProgram {
    /// The type of every element.
    pub elem: ChainElem,
    /// The chain's operands, the value that it starts from first.
    pub operands: Vec<StreamOperand>,
    /// The links.
    pub links: Vec<Bound>,
    /// Access of the output.
    pub output: usize,
}

/// Where an operand of a stream comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StreamOperand {
    /// Loaded by an access.
    Load { access: usize },
    /// A buffer of equal elements.
    Splat { buffer: usize },
}

/// What is kept in a buffer, which fixes how long it must be.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BufferSpec {
    /// One chunk.
    Const { size: usize },
    /// One element for each row of a batch.
    Rows { size: usize },
    /// One element for each element of a block.
    Block { size: usize },
    /// One element for each element of a row, or of a block if that is longer.
    ScratchRow { size: usize },
}

/// All stages of a kernel.
pub(crate) struct Program {
    /// Steps on constants.
    pub const_steps: Vec<Step>,
    /// The stages.
    pub stages: Vec<StageProgram>,
    /// The buffers.
    pub buffers: Vec<BufferSpec>,
    /// Tables of the inlined functions, each entry zero-extended.
    pub tables: Vec<Vec<u64>>,
    /// Number of reductions.
    pub reductions: usize,
    /// Elements of a block: whole chunks.
    pub block: usize,
    /// Outer axes whose coordinates are read.
    pub coords: Vec<usize>,
    /// Accesses that something uses.
    pub used: Vec<bool>,
}
