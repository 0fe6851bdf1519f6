//! Another manoeuvre than the one that was revealed, and turning round.

use crate::card::{Curve, Difficulty, Instead};
use crate::happening::Happening;
use crate::ids::{ShipId, UpgradeId};
use crate::setup::DialEntry;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Bearing, Maneuver, Side, vector};
use play::why;

impl Instead {
    /// Whether the dial is turned; otherwise it stays, and the ship flies what is not on it.
    fn turns_dial(self) -> bool {
        matches!(
            self,
            Instead::SameBearing | Instead::OtherBank | Instead::SameColour | Instead::SameSpeed | Instead::BankForTurn
        )
    }

    /// The manoeuvres that it could be, whatever dial and colour.
    fn of(self, revealed: Maneuver) -> impl Iterator<Item = Maneuver> {
        let (bearing, speed) = (revealed.bearing(), revealed.speed());
        let to = match (self, bearing) {
            (Instead::Stop, _) => Some(Bearing::Stationary),
            (Instead::OtherBank, Bearing::Bank(Side::Left)) => Some(Bearing::Bank(Side::Right)),
            (Instead::OtherBank, Bearing::Bank(Side::Right)) => Some(Bearing::Bank(Side::Left)),
            (Instead::Tallon, Bearing::Turn(side))
            | (Instead::TallonAlong, Bearing::Turn(side) | Bearing::Bank(side) | Bearing::Segnor(side)) => {
                Some(Bearing::Tallon(side))
            }
            (Instead::Koiogran, Bearing::Straight) => Some(Bearing::Koiogran),
            (Instead::BankForTurn, Bearing::Turn(side)) => Some(Bearing::Bank(side)),
            (
                Instead::OtherBank
                | Instead::BankForTurn
                | Instead::Tallon
                | Instead::TallonAlong
                | Instead::Koiogran
                | Instead::SameColour
                | Instead::SameSpeed,
                _,
            ) => None,
            (Instead::SameBearing | Instead::Speeds(_) | Instead::FasterOrSlower, bearing) => Some(bearing),
        };
        let fits = move |other: u8| match self {
            Instead::SameBearing => other != speed,
            Instead::OtherBank | Instead::BankForTurn | Instead::Tallon | Instead::TallonAlong | Instead::Koiogran => {
                other == speed
            }
            Instead::SameColour | Instead::SameSpeed => false,
            Instead::Speeds(speeds) => other != speed && speeds.contains(&other),
            Instead::FasterOrSlower => other > 0 && other.abs_diff(speed) == 1,
            Instead::Stop => true,
        };
        let speeds = (0..=5).filter(move |other| fits(*other));
        speeds.filter_map(move |other| Maneuver::new(to?, other).ok())
    }
}

impl Table<'_> {
    /// What a ship may fly instead of the manoeuvre that it revealed, and how difficult it is.
    pub(crate) fn instead(self, ship: ShipId, instead: Instead) -> impl Iterator<Item = DialEntry> {
        let open = self.open;
        let flight = open.flight;
        let stressed = open.ship(ship).stress > 0;
        let dial = self.game.facts(ship).dial.iter().map(|entry| entry.maneuver);
        let same = dial.filter(move |maneuver| {
            let fits = match instead {
                Instead::SameColour => self.dialled_difficulty(ship, *maneuver) == Some(flight.difficulty),
                Instead::SameSpeed => maneuver.speed() == flight.maneuver.speed(),
                Instead::SameBearing
                | Instead::OtherBank
                | Instead::BankForTurn
                | Instead::Speeds(_)
                | Instead::FasterOrSlower
                | Instead::Stop
                | Instead::Tallon
                | Instead::TallonAlong
                | Instead::Koiogran => false,
            };
            fits && *maneuver != flight.maneuver
        });
        instead.of(flight.maneuver).chain(same).filter_map(move |maneuver| {
            let difficulty = match instead {
                _ if flight.stays_red => Difficulty::Red,
                Instead::Stop => Difficulty::White,
                Instead::Tallon | Instead::TallonAlong | Instead::SameSpeed => Difficulty::Red,
                Instead::SameBearing | Instead::SameColour | Instead::OtherBank | Instead::BankForTurn => {
                    self.dialled_difficulty(ship, maneuver)?
                }
                Instead::Speeds(_) | Instead::FasterOrSlower | Instead::Koiogran => flight.difficulty,
            };
            let is_barred = instead == Instead::SameBearing && stressed && difficulty == Difficulty::Red;
            (!is_barred).then_some(DialEntry { maneuver, difficulty })
        })
    }
}

impl Turn<'_> {
    /// A ship flies something else than it revealed; if the dial was turned to it, that is what was revealed.
    pub(crate) fn fly_instead(&mut self, ship: ShipId, (instead, entry): (Instead, DialEntry)) {
        if instead.turns_dial() {
            let place = self.game.facts(ship).dial.iter().position(|known| known.maneuver == entry.maneuver);
            self.position.open.ship_mut(ship).revealed = place.map(|place| place as u8);
        }
        let flight = &mut self.position.open.flight;
        let was_bank = matches!(flight.maneuver.bearing(), Bearing::Bank(_) | Bearing::Segnor(_));
        flight.along = (instead == Instead::TallonAlong && was_bank).then_some(Curve::Bank);
        flight.maneuver = entry.maneuver;
        flight.despite_stress = false;
        self.position.open.flight.difficulty = entry.difficulty;
        self.position.open.flight.stays_red |= instead == Instead::SameSpeed;
        self.events.happened(Happening::Instead { ship, maneuver: entry.maneuver }, why!["XW-ABL-01", "XW-ACTV-03"]);
    }

    /// An upgrade that is printed on both sides is turned over.
    pub(crate) fn turn_over(&mut self, ship: ShipId, upgrade: UpgradeId) {
        let card = self.game.facts(ship).upgrade_cards[upgrade.index()];
        let state = self.position.open.ship_mut(ship);
        let back = !state.backs.has(upgrade);
        match back {
            true => state.backs.insert(upgrade),
            false => state.backs.remove(upgrade),
        }
        self.events.happened(Happening::TurnedOver { ship, card, back }, why!["XW-ABL-01"]);
    }

    /// A ship is turned by 180°: its base covers what it covered, so that nothing is met and nothing parts.
    pub(crate) fn turn_round(&mut self, ship: ShipId) {
        let from = self.position.open.ship(ship).pose;
        let to = from.moved(vector(0.0, 0.0), 4);
        self.position.open.ship_mut(ship).pose = to;
        self.events.happened(Happening::Shifted { ship, from, to }, why!["XW-ABL-01"]);
    }
}
