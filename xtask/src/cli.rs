//! The command line.

use std::ffi::OsString;

use lexopt::prelude::*;

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    Help(&'static str),
    Validate(Options),
    /// Arguments for the exhaustive check of elementary functions.
    Exhaustive(Vec<OsString>),
    /// Arguments for weft-bench.
    Bench(Vec<OsString>),
    /// The A64 encoder beside its rivals.
    BenchA64 {
        /// Keep the figures in `record/`.
        record: bool,
    },
    /// Placing code beside rivals.
    BenchExecMem {
        /// Keep the figures in `record/`.
        record: bool,
    },
}

/// Options of `validate`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Install what is missing, and take a skip for a failure.
    pub all: bool,
    /// Names of the lanes to run; empty means every lane.
    pub only: Vec<String>,
    /// Say which lanes exist, and run none.
    pub list: bool,
    /// Print the result as JSON on standard output, and everything else on standard error.
    pub json: bool,
}

pub const USAGE: &str = "\
usage: cargo xtask validate [--all] [--only LANE,..] [--list] [--json]
       cargo xtask validate --exhaustive [--function NAME].. [ARGUMENT..]
       cargo xtask validate --mutate [--json]
       cargo xtask faults [--all] [--json]
       cargo xtask bench --host [ARGUMENT..]
       cargo xtask bench --a64 [--record]
       cargo xtask bench --exec-mem [--record]
       cargo xtask help

`cargo xtask COMMAND --help` says more.
";

const VALIDATE: &str = "\
cargo xtask validate: runs every lane that this host can, and prints a table of them.

usage: cargo xtask validate [--all] [--only LANE,..] [--list] [--json]
       cargo xtask validate --exhaustive [--function NAME].. [ARGUMENT..]
       cargo xtask validate --mutate [--json]

  --exhaustive   no lane, but every elementary function on all 2^32 inputs in every lowering that
                 this host has, against the reference and, where gcc and libmpfr are there, MPFR;
                 hours, resumed where it was interrupted. `--exhaustive --help` shows its arguments
  --mutate       no lane but a64-mutants: every change of the table of A64 forms by one bit is put in
                 the table's place, and must fail a comparison with committed words
  --all          first install what is missing (apt as root, pip and cargo into target/),
                 then require every lane: a skip is a failure
  --only LANE,.. run these lanes only
  --list         name the lanes and their claims, run none
  --json         the table as JSON on standard output, all else on standard error
  -h, --help     this text

A lane counts its checks; one that checked nothing has failed.
The exit code is 0 when no lane failed, 1 when one did, 2 when the command line is wrong.
";

const FAULTS: &str = "\
cargo xtask faults: runs the tests that plant a fault and demand that it is caught.

usage: cargo xtask faults [--all] [--json]

The same as `cargo xtask validate --only faults`.
";

const BENCH: &str = "\
cargo xtask bench --host: builds weft-bench in release mode and runs it on this machine.
cargo xtask bench --a64: A64 words a second on one core, beside dynasmrt and llvm-mc, and clean builds of
the encoder alone; `--record` keeps the figures in record/.
cargo xtask bench --exec-mem: placing code, beside dynasmrt and cranelift-jit; `--record` likewise.

usage: cargo xtask bench --host [ARGUMENT..]
       cargo xtask bench --a64 [--record]
       cargo xtask bench --exec-mem [--record]

All other arguments go to weft-bench as they are; `cargo xtask bench --host --help` shows them.
";

/// Reads the command line.
pub fn parse(mut parser: lexopt::Parser) -> Result<Command, lexopt::Error> {
    let command = match parser.next()? {
        None | Some(Short('h') | Long("help")) => return Ok(Command::Help(USAGE)),
        Some(Value(value)) => value.string()?,
        Some(other) => return Err(other.unexpected()),
    };
    match command.as_str() {
        "help" => Ok(Command::Help(USAGE)),
        "validate" => validate(parser),
        "faults" => {
            let only = vec!["faults".to_owned()];
            options(
                parser,
                FAULTS,
                Options {
                    only,
                    ..Options::default()
                },
            )
        }
        "bench" => bench(parser),
        other => Err(format!("there is no command `{other}`").into()),
    }
}

fn validate(mut parser: lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut arguments: Vec<OsString> = parser.raw_args()?.collect();
    if let Some(at) = arguments.iter().position(|a| a == "--exhaustive") {
        arguments.remove(at);
        return Ok(Command::Exhaustive(arguments));
    }
    if let Some(at) = arguments.iter().position(|a| a == "--mutate") {
        arguments.remove(at);
        let only = vec!["a64-mutants".to_owned()];
        let parser = lexopt::Parser::from_args(arguments);
        return options(
            parser,
            VALIDATE,
            Options {
                only,
                ..Options::default()
            },
        );
    }
    let parser = lexopt::Parser::from_args(arguments);
    options(parser, VALIDATE, Options::default())
}

fn options(
    mut parser: lexopt::Parser,
    help: &'static str,
    mut options: Options,
) -> Result<Command, lexopt::Error> {
    let may_choose = options.only.is_empty();
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(Command::Help(help)),
            Long("all") => options.all = true,
            Long("json") => options.json = true,
            Long("list") if may_choose => options.list = true,
            Long("only") if may_choose => {
                let names = parser.value()?.string()?;
                options.only.extend(names.split(',').map(str::to_owned));
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Validate(options))
}

fn bench(mut parser: lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut arguments: Vec<OsString> = parser.raw_args()?.collect();
    if let [first, rest @ ..] = &arguments[..]
        && (first == "--a64" || first == "--exec-mem")
    {
        let record = rest == ["--record"];
        if !record && !rest.is_empty() {
            let which = first.display();
            return Err(format!("bench {which} takes --record and nothing else").into());
        }
        return Ok(if first == "--a64" {
            Command::BenchA64 { record }
        } else {
            Command::BenchExecMem { record }
        });
    }
    match arguments.iter().position(|argument| argument == "--host") {
        Some(position) => {
            arguments.remove(position);
            Ok(Command::Bench(arguments))
        }
        None if arguments.iter().any(|a| a == "--help" || a == "-h") => Ok(Command::Help(BENCH)),
        None => Err("bench needs --host: this machine is the only one it can measure".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, String> {
        let words = line.split_whitespace().map(str::to_owned);
        parse(lexopt::Parser::from_args(words)).map_err(|error| error.to_string())
    }

    #[test]
    fn only_takes_a_list_of_lanes_and_may_be_repeated() {
        let expected = Options {
            all: true,
            only: ["fmt", "docs", "tests"].map(str::to_owned).to_vec(),
            ..Options::default()
        };
        assert_eq!(
            parsed("validate --only fmt,docs --all --only=tests"),
            Ok(Command::Validate(expected))
        );
    }

    #[test]
    fn faults_is_one_lane_and_takes_no_other() {
        let Ok(Command::Validate(options)) = parsed("faults") else {
            panic!("faults is a form of validate");
        };
        assert_eq!(options.only, ["faults"]);
        assert!(parsed("faults --only fmt").is_err());
    }

    #[test]
    fn mutate_is_one_lane_and_takes_no_other() {
        let Ok(Command::Validate(options)) = parsed("validate --json --mutate") else {
            panic!("mutate is a form of validate");
        };
        assert_eq!(
            (options.only, options.json),
            (vec!["a64-mutants".into()], true)
        );
        assert!(parsed("validate --mutate --only fmt").is_err());
    }

    #[test]
    fn exhaustive_passes_everything_else_through() {
        let arguments = ["--function", "exp", "--threads", "1"].map(OsString::from);
        assert_eq!(
            parsed("validate --function exp --exhaustive --threads 1"),
            Ok(Command::Exhaustive(arguments.to_vec()))
        );
        assert!(parsed("validate --function exp").is_err());
    }

    #[test]
    fn bench_passes_everything_but_host_through() {
        assert_eq!(
            parsed("bench --json --host matmul"),
            Ok(Command::Bench(vec!["--json".into(), "matmul".into()]))
        );
        assert!(parsed("bench --json").is_err());
        for (line, record) in [("bench --a64", false), ("bench --a64 --record", true)] {
            assert_eq!(parsed(line), Ok(Command::BenchA64 { record }));
            let line = line.replace("a64", "exec-mem");
            assert_eq!(parsed(&line), Ok(Command::BenchExecMem { record }));
        }
        assert!(parsed("bench --a64 --json").is_err());
        assert!(parsed("bench --exec-mem --json").is_err());
    }

    #[test]
    fn what_is_not_known_is_an_error_and_not_ignored() {
        for line in ["validat", "validate --al", "validate fmt", "--json"] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
