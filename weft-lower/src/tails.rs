//! Cutting the inner axis into a main loop of whole vectors and one remainder.

use weft_kernel::kernel::LANES;

/// How the inner axis is walked.
///
/// ```text
/// | unroll vectors | unroll vectors | ... | whole vectors, then one of `tail` elements |
///   main loop: `trips` times               remainder: once
/// ```
///
/// Extents are constants, so the remainder is the same in every call: where the inner axis itself
/// is split, pieces begin at multiples of 64 elements, which the step divides, and only the last
/// piece meets the remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InnerPlan {
    /// Elements of a vector.
    pub lanes: u64,
    /// Vectors of one trip of the main loop.
    pub unroll: u64,
    /// Trips of the main loop over the whole axis.
    pub trips: u64,
    /// Whole vectors of the remainder.
    pub whole: u64,
    /// Elements of the last, partial vector; 0 if there is none.
    pub tail: u64,
}

impl InnerPlan {
    /// Walks `extent` elements, `lanes` to a vector, `unroll` vectors to a trip.
    pub fn new(extent: u64, lanes: u64, unroll: u64) -> Self {
        let step = lanes * unroll;
        let rest = extent % step;
        InnerPlan {
            lanes,
            unroll,
            trips: extent / step,
            whole: rest / lanes,
            tail: rest % lanes,
        }
    }

    /// As [`InnerPlan::new`], each trip being one row of the 32 lanes of the reduction rule.
    pub fn reduction(extent: u64, lanes: u64) -> Self {
        Self::new(extent, lanes, u64::from(LANES) / lanes)
    }

    /// Elements of a trip.
    pub fn step(&self) -> u64 {
        self.lanes * self.unroll
    }

    /// Elements of the remainder.
    pub fn rest(&self) -> u64 {
        self.whole * self.lanes + self.tail
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_element_is_walked_once() {
        for lanes in [1, 4, 8, 16] {
            for unroll in [1, 2, 4, 8] {
                for extent in 0..200 {
                    let p = InnerPlan::new(extent, lanes, unroll);
                    assert_eq!(p.trips * p.step() + p.rest(), extent);
                    assert!(p.whole < unroll && p.tail < lanes);
                }
            }
        }
        assert_eq!(InnerPlan::reduction(100, 8).unroll, 4);
    }
}
