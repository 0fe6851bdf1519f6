//! How a game begins: everybody commits to a value, then everybody reveals it, so that nobody chooses one knowing another's
//! (`docs/fairness.md`). Who does not answer in time breaks it off.

use crate::Room;
use crate::chair::Chair;
use crate::started::Started;
use chance::fair::{Bytes, value_commitment};
use games::Playable;
use play::Seat;
use room_protocol::{Asks, Refusal, Stage};
use serde::{Deserialize, Serialize};

/// How long commitments are waited for, and then values.
const PATIENCE_MS: u64 = 10_000;

/// What was promised and revealed so far for a game that is about to begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Beginning {
    /// Since when what is asked now is asked, by the room's time; a room that is loaded asks anew.
    #[serde(skip)]
    since: u64,
    /// By seat; nothing where the server plays: bots, and people who have been away for long.
    promises: Vec<Option<Promise>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Promise {
    commitment: Option<Bytes>,
    value: Option<Bytes>,
}

impl Beginning {
    /// As it was stored, with all the time again.
    pub fn anew(self, now: u64) -> Beginning {
        Beginning { since: now, ..self }
    }

    fn people(&self) -> impl Iterator<Item = (Seat, &Promise)> {
        let seats = self.promises.iter().zip((0..).map(Seat));
        seats.filter_map(|(promise, seat)| Some((seat, promise.as_ref()?)))
    }

    fn asks(&self) -> Asks {
        match self.people().all(|(_, promise)| promise.commitment.is_some()) {
            true => Asks::Values,
            false => Asks::Commitments,
        }
    }

    fn waits_for(&self) -> Vec<Seat> {
        let asks = self.asks();
        let open = |promise: &Promise| match asks {
            Asks::Commitments => promise.commitment.is_none(),
            Asks::Values => promise.value.is_none(),
        };
        self.people().filter(|(_, promise)| open(promise)).map(|(seat, _)| seat).collect()
    }

    fn promise(&mut self, seat: Seat) -> Option<&mut Promise> {
        self.promises.get_mut(seat.index())?.as_mut()
    }

    pub fn commitment(&self, seat: Seat) -> Option<Bytes> {
        self.promises.get(seat.index()).copied().flatten()?.commitment
    }

    pub fn value(&self, seat: Seat) -> Option<Bytes> {
        self.promises.get(seat.index()).copied().flatten()?.value
    }

    /// When whoever has not answered breaks it off.
    pub fn until(&self) -> u64 {
        self.since + PATIENCE_MS
    }
}

impl<G: Playable> Room<G> {
    /// Asks every person who has not been away for long for a commitment.
    pub(crate) fn ask_for_commitments(&mut self, now: u64) {
        let asked = |chair: &Chair<G::Order>| chair.is_person() && !self.is_gone(chair);
        let promises = self.chairs.iter().map(|chair| asked(chair).then(Promise::default)).collect();
        self.beginning = Some(Beginning { since: now, promises });
        self.rounds += 1;
        self.broken_off_by.clear();
        self.changed();
        self.begin_if_all_revealed(now);
    }

    /// Somebody commits to a value.
    pub(crate) fn commit(&mut self, seat: Seat, commitment: Bytes, now: u64) -> Result<(), Refusal> {
        let (beginning, not_asked) = (self.beginning.as_mut(), || Refusal::new("not-beginning"));
        let beginning = beginning.ok_or_else(not_asked)?;
        let promise = beginning.promise(seat).ok_or_else(not_asked)?;
        if promise.commitment.is_some() {
            return Err(Refusal::new("already-committed"));
        }
        promise.commitment = Some(commitment);
        if beginning.asks() == Asks::Values {
            beginning.since = now;
        }
        self.changed();
        Ok(())
    }

    /// Somebody reveals what they committed to.
    pub(crate) fn reveal(&mut self, seat: Seat, value: Bytes, now: u64) -> Result<(), Refusal> {
        let server = self.secret(self.next_game()).commitment();
        let (beginning, not_asked) = (self.beginning.as_mut(), || Refusal::new("not-beginning"));
        let beginning = beginning.ok_or_else(not_asked)?;
        let asks = beginning.asks();
        let promise = beginning.promise(seat).ok_or_else(not_asked)?;
        if asks == Asks::Commitments {
            return Err(Refusal::new("not-all-committed"));
        }
        if promise.value.is_some() {
            return Err(Refusal::new("already-revealed"));
        }
        if promise.commitment != Some(value_commitment(server, seat, value)) {
            return Err(Refusal::new("not-the-value"));
        }
        promise.value = Some(value);
        self.changed();
        self.begin_if_all_revealed(now);
        Ok(())
    }

    fn begin_if_all_revealed(&mut self, now: u64) {
        let Some(beginning) = self.beginning.take_if(|beginning| beginning.waits_for().is_empty()) else { return };
        // What was decided cannot change while a game begins, but the program can.
        let Ok(game) = self.game_of_options() else { return };
        self.game = self.next_game();
        let started = Started::new(&self.chairs, &beginning, self.secret(self.game), game.setup().clone());
        self.begin(game, started, now);
    }

    /// Whoever has not answered in time breaks it off.
    pub(crate) fn give_up_waiting(&mut self, now: u64) {
        let late = self.beginning.as_ref().filter(|beginning| beginning.until() <= now);
        if let Some(silent) = late.map(Beginning::waits_for) {
            self.break_off(&silent);
        }
    }

    /// No game begins, because of these seats; what was promised is void.
    pub(crate) fn break_off(&mut self, because_of: &[Seat]) {
        if self.beginning.take().is_none() {
            return;
        }
        for seat in because_of {
            let chair = &mut self.chairs[seat.index()];
            chair.wants_again = false;
            self.broken_off_by.extend(chair.name().map(str::to_owned));
        }
        self.changed();
    }

    /// Whether the last game did not begin because of whoever sits here.
    pub(crate) fn broke_off(&self, chair: &Chair<G::Order>) -> bool {
        chair.name().is_some_and(|name| self.broken_off_by.iter().any(|silent| silent == name))
    }

    /// Refuses what cannot be done while a game begins.
    pub(crate) fn not_while_beginning(&self) -> Result<(), Refusal> {
        match self.beginning {
            Some(_) => Err(Refusal::new("beginning")),
            None => Ok(()),
        }
    }

    /// What people are asked for, as everybody sees it.
    pub(crate) fn shown_beginning(&self) -> Option<room_protocol::Beginning> {
        let beginning = self.beginning.as_ref()?;
        let (game, asks, waits_for) = (self.next_game(), beginning.asks(), beginning.waits_for());
        Some(room_protocol::Beginning {
            game,
            round: self.rounds,
            commitment: self.secret(game).commitment(),
            asks,
            waits_for,
        })
    }

    /// What a seat has committed to and revealed, as everybody may know it now: values only when all are there.
    pub(crate) fn shown_promise(&self, seat: Seat) -> (Option<Bytes>, Option<Bytes>) {
        if let Some(beginning) = &self.beginning {
            return (beginning.commitment(seat), None);
        }
        let Some(started) = self.started.as_ref().filter(|_| self.stage == Stage::Playing) else { return (None, None) };
        let person = self.chairs.get(seat.index()).is_some_and(Chair::is_person);
        let commitment = started.commitments.as_ref().and_then(|commitments| commitments.get(seat.index()).copied());
        let value = started.values.get(seat.index()).copied().flatten().filter(|_| person);
        match (&started.commitments, commitment.flatten()) {
            (Some(_), None) => (None, None),
            (_, commitment) => (commitment, value),
        }
    }

    /// The number of the game that begins or is played.
    fn next_game(&self) -> u32 {
        match self.stage {
            Stage::Gathering | Stage::Playing => self.game,
            Stage::Over => self.game + 1,
        }
    }
}
