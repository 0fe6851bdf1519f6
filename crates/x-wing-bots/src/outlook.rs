//! How good a position in the midst of a round is for a side, in squad points.
//!
//! What is left of both sides, and the shots that are still to be expected in this round ([`Forecast`]): ships that have moved are
//! where they are, with the tokens they have; friends move as they are dialled; enemies move anywhere on the table, as
//! [`Forecast::weigh`] has it. To that come stress, cards that were discarded, devices on the table, and how ships are pointed for the
//! rounds after this one.

use crate::fighter::Fighter;
use crate::forecast::{Forecast, Group, Middle};
use crate::places::{BLAST, Ground};
use geometry::Base;
use x_wing::card::Fuse;
use x_wing::{CardId, Frame, MOST_SHIPS, Open, ShipId, Table, Team, UpgradeId, XWing};

/// What a stress or ion token costs, as a share of the ship's points.
const TOKEN: f32 = 0.05;
/// What is left of a card's points in its being there; the rest is counted with its ship.
pub(crate) const CARD: f32 = 0.5;

/// What one side makes of positions that come from one position.
pub(crate) struct Outlook<'a> {
    game: &'a XWing,
    side: Team,
    /// The dials that are known.
    known: [Option<u8>; MOST_SHIPS],
    /// Enemies that have still to move, as they were, and where they may be.
    unmoved: Vec<Group>,
}

impl<'a> Outlook<'a> {
    /// Of positions that come from `open`, in which a side knows these dials.
    pub fn new(game: &'a XWing, open: &Open, known: [Option<u8>; MOST_SHIPS], side: Team) -> Outlook<'a> {
        let table = game.table(open);
        let ground = Ground::new(game, table);
        let waits = |ship: &ShipId| game.facts(*ship).side != side && has_to_move(open, *ship);
        let ships = open.in_play().iter().filter(waits);
        let unmoved = ships.map(|ship| {
            let fighter = Fighter::new(game, table, ship);
            Group { places: ground.unknown(&fighter), fighter }
        });
        Outlook { game, side, known, unmoved: unmoved.collect() }
    }

    /// How good a position is.
    pub fn of(&self, open: &Open) -> f32 {
        let table = self.game.table(open);
        let ground = Ground::new(self.game, table);
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        let mut value = 0.0;
        for ship in open.in_play() {
            let fighter = Fighter::new(self.game, table, ship);
            let sign = if fighter.side == self.side { 1.0 } else { -1.0 };
            value += sign * (fighter.worth() + fittings(self.game, open, &fighter));
            if fighter.side != self.side {
                let earlier = self.unmoved.iter().find(|group| group.fighter.ship == ship);
                theirs.push(match earlier {
                    Some(group) => Group { fighter: group.fighter.clone(), places: group.places.clone() },
                    None => Group { places: vec![ground.here(&fighter)], fighter },
                });
                continue;
            }
            let place = match self.dialled(table, &ground, &fighter) {
                Some(entry) => {
                    let others: Vec<Base> =
                        open.in_play().without(ship).iter().map(|other| table.base(other)).collect();
                    ground.flown(&fighter, entry, &others)
                }
                None => ground.here(&fighter),
            };
            value += place.value + place.errand;
            ours.push(Group { places: vec![place], fighter });
        }
        let forecast = Forecast::new(&ours, &theirs);
        forecast.weigh(&ours, &mut theirs);
        let middle = Middle::of(&theirs);
        for (number, group) in ours.iter().enumerate() {
            value += forecast.deals(number, 0, &theirs) + middle.pointed(&group.fighter, &group.places[0]);
        }
        value -= forecast.suffers(&vec![0; ours.len()], &theirs);
        value + ground.quest_points(self.side) + devices(open, &theirs) - devices(open, &ours)
    }

    /// The manoeuvre that a friend is about to execute.
    fn dialled(&self, table: Table<'_>, ground: &Ground<'_>, fighter: &Fighter) -> Option<x_wing::DialEntry> {
        if !has_to_move(table.open(), fighter.ship) {
            return None;
        }
        let known = self.known[fighter.ship.index()].map(|place| self.game.facts(fighter.ship).dial[place as usize]);
        known.or_else(|| ground.dial(fighter).first().copied().filter(|_| table.is_ionized(fighter.ship)))
    }
}

/// What tokens that stay and discarded cards change about what a ship is worth.
pub(crate) fn fittings(game: &XWing, open: &Open, fighter: &Fighter) -> f32 {
    let (facts, state) = (game.facts(fighter.ship), open.ship(fighter.ship));
    let burdens = f32::from(state.stress.min(3) + 2 * state.ion + state.tractor) * TOKEN * fighter.cost;
    let gone = facts.own_upgrades().iter().enumerate().filter(|(place, _)| state.discarded.has(UpgradeId::at(*place)));
    let cards: f32 = gone.map(|(_, upgrade)| f32::from(upgrade.points.max(0))).sum();
    let locks = if state.locks.is_empty() { 0.0 } else { 0.02 * fighter.cost };
    let cloak = if state.cloak > 0 { 0.04 * fighter.cost } else { 0.0 };
    locks + cloak - burdens - CARD * cards
}

/// Whether a ship has still to move in this round.
pub(crate) fn has_to_move(open: &Open, ship: ShipId) -> bool {
    let bottom = open.stack.as_slice()[0];
    matches!(bottom, Frame::Planning | Frame::Decloak | Frame::Activation) && !open.ship(ship).activated
}

/// What devices on the table are expected to cost these ships: a damage for each that may be near.
pub(crate) fn devices(open: &Open, groups: &[Group]) -> f32 {
    let mut cost = 0.0;
    for (_, dropped) in open.devices() {
        let Some(charge) = CardId::device(dropped.device).card().charge else { continue };
        let reach = match charge.fuse {
            Fuse::EndOfActivation => BLAST,
            Fuse::Overlap => 25.0,
        };
        for group in groups {
            for place in &group.places {
                let apart = (place.base.pose.centre() - dropped.pose.centre()).length() - place.base.size.half();
                if apart < reach {
                    cost += place.weight * group.fighter.one_damage();
                }
            }
        }
    }
    cost
}
