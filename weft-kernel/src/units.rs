//! Units for people.

/// A time, shown in the unit that suits its size: `850 ps`, `12.5 ns`, `3.41 us`, `27.0 ms`, `1.25 s`.
///
/// Three significant digits; two times that look equal may differ behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Picoseconds(pub u64);

impl std::fmt::Display for Picoseconds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        const UNITS: [(&str, u64); 5] = [
            ("ps", 1),
            ("ns", 1_000),
            ("us", 1_000_000),
            ("ms", 1_000_000_000),
            ("s", 1_000_000_000_000),
        ];
        let ps = self.0;
        // The first unit in which three digits before the point suffice after rounding.
        let fits = |one: u64| ps < one.saturating_mul(1000) - one / 2;
        let (unit, one) = UNITS
            .into_iter()
            .find(|(_, one)| fits(*one))
            .unwrap_or(UNITS[4]);
        if one == 1 {
            return f.pad(&format!("{ps} ps"));
        }
        let value = ps as f64 / one as f64;
        let digits = if value < 9.995 {
            2
        } else if value < 99.95 {
            1
        } else {
            0
        };
        f.pad(&format!("{value:.digits$} {unit}"))
    }
}

#[cfg(test)]
mod tests {
    use super::Picoseconds;

    #[test]
    fn times_have_three_digits_and_their_unit() {
        let cases = [
            (0, "0 ps"),
            (999, "999 ps"),
            (1_000, "1.00 ns"),
            (9_994, "9.99 ns"),
            (9_995, "10.0 ns"),
            (99_950, "100 ns"),
            (999_499, "999 ns"),
            (999_500, "1.00 us"),
            (12_345_678, "12.3 us"),
            (2_500_000_000, "2.50 ms"),
            (999_500_000_000, "1.00 s"),
            (1_250_000_000_000, "1.25 s"),
            (u64::MAX, "18446744 s"),
        ];
        for (ps, text) in cases {
            assert_eq!(Picoseconds(ps).to_string(), text, "{ps}");
        }
        assert_eq!(format!("{:>8}", Picoseconds(1_500)), " 1.50 ns");
    }
}
