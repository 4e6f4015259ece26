//! Which stretches of an arena are free.

use std::collections::BTreeMap;

/// The free stretches of `0..len`, by offset; neighbours are always merged.
#[derive(Debug)]
pub(crate) struct FreeRanges {
    free: BTreeMap<usize, usize>,
    /// Everything below this offset has been handed out at least once.
    used_below: usize,
    /// How many stretches are handed out.
    live: usize,
}

/// A stretch handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub offset: usize,
    pub len: usize,
    /// Whether some of these addresses held other code before.
    pub reused: bool,
}

impl FreeRanges {
    pub fn new(len: usize) -> Self {
        FreeRanges {
            free: BTreeMap::from([(0, len)]),
            used_below: 0,
            live: 0,
        }
    }

    /// Takes the lowest stretch that is long enough, or says how long the longest is.
    pub fn take(&mut self, len: usize) -> Result<Range, usize> {
        let fit = self.free.iter().find(|(_, free)| **free >= len);
        let Some((&offset, &free)) = fit else {
            return Err(self.longest());
        };
        self.free.remove(&offset);
        if free > len {
            self.free.insert(offset + len, free - len);
        }
        let reused = offset < self.used_below;
        self.used_below = self.used_below.max(offset + len);
        self.live += 1;
        Ok(Range {
            offset,
            len,
            reused,
        })
    }

    /// Gives a stretch back, and merges it with its free neighbours.
    pub fn give_back(&mut self, range: Range) {
        let (mut offset, mut len) = (range.offset, range.len);
        self.live = self.live.checked_sub(1).expect("a range is freed twice");
        if let Some((&before, &before_len)) = self.free.range(..offset).next_back() {
            assert!(before + before_len <= offset, "a range is freed twice");
            if before + before_len == offset {
                self.free.remove(&before);
                offset = before;
                len += before_len;
            }
        }
        let end = offset + len;
        if let Some((&after, &after_len)) = self.free.range(range.offset..).next() {
            assert!(after >= end, "a range is freed twice");
            if after == end {
                self.free.remove(&after);
                len += after_len;
            }
        }
        self.free.insert(offset, len);
    }

    /// How many stretches are handed out and not given back.
    pub fn live(&self) -> usize {
        self.live
    }

    pub fn longest(&self) -> usize {
        self.free.values().copied().max().unwrap_or(0)
    }

    pub fn total(&self) -> usize {
        self.free.values().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with one flag a byte: never two owners, everything comes back, merged.
    #[test]
    fn random_traffic_matches_a_map_of_bytes() {
        const LEN: usize = 257;
        let mut ranges = FreeRanges::new(LEN);
        let mut owned = [false; LEN];
        let mut ever = [false; LEN];
        let mut live: Vec<Range> = Vec::new();
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut random = |below: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as usize % below
        };
        let (mut taken, mut refused) = (0, 0);
        for _ in 0..20_000 {
            if random(2) == 0 && !live.is_empty() {
                let range = live.swap_remove(random(live.len()));
                ranges.give_back(range);
                owned[range.offset..range.offset + range.len].fill(false);
            } else {
                let wanted = 1 + random(40);
                let longest = owned.split(|owned| *owned).map(<[bool]>::len).max();
                match ranges.take(wanted) {
                    Ok(range) => {
                        taken += 1;
                        assert_eq!(range.len, wanted);
                        let cells = range.offset..range.offset + range.len;
                        assert!(owned[cells.clone()].iter().all(|owned| !owned));
                        let before = ever[cells.clone()].iter().any(|ever| *ever);
                        assert!(range.reused || !before, "reuse goes unnoticed");
                        owned[cells.clone()].fill(true);
                        ever[cells].fill(true);
                        live.push(range);
                    }
                    Err(free) => {
                        refused += 1;
                        assert_eq!(Some(free), longest);
                        assert!(free < wanted);
                    }
                }
            }
            let free = owned.iter().filter(|owned| !**owned).count();
            assert_eq!(ranges.total(), free);
            assert_eq!(ranges.live(), live.len());
        }
        assert!(taken > 1000 && refused > 100, "{taken} {refused}");
        for range in live {
            ranges.give_back(range);
        }
        assert_eq!(ranges.free, BTreeMap::from([(0, LEN)]));
    }

    #[test]
    #[should_panic(expected = "a range is freed twice")]
    fn a_double_free_is_caught() {
        let mut ranges = FreeRanges::new(64);
        let range = ranges.take(16).unwrap();
        ranges.give_back(range);
        ranges.give_back(range);
    }
}
