//! Squads as lines of text.

use crate::unreadable::{MOST_BYTES, MOST_SHIPS, UnreadableSquad};
use x_wing::cards::{Pilot, Upgrade};
use x_wing::{Squad, SquadShip, resolve};

/// Reads ships separated by commas, semicolons or new lines, each a pilot and its upgrades joined by `+`, a name before
/// `:` if wanted. Cards are written as squad lists have them or as they are printed; capitals, signs and costs in
/// parentheses do not matter, nor do lines that begin with `#`.
///
/// ```
/// use x_wing_squads::{read_line, write_line};
/// let squad = read_line("red leader: Poe Dameron (31) + BB-8 + wired; \"Blue Ace\"")?;
/// assert_eq!(squad.ships[0].name.as_deref(), Some("red-leader"));
/// assert_eq!(squad.ships[0].upgrades, ["bb8", "wired"]);
/// assert_eq!(write_line(&squad), "red-leader: poedameron+bb8+wired, blueace");
/// # Ok::<(), x_wing_squads::UnreadableSquad>(())
/// ```
pub fn read_line(text: &str) -> Result<Squad, UnreadableSquad> {
    if text.len() > MOST_BYTES {
        return Err(UnreadableSquad::Long(text.len()));
    }
    let mut ships = Vec::new();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    for line in lines {
        let line = line
            .strip_suffix([',', ';'])
            .unwrap_or(line)
            .replace("(+1)", resolve::FRONT)
            .replace("(-1)", resolve::BACK);
        for ship in line.split([',', ';']) {
            let number = ships.len() + 1;
            if number > MOST_SHIPS {
                return Err(UnreadableSquad::Ships(number));
            }
            ships.push(read_ship(ship).ok_or(UnreadableSquad::NoPilot(number))?);
        }
    }
    match ships.is_empty() {
        true => Err(UnreadableSquad::Empty),
        false => Ok(Squad { ships }),
    }
}

/// Writes a squad in a line, cards as squad lists have them.
pub fn write_line(squad: &Squad) -> String {
    written(squad, "+", |ship| (ship.pilot.clone(), ship.upgrades.clone()))
}

/// Writes a squad in a line, cards as they are printed.
pub fn write_names(squad: &Squad) -> String {
    let mut pilots = squad.pilots().into_iter();
    written(squad, " + ", |ship| {
        let pilot = pilots.next().and_then(Result::ok);
        let name = pilot.map_or_else(|| ship.pilot.clone(), printed_pilot);
        let upgrade = |word: &String| match resolve::upgrade(word, pilot) {
            Ok(upgrade) => printed_upgrade(upgrade, pilot) + resolve::side(word),
            Err(_) => word.clone(),
        };
        (name, ship.upgrades.iter().map(upgrade).collect())
    })
}

fn written(squad: &Squad, plus: &str, mut cards: impl FnMut(&SquadShip) -> (String, Vec<String>)) -> String {
    let ship = |ship: &SquadShip| {
        let (pilot, upgrades) = cards(ship);
        let cards = std::iter::once(pilot).chain(upgrades).collect::<Vec<_>>().join(plus);
        ship.name.as_ref().map_or(cards.clone(), |name| format!("{name}: {cards}"))
    };
    squad.ships.iter().map(ship).collect::<Vec<_>>().join(", ")
}

/// The printed name, with the ship or the faction if the name alone would mean somebody else.
fn printed_pilot(pilot: &'static Pilot) -> String {
    let (name, faction) = (pilot.name, pilot.faction().xws());
    let names = [name.to_owned(), format!("{name} ({})", pilot.ship.name), format!("{name} ({faction})")];
    let is_meant = |name: &String| matches!(resolve::pilots(name).as_slice(), [only] if std::ptr::eq(*only, pilot));
    names.into_iter().find(is_meant).unwrap_or_else(|| pilot.card.name.to_owned())
}

fn printed_upgrade(upgrade: &'static Upgrade, pilot: Option<&Pilot>) -> String {
    match resolve::upgrade(upgrade.name, pilot) {
        Ok(meant) if std::ptr::eq(meant, upgrade) => upgrade.name.to_owned(),
        _ => upgrade.xws().to_owned(),
    }
}

fn read_ship(text: &str) -> Option<SquadShip> {
    let (name, cards) = match text.split_once(':') {
        Some((name, cards)) => (Some(name.split_whitespace().collect::<Vec<_>>().join("-")), cards),
        None => (None, text),
    };
    let mut words = cards.split('+').map(without_cost);
    let word = words.next().filter(|word| !word.is_empty())?;
    let meant = resolve::pilots(word);
    let pilot = match meant.as_slice() {
        [] => word.to_owned(),
        [only] => only.card.name.to_owned(),
        [first, ..] => first.xws().to_owned(),
    };
    let upgrade = |word: &str| match resolve::upgrade(word, meant.first().copied()) {
        Ok(upgrade) => format!("{}{}", upgrade.xws(), resolve::side(word)),
        Err(_) => word.to_owned(),
    };
    let upgrades = words.filter(|word| !word.is_empty()).map(upgrade).collect();
    Some(SquadShip { pilot, upgrades, name, seat: None })
}

/// `Poe Dameron (31)` is Poe Dameron.
fn without_cost(card: &str) -> &str {
    let card = card.trim();
    let before = card.strip_suffix(')').and_then(|card| card.rsplit_once('('));
    match before {
        Some((name, cost)) if cost.trim().parse::<i16>().is_ok() => name.trim(),
        _ => card,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use x_wing::cards::{pilots, upgrades};

    #[test]
    fn what_is_no_squad_is_said() {
        assert_eq!(read_line("  \n# nobody\n"), Err(UnreadableSquad::Empty));
        assert_eq!(read_line("poedameron,,"), Err(UnreadableSquad::NoPilot(2)));
        assert_eq!(read_line("poedameron; + bb8"), Err(UnreadableSquad::NoPilot(2)));
        assert_eq!(read_line(&"a".repeat(MOST_BYTES + 1)), Err(UnreadableSquad::Long(MOST_BYTES + 1)));
        assert_eq!(read_line(&"a,".repeat(MOST_SHIPS + 1)), Err(UnreadableSquad::Ships(MOST_SHIPS + 1)));
    }

    #[test]
    fn names_are_read_in_any_manner_of_writing() {
        let squad = read_line("POE DAMERON + bb-8 + Adaptability (+1)\n\nhan solo (46) + R2-D2 (4),\n").unwrap();
        assert_eq!(write_line(&squad), "poedameron+bb8+adaptability-front, hansolo+r2d2-swx22");
        assert_eq!(
            write_line(&read_line("Boba Fett (Scum), Sabine Wren (TIE Fighter)").unwrap()),
            "bobafett-scum, sabinewren-tiefighter"
        );
    }

    #[test]
    fn every_card_is_read_from_its_printed_name() {
        for pilot in pilots() {
            let squad = read_line(pilot.card.name).unwrap();
            let again = read_line(&write_names(&squad)).unwrap();
            assert_eq!(write_line(&again), pilot.card.name, "{}", write_names(&squad));
        }
        for upgrade in upgrades() {
            let squad = read_line(&format!("poedameron + {}", upgrade.card.name)).unwrap();
            let again = read_line(&write_names(&squad)).unwrap();
            assert_eq!(again.ships[0].upgrades, [upgrade.xws()], "{}", write_names(&squad));
        }
    }
}
