//! Lab notes: dated files that are kept and never replaced.

use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Writes `FOLDER/STEM.json`, or `STEM-2.json` and so on where that is taken, and says which.
///
/// # Errors
/// If nothing can be written there. A file that could not be written whole is taken away again.
pub fn write_new(folder: &Path, stem: &str, bytes: &[u8]) -> Result<PathBuf> {
    std::fs::create_dir_all(folder)?;
    for count in 1..10_000 {
        let name = match count {
            1 => format!("{stem}.json"),
            _ => format!("{stem}-{count}.json"),
        };
        let path = folder.join(name);
        // The name is taken by making the file, so that two writers get two names.
        let mut file = match std::fs::File::create_new(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            made => made?,
        };
        let written = file.write_all(bytes).and_then(|()| file.sync_all());
        if let Err(error) = written {
            let _ = std::fs::remove_file(&path);
            return Err(error);
        }
        return Ok(path);
    }
    Err(Error::other(format!(
        "{stem}: ten thousand records of one day"
    )))
}

/// A name for files: small letters, digits and single hyphens.
pub fn slug(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_alphanumeric() {
            out.push(c.to_ascii_lowercase());
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
    }
    let out = out.trim_end_matches('-');
    if out.is_empty() {
        "cpu".into()
    } else {
        out.into()
    }
}

/// The day in UTC.
pub fn date(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let (year, month, day) = civil(seconds / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day of a number of days since 1 January 1970 (Howard Hinnant's
/// `civil_from_days`: eras of 400 years that begin in March).
fn civil(days: u64) -> (u64, u64, u64) {
    let z = days + 719_468;
    let era = z / 146_097;
    let day_of_era = z % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn days_have_their_dates() {
        let day = |days: u64| date(UNIX_EPOCH + Duration::from_secs(days * 86_400 + 86_399));
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(59), "1970-03-01");
        assert_eq!(day(11_016), "2000-02-29");
        assert_eq!(day(19_782), "2024-02-29");
        assert_eq!(day(20_819), "2027-01-01");
        assert_eq!(day(47_541), "2100-03-01");
    }

    #[test]
    fn every_day_follows_the_one_before() {
        let mut last = (1969, 12, 31);
        for days in 0..150_000 {
            let (year, month, day) = civil(days);
            let next_day = (year, month, day) == (last.0, last.1, last.2 + 1);
            let next_month = (year, month, day) == (last.0, last.1 + 1, 1) && last.2 >= 28;
            let next_year =
                (year, month, day) == (last.0 + 1, 1, 1) && (last.1, last.2) == (12, 31);
            assert!(next_day || next_month || next_year, "{days}");
            last = (year, month, day);
        }
    }

    #[test]
    fn names_become_file_names() {
        assert_eq!(slug("Intel(R) Xeon(R) @ 2.10GHz"), "intel-r-xeon-r-2-10ghz");
        assert_eq!(slug("AMD EPYC"), "amd-epyc");
        assert_eq!(slug("../.."), "cpu");
    }

    #[test]
    fn records_never_replace_each_other() {
        let folder = tempfile::tempdir().unwrap();
        let write = |text: &str| write_new(folder.path(), "day", text.as_bytes()).unwrap();
        let (first, second) = (write("one"), write("two"));
        assert!(first.ends_with("day.json") && second.ends_with("day-2.json"));
        assert_eq!(std::fs::read_to_string(first).unwrap(), "one");
        assert_eq!(std::fs::read_to_string(second).unwrap(), "two");
    }
}
