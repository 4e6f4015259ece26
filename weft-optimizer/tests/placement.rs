//! Devices are used on evidence only, and each piece of evidence that is wanting is named.

mod support;

use support::{Made, plan};
use weft_ir::CompositeOp;
use weft_optimizer::placement::{DeviceRequest, place};
use weft_plan::evidence::{
    EVIDENCE_VERSION, Evidence, Identity, Idle, KernelEvidence, Round, Transfers, shape_class,
};
use weft_plan::{Digest, Placement, PlacementRefusal, Plan};

/// Five softmaxes over axes in turns: five regions, one kernel each, 8192 bytes between them.
fn chain() -> Plan {
    let mut g = Made::new("chain");
    let mut x = g.input(&[64, 32]);
    for at in 0..5 {
        x = g.composite(CompositeOp::Softmax { axis: at % 2 }, &[x]);
    }
    let plan = plan(&g.out(&[x])).expect("a plan").plan;
    assert_eq!(plan.regions.len(), 5);
    plan
}

fn source() -> Digest {
    Digest::of(b"kernels.cu")
}

const WHOLE: Identity = Identity {
    compared: 5,
    identical: 5,
};

/// Every kernel takes 1000 ns on the host and 100 on the device, and 8192 bytes take 500 ns.
fn evidence(plan: &Plan) -> Evidence {
    let kernels = plan
        .steps()
        .enumerate()
        .map(|(at, (_, step))| KernelEvidence {
            step: at,
            kernel: step.kernel.name().into(),
            shape: shape_class(&step.kernel),
            values: Identity {
                compared: 1,
                identical: 1,
            },
            rounds: vec![
                Round {
                    baseline_ns: Some(1000),
                    candidate_ns: Some(100),
                };
                3
            ],
        });
    Evidence {
        format: "weft-evidence".into(),
        version: EVIDENCE_VERSION,
        target: "cuda".into(),
        device: "a device".into(),
        driver: Some("550".into()),
        artifact: Digest::of(b"artifact"),
        kernels_source: source(),
        values: WHOLE,
        outputs: WHOLE,
        idle: Idle {
            before: Some(true),
            during: Some(true),
        },
        baseline: Some("a host".into()),
        transfers: Transfers {
            in_ns: Some(500),
            out_ns: Some(500),
        },
        rounds: Vec::new(),
        kernels: kernels.collect(),
    }
}

fn request() -> DeviceRequest<'static> {
    DeviceRequest {
        target: "cuda",
        device: "a device",
        driver: Some("550"),
        host: "a host",
        kernels_source: source(),
        accept_busy: false,
    }
}

/// One letter a region: `D` on the device, `.` on the host.
fn shown(plan: &Plan) -> String {
    let letter = |p: &Option<Placement>| match p {
        Some(Placement::Device { .. }) => 'D',
        Some(Placement::Host { .. }) => '.',
        None => '?',
    };
    plan.regions.iter().map(|r| letter(&r.placement)).collect()
}

fn refusal(plan: &Plan, region: usize) -> PlacementRefusal {
    match &plan.regions[region].placement {
        Some(Placement::Host { refusal }) => refusal.clone(),
        other => panic!("{other:?}"),
    }
}

/// Places with changed evidence.
fn with(change: impl FnOnce(&mut Evidence)) -> Plan {
    let mut plan = chain();
    let mut evidence = evidence(&plan);
    change(&mut evidence);
    let placed = place(&mut plan, &evidence, &request());
    assert_eq!(placed, shown(&plan).matches('D').count());
    plan
}

#[test]
fn good_evidence_places_the_whole_stretch_and_prices_its_edges_only() {
    let plan = with(|_| {});
    assert_eq!(shown(&plan), "DDDDD");
    let want = Placement::Device {
        target: "cuda".into(),
        device: "a device".into(),
        gain_ns: 5 * 900,
        transfers_ns: 500 + 500,
    };
    assert!(
        plan.regions
            .iter()
            .all(|r| r.placement.as_ref() == Some(&want))
    );
    // A plan with placements is a plan: it survives its file and its check.
    plan.check().expect("a good plan");
    let again = Plan::from_json(&plan.to_json()).expect("its own file");
    assert_eq!(again, plan);
}

#[test]
fn one_region_alone_does_not_pay_for_its_transfers() {
    // 900 saved, 1000 moved.
    let plan = with(|e| {
        for k in [0, 2, 4] {
            e.kernels[k].rounds[1].candidate_ns = Some(1100);
        }
    });
    assert_eq!(shown(&plan), ".....");
    let want = PlacementRefusal::TransfersCostMore {
        gain_ns: 900,
        transfers_ns: 1000,
    };
    assert_eq!(refusal(&plan, 1), want);
    assert_eq!(refusal(&plan, 3), want);
    assert_eq!(
        want.to_string(),
        "saves 900 ns, and moving its values takes 1.00 us"
    );
}

#[test]
fn stretches_on_both_sides_of_a_lost_region_are_weighed_apart() {
    let lost = |plan: &mut Evidence| plan.kernels[2].rounds[0].candidate_ns = Some(1000);
    // Two regions save 1800 and move for 1000.
    let plan = with(lost);
    assert_eq!(shown(&plan), "DD.DD");
    let plan = with(|e| {
        lost(e);
        e.transfers.out_ns = Some(1400);
    });
    assert_eq!(shown(&plan), ".....");
    // What leaves is dear, what enters is not: the least good round counts, so 4 x 900.
    let plan = with(|e| {
        e.kernels[4].rounds[2].candidate_ns = Some(999);
        e.transfers.out_ns = Some(2600);
    });
    assert_eq!(shown(&plan), "DDDDD");
}

#[test]
fn the_least_good_round_is_what_counts() {
    let plan = with(|e| {
        for k in &mut e.kernels {
            k.rounds[1].candidate_ns = Some(900);
        }
    });
    // 5 x 100 saved in the least good round, 1000 moved.
    assert_eq!(shown(&plan), ".....");
}

#[test]
fn planted_faults_of_the_whole_record_are_each_refused_for_their_own_reason() {
    let first = |change: fn(&mut Evidence)| {
        let plan = with(change);
        assert_eq!(shown(&plan), ".....");
        let all: Vec<_> = (0..5).map(|r| refusal(&plan, r)).collect();
        assert!(all.iter().all(|r| *r == all[0]), "{all:?}");
        all[0].clone()
    };
    let other = first(|e| e.device = "another".into());
    assert!(matches!(other, PlacementRefusal::OtherDevice { .. }));
    let other = first(|e| e.target = "metal".into());
    assert!(matches!(other, PlacementRefusal::OtherTarget { .. }));
    let other = first(|e| e.driver = Some("551".into()));
    assert!(matches!(other, PlacementRefusal::OtherDriver { .. }));
    let other = first(|e| e.baseline = Some("another host".into()));
    assert!(matches!(other, PlacementRefusal::OtherBaseline { .. }));
    let other = first(|e| e.kernels_source = Digest::of(b"other source"));
    assert!(matches!(other, PlacementRefusal::OtherArtifact { .. }));
    let busy = |when: &str| PlacementRefusal::NotIdle { when: when.into() };
    assert_eq!(first(|e| e.idle.before = Some(false)), busy("before"));
    assert_eq!(first(|e| e.idle.during = Some(false)), busy("during"));
    let differ = PlacementRefusal::BitsDiffer {
        what: "outputs".into(),
        differ: 1,
        compared: 5,
    };
    assert_eq!(first(|e| e.outputs.identical = 4), differ);
    let nothing = PlacementRefusal::NothingCompared {
        what: "values".into(),
    };
    assert_eq!(first(|e| e.values = Identity::default()), nothing);
    let absent: [fn(&mut Evidence); 6] = [
        |e| e.driver = None,
        |e| e.baseline = None,
        |e| e.idle.before = None,
        |e| e.idle.during = None,
        |e| e.transfers.in_ns = None,
        |e| e.transfers.out_ns = None,
    ];
    let mut figures = std::collections::BTreeSet::new();
    for change in absent {
        let PlacementRefusal::MissingFigure { figure } = first(change) else {
            panic!("another refusal");
        };
        figures.insert(figure);
    }
    assert_eq!(figures.len(), 6, "{figures:?}");
    let zero = first(|e| e.transfers.in_ns = Some(0));
    assert!(matches!(zero, PlacementRefusal::ZeroFigure { .. }));
}

#[test]
fn planted_faults_of_one_kernel_are_each_refused_for_their_own_reason() {
    let second = |change: fn(&mut KernelEvidence)| {
        let plan = with(|e| change(&mut e.kernels[1]));
        assert_eq!(shown(&plan), "..DDD");
        refusal(&plan, 1)
    };
    let lost = second(|k| k.rounds[2].candidate_ns = Some(1001));
    assert!(
        matches!(
            lost,
            PlacementRefusal::RoundLost {
                lost: 1,
                rounds: 3,
                ..
            }
        ),
        "{lost:?}"
    );
    // A tie is no gain.
    let tie = second(|k| k.rounds[0].candidate_ns = Some(1000));
    assert!(matches!(tie, PlacementRefusal::RoundLost { lost: 1, .. }));
    let slower = second(|k| {
        for round in &mut k.rounds {
            round.candidate_ns = Some(5000);
        }
    });
    assert!(matches!(slower, PlacementRefusal::Slower { rounds: 3, .. }));
    let few = second(|k| k.rounds.truncate(2));
    assert!(matches!(few, PlacementRefusal::FewRounds { rounds: 2, .. }));
    let bits = second(|k| k.values.identical = 0);
    assert!(matches!(bits, PlacementRefusal::BitsDiffer { .. }));
    let nothing = second(|k| k.values = Identity::default());
    assert!(matches!(nothing, PlacementRefusal::NothingCompared { .. }));
    for change in [
        (|k| k.kernel.push('x')) as fn(&mut KernelEvidence),
        |k| k.shape.push('x'),
        |k| k.step = 7,
    ] {
        assert!(matches!(second(change), PlacementRefusal::NoRecord { .. }));
    }
    let absent = second(|k| k.rounds[1].candidate_ns = None);
    assert!(matches!(absent, PlacementRefusal::MissingFigure { .. }));
    let absent = second(|k| k.rounds[1].baseline_ns = None);
    assert!(matches!(absent, PlacementRefusal::MissingFigure { .. }));
    let zero = second(|k| k.rounds[1].candidate_ns = Some(0));
    assert!(matches!(zero, PlacementRefusal::ZeroFigure { .. }));
}

#[test]
fn planted_swapped_columns_place_nothing() {
    // Whatever the times are, host and device cannot both be ahead.
    let mut state = 7u64;
    let mut random = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut placed_some = 0;
    for _ in 0..300 {
        let mut plan = chain();
        let mut evidence = evidence(&plan);
        for kernel in &mut evidence.kernels {
            let favours = random(3);
            for round in &mut kernel.rounds {
                let (a, b) = (1000 + random(2000), 100 + random(1000));
                let (host, device) = match favours {
                    0 => (b, a),
                    _ => (a, b),
                };
                *round = Round {
                    baseline_ns: Some(host),
                    candidate_ns: Some(device),
                };
            }
        }
        let placed = place(&mut plan, &evidence, &request());
        let before = shown(&plan);
        placed_some += usize::from(placed > 0);
        for kernel in &mut evidence.kernels {
            for round in &mut kernel.rounds {
                std::mem::swap(&mut round.baseline_ns, &mut round.candidate_ns);
            }
        }
        place(&mut plan, &evidence, &request());
        let after = shown(&plan);
        let both = before
            .chars()
            .zip(after.chars())
            .filter(|p| *p == ('D', 'D'));
        assert_eq!(both.count(), 0, "{before} {after}");
    }
    assert!(placed_some > 50, "{placed_some}");
}

#[test]
fn a_busy_device_is_accepted_by_name_only() {
    let mut plan = chain();
    let mut evidence = evidence(&plan);
    evidence.idle = Idle {
        before: Some(false),
        during: None,
    };
    assert_eq!(place(&mut plan, &evidence, &request()), 0);
    let accepting = DeviceRequest {
        accept_busy: true,
        ..request()
    };
    assert_eq!(place(&mut plan, &evidence, &accepting), 5);
    // It excuses nothing else.
    evidence.outputs.identical = 0;
    assert_eq!(place(&mut plan, &evidence, &accepting), 0);
}

/// The slow meaning: every way to choose stretches of eligible regions.
fn slow(gains: &[Option<u64>], into: u64, out_of: u64) -> u64 {
    let mut best = 0;
    for mask in 0u32..1 << gains.len() {
        let on = |at: usize| mask >> at & 1 == 1;
        if (0..gains.len()).any(|at| on(at) && gains[at].is_none()) {
            continue;
        }
        // In a chain, each stretch has one value that enters and one that leaves.
        let (mut saved, mut cost) = (0, 0);
        for (at, gain) in gains.iter().enumerate() {
            if on(at) {
                saved += gain.unwrap_or(0);
                if at == 0 || !on(at - 1) {
                    cost += into + out_of;
                }
            }
        }
        best = best.max(saved as i64 - cost as i64);
    }
    best as u64
}

#[test]
fn no_other_choice_of_stretches_saves_more() {
    let mut state = 99u64;
    let mut random = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for _ in 0..200 {
        let mut plan = chain();
        let mut evidence = evidence(&plan);
        let (into, out_of) = (1 + random(800), 1 + random(800));
        evidence.transfers = Transfers {
            in_ns: Some(into),
            out_ns: Some(out_of),
        };
        let mut gains = Vec::new();
        for kernel in &mut evidence.kernels {
            let gain = (random(4) > 0).then(|| 1 + random(900));
            gains.push(gain);
            for round in &mut kernel.rounds {
                round.candidate_ns = Some(1000 - gain.unwrap_or(0));
            }
        }
        place(&mut plan, &evidence, &request());
        let mut saved = 0;
        let mut before: Option<&Placement> = None;
        for region in &plan.regions {
            let this = region.placement.as_ref();
            if let Some(Placement::Device {
                gain_ns,
                transfers_ns,
                ..
            }) = this
                && before != this
            {
                saved += gain_ns - transfers_ns;
            }
            before = this;
        }
        assert_eq!(
            saved,
            slow(&gains, into, out_of),
            "{gains:?} {into} {out_of}"
        );
    }
}
