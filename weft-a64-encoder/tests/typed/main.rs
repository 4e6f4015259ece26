//! The typed constructors make the words that the dynamic door makes, and their types refuse what it refuses.
//!
//! The dynamic door is what other assemblers are compared with, so they have their say here too.

#![allow(missing_docs, reason = "a test")]

#[path = "../oracles/random.rs"]
mod random;

use random::Random;
use weft_a64_encoder::imm::*;
use weft_a64_encoder::regs::*;
use weft_a64_encoder::{
    Barrier, Cond, EncodeError, Extend, Form, Inst, Operand, Pattern, Prefetch, Shift, SvePrefetch,
    SysReg, base, encode, form, memory, simd, sme, sve, system,
};

/// An argument made of the operands from one place on; `None` where its type refuses.
trait Take: Sized {
    fn take(operands: &[Operand]) -> Option<Self>;
}

fn take<T: Take>(operands: &[Operand], at: usize) -> Option<T> {
    T::take(operands.get(at..)?)
}

macro_rules! registers {
    ($($operand:ident: $($type:ty),+;)+) => {
        $($(impl Take for $type {
            fn take(operands: &[Operand]) -> Option<Self> {
                match *operands.first()? {
                    Operand::$operand(n) => <$type>::new(n),
                    _ => None,
                }
            }
        })+)+
    };
}

registers! {
    W: W, W0To30, WPair, W8To11, W12To15;
    X: X, X0To30, XPair, XPair0To22;
    B: B;
    H: H;
    S: S;
    D: D;
    Q: Q;
    V: V, V0To15, V0To7;
    Z: Z, Z0To15, Z0To7, ZPair, ZQuad, ZStride8, ZStride4;
    P: P, P0To7, PPair;
    Pn: Pn, Pn8To15;
    Tile: Tile<1>, Tile<2>, Tile<4>, Tile<8>, Tile<16>;
    SysReg: SysReg;
}

macro_rules! others {
    ($($type:ty: $pattern:pat => $value:expr;)+) => {
        $(impl Take for $type {
            #[allow(unreachable_patterns, reason = "a list takes any operand")]
            fn take(operands: &[Operand]) -> Option<Self> {
                match *operands.first()? {
                    $pattern => $value,
                    _ => None,
                }
            }
        })+
    };
}

others! {
    Cond: Operand::Cond(x) => Some(x);
    InvertibleCond: Operand::Cond(x) => Self::new(x).ok();
    Extend: Operand::Extend(x) => Some(x);
    ExtendW: Operand::Extend(x) => Self::new(x).ok();
    ExtendWord: Operand::Extend(x) => match x {
        Extend::Uxtw => Some(Self::Uxtw),
        Extend::Sxtw => Some(Self::Sxtw),
        _ => None,
    };
    ExtendX: Operand::Extend(x) => match x {
        Extend::Uxtx => Some(Self::Uxtx),
        Extend::Sxtx => Some(Self::Sxtx),
        _ => None,
    };
    Shift: Operand::Shift(x) => Some(x);
    ShiftNotRor: Operand::Shift(x) => match x {
        Shift::Lsl => Some(Self::Lsl),
        Shift::Lsr => Some(Self::Lsr),
        Shift::Asr => Some(Self::Asr),
        _ => None,
    };
    Pattern: Operand::Pattern(x) => Some(x);
    Barrier: Operand::Barrier(x) => Some(x);
    Prefetch: Operand::Prefetch(x) => Some(x);
    PrefetchBelow24: Operand::Prefetch(x) => Self::new(x).ok();
    SvePrefetch: Operand::SvePrefetch(x) => Some(x);
    FpImm8: Operand::Float(x) => Self::new(x).ok();
    FpPair<0>: Operand::Float(x) => Self::new(x).ok();
    FpPair<1>: Operand::Float(x) => Self::new(x).ok();
    FpPair<2>: Operand::Float(x) => Self::new(x).ok();
    ByteMask: Operand::Imm(n) => Self::new(n as u64).ok();
    SveSigned: Operand::Imm(n) => Self::new(n).ok();
    SveUnsigned: Operand::Imm(n) => Self::new(n).ok();
    TileSet: Operand::Tiles(mask) => Some(Self::new(mask));
    WSp: n => match n {
        Operand::Wsp => Some(Self::SP),
        Operand::W(n) => W::new(n)?.sp_class(),
        _ => None,
    };
    XSp: n => match n {
        Operand::Sp => Some(Self::SP),
        Operand::X(n) => X::new(n)?.sp_class(),
        _ => None,
    };
}

impl<const MIN: i64, const MAX: i64, const STEP: i64> Take for Imm<MIN, MAX, STEP> {
    fn take(operands: &[Operand]) -> Option<Self> {
        Self::new(number(operands)?).ok()
    }
}

fn number(operands: &[Operand]) -> Option<i64> {
    match *operands.first()? {
        Operand::Imm(n) => Some(n),
        _ => None,
    }
}

/// A number of so many bits, which the dynamic door takes with a sign or without.
fn unsigned(operands: &[Operand], bits: u8) -> Option<u64> {
    let n = number(operands)?;
    let shift = 64 - u32::from(bits);
    let low = (n as u64) << shift >> shift;
    (n as u64 == low || n == (low as i64) << shift >> shift).then_some(low)
}

impl<const BITS: u8> Take for LogicalImm<BITS> {
    fn take(operands: &[Operand]) -> Option<Self> {
        Self::new(unsigned(operands, BITS)?).ok()
    }
}

impl<const BITS: u8> Take for WideImm<BITS> {
    fn take(operands: &[Operand]) -> Option<Self> {
        Self::new(unsigned(operands, BITS)?).ok()
    }
}

impl<const BITS: u8> Take for InvertedImm<BITS> {
    fn take(operands: &[Operand]) -> Option<Self> {
        Self::new(unsigned(operands, BITS)?).ok()
    }
}

impl<const BITS: u8> Take for Bitfield<BITS> {
    fn take(operands: &[Operand]) -> Option<Self> {
        let byte = |at: usize| u8::try_from(number(operands.get(at..)?)?).ok();
        Self::new(byte(0)?, byte(1)?).ok()
    }
}

/// What a constructor gives, as a word if it gave one.
trait Made {
    fn word(self) -> Option<u32>;
}

impl Made for Inst {
    fn word(self) -> Option<u32> {
        Some(Inst::word(self))
    }
}

impl Made for Result<Inst, EncodeError> {
    fn word(self) -> Option<u32> {
        self.ok().map(Inst::word)
    }
}

// A function for each number of arguments: short lines compile sooner, and there are thousands.
macro_rules! callers {
    ($($call:ident($($argument:ident),*);)+) => {
        $(#[allow(non_snake_case, unused_variables, reason = "a name is a type and a place")]
        fn $call<$($argument: Take,)* R: Made>(
            constructor: fn($($argument),*) -> R,
            operands: &[Operand],
            [$($argument),*]: [usize; count!($($argument)*)],
        ) -> Option<u32> {
            constructor($(take(operands, $argument)?),*).word()
        })+
    };
}

macro_rules! count {
    () => { 0 };
    ($first:ident $($rest:ident)*) => { 1 + count!($($rest)*) };
}

callers! {
    call0();
    call1(A);
    call2(A, B);
    call3(A, B, C);
    call4(A, B, C, D);
    call5(A, B, C, D, E);
    call6(A, B, C, D, E, F);
}

/// Makes a word of operands by a constructor; `None` where a type refuses.
type Call = fn(&[Operand]) -> Option<u32>;

static CALLS: &[(Form, Call)] = include!("calls.rs");

/// A word of a form, with its free bits at random.
fn fill(form: Form, random: &mut Random) -> u32 {
    let (mask, value) = form.fixed_bits();
    random.word() & !mask | value
}

#[test]
fn every_constructor_makes_the_words_of_its_form() {
    let mut random = Random::new(0x7e);
    let mut checked = 0;
    for (form, call) in CALLS {
        let mut own = 0;
        for _ in 0..400 {
            let word = fill(*form, &mut random);
            let Some(operands) = form.operands_of(word) else {
                continue;
            };
            let operands: Vec<Operand> = operands.collect();
            let dynamic = encode(*form, &operands);
            // A bitmask may stand in a field that is not the shortest; the two doors agree all the same.
            assert_eq!(call(&operands), dynamic.ok(), "{form} {operands:?}");
            own += usize::from(dynamic.is_ok());
            if own == 40 {
                break;
            }
        }
        assert!(own > 0, "{form} was never called with legal operands");
        checked += own;
    }
    println!("{} constructors, {checked} words", CALLS.len());
    assert!(CALLS.len() > 8_000 && checked > 200_000);
}

/// Another operand, mostly a near one.
fn other(operand: Operand, random: &mut Random) -> Operand {
    let n = random.next() as u8;
    match (operand, random.below(4)) {
        (Operand::Imm(n), 0) => Operand::Imm(n.wrapping_add(1)),
        (Operand::Imm(n), 1) => Operand::Imm(n.wrapping_mul(2)),
        (Operand::Imm(n), 2) => Operand::Imm(n.wrapping_neg()),
        (Operand::Imm(_), _) => Operand::Imm(random.next() as i64 >> (random.next() % 64)),
        (Operand::Float(_), _) => Operand::Float(f64::from_bits(random.next())),
        (Operand::W(_), 0..=2) => Operand::W(n & 63),
        (Operand::X(_), 0..=2) => Operand::X(n & 63),
        (Operand::V(_), 0..=2) => Operand::V(n & 63),
        (Operand::Z(_), 0..=2) => Operand::Z(n & 63),
        (Operand::P(_), 0..=2) => Operand::P(n & 31),
        (Operand::Pn(_), 0..=2) => Operand::Pn(n & 31),
        (Operand::Tile(_), 0..=2) => Operand::Tile(n & 31),
        (Operand::Cond(_), _) => Operand::Cond(Cond::ALL[usize::from(n & 15)]),
        (Operand::Extend(_), _) => Operand::Extend(Extend::ALL[usize::from(n & 7)]),
        (Operand::SysReg(_), 0) => Operand::SysReg(random.next() as u16),
        (Operand::W(_) | Operand::Wsp, _) => Operand::Wsp,
        (Operand::X(_) | Operand::Sp, _) => Operand::Sp,
        (Operand::D(_), 0) => Operand::S(n & 31),
        (Operand::S(_), 0) => Operand::D(n & 63),
        (other, _) => other,
    }
}

#[test]
fn the_types_refuse_what_the_dynamic_door_refuses() {
    let mut random = Random::new(0xbad);
    let (mut refused, mut taken) = (0, 0);
    for (form, call) in CALLS {
        for _ in 0..60 {
            let word = fill(*form, &mut random);
            let Some(operands) = form.operands_of(word) else {
                continue;
            };
            let mut operands: Vec<Operand> = operands.collect();
            if operands.is_empty() {
                continue;
            }
            let at = random.below(operands.len());
            operands[at] = other(operands[at], &mut random);
            let typed = call(&operands);
            match encode(*form, &operands) {
                Ok(word) => {
                    assert_eq!(typed, Some(word), "{form} {operands:?}");
                    taken += 1;
                }
                // A constructor asks for the first register of a pair only.
                Err(EncodeError::Together { rule, .. }) if rule.contains("pair") => {}
                Err(error) => {
                    // Nor does it ask for what an earlier argument says.
                    let silent = typed.is_some_and(|word| {
                        let again = form.operands_of(word).map(|list| list.collect::<Vec<_>>());
                        again.is_some_and(|again| {
                            again[..at] == operands[..at] && again[at] != operands[at]
                        })
                    });
                    assert!(typed.is_none() || silent, "{error}, but {typed:x?}");
                    refused += 1;
                }
            }
        }
    }
    println!("{taken} taken, {refused} refused");
    assert!(taken > 50_000 && refused > 50_000);
}

#[test]
fn planted_fault_a_constructor_with_swapped_operands_is_found() {
    let swapped: Call = |o| call3(base::add_x_x_x, o, [0, 2, 1]);
    let operands = [Operand::X(1), Operand::X(2), Operand::X(3)];
    assert_ne!(swapped(&operands), encode(form::ADD_X_X_X, &operands).ok());
}
