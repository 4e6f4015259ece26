//! An order of a body's nodes in which few values are live at once.

use crate::body::Body;
use weft_kernel::Val;

/// Depth first from the effects, the operand that needs more registers first (Sethi and Ullman's
/// rule, applied to the graph as if it were a tree).
///
/// It lengthens no dependence; a processor that reorders hardly minds the loss of interleaving.
pub fn low_pressure(body: &Body) -> Vec<Val> {
    let mut need = vec![1u32; body.nodes.len()];
    for at in 0..body.nodes.len() {
        let mut needs: Vec<u32> = body.nodes[at]
            .op
            .operands()
            .iter()
            .map(|v| need[v.index()])
            .collect();
        needs.sort_unstable_by(|a, b| b.cmp(a));
        need[at] = needs
            .iter()
            .enumerate()
            .map(|(i, n)| n + i as u32)
            .max()
            .unwrap_or(1)
            .max(1);
    }
    let mut order = Vec::with_capacity(body.nodes.len());
    let mut placed = vec![false; body.nodes.len()];
    for effect in &body.effects {
        place(
            body,
            Body::effect_value(effect),
            &need,
            &mut placed,
            &mut order,
        );
    }
    order
}

/// An explicit stack, since chains may be long.
fn place(body: &Body, root: Val, need: &[u32], placed: &mut [bool], order: &mut Vec<Val>) {
    let mut stack = vec![(root, false)];
    while let Some((v, ready)) = stack.pop() {
        if placed[v.index()] {
            continue;
        }
        if ready {
            placed[v.index()] = true;
            order.push(v);
            continue;
        }
        stack.push((v, true));
        let mut operands = body.nodes[v.index()].op.operands();
        operands.retain(|o| !placed[o.index()]);
        // The last one pushed is the first one placed. A stable sort keeps this deterministic.
        operands.sort_by_key(|o| need[o.index()]);
        stack.extend(operands.into_iter().map(|o| (o, false)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::{Node, Op};
    use weft_kernel::{BinaryOp, Effect, Elem};

    #[test]
    fn operands_stand_before_users_and_the_deep_side_goes_first() {
        let node = |op| Node {
            op,
            elem: Elem::F32,
        };
        let add = |a, b| {
            node(Op::Binary {
                op: BinaryOp::Add,
                a: Val(a),
                b: Val(b),
            })
        };
        let body = Body {
            nodes: vec![
                node(Op::Scalar { slot: 0 }),
                node(Op::Scalar { slot: 1 }),
                node(Op::Scalar { slot: 2 }),
                add(1, 2),
                add(0, 3),
            ],
            effects: vec![Effect::SetScalar {
                slot: 3,
                value: Val(4),
            }],
            tables: vec![],
        };
        let order = low_pressure(&body);
        assert_eq!(order, [Val(2), Val(1), Val(3), Val(0), Val(4)]);
        assert_eq!(body.reordered(&order).nodes.len(), 5);
    }
}
