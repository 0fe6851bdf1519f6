//! The colours that drawings of the race share.

/// The colours of plates, above and below.
const PLATES: [(&str, &str, &str); 4] = [
    ("normal", "#5468b4", "#38488a"),
    ("bonus", "#ffd874", "#dc9a22"),
    ("asteroid", "#6b5647", "#46382f"),
    ("maw", "#1c0b33", "#0b0418"),
];

/// The gradients of plates and planets, as SVG.
pub fn gradients() -> String {
    PLATES.map(plate).concat() + COLOURS
}

fn plate((name, above, below): (&str, &str, &str)) -> String {
    format!(
        "<linearGradient id=\"plate-{name}\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"{above}\"/><stop offset=\"1\" stop-color=\"{below}\"/></linearGradient>"
    )
}

const COLOURS: &str = r##"<radialGradient id="plate-hyperspace"><stop offset="0" stop-color="#eafcff"/><stop offset=".28" stop-color="#58c8ff"/><stop offset=".8" stop-color="#1f6fd6"/><stop offset="1" stop-color="#1a4fae"/></radialGradient><radialGradient id="whirl"><stop offset="0" stop-color="#000"/><stop offset=".34" stop-color="#05020c"/><stop offset=".52" stop-color="#3b1166"/><stop offset=".75" stop-color="#6d28b0" stop-opacity=".8"/><stop offset="1" stop-color="#2a0c4c" stop-opacity="0"/></radialGradient><radialGradient id="planet-first" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#9df0d2"/><stop offset=".4" stop-color="#2f9b8f"/><stop offset=".75" stop-color="#155a6e"/><stop offset="1" stop-color="#0a2740"/></radialGradient><radialGradient id="planet-last" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="#ffe0a6"/><stop offset=".38" stop-color="#f0a05a"/><stop offset=".72" stop-color="#b4512f"/><stop offset="1" stop-color="#4a1a26"/></radialGradient><radialGradient id="planet-night" cx=".3" cy=".26" r=".86"><stop offset=".45" stop-color="#05081a" stop-opacity="0"/><stop offset=".8" stop-color="#05081a" stop-opacity=".5"/><stop offset="1" stop-color="#05081a" stop-opacity=".85"/></radialGradient><radialGradient id="glow-first"><stop offset=".72" stop-color="#7ff5df" stop-opacity=".55"/><stop offset=".84" stop-color="#4cc9c0" stop-opacity=".2"/><stop offset="1" stop-color="#4cc9c0" stop-opacity="0"/></radialGradient><radialGradient id="glow-last"><stop offset=".72" stop-color="#ffcf8a" stop-opacity=".55"/><stop offset=".84" stop-color="#f08a4a" stop-opacity=".2"/><stop offset="1" stop-color="#f08a4a" stop-opacity="0"/></radialGradient><linearGradient id="ring" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ffe9c2" stop-opacity=".25"/><stop offset=".3" stop-color="#ffe9c2" stop-opacity=".95"/><stop offset=".7" stop-color="#e8b07a" stop-opacity=".9"/><stop offset="1" stop-color="#c9764a" stop-opacity=".3"/></linearGradient><clipPath id="globe"><circle r="100"/></clipPath>"##;
