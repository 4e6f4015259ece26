//! Who computes outputs: the reference, a lowering, or an outside witness.

use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use weft::Session;
use weft::compile::Compiled;
use weft::ir::{DType, Graph, Op, TensorType, UnaryFn};

use crate::Failure;
use crate::domain::canonical;
use crate::lowering::Lowering;

/// Elements of the kernel that a lowering is run through: input and output stay in the second level
/// of cache.
const BLOCK: usize = 1 << 15;

/// Computes outputs.
pub trait Source: Send {
    /// Results for the inputs whose encodings begin at `first`, little-endian, NaNs canonical.
    fn outputs(&mut self, first: u32, out: &mut [u8]) -> Result<(), Failure>;
}

impl Source for Box<dyn Source> {
    fn outputs(&mut self, first: u32, out: &mut [u8]) -> Result<(), Failure> {
        (**self).outputs(first, out)
    }
}

/// The reference.
pub struct Reference(pub fn(f32) -> f32);

impl Source for Reference {
    fn outputs(&mut self, first: u32, out: &mut [u8]) -> Result<(), Failure> {
        for (bits, out) in (first..=u32::MAX).zip(out.chunks_exact_mut(4)) {
            out.copy_from_slice(&(self.0)(f32::from_bits(bits)).to_bits().to_le_bytes());
        }
        Ok(())
    }
}

/// A program that writes results for a range of inputs to its standard output.
pub struct Witness {
    pub program: PathBuf,
    pub function: &'static str,
}

impl Source for Witness {
    fn outputs(&mut self, first: u32, out: &mut [u8]) -> Result<(), Failure> {
        let end = u64::from(first) + (out.len() / 4) as u64;
        let mut child = Command::new(&self.program)
            .args([self.function, &first.to_string(), &end.to_string(), "emit"])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut stdout = child.stdout.take().expect("standard output is piped");
        let read = stdout.read_exact(out);
        drop(stdout);
        let status = child.wait()?;
        if !status.success() {
            return Err(format!("{} ended with {status}", self.program.display()).into());
        }
        Ok(read?)
    }
}

/// A kernel of one function, for one lowering.
pub fn compile(lowering: Lowering, function: UnaryFn) -> Result<Compiled, Failure> {
    let mut graph = Graph::named(function.name());
    let x = graph.add_input("x", TensorType::fixed(DType::F32, &[BLOCK as u64]));
    let y = graph.add_node("y", Op::Unary(function), &[x])?;
    graph.add_output("y", y);
    lowering.compile(&graph)
}

/// A kernel in one of its lowerings.
pub struct Kernel {
    session: Session,
    input: Vec<u8>,
}

impl Kernel {
    /// Binds the kernel to memory.
    pub fn new(compiled: &Compiled) -> Result<Self, Failure> {
        Ok(Self {
            session: compiled.session(1)?,
            input: vec![0; BLOCK * 4],
        })
    }
}

impl Source for Kernel {
    fn outputs(&mut self, first: u32, out: &mut [u8]) -> Result<(), Failure> {
        for (block, out) in out.chunks_exact_mut(BLOCK * 4).enumerate() {
            let first = first + (block * BLOCK) as u32;
            for (at, input) in self.input.chunks_exact_mut(4).enumerate() {
                input.copy_from_slice(&(first + at as u32).to_le_bytes());
            }
            self.session.set_input(0, &self.input)?;
            self.session.run()?;
            let results = self.session.output(0);
            for (out, result) in out.chunks_exact_mut(4).zip(results.chunks_exact(4)) {
                let bits = canonical(crate::domain::word(result));
                out.copy_from_slice(&bits.to_le_bytes());
            }
        }
        Ok(())
    }
}

/// Whether the witness knows a function: it has the correctly rounded ones.
pub fn has_witness(function: &str) -> bool {
    !matches!(function, "rsqrt" | "softmax_exp")
}
