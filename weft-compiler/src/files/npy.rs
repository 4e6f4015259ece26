//! NumPy's `.npy` format, versions 1 to 3: little-endian, C order.
//!
//! The header is a Python dictionary of three known keys, which is read as just that and nothing
//! more.
//!
//! NumPy has no bf16. Such a tensor is written as its 16-bit patterns, `<u2`, which plain NumPy reads
//! and `.view(ml_dtypes.bfloat16)` makes into numbers. Where a bf16 is wanted, `<u2` is read as those
//! patterns ([`bits_as`]); `<V2`, which is what NumPy writes for an array of ml_dtypes' bfloat16, is
//! read as bf16 always.

use std::path::{Path, PathBuf};
use weft_ir::{DType, Tensor, TensorType};
use weft_plan::write_whole;

/// The largest file that is read: 64 GiB.
const MAX_BYTES: u64 = 64 << 30;
/// The first bytes of every file.
const MAGIC: &[u8] = b"\x93NUMPY";

/// Why a file is no tensor.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NpyError {
    /// The file cannot be read or written.
    #[error("{path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The file is not of this format, or is damaged.
    #[error("{path}: {what}")]
    Malformed {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}

/// Reads a tensor.
///
/// # Errors
/// If the file cannot be read or is not a little-endian, C-ordered array of a supported dtype.
pub fn read_npy(path: &Path) -> Result<Tensor, NpyError> {
    let io = |source| NpyError::Io {
        path: path.to_path_buf(),
        source,
    };
    let bad = |what: &str| NpyError::Malformed {
        path: path.to_path_buf(),
        what: what.into(),
    };
    let bytes = super::read_up_to(path, MAGIC, MAX_BYTES).map_err(io)?;
    let bytes = bytes.ok_or_else(|| bad("longer than 64 GiB"))?;
    parse(&bytes).map_err(|what| NpyError::Malformed {
        path: path.to_path_buf(),
        what,
    })
}

/// The tensor, or the bf16 tensor of its bits where that is wanted and it holds u16.
pub fn bits_as(wanted: DType, tensor: Tensor) -> Tensor {
    if wanted != DType::BF16 || tensor.dtype() != DType::U16 {
        return tensor;
    }
    let shape = tensor.shape().to_vec();
    Tensor::from_bytes(wanted, shape, tensor.bytes()).expect("both dtypes have 16 bits")
}

/// A tensor from the bytes of a file.
///
/// # Errors
/// What is wrong with them, in words.
pub fn parse(bytes: &[u8]) -> Result<Tensor, String> {
    let rest = bytes.strip_prefix(MAGIC).ok_or("not a .npy file")?;
    let (version, rest) = rest.split_at_checked(2).ok_or("the header is cut off")?;
    if !(1..=3).contains(&version[0]) {
        return Err(format!(
            "format version {}, of which 1 to 3 are read",
            version[0]
        ));
    }
    let (len, rest) = if version[0] == 1 {
        let (len, rest) = rest.split_at_checked(2).ok_or("the header is cut off")?;
        (usize::from(u16::from_le_bytes([len[0], len[1]])), rest)
    } else {
        let (len, rest) = rest.split_at_checked(4).ok_or("the header is cut off")?;
        (
            u32::from_le_bytes([len[0], len[1], len[2], len[3]]) as usize,
            rest,
        )
    };
    let (header, data) = rest.split_at_checked(len).ok_or("the header is cut off")?;
    let header = std::str::from_utf8(header).map_err(|_| "the header is no text")?;
    let descr = value_of(header, "descr").ok_or("the header has no descr")?;
    let order = value_of(header, "fortran_order").ok_or("the header has no fortran_order")?;
    let shape = value_of(header, "shape").ok_or("the header has no shape")?;
    if order.trim() != "False" {
        return Err("the array is in Fortran order; save it in C order".into());
    }
    let dtype = dtype_of(descr.trim().trim_matches(['\'', '"']))
        .ok_or_else(|| format!("dtype {} is not supported", descr.trim()))?;
    let extents = shape
        .trim()
        .trim_matches(['(', ')'])
        .split(',')
        .map(str::trim)
        .filter(|t| !t.is_empty())
        .map(|t| {
            t.parse::<u64>()
                .map_err(|_| format!("extent {t} is no number"))
        })
        .collect::<Result<Vec<u64>, String>>()?;
    let needed = TensorType::fixed(dtype, &extents)
        .bytes()
        .ok_or("the shape is too large")?;
    if data.len() as u64 != needed {
        return Err(format!(
            "{dtype}{extents:?} needs {needed} bytes, the file has {}",
            data.len()
        ));
    }
    if dtype == DType::Bool && data.iter().any(|b| *b > 1) {
        return Err("a bool is neither 0 nor 1".into());
    }
    Tensor::from_bytes(dtype, extents, data).map_err(|e| e.to_string())
}

/// The text behind a key of the header's dictionary, up to the comma that ends it.
fn value_of<'a>(header: &'a str, key: &str) -> Option<&'a str> {
    let at = header.find(&format!("'{key}'"))?;
    let rest = header[at..].split_once(':')?.1;
    let mut depth = 0;
    for (i, c) in rest.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' | '}' if depth == 0 => return Some(&rest[..i]),
            _ => {}
        }
    }
    None
}

fn dtype_of(descr: &str) -> Option<DType> {
    Some(match descr {
        "<f4" => DType::F32,
        "<f8" => DType::F64,
        "<f2" => DType::F16,
        "<V2" | "|V2" => DType::BF16,
        "|i1" => DType::I8,
        "|u1" => DType::U8,
        "<i2" => DType::I16,
        "<u2" => DType::U16,
        "<i4" => DType::I32,
        "<u4" => DType::U32,
        "<i8" => DType::I64,
        "<u8" => DType::U64,
        "|b1" => DType::Bool,
        _ => return None,
    })
}

/// The bytes of a file that holds a tensor, bf16 as its 16-bit patterns.
pub fn to_bytes(tensor: &Tensor) -> Vec<u8> {
    let descr = match tensor.dtype() {
        DType::F32 => "<f4",
        DType::F64 => "<f8",
        DType::F16 => "<f2",
        DType::I8 => "|i1",
        DType::U8 => "|u1",
        DType::I16 => "<i2",
        DType::U16 | DType::BF16 => "<u2",
        DType::I32 => "<i4",
        DType::U32 => "<u4",
        DType::I64 => "<i8",
        DType::U64 => "<u8",
        DType::Bool => "|b1",
    };
    let extents: Vec<String> = tensor.shape().iter().map(ToString::to_string).collect();
    let shape = match extents.as_slice() {
        [one] => format!("({one},)"),
        many => format!("({})", many.join(", ")),
    };
    let mut header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}");
    // The data begins at a multiple of 64.
    let unpadded = 10 + header.len() + 1;
    header.push_str(&" ".repeat(unpadded.next_multiple_of(64) - unpadded));
    header.push('\n');
    let mut out = b"\x93NUMPY\x01\x00".to_vec();
    out.extend_from_slice(&(header.len() as u16).to_le_bytes());
    out.extend_from_slice(header.as_bytes());
    out.extend_from_slice(tensor.bytes());
    out
}

/// Writes a tensor whole: to a temporary file, which then takes the name.
///
/// # Errors
/// If the file cannot be written; nothing is left half-written.
pub fn write_npy(path: &Path, tensor: &Tensor) -> Result<(), NpyError> {
    write_whole(path, &to_bytes(tensor)).map_err(|source| NpyError::Io {
        path: path.to_path_buf(),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file as NumPy 2.4 writes `numpy.arange(6, dtype='<i4').reshape(2, 3)`.
    fn witness() -> Vec<u8> {
        let mut bytes = b"\x93NUMPY\x01\x00v\x00".to_vec();
        let mut header =
            String::from("{'descr': '<i4', 'fortran_order': False, 'shape': (2, 3), }");
        header.push_str(&" ".repeat(0x76 - 1 - header.len()));
        header.push('\n');
        bytes.extend_from_slice(header.as_bytes());
        for i in 0..6i32 {
            bytes.extend_from_slice(&i.to_le_bytes());
        }
        bytes
    }

    #[test]
    fn a_file_of_numpy_is_read_and_written_as_it_was() {
        let tensor = parse(&witness()).expect("a valid file");
        assert_eq!(tensor.shape(), [2, 3]);
        assert_eq!(tensor.to_vec::<i32>().expect("i32"), [0, 1, 2, 3, 4, 5]);
        assert_eq!(to_bytes(&tensor), witness());
    }

    #[test]
    fn another_version_is_refused() {
        for version in [0, 4, 9] {
            let mut file = witness();
            file[6] = version;
            let refused = parse(&file).expect_err("a version that is not read");
            assert!(refused.contains(&format!("version {version}")), "{refused}");
        }
    }

    #[test]
    fn every_dtype_and_rank_round_trips() {
        for dtype in DType::ALL {
            for shape in [vec![], vec![3], vec![2, 0], vec![2, 3, 1]] {
                let elems: u64 = shape.iter().product();
                let bytes = vec![1u8; elems as usize * dtype.size_bytes()];
                let tensor = Tensor::from_bytes(dtype, shape, bytes).expect("fits");
                let again = parse(&to_bytes(&tensor)).map(|read| bits_as(dtype, read));
                assert_eq!(again.as_ref(), Ok(&tensor));
            }
        }
    }

    #[test]
    fn bf16_is_written_as_u16_and_read_from_u16_and_from_what_numpy_makes_of_ml_dtypes() {
        // 1, -2 and the canonical NaN.
        let bits = [0x3f80u16, 0xc000, 0x7fc0];
        let bytes: Vec<u8> = bits.iter().flat_map(|b| b.to_le_bytes()).collect();
        let tensor = Tensor::from_bytes(DType::BF16, vec![3], bytes).expect("fits");
        let written = to_bytes(&tensor);
        let plain = parse(&written).expect("a valid file");
        assert_eq!(plain.to_vec::<u16>().expect("u16"), bits);
        assert_eq!(bits_as(DType::BF16, plain.clone()), tensor);
        // Nobody else's bits are taken for another dtype.
        for other in DType::ALL.into_iter().filter(|d| *d != DType::BF16) {
            assert_eq!(bits_as(other, plain.clone()), plain);
        }
        let words = Tensor::from_elems(&[1], &[1i16]).expect("fits");
        assert_eq!(bits_as(DType::BF16, words.clone()), words);
        // As NumPy 2.4 writes `numpy.array([1, -2, nan], ml_dtypes.bfloat16)`.
        let mut numpy = written.clone();
        let at = numpy.windows(3).position(|w| w == b"<u2").expect("a descr");
        numpy[at..at + 3].copy_from_slice(b"<V2");
        assert_eq!(parse(&numpy), Ok(tensor));
    }

    #[test]
    fn damaged_files_are_refused_in_words() {
        let sound = witness();
        for cut in 0..sound.len() {
            assert!(parse(&sound[..cut]).is_err(), "cut at {cut}");
        }
        let with = |from: &str, to: &str| {
            let text = String::from_utf8_lossy(&sound[10..128]).replace(from, to);
            let mut bytes = sound[..10].to_vec();
            bytes.extend_from_slice(&text.as_bytes()[..118.min(text.len())]);
            bytes.resize(128, b' ');
            bytes.extend_from_slice(&sound[128..]);
            parse(&bytes)
        };
        assert!(with("False", "True ").is_err_and(|e| e.contains("Fortran")));
        assert!(with("<i4", ">i4").is_err_and(|e| e.contains(">i4")));
        assert!(with("(2, 3)", "(2, 4)").is_err_and(|e| e.contains("32 bytes")));
        let huge = with("(2, 3), }", "(4294967296, 4294967296, 4)}");
        assert!(huge.is_err_and(|e| e.contains("too large")));
    }
}
