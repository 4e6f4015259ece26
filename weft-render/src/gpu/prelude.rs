//! Helper functions in front of kernels: only those that the kernels use, in one text for all
//! languages of C++'s family.
//!
//! Words between `@` stand for what languages spell differently; see [`Spelling`].

/// A helper, or several that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// Names by which other text uses it.
    pub names: &'static [&'static str],
    /// Its definition.
    pub text: &'static str,
}

/// What the words of the shared pieces stand for.
#[derive(Clone, Copy, Debug)]
pub struct Spelling {
    /// `@DEVICE@`: in front of a function.
    pub device: &'static str,
    /// `@GLOBAL@`: in front of a pointer's type, for memory of all blocks.
    pub global: &'static str,
    /// `@SHARED@`: the same for memory of one block.
    pub shared: &'static str,
    /// `@THREAD@`: the same for variables of one thread.
    pub thread: &'static str,
    /// `@BARRIER@`: the statement that waits for all threads of the block.
    pub barrier: &'static str,
    /// `@UNROLL@`: a line that asks for the loop behind it to be unrolled.
    pub unroll: &'static str,
}

/// The definitions that `text` needs, in the order of `pieces`: those it names, and what they name.
pub fn needed(pieces: &[Piece], spelling: &Spelling, text: &str) -> String {
    let mut wanted = vec![false; pieces.len()];
    let mut new = vec![text];
    while let Some(text) = new.pop() {
        for (piece, wanted) in pieces.iter().zip(&mut wanted) {
            if !*wanted && piece.names.iter().any(|name| has_word(text, name)) {
                *wanted = true;
                new.push(piece.text);
            }
        }
    }
    let mut out = String::new();
    for (piece, _) in pieces.iter().zip(wanted).filter(|(_, w)| *w) {
        out.push_str(&spell(piece.text, spelling));
        out.push('\n');
    }
    out
}

fn spell(text: &str, spelling: &Spelling) -> String {
    text.replace("@DEVICE@", spelling.device)
        .replace("@GLOBAL@", spelling.global)
        .replace("@SHARED@", spelling.shared)
        .replace("@THREAD@", spelling.thread)
        .replace("@BARRIER@", spelling.barrier)
        .replace("@UNROLL@", spelling.unroll)
}

fn has_word(text: &str, word: &str) -> bool {
    let part = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
    let bytes = text.as_bytes();
    text.match_indices(word).any(|(at, _)| {
        let before = at.checked_sub(1).and_then(|i| bytes.get(i));
        // A helper is called or has arguments of a template; a word of a comment is neither.
        let used = matches!(bytes.get(at + word.len()), Some(b'(' | b'<'));
        used && !before.is_some_and(part)
    })
}

/// Helpers for integers.
pub const INTEGERS: &[Piece] = &[
    Piece {
        names: &["integer_div", "integer_rem"],
        text: "\
// Division of integers: by zero it gives 0, and the least value divided by -1 wraps.
template <typename T> @DEVICE@ T integer_div(T a, T b) {
    if (b == 0) return 0;
    if (b == T(-1) && T(-1) < T(0)) return T(uint64_t(0) - uint64_t(a));
    return T(a / b);
}
template <typename T> @DEVICE@ T integer_rem(T a, T b) {
    if (b == 0 || (b == T(-1) && T(-1) < T(0))) return 0;
    return T(a % b);
}
",
    },
    Piece {
        names: &["saturate"],
        text: "\
// A float as an integer: truncated, held within LEAST .. MOST, and 0 for NaN. LOW is LEAST as a
// float, HIGH the first float above MOST.
template <typename T, typename F> @DEVICE@ T saturate(F x, F low, F high, T least, T most) {
    if (x != x) return 0;
    return x <= low ? least : x >= high ? most : T(x);
}
",
    },
];

/// Helpers for reductions: a warp's lanes, halved at the end.
pub const REDUCTIONS: &[Piece] = &[
    Piece {
        names: &["plus", "times"],
        text: "\
// Integers wrap.
template <typename T> @DEVICE@ T plus(T a, T b) { return T(uint64_t(a) + uint64_t(b)); }
template <typename T> @DEVICE@ T times(T a, T b) { return T(uint64_t(a) * uint64_t(b)); }
",
    },
    Piece {
        names: &["greater_of", "lesser_of"],
        text: "\
template <typename T> @DEVICE@ T greater_of(T a, T b) { return a > b ? a : b; }
template <typename T> @DEVICE@ T lesser_of(T a, T b) { return a < b ? a : b; }
",
    },
    Piece {
        names: &["warp_sum"],
        text: "\
// The sum of a warp's lanes by the contract: l[j] += l[j + h] for h = 16, 8, 4, 2, 1.
template <typename T> @DEVICE@ T warp_sum(T x) {
    for (int h = 16; h > 0; h /= 2) x = plus(x, lane_down(x, h));
    return lane_zero(x);
}
",
    },
    Piece {
        names: &["warp_prod"],
        text: "\
// The product of a warp's lanes, halved like a sum.
template <typename T> @DEVICE@ T warp_prod(T x) {
    for (int h = 16; h > 0; h /= 2) x = times(x, lane_down(x, h));
    return lane_zero(x);
}
",
    },
    Piece {
        names: &["warp_max", "warp_min"],
        text: "\
// Extrema have no order.
template <typename T> @DEVICE@ T warp_max(T x) {
    for (int h = 16; h > 0; h /= 2) x = greater_of(x, lane_down(x, h));
    return lane_zero(x);
}
template <typename T> @DEVICE@ T warp_min(T x) {
    for (int h = 16; h > 0; h /= 2) x = lesser_of(x, lane_down(x, h));
    return lane_zero(x);
}
",
    },
    Piece {
        names: &["Best", "best", "nothing", "warp_best"],
        text: "\
// The place of an extremum. A NaN is better than any number; of equals the first is taken, or the
// last. An index of -1 is nothing yet.
template <typename T> struct Best {
    T value;
    int64_t index;
};
template <typename T> @DEVICE@ Best<T> nothing() { return Best<T>{T{}, -1}; }
template <bool LARGER, bool LAST, typename T> @DEVICE@ Best<T> best(Best<T> a, Best<T> b) {
    if (a.index < 0 || b.index < 0) return a.index < 0 ? b : a;
    const bool a_nan = a.value != a.value, b_nan = b.value != b.value;
    if (a_nan != b_nan) return a_nan ? a : b;
    if (!a_nan && a.value != b.value) {
        return (a.value > b.value) == LARGER ? a : b;
    }
    return (a.index < b.index) != LAST ? a : b;
}
template <bool LARGER, bool LAST, typename T> @DEVICE@ int64_t warp_best(Best<T> x) {
    for (int h = 16; h > 0; h /= 2) {
        x = best<LARGER, LAST, T>(x, Best<T>{lane_down(x.value, h), lane_down(x.index, h)});
    }
    return lane_zero(x.index);
}
",
    },
];

/// Four neighbours at once.
pub const FOURS: Piece = Piece {
    names: &["Four", "load_four", "store_four"],
    text: "\
// Four neighbours, loaded and stored at once.
template <typename T> struct alignas(4 * sizeof(T)) Four {
    T at[4];
};
template <typename T> @DEVICE@ Four<T> load_four(const @GLOBAL@T* p) {
    return *reinterpret_cast<const @GLOBAL@Four<T>*>(p);
}
template <typename T> @DEVICE@ void store_four(@GLOBAL@T* p, Four<T> x) {
    *reinterpret_cast<@GLOBAL@Four<T>*>(p) = x;
}
",
};

/// The tile of a product.
pub const PRODUCT: &[Piece] = &[
    Piece {
        names: &["Tile"],
        text: "\
// A tile of SIZE x SIZE results for 16 x 16 threads. Each has PART x PART of them, in groups of
// neighbours: thread (y, x) has rows y * group .., and those 16 * group further on.
template <int SIZE> struct Tile {
    enum { size = SIZE, part = SIZE / 16, group = SIZE < 64 ? SIZE / 16 : 4 };
    static @DEVICE@ int row(int thread, int i) {
        return i / group * (16 * group) + thread / 16 * group + i % group;
    }
    static @DEVICE@ int column(int thread, int j) {
        return j / group * (16 * group) + thread % 16 * group + j % group;
    }
};
",
    },
    Piece {
        names: &["Shape"],
        text: "\
// Rows, columns and length of a product, and how many terms a segment of its sums has.
template <int M, int N, int K, int SEGMENT> struct Shape {
    enum { m = M, n = N, k = K, segment = SEGMENT };
};
",
    },
    Piece {
        names: &["Left"],
        text: "\
// A left factor: (m, k) is at m * M_STRIDE + k * K_STRIDE. With FOURS, four k lie aligned.
template <typename I, I M_STRIDE, I K_STRIDE, bool FOURS> struct Left {
    enum { fours_in_k = FOURS, fours_in_x = false, k_first = K_STRIDE == 1 };
    static @DEVICE@ I place(I m, I k) { return m * M_STRIDE + k * K_STRIDE; }
};
",
    },
    Piece {
        names: &["Right"],
        text: "\
// A right factor: (k, n) is at k * K_STRIDE + n * N_STRIDE. With FOURS, four n lie aligned.
template <typename I, I K_STRIDE, I N_STRIDE, bool FOURS> struct Right {
    enum { fours_in_k = false, fours_in_x = FOURS, k_first = K_STRIDE == 1 };
    static @DEVICE@ I place(I n, I k) { return k * K_STRIDE + n * N_STRIDE; }
};
",
    },
    Piece {
        names: &["RightPanels"],
        text: "\
// A right factor in panels of NR columns: (k, n) is at ((n / NR) * K + k) * NR + n % NR.
template <typename I, I K, I NR, bool FOURS> struct RightPanels {
    enum { fours_in_k = false, fours_in_x = FOURS, k_first = false };
    static @DEVICE@ I place(I n, I k) { return (n / NR * K + k) * NR + n % NR; }
};
",
    },
    Piece {
        names: &["bring"],
        text: "\
// Brings DEPTH values of k of the factor's rows x0 .. into shared memory, one row of the tile for
// each k. What lies outside of the factor is 0 there, and its results are dropped.
template <typename T, int SIZE, int LIMIT, class FACTOR>
@DEVICE@ void bring(const @GLOBAL@T* factor, int x0, int k0, int depth, int thread, @SHARED@T* tile) {
    enum { pitch = SIZE + 4 };
    if (FACTOR::fours_in_k) {
        for (int e = thread; e < SIZE * 4; e += 256) {
            const int k = e % 4 * 4, x = e / 4;
            Four<T> value{};
            if (x0 + x < LIMIT && k < depth) value = load_four(factor + FACTOR::place(x0 + x, k0 + k));
            for (int q = 0; q < 4; ++q) tile[(k + q) * pitch + x] = value.at[q];
        }
    } else if (FACTOR::fours_in_x) {
        for (int e = thread; e < SIZE * 4; e += 256) {
            const int k = e / (SIZE / 4), x = e % (SIZE / 4) * 4;
            Four<T> value{};
            if (x0 + x < LIMIT && k < depth) value = load_four(factor + FACTOR::place(x0 + x, k0 + k));
            for (int q = 0; q < 4; ++q) tile[k * pitch + x + q] = value.at[q];
        }
    } else {
        for (int e = thread; e < SIZE * 16; e += 256) {
            const int k = FACTOR::k_first ? e % 16 : e / SIZE;
            const int x = FACTOR::k_first ? e / 16 : e % SIZE;
            T value{};
            if (x0 + x < LIMIT && k < depth) value = factor[FACTOR::place(x0 + x, k0 + k)];
            tile[k * pitch + x] = value;
        }
    }
}
",
    },
    Piece {
        names: &["tile_row"],
        text: "\
// A thread's part of a row of a shared tile.
template <typename T, class TILE>
@DEVICE@ void tile_row(const @SHARED@T* row, int thread, @THREAD@T (&out)[TILE::part]) {
    @UNROLL@
    for (int i = 0; i < TILE::part; ++i) {
        out[i] = row[i / TILE::group * (16 * TILE::group) + thread * TILE::group + i % TILE::group];
    }
}
",
    },
    Piece {
        names: &["product"],
        text: "\
// One tile of a product. Sums over k run in segments: each begins at +0 and takes
// acc = fma(a, b, acc) in ascending k; the segments are added in order. The sum begins at -0, to
// which adding the first segment gives exactly that segment. Where a product is masked, a left
// factor of -0 makes no term, and a segment without terms is left out.
template <typename T, class TILE, class SHAPE, class A, class B, bool MASKED>
@DEVICE@ void product(const @GLOBAL@T* a, const @GLOBAL@T* b, int m0, int n0, int thread,
                      @SHARED@T* a_tile, @SHARED@T* b_tile,
                      @THREAD@T (&sum)[TILE::part][TILE::part]) {
    enum { part = TILE::part, pitch = TILE::size + 4 };
    enum { is_whole = SHAPE::k % 16 == 0 && SHAPE::segment % 16 == 0 };
    @UNROLL@
    for (int i = 0; i < part; ++i) {
        @UNROLL@
        for (int j = 0; j < part; ++j) sum[i][j] = negative_zero<T>();
    }
    for (int start = 0; start < SHAPE::k; start += SHAPE::segment) {
        const int end = SHAPE::k - start < SHAPE::segment ? SHAPE::k : start + SHAPE::segment;
        T acc[part][part] = {};
        bool terms[part] = {};
        for (int k0 = start; k0 < end; k0 += 16) {
            const int depth = end - k0 < 16 ? end - k0 : 16;
            @BARRIER@
            bring<T, TILE::size, SHAPE::m, A>(a, m0, k0, depth, thread, a_tile);
            bring<T, TILE::size, SHAPE::n, B>(b, n0, k0, depth, thread, b_tile);
            @BARRIER@
            @UNROLL@
            for (int k = 0; k < 16; ++k) {
                if (!is_whole && k >= depth) break;
                T left[part], right[part];
                tile_row<T, TILE>(a_tile + k * pitch, thread / 16, left);
                tile_row<T, TILE>(b_tile + k * pitch, thread % 16, right);
                @UNROLL@
                for (int i = 0; i < part; ++i) {
                    if (MASKED && is_negative_zero(left[i])) continue;
                    terms[i] = true;
                    @UNROLL@
                    for (int j = 0; j < part; ++j) acc[i][j] = fused(left[i], right[j], acc[i][j]);
                }
            }
        }
        @UNROLL@
        for (int i = 0; i < part; ++i) {
            if (MASKED && !terms[i]) continue;
            @UNROLL@
            for (int j = 0; j < part; ++j) sum[i][j] = plus(sum[i][j], acc[i][j]);
        }
    }
    if (SHAPE::k == 0 && !MASKED) {
        for (int i = 0; i < part; ++i) {
            for (int j = 0; j < part; ++j) sum[i][j] = T{};
        }
    }
}
",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_there_with_all_that_it_names_and_nothing_else() {
        let spelling = Spelling {
            device: "DEVICE",
            global: "",
            shared: "",
            thread: "",
            barrier: "",
            unroll: "",
        };
        let text = needed(REDUCTIONS, &spelling, "s0 = warp_sum(r0);");
        assert!(text.contains("DEVICE T warp_sum") && text.contains("DEVICE T plus"));
        assert!(!text.contains("Best") && !text.contains('@'));
        assert_eq!(
            needed(
                REDUCTIONS,
                &spelling,
                "my_warp_sum(warp_sums) // warp_sum of"
            ),
            ""
        );
        let all: Vec<Piece> = [REDUCTIONS, INTEGERS, PRODUCT, &[FOURS]].concat();
        let text = needed(
            &all,
            &spelling,
            "product<float>(bring); best(); saturate<int>(); times",
        );
        assert!(!text.contains('@'), "{text}");
    }
}
