//! Tensors in files: NumPy's `.npy`, and PNG pictures.

pub mod npy;
pub mod picture;

pub use npy::{NpyError, read_npy, write_npy};
pub use picture::{PictureError, read_picture};
