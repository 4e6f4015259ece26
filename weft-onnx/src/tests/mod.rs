//! Models built message by message, imported, and run by the reference.

mod attention;
mod digits;
mod hostile;
mod indexing;
mod model;
mod numerics;
mod resizing;
mod shapes;
mod windows;
