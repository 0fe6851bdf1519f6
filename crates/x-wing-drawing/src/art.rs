//! Vector art of our own: the ships seen from above, tokens, dice, signs.
//!
//! A ship is a file in `art/ships/`, named as squad lists write its type: nose up, in a box of −84 to 84 both ways, in
//! roles instead of colours. The plates of its body (`sa-b1`, `sa-b2`, `sa-b3`, `sa-ba`) make up its outline; what else is
//! drawn lies within. A page shows [`Ship::symbol`]s, with [`style`] and [`DEFS`] once in the document and the class of a
//! [`Livery`] on whatever uses one; a picture that must stand alone takes [`Ship::painted`].

mod livery;
#[cfg(feature = "ships-inside")]
mod ship_files;

pub use livery::{Livery, style};

use std::sync::OnceLock;
use x_wing::cards::ShipType;

/// What ships refer to by id: the sheen over a hull, its shaded half, the flame of an engine. Once in a document.
pub const DEFS: &str = include_str!("../art/defs.svg");

/// A token of a mission that stays where it is: a container, a station. It lies in the box of a ship.
pub const STILL: &str = "<path d=\"M-60,-34 L0,-68 L60,-34 L60,34 L0,68 L-60,34 Z\" fill=\"#7d8794\" stroke=\"#fbf4e4\" stroke-width=\"5\"/><path d=\"M0,-68 V68 M-60,-34 L60,34 M60,-34 L-60,34\" stroke=\"#3a4350\" stroke-width=\"4\"/><circle r=\"18\" fill=\"#3a4350\" stroke=\"#fbf4e4\" stroke-width=\"4\"/>";

/// The containers on a token of cargo, in millimetres round its centre, its guides up.
pub const CARGO: &str = "<g stroke=\"#141926\" stroke-width=\"1.6\" stroke-linejoin=\"round\">\
    <path d=\"M-27,-12 L-4,-18 L0,-2 L-23,4 Z\" fill=\"#b98a45\"/><path d=\"M-15.5,-15 L-11.5,1\"/>\
    <path d=\"M10,-21 L28,-14 L21,4 L3,-3 Z\" fill=\"#8d97ad\"/><path d=\"M10,-21 L21,4 M28,-14 L3,-3\"/>\
    <path d=\"M-12,8 L14,6 L15,22 L-11,24 Z\" fill=\"#a85f38\"/><path d=\"M-3.3,7.4 L-2.3,23.4 M5.4,6.7 L6.4,22.7\"/></g>";

/// How wide the box of a ship is.
pub const BOX: f64 = 168.0;

/// The symbols of tokens, actions (`tk-…`), devices (`dv-…`) and faces of dice (`die-…`), in colours of their own.
pub fn tokens() -> &'static str {
    inside(include_str!("../art/tokens.svg"))
}

/// The symbols of upgrade slots (`sl-…`), manoeuvres (`mv-…`) and factions (`fc-…`), in the current colour.
pub fn signs() -> &'static str {
    inside(include_str!("../art/signs.svg"))
}

/// What stands between the outer tags of a file.
fn inside(file: &'static str) -> &'static str {
    let (_, rest) = file.split_once(">\n").expect("a file begins with its tag");
    rest.strip_suffix("</svg>\n").expect("a file ends with its tag")
}

/// The drawing of a type of ship.
#[derive(Clone, Copy)]
pub struct Ship {
    xws: &'static str,
    plates: &'static str,
}

/// A type of ship as squad lists write it, and its file.
type ShipFile = (&'static str, &'static str);

/// The drawings that were learnt, where they are not part of the program.
static LEARNT: OnceLock<Vec<ShipFile>> = OnceLock::new();

/// Learns the drawings of all ships, for as long as the program runs: each file after a line with the name of its type. Whether there were any.
pub fn learn(files: String) -> bool {
    !LEARNT.get_or_init(|| told_apart(files.leak())).is_empty()
}

fn told_apart(all: &'static str) -> Vec<ShipFile> {
    all.split_inclusive("</svg>\n").filter_map(|file| file.split_once('\n')).collect()
}

fn known() -> &'static [ShipFile] {
    #[cfg(feature = "ships-inside")]
    let known = ship_files::SHIP_FILES;
    #[cfg(not(feature = "ships-inside"))]
    let known = LEARNT.get().map_or(&[][..], Vec::as_slice);
    known
}

/// How a type of ship looks.
pub fn ship(kind: &ShipType) -> Ship {
    let (xws, file) = *known().iter().find(|(xws, _)| *xws == kind.xws).expect("every type is drawn");
    Ship { xws, plates: inside(file) }
}

impl Ship {
    /// All plates of its body as one path: all run the same way round, so that they can be filled as one.
    pub fn outline(&self) -> String {
        let bodies = self.plates.split("class=\"sa-b").skip(1);
        bodies.filter_map(|path| path.split('"').nth(2)).collect()
    }

    /// The id of its [`symbol`](Self::symbol).
    pub fn id(&self) -> String {
        format!("ship-{}", self.xws)
    }

    /// Two symbols: `outline-…` for shadows and rims, and `ship-…`, the ship in the roles of a livery.
    pub fn symbol(&self) -> String {
        let (xws, outline, plates) = (self.xws, self.outline(), self.lit());
        let view = "viewBox=\"-84 -84 168 168\" overflow=\"visible\"";
        format!(
            "<symbol id=\"outline-{xws}\" {view}><path d=\"{outline}\"/></symbol>\
             <symbol id=\"ship-{xws}\" {view}><path class=\"sa-kl\" d=\"{outline}\"/>{plates}</symbol>"
        )
    }

    /// The ship in colours, without ids, classes or styles of its own: round its centre, [`BOX`] wide.
    pub fn painted(&self, livery: Livery) -> String {
        let outline = self.outline();
        let plates = livery.paint(&self.lit());
        format!(
            "<path d=\"{outline}\" fill=\"#070a14\" stroke=\"#070a14\" stroke-width=\"4\" stroke-linejoin=\"round\"/>{plates}"
        )
    }

    /// Its plates with shade on the starboard half and a sheen from bow to stern.
    fn lit(&self) -> String {
        let outline = self.outline();
        format!(
            "{}<path d=\"{outline}\" fill=\"#0b1020\" opacity=\".2\" clip-path=\"url(#sa-starboard)\"/>\
             <path d=\"{outline}\" fill=\"url(#sa-sheen)\"/>\n",
            self.plates
        )
    }
}

#[cfg(all(test, feature = "ships-inside"))]
mod tests {
    use super::ship_files::SHIP_FILES;
    use super::told_apart;

    #[test]
    fn the_files_of_all_ships_are_told_apart_in_one() {
        let all: String = SHIP_FILES.iter().flat_map(|(xws, file)| [*xws, "\n", *file]).collect();
        assert_eq!(told_apart(all.leak()), SHIP_FILES);
        assert!(told_apart("<!doctype html>").is_empty());
    }
}
