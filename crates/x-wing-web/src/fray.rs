//! The attack that is shown: its dice as they lie, told by what happens.

use x_wing::{CardId, Dice, Die, Happening, ShipId};

/// An attack on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fray {
    /// Who attacks.
    pub attacker: ShipId,
    /// Who is attacked.
    pub defender: ShipId,
    /// With what.
    pub weapon: CardId,
    /// At which range.
    pub range: u8,
    /// Whether past an obstacle.
    pub obstructed: bool,
    /// The attack dice, once they are rolled.
    pub attack: Option<Dice>,
    /// The defense dice, once they are rolled.
    pub defense: Option<Dice>,
    /// Hits and critical hits that are left, once that is known.
    pub left: Option<(u8, u8)>,
}

impl Fray {
    /// What is shown after something happened.
    pub fn after(shown: Option<Fray>, what: &Happening) -> Option<Fray> {
        if let Happening::Attacked { attacker, defender, weapon, range, obstructed } = *what {
            return Some(Fray {
                attacker,
                defender,
                weapon,
                range,
                obstructed,
                attack: None,
                defense: None,
                left: None,
            });
        }
        let mut fray = shown?;
        match *what {
            Happening::Rolled { ship, die: Die::Attack, dice } if ship == fray.attacker => fray.attack = Some(dice),
            Happening::Rolled { ship, die: Die::Defense, dice } if ship == fray.defender => fray.defense = Some(dice),
            Happening::Modified { attack, defense } => {
                fray.attack = fray.attack.map(|_| attack);
                fray.defense = fray.defense.map(|_| defense);
            }
            Happening::Compared { hits, criticals } => fray.left = Some((hits, criticals)),
            Happening::Missed { .. } => fray.left = Some((0, 0)),
            Happening::Fights { .. } | Happening::PhaseBegins { .. } | Happening::RoundBegins { .. } => return None,
            _ => {}
        }
        Some(fray)
    }

    /// Whether something that happened is worth a pause to look at.
    pub fn is_seen(what: &Happening) -> bool {
        matches!(
            what,
            Happening::Rolled { .. }
                | Happening::Rerolled { .. }
                | Happening::Altered { .. }
                | Happening::Compared { .. }
                | Happening::Missed { .. }
                | Happening::Dealt { .. }
                | Happening::Destroyed { .. }
        )
    }
}
