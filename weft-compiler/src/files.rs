//! Tensors in files: NumPy's `.npy`, and PNG pictures.

pub mod npy;
pub mod picture;

pub use npy::{NpyError, bits_as, read_npy, write_npy};
pub use picture::{PictureError, read_picture};

use std::io::Read;
use std::path::Path;

/// All bytes of a file, or `None` where there are more than `limit`. A pipe has no length, so the
/// limit is on what is read. Of a file that does not begin with `magic` only so many bytes are read.
fn read_up_to(path: &Path, magic: &[u8], limit: u64) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    let mut file = std::fs::File::open(path)?;
    file.by_ref()
        .take(magic.len() as u64)
        .read_to_end(&mut bytes)?;
    if bytes == magic {
        let rest = limit.saturating_add(1).saturating_sub(bytes.len() as u64);
        file.take(rest).read_to_end(&mut bytes)?;
    }
    Ok((bytes.len() as u64 <= limit).then_some(bytes))
}

#[cfg(test)]
mod tests {
    use super::read_up_to;

    #[test]
    fn a_file_is_read_up_to_its_limit() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("file");
        std::fs::write(&path, [7; 10]).expect("writable");
        assert_eq!(
            read_up_to(&path, &[7, 7], 10).expect("readable"),
            Some(vec![7; 10])
        );
        assert_eq!(read_up_to(&path, &[7, 7], 9).expect("readable"), None);
        assert!(read_up_to(&folder.path().join("absent"), &[], 9).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_file_without_end_is_given_up_at_the_limit() {
        let endless = std::path::Path::new("/dev/zero");
        assert_eq!(
            read_up_to(endless, &[0, 0], 1 << 16).expect("readable"),
            None
        );
        let other = read_up_to(endless, b"\x93NUMPY", u64::MAX).expect("readable");
        assert_eq!(other, Some(vec![0; 6]));
    }
}
