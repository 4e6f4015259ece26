//! A Rust name for each row: the mnemonic and its operands in order.

use std::collections::HashMap;

use super::source::{Line, Piece};

fn operand(class: &str) -> String {
    match class {
        "WSP" => "wsp".into(),
        "XSP" => "xsp".into(),
        "I" | "N" | "UIS" | "SIS" => "i".into(),
        "R2" => "r2".into(),
        "R4" => "r4".into(),
        "C" | "CI" => "cond".into(),
        "EXT" | "EXTX" => "ext".into(),
        "SH" => "shift".into(),
        "PAT" => "pat".into(),
        "BAR" => "domain".into(),
        "PRF" | "SPRF" | "RPRF" => "prf".into(),
        "F8" | "F01" | "FH1" | "FH2" => "f".into(),
        "SYSR" | "SYSW" => "sysreg".into(),
        "ZM" => "tiles".into(),
        "BM" => "bytemask".into(),
        class if class.contains("LOG") => "bitmask".into(),
        class if class.starts_with("MOVZ") => "wide".into(),
        class if class.starts_with("MOVN") => "inverted".into(),
        class if class.starts_with("BF") => "i".into(),
        // `vl2_4s`: two vectors of 4s.
        class
            if ["VL", "ZL", "PL", "ZS"]
                .iter()
                .any(|list| class.starts_with(list)) =>
        {
            format!("{}_", class.to_lowercase())
        }
        class => class.to_lowercase(),
    }
}

fn base(line: &Line) -> String {
    let mut name = line.mnemonic.replace('.', "_");
    let mut glue = String::new();
    for piece in &line.pieces {
        match piece {
            Piece::Operand(spec) => {
                if !glue.starts_with('^') {
                    name += "_";
                }
                name += &operand(&spec.class);
                glue.clear();
            }
            Piece::Text(text) => {
                // A suffix sticks to its operand; words and brackets become parts.
                let mut word = String::new();
                let flush = |word: &mut String, name: &mut String| {
                    if !word.is_empty() {
                        *name += &format!("_{word}");
                        word.clear();
                    }
                };
                let mut chars = text.chars().peekable();
                while let Some(c) = chars.next() {
                    match c {
                        '.' => {
                            flush(&mut word, &mut name);
                            while let Some(d) = chars.next_if(|d| d.is_ascii_alphanumeric()) {
                                name.push(d);
                            }
                        }
                        '/' => {
                            flush(&mut word, &mut name);
                            if let Some(d) = chars.next() {
                                name.push(d);
                            }
                        }
                        '[' => {
                            flush(&mut word, &mut name);
                            name += "_at";
                        }
                        ']' => {
                            flush(&mut word, &mut name);
                            match chars.peek() {
                                Some('!') => name += "_pre",
                                Some(',') => name += "_then",
                                _ => {}
                            }
                        }
                        c if c.is_ascii_alphanumeric() || c == '_' => {
                            word.push(c.to_ascii_lowercase())
                        }
                        _ => flush(&mut word, &mut name),
                    }
                }
                flush(&mut word, &mut name);
            }
        }
    }
    // A lane's bracket says no more than the number in it.
    name.replace("_at_i_", "_i_")
        .replace("__", "_")
        .trim_end_matches('_')
        .to_string()
}

/// One name for each line, all different.
pub fn names(lines: &[Line]) -> Vec<String> {
    let mut names: Vec<String> = lines.iter().map(base).collect();
    for name in &mut names {
        if ["yield", "match", "in", "as"].contains(&name.as_str()) {
            name.push('_');
        }
    }
    // Names that several lines share get what tells the lines apart.
    let mut count: HashMap<String, usize> = HashMap::new();
    names
        .iter()
        .for_each(|name| *count.entry(name.clone()).or_default() += 1);
    let mut used: HashMap<String, usize> = HashMap::new();
    for (line, name) in lines.iter().zip(&mut names) {
        if count[name] > 1 {
            let mut longer = name.clone();
            if line.is_alias() {
                longer += "_alias";
            } else if line.is_silent() {
                longer += "_base";
            }
            let again = used.entry(longer.clone()).or_default();
            *again += 1;
            if *again > 1 {
                longer += &format!("_{again}");
            }
            *name = longer;
        }
    }
    names
}
