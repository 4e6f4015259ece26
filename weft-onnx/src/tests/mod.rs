//! Models built message by message, imported, and run by the reference.

mod digits;
