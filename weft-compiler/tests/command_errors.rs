//! What the `weft` command refuses: exit code 2, one line on stderr that names what and where, never a
//! panic.

mod support;

use support::{Weft, image, model, text};

#[test]
fn environment_values_that_mean_nothing_are_refused_by_name() {
    let weft = Weft::new();
    let args = ["hash", &model()];
    for (name, value) in [
        ("WEFT_NATIVE_EMIT", "yes"),
        ("WEFT_NATIVE_EMIT", "OFF"),
        ("WEFT_CPU", "avx3"),
        ("WEFT_CPU", "avx2 "),
    ] {
        let message = weft.refused(&args, &[(name, value)]);
        let expected = format!("{name}={value}: expected ");
        assert!(message.contains(&expected), "{message}");
    }
}

#[test]
fn inputs_that_do_not_fit_are_refused_by_name() {
    let weft = Weft::new();
    let model = model();
    let message = weft.refused(&["run", &model], &[]);
    assert!(
        message.contains("page") && message.contains("u8[128, 320]"),
        "{message}"
    );
    assert!(
        message.contains("--image page="),
        "it says how to give it: {message}"
    );
    let message = weft.refused(&["run", &model, "--input", "pages=random:0"], &[]);
    assert!(
        message.contains("no input is called pages; there are: page"),
        "{message}"
    );
    for argument in ["page", "page=", "=x.npy", "page=random:x", "page=random:-1"] {
        weft.refused(&["run", &model, "--input", argument], &[]);
    }
    let twice = ["run", &model, "--image", &image(), "--image", &image()];
    let message = weft.refused(&twice, &[]);
    assert!(message.contains("given twice"), "{message}");
    let message = weft.refused(&["run", &model, "--input", "page=absent.npy"], &[]);
    assert!(message.contains("absent.npy"), "{message}");

    let wrong = weft.path("wrong.npy");
    let tensor = weft::ir::Tensor::from_elems(&[2, 3], &[0u8; 6]).expect("a tensor");
    weft::files::write_npy(&wrong, &tensor).expect("writable");
    let argument = format!("page={}", text(&wrong));
    let message = weft.refused(&["run", &model, "--input", &argument], &[]);
    assert!(
        message.contains("u8[128, 320]") && message.contains("u8[2, 3]"),
        "{message}"
    );
    std::fs::write(&wrong, b"\x93NUMPY\x01\x00").expect("writable");
    let message = weft.refused(&["run", &model, "--input", &argument], &[]);
    assert!(message.contains("cut off"), "{message}");

    let expect = format!("digits={}", text(&support::example("labels.npy")));
    let args = [
        "run",
        &model,
        "--image",
        &image(),
        "--no-check",
        "--expect",
        &expect,
    ];
    let message = weft.refused(&args, &[]);
    assert!(message.contains("no output is called digits"), "{message}");
    let expect = format!("logits={}", text(&support::example("labels.npy")));
    let args = [
        "run",
        &model,
        "--image",
        &image(),
        "--no-check",
        "--expect",
        &expect,
    ];
    let message = weft.refused(&args, &[]);
    assert!(
        message.contains("f32[40, 10]") && message.contains("i64[40]"),
        "{message}"
    );
}

/// A PNG file of one grey value, without compression.
fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("a header");
    let pixels = vec![0; (width * height) as usize];
    writer.write_image_data(&pixels).expect("pixels");
    writer.finish().expect("an end");
    bytes
}

#[test]
fn pictures_that_do_not_fit_are_refused_with_both_sizes() {
    let weft = Weft::new();
    let model = model();
    let path = weft.path("picture.png");
    let argument = format!("page={}", text(&path));
    let refused = |bytes: &[u8]| {
        std::fs::write(&path, bytes).expect("writable");
        weft.refused(&["run", &model, "--image", &argument], &[])
    };
    let message = refused(&png(321, 128));
    assert!(
        message.contains("321 x 128") && message.contains("320 x 128"),
        "{message}"
    );
    let sound = std::fs::read(support::example("page.png")).expect("the page is there");
    for cut in [0, 4, 8, 20, 33, 60, 1000, sound.len() / 2] {
        let message = refused(&sound[..cut]);
        assert!(message.contains("picture.png"), "cut at {cut}: {message}");
    }
    // Each byte of the header flipped: refused, or still a page of that size.
    for at in 0..33 {
        let mut bytes = sound.clone();
        bytes[at] ^= 0x55;
        refused(&bytes);
    }
    let message = weft.refused(&["run", &model, "--image", "page=absent.png"], &[]);
    assert!(message.contains("absent.png"), "{message}");
}

#[test]
fn places_that_cannot_be_written_are_refused_by_name() {
    let weft = Weft::new();
    let model = model();
    let file = weft.path("file");
    std::fs::write(&file, b"in the way").expect("writable");
    let below = file.join("below");
    let message = weft.refused(&["plan", &model, "-o", text(&below)], &[]);
    assert!(message.contains("below"), "{message}");
    let args = [
        "run",
        &model,
        "--image",
        &image(),
        "--no-check",
        "--output",
        text(&below),
    ];
    let message = weft.refused(&args, &[]);
    assert!(message.contains("below"), "{message}");
    let message = weft.refused(&["plan", &model, "-o", "/"], &[]);
    assert!(message.contains('/'), "{message}");
    // A cache folder that cannot be made costs time only.
    let (code, _) = weft.json(&["hash", &model], &[("WEFT_CACHE_DIR", text(&below))]);
    assert_eq!(code, 0);
}

#[test]
fn plan_files_that_do_not_fit_are_refused() {
    let weft = Weft::new();
    let model = model();
    let path = weft.path("a.weftplan.json");
    let chunk = ["plan", &model, "--to", "block0", "-o", text(&path)];
    assert_eq!(weft.run(&chunk).code, 0);
    let run = [
        "run",
        &model,
        "--image",
        &image(),
        "--no-check",
        "--plan",
        text(&path),
    ];
    let message = weft.refused(&run, &[]);
    assert!(message.contains("graph"), "{message}");
    assert!(message.contains("a.weftplan.json"), "{message}");
    assert_eq!(weft.run(&["plan", &model, "-o", text(&path)]).code, 0);
    let sound = std::fs::read_to_string(&path).expect("the plan was written");
    let refused = |text: &str| {
        std::fs::write(&path, text).expect("writable");
        let message = weft.refused(&run, &[]);
        // Every command that reads it names the file, once, and the same fault.
        let path = path.to_str().expect("test paths are UTF-8");
        assert_eq!(message.matches(path).count(), 1, "{message}");
        let check = ["check", &model, "--plan", path];
        for args in [&check[..], &["inspect", path], &["plan-diff", path, path]] {
            assert_eq!(weft.refused(args, &[]), message);
        }
        message
    };
    // A plan that reads, and does not hold together.
    let key = "\"arena_bytes\": ";
    let (head, tail) = sound.split_once(key).expect("a plan has an arena");
    let tail = tail.trim_start_matches(|c: char| c.is_ascii_digit());
    let message = refused(&format!("{head}{key}64{tail}"));
    assert!(message.contains("arena offset"), "{message}");
    let version = format!("\"version\": {}", weft::plan::PLAN_VERSION);
    assert!(sound.contains(&version));
    let message = refused(&sound.replacen(&version, "\"version\": 77", 1));
    assert!(message.contains("version 77"), "{message}");
    assert!(refused(&sound[..sound.len() / 2]).contains("not a plan"));
    assert!(refused("").contains("not a plan"));
    std::fs::write(&path, &sound).expect("writable");
    if sound.contains("\"twin\"") {
        let message = weft.refused(&run, &[("WEFT_CPU", "baseline")]);
        assert!(message.contains("avx2"), "{message}");
        assert!(message.contains("a.weftplan.json"), "{message}");
        let message = weft.refused(&run, &[("WEFT_NATIVE_EMIT", "off")]);
        assert!(message.contains("WEFT_NATIVE_EMIT=off"), "{message}");
        assert!(message.contains("a.weftplan.json"), "{message}");
    }
    let message = weft.refused(&["inspect", "absent.json"], &[]);
    assert!(message.contains("absent.json"), "{message}");
    let message = weft.refused(&["inspect", text(&path), "--asm", "block0"], &[]);
    assert!(message.contains("a.weftplan.json"), "{message}");
    let message = weft.refused(&["hash", &model, "--to", "nowhere"], &[]);
    assert!(
        message.contains("digits.onnx") && message.contains("nowhere"),
        "{message}"
    );
    let message = weft.refused(&["plan-diff", text(&path), "absent.json"], &[]);
    assert!(message.contains("absent.json"), "{message}");
}

/// The digits model with a piece of its bytes changed.
fn mutated() -> Vec<(String, Vec<u8>)> {
    let sound = std::fs::read(support::example("digits.onnx")).expect("the model is there");
    let mut cases = Vec::new();
    for cut in [
        0,
        1,
        2,
        16,
        100,
        1000,
        30_000,
        sound.len() / 2,
        sound.len() - 1,
    ] {
        cases.push((format!("cut at {cut}"), sound[..cut].to_vec()));
    }
    let replace = |from: &str, to: &str, all: bool| {
        assert_eq!(from.len(), to.len(), "lengths are part of the format");
        let (from, to) = (from.as_bytes(), to.as_bytes());
        let mut bytes = sound.clone();
        let mut at = 0;
        let mut count = 0;
        while let Some(found) = bytes[at..].windows(from.len()).position(|w| w == from) {
            at += found;
            bytes[at..at + to.len()].copy_from_slice(to);
            count += 1;
            if !all {
                break;
            }
        }
        assert!(count > 0, "{from:?} is in the model");
        bytes
    };
    for (from, to) in [
        ("LayerNormalization", "LayerNormalisation"),
        ("Softmax", "Softmix"),
        ("half_pixel", "half_pixes"),
        ("MatMul", "MatNul"),
    ] {
        cases.push((format!("{from} became {to}"), replace(from, to, true)));
    }
    // One name only, so that what it names is missing.
    for (from, to) in [
        ("block0/norm1", "block0/norm9"),
        ("attn/split_shape", "attn/split_shaps"),
    ] {
        cases.push((format!("one {from} became {to}"), replace(from, to, false)));
    }
    cases.push(("text".into(), b"this is no model".to_vec()));
    cases.push(("zeros".into(), vec![0; 4096]));
    cases.push(("ones".into(), vec![0xff; 4096]));
    cases.push((
        "a graph of 2^62 bytes".into(),
        b"\x08\x0a\x3a\xff\xff\xff\xff\xff\xff\xff\xff\x3f".to_vec(),
    ));
    cases.push(("an empty graph".into(), b"\x08\x0a\x3a\x00".to_vec()));
    cases
}

#[test]
fn hostile_models_are_refused_in_one_line_by_every_command() {
    let weft = Weft::new();
    let path = weft.path("model.onnx");
    let cases = mutated();
    for (case, bytes) in &cases {
        std::fs::write(&path, bytes).expect("writable");
        let message = weft.refused(&["hash", text(&path)], &[]);
        println!("{case}: {message}");
        assert_eq!(
            message.matches("model.onnx").count(),
            1,
            "{case}: {message}"
        );
        for command in ["check", "inspect"] {
            let again = weft.refused(&[command, text(&path)], &[]);
            assert_eq!(again, message, "{case}: commands agree on what is wrong");
        }
    }
    assert!(cases.len() >= 20, "{}", cases.len());
    let message = weft.refused(&["hash", "absent.onnx"], &[]);
    assert!(message.contains("absent.onnx"), "{message}");
    let message = weft.refused(&["hash", text(weft.folder.path())], &[]);
    assert!(message.len() > 12, "a folder is no model: {message}");
}

#[test]
fn bytes_changed_anywhere_never_panic() {
    let weft = Weft::new();
    let path = weft.path("model.onnx");
    let sound = std::fs::read(support::example("digits.onnx")).expect("the model is there");
    // Outside of the weights, which are most of the file, a change is most likely to matter.
    let mut state = 1u64;
    let (mut refused, mut tried) = (0, 0);
    for round in 0..24 {
        let mut bytes = sound.clone();
        for _ in 0..8 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let at = (state >> 33) as usize % bytes.len();
            bytes[at] ^= (state >> 25) as u8 | 1;
        }
        // Most of these hit names and attributes at the end of the file.
        let tail = bytes.len() - 1 - (state >> 40) as usize % 4000;
        bytes[tail] ^= 1 << (round % 8);
        std::fs::write(&path, &bytes).expect("writable");
        let ran = weft.run(&["ops", text(&path)]);
        assert!((0..=2).contains(&ran.code), "{}", ran.err);
        refused += u32::from(ran.code != 0);
        tried += 1;
    }
    assert!(tried == 24 && refused > 0, "{refused} of {tried}");
}

#[test]
fn ops_lists_all_unsupported_nodes_at_once_with_exit_code_1() {
    let weft = Weft::new();
    let path = weft.path("model.onnx");
    let mut bytes = std::fs::read(support::example("digits.onnx")).expect("the model is there");
    // Op types are fields of their own: a tag, a length, the name.
    let mut renamed = Vec::new();
    for (from, to) in [("\u{4}Gelu", "\u{4}Nope"), ("\u{6}ArgMax", "\u{6}ArgMix")] {
        let mut at = 0;
        while let Some(found) = bytes[at..]
            .windows(from.len())
            .position(|w| w == from.as_bytes())
        {
            at += found;
            bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
            renamed.push(to.trim_start_matches(char::is_control).to_string());
        }
    }
    assert_eq!(renamed.len(), 3, "two of Gelu and one of ArgMax");
    std::fs::write(&path, &bytes).expect("writable");
    let (code, value) = weft.json(&["ops", text(&path)], &[]);
    assert_eq!(code, 1, "{value}");
    let unsupported = value["unsupported"].as_array().expect("a list");
    let nodes: Vec<&str> = unsupported
        .iter()
        .filter_map(|n| n["node"].as_str())
        .collect();
    for node in ["block0/mlp/gelu", "block1/mlp/gelu", "digit"] {
        assert!(nodes.contains(&node), "{node} is not among {nodes:?}");
    }
    let ran = weft.run(&["ops", text(&path)]);
    assert_eq!(ran.code, 1);
    for node in ["block0/mlp/gelu", "block1/mlp/gelu", "digit"] {
        assert!(
            ran.out.contains(&format!("not supported: {node} ")),
            "{}",
            ran.out
        );
    }
    // Every other command refuses the model and names a node.
    let message = weft.refused(&["hash", text(&path)], &[]);
    assert!(
        message.contains("gelu") || message.contains("digit"),
        "{message}"
    );
}
