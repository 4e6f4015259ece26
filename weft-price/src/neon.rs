//! An AArch64 core to start from.
//!
//! Its figures are those that Arm's optimization guide gives for the Neoverse V2, as LLVM's
//! scheduling model has them. They were not measured, and are defaults to calibrate.

use std::collections::BTreeMap;

use crate::model::{Class, CoreModel, Isa, Width};
use crate::ports::PortSet;
use crate::presets::{Table, names, ports};

impl CoreModel {
    /// A core with four 128-bit pipes that each do a multiply-add, three loads or two stores a
    /// cycle, and six general pipes (Arm's Neoverse V2 is like that).
    pub fn generic_neon() -> Self {
        const V: PortSet = ports([0, 1, 2, 3]);
        const V01: PortSet = ports([0, 1]);
        const V02: PortSet = ports([0, 2]);
        const V13: PortSet = ports([1, 3]);
        const LOAD: PortSet = ports([4, 5, 6]);
        const STORE: PortSet = ports([4, 5]);
        const ALU: PortSet = ports([7, 8, 9, 10, 11, 12]);
        const M0: PortSet = ports([7]);
        const BRANCH: PortSet = ports([13, 14]);
        let x = &[Width::Bits128];
        let int = &[Width::Int];
        let mut table = Table {
            costs: BTreeMap::new(),
        };
        let t = &mut table;
        t.one(Class::Fma, x, V, 4);
        t.one(Class::Mul, x, V, 3);
        t.one(Class::Add, x, V, 2);
        t.one(Class::MinMax, x, V, 2);
        // Conversions and roundings of four lanes take their pipe twice.
        t.many(Class::Round, x, &[(V02, 1.0), (V02, 1.0)], 4);
        t.many(Class::Convert, x, &[(V02, 1.0), (V02, 1.0)], 4);
        t.one(Class::ConvertResize, x, V02, 3);
        t.many(Class::DivF32, x, &[(V02, 10.0)], 10);
        t.many(Class::DivF64, x, &[(V02, 14.0)], 15);
        t.many(Class::SqrtF32, x, &[(V02, 9.0)], 10);
        t.many(Class::SqrtF64, x, &[(V02, 15.0)], 16);
        for class in [
            Class::Logic,
            Class::Blend,
            Class::VectorInt,
            Class::Shuffle,
            Class::Zero,
        ] {
            t.one(class, x, V, 2);
        }
        t.one(Class::ShuffleAcross, x, V, 2);
        t.one(Class::Permute, x, V01, 2);
        t.one(Class::VectorMul32, x, V02, 4);
        t.one(Class::VectorMul16, x, V02, 4);
        t.one(Class::VectorShift, x, V13, 2);
        t.one(Class::Widen, x, V13, 2);
        t.one(Class::WidenLoaded, x, V13, 2);
        t.one(Class::Narrow, x, V13, 4);
        t.one(Class::IntToVector, x, M0, 3);
        t.many(Class::VectorToInt, x, &[(V01, 1.0), (V01, 1.0)], 2);
        t.one(Class::Load, x, LOAD, 6);
        t.one(Class::Load, int, LOAD, 4);
        // An address and the data, of which a vector pipe takes its own.
        t.many(Class::Store, x, &[(STORE, 1.0), (V01, 1.0)], 2);
        t.one(Class::Store, int, STORE, 1);
        // What compiled code does without these instructions, for arms: a load and an insertion.
        t.many(Class::GatherElement, x, &[(LOAD, 1.0), (V, 1.0)], 8);
        t.one(Class::MaskedLoad, x, V, 2);
        t.one(Class::MaskedStoreVex, x, V, 2);
        t.one(Class::Int, int, ALU, 1);
        t.one(Class::IntMul, int, M0, 2);
        t.one(Class::Branch, int, BRANCH, 1);
        t.many(Class::Move, x, &[], 0);
        t.many(Class::Move, int, &[], 0);
        t.many(Class::Nop, int, &[], 0);
        CoreModel {
            name: "generic-neon".to_owned(),
            isa: Isa::A64,
            hz: 2.8e9,
            issue_width: 8.0,
            window_slots: 320.0,
            loop_exit_cycles: 2.0,
            port_names: names([
                "v0", "v1", "v2", "v3", "l0", "l1", "l2", "m0", "m1", "s0", "s1", "s2", "s3", "b0",
                "b1",
            ]),
            costs: table.costs,
        }
    }
}
