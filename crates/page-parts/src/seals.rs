//! What this page was shown before a game over the network, kept to compare with the proof afterwards.

use chance::fair::{Bytes, Proof};
use play::Seat;
use room_protocol::{Asks, Room};
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
    /// What everybody had committed to when values were revealed.
    #[serde(default)]
    commitments: Option<Vec<Option<Bytes>>>,
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
    /// Somebody had committed to something else.
    OtherCommitments,
}

impl Seals {
    /// Remembers what a room shows. What was shown first stays, whatever is shown later; only a start that is broken off begins anew.
    pub fn see<R, S>(&mut self, room: &Room<R, S>, you: Option<Seat>) {
        let next = format!("{}-{}", room.id, room.game + 1);
        for (game, seal) in [(room.game_id(), room.commitment), (next, room.next_commitment)] {
            if !self.0.iter().any(|kept| kept.game == game) {
                self.0.push(Kept { game, seal, value: None, commitments: None });
            }
        }
        let old = self.0.len().saturating_sub(MOST);
        self.0.drain(..old);
        if you.is_none() && room.beginning.as_ref().is_some_and(|beginning| beginning.asks == Asks::Values) {
            self.note_commitments(room);
        }
    }

    /// Remembers what everybody has committed to when this page reveals its value.
    pub fn reveal<R, S>(&mut self, room: &Room<R, S>, value: Bytes) {
        if let Some(kept) = self.note_commitments(room) {
            kept.value = Some(value);
        }
    }

    fn note_commitments<R, S>(&mut self, room: &Room<R, S>) -> Option<&mut Kept> {
        let game = format!("{}-{}", room.id, room.beginning.as_ref()?.game);
        let kept = self.0.iter_mut().find(|kept| kept.game == game)?;
        kept.commitments = Some(room.seats.iter().map(|seat| seat.commitment).collect());
        Some(kept)
    }

    /// Compares a proof with what was shown before that game.
    pub fn compare(&self, game: &str, proof: &Proof) -> Compared {
        let Some(kept) = self.0.iter().find(|kept| kept.game == game) else { return Compared::Unknown };
        if kept.seal != proof.commitment {
            return Compared::OtherSeal;
        }
        if kept.commitments.is_some() && kept.commitments != proof.commitments {
            return Compared::OtherCommitments;
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
    use room_protocol::{Beginning, Occupant, Options, RoomSeat, Stage};

    type Room = room_protocol::Room<(), ()>;

    fn bytes(number: u8) -> Bytes {
        Bytes([number; 32])
    }

    fn room(game: u32, stage: Stage) -> Room {
        Room {
            id: "r".to_owned(),
            plays: "a game".to_owned(),
            stage,
            options: Options::default(),
            seats: Vec::new(),
            host: None,
            watchers: 0,
            game,
            commitment: bytes(game as u8),
            next_commitment: bytes(game as u8 + 1),
            beginning: None,
            broken_off_by: Vec::new(),
            rematch: Vec::new(),
            not_yet: Vec::new(),
            paused: false,
            stopped: false,
            pause_wanted: Vec::new(),
        }
    }

    /// A room whose game begins, with what its seats have committed to.
    fn beginning(asks: Asks, commitments: &[Option<u8>]) -> Room {
        let seat = |commitment: &Option<u8>| RoomSeat {
            game: (),
            occupant: Occupant::Free,
            commitment: commitment.map(bytes),
            value: None,
        };
        Room {
            seats: commitments.iter().map(seat).collect(),
            beginning: Some(Beginning { game: 1, round: 1, commitment: bytes(1), asks, waits_for: Vec::new() }),
            ..room(1, Stage::Gathering)
        }
    }

    fn proof(seal: u8, commitments: &[Option<u8>], value: u8) -> Proof {
        let commitments = Some(commitments.iter().map(|number| number.map(bytes)).collect());
        Proof { commitment: bytes(seal), secret: bytes(0), commitments, values: vec![None, Some(bytes(value))] }
    }

    #[test]
    fn the_seal_shown_first_and_what_was_committed_to_at_the_reveal_count() {
        let mut seals = Seals::default();
        let seat = Some(Seat(1));
        let both = [Some(51), Some(52)];
        seals.see(&beginning(Asks::Values, &both), seat);
        seals.reveal(&beginning(Asks::Values, &both), bytes(77));
        // Whatever is shown afterwards.
        seals.see(&beginning(Asks::Values, &[Some(59), Some(52)]), seat);
        seals.see(&Room { commitment: bytes(9), ..room(1, Stage::Playing) }, seat);
        for (game, proof, compared) in [
            ("r-1", proof(1, &both, 77), Compared::SameSealAndValue),
            ("r-1", proof(9, &both, 77), Compared::OtherSeal),
            ("r-1", proof(1, &both, 70), Compared::NoValue),
            ("r-1", proof(1, &[Some(59), Some(52)], 77), Compared::OtherCommitments),
            ("r-1", proof(1, &[None, Some(52)], 77), Compared::OtherCommitments),
            ("r-1", Proof { commitments: None, ..proof(1, &both, 77) }, Compared::OtherCommitments),
            ("r-7", proof(1, &both, 77), Compared::Unknown),
        ] {
            assert_eq!(seals.compare(game, &proof), compared);
        }
    }

    /// A start that was broken off does not count, what is revealed in the next one does.
    #[test]
    fn the_last_value_revealed_counts() {
        let mut seals = Seals::default();
        for (commitments, value) in [([Some(51), Some(52)], 77), ([Some(53), Some(54)], 78)] {
            seals.see(&beginning(Asks::Commitments, &commitments), Some(Seat(1)));
            seals.reveal(&beginning(Asks::Values, &commitments), bytes(value));
        }
        assert_eq!(seals.compare("r-1", &proof(1, &[Some(53), Some(54)], 78)), Compared::SameSealAndValue);
        assert_eq!(seals.compare("r-1", &proof(1, &[Some(51), Some(52)], 77)), Compared::OtherCommitments);
    }

    #[test]
    fn a_spectator_compares_seal_and_commitments_and_the_next_game_is_sealed_early() {
        let mut seals = Seals::default();
        seals.see(&room(1, Stage::Over), None);
        let cheat = Room { commitment: bytes(9), ..room(2, Stage::Playing) };
        seals.see(&cheat, None);
        let none = [None, None];
        assert_eq!(seals.compare("r-2", &proof(2, &none, 1)), Compared::SameSeal);
        assert_eq!(seals.compare("r-2", &proof(9, &none, 1)), Compared::OtherSeal);
        seals.see(&beginning(Asks::Values, &[Some(51), None]), None);
        assert_eq!(seals.compare("r-1", &proof(1, &[Some(51), None], 1)), Compared::SameSeal);
        assert_eq!(seals.compare("r-1", &proof(1, &none, 1)), Compared::OtherCommitments);
    }

    #[test]
    fn only_so_many_are_kept_and_they_are_readable_text() {
        let mut seals = Seals::default();
        for game in 1..=100 {
            seals.see(&room(game, Stage::Playing), None);
        }
        assert_eq!(seals.0.len(), MOST);
        assert_eq!(seals.compare("r-100", &proof(100, &[None, None], 1)), Compared::SameSeal);
        let text = serde_json::to_string(&seals).unwrap();
        assert_eq!(serde_json::from_str::<Seals>(&text).unwrap(), seals);
    }
}
