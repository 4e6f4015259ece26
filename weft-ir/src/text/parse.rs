//! Reading a graph from text.

use super::attrs::{Attr, Attributes};
use super::error::{ParseError, ParseErrorKind};
use crate::attr::F32;
use crate::dtype::DType;
use crate::graph::{Graph, Node, Output, ValueId, ValueInfo};
use crate::shape::{Dim, Shape, TensorType};
use crate::tensor::Tensor;

type Parsed<T> = Result<T, ParseErrorKind>;

/// The graph that a text stands for. `tensors` gives the constants that the text refers to.
///
/// Every id that the graph has is one of its values; all else is for [`crate::verify()`] to check.
/// Memory stays within a small multiple of text and tensors.
///
/// # Errors
/// The first line that is not understood, and why.
pub fn parse_text(
    text: &str,
    tensors: impl Fn(&str) -> Option<Tensor>,
) -> Result<Graph, ParseError> {
    let mut graph = Graph::default();
    let mut values: Vec<(u32, ValueInfo)> = Vec::new();
    let mut begun = false;
    let mut last = 1;
    // For each line that reads values, the values.
    let mut reads: Vec<(usize, ValueId)> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        last = i + 1;
        let at = |kind| ParseError { line: last, kind };
        let mut cursor = Cursor { rest: line };
        cursor.skip_space();
        if cursor.is_at_end() {
            continue;
        }
        let keyword = cursor.identifier("a keyword").map_err(at)?;
        match keyword {
            "graph" if !begun => {
                begun = true;
                graph.name = header(&mut cursor).map_err(at)?;
            }
            "input" if begun => {
                let (id, value) = input(&mut cursor).map_err(at)?;
                graph.inputs.push(ValueId(id));
                values.push((id, value));
            }
            "const" if begun => values.push(constant(&mut cursor, &tensors).map_err(at)?),
            "node" if begun => {
                let (id, value, node) = node(&mut cursor).map_err(at)?;
                reads.extend(node.inputs.iter().map(|input| (last, *input)));
                values.push((id, value));
                graph.nodes.push(node);
            }
            "output" if begun => {
                let output = output(&mut cursor).map_err(at)?;
                reads.push((last, output.value));
                graph.outputs.push(output);
            }
            _ => {
                let what = if begun {
                    "input, const, node or output"
                } else {
                    "graph"
                };
                return Err(at(expected(what, keyword)));
            }
        }
        cursor.end().map_err(at)?;
    }
    if !begun {
        return Err(ParseError {
            line: last,
            kind: expected("graph", ""),
        });
    }
    graph.values = in_order(values).map_err(|kind| ParseError { line: last, kind })?;
    let values = graph.values.len();
    match reads.iter().find(|(_, id)| id.index() >= values) {
        None => Ok(graph),
        Some((line, id)) => Err(ParseError {
            line: *line,
            kind: ParseErrorKind::Undefined { id: id.0 },
        }),
    }
}

/// Values by their position; none is missing and none is there twice.
fn in_order(mut values: Vec<(u32, ValueInfo)>) -> Parsed<Vec<ValueInfo>> {
    values.sort_by_key(|(id, _)| *id);
    for (i, (id, _)) in values.iter().enumerate() {
        let i = i as u32;
        match id.cmp(&i) {
            std::cmp::Ordering::Equal => {}
            std::cmp::Ordering::Less => return Err(ParseErrorKind::DefinedTwice { id: *id }),
            std::cmp::Ordering::Greater => return Err(ParseErrorKind::Undefined { id: i }),
        }
    }
    Ok(values.into_iter().map(|(_, value)| value).collect())
}

fn header(cursor: &mut Cursor<'_>) -> Parsed<String> {
    let version = cursor.unsigned("a version")?;
    if version != 1 {
        return Err(ParseErrorKind::Version { version });
    }
    cursor.quoted()
}

fn input(cursor: &mut Cursor<'_>) -> Parsed<(u32, ValueInfo)> {
    let id = cursor.id()?;
    let name = cursor.quoted()?;
    cursor.expect(":", "a colon")?;
    let ty = cursor.ty()?;
    Ok((
        id.0,
        ValueInfo {
            name,
            ty,
            constant: None,
        },
    ))
}

fn constant(
    cursor: &mut Cursor<'_>,
    tensors: &impl Fn(&str) -> Option<Tensor>,
) -> Parsed<(u32, ValueInfo)> {
    let (id, mut value) = input(cursor)?;
    cursor.expect("=", "=")?;
    let tensor = if cursor.accept("@") {
        let name = cursor.quoted()?;
        let tensor =
            tensors(&name).ok_or_else(|| ParseErrorKind::MissingTensor { name: name.clone() })?;
        if tensor.ty() != value.ty {
            return Err(ParseErrorKind::WrongTensor {
                name,
                given: tensor.ty(),
                needed: value.ty,
            });
        }
        tensor
    } else {
        let extents = value
            .ty
            .shape
            .extents()
            .ok_or_else(|| expected("fixed extents of a constant", cursor.rest))?;
        let dtype = value.ty.dtype;
        let mut bytes = Vec::new();
        while !cursor.is_at_end() {
            let word = cursor.identifier("the bits of an element")?;
            bytes.extend_from_slice(&element(word, dtype)?);
        }
        Tensor::from_bytes(dtype, extents, bytes)?
    };
    value.constant = Some(tensor);
    Ok((id, value))
}

/// The bytes of an element, from all its hex digits.
fn element(word: &str, dtype: DType) -> Parsed<Vec<u8>> {
    let size = dtype.size_bytes();
    match u64::from_str_radix(word, 16) {
        Ok(bits) if word.len() == 2 * size => Ok(bits.to_le_bytes()[..size].to_vec()),
        _ => Err(ParseErrorKind::WrongBits {
            word: word.to_owned(),
            dtype,
        }),
    }
}

fn node(cursor: &mut Cursor<'_>) -> Parsed<(u32, ValueInfo, Node)> {
    let id = cursor.id()?;
    let name = cursor.quoted()?;
    let node_name = if cursor.accept("by") {
        cursor.quoted()?
    } else {
        name.clone()
    };
    cursor.expect(":", "a colon")?;
    let ty = cursor.ty()?;
    cursor.expect("=", "=")?;
    let op = cursor.identifier("the name of an op")?;
    cursor.expect("(", "an opening bracket")?;
    let mut inputs = Vec::new();
    while !cursor.accept(")") {
        if !inputs.is_empty() {
            cursor.expect(",", "a comma or a closing bracket")?;
        }
        inputs.push(cursor.id()?);
    }
    let mut attrs = Vec::new();
    while !cursor.is_at_end() {
        let name = cursor.identifier("an attribute")?.to_owned();
        cursor.expect("=", "=")?;
        attrs.push((name, cursor.attribute()?));
    }
    let value = ValueInfo {
        name,
        ty,
        constant: None,
    };
    let node = Node {
        name: node_name,
        op: Attributes::new(op, attrs).into_op()?,
        inputs,
        output: id,
    };
    Ok((id.0, value, node))
}

fn output(cursor: &mut Cursor<'_>) -> Parsed<Output> {
    let name = cursor.quoted()?;
    cursor.expect("=", "=")?;
    let value = cursor.id()?;
    Ok(Output { name, value })
}

fn expected(what: &'static str, rest: &str) -> ParseErrorKind {
    ParseErrorKind::Expected {
        what,
        found: rest.chars().take(24).collect(),
    }
}

/// What is left of a line.
struct Cursor<'a> {
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Whether nothing but a comment is left.
    fn is_at_end(&mut self) -> bool {
        self.skip_space();
        self.rest.is_empty() || self.rest.starts_with('#')
    }

    fn end(&mut self) -> Parsed<()> {
        if self.is_at_end() {
            return Ok(());
        }
        Err(expected("the end of the line", self.rest))
    }

    fn accept(&mut self, token: &str) -> bool {
        self.skip_space();
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str, what: &'static str) -> Parsed<()> {
        if self.accept(token) {
            return Ok(());
        }
        Err(expected(what, self.rest))
    }

    /// The longest run of characters that satisfy `is`.
    fn run(&mut self, what: &'static str, is: impl Fn(char) -> bool) -> Parsed<&'a str> {
        self.skip_space();
        let end = self.rest.find(|c| !is(c)).unwrap_or(self.rest.len());
        if end == 0 {
            return Err(expected(what, self.rest));
        }
        let (run, rest) = self.rest.split_at(end);
        self.rest = rest;
        Ok(run)
    }

    fn identifier(&mut self, what: &'static str) -> Parsed<&'a str> {
        self.run(what, |c| c.is_ascii_alphanumeric() || c == '_')
    }

    fn unsigned(&mut self, what: &'static str) -> Parsed<u64> {
        let digits = self.run(what, |c| c.is_ascii_digit())?;
        digits.parse().map_err(|_| expected(what, digits))
    }

    fn id(&mut self) -> Parsed<ValueId> {
        self.expect("%", "a value such as %0")?;
        let id = self.unsigned("a value's number")?;
        u32::try_from(id)
            .map(ValueId)
            .map_err(|_| expected("a value's number", &id.to_string()))
    }

    fn quoted(&mut self) -> Parsed<String> {
        const WHAT: &str = "a name in quotes";
        self.expect("\"", WHAT)?;
        let mut name = String::new();
        let line = self.rest;
        let mut chars = line.char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.rest = &line[at + 1..];
                    return Ok(name);
                }
                '\\' => match chars.next() {
                    Some((_, 'n')) => name.push('\n'),
                    Some((_, c @ ('"' | '\\'))) => name.push(c),
                    Some((_, 'u')) => {
                        let rest = &line[at + 2..];
                        let code = rest
                            .strip_prefix('{')
                            .and_then(|rest| rest.split_once('}'))
                            .map(|(code, _)| code)
                            .ok_or_else(|| expected(WHAT, rest))?;
                        let c = u32::from_str_radix(code, 16)
                            .ok()
                            .and_then(char::from_u32)
                            .ok_or_else(|| expected(WHAT, rest))?;
                        name.push(c);
                        // The braces and what is between them; all of it is ASCII.
                        for _ in 0..code.len() + 2 {
                            chars.next();
                        }
                    }
                    _ => return Err(expected(WHAT, &line[at..])),
                },
                c => name.push(c),
            }
        }
        Err(expected(WHAT, line))
    }

    fn ty(&mut self) -> Parsed<TensorType> {
        let name = self.identifier("a dtype")?;
        let dtype = DType::from_name(name).ok_or_else(|| expected("a dtype", name))?;
        self.expect("[", "a shape")?;
        let mut dims = Vec::new();
        while !self.accept("]") {
            if !dims.is_empty() {
                self.expect(",", "a comma or a closing bracket")?;
            }
            self.skip_space();
            dims.push(if self.rest.starts_with('"') {
                let name = self.quoted()?;
                self.expect(":", "a colon")?;
                let min = self.unsigned("an extent")?;
                self.expect("..=", "..=")?;
                let max = self.unsigned("an extent")?;
                Dim::Symbol { name, min, max }
            } else {
                Dim::Fixed(self.unsigned("an extent")?)
            });
        }
        Ok(TensorType {
            dtype,
            shape: Shape(dims),
        })
    }

    fn attribute(&mut self) -> Parsed<Attr> {
        if !self.accept("[") {
            return self.scalar();
        }
        let mut ints = Vec::new();
        let mut doubles = Vec::new();
        while !self.accept("]") {
            if ints.len() + doubles.len() > 0 {
                self.expect(",", "a comma or a closing bracket")?;
            }
            let word = self.number("a number")?;
            match word.parse::<i128>() {
                Ok(value) if doubles.is_empty() => ints.push(value),
                _ if ints.is_empty() => doubles.push(double(word)?),
                _ => return Err(expected("numbers of one kind", word)),
            }
        }
        if doubles.is_empty() {
            Ok(Attr::Ints(ints))
        } else {
            Ok(Attr::Doubles(doubles))
        }
    }

    fn scalar(&mut self) -> Parsed<Attr> {
        let word = self.number("a number or a word")?;
        if let Ok(value) = word.parse::<i128>() {
            return Ok(Attr::Int(value));
        }
        if let Some(hex) = word.strip_prefix("0x") {
            let bits = u32::from_str_radix(hex, 16).map_err(|_| expected("bits", word))?;
            return Ok(Attr::Float(F32(f32::from_bits(bits))));
        }
        let first = word.trim_start_matches('-');
        if first.starts_with(|c: char| c.is_ascii_digit()) || first == "inf" {
            let value = word.parse().map_err(|_| expected("a number", word))?;
            return Ok(Attr::Float(F32(value)));
        }
        Ok(Attr::Word(word.to_owned()))
    }

    fn number(&mut self, what: &'static str) -> Parsed<&'a str> {
        self.run(what, |c| {
            c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '+' | '.')
        })
    }
}

/// The bits of a number in decimal, or of bits in hex.
fn double(word: &str) -> Parsed<u64> {
    if let Some(hex) = word.strip_prefix("0x") {
        return u64::from_str_radix(hex, 16).map_err(|_| expected("bits", word));
    }
    word.parse::<f64>()
        .map(f64::to_bits)
        .map_err(|_| expected("a number", word))
}
