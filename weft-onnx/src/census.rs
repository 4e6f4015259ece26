//! The memory that decoding will take, counted before it is taken.
//!
//! An empty message costs two bytes in a file and some hundreds in memory, so a file of a hundred
//! megabytes could ask for many gigabytes. This walk over the wire format knows which fields hold
//! messages, adds up the sizes of the structs they become, and stops at a limit. It skips payloads,
//! so it takes time only for the messages it counts. Broken wire data end the walk without an
//! error: the decoder stops at the same byte and reports it in its own words.

use crate::error::OnnxError;
use crate::proto::{
    AttributeProto, DimensionProto, FunctionProto, GraphProto, NodeProto, OperatorSetIdProto,
    SparseTensorProto, StringStringEntryProto, TensorProto, ValueInfoProto,
};

/// The decoder refuses deeper nesting.
const MAX_DEPTH: usize = 100;

/// Refuses bytes whose decoded form would need more than 256 MiB and sixteen times their number.
pub(crate) fn check_message_size(bytes: &[u8]) -> Result<(), OnnxError> {
    let limit = (256 << 20) + 16 * bytes.len() as u64;
    check_against(bytes, limit)
}

fn check_against(bytes: &[u8], limit: u64) -> Result<(), OnnxError> {
    let mut census = Census { needed: 0, limit };
    match census.walk(bytes, Kind::Model, 0) {
        Walk::OverLimit => Err(OnnxError::MessageTooLarge {
            bytes: bytes.len() as u64,
            needed: census.needed,
            limit,
        }),
        Walk::Done | Walk::Broken => Ok(()),
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Model,
    Graph,
    Node,
    Attribute,
    Tensor,
    Sparse,
    ValueInfo,
    Type,
    TensorType,
    Shape,
    /// A message or string with nothing repeated in it.
    Leaf,
}

/// What one field of a message becomes.
enum Field {
    /// A message or string: its kind and the bytes of its struct.
    Part(Kind, usize),
    /// Numbers written in any number of bytes: the bytes each becomes.
    Varints(usize),
    /// Numbers written in as many bytes as they become.
    Fixed,
    /// Nothing that grows.
    Other,
}

fn field(kind: Kind, number: u64) -> Field {
    use Field::{Fixed, Other, Part, Varints};
    const STRING: usize = size_of::<String>();
    match (kind, number) {
        (Kind::Model, 7) => Part(Kind::Graph, size_of::<GraphProto>()),
        (Kind::Model, 8) => Part(Kind::Leaf, size_of::<OperatorSetIdProto>()),
        (Kind::Model, 25) => Part(Kind::Leaf, size_of::<FunctionProto>()),
        (Kind::Graph, 1) => Part(Kind::Node, size_of::<NodeProto>()),
        (Kind::Graph, 5) => Part(Kind::Tensor, size_of::<TensorProto>()),
        (Kind::Graph, 11..=13) => Part(Kind::ValueInfo, size_of::<ValueInfoProto>()),
        (Kind::Graph, 15) => Part(Kind::Sparse, size_of::<SparseTensorProto>()),
        (Kind::Node, 1 | 2) => Part(Kind::Leaf, STRING),
        (Kind::Node, 5) => Part(Kind::Attribute, size_of::<AttributeProto>()),
        (Kind::Attribute, 5) => Part(Kind::Tensor, size_of::<TensorProto>()),
        (Kind::Attribute, 6) => Part(Kind::Graph, size_of::<GraphProto>()),
        (Kind::Attribute, 7) => Fixed,
        (Kind::Attribute, 8) => Varints(8),
        (Kind::Attribute, 9) => Part(Kind::Leaf, size_of::<prost::bytes::Bytes>()),
        (Kind::Sparse, 1) => Part(Kind::Tensor, size_of::<TensorProto>()),
        (Kind::Tensor, 4 | 10) => Fixed,
        (Kind::Tensor, 5) => Varints(4),
        (Kind::Tensor, 1 | 7 | 11) => Varints(8),
        (Kind::Tensor, 13) => Part(Kind::Leaf, size_of::<StringStringEntryProto>()),
        (Kind::ValueInfo, 2) => Part(Kind::Type, 0),
        (Kind::Type, 1) => Part(Kind::TensorType, 0),
        (Kind::TensorType, 2) => Part(Kind::Shape, 0),
        (Kind::Shape, 1) => Part(Kind::Leaf, size_of::<DimensionProto>()),
        _ => Other,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Walk {
    Done,
    Broken,
    OverLimit,
}

struct Census {
    needed: u64,
    limit: u64,
}

impl Census {
    /// Adds what a growing `Vec` may take: twice what it holds.
    fn add(&mut self, bytes: u64) -> Walk {
        self.needed = self.needed.saturating_add(2 * bytes);
        if self.needed > self.limit {
            Walk::OverLimit
        } else {
            Walk::Done
        }
    }

    fn walk(&mut self, mut bytes: &[u8], kind: Kind, depth: usize) -> Walk {
        if depth > MAX_DEPTH {
            return Walk::Broken;
        }
        while !bytes.is_empty() {
            let Some(key) = varint(&mut bytes) else {
                return Walk::Broken;
            };
            let field = field(kind, key >> 3);
            let outcome = match (key & 7, field) {
                (0, field) => {
                    if varint(&mut bytes).is_none() {
                        return Walk::Broken;
                    }
                    self.number(&field)
                }
                (wire @ (1 | 5), field) => {
                    let width = if wire == 1 { 8 } else { 4 };
                    if take(&mut bytes, width).is_none() {
                        return Walk::Broken;
                    }
                    self.number(&field)
                }
                (2, field) => {
                    let Some(payload) =
                        varint(&mut bytes).and_then(|length| take(&mut bytes, length))
                    else {
                        return Walk::Broken;
                    };
                    self.payload(payload, &field, depth)
                }
                // Groups: their contents are walked as fields of this message, which can only
                // count too much.
                (3 | 4, _) => Walk::Done,
                _ => return Walk::Broken,
            };
            if outcome != Walk::Done {
                return outcome;
            }
        }
        Walk::Done
    }

    fn number(&mut self, field: &Field) -> Walk {
        match field {
            Field::Varints(size) => self.add(*size as u64),
            Field::Fixed => self.add(8),
            Field::Part(..) | Field::Other => Walk::Done,
        }
    }

    fn payload(&mut self, payload: &[u8], field: &Field, depth: usize) -> Walk {
        match field {
            Field::Part(kind, size) => match self.add(*size as u64) {
                Walk::Done if matches!(kind, Kind::Leaf) => Walk::Done,
                Walk::Done => self.walk(payload, *kind, depth + 1),
                other => other,
            },
            // Each packed varint ends in a byte without the high bit.
            Field::Varints(size) => {
                let ends = payload.iter().filter(|b| **b < 0x80).count() as u64;
                self.add(ends.saturating_mul(*size as u64))
            }
            Field::Fixed => self.add(payload.len() as u64),
            Field::Other => Walk::Done,
        }
    }
}

fn varint(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0u64;
    for (i, byte) in bytes.iter().take(10).enumerate() {
        value |= u64::from(byte & 0x7f) << (7 * i);
        if byte & 0x80 == 0 {
            *bytes = &bytes[i + 1..];
            return Some(value);
        }
    }
    None
}

fn take<'a>(bytes: &mut &'a [u8], length: u64) -> Option<&'a [u8]> {
    let length = usize::try_from(length).ok()?;
    let (head, tail) = bytes.split_at_checked(length)?;
    *bytes = tail;
    Some(head)
}
