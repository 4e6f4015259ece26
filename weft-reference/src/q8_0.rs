//! Q8_0: numbers as blocks of 32 signed bytes with a scale, and their dot product.
//!
//! [`Stored`] blocks, as files hold them, have f16 scales. [`Activations`] are made in a run, and
//! their scales stay f32.
//!
//! ```text
//! a = max |x|            of the 32 numbers; a NaN wins
//! d = a / 127            in f32
//! q = round_even(x / d)  by division, in [-127, 127]; 0 where d is 0
//! ```
//!
//! Where `a` is infinite or NaN the block's scale is NaN and its codes are 0, so that all it meets
//! becomes NaN. Where `a` is so small that d is subnormal, the quotient may exceed 127 and is held
//! there.
//!
//! The product of two rows, block by block in order, from `acc` = +0, in one chain without segments:
//!
//! ```text
//! isum = the sum of the 32 products of codes       exact, in i32
//! acc = fma(f32(isum), dx * dw, acc)               dx * dw rounded to f32; isum is exact in f32
//! ```

use crate::fma::fma_f32;
use crate::half_float::{F16, f16_to_f32};
use crate::integral;
use crate::scalar::Arith;
use half::f16;

/// Numbers of a block.
pub const BLOCK: usize = 32;

/// Why there are no blocks or no product.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Q8Error {
    /// A row that does not consist of whole blocks.
    #[error("{elems} numbers are no whole blocks of {BLOCK}")]
    NotWholeBlocks {
        /// Its numbers.
        elems: usize,
    },
    /// Codes and scales that do not belong together.
    #[error("{codes} codes need {} scales, {scales} given", codes / BLOCK)]
    Scales {
        /// Codes.
        codes: usize,
        /// Scales.
        scales: usize,
    },
    /// A scale that is infinite or NaN in f16.
    #[error("the scale of block {block} has the f16 bits {bits:#06x}, which are not finite")]
    ScaleNotFinite {
        /// Which block.
        block: usize,
        /// Bits of the scale.
        bits: u16,
    },
    /// Two rows of different lengths.
    #[error("a row of {left} blocks has no product with one of {right}")]
    Lengths {
        /// Blocks of the left row.
        left: usize,
        /// Blocks of the right row.
        right: usize,
    },
}

/// Blocks made in a run: f32 scales.
#[derive(Clone, Debug, PartialEq)]
pub struct Activations {
    codes: Vec<i8>,
    scales: Vec<f32>,
}

/// Blocks as files hold them: f16 scales, all finite.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    codes: Vec<i8>,
    scales: Vec<f16>,
}

/// Quantises a row; see the module for the rule.
///
/// # Errors
/// If it does not consist of whole blocks. An empty row is one of no blocks.
///
/// ```
/// use weft_reference::q8_0::quantize;
///
/// let mut x = [0.0f32; 32];
/// x[..4].copy_from_slice(&[127.0, 0.5, 1.5, -2.5]);
/// let blocks = quantize(&x)?;
/// assert_eq!(blocks.scales(), [1.0]);
/// assert_eq!(blocks.codes()[..4], [127, 0, 2, -2]);
/// # Ok::<(), weft_reference::q8_0::Q8Error>(())
/// ```
pub fn quantize(x: &[f32]) -> Result<Activations, Q8Error> {
    if !x.len().is_multiple_of(BLOCK) {
        return Err(Q8Error::NotWholeBlocks { elems: x.len() });
    }
    let mut codes = Vec::with_capacity(x.len());
    let mut scales = Vec::with_capacity(x.len() / BLOCK);
    for block in x.chunks_exact(BLOCK) {
        let largest = block
            .iter()
            .fold(0.0f32, |so_far, x| so_far.larger(Arith::abs(*x)));
        if !largest.is_finite() {
            scales.push(f32::NAN);
            codes.extend([0; BLOCK]);
            continue;
        }
        let d = largest / 127.0;
        scales.push(d);
        codes.extend(block.iter().map(|x| code(*x, d)));
    }
    Ok(Activations { codes, scales })
}

/// The code of a finite number in a block of scale `d`.
fn code(x: f32, d: f32) -> i8 {
    if d == 0.0 {
        return 0;
    }
    let quotient = x / d;
    // A rounding of an f32 to an integral value is the same in f64.
    integral::round_even(f64::from(quotient)).clamp(-127.0, 127.0) as i8
}

impl Activations {
    /// The codes, 32 for each block.
    pub fn codes(&self) -> &[i8] {
        &self.codes
    }

    /// The scales, one for each block; NaN where the block held a number that is not finite.
    pub fn scales(&self) -> &[f32] {
        &self.scales
    }

    /// The blocks as a file holds them: the same codes (which belong to the f32 scales), and scales
    /// rounded to f16. A scale that becomes 0 there stays a block, of zeros.
    ///
    /// # Errors
    /// If a scale is not finite in f16: one of 65,520 or more, or NaN.
    pub fn stored(&self) -> Result<Stored, Q8Error> {
        let scales = self.scales.iter();
        let scales = scales.map(|d| f16::from_bits(F16.round_f64(f64::from(*d))));
        Stored::new(self.codes.clone(), scales.collect())
    }
}

impl Stored {
    /// Blocks of these codes, any byte, and scales.
    ///
    /// # Errors
    /// If the codes are no whole blocks with a scale each, or a scale is not finite.
    pub fn new(codes: Vec<i8>, scales: Vec<f16>) -> Result<Self, Q8Error> {
        if !codes.len().is_multiple_of(BLOCK) {
            return Err(Q8Error::NotWholeBlocks { elems: codes.len() });
        }
        if codes.len() / BLOCK != scales.len() {
            return Err(Q8Error::Scales {
                codes: codes.len(),
                scales: scales.len(),
            });
        }
        if let Some(block) = scales.iter().position(|d| !d.is_finite()) {
            let bits = scales[block].to_bits();
            return Err(Q8Error::ScaleNotFinite { block, bits });
        }
        Ok(Stored { codes, scales })
    }

    /// The codes, 32 for each block.
    pub fn codes(&self) -> &[i8] {
        &self.codes
    }

    /// The scales, one for each block.
    pub fn scales(&self) -> &[f16] {
        &self.scales
    }

    /// The numbers that the blocks stand for: `f32(q) * f32(d)`, which is exact.
    pub fn dequantize(&self) -> Vec<f32> {
        let blocks = self.codes.chunks_exact(BLOCK).zip(&self.scales);
        blocks
            .flat_map(|(codes, d)| {
                let d = f16_to_f32(d.to_bits());
                codes.iter().map(move |q| f32::from(*q) * d)
            })
            .collect()
    }
}

/// The dot product of two rows; see the module for the rule. +0 for rows without blocks; a NaN is
/// canonical.
///
/// # Errors
/// If the rows differ in length.
pub fn dot(x: &Activations, w: &Stored) -> Result<f32, Q8Error> {
    if x.scales.len() != w.scales.len() {
        return Err(Q8Error::Lengths {
            left: x.scales.len(),
            right: w.scales.len(),
        });
    }
    let mut acc = 0.0f32;
    let blocks = x.codes.chunks_exact(BLOCK).zip(w.codes.chunks_exact(BLOCK));
    for (block, (xs, ws)) in blocks.enumerate() {
        // At most 32 * 128 * 128 = 2^19 in magnitude.
        let products = xs
            .iter()
            .zip(ws)
            .map(|(x, w)| i32::from(*x) * i32::from(*w));
        let isum: i32 = products.sum();
        let scale = x.scales[block] * f16_to_f32(w.scales[block].to_bits());
        acc = fma_f32(isum as f32, scale, acc);
    }
    Ok(if acc.is_nan() { f32::NAN } else { acc })
}
