//! Accesses: padding by guards, windows, transposed and backward walks, gathers, operands at odd
//! addresses, merged axes, and that the steady state allocates nothing.

mod harness;
mod oracle;

use harness::{check, compare};
use oracle::kernels::{axis, expected, operand, random_operands};
use oracle::random::Random;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use weft_kernel::{
    Access, BLayout, BinaryOp, ContractionKernel, ContractionSplit, Effect, Elem, Functions, Guard,
    Inst, Kernel, LoopKernel, MatrixA, MatrixB, Operand, OperandRole, Operands, Over, Piece, Stage,
    Val,
};
use weft_portable::{Buffers, Level, Prepared, Scratch};

fn check_kernel(kernel: &Kernel, random: &mut Random) {
    let functions = Functions::default();
    kernel
        .verify(&functions)
        .unwrap_or_else(|e| panic!("{e}\n{kernel}"));
    for hostile in [false, true] {
        let bytes = random_operands(kernel, random, hostile);
        let results = expected(kernel, &functions, &bytes);
        check(
            kernel,
            &functions,
            &bytes,
            &results,
            random,
            &mut Scratch::new(),
        )
        .unwrap_or_else(|e| panic!("{e}"));
    }
}

/// A map of loads by the given accesses to operand 0, added up, and stored to operand 1.
fn window(axes: &[u64], split: usize, x: Operand, y: Operand, accesses: Vec<Access>) -> Kernel {
    let loads = accesses.len() - 1;
    let mut insts: Vec<Inst> = (0..loads).map(|access| Inst::Load { access }).collect();
    for i in 1..loads as u32 {
        let a = if i == 1 {
            Val(0)
        } else {
            Val(insts.len() as u32 - 1)
        };
        insts.push(Inst::Binary {
            op: BinaryOp::Add,
            a,
            b: Val(i),
        });
    }
    let value = Val(insts.len() as u32 - 1);
    Kernel::Loop(LoopKernel {
        name: "window".into(),
        axes: axes.iter().map(|e| axis("i", *e)).collect(),
        split,
        operands: vec![x, y],
        accesses,
        slots: vec![],
        rows: vec![],
        stages: vec![Stage {
            over: Over::Inner,
            insts,
            effects: vec![Effect::Store {
                access: loads,
                value,
            }],
        }],
    })
}

/// A 3 by 3 window over a padded image, with strides: the guards are what keeps it inside.
#[test]
fn windows_over_padding_match_the_oracle() {
    let mut random = Random(51);
    for (height, width, step, pad) in [
        (5, 7, 1, 1),
        (8, 8, 2, 1),
        (1, 1, 1, 1),
        (3, 300, 1, 2),
        (40, 3, 1, 1),
        (9, 33, 3, 0),
    ] {
        let out = |n: i64| (n + 2 * pad - 3) / step + 1;
        let (rows, columns) = (out(height), out(width));
        if rows < 1 || columns < 1 {
            continue;
        }
        for elem in [Elem::F32, Elem::U8, Elem::F64] {
            let mut accesses = vec![];
            for r in 0..3 {
                for c in 0..3 {
                    let mut access = Access::affine(
                        0,
                        (r - pad) * width + (c - pad),
                        vec![height * width, step * width, step],
                    );
                    access.fill = random.element(elem);
                    access.guards = vec![
                        Guard {
                            offset: r - pad,
                            strides: vec![0, step, 0],
                            extent: height as u64,
                        },
                        Guard {
                            offset: c - pad,
                            strides: vec![0, 0, step],
                            extent: width as u64,
                        },
                    ];
                    accesses.push(access);
                }
            }
            accesses.push(Access::affine(1, 0, vec![rows * columns, columns, 1]));
            let kernel = window(
                &[2, rows as u64, columns as u64],
                random.below(3) as usize,
                operand("x", elem, 2 * (height * width) as u64, OperandRole::Input),
                operand("y", elem, 2 * (rows * columns) as u64, OperandRole::Output),
                accesses,
            );
            check_kernel(&kernel, &mut random);
        }
    }
}

/// Transposing, backwards, and both; with rows long and short.
#[test]
fn permuted_and_backward_copies_match_the_oracle() {
    let mut random = Random(52);
    for (rows, columns) in [(1, 9), (9, 1), (7, 5), (3, 2100), (2100, 3), (64, 64)] {
        for backward in [false, true] {
            for elem in [Elem::U8, Elem::F16, Elem::I32, Elem::F64] {
                let len = rows * columns;
                let from = if backward {
                    Access::affine(0, len - 1, vec![-1, -rows])
                } else {
                    Access::affine(0, 0, vec![1, rows])
                };
                let kernel = window(
                    &[rows as u64, columns as u64],
                    random.below(2) as usize,
                    operand("x", elem, len as u64, OperandRole::Input),
                    operand("y", elem, len as u64, OperandRole::Output),
                    vec![from, Access::affine(1, 0, vec![columns, 1])],
                );
                check_kernel(&kernel, &mut random);
                // And stored transposed.
                let kernel = window(
                    &[rows as u64, columns as u64],
                    0,
                    operand("x", elem, len as u64, OperandRole::Input),
                    operand("y", elem, len as u64, OperandRole::Output),
                    vec![
                        Access::affine(0, 0, vec![columns, 1]),
                        Access::affine(1, 0, vec![1, rows]),
                    ],
                );
                check_kernel(&kernel, &mut random);
            }
        }
    }
}

/// Axes that memory does not tell apart are merged, split or not; the bits are the kernel's.
#[test]
fn contiguous_tensors_of_any_rank_match_the_oracle() {
    let mut random = Random(53);
    for axes in [
        vec![2, 3, 4],
        vec![1, 1, 1],
        vec![5, 1, 7, 1],
        vec![3, 2, 700],
        vec![300, 2, 2],
    ] {
        for split in 0..axes.len() {
            let mut strides = vec![1i64; axes.len()];
            for i in (0..axes.len() - 1).rev() {
                strides[i] = strides[i + 1] * axes[i + 1] as i64;
            }
            let len = axes.iter().product();
            let kernel = window(
                &axes,
                split,
                operand("x", Elem::F32, len, OperandRole::Input),
                operand("y", Elem::F32, len, OperandRole::Output),
                vec![
                    Access::affine(0, 0, strides.clone()),
                    Access::affine(0, 0, strides.clone()),
                    Access::affine(1, 0, strides),
                ],
            );
            check_kernel(&kernel, &mut random);
        }
    }
}

/// In place, by any strides: the output is the memory of the input.
#[test]
fn maps_in_place_give_the_same_bits() {
    let mut random = Random(54);
    let functions = Functions::default();
    for strides in [vec![40i64, 1], vec![1, 30], vec![80, 2]] {
        let len = 30 * 40 * 2;
        let kernel = window(
            &[30, 40],
            0,
            operand("x", Elem::F32, len, OperandRole::Input),
            operand("y", Elem::F32, len, OperandRole::Output),
            vec![
                Access::affine(0, 0, strides.clone()),
                Access::affine(0, 0, strides.clone()),
                Access::affine(1, 0, strides),
            ],
        );
        let mut bytes = random_operands(&kernel, &mut random, false);
        // What is not stored stays.
        bytes[1] = bytes[0].clone();
        let results = expected(&kernel, &functions, &bytes);
        let prepared = Prepared::new(&kernel, &functions).unwrap();
        for level in Level::available() {
            let mut memory = harness::buffers(&kernel, &bytes);
            memory.alias(0, 1);
            prepared.run(level, &memory, Piece::whole(&kernel), &mut Scratch::new());
            assert_eq!(compare(&kernel, &results, &memory), None);
        }
    }
}

/// Operands whose first byte lies anywhere, as weights in a file may.
struct Shifted {
    buffers: Buffers,
    shifted: Vec<Vec<u8>>,
}

impl Operands for Shifted {
    fn len_bytes(&self, operand: usize) -> usize {
        self.buffers.len_bytes(operand)
    }

    fn read(&self, operand: usize, offset_bytes: usize, into: &mut [u8]) {
        self.buffers.read(operand, offset_bytes, into);
    }

    fn write(&self, operand: usize, offset_bytes: usize, from: &[u8]) {
        self.buffers.write(operand, offset_bytes, from);
    }

    fn slice(&self, operand: usize) -> &[u8] {
        &self.shifted[operand][1..]
    }
}

#[test]
fn operands_at_odd_addresses_give_the_same_bits() {
    let mut random = Random(55);
    let functions = Functions::default();
    let len = 37 * 50;
    let kernel = window(
        &[37, 50],
        0,
        operand("x", Elem::F32, len, OperandRole::Input),
        operand("y", Elem::F32, len, OperandRole::Output),
        vec![
            Access::affine(0, 0, vec![1, 37]),
            Access::affine(1, 0, vec![50, 1]),
        ],
    );
    let bytes = random_operands(&kernel, &mut random, true);
    let results = expected(&kernel, &functions, &bytes);
    let prepared = Prepared::new(&kernel, &functions).unwrap();
    let memory = Shifted {
        buffers: harness::buffers(&kernel, &bytes),
        shifted: bytes
            .iter()
            .map(|b| std::iter::once(0).chain(b.iter().copied()).collect())
            .collect(),
    };
    prepared.run(
        Level::detect(),
        &memory,
        Piece::whole(&kernel),
        &mut Scratch::new(),
    );
    assert_eq!(compare(&kernel, &results, &memory.buffers), None);
}

/// Counts this thread's allocations.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is the system allocator's, with the caller's own arguments.
#[allow(unsafe_code, reason = "a test can count allocations in no other way")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATIONS.try_with(|n| n.set(n.get() + 1));
        // SAFETY: as the caller promised.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as the caller promised.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// A product of two matrices, the right one packed or row-major.
fn product(layout: BLayout) -> Kernel {
    let (m, n, k) = (20u64, 40u64, 300u64);
    Kernel::Contraction(ContractionKernel {
        name: "product".into(),
        batch: vec![axis("batch", 2)],
        m,
        n,
        k,
        segment: 256,
        masked: false,
        split: ContractionSplit::M,
        operands: vec![
            operand("a", Elem::F32, 2 * m * k, OperandRole::Input),
            operand("b", Elem::F32, 48 * k, OperandRole::Input),
            operand("y", Elem::F32, 2 * m * n, OperandRole::Output),
        ],
        a: MatrixA {
            operand: 0,
            offset: 0,
            batch_strides: vec![(m * k) as i64],
            m_stride: k as i64,
            k_stride: 1,
        },
        b: MatrixB {
            operand: 1,
            offset: 0,
            batch_strides: vec![0],
            layout,
        },
        accesses: vec![Access::affine(2, 0, vec![(m * n) as i64, n as i64, 1])],
        epilogue: vec![Inst::Acc],
        effects: vec![Effect::Store {
            access: 0,
            value: Val(0),
        }],
    })
}

#[test]
fn the_steady_state_allocates_nothing() {
    let functions = oracle::generate::functions();
    let mut scratch = Scratch::new();
    let mut counted = 0;
    let products = [
        product(BLayout::Panels { nr: 16 }),
        product(BLayout::Strided {
            k_stride: 40,
            n_stride: 1,
        }),
    ];
    for seed in 0..62u64 {
        let mut random = Random(seed);
        let kernel = match products.get(seed as usize) {
            Some(product) => product.clone(),
            None => oracle::generate::kernel(&mut random),
        };
        let prepared = Prepared::new(&kernel, &functions).unwrap();
        let memory = harness::buffers(&kernel, &random_operands(&kernel, &mut random, false));
        for level in Level::available() {
            prepared.run(level, &memory, Piece::whole(&kernel), &mut scratch);
            let before = ALLOCATIONS.with(Cell::get);
            prepared.run(level, &memory, Piece::whole(&kernel), &mut scratch);
            assert_eq!(ALLOCATIONS.with(Cell::get), before, "seed {seed}\n{kernel}");
            counted += 1;
        }
    }
    assert!(counted >= 60);
    let before = ALLOCATIONS.with(Cell::get);
    drop(std::hint::black_box(vec![1u8]));
    assert!(ALLOCATIONS.with(Cell::get) > before, "nothing is counted");
}
