//! What a core does with each kind of operation: which ports, for how long, and when the result
//! is there.

use std::collections::BTreeMap;

use crate::error::PriceError;
use crate::ports::PortSet;

/// How wide an operation is. Scalars in vector registers count as 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Width {
    /// General registers and masks.
    Int,
    /// 128 bits, or one scalar of a vector register.
    Bits128,
    /// 256 bits.
    Bits256,
    /// 512 bits.
    Bits512,
}

impl Width {
    /// The width of a vector of so many bits, or of the next wider one.
    pub fn of_bits(bits: u32) -> Self {
        match bits {
            0..=128 => Width::Bits128,
            129..=256 => Width::Bits256,
            _ => Width::Bits512,
        }
    }

    /// Elements of four bytes in a vector; 1 for general registers.
    pub fn f32_lanes(self) -> u32 {
        match self {
            Width::Int => 1,
            Width::Bits128 => 4,
            Width::Bits256 => 8,
            Width::Bits512 => 16,
        }
    }
}

/// A kind of operation that a core treats as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Class {
    /// Fused multiply-add.
    Fma,
    /// Floating-point product.
    Mul,
    /// Floating-point sum or difference.
    Add,
    /// Floating-point minimum, maximum, or comparison into a vector.
    MinMax,
    /// Rounding to an integral value, or scaling by a power of two.
    Round,
    /// f32 quotient.
    DivF32,
    /// f64 quotient.
    DivF64,
    /// f32 square root.
    SqrtF32,
    /// f64 square root.
    SqrtF64,
    /// Bitwise logic.
    Logic,
    /// Selection by a vector or a mask.
    Blend,
    /// Integer sum, difference, comparison, minimum, maximum in vectors.
    VectorInt,
    /// 32-bit integer product in vectors.
    VectorMul32,
    /// 64-bit integer product in vectors.
    VectorMul64,
    /// Narrower integer products and dot products in vectors.
    VectorMul16,
    /// Shift in vectors.
    VectorShift,
    /// Movement inside each 128 bits.
    Shuffle,
    /// Movement across 128-bit boundaries by a fixed pattern.
    ShuffleAcross,
    /// Movement across 128-bit boundaries by a vector of indices.
    Permute,
    /// Widening integers, which moves them across 128-bit boundaries.
    Widen,
    /// Widening integers that come from memory and lie in place already.
    WidenLoaded,
    /// Narrowing integers with truncation or saturation.
    Narrow,
    /// Conversion between integers and floating point, or f32 and f64 of one element count.
    Convert,
    /// Conversion that also changes the element size: f16, or f32 to and from f64.
    ConvertResize,
    /// Comparison into a mask register.
    CompareMask,
    /// Logic on mask registers.
    MaskLogic,
    /// From a general register into a mask register.
    IntToMask,
    /// From a mask register into a general register.
    MaskToInt,
    /// From a general register into a vector.
    IntToVector,
    /// From a vector into a general register or the flags.
    VectorToInt,
    /// Load of memory.
    Load,
    /// Store to memory.
    Store,
    /// The extra work of a load under a mask.
    MaskedLoad,
    /// The extra work of a store under a mask in a mask register.
    MaskedStore,
    /// The extra work of a store under a mask in a vector.
    MaskedStoreVex,
    /// A gather of elements, its loads included, for each element of four bytes.
    GatherElement,
    /// Arithmetic on general registers.
    Int,
    /// Product of general registers.
    IntMul,
    /// Jump.
    Branch,
    /// Register copy, which renaming does.
    Move,
    /// A pattern that renaming recognises as zero.
    Zero,
    /// No work.
    Nop,
}

/// One micro-operation: a port of a set, busy for some cycles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MicroOp {
    /// The ports of which one is taken.
    pub ports: PortSet,
    /// How long it is taken.
    pub busy_cycles: f64,
}

/// What one operation takes.
#[derive(Clone, Debug, PartialEq)]
pub struct OpCost {
    /// Its work; empty when renaming does it.
    pub micro_ops: Vec<MicroOp>,
    /// Issue slots beyond the one of the instruction that it belongs to.
    pub extra_slots: u32,
    /// Cycles from the last operand to the result.
    pub latency_cycles: u32,
}

/// The instruction set that a core decodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Isa {
    /// x86-64.
    X64,
    /// AArch64.
    A64,
}

/// A core, as far as prices need it.
#[derive(Clone, Debug, PartialEq)]
pub struct CoreModel {
    /// For people.
    pub name: String,
    /// Whose instructions it decodes.
    pub isa: Isa,
    /// Cycles in a second.
    pub hz: f64,
    /// Instructions (a memory operand included) that enter the back end in a cycle.
    pub issue_width: f64,
    /// Instructions that may be under way at once: how far a core works ahead of a result that it
    /// waits for. 0 leaves the window out of the model.
    pub window_slots: f64,
    /// Lost each time a loop is left: a mispredicted exit, as far as it is not predicted.
    pub loop_exit_cycles: f64,
    /// Names of the ports, by number.
    pub port_names: Vec<String>,
    /// The figures.
    pub costs: BTreeMap<(Class, Width), OpCost>,
}

impl CoreModel {
    /// The figures of an operation; `user` is who needs them, for the refusal.
    pub(crate) fn cost(
        &self,
        class: Class,
        width: Width,
        user: impl FnOnce() -> String,
    ) -> Result<&OpCost, PriceError> {
        let cost = self.costs.get(&(class, width));
        cost.ok_or_else(|| PriceError::NotInModel {
            model: self.name.clone(),
            class,
            width,
            user: user(),
        })
    }

    pub(crate) fn check(&self) -> Result<(), PriceError> {
        let positive = |figure: f64| figure > 0.0 && figure.is_finite();
        let named = self.port_names.len();
        let micro_ops = self.costs.values().flat_map(|cost| &cost.micro_ops);
        let sound = |op: &MicroOp| {
            let highest = 32 - op.ports.0.leading_zeros() as usize;
            !op.ports.is_empty() && highest <= named && positive(op.busy_cycles)
        };
        let fine = positive(self.hz)
            && positive(self.issue_width)
            && [self.window_slots, self.loop_exit_cycles]
                .iter()
                .all(|f| *f >= 0.0 && f.is_finite())
            && micro_ops.into_iter().all(sound);
        fine.then_some(()).ok_or_else(|| PriceError::BadCoreModel {
            model: self.name.clone(),
        })
    }

    /// Cycles of waiting inside a loop that are hidden by the work of its next trips: as long as
    /// it takes to fill the window.
    pub(crate) fn hidden_cycles(&self) -> f64 {
        self.window_slots / self.issue_width
    }

    /// Nanoseconds of so many cycles.
    pub fn ns(&self, cycles: f64) -> f64 {
        cycles * 1e9 / self.hz
    }

    /// The same core with the clock at which it would reach a measured rate of f32 multiply-adds
    /// (lanes, not instructions) at its widest vectors.
    ///
    /// A rate of 0, or a model without multiply-add, leaves the clock as it is.
    pub fn calibrated_to_fma_rate(mut self, fma_per_second: u64) -> Self {
        let widest = [Width::Bits512, Width::Bits256, Width::Bits128];
        for width in widest {
            let Some(cost) = self.costs.get(&(Class::Fma, width)) else {
                continue;
            };
            let mut demand = crate::ports::Demand::default();
            for op in &cost.micro_ops {
                demand.add(op.ports, op.busy_cycles);
            }
            let (cycles, _) = demand.cycles();
            if fma_per_second > 0 && cycles > 0.0 {
                self.hz = fma_per_second as f64 * cycles / f64::from(width.f32_lanes());
            }
            break;
        }
        self
    }

    /// The names of a set's ports, joined by `|`.
    pub(crate) fn port_list(&self, ports: PortSet) -> String {
        let names = self.port_names.iter().enumerate();
        let chosen = names.filter(|(number, _)| ports.0 >> number & 1 == 1);
        let chosen: Vec<&str> = chosen.map(|(_, name)| name.as_str()).collect();
        chosen.join("|")
    }
}
