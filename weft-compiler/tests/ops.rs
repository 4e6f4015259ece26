//! What `weft ops` calls supported, other commands run; what it refuses, they refuse.

mod support;

use support::onnx::{Attr, Onnx};
use support::{Weft, text};
use weft::compile::refusals;
use weft::ir::{DType, Tensor};
use weft::onnx::{LoadOptions, from_bytes, survey_bytes};
use weft::plan::NativeMode;

fn i64s(elems: &[i64]) -> Tensor {
    Tensor::from_elems(&[elems.len() as u64], elems).expect("a list")
}

/// A model whose node reads `x`, f32 of 4 by 6, and one more input that a run gives.
fn with_input(op: &str, inputs: &[&str], second: (DType, &[&str]), words: &[Attr<'_>]) -> Onnx {
    Onnx::new(18)
        .input("x", DType::F32, &["4", "6"])
        .input("given", second.0, second.1)
        .constant("pads", &i64s(&[0, 1, 0, 1]))
        .constant("zeros", &i64s(&[0, 0]))
        .constant("ones", &i64s(&[1, 1]))
        .constant("one", &i64s(&[1]))
        .node(op, inputs, &["y"], words)
        .output("y")
}

/// Every op with an input that may have to be constant, and that input given by a run.
fn inputs_that_a_run_gives() -> Vec<(&'static str, Onnx)> {
    fn of<'a>(dtype: DType, extents: &'a [&'a str]) -> (DType, &'a [&'a str]) {
        (dtype, extents)
    }
    fn list<'a>(extents: &'a [&'a str]) -> (DType, &'a [&'a str]) {
        of(DType::I64, extents)
    }
    let scalar = of(DType::F32, &[]);
    let two: &[&str] = &["2"];
    let one: &[&str] = &["1"];
    vec![
        (
            "Pad by a value",
            with_input("Pad", &["x", "pads", "given"], scalar, &[]),
        ),
        (
            "Pad by amounts",
            with_input("Pad", &["x", "given"], list(&["4"]), &[]),
        ),
        (
            "Pad along axes",
            with_input("Pad", &["x", "pads", "", "given"], list(two), &[]),
        ),
        (
            "Reshape",
            with_input("Reshape", &["x", "given"], list(two), &[]),
        ),
        (
            "Slice from",
            with_input("Slice", &["x", "given", "ones"], list(two), &[]),
        ),
        (
            "Slice to",
            with_input("Slice", &["x", "zeros", "given"], list(two), &[]),
        ),
        (
            "Slice along",
            with_input("Slice", &["x", "zeros", "ones", "given"], list(two), &[]),
        ),
        (
            "Slice by",
            with_input(
                "Slice",
                &["x", "zeros", "ones", "", "given"],
                list(two),
                &[],
            ),
        ),
        (
            "Resize by scales",
            with_input("Resize", &["x", "", "given"], of(DType::F32, two), &[]),
        ),
        (
            "Resize to sizes",
            with_input("Resize", &["x", "", "", "given"], list(two), &[]),
        ),
        (
            "ReduceSum",
            with_input("ReduceSum", &["x", "given"], list(one), &[]),
        ),
        (
            "ReduceMean",
            with_input("ReduceMean", &["x", "given"], list(one), &[]),
        ),
        (
            "ReduceMax",
            with_input("ReduceMax", &["x", "given"], list(one), &[]),
        ),
        (
            "Expand",
            with_input("Expand", &["x", "given"], list(two), &[]),
        ),
        ("Tile", with_input("Tile", &["x", "given"], list(two), &[])),
        (
            "Squeeze",
            with_input("Squeeze", &["x", "given"], list(one), &[]),
        ),
        (
            "Unsqueeze",
            with_input("Unsqueeze", &["x", "given"], list(one), &[]),
        ),
        (
            "Split",
            with_input("Split", &["x", "given"], list(one), &[]),
        ),
        (
            "Trilu",
            with_input("Trilu", &["x", "given"], of(DType::I64, &[]), &[]),
        ),
        (
            "ConstantOfShape",
            with_input("ConstantOfShape", &["given"], list(two), &[]),
        ),
        (
            "NonZero",
            with_input("NonZero", &["given"], of(DType::F32, two), &[]),
        ),
        (
            "Range",
            with_input(
                "Range",
                &["given", "given", "given"],
                of(DType::I64, &[]),
                &[],
            ),
        ),
        (
            "Dropout",
            with_input("Dropout", &["x", "", "given"], of(DType::Bool, &[]), &[]),
        ),
        (
            "OneHot by depth",
            with_input(
                "OneHot",
                &["one", "given", "ones"],
                of(DType::I64, &[]),
                &[],
            ),
        ),
        (
            "OneHot by values",
            with_input("OneHot", &["one", "one", "given"], list(two), &[]),
        ),
        (
            "OneHot",
            with_input("OneHot", &["given", "one", "ones"], list(two), &[]),
        ),
        ("Clip", with_input("Clip", &["x", "given"], scalar, &[])),
        (
            "Clip above",
            with_input("Clip", &["x", "", "given"], scalar, &[]),
        ),
        (
            "Gather",
            with_input("Gather", &["x", "given"], list(two), &[]),
        ),
        (
            "GatherElements",
            with_input("GatherElements", &["x", "given"], list(&["4", "6"]), &[]),
        ),
        (
            "GatherND",
            with_input("GatherND", &["x", "given"], list(&["3", "2"]), &[]),
        ),
        (
            "ScatterElements",
            with_input(
                "ScatterElements",
                &["x", "given", "x"],
                list(&["4", "6"]),
                &[],
            ),
        ),
        (
            "ScatterND",
            with_input("ScatterND", &["x", "given", "x"], list(&["4", "1"]), &[]),
        ),
        (
            "Where",
            with_input("Where", &["given", "x", "x"], of(DType::Bool, &["6"]), &[]),
        ),
        ("Pow", with_input("Pow", &["x", "given"], scalar, &[])),
        (
            "PRelu",
            with_input("PRelu", &["x", "given"], of(DType::F32, &["6"]), &[]),
        ),
        (
            "MatMul",
            with_input("MatMul", &["x", "given"], of(DType::F32, &["6", "3"]), &[]),
        ),
        (
            "Gemm",
            with_input("Gemm", &["x", "given"], of(DType::F32, &["6", "3"]), &[]),
        ),
        (
            "LayerNormalization",
            with_input(
                "LayerNormalization",
                &["x", "given"],
                of(DType::F32, &["6"]),
                &[],
            ),
        ),
    ]
}

/// A resize of which each element is made of about a thousand.
fn shrunk_far(model: Onnx) -> Onnx {
    let scales = Tensor::from_elems(&[1], &[1f32 / 512.0]).expect("a list");
    let words = [Attr::Text("mode", "linear"), Attr::Int("antialias", 1)];
    model
        .input("long", DType::F32, &["1024"])
        .constant("scales", &scales)
        .node("Resize", &["long", "", "scales"], &["short"], &words)
        .output("short")
}

/// Ops of one and two operands, on every dtype.
fn dtypes() -> Vec<(String, Onnx)> {
    let one = [
        "Abs",
        "Neg",
        "Exp",
        "Log",
        "Sqrt",
        "Erf",
        "Sin",
        "Cos",
        "Tanh",
        "Sigmoid",
        "Softplus",
        "Floor",
        "Round",
        "Sign",
        "Reciprocal",
        "IsNaN",
        "IsInf",
        "Not",
        "BitwiseNot",
        "Relu",
        "LeakyRelu",
        "Elu",
        "Selu",
        "Celu",
        "HardSigmoid",
        "HardSwish",
        "Mish",
        "Gelu",
        "Softmax",
        "LogSoftmax",
        "Hardmax",
        "ReduceSum",
        "ReduceMean",
        "ReduceMax",
        "ReduceProd",
        "ReduceL1",
        "ReduceL2",
        "ReduceLogSum",
        "ReduceSumSquare",
        "ArgMax",
        "ArgMin",
        "Transpose",
        "Flatten",
        "Shrink",
        "Softsign",
        "Identity",
        "Size",
        "Shape",
        "ThresholdedRelu",
    ];
    let two = [
        "Add",
        "Sub",
        "Mul",
        "Div",
        "Pow",
        "Max",
        "Min",
        "Mod",
        "And",
        "Or",
        "Xor",
        "BitwiseAnd",
        "Equal",
        "Less",
        "Greater",
        "MatMul",
        "Mean",
        "Sum",
        "PRelu",
    ];
    let mut cases = Vec::new();
    for dtype in DType::ALL {
        let model = || {
            Onnx::new(20)
                .input("x", dtype, &["4", "4"])
                .input("z", dtype, &["4", "4"])
        };
        for op in one {
            let model = model().node(op, &["x"], &["y"], &[]).output("y");
            cases.push((format!("{op} of {dtype}"), model));
        }
        for op in two {
            let words: &[Attr<'_>] = match (op, dtype.is_float()) {
                ("Mod", true) => &[Attr::Int("fmod", 1)],
                _ => &[],
            };
            let model = model().node(op, &["x", "z"], &["y"], words).output("y");
            cases.push((format!("{op} of {dtype}"), model));
        }
        let image = Onnx::new(18)
            .input("x", dtype, &["1", "1", "4", "4"])
            .constant(
                "scales",
                &Tensor::from_elems(&[4], &[1f32, 1.0, 2.0, 2.0]).expect("a list"),
            );
        let words = [Attr::Text("mode", "linear")];
        let model = image
            .node("Resize", &["x", "", "scales"], &["y"], &words)
            .output("y");
        cases.push((format!("Resize of {dtype}"), model));
    }
    cases
}

/// Whether a survey finds nothing, what is refused behind it, and whether a plan is made.
fn verdicts(model: &Onnx) -> (bool, Vec<String>, Result<(), String>) {
    let options = LoadOptions::new();
    let survey = survey_bytes(&model.bytes(), None, &options).expect("the file is sound");
    let refused = refusals(&survey.graph);
    let planned = from_bytes(&model.bytes(), None, &options)
        .map_err(|e| e.to_string())
        .and_then(|model| {
            let compiled = weft::compile(&model.graph, &support::options(NativeMode::Off));
            compiled.map(drop).map_err(|e| e.to_string())
        });
    let refused = refused.iter().map(weft::compile::Refused::reason);
    (survey.is_supported(), refused.collect(), planned)
}

#[test]
fn a_survey_and_the_refusals_agree_with_what_is_planned() {
    let mut cases: Vec<(String, Onnx)> = inputs_that_a_run_gives()
        .into_iter()
        .map(|(name, model)| (name.to_string(), model))
        .collect();
    cases.extend(dtypes());
    cases.push(("a resize of many".into(), shrunk_far(Onnx::new(18))));
    let (mut good, mut by_importer, mut by_plans) = (0, 0, 0);
    let mut wrong = Vec::new();
    for (name, model) in &cases {
        let (imported, refused, planned) = verdicts(model);
        match (imported, refused.is_empty()) {
            (true, true) => good += 1,
            (false, _) => by_importer += 1,
            (true, false) => {
                println!("{name}: {}", refused.join(", "));
                by_plans += 1;
            }
        }
        if (imported && refused.is_empty()) != planned.is_ok() {
            wrong.push(format!("{name}: {imported}, {refused:?}, but {planned:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{good} planned, {by_importer} not imported, {by_plans} without a plan");
    assert!(good > 300 && by_importer > 100 && by_plans >= 2);
}

#[test]
fn inputs_that_must_be_constant_are_refused_by_ops_and_by_hash_by_node() {
    let weft = Weft::new();
    let path = weft.path("model.onnx");
    let (mut good, mut bad) = (0, 0);
    for (name, model) in inputs_that_a_run_gives() {
        std::fs::write(&path, model.bytes()).expect("writable");
        let (code, value) = weft.json(&["ops", text(&path)], &[]);
        let ran = weft.run(&["hash", text(&path)]);
        // Made-up indices may lie outside: that is a run's finding, not one about the model.
        let runs = ran.code == 0 || ran.err.contains("is the index");
        assert_eq!(code == 0, runs, "{name}: {value}{}", ran.err);
        if code == 0 {
            good += 1;
            continue;
        }
        bad += 1;
        assert_eq!((code, ran.code), (1, 2), "{name}");
        let unsupported = value["unsupported"].as_array().expect("a list");
        assert_eq!(unsupported.len(), 1, "{name}: {value}");
        let node = unsupported[0]["node"].as_str().expect("a name");
        assert!(ran.err.contains(node), "{name}: {}", ran.err);
        assert!(ran.err.contains("model.onnx"), "{name}: {}", ran.err);
    }
    assert!(good >= 5 && bad >= 20, "{good} supported, {bad} refused");
}

#[test]
fn every_node_that_no_plan_does_is_listed_once_beside_those_that_cannot_be_imported() {
    let weft = Weft::new();
    let path = weft.path("model.onnx");
    let model = Onnx::new(18)
        .input("x", DType::F32, &["4", "6"])
        .input("v", DType::F32, &[])
        .constant("pads", &i64s(&[0, 1, 0, 1]))
        .constant("one", &i64s(&[1]))
        .node("Abs", &["x"], &["a"], &[])
        .node("Pad", &["a", "pads", "v"], &["b"], &[])
        .node("Exp", &["b"], &["c"], &[])
        .node("TopK", &["c", "one"], &["d", "e"], &[])
        .node("Neg", &["c"], &["f"], &[])
        .output("f")
        .output("d");
    let model = shrunk_far(model);
    std::fs::write(&path, model.bytes()).expect("writable");
    let (code, value) = weft.json(&["ops", text(&path)], &[]);
    assert_eq!(code, 1);
    let nodes: Vec<&str> = value["unsupported"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|n| n["node"].as_str())
        .collect();
    assert_eq!(nodes, ["topk", "pad", "resize"]);
    let ran = weft.run(&["ops", text(&path)]);
    for line in [
        "not supported: topk (TopK): not supported: sorting\n",
        "not supported: pad (pad): not supported: not implemented where its value is no constant\n",
        "not supported: resize (resize): not supported: not implemented where one element is made of",
    ] {
        assert!(ran.out.contains(line), "{line}: {}", ran.out);
    }
    assert_eq!(ran.out.matches("not supported: ").count(), 6, "{}", ran.out);
}

#[test]
fn symbolic_extents_are_named_with_what_fixes_them_and_ops_are_still_listed() {
    let weft = Weft::new();
    let path = weft.path("model.onnx");
    let model = Onnx::new(18)
        .input("x", DType::F32, &["batch", "3", "seq", "batch"])
        .input("z", DType::F32, &["batch", "?"])
        .constant("one", &i64s(&[1]))
        .node("Relu", &["x"], &["a"], &[])
        .node("Abs", &["z"], &["b"], &[])
        .node("TopK", &["a", "one"], &["c", "d"], &[])
        .output("c")
        .output("b");
    std::fs::write(&path, model.bytes()).expect("writable");
    let ran = weft.run(&["ops", text(&path)]);
    assert_eq!(ran.code, 1);
    for line in [
        "symbolic: input x is [batch, 3, seq, batch]; \
         give --bind batch=N --bind seq=N or --shape x=N,3,N,N\n",
        "symbolic: input z is [batch, ?]; give --shape z=N,N\n",
        "not supported: topk (TopK): not supported: sorting\n",
        "2 nodes were looked at by op only",
    ] {
        assert!(ran.out.contains(line), "{line}: {}", ran.out);
    }
    for op in ["Abs", "Relu", "TopK"] {
        assert!(
            ran.out.lines().any(|l| l.starts_with(op)),
            "{op}: {}",
            ran.out
        );
    }
    let (_, value) = weft.json(&["ops", text(&path)], &[]);
    assert_eq!(value["symbolic"][0]["input"], "x");
    assert_eq!(
        value["symbolic"][1]["give"],
        serde_json::json!(["--shape z=N,N"])
    );
    assert_eq!(value["values"], serde_json::json!([]));
    // What it says works, in part and whole.
    let bound = ["ops", text(&path), "--bind", "batch=2", "--bind", "seq=5"];
    let ran = weft.run(&bound);
    assert!(!ran.out.contains("input x"), "{}", ran.out);
    assert!(
        ran.out.contains("input z is [2, ?]; give --shape z=2,N"),
        "{}",
        ran.out
    );
    let mut whole = bound.to_vec();
    whole.extend(["--shape", "z=2,7"]);
    let ran = weft.run(&whole);
    assert!(!ran.out.contains("symbolic"), "{}", ran.out);
    // A negative extent is no symbol, and is not lost behind one.
    let wrong = Onnx::new(18)
        .input("x", DType::F32, &["batch", "18446744073709551611"])
        .node("Relu", &["x"], &["y"], &[])
        .output("y");
    std::fs::write(&path, wrong.bytes()).expect("writable");
    let ran = weft.run(&["ops", text(&path)]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("not supported: value `x`"), "{}", ran.out);
}

#[test]
fn what_is_no_model_is_refused_in_the_same_words_by_ops_and_run() {
    let weft = Weft::new();
    let path = weft.path("model.onnx");
    let sound = Onnx::new(18)
        .input("x", DType::F32, &["4"])
        .node("Relu", &["x"], &["y"], &[])
        .output("y")
        .bytes();
    let no_outputs = Onnx::new(18).input("x", DType::F32, &["4"]).bytes();
    // Without its opset, which is the last field, of four bytes and a header of two.
    let no_opset = sound[..sound.len() - 6].to_vec();
    let mut cases = vec![Vec::new(), b"\x08\x0a".to_vec(), no_outputs, no_opset];
    cases.push(Onnx::new(99).output("y").bytes());
    cases.extend((1..sound.len()).map(|cut| sound[..cut].to_vec()));
    for bytes in &cases {
        std::fs::write(&path, bytes).expect("writable");
        let ran = weft.run(&["ops", text(&path)]);
        if ran.code == 2 {
            let message = weft.refused(&["run", text(&path)], &[]);
            assert_eq!(ran.err.trim_end(), message, "{bytes:?}");
        }
    }
    std::fs::write(&path, []).expect("writable");
    let message = weft.refused(&["ops", text(&path)], &[]);
    assert!(
        message.ends_with("the model of 0 bytes has no graph"),
        "{message}"
    );
}

#[test]
fn options_that_mean_nothing_are_refused_not_ignored() {
    let weft = Weft::new();
    for option in ["--from", "--to"] {
        let ran = weft.run(&["ops", &support::model(), option, "block0"]);
        assert_eq!(ran.code, 2, "{}", ran.out);
        assert!(ran.err.contains(&format!("'{option}'")), "{}", ran.err);
    }
    let plan = weft.path("a.weftplan.json");
    assert_eq!(
        weft.run(&["plan", &support::model(), "-o", text(&plan)])
            .code,
        0
    );
    assert_eq!(weft.run(&["inspect", text(&plan)]).code, 0);
    for (option, value) in [
        ("--from", "block0"),
        ("--to", "block0"),
        ("--bind", "batch=1"),
        ("--shape", "x=1"),
        ("--external-root", "."),
    ] {
        let message = weft.refused(&["inspect", text(&plan), option, value], &[]);
        assert!(
            message.contains(option) && message.contains("a.weftplan.json"),
            "{message}"
        );
    }
}

/// Files of a few bytes that ask for tables of gigabytes, or for a day of planning: one error each,
/// from `ops` as from `hash`, in no time.
#[test]
fn small_files_that_ask_for_long_tables_are_refused() {
    let weft = Weft::new();
    let resize = |mode: &str, antialias: i64, from: &str, to: i64| {
        let words = [Attr::Text("mode", mode), Attr::Int("antialias", antialias)];
        Onnx::new(18)
            .input("x", DType::U8, &["1", "1", "4", from])
            .constant("sizes", &i64s(&[1, 1, 4, to]))
            .node("Resize", &["x", "", "", "sizes"], &["y"], &words)
            .output("y")
    };
    let cases = [
        resize("cubic", 0, "4", 1 << 31),
        resize("linear", 0, "4", 1 << 33),
        resize("nearest", 0, "4", (1 << 18) + 1),
        resize("linear", 1, "268435456", 1 << 27),
        resize("linear", 1, "268435456", 1),
    ];
    for (at, model) in cases.iter().enumerate() {
        let path = weft.path(&format!("long{at}.onnx"));
        std::fs::write(&path, model.bytes()).expect("a temporary file");
        let path = path.to_str().expect("a path in UTF-8");
        let (ops, hash) = (weft.run(&["ops", path]), weft.run(&["hash", path]));
        assert_eq!((ops.code, hash.code), (1, 2), "{}{}", ops.out, hash.err);
        for said in [&ops.out, &hash.err] {
            assert!(said.contains("262144"), "{said}");
        }
    }
    // The longest that is served.
    let model = resize("nearest", 0, "4", 1 << 18);
    let path = weft.path("longest.onnx");
    std::fs::write(&path, model.bytes()).expect("a temporary file");
    let ops = weft.run(&["ops", path.to_str().expect("a path in UTF-8")]);
    assert_eq!(ops.code, 0, "{}", ops.out);
}
