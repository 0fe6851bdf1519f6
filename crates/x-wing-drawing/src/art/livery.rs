//! The colours that a side paints its ships in.

use x_wing::cards::Allegiance;

/// Whose colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery(Allegiance);

/// One colour for each role.
struct Colours {
    hull: &'static str,
    second: &'static str,
    recess: &'static str,
    accent: &'static str,
    solar: &'static str,
    engine: &'static str,
}

const GLASS: &str = "#16263c";

impl Livery {
    /// All of them.
    pub const ALL: [Livery; 5] = [
        Livery(Allegiance::RebelAlliance),
        Livery(Allegiance::Resistance),
        Livery(Allegiance::GalacticEmpire),
        Livery(Allegiance::FirstOrder),
        Livery(Allegiance::ScumAndVillainy),
    ];

    /// The colours of those who fly.
    pub const fn of(allegiance: Allegiance) -> Livery {
        Livery(allegiance)
    }

    /// The class that [`style`] gives its colours to.
    pub const fn class(self) -> &'static str {
        match self.0 {
            Allegiance::RebelAlliance => "l-rebel",
            Allegiance::Resistance => "l-resistance",
            Allegiance::GalacticEmpire => "l-empire",
            Allegiance::FirstOrder => "l-order",
            Allegiance::ScumAndVillainy => "l-scum",
        }
    }

    const fn colours(self) -> Colours {
        let [hull, second, recess, accent, solar, engine] = match self.0 {
            Allegiance::RebelAlliance => ["#f1e9d8", "#cbbfa9", "#3d3a3a", "#cf4030", "#1a2132", "#ff9fae"],
            Allegiance::Resistance => ["#eef0f4", "#c2c8d4", "#2f3a52", "#2d6fd2", "#1a2132", "#ff9a6b"],
            Allegiance::GalacticEmpire => ["#c6ced8", "#929caa", "#28303f", "#5d6a7f", "#121826", "#ff8d7a"],
            Allegiance::FirstOrder => ["#b9c0cd", "#848c9d", "#171b26", "#e0352b", "#0c1019", "#ff6b5e"],
            Allegiance::ScumAndVillainy => ["#b9c0a0", "#8d9478", "#34382c", "#8e3b2a", "#232a22", "#ffc56b"],
        };
        Colours { hull, second, recess, accent, solar, engine }
    }

    /// Puts colours in place of roles.
    pub(super) fn paint(self, plates: &str) -> String {
        let Colours { hull, second, recess, accent, solar, engine } = self.colours();
        let edge = "stroke=\"#0b1020\" stroke-opacity=\".45\" stroke-width=\".9\" stroke-linejoin=\"round\"";
        let line = |colour: &str, width: &str, opacity: &str| {
            format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\"")
        };
        let looks = [
            ("b1", format!("fill=\"{hull}\" {edge}")),
            ("b2", format!("fill=\"{second}\" {edge}")),
            ("b3", format!("fill=\"{recess}\" {edge}")),
            ("ba", format!("fill=\"{accent}\" {edge}")),
            ("h1", format!("fill=\"{hull}\" {edge}")),
            ("h2", format!("fill=\"{second}\" {edge}")),
            ("h3", format!("fill=\"{recess}\"")),
            ("ac", format!("fill=\"{accent}\"")),
            ("gl", format!("fill=\"{GLASS}\" stroke=\"{recess}\" stroke-width=\".8\"")),
            ("gx", "fill=\"#9fd8f0\" opacity=\".55\"".to_string()),
            ("so", format!("fill=\"{solar}\"")),
            ("st", line(second, "1.8", "1")),
            ("sl", line(second, ".7", ".35")),
            ("pl", line("#0b1020", ".9", ".34")),
            ("pe", format!("fill=\"{engine}\"")),
        ];
        let plumes = plates.replace("<use ", &format!("<use color=\"{engine}\" "));
        looks.iter().fold(plumes, |plates, (role, look)| plates.replace(&format!("class=\"sa-{role}\""), look))
    }
}

/// A style sheet for pages: what each role looks like, and a class of colours for each livery. A ship that is used at
/// fewer than 44 pixels sets `--fine: none`; one that flies lengthens its flames with `--thrust`.
pub fn style() -> String {
    let mut out = include_str!("../../art/ships.css").to_string();
    for livery in Livery::ALL {
        let Colours { hull, second, recess, accent, solar, engine } = livery.colours();
        let class = livery.class();
        out += &format!(
            ".{class}{{--h1:{hull};--h2:{second};--h3:{recess};--ac:{accent};--so:{solar};--en:{engine};--gl:{GLASS}}}\n"
        );
    }
    out
}
