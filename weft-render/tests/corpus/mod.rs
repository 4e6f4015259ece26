//! The kernels that every renderer's tests run, and plans made of them. Most kernels are those of the
//! emitters' tests, the random ones those of the portable arm's, and what they must give is computed
//! by the portable arm or by its oracle: neither shares code with renderers.

#![allow(
    dead_code,
    unused_imports,
    reason = "each test binary uses another part of this"
)]

#[path = "../../../weft-x64-emit/tests/common/build.rs"]
pub mod build;
#[path = "../../../weft-x64-emit/tests/common/data.rs"]
pub mod data;
#[path = "../../../weft-x64-emit/tests/common/kernels.rs"]
pub mod kernels;
#[path = "../../../weft-a64-emit/tests/common/maps.rs"]
pub mod maps;
#[path = "../../../weft-x64-emit/tests/common/matmul.rs"]
pub mod matmul;
#[path = "../../../weft-portable/tests/oracle/mod.rs"]
pub mod oracle;
pub mod plans;
#[path = "../../../weft-a64-emit/tests/common/products.rs"]
pub mod products;

use data::Filling;
use matmul::{Layout, Product, Tail};
use weft_kernel::{Elem, Functions, Kernel, Operand, OperandRole, ReduceOp};

/// Kernels with the bytes of their operands, and what must be in them afterwards.
pub struct Case {
    pub kernel: Kernel,
    pub inputs: Vec<Vec<u8>>,
    pub expected: Vec<Vec<u8>>,
}

/// A family of cases and the functions that they call.
pub struct Family {
    pub name: &'static str,
    pub functions: Functions,
    pub cases: Vec<Case>,
}

/// Cases of these kernels with each filling, by the portable arm.
pub fn by_arm(kernels: Vec<Kernel>, functions: &Functions, fillings: &[Filling]) -> Vec<Case> {
    let mut cases = Vec::new();
    for (seed, kernel) in kernels.into_iter().enumerate() {
        if let Err(e) = kernel.verify(functions) {
            panic!("{}: {e}", kernel.name());
        }
        for filling in fillings {
            let mut inputs = data::fill(&kernel, *filling, seed as u64);
            clear_padding(&kernel, &mut inputs);
            let expected = arm(&kernel, functions, &inputs);
            cases.push(Case {
                kernel: kernel.clone(),
                inputs,
                expected,
            });
        }
    }
    cases
}

/// Columns of the last panel that do not exist hold +0.
fn clear_padding(kernel: &Kernel, inputs: &mut [Vec<u8>]) {
    let Kernel::Contraction(k) = kernel else {
        return;
    };
    let weft_kernel::BLayout::Panels { nr } = k.b.layout else {
        return;
    };
    let (nr, size) = (u64::from(nr), k.operands[k.b.operand].elem.size_bytes());
    let per_batch = weft_kernel::BLayout::panel_elems(nr as u32, k.k, k.n);
    let bytes = &mut inputs[k.b.operand];
    for at in 0..bytes.len() / size {
        let i = at as u64 % per_batch.max(1);
        let column = i / (k.k * nr) * nr + i % nr;
        if column >= k.n {
            bytes[at * size..][..size].fill(0);
        }
    }
}

/// What the portable arm leaves in each operand.
fn arm(kernel: &Kernel, functions: &Functions, inputs: &[Vec<u8>]) -> Vec<Vec<u8>> {
    use weft_portable::{Buffers, Level, Scratch};
    let mut buffers = Buffers::zeroed(kernel);
    for (at, bytes) in inputs.iter().enumerate() {
        buffers.set(at, bytes);
    }
    let piece = weft_kernel::Piece::whole(kernel);
    let (level, mut scratch) = (Level::detect(), Scratch::new());
    weft_portable::run(kernel, functions, level, &buffers, piece, &mut scratch)
        .expect("the arm serves every verified kernel");
    let operands = 0..kernel.operands().len();
    operands.map(|i| buffers.bytes(i)).collect()
}

/// Random kernels, by the oracle.
fn random(count: u64) -> Vec<Case> {
    let functions = oracle::generate::functions();
    let cases = (0..count).map(|seed| {
        let mut random = oracle::random::Random(seed.wrapping_mul(0x5851_f42d_4c95_7f2d));
        let kernel = oracle::generate::kernel(&mut random);
        let mut inputs = oracle::kernels::random_operands(&kernel, &mut random, seed % 3 == 0);
        // The arena begins as zeros.
        for (operand, bytes) in kernel.operands().iter().zip(&mut inputs) {
            if operand.role == OperandRole::Output {
                bytes.fill(0);
            }
        }
        let expected = oracle::kernels::expected(&kernel, &functions, &inputs);
        Case {
            kernel,
            inputs,
            expected,
        }
    });
    cases.collect()
}

/// Products whose left factor has terms that are none, by the oracle.
fn masked() -> Vec<Case> {
    let none = Functions::default();
    let mut cases = Vec::new();
    for (m, n, k, segment) in [
        (5, 7, 40, 16),
        (17, 20, 300, 256),
        (3, 4, 0, 256),
        (8, 8, 64, 32),
    ] {
        for layout in [Layout::Panels(8), Layout::Rows] {
            let product = Product {
                segment,
                layout,
                ..Product::new(m, n, k)
            };
            let Kernel::Contraction(mut c) = product.kernel() else {
                unreachable!("a product")
            };
            c.masked = true;
            let kernel = Kernel::Contraction(c);
            for filling in Filling::ALL {
                let mut inputs = data::fill(&kernel, filling, m);
                clear_padding(&kernel, &mut inputs);
                let mut random = data::Random(m + k);
                for (i, a) in inputs[0].chunks_exact_mut(4).enumerate() {
                    // Single terms, and whole segments.
                    let in_row = i as u64 % k.max(1);
                    if random.below(3) == 0 || (in_row / segment) % 2 == m % 2 {
                        a.copy_from_slice(&(-0f32).to_le_bytes());
                    }
                }
                let expected = oracle::kernels::expected(&kernel, &none, &inputs);
                let kernel = kernel.clone();
                cases.push(Case {
                    kernel,
                    inputs,
                    expected,
                });
            }
        }
    }
    cases
}

/// The same product in f64.
fn in_f64(kernel: Kernel) -> Kernel {
    let Kernel::Contraction(mut k) = kernel else {
        return kernel;
    };
    for operand in &mut k.operands {
        operand.elem = Elem::F64;
    }
    Kernel::Contraction(k)
}

/// Products of every tile that a renderer chooses.
fn large_products() -> Vec<Kernel> {
    let product = |m, n, k, layout, transposed_a| {
        Product {
            layout,
            transposed_a,
            tail: Tail::BiasRelu,
            ..Product::new(m, n, k)
        }
        .kernel()
    };
    let mut all = vec![
        product(1500, 1410, 20, Layout::Panels(32), false),
        product(700, 750, 270, Layout::Rows, false),
        product(704, 768, 16, Layout::Panels(16), true),
        product(350, 373, 33, Layout::Panels(16), true),
        product(384, 352, 64, Layout::Rows, false),
    ];
    all.push(in_f64(
        Product {
            layout: Layout::Rows,
            ..Product::new(33, 20, 300)
        }
        .kernel(),
    ));
    all.push(in_f64(
        Product {
            layout: Layout::Panels(8),
            ..Product::new(16, 40, 512)
        }
        .kernel(),
    ));
    all
}

/// Reductions over more elements than a block of the rule has, and of the types that are rare.
fn rare_reductions() -> Vec<Kernel> {
    let mut all = Vec::new();
    for op in [
        ReduceOp::Sum,
        ReduceOp::SumSquares,
        ReduceOp::Prod,
        ReduceOp::Max,
    ] {
        for n in [65_536, 65_537, 70_000, 2 * 65_536 + 33] {
            all.push(kernels::reduction(op, Elem::F32, 2, n));
        }
    }
    for op in [
        ReduceOp::ArgMax,
        ReduceOp::ArgMaxLast,
        ReduceOp::ArgMin,
        ReduceOp::ArgMinLast,
    ] {
        for elem in [Elem::F64, Elem::I64, Elem::U64, Elem::U32] {
            all.push(kernels::reduction(op, elem, 3, 100));
        }
    }
    for elem in [Elem::I8, Elem::U8, Elem::I16, Elem::U16] {
        all.push(kernels::reduction(ReduceOp::Prod, elem, 3, 47));
    }
    all
}

/// Conversions between all types.
fn all_casts() -> Vec<Kernel> {
    let mut all = Vec::new();
    for from in Elem::ALL {
        for to in Elem::ALL {
            all.push(kernels::cast(from, to, 333));
        }
    }
    all
}

/// Everything. `random_kernels` is how many random ones there are.
pub fn families(random_kernels: u64) -> Vec<Family> {
    let (none, math) = (Functions::default(), weft_math::all());
    let every = &Filling::ALL[..];
    let hostile = &[Filling::Hostile][..];
    let functions = weft_math::NAMES
        .iter()
        .flat_map(|name| [5, 64, 1001].map(|n| kernels::function(name, n)));
    let products = products::all().iter().map(Product::kernel).collect();
    let family = |name, functions: &Functions, cases| Family {
        name,
        functions: functions.clone(),
        cases,
    };
    let by = |kernels, fillings| by_arm(kernels, &none, fillings);
    vec![
        family(
            "unary operations",
            &none,
            by(maps::unary_operations(), hostile),
        ),
        family(
            "binary operations",
            &none,
            by(maps::binary_operations(), hostile),
        ),
        family(
            "shifts by constants",
            &none,
            by(maps::constant_shifts(), hostile),
        ),
        family("fma", &none, by(maps::fma_signs(), every)),
        family(
            "comparisons and selection",
            &none,
            by(maps::comparisons(), hostile),
        ),
        family("logic", &none, by(maps::logic(), every)),
        family("half types", &none, by(maps::halves(), hostile)),
        family("guarded stores", &none, by(maps::guarded_stores(), every)),
        family("loop kernels", &math, by_arm(kernels::all(), &math, every)),
        family("reductions", &none, by(kernels::reductions(), every)),
        family("rare reductions", &none, by(rare_reductions(), every)),
        family("conversions", &none, by(all_casts(), hostile)),
        family(
            "functions",
            &math,
            by_arm(functions.collect(), &math, every),
        ),
        family("contractions", &math, by_arm(products, &math, every)),
        family(
            "large contractions",
            &none,
            by(large_products(), &[Filling::Ordinary]),
        ),
        family("masked contractions", &none, masked()),
        family(
            "random kernels",
            &oracle::generate::functions(),
            random(random_kernels),
        ),
    ]
}
