//! Arms and machine code in one unit.

use iced_x86::code_asm::*;
use weft_price::{
    ArmStage, ArmWork, Bound, Class, Code, CoreModel, Loop, MemoryModel, PriceError, Traffic,
    Width, price_arm, price_code,
};

fn memory() -> MemoryModel {
    let model = MemoryModel::four_levels([1 << 15, 1 << 19, 1 << 24], [190e9, 95e9, 48e9, 16e9]);
    MemoryModel {
        unoverlapped_share: 0.0,
        ..model
    }
}

fn chain_of_sums(elements: u64) -> ArmStage {
    ArmStage {
        label: "sum".to_owned(),
        elements,
        passes: 1,
        lanes: 8,
        width: Width::Bits256,
        operations: vec![(Class::Load, 1.0), (Class::Add, 1.0)],
        chain: vec![Class::Add],
        epilogue: vec![],
        slowdown: 1.0,
    }
}

fn work(stages: Vec<ArmStage>) -> ArmWork {
    ArmWork {
        stages,
        traffic: vec![],
    }
}

/// An arm whose compiled loop is exactly the given machine code costs what that code costs, but
/// for the way into the loop.
#[test]
fn the_same_loop_costs_the_same_either_way() {
    for core in [CoreModel::generic_avx2(), CoreModel::generic_avx512()] {
        let mut a = CodeAssembler::new(64).unwrap();
        let mut top = a.create_label();
        a.set_label(&mut top).unwrap();
        a.vaddps(ymm0, ymm0, ymmword_ptr(rdi)).unwrap();
        a.dec(rcx).unwrap();
        a.jne(top).unwrap();
        let bytes = a.assemble(0).unwrap();
        let loops = [Loop {
            label: "sum".to_owned(),
            start: 0,
            end: bytes.len(),
            trips: 1000,
            parent: None,
        }];
        let code = Code {
            bytes: &bytes,
            loops: &loops,
        };
        let code = price_code(&code, &core, &memory(), &[]).unwrap();
        let arm = price_arm(&work(vec![chain_of_sums(8000)]), &core, &memory()).unwrap();
        let load = core.costs[&(Class::Load, Width::Bits256)].latency_cycles;
        assert_eq!(code.cycles, arm.cycles + f64::from(load));
        assert_eq!(
            code.loops[0].own_cycles_per_trip,
            arm.loops[0].own_cycles_per_trip
        );
        assert_eq!((code.bound, arm.bound), (Bound::Latency, Bound::Latency));
    }
}

#[test]
fn counts_add_up_by_hand() {
    let core = CoreModel {
        window_slots: 0.0,
        loop_exit_cycles: 5.0,
        ..CoreModel::generic_avx2()
    };
    // 100 rows of 60 elements: 8 steps (the last not full) of 3 cycles, then a reduction of
    // three sums and a quotient (3 x 3 + 10 cycles), then the exit.
    let stage = ArmStage {
        elements: 60,
        passes: 100,
        epilogue: vec![Class::Add, Class::Add, Class::Add, Class::DivF32],
        ..chain_of_sums(0)
    };
    let price = price_arm(&work(vec![stage.clone()]), &core, &memory()).unwrap();
    assert_eq!(price.cycles, 100.0 * (8.0 * 3.0 + 19.0 + 5.0));
    // Without the chain: two half-cycle ports and four instructions in six slots.
    let free = ArmStage {
        chain: vec![],
        ..stage.clone()
    };
    let price = price_arm(&work(vec![free]), &core, &memory()).unwrap();
    assert_eq!(price.loops[0].bound, Bound::Ports);
    assert_eq!(
        price.loops[0].own_cycles_per_trip, 1.0,
        "the jump each cycle"
    );
    // Twice as slow code, and scalar code.
    let slow = ArmStage {
        slowdown: 2.0,
        lanes: 1,
        width: Width::Bits128,
        ..stage
    };
    let price = price_arm(&work(vec![slow]), &core, &memory()).unwrap();
    assert_eq!(price.cycles, 100.0 * (60.0 * 6.0 + 19.0 + 5.0));
}

#[test]
fn traffic_bounds_an_arm_too() {
    let mut arm = work(vec![chain_of_sums(8)]);
    arm.traffic.push(Traffic {
        read_bytes: 16_000,
        written_bytes: 0,
        working_set_bytes: u64::MAX,
    });
    let price = price_arm(&arm, &CoreModel::generic_avx2(), &memory()).unwrap();
    assert_eq!(
        (price.ns, price.bound, price.bytes),
        (1000.0, Bound::Memory, 16_000)
    );
}

#[test]
fn unusable_stages_are_refused_by_name() {
    let good = chain_of_sums(8);
    let none: fn(&mut ArmStage) = |s| s.lanes = 0;
    let fast: fn(&mut ArmStage) = |s| s.slowdown = 0.5;
    let nan: fn(&mut ArmStage) = |s| s.slowdown = f64::NAN;
    let negative: fn(&mut ArmStage) = |s| s.operations[0].1 = -1.0;
    for change in [none, fast, nan, negative] {
        let mut stage = good.clone();
        change(&mut stage);
        let refused = price_arm(&work(vec![stage]), &CoreModel::generic_avx2(), &memory());
        let stage = "sum".to_owned();
        assert_eq!(refused, Err(PriceError::BadStage { stage }));
    }
    let wide = ArmStage {
        width: Width::Bits512,
        ..good
    };
    let refused = price_arm(&work(vec![wide]), &CoreModel::generic_avx2(), &memory());
    let named = matches!(&refused, Err(PriceError::NotInModel { user, .. }) if user == "stage sum");
    assert!(named, "{refused:?}");
}
