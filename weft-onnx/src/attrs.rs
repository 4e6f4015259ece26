//! Reading a node's attributes: by name and kind, each at most once, none left over.

use crate::error::NodeFault;
use crate::proto::{AttributeProto, NodeProto, TensorProto, attr_kind};

/// The attributes of one node. An op asks for those it knows; [`Attrs::finish`] refuses the rest.
pub(crate) struct Attrs<'a> {
    entries: Vec<(&'a AttributeProto, bool)>,
}

impl<'a> Attrs<'a> {
    pub(crate) fn new(node: &'a NodeProto) -> Result<Self, NodeFault> {
        let mut seen = std::collections::HashSet::new();
        for attribute in &node.attribute {
            if !seen.insert(attribute.name.as_str()) {
                return Err(NodeFault::DuplicateAttribute {
                    attribute: attribute.name.clone(),
                });
            }
            if !attribute.ref_attr_name.is_empty() {
                return Err(NodeFault::AttributeKind {
                    attribute: attribute.name.clone(),
                    expected: "a value, but a reference to an attribute of a function",
                });
            }
        }
        Ok(Attrs {
            entries: node.attribute.iter().map(|a| (a, false)).collect(),
        })
    }

    /// Whether an attribute is there, without reading it.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.entries.iter().any(|(a, _)| a.name == name)
    }

    /// The attribute, marked as read.
    fn take(
        &mut self,
        name: &str,
        kind: i32,
        expected: &'static str,
    ) -> Result<Option<&'a AttributeProto>, NodeFault> {
        let Some((attribute, read)) = self.entries.iter_mut().find(|(a, _)| a.name == name) else {
            return Ok(None);
        };
        *read = true;
        let attribute: &'a AttributeProto = attribute;
        // Files before IR version 2 leave the kind out.
        if attribute.kind != kind && !(attribute.kind == 0 && holds(attribute, kind)) {
            return Err(NodeFault::AttributeKind {
                attribute: name.to_owned(),
                expected,
            });
        }
        Ok(Some(attribute))
    }

    /// Marks an attribute that changes nothing here as read, whatever it is.
    pub(crate) fn ignore(&mut self, name: &str) {
        if let Some((_, read)) = self.entries.iter_mut().find(|(a, _)| a.name == name) {
            *read = true;
        }
    }

    pub(crate) fn int(&mut self, name: &'static str) -> Result<Option<i64>, NodeFault> {
        let found = self.take(name, attr_kind::INT, "an integer")?;
        Ok(found.map(|a| a.i.unwrap_or(0)))
    }

    pub(crate) fn int_or(&mut self, name: &'static str, default: i64) -> Result<i64, NodeFault> {
        Ok(self.int(name)?.unwrap_or(default))
    }

    /// An integer attribute that is 0 or 1.
    pub(crate) fn flag(&mut self, name: &'static str, default: bool) -> Result<bool, NodeFault> {
        match self.int(name)? {
            None => Ok(default),
            Some(0) => Ok(false),
            Some(1) => Ok(true),
            Some(other) => Err(attribute_value(name, &other, "must be 0 or 1")),
        }
    }

    pub(crate) fn float(&mut self, name: &'static str) -> Result<Option<f32>, NodeFault> {
        let found = self.take(name, attr_kind::FLOAT, "a float")?;
        Ok(found.map(|a| a.f.unwrap_or(0.0)))
    }

    pub(crate) fn float_or(&mut self, name: &'static str, default: f32) -> Result<f32, NodeFault> {
        Ok(self.float(name)?.unwrap_or(default))
    }

    pub(crate) fn ints(&mut self, name: &'static str) -> Result<Option<&'a [i64]>, NodeFault> {
        let found = self.take(name, attr_kind::INTS, "a list of integers")?;
        Ok(found.map(|a| a.ints.as_slice()))
    }

    pub(crate) fn floats(&mut self, name: &'static str) -> Result<Option<&'a [f32]>, NodeFault> {
        let found = self.take(name, attr_kind::FLOATS, "a list of floats")?;
        Ok(found.map(|a| a.floats.as_slice()))
    }

    pub(crate) fn string(&mut self, name: &'static str) -> Result<Option<&'a str>, NodeFault> {
        let Some(found) = self.take(name, attr_kind::STRING, "a string")? else {
            return Ok(None);
        };
        std::str::from_utf8(found.s.as_deref().unwrap_or_default())
            .map(Some)
            .map_err(|_| NodeFault::AttributeKind {
                attribute: name.to_owned(),
                expected: "valid UTF-8",
            })
    }

    pub(crate) fn tensor(
        &mut self,
        name: &'static str,
    ) -> Result<Option<&'a TensorProto>, NodeFault> {
        let Some(found) = self.take(name, attr_kind::TENSOR, "a tensor")? else {
            return Ok(None);
        };
        found
            .t
            .as_deref()
            .map(Some)
            .ok_or(NodeFault::AttributeKind {
                attribute: name.to_owned(),
                expected: "a tensor",
            })
    }

    /// The value of a string attribute among known ones.
    pub(crate) fn choice<T: Copy>(
        &mut self,
        name: &'static str,
        default: T,
        choices: &[(&str, T)],
    ) -> Result<T, NodeFault> {
        let Some(given) = self.string(name)? else {
            return Ok(default);
        };
        choices
            .iter()
            .find(|(word, _)| *word == given)
            .map(|(_, value)| *value)
            .ok_or_else(|| {
                let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
                attribute_value(
                    name,
                    &format_args!("`{given}`"),
                    format!("supported are {}", words.join(", ")),
                )
            })
    }

    /// Refuses attributes that the op never asked for.
    pub(crate) fn finish(&self, opset: i64) -> Result<(), NodeFault> {
        match self.entries.iter().find(|(_, read)| !read) {
            None => Ok(()),
            Some((attribute, _)) => Err(NodeFault::UnknownAttribute {
                attribute: attribute.name.clone(),
                opset,
            }),
        }
    }
}

/// A fault about an attribute's value.
pub(crate) fn attribute_value(
    attribute: &'static str,
    value: &dyn std::fmt::Display,
    reason: impl Into<String>,
) -> NodeFault {
    NodeFault::AttributeValue {
        attribute,
        value: value.to_string(),
        reason: reason.into(),
    }
}

fn holds(attribute: &AttributeProto, kind: i32) -> bool {
    match kind {
        attr_kind::FLOAT => attribute.f.is_some(),
        attr_kind::INT => attribute.i.is_some(),
        attr_kind::STRING => attribute.s.is_some(),
        attr_kind::TENSOR => attribute.t.is_some(),
        attr_kind::FLOATS => !attribute.floats.is_empty(),
        attr_kind::INTS => !attribute.ints.is_empty(),
        _ => false,
    }
}
