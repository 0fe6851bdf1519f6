//! Squads as lines of text.

use crate::unreadable::{MOST_BYTES, MOST_SHIPS, UnreadableSquad};
use x_wing::cards::{Pilot, Upgrade, pilots};
use x_wing::{Squad, SquadShip, resolve};

/// Reads ships separated by commas, semicolons or new lines, each a pilot and its upgrades joined by `+`, a name before
/// `:` if wanted. Cards are written as squad lists have them or as they are printed; capitals and signs do
/// not matter, nor do costs in parentheses, but where they or the pilot skill tell two pilots of one name apart; lines that begin with `#` are
/// passed over.
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
    let skill = format!("{name} (PS{})", pilot.skill);
    let names = [name.to_owned(), format!("{name} ({})", pilot.ship.name), format!("{name} ({faction})"), skill];
    let is_meant = |name: &String| matches!(pilots_meant(name).as_slice(), [only] if std::ptr::eq(*only, pilot));
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
    let mut words = cards.split('+');
    let written = words.next().unwrap_or_default();
    let (word, _) = without_number(written);
    if word.is_empty() {
        return None;
    }
    let meant = pilots_meant(written);
    let words = words.map(|card| without_number(card).0);
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

/// Whom a word means, with a number behind it or not: `Poe Dameron (33)` and `Poe Dameron (PS9)` are not the one of 31 points.
fn pilots_meant(written: &str) -> Vec<&'static Pilot> {
    let (word, number) = without_number(written);
    let meant = resolve::pilots(word);
    let (Some(number), [only]) = (number, meant.as_slice()) else { return meant };
    let is_it = |pilot: &Pilot| i16::from(pilot.skill) == number || i16::from(pilot.points) == number;
    let is_alike = |pilot: &Pilot| pilot.name == only.name && pilot.ship.name == only.ship.name;
    let named = resolve::plain(only.name) == resolve::plain(word);
    match pilots().filter(|pilot| named && is_alike(pilot) && is_it(pilot)).collect::<Vec<_>>().as_slice() {
        [other] if !is_it(only) => vec![*other],
        _ => meant,
    }
}

/// A card without the cost or the pilot skill behind it, and that number.
fn without_number(card: &str) -> (&str, Option<i16>) {
    let card = card.trim();
    let behind = card.strip_suffix(')').and_then(|card| card.rsplit_once('('));
    let number = |text: &str| text.trim().trim_start_matches(['P', 'S', 'p', 's']).trim().parse().ok();
    match behind.map(|(name, text)| (name.trim(), number(text))) {
        Some((name, Some(number))) => (name, Some(number)),
        _ => (card, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use x_wing::cards::upgrades;

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
    fn two_pilots_of_one_name_are_told_apart_by_skill_or_cost() {
        for (text, name) in [
            ("Poe Dameron", "poedameron"),
            ("Poe Dameron (31)", "poedameron"),
            ("Poe Dameron (PS 8)", "poedameron"),
            ("Poe Dameron (9) + BB-8 (2)", "poedameron-swx57+bb8"),
            ("poe dameron (ps9)", "poedameron-swx57"),
            ("Poe Dameron (33)", "poedameron-swx57"),
            ("Poe Dameron (77)", "poedameron"),
            ("poedameron-swx57 (31)", "poedameron-swx57"),
        ] {
            assert_eq!(write_line(&read_line(text).unwrap()), name, "{text}");
        }
        assert_eq!(write_names(&read_line("poedameron-swx57").unwrap()), "Poe Dameron (PS9)");
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
