//! Runs the plan on the inputs that came with it, and prints every value's digest.
//!
//! Exit code 0 means that all are the reference's, 1 that one is not, 2 that there was no run.

use rendered_plan::check::check;
use std::process::ExitCode;

fn main() -> ExitCode {
    let checked = match check() {
        Ok(checked) => checked,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    for one in &checked {
        let word = if one.is_same() { "same" } else { "DIFFERENT" };
        println!(
            "{word} {} {} {}",
            one.found,
            one.value.key,
            one.value.name.escape_debug()
        );
    }
    let same = checked.iter().filter(|one| one.is_same()).count();
    println!("{same} of {} digests identical", checked.len());
    ExitCode::from(u8::from(same != checked.len() || checked.is_empty()))
}
