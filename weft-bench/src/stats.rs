//! Statistics of repeated measurements: median, best, spread, ratios.

/// The times of one contender, in seconds for one call.
#[derive(Clone, Debug, PartialEq)]
pub struct Stats {
    sorted: Vec<f64>,
}

impl Stats {
    /// Statistics of at least one time. `None` of none, or where a time is no positive number.
    pub fn of(mut seconds: Vec<f64>) -> Option<Self> {
        if seconds.is_empty() || !seconds.iter().all(|s| s.is_finite() && *s > 0.0) {
            return None;
        }
        seconds.sort_by(f64::total_cmp);
        Some(Stats { sorted: seconds })
    }

    /// How many times there are.
    pub fn trials(&self) -> usize {
        self.sorted.len()
    }

    /// The shortest time.
    pub fn best(&self) -> f64 {
        self.sorted[0]
    }

    /// The time in the middle; the mean of both where two are.
    pub fn median(&self) -> f64 {
        self.quantile(0.5)
    }

    /// Half the distance between the quartiles, as a share of the median.
    pub fn spread(&self) -> f64 {
        (self.quantile(0.75) - self.quantile(0.25)) / 2.0 / self.median()
    }

    /// The time that a share of all lies below, between two neighbours in proportion.
    pub fn quantile(&self, share: f64) -> f64 {
        let last = self.sorted.len() - 1;
        let at = share.clamp(0.0, 1.0) * last as f64;
        let low = at as usize;
        let high = (low + 1).min(last);
        let part = at - low as f64;
        self.sorted[low] * (1.0 - part) + self.sorted[high] * part
    }

    /// How many times as long as `other` this takes, by the medians.
    pub fn ratio(&self, other: &Stats) -> f64 {
        self.median() / other.median()
    }

    /// How many times as long as `other` this takes, by the best times, which other work on the
    /// machine disturbs least.
    pub fn ratio_of_bests(&self, other: &Stats) -> f64 {
        self.best() / other.best()
    }

    /// Whether this is slower than `other` by more than `tolerance`, both by medians and by bests:
    /// one of them alone may be an accident.
    pub fn is_slower_than(&self, other: &Stats, tolerance: f64) -> bool {
        let limit = 1.0 + tolerance;
        self.ratio(other) > limit && self.ratio_of_bests(other) > limit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stats(seconds: &[f64]) -> Stats {
        Stats::of(seconds.to_vec()).unwrap()
    }

    #[test]
    fn median_of_odd_and_even_counts() {
        assert_eq!(stats(&[3.0, 1.0, 2.0]).median(), 2.0);
        assert_eq!(stats(&[4.0, 1.0, 3.0, 2.0]).median(), 2.5);
        assert_eq!(stats(&[7.0]).median(), 7.0);
    }

    #[test]
    fn best_is_the_shortest_and_trials_are_counted() {
        let s = stats(&[3.0, 1.0, 2.0]);
        assert_eq!((s.best(), s.trials()), (1.0, 3));
    }

    #[test]
    fn spread_is_half_the_interquartile_range_over_the_median() {
        // Quartiles of 1..=5 are 2 and 4, the median 3.
        assert_eq!(stats(&[5.0, 4.0, 3.0, 2.0, 1.0]).spread(), 1.0 / 3.0);
        assert_eq!(stats(&[2.0, 2.0, 2.0]).spread(), 0.0);
    }

    #[test]
    fn one_wild_outlier_moves_neither_median_nor_spread() {
        let calm = stats(&[1.0, 1.0, 1.0, 1.0, 1.0]);
        let wild = stats(&[1.0, 1.0, 1.0, 1.0, 900.0]);
        assert_eq!(calm.median(), wild.median());
        assert_eq!(wild.spread(), 0.0);
    }

    #[test]
    fn ratios_say_how_many_times_as_long() {
        let (long, short) = (stats(&[6.0, 4.0, 5.0]), stats(&[2.0, 2.5, 3.0]));
        assert_eq!(long.ratio(&short), 2.0);
        assert_eq!(long.ratio_of_bests(&short), 2.0);
    }

    #[test]
    fn slower_needs_median_and_best_to_agree() {
        let reference = stats(&[1.0, 1.0, 1.0]);
        assert!(stats(&[1.2, 1.3, 1.4]).is_slower_than(&reference, 0.02));
        assert!(!stats(&[1.0, 1.3, 1.4]).is_slower_than(&reference, 0.02));
        assert!(!stats(&[1.01, 1.01, 1.01]).is_slower_than(&reference, 0.02));
        assert!(!reference.is_slower_than(&reference, 0.0));
    }

    #[test]
    fn nothing_measured_is_no_statistic() {
        assert_eq!(Stats::of(vec![]), None);
        assert_eq!(Stats::of(vec![1.0, 0.0]), None);
        assert_eq!(Stats::of(vec![f64::NAN]), None);
    }
}
