//! Tables for people.

/// How a column lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A table with a header line, columns two blanks apart, no line of it ending in blanks.
pub fn table(columns: &[(&str, Align)], rows: &[Vec<String>]) -> String {
    let width = |i: usize| {
        let cells = rows
            .iter()
            .filter_map(|r| r.get(i))
            .map(|c| c.chars().count());
        cells
            .chain([columns[i].0.chars().count()])
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    let header: Vec<String> = columns.iter().map(|c| c.0.to_string()).collect();
    let mut out = String::new();
    for row in std::iter::once(&header).chain(rows) {
        let mut line = String::new();
        for (i, cell) in row.iter().enumerate() {
            let pad = " ".repeat(widths[i].saturating_sub(cell.chars().count()));
            if i > 0 {
                line.push_str("  ");
            }
            match columns[i].1 {
                Align::Left => line.extend([cell.as_str(), &pad]),
                Align::Right => line.extend([&pad, cell.as_str()]),
            }
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// A text cut to a width, in the middle, where names differ least.
pub fn shorten(text: &str, width: usize) -> String {
    let chars: Vec<char> = text.chars().collect();
    if chars.len() <= width {
        return text.into();
    }
    let head = width / 3;
    let tail = width - head - 2;
    let mut out: String = chars[..head].iter().collect();
    out.push_str("..");
    out.extend(&chars[chars.len() - tail..]);
    out
}

/// Picoseconds in a unit for people.
pub fn time(ps: u64) -> String {
    let ns = ps as f64 / 1e3;
    if ns < 1e3 {
        format!("{ns:.0} ns")
    } else if ns < 1e6 {
        format!("{:.1} us", ns / 1e3)
    } else if ns < 1e9 {
        format!("{:.2} ms", ns / 1e6)
    } else {
        format!("{:.2} s", ns / 1e9)
    }
}

/// A number with its thousands apart.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            out.push(',');
        }
        out.push(c);
    }
    out
}

/// Bytes in a unit for people.
pub fn bytes(n: u64) -> String {
    let mut value = n as f64;
    for unit in ["B", "KiB", "MiB"] {
        if value < 1024.0 {
            return if unit == "B" {
                format!("{n} B")
            } else {
                format!("{value:.1} {unit}")
            };
        }
        value /= 1024.0;
    }
    format!("{value:.1} GiB")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_and_lines_end_in_words() {
        let rows = [
            vec!["a".to_string(), "12".into()],
            vec!["long".into(), "3".into()],
        ];
        let text = table(&[("name", Align::Left), ("n", Align::Right)], &rows);
        assert_eq!(text, "name   n\na     12\nlong   3\n");
    }

    #[test]
    fn numbers_read_well() {
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(grouped(12), "12");
        assert_eq!(time(1_500), "2 ns");
        assert_eq!(time(2_500_000_000), "2.50 ms");
        assert_eq!(bytes(1536), "1.5 KiB");
        assert_eq!(shorten("abcdefghij", 8), "ab..ghij");
    }
}
