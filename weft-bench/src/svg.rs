//! A plot: for each row a bar for each contender, as long as the share of the machine's limit that
//! it reaches. Written by hand, since it is a few rectangles and words.

use crate::record::Host;
use crate::row::{Role, Row};
use crate::table::{role, time};

const WIDTH: f64 = 980.0;
const LEFT: f64 = 190.0;
const RIGHT: f64 = 190.0;
const TOP: f64 = 92.0;
const BAR: f64 = 17.0;
const GAP: f64 = 16.0;
const BOTTOM: f64 = 46.0;

fn colour(role: Role) -> &'static str {
    match role {
        Role::Twin => "#0b6e4f",
        Role::Arm => "#8ecfb0",
        Role::Rival => "#c8553d",
        Role::ByHand => "#6c6f93",
    }
}

/// The plot of all rows.
pub fn plot(rows: &[Row], host: &Host) -> String {
    let bars: usize = rows.iter().map(|r| r.entries.len()).sum();
    let height = TOP + bars as f64 * BAR + rows.len() as f64 * GAP + BOTTOM;
    let mut svg = Svg::new(WIDTH, height);
    svg.text(
        16.0,
        26.0,
        17.0,
        "start",
        "#111",
        "Share of this machine's limit, one thread",
    );
    let below = format!("{}, {}, commit {}", host.cpu, host.date, host.commit);
    svg.text(16.0, 45.0, 12.0, "start", "#555", &below);
    let mut x = 16.0;
    for kind in [Role::Twin, Role::Arm, Role::Rival, Role::ByHand] {
        if !rows.iter().any(|r| r.entry(kind).is_some()) {
            continue;
        }
        svg.rect(x, 58.0, 12.0, 12.0, colour(kind));
        svg.text(x + 17.0, 68.5, 12.0, "start", "#333", role(kind));
        x += 32.0 + role(kind).chars().count() as f64 * 6.6;
    }
    // Nothing should pass 100 %; what does, in a cache that is larger than it seems, is still shown.
    let shares = rows
        .iter()
        .flat_map(|r| r.entries.iter().map(|e| r.share(e)));
    let most = shares.fold(1.0, f64::max);
    let scale = (WIDTH - LEFT - RIGHT) / most;
    let bottom = height - BOTTOM + 4.0;
    for tenth in (0..=(most * 10.0) as u32).step_by(2) {
        let x = LEFT + f64::from(tenth) / 10.0 * scale;
        let grey = if tenth == 10 { "#444" } else { "#ddd" };
        svg.line(x, TOP - 8.0, x, bottom, grey);
        let label = format!("{} %", tenth * 10);
        svg.text(x, bottom + 16.0, 11.0, "middle", "#555", &label);
    }
    let mut y = TOP;
    for row in rows {
        let middle = y + row.entries.len() as f64 * BAR / 2.0;
        svg.text(LEFT - 10.0, middle, 12.5, "end", "#111", &row.name);
        let limit = format!("of {}", row.limit.name);
        svg.text(LEFT - 10.0, middle + 13.0, 10.0, "end", "#777", &limit);
        for entry in &row.entries {
            let share = row.share(entry);
            let length = (share * scale).max(1.0);
            svg.rect(LEFT, y + 1.0, length, BAR - 3.0, colour(entry.role));
            let words = format!(
                "{}: {}, {:.0} %",
                entry.name,
                time(entry.stats.median()),
                share * 100.0
            );
            svg.text(
                LEFT + length + 5.0,
                y + BAR - 5.0,
                11.0,
                "start",
                "#333",
                &words,
            );
            y += BAR;
        }
        y += GAP;
    }
    svg.finish()
}

/// A picture that grows.
struct Svg {
    text: String,
}

impl Svg {
    fn new(width: f64, height: f64) -> Self {
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"Helvetica, Arial, sans-serif\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
        );
        Svg { text }
    }

    fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, fill: &str) {
        self.text.push_str(&format!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
             fill=\"{fill}\"/>\n"
        ));
    }

    fn line(&mut self, x1: f64, y1: f64, x2: f64, y2: f64, stroke: &str) {
        self.text.push_str(&format!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" \
             stroke=\"{stroke}\"/>\n"
        ));
    }

    /// Words, on a white edge that keeps lines off them. The edge is a text of its own below the
    /// words, since not every program knows `paint-order`.
    fn text(&mut self, x: f64, y: f64, size: f64, anchor: &str, fill: &str, words: &str) {
        let words = escaped(words);
        let edge = "fill=\"#fff\" stroke=\"#fff\" stroke-width=\"3\"";
        for paint in [edge, &format!("fill=\"{fill}\"")] {
            self.text.push_str(&format!(
                "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\" \
                 {paint}>{words}</text>\n"
            ));
        }
    }

    fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }
}

fn escaped(words: &str) -> String {
    words
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::tests::host;

    /// Tags that are opened and not closed, or the other way round.
    fn unbalanced(svg: &str) -> Vec<String> {
        let mut open = Vec::new();
        for tag in svg.split('<').skip(1) {
            let name: String = tag
                .chars()
                .take_while(|c| !c.is_whitespace() && *c != '>')
                .collect();
            let whole = tag.split('>').next().unwrap_or_default();
            if let Some(closed) = name.strip_prefix('/') {
                if open.pop().as_deref() != Some(closed) {
                    return vec![name];
                }
            } else if !whole.ends_with('/') {
                open.push(name);
            }
        }
        open
    }

    #[test]
    fn every_contender_has_a_bar_as_long_as_its_share() {
        let rows = [crate::row::tests::row()];
        let svg = plot(&rows, &host());
        assert_eq!(unbalanced(&svg), Vec::<String>::new());
        let full = WIDTH - LEFT - RIGHT;
        for (entry, share) in rows[0].entries.iter().zip([0.5, 0.25, 0.625]) {
            let bar = format!("width=\"{:.1}\" height=\"{:.1}\"", full * share, BAR - 3.0);
            assert!(svg.contains(&bar), "{} {bar}", entry.name);
        }
        assert!(svg.contains("gemm: 800.00 ms, 62 %"), "{svg}");
    }

    #[test]
    fn names_cannot_break_the_picture() {
        let rows = [crate::row::tests::row()];
        let svg = plot(&rows, &host());
        assert!(svg.contains("matmul &lt;2x2x2&gt;"));
        assert!(!svg.contains("<2x2x2>"));
        // The planted fault: what the check above would say of an unescaped name.
        assert!(!unbalanced(&svg.replace("&lt;", "<").replace("&gt;", ">")).is_empty());
    }

    #[test]
    fn a_share_above_the_limit_fits_into_the_picture() {
        let mut row = crate::row::tests::row();
        row.limit.seconds = 1.6;
        let svg = plot(&[row], &host());
        assert!(svg.contains("200 %"));
        let longest = format!("width=\"{:.1}\" height", WIDTH - LEFT - RIGHT);
        assert!(svg.contains(&longest));
    }
}
