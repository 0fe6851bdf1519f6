//! Squads as text: one line, or the JSON of squad builders (XWS).

use super::{Squad, SquadShip};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Why a text is no squad.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnreadableSquad {
    /// Nothing is there.
    #[error("an empty squad; write pilots and upgrades as in `poedameron+bb8, bluesquadronnovice`")]
    Empty,
    /// A ship without a pilot.
    #[error("ship {0} has no pilot; write pilots and upgrades as in `poedameron+bb8, bluesquadronnovice`")]
    NoPilot(usize),
    /// A pilot named by nothing.
    #[error("pilot {0} of the list has neither `id` nor `name`")]
    NoId(usize),
}

impl Squad {
    /// Reads a line: ships separated by commas, each a pilot and its upgrades joined by `+`, a name before `:` if wanted.
    ///
    /// ```
    /// use x_wing::Squad;
    /// let squad = Squad::line("red leader: poedameron+bb8+wired, bluesquadronnovice")?;
    /// assert_eq!(squad.ships[0].name.as_deref(), Some("red-leader"));
    /// assert_eq!(squad.ships[0].upgrades, ["bb8", "wired"]);
    /// assert_eq!(squad.to_line(), "red-leader: poedameron+bb8+wired, bluesquadronnovice");
    /// # Ok::<(), x_wing::UnreadableSquad>(())
    /// ```
    pub fn line(text: &str) -> Result<Squad, UnreadableSquad> {
        if text.trim().is_empty() {
            return Err(UnreadableSquad::Empty);
        }
        let mut ships = Vec::new();
        for (index, ship) in text.split(',').enumerate() {
            let (name, cards) = match ship.split_once(':') {
                Some((name, cards)) => (Some(name.split_whitespace().collect::<Vec<_>>().join("-")), cards),
                None => (None, ship),
            };
            let mut cards = cards.split('+').map(|card| card.trim().to_owned());
            let pilot = cards.next().unwrap_or_default();
            if pilot.is_empty() {
                return Err(UnreadableSquad::NoPilot(index + 1));
            }
            let upgrades = cards.filter(|card| !card.is_empty()).collect();
            ships.push(SquadShip { pilot, upgrades, name, seat: None });
        }
        Ok(Squad { ships })
    }

    /// Writes it in a line.
    pub fn to_line(&self) -> String {
        let ship = |ship: &SquadShip| {
            let cards = std::iter::once(&ship.pilot).chain(&ship.upgrades).cloned().collect::<Vec<_>>().join("+");
            ship.name.as_ref().map_or(cards.clone(), |name| format!("{name}: {cards}"))
        };
        self.ships.iter().map(ship).collect::<Vec<_>>().join(", ")
    }
}

/// A squad as squad builders export it. What the rules do not need (obstacles, vendors, points) is passed over.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Xws {
    pilots: Vec<XwsPilot>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct XwsPilot {
    /// The pilot in newer lists.
    id: Option<String>,
    /// The pilot in older lists.
    name: Option<String>,
    /// Upgrades by slot.
    #[serde(default)]
    upgrades: BTreeMap<String, Vec<String>>,
}

impl TryFrom<Xws> for Squad {
    type Error = UnreadableSquad;

    fn try_from(list: Xws) -> Result<Squad, UnreadableSquad> {
        if list.pilots.is_empty() {
            return Err(UnreadableSquad::Empty);
        }
        let ships = list.pilots.into_iter().enumerate().map(|(index, pilot)| {
            let name = pilot.id.or(pilot.name).ok_or(UnreadableSquad::NoId(index + 1))?;
            let upgrades = pilot.upgrades.into_values().flatten().collect();
            Ok(SquadShip { pilot: name, upgrades, name: None, seat: None })
        });
        Ok(Squad { ships: ships.collect::<Result<_, _>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_versions_of_lists_are_read() {
        for text in [
            r#"{"faction":"rebel","points":33,"version":"0.3.0","pilots":[{"name":"poedameron","ship":"t70xwing","upgrades":{"amd":["bb8"]}}]}"#,
            r#"{"faction":"rebel","version":"1.0.0","pilots":[{"id":"poedameron","ship":"t70xwing","points":33,"upgrades":{"amd":["bb8"]}}],"obstacles":["core2asteroid0"]}"#,
        ] {
            let list: Xws = serde_json::from_str(text).unwrap();
            assert_eq!(Squad::try_from(list).unwrap().to_line(), "poedameron+bb8");
        }
    }

    #[test]
    fn what_is_no_squad_is_said() {
        assert_eq!(Squad::line("  "), Err(UnreadableSquad::Empty));
        assert_eq!(Squad::line("poedameron,,"), Err(UnreadableSquad::NoPilot(2)));
        let list: Xws = serde_json::from_str(r#"{"pilots":[{"ship":"t70xwing"}]}"#).unwrap();
        assert_eq!(Squad::try_from(list), Err(UnreadableSquad::NoId(1)));
    }
}
