//! Plans that have nothing to do with each other, as one plan.

use weft::plan::{BufferId, Digest, Place, Plan};
use weft_render::Expected;

/// A plan with all that an artifact of it needs.
pub struct Joined {
    pub plan: Plan,
    pub weights: Vec<Vec<u8>>,
    pub inputs: Vec<Vec<u8>>,
    pub expected: Expected,
}

impl Joined {
    /// No plan yet.
    pub fn new(name: &str) -> Self {
        let plan = Plan {
            version: weft::plan::PLAN_VERSION,
            weft: env!("CARGO_PKG_VERSION").into(),
            graph: name.into(),
            graph_digest: Digest::of(name.as_bytes()),
            options: weft::plan::Options::default(),
            profile: Digest::of(b"none"),
            features: weft_runtime::host_features(),
            inputs: vec![],
            outputs: vec![],
            buffers: vec![],
            arena_bytes: 0,
            weights: vec![],
            functions: Default::default(),
            regions: vec![],
        };
        Joined {
            plan,
            weights: vec![],
            inputs: vec![],
            expected: Expected::default(),
        }
    }

    /// Adds a plan behind the others, with memory of its own; its names begin with `name`.
    pub fn add(
        &mut self,
        name: &str,
        plan: &Plan,
        weights: Vec<Vec<u8>>,
        inputs: Vec<Vec<u8>>,
        expected: Expected,
    ) {
        let all = &mut self.plan;
        let steps = all.steps().count();
        let first = all.buffers.len() as u32;
        let (first_input, first_weight) = (all.inputs.len(), all.weights.len());
        let arena = all.arena_bytes;
        let moved = |id: BufferId| BufferId(id.0 + first);
        for buffer in &plan.buffers {
            let mut buffer = buffer.clone();
            buffer.place = match buffer.place {
                Place::Input(i) => Place::Input(i + first_input),
                Place::Weight(i) => Place::Weight(i + first_weight),
                Place::Arena(at) => Place::Arena(at + arena),
            };
            all.buffers.push(buffer);
        }
        all.arena_bytes += plan.arena_bytes.next_multiple_of(64);
        all.weights.extend(plan.weights.iter().cloned());
        all.functions.0.extend(plan.functions.0.clone());
        for (from, to) in [
            (&plan.inputs, &mut all.inputs),
            (&plan.outputs, &mut all.outputs),
        ] {
            to.extend(from.iter().cloned().map(|mut port| {
                port.name = format!("{name} {}", port.name);
                port.buffer = moved(port.buffer);
                port
            }));
        }
        for region in &plan.regions {
            let mut region = region.clone();
            region.name = format!("{name} {}", region.name);
            for step in &mut region.steps {
                step.operands.iter_mut().for_each(|id| *id = moved(*id));
            }
            all.regions.push(region);
        }
        self.weights.extend(weights);
        self.inputs.extend(inputs);
        for mut value in expected.values {
            value.step += steps;
            self.expected.values.push(value);
        }
        for mut output in expected.outputs {
            output.name = format!("{name} {}", output.name);
            self.expected.outputs.push(output);
        }
    }
}
