//! A game under way with its whole history: played, taken back, recorded, replayed.

use crate::{Event, Game, Hash, Illegal, InputOf, Need, Noted, Outcome, Step, StepFields};
use serde::{Deserialize, Serialize};

/// The version of the chain of hashes, which is that of the record files.
const CHAIN: u32 = 2;

/// One entry of a record, in the order in which things happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry<C, D> {
    /// Milliseconds since the game began, by the clock of whoever ran it.
    pub ms: u64,
    /// What was done.
    #[serde(flatten)]
    pub step: Step<C, D>,
    /// The running hash: of the entry before, this entry, and what everybody heard of it.
    pub hash: Hash,
}

/// The entries of a game.
pub type EntryOf<G> = Entry<<G as Game>::Choice, <G as Game>::Draw>;

/// A game, its position, and how it came to it.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    rules: u32,
    start_hash: Hash,
    entries: Vec<EntryOf<G>>,
    /// What is noted of each entry.
    noted: Vec<Noted>,
    position: G::Position,
    /// Positions to start from when an earlier one is wanted, by the number of their input: one in every [`KEPT`] inputs
    /// that follow each other. All of them would take 3.8 KB an input in X-Wing.
    kept: Vec<(u32, G::Position)>,
    /// One for the start and one for each entry.
    links: Vec<Link>,
}

/// One position in this many is kept; those between are played again from it.
const KEPT: u32 = 16;

/// How an entry follows from those before it.
#[derive(Clone, Copy, Debug)]
struct Link {
    /// For an input the input before it that still counted, for a take-back the input that it went back to; 0 is the start.
    before: u32,
    /// How many inputs lead from the start to the position after this entry.
    depth: u32,
}

/// Why a take-back is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTakeBack {
    /// There is nothing before the start.
    #[error("there is nothing to take back")]
    Nothing,
    /// The entry named has not happened.
    #[error("there is no entry {0} to go back to; the game has {1}")]
    Unknown(u32, u32),
}

/// Where a record and the rules disagree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mismatch {
    /// The set-up leads to another start.
    #[error("the start differs: recorded hash {recorded}, computed {computed}")]
    Start {
        /// What the record says.
        recorded: Hash,
        /// What the rules say.
        computed: Hash,
    },
    /// The rules refuse an entry.
    #[error("input {entry} is refused: {illegal}")]
    Refused {
        /// Its number, from 1.
        entry: u32,
        /// The reason.
        illegal: Illegal,
    },
    /// A take-back goes nowhere.
    #[error("input {entry}: {reason}")]
    TakeBack {
        /// Its number, from 1.
        entry: u32,
        /// The reason.
        reason: NoTakeBack,
    },
    /// An entry was edited, or does not follow from the one before it.
    #[error("input {entry} differs: recorded hash {recorded}, computed {computed}")]
    Differs {
        /// Its number, from 1.
        entry: u32,
        /// What the record says.
        recorded: Hash,
        /// What follows from the entries.
        computed: Hash,
    },
    /// The rules make something else of an entry.
    #[error("input {entry} goes otherwise than recorded: something else is asked or heard")]
    Otherwise {
        /// Its number, from 1.
        entry: u32,
    },
}

impl<G: Game> Session<G> {
    /// A game at its start.
    pub fn new(game: G) -> Session<G> {
        Session::with_rules_version(game, G::RULES)
    }

    /// A game at its start whose hashes are those of another rules version, to compare it with a record of that version.
    pub fn with_rules_version(game: G, rules: u32) -> Session<G> {
        let position = game.start();
        let start = Start { version: CHAIN, game: G::NAME, rules, setup: game.setup() };
        let start_hash = Hash::of_json(&start);
        let links = vec![Link { before: 0, depth: 0 }];
        let kept = vec![(0, position)];
        Session { game, rules, start_hash, entries: Vec::new(), noted: Vec::new(), position, kept, links }
    }

    /// The rules and facts.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules version that the hashes name.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Where the game stands.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The position after entry number `entry`; 0 is the start. Plays up to fifteen inputs again to find it.
    pub fn position_after(&self, entry: u32) -> Option<G::Position> {
        match self.entries.len() as u32 {
            count if entry > count => None,
            count if entry == count => Some(self.position),
            _ => Some(self.played_again(self.root(entry))),
        }
    }

    /// The position after an input, from the nearest one before it that is kept.
    fn played_again(&self, input: u32) -> G::Position {
        let mut inputs = Vec::new();
        let mut from = input;
        let mut position = loop {
            match (self.kept.binary_search_by_key(&from, |(number, _)| *number), from.checked_sub(1)) {
                (Ok(place), _) => break self.kept[place].1,
                (Err(_), Some(index)) => inputs.push(self.entries[index as usize].step),
                (Err(_), None) => unreachable!("the start is kept"),
            }
            from = self.links[from as usize].before;
        };
        for step in inputs.into_iter().rev() {
            let Step::Input(input) = step else { unreachable!("only inputs lead to a position") };
            self.game.advance(&mut position, &input, &mut ());
        }
        position
    }

    /// What has been done.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// What a record notes of each entry beside what was done.
    pub fn noted(&self) -> &[Noted] {
        &self.noted
    }

    /// The hash of game, rules version and set-up.
    pub fn start_hash(&self) -> Hash {
        self.start_hash
    }

    /// The running hash.
    pub fn hash(&self) -> Hash {
        self.entries.last().map_or(self.start_hash, |entry| entry.hash)
    }

    /// What the game waits for.
    pub fn need(&self) -> Need<G::Ask> {
        self.game.need(self.position())
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        crate::outcome(&self.game, self.position())
    }

    /// Plays an input at `ms`, or refuses it and changes nothing.
    pub fn apply(&mut self, input: InputOf<G>, ms: u64) -> Result<Vec<Event<G::Happening>>, Illegal> {
        let (mut position, mut events) = (self.position, Vec::new());
        self.game.apply(&mut position, &input, &mut events)?;
        let noted = Noted::before(&self.game, &self.position, &input).with_events(&self.game, &events);
        self.position = position;
        let before = self.root(self.entries.len() as u32);
        let depth = self.links[before as usize].depth + 1;
        self.push(Step::Input(input), ms, noted, Link { before, depth });
        if depth.is_multiple_of(KEPT) {
            self.kept.push((self.entries.len() as u32, self.position));
        }
        Ok(events)
    }

    /// Takes back the last input that still counts; that itself becomes an entry.
    pub fn undo(&mut self, ms: u64) -> Result<(), NoTakeBack> {
        match self.root(self.entries.len() as u32) {
            0 => Err(NoTakeBack::Nothing),
            last => self.take_back(self.links[last as usize].before, ms),
        }
    }

    /// Goes back to where the game was after entry number `to`; that itself becomes an entry.
    pub fn take_back(&mut self, to: u32, ms: u64) -> Result<(), NoTakeBack> {
        let count = self.entries.len() as u32;
        if to >= count {
            return Err(NoTakeBack::Unknown(to, count));
        }
        let before = self.root(to);
        self.position = self.played_again(before);
        self.push(Step::TakeBack(to), ms, Noted::default(), Link { before, ..self.links[before as usize] });
        Ok(())
    }

    /// The input entry whose position an entry stands at, looking through take-backs; 0 is the start.
    fn root(&self, entry: u32) -> u32 {
        match entry.checked_sub(1).map(|index| self.entries[index as usize].step) {
            None => 0,
            Some(Step::Input(_)) => entry,
            Some(Step::TakeBack(_)) => self.links[entry as usize].before,
        }
    }

    /// The inputs that still count, the newest first, each with its number; what was taken back is left out.
    pub fn standing(&self) -> impl Iterator<Item = (u32, InputOf<G>)> {
        let mut next = self.root(self.entries.len() as u32);
        std::iter::from_fn(move || {
            let number = next.checked_sub(1).map(|_| next)?;
            let Step::Input(input) = self.entries[number as usize - 1].step else { return None };
            next = self.links[number as usize].before;
            Some((number, input))
        })
    }

    /// All that happened in the game as it stands, without what was taken back.
    pub fn history(&self) -> Vec<Event<G::Happening>> {
        let mut inputs: Vec<_> = self.standing().collect();
        inputs.reverse();
        let mut events = Vec::new();
        let mut position = self.kept[0].1;
        for (_, input) in inputs {
            self.game.advance(&mut position, &input, &mut events);
        }
        events
    }

    /// Plays a recorded entry and compares its hash.
    pub fn replay(&mut self, entry: &EntryOf<G>) -> Result<Vec<Event<G::Happening>>, Mismatch> {
        let events = self.again(entry.step, entry.ms)?;
        let (number, computed) = (self.entries.len() as u32, self.hash());
        if computed != entry.hash {
            return Err(Mismatch::Differs { entry: number, recorded: entry.hash, computed });
        }
        Ok(events)
    }

    /// Does again what an entry did; gives what happens now, which may be something else than then.
    pub fn again(&mut self, step: Step<G::Choice, G::Draw>, ms: u64) -> Result<Vec<Event<G::Happening>>, Mismatch> {
        let entry = self.entries.len() as u32 + 1;
        match step {
            Step::Input(input) => self.apply(input, ms).map_err(|illegal| Mismatch::Refused { entry, illegal }),
            Step::TakeBack(to) => {
                self.take_back(to, ms).map_err(|reason| Mismatch::TakeBack { entry, reason })?;
                Ok(Vec::new())
            }
        }
    }

    fn push(&mut self, step: Step<G::Choice, G::Draw>, ms: u64, noted: Noted, link: Link) {
        let number = self.entries.len() as u32 + 1;
        let hash = self.hash().then(&Line { number, ms, done: step.into(), noted: &noted });
        self.entries.push(Entry { ms, step, hash });
        self.noted.push(noted);
        self.links.push(link);
    }
}

/// What the first hash is of, as in the first line of a record.
#[derive(Serialize)]
struct Start<'a, S> {
    version: u32,
    game: &'static str,
    rules: u32,
    setup: &'a S,
}

/// What the hash of an entry is of, as in its line of a record.
#[derive(Serialize)]
struct Line<'a, C, D> {
    number: u32,
    ms: u64,
    #[serde(flatten)]
    done: StepFields<C, D>,
    #[serde(flatten)]
    noted: &'a Noted,
}
