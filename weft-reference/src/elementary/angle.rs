//! Argument reduction modulo π / 2 in integers (Payne and Hanek), valid for every finite f32.

use super::wide::Wide;

/// The first 384 bits of 2 / π after the binary point, most significant word first.
const TWO_OVER_PI: [u64; 6] = [
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
];

/// The quadrant `q` (0 to 3) and remainder `r` with x = (4 n + q) π/2 + r, |r| <= π/4, for finite x
/// >= 1/2.
///
/// With x = m 2^e, x (2/π) is m times a shifted 2/π.
/// Bits of 2/π of weight 4 / m / 2^e and above contribute multiples of 4, that is of full turns, so
/// only a window
/// of 256 bits from there on takes part; what lies below it contributes less than m < 2^24 units of
/// 2^-254.
/// No f32 comes nearer to a multiple of π/2 than 2^-34, so the remainder has a relative error below
/// 2^-126, its own
/// truncation to 128 bits.
pub(super) fn reduce(x: f32) -> (u32, Wide) {
    let bits = x.to_bits();
    let exponent = (bits >> 23) as i32 - 150;
    let mantissa = u64::from((bits & 0x007f_ffff) | 1 << 23);

    // For e >= 2 the window starts at bit e - 2, and m * window is x (2/π) in units of 2^-254,
    // modulo 4.
    // For smaller e it starts at bit 0, and the product is shifted right by 2 - e <= 26 places.
    let start = (exponent - 2).max(0) as usize;
    let shift = (2 - exponent).max(0) as u32;
    let window: [u64; 4] = core::array::from_fn(|word| bits_of_two_over_pi(start + 64 * word));

    // The product, most significant word first: 24 bits and 256.
    let mut product = [0_u64; 5];
    let mut carry = 0_u128;
    for word in (0..4).rev() {
        let partial = u128::from(window[word]) * u128::from(mantissa) + carry;
        product[word + 1] = partial as u64;
        carry = partial >> 64;
    }
    product[0] = carry as u64;
    if shift > 0 {
        for word in (1..5).rev() {
            product[word] = (product[word] >> shift) | (product[word - 1] << (64 - shift));
        }
    }

    // Two bits of quadrant, then 254 of fraction; a fraction of at least 1/2 is a negative one of
    // the next quadrant.
    let quadrant = (product[1] >> 62) as u32;
    let high = u128::from(product[1]) << 64 | u128::from(product[2]);
    let low = u128::from(product[3]) << 64 | u128::from(product[4]);
    let high = (high << 2) | (low >> 126);
    let low = low << 2;
    if high >> 127 == 0 {
        (quadrant, fraction(false, high, low).mul(Wide::HALF_PI))
    } else {
        // The two's complement of a fraction; its error of one unit of 2^-256 is of no account.
        (
            (quadrant + 1) & 3,
            fraction(true, !high, !low).mul(Wide::HALF_PI),
        )
    }
}

/// 64 bits of 2 / π from the given bit after the point on.
fn bits_of_two_over_pi(from: usize) -> u64 {
    let (word, bit) = (from / 64, from % 64);
    let high = TWO_OVER_PI[word] << bit;
    if bit == 0 {
        high
    } else {
        high | (TWO_OVER_PI[word + 1] >> (64 - bit))
    }
}

/// The fraction `high * 2^-128 + low * 2^-256`, truncated to 128 significant bits.
fn fraction(negative: bool, high: u128, low: u128) -> Wide {
    let zeros = high.leading_zeros();
    if zeros == 0 {
        return Wide::new(negative, high, -128);
    }
    assert!(
        zeros < 64,
        "no f32 is nearer than 2^-64 to a multiple of half π"
    );
    Wide::new(
        negative,
        (high << zeros) | (low >> (128 - zeros)),
        -128 - zeros as i32,
    )
}
