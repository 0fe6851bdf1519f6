//! Every card that a query knows, against the same ships in a game: squads that the check accepts, an attack that is declared.

use play::{Game, Input, Seat};
use scenario::{Line, Scenes};
use std::sync::LazyLock;
use x_wing::card::{AbilityCondition, Card, Condition, Effect, Header, Modifier, Moment, Role};
use x_wing::cards::{Arcs, Pilot, Upgrade, pilots, upgrades};
use x_wing::{CardId, Choice, Squad, SquadShip};
use x_wing_odds::{Odds, Policy, Query};
use x_wing_scenes::XWingScenes;

/// Tokens and places in which cards are tried.
struct Tried {
    attacker: &'static [&'static str],
    defender: &'static [&'static str],
    range: u8,
    behind: bool,
    policy: Policy,
}

const fn tried(
    attacker: &'static [&'static str],
    defender: &'static [&'static str],
    (range, behind): (u8, bool),
    policy: Policy,
) -> Tried {
    Tried { attacker, defender, range, behind, policy }
}

const TRIED: [Tried; 4] = [
    tried(&["focus", "lock"], &["focus", "evade"], (2, false), Policy::Plain),
    tried(&["focus", "stress"], &["stress", "focus"], (3, false), Policy::Best),
    tried(&["lock"], &["evade"], (1, true), Policy::Plain),
    tried(&["evade"], &["lock"], (1, false), Policy::Best),
];

/// Pilots without a text whose ship changes nothing about attacks straight ahead (XW-X-55).
static ORDINARY: LazyLock<Vec<&'static Pilot>> = LazyLock::new(|| {
    let is_silent = |card: &Card| card.abilities.is_empty() && card.modifiers.is_empty();
    let found = pilots().filter(|pilot| {
        !pilot.unique && is_silent(&pilot.card) && pilot.ship.arcs != Arcs::Bullseye && is_legal(pilot, &[])
    });
    found.collect()
});

fn is_legal(pilot: &Pilot, upgrades: &[&str]) -> bool {
    let squad = Squad { ships: vec![ship(pilot, upgrades)] };
    squad.check(100).is_ok()
}

fn ship(pilot: &Pilot, upgrades: &[&str]) -> SquadShip {
    let upgrades = upgrades.iter().map(|name| (*name).to_owned()).collect();
    SquadShip { pilot: pilot.card.name.to_owned(), upgrades, name: None, seat: None }
}

/// A ship that carries a card, and perhaps a friend that does.
struct Carrier {
    pilot: &'static Pilot,
    upgrades: Vec<&'static str>,
    friend: Option<String>,
    /// As a query writes it.
    word: &'static str,
    is_named: bool,
}

impl Carrier {
    fn of_pilot(pilot: &'static Pilot, role: Role) -> Option<Carrier> {
        let word = pilot.card.name;
        let is_named = |condition: &AbilityCondition| {
            matches!(condition, Condition::At(Moment::SelfIs(played) | Moment::Friend(played, ..)) if *played == role)
                || matches!(condition, Condition::At(Moment::Enemy(..)))
        };
        let mut conditions = pilot.card.abilities.iter().flat_map(|ability| ability.when);
        if !(is_legal(pilot, &[]) && (!pilot.card.modifiers.is_empty() || conditions.any(is_named))) {
            return None;
        }
        let new = Carrier { pilot, upgrades: vec![], friend: None, word, is_named: true };
        if !helps_friends(&pilot.card, role) {
            return Some(new);
        }
        let own = ORDINARY.iter().find(|other| other.allegiance == pilot.allegiance)?;
        Some(Carrier { pilot: own, friend: Some(word.to_owned()), is_named: false, ..new })
    }

    /// A card that is used before the attack is not for here.
    fn of_upgrade(upgrade: &'static Upgrade, role: Role) -> Option<Carrier> {
        let word = upgrade.card.name;
        let lasts = |effect: &Effect| matches!(effect, Effect::Lasting(..));
        let mut effects = upgrade.card.abilities.iter().flat_map(|ability| ability.effects);
        if upgrade.card.action.is_some() || effects.any(lasts) {
            return None;
        }
        let pilot = ORDINARY.iter().find(|pilot| is_legal(pilot, &[word]))?;
        let new = Carrier { pilot, upgrades: vec![word], friend: None, word, is_named: false };
        Some(match helps_friends(&upgrade.card, role) {
            false => new,
            true => Carrier { upgrades: vec![], friend: Some(format!("{}+{word}", pilot.card.name)), ..new },
        })
    }

    fn nobody() -> Carrier {
        Carrier { pilot: ORDINARY[0], upgrades: vec![], friend: None, word: "", is_named: false }
    }

    /// Its words in a query.
    fn words(&self, tokens: &[&str], is_attacker: bool) -> Vec<String> {
        let mut words: Vec<_> = tokens.iter().map(|token| (*token).to_owned()).collect();
        if !self.word.is_empty() {
            words.push(self.word.to_owned());
        }
        let printed = self.pilot.ship;
        if !self.is_named {
            words.push(format!("skill={}", self.pilot.skill));
            words.push(format!("shields={}", printed.shields));
            if is_attacker {
                words.push(format!("agility={}", printed.agility));
            }
        }
        words
    }
}

/// Whether all that a card does in attacks it does for friends of its ship.
fn helps_friends(card: &Card, role: Role) -> bool {
    let mut conditions = card.abilities.iter().flat_map(|ability| ability.when);
    let is_friend = |condition: &AbilityCondition| matches!(condition, Condition::At(Moment::Friend(played, ..)) if *played == role);
    let own = conditions.clone().any(|condition| *condition == Condition::At(Moment::SelfIs(role)));
    let limits = |modifier: &Modifier| role == Role::Defender && matches!(modifier, Modifier::LimitsRerolls(..));
    card.modifiers.iter().any(limits) || !own && card.modifiers.is_empty() && conditions.any(is_friend)
}

/// The odds by a query and those of the attack in a game; none if there is no such query or attack.
fn both(carrier: &Carrier, role: Role, tried: &Tried) -> Option<(Odds, Odds)> {
    let Tried { attacker: attacks, defender: defends, range, behind, policy } = *tried;
    let nobody = Carrier::nobody();
    let (attacker, defender) = if role == Role::Attacker { (carrier, &nobody) } else { (&nobody, carrier) };
    let card = CardId::named(carrier.word).filter(|card| role == Role::Attacker && card.card().weapon.is_some());
    let mut query = Query {
        attack: card.is_none().then_some(attacker.pilot.ship.attack),
        defense: defender.pilot.ship.agility,
        attacker: attacker.words(attacks, true),
        defender: defender.words(defends, false),
        range: Some(range),
        obstructed: false,
        policy,
    };
    if behind {
        query.attacker.push("behind".to_owned());
    }
    let asked = query.odds().ok()?;
    let half = |pilot: &Pilot| if pilot.ship.size == geometry::BaseSize::Small { 20.0 } else { 40.0 };
    let apart = half(attacker.pilot) + half(defender.pilot) + f64::from(range) * 100.0 - 50.0;
    let faced = if behind { 0 } else { 180 };
    let mut lines = vec!["phase combat".to_owned(), "active one".to_owned()];
    let cards = |carrier: &Carrier| {
        let upgrades = carrier.upgrades.iter().map(|name| format!("+{name}"));
        std::iter::once(carrier.pilot.card.name.to_owned()).chain(upgrades).collect::<String>()
    };
    lines.push(format!("ship 0 {} as one 0 0 0", cards(attacker)));
    lines.push(format!("ship 1 {} as two 0 {apart} {faced}", cards(defender)));
    for (seat, ship, y, degrees) in [(0, attacker, 0.0, 0), (1, defender, apart, faced)] {
        if let Some(friend) = &ship.friend {
            lines.push(format!("ship {seat} {friend} as friend{seat} -{} {y} {degrees}", half(ship.pilot) + 60.0));
        }
    }
    for (name, other, tokens) in [("one", "two", attacks), ("two", "one", defends)] {
        for token in tokens {
            lines.push(if *token == "lock" { format!("lock {name} {other}") } else { format!("{token} {name} 1") });
        }
    }
    match card.and_then(|card| card.card().weapon).map(|weapon| weapon.header) {
        Some(Header::TargetLock) if !attacks.contains(&"lock") => lines.push("lock one two".to_owned()),
        Some(Header::Focus) if !attacks.contains(&"focus") => lines.push("focus one 1".to_owned()),
        _ => {}
    }
    let lines: Vec<_> = (1..).zip(&lines).map(|(number, text)| Line::new(number, text)).collect();
    let (game, mut position) = XWingScenes::place(&lines, &scenario::Beside::new())
        .map_err(|error| eprintln!("{}: {error:?}", carrier.word))
        .ok()?;
    let weapon = card.unwrap_or(CardId::PRIMARY);
    let target = game.ships().iter().position(|ship| ship.name == "two").expect("the defender");
    let mut found = None;
    game.legal(&position, Seat(0), |choice| match choice {
        Choice::Attack { weapon: with, target: at, obstructed: false } if with == weapon && at.index() == target => {
            found = Some(choice);
        }
        _ => {}
    });
    game.advance(&mut position, &Input::Choice { seat: Seat(0), choice: found? }, &mut ());
    Some((asked, x_wing_odds::odds(&game, &position, policy).expect("an attack is under way")))
}

#[test]
fn a_query_says_what_the_same_attack_in_a_game_says() {
    let (mut cards, mut compared) = (0, 0);
    for role in [Role::Attacker, Role::Defender] {
        let pilots = pilots().filter_map(|pilot| Carrier::of_pilot(pilot, role));
        let upgrades = upgrades().filter_map(|upgrade| Carrier::of_upgrade(upgrade, role));
        for carrier in pilots.chain(upgrades) {
            let before = compared;
            for tried in &TRIED {
                let Some((asked, played)) = both(&carrier, role, tried) else { continue };
                let apart = (asked.expected_damage - played.expected_damage).abs()
                    + (asked.expected_crits - played.expected_crits).abs()
                    + (asked.p_hit_ge1 - played.p_hit_ge1).abs();
                assert!(apart < 1e-12, "{} as {role:?}, range {}: {asked:?} and {played:?}", carrier.word, tried.range);
                compared += 1;
            }
            cards += u32::from(compared > before);
        }
    }
    assert!(cards >= 60 && compared >= 200, "only {cards} cards in {compared} attacks were compared");
}
