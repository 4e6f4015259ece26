//! The text form of a graph: one line a value, exact to the bit.
//!
//! ```text
//! graph 1 "digits"
//! input %0 "page": u8[4, 3]
//! const %1 "scale": f32[] = 3b808081  # 0.003921569
//! const %2 "weights": f32[3, 64] = @"weights"
//! node %3 "pixels": f32[4, 3] = cast(%0) to=f32
//! node %4 "y" by "y/dot": f32[4, 64] = dot(%3, %2) lhs_batch=[] rhs_batch=[] lhs_contract=[1] rhs_contract=[0]
//! output "y" = %4
//! ```
//!
//! Numbers behind `%` are positions among the graph's values. Inputs, nodes and outputs keep the
//! order of their lines. A node whose name is not its result's has it behind `by`. Names and symbols
//! are quoted; `\"`, `\\`, `\n` and `\u{..}` are escaped.
//!
//! A small constant has its elements' bits in hex, one word an element. A large one is `@"name"`,
//! and its elements are beside the text: [`Text::tensors`] gives them, [`parse_text`] asks for them.
//! Float attributes are in the shortest decimal form that gives the same bits, or, for NaN, `0x` and
//! bits. What is behind `#` is a comment.

mod attrs;
mod error;
mod parse;
mod print;

pub use error::{ParseError, ParseErrorKind};
pub use parse::parse_text;
pub use print::{INLINE_ELEMS, Text, to_text, to_text_with};
