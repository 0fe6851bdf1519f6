//! What is going on, as data: a stack of frames. Nothing waits on a call stack.
//!
//! A kind of frame is a struct in a file of its own, with what it knows and what the rules are for it (`FrameRules`). To add
//! one, write the file and its line in `frames!` below; the compiler asks for the rest.

mod acting;
mod activating;
mod activation;
mod altering;
mod attack;
mod attacking;
mod blast;
mod breaking;
mod combat;
mod coordinating;
mod covered;
mod dealing;
mod deciding;
mod decloak;
mod decloaking;
mod detonations;
mod discarding;
mod dropping;
mod dying;
mod edge;
mod end;
mod exposing;
mod extra;
mod extra_done;
mod facing;
mod fighting;
mod flight;
mod forces;
mod forfeiting;
mod going_off;
mod granting;
mod hazard;
mod initiative;
mod initiative_roll;
mod jammed;
mod kinds;
mod launched;
mod launching;
mod locking;
mod mines;
mod obstacles;
mod ordered;
mod over;
mod picking;
mod planning;
mod receiving;
mod redialing;
mod releasing;
mod reloading;
mod resolving;
mod roller;
mod rolling;
mod rules;
mod scorched;
mod scorching;
mod searching;
mod sharing;
mod siding;
mod slammed;
mod sliding;
mod sprung;
mod stack;
mod stressing;
mod striking;
mod suffering;
mod tied;
mod tractoring;
mod turning;
mod window;

pub use acting::Acting;
pub use activating::{Activating, ActivationStep};
pub use activation::Activation;
pub use altering::Altering;
pub use attack::Attack;
pub use attacking::{AttackStep, Attacking};
pub use blast::Blast;
pub use breaking::Breaking;
pub use combat::Combat;
pub use coordinating::{CoordinateStep, Coordinating};
pub use covered::Covered;
pub use dealing::Dealing;
pub use deciding::Deciding;
pub use decloak::Decloak;
pub use decloaking::Decloaking;
pub use detonations::Detonations;
pub use discarding::Discarding;
pub use dropping::{Dropping, Freely};
pub use dying::Dying;
pub use edge::Edge;
pub use end::{End, EndBegins, RoundEnds};
pub use exposing::Exposing;
pub use extra::Extra;
pub use extra_done::ExtraDone;
pub use facing::Facing;
pub use fighting::{FightStep, Fighting};
pub use flight::{Flight, Interrupted, MOST_HAZARDS};
pub use forces::{Forces, ForcesBegin};
pub use forfeiting::Forfeiting;
pub use going_off::GoingOff;
pub use granting::Granting;
pub use hazard::Hazard;
pub use initiative::Initiative;
pub use initiative_roll::InitiativeRoll;
pub use jammed::Jammed;
pub use kinds::{Kind, Kinds};
pub use launched::Launched;
pub use launching::Launching;
pub use locking::Locking;
pub use mines::Mines;
pub use obstacles::Obstacles;
pub use ordered::{Ordered, OrderedStep};
pub use over::Over;
pub use picking::Picking;
pub use planning::{Planning, PlanningEnds};
pub use receiving::Receiving;
pub use redialing::Redialing;
pub use releasing::Releasing;
pub use reloading::Reloading;
pub use resolving::{Part, Resolving};
pub use roller::Roller;
pub use rolling::{Rolled, Rolling};
pub(crate) use rules::FrameRules;
pub use scorched::Scorched;
pub use scorching::Scorching;
pub use searching::Searching;
pub use sharing::Sharing;
pub use siding::Siding;
pub use slammed::Slammed;
pub use sliding::Sliding;
pub use sprung::Sprung;
pub use stack::Stack;
pub use stressing::Stressing;
pub use striking::Striking;
pub use suffering::Suffering;
pub use tied::Tied;
pub use tractoring::Tractoring;
pub use turning::Turning;
use window::WindowFrame as Window;
pub use window::{About, WindowFrame};

use crate::dice::{Dice, Die};
use crate::ids::ShipId;
use crate::input::{Ask, Choice, Draw};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Chance, Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// Makes the enum of all frames, and passes every question about a frame on to its struct.
macro_rules! frames {
    (plain: $($plain:ident),*; with_data: $($data:ident),*;) => {
        /// One thing under way. The top frame says what the game waits for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Frame {
            $(#[doc = concat!("See [`", stringify!($plain), "`](struct@", stringify!($plain), ").")] $plain,)*
            $(#[doc = concat!("See [`", stringify!($data), "`](struct@", stringify!($data), ").")] $data($data),)*
        }

        $(impl From<$plain> for Frame {
            #[inline]
            fn from(_: $plain) -> Frame {
                Frame::$plain
            }
        })*

        $(impl From<$data> for Frame {
            #[inline]
            fn from(frame: $data) -> Frame {
                Frame::$data(frame)
            }
        })*

        impl Frame {
            /// Takes it a step further; says whether there was a step to take.
            pub(crate) fn step(self, turn: &mut Turn<'_>) -> bool {
                match self {
                    $(Frame::$plain => $plain.step(turn),)*
                    $(Frame::$data(frame) => frame.step(turn),)*
                }
            }

            /// Whom or what it waits for.
            #[inline]
            pub(crate) fn need(self, table: Table<'_>) -> Need<Ask> {
                match self {
                    $(Frame::$plain => $plain.need(table),)*
                    $(Frame::$data(frame) => frame.need(table),)*
                }
            }

            /// Hands over every choice of a seat that it waits for; candidates where the choice is continuous.
            pub(crate) fn offer(self, table: Table<'_>, seat: Seat, each: &mut dyn FnMut(Choice)) {
                match self {
                    $(Frame::$plain => $plain.offer(table, seat, each),)*
                    $(Frame::$data(frame) => frame.offer(table, seat, each),)*
                }
            }

            /// Whether a choice is accepted, and if not, by which rule.
            pub(crate) fn check(self, table: Table<'_>, seat: Seat, choice: Choice) -> Result<(), Illegal> {
                match self {
                    $(Frame::$plain => $plain.check(table, seat, choice),)*
                    $(Frame::$data(frame) => frame.check(table, seat, choice),)*
                }
            }

            /// Whether a seat chooses from a continuum.
            pub(crate) fn is_continuous(self, table: Table<'_>) -> bool {
                match self {
                    $(Frame::$plain => $plain.is_continuous(table),)*
                    $(Frame::$data(frame) => frame.is_continuous(table),)*
                }
            }

            /// Any choice of a seat, by chance; from the whole continuum where it is continuous.
            pub(crate) fn sample(self, table: Table<'_>, seat: Seat, chance: &mut impl Chance) -> Choice {
                let sampled = match self {
                    $(Frame::$plain => $plain.sample(table, seat, chance),)*
                    $(Frame::$data(frame) => frame.sample(table, seat, chance),)*
                };
                if let Some(choice) = sampled {
                    return choice;
                }
                let (mut picked, mut count) = (Choice::Pass, 0);
                self.offer(table, seat, &mut |choice| {
                    count += 1;
                    if chance.below(count) == 0 {
                        picked = choice;
                    }
                });
                picked
            }

            /// A seat has chosen.
            pub(crate) fn answer(self, turn: &mut Turn<'_>, seat: Seat, choice: Choice) {
                match self {
                    $(Frame::$plain => $plain.answer(turn, seat, choice),)*
                    $(Frame::$data(frame) => frame.answer(turn, seat, choice),)*
                }
            }

            /// Chance has answered.
            pub(crate) fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
                match self {
                    $(Frame::$plain => $plain.drawn(turn, draw),)*
                    $(Frame::$data(frame) => frame.drawn(turn, draw),)*
                }
            }

            /// The ship that is about to roll dice for it, and which dice.
            pub(crate) fn rolls(self, table: Table<'_>) -> Option<(ShipId, Die)> {
                match self {
                    $(Frame::$plain => $plain.rolls(table),)*
                    $(Frame::$data(frame) => frame.rolls(table),)*
                }
            }

            /// The rule that says how many dice are rolled for it.
            pub(crate) fn dice_rule(self, table: Table<'_>) -> &'static str {
                match self {
                    $(Frame::$plain => $plain.dice_rule(table),)*
                    $(Frame::$data(frame) => frame.dice_rule(table),)*
                }
            }

            /// Dice that were rolled for it count.
            pub(crate) fn rolled(self, turn: &mut Turn<'_>, dice: Dice) {
                match self {
                    $(Frame::$plain => $plain.rolled(turn, dice),)*
                    $(Frame::$data(frame) => frame.rolled(turn, dice),)*
                }
            }

            /// The ships that it strikes together.
            pub(crate) fn strikes(self) -> Set<ShipId> {
                match self {
                    $(Frame::$plain => $plain.strikes(),)*
                    $(Frame::$data(frame) => frame.strikes(),)*
                }
            }

            /// What it is, in a word or two, as scenarios write it.
            pub fn name(self, table: Table<'_>) -> String {
                match self {
                    $(Frame::$plain => $plain.name(table),)*
                    $(Frame::$data(frame) => frame.name(table),)*
                }
            }
        }
    };
}

frames! {
    plain: Roller, Edge, ForcesBegin, Forces, Planning, PlanningEnds, Decloak, Activation, Combat, Detonations, EndBegins, End, RoundEnds, Over;
    with_data:
        InitiativeRoll, Initiative, Obstacles, Decloaking, Activating, Ordered, Sliding, Tied, Acting, Locking, Tractoring,
        Hazard, Slammed, Facing, Siding, Stressing, Turning, Redialing, Dropping, Rolling, Fighting, Extra, ExtraDone, Attacking, Suffering,
        Dealing, Mines, Sprung, GoingOff, Scorching, Forfeiting, Blast, Altering, Picking, Exposing, Dying, Searching, Releasing, Launching, Launched, Window,
        Resolving, Striking, Discarding, Reloading, Receiving, Deciding, Scorched, Coordinating, Jammed, Sharing, Breaking, Covered, Granting;
}
