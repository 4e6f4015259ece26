//! Kernels as text, for people and for diffs.
//!
//! The form is for reading, not for parsing: plans carry kernels as JSON.

use crate::access::Access;
use crate::body::{Effect, Inst};
use crate::elem::Elem;
use crate::function::FunctionProgram;
use crate::kernel::Kernel;
use crate::loop_kernel::Over;
use std::fmt::{Display, Formatter, Result, Write};

impl Display for Kernel {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let axes = self.axes();
        match self {
            Kernel::Loop(k) => {
                write!(f, "loop {} over", k.name)?;
                for (i, axis) in axes.iter().enumerate() {
                    let mark = if i == k.split { "*" } else { "" };
                    write!(f, " {}{mark}:{}", axis.name, axis.extent)?;
                }
                writeln!(f)?;
                operands(f, self)?;
                for (i, stage) in k.stages.iter().enumerate() {
                    let over = match stage.over {
                        Over::Inner => "each",
                        Over::Once => "once",
                    };
                    writeln!(f, "  stage {i} {over}")?;
                    body(f, &stage.insts, &stage.effects, self.accesses())?;
                }
                Ok(())
            }
            Kernel::Contraction(k) => {
                let masked = if k.masked { "masked " } else { "" };
                write!(f, "{masked}contraction {} over", k.name)?;
                for axis in &k.batch {
                    write!(f, " {}:{}", axis.name, axis.extent)?;
                }
                writeln!(
                    f,
                    " m:{} n:{} k:{} segment:{} split:{:?} b:{:?}",
                    k.m, k.n, k.k, k.segment, k.split, k.b.layout
                )?;
                operands(f, self)?;
                writeln!(f, "  epilogue")?;
                body(f, &k.epilogue, &k.effects, self.accesses())
            }
        }
    }
}

impl Display for FunctionProgram {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "function {}(", self.name)?;
        for (i, p) in self.params.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            p.fmt(f)?;
        }
        writeln!(f, ") -> {}", self.result_elem)?;
        body(f, &self.insts, &[], &[])?;
        writeln!(f, "    return %{}", self.result.0)
    }
}

fn operands(f: &mut Formatter<'_>, kernel: &Kernel) -> Result {
    for (i, o) in kernel.operands().iter().enumerate() {
        writeln!(
            f,
            "  @{i} {:?} {} {}[{}]",
            o.role, o.name, o.elem, o.len_elems
        )?;
    }
    Ok(())
}

fn body(f: &mut Formatter<'_>, insts: &[Inst], effects: &[Effect], accesses: &[Access]) -> Result {
    for (i, inst) in insts.iter().enumerate() {
        write!(f, "    %{i} = ")?;
        inst_text(f, inst, accesses)?;
        writeln!(f)?;
    }
    for effect in effects {
        match effect {
            Effect::Store { access, value } => {
                write!(f, "    store ")?;
                access_text(f, *access, accesses)?;
                writeln!(f, ", %{}", value.0)?;
            }
            Effect::StoreRow { row, value } => writeln!(f, "    row{row} = %{}", value.0)?,
            Effect::Reduce { op, value, slot } => {
                writeln!(f, "    s{slot} = {op}(%{})", value.0)?;
            }
            Effect::SetScalar { slot, value } => writeln!(f, "    s{slot} = %{}", value.0)?,
        }
    }
    Ok(())
}

fn inst_text(f: &mut Formatter<'_>, inst: &Inst, accesses: &[Access]) -> Result {
    match inst {
        Inst::Const { elem, bits } => const_text(f, *elem, *bits),
        Inst::Load { access } => {
            f.write_str("load ")?;
            access_text(f, *access, accesses)
        }
        Inst::Gather {
            access,
            index,
            stride,
        } => {
            f.write_str("gather ")?;
            access_text(f, *access, accesses)?;
            write!(f, " + %{} * {stride}", index.0)
        }
        Inst::Coord { axis } => write!(f, "coord {axis}"),
        Inst::Scalar { slot } => write!(f, "s{slot}"),
        Inst::Row { row } => write!(f, "row{row}"),
        Inst::Acc => f.write_str("acc"),
        Inst::Param { index } => write!(f, "param {index}"),
        Inst::Unary { op, a } => write!(f, "{op} %{}", a.0),
        Inst::Binary { op, a, b } => write!(f, "{op} %{}, %{}", a.0, b.0),
        Inst::Fma { a, b, c } => write!(f, "fma %{}, %{}, %{}", a.0, b.0, c.0),
        Inst::Compare { op, a, b } => write!(f, "{op} %{}, %{}", a.0, b.0),
        Inst::Select { cond, a, b } => write!(f, "select %{}, %{}, %{}", cond.0, a.0, b.0),
        Inst::Cast { to, a } => write!(f, "cast {to} %{}", a.0),
        Inst::Bitcast { to, a } => write!(f, "bitcast {to} %{}", a.0),
        Inst::Call { function, args } => {
            write!(f, "{function}(")?;
            for (i, arg) in args.iter().enumerate() {
                if i > 0 {
                    f.write_str(", ")?;
                }
                write!(f, "%{}", arg.0)?;
            }
            f.write_char(')')
        }
        Inst::Lookup { table, index } => write!(f, "table{table}[%{}]", index.0),
    }
}

fn const_text(f: &mut Formatter<'_>, elem: Elem, bits: u64) -> Result {
    match elem {
        Elem::F32 => write!(f, "f32 {:?} ({bits:#010x})", f32::from_bits(bits as u32)),
        Elem::F64 => write!(f, "f64 {:?} ({bits:#018x})", f64::from_bits(bits)),
        _ => write!(f, "{elem} {bits:#x}"),
    }
}

fn access_text(f: &mut Formatter<'_>, index: usize, accesses: &[Access]) -> Result {
    let Some(access) = accesses.get(index) else {
        return write!(f, "access {index}");
    };
    write!(f, "@{}[{}", access.operand, access.offset)?;
    for (axis, stride) in access.strides.iter().enumerate().filter(|(_, s)| **s != 0) {
        write!(f, " + {stride}*i{axis}")?;
    }
    f.write_char(']')?;
    for guard in &access.guards {
        write!(f, " if 0 <= {}", guard.offset)?;
        for (axis, stride) in guard.strides.iter().enumerate().filter(|(_, s)| **s != 0) {
            write!(f, " + {stride}*i{axis}")?;
        }
        write!(f, " < {}", guard.extent)?;
    }
    Ok(())
}
