use super::*;
use crate::memory::MemoryModel;
use crate::nest::{Code, Loop, price_code};
use crate::price::{Bound, Price};

const FLAGS: u16 = u16::MAX;
const V: u16 = 64;

/// The words of lines, which are LLVM's.
fn words(text: &[&str]) -> Vec<u8> {
    let word = |line: &&str| match WORDS.iter().find(|(text, _)| text == line) {
        Some((_, word)) => word.to_le_bytes(),
        None => panic!("no word for {line}"),
    };
    text.iter().flat_map(word).collect()
}

#[test]
fn the_words_are_read_as_their_lines() {
    for (text, word) in WORDS {
        let inst = weft_a64_encoder::decode(*word).expect("an instruction");
        assert_eq!(inst.to_string(), *text);
    }
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

/// Lines with the words that llvm-mc-19 makes of them.
#[rustfmt::skip]
const WORDS: &[(&str, u32)] = &[
    ("add x0, x1, x2", 0x8b020020),
    ("add sp, sp, #16", 0x910043ff),
    ("sub x3, x4, x5, lsl #2", 0xcb050883),
    ("subs x5, x5, #1", 0xf10004a5),
    ("cmp x16, x17", 0xeb11021f),
    ("cmp x17, #0", 0xf100023f),
    ("csel x16, x4, x8, ne", 0x9a881090),
    ("mov x9, x1", 0xaa0103e9),
    ("mov x8, #4", 0xd2800088),
    ("movk x8, #4, lsl #16", 0xf2a00088),
    ("madd x3, x16, x8, x3", 0x9b080e03),
    ("mul x3, x16, x8", 0x9b087e03),
    ("b.ne #-24", 0x54ffff41),
    ("cbz x16, #16", 0xb4000090),
    ("adr x2, #152", 0x100004c2),
    ("ldr x1, [x0, #8]", 0xf9400401),
    ("ldr q0, [x3, #16]", 0x3dc00460),
    ("ldr s0, [x3, x4]", 0xbc646860),
    ("ldp q15, q14, [x2]", 0xad40384f),
    ("ldp x1, x2, [x3]", 0xa9400861),
    ("str q0, [x4, #16]", 0x3d800480),
    ("stp q2, q3, [x4, #32]", 0xad010c82),
    ("str x16, [x1, #800]", 0xf9019030),
    ("ld1 { v0.s }[2], [x16]", 0x4d408200),
    ("ld1r { v2.4s }, [x3]", 0x4d40c862),
    ("st1 { v0.b }[2], [x16]", 0x0d000a00),
    ("fmla v4.4s, v15.4s, v0.4s", 0x4e20cde4),
    ("fmul v4.4s, v15.4s, v0.4s", 0x6e20dde4),
    ("bsl v1.16b, v0.16b, v15.16b", 0x6e6f1c01),
    ("bit v0.16b, v2.16b, v4.16b", 0x6ea41c40),
    ("umlal v2.2d, v0.2s, v1.2s", 0x2ea18002),
    ("mov v16.16b, v15.16b", 0x4eaf1df0),
    ("mov v1.s[1], v0.s[0]", 0x6e0c0401),
    ("dup v0.4s, w16", 0x4e040e00),
    ("dup v24.2d, v24.d[0]", 0x4e080718),
    ("mov w17, v2.s[0]", 0x0e043c51),
    ("smov x16, v0.s[0]", 0x4e042c10),
    ("scvtf s1, x16", 0x9e220201),
    ("tbl v0.16b, { v0.16b }, v15.16b", 0x4e0f0000),
    ("ext v17.16b, v16.16b, v16.16b, #8", 0x6e104211),
    ("fcvtzs v0.4s, v1.4s", 0x4ea1b820),
    ("fcvtzs v0.2d, v1.2d", 0x4ee1b820),
    ("fcvtl v0.4s, v1.4h", 0x0e217820),
    ("fdiv v0.2d, v1.2d, v2.2d", 0x6e62fc20),
    ("fsqrt v0.4s, v1.4s", 0x6ea1f820),
    ("ldr q0, [x3]", 0x3dc00060),
    ("ldp q0, q1, [x3]", 0xad400460),
    ("str q0, [x3]", 0x3d800060),
    ("stp q0, q1, [x3]", 0xad000460),
    ("frintn v0.4s, v1.4s", 0x4e218820),
    ("fmla v0.4s, v1.4s, v2.4s", 0x4e22cc20),
    ("subs x0, x0, #1", 0xf1000400),
    ("b.ne #-8", 0x54ffffc1),
    ("fadd v0.4s, v0.4s, v1.4s", 0x4e21d400),
    ("str q0, [x1, #16]", 0x3d800420),
    ("ldr q0, [x1, #16]", 0x3dc00420),
    ("ldr q0, [x1, #32]", 0x3dc00820),
    ("ldr q24, [x4], #16", 0x3cc10498),
    ("ldr q24, [x4, #16]!", 0x3cc10c98),
    ("ldp q24, q25, [x4], #32", 0xacc16498),
    ("fadd v0.4s, v24.4s, v1.4s", 0x4e21d700),
    ("ldr x4, [x4, #16]", 0xf9400884),
    ("sha256h q0, q1, v2.4s", 0x5e024020),
    ("ld1 { v0.4s, v1.4s }, [x0]", 0x4c40a800),
    ("casal x0, x1, [x2]", 0xc8e0fc41),
    ("br x3", 0xd61f0060),
    ("svc #0", 0xd4000001),
    ("fmla v0.4s, v30.4s, v31.4s", 0x4e3fcfc0),
    ("fmla v1.4s, v30.4s, v31.4s", 0x4e3fcfc1),
    ("fmla v2.4s, v30.4s, v31.4s", 0x4e3fcfc2),
    ("fmla v3.4s, v30.4s, v31.4s", 0x4e3fcfc3),
    ("fmla v4.4s, v30.4s, v31.4s", 0x4e3fcfc4),
    ("fmla v5.4s, v30.4s, v31.4s", 0x4e3fcfc5),
    ("fmla v6.4s, v30.4s, v31.4s", 0x4e3fcfc6),
    ("fmla v7.4s, v30.4s, v31.4s", 0x4e3fcfc7),
    ("fmla v8.4s, v30.4s, v31.4s", 0x4e3fcfc8),
    ("fmla v9.4s, v30.4s, v31.4s", 0x4e3fcfc9),
    ("fmla v10.4s, v30.4s, v31.4s", 0x4e3fcfca),
    ("fmla v11.4s, v30.4s, v31.4s", 0x4e3fcfcb),
    ("fmla v12.4s, v30.4s, v31.4s", 0x4e3fcfcc),
    ("fmla v13.4s, v30.4s, v31.4s", 0x4e3fcfcd),
    ("fmla v14.4s, v30.4s, v31.4s", 0x4e3fcfce),
    ("fmla v15.4s, v30.4s, v31.4s", 0x4e3fcfcf),
    ("fmla v16.4s, v30.4s, v31.4s", 0x4e3fcfd0),
    ("fmla v17.4s, v30.4s, v31.4s", 0x4e3fcfd1),
    ("fmla v18.4s, v30.4s, v31.4s", 0x4e3fcfd2),
    ("fmla v19.4s, v30.4s, v31.4s", 0x4e3fcfd3),
    ("fmla v20.4s, v30.4s, v31.4s", 0x4e3fcfd4),
    ("fmla v21.4s, v30.4s, v31.4s", 0x4e3fcfd5),
    ("fmla v22.4s, v30.4s, v31.4s", 0x4e3fcfd6),
    ("fmla v23.4s, v30.4s, v31.4s", 0x4e3fcfd7),
];
