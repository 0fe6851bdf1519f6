//! What this page was shown before a game over the network, kept to compare with the proof afterwards.

use chance::fair::{Bytes, Proof};
use play::Seat;
use room_protocol::{Room, Stage};
use serde::{Deserialize, Serialize};

/// How many games are remembered.
const MOST: usize = 40;

/// The seals of games, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seals(Vec<Kept>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Kept {
    game: String,
    seal: Bytes,
    /// What this page added to the shuffle.
    value: Option<Bytes>,
}

/// What a proof says compared with what was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// This page was not there.
    Unknown,
    /// The seal is the one that was shown.
    SameSeal,
    /// The seal is the one that was shown, and what this page added is in the shuffle.
    SameSealAndValue,
    /// Another seal was shown.
    OtherSeal,
    /// What this page added is not in the shuffle.
    NoValue,
}

impl Seals {
    /// Remembers what a room shows, seen from a seat whose page sent a value. What was shown first stays, whatever is
    /// shown later.
    pub fn see(&mut self, room: &Room, you: Option<Seat>, sent: Option<Bytes>) {
        let next = format!("{}-{}", room.id, room.game + 1);
        for (game, seal) in [(room.game_id(), room.commitment), (next, room.next_commitment)] {
            if !self.0.iter().any(|kept| kept.game == game) {
                self.0.push(Kept { game, seal, value: None });
            }
        }
        let playing = room.stage == Stage::Playing && you.is_some();
        let own = self.0.iter_mut().find(|kept| kept.game == room.game_id()).filter(|_| playing);
        if let Some(kept) = own {
            kept.value = kept.value.or(sent);
        }
        let old = self.0.len().saturating_sub(MOST);
        self.0.drain(..old);
    }

    /// Compares a proof with what was shown before that game.
    pub fn compare(&self, game: &str, proof: &Proof) -> Compared {
        let Some(kept) = self.0.iter().find(|kept| kept.game == game) else { return Compared::Unknown };
        if kept.seal != proof.commitment {
            return Compared::OtherSeal;
        }
        match kept.value {
            None => Compared::SameSeal,
            Some(value) if proof.values.contains(&Some(value)) => Compared::SameSealAndValue,
            Some(_) => Compared::NoValue,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room_protocol::Options;

    fn bytes(number: u8) -> Bytes {
        Bytes([number; 32])
    }

    fn room(game: u32, stage: Stage) -> Room {
        Room {
            id: "r".to_owned(),
            stage,
            options: Options::default(),
            seats: Vec::new(),
            host: None,
            watchers: 0,
            game,
            commitment: bytes(game as u8),
            next_commitment: bytes(game as u8 + 1),
            rematch: Vec::new(),
            not_yet: Vec::new(),
            paused: false,
            stopped: false,
            pause_wanted: Vec::new(),
        }
    }

    fn proof(seal: u8, value: u8) -> Proof {
        Proof { commitment: bytes(seal), secret: bytes(0), values: vec![None, Some(bytes(value))] }
    }

    #[test]
    fn the_seal_shown_first_and_the_value_sent_count() {
        let mut seals = Seals::default();
        seals.see(&room(1, Stage::Gathering), None, Some(bytes(70)));
        seals.see(&room(1, Stage::Playing), Some(Seat(1)), Some(bytes(77)));
        let cheat = Room { commitment: bytes(9), ..room(1, Stage::Playing) };
        seals.see(&cheat, Some(Seat(1)), Some(bytes(78)));
        assert_eq!(seals.compare("r-1", &proof(1, 77)), Compared::SameSealAndValue);
        assert_eq!(seals.compare("r-1", &proof(9, 77)), Compared::OtherSeal);
        assert_eq!(seals.compare("r-1", &proof(1, 70)), Compared::NoValue);
        assert_eq!(seals.compare("r-7", &proof(1, 77)), Compared::Unknown);
    }

    #[test]
    fn a_spectator_compares_the_seal_alone_and_the_next_game_is_sealed_early() {
        let mut seals = Seals::default();
        seals.see(&room(1, Stage::Over), None, None);
        let cheat = Room { commitment: bytes(9), ..room(2, Stage::Playing) };
        seals.see(&cheat, None, None);
        assert_eq!(seals.compare("r-2", &proof(2, 1)), Compared::SameSeal);
        assert_eq!(seals.compare("r-2", &proof(9, 1)), Compared::OtherSeal);
    }

    #[test]
    fn only_so_many_are_kept_and_they_are_readable_text() {
        let mut seals = Seals::default();
        for game in 1..=100 {
            seals.see(&room(game, Stage::Playing), None, None);
        }
        assert_eq!(seals.0.len(), MOST);
        assert_eq!(seals.compare("r-100", &proof(100, 1)), Compared::SameSeal);
        let text = serde_json::to_string(&seals).unwrap();
        assert_eq!(serde_json::from_str::<Seals>(&text).unwrap(), seals);
    }
}
