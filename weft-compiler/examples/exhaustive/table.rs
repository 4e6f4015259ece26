//! The hashes that are written down in `docs/NUMERICS.md`.

const PAGE: &str = include_str!("../../../docs/NUMERICS.md");

/// The hash of all outputs of a function, as the page has it.
pub fn hash_of(function: &str) -> Option<&'static str> {
    find(PAGE, function)
}

/// The row `| function | .. hash .. |`, whose hash is 64 hexadecimal digits in backquotes.
fn find<'a>(page: &'a str, function: &str) -> Option<&'a str> {
    let is_hash = |cell: &&str| cell.len() == 64 && cell.bytes().all(|b| b.is_ascii_hexdigit());
    page.lines().find_map(|line| {
        let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
        if cells.next()? != function {
            return None;
        }
        cells.map(|cell| cell.trim_matches('`')).find(is_hash)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_found_by_its_function_and_its_hash() {
        let hash = "0123456789abcdef".repeat(4);
        let page = format!(
            "| exp | no hash |\n| exp2 | 2 | `{hash}` |\n| exp | `{}` |\n",
            hash.replace('0', "f")
        );
        assert_eq!(find(&page, "exp2"), Some(hash.as_str()));
        assert_eq!(find(&page, "exp"), Some(hash.replace('0', "f").as_str()));
        assert_eq!(find(&page, "log"), None);
    }
}
