//! Hand-assembled code whose cost follows from the model's figures by arithmetic on paper.

use iced_x86::IcedError;
use iced_x86::code_asm::*;
use weft_price::{
    Bound, Class, Code, CoreModel, Loop, MemoryModel, Price, PriceError, Traffic, Width, price_code,
};

/// Writes a loop body.
type Write = fn(&mut CodeAssembler) -> Result<(), IcedError>;

/// A memory so fast that only the core counts.
fn no_memory() -> MemoryModel {
    MemoryModel::four_levels([1, 2, 3], [1e30; 4])
}

/// The preset without what a loop's exit loses and what the window hides, so that each case is
/// about one thing.
fn avx2() -> CoreModel {
    CoreModel {
        window_slots: 0.0,
        loop_exit_cycles: 0.0,
        ..CoreModel::generic_avx2()
    }
}

fn avx512() -> CoreModel {
    CoreModel {
        window_slots: 0.0,
        loop_exit_cycles: 0.0,
        ..CoreModel::generic_avx512()
    }
}

fn assemble(write: impl FnOnce(&mut CodeAssembler) -> Result<(), IcedError>) -> Vec<u8> {
    let mut assembler = CodeAssembler::new(64).unwrap();
    write(&mut assembler).unwrap();
    assembler.assemble(0).unwrap()
}

fn looped(bytes: &[u8], trips: u64, core: &CoreModel) -> Result<Price, PriceError> {
    let loops = [Loop {
        label: "body".to_owned(),
        start: 0,
        end: bytes.len(),
        trips,
        parent: None,
    }];
    let code = Code {
        bytes,
        loops: &loops,
    };
    price_code(&code, core, &no_memory(), &[])
}

/// One trip of the code as the body of a loop that has been running for a while.
fn steady(
    core: &CoreModel,
    write: impl FnOnce(&mut CodeAssembler) -> Result<(), IcedError>,
) -> (f64, Bound) {
    let bytes = assemble(write);
    let price = looped(&bytes, 1000, core).unwrap();
    (price.loops[0].own_cycles_per_trip, price.loops[0].bound)
}

fn independent_fmas(a: &mut CodeAssembler, count: usize) -> Result<(), IcedError> {
    let sums = [
        ymm2, ymm3, ymm4, ymm5, ymm6, ymm7, ymm8, ymm9, ymm10, ymm11, ymm12, ymm13,
    ];
    for sum in &sums[..count] {
        a.vfmadd231ps(*sum, ymm0, ymm1)?;
    }
    Ok(())
}

/// The case that the planted faults below must break.
fn chain_of_one_fma(core: &CoreModel) -> (f64, Bound) {
    steady(core, |a| a.vfmadd231ps(ymm2, ymm0, ymm1))
}

fn twelve_fmas(core: &CoreModel) -> (f64, Bound) {
    steady(core, |a| independent_fmas(a, 12))
}

#[test]
fn independent_fmas_are_bound_by_two_a_cycle() {
    for core in [avx2(), avx512()] {
        assert_eq!(
            steady(&core, |a| independent_fmas(a, 8)),
            (4.0, Bound::Ports)
        );
        assert_eq!(twelve_fmas(&core), (6.0, Bound::Ports));
    }
}

#[test]
fn a_chain_of_fmas_is_bound_by_its_latency() {
    for core in [avx2(), avx512()] {
        assert_eq!(chain_of_one_fma(&core), (4.0, Bound::Latency));
        let two = steady(&core, |a| {
            a.vfmadd231ps(ymm2, ymm0, ymm1)?;
            a.vfmadd231ps(ymm2, ymm0, ymm1)
        });
        assert_eq!(two, (8.0, Bound::Latency));
        // Seven sums hide all but half a cycle of the four.
        let seven = steady(&core, |a| independent_fmas(a, 7));
        assert_eq!(seven, (4.0, Bound::Latency));
    }
}

#[test]
fn sums_have_their_own_pipes_on_one_core_and_not_on_the_other() {
    let body = |a: &mut CodeAssembler| {
        for sum in [ymm2, ymm3, ymm4, ymm5, ymm6, ymm7] {
            a.vmulps(sum, ymm0, ymm1)?;
        }
        for sum in [ymm8, ymm9, ymm10, ymm11, ymm12, ymm13] {
            a.vaddps(sum, ymm0, ymm1)?;
        }
        Ok(())
    };
    assert_eq!(steady(&avx2(), body), (3.0, Bound::Ports));
    assert_eq!(steady(&avx512(), body), (6.0, Bound::Ports));
}

#[test]
fn wide_vectors_lose_the_port_between() {
    let narrow = |a: &mut CodeAssembler| {
        for to in [ymm2, ymm3, ymm4, ymm5, ymm6, ymm7] {
            a.vpaddd(to, ymm0, ymm1)?;
        }
        Ok(())
    };
    let wide = |a: &mut CodeAssembler| {
        for to in [zmm2, zmm3, zmm4, zmm5, zmm6, zmm7] {
            a.vpaddd(to, zmm0, zmm1)?;
        }
        Ok(())
    };
    assert_eq!(steady(&avx512(), narrow), (2.0, Bound::Ports));
    assert_eq!(steady(&avx512(), wide), (3.0, Bound::Ports));
}

#[test]
fn loads_and_stores_take_their_ports_also_as_operands() {
    let loads = |a: &mut CodeAssembler| {
        a.vmovups(ymm0, ymmword_ptr(rdi))?;
        a.vbroadcastss(ymm1, dword_ptr(rsi))?;
        a.vaddps(ymm2, ymm3, ymmword_ptr(rdi + 32))?;
        a.vmovss(xmm4, dword_ptr(rdi + 64))
    };
    assert_eq!(steady(&avx2(), loads), (2.0, Bound::Ports));
    let stores = |a: &mut CodeAssembler| {
        a.vmovups(ymmword_ptr(rdi), ymm0)?;
        a.vmovups(ymmword_ptr(rdi + 32), ymm0)
    };
    assert_eq!(steady(&avx2(), stores), (2.0, Bound::Ports));
    assert_eq!(steady(&avx512(), stores), (1.0, Bound::Ports));
    let wide_stores = |a: &mut CodeAssembler| {
        a.vmovups(zmmword_ptr(rdi), zmm0)?;
        a.vmovups(zmmword_ptr(rdi + 64), zmm0)
    };
    assert_eq!(steady(&avx512(), wide_stores), (2.0, Bound::Ports));
    // A masked store is a store and a blend, and does not wait for what it leaves alone.
    let masked = |a: &mut CodeAssembler| a.vmovups(zmmword_ptr(rdi).k1(), zmm0);
    assert_eq!(steady(&avx512(), masked), (1.0, Bound::Ports));
    // Reads, adds and writes: the memory is not followed, the ports are.
    let update = |a: &mut CodeAssembler| a.add(qword_ptr(rdi), rax);
    assert_eq!(steady(&avx2(), update), (0.5, Bound::Ports));
}

#[test]
fn division_keeps_the_divider_busy_by_width_and_element() {
    let cases: [(Write, f64, f64); 4] = [
        (|a| a.vdivps(xmm0, xmm1, xmm2), 3.0, 3.0),
        (|a| a.vdivps(ymm0, ymm1, ymm2), 3.0, 5.0),
        (|a| a.vdivpd(ymm0, ymm1, ymm2), 4.5, 8.0),
        (|a| a.vsqrtps(ymm0, ymm1), 5.0, 6.0),
    ];
    for (write, on_avx2, on_avx512) in cases {
        assert_eq!(steady(&avx2(), write), (on_avx2, Bound::Ports));
        assert_eq!(steady(&avx512(), write), (on_avx512, Bound::Ports));
    }
    let wide = |a: &mut CodeAssembler| a.vdivps(zmm0, zmm1, zmm2);
    assert_eq!(steady(&avx512(), wide), (10.0, Bound::Ports));
}

#[test]
fn many_cheap_instructions_are_bound_by_issue_and_a_jump_fuses() {
    // Thirteen instructions of which the last two are one: twelve slots.
    let bytes = assemble(|a| {
        let mut top = a.create_label();
        a.set_label(&mut top)?;
        for (to, from) in [(rax, rbx), (rcx, rbx), (rdx, rbx), (rsi, rbx), (r8, rbx)] {
            a.mov(to, from)?;
        }
        for to in [ymm0, ymm1, ymm2, ymm3, ymm4, ymm5] {
            a.vxorps(to, to, to)?;
        }
        a.dec(rdi)?;
        a.jne(top)
    });
    let price = looped(&bytes, 100, &avx2()).unwrap();
    assert_eq!(price.loops[0].own_cycles_per_trip, 2.0);
    assert_eq!(price.loops[0].bound, Bound::Issue);
    assert_eq!(price.loops[0].instructions, 13);
    assert_eq!(price.core_cycles, 200.0);
}

#[test]
fn a_sum_that_starts_from_zero_each_trip_carries_nothing() {
    let anew = |a: &mut CodeAssembler| {
        a.vxorps(ymm2, ymm2, ymm2)?;
        a.vfmadd231ps(ymm2, ymm0, ymm1)?;
        a.vfmadd231ps(ymm2, ymm0, ymm1)
    };
    assert_eq!(steady(&avx2(), anew), (1.0, Bound::Ports));
    // A narrower write clears the whole register, so it breaks the chain too.
    let narrower = |a: &mut CodeAssembler| {
        a.vmovss(xmm2, dword_ptr(rdi))?;
        a.vfmadd231ps(ymm2, ymm0, ymm1)
    };
    assert_eq!(steady(&avx2(), narrower), (0.5, Bound::Ports));
    // A merging mask needs what was there: one compare-free blend a trip.
    let merged = |a: &mut CodeAssembler| a.vaddps(zmm2.k1(), zmm0, zmm1);
    assert_eq!(steady(&avx512(), merged), (4.0, Bound::Latency));
    let zeroed = |a: &mut CodeAssembler| a.vaddps(zmm2.k1().z(), zmm0, zmm1);
    assert_eq!(steady(&avx512(), zeroed), (0.5, Bound::Ports));
}

#[test]
fn chains_run_through_addresses_moves_and_several_registers() {
    let pointers = |a: &mut CodeAssembler| a.mov(rax, qword_ptr(rax));
    assert_eq!(steady(&avx2(), pointers), (4.0, Bound::Latency));
    // Through a loaded operand only the data waits: the address is there.
    let data = |a: &mut CodeAssembler| a.vaddps(ymm0, ymm0, ymmword_ptr(rdi));
    assert_eq!(steady(&avx2(), data), (3.0, Bound::Latency));
    // Four and three cycles around two registers and a free copy.
    let around = |a: &mut CodeAssembler| {
        a.vfmadd213ps(ymm0, ymm8, ymm9)?;
        a.vmovaps(ymm1, ymm0)?;
        a.vaddps(ymm0, ymm1, ymm8)
    };
    assert_eq!(steady(&avx2(), around), (7.0, Bound::Latency));
    // The same registers, swapped each trip: each value moves on every second trip.
    let swapped = |a: &mut CodeAssembler| {
        a.vmulps(ymm2, ymm0, ymm8)?;
        a.vmovaps(ymm0, ymm1)?;
        a.vmovaps(ymm1, ymm2)
    };
    assert_eq!(steady(&avx2(), swapped), (1.5, Bound::Latency));
    // The flags carry too.
    let carry = |a: &mut CodeAssembler| {
        a.adc(rax, rbx)?;
        a.adc(rcx, rbx)
    };
    assert_eq!(steady(&avx2(), carry), (2.0, Bound::Latency));
}

#[test]
fn a_gather_costs_by_the_element() {
    let gather = |a: &mut CodeAssembler| {
        a.vpcmpeqd(ymm2, ymm2, ymm2)?;
        a.vgatherdps_3(ymm0, dword_ptr(rdi + ymm1 * 4), ymm2)
    };
    let (cycles, _) = steady(&avx2(), gather);
    assert!(cycles >= 4.0, "eight loads on two ports, but {cycles}");
}

/// A k loop in an n loop in an m loop, as a contraction has them.
fn nest(k: u64, n: u64, m: u64) -> (Vec<u8>, Vec<Loop>) {
    let mut marks = Vec::new();
    let mut assembler = CodeAssembler::new(64).unwrap();
    let a = &mut assembler;
    let mut write = || -> Result<(), IcedError> {
        let (mut m_top, mut n_top, mut k_top) =
            (a.create_label(), a.create_label(), a.create_label());
        marks.push(a.instructions().len());
        a.set_label(&mut m_top)?;
        a.mov(rbx, rdx)?;
        marks.push(a.instructions().len());
        a.set_label(&mut n_top)?;
        a.vxorps(ymm2, ymm2, ymm2)?;
        marks.push(a.instructions().len());
        a.set_label(&mut k_top)?;
        a.vfmadd231ps(ymm2, ymm0, ymm1)?;
        a.dec(rax)?;
        a.jne(k_top)?;
        marks.push(a.instructions().len());
        a.vmovups(ymmword_ptr(rdi), ymm2)?;
        a.dec(rbx)?;
        a.jne(n_top)?;
        marks.push(a.instructions().len());
        a.dec(rcx)?;
        a.jne(m_top)?;
        marks.push(a.instructions().len());
        a.ret()
    };
    write().unwrap();
    let bytes = assembler.assemble(0).unwrap();
    let decoder = iced_x86::Decoder::new(64, &bytes, 0);
    let offsets: Vec<usize> = decoder.into_iter().map(|i| i.ip() as usize).collect();
    let at = |mark: usize| offsets[marks[mark]];
    let this = |label: &str, start, end, trips, parent| Loop {
        label: label.to_owned(),
        start,
        end,
        trips,
        parent,
    };
    let loops = vec![
        this("m", at(0), at(5), m, None),
        this("n", at(1), at(4), n, Some(0)),
        this("k", at(2), at(3), k, Some(1)),
    ];
    (bytes, loops)
}

#[test]
fn nested_loops_multiply_and_add_up() {
    let (bytes, loops) = nest(10, 7, 3);
    let code = Code {
        bytes: &bytes,
        loops: &loops,
    };
    let core = CoreModel {
        loop_exit_cycles: 5.0,
        ..avx2()
    };
    let price = price_code(&code, &core, &no_memory(), &[]).unwrap();
    // k: ten times the latency of one fma, and the exit.
    let k = 10.0 * 4.0 + 5.0;
    // n: the zeroing takes one of six slots and no time; the store needs one cycle, and so does
    // the count with its jump on it: dec makes the flags at 1, jne is done at 2.
    let n_own = 1.0 / 6.0 + 2.0;
    let n = 7.0 * (n_own + k) + 5.0;
    // m: a copy in one of six slots, and its count and jump.
    let m = 3.0 * (1.0 / 6.0 + 2.0 + n) + 5.0;
    // Outside: the return, which reads its address from the stack and jumps.
    let outside = price.loops[3].own_cycles;
    let close = |a: f64, b: f64| (a - b).abs() < 1e-9;
    assert!(close(price.loops[2].cycles, 21.0 * k), "{price:?}");
    assert!(close(price.loops[1].cycles, 3.0 * n), "{price:?}");
    assert!(close(price.loops[0].cycles, m), "{price:?}");
    assert!(close(price.core_cycles, m + outside), "{price:?}");
    let own: f64 = price.loops.iter().map(|l| l.own_cycles).sum();
    assert!(close(own, price.core_cycles), "the parts add up: {price:?}");
    assert_eq!(price.loops[2].entries, 21.0);
    assert_eq!(price.bound, Bound::Latency);
    let labels: Vec<&str> = price.loops.iter().map(|l| &*l.label).collect();
    assert_eq!(labels, ["m", "n", "k", "outside all loops"]);
}

#[test]
fn long_trips_overlap_only_as_far_as_the_window_holds_them() {
    // Sums one after the other, begun anew in each trip; a sum takes 3 cycles and half a cycle of
    // its two pipes, the window holds 256 instructions.
    let core = CoreModel {
        loop_exit_cycles: 0.0,
        ..CoreModel::generic_avx2()
    };
    assert_eq!(core.window_slots, 256.0);
    let chain = |sums: usize| {
        steady(&core, |a| {
            a.vxorps(ymm0, ymm0, ymm0)?;
            (0..sums).try_for_each(|_| a.vaddps(ymm0, ymm0, ymm1))
        })
    };
    // The way of 127 sums is 381 cycles; two such trips fit.
    assert_eq!(chain(127), (381.0 / 2.0, Bound::Latency));
    // Beyond the window each trip takes its whole way, and no more.
    assert_eq!(chain(400), (1200.0, Bound::Latency));
    // Short trips are bound by their work alone.
    assert_eq!(chain(4), (2.0, Bound::Ports));
}

#[test]
fn a_load_waits_for_the_store_to_the_same_address() {
    let core = avx2();
    let through = |displacement: i32, moved: bool| {
        let bytes = assemble(|a| {
            a.vaddps(ymm0, ymm1, ymm2)?;
            a.vmovups(ymmword_ptr(rdx + 64), ymm0)?;
            if moved {
                a.add(rdx, 8)?;
            }
            a.vmovups(ymm3, ymmword_ptr(rdx + displacement))?;
            a.vaddps(ymm4, ymm3, ymm2)
        });
        let code = Code {
            bytes: &bytes,
            loops: &[],
        };
        let price = price_code(&code, &core, &no_memory(), &[]).unwrap();
        price.core_cycles
    };
    let load = through(128, false) - 3.0;
    assert!(load >= 4.0, "{load}");
    assert_eq!(through(64, false), 3.0 + load + 3.0);
    // The address register has moved on: another place under the same name.
    assert_eq!(through(64, true), 1.0 + load + 3.0);
}

#[test]
fn the_window_hides_waiting_inside_loops_and_only_there() {
    let (bytes, loops) = nest(10, 7, 3);
    let code = Code {
        bytes: &bytes,
        loops: &loops,
    };
    let price = |window_slots| {
        let core = CoreModel {
            window_slots,
            ..avx2()
        };
        price_code(&code, &core, &no_memory(), &[]).unwrap()
    };
    // 12 slots at 6 a cycle hide 2 cycles of the k loop's 40 each time, and of the way through
    // the code around it all but what its jump takes; 600 slots hide everything but the jumps.
    assert_eq!(price(12.0).loops[2].cycles, 21.0 * 38.0);
    assert_eq!(price(600.0).loops[2].cycles, 21.0 * 10.0);
    assert_eq!(
        price(12.0).loops[3].own_cycles,
        price(0.0).loops[3].own_cycles
    );
    let alone = assemble(|a| a.vfmadd231ps(ymm2, ymm0, ymm1));
    let core = CoreModel {
        window_slots: 600.0,
        ..avx2()
    };
    assert_eq!(looped(&alone, 10, &core).unwrap().cycles, 40.0);
}

#[test]
fn a_loop_of_no_trips_costs_nothing_and_of_one_trip_its_way_through() {
    let bytes = assemble(|a| {
        a.vmovups(ymm0, ymmword_ptr(rdi))?;
        a.vmulps(ymm0, ymm0, ymm1)?;
        a.vaddps(ymm0, ymm0, ymm1)
    });
    let core = CoreModel {
        loop_exit_cycles: 5.0,
        ..avx2()
    };
    assert_eq!(looped(&bytes, 0, &core).unwrap().cycles, 0.0);
    // 7 for the load, 3 for the product, 3 for the sum.
    assert_eq!(looped(&bytes, 1, &core).unwrap().cycles, 13.0 + 5.0);
    // A hundred trips of three instructions on their ports at half a cycle each.
    assert_eq!(looped(&bytes, 100, &core).unwrap().cycles, 50.0 + 5.0);
}

#[test]
fn the_slower_of_core_and_memory_is_the_price() {
    let bytes = assemble(|a| a.vmovups(ymm0, ymmword_ptr(rdi)));
    let loops = [Loop {
        label: "copy".to_owned(),
        start: 0,
        end: bytes.len(),
        trips: 1_000_000,
        parent: None,
    }];
    let code = Code {
        bytes: &bytes,
        loops: &loops,
    };
    let mut memory =
        MemoryModel::four_levels([1 << 15, 1 << 19, 1 << 24], [200e9, 95e9, 48e9, 16e9]);
    memory.unoverlapped_share = 0.0;
    let traffic = |working_set_bytes| {
        [Traffic {
            read_bytes: 32_000_000,
            written_bytes: 0,
            working_set_bytes,
        }]
    };
    let core = avx2();
    let far = price_code(&code, &core, &memory, &traffic(1 << 30)).unwrap();
    // 32 MB at 16 GB/s are 2 ms, 6 million cycles of 3 GHz; the core needs half a million.
    assert_eq!((far.ns, far.cycles, far.bound), (2e6, 6e6, Bound::Memory));
    assert_eq!((far.bytes, far.picoseconds()), (32_000_000, 2_000_000_000));
    let near = price_code(&code, &core, &memory, &traffic(1 << 10)).unwrap();
    assert_eq!((near.cycles, near.bound), (500_000.0, Bound::Ports));
    assert!(near.memory_ns > 0.0 && near.memory_ns < near.ns);
    // An eighth of the shorter time on top of the longer: two codes that wait for the same memory
    // still differ by their work.
    memory.unoverlapped_share = 0.125;
    let far = price_code(&code, &core, &memory, &traffic(1 << 30)).unwrap();
    assert_eq!((far.cycles, far.bound), (6e6 + 62_500.0, Bound::Memory));
    let near = price_code(&code, &core, &memory, &traffic(1 << 10)).unwrap();
    assert_eq!((near.cycles, near.bound), (560_000.0, Bound::Ports));
}

#[test]
fn what_is_not_known_is_refused_by_name() {
    let cases: [(Write, &str); 5] = [
        (|a| a.cpuid(), "cpuid"),
        (|a| a.fsin(), "fsin"),
        (|a| a.vpconflictd(zmm0, zmm1), "vpconflictd zmm0,zmm1"),
        (|a| a.call(rax), "call rax"),
        (|a| a.jmp(rax), "jmp rax"),
    ];
    for (write, name) in cases {
        let bytes = assemble(|a| {
            a.nop()?;
            write(a)
        });
        let refused = looped(&bytes, 1, &avx512()).unwrap_err();
        let instruction = name.to_owned();
        let expected = PriceError::UnknownInstruction {
            offset: 1,
            instruction,
        };
        assert_eq!(refused, expected);
        assert!(refused.to_string().contains(name));
    }
    let wide = assemble(|a| a.vaddps(zmm0, zmm1, zmm2));
    let refused = looped(&wide, 1, &avx2()).unwrap_err();
    assert!(
        matches!(&refused, PriceError::NotInModel { class: Class::Add, width: Width::Bits512, user, .. }
            if user == "`vaddps zmm0,zmm1,zmm2` at offset 0"),
        "{refused}"
    );
    let refused = looped(&[0x90, 0x06], 1, &avx2()).unwrap_err();
    assert_eq!(refused, PriceError::Undecodable { offset: 1 });
    let refused = looped(&wide[..3], 1, &avx512()).unwrap_err();
    assert_eq!(refused, PriceError::Undecodable { offset: 0 });
}

#[test]
fn loops_that_are_not_nested_are_refused() {
    let (bytes, good) = nest(1, 1, 1);
    let refuse = |change: fn(&mut Vec<Loop>)| {
        let mut loops = good.clone();
        change(&mut loops);
        let code = Code {
            bytes: &bytes,
            loops: &loops,
        };
        price_code(&code, &avx2(), &no_memory(), &[]).unwrap_err()
    };
    let not_nested = |index| PriceError::LoopNotNested { index };
    assert_eq!(refuse(|l| l[2].parent = Some(2)), not_nested(2));
    assert_eq!(refuse(|l| l[2].parent = Some(9)), not_nested(2));
    assert_eq!(refuse(|l| l[2].end = 1 << 40), not_nested(2));
    assert_eq!(refuse(|l| l[2].end = l[2].start), not_nested(2));
    assert_eq!(refuse(|l| l[2].parent = None), not_nested(2));
    let split = refuse(|l| l[2].start += 1);
    assert_eq!(split, PriceError::LoopSplitsInstruction { index: 2 });
}

#[test]
fn more_of_anything_never_costs_less() {
    let price = |core: &CoreModel, k, n, m| {
        let (bytes, loops) = nest(k, n, m);
        let code = Code {
            bytes: &bytes,
            loops: &loops,
        };
        price_code(&code, core, &no_memory(), &[]).unwrap().cycles
    };
    let core = CoreModel::generic_avx2();
    let base = price(&core, 20, 5, 2);
    let mut grown = 0;
    for (k, n, m) in [(21, 5, 2), (20, 6, 2), (20, 5, 3)] {
        assert!(price(&core, k, n, m) > base);
    }
    let keys: Vec<_> = core.costs.keys().copied().collect();
    for key in keys {
        for change in 0..3 {
            let mut slower = core.clone();
            let cost = slower.costs.get_mut(&key).unwrap();
            match change {
                0 => cost.latency_cycles += 3,
                1 => cost
                    .micro_ops
                    .iter_mut()
                    .for_each(|op| op.busy_cycles *= 20.0),
                _ => cost.extra_slots += 30,
            }
            let changed = price(&slower, 20, 5, 2);
            assert!(changed >= base, "{key:?}");
            grown += u32::from(changed > base);
        }
    }
    // Fma, integer, store, load (of the return), jump, zeroing: each shows somewhere.
    assert!(grown >= 10, "{grown}");
}

#[test]
fn equal_inputs_give_equal_bits() {
    let (bytes, loops) = nest(257, 31, 17);
    let code = Code {
        bytes: &bytes,
        loops: &loops,
    };
    let bits = || {
        let core = CoreModel::generic_avx2().calibrated_to_fma_rate(47_123_456_789);
        let price = price_code(&code, &core, &no_memory(), &[]).unwrap();
        (price.cycles.to_bits(), price.ns.to_bits())
    };
    assert_eq!(bits(), bits());
}

/// Planted faults: each breaks a figure or a term, and the case named with it must notice.
#[test]
fn planted_faults_in_the_model_are_noticed() {
    let expected_chain = (4.0, Bound::Latency);
    let expected_ports = (6.0, Bound::Ports);
    assert_eq!(chain_of_one_fma(&avx2()), expected_chain);
    assert_eq!(twelve_fmas(&avx2()), expected_ports);
    let fma = (Class::Fma, Width::Bits256);
    // The latency term dropped.
    let mut no_latency = avx2();
    for cost in no_latency.costs.values_mut() {
        cost.latency_cycles = 0;
    }
    assert_ne!(chain_of_one_fma(&no_latency), expected_chain);
    // One of the two pipes forgotten.
    let mut one_pipe = avx2();
    let op = &mut one_pipe.costs.get_mut(&fma).unwrap().micro_ops[0];
    op.ports = weft_price::PortSet::port(0);
    assert_ne!(twelve_fmas(&one_pipe), expected_ports);
    // The ports forgotten altogether.
    let mut free = avx2();
    free.costs.get_mut(&fma).unwrap().micro_ops.clear();
    assert_ne!(twelve_fmas(&free), expected_ports);
    // The issue width counted as one.
    let mut narrow = avx2();
    narrow.issue_width = 1.0;
    assert_ne!(twelve_fmas(&narrow), expected_ports);
    // A port that the model does not name.
    let mut unnamed = avx2();
    unnamed.port_names.truncate(1);
    let bytes = assemble(|a| a.nop());
    let refused = looped(&bytes, 1, &unnamed).unwrap_err();
    assert!(matches!(refused, PriceError::BadCoreModel { .. }));
}
