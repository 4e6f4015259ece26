//! Contraction kernels, executed on this processor, against the portable arm.

mod common;

use common::matmul::{Layout, Product, Tail};
use common::{ABIS, Filling, cuts, data, difference, emit, expected, native};
use weft_kernel::{ContractionSplit, FeatureSet};

fn check(p: Product) -> u64 {
    let kernel = p.kernel();
    let functions = weft_math::all();
    let codes = ABIS.map(
        |abi| match emit(&kernel, &functions, &FeatureSet::avx2(), abi) {
            Ok(code) => code,
            Err(e) => panic!("{p:?} is refused: {e}"),
        },
    );
    let mut compared = 0;
    for filling in Filling::ALL {
        let mut inputs = data::fill(&kernel, filling, p.m * 31 + p.n);
        p.clear_padding(&mut inputs[1]);
        let want = expected(&kernel, &functions, &inputs);
        for pieces in cuts(&kernel) {
            for (code, abi) in codes.iter().zip(ABIS) {
                let got = native::run(code, &kernel, &inputs, &pieces, abi);
                if let Some(d) = difference(&kernel, &got, &want) {
                    panic!("{d}\n{filling:?} {pieces:?} {abi:?}");
                }
                compared += p.batch * p.m * p.n;
            }
        }
    }
    compared
}

#[test]
fn every_number_of_rows_and_columns() {
    let mut compared = 0;
    for m in 1..=26 {
        for n in [1, 7, 8, 16, 17, 40] {
            compared += check(Product::new(m, n, 19));
        }
    }
    assert!(compared > 10_000);
}

#[test]
fn every_length_around_segments() {
    for k in [
        0, 1, 2, 3, 4, 5, 31, 255, 256, 257, 259, 260, 511, 512, 513, 770,
    ] {
        for m in [1, 2, 5, 13] {
            check(Product::new(m, 24, k));
        }
    }
    for segment in [1, 3, 6, 28, 252] {
        for k in [segment - 1, segment, segment + 1, 3 * segment + 2] {
            check(Product {
                segment,
                ..Product::new(7, 20, k)
            });
        }
    }
}

#[test]
fn many_row_blocks() {
    check(Product::new(150, 33, 300));
    check(Product::new(197, 48, 1100));
}

#[test]
fn other_layouts() {
    for nr in [8, 16, 24, 32] {
        for m in [1, 2, 3, 4, 11, 27] {
            check(Product {
                layout: Layout::Panels(nr),
                ..Product::new(m, 70, 37)
            });
        }
    }
    for n in [8, 16, 48, 40] {
        for m in [1, 2, 8] {
            check(Product {
                layout: Layout::Rows,
                ..Product::new(m, n, 300)
            });
        }
    }
    check(Product {
        transposed_a: true,
        ..Product::new(19, 33, 270)
    });
}

#[test]
fn batches_and_every_split() {
    for split in [
        ContractionSplit::Batch(0),
        ContractionSplit::M,
        ContractionSplit::N,
    ] {
        for (m, n) in [(9, 40), (1, 130), (2, 50), (13, 16)] {
            check(Product {
                batch: 3,
                split,
                ..Product::new(m, n, 261)
            });
        }
    }
}

#[test]
fn epilogues() {
    for tail in [Tail::BiasRelu, Tail::BiasGelu, Tail::ScaledTransposed] {
        for (m, n, k) in [(1, 100, 30), (6, 16, 64), (13, 37, 300), (70, 19, 513)] {
            for split in [ContractionSplit::M, ContractionSplit::N] {
                check(Product {
                    tail,
                    split,
                    batch: 2,
                    ..Product::new(m, n, k)
                });
            }
        }
    }
}
