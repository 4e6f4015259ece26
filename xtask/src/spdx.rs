//! Licence expressions: `MIT OR (Apache-2.0 WITH LLVM-exception AND Unicode-3.0)`.

use std::collections::BTreeSet;

/// Whether a user who accepts only the licences in `allowed` may use what is under `expression`.
///
/// AND binds tighter than OR; a slash is the old way to write OR.
/// `A WITH B` is a licence of its own, which `allowed` must hold as such.
pub fn satisfied(expression: &str, allowed: &BTreeSet<String>) -> Result<bool, String> {
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace('/', " OR ");
    let tokens: Vec<&str> = spaced.split_whitespace().collect();
    let mut parser = Parser {
        tokens: &tokens,
        allowed,
    };
    let value = parser.any();
    match (value, parser.tokens) {
        (Some(value), []) => Ok(value),
        _ => Err(format!("`{expression}` is no licence expression")),
    }
}

struct Parser<'a> {
    tokens: &'a [&'a str],
    allowed: &'a BTreeSet<String>,
}

impl Parser<'_> {
    fn any(&mut self) -> Option<bool> {
        let mut value = self.all()?;
        while self.take("OR") {
            value |= self.all()?;
        }
        Some(value)
    }

    fn all(&mut self) -> Option<bool> {
        let mut value = self.one()?;
        while self.take("AND") {
            value &= self.one()?;
        }
        Some(value)
    }

    fn one(&mut self) -> Option<bool> {
        if self.take("(") {
            let value = self.any()?;
            return self.take(")").then_some(value);
        }
        let mut licence = self.name()?;
        if self.take("WITH") {
            licence = format!("{licence} WITH {}", self.name()?);
        }
        Some(self.allowed.contains(&licence))
    }

    fn name(&mut self) -> Option<String> {
        let (first, rest) = self.tokens.split_first()?;
        if ["(", ")", "AND", "OR", "WITH"].contains(first) {
            return None;
        }
        self.tokens = rest;
        Some((*first).to_owned())
    }

    fn take(&mut self, token: &str) -> bool {
        match self.tokens.split_first() {
            Some((first, rest)) if *first == token => {
                self.tokens = rest;
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_mean_what_they_say() {
        let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"]
            .map(str::to_owned)
            .into();
        for (expression, expected) in [
            ("MIT", Ok(true)),
            ("GPL-3.0", Ok(false)),
            ("MIT OR GPL-3.0", Ok(true)),
            ("GPL-3.0/MIT", Ok(true)),
            ("MIT AND GPL-3.0", Ok(false)),
            ("MIT AND Zlib", Ok(true)),
            ("GPL-3.0 OR MIT AND Zlib", Ok(true)),
            ("(GPL-3.0 OR MIT) AND BSL-1.0", Ok(false)),
            ("MIT OR (GPL-3.0 AND BSL-1.0)", Ok(true)),
            ("Apache-2.0", Ok(false)),
            ("Apache-2.0 WITH LLVM-exception", Ok(true)),
            ("", Err(())),
            ("MIT OR", Err(())),
            ("(MIT", Err(())),
            ("MIT Zlib", Err(())),
            ("MIT WITH", Err(())),
        ] {
            let found = satisfied(expression, &allowed).map_err(drop);
            assert_eq!(found, expected, "{expression}");
        }
    }
}
