//! Plans as files.

mod common;

use common::{plan, profile};
use std::path::Path;
use weft_plan::{Digest, Plan, PlanError};

fn entries(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|e| {
            e.expect("an entry")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

#[test]
fn a_plan_is_the_same_after_its_file_and_so_are_the_bytes() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("sample.weftplan.json");
    let plan = plan();
    plan.save(&path).expect("the file can be written");
    let bytes = std::fs::read(&path).expect("the file can be read");
    assert_eq!(bytes, plan.to_json().into_bytes());
    let again = Plan::load(&path).expect("what was written is read");
    assert_eq!(again, plan);
    assert_eq!(again.to_json(), plan.to_json());
    assert!(
        plan.to_json().ends_with("}\n"),
        "a text file ends in a line feed"
    );
}

#[test]
fn saving_is_whole_and_leaves_nothing_beside_the_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("sample.weftplan.json");
    std::fs::write(&path, "an older file").expect("writable");
    plan().save(&path).expect("the file can be written");
    assert_eq!(entries(folder.path()), ["sample.weftplan.json"]);
    // A name that cannot be taken: the error names it, and the temporary file is gone.
    let taken = folder.path().join("taken");
    std::fs::create_dir_all(taken.join("full")).expect("writable");
    let error = plan()
        .save(&taken)
        .expect_err("a folder with content stands there");
    assert!(matches!(error, PlanError::Io { .. }));
    assert!(error.to_string().contains("taken"), "{error}");
    assert_eq!(entries(folder.path()), ["sample.weftplan.json", "taken"]);
    let nowhere = folder.path().join("no").join("folder").join("plan.json");
    assert!(matches!(plan().save(&nowhere), Err(PlanError::Io { .. })));
}

#[test]
fn files_that_are_no_plans_are_refused_with_their_names() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let absent = folder.path().join("absent.json");
    let error = Plan::load(&absent).expect_err("there is no such file");
    assert!(error.to_string().contains("absent.json"), "{error}");
    let binary = folder.path().join("binary.json");
    std::fs::write(&binary, [0xff, 0xfe, 0x00]).expect("writable");
    let error = Plan::load(&binary).expect_err("it is no text");
    assert!(matches!(error, PlanError::Io { .. }), "{error}");
    let long = folder.path().join("long.json");
    let file = std::fs::File::create(&long).expect("writable");
    file.set_len((256 << 20) + 1).expect("a sparse file");
    let error = Plan::load(&long).expect_err("it is too long");
    assert!(matches!(error, PlanError::TooLarge { .. }), "{error}");
}

#[test]
fn a_digest_is_blake3_in_64_hexadecimal_digits() {
    // The published test vector of BLAKE3 for the empty input.
    let empty = "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262";
    assert_eq!(Digest::of(b"").to_string(), empty);
    assert_eq!(Digest::of(b"").short(), &empty[..12]);
    assert_eq!(Digest::from_hex(empty), Some(Digest::of(b"")));
    assert_eq!(
        Digest::from_hex(&empty.to_uppercase()),
        Some(Digest::of(b""))
    );
    for wrong in [
        "",
        &empty[1..],
        &format!("{empty}0"),
        &format!("+{}", &empty[1..]),
    ] {
        assert_eq!(Digest::from_hex(wrong), None, "{wrong}");
    }
    let all: Vec<Digest> = (0..=255u8).map(|n| Digest([n; 32])).collect();
    for digest in &all {
        assert_eq!(Digest::from_hex(&digest.to_string()), Some(*digest));
    }
}

#[test]
fn a_profiles_digest_changes_with_each_figure() {
    let base = profile();
    let mut changed = vec![base.clone(); 5];
    changed[0].cpu.push('2');
    changed[1].threads += 1;
    changed[2].fma_per_second = Some(1);
    changed[3].memory_bytes_per_second = None;
    changed[4].features = common::other_arch();
    for other in &changed {
        assert_ne!(other.digest(), base.digest(), "{other:?}");
    }
    let json = serde_json::to_string(&base).expect("plain data");
    assert!(
        !json.contains("fma_per_second"),
        "what nobody measured is absent: {json}"
    );
    let again: weft_plan::MachineProfile =
        serde_json::from_str(&json).expect("what was written is read");
    assert_eq!(again.digest(), base.digest());
}
