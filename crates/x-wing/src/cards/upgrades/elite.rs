//! Elite pilot talents.

use super::{CLOSE, weapon};
use crate::card::prelude::*;
use crate::cards::Faction::{Imperial, Rebel, Scum};
use crate::cards::Fitting::MostInSquad;
use crate::cards::Only::{Factions, Size};
use crate::cards::Slot::Elite;
use crate::cards::Upgrade;
use geometry::BaseSize::Small;

const fn elite(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Elite, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    elite("Adaptability", 0, Card::unwritten("adaptability")).two_sided(),
    elite("Adrenaline Rush", 1, Card::unwritten("adrenalinerush")),
    elite("A Score to Settle", 0, Card::unwritten("ascoretosettle")).unique(),
    elite("Attanni Mindlink", 1, Card::unwritten("attannimindlink")).only(&[Factions(&[Scum])]).fits(&[MostInSquad(2)]),
    elite("Bodyguard", 2, Card::unwritten("bodyguard")).unique().only(&[Factions(&[Scum])]),
    elite("Calculation", 1, Card::unwritten("calculation")),
    elite("Cool Hand", 1, Card::unwritten("coolhand")),
    elite("Crack Shot", 1, Card::unwritten("crackshot")),
    elite("Daredevil", 3, Card::unwritten("daredevil")),
    elite("Deadeye", 1, Card::unwritten("deadeye")).only(&[Size(Small)]),
    elite("Debris Gambit", 2, Card::unwritten("debrisgambit")).only(&[Size(Small)]),
    elite("Decoy", 2, Card::unwritten("decoy")),
    elite("Determination", 1, Card::unwritten("determination")),
    elite("Draw Their Fire", 1, Card::unwritten("drawtheirfire")),
    elite("Elusiveness", 2, Card::unwritten("elusiveness")),
    elite("Expert Handling", 2, Card::unwritten("experthandling")),
    elite("Expertise", 4, Card::unwritten("expertise")),
    elite("Expose", 4, Card::unwritten("expose")),
    elite("Fearlessness", 1, Card::unwritten("fearlessness")).only(&[Factions(&[Scum])]),
    elite("Intensity", 2, Card::unwritten("intensity")).two_sided().only(&[Size(Small)]),
    elite("Intimidation", 2, Card::unwritten("intimidation")),
    elite("Juke", 2, Card::unwritten("juke")).only(&[Size(Small)]),
    elite("Lightning Reflexes", 1, Card::unwritten("lightningreflexes")).only(&[Size(Small)]),
    elite("Lone Wolf", 2, Card::unwritten("lonewolf")).unique(),
    elite("Marksmanship", 3, Card::unwritten("marksmanship")),
    elite("Opportunist", 4, Card::unwritten("opportunist")),
    elite("Outmaneuver", 3, Card::unwritten("outmaneuver")),
    elite("Predator", 3, Card::unwritten("predator")),
    elite("Push the Limit", 3, Card::unwritten("pushthelimit")),
    elite("Rage", 1, Card::unwritten("rage")),
    elite("Ruthlessness", 3, Card::unwritten("ruthlessness")).only(&[Factions(&[Imperial])]),
    elite("Saturation Salvo", 1, Card::unwritten("saturationsalvo")),
    elite("Selflessness", 1, Card::unwritten("selflessness")).unique().only(&[Factions(&[Rebel]), Size(Small)]),
    elite("Snap Shot", 2, Card::unwritten("snapshot").attacking(weapon(2, CLOSE, Header::Free, &[]))),
    elite("Squad Leader", 2, Card::unwritten("squadleader")).unique(),
    elite("Stay on Target", 2, Card::unwritten("stayontarget")),
    elite("Swarm Leader", 3, Card::unwritten("swarmleader")).unique(),
    elite("Swarm Tactics", 2, Card::unwritten("swarmtactics")),
    elite("Trick Shot", 0, Card::unwritten("trickshot")),
    elite("Veteran Instincts", 1, Card::unwritten("veteraninstincts")),
    elite("Wingman", 2, Card::unwritten("wingman")),
    // Stressed, may reroll focus results.
    elite(
        "Wired",
        1,
        Card::plain("wired").with(&[
            may(ModifyAttack).when(&[I(Attacker), Have(Token::Stress), Fresh(Face::Focus)]).then(&[Reroll(
                &[Face::Focus],
                1,
                u8::MAX,
            )]),
            may(ModifyDefense).when(&[I(Defender), Have(Token::Stress), Fresh(Face::Focus)]).then(&[Reroll(
                &[Face::Focus],
                1,
                u8::MAX,
            )]),
        ]),
    ),
];
