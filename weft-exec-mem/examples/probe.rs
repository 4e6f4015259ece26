//! Prints whether this host lets a process run code that it writes itself, and who says no.

fn main() {
    print!("{}", weft_exec_mem::probe());
}
