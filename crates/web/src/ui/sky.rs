//! Behind everything: dust and stars, and the colours that drawings share.

use leptos::prelude::*;

const WIDTH: f64 = 1440.0;
const HEIGHT: f64 = 900.0;

/// Clouds of dust: where, how big, how much turned, and of which colour.
const CLOUDS: [([f64; 4], f64, &str); 10] = [
    ([1123.0, 144.0, 662.0, 450.0], 0.0, "plum"),
    ([202.0, 774.0, 605.0, 468.0], 0.0, "teal"),
    ([749.0, 450.0, 576.0, 324.0], 0.0, "blue"),
    ([1368.0, 720.0, 432.0, 378.0], 0.0, "rust"),
    ([432.0, 108.0, 374.0, 234.0], 0.0, "rose"),
    ([1037.0, 198.0, 518.0, 45.0], -18.0, "rose"),
    ([288.0, 648.0, 490.0, 45.0], 24.0, "teal"),
    ([720.0, 810.0, 576.0, 40.0], -8.0, "plum"),
    ([1238.0, 558.0, 346.0, 36.0], 38.0, "rust"),
    ([576.0, 270.0, 432.0, 36.0], -12.0, "blue"),
];

/// The sky of every page. The same stars for everybody.
#[component]
pub fn Sky() -> impl IntoView {
    view! {
        <svg class="sky" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawing()></svg>
    }
}

fn drawing() -> String {
    let mut sky = format!(
        "<defs>{}{}{COLOURS}</defs><rect class=\"mist\" width=\"1440\" height=\"900\"/>",
        DUSTS.map(dust).concat(),
        PLATES.map(plate).concat()
    );
    for ([x, y, wide, high], turned, dust) in CLOUDS {
        sky += &format!(
            "<ellipse rx=\"{wide}\" ry=\"{high}\" transform=\"translate({x},{y}) rotate({turned})\" fill=\"url(#dust-{dust})\"/>"
        );
    }
    let mut seed = 7u32;
    for (count, colour, size, strength) in
        [(150, "#cfd8ff", 1.1, 0.5), (70, "#fff", 1.8, 0.75), (24, "#ffe9c4", 2.8, 0.95)]
    {
        let dots = stars(count, &mut seed);
        sky += &format!(
            "<path d=\"{dots}\" stroke=\"{colour}\" stroke-width=\"{size}\" stroke-linecap=\"round\" opacity=\"{strength}\" fill=\"none\"/>"
        );
    }
    sky
}

/// Dust of a colour, and how thick.
const DUSTS: [(&str, &str, f64); 5] = [
    ("plum", "#7b3d8f", 0.62),
    ("teal", "#1b7f93", 0.55),
    ("rust", "#b5563a", 0.5),
    ("blue", "#3652c8", 0.55),
    ("rose", "#c64f7c", 0.42),
];
/// The colours of plates, above and below.
const PLATES: [(&str, &str, &str); 4] = [
    ("normal", "#5468b4", "#38488a"),
    ("bonus", "#ffd874", "#dc9a22"),
    ("asteroid", "#6b5647", "#46382f"),
    ("maw", "#1c0b33", "#0b0418"),
];

fn dust((name, colour, strength): (&str, &str, f64)) -> String {
    format!(
        "<radialGradient id=\"dust-{name}\"><stop offset=\"0\" stop-color=\"{colour}\" stop-opacity=\"{strength}\"/>\
         <stop offset=\".45\" stop-color=\"{colour}\" stop-opacity=\"{:.3}\"/><stop offset=\"1\" stop-color=\"{colour}\" stop-opacity=\"0\"/></radialGradient>",
        strength * 0.45
    )
}

fn plate((name, above, below): (&str, &str, &str)) -> String {
    format!(
        "<linearGradient id=\"plate-{name}\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"{above}\"/><stop offset=\"1\" stop-color=\"{below}\"/></linearGradient>"
    )
}

/// So many stars as dots of one path.
fn stars(count: usize, seed: &mut u32) -> String {
    let mut next = |below: f64| {
        *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(*seed >> 8) / f64::from(1u32 << 24) * below
    };
    let mut dots = String::new();
    for _ in 0..count {
        dots += &format!("M{:.0},{:.0}h0", next(WIDTH), next(HEIGHT));
    }
    dots
}

const COLOURS: &str = r##"<radialGradient id="plate-hyperspace"><stop offset="0" stop-color="#eafcff"/><stop offset=".28" stop-color="#58c8ff"/><stop offset=".8" stop-color="#1f6fd6"/><stop offset="1" stop-color="#1a4fae"/></radialGradient><radialGradient id="whirl"><stop offset="0" stop-color="#000"/><stop offset=".34" stop-color="#05020c"/><stop offset=".52" stop-color="#3b1166"/><stop offset=".75" stop-color="#6d28b0" stop-opacity=".8"/><stop offset="1" stop-color="#2a0c4c" stop-opacity="0"/></radialGradient><radialGradient id="planet-first" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#9df0d2"/><stop offset=".4" stop-color="#2f9b8f"/><stop offset=".75" stop-color="#155a6e"/><stop offset="1" stop-color="#0a2740"/></radialGradient><radialGradient id="planet-last" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="#ffe0a6"/><stop offset=".38" stop-color="#f0a05a"/><stop offset=".72" stop-color="#b4512f"/><stop offset="1" stop-color="#4a1a26"/></radialGradient><radialGradient id="planet-night" cx=".3" cy=".26" r=".86"><stop offset=".45" stop-color="#05081a" stop-opacity="0"/><stop offset=".8" stop-color="#05081a" stop-opacity=".5"/><stop offset="1" stop-color="#05081a" stop-opacity=".85"/></radialGradient><radialGradient id="glow-first"><stop offset=".72" stop-color="#7ff5df" stop-opacity=".55"/><stop offset=".84" stop-color="#4cc9c0" stop-opacity=".2"/><stop offset="1" stop-color="#4cc9c0" stop-opacity="0"/></radialGradient><radialGradient id="glow-last"><stop offset=".72" stop-color="#ffcf8a" stop-opacity=".55"/><stop offset=".84" stop-color="#f08a4a" stop-opacity=".2"/><stop offset="1" stop-color="#f08a4a" stop-opacity="0"/></radialGradient><linearGradient id="ring" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ffe9c2" stop-opacity=".25"/><stop offset=".3" stop-color="#ffe9c2" stop-opacity=".95"/><stop offset=".7" stop-color="#e8b07a" stop-opacity=".9"/><stop offset="1" stop-color="#c9764a" stop-opacity=".3"/></linearGradient><clipPath id="globe"><circle r="100"/></clipPath>"##;
