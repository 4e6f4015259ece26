//! The program in README.md compiles in a crate of its own and prints what README.md says.

#![allow(missing_docs, reason = "a test")]

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn the_readme_s_program_prints_what_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).expect("README.md");
    let (_, rest) = readme.split_once("```rust\n").expect("a program");
    let (program, rest) = rest.split_once("```\n").expect("the program's end");
    let (_, rest) = rest.split_once("prints\n\n").expect("what it prints");
    let lines = rest.lines().take_while(|line| !line.is_empty());
    let expected: Vec<&str> = lines.map(|line| line.trim_start()).collect();
    assert!(expected.len() >= 3);

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    fs::create_dir_all(folder.join("src")).expect("a folder");
    let manifest = format!(
        "[package]\nname = \"stranger\"\nedition = \"2024\"\n\n\
         [dependencies]\nweft-a64-encoder = {{ path = {root:?} }}\n\n[workspace]\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).expect("a manifest");
    fs::write(folder.join("src").join("main.rs"), program).expect("a program");
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline", "--target-dir"])
        .arg(folder.join("target"))
        .current_dir(&folder)
        .output()
        .expect("cargo starts");
    let printed = String::from_utf8_lossy(&output.stdout);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert_eq!(printed.lines().collect::<Vec<_>>(), expected, "{said}");
}
