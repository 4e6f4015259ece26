//! Ziv's rounding test: a quick approximation where it decides, a wide one where it does not.

use super::wide::Wide;

/// Bound on the relative error of every quick f64 approximation.
const QUICK_ERROR: f64 = 1.0 / (1_u64 << 42) as f64;

/// Bound on the error of every wide result, in units of 2^-128 of its leading power of two: 2^-100
/// relative.
const WIDE_ERROR: u128 = 1 << 28;

/// The f32 nearest to a real number that `quick` approximates with a relative error below 2^-42,
/// and `wide` below 2^-100.
///
/// Rounding is monotonic, so when both ends of the quick error interval round to the same f32, the
/// real number does too.
/// That fails for about one argument in 2^17; then the wide result decides.
///
/// # Panics
///
/// When the wide result leaves doubt as well. That would take a real number within 2^-100 of the
/// midpoint of two
/// neighbouring f32: the exhaustive scan finds none for any function here (the nearest is beyond
/// 2^-80).
pub(super) fn round_f32(quick: f64, wide: impl FnOnce() -> Wide) -> f32 {
    // Two roundings in f64 widen or narrow the interval by 2^-52; the bound on the error has far
    // more slack.
    let low = (quick - quick * QUICK_ERROR) as f32;
    let high = (quick + quick * QUICK_ERROR) as f32;
    if low.to_bits() == high.to_bits() {
        return low;
    }
    let (nearest, doubt) = wide().round_f32();
    assert!(
        doubt > WIDE_ERROR,
        "no elementary function value lies within 2^-100 of a rounding boundary"
    );
    nearest
}
