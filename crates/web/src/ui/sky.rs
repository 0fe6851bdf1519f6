//! Behind the track: stars, clouds of dust, and the light on planets.

use leptos::prelude::*;

/// The sky for a board of this size. The same stars for everybody.
pub fn sky(width: f64, height: f64) -> impl IntoView {
    let mut seed = 7u32;
    let mut next = move |below: f64| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(seed >> 8) / f64::from(1u32 << 24) * below
    };
    let mut layer = |count: usize, radius: f64| {
        let star = |_| {
            let (x, y) = (next(width), next(height));
            format!(
                "M{x:.0},{y:.0}m-{radius},0a{radius},{radius} 0 1 0 {0},0a{radius},{radius} 0 1 0 -{0},0",
                radius * 2.0
            )
        };
        (0..count).map(star).collect::<String>()
    };
    let (far, near, close) = (layer(120, 1.2), layer(50, 2.0), layer(14, 3.2));
    view! {
        <defs>
            <radialGradient id="dust-a"><stop offset="0" stop-color="#3a4fb0" stop-opacity=".55"/><stop offset="1" stop-color="#3a4fb0" stop-opacity="0"/></radialGradient>
            <radialGradient id="dust-b"><stop offset="0" stop-color="#7a2f7a" stop-opacity=".45"/><stop offset="1" stop-color="#7a2f7a" stop-opacity="0"/></radialGradient>
            <radialGradient id="light" cx=".32" cy=".28" r=".85">
                <stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
                <stop offset="1" stop-color="#000" stop-opacity=".6"/>
            </radialGradient>
            <radialGradient id="deep"><stop offset="0" stop-color="#000"/><stop offset=".7" stop-color="#12061f"/><stop offset="1" stop-color="#34145e"/></radialGradient>
            <radialGradient id="jump"><stop offset="0" stop-color="#bfe9ff"/><stop offset=".35" stop-color="#1d6fb5"/><stop offset="1" stop-color="#0a2f57"/></radialGradient>
            <radialGradient id="plain" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#33468c"/><stop offset="1" stop-color="#141d40"/></radialGradient>
        </defs>
        <g aria-hidden="true">
            <ellipse cx=width * 0.22 cy=height * 0.3 rx=width * 0.4 ry=height * 0.34 fill="url(#dust-a)"/>
            <ellipse cx=width * 0.78 cy=height * 0.72 rx=width * 0.36 ry=height * 0.3 fill="url(#dust-b)"/>
            <path class="star far" d=far/><path class="star near" d=near/><path class="star close" d=close/>
        </g>
    }
}
