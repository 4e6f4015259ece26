//! Float attributes that compare by their bits.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An `f32` attribute of an op. Two are equal where their bits are, so ops have an equivalence.
///
/// In JSON it is its bits, written `"0x3f800000"`, so that every value round-trips.
#[derive(Clone, Copy)]
pub struct F32(pub f32);

impl F32 {
    /// The bits.
    pub fn bits(self) -> u32 {
        self.0.to_bits()
    }
}

impl PartialEq for F32 {
    fn eq(&self, other: &Self) -> bool {
        self.bits() == other.bits()
    }
}

impl Eq for F32 {}

impl std::hash::Hash for F32 {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits().hash(state);
    }
}

impl std::fmt::Debug for F32 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl From<f32> for F32 {
    fn from(value: f32) -> Self {
        F32(value)
    }
}

impl Serialize for F32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&format!("{:#010x}", self.bits()))
    }
}

impl<'de> Deserialize<'de> for F32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.strip_prefix("0x")
            .and_then(|hex| u32::from_str_radix(hex, 16).ok())
            .map(|bits| F32(f32::from_bits(bits)))
            .ok_or_else(|| serde::de::Error::custom("expected bits such as \"0x3f800000\""))
    }
}
