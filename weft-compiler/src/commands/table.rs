//! Tables for people.

use weft_kernel::Picoseconds;

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

/// A text cut at its end, which two dots then mark.
pub fn shorten_end(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.into();
    }
    let mut out: String = text.chars().take(width.saturating_sub(2)).collect();
    out.truncate(out.trim_end().len());
    out.push_str("..");
    out
}

/// Picoseconds in a unit for people.
pub fn time(ps: u64) -> String {
    Picoseconds(ps).to_string()
}

/// A number with its thousands apart.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
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
        assert_eq!(time(1_500), "1.50 ns");
        assert_eq!(time(2_500_000_000), "2.50 ms");
        assert_eq!(bytes(1536), "1.5 KiB");
        assert_eq!(shorten("abcdefghij", 8), "ab..ghij");
        assert_eq!(shorten_end("abc defghij", 6), "abc..");
        assert_eq!(shorten_end("abcdef", 6), "abcdef");
    }
}
