//! Kernels that verify, to start from.

#![allow(dead_code, reason = "each test binary uses some of the kernels")]

use weft_kernel::{
    Access, Axis, BLayout, BinaryOp, ContractionKernel, ContractionSplit, Effect, Elem,
    FunctionKind, FunctionProgram, Functions, Inst, Kernel, LoopKernel, MatrixA, MatrixB, Operand,
    OperandRole, Over, ReduceOp, Stage, Table, Val,
};

pub fn axis(name: &str, extent: u64) -> Axis {
    Axis {
        name: name.into(),
        extent,
    }
}

pub fn operand(name: &str, elem: Elem, len_elems: u64, role: OperandRole) -> Operand {
    Operand {
        name: name.into(),
        elem,
        len_elems,
        role,
    }
}

/// Rows of 10 floats: `y = x / sum(x)`, with a scratch row, a table-driven function and a cast.
pub fn rows() -> LoopKernel {
    LoopKernel {
        name: "rows".into(),
        axes: vec![axis("r", 4), axis("c", 10)],
        split: 0,
        operands: vec![
            operand("x", Elem::F32, 40, OperandRole::Input),
            operand("y", Elem::F16, 40, OperandRole::Output),
        ],
        accesses: vec![
            Access::affine(0, 0, vec![10, 1]),
            Access::affine(1, 0, vec![10, 1]),
        ],
        slots: vec![Elem::F32, Elem::F32],
        rows: vec![Elem::F32],
        stages: vec![
            Stage {
                over: Over::Inner,
                insts: vec![
                    Inst::Load { access: 0 },
                    Inst::Call {
                        function: "stairs".into(),
                        args: vec![Val(0)],
                    },
                ],
                effects: vec![
                    Effect::StoreRow {
                        row: 0,
                        value: Val(1),
                    },
                    Effect::Reduce {
                        op: ReduceOp::Sum,
                        value: Val(1),
                        slot: 0,
                    },
                ],
            },
            Stage {
                over: Over::Once,
                insts: vec![
                    Inst::Const {
                        elem: Elem::F32,
                        bits: 0x3f80_0000,
                    },
                    Inst::Scalar { slot: 0 },
                    Inst::Binary {
                        op: BinaryOp::Div,
                        a: Val(0),
                        b: Val(1),
                    },
                ],
                effects: vec![Effect::SetScalar {
                    slot: 1,
                    value: Val(2),
                }],
            },
            Stage {
                over: Over::Inner,
                insts: vec![
                    Inst::Row { row: 0 },
                    Inst::Scalar { slot: 1 },
                    Inst::Binary {
                        op: BinaryOp::Mul,
                        a: Val(0),
                        b: Val(1),
                    },
                    Inst::Cast {
                        to: Elem::F16,
                        a: Val(2),
                    },
                ],
                effects: vec![Effect::Store {
                    access: 1,
                    value: Val(3),
                }],
            },
        ],
    }
}

/// `x` to the table entry at `x as i32 & 3`.
pub fn stairs() -> FunctionProgram {
    FunctionProgram {
        name: "stairs".into(),
        kind: FunctionKind::FixedSequence,
        params: vec![Elem::F32],
        result_elem: Elem::F32,
        insts: vec![
            Inst::Param { index: 0 },
            Inst::Cast {
                to: Elem::I32,
                a: Val(0),
            },
            Inst::Const {
                elem: Elem::I32,
                bits: 3,
            },
            Inst::Binary {
                op: BinaryOp::And,
                a: Val(1),
                b: Val(2),
            },
            Inst::Lookup {
                table: 0,
                index: Val(3),
            },
        ],
        result: Val(4),
        tables: vec![Table {
            name: "steps".into(),
            elem: Elem::F32,
            bits: vec![0x3f80_0000, 0x4000_0000, 0x4040_0000, 0x4080_0000],
        }],
    }
}

pub fn functions() -> Functions {
    let mut functions = Functions::default();
    functions.insert(stairs());
    functions
}

/// Two products of 3 x 5 and 5 x 6, panels of 4, with a bias that the epilogue adds.
pub fn product() -> ContractionKernel {
    ContractionKernel {
        name: "product".into(),
        batch: vec![axis("b", 2)],
        m: 3,
        n: 6,
        k: 5,
        segment: 256,
        masked: false,
        split: ContractionSplit::M,
        operands: vec![
            operand("a", Elem::F32, 30, OperandRole::Input),
            operand("b", Elem::F32, 80, OperandRole::Input),
            operand("bias", Elem::F32, 6, OperandRole::Input),
            operand("y", Elem::F32, 36, OperandRole::Output),
        ],
        a: MatrixA {
            operand: 0,
            offset: 0,
            batch_strides: vec![15],
            m_stride: 5,
            k_stride: 1,
        },
        b: MatrixB {
            operand: 1,
            offset: 0,
            batch_strides: vec![40],
            layout: BLayout::Panels { nr: 4 },
        },
        accesses: vec![
            Access::affine(2, 0, vec![0, 0, 1]),
            Access::affine(3, 0, vec![18, 6, 1]),
        ],
        epilogue: vec![
            Inst::Acc,
            Inst::Load { access: 0 },
            Inst::Binary {
                op: BinaryOp::Add,
                a: Val(0),
                b: Val(1),
            },
        ],
        effects: vec![Effect::Store {
            access: 1,
            value: Val(2),
        }],
    }
}

pub fn kernels() -> [Kernel; 2] {
    [Kernel::Loop(rows()), Kernel::Contraction(product())]
}
