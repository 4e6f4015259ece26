//! Files that a script made.

pub(crate) mod coefficients;
