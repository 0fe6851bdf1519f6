//! A game under the referee: what each command does to it.

use super::LONGEST_LINE;
use super::answer::{bad, good};
use super::games::About;
use super::hint::Advisor;
use super::request::{self, Apply, Legal, Nothing, Request, Source, Undo, View};
use super::save::Save;
use crate::Refusal;
use crate::record::{self, Notes};
use chance::Dice;
use play::{Event, Game, Hash, Input, Need, Seat, Seats, Session, Step, StepFields, Viewer, legal};
use serde::Serialize;

/// A game of any kind.
pub(super) trait Refereed {
    /// Does what a command asks.
    fn obey(&mut self, command: &str, request: &Request, ms: u64) -> Result<String, Refusal>;
    /// The answer to `new` and `load`.
    fn begun(&self, request: &Request) -> String;
    /// The answer to `about`.
    fn about(&self, request: &Request, about: About) -> String;
    /// The answer to a line that is refused.
    fn refuse(&self, request: &Request, refusal: &Refusal) -> String;
}

/// A game of one kind.
pub(super) struct Table<G: Game> {
    pub(super) session: Session<G>,
    /// Who is asked for hints.
    pub(super) advisor: Advisor<G>,
    /// What happened in each entry.
    events: Vec<Vec<Event<G::Happening>>>,
    chance: Source,
    dice: Option<Dice>,
    notes: Notes,
    /// The caller's clock and the game's own, when the game was begun or loaded.
    clock: (u64, u64),
}

#[derive(Serialize)]
struct Begun<'a, G: Game> {
    game: &'static str,
    rules: u32,
    setup: &'a G::Setup,
    chance: Source,
    entries: u32,
    events: Vec<&'a Event<G::Happening>>,
}

#[derive(Serialize)]
struct Applied<'a, G: Game> {
    entries: u32,
    events: Vec<&'a Event<G::Happening>>,
}

#[derive(Serialize)]
struct Listed<G: Game> {
    legal: Vec<SeatChoices<G::Choice>>,
}

#[derive(Serialize)]
struct SeatChoices<C> {
    seat: Seat,
    continuous: bool,
    choices: Vec<C>,
}

#[derive(Serialize)]
struct Everything<'a, G: Game> {
    game: &'static str,
    rules: u32,
    setup: &'a G::Setup,
    chance: Source,
    entries: u32,
    hash: Hash,
    position: &'a G::Position,
    view: G::View,
}

#[derive(Serialize)]
struct Seen<G: Game> {
    entries: u32,
    view: G::View,
    #[serde(skip_serializing_if = "Option::is_none")]
    heard: Option<Vec<Event<G::Heard>>>,
}

#[derive(Serialize)]
struct Undone {
    entries: u32,
    taken_back_to: u32,
}

#[derive(Serialize)]
struct Saved<'a, G: Game> {
    save: &'a Save<G::Setup, G::Choice, G::Draw>,
}

#[derive(Serialize)]
struct Recorded {
    record: String,
}

impl<G: Game> Table<G> {
    /// A game at its start, all draws made that come before the first decision.
    pub fn new(game: G, chance: Source, notes: Notes, ms: u64, advisor: Advisor<G>) -> Table<G> {
        let (dice, notes) = match chance {
            Source::Asked(_) => (None, notes),
            Source::Seeded(seed) => {
                (Some(seed.dice()), Notes { seed: Some(seed.seed), stream: Some(seed.stream), ..notes })
            }
        };
        let session = Session::new(game);
        let mut table = Table { session, advisor, events: Vec::new(), chance, dice, notes, clock: (ms, 0) };
        table.settle(0);
        table
    }

    /// A game as it was saved.
    pub fn resume(
        session: Session<G>,
        events: Vec<Vec<Event<G::Happening>>>,
        (chance, dice): (Source, Option<Dice>),
        notes: Notes,
        ms: u64,
        advisor: Advisor<G>,
    ) -> Table<G> {
        let last = session.entries().last().map_or(0, |entry| entry.ms);
        let mut table = Table { session, advisor, events, chance, dice, notes, clock: (ms, last) };
        table.settle(last);
        table
    }

    /// Makes every draw that the game waits for, if chance comes from a seed.
    fn settle(&mut self, ms: u64) {
        let Some(dice) = &mut self.dice else { return };
        while let Need::Chance(_) = self.session.need() {
            let draw = self.session.game().draw(self.session.position(), dice);
            self.events.push(self.session.apply(Input::Draw(draw), ms).expect("a draw that the game made is accepted"));
        }
    }

    fn entries(&self) -> u32 {
        self.session.entries().len() as u32
    }

    fn since(&self, entry: u32) -> Vec<&Event<G::Happening>> {
        self.events.iter().skip(entry as usize).flatten().collect()
    }

    /// The game's own time.
    fn time(&self, said: Option<u64>, ms: u64) -> u64 {
        let (caller, game) = self.clock;
        said.unwrap_or_else(|| game.saturating_add(ms.saturating_sub(caller)))
    }

    pub(super) fn seat(&self, seat: Seat) -> Result<Seat, Refusal> {
        let count = self.session.game().seats();
        if seat.0 < count {
            return Ok(seat);
        }
        let reason = format!("there is no seat {seat}; there are 0 to {}", count - 1);
        Err(Refusal { rule: Some("TB-06".to_owned()), ..Refusal::new("no-such-seat", reason) })
    }

    fn apply(&mut self, request: &Request, ms: u64) -> Result<String, Refusal> {
        let Apply { seat, choice, draw, table, ms: said } = request.fields::<Apply<G::Choice, G::Draw>>()?;
        let done = StepFields { seat, choice, draw, table, take_back: None };
        let wrong =
            |reason: &str| Refusal::new("bad-request", reason.replace(", `table` and `take_back`", " and `table`"));
        let Step::Input(input) = done.step().map_err(wrong)? else {
            return Err(Refusal::new("bad-request", "`undo` takes back"));
        };
        let time = self.time(said, ms);
        let before = self.entries();
        let events = self.session.apply(input, time).map_err(Refusal::illegal::<G>)?;
        self.events.push(events);
        self.settle(time);
        let applied = Applied::<G> { entries: self.entries(), events: self.since(before) };
        Ok(good(request, applied, self.session.need()))
    }

    fn legal(&self, request: &Request) -> Result<String, Refusal> {
        let seats = match (request.fields::<Legal>()?.seat, self.session.need()) {
            (Some(seat), _) => Seats::one(self.seat(seat)?),
            (None, Need::Seats(seats)) => seats,
            (None, Need::Chance(_) | Need::Over(_)) => Seats::NONE,
        };
        let (game, position) = (self.session.game(), self.session.position());
        let legal = seats.iter().map(|seat| SeatChoices {
            seat,
            continuous: game.continuous(position, seat),
            choices: legal(game, position, seat),
        });
        Ok(good(request, Listed::<G> { legal: legal.collect() }, self.session.need()))
    }

    fn state(&self, request: &Request) -> Result<String, Refusal> {
        request.fields::<Nothing>()?;
        let everything = Everything::<G> {
            game: G::NAME,
            rules: self.session.rules(),
            setup: self.session.game().setup(),
            chance: self.chance,
            entries: self.entries(),
            hash: self.session.hash(),
            position: self.session.position(),
            view: self.session.game().view(self.session.position(), Viewer::Spectator),
        };
        Ok(good(request, everything, self.session.need()))
    }

    fn view(&self, request: &Request) -> Result<String, Refusal> {
        let View { seat, since } = request.fields()?;
        let viewer = match seat {
            Some(seat) => Viewer::Seat(self.seat(seat)?),
            None => Viewer::Spectator,
        };
        let game = self.session.game();
        let hear = |event: &Event<G::Happening>| Some(Event { what: game.hear(&event.what, viewer)?, why: event.why });
        let heard = since.map(|entry| self.since(entry).into_iter().filter_map(hear).collect());
        let seen = Seen::<G> { entries: self.entries(), view: game.view(self.session.position(), viewer), heard };
        Ok(good(request, seen, self.session.need()))
    }

    /// Takes back the last `apply` that still counts, with the draws that followed it.
    fn undo(&mut self, request: &Request, ms: u64) -> Result<String, Refusal> {
        let Undo { ms: said } = request.fields()?;
        let nothing = || Refusal::new("nothing-to-take-back", "there is nothing to take back");
        let to = self.last_applied().ok_or_else(nothing)? - 1;
        let time = self.time(said, ms);
        self.session.take_back(to, time).map_err(|reason| Refusal::new("nothing-to-take-back", reason.to_string()))?;
        self.events.push(Vec::new());
        self.settle(time);
        Ok(good(request, Undone { entries: self.entries(), taken_back_to: to }, self.session.need()))
    }

    /// The number of the last entry that was applied and still counts.
    fn last_applied(&self) -> Option<u32> {
        let by_the_seed = |input| self.dice.is_some() && matches!(input, Input::Draw(_));
        self.session.standing().find(|(_, input)| !by_the_seed(*input)).map(|(number, _)| number)
    }

    fn save(&self, request: &Request) -> Result<String, Refusal> {
        request.fields::<Nothing>()?;
        let save = Save::new(&self.session, &self.notes, self.chance);
        let answer = good(request, Saved::<G> { save: &save }, self.session.need());
        if answer.len() > LONGEST_LINE {
            let reason = format!("the save would be longer than {LONGEST_LINE} bytes and could not be loaded");
            return Err(Refusal::new("too-long", format!("{reason}; `record` still gives the whole game")));
        }
        Ok(answer)
    }

    fn record(&self, request: &Request) -> Result<String, Refusal> {
        request.fields::<Nothing>()?;
        let record = record::text(&self.session, &self.notes);
        Ok(good(request, Recorded { record }, self.session.need()))
    }
}

impl<G: Game> Refereed for Table<G> {
    fn obey(&mut self, command: &str, request: &Request, ms: u64) -> Result<String, Refusal> {
        match command {
            "legal" => self.legal(request),
            "apply" => self.apply(request, ms),
            "state" => self.state(request),
            "view" => self.view(request),
            "hint" => self.hint(request),
            "undo" => self.undo(request, ms),
            "save" => self.save(request),
            "record" => self.record(request),
            _ => Err(request::unknown(command)),
        }
    }

    fn begun(&self, request: &Request) -> String {
        let begun = Begun::<G> {
            game: G::NAME,
            rules: self.session.rules(),
            setup: self.session.game().setup(),
            chance: self.chance,
            entries: self.entries(),
            events: self.since(0),
        };
        good(request, begun, self.session.need())
    }

    fn about(&self, request: &Request, about: About) -> String {
        good(request, about, self.session.need())
    }

    fn refuse(&self, request: &Request, refusal: &Refusal) -> String {
        bad(request, refusal, self.session.need())
    }
}
