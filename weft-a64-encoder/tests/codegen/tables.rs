//! The tables as Rust source.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::source::{Line, Piece, Spec};
use super::tree;

pub const HEAD: &str =
    "// Made from forms.txt by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --test generated`.\n";

/// An interning list.
/// A literal of bytes with `line_len` of them a line: one expression, where an array is as many as it has
/// numbers, each of which the compiler checks.
fn bytes(bytes: &[u8], line_len: usize) -> String {
    let lines: Vec<String> = bytes
        .chunks(line_len)
        .map(|line| {
            let line: Vec<String> = line.iter().map(|b| format!("\\x{b:02x}")).collect();
            format!("    {}\\\n", line.concat())
        })
        .collect();
    format!("b\"\\\n{}\"", lines.concat())
}

/// A static of 16-bit numbers, as bytes.
fn halves(name: &str, numbers: impl IntoIterator<Item = usize>) -> String {
    let all: Vec<u8> = numbers
        .into_iter()
        .flat_map(|n| u16::try_from(n).expect("16 bits").to_le_bytes())
        .collect();
    let bytes = bytes(&all, 32);
    format!("pub(crate) static {name}: &[[u8; 2]] = {bytes}.as_chunks().0;\n")
}

/// Where each of the lists would end if they were one.
fn ends(lens: impl IntoIterator<Item = usize>) -> Vec<usize> {
    let mut end = 0;
    lens.into_iter()
        .map(|len| {
            end += len;
            end
        })
        .collect()
}

struct Pool<T>(Vec<T>);

impl<T: PartialEq> Pool<T> {
    fn at(&mut self, item: T) -> usize {
        if let Some(at) = self.0.iter().position(|x| *x == item) {
            return at;
        }
        self.0.push(item);
        self.0.len() - 1
    }
}

fn class(name: &str) -> String {
    let (head, digits) = name.split_at(
        name.find(|c: char| c.is_ascii_digit())
            .unwrap_or(name.len()),
    );
    let simple = match (head, digits) {
        ("W" | "X" | "B" | "H" | "S" | "D" | "Q" | "V" | "Z" | "P", "") => head,
        ("WSP", "") => "WSp",
        ("XSP", "") => "XSp",
        ("PN", "") => "Pn",
        ("ZA", "") => "Tile",
        ("ZAh", "") => "TileH",
        ("ZAv", "") => "TileV",
        ("I", "") => "Imm",
        ("N", "") => "Number",
        ("C", "") => "Cond",
        ("CI", "") => "CondInverted",
        ("EXT", "") => "Extend",
        ("EXTX", "") => "ExtendX",
        ("SH", "") => "Shift",
        ("PAT", "") => "Pattern",
        ("BAR", "") => "Barrier",
        ("PRF", "") => "Prefetch",
        ("SPRF", "") => "SvePrefetch",
        ("RPRF", "") => "RangePrefetch",
        ("F", "8") => "Float8",
        ("F", "01") => "FloatPair(0)",
        ("FH", "1") => "FloatPair(1)",
        ("FH", "2") => "FloatPair(2)",
        ("SIS", "") => "SveSigned",
        ("UIS", "") => "SveUnsigned",
        ("BM", "") => "ByteMask",
        ("BFZ", "") => "BitfieldInsertLsb",
        ("BFW", "") => "BitfieldWidth",
        ("BFL", "") => "BitfieldLeft",
        ("SYSR", "") => "SysRead",
        ("SYSW", "") => "SysWrite",
        ("ZM", "") => "TileMask",
        _ => "",
    };
    if !simple.is_empty() {
        return simple.into();
    }
    let head = match head {
        "VL" => "VList",
        "ZL" => "ZList",
        "PL" => "PList",
        "ZS" => "ZStride",
        "R" => "Range",
        "LOG" => "Logical",
        "SLOG" => "SveLogical",
        "MOVZ" => "MoveZ",
        "MOVN" => "MoveN",
        _ => panic!("no class {name}"),
    };
    format!("{head}({digits})")
}

fn kind(spec: &Spec) -> String {
    let mut parts = spec.parts.clone();
    parts.resize(3, (0, 0));
    let parts: Vec<String> = parts.iter().map(|(l, w)| format!("({l}, {w})")).collect();
    let sign = match spec.sign {
        'u' => "Unsigned",
        's' => "Signed",
        _ => "Negative",
    };
    let mut again = spec.again.clone();
    again.resize(2, 255);
    format!(
        "k({}, [{}], {sign}, {}, {}, [{}, {}], {})",
        class(&spec.class),
        parts.join(", "),
        spec.scale,
        spec.bias,
        again[0],
        again[1],
        spec.hex,
    )
}

fn rule(text: &str) -> Option<String> {
    let numbers = |text: &str| -> Vec<u32> {
        text.split('.')
            .map(|n| n.parse().unwrap_or_else(|_| panic!("rule {text}")))
            .collect()
    };
    Some(match text {
        "alias" | "base" | "any" => return None,
        "imms<immr" => "ImmsBelowImmr".into(),
        "imms>=immr" => "ImmsNotBelowImmr".into(),
        "lsl" => "LeftShift".into(),
        "movz" => "MovZ".into(),
        "movn" => "MovN".into(),
        "notmovwide" => "NotMoveWide".into(),
        "movmask" => "MoveMask".into(),
        "notal" => "NotAlways".into(),
        "ext32" => "NotExtendX".into(),
        text => {
            let (name, rest) =
                text.split_at(text.find(|c: char| c.is_ascii_digit()).expect("a rule"));
            match (name, numbers(rest).as_slice()) {
                ("ne", [a, n]) => format!("Not({a}, 5, {n})"),
                ("ne", [a, w, n]) => format!("Not({a}, {w}, {n})"),
                ("diff", [a, b, w]) => format!("Differ({a}, {b}, {w})"),
                ("wb", [a, b]) => format!("WriteBack({a}, {b})"),
                ("le", [a, w, n]) => format!("AtMost({a}, {w}, {n})"),
                _ => panic!("no rule {text}"),
            }
        }
    })
}

/// The extensions in the order of their bits.
pub fn feature_names(lines: &[Line]) -> Vec<String> {
    let all: BTreeSet<&String> = lines.iter().flat_map(|l| &l.features).flatten().collect();
    all.into_iter().cloned().collect()
}

fn bits(set: &[String], names: &[String]) -> u128 {
    set.iter()
        .map(|f| 1u128 << names.iter().position(|n| n == f).expect("a known name"))
        .sum()
}

pub fn features(lines: &[Line]) -> String {
    let names = feature_names(lines);
    let mut out =
        format!("{HEAD}//! Names and bits of extensions.\n\nuse crate::features::Features;\n\n");
    let _ = writeln!(
        out,
        "/// The extensions that this crate knows, in the order of their bits.\npub const FEATURE_NAMES: &[&str] = &{names:?};\n"
    );
    out += "impl Features {\n";
    for (at, name) in names.iter().enumerate() {
        let upper = name.to_uppercase().replace(['-', '.'], "_");
        let _ = writeln!(
            out,
            "    /// `{name}`.\n    pub const {upper}: Self = Self(1 << {at});"
        );
    }
    out + "}\n"
}

pub struct Counts {
    pub forms: usize,
    pub aliases: usize,
}

pub fn counts(lines: &[Line]) -> (Counts, Vec<usize>) {
    let keys: Vec<(bool, String)> = lines
        .iter()
        .map(|l| (l.is_alias(), l.counted_as()))
        .collect();
    let all: BTreeSet<&(bool, String)> = keys.iter().collect();
    let aliases = all.iter().filter(|(alias, _)| *alias).count();
    let number: BTreeMap<_, _> = all.iter().enumerate().map(|(at, key)| (*key, at)).collect();
    let of = keys.iter().map(|key| number[key]).collect();
    (
        Counts {
            forms: all.len() - aliases,
            aliases,
        },
        of,
    )
}

pub fn table(lines: &[Line]) -> String {
    let names = feature_names(lines);
    let (counts, counted) = counts(lines);
    let (mut kinds, mut templates) = (Pool(vec![]), Pool(vec![]));
    let (mut sets, mut rules) = (Pool(vec![]), Pool(vec![]));
    let mnemonics: BTreeSet<&str> = lines.iter().map(|l| l.mnemonic.as_str()).collect();
    let mnemonics: Vec<&str> = mnemonics.into_iter().collect();
    let mut templates_operands: Vec<Vec<usize>> = vec![];
    let mut rows: Vec<u8> = vec![];
    for (line, counted) in lines.iter().zip(counted) {
        let mut template: Vec<u8> = vec![];
        for piece in &line.pieces {
            match piece {
                Piece::Text(text) => template.extend(text.bytes()),
                Piece::Operand(spec) => {
                    let at = kinds.at(spec.clone());
                    assert!(at < 1 << 15);
                    template.extend([0x80 | (at >> 8) as u8, (at & 255) as u8]);
                }
            }
        }
        let template = templates.at(template);
        if template == templates_operands.len() {
            let own: Vec<usize> = line
                .operands()
                .iter()
                .map(|spec| kinds.at((*spec).clone()))
                .collect();
            templates_operands.push(own);
        }
        let set: Vec<u128> = line.features.iter().map(|set| bits(set, &names)).collect();
        let set = sets.at(set);
        let rule: Vec<String> = line.rules.iter().filter_map(|r| rule(r)).collect();
        let rule = rules.at(rule);
        let style = match (line.is_silent(), line.is_alias()) {
            (true, _) => 2,
            (_, alias) => u32::from(alias),
        };
        let mnemonic = mnemonics
            .binary_search(&line.mnemonic.as_str())
            .expect("a mnemonic");
        // As `Row` takes them apart.
        assert!(template < 1 << 16 && mnemonic < 1 << 16);
        assert!(counted < 1 << 13 && set < 1 << 8 && rule < 1 << 8);
        let names = template | mnemonic << 16;
        let rest = counted as u32 | (set as u32) << 13 | (rule as u32) << 21 | style << 29;
        for number in [line.value, line.mask, names as u32, rest] {
            rows.extend(number.to_le_bytes());
        }
    }
    let mut out = format!("{HEAD}//! The table of forms.\n\n");
    out += "use crate::features::Features;\n";
    out += "use crate::kind::Class::{self, *};\nuse crate::kind::Kind;\nuse crate::kind::Sign::{self, *};\n";
    out += "use crate::rule::Rule;\nuse crate::rule::Rule::*;\n\n";
    let _ = writeln!(
        out,
        "/// How many forms there are: a mnemonic with the kinds of its operands, where W and X, the widths of scalars,\n\
         /// and the arrangements and element sizes of vectors count once; aliases are not in it.\n\
         pub const FORMS: usize = {};\n\n/// How many aliases there are, counted by the same rule.\npub const ALIASES: usize = {};\n",
        counts.forms, counts.aliases
    );
    out += "const fn f(bits: u128) -> Features {\n    Features(bits)\n}\n\n";
    out += "const fn k(class: Class, parts: [(u8, u8); 3], sign: Sign, scale: i32, bias: i32, again: [u8; 2], hex: bool) -> Kind {\n";
    out += "    Kind::new(class, parts, sign, scale, bias, again, hex)\n}\n\n";
    let _ = writeln!(
        out,
        "/// All mnemonics, in order and without anything between.\n\
         pub(crate) static MNEMONICS: &str = {:?};\n\n\
         /// Where each of them ends.\n{}",
        mnemonics.concat(),
        halves("MNEMONIC_ENDS", ends(mnemonics.iter().map(|m| m.len()))),
    );
    let kinds: Vec<String> = kinds
        .0
        .iter()
        .map(|spec| format!("    {},\n", kind(spec)))
        .collect();
    let _ = writeln!(
        out,
        "pub(crate) static KINDS: &[Kind] = &[\n{}];\n",
        kinds.concat()
    );
    let template_ends = ends(templates.0.iter().map(Vec::len));
    let _ = writeln!(
        out,
        "/// All templates; bytes from 0x80 on start the number of a kind.\n\
         pub(crate) static TEMPLATES: &[u8] = {};\n\n\
         /// Where each of them ends.\n{}",
        bytes(&templates.0.concat(), 32),
        halves("TEMPLATE_ENDS", template_ends),
    );
    let sets: Vec<String> = sets
        .0
        .iter()
        .map(|set| {
            let sets: Vec<String> = set.iter().map(|bits| format!("f({bits:#x})")).collect();
            format!("    &[{}],\n", sets.join(", "))
        })
        .collect();
    let operand_ends = ends(templates_operands.iter().map(Vec::len));
    let _ = writeln!(
        out,
        "/// The distinct kinds of each template, in the order in which they first appear.\n{}\n\
         /// Where those of each template end.\n{}",
        halves("OPERANDS", templates_operands.concat()),
        halves("OPERAND_ENDS", operand_ends),
    );
    let _ = writeln!(
        out,
        "pub(crate) static FEATURES: &[&[Features]] = &[\n{}];\n",
        sets.concat()
    );
    let rules: Vec<String> = rules
        .0
        .iter()
        .map(|r| format!("    &[{}],\n", r.join(", ")))
        .collect();
    let _ = writeln!(
        out,
        "pub(crate) static RULES: &[&[Rule]] = &[\n{}];\n",
        rules.concat()
    );
    let _ = writeln!(
        out,
        "/// Of each row value, mask, and two words of numbers that `Row` takes apart, in little-endian bytes.\n\
         pub(crate) static ROWS: &[[u8; 16]] = {}.as_chunks().0;",
        bytes(&rows, 16),
    );
    out + &by_mnemonic(lines, &mnemonics)
}

/// Rows grouped by mnemonic, those without a stack pointer first.
fn by_mnemonic(lines: &[Line], mnemonics: &[&str]) -> String {
    let has_sp = |line: &Line| {
        line.operands()
            .iter()
            .any(|s| matches!(s.class.as_str(), "WSP" | "XSP"))
    };
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|at| (&lines[*at].mnemonic, has_sp(&lines[*at]), *at));
    let mut starts = vec![];
    for mnemonic in mnemonics {
        starts.push(order.partition_point(|at| lines[*at].mnemonic.as_str() < mnemonic));
    }
    starts.push(order.len());
    format!(
        "\n/// Rows grouped by mnemonic; those with a stack pointer come last.\n{}\n\
         /// Where each mnemonic's rows start in it.\n{}",
        halves("BY_MNEMONIC", order),
        halves("MNEMONIC_STARTS", starts),
    )
}

pub fn decode(lines: &[Line]) -> String {
    let tree = tree::build(lines);
    let mut out = format!("{HEAD}//! The decision tree by which a word finds its rows.\n\n");
    out += "/// Inner nodes are shift, width and first child; leaves are count, 0 and first row.\n";
    out += "/// The width stands in bits 0 to 2, the shift or count in bits 3 to 10, the rest above.\n";
    let nodes: Vec<u8> = tree
        .nodes
        .iter()
        .flat_map(|&(a, b, c)| {
            assert!(a < 256 && b < 8 && c < 1 << 21);
            (b | a << 3 | c << 11).to_le_bytes()
        })
        .collect();
    let _ = writeln!(
        out,
        "pub(crate) static NODES: &[[u8; 4]] = {}.as_chunks().0;\n",
        bytes(&nodes, 32),
    );
    out + &halves("LEAVES", tree.leaves.iter().map(|row| usize::from(*row)))
}

pub fn sysregs(text: &str) -> String {
    let mut out = HEAD.replace("forms.txt", "sysregs.txt");
    out += "//! Names of system registers.\n\n";
    out += "/// Number, name, and rights: 1 to read, 2 to write; in the order of the numbers.\n";
    out += "pub const SYSREGS: &[(u16, &str, u8)] = &[\n";
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let cells: Vec<&str> = line.split(' ').collect();
        let n: Vec<u32> = cells[0]
            .split('_')
            .map(|p| p.trim_start_matches(['S', 'C']).parse().expect("a number"))
            .collect();
        let number = n[0] << 14 | n[1] << 11 | n[2] << 7 | n[3] << 3 | n[4];
        let rights = u8::from(cells[2].contains('r')) | u8::from(cells[2].contains('w')) << 1;
        let _ = writeln!(out, "    ({number:#06x}, {:?}, {rights}),", cells[1]);
    }
    out + "];\n"
}

pub fn form_constants(lines: &[Line], names: &[String]) -> String {
    let mut out = format!("{HEAD}//! A constant for each row of the table of forms.\n\n");
    out += "#![allow(missing_docs, reason = \"a constant's name and value say all there is\")]\n\n";
    out += "use crate::forms::Form;\n\n";
    for (at, (_, name)) in lines.iter().zip(names).enumerate() {
        let _ = writeln!(out, "pub const {}: Form = Form({at});", name.to_uppercase());
    }
    out
}

/// The table of covered extensions, for README.
pub fn coverage(lines: &[Line]) -> String {
    let (counts, _) = counts(lines);
    let mut by_feature: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in lines.iter().filter(|line| !line.is_alias()) {
        let sets: Vec<String> = line.features.iter().map(|set| set.join(" and ")).collect();
        by_feature
            .entry(sets.join(", or "))
            .or_default()
            .insert(line.counted_as());
    }
    let mut out = format!(
        "{} forms, and {} aliases of them.\n\
         A form is a mnemonic with the kinds of its operands; W and X, the widths of scalars, and the arrangements and element sizes of vectors count once.\n\
         The names are those of LLVM's `-mattr`; a form that several extensions have is counted in each row.\n\n\
         | extension | forms |\n| --- | --- |\n",
        counts.forms, counts.aliases
    );
    let mut rows: Vec<_> = by_feature.into_iter().collect();
    rows.sort_by_key(|(name, forms)| (std::cmp::Reverse(forms.len()), name.clone()));
    for (name, forms) in rows {
        let name = if name.is_empty() { "base".into() } else { name };
        let _ = writeln!(out, "| {name} | {} |", forms.len());
    }
    out
}
