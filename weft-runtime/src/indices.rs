//! Indices that a run computes, looked at before a step gathers by them.
//!
//! The kernel moves an outside index into the axis, so that it never reads outside; the bits would be
//! wrong all the same, and the contract calls such a run an error.

use crate::error::RunError;
use crate::gate::Range;
use weft_kernel::Elem;
use weft_plan::{IndexCheck, Step};

/// A check bound to memory.
pub(crate) struct ReadyCheck {
    /// The operand that holds the indices.
    pub range: Range,
    step: String,
    elem: Elem,
    check: IndexCheck,
}

impl ReadyCheck {
    /// The checks of a step of a plan that was checked.
    pub fn of(step: &Step, buffers: &[Range]) -> Vec<ReadyCheck> {
        let ready = step.index_checks.iter().map(|check| ReadyCheck {
            range: buffers[step.operands[check.operand].index()],
            step: step.kernel.name().into(),
            elem: step.kernel.operands()[check.operand].elem,
            check: check.clone(),
        });
        ready.collect()
    }

    /// Looks at every index in the operand's bytes.
    pub fn run(&self, bytes: &[u8]) -> Result<(), RunError> {
        let mut element = 0;
        let start = i128::from(self.check.offset);
        match self.first_outside(bytes, &self.check.axes, start, &mut element) {
            None => Ok(()),
            Some(index) => Err(RunError::IndexOutside {
                step: self.step.clone(),
                indices: self.check.indices.clone(),
                element,
                index,
                extent: self.check.extent,
            }),
        }
    }

    /// The first index outside, with the number of those before it added to `element`.
    fn first_outside(
        &self,
        bytes: &[u8],
        axes: &[(u64, i64)],
        at: i128,
        element: &mut u64,
    ) -> Option<i128> {
        let Some((&(extent, stride), inner)) = axes.split_first() else {
            let size = self.elem.size_bytes();
            let index = integer(self.elem, &bytes[at as usize * size..][..size]);
            let count = i128::from(self.check.extent);
            if !(-count..count).contains(&index) {
                return Some(index);
            }
            *element += 1;
            return None;
        };
        (0..i128::from(extent)).find_map(|i| {
            let at = at + i * i128::from(stride);
            self.first_outside(bytes, inner, at, element)
        })
    }
}

/// The integer in little-endian bytes.
fn integer(elem: Elem, bytes: &[u8]) -> i128 {
    let mut wide = [0; 16];
    wide[..bytes.len()].copy_from_slice(bytes);
    let bits = u128::from_le_bytes(wide);
    let unused = 128 - 8 * bytes.len() as u32;
    if elem.is_signed_int() {
        ((bits << unused) as i128) >> unused
    } else {
        bits as i128
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outside(elem: Elem, bytes: &[u8], check: IndexCheck) -> Option<(u64, i128)> {
        let ready = ReadyCheck {
            range: Range {
                block: 0,
                offset: 0,
                len: bytes.len(),
            },
            step: "s".into(),
            elem,
            check,
        };
        match ready.run(bytes) {
            Ok(()) => None,
            Err(RunError::IndexOutside { element, index, .. }) => Some((element, index)),
            Err(other) => panic!("{other}"),
        }
    }

    fn check(offset: u64, axes: &[(u64, i64)], extent: u64) -> IndexCheck {
        IndexCheck {
            indices: "ids".into(),
            operand: 0,
            offset,
            axes: axes.to_vec(),
            extent,
        }
    }

    #[test]
    fn the_first_index_outside_is_named_at_both_edges() {
        let i8s = |v: &[i8]| v.iter().map(|&x| x as u8).collect::<Vec<u8>>();
        let all = check(0, &[(4, 1)], 3);
        assert_eq!(outside(Elem::I8, &i8s(&[-3, 2, 0, -1]), all.clone()), None);
        let high = outside(Elem::I8, &i8s(&[0, 0, 3, 9]), all.clone());
        assert_eq!(high, Some((2, 3)));
        assert_eq!(outside(Elem::I8, &i8s(&[0, -4, 0, 0]), all), Some((1, -4)));
        let one = |bytes: [u8; 8], extent| (bytes, check(0, &[], extent));
        let (bytes, wide) = one(u64::MAX.to_le_bytes(), u64::MAX);
        assert_eq!(
            outside(Elem::U64, &bytes, wide.clone()),
            Some((0, u64::MAX.into()))
        );
        assert_eq!(outside(Elem::I64, &bytes, wide), None);
        let (bytes, _) = one(i64::MIN.to_le_bytes(), 7);
        assert_eq!(
            outside(Elem::I64, &bytes, check(0, &[], 7)),
            Some((0, i64::MIN.into()))
        );
    }

    #[test]
    fn only_the_elements_of_the_view_are_looked_at() {
        // Two rows of three, of which a view takes the last two columns backward.
        let bytes = [9u8, 1, 2, 9, 0, 3];
        let view = check(2, &[(2, 3), (2, -1)], 4);
        assert_eq!(outside(Elem::U8, &bytes, view), None);
        let view = check(2, &[(2, 3), (2, -1)], 3);
        assert_eq!(outside(Elem::U8, &bytes, view), Some((2, 3)));
    }
}
