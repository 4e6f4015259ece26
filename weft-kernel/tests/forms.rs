//! Kernels as text and as JSON.

mod common;

use common::{functions, kernels, product, rows, stairs};
use weft_kernel::{
    Access, Contract, ContractTerm, Elem, FunctionProgram, Functions, Guard, Inst, Kernel, Refusal,
};

#[test]
fn a_loop_kernel_reads_from_top_to_bottom() {
    let mut kernel = rows();
    kernel.accesses[0].guards = vec![Guard {
        offset: -1,
        strides: vec![0, 1],
        extent: 9,
    }];
    let expected = "\
loop rows over r*:4 c:10
  @0 Input x f32[40]
  @1 Output y f16[40]
  stage 0 each
    %0 = load @0[0 + 10*i0 + 1*i1] if 0 <= -1 + 1*i1 < 9
    %1 = stairs(%0)
    row0 = %1
    s0 = sum(%1)
  stage 1 once
    %0 = f32 1.0 (0x3f800000)
    %1 = s0
    %2 = div %0, %1
    s1 = %2
  stage 2 each
    %0 = row0
    %1 = s1
    %2 = mul %0, %1
    %3 = cast f16 %2
    store @1[0 + 10*i0 + 1*i1], %3
";
    assert_eq!(Kernel::Loop(kernel).to_string(), expected);
}

#[test]
fn a_contraction_reads_from_top_to_bottom() {
    let expected = "\
contraction product over b:2 m:3 n:6 k:5 segment:256 split:M b:Panels { nr: 4 }
  @0 Input a f32[30]
  @1 Input b f32[80]
  @2 Input bias f32[6]
  @3 Output y f32[36]
  epilogue
    %0 = acc
    %1 = load @2[0 + 1*i2]
    %2 = add %0, %1
    store @3[0 + 18*i0 + 6*i1 + 1*i2], %2
";
    assert_eq!(Kernel::Contraction(product()).to_string(), expected);
}

#[test]
fn a_program_reads_from_top_to_bottom() {
    let expected = "\
function stairs(f32) -> f32
    %0 = param 0
    %1 = cast i32 %0
    %2 = i32 0x3
    %3 = and %1, %2
    %4 = table0[%3]
    return %4
";
    assert_eq!(stairs().to_string(), expected);
}

#[test]
fn kernels_and_programs_are_the_same_after_json() {
    for kernel in kernels() {
        let json = serde_json::to_string(&kernel).expect("plain data");
        let again: Kernel = serde_json::from_str(&json).expect("what was written is read");
        assert_eq!(again, kernel);
        assert_eq!(again.verify(&functions()), Ok(()));
    }
    let json = serde_json::to_string(&functions()).expect("plain data");
    let again: Functions = serde_json::from_str(&json).expect("what was written is read");
    assert_eq!(again, functions());
}

#[test]
fn constants_keep_every_bit_in_json() {
    for bits in [0, 1, 0x7ff8_0000_0000_0001, 0x8000_0000_0000_0000, u64::MAX] {
        let inst = Inst::Const {
            elem: Elem::F64,
            bits,
        };
        let json = serde_json::to_string(&inst).expect("plain data");
        let again: Inst = serde_json::from_str(&json).expect("what was written is read");
        assert_eq!(again, inst, "{json}");
    }
}

#[test]
fn what_is_empty_is_left_out_of_json_and_read_as_empty() {
    let access = Access::affine(0, 3, vec![1]);
    let json = serde_json::to_string(&access).expect("plain data");
    assert_eq!(json, r#"{"operand":0,"offset":3,"strides":[1]}"#);
    let again: Access = serde_json::from_str(&json).expect("what was written is read");
    assert_eq!(again, access);
    let guarded = Access {
        guards: vec![Guard {
            offset: 0,
            strides: vec![1],
            extent: 2,
        }],
        fill: 7,
        ..access
    };
    let json = serde_json::to_string(&guarded).expect("plain data");
    let again: Access = serde_json::from_str(&json).expect("what was written is read");
    assert_eq!(again, guarded, "{json}");
}

#[test]
fn damaged_json_is_an_error() {
    let json = serde_json::to_string(&kernels()[0]).expect("plain data");
    for cut in 0..json.len() {
        assert!(
            serde_json::from_str::<Kernel>(&json[..cut]).is_err(),
            "cut at {cut}"
        );
    }
    let unknown = json.replace("\"sum\"", "\"summ\"");
    assert!(serde_json::from_str::<Kernel>(&unknown).is_err());
    assert!(serde_json::from_str::<FunctionProgram>("{}").is_err());
}

#[test]
fn a_kernels_contract_names_every_rule_its_bits_follow() {
    let stairs = ContractTerm::Function("stairs".into());
    let lanes = ContractTerm::Reduction {
        lanes: 32,
        block: 65_536,
    };
    let expected = Contract::new(vec![lanes, stairs, ContractTerm::Elementwise]);
    assert_eq!(Kernel::Loop(rows()).contract(), expected);
    assert_eq!(
        expected.to_string(),
        "elementwise + reduction(lanes=32, block=65536) + stairs"
    );
    let product = Kernel::Contraction(product()).contract();
    assert_eq!(
        product.to_string(),
        "elementwise + contraction(segment=256)"
    );
}

#[test]
fn a_price_refusal_speaks_in_units() {
    let refusal = Refusal::NotCheaper {
        arm_ps: 1_500_000,
        twin_ps: 2_750_000_000,
    };
    assert_eq!(
        refusal.to_string(),
        "not cheaper: 2.75 ms against the arm's 1.50 us"
    );
    let json = serde_json::to_string(&refusal).expect("plain data");
    assert_eq!(
        json,
        r#"{"refusal":"not_cheaper","arm_ps":1500000,"twin_ps":2750000000}"#
    );
}
