//! How often glibc's own function is not correctly rounded: figures that were counted elsewhere, and
//! so a witness for what is called correctly rounded here.

use std::path::Path;
use std::process::Command;

use crate::Failure;

/// Function, glibc, and for how many inputs its function (with FMA) is not correctly rounded.
const COUNTED: [(&str, &str, u64); 2] = [("exp", "2.36", 170_648), ("log", "2.36", 416_908)];

/// Counts once more and prints it. `None` for a function that was not counted elsewhere, else
/// whether the count is right; with another glibc or without FMA every count is.
pub fn says(witness: &Path, function: &str) -> Result<Option<bool>, Failure> {
    let Some((_, version, expected)) = COUNTED.iter().find(|(name, ..)| *name == function) else {
        return Ok(None);
    };
    let output = Command::new(witness)
        .args([function, "0", "4294967296", "glibc"])
        .output()?;
    let text = String::from_utf8(output.stdout)?;
    let (here, count) =
        read(&text).ok_or_else(|| format!("the witness counted nothing: {text:?}"))?;
    let comparable = here == *version && has_fma();
    let right = !comparable || count == *expected;
    let verdict = match (comparable, right) {
        (false, _) => "not comparable",
        (true, true) => "as counted elsewhere",
        (true, false) => "NOT AS COUNTED ELSEWHERE",
    };
    println!("{function:12} glibc {here} differs on {count} inputs, {verdict}");
    Ok(Some(right))
}

/// The version and the count in what the witness printed.
fn read(text: &str) -> Option<(&str, u64)> {
    let mut lines = text.lines();
    let version = lines.next()?.strip_prefix("glibc ")?;
    let words: Vec<&str> = lines.next()?.split(' ').collect();
    let [_, "inputs", "4294967296", "wrong", count, ..] = words.as_slice() else {
        return None;
    };
    Some((version, count.parse().ok()?))
}

fn has_fma() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        is_x86_feature_detected!("fma")
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn planted_fault_a_count_of_less_than_all_inputs_is_none() {
        let text = "glibc 2.36\nexp inputs 4294967296 wrong 170648 decided-by-mpfr 512\n";
        assert_eq!(read(text), Some(("2.36", 170_648)));
        assert_eq!(read(&text.replace("4294967296", "4294967295")), None);
        assert_eq!(read(&text.replace("glibc 2.36\n", "")), None);
    }
}
