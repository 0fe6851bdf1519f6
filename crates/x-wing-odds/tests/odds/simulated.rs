//! Attacks played by the engine with rolled dice, both sides choosing by a policy.

use crate::drawn::Drawn;
use chance::Dice;
use play::{Event, Game, Input, Need};
use std::collections::BTreeSet;
use x_wing::frame::Attacking;
use x_wing::{AttackStep, Die, Frame, Happening, Position};
use x_wing_odds::{Forecast, Odds, Policy};

/// What every ship carries.
const TOKENS: [&str; 4] = ["focus", "evade", "target-lock", "reinforce"];

/// How far simulated attacks are from the odds, in standard errors: damage, critical hits, whether anything gets through.
#[derive(Clone, Debug)]
pub struct Distance {
    /// Average damage.
    pub damage: f64,
    /// Average critical hits.
    pub criticals: f64,
    /// How often anything gets through.
    pub hits: f64,
    /// The odds said so much damage.
    pub expected: f64,
    /// In so many attacks a card was used.
    pub with_cards: u64,
    /// Which these were.
    pub cards: BTreeSet<&'static str>,
}

impl Distance {
    /// The greatest of them.
    pub fn farthest(&self) -> f64 {
        [self.damage, self.criticals, self.hits].into_iter().map(f64::abs).fold(0.0, f64::max)
    }
}

/// Plays the attack so many times.
pub fn compare(drawn: &Drawn, policy: Policy, trials: u64, seed: u64) -> Distance {
    let mut forecast = Forecast::new(&drawn.game, &drawn.position, policy).expect("an attack");
    let odds = forecast.odds();
    let mut dice = Dice::new(seed, 0);
    let (mut damage, mut criticals, mut hits, mut with_cards) = (0, 0, 0, 0);
    let (mut critical_squares, mut cards) = (0, BTreeSet::new());
    for _ in 0..trials {
        let end = play(drawn, &mut forecast, &mut dice, &mut cards);
        damage += end.damage;
        criticals += end.criticals;
        critical_squares += end.criticals * end.criticals;
        hits += u64::from(end.damage > 0);
        with_cards += u64::from(end.with_cards);
    }
    let count = trials as f64;
    let off = |sum: u64, expected: f64, variance: f64| {
        let (found, error) = (sum as f64 / count, (variance.max(0.0) / count).sqrt());
        let apart = found - expected;
        if apart.abs() < 1e-9 { 0.0 } else { apart / error }
    };
    let mean = criticals as f64 / count;
    Distance {
        damage: off(damage, odds.expected_damage, variance(&odds)),
        criticals: off(criticals, odds.expected_crits, critical_squares as f64 / count - mean * mean),
        hits: off(hits, odds.p_hit_ge1, odds.p_hit_ge1 * (1.0 - odds.p_hit_ge1)),
        expected: odds.expected_damage,
        with_cards,
        cards,
    }
}

/// Whether somebody used a card in one of a few attacks.
pub fn uses_a_card(drawn: &Drawn, policy: Policy, dice: &mut Dice) -> bool {
    let mut forecast = Forecast::new(&drawn.game, &drawn.position, policy).expect("an attack");
    (0..8).any(|_| play(drawn, &mut forecast, dice, &mut BTreeSet::new()).with_cards)
}

fn variance(odds: &Odds) -> f64 {
    let squares = odds.pdf_total.iter().enumerate().map(|(left, likely)| likely * (left * left) as f64);
    squares.sum::<f64>() - odds.expected_damage * odds.expected_damage
}

/// How an attack ended.
#[derive(Default)]
struct End {
    damage: u64,
    criticals: u64,
    with_cards: bool,
}

/// Plays the attack once and reads its end from the events: shields lost, and critical hits that were left on the dice or
/// came from an obstacle that a tractor beam dragged the defender onto.
fn play(drawn: &Drawn, forecast: &mut Forecast, dice: &mut Dice, cards: &mut BTreeSet<&'static str>) -> End {
    let (game, mut position) = (&drawn.game, drawn.position);
    let depth = depth(&position);
    let second = position.open.attack.second;
    let mut events: Vec<Event<Happening>> = Vec::new();
    while is_open(&position, depth, second) {
        let input = match game.need(&position) {
            Need::Over(_) => break,
            Need::Chance(_) => Input::Draw(game.draw(&position, dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().expect("a seat is asked");
                Input::Choice { seat, choice: forecast.choice(&position, seat) }
            }
        };
        game.advance(&mut position, &input, &mut events);
    }
    read(&events, drawn, cards)
}

fn depth(position: &Position) -> usize {
    let frames = position.open.stack.as_slice();
    frames.iter().rposition(|frame| matches!(frame, Frame::Attacking(_))).expect("an attack")
}

fn is_open(position: &Position, depth: usize, second: bool) -> bool {
    let frame = position.open.stack.as_slice().get(depth);
    let is_before_damage = matches!(frame, Some(Frame::Attacking(Attacking { step })) if *step <= AttackStep::Deal);
    is_before_damage && position.open.attack.second == second
}

/// Whether a shield was lost to damage; cards take shields away, too.
fn is_damage(event: &Event<Happening>) -> bool {
    event.why.contains(&play::RuleId("XW-DMG-03"))
}

/// Notes which cards were used, too.
fn read(events: &[Event<Happening>], drawn: &Drawn, cards: &mut BTreeSet<&'static str>) -> End {
    let ship = drawn.position.open.attack.defender;
    let mut end = End::default();
    let mut by_obstacles = 0;
    // Critical damage may be the card on a condition instead, shields or not.
    let mut held = false;
    for event in events {
        match event.what {
            Happening::Compared { criticals, .. } => end.criticals = u64::from(criticals),
            Happening::Modified { attack, .. } => end.criticals = u64::from(attack.critical),
            Happening::ShieldLost { ship: lost } if lost == ship && is_damage(event) => end.damage += 1,
            // So may a card be that is dealt at once.
            Happening::Damaged { ship: dealt } if dealt == ship => end.damage += 1,
            Happening::ConditionRemoved { ship: with, .. } => held = with == ship,
            Happening::Dealt { ship: dealt, .. } if held && dealt == ship => {
                end.damage += 1;
                held = false;
            }
            Happening::Missed { .. } => end.criticals = 0,
            Happening::Attacked { .. } => break,
            Happening::Rolled { ship: dragged, die: Die::Attack, dice } if dragged == ship => {
                by_obstacles += u64::from(dice.critical);
            }
            Happening::Used { card, .. } if !TOKENS.contains(&card.name()) => {
                end.with_cards = true;
                cards.insert(card.name());
            }
            _ => {}
        }
    }
    end.criticals += by_obstacles;
    end
}
