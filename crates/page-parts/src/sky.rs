//! Behind everything: dust and stars.

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

/// The sky of every page. The same stars for everybody. It holds the colours that the page's drawings share, as SVG.
#[component]
pub fn Sky(#[prop(optional, into)] colours: String) -> impl IntoView {
    view! {
        <svg class="sky" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawing(&colours)></svg>
    }
}

fn drawing(colours: &str) -> String {
    let mut sky = format!(
        "<defs>{}{colours}</defs><rect class=\"mist\" width=\"1440\" height=\"900\"/>",
        DUSTS.map(dust).concat()
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
fn dust((name, colour, strength): (&str, &str, f64)) -> String {
    format!(
        "<radialGradient id=\"dust-{name}\"><stop offset=\"0\" stop-color=\"{colour}\" stop-opacity=\"{strength}\"/>\
         <stop offset=\".45\" stop-color=\"{colour}\" stop-opacity=\"{:.3}\"/><stop offset=\"1\" stop-color=\"{colour}\" stop-opacity=\"0\"/></radialGradient>",
        strength * 0.45
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
