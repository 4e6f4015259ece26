//! A typed constructor for each row whose operands are independent of each other.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::source::{Line, Piece, Spec};
use super::tables::HEAD;

/// One argument: its type, how its field is had, and whether that is a register's own number.
struct Argument {
    name: String,
    kind: String,
    bits: Bits,
    spec: Spec,
    /// Which of the form's operands it is.
    operand: usize,
}

enum Bits {
    /// The type's only field is the number that the word holds.
    Plain,
    /// An expression of type u32.
    Field(String),
}

/// The expression of a word: `r2(0x0ea01c00, vd.0, 0, vn.0, 5)` and the like.
///
/// Short bodies matter: there are thousands, and each is checked whenever the crate is built.
fn word(value: u32, arguments: &[Argument]) -> String {
    let mut inst = format!("{value:#010x}");
    let mut plain = vec![];
    for argument in arguments {
        let spec = &argument.spec;
        let field = match &argument.bits {
            Bits::Plain if spec.parts.len() == 1 => {
                plain.push((&argument.name, spec.parts[0].0));
                plain.extend(spec.again.iter().map(|again| (&argument.name, *again)));
                continue;
            }
            Bits::Plain => format!("{}.0 as u32", argument.name),
            Bits::Field(field) => field.clone(),
        };
        let mut skip = 0;
        for &(lsb, width) in &spec.parts {
            inst = format!("part({inst}, {field}, {skip}, {width}, {lsb})");
            skip += width;
        }
        for again in &spec.again {
            inst = format!("part({inst}, {field}, 0, {}, {again})", spec.parts[0].1);
        }
    }
    for chunk in plain.chunks(4) {
        let list: Vec<String> = chunk
            .iter()
            .map(|(name, at)| format!(", {name}.0, {at}"))
            .collect();
        inst = format!("r{}({inst}{})", chunk.len(), list.concat());
    }
    inst
}

/// The type and the field's expression for `name`, or `None` when the operand has no type of its own.
fn typed(spec: &Spec, line: &Line, name: &str) -> Option<(String, Bits)> {
    let rule = |text: &str| line.rules.iter().any(|r| r == text);
    let lsb = spec.parts[0].0;
    let width = spec.width();
    let bits = || Bits::Field(format!("{name}.bits()"));
    let field = || Bits::Field(format!("{name}.field()"));
    let not_31 = rule(&format!("ne{lsb}.31"));
    let plain = |kind: &str| Some((kind.to_string(), Bits::Plain));
    let other = |kind: &str| Some((kind.to_string(), bits()));
    match (spec.class.as_str(), width, spec.scale, spec.bias) {
        ("W" | "X", 5, 1, 0) if not_31 => plain(&format!("{}0To30", spec.class)),
        ("W" | "X" | "B" | "H" | "S" | "D" | "Q", 5, 1, 0) => plain(&spec.class),
        ("W", 2, 1, 8) => plain("W8To11"),
        ("W", 2, 1, 12) => plain("W12To15"),
        ("X", 4, 2, 0) if rule("ne1.4.15") => plain("XPair0To22"),
        ("W" | "X", 4, 2, 0) => plain(&format!("{}Pair", spec.class)),
        ("WSP", 5, 1, 0) => plain("WSp"),
        ("XSP", 5, 1, 0) => plain("XSp"),
        ("V" | "VL1" | "VL2" | "VL3" | "VL4", 5, 1, 0) => plain("V"),
        ("V", 4, 1, 0) => plain("V0To15"),
        ("V", 3, 1, 0) => plain("V0To7"),
        ("Z" | "ZL1" | "ZL2" | "ZL3" | "ZL4", 5, 1, 0) => plain("Z"),
        ("Z", 4, 1, 0) => plain("Z0To15"),
        ("Z", 3, 1, 0) => plain("Z0To7"),
        ("ZL2", 4, 2, 0) => plain("ZPair"),
        ("ZL4", 3, 4, 0) => plain("ZQuad"),
        ("ZS2", ..) => plain("ZStride8"),
        ("ZS4", ..) => plain("ZStride4"),
        ("P" | "PL2", 4, 1, 0) => plain("P"),
        ("P", 3, 1, 0) => plain("P0To7"),
        ("PL2", 3, 2, 0) => plain("PPair"),
        ("PN", 4, 1, 0) => plain("Pn"),
        ("PN", 3, 1, 8) => plain("Pn8To15"),
        ("ZA" | "ZAh" | "ZAv", 1..=4, 1, 0) => plain(&format!("Tile<{}>", 1 << width)),
        ("I" | "N" | "R2" | "R4" | "RPRF", ..) => {
            let (min, mut max) = spec.limits();
            for r in &line.rules {
                if let Some(most) = r.strip_prefix(&format!("le{lsb}.{width}.")) {
                    max = most.parse().expect("a number");
                }
            }
            let steps = match spec.sign {
                'n' => "steps_down",
                _ if spec.bias != 0 => "steps_up",
                _ => "steps",
            };
            Some((
                format!("Imm<{min}, {max}, {}>", spec.scale),
                Bits::Field(format!("{name}.{steps}()")),
            ))
        }
        ("C", ..) => Some(("Cond".into(), field())),
        ("CI", ..) => other("InvertibleCond"),
        ("EXT", 3, ..) if rule("ext32") => other("ExtendW"),
        ("EXT", 3, ..) => Some(("Extend".into(), field())),
        ("EXT", 1, 4, 2) => other("ExtendWord"),
        ("EXTX", ..) => other("ExtendX"),
        ("SH", ..) if rule("ne22.2.3") => other("ShiftNotRor"),
        ("SH", ..) => Some(("Shift".into(), field())),
        ("PAT", ..) => Some(("Pattern".into(), field())),
        ("BAR", ..) => Some(("Barrier".into(), field())),
        ("PRF", ..) if rule("le0.5.23") => other("PrefetchBelow24"),
        ("PRF", ..) => Some(("Prefetch".into(), field())),
        ("SPRF", ..) => Some(("SvePrefetch".into(), field())),
        ("F8", ..) => plain("FpImm8"),
        ("F01", ..) => other("FpPair<0>"),
        ("FH1", ..) => other("FpPair<1>"),
        ("FH2", ..) => other("FpPair<2>"),
        ("LOG32" | "LOG64", ..) => other(&format!("LogicalImm<{}>", &spec.class[3..])),
        ("SLOG8" | "SLOG16" | "SLOG32" | "SLOG64", ..) => {
            other(&format!("LogicalImm<{}>", &spec.class[4..]))
        }
        ("MOVZ32" | "MOVZ64", ..) => other(&format!("WideImm<{}>", &spec.class[4..])),
        ("MOVN32" | "MOVN64", ..) => other(&format!("InvertedImm<{}>", &spec.class[4..])),
        ("BFL", ..) => {
            let bits = 1 << spec.parts[0].1;
            Some((
                format!("Imm<0, {}>", bits - 1),
                Bits::Field(format!("{name}.shift_left({bits})")),
            ))
        }
        ("SYSR" | "SYSW", ..) => other("SysReg"),
        ("ZM", ..) => plain("TileSet"),
        ("SIS", ..) => other("SveSigned"),
        ("UIS", ..) => other("SveUnsigned"),
        ("BM", ..) => plain("ByteMask"),
        _ => None,
    }
}

/// What the argument is called.
fn name(spec: &Spec) -> String {
    let role = match spec.parts[0].0 {
        0..=3 => "d",
        5..=9 => "n",
        16..=18 => "m",
        10 | 11 => "a",
        _ => "s",
    };
    match spec.class.as_str() {
        "W" | "X" | "WSP" | "XSP" => format!("r{role}"),
        "P" | "PN" | "PL2" => format!("p{role}"),
        class if class.starts_with("ZA") => "tile".into(),
        class if class.starts_with('Z') => format!("z{role}"),
        "V" | "VL1" | "VL2" | "VL3" | "VL4" | "B" | "H" | "S" | "D" | "Q" => format!("v{role}"),
        "C" | "CI" => "cond".into(),
        "EXT" | "EXTX" => "extend".into(),
        "SH" => "shift".into(),
        "PAT" => "pattern".into(),
        "BAR" => "domain".into(),
        "PRF" | "SPRF" => "operation".into(),
        "N" | "R2" | "R4" => "index".into(),
        "SYSR" | "SYSW" => "register".into(),
        "ZM" => "tiles".into(),
        _ => "imm".into(),
    }
}

/// The arguments of a row's constructor, and the bits that these say anew; `None` when an operand has
/// no type of its own.
fn arguments(line: &Line) -> Option<(Vec<Argument>, u32)> {
    let mut arguments: Vec<Argument> = vec![];
    let mut said = 0;
    let mut cleared = 0;
    let operands = line.operands();
    let class = |at: usize| operands.get(at).map_or("", |spec| spec.class.as_str());
    for (at, &spec) in operands.iter().enumerate() {
        // The second register of a pair, and the offset that is also a row, follow from the first.
        if spec.mask() & said != 0 {
            continue;
        }
        said |= spec.mask();
        let mut called = name(spec);
        let same = arguments
            .iter()
            .filter(|a| a.name.trim_end_matches(|c: char| c.is_ascii_digit()) == called)
            .count();
        if same > 0 {
            called += &(same + 1).to_string();
        }
        // A bitfield is one argument for two operands, which bound each other.
        let field = match (class(at), class(at + 1)) {
            ("BFZ", "I") => Some("left"),
            ("I", "BFW") => Some("right"),
            _ => None,
        };
        if let Some(side) = field {
            let next = operands[at + 1];
            said |= next.mask();
            let width = spec.width();
            for (spec, part) in [(spec, "immr"), (next, "imms")] {
                arguments.push(Argument {
                    name: "field".into(),
                    kind: format!("Bitfield<{}>", 1 << width),
                    bits: Bits::Field(format!("field.{part}_{side}()")),
                    spec: spec.clone(),
                    operand: at,
                });
            }
            continue;
        }
        let (kind, bits) = typed(spec, line, &called)?;
        if spec.class.starts_with("SLOG") {
            cleared |= spec.mask();
        }
        arguments.push(Argument {
            bits,
            name: called,
            kind,
            spec: spec.clone(),
            operand: at,
        });
    }
    Some((arguments, cleared))
}

/// The name of a type with numbers in angle brackets, `Imm0To31` for `Imm<0, 31, 1>`, or the type itself.
///
/// Signatures have the names: each number in angle brackets is a body of its own to the compiler.
fn alias(kind: &str) -> String {
    let Some((stem, numbers)) = kind.strip_suffix('>').and_then(|k| k.split_once('<')) else {
        return kind.into();
    };
    let number = |n: &str| n.replace('-', "Minus");
    match numbers.split(", ").collect::<Vec<_>>()[..] {
        [only] => format!("{stem}{only}"),
        [min, max] | [min, max, "1"] => format!("{stem}{}To{}", number(min), number(max)),
        [min, max, step] => format!("{stem}{}To{}By{step}", number(min), number(max)),
        _ => panic!("no name for {kind}"),
    }
}

/// The types with numbers in angle brackets that constructors take, each with its name.
pub fn types(lines: &[Line]) -> String {
    let mut kinds = BTreeMap::new();
    for line in lines.iter().filter(|line| !line.is_silent()) {
        for argument in arguments(line).iter().flat_map(|(list, _)| list) {
            if argument.kind.contains('<') {
                kinds.insert(alias(&argument.kind), argument.kind.replace(", 1>", ">"));
            }
        }
    }
    let mut out = format!(
        "{HEAD}//! Names of the operands' types that have numbers in angle brackets, as the typed constructors say them.\n\n"
    );
    out += "use crate::imm::{Bitfield, FpPair, Imm, InvertedImm, LogicalImm, WideImm};\nuse crate::regs::Tile;\n\n";
    for (name, kind) in kinds {
        let what = match kind.strip_prefix("Imm<").and_then(|k| k.strip_suffix('>')) {
            Some(limits) => match limits.split(", ").collect::<Vec<_>>()[..] {
                [min, max] => format!("{min} to {max}"),
                [min, max, step] => format!("{min} to {max} in steps of {step}"),
                _ => panic!("no words for {kind}"),
            },
            None => format!("`{kind}`"),
        };
        let _ = writeln!(out, "/// {what}.\npub type {name} = {kind};");
    }
    out
}

/// The arguments as the signature has them.
fn distinct(arguments: &[Argument]) -> Vec<&Argument> {
    let mut list: Vec<&Argument> = vec![];
    for argument in arguments {
        if list.iter().all(|known| known.name != argument.name) {
            list.push(argument);
        }
    }
    list
}

fn constructor(line: &Line, function: &str, out: &mut String) -> bool {
    // What a type says cannot be broken; the moves of bitmasks are rules about printing.
    let by_type = |r: &String| {
        r.ends_with(".31") && r.starts_with("ne")
            || r.starts_with("le10.3.")
            || r.starts_with("le8.4.")
            || r.starts_with("le0.5.23")
            || r.starts_with("ne1.4.")
            || [
                "alias",
                "any",
                "notal",
                "ext32",
                "ne22.2.3",
                "notmovwide",
                "movz",
                "movn",
                "lsl",
                "imms<immr",
                "imms>=immr",
            ]
            .contains(&r.as_str())
    };
    let checked = line.rules.iter().any(|r| !by_type(r));
    let Some((arguments, cleared)) = arguments(line) else {
        return false;
    };
    let text: String = line
        .pieces
        .iter()
        .map(|piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Operand(spec) => format!("<{}>", spec.class),
        })
        .collect();
    let signature: Vec<String> = distinct(&arguments)
        .iter()
        .map(|a| format!("{}: {}", a.name, alias(&a.kind)))
        .collect();
    let inst = word(line.value & !cleared, &arguments);
    let (before, body, result) = if checked {
        (
            "",
            format!("checked(form::{}, {inst})", function.to_uppercase()),
            "Result<Inst, EncodeError>",
        )
    } else {
        ("const ", format!("Inst({inst})"), "Inst")
    };
    let _ = writeln!(
        out,
        "/// `{} {}`\n#[inline]\npub {before}fn {function}({}) -> {result} {{\n    {body}\n}}",
        line.mnemonic,
        text.trim(),
        signature.join(", "),
    );
    true
}

/// For each constructor its form and a function that calls it with operands, as one expression.
pub fn calls(lines: &[Line], names: &[String]) -> String {
    let mut out = format!("{HEAD}&[\n");
    for (line, name) in lines.iter().zip(names) {
        let module = MODULES.iter().find(|(section, _)| *section == line.section);
        let (Some((_, module)), false, Some((arguments, _))) =
            (module, line.is_silent(), arguments(line))
        else {
            continue;
        };
        let places: Vec<String> = distinct(&arguments)
            .iter()
            .map(|a| a.operand.to_string())
            .collect();
        let form = name.to_uppercase();
        let _ = writeln!(
            out,
            "    (form::{form}, |o| call{}({module}::{name}, o, [{}])),",
            places.len(),
            places.join(", ")
        );
    }
    out + "]\n"
}

/// The sections of the table, and the module for each.
pub const MODULES: &[(&str, &str)] = &[
    ("Integer: data processing", "base"),
    ("Loads and stores", "memory"),
    ("Branches, exceptions, system", "system"),
    ("AdvSIMD and floating point", "simd"),
    ("SVE", "sve"),
    ("SME", "sme"),
];

/// The module of one section, and how many constructors it has.
pub fn module(lines: &[Line], names: &[String], section: &str) -> (String, usize) {
    let mut out = format!("{HEAD}//! Typed constructors: {section}.\n\n");
    out += "#![allow(unused_imports, reason = \"each section uses some of these\")]\n\n";
    out += "use crate::error::EncodeError;\nuse crate::form;\nuse crate::imm::*;\nuse crate::inst::{Inst, checked};\nuse crate::put::{part, r1, r2, r3, r4};\nuse crate::sysreg::SysReg;\n";
    out += "use crate::names::{Barrier, Cond, Extend, Pattern, Prefetch, Shift, SvePrefetch};\nuse crate::regs::*;\nuse crate::types::*;\n\n";
    let mut count = 0;
    for (line, name) in lines.iter().zip(names) {
        if line.section == section && !line.is_silent() {
            count += usize::from(constructor(line, name, &mut out));
        }
    }
    (out, count)
}
