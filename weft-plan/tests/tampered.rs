//! Plans that were tampered with: each class of fault has its own refusal.

mod common;

use common::{other_arch, plan};
use weft_ir::{DType, TensorType};
use weft_kernel::{Contract, ContractTerm, Elem, FeatureSet, Inst, Kernel, VerifyError};
use weft_plan::{BufferId, Digest, IndexCheck, PLAN_VERSION, Place, Plan, PlanError};

fn tampered(change: impl FnOnce(&mut Plan)) -> PlanError {
    let mut plan = plan();
    assert!(plan.check().is_ok());
    change(&mut plan);
    let error = plan.check().expect_err("the fault goes unnoticed");
    // What the check says of a plan in memory, reading says of its file.
    let read = Plan::from_json(&plan.to_json()).expect_err("the fault goes unnoticed in a file");
    assert_eq!(read.to_string(), error.to_string());
    error
}

fn dangles(error: &PlanError, expected: &str, number: u64) -> bool {
    matches!(error, PlanError::Dangling { what, index } if *what == expected && *index == number)
}

#[test]
fn planted_fault_another_version_is_refused_before_anything_else_is_read() {
    for version in [0, PLAN_VERSION + 1, u32::MAX] {
        let text = format!("{{\"version\": {version}, \"regions\": 7}}");
        let error = Plan::from_json(&text).expect_err("another version");
        assert!(
            matches!(error, PlanError::Version { given, supported: PLAN_VERSION } if given == version),
            "{error}"
        );
    }
    for text in [
        "",
        "{}",
        "[]",
        "null",
        "{\"version\": -1}",
        "{\"version\": \"1\"}",
    ] {
        let error = Plan::from_json(text).expect_err("no plan");
        assert!(matches!(error, PlanError::Syntax(_)), "{text}: {error}");
    }
}

#[test]
fn planted_fault_a_cut_file_is_a_syntax_error() {
    let text = plan().to_json();
    let end = text.trim_end().len();
    for cut in (0..end).step_by(13) {
        let error = Plan::from_json(&text[..cut]).expect_err("the file is cut");
        assert!(
            matches!(error, PlanError::Syntax(_)),
            "cut at {cut}: {error}"
        );
    }
}

#[test]
fn planted_fault_features_that_the_host_lacks_are_named() {
    let plan = plan();
    assert!(plan.check_host(&FeatureSet::avx2()).is_ok());
    assert!(plan.check_host(&FeatureSet::avx512()).is_ok());
    for host in [FeatureSet::baseline(weft_kernel::Arch::X64), other_arch()] {
        let error = plan.check_host(&host).expect_err("the host lacks avx2");
        assert!(matches!(error, PlanError::Features { .. }));
        assert!(error.to_string().contains("avx2"), "{error}");
    }
    // Without machine code a plan runs anywhere.
    let mut portable = plan;
    portable.regions[1].steps[0].chosen = 0;
    assert!(portable.check_host(&other_arch()).is_ok());
}

#[test]
fn planted_fault_dangling_numbers_are_named() {
    let error = tampered(|p| p.buffers[0].place = Place::Input(1));
    assert!(dangles(&error, "buffer", 0), "{error}");
    let error = tampered(|p| p.buffers[1].place = Place::Weight(2));
    assert!(dangles(&error, "buffer", 1), "{error}");
    let error = tampered(|p| p.inputs[0].buffer = BufferId(5));
    assert!(dangles(&error, "buffer", 5), "{error}");
    let error = tampered(|p| p.outputs[0].buffer = BufferId(u32::MAX));
    assert!(dangles(&error, "buffer", u32::MAX.into()), "{error}");
    let error = tampered(|p| p.regions[0].steps[0].operands[1] = BufferId(77));
    assert!(dangles(&error, "buffer", 77), "{error}");
    let error = tampered(|p| p.regions[1].steps[0].chosen = 2);
    assert!(dangles(&error, "candidate", 2), "{error}");
    let error = tampered(|p| p.regions[0].steps[0].chosen = 1);
    assert!(
        dangles(&error, "candidate", 1),
        "a refused candidate has no body: {error}"
    );
    let error = tampered(|p| p.regions[0].steps[0].candidates.clear());
    assert!(dangles(&error, "candidate", 0), "{error}");
    let error = tampered(|p| p.regions[0].steps[0].writes[0].operand = 3);
    assert!(dangles(&error, "operand", 3), "{error}");
    let error = tampered(|p| p.regions[0].steps[0].writes[0].operand = 0);
    assert!(
        dangles(&error, "operand", 0),
        "an input is not written: {error}"
    );
}

#[test]
fn planted_fault_indices_that_are_no_integers_of_an_input_are_named() {
    for operand in [0, 2, 9] {
        let error = tampered(|p| {
            p.regions[0].steps[0].index_checks.push(IndexCheck {
                indices: "ids".into(),
                operand,
                offset: 0,
                axes: vec![],
                extent: 4,
            });
        });
        assert!(dangles(&error, "operand", operand as u64), "{error}");
    }
}

#[test]
fn planted_fault_a_wrong_number_of_operands_is_named() {
    let error = tampered(|p| {
        p.regions[0].steps[0].operands.pop();
    });
    assert!(dangles(&error, "operand", 2), "{error}");
    let error = tampered(|p| p.regions[0].steps[0].operands.push(BufferId(0)));
    assert!(dangles(&error, "operand", 4), "{error}");
}

#[test]
fn planted_fault_operands_that_do_not_fit_their_buffers_are_named() {
    let binding = |error: PlanError, at: usize| {
        assert!(
            matches!(&error, PlanError::Binding { operand, .. } if *operand == at),
            "{error}"
        );
    };
    binding(
        tampered(|p| p.regions[0].steps[0].operands[1] = BufferId(3)),
        1,
    );
    // The product's result into an input, into a weight, into a longer piece of the arena.
    binding(
        tampered(|p| p.regions[0].steps[0].operands[2] = BufferId(0)),
        2,
    );
    binding(
        tampered(|p| p.regions[0].steps[0].operands[2] = BufferId(1)),
        2,
    );
    binding(
        tampered(|p| p.regions[1].steps[0].operands[2] = BufferId(2)),
        2,
    );
    // Elements of another size.
    binding(
        tampered(|p| {
            p.buffers[4].dtype = DType::F64;
            p.arena_bytes = 1024;
            p.outputs[0].ty = TensorType::fixed(DType::F64, &[4, 6]);
        }),
        2,
    );
}

#[test]
fn planted_fault_types_that_do_not_fit_their_buffers_are_named() {
    let error = tampered(|p| p.inputs[0].ty = TensorType::fixed(DType::F32, &[4, 11]));
    assert!(dangles(&error, "buffer", 0), "{error}");
    let error = tampered(|p| p.outputs[0].ty = TensorType::fixed(DType::F32, &[4, 5]));
    assert!(dangles(&error, "buffer", 4), "{error}");
    let error = tampered(|p| p.outputs[0].ty = TensorType::fixed(DType::I32, &[4, 6]));
    assert!(
        dangles(&error, "buffer", 4),
        "the bytes are as many, the type is another: {error}"
    );
    let error = tampered(|p| p.weights[1].bytes = 316);
    assert!(dangles(&error, "buffer", 3), "{error}");
    let error = tampered(|p| p.buffers[2].elems = u64::MAX / 2);
    assert!(
        dangles(&error, "buffer", 2),
        "a length that overflows: {error}"
    );
}

#[test]
fn planted_fault_arena_offsets_beyond_the_end_or_unaligned_are_named() {
    for offset in [256, 1, 193, u64::MAX - 63, u64::MAX] {
        let error = tampered(|p| p.buffers[4].place = Place::Arena(offset));
        assert!(dangles(&error, "arena offset", offset), "{error}");
    }
    // Inside the arena by far, and where nothing else is: only what is not at a multiple of 64 is wrong.
    let at = |offset| {
        let mut moved = plan();
        moved.arena_bytes = 1024;
        moved.buffers[4].place = Place::Arena(offset);
        moved
    };
    for offset in [512, 576] {
        assert!(at(offset).check().is_ok(), "{offset}");
    }
    for offset in 513..576 {
        let error = at(offset).check().expect_err("it is not aligned");
        assert!(dangles(&error, "arena offset", offset), "{error}");
    }
    let error = tampered(|p| p.arena_bytes = 287);
    assert!(dangles(&error, "arena offset", 192), "{error}");
}

#[test]
fn planted_fault_a_step_that_writes_what_it_reads_is_named() {
    // The product writes over its own left operand, whole or in part.
    for offset in [0, 64, 128] {
        let error = tampered(|p| p.buffers[4].place = Place::Arena(offset));
        assert!(
            matches!(
                error,
                PlanError::Overlap {
                    written: 2,
                    other: 0,
                    ..
                }
            ),
            "{offset}: {error}"
        );
    }
    // A map may take its input's place.
    let mut shared = plan();
    shared.buffers.push(shared.buffers[2].clone());
    let mut again = shared.regions[0].clone();
    again.name = "again".into();
    let Kernel::Loop(kernel) = &mut again.steps[0].kernel else {
        unreachable!("a map is a loop kernel")
    };
    kernel.name = "again".into();
    again.steps[0].operands = vec![BufferId(2), BufferId(1), BufferId(5)];
    shared.regions.insert(1, again);
    shared.check().expect("in place is allowed here");
    shared.buffers[5].place = Place::Arena(64);
    shared.arena_bytes = 288;
    let error = shared
        .check()
        .expect_err("shifted by a line it reads what it has written");
    assert!(
        matches!(
            error,
            PlanError::Overlap {
                written: 2,
                other: 0,
                ..
            }
        ),
        "{error}"
    );
}

#[test]
fn planted_fault_memory_that_nothing_has_written_is_named() {
    let error = tampered(|p| p.regions.swap(0, 1));
    assert!(
        matches!(&error, PlanError::Unwritten { buffer, reader } if buffer == "t" && reader == "product")
    );
    let error = tampered(|p| {
        p.regions.pop();
    });
    assert!(
        matches!(&error, PlanError::Unwritten { buffer, reader } if buffer == "y" && reader == "y")
    );
}

#[test]
fn planted_fault_kernels_that_do_not_verify_are_named_with_the_reason() {
    let error = tampered(|p| {
        let Kernel::Loop(k) = &mut p.regions[0].steps[0].kernel else {
            unreachable!("a map is a loop kernel")
        };
        k.accesses[0].offset = 1;
    });
    assert!(
        matches!(&error, PlanError::Kernel { kernel, source: VerifyError::OutOfBounds { .. } } if kernel == "scale"),
        "{error}"
    );
    let error = tampered(|p| p.functions.0.clear());
    assert!(
        matches!(&error, PlanError::Kernel { source: VerifyError::UnknownFunction(name), .. } if name == "root"),
        "{error}"
    );
    let error = tampered(|p| {
        let root = p.functions.0.get_mut("root").expect("the plan has it");
        root.insts[1] = Inst::Const {
            elem: Elem::I32,
            bits: 0,
        };
    });
    assert!(
        matches!(&error, PlanError::Function { name, .. } if name == "root"),
        "{error}"
    );
}

#[test]
fn planted_fault_another_contract_than_the_kernels_is_named() {
    let error = tampered(|p| {
        let terms = vec![
            ContractTerm::Elementwise,
            ContractTerm::Contraction { segment: 128 },
        ];
        p.regions[1].steps[0].contract = Contract::new(terms);
    });
    assert!(
        matches!(&error, PlanError::Contract { kernel, .. } if kernel == "product"),
        "{error}"
    );
    assert!(error.to_string().contains("segment=128"), "{error}");
}

#[test]
fn planted_fault_names_that_stand_twice_are_named() {
    let error = tampered(|p| p.regions[1].name = "scale".into());
    assert!(matches!(&error, PlanError::Duplicate { what: "regions", name } if name == "scale"));
    let error = tampered(|p| p.outputs.push(p.outputs[0].clone()));
    assert!(matches!(
        error,
        PlanError::Duplicate {
            what: "outputs",
            ..
        }
    ));
    let error = tampered(|p| p.inputs.push(p.inputs[0].clone()));
    assert!(matches!(error, PlanError::Duplicate { what: "inputs", .. }));
}

/// Numbers of the JSON changed one at a time: a plan that is still accepted is one that checks, and
/// nothing panics.
#[test]
fn planted_fault_any_changed_number_is_refused_or_leaves_a_plan_that_checks() {
    let text = plan().to_json();
    let mut tried = 0;
    let mut refused = 0;
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let digits = bytes[at..]
            .iter()
            .take_while(|b| b.is_ascii_digit())
            .count();
        let quoted = at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'"');
        if digits > 0 && !quoted {
            for number in [
                "0",
                "1",
                "7",
                "65",
                "4096",
                "18446744073709551615",
                "-1",
                "1.5",
            ] {
                let changed = format!("{}{number}{}", &text[..at], &text[at + digits..]);
                match Plan::from_json(&changed) {
                    Ok(plan) => plan.check().expect("reading has checked it"),
                    Err(_) => refused += 1,
                }
                tried += 1;
            }
        }
        at += digits.max(1);
    }
    assert!(tried > 800 && refused > 400, "{refused} of {tried}");
}

#[test]
fn a_digest_that_is_no_digest_is_a_syntax_error() {
    let text = plan().to_json();
    let digest = Digest::of(b"graph").to_string();
    for wrong in [
        &digest[1..],
        &digest.replace('a', "g"),
        "",
        &"\u{e9}".repeat(32),
    ] {
        let error = Plan::from_json(&text.replace(&digest, wrong)).expect_err("no digest");
        assert!(matches!(error, PlanError::Syntax(_)), "{wrong}: {error}");
    }
}
