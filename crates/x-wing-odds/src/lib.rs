//! The chances of an attack, exactly.
//!
//! ```
//! use x_wing_odds::{Defence, Offence, Shot};
//!
//! let shot = Shot {
//!     attack: 3,
//!     defense: 2,
//!     attacker: Offence { focus: true, lock: true },
//!     defender: Defence { focus: true, evade: 1 },
//! };
//! let odds = shot.odds();
//! assert!((odds.expected_damage - 0.641_155_242_919_921_9).abs() < 1e-12);
//! assert!((odds.pdf_total.iter().sum::<f64>() - 1.0).abs() < 1e-12);
//! ```
//!
//! A [`Shot`] has only dice and tokens, so its odds are a matter of counting. An attack on the table ([`Forecast`]) is played to its end
//! in every way it can go: the engine says what chance is asked and what a seat may choose, a [`Policy`] says what is chosen.

// A wildcard would swallow a new variant in silence; without one, every place that has to know of it fails to build.
#![deny(clippy::wildcard_enum_match_arm)]

mod course;
mod drill;
mod forecast;
mod plain;
mod query;
mod remembered;
mod say;
mod shot;
mod side;
mod spread;

pub use forecast::Forecast;
pub use query::{BadQuery, MOST_DICE_WITH_CARDS, Query};
pub use shot::{Defence, MOST_DICE, Offence, Shot};

use serde::{Deserialize, Serialize};
use x_wing::{Position, XWing};

/// What comes of an attack.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Odds {
    /// Hits that are not cancelled, on average.
    pub expected_hits: f64,
    /// Critical hits that are not cancelled, on average.
    pub expected_crits: f64,
    /// Hits and critical hits that are not cancelled, on average.
    pub expected_damage: f64,
    /// The chance that at least one hit or critical hit is left.
    pub p_hit_ge1: f64,
    /// The chance that at least one critical hit is left.
    pub p_crit_ge1: f64,
    /// At place n: the chance that exactly n hits and critical hits are left.
    pub pdf_total: Vec<f64>,
}

/// How both sides use what they have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// As people do: what looks good is used, nothing is spent that is not needed.
    #[default]
    Plain,
    /// As well as can be: the attacker for the most damage on average, the defender for the least.
    Best,
}

/// The odds of the attack on the table, with every card in force, from here to its damage; none if no attack is under
/// way, or its damage is being dealt already.
///
/// ```
/// # use play::{Game, Input, Need};
/// # use x_wing::{Options, Setup, XWing};
/// # use x_wing_bots::random_pilot;
/// # use x_wing_squads::read_line;
/// use x_wing_odds::{Policy, odds};
/// # let squads = [read_line("poedameron")?, read_line("omegaace")?];
/// # let game = XWing::new(Setup { squads, options: Options::default() })?;
/// # let (mut position, mut dice) = (game.start(), chance::Dice::new(2, 0));
/// assert_eq!(odds(&game, &position, Policy::Best), None);
/// # let mut found = None;
/// # while let (None, false) = (&found, matches!(game.need(&position), Need::Over(_))) {
/// #     let input = match game.need(&position) {
/// #         Need::Seats(seats) => {
/// #             let seat = seats.iter().next().unwrap();
/// #             Input::Choice { seat, choice: random_pilot(&game, &position.open, seat, &mut dice) }
/// #         }
/// #         _ => Input::Draw(game.draw(&position, &mut dice)),
/// #     };
/// #     game.advance(&mut position, &input, &mut ());
/// #     found = odds(&game, &position, Policy::Best);
/// # }
/// // An attack was declared.
/// let odds = odds(&game, &position, Policy::Best).unwrap();
/// assert!((odds.pdf_total.iter().sum::<f64>() - 1.0).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn odds(game: &XWing, position: &Position, policy: Policy) -> Option<Odds> {
    Some(Forecast::new(game, position, policy)?.odds())
}
