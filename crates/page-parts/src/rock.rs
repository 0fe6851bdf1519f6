//! A rock in space as SVG: facets from its edge to a flat top, lit from the upper left, with craters; or a cloud of debris.

/// A place of the drawing.
pub type Point = (f64, f64);

/// What something in space is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuff {
    /// One rock.
    Stone,
    /// Pieces of what was a ship, with gaps between them.
    Debris,
}

/// How far out the corners of each ring are.
const RINGS: [f64; 3] = [1.0, 0.7, 0.38];
/// Where the light falls: up and to the left.
const LIGHT: Point = (-0.6, -0.8);
/// Craters, as shares of the radius: where, and how wide.
const CRATERS: [(f64, f64, f64); 4] = [(-0.34, 0.3, 0.15), (0.06, -0.2, 0.2), (0.44, 0.06, 0.12), (0.22, 0.46, 0.13)];
/// So many kinds of light a drawing has: facets that are equally bright are one path.
const SHADES: usize = 8;
/// Dark and bright.
const COLOURS: [[[f64; 3]; 2]; 2] =
    [[[44.0, 34.0, 29.0], [188.0, 158.0, 130.0]], [[34.0, 40.0, 58.0], [150.0, 164.0, 196.0]]];

impl Stuff {
    fn colour(self, light: f64) -> String {
        let [dark, bright] = COLOURS[self as usize];
        let part = |at: usize| (dark[at] + (bright[at] - dark[at]) * light.clamp(0.0, 1.0)) as u8;
        format!("#{:02x}{:02x}{:02x}", part(0), part(1), part(2))
    }
}

/// What has this edge; `seed` tells rocks of the same edge apart.
pub fn rock(edge: &[Point], stuff: Stuff, seed: usize) -> String {
    let count = edge.len().max(1) as f64;
    let (x, y) = edge.iter().fold((0.0, 0.0), |sum, corner| (sum.0 + corner.0, sum.1 + corner.1));
    let middle = (x / count, y / count);
    let radius = edge.iter().map(|corner| distance(*corner, middle)).sum::<f64>() / count;
    let away = radius * 0.12;
    let mut drawing = format!(
        "<path d=\"{}\" fill=\"#01030a\" opacity=\".5\"/>",
        path(&edge.iter().map(|(x, y)| (x + away, y + away * 1.5)).collect::<Vec<_>>())
    );
    let line = radius * 0.05;
    drawing += &match stuff {
        Stuff::Stone => format!(
            "<path d=\"{}\" fill=\"#43372f\" stroke=\"#120e0c\" stroke-width=\"{line:.1}\" stroke-linejoin=\"round\"/>",
            path(edge)
        ),
        Stuff::Debris => format!(
            "<path d=\"{}\" fill=\"#1a2036\" fill-opacity=\".7\" stroke=\"#8f9cc0\" stroke-width=\"{:.1}\" stroke-dasharray=\"{line:.1} {:.1}\"/>",
            path(edge),
            line * 0.5,
            line * 1.4
        ),
    };
    for (shade, facets) in facets(edge, middle, radius, stuff, seed).iter().enumerate().filter(|(_, d)| !d.is_empty()) {
        drawing += &format!("<path d=\"{facets}\" fill=\"{}\"/>", stuff.colour(shade as f64 / (SHADES - 1) as f64));
    }
    if stuff == Stuff::Stone {
        drawing += &craters(middle, radius, seed);
    }
    drawing
}

/// The facets of each shade.
fn facets(edge: &[Point], middle: Point, radius: f64, stuff: Stuff, seed: usize) -> [String; SHADES] {
    let mut shades = [const { String::new() }; SHADES];
    // The top lies towards the light.
    let corner = |ring: f64, number: usize| {
        let (x, y) = edge[number % edge.len()];
        let by = radius * 0.2 * (1.0 - ring);
        (middle.0 + (x - middle.0) * ring + LIGHT.0 * by, middle.1 + (y - middle.1) * ring + LIGHT.1 * by)
    };
    let mut put = |light: f64, facet: &[Point]| {
        let shade = (light.clamp(0.0, 1.0) * (SHADES - 1) as f64).round() as usize;
        shades[shade] += &path(facet);
    };
    for (band, rings) in RINGS.windows(2).enumerate() {
        for number in 0..edge.len() {
            let facet = [
                corner(rings[0], number),
                corner(rings[0], number + 1),
                corner(rings[1], number + 1),
                corner(rings[1], number),
            ];
            let [one, other, ..] = facet;
            let lies = (f64::midpoint(one.0, other.0) - middle.0, f64::midpoint(one.1, other.1) - middle.1);
            let far = distance(lies, (0.0, 0.0)).max(f64::MIN_POSITIVE);
            let lit = (lies.0 * LIGHT.0 + lies.1 * LIGHT.1) / far;
            let rough = ((number * 7 + band * 3 + seed * 5) % 11) as f64 / 11.0 - 0.5;
            let light = 0.4 + lit * 0.32 + band as f64 * 0.12 + rough * 0.16;
            match stuff {
                Stuff::Stone => put(light, &facet),
                // Every other piece is missing, and the others are smaller than their place.
                Stuff::Debris if (number + band + seed).is_multiple_of(2) => put(light, &smaller(facet)),
                Stuff::Debris => {}
            }
        }
    }
    let top: Vec<_> = (0..edge.len()).map(|number| corner(RINGS[RINGS.len() - 1], number)).collect();
    put(0.68, &top);
    shades
}

fn smaller(facet: [Point; 4]) -> [Point; 4] {
    let middle = facet.iter().fold((0.0, 0.0), |sum, corner| (sum.0 + corner.0 / 4.0, sum.1 + corner.1 / 4.0));
    facet.map(|(x, y)| (middle.0 + (x - middle.0) * 0.82, middle.1 + (y - middle.1) * 0.82))
}

fn craters(middle: Point, radius: f64, seed: usize) -> String {
    let mut drawing = String::new();
    for (number, (x, y, wide)) in CRATERS.into_iter().enumerate().filter(|(number, _)| (number + seed) % 4 != 3) {
        // Each rock has its craters elsewhere.
        let (x, y) = if (seed + number).is_multiple_of(2) { (x, y) } else { (-x, y * 0.8) };
        let (x, y, wide) = (middle.0 + x * radius, middle.1 + y * radius, wide * radius);
        let flat = wide * 0.8;
        drawing += &format!(
            "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{wide:.1}\" ry=\"{flat:.1}\" fill=\"#2a211c\" opacity=\".62\"/>\
             <path d=\"M{:.1},{y:.1} a{wide:.1},{flat:.1} 0 0 0 {:.1},0\" fill=\"none\" stroke=\"#d6b999\" stroke-width=\"{:.2}\" opacity=\".55\"/>",
            x - wide,
            wide * 2.0,
            radius * 0.02
        );
    }
    drawing
}

fn distance(one: Point, two: Point) -> f64 {
    ((one.0 - two.0).powi(2) + (one.1 - two.1).powi(2)).sqrt()
}

fn path(corners: &[Point]) -> String {
    let mut path = String::new();
    for (number, (x, y)) in corners.iter().enumerate() {
        path += &format!("{}{x:.1},{y:.1}", if number == 0 { "M" } else { "L" });
    }
    path + "Z"
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [(10.0, -10.0), (10.0, 10.0), (-10.0, 10.0), (-10.0, -10.0)];

    #[test]
    fn facets_are_brighter_towards_the_light() {
        let shades = facets(&SQUARE, (0.0, 0.0), 10.0, Stuff::Stone, 0);
        let shade = |corners: &str| shades.iter().position(|facets| facets.contains(corners));
        assert!(shade("M-10.0,-10.0L10.0,-10.0").unwrap() > shade("M10.0,10.0L-10.0,10.0").unwrap());
    }

    #[test]
    fn debris_has_gaps_and_no_craters() {
        let (stone, debris) = (rock(&SQUARE, Stuff::Stone, 0), rock(&SQUARE, Stuff::Debris, 0));
        assert!(debris.matches('Z').count() < stone.matches('Z').count());
        assert!(stone.contains("ellipse") && !debris.contains("ellipse"));
    }
}
