//! Types of results, against shapes found the slow way, and refusals.

mod common;

use common::{OP_KINDS, Rng, other_operands, some_op};
use std::collections::HashSet;
use weft_ir::infer::{ELEMS_LIMIT, RANK_LIMIT, broadcast_shapes};
use weft_ir::{
    ArgOp, AttentionAttrs, BinaryFn, CompositeOp, ConvAttrs, DType, Dim, DotDims, F32, InferError,
    Op, PadMode, PoolAttrs, ReduceFn, ScalePlace, Shape, Tensor, TensorType, UnaryFn, infer,
};

fn f32s(shape: &[u64]) -> TensorType {
    TensorType::fixed(DType::F32, shape)
}

fn shape_of(op: &Op, operands: &[&[u64]]) -> Option<Vec<u64>> {
    let types: Vec<TensorType> = operands.iter().map(|s| f32s(s)).collect();
    let ty = infer(op, &types.iter().collect::<Vec<_>>(), &[]).ok()?;
    assert_eq!(ty.dtype, DType::F32);
    ty.shape.extents()
}

/// All shapes of up to three axes with extents 0 to 3.
fn small_shapes() -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    let mut last = all.clone();
    for _ in 0..3 {
        last = last
            .iter()
            .flat_map(|s: &Vec<u64>| (0..4).map(move |n| [s.as_slice(), &[n]].concat()))
            .collect();
        all.extend(last.clone());
    }
    all
}

#[test]
fn broadcasting_matches_its_definition_on_all_small_shapes() {
    let mut checked = 0;
    for a in small_shapes() {
        for b in small_shapes() {
            let rank = a.len().max(b.len());
            // The extent of axis `i` from the end, 1 where there is none.
            let at = |s: &[u64], i: usize| s.iter().rev().nth(i).copied().unwrap_or(1);
            let mut expected = Some(vec![]);
            for i in (0..rank).rev() {
                let (x, y) = (at(&a, i), at(&b, i));
                let extent = match (x, y) {
                    (x, y) if x == y => Some(x),
                    (1, y) => Some(y),
                    (x, 1) => Some(x),
                    _ => None,
                };
                expected = expected.zip(extent).map(|(mut s, n)| {
                    s.push(n);
                    s
                });
            }
            assert_eq!(shape_of(&Op::Binary(BinaryFn::Add), &[&a, &b]), expected);
            assert_eq!(broadcast_shapes(&[&a, &b]), expected);
            let to_b = Op::Broadcast { shape: b.clone() };
            let reaches = expected.as_ref() == Some(&b);
            assert_eq!(shape_of(&to_b, &[&a]).is_some(), reaches, "{a:?} to {b:?}");
            checked += 1;
        }
    }
    assert_eq!(checked, 85 * 85);
}

#[test]
fn reshape_needs_as_many_elements() {
    for a in small_shapes() {
        for b in small_shapes() {
            let same = a.iter().product::<u64>() == b.iter().product::<u64>();
            let op = Op::Reshape { shape: b.clone() };
            assert_eq!(shape_of(&op, &[&a]), same.then_some(b));
        }
    }
}

#[test]
fn slices_stay_inside() {
    let mut inside = 0;
    for extent in 0..5u64 {
        for start in 0..6u64 {
            for step in -3..=3i64 {
                for size in 0..6u64 {
                    let op = Op::Slice {
                        starts: vec![start],
                        steps: vec![step],
                        sizes: vec![size],
                    };
                    // Every element by itself; an empty slice begins at most at the end.
                    let all = (0..size as i64).all(|j| {
                        let at = start as i64 + j * step;
                        0 <= at && at < extent as i64
                    });
                    let fits = step != 0 && all && (size > 0 || start <= extent);
                    assert_eq!(shape_of(&op, &[&[extent]]), fits.then(|| vec![size]));
                    inside += usize::from(fits);
                }
            }
        }
    }
    assert!(inside > 100);
}

#[test]
fn reductions_drop_their_axes() {
    let shape = [2u64, 3, 4];
    for mask in 0..8usize {
        let axes: Vec<usize> = (0..3).filter(|a| mask >> a & 1 == 1).collect();
        for keep_dims in [false, true] {
            let op = Op::Reduce {
                op: ReduceFn::Sum,
                axes: axes.clone(),
                keep_dims,
            };
            // Distinct coordinates of the result, from those of the operand.
            let mut extents = vec![HashSet::new(); 3];
            for i in 0..24u64 {
                let coords = [i / 12, i / 4 % 3, i % 4];
                for (axis, seen) in extents.iter_mut().enumerate() {
                    seen.insert(if axes.contains(&axis) {
                        0
                    } else {
                        coords[axis]
                    });
                }
            }
            let expected: Vec<u64> = (0..3)
                .filter(|a| keep_dims || !axes.contains(a))
                .map(|a| extents[a].len() as u64)
                .collect();
            assert_eq!(shape_of(&op, &[&shape]), Some(expected));
        }
    }
}

/// Windows counted one by one.
#[test]
fn windows_are_as_many_as_fit() {
    let mut checked = 0;
    for extent in 1..8u64 {
        for taps in 1..4u64 {
            for stride in 1..4u64 {
                for dilation in 1..3u64 {
                    for (begin, end) in [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)] {
                        let span = (taps - 1) * dilation + 1;
                        let padded = begin + extent + end;
                        let fits = (0..padded)
                            .filter(|p| p % stride == 0 && p + span <= padded)
                            .count() as u64;
                        let conv = Op::Conv(ConvAttrs {
                            strides: vec![stride],
                            dilations: vec![dilation],
                            pads_begin: vec![begin],
                            pads_end: vec![end],
                            groups: 1,
                        });
                        let expected = (fits > 0).then(|| vec![1, 3, fits]);
                        assert_eq!(shape_of(&conv, &[&[1, 2, extent], &[3, 2, taps]]), expected);
                        if begin >= span || end >= span {
                            continue;
                        }
                        for ceil_mode in [false, true] {
                            let pool = Op::Composite(CompositeOp::MaxPool(PoolAttrs {
                                kernel: vec![taps],
                                strides: vec![stride],
                                dilations: vec![dilation],
                                pads_begin: vec![begin],
                                pads_end: vec![end],
                                ceil_mode,
                                count_include_pad: false,
                            }));
                            // Rounding up adds the first window that sticks out, if it begins
                            // before the padding behind.
                            let next = fits * stride;
                            let last_end = (fits.max(1) - 1) * stride + span;
                            let more = ceil_mode && last_end < padded && next < begin + extent;
                            let expected = (fits > 0).then(|| vec![1, 2, fits + u64::from(more)]);
                            assert_eq!(
                                shape_of(&pool, &[&[1, 2, extent]]),
                                expected,
                                "{pool:?} of {extent}"
                            );
                            checked += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(checked > 500);
}

/// Facts from public bug reports: B04, B05, B08, B10 to B13.
#[test]
fn windows_of_known_cases() {
    let conv = |extent, taps, stride, dilation, begin, end| {
        let op = Op::Conv(ConvAttrs {
            strides: vec![stride],
            dilations: vec![dilation],
            pads_begin: vec![begin],
            pads_end: vec![end],
            groups: 1,
        });
        shape_of(&op, &[&[1, 1, extent], &[1, 1, taps]]).unwrap()[2]
    };
    assert_eq!(conv(22, 3, 1, 2, 2, 2), 22);
    assert_eq!((conv(7, 3, 2, 1, 1, 1), conv(5, 3, 2, 1, 1, 1)), (4, 3));
    assert_eq!((conv(7, 3, 2, 1, 1, 1), conv(5, 3, 2, 1, 0, 0)), (4, 2));
    assert_eq!(conv(16, 8, 1, 1, 7, 7), 23);
    let pool = |extent, taps, stride, begin, end, ceil_mode| {
        let op = Op::Composite(CompositeOp::AveragePool(PoolAttrs {
            kernel: vec![taps],
            strides: vec![stride],
            dilations: vec![1],
            pads_begin: vec![begin],
            pads_end: vec![end],
            ceil_mode,
            count_include_pad: true,
        }));
        shape_of(&op, &[&[1, 1, extent]]).unwrap()[2]
    };
    assert_eq!(pool(4, 3, 2, 1, 1, true), 3);
    assert_eq!(pool(4, 3, 2, 0, 0, true), 2);
    assert_eq!(pool(6, 5, 1, 2, 2, false), 6);
}

#[test]
fn dot_puts_batch_before_free_axes() {
    let op = Op::Dot(DotDims {
        lhs_batch: vec![1],
        rhs_batch: vec![2],
        lhs_contract: vec![3, 0],
        rhs_contract: vec![0, 1],
    });
    let shape = shape_of(&op, &[&[2, 3, 5, 7], &[7, 2, 3, 11, 13]]);
    assert_eq!(shape, Some(vec![3, 5, 11, 13]));
    // B38: nothing to sum, and no rows.
    let matrix = Op::Dot(DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![1],
        rhs_contract: vec![0],
    });
    assert_eq!(shape_of(&matrix, &[&[16, 0], &[0, 16]]), Some(vec![16, 16]));
    assert_eq!(shape_of(&matrix, &[&[0, 2], &[2]]), Some(vec![0]));
}

#[test]
fn pads_crop_first() {
    let pad = |extent: u64, before, after, mode| {
        let constant = matches!(mode, PadMode::Constant);
        let op = Op::Pad {
            before: vec![before],
            after: vec![after],
            mode,
        };
        let operands: &[&[u64]] = if constant {
            &[&[extent], &[]]
        } else {
            &[&[extent]]
        };
        shape_of(&op, operands).map(|s| s[0])
    };
    // B14 and B15.
    assert_eq!(pad(4, -1, -1, PadMode::Constant), Some(2));
    assert_eq!(pad(4, -1, 2, PadMode::Constant), Some(5));
    assert_eq!(pad(4, -3, 3, PadMode::Reflect), None);
    assert_eq!(pad(4, 0, 4, PadMode::Reflect), None);
    assert_eq!(pad(4, 0, 3, PadMode::Reflect), Some(7));
    assert_eq!(pad(4, -3, -2, PadMode::Constant), None);
    assert_eq!(pad(0, 0, 1, PadMode::Edge), None);
    assert_eq!(pad(1, 0, 5, PadMode::Wrap), Some(6));
    assert_eq!(pad(1, i64::MIN, i64::MAX, PadMode::Constant), None);
}

/// One refusal for each way to misuse an op; the message names op, operand and shapes.
#[test]
fn refusals_say_what_is_wrong() {
    let symbolic = TensorType {
        dtype: DType::F32,
        shape: Shape(vec![Dim::Symbol {
            name: "n".into(),
            min: 1,
            max: 8,
        }]),
    };
    let ty = |dtype, shape: &[u64]| TensorType::fixed(dtype, shape);
    let add = Op::Binary(BinaryFn::Add);
    let conv = |groups| {
        Op::Conv(ConvAttrs {
            strides: vec![1],
            dilations: vec![1],
            pads_begin: vec![0],
            pads_end: vec![0],
            groups,
        })
    };
    let cases: Vec<(Op, Vec<TensorType>, &str)> = vec![
        (
            add.clone(),
            vec![f32s(&[2])],
            "add takes 2 operands, 1 given",
        ),
        (
            add.clone(),
            vec![f32s(&[2]), ty(DType::F64, &[2])],
            "add: operand 1 has dtype f64, operand 0 has dtype f32",
        ),
        (
            add.clone(),
            vec![f32s(&[2, 3]), f32s(&[4])],
            "add: shapes [[2, 3], [4]] do not broadcast together",
        ),
        (
            add.clone(),
            vec![ty(DType::Bool, &[]), ty(DType::Bool, &[])],
            "add: operand 0 has dtype bool, add takes floats or integers",
        ),
        (
            add.clone(),
            vec![f32s(&[8]), symbolic],
            "add: operand 1 has the symbolic shape [n:1..=8], only fixed extents are supported",
        ),
        (
            add,
            vec![f32s(&[1 << 21, 1]), f32s(&[1, 1 << 20])],
            "add: a tensor of shape [2097152, 1048576] exceeds the limit of 1099511627776 elements",
        ),
        (
            Op::Unary(UnaryFn::Exp),
            vec![ty(DType::F64, &[])],
            "exp: operand 0 has dtype f64, exp takes f32, f16 or bf16",
        ),
        (
            Op::Reshape { shape: vec![7] },
            vec![f32s(&[2, 3])],
            "reshape: [2, 3] cannot become [7], the numbers of elements differ",
        ),
        (
            Op::Transpose { perm: vec![0, 0] },
            vec![f32s(&[2, 3])],
            "transpose: axis 0 of operand 0 is repeated or out of order in [0, 0]",
        ),
        (
            Op::Transpose { perm: vec![0] },
            vec![f32s(&[2, 3])],
            "transpose: perm has 1 entries, 2 needed",
        ),
        (
            Op::Concat { axis: 1 },
            vec![f32s(&[2, 3]), f32s(&[4, 3])],
            "concat: operand 1 of shape [4, 3] needs extent 2 on axis 0",
        ),
        (
            Op::Concat { axis: 2 },
            vec![f32s(&[2, 3])],
            "concat: axis 2 is not an axis of operand 0, which has shape [2, 3]",
        ),
        (
            Op::Concat { axis: 0 },
            vec![],
            "concat takes at least 1 operands, 0 given",
        ),
        (
            Op::Slice {
                starts: vec![3],
                steps: vec![-2],
                sizes: vec![3],
            },
            vec![f32s(&[5])],
            "slice: 3 elements from 3 by -2 leave axis 0, which has 5 elements",
        ),
        (
            Op::Gather { axis: 0 },
            vec![f32s(&[5]), f32s(&[2])],
            "gather: operand 1 has dtype f32, gather takes integers",
        ),
        (
            Op::ArgReduce {
                op: ArgOp::Max,
                axis: 1,
                keep_dims: false,
                select_last: false,
            },
            vec![f32s(&[5, 0])],
            "arg_max: axis 1 of shape [5, 0] is empty",
        ),
        (
            conv(1),
            vec![f32s(&[1, 4, 8]), f32s(&[2, 3, 3])],
            "conv: operand 1 of shape [2, 3, 3] needs extent 4 on axis 1",
        ),
        (
            conv(3),
            vec![f32s(&[1, 4, 8]), f32s(&[3, 1, 3])],
            "conv: groups[0] is 3, a divisor of the channels of both operands needed",
        ),
        (
            conv(1),
            vec![f32s(&[1, 4, 2]), f32s(&[2, 4, 3])],
            "conv: a window of 3 does not fit into axis 2, which has 2 elements with its padding",
        ),
        (
            conv(1),
            vec![f32s(&[4, 8]), f32s(&[2, 4])],
            "conv: operand 0 of shape [4, 8] has 2 axes, at least 3 needed",
        ),
        (
            Op::Composite(CompositeOp::LayerNorm {
                axis: 1,
                eps: F32(1e-5),
            }),
            vec![f32s(&[2, 3]), f32s(&[2])],
            "layer_norm: operand 1 has shape [2], [3] needed",
        ),
        (
            Op::Composite(CompositeOp::Gemm {
                alpha: F32(1.0),
                beta: F32(1.0),
                trans_a: false,
                trans_b: false,
            }),
            vec![f32s(&[2, 3]), f32s(&[3, 4]), f32s(&[5])],
            "gemm: operand 2 of shape [5] does not broadcast to [2, 4]",
        ),
        (
            Op::Cast { to: DType::I8 },
            vec![f32s(&[1; RANK_LIMIT + 1])],
            "cast: a tensor of 65 axes exceeds the limit of 64",
        ),
    ];
    for (op, types, message) in &cases {
        let error = infer(op, &types.iter().collect::<Vec<_>>(), &[]).unwrap_err();
        assert_eq!(&error.to_string(), message);
    }
}

/// Extents whose product overflows, in every op, give an error at once; empty ones no less.
#[test]
fn huge_shapes_are_refused() {
    let huge: [&[u64]; 5] = [
        &[1 << 60],
        &[u64::MAX, 2],
        &[1 << 32, 1 << 32],
        &[1 << 60, 0],
        &[0, 1 << 60, 1 << 60],
    ];
    for shape in huge {
        for kind in 0..OP_KINDS {
            let op = some_op(&mut Rng(kind), kind, &[2, 2, 2, 2]);
            let ty = f32s(shape);
            let error = infer(&op, &[&ty], &[]).unwrap_err();
            assert!(
                matches!(error, InferError::TooManyElements { .. }),
                "{op:?}: {error}"
            );
        }
    }
    // An attribute alone can be too much as well.
    let scalar = f32s(&[]);
    let op = Op::Broadcast {
        shape: vec![1 << 20, 1 << 21],
    };
    assert!(infer(&op, &[&scalar], &[]).is_err());
    let op = Op::Broadcast {
        shape: vec![1 << 20, 1 << 20],
    };
    assert_eq!(
        infer(&op, &[&scalar], &[]).unwrap().elems(),
        Some(ELEMS_LIMIT)
    );
}

#[test]
fn constants_show_errors_early() {
    let data = f32s(&[3]);
    let indices = Tensor::from_elems(&[3], &[0i64, -3, 2]).unwrap();
    let ty = indices.ty();
    let gather = Op::Gather { axis: 0 };
    assert!(infer(&gather, &[&data, &ty], &[None, Some(&indices)]).is_ok());
    for wrong in [3i64, -4, i64::MIN] {
        let indices = Tensor::from_elems(&[3], &[0, wrong, 2]).unwrap();
        assert_eq!(
            infer(&gather, &[&data, &ty], &[None, Some(&indices)]),
            Err(InferError::IndexOutside {
                op: "gather",
                position: 1,
                index: wrong.into(),
                extent: 3
            })
        );
    }
    let divisor = Tensor::from_elems(&[2], &[1i8, 0]).unwrap();
    let ty = divisor.ty();
    for f in [BinaryFn::Div, BinaryFn::Rem] {
        let op = Op::Binary(f);
        assert!(matches!(
            infer(&op, &[&ty, &ty], &[None, Some(&divisor)]),
            Err(InferError::DivisionByZero { position: 1, .. })
        ));
        assert!(infer(&op, &[&ty, &ty], &[Some(&divisor), None]).is_ok());
    }
    // Floats may be divided by zero.
    let zero = Tensor::scalar(0.0f32);
    let op = Op::Binary(BinaryFn::Div);
    assert!(infer(&op, &[&data, &zero.ty()], &[None, Some(&zero)]).is_ok());
}

/// No operands make infer panic, whatever the op: too few, too many, of any rank.
#[test]
fn no_operands_make_it_panic() {
    let mut refused = 0;
    for seed in 0..6000u64 {
        let mut rng = Rng(seed);
        let kind = rng.below(OP_KINDS);
        let rank = rng.below(5);
        let like = rng.shape(rank.max(2), 3);
        let op = some_op(&mut rng, kind, &like);
        let mut types = vec![TensorType::fixed(rng.pick(&DType::ALL), &like)];
        types.extend(other_operands(&mut rng, &op, &types[0].clone()));
        for ty in &mut types {
            if rng.below(3) == 0 {
                let rank = rng.below(5);
                let mut shape = rng.shape(rank, 4);
                if rng.below(4) == 0 && !shape.is_empty() {
                    shape[0] = 0;
                }
                *ty = TensorType::fixed(rng.pick(&DType::ALL), &shape);
            }
        }
        match rng.below(4) {
            0 => drop(types.pop()),
            1 => types.push(f32s(&[2])),
            _ => {}
        }
        refused += usize::from(infer(&op, &types.iter().collect::<Vec<_>>(), &[]).is_err());
    }
    assert!((500..5900).contains(&refused), "{refused}");
}

#[test]
fn attention_needs_operands_that_fit() {
    let op = |scale: f32, place| {
        Op::Composite(CompositeOp::Attention(AttentionAttrs {
            scale: F32(scale),
            place,
            causal: None,
        }))
    };
    let plain = op(1.0, ScalePlace::Query);
    let shape = |shapes: &[&[u64]]| shape_of(&plain, shapes);
    let (q, k, v): ([u64; 4], [u64; 4], [u64; 4]) = ([2, 3, 4, 5], [2, 3, 6, 5], [2, 3, 6, 7]);
    assert_eq!(shape(&[&q, &k, &v]), Some(vec![2, 3, 4, 7]));
    assert_eq!(shape(&[&[4, 5], &[6, 5], &[6, 7]]), Some(vec![4, 7]));
    for mask in [
        &[][..],
        &[6],
        &[4, 1],
        &[4, 6],
        &[2, 1, 1, 6],
        &[2, 3, 4, 6],
    ] {
        assert_eq!(shape(&[&q, &k, &v, mask]), Some(vec![2, 3, 4, 7]));
        let types = [
            f32s(&q),
            f32s(&k),
            f32s(&v),
            TensorType::fixed(DType::Bool, mask),
        ];
        assert!(infer(&plain, &types.each_ref(), &[]).is_ok());
        let types = [
            f32s(&q),
            f32s(&k),
            f32s(&v),
            TensorType::fixed(DType::F16, mask),
        ];
        assert!(matches!(
            infer(&plain, &types.each_ref(), &[]),
            Err(InferError::DTypesDiffer { operand: 3, .. })
        ));
    }
    let wrong: [[&[u64]; 4]; 9] = [
        [&[2, 3, 4, 4], &k, &v, &[]],
        [&q, &[2, 3, 5, 5], &v, &[]],
        [&q, &[2, 1, 6, 5], &v, &[]],
        [&q, &k, &[1, 3, 6, 7], &[]],
        [&q, &[6, 5], &[6, 7], &[]],
        [&q, &k, &v, &[4]],
        [&q, &k, &v, &[2, 6]],
        [&q, &k, &v, &[1, 2, 3, 4, 6]],
        [&[5], &[5], &[5], &[]],
    ];
    for shapes in wrong {
        assert_eq!(shape(&shapes), None, "{shapes:?}");
    }
    assert!(shape_of(&op(-1.0, ScalePlace::Scores), &[&q, &k, &v]).is_some());
    for scale in [-1.0, f32::NAN] {
        assert_eq!(shape_of(&op(scale, ScalePlace::Both), &[&q, &k, &v]), None);
    }
    let double = TensorType::fixed(DType::F64, &[2, 2]);
    assert!(matches!(
        infer(&plain, &[&double; 3], &[]),
        Err(InferError::UnsupportedDType { operand: 0, .. })
    ));
    let huge = |n: u64| f32s(&[n, 1]);
    assert!(matches!(
        infer(
            &plain,
            &[&huge(1 << 21), &huge(1 << 20), &huge(1 << 20)],
            &[]
        ),
        Err(InferError::TooManyElements { .. })
    ));
}
