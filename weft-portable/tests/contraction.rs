//! Contractions of all shapes around tiles, panels, blocks and segments, in every layout, at every
//! level, in pieces.

mod harness;
mod oracle;

use harness::{check, compare, run_whole};
use oracle::kernels::{axis, expected, operand, random_operands};
use oracle::random::Random;
use weft_kernel::{
    Access, BLayout, BinaryOp, ContractionKernel, ContractionSplit, Effect, Elem, Functions, Inst,
    Kernel, MatrixA, MatrixB, OperandRole, Val,
};
use weft_portable::{Level, Prepared, Scratch};

const M: u64 = 13;
const N: u64 = 33;
const DEPTHS: [u64; 9] = [0, 1, 2, 255, 256, 257, 511, 512, 513];

/// How the operands of a test lie.
#[derive(Clone, Copy, Debug)]
enum Layout {
    /// B packed; A row-major.
    Panels(u32),
    /// B row-major; A column-major.
    Rows,
    /// B column-major; A row-major with gaps.
    Columns,
}

/// `y = max(acc * scale[m] + bias[n], 0)` and `raw = acc`, for the first rows and columns of operands
/// that are long enough for `M` and `N`. `wide` says whether both are to be split or not.
fn kernel(elem: Elem, layout: Layout, m: u64, n: u64, k: u64, split: ContractionSplit) -> Kernel {
    let (m_stride, k_stride) = match layout {
        Layout::Panels(_) => (k as i64, 1),
        Layout::Rows => (1, M as i64),
        Layout::Columns => (k as i64 + 3, 1),
    };
    let (b_layout, b_len) = match layout {
        Layout::Panels(nr) => (
            BLayout::Panels { nr },
            N.div_ceil(u64::from(nr)) * k * u64::from(nr),
        ),
        Layout::Rows => (
            BLayout::Strided {
                k_stride: N as i64,
                n_stride: 1,
            },
            k * N,
        ),
        Layout::Columns => (
            BLayout::Strided {
                k_stride: 1,
                n_stride: k as i64,
            },
            k * N,
        ),
    };
    let zero = Inst::Const { elem, bits: 0 };
    Kernel::Contraction(ContractionKernel {
        name: format!("{elem} {layout:?} {m}x{n}x{k}"),
        batch: vec![],
        m,
        n,
        k,
        segment: 256,
        masked: false,
        split,
        operands: vec![
            operand("a", elem, M * (k + 3), OperandRole::Input),
            operand("b", elem, b_len, OperandRole::Input),
            operand("scale", elem, M, OperandRole::Input),
            operand("bias", elem, N, OperandRole::Input),
            operand("y", elem, M * N, OperandRole::Output),
            operand("raw", elem, M * N, OperandRole::Output),
        ],
        a: MatrixA {
            operand: 0,
            offset: 0,
            batch_strides: vec![],
            m_stride,
            k_stride,
        },
        b: MatrixB {
            operand: 1,
            offset: 0,
            batch_strides: vec![],
            layout: b_layout,
        },
        accesses: vec![
            Access::affine(2, 0, vec![1, 0]),
            Access::affine(3, 0, vec![0, 1]),
            Access::affine(4, 0, vec![N as i64, 1]),
            // Transposed.
            Access::affine(5, 0, vec![1, M as i64]),
        ],
        epilogue: vec![
            Inst::Acc,
            Inst::Load { access: 0 },
            Inst::Load { access: 1 },
            Inst::Binary {
                op: BinaryOp::Mul,
                a: Val(0),
                b: Val(1),
            },
            Inst::Binary {
                op: BinaryOp::Add,
                a: Val(3),
                b: Val(2),
            },
            zero,
            Inst::Binary {
                op: BinaryOp::Max,
                a: Val(4),
                b: Val(5),
            },
        ],
        effects: vec![
            Effect::Store {
                access: 2,
                value: Val(6),
            },
            Effect::Store {
                access: 3,
                value: Val(0),
            },
        ],
    })
}

/// Operands: tame, with a hostile row and a hostile column.
fn operands(kernel: &Kernel, random: &mut Random) -> Vec<Vec<u8>> {
    let mut bytes = random_operands(kernel, random, false);
    let hostile = random_operands(kernel, random, true);
    for (tame, hostile) in bytes.iter_mut().zip(&hostile) {
        let from = tame.len() / 2 / 8 * 8;
        let to = (from + 64).min(tame.len());
        tame[from..to].copy_from_slice(&hostile[from..to]);
    }
    bytes
}

/// All m and n for one layout and k: results do not depend on how many rows or columns there are, so
/// the oracle computes the largest once.
fn check_all(elem: Elem, layout: Layout, k: u64, random: &mut Random) -> usize {
    let functions = Functions::default();
    let mut scratch = Scratch::new();
    let largest = kernel(elem, layout, M, N, k, ContractionSplit::M);
    let bytes = operands(&largest, random);
    let results = expected(&largest, &functions, &bytes);
    let size = elem.size_bytes();
    let mut runs = 0;
    // Long sums take the shapes at the edges of tiles, short ones take all.
    let every = k < 9;
    for m in (1..=M).filter(|m| every || [1, 2, 5, 6, 7, 11, 12, 13].contains(m)) {
        for n in (1..=N).filter(|n| every || [1, 15, 16, 17, 31, 32, 33].contains(n)) {
            let split = if (m + n) % 2 == 0 {
                ContractionSplit::M
            } else {
                ContractionSplit::N
            };
            let kernel = kernel(elem, layout, m, n, k, split);
            // Elements outside keep the pattern that outputs are filled with.
            let mut expected = results.clone();
            for row in 0..M {
                for column in 0..N {
                    if row >= m || column >= n {
                        let places = [(4, row * N + column), (5, row + column * M)];
                        for (operand, at) in places {
                            expected[operand][at as usize * size..][..size].fill(0xa5);
                        }
                    }
                }
            }
            match check(&kernel, &functions, &bytes, &expected, random, &mut scratch) {
                Ok(n) => runs += n,
                Err(message) => panic!("{message}"),
            }
        }
    }
    runs
}

#[test]
fn every_shape_of_packed_f32_matches_the_oracle() {
    let mut random = Random(11);
    let mut runs = 0;
    for k in DEPTHS {
        for nr in [16, 32] {
            runs += check_all(Elem::F32, Layout::Panels(nr), k, &mut random);
        }
    }
    for nr in [1, 3, 8, 24, 48] {
        runs += check_all(Elem::F32, Layout::Panels(nr), 257, &mut random);
    }
    println!("{runs} runs");
    assert!(runs >= (6 * 13 * 33 + 17 * 8 * 7) * 2);
}

#[test]
fn every_shape_of_strided_f32_matches_the_oracle() {
    let mut random = Random(12);
    let mut runs = 0;
    for k in [0, 1, 2, 256, 257, 513] {
        for layout in [Layout::Rows, Layout::Columns] {
            runs += check_all(Elem::F32, layout, k, &mut random);
        }
    }
    println!("{runs} runs");
    assert!(runs >= (6 * 13 * 33 + 6 * 8 * 7) * 2);
}

#[test]
fn every_shape_of_f64_matches_the_oracle() {
    let mut random = Random(13);
    let mut runs = 0;
    for (layout, k) in [
        (Layout::Panels(16), 0),
        (Layout::Panels(16), 3),
        (Layout::Panels(16), 257),
        (Layout::Panels(8), 5),
        (Layout::Columns, 257),
    ] {
        runs += check_all(Elem::F64, layout, k, &mut random);
    }
    println!("{runs} runs");
    assert!(runs >= (3 * 13 * 33 + 2 * 8 * 7) * 2);
}

/// Batches with strides of their own, one of them broadcast, split over a batch axis.
fn batched(segment: u64, epilogue: bool) -> Kernel {
    let (m, n, k) = (7, 19, 70);
    let mut insts = vec![Inst::Acc, Inst::Coord { axis: 1 }];
    insts.push(Inst::Cast {
        to: Elem::F32,
        a: Val(1),
    });
    insts.push(Inst::Binary {
        op: BinaryOp::Sub,
        a: Val(0),
        b: Val(2),
    });
    Kernel::Contraction(ContractionKernel {
        name: "batched".into(),
        batch: vec![axis("image", 2), axis("head", 3)],
        m,
        n,
        k,
        segment,
        masked: false,
        split: ContractionSplit::Batch(1),
        operands: vec![
            operand("a", Elem::F32, 2 * 3 * m * k, OperandRole::Input),
            operand("b", Elem::F32, 3 * n * k, OperandRole::Input),
            operand("y", Elem::F32, 2 * 3 * m * n, OperandRole::Output),
        ],
        a: MatrixA {
            operand: 0,
            offset: 0,
            batch_strides: vec![(3 * m * k) as i64, k as i64],
            m_stride: 3 * k as i64,
            k_stride: 1,
        },
        b: MatrixB {
            operand: 1,
            offset: 0,
            batch_strides: vec![0, (n * k) as i64],
            layout: BLayout::Strided {
                k_stride: 1,
                n_stride: k as i64,
            },
        },
        accesses: vec![Access::affine(
            2,
            0,
            vec![(3 * m * n) as i64, n as i64, 3 * n as i64, 1],
        )],
        epilogue: insts,
        effects: vec![Effect::Store {
            access: 0,
            value: if epilogue { Val(3) } else { Val(0) },
        }],
    })
}

#[test]
fn batches_and_other_segments_match_the_oracle() {
    let mut random = Random(14);
    let functions = Functions::default();
    for segment in [1, 9, 63, 64, 256] {
        let kernel = batched(segment, true);
        let bytes = random_operands(&kernel, &mut random, false);
        let results = expected(&kernel, &functions, &bytes);
        let mut scratch = Scratch::new();
        check(
            &kernel,
            &functions,
            &bytes,
            &results,
            &mut random,
            &mut scratch,
        )
        .unwrap();
    }
}

#[test]
fn many_rows_columns_and_blocks_match_the_oracle() {
    // Larger than every block: 400 rows, 560 columns; k is short so that the oracle can follow.
    let (m, n, k) = (400u64, 560u64, 3u64);
    let mut random = Random(15);
    for layout in [
        BLayout::Panels { nr: 16 },
        BLayout::Panels { nr: 32 },
        BLayout::Strided {
            k_stride: n as i64,
            n_stride: 1,
        },
    ] {
        let b_len = match layout {
            BLayout::Panels { nr } => BLayout::panel_elems(nr, k, n),
            BLayout::Strided { .. } => n * k,
        };
        let kernel = Kernel::Contraction(ContractionKernel {
            name: format!("{layout:?}"),
            batch: vec![],
            m,
            n,
            k,
            segment: 256,
            masked: false,
            split: ContractionSplit::N,
            operands: vec![
                operand("a", Elem::F32, m * k, OperandRole::Input),
                operand("b", Elem::F32, b_len, OperandRole::Input),
                operand("y", Elem::F32, m * n, OperandRole::Output),
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
        });
        let functions = Functions::default();
        let bytes = random_operands(&kernel, &mut random, false);
        let results = expected(&kernel, &functions, &bytes);
        let mut scratch = Scratch::new();
        check(
            &kernel,
            &functions,
            &bytes,
            &results,
            &mut random,
            &mut scratch,
        )
        .unwrap();
    }
}

/// A faulty kernel must differ from the right one's expected bytes at every level.
fn assert_caught(fault: &Kernel, right: &Kernel, random: &mut Random) {
    let functions = Functions::default();
    let bytes = random_operands(right, random, false);
    let results = expected(right, &functions, &bytes);
    let prepared = Prepared::new(fault, &functions).unwrap();
    for level in Level::available() {
        let given = run_whole(fault, &prepared, level, &bytes, &mut Scratch::new());
        assert!(
            compare(right, &results, &given).is_some(),
            "{} at {level} was not caught",
            fault.name()
        );
    }
}

#[test]
fn a_segment_of_255_is_caught() {
    let right = kernel(
        Elem::F32,
        Layout::Panels(16),
        M,
        N,
        513,
        ContractionSplit::M,
    );
    let mut fault = right.clone();
    if let Kernel::Contraction(k) = &mut fault {
        k.segment = 255;
    }
    assert_caught(&fault, &right, &mut Random(16));
}

#[test]
fn a_dropped_epilogue_is_caught() {
    assert_caught(&batched(256, false), &batched(256, true), &mut Random(17));
}

/// Terms with a left factor of -0 are left out, whatever the right factor is: single ones, whole
/// segments, whole rows.
#[test]
fn masked_contractions_leave_terms_out() {
    let mut random = Random(15);
    let functions = Functions::default();
    let (mut runs, mut matters) = (0, 0);
    for (elem, layout, k) in [
        (Elem::F32, Layout::Panels(16), 0),
        (Elem::F32, Layout::Panels(16), 3),
        (Elem::F32, Layout::Panels(16), 700),
        (Elem::F32, Layout::Panels(32), 700),
        (Elem::F32, Layout::Panels(8), 257),
        (Elem::F32, Layout::Rows, 700),
        (Elem::F32, Layout::Columns, 513),
        (Elem::F64, Layout::Panels(16), 513),
        (Elem::F64, Layout::Rows, 700),
    ] {
        for m in [1, 2, 5, 7, 12, M] {
            let mut scratch = Scratch::new();
            let mut plain = kernel(elem, layout, m, N, k, ContractionSplit::M);
            let mut masked = plain.clone();
            let Kernel::Contraction(contraction) = &mut masked else {
                unreachable!("a contraction was made");
            };
            contraction.masked = true;
            let (m_stride, k_stride) = (contraction.a.m_stride, contraction.a.k_stride);
            let mut bytes = operands(&masked, &mut random);
            let size = elem.size_bytes();
            let negative_zero = &(1u64 << (8 * size - 1)).to_le_bytes()[..size];
            for row in 0..m {
                for at in 0..k {
                    let whole_segment = at / 256 == row % 4;
                    if whole_segment || row == 6 || (at * 7 + row) % 3 == 0 {
                        let element = row as i64 * m_stride + at as i64 * k_stride;
                        bytes[0][element as usize * size..][..size].copy_from_slice(negative_zero);
                    }
                }
            }
            let results = expected(&masked, &functions, &bytes);
            match check(
                &masked,
                &functions,
                &bytes,
                &results,
                &mut random,
                &mut scratch,
            ) {
                Ok(n) => runs += n,
                Err(message) => panic!("{message}"),
            }
            if let Kernel::Contraction(contraction) = &mut plain {
                contraction.name = "unmasked".into();
            }
            matters += usize::from(expected(&plain, &functions, &bytes) != results);
        }
    }
    println!("{runs} runs, in {matters} kernels masking matters");
    assert!(runs >= 9 * 6 * 2 && matters >= 30);
}
