//! Selection: who runs each kernel.
//!
//! A twin enters in its own arm's place: it is emitted, validated bit for bit against the arm, and
//! only then compared by price, where it must be strictly lower; a tie keeps the arm. Every refusal
//! is kept by name.

use crate::draft::{DraftRegion, DraftStep, Variant};
use crate::error::OptimizeError;
use std::collections::HashMap;
use weft_kernel::{
    Abi, EmittedCode, Emitter, FeatureSet, Functions, Kernel, Price, Pricer, Refusal, TwinValidator,
};
use weft_plan::{Body, Candidate, Digest};

/// Twins that may take part.
pub struct TwinField<'a> {
    /// Families of emitters, tried in order.
    pub emitters: Vec<&'a dyn Emitter>,
    /// Compares a twin with its arm.
    pub validator: &'a dyn TwinValidator,
    /// What the machine can do.
    pub features: FeatureSet,
    /// Its calling convention.
    pub abi: Abi,
    /// Why no code may be placed here at all, if so.
    pub denied: Option<Refusal>,
    /// Whether a twin that differs from its arm fails the compile.
    pub strict: bool,
}

/// What the optimizer asks others.
pub struct Backend<'a> {
    /// What things cost.
    pub pricer: &'a dyn Pricer,
    /// Twins, unless they are switched off.
    pub twins: Option<TwinField<'a>>,
}

/// A region with its choices made.
pub struct Selected {
    /// The way that was chosen, by position.
    pub variant: usize,
    /// For each step of it the candidates, those of other variants at the end.
    pub steps: Vec<SelectedStep>,
}

/// A step with its choice made.
pub struct SelectedStep {
    /// Everything that could have run it.
    pub candidates: Vec<Candidate>,
    /// The choice.
    pub chosen: usize,
    /// The choice's code, of a twin.
    pub code: Option<EmittedCode>,
}

/// Makes choices, each kernel once however often it occurs.
pub struct Selector<'a> {
    backend: &'a Backend<'a>,
    functions: &'a Functions,
    known: HashMap<String, Fields>,
}

/// The candidates of a kernel.
#[derive(Clone)]
struct Fields {
    candidates: Vec<Candidate>,
    chosen: usize,
    code: Option<EmittedCode>,
    ps: u64,
}

impl<'a> Selector<'a> {
    /// A selector that calls `functions` by name.
    pub fn new(backend: &'a Backend<'a>, functions: &'a Functions) -> Self {
        Selector {
            backend,
            functions,
            known: HashMap::new(),
        }
    }

    /// The cheapest variant of a region; the first of equals.
    ///
    /// # Errors
    /// In strict mode, if a twin differs from its arm.
    pub fn select(&mut self, region: &DraftRegion) -> Result<Selected, OptimizeError> {
        let mut best: Option<(u64, usize)> = None;
        let mut all = Vec::new();
        for (i, variant) in region.variants.iter().enumerate() {
            let steps = self.variant(variant)?;
            let total = steps.iter().map(|s| s.ps).fold(0u64, u64::saturating_add);
            if best.is_none_or(|(ps, _)| total < ps) {
                best = Some((total, i));
            }
            all.push((variant.layout.clone(), steps));
        }
        let variant = best.map_or(0, |(_, i)| i);
        let mut chosen = std::mem::take(&mut all[variant].1);
        // The other ways stay readable: their last steps' candidates stand behind the chosen ones.
        let words = all[variant].0.clone();
        if let Some(last) = chosen.last_mut() {
            for candidate in &mut last.candidates {
                candidate.layout.clone_from(&words);
            }
            for (i, (layout, steps)) in all.iter().enumerate() {
                if i == variant {
                    continue;
                }
                let before: u64 = steps.iter().rev().skip(1).map(|s| s.ps).sum();
                for mut candidate in steps
                    .last()
                    .map(|s| s.candidates.clone())
                    .unwrap_or_default()
                {
                    candidate.layout.clone_from(layout);
                    if let Some(price) = &mut candidate.price {
                        price.ps = price.ps.saturating_add(before);
                    }
                    last.candidates.push(candidate);
                }
            }
        }
        let steps = chosen
            .into_iter()
            .map(|f| SelectedStep {
                candidates: f.candidates,
                chosen: f.chosen,
                code: f.code,
            })
            .collect();
        Ok(Selected { variant, steps })
    }

    fn variant(&mut self, variant: &Variant) -> Result<Vec<Fields>, OptimizeError> {
        variant.steps.iter().map(|step| self.step(step)).collect()
    }

    fn step(&mut self, step: &DraftStep) -> Result<Fields, OptimizeError> {
        let key = nameless(&step.kernel);
        if let Some(known) = self.known.get(&key) {
            return Ok(known.clone());
        }
        let fields = self.field(&step.kernel)?;
        self.known.insert(key, fields.clone());
        Ok(fields)
    }

    fn field(&self, kernel: &Kernel) -> Result<Fields, OptimizeError> {
        kernel
            .verify(self.functions)
            .map_err(|source| OptimizeError::Malformed {
                kernel: kernel.name().into(),
                source,
            })?;
        let arm = self.backend.pricer.price_arm(kernel, self.functions);
        let mut fields = Fields {
            candidates: vec![Candidate {
                body: Some(Body::Portable),
                family: "portable".into(),
                layout: None,
                price: Some(arm),
                refusal: None,
            }],
            chosen: 0,
            code: None,
            ps: arm.ps,
        };
        let Some(twins) = &self.backend.twins else {
            return Ok(fields);
        };
        for emitter in &twins.emitters {
            let mut candidate = Candidate {
                body: None,
                family: emitter.name().into(),
                layout: None,
                price: None,
                refusal: None,
            };
            match self.twin(twins, *emitter, kernel, arm, &mut candidate) {
                Ok((code, price)) => {
                    // A later family must beat the earlier one as well.
                    if price.ps < fields.ps {
                        fields.chosen = fields.candidates.len();
                        fields.ps = price.ps;
                        fields.code = Some(code);
                    }
                }
                Err(refusal) => {
                    if twins.strict && matches!(refusal, Refusal::TwinMismatch { .. }) {
                        return Err(OptimizeError::StrictTwin(refusal));
                    }
                    candidate.refusal = Some(refusal);
                }
            }
            fields.candidates.push(candidate);
        }
        Ok(fields)
    }

    fn twin(
        &self,
        twins: &TwinField<'_>,
        emitter: &dyn Emitter,
        kernel: &Kernel,
        arm: Price,
        candidate: &mut Candidate,
    ) -> Result<(EmittedCode, Price), Refusal> {
        if let Some(denied) = &twins.denied {
            return Err(denied.clone());
        }
        let code = emitter.emit(kernel, self.functions, &twins.features, twins.abi)?;
        candidate.body = Some(Body::Twin {
            isa: code.isa.clone(),
            code: Digest::of(&code.bytes),
            code_bytes: code.bytes.len() as u64,
        });
        twins.validator.validate(kernel, self.functions, &code)?;
        let price = self.backend.pricer.price_code(kernel, &code)?;
        candidate.price = Some(price);
        if price.ps < arm.ps {
            Ok((code, price))
        } else {
            Err(Refusal::NotCheaper {
                arm_ps: arm.ps,
                twin_ps: price.ps,
            })
        }
    }
}

/// What identifies a kernel whatever its parts are called.
pub fn nameless(kernel: &Kernel) -> String {
    let mut kernel = kernel.clone();
    let (name, operands, axes) = match &mut kernel {
        Kernel::Loop(k) => (&mut k.name, &mut k.operands, &mut k.axes),
        Kernel::Contraction(k) => (&mut k.name, &mut k.operands, &mut k.batch),
    };
    name.clear();
    operands.iter_mut().for_each(|o| o.name.clear());
    axes.iter_mut().for_each(|a| a.name.clear());
    // Kernels are plain data.
    serde_json::to_string(&kernel).unwrap_or_default()
}
