//! The cases: graphs of fixed sizes with their inputs, rivals, and a part that the reference can do.

use crate::failure::Failure;
use crate::rivals::Extents;
use crate::vectors::CHAIN;
use std::collections::BTreeMap;
use std::path::Path;
use weft::ir::{BuildError, DType, Graph, GraphBuilder, Tensor};
use weft::reference::random_tensor;

/// Who else does the work of a case.
#[derive(Clone, Debug, PartialEq)]
pub enum Rivals {
    /// Nobody.
    Nobody,
    /// The matrix libraries; `x` is the left operand, this the right one.
    Product(Extents, Tensor),
    /// The chain by hand.
    Chain,
}

/// What is computed.
#[derive(Clone, Debug)]
pub struct Case {
    /// Name of the row.
    pub name: String,
    /// The graph.
    pub graph: Graph,
    /// Its inputs.
    pub inputs: BTreeMap<String, Tensor>,
    /// The same on the leading rows of the inputs only, where the whole is too much for the
    /// reference: its outputs are the leading parts of the whole's.
    pub sample: Option<(Graph, BTreeMap<String, Tensor>)>,
    /// Multiply-adds that cannot be avoided.
    pub multiply_adds: u64,
    /// Bytes that must be read.
    pub read_bytes: u64,
    /// Bytes that must be written.
    pub written_bytes: u64,
    /// Who else does it.
    pub rivals: Rivals,
}

/// A case that is made only when it is its turn: some hold a hundred megabytes.
pub struct Recipe {
    /// Name of the row.
    pub name: String,
    make: Box<dyn Fn() -> Result<Case, Failure>>,
}

impl Recipe {
    fn new(name: String, make: impl Fn(&str) -> Result<Case, Failure> + 'static) -> Self {
        let row = name.clone();
        Recipe {
            name,
            make: Box::new(move || make(&row)),
        }
    }

    /// The case.
    ///
    /// # Errors
    /// If a graph cannot be built or a file not read.
    pub fn case(&self) -> Result<Case, Failure> {
        (self.make)()
    }
}

/// All rows, in the order of the table. `root` is the folder of the workspace.
pub fn recipes(root: &Path) -> Vec<Recipe> {
    let mut all = Vec::new();
    let products = [
        (256, 256, 256),
        (512, 512, 512),
        (1024, 1024, 1024),
        (197, 768, 3072),
        (128, 384, 1536),
        (1, 4096, 4096),
    ];
    for (m, k, n) in products {
        let extents = Extents { m, k, n };
        all.push(Recipe::new(format!("matmul {m}x{k}x{n}"), move |name| {
            product(name, extents)
        }));
    }
    for (rows, columns) in [(4096, 1024), (2560, 16)] {
        all.push(Recipe::new(
            format!("softmax {rows}x{columns}"),
            move |name| rowwise(name, rows, columns, |x, _| x.softmax(-1)),
        ));
    }
    all.push(Recipe::new("layer norm 4096x768".into(), |name| {
        rowwise(name, 4096, 768, |x, g| {
            let scale = g.constant("scale", random(21, &[768])?);
            let bias = g.constant("bias", random(22, &[768])?);
            x.layer_norm(-1, &scale, Some(&bias), 1e-5)
        })
    }));
    for (elems, words) in [(16u64 << 20, "16 Mi"), (32 << 10, "32 Ki")] {
        all.push(Recipe::new(
            format!("chain of 8 ops, {words}"),
            move |name| {
                let mut case = rowwise(name, elems >> 10, 1 << 10, |x, _| chain(x))?;
                case.rivals = Rivals::Chain;
                Ok(case)
            },
        ));
    }
    let folder = root.join("examples/digits");
    all.push(Recipe::new("digits".into(), move |name| {
        digits(name, &folder)
    }));
    all
}

/// The cases whose names hold one of the words; all where no word is given.
///
/// # Errors
/// If a word is in no name.
pub fn chosen(recipes: Vec<Recipe>, words: &[String]) -> Result<Vec<Recipe>, Failure> {
    for word in words {
        if !recipes.iter().any(|r| r.name.contains(word.as_str())) {
            return Err(Failure::UnknownRow {
                asked: word.clone(),
                known: recipes.into_iter().map(|r| r.name).collect(),
            });
        }
    }
    Ok(recipes
        .into_iter()
        .filter(|r| words.is_empty() || words.iter().any(|w| r.name.contains(w.as_str())))
        .collect())
}

/// Values for the reference at most: it makes some ten million a second.
const REFERENCE_WORK: u64 = 24 << 20;

fn random(seed: u64, shape: &[u64]) -> Result<Tensor, BuildError> {
    // Every f32 shape of these cases is small enough for the generator.
    Ok(random_tensor(seed, DType::F32, shape).expect("the shape of a case fits into memory"))
}

/// The first `rows` of a tensor's leading axis.
fn leading(tensor: &Tensor, rows: u64) -> Tensor {
    let mut shape = tensor.shape().to_vec();
    let bytes = tensor.bytes().len() as u64 / shape[0] * rows;
    shape[0] = rows;
    Tensor::from_bytes(tensor.dtype(), shape, &tensor.bytes()[..bytes as usize])
        .expect("whole rows of a tensor are a tensor")
}

fn product(name: &str, extents: Extents) -> Result<Case, Failure> {
    let Extents { m, k, n } = extents;
    let [m, k, n] = [m, k, n].map(|extent| extent as u64);
    let build = || -> Result<(Tensor, Tensor), BuildError> {
        Ok((random(11, &[m, k])?, random(12, &[k, n])?))
    };
    let (x, w) = build().map_err(Failure::weft(name))?;
    let graph = |rows: u64| -> Result<Graph, BuildError> {
        let g = GraphBuilder::new(name);
        let x = g.input("x", DType::F32, &[rows, k]);
        let w = g.constant("w", w.clone());
        g.output("y", &x.matmul(&w)?)?;
        g.finish()
    };
    let rows = (REFERENCE_WORK / (k * n)).clamp(1, m);
    let sample = if rows < m {
        let part = graph(rows).map_err(Failure::weft(name))?;
        Some((part, BTreeMap::from([("x".into(), leading(&x, rows))])))
    } else {
        None
    };
    Ok(Case {
        name: name.into(),
        graph: graph(m).map_err(Failure::weft(name))?,
        inputs: BTreeMap::from([("x".into(), x)]),
        sample,
        multiply_adds: m * k * n,
        read_bytes: 4 * (m * k + k * n),
        written_bytes: 4 * m * n,
        rivals: Rivals::Product(extents, w),
    })
}

/// Something done to each row of a matrix.
fn rowwise(
    name: &str,
    rows: u64,
    columns: u64,
    body: impl Fn(&weft::ir::Var, &GraphBuilder) -> Result<weft::ir::Var, BuildError>,
) -> Result<Case, Failure> {
    let graph = |rows: u64| -> Result<Graph, BuildError> {
        let g = GraphBuilder::new(name);
        let x = g.input("x", DType::F32, &[rows, columns]);
        g.output("y", &body(&x, &g)?)?;
        g.finish()
    };
    let x = random(31, &[rows, columns]).map_err(Failure::weft(name))?;
    let part = (REFERENCE_WORK / 16 / columns).clamp(1, rows);
    let sample = if part < rows {
        let graph = graph(part).map_err(Failure::weft(name))?;
        Some((graph, BTreeMap::from([("x".into(), leading(&x, part))])))
    } else {
        None
    };
    Ok(Case {
        name: name.into(),
        graph: graph(rows).map_err(Failure::weft(name))?,
        inputs: BTreeMap::from([("x".into(), x)]),
        sample,
        multiply_adds: 0,
        read_bytes: 4 * rows * columns,
        written_bytes: 4 * rows * columns,
        rivals: Rivals::Nobody,
    })
}

/// The chain of `vectors::chain_scalar`, as a graph.
fn chain(x: &weft::ir::Var) -> Result<weft::ir::Var, BuildError> {
    x.mul(CHAIN.scale)?
        .add(CHAIN.shift)?
        .maximum(0.0f32)?
        .mul(x)?
        .sub(CHAIN.offset)?
        .minimum(CHAIN.limit)?
        .abs()?
        .add(x)
}

fn digits(name: &str, folder: &Path) -> Result<Case, Failure> {
    let options = weft::onnx::LoadOptions::new();
    let model =
        weft::onnx::load(folder.join("digits.onnx"), &options).map_err(Failure::weft(name))?;
    let graph = model.graph;
    let mut inputs = BTreeMap::new();
    for input in &graph.inputs {
        let page = folder.join("page.png");
        let tensor =
            weft::files::read_picture(&page, graph.ty(*input)).map_err(Failure::weft(name))?;
        inputs.insert(graph.value(*input).name.clone(), tensor);
    }
    let bytes = |tensors: &mut dyn Iterator<Item = &weft::ir::ValueId>| -> u64 {
        tensors.filter_map(|v| graph.ty(*v).bytes()).sum()
    };
    let constants: u64 = graph
        .values
        .iter()
        .filter(|v| v.constant.is_some())
        .filter_map(|v| v.ty.bytes())
        .sum();
    Ok(Case {
        name: name.into(),
        read_bytes: constants + bytes(&mut graph.inputs.iter()),
        written_bytes: bytes(&mut graph.outputs.iter().map(|o| &o.value)),
        // Known when the plan is.
        multiply_adds: 0,
        graph,
        inputs,
        sample: None,
        rivals: Rivals::Nobody,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vectors::chain_scalar;

    fn root() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
    }

    #[test]
    fn names_are_unique_and_words_choose_among_them() {
        let names: std::collections::BTreeSet<String> =
            recipes(&root()).into_iter().map(|r| r.name).collect();
        assert_eq!(names.len(), recipes(&root()).len());
        let softmaxes = chosen(recipes(&root()), &["softmax".into()]).unwrap();
        assert_eq!(softmaxes.len(), 2);
        assert_eq!(chosen(recipes(&root()), &[]).unwrap().len(), names.len());
        let error = chosen(recipes(&root()), &["softmax".into(), "nonsense".into()]);
        let Err(Failure::UnknownRow { asked, known }) = error else {
            panic!("an unknown row is refused");
        };
        assert_eq!(asked, "nonsense");
        assert_eq!(known.len(), names.len());
    }

    #[test]
    fn the_chain_as_a_graph_is_the_chain_by_hand() {
        let case = rowwise("chain", 3, 1 << 10, |x, _| chain(x)).unwrap();
        let outputs = weft::reference::eval_graph(&case.graph, &case.inputs).unwrap();
        let given: Vec<f32> = outputs[0].1.to_vec().unwrap();
        let x: Vec<f32> = case.inputs["x"].to_vec().unwrap();
        let same = x
            .iter()
            .zip(&given)
            .filter(|(x, y)| chain_scalar(**x).to_bits() == y.to_bits());
        assert_eq!(same.count(), 3 << 10);
    }

    #[test]
    fn a_sample_is_the_leading_part_of_the_whole() {
        let extents = Extents {
            m: 700,
            k: 256,
            n: 256,
        };
        let case = product("sampled", extents).unwrap();
        let (graph, inputs) = case.sample.expect("too much for the reference");
        let rows = graph.ty(graph.inputs[0]).shape.extents().unwrap()[0];
        assert!(rows > 0 && rows < 700);
        let part = inputs["x"].bytes();
        assert_eq!(part, &case.inputs["x"].bytes()[..part.len()]);
        assert_eq!(case.multiply_adds, extents.multiply_adds());
    }
}
