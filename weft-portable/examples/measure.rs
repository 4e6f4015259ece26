//! Times the interpreter on this machine: matmul, an elementwise chain, softmax, small rows.
//!
//! `cargo run --release -p weft-portable --example measure`; rates are best of several runs, one
//! thread. Rivals are in `weft-bench`.

use std::time::Instant;
use weft_kernel::{
    Access, Axis, BLayout, BinaryOp, ContractionKernel, ContractionSplit, Effect, Elem, Functions,
    Inst, Kernel, LoopKernel, MatrixA, MatrixB, Operand, OperandRole, Over, Piece, ReduceOp, Stage,
    Val,
};
use weft_portable::{Buffers, Level, Prepared, Scratch};

fn memory(kernel: &Kernel) -> Buffers {
    let mut state = 1u32;
    let mut memory = Buffers::zeroed(kernel);
    for (i, operand) in kernel.operands().iter().enumerate() {
        if operand.role == OperandRole::Input {
            let elems = (0..operand.len_elems).flat_map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                ((state >> 8) as f32 / (1 << 23) as f32 - 1.0).to_le_bytes()
            });
            memory.set(i, &elems.collect::<Vec<u8>>());
        }
    }
    memory
}

/// Best seconds of a run.
fn time(kernel: &Kernel, level: Level, runs: u32) -> f64 {
    let prepared = Prepared::new(kernel, &Functions::default()).expect("the kernel is well-formed");
    let memory = memory(kernel);
    let mut scratch = Scratch::new();
    let piece = Piece::whole(kernel);
    let mut best = f64::INFINITY;
    for _ in 0..runs {
        let start = Instant::now();
        prepared.run(level, &memory, piece, &mut scratch);
        best = best.min(start.elapsed().as_secs_f64());
    }
    best
}

fn axis(name: &str, extent: u64) -> Axis {
    Axis {
        name: name.into(),
        extent,
    }
}

fn operand(name: &str, len_elems: u64, role: OperandRole) -> Operand {
    Operand {
        name: name.into(),
        elem: Elem::F32,
        len_elems,
        role,
    }
}

fn matmul(m: u64, k: u64, n: u64, layout: BLayout) -> Kernel {
    let b_len = match layout {
        BLayout::Panels { nr } => BLayout::panel_elems(nr, k, n),
        BLayout::Strided { .. } => k * n,
    };
    Kernel::Contraction(ContractionKernel {
        name: "matmul".into(),
        batch: vec![],
        m,
        n,
        k,
        segment: 256,
        masked: false,
        split: ContractionSplit::M,
        operands: vec![
            operand("a", m * k, OperandRole::Input),
            operand("b", b_len, OperandRole::Input),
            operand("y", m * n, OperandRole::Output),
        ],
        a: MatrixA {
            operand: 0,
            offset: 0,
            batch_strides: vec![],
            m_stride: k as i64,
            k_stride: 1,
        },
        b: MatrixB {
            operand: 1,
            offset: 0,
            batch_strides: vec![],
            layout,
        },
        accesses: vec![Access::affine(2, 0, vec![n as i64, 1])],
        epilogue: vec![Inst::Acc],
        effects: vec![Effect::Store {
            access: 0,
            value: Val(0),
        }],
    })
}

fn binary(op: BinaryOp, a: u32, b: u32) -> Inst {
    Inst::Binary {
        op,
        a: Val(a),
        b: Val(b),
    }
}

fn constant(x: f32) -> Inst {
    Inst::Const {
        elem: Elem::F32,
        bits: u64::from(x.to_bits()),
    }
}

/// Eight operations on each of `len` elements.
fn chain(len: u64) -> Kernel {
    Kernel::Loop(LoopKernel {
        name: "chain".into(),
        axes: vec![axis("i", len)],
        split: 0,
        operands: vec![
            operand("x", len, OperandRole::Input),
            operand("y", len, OperandRole::Output),
        ],
        accesses: vec![Access::affine(0, 0, vec![1]), Access::affine(1, 0, vec![1])],
        slots: vec![],
        rows: vec![],
        stages: vec![Stage {
            over: Over::Inner,
            insts: vec![
                Inst::Load { access: 0 },
                constant(0.5),
                constant(1.25),
                binary(BinaryOp::Mul, 0, 1),
                binary(BinaryOp::Add, 3, 2),
                binary(BinaryOp::Mul, 4, 4),
                binary(BinaryOp::Sub, 5, 0),
                binary(BinaryOp::Mul, 6, 1),
                binary(BinaryOp::Add, 7, 2),
                binary(BinaryOp::Max, 8, 1),
                binary(BinaryOp::Mul, 9, 0),
            ],
            effects: vec![Effect::Store {
                access: 1,
                value: Val(10),
            }],
        }],
    })
}

/// A copy, for comparison.
fn copy(len: u64) -> Kernel {
    let mut kernel = chain(len);
    if let Kernel::Loop(k) = &mut kernel {
        k.stages[0].insts.truncate(1);
        k.stages[0].effects[0] = Effect::Store {
            access: 1,
            value: Val(0),
        };
    }
    kernel
}

/// Rows shifted by their maximum and divided by their sum, which is softmax without its exponential.
fn rows(outer: u64, inner: u64) -> Kernel {
    let strides = vec![inner as i64, 1];
    let reduce = |op, slot| Effect::Reduce {
        op,
        value: Val(2),
        slot,
    };
    Kernel::Loop(LoopKernel {
        name: "rows".into(),
        axes: vec![axis("row", outer), axis("i", inner)],
        split: 0,
        operands: vec![
            operand("x", outer * inner, OperandRole::Input),
            operand("y", outer * inner, OperandRole::Output),
        ],
        accesses: vec![
            Access::affine(0, 0, strides.clone()),
            Access::affine(1, 0, strides),
        ],
        slots: vec![Elem::F32; 2],
        rows: vec![Elem::F32],
        stages: vec![
            Stage {
                over: Over::Inner,
                insts: vec![
                    Inst::Load { access: 0 },
                    constant(1.0),
                    binary(BinaryOp::Mul, 0, 1),
                ],
                effects: vec![reduce(ReduceOp::Max, 0)],
            },
            Stage {
                over: Over::Inner,
                insts: vec![
                    Inst::Load { access: 0 },
                    Inst::Scalar { slot: 0 },
                    binary(BinaryOp::Sub, 0, 1),
                ],
                effects: vec![
                    Effect::StoreRow {
                        row: 0,
                        value: Val(2),
                    },
                    reduce(ReduceOp::Sum, 1),
                ],
            },
            Stage {
                over: Over::Inner,
                insts: vec![
                    Inst::Row { row: 0 },
                    Inst::Scalar { slot: 1 },
                    binary(BinaryOp::Div, 0, 1),
                ],
                effects: vec![Effect::Store {
                    access: 1,
                    value: Val(2),
                }],
            },
        ],
    })
}

fn main() {
    for level in Level::available() {
        println!("level {level}");
        let runs = if level == Level::BASELINE { 1 } else { 20 };
        for (m, k, n) in [
            (256, 256, 256),
            (512, 512, 512),
            (1024, 1024, 1024),
            (197, 768, 3072),
            (128, 384, 1536),
            (1, 4096, 4096),
        ] {
            if level == Level::BASELINE && m * k * n > 1 << 26 {
                continue;
            }
            let rate = |seconds: f64| 2e-9 * (m * k * n) as f64 / seconds;
            let strided = BLayout::Strided {
                k_stride: n as i64,
                n_stride: 1,
            };
            let panels = BLayout::Panels { nr: 16 };
            println!(
                "  matmul {m}x{k}x{n}: {:7.2} GFLOP/s packed, {:7.2} GFLOP/s row-major",
                rate(time(&matmul(m, k, n, panels), level, runs)),
                rate(time(&matmul(m, k, n, strided), level, runs)),
            );
        }
        for len in [1 << 14, 1 << 24] {
            let runs = runs * if len > 1 << 20 { 1 } else { 100 };
            let rate = |seconds: f64| 8e-9 * len as f64 / seconds;
            println!(
                "  elementwise {len}: chain {:6.2} GB/s, copy {:6.2} GB/s",
                rate(time(&chain(len), level, runs)),
                rate(time(&copy(len), level, runs)),
            );
        }
        for (outer, inner) in [(4096, 16), (4096, 64), (1024, 1024), (64, 5184)] {
            let seconds = time(&rows(outer, inner), level, runs);
            println!(
                "  rows {outer}x{inner}: {:6.3} ns an element",
                1e9 * seconds / (outer * inner) as f64
            );
        }
    }
}
