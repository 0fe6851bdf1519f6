//! Our own boards: what is on them, how they are drawn, and how long games on them are.

mod playing;

use chance::Dice;
use play::{Sink, Why};
use super_teams::boards::{self, DrawnBoard};
use super_teams::{Bonus, Happening, Kind, OpenHappening, Space};

/// The turns of a game, and its bonus cards played by kind.
#[derive(Default)]
struct Counts {
    turns: u32,
    played: [u32; Bonus::ALL.len()],
}

impl Sink<Happening> for Counts {
    fn happened(&mut self, what: Happening, _: Why) {
        match what {
            Happening::Open(OpenHappening::Played { .. }) => self.turns += 1,
            Happening::Open(OpenHappening::BonusPlayed { bonus, .. }) => self.played[bonus as usize] += 1,
            _ => {}
        }
    }
}

/// The median number of turns of so many games between greedy bots, and the bonus cards played in all of them.
fn measure(board: &str, players: u8, games: usize) -> (u32, [u32; Bonus::ALL.len()]) {
    let game = playing::game(board, players);
    let mut turns = Vec::new();
    let mut played = [0; Bonus::ALL.len()];
    for stream in 0..games {
        let mut counts = Counts::default();
        playing::play(&game, &["greedy"; 4], &mut Dice::new(5, stream as u64), &mut counts);
        turns.push(counts.turns);
        played.iter_mut().zip(counts.played).for_each(|(sum, count)| *sum += count);
    }
    turns.sort_unstable();
    (turns[games / 2], played)
}

#[test]
fn games_on_the_standard_board_take_half_an_hour_and_all_bonus_cards_come_into_play() {
    for (players, wanted) in [(2, 90..=125), (3, 60..=90), (4, 90..=125)] {
        let games = 1000;
        let (median, played) = measure("standard", players, games);
        assert!(wanted.contains(&median), "{players} players: a median of {median} turns, not in {wanted:?}");
        for (bonus, count) in Bonus::ALL.into_iter().zip(played) {
            assert!(count as usize > games, "{players} players: {bonus} was played only {count} times");
        }
    }
}

#[test]
fn the_short_board_takes_about_half_as_long_and_the_long_one_clearly_longer() {
    for players in 2..=4 {
        let [standard, short, long] = ["standard", "short", "long"].map(|board| measure(board, players, 300).0);
        assert!((40..=60).contains(&(short * 100 / standard)), "{players} players: {short} of {standard} turns");
        assert!(long * 100 / standard >= 130, "{players} players: {long} instead of {standard} turns");
    }
}

#[test]
fn the_standard_board_has_everything() {
    let board = boards::named("standard").unwrap().board;
    assert!((42..=50).contains(&board.spaces().len()));
    let runs = maw_runs(board.spaces());
    assert!((2..=3).contains(&runs.len()) && runs.iter().all(|run| (2..=3).contains(run)), "{runs:?}");
}

#[test]
fn every_board_has_all_kinds_and_doubles() {
    use Kind::{Asteroid, Bonus, Hyperspace, Maw, Normal};
    for board in boards::names().map(|name| boards::named(name).unwrap().board) {
        let has = |space| board.spaces().contains(&space);
        assert!([Normal, Bonus, Hyperspace, Asteroid, Maw].map(Space::Plain).into_iter().all(has), "{}", board.name());
        let doubles = [(Hyperspace, Asteroid), (Hyperspace, Normal), (Asteroid, Normal)];
        assert!(doubles.into_iter().all(|(one, other)| has(Space::Double(one, other))), "{}", board.name());
    }
}

/// The length of each run of Maw spaces.
fn maw_runs(spaces: &[Space]) -> Vec<usize> {
    let runs = spaces.split(|space| *space != Space::Plain(Kind::Maw)).map(<[Space]>::len);
    runs.filter(|length| *length > 0).collect()
}

/// A space is about 70 wide, and two ships beside each other on it reach a little further.
#[test]
fn drawings_have_room_for_every_space() {
    for drawn in boards::names().map(|name| boards::named(name).unwrap()) {
        let DrawnBoard { board, size, at } = &drawn;
        assert!(size[0] > size[1], "{} is no landscape", board.name());
        for (index, here) in at.iter().enumerate() {
            let from_the_edge = here[0].min(here[1]).min(size[0] - here[0]).min(size[1] - here[1]);
            assert!(from_the_edge >= 80, "{}: space {index} is {from_the_edge} from the edge", board.name());
            for (other, there) in at.iter().enumerate().skip(index + 1) {
                let apart = distance(*here, *there);
                let neighbours = other == index + 1;
                let right = if neighbours { (110.0..=140.0).contains(&apart) } else { apart >= 150.0 };
                assert!(right, "{}: spaces {index} and {other} are {apart:.0} apart", board.name());
            }
        }
    }
}

fn distance(here: [u16; 2], there: [u16; 2]) -> f64 {
    let along = |axis: usize| f64::from(here[axis].abs_diff(there[axis]));
    along(0).hypot(along(1))
}
