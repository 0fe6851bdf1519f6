//! What flies round a winner: rays and bits of paper, as SVG in a box of 1120 by 640 round its middle.

/// How many rays there are, and bits of paper.
const RAYS: usize = 20;
const CONFETTI: usize = 80;

/// Rays from where the winner stands.
pub fn rays() -> String {
    let ray = |index: usize| {
        let turned = 360.0 / RAYS as f64 * index as f64;
        format!(
            "<path class=\"rays\" d=\"M0,0 L-56,-900 L56,-900 Z\" transform=\"translate(0,-40) rotate({turned:.0})\"/>"
        )
    };
    (0..RAYS).map(ray).collect()
}

/// Bits of paper, each class of them a little later than the one before. A bit has a class and a path, by its number.
pub fn confetti(bit: impl Fn(usize) -> (String, &'static str)) -> String {
    let mut seed = 11u32;
    let mut next = move |below: f64| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(seed >> 8) / f64::from(1u32 << 24) * below
    };
    let mut bits = String::new();
    for index in 0..CONFETTI {
        let (class, path) = bit(index);
        let (x, y, turned, flat) = (next(1100.0) - 550.0, next(600.0) - 290.0, next(360.0), 0.35 + next(0.6));
        bits += &format!(
            "<g class=\"confetti late-{}\"><path class=\"{class}\" d=\"{path}\" transform=\"translate({x:.0},{y:.0}) rotate({turned:.0}) scale(.62,{flat:.2})\"/></g>",
            index % 5
        );
    }
    bits
}
