//! A result depends on its operands alone: not on where the element lies, not on how long the axis
//! is, not on the other rows of a batch, not on the number of threads.

#[path = "support/lowering.rs"]
mod lowering;

use lowering::Lowering;
use weft::ir::{
    BinaryFn, CompareFn, CompositeOp, DType, DotDims, F32, GeluForm, Graph, Op, ReduceFn,
    TensorType, UnaryFn, ValueId,
};
use weft::outputs::outputs;

/// The longest short axis: two vectors of 32 lanes, and a tail.
const LONGEST: u64 = 67;
const BATCHES: [u64; 3] = [2, 3, 16];

fn lowerings() -> Vec<Lowering> {
    let (here, elsewhere) = Lowering::of_this_host();
    for name in elsewhere {
        println!("not run: {name}, which this host does not have");
    }
    assert!(!here.is_empty());
    here
}

/// A value for each number: ordinary ones of both signs, special ones among them.
fn value(i: u64) -> u32 {
    const SPECIAL: [u32; 12] = [
        0,
        0x8000_0000,
        1,
        0x807f_ffff,
        0x3f80_0000,
        0xbf00_0000,
        0x7f80_0000,
        0xff80_0000,
        0x7fc1_2345,
        0xc2d0_0000,
        0x7f7f_ffff,
        0x4b80_0001,
    ];
    let mixed = (i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    if i % 5 == 4 {
        return SPECIAL[(i / 5 % 12) as usize];
    }
    ordinary(mixed)
}

/// Between 2^-9 and 2^6 in magnitude.
fn ordinary(mixed: u64) -> u32 {
    let exponent = 118 + (mixed >> 40) % 15;
    ((mixed >> 63) << 31 | exponent << 23 | mixed >> 17 & 0x7f_ffff) as u32
}

fn bytes(values: impl IntoIterator<Item = u32>) -> Vec<u8> {
    values.into_iter().flat_map(u32::to_le_bytes).collect()
}

fn node(graph: &mut Graph, op: Op, operands: &[ValueId]) {
    let name = format!("{} {}", op.name(), graph.outputs.len());
    let y = graph.add_node(&name, op, operands).expect("a valid node");
    graph.add_output(&name, y);
}

/// Every elementwise op of f32, on operands x, y and z of one extent.
fn elementwise(len: u64) -> Graph {
    let mut g = Graph::named("elementwise");
    let [x, y, z] = ["x", "y", "z"].map(|n| g.add_input(n, TensorType::fixed(DType::F32, &[len])));
    for f in UnaryFn::ALL {
        if *f != UnaryFn::Not {
            node(&mut g, Op::Unary(*f), &[x]);
        }
    }
    use BinaryFn as B;
    for f in [
        B::Add,
        B::Sub,
        B::Mul,
        B::Div,
        B::Rem,
        B::Pow,
        B::Max,
        B::Min,
    ] {
        node(&mut g, Op::Binary(f), &[x, y]);
    }
    for f in CompareFn::ALL {
        node(&mut g, Op::Compare(*f), &[x, y]);
    }
    node(&mut g, Op::Fma, &[x, y, z]);
    for to in [
        DType::F16,
        DType::BF16,
        DType::F64,
        DType::I8,
        DType::I32,
        DType::I64,
    ] {
        node(&mut g, Op::Cast { to }, &[x]);
    }
    for op in [
        CompositeOp::Relu,
        CompositeOp::LeakyRelu { alpha: F32(0.01) },
        CompositeOp::Elu { alpha: F32(1.0) },
        CompositeOp::HardSwish,
        CompositeOp::Gelu(GeluForm::Erf),
        CompositeOp::Gelu(GeluForm::Tanh),
        CompositeOp::Silu,
        CompositeOp::Mish,
    ] {
        node(&mut g, Op::Composite(op), &[x]);
    }
    g
}

#[test]
fn every_elementwise_op_gives_an_element_the_same_bits_at_every_position_and_length() {
    let operand = |len: u64, shift: u64, seed: u64| {
        bytes((0..len).map(|i| value((i + shift) % LONGEST * 7 + seed)))
    };
    for lowering in lowerings() {
        // The bits of each element alone, by op and by number of the element.
        let mut alone: Vec<Vec<u64>> = Vec::new();
        let mut compared = 0;
        for len in 1..=LONGEST {
            let compiled = lowering
                .compile(&elementwise(len))
                .expect("the ops compile");
            let mut session = compiled.session(1).expect("a session");
            let ops = compiled.plan().outputs.len();
            alone.resize(ops, Vec::new());
            // An axis of one element meets all values; a longer one begins at every one.
            for shift in 0..LONGEST {
                for (i, seed) in [0, 1, 3].into_iter().enumerate() {
                    let operand = operand(len, shift, seed);
                    session.set_input(i, &operand).expect("the operand fits");
                }
                session.run().unwrap();
                for (alone, (op, given)) in alone.iter_mut().zip(outputs(&session)) {
                    if len == 1 {
                        alone.push(given.bits(0));
                        continue;
                    }
                    for i in 0..len {
                        let expected = alone[((i + shift) % LONGEST) as usize];
                        assert_eq!(
                            given.bits(i as usize),
                            expected,
                            "{op} in {}: element {i} of {len}, value {}",
                            lowering.name,
                            (i + shift) % LONGEST
                        );
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 5_000_000, "only {compared}");
    }
}

/// Every op that makes something of a row, on `batch` rows of `len`.
fn rows(batch: u64, len: u64) -> Graph {
    let mut g = Graph::named("rows");
    let input = |g: &mut Graph, name: &str, shape: &[u64]| {
        g.add_input(name, TensorType::fixed(DType::F32, shape))
    };
    let x = input(&mut g, "x", &[batch, len]);
    let [scale, bias] = ["scale", "bias"].map(|name| input(&mut g, name, &[len]));
    let w = input(&mut g, "w", &[len, 5]);
    for op in ReduceFn::ALL {
        node(
            &mut g,
            Op::Reduce {
                op: *op,
                axes: vec![1],
                keep_dims: false,
            },
            &[x],
        );
    }
    node(
        &mut g,
        Op::Composite(CompositeOp::Softmax { axis: 1 }),
        &[x],
    );
    let eps = F32(1e-5);
    node(
        &mut g,
        Op::Composite(CompositeOp::LayerNorm { axis: 1, eps }),
        &[x, scale, bias],
    );
    node(
        &mut g,
        Op::Composite(CompositeOp::RmsNorm { axis: 1, eps }),
        &[x, scale],
    );
    let dims = DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![1],
        rhs_contract: vec![0],
    };
    node(&mut g, Op::Dot(dims), &[x, w]);
    g
}

/// The value of an element of row `row`; rows are ordinary but for some with special values.
fn row_value(row: u64, i: u64) -> u32 {
    if row % 4 == 3 {
        value(row * 1000 + i)
    } else {
        ordinary((row * 1000 + i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

/// Results of each op, row by row.
type ByOp = Vec<Vec<Vec<u64>>>;

/// The row ops compiled for batches of one size.
struct Rows {
    session: weft::Session,
    batch: u64,
    len: u64,
}

impl Rows {
    fn new(lowering: Lowering, batch: u64, len: u64, threads: usize) -> Self {
        let graph = rows(batch, len);
        let compiled = lowering.compile(&graph).expect("the ops compile");
        let mut session = compiled.session(threads).expect("a session");
        let [scale, bias] = [500, 600].map(|s| bytes((0..len).map(|i| row_value(s, i))));
        let w = bytes((0..5 * len).map(|i| row_value(700 + i % 5 * 4, i / 5)));
        for (i, operand) in [scale, bias, w].iter().enumerate() {
            session.set_input(i + 1, operand).expect("the operand fits");
        }
        Self {
            session,
            batch,
            len,
        }
    }

    /// Results of each op for the rows from `first` on, row by row.
    fn run(&mut self, first: u64) -> ByOp {
        let (batch, len) = (self.batch, self.len);
        let x = bytes((0..batch * len).map(|i| row_value(first + i / len, i % len)));
        self.session.set_input(0, &x).expect("the operand fits");
        self.session.run().unwrap();
        outputs(&self.session)
            .iter()
            .map(|(_, given)| {
                let bits: Vec<u64> = (0..given.elems()).map(|i| given.bits(i)).collect();
                let rows = bits.chunks(bits.len() / batch as usize);
                rows.map(<[u64]>::to_vec).collect()
            })
            .collect()
    }
}

/// The first op and row of a batch that differ from those alone, and how many rows were compared.
fn compare_rows(
    alone: &[ByOp],
    given: &[Vec<Vec<u64>>],
    first: u64,
) -> (Option<(usize, u64)>, u64) {
    let (mut different, mut compared) = (None, 0);
    for (op, given) in given.iter().enumerate() {
        for (row, given) in (first..).zip(given) {
            let same = *given == alone[row as usize][op][0];
            different = different.or((!same).then_some((op, row)));
            compared += 1;
        }
    }
    (different, compared)
}

#[test]
fn every_row_op_gives_a_row_the_same_bits_alone_and_in_a_batch() {
    const ROWS: u64 = 16;
    for lowering in lowerings() {
        let mut compared = 0;
        for len in 1..=LONGEST {
            let mut single = Rows::new(lowering, 1, len, 1);
            let alone: Vec<_> = (0..ROWS).map(|row| single.run(row)).collect();
            for batch in BATCHES {
                let mut rows = Rows::new(lowering, batch, len, 1);
                for first in 0..=ROWS - batch {
                    let (different, count) = compare_rows(&alone, &rows.run(first), first);
                    assert_eq!(
                        different, None,
                        "op and row in {}, batch of {batch} from {first}, {len} long",
                        lowering.name
                    );
                    compared += count;
                }
            }
        }
        assert!(compared > 50_000, "only {compared}");
    }
}

#[test]
fn planted_fault_a_row_in_the_place_of_its_neighbour_is_caught() {
    let lowering = lowerings()[0];
    let mut single = Rows::new(lowering, 1, 33, 1);
    let alone: Vec<_> = (0..4).map(|row| single.run(row)).collect();
    let mut given = Rows::new(lowering, 3, 33, 1).run(1);
    assert_eq!(compare_rows(&alone, &given, 1).0, None);
    let ops = given.len();
    for op in 0..ops {
        given[op].swap(0, 1);
        assert_eq!(compare_rows(&alone, &given, 1).0, Some((op, 1)));
        given[op].swap(0, 1);
    }
}

#[test]
fn every_op_gives_the_same_bits_with_any_number_of_threads() {
    // Long enough that the steps are shared.
    let (batch, len) = (6007, 67);
    let elements = 200_003;
    for lowering in lowerings() {
        let one = Rows::new(lowering, batch, len, 1).run(0);
        for threads in [2, 7] {
            let given = Rows::new(lowering, batch, len, threads).run(0);
            assert!(given == one, "rows in {}, {threads} threads", lowering.name);
        }
        let compiled = lowering
            .compile(&elementwise(elements))
            .expect("the ops compile");
        let results = |threads| {
            let mut session = compiled.session(threads).expect("a session");
            for (i, seed) in [0, 1, 3].into_iter().enumerate() {
                let operand = bytes((0..elements).map(|i| value(i * 7 + seed)));
                session.set_input(i, &operand).expect("the operand fits");
            }
            session.run().unwrap();
            outputs(&session)
        };
        let one = results(1);
        for threads in [2, 7] {
            assert!(
                results(threads) == one,
                "{}, {threads} threads",
                lowering.name
            );
        }
    }
}
