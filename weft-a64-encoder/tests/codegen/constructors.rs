//! A typed constructor for each row whose operands are independent of each other.

use std::fmt::Write;

use super::source::{Line, Piece, Spec};
use super::tables::HEAD;

/// One argument: its type, and the bits it gives.
struct Argument {
    name: String,
    kind: String,
    bits: String,
}

fn scatter(field: &str, spec: &Spec) -> String {
    let mut at = 0;
    let mut terms = vec![];
    for &(lsb, width) in &spec.parts {
        let mask = ((1u64 << width) - 1) as u32;
        let shifted = if at == 0 {
            field.to_string()
        } else {
            format!("({field} >> {at})")
        };
        terms.push(format!("({shifted} & {mask:#x}) << {lsb}"));
        at += width;
    }
    terms.extend(spec.again.iter().map(|again| format!("{field} << {again}")));
    terms.join(" | ")
}

/// The type and the field's expression for `name`, or `None` when the operand has no type of its own.
fn typed(spec: &Spec, line: &Line, name: &str) -> Option<(String, String)> {
    let rule = |text: &str| line.rules.iter().any(|r| r == text);
    let lsb = spec.parts[0].0;
    let width = spec.width();
    let bits = format!("{name}.bits()");
    let field = format!("{name}.field()");
    let not_31 = rule(&format!("ne{lsb}.31"));
    let plain = |kind: &str| Some((kind.to_string(), bits.clone()));
    match (spec.class.as_str(), width, spec.scale, spec.bias) {
        ("W" | "X", 5, 1, 0) if not_31 => Some((format!("{}0To30", spec.class), bits)),
        ("W" | "X" | "B" | "H" | "S" | "D" | "Q", 5, 1, 0) => plain(&spec.class),
        ("W", 2, 1, 8) => plain("W8To11"),
        ("W", 2, 1, 12) => plain("W12To15"),
        ("X", 4, 2, 0) if rule("ne1.4.15") => plain("XPair0To22"),
        ("W" | "X", 4, 2, 0) => Some((format!("{}Pair", spec.class), bits)),
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
        ("ZA" | "ZAh" | "ZAv", 1..=4, 1, 0) => Some((format!("Tile<{}>", 1 << width), bits)),
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
                format!("{name}.{steps}()"),
            ))
        }
        ("C", ..) => Some(("Cond".into(), field)),
        ("CI", ..) => plain("InvertibleCond"),
        ("EXT", 3, ..) if rule("ext32") => plain("ExtendW"),
        ("EXT", 3, ..) => Some(("Extend".into(), field)),
        ("EXT", 1, 4, 2) => plain("ExtendWord"),
        ("EXTX", ..) => plain("ExtendX"),
        ("SH", ..) if rule("ne22.2.3") => plain("ShiftNotRor"),
        ("SH", ..) => Some(("Shift".into(), field)),
        ("PAT", ..) => Some(("Pattern".into(), field)),
        ("BAR", ..) => Some(("Barrier".into(), field)),
        ("PRF", ..) if rule("le0.5.23") => plain("PrefetchBelow24"),
        ("PRF", ..) => Some(("Prefetch".into(), field)),
        ("SPRF", ..) => Some(("SvePrefetch".into(), field)),
        ("F8", ..) => plain("FpImm8"),
        ("F01", ..) => plain("FpPair<0>"),
        ("FH1", ..) => plain("FpPair<1>"),
        ("FH2", ..) => plain("FpPair<2>"),
        ("LOG32" | "LOG64", ..) => Some((format!("LogicalImm<{}>", &spec.class[3..]), bits)),
        ("SLOG8" | "SLOG16" | "SLOG32" | "SLOG64", ..) => {
            Some((format!("LogicalImm<{}>", &spec.class[4..]), bits))
        }
        ("SIS", ..) => plain("SveSigned"),
        ("UIS", ..) => plain("SveUnsigned"),
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
        _ => "imm".into(),
    }
}

fn constructor(line: &Line, function: &str, out: &mut String) -> bool {
    // The moves of bitmasks are rules about printing, which a type cannot break.
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
                "movmask",
            ]
            .contains(&r.as_str())
    };
    let checked = line.rules.iter().any(|r| !by_type(r));
    let mut arguments: Vec<Argument> = vec![];
    let mut said = 0;
    let mut cleared = 0;
    for spec in line.operands() {
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
        let Some((kind, field)) = typed(spec, line, &called) else {
            return false;
        };
        if spec.class.starts_with("SLOG") {
            cleared |= spec.mask();
        }
        arguments.push(Argument {
            bits: scatter(&field, spec),
            name: called,
            kind,
        });
    }
    let text: String = line
        .pieces
        .iter()
        .map(|piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Operand(spec) => format!("<{}>", spec.class),
        })
        .collect();
    let signature: Vec<String> = arguments
        .iter()
        .map(|a| format!("{}: {}", a.name, a.kind))
        .collect();
    let bits: Vec<String> = arguments.iter().map(|a| format!(" | {}", a.bits)).collect();
    let word = format!("{:#010x}{}", line.value & !cleared, bits.concat());
    let (before, body, result) = if checked {
        (
            "",
            format!("checked(form::{}, {word})", function.to_uppercase()),
            "Result<Inst, EncodeError>",
        )
    } else {
        ("const ", format!("Inst({word})"), "Inst")
    };
    let _ = writeln!(
        out,
        "#[doc = \"`{} {}`\"]\n#[inline]\npub {before}fn {function}({}) -> {result} {{\n    {body}\n}}",
        line.mnemonic,
        text.trim(),
        signature.join(", "),
    );
    true
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
    out += "use crate::error::EncodeError;\nuse crate::form;\nuse crate::imm::*;\nuse crate::inst::{Inst, checked};\n";
    out += "use crate::names::{Barrier, Cond, Extend, Pattern, Prefetch, Shift, SvePrefetch};\nuse crate::regs::*;\n\n";
    let mut count = 0;
    for (line, name) in lines.iter().zip(names) {
        if line.section == section && !line.is_silent() {
            count += usize::from(constructor(line, name, &mut out));
        }
    }
    (out, count)
}
