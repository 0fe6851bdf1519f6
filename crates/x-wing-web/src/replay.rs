//! A recorded battle as it is drawn, and how likely each side was to win.

use crate::snapshot::Snapshot;
use bots::Judge;
use page_parts::local::Player;
use play::{Game, Need, Outcome, Seat, Seats, Viewer};
use std::sync::Arc;
use x_wing::{Happening, Position, Team, XWing};
use x_wing_bots::{BOTS, Dogfight};

/// A recorded battle.
pub type Replay = page_parts::replay::Replay<XWing>;

/// How likely the first side is to win at a moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Likely {
    /// The moment: so many entries were played.
    pub moment: u32,
    /// The round that begins then; none at the end.
    pub round: Option<u16>,
    /// From 0 to 1.
    pub first: f32,
}

/// Who sat where: a name in the notes is a bot's if there is such a bot.
pub fn players(replay: &Replay) -> Vec<Player> {
    let player = |name: String| match BOTS.has(&name) {
        true => Player::Bot(name),
        false => Player::Person(name),
    };
    replay.names().into_iter().map(player).collect()
}

/// The table after entry `moment`; nobody is asked.
pub fn seen(game: &Arc<XWing>, replay: &Replay, moment: u32, viewer: Viewer) -> Snapshot {
    let position = position(replay, moment);
    let (waits, outcome) = match game.need(&position) {
        Need::Seats(seats) => (seats, None),
        Need::Over(outcome) => (Seats::NONE, Some(outcome)),
        Need::Chance(_) => (Seats::NONE, None),
    };
    Snapshot {
        game: Arc::clone(game),
        view: game.view(&position, viewer),
        asked: None,
        offered: Vec::new(),
        continuous: false,
        waits,
        players: players(replay),
        outcome,
    }
}

fn position(replay: &Replay, moment: u32) -> Position {
    replay.session().position_after(moment).unwrap_or(*replay.session().position())
}

/// How likely the first side was to win, at the beginning of every round and at the end. Between rounds alone can it be told
/// quickly: then no dial is set and no shot half fired.
pub fn likely(replay: &Replay) -> Vec<Likely> {
    let game = replay.session().game();
    let begins = |entry: u32| {
        replay.events(entry).iter().find_map(|event| match event.what {
            Happening::RoundBegins { round } => Some(round),
            _ => None,
        })
    };
    let mut found = Vec::new();
    for moment in 1..=replay.length() {
        let Some(round) = begins(moment) else { continue };
        let position = position(replay, moment);
        let mut chances = [0.0; 16];
        Dogfight.chances(game, &position, &mut chances);
        let first = game.seats_of(Team::First).iter().next().unwrap_or(Seat(0));
        found.push(Likely { moment, round: Some(round), first: chances[first.index()] });
    }
    if let Some(outcome) = replay.session().outcome() {
        found.push(Likely { moment: replay.length(), round: None, first: ended(game, outcome) });
    }
    found
}

fn ended(game: &XWing, outcome: Outcome) -> f32 {
    let won = |side: Team| game.seats_of(side).iter().any(|seat| outcome.winners.has(seat));
    match (won(Team::First), won(Team::Second)) {
        (true, false) => 1.0,
        (false, true) => 0.0,
        (true, true) | (false, false) => 0.5,
    }
}

/// Who would play on: one person at `seat`, bots against them.
pub fn going_on(replay: &Replay, seat: Seat, name: String) -> Vec<Player> {
    let bot = BOTS.names().next().unwrap_or_default();
    let player = |index: usize| match index == seat.index() {
        true => Player::Person(name.clone()),
        false => Player::Bot(bot.to_owned()),
    };
    (0..replay.names().len()).map(player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ready::BATTLES;
    use page_parts::local::LocalTable;

    /// A battle between bots of the page, at random, to its end.
    fn recorded() -> String {
        let players = ["Ola", "random"].map(|name| Player::Person(name.to_owned()));
        let mut setup = BATTLES[0].setup();
        setup.options.rounds = Some(4);
        let mut table = LocalTable::<XWing>::new(setup, players.to_vec(), 5).unwrap();
        let mut dice = chance::Dice::new(2, 0);
        loop {
            table.draw(0);
            let Some(seat) = table.chooser() else { return table.record() };
            let choice = table.session().game().sample_choice(table.session().position(), seat, &mut dice);
            table.choose(seat, choice, 0).unwrap();
        }
    }

    #[test]
    fn every_round_has_a_chance_and_the_end_is_certain() {
        let replay = Replay::open(recorded().as_bytes()).unwrap();
        assert_eq!(replay.trouble(), None);
        let likely = likely(&replay);
        let rounds: Vec<_> = likely.iter().filter_map(|point| point.round).collect();
        assert_eq!(rounds, (1..=rounds.len() as u16).collect::<Vec<_>>());
        assert!(likely.iter().all(|point| (0.0..=1.0).contains(&point.first)), "{likely:?}");
        let last = likely.last().unwrap();
        assert_eq!((last.moment, last.round), (replay.length(), None));
        let winners = replay.session().outcome().unwrap().winners;
        let wanted = match (winners.has(Seat(0)), winners.has(Seat(1))) {
            (true, false) => 1.0,
            (false, true) => 0.0,
            _ => 0.5,
        };
        assert!((last.first - wanted).abs() < f32::EPSILON);
    }

    #[test]
    fn it_can_be_played_on_from_any_moment() {
        let replay = Replay::open(recorded().as_bytes()).unwrap();
        for moment in [0, 7, replay.length() / 2, replay.length()] {
            let table = replay.play_on(moment, going_on(&replay, Seat(1), "Jan".to_owned()), 3).unwrap();
            assert_eq!(table.session().position(), &position(&replay, moment));
            assert_eq!(table.people().collect::<Vec<_>>(), [Seat(1)]);
        }
        assert!(replay.play_on(3, Vec::new(), 3).is_none());
    }

    #[test]
    fn who_watches_sees_no_dial_before_it_is_revealed() {
        let replay = Replay::open(recorded().as_bytes()).unwrap();
        let game = Arc::new(replay.session().game().clone());
        let mut planned = 0;
        for moment in 0..replay.length() {
            let seen = seen(&game, &replay, moment, Viewer::Spectator);
            planned += usize::from(!seen.open().dialled.is_empty());
            assert!(seen.view.dials.iter().all(Option::is_none));
        }
        assert!(planned > 0);
    }
}
