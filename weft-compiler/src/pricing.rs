//! Prices on this host: the tables of weft-price behind the trait of the seam.

use weft_kernel::{
    BinaryOp, Effect, Elem, EmittedCode, FeatureSet, Functions, Inst, Kernel, OperandRole, Over,
    Price, Pricer, ReduceOp, Refusal, UnaryOp,
};
use weft_plan::MachineProfile;
use weft_price::{
    ArmStage, ArmWork, Class, Code, CoreModel, Loop, MemoryModel, PriceError, Traffic, Width,
};

/// Bytes a second of each memory level where nobody measured: a cautious core of recent years.
const TYPICAL_BYTES_PER_SECOND: [f64; 4] = [150e9, 80e9, 25e9, 12e9];
/// What the portable arm's own work between instructions costs, as a factor.
const BLOCK_SLOWDOWN: f64 = 1.3;
/// How much slower the portable contraction is than its multiply-adds.
const CONTRACTION_SLOWDOWN: f64 = 1.5;
/// Instructions of an exact fma where the processor has none.
const SOFT_FMA: f64 = 24.0;

/// Prices kernels for one machine.
pub struct HostPricer {
    core: CoreModel,
    memory: MemoryModel,
    features: FeatureSet,
}

impl HostPricer {
    /// A pricer for a machine profile.
    pub fn new(profile: &MachineProfile) -> Self {
        let mut core = if profile.features.has_avx512() {
            CoreModel::generic_avx512()
        } else {
            CoreModel::generic_avx2()
        };
        if let Some(rate) = profile.fma_per_second {
            core = core.calibrated_to_fma_rate(rate);
        }
        let size = |level, usual| profile.cache_bytes(level).unwrap_or(usual);
        let mut speed = TYPICAL_BYTES_PER_SECOND;
        for cache in &profile.caches {
            if let (Some(slot), Some(measured)) = (
                speed.get_mut(cache.level as usize - 1),
                cache.bytes_per_second,
            ) {
                *slot = measured as f64;
            }
        }
        if let Some(measured) = profile.memory_bytes_per_second {
            speed[3] = measured as f64;
        }
        let memory = MemoryModel::four_levels(
            [size(1, 32 << 10), size(2, 512 << 10), size(3, 8 << 20)],
            speed,
        );
        HostPricer {
            core,
            memory,
            features: profile.features.clone(),
        }
    }

    /// The width of the portable arm's vectors, and whether it has fma.
    fn arm_width(&self) -> (Width, bool) {
        if self.features.has_avx512() {
            (Width::Bits512, true)
        } else if self.features.has_avx2_fma() {
            (Width::Bits256, true)
        } else {
            (Width::Bits128, self.features.arch == weft_kernel::Arch::A64)
        }
    }
}

impl Pricer for HostPricer {
    fn price_arm(&self, kernel: &Kernel, functions: &Functions) -> Price {
        let (width, has_fma) = self.arm_width();
        let stages = match kernel {
            Kernel::Loop(k) => {
                let inner = k.inner_extent();
                let outer = k.points() / inner.max(1);
                k.stages
                    .iter()
                    .map(|s| {
                        let elements = if s.over == Over::Inner { inner } else { 1 };
                        let mut operations = count(&s.insts, functions, has_fma);
                        effects(&s.effects, has_fma, &mut operations);
                        stage("stage", elements, outer, width, operations)
                    })
                    .collect()
            }
            Kernel::Contraction(k) => {
                let mut product = stage("product", k.macs(), 1, width, fma(has_fma));
                product.slowdown = CONTRACTION_SLOWDOWN;
                let mut operations = count(&k.epilogue, functions, has_fma);
                effects(&k.effects, has_fma, &mut operations);
                let points = k.batch_points().saturating_mul(k.m);
                vec![product, stage("epilogue", k.n, points, width, operations)]
            }
        };
        let traffic = vec![traffic(kernel)];
        match weft_price::price_arm(&ArmWork { stages, traffic }, &self.core, &self.memory) {
            Ok(price) => convert(&price),
            // A model without figures for an operation: the arm still runs, so it is dear, not absent.
            Err(_) => Price {
                ps: u64::MAX / 4,
                cycles: u64::MAX / 4,
                bytes: 0,
            },
        }
    }

    fn price_code(&self, kernel: &Kernel, code: &EmittedCode) -> Result<Price, Refusal> {
        let loops: Vec<Loop> = code
            .loops
            .iter()
            .map(|l| Loop {
                label: l.label.clone(),
                start: l.start,
                end: l.end,
                trips: l.trips,
                parent: l.parent,
            })
            .collect();
        let body = Code {
            bytes: &code.bytes[..code.code_len],
            loops: &loops,
        };
        let traffic = [traffic(kernel)];
        weft_price::price_code(&body, &self.core, &self.memory, &traffic)
            .map(|price| convert(&price))
            .map_err(|e| refusal(&e))
    }
}

fn refusal(error: &PriceError) -> Refusal {
    match error {
        PriceError::UnknownInstruction {
            offset,
            instruction,
        } => Refusal::Unpriced {
            mnemonic: instruction.clone(),
            offset: *offset as u64,
        },
        other => Refusal::Unpriced {
            mnemonic: other.to_string(),
            offset: 0,
        },
    }
}

fn convert(price: &weft_price::Price) -> Price {
    Price {
        ps: price.picoseconds(),
        cycles: price.cycles as u64,
        bytes: price.bytes,
    }
}

/// Bytes that a kernel must read and write at least.
fn traffic(kernel: &Kernel) -> Traffic {
    let mut traffic = Traffic {
        read_bytes: 0,
        written_bytes: 0,
        working_set_bytes: 0,
    };
    for operand in kernel.operands() {
        let bytes = operand
            .len_elems
            .saturating_mul(operand.elem.size_bytes() as u64);
        match operand.role {
            OperandRole::Input => traffic.read_bytes += bytes,
            OperandRole::Output => traffic.written_bytes += bytes,
        }
        traffic.working_set_bytes += bytes;
    }
    traffic
}

fn stage(
    label: &str,
    elements: u64,
    passes: u64,
    width: Width,
    operations: Vec<(Class, f64)>,
) -> ArmStage {
    ArmStage {
        label: label.into(),
        elements,
        passes,
        lanes: width.f32_lanes(),
        width,
        operations,
        chain: Vec::new(),
        epilogue: Vec::new(),
        slowdown: BLOCK_SLOWDOWN,
    }
}

fn fma(has_fma: bool) -> Vec<(Class, f64)> {
    if has_fma {
        vec![(Class::Fma, 1.0)]
    } else {
        vec![(Class::Add, SOFT_FMA)]
    }
}

/// Operations of one step of a block interpreter: each instruction loads its operands from block
/// buffers, works, and stores its result; f64 takes two of each.
fn count(insts: &[Inst], functions: &Functions, has_fma: bool) -> Vec<(Class, f64)> {
    let mut out = Vec::new();
    let mut wide = vec![false; insts.len()];
    for (i, inst) in insts.iter().enumerate() {
        let mut operands = 0.0f64;
        let mut is_wide = matches!(
            inst,
            Inst::Const {
                elem: Elem::F64 | Elem::I64,
                ..
            } | Inst::Cast {
                to: Elem::F64 | Elem::I64,
                ..
            }
        );
        inst.for_each_operand(|v| {
            operands += 1.0;
            is_wide |= wide[v.index()] && !matches!(inst, Inst::Cast { .. });
        });
        wide[i] = is_wide;
        let times = if is_wide { 2.0 } else { 1.0 };
        match inst {
            Inst::Const { .. } | Inst::Scalar { .. } | Inst::Param { .. } => continue,
            Inst::Call { function, .. } => {
                if let Some(program) = functions.get(function) {
                    out.extend(count(&program.insts, functions, has_fma));
                }
                continue;
            }
            _ => {}
        }
        out.push((Class::Load, operands.max(1.0) * times));
        out.push((Class::Store, times));
        match inst {
            Inst::Fma { .. } if !has_fma => out.push((Class::Add, SOFT_FMA * times)),
            Inst::Gather { .. } | Inst::Lookup { .. } => {
                out.push((Class::GatherElement, 8.0 * times));
            }
            _ => out.push((class(inst, is_wide), times)),
        }
    }
    out
}

fn class(inst: &Inst, wide: bool) -> Class {
    match inst {
        Inst::Fma { .. } => Class::Fma,
        Inst::Binary { op, .. } => match op {
            BinaryOp::Mul => Class::Mul,
            BinaryOp::Div | BinaryOp::Rem if wide => Class::DivF64,
            BinaryOp::Div | BinaryOp::Rem => Class::DivF32,
            BinaryOp::Max | BinaryOp::Min => Class::MinMax,
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => Class::Logic,
            BinaryOp::Shl | BinaryOp::Shr => Class::VectorShift,
            BinaryOp::Add | BinaryOp::Sub => Class::Add,
        },
        Inst::Unary { op, .. } => match op {
            UnaryOp::Sqrt if wide => Class::SqrtF64,
            UnaryOp::Sqrt => Class::SqrtF32,
            UnaryOp::Floor
            | UnaryOp::Ceil
            | UnaryOp::Trunc
            | UnaryOp::RoundEven
            | UnaryOp::RoundHalfAway => Class::Round,
            _ => Class::Logic,
        },
        Inst::Compare { .. } => Class::MinMax,
        Inst::Select { .. } => Class::Blend,
        Inst::Cast { .. } => Class::Convert,
        _ => Class::Logic,
    }
}

fn effects(effects: &[Effect], has_fma: bool, out: &mut Vec<(Class, f64)>) {
    for effect in effects {
        match effect {
            Effect::Store { .. } | Effect::StoreRow { .. } | Effect::SetScalar { .. } => {
                out.extend([(Class::Load, 1.0), (Class::Store, 1.0)]);
            }
            Effect::Reduce { op, .. } => {
                out.push((Class::Load, 1.0));
                match op {
                    ReduceOp::SumSquares => out.extend(fma(has_fma)),
                    ReduceOp::Sum => out.push((Class::Add, 1.0)),
                    ReduceOp::Prod => out.push((Class::Mul, 1.0)),
                    ReduceOp::Max | ReduceOp::Min => out.push((Class::MinMax, 2.0)),
                    _ => out.push((Class::MinMax, 8.0)),
                }
            }
        }
    }
}
