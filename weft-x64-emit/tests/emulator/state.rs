//! The registers of a machine, to begin at one instruction and to look at what it did.

use super::machine::{Fault, Machine};

/// All that an instruction reads and writes, but for memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub gpr: [u64; 16],
    pub vec: [[u8; 64]; 32],
    pub k: [u64; 8],
    pub zero: bool,
    pub carry: bool,
    pub rip: u64,
}

impl Machine {
    /// Executes the one instruction at `state.rip`; the registers afterwards.
    pub fn step_from(&mut self, state: &State) -> Result<State, Fault> {
        let State {
            gpr,
            vec,
            k,
            zero,
            carry,
            rip,
        } = state.clone();
        (self.gpr, self.vec, self.k) = (gpr, vec, k);
        (self.zero, self.carry, self.rip) = (zero, carry, rip);
        self.step()?;
        Ok(State {
            gpr: self.gpr,
            vec: self.vec,
            k: self.k,
            zero: self.zero,
            carry: self.carry,
            rip: self.rip,
        })
    }
}
