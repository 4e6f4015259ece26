//! The `weft` command on the digits example: what it prints, as text and as JSON, and its exit codes.

mod support;

use std::collections::BTreeSet;
use support::{Weft, digits, image, model, page, text};
use weft::outputs::digest;
use weft::reference::eval_graph;

/// The digest that the reference's outputs have; nothing that the command says goes into it.
fn reference_digest() -> String {
    let outputs = eval_graph(&digits(), &page()).expect("the reference evaluates");
    digest(&outputs).to_string()
}

fn labels() -> String {
    format!("digit={}", text(&support::example("labels.npy")))
}

#[test]
fn run_prints_digits_ten_a_row_then_the_plan_then_the_check() {
    let weft = Weft::new();
    let ran = weft.run(&["run", &model(), "--image", &image(), "--expect", &labels()]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "digit  i64[40]");
    // As the example's README lists them.
    for (at, row) in [
        "8 4 0 0 2 7 2 2 1 5",
        "2 3 8 1 5 4 5 4 8 3",
        "3 1 4 6 9 4 2 4 5 3",
        "9 6 2 5 8 1 7 3 1 3",
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(lines[1 + at].trim(), row, "row {at}");
    }
    assert!(lines[5].contains("all 40 are as expected"), "{}", lines[5]);
    assert!(
        ran.out.contains(&format!("digest {}", reference_digest())),
        "{}",
        ran.out
    );
    let position = |words: &str| {
        lines
            .iter()
            .position(|l| l.contains(words))
            .unwrap_or_else(|| panic!("{words}: {}", ran.out))
    };
    assert!(position("logits") < position("because"));
    assert!(position("because") < position("plan: "));
    assert!(position("plan: ") < position("time: "));
    assert_eq!(
        position("checked: "),
        lines.len() - 1,
        "the check is the last line"
    );
    for line in &lines {
        assert!(
            line.chars().count() <= 128,
            "{} columns: {line}",
            line.chars().count()
        );
        assert_eq!(line.trim_end(), *line, "blanks at the end");
    }
}

#[test]
fn run_as_json_has_the_documented_fields() {
    let weft = Weft::new();
    let threads = [
        "run",
        &model(),
        "--image",
        &image(),
        "--expect",
        &labels(),
        "--threads",
        "2",
    ];
    let (code, value) = weft.json(&threads, &[]);
    assert_eq!(code, 0, "{value}");
    assert_eq!(value["digest"], reference_digest());
    assert_eq!(value["threads"], 2);
    assert_eq!(value["outputs"]["digit"]["dtype"], "i64");
    assert_eq!(value["outputs"]["digit"]["shape"], serde_json::json!([40]));
    assert_eq!(value["outputs"]["logits"]["dtype"], "f32");
    assert_eq!(
        value["outputs"]["logits"]["shape"],
        serde_json::json!([40, 10])
    );
    for output in ["digit", "logits"] {
        let digest = value["outputs"][output]["digest"]
            .as_str()
            .expect("a digest");
        assert_eq!(digest.len(), 64);
    }
    assert_eq!(
        value["expect"]["digit"],
        serde_json::json!({ "equal": 40, "total": 40 })
    );
    assert_eq!(value["check"]["mismatches"], 0);
    assert!(value["check"]["regions"].as_u64().expect("a number") > 5);
    assert!(value["check"]["values"].as_u64().expect("a number") > 100_000);
    assert_eq!(value["check"]["outputs"], 440);
    let native = &value["native"];
    let kernels = native["kernels"].as_u64().expect("a number");
    let portable = native["portable"].as_u64().expect("a number");
    assert!(kernels + portable > 5);
    assert!(native["refusals"].is_array());
    if weft::compile::denied().is_none() && weft_runtime::host_features().has_avx2_fma() {
        assert!(kernels > 0, "{native}");
    }
}

#[test]
fn the_digest_is_the_same_in_every_way() {
    let weft = Weft::new();
    let expected = reference_digest();
    let base = ["run", &model(), "--image", &image(), "--no-check"];
    let mut seen = BTreeSet::new();
    type Way<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)]);
    let ways: [Way<'_>; 7] = [
        (&[], &[]),
        (&["--threads", "1"], &[]),
        (&["--threads", "2"], &[]),
        (&[], &[("WEFT_NATIVE_EMIT", "off")]),
        (&[], &[("WEFT_NATIVE_EMIT", "strict")]),
        (&[], &[("WEFT_CPU", "avx2")]),
        (&[], &[("WEFT_CPU", "baseline")]),
    ];
    for (args, environment) in ways {
        let all: Vec<&str> = base.iter().chain(args).copied().collect();
        let (code, value) = weft.json(&all, environment);
        assert_eq!(code, 0, "{args:?} {environment:?}");
        assert_eq!(
            value["digest"],
            expected.as_str(),
            "{args:?} {environment:?}"
        );
        assert!(value["check"].is_null() && value["check_skipped"] == "--no-check");
        seen.insert(value["digest"].to_string());
    }
    assert_eq!(seen.len(), 1);
}

#[test]
fn expectations_that_do_not_hold_give_exit_code_1() {
    let weft = Weft::new();
    let npy = weft.path("labels.npy");
    let mut labels: Vec<i64> = vec![0; 40];
    labels[..4].copy_from_slice(&[8, 4, 1, 0]);
    let tensor = weft::ir::Tensor::from_elems(&[40], &labels).expect("forty labels");
    weft::files::write_npy(&npy, &tensor).expect("writable");
    let expect = format!("digit={}", text(&npy));
    let right = [8, 4, 0, 0, 2, 7, 2, 2, 1, 5, 2, 3, 8, 1, 5, 4, 5, 4, 8, 3];
    let right = right
        .into_iter()
        .chain([3, 1, 4, 6, 9, 4, 2, 4, 5, 3, 9, 6, 2, 5, 8, 1, 7, 3, 1, 3]);
    let equal = right.zip(&labels).filter(|(a, b)| a == *b).count();
    let args = [
        "run",
        &model(),
        "--image",
        &image(),
        "--no-check",
        "--expect",
        &expect,
    ];
    let (code, value) = weft.json(&args, &[]);
    assert_eq!(code, 1);
    assert_eq!(value["expect"]["digit"]["equal"], equal);
    let ran = weft.run(&args);
    assert_eq!(ran.code, 1);
    assert!(
        ran.out
            .contains(&format!("only {equal} of 40 are as expected")),
        "{}",
        ran.out
    );
}

#[test]
fn outputs_are_written_and_read_again() {
    let weft = Weft::new();
    let folder = weft.path("out").join("deep");
    let args = [
        "run",
        &model(),
        "--image",
        &image(),
        "--no-check",
        "--output",
        text(&folder),
    ];
    assert_eq!(weft.run(&args).code, 0);
    let expected = eval_graph(&digits(), &page()).expect("the reference evaluates");
    for (name, wanted) in &expected {
        let file = folder.join(format!("{name}.npy"));
        let given = weft::files::read_npy(&file).expect("the output was written");
        assert_eq!(given, wanted.canonical(), "{name}");
    }
    let names = std::fs::read_dir(&folder)
        .expect("the folder is there")
        .count();
    assert_eq!(names, expected.len(), "nothing else is left in the folder");
}

#[test]
fn plan_files_are_the_same_each_time_and_run_again() {
    let weft = Weft::new();
    let make = |name: &str, environment: &[(&str, &str)]| {
        let path = weft.path(name);
        let ran = weft.run_with(&["plan", &model(), "-o", text(&path)], environment);
        assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
        assert!(
            ran.out.contains("regions") && ran.out.contains(name),
            "{}",
            ran.out
        );
        path
    };
    let a = make("a.weftplan.json", &[]);
    let b = make("b.weftplan.json", &[]);
    let read = |path: &std::path::Path| std::fs::read(path).expect("the plan was written");
    assert_eq!(read(&a), read(&b));
    // Without a cache, from nothing.
    let c = make("c.weftplan.json", &[("WEFT_CACHE", "off")]);
    assert_eq!(read(&a), read(&c));

    let run = |args: &[&str]| {
        let mut all = vec!["run", "--plan", text(&a)];
        all.extend(args);
        weft.json(&all, &[])
    };
    let (code, value) = run(&[&model(), "--image", &image()]);
    assert_eq!((code, &value["digest"]), (0, &reference_digest().into()));
    assert_eq!(value["check"]["mismatches"], 0);
    let equal = weft.run(&["plan-diff", text(&a), text(&b)]);
    assert_eq!(
        (equal.code, equal.out.as_str()),
        (0, "the plans are equal\n")
    );

    let off = make("off.weftplan.json", &[("WEFT_NATIVE_EMIT", "off")]);
    let words = String::from_utf8(read(&off)).expect("plans are text");
    for word in ["twin", "x64-", "refusal"] {
        assert!(
            !words.contains(word),
            "{word} stands in a plan without machine code"
        );
    }
    let (code, value) = weft.json(&["plan-diff", text(&a), text(&off)], &[]);
    assert_eq!(code, 1);
    let changes = value["changes"].as_array().expect("a list");
    assert!(
        changes.iter().any(|c| c == "native: On became Off"),
        "{changes:?}"
    );
    let (code, value) = weft.json(&["plan-diff", text(&a), text(&a)], &[]);
    assert_eq!((code, &value["changes"]), (0, &serde_json::json!([])));
    let (code, value) = weft.json(&["plan", &model(), "-o", text(&a)], &[]);
    assert_eq!(code, 0);
    assert_eq!(
        value["digest"],
        weft::plan::Digest::of(&read(&a)).to_string()
    );
}

#[test]
fn inspect_shows_regions_kernels_prices_and_code() {
    let weft = Weft::new();
    let ran = weft.run(&["inspect", &model()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for word in [
        "region", "kernel", "runs as", "price", "share", "because", "plan: ",
    ] {
        assert!(ran.out.contains(word), "{word}: {}", ran.out);
    }
    let (code, plan) = weft.json(&["inspect", &model()], &[]);
    assert_eq!(code, 0);
    let regions = plan["regions"].as_array().expect("a plan");
    for region in regions {
        let name = region["name"].as_str().expect("a name");
        let ran = weft.run(&["inspect", &model(), "--region", name]);
        assert_eq!(ran.code, 0, "{name}: {}", ran.err);
        assert!(
            ran.out.contains("contract: ") && ran.out.contains("nodes: "),
            "{}",
            ran.out
        );
        if regions.len() > 8 {
            break;
        }
    }
    // A plan file is shown as the model is.
    let path = weft.path("a.weftplan.json");
    assert_eq!(weft.run(&["plan", &model(), "-o", text(&path)]).code, 0);
    let of_plan = weft.run(&["inspect", text(&path)]);
    assert_eq!(of_plan.code, 0);
    let table = |text: &str| text.split("\n\n").next().map(str::to_string);
    assert_eq!(table(&of_plan.out), table(&ran.out));

    let native = regions.iter().find(|r| r.to_string().contains("\"isa\":"));
    if let Some(region) = native {
        let name = region["name"].as_str().expect("a name");
        let asm = weft.run(&["inspect", &model(), "--asm", name]);
        assert_eq!(asm.code, 0, "{}", asm.err);
        assert!(
            asm.out.contains("; loop ") && asm.out.contains("ret"),
            "{}",
            asm.out
        );
        assert!(
            asm.out.contains("ymm") || asm.out.contains("zmm"),
            "{}",
            asm.out
        );
    }
    let message = weft.refused(&["inspect", &model(), "--asm", "nowhere"], &[]);
    assert!(message.contains("nowhere"), "{message}");
    let message = weft.refused(&["inspect", text(&path), "--asm", "nowhere"], &[]);
    assert!(message.contains("plan holds no code"), "{message}");
}

#[test]
fn check_and_hash_say_what_the_reference_says() {
    let weft = Weft::new();
    let (code, value) = weft.json(&["check", &model(), "--image", &image()], &[]);
    assert_eq!(code, 0, "{value}");
    assert_eq!(value["mismatches"], 0);
    assert_eq!(value["made_up_inputs"], serde_json::json!([]));
    assert!(value["values"].as_u64().expect("a number") > 100_000);
    let ran = weft.run(&["check", &model()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("input page is made up"), "{}", ran.out);
    assert!(ran.out.contains("checked: all "), "{}", ran.out);

    let (code, value) = weft.json(&["hash", &model(), "--image", &image()], &[]);
    assert_eq!((code, &value["digest"]), (0, &reference_digest().into()));
    let ran = weft.run(&["hash", &model(), "--image", &image()]);
    assert!(
        ran.out
            .contains(&format!("{}  all outputs", reference_digest())),
        "{}",
        ran.out
    );
    // A made-up input is random:0, and another seed gives another digest.
    let (_, made_up) = weft.json(&["hash", &model()], &[]);
    let (_, seed_0) = weft.json(&["hash", &model(), "--input", "page=random:0"], &[]);
    let (_, seed_1) = weft.json(&["hash", &model(), "--input", "page=random:1"], &[]);
    assert_eq!(made_up["digest"], seed_0["digest"]);
    assert_ne!(seed_0["digest"], seed_1["digest"]);
    assert_eq!(made_up["made_up_inputs"], serde_json::json!(["page"]));
}

#[test]
fn ops_lists_every_op_with_its_count() {
    let weft = Weft::new();
    let (code, value) = weft.json(&["ops", &model()], &[]);
    assert_eq!(code, 0, "{value}");
    let total: u64 = value["ops"]
        .as_object()
        .expect("ops by name")
        .values()
        .filter_map(serde_json::Value::as_u64)
        .sum();
    assert_eq!(total, 75, "the example's README counts 75 nodes");
    assert_eq!(value["unsupported"], serde_json::json!([]));
    let ran = weft.run(&["ops", &model()]);
    assert!(ran.out.contains("LayerNormalization"), "{}", ran.out);
    assert!(ran.out.ends_with("every op is supported\n"), "{}", ran.out);
}

#[test]
fn a_chunk_runs_like_a_model() {
    let weft = Weft::new();
    let chunk = [
        "--from",
        "block0/norm1",
        "--to",
        "block0/attn/softmax",
        "--to",
        "block0/attn/v",
    ];
    let command = |name: &'static str| {
        let mut args = vec![name, support_model()];
        args.extend(chunk);
        args
    };
    let (code, value) = weft.json(&command("check"), &[]);
    assert_eq!(code, 0, "{value}");
    assert_eq!(value["mismatches"], 0);
    let (code, hash) = weft.json(&command("hash"), &[]);
    assert_eq!(code, 0);
    // The same chunk through the reference, on the same made-up input.
    let graph = digits()
        .chunk(&["block0/norm1"], &["block0/attn/softmax", "block0/attn/v"])
        .expect("a chunk");
    let input = graph.inputs[0];
    let shape = graph.ty(input).shape.extents().expect("fixed");
    let tensor = weft::reference::random_tensor(0, graph.ty(input).dtype, &shape).expect("small");
    let inputs = [(graph.value(input).name.clone(), tensor)].into();
    let expected = digest(&eval_graph(&graph, &inputs).expect("the reference evaluates"));
    assert_eq!(hash["digest"], expected.to_string());
    let mut run = command("run");
    run.extend(["--input", "block0/norm1=random:0"]);
    let (code, value) = weft.json(&run, &[]);
    assert_eq!((code, &value["digest"]), (0, &hash["digest"]));
    assert_eq!(weft.run(&command("inspect")).code, 0);
    let message = weft.refused(&["check", support_model(), "--from", "block0/norm7"], &[]);
    assert!(message.contains("block0/norm7"), "{message}");
    let message = weft.refused(&["check", support_model(), "--to", "nothing"], &[]);
    assert!(message.contains("nothing"), "{message}");
}

/// The model's path, for as long as the test binary lives.
fn support_model() -> &'static str {
    static MODEL: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    MODEL.get_or_init(model)
}

#[test]
fn every_command_has_help_that_says_what_it_does() {
    let weft = Weft::new();
    let commands = [
        "run",
        "plan",
        "inspect",
        "check",
        "hash",
        "ops",
        "plan-diff",
    ];
    let all = weft.run(&["--help"]);
    assert_eq!(all.code, 0);
    for command in commands {
        assert!(all.out.contains(command), "{command}: {}", all.out);
        let ran = weft.run(&[command, "--help"]);
        assert_eq!(ran.code, 0, "{command}");
        assert!(ran.out.contains("--json"), "{command}: {}", ran.out);
        for line in ran.out.lines() {
            assert!(line.chars().count() <= 100, "{command}: {line}");
        }
        // Bad usage is an error with exit code 2.
        let bad = weft.run(&[command, "--no-such-flag"]);
        assert_eq!(bad.code, 2, "{command}");
        assert!(
            bad.out.is_empty() && bad.err.contains("--no-such-flag"),
            "{}",
            bad.err
        );
    }
    let version = weft.run(&["--version"]);
    assert_eq!(version.out, format!("weft {}\n", env!("CARGO_PKG_VERSION")));
    assert!(all.out.contains("Exit codes: 0"), "{}", all.out);
    for variable in ["WEFT_NATIVE_EMIT", "WEFT_CPU", "WEFT_CACHE_DIR"] {
        assert!(all.out.contains(variable), "{variable}: {}", all.out);
    }
}

#[test]
fn outputs_are_counted_once_and_a_failed_expectation_comes_last() {
    let weft = Weft::new();
    let model = support::onnx::Onnx::new(18)
        .input("x", weft::ir::DType::F32, &["4"])
        .output("x");
    let path = weft.path("same.onnx");
    std::fs::write(&path, model.bytes()).expect("a temporary file");
    let path = path.to_str().expect("a path in UTF-8");
    let ran = weft.run(&["run", path, "--input", "x=random:1"]);
    let says = "the whole model's 4 outputs are bit-identical";
    assert!(ran.out.contains(says), "{}", ran.out);
    let folder = weft.path("out");
    let folder = folder.to_str().expect("a path in UTF-8");
    let wrote = weft.run(&["run", path, "--input", "x=random:2", "--output", folder]);
    assert_eq!(wrote.code, 0, "{}", wrote.err);
    let expected = format!("x={folder}/x.npy");
    let args = [
        "run",
        path,
        "--input",
        "x=random:1",
        "--no-check",
        "--expect",
        &expected,
    ];
    let ran = weft.run(&args);
    assert_eq!(ran.code, 1);
    let last = ran.out.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("EXPECTATION FAILED: x: only 0 of 4"),
        "{last}"
    );
    let refused = weft.run(&["run", path, "--input", "x=random:-1"]);
    assert!(
        refused.err.contains("from 0 to 18446744073709551615"),
        "{}",
        refused.err
    );
}
