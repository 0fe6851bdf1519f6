//! What a seat may choose, and by which rule it may not.

use crate::board::Kind;
use crate::position::{Open, Phase, Place, Position};
use crate::{Bonus, Card, Choice, Ship, Ships, SuperTeams};
use play::{Illegal, Seat};

impl SuperTeams {
    /// The seat that has to choose, if the game waits for one.
    #[inline]
    pub(crate) fn chooser(&self, position: &Position) -> Option<Seat> {
        match position.open.phase {
            Phase::Play | Phase::Side => Some(position.open.turn),
            Phase::Boost(seat) | Phase::Evade(seat) | Phase::Tow { seat, .. } => Some(seat),
            Phase::First | Phase::Planet | Phase::Deal(_) | Phase::Draw(_) | Phase::PlanetDraw(_) | Phase::Over => None,
        }
    }

    /// Each choice that the seat to choose has.
    #[inline]
    pub(crate) fn each_choice(&self, position: &Position, mut each: impl FnMut(Choice)) {
        match position.open.phase {
            Phase::Play => {
                let under_way = Ships(self.fleet.0 & !position.home().0);
                for card in position.hands[position.open.turn.index()].kinds() {
                    let mut left = movable(card, under_way).0;
                    while left != 0 {
                        each(Choice::Play { card, ship: Ship::ALL[left.trailing_zeros() as usize] });
                        left &= left - 1;
                    }
                }
            }
            Phase::Side => self.kinds[self.mover_place(position).space as usize]
                .into_iter()
                .for_each(|kind| each(Choice::Side(kind))),
            Phase::Boost(seat) | Phase::Evade(seat) | Phase::Tow { seat, .. } => {
                each(Choice::Pass);
                for bonus in position.bonus[seat.index()].kinds() {
                    if fits(&position.open, bonus).is_ok() {
                        each(Choice::Bonus(bonus));
                    }
                }
            }
            Phase::First | Phase::Planet | Phase::Deal(_) | Phase::Draw(_) | Phase::PlanetDraw(_) | Phase::Over => {}
        }
    }

    pub(crate) fn mover_place(&self, position: &Position) -> Place {
        let flight = position.open.flight.expect("a ship is moving");
        position.open.ships.at(flight.ship)
    }

    /// Whether a seat may choose this now.
    pub(crate) fn check_choice(&self, position: &Position, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        if seat.0 >= self.players {
            return Err(Illegal::new("TB-06", "no-such-seat"));
        }
        if self.chooser(position) != Some(seat) {
            return Err(self.not_asked(position, seat, choice));
        }
        match (position.open.phase, choice) {
            (Phase::Play, Choice::Play { card, ship }) => self.check_play(position, card, ship),
            (Phase::Play, Choice::Pass) => Err(Illegal::new("ST-TRN-03", "must-play-a-card")),
            (Phase::Play, Choice::Bonus(_)) => Err(Illegal::new("ST-RUL-02", "no-window-open")),
            (Phase::Side, Choice::Side(kind)) => {
                match self.kinds[self.mover_place(position).space as usize].contains(&kind) {
                    true => Ok(()),
                    false => Err(Illegal::new("ST-MOV-07", "no-such-side")),
                }
            }
            (Phase::Side, _) => Err(Illegal::new("ST-MOV-07", "choose-a-side-first")),
            (_, Choice::Side(_)) => Err(Illegal::new("ST-MOV-07", "no-side-to-choose")),
            (_, Choice::Play { .. }) => Err(Illegal::new("ST-RUL-20", "card-already-announced")),
            (_, Choice::Pass) => Ok(()),
            (_, Choice::Bonus(bonus)) => {
                fits(&position.open, bonus)?;
                match position.bonus[seat.index()].has(bonus) {
                    true => Ok(()),
                    false => Err(Illegal::new("ST-BON-01", "bonus-not-in-hand")),
                }
            }
        }
    }

    /// Why a seat that is not asked cannot choose this.
    fn not_asked(&self, position: &Position, seat: Seat, choice: Choice) -> Illegal {
        let on = match position.open.phase {
            Phase::Boost(_) | Phase::Evade(_) => position.open.flight.map(|flight| flight.ship),
            Phase::Tow { ship, .. } => Some(ship),
            _ => None,
        };
        match (choice, on) {
            (Choice::Bonus(_), Some(ship)) if !self.side_ships(seat).has(ship) => {
                Illegal::new("ST-BON-04", "ship-of-an-opponent")
            }
            _ => not_yours(position.open.phase),
        }
    }

    fn check_play(&self, position: &Position, card: Card, ship: Ship) -> Result<(), Illegal> {
        let home = position.home();
        if !position.hands[position.open.turn.index()].has(card) {
            return Err(Illegal::new("ST-TRN-02", "card-not-in-hand"));
        }
        if !self.fleet.has(ship) {
            return Err(Illegal::new("ST-SET-02", "ship-not-in-play"));
        }
        let gone = Ships(!home.0).0 & card.colour().mask().0 == 0;
        if !gone && ship.colour() != card.colour() {
            return Err(Illegal::new("ST-TRN-02", "ship-of-another-colour"));
        }
        if !home.has(ship) {
            return Ok(());
        }
        let colour_home = Ships(!home.0).0 & ship.colour().mask().0 == 0;
        match (gone, colour_home) {
            (true, true) => Err(Illegal::new("ST-JOK-02", "colour-all-home")),
            (true, false) => Err(Illegal::new("ST-MOV-12", "ship-is-home")),
            (false, _) => Err(Illegal::new("ST-MOV-13", "the-other-ship-must-move")),
        }
    }
}

impl Open {
    /// The bonus cards that the open window is about, whoever holds them; none if no window is open.
    pub fn playable(&self) -> impl Iterator<Item = Bonus> {
        let window = matches!(self.phase, Phase::Boost(_) | Phase::Evade(_) | Phase::Tow { .. });
        Bonus::ALL.into_iter().filter(move |bonus| window && fits(self, *bonus).is_ok())
    }
}

/// The ships that a card can move: those of its colour under way, or any under way if its colour is home (ST-JOK-01).
#[inline]
fn movable(card: Card, under_way: Ships) -> Ships {
    match under_way.0 & card.colour().mask().0 {
        0 => under_way,
        own => Ships(own),
    }
}

/// Whether the condition of a bonus card holds in the open window; whoever holds it (ST-RUL-15).
#[inline]
fn fits(open: &Open, bonus: Bonus) -> Result<(), Illegal> {
    match (open.phase, bonus) {
        (Phase::Boost(_), Bonus::LightSpeed | Bonus::Acceleration | Bonus::ExpertPilot) => {
            let flight = open.flight.expect("a ship is moving");
            match (bonus, flight.from.kind) {
                (Bonus::ExpertPilot, Kind::Asteroid) => Ok(()),
                (Bonus::ExpertPilot, _) => Err(Illegal::new("ST-BON-07", "not-on-asteroids")),
                (Bonus::LightSpeed, Kind::Asteroid | Kind::Hyperspace) => {
                    Err(Illegal::new("ST-BON-08", "not-on-a-calm-space"))
                }
                (Bonus::Acceleration, Kind::Asteroid) => Err(Illegal::new("ST-BON-09", "on-asteroids")),
                _ => Ok(()),
            }
        }
        (Phase::Evade(_), Bonus::EvasiveManeuver) | (Phase::Tow { .. }, Bonus::Tow) => Ok(()),
        (_, Bonus::Tow) => Err(Illegal::new("ST-BON-12", "tow-only-after-an-opponent")),
        (Phase::Tow { .. }, _) => Err(Illegal::new("ST-BON-12", "only-tow-after-an-opponent")),
        (Phase::Evade(_), _) => Err(Illegal::new("ST-RUL-02", "only-evasive-maneuver-now")),
        (_, _) => Err(Illegal::new("ST-BON-06", "not-in-the-maw")),
    }
}

/// The rule by which somebody else, or chance, comes first.
fn not_yours(phase: Phase) -> Illegal {
    match phase {
        Phase::Play => Illegal::new("ST-TRN-01", "not-your-turn"),
        Phase::Side => Illegal::new("ST-MOV-07", "the-mover-chooses-the-side"),
        Phase::Boost(_) | Phase::Evade(_) | Phase::Tow { .. } => Illegal::new("ST-RUL-03", "somebody-else-is-asked"),
        Phase::First => Illegal::new("ST-RUL-09", "chance-comes-first"),
        Phase::Planet => Illegal::new("ST-SET-05", "chance-comes-first"),
        Phase::Deal(_) => Illegal::new("ST-TRN-05", "chance-comes-first"),
        Phase::Draw(_) => Illegal::new("ST-MOV-05", "chance-comes-first"),
        Phase::PlanetDraw(_) => Illegal::new("ST-FIN-01", "chance-comes-first"),
        Phase::Over => Illegal::new("TB-06", "over"),
    }
}
