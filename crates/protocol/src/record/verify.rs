//! Playing a record again and comparing every hash.

use super::{Fault, Record};
use play::{Event, Game, Hash, Mismatch, Outcome, Session};

/// Where a record stops being true, and the game up to there.
#[derive(Clone, Debug)]
pub struct Found<G: Game> {
    /// The game as far as record and rules agree; none if they do not agree on the start.
    pub session: Option<Session<G>>,
    /// What is wrong.
    pub difference: Difference,
}

/// How a record differs from what the rules make of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Difference {
    /// The set-up cannot be played.
    #[error("line 1: the set-up cannot be played: {0}")]
    Setup(String),
    /// The notes are not those that were sealed.
    #[error("line 1: the notes were edited: recorded seal {recorded}, computed {computed}")]
    Notes {
        /// What the record says.
        recorded: Hash,
        /// What the notes give.
        computed: Hash,
    },
    /// The game does not go as recorded.
    #[error("{}{mismatch}", under(*.recorded, *.rules))]
    Play {
        /// The rules version of the record.
        recorded: u32,
        /// The rules version of this program.
        rules: u32,
        /// The first input that differs.
        mismatch: Mismatch,
    },
    /// The game ends otherwise than recorded.
    #[error("{}the outcome differs: recorded {}, computed {}", under(*.recorded, *.rules), shown(*.said), shown(*.computed))]
    Outcome {
        /// The rules version of the record.
        recorded: u32,
        /// The rules version of this program.
        rules: u32,
        /// What the last line says.
        said: Option<Outcome>,
        /// What the rules say.
        computed: Option<Outcome>,
    },
    /// The file is no good from some line on.
    #[error(transparent)]
    File(#[from] Fault),
}

fn under(recorded: u32, rules: u32) -> String {
    if recorded == rules {
        return String::new();
    }
    format!("recorded under rules {recorded}, played here under rules {rules}; ")
}

fn shown(outcome: Option<Outcome>) -> String {
    let Some(Outcome { winners, .. }) = outcome else { return "none yet".to_owned() };
    let winners: Vec<_> = winners.iter().map(|seat| seat.to_string()).collect();
    if winners.is_empty() {
        return "a draw".to_owned();
    }
    format!("won by {}", winners.join(", "))
}

impl<G: Game> Record<G> {
    /// Plays the record again. Gives the whole game, or the first thing that is not so.
    pub fn verify(&self) -> Result<Session<G>, Box<Found<G>>> {
        self.verify_with(|_, _| ())
    }

    /// Plays the record again and shows the game after each entry with what happened in it.
    pub fn verify_with(
        &self,
        mut each: impl FnMut(&Session<G>, &[Event<G::Happening>]),
    ) -> Result<Session<G>, Box<Found<G>>> {
        let early = |difference| Box::new(Found { session: None, difference });
        let mut session = self.start().map_err(early)?;
        let sealed = self.header.notes.seal(self.header.start);
        if sealed != self.header.seal {
            return Err(early(Difference::Notes { recorded: self.header.seal, computed: sealed }));
        }
        for (index, entry) in self.entries.iter().enumerate() {
            match session.replay(entry) {
                Ok(events) => each(&session, &events),
                Err(mismatch) => {
                    return Err(Box::new(Found { session: self.up_to(index), difference: self.play(mismatch) }));
                }
            }
        }
        match self.ending(&session) {
            Some(difference) => Err(Box::new(Found { session: Some(session), difference })),
            None => Ok(session),
        }
    }

    /// The game at its start, under the hashes of the rules version that it was recorded with.
    fn start(&self) -> Result<Session<G>, Difference> {
        let game = G::new(self.header.setup.clone()).map_err(|error| Difference::Setup(error.to_string()))?;
        let session = Session::with_rules_version(game, self.header.rules);
        let (recorded, computed) = (self.header.start, session.start_hash());
        if recorded != computed {
            return Err(self.play(Mismatch::Start { recorded, computed }));
        }
        Ok(session)
    }

    /// The game after its first `count` entries, which are known to be good.
    fn up_to(&self, count: usize) -> Option<Session<G>> {
        let mut session = self.start().ok()?;
        for entry in &self.entries[..count] {
            session.replay(entry).ok()?;
        }
        Some(session)
    }

    fn ending(&self, session: &Session<G>) -> Option<Difference> {
        if let Some(fault) = &self.fault {
            return Some(Difference::File(fault.clone()));
        }
        let computed = session.outcome();
        let said = self.end?.outcome;
        (said != computed).then_some(Difference::Outcome {
            recorded: self.header.rules,
            rules: G::RULES,
            said,
            computed,
        })
    }

    fn play(&self, mismatch: Mismatch) -> Difference {
        Difference::Play { recorded: self.header.rules, rules: G::RULES, mismatch }
    }
}
