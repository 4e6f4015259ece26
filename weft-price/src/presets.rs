//! The x86-64 cores to start from.
//!
//! The 256-bit core's figures were measured on a Zen 3 server, loop by loop, and agree with it to a
//! few hundredths of a cycle where a model without a front end can. The 512-bit core's are those
//! of the maker's optimization guide, not measured. Both are defaults to calibrate.

use std::collections::BTreeMap;

use crate::model::{Class, CoreModel, Isa, MicroOp, OpCost, Width};
use crate::ports::PortSet;

use Width::{Bits128 as X, Bits256 as Y, Bits512 as Z};

pub(crate) struct Table {
    pub costs: BTreeMap<(Class, Width), OpCost>,
}

pub(crate) const fn ports<const N: usize>(numbers: [u32; N]) -> PortSet {
    let mut set = PortSet(0);
    let mut at = 0;
    while at < N {
        set = set.or(PortSet::port(numbers[at]));
        at += 1;
    }
    set
}

impl Table {
    /// One micro-operation of one cycle.
    pub fn one(&mut self, class: Class, widths: &[Width], ports: PortSet, latency: u32) {
        self.many(class, widths, &[(ports, 1.0)], latency);
    }

    pub fn many(&mut self, class: Class, widths: &[Width], ops: &[(PortSet, f64)], latency: u32) {
        let micro_ops = ops
            .iter()
            .map(|&(ports, busy_cycles)| MicroOp { ports, busy_cycles });
        let cost = OpCost {
            micro_ops: micro_ops.collect(),
            extra_slots: (ops.len() as u32).saturating_sub(1),
            latency_cycles: latency,
        };
        for &width in widths {
            self.costs.insert((class, width), cost.clone());
        }
    }

    pub fn renamed(&mut self, widths: &[Width]) {
        for class in [Class::Move, Class::Zero, Class::Nop] {
            self.many(class, widths, &[], 0);
            self.many(class, &[Width::Int], &[], 0);
        }
    }
}

pub(crate) fn names<const N: usize>(names: [&str; N]) -> Vec<String> {
    names.map(str::to_owned).to_vec()
}

impl CoreModel {
    /// A core with 256-bit vectors, two multiply-adds a cycle on two pipes, sums on two others,
    /// two loads and one store (AMD Zen 2 and 3 are like that).
    pub fn generic_avx2() -> Self {
        const FMUL: PortSet = ports([0, 1]);
        const FADD: PortSet = ports([2, 3]);
        const ANY: PortSet = ports([0, 1, 2, 3]);
        const SHUFFLE: PortSet = ports([1, 2]);
        const LOAD: PortSet = ports([4, 5]);
        const STORE: PortSet = ports([6]);
        const ALU: PortSet = ports([7, 8, 9, 10]);
        const BRANCH: PortSet = ports([11]);
        let xy = &[X, Y];
        let int = &[Width::Int];
        let mut table = Table {
            costs: BTreeMap::new(),
        };
        let t = &mut table;
        t.one(Class::Fma, xy, FMUL, 4);
        t.one(Class::Mul, xy, FMUL, 3);
        t.one(Class::Add, xy, FADD, 3);
        t.one(Class::MinMax, xy, FADD, 1);
        t.one(Class::Round, xy, FADD, 3);
        let divider = |busy| [(ports([1]), busy)];
        t.many(Class::DivF32, xy, &divider(3.0), 10);
        t.many(Class::DivF64, xy, &divider(4.5), 13);
        t.many(Class::SqrtF32, xy, &divider(5.0), 14);
        t.many(Class::SqrtF64, xy, &divider(8.5), 20);
        t.one(Class::Logic, xy, ANY, 1);
        t.one(Class::Blend, xy, FMUL, 1);
        t.one(Class::VectorInt, xy, ANY, 1);
        t.one(Class::VectorMul32, xy, ports([0, 3]), 3);
        t.one(Class::VectorMul16, xy, ports([0, 3]), 3);
        t.one(Class::VectorShift, xy, SHUFFLE, 1);
        t.one(Class::Shuffle, xy, SHUFFLE, 1);
        t.one(Class::ShuffleAcross, xy, ports([2]), 3);
        t.many(Class::Permute, xy, &[(ports([2]), 1.0), (SHUFFLE, 1.0)], 8);
        t.one(Class::Widen, &[X], SHUFFLE, 1);
        t.many(Class::Widen, &[Y], &[(ports([2]), 1.0), (SHUFFLE, 1.0)], 4);
        t.one(Class::WidenLoaded, xy, SHUFFLE, 1);
        t.one(Class::Convert, xy, FADD, 3);
        t.many(
            Class::ConvertResize,
            xy,
            &[(FADD, 1.0), (ports([2]), 1.0)],
            5,
        );
        t.one(Class::IntToVector, xy, ports([2]), 3);
        t.one(Class::VectorToInt, xy, ports([2]), 3);
        t.one(Class::Load, xy, LOAD, 7);
        t.one(Class::Load, int, LOAD.or(ports([12])), 4);
        t.one(Class::Store, xy, STORE, 1);
        t.one(Class::Store, int, STORE.or(ports([13])), 1);
        t.one(Class::MaskedLoad, xy, ANY, 1);
        // Microcode: a dozen cycles with the store's own, and a cycle for each element.
        t.many(Class::MaskedStoreVex, xy, &[(STORE, 11.0), (ALU, 8.0)], 1);
        t.many(Class::GatherElement, xy, &[(LOAD, 1.0), (ANY, 4.0)], 2);
        t.one(Class::Int, int, ALU, 1);
        t.one(Class::IntMul, int, ports([8]), 3);
        t.one(Class::Branch, int, BRANCH, 1);
        t.renamed(xy);
        CoreModel {
            name: "generic-avx2".to_owned(),
            isa: Isa::X64,
            hz: 3.0e9,
            issue_width: 6.0,
            window_slots: 256.0,
            loop_exit_cycles: 2.0,
            port_names: names([
                "fp0", "fp1", "fp2", "fp3", "load0", "load1", "store", "alu0", "alu1", "alu2",
                "alu3", "branch", "load2", "store1",
            ]),
            costs: table.costs,
        }
    }

    /// A core with 512-bit vectors on two ports, where narrower ones have a third, two 512-bit
    /// loads and one 512-bit store a cycle (Intel's servers since Ice Lake are like that).
    pub fn generic_avx512() -> Self {
        const P0: PortSet = ports([0]);
        const P5: PortSet = ports([2]);
        const P01: PortSet = ports([0, 1]);
        const P05: PortSet = ports([0, 2]);
        const P15: PortSet = ports([1, 2]);
        const P015: PortSet = ports([0, 1, 2]);
        const LOAD: PortSet = ports([4, 5]);
        const STORE_A: PortSet = ports([6]);
        const STORE_B: PortSet = ports([7]);
        const ALU: PortSet = ports([0, 1, 2, 3]);
        const BRANCH: PortSet = ports([3]);
        let xy = &[X, Y];
        let xyz = &[X, Y, Z];
        let int = &[Width::Int];
        let mut table = Table {
            costs: BTreeMap::new(),
        };
        let t = &mut table;
        // The port between closes for vectors while 512-bit work is in flight.
        for class in [
            Class::Fma,
            Class::Mul,
            Class::Add,
            Class::MinMax,
            Class::Convert,
        ] {
            t.one(class, xy, P01, 4);
            t.one(class, &[Z], P05, 4);
        }
        let twice = |ports| [(ports, 1.0), (ports, 1.0)];
        t.many(Class::Round, xy, &twice(P01), 8);
        t.many(Class::Round, &[Z], &twice(P05), 8);
        let divider = |busy| [(P0, busy)];
        let wide = |busy| [(P0, busy), (P5, 1.0)];
        t.many(Class::DivF32, &[X], &divider(3.0), 11);
        t.many(Class::DivF32, &[Y], &divider(5.0), 11);
        t.many(Class::DivF32, &[Z], &wide(10.0), 17);
        t.many(Class::DivF64, &[X], &divider(4.0), 14);
        t.many(Class::DivF64, &[Y], &divider(8.0), 14);
        t.many(Class::DivF64, &[Z], &wide(16.0), 23);
        t.many(Class::SqrtF32, &[X], &divider(3.0), 12);
        t.many(Class::SqrtF32, &[Y], &divider(6.0), 12);
        t.many(Class::SqrtF32, &[Z], &wide(12.0), 20);
        t.many(Class::SqrtF64, &[X], &divider(6.0), 19);
        t.many(Class::SqrtF64, &[Y], &divider(12.0), 19);
        t.many(Class::SqrtF64, &[Z], &wide(24.0), 32);
        for class in [Class::Logic, Class::Blend, Class::VectorInt] {
            t.one(class, xy, P015, 1);
            t.one(class, &[Z], P05, 1);
        }
        t.many(Class::VectorMul32, xy, &twice(P01), 10);
        t.many(Class::VectorMul32, &[Z], &twice(P0), 10);
        t.many(Class::VectorMul64, xy, &[(P01, 1.0); 3], 15);
        t.many(Class::VectorMul64, &[Z], &[(P0, 1.0); 3], 15);
        t.one(Class::VectorMul16, xy, P01, 5);
        t.one(Class::VectorMul16, &[Z], P05, 5);
        t.one(Class::VectorShift, xy, P01, 1);
        t.one(Class::VectorShift, &[Z], P0, 1);
        t.one(Class::Shuffle, xy, P15, 1);
        t.one(Class::Shuffle, &[Z], P5, 1);
        t.one(Class::ShuffleAcross, xyz, P5, 3);
        t.one(Class::Permute, xyz, P5, 3);
        t.one(Class::Widen, xyz, P5, 3);
        t.one(Class::WidenLoaded, xy, P15, 1);
        t.one(Class::WidenLoaded, &[Z], P5, 1);
        t.many(Class::Narrow, xyz, &twice(P5), 4);
        t.many(Class::ConvertResize, xy, &[(P01, 1.0), (P5, 1.0)], 6);
        t.many(Class::ConvertResize, &[Z], &[(P05, 1.0), (P5, 1.0)], 8);
        t.one(Class::CompareMask, xyz, P5, 3);
        t.one(Class::MaskLogic, int, P0, 1);
        t.one(Class::IntToMask, int, P5, 3);
        t.one(Class::MaskToInt, int, P0, 3);
        t.one(Class::IntToVector, xyz, P5, 3);
        t.one(Class::VectorToInt, xyz, P0, 3);
        t.one(Class::Load, xyz, LOAD, 7);
        t.one(Class::Load, int, LOAD, 5);
        t.one(Class::Store, xy, STORE_A.or(STORE_B), 1);
        t.one(Class::Store, int, STORE_A.or(STORE_B), 1);
        // One store of 512 bits takes both; it is one slot.
        t.many(Class::Store, &[Z], &[(STORE_A, 1.0), (STORE_B, 1.0)], 1);
        t.one(Class::MaskedLoad, xyz, P05, 1);
        t.one(Class::MaskedStore, xyz, P05, 1);
        t.one(Class::MaskedStoreVex, xy, P01, 1);
        t.many(Class::GatherElement, xyz, &[(LOAD, 1.0), (P05, 0.5)], 1);
        t.one(Class::Int, int, ALU, 1);
        t.one(Class::IntMul, int, ports([1]), 3);
        t.one(Class::Branch, int, BRANCH, 1);
        t.renamed(xyz);
        CoreModel {
            name: "generic-avx512".to_owned(),
            isa: Isa::X64,
            hz: 2.6e9,
            issue_width: 6.0,
            window_slots: 512.0,
            loop_exit_cycles: 2.0,
            port_names: names(["p0", "p1", "p5", "p6", "p2", "p3", "p4", "p9"]),
            costs: table.costs,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_sound_and_know_a_width_everywhere_or_nowhere() {
        for (model, widths) in [
            (CoreModel::generic_avx2(), &[X, Y][..]),
            (CoreModel::generic_avx512(), &[X, Y, Z][..]),
        ] {
            model.check().unwrap();
            let mut classes = 0;
            for class in [
                Class::Fma,
                Class::Load,
                Class::Store,
                Class::DivF32,
                Class::Shuffle,
            ] {
                let known = |width: &Width| model.costs.contains_key(&(class, *width));
                assert!(widths.iter().all(known));
                assert!(widths.contains(&Z) || !known(&Z));
                classes += 1;
            }
            assert_eq!(classes, 5);
        }
    }

    #[test]
    fn calibration_sets_the_clock_that_reaches_the_rate() {
        // Two multiply-adds of 8 lanes a cycle: 16 a cycle, so 48e9 a second are 3 GHz.
        let avx2 = CoreModel::generic_avx2().calibrated_to_fma_rate(48_000_000_000);
        assert_eq!(avx2.hz, 3.0e9);
        let avx512 = CoreModel::generic_avx512().calibrated_to_fma_rate(64_000_000_000);
        assert_eq!(avx512.hz, 2.0e9);
        let unknown = CoreModel::generic_avx2().calibrated_to_fma_rate(0);
        assert_eq!(unknown, CoreModel::generic_avx2());
    }
}
