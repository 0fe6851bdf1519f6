//! Tables that no game has come to: any ships with any numbers, and an attack that was just declared. Whoever works out odds asks
//! the rules about an attack by playing it on such a table.

use crate::card::{Effect, Modifier};
use crate::frame::{Attack, AttackStep, Attacking, FightStep, Fighting, Frame, Part, Resolving, Stack};
use crate::ids::{CardId, ShipId, Team, UpgradeId};
use crate::position::Position;
use crate::setup::{BadSetup, Options, Setup, Source, XWing, facts};
use crate::squad::{EquippedShip, Squad};
use crate::turn::Turn;
use geometry::Band;
use play::{Game, Seat};

/// A ship of a table that no game has come to.
#[derive(Clone, Debug)]
pub struct SupposedShip {
    /// Its side; its seat is the one of the same number.
    pub side: Team,
    /// Its cards, whether or not they fit each other.
    pub equipped: EquippedShip,
    /// What is different about it than its cards say, such as a number of dice.
    pub modifiers: Vec<Modifier>,
}

/// An attack that is supposed to have been declared.
#[derive(Clone, Copy, Debug)]
pub struct SupposedAttack {
    /// The ship that attacks.
    pub attacker: ShipId,
    /// The ship that is attacked.
    pub defender: ShipId,
    /// The place of the weapon among the attacker's upgrades; nothing: the primary weapon.
    pub upgrade: Option<usize>,
    /// The range at which it is made.
    pub range: Band,
    /// Whether an obstacle is in the way.
    pub obstructed: bool,
}

impl XWing {
    /// A game of these ships, legal or not, without obstacles. The ships of the first side come first.
    pub fn suppose(ships: Vec<SupposedShip>) -> Result<XWing, BadSetup> {
        let ships = ships.into_iter().map(|SupposedShip { side, equipped, modifiers }| {
            let mut ship = facts(side, Seat(side.index() as u8), None, equipped);
            ship.modifiers.extend(modifiers.into_iter().map(|modifier| (Source::Pilot, modifier)));
            ship
        });
        let squads = [Squad::default(), Squad::default()];
        let options = Options { obstacles: vec![], ..Options::default() };
        XWing::assemble(Setup { squads, options }, ships.collect())
    }

    /// The Combat phase of the first round with nothing on the table. The pose and the life of a ship put it there.
    pub fn suppose_combat(&self) -> Position {
        let mut position = self.start();
        position.open.round = 1;
        position.open.stack = Stack::new(Frame::Combat);
        position
    }
}

impl Turn<'_> {
    /// Carries out the action or an ability of a card that a ship has: of its pilot, or of the upgrade at a place. Says whether that went
    /// without a question; if not, the position is half way and of no use any more. Nothing is carried out where a token has to be spent that
    /// is not there.
    pub fn carry_out(&mut self, ship: ShipId, upgrade: Option<usize>, part: Part) -> bool {
        let depth = self.position.open.stack.as_slice().len();
        let facts = self.game.facts(ship);
        let (card, place) = match upgrade {
            Some(place) => (facts.upgrade_cards[place], Some(UpgradeId::at(place))),
            None => (CardId::named(facts.pilot.card.name).expect("every card has a number"), None),
        };
        let effects = match part {
            Part::Ability(number) => card.card().abilities[usize::from(number)].effects,
            Part::Action => card.card().action.unwrap_or_default(),
            Part::OtherAction => card.card().other_action.unwrap_or_default(),
            Part::Cost | Part::Charge => &[],
        };
        let state = self.position.open.ship(ship);
        if effects.iter().any(|effect| matches!(effect, Effect::Spend(token) if state.tokens(*token) == 0)) {
            return true;
        }
        self.push(Resolving::new(ship, card, place, part));
        while self.position.open.stack.as_slice().len() > depth {
            if !self.step() {
                return false;
            }
        }
        true
    }

    /// Declares an attack whatever the rules say about it; what the weapon costs is about to be paid.
    pub fn suppose_attack(
        &mut self,
        SupposedAttack { attacker, defender, upgrade, range, obstructed }: SupposedAttack,
    ) {
        let weapon = upgrade.map_or(CardId::PRIMARY, |place| self.game.facts(attacker).upgrade_cards[place]);
        let place = upgrade.map(UpgradeId::at);
        let open = &mut self.position.open;
        open.ship_mut(attacker).attacked = true;
        let attack = Attack::new(attacker, defender, weapon);
        open.attack = Attack { upgrade: place, range: range.number(), obstructed, first: [true; 2], ..attack };
        self.push(Fighting { ship: attacker, step: FightStep::After });
        self.push(Attacking { step: AttackStep::Declared });
        self.count_range();
        if weapon.card().weapon.is_some_and(|weapon| !weapon.cost.is_empty()) {
            self.push(Resolving::new(attacker, weapon, place, Part::Cost));
        }
    }
}
