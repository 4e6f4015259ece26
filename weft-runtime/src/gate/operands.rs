//! Operands of a step as raw memory.

use weft_kernel::Operands;

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
}
