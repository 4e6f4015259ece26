//! What changed between two plans: a sentence for each kind of change.

mod common;

use common::{other_arch, plan};
use weft_ir::{DType, TensorType};
use weft_kernel::{Contract, Refusal};
use weft_plan::{Body, BufferId, Digest, NativeMode, Place, Plan, diff};

fn changed(change: impl FnOnce(&mut Plan)) -> Vec<String> {
    let mut other = plan();
    change(&mut other);
    diff(&plan(), &other)
}

#[test]
fn equal_plans_have_nothing_to_say() {
    assert_eq!(diff(&plan(), &plan()), Vec::<String>::new());
}

#[test]
fn every_kind_of_change_is_said_in_words() {
    let cases: Vec<(Vec<String>, Vec<&str>)> = vec![
        (
            changed(|p| p.weft = "0.2.0".into()),
            vec!["Weft: 0.1.0 became 0.2.0"],
        ),
        (
            changed(|p| p.graph = "other".into()),
            vec!["graph: sample became other"],
        ),
        (
            changed(|p| p.graph_digest = Digest([0; 32])),
            vec!["graph digest: ", "became 000000000000"],
        ),
        (
            changed(|p| p.options.native = NativeMode::Off),
            vec!["native: On became Off"],
        ),
        (
            changed(|p| p.profile = Digest([0; 32])),
            vec!["machine profile:"],
        ),
        (
            changed(|p| p.features = other_arch()),
            vec!["features:", "avx2"],
        ),
        (
            changed(|p| p.arena_bytes = 512),
            vec!["arena bytes: 288 became 512"],
        ),
        (
            changed(|p| p.inputs[0].ty = TensorType::fixed(DType::I8, &[3])),
            vec!["input x:", "[4, 10]", "[3]"],
        ),
        (
            changed(|p| p.outputs[0].name = "z".into()),
            vec!["output y is gone", "output z is new"],
        ),
        (
            changed(|p| p.functions.0.clear()),
            vec!["function root is gone"],
        ),
        (
            changed(|p| {
                p.functions
                    .0
                    .get_mut("root")
                    .expect("there")
                    .insts
                    .truncate(1)
            }),
            vec!["function root changed"],
        ),
        (
            changed(|p| p.weights[0].digest = Digest([0; 32])),
            vec!["weight w: 160 bytes", "became 160 bytes 000000000000"],
        ),
        (
            changed(|p| drop(p.regions.pop())),
            vec!["region product is gone"],
        ),
        (
            changed(|p| {
                let mut region = p.regions[0].clone();
                region.name = "third".into();
                p.regions.push(region);
            }),
            vec!["region third is new"],
        ),
        (
            changed(|p| p.regions.swap(0, 1)),
            vec!["regions run in another order"],
        ),
        (
            changed(|p| p.regions[0].nodes = vec!["root".into(), "add".into()]),
            vec!["no longer holds node mul", "now holds node add"],
        ),
        (
            changed(|p| p.regions[0].notes.clear()),
            vec!["region scale has other notes"],
        ),
        (
            changed(|p| p.regions[1].placement = None),
            vec![
                "region product: on cuda (a device), which saves 900 ns, less 700 ns for moving \
                 values became without a placement",
            ],
        ),
        (
            changed(|p| p.regions[0].steps.clear()),
            vec!["region scale has 0 steps, had 1"],
        ),
        (
            changed(|p| {
                let other = p.regions[1].steps[0].kernel.clone();
                p.regions[0].steps[0].kernel = other;
            }),
            vec!["region scale, scale: the kernel changed"],
        ),
        (
            changed(|p| p.regions[1].steps[0].contract = Contract::default()),
            vec!["contract elementwise + contraction(segment=256) became"],
        ),
        (
            changed(|p| p.regions[1].steps[0].chosen = 0),
            vec!["twin x64-avx2", "became portable arm"],
        ),
        (
            changed(|p| {
                if let Some(Body::Twin { code, .. }) = &mut p.regions[1].steps[0].candidates[1].body
                {
                    *code = Digest([0; 32]);
                }
            }),
            vec!["became twin x64-avx2 000000000000"],
        ),
        (
            changed(|p| p.regions[0].steps[0].candidates[0].price = None),
            vec!["region scale, scale: 1.50 us became no price"],
        ),
        (
            changed(|p| {
                let price = &mut p.regions[0].steps[0].candidates[0].price;
                price.as_mut().expect("priced").ps += 1;
            }),
            // Units would hide it.
            vec!["1500000 ps became 1500001 ps"],
        ),
        (
            changed(|p| {
                let price = &mut p.regions[0].steps[0].candidates[0].price;
                price.as_mut().expect("priced").bytes += 1;
            }),
            vec!["priced by other cycles or bytes"],
        ),
        (
            changed(|p| p.regions[0].steps[0].candidates[1].refusal = None),
            vec!["candidate x64: not cheaper: 2.00 us against the arm's 1.50 us became no refusal"],
        ),
        (
            changed(|p| {
                let feature = "avx512f".into();
                p.regions[0].steps[0].candidates[1].refusal =
                    Some(Refusal::FeatureMissing { feature });
            }),
            vec!["became the processor lacks avx512f"],
        ),
        (
            changed(|p| drop(p.regions[0].steps[0].candidates.pop())),
            vec!["1 candidates, were 2"],
        ),
        (
            changed(|p| p.regions[0].steps[0].candidates[1].layout = Some("panels of 8".into())),
            vec!["another candidate stands there"],
        ),
        (
            changed(|p| p.regions[0].steps[0].operands[0] = BufferId(2)),
            vec!["bound to other buffers"],
        ),
        (
            changed(|p| p.buffers[4].place = Place::Arena(0)),
            vec!["buffers are laid out differently: y"],
        ),
        (
            changed(|p| drop(p.buffers.pop())),
            vec!["4 buffers, were 5"],
        ),
    ];
    let mut checked = 0;
    for (sentences, expected) in &cases {
        let text = sentences.join("\n");
        for words in expected {
            assert!(text.contains(words), "{words:?} is not in:\n{text}");
            checked += 1;
        }
        assert!(!text.contains("no words"), "{text}");
    }
    assert!(checked > 35, "{checked}");
}

/// Whatever number of the file changes, the diff says something.
#[test]
fn no_change_goes_without_a_word() {
    let base = plan();
    let value = serde_json::to_value(&base).expect("plain data");
    let mut paths = Vec::new();
    leaves(&value, String::new(), &mut paths);
    let mut tried = 0;
    for path in &paths {
        let mut changed = value.clone();
        let leaf = changed.pointer_mut(path).expect("the path was found there");
        *leaf = match leaf {
            serde_json::Value::Number(n) => (n.as_i64().unwrap_or(0) + 1).into(),
            serde_json::Value::String(s) if s.len() == 64 => "0".repeat(64).into(),
            serde_json::Value::String(s) => format!("{s}~").into(),
            _ => continue,
        };
        // Words that must be one of a few are no longer plans at all.
        let Ok(other) = serde_json::from_value::<Plan>(changed) else {
            continue;
        };
        // `choice` is for plans that check; such a one chooses among what there is.
        if other.steps().any(|(_, s)| s.chosen >= s.candidates.len()) {
            continue;
        }
        let sentences = diff(&base, &other);
        assert!(!sentences.is_empty(), "{path} changed without a word");
        assert!(
            !sentences.iter().any(|s| s.contains("no words")),
            "{path}: {sentences:?}"
        );
        tried += 1;
    }
    assert!(tried > 100, "{tried} of {}", paths.len());
}

fn leaves(value: &serde_json::Value, path: String, out: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(map) => {
            for (key, value) in map {
                leaves(value, format!("{path}/{key}"), out);
            }
        }
        serde_json::Value::Array(list) => {
            for (i, value) in list.iter().enumerate() {
                leaves(value, format!("{path}/{i}"), out);
            }
        }
        _ => out.push(path),
    }
}
