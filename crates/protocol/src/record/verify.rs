//! Playing a record again and comparing every hash.

use super::{Fault, Record, first};
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
    /// The last line does not follow from the one before it.
    #[error("the last line was edited, or inputs before it are missing: recorded hash {recorded}, computed {computed}")]
    End {
        /// What the last line says.
        recorded: Hash,
        /// What follows from the entries.
        computed: Hash,
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
        let comparable = self.compares(&session);
        for (index, entry) in self.entries.iter().enumerate() {
            let played = session.again(entry.step, entry.ms).and_then(|events| {
                self.compare(index, &session, comparable)?;
                Ok(events)
            });
            match played {
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

    /// Whether its hashes can be compared. Those of version 1 cannot any more when positions have changed since: then
    /// [`verify`](Record::verify) says that the game is accepted and ends as recorded, and not that nothing was edited.
    pub fn is_comparable(&self) -> bool {
        self.game().is_ok_and(|session| self.compares(&session))
    }

    fn compares(&self, start: &Session<G>) -> bool {
        self.chain.is_some() || first::are_comparable(start.game(), &self.header)
    }

    /// The game at its start, for a header that is as it was written.
    fn start(&self) -> Result<Session<G>, Difference> {
        let session = self.game()?;
        let (recorded, seal) = (self.header.start, self.header.seal);
        let computed = match &self.chain {
            Some(chain) if chain.start != recorded => {
                return Err(self.play(Mismatch::Start { recorded, computed: chain.start }));
            }
            Some(chain) => chain.seal,
            None => first::seal(&self.header.notes, recorded),
        };
        match computed == seal {
            true => Ok(session),
            false => Err(Difference::Notes { recorded: seal, computed }),
        }
    }

    /// The game under the rules version that it was recorded with.
    fn game(&self) -> Result<Session<G>, Difference> {
        let game = G::new(self.header.setup.clone()).map_err(|error| Difference::Setup(error.to_string()))?;
        Ok(Session::with_rules_version(game, self.header.rules))
    }

    /// Compares an entry that was just played with what was recorded.
    fn compare(&self, index: usize, session: &Session<G>, comparable: bool) -> Result<(), Mismatch> {
        let (entry, number) = (&self.entries[index], index as u32 + 1);
        let computed = match &self.chain {
            Some(chain) => chain.entries[index],
            None if comparable => {
                let before = index.checked_sub(1).map_or(self.header.start, |before| self.entries[before].hash);
                first::link(before, entry, session)
            }
            None => return Ok(()),
        };
        if computed != entry.hash {
            return Err(Mismatch::Differs { entry: number, recorded: entry.hash, computed });
        }
        match self.chain.is_some() && !session.noted()[index].is_like(&self.noted[index]) {
            true => Err(Mismatch::Otherwise { entry: number }),
            false => Ok(()),
        }
    }

    /// The game after its first `count` entries, which are known to be good.
    fn up_to(&self, count: usize) -> Option<Session<G>> {
        let mut session = self.start().ok()?;
        for entry in &self.entries[..count] {
            session.again(entry.step, entry.ms).ok()?;
        }
        Some(session)
    }

    fn ending(&self, session: &Session<G>) -> Option<Difference> {
        if let Some(fault) = &self.fault {
            return Some(Difference::File(fault.clone()));
        }
        let (end, computed) = (self.end?, session.outcome());
        if end.outcome != computed {
            let (recorded, rules, said) = (self.header.rules, G::RULES, end.outcome);
            return Some(Difference::Outcome { recorded, rules, said, computed });
        }
        let (recorded, computed) = (end.hash?, self.chain.as_ref()?.end?);
        (recorded != computed).then_some(Difference::End { recorded, computed })
    }

    fn play(&self, mismatch: Mismatch) -> Difference {
        Difference::Play { recorded: self.header.rules, rules: G::RULES, mismatch }
    }
}
