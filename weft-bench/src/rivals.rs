//! Other libraries, behind safe calls with checked lengths.

#![allow(
    unsafe_code,
    reason = "both libraries take pointers; the lengths behind them are checked first"
)]

/// The extents of a product: `m x k` by `k x n`, all row-major.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extents {
    /// Rows of the left operand.
    pub m: usize,
    /// Columns of the left operand, rows of the right one.
    pub k: usize,
    /// Columns of the right operand.
    pub n: usize,
}

impl Extents {
    /// Multiply-adds of the product.
    pub fn multiply_adds(&self) -> u64 {
        self.m as u64 * self.k as u64 * self.n as u64
    }

    fn check(&self, a: &[f32], b: &[f32], c: &[f32]) {
        let area = |x: usize, y: usize| x.checked_mul(y).expect("a matrix fits into memory");
        assert_eq!(a.len(), area(self.m, self.k), "left operand");
        assert_eq!(b.len(), area(self.k, self.n), "right operand");
        assert_eq!(c.len(), area(self.m, self.n), "result");
    }
}

/// `c = a b` by the crate `gemm`, on this thread.
///
/// # Panics
/// If a length does not fit the extents.
pub fn gemm(extents: Extents, a: &[f32], b: &[f32], c: &mut [f32]) {
    extents.check(a, b, c);
    let Extents { m, k, n } = extents;
    let (k_stride, n_stride) = (k as isize, n as isize);
    // SAFETY: with unit column strides and these row strides, the elements of each matrix are
    // exactly those of its slice, whose length was checked; `c` is borrowed mutably, so nothing
    // overlaps it.
    unsafe {
        gemm::gemm(
            m,
            n,
            k,
            c.as_mut_ptr(),
            1,
            n_stride,
            false,
            a.as_ptr(),
            1,
            k_stride,
            b.as_ptr(),
            1,
            n_stride,
            0.0f32,
            1.0f32,
            false,
            false,
            false,
            gemm::Parallelism::None,
        );
    }
}

/// `c = a b` by the crate `matrixmultiply`, on this thread.
///
/// # Panics
/// If a length does not fit the extents.
pub fn matrixmultiply(extents: Extents, a: &[f32], b: &[f32], c: &mut [f32]) {
    extents.check(a, b, c);
    let Extents { m, k, n } = extents;
    let (k_stride, n_stride) = (k as isize, n as isize);
    // SAFETY: with unit column strides and these row strides, the elements of each matrix are
    // exactly those of its slice, whose length was checked; `c` is borrowed mutably, so nothing
    // overlaps it.
    unsafe {
        matrixmultiply::sgemm(
            m,
            k,
            n,
            1.0,
            a.as_ptr(),
            k_stride,
            1,
            b.as_ptr(),
            n_stride,
            1,
            0.0,
            c.as_mut_ptr(),
            n_stride,
            1,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small whole numbers: every order of summation gives the same bits.
    fn whole(n: usize, seed: u64) -> Vec<f32> {
        let mut state = seed;
        let mut next = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % 9
        };
        (0..n).map(|_| next() as f32 - 4.0).collect()
    }

    #[test]
    fn both_rivals_multiply_row_major_matrices() {
        let mut cases = 0;
        for (m, k, n) in [(1, 1, 1), (3, 5, 7), (17, 33, 9), (1, 40, 24), (64, 48, 80)] {
            let extents = Extents { m, k, n };
            let (a, b) = (whole(m * k, 1), whole(k * n, 2));
            let mut wanted = vec![0.0f32; m * n];
            for i in 0..m {
                for j in 0..n {
                    wanted[i * n + j] = (0..k).map(|p| a[i * k + p] * b[p * n + j]).sum();
                }
            }
            let mut c = vec![f32::NAN; m * n];
            gemm(extents, &a, &b, &mut c);
            assert_eq!(c, wanted, "gemm {extents:?}");
            c.fill(f32::NAN);
            matrixmultiply(extents, &a, &b, &mut c);
            assert_eq!(c, wanted, "matrixmultiply {extents:?}");
            cases += 1;
        }
        assert_eq!(cases, 5);
    }

    #[test]
    #[should_panic(expected = "right operand")]
    fn a_wrong_length_never_reaches_a_rival() {
        let extents = Extents { m: 2, k: 2, n: 2 };
        gemm(extents, &[0.0; 4], &[0.0; 3], &mut [0.0; 4]);
    }
}
