//! A moment of X-Wing as a picture (SVG) and in words: from a game, what everybody may know of a position, and texts; no
//! I/O, so that a page and a command can both use it.
//!
//! ```
//! use x_wing_drawing::{Moment, named};
//! use play::Game;
//! use text::{Language, Texts};
//! use x_wing::{Options, Setup, XWing};
//! use x_wing_squads::read_line;
//!
//! let squads = [read_line("poedameron+bb8")?, read_line("omegaace, zetaace")?];
//! let game = XWing::new(Setup { squads, options: Options::default() })?;
//! let texts = named(Texts::new(Language::En), &game);
//! let start = game.start();
//! let moment = Moment { game: &game, open: &start.open, texts: &texts, flown: &[] };
//! assert!(moment.svg().starts_with("<svg "));
//! assert!(moment.words()[1].starts_with("Poe Dameron: pilot skill 8, not placed yet"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! One unit of the picture is a millimetre of the table, so everything is to scale. The sides differ in shape and pattern
//! as well as in colour: the first has round badges and full bases, the second square badges and hatched ones.

mod arcs;
pub mod art;
mod canvas;
pub mod dial;
mod flights;
mod labels;
mod links;
mod names;
mod roster;
mod ships;
mod table;
mod tokens;
mod words;

pub use arcs::band_edge;
pub use names::named;

use canvas::Canvas;
use geometry::{Maneuver, Pose};
use text::Texts;
use x_wing::{Open, ShipId, XWing};

/// What is shown.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// The rules and facts.
    pub game: &'a XWing,
    /// What everybody may know of the position.
    pub open: &'a Open,
    /// The language, with the names of this game ([`named`]).
    pub texts: &'a Texts,
    /// Manoeuvres of this round, the last one at the end.
    pub flown: &'a [Flown],
}

/// A manoeuvre that a ship executed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Flown {
    /// Who.
    pub ship: ShipId,
    /// What.
    pub maneuver: Maneuver,
    /// Where it stood.
    pub from: Pose,
}

/// The space round the table.
const MARGIN: f64 = 34.0;
/// The width of the list of ships.
const ROSTER: f64 = 400.0;

impl Moment<'_> {
    /// The picture.
    pub fn svg(&self) -> String {
        let area = self.game.area();
        let (width, height) = (area.width(), area.height());
        let mut list = Canvas::default();
        let list_height = roster::draw(self, &mut list, width / 2.0 + MARGIN, -height / 2.0);
        let tall = (height + 2.0 * MARGIN).max(list_height + 2.0 * MARGIN);
        let (left, top) = (-width / 2.0 - MARGIN, -height / 2.0 - MARGIN);
        let wide = width + 2.0 * MARGIN + ROSTER + MARGIN;
        let mut canvas = Canvas::default();
        canvas.begin(left, top, wide, tall);
        canvas.described(&self.title(), &self.words().join("\n"));
        table::patterns(&mut canvas);
        table::draw(self, &mut canvas, (left, top, wide, tall));
        canvas.open("clip-path=\"url(#holotable-area)\"");
        for ship in self.in_play() {
            arcs::draw(self, &mut canvas, ship);
        }
        canvas.close();
        table::obstacles(self, &mut canvas);
        table::markers(self, &mut canvas);
        table::devices(self, &mut canvas);
        flights::draw(self, &mut canvas);
        links::below(self, &mut canvas);
        for ship in self.in_play() {
            ships::draw(self, &mut canvas, ship);
        }
        links::above(self, &mut canvas);
        labels::draw(self, &mut canvas);
        canvas.append(list);
        canvas.end()
    }

    /// All ships by their numbers.
    fn all(&self) -> impl Iterator<Item = ShipId> + use<> {
        (0..self.game.ships().len() as u8).map(ShipId)
    }

    /// The ships on the table.
    fn in_play(&self) -> impl Iterator<Item = ShipId> {
        self.all().filter(|ship| self.open.ship(*ship).is_in_play())
    }
}
