//! The generated files are what forms.txt and sysregs.txt say; `WEFT_BLESS=1` writes them.

#![allow(missing_docs, reason = "a test")]

mod codegen;

use std::fs;
use std::path::Path;

use codegen::{names, source, tables};

#[test]
fn generated_files_are_what_the_tables_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| fs::read_to_string(root.join(path)).expect(path);
    let lines = source::read(&read("forms.txt"));
    assert!(lines.len() > 5000, "forms.txt has {} lines", lines.len());
    let names = names::names(&lines);
    let (counts, _) = tables::counts(&lines);
    println!("{} rows, {} forms, {} aliases", lines.len(), counts.forms, counts.aliases);
    let files = [
        ("table.rs", tables::table(&lines)),
        ("features.rs", tables::features(&lines)),
        ("decode.rs", tables::decode(&lines)),
        ("sysregs.rs", tables::sysregs(&read("sysregs.txt"))),
        ("form.rs", tables::form_constants(&lines, &names)),
    ];
    let bless = std::env::var_os("WEFT_BLESS").is_some();
    for (name, text) in files {
        let path = format!("src/generated/{name}");
        if bless {
            fs::write(root.join(&path), text).expect(&path);
        } else {
            assert!(read(&path) == text, "{path} is stale: run with WEFT_BLESS=1");
        }
    }
}
