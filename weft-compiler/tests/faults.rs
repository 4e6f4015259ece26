//! Faults planted into code, kernels, functions, weights and plans: each is caught by the check that is
//! there for it, and named.
//!
//! Faults in machine code are planted twice: the validation must refuse the twin, and where such code
//! is forced into a session all the same, the check must name the region.

mod support;

use iced_x86::{Code, Decoder, DecoderOptions, Mnemonic};
use std::collections::BTreeMap;
use std::sync::Arc;
use support::{digits, options, page};
use weft::check::check;
use weft::compile::{host_abi, open_plan};
use weft::ir::{DType, Graph, Op, Tensor, TensorType, UnaryFn};
use weft::plan::{Body, NativeMode, Plan, PlanError};
use weft::{Check, Compiled, Session, compile};
use weft_kernel::{
    Access, Axis, BinaryOp, CompareOp, ContractionKernel, Effect, Elem, EmittedCode, Emitter,
    FeatureSet, Functions, Inst, Kernel, LoopKernel, Operand, OperandRole, Over, ReduceOp, Refusal,
    Stage, TwinValidator, Val,
};
use weft_runtime::{RunError, Validator, host_features};
use weft_x64_emit::X64Emitter;

/// Whether machine code may run here; tests that need it say so where it may not.
fn may_run_code() -> bool {
    let reason = if let Some(denied) = weft::compile::denied() {
        denied.to_string()
    } else if !host_features().has_avx2_fma() {
        "the processor lacks avx2 and fma".into()
    } else {
        return true;
    };
    println!("no machine code runs here: {reason}");
    false
}

fn validate(kernel: &Kernel, functions: &Functions, code: &EmittedCode) -> Result<u64, Refusal> {
    Validator::new(host_features(), None).validate(kernel, functions, code)
}

fn emit(kernel: &Kernel, functions: &Functions) -> EmittedCode {
    X64Emitter
        .emit(kernel, functions, &host_features(), host_abi())
        .expect("the emitter has a lowering for this kernel")
}

/// The check of a session in which a step runs other code than its twin's.
fn check_with(compiled: &Compiled, step: usize, code: &EmittedCode) -> Check {
    let mut plan = compiled.plan().clone();
    let mut codes = compiled.code().to_vec();
    let steps = plan.regions.iter_mut().flat_map(|r| &mut r.steps);
    let forced = steps.into_iter().nth(step).expect("there is such a step");
    let chosen = forced.chosen;
    let Some(Body::Twin { code: digest, .. }) = &mut forced.candidates[chosen].body else {
        panic!("the step runs a twin")
    };
    *digest = weft::plan::Digest::of(&code.bytes);
    codes[step] = Some(code.clone());
    let mut session = Session::new(plan, &codes, compiled.weights(), &host_features(), 2)
        .expect("the digests agree, so the session is bound");
    check(compiled, &mut session, &page(), |_, _| ()).expect("the regions can be compared")
}

/// Offsets of opcode bytes whose lowest bit turns an addition into a multiplication or back. Such a
/// change moves no pointer and no branch, so that the code stays harmless and is merely wrong.
fn arithmetic_opcodes(code: &EmittedCode) -> Vec<usize> {
    let bytes = &code.bytes[..code.code_len];
    let mut decoder = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
    let mut found = Vec::new();
    while decoder.can_decode() {
        let at = decoder.position();
        let instruction = decoder.decode();
        assert_ne!(instruction.code(), Code::INVALID, "at byte {at}");
        let arithmetic = matches!(
            instruction.mnemonic(),
            Mnemonic::Vaddps | Mnemonic::Vmulps | Mnemonic::Vaddss | Mnemonic::Vmulss
        );
        if arithmetic {
            let opcode = match bytes[at] {
                0xc5 => at + 2,
                0xc4 => at + 3,
                0x62 => at + 4,
                other => panic!("{instruction} begins with {other:#x}"),
            };
            assert!(matches!(bytes[opcode], 0x58 | 0x59), "{instruction}");
            found.push(opcode);
        }
    }
    found
}

#[test]
fn planted_fault_flipped_bit_in_emitted_code_is_caught() {
    if !may_run_code() {
        return;
    }
    let compiled = compile(&digits(), &options(NativeMode::On)).expect("the example compiles");
    let plan = compiled.plan();
    let (mut flipped, mut kernels) = (0, 0);
    let mut forced = 0;
    for (at, ((region, step), code)) in plan.steps().zip(compiled.code()).enumerate() {
        let Some(code) = code else { continue };
        let opcodes = arithmetic_opcodes(code);
        kernels += u32::from(!opcodes.is_empty());
        for opcode in opcodes.iter().step_by(opcodes.len().div_ceil(3).max(1)) {
            let mut wrong = code.clone();
            wrong.bytes[*opcode] ^= 1;
            let verdict = validate(&step.kernel, &plan.functions, &wrong);
            assert!(
                matches!(&verdict, Err(Refusal::TwinMismatch { kernel, .. }) if kernel == step.kernel.name()),
                "{}, byte {opcode}: {verdict:?}",
                step.kernel.name()
            );
            flipped += 1;
            if forced < 3 && !step.writes.is_empty() {
                let result = check_with(&compiled, at, &wrong);
                let name = &plan.regions[region].name;
                assert!(result.mismatches > 0, "{name}, byte {opcode}");
                assert_eq!(
                    &result.first[0].region, name,
                    "the check blames another region"
                );
                assert_eq!(
                    result.first.len(),
                    1,
                    "one region is wrong, and its successors are not"
                );
                forced += 1;
            }
        }
    }
    println!("{flipped} flipped bits in {kernels} kernels, {forced} of them forced into a session");
    assert!(
        flipped >= 10 && kernels >= 4 && forced == 3,
        "{flipped} {kernels} {forced}"
    );
}

/// The first contraction of the digits whose epilogue does more than hand the sum on.
fn with_epilogue(compiled: &Compiled) -> (usize, ContractionKernel) {
    let steps = compiled.plan().steps().enumerate();
    let native = steps.filter(|(at, _)| compiled.code()[*at].is_some());
    let found = native.filter_map(|(at, (_, step))| match &step.kernel {
        Kernel::Contraction(k) if k.epilogue.len() > 1 => Some((at, k.clone())),
        _ => None,
    });
    found
        .into_iter()
        .next()
        .expect("some contraction has an epilogue and a twin")
}

#[test]
fn planted_fault_dropped_epilogue_is_caught() {
    if !may_run_code() {
        return;
    }
    let compiled = compile(&digits(), &options(NativeMode::On)).expect("the example compiles");
    let (at, kernel) = with_epilogue(&compiled);
    let functions = &compiled.plan().functions;
    let mut dropped = kernel.clone();
    dropped.epilogue = vec![Inst::Acc];
    for effect in &mut dropped.effects {
        if let Effect::Store { value, .. } = effect {
            *value = Val(0);
        }
    }
    let kernel = Kernel::Contraction(kernel);
    let sound = emit(&kernel, functions);
    assert!(validate(&kernel, functions, &sound).is_ok());
    let wrong = emit(&Kernel::Contraction(dropped), functions);
    let verdict = validate(&kernel, functions, &wrong);
    assert!(
        matches!(verdict, Err(Refusal::TwinMismatch { .. })),
        "{verdict:?}"
    );
    let result = check_with(&compiled, at, &wrong);
    let (region, _) = compiled
        .plan()
        .steps()
        .nth(at)
        .expect("there is such a step");
    assert!(result.mismatches > 0);
    assert_eq!(result.first[0].region, compiled.plan().regions[region].name);
}

/// Sums of rows of 96; with `swapped` the first two elements of each row change places, and with them
/// lanes 0 and 1.
fn sums(swapped: bool) -> Kernel {
    let operand = |name: &str, len_elems, role| Operand {
        name: name.into(),
        elem: Elem::F32,
        len_elems,
        role,
    };
    let mut insts = vec![Inst::Load { access: 0 }];
    let mut accesses = vec![
        Access::affine(0, 0, vec![96, 1]),
        Access::affine(1, 0, vec![1, 0]),
    ];
    let mut value = Val(0);
    if swapped {
        accesses.extend([
            Access::affine(0, 0, vec![96, 0]),
            Access::affine(0, 1, vec![96, 0]),
        ]);
        let constant = |bits| Inst::Const {
            elem: Elem::I64,
            bits,
        };
        let equal = |b| Inst::Compare {
            op: CompareOp::Eq,
            a: Val(3),
            b: Val(b),
        };
        insts.extend([
            Inst::Load { access: 2 },
            Inst::Load { access: 3 },
            Inst::Coord { axis: 1 },
            constant(0),
            constant(1),
            equal(4),
            equal(5),
            Inst::Select {
                cond: Val(6),
                a: Val(2),
                b: Val(0),
            },
            Inst::Select {
                cond: Val(7),
                a: Val(1),
                b: Val(8),
            },
        ]);
        value = Val(9);
    }
    let axis = |name: &str, extent| Axis {
        name: name.into(),
        extent,
    };
    Kernel::Loop(LoopKernel {
        name: "sums".into(),
        axes: vec![axis("row", 20), axis("column", 96)],
        split: 0,
        operands: vec![
            operand("x", 20 * 96, OperandRole::Input),
            operand("y", 20, OperandRole::Output),
        ],
        accesses,
        slots: vec![Elem::F32],
        rows: vec![],
        stages: vec![
            Stage {
                over: Over::Inner,
                insts,
                effects: vec![Effect::Reduce {
                    op: ReduceOp::Sum,
                    value,
                    slot: 0,
                }],
            },
            Stage {
                over: Over::Once,
                insts: vec![Inst::Scalar { slot: 0 }],
                effects: vec![Effect::Store {
                    access: 1,
                    value: Val(0),
                }],
            },
        ],
    })
}

#[test]
fn planted_fault_swapped_lanes_of_a_reduction_are_caught() {
    let functions = Functions::default();
    let (right, wrong) = (sums(false), sums(true));
    for kernel in [&right, &wrong] {
        assert_eq!(kernel.verify(&functions), Ok(()));
    }
    if !may_run_code() {
        return;
    }
    assert!(validate(&right, &functions, &emit(&right, &functions)).is_ok());
    assert!(validate(&wrong, &functions, &emit(&wrong, &functions)).is_ok());
    // On exact inputs every order of summing agrees; only the others tell lanes apart.
    let verdict = validate(&right, &functions, &emit(&wrong, &functions));
    assert!(
        matches!(verdict, Err(Refusal::TwinMismatch { .. })),
        "{verdict:?}"
    );
}

/// The program with one of its f32 constants one ulp off, if it has that many.
fn off_by_one_ulp(functions: &Functions, name: &str, nth: usize) -> Option<Functions> {
    let mut changed = functions.clone();
    let program = changed.0.get_mut(name)?;
    let coefficient = |inst: &&mut Inst| matches!(inst, Inst::Const { elem: Elem::F32, bits } if f32::from_bits(*bits as u32).fract() != 0.0);
    match program.insts.iter_mut().filter(coefficient).nth(nth)? {
        Inst::Const { bits, .. } => *bits ^= 1,
        _ => return None,
    }
    Some(changed)
}

/// A graph of `softmax_exp` alone, over enough arguments that last bits show.
const ARGUMENTS: u64 = 1 << 20;

fn softmax_exp_graph() -> Graph {
    let mut graph = Graph::named("softmax_exp");
    let x = graph.add_input("x", TensorType::fixed(DType::F32, &[ARGUMENTS]));
    let y = graph
        .add_node("y", Op::Unary(UnaryFn::SoftmaxExp), &[x])
        .expect("a valid node");
    graph.add_output("y", y);
    graph
}

/// Arguments from -0 to -70, evenly over their bit patterns from 2^-12 on, and those beside the
/// threshold.
fn arguments() -> BTreeMap<String, Tensor> {
    let (low, high) = (0x3980_0000u32, 70.0f32.to_bits());
    let threshold = 69.25f32.to_bits();
    let bits = |i: u32| match i {
        0..8 => threshold - 4 + i,
        _ => low + (u64::from(high - low) * u64::from(i) / ARGUMENTS) as u32,
    };
    let x: Vec<f32> = (0..ARGUMENTS as u32)
        .map(|i| -f32::from_bits(bits(i)))
        .collect();
    let x = Tensor::from_elems(&[ARGUMENTS], &x).expect("as many elements as the shape has");
    BTreeMap::from([("x".to_string(), x)])
}

#[test]
fn planted_fault_wrong_constant_in_a_function_is_caught_by_the_check() {
    let graph = softmax_exp_graph();
    let compiled = compile(&graph, &options(NativeMode::Off)).expect("the graph compiles");
    let functions = &compiled.plan().functions;
    let (mut caught, mut tried) = (0, 0);
    while let Some(changed) = off_by_one_ulp(functions, "softmax_exp", tried) {
        tried += 1;
        let mut plan = compiled.plan().clone();
        plan.functions = changed;
        let plan = Plan::from_json(&plan.to_json()).expect("the plan is consistent, only wrong");
        let wrong = open_plan(&graph, plan, &options(NativeMode::Off)).expect("it opens");
        let mut session = wrong.session(1).expect("it is bound");
        let result = check(&wrong, &mut session, &arguments(), |_, _| ()).expect("it is compared");
        caught += usize::from(result.mismatches > 0);
    }
    println!("{caught} of {tried} constants of softmax_exp show in the check");
    // The last bit of a high coefficient may be below the rounding of everything after it.
    assert!(tried >= 7 && caught * 2 >= tried, "{caught} of {tried}");
}

#[test]
fn planted_fault_wrong_constant_in_a_twins_function_is_caught_by_the_validation() {
    if !may_run_code() {
        return;
    }
    let compiled =
        compile(&softmax_exp_graph(), &options(NativeMode::On)).expect("the graph compiles");
    let functions = &compiled.plan().functions;
    let (_, step) = compiled.plan().steps().next().expect("there is one step");
    let sound = emit(&step.kernel, functions);
    assert!(validate(&step.kernel, functions, &sound).is_ok());
    let (mut caught, mut tried) = (0, 0);
    while let Some(changed) = off_by_one_ulp(functions, "softmax_exp", tried) {
        tried += 1;
        let wrong = emit(&step.kernel, &changed);
        let verdict = validate(&step.kernel, functions, &wrong);
        caught += usize::from(matches!(verdict, Err(Refusal::TwinMismatch { .. })));
    }
    println!("{caught} of {tried} constants of softmax_exp show in validation");
    assert!(tried >= 7 && caught * 2 >= tried, "{caught} of {tried}");
}

#[test]
fn planted_fault_flipped_bit_in_a_weight_is_refused_by_its_digest() {
    let compiled = compile(&digits(), &options(NativeMode::Off)).expect("the example compiles");
    let bind = |weights: &[Arc<[u8]>]| {
        Session::new(
            compiled.plan().clone(),
            compiled.code(),
            weights,
            &host_features(),
            1,
        )
    };
    assert!(bind(compiled.weights()).is_ok());
    let mut tried = 0;
    for (at, weight) in compiled.weights().iter().enumerate().step_by(5) {
        let mut weights = compiled.weights().to_vec();
        let mut bytes = weight.to_vec();
        let bit = bytes.len() * 8 / 2 + at;
        bytes[bit / 8 % weight.len()] ^= 1 << (bit % 8);
        weights[at] = bytes.into();
        let name = &compiled.plan().weights[at].name;
        match bind(&weights) {
            Err(RunError::Plan(PlanError::Weight { name: named, .. })) => assert_eq!(&named, name),
            Err(other) => panic!("{name}: {other}"),
            Ok(_) => panic!("{name}: a flipped bit goes unnoticed"),
        }
        tried += 1;
    }
    assert!(tried >= 4, "{tried}");
    let fewer = bind(&compiled.weights()[1..]).err().map(|e| e.to_string());
    assert!(fewer.is_some_and(|e| e.contains("weights given")));
}

#[test]
fn planted_fault_code_that_is_not_the_plans_is_refused_by_its_digest() {
    if !may_run_code() {
        return;
    }
    let compiled = compile(&digits(), &options(NativeMode::On)).expect("the example compiles");
    let at = compiled
        .code()
        .iter()
        .position(Option::is_some)
        .expect("a twin");
    let mut code = compiled.code().to_vec();
    if let Some(code) = &mut code[at] {
        code.bytes[0] ^= 1;
    }
    let bind = |code: &[Option<EmittedCode>]| {
        let features = host_features();
        Session::new(
            compiled.plan().clone(),
            code,
            compiled.weights(),
            &features,
            1,
        )
        .err()
    };
    assert!(matches!(bind(&code), Some(RunError::Code { .. })));
    code[at] = None;
    assert!(matches!(bind(&code), Some(RunError::Code { .. })));
    assert!(matches!(bind(&code[1..]), Some(RunError::Count { .. })));
}

#[test]
fn planted_fault_a_plan_for_another_graph_host_or_function_is_refused() {
    let graph = digits();
    let options = options(NativeMode::On);
    let compiled = compile(&graph, &options).expect("the example compiles");
    let refused =
        |plan: Plan, options: &weft::CompileOptions| match open_plan(&graph, plan, options) {
            Ok(_) => panic!("the plan opens"),
            Err(error) => error.to_string(),
        };
    let chunk = graph.chunk(&[], &["block0"]).expect("a chunk");
    let other = compile(&chunk, &options).expect("the chunk compiles");
    let message = refused(other.plan().clone(), &options);
    assert!(message.contains("graph"), "{message}");
    if !may_run_code() {
        return;
    }
    let mut baseline = options.clone();
    baseline.features = FeatureSet::baseline(host_features().arch);
    let message = refused(compiled.plan().clone(), &baseline);
    assert!(message.contains("avx2"), "{message}");
    // A changed constant makes other code than the plan says.
    let mut plan = compiled.plan().clone();
    plan.functions = off_by_one_ulp(&plan.functions, "softmax_exp", 2).expect("a constant");
    let message = refused(plan, &options);
    assert!(message.contains("code"), "{message}");
    let mut off = options.clone();
    off.native = NativeMode::Off;
    let message = refused(compiled.plan().clone(), &off);
    assert!(message.contains("WEFT_NATIVE_EMIT=off"), "{message}");
}

#[test]
fn planted_fault_a_store_outside_of_the_operand_is_caught() {
    if !may_run_code() {
        return;
    }
    // The twin of a kernel with a longer row than the arm's writes into the margin.
    let kernel = |columns: u64| {
        Kernel::Loop(LoopKernel {
            name: "copy".into(),
            axes: vec![
                Axis {
                    name: "row".into(),
                    extent: 1,
                },
                Axis {
                    name: "column".into(),
                    extent: columns,
                },
            ],
            split: 0,
            operands: [("x", OperandRole::Input), ("y", OperandRole::Output)]
                .map(|(name, role)| Operand {
                    name: name.into(),
                    elem: Elem::F32,
                    len_elems: columns,
                    role,
                })
                .to_vec(),
            accesses: vec![
                Access::affine(0, 0, vec![columns as i64, 1]),
                Access::affine(1, 0, vec![columns as i64, 1]),
            ],
            slots: vec![],
            rows: vec![],
            stages: vec![Stage {
                over: Over::Inner,
                insts: vec![
                    Inst::Load { access: 0 },
                    Inst::Binary {
                        op: BinaryOp::Add,
                        a: Val(0),
                        b: Val(0),
                    },
                ],
                effects: vec![Effect::Store {
                    access: 1,
                    value: Val(1),
                }],
            }],
        })
    };
    let functions = Functions::default();
    assert!(validate(&kernel(40), &functions, &emit(&kernel(40), &functions)).is_ok());
    for longer in [41, 47, 48, 56, 64] {
        let verdict = validate(&kernel(40), &functions, &emit(&kernel(longer), &functions));
        assert!(
            matches!(verdict, Err(Refusal::TwinMismatch { index: 40, .. })),
            "{longer}: {verdict:?}"
        );
    }
}
