//! The bounds of guarded accesses against an enumeration of every coordinate.

mod common;

use common::{axis, operand};
use weft_kernel::{
    Access, Axis, Effect, Elem, Functions, Guard, Inst, Kernel, LoopKernel, OperandRole, Over,
    Stage, Val, VerifyError,
};

/// splitmix64; its numbers only choose cases.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }

    fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as u64) as i64
    }
}

fn affine(offset: i64, strides: &[i64], at: &[u64]) -> i64 {
    let moved = |(stride, c): (&i64, &u64)| stride * *c as i64;
    offset + strides.iter().zip(at).map(moved).sum::<i64>()
}

/// The smallest and largest element that the access touches, by trying every coordinate.
fn touched(access: &Access, axes: &[Axis]) -> Option<(i64, i64)> {
    let mut found: Option<(i64, i64)> = None;
    let mut at = vec![0u64; axes.len()];
    loop {
        let inside = access.guards.iter().all(|g| {
            let c = affine(g.offset, &g.strides, &at);
            c >= 0 && (c as u64) < g.extent
        });
        if inside {
            let e = affine(access.offset, &access.strides, &at);
            found = Some(found.map_or((e, e), |(low, high)| (low.min(e), high.max(e))));
        }
        let Some(axis) = (0..axes.len()).rev().find(|i| at[*i] + 1 < axes[*i].extent) else {
            return found;
        };
        at[axis] += 1;
        at[axis + 1..].fill(0);
    }
}

fn verified(access: &Access, axes: &[Axis], len: u64) -> Result<(), VerifyError> {
    let kernel = Kernel::Loop(LoopKernel {
        name: "bounds".into(),
        axes: axes.to_vec(),
        split: 0,
        operands: vec![operand("x", Elem::F32, len, OperandRole::Input)],
        accesses: vec![access.clone()],
        slots: vec![Elem::F32],
        rows: vec![],
        stages: vec![Stage {
            over: Over::Once,
            insts: vec![Inst::Load { access: 0 }],
            effects: vec![Effect::SetScalar {
                slot: 0,
                value: Val(0),
            }],
        }],
    });
    kernel.verify(&Functions::default())
}

/// Whether a verdict is sound for an access: what is accepted stays inside.
fn sound(access: &Access, axes: &[Axis], len: u64) -> bool {
    let accepted = verified(access, axes, len).is_ok();
    let inside = touched(access, axes).is_none_or(|(low, high)| low >= 0 && high < len as i64);
    !accepted || inside
}

fn random_case(rng: &mut Rng) -> (Access, Vec<Axis>, u64) {
    let count = 2 + rng.below(2) as usize;
    let mut axes: Vec<Axis> = (0..count)
        .map(|i| axis(&format!("i{i}"), 1 + rng.below(6)))
        .collect();
    // The outer axis is split, so it must not be the inner one; its extent may be 1.
    axes[0].extent = 1 + rng.below(4);
    let strides: Vec<i64> = (0..count).map(|_| rng.between(-4, 6)).collect();
    let mut access = Access::affine(0, rng.between(-6, 12), strides);
    for _ in 0..rng.below(4) {
        let strides = (0..count)
            .map(|i| match rng.below(3) {
                0 => 0,
                1 => access.strides[i],
                _ => rng.between(-2, 2),
            })
            .collect();
        access.guards.push(Guard {
            offset: rng.between(-4, 4),
            strides,
            extent: rng.below(9),
        });
    }
    (access, axes, 1 + rng.below(40))
}

#[test]
fn an_accepted_access_touches_nothing_outside() {
    let mut rng = Rng(1);
    let (mut accepted, mut refused) = (0, 0);
    for case in 0..60_000 {
        let (access, axes, len) = random_case(&mut rng);
        assert!(
            sound(&access, &axes, len),
            "case {case}: {access:?} over {axes:?} of {len}"
        );
        match verified(&access, &axes, len) {
            Ok(()) => accepted += 1,
            Err(_) => refused += 1,
        }
    }
    assert!(
        accepted > 10_000 && refused > 10_000,
        "{accepted} and {refused}"
    );
}

#[test]
fn an_access_without_guards_is_refused_only_where_it_leaves() {
    let mut rng = Rng(2);
    for case in 0..20_000 {
        let (mut access, axes, len) = random_case(&mut rng);
        access.guards.clear();
        let range = touched(&access, &axes).expect("no guard keeps anything out");
        assert_eq!(access.range(&axes), Some(range), "case {case}: {access:?}");
        let inside = range.0 >= 0 && range.1 < len as i64;
        assert_eq!(
            verified(&access, &axes, len).is_ok(),
            inside,
            "case {case}: {access:?}"
        );
    }
}

/// A padded convolution's access, one guard a spatial axis: the bounds must be exact, or padding
/// would have to be refused.
#[test]
fn padding_by_guards_is_accepted_to_the_last_element() {
    for (height, width, pad) in [(5i64, 7i64, 1i64), (4, 4, 2), (1, 3, 1)] {
        let axes = [
            axis("y", (height + 2 * pad) as u64),
            axis("x", (width + 2 * pad) as u64),
        ];
        let mut access = Access::affine(0, -pad * width - pad, vec![width, 1]);
        access.guards = vec![
            Guard {
                offset: -pad,
                strides: vec![1, 0],
                extent: height as u64,
            },
            Guard {
                offset: -pad,
                strides: vec![0, 1],
                extent: width as u64,
            },
        ];
        let len = (height * width) as u64;
        assert_eq!(touched(&access, &axes), Some((0, len as i64 - 1)));
        assert_eq!(verified(&access, &axes, len), Ok(()));
        assert!(
            verified(&access, &axes, len - 1).is_err(),
            "one element less is too few"
        );
        // The same pad written twice cuts nothing more.
        access.guards.extend(access.guards.clone());
        assert_eq!(verified(&access, &axes, len), Ok(()));
        access.offset -= 1;
        assert!(matches!(
            verified(&access, &axes, len),
            Err(VerifyError::OutOfBounds { low: -1, .. })
        ));
    }
}

#[test]
fn planted_fault_a_cut_counted_twice_is_caught() {
    // Two guards over one axis, each cutting one element: a verifier that added the cuts would
    // accept an access that reads element -1.
    let axes = [axis("o", 1), axis("i", 8)];
    let mut access = Access::affine(0, -2, vec![0, 1]);
    let guard = Guard {
        offset: -1,
        strides: vec![0, 1],
        extent: 8,
    };
    access.guards = vec![guard.clone(), guard];
    assert_eq!(touched(&access, &axes), Some((-1, 5)));
    assert!(sound(&access, &axes, 8));
    assert!(verified(&access, &axes, 8).is_err());
    // What the sum of both cuts would have said: 0..=4 of 8 elements. The check above tells it apart.
    let added = access.range(&axes).map(|(low, high)| (low + 2, high));
    assert!(added.is_some_and(|(low, _)| low >= 0));
}

#[test]
fn offsets_and_strides_near_the_ends_of_i64_are_refused_and_do_not_overflow() {
    let axes = [axis("o", 2), axis("i", 1 << 20)];
    let extremes = [i64::MIN, i64::MIN + 1, -1, 0, 1, i64::MAX - 1, i64::MAX];
    let mut tried = 0;
    for offset in extremes {
        for stride in extremes {
            for g_offset in extremes {
                for g_stride in extremes {
                    let mut access = Access::affine(0, offset, vec![0, stride]);
                    access.guards = vec![Guard {
                        offset: g_offset,
                        strides: vec![0, g_stride],
                        extent: u64::MAX,
                    }];
                    let accepted = verified(&access, &axes, 8).is_ok();
                    for i in [0i128, 1, 2, 3, 1000, (1 << 20) - 2, (1 << 20) - 1] {
                        let guarded = i128::from(g_offset) + i128::from(g_stride) * i;
                        let element = i128::from(offset) + i128::from(stride) * i;
                        let made = (0..i128::from(u64::MAX)).contains(&guarded);
                        assert!(
                            !(accepted && made) || (0..8).contains(&element),
                            "{offset} {stride} {g_offset} {g_stride} at {i}"
                        );
                    }
                    tried += 1;
                }
            }
        }
    }
    assert_eq!(tried, 2401);
}
