//! An assembler: instructions, labels, a pool of constants.
//!
//! Code is kept until it is finished, since only then all distances are known.
//! Then every branch takes its shortest form; one that does not reach grows, and growing is never
//! undone, so the process ends: a branch on a condition becomes the opposite condition over an
//! unconditional branch, and a branch beyond 128 MiB goes through a veneer.
//! What grew is reported in [`Code`].

use alloc::vec::Vec;
use core::fmt;

use crate::inst::Inst;
use crate::names::Cond;
use crate::regs::{D, Q, S, W, X};

/// A place in the code, bound or yet to be bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Label(u32);

/// Why code could not be finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AsmError {
    /// The label was never made by this assembler.
    UnknownLabel {
        /// The label.
        label: Label,
    },
    /// The label was used and not bound.
    Unbound {
        /// The label.
        label: Label,
    },
    /// The label was bound before.
    BoundTwice {
        /// The label.
        label: Label,
    },
    /// The target is too far away.
    OutOfRange {
        /// Where the instruction stands, in bytes from the start.
        at_bytes: u64,
        /// How far it would have to reach, in bytes.
        distance_bytes: i64,
        /// The least that it reaches.
        min_bytes: i64,
        /// The most that it reaches.
        max_bytes: i64,
    },
    /// The code is larger than branches and pages can span, 4 GiB.
    TooLarge {
        /// Its size in bytes.
        len_bytes: u64,
    },
    /// The address is no multiple of 8, so that neither code nor constants are aligned.
    Misaligned {
        /// The address.
        address: u64,
    },
    /// A bit number that the register does not have.
    NoSuchBit {
        /// The bit.
        bit: u8,
        /// The largest that there is.
        max: u8,
    },
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownLabel { label } => write!(f, "label {} is another assembler's", label.0),
            Self::Unbound { label } => write!(f, "label {} is used and not bound", label.0),
            Self::BoundTwice { label } => write!(f, "label {} is bound twice", label.0),
            Self::OutOfRange {
                at_bytes,
                distance_bytes,
                min_bytes,
                max_bytes,
            } => write!(
                f,
                "the instruction at byte {at_bytes} reaches {min_bytes} to {max_bytes} bytes, not {distance_bytes}"
            ),
            Self::TooLarge { len_bytes } => {
                write!(f, "{len_bytes} bytes of code are more than 4 GiB")
            }
            Self::Misaligned { address } => {
                write!(f, "the address {address:#x} is no multiple of 8")
            }
            Self::NoSuchBit { bit, max } => write!(f, "bit {bit} is above {max}"),
        }
    }
}

impl core::error::Error for AsmError {}

/// Where bytes go: a vector, a code page, a file.
pub trait Sink {
    /// What may go wrong.
    type Error;

    /// Takes the next bytes.
    ///
    /// # Errors
    ///
    /// Whatever the sink says.
    fn put(&mut self, bytes: &[u8]) -> Result<(), Self::Error>;
}

impl Sink for Vec<u8> {
    type Error = core::convert::Infallible;

    fn put(&mut self, bytes: &[u8]) -> Result<(), Self::Error> {
        self.extend_from_slice(bytes);
        Ok(())
    }
}

/// How an instruction refers to a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reference {
    /// `b` and `bl`: 26 bits of words.
    Jump,
    /// `b.cond`: 19 bits of words, inverted by the lowest bit.
    Condition,
    /// `cbz` and `cbnz`: 19 bits of words, inverted by bit 24.
    Compare,
    /// `tbz` and `tbnz`: 14 bits of words, inverted by bit 24.
    TestBit,
    /// `ldr` from the pool: 19 bits of words.
    Literal,
    /// `adr`: 21 bits of bytes.
    Adr,
    /// `adrp`: 21 bits of pages.
    Adrp,
    /// The low 12 bits of a label's address, for the `add` after `adrp`.
    Low12,
}

impl Reference {
    /// The least and the most that it reaches, in bytes.
    const fn reach(self) -> (i64, i64) {
        let (bits, scale) = match self {
            Self::Jump => (26, 4),
            Self::Condition | Self::Compare | Self::Literal => (19, 4),
            Self::TestBit => (14, 4),
            Self::Adr => (21, 1),
            Self::Adrp => (21, 4096),
            Self::Low12 => return (i64::MIN, i64::MAX),
        };
        let half = 1i64 << (bits - 1);
        (-half * scale, (half - 1) * scale)
    }

    const fn reaches(self, distance: i64) -> bool {
        let (min, max) = self.reach();
        distance >= min && distance <= max
    }

    /// The word with its distance filled in; the caller has checked that it reaches.
    const fn fill(self, word: u32, distance: i64) -> u32 {
        match self {
            Self::Jump => word | (distance >> 2) as u32 & 0x03ff_ffff,
            Self::Condition | Self::Compare | Self::Literal => {
                word | ((distance >> 2) as u32 & 0x7_ffff) << 5
            }
            Self::TestBit => word | ((distance >> 2) as u32 & 0x3fff) << 5,
            Self::Adr => split_21(word, distance),
            Self::Adrp => split_21(word, distance >> 12),
            Self::Low12 => word | (distance as u32 & 0xfff) << 10,
        }
    }

    const fn inverted(self, word: u32) -> u32 {
        match self {
            Self::Condition => word ^ 1,
            _ => word ^ 1 << 24,
        }
    }

    const fn can_widen(self) -> bool {
        matches!(self, Self::Condition | Self::Compare | Self::TestBit)
    }
}

const fn split_21(word: u32, value: i64) -> u32 {
    word | (value as u32 & 3) << 29 | ((value >> 2) as u32 & 0x7_ffff) << 5
}

/// How a reference is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// As one instruction.
    Near,
    /// As the opposite condition over a `b`.
    Wide,
    /// A `b` or `bl` to a veneer.
    Veneer(Place),
    /// The opposite condition over a `b` to a veneer.
    WideVeneer(Place),
}

/// A veneer: which island, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    island: usize,
    number: usize,
}

#[derive(Clone, Copy, Debug)]
enum Item {
    Word(u32),
    Data(u64),
    /// So many bytes of nothing, for code that is laid out and not written.
    Gap(u64),
    Align8,
    Bind(Label),
    Refer {
        word: u32,
        to: Label,
        how: Reference,
        shape: Shape,
    },
    /// Veneers stand here.
    Island,
}

/// A branch that grew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Widened {
    /// Where it stands, in bytes from the start.
    pub at_bytes: u64,
    /// How far its target is from there.
    pub distance_bytes: i64,
    /// Whether it goes through a veneer, which overwrites x16.
    pub veneer: bool,
}

/// Finished code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    words: Vec<u32>,
    /// The branches that grew, in order.
    pub widened: Vec<Widened>,
    labels: Vec<Option<u64>>,
}

impl Code {
    /// The words, data included.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// The size.
    pub fn len_bytes(&self) -> usize {
        self.words.len() * 4
    }

    /// Where a label is, in bytes from the start, or `None` if it is not bound.
    pub fn offset_of(&self, label: Label) -> Option<u64> {
        self.labels.get(label.0 as usize).copied().flatten()
    }

    /// The bytes as they stand in memory.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.words
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .collect()
    }

    /// Writes the bytes.
    ///
    /// # Errors
    ///
    /// The sink's.
    pub fn write_to<S: Sink>(&self, sink: &mut S) -> Result<(), S::Error> {
        self.words
            .iter()
            .try_for_each(|word| sink.put(&word.to_le_bytes()))
    }
}

/// A constant of the pool, and a node of the tree by which it is found again.
///
/// The way to a constant takes its bits in turn, the lowest first, so no way is longer than 64 steps,
/// whatever the constants are.
#[derive(Clone, Debug)]
struct Constant {
    value: u64,
    label: Label,
    /// Where in the pool the way goes on for a bit of 0 and of 1; 0, which is the root, is nowhere.
    next: [u32; 2],
}

/// Puts instructions together.
#[derive(Clone, Debug, Default)]
pub struct Assembler {
    items: Vec<Item>,
    labels: u32,
    bound: Vec<bool>,
    pool: Vec<Constant>,
    /// The first thing that went wrong, reported when the code is finished.
    error: Option<AsmError>,
}

const B: u32 = 0x1400_0000;
const BR_X16: u32 = 0xd61f_0200;
const NOP: u32 = 0xd503_201f;
/// `adrp x16`, `add x16, x16, #low`, `br x16`.
const VENEER_LEN: u64 = 12;

impl Assembler {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// A new label, to be bound once.
    pub fn label(&mut self) -> Label {
        self.labels += 1;
        self.bound.push(false);
        Label(self.labels - 1)
    }

    fn fail(&mut self, error: AsmError) {
        self.error.get_or_insert(error);
    }

    /// Binds a label to this place.
    pub fn bind(&mut self, label: Label) {
        match self.bound.get_mut(label.0 as usize) {
            None => self.fail(AsmError::UnknownLabel { label }),
            Some(true) => self.fail(AsmError::BoundTwice { label }),
            Some(bound) => {
                *bound = true;
                self.items.push(Item::Bind(label));
            }
        }
    }

    /// A new label at this place.
    pub fn here(&mut self) -> Label {
        let label = self.label();
        self.bind(label);
        label
    }

    /// Adds an instruction.
    pub fn push(&mut self, inst: Inst) {
        self.items.push(Item::Word(inst.word()));
    }

    /// Adds a word, data or an instruction from elsewhere.
    pub fn word(&mut self, word: u32) {
        self.items.push(Item::Word(word));
    }

    /// Leaves out so many bytes, rounded up to a word; they are written as zeros.
    pub fn gap(&mut self, len_bytes: u64) {
        self.items.push(Item::Gap(len_bytes.saturating_add(3) & !3));
    }

    fn refer(&mut self, word: u32, to: Label, how: Reference) {
        if to.0 >= self.labels {
            self.fail(AsmError::UnknownLabel { label: to });
        }
        self.items.push(Item::Refer {
            word,
            to,
            how,
            shape: Shape::Near,
        });
    }

    /// `b`.
    pub fn b(&mut self, to: Label) {
        self.refer(B, to, Reference::Jump);
    }

    /// `bl`.
    pub fn bl(&mut self, to: Label) {
        self.refer(0x9400_0000, to, Reference::Jump);
    }

    /// `b.cond`, widened when its target is beyond 1 MiB.
    pub fn b_cond(&mut self, cond: Cond, to: Label) {
        match cond {
            // These always hold and cannot be inverted.
            Cond::Al | Cond::Nv => self.b(to),
            _ => self.refer(0x5400_0000 | cond.field(), to, Reference::Condition),
        }
    }

    /// `cbz` of 32 bits, widened when its target is beyond 1 MiB; so are the next three.
    pub fn cbz_w(&mut self, register: W, to: Label) {
        self.refer(0x3400_0000 | register.bits(), to, Reference::Compare);
    }

    /// `cbnz` of 32 bits.
    pub fn cbnz_w(&mut self, register: W, to: Label) {
        self.refer(0x3500_0000 | register.bits(), to, Reference::Compare);
    }

    /// `cbz` of 64 bits.
    pub fn cbz_x(&mut self, register: X, to: Label) {
        self.refer(0xb400_0000 | register.bits(), to, Reference::Compare);
    }

    /// `cbnz` of 64 bits.
    pub fn cbnz_x(&mut self, register: X, to: Label) {
        self.refer(0xb500_0000 | register.bits(), to, Reference::Compare);
    }

    /// `tbz` of any bit of an x register, widened when its target is beyond 32 KiB.
    pub fn tbz(&mut self, register: X, bit: u8, to: Label) {
        self.test(0x3600_0000, register, bit, to);
    }

    /// `tbnz`.
    pub fn tbnz(&mut self, register: X, bit: u8, to: Label) {
        self.test(0x3700_0000, register, bit, to);
    }

    fn test(&mut self, word: u32, register: X, bit: u8, to: Label) {
        if bit > 63 {
            return self.fail(AsmError::NoSuchBit { bit, max: 63 });
        }
        let bit = u32::from(bit);
        self.refer(
            word | register.bits() | (bit & 31) << 19 | bit >> 5 << 31,
            to,
            Reference::TestBit,
        );
    }

    /// `adr`: the address of a label within 1 MiB.
    pub fn adr(&mut self, register: X, to: Label) {
        self.refer(0x1000_0000 | register.bits(), to, Reference::Adr);
    }

    /// `adrp`: the page of a label within 4 GiB.
    pub fn adrp(&mut self, register: X, to: Label) {
        self.refer(0x9000_0000 | register.bits(), to, Reference::Adrp);
    }

    /// The address of a label within 4 GiB: `adrp` and `add`. `xzr` is refused by giving its page only.
    pub fn address(&mut self, register: crate::regs::X0To30, to: Label) {
        let n = register.bits();
        self.adrp(register.into(), to);
        self.refer(0x9100_0000 | n | n << 5, to, Reference::Low12);
    }

    fn constant(&mut self, value: u64) -> Label {
        let added = self.pool.len();
        let (mut at, mut bits) = (0, value);
        while let Some(known) = self.pool.get_mut(at) {
            if known.value == value {
                return known.label;
            }
            let next = &mut known.next[(bits & 1) as usize];
            if *next == 0 {
                *next = added as u32;
            }
            at = *next as usize;
            bits >>= 1;
        }
        let label = self.label();
        self.pool.push(Constant {
            value,
            label,
            next: [0; 2],
        });
        label
    }

    /// `ldr` of a constant of 64 bits from the pool.
    pub fn ldr_x(&mut self, register: X, value: u64) {
        let label = self.constant(value);
        self.refer(0x5800_0000 | register.bits(), label, Reference::Literal);
    }

    /// `ldr` of a constant of 32 bits from the pool.
    pub fn ldr_w(&mut self, register: W, value: u32) {
        let label = self.constant(value.into());
        self.refer(0x1800_0000 | register.bits(), label, Reference::Literal);
    }

    /// `ldr` of a float's bits from the pool.
    pub fn ldr_s(&mut self, register: S, bits: u32) {
        let label = self.constant(bits.into());
        self.refer(0x1c00_0000 | register.bits(), label, Reference::Literal);
    }

    /// `ldr` of a double's bits from the pool.
    pub fn ldr_d(&mut self, register: D, bits: u64) {
        let label = self.constant(bits);
        self.refer(0x5c00_0000 | register.bits(), label, Reference::Literal);
    }

    /// `ldr` of sixteen bytes at a label.
    pub fn ldr_q(&mut self, register: Q, from: Label) {
        self.refer(0x9c00_0000 | register.bits(), from, Reference::Literal);
    }

    /// Writes the constants that are asked for so far, here: put it where code does not run into it.
    ///
    /// What is left is written at the end.
    pub fn pool(&mut self) {
        if self.pool.is_empty() {
            return;
        }
        self.items.push(Item::Align8);
        for constant in core::mem::take(&mut self.pool) {
            self.bind(constant.label);
            self.items.push(Item::Data(constant.value));
        }
    }

    /// Allows veneers here: put it where code does not run into it.
    ///
    /// Branches beyond 128 MiB need one within their reach; the end of the code is another.
    pub fn island(&mut self) {
        self.items.push(Item::Island);
    }

    /// Finishes code that will stand at a multiple of 4,096 bytes.
    ///
    /// # Errors
    ///
    /// See [`AsmError`].
    pub fn finish(self) -> Result<Code, AsmError> {
        self.finish_at(0)
    }

    /// Finishes code that will stand at this address, or at one that differs by whole pages.
    ///
    /// # Errors
    ///
    /// See [`AsmError`].
    pub fn finish_at(mut self, address: u64) -> Result<Code, AsmError> {
        if !address.is_multiple_of(8) {
            self.fail(AsmError::Misaligned { address });
        }
        self.pool();
        self.island();
        if let Some(error) = self.error {
            return Err(error);
        }
        let mut layout = Layout::new(&self.items, self.labels);
        // Each round but the last grows at least one branch, and a branch grows at most twice.
        loop {
            layout.place(&self.items);
            if layout.len_bytes > 1 << 32 {
                return Err(AsmError::TooLarge {
                    len_bytes: layout.len_bytes,
                });
            }
            if !layout.grow(&mut self.items)? {
                break;
            }
        }
        layout.write(&self.items, address)
    }
}

/// Where everything stands.
struct Layout {
    /// Of each item, in bytes.
    starts: Vec<u64>,
    labels: Vec<Option<u64>>,
    /// Targets of veneers, by island.
    islands: Vec<Vec<Label>>,
    /// The veneers of each label, in the order of their islands.
    veneers: Vec<Vec<Place>>,
    /// The item that each island is.
    island_items: Vec<usize>,
    len_bytes: u64,
}

impl Layout {
    fn new(items: &[Item], labels: u32) -> Self {
        let island_items: Vec<usize> = items
            .iter()
            .enumerate()
            .filter(|(_, item)| matches!(item, Item::Island))
            .map(|(at, _)| at)
            .collect();
        Self {
            starts: Vec::with_capacity(items.len()),
            labels: alloc::vec![None; labels as usize],
            islands: alloc::vec![Vec::new(); island_items.len()],
            veneers: alloc::vec![Vec::new(); labels as usize],
            island_items,
            len_bytes: 0,
        }
    }

    fn place(&mut self, items: &[Item]) {
        let mut at: u64 = 0;
        let mut island = 0;
        self.starts.clear();
        for item in items {
            self.starts.push(at);
            let len = match item {
                Item::Word(_) => 4,
                Item::Data(_) => 8,
                Item::Gap(len) => *len,
                Item::Align8 => at & 4,
                Item::Bind(label) => {
                    self.labels[label.0 as usize] = Some(at);
                    0
                }
                Item::Refer { shape, .. } => match shape {
                    Shape::Near | Shape::Veneer(_) => 4,
                    Shape::Wide | Shape::WideVeneer(_) => 8,
                },
                Item::Island => {
                    island += 1;
                    VENEER_LEN * self.islands[island - 1].len() as u64
                }
            };
            at = at.saturating_add(len);
        }
        self.len_bytes = at;
    }

    fn target(&self, label: Label) -> Result<u64, AsmError> {
        self.labels[label.0 as usize].ok_or(AsmError::Unbound { label })
    }

    /// Where a veneer stands.
    fn veneer(&self, place: Place) -> u64 {
        self.starts[self.island_items[place.island]] + VENEER_LEN * place.number as u64
    }

    /// Grows what does not reach; says whether anything did.
    fn grow(&mut self, items: &mut [Item]) -> Result<bool, AsmError> {
        let mut grew = false;
        for (at, item) in items.iter_mut().enumerate() {
            let Item::Refer { to, how, shape, .. } = item else {
                continue;
            };
            let (to, how) = (*to, *how);
            let start = self.starts[at];
            let target = self.target(to)?;
            let next = match *shape {
                Shape::Near if how.can_widen() => {
                    if how.reaches(distance(start, target)) {
                        continue;
                    }
                    if Reference::Jump.reaches(distance(start + 4, target)) {
                        Shape::Wide
                    } else {
                        Shape::WideVeneer(self.reserve(start + 4, to)?)
                    }
                }
                Shape::Near if how == Reference::Jump => {
                    if how.reaches(distance(start, target)) {
                        continue;
                    }
                    Shape::Veneer(self.reserve(start, to)?)
                }
                Shape::Wide => {
                    if Reference::Jump.reaches(distance(start + 4, target)) {
                        continue;
                    }
                    Shape::WideVeneer(self.reserve(start + 4, to)?)
                }
                // What else does not reach is found when it is written.
                _ => continue,
            };
            *shape = next;
            grew = true;
        }
        Ok(grew)
    }

    /// A veneer to `to` that a branch at `from` reaches, a new one if need be.
    fn reserve(&mut self, from: u64, to: Label) -> Result<Place, AsmError> {
        // A margin, since code between may still grow.
        let (min, max) = Reference::Jump.reach();
        let margin = 1 << 20;
        let mut nearest = None;
        let mut known = self.veneers[to.0 as usize].iter().peekable();
        for island in 0..self.islands.len() {
            let base = self.starts[self.island_items[island]];
            let known = known.next_if(|place| place.island == island);
            let number = known.map_or(self.islands[island].len(), |place| place.number);
            let far = distance(from, base + VENEER_LEN * number as u64);
            if far < min + margin || far > max - margin {
                continue;
            }
            if nearest.is_none_or(|(best, _)| far.abs() < best) {
                nearest = Some((far.abs(), Place { island, number }));
            }
        }
        let Some((_, place)) = nearest else {
            let far = distance(from, self.target(to)?);
            return Err(AsmError::OutOfRange {
                at_bytes: from,
                distance_bytes: far,
                min_bytes: min,
                max_bytes: max,
            });
        };
        if place.number == self.islands[place.island].len() {
            self.islands[place.island].push(to);
            let known = &mut self.veneers[to.0 as usize];
            let at = known.partition_point(|known| known.island < place.island);
            known.insert(at, place);
        }
        Ok(place)
    }

    fn write(self, items: &[Item], address: u64) -> Result<Code, AsmError> {
        let mut words = Vec::new();
        let mut widened = Vec::new();
        let mut island = 0;
        for (item, start) in items.iter().zip(&self.starts) {
            match *item {
                Item::Word(word) => words.push(word),
                Item::Data(value) => words.extend([value as u32, (value >> 32) as u32]),
                Item::Gap(len) => words.resize(words.len() + (len / 4) as usize, 0),
                Item::Align8 => words.extend((start & 4 != 0).then_some(NOP)),
                Item::Bind(_) => {}
                Item::Refer {
                    word,
                    to,
                    how,
                    shape,
                } => {
                    let target = self.target(to)?;
                    let report = |veneer| Widened {
                        at_bytes: *start,
                        distance_bytes: distance(*start, target),
                        veneer,
                    };
                    let over = how.inverted(word);
                    match shape {
                        Shape::Near => words.push(fill(how, word, *start, target, address)?),
                        Shape::Wide => {
                            widened.push(report(false));
                            words.push(fill(how, over, *start, *start + 8, address)?);
                            words.push(fill(Reference::Jump, B, *start + 4, target, address)?);
                        }
                        Shape::Veneer(number) => {
                            widened.push(report(true));
                            let veneer = self.veneer(number);
                            words.push(fill(how, word, *start, veneer, address)?);
                        }
                        Shape::WideVeneer(number) => {
                            widened.push(report(true));
                            let veneer = self.veneer(number);
                            words.push(fill(how, over, *start, *start + 8, address)?);
                            words.push(fill(Reference::Jump, B, *start + 4, veneer, address)?);
                        }
                    }
                }
                Item::Island => {
                    for (place, label) in self.islands[island].iter().enumerate() {
                        let at = *start + VENEER_LEN * place as u64;
                        let target = self.target(*label)?;
                        words.push(fill(Reference::Adrp, 0x9000_0010, at, target, address)?);
                        words.push(fill(Reference::Low12, 0x9100_0210, at, target, address)?);
                        words.push(BR_X16);
                    }
                    island += 1;
                }
            }
        }
        Ok(Code {
            words,
            widened,
            labels: self.labels,
        })
    }
}

const fn distance(from: u64, to: u64) -> i64 {
    to as i64 - from as i64
}

/// A word with its target filled in, if it reaches.
fn fill(how: Reference, word: u32, from: u64, to: u64, address: u64) -> Result<u32, AsmError> {
    let (from_address, to_address) = (address.wrapping_add(from), address.wrapping_add(to));
    let far = match how {
        Reference::Adrp => (to_address & !0xfff).wrapping_sub(from_address & !0xfff) as i64,
        Reference::Low12 => to_address as i64,
        _ => distance(from, to),
    };
    if !how.reaches(far) {
        let (min_bytes, max_bytes) = how.reach();
        return Err(AsmError::OutOfRange {
            at_bytes: from,
            distance_bytes: far,
            min_bytes,
            max_bytes,
        });
    }
    Ok(how.fill(word, far))
}

#[cfg(test)]
mod tests;
