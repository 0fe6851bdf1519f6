//! A battle as it is drawn: what these eyes may see, what they are offered, and who sits where.

use chance::Dice;
use page_parts::local::{LocalTable, Player};
use play::{Game, Input, Need, Outcome, Seat, Seats, Viewer};
use std::sync::Arc;
use x_wing::{Choice, Open, Position, ShipId, Table, Team, View, XWing};

/// One look at a battle.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The rules with the fixed facts.
    pub game: Arc<XWing>,
    /// What these eyes may know.
    pub view: View,
    /// The seat that is asked at this screen.
    pub asked: Option<Seat>,
    /// What that seat may choose; candidates only where the choice is continuous.
    pub offered: Vec<Choice>,
    /// Whether it chooses from a continuum.
    pub continuous: bool,
    /// The seats that the game waits for.
    pub waits: Seats,
    /// Who sits where.
    pub players: Vec<Player>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl Snapshot {
    /// The page's own battle as a viewer sees it, while `asked` has to choose at this screen.
    pub fn local(game: &Arc<XWing>, table: &LocalTable<XWing>, viewer: Viewer, asked: Option<Seat>) -> Snapshot {
        Snapshot::at(game, table.session().position(), viewer, asked, table.players().to_vec())
    }

    /// A position as a viewer sees it, while `asked` has to choose at this screen.
    pub fn at(
        game: &Arc<XWing>,
        position: &Position,
        viewer: Viewer,
        asked: Option<Seat>,
        players: Vec<Player>,
    ) -> Snapshot {
        let (waits, outcome) = match game.need(position) {
            Need::Seats(seats) => (seats, None),
            Need::Over(outcome) => (Seats::NONE, Some(outcome)),
            Need::Chance(_) => (Seats::NONE, None),
        };
        let asked = asked.filter(|seat| waits.has(*seat));
        Snapshot {
            game: Arc::clone(game),
            view: game.view(position, viewer),
            asked,
            offered: asked.map(|seat| play::legal(&**game, position, seat)).unwrap_or_default(),
            continuous: asked.is_some_and(|seat| game.continuous(position, seat)),
            waits,
            players,
            outcome,
        }
    }

    /// What everybody may know.
    pub fn open(&self) -> &Open {
        &self.view.open
    }

    /// The table, to ask questions of.
    pub fn table(&self) -> Table<'_> {
        self.game.table(&self.view.open)
    }

    /// All ships by their numbers.
    pub fn ships(&self) -> impl Iterator<Item = ShipId> + use<> {
        self.game.all_ships()
    }

    /// The side at the bottom of the screen: that of the eyes, or the first.
    pub fn own_side(&self) -> Team {
        self.view.seat.or(self.asked).map_or(Team::First, |seat| self.game.side_of(seat))
    }

    /// A position that fits what these eyes see.
    pub fn position(&self) -> Position {
        self.game.sample(&self.view, &mut Dice::new(0, 0))
    }

    /// Whether a choice is acceptable, and if not, the code of the reason.
    pub fn check(&self, choice: Choice) -> Result<(), &'static str> {
        let seat = self.asked.ok_or("not-your-turn")?;
        let position = self.position();
        self.game.check(&position, &Input::Choice { seat, choice }).map_err(|illegal| illegal.reason)
    }

    /// The position after a choice of the seat that is asked.
    pub fn after(&self, choice: Choice) -> Option<Position> {
        let seat = self.asked?;
        let mut position = self.position();
        self.game.apply(&mut position, &Input::Choice { seat, choice }, &mut ()).ok()?;
        Some(position)
    }
}
