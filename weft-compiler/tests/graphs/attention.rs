//! Attention in every way to compile: none of these forms is refused.

use crate::compare::{WAYS, compare};
use weft_ir::{
    AttentionAttrs, BuildError, DType, F32, Graph, GraphBuilder, ScalePlace, Tensor, Var,
};

/// What masks keys.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mask {
    None,
    /// By key: (batch, 1, keys).
    Padding,
    /// By row and key.
    Bools,
    /// Numbers of which some are -inf.
    Numbers,
}

struct Case {
    dtype: DType,
    rows: u64,
    keys: u64,
    width: u64,
    mask: Mask,
    causal: Option<u64>,
}

/// Numbers with a NaN and infinities among them, in different rows.
fn values(g: &GraphBuilder, case: &Case) -> Result<Var, BuildError> {
    let elems = 2 * case.keys * case.width;
    let numbers: Vec<f32> = (0..elems)
        .map(|i| match i {
            _ if i == elems / 2 => f32::NAN,
            _ if i == elems / 3 => f32::INFINITY,
            _ if i == elems / 3 + 1 => f32::NEG_INFINITY,
            _ if i % 3 == 0 => f32::from_bits(0x8000_0001),
            _ => (i as f32 * 0.37 - 40.0) / 16.0,
        })
        .collect();
    let shape = [2, case.keys, case.width];
    let v = Tensor::from_elems(&shape, &numbers).expect("as many as the shape has");
    g.constant("v", v).cast(case.dtype)
}

fn graph(case: &Case, place: ScalePlace) -> Result<Graph, BuildError> {
    let g = GraphBuilder::new("attention");
    let q = g.input("q", case.dtype, &[2, case.rows, 7]);
    let k = g.input("k", case.dtype, &[2, case.keys, 7]);
    let v = values(&g, case)?;
    let mask = match case.mask {
        Mask::None => None,
        Mask::Padding => Some(g.input("mask", DType::Bool, &[2, 1, case.keys])),
        Mask::Bools => Some(g.input("mask", DType::Bool, &[case.rows, case.keys])),
        Mask::Numbers => {
            let keep = g.input("keep", DType::Bool, &[case.rows, case.keys]);
            let numbers = g.input("numbers", case.dtype, &[2, case.rows, case.keys]);
            let infinity = g.constant("masked", Tensor::scalar(f32::NEG_INFINITY));
            Some(keep.select(&numbers, &infinity.cast(case.dtype)?)?)
        }
    };
    let attrs = AttentionAttrs {
        scale: F32(0.3),
        place,
        causal: case.causal,
    };
    let y = q.attention(&k, &v, mask.as_ref(), attrs)?;
    g.output("y", &y)?;
    // Something behind it that may join.
    g.output("z", &y.relu()?)?;
    g.finish()
}

#[test]
fn attention_has_the_bits_of_the_reference_in_every_way() {
    let places = [ScalePlace::Query, ScalePlace::Both, ScalePlace::Scores];
    let mut runs = 0;
    for (dtype, rows, keys, width) in [
        (DType::F32, 5, 9, 3),
        (DType::F32, 13, 600, 16),
        (DType::F32, 33, 40, 33),
        (DType::F16, 4, 300, 5),
        (DType::BF16, 3, 17, 2),
    ] {
        for mask in [Mask::None, Mask::Padding, Mask::Bools, Mask::Numbers] {
            for causal in [None, Some(0), Some(keys / 2)] {
                let case = Case {
                    dtype,
                    rows,
                    keys,
                    width,
                    mask,
                    causal,
                };
                let graph = graph(&case, places[runs % 3]).expect("the graph is valid");
                // All ways for the first shape, two for each other one.
                let ways = if keys == 9 {
                    WAYS.to_vec()
                } else {
                    vec![WAYS[runs % 5], WAYS[(runs + 1) % 5]]
                };
                let outcome = compare(&graph, 3, &ways).unwrap_or_else(|why| {
                    panic!("{dtype} {keys} keys, {mask:?}, {causal:?}: {why}")
                });
                assert_eq!(outcome.refused, None);
                assert!(outcome.outputs > 0 && outcome.checked > 0);
                runs += 1;
            }
        }
    }
    assert_eq!(runs, 60);
}
