use std::vec::Vec;

use super::*;
use crate::decode;

fn text(code: &Code) -> Vec<std::string::String> {
    code.words()
        .iter()
        .map(|w| decode(*w).map_or("?".into(), |i| std::format!("{i}")))
        .collect()
}

/// A branch over a gap: the target is `distance` bytes after the branch.
fn forward(branch: impl Fn(&mut Assembler, Label), distance: u64) -> Result<Code, AsmError> {
    let mut asm = Assembler::new();
    let target = asm.label();
    branch(&mut asm, target);
    asm.gap(distance - 4);
    asm.bind(target);
    asm.finish()
}

fn backward(branch: impl Fn(&mut Assembler, Label), distance: u64) -> Result<Code, AsmError> {
    let mut asm = Assembler::new();
    let target = asm.here();
    asm.gap(distance);
    branch(&mut asm, target);
    asm.finish()
}

const X3: X = match X::new(3) {
    Some(x) => x,
    None => panic!("x3"),
};

#[test]
fn conditional_branches_widen_exactly_past_their_edge_and_say_so() {
    let cond = |asm: &mut Assembler, to| asm.b_cond(Cond::Eq, to);
    let cbz = |asm: &mut Assembler, to| asm.cbz_x(X3, to);
    let tbz = |asm: &mut Assembler, to| asm.tbz(X3, 40, to);
    fn check(
        branch: impl Fn(&mut Assembler, Label) + Copy,
        reach: u64,
        near: &str,
        wide: [&str; 2],
    ) {
        let code = forward(branch, reach - 4).expect("the last word in reach");
        assert!(code.widened.is_empty());
        assert!(text(&code)[0].starts_with(near), "{:?}", text(&code)[0]);
        let code = forward(branch, reach).expect("widened");
        assert_eq!(code.widened.len(), 1);
        let widened = code.widened[0];
        assert_eq!((widened.at_bytes, widened.veneer), (0, false));
        // One word longer, since the branch itself grew.
        assert_eq!(widened.distance_bytes, reach as i64 + 4);
        assert_eq!(text(&code)[..2], wide);
        let code = backward(branch, reach).expect("the first word in reach");
        assert!(code.widened.is_empty());
        let code = backward(branch, reach + 4).expect("widened");
        assert_eq!(code.widened.len(), 1);
    }
    check(cond, 1 << 20, "b.eq #1048572", ["b.ne #8", "b #1048576"]);
    check(
        cbz,
        1 << 20,
        "cbz x3, #1048572",
        ["cbnz x3, #8", "b #1048576"],
    );
    check(
        tbz,
        1 << 15,
        "tbz x3, #40, #32764",
        ["tbnz x3, #40, #8", "b #32768"],
    );
}

#[test]
fn adr_and_literals_are_refused_exactly_past_their_edge() {
    let adr = |asm: &mut Assembler, to| asm.adr(X3, to);
    assert_eq!(
        text(&forward(adr, (1 << 20) - 4).expect("in reach"))[0],
        "adr x3, #1048572"
    );
    assert_eq!(
        forward(adr, 1 << 20),
        Err(AsmError::OutOfRange {
            at_bytes: 0,
            distance_bytes: 1 << 20,
            min_bytes: -(1 << 20),
            max_bytes: (1 << 20) - 1
        })
    );
    assert!(backward(adr, 1 << 20).is_ok());
    assert!(backward(adr, (1 << 20) + 4).is_err());
    let literal = |gap: u64| {
        let mut asm = Assembler::new();
        asm.ldr_x(X3, 0x1122_3344_5566_7788);
        asm.gap(gap - 4);
        asm.finish()
    };
    let code = literal((1 << 20) - 8).expect("in reach");
    assert_eq!(text(&code)[0], "ldr x3, #1048568");
    assert_eq!(
        code.words()[code.words().len() - 2..],
        [0x5566_7788, 0x1122_3344]
    );
    assert!(matches!(literal(1 << 20), Err(AsmError::OutOfRange { .. })));
}

#[test]
fn far_jumps_go_through_a_veneer_exactly_past_128_mib() {
    let b = |asm: &mut Assembler, to| asm.b(to);
    let code = forward(b, (1 << 27) - 4).expect("in reach");
    assert_eq!(code.words()[0], 0x15ff_ffff);
    assert!(code.widened.is_empty());
    // At the edge the veneer must stand in reach: an island half way.
    let far = |distance: u64| {
        let mut asm = Assembler::new();
        let target = asm.label();
        asm.b(target);
        asm.gap((1 << 26) - 4);
        asm.island();
        asm.gap(distance - (1 << 26));
        asm.bind(target);
        asm.push(crate::Inst(NOP));
        asm.finish()
    };
    let code = far(1 << 27).expect("through a veneer");
    assert_eq!(code.widened.len(), 1);
    assert!(code.widened[0].veneer);
    let words = code.words();
    assert_eq!(words[0], B | ((1 << 26) / 4));
    let at = (1 << 26) / 4;
    let veneer: Vec<_> = words[at..at + 3]
        .iter()
        .map(|w| std::format!("{}", crate::Inst(*w)))
        .collect();
    assert_eq!(
        veneer,
        ["adrp x16, #67108864", "add x16, x16, #12", "br x16"]
    );
    assert!(far((1 << 27) - 4).expect("in reach").widened.is_empty());
    // Without an island the refusal names the distance.
    let mut asm = Assembler::new();
    let target = asm.label();
    asm.b(target);
    asm.gap(1 << 28);
    asm.bind(target);
    asm.gap(1 << 28);
    assert!(
        matches!(asm.finish(), Err(AsmError::OutOfRange { at_bytes: 0, distance_bytes, .. }) if distance_bytes == (1 << 28) + 4)
    );
}

#[test]
fn growing_converges_where_one_branch_pushes_all_others_out_of_reach() {
    // 63 branches reach their targets exactly; the 64th, between all of them and theirs, is one word
    // short and must grow, which makes all the others too short.
    let mut asm = Assembler::new();
    let targets: Vec<Label> = (0..64).map(|_| asm.label()).collect();
    for target in &targets {
        asm.tbz(X3, 0, *target);
    }
    asm.gap((1 << 15) - 4 - 4 * 64);
    for (at, target) in targets.iter().enumerate() {
        if at == 63 {
            asm.push(crate::Inst(NOP));
        }
        asm.bind(*target);
        asm.push(crate::Inst(NOP));
    }
    let code = asm.finish().expect("converges");
    assert_eq!(code.widened.len(), 64);
    let far = |at: usize| -> i64 {
        let line = std::format!("{}", decode(code.words()[at]).expect("a branch"));
        line.rsplit('#')
            .next()
            .and_then(|n| n.parse().ok())
            .expect("a distance")
    };
    for (at, target) in targets.iter().enumerate() {
        let landed = (at as i64 * 2 + 1) * 4 + far(at * 2 + 1);
        assert_eq!(far(at * 2), 8);
        assert_eq!(Some(landed as u64), code.offset_of(*target));
    }
}

#[test]
fn labels_are_bound_once_and_by_their_own_assembler() {
    let mut asm = Assembler::new();
    let label = asm.label();
    asm.b(label);
    assert_eq!(asm.clone().finish(), Err(AsmError::Unbound { label }));
    asm.bind(label);
    asm.bind(label);
    assert_eq!(asm.finish(), Err(AsmError::BoundTwice { label }));
    let mut asm = Assembler::new();
    asm.b(label);
    assert_eq!(asm.finish(), Err(AsmError::UnknownLabel { label }));
    let mut asm = Assembler::new();
    let label = asm.here();
    asm.tbz(X3, 64, label);
    assert_eq!(asm.finish(), Err(AsmError::NoSuchBit { bit: 64, max: 63 }));
}

#[test]
fn constants_are_shared_aligned_and_placed_where_asked() {
    let mut asm = Assembler::new();
    asm.ldr_x(X3, 7);
    asm.ldr_d(D::new(1).expect("d1"), 7);
    asm.ldr_x(X3, 8);
    asm.pool();
    asm.ldr_x(X3, 7);
    let code = asm.finish().expect("finished");
    let lines = text(&code);
    assert_eq!(
        lines[..4],
        ["ldr x3, #16", "ldr d1, #12", "ldr x3, #16", "nop"]
    );
    assert_eq!(code.words()[4..8], [7, 0, 8, 0]);
    assert_eq!(lines[8], "ldr x3, #8");
    assert_eq!(code.words()[9..], [NOP, 7, 0]);
    let mut bytes = Vec::new();
    code.write_to(&mut bytes).expect("a vector takes all");
    assert_eq!(bytes, code.to_bytes());
    assert_eq!(bytes.len(), code.len_bytes());
}

#[test]
fn addresses_are_taken_by_page_and_low_bits_of_the_real_address() {
    let mut asm = Assembler::new();
    let far = asm.label();
    asm.address(crate::regs::X0To30::new(5).expect("x5"), far);
    asm.gap(0x2345 & !3);
    asm.bind(far);
    let code = asm.finish_at(0x1_0000_0ff8).expect("finished");
    // The label is at 0x10000ff8 + 8 + 0x2344 = ...3344, two pages after the adrp's 0...
    assert_eq!(text(&code)[..2], ["adrp x5, #12288", "add x5, x5, #836"]);
}

#[test]
fn many_islands_constants_and_far_targets_are_kept_apart_and_quick() {
    let mut asm = Assembler::new();
    let (branch, target) = (asm.label(), asm.label());
    // More islands than 16 bits count, and then the only one within reach.
    for _ in 0..70_000 {
        asm.island();
    }
    asm.gap(130 << 20);
    asm.island();
    asm.bind(branch);
    asm.b(target);
    asm.gap(130 << 20);
    asm.bind(target);
    let code = asm.finish().expect("code");
    let at = code.offset_of(branch).expect("bound") as usize / 4;
    let texts = code.words()[at - 3..=at].iter().map(|word| decode(*word));
    let texts: Vec<_> = texts
        .map(|inst| std::format!("{}", inst.expect("an instruction")))
        .collect();
    let pages = (code.offset_of(target).expect("bound") >> 12) - (((at as u64 - 3) * 4) >> 12);
    assert_eq!(texts[0], std::format!("adrp x16, #{}", pages << 12));
    assert_eq!(texts[2..], ["br x16", "b #-12"]);
    let mut asm = Assembler::new();
    for value in 0..100_000u64 {
        asm.ldr_x(X::new(1).expect("x1"), value << 32);
        if value % 50_000 == 49_999 {
            asm.pool();
        }
    }
    assert_eq!(asm.finish().expect("code").words().len(), 300_000);
}

#[test]
fn an_address_that_is_not_aligned_is_refused() {
    for address in [1, 4, 4097, u64::MAX] {
        let error = Assembler::new().finish_at(address);
        assert_eq!(error, Err(AsmError::Misaligned { address }));
    }
    assert!(Assembler::new().finish_at(0xffff_ffff_ffff_f000).is_ok());
}
