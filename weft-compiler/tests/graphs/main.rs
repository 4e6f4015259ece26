//! Whole graphs through the whole way, against the slow reference, bit for bit.
//!
//! `cargo test -p weft-compiler --test graphs` runs some hundred random graphs from fixed seeds.
//! `WEFT_FUZZ=N` runs N of them, `WEFT_FUZZ_SEED=S` begins at another seed. Each failure is made
//! smaller and printed with its seed.

mod attention;
mod compare;
mod faults;
mod generate;
mod lives;
mod regressions;
mod rng;
mod shrink;

use compare::{DECISIONS, Outcome, WAYS, compare};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use weft_ir::Graph;

/// Graphs of an ordinary run.
const ORDINARY: u64 = 300;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|v| v.parse().ok())
        .unwrap_or(usual)
}

/// [`compare`] in which a panic is a failure like any other.
fn guarded(graph: &Graph, seed: u64, ways: &[compare::Way]) -> Result<Outcome, String> {
    catch_unwind(AssertUnwindSafe(|| compare(graph, seed, ways))).unwrap_or_else(|panic| {
        let words = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("no words");
        Err(format!("panic: {words}"))
    })
}

/// The ways in which the graph of a seed is compiled: all of them in turn, two for each graph.
fn ways(seed: u64) -> Vec<compare::Way> {
    let n = WAYS.len() as u64;
    vec![
        WAYS[(seed % n) as usize],
        WAYS[((seed + 1 + seed / n % (n - 1)) % n) as usize],
    ]
}

#[test]
fn random_graphs_have_the_bits_of_the_reference() {
    let first = number("WEFT_FUZZ_SEED", 0);
    let count = number("WEFT_FUZZ", ORDINARY);
    let mut total = Outcome::default();
    let mut refused: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    let mut compiled = 0u64;
    let mut failures = Vec::new();
    for seed in first..first + count {
        let graph = generate::graph(seed);
        if count == 1 {
            println!("{}", weft_ir::text::to_text_with(&graph, 8).text);
        }
        let ways = if count == 1 {
            WAYS.to_vec()
        } else {
            ways(seed)
        };
        match guarded(&graph, seed, &ways) {
            Ok(outcome) => {
                match outcome.refused {
                    Some(reason) => refused.entry(reason).or_insert((0, seed)).0 += 1,
                    None => compiled += 1,
                }
                total.kernels += outcome.kernels;
                total.native += outcome.native;
                total.outputs += outcome.outputs;
                total.checked += outcome.checked;
                for (sum, n) in total.decisions.iter_mut().zip(outcome.decisions) {
                    *sum += n;
                }
            }
            Err(why) => {
                let small = shrink::shrink(&graph, &mut |g| guarded(g, seed, &ways).is_err());
                let why_small = guarded(&small, seed, &ways).err().unwrap_or_default();
                let text = weft_ir::text::to_text_with(&small, 8).text;
                println!("seed {seed}: {why}\nsmaller: {why_small}\n{text}");
                failures.push(seed);
                if failures.len() >= 5 {
                    break;
                }
            }
        }
    }
    println!(
        "{compiled} graphs compiled and compared from seed {first} on: {} kernel runs ({} in \
         machine code), {} output elements, {} elements checked region by region",
        total.kernels, total.native, total.outputs, total.checked
    );
    for (words, count) in DECISIONS.iter().zip(total.decisions) {
        println!("{count} notes: {words}");
    }
    for (reason, (count, seed)) in &refused {
        println!("{count} refused, seed {seed} first: {reason}");
    }
    assert!(failures.is_empty(), "seeds {failures:?} fail");
    let refusals: u64 = refused.values().map(|(count, _)| count).sum();
    assert!(
        refusals * 5 < count,
        "{refusals} of {count} graphs are refused, which is too many for the test to mean much"
    );
    assert!(total.kernels > 0 && total.outputs > 0 && total.checked > 0);
    if count >= ORDINARY {
        for (words, count) in DECISIONS.iter().zip(total.decisions) {
            assert!(count > 0, "no plan says \"{words}\"");
        }
    }
}
