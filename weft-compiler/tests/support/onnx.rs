//! Small ONNX files, written field by field: what the command's tests need and the digits do not have.

use weft::ir::{DType, Tensor};

/// A protobuf message under construction.
#[derive(Clone, Default)]
struct Message(Vec<u8>);

impl Message {
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }

    fn number(mut self, field: u64, value: u64) -> Self {
        self.varint(field << 3);
        self.varint(value);
        self
    }

    fn bytes(mut self, field: u64, bytes: &[u8]) -> Self {
        self.varint(field << 3 | 2);
        self.varint(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
        self
    }

    fn text(self, field: u64, text: &str) -> Self {
        self.bytes(field, text.as_bytes())
    }

    fn part(self, field: u64, part: Message) -> Self {
        self.bytes(field, &part.0)
    }
}

/// A model of one graph.
#[derive(Clone)]
pub struct Onnx {
    graph: Message,
    opset: u64,
}

fn data_type(dtype: DType) -> u64 {
    match dtype {
        DType::F32 => 1,
        DType::U8 => 2,
        DType::I8 => 3,
        DType::U16 => 4,
        DType::I16 => 5,
        DType::I32 => 6,
        DType::I64 => 7,
        DType::Bool => 9,
        DType::F16 => 10,
        DType::F64 => 11,
        DType::U32 => 12,
        DType::U64 => 13,
        DType::BF16 => 16,
    }
}

impl Onnx {
    pub fn new(opset: u64) -> Self {
        let graph = Message::default().text(2, "small");
        Onnx { graph, opset }
    }

    /// An input; an extent that is no number is a symbol, and `?` is left open.
    pub fn input(mut self, name: &str, dtype: DType, extents: &[&str]) -> Self {
        let mut shape = Message::default();
        for extent in extents {
            let dim = match extent.parse() {
                Ok(extent) => Message::default().number(1, extent),
                Err(_) if *extent == "?" => Message::default(),
                Err(_) => Message::default().text(2, extent),
            };
            shape = shape.part(1, dim);
        }
        let tensor = Message::default()
            .number(1, data_type(dtype))
            .part(2, shape);
        let kind = Message::default().part(1, tensor);
        let info = Message::default().text(1, name).part(2, kind);
        self.graph = self.graph.part(11, info);
        self
    }

    pub fn constant(mut self, name: &str, tensor: &Tensor) -> Self {
        let mut proto = Message::default();
        for extent in tensor.shape() {
            proto = proto.number(1, *extent);
        }
        let proto = proto.number(2, data_type(tensor.dtype()));
        let proto = proto.text(8, name).bytes(9, tensor.bytes());
        self.graph = self.graph.part(5, proto);
        self
    }

    /// A node that is called as its op, in small letters, with attributes of integers and text.
    pub fn node(mut self, op: &str, inputs: &[&str], outputs: &[&str], words: &[Attr<'_>]) -> Self {
        let mut node = Message::default();
        for input in inputs {
            node = node.text(1, input);
        }
        for output in outputs {
            node = node.text(2, output);
        }
        node = node.text(3, &op.to_lowercase()).text(4, op);
        for word in words {
            let attribute = match word {
                Attr::Int(name, value) => Message::default()
                    .text(1, name)
                    .number(3, *value as u64)
                    .number(20, 2),
                Attr::Text(name, value) => Message::default()
                    .text(1, name)
                    .text(4, value)
                    .number(20, 3),
            };
            node = node.part(5, attribute);
        }
        self.graph = self.graph.part(1, node);
        self
    }

    pub fn output(mut self, name: &str) -> Self {
        self.graph = self.graph.part(12, Message::default().text(1, name));
        self
    }

    /// The bytes of the file.
    pub fn bytes(&self) -> Vec<u8> {
        let opset = Message::default().text(1, "").number(2, self.opset);
        let model = Message::default().number(1, 9);
        model.part(7, self.graph.clone()).part(8, opset).0
    }
}

/// An attribute of a node.
pub enum Attr<'a> {
    Int(&'a str, i64),
    Text(&'a str, &'a str),
}
