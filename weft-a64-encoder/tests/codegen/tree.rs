//! The decision tree by which a word finds its rows.

use super::source::Line;

/// Inner nodes are (shift, width, first child); leaves are (count, 0, first row).
pub struct Tree {
    pub nodes: Vec<(u32, u32, u32)>,
    pub leaves: Vec<u16>,
}

pub fn build(lines: &[Line]) -> Tree {
    let mut order: Vec<u16> = (0..lines.len() as u16).collect();
    // Best first: what is never printed comes last, aliases first, then more fixed bits, more rules.
    order.sort_by_key(|at| {
        let line = &lines[usize::from(*at)];
        let fixed = line.mask.count_ones();
        (
            line.is_silent(),
            !line.is_alias(),
            32 - fixed,
            9 - line.rules.len().min(9),
            *at,
        )
    });
    let mut tree = Tree {
        nodes: vec![(0, 0, 0)],
        leaves: vec![],
    };
    split(lines, &order, 0, 0, &mut tree);
    tree
}

/// Calls `each` with every child of a row.
fn descend(line: &Line, shift: u32, width: u32, mut each: impl FnMut(usize)) {
    let window = (1u32 << width) - 1;
    let value = (line.value >> shift & window) as usize;
    let free = (!line.mask >> shift & window) as usize;
    // All subsets of the free bits.
    let mut subset = 0;
    loop {
        each(value | subset);
        subset = subset.wrapping_sub(free) & free;
        if subset == 0 {
            break;
        }
    }
}

fn split(lines: &[Line], rows: &[u16], node: usize, used: u32, tree: &mut Tree) {
    let mut best = (rows.len() as f64 * 0.9, 0, 0);
    if rows.len() > 5 {
        for width in 1..=6 {
            for shift in 0..=32 - width {
                let window = ((1u32 << width) - 1) << shift;
                if window & used != 0 {
                    continue;
                }
                let mut sizes = vec![0usize; 1 << width];
                for &row in rows {
                    descend(&lines[usize::from(row)], shift, width, |child| {
                        sizes[child] += 1
                    });
                }
                let total: usize = sizes.iter().sum();
                let squares: usize = sizes.iter().map(|n| n * n).sum();
                // What a row's words meet on average, and a price for copies and empty children.
                let cost = squares as f64 / total.max(1) as f64
                    + 2.0 * (total - rows.len()) as f64 / rows.len() as f64
                    + sizes.len() as f64 / rows.len() as f64;
                if cost < best.0 {
                    best = (cost, shift, width);
                }
            }
        }
    }
    let (_, shift, width) = best;
    if width == 0 {
        tree.nodes[node] = (rows.len() as u32, 0, tree.leaves.len() as u32);
        tree.leaves.extend(rows);
        return;
    }
    let first = tree.nodes.len();
    tree.nodes[node] = (shift, width, first as u32);
    tree.nodes.resize(first + (1 << width), (0, 0, 0));
    let used = used | ((1u32 << width) - 1) << shift;
    let mut children = vec![vec![]; 1 << width];
    for &row in rows {
        descend(&lines[usize::from(row)], shift, width, |child| {
            children[child].push(row)
        });
    }
    for (at, child) in children.iter().enumerate() {
        split(lines, child, first + at, used, tree);
    }
}
