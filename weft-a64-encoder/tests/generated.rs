//! The generated files are what forms.txt and sysregs.txt say; `WEFT_BLESS=1` writes them.

#![allow(missing_docs, reason = "a test")]

#[allow(dead_code, reason = "other tests use more of it")]
mod codegen;

use std::fs;
use std::path::Path;

use codegen::{constructors, names, source, tables};

#[test]
fn generated_files_are_what_the_tables_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| fs::read_to_string(root.join(path)).expect(path);
    let lines = source::read(&read("forms.txt"));
    assert!(lines.len() > 5000, "forms.txt has {} lines", lines.len());
    let names = names::names(&lines);
    let (counts, _) = tables::counts(&lines);
    println!(
        "{} rows, {} forms, {} aliases",
        lines.len(),
        counts.forms,
        counts.aliases
    );
    let mut files = vec![
        ("table.rs", tables::table(&lines)),
        ("features.rs", tables::features(&lines)),
        ("decode.rs", tables::decode(&lines)),
        ("sysregs.rs", tables::sysregs(&read("sysregs.txt"))),
        ("types.rs", constructors::types(&lines)),
        ("form.rs", tables::form_constants(&lines, &names)),
    ];
    let mut typed = 0;
    for (section, module) in constructors::MODULES {
        let (text, count) = constructors::module(&lines, &names, section);
        assert!(count > 20, "{section} has {count} constructors");
        typed += count;
        files.push((module, text));
    }
    println!("{typed} typed constructors");
    files.push((
        "../../tests/typed/calls.rs",
        constructors::calls(&lines, &names),
    ));
    let readme = read("README.md");
    let (before, rest) = readme
        .split_once("<!-- coverage")
        .expect("a place for the table");
    let (mark, rest) = rest.split_once("-->").expect("the mark's end");
    let (_, after) = rest
        .split_once("<!-- end of coverage -->")
        .expect("the table's end");
    let coverage = tables::coverage(&lines);
    let page = format!("{before}<!-- coverage{mark}-->\n{coverage}<!-- end of coverage -->{after}");
    files.push(("../../README.md", page));
    let bless = std::env::var_os("WEFT_BLESS").is_some();
    for (name, text) in files {
        let path = if let Some(path) = name.strip_prefix("../../") {
            path.into()
        } else if name.ends_with(".rs") {
            format!("src/generated/{name}")
        } else {
            format!("src/generated/{name}.rs")
        };
        if bless {
            fs::write(root.join(&path), text).expect(&path);
        } else {
            assert!(
                read(&path) == text,
                "{path} is stale: run with WEFT_BLESS=1"
            );
        }
    }
}
