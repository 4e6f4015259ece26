//! Lane `package`.

use std::path::Path;

use crate::child::{expect_success, stream};
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::metadata::{self, Package as Crate};

/// Every crate can be packaged.
#[derive(Debug)]
pub struct Package;

/// A package larger than this holds something that is not source, in bytes.
const LARGE: u64 = 4 << 20;

impl Lane for Package {
    fn name(&self) -> &'static str {
        "package"
    }

    fn claim(&self) -> &'static str {
        "`cargo package` takes every crate, with licence, description and its own files only"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let packages = metadata::workspace(context)?;
        let mut command = context.cargo(["package", "--workspace", "--allow-dirty", "--no-verify"]);
        // The lock file of a library is of no use to its users, and making it asks the registry.
        command.arg("--exclude-lockfile");
        let mut packaged = 0;
        let status = stream(context, command, |line| {
            if line.trim_start().starts_with("Packaged ") {
                packaged += 1;
            }
        })?;
        tally.require_success(status, "cargo package");
        tally.equal(packaged, packages.len(), "the number of crates packaged");

        for package in &packages {
            check_manifest(package, tally);
            let list = context.cargo(["package", "--list", "--allow-dirty", "-p", &package.name]);
            let listed = expect_success(list)?.stdout;
            let files: Vec<&str> = listed.lines().map(str::trim).collect();
            let size = files
                .iter()
                .map(|file| size(&package.folder.join(file)))
                .sum();
            check_contents(&package.name, &files, size, tally);
        }
        Ok(())
    }
}

/// The length of a file, 0 for one that cargo makes itself.
fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |metadata| metadata.len())
}

fn check_manifest(package: &Crate, tally: &mut Tally) {
    let Crate {
        name,
        description,
        license,
        ..
    } = package;
    tally.check(license == "MIT OR Apache-2.0", || {
        format!("the licence of {name} is `{license}`, not `MIT OR Apache-2.0`")
    });
    tally.check(
        !description.is_empty() && !description.contains('\n'),
        || format!("the description of {name} is not one line"),
    );
}

fn check_contents(name: &str, files: &[&str], size: u64, tally: &mut Tally) {
    let has_root = ["src/lib.rs", "src/main.rs"]
        .iter()
        .any(|root| files.contains(root));
    tally.check(has_root, || {
        format!("the package of {name} has no src/lib.rs or src/main.rs")
    });
    tally.check(size <= LARGE, || {
        format!("the package of {name} has {size} bytes")
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failures(check: impl FnOnce(&mut Tally)) -> usize {
        let mut tally = Tally::default();
        check(&mut tally);
        assert_eq!(tally.checks, 2);
        tally.failures.len()
    }

    #[test]
    fn planted_fault_a_manifest_without_licence_or_description_is_found() {
        let good = Crate {
            description: "A graph".into(),
            license: "MIT OR Apache-2.0".into(),
            ..Crate::default()
        };
        assert_eq!(failures(|tally| check_manifest(&good, tally)), 0);
        assert_eq!(
            failures(|tally| check_manifest(&Crate::default(), tally)),
            2
        );
    }

    #[test]
    fn planted_fault_a_package_without_sources_or_with_a_large_file_is_found() {
        let sources = ["Cargo.toml", "src/lib.rs"];
        assert_eq!(
            failures(|tally| check_contents("a", &sources, 900, tally)),
            0
        );
        assert_eq!(
            failures(|tally| check_contents("a", &sources[..1], 900, tally)),
            1
        );
        assert_eq!(
            failures(|tally| check_contents("a", &sources, LARGE + 1, tally)),
            1
        );
    }
}
