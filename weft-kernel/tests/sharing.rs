//! In-place: what `may_share` allows, held against an enumeration of reads and writes.

mod common;

use common::{axis, functions, operand, product};
use weft_kernel::{
    Access, Effect, Elem, Functions, Inst, Kernel, LoopKernel, OperandRole, Over, Stage, Val,
};

/// `y[..] = x[..] + x[..]`, each by its own access.
fn map(x: [Access; 2], y: Access) -> Kernel {
    let [first, second] = x;
    Kernel::Loop(LoopKernel {
        name: "map".into(),
        axes: vec![axis("i", 3), axis("j", 4)],
        split: 1,
        operands: vec![
            operand("x", Elem::F32, 12, OperandRole::Input),
            operand("y", Elem::F32, 12, OperandRole::Output),
        ],
        accesses: vec![first, second, y],
        slots: vec![],
        rows: vec![],
        stages: vec![Stage {
            over: Over::Inner,
            insts: vec![
                Inst::Load { access: 0 },
                Inst::Load { access: 1 },
                Inst::Binary {
                    op: weft_kernel::BinaryOp::Add,
                    a: Val(0),
                    b: Val(1),
                },
            ],
            effects: vec![Effect::Store {
                access: 2,
                value: Val(2),
            }],
        }],
    })
}

/// Whether some order of the points could read an element that another point has written.
fn interferes(kernel: &Kernel) -> bool {
    let element = |a: &Access, i: i64, j: i64| a.offset + a.strides[0] * i + a.strides[1] * j;
    let accesses = kernel.accesses();
    let points = || (0..3).flat_map(|i| (0..4).map(move |j| (i, j)));
    points().any(|reader| {
        points().filter(|writer| *writer != reader).any(|writer| {
            let written = element(&accesses[2], writer.0, writer.1);
            accesses[..2]
                .iter()
                .any(|a| element(a, reader.0, reader.1) == written)
        })
    })
}

#[test]
fn what_may_share_memory_reads_nothing_that_another_point_writes() {
    let forms = [
        (0, [4, 1]),
        (0, [1, 3]),
        (11, [-4, -1]),
        (8, [-4, 1]),
        (0, [4, 0]),
        (0, [0, 1]),
        (3, [4, -1]),
    ];
    let access =
        |operand: usize, form: (i64, [i64; 2])| Access::affine(operand, form.0, form.1.to_vec());
    let (mut allowed, mut refused) = (0, 0);
    for first in forms {
        for second in forms {
            // Stores that reach every element once.
            for store in [forms[0], forms[1], forms[2], forms[3]] {
                let kernel = map([access(0, first), access(0, second)], access(1, store));
                assert_eq!(kernel.verify(&Functions::default()), Ok(()));
                if kernel.may_share(0, 1) {
                    assert!(!interferes(&kernel), "{kernel}");
                    allowed += 1;
                } else {
                    assert!(interferes(&kernel), "refused without need: {kernel}");
                    refused += 1;
                }
            }
        }
    }
    assert_eq!((allowed, refused), (4, 192));
}

#[test]
fn planted_fault_a_transposed_read_in_place_is_caught() {
    let store = Access::affine(1, 0, vec![4, 1]);
    let straight = Access::affine(0, 0, vec![4, 1]);
    let turned = Access::affine(0, 0, vec![1, 3]);
    assert!(!interferes(&map(
        [straight.clone(), straight.clone()],
        store.clone()
    )));
    let planted = map([straight, turned], store);
    assert!(interferes(&planted));
    assert!(!planted.may_share(0, 1));
}

#[test]
fn roles_sizes_stages_and_gathers_rule_sharing_out() {
    let plain = || Access::affine(0, 0, vec![4, 1]);
    let store = || Access::affine(1, 0, vec![4, 1]);
    let base = map([plain(), plain()], store());
    assert!(base.may_share(0, 1));
    assert!(!base.may_share(1, 0), "an output is no input");
    assert!(!base.may_share(0, 2), "there is no such operand");
    let change = |change: &dyn Fn(&mut LoopKernel)| {
        let Kernel::Loop(mut k) = base.clone() else {
            unreachable!("a map is a loop kernel")
        };
        change(&mut k);
        Kernel::Loop(k).may_share(0, 1)
    };
    assert!(!change(&|k| k.operands[0].elem = Elem::F64));
    assert!(!change(&|k| k.operands[0].len_elems = 13));
    assert!(!change(&|k| k.stages.push(k.stages[0].clone())));
    assert!(!change(&|k| {
        let again = k.stages[0].effects[0].clone();
        k.stages[0].effects.push(again);
    }));
    assert!(!change(&|k| {
        k.stages[0].insts[1] = Inst::Gather {
            access: 1,
            index: Val(0),
            stride: 1,
        };
    }));
    // The sides of a product are read again and again; what the epilogue reads is not.
    let mut k = product();
    k.operands[2].len_elems = 36;
    k.accesses[0] = Access::affine(2, 0, vec![18, 6, 1]);
    let kernel = Kernel::Contraction(k);
    assert_eq!(kernel.verify(&functions()), Ok(()));
    assert!(kernel.may_share(2, 3));
    assert!(!kernel.may_share(0, 3));
}
