//! Writes the bits of one elementary function for a range of input encodings to standard output.
//!
//!     cargo run --release -p weft-reference --example elementary_bits -- exp 0 4294967296 |
//! ./witness exp 0 4294967296
//!
//! Each result is four bytes, little-endian; see `tests/witness/witness.c` for what compares them.

use std::io::{self, Write};

use weft_reference::elementary as e;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, from, to] = arguments.as_slice() else {
        return Err("arguments: FUNCTION FROM TO".into());
    };
    let (from, to): (u64, u64) = (from.parse()?, to.parse()?);
    let function: fn(f32) -> f32 = match name.as_str() {
        "exp" => e::exp,
        "exp2" => e::exp2,
        "expm1" => e::expm1,
        "log" => e::log,
        "log2" => e::log2,
        "log1p" => e::log1p,
        "tanh" => e::tanh,
        "erf" => e::erf,
        "sin" => e::sin,
        "cos" => e::cos,
        "sigmoid" => e::sigmoid,
        "softplus" => e::softplus,
        "sqrt" => e::sqrt,
        "softmax_exp" => e::softmax_exp,
        "rsqrt" => e::rsqrt,
        other => return Err(format!("no function named {other}").into()),
    };
    let mut out = io::stdout().lock();
    let mut buffer = Vec::with_capacity(1 << 18);
    for bits in from..to.min(1 << 32) {
        buffer.extend_from_slice(
            &function(f32::from_bits(bits as u32))
                .to_bits()
                .to_le_bytes(),
        );
        if buffer.len() == buffer.capacity() {
            out.write_all(&buffer)?;
            buffer.clear();
        }
    }
    out.write_all(&buffer)?;
    Ok(())
}
