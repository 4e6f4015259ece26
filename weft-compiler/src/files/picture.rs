//! PNG pictures as tensors.
//!
//! What an input's type wants decides how a picture is read: `u8[height, width]` or
//! `u8[1, height, width]` is grey, `u8[height, width, 3]` and `u8[3, height, width]` are colour, each
//! optionally with a leading batch axis of 1. Sizes must agree: nothing is scaled in silence.

use std::path::{Path, PathBuf};
use weft_ir::{DType, Tensor, TensorType};

/// Why a picture does not become an input.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PictureError {
    /// The file cannot be read.
    #[error("{path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The file is no picture that is understood.
    #[error("{path}: {what}")]
    Malformed {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// The input takes no picture.
    #[error(
        "an input of type {ty} takes no picture; \
         u8[height, width], u8[height, width, 3] and u8[3, height, width] do"
    )]
    NoPicture {
        /// The input's type.
        ty: String,
    },
    /// The picture has another size.
    #[error("{path} has {given_width} x {given_height} pixels, the input wants {width} x {height}")]
    Size {
        /// The file.
        path: PathBuf,
        /// The picture's width.
        given_width: u32,
        /// The picture's height.
        given_height: u32,
        /// The width that is wanted.
        width: u64,
        /// The height that is wanted.
        height: u64,
    },
}

enum Layout {
    Grey,
    Interleaved,
    Planar,
}

/// Reads a PNG as a tensor of the given type.
///
/// # Errors
/// If the type takes no picture, or the file cannot be read, is no PNG, or has another size.
pub fn read_picture(path: &Path, ty: &TensorType) -> Result<Tensor, PictureError> {
    let none = || PictureError::NoPicture { ty: ty.to_string() };
    let extents = ty.shape.extents().ok_or_else(none)?;
    if ty.dtype != DType::U8 {
        return Err(none());
    }
    let trimmed = match extents.as_slice() {
        [1, rest @ ..] if rest.len() == 3 => rest,
        all => all,
    };
    let (height, width, layout) = match *trimmed {
        [h, w] | [1, h, w] => (h, w, Layout::Grey),
        [h, w, 3] => (h, w, Layout::Interleaved),
        [3, h, w] => (h, w, Layout::Planar),
        _ => return Err(none()),
    };
    let bytes = std::fs::read(path).map_err(|source| PictureError::Io {
        path: path.to_path_buf(),
        source,
    })?;
    let malformed = |what: String| PictureError::Malformed {
        path: path.to_path_buf(),
        what,
    };
    let mut reader = image::ImageReader::new(std::io::Cursor::new(&bytes));
    reader.set_format(image::ImageFormat::Png);
    let mut limits = image::Limits::default();
    limits.max_alloc = Some(1 << 30);
    reader.limits(limits);
    let picture = reader.decode().map_err(|e| malformed(e.to_string()))?;
    if (u64::from(picture.width()), u64::from(picture.height())) != (width, height) {
        return Err(PictureError::Size {
            path: path.to_path_buf(),
            given_width: picture.width(),
            given_height: picture.height(),
            width,
            height,
        });
    }
    let pixels = match layout {
        Layout::Grey => {
            if picture.color().has_color() {
                return Err(malformed(
                    "the input is grey, the picture has colours".into(),
                ));
            }
            picture.to_luma8().into_raw()
        }
        Layout::Interleaved => picture.to_rgb8().into_raw(),
        Layout::Planar => {
            let rgb = picture.to_rgb8().into_raw();
            (0..3)
                .flat_map(|c| rgb.iter().skip(c).step_by(3).copied())
                .collect()
        }
    };
    Tensor::from_bytes(ty.dtype, extents, pixels).map_err(|e| malformed(e.to_string()))
}
