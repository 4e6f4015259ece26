//! Models, inputs and compile options from the command line.

use super::Failure;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use weft::files::{bits_as, read_npy, read_picture};
use weft::ir::{Graph, Tensor};
use weft::plan::Plan;
use weft::{CompileOptions, Compiled, compile};

/// Which model, and which part of it.
#[derive(clap::Args)]
pub struct ModelArgs {
    #[command(flatten)]
    pub file: FileArgs,
    /// Begin at this value instead of the inputs (repeatable)
    #[arg(long, value_name = "NAME")]
    pub from: Vec<String>,
    /// End at this value instead of the outputs (repeatable)
    #[arg(long, value_name = "NAME")]
    pub to: Vec<String>,
}

/// A model's file, and what it leaves open.
#[derive(clap::Args)]
pub struct FileArgs {
    /// The model: an ONNX file (inspect also takes a plan, .weftplan.json)
    pub model: PathBuf,
    /// Bind a symbolic dimension, as in batch=1 (repeatable)
    #[arg(long, value_name = "DIM=N", value_parser = parse_bind)]
    pub bind: Vec<(String, u64)>,
    /// Give an input's shape where the file leaves it open, as in x=1,3,48,320 (repeatable)
    #[arg(long, value_name = "NAME=N,N,..", value_parser = parse_shape)]
    pub shape: Vec<(String, Extents)>,
    /// Also allow external data in this folder (a Hugging Face cache, for instance)
    #[arg(long, value_name = "FOLDER")]
    pub external_root: Vec<PathBuf>,
}

pub fn parse_bind(text: &str) -> Result<(String, u64), String> {
    let (name, extent) = text.split_once('=').ok_or("expected DIM=N")?;
    let extent = extent
        .parse()
        .map_err(|_| format!("{extent} is no extent"))?;
    Ok((name.into(), extent))
}

/// Extents of a shape on the command line.
#[derive(Clone, Debug)]
pub struct Extents(pub Vec<u64>);

fn parse_shape(text: &str) -> Result<(String, Extents), String> {
    let (name, extents) = text.rsplit_once('=').ok_or("expected NAME=N,N,..")?;
    let extents = extents
        .split(',')
        .map(|n| n.trim().parse().map_err(|_| format!("{n} is no extent")))
        .collect::<Result<Vec<u64>, String>>()?;
    Ok((name.into(), Extents(extents)))
}

impl FileArgs {
    /// How files are loaded.
    pub fn load_options(&self) -> weft::onnx::LoadOptions {
        let mut options = weft::onnx::LoadOptions::new();
        for (name, extent) in &self.bind {
            options = options.bind(name, *extent);
        }
        for (name, extents) in &self.shape {
            options = options.input_shape(name, extents.0.clone());
        }
        for folder in &self.external_root {
            options = options.external_root(folder);
        }
        options
    }
}

impl ModelArgs {
    /// The options given that mean something for a model only.
    pub fn options_of_models(&self) -> Vec<&'static str> {
        let given = [
            ("--from", self.from.len()),
            ("--to", self.to.len()),
            ("--bind", self.file.bind.len()),
            ("--shape", self.file.shape.len()),
            ("--external-root", self.file.external_root.len()),
        ];
        let given = given.into_iter().filter(|(_, count)| *count > 0);
        given.map(|(name, _)| name).collect()
    }

    /// The graph of the model, or of the chunk that was asked for.
    pub fn graph(&self) -> Result<Graph, Failure> {
        let path = &self.file.model;
        let model =
            weft::onnx::load(path, &self.file.load_options()).map_err(|e| in_file(path, &e))?;
        if self.from.is_empty() && self.to.is_empty() {
            return Ok(model.graph);
        }
        let from: Vec<&str> = self.from.iter().map(String::as_str).collect();
        let to: Vec<&str> = self.to.iter().map(String::as_str).collect();
        let chunk = model.graph.chunk(&from, &to);
        Ok(chunk.map_err(|e| in_file(path, &e))?)
    }

    /// The graph, and its plan for this machine or from a file.
    pub fn compiled(&self, plan: Option<&Path>) -> Result<(Graph, Compiled), Failure> {
        let graph = self.graph()?;
        let options = CompileOptions::from_env()?;
        let compiled = match plan {
            Some(path) => weft::compile::open_plan(&graph, Plan::load(path)?, &options)
                .map_err(|e| in_file(path, &e)),
            None => compile(&graph, &options).map_err(|e| in_file(&self.file.model, &e)),
        };
        Ok((graph, compiled?))
    }
}

/// An error with its causes and the file it was found in, each said once.
pub fn in_file(path: &Path, error: &dyn std::error::Error) -> String {
    let (path, words) = (path.display().to_string(), super::words(error));
    if words.contains(&path) {
        words
    } else {
        format!("{path}: {words}")
    }
}

/// Where inputs come from.
#[derive(clap::Args)]
pub struct InputArgs {
    /// Read an input from a PNG, as in page=page.png (repeatable)
    #[arg(long, value_name = "NAME=FILE")]
    pub image: Vec<String>,
    /// Read an input from a .npy file, or make one up: x=x.npy, x=random:7 (repeatable);
    /// bf16 is read from u16 as its bits, or from ml_dtypes' bfloat16
    #[arg(long, value_name = "NAME=FILE.npy|random:SEED")]
    pub input: Vec<String>,
}

impl InputArgs {
    /// A tensor for every input of a graph. Inputs that are not named are made up from seed 0 where
    /// `fill` says so.
    pub fn tensors(&self, graph: &Graph, fill: bool) -> Result<Given, Failure> {
        let mut tensors = BTreeMap::new();
        let mut made_up = Vec::new();
        let types: BTreeMap<String, _> = graph
            .inputs
            .iter()
            .map(|v| (graph.value(*v).name.clone(), graph.ty(*v).clone()))
            .collect();
        let known = || types.keys().cloned().collect::<Vec<_>>().join(", ");
        let pairs = self
            .image
            .iter()
            .map(|t| (t, true))
            .chain(self.input.iter().map(|t| (t, false)));
        for (text, is_picture) in pairs {
            let (name, from) = split_name(text)?;
            let ty = types
                .get(name)
                .ok_or_else(|| format!("no input is called {name}; there are: {}", known()))?;
            let tensor = if is_picture {
                read_picture(Path::new(from), ty)?
            } else if let Some(seed) = from.strip_prefix("random:") {
                let seed = seed.parse().map_err(|_| {
                    format!("random:{seed}: a seed is a number from 0 to {}", u64::MAX)
                })?;
                let shape = ty.shape.extents().ok_or("the input's shape is not fixed")?;
                weft::reference::random_tensor(seed, ty.dtype, &shape)?
            } else {
                bits_as(ty.dtype, read_npy(Path::new(from))?)
            };
            if tensor.ty() != *ty {
                return Err(format!("input {name} is {ty}, {from} holds {}", tensor.ty()).into());
            }
            if tensors.insert(name.to_string(), tensor).is_some() {
                return Err(format!("input {name} is given twice").into());
            }
        }
        for (name, ty) in &types {
            if tensors.contains_key(name) {
                continue;
            }
            if !fill {
                return Err(format!(
                    "input {name} ({ty}) is not given; use --input {name}=FILE.npy, \
                     --input {name}=random:SEED or --image {name}=FILE.png"
                )
                .into());
            }
            let shape = ty.shape.extents().ok_or("the input's shape is not fixed")?;
            let tensor = weft::reference::random_tensor(0, ty.dtype, &shape)?;
            tensors.insert(name.clone(), tensor);
            made_up.push(name.clone());
        }
        Ok(Given { tensors, made_up })
    }
}

/// Inputs of a run.
pub struct Given {
    /// By name.
    pub tensors: BTreeMap<String, Tensor>,
    /// Those that were made up from seed 0.
    pub made_up: Vec<String>,
}

/// Splits `NAME=REST`. Names may hold `=`, files after the last one may not.
pub fn split_name(text: &str) -> Result<(&str, &str), Failure> {
    text.rsplit_once('=')
        .filter(|(name, rest)| !name.is_empty() && !rest.is_empty())
        .ok_or_else(|| format!("{text}: expected NAME=FILE").into())
}

/// Threads to run with: what was asked for, or what the host has.
pub fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}
