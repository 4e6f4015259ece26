//! Cases of bugs that were found, each by name, and forms that random graphs seldom take.

use crate::compare::{Outcome, WAYS, compare};
use weft_ir::{
    BinaryFn, CompositeOp, ConvAttrs, CoordTransform, DType, DotDims, F32, Graph, Op, PadMode,
    ReduceFn, ResizeAttrs, ResizeMode, Tensor, TensorType, UnaryFn, ValueId,
};

struct Made(Graph);

impl Made {
    fn new() -> Self {
        Made(Graph::named("case"))
    }

    fn input(&mut self, dtype: DType, shape: &[u64]) -> ValueId {
        self.0.add_input("x", TensorType::fixed(dtype, shape))
    }

    fn constant(&mut self, tensor: Tensor) -> ValueId {
        self.0.add_constant("c", tensor)
    }

    fn node(&mut self, op: Op, inputs: &[ValueId]) -> ValueId {
        let name = op.name();
        self.0.add_node(name, op, inputs).expect("a valid node")
    }

    fn unary(&mut self, f: UnaryFn, x: ValueId) -> ValueId {
        self.node(Op::Unary(f), &[x])
    }

    fn binary(&mut self, f: BinaryFn, a: ValueId, b: ValueId) -> ValueId {
        self.node(Op::Binary(f), &[a, b])
    }

    fn transpose(&mut self, x: ValueId, perm: &[usize]) -> ValueId {
        self.node(
            Op::Transpose {
                perm: perm.to_vec(),
            },
            &[x],
        )
    }

    /// Compiles in every way and compares; it must not be refused.
    fn holds(mut self, outputs: &[ValueId]) -> Outcome {
        for value in outputs {
            self.0.add_output("y", *value);
        }
        let outcome = compare(&self.0, 1, &WAYS).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(outcome.refused, None);
        assert!(outcome.outputs > 0 || outputs.iter().all(|v| self.0.ty(*v).elems() == Some(0)));
        outcome
    }
}

#[test]
fn a_sibling_that_is_also_read_transposed_is_not_absorbed() {
    let mut g = Made::new();
    let (x, y) = (g.input(DType::F32, &[5, 5]), g.input(DType::F32, &[5, 5]));
    let own = g.unary(UnaryFn::Neg, y);
    let sibling = g.unary(UnaryFn::Exp, x);
    let turned = g.transpose(sibling, &[1, 0]);
    let sum = g.node(Op::Fma, &[own, sibling, turned]);
    g.holds(&[sum]);
}

#[test]
fn gather_takes_indices_of_every_integer_type() {
    let mut g = Made::new();
    let x = g.input(DType::F32, &[9, 4]);
    let u8s = g.constant(Tensor::from_elems(&[3], &[8u8, 0, 3]).expect("three"));
    let i8s = g.constant(Tensor::from_elems(&[2, 2], &[-1i8, 0, -9, 7]).expect("four"));
    let u64s = g.constant(Tensor::from_elems(&[3], &[8u64, 0, 5]).expect("three"));
    let outputs = [u8s, i8s, u64s].map(|i| g.node(Op::Gather { axis: 0 }, &[x, i]));
    g.holds(&outputs);
}

#[test]
fn reduced_axes_need_not_be_neighbours() {
    for op in [ReduceFn::Sum, ReduceFn::Max, ReduceFn::Mean] {
        for keep_dims in [false, true] {
            let mut g = Made::new();
            let x = g.input(DType::F32, &[3, 7, 5, 2]);
            let e = g.unary(UnaryFn::Exp, x);
            let axes = vec![0, 2];
            let y = g.node(
                Op::Reduce {
                    op,
                    axes,
                    keep_dims,
                },
                &[e],
            );
            g.holds(&[y]);
        }
    }
}

#[test]
fn contracted_axes_need_not_be_neighbours() {
    let dims = DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![0, 2],
        rhs_contract: vec![2, 0],
    };
    for dtype in [DType::F32, DType::I32] {
        let mut g = Made::new();
        let a = g.input(dtype, &[3, 4, 5]);
        let b = g.input(dtype, &[5, 6, 3]);
        let y = g.node(Op::Dot(dims.clone()), &[a, b]);
        g.holds(&[y]);
    }
}

fn matmul_dims() -> DotDims {
    DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![1],
        rhs_contract: vec![0],
    }
}

#[test]
fn half_types_contract_in_f32_and_round_once() {
    for dtype in [DType::F16, DType::BF16] {
        let mut g = Made::new();
        let a = g.input(dtype, &[3, 300]);
        let b = g.input(dtype, &[300, 5]);
        let dot = g.node(Op::Dot(matmul_dims()), &[a, b]);
        let x = g.input(dtype, &[1, 2, 6, 6]);
        let w = g.input(dtype, &[3, 2, 3, 3]);
        let attrs = ConvAttrs {
            strides: vec![1, 1],
            dilations: vec![1, 1],
            pads_begin: vec![1, 1],
            pads_end: vec![1, 1],
            groups: 1,
        };
        let conv = g.node(Op::Conv(attrs), &[x, w]);
        g.holds(&[dot, conv]);
    }
}

#[test]
fn names_of_inner_values_do_not_collide_with_the_graphs_own() {
    let mut g = Graph::named("names");
    let ty = TensorType::fixed(DType::F32, &[4, 6]);
    let x = g.add_input("x", ty.clone());
    let softmax = Op::Composite(CompositeOp::Softmax { axis: 1 });
    // Every name that the decomposition of a node `s` could give, taken by the graph itself.
    let inner = weft_ir::decompose(&CompositeOp::Softmax { axis: 1 }, &[&ty]).expect("softmax");
    let mut sum = g
        .add_node_with_output("s", "s", softmax, &[x])
        .expect("softmax");
    for value in &inner.values {
        let y = g.add_node_with_output(
            "other",
            &format!("s/{}", value.name),
            Op::Unary(UnaryFn::Abs),
            &[x],
        );
        sum = g
            .add_node("sum", Op::Binary(BinaryFn::Add), &[sum, y.expect("abs")])
            .expect("add");
        g.add_output("y", sum);
    }
    let outcome = compare(&g, 1, &WAYS).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(outcome.refused, None);
}

#[test]
fn values_without_elements_are_computed() {
    let mut g = Made::new();
    let x = g.input(DType::F32, &[3, 0]);
    let y = g.input(DType::F32, &[0, 4]);
    let value = g.input(DType::F32, &[]);
    let product = g.node(Op::Dot(matmul_dims()), &[x, y]);
    let reduce = |op| Op::Reduce {
        op,
        axes: vec![1],
        keep_dims: false,
    };
    let mut outputs = vec![product];
    for op in [
        ReduceFn::Sum,
        ReduceFn::Max,
        ReduceFn::Min,
        ReduceFn::Prod,
        ReduceFn::Mean,
    ] {
        outputs.push(g.node(reduce(op), &[x]));
    }
    let exp = g.unary(UnaryFn::Exp, x);
    let full = g.input(DType::F32, &[3, 2]);
    outputs.push(g.node(Op::Concat { axis: 1 }, &[exp, full, x]));
    let zero = g.constant(Tensor::scalar(2.5f32));
    for fill in [zero, value] {
        let pad = Op::Pad {
            before: vec![0, 1],
            after: vec![1, 0],
            mode: PadMode::Constant,
        };
        outputs.push(g.node(pad, &[x, fill]));
    }
    outputs.push(exp);
    outputs.push(x);
    let softmax = Op::Composite(CompositeOp::Softmax { axis: 1 });
    outputs.push(g.node(softmax, &[x]));
    g.holds(&outputs);
}

#[test]
fn a_graph_without_nodes_gives_its_inputs_and_constants() {
    let mut g = Made::new();
    let x = g.input(DType::F32, &[3]);
    let c = g.constant(Tensor::scalar(2.0f32));
    g.holds(&[x, c, x]);
}

#[test]
fn outputs_may_be_views_and_repeated() {
    let mut g = Made::new();
    let x = g.input(DType::F32, &[3, 4]);
    let t = g.transpose(x, &[1, 0]);
    let e = g.unary(UnaryFn::Exp, t);
    let back = g.transpose(e, &[1, 0]);
    let flat = g.node(Op::Reshape { shape: vec![12] }, &[back]);
    g.holds(&[t, e, back, flat, t, e, x]);
}

#[test]
fn norms_over_axes_before_the_last() {
    let mut g = Made::new();
    let x = g.input(DType::F32, &[2, 6, 5]);
    let scale =
        g.constant(Tensor::from_elems(&[6], &[1.5f32, -2.0, 0.25, 3.0, 1.0, 0.0]).expect("six"));
    let bias =
        g.constant(Tensor::from_elems(&[6], &[0.5f32, 1.0, -1.0, 0.0, 2.0, 3.0]).expect("six"));
    let eps = F32(1e-5);
    let soft = g.node(Op::Composite(CompositeOp::Softmax { axis: 1 }), &[x]);
    let group = g.node(
        Op::Composite(CompositeOp::GroupNorm { groups: 3, eps }),
        &[x, scale, bias],
    );
    let batch = g.node(
        Op::Composite(CompositeOp::BatchNorm { eps }),
        &[x, scale, bias, bias, scale],
    );
    g.holds(&[soft, group, batch]);
}

#[test]
fn a_reduction_of_single_elements_is_no_reduction_of_what_follows() {
    for op in [
        ReduceFn::Sum,
        ReduceFn::SumSquares,
        ReduceFn::Mean,
        ReduceFn::Max,
        ReduceFn::Prod,
    ] {
        for dtype in [DType::F32, DType::BF16] {
            let mut g = Made::new();
            let x = g.input(dtype, &[30, 1]);
            let single = |axes: Vec<usize>, keep_dims| Op::Reduce {
                op,
                axes,
                keep_dims,
            };
            let a = g.node(single(vec![], false), &[x]);
            let b = g.node(single(vec![1], false), &[a]);
            let low = weft_ir::Op::ArgReduce {
                op: weft_ir::ArgOp::Min,
                axis: 0,
                keep_dims: false,
                select_last: false,
            };
            let c = g.node(low, &[b]);
            let d = g.node(single(vec![0], true), &[b]);
            g.holds(&[a, b, c, d]);
        }
    }
}

#[test]
fn a_sum_of_one_negative_zero_is_positive() {
    let mut g = Made::new();
    let x = g.constant(Tensor::from_elems(&[2, 1], &[-0.0f32, 1.0]).expect("two"));
    let y = g.input(DType::F32, &[2, 1]);
    let z = g.binary(BinaryFn::Mul, x, y);
    let sum = Op::Reduce {
        op: ReduceFn::Sum,
        axes: vec![1],
        keep_dims: true,
    };
    let z = g.node(sum, &[z]);
    g.holds(&[z]);
}

#[test]
fn a_window_wholly_in_the_padding_reads_nothing() {
    let mut g = Made::new();
    let x = g.input(DType::F64, &[2, 6, 9, 2]);
    let w = g.input(DType::F64, &[1, 6, 1, 1]);
    let attrs = ConvAttrs {
        strides: vec![1, 3],
        dilations: vec![1, 1],
        pads_begin: vec![0, 1],
        pads_end: vec![2, 0],
        groups: 1,
    };
    let y = g.node(Op::Conv(attrs), &[x, w]);
    g.holds(&[y]);
}

#[test]
fn a_convolution_of_nothing_but_padding() {
    let mut g = Made::new();
    let x = g.input(DType::F32, &[2, 3, 0, 2]);
    let w = g.input(DType::F32, &[4, 3, 2, 2]);
    let attrs = ConvAttrs {
        strides: vec![1, 1],
        dilations: vec![1, 1],
        pads_begin: vec![2, 1],
        pads_end: vec![1, 0],
        groups: 1,
    };
    let y = g.node(Op::Conv(attrs), &[x, w]);
    g.holds(&[y]);
}

#[test]
fn a_wide_filter_along_three_axes_goes_axis_by_axis() {
    for dtype in [DType::F32, DType::F16, DType::I16, DType::F64] {
        let mut g = Made::new();
        let x = g.input(dtype, &[20, 30, 9]);
        let attrs = ResizeAttrs {
            sizes: vec![3, 4, 20],
            scales_bits: [3.0f64 / 20.0, 4.0 / 30.0, 20.0 / 9.0]
                .map(f64::to_bits)
                .to_vec(),
            mode: ResizeMode::Cubic {
                a: F32(-0.75),
                exclude_outside: true,
            },
            transform: CoordTransform::HalfPixel,
            antialias: true,
        };
        let y = g.node(Op::Resize(attrs), &[x]);
        g.holds(&[y]);
    }
}

/// A gather of computed indices from `data[i] = i`.
struct Gathered {
    compiled: weft::Compiled,
    options: weft::CompileOptions,
}

impl Gathered {
    fn new(dtype: DType, count: u64) -> Self {
        let mut g = Made::new();
        let list: Vec<f32> = (0..10).map(|i| i as f32).collect();
        let data = g.constant(Tensor::from_elems(&[10], &list).expect("ten"));
        let at = g.input(dtype, &[count]);
        let y = g.node(Op::Gather { axis: 0 }, &[data, at]);
        g.0.add_output("y", y);
        let options = weft::CompileOptions::host();
        let compiled = weft::compile(&g.0, &options).expect("it compiles");
        let note = compiled.plan().regions[0].notes.join("\n");
        assert!(note.contains("looks at each index"), "{note}");
        Gathered { compiled, options }
    }

    fn run(mut session: weft::Session, indices: &[u8]) -> Result<Vec<f32>, weft::RunError> {
        session.set_input(0, indices).expect("an input");
        session.run()?;
        let floats = session.output(0).chunks(4);
        let floats = floats.map(|b| f32::from_le_bytes(b.try_into().expect("four")));
        Ok(floats.collect())
    }

    /// The run's values, or which element holds which index outside.
    fn given(&self, indices: &[u8]) -> Result<Vec<f32>, (u64, i128)> {
        let session = self.compiled.session(1).expect("a session");
        Self::run(session, indices).map_err(|error| match error {
            weft::RunError::IndexOutside {
                indices,
                element,
                index,
                extent,
                ..
            } => {
                assert_eq!((indices.as_str(), extent), ("x", 10));
                (element, index)
            }
            other => panic!("{other}"),
        })
    }

    /// What the kernel alone does, without the look at the indices.
    fn unguarded(&self, indices: &[u8]) -> Vec<f32> {
        let mut plan = self.compiled.plan().clone();
        let steps = plan.regions.iter_mut().flat_map(|r| &mut r.steps);
        steps.for_each(|s| s.index_checks.clear());
        let (code, weights) = (self.compiled.code(), self.compiled.weights());
        let session = weft::Session::new(plan, code, weights, &self.options.features, 1);
        Self::run(session.expect("a session"), indices).expect("nothing is looked at")
    }
}

#[test]
fn computed_indices_outside_are_a_typed_error() {
    let i64s = |list: [i64; 5]| list.map(i64::to_le_bytes).concat();
    let wide = Gathered::new(DType::I64, 5);
    let good = wide.given(&i64s([0, 9, -1, -10, 3]));
    assert_eq!(good, Ok(vec![0.0, 9.0, 9.0, 0.0, 3.0]));
    assert_eq!(wide.given(&i64s([0, 9, 10, -11, 3])), Err((2, 10)));
    assert_eq!(wide.given(&i64s([0, 9, -1, -11, 10])), Err((3, -11)));
    let most = i64::MAX;
    assert_eq!(wide.given(&i64s([0, 0, 0, 0, most])), Err((4, most.into())));
    let unsigned = Gathered::new(DType::U64, 2);
    let most = [7, u64::MAX].map(u64::to_le_bytes).concat();
    assert_eq!(unsigned.given(&most), Err((1, u64::MAX.into())));
    let narrow = Gathered::new(DType::U8, 3);
    assert_eq!(narrow.given(&[0, 9, 9]), Ok(vec![0.0, 9.0, 9.0]));
    assert_eq!(narrow.given(&[0, 9, 255]), Err((2, 255)));
}

#[test]
fn a_kernel_reads_inside_whatever_the_indices_are() {
    let list = [0, 9, -1, -10, 3, 10, -11, i64::MAX, i64::MIN, 4];
    let given = Gathered::new(DType::I64, 10).unguarded(&list.map(i64::to_le_bytes).concat());
    assert_eq!(given, [0.0, 9.0, 9.0, 0.0, 3.0, 9.0, 0.0, 9.0, 0.0, 4.0]);
    let list = [7u64, u64::MAX, 1 << 63, 10].map(u64::to_le_bytes).concat();
    assert_eq!(
        Gathered::new(DType::U64, 4).unguarded(&list),
        [7.0, 9.0, 9.0, 9.0]
    );
    let given = Gathered::new(DType::U8, 4).unguarded(&[0, 9, 10, 255]);
    assert_eq!(given, [0.0, 9.0, 9.0, 9.0]);
}

#[test]
fn a_kept_row_keeps_the_rows_that_it_is_made_of() {
    let mut g = Made::new();
    let (x, y, z) = (
        g.input(DType::F32, &[8]),
        g.input(DType::F32, &[8]),
        g.input(DType::F32, &[8]),
    );
    let early = g.unary(UnaryFn::Exp, x);
    let soft = g.node(Op::Composite(CompositeOp::Softmax { axis: 0 }), &[z]);
    let squares = Op::Reduce {
        op: ReduceFn::SumSquares,
        axes: vec![0],
        keep_dims: true,
    };
    let norm = g.node(squares, &[soft]);
    let late = g.binary(BinaryFn::Max, soft, norm);
    let middle = g.node(Op::Fma, &[y, soft, early]);
    let out = g.binary(BinaryFn::Sub, middle, late);
    g.holds(&[out]);
}
