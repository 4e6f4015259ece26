//! Reproducible bits, with the hostile ones in front.

use super::exact::mask;
use weft_kernel::Elem;

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.word() % bound
    }

    pub fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u64) as usize].clone()
    }

    /// Bits of an element: special ones, neighbours of special ones, or any.
    pub fn element(&mut self, elem: Elem) -> u64 {
        if elem == Elem::Bool {
            return self.below(2);
        }
        let bits = match self.below(4) {
            0 => self.pick(&specials(elem)),
            1 => self
                .pick(&specials(elem))
                .wrapping_add(self.below(5))
                .wrapping_sub(2),
            2 if elem.is_float() => self.tame(elem),
            _ => self.word(),
        };
        bits & mask(elem)
    }

    /// Bits of an element of middling size, so that sums neither overflow nor cancel at once.
    pub fn tame(&mut self, elem: Elem) -> u64 {
        let unit = (self.word() >> 11) as f64 / (1u64 << 53) as f64 * 2.0 - 1.0;
        match elem {
            Elem::F32 => u64::from((unit as f32 * 100.0).to_bits()),
            Elem::F64 => (unit * 100.0).to_bits(),
            Elem::F16 => 0x3000 + self.below(0x1800),
            Elem::BF16 => 0x3c00 + self.below(0x800),
            Elem::Bool => self.below(2),
            _ => self.word() & mask(elem),
        }
    }

    /// Bytes of hostile elements.
    pub fn elements(&mut self, elem: Elem, count: usize) -> Vec<u8> {
        let size = elem.size_bytes();
        (0..count)
            .flat_map(|_| self.element(elem).to_le_bytes()[..size].to_vec())
            .collect()
    }

    /// Bytes of tame elements.
    pub fn tame_elements(&mut self, elem: Elem, count: usize) -> Vec<u8> {
        let size = elem.size_bytes();
        (0..count)
            .flat_map(|_| self.tame(elem).to_le_bytes()[..size].to_vec())
            .collect()
    }
}

/// Bits at which something changes.
pub fn specials(elem: Elem) -> Vec<u64> {
    match elem {
        Elem::F32 => with_signs(
            1 << 31,
            &[
                0.0f32,
                0.25,
                0.5,
                1.0,
                1.5,
                2.0,
                2.5,
                3.5,
                127.5,
                128.0,
                254.5,
                255.5,
                256.0,
                32_767.5,
                32_768.0,
                65_504.0,
                65_519.0,
                65_520.0,
                65_535.5,
                65_536.0,
                4_194_304.5,
                8_388_607.5,
                8_388_608.0,
                16_777_217.0,
                2_147_483_520.0,
                2_147_483_648.0,
                4_294_967_296.0,
                9.223_372e18,
                1.844_674_4e19,
                f32::MAX,
                f32::MIN_POSITIVE,
                f32::INFINITY,
                5.960_464_5e-8,
                6.103_515_6e-5,
                2.980_232_2e-8,
            ]
            .map(|x| u64::from(x.to_bits()))
            .into_iter()
            .chain([
                1,
                2,
                0x7f_ffff,
                0x7f80_0001,
                0x7fc0_0000,
                0x7fff_ffff,
                0x3f7f_ffff,
            ])
            .collect::<Vec<_>>(),
        ),
        Elem::F64 => with_signs(
            1 << 63,
            &[
                0.0f64,
                0.25,
                0.5,
                1.0,
                1.5,
                2.5,
                127.5,
                128.0,
                255.5,
                32_768.0,
                65_519.999,
                65_520.0,
                65_535.5,
                2_147_483_647.0,
                2_147_483_647.5,
                2_147_483_648.0,
                2_147_483_648.5,
                2_147_483_649.0,
                4_294_967_295.5,
                4_294_967_296.0,
                4_503_599_627_370_495.5,
                4_503_599_627_370_496.0,
                9_007_199_254_740_993.0,
                9.223_372_036_854_776e18,
                1.844_674_407_370_955_2e19,
                3.402_823_466_385_288_6e38,
                3.402_823_567_797_337e38,
                1.401_298_464_324_817e-45,
                7.006_492_321_624_085e-46,
                1.175_494_350_822_287_5e-38,
                f64::MAX,
                f64::MIN_POSITIVE,
                f64::INFINITY,
                5e-324,
            ]
            .map(f64::to_bits)
            .into_iter()
            .chain([
                0x000f_ffff_ffff_ffff,
                0x7ff0_0000_0000_0001,
                0x7ff8_0000_0000_0000,
                0x7fff_ffff_ffff_ffff,
                // Just above the middle of two bf16 and of two f32: double roundings go wrong here.
                0x3ff0_1000_0000_0001,
                0x3ff0_0000_1000_0001,
                0x3ff0_0000_3000_0000,
            ])
            .collect::<Vec<_>>(),
        ),
        Elem::F16 => with_signs(
            1 << 15,
            &[
                0, 1, 0x3ff, 0x400, 0x3800, 0x3c00, 0x3e00, 0x5bff, 0x7bff, 0x7c00, 0x7c01, 0x7e00,
            ],
        ),
        Elem::BF16 => with_signs(
            1 << 15,
            &[
                0, 1, 0x7f, 0x80, 0x3f00, 0x3f80, 0x3fc0, 0x4b00, 0x4f00, 0x7f7f, 0x7f80, 0x7f81,
                0x7fc0,
            ],
        ),
        Elem::Bool => vec![0, 1],
        _ => {
            let width = elem.size_bytes() as u32 * 8;
            let mut list = vec![0, 1, 2, 3, u64::MAX, u64::MAX - 1];
            for bit in 0..width {
                list.extend([(1u64 << bit) - 1, 1 << bit, (1 << bit) + 1]);
            }
            // Ties and their neighbours for f32 and bf16.
            list.extend([
                0x0100_0001,
                0x0300_0001,
                0x4040_0000_0000_0001,
                0x4040_0000_0000_0000,
                0x40c0_0000_0000_0000,
            ]);
            list.into_iter().map(|b| b & mask(elem)).collect()
        }
    }
}

fn with_signs(sign: u64, list: &[u64]) -> Vec<u64> {
    list.iter().flat_map(|b| [*b, *b | sign]).collect()
}
