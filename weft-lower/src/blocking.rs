//! Cutting a contraction into segments, blocks of rows, panels and tiles.

/// How rows are cut into register tiles.
///
/// A tile of `h` rows costs about `max(h, latency_rows)` steps for each k, so a short rest is
/// better shared: 7 rows are 4 and 3, not 6 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilePlan {
    /// Rows of a full tile.
    pub full: u32,
    /// Rows from which on a tile hides the latency of its sums.
    pub latency_rows: u32,
}

impl TilePlan {
    /// Rows of the next tile, with `left` rows to go.
    pub fn height(&self, left: u64) -> u32 {
        let full = u64::from(self.full);
        if left <= full {
            return left as u32;
        }
        let rest = left - full;
        if left < 2 * full && rest < u64::from(self.latency_rows) {
            return left.div_ceil(2) as u32;
        }
        self.full
    }

    /// The heights that occur for `rows` rows, descending and without repetition.
    pub fn heights(&self, rows: u64) -> Vec<u32> {
        let mut left = rows;
        let mut heights = Vec::new();
        let full = u64::from(self.full);
        if left > 2 * full {
            // Full tiles until at most two are left.
            heights.push(self.full);
            left = full + 1 + (left - full - 1) % full;
        }
        while left > 0 {
            let h = self.height(left);
            heights.push(h);
            left -= u64::from(h);
        }
        heights.sort_unstable_by(|a, b| b.cmp(a));
        heights.dedup();
        heights
    }
}

/// The segments of a sum over k.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segments {
    /// Segments of full length.
    pub full: u64,
    /// Length of a full segment.
    pub len: u64,
    /// Length of the last, shorter one; 0 if there is none.
    pub rest: u64,
}

impl Segments {
    /// Cuts `k` by `segment`.
    pub fn new(k: u64, segment: u64) -> Self {
        Segments {
            full: k / segment,
            len: segment,
            rest: k % segment,
        }
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.full + u64::from(self.rest > 0)
    }
}

/// Rows of a block, so that its part of A (`rows * k` elements) takes about `budget_bytes`; a
/// multiple of the tile height.
pub fn block_rows(k: u64, elem_bytes: u64, tile: u32, budget_bytes: u64) -> u64 {
    let tile = u64::from(tile);
    let rows = budget_bytes / (k.max(1) * elem_bytes).max(1);
    (rows / tile).clamp(2, 64) * tile
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_cover_all_rows_and_heights_are_listed() {
        for (full, latency_rows) in [(6, 4), (12, 4), (8, 4), (3, 2)] {
            let plan = TilePlan { full, latency_rows };
            for rows in 1..100u64 {
                let heights = plan.heights(rows);
                let mut left = rows;
                while left > 0 {
                    let h = plan.height(left);
                    assert!(h >= 1 && h <= full && u64::from(h) <= left);
                    assert!(heights.contains(&h), "{rows} {h} {heights:?}");
                    left -= u64::from(h);
                }
            }
        }
        let plan = TilePlan {
            full: 6,
            latency_rows: 4,
        };
        assert_eq!((plan.height(7), plan.height(10), plan.height(9)), (4, 6, 5));
    }

    #[test]
    fn segments_cover_k() {
        for k in 0..1000 {
            let s = Segments::new(k, 256);
            assert_eq!(s.full * s.len + s.rest, k);
        }
        assert_eq!(Segments::new(0, 256).count(), 0);
    }
}
