//! Draws everything again.

use super::{Bytes, Proof, Secret, dice, value_commitment};
use play::{Game, Input, Seat, Session, Step};

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
    /// A seat's value is not the one that it committed to, or, where the server plays, not the one that follows from the secret.
    #[error("the value of seat {} is not the one committed to", .0.0)]
    Value(Seat),
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
    let committed = proof.commitments.as_ref().map_or(wanted, Vec::len);
    if let Some(found) = [proof.values.len(), committed].into_iter().find(|found| *found != wanted) {
        return Err(Unfair::Seats { found, wanted });
    }
    check_values(proof)?;
    let key = proof.key();
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

/// Whether every value is the one committed to.
fn check_values(proof: &Proof) -> Result<(), Unfair> {
    let Some(commitments) = &proof.commitments else { return Ok(()) };
    for ((committed, value), seat) in commitments.iter().zip(&proof.values).zip((0..).map(Seat)) {
        let as_committed = value.is_some_and(|value| match committed {
            Some(committed) => value_commitment(proof.commitment, seat, value) == *committed,
            None => Secret(proof.secret).value(seat) == value,
        });
        if !as_committed {
            return Err(Unfair::Value(seat));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::next_input;
    use super_teams::{Setup, SuperTeams, boards};

    fn proof() -> Proof {
        let secret = Secret(Bytes([7; 32]));
        let (commitment, value) = (secret.commitment(), Bytes([1; 32]));
        let commitments = Some(vec![Some(value_commitment(commitment, Seat(0), value)), None]);
        Proof { commitment, secret: secret.0, commitments, values: vec![Some(value), Some(secret.value(Seat(1)))] }
    }

    /// A proof as it was before people committed to their values.
    fn older() -> Proof {
        Proof { commitments: None, values: vec![Some(Bytes([1; 32])), None], ..proof() }
    }

    /// Plays first choices, with one take-back of a draw in between, drawing by `proof`.
    fn played(proof: &Proof) -> Session<SuperTeams> {
        let game = SuperTeams::new(Setup::usual(2, boards::named("short").unwrap().board)).unwrap();
        let mut session = Session::new(game);
        let key = proof.key();
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
    fn another_secret_or_draw_is_found() {
        for proof in [proof(), older()] {
            let session = played(&proof);
            let mut other = proof.clone();
            other.secret = Bytes([8; 32]);
            assert!(matches!(check(&session, &other), Err(Unfair::Commitment { .. })));
            let elsewhere = played(&Proof { values: vec![Some(Bytes([3; 32])), None], ..older() });
            assert!(matches!(check(&elsewhere, &proof), Err(Unfair::Draw(_))));
        }
    }

    #[test]
    fn another_value_of_an_older_game_is_found() {
        let session = played(&older());
        assert!(check(&session, &older()).is_ok());
        for values in [vec![Some(Bytes([2; 32])), None], vec![None, Some(Bytes([1; 32]))], vec![None, None]] {
            assert!(matches!(check(&session, &Proof { values, ..older() }), Err(Unfair::Draw(_))));
        }
        let few = Proof { values: vec![None], ..older() };
        assert_eq!(check(&session, &few), Err(Unfair::Seats { found: 1, wanted: 2 }));
    }

    /// A server that draws by values of its own choice, and says so in the proof.
    #[test]
    fn a_value_that_was_not_committed_to_is_found() {
        let (first, second) = (proof().values[0], proof().values[1]);
        let other = Some(Bytes([2; 32]));
        for (values, seat) in
            [(vec![other, second], 0), (vec![first, other], 1), (vec![first, None], 1), (vec![None, second], 0)]
        {
            let cheat = Proof { values, ..proof() };
            assert_eq!(check(&played(&cheat), &cheat), Err(Unfair::Value(Seat(seat))));
        }
        // The commitment of another seat, or of another game, is none.
        let value = Bytes([1; 32]);
        for commitment in
            [value_commitment(proof().commitment, Seat(1), value), value_commitment(value, Seat(0), value)]
        {
            let cheat = Proof { commitments: Some(vec![Some(commitment), None]), ..proof() };
            assert_eq!(check(&played(&cheat), &cheat), Err(Unfair::Value(Seat(0))));
        }
        let few = Proof { commitments: Some(vec![None]), ..proof() };
        assert_eq!(check(&played(&few), &few), Err(Unfair::Seats { found: 1, wanted: 2 }));
    }

    #[test]
    fn a_proof_is_readable_text() {
        let text = serde_json::to_string(&proof()).unwrap();
        assert!(text.contains(&"07".repeat(32)));
        assert_eq!(serde_json::from_str::<Proof>(&text).unwrap(), proof());
        assert!(serde_json::from_str::<Bytes>("\"07\"").is_err());
        let text = serde_json::to_string(&older()).unwrap();
        assert!(!text.contains("commitments"));
        assert_eq!(serde_json::from_str::<Proof>(&text).unwrap(), older());
    }

    /// SHA-256 of "holotable commitment 1" and 32 bytes 7, by another program (`sha256sum`).
    #[test]
    fn the_commitment_is_the_documented_hash() {
        let expected = "a60a979cb2c6b26cff7cc796e9fdd2308f3661d7ebebaf6a3a55d1bf53b9604e";
        assert_eq!(proof().commitment.to_string(), expected);
    }
    /// What `docs/fairness.md` says, computed by another program (`hashlib` of Python).
    #[test]
    fn values_and_keys_are_the_documented_hashes() {
        let texts = |bytes: [Option<Bytes>; 4]| bytes.map(|bytes| bytes.unwrap().to_string());
        let computed = [proof().commitments.unwrap()[0], proof().values[1], Some(proof().key()), Some(older().key())];
        let documented = [
            "e93fee10b4d574f8f84f4ef820f48bb696e1a65b3663752eb09da6ed8d9a818e",
            "b626bc6b904d7dd9caa71d1e230a17127551aecfcdc2d9121f0ed187d928ffba",
            "548b64ff1a1da4046d07a36bb2752f196ad3c59a395c44ba98267ba3eaea07cf",
            "e7fad8be50c9c37146ddc78e2cbf619a2bdb5bc20bae0809b17a8da526f2070c",
        ];
        assert_eq!(texts(computed), documented);
    }
}
