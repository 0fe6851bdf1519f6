//! What a ship does with its action, at a glance.
//!
//! When all enemies nearby have moved, each action is taken, and the shots are compared that the ship then has and that are then fired at its
//! side. When one of them has still to move, nothing is known, and habit decides.

use crate::fighter::{Fighter, Tokens};
use crate::habit::{first_best, habit};
use geometry::Base;
use play::{Chance, Game, Input, Seat};
use x_wing::{Action, Choice, Frame, Open, Position, ShipId, XWing};

/// Enemies whose middle is nearer than this, in millimetres, are nearby.
const NEARBY: f64 = 460.0;
/// What being ready for an attack that does not come is worth, as a share of the ship's points.
const READY: f32 = 0.01;

/// A quick answer to any question, by a glance at the table if it is about an action or where a roll ends.
pub(crate) fn glance(game: &XWing, position: &Position, seat: Seat, chance: &mut impl Chance) -> Choice {
    let open = &position.open;
    let ship = match open.stack.top() {
        Frame::Acting(acting) => acting.ship,
        Frame::Rolling(rolling) => rolling.ship,
        _ => return habit(game, position, seat, chance),
    };
    if game.facts(ship).seat != seat || !is_clear_what_comes(game, open, ship) {
        return habit(game, position, seat, chance);
    }
    let legal = play::legal(game, position, seat);
    let is_move = |choice: &Choice| matches!(choice, Choice::Action(Action::Boost(_) | Action::BarrelRoll { .. }));
    if !matches!(open.stack.top(), Frame::Rolling(_)) && !legal.iter().any(is_move) {
        return habit(game, position, seat, chance);
    }
    let shots = Shots::new(game, open, ship);
    first_best(&legal, |choice| {
        let mut after = *position;
        game.advance(&mut after, &Input::Choice { seat, choice: *choice }, &mut ());
        let Frame::Rolling(rolling) = after.open.stack.top() else { return shots.seen(game, &after.open) };
        let table = game.table(&after.open);
        let ends = table.roll_ends(ship, rolling.side, (rolling.speed, rolling.bend));
        let size = game.facts(ship).pilot.ship.size;
        let fighter = Fighter::new(game, table, ship);
        ends.map(|(_, pose)| shots.from(&fighter, &Base::new(size, pose))).fold(f32::MIN, f32::max)
    })
}

/// Whether some enemies are nearby, and all of those have moved.
fn is_clear_what_comes(game: &XWing, open: &Open, ship: ShipId) -> bool {
    let (side, here) = (game.facts(ship).side, open.ship(ship).pose.centre());
    let near = open.in_play().iter().filter(|other| {
        game.facts(*other).side != side && (open.ship(*other).pose.centre() - here).squared() < NEARBY * NEARBY
    });
    let mut any = false;
    for enemy in near {
        if !open.ship(enemy).activated {
            return false;
        }
        any = true;
    }
    any
}

/// The shots around a ship.
struct Shots {
    ship: ShipId,
    enemies: Vec<Enemy>,
}

struct Enemy {
    fighter: Fighter,
    base: Base,
    /// What its best shot at a friend of the ship costs.
    otherwise: f32,
}

impl Shots {
    fn new(game: &XWing, open: &Open, ship: ShipId) -> Shots {
        let table = game.table(open);
        let side = game.facts(ship).side;
        let (friends, enemies): (Vec<_>, Vec<_>) = open
            .in_play()
            .without(ship)
            .iter()
            .map(|other| (Fighter::new(game, table, other), table.base(other)))
            .partition(|(fighter, _)| fighter.side == side);
        let enemies = enemies.into_iter().map(|(fighter, base)| {
            let at = |(friend, there): &(Fighter, Base)| {
                fighter.shot(&base, fighter.tokens(), friend, there, friend.tokens())
            };
            let otherwise = friends.iter().map(at).fold(0.0, f32::max);
            Enemy { fighter, base, otherwise }
        });
        Shots { ship, enemies: enemies.collect() }
    }

    /// How good it is for the ship to be as it is.
    fn seen(&self, game: &XWing, open: &Open) -> f32 {
        let table = game.table(open);
        self.from(&Fighter::new(game, table, self.ship), &table.base(self.ship))
    }

    /// What its best shot from a base costs them, less what theirs cost its side.
    fn from(&self, fighter: &Fighter, base: &Base) -> f32 {
        let (mut dealt, mut received) = (0.0f32, 0.0);
        let mine @ Tokens { focus, evades } = fighter.tokens();
        for enemy in &self.enemies {
            let theirs = enemy.fighter.tokens();
            dealt = dealt.max(fighter.shot(base, mine, &enemy.fighter, &enemy.base, theirs));
            received += enemy.fighter.shot(&enemy.base, theirs, fighter, base, mine).max(enemy.otherwise);
        }
        let ready = f32::from(evades + 2 * u8::from(focus)) * READY * fighter.cost;
        dealt - received + ready
    }
}
