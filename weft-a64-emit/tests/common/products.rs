//! Contractions of every panel width, height, segment count, epilogue and split.

use super::matmul::{Layout, Product, Tail};
use weft_kernel::ContractionSplit;

pub fn all() -> Vec<Product> {
    let mut all = Vec::new();
    for nr in [4, 8, 12, 16, 32, 48, 64] {
        for (m, n, k) in [
            (1, 100, 40),
            (2, 33, 261),
            (3, 16, 3),
            (13, 70, 19),
            (17, 64, 0),
            (8, 3, 513),
        ] {
            all.push(Product {
                layout: Layout::Panels(nr),
                ..Product::new(m, n, k)
            });
        }
    }
    // Unpacked columns, sixteen, eight and four at a time.
    for (m, n, k) in [
        (1, 16, 40),
        (5, 48, 261),
        (9, 8, 19),
        (17, 36, 513),
        (16, 16, 16),
        (3, 20, 0),
        (8, 4, 7),
    ] {
        for (batch, split) in [(1, ContractionSplit::M), (3, ContractionSplit::Batch(0))] {
            for tail in [Tail::Plain, Tail::BiasGelu] {
                all.push(Product {
                    layout: Layout::Rows,
                    batch,
                    split,
                    tail,
                    transposed_a: n == 48,
                    ..Product::new(m, n, k)
                });
            }
        }
    }
    let base = Product {
        layout: Layout::Panels(16),
        ..Product::new(9, 37, 300)
    };
    for tail in [Tail::BiasRelu, Tail::BiasGelu, Tail::ScaledTransposed] {
        for nr in [8, 16, 32] {
            all.push(Product {
                tail,
                layout: Layout::Panels(nr),
                ..base
            });
        }
    }
    for split in [
        ContractionSplit::M,
        ContractionSplit::N,
        ContractionSplit::Batch(0),
    ] {
        for transposed_a in [false, true] {
            all.push(Product {
                batch: 3,
                split,
                transposed_a,
                tail: Tail::BiasRelu,
                ..base
            });
        }
    }
    for segment in [1, 7, 252, 300] {
        all.push(Product { segment, ..base });
    }
    all
}
