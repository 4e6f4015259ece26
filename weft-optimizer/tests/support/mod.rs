//! Doubles of those whom the optimizer asks, each with a simple rule of its own, and small graphs.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::cell::Cell;
use std::collections::BTreeMap;
use weft_ir::{
    BinaryFn, CompositeOp, DType, DotDims, Graph, Op, Tensor, TensorType, UnaryFn, ValueId,
};
use weft_kernel::{
    Abi, EmittedCode, Emitter, FeatureSet, Functions, Kernel, Price, Pricer, Refusal, TwinValidator,
};
use weft_optimizer::{Backend, Compiled, OptimizeError, TwinField, optimize};
use weft_plan::{MachineProfile, NativeMode, Options};

/// A machine without figures.
pub fn profile() -> MachineProfile {
    MachineProfile {
        cpu: "a double".into(),
        features: FeatureSet::avx2(),
        threads: 1,
        caches: Vec::new(),
        fma_per_second: None,
        memory_bytes_per_second: None,
    }
}

/// Every arm costs the same; code costs what is said of its lowering.
pub struct Prices {
    /// Of an arm.
    pub arm: u64,
    /// Of code, by lowering; others are not priced.
    pub code: BTreeMap<&'static str, u64>,
}

fn price(ps: u64) -> Price {
    Price {
        ps,
        cycles: ps,
        bytes: 0,
    }
}

impl Pricer for Prices {
    fn price_arm(&self, _: &Kernel, _: &Functions) -> Price {
        price(self.arm)
    }

    fn price_code(&self, _: &Kernel, code: &EmittedCode) -> Result<Price, Refusal> {
        let ps = self.code.get(code.isa.as_str());
        ps.map(|ps| price(*ps)).ok_or_else(|| Refusal::Unpriced {
            mnemonic: "a double".into(),
            offset: 3,
        })
    }
}

/// Emits its own name.
pub struct Fake {
    /// Family and lowering.
    pub name: &'static str,
    /// Bytes besides the name.
    pub salt: u8,
    /// How often it was asked.
    pub asked: Cell<u32>,
}

impl Fake {
    /// A family of that name.
    pub fn new(name: &'static str) -> Self {
        Fake {
            name,
            salt: 0,
            asked: Cell::new(0),
        }
    }
}

impl Emitter for Fake {
    fn name(&self) -> &'static str {
        self.name
    }

    fn emit(
        &self,
        _: &Kernel,
        _: &Functions,
        features: &FeatureSet,
        abi: Abi,
    ) -> Result<EmittedCode, Refusal> {
        self.asked.set(self.asked.get() + 1);
        let mut bytes = self.name.as_bytes().to_vec();
        bytes.push(self.salt);
        Ok(EmittedCode {
            code_len: bytes.len(),
            bytes,
            entry: 0,
            loops: Vec::new(),
            lines: Vec::new(),
            scratch_bytes: 0,
            isa: self.name.into(),
            needs: features.clone(),
            abi,
        })
    }
}

/// Finds fault with some lowerings.
pub struct Judge {
    /// The lowerings that differ from their arms.
    pub wrong: Vec<&'static str>,
}

impl TwinValidator for Judge {
    fn validate(&self, kernel: &Kernel, _: &Functions, code: &EmittedCode) -> Result<u64, Refusal> {
        if self.wrong.contains(&code.isa.as_str()) {
            return Err(Refusal::TwinMismatch {
                kernel: kernel.name().into(),
                index: 5,
                arm_bits: 1,
                twin_bits: 2,
            });
        }
        Ok(1)
    }
}

/// A field of families, judged and priced by doubles.
pub fn field<'a>(emitters: &'a [Fake], judge: &'a Judge, strict: bool) -> TwinField<'a> {
    TwinField {
        emitters: emitters.iter().map(|e| e as &dyn Emitter).collect(),
        validator: judge,
        features: FeatureSet::avx2(),
        abi: Abi::SystemV,
        denied: None,
        strict,
    }
}

/// A plan without twins.
pub fn plan(graph: &Graph) -> Result<Compiled, OptimizeError> {
    let pricer = Prices {
        arm: 100,
        code: BTreeMap::new(),
    };
    let backend = Backend {
        pricer: &pricer,
        twins: None,
    };
    let options = Options {
        native: NativeMode::Off,
    };
    optimize(graph, &options, &profile(), &backend)
}

/// A graph under construction whose nodes must be valid.
pub struct Made(pub Graph);

impl Made {
    /// An empty graph.
    pub fn new(name: &str) -> Self {
        Made(Graph::named(name))
    }

    /// An f32 input.
    pub fn input(&mut self, shape: &[u64]) -> ValueId {
        self.0.add_input("x", TensorType::fixed(DType::F32, shape))
    }

    /// An f32 constant with every element the same.
    pub fn splat(&mut self, shape: &[u64], value: f32) -> ValueId {
        let elems = shape.iter().product::<u64>() as usize;
        let tensor = Tensor::from_elems(shape, &vec![value; elems]).expect("a shape");
        self.0.add_constant("c", tensor)
    }

    /// An f32 constant with elements that count up.
    pub fn ramp(&mut self, shape: &[u64]) -> ValueId {
        let elems = shape.iter().product::<u64>();
        let list: Vec<f32> = (0..elems).map(|i| i as f32 * 0.25 - 3.0).collect();
        self.0
            .add_constant("ramp", Tensor::from_elems(shape, &list).expect("a shape"))
    }

    /// A node.
    pub fn node(&mut self, op: Op, inputs: &[ValueId]) -> ValueId {
        let name = op.name();
        self.0.add_node(name, op, inputs).expect("a valid node")
    }

    /// A unary node.
    pub fn unary(&mut self, f: UnaryFn, x: ValueId) -> ValueId {
        self.node(Op::Unary(f), &[x])
    }

    /// A binary node.
    pub fn binary(&mut self, f: BinaryFn, a: ValueId, b: ValueId) -> ValueId {
        self.node(Op::Binary(f), &[a, b])
    }

    /// A composite node.
    pub fn composite(&mut self, op: CompositeOp, inputs: &[ValueId]) -> ValueId {
        self.node(Op::Composite(op), inputs)
    }

    /// A product of matrices.
    pub fn matmul(&mut self, a: ValueId, b: ValueId) -> ValueId {
        let dims = DotDims {
            lhs_batch: vec![],
            rhs_batch: vec![],
            lhs_contract: vec![1],
            rhs_contract: vec![0],
        };
        self.node(Op::Dot(dims), &[a, b])
    }

    /// The graph with an output.
    pub fn out(mut self, values: &[ValueId]) -> Graph {
        for value in values {
            self.0.add_output("y", *value);
        }
        self.0
    }
}
