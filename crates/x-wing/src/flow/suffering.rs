//! Damage: shields, damage cards, destruction (XW-DMG, XW-DST).

use crate::card::{Adjust, Window};
use crate::damage::{DamageCard, DamageCards, GENERATIONS};
use crate::frame::{Frame, Resolving};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, ships_in};
use crate::position::{Open, Position};
use crate::setup::XWing;
use crate::ship::{Life, Ship};
use play::{Sink, why};

impl XWing {
    /// One point at a time, all damage before all critical damage (XW-ATK-38, XW-Q-36).
    pub(crate) fn step_suffering(
        &self,
        position: &mut Position,
        ship: ShipId,
        damage: u8,
        critical: u8,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        let open = &mut position.open;
        if damage + critical == 0 || !open.ship(ship).is_in_play() || self.is_dying(open, ship) {
            open.stack.pop();
            self.check_destroyed(position, ship, events);
            return true;
        }
        let next = less(ship, damage, critical);
        if damage == 0 && self.is_dealt_held_card(open, ship) {
            *open.stack.top_mut() = next;
            self.deal_held_card(position, ship, events);
            return true;
        }
        if open.ship(ship).shields > 0 {
            open.ship_mut(ship).shields -= 1;
            *open.stack.top_mut() = next;
            events.happened(Happening::ShieldLost { ship }, why!["XW-DMG-03"]);
            self.open_window(position, Window::ShieldLost, ship);
            return true;
        }
        let deck = self.deck_of(ship);
        if open.decks[deck].left == 0 && !self.renew(open, deck, events) {
            open.ship_mut(ship).markers += 1;
            *open.stack.top_mut() = next;
            events.happened(Happening::Marked { ship }, why!["XW-DMG-12", "XW-DMG-13"]);
            return true;
        }
        if damage == 0 || self.has(open, ship, Adjust::DealtFaceUp) || self.is_first_face_up(open, ship) {
            return false;
        }
        self.note_dealt(open, ship, 0);
        open.decks[deck].left -= 1;
        open.ship_mut(ship).face_down[0] += 1;
        *open.stack.top_mut() = next;
        events.happened(Happening::Damaged { ship }, why!["XW-DMG-04", "XW-DMG-05"]);
        true
    }

    /// Remembers of an attack how many damage cards the defender was dealt: face down, or face up.
    fn note_dealt(&self, open: &mut Open, ship: ShipId, face: usize) {
        if self.is_attack(open) && open.attack.defender == ship {
            open.attack.dealt[face] += 1;
        }
    }

    /// Whether the next damage card is the first of an attack, and is dealt face up for that.
    fn is_first_face_up(&self, open: &Open, ship: ShipId) -> bool {
        let attack = &open.attack;
        let wants = |ship: ShipId| self.has(open, ship, Adjust::FirstCardFaceUp);
        let is_first = attack.defender == ship && attack.dealt == [0; 2];
        is_first && self.is_attack(open) && (wants(attack.attacker) || wants(attack.defender))
    }

    /// One card at a time, shields or not (XW-DMG-16).
    pub(crate) fn step_dealing(
        &self,
        position: &mut Position,
        ship: ShipId,
        count: u8,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        let open = &mut position.open;
        if count == 0 || !open.ship(ship).is_in_play() {
            open.stack.pop();
            self.check_destroyed(position, ship, events);
            return true;
        }
        let deck = self.deck_of(ship);
        if open.decks[deck].left > 0 || self.renew(open, deck, events) {
            return false;
        }
        open.ship_mut(ship).markers += 1;
        *open.stack.top_mut() = Frame::Dealing(ship, count - 1);
        events.happened(Happening::Marked { ship }, why!["XW-DMG-12", "XW-DMG-13"]);
        true
    }

    /// Chance has named the card that is dealt face up.
    pub(crate) fn dealt(&self, position: &mut Position, card: DamageCard, events: &mut impl Sink<Happening>) {
        let open = &mut position.open;
        let ship = match open.stack.top() {
            Frame::Suffering(ship, ..) | Frame::Dealing(ship, _) => ship,
            frame => unreachable!("{frame:?} deals no card"),
        };
        self.draw_card(open, ship, card);
        match self.picks_damage(open, ship) {
            true => open.stack.push(Frame::Picking(ship, DamageCards::NONE.with(card, 1))),
            false => self.deal(position, card, events),
        }
    }

    /// A card leaves the deck of a ship.
    pub(crate) fn draw_card(&self, open: &mut Open, ship: ShipId, card: DamageCard) {
        let deck = &mut open.decks[self.deck_of(ship)];
        deck.unseen[0] = deck.unseen[0].without(card);
        deck.left -= 1;
    }

    /// A card is dealt face up to the ship that is to be dealt one.
    pub(crate) fn deal(&self, position: &mut Position, card: DamageCard, events: &mut impl Sink<Happening>) {
        let open = &mut position.open;
        let (ship, next) = match open.stack.top() {
            Frame::Suffering(ship, damage, critical) => (ship, less(ship, damage, critical)),
            Frame::Dealing(ship, count) => (ship, Frame::Dealing(ship, count - 1)),
            frame => unreachable!("{frame:?} deals no card"),
        };
        *open.stack.top_mut() = next;
        self.turn_up(position, ship, card, events);
    }

    /// A card comes to lie face up under a ship.
    pub(crate) fn turn_up(
        &self,
        position: &mut Position,
        ship: ShipId,
        card: DamageCard,
        events: &mut impl Sink<Happening>,
    ) {
        let open = &mut position.open;
        self.note_dealt(open, ship, 1);
        events.happened(Happening::Dealt { ship, card }, why!["XW-DMG-06", "XW-CRIT-02"]);
        if self.has(open, ship, Adjust::ShrugsOff) {
            let state = open.ship_mut(ship);
            state.turned = state.turned.with(card, 1);
            events.happened(Happening::Flipped { ship, card }, why!["XW-ABL-01", "XW-CRIT-03"]);
            return;
        }
        self.comes_face_up(position, ship, card);
    }

    /// A damage card lies face up now, and its text is resolved (XW-CRIT-02).
    pub(crate) fn comes_face_up(&self, position: &mut Position, ship: ShipId, card: DamageCard) {
        let state = position.open.ship_mut(ship);
        if state.face_up.count(card) == 0 {
            state.fresh |= 1 << card as u16;
        }
        state.face_up = state.face_up.with(card, 1);
        let card = CardId::damage(card);
        if let Some(ability) = card.card().abilities.iter().position(|ability| ability.window == Window::Dealt) {
            position.open.stack.push(Frame::Resolving(Resolving::new(ship, card, u8::MAX, ability as u8)));
        }
    }

    /// Makes a deck anew of its discard pile, if there is one (XW-DMG-11). Cards that still lie face down move on to
    /// the next generation.
    pub(crate) fn renew(&self, open: &mut Open, deck: usize, events: &mut impl Sink<Happening>) -> bool {
        if open.decks[deck].discard.is_empty() {
            return false;
        }
        if !open.decks[deck].unseen[0].is_empty() {
            age(&mut open.decks[deck].unseen, DamageCards::NONE, DamageCards::plus);
            for ship in self.all_ships().filter(|ship| self.deck_of(*ship) == deck) {
                age(&mut open.ship_mut(ship).face_down, 0, |older, newer| older + newer);
            }
        }
        let deck_state = &mut open.decks[deck];
        deck_state.unseen[0] = deck_state.discard;
        deck_state.left = deck_state.discard.total();
        deck_state.discard = DamageCards::NONE;
        events.happened(Happening::Reshuffled { deck: deck as u8 }, why!["XW-DMG-11"]);
        true
    }

    /// Destroys a ship whose damage reaches its hull, unless it has its opportunity to attack first (XW-SIM-02), or a
    /// bomb is striking others still (XW-Q-46).
    pub(crate) fn check_destroyed(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let open = &mut position.open;
        let is_blast = |frame: &Frame| matches!(frame, Frame::Blast { .. });
        let done = open.stack.as_slice().iter().any(is_blast)
            || open.ship(ship).life != Life::Flying
            || self.damage(open, ship) < self.hull_value(open, ship);
        if done {
            return;
        }
        if self.has_last_word(open, ship) {
            open.stack.push(Frame::Dying(ship));
            self.open_window(position, Window::Dying, ship);
            return;
        }
        let is_before_the_end = !matches!(open.stack.as_slice()[0], Frame::EndBegins | Frame::End | Frame::RoundEnds);
        if is_before_the_end && self.has(open, ship, Adjust::OutlivesCombat) {
            open.ship_mut(ship).life = Life::Doomed;
            events.happened(Happening::Doomed { ship }, why!["XW-ABL-01", "XW-DST-06"]);
            return;
        }
        let active = open.stack.as_slice().iter().find_map(|frame| match frame {
            Frame::Fighting(active, _) => Some(*active),
            _ => None,
        });
        let is_spared = |active| self.skill(open, active) == self.skill(open, ship) && !open.ship(ship).fought;
        if active.is_some_and(is_spared) {
            open.ship_mut(ship).life = Life::Doomed;
            events.happened(Happening::Doomed { ship }, why!["XW-SIM-02", "XW-DST-06"]);
            return;
        }
        self.destroy(position, ship, events);
    }

    /// A ship leaves the play area with all that is its own (XW-DST-03 to -05).
    pub(crate) fn destroy(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        self.end(position, ship, Window::FOUGHT, events);
    }

    /// A ship that has fled is destroyed, without a say of its own cards (XW-FLEE-02, -08).
    pub(crate) fn flee(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        events.happened(Happening::Fled { ship }, why!["XW-FLEE-01", "XW-FLEE-04"]);
        self.end(position, ship, Window::FLED, events);
    }

    fn end(&self, position: &mut Position, ship: ShipId, how: u8, events: &mut impl Sink<Happening>) {
        events.happened(Happening::Destroyed { ship }, why!["XW-DST-01", "XW-DST-03"]);
        let gone = *position.open.ship(ship);
        self.remove(position, ship, events);
        let open = &mut position.open;
        *open.ship_mut(ship) = Ship {
            pose: gone.pose,
            life: Life::Destroyed,
            face_down: gone.face_down,
            discarded: gone.discarded,
            ..Ship::WAITING
        };
        open.stack.push(Frame::Discarding(ship));
        self.look_at_goals(open);
        let first = position.open.initiative;
        self.open_window_for(position, Window::Destroyed, ship, first, how);
    }

    /// A ship goes, with its dial, its locks and those on it, and with the damage cards that everybody knows.
    pub(crate) fn remove(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        position.dials[ship.index()] = None;
        let open = &mut position.open;
        open.dialled &= !ship.mask();
        let gone = *open.ship(ship);
        for other in ships_in(gone.touching) {
            self.part(position, ship, other);
        }
        let open = &mut position.open;
        for other in self.all_ships() {
            if open.ship(other).has_lock(ship) {
                open.ship_mut(other).locks &= !ship.mask();
                events.happened(Happening::Unlocked { ship: other, target: ship }, why!["XW-DST-05", "XW-Q-58"]);
            }
        }
        let deck = &mut open.decks[self.deck_of(ship)];
        let known = gone.face_up.plus(gone.turned);
        deck.discard = deck.discard.plus(known);
        if !known.is_empty() {
            events.happened(Happening::Wreckage { ship, cards: known }, why!["XW-DMG-09", "XW-DST-04"]);
        }
    }

    /// A card is dealt face down, shields or not.
    pub(crate) fn deal_face_down(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let open = &mut position.open;
        let deck = self.deck_of(ship);
        if open.decks[deck].left == 0 && !self.renew(open, deck, events) {
            open.ship_mut(ship).markers += 1;
            events.happened(Happening::Marked { ship }, why!["XW-DMG-12", "XW-DMG-13"]);
        } else {
            self.note_dealt(open, ship, 0);
            open.decks[deck].left -= 1;
            open.ship_mut(ship).face_down[0] += 1;
            events.happened(Happening::Damaged { ship }, why!["XW-DMG-05", "XW-DMG-16"]);
        }
        self.check_destroyed(position, ship, events);
    }

    /// Which unseen cards of a ship are to be named next: their generation and how many.
    pub(crate) fn unseen(&self, open: &Open, ship: ShipId) -> Option<(u8, u8)> {
        let counts = open.ship(ship).face_down;
        (0..GENERATIONS).find(|generation| counts[*generation] > 0).map(|found| (found as u8, counts[found]))
    }

    pub(crate) fn step_discarding(&self, position: &mut Position, ship: ShipId) -> bool {
        if self.unseen(&position.open, ship).is_some() {
            return false;
        }
        position.open.stack.pop();
        if !position.open.ship(ship).is_in_play() {
            self.clear_conditions(&mut position.open, ship);
        }
        true
    }

    /// Chance has named unseen cards of a destroyed ship (XW-DMG-09).
    pub(crate) fn unseen_named(&self, position: &mut Position, cards: DamageCards, events: &mut impl Sink<Happening>) {
        let open = &mut position.open;
        let Frame::Discarding(ship) = open.stack.top() else { unreachable!("a ship was destroyed") };
        let (generation, _) = self.unseen(open, ship).expect("cards to name");
        open.ship_mut(ship).face_down[generation as usize] = 0;
        let deck = &mut open.decks[self.deck_of(ship)];
        deck.unseen[generation as usize] = deck.unseen[generation as usize].minus(cards);
        deck.discard = deck.discard.plus(cards);
        events.happened(Happening::Wreckage { ship, cards }, why!["XW-DMG-09", "XW-DST-04"]);
    }

    /// Markers give way to cards at the end of the round, as far as there are cards (XW-DMG-14, XW-Q-43).
    pub(crate) fn replace_markers(&self, open: &mut Open, events: &mut impl Sink<Happening>) {
        for side in [open.initiative, 1 - open.initiative] {
            for ship in self.ships_of(side) {
                let deck = self.deck_of(ship);
                while open.ship(ship).markers > 0 && (open.decks[deck].left > 0 || self.renew(open, deck, events)) {
                    open.decks[deck].left -= 1;
                    let state = open.ship_mut(ship);
                    state.markers -= 1;
                    state.face_down[0] += 1;
                    events.happened(Happening::Unmarked { ship }, why!["XW-DMG-14", "XW-Q-43"]);
                }
            }
        }
    }
}

/// What is left to suffer after one point.
fn less(ship: ShipId, damage: u8, critical: u8) -> Frame {
    match damage {
        0 => Frame::Suffering(ship, 0, critical - 1),
        _ => Frame::Suffering(ship, damage - 1, critical),
    }
}

/// Each generation moves on by one; the two oldest are kept together.
fn age<T: Copy>(generations: &mut [T; GENERATIONS], none: T, join: impl Fn(T, T) -> T) {
    let last = GENERATIONS - 1;
    generations[last] = join(generations[last], generations[last - 1]);
    for index in (1..last).rev() {
        generations[index] = generations[index - 1];
    }
    generations[0] = none;
}
