//! Random valid graphs: every op of the IR, on shapes that crowd the edges, wired so that values
//! are used once, several times, through views, and not at all.

use crate::rng::Rng;
use weft_ir::{
    ArgOp, AttentionAttrs, BinaryFn, CompareFn, CompositeOp, ConvAttrs, CoordTransform, DType,
    DotDims, F32, GeluForm, Graph, NearestRounding, Op, PadMode, PoolAttrs, ReduceFn, ResizeAttrs,
    ResizeMode, ScalePlace, Tensor, TensorType, UnaryFn, ValueId,
};
use weft_runtime::hostile::{Pattern, fill};

/// The most elements of a value.
const MAX_ELEMS: u64 = 6000;
/// The most multiply-adds of a contraction.
const MAX_MACS: u64 = 120_000;

/// A graph from a seed.
pub fn graph(seed: u64) -> Graph {
    let mut generator = Generator::new(seed);
    generator.begin();
    let steps = generator.rng.within(1, 14);
    for _ in 0..steps {
        generator.step();
    }
    if seed % 3 == 2 {
        generator.attention();
        generator.step();
        generator.step();
    }
    generator.finish()
}

/// Elements of a type, for an input or a constant.
pub fn tensor(rng: &mut Rng, dtype: DType, shape: &[u64], pattern: Pattern) -> Tensor {
    let elems = shape.iter().product::<u64>() as usize;
    let elem = weft_optimizer::elems::elem_of(dtype);
    let bytes = fill(
        elem,
        elems,
        pattern,
        &mut weft_runtime::hostile::Rng::new(rng.next()),
    );
    Tensor::from_bytes(dtype, shape.to_vec(), bytes).expect("as many bytes as the type has")
}

struct Generator {
    rng: Rng,
    graph: Graph,
    /// Values to build on; those made last are picked more often.
    pool: Vec<ValueId>,
    /// Names that may collide with those of composites' inner values.
    tricky_names: bool,
    empty: bool,
}

impl Generator {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let tricky_names = rng.chance(15);
        let empty = rng.chance(6);
        Generator {
            rng,
            graph: Graph::named(&format!("seed {seed}")),
            pool: Vec::new(),
            tricky_names,
            empty,
        }
    }

    fn begin(&mut self) {
        let inputs = self.rng.within(1, 3);
        for _ in 0..inputs {
            let dtype = if self.rng.chance(70) {
                DType::F32
            } else {
                self.rng.pick(&DType::ALL)
            };
            let rank = self.rng.within(0, 4) as usize;
            let shape = self.shape(rank);
            self.input(dtype, &shape);
        }
    }

    fn extent(&mut self) -> u64 {
        if self.empty && self.rng.chance(25) {
            return 0;
        }
        self.rng.pick(&[
            1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 48, 63, 64, 65, 100,
            127, 300,
        ])
    }

    fn shape(&mut self, rank: usize) -> Vec<u64> {
        let mut shape = Vec::new();
        for _ in 0..rank {
            let room = MAX_ELEMS / shape.iter().product::<u64>().max(1);
            let extent = self.extent();
            shape.push(if extent > room {
                self.rng.within(1, 2)
            } else {
                extent
            });
        }
        shape
    }

    fn name(&mut self, base: &str) -> String {
        if self.tricky_names && self.rng.chance(60) {
            let list = [
                "softmax",
                "softmax/max",
                "softmax/max_1",
                "softmax/exp",
                "layer_norm",
                "gelu",
                "x",
                "x_1",
                "relu/zero",
                "padded",
                "max_pool/padded",
                "a b",
                "größe",
            ];
            return self.rng.pick(&list).to_owned();
        }
        base.to_owned()
    }

    fn input(&mut self, dtype: DType, shape: &[u64]) -> ValueId {
        let name = self.name("in");
        let id = self.graph.add_input(&name, TensorType::fixed(dtype, shape));
        self.pool.push(id);
        id
    }

    fn constant(&mut self, dtype: DType, shape: &[u64]) -> ValueId {
        let pattern = self.rng.pick(&[
            Pattern::Exact,
            Pattern::Ordinary,
            Pattern::Ordinary,
            Pattern::Hostile,
        ]);
        let mut value = tensor(&mut self.rng, dtype, shape, pattern);
        if self.rng.chance(25) && dtype == DType::F32 {
            let splat = self.rng.pick(&[
                0.0f32,
                -0.0,
                1.0,
                1.0,
                -1.0,
                2.0,
                0.5,
                3.0,
                f32::INFINITY,
                f32::NAN,
                1e-40,
            ]);
            let all = vec![splat; value.elems()];
            value = Tensor::from_elems(shape, &all).expect("the same shape");
        }
        let name = self.name("const");
        self.graph.add_constant(&name, value)
    }

    fn extents(&self, id: ValueId) -> Vec<u64> {
        self.graph.ty(id).shape.extents().expect("fixed shapes")
    }

    fn dtype(&self, id: ValueId) -> DType {
        self.graph.ty(id).dtype
    }

    /// A value, rather a young one.
    fn any(&mut self) -> ValueId {
        let n = self.pool.len() as u64;
        let back = if self.rng.chance(60) {
            self.rng.below(n.min(3))
        } else {
            self.rng.below(n)
        };
        self.pool[(n - 1 - back) as usize]
    }

    /// A value for which a test holds, made if there is none.
    fn any_with(
        &mut self,
        test: impl Fn(DType, usize) -> bool,
        make: DType,
        rank: usize,
    ) -> ValueId {
        for _ in 0..6 {
            let id = self.any();
            if test(self.dtype(id), self.extents(id).len()) {
                return id;
            }
        }
        let shape = self.shape(rank);
        self.input(make, &shape)
    }

    fn any_float(&mut self) -> ValueId {
        let rank = self.rng.within(1, 3) as usize;
        self.any_with(|d, _| d.is_float(), DType::F32, rank)
    }

    /// A value of that dtype that broadcasts with `shape`, the result being within limits.
    fn partner(&mut self, dtype: DType, shape: &[u64]) -> ValueId {
        let fits = |own: &[u64]| {
            let rank = own.len().max(shape.len());
            let at = |s: &[u64], i: usize| (i + s.len()).checked_sub(rank).map_or(1, |j| s[j]);
            let mut elems = 1u64;
            (0..rank).all(|i| {
                let (a, b) = (at(own, i), at(shape, i));
                elems = elems.saturating_mul(if a == 1 { b } else { a });
                a == b || a == 1 || b == 1
            }) && elems <= MAX_ELEMS
        };
        let candidates: Vec<ValueId> = self
            .pool
            .iter()
            .copied()
            .filter(|v| self.dtype(*v) == dtype && fits(&self.extents(*v)))
            .collect();
        if !candidates.is_empty() && self.rng.chance(65) {
            return self.rng.pick(&candidates);
        }
        let drop = if self.rng.chance(30) {
            self.rng.below(shape.len() as u64 + 1) as usize
        } else {
            0
        };
        let keep = self.rng.pick(&[40, 100, 100]);
        let own: Vec<u64> = shape[drop..]
            .iter()
            .map(|n| if self.rng.chance(keep) { *n } else { 1 })
            .collect();
        if self.rng.chance(70) {
            self.constant(dtype, &own)
        } else {
            self.input(dtype, &own)
        }
    }

    fn add(&mut self, op: Op, inputs: &[ValueId]) -> Option<ValueId> {
        let ty = self.graph.infer_node(&op, inputs).ok()?;
        if ty.elems()? > MAX_ELEMS || ty.shape.extents()?.len() > 6 {
            return None;
        }
        let name = self.name(op.name());
        let id = self.graph.add_node(&name, op, inputs).ok()?;
        self.pool.push(id);
        Some(id)
    }

    fn step(&mut self) -> Option<ValueId> {
        match self.rng.below(26) {
            0..=2 => self.unary(),
            3..=6 => self.binary(),
            7 => self.compare_select(),
            8 => self.cast(),
            9 => self.fma(),
            10..=12 => self.view(),
            13 => self.concat(),
            14 => self.pad(),
            15 => self.gather(),
            16..=17 => self.reduce(),
            18 => self.arg_reduce(),
            19 => self.dot(),
            20 => self.conv(),
            21 => self.resize(),
            22 => self.activation(),
            23 => self.norm(),
            24 => self.pool(),
            _ => self.gemm(),
        }
    }

    fn unary(&mut self) -> Option<ValueId> {
        use UnaryFn::*;
        let x = self.any();
        let f = match self.dtype(x) {
            DType::Bool => Not,
            d if d.is_int() => self.rng.pick(&[Neg, Abs, Sign, Not]),
            DType::F64 => self.rng.pick(&[
                Neg,
                Abs,
                Sign,
                Recip,
                Sqrt,
                Rsqrt,
                Floor,
                Ceil,
                Trunc,
                RoundEven,
                RoundHalfAway,
                IsNan,
                IsInf,
            ]),
            _ => self.rng.pick(&[
                Neg,
                Abs,
                Sign,
                Recip,
                Sqrt,
                Rsqrt,
                Floor,
                Ceil,
                Trunc,
                RoundEven,
                RoundHalfAway,
                IsNan,
                IsInf,
                Exp,
                Exp2,
                Expm1,
                Log,
                Log2,
                Log1p,
                Tanh,
                Erf,
                Sin,
                Cos,
                Sigmoid,
                Softplus,
                SoftmaxExp,
            ]),
        };
        self.add(Op::Unary(f), &[x])
    }

    fn binary(&mut self) -> Option<ValueId> {
        use BinaryFn::*;
        let x = self.any();
        let f = match self.dtype(x) {
            DType::Bool => self.rng.pick(&[And, Or, Xor]),
            d if d.is_int() => self
                .rng
                .pick(&[Add, Sub, Mul, Div, Rem, Max, Min, And, Or, Xor, Shl, Shr]),
            DType::F64 => self.rng.pick(&[Add, Sub, Mul, Div, Rem, Max, Min]),
            _ => self
                .rng
                .pick(&[Add, Add, Sub, Sub, Mul, Mul, Div, Max, Min, Rem, Pow]),
        };
        let (dtype, shape) = (self.dtype(x), self.extents(x));
        let y = self.partner(dtype, &shape);
        let operands = if self.rng.chance(75) { [x, y] } else { [y, x] };
        self.add(Op::Binary(f), &operands)
    }

    fn compare_select(&mut self) -> Option<ValueId> {
        use CompareFn::*;
        let x = self.any();
        let (dtype, shape) = (self.dtype(x), self.extents(x));
        let f = if dtype == DType::Bool {
            self.rng.pick(&[Eq, Ne])
        } else {
            self.rng.pick(&[Eq, Ne, Lt, Le, Gt, Ge])
        };
        let y = self.partner(dtype, &shape);
        let cond = self.add(Op::Compare(f), &[x, y])?;
        if self.rng.chance(20) {
            return Some(cond);
        }
        let a = self.any();
        let (dtype, shape) = (self.dtype(a), self.extents(a));
        let b = self.partner(dtype, &shape);
        self.add(Op::Select, &[cond, a, b])
    }

    fn cast(&mut self) -> Option<ValueId> {
        let x = self.any();
        let to = if self.rng.chance(50) {
            DType::F32
        } else {
            self.rng.pick(&DType::ALL)
        };
        self.add(Op::Cast { to }, &[x])
    }

    fn fma(&mut self) -> Option<ValueId> {
        let x = self.any_with(|d, _| matches!(d, DType::F32 | DType::F64), DType::F32, 2);
        let (dtype, shape) = (self.dtype(x), self.extents(x));
        let (y, z) = (self.partner(dtype, &shape), self.partner(dtype, &shape));
        let all = [x, y, z];
        let order = self.rng.permutation(3);
        self.add(Op::Fma, &[all[order[0]], all[order[1]], all[order[2]]])
    }

    fn view(&mut self) -> Option<ValueId> {
        let mut x = self.any();
        for _ in 0..self.rng.within(1, 3) {
            x = match self.rng.below(4) {
                0 => self.reshape(x)?,
                1 => {
                    let rank = self.extents(x).len();
                    let perm = self.rng.permutation(rank);
                    self.add(Op::Transpose { perm }, &[x])?
                }
                2 => self.slice(x)?,
                _ => {
                    let mut shape = self.extents(x);
                    for extent in &mut shape {
                        if *extent == 1 && self.rng.chance(60) {
                            *extent = self.extent();
                        }
                    }
                    if self.rng.chance(30) {
                        let front = self.rng.within(1, 4);
                        shape.insert(0, front);
                    }
                    self.add(Op::Broadcast { shape }, &[x])?
                }
            };
        }
        Some(x)
    }

    fn reshape(&mut self, x: ValueId) -> Option<ValueId> {
        let from = self.extents(x);
        let total: u64 = from.iter().product();
        let mut shape = Vec::new();
        if self.rng.chance(50) {
            // Merge or split neighbours.
            shape.clone_from(&from);
            if shape.len() >= 2 && self.rng.chance(60) {
                let at = self.rng.below(shape.len() as u64 - 1) as usize;
                shape[at] *= shape[at + 1];
                shape.remove(at + 1);
            } else {
                let at = self.rng.below(shape.len() as u64 + 1) as usize;
                if at == shape.len() {
                    shape.push(1);
                } else {
                    let divisor = self.divisor(shape[at]);
                    shape[at] /= divisor.max(1);
                    shape.insert(at + 1, divisor);
                }
            }
        } else {
            let mut rest = total;
            while rest > 1 && shape.len() < 4 {
                let divisor = self.divisor(rest);
                shape.push(divisor);
                rest /= divisor;
            }
            shape.push(rest);
        }
        self.add(Op::Reshape { shape }, &[x])
    }

    fn divisor(&mut self, n: u64) -> u64 {
        let all: Vec<u64> = (1..=n.min(512)).filter(|d| n.is_multiple_of(*d)).collect();
        if all.is_empty() {
            1
        } else {
            self.rng.pick(&all)
        }
    }

    fn slice(&mut self, x: ValueId) -> Option<ValueId> {
        let (mut starts, mut steps, mut sizes) = (Vec::new(), Vec::new(), Vec::new());
        for n in self.extents(x) {
            if n <= 1 || self.rng.chance(40) {
                starts.push(0);
                steps.push(1);
                sizes.push(n);
                continue;
            }
            let step: i64 = self.rng.pick(&[1, 1, 1, 2, 3, -1, -1, -2]);
            let most = (n - 1) / step.unsigned_abs() + 1;
            let low = u64::from(!self.empty);
            let size = self.rng.within(low.min(most), most);
            let reach = size.saturating_sub(1) * step.unsigned_abs();
            let slack = self.rng.below(n - reach);
            starts.push(if step > 0 || size == 0 {
                slack
            } else {
                slack + reach
            });
            steps.push(step);
            sizes.push(size);
        }
        self.add(
            Op::Slice {
                starts,
                steps,
                sizes,
            },
            &[x],
        )
    }

    fn concat(&mut self) -> Option<ValueId> {
        let x = self.any();
        let shape = self.extents(x);
        if shape.is_empty() {
            return None;
        }
        let axis = self.rng.below(shape.len() as u64) as usize;
        let mut operands = vec![x];
        for _ in 0..self.rng.within(0, 3) {
            let fits: Vec<ValueId> = self
                .pool
                .iter()
                .copied()
                .filter(|v| {
                    let own = self.extents(*v);
                    self.dtype(*v) == self.dtype(x)
                        && own.len() == shape.len()
                        && (0..own.len()).all(|i| i == axis || own[i] == shape[i])
                })
                .collect();
            if self.rng.chance(60) && !fits.is_empty() {
                operands.push(self.rng.pick(&fits));
            } else {
                let mut own = shape.clone();
                own[axis] = self.extent().min(20);
                operands.push(self.constant(self.dtype(x), &own));
            }
        }
        self.add(Op::Concat { axis }, &operands)
    }

    fn pad(&mut self) -> Option<ValueId> {
        let x = self.any();
        let shape = self.extents(x);
        let mode = self.rng.pick(&[
            PadMode::Constant,
            PadMode::Constant,
            PadMode::Reflect,
            PadMode::Edge,
            PadMode::Wrap,
        ]);
        let mut amount = |n: u64| -> i64 {
            match self.rng.below(5) {
                0 | 1 => 0,
                2 => -(self.rng.below(n / 2 + 1) as i64),
                _ if mode == PadMode::Reflect => self.rng.below(n.max(1)) as i64 / 2,
                _ => self.rng.within(1, 4) as i64,
            }
        };
        let before: Vec<i64> = shape.iter().map(|n| amount(*n)).collect();
        let after: Vec<i64> = shape.iter().map(|n| amount(*n)).collect();
        let mut operands = vec![x];
        if mode == PadMode::Constant {
            let dtype = self.dtype(x);
            operands.push(self.constant(dtype, &[]));
        }
        self.add(
            Op::Pad {
                before,
                after,
                mode,
            },
            &operands,
        )
    }

    fn gather(&mut self) -> Option<ValueId> {
        let x = self.any();
        let shape = self.extents(x);
        if shape.is_empty() {
            return None;
        }
        let axis = self.rng.below(shape.len() as u64) as usize;
        let n = shape[axis] as i64;
        if n == 0 {
            return None;
        }
        let rank = self.rng.pick(&[0usize, 1, 1, 1, 2]);
        let own: Vec<u64> = (0..rank).map(|_| self.rng.within(1, 7)).collect();
        let count = own.iter().product::<u64>() as usize;
        let (first, step) = (self.rng.below(n as u64) as i64, self.rng.below(2) as i64);
        let affine = self.rng.chance(25);
        let list: Vec<i64> = (0..count as i64)
            .map(|i| {
                if affine {
                    (first + i * step) % n
                } else {
                    self.rng.below(2 * n as u64) as i64 - n
                }
            })
            .collect();
        let indices = match self.rng.below(4) {
            0 => {
                let list: Vec<i32> = list.iter().map(|i| *i as i32).collect();
                Tensor::from_elems(&own, &list)
            }
            1 if n < 128 => {
                let list: Vec<i8> = list.iter().map(|i| *i as i8).collect();
                Tensor::from_elems(&own, &list)
            }
            2 if n < 256 => {
                let list: Vec<u8> = list.iter().map(|i| i.rem_euclid(n) as u8).collect();
                Tensor::from_elems(&own, &list)
            }
            _ => Tensor::from_elems(&own, &list),
        };
        let indices = self.graph.add_constant(
            "indices",
            indices.expect("as many indices as the shape has"),
        );
        if self.rng.chance(25) {
            // Indices that a run computes, kept inside by arithmetic that ranges see through.
            let from = self.input(DType::I32, &own);
            let low = self.rng.pick(&[0, 0, -n]);
            let bounds =
                [low, n - 1].map(|b| self.graph.add_constant("bound", Tensor::scalar(b as i32)));
            let above = self.add(Op::Binary(BinaryFn::Max), &[from, bounds[0]])?;
            let mut inside = self.add(Op::Binary(BinaryFn::Min), &[above, bounds[1]])?;
            if self.rng.chance(50) {
                inside = self.add(Op::Cast { to: DType::I64 }, &[inside])?;
            }
            return self.add(Op::Gather { axis }, &[x, inside]);
        }
        self.add(Op::Gather { axis }, &[x, indices])
    }

    fn reduce(&mut self) -> Option<ValueId> {
        use ReduceFn::*;
        let x = self.any();
        let rank = self.extents(x).len();
        let op = if self.dtype(x).is_float() {
            self.rng.pick(&[Sum, SumSquares, Mean, Max, Min, Prod])
        } else {
            self.rng.pick(&[Sum, Max, Min, Prod])
        };
        let percent = self.rng.pick(&[25, 50, 100]);
        let axes: Vec<usize> = (0..rank).filter(|_| self.rng.chance(percent)).collect();
        let keep_dims = self.rng.chance(50);
        let r = self.add(
            Op::Reduce {
                op,
                axes,
                keep_dims,
            },
            &[x],
        )?;
        if keep_dims && self.rng.chance(60) {
            // The shape of normalisations: what was reduced meets its own reduction.
            let f = self
                .rng
                .pick(&[BinaryFn::Sub, BinaryFn::Mul, BinaryFn::Max, BinaryFn::Add]);
            return self.add(Op::Binary(f), &[x, r]);
        }
        Some(r)
    }

    fn arg_reduce(&mut self) -> Option<ValueId> {
        let x = self.any_with(|d, rank| d != DType::Bool && rank > 0, DType::F32, 2);
        let axis = self.rng.below(self.extents(x).len() as u64) as usize;
        let op = Op::ArgReduce {
            op: self.rng.pick(&[ArgOp::Max, ArgOp::Min]),
            axis,
            keep_dims: self.rng.chance(50),
            select_last: self.rng.chance(30),
        };
        self.add(op, &[x])
    }

    fn dot(&mut self) -> Option<ValueId> {
        let x = if self.rng.chance(25) {
            // A sum of more than one segment, with tails.
            let k = self.rng.pick(&[255, 256, 257, 300, 511, 513, 700]);
            let m = self.rng.pick(&[1, 2, 5, 6, 7, 8]);
            let shape = if self.rng.chance(50) { [m, k] } else { [k, m] };
            self.input(DType::F32, &shape)
        } else {
            self.any_with(|d, rank| d != DType::Bool && rank > 0, DType::F32, 2)
        };
        let shape = self.extents(x);
        let order = self.rng.permutation(shape.len());
        let mut roles = [Vec::new(), Vec::new(), Vec::new()];
        for axis in order {
            // Long axes are summed, so that products stay small.
            let role = if shape[axis] > 64 {
                1
            } else {
                self.rng.pick(&[0, 1, 1, 2, 2])
            };
            roles[role as usize].push(axis);
        }
        let [batch, contract, free] = roles;
        let mut own: Vec<(u64, usize)> = Vec::new();
        own.extend(batch.iter().enumerate().map(|(i, a)| (shape[*a], i)));
        own.extend(
            contract
                .iter()
                .enumerate()
                .map(|(i, a)| (shape[*a], 10 + i)),
        );
        let rows: u64 = free.iter().map(|a| shape[*a]).product();
        let depth: u64 = own.iter().map(|(n, _)| (*n).max(1)).product();
        let room = (MAX_MACS / (rows.max(1) * depth)).min(MAX_ELEMS / depth.max(1));
        if room == 0 {
            return None;
        }
        for i in 0..self.rng.pick(&[0, 1, 1, 1, 2]) {
            let n = self.extent();
            let others: u64 = own
                .iter()
                .skip(batch.len() + contract.len())
                .map(|(n, _)| *n)
                .product();
            own.push((if n * others.max(1) > room { 1 } else { n }, 20 + i));
        }
        let order = self.rng.permutation(own.len());
        let placed: Vec<(u64, usize)> = order.iter().map(|i| own[*i]).collect();
        let find = |tag: usize| placed.iter().position(|(_, t)| *t == tag);
        let rhs_batch: Option<Vec<usize>> = (0..batch.len()).map(find).collect();
        let rhs_contract: Option<Vec<usize>> = (0..contract.len()).map(|i| find(10 + i)).collect();
        let dims = DotDims {
            lhs_batch: batch,
            lhs_contract: contract,
            rhs_batch: rhs_batch?,
            rhs_contract: rhs_contract?,
        };
        let rhs_shape: Vec<u64> = placed.iter().map(|(n, _)| *n).collect();
        let y = self.exactly(self.dtype(x), &rhs_shape);
        self.add(Op::Dot(dims), &[x, y])
    }

    /// A value of exactly that type: one that is there, a constant, an input, or something computed.
    fn exactly(&mut self, dtype: DType, shape: &[u64]) -> ValueId {
        let same: Vec<ValueId> = self
            .pool
            .iter()
            .copied()
            .filter(|v| self.dtype(*v) == dtype && self.extents(*v) == shape)
            .collect();
        if !same.is_empty() && self.rng.chance(50) {
            return self.rng.pick(&same);
        }
        if self.rng.chance(50) {
            return self.constant(dtype, shape);
        }
        let mut x = self.input(dtype, shape);
        if self.rng.chance(40) && dtype.is_float() {
            let bias = self.partner(dtype, &shape[shape.len().saturating_sub(1)..]);
            let sum = self.add(Op::Binary(BinaryFn::Add), &[x, bias]);
            x = sum.filter(|s| self.extents(*s) == shape).unwrap_or(x);
        }
        x
    }

    fn conv(&mut self) -> Option<ValueId> {
        let fits = |d: DType, rank: usize| d.is_float() && (3..=5).contains(&rank);
        let existing: Vec<ValueId> = self
            .pool
            .iter()
            .copied()
            .filter(|v| fits(self.dtype(*v), self.extents(*v).len()))
            .collect();
        let x = if !existing.is_empty() && self.rng.chance(50) {
            self.rng.pick(&existing)
        } else {
            let spatial = self.rng.pick(&[1usize, 2, 2, 2, 3]);
            let mut shape = vec![self.rng.within(1, 2), self.rng.pick(&[1, 2, 3, 4, 6, 8])];
            let most = [0, 40, 12, 6][spatial];
            shape.extend((0..spatial).map(|_| self.rng.within(1, most)));
            let dtype =
                self.rng
                    .pick(&[DType::F32, DType::F32, DType::F32, DType::F16, DType::F64]);
            self.input(dtype, &shape)
        };
        let shape = self.extents(x);
        let spatial = shape.len() - 2;
        let groups = match self.rng.below(3) {
            0 => shape[1].max(1),
            1 => self.divisor(shape[1].max(1)),
            _ => 1,
        };
        let pointwise = self.rng.chance(25);
        let kernel: Vec<u64> = (0..spatial)
            .map(|_| if pointwise { 1 } else { self.rng.within(1, 3) })
            .collect();
        let small = |rng: &mut Rng, high: u64| -> Vec<u64> {
            (0..spatial)
                .map(|_| {
                    if rng.chance(60) {
                        1
                    } else {
                        rng.within(1, high)
                    }
                })
                .collect()
        };
        let (strides, dilations) = (small(&mut self.rng, 3), small(&mut self.rng, 2));
        let pads = |rng: &mut Rng| -> Vec<u64> {
            (0..spatial)
                .map(|_| {
                    if pointwise && rng.chance(70) {
                        0
                    } else {
                        rng.below(3)
                    }
                })
                .collect()
        };
        let (pads_begin, pads_end) = (pads(&mut self.rng), pads(&mut self.rng));
        let out = groups * self.rng.within(1, 5);
        let mut w_shape = vec![out, shape[1] / groups];
        w_shape.extend(&kernel);
        let w = self.exactly(self.dtype(x), &w_shape);
        let attrs = ConvAttrs {
            strides,
            dilations,
            pads_begin,
            pads_end,
            groups,
        };
        let y = self.add(Op::Conv(attrs), &[x, w])?;
        if self.rng.chance(60) {
            let mut bias_shape = vec![out];
            bias_shape.extend(vec![1; spatial]);
            let bias = self.constant(self.dtype(y), &bias_shape);
            return self.add(Op::Binary(BinaryFn::Add), &[y, bias]);
        }
        Some(y)
    }

    fn resize(&mut self) -> Option<ValueId> {
        let x = self.any_with(
            |d, rank| d != DType::Bool && (1..=4).contains(&rank),
            DType::F32,
            2,
        );
        let shape = self.extents(x);
        let mut sizes = shape.clone();
        let mut scales_bits = vec![1.0f64.to_bits(); shape.len()];
        for _ in 0..self.rng.within(1, 2) {
            let axis = self.rng.below(shape.len() as u64) as usize;
            let size = self.rng.within(1, 24);
            let mut scale = size as f64 / shape[axis].max(1) as f64;
            if self.rng.chance(20) {
                scale *= 1.1;
            }
            sizes[axis] = size;
            scales_bits[axis] = scale.to_bits();
        }
        let mode = match self.rng.below(4) {
            0 => ResizeMode::Nearest(self.rng.pick(&[
                NearestRounding::RoundPreferFloor,
                NearestRounding::RoundPreferCeil,
                NearestRounding::Floor,
                NearestRounding::Ceil,
            ])),
            1 | 2 => ResizeMode::Linear,
            _ => ResizeMode::Cubic {
                a: F32(-0.75),
                exclude_outside: self.rng.chance(40),
            },
        };
        let transform = self.rng.pick(&[
            CoordTransform::HalfPixel,
            CoordTransform::HalfPixelSymmetric,
            CoordTransform::PytorchHalfPixel,
            CoordTransform::AlignCorners,
            CoordTransform::Asymmetric,
        ]);
        let antialias = !matches!(mode, ResizeMode::Nearest(_)) && self.rng.chance(30);
        let attrs = ResizeAttrs {
            sizes,
            scales_bits,
            mode,
            transform,
            antialias,
        };
        self.add(Op::Resize(attrs), &[x])
    }

    fn activation(&mut self) -> Option<ValueId> {
        use CompositeOp::*;
        let x = self.any_float();
        let op = self.rng.pick(&[
            Relu,
            LeakyRelu { alpha: F32(0.01) },
            Elu { alpha: F32(1.0) },
            Selu {
                alpha: F32(1.673_263_2),
                gamma: F32(1.050_701),
            },
            HardSigmoid {
                alpha: F32(0.2),
                beta: F32(0.5),
            },
            HardSwish,
            Gelu(GeluForm::Erf),
            Gelu(GeluForm::Tanh),
            Silu,
            Mish,
        ]);
        self.add(Op::Composite(op), &[x])
    }

    fn norm(&mut self) -> Option<ValueId> {
        let x = self.any_with(|d, rank| d.is_float() && rank > 0, DType::F32, 3);
        let (dtype, shape) = (self.dtype(x), self.extents(x));
        let axis = if self.rng.chance(60) {
            shape.len() - 1
        } else {
            self.rng.below(shape.len() as u64) as usize
        };
        let eps = F32(1e-5);
        let kind = self.rng.below(6);
        let op = match kind {
            0 | 1 => return self.add(Op::Composite(CompositeOp::Softmax { axis }), &[x]),
            2 => CompositeOp::LayerNorm { axis, eps },
            3 => CompositeOp::RmsNorm { axis, eps },
            4 if shape.len() > 1 => CompositeOp::GroupNorm {
                groups: self.divisor(shape[1].max(1)),
                eps,
            },
            _ if shape.len() > 1 => CompositeOp::BatchNorm { eps },
            _ => return None,
        };
        let (count, parameter) = match &op {
            CompositeOp::LayerNorm { .. } => (self.rng.pick(&[1, 2]), shape[axis..].to_vec()),
            CompositeOp::RmsNorm { .. } => (1, shape[axis..].to_vec()),
            CompositeOp::GroupNorm { .. } => (2, shape[1..2].to_vec()),
            _ => (4, shape[1..2].to_vec()),
        };
        let mut operands = vec![x];
        for _ in 0..count {
            operands.push(self.exactly(dtype, &parameter));
        }
        self.add(Op::Composite(op), &operands)
    }

    fn attention(&mut self) -> Option<ValueId> {
        let fits = |d: DType, rank: usize| d.is_float() && d != DType::F64 && rank >= 2;
        let q = self.any_with(fits, DType::F32, 3);
        let (dtype, mut shape) = (self.dtype(q), self.extents(q));
        let (rows, depth) = (shape[shape.len() - 2], shape[shape.len() - 1]);
        let batch: u64 = shape[..shape.len() - 2].iter().product();
        // Sums of several segments where there is room.
        let keys = if self.rng.chance(30) {
            self.rng.pick(&[255, 256, 257, 300, 513, 600])
        } else {
            self.extent()
        };
        let room = MAX_ELEMS / (batch * rows.max(depth)).max(1);
        let keys = keys.min(room.max(1));
        let width = self
            .rng
            .within(1, 17)
            .min((MAX_ELEMS / (batch * keys).max(1)).max(1));
        if batch * rows * keys * (depth + width) > 4 * MAX_MACS {
            return None;
        }
        let last = shape.len() - 1;
        shape[last - 1] = keys;
        let k = self.exactly(dtype, &shape);
        shape[last] = width;
        let v = self.exactly(dtype, &shape);
        let mut operands = vec![q, k, v];
        if self.rng.chance(65) {
            shape[last - 1] = rows;
            shape[last] = keys;
            let drop = self.rng.below(shape.len() as u64 + 1) as usize;
            let keep = self.rng.pick(&[60, 100, 100]);
            let own: Vec<u64> = shape[drop..]
                .iter()
                .map(|n| if self.rng.chance(keep) { *n } else { 1 })
                .collect();
            operands.push(self.mask(dtype, &own)?);
        }
        let attrs = AttentionAttrs {
            scale: F32(self.rng.pick(&[1.0, 0.125, 0.3])),
            place: self
                .rng
                .pick(&[ScalePlace::Query, ScalePlace::Both, ScalePlace::Scores]),
            causal: self
                .rng
                .chance(40)
                .then(|| self.rng.pick(&[0, 0, 1, keys / 2, keys])),
        };
        self.add(Op::Composite(CompositeOp::Attention(attrs)), &operands)
    }

    /// A mask: bools, numbers, or numbers of which some are -inf.
    fn mask(&mut self, dtype: DType, shape: &[u64]) -> Option<ValueId> {
        match self.rng.below(3) {
            0 => Some(self.exactly(DType::Bool, shape)),
            1 => Some(self.exactly(dtype, shape)),
            _ => {
                let keep = self.exactly(DType::Bool, shape);
                let numbers = self.exactly(dtype, shape);
                let infinity = Tensor::scalar(f32::NEG_INFINITY);
                let infinity = self.graph.add_constant("masked", infinity);
                let infinity = if dtype == DType::F32 {
                    infinity
                } else {
                    self.add(Op::Cast { to: dtype }, &[infinity])?
                };
                self.add(Op::Select, &[keep, numbers, infinity])
            }
        }
    }

    fn pool(&mut self) -> Option<ValueId> {
        let fits = |d: DType, rank: usize| d.is_float() && (3..=4).contains(&rank);
        let x = self.any_with(fits, DType::F32, 4);
        let shape = self.extents(x);
        let spatial = shape.len().checked_sub(2)?;
        let list = |rng: &mut Rng, low: u64, high: u64| -> Vec<u64> {
            (0..spatial).map(|_| rng.within(low, high)).collect()
        };
        let kernel: Vec<u64> = (2..shape.len())
            .map(|i| self.rng.within(1, 3).min(shape[i].max(1)))
            .collect();
        let dilation = self.rng.pick(&[1, 1, 1, 2]);
        let attrs = PoolAttrs {
            strides: list(&mut self.rng, 1, 3),
            dilations: list(&mut self.rng, 1, dilation),
            pads_begin: kernel.iter().map(|k| self.rng.below(*k)).collect(),
            pads_end: kernel.iter().map(|k| self.rng.below(*k)).collect(),
            ceil_mode: self.rng.chance(40),
            count_include_pad: self.rng.chance(40),
            kernel,
        };
        let op = if self.rng.chance(50) {
            CompositeOp::MaxPool(attrs)
        } else {
            CompositeOp::AveragePool(attrs)
        };
        self.add(Op::Composite(op), &[x])
    }

    fn gemm(&mut self) -> Option<ValueId> {
        let a = self.any_with(|d, rank| d.is_float() && rank == 2, DType::F32, 2);
        let shape = self.extents(a);
        let (trans_a, trans_b) = (self.rng.chance(40), self.rng.chance(40));
        let (m, k) = if trans_a {
            (shape[1], shape[0])
        } else {
            (shape[0], shape[1])
        };
        let mut n = self.extent();
        if m * k * n > MAX_MACS || k * n > MAX_ELEMS {
            n = 1;
        }
        let dtype = self.dtype(a);
        let b = self.exactly(dtype, &if trans_b { [n, k] } else { [k, n] });
        let mut operands = vec![a, b];
        if self.rng.chance(60) {
            let c_shape = match self.rng.below(4) {
                0 => vec![m, n],
                1 => vec![n],
                2 => vec![m, 1],
                _ => vec![1, n],
            };
            operands.push(self.exactly(dtype, &c_shape));
        }
        let factors = [1.0f32, 1.0, 0.5, -0.3];
        let op = CompositeOp::Gemm {
            alpha: F32(self.rng.pick(&factors)),
            beta: F32(self.rng.pick(&factors)),
            trans_a,
            trans_b,
        };
        self.add(Op::Composite(op), &operands)
    }

    /// Values that nobody reads become outputs, and some others too.
    fn finish(mut self) -> Graph {
        let users = self.graph.users();
        for (i, uses) in users.iter().enumerate() {
            let id = ValueId(i as u32);
            let made = !self.graph.inputs.contains(&id) && self.graph.value(id).constant.is_none();
            let percent = match (made, uses.is_empty()) {
                (true, true) => 90,
                (true, false) => 12,
                (false, _) => 3,
            };
            if self.rng.chance(percent) {
                self.graph.add_output(&format!("out{i}"), id);
                if self.rng.chance(6) {
                    self.graph.add_output(&format!("again{i}"), id);
                }
            }
        }
        if self.graph.outputs.is_empty() {
            let last = ValueId(self.graph.values.len() as u32 - 1);
            self.graph.add_output("out", last);
        }
        self.graph
    }
}
