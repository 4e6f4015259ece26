//! Plans of many small kernels that have nothing to do with each other: one region each.

use super::Case;
use weft_ir::{DType, Tensor, TensorType};
use weft_kernel::{Elem, FeatureSet, Functions, OperandRole};
use weft_plan::{
    Body, Buffer, BufferId, Candidate, Digest, Options, PLAN_VERSION, Place, Plan, Port, Region,
    Step, StepValue,
};
use weft_reference::tensor_digest;
use weft_render::{Expected, ExpectedOutput, ExpectedValue};

/// A plan with all that an artifact of it needs.
pub struct Whole {
    pub plan: Plan,
    pub inputs: Vec<Vec<u8>>,
    pub expected: Expected,
    /// Elements that are compared.
    pub elements: u64,
}

fn dtype(elem: Elem) -> DType {
    let same = |d: &DType| d.name() == elem.name();
    DType::ALL
        .into_iter()
        .find(same)
        .expect("one dtype for each element type")
}

fn digest(elem: Elem, bytes: &[u8]) -> Digest {
    let len = (bytes.len() / elem.size_bytes()) as u64;
    let tensor = Tensor::from_bytes(dtype(elem), vec![len], bytes.to_vec()).expect("a vector");
    Digest(tensor_digest(&tensor).0)
}

/// The plan of these cases, its regions in their order.
pub fn whole(name: &str, functions: &Functions, cases: &[Case]) -> Whole {
    let mut plan = Plan {
        version: PLAN_VERSION,
        weft: "0.1.0".into(),
        graph: name.into(),
        graph_digest: Digest::of(name.as_bytes()),
        options: Options::default(),
        profile: Digest::of(b"none"),
        features: FeatureSet::avx2(),
        inputs: vec![],
        outputs: vec![],
        buffers: vec![],
        arena_bytes: 0,
        weights: vec![],
        functions: functions.clone(),
        regions: vec![],
    };
    let (mut inputs, mut expected, mut elements) = (Vec::new(), Expected::default(), 0);
    for (index, case) in cases.iter().enumerate() {
        let mut operands = Vec::new();
        let mut writes = Vec::new();
        for (i, operand) in case.kernel.operands().iter().enumerate() {
            let id = BufferId(plan.buffers.len() as u32);
            let name = format!("k{index}.{i}");
            let ty = TensorType::fixed(dtype(operand.elem), &[operand.len_elems]);
            let place = match operand.role {
                OperandRole::Input => {
                    inputs.push(case.inputs[i].clone());
                    plan.inputs.push(Port {
                        name: name.clone(),
                        ty,
                        buffer: id,
                    });
                    Place::Input(plan.inputs.len() - 1)
                }
                OperandRole::Output => {
                    let at = plan.arena_bytes;
                    let bytes = operand.len_elems * operand.elem.size_bytes() as u64;
                    plan.arena_bytes = at + bytes.next_multiple_of(64);
                    writes.push(StepValue {
                        value: name.clone(),
                        operand: i,
                    });
                    let digest = digest(operand.elem, &case.expected[i]);
                    let shape = vec![operand.len_elems];
                    elements += operand.len_elems;
                    expected.values.push(ExpectedValue {
                        step: index,
                        operand: i,
                        name: name.clone(),
                        shape: shape.clone(),
                        digest,
                    });
                    if plan.outputs.is_empty() {
                        plan.outputs.push(Port {
                            name: name.clone(),
                            ty,
                            buffer: id,
                        });
                        expected.outputs.push(ExpectedOutput {
                            name: name.clone(),
                            shape,
                            digest,
                        });
                    }
                    Place::Arena(at)
                }
            };
            let elems = operand.len_elems;
            let dtype = dtype(operand.elem);
            plan.buffers.push(Buffer {
                name,
                dtype,
                elems,
                place,
            });
            operands.push(id);
        }
        plan.regions.push(Region {
            name: format!("{index} {}", case.kernel.name()),
            nodes: vec![],
            steps: vec![Step {
                contract: case.kernel.contract(),
                kernel: case.kernel.clone(),
                operands,
                writes,
                index_checks: vec![],
                candidates: vec![Candidate {
                    body: Some(Body::Portable),
                    family: "portable".into(),
                    layout: None,
                    price: None,
                    refusal: None,
                }],
                chosen: 0,
            }],
            notes: vec![],
            placement: None,
        });
    }
    Whole {
        plan,
        inputs,
        expected,
        elements,
    }
}
