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
    commitment: Bytes,
    value: Bytes,
}

impl Pledge {
    /// What has to be said at seat `you` for the game to begin, if anything: `own` is the commitment that the room shows there, `kept` what
    /// was promised before, and `fresh` makes 32 random bytes. A value is revealed only while its commitment is shown.
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
        match beginning.asks {
            Asks::Commitments => {
                let value = fresh();
                let commitment = value_commitment(beginning.commitment, you, value);
                *kept = Some(Pledge { commitment, value });
                Some(ClientMessage::Commit(commitment))
            }
            Asks::Values => {
                let kept = kept.filter(|kept| own == Some(kept.commitment))?;
                Some(ClientMessage::Reveal(kept.value))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Message = ClientMessage<(), (), (), ()>;

    fn beginning(asks: Asks, waits_for: &[u8]) -> Beginning {
        let waits_for = waits_for.iter().copied().map(Seat).collect();
        Beginning { game: 1, commitment: Bytes([5; 32]), asks, waits_for }
    }

    #[test]
    fn a_value_is_promised_and_revealed_only_while_the_promise_is_shown() {
        let mut kept = None;
        let fresh = || Bytes([7; 32]);
        let nobody: Option<Message> =
            Pledge::answer(&mut kept, &beginning(Asks::Commitments, &[0]), Seat(1), None, fresh);
        assert_eq!((nobody, kept), (None, None));
        let commitment = value_commitment(Bytes([5; 32]), Seat(1), fresh());
        let said: Option<Message> =
            Pledge::answer(&mut kept, &beginning(Asks::Commitments, &[0, 1]), Seat(1), None, fresh);
        assert_eq!(said, Some(ClientMessage::Commit(commitment)));
        for (own, said) in [(None, None), (Some(fresh()), None), (Some(commitment), Some(Message::Reveal(fresh())))] {
            assert_eq!(Pledge::answer(&mut kept, &beginning(Asks::Values, &[1]), Seat(1), own, fresh), said);
        }
    }
}
