//! The table of forms as text, read into rows.

use std::collections::BTreeMap;

/// One line of forms.txt.
#[derive(Clone, Debug)]
pub struct Line {
    pub number: usize,
    pub section: String,
    pub mnemonic: String,
    /// Text and operand specifications, in turn.
    pub pieces: Vec<Piece>,
    pub mask: u32,
    pub value: u32,
    /// Alternatives, each a list of extensions.
    pub features: Vec<Vec<String>>,
    pub rules: Vec<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    Text(String),
    Operand(Spec),
}

/// `<CLASS@FIELD>`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spec {
    pub class: String,
    pub parts: Vec<(u32, u32)>,
    pub sign: char,
    pub scale: i64,
    pub bias: i64,
    pub again: Vec<u32>,
    pub hex: bool,
}

impl Spec {
    pub fn width(&self) -> u32 {
        self.parts.iter().map(|p| p.1).sum()
    }

    pub fn mask(&self) -> u32 {
        let mut mask = 0u32;
        for &(lsb, width) in &self.parts {
            mask |= (((1u64 << width) - 1) as u32) << lsb;
        }
        for again in &self.again {
            mask |= (((1u64 << self.parts[0].1) - 1) as u32) << again;
        }
        mask
    }

    /// The field's number in a word.
    pub fn number(&self, word: u32) -> u64 {
        let mut number = 0;
        let mut at = 0;
        for &(lsb, width) in &self.parts {
            number |= (u64::from(word >> lsb) & ((1 << width) - 1)) << at;
            at += width;
        }
        number
    }

    pub fn limits(&self) -> (i64, i64) {
        let top = (1i64 << self.width()) - 1;
        match self.sign {
            'u' => (self.bias, self.bias + self.scale * top),
            's' => (
                -self.scale * ((top + 1) / 2),
                self.scale * ((top + 1) / 2 - 1),
            ),
            _ => (self.bias - self.scale * top, self.bias),
        }
    }
}

fn spec(text: &str) -> Spec {
    let (class, rest) = text
        .split_once('@')
        .unwrap_or_else(|| panic!("no @ in <{text}>"));
    let mut spec = Spec {
        class: class.into(),
        parts: vec![],
        sign: 'u',
        scale: 1,
        bias: 0,
        again: vec![],
        hex: false,
    };
    let end = rest
        .find(|c: char| !c.is_ascii_digit() && c != ':' && c != ',')
        .unwrap_or(rest.len());
    let (field, mut rest) = rest.split_at(end);
    for part in field.split(',') {
        let (lsb, width) = part.split_once(':').unwrap_or((part, ""));
        let width = match (width, class) {
            ("", "C" | "CI") => 4,
            ("", "EXTX" | "F01" | "FH1" | "FH2") => 1,
            ("", _) => 5,
            (width, _) => width.parse().expect("a width"),
        };
        spec.parts.push((lsb.parse().expect("a bit"), width));
    }
    match class {
        "ZS2" => spec.parts = vec![(0, 3), (4, 1)],
        "ZS4" => spec.parts = vec![(0, 2), (4, 1)],
        "LOG32" | "LOG64" => spec.parts = vec![(10, 13)],
        "SLOG8" | "SLOG16" | "SLOG32" | "SLOG64" => spec.parts = vec![(5, 13)],
        "SIS" | "UIS" => spec.parts = vec![(5, 9)],
        "MOVZ32" | "MOVZ64" | "MOVN32" | "MOVN64" => spec.parts = vec![(5, 18)],
        "SYSR" | "SYSW" => spec.parts = vec![(5, 15)],
        "BFZ" => spec.parts = vec![(16, spec.parts[0].0)],
        "BFW" => spec.parts = vec![(10, spec.parts[0].0)],
        "BFL" => spec.parts = vec![(10, spec.parts[0].0), (16, spec.parts[0].0)],
        _ => {}
    }
    while let Some(head) = rest.chars().next() {
        let tail = &rest[1..];
        let end = tail
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(tail.len());
        let (digits, after) = tail.split_at(end);
        let number = || digits.parse::<i64>().expect("a number");
        match head {
            '*' => spec.scale = number(),
            '+' => spec.bias = number(),
            'n' => (spec.sign, spec.bias) = ('n', number()),
            's' => spec.sign = 's',
            'x' => spec.hex = true,
            '=' => spec.again.push(number() as u32),
            _ => panic!("what is {head} in <{text}>"),
        }
        rest = after;
    }
    spec
}

pub fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = vec![];
    let mut rest = text;
    while let Some(open) = rest.find('<') {
        if open > 0 {
            pieces.push(Piece::Text(rest[..open].into()));
        }
        let close = rest.find('>').expect("a closing >");
        pieces.push(Piece::Operand(spec(&rest[open + 1..close])));
        rest = &rest[close + 1..];
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest.into()));
    }
    pieces
}

/// Reads the table; panics with the line on anything odd, since the table is ours.
pub fn read(text: &str) -> Vec<Line> {
    let mut section = String::new();
    let mut lines = vec![];
    let mut seen = BTreeMap::new();
    for (at, line) in text.lines().enumerate() {
        let number = at + 1;
        if let Some(title) = line.strip_prefix("## ") {
            section = title.into();
        }
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let cells: Vec<&str> = line.split(" | ").map(str::trim).collect();
        assert!(
            matches!(cells.len(), 4 | 5),
            "line {number} has {} cells: {line}",
            cells.len()
        );
        let bits = cells[2];
        assert_eq!(bits.len(), 32, "line {number}: {bits}");
        let (mut mask, mut value) = (0, 0);
        for bit in bits.chars() {
            (mask, value) = (
                mask << 1 | u32::from(bit != '.'),
                value << 1 | u32::from(bit == '1'),
            );
        }
        let pieces = pieces(cells[1]);
        let mut said = mask;
        for piece in &pieces {
            if let Piece::Operand(spec) = piece {
                said |= spec.mask();
                // Bitmasks and wide moves have fields of which a form may fix a part.
                let partly = spec.class.contains("LOG") || spec.class.starts_with("MOV");
                assert!(
                    partly || spec.mask() & mask == 0,
                    "line {number}: {spec:?} is fixed"
                );
            }
        }
        let rules: Vec<String> = cells
            .get(4)
            .unwrap_or(&"")
            .split_whitespace()
            .map(Into::into)
            .collect();
        let ignored = rules.iter().any(|r| r == "any");
        assert_eq!(
            said != u32::MAX,
            ignored,
            "line {number}: bits {:032b} belong to nothing",
            !said
        );
        if let Some(first) = seen.insert(
            (cells[0].to_string(), cells[1].to_string(), mask, value),
            number,
        ) {
            panic!("lines {first} and {number} are the same");
        }
        let features = match cells[3] {
            "base" => vec![vec![]],
            list => list
                .split('/')
                .map(|set| set.split('&').map(Into::into).collect())
                .collect(),
        };
        lines.push(Line {
            number,
            section: section.clone(),
            mnemonic: cells[0].into(),
            pieces,
            mask,
            value,
            features,
            rules,
        });
    }
    lines
}

impl Line {
    pub fn is_alias(&self) -> bool {
        self.rules.iter().any(|r| r == "alias")
    }

    pub fn is_silent(&self) -> bool {
        self.rules.iter().any(|r| r == "base")
    }

    /// Distinct operands in order.
    pub fn operands(&self) -> Vec<&Spec> {
        let mut found: Vec<&Spec> = vec![];
        for piece in &self.pieces {
            if let Piece::Operand(spec) = piece
                && !found.contains(&spec)
            {
                found.push(spec);
            }
        }
        found
    }

    /// What is counted as one form: the mnemonic and the kinds of operands, where W and X, the scalar
    /// widths, and the arrangements and element sizes of vectors make no difference.
    pub fn counted_as(&self) -> String {
        let mnemonic = match self.mnemonic.split_once('.') {
            Some((head @ ("b" | "bc"), _)) => format!("{head}.cond"),
            _ => self.mnemonic.clone(),
        };
        let mut key = format!("{}{mnemonic} ", if self.is_alias() { "~" } else { "" });
        for piece in &self.pieces {
            match piece {
                Piece::Operand(spec) => {
                    let class = match spec.class.as_str() {
                        "W" | "X" | "WSP" | "XSP" => "R",
                        "B" | "H" | "S" | "D" | "Q" => "F",
                        "LOG32" | "LOG64" => "LOG",
                        "MOVZ32" | "MOVZ64" => "MOVZ",
                        "MOVN32" | "MOVN64" => "MOVN",
                        class if class.starts_with("SLOG") => "SLOG",
                        "SIS" | "UIS" => "I",
                        class => class,
                    };
                    key += &format!("<{class}>");
                }
                Piece::Text(text) => {
                    // `.4s` and its like go; the list's size stays, in its class.
                    let mut rest = text.as_str();
                    while let Some(dot) = rest.find('.') {
                        key += &rest[..dot];
                        rest =
                            rest[dot + 1..].trim_start_matches(|c: char| c.is_ascii_alphanumeric());
                    }
                    key += rest;
                }
            }
        }
        key.replace("wsp", "sp")
    }

    /// Changes of this row by one bit, each fixed bit flipped and each bit of a field's place, as
    /// their number and those that none of the words shows.
    pub fn one_bit_changes(&self, words: &[u32]) -> (usize, Vec<String>) {
        let (mut count, mut hidden) = (0, vec![]);
        for bit in (0..32).filter(|bit| self.mask >> bit & 1 == 1) {
            count += 1;
            let value = self.value ^ 1 << bit;
            if !words.iter().any(|word| word & self.mask != value) {
                hidden.push(format!("{} bit {bit}", self.mnemonic));
            }
        }
        for spec in self.operands() {
            let place = |at: u32| (0..5).map(move |bit| at ^ 1 << bit);
            let number =
                |word: u32, lsb: u32, width: u32| u64::from(word >> lsb) & ((1 << width) - 1);
            for &(lsb, width) in &spec.parts {
                for moved in place(lsb) {
                    count += 1;
                    let shows =
                        |word: &u32| number(*word, lsb, width) != number(*word, moved, width);
                    if !words.iter().any(shows) {
                        hidden.push(format!("{} <{}> at {moved}", self.mnemonic, spec.class));
                    }
                }
            }
            let (lsb, width) = spec.parts[0];
            for moved in spec.again.iter().flat_map(|again| place(*again)) {
                count += 1;
                let shows = |word: &u32| number(*word, lsb, width) != number(*word, moved, width);
                if !words.iter().any(shows) {
                    hidden.push(format!(
                        "{} <{}> again at {moved}",
                        self.mnemonic, spec.class
                    ));
                }
            }
        }
        (count, hidden)
    }
}
