//! Reads A64 assembly, a line at a time, and prints instruction words or refusals.

use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use weft_a64_encoder::{Features, decode, parse_for};

const HELP: &str = "\
Reads A64 instructions from standard input and prints one line for each.

Usage: a64asm [OPTIONS]

Options:
  -d, --disassemble       read words in hexadecimal and print instructions
  -k, --keep-going        go on after a refused line (without it the first one ends the run)
  -m, --mattr <EXTS>      allow only these extensions, for instance +neon,+sve
  -l, --list              list the extensions
  -h, --help              print this

A line gives its word, most significant digit first, or `REFUSE` and the reason.
Blank lines and lines that start with // or ; are skipped.
The exit status is 1 when a line was refused, 2 for wrong usage.
";

struct Options {
    disassemble: bool,
    keep_going: bool,
    features: Features,
}

fn main() -> ExitCode {
    let mut options = Options {
        disassemble: false,
        keep_going: false,
        features: Features::ALL,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "-h" | "--help" => {
                print!("{HELP}");
                return ExitCode::SUCCESS;
            }
            "-l" | "--list" => {
                for name in weft_a64_encoder::FEATURE_NAMES {
                    println!("{name}");
                }
                return ExitCode::SUCCESS;
            }
            "-d" | "--disassemble" => options.disassemble = true,
            "-k" | "--keep-going" => options.keep_going = true,
            "-m" | "--mattr" => match features(&arguments.next().unwrap_or_default()) {
                Ok(features) => options.features = features,
                Err(what) => return usage(&what),
            },
            other => return usage(&format!("unknown option {other}")),
        }
    }
    match run(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever read our output has gone.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => usage(&error.to_string()),
    }
}

fn usage(what: &str) -> ExitCode {
    eprintln!("a64asm: {what}; --help says more");
    ExitCode::from(2)
}

fn features(list: &str) -> Result<Features, String> {
    let mut all = Features::BASE;
    for name in list
        .split(',')
        .map(|n| n.trim_start_matches('+'))
        .filter(|n| !n.is_empty())
    {
        all |= Features::named(name).ok_or_else(|| format!("no extension is called {name}"))?;
    }
    Ok(all.with_implied())
}

/// Whether no line was refused.
fn run(options: &Options) -> io::Result<bool> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut well = true;
    for (at, line) in io::stdin().lock().lines().enumerate() {
        let line = line?;
        let line = line.trim();
        if line.is_empty() || line.starts_with("//") || line.starts_with(';') {
            continue;
        }
        let answer: Result<String, String> = if options.disassemble {
            disassemble(line, options.features)
        } else {
            let words = |reason: &dyn Display| format!("line {}: {reason}", at + 1);
            parse_for(options.features, line)
                .map(|inst| format!("{:08x}", inst.word()))
                .map_err(|reason| words(&reason))
        };
        match answer {
            Ok(text) => writeln!(output, "{text}")?,
            Err(reason) => {
                writeln!(output, "REFUSE {reason}")?;
                well = false;
                if !options.keep_going {
                    break;
                }
            }
        }
    }
    output.flush()?;
    Ok(well)
}

fn disassemble(line: &str, features: Features) -> Result<String, String> {
    let digits = line.trim_start_matches("0x");
    let word =
        u32::from_str_radix(digits, 16).map_err(|_| format!("{line} is no word in hexadecimal"))?;
    let inst = decode(word).ok_or_else(|| format!("{word:08x} is unallocated or unpredictable"))?;
    if weft_a64_encoder::decode_for(features, word).is_none() {
        let needs = inst
            .form()
            .features()
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>();
        return Err(format!("{inst} needs {}", needs.join(" or ")));
    }
    Ok(inst.to_string())
}
