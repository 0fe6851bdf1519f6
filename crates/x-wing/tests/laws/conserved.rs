//! What no input changes: the cards of a damage deck, that no two bases share a place, that jam tokens are settled.

use play::Game;
use x_wing::{DamageCards, Frame, Open, ShipId, XWing};

/// No card is lost or made, no two bases overlap, ships that touch are in contact and both know it.
pub fn check(game: &XWing, open: &Open) -> Result<(), String> {
    cards(game, open)?;
    let ships = (0..game.ships().len() as u8).map(ShipId);
    let flying: Vec<_> = ships.filter(|ship| open.ship(*ship).is_in_play()).collect();
    if let Some(ship) = flying.iter().find(|ship| !is_settled(open, **ship)) {
        return Err(format!("{ship:?} has a jam token and a token to lose to it"));
    }
    for (index, one) in flying.iter().enumerate() {
        for two in &flying[..index] {
            let (base, other) = (game.table(open).base(*one), game.table(open).base(*two));
            if base.overlaps(&other) && !is_leaving(open, *one) && !is_leaving(open, *two) {
                return Err(format!("{base:?} and {other:?} overlap"));
            }
            let touches = [(one, two), (two, one)].map(|(one, two)| open.ship(*one).touching.has(*two));
            if touches[0] != touches[1] || touches[0] && !base.contacts(&other) {
                return Err(format!("{one:?} and {two:?} touch: {touches:?}, contact {}", base.contacts(&other)));
            }
        }
    }
    Ok(())
}

/// A ship that deploys and is asked for the side of a card before its first manoeuvre (XW-Q-66) is still where its carrier is.
fn is_leaving(open: &Open, ship: ShipId) -> bool {
    let frames = open.stack.as_slice();
    frames.iter().any(|frame| matches!(frame, Frame::Launched(launched) if launched.ship == ship))
        && frames.iter().any(|frame| matches!(frame, Frame::Siding(siding) if siding.ship == ship))
}

/// A jam token and a token that it takes along are never both there (XW-X-25), but while the owner chooses.
fn is_settled(open: &Open, ship: ShipId) -> bool {
    let state = open.ship(ship);
    let chooses = |frame: &Frame| matches!(frame, Frame::Jammed(jammed) if jammed.ship == ship);
    state.jam == 0
        || state.focus + state.evade == 0 && state.locks.is_empty()
        || open.stack.as_slice().iter().any(chooses)
}

fn cards(game: &XWing, open: &Open) -> Result<(), String> {
    let is_one = game.setup().options.one_deck;
    let decks = if is_one { 1 } else { 2 };
    for (deck, state) in open.decks.iter().enumerate().take(decks) {
        let mut cards = state.unseen.iter().fold(state.discard, |sum, unseen| sum.plus(*unseen));
        let mut unseen = 0;
        let is_of_deck = |ship: ShipId| is_one || deck == game.facts(ship).side as usize;
        for assigned in open.conditions.iter().filter(|assigned| is_of_deck(assigned.ship)) {
            cards = assigned.holds.map_or(cards, |card| cards.with(card, 1));
        }
        for frame in open.stack.as_slice() {
            if let Frame::Picking(picking) = frame
                && is_of_deck(picking.ship)
            {
                cards = cards.plus(picking.all_drawn());
            }
            if let Frame::Receiving(receiving) = frame
                && is_of_deck(receiving.ship)
            {
                cards = receiving.card.map_or(cards, |card| cards.with(card, 1));
            }
        }
        for (ship, facts) in open.ships.iter().zip(game.ships()) {
            if is_one || deck == facts.side as usize {
                cards = cards.plus(ship.face_up).plus(ship.turned);
                unseen += ship.face_down.iter().sum::<u8>();
            }
        }
        let total: u8 = state.unseen.iter().map(|cards| cards.total()).sum();
        if cards != DamageCards::deck() || total != state.left + unseen {
            return Err(format!("deck {deck}: {cards:?}, {total} unseen, {} left, {unseen} face down", state.left));
        }
    }
    Ok(())
}
