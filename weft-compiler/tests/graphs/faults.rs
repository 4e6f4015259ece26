//! Faults planted into plans, each caught by the check with the name of the region it is in.

use crate::compare::inputs;
use crate::lives::play;
use weft::check::{Check, check};
use weft::compile::open_plan;
use weft::plan::{NativeMode, Place, Plan};
use weft::{CompileOptions, compile};
use weft_ir::{BinaryFn, CompositeOp, DType, DotDims, Graph, Op, TensorType, UnaryFn, ValueId};
use weft_kernel::{Effect, Inst, Kernel, ReduceOp, UnaryOp};
use weft_runtime::hostile::Pattern;

fn input(graph: &mut Graph, shape: &[u64]) -> ValueId {
    graph.add_input("x", TensorType::fixed(DType::F32, shape))
}

fn node(graph: &mut Graph, op: Op, operands: &[ValueId]) -> ValueId {
    let name = op.name();
    graph.add_node(name, op, operands).expect("a valid node")
}

/// The check of a graph's plan after `spoil`.
fn check_spoilt(graph: &Graph, spoil: impl FnOnce(&mut Plan)) -> Check {
    check_spoilt_on(Pattern::Ordinary, graph, spoil)
}

/// The same, on inputs of a pattern.
fn check_spoilt_on(pattern: Pattern, graph: &Graph, spoil: impl FnOnce(&mut Plan)) -> Check {
    let mut options = CompileOptions::host();
    options.native = NativeMode::Off;
    let sound = compile(graph, &options).expect("the graph compiles");
    let given = inputs(graph, 7, pattern);
    let mut session = sound.session(1).expect("a session");
    let before = check(&sound, &mut session, &given, |_, _| {}).expect("the check runs");
    assert!(
        before.values > 0 && before.mismatches == 0,
        "the plan is sound before"
    );
    let mut plan = sound.plan().clone();
    spoil(&mut plan);
    assert_ne!(plan, *sound.plan(), "the fault was planted");
    let spoilt = open_plan(graph, plan, &options).expect("the plan opens");
    let mut session = spoilt.session(1).expect("a session");
    check(&spoilt, &mut session, &given, |_, _| {}).expect("the check runs")
}

/// The kernel of the last step of the last region.
fn last_kernel(plan: &mut Plan) -> &mut Kernel {
    let region = plan.regions.last_mut().expect("a region");
    &mut region.steps.last_mut().expect("a step").kernel
}

fn assert_caught(result: &Check, region: &str) {
    assert!(result.mismatches > 0, "the fault went unseen");
    assert_eq!(result.first[0].region, region);
}

fn dense() -> Graph {
    let mut g = Graph::named("dense");
    let (x, w, b) = (
        input(&mut g, &[5, 40]),
        input(&mut g, &[40, 24]),
        input(&mut g, &[24]),
    );
    let dims = DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![1],
        rhs_contract: vec![0],
    };
    let dot = node(&mut g, Op::Dot(dims), &[x, w]);
    let sum = node(&mut g, Op::Binary(BinaryFn::Add), &[dot, b]);
    let y = node(&mut g, Op::Composite(CompositeOp::Relu), &[sum]);
    g.add_output("y", y);
    g
}

#[test]
fn planted_fault_dropped_epilogue_is_caught() {
    let graph = dense();
    let result = check_spoilt(&graph, |plan| {
        let Kernel::Contraction(k) = last_kernel(plan) else {
            panic!("a dense layer is a contraction")
        };
        let bias = k
            .epilogue
            .iter()
            .position(|i| {
                matches!(
                    i,
                    Inst::Binary {
                        op: weft_kernel::BinaryOp::Add,
                        ..
                    }
                )
            })
            .expect("a bias");
        let Inst::Binary { a, .. } = k.epilogue[bias] else {
            unreachable!("just found")
        };
        for inst in &mut k.epilogue[bias + 1..] {
            *inst = inst.map_operands(|v| if v.index() == bias { a } else { v });
        }
    });
    assert_caught(&result, "relu");
}

#[test]
fn planted_fault_short_sum_of_a_contraction_is_caught() {
    let result = check_spoilt(&dense(), |plan| {
        let Kernel::Contraction(k) = last_kernel(plan) else {
            panic!("a dense layer is a contraction")
        };
        k.k -= 1;
    });
    assert_caught(&result, "relu");
}

#[test]
fn planted_fault_swapped_operands_are_caught() {
    let mut g = Graph::named("difference");
    let (x, y) = (input(&mut g, &[40]), input(&mut g, &[40]));
    let z = node(&mut g, Op::Binary(BinaryFn::Sub), &[x, y]);
    g.add_output("z", z);
    let result = check_spoilt(&g, |plan| {
        let step = plan.regions[0].steps.last_mut().expect("a step");
        step.operands.swap(0, 1);
    });
    assert_caught(&result, "sub");
}

#[test]
fn planted_fault_wrong_stride_is_caught() {
    let mut g = Graph::named("transposed");
    let x = input(&mut g, &[6, 6]);
    let t = node(&mut g, Op::Transpose { perm: vec![1, 0] }, &[x]);
    let y = node(&mut g, Op::Unary(UnaryFn::Neg), &[t]);
    g.add_output("y", y);
    let result = check_spoilt(&g, |plan| {
        let Kernel::Loop(k) = last_kernel(plan) else {
            panic!("a negation is a loop")
        };
        let load = k
            .accesses
            .iter_mut()
            .find(|a| a.strides == [1, 6])
            .expect("the operand is read transposed");
        load.strides = vec![6, 1];
    });
    assert_caught(&result, "neg");
}

#[test]
fn planted_fault_other_reduction_is_caught() {
    let mut g = Graph::named("softmax");
    let x = input(&mut g, &[4, 50]);
    let y = node(
        &mut g,
        Op::Composite(CompositeOp::Softmax { axis: 1 }),
        &[x],
    );
    g.add_output("y", y);
    let result = check_spoilt(&g, |plan| {
        let Kernel::Loop(k) = last_kernel(plan) else {
            panic!("a softmax is a loop")
        };
        let reductions = k.stages.iter_mut().flat_map(|s| &mut s.effects);
        for effect in reductions {
            if let Effect::Reduce { op, .. } = effect
                && *op == ReduceOp::Max
            {
                *op = ReduceOp::Min;
            }
        }
    });
    assert_caught(&result, "softmax");
}

#[test]
fn planted_fault_shared_bytes_are_caught() {
    let mut options = CompileOptions::host();
    options.native = NativeMode::Off;
    let mut g = Graph::named("three alive");
    let x = input(&mut g, &[4, 33]);
    let op = |axis| Op::Reduce {
        op: weft_ir::ReduceFn::Sum,
        axes: vec![axis],
        keep_dims: true,
    };
    let (rows, columns) = (node(&mut g, op(1), &[x]), node(&mut g, op(0), &[x]));
    let y = node(&mut g, Op::Binary(BinaryFn::Mul), &[rows, columns]);
    for value in [y, rows, columns] {
        g.add_output("y", value);
    }
    let compiled = compile(&g, &options).expect("the graph compiles");
    let plan = compiled.plan().clone();
    assert_eq!(play(&plan), Ok(()));
    let arena: Vec<usize> = (0..plan.buffers.len())
        .filter(|i| matches!(plan.buffers[*i].place, Place::Arena(_)))
        .collect();
    assert_eq!(arena.len(), 3);
    let mut caught = 0;
    for moved in &arena {
        for onto in arena.iter().filter(|onto| *onto != moved) {
            let mut spoilt = plan.clone();
            spoilt.buffers[*moved].place = spoilt.buffers[*onto].place;
            caught += u32::from(play(&spoilt).is_err());
            assert!(
                open_plan(&g, spoilt, &options).is_err(),
                "no such plan opens"
            );
        }
    }
    assert_eq!(caught, 6, "every pair is alive at once in some step");
}

/// Multiples of 1/2 are quantised, every other one of which is a tie.
#[test]
fn planted_fault_ties_to_away_in_a_quantiser_are_caught() {
    let mut g = Graph::named("quantise");
    let x = input(&mut g, &[3, 40]);
    let rounded = node(&mut g, Op::Unary(UnaryFn::RoundEven), &[x]);
    let y = node(&mut g, Op::Cast { to: DType::I8 }, &[rounded]);
    g.add_output("y", y);
    let result = check_spoilt_on(Pattern::Exact, &g, |plan| {
        let Kernel::Loop(kernel) = last_kernel(plan) else {
            panic!("a loop kernel");
        };
        for inst in kernel.stages.iter_mut().flat_map(|stage| &mut stage.insts) {
            if let Inst::Unary { op, .. } = inst
                && *op == UnaryOp::RoundEven
            {
                *op = UnaryOp::RoundHalfAway;
            }
        }
    });
    assert_caught(&result, "cast");
}
