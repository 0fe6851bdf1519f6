//! `hunter-1`: a pilot that flies by a formula. It is frozen: later bots are measured against it.
//!
//! Everything counts in squad points. A ship is worth 0.4 of its points as long as it is alive, and the rest by the hull and shields that
//! are left; so damage that destroys counts most.
//!
//! **Dials.** For every manoeuvre of every ship it works out where it ends, past the enemies that move later and stand where they are,
//! and adds up
//!
//! - what it deals there: the mean, over the enemies' manoeuvres, of the best shot it has then. A shot is what its dice are expected to
//!   cost (`volley.rs`, exactly for the numbers of dice), with a focus token for every ship that has an action;
//! - the table edge: twice its points if it leaves the table, 0.8 of them if every manoeuvre after this one leaves the table or leads to
//!   where every one does, a little if only one or two do not;
//! - obstacles: 0.15 of its points for each, the damage their die is expected to do, no action after an asteroid, no shot from one;
//! - stress: 0.05 of its points for each token that is gained, and no action with one;
//! - how it is pointed: 0.05 of its points for facing the enemies nearby, less for being faced, and 0.02 for every 100 mm that they are
//!   farther away than 200 mm.
//!
//! From the sum over its squad it takes what the squad receives: for every manoeuvre of every enemy the best shot that the enemy has
//! at one of its ships; and 0.12 of the points of each ship whose manoeuvre is stopped by a friend. The plan is what cannot be bettered by
//! changing one dial.
//!
//! The enemies' manoeuvres are those that stay on the table, none of them red under stress. Each is as likely as `e^(gain / 2)`, red ones half
//! as likely, where the gain is what the enemy deals less what it receives, on average over all manoeuvres of the hunter's ships,
//! and how it is pointed.
//!
//! **Everything between dials and attacks** (actions, boosts, rolls, decloaking, devices, cards) is tried out in a position that fits the
//! view, with the best answer to a question that follows at once, and looked at (`outlook.rs`). **Attacks** go where they are expected to cost most,
//! with as many dice as the rules say. **Dice** are modified by habit (`habit.rs`).

use crate::habit::{declared, first_best, modified};
use crate::opening::deployed;
use crate::outlook::Outlook;
use crate::plan::Planning;
use crate::random::random_pilot;
use crate::trial::{Look, Trial};
use bots::Bot;
use geometry::Maneuver;
use play::{Chance, Game, Question, Seat};
use x_wing::card::Window;
use x_wing::{Choice, Frame, MOST_SHIPS, Position, Ship, ShipId, View, XWing};

/// How often what happens in an attack is tried out.
const TIMES: u32 = 6;

/// See the [module](self).
#[derive(Clone, Debug, Default)]
pub struct Hunter {
    plan: Option<Planned>,
}

/// A plan, and the ships as they were when it was made.
#[derive(Clone, Debug)]
struct Planned {
    ships: Box<[Ship; MOST_SHIPS]>,
    dials: Vec<(ShipId, Maneuver)>,
}

impl Bot<XWing> for Hunter {
    fn begins(&mut self, _: &XWing, _: Seat) {
        self.plan = None;
    }

    fn choose(&mut self, question: &Question<'_, XWing>, mut chance: &mut dyn Chance) -> Choice {
        let (game, seat, view) = (question.game(), question.seat(), question.view());
        if view.open.stack.top() == Frame::Planning {
            return self.dial(game, &view, seat).unwrap_or_else(|| random_pilot(game, &view.open, seat, &mut chance));
        }
        let legal = question.legal();
        if let [only] = legal[..]
            && !matches!(view.open.stack.top(), Frame::Forces)
        {
            return only;
        }
        let position = game.sample(&view, &mut chance);
        decide(game, &view, &position, seat, &legal, chance)
    }
}

impl Hunter {
    /// The next dial of the plan, or the commitment. The plan is made when the first dial is asked for.
    fn dial(&mut self, game: &XWing, view: &View, seat: Seat) -> Option<Choice> {
        let table = game.table(&view.open);
        let mine = (table.to_dial() & game.commanded(seat)) - view.open.dialled;
        let Some(ship) = mine.first() else { return Some(Choice::Commit) };
        if self.plan.as_ref().is_none_or(|planned| *planned.ships != view.open.ships) {
            let dials = planned(game, view, seat);
            self.plan = Some(Planned { ships: Box::new(view.open.ships), dials });
        }
        let dials = &self.plan.as_ref().expect("it was made").dials;
        let (_, maneuver) = *dials.iter().find(|(of, _)| *of == ship)?;
        table.may_dial(seat, ship, maneuver).then_some(Choice::Dial { ship, maneuver })
    }
}

/// The dials of the plan that is worth most.
fn planned(game: &XWing, view: &View, seat: Seat) -> Vec<(ShipId, Maneuver)> {
    let planning = Planning::new(game, view, seat);
    let plan = planning.best();
    let ships = planning.ours.iter().map(|group| group.fighter.ship);
    ships.filter_map(|ship| Some((ship, planning.maneuver(&plan, ship)?))).collect()
}

/// What is chosen outside the Planning phase.
pub(crate) fn decide(
    game: &XWing,
    view: &View,
    position: &Position,
    seat: Seat,
    legal: &[Choice],
    mut chance: &mut dyn Chance,
) -> Choice {
    let open = &view.open;
    let top = open.stack.top();
    if matches!(top, Frame::Forces) {
        return deployed(game, position, seat, legal);
    }
    if matches!(top, Frame::Initiative(_)) {
        let own = Choice::Initiative(game.side_of(seat) as u8);
        return if legal.contains(&own) { own } else { legal[0] };
    }
    if matches!(top, Frame::Obstacles(_) | Frame::Edge | Frame::Combat) {
        return legal[0];
    }
    if top == Frame::Activation {
        return next_to_move(game, view, legal);
    }
    if legal.iter().any(|choice| matches!(choice, Choice::Attack { .. })) {
        return first_best(legal, |choice| declared(game, *position, seat, *choice, &mut chance));
    }
    if let Frame::Window(frame) = top
        && matches!(frame.window, Window::ModifyAttack | Window::ModifyDefense)
    {
        return modified(open, frame.window, legal);
    }
    let outlook = Outlook::new(game, open, view.dials, game.side_of(seat));
    let times = if open.stack.as_slice()[0] == Frame::Combat { TIMES } else { 1 };
    Trial::new(game, open, seat, Look::At(outlook)).best(position, legal, times, chance)
}

/// Of ships that may move next one that no other ship stops; of those the one that is farthest ahead.
fn next_to_move(game: &XWing, view: &View, legal: &[Choice]) -> Choice {
    let table = game.table(&view.open);
    first_best(legal, |choice| {
        let Choice::Activate(ship) = *choice else { return 0.0 };
        let Some(place) = view.dials[ship.index()] else { return 0.0 };
        let end = table.flight_end(ship, game.facts(ship).dial[place as usize].maneuver);
        let pose = table.base(ship).pose;
        let ahead = pose.centre().dot(pose.heading().forward()) as f32;
        ahead / 1000.0 + if end.overlaps { 0.0 } else { 10.0 }
    })
}
