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

/// The longest file that is read, and the most memory that decoding may take: 1 GiB.
const MAX_BYTES: usize = 1 << 30;

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
    let malformed = |what: String| PictureError::Malformed {
        path: path.to_path_buf(),
        what,
    };
    let bytes =
        super::read_up_to(path, b"\x89PNG\r\n\x1a\n", MAX_BYTES as u64).map_err(|source| {
            PictureError::Io {
                path: path.to_path_buf(),
                source,
            }
        })?;
    let bytes = bytes.ok_or_else(|| malformed("longer than 1 GiB".into()))?;
    let picture = decode(&bytes).map_err(malformed)?;
    if (u64::from(picture.width), u64::from(picture.height)) != (width, height) {
        return Err(PictureError::Size {
            path: path.to_path_buf(),
            given_width: picture.width,
            given_height: picture.height,
            width,
            height,
        });
    }
    if matches!(layout, Layout::Grey) != (picture.samples == 1) {
        let (wants, has) = match layout {
            Layout::Grey => ("is grey", "has colours"),
            _ => ("has colours", "is grey"),
        };
        return Err(malformed(format!("the input {wants}, the picture {has}")));
    }
    let pixels = match layout {
        Layout::Grey | Layout::Interleaved => picture.pixels,
        Layout::Planar => (0..3)
            .flat_map(|c| picture.pixels.iter().skip(c).step_by(3).copied())
            .collect(),
    };
    Tensor::from_bytes(ty.dtype, extents, pixels).map_err(|e| malformed(e.to_string()))
}

/// A picture of 8 bits a sample, without alpha.
struct Decoded {
    width: u32,
    height: u32,
    /// 1 for grey, 3 for red, green, blue.
    samples: usize,
    pixels: Vec<u8>,
}

/// The most pixels that are decoded: 2^28.
const MAX_PIXELS: u64 = 1 << 28;

fn decode(bytes: &[u8]) -> Result<Decoded, String> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    decoder.set_limits(png::Limits { bytes: MAX_BYTES });
    let mut reader = decoder.read_info().map_err(|e| e.to_string())?;
    let (width, height) = (reader.info().width, reader.info().height);
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(format!("{width} x {height} pixels are more than 2^28"));
    }
    let (color, depth) = reader.output_color_type();
    // Cutting 16 bits down to 8 would be a rounding nobody asked for.
    if depth != png::BitDepth::Eight {
        return Err("a picture of 8 bits a sample is needed, this one has 16".into());
    }
    let alpha = matches!(color, png::ColorType::GrayscaleAlpha | png::ColorType::Rgba);
    if alpha {
        return Err("the picture has an alpha channel; remove it first".into());
    }
    let samples = color.samples();
    let len = reader
        .output_buffer_size()
        .ok_or("the picture is too large")?;
    let mut pixels = vec![0; len];
    reader.next_frame(&mut pixels).map_err(|e| e.to_string())?;
    Ok(Decoded {
        width,
        height,
        samples,
        pixels,
    })
}
