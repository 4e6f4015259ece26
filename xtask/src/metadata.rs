//! The workspace as `cargo metadata` sees it.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde_json::Value;

use crate::child::expect_success;
use crate::context::Context;
use crate::lane::Stop;

/// A crate of the workspace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Package {
    pub name: String,
    pub description: String,
    pub license: String,
    /// The folder of its Cargo.toml.
    pub folder: PathBuf,
    /// What it needs to build and run, on any platform: normal and build dependencies.
    pub dependencies: BTreeSet<String>,
    /// Library and binary roots.
    pub roots: Vec<PathBuf>,
}

/// The crates of the workspace, by name.
pub fn workspace(context: &Context) -> Result<Vec<Package>, Stop> {
    let command = context.cargo(["metadata", "--format-version", "1", "--no-deps"]);
    let text = expect_success(command)?.stdout;
    let metadata: Value = serde_json::from_str(&text)
        .map_err(|error| Stop::Fail(format!("cargo metadata wrote something else: {error}")))?;
    let mut packages: Vec<Package> = items(&metadata["packages"]).map(package).collect();
    packages.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(packages)
}

/// The elements of a JSON array; none if it is something else.
pub fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// A JSON string; empty if it is something else.
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn package(value: &Value) -> Package {
    let manifest = PathBuf::from(text(&value["manifest_path"]));
    Package {
        name: text(&value["name"]),
        description: text(&value["description"]),
        license: text(&value["license"]),
        folder: manifest.parent().map(PathBuf::from).unwrap_or_default(),
        dependencies: items(&value["dependencies"])
            .filter(|dependency| dependency["kind"] != "dev")
            .map(|dependency| text(&dependency["name"]))
            .collect(),
        roots: items(&value["targets"])
            .filter(|target| items(&target["kind"]).any(is_part_of_the_crate))
            .map(|target| PathBuf::from(text(&target["src_path"])))
            .collect(),
    }
}

fn is_part_of_the_crate(kind: &Value) -> bool {
    !["test", "bench", "example", "custom-build"].contains(&kind.as_str().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn dev_dependencies_are_free_and_all_others_count() {
        let parsed = package(&json!({
            "name": "weft-a", "manifest_path": "/x/weft-a/Cargo.toml",
            "description": null, "license": "MIT",
            "dependencies": [
                { "name": "serde", "kind": null, "target": null },
                { "name": "cc", "kind": "build", "target": null },
                { "name": "libc", "kind": null, "target": "cfg(unix)" },
                { "name": "proptest", "kind": "dev", "target": null },
            ],
            "targets": [
                { "kind": ["lib"], "src_path": "/x/weft-a/src/lib.rs" },
                { "kind": ["bin"], "src_path": "/x/weft-a/src/main.rs" },
                { "kind": ["test"], "src_path": "/x/weft-a/tests/a.rs" },
                { "kind": ["custom-build"], "src_path": "/x/weft-a/build.rs" },
            ],
        }));
        assert_eq!(
            parsed.dependencies,
            ["cc", "libc", "serde"].map(str::to_owned).into()
        );
        assert_eq!(
            parsed.roots,
            ["/x/weft-a/src/lib.rs", "/x/weft-a/src/main.rs"].map(PathBuf::from)
        );
        assert_eq!(
            (parsed.description.as_str(), parsed.license.as_str()),
            ("", "MIT")
        );
        assert_eq!(parsed.folder, PathBuf::from("/x/weft-a"));
    }
}
