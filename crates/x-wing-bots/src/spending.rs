//! Whether a token is better spent now or kept for the rest of the Combat phase, as that is expected to go.

use crate::fighter::Fighter;
use crate::habit::modified;
use crate::standing::rest_of_combat;
use crate::volley::{Cover, spread_of_hits};
use x_wing::card::Window;
use x_wing::{CardId, Choice, Open, ShipId, Team, XWing};

/// What is answered when dice can be modified: as by habit, but a token is kept if it is worth more in what follows.
pub(crate) fn spent(game: &XWing, open: &Open, side: Team, window: Window, legal: &[Choice]) -> Choice {
    let usual = modified(open, window, legal);
    let attack = &open.attack;
    match (window, usual) {
        (Window::ModifyAttack, Choice::Use { ship, card: CardId::FOCUS, .. }) if ship == attack.attacker => {
            if pays_off(game, open, side) {
                return usual;
            }
            let others: Vec<_> = legal.iter().copied().filter(|choice| !is_of(choice, CardId::FOCUS)).collect();
            if others.is_empty() { usual } else { modified(open, window, &others) }
        }
        (Window::ModifyDefense, Choice::Use { ship, card: CardId::FOCUS | CardId::EVADE, .. })
            if ship == attack.defender =>
        {
            let kept = defended(game, open, side, legal);
            if legal.contains(&kept) { kept } else { usual }
        }
        _ => usual,
    }
}

fn is_of(choice: &Choice, wanted: CardId) -> bool {
    matches!(choice, Choice::Use { card, .. } if *card == wanted)
}

/// Whether the attacker's focus token is worth more in this attack than in those that will be made on it.
fn pays_off(game: &XWing, open: &Open, side: Team) -> bool {
    let table = game.table(open);
    let (attacker, defender) = (open.attack.attacker, open.attack.defender);
    let pool = open.attack.attack.all();
    let state = open.ship(defender);
    let cover = Cover { dice: table.defense_dice(), focus: state.focus > 0, evades: state.evade };
    let target = Fighter::new(game, table, defender);
    let loss = |hits: u8| -> f32 {
        let spread = spread_of_hits(hits, cover);
        spread.iter().enumerate().map(|(damage, likely)| likely * target.loss_by(damage)).sum()
    };
    let hits = pool.hit + pool.critical;
    let now = loss(hits + pool.focus) - loss(hits);
    let later = |has_focus: bool| {
        rest_of_combat(game, open, side, |ship, fighter, place| {
            without_opportunity(open, ship, fighter);
            if ship == attacker {
                place.tokens.focus = has_focus;
            }
        })
    };
    now >= later(true) - later(false)
}

/// What the defender does: of all ways to spend its tokens the one after which most is expected to be left.
fn defended(game: &XWing, open: &Open, side: Team, legal: &[Choice]) -> Choice {
    let defender = open.attack.defender;
    let state = open.ship(defender);
    let (attack, defense) = (open.attack.attack.all(), open.attack.defense.all());
    let hits = (attack.hit + attack.critical).saturating_sub(defense.evade);
    let find = |card: CardId| legal.iter().copied().find(|choice| is_of(choice, card));
    let (focus, evade) = (find(CardId::FOCUS).filter(|_| defense.focus > 0), find(CardId::EVADE));
    let most = if evade.is_some() { state.evade.min(hits) } else { 0 };
    let mut best = (f32::MIN, Choice::Pass);
    for turned in 0..=u8::from(focus.is_some()) {
        for evades in 0..=most {
            let damage = hits.saturating_sub(turned * defense.focus + evades);
            let value = rest_of_combat(game, open, side, |ship, fighter, place| {
                without_opportunity(open, ship, fighter);
                if ship == defender {
                    fighter.left = fighter.left.saturating_sub(damage);
                    place.tokens.focus = state.focus > turned;
                    place.tokens.evades = state.evade - evades;
                }
            });
            let first = match (turned, evades) {
                (0, 0) => Choice::Pass,
                (0, _) => evade.expect("it is legal"),
                _ => focus.expect("it is legal"),
            };
            if value > best.0 {
                best = (value, first);
            }
        }
    }
    best.1
}

/// The ship whose attack is under way will not fire any more.
fn without_opportunity(open: &Open, ship: ShipId, fighter: &mut Fighter) {
    if ship == open.attack.attacker {
        fighter.fires = false;
    }
}
