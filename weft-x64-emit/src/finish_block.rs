//! From virtual registers to instructions.
//!
//! Invariants that have no register become memory operands where the instruction takes one, and
//! are loaded anew where it does not. Nothing is ever stored to make room.

use crate::asm::{Addr, Asm, ConstId, Fix};
use crate::isa::{Isa, Width, kreg, xmm, ymm, zmm};
use crate::mir::{Block, Class, FmaKind, Form, MInst, Opnd, Src};
use crate::ops::Mn;
use iced_x86::{Code, Instruction, OpCodeOperandKind, OpKind, Register};
use weft_lower::assign::Reuse;
use weft_lower::{Pressure, RegisterFile, Shape, assign};

/// Where an invariant lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Home {
    Reg(u8),
    Mem(Addr),
}

/// Where everything outside a block lives.
#[derive(Default)]
pub(crate) struct Homes {
    /// For each invariant.
    pub(crate) invariants: Vec<Home>,
    /// Where each invariant lies before the code begins, if it does.
    pub(crate) resting: Vec<Option<Addr>>,
    /// For each table.
    pub(crate) tables: Vec<ConstId>,
}

/// A block with all its registers, ready to be written.
pub(crate) struct Finished {
    insts: Vec<(Instruction, Fix)>,
    /// Vector registers that the block writes.
    pub(crate) written: u32,
}

impl Finished {
    /// Appends the block to the code.
    pub(crate) fn write(&self, asm: &mut Asm) {
        for (inst, fix) in &self.insts {
            asm.push_fixed(*inst, *fix);
        }
    }
}

/// What memory a block that streams goes through.
pub(crate) struct Streamed {
    /// Where it stores: addresses that must be multiples of `align_bytes`.
    pub(crate) stores: Vec<Addr>,
    /// The width of its stores.
    pub(crate) align_bytes: i32,
    /// Where it loads, one address of each line of the caches.
    pub(crate) loads: Vec<Addr>,
}

impl Finished {
    /// The same block with stores past the caches, and where it goes; `None` unless all its stores
    /// are of whole vectors at steps of `index`.
    pub(crate) fn streaming(&self, index: Register) -> Option<(Finished, Streamed)> {
        let mut insts = self.insts.clone();
        let mut streamed = Streamed {
            stores: Vec::new(),
            align_bytes: 0,
            loads: Vec::new(),
        };
        for (inst, _) in &mut insts {
            let Some(memory) = (0..inst.op_count()).find(|i| inst.op_kind(*i) == OpKind::Memory)
            else {
                continue;
            };
            let is_indexed = inst.memory_index() == index;
            let at = Addr {
                base: inst.memory_base(),
                index: Some((inst.memory_index(), inst.memory_index_scale())),
                disp: inst.memory_displacement64() as i64,
                constant: None,
            };
            if memory == 0 {
                let (code, bytes) = match inst.code() {
                    Code::VEX_Vmovups_ymmm256_ymm => (Code::VEX_Vmovntps_m256_ymm, 32),
                    Code::EVEX_Vmovups_zmmm512_k1z_zmm if !inst.has_op_mask() => {
                        (Code::EVEX_Vmovntps_m512_zmm, 64)
                    }
                    _ => return None,
                };
                if !is_indexed {
                    return None;
                }
                inst.set_code(code);
                streamed.align_bytes = streamed.align_bytes.max(bytes);
                streamed.stores.push(at);
            } else if is_indexed {
                let line = Addr {
                    disp: at.disp & !63,
                    ..at
                };
                if !streamed.loads.contains(&line) {
                    streamed.loads.push(line);
                }
            }
        }
        (!streamed.stores.is_empty()).then_some((
            Finished {
                insts,
                written: self.written,
            },
            streamed,
        ))
    }
}

/// Gives a block registers from `file` (vectors, then masks).
pub(crate) fn finish_block(
    isa: Isa,
    block: &Block,
    homes: &Homes,
    file: &RegisterFile,
) -> Result<Finished, Pressure> {
    let block = with_homes(block, homes);
    let shapes: Vec<Shape> = block.insts.iter().map(shape).collect();
    let class_of: Vec<usize> = block.classes.iter().map(|c| c.index()).collect();
    let assignment = assign(&shapes, &class_of, file)?;
    debug_assert!(weft_lower::assign::holds(&shapes, &class_of, &assignment));
    let resolver = Resolver {
        isa,
        reg: &assignment.reg,
        homes,
        classes: &block.classes,
    };
    let mut finished = Finished {
        insts: Vec::with_capacity(block.insts.len()),
        written: 0,
    };
    for inst in &block.insts {
        resolver.emit(inst, &mut finished);
    }
    Ok(finished)
}

/// Loads the invariants that lie in memory where they are needed in a register.
fn with_homes(block: &Block, homes: &Homes) -> Block {
    let mut out = Block {
        insts: Vec::with_capacity(block.insts.len()),
        classes: block.classes.clone(),
    };
    for inst in &block.insts {
        let mut inst = inst.clone();
        let in_memory = |s: &Src| match s {
            Src::O(Opnd::Inv(i)) => matches!(homes.invariants[*i as usize], Home::Mem(_)),
            _ => false,
        };
        let has_memory = inst
            .src
            .iter()
            .any(|s| matches!(s, Src::M(_) | Src::Vsib { .. }));
        let last = inst.src.len().wrapping_sub(1);
        let mut foldable = None;
        match inst.form {
            Form::Plain(mn) if mn.takes_memory() && !has_memory => {
                if mn.commutes() && in_memory(&inst.src[0]) && !in_memory(&inst.src[1]) {
                    inst.src.swap(0, 1);
                }
                foldable = Some(last);
            }
            // The summand of a Horner step is the usual constant; else a factor.
            Form::Fma(_) => {
                foldable = [2, 1, 0].into_iter().find(|i| in_memory(&inst.src[*i]));
            }
            _ => {}
        }
        for at in 0..inst.src.len() {
            if !in_memory(&inst.src[at]) || foldable == Some(at) {
                continue;
            }
            let tied = matches!(inst.form, Form::Tied(_)) && at == 0;
            if tied {
                // The copy into the result reads memory directly.
                continue;
            }
            let v = out.fresh(Class::Vec);
            out.insts.push(MInst {
                form: Form::Plain(Mn::Movups),
                width: inst.width,
                dst: Some(v),
                src: vec![inst.src[at]],
                imm: None,
                mask: None,
            });
            inst.src[at] = Src::O(v);
        }
        out.insts.push(inst);
    }
    out
}

fn shape(inst: &MInst) -> Shape {
    let mut uses = Vec::with_capacity(4);
    for s in &inst.src {
        match s {
            Src::O(Opnd::V(v))
            | Src::Vsib {
                index: Opnd::V(v), ..
            } => uses.push(*v),
            _ => {}
        }
    }
    if let Some((Opnd::V(v), _)) = inst.mask {
        uses.push(v);
    }
    let def = match inst.dst {
        Some(Opnd::V(v)) => Some(v),
        _ => None,
    };
    let tied = match inst.src.first() {
        Some(Src::O(Opnd::V(v))) => Some(*v),
        _ => None,
    };
    let reuse = match inst.form {
        Form::Plain(_) | Form::Fma(_) | Form::Raw(_) | Form::Zero | Form::Table(_) => Reuse::Any,
        Form::Tied(_) => tied.map_or(Reuse::Never, Reuse::Tied),
    };
    Shape { uses, def, reuse }
}

struct Resolver<'a> {
    isa: Isa,
    reg: &'a [u8],
    homes: &'a Homes,
    classes: &'a [Class],
}

/// An operand with its register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phys {
    Vec(u8),
    Mask(u8),
    Mem(Addr),
    Vsib(Register, u8, u32, i64),
    Gpr(Register),
}

impl Resolver<'_> {
    fn opnd(&self, o: Opnd) -> Phys {
        match o {
            Opnd::V(v) => match self.classes[v as usize] {
                Class::Vec => Phys::Vec(self.reg[v as usize]),
                Class::Mask => Phys::Mask(self.reg[v as usize]),
            },
            Opnd::F(r) => Phys::Vec(r),
            Opnd::K(r) => Phys::Mask(r),
            Opnd::Inv(i) => match self.homes.invariants[i as usize] {
                Home::Reg(r) => Phys::Vec(r),
                Home::Mem(addr) => Phys::Mem(addr),
            },
        }
    }

    fn src(&self, s: Src) -> Phys {
        match s {
            Src::O(o) => self.opnd(o),
            Src::M(addr) => Phys::Mem(addr),
            Src::Vsib {
                base,
                index,
                scale,
                disp,
            } => match self.opnd(index) {
                Phys::Vec(r) => Phys::Vsib(base, r, scale, disp),
                other => panic!("a gather's index is a vector register, not {other:?}"),
            },
            Src::G(r) => Phys::Gpr(r),
        }
    }

    fn emit(&self, inst: &MInst, out: &mut Finished) {
        let dst = inst.dst.map(|d| self.opnd(d));
        if let Some(Phys::Vec(r)) = dst {
            out.written |= 1 << r;
        }
        let src: Vec<Phys> = inst.src.iter().map(|s| self.src(*s)).collect();
        match inst.form {
            Form::Table(id) => {
                let Phys::Gpr(to) = src[0] else {
                    panic!("a table's address goes to a general-purpose register");
                };
                let at = Addr::constant(self.homes.tables[id]);
                let lea = Instruction::with2(Code::Lea_r64_m, to, at.operand()).expect("lea");
                out.insts.push((lea, at.fix()));
            }
            Form::Raw(raw) => out.insts.push((raw, Fix::None)),
            Form::Zero => {
                // Clearing 128 bits clears the whole register.
                let dst = dst.expect("zeros have a result");
                let mut narrow = inst.clone();
                narrow.width = Width::X;
                self.encode(Mn::Xorps, &narrow, &[dst; 3], out);
            }
            Form::Plain(mn) => {
                // A register moved onto itself.
                let moves = matches!(mn, Mn::Movaps | Mn::Movups) && inst.mask.is_none();
                if moves && dst == src.first().copied() {
                    return;
                }
                let mut places: Vec<Phys> = dst.into_iter().collect();
                places.extend(&src);
                self.encode(mn, inst, &places, out);
            }
            Form::Tied(mn) => {
                let dst = dst.expect("a tied instruction has a result");
                if src[0] != dst {
                    assert!(
                        !src[1..].contains(&dst),
                        "a copy into the result would overwrite a source"
                    );
                    self.copy(inst.width, dst, src[0], out);
                }
                let mut places = vec![dst];
                places.extend(&src[1..]);
                self.encode(mn, inst, &places, out);
            }
            Form::Fma(kind) => self.fma(kind, inst, dst.expect("fma has a result"), &src, out),
        }
    }

    fn copy(&self, width: Width, to: Phys, from: Phys, out: &mut Finished) {
        let mn = match (to, from) {
            (Phys::Mask(_), _) => Mn::Kmovw,
            (_, Phys::Mem(_)) => Mn::Movups,
            _ => Mn::Movaps,
        };
        let inst = MInst {
            form: Form::Plain(mn),
            width: if mn == Mn::Kmovw { Width::X } else { width },
            dst: None,
            src: Vec::new(),
            imm: None,
            mask: None,
        };
        self.encode(mn, &inst, &[to, from], out);
    }

    fn fma(&self, kind: FmaKind, inst: &MInst, dst: Phys, src: &[Phys], out: &mut Finished) {
        let is_mem = |p: Phys| matches!(p, Phys::Mem(_));
        let (a, b, c) = (src[0], src[1], src[2]);
        let mut overwritten = [a, b, c].into_iter().position(|p| p == dst);
        if overwritten.is_none() {
            // Copy the summand, or what is in memory, so that the others stay where they are.
            let which = [2, 1, 0].into_iter().find(|i| is_mem(src[*i])).unwrap_or(2);
            self.copy(inst.width, dst, src[which], out);
            overwritten = Some(which);
        }
        // 213: dst = src2 * dst + src3; 132: dst = dst * src3 + src2; 231: dst = src2 * src3 + dst.
        let (order, second, third) = match overwritten {
            Some(2) if is_mem(a) => (231, b, a),
            Some(2) => (231, a, b),
            Some(1) if is_mem(a) => (132, c, a),
            Some(1) => (213, a, c),
            _ if is_mem(b) => (132, c, b),
            _ => (213, b, c),
        };
        self.encode(fma_mn(kind, order), inst, &[dst, second, third], out);
    }

    fn encode(&self, mn: Mn, inst: &MInst, places: &[Phys], out: &mut Finished) {
        let mask = inst.mask.map(|(mask, zeroing)| match self.opnd(mask) {
            Phys::Mask(k) => (k, zeroing),
            other => panic!("a write mask is a mask register, not {other:?}"),
        });
        let encoded = encode(self.isa, mn, inst.width, places, inst.imm, mask);
        out.insts.push(encoded);
    }
}

/// One instruction on physical operands.
pub(crate) fn encode(
    isa: Isa,
    mn: Mn,
    width: Width,
    places: &[Phys],
    imm: Option<u8>,
    mask: Option<(u8, bool)>,
) -> (Instruction, Fix) {
    let code = shorter(isa, mn, width, places, mask.is_some());
    let info = code.op_code();
    let mut raw = Instruction::default();
    raw.set_code(code);
    let mut fix = Fix::None;
    let mut operand = 0u32;
    for place in places {
        let kind = info.op_kind(operand);
        match *place {
            Phys::Vec(r) => raw.set_op_register(operand, vector(kind, r)),
            Phys::Mask(r) => raw.set_op_register(operand, kreg(r)),
            Phys::Gpr(r) => raw.set_op_register(operand, gpr(kind, r)),
            Phys::Mem(addr) => {
                let m = addr.operand();
                raw.set_op_kind(operand, OpKind::Memory);
                raw.set_memory_base(m.base);
                raw.set_memory_index(m.index);
                raw.set_memory_index_scale(m.scale);
                raw.set_memory_displ_size(m.displ_size);
                raw.set_memory_displacement64(m.displacement as u64);
                fix = addr.fix();
            }
            Phys::Vsib(base, index, scale, disp) => {
                raw.set_op_kind(operand, OpKind::Memory);
                raw.set_memory_base(base);
                raw.set_memory_index(vsib(kind, index));
                raw.set_memory_index_scale(scale);
                raw.set_memory_displ_size(u32::from(disp != 0));
                raw.set_memory_displacement64(disp as u64);
            }
        }
        operand += 1;
    }
    if let Some(imm) = imm {
        raw.set_op_kind(operand, OpKind::Immediate8);
        raw.set_immediate8(imm);
    }
    if let Some((mask, zeroing)) = mask {
        raw.set_op_mask(kreg(mask));
        raw.set_zeroing_masking(zeroing);
    }
    (raw, fix)
}

/// The VEX encoding where AVX-512 code needs nothing that only EVEX has: it is shorter.
fn shorter(isa: Isa, mn: Mn, width: Width, places: &[Phys], masked: bool) -> Code {
    if isa == Isa::Avx512
        && !masked
        && width != Width::Z
        && places.iter().all(|p| match p {
            Phys::Vec(r) => *r < 16,
            Phys::Mask(_) | Phys::Vsib(..) => false,
            Phys::Mem(_) | Phys::Gpr(_) => true,
        })
        && let Some(code) = mn.vex(width)
    {
        return code;
    }
    mn.code(isa, width)
}

fn vector(kind: OpCodeOperandKind, r: u8) -> Register {
    use OpCodeOperandKind as K;
    match kind {
        K::xmm_or_mem | K::xmm_reg | K::xmm_rm | K::xmm_vvvv | K::xmm_is4 | K::xmm_is5 => xmm(r),
        K::ymm_or_mem | K::ymm_reg | K::ymm_rm | K::ymm_vvvv | K::ymm_is4 | K::ymm_is5 => ymm(r),
        K::zmm_or_mem | K::zmm_reg | K::zmm_rm | K::zmm_vvvv => zmm(r),
        other => panic!("no vector register where the instruction has {other:?}"),
    }
}

fn vsib(kind: OpCodeOperandKind, r: u8) -> Register {
    use OpCodeOperandKind as K;
    match kind {
        K::mem_vsib32x | K::mem_vsib64x => xmm(r),
        K::mem_vsib32y | K::mem_vsib64y => ymm(r),
        K::mem_vsib32z | K::mem_vsib64z => zmm(r),
        other => panic!("no gather where the instruction has {other:?}"),
    }
}

fn gpr(kind: OpCodeOperandKind, r: Register) -> Register {
    use OpCodeOperandKind as K;
    match kind {
        K::r64_or_mem | K::r64_reg | K::r64_rm => r,
        _ => crate::asm::low32(r),
    }
}

fn fma_mn(kind: FmaKind, order: u32) -> Mn {
    macro_rules! pick {
        ($ps132:ident $ps213:ident $ps231:ident $pd132:ident $pd213:ident $pd231:ident) => {
            match (kind.double, order) {
                (false, 132) => Mn::$ps132,
                (false, 213) => Mn::$ps213,
                (false, _) => Mn::$ps231,
                (true, 132) => Mn::$pd132,
                (true, 213) => Mn::$pd213,
                (true, _) => Mn::$pd231,
            }
        };
    }
    match (kind.negate_product, kind.negate_addend) {
        (false, false) => {
            pick!(Fmadd132ps Fmadd213ps Fmadd231ps Fmadd132pd Fmadd213pd Fmadd231pd)
        }
        (false, true) => pick!(Fmsub132ps Fmsub213ps Fmsub231ps Fmsub132pd Fmsub213pd Fmsub231pd),
        (true, false) => {
            pick!(Fnmadd132ps Fnmadd213ps Fnmadd231ps Fnmadd132pd Fnmadd213pd Fnmadd231pd)
        }
        (true, true) => {
            pick!(Fnmsub132ps Fnmsub213ps Fnmsub231ps Fnmsub132pd Fnmsub213pd Fnmsub231pd)
        }
    }
}
