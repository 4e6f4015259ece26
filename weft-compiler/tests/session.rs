//! Sessions refuse to run on what nobody gave, and say which inputs there are.

mod support;

use support::options;
use weft::ir::{BinaryFn, DType, Graph, Op, TensorType};
use weft::plan::NativeMode;
use weft::{Compiled, RunError, Session, compile};

/// a - b, and an input that nothing reads, and one without elements.
fn compiled() -> Compiled {
    let mut graph = Graph::named("difference");
    let a = graph.add_input("a", TensorType::fixed(DType::F32, &[4]));
    let b = graph.add_input("b", TensorType::fixed(DType::F32, &[4]));
    graph.add_input("unread", TensorType::fixed(DType::F32, &[2]));
    graph.add_input("empty", TensorType::fixed(DType::F32, &[0]));
    let y = graph
        .add_node("y", Op::Binary(BinaryFn::Sub), &[a, b])
        .expect("shapes agree");
    graph.add_output("y", y);
    compile(&graph, &options(NativeMode::Off)).expect("it compiles")
}

fn bytes(elems: &[f32]) -> Vec<u8> {
    elems.iter().flat_map(|x| x.to_le_bytes()).collect()
}

fn not_set(ran: Result<(), RunError>) -> (usize, String) {
    match ran {
        Err(RunError::InputNotSet { index, name }) => (index, name),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_run_without_an_input_is_refused_by_name_and_writes_nothing() {
    let compiled = compiled();
    let mut session: Session = compiled.session(1).expect("a session");
    assert_eq!(not_set(session.run()), (0, "a".into()));
    assert_eq!(not_set(session.run_step(0)), (0, "a".into()));
    session.set_input(0, &bytes(&[5.0; 4])).expect("it fits");
    assert_eq!(not_set(session.run()), (1, "b".into()));
    let error = session.run().expect_err("b is missing").to_string();
    assert_eq!(error, "input 1, b, was never set");
    // One that does not fit is not given.
    assert!(session.set_input(1, &[0; 3]).is_err());
    assert_eq!(not_set(session.run()), (1, "b".into()));
    session.set_input(1, &bytes(&[2.0; 4])).expect("it fits");
    assert_eq!(not_set(session.run()), (2, "unread".into()));
    assert_eq!(session.output(0), [0; 16], "nothing has run");
    session.set_input(2, &[0; 8]).expect("it fits");
    session.run().expect("all is given");
    assert_eq!(session.output(0), bytes(&[3.0; 4]));
    // Inputs stay, and one may be changed alone.
    session.set_input(0, &bytes(&[9.0; 4])).expect("it fits");
    session.run().expect("all is given");
    assert_eq!(session.output(0), bytes(&[7.0; 4]));
}

#[test]
fn an_input_that_is_not_there_is_refused_with_those_that_are() {
    let compiled = compiled();
    let mut session = compiled.session(1).expect("a session");
    for index in [4, 7, usize::MAX] {
        let error = session.set_input(index, &[]).expect_err("out of range");
        let expected =
            format!("there is no input {index}; 0 to 3 are: 0 a, 1 b, 2 unread, 3 empty");
        assert_eq!(error.to_string(), expected);
    }
    let mut graph = Graph::named("none");
    let one = graph.add_constant("one", weft::ir::Tensor::scalar(1f32));
    graph.add_output("y", one);
    let compiled = compile(&graph, &options(NativeMode::Off)).expect("it compiles");
    let mut session = compiled.session(1).expect("a session");
    let error = session.set_input(0, &[]).expect_err("there is none");
    assert_eq!(error.to_string(), "there is no input 0; the plan has none");
    session.run().expect("nothing is missing");
}
