//! Lane `render-cuda`.

use std::path::{Path, PathBuf};

use crate::child::{capture, expect_success, last_lines, stream};
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::tools::{answers, apt_install, python_with};
use crate::weft::Weft;

/// CUDA C that Weft renders has the reference's bits, and compiles to machine code.
#[derive(Debug)]
pub struct RenderCuda;

/// NVIDIA's compiler and what it needs, as Python packages that unpack into one tree.
const CUDA_PACKAGES: [&str; 5] = [
    "nvidia-cuda-nvcc",
    "nvidia-cuda-crt",
    "nvidia-cuda-runtime",
    "nvidia-nvvm",
    "nvidia-cuda-cccl",
];

/// Devices for which everything must compile.
const DEVICES: [&str; 2] = ["sm_80", "sm_90"];

/// Families of kernels, and the planted faults: fewer reports mean that something did not run.
const REPORTS: u64 = 18;

impl Lane for RenderCuda {
    fn name(&self) -> &'static str {
        "render-cuda"
    }

    fn claim(&self) -> &'static str {
        "rendered CUDA C, executed through a shim, has the reference's bits, and nvcc compiles it"
    }

    fn on_demand(&self) -> bool {
        true
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let clang = "clang++-19";
        if !answers(context, clang) && context.install {
            apt_install(context, &["clang-19"])?;
        }
        if !answers(context, clang) {
            return Err(Stop::Skip("no clang-19, from apt".into()));
        }
        let nvcc = nvcc(context)?;
        let folder = context.scratch("render-cuda", true)?;
        digits(context, tally, clang, &folder.join("digits"))?;
        let sample = folder.join("sample");
        kernels(context, tally, None)?;
        kernels(context, tally, Some(&sample))?;
        for artifact in [folder.join("digits"), sample] {
            for device in DEVICES {
                compile(context, tally, &nvcc, &artifact, device)?;
            }
        }
        Ok(())
    }
}

/// The digits example as an artifact, built for the CPU and run by its own driver.
fn digits(context: &Context, tally: &mut Tally, clang: &str, folder: &Path) -> Result<(), Stop> {
    let weft = Weft::build(context, "render-cuda")?;
    let mut command = weft.command(context, ["render", "examples/digits/digits.onnx"]);
    command.args([
        "--image",
        "page=examples/digits/page.png",
        "--target",
        "cuda",
    ]);
    command
        .args(["--baseline", "3", "--json", "-o"])
        .arg(folder);
    let made = weft.json(command)?;
    let (kernels, values) = (made["kernels"].as_u64(), made["values"].as_u64());
    let mut build = context.program("make");
    build
        .current_dir(folder)
        .args(["shim", &format!("CXX={clang}")]);
    expect_success(build)?;
    let mut run = context.program(folder.join("check-shim"));
    run.current_dir(folder);
    let run = expect_success(run)?;
    let identical = run.stdout.lines().find_map(identical_values);
    let wanted = values.unwrap_or(0);
    tally.check(wanted > 0 && identical == Some((wanted, wanted)), || {
        format!("the digits: {identical:?} values identical, not {wanted}")
    });
    tally.pass(identical.map_or(0, |(same, _)| same));
    tally.note(format!(
        "digits: {} kernels, {wanted} values identical through the shim",
        kernels.unwrap_or(0)
    ));
    Ok(())
}

/// `N of M values identical`.
fn identical_values(line: &str) -> Option<(u64, u64)> {
    let (same, all) = line.strip_suffix(" values identical")?.split_once(" of ")?;
    Some((same.parse().ok()?, all.parse().ok()?))
}

/// Kernels of every family, executed; or a sample of them, written to a folder.
fn kernels(context: &Context, tally: &mut Tally, sample: Option<&Path>) -> Result<(), Stop> {
    let mut command = context.cargo([
        "test",
        "--release",
        "-p",
        "weft-render-cuda",
        "--features",
        "tools",
        "--test",
        "executed",
    ]);
    command.env("WEFT_RENDER_TOOLS", "required");
    if let Some(folder) = sample {
        command.env("WEFT_RENDER_SAMPLE", folder);
    }
    let (mut reports, mut rendered) = (0, 0);
    let status = stream(context, command, |line| {
        if let Some(count) = sampled(line) {
            rendered = count;
            tally.note(format!("{count} kernels for nvcc"));
        }
        let Some(report) = report(line) else { return };
        reports += 1;
        tally.note(line.trim_end().to_owned());
        tally.pass(report.checked.saturating_sub(report.wrong));
        tally.check(report.wrong == 0 && report.checked > 0, || {
            format!(
                "{} wrong of {} {}",
                report.wrong, report.checked, report.what
            )
        });
    })?;
    tally.require_success(status, "the kernels' test");
    match sample {
        Some(_) => tally.check(rendered > 0, || "no kernel was written for nvcc".to_owned()),
        None => tally.check(reports >= REPORTS, || {
            format!("only {reports} of {REPORTS} reports")
        }),
    }
    Ok(())
}

/// Compiles an artifact's kernels to machine code, where any warning is an error.
fn compile(
    context: &Context,
    tally: &mut Tally,
    nvcc: &Path,
    artifact: &Path,
    device: &str,
) -> Result<(), Stop> {
    let mut make = context.program("make");
    make.current_dir(artifact)
        .args(["cubin", &format!("ARCH={device}")]);
    make.arg(format!("NVCC={}", nvcc.display()));
    let made = capture(make)?;
    let cubin = artifact.join("kernels.cubin");
    let bytes = std::fs::metadata(&cubin).map_or(0, |m| m.len());
    let name = artifact.file_name().unwrap_or_default().to_string_lossy();
    tally.check(made.status.success() && bytes > 0, || {
        format!("{name} for {device}: {}", last_lines(&made.stderr, 12))
    });
    tally.note(format!("{name} for {device}: a cubin of {bytes} bytes"));
    if bytes > 0 {
        std::fs::remove_file(&cubin)?;
    }
    Ok(())
}

/// NVIDIA's compiler: the one on the path, one in `target/nvcc`, or with `--all` a new one there.
fn nvcc(context: &Context) -> Result<PathBuf, Stop> {
    if answers(context, "nvcc") {
        return Ok("nvcc".into());
    }
    let folder = context.root.join("target").join("nvcc");
    if let Some(found) = nvcc_in(context, &folder) {
        return Ok(found);
    }
    if !context.install {
        return Err(Stop::Skip("no nvcc".into()));
    }
    let python = python_with(context, &["pip"], &["pip"])?;
    context.say("installing NVIDIA's compiler by pip into target/nvcc");
    let mut pip = context.program(python);
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ]);
    pip.args(["--no-deps", "--upgrade", "--target"])
        .arg(&folder);
    pip.args(CUDA_PACKAGES);
    expect_success(pip)?;
    let mut programs = context.program("sh");
    let make_executable = "chmod +x \"$0\"/nvidia/cu*/bin/* \"$0\"/nvidia/cu*/nvvm/bin/*";
    programs.args(["-c", make_executable]).arg(&folder);
    expect_success(programs)?;
    let nothing = || Stop::Fail("pip installed nvcc, and it does not start".into());
    nvcc_in(context, &folder).ok_or_else(nothing)
}

/// `nvcc` in the tree that the packages make: `nvidia/cu13/bin/nvcc`, by its CUDA version.
fn nvcc_in(context: &Context, folder: &Path) -> Option<PathBuf> {
    let versions = std::fs::read_dir(folder.join("nvidia")).ok()?;
    let programs = versions.filter_map(|v| Some(v.ok()?.path().join("bin").join("nvcc")));
    programs.into_iter().find(|p| answers(context, p))
}

/// A family's counts.
#[derive(Debug, PartialEq)]
struct Report<'a> {
    what: &'a str,
    /// Kernels, or faults.
    checked: u64,
    wrong: u64,
}

/// `executed by the shim, FAMILY: N kernels, M elements, D differ`, or `planted: N faults, M missed`.
/// A family without elements has checked nothing.
fn report(line: &str) -> Option<Report<'_>> {
    let (what, counts) = line.trim_end().rsplit_once(": ")?;
    let number = |count: &str, word: &str| count.strip_suffix(word)?.trim_end().parse().ok();
    let counts: Vec<&str> = counts.split(", ").collect();
    let (checked, wrong) = match counts[..] {
        [kernels, elements, differ] if what.starts_with("executed by the shim, ") => {
            let elements: u64 = number(elements, "elements")?;
            let kernels: u64 = number(kernels, "kernels")?;
            (
                if elements > 0 { kernels } else { 0 },
                number(differ, "differ")?,
            )
        }
        [faults, missed] if what == "planted" => {
            (number(faults, "faults")?, number(missed, "missed")?)
        }
        _ => return None,
    };
    Some(Report {
        what,
        checked,
        wrong,
    })
}

/// `sample: N kernels`.
fn sampled(line: &str) -> Option<u64> {
    let rest = line.trim_end().strip_prefix("sample: ")?;
    rest.strip_suffix(" kernels")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_fault_a_report_of_differences_is_read_as_such() {
        let read = |line| report(line).map(|r| (r.what, r.checked, r.wrong));
        assert_eq!(
            read("executed by the shim, fma: 64 kernels, 59136 elements, 2 differ"),
            Some(("executed by the shim, fma", 64, 2))
        );
        assert_eq!(
            read("executed by the shim, fma: 64 kernels, 0 elements, 0 differ"),
            Some(("executed by the shim, fma", 0, 0))
        );
        assert_eq!(
            read("planted: 20 faults, 1 missed"),
            Some(("planted", 20, 1))
        );
        assert_eq!(read("not run: this machine lacks clang++-19"), None);
        assert_eq!(
            identical_values("30 of 31 values identical"),
            Some((30, 31))
        );
        assert_eq!(identical_values("2 of 2 outputs identical"), None);
        assert_eq!(sampled("sample: 180 kernels"), Some(180));
    }
}
