//! External data: what may be read, and what not (case B41).

use super::super::model::Writer;
use crate::proto::{StringStringEntryProto, TensorProto};
use crate::{ExternalFault, LoadOptions, OnnxError, TensorFault, load};
use std::fs;
use std::path::Path;
use weft_ir::DType;

/// Elements of the data file: 0, 1, 2, .. as f32.
const ELEMS: usize = 8;

fn data() -> Vec<u8> {
    (0..ELEMS).flat_map(|i| (i as f32).to_le_bytes()).collect()
}

/// A tensor of `count` floats stored elsewhere.
fn stored(name: &str, count: i64, entries: &[(&str, &str)]) -> TensorProto {
    TensorProto {
        name: name.to_owned(),
        dims: vec![count],
        data_type: 1,
        data_location: 1,
        external_data: entries
            .iter()
            .map(|(key, value)| StringStringEntryProto {
                key: (*key).to_owned(),
                value: (*value).to_owned(),
            })
            .collect(),
        ..TensorProto::default()
    }
}

/// Writes a model of these tensors, each an output.
fn write(path: &Path, tensors: &[TensorProto]) {
    let mut model = Writer::new(13);
    for tensor in tensors {
        model = model.output(&tensor.name);
    }
    model.graph().initializer = tensors.to_vec();
    fs::write(path, model.bytes()).unwrap();
}

fn loaded(path: &Path, options: &LoadOptions) -> Result<Vec<Vec<f32>>, OnnxError> {
    let graph = load(path, options)?.graph;
    let constant = |value| {
        graph
            .value(value)
            .constant
            .as_ref()
            .unwrap()
            .to_vec()
            .unwrap()
    };
    Ok(graph.outputs.iter().map(|o| constant(o.value)).collect())
}

/// The fault of loading one tensor `w` from a folder with `data.bin` and what else is made in it.
fn fault(count: i64, entries: &[(&str, &str)]) -> ExternalFault {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("data.bin"), data()).unwrap();
    fs::create_dir(folder.path().join("inner")).unwrap();
    let model = folder.path().join("model.onnx");
    write(&model, &[stored("w", count, entries)]);
    match loaded(&model, &LoadOptions::new()) {
        Err(OnnxError::Tensor {
            tensor,
            fault: TensorFault::External { location, fault },
        }) => {
            assert_eq!(tensor, "w");
            assert!(
                entries.iter().any(|(_, value)| *value == location),
                "{location}"
            );
            fault
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn external_data_beside_the_model_is_read_once_for_each_region() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("weights")).unwrap();
    fs::write(folder.path().join("weights/data.bin"), data()).unwrap();
    let model = folder.path().join("model.onnx");
    let at = |offset| {
        [
            ("location", "weights/data.bin"),
            ("offset", offset),
            ("length", "8"),
        ]
    };
    write(
        &model,
        &[
            stored("a", 2, &at("8")),
            stored("b", 2, &at("24")),
            stored("again", 2, &at("8")),
            // Without a length the shape's is meant.
            stored("first", 1, &[("location", "./weights/data.bin")]),
        ],
    );
    let values = loaded(&model, &LoadOptions::new()).unwrap();
    assert_eq!(values, [vec![2., 3.], vec![6., 7.], vec![2., 3.], vec![0.]]);
}

#[test]
fn locations_that_are_not_plain_and_relative_are_refused() {
    for location in [
        "../../../etc/passwd",
        "/etc/passwd",
        "inner/../data.bin",
        "..",
        "..\\data.bin",
        "inner\\x",
    ] {
        let fault = fault(8, &[("location", location)]);
        assert!(
            matches!(fault, ExternalFault::NotRelative),
            "{location}: {fault}"
        );
    }
}

#[test]
fn regions_are_checked_against_the_file() {
    let at = |offset: &'static str, length: &'static str| {
        fault(
            8,
            &[
                ("location", "data.bin"),
                ("offset", offset),
                ("length", length),
            ],
        )
    };
    assert!(matches!(
        at("1", "32"),
        ExternalFault::BeyondEnd { file_bytes: 32, .. }
    ));
    assert!(matches!(
        at("18446744073709551615", "32"),
        ExternalFault::BeyondEnd { .. }
    ));
    assert!(matches!(
        at("0", "31"),
        ExternalFault::WrongLength {
            given: 31,
            needed: 32
        }
    ));
    assert!(matches!(
        at("-1", "32"),
        ExternalFault::NotANumber { key: "offset", .. }
    ));
    assert!(matches!(
        at("0", "many"),
        ExternalFault::NotANumber { key: "length", .. }
    ));
    // Nothing is allocated on the shape's word: this would be 256 GiB.
    let huge = fault(1 << 36, &[("location", "data.bin")]);
    assert!(matches!(huge, ExternalFault::BeyondEnd { .. }), "{huge}");
}

#[test]
fn what_is_no_file_is_refused() {
    let absent = fault(8, &[("location", "absent.bin")]);
    assert!(matches!(absent, ExternalFault::Io(_)), "{absent}");
    let folder = fault(8, &[("location", "inner")]);
    assert!(matches!(folder, ExternalFault::NotAFile), "{folder}");
    let nul = fault(8, &[("location", "data\0.bin")]);
    assert!(matches!(nul, ExternalFault::Io(_)), "{nul}");
}

/// A small model must not claim a large file's bytes a thousand times.
#[test]
fn regions_may_be_equal_but_not_overlap_without_end() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("data.bin"), data()).unwrap();
    let model = folder.path().join("model.onnx");
    let at =
        |name: &str, offset: &str| stored(name, 4, &[("location", "data.bin"), ("offset", offset)]);
    write(
        &model,
        &[at("a", "0"), at("b", "0"), at("c", "16"), at("d", "16")],
    );
    assert_eq!(loaded(&model, &LoadOptions::new()).unwrap().len(), 4);
    write(&model, &[at("a", "0"), at("b", "4"), at("c", "8")]);
    let error = loaded(&model, &LoadOptions::new()).unwrap_err();
    assert!(
        error.to_string().contains("`c`") && error.to_string().contains("overlapping"),
        "{error}"
    );
}

#[test]
fn the_model_itself_must_be_a_file_that_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let error = loaded(folder.path(), &LoadOptions::new()).unwrap_err();
    assert!(matches!(error, OnnxError::NotAFile { .. }), "{error}");
    let error = loaded(&folder.path().join("absent.onnx"), &LoadOptions::new()).unwrap_err();
    assert!(matches!(error, OnnxError::Io { .. }), "{error}");
    assert!(error.to_string().contains("absent.onnx"), "{error}");
}

/// Links out of the folder are refused, unless the caller allows where they lead: a Hugging Face
/// cache has `snapshots/REVISION/` full of links into `blobs/`.
#[cfg(unix)]
#[test]
fn links_may_leave_the_folder_only_for_an_allowed_one() {
    use std::os::unix::fs::symlink;
    let cache = tempfile::tempdir().unwrap();
    let (blobs, snapshot) = (
        cache.path().join("blobs"),
        cache.path().join("snapshots/abc"),
    );
    fs::create_dir_all(&blobs).unwrap();
    fs::create_dir_all(&snapshot).unwrap();
    fs::write(blobs.join("d1"), data()).unwrap();
    write(
        &blobs.join("m1"),
        &[stored("w", 8, &[("location", "model.onnx_data")])],
    );
    symlink("../../blobs/m1", snapshot.join("model.onnx")).unwrap();
    symlink("../../blobs/d1", snapshot.join("model.onnx_data")).unwrap();
    let model = snapshot.join("model.onnx");
    let error = loaded(&model, &LoadOptions::new()).unwrap_err();
    let outside = matches!(
        &error,
        OnnxError::Tensor {
            fault: TensorFault::External {
                fault: ExternalFault::Outside,
                ..
            },
            ..
        }
    );
    assert!(outside, "{error}");
    assert!(error.to_string().contains("`w`"), "{error}");
    let elsewhere = LoadOptions::new().external_root(snapshot.join("absent"));
    assert!(loaded(&model, &elsewhere).is_err());
    let allowed = LoadOptions::new().external_root(cache.path());
    assert_eq!(loaded(&model, &allowed).unwrap()[0].len(), ELEMS);
    // A link within the folder is fine without.
    fs::write(snapshot.join("real"), data()).unwrap();
    symlink("real", snapshot.join("link")).unwrap();
    let inner = snapshot.join("inner.onnx");
    write(&inner, &[stored("w", 8, &[("location", "link")])]);
    assert_eq!(loaded(&inner, &LoadOptions::new()).unwrap()[0].len(), ELEMS);
}

/// The dtype of what is read decides its length.
#[test]
fn external_data_of_every_width() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("data.bin"), data()).unwrap();
    let model = folder.path().join("model.onnx");
    for dtype in [DType::U8, DType::F16, DType::F64] {
        let count = 32 / dtype.size_bytes() as i64;
        let mut tensor = stored("w", count, &[("location", "data.bin"), ("length", "32")]);
        tensor.data_type = super::super::model::data_type(dtype);
        write(&model, &[tensor]);
        let graph = load(&model, &LoadOptions::new()).unwrap().graph;
        let constant = graph
            .value(graph.outputs[0].value)
            .constant
            .as_ref()
            .unwrap();
        assert_eq!(constant.bytes(), data(), "{dtype}");
    }
}
