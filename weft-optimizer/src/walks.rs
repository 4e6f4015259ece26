//! Walks: how a kernel under construction moves through memory, before its axes are fixed.
//!
//! Bodies are written against the logical axes of a region. Only when all accesses are known are
//! the kernel's axes chosen: the coarsest on which every access is affine, neighbours joined where
//! every access lets them. Loads and stores name their walk; a walk becomes the access of the same
//! number.

use weft_analysis::{Factor, View, common_axes};
use weft_ir::{DType, ValueId};
use weft_kernel::{Access, Axis, Guard, Operand, OperandRole};
use weft_plan::{IndexCheck, Recipe};

/// What an operand of a kernel is bound to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A value of the planned graph: an input, a constant, or what a region makes.
    Value(ValueId),
    /// Constant bytes that the optimizer made.
    Made {
        /// How they are made.
        recipe: Recipe,
        /// Type of the elements.
        dtype: DType,
        /// Number of elements.
        elems: u64,
    },
    /// Memory that only this region's steps use, by number.
    Temporary {
        /// Number within the region.
        index: usize,
        /// Type of the elements.
        dtype: DType,
        /// Number of elements.
        elems: u64,
    },
}

/// A bound on a coordinate along a walk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WalkGuard {
    /// Constant part.
    pub offset: i64,
    /// Factors along each logical axis.
    pub axes: Vec<Vec<Factor>>,
    /// Exclusive upper bound.
    pub extent: u64,
}

impl WalkGuard {
    /// Whether no coordinates are within the bound.
    fn never_holds(&self) -> bool {
        let (mut low, mut high) = (i128::from(self.offset), i128::from(self.offset));
        for factor in self.axes.iter().flatten() {
            let reach = i128::from(factor.extent.saturating_sub(1)) * i128::from(factor.stride);
            low += reach.min(0);
            high += reach.max(0);
        }
        high < 0 || low >= i128::from(self.extent)
    }
}

/// One way through one operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Which operand.
    pub operand: usize,
    /// First element.
    pub offset: i64,
    /// Factors along each logical axis.
    pub axes: Vec<Vec<Factor>>,
    /// Where the walk may be made.
    pub guards: Vec<WalkGuard>,
    /// What a load gives elsewhere.
    pub fill: u64,
}

/// Operands and walks of one kernel.
#[derive(Default)]
pub struct Walks {
    /// The buffers.
    pub operands: Vec<Operand>,
    /// What each is bound to.
    pub sources: Vec<Source>,
    /// The walks; their positions are the numbers of accesses.
    pub walks: Vec<Walk>,
    /// What a run must find among the operands.
    pub checks: Vec<IndexCheck>,
}

/// Axes and accesses of a finished kernel.
pub struct Finished {
    /// The axes, outermost first.
    pub axes: Vec<Axis>,
    /// The group that each axis belongs to.
    pub groups: Vec<usize>,
    /// One access for each walk.
    pub accesses: Vec<Access>,
}

impl Finished {
    /// Inserts an axis of extent 1 along which nothing moves.
    pub fn insert_unit(&mut self, at: usize, name: &str, group: usize) {
        self.axes.insert(
            at,
            Axis {
                name: name.into(),
                extent: 1,
            },
        );
        self.groups.insert(at, group);
        for access in &mut self.accesses {
            access.strides.insert(at, 0);
            for guard in &mut access.guards {
                guard.strides.insert(at, 0);
            }
        }
    }
}

impl Walks {
    /// The operand bound to a source, new or known.
    pub fn operand(&mut self, source: Source, operand: Operand) -> usize {
        let known = self
            .sources
            .iter()
            .zip(&self.operands)
            .position(|(s, o)| *s == source && o.role == operand.role);
        known.unwrap_or_else(|| {
            self.sources.push(source);
            self.operands.push(operand);
            self.operands.len() - 1
        })
    }

    /// The number of a walk, new or known.
    pub fn walk(&mut self, mut walk: Walk) -> usize {
        if walk.guards.iter().any(WalkGuard::never_holds) {
            // Nothing is ever read: the walk stands on the first element, which is inside.
            walk.offset = 0;
            walk.axes.iter_mut().for_each(Vec::clear);
        }
        self.walks
            .iter()
            .position(|w| *w == walk)
            .unwrap_or_else(|| {
                self.walks.push(walk);
                self.walks.len() - 1
            })
    }

    /// Notes indices that a run must look at.
    pub fn check(&mut self, check: IndexCheck) {
        let empty = check.axes.iter().any(|(extent, _)| *extent == 0);
        if !empty && !self.checks.contains(&check) {
            self.checks.push(check);
        }
    }

    /// A walk without guards.
    pub fn plain(&mut self, operand: usize, offset: i64, axes: Vec<Vec<Factor>>) -> usize {
        self.walk(Walk {
            operand,
            offset,
            axes,
            guards: Vec::new(),
            fill: 0,
        })
    }

    /// Chooses axes for logical extents; axes are joined only within a group.
    ///
    /// Axes come in logical order. `None` where the walks have no common axes.
    pub fn finish(&self, shape: &[u64], groups: &[usize], names: &[String]) -> Option<Finished> {
        let mut views: Vec<View> = Vec::new();
        for walk in &self.walks {
            let lists = std::iter::once(&walk.axes).chain(walk.guards.iter().map(|g| &g.axes));
            for axes in lists {
                let axes = filled(axes, shape);
                views.push(View {
                    root: ValueId(0),
                    offset: 0,
                    axes,
                });
            }
        }
        let refs: Vec<&View> = views.iter().collect();
        let common = common_axes(shape, &refs)?;
        let mut axes: Vec<(usize, u64)> =
            common.axes.iter().map(|a| (a.logical, a.extent)).collect();
        let mut strides = common.strides;
        let mut at = axes.len();
        while at > 1 {
            at -= 1;
            let (outer, inner) = (axes[at - 1], axes[at]);
            let same_group = groups[outer.0] == groups[inner.0];
            let even = strides.iter().all(|s| {
                i64::try_from(inner.1)
                    .ok()
                    .and_then(|n| s[at].checked_mul(n))
                    == Some(s[at - 1])
            });
            if same_group && even {
                axes[at - 1] = (outer.0, outer.1 * inner.1);
                axes.remove(at);
                for s in &mut strides {
                    let inner = s.remove(at);
                    s[at - 1] = inner;
                }
            }
        }
        let mut strides = strides.into_iter();
        let mut next = || strides.next().unwrap_or_default();
        let accesses = self
            .walks
            .iter()
            .map(|walk| Access {
                operand: walk.operand,
                offset: walk.offset,
                strides: next(),
                guards: walk
                    .guards
                    .iter()
                    .map(|g| Guard {
                        offset: g.offset,
                        strides: next(),
                        extent: g.extent,
                    })
                    .collect(),
                fill: walk.fill,
            })
            .collect();
        let mut parts = vec![0usize; shape.len()];
        let named = axes
            .iter()
            .map(|(logical, extent)| {
                parts[*logical] += 1;
                let part = parts[*logical];
                let name = if part == 1 {
                    names[*logical].clone()
                } else {
                    format!("{}{}", names[*logical], part)
                };
                Axis {
                    name,
                    extent: *extent,
                }
            })
            .collect();
        Some(Finished {
            axes: named,
            groups: axes.iter().map(|(logical, _)| groups[*logical]).collect(),
            accesses,
        })
    }
}

/// Factor lists with a repeating factor on axes along which a walk stands still.
fn filled(axes: &[Vec<Factor>], shape: &[u64]) -> Vec<Vec<Factor>> {
    shape
        .iter()
        .enumerate()
        .map(|(i, &extent)| match axes.get(i) {
            Some(factors) if !factors.is_empty() => factors.clone(),
            _ if extent > 1 => vec![Factor { extent, stride: 0 }],
            _ => Vec::new(),
        })
        .collect()
}

/// An input operand.
pub fn input(name: &str, elem: weft_kernel::Elem, len_elems: u64) -> Operand {
    Operand {
        name: name.into(),
        elem,
        len_elems,
        role: OperandRole::Input,
    }
}

/// An output operand.
pub fn output(name: &str, elem: weft_kernel::Elem, len_elems: u64) -> Operand {
    Operand {
        name: name.into(),
        elem,
        len_elems,
        role: OperandRole::Output,
    }
}
