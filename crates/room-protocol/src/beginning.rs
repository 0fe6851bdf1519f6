//! How a game begins: everybody commits to a value, then everybody reveals it (`docs/fairness.md`).

use crate::ClientMessage;
use chance::fair::{Bytes, value_commitment};
use play::Seat;
use serde::{Deserialize, Serialize};

/// A game that is about to begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Beginning {
    /// Which game of the room.
    pub game: u32,
    /// How often a game has been about to begin in this room, this time counted: each time has commitments of its own.
    pub round: u32,
    /// What the server committed to for it.
    pub commitment: Bytes,
    /// What is asked for now.
    pub asks: Asks,
    /// Who has not answered yet.
    pub waits_for: Vec<Seat>,
}

/// What people are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// The commitment to a value.
    Commitments,
    /// That value.
    Values,
}

/// A value that its owner has committed to and keeps until it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pledge {
    round: u32,
    commitment: Bytes,
    value: Bytes,
    /// What was answered last, over the connection that there is.
    said: Option<Asks>,
}

impl Pledge {
    /// What has to be said at seat `you` for the game to begin, if anything: `own` is the commitment that the room shows there, `kept` what
    /// was promised before, and `fresh` makes 32 random bytes. Every answer is given once, and a value is revealed only while its
    /// commitment is shown.
    pub fn answer<C, R, O, B>(
        kept: &mut Option<Pledge>,
        beginning: &Beginning,
        you: Seat,
        own: Option<Bytes>,
        fresh: impl FnOnce() -> Bytes,
    ) -> Option<ClientMessage<C, R, O, B>> {
        if !beginning.waits_for.contains(&you) {
            return None;
        }
        let known = kept.take_if(|kept| kept.round == beginning.round);
        let mut pledge = known.unwrap_or_else(|| {
            let value = fresh();
            let commitment = value_commitment(beginning.commitment, you, value);
            Pledge { round: beginning.round, commitment, value, said: None }
        });
        let said = pledge.said.replace(beginning.asks);
        *kept = Some(pledge);
        match beginning.asks {
            asks if said == Some(asks) => None,
            Asks::Commitments => Some(ClientMessage::Commit(pledge.commitment)),
            Asks::Values if own == Some(pledge.commitment) => Some(ClientMessage::Reveal(pledge.value)),
            Asks::Values => None,
        }
    }

    /// The connection is another one: what was said over the last may not have arrived.
    pub fn repeat(kept: &mut Option<Pledge>) {
        if let Some(pledge) = kept {
            pledge.said = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Message = ClientMessage<(), (), (), ()>;

    fn beginning(round: u32, asks: Asks, waits_for: &[u8]) -> Beginning {
        let waits_for = waits_for.iter().copied().map(Seat).collect();
        Beginning { game: 1, round, commitment: Bytes([5; 32]), asks, waits_for }
    }

    #[test]
    fn a_value_is_promised_once_and_revealed_only_while_the_promise_is_shown() {
        let mut kept = None;
        let mut answer = |beginning: Beginning, own: Option<Bytes>, fresh: u8| -> Option<Message> {
            Pledge::answer(&mut kept, &beginning, Seat(1), own, || Bytes([fresh; 32]))
        };
        let commitment = |value: u8| value_commitment(Bytes([5; 32]), Seat(1), Bytes([value; 32]));
        assert_eq!(answer(beginning(1, Asks::Commitments, &[0]), None, 7), None);
        let asked = || beginning(1, Asks::Commitments, &[0, 1]);
        assert_eq!(answer(asked(), None, 7), Some(Message::Commit(commitment(7))));
        assert_eq!(answer(asked(), None, 8), None, "it is said already");
        for (own, said) in [(None, None), (Some(Bytes([7; 32])), None)] {
            assert_eq!(answer(beginning(1, Asks::Values, &[1]), own, 9), said);
        }
        // Another round: another value.
        assert_eq!(answer(beginning(2, Asks::Commitments, &[1]), None, 9), Some(Message::Commit(commitment(9))));
        let reveal = || beginning(2, Asks::Values, &[1]);
        assert_eq!(answer(reveal(), Some(commitment(9)), 3), Some(Message::Reveal(Bytes([9; 32]))));
        assert_eq!(answer(reveal(), Some(commitment(9)), 3), None);
        Pledge::repeat(&mut kept);
        let again: Option<Message> =
            Pledge::answer(&mut kept, &reveal(), Seat(1), Some(commitment(9)), || Bytes([3; 32]));
        assert_eq!(again, Some(Message::Reveal(Bytes([9; 32]))));
    }
}
