//! The builder and parts of graphs.

mod common;

use common::{Rng, some_graph};
use weft_ir::{
    BuildError, ChunkError, DType, Graph, GraphBuilder, InferError, Op, ReduceFn, Tensor,
    TensorType, VerifyError,
};

/// The shape of NumPy's matmul, from its documentation.
fn numpy_matmul(a: &[u64], b: &[u64]) -> Option<Vec<u64>> {
    if a.is_empty() || b.is_empty() {
        return None;
    }
    let left = if a.len() == 1 {
        [&[1], a].concat()
    } else {
        a.to_vec()
    };
    let right = if b.len() == 1 {
        [b, &[1]].concat()
    } else {
        b.to_vec()
    };
    let (m, k) = (left[left.len() - 2], left[left.len() - 1]);
    let (k2, n) = (right[right.len() - 2], right[right.len() - 1]);
    if k != k2 {
        return None;
    }
    let (x, y) = (&left[..left.len() - 2], &right[..right.len() - 2]);
    let rank = x.len().max(y.len());
    let mut shape = vec![];
    for i in (0..rank).rev() {
        let x = x.iter().rev().nth(i).copied().unwrap_or(1);
        let y = y.iter().rev().nth(i).copied().unwrap_or(1);
        if x != y && x != 1 && y != 1 {
            return None;
        }
        shape.push(if x == 1 { y } else { x });
    }
    if a.len() > 1 {
        shape.push(m);
    }
    if b.len() > 1 {
        shape.push(n);
    }
    Some(shape)
}

#[test]
fn matmul_has_numpys_shapes() {
    let (mut fits, mut refused) = (0, 0);
    for seed in 0..4000 {
        let mut rng = Rng(seed);
        let shape = |rng: &mut Rng| {
            let rank = rng.below(5);
            rng.shape(rank, 2)
                .into_iter()
                .map(|n| if rng.below(9) == 0 { 0 } else { n })
                .collect::<Vec<u64>>()
        };
        let (a, b) = (shape(&mut rng), shape(&mut rng));
        let g = GraphBuilder::new("matmul");
        let x = g.input("x", DType::F32, &a);
        let y = g.input("y", DType::F32, &b);
        match (x.matmul(&y), numpy_matmul(&a, &b)) {
            (Ok(z), Some(shape)) => {
                assert_eq!(z.extents(), Some(shape), "{a:?} by {b:?}");
                g.output("z", &z).unwrap();
                let graph = g.finish().unwrap();
                // All rows meet one matrix: no batch axes, nothing copied.
                if b.len() <= 2 {
                    assert_eq!(graph.nodes.len(), 1);
                    assert!(matches!(&graph.nodes[0].op, Op::Dot(d) if d.lhs_batch.is_empty()));
                }
                fits += 1;
            }
            (Err(_), None) => refused += 1,
            (z, shape) => panic!("{a:?} by {b:?}: {z:?} but {shape:?}"),
        }
    }
    assert!(fits > 500 && refused > 500, "{fits} and {refused}");
}

#[test]
fn a_transformer_block_reads_like_one() -> Result<(), BuildError> {
    let g = GraphBuilder::new("block");
    let mut rng = Rng(1);
    let mut weight = |name: &str, shape: &[u64]| g.constant(name, rng.tensor(DType::F32, shape));
    let x = g.input("x", DType::F32, &[2, 10, 32]);
    let (scale, bias) = (weight("scale", &[32]), weight("bias", &[32]));
    let (qkv, out) = (weight("qkv", &[32, 96]), weight("out", &[32, 32]));
    let h = x.layer_norm(-1, &scale, Some(&bias), 1e-5)?;
    let heads = h
        .matmul(&qkv)?
        .reshape(&[2, 10, 3, 4, 8])?
        .transpose(&[2, 0, 3, 1, 4])?;
    let part = |i| heads.slice(0, i, 1, 1)?.reshape(&[2, 4, 10, 8]);
    let (q, k, v) = (part(0)?, part(1)?, part(2)?);
    let scores = q
        .matmul(&k.transpose(&[0, 1, 3, 2])?)?
        .mul(0.353_553_4)?
        .softmax(-1)?;
    let y = scores
        .matmul(&v)?
        .transpose(&[0, 2, 1, 3])?
        .reshape(&[2, 10, -1])?
        .matmul(&out)?
        .add(&x)?
        .named("y");
    let best = y.argmax(-1, false)?;
    g.output("y", &y)?;
    g.output("best", &best)?;
    let graph = g.finish()?;
    assert_eq!(y.ty().to_string(), "f32[2, 10, 32]");
    assert_eq!(best.ty().to_string(), "i64[2, 10]");
    assert_eq!(graph.nodes.iter().filter(|n| n.name == "y").count(), 1);
    assert_eq!(graph.find_value("y"), Some(y.id()));
    Ok(())
}

#[test]
fn mistakes_name_op_operands_and_shapes() {
    let g = GraphBuilder::new("wrong");
    let a = g.input("a", DType::F32, &[2, 3]);
    let b = g.input("b", DType::I32, &[4]);
    let other = GraphBuilder::new("other").input("c", DType::F32, &[2, 3]);
    let messages = [
        a.matmul(&a).unwrap_err().to_string(),
        a.add(&b).unwrap_err().to_string(),
        a.softmax(2).unwrap_err().to_string(),
        a.sum(&[0, -2], false).unwrap_err().to_string(),
        a.reshape(&[-1, 4]).unwrap_err().to_string(),
        a.reshape(&[-1, -1]).unwrap_err().to_string(),
        b.add(1.5).unwrap_err().to_string(),
        a.add(&other).unwrap_err().to_string(),
        g.output("o", &other).unwrap_err().to_string(),
    ];
    assert_eq!(
        messages,
        [
            "node \"dot\" of a, a: dot: operand 1 of shape [2, 3] needs extent 3 on axis 0",
            "node \"add\" of a, b: add: operand 1 has dtype i32, operand 0 has dtype f32",
            "softmax: axis 2 is not an axis of \"a\", which is f32[2, 3]",
            "node \"reduce_sum\" of a: reduce_sum: axis 0 of operand 0 is repeated or out of order in [0, 0]",
            "reshape: \"a\", which is f32[2, 3], does not fill [-1, 4]",
            "node \"reshape\" of a: reshape: [2, 3] cannot become [6, 6], the numbers of elements differ",
            "add: i32 does not hold the number 1.5",
            "add: operand 1 belongs to another graph",
            "output: operand 0 belongs to another graph",
        ]
    );
    g.output("o", &a).unwrap();
    assert!(matches!(
        g.output("o", &a),
        Err(BuildError::RepeatedOutput { .. })
    ));
    // Nothing of this was added.
    assert_eq!(g.graph().nodes.len(), 0);
}

/// Numbers take the dtype of what they meet.
#[test]
fn numbers_become_constants() {
    let g = GraphBuilder::new("numbers");
    let constant = |y: &weft_ir::Var| {
        let graph = y.builder().graph();
        let node = graph.nodes.iter().find(|n| n.output == y.id()).unwrap();
        graph.value(node.inputs[1]).constant.clone().unwrap()
    };
    let x = g.input("x", DType::F16, &[2]);
    let y = x.mul(0.1).unwrap();
    assert_eq!(constant(&y), Tensor::scalar(half::f16::from_f32(0.1)));
    let i = g.input("i", DType::U8, &[2]);
    let y = i.add(255).unwrap();
    assert_eq!(constant(&y), Tensor::scalar(255u8));
    assert!(matches!(i.add(256), Err(BuildError::Scalar { .. })));
    assert!(matches!(i.add(-1), Err(BuildError::Scalar { .. })));
    // A constant that makes an error shows it at once.
    let zero = i.div(0).unwrap_err();
    assert!(matches!(
        zero,
        BuildError::Infer { source, .. } if matches!(*source, InferError::DivisionByZero { .. })
    ));
}

#[test]
fn builder_and_graph_agree() {
    let g = GraphBuilder::new("g");
    let x = g.input("x", DType::F32, &[4]);
    let y = x.sqrt().unwrap();
    let z = x.sqrt().unwrap().add(&y).unwrap();
    g.output("z", &z).unwrap();
    let mut graph = Graph::named("g");
    let ty = TensorType::fixed(DType::F32, &[4]);
    let x = graph.add_input("x", ty);
    let mut node = |op, inputs: &[_]| graph.add_node("", op, inputs).unwrap();
    let y = node(Op::Unary(weft_ir::UnaryFn::Sqrt), &[x]);
    let w = node(Op::Unary(weft_ir::UnaryFn::Sqrt), &[x]);
    let z = node(Op::Binary(weft_ir::BinaryFn::Add), &[w, y]);
    graph.add_output("z", z);
    assert_eq!(g.finish().unwrap(), graph);
    // And a graph can be taken up again.
    let more = GraphBuilder::from_graph(graph);
    let z = more.find("add").unwrap();
    let sum = z.reduce(ReduceFn::Sum, &[-1], true).unwrap().named("sqrt");
    assert_eq!(sum.name(), "sqrt_2");
    assert_eq!(sum.ty().to_string(), "f32[1]");
    assert_eq!(more.graph().verify(), Ok(()));
    let huge = more.input("huge", DType::F32, &[1 << 60]);
    assert!(huge.neg().is_err());
    assert!(matches!(
        more.finish(),
        Err(BuildError::Verify(e)) if matches!(*e, VerifyError::Limit { .. })
    ));
}

/// a, w; b = a * w; c = -b; d = b + c; e = d * c.
fn diamond() -> Graph {
    let g = GraphBuilder::new("diamond");
    let a = g.input("a", DType::F32, &[2]);
    let unused = g.input("unused", DType::F32, &[2]);
    let w = g.constant("w", Tensor::scalar(3.0f32));
    let b = a.mul(&w).unwrap().named("b");
    let c = b.neg().unwrap().named("c");
    let d = b.add(&c).unwrap().named("d");
    let e = d.mul(&c).unwrap().named("e");
    let f = unused.abs().unwrap().named("f");
    g.output("result", &e).unwrap();
    g.output("other", &f).unwrap();
    g.finish().unwrap()
}

#[test]
fn chunks_hold_what_lies_between() {
    let graph = diamond();
    let nodes = |from: &[&str], to: &[&str]| {
        let part = graph.chunk(from, to).unwrap();
        assert_eq!(part.verify(), Ok(()));
        let names = |ids: &[weft_ir::ValueId]| -> Vec<String> {
            ids.iter().map(|id| part.value(*id).name.clone()).collect()
        };
        let nodes: Vec<String> = part.nodes.iter().map(|n| n.name.clone()).collect();
        let outputs: Vec<String> = part.outputs.iter().map(|o| o.name.clone()).collect();
        (
            names(&part.inputs).join(" "),
            nodes.join(" "),
            outputs.join(" "),
        )
    };
    let is = |a: &str, b: &str, c: &str| (a.to_owned(), b.to_owned(), c.to_owned());
    assert_eq!(nodes(&["b"], &["d"]), is("b", "c d", "d"));
    assert_eq!(nodes(&["c", "b"], &["d"]), is("c b", "d", "d"));
    assert_eq!(nodes(&["c"], &["result"]), is("c a", "b d e", "result"));
    assert_eq!(nodes(&[], &["c", "b"]), is("a", "b c", "c b"));
    assert_eq!(nodes(&["w"], &["b"]), is("w a", "b", "b"));
    assert_eq!(nodes(&["d"], &["d"]), is("d", "", "d"));
    assert_eq!(nodes(&[], &[]), is("a unused", "b c d e f", "result other"));
    assert_eq!(nodes(&["unused"], &["other"]), is("unused", "f", "other"));
    let error = |from: &[&str], to: &[&str]| graph.chunk(from, to).unwrap_err().to_string();
    assert_eq!(
        error(&["zz"], &[]),
        "the graph has no value or output named \"zz\""
    );
    assert_eq!(error(&["b", "b"], &[]), "\"b\" is named twice");
    assert_eq!(
        error(&["unused"], &["d"]),
        "the results do not depend on \"unused\""
    );
    assert_eq!(error(&["b"], &["e", "result"]), "\"result\" is named twice");
    assert_eq!(Graph::default().chunk(&[], &[]), Err(ChunkError::NoResults));
}

/// A part needs nothing it does not have, and has nothing it does not need.
#[test]
fn chunks_of_generated_graphs_are_whole_and_least() {
    let mut checked = 0;
    for seed in 0..800 {
        let graph = some_graph(seed, 10);
        let mut rng = Rng(seed);
        let name = |rng: &mut Rng| {
            rng.pick(&graph.values.iter().collect::<Vec<_>>())
                .name
                .clone()
        };
        let (from, to) = (name(&mut rng), name(&mut rng));
        let Ok(part) = graph.chunk(&[&from], &[&to]) else {
            continue;
        };
        assert_eq!(part.verify(), Ok(()), "seed {seed}");
        for node in &part.nodes {
            let original = graph.nodes.iter().find(|n| n.name == node.name).unwrap();
            assert_eq!(node.op, original.op);
            let names = |g: &Graph, ids: &[weft_ir::ValueId]| -> Vec<String> {
                ids.iter().map(|id| g.value(*id).name.clone()).collect()
            };
            assert_eq!(names(&part, &node.inputs), names(&graph, &original.inputs));
        }
        let users = part.users();
        for (i, value) in part.values.iter().enumerate() {
            let output = part.is_output(weft_ir::ValueId(i as u32));
            assert!(output || !users[i].is_empty(), "{} is needed", value.name);
        }
        checked += 1;
    }
    assert!(checked > 100, "{checked}");
}
