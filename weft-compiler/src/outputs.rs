//! A session's inputs and outputs as tensors.

use crate::compile::Compiled;
use std::collections::BTreeMap;
use weft_ir::Tensor;
use weft_runtime::{RunError, Session};

/// Gives a session its inputs by name.
///
/// # Errors
/// If one is missing or has another type than the plan's input.
pub fn set_inputs(
    session: &mut Session,
    inputs: &BTreeMap<String, Tensor>,
) -> Result<(), InputError> {
    let ports = session.plan().inputs.clone();
    for (name, tensor) in inputs {
        let Some(port) = ports.iter().find(|p| p.name == *name) else {
            let known = ports
                .iter()
                .map(|p| p.name.clone())
                .collect::<Vec<_>>()
                .join(", ");
            return Err(InputError::Unknown {
                name: name.clone(),
                known,
            });
        };
        if tensor.ty() != port.ty {
            return Err(InputError::Type {
                name: name.clone(),
                given: tensor.ty().to_string(),
                expected: port.ty.to_string(),
            });
        }
    }
    for (i, port) in ports.iter().enumerate() {
        let tensor = inputs.get(&port.name).ok_or_else(|| InputError::Missing {
            name: port.name.clone(),
            ty: port.ty.to_string(),
        })?;
        session.set_input(i, tensor.bytes())?;
    }
    Ok(())
}

/// Why inputs cannot be bound.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InputError {
    /// No input has that name.
    #[error("no input is called {name}; there are: {known}")]
    Unknown {
        /// The name.
        name: String,
        /// The names there are.
        known: String,
    },
    /// An input was not given.
    #[error("input {name} ({ty}) is not given")]
    Missing {
        /// The input.
        name: String,
        /// Its type.
        ty: String,
    },
    /// A tensor has another type than its input.
    #[error("input {name} is {expected}, the given tensor is {given}")]
    Type {
        /// The input.
        name: String,
        /// Type of the tensor.
        given: String,
        /// Type of the input.
        expected: String,
    },
    /// The runtime refuses.
    #[error(transparent)]
    Run(#[from] RunError),
}

/// The outputs of a session's last run, in the plan's order, NaNs canonical.
pub fn outputs(session: &Session) -> Vec<(String, Tensor)> {
    session
        .plan()
        .outputs
        .iter()
        .enumerate()
        .map(|(i, port)| {
            let shape = port.ty.shape.extents().unwrap_or_default();
            // The plan's check compared the buffer's length with the type.
            let tensor = Tensor::from_bytes(port.ty.dtype, shape, session.output(i))
                .expect("an output's buffer has the length of its type");
            (port.name.clone(), tensor.canonical())
        })
        .collect()
}

/// The digest of outputs, by the rule of weft-reference.
pub fn digest(outputs: &[(String, Tensor)]) -> weft_reference::Digest {
    weft_reference::outputs_digest(
        outputs
            .iter()
            .map(|(name, t)| (name.as_str(), weft_reference::tensor_digest(t))),
    )
}

/// Compiles and runs in one go: outputs in order.
///
/// # Errors
/// If binding or an input fails.
pub fn run_once(
    compiled: &Compiled,
    inputs: &BTreeMap<String, Tensor>,
    threads: usize,
) -> Result<Vec<(String, Tensor)>, InputError> {
    let mut session = compiled.session(threads)?;
    set_inputs(&mut session, inputs)?;
    session.run()?;
    Ok(outputs(&session))
}
