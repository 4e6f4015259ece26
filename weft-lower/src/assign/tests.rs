use super::*;

/// A small generator of random straight-line code (a 64-bit linear congruence).
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

fn random_code(random: &mut Random, len: u64) -> (Vec<Shape>, Vec<usize>) {
    let mut class_of = Vec::new();
    let mut shapes = Vec::new();
    for at in 0..len {
        let mut uses = Vec::new();
        if at > 0 {
            for _ in 0..random.below(4) {
                // Mostly recent values, so that many die early.
                let back = 1 + random.below(at.min(6));
                uses.push((at - back) as u32);
            }
        }
        class_of.push(random.below(4).min(1) as usize);
        let reuse = match random.below(3) {
            0 => Reuse::Never,
            1 => uses
                .iter()
                .find(|v| class_of[**v as usize] == class_of[at as usize])
                .map_or(Reuse::Any, |v| Reuse::Tied(*v)),
            _ => Reuse::Any,
        };
        shapes.push(Shape {
            uses,
            def: Some(at as u32),
            reuse,
        });
    }
    (shapes, class_of)
}

fn file(n: u8) -> RegisterFile {
    RegisterFile {
        classes: vec![(0..n).collect(), (0..n).collect()],
    }
}

#[test]
fn random_assignments_hold_under_the_checker() {
    let mut random = Random(7);
    let (mut fitted, mut refused) = (0, 0);
    for _ in 0..2_000 {
        let len = 1 + random.below(60);
        let (shapes, class_of) = random_code(&mut random, len);
        let n = 3 + random.below(8) as u8;
        match assign(&shapes, &class_of, &file(n)) {
            Ok(a) => {
                assert!(holds(&shapes, &class_of, &a));
                fitted += 1;
            }
            Err(p) => {
                assert!(p.needed > p.available);
                refused += 1;
            }
        }
    }
    assert!(fitted > 500 && refused > 50, "{fitted} {refused}");
}

#[test]
fn the_checker_catches_a_swapped_register() {
    let mut random = Random(11);
    let (mut caught, mut planted) = (0, 0);
    for _ in 0..300 {
        let (shapes, class_of) = random_code(&mut random, 40);
        let Ok(mut a) = assign(&shapes, &class_of, &file(10)) else {
            continue;
        };
        // Give a value that is used later the register of its successor.
        let at = 10 + random.below(20) as usize;
        let used_later = shapes[at + 2..]
            .iter()
            .any(|s| s.uses.contains(&(at as u32)));
        if class_of[at] == class_of[at + 1] && a.reg[at] != a.reg[at + 1] && used_later {
            a.reg[at] = a.reg[at + 1];
            planted += 1;
            caught += u32::from(!holds(&shapes, &class_of, &a));
        }
    }
    assert!(planted > 10);
    assert_eq!(caught, planted);
}

#[test]
fn a_tied_operand_that_lives_on_is_not_shared() {
    let shape = |uses: &[u32], def, reuse| Shape {
        uses: uses.to_vec(),
        def: Some(def),
        reuse,
    };
    let shapes = [
        shape(&[], 0, Reuse::Any),
        shape(&[], 1, Reuse::Any),
        shape(&[0, 1], 2, Reuse::Tied(0)),
        shape(&[0, 2], 3, Reuse::Any),
    ];
    let a = assign(&shapes, &[0, 0, 0, 0], &file(4)).unwrap();
    assert_ne!(a.reg[2], a.reg[0]);
    assert_ne!(a.reg[2], a.reg[1], "1 is read after 0 was copied");
}
