//! From inaccessible pages to read-execute pages that hold given bytes, in either mode.

use std::fs::File;

use super::mapping::{CODE_NAME, Reservation};
use super::system::{Access, System, mfd};
use crate::policy::{Errno, Mode, Step};

/// A request that the kernel refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    pub step: Step,
    pub errno: Errno,
}

impl Failure {
    /// Turns an error number into a failure of a step.
    pub fn at(step: Step) -> impl Fn(Errno) -> Failure {
        move |errno| Failure { step, errno }
    }
}

/// How pages become executable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub mode: Mode,
    /// The access of finished pages.
    pub access: Access,
}

/// Fills the stretch at `offset`, whose pages are inaccessible, with `image`, and makes it
/// read-execute.
///
/// On a failure the stretch may be left writable or inaccessible, but not executable; the caller
/// retires it.
/// Requests that failed and were replaced by an older one are added to `fallbacks`.
pub(super) fn publish(
    reservation: &Reservation,
    way: Way,
    offset: usize,
    image: &[u8],
    fallbacks: &mut Vec<(Step, Errno)>,
) -> Result<(), Failure> {
    let at = reservation.stretch(offset, image.len());
    let system = reservation.system();
    match way.mode {
        Mode::Anonymous => publish_anonymous(system, at, image, way.access),
        Mode::SealedFile => publish_sealed(system, at, image, way.access, fallbacks),
        Mode::ThreadToggle => unreachable!("not a mode of Linux"),
    }
}

fn publish_anonymous(
    system: &dyn System,
    at: *mut u8,
    image: &[u8],
    access: Access,
) -> Result<(), Failure> {
    let len = image.len();
    // SAFETY: `at` is a stretch of the reservation that has no code and no handle.
    let writable = unsafe { system.protect(at, len, Access::ReadWrite) };
    writable.map_err(Failure::at(Step::MakeWritable))?;
    // SAFETY: the stretch is writable now, `image.len()` long, and nobody else knows of it.
    unsafe { std::ptr::copy_nonoverlapping(image.as_ptr(), at, len) };
    // SAFETY: the stretch is readable.
    unsafe { system.make_visible_to_fetch(at, len) };
    // SAFETY: as for `writable`; the copy above is over.
    let executable = unsafe { system.protect(at, len, access) };
    executable.map_err(Failure::at(Step::MakeExecutable))?;
    system.name(at, len, CODE_NAME);
    Ok(())
}

fn publish_sealed(
    system: &dyn System,
    at: *mut u8,
    image: &[u8],
    access: Access,
    fallbacks: &mut Vec<(Step, Errno)>,
) -> Result<(), Failure> {
    let mut file = create_file(system, fallbacks)?;
    let written = system.write(&mut file, image);
    written.map_err(Failure::at(Step::WriteFile))?;
    system.seal(&file).map_err(Failure::at(Step::SealFile))?;
    // SAFETY: `at` is a stretch of the reservation that has no code and no handle; the file has
    // the image's length and is sealed.
    let mapped = unsafe { system.remap_file_executable(at, image.len(), &file, access) };
    mapped.map_err(Failure::at(Step::MapExecutable))?;
    // SAFETY: the stretch is readable.
    unsafe { system.make_visible_to_fetch(at, image.len()) };
    Ok(())
}

/// An in-memory file that may be executed.
///
/// Kernels since 6.3 want to be told so, and write to their log where they are not; older ones
/// refuse the flag that says it.
fn create_file(system: &dyn System, fallbacks: &mut Vec<(Step, Errno)>) -> Result<File, Failure> {
    let flags = mfd::CLOEXEC | mfd::ALLOW_SEALING;
    match system.memfd_create(CODE_NAME, flags | mfd::EXEC) {
        Err(errno @ Errno(libc::EINVAL)) => {
            fallbacks.push((Step::CreateFile, errno));
            system.memfd_create(CODE_NAME, flags)
        }
        other => other,
    }
    .map_err(Failure::at(Step::CreateFile))
}
