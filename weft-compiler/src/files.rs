//! Tensors in files: NumPy's `.npy`, and PNG pictures.

pub mod npy;
pub mod picture;

pub use npy::{NpyError, read_npy, write_npy};
pub use picture::{PictureError, read_picture};

use std::io::Read;
use std::path::Path;

/// All bytes of a file, or `None` where there are more than `limit`. A pipe has no length, so the
/// limit is on what is read.
fn read_up_to(path: &Path, limit: u64) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)?
        .take(limit.saturating_add(1))
        .read_to_end(&mut bytes)?;
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
        assert_eq!(read_up_to(&path, 10).expect("readable"), Some(vec![7; 10]));
        assert_eq!(read_up_to(&path, 9).expect("readable"), None);
        assert!(read_up_to(&folder.path().join("absent"), 9).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_file_without_end_is_given_up_at_the_limit() {
        let endless = std::path::Path::new("/dev/zero");
        assert_eq!(read_up_to(endless, 1 << 16).expect("readable"), None);
    }
}
