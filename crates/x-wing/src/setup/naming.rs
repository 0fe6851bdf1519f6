//! What the ships are called at the table.

use super::{BadSetup, ShipFacts};

/// Ships without a name are called by their pilots, with a number if there are several.
pub(super) fn name_all(ships: &mut [ShipFacts]) -> Result<(), BadSetup> {
    for index in 0..ships.len() {
        if ships[index].name.is_empty() {
            let pilot = ships[index].pilot.card.name;
            let before = ships[..index].iter().filter(|ship| ship.pilot.card.name == pilot).count();
            ships[index].name = if before == 0 { pilot.to_owned() } else { format!("{pilot}-{}", before + 1) };
        }
    }
    for (index, ship) in ships.iter().enumerate() {
        let is_word = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
        if !ship.name.chars().all(is_word) {
            return Err(BadSetup::Name(ship.name.clone()));
        }
        if ships[..index].iter().any(|other| other.name == ship.name) {
            return Err(BadSetup::Names(ship.name.clone()));
        }
    }
    Ok(())
}
