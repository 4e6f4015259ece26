//! From forms.txt to src/generated.

pub mod constructors;
pub mod names;
pub mod source;
pub mod tables;
pub mod tree;
