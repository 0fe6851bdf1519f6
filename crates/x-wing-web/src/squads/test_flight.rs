//! Test flights: a squad against another one, many times, both flown by the same bot.
//!
//! A flight is a few lines of text, and so is what came of it: that is all that crosses to the worker and back. The same lines give
//! the same battle.

use chance::Dice;
use play::{Game, Question, Seat, next_input, outcome};
use x_wing::{Options, Setup, Squad, Team, XWing};
use x_wing_bots::BOTS;
use x_wing_squads::{read_line, write_line};

/// How many battles a test flight is.
pub const BATTLES: u64 = 20;
/// After so many rounds what was destroyed decides (XW-LIMIT-04).
pub const ROUNDS: u16 = 16;
/// What a question begins with.
const DOOR: &str = "test-flight";

/// Who flies against whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The squad that is tested, and the other one.
    pub squads: [Squad; 2],
    /// The bot that flies both.
    pub bot: String,
    /// From which all chance follows.
    pub seed: u64,
}

/// What came of a battle: what the tested squad and the other one had destroyed after each round, in squad points; and who won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flown {
    /// Ours, then theirs.
    pub rounds: Vec<[i16; 2]>,
    /// How it ended for the tested squad.
    pub end: End,
}

/// How a battle ended for the tested squad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It won.
    Won,
    /// Nobody won.
    Draw,
    /// The other won.
    Lost,
}

impl End {
    /// All of them, the best first.
    pub const ALL: [End; 3] = [End::Won, End::Draw, End::Lost];

    /// The messages that say so, of one battle and of several.
    pub fn messages(self) -> [&'static str; 2] {
        match self {
            End::Won => ["squads-flight-end-won", "squads-flight-won"],
            End::Draw => ["squads-flight-end-draw", "squads-flight-draw"],
            End::Lost => ["squads-flight-end-lost", "squads-flight-lost"],
        }
    }

    /// A word for it.
    pub fn word(self) -> &'static str {
        match self {
            End::Won => "won",
            End::Draw => "draw",
            End::Lost => "lost",
        }
    }
}

impl Flight {
    /// The question about the battle with this number.
    pub fn question(&self, number: u64) -> String {
        let [one, two] = self.squads.each_ref().map(write_line);
        format!("{DOOR}\n{number}\n{}\n{}\n{one}\n{two}", self.seed, self.bot)
    }

    /// Flies a battle; nothing if squads or bot cannot fly. Every second one is flown with changed sides, since the first side may
    /// have it better.
    pub fn fly(&self, number: u64) -> Option<Flown> {
        let changed = number % 2 == 1;
        let mut squads = self.squads.clone();
        if changed {
            squads.reverse();
        }
        let options = Options { points: i16::MAX, rounds: Some(ROUNDS), ..Options::default() };
        let game = XWing::new(Setup { squads, options }).ok()?;
        let mut bots = [BOTS.named(&self.bot).ok()?, BOTS.named(&self.bot).ok()?];
        for (bot, seat) in bots.iter_mut().zip((0..).map(Seat)) {
            bot.begins(&game, seat);
        }
        let mut dice = Dice::new(self.seed, number);
        let mut position = game.start();
        let mut rounds = Vec::new();
        let score = |position: &x_wing::Position| {
            let table = game.table(&position.open);
            let mut score = Team::BOTH.map(|side| table.score(side));
            if changed {
                score.reverse();
            }
            score
        };
        while let Some(input) = next_input(&game, &position, &mut dice, |seat, dice| {
            bots[seat.index()].choose(&Question::new(&game, &position, seat), dice)
        }) {
            let round = position.open.round;
            game.apply(&mut position, &input, &mut ()).ok()?;
            if round > 0 && position.open.round > round {
                rounds.push(score(&position));
            }
        }
        rounds.push(score(&position));
        let winners = outcome(&game, &position)?.winners;
        let end = match winners.iter().next() {
            None => End::Draw,
            Some(seat) if (seat == Seat(1)) == changed => End::Won,
            Some(_) => End::Lost,
        };
        Some(Flown { rounds, end })
    }
}

/// Answers a question about a flight; nothing if it is none.
pub fn answer(question: &str) -> Option<String> {
    let mut lines = question.strip_prefix(DOOR)?.lines().skip(1);
    let number = lines.next()?.parse().ok()?;
    let seed = lines.next()?.parse().ok()?;
    let bot = lines.next()?.to_owned();
    let squads = [read_line(lines.next()?).ok()?, read_line(lines.next()?).ok()?];
    let Flown { rounds, end } = Flight { squads, bot, seed }.fly(number)?;
    let mut answer = end.word().to_owned();
    for [own, other] in rounds {
        answer += &format!(" {own}:{other}");
    }
    Some(answer)
}

/// Reads an answer; nothing if it is none.
pub fn read(answer: &str) -> Option<Flown> {
    let (word, rounds) = answer.split_once(' ')?;
    let end = End::ALL.into_iter().find(|end| end.word() == word)?;
    let pair = |text: &str| {
        let (own, other) = text.split_once(':')?;
        Some([own.parse().ok()?, other.parse().ok()?])
    };
    Some(Flown { rounds: rounds.split(' ').map(pair).collect::<Option<_>>()?, end })
}

/// Where the share of victories lies with 95 % certainty, from 0 to 1 (Wilson's interval).
pub fn interval(won: usize, of: usize) -> [f64; 2] {
    let (won, of, z) = (won as f64, of.max(1) as f64, 1.959_964);
    let (share, spread) = (won / of, z * z / of);
    let (middle, width) = (share + spread / 2.0, z * (share * (1.0 - share) / of + spread / (4.0 * of)).sqrt());
    [(middle - width) / (1.0 + spread), (middle + width) / (1.0 + spread)].map(|end| end.clamp(0.0, 1.0))
}

/// What both had destroyed after each round on average; a battle that was over before stays as it ended.
pub fn average(flown: &[Flown]) -> Vec<[f64; 2]> {
    let longest = flown.iter().map(|one| one.rounds.len()).max().unwrap_or(0);
    let at = |round: usize, side: usize| {
        let sum: i32 = flown
            .iter()
            .filter_map(|one| one.rounds.get(round).or(one.rounds.last()))
            .map(|pair| i32::from(pair[side]))
            .sum();
        f64::from(sum) / flown.len().max(1) as f64
    };
    (0..longest).map(|round| [at(round, 0), at(round, 1)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flight(one: &str, two: &str, bot: &str) -> Flight {
        Flight { squads: [one, two].map(|line| read_line(line).unwrap()), bot: bot.to_owned(), seed: 7 }
    }

    /// What crosses to the worker and back is the battle that is flown here, and another number is another battle.
    #[test]
    fn a_flight_is_the_same_whoever_flies_it() {
        let flight = flight("poedameron+bb8", "omegaace, zetasquadronpilot", "level-3");
        let there: Vec<_> = (0..4).map(|number| read(&answer(&flight.question(number)).unwrap()).unwrap()).collect();
        let here: Vec<_> = (0..4).map(|number| flight.fly(number).unwrap()).collect();
        assert_eq!(there, here);
        assert!(here[1..].iter().any(|one| *one != here[0]));
        for flown in &here {
            assert!(flown.rounds.is_sorted_by(|one, next| one[0] <= next[0] && one[1] <= next[1]), "{flown:?}");
            let [own, other] = *flown.rounds.last().unwrap();
            assert!((0..=44).contains(&own) && (0..=33).contains(&other), "{flown:?}");
        }
    }

    /// Points and victories are those of the squad that is tested, on whichever side it flies: 74 points against 17.
    #[test]
    fn what_is_counted_is_counted_for_the_tested_squad() {
        let flight = flight("soontirfel, darthvader, howlrunner", "prototypepilot", "level-3");
        let flown: Vec<_> = (0..6).map(|number| flight.fly(number).unwrap()).collect();
        for (number, one) in flown.iter().enumerate() {
            let [own, other] = *one.rounds.last().unwrap();
            assert!(own <= 17 && other <= 74, "{number}: {one:?}");
            // Who destroys all of the other side wins; at the limit of rounds, who destroyed more (XW-WIN-02, XW-LIMIT-08, -09).
            let wanted = match (own == 17, other == 74) {
                (true, false) => End::Won,
                (false, true) => End::Lost,
                (true, true) => End::Draw,
                (false, false) if own == other => End::Draw,
                (false, false) => [End::Lost, End::Won][usize::from(own > other)],
            };
            assert_eq!(one.end, wanted, "{number}: {one:?}");
        }
        let decided = |first: usize| flown.iter().skip(first).step_by(2).any(|one| one.end != End::Draw);
        assert!(decided(0) && decided(1), "both sides are flown: {flown:?}");
    }

    #[test]
    fn nonsense_is_no_flight() {
        let good = flight("rookiepilot", "academypilot", "level-1").question(0);
        for bad in ["", "test-flight", "test-flight\n0\n1\nlevel-1\nrookiepilot", "{\"wanted\":1}"] {
            assert_eq!(answer(bad), None, "{bad}");
        }
        for (from, to) in [("level-1", "nobody"), ("rookiepilot", "nobody"), ("\n7\n", "\n-\n")] {
            assert_eq!(answer(&good.replace(from, to)), None, "{to}");
        }
        for bad in ["", "won", "won x", "won 1:2:3x", "hurrah 1:2"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    /// Worked out by hand for 10 of 20 and for none of 20.
    #[test]
    fn the_interval_is_wilsons() {
        let near = |[low, high]: [f64; 2], wanted: [f64; 2]| {
            assert!((low - wanted[0]).abs() < 5e-4 && (high - wanted[1]).abs() < 5e-4, "{low} to {high}");
        };
        near(interval(10, 20), [0.2993, 0.7007]);
        near(interval(0, 20), [0.0, 0.1611]);
    }

    #[test]
    fn an_average_goes_on_after_short_battles() {
        let flown = |rounds: &[[i16; 2]]| Flown { rounds: rounds.to_vec(), end: End::Draw };
        assert_eq!(average(&[flown(&[[10, 0]]), flown(&[[0, 0], [20, 5]])]), [[5.0, 0.0], [15.0, 2.5]]);
    }
}
