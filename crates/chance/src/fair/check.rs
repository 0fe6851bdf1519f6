//! Draws everything again.

use super::{Bytes, Proof, Secret, dice, key};
use play::{Game, Input, Session, Step};

/// What is not as it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// The secret shown afterwards is not the one that was committed to.
    #[error("the secret is not the one committed to: its commitment is {computed}, shown before the game was {shown}")]
    Commitment {
        /// What was shown before the game.
        shown: Bytes,
        /// What the secret gives.
        computed: Bytes,
    },
    /// A seat too many or too few.
    #[error("the proof has values of {found} seats, the game has {wanted}")]
    Seats {
        /// How many values there are.
        found: usize,
        /// How many seats there are.
        wanted: usize,
    },
    /// A draw is another one.
    #[error("entry {0} is not what the dice gave")]
    Draw(u32),
}

/// Checks every draw of a game, also those taken back. Gives how many there were.
pub fn check<G: Game>(session: &Session<G>, proof: &Proof) -> Result<u32, Unfair> {
    let secret = Secret(proof.secret);
    if secret.commitment() != proof.commitment {
        return Err(Unfair::Commitment { shown: proof.commitment, computed: secret.commitment() });
    }
    let wanted = usize::from(session.game().seats());
    if proof.values.len() != wanted {
        return Err(Unfair::Seats { found: proof.values.len(), wanted });
    }
    let key = key(secret, &proof.values);
    let mut count = 0;
    for (before, entry) in session.entries().iter().enumerate() {
        let Step::Input(Input::Draw(recorded)) = entry.step else { continue };
        let number = before as u32 + 1;
        let position = session.position_after(before as u32).expect("an entry has a position before it");
        if session.game().draw(&position, &mut dice(key, number)) != recorded {
            return Err(Unfair::Draw(number));
        }
        count += 1;
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::next_input;
    use super_teams::{Setup, SuperTeams, boards};

    fn proof() -> Proof {
        let secret = Secret(Bytes([7; 32]));
        let values = vec![Some(Bytes([1; 32])), None];
        Proof { commitment: secret.commitment(), secret: secret.0, values }
    }

    /// Plays first choices, with one take-back of a draw in between, drawing by `proof`.
    fn played(proof: &Proof) -> Session<SuperTeams> {
        let game = SuperTeams::new(Setup::usual(2, boards::named("short").unwrap().board)).unwrap();
        let mut session = Session::new(game);
        let key = key(Secret(proof.secret), &proof.values);
        while session.entries().len() < 60 {
            let number = session.entries().len() as u32 + 1;
            if number == 4 {
                session.take_back(1, 0).unwrap();
                continue;
            }
            let (game, position) = (session.game(), session.position());
            let first = |seat, _: &mut _| play::legal(game, position, seat)[0];
            let Some(input) = next_input(game, position, &mut dice(key, number), first) else { break };
            session.apply(input, 0).unwrap();
        }
        session
    }

    #[test]
    fn an_honest_game_is_fair_and_all_draws_count() {
        let session = played(&proof());
        let draws = session.entries().iter().filter(|entry| matches!(entry.step, Step::Input(Input::Draw(_)))).count();
        assert_eq!(check(&session, &proof()), Ok(draws as u32));
        assert!(draws > 5);
    }

    #[test]
    fn a_draw_taken_back_is_not_dealt_again() {
        let session = played(&proof());
        let of = |number: usize| session.entries()[number - 1].step;
        assert!(matches!(of(2), Step::Input(Input::Draw(_))));
        assert_ne!(of(2), of(5));
    }

    #[test]
    fn another_secret_value_or_draw_is_found() {
        let session = played(&proof());
        let mut other = proof();
        other.secret = Bytes([8; 32]);
        assert!(matches!(check(&session, &other), Err(Unfair::Commitment { .. })));
        other.commitment = Secret(other.secret).commitment();
        assert!(matches!(check(&session, &other), Err(Unfair::Draw(_))));
        for values in [vec![Some(Bytes([2; 32])), None], vec![None, Some(Bytes([1; 32]))], vec![None, None]] {
            assert!(matches!(check(&session, &Proof { values, ..proof() }), Err(Unfair::Draw(_))));
        }
        assert_eq!(
            check(&session, &Proof { values: vec![None], ..proof() }),
            Err(Unfair::Seats { found: 1, wanted: 2 })
        );
    }

    #[test]
    fn a_proof_is_readable_text() {
        let text = serde_json::to_string(&proof()).unwrap();
        assert!(text.contains(&"07".repeat(32)));
        assert_eq!(serde_json::from_str::<Proof>(&text).unwrap(), proof());
        assert!(serde_json::from_str::<Bytes>("\"07\"").is_err());
    }

    /// SHA-256 of "holotable commitment 1" and 32 bytes 7, by another program (`sha256sum`).
    #[test]
    fn the_commitment_is_the_documented_hash() {
        let expected = "a60a979cb2c6b26cff7cc796e9fdd2308f3661d7ebebaf6a3a55d1bf53b9604e";
        assert_eq!(proof().commitment.to_string(), expected);
    }
}
