//! Where a region runs when there is a device, and why not there.

use serde::{Deserialize, Serialize};
use weft_kernel::Picoseconds;

/// Where a region was placed, when somebody asked for a device.
///
/// The region's steps stay what the host runs: a placement chooses between equal bits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "on")]
pub enum Placement {
    /// On the device, with the regions beside it that are there too.
    Device {
        /// `cuda` or `metal`.
        target: String,
        /// The device's name.
        device: String,
        /// Nanoseconds saved by the stretch of regions, in its least good round.
        gain_ns: u64,
        /// Nanoseconds that its values take to the device and back.
        transfers_ns: u64,
    },
    /// On the host.
    Host {
        /// Why.
        refusal: PlacementRefusal,
    },
}

impl std::fmt::Display for Placement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let time = |ns: &u64| Picoseconds(ns.saturating_mul(1000));
        match self {
            Placement::Device {
                target,
                device,
                gain_ns,
                transfers_ns,
            } => write!(
                f,
                "on {target} ({device}), which saves {}, less {} for moving values",
                time(gain_ns),
                time(transfers_ns)
            ),
            Placement::Host { refusal } => write!(f, "here, since {refusal}"),
        }
    }
}

/// Why evidence does not justify a device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case", tag = "refusal")]
#[non_exhaustive]
pub enum PlacementRefusal {
    /// The record is about another kind of device.
    #[error("the evidence is about {given}, not {wanted}")]
    OtherTarget {
        /// The record's.
        given: String,
        /// What was asked for.
        wanted: String,
    },
    /// The record is about another device.
    #[error("the evidence is about the device {given:?}, not {wanted:?}")]
    OtherDevice {
        /// The record's.
        given: String,
        /// What was asked for.
        wanted: String,
    },
    /// The record was made with another driver.
    #[error("the evidence was made with driver {given}, not {wanted}")]
    OtherDriver {
        /// The record's.
        given: String,
        /// What was asked for.
        wanted: String,
    },
    /// The record's baseline is another machine's.
    #[error("the baseline was measured on {given:?}, not {wanted:?}")]
    OtherBaseline {
        /// The record's.
        given: String,
        /// This machine.
        wanted: String,
    },
    /// The record is about other kernels than this plan's.
    #[error("the evidence is about other source (digest {given}), not this plan's ({wanted})")]
    OtherArtifact {
        /// The record's.
        given: String,
        /// This plan's.
        wanted: String,
    },
    /// The record does not say something that is needed. Absent is not zero.
    #[error("the evidence does not say {figure}")]
    MissingFigure {
        /// What.
        figure: String,
    },
    /// A time of 0: nothing takes no time.
    #[error("the evidence has a time of 0 for {figure}")]
    ZeroFigure {
        /// What.
        figure: String,
    },
    /// Somebody else used the device.
    #[error("the device was not idle {when} the rounds")]
    NotIdle {
        /// `before` or `during`.
        when: String,
    },
    /// No record of a kernel, or of a kernel of its shape.
    #[error("no record of {kernel} ({shape})")]
    NoRecord {
        /// The kernel.
        kernel: String,
        /// Its shape class.
        shape: String,
    },
    /// The device's bits are not the reference's.
    #[error("{what}: {differ} of {compared} differ from the reference")]
    BitsDiffer {
        /// The kernel, `values` or `outputs`.
        what: String,
        /// How many differ.
        differ: u64,
        /// Of how many.
        compared: u64,
    },
    /// Nothing was compared.
    #[error("{what}: nothing was compared with the reference")]
    NothingCompared {
        /// The kernel, `values` or `outputs`.
        what: String,
    },
    /// Too few rounds.
    #[error("{rounds} rounds of {kernel}, {least} are the least")]
    FewRounds {
        /// The kernel.
        kernel: String,
        /// How many there are.
        rounds: usize,
        /// How many are needed.
        least: usize,
    },
    /// The device was ahead in some rounds only.
    #[error("{kernel}: behind in {lost} of {rounds} rounds")]
    RoundLost {
        /// The kernel.
        kernel: String,
        /// Rounds that it lost.
        lost: usize,
        /// All rounds.
        rounds: usize,
    },
    /// The device was behind in every round.
    #[error("{kernel}: slower in all {rounds} rounds")]
    Slower {
        /// The kernel.
        kernel: String,
        /// All rounds.
        rounds: usize,
    },
    /// What is saved does not cover what moving the values costs.
    #[error("saves {}, and moving its values takes {}", Picoseconds(.gain_ns.saturating_mul(1000)), Picoseconds(.transfers_ns.saturating_mul(1000)))]
    TransfersCostMore {
        /// Nanoseconds saved.
        gain_ns: u64,
        /// Nanoseconds of transfers.
        transfers_ns: u64,
    },
}
