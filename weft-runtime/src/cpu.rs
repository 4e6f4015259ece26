//! This host: its features, its caches, its name.

use weft_kernel::{Arch, Feature, FeatureSet};
use weft_plan::{CacheLevel, MachineProfile};

/// What this processor can do.
pub fn host_features() -> FeatureSet {
    let mut set = FeatureSet::baseline(weft_portable::Level::arch());
    #[cfg(target_arch = "x86_64")]
    {
        let detected = [
            (Feature::Avx2, is_x86_feature_detected!("avx2")),
            (Feature::Fma, is_x86_feature_detected!("fma")),
            (Feature::F16c, is_x86_feature_detected!("f16c")),
            (Feature::Avx512f, is_x86_feature_detected!("avx512f")),
            (Feature::Avx512bw, is_x86_feature_detected!("avx512bw")),
            (Feature::Avx512dq, is_x86_feature_detected!("avx512dq")),
            (Feature::Avx512vl, is_x86_feature_detected!("avx512vl")),
            (Feature::Avx512vnni, is_x86_feature_detected!("avx512vnni")),
        ];
        set.features
            .extend(detected.iter().filter(|(_, has)| *has).map(|(f, _)| *f));
    }
    #[cfg(target_arch = "aarch64")]
    {
        let detected = [
            (
                Feature::Fp16,
                std::arch::is_aarch64_feature_detected!("fp16"),
            ),
            (
                Feature::Dotprod,
                std::arch::is_aarch64_feature_detected!("dotprod"),
            ),
            (
                Feature::I8mm,
                std::arch::is_aarch64_feature_detected!("i8mm"),
            ),
        ];
        set.features
            .extend(detected.iter().filter(|(_, has)| *has).map(|(f, _)| *f));
    }
    set
}

/// This processor's features without those that `mask` takes away: `baseline`, `avx2`, `avx512`.
///
/// A mask never adds a feature. `None` where the name is not known.
pub fn masked_features(mask: &str) -> Option<FeatureSet> {
    let host = host_features();
    let allowed = match mask {
        "" | "native" => return Some(host),
        "baseline" => FeatureSet::baseline(host.arch),
        "avx2" => FeatureSet::avx2(),
        "avx512" => {
            let mut set = FeatureSet::avx512();
            set.features.insert(Feature::Avx512vnni);
            set
        }
        _ => return None,
    };
    let features = host
        .features
        .intersection(&allowed.features)
        .copied()
        .collect();
    let arch = host.arch;
    Some(FeatureSet { arch, features })
}

/// What is known of this machine without measuring: name, features, caches.
pub fn machine_profile(features: FeatureSet, threads: u32) -> MachineProfile {
    MachineProfile {
        cpu: cpu_name(),
        features,
        threads,
        caches: caches(),
        fma_per_second: None,
        memory_bytes_per_second: None,
    }
}

/// The processor's own name for itself, or its architecture where it has none.
pub fn cpu_name() -> String {
    let named = std::fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| {
            text.lines()
                .find_map(|line| line.strip_prefix("model name")?.split_once(':'))
                .map(|(_, name)| name.trim().to_string())
        });
    named.unwrap_or_else(|| match weft_portable::Level::arch() {
        Arch::X64 => "x86-64".into(),
        Arch::A64 => "AArch64".into(),
        Arch::Other => "unknown".into(),
    })
}

/// Data caches as Linux lists them, or typical sizes where nothing is listed.
fn caches() -> Vec<CacheLevel> {
    let mut found = Vec::new();
    for index in 0..8 {
        let path = format!("/sys/devices/system/cpu/cpu0/cache/index{index}");
        let read = |name: &str| std::fs::read_to_string(format!("{path}/{name}")).ok();
        let (Some(level), Some(kind), Some(size)) = (read("level"), read("type"), read("size"))
        else {
            continue;
        };
        if kind.trim() == "Instruction" {
            continue;
        }
        let (Ok(level), Some(bytes)) = (level.trim().parse(), parse_size(size.trim())) else {
            continue;
        };
        found.push(CacheLevel {
            level,
            bytes,
            bytes_per_second: None,
        });
    }
    if found.is_empty() {
        for (level, bytes) in [(1, 32 << 10), (2, 512 << 10), (3, 8 << 20)] {
            found.push(CacheLevel {
                level,
                bytes,
                bytes_per_second: None,
            });
        }
    }
    found.sort_by_key(|c| c.level);
    found
}

fn parse_size(text: &str) -> Option<u64> {
    let (digits, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit())?);
    let scale = match unit {
        "K" => 1 << 10,
        "M" => 1 << 20,
        "G" => 1 << 30,
        _ => return None,
    };
    digits.parse::<u64>().ok()?.checked_mul(scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_only_take_features_away() {
        let host = host_features();
        for mask in ["", "native", "baseline", "avx2", "avx512"] {
            let masked = masked_features(mask);
            assert!(
                masked.is_some_and(|m| host.includes(&m)),
                "{mask} added a feature"
            );
        }
        assert!(masked_features("baseline").is_some_and(|m| m.features.is_empty()));
        assert!(
            masked_features("avx3").is_none(),
            "an unknown mask is refused"
        );
    }

    #[test]
    fn cache_sizes_are_read_with_their_unit() {
        assert_eq!(parse_size("32K"), Some(32768));
        assert_eq!(parse_size("2M"), Some(2 << 20));
        assert_eq!(parse_size("12"), None);
        assert_eq!(parse_size("99999999999999999999K"), None);
    }
}
