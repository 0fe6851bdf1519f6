//! The rules of X-Wing, first edition: starfighters, secret dials, exact millimetres.
//!
//! ```
//! use chance::Dice;
//! use play::{Game, Input, Need, Session};
//! use x_wing::{Options, Setup, Squad, SquadShip, XWing};
//!
//! let ship = |pilot: &str| SquadShip { pilot: pilot.into(), upgrades: vec![], name: None, seat: None };
//! let setup = Setup {
//!     squads: [
//!         Squad { ships: vec![ship("poedameron")] },
//!         Squad { ships: vec![ship("omegaace"), ship("zetasquadronpilot")] },
//!     ],
//!     options: Options { rounds: Some(6), ..Options::default() },
//! };
//! let mut session = Session::new(XWing::new(setup)?);
//! let mut dice = Dice::new(7, 0);
//! let outcome = loop {
//!     let input = match session.need() {
//!         Need::Over(outcome) => break outcome,
//!         Need::Chance(_) => Input::Draw(session.game().draw(session.position(), &mut dice)),
//!         Need::Seats(seats) => {
//!             let seat = seats.iter().next().unwrap();
//!             let choice = session.game().sample_choice(session.position(), seat, &mut dice);
//!             Input::Choice { seat, choice }
//!         }
//!     };
//!     session.apply(input, 0)?;
//! };
//! assert!(session.position().open.round <= 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Position`] holds the ships and a stack of [`Frame`]s: what is going on, the newest on top. An input changes the top
//! frame; then frames are taken step by step until somebody has to answer. Cards are data in a small vocabulary
//! ([`card`]); the engine knows no card by name.

// A wildcard would swallow a new variant in silence; without one, every place that has to know of it fails to build.
#![deny(clippy::wildcard_enum_match_arm)]

mod ahead;
mod amiss;
mod arrange;
mod bounded;
pub mod card;
pub mod cards;
mod chance;
mod damage;
mod dice;
mod flow;
pub mod frame;
mod game;
mod happening;
mod ids;
mod input;
mod laws;
mod measure;
mod mission;
mod named;
mod performed;
mod plans;
mod position;
pub mod room;
mod set;
mod setup;
mod ship;
mod squad;
mod stats;
mod table;
mod turn;
mod view;
mod waiting;
mod what_if;

pub use ahead::{FlightEnd, LineOfFire};
pub use arrange::{Fact, Impossible};
pub use bounded::{Blank, Bounded};
pub use card::Difficulty;
pub use damage::{DamageCard, DamageCards, Deck, Trait};
pub use dice::{Dice, Die, Face, Pool};
pub use frame::{
    Acting, Attack, AttackStep, Extra, FightStep, Flight, Frame, Kind, Kinds, Part, Resolving, Rolled, Rolling, Stack,
    WindowFrame,
};
pub use happening::{Happening, Heard, Hidden, Phase};
pub use ids::{CardId, MOST_SHIPS, ShipId, Team, UpgradeId};
pub use input::{Action, Ask, Boost, Choice, Decloak, Drag, Draw, End, Facing, Sidestep};
pub use mission::{
    BadMission, Bend, Goal, Grant, Laid, MOST_MARKERS, Mission, MissionRule, MissionShip, Near, Objective, PhaseRule,
    Place, Whom, Zone,
};
pub use performed::Performed;
pub use plans::Plans;
pub use position::{
    Assigned, Dropped, Lasting, Lying, MOST_CONDITIONS, MOST_DROPPED, MOST_LASTING, MOST_LYING, MOST_OBSTACLES, Open,
    Placed, Position, TokenId,
};
pub use set::{Bits, Member, Set, Things};
pub use setup::{AbilityInstance, BadSetup, DialEntry, Measuring, Numbers, Options, RuleSet, Setup, ShipFacts, XWing};
pub use ship::{Life, Ship};
pub use squad::{BadSquad, EquippedShip, Fault, Flaw, Review, Squad, SquadShip, resolve};
pub use table::Table;
pub use turn::Turn;
pub use view::View;
pub use waiting::UsedAbilities;
pub use what_if::{SupposedAttack, SupposedShip};

/// How many ways there are to take `take` of `have` things.
pub(crate) fn choose(have: u32, take: u32) -> u64 {
    (0..take).fold(1, |ways, n| ways * u64::from(have - n) / u64::from(n + 1))
}
