//! Placing code beside rivals: a 4 KiB kernel in memory that is warm, and 10,000 small kernels.
//!
//! Around each body Weft has traps, before the first and behind the last too, so its 4 KiB take two
//! pages; those of the others, which have none, take one.
//!
//! `--record` also writes the figures to `record/DATE-CPU.json`, under a new name each time.
//!
//! Everybody gets the same bodies, and first it is checked that all bytes of all bodies lie where
//! they say and that each body, called, returns its number.
//! Then rounds: in each, everybody sets up fresh memory and is timed once, in turn, so that whatever
//! else the machine does disturbs all of them.
//! Setting up, and giving back, is not timed.

mod placers;
mod record;

use placers::{MAKERS, Maker, Placer};
use record::{Row, Times};
use std::process::ExitCode;
use std::time::Instant;

const WARM: usize = 16;
const LARGE: usize = 4096;
const SMALL: usize = 64;
const MANY: usize = 10_000;
/// Seconds in which a 4 KiB kernel is to be placed.
const TARGET_S: f64 = 10e-6;

/// Machine code for a function that returns a number, filled up to a length.
fn body(number: u32, len: usize) -> Vec<u8> {
    let mut code = if cfg!(target_arch = "aarch64") {
        let [low, high] = [number & 0xffff, number >> 16];
        [0x5280_0000 | low << 5, 0x72a0_0000 | high << 5, 0xd65f_03c0]
            .map(u32::to_le_bytes)
            .concat()
    } else {
        let mut code = vec![0xb8];
        code.extend(number.to_le_bytes());
        code.push(0xc3);
        code
    };
    let mut state = number;
    code.resize_with(len, || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    });
    code
}

/// One way of placing many bodies.
struct Work {
    name: &'static str,
    bodies: Vec<Vec<u8>>,
    /// All in one go, or each by itself.
    at_once: bool,
    /// Each body is timed, and the median of them is the round's time; else all of them together.
    each: bool,
    rounds: usize,
}

impl Work {
    fn all() -> [Work; 4] {
        let bodies = |count: usize, len| (0..count as u32).map(|n| body(n, len)).collect();
        [
            Work {
                name: "a 4 KiB kernel, others being there",
                bodies: bodies(256, LARGE),
                at_once: false,
                each: true,
                rounds: 41,
            },
            Work {
                name: "a kernel of 4,000 bytes, which leaves a page room for traps",
                bodies: bodies(256, 4000),
                at_once: false,
                each: true,
                rounds: 41,
            },
            Work {
                name: "10,000 kernels of 64 bytes, at once",
                bodies: bodies(MANY, SMALL),
                at_once: true,
                each: false,
                rounds: 41,
            },
            Work {
                name: "10,000 kernels of 64 bytes, one by one",
                bodies: bodies(MANY, SMALL),
                at_once: false,
                each: false,
                rounds: 11,
            },
        ]
    }

    fn len(&self) -> usize {
        self.bodies[0].len()
    }

    fn set_up(&self, maker: Maker) -> Box<dyn Placer> {
        let mut placer = maker.1(WARM + self.bodies.len(), self.len());
        let warm = body(u32::MAX, self.len());
        (0..WARM).for_each(|_| placer.place(&[&warm]));
        placer
    }

    /// Places everything; gives the seconds of this round.
    fn place(&self, placer: &mut dyn Placer) -> f64 {
        let bodies: Vec<&[u8]> = self.bodies.iter().map(Vec::as_slice).collect();
        let started = Instant::now();
        if self.at_once {
            placer.place(&bodies);
        } else if self.each {
            let mut times: Vec<f64> = bodies
                .chunks(1)
                .map(|one| {
                    let started = Instant::now();
                    placer.place(one);
                    started.elapsed().as_secs_f64()
                })
                .collect();
            times.sort_by(f64::total_cmp);
            return times[times.len() / 2];
        } else {
            bodies.chunks(1).for_each(|one| placer.place(one));
        }
        started.elapsed().as_secs_f64()
    }

    /// Compares the bits, calls every body; gives how many mappings the process has more.
    fn check(&self, maker: Maker) -> usize {
        let before = mappings();
        let mut placer = self.set_up(maker);
        self.place(&mut *placer);
        let entries = placer.entries();
        let entries = &entries[WARM..];
        assert_eq!(
            differing(&self.bodies, entries),
            0,
            "{}: {}",
            maker.0,
            self.name
        );
        let mut wrong = self.bodies.clone();
        wrong[1][self.len() - 1] ^= 1;
        assert_eq!(
            differing(&wrong, entries),
            1,
            "a planted wrong byte is not seen"
        );
        for (number, entry) in entries.iter().enumerate() {
            // SAFETY: these bytes are a whole function of this type, and the placer lives on.
            let function: extern "C" fn() -> u32 = unsafe { std::mem::transmute(*entry) };
            assert_eq!(function() as usize, number, "{}: {}", maker.0, self.name);
        }
        mappings().saturating_sub(before)
    }
}

/// How many bodies are not what lies at their entries.
fn differing(bodies: &[Vec<u8>], entries: &[*const u8]) -> usize {
    assert_eq!(bodies.len(), entries.len());
    let differs = |(body, entry): &(&Vec<u8>, &*const u8)| {
        // SAFETY: as many bytes were placed there, and can be read.
        let placed = unsafe { std::slice::from_raw_parts(**entry, body.len()) };
        placed != body.as_slice()
    };
    bodies.iter().zip(entries).filter(differs).count()
}

/// Mappings of this process; 0 where nobody says.
fn mappings() -> usize {
    std::fs::read_to_string("/proc/self/maps").map_or(0, |maps| maps.lines().count())
}

fn main() -> ExitCode {
    let record = match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => false,
        [flag] if flag == "--record" => true,
        other => {
            eprintln!("unexpected {other:?}: the one argument is --record");
            return ExitCode::FAILURE;
        }
    };
    let load = record::load();
    let mut rows = Vec::new();
    for work in Work::all() {
        let mappings = MAKERS.map(|maker| work.check(maker));
        let mut times = MAKERS.map(|_| Vec::with_capacity(work.rounds));
        for _ in 0..work.rounds {
            for (maker, times) in MAKERS.into_iter().zip(&mut times) {
                let mut placer = work.set_up(maker);
                times.push(work.place(&mut *placer));
            }
        }
        let row = Row {
            name: work.name,
            checked: work.bodies.len(),
            rounds: work.rounds,
            contenders: MAKERS
                .map(|maker| maker.0)
                .into_iter()
                .zip(times.map(Times::new))
                .zip(mappings)
                .collect(),
        };
        row.print();
        rows.push(row);
    }
    let ours = rows[0].contenders[0].0.1.median_s;
    let met = if ours < TARGET_S { "met" } else { "missed" };
    println!("target: a 4 KiB kernel under 10 microseconds, {met}");
    if record {
        match record::write(&rows, load) {
            Ok(name) => println!("wrote record/{name}"),
            Err(error) => {
                eprintln!("the record cannot be written: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
