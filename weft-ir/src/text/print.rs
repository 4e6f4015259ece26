//! Writing a graph as text.

use super::attrs::{Attr, attributes};
use crate::dtype::DType;
use crate::graph::{Graph, ValueId};
use crate::shape::{Dim, TensorType};
use crate::tensor::Tensor;
use std::fmt::Write;

/// Constants of at most so many elements stand in the text itself.
pub const INLINE_ELEMS: usize = 16;

/// A graph as text, with the constants that are not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The lines.
    pub text: String,
    /// The constants that the text refers to, by name.
    pub tensors: Vec<(String, Tensor)>,
}

/// The text of a graph that verifies (symbolic extents apart).
///
/// ```
/// use weft_ir::{DType, GraphBuilder, parse_text, to_text};
///
/// let g = GraphBuilder::new("double");
/// let x = g.input("x", DType::F32, &[3]);
/// let y = x.mul(2.0)?.named("y");
/// g.output("y", &y)?;
/// let graph = g.finish()?;
/// let written = to_text(&graph);
/// assert_eq!(
///     written.text,
///     "graph 1 \"double\"\n\
///      input %0 \"x\": f32[3]\n\
///      const %1 \"mul_const\": f32[] = 40000000  # 2.0\n\
///      node %2 \"y\": f32[3] = mul(%0, %1)\n\
///      output \"y\" = %2\n"
/// );
/// assert_eq!(parse_text(&written.text, |_| None)?, graph);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn to_text(graph: &Graph) -> Text {
    to_text_with(graph, INLINE_ELEMS)
}

/// The text of a graph, with constants of at most `inline_elems` elements in the text itself.
pub fn to_text_with(graph: &Graph, inline_elems: usize) -> Text {
    let mut out = String::new();
    let mut tensors = Vec::new();
    line(&mut out, format_args!("graph 1 {}", Quoted(&graph.name)));
    for id in &graph.inputs {
        let head = head(graph, *id);
        line(&mut out, format_args!("input {head}"));
    }
    for (i, value) in graph.values.iter().enumerate() {
        let Some(tensor) = &value.constant else {
            continue;
        };
        let head = head(graph, ValueId(i as u32));
        if tensor.elems() <= inline_elems {
            let elems = elements(tensor);
            line(&mut out, format_args!("const {head} = {elems}"));
        } else {
            line(
                &mut out,
                format_args!("const {head} = @{}", Quoted(&value.name)),
            );
            tensors.push((value.name.clone(), tensor.clone()));
        }
    }
    for node in &graph.nodes {
        let value = graph.value(node.output);
        let by = if node.name == value.name {
            String::new()
        } else {
            format!(" by {}", Quoted(&node.name))
        };
        let operands: Vec<String> = node.inputs.iter().map(|id| format!("%{}", id.0)).collect();
        let mut attrs = String::new();
        for (name, attr) in attributes(&node.op) {
            attrs.push(' ');
            attrs.push_str(name);
            attrs.push('=');
            attribute(&mut attrs, &attr);
        }
        line(
            &mut out,
            format_args!(
                "node %{} {}{by}: {} = {}({}){attrs}",
                node.output.0,
                Quoted(&value.name),
                Type(&value.ty),
                node.op.name(),
                operands.join(", "),
            ),
        );
    }
    for output in &graph.outputs {
        let name = Quoted(&output.name);
        line(
            &mut out,
            format_args!("output {name} = %{}", output.value.0),
        );
    }
    Text { text: out, tensors }
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{text}");
}

/// `%3 "name": f32[2]`.
fn head(graph: &Graph, id: ValueId) -> String {
    let value = graph.value(id);
    format!("%{} {}: {}", id.0, Quoted(&value.name), Type(&value.ty))
}

/// The elements' bits, and for a few floats the numbers as a comment.
fn elements(tensor: &Tensor) -> String {
    let digits = 2 * tensor.dtype().size_bytes();
    let words: Vec<String> = (0..tensor.elems())
        .map(|i| format!("{:0digits$x}", tensor.bits(i)))
        .collect();
    let mut text = words.join(" ");
    if (1..=4).contains(&tensor.elems()) && tensor.dtype().is_float() {
        text.push_str("  #");
        for i in 0..tensor.elems() {
            text.push(' ');
            text.push_str(&number(tensor.dtype(), tensor.bits(i)));
        }
    }
    text
}

fn number(dtype: DType, bits: u64) -> String {
    match dtype {
        DType::F64 => format!("{:?}", f64::from_bits(bits)),
        DType::F16 => format!("{:?}", half::f16::from_bits(bits as u16).to_f32()),
        DType::BF16 => format!("{:?}", half::bf16::from_bits(bits as u16).to_f32()),
        _ => format!("{:?}", f32::from_bits(bits as u32)),
    }
}

fn attribute(out: &mut String, attr: &Attr) {
    let list = |items: Vec<String>| format!("[{}]", items.join(", "));
    let text = match attr {
        Attr::Int(value) => value.to_string(),
        Attr::Ints(values) => list(values.iter().map(ToString::to_string).collect()),
        Attr::Float(value) if value.0.is_nan() => format!("{:#010x}", value.bits()),
        Attr::Float(value) => format!("{:?}", value.0),
        Attr::Doubles(bits) => list(bits.iter().map(|bits| double(*bits)).collect()),
        Attr::Word(word) => word.clone(),
    };
    out.push_str(&text);
}

/// A number with a point or an exponent, or bits.
fn double(bits: u64) -> String {
    let value = f64::from_bits(bits);
    if value.is_finite() {
        format!("{value:?}")
    } else {
        format!("{bits:#018x}")
    }
}

/// A string in quotes.
struct Quoted<'a>(&'a str);

impl std::fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                c if c.is_control() => write!(f, "\\u{{{:x}}}", u32::from(c))?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}

/// A type, with symbols in quotes.
struct Type<'a>(&'a TensorType);

impl std::fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}[", self.0.dtype)?;
        for (i, dim) in self.0.shape.0.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            match dim {
                Dim::Fixed(n) => write!(f, "{n}")?,
                Dim::Symbol { name, min, max } => write!(f, "{}:{min}..={max}", Quoted(name))?,
            }
        }
        f.write_char(']')
    }
}
