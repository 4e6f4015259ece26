//! Operands of a step as raw memory.

use weft_kernel::{Line, Operands};

/// Base pointers and lengths of a step's operands.
pub struct Bases {
    pointers: Vec<*mut u8>,
    lengths: Vec<usize>,
}

impl Bases {
    /// The operands' base pointers with their lengths in bytes.
    ///
    /// # Safety
    /// As long as this value is used, each pointer is valid for reads and writes of its length. While
    /// a kernel runs on it, nothing else touches the memory, and pieces of the kernel that run at
    /// once write different bytes.
    pub unsafe fn new(operands: Vec<(*mut u8, usize)>) -> Self {
        let (pointers, lengths) = operands.into_iter().unzip();
        Bases { pointers, lengths }
    }

    /// The list of base pointers.
    pub fn pointers(&self) -> *const *mut u8 {
        self.pointers.as_ptr()
    }

    fn range(&self, operand: usize, offset: usize, len: usize) -> *mut u8 {
        let end = offset.checked_add(len);
        assert!(
            end.is_some_and(|end| end <= self.lengths[operand]),
            "bytes {offset}..+{len} are outside of operand {operand} of {} bytes",
            self.lengths[operand]
        );
        self.pointers[operand].wrapping_add(offset)
    }
}

impl Operands for Bases {
    fn len_bytes(&self, operand: usize) -> usize {
        self.lengths[operand]
    }

    fn read(&self, operand: usize, offset_bytes: usize, into: &mut [u8]) {
        let from = self.range(operand, offset_bytes, into.len());
        // SAFETY: the range is inside the operand, which is readable; `into` is a distinct
        // exclusive borrow of memory outside of any operand.
        unsafe { std::ptr::copy_nonoverlapping(from, into.as_mut_ptr(), into.len()) }
    }

    fn write(&self, operand: usize, offset_bytes: usize, from: &[u8]) {
        let to = self.range(operand, offset_bytes, from.len());
        // SAFETY: the range is inside the operand, which is writable, and no other worker touches
        // these elements; `from` is a borrow of memory outside of any output.
        unsafe { std::ptr::copy_nonoverlapping(from.as_ptr(), to, from.len()) }
    }

    fn slice(&self, operand: usize) -> &[u8] {
        let from = self.range(operand, 0, self.lengths[operand]);
        // SAFETY: the operand is readable for its length, and the arm asks for slices of operands
        // only that nothing writes during the step.
        unsafe { std::slice::from_raw_parts(from, self.lengths[operand]) }
    }

    fn lines(&self, operand: usize, offset_bytes: usize, count: usize) -> Option<&[Line]> {
        let len = count.checked_mul(size_of::<Line>())?;
        let from = self.range(operand, offset_bytes, len).cast::<Line>();
        // SAFETY: the range is inside the operand, which is readable and writable, and a line may
        // lie at any address. The arm asks only for what its own piece reads or writes, so no other
        // thread writes these bytes, nor reads those that are set; on this thread, cells may be the
        // memory of other cells.
        Some(unsafe { std::slice::from_raw_parts(from, count) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_lie_where_the_bytes_are_at_any_offset() {
        let mut memory: Vec<u8> = (0..200).collect();
        let len = memory.len();
        let base = memory.as_mut_ptr();
        // SAFETY: the memory outlives the bases and is used through them alone meanwhile.
        let bases = unsafe { Bases::new(vec![(base, len), (base, len)]) };
        for offset in [0, 1, 4, 72] {
            let lines = bases.lines(0, offset, 2).expect("lines are lent");
            assert_eq!(lines[1].get()[3], (offset + 67) as u8);
        }
        // Both operands are one memory: what is set through one is seen through the other.
        let from = bases.lines(0, 8, 1).expect("lines are lent");
        let to = bases.lines(1, 8, 1).expect("lines are lent");
        to[0].set([7; 64]);
        assert_eq!(from[0].get(), [7; 64]);
        assert_eq!(memory[7..9], [7, 7]);
        assert_eq!(memory[71..73], [7, 72]);
    }

    #[test]
    fn planted_fault_lines_outside_of_an_operand_panic() {
        let mut memory = [0u8; 130];
        // SAFETY: as above.
        let bases = unsafe { Bases::new(vec![(memory.as_mut_ptr(), memory.len())]) };
        for (offset, count) in [(3, 2), (131, 0), (usize::MAX, 1)] {
            let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                bases.lines(0, offset, count).map(<[Line]>::len)
            }));
            assert!(outcome.is_err(), "{offset} {count}");
        }
        assert!(bases.lines(0, 0, usize::MAX).is_none());
    }
}
