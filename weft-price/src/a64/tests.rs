use super::*;
use crate::memory::MemoryModel;
use crate::nest::{Code, Loop, price_code};
use crate::price::{Bound, Price};

const FLAGS: u16 = u16::MAX;
const V: u16 = 64;

fn words(text: &[&str]) -> Vec<u8> {
    let word = |line: &&str| match weft_a64_encoder::parse(line) {
        Ok(inst) => inst.bytes(),
        Err(e) => panic!("{line}: {e}"),
    };
    text.iter().flat_map(word).collect()
}

fn priced(text: &str) -> (Vec<u16>, Vec<u16>, u32, u32) {
    let model = CoreModel::generic_neon();
    let code = decode(&words(&[text]), &model).unwrap();
    let numbers = |regs: Vec<Reg>| {
        let places = |r: &Reg| r.0 < 1 << 12 || r.0 == FLAGS;
        let mut n: Vec<u16> = regs.iter().filter(|r| places(r)).map(|r| r.0).collect();
        n.sort_unstable();
        n.dedup();
        n
    };
    let flow = &code[0].flow;
    let reads = flow.reads.iter().map(|(reg, _)| *reg).collect();
    let (reads, writes) = (numbers(reads), numbers(flow.writes.clone()));
    (reads, writes, flow.latency, code[0].slots)
}

/// What Arm's manual says that each reads and writes, and the guide's latency.
#[test]
fn flows_are_those_of_the_manual() {
    let cases: &[(&str, &[u16], &[u16], u32)] = &[
        ("add x0, x1, x2", &[1, 2], &[0], 1),
        ("add sp, sp, #16", &[31], &[31], 1),
        ("sub x3, x4, x5, lsl #2", &[4, 5], &[3], 1),
        ("subs x5, x5, #1", &[5], &[5, FLAGS], 1),
        ("cmp x16, x17", &[16, 17], &[FLAGS], 1),
        ("cmp x17, #0", &[17], &[FLAGS], 1),
        ("csel x16, x4, x8, ne", &[4, 8, FLAGS], &[16], 1),
        ("mov x9, x1", &[1], &[9], 1),
        ("mov x8, #4", &[], &[8], 1),
        ("movk x8, #4, lsl #16", &[8], &[8], 1),
        ("madd x3, x16, x8, x3", &[3, 8, 16], &[3], 2),
        ("mul x3, x16, x8", &[8, 16], &[3], 2),
        ("b.ne #-24", &[FLAGS], &[], 1),
        ("cbz x16, #16", &[16], &[], 1),
        ("adr x2, #152", &[], &[2], 1),
        ("ldr x1, [x0, #8]", &[0], &[1], 4),
        ("ldr q0, [x3, #16]", &[3], &[V], 6),
        ("ldr s0, [x3, x4]", &[3, 4], &[V], 6),
        ("ldp q15, q14, [x2]", &[2], &[V + 14, V + 15], 6),
        ("ldp x1, x2, [x3]", &[3], &[1, 2], 4),
        ("str q0, [x4, #16]", &[4, V], &[], 2),
        ("stp q2, q3, [x4, #32]", &[4, V + 2, V + 3], &[], 2),
        ("str x16, [x1, #800]", &[1, 16], &[], 1),
        ("ld1 { v0.s }[2], [x16]", &[16, V], &[V], 8),
        ("ld1r { v2.4s }, [x3]", &[3], &[V + 2], 8),
        ("st1 { v0.b }[2], [x16]", &[16, V], &[], 4),
        (
            "fmla v4.4s, v15.4s, v0.4s",
            &[V, V + 4, V + 15],
            &[V + 4],
            4,
        ),
        ("fmul v4.4s, v15.4s, v0.4s", &[V, V + 15], &[V + 4], 3),
        (
            "bsl v1.16b, v0.16b, v15.16b",
            &[V, V + 1, V + 15],
            &[V + 1],
            2,
        ),
        ("bit v0.16b, v2.16b, v4.16b", &[V, V + 2, V + 4], &[V], 2),
        ("umlal v2.2d, v0.2s, v1.2s", &[V, V + 1, V + 2], &[V + 2], 4),
        ("mov v16.16b, v15.16b", &[V + 15], &[V + 16], 2),
        ("mov v1.s[1], v0.s[0]", &[V, V + 1], &[V + 1], 2),
        ("dup v0.4s, w16", &[16], &[V], 3),
        ("dup v24.2d, v24.d[0]", &[V + 24], &[V + 24], 2),
        ("mov w17, v2.s[0]", &[V + 2], &[17], 2),
        ("smov x16, v0.s[0]", &[V], &[16], 2),
        ("scvtf s1, x16", &[16], &[V + 1], 3),
        ("tbl v0.16b, { v0.16b }, v15.16b", &[V, V + 15], &[V], 2),
        ("ext v17.16b, v16.16b, v16.16b, #8", &[V + 16], &[V + 17], 2),
        ("fcvtzs v0.4s, v1.4s", &[V + 1], &[V], 4),
        ("fcvtzs v0.2d, v1.2d", &[V + 1], &[V], 3),
        ("fcvtl v0.4s, v1.4h", &[V + 1], &[V], 4),
        ("fdiv v0.2d, v1.2d, v2.2d", &[V + 1, V + 2], &[V], 15),
        ("fsqrt v0.4s, v1.4s", &[V + 1], &[V], 10),
    ];
    for (text, reads, writes, latency) in cases {
        let got = priced(text);
        let got = (got.0.as_slice(), got.1.as_slice(), got.2);
        assert_eq!(got, (*reads, *writes, *latency), "{text}");
    }
}

#[test]
fn slots_are_operations() {
    for (text, slots) in [
        ("add x0, x1, x2", 1),
        ("ldr q0, [x3]", 1),
        ("ldp q0, q1, [x3]", 2),
        ("str q0, [x3]", 2),
        ("stp q0, q1, [x3]", 4),
        ("ld1r { v2.4s }, [x3]", 2),
        ("frintn v0.4s, v1.4s", 2),
        ("fmla v0.4s, v1.4s, v2.4s", 1),
    ] {
        assert_eq!(priced(text).3, slots, "{text}");
    }
}

fn looped(text: &[&str], trips: u64) -> Price {
    let bytes = words(text);
    let loops = [Loop {
        label: "body".to_owned(),
        start: 0,
        end: bytes.len(),
        trips,
        parent: None,
    }];
    let code = Code {
        bytes: &bytes,
        loops: &loops,
    };
    let core = CoreModel::generic_neon();
    let memory = MemoryModel::four_levels([1 << 16, 1 << 20, 1 << 25], [1e11, 5e10, 2e10, 1e10]);
    price_code(&code, &core, &memory, &[]).unwrap()
}

#[test]
fn a_chain_of_multiply_adds_is_bound_by_its_latency() {
    let price = looped(
        &["fmla v0.4s, v1.4s, v2.4s", "subs x0, x0, #1", "b.ne #-8"],
        1000,
    );
    assert_eq!(price.loops[0].own_cycles_per_trip, 4.0);
    assert_eq!(price.loops[0].bound, Bound::Latency);
}

#[test]
fn independent_multiply_adds_fill_four_pipes() {
    let lines: Vec<String> = (0..24)
        .map(|n| format!("fmla v{n}.4s, v30.4s, v31.4s"))
        .collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let price = looped(&lines, 1000);
    assert_eq!(price.loops[0].own_cycles_per_trip, 6.0);
    assert_eq!(price.loops[0].bound, Bound::Ports);
    assert_eq!(price.loops[0].busiest_ports, "v0|v1|v2|v3");
}

#[test]
fn a_load_waits_for_a_store_to_the_same_place() {
    let chained = looped(
        &[
            "fadd v0.4s, v0.4s, v1.4s",
            "str q0, [x1, #16]",
            "ldr q0, [x1, #16]",
        ],
        100,
    );
    let apart = looped(
        &[
            "fadd v0.4s, v0.4s, v1.4s",
            "str q0, [x1, #16]",
            "ldr q0, [x1, #32]",
        ],
        100,
    );
    assert!(chained.loops[0].own_cycles_per_trip > apart.loops[0].own_cycles_per_trip);
}

#[test]
fn a_base_that_moves_on_waits_for_no_data() {
    for line in [
        "ldr q24, [x4], #16",
        "ldr q24, [x4, #16]!",
        "ldp q24, q25, [x4], #32",
    ] {
        let price = looped(&[line, "fadd v0.4s, v24.4s, v1.4s"], 1000);
        assert_eq!(price.loops[0].own_cycles_per_trip, 1.0, "{line}");
        assert_eq!(price.loops[0].bound, Bound::Latency, "{line}");
    }
    let chased = looped(&["ldr x4, [x4, #16]"], 1000);
    assert_eq!(chased.loops[0].own_cycles_per_trip, 4.0, "a list in memory");
}

#[test]
fn what_the_tables_do_not_know_is_refused_by_name() {
    let model = CoreModel::generic_neon();
    for text in [
        "sha256h q0, q1, v2.4s",
        "ld1 { v0.4s, v1.4s }, [x0]",
        "casal x0, x1, [x2]",
        "br x3",
        "svc #0",
    ] {
        let bytes = words(&["add x0, x1, x2", text]);
        let error = decode(&bytes, &model).unwrap_err();
        let PriceError::UnknownInstruction {
            offset,
            instruction,
        } = error
        else {
            panic!("{text}: {error:?}");
        };
        assert_eq!((offset, instruction.as_str()), (4, text));
    }
    let undecodable = decode(&[0; 4], &model).unwrap_err();
    assert!(matches!(
        undecodable,
        PriceError::Undecodable { offset: 0 } | PriceError::UnknownInstruction { .. }
    ));
    let cut = decode(&[0x1f, 0x20, 0x03], &model).unwrap_err();
    assert_eq!(cut, PriceError::Undecodable { offset: 0 });
}
