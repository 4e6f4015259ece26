//! Compiles the one C function that macOS on Apple silicon needs; elsewhere there is nothing to do.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/darwin/shim.c");
    let target = |key| std::env::var(key).unwrap_or_default();
    let is_apple_silicon =
        target("CARGO_CFG_TARGET_OS") == "macos" && target("CARGO_CFG_TARGET_ARCH") == "aarch64";
    if is_apple_silicon {
        cc::Build::new()
            .file("src/darwin/shim.c")
            .compile("weft_exec_mem_shim");
    }
}
