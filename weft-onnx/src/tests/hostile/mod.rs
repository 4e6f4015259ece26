//! Broken and hostile models: each gives one typed error that names what it is about, and why.

mod external;
mod files;
mod fuzz;
mod nodes;
mod size;
mod tensors;

use super::model::Writer;
use crate::{LoadOptions, OnnxError, from_bytes, survey_bytes};

/// A model, the error it must give, and words of its text.
struct Case {
    name: &'static str,
    bytes: Vec<u8>,
    is: fn(&OnnxError) -> bool,
    says: &'static [&'static str],
}

impl Case {
    fn new(
        name: &'static str,
        bytes: impl Into<Vec<u8>>,
        is: fn(&OnnxError) -> bool,
        says: &'static [&'static str],
    ) -> Self {
        Case {
            name,
            bytes: bytes.into(),
            is,
            says,
        }
    }

    fn of(
        name: &'static str,
        model: Writer,
        is: fn(&OnnxError) -> bool,
        says: &'static [&'static str],
    ) -> Self {
        Self::new(name, model.bytes(), is, says)
    }

    /// What is wrong with the importer's answer.
    fn complaint(&self) -> Option<String> {
        let options = LoadOptions::new();
        let error = match from_bytes(&self.bytes, None, &options) {
            Ok(_) => return Some(format!("{}: was imported", self.name)),
            Err(error) => error,
        };
        let text = error.to_string();
        if !(self.is)(&error) {
            return Some(format!("{}: wrong variant: {error:?}", self.name));
        }
        if let Some(word) = self.says.iter().find(|word| !text.contains(**word)) {
            return Some(format!("{}: `{text}` does not say `{word}`", self.name));
        }
        // A survey finds the same, or refuses the file as well.
        match survey_bytes(&self.bytes, None, &options) {
            Ok(survey) if survey.is_supported() => Some(format!("{}: survey passes", self.name)),
            _ => None,
        }
    }
}

/// Runs all, and reports every failure.
fn check(cases: &[Case], least: usize) {
    assert!(cases.len() >= least, "only {} cases", cases.len());
    let complaints: Vec<String> = cases.iter().filter_map(Case::complaint).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Whether an error is of a form.
macro_rules! is {
    ($pattern:pat) => {
        |error: &crate::OnnxError| matches!(error, $pattern)
    };
}

/// Whether an error is at the node `bad` and of a form.
macro_rules! at_node {
    ($pattern:pat) => {
        |error: &crate::OnnxError| {
            matches!(error, crate::OnnxError::Node { node, fault, .. }
                if node == "bad" && matches!(**fault, $pattern))
        }
    };
}

use {at_node, is};

/// The checker is shown to catch a model that imports, another variant, and a missing word.
#[test]
fn the_check_can_fail() {
    let fine = Writer::new(13)
        .input("x", weft_ir::DType::F32, &[1])
        .node("Relu", &["x"], &["y"], &[])
        .output("y");
    let complaint =
        |model: &Writer, is, says| Case::of("planted", model.clone(), is, says).complaint();
    assert!(complaint(&fine, is!(OnnxError::NoOpset), &[]).is_some_and(|c| c.contains("imported")));
    let bad = Writer::new(13);
    assert!(complaint(&bad, is!(OnnxError::NoOpset), &[]).is_some_and(|c| c.contains("variant")));
    let says = &["no such word"];
    assert!(
        complaint(&bad, is!(OnnxError::NoOutputs { .. }), says).is_some_and(|c| c.contains("word"))
    );
    assert!(complaint(&bad, is!(OnnxError::NoOutputs { .. }), &["outputs"]).is_none());
}
