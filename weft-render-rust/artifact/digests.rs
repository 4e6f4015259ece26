//! Every region's and every output's digest is the reference's.

use rendered_plan::check::{Checked, check};
use rendered_plan::digest::Blake3;
use rendered_plan::{OUTPUTS, REGIONS, VALUES};
use std::collections::BTreeSet;

fn hex(message: &[u8]) -> String {
    let mut hash = Blake3::default();
    // In pieces of several lengths.
    for (i, piece) in message.chunks(777).enumerate() {
        let (a, b) = piece.split_at(piece.len().min(i));
        hash.update(a);
        hash.update(b);
    }
    hash.finish()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Vectors of BLAKE3's authors: the message is 0, 1, 2, .. modulo 251.
#[test]
fn the_hash_is_blake3() {
    let message: Vec<u8> = (0..102_400u32).map(|i| (i % 251) as u8).collect();
    for (len, digest) in [
        (
            0,
            "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262",
        ),
        (
            1,
            "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213",
        ),
        (
            1024,
            "42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7",
        ),
        (
            1025,
            "d00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444",
        ),
        (
            102_400,
            "bc3e3d41a1146b069abffad3c0d44860cf664390afce4d9661f7902e7943e085",
        ),
    ] {
        assert_eq!(hex(&message[..len]), digest, "{len} bytes");
    }
}

#[test]
fn every_value_is_the_references() {
    let checked = check().expect("the inputs are those of the plan");
    let (values, outputs): (Vec<&Checked>, Vec<&Checked>) =
        checked.iter().partition(|one| !one.value.region.is_empty());
    assert_eq!((values.len(), outputs.len()), (VALUES.len(), OUTPUTS.len()));
    assert!(
        !values.is_empty() && !outputs.is_empty(),
        "nothing was compared"
    );
    let regions: BTreeSet<&str> = values.iter().map(|one| one.value.region).collect();
    assert_eq!(
        regions.len(),
        REGIONS,
        "a region of which nothing was compared"
    );
    for one in checked.iter().filter(|one| !one.is_same()) {
        let (value, found) = (one.value, &one.found);
        println!(
            "DIFFERENT {} {} of {}: {found}",
            value.key, value.name, value.region
        );
    }
    let same = |all: &[&Checked]| all.iter().filter(|one| one.is_same()).count();
    println!(
        "identical: {} of {} values in {} regions, {} of {} outputs",
        same(&values),
        values.len(),
        regions.len(),
        same(&outputs),
        outputs.len()
    );
    assert_eq!(same(&values), values.len(), "values differ");
    assert_eq!(same(&outputs), outputs.len(), "outputs differ");
}
