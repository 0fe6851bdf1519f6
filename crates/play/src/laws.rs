//! Laws that every game keeps, for random play to look for the exception.
//!
//! [`check`] plays one random game and stops at the first broken law, naming it and the place.

use crate::{
    Chance, Event, Game, Hash, Input, InputOf, Key, Need, Seat, Session, TableInput, Viewer, canonical, legal,
};
use std::collections::BTreeMap;

/// What the laws need to know beyond the contract.
pub trait Lawful: Game {
    /// Every choice that can be written down, legal or not; a good spread of them where the choice is continuous.
    fn every_choice(&self) -> Vec<Self::Choice>;

    /// Whether the answer to `ask` is hidden from `viewer`.
    fn draw_is_secret(&self, ask: &Self::Ask, viewer: Viewer) -> bool;

    /// Whether what `seat` now chooses is hidden from the others (a secret plan).
    fn choice_is_secret(&self, _position: &Self::Position, _seat: Seat) -> bool {
        false
    }

    /// A choice of `seat` that nobody else can tell from `choice` when it is made: any other if all of it is secret,
    /// itself if all of it is open. Part of a secret choice may be open, such as whose dial was set.
    fn disguise(
        &self,
        position: &Self::Position,
        seat: Seat,
        choice: Self::Choice,
        chance: &mut impl Chance,
    ) -> Self::Choice {
        match self.choice_is_secret(position, seat) {
            true => self.sample_choice(position, seat, chance),
            false => choice,
        }
    }

    /// Whether `viewer` may know what `seat` chooses in secret: the seat itself, and whoever plays with it.
    fn shares_secrets(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat)
    }

    /// Whether the next answer may open by the rules what was hidden so far (the last plan laid reveals all).
    fn reveals(&self, _position: &Self::Position) -> bool {
        false
    }
}

/// Plays one random game of at most `most` inputs and checks every law at every position. Gives the number of inputs.
pub fn check<G: Lawful + Clone>(game: &G, chance: &mut impl Chance, most: u32) -> Result<u32, String> {
    let universe = game.every_choice();
    let mut session = Session::new(game.clone());
    let mut keys = Keys::default();
    keys.tell_choices_apart(game, &universe)?;
    for count in 0..most {
        let position = *session.position();
        at_position(game, &position, &universe, chance)
            .and_then(|()| keys.take(game.position_key(&position), &canonical(&position)))
            .map_err(|law| format!("after {count} inputs: {law}\n{position:#?}"))?;
        let Some(input) = random_input(game, &position, chance) else {
            return replays(&session).map(|()| count);
        };
        let events = session
            .apply(input, u64::from(count))
            .map_err(|illegal| format!("after {count} inputs, {input:?} refused: {illegal}"))?;
        if let Some(event) = events.iter().find(|event| event.why.is_empty()) {
            return Err(format!("an event without a rule: {event:?}"));
        }
    }
    Err(format!("the game has not ended after {most} inputs"))
}

/// An input that the game would take next, at random; `None` when it is over.
pub fn random_input<G: Game>(game: &G, position: &G::Position, chance: &mut impl Chance) -> Option<InputOf<G>> {
    match game.need(position) {
        Need::Over(_) => None,
        Need::Chance(_) => Some(Input::Draw(game.draw(position, chance))),
        Need::Seats(seats) => {
            let seat = seats.iter().nth(chance.below(seats.count()) as usize)?;
            Some(Input::Choice { seat, choice: game.sample_choice(position, seat, chance) })
        }
    }
}

fn at_position<G: Lawful>(
    game: &G,
    position: &G::Position,
    universe: &[G::Choice],
    chance: &mut impl Chance,
) -> Result<(), String> {
    saves_and_loads(game, position)?;
    somebody_can_go_on(game, position)?;
    for seat in (0..game.seats()).map(Seat) {
        legal_is_what_is_accepted(game, position, seat, universe)?;
        hides(game, position, Viewer::Seat(seat), universe, chance)?;
    }
    hides(game, position, Viewer::Spectator, universe, chance)
}

fn saves_and_loads<G: Game>(game: &G, position: &G::Position) -> Result<(), String> {
    let loaded: G::Position = postcard::from_bytes(&canonical(position)).map_err(|error| error.to_string())?;
    let same = loaded == *position && game.position_key(&loaded) == game.position_key(position);
    same.then_some(()).ok_or_else(|| format!("loads as {loaded:?}"))
}

/// The keys of a game so far, each with the hash of what it stands for.
#[derive(Default)]
struct Keys(BTreeMap<Key, Hash>);

impl Keys {
    /// Two things have the same key if they are the same, and only then.
    fn take(&mut self, key: Key, bytes: &[u8]) -> Result<(), String> {
        let hash = Hash::of(&[bytes]);
        match *self.0.entry(key).or_insert(hash) == hash {
            true => Ok(()),
            false => Err(format!("{key:?} stands for two things")),
        }
    }

    fn tell_choices_apart<G: Game>(&mut self, game: &G, choices: &[G::Choice]) -> Result<(), String> {
        let mut take = |choice| self.take(game.choice_key(choice), &canonical(choice));
        choices.iter().try_for_each(&mut take)
    }
}

fn somebody_can_go_on<G: Game>(game: &G, position: &G::Position) -> Result<(), String> {
    let Need::Seats(seats) = game.need(position) else { return Ok(()) };
    if seats.is_empty() {
        return Err("the game waits for nobody".into());
    }
    match seats.iter().find(|seat| legal(game, position, *seat).is_empty()) {
        Some(seat) => Err(format!("seat {seat} is waited for and has no choice")),
        None => Ok(()),
    }
}

/// Every legal input applies; every other is refused and changes nothing.
fn legal_is_what_is_accepted<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    universe: &[G::Choice],
) -> Result<(), String> {
    let listed = legal(game, position, seat);
    for choice in &listed {
        let mut after = *position;
        game.apply(&mut after, &Input::Choice { seat, choice: *choice }, &mut ())
            .map_err(|illegal| format!("legal {choice:?} of seat {seat} refused: {illegal}"))?;
    }
    let waited_for = matches!(game.need(position), Need::Seats(seats) if seats.has(seat));
    if !waited_for && !listed.is_empty() {
        return Err(format!("seat {seat} is not waited for and is offered {listed:?}"));
    }
    let continuous = game.continuous(position, seat);
    for choice in universe.iter().filter(|choice| !listed.contains(choice)) {
        let mut after = *position;
        let accepted = game.apply(&mut after, &Input::Choice { seat, choice: *choice }, &mut ()).is_ok();
        if accepted && !(continuous && waited_for) {
            return Err(format!("{choice:?} of seat {seat} is not legal and was accepted"));
        }
        if !accepted && after != *position {
            return Err(format!("{choice:?} of seat {seat} was refused and changed the position"));
        }
    }
    Ok(())
}

/// Swap what a viewer may not know: all that reaches it stays the same.
fn hides<G: Lawful>(
    game: &G,
    position: &G::Position,
    viewer: Viewer,
    universe: &[G::Choice],
    chance: &mut impl Chance,
) -> Result<(), String> {
    let view = game.view(position, viewer);
    let other = game.sample(&view, chance);
    same(viewer, "view", &view, &game.view(&other, viewer))?;
    same(viewer, "need", &game.need(position), &game.need(&other))?;
    if let Viewer::Seat(seat) = viewer {
        same(viewer, "choices", &legal(game, position, seat), &legal(game, &other, seat))?;
        let refusals = |position: &G::Position| -> Vec<_> {
            let choices = universe.iter().map(|choice| Input::Choice { seat, choice: *choice });
            let words = [
                TableInput::Concede(seat),
                TableInput::OfferDraw(seat),
                TableInput::DeclineDraw(seat),
                TableInput::Withdraw(seat),
            ];
            choices.chain(words.into_iter().map(Input::Table)).map(|input| game.check(position, &input)).collect()
        };
        same(viewer, "refusals", &refusals(position), &refusals(&other))?;
    }
    if game.reveals(position) {
        return Ok(());
    }
    match game.need(position) {
        Need::Over(_) => Ok(()),
        Need::Chance(ask) => {
            let drawn = Input::Draw(game.draw(position, chance));
            if game.draw_is_secret(&ask, viewer) {
                let redrawn = Input::Draw(game.draw(&other, chance));
                heard_alike(game, viewer, (position, &drawn), (&other, &redrawn))
            } else if game.check(&other, &drawn).is_ok() {
                heard_alike(game, viewer, (position, &drawn), (&other, &drawn))
            } else {
                Ok(())
            }
        }
        Need::Seats(seats) => {
            for seat in seats.iter() {
                for choice in legal(game, position, seat) {
                    let here = Input::Choice { seat, choice };
                    let there = match game.shares_secrets(seat, viewer) {
                        true => here,
                        false => Input::Choice { seat, choice: game.disguise(&other, seat, choice, chance) },
                    };
                    if game.check(&other, &there).is_ok() {
                        heard_alike(game, viewer, (position, &here), (&other, &there))?;
                    }
                }
            }
            Ok(())
        }
    }
}

fn heard_alike<G: Game>(
    game: &G,
    viewer: Viewer,
    here: (&G::Position, &InputOf<G>),
    there: (&G::Position, &InputOf<G>),
) -> Result<(), String> {
    let after = |(position, input): (&G::Position, &InputOf<G>)| {
        let mut position = *position;
        let mut events: Vec<Event<G::Happening>> = Vec::new();
        game.advance(&mut position, input, &mut events);
        let heard: Vec<_> =
            events.iter().filter_map(|event| Some((game.hear(&event.what, viewer)?, event.why))).collect();
        (heard, game.need(&position), game.view(&position, viewer))
    };
    let (heard, need, view) = after(here);
    let (other_heard, other_need, other_view) = after(there);
    let input = here.1;
    same(viewer, &format!("events of {input:?}"), &heard, &other_heard)?;
    same(viewer, &format!("need after {input:?}"), &need, &other_need)?;
    same(viewer, &format!("view after {input:?}"), &view, &other_view)
}

fn same<T: PartialEq + std::fmt::Debug>(viewer: Viewer, what: &str, here: &T, there: &T) -> Result<(), String> {
    match here == there {
        true => Ok(()),
        false => Err(format!("{viewer:?} can tell by the {what}:\n{here:?}\n{there:?}")),
    }
}

/// What was recorded replays to the same hashes and the same position.
fn replays<G: Game + Clone>(session: &Session<G>) -> Result<(), String> {
    let mut again = Session::new(session.game().clone());
    for entry in session.entries() {
        again.replay(entry).map_err(|mismatch| mismatch.to_string())?;
    }
    match again.position() == session.position() {
        true => Ok(()),
        false => Err("the record replays to another position".into()),
    }
}
