//! Loop kernels: a loop for each axis, the stages one after the other inside of the outer ones.
//!
//! Where a stage reduces, its elements are visited by their 32 lanes, which the compiler makes
//! vectors of; the lanes are halved behind the loop.

use crate::dialect::value_type;
use crate::kernel::{Form, by, value_of};
use weft_kernel::kernel::REDUCTION_BLOCK;
use weft_kernel::{BinaryOp, Effect, Elem, LoopKernel, Over, ReduceOp, Refusal, Stage, Val};
use weft_render::dialect::Dialect;
use weft_render::scalar::{Env, body as values_of};
use weft_render::{Text, dialect::operand};

/// What a kernel is in words, and its body.
pub(crate) fn body(form: &Form<'_>, k: &LoopKernel) -> Result<(String, Text), Refusal> {
    let limit = REDUCTION_BLOCK * REDUCTION_BLOCK;
    if k.inner_extent() > limit {
        return Err(Refusal::TooLarge {
            what: "the inner extent".into(),
            given: k.inner_extent(),
            limit,
        });
    }
    let mut text = Text::at(1);
    let outer = &k.axes[..k.inner()];
    let open = form.open_axes(outer, &mut text);
    for (slot, elem) in k.slots.iter().enumerate() {
        text.line(format!("let mut s{slot}: {};", value_type(*elem)));
    }
    for (at, stage) in k.stages.iter().enumerate() {
        if k.stages.len() > 1 {
            text.comment(&match stage.over {
                Over::Inner => format!("Stage {at}, for each element."),
                Over::Once => format!("Stage {at}, once."),
            });
        }
        let part = Part { form, k, at, stage };
        match stage.over {
            Over::Once => part.once(&mut text)?,
            Over::Inner => part.each(&mut text)?,
        }
    }
    for _ in 0..open {
        text.close("}");
    }
    let words = match k.is_pure_map() {
        true => format!("a map over {}", by(&k.axes)),
        false if outer.is_empty() => format!("a row of {}", k.inner_extent()),
        false => format!("rows of {}, {} of them", k.inner_extent(), by(outer)),
    };
    Ok((words, text))
}

/// A stage.
struct Part<'a> {
    form: &'a Form<'a>,
    k: &'a LoopKernel,
    at: usize,
    stage: &'a Stage,
}

impl Part<'_> {
    fn env(&self, inner: &str) -> Env<'_> {
        let mut env = self.form.env();
        *env.coords.last_mut().expect("a kernel has axes") = inner.into();
        env.slots = (0..self.k.slots.len()).map(|s| format!("s{s}")).collect();
        let held = self.stage.effects.iter().filter_map(|e| match e {
            Effect::SetScalar { slot, .. } => Some(*slot),
            _ => None,
        });
        env.held_slots = held.collect();
        let row = |(row, elem): (usize, &Elem)| match elem {
            Elem::Bool => format!("{} != 0", self.row(row, inner)),
            _ => self.row(row, inner),
        };
        env.rows = self.k.rows.iter().enumerate().map(row).collect();
        env
    }

    fn row(&self, row: usize, inner: &str) -> String {
        match (inner, self.form.dialect.signed) {
            ("0", _) | (_, false) => format!("row{row}[{inner}]"),
            (_, true) => format!("row{row}[{inner} as usize]"),
        }
    }

    /// The instructions, and the effects that are done for each element.
    fn element(&self, inner: &str, env: &Env<'_>, text: &mut Text) -> Result<Vec<String>, Refusal> {
        let types = self.form.types(&self.stage.insts)?;
        let roots = self.stage.effects.iter().map(value_of);
        let values = values_of(
            &self.form.dialect,
            &self.stage.insts,
            &types,
            roots,
            env,
            text,
        )?;
        for effect in &self.stage.effects {
            let value = &values[value_of(effect).index()];
            match effect {
                Effect::Store { access, .. } => self.form.store(env, *access, value, text),
                Effect::StoreRow { row, .. } => {
                    let value = match self.k.rows[*row] {
                        Elem::Bool => format!("u8::from({value})"),
                        _ => value.clone(),
                    };
                    text.line(format!("{} = {value};", self.row(*row, inner)));
                }
                Effect::SetScalar { slot, .. } => text.line(format!("s{slot} = {value};")),
                Effect::Reduce { .. } => {}
            }
        }
        Ok(values)
    }

    fn once(&self, text: &mut Text) -> Result<(), Refusal> {
        text.open("{");
        self.element("0", &self.env("0"), text)?;
        text.close("}");
        Ok(())
    }

    /// Name of the inner coordinate; it has one even where the axis has one step.
    fn inner(&self) -> String {
        match self.form.axes.last().map(String::as_str) {
            Some("0") | None => format!("i{}", self.k.inner()),
            Some(name) => name.into(),
        }
    }

    fn reductions(&self) -> Result<Vec<Reduction>, Refusal> {
        let types = self.form.types(&self.stage.insts)?;
        let one = |(e, effect): (usize, &Effect)| match effect {
            Effect::Reduce { op, value, slot } => Some(Reduction {
                op: *op,
                elem: types[value.index()],
                value: *value,
                slot: *slot,
                name: format!("r{}_{e}", self.at),
            }),
            _ => None,
        };
        Ok(self
            .stage
            .effects
            .iter()
            .enumerate()
            .filter_map(one)
            .collect())
    }

    fn each(&self, text: &mut Text) -> Result<(), Refusal> {
        let (form, extent) = (self.form, self.k.inner_extent());
        let reductions = self.reductions()?;
        let inner = self.inner();
        if reductions.is_empty() {
            let name = match extent {
                1 => "0",
                _ => inner.as_str(),
            };
            if extent > 1 {
                let end = match form.dialect.signed {
                    true => format!("{extent}_i64"),
                    false => extent.to_string(),
                };
                text.open(format!("for {inner} in 0..{end} {{"));
            } else {
                text.open("{");
            }
            self.element(name, &self.env(name), text)?;
            text.close("}");
            return Ok(());
        }
        let in_blocks = extent > REDUCTION_BLOCK && reductions.iter().any(Reduction::is_ordered);
        for r in &reductions {
            let name = match in_blocks && r.is_ordered() {
                true => format!("{}_blocks", r.name),
                false => r.name.clone(),
            };
            text.line(r.start(form, &name));
        }
        let mut range = format!("0..{extent}");
        if in_blocks {
            let blocks = extent.div_ceil(REDUCTION_BLOCK);
            text.open(format!("for block in 0..{blocks} {{"));
            text.line(format!("let first = {REDUCTION_BLOCK} * block;"));
            text.line(format!(
                "let last = usize::min(first + {REDUCTION_BLOCK}, {extent});"
            ));
            for r in reductions.iter().filter(|r| r.is_ordered()) {
                text.line(r.start(form, &r.name));
            }
            range = "first..last".into();
        }
        text.open(format!("by_lanes({range}, |{inner}, lane| {{"));
        if form.dialect.signed {
            text.line(format!("let {inner} = {inner} as i64;"));
        }
        let values = self.element(&inner, &self.env(&inner), text)?;
        for r in &reductions {
            text.line(r.take(form, &values[r.value.index()], &inner)?);
        }
        text.close("});");
        if in_blocks {
            for r in reductions.iter().filter(|r| r.is_ordered()) {
                let lane = format!("{}_blocks[block % 32]", r.name);
                text.line(format!("let whole = {};", r.halved(form)?));
                text.line(format!("{lane} = {};", r.combined(form, &lane, "whole")?));
            }
            text.close("}");
        }
        for r in &reductions {
            let r = Reduction {
                name: match in_blocks && r.is_ordered() {
                    true => format!("{}_blocks", r.name),
                    false => r.name.clone(),
                },
                ..r.clone()
            };
            text.line(format!("s{} = {};", r.slot, r.halved(form)?));
        }
        Ok(())
    }
}

/// One reduction of a stage.
#[derive(Clone)]
struct Reduction {
    op: ReduceOp,
    elem: Elem,
    value: Val,
    slot: usize,
    name: String,
}

impl Reduction {
    /// Whether the order of elements counts, so that blocks do.
    fn is_ordered(&self) -> bool {
        let ops = [ReduceOp::Sum, ReduceOp::SumSquares, ReduceOp::Prod];
        ops.contains(&self.op)
    }

    fn start(&self, form: &Form<'_>, name: &str) -> String {
        if self.op.is_arg() {
            return format!(
                "let mut {name} = Best::<{}>::NOTHING;",
                value_type(self.elem)
            );
        }
        let identity = form
            .dialect
            .constant(self.elem, identity_bits(self.op, self.elem));
        format!("let mut {name} = [{identity}; 32];")
    }

    /// Two lanes' values, or a lane's and an element, as one.
    fn combined(&self, form: &Form<'_>, a: &str, b: &str) -> Result<String, Refusal> {
        let op = match self.op {
            ReduceOp::Prod => BinaryOp::Mul,
            ReduceOp::Max => BinaryOp::Max,
            ReduceOp::Min => BinaryOp::Min,
            _ => BinaryOp::Add,
        };
        form.dialect.binary(op, self.elem, a, b)
    }

    fn take(&self, form: &Form<'_>, value: &str, inner: &str) -> Result<String, Refusal> {
        let larger = matches!(self.op, ReduceOp::ArgMax | ReduceOp::ArgMaxLast);
        let last = matches!(self.op, ReduceOp::ArgMaxLast | ReduceOp::ArgMinLast);
        if self.op.is_arg() {
            return Ok(format!(
                "{}.take::<{larger}, {last}>({value}, {});",
                self.name,
                match form.dialect.signed {
                    true => inner.to_string(),
                    false => format!("{} as i64", operand(inner)),
                }
            ));
        }
        let lane = format!("{}[lane]", self.name);
        let taken = match self.op {
            ReduceOp::SumSquares => form.dialect.fma(self.elem, value, value, &lane),
            _ => self.combined(form, &lane, value)?,
        };
        Ok(format!("{lane} = {taken};"))
    }

    fn halved(&self, form: &Form<'_>) -> Result<String, Refusal> {
        if self.op.is_arg() {
            return Ok(format!("{}.index", self.name));
        }
        let combined = self.combined(form, "a", "b")?;
        Ok(format!("halved({}, |a, b| {combined})", self.name))
    }
}

/// Bits of what a reduction of nothing gives.
fn identity_bits(op: ReduceOp, elem: Elem) -> u64 {
    let width = 8 * elem.size_bytes() as u32;
    let (least, most) = match elem {
        Elem::F32 => (0xff80_0000, 0x7f80_0000),
        Elem::F64 => (0xfff0_0000_0000_0000, 0x7ff0_0000_0000_0000),
        e if e.is_signed_int() => (1u64 << (width - 1), (1u64 << (width - 1)) - 1),
        _ => (0, u64::MAX >> (64 - width)),
    };
    let one = match elem {
        Elem::F32 => u64::from(1f32.to_bits()),
        Elem::F64 => 1f64.to_bits(),
        _ => 1,
    };
    match op {
        ReduceOp::Prod => one,
        ReduceOp::Max => least,
        ReduceOp::Min => most,
        _ => 0,
    }
}
