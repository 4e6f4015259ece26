//! Digests and tensors of seeds, against a BLAKE3 and a ChaCha8 written in Python.

use weft_ir::{DType, Tensor};
use weft_reference::{Digest, outputs_digest, random_tensor, tensor_digest};

#[test]
fn digests_meet_their_witness() {
    let mut tensors: Vec<Digest> = Vec::new();
    let (mut seeds, mut outputs) = (0, 0);
    for line in include_str!("witness/ops/digests.txt").lines() {
        let fields: Vec<&str> = line.split(' ').collect();
        let digest = if fields[1] == "outputs" {
            outputs += 1;
            let named: Vec<(&str, Digest)> = fields[2..]
                .iter()
                .map(|field| {
                    let (name, index) = field.rsplit_once('=').expect("NAME=LINE");
                    (name, tensors[index.parse::<usize>().expect("a line")])
                })
                .collect();
            outputs_digest(named)
        } else {
            seeds += 1;
            let dtype = DType::from_name(fields[1]).expect("a dtype");
            let shape: Vec<u64> = match fields[2] {
                "-" => Vec::new(),
                shape => shape
                    .split('x')
                    .map(|n| n.parse().expect("an extent"))
                    .collect(),
            };
            let seed = fields[3].parse().expect("a seed");
            let digest = tensor_digest(&random_tensor(seed, dtype, &shape).expect("small"));
            tensors.push(digest);
            digest
        };
        assert_eq!(digest.to_string(), fields[0], "{line}");
    }
    assert_eq!((seeds, outputs), (15, 4));
}

#[test]
fn digests_see_dtype_shape_and_every_bit_but_one_nan_for_another() {
    let digest = |bits: &[u32], shape: &[u64]| {
        let floats: Vec<f32> = bits.iter().map(|bits| f32::from_bits(*bits)).collect();
        tensor_digest(&Tensor::from_elems(shape, &floats).expect("as many"))
    };
    let right = digest(&[0, 0x7fc0_0000, 1, 2], &[2, 2]);
    assert_eq!(right, digest(&[0, 0xffa1_2345, 1, 2], &[2, 2]));
    assert_ne!(right, digest(&[0x8000_0000, 0x7fc0_0000, 1, 2], &[2, 2]));
    assert_ne!(right, digest(&[0, 0x7fc0_0000, 1, 2], &[4]));
    assert_ne!(right, digest(&[0, 0x7fc0_0000, 1, 2], &[1, 2, 2]));
    let ints = Tensor::from_elems(&[2, 2], &[0u32, 0x7fc0_0000, 1, 2]).expect("as many");
    assert_ne!(right, tensor_digest(&ints));
    // A name's end is part of what is hashed.
    let (a, b) = (
        outputs_digest([("ab", right)]),
        outputs_digest([("a", right)]),
    );
    assert_ne!(a, b);
}

#[test]
fn a_tensor_that_is_too_large_is_refused_before_it_is_made() {
    assert!(random_tensor(0, DType::F32, &[1 << 62]).is_err());
    assert!(random_tensor(0, DType::F32, &[1 << 32, 1 << 32]).is_err());
    assert!(random_tensor(0, DType::F32, &[1 << 40]).is_err());
}
