//! A small plan that checks, to start from.

#![allow(dead_code, reason = "each test binary uses some of it")]

use weft_ir::{DType, TensorType};
use weft_kernel::{
    Access, Arch, Axis, BLayout, BinaryOp, ContractionKernel, ContractionSplit, Effect, Elem,
    FeatureSet, FunctionKind, FunctionProgram, Functions, Inst, Kernel, LoopKernel, MatrixA,
    MatrixB, Operand, OperandRole, Over, Price, Refusal, Stage, UnaryOp, Val,
};
use weft_plan::{
    Body, Buffer, BufferId, Candidate, Digest, MachineProfile, Options, PLAN_VERSION, Place,
    Placement, PlacementRefusal, Plan, Port, Recipe, Region, Step, StepValue, Weight,
};

fn axis(name: &str, extent: u64) -> Axis {
    Axis {
        name: name.into(),
        extent,
    }
}

fn operand(name: &str, elem: Elem, len_elems: u64, role: OperandRole) -> Operand {
    Operand {
        name: name.into(),
        elem,
        len_elems,
        role,
    }
}

/// `t = root(x) * w` over 4 rows of 10.
fn scale() -> Kernel {
    Kernel::Loop(LoopKernel {
        name: "scale".into(),
        axes: vec![axis("r", 4), axis("c", 10)],
        split: 0,
        operands: vec![
            operand("x", Elem::F32, 40, OperandRole::Input),
            operand("w", Elem::F32, 40, OperandRole::Input),
            operand("t", Elem::F32, 40, OperandRole::Output),
        ],
        accesses: (0..3).map(|i| Access::affine(i, 0, vec![10, 1])).collect(),
        slots: vec![],
        rows: vec![],
        stages: vec![Stage {
            over: Over::Inner,
            insts: vec![
                Inst::Load { access: 0 },
                Inst::Call {
                    function: "root".into(),
                    args: vec![Val(0)],
                },
                Inst::Load { access: 1 },
                Inst::Binary {
                    op: BinaryOp::Mul,
                    a: Val(1),
                    b: Val(2),
                },
            ],
            effects: vec![Effect::Store {
                access: 2,
                value: Val(3),
            }],
        }],
    })
}

/// `y = t . b`, 4 x 10 times 10 x 6 in panels of 4.
fn product() -> Kernel {
    Kernel::Contraction(ContractionKernel {
        name: "product".into(),
        batch: vec![],
        m: 4,
        n: 6,
        k: 10,
        segment: 256,
        masked: false,
        split: ContractionSplit::M,
        operands: vec![
            operand("t", Elem::F32, 40, OperandRole::Input),
            operand("b", Elem::F32, 80, OperandRole::Input),
            operand("y", Elem::F32, 24, OperandRole::Output),
        ],
        a: MatrixA {
            operand: 0,
            offset: 0,
            batch_strides: vec![],
            m_stride: 10,
            k_stride: 1,
        },
        b: MatrixB {
            operand: 1,
            offset: 0,
            batch_strides: vec![],
            layout: BLayout::Panels { nr: 4 },
        },
        accesses: vec![Access::affine(2, 0, vec![6, 1])],
        epilogue: vec![Inst::Acc],
        effects: vec![Effect::Store {
            access: 0,
            value: Val(0),
        }],
    })
}

fn root() -> FunctionProgram {
    FunctionProgram {
        name: "root".into(),
        kind: FunctionKind::CorrectlyRounded,
        params: vec![Elem::F32],
        result_elem: Elem::F32,
        insts: vec![
            Inst::Param { index: 0 },
            Inst::Unary {
                op: UnaryOp::Sqrt,
                a: Val(0),
            },
        ],
        result: Val(1),
        tables: vec![],
    }
}

fn portable(ps: u64) -> Candidate {
    Candidate {
        body: Some(Body::Portable),
        family: "portable".into(),
        layout: None,
        price: Some(Price {
            ps,
            cycles: ps / 300,
            bytes: 64,
        }),
        refusal: None,
    }
}

fn buffer(name: &str, elems: u64, place: Place) -> Buffer {
    Buffer {
        name: name.into(),
        dtype: DType::F32,
        elems,
        place,
    }
}

fn weight(name: &str, bytes: u64, recipe: Recipe) -> Weight {
    Weight {
        name: name.into(),
        digest: Digest::of(name.as_bytes()),
        bytes,
        recipe,
    }
}

pub fn profile() -> MachineProfile {
    MachineProfile {
        cpu: "a processor".into(),
        features: FeatureSet::avx2(),
        threads: 2,
        caches: vec![],
        fma_per_second: None,
        memory_bytes_per_second: Some(12_000_000_000),
    }
}

/// Two regions: a map that the portable arm runs, and a product that a twin runs.
pub fn plan() -> Plan {
    let step =
        |kernel: Kernel, operands: [u32; 3], value: &str, candidates: Vec<Candidate>, chosen| {
            Step {
                contract: kernel.contract(),
                kernel,
                operands: operands.map(BufferId).to_vec(),
                index_checks: Vec::new(),
                writes: vec![StepValue {
                    value: value.into(),
                    operand: 2,
                }],
                candidates,
                chosen,
            }
        };
    let mut refused = portable(2_000_000);
    refused.body = None;
    refused.family = "x64".into();
    refused.refusal = Some(Refusal::NotCheaper {
        arm_ps: 1_500_000,
        twin_ps: 2_000_000,
    });
    let mut twin = portable(700_000);
    twin.family = "x64".into();
    twin.body = Some(Body::Twin {
        isa: "x64-avx2".into(),
        code: Digest::of(b"code"),
        code_bytes: 321,
    });
    let mut functions = Functions::default();
    functions.insert(root());
    Plan {
        version: PLAN_VERSION,
        weft: "0.1.0".into(),
        graph: "sample".into(),
        graph_digest: Digest::of(b"graph"),
        options: Options::default(),
        profile: profile().digest(),
        features: FeatureSet::avx2(),
        inputs: vec![Port {
            name: "x".into(),
            ty: TensorType::fixed(DType::F32, &[4, 10]),
            buffer: BufferId(0),
        }],
        outputs: vec![Port {
            name: "y".into(),
            ty: TensorType::fixed(DType::F32, &[4, 6]),
            buffer: BufferId(4),
        }],
        buffers: vec![
            buffer("x", 40, Place::Input(0)),
            buffer("w", 40, Place::Weight(0)),
            buffer("t", 40, Place::Arena(0)),
            buffer("b in panels of 4", 80, Place::Weight(1)),
            buffer("y", 24, Place::Arena(192)),
        ],
        arena_bytes: 288,
        weights: vec![
            weight("w", 160, Recipe::Constant("w".into())),
            weight(
                "b in panels of 4",
                320,
                Recipe::Panels {
                    constant: "b".into(),
                    offset: 0,
                    batch: vec![],
                    batch_strides: vec![],
                    k: 10,
                    n: 6,
                    k_stride: 6,
                    n_stride: 1,
                    nr: 4,
                },
            ),
        ],
        functions,
        regions: vec![
            Region {
                name: "scale".into(),
                nodes: vec!["root".into(), "mul".into()],
                steps: vec![step(
                    scale(),
                    [0, 1, 2],
                    "t",
                    vec![portable(1_500_000), refused],
                    0,
                )],
                notes: vec!["ranges: x is never negative".into()],
                placement: Some(Placement::Host {
                    refusal: PlacementRefusal::TransfersCostMore {
                        gain_ns: 500,
                        transfers_ns: 700,
                    },
                }),
            },
            Region {
                name: "product".into(),
                nodes: vec!["matmul".into()],
                steps: vec![step(
                    product(),
                    [2, 3, 4],
                    "y",
                    vec![portable(900_000), twin],
                    1,
                )],
                notes: vec![],
                placement: Some(Placement::Device {
                    target: "cuda".into(),
                    device: "a device".into(),
                    gain_ns: 900,
                    transfers_ns: 700,
                }),
            },
        ],
    }
}

pub fn other_arch() -> FeatureSet {
    FeatureSet::baseline(Arch::A64)
}
