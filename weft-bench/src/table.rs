//! Tables for people.

use crate::kernels::Kernels;
use crate::machine::Machine;
use crate::row::{Role, Row};

/// Columns two blanks apart; those of which `words` has an entry are left-aligned.
pub fn table(header: &[&str], rows: &[Vec<String>], words: &[usize]) -> String {
    let width = |i: usize| {
        let cells = rows.iter().filter_map(|r| r.get(i));
        let longest = cells.map(|c| c.chars().count()).max().unwrap_or(0);
        longest.max(header[i].chars().count())
    };
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let head: Vec<String> = header.iter().map(|h| (*h).to_string()).collect();
    let mut out = String::new();
    for row in std::iter::once(&head).chain(rows) {
        let mut line = String::new();
        for (i, cell) in row.iter().enumerate() {
            let pad = " ".repeat(widths[i].saturating_sub(cell.chars().count()));
            if i > 0 {
                line.push_str("  ");
            }
            if words.contains(&i) {
                line.extend([cell.as_str(), &pad]);
            } else {
                line.extend([&pad, cell.as_str()]);
            }
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// Seconds in a unit for people.
pub fn time(seconds: f64) -> String {
    match seconds {
        s if s < 1e-6 => format!("{:.0} ns", s * 1e9),
        s if s < 1e-3 => format!("{:.2} us", s * 1e6),
        s if s < 1.0 => format!("{:.2} ms", s * 1e3),
        s => format!("{s:.2} s"),
    }
}

/// A rate of bytes in a unit for people.
pub fn rate(bytes_per_second: f64) -> String {
    format!("{:.1} GB/s", bytes_per_second / 1e9)
}

/// The machine's figures.
pub fn machine(machine: &Machine) -> String {
    let word = if machine.fused {
        "fused multiply-adds"
    } else {
        "products and sums"
    };
    let mut out = format!(
        "{} ({} loops, one thread)\n{:.1} GFLOP/s of f32 {word}\n\n",
        machine.profile.cpu,
        machine.vectors,
        machine.fma_per_second * 2.0 / 1e9
    );
    let rows: Vec<Vec<String>> = machine
        .levels
        .iter()
        .map(|level| {
            vec![
                level.name.clone(),
                format!("{} KiB", level.bytes >> 10),
                rate(level.read),
                rate(level.copied),
            ]
        })
        .collect();
    out.push_str(&table(&["level", "size", "read", "copied"], &rows, &[0]));
    out
}

/// All rows: a line for each contender.
pub fn rows(rows: &[Row]) -> String {
    let header = [
        "row",
        "who",
        "median",
        "best",
        "spread",
        "GFLOP/s",
        "of limit",
        "limit",
        "Weft is",
        "predicted",
    ];
    let mut lines = Vec::new();
    for row in rows {
        for (i, entry) in row.entries.iter().enumerate() {
            let flops = 2.0 * row.multiply_adds as f64 / entry.stats.median() / 1e9;
            let is_weft = row.weft() == Some(entry);
            lines.push(vec![
                if i == 0 {
                    row.name.clone()
                } else {
                    String::new()
                },
                entry.name.clone(),
                time(entry.stats.median()),
                time(entry.stats.best()),
                format!("{:.1} %", entry.stats.spread() * 100.0),
                if row.multiply_adds > 0 {
                    format!("{flops:.1}")
                } else {
                    String::new()
                },
                format!("{:.0} %", row.share(entry) * 100.0),
                row.limit.name.clone(),
                match row.speed_over(entry) {
                    Some(ratio) if !is_weft => format!("{ratio:.2} x as fast"),
                    _ => String::new(),
                },
                match entry.predicted {
                    Some(predicted) => format!(
                        "{} ({:.2})",
                        time(predicted),
                        predicted / entry.stats.median()
                    ),
                    None => String::new(),
                },
            ]);
        }
    }
    let mut out = table(&header, &lines, &[0, 1, 7]);
    out.push('\n');
    for row in rows {
        out.push_str(&format!(
            "{}: checked {}\n",
            row.name,
            row.checked.join("; ")
        ));
        for note in &row.notes {
            out.push_str(&format!("{}: {note}\n", row.name));
        }
        if row.twin_is_slower() {
            out.push_str(&format!("{}: THE TWIN IS SLOWER THAN ITS ARM\n", row.name));
        }
    }
    out
}

/// The digits model's kernels.
pub fn kernels(kernels: &Kernels) -> String {
    let header = [
        "kernel",
        "steps",
        "runs",
        "twin",
        "arm",
        "arm/twin",
        "share",
        "twin predicted",
        "arm predicted",
        "",
    ];
    let predicted = |predicted: Option<f64>, measured: f64| match predicted {
        Some(p) => format!("{} ({:.2})", time(p), p / measured),
        None => String::new(),
    };
    let lines: Vec<Vec<String>> = kernels
        .lines
        .iter()
        .map(|line| {
            let arm = line.arm.median();
            let twin = line.twin.as_ref();
            vec![
                line.name.clone(),
                line.steps.to_string(),
                line.isa.clone(),
                twin.map_or_else(String::new, |t| time(t.median())),
                time(arm),
                twin.map_or_else(String::new, |t| format!("{:.2}", line.arm.ratio(t))),
                format!("{:.1} %", line.share * 100.0),
                twin.map_or_else(String::new, |t| predicted(line.twin_predicted, t.median())),
                predicted(line.arm_predicted, arm),
                line.verdict().into(),
            ]
        })
        .collect();
    let mut out = table(&header, &lines, &[0, 2, 9]);
    out.push_str(&format!(
        "\n{:.1} % of the steps' time runs in twins; {} of {} kernels have one; {} slower than \
         the arm\n",
        kernels.native_share * 100.0,
        kernels.lines.iter().filter(|l| l.twin.is_some()).count(),
        kernels.lines.len(),
        kernels.slower().count(),
    ));
    for refusal in &kernels.refusals {
        out.push_str(&format!("no twin: {refusal}\n"));
    }
    out
}

/// The word of a role in a legend.
pub fn role(role: Role) -> &'static str {
    match role {
        Role::Twin => "Weft, machine code",
        Role::Arm => "Weft, portable arms",
        Role::Rival => "other libraries",
        Role::ByHand => "by hand (std::arch)",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_and_lines_end_in_words() {
        let cells = |row: &[&str]| row.iter().map(|c| (*c).to_string()).collect();
        let body: [Vec<String>; 2] = [cells(&["a", "12", ""]), cells(&["long", "3", "x"])];
        let text = table(&["name", "n", "w"], &body, &[0, 2]);
        assert_eq!(text, "name   n  w\na     12\nlong   3  x\n");
    }

    #[test]
    fn times_have_units_of_their_size() {
        assert_eq!(time(1.5e-7), "150 ns");
        assert_eq!(time(1.5e-5), "15.00 us");
        assert_eq!(time(0.0021), "2.10 ms");
        assert_eq!(time(2.0), "2.00 s");
    }

    #[test]
    fn every_contender_has_a_line_and_weft_leads() {
        let row = crate::row::tests::row();
        let text = rows(std::slice::from_ref(&row));
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[1].starts_with("matmul <2x2x2>  x64-avx2"));
        assert!(lines[1].contains("50 %  FMA peak"), "{}", lines[1]);
        assert!(lines[1].contains("500.00 ms (0.50)"), "{}", lines[1]);
        assert!(lines[2].contains("2.00 x as fast"), "{}", lines[2]);
        assert!(lines[3].contains("0.80 x as fast"), "{}", lines[3]);
        assert!(text.contains("checked twin and arm: 4 values"));
        assert!(!text.contains("SLOWER"));
    }

    #[test]
    fn the_machines_table_names_every_level() {
        let text = machine(&crate::machine::tests::round_machine());
        assert!(text.contains("2.0 GFLOP/s"));
        for name in ["L1", "L2", "DRAM"] {
            assert!(text.contains(name), "{name}");
        }
    }
}
