//! Views against their slow meaning: every element is followed one by one through each op.

use proptest::prelude::*;
use weft_analysis::{Factor, NotAffine, View, common_axes, view_of};
use weft_ir::{DType, Graph, Op, TensorType, ValueId};

/// A value as the list of root elements it holds, with its shape.
#[derive(Clone, Debug)]
struct Slow {
    shape: Vec<u64>,
    elements: Vec<i64>,
}

impl Slow {
    fn whole(shape: &[u64]) -> Self {
        Slow {
            shape: shape.to_vec(),
            elements: (0..shape.iter().product::<u64>() as i64).collect(),
        }
    }

    fn at(&self, coords: &[u64]) -> i64 {
        let mut index = 0;
        for (c, n) in coords.iter().zip(&self.shape) {
            index = index * n + c;
        }
        self.elements[index as usize]
    }

    /// The value of another shape whose element at `coords` is this one's at `source(coords)`.
    fn map(&self, shape: &[u64], source: impl Fn(&[u64]) -> Vec<u64>) -> Self {
        Slow {
            shape: shape.to_vec(),
            elements: coords(shape).map(|c| self.at(&source(&c))).collect(),
        }
    }

    fn apply(&self, op: &Op) -> Self {
        match op {
            Op::Reshape { shape } => Slow {
                shape: shape.clone(),
                elements: self.elements.clone(),
            },
            Op::Transpose { perm } => {
                let shape: Vec<u64> = perm.iter().map(|p| self.shape[*p]).collect();
                self.map(&shape, |c| {
                    let mut source = vec![0; c.len()];
                    for (i, p) in perm.iter().enumerate() {
                        source[*p] = c[i];
                    }
                    source
                })
            }
            Op::Slice {
                starts,
                steps,
                sizes,
            } => self.map(sizes, |c| {
                (0..c.len())
                    .map(|i| (starts[i] as i64 + c[i] as i64 * steps[i]) as u64)
                    .collect()
            }),
            Op::Broadcast { shape } => {
                let missing = shape.len() - self.shape.len();
                self.map(shape, |c| {
                    let own = self.shape.iter().enumerate();
                    own.map(|(i, n)| if *n == 1 { 0 } else { c[i + missing] })
                        .collect()
                })
            }
            other => panic!("{} is no view", other.name()),
        }
    }
}

/// All coordinates of a shape, row-major.
fn coords(shape: &[u64]) -> impl Iterator<Item = Vec<u64>> + '_ {
    (0..shape.iter().product::<u64>()).map(move |mut index| {
        let mut coords = vec![0; shape.len()];
        for (c, n) in coords.iter_mut().zip(shape).rev() {
            *c = index % n;
            index /= n;
        }
        coords
    })
}

/// Whether a walk can be written as strided factors at all, by trying every one.
fn is_even_product(walk: &[i64]) -> bool {
    let n = walk.len();
    if n == 1 {
        return true;
    }
    (2..=n).filter(|k| n.is_multiple_of(*k)).any(|k| {
        let stride = walk[1] - walk[0];
        let even = (0..n).all(|i| walk[i] == walk[i - i % k] + (i % k) as i64 * stride);
        let outer: Vec<i64> = walk.iter().copied().step_by(k).collect();
        even && is_even_product(&outer)
    })
}

/// Whether a value is any view at all: a sum over its axes of products of strided factors.
fn is_any_view(value: &Slow) -> bool {
    let base = value.elements[0];
    let along: Vec<Vec<i64>> = (0..value.shape.len())
        .map(|axis| {
            (0..value.shape[axis])
                .map(|i| {
                    let mut c = vec![0; value.shape.len()];
                    c[axis] = i;
                    value.at(&c) - base
                })
                .collect()
        })
        .collect();
    let separable = coords(&value.shape).all(|c| {
        let sum: i64 = c.iter().zip(&along).map(|(i, g)| g[*i as usize]).sum();
        value.at(&c) == base + sum
    });
    separable && along.iter().all(|walk| is_even_product(walk))
}

fn same(view: &View, slow: &Slow) -> Result<(), String> {
    if view.extents() != slow.shape {
        return Err(format!(
            "extents {:?}, not {:?}",
            view.extents(),
            slow.shape
        ));
    }
    for c in coords(&slow.shape) {
        if view.element_at(&c) != slow.at(&c) {
            return Err(format!(
                "element {:?} at {c:?}, not {:?}",
                view.element_at(&c),
                slow.at(&c)
            ));
        }
    }
    Ok(())
}

fn apply(view: &View, op: &Op) -> Result<View, NotAffine> {
    match op {
        Op::Reshape { shape } => view.reshape(shape),
        Op::Transpose { perm } => Ok(view.transpose(perm)),
        Op::Slice {
            starts,
            steps,
            sizes,
        } => view.slice(starts, steps, sizes),
        Op::Broadcast { shape } => view.broadcast(shape),
        other => panic!("{} is no view", other.name()),
    }
}

/// Small numbers from a list of choices, so that cases shrink well.
struct Choices<'a> {
    given: &'a [u32],
    next: usize,
}

impl Choices<'_> {
    fn below(&mut self, n: u64) -> u64 {
        let choice = self.given.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        u64::from(choice) % n.max(1)
    }
}

/// A view op that applies to this shape.
fn some_op(choices: &mut Choices<'_>, shape: &[u64]) -> Op {
    match choices.below(4) {
        0 => {
            // Factors of the number of elements, in some order.
            let mut rest: u64 = shape.iter().product();
            let mut target = Vec::new();
            while rest > 1 && target.len() < 4 {
                let divisors: Vec<u64> = (2..=rest).filter(|d| rest.is_multiple_of(*d)).collect();
                let take = divisors[choices.below(divisors.len() as u64) as usize];
                target.push(take);
                rest /= take;
            }
            target.push(rest);
            if choices.below(2) == 0 {
                target.reverse();
            }
            Op::Reshape { shape: target }
        }
        1 => {
            let mut left: Vec<usize> = (0..shape.len()).collect();
            let mut perm = Vec::new();
            while !left.is_empty() {
                perm.push(left.remove(choices.below(left.len() as u64) as usize));
            }
            Op::Transpose { perm }
        }
        2 => {
            let (mut starts, mut steps, mut sizes) = (vec![], vec![], vec![]);
            for n in shape {
                if choices.below(3) == 0 {
                    starts.push(0);
                    steps.push(1);
                    sizes.push(*n);
                    continue;
                }
                let start = choices.below(*n);
                let backward = choices.below(3) == 0;
                let step = 1 + choices.below((*n).min(4)) as i64;
                let room = if backward { start } else { n - 1 - start };
                let most = room / step as u64 + 1;
                starts.push(start);
                steps.push(if backward { -step } else { step });
                // Whole walks are the interesting ones.
                sizes.push(if choices.below(2) == 0 {
                    most
                } else {
                    1 + choices.below(most)
                });
            }
            Op::Slice {
                starts,
                steps,
                sizes,
            }
        }
        _ => {
            let mut target = vec![];
            if choices.below(2) == 0 {
                target.push(1 + choices.below(2));
            }
            for n in shape {
                target.push(if *n == 1 { 1 + choices.below(3) } else { *n });
            }
            Op::Broadcast { shape: target }
        }
    }
}

fn shapes() -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(1u64..=6, 0..4)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn chains_of_view_ops_match_element_by_element(
        shape in shapes(),
        choices in prop::collection::vec(0u32..720, 48),
    ) {
        let mut choices = Choices { given: &choices, next: 0 };
        let mut slow = Slow::whole(&shape);
        let mut view = View::whole(ValueId(0), &shape).unwrap();
        for _ in 0..5 {
            let op = some_op(&mut choices, &slow.shape);
            let next = slow.apply(&op);
            if next.elements.len() > 2000 {
                break;
            }
            match apply(&view, &op) {
                Ok(next_view) => view = next_view,
                Err(NotAffine::ReshapeCuts) => {
                    prop_assert!(!is_any_view(&next), "{op:?} of {view:?} has a view");
                    break;
                }
                Err(NotAffine::SliceCuts) => break,
                Err(other) => prop_assert!(false, "{op:?} of {view:?}: {other}"),
            }
            slow = next;
            if let Err(what) = same(&view, &slow) {
                prop_assert!(false, "{op:?} gives {view:?}: {what}");
            }
            let dense = slow.elements.iter().enumerate().all(|(i, e)| i as i64 == *e);
            prop_assert_eq!(view.is_contiguous(), dense, "{:?}", view);
            for (axis, pair) in slow.shape.windows(2).enumerate() {
                let groups = pair[0] * pair[1];
                let mut flat = slow.shape.clone();
                flat.splice(axis..axis + 2, [groups]);
                let walk: Vec<i64> = (0..groups)
                    .map(|i| {
                        let mut c = vec![0; flat.len()];
                        c[axis] = i;
                        Slow { shape: flat.clone(), elements: slow.elements.clone() }.at(&c)
                    })
                    .collect();
                let even = walk.windows(3).all(|w| w[1] - w[0] == w[2] - w[1]);
                let stride = view.merged_stride(&[axis, axis + 1]);
                prop_assert_eq!(stride.is_some(), even, "axes {} of {:?}", axis, view);
                if let (Some(stride), Some([a, b])) = (stride, walk.first_chunk::<2>()) {
                    prop_assert_eq!(stride, b - a);
                }
            }
        }
    }

    #[test]
    fn common_axes_walk_every_view(
        shape in prop::collection::vec(1u64..=12, 1..4),
        choices in prop::collection::vec(0u32..720, 96),
    ) {
        // Each view is of a root of its own, reshaped and transposed and brought to one shape.
        let mut choices = Choices { given: &choices, next: 0 };
        let mut views = Vec::new();
        for _ in 0..3 {
            let elems: u64 = shape.iter().product();
            let mut view = View::whole(ValueId(0), &[elems]).unwrap();
            for _ in 0..2 {
                let extents = view.extents();
                let op = some_op(&mut choices, &extents);
                if matches!(op, Op::Reshape { .. } | Op::Transpose { .. }) {
                    view = apply(&view, &op).unwrap_or(view);
                }
            }
            if let Ok(view) = view.reshape(&shape) {
                views.push(view);
            }
        }
        let refs: Vec<&View> = views.iter().collect();
        let Some(common) = common_axes(&shape, &refs) else {
            // Some two views have cuts that do not nest on one axis.
            let mut disagree = false;
            for axis in 0..shape.len() {
                let mut cuts: Vec<u64> = vec![];
                for view in &views {
                    let mut inside = 1;
                    for factor in view.axes[axis].iter().rev() {
                        inside *= factor.extent;
                        cuts.push(inside);
                    }
                }
                disagree |= cuts
                    .iter()
                    .any(|a| cuts.iter().any(|b| !a.is_multiple_of(*b) && !b.is_multiple_of(*a)));
            }
            prop_assert!(disagree, "{views:?}");
            return Ok(());
        };
        let extents: Vec<u64> = common.axes.iter().map(|a| a.extent).collect();
        for (logical, extent) in shape.iter().enumerate() {
            let parts = common.axes.iter().filter(|a| a.logical == logical);
            prop_assert_eq!(parts.map(|a| a.extent).product::<u64>(), *extent);
        }
        for (view, strides) in views.iter().zip(&common.strides) {
            // Both orders are row-major over the same elements.
            let fine = coords(&extents).map(|c| {
                let steps = c.iter().zip(strides);
                view.offset + steps.map(|(c, s)| *c as i64 * s).sum::<i64>()
            });
            let logical = coords(&shape).map(|c| view.element_at(&c));
            prop_assert!(fine.eq(logical), "{:?} on {:?}", view, common);
        }
        // Coarsest: neighbours of one logical axis do not merge for all views.
        for (i, pair) in common.axes.windows(2).enumerate() {
            if pair[0].logical == pair[1].logical {
                let merges = common
                    .strides
                    .iter()
                    .all(|s| s[i] == s[i + 1] * pair[1].extent as i64);
                prop_assert!(!merges, "{common:?}");
            }
        }
    }
}

/// The digits example: forty cells of a page.
#[test]
fn cells_of_a_page_are_a_view() {
    let mut graph = Graph::named("cells");
    let page = graph.add_input("page", TensorType::fixed(DType::U8, &[128, 320]));
    let ops = [
        Op::Reshape {
            shape: vec![4, 32, 10, 32],
        },
        Op::Transpose {
            perm: vec![0, 2, 1, 3],
        },
        Op::Reshape {
            shape: vec![40, 1, 32, 32],
        },
    ];
    let mut value = page;
    let mut slow = Slow::whole(&[128, 320]);
    for op in ops {
        slow = slow.apply(&op);
        value = graph.add_node("view", op, &[value]).unwrap();
    }
    let view = view_of(&graph, &graph.producers(), value, &|_| false).unwrap();
    assert_eq!(view.root, page);
    same(&view, &slow).unwrap();
    let factor = |extent, stride| Factor { extent, stride };
    assert_eq!(
        view.axes,
        [
            vec![factor(4, 10_240), factor(10, 32)],
            vec![],
            vec![factor(32, 320)],
            vec![factor(32, 1)]
        ]
    );
    let other = View::whole(ValueId(9), &[40, 1, 32, 32]).unwrap();
    let common = common_axes(&[40, 1, 32, 32], &[&view, &other]).unwrap();
    let axes: Vec<_> = common.axes.iter().map(|a| (a.logical, a.extent)).collect();
    assert_eq!(axes, [(0, 4), (0, 10), (2, 32), (3, 32)]);
    assert_eq!(
        common.strides,
        [vec![10_240, 32, 320, 1], vec![10_240, 1024, 32, 1]]
    );
    // What the caller wants in memory is where the walk stops.
    let middle = graph.node(weft_ir::NodeId(1)).output;
    let view = view_of(&graph, &graph.producers(), value, &|v| v == middle).unwrap();
    assert_eq!(view.root, middle);
    assert!(view.is_contiguous());
}

/// Composite axes are sliced where the result is even, and the rest is refused by name.
#[test]
fn slices_of_composite_axes() {
    // Transposed and merged: 12 = 4 steps of 1 over 3 steps of 4.
    let view = View::whole(ValueId(0), &[3, 4])
        .unwrap()
        .transpose(&[1, 0])
        .reshape(&[12])
        .unwrap();
    let slow = Slow::whole(&[3, 4])
        .apply(&Op::Transpose { perm: vec![1, 0] })
        .apply(&Op::Reshape { shape: vec![12] });
    let cases: [(u64, i64, u64, bool); 13] = [
        (0, 1, 12, true),
        (3, 1, 6, true),
        (1, 1, 2, true),
        (1, 3, 4, true),
        (2, 6, 2, true),
        (11, -1, 12, true),
        (5, -1, 6, true),
        (11, -3, 4, true),
        (2, 1, 2, true),
        (0, 1, 4, false),
        (1, 1, 6, false),
        (0, 2, 6, false),
        (10, -1, 6, false),
    ];
    for (start, step, size, affine) in cases {
        let op = Op::Slice {
            starts: vec![start],
            steps: vec![step],
            sizes: vec![size],
        };
        let expected = slow.apply(&op);
        match view.slice(&[start], &[step], &[size]) {
            Ok(sliced) => {
                assert!(affine, "{op:?}");
                same(&sliced, &expected).unwrap();
            }
            Err(reason) => {
                assert!(!affine, "{op:?}");
                assert_eq!(reason, NotAffine::SliceCuts);
                assert!(!is_any_view(&expected), "{op:?}");
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let view = View::whole(ValueId(0), &[3, 4]).unwrap();
    assert_eq!(View::whole(ValueId(0), &[3, 0]), Err(NotAffine::Empty));
    assert_eq!(
        View::whole(ValueId(0), &[1 << 40, 1 << 40]),
        Err(NotAffine::Overflow)
    );
    assert_eq!(view.reshape(&[5]), Err(NotAffine::ReshapeCuts));
    assert_eq!(view.reshape(&[12, 0]), Err(NotAffine::Empty));
    assert_eq!(view.broadcast(&[4]), Err(NotAffine::Mismatch));
    assert_eq!(view.slice(&[0], &[1], &[3]), Err(NotAffine::Mismatch));
    assert_eq!(
        view.slice(&[0, 1], &[1, 1], &[3, 4]),
        Err(NotAffine::Mismatch)
    );
    assert_eq!(view.slice(&[0, 0], &[1, 1], &[3, 0]), Err(NotAffine::Empty));
    assert_eq!(common_axes(&[3, 5], &[&view]), None);
    assert_eq!(common_axes(&[0], &[]), None);
}

/// The checks above catch a view that is wrong in one number.
#[test]
fn planted_faults_are_caught() {
    let ops = [
        Op::Transpose {
            perm: vec![1, 0, 2],
        },
        Op::Slice {
            starts: vec![3, 0, 1],
            steps: vec![-1, 1, 2],
            sizes: vec![3, 3, 2],
        },
        Op::Reshape { shape: vec![9, 2] },
    ];
    let mut view = View::whole(ValueId(0), &[3, 4, 5]).unwrap();
    let mut slow = Slow::whole(&[3, 4, 5]);
    for op in &ops {
        view = apply(&view, op).unwrap();
        slow = slow.apply(op);
    }
    same(&view, &slow).unwrap();
    let mut planted = 0;
    let mut wrong = view.clone();
    wrong.offset += 1;
    assert!(same(&wrong, &slow).is_err());
    for axis in 0..view.axes.len() {
        for i in 0..view.axes[axis].len() {
            let mut wrong = view.clone();
            wrong.axes[axis][i].stride += 1;
            assert!(same(&wrong, &slow).is_err());
            let mut wrong = view.clone();
            wrong.axes[axis].swap(0, i);
            if wrong != view {
                assert!(same(&wrong, &slow).is_err());
                planted += 1;
            }
            planted += 1;
        }
    }
    assert!(planted >= 4, "{planted}");
    assert!(is_any_view(&slow));
    let mut uneven = slow.clone();
    uneven.elements.swap(0, 5);
    assert!(!is_any_view(&uneven));
}
